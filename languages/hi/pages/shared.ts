import english from '#copy/pages/shared.ts';
import { translate } from '#copy/translate.ts';

export default translate(english, {
  'Shared document': 'शेयर किया हुआ दस्तावेज़',
  'A link to a document in a locker. It opens on the device that holds the document and nowhere else.':
    'लॉकर में रखे दस्तावेज़ का लिंक। यह उसी डिवाइस पर खुलता है, जिस पर दस्तावेज़ है। और कहीं नहीं।',
  'A link from a document locker opens on the device that holds the document.':
    'दस्तावेज़ लॉकर का लिंक उसी डिवाइस पर खुलता है, जिस पर दस्तावेज़ है।',
  'Document locker': 'दस्तावेज़ लॉकर',
  'This document is on another device': 'यह दस्तावेज़ किसी दूसरे डिवाइस पर है',
  'It is kept on the device that shared it; the link holds no copy. Ask its owner to send you the file, or open your own locker.':
    'यह उसी डिवाइस पर है, जिससे शेयर हुआ। लिंक में इसकी कॉपी नहीं है। जिनका है, उनसे फ़ाइल मँगा लें, या अपना लॉकर खोलें।',
});
