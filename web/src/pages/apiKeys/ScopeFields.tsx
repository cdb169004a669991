import { Button, Checkbox, Fieldset, Group, Stack, Text } from '@mantine/core';
import { t } from '../../i18n/index.ts';
import { PRESETS, SCOPE_GROUPS, type Scope } from './scopes.ts';

/** What a new key may do: a checkbox for each permission, and buttons that choose the usual ones. */
export function ScopeFields({
  value,
  onChange,
  error,
}: {
  readonly value: readonly Scope[];
  readonly onChange: (scopes: Scope[]) => void;
  readonly error: React.ReactNode;
}) {
  return (
    <Fieldset legend={t('apiKeys.scopes')}>
      <Stack gap="xs">
        <Group gap="xs">
          {(['readOnly', 'payouts', 'checkout'] as const).map((preset) => (
            <Button
              key={preset}
              size="compact-sm"
              variant="default"
              onClick={() => onChange([...PRESETS[preset]])}
            >
              {t(`apiKeys.presets.${preset}`)}
            </Button>
          ))}
        </Group>
        <Checkbox.Group value={[...value]} onChange={(chosen) => onChange(chosen as Scope[])} error={error}>
          <Stack gap={6}>
            {Object.entries(SCOPE_GROUPS).map(([group, scopes]) => (
              <Group key={group} justify="space-between" gap="xs">
                <Text size="sm">{t(`apiKeys.resources.${group as keyof typeof SCOPE_GROUPS}`)}</Text>
                <Group gap="md">
                  {scopes.map((scope) => (
                    <ScopeBox key={scope} scope={scope} group={group as keyof typeof SCOPE_GROUPS} />
                  ))}
                </Group>
              </Group>
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </Fieldset>
  );
}

function ScopeBox({ scope, group }: { readonly scope: Scope; readonly group: keyof typeof SCOPE_GROUPS }) {
  const label = t(scope.endsWith(':read') ? 'apiKeys.read' : 'apiKeys.write');
  return <Checkbox value={scope} label={label} aria-label={`${t(`apiKeys.resources.${group}`)}: ${label}`} />;
}
