import { z } from 'zod';
import { setSecondFactorRequired } from '../../db/merchants/businessAdministration.ts';
import { DomainError } from '../../domain/errors.ts';
import { actorOf } from '../actor.ts';
import { userOf } from '../context.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken, requiredOr } from '../schemas.ts';

const { get, post } = routeGroup('Account', 'account', 'token');

const isRequired = z
  .boolean()
  .meta({ description: 'Whether every user needs a second factor.', example: false });

export const secondFactorRequirementRoutes = [
  get('/second-factor-requirement', {
    operationId: 'getSecondFactorRequirement',
    summary: 'Read whether the business requires a second factor of every user',
    responses: {
      200: {
        description: 'The rule.',
        schema: answerToToken('SecondFactorRequirementAnswer', { isRequired }),
      },
    },
    handle: async ({ caller }) => ok({ isRequired: caller.requiresSecondFactor }),
  }),

  post('/second-factor-requirement', {
    operationId: 'setSecondFactorRequirement',
    summary: 'Require a second factor of every user, or stop',
    description:
      'Only a user who has a second factor can require it. A user without one can then only sign in and ' +
      'out, set one up, change the password and read `GET /me`. Other calls by cookie or token are 403 ' +
      '`second_factor_setup_required`. No user can remove the last second factor meanwhile. Calls by API ' +
      'key go on.',
    body: z
      .object({ isRequired: z.boolean(requiredOr('must be true or false')).meta({ example: true }) })
      .meta({ id: 'SecondFactorRequirementChange' }),
    responses: {
      200: {
        description: 'It is stored.',
        schema: answerToToken('SecondFactorRequirementChangeAnswer', { isRequired }),
      },
    },
    handle: async (request, { database }) => {
      const { caller, body } = request;
      if (body.isRequired && userOf(caller).secondFactors.length === 0) {
        throw new DomainError(
          'second_factor_setup_required',
          'set up a second factor of your own before you require one of every user',
        );
      }
      const { businessId } = caller;
      await setSecondFactorRequired(database, businessId, {
        isRequired: body.isRequired,
        actor: actorOf(request),
      });
      return ok({ isRequired: body.isRequired });
    },
  }),
];
