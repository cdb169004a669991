import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { t } from '../i18n/index.ts';

/** What a page is called, what it is for, and what one does first on it. */
export function PageHeader({
  title,
  lead,
  actions,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · ${t('shell.name')}`;
  }, [title]);
  return (
    <Group mb="lg" justify="space-between" align="flex-start" gap="xs">
      <Box flex="1 1 300px">
        <Group mih={36}>
          <Title order={1} size="h2">
            {title}
          </Title>
        </Group>
        {lead !== undefined && (
          <Text c="dimmed" size="sm" maw={640} mt={4}>
            {lead}
          </Text>
        )}
      </Box>
      {actions !== undefined && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
