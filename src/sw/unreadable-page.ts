import { entries, pages } from './manifest.ts';

/** The page in place of one that can be neither read from this device nor fetched. It has no part in any file. */
export function unreadablePage(): Response {
  const style = entries.find(({ url }) => /^\/assets\/index-.*\.css$/.test(url));
  const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page needs a network</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style?.url}">
<main class="container section">
<h1>This page needs a network</h1>
<p>Its copy on this device is missing or damaged. It is fetched again when there is a network.</p>
<p>Messages and documents that you saved here are kept.</p>
<p class="d-flex gap-3"><a class="btn btn-primary" href="">Try again</a><a class="btn btn-text" href="/">Home</a></p>
</main>`;
  return new Response(html, { status: 503, headers: pages.headers });
}
