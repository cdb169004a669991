import { SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { parseAmount } from '../../components/amountText.ts';
import { formatCountry, formatMoney, formatRate } from '../../components/format.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { t } from '../../i18n/index.ts';
import { isSourceCurrency } from './sourceCurrencies.ts';

/** No currency of a customer has more; the service refuses what its currency does not have. */
const MAX_DECIMALS = 2;

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

type Corridor = ReturnType<typeof useCorridors>['corridors'][number];

/** Asks a customer abroad to pay, and then shows what becomes of it. */
export function NewCollectionForm({ onClose }: { readonly onClose: () => void }) {
  const { corridors, error, refetch, isKnown } = useCorridors();
  const form = useKeptForm('collection', {
    initialValues: EMPTY,
    validate: {
      corridor: (chosen) => (chosen === '' ? t('collections.chooseCountry') : null),
      paymentMethod: (chosen) => (chosen === '' ? t('collections.chooseMethod') : null),
      amount: (typed) => (parseAmount(typed, MAX_DECIMALS) === undefined ? t('problem.amountNgn') : null),
    },
  });
  const corridor = corridors.find((each) => corridorName(each) === form.values.corridor);
  const begin = useBeginCollection(form, corridor, onClose);
  return (
    <NewForm
      submit={t('collections.begin')}
      isPending={begin.isPending}
      error={Object.keys(form.errors).length === 0 ? begin.error : undefined}
      onSubmit={form.onSubmit((typed) => begin.mutate(typed))}
      onClose={onClose}
    >
      <ProblemAlert error={error} onRetry={refetch} />
      <Select
        {...form.getInputProps('corridor')}
        onChange={(chosen) => form.setValues({ corridor: chosen ?? '', paymentMethod: '' })}
        label={t('collections.country')}
        placeholder={t('collections.chooseCountry')}
        data={corridors.map((each) => ({
          value: corridorName(each),
          label: `${formatCountry(each.country)} · ${each.sourceCurrency}`,
        }))}
        disabled={!isKnown}
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
      <AmountFields form={form} corridor={corridor} />
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
    </NewForm>
  );
}

/** Which of the two amounts is fixed, and how much it is. */
function AmountFields({
  form,
  corridor,
}: {
  readonly form: UseFormReturnType<typeof EMPTY>;
  readonly corridor: Corridor | undefined;
}) {
  const isOfCustomer = form.values.side === 'source';
  const limits = (of: Corridor) =>
    t('bills.limits', {
      least: formatMoney(of.minAmount, of.sourceCurrency),
      most: formatMoney(of.maxAmount, of.sourceCurrency),
    });
  return (
    <>
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
        asset={isOfCustomer ? (corridor?.sourceCurrency ?? '') : 'NGN'}
        label={t('amount')}
        description={
          corridor &&
          `${isOfCustomer ? `${limits(corridor)}. ` : ''}${t('collections.atRate', {
            currency: corridor.sourceCurrency,
            rate: formatRate(corridor.rate),
          })}`
        }
        required
      />
    </>
  );
}

/** Sends what the form says, shows the problems of each field there, and in the end leads to the collection. */
function useBeginCollection(
  form: UseFormReturnType<typeof EMPTY>,
  corridor: Corridor | undefined,
  onClose: () => void,
) {
  const { client } = useMerchant();
  const navigate = useNavigate();
  return useOrder(
    (typed: typeof EMPTY, idempotencyKey) => {
      if (corridor === undefined) throw new Error('The form asks for a country before it is sent.');
      const { country, sourceCurrency } = corridor;
      const amount = parseAmount(typed.amount, MAX_DECIMALS) ?? 0;
      const { name, phone, email, paymentMethod, merchantReference } = typed;
      return client.beginCollection({
        body: {
          country,
          sourceCurrency,
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
}

function corridorName(of: { readonly country: string; readonly sourceCurrency: string }): string {
  return `${of.country} ${of.sourceCurrency}`;
}

/** The countries that customers can pay from, each with its currency and rate. */
function useCorridors() {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'corridors'],
    queryFn: async () => (await client.listCrossBorderRates()).rates,
    staleTime: 60_000,
  });
  const corridors = (data ?? []).flatMap(({ sourceCurrency, ...rest }) =>
    isSourceCurrency(sourceCurrency) ? [{ ...rest, sourceCurrency }] : [],
  );
  return { corridors, error, refetch, isKnown: data !== undefined };
}
