let about: string | undefined;

/** Notes that somebody is called to write to us from this page, whose name the message then begins with. */
export function noteCall(): void {
  [about] = document.title.split(' · ');
}

/** The page from which somebody was called to write, if anybody was. It is told once. */
export function takeCall(): string | undefined {
  const called = about;
  about = undefined;
  return called;
}
