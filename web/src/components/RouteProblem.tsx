import { Center, Stack } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ProblemAlert } from './ProblemAlert.tsx';

/** What a page shows that could not be loaded at all. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  return (
    <Center p="xl" component="main">
      <Stack maw={480} w="100%">
        <ProblemAlert error={error} onRetry={reset} />
      </Stack>
    </Center>
  );
}
