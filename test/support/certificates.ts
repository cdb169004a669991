import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate with its key, and an authority that signed it, as files, as settings name them. */
export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** An authority of a test's own. */
export interface TestAuthority {
  /** What trusts everything that it signs. */
  readonly caFile: string;
  readonly ca: string;
  /** Signs a certificate of `localhost`, for servers and for clients. */
  issue(name: string): Promise<CertificateFiles & { readonly cert: string; readonly key: string }>;
}

const OPTIONS = { keyType: 'ec', algorithm: 'sha256' } as const;

/** @param folder where the files are written. */
export async function createAuthority(folder: string, name = 'authority'): Promise<TestAuthority> {
  const own = await generate([{ name: 'commonName', value: name }], {
    ...OPTIONS,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const write = (file: string, text: string) => {
    const path = join(folder, file);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  };
  return {
    ca: own.cert,
    caFile: write(`${name}.pem`, own.cert),
    async issue(subject) {
      const { cert, private: key } = await generate([{ name: 'commonName', value: subject }], {
        ...OPTIONS,
        ca: { key: own.private, cert: own.cert },
        extensions: [
          { name: 'basicConstraints', cA: false },
          { name: 'keyUsage', digitalSignature: true },
          { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
          { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
        ],
      });
      return {
        cert,
        key,
        certFile: write(`${name}-${subject}.pem`, cert),
        keyFile: write(`${name}-${subject}.key`, key),
      };
    },
  };
}
