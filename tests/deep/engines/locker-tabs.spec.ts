import { button, ofDocument, text } from './find.ts';
import { filesFor, removeLicence, signIn, signOut, upload } from './locker-page.ts';
import { gone, open, press, shown, test } from './test.ts';

test('two tabs show the same locker', async ({ engine, site }) => {
  const { picture, licence } = filesFor(engine);
  await signIn(engine.tab, site.origin);
  const other = await engine.openTab();
  await open(other, `${site.origin}/digilocker`);
  await upload(engine.tab, [licence]);
  await shown(other, ofDocument('licence', 'View'));
  await upload(other, [picture]);
  await shown(engine.tab, ofDocument('icon-192', 'View'));
  await press(other, ofDocument('licence', 'View'));
  await shown(other, text('Trade licence 17/2024'));
  await removeLicence(engine.tab);
  await gone(other, ofDocument('licence', 'View'));
  await press(engine.tab, button('Undo'));
  await shown(other, ofDocument('licence', 'View'));
  await signOut(other);
  await shown(engine.tab, button('Sign in to DigiLocker'));
});
