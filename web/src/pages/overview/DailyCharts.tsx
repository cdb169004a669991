import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../components/format.ts';

interface Day {
  readonly date: string;
  readonly received: number;
  readonly withdrawn: number;
  readonly bills: number;
  readonly fees: number;
  readonly usdtReceived: number;
}

interface Series {
  readonly name: Exclude<keyof Day, 'date'>;
  readonly color: string;
}

/** Naira in and out, fees, and USDT in, by day: three charts, because each has a scale of its own. */
export default function DailyCharts({ days }: { readonly days: readonly Day[] }) {
  const { t } = useTranslation();
  const data = days.map((day) => ({ ...day, date: formatDay(day.date) }));
  const chart = (title: string, currency: string, height: number, series: readonly Series[]) => (
    <figure aria-label={title} style={{ margin: 0 }}>
      <Text component="figcaption" size="sm" fw={600} mb="xs">
        {title}
      </Text>
      <BarChart
        h={height}
        data={data}
        dataKey="date"
        series={series.map(({ name, color }) => ({ name, color, label: t(`overview.series.${name}`) }))}
        valueFormatter={(value) => formatMoney(value, currency)}
        withLegend={series.length > 1}
        legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
        yAxisProps={{
          width: 70,
          tickCount: height > 200 ? 5 : 3,
          tickFormatter: (value: number) => short(value, currency),
        }}
        xAxisProps={{ minTickGap: 24 }}
        maxBarWidth={24}
        tickLine="none"
        barProps={{ isAnimationActive: false }}
      />
    </figure>
  );
  return (
    <Stack gap="xl">
      {chart(t('overview.charts.naira'), 'NGN', 260, [
        { name: 'received', color: 'teal.6' },
        { name: 'withdrawn', color: 'indigo.5' },
        { name: 'bills', color: 'orange.5' },
      ])}
      {chart(t('overview.charts.fees'), 'NGN', 160, [{ name: 'fees', color: 'gray.6' }])}
      {chart(t('overview.charts.usdt'), 'USDT', 160, [{ name: 'usdtReceived', color: 'teal.6' }])}
    </Stack>
  );
}

const compact = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 });

function short(value: number, currency: string): string {
  return currency === 'NGN' ? `₦${compact.format(value)}` : compact.format(value);
}
