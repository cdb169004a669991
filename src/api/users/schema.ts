import { z } from 'zod';
import { ROLE_NAMES } from '../../domain/merchants/roles.ts';
import { newPassword } from '../login/schema.ts';
import { answerToToken, exampleId, field, requiredOr, requiredText } from '../schemas.ts';

const role = z.enum(ROLE_NAMES, requiredOr(`must be one of: ${ROLE_NAMES.join(', ')}`)).meta({
  description:
    '`owner`: everything. `admin`: everything but changing owners. `finance`: moves money. `developer`: ' +
    'manages keys and webhooks. `viewer`: reads.',
  example: 'finance',
});

const status = z.enum(['invited', 'active'], 'must be invited or active').meta({ example: 'active' });

export const userQuery = {
  role: role.optional().meta({ param: { id: 'userRole' } }),
  status: status.optional().meta({ param: { id: 'userStatus' } }),
};

const user = z
  .object({
    id: field.text(exampleId('usr')),
    email: field.text('ada@merchant.example'),
    name: field.textOrNull('Ada Obi', 'Null until the user has joined.'),
    role,
    status,
    secondFactorEnabled: z.boolean().meta({ example: true }),
    invitedAt: z.iso.datetime().nullable().meta({ description: 'Null for the first owner.' }),
    invitationExpiresAt: z.iso.datetime().nullable().meta({ description: 'Null after the user has joined.' }),
    joinedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User' });

const invitation = z.object({
  isMailed: z.boolean().meta({
    description:
      'Whether a mail server took the mail. If not, ask for another mail, or send the link yourself.',
    example: true,
  }),
  link: field.textOrNull(
    null,
    'If the service sends no mail: the page that accepts the invitation. It is not shown again.',
  ),
});

export const userParams = z.object({ id: field.text(exampleId('usr')) });

export const invitationBody = z
  .object({
    email: z
      .string(requiredOr('must be text'))
      .trim()
      .max(254, 'must have at most 254 characters')
      .pipe(z.email('must be an e-mail address'))
      .meta({ example: 'ada@merchant.example' }),
    role,
  })
  .meta({ id: 'InvitationRequest' });

export const roleBody = z.object({ role }).meta({ id: 'UserRoleRequest' });

export const removalBody = z
  .object({
    revokeKeys: z.boolean('must be true or false').default(false).meta({
      description: 'Whether to revoke the restricted API keys that the user made.',
      example: true,
    }),
  })
  .meta({ id: 'UserRemovalRequest' });

export const acceptBody = z
  .object({
    code: requiredText(200).meta({
      description: 'The part after the # in the link of the invitation.',
      example: 'h7QmX2vK9bRtLw4ZpYc1NsDf',
    }),
    name: requiredText(200).meta({ example: 'Ada Obi' }),
    password: newPassword,
  })
  .meta({ id: 'InvitationAcceptance' });

export const userListAnswer = answerToToken('UserListAnswer', { users: z.array(user) });
export const userAnswer = answerToToken('UserAnswer', { user });
export const invitationAnswer = answerToToken('InvitationAnswer', { user, invitation });
export const userRemovedAnswer = answerToToken('UserRemovedAnswer', {
  msg: field.text('user removed'),
  revokedKeys: z.int().meta({ description: 'How many API keys were revoked.', example: 2 }),
});
export const acceptAnswer = answerToToken('InvitationAcceptedAnswer', {
  msg: field.text('invitation accepted; log in with your e-mail address and password'),
  email: field.text('ada@merchant.example'),
});

/** The fields of a user in a file. */
export const EXPORTED_FIELDS = [
  'id',
  'email',
  'name',
  'role',
  'status',
  'secondFactorEnabled',
  'invitedAt',
  'joinedAt',
] as const;
