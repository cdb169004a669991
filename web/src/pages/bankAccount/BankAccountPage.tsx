import { Button, Group, Paper, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { MerchantApiError } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { codeOf, fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { Facts } from '../../components/Facts.tsx';
import { notifyDone } from '../../components/notify.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PayoutHoldNotice } from '../../components/PayoutHoldNotice.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { SettlementAccount } from '../../components/SettlementAccount.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { t } from '../../i18n/index.ts';
import { ApprovalRuleSetting } from './ApprovalRuleSetting.tsx';
import { PayoutHoldSetting } from './PayoutHoldSetting.tsx';

/** The account that withdrawals go to, how to change it, and the account by which money comes in. */
export default function BankAccountPage() {
  return (
    <>
      <PageHeader title={t('bank.title')} lead={t('bank.lead')} />
      <PayoutHoldNotice />
      <Stack>
        <SettlementAccount />
        <Allowed to="bank_accounts:write">
          <Paper withBorder p="md" component="section" aria-label={t('bank.change')}>
            <VerifyForm />
          </Paper>
        </Allowed>
        <Allowed to="account:write">
          <PayoutHoldSetting />
          <ApprovalRuleSetting />
        </Allowed>
        <Paper withBorder p="md" component="section" aria-label={t('bank.vendor')}>
          <VendorAccount />
        </Paper>
      </Stack>
    </>
  );
}

function VerifyForm() {
  const { client, environment } = useMerchant();
  const banks = useQuery({
    queryKey: [environment, 'banks'],
    queryFn: async () => (await client.listBanks()).banks,
    staleTime: 300_000,
  });
  const form = useKeptForm('bankAccount', {
    initialValues: { bankCode: '', accountNumber: '' },
    validate: {
      bankCode: (chosen) => (chosen === '' ? t('bank.chooseBank') : null),
      accountNumber: (typed) => (/^\d{10}$/.test(typed.trim()) ? null : t('bank.tenDigits')),
    },
  });
  const verify = useChange((body: typeof form.values) => client.verifyBankAccount({ body }), {
    onSuccess: () => {
      form.reset();
      notifyDone(t('bank.verified'));
    },
    onError: (error) => {
      const ofNumber = problemOfNumber(error);
      form.setErrors({
        ...fieldProblems(error, ['bankCode', 'accountNumber']),
        ...(ofNumber !== undefined && { accountNumber: ofNumber }),
      });
    },
  });
  const problemOfNumber = (error: unknown) => {
    if (!(error instanceof MerchantApiError)) return undefined;
    if (error.code === 'bank_account_not_found') return t('bank.notFound');
    return error.code === 'account_name_mismatch'
      ? t('bank.otherName', { name: error.body.accountName ?? t('bank.otherBusiness') })
      : undefined;
  };
  return (
    <form onSubmit={form.onSubmit((values) => verify.mutate(values))}>
      <Stack>
        <Title order={2} size="h5">
          {t('bank.change')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('bank.changeLead')}
        </Text>
        <ProblemAlert error={banks.error} onRetry={banks.refetch} />
        <Select
          {...form.getInputProps('bankCode')}
          label={t('bank.bank')}
          placeholder={t('bank.chooseBank')}
          data={banks.data?.map(({ code, name }) => ({ value: code, label: name })) ?? []}
          disabled={banks.data === undefined}
          searchable
          required
        />
        <TextInput
          {...form.getInputProps('accountNumber')}
          label={t('bank.accountNumber')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        {Object.keys(form.errors).length === 0 && <ProblemAlert error={verify.error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={verify.isPending}>
            {t('bank.verify')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function VendorAccount() {
  const { client, environment, businessId } = useMerchant();
  const { data, error } = useQuery({
    queryKey: [environment, 'vendorAccount'],
    queryFn: async () => (await client.getVendorAccount({ path: { id: businessId } })).vendorAccount,
  });
  const hasNone = codeOf(error) === 'account_not_found';
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {t('bank.vendor')}
      </Title>
      <Text size="sm" c="dimmed">
        {t(hasNone ? 'bank.noVendor' : 'bank.vendorLead')}
      </Text>
      {!hasNone && <ProblemAlert error={error} />}
      {data && (
        <>
          <CopyableText value={data.accountNumber} label={t('bank.accountNumber')} />
          <Facts facts={[{ label: t('bank.accountName'), value: data.accountName }]} />
        </>
      )}
    </Stack>
  );
}
