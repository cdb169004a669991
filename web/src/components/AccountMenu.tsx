import { ActionIcon, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { CircleUser, KeyRound, LogOut, UserPen } from 'lucide-react';
import { useSession } from '../api/session.ts';
import { useMerchant } from '../api/useMerchant.ts';
import { t } from '../i18n/index.ts';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { businessName, email, user, mustSetUpSecondFactor } = useSession();
  const { client } = useMerchant();
  const navigate = useNavigate();
  const router = useRouter();
  const signOut = useMutation({
    mutationFn: () => client.endSession(),
    // A page loaded from the start holds nothing of this merchant for the next person at this computer.
    onSuccess: () => window.location.replace(router.buildLocation({ to: '/sign-in' }).publicHref),
  });
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('shell.account', { name: businessName })}>
          <CircleUser size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {businessName}
          <br />
          {user.name !== null && (
            <>
              {user.name}
              <br />
            </>
          )}
          {email}
          <br />
          {t(`users.roles.${user.role}`)}
        </Menu.Label>
        {!mustSetUpSecondFactor && (
          <Menu.Item leftSection={<UserPen size={16} />} onClick={() => void navigate({ to: '/profile' })}>
            {t('navigation.profile')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<KeyRound size={16} />} onClick={() => void navigate({ to: '/security' })}>
          {t('navigation.security')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} />} onClick={() => signOut.mutate()}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
