import { ActionIcon, Code, CopyButton, Group, Tooltip } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { t } from '../i18n/index.ts';

/** A value that people carry elsewhere, with a button that copies it. */
export function CopyableText({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      <Code className="breakable">{value}</Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('copy.done') : t('copy.copy')}>
            <ActionIcon
              variant="subtle"
              color={copied ? 'teal' : 'gray'}
              onClick={copy}
              aria-label={t('copy.what', { what: label })}
            >
              {copied ? <Check size={16} /> : <Copy size={16} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}
