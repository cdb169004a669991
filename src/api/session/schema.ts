import { z } from 'zod';
import { ALL_PERMISSIONS } from '../../domain/merchants/permissions.ts';
import { ROLE_NAMES } from '../../domain/merchants/roles.ts';
import { MAX_PASSKEY_NAME_LENGTH, SECOND_FACTOR_KINDS } from '../../domain/merchants/secondFactors.ts';
import { currentPassword, loginForm, newPassword, secondFactorCode } from '../login/schema.ts';
import { answerToToken, exampleId, failureFields, field, requiredOr, requiredText } from '../schemas.ts';

/** Options for a browser, as JSON of what WebAuthn defines. */
const browserOptions = (description: string, example: object) =>
  z.looseObject({ challenge: z.string() }).meta({ description, example });

const requestOptions = browserOptions(
  '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, valid for five minutes.',
  { challenge: 'q3sVx0bT0m2zQ0m1cGk3yYy8w1xgqkq1d8l2yq0bZ5E', rpId: 'pay.example.com' },
);

const SIGN_IN_REFUSALS = ['invalid_credentials', 'second_factor_required', 'second_factor_invalid'] as const;

export const sessionRefusal = z
  .object({
    ...failureFields(
      'invalid credentials',
      z.enum(SIGN_IN_REFUSALS).meta({ example: 'invalid_credentials' }),
    ),
    passkeyOptions: requestOptions.optional().meta({
      description:
        'For a user who has passkeys, where a second factor is needed: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, valid for five minutes.',
    }),
  })
  .meta({ id: 'SessionRefusal' });

export const sessionBody = loginForm.meta({ id: 'SessionRequest' });

export const sessionAnswer = answerToToken('SessionAnswer', {
  session: z.object({
    businessId: field.text(exampleId('biz')),
    businessName: field.text('Acme Stores'),
    email: field.text('demo@merchant.example', 'Of the user.'),
    user: z.object({
      id: field.text(exampleId('usr')),
      name: field.textOrNull('Ada Obi', 'Null for the owner that was created with the business.'),
      role: z.enum(ROLE_NAMES).meta({ example: 'owner' }),
      permissions: z.array(z.enum([...ALL_PERMISSIONS])).meta({
        description: 'The permissions of the role; none while `mustSetUpSecondFactor`.',
        example: ['account:read'],
      }),
    }),
    secondFactorEnabled: z.boolean().meta({ example: false }),
    secondFactors: z.array(z.enum(SECOND_FACTOR_KINDS)).meta({
      description: 'The kinds of second factor that the user has; any of them proves.',
      example: ['app'],
    }),
    mustSetUpSecondFactor: z.boolean().meta({
      description: 'Whether the business requires a second factor that the user has not set up.',
      example: false,
    }),
    expiresAt: z.iso.datetime().meta({ description: 'When it is over, twelve hours after it began.' }),
  }),
});

export const sessionEndAnswer = answerToToken('SessionEndAnswer', { msg: field.text('signed out') });

export const sessionParams = z.object({ id: field.text('5f1c09a2b7de') });

export const sessionListAnswer = answerToToken('SessionListAnswer', {
  sessions: z.array(
    z
      .object({
        id: field.text('5f1c09a2b7de', 'The audit log names the session by it.'),
        device: field.textOrNull('Mozilla/5.0 (X11; Linux x86_64)', 'What the browser calls itself.'),
        address: field.text('102.89.23.4', 'Where it was used last.'),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime().meta({ description: 'When it was used last, to the minute.' }),
        expiresAt: z.iso.datetime(),
        isCurrent: z
          .boolean()
          .meta({ example: true, description: 'Whether it is the session of this call.' }),
      })
      .meta({ id: 'DashboardSession' }),
  ),
});

export const passwordChangeBody = z
  .object({ currentPassword, newPassword })
  .meta({ id: 'PasswordChangeRequest' });

export const passwordChangeAnswer = answerToToken('PasswordChangeAnswer', {
  msg: field.text('password changed'),
});

