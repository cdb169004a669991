import { Text } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import type { Column } from '../../components/DataTable.tsx';
import { deviceOf } from '../../components/deviceName.ts';
import { formatWord } from '../../components/format.ts';
import { Moment } from '../../components/Moment.tsx';
import { firstVisibleText } from '../../components/visibleText.ts';
import { ACTIONS, FIELDS } from '../../i18n/audit.en.ts';
import { t } from '../../i18n/index.ts';

type Entry = AnswerOf<'listAuditEntries'>['entries'][number];

/** Who did what, by what and from where, and what it changed. */
export function useAuditColumns(): readonly Column<Entry>[] {
  return [
    {
      header: t('audit.what'),
      cell: (entry) => (
        <>
          <Text span inherit fw={550}>
            {actionName(entry.action)}
          </Text>
          {entry.environment && (
            <Text span inherit c="dimmed">
              {` · ${t(`audit.environments.${entry.environment}`)}`}
            </Text>
          )}
          <Changes of={entry} />
        </>
      ),
    },
    {
      header: t('audit.who'),
      cell: (entry) => (
        <>
          <Text inherit className="breakable">
            {entry.actor}
          </Text>
          <Text size="xs" c="dimmed" className="breakable">
            {t(`audit.by.${entry.by}`)}
            {entry.credentialId && ` ${entry.credentialId}`}
          </Text>
        </>
      ),
    },
    {
      header: t('audit.where'),
      cell: ({ address, device }) => {
        const named = deviceOf(device);
        return (
          <>
            <Text inherit className="breakable">
              {address ?? '—'}
            </Text>
            {device && (
              <Text size="xs" c="dimmed" maw="24em" className="breakable" title={device}>
                {named ? t('security.deviceOn', named) : firstVisibleText(device)}
              </Text>
            )}
          </>
        );
      },
    },
    { header: t('audit.when'), cell: ({ createdAt }) => <Moment at={createdAt} />, narrow: 'right' },
  ];
}

/** What an entry changed, field by field, and the reason that our support gave. */
function Changes({ of: { before, after, reason } }: { readonly of: Entry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const valueIn = (fields: Entry['before'], name: string) => firstVisibleText(String(fields?.[name] ?? ''));
  return (
    <>
      {names.map((name) => (
        <Text key={name} size="xs" c="dimmed" className="breakable">
          {fieldName(name)}: {before && `${valueIn(before, name)} → `}
          {valueIn(after, name)}
        </Text>
      ))}
      {reason && (
        <Text size="xs" c="dimmed" className="breakable">
          {t('audit.reason')}: {firstVisibleText(reason)}
        </Text>
      )}
    </>
  );
}

/** How an action is called on the page; one that is newer than the page by its own name. */
function actionName(action: string): string {
  return ACTIONS[action] ?? formatWord(action.replaceAll('.', ' '));
}

function fieldName(field: string): string {
  return FIELDS[field] ?? formatWord(field);
}
