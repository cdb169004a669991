import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

/** One thing that is known; left out when there is nothing to show. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known of one thing, line by line. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <DataList withDivider labelWidth="9rem">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue className="breakable">{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList>
  );
}
