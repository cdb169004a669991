import { Alert, Button, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { Bill } from '../../components/Bill.tsx';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import { formatMoney } from '../../components/format.ts';
import type { SentOrder } from '../../components/OrderOutcome.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { type BillOrder, buyBill, verifyBillAccount } from './billCalls.ts';
import { type BillForm, type BillKind, FIELDS, FORM_FIELD_OF } from './billKinds.ts';

const EMPTY: BillForm = {
  biller: '',
  account: '',
  planCode: '',
  amount: '',
  phone: '',
  meterType: 'prepaid',
};

/** The form of one kind of purchase: what, for whom, for how much; then a confirmation of the price. */
export function BillFormCard({
  kind,
  onChange,
}: {
  readonly kind: BillKind;
  readonly onChange: (sent: SentOrder | undefined) => void;
}) {
  const { t } = useTranslation();
  const { client } = useMerchant();
  const { hasPlans, hasPhone, canVerify } = FIELDS[kind];
  const [reviewed, setReviewed] = useState<BillOrder>();
  const catalogue = useCatalogue(kind);
  const form = useForm<BillForm>({
    initialValues: EMPTY,
    onValuesChange: () => verification.reset(),
    validate: {
      biller: (chosen) => (chosen === '' ? t('bills.chooseBiller') : null),
      planCode: (chosen) => (hasPlans && chosen === '' ? t('bills.choosePlan') : null),
      amount: (typed) =>
        !hasPlans && parseAmount(typed, DECIMALS.NGN) === undefined ? t('problem.amountNgn') : null,
    },
  });
  const { biller, planCode, amount: typedAmount, account, meterType } = form.values;
  const chosen = catalogue.data?.find(({ id }) => id === biller);
  const plan = chosen?.plans.find(({ code }) => code === planCode);
  const verification = useMutation({
    mutationFn: () => verifyBillAccount(client, { kind, biller, account, meterType }),
    onError: (error) => showProblems(error),
  });
  const showProblems = (error: unknown) => {
    const found = Object.entries(fieldProblems(error, Object.keys(FORM_FIELD_OF)));
    // Airtime and data are for a phone, which is their account.
    const fieldOf = (name: string) => (name === 'phone' && !hasPhone ? 'account' : FORM_FIELD_OF[name]);
    form.setErrors(Object.fromEntries(found.map(([name, problem]) => [fieldOf(name), problem])));
    if (found.length > 0) setReviewed(undefined);
  };
  const order = useOrder((bought: BillOrder, idempotencyKey) => buyBill(client, bought, idempotencyKey), {
    onMutate: ({ amount }) => onChange({ amount, currency: 'NGN', state: 'sending' }),
    onSuccess: ({ transactionId }, { amount }) => {
      onChange({ amount, currency: 'NGN', state: 'accepted', id: transactionId });
      setReviewed(undefined);
      form.reset();
    },
    onError: (error, { amount }) => {
      const hasFailed = codeOf(error) === 'vend_failed';
      onChange(hasFailed ? { amount, currency: 'NGN', state: 'failed', error } : undefined);
      if (hasFailed) setReviewed(undefined);
      showProblems(error);
    },
  });
  const review = (values: BillForm) => {
    const amount = plan?.price ?? parseAmount(typedAmount, DECIMALS.NGN);
    if (amount !== undefined) setReviewed({ ...values, kind, amount });
  };
  return (
    <form onSubmit={form.onSubmit(review)}>
      <Stack>
        <ProblemAlert error={catalogue.error} onRetry={catalogue.refetch} />
        <Select
          {...form.getInputProps('biller')}
          onChange={(id) => form.setValues({ biller: id ?? '', planCode: '' })}
          label={t(`bills.biller.${kind}`)}
          data={catalogue.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          disabled={catalogue.data === undefined}
          searchable
          required
        />
        {kind === 'electricity' && (
          <SegmentedControl
            {...form.getInputProps('meterType')}
            aria-label={t('bills.meterType')}
            data={(['prepaid', 'postpaid'] as const).map((value) => ({ value, label: t(`bills.${value}`) }))}
          />
        )}
        <TextInput
          {...form.getInputProps('account')}
          label={t(`bills.account.${kind}`)}
          autoComplete="off"
          inputMode={kind === 'bet' ? 'text' : 'numeric'}
          required
        />
        {canVerify && (
          <>
            <Button
              variant="default"
              loading={verification.isPending}
              disabled={biller === '' || account === ''}
              onClick={() => verification.mutate()}
            >
              {t('bills.verify')}
            </Button>
            <ProblemAlert error={verification.error} />
            {verification.data && (
              <Alert color="teal">{t('bills.belongsTo', { name: verification.data })}</Alert>
            )}
          </>
        )}
        {hasPhone && (
          <TextInput
            {...form.getInputProps('phone')}
            label={t('bills.phone')}
            description={t('bills.phoneLead')}
            inputMode="tel"
            required
          />
        )}
        {hasPlans ? (
          <Select
            {...form.getInputProps('planCode')}
            label={t('bills.plan')}
            data={chosen?.plans.map(({ code, name, price }) => ({
              value: code,
              label: `${name} · ${formatMoney(price, 'NGN')}`,
            }))}
            disabled={chosen === undefined}
            searchable
            required
          />
        ) : (
          <AmountInput
            {...form.getInputProps('amount')}
            asset="NGN"
            label={t('amount')}
            description={
              chosen &&
              t('bills.limits', {
                least: formatMoney(chosen.minAmount, 'NGN'),
                most: formatMoney(chosen.maxAmount, 'NGN'),
              })
            }
            required
          />
        )}
        <Button type="submit">{t('bills.review')}</Button>
      </Stack>
      {reviewed && (
        <ConfirmModal
          title={t('bills.confirmTitle')}
          confirm={t('bills.confirm')}
          isOpen
          isPending={order.isPending}
          error={order.error}
          onConfirm={() => order.mutate(reviewed)}
          onClose={() => {
            setReviewed(undefined);
            order.reset();
          }}
        >
          <Text size="sm">
            {t('bills.goesTo', { biller: chosen?.name ?? reviewed.biller, account: reviewed.account })}
          </Text>
          {verification.data && <Text size="sm">{t('bills.belongsTo', { name: verification.data })}</Text>}
          <Bill
            lines={[
              { label: plan?.name ?? t(`bills.kinds.${kind}`), amount: reviewed.amount, currency: 'NGN' },
            ]}
            total={{ amount: reviewed.amount, currency: 'NGN' }}
          />
        </ConfirmModal>
      )}
    </form>
  );
}

function useCatalogue(kind: BillKind) {
  const { client, environment } = useMerchant();
  return useQuery({
    queryKey: [environment, 'catalogue', kind],
    queryFn: async () => (await client.getBillCatalogue({ query: { kind } })).billers,
    staleTime: 300_000,
  });
}
