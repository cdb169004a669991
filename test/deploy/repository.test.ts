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

  interface Job {
    readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
    readonly strategy?: {
      readonly matrix: { readonly language?: readonly string[]; readonly driver?: readonly string[] };
    };
  }
  const jobsOf = (workflow: string) => {
    const { jobs } = parse(read(`.github/workflows/${workflow}.yml`)) as { jobs: Record<string, Job> };
    return Object.values(jobs);
  };

  const expectActionsByCommit = (workflow: string) => {
    const used = jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.filter((uses) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  };

  test.each([
    ['ci', ['.ci/run', 'simulate']],
    [
      'nightly',
      [
        '.ci/run',
        'scripts/generatedClients/nightly.sh',
        'scripts/deploymentFiles.sh',
        'deploy-drill',
        'scripts/alertsDrill/nightly.sh',
        'cluster',
        'pictures',
        'simulate',
        'simulate',
        'simulate',
        'faults',
        'faults:chain',
        'restore',
        'cluster',
        'fuzz',
        'planted',
        'mutate',
      ],
    ],
  ])('the hosted %s runs %p, and actions by commit alone', (workflow, programs) => {
    const commands = jobsOf(workflow).flatMap(({ steps, strategy }) =>
      (strategy?.matrix.driver ?? ['']).flatMap((driver) =>
        steps.flatMap(({ run }) => run?.replace(/\$\{\{ matrix.driver }}/, driver) ?? []),
      ),
    );
    // A script of the repository, or one that package.json names.
    const runs = commands.map((run) => /npm run (\S+)/.exec(run)?.[1] ?? run.split(' ')[0]);
    expect(runs).toEqual(programs);
    expectActionsByCommit(workflow);
    const { scripts } = JSON.parse(read('package.json'));
    for (const program of programs.filter((name) => !(name in scripts)))
      accessSync(new URL(`../../${program}`, import.meta.url), constants.X_OK);
  });

  test('the hosted release checks the tag and the tests first, and publishes image, packages and client', () => {
    const steps = jobsOf('release').flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    const order = [
      'node scripts/release.ts "$TAG"',
      '.ci/run',
      'docker buildx build --push --sbom=true --provenance=mode=max',
      'npm sbom --omit dev',
      'npm pack --workspace packages/client',
      'gh release create "$TAG" --verify-tag',
    ].map((command) => steps.findIndex((step) => step.startsWith(command)));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expectActionsByCommit('release');
  });

  test('the guide to other languages has what is generated every night, with the same options', () => {
    const languages = jobsOf('nightly').flatMap(({ strategy }) => strategy?.matrix.language ?? []);
    expect(languages).toEqual(['python', 'go', 'php', 'java']);
    const guide = read('docs/guides/languages.md');
    const script = read('scripts/generatedClients/run.sh');
    for (const tool of [/openapi-generator-cli[:-][\d.]+\d/g, /openapi-python-client==[\d.]+\d/g]) {
      const versions = [...`${guide}${script}`.matchAll(tool)].map(([name]) => name.replace(':', '-'));
      expect(new Set(versions).size).toBe(1);
    }
    for (const language of languages) {
      const [, command = ''] = new RegExp(`^  ${language}\\)\n(.*?)\n    ;;`, 'ms').exec(script) ?? [];
      const options = (text: string) => text.match(/(?<= )--[\w-]+(?:[ =][\w.=/]+)?(?= |$)/gm) ?? [];
      const [generate = ''] = /^ {4}(generate|openapi-python-client) (?:.*\\\n)*.*$/m.exec(command) ?? [];
      const [, shown = ''] = new RegExp(`^## ${language}\n.*?\`\`\`sh\n(.*?)\`\`\``, 'ims').exec(guide) ?? [];
      const inScript = options(generate).filter((each) => !/path|overwrite/.test(each));
      const inGuide = options(shown.replaceAll('\\\n', ' '));
      expect(inGuide).toEqual(expect.arrayContaining(inScript));
    }
  });

  test('the update bot looks after packages and actions, a week after they are published', () => {
    const { updates } = parse(read('.github/dependabot.yml')) as { updates: Record<string, unknown>[] };
    expect(updates.map(({ cooldown }) => cooldown)).toEqual([{ 'default-days': 7 }, { 'default-days': 7 }]);
    expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  });
});
