import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { TransactionDetails } from './TransactionDetails.tsx';

/** One transaction, in a drawer over the list that it was opened from. */
export default function TransactionDrawer() {
  const { t } = useTranslation();
  const { transactionId } = useParams({ from: '/signed-in/transactions/$transactionId' });
  const navigate = useNavigate();
  return (
    <DetailsDrawer
      title={t('transactions.one')}
      onClose={() => void navigate({ to: '/transactions', search: true })}
    >
      <TransactionDetails transactionId={transactionId} />
    </DetailsDrawer>
  );
}
