import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { clientSources } from '../../scripts/clientSources.ts';

describe('the sources of the client that are made of those of the service', () => {
  it('are up to date (npm run docs)', async () => {
    for (const { path, text } of await clientSources()) {
      const written = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
      expect({ path, isCurrent: written === text }).toEqual({ path, isCurrent: true });
    }
  });
});
