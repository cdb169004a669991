import { divideRoundingUp } from '../money.ts';
import { SUN_PER_TRX, type SweepCap } from './sweep.ts';

/** Why sweeps wait, where one cause stops many of them: operators see each cause once. */

/** The issuer has stopped every transfer of the token. */
export const TOKEN_PAUSED =
  'The USDT contract is paused by its issuer, so no transfer succeeds. Sweeps continue when it resumes.';

/** The issuer has frozen the treasury: it could receive, and never send again. */
export const TREASURY_FROZEN =
  'The issuer of USDT has frozen the treasury, so nothing is moved there. Sweeps continue when it is free again.';

/** The issuer has frozen a deposit address: it can send nothing, perhaps for ever, so its session is for an operator. */
export const ADDRESS_FROZEN =
  'The issuer of USDT has frozen the deposit address. Decide the session, or retry when the address is free again.';

/** The account that pays for sweeps cannot pay for this one. */
export const GAS_ACCOUNT_EMPTY =
  'The gas account has too little TRX. Send TRX to it: crypto stake show prints its address.';

/** Refused transactions of a sweep in a row after which operators are called. */
export const MAX_REFUSALS = 3;

/** Why a sweep waits whose transactions nodes refuse. @param said the code and the words of the node. */
export function refusalSentence(refusals: number, said: string | undefined): string {
  return `Nodes refused ${refusals} transactions of this sweep in a row, the last one with ${said ?? 'no reason'}.`;
}

/** Ends the sentence about each cap that is too low. */
export const CAP_ADVICE = 'Set it higher and restart the workers.';

/** Why a sweep waits for a higher cap, with the name of its setting. Whole TRX, so that sweeps at one price wait for one cause. */
export function capSentence({ of, needed }: SweepCap): string {
  const trx = divideRoundingUp(needed, SUN_PER_TRX);
  switch (of) {
    case 'amount':
      return `The address holds more USDT than TRON_SWEEP_CAP_USDT lets one sweep move. ${CAP_ADVICE}`;
    case 'fee_limit':
      return `The transfer needs a fee limit of ${trx} TRX, which TRON_GAS_CAP_TRX does not allow. ${CAP_ADVICE}`;
    case 'top_up':
      return `The address needs ${trx} TRX, which TRON_GAS_CAP_TRX does not allow. ${CAP_ADVICE}`;
  }
}
