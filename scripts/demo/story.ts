import { askForUsdt, collectAbroad, sellUsdt } from './abroad.ts';
import { sellData, sellElectricity } from './bills.ts';
import type { Scene } from './scene.ts';
import {
  failedWebhook,
  failedWithdrawal,
  lateWithdrawal,
  paidWithdrawal,
  returnedWithdrawal,
  takeMoney,
  unknownWithdrawal,
} from './withdrawals.ts';

/** The chapters of the demo, each with its title, in the order of the story. */
export const CHAPTERS: readonly (readonly [title: string, tell: (scene: Scene) => Promise<void>])[] = [
  ['Take money: record a payment of ₦100,000.', takeMoney],
  ['Pay out: the bank pays at once. The request is sent twice and done once.', paidWithdrawal],
  ['Pay out: the transfer fails, and the money is back.', failedWithdrawal],
  ['Pay out: the bank takes five seconds.', lateWithdrawal],
  ['Pay out: the bank pays, and returns the money after five seconds.', returnedWithdrawal],
  ['Pay out: nobody knows what became of it, until an operator finds out.', unknownWithdrawal],
  ['A webhook that its listener could not take is sent again.', failedWebhook],
  ['Sell electricity: ask whose meter it is, then buy.', sellElectricity],
  ['Sell a data plan.', sellData],
  ['Take 25 USDT: too little arrives, then the rest.', askForUsdt],
  ['Sell 10 USDT for naira at a rate that is locked.', sellUsdt],
  ['Collect abroad: a customer in Ghana approves on the phone.', collectAbroad],
];
