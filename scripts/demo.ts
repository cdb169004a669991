import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import type { DemoMerchant } from '../src/composition/demoMerchant.ts';
import { onShutdownSignal } from '../src/embedded/shutdownSignals.ts';
import { Page } from './demo/page.ts';
import { tellStory } from './demo/tell.ts';

/**
 * `npm run demo`, beside a running service: walks every flow with the demo merchant's test key, as a program of a merchant
 * does, and ends with 0 when all went as the story says.
 */
const USAGE = `npm run demo [-- --verbose]

Walks every flow beside the service that npm start runs here.

  --verbose, -v  show each request, answer and webhook as JSON
  --help, -h     show this
`;

const dataDir = fileURLToPath(new URL('../.data', import.meta.url));

function readMerchant(): DemoMerchant | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'demo-merchant.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

async function demo(isVerbose: boolean): Promise<number> {
  const merchant = readMerchant();
  if (!merchant) {
    console.error('There is no demo merchant yet: run npm start in another terminal first.');
    return 1;
  }
  const interruption = new AbortController();
  onShutdownSignal({ first: () => interruption.abort(), second: () => process.exit(130) });
  const page = new Page({
    write: (text) => process.stdout.write(text),
    style: (format, text) => styleText(format, text, { stream: process.stdout }),
    isVerbose,
  });
  const admin = { env: process.env, dataDir };
  return tellStory({ merchant, admin, page, signal: interruption.signal });
}

const { verbose = false, help = false } = parseArgs({
  options: { verbose: { type: 'boolean', short: 'v' }, help: { type: 'boolean', short: 'h' } },
}).values;
if (help) process.stdout.write(USAGE);
else process.exitCode = await demo(verbose);
