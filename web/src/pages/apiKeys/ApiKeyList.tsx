import { Button, Text } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import type { Column } from '../../components/DataTable.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import { FilterFields, SelectFilter } from '../../components/FilterFields.tsx';
import { List } from '../../components/List.tsx';
import { Moment } from '../../components/Moment.tsx';
import { notifyDone } from '../../components/notify.ts';
import { useFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { KEY_STATES, keyFilters } from './keyFilters.ts';

type ApiKey = AnswerOf<'listApiKeys'>['apiKeys'][number];

/** The keys of this environment that are still valid, each of which can be ended. */
export function ApiKeyList() {
  const { client, environment } = useMerchant();
  const filters = useFilters(keyFilters);
  // Legacy keys, which are valid in both environments, are among those of each.
  const query = { environment, ...filters.filters };
  const [ending, setEnding] = useState<ApiKey>();
  const pages = usePages(
    ['apiKeys', query],
    async () => ({ items: (await client.listApiKeys({ query })).apiKeys, nextCursor: null }),
    { keyOf: ({ id }) => id },
  );
  const revoke = useChange((id: string) => client.revokeApiKey({ path: { id } }), {
    onSuccess: () => {
      setEnding(undefined);
      notifyDone(t('apiKeys.revoked'));
    },
  });
  const columns: readonly Column<ApiKey>[] = [
    { header: t('apiKeys.key'), cell: (key) => <KeyName apiKey={key} /> },
    { header: t('apiKeys.access'), isLabelled: true, cell: (key) => <KeyAccess apiKey={key} /> },
    { header: t('created'), isLabelled: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      header: t('apiKeys.lastUsed'),
      isLabelled: true,
      cell: ({ lastUsedAt, lastUsedNetwork }) => (
        <>
          <Moment at={lastUsedAt} /> {lastUsedNetwork}
        </>
      ),
    },
    {
      header: t('apiKeys.validUntil'),
      isLabelled: true,
      cell: ({ expiresAt, scopes }) =>
        expiresAt === null ? (
          t(scopes === null ? 'apiKeys.isCurrent' : 'apiKeys.untilRevoked')
        ) : (
          <Moment at={expiresAt} />
        ),
    },
    {
      header: t('apiKeys.end'),
      narrow: 'right',
      cell: (key) => (
        <Button size="compact-sm" color="red" variant="light" onClick={() => setEnding(key)}>
          {t('apiKeys.revoke')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <FilterFields>
        <SelectFilter
          of={filters}
          name="state"
          label={t('apiKeys.state')}
          values={KEY_STATES}
          nameOf={(state) => t(`apiKeys.states.${state as (typeof KEY_STATES)[number]}`)}
        />
        <ExportButton name="api-keys" read={() => client.exportApiKeys({ query })} />
      </FilterFields>
      <List
        pages={pages}
        columns={columns}
        caption={t('apiKeys.valid')}
        filters={filters}
        empty={{ Icon: KeyRound, title: t('apiKeys.emptyTitle'), lead: t('apiKeys.none') }}
      />
      <ConfirmModal
        title={t('apiKeys.revokeTitle')}
        confirm={t('apiKeys.revoke')}
        isDanger
        isOpen={ending !== undefined}
        isPending={revoke.isPending}
        error={revoke.error}
        onConfirm={() => ending && revoke.mutate(ending.id)}
        onClose={() => setEnding(undefined)}
      >
        <Text size="sm">
          {t(
            ending?.expiresAt === null && ending.scopes === null
              ? 'apiKeys.revokeCurrentLead'
              : 'apiKeys.revokeLead',
          )}
        </Text>
      </ConfirmModal>
    </>
  );
}

/** What a key is called, and by which end of it its owner knows it again. */
function KeyName({ apiKey: { name, lastFour } }: { readonly apiKey: ApiKey }) {
  return (
    <>
      <span className="breakable">{name ?? t('apiKeys.full')}</span>{' '}
      {lastFour !== null && (
        <Text span size="xs" c="dimmed" display="inline-block">
          …{lastFour}
        </Text>
      )}
    </>
  );
}

/** What a key may do, and from where. */
function KeyAccess({ apiKey: { scopes, networks } }: { readonly apiKey: ApiKey }) {
  if (scopes === null) return t('apiKeys.everything');
  return (
    <Text span size="xs">
      {scopes.join(', ')}
      {networks !== null && (
        <>
          <br />
          {t('apiKeys.onlyFrom', { networks: networks.join(', ') })}
        </>
      )}
    </Text>
  );
}
