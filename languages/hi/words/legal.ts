export const contents = 'इस पेज पर';
