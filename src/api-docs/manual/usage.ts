import { SANDBOX_PORT } from '#api-docs/servers.ts';
import { SLUG } from '#facts/site.ts';

/** The file of the local sandbox, as it is downloaded. */
export const PROGRAM = `${SLUG}-sandbox.mjs`;

/** What `--help` says, and what the page of the console lists. */
export const USAGE = `Usage: node ${PROGRAM} [options]

  -p, --port NUMBER      ${SANDBOX_PORT} if left out; 0 takes a free one
  --forward URL          posts each event there, such as http://localhost:3000/hook
  --clock real|virtual   virtual: time passes by POST /sandbox/clock alone
  --seed NUMBER          the same ids in each run
  --log FILE             writes what was done there at the end
  --replay FILE          does a log again first: that, or one of the page
  --host ADDRESS         listens there; 127.0.0.1 if left out, in a container 0.0.0.0
  --allow-host NAME      may be called so: host.docker.internal, 10.0.2.2; may be repeated
  --allow-origin ORIGIN  a page of this origin may call
  -q, --quiet            says only where it is
  -h, --help             says this
`;
