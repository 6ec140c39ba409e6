/** Words that are the same in every worked example. */
export const words = {
  ribbon: 'Example',
  earned: { name: 'What you do', count: 'Per day', sum: 'Earned' },
  paid: { name: 'What you use', count: 'Per day', sum: 'You pay' },
  arrives: { name: 'Paid by', fee: 'Your fee', sum: 'Reaches you' },
  each: (rate: string) => `${rate} each`,
  fewer: (name: string) => `Fewer: ${name}`,
  more: (name: string) => `More: ${name}`,
  sums: (title: string) => `${title}, in all`,
  day: 'In a day',
  month: (days: number) => `In a month of ${days} days`,
  feeOf: (name: string) => `Fee in percent: ${name}`,
  off: (fee: string, gst: string) => `less ${fee} and GST\u00a0${gst}`,
  nothingOff: 'nothing taken off',
  wrongFee: (name: string, most: string) =>
    `${name}: type a fee between 0 and ${most} percent, such as 1.95. The sum has not changed.`,
  fine: 'Example only. Rates are samples, not our price list; your own are in your agreement.',
};
