import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

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
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('shell.name')}`;
  }, [title, t]);
  return (
    <Group justify="space-between" align="flex-start" mb="lg">
      <Stack gap={4} style={{ flex: '1 1 16rem' }}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {lead !== undefined && (
          <Text c="dimmed" size="sm" maw={640}>
            {lead}
          </Text>
        )}
      </Stack>
      {actions !== undefined && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
