import { useForm } from '@mantine/form';
import { fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { notifyDone } from '../../components/notify.ts';
import { t } from '../../i18n/index.ts';
import { LINKS } from '../../i18n/paymentLinks.en.ts';
import type { PaymentLink } from './LinkState.tsx';
import { LinkTextFields, type LinkTexts, NO_TEXTS, textRules } from './LinkTextFields.tsx';

/** Changes what customers read on a link, and what they are asked for. */
export function EditLinkForm({
  link,
  onClose,
}: {
  readonly link: PaymentLink;
  readonly onClose: () => void;
}) {
  const { client } = useMerchant();
  const form = useForm<LinkTexts>({
    initialValues: {
      title: link.title,
      description: link.description ?? '',
      referenceLabel: link.referenceLabel ?? '',
      returnUrl: link.returnUrl ?? '',
      thankYouText: link.thankYouText ?? '',
    },
    validate: textRules,
  });
  const change = useChange(
    ({ title, description, referenceLabel, returnUrl, thankYouText }: LinkTexts) =>
      client.changePaymentLink({
        path: { id: link.id },
        body: {
          title,
          description: description.trim() || null,
          referenceLabel: referenceLabel.trim() || null,
          returnUrl: returnUrl.trim() || null,
          thankYouText: thankYouText.trim() || null,
        },
      }),
    {
      onSuccess: () => {
        onClose();
        notifyDone(LINKS.saved);
      },
      onError: (error) => form.setErrors(fieldProblems(error, Object.keys(NO_TEXTS))),
    },
  );
  return (
    <NewForm
      submit={t('save')}
      isPending={change.isPending}
      error={Object.keys(form.errors).length === 0 ? change.error : undefined}
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      onClose={onClose}
    >
      <LinkTextFields form={form} />
    </NewForm>
  );
}
