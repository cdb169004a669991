import { formatWord } from '../../components/format.ts';
import { t } from '../../i18n/index.ts';

/** The channels of the service's own. What a payment was for, as its merchant calls it, is a channel too. */
export const CHANNELS = [
  'dedicated_account',
  'cross_border',
  'bank_transfer',
  'airtime',
  'data',
  'electricity',
  'tv',
  'bet',
] as const;

/** How a channel is called on the pages. */
export function channelName(channel: string): string {
  const known = CHANNELS.find((each) => each === channel);
  return known ? t(`transactions.channels.${known}`) : formatWord(channel);
}
