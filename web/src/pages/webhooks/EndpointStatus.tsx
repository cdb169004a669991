import { Badge } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { ENDPOINTS } from '../../i18n/webhooks.en.ts';

export type Endpoint = AnswerOf<'listWebhookEndpoints'>['endpoints'][number];

/** Whether events are sent to an endpoint, and whether it accepts them. */
export function EndpointStatus({ endpoint: { status, failingSince } }: { readonly endpoint: Endpoint }) {
  const isFailing = status === 'ENABLED' && failingSince !== null;
  const color = status === 'DISABLED' ? 'gray' : isFailing ? 'orange' : 'teal';
  return (
    <Badge variant="light" color={color} style={{ flexShrink: 0, minWidth: 'max-content' }}>
      {isFailing ? ENDPOINTS.failing : ENDPOINTS.statuses[status]}
    </Badge>
  );
}
