/** Name, title and line of the tool. */
export const texts = {
  Contact: 'संपर्क करें',
  'Contact and outbox': 'संपर्क और आउटबॉक्स',
  'Write now, it goes when online': 'अभी लिखें, नेटवर्क आने पर जाएगा',
};
