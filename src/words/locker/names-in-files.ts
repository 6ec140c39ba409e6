/**
 * What the site itself calls samples, issuers and documents without a title, by the codes that are stored, as files
 * have it: in English for readers of every language, so there is no translation of this module. Samples in the order of
 * `SAMPLES`.
 */
export const namesInFiles = {
  samples: [
    { title: 'Aadhaar Card', issuedBy: 'UIDAI' },
    { title: 'Driving Licence', issuedBy: 'Transport Department' },
    { title: 'Class XII Marksheet', issuedBy: 'CBSE' },
  ],
  issuers: { visitor: 'You', outside: 'Another app or website', backup: 'A backup' },
  untitled: 'Document',
};
