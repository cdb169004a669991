import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { hasPasskeys, isCancelled, provePasskey } from '../api/passkeys.ts';
import { useSession } from '../api/session.ts';
import { useMerchant } from '../api/useMerchant.ts';
import { t } from '../i18n/index.ts';
import { ProblemAlert } from './ProblemAlert.tsx';

/** Has a passkey take the place of a code of the second factor. */
export function PasskeyButton({
  challenge,
  onAnswer,
}: {
  /** Reads what the browser asks the passkeys by. */
  readonly challenge: () => Promise<Parameters<typeof provePasskey>[0]>;
  readonly onAnswer: (proof: string) => void;
}) {
  const prove = useMutation({
    mutationFn: async () => provePasskey(await challenge()),
    onSuccess: onAnswer,
  });
  if (!hasPasskeys) return <Text size="sm">{t('passkeys.notHere')}</Text>;
  return (
    <>
      {isCancelled(prove.error) ? (
        <Text size="sm" role="alert">
          {t('passkeys.cancelled')}
        </Text>
      ) : (
        <ProblemAlert error={prove.error} />
      )}
      <Button
        variant="default"
        leftSection={<KeyRound size={16} />}
        loading={prove.isPending}
        onClick={() => prove.mutate()}
        fullWidth
      >
        {t('passkeys.use')}
      </Button>
    </>
  );
}

/** The same for the user who is signed in; nothing for one who has no passkey. */
export function OwnPasskeyButton({ onAnswer }: { readonly onAnswer: (proof: string) => void }) {
  const { client } = useMerchant();
  const { secondFactors } = useSession();
  if (!secondFactors.includes('passkey')) return null;
  const challenge = async () => (await client.challengePasskeys()).options;
  return <PasskeyButton challenge={challenge} onAnswer={onAnswer} />;
}
