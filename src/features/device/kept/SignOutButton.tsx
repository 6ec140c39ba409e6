import * as words from '#features/device/words/kept.ts';

interface SignOutButtonProps {
  /** Its whole name. */
  about: string;
  onPress: () => Promise<void>;
}

/** Ends a session that is kept here. */
export const SignOutButton = ({ about, onPress }: SignOutButtonProps) => (
  <button
    type="button"
    className="btn btn-outline-primary"
    aria-label={about}
    onClick={() => void onPress()}
  >
    {words.leave}
  </button>
);
