import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLineOf, findFreePort } from '../../src/embedded/processes.ts';

/** A file for each port that a process has taken for itself, with the process' id. */
const FOLDER = join(tmpdir(), 'merchant-payments-ports');

/** The files of this process, which go when it ends. */
const OWN_FILES = new Set<string>();

/**
 * A port that is free and stays so until it is listened on, seconds later: it is below those that the system gives to
 * a process that asks for any, and no other process of these tests is given it as long as this one runs.
 */
export async function portThatStaysFree(): Promise<number> {
  for (;;) {
    const port = await findFreePort(20_000 + randomInt(10_000));
    if (takePort(port)) return port;
  }
}

function takePort(port: number): boolean {
  const file = join(FOLDER, String(port));
  mkdirSync(FOLDER, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    // One that a process has left behind is free again, for the next caller.
    if (!isTaken(file)) rmSync(file, { force: true });
    return false;
  }
  if (OWN_FILES.size === 0) {
    process.once('exit', () => {
      for (const each of OWN_FILES) rmSync(each, { force: true });
    });
  }
  OWN_FILES.add(file);
  return true;
}

function isTaken(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // An empty file is one that is being written.
    return pid === 0 || commandLineOf(pid) !== undefined;
  } catch {
    return false;
  }
}
