import { Button, Group, Modal, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { parseAmount } from '../../components/amountText.ts';
import { formatRate } from '../../components/format.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';

/** No currency of a customer has more; the service refuses what its currency does not have. */
const MOST_DECIMALS = 2;

const EMPTY = {
  corridor: '',
  paymentMethod: '',
  side: 'source',
  amount: '',
  name: '',
  phone: '',
  email: '',
  merchantReference: '',
};

/** The fields of the form by the names that the service has for them. */
const FORM_FIELD_OF: Readonly<Record<string, keyof typeof EMPTY>> = {
  sourceAmount: 'amount',
  targetAmount: 'amount',
  sourceCurrency: 'corridor',
  country: 'corridor',
  paymentMethod: 'paymentMethod',
  'customer.name': 'name',
  'customer.phone': 'phone',
  'customer.email': 'email',
  merchantReference: 'merchantReference',
};

/** Asks a customer abroad to pay, and then shows what becomes of it. */
export function NewCollectionModal({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('collections.new')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <NewCollectionForm onClose={onClose} />
    </Modal>
  );
}

function useCorridors() {
  const { client, environment } = useMerchant();
  return useQuery({
    queryKey: [environment, 'corridors'],
    queryFn: async () => (await client.listCrossBorderRates()).rates,
    staleTime: 60_000,
  });
}

function NewCollectionForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const navigate = useNavigate();
  const corridors = useCorridors();
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      corridor: (chosen) => (chosen === '' ? t('collections.chooseCountry') : null),
      paymentMethod: (chosen) => (chosen === '' ? t('collections.chooseMethod') : null),
      amount: (typed) => (parseAmount(typed, MOST_DECIMALS) === undefined ? t('problem.amountNgn') : null),
    },
  });
  const corridorName = (of: { readonly country: string; readonly sourceCurrency: string }) =>
    `${of.country} ${of.sourceCurrency}`;
  const { values } = form;
  const corridor = corridors.data?.find((each) => corridorName(each) === values.corridor);
  const begin = useOrder(
    (typed: typeof EMPTY, idempotencyKey) => {
      const amount = parseAmount(typed.amount, MOST_DECIMALS) ?? 0;
      const [country = '', sourceCurrency = ''] = typed.corridor.split(' ');
      const { name, phone, email, paymentMethod, merchantReference } = typed;
      return client.beginCollection({
        body: {
          country,
          sourceCurrency: sourceCurrency as NonNullable<typeof corridor>['sourceCurrency'] as never,
          paymentMethod,
          merchantReference,
          customer: { name, phone, email },
          ...(typed.side === 'source' ? { sourceAmount: amount } : { targetAmount: amount }),
        },
        idempotencyKey,
      });
    },
    {
      onSuccess: ({ collection }) => {
        onClose();
        void navigate({ to: '/collections/$reference', params: { reference: collection.reference } });
      },
      onError: (error) => {
        const found = Object.entries(fieldProblems(error, Object.keys(FORM_FIELD_OF)));
        form.setErrors(Object.fromEntries(found.map(([name, problem]) => [FORM_FIELD_OF[name], problem])));
      },
    },
  );
  return (
    <form onSubmit={form.onSubmit((typed) => begin.mutate(typed))}>
      <Stack>
        <ProblemAlert error={corridors.error} onRetry={corridors.refetch} />
        <Select
          {...form.getInputProps('corridor')}
          onChange={(chosen) => form.setValues({ corridor: chosen ?? '', paymentMethod: '' })}
          label={t('collections.country')}
          data={
            corridors.data?.map((each) => ({ value: corridorName(each), label: corridorName(each) })) ?? []
          }
          disabled={corridors.data === undefined}
          searchable
          required
        />
        <Select
          {...form.getInputProps('paymentMethod')}
          label={t('collections.method')}
          data={corridor?.paymentMethods ?? []}
          disabled={corridor === undefined}
          required
        />
        <SegmentedControl
          {...form.getInputProps('side')}
          aria-label={t('collections.side')}
          data={[
            { value: 'source', label: t('collections.customerPays') },
            { value: 'target', label: t('collections.youGet') },
          ]}
        />
        <AmountInput
          {...form.getInputProps('amount')}
          asset={values.side === 'source' ? (corridor?.sourceCurrency ?? '') : 'NGN'}
          label={t('amount')}
          description={
            corridor &&
            t('collections.atRate', { currency: corridor.sourceCurrency, rate: formatRate(corridor.rate) })
          }
          required
        />
        <TextInput {...form.getInputProps('name')} label={t('collections.name')} required />
        <TextInput
          {...form.getInputProps('phone')}
          label={t('collections.phone')}
          placeholder="+233241234567"
          inputMode="tel"
          required
        />
        <TextInput
          {...form.getInputProps('email')}
          label={t('collections.email')}
          type="email"
          description={t('optional')}
        />
        <TextInput
          {...form.getInputProps('merchantReference')}
          label={t('merchantReference')}
          description={t('optional')}
        />
        <Text size="sm" c="dimmed">
          {t('collections.newLead')}
        </Text>
        <ProblemAlert error={begin.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={begin.isPending}>
            {t('collections.begin')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
