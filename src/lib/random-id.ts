/** A UUID of version 4 (RFC 9562, 5.4): `4` is the version, and `v` begins with the bits 10 of the variant. */
const FORM = 'xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx';

/** A random UUID, also where `randomUUID` is missing: on pages that came over plain HTTP. */
export const randomId = (): string =>
  FORM.replace(/[xv]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place === 'x' ? random & 15 : (random & 3) | 8).toString(16);
  });
