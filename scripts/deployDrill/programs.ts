import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bash } from './bash.ts';
import { stepsOfSystemd } from './commands.ts';

/** The first part of the drill, in folders of its own: the programs, for which packages are downloaded. */

const [folder = ''] = process.argv.slice(2);
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const mount = (...args: readonly string[]) => execFileSync('mount', args, { stdio: 'inherit' });

for (const name of ['opt', 'log', 'bin', 'layers']) mkdirSync(join(folder, name));
mount('--bind', join(folder, 'opt'), '/opt');
mount('--bind', join(folder, 'log'), '/var/log');
mount('-t', 'tmpfs', 'tmpfs', join(folder, 'layers'));
for (const name of ['etc', 'usr/local']) {
  const [upper, work] = ['upper', 'work'].map((each) => join(folder, 'layers', name, each));
  for (const each of [upper, work]) mkdirSync(each ?? '', { recursive: true });
  mount('-t', 'overlay', 'overlay', '-o', `lowerdir=/${name},upperdir=${upper},workdir=${work}`, `/${name}`);
}
for (const name of ['systemctl', 'systemd-run']) {
  const file = join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\nexec ${process.execPath} ${path('units.ts')} ${name} "$@"\n`);
  chmodSync(file, 0o755);
}

// As the person has it who started the drill, but for what npm adds for a script of this checkout.
const inherited = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry$)/.test(name));
const env = {
  ...Object.fromEntries(inherited),
  PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
  REPOSITORY: path('../..'),
};
const { programs } = stepsOfSystemd();
const bash = new Bash({ cwd: folder, env });
await bash.run(programs);
bash.end();

// From here on nothing but this machine can be reached.
const { status } = spawnSync('unshare', ['--net', process.execPath, path('service.ts'), folder], {
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
