import { writeFileSync } from 'node:fs';
import { configurationDocuments } from './configurationDocuments.ts';

for (const { path, text } of configurationDocuments()) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
  console.log(`Wrote ${path}.`);
}
