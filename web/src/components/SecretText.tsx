import { ActionIcon, Code, Group } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { t } from '../i18n/index.ts';
import { CopyableText } from './CopyableText.tsx';

/** The end of a secret of which the service answered only the beginning, for want of a proof of the second factor. */
const CUT = '…';

/**
 * A secret that stays hidden from who looks over a shoulder until it is asked for.
 *
 * @param props.onReveal reads the whole secret, where `value` is only its beginning.
 */
export function SecretText({
  value,
  label,
  onReveal,
}: {
  readonly value: string;
  readonly label: string;
  readonly onReveal: () => void;
}) {
  const [isShown, setIsShown] = useState(false);
  const isWhole = !value.endsWith(CUT);
  const canHide = isShown && isWhole;
  return (
    <Group gap={4} wrap="nowrap">
      {canHide ? <CopyableText value={value} label={label} /> : <Code>{value.slice(0, 8)}••••••••••••</Code>}
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={() => {
          setIsShown(!canHide);
          if (!isWhole) onReveal();
        }}
        aria-label={t(canHide ? 'secret.hide' : 'secret.show', { what: label })}
      >
        {canHide ? <EyeOff size={16} /> : <Eye size={16} />}
      </ActionIcon>
    </Group>
  );
}
