import { z } from 'zod';
import { ALL_PERMISSIONS } from '../../domain/merchants/permissions.ts';
import { ROLE_NAMES } from '../../domain/merchants/roles.ts';
import { currentPassword, loginForm, newPassword, secondFactorCode } from '../login/schema.ts';
import { answerToToken, exampleId, field } from '../schemas.ts';

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
        description: 'What the role may read and change; nothing while `mustSetUpSecondFactor`.',
        example: ['account:read'],
      }),
    }),
    secondFactorEnabled: z.boolean().meta({ example: false }),
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
        isCurrent: z.boolean().meta({ example: true, description: 'Whether it is the one that asks.' }),
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
  secret: field.text('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'In base32, for who types it into the app.'),
  otpauthUri: field.text(
    'otpauth://totp/Merchant%20Payments:demo%40merchant.example?issuer=Merchant%20Payments&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    'For a QR code, which the app reads.',
  ),
});

export const secondFactorConfirmedAnswer = answerToToken('SecondFactorConfirmedAnswer', {
  recoveryCodes: z
    .array(field.text('7Q2F-M9XD-RTA4-K0ZC-3H8V-WN5B'))
    .meta({ description: 'Each is good once in place of a code. They are not shown again.' }),
});

export const secondFactorRemovedAnswer = answerToToken('SecondFactorRemovedAnswer', {
  msg: field.text('second factor removed'),
});
