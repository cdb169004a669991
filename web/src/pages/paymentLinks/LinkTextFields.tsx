import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LINKS } from '../../i18n/paymentLinks.en.ts';

/** What a merchant writes for the customers of a link, and may change later. */
export interface LinkTexts {
  readonly title: string;
  readonly description: string;
  readonly referenceLabel: string;
  readonly returnUrl: string;
  readonly thankYouText: string;
}

export const NO_TEXTS: LinkTexts = {
  title: '',
  description: '',
  referenceLabel: '',
  returnUrl: '',
  thankYouText: '',
};

/** What the forms refuse before anything is sent. */
export const textRules = {
  title: (typed: string) => (typed.trim() === '' ? LINKS.nameMissing : null),
};

/** @param form of a link, whichever fields it has besides. */
export function LinkTextFields<Values extends LinkTexts>({
  form,
}: {
  readonly form: Pick<UseFormReturnType<Values>, 'getInputProps'>;
}) {
  return (
    <>
      <TextInput
        {...form.getInputProps('title')}
        label={LINKS.name}
        description={LINKS.nameLead}
        maxLength={100}
        required
        data-autofocus
      />
      <Textarea
        {...form.getInputProps('description')}
        label={LINKS.description}
        description={LINKS.descriptionLead}
        maxLength={500}
        autosize
        minRows={2}
      />
      <TextInput
        {...form.getInputProps('referenceLabel')}
        label={LINKS.referenceLabel}
        description={LINKS.referenceLead}
        maxLength={60}
      />
      <TextInput
        {...form.getInputProps('returnUrl')}
        label={LINKS.returnUrl}
        description={LINKS.returnUrlLead}
        placeholder="https://shop.example.com/thanks"
        inputMode="url"
        maxLength={2_000}
      />
      <Textarea
        {...form.getInputProps('thankYouText')}
        label={LINKS.thankYouText}
        description={LINKS.thankYouLead}
        maxLength={300}
        autosize
        minRows={2}
      />
    </>
  );
}
