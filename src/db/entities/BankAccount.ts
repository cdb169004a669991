import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';

/** The settlement account a business's payouts go to, one per environment. */
export const BankAccount = defineEntity({
  name: 'BankAccount',
  tableName: 'bank_accounts',
  properties: {
    businessId: p.text().primary(),
    environment: p.text().$type<Environment>().primary(),
    accountNumber: p.text(),
    bankCode: p.text(),
    bankName: p.text(),
    accountName: p.text(),
    verifiedWith: p.text().nullable(),
    nipCode: p.text().nullable(),
    verifiedAt: p.datetime().defaultRaw('now()'),
  },
});
export type BankAccount = InferEntity<typeof BankAccount>;
