-- Where the page of a USDT session sends its customer back to.
alter table crypto_payments add column return_url text,
  add constraint crypto_payment_return_url_of_the_web check (return_url ~* '^https?://' and length(return_url) <= 2000);
