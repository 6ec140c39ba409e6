export const of = (done: string, total: string) => `${done} of ${total}`;
