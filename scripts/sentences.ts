import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listOf, namesOf, parsedValues, UsageError, wholeNumberOf } from '../drivers/arguments.ts';
import { Random } from '../faults/random.ts';
import { BASE_PATH } from '../src/api/baseUrl.ts';
import { ERROR_CATALOGUE } from '../src/api/errorCodes.ts';
import { createOpenApiDocument } from '../src/api/openapi.ts';
import { routes } from '../src/api/routes.ts';
import {
  drawFrom,
  faultsOf,
  isError,
  MAX_WORDS,
  OPERATOR_DOCUMENTS,
  type Sentence,
  sentencesOfDocument,
  sentencesOfMarkdown,
  sentencesOfText,
  sentencesOfTypeScript,
} from './sentenceRules.ts';
import { readVocabulary } from './vocabularyRules.ts';

/**
 * `npm run sentences` draws sentences that people read, and prints those that are too long or that
 * docs/vocabulary.yaml refuses. It ends with 1 when it printed one.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort();

const ofTexts = (...patterns: string[]) =>
  filesOf(...patterns).flatMap((file) => sentencesOfTypeScript(file, read(file)));
const ofErrors = (...patterns: string[]) =>
  filesOf(...patterns).flatMap((file) => sentencesOfTypeScript(file, read(file), isError));
const ofDocuments = (...patterns: string[]) =>
  filesOf(...patterns).flatMap((file) => sentencesOfMarkdown(file, read(file)));

const SOURCES: Readonly<Record<string, () => readonly Sentence[]>> = {
  readme: () => ofDocuments('README.md'),
  guides: () =>
    ofDocuments(
      ...[
        'docs/guides/*.md',
        'docs/API_CHANGELOG.md',
        'docs/DEPRECATION.md',
        'docs/ERRORS.md',
        'docs/EVENTS.md',
      ],
      ...['docs/DASHBOARD.md', 'packages/client/README.md'],
    ),
  contributing: () =>
    ofDocuments(
      ...['CONTRIBUTING.md', 'CHANGELOG.md', 'UPGRADING.md', 'SECURITY.md', 'docs/contributing/*.md'],
      ...['docs/ARCHITECTURE.md', 'docs/PERFORMANCE.md', 'docs/TESTING.md'],
    ),
  operators: () => ofDocuments(...OPERATOR_DOCUMENTS, 'docs/ACCESS.md', 'docs/METRICS.md', 'docs/PRIVACY.md'),
  dashboard: () => ofTexts('web/src/i18n/*.ts'),
  checkout: () => ofTexts('src/api/checkout/texts.ts'),
  mails: () => ofTexts('src/mail/*.ts', 'src/domain/merchants/notices.ts'),
  errors: () => [
    ...ERROR_CATALOGUE.flatMap(({ code, meaning }) => sentencesOfText(code, meaning)),
    ...ofErrors('src/api/**/*.ts', 'src/domain/**/*.ts'),
  ],
  openapi: () => sentencesOfDocument(createOpenApiDocument(routes, BASE_PATH)),
};

const USAGE = `npm run sentences -- [OPTIONS]

${listOf({
  '--seed N': 'draws the sentences from N; a new number each time by default',
  '--count N': 'how many are drawn; 100 by default',
  '--from A,B': `of what; ${Object.keys(SOURCES).join(', ')} by default`,
  '--all': 'looks at every sentence',
  '--print': 'prints what is drawn too, to be read aloud',
})}`;

const text = { type: 'string' } as const;
try {
  const values = parsedValues(process.argv.slice(2), {
    seed: text,
    count: text,
    from: text,
    all: { type: 'boolean' },
    print: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (values.help === true) {
    console.log(USAGE);
    process.exit(0);
  }
  const seed = wholeNumberOf('--seed', values.seed ?? String(randomInt(1, 1_000_000_000)), 2 ** 31);
  const names = namesOf('--from', values.from ?? Object.keys(SOURCES).join(), SOURCES);
  const sentences = [...names].flatMap((name) => SOURCES[name]?.() ?? []);
  const count = values.all === true ? sentences.length : wholeNumberOf('--count', values.count ?? '100', 1e6);
  const vocabulary = readVocabulary(read('docs/vocabulary.yaml'));
  const drawn = drawFrom(sentences, count, new Random(seed));
  if (values.print === true) for (const { source, text } of drawn) console.log(`${source}: ${text}`);
  const found = drawn
    .map((sentence) => ({ ...sentence, faults: faultsOf(sentence, vocabulary) }))
    .filter(({ faults }) => faults.length > 0);
  for (const each of found) console.log(`${each.source}: ${each.faults.join(', ')}\n    ${each.text}`);
  console.log(
    `seed ${seed}: ${found.length} of ${Math.min(count, sentences.length)} sentences, out of ${sentences.length}, ` +
      `have more than ${MAX_WORDS} words or a refused phrase`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
