import { Button, FileInput, Group, Image, Paper, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMay } from '../../api/useMay.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyDone } from '../../components/notify.ts';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { SaveButton } from '../../components/SaveButton.tsx';
import { CHECKOUT } from '../../i18n/checkoutSettings.en.ts';
import { t } from '../../i18n/index.ts';

type Settings = AnswerOf<'getCheckoutSettings'>['checkoutSettings'];

const MAX_LOGO_BYTES = 32 * 1_024;
const CHOICES = ['accept', 'review'] as const;
const TEXTS = ['supportEmail', 'supportPhone', 'color'] as const;

/** What customers see on checkout pages, and what becomes of amounts that are not exact. */
export function CheckoutSettings() {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'checkoutSettings'],
    queryFn: async () => (await client.getCheckoutSettings()).checkoutSettings,
  });
  return (
    <Paper withBorder p="md" component="section" aria-label={CHECKOUT.title}>
      <Stack>
        <Title order={2} size="h5">
          {CHECKOUT.title}
        </Title>
        <Text size="sm" c="dimmed">
          {CHECKOUT.lead}
        </Text>
        <ProblemAlert error={error} onRetry={refetch} />
        {data === undefined && !error && <RowsLoading rows={4} />}
        {data && <SettingsForm key={JSON.stringify(data)} settings={data} />}
      </Stack>
    </Paper>
  );
}

interface Values {
  supportEmail: string;
  supportPhone: string;
  color: string;
  logo: File | null;
  tolerancePercent: string;
  underpaid: string;
  overpaid: string;
}

/** The logo as it is now, and how to remove it. */
function LogoNow({ logo, mayChange }: { readonly logo: string; readonly mayChange: boolean }) {
  const { client } = useMerchant();
  const remove = useChange(() => client.changeCheckoutSettings({ body: { logo: null } }), {
    onSuccess: () => notifyDone(t('saved')),
  });
  return (
    <Group>
      <Image src={logo} alt={CHECKOUT.logoNow} h={48} w="auto" fit="contain" />
      {mayChange && (
        <Button variant="default" size="xs" loading={remove.isPending} onClick={() => remove.mutate()}>
          {CHECKOUT.removeLogo}
        </Button>
      )}
      <ProblemAlert error={remove.error} />
    </Group>
  );
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const mayChange = useMay()('account:write');
  const form = useForm<Values>({
    initialValues: {
      supportEmail: settings.supportEmail ?? '',
      supportPhone: settings.supportPhone ?? '',
      color: settings.color ?? '',
      logo: null,
      tolerancePercent: String(settings.policy.tolerancePercent),
      underpaid: settings.policy.underpaid,
      overpaid: settings.policy.overpaid,
    },
    validate: {
      logo: (file) => (file !== null && file.size > MAX_LOGO_BYTES ? CHECKOUT.logoTooLarge : null),
      tolerancePercent: (typed) =>
        /^\d{1,2}(\.\d{1,2})?$/.test(typed.trim()) ? null : CHECKOUT.toleranceProblem,
    },
  });
  const { client } = useMerchant();
  const save = useChange(
    async (values: Values) =>
      client.changeCheckoutSettings({
        body: {
          ...textsOf(values),
          ...(values.logo !== null && { logo: await dataUrlOf(values.logo) }),
          ...changedPolicy(settings, values),
        },
      }),
    {
      onSuccess: () => notifyDone(t('saved')),
      onError: (error) => form.setErrors(fieldProblems(error, [...TEXTS, 'logo'])),
    },
  );
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        {TEXTS.map((name) => (
          <TextInput
            key={name}
            {...form.getInputProps(name)}
            label={CHECKOUT[name]}
            description={name === 'color' ? CHECKOUT.colorLead : undefined}
            readOnly={!mayChange}
          />
        ))}
        {settings.logo !== null && <LogoNow logo={settings.logo} mayChange={mayChange} />}
        {mayChange && (
          <FileInput
            {...form.getInputProps('logo')}
            label={CHECKOUT.logo}
            description={CHECKOUT.logoLead}
            placeholder={CHECKOUT.chooseLogo}
            accept="image/png,image/jpeg,image/webp"
            clearable
          />
        )}
        <TextInput
          {...form.getInputProps('tolerancePercent')}
          label={CHECKOUT.tolerance}
          description={CHECKOUT.toleranceLead}
          inputMode="decimal"
          readOnly={!mayChange}
        />
        <Group grow preventGrowOverflow={false}>
          {(['underpaid', 'overpaid'] as const).map((name) => (
            <Select
              key={name}
              {...form.getInputProps(name)}
              label={CHECKOUT[name]}
              description={CHECKOUT.policyLead}
              allowDeselect={false}
              disabled={!mayChange}
              data={CHOICES.map((value) => ({ value, label: CHECKOUT[`${name}Choices`][value] }))}
            />
          ))}
        </Group>
        {Object.keys(form.errors).length === 0 && <ProblemAlert error={save.error} />}
        {mayChange && <SaveButton form={form} isPending={save.isPending} />}
      </Stack>
    </form>
  );
}

/** Texts as they are stored: an empty one is none. */
function textsOf(values: Values) {
  const trimmed = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    supportEmail: trimmed(values.supportEmail),
    supportPhone: trimmed(values.supportPhone),
    color: trimmed(values.color),
  };
}

/** What of the policy is not as it was: what is not chosen stays what was agreed. */
function changedPolicy({ policy }: Settings, values: Values) {
  const tolerancePercent = Number(values.tolerancePercent);
  const [underpaid, overpaid] = [choiceOf(values.underpaid), choiceOf(values.overpaid)];
  const changed = {
    ...(tolerancePercent !== policy.tolerancePercent && { tolerancePercent }),
    ...(underpaid !== policy.underpaid && { underpaid }),
    ...(overpaid !== policy.overpaid && { overpaid }),
  };
  return Object.keys(changed).length === 0 ? {} : { policy: changed };
}

function choiceOf(value: string): (typeof CHOICES)[number] {
  return value === 'accept' ? 'accept' : 'review';
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
