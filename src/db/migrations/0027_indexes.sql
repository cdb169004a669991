-- outside a transaction
-- What takes long in large tables, and is done while others write to them. An index that was not finished, or that a version
-- before built in another migration, is built anew.
alter table webhook_deliveries validate constraint webhook_delivery_about_transaction;

-- Each documented filter of a list has an index.
drop index concurrently if exists transactions_by_status;
create index concurrently transactions_by_status
  on transactions (business_id, environment, status, created_at desc, id desc);
drop index concurrently if exists transactions_by_channel;
create index concurrently transactions_by_channel
  on transactions (business_id, environment, channel, created_at desc, id desc);
drop index concurrently if exists transactions_by_merchant_reference;
create index concurrently transactions_by_merchant_reference
  on transactions (business_id, environment, merchant_reference, created_at desc, id desc)
  where merchant_reference is not null;
drop index concurrently if exists crypto_payments_by_status;
create index concurrently crypto_payments_by_status
  on crypto_payments (business_id, environment, status, created_at desc, id desc);
drop index concurrently if exists webhook_deliveries_by_status;
create index concurrently webhook_deliveries_by_status
  on webhook_deliveries (business_id, environment, status, created_at desc, id desc);

-- The log of events is read by type, and tests of an address are counted.
drop index concurrently if exists webhook_deliveries_by_type;
create index concurrently webhook_deliveries_by_type
  on webhook_deliveries (business_id, environment, event_type, created_at desc, id desc);
drop index concurrently if exists webhook_tests_waiting;
create index concurrently webhook_tests_waiting
  on webhook_deliveries (business_id, environment)
  where status = 'PENDING' and event_type = 'webhook.test';

-- What is forgotten is found by its age: without an index each look for it reads all attempts of the last 90 days.
drop index concurrently if exists webhook_attempts_oldest_first;
create index concurrently webhook_attempts_oldest_first
  on webhook_attempts (started_at);
