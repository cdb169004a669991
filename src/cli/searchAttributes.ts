import { SEARCH_ATTRIBUTES } from '../contract/searchAttributes.ts';
import type { AdminCommand } from './command.ts';

/** Adds `search-attributes`. */
export function addSearchAttributesCommand(program: AdminCommand): void {
  const { settings } = program.tools;
  program
    .command('search-attributes')
    .description('add the search attributes that the Temporal namespace of the workflows lacks')
    .runs(async () => {
      // Temporal's client is loaded only by commands that need it.
      const { connectClient, temporalSettings } = await import('../temporal/connection.ts');
      const { addSearchAttributes } = await import('../temporal/namespace.ts');
      const { config, env } = settings();
      const client = await connectClient(temporalSettings(env, config.temporalAddress));
      try {
        const added = await addSearchAttributes(client);
        if (added === undefined) {
          const names = SEARCH_ATTRIBUTES.map(({ name }) => name).join(', ');
          return (
            `Temporal does not show the search attributes of ${client.options.namespace} here. ` +
            `It needs ${names}, each of the type Keyword.`
          );
        }
        return added.length > 0 ? `Added ${added.join(', ')}.` : 'The namespace has them all.';
      } finally {
        await client.connection.close();
      }
    });
}
