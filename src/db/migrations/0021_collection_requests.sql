-- How often somebody was about to tell the provider of a collection: the refusal of the first one is for good only while
-- nobody else was. Of those that are under way at most one is known to have been.
alter table collections add column sends integer not null default 0;
update collections set sends = 1 where sent_at is not null and finished_at is null;
grant update (sends) on collections to merchant_payments_app;
