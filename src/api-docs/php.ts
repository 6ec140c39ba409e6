import type { ApiEndpoint } from './api-endpoint.ts';
import { quoted } from './sample-body.ts';
import { sampleHeaders } from './sample-headers.ts';

/** The request with PHP's own cURL functions. */
export function php(endpoint: ApiEndpoint, origin: string): string {
  const isForm = endpoint.contentType === 'multipart/form-data';
  const entries = endpoint.fields.map(({ name, type, sample }) => {
    const text = quoted(sample);
    return `        '${name}' => ${type === 'file' ? `new CURLFile(${text})` : text},`;
  });
  return [
    '<?php',
    `$request = curl_init(${quoted(origin + endpoint.path)});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_POST => true,',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    '    CURLOPT_HTTPHEADER => [',
    ...sampleHeaders(endpoint).map(([name, value]) => `        ${quoted(`${name}: ${value}`)},`),
    '    ],',
    `    CURLOPT_POSTFIELDS => ${isForm ? '[' : 'json_encode(['}`,
    ...entries,
    `    ${isForm ? ']' : '])'},`,
    ']);',
    '$body = curl_exec($request);',
    "echo curl_getinfo($request, CURLINFO_HTTP_CODE), ' ', $body, PHP_EOL;",
  ].join('\n');
}
