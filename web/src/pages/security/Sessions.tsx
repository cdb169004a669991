import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { Moment } from '../../components/Moment.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { firstVisibleText } from '../../components/visibleText.ts';

type Session = AnswerOf<'listSessions'>['sessions'][number];

/** Where the user is signed in, each to be signed out. */
export function Sessions() {
  const { t } = useTranslation();
  const { client, environment } = useMerchant();
  const sessions = useQuery({
    queryKey: [environment, 'sessions'],
    queryFn: async () => (await client.listSessions()).sessions,
  });
  const endOthers = useChange(() => client.endOtherSessions());
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('security.sessions')}>
      <Stack>
        <Title order={2} size="h5">
          {t('security.sessions')}
        </Title>
        <ProblemAlert error={sessions.error} onRetry={sessions.refetch} />
        {sessions.data === undefined ? (
          <RowsLoading rows={1} />
        ) : (
          sessions.data.map((session) => <SessionRow key={session.id} session={session} />)
        )}
        <ProblemAlert error={endOthers.error} />
        <Group>
          {others > 0 && (
            <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {t('security.endOthers')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const end = useChange(() => client.endOneSession({ path: { id: session.id } }));
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text size="sm" className="breakable">
            {firstVisibleText(session.device ?? '') || t('security.unknownDevice')}
          </Text>
          <Text size="xs" c="dimmed" className="breakable">
            {session.address} · {t('security.lastUsed')} <Moment at={session.lastSeenAt} />
          </Text>
        </div>
        {session.isCurrent ? (
          <Badge variant="light">{t('security.thisSession')}</Badge>
        ) : (
          <Button size="xs" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
            {t('security.endSession')}
          </Button>
        )}
      </Group>
      <ProblemAlert error={end.error} />
    </Stack>
  );
}
