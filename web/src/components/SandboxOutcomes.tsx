import { Paper, Stack, Text, Title } from '@mantine/core';
import { AMOUNTS, SANDBOX } from '../i18n/sandbox.en.ts';
import { CodedText } from './CodedText.tsx';
import { Facts } from './Facts.tsx';

/** Says how every outcome of an order can be tried in the sandbox. */
export function SandboxOutcomes() {
  return (
    <Paper withBorder p="md" component="section" aria-label={SANDBOX.amountsTitle}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {SANDBOX.amountsTitle}
        </Title>
        <Text size="sm" c="dimmed">
          {SANDBOX.amountsLead}
        </Text>
        <Facts
          facts={AMOUNTS.map(({ ending, outcome }) => ({
            label: `.${ending}`,
            value: <CodedText text={outcome} />,
          }))}
          labelWidth="4rem"
        />
      </Stack>
    </Paper>
  );
}
