import type { ReactElement } from 'react';

/** Where a copy may have arrived. */
export const earlierCopy =
  'पिछली कोशिश का पक्का जवाब नहीं आया। हो सकता है, संदेश पहुँच गया हो। यही संदेश फिर भेजने पर उसका नंबर वही रहता है। इसलिए दो आ गए, तो हम पहचान लेंगे। कुछ बदलने पर वह नया संदेश होगा।';
export const full = (most: number, outbox: ReactElement) => (
  <span>
    <span>{most}</span> संदेश पहले से इस डिवाइस पर रुके हैं। इससे ज़्यादा यहाँ नहीं रखे जाते। {outbox} से एक हटाएँ,
    या यह संदेश ऑनलाइन होने पर भेजें।
  </span>
);
