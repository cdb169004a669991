import type { Environment } from './money.ts';

/** Whose something is: a merchant's, in one environment. */
export interface Owner {
  readonly businessId: string;
  readonly environment: Environment;
}
