import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiKeyOwners, createBusiness } from '../../../src/db/merchants/businesses.ts';
import { createSecretBox } from '../../../src/security/secretBox.ts';
import { approvedBusiness, openTestBooks, type TestBooks } from '../../support/books.ts';

let books: TestBooks;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());

async function merchant() {
  const { database, ledger } = books;
  const secretBox = createSecretBox(new Uint8Array(32));
  const { businessId, apiKeys } = await createBusiness(database, { ledger, secretBox }, approvedBusiness());
  return { businessId, key: apiKeys.test };
}

it('keys that are presented at one moment are answered each with its own owner, and an unknown one with none', async () => {
  const owners = new ApiKeyOwners(books.database);
  const merchants = await Promise.all([merchant(), merchant(), merchant()]);
  const asked = [...merchants, ...merchants];
  const found = await Promise.all(asked.map(({ key }) => owners.find(key)));
  expect(found.map((owner) => owner?.businessId)).toEqual(asked.map(({ businessId }) => businessId));
  const [known, unknown] = await Promise.all([
    owners.find(merchants[0]?.key ?? ''),
    owners.find(`${merchants[0]?.key}x`),
  ]);
  expect([known?.businessId, unknown]).toEqual([merchants[0]?.businessId, undefined]);
});

it('prices that cannot be read fail the requests of their own business alone', async () => {
  const owners = new ApiKeyOwners(books.database);
  const [well, broken] = [await merchant(), await merchant()];
  await books.owner.query(`update businesses set pricing = '{"unknown":1}' where id = $1`, [
    broken.businessId,
  ]);
  const found = await Promise.allSettled([well, broken, well, broken].map(({ key }) => owners.find(key)));
  expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
});
