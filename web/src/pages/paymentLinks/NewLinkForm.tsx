import { Input, SegmentedControl, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountInput } from '../../components/AmountInput.tsx';
import { DECIMALS, parseAmount } from '../../components/amountText.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { OPENED_HERE } from '../../components/RouteLink.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { t } from '../../i18n/index.ts';
import { LINKS } from '../../i18n/paymentLinks.en.ts';
import { LinkTextFields, type LinkTexts, NO_TEXTS, textRules } from './LinkTextFields.tsx';

interface Values extends LinkTexts {
  readonly currency: string;
  readonly kind: string;
  readonly amount: string;
  readonly minAmount: string;
  readonly maxAmount: string;
}

const EMPTY: Values = {
  ...NO_TEXTS,
  currency: 'NGN',
  kind: 'fixed',
  amount: '',
  minAmount: '',
  maxAmount: '',
};

const FIELDS = Object.keys(EMPTY);

/** In what a link is priced, by the choice of the form. */
function currencyOf({ currency }: Values): 'USDT' | 'NGN' {
  return currency === 'USDT' ? 'USDT' : 'NGN';
}

const PROBLEMS = { USDT: 'problem.amountUsdt', NGN: 'problem.amountNgn' } as const;

/** Creates a link, and then shows its address. */
export function NewLinkForm({ onClose }: { readonly onClose: () => void }) {
  const problemOf = (typed: string, values: Values) =>
    amountOf(typed, values) === undefined ? t(PROBLEMS[currencyOf(values)]) : null;
  const problemOfBound = (typed: string, values: Values) =>
    values.kind === 'fixed' || typed.trim() === '' ? null : problemOf(typed, values);
  const form = useKeptForm<Values>('paymentLink', {
    initialValues: EMPTY,
    validate: {
      ...textRules,
      amount: (typed, values) => (values.kind === 'fixed' ? problemOf(typed, values) : null),
      minAmount: problemOfBound,
      maxAmount: problemOfBound,
    },
  });
  const create = useCreateLink(form, onClose);
  const asset = currencyOf(form.values);
  return (
    <NewForm
      submit={LINKS.create}
      isPending={create.isPending}
      error={Object.keys(form.errors).length === 0 ? create.error : undefined}
      onSubmit={form.onSubmit((values) => create.mutate(values))}
      onClose={onClose}
    >
      <Choice
        label={LINKS.currency}
        input={form.getInputProps('currency')}
        data={[
          { value: 'NGN', label: LINKS.inNaira },
          { value: 'USDT', label: LINKS.inUsdt },
        ]}
        lead={asset === 'NGN' ? LINKS.inNairaLead : undefined}
      />
      <Choice
        label={LINKS.kind}
        input={form.getInputProps('kind')}
        data={[
          { value: 'fixed', label: LINKS.fixed },
          { value: 'open', label: LINKS.open },
        ]}
      />
      {form.values.kind === 'fixed' ? (
        <AmountInput {...form.getInputProps('amount')} asset={asset} label={LINKS.amount} required />
      ) : (
        <>
          <AmountInput
            {...form.getInputProps('minAmount')}
            asset={asset}
            label={LINKS.minAmount}
            description={LINKS.optional}
          />
          <AmountInput
            {...form.getInputProps('maxAmount')}
            asset={asset}
            label={LINKS.maxAmount}
            description={LINKS.optional}
          />
        </>
      )}
      <LinkTextFields form={form} />
      <Text size="sm" c="dimmed">
        {LINKS.fixedTerms}
      </Text>
    </NewForm>
  );
}

/** One of two, both in view. */
function Choice({
  label,
  input,
  data,
  lead,
}: {
  readonly label: string;
  readonly input: object;
  readonly data: { readonly value: string; readonly label: string }[];
  readonly lead?: string | undefined;
}) {
  return (
    <Input.Wrapper label={label} description={lead} labelElement="div">
      <SegmentedControl {...input} fullWidth aria-label={label} data={data} />
    </Input.Wrapper>
  );
}

/** What is sent of an amount; undefined where it is none. */
function amountOf(typed: string, values: Values): number | undefined {
  return parseAmount(typed, DECIMALS[currencyOf(values)]);
}

/** Creates what the form says, shows the problems of each field there, and in the end leads to the link. */
function useCreateLink(form: ReturnType<typeof useKeptForm<Values>>, onClose: () => void) {
  const { client } = useMerchant();
  const navigate = useNavigate();
  return useChange(
    (values: Values) => {
      const [amount, minAmount, maxAmount] = [values.amount, values.minAmount, values.maxAmount].map(
        (typed) => amountOf(typed, values),
      );
      return client.createPaymentLink({
        body: {
          title: values.title,
          description: values.description,
          currency: currencyOf(values),
          ...(values.kind === 'fixed'
            ? { ...(amount !== undefined && { amount }) }
            : {
                ...(minAmount !== undefined && { minAmount }),
                ...(maxAmount !== undefined && { maxAmount }),
              }),
          referenceLabel: values.referenceLabel,
          thankYouText: values.thankYouText,
          ...(values.returnUrl.trim() !== '' && { returnUrl: values.returnUrl.trim() }),
        },
      });
    },
    {
      onSuccess: ({ paymentLink }) => {
        onClose();
        void navigate({
          to: '/links/$linkId',
          params: { linkId: paymentLink.id },
          search: {},
          state: OPENED_HERE,
        });
      },
      onError: (error) => form.setErrors(fieldProblems(error, FIELDS)),
    },
  );
}
