import { useParams } from '@tanstack/react-router';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { t } from '../../i18n/index.ts';
import { ApprovalDetails } from './ApprovalDetails.tsx';

/** One request for approval, in a drawer over the list. */
export default function ApprovalDrawer() {
  const { approvalId } = useParams({ from: '/signed-in/approvals/$approvalId' });
  return (
    <DetailsDrawer title={t('approvals.one')}>
      <ApprovalDetails approvalId={approvalId} />
    </DetailsDrawer>
  );
}
