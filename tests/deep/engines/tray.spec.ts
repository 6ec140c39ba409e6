import type { Tab } from './engine.ts';
import { button, ofDocument, text } from './find.ts';
import { signIn } from './locker-page.ts';
import { expect, gone, installWorker, NO_SERVER, open, press, shown, test } from './test.ts';

const TRAY = "//section[@aria-labelledby='tray-title']";
const ofFile = (name: string, action: string) =>
  `${TRAY}//li[contains(.,'${name}')]//button[normalize-space()='${action}']`;

/** Files of another application: no share sheet of these engines knows the site, so a form brings them. */
const handOver = async (tab: Tab, files: Record<string, string>) => {
  const submitted = tab.run((given) => {
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'files',
      multiple: true,
    });
    const transfer = new DataTransfer();
    for (const [name, content] of Object.entries(given))
      transfer.items.add(new File([content], name));
    input.files = transfer.files;
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share-in', enctype: 'multipart/form-data' });
    form.append(input);
    document.body.append(form);
    // After this has returned: a page that is left answers nobody.
    setTimeout(() => form.submit());
  }, files);
  // On a busy machine its answer comes after it was left.
  await submitted.catch((error) => expect(`${error}`).toContain('context was destroyed'));
};

test('files that are handed over lie in the tray, until they are kept or discarded', async ({
  engine,
  site,
  isPrivate,
  leftOut,
  expectComplaints,
}) => {
  expectComplaints(NO_SERVER);
  await installWorker(engine.tab, site);
  await signIn(engine.tab, site.origin);
  await site.stop();
  await handOver(engine.tab, { 'Note.txt': 'rent is due', 'Bill.txt': 'paid' });
  await shown(engine.tab, ofFile('Note.txt', 'Keep'));
  await gone(engine.tab, ofDocument('Note', 'View'));
  if (isPrivate) leftOut('a restart: a private session forgets its tray, as it should');
  else {
    await engine.restart();
    await open(engine.tab, `${site.origin}/digilocker`);
  }
  const { tab } = engine;
  await press(tab, ofFile('Note.txt', 'Keep'));
  // It takes the focus, and with that the screen: what was pressed at the same moment is not there any more.
  await shown(tab, text('1 file kept'));
  await press(tab, ofDocument('Note', 'View'));
  await shown(tab, text('rent is due'));
  await press(tab, ofFile('Bill.txt', 'Discard'));
  await press(tab, button('Discard for good'));
  await gone(tab, TRAY);
  await tab.reload();
  await shown(tab, ofDocument('Note', 'View'));
  await gone(tab, TRAY);
});

test('without a worker what is handed over is kept by nobody, and that is said', async ({
  engine,
  site,
  expectComplaints,
}) => {
  // The last is what WebKit says where the page is left while the script is on its way.
  expectComplaints(/Failed to load resource|ServiceWorker|Cannot load \S+\/sw\.js/i);
  site.fault = ({ url }, response) => {
    if (url !== '/sw.js') return false;
    response.writeHead(404).end();
    return true;
  };
  const { tab } = engine;
  await open(tab, `${site.origin}/digilocker`);
  await handOver(tab, { 'Note.txt': 'rent is due' });
  await shown(tab, "//main//*[@role='alert']");
  await expect.poll(() => tab.run(() => location.pathname).catch(String)).toBe('/digilocker');
  await gone(tab, TRAY);
});
