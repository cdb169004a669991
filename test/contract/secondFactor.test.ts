import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/route.ts';
import { ENVIRONMENTS } from '../../src/domain/money.ts';
import { callOf, namedRoutes, nameOf, nameOnly, send } from '../support/routeCalls.ts';
import { appCode, turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** Operations that change something, take a session, and need no second factor. At most ten. */
const EXEMPT: Readonly<Record<string, string>> = {
  'POST /crypto/payments/create': 'opens a session: only a deposit of a customer credits it',
  'POST /webhooks/deliveries/{id}/replay': 'sends what was sent before, to the address of the merchant',
  'POST /webhooks/deliveries/replay': 'sends what was sent before, to the address of the merchant',
  'POST /webhooks/test': 'sends a test event to the address of the merchant',
  'POST /webhooks/endpoints/{id}/test': 'sends a test event to an endpoint of the merchant',
  'POST /session/passkeys/challenge': 'a challenge proves nothing until it is answered',
  'POST /session/end': 'signs out',
  'POST /auth/logout': 'signs out',
};
const MAX_EXEMPT = 10;
const SIGN_OUTS = ['POST /session/end', 'POST /auth/logout'];

/** Operations that take a code in their body, so that a proof of some minutes ago is not enough. */
const CODE_IN_BODY = [
  'POST /session/second-factor/confirm',
  'POST /session/second-factor/remove',
  'POST /session/passkeys/confirm',
  'POST /session/passkeys/{id}/remove',
];

const PASSWORD = 'correct horse battery';
const takesSession = ({ authentication }: Route) => authentication !== 'none';
/** Reading permissions, such as those of a quote, change nothing. */
const isReading = ({ permission }: Route) => typeof permission === 'string' && permission.endsWith(':read');
const changing = namedRoutes.filter(
  ([, route]) => route.method !== 'get' && takesSession(route) && !isReading(route),
);
const reading = namedRoutes.filter(
  ([, route]) => route.method !== 'get' && takesSession(route) && isReading(route),
);
const demanding = changing.filter(([name]) => !(name in EXEMPT) && !CODE_IN_BODY.includes(name));

let service: TestService;
let merchant: TestMerchant;
let secret: string;
let cookie: string;
let token: string;

beforeAll(async () => {
  service = await startTestService({ role: 'api' });
  merchant = await service.createMerchant('Acme Stores', { password: PASSWORD });
  const enroller = { cookie: await service.signIn(merchant), password: PASSWORD };
  const factor = await turnOnSecondFactor(service, enroller);
  secret = factor.secret;
  const [first = '', second = ''] = factor.recoveryCodes;
  cookie = await service.signIn(merchant, first);
  const login = { email: merchant.email, password: PASSWORD, secondFactorCode: second };
  token = (await service.post('/auth/login', login, { key: null })).body.token;
  // The passkey that the call of its removal names.
  await service.ownerSql(
    `insert into passkeys (id, user_id, credential_id, public_key, sign_count, name)
       values ('pky_none', $1, '\\x01', '', 0, 'Work laptop')`,
    [merchant.ownerId],
  );
  await forgetProofs();
});
afterAll(() => service?.stop());

/** Makes every proof of the second factor too old. */
async function forgetProofs(): Promise<void> {
  await service.ownerSql(`update second_factor_proofs set proven_at = now() - interval '1 day'`);
}

const belongings = () => nameOnly(merchant, PASSWORD);

/** How a route takes a session: by cookie always, by token where it takes tokens. */
function sessionsOf({ authentication }: Route) {
  const byToken = authentication === 'token' || authentication === 'tokenOrKey';
  return [{ cookie }, ...(byToken ? [{ token }] : [])];
}

describe('an operation that changes something', () => {
  it.each(demanding)('demands the second factor of a session, in both environments: %s', async (_, route) => {
    for (const environment of ENVIRONMENTS) {
      for (const session of sessionsOf(route)) {
        const headers = { 'x-business-env': environment };
        const answer = await send(service, route, callOf(route, belongings()), { ...session, headers });
        expect({ environment, status: answer.status, code: answer.body.code }).toEqual({
          environment,
          status: 403,
          code: 'second_factor_required',
        });
      }
    }
  });

  it.each(CODE_IN_BODY)('takes no other code than that of its body: %s', async (name) => {
    const route = changing.find(([each]) => each === name)?.[1];
    if (!route) throw new Error(`There is no ${name}.`);
    const headers = { 'x-second-factor': appCode(secret) };
    const answer = await send(service, route, callOf(route, belongings()), { cookie, headers });
    expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_invalid' } });
  });

  it('is exempt only with a reason, and few are', () => {
    const exempt = namedRoutes.filter(([, { secondFactor }]) => typeof secondFactor === 'object');
    expect(exempt.map(([name]) => name).toSorted()).toEqual(Object.keys(EXEMPT).toSorted());
    expect(exempt.length).toBeLessThanOrEqual(MAX_EXEMPT);
    for (const [, { secondFactor }] of exempt) {
      expect(secondFactor).toEqual({ exemptBecause: expect.stringMatching(/^\S.{10,}/) });
    }
  });

  it('is a route that needs a session wherever it demands the factor', () => {
    const publicRoutes = namedRoutes.filter(([, route]) => !takesSession(route) && route.secondFactor);
    expect(publicRoutes).toEqual([]);
  });

  it('documents the header of the code, unless it is exempt or has the code in its body', async () => {
    const document = await (await fetch(`${service.apiUrl}/openapi.json`)).json();
    const undocumented = Object.entries<Record<string, { security?: object[]; parameters?: object[] }>>(
      (document as { paths: Record<string, never> }).paths,
    ).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { security = [], parameters = [] }]) => {
        const isOpen = security.length === 0 || security.some((each) => Object.keys(each).length === 0);
        const isTaken = JSON.stringify(parameters).includes('x-second-factor');
        return method === 'get' || isOpen || isTaken ? [] : [`${method.toUpperCase()} ${path}`];
      }),
    );
    const without = [...Object.keys(EXEMPT), ...CODE_IN_BODY, ...reading.map(([name]) => name)];
    expect(undocumented.toSorted()).toEqual(without.toSorted());
  });

  it('is answered to an exempt call, and to one that reads, without a code', async () => {
    const exempt = changing.filter(([name]) => name in EXEMPT && !SIGN_OUTS.includes(name));
    for (const [, route] of [...exempt, ...reading]) {
      const headers = { 'x-business-env': 'test' };
      const { body } = await send(service, route, callOf(route, belongings()), { cookie, headers });
      expect({ route: nameOf(route), code: body.code }).not.toMatchObject({ code: 'second_factor_required' });
    }
  });
});