export const secondFactorSetupBody = z
  .object({ password: currentPassword })
  .meta({ id: 'SecondFactorSetupRequest' });

export const secondFactorRemovalBody = z
  .object({ password: currentPassword, code: secondFactorCode })
  .meta({ id: 'SecondFactorRemovalRequest' });

export const secondFactorCodeBody = z.object({ code: secondFactorCode }).meta({ id: 'SecondFactorCode' });

export const secondFactorAnswer = answerToToken('SecondFactorAnswer', {
  secret: field.text('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'In base32, to type into the app.'),
  otpauthUri: field.text(
    'otpauth://totp/Merchant%20Payments:demo%40merchant.example?issuer=Merchant%20Payments&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    'For a QR code, which the app reads.',
  ),
});

export const secondFactorConfirmedAnswer = answerToToken('SecondFactorConfirmedAnswer', {
  recoveryCodes: z.array(field.text('7Q2F-M9XD-RTA4-K0ZC-3H8V-WN5B')).meta({
    description:
      'Each replaces a code once. They are not shown again. Empty for a user who has some from another ' +
      'factor.',
  }),
});

export const secondFactorRemovedAnswer = answerToToken('SecondFactorRemovedAnswer', {
  msg: field.text('second factor removed'),
});

const passkey = z
  .object({
    id: field.text(exampleId('pky')),
    name: field.text('Work laptop'),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Null until it has proven the second factor.' }),
  })
  .meta({ id: 'Passkey' });

export const passkeyParams = z.object({ id: field.text(exampleId('pky')) });

export const passkeyListAnswer = answerToToken('PasskeyListAnswer', { passkeys: z.array(passkey) });

export const passkeySetupAnswer = answerToToken('PasskeySetupAnswer', {
  options: browserOptions('`PublicKeyCredentialCreationOptionsJSON` of WebAuthn, valid for five minutes.', {
    challenge: 'q3sVx0bT0m2zQ0m1cGk3yYy8w1xgqkq1d8l2yq0bZ5E',
    rp: { name: 'Merchant Payments', id: 'pay.example.com' },
  }),
});

const base64url = z.string(requiredOr('must be text')).max(20_000, 'must have at most 20000 characters');

export const passkeyConfirmBody = z
  .object({
    name: requiredText(MAX_PASSKEY_NAME_LENGTH).meta({ example: 'Work laptop' }),
    response: z
      .looseObject(
        {
          id: base64url.meta({ example: '-R85HbTJsv3g6nAYnLo_tj9Xm6YSKzOtlP8-wzAIS-Q' }),
          rawId: base64url.meta({ example: '-R85HbTJsv3g6nAYnLo_tj9Xm6YSKzOtlP8-wzAIS-Q' }),
          type: z.literal('public-key', 'must be public-key'),
          response: z.looseObject(
            {
              clientDataJSON: base64url.meta({
                example: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoi…',
              }),
              attestationObject: base64url.meta({ example: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik…' }),
              transports: z
                .array(z.string().max(50))
                .max(20)
                .optional()
                .meta({ example: ['internal'] }),
            },
            requiredOr('must be an object'),
          ),
          clientExtensionResults: z.looseObject({}).default({}),
        },
        requiredOr('must be an object'),
      )
      .meta({ description: 'What the browser answered: `RegistrationResponseJSON` of WebAuthn.' }),
  })
  .meta({ id: 'PasskeyConfirmation' });

export const passkeyConfirmedAnswer = answerToToken('PasskeyConfirmedAnswer', {
  passkey,
  recoveryCodes: z.array(field.text('7Q2F-M9XD-RTA4-K0ZC-3H8V-WN5B')).meta({
    description:
      'Each replaces a code once. They are not shown again. Empty for a user who has some from another ' +
      'factor.',
  }),
});

export const passkeyChallengeAnswer = answerToToken('PasskeyChallengeAnswer', {
  options: requestOptions,
});

export const passkeyRemovedAnswer = answerToToken('PasskeyRemovedAnswer', {
  msg: field.text('passkey removed'),
});
