import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdmin } from '../../src/cli/program.ts';
import { connectClient, temporalSettings } from '../../src/temporal/connection.ts';
import { connectWorker } from '../../src/temporal/workerConnection.ts';
import { type CertificateFiles, createAuthority, type TestAuthority } from '../support/certificates.ts';
import { startTestService } from '../support/service.ts';
import { type SecureFrontend, startSecureFrontend } from '../support/temporalFrontend.ts';

const API_KEY = 'tsk_a-key-of-temporal-cloud';
const folder = mkdtempSync(join(tmpdir(), 'merchant-payments-tls-'));

let authority: TestAuthority;
let stranger: TestAuthority;
let client: CertificateFiles;
let unknownClient: CertificateFiles;
/** One that wants a certificate of each client, and one that wants a key. */
let byCertificate: SecureFrontend;
let byKey: SecureFrontend;

beforeAll(async () => {
  authority = await createAuthority(folder);
  stranger = await createAuthority(folder, 'stranger');
  client = await authority.issue('client');
  unknownClient = await stranger.issue('client');
  const { cert, key } = await authority.issue('frontend');
  byCertificate = await startSecureFrontend({ cert, key, ca: authority.ca, requestCert: true });
  byKey = await startSecureFrontend({ cert, key }, { apiKey: API_KEY, isHosted: true });
});

afterAll(async () => {
  await byCertificate?.close();
  await byKey?.close();
  rmSync(folder, { recursive: true });
});

// The names that Temporal's own tools read (docs.temporal.io/references/client-environment-configuration).
const trusting = () => ({ TEMPORAL_TLS_SERVER_CA_CERT_PATH: authority.caFile });
const presenting = ({ certFile, keyFile }: CertificateFiles) => ({
  TEMPORAL_TLS_CLIENT_CERT_PATH: certFile,
  TEMPORAL_TLS_CLIENT_KEY_PATH: keyFile,
});

describe('the service carries a withdrawal through', () => {
  it.each([
    ['a Temporal that wants a certificate', () => byCertificate, () => presenting(client)],
    ['a Temporal that wants a key', () => byKey, () => ({ TEMPORAL_API_KEY: API_KEY })],
  ])('%s', async (_which, frontend, proof) => {
    const { address, passed } = frontend();
    const env = { ...trusting(), ...proof() };
    const service = await startTestService({ env: { TEMPORAL_ADDRESS: address }, overrides: { env } });
    try {
      const { merchant } = service;
      await service.fund(merchant, 10_000);
      const { status, body } = await service.post('/withdrawal/request', {
        businessId: merchant.businessId,
        amount: 1_000,
      });
      expect({ status, outcome: body.withdrawal?.status }).toEqual({ status: 200, outcome: 'COMPLETED' });
      expect(passed()).toBeGreaterThan(10);
    } finally {
      await service.stop();
    }
  });
});

it('says which search attributes a hosted Temporal needs, which shows none to the service', async () => {
  let said = '';
  const out = (text: string) => {
    said += text;
  };
  const env = {
    ...trusting(),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    TEMPORAL_ADDRESS: byKey.address,
    TEMPORAL_API_KEY: API_KEY,
    TEMPORAL_NAMESPACE: 'default',
  };
  const code = await runAdmin(['search-attributes'], { env, dataDir: folder, out, err: out });
  expect({ code, said }).toEqual({
    code: 0,
    said:
      'Temporal does not show the search attributes of default here. ' +
      'It needs BusinessId, Environment, Flow, FlowStatus, Reference, each of the type Keyword.\n',
  });
});

describe('a Temporal that lets nobody in is named in one sentence', () => {
  const secured = / with TLS; check TEMPORAL_ADDRESS, and the certificates that TEMPORAL_TLS_\* name\.$/;
  const refused = / refuses TEMPORAL_API_KEY or the certificate: .*no such key.*\.$/;
  const cases: [string, () => SecureFrontend, () => Record<string, string>, RegExp][] = [
    [
      'whose certificate nobody signed whom we trust',
      () => byKey,
      () => ({ TEMPORAL_TLS_SERVER_CA_CERT_PATH: stranger.caFile }),
      secured,
    ],
    [
      'that wants another certificate',
      () => byCertificate,
      () => ({ ...trusting(), ...presenting(unknownClient) }),
      secured,
    ],
    ['that wants a certificate', () => byCertificate, trusting, secured],
    [
      'that has no such key',
      () => byKey,
      () => ({ ...trusting(), TEMPORAL_API_KEY: 'tsk_another' }),
      refused,
    ],
    ['that wants a key', () => byKey, trusting, refused],
  ];
  // All at once: the client tries for ten seconds.
  it(cases.map(([which]) => which).join('; '), async () => {
    const errors = await Promise.all(
      cases.flatMap(([which, frontend, env]) => {
        const settings = temporalSettings({ TEMPORAL_TLS: 'true', ...env() }, frontend().address);
        return [connectClient, connectWorker].map(async (connect) => ({
          which,
          error: await connect(settings).then(String, ({ name, message }) => `${name}: ${message}`),
        }));
      }),
    );
    const expected = cases.flatMap(([which, frontend, , sentence]) => {
      const error = expect.stringMatching(
        new RegExp(`^StartError: Temporal .*${frontend().address}${sentence.source}`),
      );
      return [
        { which, error },
        { which, error },
      ];
    });
    expect(errors).toEqual(expected);
  });
});
