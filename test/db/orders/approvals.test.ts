import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  approveRequest,
  findApprovalRequest,
  refuseRequest,
  storeApprovalRequest,
} from '../../../src/db/orders/approvals/requests.ts';
import type { Id } from '../../../src/domain/money.ts';
import { newIdentifier } from '../../../src/security/identifiers.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { waitForLockWaits } from '../../support/locks.ts';

/** Decisions about a request that waits for a second person. */
let books: TestBooks;
let businessId: Id<'biz'>;
let users: readonly string[];
let done: number;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
});
afterAll(() => books?.close());
beforeEach(async () => {
  businessId = (await books.createBusiness()) as Id<'biz'>;
  users = [newIdentifier('usr'), newIdentifier('usr'), newIdentifier('usr')];
  await books.owner.query(
    `insert into users (id, business_id, email, name, role, status, password_hash, joined_at)
      select id, $2, id || '@merchant.example', 'Ada', 'admin', 'active', 'none', now() from unnest($1::text[]) id`,
    [users, businessId],
  );
  done = 0;
});

const by = (place: number) => ({ id: users[place] ?? '', provenBy: 'session' }) as const;

async function request() {
  const id = await storeApprovalRequest(books.database, {
    businessId,
    environment: 'test',
    kind: 'withdrawal',
    operation: '/withdrawal/request',
    amountMinor: 500_000n,
    destination: 'Ada, 0123456789',
    body: { amount: 5_000 },
    maker: { userId: users[0] ?? '' },
    actor: by(0),
  });
  const owner = { businessId, environment: 'test' } as const;
  const found = await findApprovalRequest(books.database, owner, { id, kinds: ['withdrawal'] });
  if (!found) throw new Error('A request that was stored is there.');
  return found;
}

type Request = Awaited<ReturnType<typeof request>>;

const approve = (asked: Request, place: number) =>
  approveRequest(
    books.database,
    { request: asked, actor: by(place) },
    {
      orderId: `wd_${asked.id}`,
      carryOut: async () => {
        done += 1;
      },
    },
  );

it('of two users who decide at once the second finds it ended', async () => {
  const asked = await request();
  await books.owner.query('begin');
  await books.owner.query('select from approval_requests where id = $1 for update', [asked.id]);
  const deciding = Promise.allSettled([
    approve(asked, 1),
    refuseRequest(books.database, { request: asked, actor: by(2) }, 'It is not due.'),
  ]);
  await waitForLockWaits(books.owner, 2);
  await books.owner.query('commit');
  const refusals = (await deciding).flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(refusals).toMatchObject([{ code: 'state_conflict', message: expect.stringContaining('already') }]);
});

it('of two users who approve at once one does what was asked for', async () => {
  const asked = await request();
  await books.owner.query('begin');
  await books.owner.query('select from approval_requests where id = $1 for update', [asked.id]);
  const deciding = Promise.allSettled([approve(asked, 1), approve(asked, 2)]);
  await waitForLockWaits(books.owner, 2);
  await books.owner.query('commit');
  expect((await deciding).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(done).toBe(1);
});

it('one that has expired is not approved, whether or not that is on record', async () => {
  const asked = await request();
  await books.owner.query(
    `update approval_requests set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
      where id = $1`,
    [asked.id],
  );
  await expect(approve(asked, 1)).rejects.toMatchObject({ code: 'state_conflict' });
  expect(done).toBe(0);
});
