import { Group, Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { formatCount } from '../../components/format.ts';
import { TextLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';

const KINDS = [
  { name: 'withdrawals', to: '/withdrawals' },
  { name: 'bills', to: '/bills' },
  { name: 'sessions', to: '/usdt' },
  { name: 'sales', to: '/sales' },
  { name: 'collections', to: '/collections' },
] as const;

type Counts = Readonly<Record<(typeof KINDS)[number]['name'], number>>;

/** How many of each kind are not over yet, each leading to its page. */
export function UnderWay({ counts }: { readonly counts: Counts | undefined }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={t('overview.underWay')}>
      <Text size="sm" c="dimmed" mb={4}>
        {t('overview.underWay')}
      </Text>
      <SimpleGrid cols={{ base: 2, xs: 3, md: 5 }} spacing="xs">
        {KINDS.map(({ name, to }) => (
          <Group key={name} gap="xs" align="baseline" wrap="nowrap">
            {counts === undefined ? (
              <Skeleton height={24} width={24} />
            ) : (
              <Text fw={650} size="lg" className="tabular">
                {formatCount(counts[name])}
              </Text>
            )}
            <TextLink to={to} size="sm">
              {t(`overview.kinds.${name}`)}
            </TextLink>
          </Group>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
