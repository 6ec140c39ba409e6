import { SHARE_PATH } from '../../src/core/locker/share-target.ts';
import type { HeaderRule } from '../server/headers.ts';
import { CONTENT_TYPES, TEXT_TYPES } from './content-types.ts';
import { PAGE_LIKE, pageRules } from './page-rules.ts';
import { SHARED_TO_SERVER } from './share-answer.ts';

/** Configuration of one site for Caddy. In a `route` directives stand in the order in which they count. */
export const caddyfile = (
  rules: readonly HeaderRule[],
  prefixes: readonly string[],
): string => `# Written by the build.
# A domain in the place of :80 makes Caddy fetch a certificate and serve HTTPS.
:80 {
	root * /srv

	# File of each page, whatever the letter case. A name that no file has: not listed.
	map {path} {site_file} {
${pageRules(prefixes)
  .map(({ pattern, file }) => `\t\t"~(?i)${pattern}" ${file}`)
  .join('\n')}
		"~${PAGE_LIKE}" /.unlisted
		default {path}
	}

	route {
		# Files that were shared while the worker was missing are read and not kept.
		@shared {
			method POST
			path ${SHARE_PATH}
		}
		redir @shared "${SHARED_TO_SERVER}" 303

${rules.map(headerBlocks).join('\n')}

		@other not method GET HEAD
		respond @other 405

		rewrite * {site_file}
${Object.entries(CONTENT_TYPES)
  .map(
    ([ending, type]) => `\t\t@${ending} path *.${ending}
\t\theader @${ending} Content-Type "${withCharset(type)}"`,
  )
  .join('\n')}
		encode gzip
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		@page {
			expression {err.status_code} == 404
			header Accept *text/html*
		}
		redir @page / 302
		respond "{err.status_code} {err.status_text}"
	}
}
`;

const withCharset = (type: string) => (TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type);

/** What is taken away has a block of its own: Caddy does it last, with all that stands in the same block. */
function headerBlocks({ path, headers, without = [] }: HeaderRule): string {
  const set = Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  const removed = without.map((name) => `-${name}`);
  return [set, removed]
    .filter((fields) => fields.length > 0)
    .map((fields) =>
      [`\t\theader ${path} {`, ...fields.map((field) => `\t\t\t${field}`), '\t\t}'].join('\n'),
    )
    .join('\n');
}
