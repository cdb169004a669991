import type { Command } from 'commander';
import { collectionWorkflowId, usdtSaleWorkflowId } from '../contract/flows.ts';
import { dismissAttention } from '../db/attention.ts';
import { listCollectionsInReview, loadCollection } from '../db/collections.ts';
import { listUsdtSalesNeedingAttention, loadUsdtSale } from '../db/usdtSales.ts';
import { SOURCE_CURRENCIES } from '../domain/currencies.ts';
import { minorToDecimal, scaledToDecimal } from '../domain/money.ts';
import { addFlowCommands } from './flowCommands.ts';
import type { AdminTools } from './tools.ts';

/** Adds `usdt-sales attention`, `retry`, `resolve` and `dismiss`. */
export function addUsdtSaleCommands(program: Command, tools: AdminTools): void {
  addFlowCommands(program, tools, {
    command: 'usdt-sales',
    field: 'usdtSales',
    noun: 'sale of USDT',
    description: 'sales of USDT for naira',
    auditPrefix: 'usdt_sale',
    list: async (database) =>
      (await listUsdtSalesNeedingAttention(database)).map(({ sale, businessName, reason }) => ({
        id: sale.saleId,
        businessId: sale.businessId,
        businessName,
        environment: sale.environment,
        amounts: `USDT ${minorToDecimal(sale.amountMinor, 'USDT')} for NGN ${minorToDecimal(sale.netMinor, 'NGN')}`,
        status: sale.status,
        requestedAt: sale.createdAt,
        reason,
        workflowId: usdtSaleWorkflowId(sale.environment, sale.saleId),
      })),
    find: async (database, id) => {
      const sale = await loadUsdtSale(database, id);
      return sale && { name: id, status: sale.status, workflowId: usdtSaleWorkflowId(sale.environment, id) };
    },
    dismiss: (database, id, decision) => dismissAttention(database, 'usdt_sale', id, decision),
  });
}

/** Adds `collections attention`, `retry`, `resolve` and `dismiss`. */
export function addCollectionCommands(program: Command, tools: AdminTools): void {
  addFlowCommands(program, tools, {
    command: 'collections',
    field: 'collections',
    noun: 'collection',
    description: 'collections from customers abroad',
    auditPrefix: 'collection',
    list: async (database) =>
      (await listCollectionsInReview(database)).map(({ collection, businessName, reason }) => {
        const { sourceCurrency, sourceMinor, targetMinor } = collection;
        const paid = scaledToDecimal(sourceMinor, SOURCE_CURRENCIES[sourceCurrency]);
        return {
          id: collection.collectionId,
          businessId: collection.businessId,
          businessName,
          environment: collection.environment,
          amounts: `${sourceCurrency} ${paid} for NGN ${minorToDecimal(targetMinor, 'NGN')}`,
          status: collection.status,
          requestedAt: collection.createdAt,
          reason,
          workflowId: collectionWorkflowId(collection.environment, collection.collectionId),
        };
      }),
    find: async (database, id) => {
      const collection = await loadCollection(database, id);
      return (
        collection && {
          name: id,
          status: collection.status,
          workflowId: collectionWorkflowId(collection.environment, id),
        }
      );
    },
    dismiss: (database, id, decision) => dismissAttention(database, 'collection', id, decision),
  });
}
