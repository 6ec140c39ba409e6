export const demo = 'Demo';
export const back = 'Back';
export const reset = 'Reset';
export const next = 'Next';
export const leave = 'Leave';
export const install = 'Install';
export const again = 'Start again';
export const place = (at: number, all: number) => `${at} of ${all}`;
export const end = (all: number) => `That was all ${all}.`;
