import type { ReactElement } from 'react';
import { ShownOnRequest } from '#catalogue/ShownOnRequest.tsx';
import ConfirmDialog from '#components/dialogs/ConfirmDialog.tsx';
import { OverPage } from '#components/dialogs/OverPage.tsx';
import PlainBackupDialog from '#components/dialogs/PlainBackupDialog.tsx';
import SignOutDialog from '#components/dialogs/SignOutDialog.tsx';

/** Samples of `src/components/dialogs`. */
export const dialogs = {
  ConfirmDialog: (
    <ShownOnRequest>
      {(hide) => (
        <ConfirmDialog
          heading="Delete the message?"
          text="It is not sent, and cannot be restored."
          confirm="Delete"
          onConfirm={hide}
          onCancel={hide}
        />
      )}
    </ShownOnRequest>
  ),
  PlainBackupDialog: (
    <ShownOnRequest>
      {(hide) => <PlainBackupDialog onConfirm={hide} onCancel={hide} />}
    </ShownOnRequest>
  ),
  OverPage: (
    <OverPage isOpen={false} onBack={() => {}}>
      Lies over the page.
    </OverPage>
  ),
  SignOutDialog: (
    <ShownOnRequest>
      {(hide) => (
        <SignOutDialog
          lock="off"
          isEncrypted={false}
          read={3}
          unread={1}
          tray={2}
          onConfirm={hide}
          onCancel={hide}
        />
      )}
    </ShownOnRequest>
  ),
} satisfies Record<string, ReactElement>;
