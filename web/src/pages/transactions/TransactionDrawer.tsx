import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { TransactionDetails } from './TransactionDetails.tsx';

/** One transaction, in a drawer over any list of transactions. */
export default function TransactionDrawer() {
  const { t } = useTranslation();
  const { transactionId } = useParams({ strict: false });
  return (
    <DetailsDrawer title={t('transactions.one')}>
      <TransactionDetails transactionId={transactionId ?? ''} />
    </DetailsDrawer>
  );
}
