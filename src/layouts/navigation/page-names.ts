import { company, prefix } from '#content/en/words/language.ts';

/** How a page is known outside of its own text. `title` is without the brand. */
export interface PageNames {
  title: string;
  description?: string;
  /** Canonical path. */
  path?: string;
}

/** Title, description and canonical address in the document's head follow the page shown. */
export function describePage({ title, description, path }: PageNames): void {
  document.title = `${title} · ${company.brand}`;
  if (description)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path && canonical) canonical.href = new URL(prefix + path, canonical.href).href;
}
