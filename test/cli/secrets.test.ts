import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { resealBatch, SEALED_COLUMNS } from '../../src/db/core/sealedColumns.ts';
import { prepareSecondFactor } from '../../src/db/merchants/secondFactors.ts';
import { createSecretBox } from '../../src/security/secretBox.ts';
import { type KeyMerchant, type KeyScene, openKeyScene } from '../support/keyScene.ts';
import { testKey } from '../support/keys.ts';

const [A, B, C] = ['a', 'b', 'c'].map((name) => testKey(name).toString('base64')) as [string, string, string];
const BOTH = { key: B, previous: A };

let scene: KeyScene;
/** Three merchants, each with two API keys and two webhook secrets, sealed with A. */
let merchants: readonly KeyMerchant[];

beforeEach(async () => {
  scene = await openKeyScene();
  merchants = [await scene.createMerchant(A), await scene.createMerchant(A), await scene.createMerchant(A)];
});
afterEach(() => scene?.close());

async function resealings() {
  const { rows } = await scene.ownerSql(
    `select actor, subject, details from audit_log where action = 'secrets.reseal' order by id`,
  );
  return rows;
}

describe('admin secrets reseal', () => {
  it('seals everything with the present key, says how much, puts it on record, and finds nothing the next time', async () => {
    await scene.start({ key: A });
    await scene.stop();
    const [{ ownerId }] = merchants as [KeyMerchant];
    await prepareSecondFactor(scene.database, createSecretBox(Buffer.from(A, 'base64')), ownerId);
    const first = await scene.admin(BOTH, ['secrets', 'reseal', '--operator', 'ada']);
    const { keyId } = createSecretBox(Buffer.from(B, 'base64'));
    expect(first).toEqual({
      code: 0,
      err: '',
      out: [
        'api_keys: 6 encrypted again, 0 already encrypted with the key, 0 that no key opens',
        'webhook_secrets: 6 encrypted again, 0 already encrypted with the key, 0 that no key opens',
        'second_factors: 1 encrypted again, 0 already encrypted with the key, 0 that no key opens',
        'installation_secrets: 2 encrypted again, 0 already encrypted with the key, 0 that no key opens',
        `Everything is encrypted with the key ${keyId}: remove the previous keys from ENCRYPTION_KEY.`,
        '',
      ].join('\n'),
    });
    expect(await resealings()).toEqual([
      { actor: 'ada', subject: 'api_keys', details: { keyId, values: 6 } },
      { actor: 'ada', subject: 'webhook_secrets', details: { keyId, values: 6 } },
      { actor: 'ada', subject: 'second_factors', details: { keyId, values: 1 } },
      { actor: 'ada', subject: 'installation_secrets', details: { keyId, values: 2 } },
    ]);

    const second = await scene.admin({ key: B }, ['secrets', 'reseal', '--json']);
    expect(second.code).toBe(0);
    expect(JSON.parse(second.out)).toEqual({
      keyId,
      columns: [
        { table: 'api_keys', resealed: 0, current: 6, unreadable: [] },
        { table: 'webhook_secrets', resealed: 0, current: 6, unreadable: [] },
        { table: 'second_factors', resealed: 0, current: 1, unreadable: [] },
        { table: 'installation_secrets', resealed: 0, current: 2, unreadable: [] },
      ],
      isComplete: true,
    });
    expect(await resealings()).toHaveLength(4);
  });

  it('is not complete while another process seals with the old key, and then does not let go of it', async () => {
    await scene.start({ key: A });
    await scene.stop();
    // What such a process stores comes in behind the run: its id sorts before all others.
    await scene.ownerSql(`
      create table late_key as select * from api_keys limit 1;
      create function add_late_key() returns trigger language plpgsql security definer as $$
      begin
        insert into api_keys (id, business_id, environment, key_sha256, key_encrypted, expires_at)
          select 'a_late_key', business_id, environment, sha256('late'), key_encrypted, now() from late_key
          on conflict do nothing;
        return new;
      end $$;
      create trigger add_late_key after insert on audit_log
        for each row when (new.subject = 'api_keys') execute function add_late_key();
    `);
    const first = await scene.admin(BOTH, ['secrets', 'reseal']);
    expect(first.code).toBe(1);
    expect(first.out).toMatch(
      /\nSome process still encrypts with another key: give all of them the new one, and run this again\.\n$/,
    );
    await expect(scene.start({ key: B })).rejects.toThrow(/is not the key/);
    const second = await scene.admin(BOTH, ['secrets', 'reseal']);
    expect(second).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^api_keys: 1 encrypted again, 6 already .*remove the previous keys from ENCRYPTION_KEY/s,
      ),
    });
    await scene.start({ key: B });
  });

  it('can be interrupted: what is half done is readable, and the next run does the rest', async () => {
    await scene.start({ key: A });
    const before = await Promise.all(merchants.map((each) => scene.shownSecrets(each)));
    await scene.stop();
    const secretBox = createSecretBox(Buffer.from(B, 'base64'), Buffer.from(A, 'base64'));
    const [apiKeys] = SEALED_COLUMNS;
    // Two batches of two, and then nothing more: as a run that was killed leaves it.
    let after: string | undefined = '';
    for (let batch = 0; batch < 2 && after !== undefined; batch += 1) {
      ({ last: after } = await resealBatch(scene.database, {
        column: apiKeys,
        secretBox,
        after,
        size: 2,
        actor: 'ada',
      }));
    }
    await scene.start(BOTH);
    expect(await Promise.all(merchants.map((each) => scene.shownSecrets(each)))).toEqual(before);
    const { out } = await scene.admin(BOTH, ['secrets', 'reseal']);
    expect(out).toContain(
      'api_keys: 2 encrypted again, 4 already encrypted with the key, 0 that no key opens\n',
    );
    await scene.stop();
    await scene.start({ key: B });
    expect(await Promise.all(merchants.map((each) => scene.shownSecrets(each)))).toEqual(before);
  });

  it('goes through more values than one batch holds, next to another run of itself', async () => {
    await scene.start({ key: A });
    await scene.stop();
    const [merchant] = merchants as [KeyMerchant];
    await scene.ownerSql(
      `insert into api_keys (id, business_id, environment, key_sha256, key_encrypted, expires_at)
        select 'key_' || n, business_id, environment, sha256(n::text::bytea), key_encrypted, now()
          from generate_series(1, 2500) n, (select * from api_keys where business_id = $1 limit 1) one`,
      [merchant.businessId],
    );
    const runs = await Promise.all([1, 2].map(() => scene.admin(BOTH, ['secrets', 'reseal', '--json'])));
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const resealed = runs.map(({ out }) => JSON.parse(out).columns[0].resealed as number);
    expect(resealed.reduce((sum, each) => sum + each, 0)).toBe(2_506);
    const records = (await resealings()).filter(({ subject }) => subject === 'api_keys');
    expect(records.length).toBeGreaterThan(2);
    expect(records.reduce((sum, { details }) => sum + details.values, 0)).toBe(2_506);
  });

  it('names what no key opens, and fails, but seals all the rest', async () => {
    await scene.start({ key: A });
    await scene.stop();
    const [{ businessId }] = merchants as [KeyMerchant];
    const { rows } = await scene.ownerSql(
      `update api_keys set key_encrypted = '' where business_id = $1 and environment = 'test' returning id`,
      [businessId],
    );
    const { code, out } = await scene.admin(BOTH, ['secrets', 'reseal']);
    expect(code).toBe(1);
    expect(out).toContain(
      'api_keys: 5 encrypted again, 0 already encrypted with the key, 1 that no key opens\n',
    );
    expect(out).toContain(`  ${rows[0].id}\n`);
    await scene.start({ key: B });
    await expect(scene.start({ key: A })).rejects.toThrow(/is not the key/);
  });

  it('does nothing with a key that is not the one of the database', async () => {
    await scene.start({ key: A });
    for (const keys of [{ key: B }, { key: B, previous: C }]) {
      const { code, out, err } = await scene.admin(keys, ['secrets', 'reseal']);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(
        /^ENCRYPTION_KEY is not the key that the secrets in this database are sealed with: .*\.\n$/,
      );
    }
    expect(await scene.admin(undefined, ['secrets', 'reseal'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/ENCRYPTION_KEY must be set/),
    });
    expect(await resealings()).toEqual([]);
  });
});

describe('commands that seal', () => {
  it.each([
    [['business', 'create', '--name', 'X', '--email', 'x@merchant.example']],
    [['business', 'keys', 'rotate', 'BUSINESS', '--environment', 'test']],
    [['business', 'keys', 'revoke', 'BUSINESS', 'key_x']],
    [['crypto', 'reconcile', '--environment', 'test']],
  ])('refuse a key that is not the one of the database: %j', async (args) => {
    await scene.start({ key: A });
    const businessId = merchants[0]?.businessId ?? '';
    const { code, err } = await scene.admin(
      { key: B },
      args.map((each) => (each === 'BUSINESS' ? businessId : each)),
    );
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/^ENCRYPTION_KEY is not the key that/),
    });
  });

  it('need no key where they seal nothing', async () => {
    await scene.start({ key: A });
    expect((await scene.admin(undefined, ['ledger', 'verify'])).code).toBe(0);
    expect((await scene.admin(undefined, ['business', 'list'])).code).toBe(0);
  });
});
