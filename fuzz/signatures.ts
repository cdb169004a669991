import { createHmac } from 'node:crypto';
import { vtpassCallbackToken } from '../src/providers/bills/vtpass.ts';
import type { DraftSignature } from './drafts.ts';

/** What a callback carries to prove whose it is. */
interface Signature {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly query: readonly string[];
}

const NOTHING: Signature = { headers: [], query: [] };

/** Signs the bytes of a callback as its provider does, or otherwise. */
export function signed(
  signature: DraftSignature | undefined,
  bytes: Uint8Array,
  secrets: Readonly<Record<string, string>>,
): Signature {
  if (signature === undefined || signature.kind === 'missing') return NOTHING;
  const { provider, kind } = signature;
  const secret = kind === 'wrong' ? 'a secret of nobody' : (secrets[provider] ?? '');
  const signedBytes = kind === 'of other bytes' ? Buffer.concat([bytes, Buffer.from(' ')]) : bytes;
  const spoilt = (value: string) => (kind === 'damaged' ? `${value.slice(1)}é` : value);
  switch (provider) {
    case 'paystack': {
      const value = createHmac('sha512', secret).update(signedBytes).digest('hex');
      return { headers: [['x-paystack-signature', spoilt(value)]], query: [] };
    }
    case 'monnify': {
      const value = createHmac('sha512', secret).update(signedBytes).digest('hex');
      return { headers: [['monnify-signature', spoilt(value)]], query: [] };
    }
    case 'yellowcard': {
      const value = createHmac('sha256', secret).update(signedBytes).digest('base64');
      return { headers: [['x-yc-signature', spoilt(value)]], query: [] };
    }
    case 'vtpass':
      return { headers: [], query: [`token=${encodeURIComponent(spoilt(vtpassCallbackToken(secret)))}`] };
    default:
      return NOTHING;
  }
}
