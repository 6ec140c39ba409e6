/** Name, title and line of the tool. */
export const texts = {
  'Sign-up form': 'साइन अप फ़ॉर्म',
  'Name, phone and the API you want': 'नाम, फ़ोन और जो API चाहिए',
};
