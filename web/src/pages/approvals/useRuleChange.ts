import type { Approval } from '@merchant-payments/client';
import type { Fact } from '../../components/Facts.tsx';
import { formatMoney } from '../../components/format.ts';
import { t } from '../../i18n/index.ts';

/** What a change of the approval rule does, part by part: as it was, and as it becomes. Empty for an order. */
export function useRuleChange(approval: Approval): readonly Fact[] {
  if (approval.kind !== 'approval_rule') return [];
  const above = (amount: number | null, currency: string) =>
    amount === null ? t('approvals.off') : formatMoney(amount, currency);
  const yesOrNo = (value: boolean | null) => t(value === true ? 'yes' : 'no');
  const parts = [
    {
      label: t('approvals.aboveNgn'),
      before: above(approval.previousAboveNgn, 'NGN'),
      after: above(approval.aboveNgn, 'NGN'),
    },
    {
      label: t('approvals.aboveUsdt'),
      before: above(approval.previousAboveUsdt, 'USDT'),
      after: above(approval.aboveUsdt, 'USDT'),
    },
    {
      label: t('approvals.includesKeys'),
      before: yesOrNo(approval.previousIncludesKeys),
      after: yesOrNo(approval.includesKeys),
    },
  ];
  return parts.map(({ label, before, after }) => ({
    label,
    value: t(before === after ? 'approvals.ruleStays' : 'approvals.ruleChange', { before, after }),
  }));
}
