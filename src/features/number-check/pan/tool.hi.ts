/** Name, title and line of the tool. */
export const texts = {
  'Who the holder is, from one letter': 'व्यक्ति या कंपनी, एक अक्षर से',
};
