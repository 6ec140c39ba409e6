import { type Check, verdict } from './verdict.ts';

/** The site publishes a contact for security reports, and the licences of the work it contains. */
export const legalFiles: Check = async (host) => {
  const faults: string[] = [];
  const { status, text } = await host.ask('/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  if (status !== 200 || !/^Contact: \S/m.test(text)) faults.push(`security.txt answers ${status}`);
  else if (!(expires > Date.now())) faults.push('security.txt has expired: build and deploy again');
  for (const file of ['third-party-notices.txt', 'sbom.json']) {
    const answer = await host.ask(`/${file}`);
    if (answer.status !== 200) faults.push(`${file} answers ${answer.status}`);
  }
  const until = Number.isNaN(expires) ? '' : new Date(expires).toISOString().slice(0, 10);
  return verdict('security.txt and notices', { faults }, `good until ${until}`);
};
