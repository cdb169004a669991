import type { Environment } from '../../domain/money.ts';
import type { Database } from '../core/database.ts';
import { statement } from '../core/sql.ts';

/**
 * Whether providers accept our keys. A refusal is a row until the key is accepted: alerts depend on it, and a process that
 * restarts must not lose it.
 */

/** One use of a key. */
export interface KeyUse {
  readonly environment: Environment;
  readonly provider: string;
  /** Its place in the setting, from 1. */
  readonly key: number;
  /** The method and the path, without anything that names a person or a payment. */
  readonly operation: string;
}

/**
 * Stores what a provider said of a key. Some operations need no key, or another half of it, and some need a right that the key
 * lacks: so a key counts as accepted when an operation accepts it that had refused it.
 */
export async function storeKeyVerdict(
  database: Database,
  use: KeyUse,
  verdict: 'accepted' | 'refused',
): Promise<void> {
  const { environment, provider, key, operation } = use;
  const ofKey = `${environment} ${provider} ${key} `;
  const subject = `${ofKey}${operation}`;
  await database.run(
    verdict === 'refused'
      ? statement(
          'keyVerdicts.refused',
        )`insert into check_results (source, subject, found) values ('key', ${subject}, 1)
          on conflict on constraint check_result_once do update set checked_at = now()`
      : statement('keyVerdicts.accepted')`delete from check_results
          where source = 'key' and starts_with(subject, ${ofKey}::text)
            and exists (select from check_results where source = 'key' and subject = ${subject}::text)`,
  );
}

/** The operations for which a provider refuses a key. */
export interface KeyRefusals {
  readonly environment: string;
  readonly provider: string;
  readonly key: string;
  readonly operations: number;
}

/** Counts the operations by key. @param subjects as they are stored. */
export function keyRefusalsOf(subjects: readonly string[]): readonly KeyRefusals[] {
  const counts = new Map<string, number>();
  for (const subject of subjects) {
    const ofKey = subject.split(' ').slice(0, 3).join(' ');
    counts.set(ofKey, (counts.get(ofKey) ?? 0) + 1);
  }
  return [...counts].map(([ofKey, operations]) => {
    const [environment = '', provider = '', key = ''] = ofKey.split(' ');
    return { environment, provider, key, operations };
  });
}
