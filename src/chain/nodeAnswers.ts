import { z } from 'zod';

/**
 * What a node may answer to each question, as java-tron's servlets write it (tronprotocol/java-tron,
 * framework/src/main/java/org/tron/core/services/http). The client judges every answer by one of these: any other object is
 * an unavailable node, whatever its HTTP status. Proxies, quotas and overloaded nodes answer with objects of their own, often
 * under HTTP 200, and what reads as "none" by mistake lets money be moved twice or be given up.
 */

/** Nodes leave out fields that are zero. */
const count = z.number().int().nonnegative().default(0);

/** Exactly `{}`: there is no such thing. Only for questions whose servlet documents it. */
const none = z.strictObject({}).transform(() => undefined);

/** GetNowBlockServlet, GetBlockByNumServlet: `{}` for a block that the node does not have. `parseBlock` reads the rest. */
export const blockAnswer = z.union([
  none,
  z.looseObject({ blockID: z.string(), block_header: z.looseObject({}) }),
]);

/** GetTransactionInfoByBlockNumServlet: a list, and `{}` for the first block. `scanBlock` compares it with the block. */
export const receiptsAnswer = z.union([
  z.array(z.looseObject({ id: z.string() })),
  z.strictObject({}).transform(() => []),
]);

/** GetTransactionInfoByIdServlet: `{}` for a transaction that is in no block. */
export const receiptAnswer = z.union([
  none,
  z.looseObject({
    id: z.string().regex(/^[0-9a-f]{64}$/),
    fee: count,
    blockNumber: z.number().int().positive(),
    blockTimeStamp: z.number().int().positive(),
    receipt: z.looseObject({ energy_usage_total: count }).default({ energy_usage_total: 0 }),
  }),
]);

/** GetAccountServlet: `{}` for an address that is not active. Entries of stake for bandwidth have no type (core/Tron.proto). */
export const accountAnswer = z.union([
  none,
  z.object({
    address: z.string(),
    balance: count,
    frozenV2: z.array(z.object({ type: z.string().optional(), amount: count })).default([]),
    unfrozenV2: z
      .array(z.object({ type: z.string().optional(), unfreeze_amount: count, unfreeze_expire_time: count }))
      .default([]),
    account_resource: z
      .object({ delegated_frozenV2_balance_for_energy: count })
      .default({ delegated_frozenV2_balance_for_energy: 0 }),
  }),
]);

const NO_RESOURCES = { energy: 0n, bandwidth: 0n, totalEnergyLimit: 0n, totalEnergyWeight: 0n };

/** GetAccountResourceServlet: `{}` for an address that is not active; every other has the chain's total of energy with it. */
export const resourcesAnswer = z.union([
  z.strictObject({}).transform(() => NO_RESOURCES),
  z
    .object({
      freeNetLimit: count,
      freeNetUsed: count,
      NetLimit: count,
      NetUsed: count,
      EnergyLimit: count,
      EnergyUsed: count,
      TotalEnergyLimit: z.number().int().positive(),
      TotalEnergyWeight: count,
    })
    .transform((answer) => ({
      energy: BigInt(Math.max(0, answer.EnergyLimit - answer.EnergyUsed)),
      bandwidth: BigInt(
        Math.max(0, answer.freeNetLimit - answer.freeNetUsed, answer.NetLimit - answer.NetUsed),
      ),
      totalEnergyLimit: BigInt(answer.TotalEnergyLimit),
      totalEnergyWeight: BigInt(answer.TotalEnergyWeight),
    })),
]);

/** TriggerConstantContractServlet: always a result; with the code of a failure where the call did not run. */
export const simulationAnswer = z.object({
  result: z
    .object({ result: z.boolean().optional(), code: z.string().optional(), message: z.string().optional() })
    .refine(({ result, code }) => result === true || code !== undefined),
  energy_used: z.number().int().nonnegative().optional(),
  constant_result: z.array(z.string()).optional(),
  transaction: z.object({ ret: z.array(z.object({ ret: z.string().optional() })).optional() }).optional(),
});

/** GetCanDelegatedMaxSizeServlet: `{}` where nothing can be lent. */
export const lendableAnswer = z.union([
  z.strictObject({}).transform(() => 0n),
  z.object({ max_size: z.number().int().nonnegative() }).transform(({ max_size }) => BigInt(max_size)),
]);

/** BroadcastServlet: accepted, or refused with a code. */
export const broadcastAnswer = z
  .object({ result: z.boolean().optional(), code: z.string().optional(), message: z.string().optional() })
  .refine(({ result, code }) => result === true || code !== undefined);

/** GetChainParametersServlet. Only the parameters that are asked for are read: a new kind of value must not stop sweeps. */
export const parametersAnswer = z.object({ chainParameter: z.array(z.unknown()) });

/** A parameter; one that is zero is listed without a value. */
export const chainParameter = z.object({ key: z.string(), value: count });

/** java-tron writes it in hexadecimal (TronJsonRpcImpl.getNetVersion), Ethereum's specification in decimal. */
export const chainIdAnswer = z.object({ result: z.string().regex(/^(0x[0-9a-f]{1,16}|\d{1,20})$/i) });
