export const phone = 'फ़ोन';
export const email = 'ईमेल';
export const office = 'ऑफ़िस';
export const support = 'मदद का समय';
