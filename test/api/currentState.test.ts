import { describe, expect, it } from '@jest/globals';
import { currentState } from '../../src/api/currentState.ts';

type Status = 'PROCESSING' | 'COMPLETED' | 'FAILED';
interface Purchase {
  readonly status: Status;
  readonly token?: string;
}

const underWay: Purchase = { status: 'PROCESSING' };
const ended: Purchase = { status: 'COMPLETED', token: '4807 6914' };
const never = async (): Promise<never> => {
  throw new Error('This was not to be asked.');
};

describe('a record as it stands now', () => {
  it('is read again when its flow has ended since, so that nothing of the end is missing', async () => {
    const shown = await currentState<Purchase>(underWay, {
      askFlow: async () => ({ status: 'COMPLETED' }),
      readAgain: async () => ended,
    });
    expect(shown).toEqual(ended);
  });

  it('has the status of its flow where the record says the old one still', async () => {
    const shown = await currentState<Purchase>(underWay, {
      askFlow: async () => ({ status: 'FAILED' }),
      readAgain: async () => underWay,
    });
    expect(shown.status).toBe('FAILED');
  });

  it.each([
    ['its flow says the same', async () => ({ status: 'PROCESSING' as const })],
    ['its flow does not answer', async () => undefined],
  ])('is as it was read when %s', async (_when, askFlow) => {
    expect(await currentState<Purchase>(underWay, { askFlow, readAgain: never })).toBe(underWay);
  });

  it('asks no flow once it has ended', async () => {
    expect(await currentState<Purchase>(ended, { askFlow: never, readAgain: never })).toBe(ended);
  });
});
