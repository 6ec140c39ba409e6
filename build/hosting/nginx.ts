import { SHARE_PATH } from '../../src/core/locker/share-target.ts';
import { type HeaderRule, NO_FILE } from '../server/headers.ts';
import { CONTENT_TYPES, TEXT_TYPES } from './content-types.ts';
import type { HostedLanguage } from './hosted-language.ts';
import { elsewherePatterns, inLanguage, PAGE_LIKE, pageRules } from './page-rules.ts';
import { SHARED_TO_SERVER } from './share-answer.ts';

/**
 * Configuration of one site for nginx, for a folder such as `conf.d`. Headers are maps and not `location`s: a
 * `location` that adds one header drops all outside of it.
 */
export const nginxConfig = (
  rules: readonly HeaderRule[],
  languages: readonly HostedLanguage[],
): string => `# Written by the build.

# File of each page, in any letter case. A name that no file has: not listed.
map $uri $site_file {
${pageRules(languages)
  .map(({ pattern, file }) => `  "~*${pattern}" ${file};`)
  .join('\n')}
  "~${PAGE_LIKE}" /.unlisted;
  default $uri;
}

map $http_accept $site_wants_page {
  ~text/html 1;
  default 0;
}

# A query does not begin as before, see path-elsewhere.ts.
map $args $site_query {
  "~." "?&$args";
  default "";
}

# Where a page leads that is not there: to the one of the default language, or to the home page of its own.
map $uri $site_elsewhere {
${elsewherePatterns(languages)
  .map((pattern) => `  "~*${pattern}" $1$site_query;`)
  .join('\n')}
${languages
  .filter(({ prefix }) => prefix)
  .map(({ prefix }) => `  "~*${inLanguage(prefix)}" ${prefix};`)
  .join('\n')}
  default /;
}

${headerNames(rules)
  .map((name) => headerMap(name, rules))
  .join('\n\n')}

# No error and no redirect is kept: what is missing today may be there tomorrow.
map $status $${variable('Cache-Control')} {
  "~^(?:2|304$)" $${mapped('Cache-Control')};
  default ${NO_FILE['Cache-Control']};
}

server {
  listen 80;
  root /usr/share/nginx/html;

  server_tokens off;
  absolute_redirect off;

  types {
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
  }
  # A part that is not there would be an error with the headers of the file.
  max_ranges 0;
  charset utf-8;
  charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};

  # With the module ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static), which sends the .br files:
  #brotli_static on;
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')} application/pdf;

${headerNames(rules)
  .map((name) => `  add_header ${name} $${variable(name)} always;`)
  .join('\n')}

  location / {
    try_files $site_file @unlisted;
  }

  location @unlisted {
    if ($site_wants_page) {
      return 302 $site_elsewhere;
    }
    return 404;
  }

  # Files that were shared while the worker was missing are read and not kept.
  location = ${SHARE_PATH} {
    client_max_body_size 0;
    if ($request_method != POST) {
      return 302 /;
    }
    return 303 "${SHARED_TO_SERVER}";
  }
}
`;

const headerNames = (rules: readonly HeaderRule[]) => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
];

const variable = (name: string) => `site_${name.toLowerCase().replaceAll('-', '_')}`;

/** What a path alone says of a header: all there is, but for what depends on the status as well. */
const mapped = (name: string) => (name in NO_FILE ? `${variable(name)}_of_file` : variable(name));

/** A header by path. The first pattern that matches counts, so the last rule comes first; an empty one is not sent. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const values = rules
    .filter(({ headers, without }) => name in headers || without?.includes(name))
    .reverse();
  return [
    `map $uri $${mapped(name)} {`,
    ...values.map(({ path, headers }) => `  "~${asPattern(path)}" "${headers[name] ?? ''}";`),
    '  default "";',
    '}',
  ].join('\n');
}

const asPattern = (path: string) => {
  const text = path.replace(/\*$/, '').replaceAll('.', '\\.');
  return path.endsWith('*') ? `^${text}` : `^${text}$`;
};
