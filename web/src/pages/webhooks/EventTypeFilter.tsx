import { SelectFilter } from '../../components/FilterFields.tsx';
import type { ListFilters } from '../../components/useFilters.ts';
import { t } from '../../i18n/index.ts';
import { ALL_EVENT_TYPES, type eventFilters } from './webhookFilters.ts';

/** A filter by the type of an event. */
export function EventTypeFilter<Filters extends ReturnType<typeof eventFilters>>({
  of,
}: {
  readonly of: ListFilters<Filters>;
}) {
  return (
    <SelectFilter
      of={of}
      name="type"
      label={t('webhooks.event')}
      values={ALL_EVENT_TYPES}
      nameOf={(type) => type}
    />
  );
}
