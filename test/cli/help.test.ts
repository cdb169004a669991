import { expect, test } from '@jest/globals';
import { runAdmin } from '../../src/cli/program.ts';
import { VERSION } from '../../src/observability/version.ts';

interface Help {
  readonly path: readonly string[];
  readonly code: number;
  readonly text: string;
}

/** The help of a command and of all commands under it. */
async function helpOf(path: readonly string[]): Promise<readonly Help[]> {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  const code = await runAdmin([...path, '--help'], { env: {}, dataDir: '/nowhere', out: write, err: write });
  const listed = [...(text.split('\nCommands:\n')[1]?.matchAll(/^ {2}([a-z][a-z-]*)/gm) ?? [])];
  const below: Help[] = [];
  for (const [, name = ''] of listed) {
    if (name !== 'help') below.push(...(await helpOf([...path, name])));
  }
  return [{ path, code, text }, ...below];
}

test('every command has its help', async () => {
  const all = await helpOf([]);
  expect(all.length).toBeGreaterThan(60);
  const others = all.filter(({ code, text }) => code !== 0 || !text.startsWith('Usage: admin'));
  expect(others).toEqual([]);
});

test('--version prints the version of the service', async () => {
  const printed: string[] = [];
  const write = (part: string) => void printed.push(part);
  const code = await runAdmin(['--version'], { env: {}, dataDir: '/nowhere', out: write, err: write });
  expect({ code, printed }).toEqual({ code: 0, printed: [`${VERSION}\n`] });
});
