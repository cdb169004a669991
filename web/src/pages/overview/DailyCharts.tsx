import { Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Column } from '../../components/DataTable.tsx';
import { formatDay, formatMoney } from '../../components/format.ts';
import { Money } from '../../components/Money.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { t } from '../../i18n/index.ts';
import { DayChart, type Series } from './DayChart.tsx';

/** What one day brought. */
export interface Day {
  readonly date: string;
  readonly received: number;
  readonly withdrawn: number;
  readonly bills: number;
  readonly fees: number;
  readonly usdtReceived: number;
}

/** Few open it, and the overview is what most load first. */
const DaysTable = lazy(async () => ({
  default: (await import('../../components/DataTable.tsx')).DataTable<Day>,
}));

type Figure = Exclude<keyof Day, 'date'>;

/** The asset of each figure, with how many units one of it has, and a color that differs from the page, light and dark. */
const FIGURES: Readonly<Record<Figure, { currency: 'NGN' | 'USDT'; units: number; color: string }>> = {
  received: { currency: 'NGN', units: 100, color: colorOf('teal', 8, 5) },
  withdrawn: { currency: 'NGN', units: 100, color: colorOf('indigo', 6, 4) },
  bills: { currency: 'NGN', units: 100, color: colorOf('orange', 8, 5) },
  fees: { currency: 'NGN', units: 100, color: colorOf('gray', 6, 5) },
  usdtReceived: { currency: 'USDT', units: 1_000_000, color: colorOf('teal', 8, 5) },
};
const NAMES = Object.keys(FIGURES) as Figure[];

/** Naira in and out, fees, and USDT in, by day: three charts, because each has a scale of its own; and all as a table. */
export function DailyCharts({ days }: { readonly days: readonly Day[] }) {
  const dates = days.map(({ date }) => formatDay(date));
  const chart = (title: string, height: number, names: readonly [Figure, ...Figure[]]) => {
    const { currency } = FIGURES[names[0]];
    const series = names.map((name): Series => {
      const values = days.map((day) => day[name]);
      const { color, units } = FIGURES[name];
      return { label: t(`overview.series.${name}`), color, values, total: sumOf(values, units) };
    });
    return (
      <DayChart
        title={title}
        dates={dates}
        series={series}
        height={height}
        format={(value) => formatMoney(value, currency)}
        formatShort={(value) => short(value, currency)}
      />
    );
  };
  return (
    <Stack gap="xl">
      {chart(t('overview.charts.naira'), 220, ['received', 'withdrawn', 'bills'])}
      {chart(t('overview.charts.fees'), 110, ['fees'])}
      {chart(t('overview.charts.usdt'), 110, ['usdtReceived'])}
      <Numbers days={days} />
    </Stack>
  );
}

/** The same as text, for users who want the exact numbers or cannot see bars. The newest day comes first. */
function Numbers({ days }: { readonly days: readonly Day[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const columns: readonly Column<Day>[] = [
    { header: t('overview.date'), cell: ({ date }) => formatDay(date) },
    ...NAMES.map((name) => ({
      header: t(`overview.series.${name}`),
      isNumber: true,
      isLabelled: true,
      cell: (day: Day) => <Money amount={day[name]} currency={FIGURES[name].currency} />,
    })),
  ];
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer', marginBottom: 8 }}>{t('overview.asTable')}</summary>
      {isOpen && (
        <Suspense fallback={<RowsLoading />}>
          <DaysTable
            columns={columns}
            items={days.filter((day) => !isQuiet(day)).toReversed()}
            keyOf={({ date }) => date}
            caption={t('overview.activity')}
          />
        </Suspense>
      )}
    </details>
  );
}

/** Whether nothing happened on a day. */
export function isQuiet(day: Day): boolean {
  return NAMES.every((name) => day[name] === 0);
}

/** Adds up amounts as whole units, so that the sum is exact. */
function sumOf(values: readonly number[], units: number): number {
  return values.reduce((sum, value) => sum + Math.round(value * units), 0) / units;
}

function colorOf(name: string, light: number, dark: number): string {
  return `light-dark(var(--mantine-color-${name}-${light}), var(--mantine-color-${name}-${dark}))`;
}

const compact = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 });

function short(value: number, currency: string): string {
  return currency === 'NGN' ? `₦${compact.format(value)}` : compact.format(value);
}
