import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const viteBinary = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** Everything that the built pages are made of, below the root of the project. */
const SOURCES = ['web', 'packages/client', 'package-lock.json', 'tsconfig.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.vite']);

const distDir = join(root, 'web', 'dist');
/** Holds the hash of the sources that the pages beside it were built from. */
const STAMP = '.sources-sha256';

/**
 * Builds the dashboard's pages into `web/dist`, unless they are there already and made of the present sources. The new
 * pages take the place of the old ones all at once, so that several processes may build, and one serve, at a time.
 *
 * @param onStart is called before a build, which takes some seconds.
 * @throws Error with what Vite said, when the pages do not build; the old ones stay.
 */
export async function buildPagesIfChanged(onStart: () => void = () => {}): Promise<void> {
  const hash = sourcesHash();
  if (readStamp() === hash) return;
  onStart();
  const freshDir = `${distDir}.${process.pid}`;
  try {
    await runVite(freshDir);
    compressFiles(freshDir);
    writeFileSync(join(freshDir, STAMP), hash);
    replaceDirectory(freshDir);
  } finally {
    rmSync(freshDir, { recursive: true, force: true });
  }
}

function readStamp(): string | undefined {
  try {
    return readFileSync(join(distDir, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(join(root, source)))) {
    // Name and length come first, so that no two trees can make the same bytes.
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A file itself, or every file below a folder, in one order on every computer. */
function filesOf(path: string): string[] {
  let entries: ReturnType<typeof readFolder>;
  try {
    entries = readFolder(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .filter(({ name }) => !NOT_SOURCES.has(name) && !name.startsWith('dist.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)));
}

function readFolder(path: string) {
  return readdirSync(path, { withFileTypes: true });
}

async function runVite(outDir: string): Promise<void> {
  const args = [viteBinary, 'build', 'web', '--outDir', outDir, '--logLevel', 'warn'];
  // Without this Vite would build for development when a test asks for the pages.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  if (code !== 0) throw new Error(`The pages could not be built:\n${stdout}${stderr}`.trim());
}

/** Puts a compressed copy beside every script and style, so that nothing has to be compressed when it is asked for. */
function compressFiles(dir: string): void {
  for (const file of filesOf(dir).filter((each) => /\.(js|css)$/.test(each))) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

function replaceDirectory(freshDir: string): void {
  const formerDir = `${freshDir}.former`;
  if (existsSync(distDir)) renameSync(distDir, formerDir);
  try {
    renameSync(freshDir, distDir);
  } catch (error) {
    // Another process was quicker with the same pages.
    if (!existsSync(distDir)) throw error;
  }
  rmSync(formerDir, { recursive: true, force: true });
}
