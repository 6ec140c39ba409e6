/** The view of errors shows it. */
export const notLoaded = 'यह पेज लोड नहीं हो सका। नेटवर्क देख लें और फिर कोशिश करें।';
