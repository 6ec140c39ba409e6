/**
 * Where merchants sign in, as `VITE_LOGIN_URL` says it. Undefined where it is empty, or no address of a
 * web page: a build with a wrong setting must not lead anywhere else.
 */
export function loginAddress(setting: string | undefined): URL | undefined {
  try {
    const url = new URL(setting ?? '');
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}
