import { Badge, Group, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { fieldProblems } from '../../api/problems.ts';
import { useAccount } from '../../api/useAccount.ts';
import { useChange } from '../../api/useChange.ts';
import { useMay } from '../../api/useMay.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { Facts } from '../../components/Facts.tsx';
import { formatWord } from '../../components/format.ts';
import { notifyDone } from '../../components/notify.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { SaveButton } from '../../components/SaveButton.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { GOING_LIVE } from '../../i18n/goingLive.en.ts';
import { t } from '../../i18n/index.ts';
import { BalanceAlerts } from './BalanceAlerts.tsx';
import { CheckoutSettings } from './CheckoutSettings.tsx';
import { GoingLiveSteps } from './GoingLiveSteps.tsx';
import { NoticePreferences } from './NoticePreferences.tsx';

type Business = AnswerOf<'getAccount'>['business'];

const FIELDS = [
  'contactPersonName',
  'contactPersonPhone',
  'businessAddress',
  'registrationNumber',
  'taxId',
  'documentUrl',
] as const;

/** Who the business is, and what of that it keeps up to date itself. */
export default function ProfilePage() {
  const account = useAccount();
  return (
    <>
      <PageHeader title={t('profile.title')} lead={t('profile.lead')} />
      <ProblemAlert error={account.error} onRetry={account.refetch} />
      {account.data === undefined ? (
        <RowsLoading />
      ) : (
        <Stack>
          <Identity business={account.data} />
          <GoingLiveSteps />
          <ProfileForm business={account.data} />
          <CheckoutSettings />
          <BalanceAlerts />
          <NoticePreferences />
        </Stack>
      )}
    </>
  );
}

const KYC_COLORS = { APPROVED: 'teal', PENDING: 'orange', REJECTED: 'red' } as const;

function Identity({ business }: { readonly business: Business }) {
  const { kycStatus, registrationNumber, documentUrl } = business;
  const isAwaited = kycStatus === 'PENDING' && !(registrationNumber?.trim() && documentUrl?.trim());
  return (
    <Paper withBorder p="md" component="section" aria-label={t('profile.identity')}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {business.businessName}
        </Title>
        <Badge variant="light" color={KYC_COLORS[kycStatus]}>
          {isAwaited ? GOING_LIVE.statuses.OPEN : t(`profile.kyc.${kycStatus}`)}
        </Badge>
      </Group>
      {business.kycReason !== null && (
        <Text size="sm" mb="sm">
          {t('profile.kycReason', { reason: business.kycReason })}
        </Text>
      )}
      {kycStatus !== 'APPROVED' && (
        <Text size="sm" c="dimmed" mb="sm">
          {GOING_LIVE.kycNext[isAwaited ? 'OPEN' : kycStatus]}
        </Text>
      )}
      <Facts
        facts={[
          { label: t('signIn.email'), value: business.businessEmail },
          { label: t('profile.phone'), value: business.businessPhone },
          { label: t('profile.type'), value: formatWord(business.businessType) },
          { label: t('profile.category'), value: formatWord(business.businessCategory) },
        ]}
      />
    </Paper>
  );
}

function ProfileForm({ business }: { readonly business: Business }) {
  const { client } = useMerchant();
  const mayChange = useMay()('account:write');
  const form = useKeptForm('profile', {
    initialValues: Object.fromEntries(FIELDS.map((name) => [name, business[name] ?? ''])) as Record<
      (typeof FIELDS)[number],
      string
    >,
  });
  const save = useChange((values: typeof form.values) => client.changeProfile({ body: values }), {
    onSuccess: () => {
      form.resetDirty();
      notifyDone(t('saved'));
    },
    onError: (error) => form.setErrors(fieldProblems(error, FIELDS)),
  });
  return (
    <Paper withBorder p="md">
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          {FIELDS.map((name) =>
            name === 'businessAddress' ? (
              <Textarea
                key={name}
                {...form.getInputProps(name)}
                label={t(`profile.fields.${name}`)}
                readOnly={!mayChange}
                rows={3}
              />
            ) : (
              <TextInput
                key={name}
                {...form.getInputProps(name)}
                label={t(`profile.fields.${name}`)}
                readOnly={!mayChange}
              />
            ),
          )}
          {Object.keys(form.errors).length === 0 && <ProblemAlert error={save.error} />}
          {mayChange && <SaveButton form={form} isPending={save.isPending} />}
        </Stack>
      </form>
    </Paper>
  );
}
