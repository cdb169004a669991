import { randomUUID } from 'node:crypto';
import { Script } from 'node:vm';
import type { Collection, CollectionRequest } from '../../scripts/collection.ts';
import { cookieIn, type TestService } from '../support/service.ts';

/**
 * The requests that are refused all the same, each with its code: what they are about is not there, or is made by a browser
 * or a mail.
 */
export const REFUSED: Readonly<Record<string, string>> = {
  // The codes are mailed, or shown by an app.
  'POST /auth/reset-password': '400 invalid_code',
  'POST /users/accept': '400 invalid_code',
  'POST /session/second-factor/confirm': '403 second_factor_invalid',
  'POST /session/second-factor/remove': '403 second_factor_invalid',
  // The caller has no second factor.
  'POST /second-factor-requirement': '403 second_factor_setup_required',
  // No deposit is credited yet.
  'GET /crypto/refunds/{{refundId}}': '404 not_found',
  // No order waits for a second person.
  'GET /approvals/{{approvalId}}': '404 not_found',
  'POST /approvals/{{approvalId}}/approve': '404 not_found',
  'POST /approvals/{{approvalId}}/refuse': '404 not_found',
  // The id of another session of the caller is chosen by hand.
  'POST /sessions/{{sessionId}}/end': '404 not_found',
  // Passkeys need a browser, and a host that has a name.
  'POST /session/passkeys': '503 passkeys_unavailable',
  'POST /session/passkeys/confirm': '403 second_factor_invalid',
  'POST /session/passkeys/{{passkeyId}}/remove': '404 not_found',
};

/** What ends the login or the session of the caller. */
const SIGNS_OUT = ['/auth/logout', '/session/end', '/sessions/end-all', '/session/password'];

const PASSWORD = 'a password here';

/**
 * Sends every request of a collection in order, as Postman does, for one merchant with money in the sandbox. A request by
 * login or cookie signs in again after one that ended it.
 *
 * @returns the code of each request that was refused, by its name. Those that only the state of the moment refuses (409), such
 * as a decision about a deposit that is still on its way, are left out.
 */
export async function runCollection(
  service: TestService,
  collection: Collection,
): Promise<Readonly<Record<string, string>>> {
  const merchant = await service.createMerchant('Collection', { password: PASSWORD });
  await service.fund(merchant, 1_000_000);
  await service.fund(merchant, 1_000, 'test', 'USDT');
  const variables = new Map(collection.variable.map(({ key, value }) => [key, value]));
  const { email, businessId, apiKeys } = merchant;
  const { baseUrl, apiUrl } = service;
  for (const [name, value] of Object.entries({ email, businessId, baseUrl, password: PASSWORD }))
    variables.set(name, value);
  variables.set('apiKey', apiKeys.test);
  variables.set('origin', apiUrl);
  const script = new Script(collection.event.flatMap(({ script: { exec } }) => exec).join('\n'));
  let cookie = '';

  const send = async (each: CollectionRequest) => {
    const { method, body, auth } = each.request;
    const response = await fetch(filled(each.request.url.raw, variables), {
      method,
      headers: {
        ...headersOf(each, variables),
        ...credentialOf(auth ?? collection.auth, variables),
        ...(isByCookie(each) && { cookie }),
      },
      ...(body && { body: filled(body.raw, variables) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer = isJson ? JSON.parse(text) : {};
    script.runInNewContext({
      pm: {
        request: { method },
        response: { code: response.status, headers: response.headers, json: () => answer },
        collectionVariables: variables,
      },
    });
    if (response.headers.has('set-cookie')) cookie = cookieIn(response.headers);
    return { status: response.status, code: String(answer.code) };
  };

  const requests = collection.item.flatMap(({ item }) => item);
  const signIn = async (path: string) => {
    const found = requests.find(({ request }) => request.url.raw.endsWith(path));
    if (found) await send(found);
  };
  const forget = () => {
    cookie = '';
    variables.set('token', '');
  };
  const refused: Record<string, string> = {};
  for (const each of requests) {
    const { method, url } = each.request;
    if (isByToken(each) && variables.get('token') === '') await signIn('/auth/login');
    if (isByCookie(each) && cookie === '') await signIn('}/session');
    const { status, code } = await send(each);
    if (SIGNS_OUT.some((path) => url.raw.endsWith(path))) forget();
    // As the reader does, who has chosen a new one.
    if (url.raw.endsWith('/session/password') && status === 200)
      variables.set('password', JSON.parse(each.request.body?.raw ?? '{}').newPassword);
    if (status >= 400 && status !== 409)
      refused[`${method} ${url.raw.slice('{{baseUrl}}'.length)}`] = `${status} ${code}`;
  }
  return refused;
}

/** A text with the values of its variables. @throws Error for one that the collection does not have. */
function filled(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{\{(\$?\w+)\}\}/g, (_, name: string) => {
    const value = name === '$guid' ? randomUUID() : variables.get(name);
    if (value === undefined) throw new Error(`The collection has no variable ${name}.`);
    return value;
  });
}

function headersOf({ request }: CollectionRequest, variables: ReadonlyMap<string, string>) {
  const sent = request.header.filter(({ disabled }) => !disabled);
  return Object.fromEntries(sent.map(({ key, value }) => [key, filled(value, variables)]));
}

function credentialOf(auth: object, variables: ReadonlyMap<string, string>): Record<string, string> {
  const { type } = auth as { readonly type: string };
  if (type === 'apikey') return { 'x-api-key': filled('{{apiKey}}', variables) };
  return type === 'bearer' ? { authorization: filled('Bearer {{token}}', variables) } : {};
}

function isByToken({ request }: CollectionRequest): boolean {
  return JSON.stringify(request.auth ?? {}).includes('bearer');
}

function isByCookie({ request }: CollectionRequest): boolean {
  return request.header.some(({ key }) => key === 'origin');
}
