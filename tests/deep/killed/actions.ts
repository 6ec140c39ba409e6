import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { send, write } from '../../e2e/support/contact-form.ts';
import { lockPanel } from '../../e2e/support/locker-lock.ts';
import { button, importBackup, textUpload } from '../../e2e/support/locker-page.ts';
import { open } from '../../e2e/support/open.ts';
import { accept, prompt } from '../../e2e/support/update.ts';
import { checkForUpdate, workerInControl } from '../../e2e/support/worker.ts';
import type { Random } from '../../unit/simulation/random.ts';
import type { Device } from './device.ts';
import type { Kept } from './kept.ts';
import { enterLocker, saveBackup } from './locker.ts';

const UPLOAD_BYTES = 300_000;

/** What somebody does. Resolves when the moment has come that is killed; what follows goes on alone. */
export interface Action {
  /** The browser dies up to so many milliseconds after that moment. */
  within: number;
  begin(page: Page, device: Device, kept: Kept, random: Random): Promise<void>;
}

/** What goes on after the moment that is killed: the browser may be gone in the middle. */
const goOn = (work: Promise<unknown>): void => void work.catch(() => {});

export const ACTIONS: Record<string, Action> = {
  send: {
    within: 1_500,
    async begin(page, { site }, kept, random) {
      await open(page, '/contact');
      await workerInControl(page);
      site.isCutOff = random.chance(0.5);
      const text = `Message ${kept.messages.length} of a device that dies`;
      kept.messages.push({ text, isSaved: false, isThanked: false });
      await write(page, text);
      goOn(send(page));
    },
  },
  upload: {
    within: 1_500,
    async begin(page, _device, kept, random) {
      await enterLocker(page, kept.passphrases);
      const names = Array.from({ length: 6 }, () => `File ${kept.nextFile++}`);
      const files = names.map((name) => {
        const text = `${name} says so. `.repeat(random.whole(1, UPLOAD_BYTES / 20));
        kept.uploads.set(name, { text, isKept: false });
        return textUpload(`${name}.txt`, text);
      });
      goOn(page.getByLabel('Files to upload').setInputFiles(files));
    },
  },
  seal: {
    within: 2_500,
    async begin(page, _device, kept) {
      const opened = await enterLocker(page, kept.passphrases);
      const next = `painted kolams number ${kept.nextPassphrase++}`;
      const panel = lockPanel(page, opened ? 'The lock is on' : 'Lock with a passphrase');
      await button(page, opened ? 'Change passphrase' : 'Set a passphrase').click();
      if (opened) await panel.getByLabel('Current passphrase', { exact: true }).fill(opened);
      await panel.getByLabel('New passphrase', { exact: true }).fill(next);
      await panel.getByLabel('The same passphrase again', { exact: true }).fill(next);
      kept.passphrases = [...(opened ? [opened] : []), next];
      kept.mayBeOpen = !opened;
      goOn(button(page, opened ? 'Change it' : 'Set the lock').click());
    },
  },
  restore: {
    within: 1_500,
    async begin(page, _device, kept) {
      await enterLocker(page, kept.passphrases);
      const archive = `${kept.folder}/backup.zip`;
      await writeFile(archive, kept.nextBackup());
      goOn(importBackup(page, archive));
    },
  },
  'back up': {
    within: 1_000,
    async begin(page, _device, kept) {
      const opened = await enterLocker(page, kept.passphrases);
      page.on('download', (download) => {
        goOn(download.path().then((archive) => kept.noteBackup(archive)));
      });
      goOn(saveBackup(page, opened !== undefined));
    },
  },
  update: {
    within: 3_000,
    async begin(page, { site }, kept) {
      await open(page, '/');
      await workerInControl(page);
      await site.deploy(site.dist === kept.builds[0] ? kept.builds[1] : kept.builds[0]);
      goOn(
        checkForUpdate(page).then(async () => {
          await prompt(page).waitFor();
          await accept(page);
        }),
      );
    },
  },
};
