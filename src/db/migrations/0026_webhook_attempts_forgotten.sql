-- Attempts to deliver webhooks are the table that grows fastest. Nobody asks about those of last season: they are deleted in
-- batches, and the deliveries, with how often each was attempted, stay.
grant delete on webhook_attempts to merchant_payments_app;
