import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { CopyableText } from '../../components/CopyableText.tsx';
import { ENDPOINTS } from '../../i18n/webhooks.en.ts';

/** The only place where the secret of an endpoint is shown. @param of the address of the endpoint. */
export function NewSecret({
  of,
  secret,
  onClose,
}: {
  readonly of: string;
  readonly secret: string;
  readonly onClose: () => void;
}) {
  return (
    <Stack>
      <Text size="sm" fw={600} className="breakable">
        {of}
      </Text>
      <CopyableText value={secret} label={ENDPOINTS.secret} />
      <Alert color="yellow">{ENDPOINTS.secretOnce}</Alert>
      <Group justify="flex-end">
        <Button onClick={onClose}>{ENDPOINTS.done}</Button>
      </Group>
    </Stack>
  );
}
