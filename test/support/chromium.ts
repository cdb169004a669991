import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { commandLineOf } from '../../src/embedded/processes.ts';

const UNPACK = fileURLToPath(new URL('unpackChromium.ts', import.meta.url));

/** The Chromium that browser tests drive. */
export interface ChromiumProgram {
  readonly path: string;
  /** Variables that its process needs besides the usual ones. */
  readonly env: Readonly<Record<string, string>>;
  /** A folder of libraries for machines that lack those of NSS; undefined where they come from elsewhere. */
  readonly libraries: string | undefined;
}

/**
 * Finds the Chromium for tests: `CHROMIUM_PATH`, or the one of the npm package @sparticuz/chromium, which is unpacked once
 * into the same folder as the Temporal CLI. Several processes may unpack at once: each does so in a folder of its own, and
 * the first to be done moves it to its place whole.
 *
 * @throws Error with one sentence where the package has none for this machine.
 */
export async function findChromium(): Promise<ChromiumProgram> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { path: given, env: {}, libraries: undefined };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Browser tests bring a Chromium for Linux on x64 only: set CHROMIUM_PATH to one of this machine.',
    );
  }
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'merchant-payments');
  const folder = join(cache, `chromium-${packageVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder, cache);
  return {
    path: join(folder, 'chromium'),
    // With fonts of its own every machine shows the same letters.
    env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    libraries: join(folder, 'al2023', 'lib'),
  };
}

function packageVersion(): string {
  const file = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What a folder begins with in which a process unpacks, before its process id. */
const UNPACKING = 'chromium-unpacking-';

async function unpackInto(folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const pid = Number(/^\d+/.exec(name.startsWith(UNPACKING) ? name.slice(UNPACKING.length) : '')?.[0]);
    // A process that was killed could not remove what it had unpacked.
    if (pid && commandLineOf(pid) === undefined) rmSync(join(cache, name), { recursive: true, force: true });
  }
  const own = mkdtempSync(join(cache, `${UNPACKING}${process.pid}-`));
  try {
    await promisify(execFile)(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: own } });
    writeFileSync(join(own, 'fonts.conf'), fontConfiguration(folder));
    renameSync(own, folder);
  } catch (error) {
    // Another process was faster: a folder that is not empty is never replaced.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** The package's own configuration expects its fonts in /tmp. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
