import Router from '@koa/router';
import Koa from 'koa';
import pg from 'pg';

/** What every raw server is that our API is compared with: Koa, a router and a pool of connections, and no more. */

export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
});

export const router = new Router({ prefix: '/v1/business' });
router.get('/ready', (ctx) => {
  ctx.body = 'ready';
});

/** Serves the router's paths on PORT, until the process gets SIGTERM. */
export function serve(): void {
  const app = new Koa();
  app.use(router.routes());
  app.listen(Number(process.env.PORT), '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
}
