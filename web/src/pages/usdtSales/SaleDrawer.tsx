import { useParams } from '@tanstack/react-router';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { t } from '../../i18n/index.ts';
import { SaleDetails } from './SaleDetails.tsx';

/** One sale of USDT, in a drawer over the list. */
export default function SaleDrawer() {
  const { withdrawalId } = useParams({ from: '/signed-in/sales/$withdrawalId' });
  return (
    <DetailsDrawer title={t('sales.one')}>
      <SaleDetails withdrawalId={withdrawalId} />
    </DetailsDrawer>
  );
}
