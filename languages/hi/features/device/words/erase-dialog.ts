export const heading = 'यहाँ रखी हर चीज़ मिटाएँ?';
/** `what` is a list in words, which may be empty. */
export const text = (what: string) =>
  what
    ? `इस डिवाइस से यह सब मिट जाएगा: ${what}। सारी सेटिंग भी मिट जाएगी। कुछ भी वापस नहीं आ सकेगा। जो संदेश अभी जा रहा है, वह शायद फिर भी पहुँच जाए।`
    : 'इस डिवाइस से सारी सेटिंग मिट जाएगी। कुछ भी वापस नहीं आ सकेगा। जो संदेश अभी जा रहा है, वह शायद फिर भी पहुँच जाए।';
export const confirm = 'सब मिटाएँ';
export const exportFirst = 'पहले फ़ाइल में निकालें';
export const cancel = 'रद्द करें';
