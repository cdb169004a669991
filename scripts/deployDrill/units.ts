import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * What systemctl and systemd-run do here, where no systemd is: starts units of /etc/systemd/system as their users, with their
 * settings and without rights of their own. The file system is read-only for them, but for a /tmp of their own.
 */

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const LOGS = '/var/log/deploy-drill';

interface Command {
  readonly command: readonly string[];
  readonly user: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

function systemctl([verb = '', ...rest]: readonly string[]): number {
  const names = rest.filter((each) => !each.startsWith('--'));
  if (verb === 'daemon-reload') return 0;
  if (verb !== 'start' && !(verb === 'enable' && rest.includes('--now'))) {
    console.error(`systemctl ${verb} is not known to the drill.`);
    return 1;
  }
  for (const name of names) {
    const status = start(name);
    if (status !== 0) return status;
  }
  return 0;
}

/** Starts a unit: one that is of type `oneshot` has ended by then. */
function start(name: string): number {
  const [template = '', instance] = name.split('@');
  const file = instance === undefined ? template : `${template}@`;
  const unit = readFileSync(`/etc/systemd/system/${file}.service`, 'utf8').replaceAll('%i', instance ?? '');
  const all = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const env = { ...parseEnv(all('Environment').join('\n')), ...readEnvFiles(all('EnvironmentFile')) };
  for (const line of all('ExecStart')) {
    const command = line.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => env[key] ?? '').split(' ');
    const of = { command, env, user: all('User')[0] ?? 'root', cwd: all('WorkingDirectory')[0] ?? '/' };
    if (all('Type')[0] === 'oneshot') {
      const status = runAs(of);
      if (status !== 0) return status;
    } else {
      startAs(of, name);
    }
  }
  return 0;
}

function systemdRun(given: readonly string[]): number {
  const options = given.slice(
    0,
    given.findIndex((each) => !each.startsWith('--')),
  );
  const valuesOf = (name: string) =>
    options.filter((each) => each.startsWith(`--${name}=`)).map((each) => each.slice(name.length + 3));
  const files = valuesOf('property').map((each) => each.replace('EnvironmentFile=', ''));
  return runAs({
    command: given.slice(options.length),
    user: valuesOf('uid')[0] ?? 'root',
    cwd: valuesOf('working-directory')[0] ?? '/',
    env: { ...readEnvFiles(files), ...parseEnv(valuesOf('setenv').join('\n')) },
  });
}

function readEnvFiles(files: readonly string[]): NodeJS.ProcessEnv {
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))));
}

/** As `ProtectSystem=strict` and `PrivateTmp=true` do it. */
const PROTECT =
  'mount -t tmpfs tmpfs /tmp; for at in / /opt /etc /usr/local; do mount -o remount,bind,ro $at; done';

const asUser = ({ user, command }: Command) => [
  ...['--mount', 'sh', '-ec', `${PROTECT}; exec setpriv "$@"`, 'setpriv'],
  ...['--reuid', user, '--regid', user, '--clear-groups', '--no-new-privs', '--bounding-set=-all', '--'],
  ...command,
];
const environmentOf = ({ env }: Command) => ({ PATH, ...env });

function runAs(of: Command): number {
  return (
    spawnSync('unshare', asUser(of), { cwd: of.cwd, env: environmentOf(of), stdio: 'inherit' }).status ?? 1
  );
}

function startAs(of: Command, name: string): void {
  const log = openSync(`${LOGS}/${name}.log`, 'a');
  spawn('unshare', asUser(of), {
    cwd: of.cwd,
    env: environmentOf(of),
    stdio: ['ignore', log, log],
    detached: true,
  }).unref();
}

const [tool, ...args] = process.argv.slice(2);
process.exitCode = tool === 'systemd-run' ? systemdRun(args) : systemctl(args);
