import type { ReactElement } from 'react';

export const askForKey = 'Run the sandbox on your machine: see the API reference.';
export const fields = 'Request fields';
export const sendAs = (contentType: ReactElement, live: ReactElement) => (
  <span>
    Send them as {contentType}. The sample calls the sandbox; in production, call {live}.
  </span>
);
export const headers = 'Request headers';
export const headersTable = 'Headers of the request';

export const eachError = 'What each error means';
export const sandbox = 'Values for the sandbox';
export const sandboxText = (field: ReactElement) => (
  <span>Each of these test values for {field} is made up, and returns the status next to it.</span>
);
export const value = 'Value';
export const status = 'Status';
export const meaning = 'Meaning';

export const related = 'Other verification APIs';
