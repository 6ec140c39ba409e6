/** Times as they are said, शाम 7:30; they become hours and minutes of 24 hours. */
const TIME = /(सुबह|दोपहर|शाम|रात) (\d{1,2}):(\d{2})(?![\d:])/g;

function onTheClock(_: string, period: string, hour: string, minutes: string): string {
  const said = Number(hour);
  const isLater =
    period === 'शाम' ||
    (period === 'दोपहर' && said < 12) ||
    (period === 'रात' && said >= 7 && said < 12);
  return `${period === 'रात' && said === 12 ? 0 : said + (isLater && said < 12 ? 12 : 0)}:${minutes}`;
}

/** A text with its times as English has them. */
export const withPlainFigures = (text: string): string => text.replace(TIME, onTheClock);
