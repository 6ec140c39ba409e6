/** Words before numbers that are named and not checked. */
export const OTHER_LABELS = {
  abha: ['ABHA', 'ABHA NUMBER', 'HEALTH ID', 'आभा'],
  tan: ['TAN'],
  din: ['DIN'],
  uan: ['UAN', 'PF UAN'],
  udyam: ['UDYAM', 'UDYAM REGISTRATION', 'UDYOG AADHAAR', 'UAM', 'उद्यम'],
  fssai: ['FSSAI', 'FSSAI LIC'],
  iec: ['IEC', 'IE CODE'],
  swift: ['SWIFT', 'SWIFT CODE', 'BIC'],
  imei: ['IMEI', 'IMEI1', 'IMEI2'],
  arn: ['ARN'],
  stay: ['VISA', 'OCI', 'OCI CARD', 'PIO', 'PIO CARD', 'FRRO'],
} as const;

export type OtherKind = keyof typeof OTHER_LABELS;
