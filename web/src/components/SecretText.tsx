import { ActionIcon, Code, Group } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableText } from './CopyableText.tsx';

/** A secret that stays hidden from who looks over a shoulder until it is asked for. */
export function SecretText({ value, label }: { readonly value: string; readonly label: string }) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Group gap={4} wrap="nowrap">
      {isShown ? <CopyableText value={value} label={label} /> : <Code>{value.slice(0, 8)}••••••••••••</Code>}
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={() => setIsShown(!isShown)}
        aria-label={t(isShown ? 'secret.hide' : 'secret.show', { what: label })}
      >
        {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
      </ActionIcon>
    </Group>
  );
}
