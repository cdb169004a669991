import { Select } from '@mantine/core';
import { t } from '../i18n/index.ts';

const OVERLAP_HOURS = ['0', '1', '24', '168'] as const;

/** What is offered first, in hours. */
export const DEFAULT_OVERLAP = '24';

/** Asks for how long older keys or secrets stay valid. @param value in hours. */
export function OverlapSelect({
  value,
  onChange,
  description,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: string;
}) {
  return (
    <Select
      label={t('overlap.label')}
      description={description}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(chosen ?? DEFAULT_OVERLAP)}
      data={OVERLAP_HOURS.map((hours) => ({ value: hours, label: t(`overlap.${hours}`) }))}
    />
  );
}
