import { EXPLORERS } from '../../chain/networks.ts';
import type { ChainNode } from '../../chain/port.ts';

/** The chain that a session is paid on. */
export type SessionChain = Pick<ChainNode, 'networkName' | 'usdtContract'>;

/** Where people look a transaction up; undefined on a network without a public explorer, such as the sandbox's. */
export function explorerAddress(chain: SessionChain | undefined, txHash: string): string | undefined {
  const explorer = chain && EXPLORERS[chain.networkName];
  return explorer && `${explorer}${txHash}`;
}

/**
 * Addresses that open a wallet with a payment filled in, by the name of the wallet.
 *
 * Trust Wallet takes any payment (developer.trustwallet.com, "Deep Linking": `send`; 195 is TRON in SLIP-44). TronLink takes
 * links only of applications on its list, and asks for the payer's address (docs.tronlink.org, "DeepLink"), so there is none.
 */
export function walletAddresses(
  chain: SessionChain | undefined,
  payment: { readonly address: string; readonly amount: string },
): readonly (readonly [wallet: string, address: string])[] {
  if (chain?.networkName !== 'mainnet') return [];
  const query = new URLSearchParams({ asset: `c195_t${chain.usdtContract}`, ...payment });
  return [['Trust Wallet', `https://link.trustwallet.com/send?${query}`]];
}
