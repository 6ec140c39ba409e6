export const of = (done: string, total: string) => `${total} में से ${done}`;
