import { p } from '@mikro-orm/core';
import type { Environment } from '../../domain/money.ts';
import type { BillKind } from '../../domain/orders/bill.ts';
import * as column from './columns.ts';
import { table } from './table.ts';

export const BillPurchase = table('bill_purchases', {
  transactionId: p.text().primary(),
  kind: p.text().$type<BillKind>(),
  ...column.texts('billerId', 'serviceId', 'billerName', 'account'),
  ...column.optionalTexts('meterType', 'planCode', 'planName', 'phone', 'token', 'units'),
  ...column.booleans('isRenewal'),
  otherTokens: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'"),
});

export const BillBiller = table('bill_billers', {
  environment: p.text().$type<Environment>().primary(),
  kind: p.text().$type<BillKind>().primary(),
  id: p.text().primary(),
  ...column.texts('serviceId', 'name', 'provider'),
  ...column.bigints('smallestMinor', 'largestMinor'),
  ...column.integers('position'),
  ...column.timesOfInsert('refreshedAt'),
});

export const BillPlan = table('bill_plans', {
  environment: p.text().primary(),
  kind: p.text().primary(),
  billerId: p.text().primary(),
  code: p.text().primary(),
  ...column.texts('name'),
  ...column.bigints('priceMinor'),
  ...column.integers('position'),
});
