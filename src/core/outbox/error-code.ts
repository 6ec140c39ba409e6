/**
 * What an attempt's `response` holds where no server gave one: codes, which pages put into words. A server's
 * own words begin with its status.
 */
export const ERROR_CODES = {
  /** Nothing came back from the mail service. */
  noAnswer: '@no-answer',
  /** Nothing came back, and our own server could not be reached either. */
  offline: '@offline',
  /** No request left this device. */
  unsent: '@unsent',
  /** Something answered in the mail service's place, such as a captive portal. */
  notTheService: '@not-the-service',
  /** Page or worker ended while it was being sent. */
  closed: '@closed',
  /** The build has no mail settings. */
  noSettings: '@no-settings',
} as const;

const SILENT: ReadonlySet<string> = new Set([
  '',
  ERROR_CODES.noAnswer,
  ERROR_CODES.offline,
  ERROR_CODES.notTheService,
  ERROR_CODES.closed,
]);

/** Whether nobody told the end of a post with this response. Empty: it is still under way. */
export const isSilence = (response: string): boolean => SILENT.has(response);

/**
 * Whether a post with this response may have been delivered all the same. Of answers, which begin with their status,
 * only a refusal says that nothing was done: 4xx (RFC 9110, 15.5), but for 408, which gateways say as they say 504.
 */
export const isUncertain = (response: string): boolean =>
  isSilence(response) || /^(?:[^\D4]|408)/.test(response);
