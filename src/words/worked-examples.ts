/** Words that are the same in every worked example. */
export const ribbon = 'Example';
export const sumsOf = {
  earned: { name: 'What you do', count: 'Per day', sum: 'Earned' },
  paid: { name: 'What you use', count: 'Per day', sum: 'You pay' },
};
export const arrives = { name: 'Paid by', fee: 'Your fee', sum: 'Reaches you' };
export const each = (rate: string) => `${rate} each`;
export const fewer = (name: string) => `Fewer: ${name}`;
export const more = (name: string) => `More: ${name}`;
export const sums = (title: string) => `${title}, in all`;
export const day = 'In a day';
export const month = (days: number) => `In a month of ${days} days`;
export const feeOf = (name: string) => `Fee in percent: ${name}`;
export const off = (fee: string, gst: string) => `less ${fee} and GST\u00a0${gst}`;
export const offWithoutGst = (fee: string) => `less ${fee}, without GST`;
export const allowed = (most: string) => `The rules allow at most ${most}%.`;
export const nothingOff = 'nothing taken off';
export const wrongFee = (name: string, most: string) =>
  `${name}: type a fee between 0 and ${most} percent, such as 1.95. The sum has not changed.`;
export const fine = 'Sample rates; your own are in your agreement.';
