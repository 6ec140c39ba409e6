export const noEmail = 'ईमेल नहीं है?';
export const putIntoMessage = 'अपना नंबर संदेश में डालें';
/** Of several numbers, one. */
export const putThis = (number: string) => `${number} संदेश में डालें`;
/** A line of the message. */
export const myNumber = (number: string) => `कृपया मुझे इस नंबर पर फ़ोन करें: ${number}`;
export const isInMessage = (number: string) =>
  `संदेश में लिख दिया है कि हम ${number} पर फ़ोन करें। ऊपर का ईमेल पता बस फ़ॉर्म पूरा करने के लिए है। उस पर कोई ईमेल नहीं जाएगा।`;
