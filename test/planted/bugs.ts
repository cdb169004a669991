import { API_BUGS } from './api.ts';
import type { PlantedBug } from './bug.ts';
import { CHAIN_BUGS } from './chain.ts';
import { LINK_BUGS } from './links.ts';
import { MONEY_BUGS } from './money.ts';
import { ORDER_BUGS } from './orders.ts';
import { OUTBOX_BUGS } from './outbox.ts';
import { SESSION_BUGS } from './sessions.ts';
import { SWEEP_BUGS } from './sweeps.ts';
import { WEBHOOK_BUGS } from './webhooks.ts';

/** Every planted bug, by area. */
export const BUGS: readonly PlantedBug[] = [
  ...ORDER_BUGS,
  ...SESSION_BUGS,
  ...CHAIN_BUGS,
  ...SWEEP_BUGS,
  ...OUTBOX_BUGS,
  ...WEBHOOK_BUGS,
  ...API_BUGS,
  ...MONEY_BUGS,
  ...LINK_BUGS,
];
