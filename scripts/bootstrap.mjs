// Runs one TypeScript entry with the Node 24 that npm installs, after installing the packages if need be.
// It is plain JavaScript without packages because it must run on whatever Node the system has (18 or newer),
// before node_modules exists.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { smallProcess } from './processMemory.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(root, 'node_modules', '.package-lock.json');
const installLockFile = join(root, '.data', 'installing.pid');
const stampFile = join(root, 'node_modules', '.lockfile-sha256');
const nodeBinary = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const entries = {
  start: 'src/start.ts',
  test: 'test/run.ts',
  coverage: 'scripts/coverage.ts',
  check: 'scripts/check.ts',
  bench: 'bench/run.ts',
  faults: 'faults/run.ts',
  'faults:chain': 'faults/chain/run.ts',
  restore: 'faults/restore/run.ts',
  fuzz: 'fuzz/run.ts',
  simulate: 'test/simulation/run.ts',
  cluster: 'deploy/local-cluster/run.ts',
  conformance: 'scripts/conformance.ts',
  'deploy-drill': 'scripts/deployDrill/run.ts',
  'alerts-drill': 'scripts/alertsDrill/run.ts',
  build: 'scripts/build.ts',
  docs: 'scripts/docs.ts',
  demo: 'scripts/demo.ts',
  dump: 'scripts/dumpRelease.ts',
  pictures: 'scripts/pictures.ts',
  planted: 'scripts/planted.ts',
  mutate: 'scripts/mutate.ts',
  sentences: 'scripts/sentences.ts',
  admin: 'src/cli/admin.ts',
};

function readTextOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

// npm writes what it installed into a lockfile of its own, last of all. Comparing with it tells an `npm install`
// done by hand from a stale folder, so that such a folder is not thrown away.
function installedPackagesMatch(lockText) {
  const installedText = readTextOrNothing(installedLockFile);
  if (installedText === undefined) return false;
  const wanted = JSON.parse(lockText).packages;
  const installed = JSON.parse(installedText).packages;
  return Object.entries(wanted).every(([path, wantedPackage]) => {
    if (path === '') return true;
    const installedPackage = installed[path];
    if (installedPackage === undefined) return Boolean(wantedPackage.optional || wantedPackage.devOptional);
    return installedPackage.version === wantedPackage.version;
  });
}

/**
 * Runs a program and answers with its exit code once it has ended. A signal that arrives meanwhile is handed to
 * `onSignal` with the program's process.
 */
function run(command, args, { onSignal, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options });
    // One Ctrl-C arrives here twice, from the terminal and again from npm; it is passed on once.
    const repeatWindowMs = 500;
    const forwarders = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
      let lastForwardedAtMs = 0;
      const forward = () => {
        const nowMs = Date.now();
        if (nowMs - lastForwardedAtMs < repeatWindowMs) return;
        lastForwardedAtMs = nowMs;
        onSignal(child, signal);
      };
      process.on(signal, forward);
      return () => process.removeListener(signal, forward);
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const removeForwarder of forwarders) removeForwarder();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// Two installations at once destroy each other's work, and `npm start` and `npm test` may well be the first commands
// in two terminals: the second waits for the first.
async function takeInstallLock() {
  mkdirSync(dirname(installLockFile), { recursive: true, mode: 0o700 });
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(installLockFile, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(installLockFile, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readTextOrNothing(installLockFile));
    if (holder > 0 && holder !== process.pid && isRunning(holder)) {
      if (!waited) console.error(`Waiting for process ${holder}, which is installing packages…`);
      await sleep(500);
    } else {
      rmSync(installLockFile, { force: true });
    }
  }
}

async function installIfNeeded() {
  const lockText = readFileSync(lockFile, 'utf8');
  const lockHash = createHash('sha256').update(lockText).digest('hex');
  const isInstalled = () => readTextOrNothing(stampFile) === lockHash && existsSync(nodeBinary);
  if (isInstalled()) return;

  await takeInstallLock();
  if (isInstalled()) return;
  if (!existsSync(nodeBinary) || !installedPackagesMatch(lockText)) {
    console.error('Installing packages (npm ci)…');
    // npm tells its scripts where it is, which also holds where `npm` itself is not on the PATH.
    const npm = process.env.npm_execpath;
    const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
    // The development packages are needed by `npm test` and `npm run check`, whatever NODE_ENV says.
    // Warnings are about the Node that runs npm, which is older than what some packages want; they run on Node 24.
    const code = await run(command, [...args, '--include=dev', '--loglevel=error'], {
      stdio: ['ignore', 2, 2],
      // npm goes on for a long time after a signal. It is ended with all it started; the next start installs again.
      detached: true,
      onSignal: (child) => process.kill(-child.pid, 'SIGKILL'),
    });
    if (code !== 0) {
      console.error('Installing the packages failed: npm ci did not finish, see its message above.');
      process.exit(code);
    }
  }
  writeFileSync(stampFile, lockHash);
  rmSync(installLockFile, { force: true });
}

const name = process.argv[2];
const entry = Object.hasOwn(entries, name ?? '') ? entries[name] : undefined;
if (entry === undefined) {
  console.error(`Usage: node scripts/bootstrap.mjs ${Object.keys(entries).join('|')} [arguments]`);
  process.exit(1);
}

try {
  await installIfNeeded();
  const { nodeArgs, env } = name === 'start' ? smallProcess : { nodeArgs: [], env: {} };
  process.exitCode = await run(nodeBinary, [...nodeArgs, join(root, entry), ...process.argv.slice(3)], {
    stdio: 'inherit',
    env: { ...env, ...process.env },
    onSignal: (child, signal) => child.kill(signal),
  });
} catch (error) {
  console.error(`${name} could not be started: ${error.message}`);
  process.exitCode = 1;
}
