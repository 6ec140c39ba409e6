import { Note } from '#components/Note.tsx';

/** Why a whole form did not go through, above it. Takes no room without a text. */
export function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Note tone="danger" role="alert">
      <p>{text}</p>
    </Note>
  );
}
