/** Of a tool that has lost something with the network, and what is added for those who do not see its place. */
export const partly = 'कुछ हिस्सा';
export const ofWhat = 'बिना नेटवर्क के चलता है';
