import { z } from 'zod';
import {
  type CheckoutSettings,
  changeCheckoutSettings,
  readCheckoutSettings,
} from '../../db/usdt/checkoutSettings.ts';
import { readSessionPolicy } from '../../db/usdt/usdtSessions.ts';
import { DomainError } from '../../domain/errors.ts';
import { DEFAULT_SESSION_POLICY } from '../../domain/usdt/usdtSession.ts';
import { actorOf } from '../actor.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken, field } from '../schemas.ts';
import { policyBody, policyShown, presentPolicy, readPolicy } from '../usdtSessions/policy.ts';
import { MAX_LOGO_BYTES, pictureTypeOf } from './brand.ts';

const { get, patch } = routeGroup('Account', 'account', 'token');

const LOGO_EXAMPLE = 'data:image/png;base64,iVBORw0KGgo=';
const logoProblem = `must be a PNG, JPEG or WebP of at most ${MAX_LOGO_BYTES / 1_024} kB, as a data URL in base64`;

const settingsShown = z
  .object({
    supportEmail: field.textOrNull('help@shop.example.com', 'For questions of customers.'),
    supportPhone: field.textOrNull('+234 803 123 4567'),
    color: field.textOrNull('#0b6b62', 'Of the bar and of the button to the shop.'),
    logo: field.textOrNull(LOGO_EXAMPLE, 'A picture, as a data URL.'),
    policy: policyShown,
  })
  .meta({ id: 'CheckoutSettings' });

const settingsAnswer = answerToToken('CheckoutSettingsAnswer', { checkoutSettings: settingsShown });

const change = z
  .object(
    {
      supportEmail: z
        .email('must be an e-mail address')
        .max(320)
        .nullable()
        .optional()
        .meta({ example: 'help@shop.example.com' }),
      supportPhone: z
        .string('must be text')
        .regex(/^\+?[0-9][0-9 ()-]{4,28}[0-9]$/, 'must be a telephone number')
        .nullable()
        .optional()
        .meta({ example: '+234 803 123 4567' }),
      color: z
        .string('must be text')
        .regex(/^#[0-9a-fA-F]{6}$/, 'must be # and six hex digits')
        .toLowerCase()
        .nullable()
        .optional()
        .meta({ example: '#0b6b62' }),
      logo: z
        .string('must be text')
        .refine((url) => pictureOf(url) !== undefined, logoProblem)
        .nullable()
        .optional()
        .meta({
          description: `A picture of at most ${MAX_LOGO_BYTES / 1_024} kB, as a data URL.`,
          example: LOGO_EXAMPLE,
        }),
      policy: policyBody.nullable().optional().meta({
        description: 'Of new sessions that do not set their own. Null restores what was agreed with us.',
      }),
    },
    'must be a JSON object',
  )
  .meta({ id: 'CheckoutSettingsChange', minProperties: 1 });

const FIELDS = ['supportEmail', 'supportPhone', 'color', 'logo', 'policy'] as const;

/** What a merchant chooses for the checkout pages of its USDT sessions, in both environments. */
export const checkoutSettingsRoutes = [
  get('/checkout-settings', {
    operationId: 'getCheckoutSettings',
    summary: 'Read what your checkout pages show, and the policy of USDT payments',
    responses: {
      200: {
        description: 'The settings.',
        schema: settingsAnswer,
      },
    },
    handle: async ({ caller }, dependencies) => {
      const settings = await readCheckoutSettings(dependencies.database, caller.businessId);
      return ok({ checkoutSettings: await present(dependencies, caller, settings) });
    },
  }),

  patch('/checkout-settings', {
    operationId: 'changeCheckoutSettings',
    summary: 'Choose what your checkout pages show, and the policy of USDT payments',
    description: 'Null removes a choice. A new policy applies to new sessions.',
    body: change,
    refuse: (body) => {
      if (FIELDS.some((name) => body[name] !== undefined)) return;
      throw new DomainError('invalid_request', `name at least one of: ${FIELDS.join(', ')}`);
    },
    responses: {
      200: {
        description: 'The settings since.',
        schema: settingsAnswer,
      },
    },
    handle: async (request, dependencies) => {
      const { caller, body } = request;
      const { logo, policy, ...rest } = body;
      const settings = await changeCheckoutSettings(dependencies.database, caller.businessId, {
        change: {
          ...rest,
          logo: typeof logo === 'string' ? pictureOf(logo) : logo,
          ...(policy === null ? NO_POLICY : readPolicy(policy ?? {})),
        },
        actor: actorOf(request),
      });
      return ok({ checkoutSettings: await present(dependencies, caller, settings) });
    },
  }),
];

const NO_POLICY = { toleranceBasisPoints: null, creditsUnderpayment: null, creditsOverpayment: null };

async function present(
  { database }: ApiDependencies,
  { businessId }: Caller,
  settings: CheckoutSettings,
): Promise<z.infer<typeof settingsShown>> {
  const policy = (await readSessionPolicy(database, businessId)) ?? DEFAULT_SESSION_POLICY;
  const { supportEmail = null, supportPhone = null, color = null, logo } = settings;
  return {
    supportEmail,
    supportPhone,
    color,
    logo: logo ? `data:${pictureTypeOf(logo)};base64,${logo.toString('base64')}` : null,
    policy: presentPolicy(policy),
  };
}

/** The file in a data URL; undefined when it is not a picture that pages may show. */
function pictureOf(dataUrl: string): Buffer | undefined {
  const [, type, base64 = ''] = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  const file = Buffer.from(base64, 'base64');
  const isPicture = type !== undefined && type === pictureTypeOf(file) && file.byteLength <= MAX_LOGO_BYTES;
  return isPicture ? file : undefined;
}
