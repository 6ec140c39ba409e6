import { Illustration } from '#components/Illustration.tsx';
import * as words from '#features/locker/words/list.tsx';

/** Shown next to the list, where there is room, until a document is opened. */
export function NothingOpen() {
  return (
    <div className="panel locker-nothing">
      <Illustration name="locker" />
      <p>{words.nothingOpen}</p>
    </div>
  );
}
