import { writeFileSync } from 'node:fs';
import { architecturePage } from './architectureAnchors.ts';
import { clientSources } from './clientSources.ts';
import { collectionFile } from './collection.ts';
import { configurationDocuments } from './configurationDocuments.ts';
import { errorsPage } from './errorsPage.ts';
import { metricsPage } from './metricsPage.ts';
import { privacyPage } from './privacyPage.ts';
import { prometheusRules } from './prometheusRules.ts';

for (const { path, text } of [
  architecturePage(),
  ...configurationDocuments(),
  errorsPage(),
  metricsPage(),
  privacyPage(),
  prometheusRules(),
  collectionFile(),
  ...(await clientSources()),
]) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
  console.log(`Wrote ${path}.`);
}
