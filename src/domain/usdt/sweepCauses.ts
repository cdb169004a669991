import { divideRoundingUp } from '../money.ts';
import { SUN_PER_TRX, type SweepCap } from './sweep.ts';

/** Why sweeps wait, where one cause stops many of them: operators see each cause once. */

/** The issuer has stopped every transfer of the token. */
export const TOKEN_PAUSED =
  'The USDT contract is paused by its issuer, so no transfer succeeds. Sweeps continue when it resumes.';

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
