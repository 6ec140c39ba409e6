/** Kinds of holders by the fourth letter of a PAN. */
export const holders = {
  A: 'लोगों का संघ, AOP',
  B: 'लोगों का समूह, BOI',
  C: 'कंपनी',
  F: 'फ़र्म या LLP',
  G: 'सरकार',
  H: 'हिंदू अविभाजित परिवार, HUF',
  J: 'कानून से बनी संस्था, AJP',
  L: 'नगर निगम, पंचायत वगैरह',
  P: 'व्यक्ति',
  T: 'ट्रस्ट',
};

export const otherHolder = 'किसी और तरह का मालिक';
