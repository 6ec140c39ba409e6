/** Who is signed in, by the code that is stored. */
export const accounts = { sample: 'Sample Visitor' };
