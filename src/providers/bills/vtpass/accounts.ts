import { z } from 'zod';
import type { Ask } from '../../answers.ts';
import { minorOf, nairaSchema, roundedMinorSchema } from '../../naira.ts';
import type { BillAccountEnquiry, BillAccountResolution } from '../port.ts';
import { codeSchema, reader, refuseBadCredentials } from './client.ts';

/** Whose meter, smart card or betting account this is. */
export async function verifyAccount(
  ask: Ask<object>,
  { kind, serviceId, account, meterType }: BillAccountEnquiry,
): Promise<BillAccountResolution> {
  const answer = await ask({
    path: '/merchant-verify',
    body: {
      serviceID: serviceId,
      billersCode: account,
      ...(meterType !== undefined && { type: meterType }),
    },
  });
  const { code, content } = verificationSchema.safeParse(answer).data ?? {};
  refuseBadCredentials(code);
  const name = content?.Customer_Name?.trim();
  const isConfirmed = code === '000' || code === '020';
  if (isConfirmed && name && content?.WrongBillersCode !== true) {
    const renewal = kind === 'tv' ? content?.Renewal_Amount : undefined;
    const renewalMinor = renewal == null ? undefined : minorOf(renewal);
    return {
      status: 'found',
      customerName: name,
      renewalAmountMinor: renewalMinor !== undefined && renewalMinor > 0n ? renewalMinor : undefined,
    };
  }
  // Documented for a wrong number: 000 with `error` and WrongBillersCode; 011 for one of an impossible form.
  if (isConfirmed || code === '011') {
    return { status: 'not_found', reason: 'VTpass finds no such account.' };
  }
  throw reader.unavailable(`VTpass could not verify an account (code ${code ?? 'none'}).`);
}

/** What is left of our money, in kobo. */
export async function readBalanceMinor(ask: Ask<object>): Promise<bigint> {
  const { contents } = reader.read(balanceSchema, await ask({ path: '/balance' }), 'balance');
  return contents.balance;
}

const verificationSchema = z.object({
  code: codeSchema,
  content: z
    .object({
      Customer_Name: z.string().nullish().catch(undefined),
      Renewal_Amount: nairaSchema.nullish().catch(undefined),
      WrongBillersCode: z.boolean().nullish().catch(undefined),
    })
    .nullish()
    .catch(undefined),
});
const balanceSchema = z.object({ contents: z.object({ balance: roundedMinorSchema }) });
