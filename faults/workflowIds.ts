import type { Environment, OperatorsKind, OrderKind } from './orders.ts';

/** What is done at once, without a flow. */
type KindWithoutFlow = 'payment' | 'refund' | OperatorsKind;

/** How flows are called in Temporal, as operators know them: by what they do, the environment, and the record's id. */
const NAMES: Readonly<Record<Exclude<OrderKind, KindWithoutFlow> | 'sweep' | 'webhook', string>> = {
  withdrawal: 'withdrawal',
  bill: 'bill',
  sale: 'usdt-sale',
  collection: 'collection',
  session: 'crypto-payment',
  sweep: 'crypto-sweep',
  webhook: 'webhook',
};
export type FlowKind = keyof typeof NAMES;

/** Whether a kind of order is a flow, in which a provider has a part. */
export function isFlow<Kind extends OrderKind>(kind: Kind): kind is Exclude<Kind, KindWithoutFlow> {
  return kind in NAMES;
}

export function workflowIdOf(kind: FlowKind, environment: Environment, id: string): string {
  return `${NAMES[kind]}/${environment}/${id}`;
}

/** The flow that a provider's reference belongs to: what it is and its record; undefined for another's reference. */
export function flowOfReference(reference: string): FlowKind | undefined {
  const prefixes: Readonly<Record<string, FlowKind>> = {
    wd: 'withdrawal',
    sale: 'sale',
    col: 'collection',
    bill: 'bill',
  };
  return prefixes[reference.split('_')[0] ?? ''];
}

/** The one flow that reads the sandbox's chain. */
export const SANDBOX_WATCHER = 'chain-watcher/test';
