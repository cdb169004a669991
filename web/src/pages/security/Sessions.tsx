import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSession } from '../../api/session.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { deviceOf } from '../../components/deviceName.ts';
import { Moment } from '../../components/Moment.tsx';
import { notifyDone, notifyProblem } from '../../components/notify.ts';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { firstVisibleText } from '../../components/visibleText.ts';
import { t } from '../../i18n/index.ts';

type Session = AnswerOf<'listSessions'>['sessions'][number];

/** Where the user is signed in, each to be signed out. */
export function Sessions() {
  const { client, environment } = useMerchant();
  const { expiresAt } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery({
    queryKey: [environment, 'sessions'],
    queryFn: async () => (await client.listSessions()).sessions,
  });
  /** The button that was clicked goes with its session: the heading takes the focus. */
  const sayDone = (text: string) => {
    heading.current?.focus();
    notifyDone(text);
  };
  const endOthers = useChange(() => client.endOtherSessions(), {
    onSuccess: () => sayDone(t('security.othersEnded')),
    onError: notifyProblem,
  });
  const columns: readonly Column<Session>[] = [
    {
      header: t('security.device'),
      cell: ({ device, address }) => {
        const named = deviceOf(device);
        return (
          <>
            <Text size="sm" maw="32em" className="breakable" title={device ?? undefined}>
              {named ? t('security.deviceOn', named) : firstVisibleText(device, t('security.unknownDevice'))}
            </Text>
            <Text size="xs" c="dimmed" className="breakable">
              {address}
            </Text>
          </>
        );
      },
    },
    {
      header: t('security.lastUsed'),
      isLabelled: true,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
    {
      header: t('security.actions'),
      narrow: 'right',
      cell: (session) =>
        session.isCurrent ? (
          <Badge variant="light" miw="max-content">
            {t('security.thisSession')}
          </Badge>
        ) : (
          <EndButton session={session} onEnded={() => sayDone(t('security.sessionEnded'))} />
        ),
    },
  ];
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('security.sessions')}>
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h5" ref={heading} tabIndex={-1}>
            {t('security.sessions')}
          </Title>
          {hasOthers && (
            <Button
              size="compact-sm"
              variant="default"
              loading={endOthers.isPending}
              onClick={() => endOthers.mutate()}
            >
              {t('security.endOthers')}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('security.sessionUntil')} <Moment at={expiresAt} />
        </Text>
        <ProblemAlert error={sessions.error} onRetry={sessions.refetch} />
        {sessions.data === undefined && !sessions.error && <RowsLoading rows={1} />}
        {sessions.data && (
          <DataTable
            columns={columns}
            items={sessions.data}
            keyOf={({ id }) => id}
            caption={t('security.sessions')}
          />
        )}
      </Stack>
    </Paper>
  );
}

function EndButton({ session, onEnded }: { readonly session: Session; readonly onEnded: () => void }) {
  const { client } = useMerchant();
  const end = useChange(() => client.endOneSession({ path: { id: session.id } }), {
    onSuccess: onEnded,
    onError: notifyProblem,
  });
  return (
    <Button size="compact-sm" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
      {t('security.endSession')}
    </Button>
  );
}
