import { Paper, Stack, Text, Title } from '@mantine/core';
import { useAccount } from '../api/useAccount.ts';
import { useMay } from '../api/useMay.ts';
import { t } from '../i18n/index.ts';
import { Facts } from './Facts.tsx';
import { RowsLoading } from './Placeholders.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { TextLink } from './RouteLink.tsx';

/** The bank account that withdrawals and sales are paid to. @param canChange whether it leads to the page that changes it. */
export function SettlementAccount({ canChange = false }: { readonly canChange?: boolean }) {
  const account = useAccount();
  const may = useMay();
  const mayChange = may('bank_accounts:write');
  const bank = account.data?.bankAccount;
  if (!may('bank_accounts:read')) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('bank.settlement')}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {t('bank.settlement')}
        </Title>
        <ProblemAlert error={account.error} onRetry={account.refetch} />
        {account.data === undefined ? (
          <RowsLoading rows={3} />
        ) : bank ? (
          <Facts
            facts={[
              { label: t('bank.accountName'), value: bank.accountName },
              { label: t('bank.accountNumber'), value: bank.accountNumber },
              { label: t('bank.bank'), value: bank.bankName },
            ]}
          />
        ) : (
          <Text size="sm">{t('bank.none')}</Text>
        )}
        {canChange && mayChange && account.data !== undefined && (
          <TextLink to="/bank-account" size="sm">
            {t(bank ? 'bank.change' : 'withdrawals.addAccount')}
          </TextLink>
        )}
      </Stack>
    </Paper>
  );
}
