import type { z } from 'zod';
import { readWalletTotals } from '../../db/ledger/dailyTotals.ts';
import { readHeldForCases } from '../../db/ledger/walletHolds.ts';
import { findSettlementAccount } from '../../db/merchants/businesses.ts';
import {
  type CurrentApiKeys,
  changeProfile,
  findBusiness,
  readCurrentApiKeys,
} from '../../db/merchants/profiles.ts';
import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import { minorToNumber } from '../../domain/money.ts';
import { checkWebhookUrl } from '../../security/outboundAddress.ts';
import { actorOf } from '../actor.ts';
import { presentBankAccount } from '../bank/schema.ts';
import { requireAnyPermission } from '../middleware/authenticate.ts';
import { ok, routeGroup } from '../route.ts';
import { balanceAlertRoutes } from './balanceAlerts.ts';
import { overviewAnswer, overviewQuery, readOverview } from './overview.ts';
import { payoutHoldRoutes } from './payoutHold.ts';
import * as schemas from './schema.ts';
import { secondFactorRequirementRoutes } from './secondFactorRequirement.ts';

const { get, patch } = routeGroup('Account', 'account', 'token');

export const accountRoutes = [
  get('/me', {
    operationId: 'getAccount',
    isOpenBeforeSetUp: true,
    summary: 'Read the profile, balances and API keys',
    description:
      'A call by token or cookie without the user’s second factor shows only the beginnings of live keys. ' +
      'So does one by a user without a factor that the business requires. API keys and the bank account are ' +
      'null for a role that may not read them.',
    responses: { 200: { description: 'The business.', schema: schemas.accountAnswer } },
    secondFactor: 'forSecrets',
    handle: async ({ caller, lacksSecondFactor }, { database, ledger, secretBox }) => {
      const { businessId, environment, permissions } = caller;
      const [business, balances, debtMinor, totals, heldForCases, apiKeys, bankAccount] = await Promise.all([
        findBusiness(database, businessId),
        ledger.balances(caller, 'NGN'),
        ledger.debtMinor(caller),
        readWalletTotals(database, caller),
        readHeldForCases(database, caller, 'NGN'),
        permissions.has('api_keys:read') ? readCurrentApiKeys(database, secretBox, businessId) : NO_KEYS,
        permissions.has('bank_accounts:read') ? findSettlementAccount(database, caller) : undefined,
      ]);
      invariant(business, 'A business that was just authenticated is gone.');
      return ok({
        business: {
          id: business.id,
          businessName: business.name,
          businessEmail: business.email,
          businessPhone: business.phone,
          businessType: business.type,
          businessCategory: business.category,
          kycStatus: business.kycStatus,
          kycReason: business.kycReason ?? null,
          isActive: business.isActive,
          balances: {
            balance: minorToNumber(balances.availableMinor, 'NGN'),
            pendingBalance: minorToNumber(balances.heldMinor, 'NGN'),
            heldForCases: minorToNumber(heldForCases, 'NGN'),
            totalEarned: minorToNumber(totals.earnedMinor, 'NGN'),
            totalWithdrawn: minorToNumber(totals.withdrawnMinor, 'NGN'),
            debt: minorToNumber(debtMinor, 'NGN'),
          },
          webhookUrl: (environment === 'prod' ? business.webhookUrlProd : business.webhookUrlTest) ?? null,
          contactPersonName: business.contactPersonName ?? null,
          contactPersonPhone: business.contactPersonPhone ?? null,
          businessAddress: business.address ?? null,
          registrationNumber: business.registrationNumber ?? null,
          taxId: business.taxId ?? null,
          documentUrl: business.documentUrl ?? null,
          bankAccount: bankAccount ? presentBankAccount(bankAccount) : null,
          apiKeys: lacksSecondFactor ? withoutLiveKeys(apiKeys) : apiKeys,
        },
      });
    },
  }),

  get('/overview', {
    operationId: 'getOverview',
    authentication: 'tokenOrKey',
    summary: 'Read balances, sums by day, and what is in progress',
    query: overviewQuery,
    responses: { 200: { description: 'What there is now.', schema: overviewAnswer } },
    handle: async ({ caller, query }, dependencies) =>
      ok({ overview: await readOverview(dependencies, caller, { days: query.days, nowMs: Date.now() }) }),
  }),

  patch('/me', {
    operationId: 'changeProfile',
    permission: ['account:write', 'webhooks:write'],
    summary: 'Change the profile',
    description:
      'Unknown fields are refused by name. An empty text clears a field. `webhookUrl` needs ' +
      '`webhooks:write`, every other field `account:write`.',
    body: schemas.profileBody,
    furtherProblems: schemas.unknownFieldProblems,
    invalidMessage: 'invalid profile',
    saysProblemsOfWhole: true,
    refuse: (body) => {
      if (changedFields(body).length > 0) return;
      const names = schemas.UPDATABLE_FIELDS.join(', ');
      throw new DomainError('invalid_request', `name at least one of: ${names}`);
    },
    responses: { 200: { description: 'The id and the changed fields.', schema: schemas.profileAnswer } },
    handle: async (request, { config, database, lookup }) => {
      const { caller, body } = request;
      const { businessId, environment } = caller;
      for (const name of changedFields(body)) {
        requireAnyPermission(caller, name === 'webhookUrl' ? 'webhooks:write' : 'account:write');
      }
      if (body.webhookUrl !== undefined && body.webhookUrl !== '') {
        const policy = { environment, allowLoopback: config.webhookAllowLoopback };
        const verdict = await checkWebhookUrl(body.webhookUrl, policy, lookup);
        if (!verdict.ok) {
          throw invalidField(`invalid profile: webhookUrl ${verdict.reason}`, 'webhookUrl', verdict.reason);
        }
      }
      const change = Object.fromEntries(changedFields(body).map((field) => [field, body[field]]));
      await changeProfile(database, caller, { change, actor: actorOf(request) });
      return ok({ business: { id: businessId, ...change } });
    },
  }),

  ...payoutHoldRoutes,

  ...balanceAlertRoutes,

  ...secondFactorRequirementRoutes,
];

function changedFields(body: z.infer<typeof schemas.profileBody>) {
  return schemas.UPDATABLE_FIELDS.filter((field) => body[field] !== undefined);
}

const NO_KEYS: CurrentApiKeys = { prod: null, test: null, legacy: null };

/** The keys with nothing but the beginnings of those that move real money; a legacy key may. */
function withoutLiveKeys({ prod, test, legacy }: CurrentApiKeys): CurrentApiKeys {
  const beginningOf = (key: string | null, characters: number) => key && `${key.slice(0, characters)}…`;
  return { prod: beginningOf(prod, 'mp_prod_'.length + 4), test, legacy: beginningOf(legacy, 4) };
}
