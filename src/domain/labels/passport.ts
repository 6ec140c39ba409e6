export const PASSPORT_LABELS = ['PASSPORT', 'E-PASSPORT', 'PPT', 'पासपोर्ट'] as const;
