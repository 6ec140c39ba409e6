import { Illustration } from '#components/Illustration.tsx';

/** Stands beside the list, where there is room, until a document is opened. */
export function NothingOpen() {
  return (
    <div className="panel locker-nothing">
      <Illustration name="locker" />
      <p>Choose View on a document to see it here.</p>
    </div>
  );
}
