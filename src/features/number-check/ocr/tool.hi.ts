/** Name, title and line of the tool. */
export const texts = {
  'OCR of documents': 'दस्तावेज़ का OCR',
  'Finds numbers in text from a scan': 'स्कैन के टेक्स्ट में नंबर खोजता है',
};
