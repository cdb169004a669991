import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { copyOfService } from '../../../scripts/copyOfService.ts';
import { VERSION } from '../../../src/observability/version.ts';
import { MAX_BUNDLE_BYTES } from '../../../src/temporal/bundle.ts';
import { INHERITED_ENVIRONMENT } from '../../../test/support/inheritedEnvironment.ts';

/** A version of the service, ready to be run. */
export interface Version {
  readonly version: string;
  /** The folder of its sources. */
  readonly root: string;
  /** Its workflows. */
  readonly bundleFile: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What the next version changes: a column that it fills, an index of it that is built while others write, and a timer at the
 * beginning of three workflows, guarded by `patched`. When it no longer fits, apply it with `git apply --3way`, correct it and
 * replace the file by the output of `git diff -U2`.
 */
export const NEXT_PATCH = fileURLToPath(new URL('next.patch', import.meta.url));

/** What stands in the patch for the version before. */
const PREVIOUS = '{{previous version}}';

/** This checkout. @param bundleFile its workflows, bundled. */
export function thisVersion(bundleFile: string): Version {
  return { version: VERSION, root, bundleFile };
}

/** The next minor version after one such as `1.2.3`: `1.3.0`. */
export function minorAfter(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

/**
 * Makes the version after this checkout: a copy of its files with the patch.
 *
 * @param parent the folder that receives the copy.
 * @throws Error with what git said, when the patch no longer fits.
 */
export async function makeNextVersion(parent: string): Promise<Version> {
  const version = minorAfter(VERSION);
  const copy = await patchedCopy(parent);
  setVersion(copy, version);
  return { version, root: copy, bundleFile: await bundle(copy) };
}

/**
 * Makes the version after the next one. Its only change is that its database takes the next version, and none before.
 *
 * @param parent the folder that receives the copy.
 */
export async function makeVersionAfter(
  { version: previous }: Version,
  parent: string,
): Promise<Omit<Version, 'bundleFile'>> {
  const version = minorAfter(previous);
  const copy = await patchedCopy(parent);
  setVersion(copy, version);
  writeFileSync(
    join(copy, 'src/db/migrations/9003_minimum.sql'),
    'create or replace function minimum_service_version() returns text language sql immutable ' +
      `set search_path = pg_catalog, pg_temp as $$ select '${previous}' $$;\n`,
  );
  return { version, root: copy };
}

async function patchedCopy(parent: string): Promise<string> {
  const copy = copyOfService(parent);
  const patchFile = join(copy, 'next.patch');
  writeFileSync(patchFile, readFileSync(NEXT_PATCH, 'utf8').replaceAll(PREVIOUS, VERSION));
  await promisify(execFile)('git', ['apply', patchFile], {
    cwd: copy,
    // A repository around the folder is another one.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: parent },
  });
  return copy;
}

function setVersion(copy: string, version: string): void {
  const file = join(copy, 'package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }, null, 2));
}

/** Bundles the workflows of a copy by its own code. Returns the file. */
async function bundle(copy: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(copy, 'src/temporal/bundleProcess.ts')],
    {
      env: INHERITED_ENVIRONMENT,
      maxBuffer: MAX_BUNDLE_BYTES,
    },
  );
  const file = join(copy, 'workflows.js');
  writeFileSync(file, stdout);
  return file;
}
