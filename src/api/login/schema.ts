import { z } from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../security/password.ts';
import { parseResetCode } from '../../security/resetCode.ts';

const email = z
  .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
  .trim()
  .min(1, 'must not be empty')
  .max(320, 'must have at most 320 characters')
  .meta({ example: 'demo@merchant.example' });

function passwordText(least: number, expectation: string) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
    .min(least, expectation)
    .max(LONGEST_PASSWORD, `must have at most ${LONGEST_PASSWORD} characters`);
}

export const loginBody = z
  .object({
    email,
    password: passwordText(1, 'must not be empty').meta({ example: 'correct horse battery' }),
  })
  .meta({ id: 'LoginRequest' });

export const loginAnswer = z
  .object({
    success: z.literal(true),
    token: z
      .string()
      .meta({ description: 'Valid for 12 hours; void after a password reset.', example: 'eyJhbGciOi…' }),
  })
  .meta({ id: 'LoginAnswer' });

export const forgotPasswordBody = z.object({ email }).meta({ id: 'ForgotPasswordRequest' });

export const resetPasswordBody = z
  .object({
    email,
    otp: z
      .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
      .transform((typed, context) => {
        const code = parseResetCode(typed);
        if (code !== undefined) return code;
        context.addIssue({ code: 'custom', message: 'must be the 12 characters of the mail' });
        return z.NEVER;
      })
      .meta({
        description: 'The code of the mail; capitals, blanks and dashes do not matter.',
        example: 'K7QF2M-XD9RTA',
      }),
    newPassword: passwordText(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`).meta({
      example: 'another correct horse',
    }),
  })
  .meta({ id: 'ResetPasswordRequest' });

export const forgotPasswordAnswer = z
  .object({
    success: z.literal(true),
    msg: z.string().meta({ example: 'if the account exists, a code was sent to its e-mail address' }),
  })
  .meta({ id: 'ForgotPasswordAnswer' });

export const resetPasswordAnswer = z
  .object({ success: z.literal(true), msg: z.string().meta({ example: 'password changed' }) })
  .meta({ id: 'ResetPasswordAnswer' });
