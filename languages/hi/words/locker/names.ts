/** What pages show where the site itself names a document or its issuer. */
export const names = {
  samples: [
    { title: 'आधार कार्ड', issuedBy: 'UIDAI' },
    { title: 'ड्राइविंग लाइसेंस', issuedBy: 'परिवहन विभाग' },
    { title: '12वीं की मार्कशीट', issuedBy: 'CBSE' },
  ],
  issuers: { visitor: 'आप', outside: 'कोई दूसरा ऐप या वेबसाइट', backup: 'कोई बैकअप' },
  untitled: 'दस्तावेज़',
};
