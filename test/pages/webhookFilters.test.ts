import { expect, it } from '@jest/globals';
import { WEBHOOK_EVENT_TYPES } from '../../src/domain/webhooks/eventTypes.ts';
import { EVENT_TYPES } from '../../web/src/pages/webhooks/webhookFilters.ts';

it('filters deliveries and events by every type of the catalogue', () => {
  expect(EVENT_TYPES).toEqual(WEBHOOK_EVENT_TYPES);
});
