-- Requests to providers that are kept with their order, in its table of details: what must hold of them is the same for
-- every kind. A request stays with the account that it was sent to, and none is sent any more once its order was decided.

create function check_request() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null
      and (new.request_id is distinct from old.request_id or new.sends <> old.sends) then
    raise exception 'Order % is over.', old.transaction_id
      using errcode = 'check_violation', constraint = 'request_before_its_end';
  end if;
  if new.request_id = old.request_id
      and (new.provider, new.provider_account) is distinct from (old.provider, old.provider_account) then
    raise exception 'Order % was told to another account.', old.transaction_id
      using errcode = 'check_violation', constraint = 'request_stays_with_its_account';
  end if;
  return new;
end $$;
create trigger check_request before update on bill_purchases for each row execute function check_request();

create or replace function check_bill_purchase() returns trigger language plpgsql as $$
begin
  if old.token is not null and new.token is distinct from old.token
      or not new.other_tokens @> old.other_tokens then
    raise exception 'Bill % has its token already.', old.transaction_id
      using errcode = 'check_violation', constraint = 'bill_token_once';
  end if;
  return new;
end $$;
