import { z } from 'zod';
import { findVendorAccount } from '../../db/merchants/vendorAccounts.ts';
import { DomainError } from '../../domain/errors.ts';
import { ok, routeGroup } from '../route.ts';
import { exampleId, field } from '../schemas.ts';
import * as schemas from './schema.ts';
import { INVALID_BANK_DETAILS, listBanks, verifyBankAccount } from './verifyBankAccount.ts';

const { get, post } = routeGroup('Bank accounts', 'bank_accounts', 'tokenOrKey');

export const bankRoutes = [
  post('/bank/verify', {
    operationId: 'verifyBankAccount',
    authentication: 'token',
    summary: 'Verify and save the bank account that withdrawals go to',
    description:
      'The name of the account must be that of the business. Case, accents, punctuation, the order of words and company ' +
      'suffixes may differ. In the sandbox 0000000001 is not found, 0000000002 has another name, and 0000000003 times out.',
    body: schemas.bankVerificationBody,
    invalidMessage: INVALID_BANK_DETAILS,
    responses: {
      200: { description: 'The account is saved.', schema: schemas.bankVerificationAnswer },
      422: {
        description: 'The account has another name, or does not exist; nothing is saved.',
        schema: schemas.bankVerificationFailure,
      },
    },
    handle: async (request, dependencies) => {
      const saved = await verifyBankAccount(dependencies, request);
      return ok({ msg: 'bank account verified and saved', bankAccount: schemas.presentBankAccount(saved) });
    },
  }),

  get('/banks', {
    operationId: 'listBanks',
    summary: 'List the banks that can be paid',
    responses: { 200: { description: 'Codes and names.', schema: schemas.bankListAnswer } },
    handle: async ({ caller }, dependencies) => {
      const banks = await listBanks(dependencies, caller);
      return ok({ banks: banks.map(({ code, name }) => ({ code, name })) });
    },
  }),

  get('/{id}/vendor-account', {
    operationId: 'getVendorAccount',
    summary: 'Read the bank-issued account of the business',
    description: 'Money sent to this account is credited to the wallet, less commission.',
    params: z.object({
      id: field.text(exampleId('biz'), 'The business.'),
    }),
    responses: { 200: { description: 'The account.', schema: schemas.vendorAccountAnswer } },
    errors: [404],
    handle: async ({ caller, params }, { database }) => {
      if (params.id !== caller.businessId) {
        throw new DomainError('business_mismatch', 'this is not the business of the token or API key');
      }
      const account = await findVendorAccount(database, caller);
      if (!account) throw new DomainError('account_not_found', 'account not found');
      const { accountNumber, accountName, accountType, createdAt } = account;
      return ok({ vendorAccount: { accountNumber, accountName, accountType, createdAt } });
    },
  }),
];
