import { Outlet, useMatchRoute } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useMay } from '../api/useMay.ts';
import { t } from '../i18n/index.ts';
import { PageHeader } from './PageHeader.tsx';
import { NothingYet } from './Placeholders.tsx';
import { PAGE_PERMISSIONS } from './pagePermissions.ts';

type Address = keyof typeof PAGE_PERMISSIONS;
const ADDRESSES = Object.keys(PAGE_PERMISSIONS) as readonly Address[];

/** The page of the address, or why the user who is signed in cannot see it. */
export function PermittedPage() {
  const may = useMay();
  const matchRoute = useMatchRoute();
  const address = ADDRESSES.find((to) => matchRoute({ to, fuzzy: to !== '/' }));
  if (address === undefined || may(PAGE_PERMISSIONS[address])) return <Outlet />;
  return (
    <>
      <PageHeader title={t('forbidden.title')} />
      <NothingYet Icon={Lock} title={t('forbidden.message')} lead={t('forbidden.lead')} />
    </>
  );
}
