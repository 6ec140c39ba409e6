export const VIRTUAL_ID_LABELS = ['VID', 'VIRTUAL ID', 'वर्चुअल'] as const;
