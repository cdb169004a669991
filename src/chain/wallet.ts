import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { HDNodeWallet, Mnemonic } from 'ethers';
import { z } from 'zod';

/** BIP-44 account 0 of TRON: its external chain gives deposit addresses, its internal one the gas account. */
const ACCOUNT_PATH = "m/44'/195'/0'";

/** The keys below a mnemonic that the service uses. */
export interface WalletKeys {
  /** `m/44'/195'/0'/0`: one child per session. */
  readonly deposits: HDNodeWallet;
  /** `m/44'/195'/0'/1/0`: not below the extended public key, so no session can ever get it as its address. */
  readonly gas: HDNodeWallet;
}

/** @throws Error in one sentence, never with the words, when they are not a BIP-39 mnemonic. */
export function openWallet(mnemonic: string): WalletKeys {
  const phrase = mnemonic.trim().split(/\s+/).join(' ');
  if (!Mnemonic.isValidMnemonic(phrase)) {
    throw new Error('The mnemonic is not valid: a word is unknown, missing or in the wrong place.');
  }
  const account = HDNodeWallet.fromPhrase(phrase, undefined, ACCOUNT_PATH);
  return { deposits: account.deriveChild(0), gas: account.deriveChild(1).deriveChild(0) };
}

/** 24 new words (256 bits). */
export function generateMnemonic(): string {
  return Mnemonic.fromEntropy(randomBytes(32)).phrase;
}

/** A second on a slow machine: only the start of a worker waits for it, and an attacker who guesses. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 } as const;

const sealedSchema = z.strictObject({
  version: z.literal(1),
  kdf: z.strictObject({
    name: z.literal('scrypt'),
    // Less would make guessing cheap, more would let a file exhaust the memory.
    N: z.union([2 ** 15, 2 ** 16, 2 ** 17, 2 ** 18].map((value) => z.literal(value))),
    r: z.literal(8),
    p: z.literal(1),
    salt: z.base64(),
  }),
  cipher: z.literal('aes-256-gcm'),
  nonce: z.base64(),
  ciphertext: z.base64(),
  tag: z.base64(),
});

type SealedWallet = z.infer<typeof sealedSchema>;

/**
 * Encrypts a mnemonic with a passphrase: scrypt (RFC 7914) and AES-256-GCM, as JSON.
 *
 * @param options.costN scrypt's N; only tests lower it.
 */
export function sealMnemonic(
  mnemonic: string,
  passphrase: string,
  options: { readonly costN?: 32_768 | 131_072 } = {},
): string {
  const kdf = {
    name: 'scrypt',
    ...SCRYPT,
    N: options.costN ?? SCRYPT.N,
    salt: randomBytes(16).toString('base64'),
  } as const;
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(kdf, passphrase), nonce).setAAD(headerOf(kdf));
  const ciphertext = Buffer.concat([cipher.update(mnemonic, 'utf8'), cipher.final()]);
  const sealed: SealedWallet = {
    version: 1,
    kdf,
    cipher: 'aes-256-gcm',
    nonce: nonce.toString('base64'),
    ciphertext: ciphertext.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
  };
  return JSON.stringify(sealed, null, 2);
}

/**
 * Decrypts what sealMnemonic wrote.
 *
 * @throws Error in one sentence, without secrets, when it is something else, was changed, or the passphrase is wrong.
 */
export function unsealMnemonic(text: string, passphrase: string): string {
  const sealed = parseSealed(text);
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      keyOf(sealed.kdf, passphrase),
      Buffer.from(sealed.nonce, 'base64'),
      { authTagLength: 16 },
    )
      .setAAD(headerOf(sealed.kdf))
      .setAuthTag(Buffer.from(sealed.tag, 'base64'));
    return (
      decipher.update(Buffer.from(sealed.ciphertext, 'base64'), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    throw new Error('The wallet does not open: the passphrase is wrong, or the wallet was changed.');
  }
}

function parseSealed(text: string): SealedWallet {
  try {
    return sealedSchema.parse(JSON.parse(text));
  } catch {
    throw new Error('This is not an encrypted wallet as "npm run admin -- wallet init" writes it.');
  }
}

function keyOf(kdf: SealedWallet['kdf'], passphrase: string): Buffer {
  const { N, r, p, salt } = kdf;
  // The same passphrase typed on another keyboard may be composed of other code points.
  return scryptSync(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64'), 32, {
    N,
    r,
    p,
    maxmem: 256 * N * r,
  });
}

function headerOf(kdf: SealedWallet['kdf']): Buffer {
  return Buffer.from(`merchant-payments wallet 1 scrypt ${kdf.N} ${kdf.r} ${kdf.p} ${kdf.salt}`);
}
