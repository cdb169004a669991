import { describe, expect, test } from '@jest/globals';
import { createBankSimulator } from '../../../src/providers/bank/simulator.ts';
import { ProviderUnavailableError } from '../../../src/providers/errors.ts';

const SENT_AT_MS = 1_700_000_000_000;
const REFERENCE = 'wd_simulator_0000001';

function simulatorAt(elapsedMs: number) {
  return createBankSimulator({ clock: () => SENT_AT_MS + elapsedMs });
}

function instruction(amountMinor: bigint) {
  return {
    reference: REFERENCE,
    amountMinor,
    account: { accountNumber: '0123456789', bankCode: '058' },
    accountName: 'LAGOS TRADERS LTD',
    narration: 'Withdrawal',
  };
}

function query(amountMinor: bigint) {
  return { reference: REFERENCE, amountMinor, sentAtMs: SENT_AT_MS };
}

describe('the simulated outcome of a transfer', () => {
  test.each([
    { kobo: 0n, sent: 'succeeded', before: 'succeeded', after: 'succeeded' },
    { kobo: 1n, sent: 'failed', before: 'failed', after: 'failed' },
    { kobo: 2n, sent: 'pending', before: 'pending', after: 'succeeded' },
    { kobo: 3n, sent: 'pending', before: 'pending', after: 'failed' },
    { kobo: 4n, sent: 'succeeded', before: 'succeeded', after: 'reversed' },
    { kobo: 5n, sent: 'unknown', before: 'unknown', after: 'unknown' },
    { kobo: 6n, sent: 'succeeded', before: 'succeeded', after: 'succeeded' },
    { kobo: 99n, sent: 'succeeded', before: 'succeeded', after: 'succeeded' },
  ])('$kobo kobo: $sent when sent, $before at 4.999 s, $after from 5 s on', async (expected) => {
    const amountMinor = 5_000_000n + expected.kobo;
    const sent = await simulatorAt(0).sendTransfer(instruction(amountMinor));
    const before = await simulatorAt(4_999).findTransfer(query(amountMinor));
    const after = await simulatorAt(5_000).findTransfer(query(amountMinor));
    const muchLater = await simulatorAt(3_600_000).findTransfer(query(amountMinor));
    expect([sent.status, before.status, after.status]).toEqual([
      expected.sent,
      expected.before,
      expected.after,
    ]);
    expect(muchLater).toEqual(after);
  });

  test.each([2n, 3n, 4n])('%d kobo says when there will be news, and stops saying it then', async (kobo) => {
    const amountMinor = 10_000n + kobo;
    const sent = await simulatorAt(0).sendTransfer(instruction(amountMinor));
    expect(sent.askAgainInMs).toBe(5_000);
    expect(await simulatorAt(3_500).findTransfer(query(amountMinor))).toMatchObject({ askAgainInMs: 1_500 });
    expect(await simulatorAt(5_000).findTransfer(query(amountMinor))).not.toHaveProperty('askAgainInMs');
  });

  test('an outcome without later news asks nobody to come back', async () => {
    expect(await simulatorAt(0).sendTransfer(instruction(10_000n))).not.toHaveProperty('askAgainInMs');
  });

  test('a clock behind the sender’s never lengthens the wait', async () => {
    const found = await simulatorAt(-60_000).findTransfer(query(10_002n));
    expect(found).toMatchObject({ status: 'pending', askAgainInMs: 5_000 });
  });

  test.each([1n, 5n])('%d kobo gives a reason that names no account', async (kobo) => {
    const sent = await simulatorAt(0).sendTransfer(instruction(10_000n + kobo));
    expect(sent.reason).toEqual(expect.any(String));
    expect(sent.reason).not.toMatch(/0123456789|LAGOS/);
  });
});

describe('the simulated name enquiry', () => {
  const enquiry = (accountNumber: string) =>
    simulatorAt(0).resolveAccount({ accountNumber, bankCode: '058', expectedName: 'LAGOS TRADERS LTD' });

  test('answers with the business’s own name', async () => {
    expect(await enquiry('0123456789')).toEqual({ status: 'found', accountName: 'LAGOS TRADERS LTD' });
  });

  test('0000000001 is found nowhere', async () => {
    expect(await enquiry('0000000001')).toMatchObject({ status: 'not_found' });
  });

  test('0000000002 belongs to somebody else', async () => {
    const found = await enquiry('0000000002');
    expect(found).toMatchObject({ status: 'found' });
    expect(found).not.toMatchObject({ accountName: 'LAGOS TRADERS LTD' });
  });

  test('0000000003 times out', async () => {
    await expect(enquiry('0000000003')).rejects.toThrow(ProviderUnavailableError);
  });

  test('answers with a name even when nobody said which business asks', async () => {
    const found = await simulatorAt(0).resolveAccount({ accountNumber: '0123456789', bankCode: '058' });
    expect(found).toMatchObject({ status: 'found', accountName: expect.stringMatching(/\S/) });
  });
});

test('the banks have unique codes of 3, 5 or 6 digits, with the large ones among them', async () => {
  const banks = await simulatorAt(0).listBanks();
  expect(banks.length).toBeGreaterThanOrEqual(25);
  expect(new Set(banks.map((bank) => bank.code)).size).toBe(banks.length);
  for (const bank of banks) expect(bank.code).toMatch(/^(\d{3}|\d{5}|\d{6})$/);
  expect(banks.map((bank) => bank.code)).toEqual(
    expect.arrayContaining(['011', '033', '044', '057', '058', '50211']),
  );
});

test('the amount that the caller named picks the outcome, where it is not the naira of the transfer', async () => {
  const sandboxAmount = { amountMinor: 10_010_000n, asset: 'USDT' } as const;
  const sent = await simulatorAt(0).sendTransfer({ ...instruction(5_000_000n), sandboxAmount });
  const found = await simulatorAt(0).findTransfer({ ...query(5_000_002n), sandboxAmount });
  expect([sent.status, found]).toEqual(['failed', expect.objectContaining({ status: 'failed' })]);
});
