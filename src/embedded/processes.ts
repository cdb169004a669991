import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../config/startError.ts';

/**
 * Tells what a process was started with.
 * @param pid process id
 * @returns program and arguments separated by spaces, or undefined where no such process runs
 */
export function commandLineOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
  } catch {
    // There is no /proc outside Linux, where ps answers the same question.
    if (process.platform === 'linux') return undefined;
  }
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a signal and does not mind a process that has ended meanwhile.
 * @param pid process id; a negative one names a process group
 * @param signal signal to send
 */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Ends a process that this process did not start, or has lost sight of: politely first, then by force.
 * @param pid process id
 * @param options.signal the polite signal
 * @param options.timeoutMs how long the process may take before it is killed, in milliseconds
 */
export async function endProcess(
  pid: number,
  { signal, timeoutMs }: { signal: NodeJS.Signals; timeoutMs: number },
): Promise<void> {
  const deadlineMs = Date.now() + timeoutMs;
  sendSignal(pid, signal);
  while (commandLineOf(pid) !== undefined) {
    if (Date.now() > deadlineMs) {
      sendSignal(pid, 'SIGKILL');
      return;
    }
    await sleep(50);
  }
}

/**
 * Tells whether a server could listen on a port of 127.0.0.1 now.
 * @param port port number, from 1
 */
export async function isPortFree(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Tells whether a process itself listens on a port of 127.0.0.1, and not another process that was faster.
 * @param pid process id
 * @param port port number
 * @returns true also where the system does not say
 */
export function listensOn(pid: number, port: number): boolean {
  if (process.platform !== 'linux') return true;
  const address = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listening = '0A';
  try {
    const inodes = readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1] === address && columns[3] === listening)
      .map((columns) => `socket:[${columns[9]}]`);
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((file) => inodes.includes(linkOf(`${folder}/${file}`)));
  } catch {
    return false;
  }
}

// A file that is closed while the folder is read no longer has a link.
function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

/**
 * Finds a free port of 127.0.0.1, the usual one if it can be had, so that addresses stay the same between starts.
 * @param usualPort the first port to try
 * @returns the first free port from there on
 * @throws StartError when the next hundred ports are in use
 */
export async function findFreePort(usualPort: number): Promise<number> {
  const triedPorts = 100;
  for (let port = usualPort; port < usualPort + triedPorts; port++) {
    if (await isPortFree(port)) return port;
  }
  throw new StartError(
    `None of the ports ${usualPort} to ${usualPort + triedPorts - 1} is free on 127.0.0.1.`,
  );
}
