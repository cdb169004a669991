import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { ProviderCallback } from '../domain/orders/providerCallback.ts';
import { parseProviderJson } from './json.ts';

/** A provider that announces news by signed HTTP callbacks. */
export interface CallbackVerifier {
  /**
   * Checks a callback's signature over its raw body or, of a provider that signs nothing, the secret in its address.
   *
   * @param query the parameters of the address that was called.
   * @returns the references it speaks of, or undefined when the signature is missing or wrong. What the body claims
   * is never trusted over a requery.
   */
  verifyCallback(
    rawBody: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
    query?: Readonly<Record<string, string | undefined>>,
  ): ProviderCallback | undefined;
}

/** Whether two secrets are equal, in a time that tells nothing of where they differ. */
export function isSameSecret(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Verifies callbacks that are signed with the HMAC of their body by our secret key.
 *
 * @param by.header the one that carries the signature.
 * @param read reads a callback whose signature is right.
 */
export function signedCallbacks(
  by: {
    readonly secretKey: string;
    readonly header: string;
    readonly hash: 'sha256' | 'sha512';
    readonly encoding: 'hex' | 'base64';
  },
  read: (rawBody: Uint8Array) => ProviderCallback,
): CallbackVerifier['verifyCallback'] {
  return (rawBody, headers) => {
    const signature = headers[by.header];
    if (signature === undefined) return undefined;
    const expected = createHmac(by.hash, by.secretKey).update(rawBody).digest();
    // Buffer.from ends at the first letter that is not hex, so that more could follow.
    if (by.encoding === 'hex' && signature.length !== expected.length * 2) return undefined;
    return isSameSecret(Buffer.from(signature, by.encoding), expected) ? read(rawBody) : undefined;
  };
}

/** A callback that is known by its body: it is the same one only when it is sent again as it was. */
export function callbackAbout(
  rawBody: Uint8Array,
  eventType: string,
  about: Partial<ProviderCallback> = {},
): ProviderCallback {
  return {
    eventKey: `${eventType}:${hash('sha256', rawBody)}`,
    eventType,
    transferReference: undefined,
    ...about,
  };
}

/**
 * A callback whose sender is genuine and from which nothing can follow: it is kept for a human.
 *
 * @param problem why, in a sentence without anything of its content.
 */
export function callbackWithProblem(
  rawBody: Uint8Array,
  problem: string,
  eventType = 'unreadable',
): ProviderCallback {
  return callbackAbout(rawBody, eventType, { problem });
}

/** Reads a callback; one that is not in the form that the provider documents is kept for a human. */
export function readCallback<Schema extends z.ZodType>(
  rawBody: Uint8Array,
  schema: Schema,
  read: (content: z.infer<Schema>) => ProviderCallback,
): ProviderCallback {
  const parsed = schema.safeParse(parseProviderJson(Buffer.from(rawBody).toString('utf8')));
  return parsed.success ? read(parsed.data) : callbackWithProblem(rawBody, 'It cannot be read.');
}

/** What a bank announces. */
export interface BankEvent {
  readonly eventType: string;
  /** What it is about, where that is ours to follow. */
  readonly about: 'transfer' | 'incoming_payment' | undefined;
  /** Our reference of the transfer, or the bank's of the payment. */
  readonly reference: string | null | undefined;
  /** By which the bank knows the transfer. */
  readonly subject?: string | number | null | undefined;
}

/** The callback of a bank. A transfer gets each of its events once, whatever else the body says when it is sent again. */
export function bankCallback(rawBody: Uint8Array, event: BankEvent): ProviderCallback {
  const { eventType, about, subject } = event;
  const reference = event.reference || undefined;
  if (about === undefined) return callbackAbout(rawBody, eventType);
  if (reference === undefined) {
    return callbackWithProblem(rawBody, 'It names no transfer and no payment.', eventType);
  }
  if (about === 'incoming_payment') {
    return callbackAbout(rawBody, eventType, { incomingPaymentReference: reference });
  }
  return callbackAbout(rawBody, eventType, {
    ...(subject != null && { eventKey: `${eventType}:${subject}` }),
    transferReference: reference,
  });
}
