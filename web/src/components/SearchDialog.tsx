import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMerchant } from '../api/useMerchant.ts';
import { t } from '../i18n/index.ts';
import { SEARCH } from '../i18n/search.en.ts';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { formatMoney } from './format.ts';
import { Moment } from './Moment.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { OPENED_HERE, TextLink } from './RouteLink.tsx';

/** The longest id or reference. */
const MAX_LENGTH = 100;

type Result = AnswerOf<'search'>['results'][number];

/** Where a result is shown. */
function pageOf({ kind, id }: Result) {
  switch (kind) {
    case 'transaction':
      return { to: '/transactions/$transactionId', params: { transactionId: id }, search: {} } as const;
    case 'usdt_payment':
      return { to: '/usdt/$paymentId', params: { paymentId: id }, search: {} } as const;
    case 'payment_link':
      return { to: '/links/$linkId', params: { linkId: id }, search: {} } as const;
    case 'usdt_sale':
      return { to: '/sales/$withdrawalId', params: { withdrawalId: id }, search: {} } as const;
    case 'collection':
      return { to: '/collections/$reference', params: { reference: id }, search: {} } as const;
    case 'delivery':
      return { to: '/webhooks/$deliveryId', params: { deliveryId: id }, search: {} } as const;
  }
}

/** Asks for an id or a reference, and opens what has it; of several, the user chooses one. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { client } = useMerchant();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const search = useMutation({
    mutationFn: async (q: string) => (await client.search({ query: { q } })).results,
    onSuccess: (results) => {
      const [only, ...others] = results;
      if (only === undefined || others.length > 0) return;
      onClose();
      void navigate({ ...pageOf(only), state: OPENED_HERE });
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('search.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text !== '' && !search.isPending) search.mutate(text);
        }}
      >
        <Stack>
          <TextInput
            label={SEARCH.field}
            description={SEARCH.lead}
            placeholder="txn_…"
            maxLength={MAX_LENGTH}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <ProblemAlert error={search.error} />
          {search.data && <Results results={search.data} onClose={onClose} />}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={text === ''} loading={search.isPending}>
              {SEARCH.open}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}

function Results({
  results,
  onClose,
}: {
  readonly results: readonly Result[];
  readonly onClose: () => void;
}) {
  if (results.length === 0) {
    return (
      <Alert color="blue" role="alert" title={SEARCH.none}>
        {SEARCH.noneLead}
      </Alert>
    );
  }
  return (
    <Stack gap="xs">
      <Text role="status" size="sm">
        {SEARCH.several(results.length)}
      </Text>
      {results.map((result) => (
        <div key={result.id}>
          <TextLink
            {...pageOf(result)}
            state={OPENED_HERE}
            onClick={onClose}
            size="sm"
            fw={550}
            className="breakable"
          >
            {SEARCH.kinds[result.kind]} {result.merchantReference ?? result.id}
          </TextLink>
          <Text size="xs" c="dimmed">
            {result.amount !== null && result.currency !== null && (
              <>{formatMoney(result.amount, result.currency)} · </>
            )}
            <Moment at={result.createdAt} />
          </Text>
        </div>
      ))}
    </Stack>
  );
}
