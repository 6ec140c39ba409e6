/** The title of the page that called somebody to write to us, which the message then begins with; else empty. */
export let calledFrom = '';

/** Notes a press on a link to the contact page. Links of the frame around all pages are about no page. */
export function noteCall(link: Element): void {
  calledFrom = link.closest('main') ? document.title : '';
}
