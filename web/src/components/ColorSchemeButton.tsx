import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { t } from '../i18n/index.ts';

/** Switches between light and dark. Until it is used, the reader's system decides. */
export function ColorSchemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const next = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon
      variant="default"
      size="lg"
      onClick={() => setColorScheme(next)}
      aria-label={t(`shell.${next}`)}
    >
      {next === 'dark' ? <Moon size={18} /> : <Sun size={18} />}
    </ActionIcon>
  );
}
