import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/route.ts';
import { ROLE_NAMES, type Role } from '../../src/domain/merchants/roles.ts';
import { ENVIRONMENTS } from '../../src/domain/money.ts';
import { callOf, namedRoutes, nameOf, nameOnly, send } from '../support/routeCalls.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { addUser, logInUser, signInUser, type TestUser } from '../support/users.ts';

const PASSWORD = 'correct horse battery';
const SETUP_REQUIRED = 'second_factor_setup_required';

/** All that a user without a second factor may do while the business requires one, written by hand. */
const OPEN = [
  'GET /me',
  'GET /session',
  'POST /session/second-factor',
  'POST /session/second-factor/confirm',
  'POST /session/passkeys',
  'POST /session/passkeys/confirm',
  'POST /session/password',
  'POST /session/end',
  'POST /auth/logout',
];
const SIGN_OUTS = ['POST /session/end', 'POST /auth/logout'];

const guarded = namedRoutes.filter(([, { authentication }]) => authentication !== 'none');
const takesToken = ({ authentication }: Route) =>
  authentication === 'token' || authentication === 'tokenOrKey';
const takesKey = ({ authentication }: Route) => authentication === 'key' || authentication === 'tokenOrKey';

let service: TestService;
let merchant: TestMerchant;
const users = new Map<Role, TestUser>();

beforeAll(async () => {
  service = await startTestService({ role: 'api', env: { MAIL_URL: '' } });
  merchant = await service.createMerchant('Matrix Stores', { password: PASSWORD });
  for (const role of ROLE_NAMES) users.set(role, await addUser(service, merchant, role));
  const cookie = await service.signIn(merchant);
  const { recoveryCodes } = await turnOnSecondFactor(service, { cookie, password: PASSWORD });
  const headers = { 'x-second-factor': recoveryCodes[0] ?? '' };
  const body = { isRequired: true };
  const { status } = await service.post('/second-factor-requirement', body, { cookie, headers });
  expect(status).toBe(200);
});
afterAll(() => service?.stop());

it('has routes for everything that stays open', () => {
  const names = guarded.map(([name]) => name);
  expect(OPEN.filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(ENVIRONMENTS.flatMap((environment) => ROLE_NAMES.map((role) => ({ environment, role }))))(
  'a $role without the required second factor, in $environment,',
  ({ environment, role }) => {
    const user = () => users.get(role) as TestUser;
    const headers = { 'x-business-env': environment };
    /** The routes whose answer is not as the list says. */
    async function differences(
      routes: readonly (readonly [string, Route])[],
      session: () => Promise<{ readonly cookie: string } | { readonly token: string }>,
    ): Promise<readonly string[]> {
      const of = { ...nameOnly({ ...merchant, email: user().email }, 'not the password'), environment };
      const found: string[] = [];
      const usual = await session();
      for (const [name, route] of routes) {
        const by = SIGN_OUTS.includes(name) ? await session() : usual;
        // A body that is refused later, so that no order begins.
        const call = { ...callOf(route, of), ...(route.body && { body: {} }) };
        const { status, body } = await send(service, route, call, { ...by, headers });
        const isRefused = status === 403 && body.code === SETUP_REQUIRED;
        if (isRefused) expect(body.msg).toMatch(/^this business requires a second factor .* set one up/);
        if (status === 401 || isRefused === OPEN.includes(name)) found.push(`${name} ${status} ${body.code}`);
      }
      return found;
    }

    it('may do nothing but see who is signed in, set one up, change the password and sign out', async () => {
      const byCookie = async () => ({ cookie: await signInUser(service, merchant, user()) });
      expect(await differences(guarded, byCookie)).toEqual([]);
    });

    it('may do no more by a login token', async () => {
      const byToken = async () => ({ token: await logInUser(service, merchant, user()) });
      const routes = guarded.filter(([, route]) => takesToken(route));
      expect(await differences(routes, byToken)).toEqual([]);
    });
  },
);

it('leaves calls by API key as they were', async () => {
  for (const [, route] of guarded.filter(([, each]) => takesKey(each))) {
    const call = { ...callOf(route, nameOnly(merchant, PASSWORD)), ...(route.body && { body: {} }) };
    const { body } = await send(service, route, call, { key: merchant.apiKeys.test });
    expect({ route: nameOf(route), code: body.code }).not.toMatchObject({ code: SETUP_REQUIRED });
  }
});
