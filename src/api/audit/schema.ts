import { z } from 'zod';
import { ACTOR_PROOFS } from '../../domain/merchants/actor.ts';
import { moment } from '../lists/query.ts';
import { answerToToken, environment, exampleId, field, pageFields } from '../schemas.ts';

/** The filters of the audit log. */
export const auditQuery = {
  action: z
    .string()
    .max(60, 'must have at most 60 characters')
    .regex(
      /^[a-z][a-z0-9_.]*$/,
      'must be an action such as api_key.rotate, or what actions begin with, such as api_key',
    )
    .optional()
    .meta({ example: 'api_key', param: { id: 'auditAction' } }),
  from: moment('auditFrom', 'Made at or after this moment.'),
  to: moment('auditTo', 'Made before this moment.'),
};

const fieldsOrNull = (example: Readonly<Record<string, string>> | null, description: string) =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .nullable()
    .meta({ example, description });

export const auditEntry = z
  .object({
    id: field.text('1042'),
    createdAt: z.iso.datetime(),
    action: field.text('bank_account.verify', 'The action. More may be added.'),
    actor: field.text('The owner', 'Who did it, in words.'),
    by: z.enum(ACTOR_PROOFS).meta({
      description:
        'How the actor was authenticated: `session` of the dashboard, `token` of a login, API `key`, ' +
        '`password` at sign-in, a code by `mail`, or `none`. `system` is the clock, and `operator` our ' +
        'support.',
      example: 'session',
    }),
    credentialId: field.textOrNull(
      '5f1c09a2b7de',
      'The API key; or the session, which entries of one session share.',
    ),
    address: field.textOrNull('102.89.23.4', 'The IP address of the request.'),
    device: field.textOrNull('Mozilla/5.0 (X11; Linux x86_64)', 'The user agent of the browser, shortened.'),
    environment: environment.nullable().meta({ description: 'Null where it concerns both.' }),
    subject: field.text(exampleId('biz'), 'The id of what it was done to.'),
    before: fieldsOrNull(
      { accountEnds: '6789', bank: 'Guaranty Trust Bank' },
      'The former values; account numbers by their ends, no secrets.',
    ),
    after: fieldsOrNull({ accountEnds: '4321', bank: 'Access Bank' }, 'What it is since.'),
    reason: field.textOrNull(null, 'Why our support did it.'),
  })
  .meta({ id: 'AuditEntry' });

export const auditAnswer = answerToToken('AuditAnswer', { entries: z.array(auditEntry), ...pageFields });
