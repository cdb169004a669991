import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useBalances } from '../../api/useBalances.ts';
import { AmountInput, Available } from '../../components/AmountInput.tsx';
import { formatMoney } from '../../components/format.ts';
import { t } from '../../i18n/index.ts';
import { type BillForm, type BillKind, FIELDS } from './billKinds.ts';
import type { Biller } from './useCatalogue.ts';

/** For how much: one of the plans of the biller, or any amount within its limits. */
export function PriceField({
  kind,
  form,
  biller,
}: {
  readonly kind: BillKind;
  readonly form: UseFormReturnType<BillForm>;
  readonly biller: Biller | undefined;
}) {
  const available = <Available amount={useBalances()?.ngn.available} currency="NGN" />;
  if (FIELDS[kind].hasPlans) {
    return (
      <Select
        {...form.getInputProps('planCode')}
        label={t('bills.plan')}
        description={available}
        placeholder={t('bills.choosePlan')}
        data={biller?.plans.map(({ code, name, price }) => ({
          value: code,
          label: `${name} · ${formatMoney(price, 'NGN')}`,
        }))}
        disabled={biller === undefined}
        searchable
        required
      />
    );
  }
  const limits =
    biller &&
    t('bills.limits', {
      least: formatMoney(biller.minAmount, 'NGN'),
      most: formatMoney(biller.maxAmount, 'NGN'),
    });
  return (
    <AmountInput
      {...form.getInputProps('amount')}
      asset="NGN"
      label={t('amount')}
      description={
        <>
          {available}
          {limits && ` · ${limits}`}
        </>
      }
      required
    />
  );
}
