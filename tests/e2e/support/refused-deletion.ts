import type { Page } from 'playwright/test';

/** The cache refuses to delete once, as a disk that fails does. */
export const refuseOneDeletion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { delete: real } = Cache.prototype;
    Cache.prototype.delete = () => {
      Cache.prototype.delete = real;
      return Promise.reject(new DOMException('', 'UnknownError'));
    };
  });
