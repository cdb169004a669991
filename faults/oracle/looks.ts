import type { Finding } from './evidence.ts';

/** How to read a record, in the data that `--keep` leaves. */
export function lookAtRecord(table: string, id: string): string {
  return `select * from ${table} where id = '${id}'`;
}

/** How to read what the ledger has of an order. */
export function lookAtPostings(id: string): string {
  return `select * from ledger.transfers where reference like '${id}%'`;
}

/** An amount in minor units, with its asset, for people. */
export function amountOf(minor: bigint, asset: 'NGN' | 'USDT'): string {
  const decimals = asset === 'NGN' ? 2 : 6;
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  return `${asset} ${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export function finding(kind: string, says: string, look: string): Finding {
  return { kind, says, look };
}

/** A finding about one workflow, whose trail is printed with it. */
export function workflowFinding(kind: string, says: string, workflowId: string): Finding {
  return { kind, says, look: `temporal workflow show --workflow-id ${workflowId}`, workflowId };
}
