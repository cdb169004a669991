import { chainNotRead, depositUnexpected, energyMissing } from './chain.ts';
import type { Condition } from './condition.ts';
import {
  accountsLocked,
  clockAhead,
  clocksDiffer,
  loopBlocked,
  nothingFound,
  postgresStopped,
  postingsWait,
  processStopped,
  rightRevoked,
  roleGone,
  tooManyConnections,
  watchStopped,
} from './processes.ts';
import {
  bankHangs,
  dearCollection,
  flowConditions,
  forgedCallbacks,
  keyRefused,
  newsWaits,
  rateJumps,
  walletEmpty,
} from './providers.ts';
import { ledgerViolated, neverVerified, rowConditions } from './rows.ts';
import { connectionsFull, publicUrlDown, surroundingConditions } from './surroundings.ts';
import {
  codeChanged,
  payloadTooLarge,
  temporalLimited,
  temporalStopped,
  workerGone,
  workerHangs,
} from './temporal.ts';
import { webhookConditions } from './webhooks.ts';

/** What is made at once, one stage after the other: the conditions of a stage do not hide each other. */
export const STAGES: readonly (readonly Condition[])[] = [
  [ledgerViolated],
  // The last two wait for minutes, because the age of something counts.
  [
    ...rowConditions,
    neverVerified,
    ...surroundingConditions,
    ...webhookConditions,
    ...flowConditions,
    forgedCallbacks,
    newsWaits,
    dearCollection,
    rateJumps,
    tooManyConnections,
    workerGone,
    chainNotRead,
  ],
  [energyMissing, depositUnexpected, clockAhead, walletEmpty, publicUrlDown, connectionsFull, loopBlocked],
  [keyRefused, clocksDiffer, rightRevoked],
  [bankHangs],
  [processStopped],
  [roleGone],
  [nothingFound],
  [accountsLocked],
  [postingsWait],
  [workerHangs],
  [codeChanged],
  [payloadTooLarge],
  [temporalLimited],
  [temporalStopped],
  [postgresStopped],
  [watchStopped],
];
