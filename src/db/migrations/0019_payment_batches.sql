-- The payments of all requests that wait at one moment, decided in one statement and one commit: the cap of the day, the
-- money, the record, the memory of the request. docs/decisions/0019-waiting-requests-share-a-commit.md says why.

-- One of them. `path` and `key` are those of its Idempotency-Key, null when it has none; `per_day_minor` is null when it
-- has no cap; `leg_accounts` and `leg_amounts` are array literals, as ledger.post_all takes them.
create type payment_to_record as (
  number integer, id text, business_id text, environment text, amount_minor bigint, fee_minor bigint, channel text,
  customer text, description text, payer jsonb, metadata jsonb, merchant_reference text, per_day_minor bigint,
  leg_accounts text, leg_amounts text, path text, key text, body_sha256 bytea, response_status smallint,
  response_body text
);

-- Records payments in the order of their array, and returns those that are refused, each alone: one whose key is
-- remembered, then one above the cap of its day, as if they had come one after the other. What else is wrong with one of
-- them refuses all; whoever asked tries each alone then. No two of them may have one key.
--
-- Locks are taken in one order: rows of days with a cap, accounts, keys, rows of other days; the rows of each in theirs.
create function record_payments(given json, accounts_touched bigint[], longest_lock_wait text)
  returns table (refused integer, reason text) language plpgsql set search_path = public, pg_temp as $$
declare
  payments payment_to_record[] := array(
    select payment from json_populate_recordset(null::payment_to_record, given) payment);
  accepted payment_to_record[];
  remembered integer[];
  above_cap integer[] := '{}';
  payment record;
  day_of text[];
  recorded_minor bigint;
begin
  if longest_lock_wait is not null then
    perform set_config('lock_timeout', longest_lock_wait, true);
  end if;

  remembered := array(
    select one.number from unnest(payments) one
      where one.key is not null and (
        select true from idempotency_keys known
          where (known.business_id, known.environment, known.path, known.key)
            = (one.business_id, one.environment, one.path, one.key)));
  for payment in
    select one.business_id, one.environment, one.number, one.amount_minor, one.per_day_minor from unnest(payments) one
      where one.per_day_minor is not null and one.number <> all (remembered)
      order by one.business_id, one.environment, one.number
  loop
    if day_of is distinct from array[payment.business_id, payment.environment] then
      day_of := array[payment.business_id, payment.environment];
      recorded_minor := payments_of_day(payment.business_id, payment.environment);
    end if;
    if recorded_minor + payment.amount_minor <= payment.per_day_minor then
      recorded_minor := recorded_minor + payment.amount_minor;
    else
      above_cap := above_cap || payment.number;
    end if;
  end loop;

  accepted := array(
    select one::payment_to_record from unnest(payments) one where one.number <> all (remembered || above_cap));
  if cardinality(accepted) > 0 then
    perform ledger.post_all(array_agg(one.id), array_agg('payment'::text), array_agg('single'::text),
        array_agg(one.environment), array_agg(null::text), array_agg(one.leg_accounts), array_agg(one.leg_amounts),
        accounts_touched)
      from unnest(accepted) one;
    insert into idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status,
        response_body)
      select one.business_id, one.environment, one.path, one.key, one.body_sha256, one.id, one.response_status,
          one.response_body
        from unnest(accepted) one where one.key is not null order by 1, 2, 3, 4;
    insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, payer, metadata, merchant_reference)
      select one.id, one.business_id, one.environment, 'payment', 'COMPLETED', one.amount_minor, one.fee_minor,
          one.channel, one.customer, one.description, one.payer, one.metadata, one.merchant_reference
        from unnest(accepted) one;
  end if;
  return query
    select number, 'remembered' from unnest(remembered) number
    union all
    select number, 'above_cap' from unnest(above_cap) number;
end $$;
revoke execute on function record_payments from public;
grant execute on function record_payments to merchant_payments_app;
