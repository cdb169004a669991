import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

/** One thing that is known; left out when there is nothing to show. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of one thing, line by line. */
export function Facts({
  facts,
  labelWidth = '9rem',
}: {
  readonly facts: readonly Fact[];
  readonly labelWidth?: string;
}) {
  return (
    <DataList withDivider labelWidth={labelWidth}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value }) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue className="breakable">{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList>
  );
}
