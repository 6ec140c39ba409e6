// `npm run audit-host -- https://www.example.com`: judges a deployed site. Ends with 1 if something must be mended.
import { runnerImport } from 'vite';

const url = process.argv[2];
if (!URL.canParse(url)) {
  console.error('Which site? npm run audit-host -- https://www.example.com');
  process.exit(2);
}
const { asTable, audit } = (await runnerImport('./build/hosting/audit/audit.ts')).module;
const verdicts = await audit(url);
console.log(asTable(verdicts));
process.exitCode = verdicts.some(({ outcome }) => outcome === 'FAIL') ? 1 : 0;
