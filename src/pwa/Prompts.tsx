/** The update prompt, else the install prompt, else nothing. */
export function Prompts() {
  return null;
}
