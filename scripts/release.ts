import { readFileSync } from 'node:fs';
import { notesOfVersion } from './releaseNotes.ts';

/**
 * `node scripts/release.ts TAG`: prints what CHANGELOG.md says of the version in a tag such as v1.0.0, for the page of the
 * release. Ends with 1 and a sentence where the checkout is not ready to be released as that version.
 */
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const versionIn = (path: string): string => (JSON.parse(read(path)) as { version: string }).version;

const result = notesOfVersion(process.argv[2] ?? '', {
  versions: Object.fromEntries(
    ['package.json', 'packages/client/package.json', 'web/package.json'].map((path) => [
      path,
      versionIn(path),
    ]),
  ),
  changelog: read('CHANGELOG.md'),
});
if ('problem' in result) {
  console.error(result.problem);
  process.exit(1);
}
console.log(result.notes);
