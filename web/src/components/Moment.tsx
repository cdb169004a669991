import { Text } from '@mantine/core';
import { formatExactMoment, formatMoment } from './format.ts';

/** A moment in Lagos; to the second when hovered over. */
export function Moment({ at }: { readonly at: string | null | undefined }) {
  if (!at)
    return (
      <Text span inherit c="dimmed">
        —
      </Text>
    );
  return (
    <time dateTime={at} title={formatExactMoment(at)}>
      {formatMoment(at)}
    </time>
  );
}
