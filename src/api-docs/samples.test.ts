import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { languages } from '#api-docs/samples/languages.ts';
import { type SampleRequest, sampleRequest } from '#api-docs/samples/sample-request.ts';

const ORIGIN = 'http://localhost:4270';

/** A request whose values need escaping in every language. */
const awkward: SampleRequest = {
  method: 'POST',
  target: '/notes',
  headers: [['Idempotency-Key', 'note-0001']],
  json: { note: `it's "5 \\ 6", ₹`, list: ['a', 1, true], inner: { deep: { er: 'x' } } },
};

const requests = [
  ...operationList.flatMap(({ id, samples }) => samples.map((sample) => sampleRequest(id, sample))),
  awkward,
];
const cases = requests.flatMap((request) =>
  languages.map(({ id, write }) => ({
    name: `${request.method} ${request.target}`,
    language: id,
    request,
    text: write(request, ORIGIN),
  })),
);

describe.each(cases)('$name in $language', ({ request, text }) => {
  it('names method, address, headers, key from the environment and every field', () => {
    expect(text.toUpperCase()).toMatch(new RegExp(`\\b${request.method}\\b|FETCH\\(`));
    expect(text).toContain(ORIGIN + request.target);
    expect(text).toMatch(/\bAuthorization['"]?: .*Bearer .*KOLAM_API_KEY/);
    for (const [name, value] of request.headers)
      expect(text).toMatch(new RegExp(`\\b${name}['"]?: ['"]?${value}['"]`));
    for (const name of Object.keys(request.json ?? request.form ?? {}))
      expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('has no loose ends', () => {
    expect(text).not.toMatch(/undefined|\[object|\t|[ ]$/m);
    const bare = text.replace(/\\./g, '').replace(/'[^']*'|"[^"]*"/g, '');
    for (const [open, close] of ['()', '[]', '{}'])
      expect(bare.split(open as string).length).toBe(bare.split(close as string).length);
  });
});

/** Python starts once for all texts. */
const PARSE_PYTHON = `import ast, json, sys
def is_refused(text):
    try:
        ast.parse(text)
    except SyntaxError:
        return True
print(json.dumps([text for text in json.load(sys.stdin) if is_refused(text)]))`;

/** And so does PHP, which reads each text up to its end and runs nothing of it. */
const PARSE_PHP = `
$refused = [];
foreach (json_decode(stream_get_contents(STDIN)) as $text) {
    try {
        eval('return; ?>' . $text);
    } catch (ParseError) {
        $refused[] = $text;
    }
}
echo json_encode($refused);`;

/** Texts that a language's grammar refuses. */
function refusedBy(program: string, option: string, code: string, texts: string[]): string[] {
  const input = JSON.stringify(texts);
  const { stdout } = spawnSync(program, [option, code], { input, encoding: 'utf8' });
  return JSON.parse(stdout);
}

const refused = {
  python: (texts: string[]) => refusedBy('python3', '-c', PARSE_PYTHON, texts),
  php: (texts: string[]) => refusedBy('php', '-r', PARSE_PHP, texts),
};

describe.each([
  ['python', 'python3'],
  ['php', 'php'],
] as const)('%s', (language, program) => {
  const there = spawnSync(program, ['--version']).status === 0;
  const skipped = there ? '' : ` (skipped: ${program} is not installed)`;
  const own = cases.filter((each) => each.language === language);

  it.skipIf(!there)(`parses every sample${skipped}`, () =>
    expect(refused[language](own.map(({ text }) => text))).toEqual([]),
  );

  it.skipIf(!there)(`does not parse a text without its commas${skipped}`, () => {
    const text = own.at(-1)?.text.replaceAll(/,$/gm, '') ?? '';
    expect(refused[language]([text])).toEqual([text]);
  });
});
