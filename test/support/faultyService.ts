import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { runService } from '../../src/composition/service.ts';
import { ROLES } from '../../src/composition/start.ts';
import { loadConfig } from '../../src/config/config.ts';

/**
 * One process of the service that stops for ever at the places in the code that it is told of, so that a test can kill
 * it exactly there: `--role worker --fault-point withdrawal.afterSend`. A place that is named twice stops the first two
 * who come there; later ones pass. What happens is told as lines of JSON.
 */
const { values } = parseArgs({
  options: {
    role: { type: 'string', default: 'all' },
    'fault-point': { type: 'string', multiple: true, default: [] },
  },
});

function tell(news: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(news)}\n`);
}

const stops = [...values['fault-point']];

// A test run that is killed cannot end its children; they notice that the other end is closed.
process.stdin.on('end', () => process.exit(1)).resume();

const service = await runService({
  config: loadConfig(process.env),
  role: ROLES.find((each) => each === values.role) ?? 'all',
  overrides: {
    logger: pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true })),
    hasSchedules: false,
    faultPoint: async (name) => {
      const index = stops.indexOf(name);
      if (index < 0) return;
      stops.splice(index, 1);
      tell({ reached: name });
      await new Promise<never>(() => {});
    },
  },
});
// It is killed before it could do this at its end, and the next one is to start faster.
flushCompileCache();
tell({ ready: service.apiUrl ?? '' });
