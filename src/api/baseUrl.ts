import type { Config } from '../config/config.ts';

/** Where the contract lives below the origin. */
export const BASE_PATH = '/v1/business';

/**
 * An origin of this computer alone. Without PUBLIC_URL a request says which host this is, and a stranger may say whatever
 * leads the owner, by a mail of ours, to a page of the stranger's.
 */
const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The origin of the pages for links in mails; undefined when only a request, which a stranger may forge, names it. */
export function pagesOriginOf({ publicUrl }: Pick<Config, 'publicUrl'>, origin: string): string | undefined {
  return publicUrl ?? (LOOPBACK_ORIGIN.test(origin) ? origin : undefined);
}

/** The base URL of the contract for an API that listens at `apiUrl`. */
export function baseUrlOf(apiUrl: string): string {
  return `${apiUrl}${BASE_PATH}`;
}
