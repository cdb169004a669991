import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPhrases, readVocabulary } from './vocabularyRules.ts';

/** `npm run check` runs this: it prints each phrase of docs/vocabulary.yaml that a comment, text or document uses. */
const root = fileURLToPath(new URL('../', import.meta.url));
const vocabulary = readVocabulary(readFileSync(join(root, 'docs', 'vocabulary.yaml'), 'utf8'));

const listing = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
});
// Without git there is no list of what belongs to the project: the archive of a release, for example.
const files = listing.status === 0 ? listing.stdout.toString().split('\0').filter(Boolean) : [];

let found = 0;
for (const file of files) {
  if (!vocabulary.isLookedAt(file)) continue;
  for (const { line, phrase, use } of findPhrases(vocabulary, file, readFileSync(join(root, file), 'utf8'))) {
    found++;
    console.log(`${file}:${line}: "${phrase}": use ${use}`);
  }
}
process.exitCode = found === 0 ? 0 : 1;
