import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenApiDocument } from '../../fuzz/document.ts';
import { sendAll, type Target } from '../../fuzz/drive.ts';
import { type FindingGroup, Findings } from '../../fuzz/findings.ts';
import { createJudge } from '../../fuzz/judge.ts';
import { Counts } from '../../fuzz/report.ts';
import { createSending } from '../../fuzz/sending.ts';
import { type FuzzedMerchant, World } from '../../fuzz/world.ts';
import { BASE_PATH } from '../../src/api/baseUrl.ts';
import { createOpenApiDocument } from '../../src/api/openapi.ts';
import { routes } from '../../src/api/routes.ts';
import { ALL_PERMISSIONS } from '../../src/domain/merchants/permissions.ts';

/** What the service documents. */
export const DOCUMENT = createOpenApiDocument(routes, BASE_PATH) as OpenApiDocument;

/** How long what stands in for the service waits for the rest of a request that was begun, and how often it looks. */
const HALF_SENT_LIMITS = { headersTimeout: 500, requestTimeout: 500, connectionsCheckingInterval: 100 };

/** A secret that no answer may have. */
export const SECRET = 'a-secret-of-the-service';

function sessionOf(name: string, role: string) {
  return { token: `e30.${role}.${name}`, cookie: `${role}-of-${name}` };
}

function merchant(name: string): FuzzedMerchant {
  const businessId = `biz_${name.repeat(26)}`;
  const keys = { prod: `mp_prod_${name.repeat(36)}`, test: `mp_test_${name.repeat(36)}` };
  const email = `${name.repeat(16)}@merchant.example`;
  return {
    businessId,
    email,
    password: `password of ${name}`,
    passwordHash: '',
    users: [
      { userId: `usr_${name.repeat(26)}`, permissions: ALL_PERMISSIONS, ...sessionOf(name, 'owner') },
      { userId: `usr_${name.repeat(25)}v`, permissions: new Set(), ...sessionOf(name, 'viewer') },
    ],
    invitedIds: [],
    restrictedKeys: [
      {
        id: `key_${name.repeat(26)}`,
        key: `mp_test_${name.repeat(35)}r`,
        permissions: new Set(['bills:read']),
        isForElsewhere: false,
      },
    ],
    mark: `Mark-${name}`,
    keys,
  };
}

/** Two merchants whose ids, keys and names say whose they are. */
export function twoMerchants(): World {
  return new World({ a: merchant('a'), b: merchant('b') });
}

/**
 * Sends requests to a server that stands in for the service, and judges what it answers.
 *
 * @returns what was found, by operation and kind.
 */
export async function findingsOf(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { seed = 1, requests = 300 }: { readonly seed?: number; readonly requests?: number } = {},
): Promise<readonly FindingGroup[]> {
  const server = createServer(HALF_SENT_LIMITS, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const world = twoMerchants();
  const target: Target = {
    document: DOCUMENT,
    world,
    sending: createSending(origin, 4),
    judge: createJudge({ document: DOCUMENT, world, secrets: [SECRET] }),
    findings: new Findings(origin),
    counts: new Counts(),
    providerSecrets: {},
    refresh: async () => {},
  };
  try {
    await sendAll(target, { seed, requests, concurrency: 4 }, new AbortController().signal);
  } finally {
    target.sending.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return target.findings.groups;
}
