import { enterOver } from '#components/dialogs/over-step.ts';
import { cancel } from '#words/components.ts';
import { leave, leaveTyped } from '#words/language.ts';

/**
 * Asks whether to follow a link, over all that is open: a menu too. The browser gives the focus back to the link. It is
 * made without a component: every page has it at hand, and few see it.
 */
export function askToLeave(link: HTMLAnchorElement): void {
  const dialog = made('dialog', ['panel', 'form-card']);
  dialog.setAttribute('aria-label', leaveTyped);
  const close = () => dialog.close();
  const follow = () => {
    close();
    link.dataset.sure = 'yes';
    link.click();
    delete link.dataset.sure;
  };
  const stay = button('btn-outline-primary', cancel, close);
  const answers = made('div', ['form-actions']);
  answers.append(button('btn-primary', leave, follow), stay);
  dialog.append(made('h2', ['h4'], leaveTyped), answers);
  document.body.append(dialog);
  const gone = enterOver(close);
  dialog.onclose = () => {
    dialog.remove();
    gone();
  };
  dialog.showModal();
  // The answer that loses nothing.
  stay.focus();
}

function made<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, classes: string[], text = '') {
  const element = document.createElement(tag);
  element.classList.add(...classes);
  element.textContent = text;
  return element;
}

function button(look: string, text: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(made('button', ['btn', look], text), { type: 'button', onclick });
}
