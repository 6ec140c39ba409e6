export const IFSC_LABELS = ['IFSC', 'IFS', 'RTGS/NEFT IFSC', 'NEFT IFSC', 'आईएफएससी'] as const;
