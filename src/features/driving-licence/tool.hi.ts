/** Name, title and line of the tool. */
export const texts = {
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'State, office and validity': 'राज्य, RTO ऑफ़िस और वैधता',
};
