export const title = 'नई जाँच';
export const wrongLength = (length: number) => `नंबर 9 अक्षरों का होता है। यह ${length} का है।`;
