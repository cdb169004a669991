import { AppShell, Box, Burger, Container, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useEnvironment } from '../api/environment.tsx';
import { useSession } from '../api/session.ts';
import { t } from '../i18n/index.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import { EnvironmentBanner, EnvironmentSwitch } from './EnvironmentSwitch.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';
import { Navigation } from './Navigation.tsx';
import { PermittedPage } from './PermittedPage.tsx';
import classes from './Shell.module.css';

/** The frame of the pages: where one is, in which environment, and where one can go. */
export function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure();
  // Only the path: a filter that changes the rest of the address draws nothing of the frame again.
  const pathname = useLocation({ select: (location) => location.pathname });
  const { environment } = useEnvironment();
  const { mustSetUpSecondFactor } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the menu closes with every page that is opened
  useEffect(close, [pathname, close]);
  return (
    <AppShell
      header={{ height: 88 }}
      navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <AppShell.Header>
        <Group h={56} px="md" justify="space-between" wrap="nowrap" gap="xs">
          <Group wrap="nowrap" gap="xs">
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={t(isOpen ? 'shell.closeMenu' : 'shell.openMenu')}
            />
            <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width={28} height={28} />
            <Text fw={650} visibleFrom="sm">
              {t('shell.name')}
            </Text>
          </Group>
          <Group wrap="nowrap" gap="xs">
            <EnvironmentSwitch />
            {!mustSetUpSecondFactor && <GlobalSearch />}
            <ColorSchemeButton />
            <AccountMenu />
          </Group>
        </Group>
        <EnvironmentBanner />
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <Navigation />
      </AppShell.Navbar>
      <AppShell.Main>
        <Box id="content" tabIndex={-1} className={classes.content}>
          {/* Nothing of one environment is left on the page when another one is chosen. */}
          <Container key={environment} size="lg" px={0}>
            <PermittedPage />
          </Container>
        </Box>
      </AppShell.Main>
    </AppShell>
  );
}
