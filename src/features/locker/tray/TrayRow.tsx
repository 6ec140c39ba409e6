import { Icon } from '#components/Icon.tsx';
import { endsAsOther, fileKind } from '#core/locker/first-bytes.ts';
import type { TrayFile } from '#core/locker/tray/tray-file.ts';
import { TrueName } from '#features/locker/TrueName.tsx';
import * as words from '#features/locker/words/tray.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { dayOf } from '#lib/day-of.ts';

interface TrayRowProps {
  file: TrayFile;
  onKeep: () => void;
  onDiscard: () => void;
}

/** One file of the tray: what it is called, what it is, and the two things that can become of it. */
export function TrayRow({ file, onKeep, onDiscard }: TrayRowProps) {
  const { id, name, bytes, head, arrivedAt } = file;
  const kind = fileKind(head);
  const nameId = `tray-${id}`;
  return (
    <li className="doc">
      <div className="loop loop-sm">
        <Icon name="doc" />
      </div>
      <div>
        <p className="tray__name" id={nameId}>
          <TrueName name={name} />
        </p>
        <p className="doc__meta">
          <span>{words.byFirstBytes(kind.label, bytesInWords(bytes))}</span>
          <br />
          <span>{words.arrived(dayInWords(dayOf(arrivedAt)))}</span>
        </p>
        {endsAsOther(name, kind) && (
          <p className="tray__warning">
            <Icon name="alert" className="i-sm" />
            {words.otherName}
          </p>
        )}
      </div>
      <div className="doc__act">
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          aria-describedby={nameId}
          onClick={onKeep}
        >
          {words.keep}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          aria-describedby={nameId}
          onClick={onDiscard}
        >
          {words.discard}
        </button>
      </div>
    </li>
  );
}
