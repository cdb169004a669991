import { z } from 'zod';
import {
  isLongEnough,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  SHORT_PASSWORD,
} from '../../security/password.ts';
import { parseResetCode } from '../../security/resetCode.ts';
import { answerToToken, field, requiredOr, requiredText } from '../schemas.ts';

const email = requiredText(320).meta({ example: 'demo@merchant.example' });

function passwordText(least: number, expectation: string) {
  return z
    .string(requiredOr('must be text'))
    .min(least, expectation)
    .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`);
}

/** The longest answer of a passkey: ids of credentials have up to 1,023 bytes, and signatures of RSA keys 512. */
const MAX_SECOND_FACTOR_CODE_LENGTH = 8_000;

/** What is given where a code of the second factor is asked for. */
export const secondFactorCode = z
  .string(requiredOr('must be text'))
  .max(MAX_SECOND_FACTOR_CODE_LENGTH, `must have at most ${MAX_SECOND_FACTOR_CODE_LENGTH} characters`)
  .meta({
    description:
      'Six digits of the authenticator app, or a recovery code; from the dashboard also the answer of a ' +
      'passkey, as JSON (`AuthenticationResponseJSON` of WebAuthn).',
    example: '492039',
  });

/** The password of an account, as it is typed to prove who types it. */
export const currentPassword = passwordText(1, 'must not be empty').meta({
  example: 'correct horse battery',
});

/** The form of a login. */
export const loginForm = z.object({
  email,
  password: currentPassword,
  secondFactorCode: secondFactorCode.optional().meta({
    description:
      'Required if the account has a second factor. The answer of a passkey counts only at `POST /session`.',
    example: '492039',
  }),
});

export const loginBody = loginForm.meta({ id: 'LoginRequest' });

export const loginAnswer = answerToToken('LoginAnswer', {
  token: field.text('eyJhbGciOi…', 'Valid for 12 hours; void after a password reset.'),
});

export const logoutAnswer = answerToToken('LogoutAnswer', { msg: field.text('logged out') });

export const forgotPasswordBody = z.object({ email }).meta({ id: 'ForgotPasswordRequest' });

/** A new password, whose strength the use case judges by the account's own words. */
export const newPassword = passwordText(MIN_PASSWORD_LENGTH, SHORT_PASSWORD)
  .refine(isLongEnough, { error: SHORT_PASSWORD, when: ({ issues }) => issues.length === 0 })
  .meta({ example: 'another correct horse' });

export const resetPasswordBody = z
  .object({
    email,
    otp: z
      .string(requiredOr('must be text'))
      .transform((typed, context) => {
        const code = parseResetCode(typed);
        if (code !== undefined) return code;
        context.addIssue({ code: 'custom', message: 'must be the 12 characters in the mail' });
        return z.NEVER;
      })
      .meta({
        description: 'The mailed code; capitals, blanks and dashes are ignored.',
        example: 'K7QF2M-XD9RTA',
        pattern: '^[0-9A-TV-Za-tv-z]{6}-?[0-9A-TV-Za-tv-z]{6}$',
      }),
    newPassword,
  })
  .meta({ id: 'ResetPasswordRequest' });

export const forgotPasswordAnswer = answerToToken('ForgotPasswordAnswer', {
  msg: field.text('if the account exists, a code was sent to its e-mail address'),
});

export const resetPasswordAnswer = answerToToken('ResetPasswordAnswer', {
  msg: field.text('password changed'),
});
