export const opensNewTab = '(नए टैब में खुलेगा)';
