import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withClient } from '../../drivers/parts.ts';
import { type PostgresServer, startPostgres } from '../../drivers/servers.ts';
import { removeWorkDir } from '../../drivers/workDir.ts';
import { backUpPostgres, type PostgresBackup } from '../../faults/restore/backup.ts';
import { parseOptions } from '../../faults/restore/options.ts';
import { portThatStaysFree } from '../support/port.ts';
import { waitFor } from '../support/waitFor.ts';

let workDir: string;
let postgres: PostgresServer;
let backup: PostgresBackup;

const query = async (text: string) =>
  (await withClient(postgres.ownerUrl, (client) => client.query(text))).rows;
const kept = async () => (await query('select what from kept order by what')).map(({ what }) => what);
const add = (what: string) => query(`insert into kept values ('${what}')`);

beforeAll(async () => {
  workDir = mkdtempSync(join(tmpdir(), 'merchant-payments-restored-'));
  postgres = await startPostgres(workDir, await portThatStaysFree());
  await query('create table kept (what text)');
  await add('1 before the backup');
  backup = await backUpPostgres(postgres, join(workDir, 'backup'), { archiveEverySeconds: 3_600 });
});
afterAll(async () => {
  await postgres?.stop();
  await removeWorkDir(workDir);
});

describe('a Postgres that loses its disk', () => {
  let isServiceStopped = false;
  const stopService = async () => {
    isServiceStopped = true;
  };

  it('has every commit again as long as its log is on another disk', async () => {
    await add('2 after the backup');
    await backup.loseAndRestore({ remains: 'log', stopService });
    expect(isServiceStopped).toBe(true);
    expect(await kept()).toEqual(['1 before the backup', '2 after the backup']);
    await add('3 after it was restored');
  });

  it('has what was archived, and lacks the commits after it, when the log is lost too', async () => {
    const [archived] = await query('select pg_walfile_name(pg_switch_wal()) as name');
    await waitFor('the archive', async () => {
      const [{ last_archived_wal: last }] = await query('select last_archived_wal from pg_stat_archiver');
      return last >= archived?.name;
    });
    await add('4 not archived');
    await backup.loseAndRestore({ remains: 'archive', stopService });
    expect(await kept()).toEqual(['1 before the backup', '2 after the backup', '3 after it was restored']);
  });
});

describe('a drill', () => {
  it('names what can be lost', () => {
    expect(parseOptions(['--loss', 'both', '--seed', '4'])).toEqual({
      loss: 'both',
      seed: 4,
      seconds: 20,
      keep: false,
    });
    expect(() => parseOptions(['--loss', 'all'])).toThrow(
      '--loss takes disk, both, temporal, commits, and not all.',
    );
    expect(() => parseOptions(['--seconds', '1'])).toThrow('--seconds must be a number from 3 to 3600.');
  });
});
