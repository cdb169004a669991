import { Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { fieldProblems } from '../../api/problems.ts';
import { useOrder } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { t } from '../../i18n/index.ts';

const EMPTY = {
  amount: '',
  serviceType: '',
  description: '',
  externalPayerName: '',
  externalPayerEmail: '',
  externalPayerPhone: '',
  merchantReference: '',
};

/** The fields that may stay empty, besides the e-mail address. */
const OPTIONAL = ['description', 'externalPayerName', 'externalPayerPhone', 'merchantReference'] as const;

/** Records a payment that a customer has made, and then shows it. */
export function RecordPaymentForm({ onClose }: { readonly onClose: () => void }) {
  const { client, environment, businessId } = useMerchant();
  const navigate = useNavigate();
  const form = useKeptForm('payment', {
    initialValues: EMPTY,
    validate: {
      amount: (typed) => (parseAmount(typed, DECIMALS.NGN) === undefined ? t('problem.amountNgn') : null),
    },
  });
  const record = useOrder(
    ({ amount, ...rest }: typeof EMPTY, idempotencyKey) => {
      const given = Object.entries(rest).filter(([, typed]) => typed.trim() !== '');
      const body = {
        businessId,
        ...Object.fromEntries(given),
        serviceType: rest.serviceType,
        amount: parseAmount(amount, DECIMALS.NGN) ?? 0,
      };
      return client.processPayment({ body, idempotencyKey });
    },
    {
      onSuccess: ({ transaction: { transactionId } }) => {
        onClose();
        void navigate({ to: '/transactions/$transactionId', params: { transactionId }, search: {} });
      },
      onError: (error) => form.setErrors(fieldProblems(error, Object.keys(EMPTY))),
    },
  );
  return (
    <NewForm
      submit={t('payments.record')}
      isPending={record.isPending}
      error={Object.keys(form.errors).length === 0 ? record.error : undefined}
      onSubmit={form.onSubmit((values) => record.mutate(values))}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t(`payments.lead.${environment}`)}
      </Text>
      <AmountInput
        {...form.getInputProps('amount')}
        asset="NGN"
        label={t('amount')}
        required
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('serviceType')}
        label={t('payments.fields.serviceType')}
        description={t('payments.serviceTypeLead')}
        required
      />
      {OPTIONAL.map((name) => (
        <TextInput
          key={name}
          {...form.getInputProps(name)}
          label={t(`payments.fields.${name}`)}
          description={t('optional')}
        />
      ))}
      <TextInput
        {...form.getInputProps('externalPayerEmail')}
        label={t('payments.fields.externalPayerEmail')}
        description={t('optional')}
        type="email"
      />
    </NewForm>
  );
}
