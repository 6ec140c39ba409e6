const BOUNDARY = 'sandbox';

/** Content type of a form of a sample. */
export const formType = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form of files by field, as it is sent (RFC 7578); the files are empty. */
export const formText = (form: Readonly<Record<string, string>>): string =>
  [
    ...Object.entries(form).map(
      ([name, file]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n\r\n`,
    ),
    `--${BOUNDARY}--`,
  ].join('');
