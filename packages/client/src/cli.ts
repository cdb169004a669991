#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createMerchantClient } from './client.ts';
import { MerchantApiError } from './errors.ts';
import { listen } from './listen.ts';

const USAGE = `Usage: merchant-payments listen --forward-to URL [--base-url URL] [--api-key KEY]

Forwards the events of your business to a server on this machine, signed as webhooks are.

  --forward-to URL   Receives each event by POST, such as http://localhost:4000/webhooks
  --base-url URL     The base URL of the API, such as https://pay.example.com/v1/business
                     (default: $MERCHANT_BASE_URL)
  --api-key KEY      An API key of the environment whose events you want (default: $MERCHANT_API_KEY)
  --help             Prints this text
`;

/** What is wrong with the command line. */
class UsageError extends Error {}

async function main(args: readonly string[]): Promise<void> {
  const { command, forwardTo, baseUrl, apiKey, help } = readArguments(args);
  if (help) {
    process.stdout.write(USAGE);
    return;
  }
  if (command !== 'listen') throw new UsageError('The command must be listen.');
  if (forwardTo === undefined || !/^https?:\/\//.test(forwardTo) || !URL.canParse(forwardTo))
    throw new UsageError('--forward-to must be an http or https URL.');
  if (baseUrl === undefined) throw new UsageError('--base-url or MERCHANT_BASE_URL must be set.');
  if (apiKey === undefined) throw new UsageError('--api-key or MERCHANT_API_KEY must be set.');
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  const client = createMerchantClient({ baseUrl, apiKey });
  await listen({ client, forwardTo, print: (line) => console.log(line), signal: stopping.signal });
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'forward-to': text, 'base-url': text, 'api-key': text, help: { type: 'boolean' } },
    });
    return {
      command: positionals.join(' '),
      forwardTo: values['forward-to'],
      baseUrl: values['base-url'] ?? process.env.MERCHANT_BASE_URL,
      apiKey: values['api-key'] ?? process.env.MERCHANT_API_KEY,
      help: values.help,
    };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  if (!(error instanceof UsageError || error instanceof MerchantApiError)) throw error;
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 1;
});
