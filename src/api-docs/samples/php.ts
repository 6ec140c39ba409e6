import { ENV_PREFIX } from '#api-docs/names.ts';
import { indented, quoted } from './quoted.ts';
import type { SampleRequest } from './sample-request.ts';

/** The request with PHP's own cURL functions. */
export function php(
  { method, target, headers, json, form }: SampleRequest,
  origin: string,
): string {
  return [
    '<?php',
    `$request = curl_init(${quoted(origin + target)});`,
    'curl_setopt_array($request, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    '    CURLOPT_HTTPHEADER => [',
    `        'Authorization: Bearer ' . getenv('${ENV_PREFIX}_API_KEY'),`,
    ...headers.map(([name, value]) => `        ${quoted(`${name}: ${value}`)},`),
    ...(json ? ["        'Content-Type: application/json',"] : []),
    '    ],',
    ...(json ? [`    CURLOPT_POSTFIELDS => json_encode(${indented(literal(json), 4)}),`] : []),
    ...(form ? ['    CURLOPT_POSTFIELDS => [', ...files(form), '    ],'] : []),
    ']);',
    '$body = curl_exec($request);',
    '$status = curl_getinfo($request, CURLINFO_HTTP_CODE);',
    'if ($status < 200 || $status >= 300) {',
    // `exit` with a text would end with 0.
    '    throw new Exception($body ?: curl_error($request));',
    '}',
    "echo $status, ' ', $body, PHP_EOL;",
  ].join('\n');
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const lines = Object.entries(value).map(
    ([name, each]) => `\n    '${name}' => ${indented(literal(each), 4)},`,
  );
  return `[${lines.join('')}\n]`;
}

const files = (form: Readonly<Record<string, string>>) =>
  Object.entries(form).map(([name, file]) => `        '${name}' => new CURLFile(${quoted(file)}),`);
