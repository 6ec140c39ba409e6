import { describe, expect, it } from 'vitest';
import { checkNew } from '#features/locker/lock/passphrase-checks.ts';

const said = (passphrase: string) => checkNew({ passphrase, again: passphrase }).passphrase;

describe('a common passphrase', () => {
  // NCSC and Troy Hunt's 100,000 most hacked passwords (2019), and NordPass's commonest in India (2021 to 2023), of
  // those with at least eight characters.
  it.each([
    'password',
    'Password1',
    'PASSWORD123!',
    '12345678',
    '1q2w3e4r5t',
    'qwerty123',
    'iloveyou',
    'sunshine2024',
    'football',
    'p@ssw0rd',
    'P@ssw0rd1',
    'Pass@1234',
    'Admin@123',
    'India@123',
    'Abcd@1234',
    'Welcome@123',
    'krishna108',
    'computer',
    'superman',
    '9876543210',
    '15081947',
    'ｐａｓｓｗｏｒｄ',
    '१२३४५६७८',
  ])('%s is refused, with advice on length', (passphrase) => {
    expect(said(passphrase)).toMatch(/longer.*four unrelated words/);
  });

  it('does not include unusual words in any script, or many digits', () => {
    const own = [
      'seven painted kolams',
      'मेरी लाल साइकिल नदी',
      'சிவப்பு மிதிவண்டி',
      '3141592653589793238',
    ];
    for (const passphrase of [...own, 'password of my own making'])
      expect(said(passphrase)).toBeUndefined();
  });
});
