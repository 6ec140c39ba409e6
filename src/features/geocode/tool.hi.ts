/** Name, title and line of the tool. */
export const texts = {
  'Nearest place': 'पास की जगह',
  'Place from a point': 'लोकेशन से जगह',
  'Nearest town, also offline': 'सबसे पास का शहर, ऑफ़लाइन भी',
};
