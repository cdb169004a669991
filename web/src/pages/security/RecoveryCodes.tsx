import { Alert, Button, Code, CopyButton, SimpleGrid, Stack, Text } from '@mantine/core';
import { t } from '../../i18n/index.ts';

/** The codes that replace a lost telephone. They are shown this once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Alert color="orange">
      <Stack>
        <Text size="sm" fw={600}>
          {t('security.recoveryTitle')}
        </Text>
        {t('security.recoveryLead')}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
          {codes.map((code) => (
            <Code key={code}>{code}</Code>
          ))}
        </SimpleGrid>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t('copy.done') : t('security.copyAll')}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Alert>
  );
}
