import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { Random } from '../faults/random.ts';
import {
  drawFrom,
  faultsOf,
  isError,
  OPERATOR_DOCUMENTS,
  sentencesOfDocument,
  sentencesOfMarkdown,
  sentencesOfText,
  sentencesOfTypeScript,
} from '../scripts/sentenceRules.ts';
import { readVocabulary } from '../scripts/vocabularyRules.ts';

const vocabulary = readVocabulary(`
phrases:
  - phrase: utilize
    use: use
exceptions: []
`);
const textsOf = (sentences: readonly { readonly text: string }[]) => sentences.map(({ text }) => text);

it('reads the sentences of a document, item by item and cell by cell, without code', () => {
  const page = `# A heading

The first one ends
here. The [second](a.md) ends, too.

- an item of a list
- **Another** item.

| one cell | two cells |
| -------- | --------- |
| a word and \`code\` | \`a.test.ts\` "is a title of a test" more of it |

    some code

\`\`\`
more code here
\`\`\`

- the last item:

  \`\`\`
  code of an item
  \`\`\`
`;
  expect(textsOf(sentencesOfMarkdown('a.md', page))).toEqual([
    'The first one ends here.',
    'The second ends, too.',
    'an item of a list',
    '**Another** item.',
    'one cell',
    'two cells',
    'a word and `code`',
    'more of it',
    'the last item:',
  ]);
});

it('reads the texts of a module, or those of its errors alone', () => {
  const source = ["import 'a b';", "const a = 'of a page';"]
    .concat(['throw new DomainError("code", `no $', '{b} here`);'].join(''))
    .concat("const c = { message: 'must be c', name: 'not one' };")
    .join('\n');
  expect(textsOf(sentencesOfTypeScript('a.ts', source))).toEqual([
    'of a page',
    'no … here',
    'must be c',
    'not one',
  ]);
  expect(textsOf(sentencesOfTypeScript('a.ts', source, isError))).toEqual(['no … here', 'must be c']);
});

it('reads each description of an OpenAPI document once, and no example', () => {
  const described = { description: 'What it is. And why.', example: { description: 'an example of it' } };
  expect(textsOf(sentencesOfDocument({ a: described, b: [described] }))).toEqual(['What it is.', 'And why.']);
});

it('finds a sentence of more than 25 words, and a refused phrase', () => {
  const [fine, long, refused] = [
    ...Array.from({ length: 2 }, (_, more) => `${'word '.repeat(24 + more)}\`code of words\`.`),
    'We utilize it here.',
  ].map((text) => ({ source: 'a.md', text }));
  expect(fine && faultsOf(fine, vocabulary)).toEqual([]);
  expect(long && faultsOf(long, vocabulary)).toEqual(['26 words']);
  expect(refused && faultsOf(refused, vocabulary)).toEqual(['"utilize": use use']);
});

it('draws the same sentences by the same seed, each once', () => {
  const all = sentencesOfText(
    'a',
    Array.from({ length: 50 }, (_, number) => `Sentence ${number}.`).join(' '),
  );
  const drawn = drawFrom(all, 20, new Random(7));
  expect(drawFrom(all, 20, new Random(7))).toEqual(drawn);
  expect(drawFrom(all, 20, new Random(8))).not.toEqual(drawn);
  expect(new Set(textsOf(drawn)).size).toBe(20);
  expect(drawFrom(all, 100, new Random(7))).toHaveLength(50);
});

it('finds nothing in all that people read', () => {
  const program = fileURLToPath(new URL('../scripts/sentences.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [program, '--all'], { encoding: 'utf8' });
  expect(stdout).toMatch(/^seed \d+: 0 of \d{4,} sentences, /);
  expect(status).toBe(0);
});

it.each(OPERATOR_DOCUMENTS)('finds nothing in a document of operators: %s', (path) => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const sentences = sentencesOfMarkdown(path, read(path));
  expect(sentences.length).toBeGreaterThan(10);
  const words = readVocabulary(read('docs/vocabulary.yaml'));
  const found = sentences.map((sentence) => ({ ...sentence, faults: faultsOf(sentence, words) }));
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
});
