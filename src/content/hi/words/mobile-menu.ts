export const menu = 'मेनू';
export const closeMenu = 'मेनू बंद करें';
export const search = 'टूल और पेज खोजें';
export const tools = 'टूल, नेटवर्क नहीं चाहिए';
export const all = (count: number) => `सभी ${count}`;
export const contact = 'संपर्क करें';
export const login = 'लॉगिन करें';
export const rates = 'रेट';
