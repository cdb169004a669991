import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { freePorts, type Stops } from '../../drivers/parts.ts';
import { StartError } from '../../src/config/startError.ts';

/** What merchants reach by TLS. */
export interface PublicAddress {
  readonly url: string;
  /** Its certificate, which the prober trusts. */
  readonly certFile: string;
  stop(): Promise<void>;
  /** Serves again, with a new certificate that is valid for so many days. */
  start(daysLeft: number): Promise<void>;
}

/** Longer than CertificateExpires wants. */
export const GOOD_DAYS = 90;
const DAY_MS = 86_400_000;

export async function startPublicAddress(workDir: string, stops: Stops): Promise<PublicAddress> {
  const [port = 0] = await freePorts(1);
  const certFile = join(workDir, 'public.pem');
  let server: Server | undefined;
  const address: PublicAddress = {
    url: `https://127.0.0.1:${port}/healthz`,
    certFile,
    async stop() {
      const stopped = server;
      server = undefined;
      stopped?.closeAllConnections();
      await new Promise<void>((resolve) => (stopped ? stopped.close(() => resolve()) : resolve()));
    },
    async start(daysLeft) {
      const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
        keyType: 'ec',
        algorithm: 'sha256',
        notBeforeDate: new Date(Date.now() - DAY_MS),
        notAfterDate: new Date(Date.now() + daysLeft * DAY_MS),
        extensions: [
          { name: 'basicConstraints', cA: true },
          { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
        ],
      });
      writeFileSync(certFile, cert);
      const started = createServer({ cert, key }, (_, response) => response.end('ok'));
      await new Promise<void>((resolve, reject) => {
        started.once('error', reject);
        started.listen(port, '127.0.0.1', resolve);
      });
      server = started;
    },
  };
  await address.start(GOOD_DAYS);
  stops.push(() => address.stop());
  return address;
}

/** A file system of 20 MB, which stands for the disk of Postgres. */
export interface SmallDisk {
  readonly dir: string;
  /** Leaves a tenth of it free. */
  fill(): void;
  empty(): void;
}

const SIZE_MB = 20;

/** @throws StartError when this user may not mount one. */
export function startSmallDisk(workDir: string, stops: Stops): SmallDisk {
  const dir = join(workDir, 'disk');
  mkdirSync(dir);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', dir], { stdio: 'pipe' });
  } catch {
    throw new StartError('The drill needs Linux and root, to mount a small disk that it fills.');
  }
  stops.push(() => void execFileSync('umount', [dir]));
  const file = join(dir, 'filled');
  return {
    dir,
    fill: () => writeFileSync(file, Buffer.alloc(0.9 * SIZE_MB * 2 ** 20)),
    empty: () => rmSync(file),
  };
}
