import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useSession } from '../../api/session.ts';
import { TextLink } from '../../components/RouteLink.tsx';
import { GOING_LIVE } from '../../i18n/goingLive.en.ts';
import { t } from '../../i18n/index.ts';

type Step = AnswerOf<'getOverview'>['overview']['goingLive'][number];

const COLORS = { OPEN: 'gray', DONE: 'teal', PENDING: 'blue', REJECTED: 'red' } as const;

/** What is done and what is left before a business moves real money, each step leading to the page where it is done. */
export default function GoingLive({ steps }: { readonly steps: readonly Step[] }) {
  const done = steps.filter(({ status }) => status === 'DONE').length;
  return (
    <Paper withBorder p="md" component="section" aria-label={GOING_LIVE.title}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          {GOING_LIVE.title}
        </Title>
        <Text size="sm" c="dimmed" className="tabular">
          {GOING_LIVE.done(done, steps.length)}
        </Text>
      </Group>
      <Stack component="ol" gap="sm" m={0} pl="md" fz="sm">
        {steps.map((step) => (
          <li key={step.step}>
            <StepLine step={step} />
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

function StepLine({ step }: { readonly step: Step }) {
  const { role } = useSession().user;
  const { status, reason, roles } = step;
  const isAllowed = roles.includes(role);
  return (
    <>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="start">
        {isAllowed ? <StepLink step={step.step} /> : <Text size="sm">{GOING_LIVE.steps[step.step]}</Text>}
        <Badge variant="light" color={COLORS[status]} miw="max-content">
          {GOING_LIVE.statuses[status]}
        </Badge>
      </Group>
      {reason !== null && <Text size="sm">{GOING_LIVE.reason(reason)}</Text>}
      {status !== 'DONE' && (
        <Text size="sm" c="dimmed">
          {isAllowed
            ? step.step === 'kyc'
              ? GOING_LIVE.kycNext[status]
              : GOING_LIVE.leads[step.step]
            : GOING_LIVE.mayDo(roles.map((name) => t(`users.roles.${name}`)).join(', '))}
        </Text>
      )}
    </>
  );
}

/** Leads to production's page of a step, also from the sandbox. */
function StepLink({ step }: { readonly step: Step['step'] }) {
  const label = GOING_LIVE.steps[step];
  switch (step) {
    case 'kyc':
      return (
        <TextLink to="/profile" search={{ environment: 'prod' }} size="sm">
          {label}
        </TextLink>
      );
    case 'bank_account':
      return (
        <TextLink to="/bank-account" search={{ environment: 'prod' }} size="sm">
          {label}
        </TextLink>
      );
    case 'second_factor':
      return (
        <TextLink to="/security" size="sm">
          {label}
        </TextLink>
      );
    case 'webhook':
      return (
        <TextLink to="/webhooks" search={{ tab: 'settings', environment: 'prod' }} size="sm">
          {label}
        </TextLink>
      );
    case 'live_key':
      return (
        <TextLink to="/api-keys" search={{ environment: 'prod' }} size="sm">
          {label}
        </TextLink>
      );
  }
}
