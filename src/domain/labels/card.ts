export const CARD_LABELS = ['CARD', 'DEBIT CARD', 'CREDIT CARD', 'CC', 'कार्ड'] as const;
