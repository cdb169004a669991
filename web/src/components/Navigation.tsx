import { AppShell, NavLink, type NavLinkProps, ScrollArea, Text } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  Banknote,
  Building2,
  FlaskConical,
  Globe,
  HandCoins,
  KeyRound,
  LayoutDashboard,
  Lightbulb,
  Link2,
  ListTree,
  QrCode,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  UserCheck,
  UserPen,
  Users,
  Webhook,
} from 'lucide-react';
import { useMay } from '../api/useMay.ts';
import { t } from '../i18n/index.ts';
import { PAGE_PERMISSIONS } from './pagePermissions.ts';
import type { OfAnchor } from './RouteLink.tsx';

/** The pages by what people come for. */
const GROUPS = [
  {
    name: 'money',
    links: [
      { to: '/', name: 'overview', Icon: LayoutDashboard },
      { to: '/transactions', name: 'transactions', Icon: ArrowLeftRight },
      { to: '/statement', name: 'statement', Icon: ReceiptText },
      { to: '/withdrawals', name: 'withdrawals', Icon: Banknote },
      { to: '/bills', name: 'bills', Icon: Lightbulb },
      { to: '/usdt', name: 'usdtSessions', Icon: QrCode },
      { to: '/links', name: 'paymentLinks', Icon: Link2 },
      { to: '/sales', name: 'usdtSales', Icon: HandCoins },
      { to: '/collections', name: 'collections', Icon: Globe },
      { to: '/approvals', name: 'approvals', Icon: UserCheck },
    ],
  },
  {
    name: 'developers',
    links: [
      { to: '/webhooks', name: 'webhooks', Icon: Webhook },
      { to: '/api-keys', name: 'apiKeys', Icon: KeyRound },
      { to: '/requests', name: 'requests', Icon: ListTree },
      { to: '/sandbox', name: 'sandbox', Icon: FlaskConical },
    ],
  },
  {
    name: 'business',
    links: [
      { to: '/profile', name: 'profile', Icon: UserPen },
      { to: '/bank-account', name: 'bankAccount', Icon: Building2 },
      { to: '/users', name: 'users', Icon: Users },
      { to: '/security', name: 'security', Icon: ShieldCheck },
      { to: '/audit', name: 'audit', Icon: ScrollText },
    ],
  },
] as const;

/** An entry of the navigation. */
const NavigationLink = createLink((props: OfAnchor<NavLinkProps>) => <NavLink component="a" {...props} />);

/** The way to every page that the user who is signed in may see. */
export function Navigation() {
  const may = useMay();
  const groups = GROUPS.map(({ name, links }) => ({
    name,
    links: links.filter(({ to }) => to === '/security' || may(PAGE_PERMISSIONS[to])),
  })).filter(({ links }) => links.length > 0);
  return (
    <AppShell.Section component={ScrollArea} grow>
      {groups.map(({ name, links }) => (
        <div key={name}>
          <Text size="xs" c="dimmed" fw={600} px="sm" pt="sm" pb={4}>
            {t(`navigation.groups.${name}`)}
          </Text>
          {links.map(({ to, name: page, Icon }) => (
            <NavigationLink
              key={to}
              to={to}
              label={t(`navigation.${page}`)}
              leftSection={<Icon size={18} aria-hidden />}
              activeOptions={{ exact: to === '/' }}
              activeProps={{ active: true }}
              styles={{ root: { borderRadius: 8 } }}
            />
          ))}
        </div>
      ))}
    </AppShell.Section>
  );
}
