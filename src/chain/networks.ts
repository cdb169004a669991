/** The public networks, by what `net_version` answers (developers.tron.network, "Networks"). */
export const TRON_NETWORKS: Readonly<Record<string, string>> = {
  mainnet: '0x2b6653dc',
  nile: '0xcd8690dc',
  shasta: '0x94a9059e',
};

/** Where people look a transaction of a public network up; its id follows. */
export const EXPLORERS: Readonly<Record<string, string>> = {
  mainnet: 'https://tronscan.org/#/transaction/',
  nile: 'https://nile.tronscan.org/#/transaction/',
  shasta: 'https://shasta.tronscan.org/#/transaction/',
};
