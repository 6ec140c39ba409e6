import { brand } from '#languages/hi/brand.ts';

export const homeOfBrand = `${brand}, होम`;
export const skipToContent = 'मुख्य हिस्से पर जाएँ';
export const mainMenu = 'मुख्य मेनू';
export const contact = 'संपर्क करें';
export const signIn = 'लॉगिन करें';
export const search = 'खोजें';
export const searchFailed = 'खोज नहीं खुल सकी।';
export const openMenu = 'मेनू खोलें';
export const menuFailed = 'मेनू नहीं खुल सका। नेटवर्क देख लें और फिर कोशिश करें।';
export const tryWithoutNetwork = 'बिना नेटवर्क के आज़माएँ:';
export const allTools = (count: number) => `सभी ${count} टूल`;

export const loading = 'लोड हो रहा है...';
export const offline = 'आप ऑफ़लाइन हैं।';
export const savedPagesWork = 'सहेजे गए पेज फिर भी चलेंगे।';
export const toolsOffline = 'टूल';
export const dismissNotice = 'सूचना बंद करें';

export const errorTitle = 'ऐप में अचानक गड़बड़ी!';
export const reload = 'पेज फिर खोलें';
export const home = 'होम';
