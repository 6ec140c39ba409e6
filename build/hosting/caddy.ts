import { SHARE_PATH } from '../../src/core/locker/share-target.ts';
import { type HeaderRule, NO_FILE } from '../server/headers.ts';
import { CONTENT_TYPES, TEXT_TYPES } from './content-types.ts';
import type { HostedLanguage } from './hosted-language.ts';
import { elsewherePatterns, inLanguage, PAGE_LIKE, pageRules } from './page-rules.ts';
import { SHARED_TO_SERVER } from './share-answer.ts';

/** Configuration of one site for Caddy. In a `route` directives are in the order in which they apply. */
export const caddyfile = (
  rules: readonly HeaderRule[],
  languages: readonly HostedLanguage[],
): string => `# Written by the build.
# A domain in the place of :80 makes Caddy fetch a certificate and serve HTTPS.
:80 {
	root * /srv

	# File of each page, in any letter case. A name that no file has: not listed.
	map {path} {site_file} {
${pageRules(languages)
  .map(({ pattern, file }) => `\t\t"~(?i)${pattern}" ${file}`)
  .join('\n')}
		"~${PAGE_LIKE}" /.unlisted
		default {path}
	}

	# Where a page leads that is not there: to the one of the default language, or to the home page of its own.
	map {query} {site_query} {
		~.+ "?&{query}"
		default ""
	}
	map {path} {site_elsewhere} {
${elsewherePatterns(languages)
  .map((pattern) => `\t\t"~(?i)${pattern}" "$\{1}{site_query}"`)
  .join('\n')}
${languages
  .filter(({ prefix }) => prefix)
  .map(({ prefix }) => `\t\t"~(?i)${inLanguage(prefix)}" ${prefix}`)
  .join('\n')}
		default /
	}

	route {
		# Files that were shared while the worker was missing are read and not kept.
		@shared {
			method POST
			path ${SHARE_PATH}
		}
		header @shared ${NOT_KEPT}
		redir @shared "${SHARED_TO_SERVER}" 303

${rules.map(headerBlocks).join('\n')}

		@other not method GET HEAD
		header @other ${NOT_KEPT}
		respond @other 405

		# A condition that fails would be an error with the headers of the file.
${['Range', 'If-Match', 'If-Unmodified-Since'].map((name) => `\t\trequest_header -${name}`).join('\n')}

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

	# No error and no redirect is kept: what is missing today may be there tomorrow.
	handle_errors {
		header ${NOT_KEPT}
		@page {
			expression {err.status_code} == 404
			header Accept *text/html*
		}
		redir @page {site_elsewhere} 302
		respond "{err.status_code} {err.status_text}"
	}
}
`;

const NOT_KEPT = `Cache-Control "${NO_FILE['Cache-Control']}"`;

const withCharset = (type: string) => (TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type);

/** Removed headers get a separate block: Caddy applies it last, with everything in that block. */
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
