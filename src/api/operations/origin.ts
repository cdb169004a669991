import Router from '@koa/router';

/** What the origin itself answers: browsers are led to the dashboard, programs read where everything is. */
export function originRouter(): Router {
  const router = new Router();
  router.get('/', (ctx) => {
    ctx.state.routePath = '/';
    ctx.vary('accept');
    // Of what takes anything, a program is likelier than a browser, which names HTML first.
    if (ctx.accepts('json', 'html') === 'html') {
      ctx.redirect('/dashboard');
      return;
    }
    ctx.body = {
      name: 'Merchant Payments',
      links: { dashboard: '/dashboard', docs: '/docs', openapi: '/openapi.json' },
    };
  });
  return router;
}
