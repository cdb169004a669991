import type { Logger } from 'pino';
import { NodeUnavailableError } from '../../chain/port.ts';
import { findBookedAddress, listPartOfBookedAddresses } from '../../db/ledger/custody.ts';
import {
  clearChainAlarm,
  listAcceptedContracts,
  listChainAlarms,
  raiseChainAlarm,
} from '../../db/usdt/chainAlarms.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { checkFrozen, type TokenSource } from './sweepPlans.ts';

/** Asks whether the token has moved to another contract, and stores that as long as no operator has accepted it. */
async function checkSuccessor({ database, environment, node }: TokenSource): Promise<void> {
  const successor = await node.tokenSuccessor();
  const accepted = await listAcceptedContracts(database, environment);
  const kind = 'deprecated_token';
  for (const { subject } of await listChainAlarms(database, { environment, kind })) {
    if (subject !== successor) await clearChainAlarm(database, { environment, kind, subject });
  }
  if (successor === undefined || accepted.includes(successor)) return;
  const note = `The issuer has replaced the USDT contract ${node.usdtContract} by this one. Its deposits do not count before it is accepted.`;
  await raiseChainAlarm(database, { environment, kind, subject: successor, note });
}

/**
 * Asks everything about the token that can stop deposits or sweeps: whether it has moved to another contract, whether the
 * treasury is frozen, and whether the addresses still are that were found frozen before.
 *
 * @throws NodeUnavailableError.
 */
export async function checkToken(source: TokenSource, treasuryAddress: string): Promise<void> {
  const { database, environment } = source;
  await checkSuccessor(source);
  await checkFrozen(source, treasuryAddress, 'treasury');
  for (const { subject } of await listChainAlarms(database, { environment, kind: 'frozen_address' })) {
    if (subject === treasuryAddress) continue;
    const booked = await findBookedAddress(database, environment, subject);
    // One that holds nothing stands in nothing's way, such as one whose loss is booked, or a treasury that was replaced.
    if (booked === undefined || booked.holdsMinor <= 0n)
      await clearChainAlarm(database, { environment, kind: 'frozen_address', subject });
    else await checkFrozen(source, subject, 'deposit address');
  }
}

/** A watcher asks once a quarter of an hour; each deposit address that holds something is asked about once a day. */
const QUARTERS_PER_DAY = 96;
const QUARTER_MS = 15 * MINUTE_MS;

/** The same, for a watcher that goes on whatever comes of it, with this quarter's share of the deposit addresses. */
export async function watchToken(
  source: TokenSource & { readonly logger: Pick<Logger, 'warn'> },
  treasuryAddress: string,
): Promise<void> {
  const { database, environment } = source;
  const part = Math.floor(Date.now() / QUARTER_MS) % QUARTERS_PER_DAY;
  try {
    await checkToken(source, treasuryAddress);
    const share = { part, parts: QUARTERS_PER_DAY };
    for (const { address } of await listPartOfBookedAddresses(database, environment, share)) {
      await checkFrozen(source, address, 'deposit address');
    }
  } catch (error) {
    if (!(error instanceof NodeUnavailableError)) throw error;
    source.logger.warn({ err: error }, 'No node tells what the issuer has done to the token.');
  }
}
