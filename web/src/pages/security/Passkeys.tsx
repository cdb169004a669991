import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Moment } from '../../components/Moment.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx';

type Passkey = AnswerOf<'listPasskeys'>['passkeys'][number];

/** The passkeys of the user who is signed in, each to be removed, and the way to add one. */
export function Passkeys({ onCodes }: { readonly onCodes: (recoveryCodes: readonly string[]) => void }) {
  const { client, environment } = useMerchant();
  const { secondFactors } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<Passkey>();
  const passkeys = useQuery({
    queryKey: [environment, 'passkeys'],
    queryFn: async () => (await client.listPasskeys()).passkeys,
    // A user who has none may have to set one up first, and may read nothing until then.
    enabled: secondFactors.includes('passkey'),
  });
  const columns: readonly Column<Passkey>[] = [
    { header: t('passkeys.name'), cell: ({ name }) => <span className="breakable">{name}</span> },
    {
      header: t('passkeys.added'),
      isLabelled: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      header: t('security.lastUsed'),
      isLabelled: true,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('passkeys.neverUsed') : <Moment at={lastUsedAt} />),
    },
    {
      header: t('security.actions'),
      narrow: 'right',
      cell: (passkey) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('passkeys.removeNamed', { name: passkey.name })}
          onClick={() => setRemoved(passkey)}
        >
          {t('passkeys.remove')}
        </Button>
      ),
    },
  ];
  return (
    <Paper withBorder p="md" component="section" aria-label={t('passkeys.title')}>
      <Stack>
        <Title order={2} size="h5" ref={heading} tabIndex={-1}>
          {t('passkeys.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('passkeys.lead')}
        </Text>
        <ProblemAlert error={passkeys.error} onRetry={passkeys.refetch} />
        {secondFactors.includes('passkey') && passkeys.data && (
          <DataTable
            columns={columns}
            items={passkeys.data}
            keyOf={({ id }) => id}
            caption={t('passkeys.title')}
          />
        )}
        <Group>
          <AddPasskey onAdded={onCodes} />
        </Group>
      </Stack>
      <Dialog
        opened={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={t('passkeys.removeNamed', { name: removed?.name ?? '' })}
      >
        {removed && (
          <RemoveSecondFactor
            passkeyId={removed.id}
            onRemoved={() => {
              setRemoved(undefined);
              // The button that opened the dialogue goes with its passkey: the heading takes the focus.
              heading.current?.focus();
            }}
          />
        )}
      </Dialog>
    </Paper>
  );
}
