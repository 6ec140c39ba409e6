export const PAN_LABELS = ['PAN', 'PAN CARD', 'पैन', 'पैन कार्ड'] as const;
