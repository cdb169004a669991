import { randomBytes } from 'node:crypto';
import { createBusiness } from '../src/db/merchants/businesses.ts';
import type { Environment } from '../src/domain/money.ts';
import { hashPassword } from '../src/security/password.ts';
import type { BenchEnvironment } from './environment.ts';

/** A merchant that calls the API over HTTP: with a token to read, with a key to pay. */
export interface ApiMerchant {
  readonly businessId: string;
  /** Answers what came: JSON, or the text of a file. @throws when the answer is an error. */
  call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    environment?: Environment,
  ): Promise<Answer>;
}

/** Creates a merchant, starts the service when it does not run yet, and logs in. */
export async function openApiMerchant(environment: BenchEnvironment): Promise<ApiMerchant> {
  const baseUrl = `${await environment.serviceUrl()}/v1/business`;
  const email = `${randomBytes(8).toString('hex')}@merchant.example`;
  const password = randomBytes(12).toString('hex');
  const { businessId, apiKeys } = await createBusiness(
    environment.database,
    { ledger: environment.ledger, secretBox: environment.secretBox },
    {
      name: 'Merchant of many',
      email,
      phone: '+2348012345678',
      type: 'limited_company',
      category: 'retail',
      kycStatus: 'APPROVED',
      passwordHash: await hashPassword(password),
    },
  );
  const login = await fetch(`${baseUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };
  return {
    businessId,
    async call<Answer>(method: 'GET' | 'POST', path: string, body?: unknown, of: Environment = 'test') {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-business-env': of,
          ...(method === 'GET' ? { authorization: `Bearer ${token}` } : { 'x-api-key': apiKeys[of] }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      return (await (isJson ? response.json() : response.text())) as Answer;
    },
  };
}

/** Takes a payment of 100 naira for a merchant. */
export function pay(merchant: ApiMerchant, environment: Environment = 'test'): Promise<unknown> {
  return merchant.call(
    'POST',
    '/payment/process',
    { businessId: merchant.businessId, amount: 100, serviceType: 'till' },
    environment,
  );
}
