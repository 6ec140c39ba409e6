import type { ReactElement } from 'react';

export const fullName = 'पूरा नाम';
export const emailAddress = 'ईमेल';
export const apiOfInterest = 'कौन-सा API चाहिए';
export const chooseApi = 'API चुनें';
export const signUp = 'साइन अप करें';
export const submitting = 'जमा कर रहे हैं...';
export const haveAccount = (login: ReactElement) => <span>पहले से खाता है? {login}</span>;
export const login = 'लॉगिन करें';

export const failed = 'साइन अप नहीं हो सका। कृपया फिर कोशिश करें।';
export const fieldMissing = 'कृपया सभी खाने भरें।';
export const nameWrong = 'नाम में सिर्फ़ अक्षर होने चाहिए।';
export const phoneWrong = 'कृपया सही मोबाइल नंबर डालें।';
export const emailWrong = 'कृपया सही ईमेल पता डालें।';

export const doneHeading = 'साइन अप हो गया!';
export const welcome = (name: ReactElement) => <span>{name} जी, आपका स्वागत है।</span>;
export const leavesShortly = 'आपको अभी आगे ले जाया जाएगा।';
export const ok = 'ठीक है';
