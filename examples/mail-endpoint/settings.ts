import type { Store } from './store.ts';

/** What an endpoint is told when it is deployed. Only the first four may be read by others. */
export interface Settings {
  /** Origins of the site, with commas between them: `https://www.example.com`. */
  ALLOWED_ORIGINS: string;
  /** Address and name that mails come from, on a domain that the mail API knows as yours. */
  MAIL_FROM: string;
  /** Where all mails go. No message can change it. */
  MAIL_TO: string;
  /** Where the mail API takes a mail, such as `https://api.resend.com/emails`. */
  MAIL_API_URL: string;
  /** Secret of the mail API. */
  MAIL_API_KEY: string;
  /** Remembers ids of what was sent, and which network has posted how often. */
  STORE: Store;
  /** Header in which your host names the visitor's address, and nothing else; `cf-connecting-ip` if empty. */
  CLIENT_ADDRESS_HEADER?: string;
}
