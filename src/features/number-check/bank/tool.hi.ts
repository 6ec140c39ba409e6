/** Name, title and line of the tool. */
export const texts = {
  'Bank and IFSC': 'बैंक और IFSC',
  'Bank, branch code, account format': 'बैंक, ब्रांच कोड, खाता नंबर का फ़ॉर्मेट',
};
