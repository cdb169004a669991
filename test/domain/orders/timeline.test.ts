import { describe, expect, it } from '@jest/globals';
import { type TimelineFacts, timelineOf } from '../../../src/domain/orders/timeline.ts';

const CREATED = '2026-01-31T08:00:00.000Z';
const SENT = '2026-01-31T08:00:01.000Z';
const PAID = '2026-01-31T08:00:02.000Z';
const ENDED = '2026-01-31T09:00:00.000Z';

const facts: TimelineFacts = {
  flow: 'withdrawal',
  status: 'PROCESSING',
  createdAt: CREATED,
  sentAt: undefined,
  completedAt: undefined,
  endedAt: undefined,
  failureReason: undefined,
};

describe('the timeline of a withdrawal', () => {
  it('tells of what has happened, and of nothing else', () => {
    expect(timelineOf(facts)).toEqual([
      { at: CREATED, status: 'PROCESSING', text: 'Accepted; amount and fee are held.' },
    ]);
    expect(timelineOf({ ...facts, sentAt: SENT }).at(-1)).toEqual({
      at: SENT,
      status: 'PROCESSING',
      text: 'Sent to the bank.',
    });
  });

  it('tells why it failed', () => {
    const failed = timelineOf({
      ...facts,
      status: 'FAILED',
      sentAt: SENT,
      endedAt: ENDED,
      failureReason: 'The account is closed.',
    });
    expect(failed.map(({ status }) => status)).toEqual(['PROCESSING', 'PROCESSING', 'FAILED']);
    expect(failed.at(-1)).toEqual({
      at: ENDED,
      status: 'FAILED',
      text: 'The transfer failed; amount and fee are back. The account is closed.',
    });
  });

  it('tells of the completion before a reversal, each at its moment', () => {
    const reversed = {
      ...facts,
      status: 'REVERSED',
      sentAt: SENT,
      completedAt: PAID,
      endedAt: ENDED,
    } as const;
    expect(timelineOf(reversed).map(({ at, status }) => [at, status])).toEqual([
      [CREATED, 'PROCESSING'],
      [SENT, 'PROCESSING'],
      [PAID, 'COMPLETED'],
      [ENDED, 'REVERSED'],
    ]);
  });
});

it.each(['payment', 'vendor_credit', 'withdrawal', 'bill', 'collection'])(
  'says something of its own when a %s is completed',
  (flow) => {
    const completed = timelineOf({ ...facts, flow, status: 'COMPLETED', completedAt: PAID, endedAt: PAID });
    expect(completed.at(-1)).toMatchObject({ at: PAID, status: 'COMPLETED' });
    expect(completed.at(-1)?.text).not.toBe('Completed.');
  },
);
