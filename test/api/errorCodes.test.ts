import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorsPage } from '../../scripts/errorsPage.ts';
import { ERROR_CATALOGUE, ERROR_CODES } from '../../src/api/errorCodes.ts';

const root = new URL('../..', import.meta.url).pathname;
/** Where codes are declared and described, and never thrown. */
const DECLARATIONS = [
  'src/api/errorCodes.ts',
  'src/api/errorMap.ts',
  'src/api/openapi.ts',
  'src/domain/errors.ts',
];

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => path.endsWith('.ts') && !DECLARATIONS.includes(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

describe('the catalogue of error codes', () => {
  it('has every code that is thrown', () => {
    const thrown = sources.flatMap((text) =>
      [...text.matchAll(/new DomainError\(\s*'([a-z_]+)'|new HttpError\(\d+, \{\s*code: '([a-z_]+)'/g)].map(
        ([, domain, http]) => domain ?? http,
      ),
    );
    expect(thrown.length).toBeGreaterThan(50);
    expect([...new Set(thrown)].filter((code) => !ERROR_CODES.some((known) => known === code))).toEqual([]);
  });

  it('has no code that nothing answers', () => {
    const unused = ERROR_CODES.filter((code) => !sources.some((text) => text.includes(`'${code}'`)));
    expect(unused).toEqual([]);
  });

  it('says of each what it means, and its status', () => {
    for (const { code, status, meaning } of ERROR_CATALOGUE) {
      expect({ code, status }).toEqual({ code, status: expect.any(Number) });
      expect(meaning).toMatch(/^.{10,140}[.]$/);
    }
  });

  it('is the page docs/ERRORS.md (npm run docs)', () => {
    const { path, text } = errorsPage();
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  });
});
