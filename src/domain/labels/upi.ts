export const UPI_LABELS = ['UPI', 'UPI ID', 'VPA', 'यूपीआई'] as const;
