import { useParams } from '@tanstack/react-router';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { t } from '../../i18n/index.ts';
import { TransactionDetails } from './TransactionDetails.tsx';

/** One transaction, in a drawer over any list of transactions. */
export default function TransactionDrawer() {
  const { transactionId } = useParams({ strict: false });
  return (
    <DetailsDrawer title={t('transactions.one')}>
      <TransactionDetails transactionId={transactionId ?? ''} />
    </DetailsDrawer>
  );
}
