/** Stylesheets that are on their way, by their addresses. */
const arriving = new Map<string, Promise<unknown>>();

/**
 * What Vite puts around each `import()` of a build, under the name that it is called by: brings the stylesheets of what
 * is loaded in parallel, and waits for all. Reports failures by the event `vite:preloadError`, with the path of
 * the page that asked.
 *
 * @param files stylesheets, relative to the site
 */
export async function __vitePreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const { pathname: detail } = location;
  try {
    const [loaded] = await Promise.all([load(), ...files.map((file) => bring(`/${file}`))]);
    return loaded;
  } catch (error) {
    dispatchEvent(new CustomEvent('vite:preloadError', { detail }));
    throw error;
  }
}

/**
 * Puts a stylesheet into the document, unless it is there. One that failed is asked for again by the next who needs it.
 */
function bring(href: string): Promise<unknown> | undefined {
  if (arriving.has(href) || document.querySelector(`link[rel=stylesheet][href="${href}"]`))
    return arriving.get(href);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  const arrival = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS: ${href}`));
    };
  }).finally(() => arriving.delete(href));
  arriving.set(href, arrival);
  document.head.append(link);
  return arrival;
}
