export const demo = 'डेमो';
export const back = 'पीछे';
export const reset = 'फिर से शुरू करें';
export const next = 'आगे';
export const leave = 'बंद करें';
export const install = 'इंस्टॉल करें';
export const again = 'फिर से शुरू करें';
export const place = (at: number, all: number) => `${all} में से ${at}`;
export const end = (all: number) => `सभी ${all} टूल देख लिए।`;
