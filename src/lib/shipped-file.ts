/**
 * A data file that ships with the site, fetched when it is first asked for and then kept.
 *
 * @param path address of the file in the build, without the first slash
 * @param read makes of its JSON what is wanted; throws for anything else, such as a captive portal's response
 * @returns what fetches it; rejects when it cannot be loaded, and the next call tries again
 */
export function shippedFile<Content>(
  path: string,
  read: (json: unknown) => Content,
): () => Promise<Content> {
  let loading: Promise<Content> | undefined;
  return () => {
    loading ??= fetchJson(path).then(read);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response.json();
}
