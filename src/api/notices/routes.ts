import { z } from 'zod';
import { changeNoticePreferences, readNoticePreferences } from '../../db/merchants/noticePreferences.ts';
import { DomainError } from '../../domain/errors.ts';
import { OPTIONAL_TOPICS } from '../../domain/merchants/notices.ts';
import { actorOf } from '../actor.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken } from '../schemas.ts';

const { get, patch } = routeGroup('Account', 'account', 'token');

const topic = (description: string) =>
  z.boolean('must be true or false').meta({ description, example: true });

const webhooks = topic('The webhook URL or secret was changed.');
const limits = topic('80 % of a limit is used.');
const balance = topic('A balance is low.');
const payouts = topic('A withdrawal is under review or failed, or an automatic payout is not made.');
const usdt = topic('A USDT payment needs your decision.');
const topics = { webhooks, limits, balance, payouts, usdt };

const preferencesAnswer = answerToToken('NoticePreferencesAnswer', {
  preferences: z.object(topics).meta({
    id: 'NoticePreferences',
    description: 'Whether notices of a topic are mailed. Those about security always are.',
  }),
});

const preferencesBody = z
  .object(topics, 'must be a JSON object')
  .partial()
  .meta({ id: 'NoticePreferencesChange', minProperties: 1 });

export const noticeRoutes = [
  get('/notices/preferences', {
    operationId: 'getNoticePreferences',
    summary: 'Read which notices are mailed',
    responses: { 200: { description: 'The preferences.', schema: preferencesAnswer } },
    handle: async ({ caller }, { database }) =>
      ok({ preferences: await readNoticePreferences(database, caller.businessId) }),
  }),

  patch('/notices/preferences', {
    operationId: 'changeNoticePreferences',
    summary: 'Choose which notices are mailed',
    description: 'Topics that are not named stay. Notices about security cannot be switched off.',
    body: preferencesBody,
    refuse: (body) => {
      if (OPTIONAL_TOPICS.some((each) => body[each] !== undefined)) return;
      throw new DomainError('invalid_request', `name at least one of: ${OPTIONAL_TOPICS.join(', ')}`);
    },
    responses: { 200: { description: 'The preferences since.', schema: preferencesAnswer } },
    handle: async (request, { database }) => {
      const { caller, body } = request;
      const change = Object.fromEntries(
        OPTIONAL_TOPICS.flatMap((each) => (body[each] === undefined ? [] : [[each, body[each]]])),
      );
      const how = { change, actor: actorOf(request) };
      return ok({ preferences: await changeNoticePreferences(database, caller.businessId, how) });
    },
  }),
];
