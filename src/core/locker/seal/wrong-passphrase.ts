/** What was typed does not open the seal, or the backup. A changed seal gives the same; nothing tells them apart. */
export class WrongPassphrase extends Error {
  constructor() {
    super('wrong-passphrase');
    this.name = 'WrongPassphrase';
  }
}
