import type { HDNodeWallet } from 'ethers';
import { createAddressDerivation, encodeAddress, isTronAddress } from './addresses.ts';
import {
  type SignedTransaction,
  type Signer,
  type SigningKey,
  SigningRefusedError,
  type UnsignedTransaction,
} from './port.ts';
import {
  type DecodedTransaction,
  decodeTokenTransfer,
  decodeTransaction,
  encodeSigned,
  TransactionUnreadableError,
} from './transaction.ts';
import type { WalletKeys } from './wallet.ts';

/** The most that one transaction may do. */
export interface SigningCaps {
  /** USDT of one sweep. */
  readonly sweepMinor: bigint;
  /** `fee_limit` of one sweep. */
  readonly feeLimitSun: bigint;
  /** TRX of one top-up, and of one return of what is left. */
  readonly topUpSun: bigint;
  /** Stake lent or taken back, or put in or taken out, at once. */
  readonly stakeSun: bigint;
  /** Time from a transaction's timestamp to its expiry. */
  readonly lifetimeMs: number;
}

export interface SignerOptions {
  readonly wallet: WalletKeys;
  /** The extended public key by which the service derives addresses: the wallet has to fit it. */
  readonly extendedPublicKey: string;
  readonly usdtContract: string;
  readonly treasuryAddress: string;
  readonly caps: SigningCaps;
}

/**
 * Makes the one part of the service that can move money on a chain. It believes nothing that it is told about a
 * transaction: every rule is checked on the bytes that the signature will cover.
 *
 * @throws Error in one sentence, without secrets, when wallet, extended public key and treasury do not fit together.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a reviewer reads every rule by which money may move in one place.
export function createSigner(options: SignerOptions): Signer {
  const { wallet, caps, usdtContract, treasuryAddress } = options;
  const extendedPublicKey = wallet.deposits.neuter().extendedKey;
  if (extendedPublicKey !== options.extendedPublicKey) {
    throw new Error(
      'The wallet is another one than that of TRON_XPUB: deposits could be received and never swept.',
    );
  }
  const derivation = createAddressDerivation(extendedPublicKey);
  const gasAddress = addressOfKey(wallet.gas);
  if (!isTronAddress(treasuryAddress) || treasuryAddress === gasAddress || treasuryAddress === usdtContract) {
    throw new Error('The treasury must be an address of its own, not the gas account or the token contract.');
  }

  function refuse(rule: string): never {
    throw new SigningRefusedError(`The signer refuses: ${rule}.`);
  }

  function checkDeposit({ action, feeLimitSun }: DecodedTransaction, index: number): void {
    if (action.owner !== derivation.addressOf(index)) refuse('the transaction is of another address');
    switch (action.kind) {
      case 'contract_call': {
        if (action.contract !== usdtContract) refuse('it calls a contract other than the configured USDT');
        const transfer = decodeTokenTransfer(action.dataHex);
        if (!transfer) refuse('it calls something other than transfer(address,uint256)');
        if (transfer.to !== treasuryAddress) refuse('USDT goes to the treasury only');
        if (transfer.amountMinor <= 0n || transfer.amountMinor > caps.sweepMinor) {
          refuse('the amount is above the cap of one sweep');
        }
        if (feeLimitSun <= 0n || feeLimitSun > caps.feeLimitSun) refuse('the fee limit is above its cap');
        break;
      }
      case 'trx_transfer':
        if (action.to !== gasAddress) refuse('TRX goes back to the gas account only');
        checkTrxAmount(action.amountSun, feeLimitSun);
        break;
      default:
        refuse('a deposit address lends nothing');
    }
  }

  function checkGas({ action, feeLimitSun }: DecodedTransaction, receiverIndex: number): void {
    if (action.owner !== gasAddress) refuse('the transaction is not of the gas account');
    const receiver = derivation.addressOf(receiverIndex);
    switch (action.kind) {
      case 'trx_transfer':
        if (action.to !== receiver) refuse('TRX goes to the named deposit address only');
        checkTrxAmount(action.amountSun, feeLimitSun);
        break;
      case 'energy_delegation':
      case 'energy_reclaim':
        if (action.receiver !== receiver) refuse('energy is lent to the named deposit address only');
        if (action.stakeSun <= 0n || action.stakeSun > caps.stakeSun) refuse('the stake is above its cap');
        if (feeLimitSun !== 0n) refuse('lending energy has no fee limit');
        break;
      case 'contract_call':
        refuse('the gas account calls no contract');
        break;
      default:
        refuse('its stake changes by the key of the stake only');
    }
  }

  function checkStake({ action, feeLimitSun }: DecodedTransaction): void {
    if (action.owner !== gasAddress) refuse('the transaction is not of the gas account');
    switch (action.kind) {
      case 'stake':
      case 'unstake':
        if (action.amountSun <= 0n || action.amountSun > caps.stakeSun) refuse('the stake is above its cap');
        break;
      case 'withdraw_unstaked':
        break;
      default:
        refuse('the key of the stake moves nothing');
    }
    if (feeLimitSun !== 0n) refuse('staking has no fee limit');
  }

  function checkTrxAmount(amountSun: bigint, feeLimitSun: bigint): void {
    if (amountSun <= 0n || amountSun > caps.topUpSun) refuse('the amount of TRX is above its cap');
    if (feeLimitSun !== 0n) refuse('a transfer of TRX has no fee limit');
  }

  return {
    extendedPublicKey,
    gasAddress,
    treasuryAddress,
    sign(transaction: UnsignedTransaction, key: SigningKey): SignedTransaction {
      const decoded = read(transaction);
      const lifetimeMs = decoded.expiresAtMs - decoded.timestampMs;
      if (!(lifetimeMs > 0 && lifetimeMs <= caps.lifetimeMs))
        refuse('the transaction could land for too long');
      if (key.kind === 'deposit') checkDeposit(decoded, key.index);
      else if (key.kind === 'gas') checkGas(decoded, key.receiverIndex);
      else checkStake(decoded);
      const signingKey = key.kind === 'deposit' ? wallet.deposits.deriveChild(key.index) : wallet.gas;
      const signature = signingKey.signingKey.sign(`0x${decoded.txId}`).serialized.slice(2);
      return {
        txId: decoded.txId,
        expiresAtMs: decoded.expiresAtMs,
        signedHex: encodeSigned(transaction.rawDataHex, signature),
      };
    },
  };

  function read(transaction: UnsignedTransaction): DecodedTransaction {
    let decoded: DecodedTransaction;
    try {
      decoded = decodeTransaction(transaction.rawDataHex);
    } catch (error) {
      if (error instanceof TransactionUnreadableError) refuse(error.message.replace(/\.$/, ''));
      throw error;
    }
    if (decoded.txId !== transaction.txId || decoded.expiresAtMs !== transaction.expiresAtMs) {
      refuse('the bytes are of another transaction than the one named');
    }
    return decoded;
  }
}

function addressOfKey(key: HDNodeWallet): string {
  return encodeAddress(key.address);
}
