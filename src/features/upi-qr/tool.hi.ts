/** Name, title and line of the tool. */
export const texts = {
  'QR poster': 'QR पोस्टर',
  'UPI QR and poster': 'UPI QR और पोस्टर',
  'Print it or show it on the counter': 'प्रिंट करें या काउंटर पर दिखाएँ',
};
