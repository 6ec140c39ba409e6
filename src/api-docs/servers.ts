/** Base addresses of the API. They end in `.example`, which leads nowhere. */
export const SANDBOX = 'https://sandbox.kolam.example';
export const PRODUCTION = 'https://api.kolam.example';

/** Stands in every sample where a reader puts a key of their own. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';
