import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, type Page } from 'playwright/test';
import { backupOf } from '../../e2e/support/backup-of.ts';
import { documentsOnDisk, idsOfFiles } from '../../e2e/support/locker-page.ts';
import { open } from '../../e2e/support/open.ts';
import type { Site } from '../../e2e/support/site.ts';
import type { Device } from './device.ts';
import { enterLocker, filesOfBackup } from './locker.ts';

/** So many more documents than the last one has each backup that is restored, so that every restore brings some. */
const MORE_PAPERS = 10;

/** What says that something is kept from now on. */
export const SAYS_KEPT =
  /^(?:Saved|Thank you!|File \d+$|Paper \d+$|\d+ documents? added|The passphrase is changed|The lock is on)/;

const PAGES = ['/', '/contact', '/outbox', '/digilocker'];
const OF_A_PAPER = /^11111111-1111-4111-8111-0*(\d+)$/;
/** What is in every paper, as `backupOf` makes it. */
const TEXT_OF_A_PAPER = 'hello';

/** What a device was told that it keeps, and what else it may keep. */
export class Kept {
  readonly folder: string;
  readonly builds: [string, string];
  readonly messages: { text: string; isSaved: boolean; isThanked: boolean }[] = [];
  readonly uploads = new Map<string, { text: string; isKept: boolean }>();
  nextFile = 0;
  nextPassphrase = 0;
  /** Each may be the locker's. */
  passphrases: string[] = [];
  /** Whether it may have no lock. */
  mayBeOpen = true;
  /** How many documents the last backup has. They are called `Paper 0` and so on. */
  papersInBackup = 0;
  /** Which papers of backups were shown, said to be added or found after a start. */
  readonly papers = new Set<number>();

  constructor(folder: string, builds: [string, string]) {
    this.folder = folder;
    this.builds = builds;
  }

  /** Takes over what a device said before it died. */
  note(device: Device): void {
    const message = this.messages.at(-1);
    if (message && device.hasSaid(/^Saved/)) message.isSaved = true;
    if (message && device.hasSaid('Thank you!')) message.isThanked = true;
    for (const [name, upload] of this.uploads) if (device.hasSaid(name)) upload.isKept = true;
    const isSaidWhole = device.hasSaid(/^\d+ documents? added\.(?!.*ended early)/);
    for (let paper = 0; paper < this.papersInBackup; paper++)
      if (isSaidWhole || device.hasSaid(`Paper ${paper}`)) this.papers.add(paper);
    if (device.hasSaid('The passphrase is changed.')) this.passphrases = this.passphrases.slice(-1);
    if (this.passphrases.length > 0 && device.hasSaid('The lock is on')) this.mayBeOpen = false;
  }

  /** A backup with the documents of the last one, and some more. */
  nextBackup(): Uint8Array {
    this.papersInBackup += MORE_PAPERS;
    return backupOf(this.papersInBackup);
  }

  /** A backup that was there before the device died is a whole one. */
  async noteBackup(archive: string): Promise<void> {
    const files = Object.keys(unzipSync(await readFile(archive)));
    expect(files).toContain('kolam-locker.json');
  }

  /** Every page opens without a network, and is one of a build. */
  async expectOffline(page: Page, site: Site): Promise<void> {
    await site.stop();
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('heading', { name: 'This page needs a network' })).toHaveCount(0);
    }
    site.isCutOff = false;
    await site.start();
  }

  /**
   * The locker opens. A restore brings some papers at a time and says that it has ended when all are there: a kill may
   * leave the first of them, each with its bytes, and of what was shown or found before none is missing.
   */
  async expectLocker(page: Page): Promise<void> {
    const opened = await enterLocker(page, this.passphrases.toReversed());
    if (!opened) expect(this.mayBeOpen, 'a lock that was set is still there').toBe(true);
    this.passphrases = opened ? [opened] : [];
    this.mayBeOpen = !opened;
    const ids = (await documentsOnDisk(page)).map(([id]) => id);
    const ofPapers = ids.filter((id) => OF_A_PAPER.test(id)).toSorted();
    const papers = ofPapers.map((id) => Number(OF_A_PAPER.exec(id)?.[1]));
    expect(papers, 'the first papers of a backup').toEqual([...papers.keys()]);
    expect(papers, 'papers that were shown').toEqual(expect.arrayContaining([...this.papers]));
    expect(await idsOfFiles(page), 'each with its bytes').toEqual(expect.arrayContaining(ofPapers));
    for (const paper of papers) this.papers.add(paper);
  }

  /** Every file that was shown is in a backup with all its bytes, and no other is there in part. */
  async expectFiles(page: Page): Promise<void> {
    const opened = await enterLocker(page, this.passphrases);
    const texts = await filesOfBackup(page, opened !== undefined);
    for (const paper of this.papers)
      expect(texts.get(String(paper)), `Paper ${paper} is whole`).toBe(TEXT_OF_A_PAPER);
    for (const [name, { text, isKept }] of this.uploads) {
      const found = texts.get(name);
      if (isKept) expect(found, `${name} was shown`).toBeDefined();
      if (found !== undefined) expect(found === text, `${name} is whole`).toBe(true);
    }
  }

  /** What was saved is delivered, and no text comes under two ids. */
  async expectDelivered(page: Page, site: Site): Promise<void> {
    await open(page, '/outbox');
    const sendNow = page.getByRole('button', { name: /^Send now/ });
    const isEmpty = page.getByText('No messages are waiting');
    await expect
      .poll(
        async () => {
          if (await isEmpty.isVisible()) return true;
          if ((await sendNow.count()) > 0) await sendNow.first().click({ timeout: 1_000 });
          return false;
        },
        { timeout: 200_000, intervals: [1_500] },
      )
      .toBe(true);
    for (const { text, isSaved, isThanked } of this.messages) {
      const mails = site.mails.filter(({ message }) => message === text);
      if (isSaved || isThanked) expect(mails.length, text).toBeGreaterThan(0);
      if (isThanked) expect(mails, `${text}: was thanked for`).toHaveLength(1);
      expect(new Set(mails.map(({ message_id }) => message_id)).size, text).toBeLessThanOrEqual(1);
    }
  }
}
