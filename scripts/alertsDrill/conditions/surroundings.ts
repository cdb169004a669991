import pg from 'pg';
import { GOOD_DAYS } from '../surroundings.ts';
import type { Condition } from './condition.ts';

/** Conditions of what exporters watch beside the service. */

/** More than four fifths of the 200 that the server takes. */
const CONNECTIONS = 175;

export const surroundingConditions: readonly Condition[] = [
  {
    alerts: { PostgresUnwatched: { exporter: 'postgres' } },
    made: 'the exporter of Postgres is stopped',
    undone: 'it is started',
    async make({ monitoring }) {
      await monitoring.postgresExporter.stop();
      return () => monitoring.postgresExporter.start();
    },
  },
  {
    alerts: { PostgresDiskFull: {} },
    made: 'the file system is filled to nine tenths',
    undone: 'the file is deleted',
    async make({ disk }) {
      disk.fill();
      return async () => disk.empty();
    },
  },
  {
    alerts: { CertificateExpires: {} },
    made: 'the certificate of the public address is valid for five more days',
    undone: 'it is renewed',
    async make({ publicAddress }) {
      const renew = async (days: number) => {
        await publicAddress.stop();
        await publicAddress.start(days);
      };
      await renew(5);
      return () => renew(GOOD_DAYS);
    },
  },
];

export const connectionsFull: Condition = {
  alerts: { PostgresConnectionsFull: {} },
  made: `another program connects until ${CONNECTIONS} of the 200 connections of Postgres are open`,
  undone: 'it closes them',
  async make({ databases, pool }) {
    const { rows } = await pool.query(
      `select count(*)::int as open from pg_stat_activity where backend_type = 'client backend'`,
    );
    const clients: pg.Client[] = [];
    const close = async () => {
      for (const client of clients) await client.end();
    };
    try {
      while (clients.length < CONNECTIONS - rows[0].open) {
        const client = new pg.Client({ connectionString: databases.superuserUrl });
        // One that is open when the drill is interrupted loses its server.
        client.on('error', () => {});
        await client.connect();
        clients.push(client);
      }
    } catch (error) {
      await close();
      throw error;
    }
    return close;
  },
};

export const publicUrlDown: Condition = {
  alerts: { PublicUrlDown: {} },
  made: 'nothing listens at the public address',
  undone: 'it is served again',
  async make({ publicAddress }) {
    await publicAddress.stop();
    return () => publicAddress.start(GOOD_DAYS);
  },
};
