/** Of a lock that is being set or taken off: how many documents and files can be read on the disk, of how many. */
export const halfEncrypted = (phase: string, plain: number, all: number) => {
  const [some, of] = [plain.toLocaleString('en-IN'), all.toLocaleString('en-IN')];
  if (phase === 'unsealing')
    return `लॉक हटाया जा रहा है। ${of} में से ${some} दस्तावेज़ों और फ़ाइलों पर ताला (एन्क्रिप्शन) नहीं है।`;
  return `अभी सब पर ताला (एन्क्रिप्शन) नहीं लगा है। ${of} में से ${some} दस्तावेज़ और फ़ाइलें डिस्क पर अब भी पढ़ी जा सकती हैं।`;
};
export const goesOn =
  'लॉकर यहाँ खुला रहे, तो यह काम चलता रहता है। डिवाइस भरा हो, तो कुछ मिटाएँ या जगह खाली करें।';
export const goOnNow = 'काम अभी पूरा करें';
export const goesOnUnlocked = 'लॉक खोलने पर यह काम आगे चलेगा।';
