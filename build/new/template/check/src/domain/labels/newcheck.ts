export const NEWCHECK_LABELS = ['NEW CHECK', 'नई जाँच'] as const;
