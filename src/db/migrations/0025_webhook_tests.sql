-- A merchant tries its webhook address with an event that is about no transaction.
alter table webhook_deliveries alter transaction_id drop not null,
  add constraint webhook_delivery_about_transaction check ((transaction_id is null) = (event_type = 'webhook.test'));
create index webhook_tests_waiting on webhook_deliveries (business_id, environment)
  where status = 'PENDING' and event_type = 'webhook.test';

-- The log of events is read by type.
create index webhook_deliveries_by_type
  on webhook_deliveries (business_id, environment, event_type, created_at desc, id desc);
