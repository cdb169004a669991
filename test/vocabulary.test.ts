import { expect, it } from '@jest/globals';
import { findPhrases, readVocabulary } from '../scripts/vocabularyRules.ts';

const vocabulary = readVocabulary(`
phrases:
  - phrase: somebody|nobody
    use: the actor by name
    except: "\`nobody\`"
  - phrase: any more
    use: no longer
exceptions:
  - file: src/known.ts
    phrase: nobody
    because: it is a name
`);

/** The lines and phrases that are found in a file. */
const foundIn = (file: string, ...lines: readonly string[]) =>
  findPhrases(vocabulary, file, lines.join('\n')).map(({ line, phrase }) => `${line}: ${phrase}`);

it('finds a phrase in a comment, also where a line ends in it', () => {
  expect(foundIn('test/a.ts', '/**', ' * Asks somebody.', ' */', 'const a = 1; // Nobody asks.')).toEqual([
    '2: somebody',
    '4: Nobody',
  ]);
  expect(foundIn('src/a.ts', '/** It is not asked any', ' * more. */', 'export const a = 1;')).toEqual([
    '1: any more',
  ]);
  expect(foundIn('src/a.sql', 'select 1; -- for nobody', "select 'nobody'")).toEqual(['1: nobody']);
  expect(foundIn('a.sh', 'a=nobody', '# nobody')).toEqual(['2: nobody']);
});

it('finds a phrase in a text of src, and not in one of a test', () => {
  const text = ["log('Nobody', `for $", '{b} somebody`);'].join('');
  expect(foundIn('src/a.ts', text)).toEqual(['1: Nobody', '1: somebody']);
  expect(foundIn('web/src/a.tsx', 'const a = <p>Nobody</p>;')).toEqual(['1: Nobody']);
  expect(foundIn('test/a.test.ts', "it('asks somebody', () => {});")).toEqual([]);
});

it('finds a phrase in the sentences of a document, and not in its code', () => {
  expect(foundIn('docs/a.md', 'Ask `somebody` or nobody.', '', '    nobody', '```', 'nobody', '```')).toEqual(
    ['1: nobody'],
  );
});

it('spares names, and what a rule excepts', () => {
  expect(foundIn('src/a.ts', 'const nobody = 1;', '// The account `nobody`.')).toEqual([]);
  expect(foundIn('src/known.ts', '// As nobody.')).toEqual([]);
});

it('refuses a vocabulary with another field', () => {
  expect(() => readVocabulary('phrases: []\nexceptions: []\nwords: []')).toThrow(/words/);
});
