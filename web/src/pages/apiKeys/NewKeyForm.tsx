import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { CopyableText } from '../../components/CopyableText.tsx';
import { startOfDay } from '../../components/days.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { t } from '../../i18n/index.ts';
import { ScopeFields } from './ScopeFields.tsx';
import type { Scope } from './scopes.ts';

/** Makes a restricted key of this environment, and shows it once. */
export function NewKeyForm({ onClose }: { readonly onClose: () => void }) {
  const { client, environment } = useMerchant();
  const form = useForm({
    initialValues: { name: '', scopes: [] as Scope[], networks: '', lastDay: '' },
    validate: {
      name: (typed) => (typed.trim() === '' ? t('apiKeys.nameMissing') : null),
      scopes: (chosen) => (chosen.length === 0 ? t('apiKeys.scopesMissing') : null),
    },
  });
  const create = useChange(
    ({ name, scopes, networks: typed, lastDay }: typeof form.values) => {
      const networks = typed.split(/[\s,]+/).filter((network) => network !== '');
      return client.createApiKey({
        body: {
          environment,
          name,
          scopes,
          ...(networks.length > 0 && { networks }),
          ...(lastDay !== '' && { expiresAt: startOfDay(lastDay, 1).toISOString() }),
        },
      });
    },
    { onError: (error) => form.setErrors(problemsOfForm(error)) },
  );
  if (create.data) return <MadeKey apiKey={create.data.apiKey} onClose={onClose} />;
  return (
    <NewForm
      submit={t('apiKeys.create')}
      isPending={create.isPending}
      error={Object.keys(form.errors).length === 0 ? create.error : undefined}
      onSubmit={form.onSubmit((values) => create.mutate(values))}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('apiKeys.name')}
        description={t('apiKeys.nameLead')}
        required
        data-autofocus
      />
      <ScopeFields
        value={form.values.scopes}
        onChange={(scopes) => form.setFieldValue('scopes', scopes)}
        error={form.errors.scopes}
      />
      <Textarea
        {...form.getInputProps('networks')}
        label={t('apiKeys.networks')}
        description={t('apiKeys.networksLead')}
        placeholder="203.0.113.0/24"
        autosize
      />
      <TextInput
        {...form.getInputProps('lastDay')}
        type="date"
        label={t('apiKeys.lastDay')}
        description={t('apiKeys.lastDayLead')}
      />
    </NewForm>
  );
}

/** The problems of a refused request by the fields of the form; those of a list are said once. */
function problemsOfForm(error: unknown): Record<string, string> {
  const paths = Array.from({ length: 20 }, (_, index) => `networks.${index}`);
  const found = fieldProblems(error, ['name', 'scopes', 'networks', 'expiresAt', ...paths]);
  const { name, scopes, expiresAt: lastDay } = found;
  const networks =
    found.networks ?? paths.map((path) => found[path]).find((problem) => problem !== undefined);
  return Object.fromEntries(
    Object.entries({ name, scopes, networks, lastDay }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    ),
  );
}

/** The only place where a restricted key is shown. */
function MadeKey({
  apiKey,
  onClose,
}: {
  readonly apiKey: { readonly name: string | null; readonly key: string };
  readonly onClose: () => void;
}) {
  return (
    <Stack>
      <Text size="sm" fw={600}>
        {apiKey.name}
      </Text>
      <CopyableText value={apiKey.key} label={t('apiKeys.current')} />
      <Alert color="yellow">{t('apiKeys.shownOnce')}</Alert>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('apiKeys.done')}</Button>
      </Group>
    </Stack>
  );
}
