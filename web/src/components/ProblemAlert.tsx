import { Alert, Button, Code, Group, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { problemOf } from '../api/problems.ts';
import { t } from '../i18n/index.ts';

/** Says what went wrong and, where asking again may help, offers to. Shows nothing without an error. */
export function ProblemAlert({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: () => unknown;
}) {
  if (error === null || error === undefined) return null;
  const { message, requestId, canPass } = problemOf(error);
  return (
    <Alert color="red" icon={<CircleAlert />} role="alert" title={message}>
      {canPass && (
        <Group justify="space-between">
          {requestId !== undefined && (
            <Text size="xs">
              {t('problem.requestId')} <Code>{requestId}</Code>
            </Text>
          )}
          {onRetry !== undefined && (
            <Button size="xs" variant="default" onClick={() => void onRetry()}>
              {t('problem.retry')}
            </Button>
          )}
        </Group>
      )}
    </Alert>
  );
}
