import { Box, Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { ColorSchemeButton } from '../../components/ColorSchemeButton.tsx';
import { t } from '../../i18n/index.ts';

/** The frame of the pages for people who are not signed in. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · ${t('shell.name')}`;
  }, [title]);
  return (
    <Center mih="100dvh" p="md" component="main">
      <Stack w="100%" maw={400}>
        <Group justify="space-between">
          <Group gap="xs">
            <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width={32} height={32} />
            <Text fw={650}>{t('shell.name')}</Text>
          </Group>
          <ColorSchemeButton />
        </Group>
        <Paper withBorder p="xl" shadow="sm">
          <Box mb="lg">
            <Title order={1} size="h3">
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {lead}
            </Text>
          </Box>
          {children}
        </Paper>
      </Stack>
    </Center>
  );
}
