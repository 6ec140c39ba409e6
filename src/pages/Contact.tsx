import type { Page } from '#content/types.ts';
export default function Contact({ page }: { page: Page<'Contact'> }) {
  return <h1>{page.head.heading}</h1>;
}
