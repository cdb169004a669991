import { ApiKey } from './ApiKey.ts';
import { BankAccount } from './BankAccount.ts';
import { Business } from './Business.ts';
import { WebhookAttempt } from './WebhookAttempt.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';
import { WebhookSecret } from './WebhookSecret.ts';

/** Every entity the ORM maps. Money and outbox tables are not here: only db/'s statements write them. */
export const entities = [
  ApiKey,
  BankAccount,
  Business,
  WebhookAttempt,
  WebhookDelivery,
  WebhookSecret,
] as const;
