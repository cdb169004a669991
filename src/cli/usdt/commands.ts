import type { AdminCommand } from '../command.ts';
import { addAlarmCommands } from './alarms.ts';
import { addChainCommands } from './chain.ts';
import { addCursorCommands } from './cursor.ts';
import { addDepositCommands } from './deposits.ts';
import { addGasAccountCommands } from './gasAccount.ts';
import { addLossCommand } from './losses.ts';
import { addRefundCommands } from './refunds.ts';
import { addSessionCommands } from './sessions.ts';
import { addStakeCommands } from './stake.ts';
import { addTokenCommands } from './token.ts';
import { addTreasuryCommands } from './treasury.ts';

/** Adds `crypto …`: USDT sessions, what arrived unexpectedly, refunds, the chain compared with the books, and the gas account. */
export function addCryptoCommands(program: AdminCommand): void {
  const crypto = program.command('crypto').description('USDT sessions and deposits');
  addSessionCommands(crypto);
  addDepositCommands(crypto);
  addRefundCommands(crypto);
  addChainCommands(crypto);
  addAlarmCommands(crypto);
  addCursorCommands(crypto);
  addLossCommand(crypto);
  addTokenCommands(crypto);
  addTreasuryCommands(crypto);
  addGasAccountCommands(crypto);
  addStakeCommands(crypto);
}
