import pg from 'pg';
import type { Database } from '../../src/db/core/database.ts';
import type { TestBooks } from './books.ts';

/**
 * How many blocks Postgres touches for what is read by `run`, and what was read. The plan is the one for any values, which
 * Postgres turns to once a connection has run a statement a few times.
 */
export async function countBlocks<Answer>(
  books: TestBooks,
  read: (database: Database) => Promise<Answer>,
): Promise<{ readonly blocks: number; readonly answer: Answer }> {
  let blocks = 0;
  const counting = {
    ...books.database,
    async run(query: { readonly sql: string; readonly parameters: readonly unknown[] }) {
      const values = query.parameters.map((value) => pg.escapeLiteral(String(value)));
      await books.owner.query(`set plan_cache_mode = force_generic_plan; prepare page as ${query.sql}`);
      const { rows } = await books.owner.query(
        `explain (analyze, buffers, format json) execute page (${values.join(', ')})`,
      );
      await books.owner.query('deallocate page');
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      return books.database.run(query);
    },
  } as Database;
  return { answer: await read(counting), blocks };
}
