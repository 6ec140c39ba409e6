export const BILLER_LABELS = ['BILLER', 'BBPS', 'BILLER ID', 'बिलर'] as const;
