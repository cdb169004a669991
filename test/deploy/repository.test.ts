import { accessSync, constants, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('what tools read of the repository', () => {
  test('.nvmrc names the version of Node that the service brings', () => {
    expect(read('.nvmrc').trim()).toBe(JSON.parse(read('package.json')).dependencies.node);
  });

  test.each(['package.json', 'packages/client/package.json', 'web/package.json'])(
    '%s names the license in LICENSE',
    (file) => {
      expect(JSON.parse(read(file)).license).toBe('Apache-2.0');
      expect(read('LICENSE')).toMatch(/Apache License\s+Version 2\.0/);
    },
  );

  test('.editorconfig says what Biome formats', () => {
    const { formatter } = JSON.parse(read('biome.json'));
    const settings = new Map(
      [...read('.editorconfig').matchAll(/^(\w+) = (\w+)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(settings.get('indent_style')).toBe(formatter.indentStyle);
    expect(settings.get('indent_size')).toBe(String(formatter.indentWidth));
    expect(settings.get('max_line_length')).toBe(String(formatter.lineWidth));
  });

  test('the hosted CI runs .ci/run, and actions by commit alone', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
    };
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
    expect(
      steps.flatMap(({ uses }) => uses ?? []).filter((uses) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses)),
    ).toEqual([]);
    accessSync(new URL('../../.ci/run', import.meta.url), constants.X_OK);
  });

  test('the update bot looks after packages and actions', () => {
    const { updates } = parse(read('.github/dependabot.yml')) as { updates: Record<string, unknown>[] };
    expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  });
});
