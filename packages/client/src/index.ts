export { WebhookVerificationError } from 'standardwebhooks';
export {
  type AnswerOf,
  type CallOptions,
  createMerchantClient,
  type Environment,
  type InputOf,
  type ItemOf,
  type MerchantClient,
  type MerchantClientOptions,
  type ObservedAnswer,
  type OperationId,
  type ResultOf,
  type SecondFactorRefusal,
} from './client.ts';
export {
  type Approval,
  type ClientErrorCode,
  type ErrorBody,
  type ErrorCode,
  type FieldProblem,
  MerchantApiError,
  type MerchantApiErrorOf,
  OrderWaitsError,
} from './errors.ts';
export { EVENT_TYPES, type EventType } from './eventTypes.ts';
export type { components, operations, paths } from './schema.ts';
export { type ReceivedWebhook, type VerifiedWebhook, verifyWebhook, type WebhookEvent } from './webhook.ts';
