export const SAMPLES_MESSAGES = {
  title: 'Try one: it fills and runs',
  more: 'More cases',
};
