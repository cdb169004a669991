import { Button, Checkbox, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { EVENT_TYPES, type EventType } from '@merchant-payments/client';
import { fieldProblems } from '../../api/problems.ts';
import { ENDPOINTS } from '../../i18n/webhooks.en.ts';
import { ENDPOINT_EVENT_TYPES } from './webhookFilters.ts';

/** What a merchant chooses of an endpoint. */
export interface EndpointValues {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: EventType[];
}

/** What its form refuses before anything is sent. */
export const endpointRules = {
  url: (typed: string) => (typed.trim() === '' ? ENDPOINTS.urlMissing : null),
  eventTypes: (chosen: readonly EventType[]) => (chosen.length === 0 ? ENDPOINTS.typesMissing : null),
};

/** The problems of a refused endpoint by the fields of its form. */
export const endpointProblems = (error: unknown) =>
  fieldProblems(error, ['url', 'description', 'eventTypes']);

/** The fields of an endpoint: where its events go, what it is for, and which they are, by what they are about. */
export function EndpointFields({ form }: { readonly form: UseFormReturnType<EndpointValues> }) {
  const chosen = form.values.eventTypes;
  const choose = (eventTypes: readonly string[]) =>
    // In the order of the catalogue, whatever was chosen first.
    form.setFieldValue(
      'eventTypes',
      ENDPOINT_EVENT_TYPES.filter((type) => eventTypes.includes(type)),
    );
  return (
    <>
      <TextInput
        {...form.getInputProps('url')}
        label={ENDPOINTS.url}
        description={ENDPOINTS.urlLead}
        placeholder="https://shop.example.com/webhooks"
        type="url"
        inputMode="url"
        maxLength={2_000}
        required
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('description')}
        label={ENDPOINTS.description}
        description={ENDPOINTS.descriptionLead}
        maxLength={200}
      />
      <Fieldset legend={ENDPOINTS.types}>
        <Stack gap="sm">
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => choose(ENDPOINT_EVENT_TYPES)}>
              {ENDPOINTS.all}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => choose([])}>
              {ENDPOINTS.none}
            </Button>
          </Group>
          <Checkbox.Group value={chosen} onChange={choose} error={form.errors.eventTypes}>
            <Stack gap="md">
              {GROUPS.map((group) => (
                <TypeGroup key={group} name={group} chosen={chosen} onChoose={choose} />
              ))}
            </Stack>
          </Checkbox.Group>
        </Stack>
      </Fieldset>
    </>
  );
}

/** What events are about, in the order of the catalogue. */
const GROUPS = [...new Set(ENDPOINT_EVENT_TYPES.map((type) => EVENT_TYPES[type].group))];

/** The types about one thing, which are chosen each, or all together. */
function TypeGroup({
  name,
  chosen,
  onChoose,
}: {
  readonly name: string;
  readonly chosen: readonly EventType[];
  readonly onChoose: (types: readonly EventType[]) => void;
}) {
  const types = ENDPOINT_EVENT_TYPES.filter((type) => EVENT_TYPES[type].group === name);
  const count = types.filter((type) => chosen.includes(type)).length;
  const others = chosen.filter((type) => !types.includes(type));
  return (
    <Stack gap={6} role="group" aria-label={name}>
      <Button
        size="compact-sm"
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        aria-pressed={count === types.length}
        onClick={() => onChoose(count === types.length ? others : [...others, ...types])}
      >
        {name}
      </Button>
      {types.map((type) => (
        <Checkbox key={type} value={type} label={type} description={EVENT_TYPES[type].summary} pl="xs" />
      ))}
    </Stack>
  );
}
