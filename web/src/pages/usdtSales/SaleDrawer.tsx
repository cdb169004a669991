import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { SaleDetails } from './SaleDetails.tsx';

/** One sale of USDT, in a drawer over the list. */
export default function SaleDrawer() {
  const { t } = useTranslation();
  const { withdrawalId } = useParams({ from: '/signed-in/sales/$withdrawalId' });
  return (
    <DetailsDrawer title={t('sales.one')}>
      <SaleDetails withdrawalId={withdrawalId} />
    </DetailsDrawer>
  );
}
