export const CIN_LABELS = ['CIN', 'LLPIN', 'FCRN'] as const;
