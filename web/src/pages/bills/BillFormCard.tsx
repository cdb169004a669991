import { Alert, Button, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldProblems, problemOf } from '../../api/problems.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { Bill } from '../../components/Bill.tsx';
import { ConfirmModal } from '../../components/ConfirmModal.tsx';
import type { SentOrder } from '../../components/OrderOutcome.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { useShownOrder } from '../../components/useShownOrder.ts';
import { t } from '../../i18n/index.ts';
import { type BillOrder, buyBill, verifyBillAccount } from './billCalls.ts';
import { type BillForm, type BillKind, FIELDS, FORM_FIELD_OF } from './billKinds.ts';
import { PriceField } from './PriceField.tsx';
import { useCatalogue } from './useCatalogue.ts';

const EMPTY: BillForm = {
  biller: '',
  account: '',
  planCode: '',
  amount: '',
  phone: '',
  meterType: 'prepaid',
  merchantReference: '',
};

/** The form of one kind of purchase: what, for which account, for how much; then a confirmation of the price. */
export function BillFormCard({
  kind,
  onChange,
}: {
  readonly kind: BillKind;
  readonly onChange: (sent: SentOrder | undefined) => void;
}) {
  const catalogue = useCatalogue(kind);
  const { form, reviewed, setReviewed, verification, order } = useBillForm(kind, onChange);
  const biller = catalogue.data?.find(({ id }) => id === form.values.biller);
  const plan = biller?.plans.find(({ code }) => code === form.values.planCode);
  const review = async (values: BillForm) => {
    const amount = plan?.price ?? parseAmount(values.amount, DECIMALS.NGN);
    if (amount === undefined) return;
    if (FIELDS[kind].canVerify && verification.data === undefined) {
      try {
        await verification.mutateAsync();
      } catch (error) {
        // An account that the biller refuses is shown beside its field; while it cannot be asked, the merchant decides.
        if (!problemOf(error).canPass) return;
      }
    }
    setReviewed({ ...values, kind, amount });
  };
  return (
    <form onSubmit={form.onSubmit((values) => void review(values))}>
      <Stack>
        <ProblemAlert error={catalogue.error} onRetry={catalogue.refetch} />
        <Select
          {...form.getInputProps('biller')}
          onChange={(id) => form.setValues({ biller: id ?? '', planCode: '' })}
          label={t(`bills.biller.${kind}`)}
          placeholder={t('bills.chooseBiller')}
          data={catalogue.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          disabled={catalogue.data === undefined}
          searchable
          required
        />
        <AccountFields kind={kind} form={form} verification={verification} />
        <PriceField kind={kind} form={form} biller={biller} />
        <TextInput
          {...form.getInputProps('merchantReference')}
          label={t('merchantReference')}
          description={t('optional')}
        />
        <Button type="submit" loading={verification.isPending}>
          {t('bills.review')}
        </Button>
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
            {t('bills.goesTo', { biller: biller?.name ?? reviewed.biller, account: reviewed.account })}
          </Text>
          {FIELDS[kind].canVerify && (
            <Text size="sm" fw={600}>
              {verification.data ? t('bills.belongsTo', { name: verification.data }) : t('bills.notVerified')}
            </Text>
          )}
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

/** The fields that say whose account it is. */
const ACCOUNT_FIELDS = ['biller', 'account', 'meterType'] as const;

type BillFormState = ReturnType<typeof useBillForm>;

/** The account that it is for, and its holder where that can be looked up. */
function AccountFields({
  kind,
  form,
  verification,
}: { readonly kind: BillKind } & Pick<BillFormState, 'form' | 'verification'>) {
  const { hasPhone, canVerify } = FIELDS[kind];
  const { biller, account } = form.values;
  return (
    <>
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
          {Object.keys(form.errors).length === 0 && <ProblemAlert error={verification.error} />}
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
    </>
  );
}

/** What was typed, the question whose account it is, and the purchase once it is confirmed. */
function useBillForm(kind: BillKind, onChange: (sent: SentOrder | undefined) => void) {
  const { client } = useMerchant();
  const { hasPlans, hasPhone } = FIELDS[kind];
  const [reviewed, setReviewed] = useState<BillOrder>();
  const form = useKeptForm<BillForm>(`bill ${kind}`, {
    initialValues: EMPTY,
    onValuesChange: (now, before) => {
      const isOther = ACCOUNT_FIELDS.some((name) => now[name] !== before[name]);
      if (isOther) verification.reset();
    },
    validate: {
      biller: (chosen) => (chosen === '' ? t('bills.chooseBiller') : null),
      planCode: (chosen) => (hasPlans && chosen === '' ? t('bills.choosePlan') : null),
      amount: (typed) =>
        !hasPlans && parseAmount(typed, DECIMALS.NGN) === undefined ? t('problem.amountNgn') : null,
    },
  });
  const showProblems = (error: unknown) => {
    const found = Object.entries(fieldProblems(error, Object.keys(FORM_FIELD_OF)));
    // Airtime and data are for a phone, which is their account.
    const fieldOf = (name: string) => (name === 'phone' && !hasPhone ? 'account' : FORM_FIELD_OF[name]);
    form.setErrors(Object.fromEntries(found.map(([name, problem]) => [fieldOf(name), problem])));
    if (found.length > 0) setReviewed(undefined);
  };
  const verification = useMutation({
    mutationFn: () => verifyBillAccount(client, { kind, ...form.values }),
    onError: showProblems,
  });
  const order = useShownOrder({
    send: (bought: BillOrder, idempotencyKey) => buyBill(client, bought, idempotencyKey),
    currency: 'NGN',
    amountOf: ({ amount }) => amount,
    idOf: ({ transactionId }) => transactionId,
    failedBy: 'vend_failed',
    onChange,
    onMade: () => {
      setReviewed(undefined);
      form.reset();
    },
    showProblems,
  });
  return { form, reviewed, setReviewed, verification, order };
}
