import { Text, Timeline } from '@mantine/core';
import { Moment } from './Moment.tsx';

/** What happened to something, in order. */
export function FlowTimeline({
  steps,
}: {
  readonly steps: readonly { readonly at: string; readonly status: string; readonly text: string }[];
}) {
  return (
    <Timeline active={steps.length - 1} bulletSize={16} lineWidth={2}>
      {steps.map(({ at, status, text }) => (
        <Timeline.Item key={`${at} ${status} ${text}`} title={text}>
          <Text size="xs" c="dimmed">
            <Moment at={at} />
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
