import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListOf } from '../../components/ListOf.tsx';
import { OrderPage } from '../../components/OrderPage.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SettlementAccount } from '../../components/SettlementAccount.tsx';
import { TransactionDetails } from '../transactions/TransactionDetails.tsx';
import { TransactionTable } from '../transactions/TransactionTable.tsx';
import { useTransactions } from '../transactions/useTransactions.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** Pays out of the naira wallet to the bank account, and shows the outcomes of earlier payouts. */
export default function WithdrawalsPage() {
  const { t } = useTranslation();
  const pages = useTransactions({ channel: 'bank_transfer' });
  return (
    <>
      <PageHeader title={t('withdrawals.title')} lead={t('withdrawals.lead')} />
      <OrderPage
        permission="withdrawals:write"
        formLabel={t('withdrawals.new')}
        form={(onChange) => <WithdrawalForm onChange={onChange} />}
        outcomeLabel={t('withdrawals.latest')}
        outcome={(transactionId) => <TransactionDetails transactionId={transactionId} />}
        aside={<SettlementAccount canChange />}
        historyLabel={t('withdrawals.history')}
        history={
          <ListOf
            pages={pages}
            empty={{ Icon: Banknote, title: t('withdrawals.emptyTitle'), lead: t('withdrawals.emptyLead') }}
          >
            {(items) => <TransactionTable items={items} caption={t('withdrawals.history')} isOfOneKind />}
          </ListOf>
        }
      />
    </>
  );
}
