-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '114', '177', '178', '181', '188', '189', '257', '306', '322', '49', '50', '60');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g8xjheh91nht676vdcxwmx', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 05:09:18.511748+00'),
('1025', 'biz_01m8g8xjheh91nht676vdcxwmx', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 05:09:18.511748+00'),
('1026', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'NGN', 'available', '0', '7372263', '13', '2026-11-28 05:09:18.511748+00'),
('1027', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 05:09:18.511748+00'),
('1028', 'biz_01m8g8xjheh91nht676vdcxwmx', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 05:09:18.511748+00'),
('1029', 'biz_01m8g8xjheh91nht676vdcxwmx', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 05:09:18.511748+00'),
('1030', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 05:09:18.511748+00'),
('1031', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 05:09:18.511748+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '182200', '2', '2026-11-28 05:09:12.816484+00'),
('114', NULL, 'test', 'NGN', 'commission', '2', '15420', '1', '2026-11-28 05:09:12.816484+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-8119918', '6', '2026-11-28 05:09:12.816484+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '1623885', '2', '2026-11-28 05:09:12.816484+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '500000', '1', '2026-11-28 05:09:12.816484+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '110000', '2', '2026-11-28 05:09:12.816484+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-150050', '1', '2026-11-28 05:09:12.816484+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-28 05:09:12.816484+00'),
('306', NULL, 'test', 'NGN', 'conversion', '2', '-1541800', '1', '2026-11-28 05:09:12.816484+00'),
('322', NULL, 'test', 'USDT', 'conversion', '2', '10000000', '1', '2026-11-28 05:09:12.816484+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '3500', '4', '2026-11-28 05:09:12.816484+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '3500', '2', '2026-11-28 05:09:12.816484+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '1000', '1', '2026-11-28 05:09:12.816484+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3187720', '7222213'),
('1026', '13', '23', '150050', '7372263'),
('1026', '2', '2', '-5002500', '4847500'),
('1026', '3', '4', '-101001', '4746499'),
('1026', '4', '5', '101001', '4847500'),
('1026', '5', '6', '-101002', '4746498'),
('1026', '6', '8', '-101004', '4645494'),
('1026', '7', '10', '101004', '4746498'),
('1026', '8', '11', '-101005', '4645493'),
('1026', '9', '13', '-101000', '4544493'),
('1027', '1', '19', '25000000', '25000000'),
('1027', '2', '20', '-10000000', '15000000'),
('1030', '1', '2', '5002500', '5002500'),
('1030', '10', '12', '-101005', '0'),
('1030', '11', '13', '101000', '101000'),
('1030', '12', '14', '-101000', '0'),
('1030', '13', '15', '500000', '500000'),
('1030', '14', '16', '-500000', '0'),
('1030', '15', '17', '10000', '10000'),
('1030', '16', '18', '-10000', '0'),
('1030', '2', '3', '-5002500', '0'),
('1030', '3', '4', '101001', '101001'),
('1030', '4', '5', '-101001', '0'),
('1030', '5', '6', '101002', '101002'),
('1030', '6', '7', '-101002', '0'),
('1030', '7', '8', '101004', '101004'),
('1030', '8', '9', '-101004', '0'),
('1030', '9', '11', '101005', '101005'),
('1031', '1', '20', '10000000', '10000000'),
('1031', '2', '21', '-10000000', '0'),
('113', '1', '1', '150000', '150000'),
('113', '2', '22', '32200', '182200'),
('114', '1', '21', '15420', '15420'),
('177', '1', '1', '-10000000', '-10000000'),
('177', '2', '3', '5000000', '-5000000'),
('177', '3', '7', '100002', '-4899998'),
('177', '4', '9', '100004', '-4799994'),
('177', '5', '10', '-100004', '-4899998'),
('177', '6', '22', '-3219920', '-8119918'),
('178', '1', '12', '100005', '100005'),
('178', '2', '21', '1523880', '1623885'),
('181', '1', '16', '500000', '500000'),
('188', '1', '14', '100000', '100000'),
('188', '2', '18', '10000', '110000'),
('189', '1', '23', '-150050', '-150050'),
('257', '1', '19', '-25000000', '-25000000'),
('306', '1', '21', '-1541800', '-1541800'),
('322', '1', '21', '10000000', '10000000'),
('49', '1', '3', '2500', '2500'),
('49', '2', '7', '1000', '3500'),
('49', '3', '9', '1000', '4500'),
('49', '4', '10', '-1000', '3500'),
('50', '1', '12', '1000', '1000'),
('50', '2', '21', '2500', '3500'),
('60', '1', '14', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g8xjtbfzthv0jbhxcqdhrm', 'payment', 'single', 'test', NULL, '2026-11-28 05:09:18.797571+00', NULL, NULL, NULL),
('10', 'wd_01m8g8xr39j3rkc6kstkbt5vcc:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 05:09:29.263303+00', NULL, NULL, NULL),
('11', 'wd_01m8g8xx5tvptr8enpgd9z2swm:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:29.405343+00', NULL, NULL, NULL),
('12', 'wd_01m8g8xx5tvptr8enpgd9z2swm:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 05:09:31.625636+00', NULL, NULL, NULL),
('13', 'wd_01m8g8xzdasgzz5c9bqg5w5r6d:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:31.691211+00', NULL, NULL, NULL),
('14', 'wd_01m8g8xzdasgzz5c9bqg5w5r6d:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 05:09:31.728624+00', NULL, NULL, NULL),
('15', 'bill_01m8g8y08r6g8xrxnf6ghf8zkr:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:32.569237+00', NULL, NULL, NULL),
('16', 'bill_01m8g8y08r6g8xrxnf6ghf8zkr:post', 'bill_post', 'post', 'test', '15', '2026-11-28 05:09:32.59785+00', NULL, NULL, NULL),
('17', 'bill_01m8g8y0arm60pvcsh5jrst671:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:32.632732+00', NULL, NULL, NULL),
('18', 'bill_01m8g8y0arm60pvcsh5jrst671:post', 'bill_post', 'post', 'test', '17', '2026-11-28 05:09:32.653238+00', NULL, NULL, NULL),
('19', 'cp_01m8g8y0c7rgxdadnj9atteg1s', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 05:09:42.07654+00', NULL, NULL, NULL),
('2', 'wd_01m8g8xjvas3m0y70220b5bed4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:18.827687+00', NULL, NULL, NULL),
('20', 'sale_01m8g8y9m6yvggjtr2gz5sadqq:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:42.150748+00', NULL, NULL, NULL),
('21', 'sale_01m8g8y9m6yvggjtr2gz5sadqq:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 05:09:42.182422+00', NULL, NULL, NULL),
('22', 'col_01m8g8y9pgbwwhd4t9smamzzyg:credit', 'collection', 'single', 'test', NULL, '2026-11-28 05:09:44.352725+00', NULL, NULL, NULL),
('23', 'adj_01m8g8ybzf9dzkexerpe9c4qw1', 'adjustment', 'single', 'test', NULL, '2026-11-28 05:09:44.57163+00', NULL, NULL, NULL),
('3', 'wd_01m8g8xjvas3m0y70220b5bed4:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 05:09:18.884242+00', NULL, NULL, NULL),
('4', 'wd_01m8g8xk0esyfmzc2s5z2pyjdk:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:18.991324+00', NULL, NULL, NULL),
('5', 'wd_01m8g8xk0esyfmzc2s5z2pyjdk:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 05:09:19.032655+00', NULL, NULL, NULL),
('6', 'wd_01m8g8xk2z3jqhxjpnv1grmmb1:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:19.071973+00', NULL, NULL, NULL),
('7', 'wd_01m8g8xk2z3jqhxjpnv1grmmb1:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 05:09:24.151263+00', NULL, NULL, NULL),
('8', 'wd_01m8g8xr39j3rkc6kstkbt5vcc:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:09:24.202136+00', NULL, NULL, NULL),
('9', 'wd_01m8g8xr39j3rkc6kstkbt5vcc:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 05:09:24.237403+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g8xjhf6nmv39nst0w3faey', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', E'\\x65d00c5a618ff4d97c7d15aad86c8958661f1c66b201c78d8efc2c8e0a4c327e', E'\\x6d707331811e2b315c6c35a48646f55bdeea820b992ba5b6307cafad884a54f52cf160c7b33060cfa85ebe3fb69a7034045ae5fff0c8adbd50089876c9f67f214e84c8dec36d99b50b0371f2cd62e42a877586a6', 'arm5', NULL, NULL, NULL, '2026-11-28 05:09:18.514357+00', NULL, '2026-11-28 05:09:18.618014+00', '127.0.0.1'),
('key_01m8g8xjhfdzgf7q6fzvpczgy6', 'biz_01m8g8xjheh91nht676vdcxwmx', 'prod', E'\\xd4ceff22e7bd7fc38578c42f907faa5cdc9a2b09d709113315903c6fbd0d8dad', E'\\x6d707331811e2b315c6c35a491edd352c393fa23423f828de97203a8a77bacfb12f035f52adb4d1decf78e29a2445b6b83eb809cde367bf8915187988c83cc37aa62e415988b53c2810516285c07d93d7243b904', 'KZE1', NULL, NULL, NULL, '2026-11-28 05:09:18.514357+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:648b48ccb3b809ccbcccc7802bab7331ae7f8b96f5c6bce6acaac35e3ebb3a77', '0', '1795928958661'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795843458648'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795843458642');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g8y08r6g8xrxnf6ghf8zkr', '1', 'simulator', 'simulator', '2026112806094m19szwv7hjzp3c3', '1', '1', '2026-11-28 05:09:32.594949+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112806094m19szwv7hjzp3c3', '2026-11-28 05:09:32.586+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g8y0arm60pvcsh5jrst671', '1', 'simulator', 'simulator', '2026112806099n5m6bardrjwrxdv', '1', '1', '2026-11-28 05:09:32.65262+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112806099n5m6bardrjwrxdv', '2026-11-28 05:09:32.642+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g8y9pgbwwhd4t9smamzzyg', '1', 'simulator', 'simulator', 'col_01m8g8y9pgbwwhd4t9smamzzyg', '1', '1', '2026-11-28 05:09:42.260887+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g8y9pgbwwhd4t9smamzzyg', '2026-11-28 05:09:44.306+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g8y9m6yvggjtr2gz5sadqq', '1', 'simulator', 'simulator', 'sale_01m8g8y9m6yvggjtr2gz5sadqq', '1', '1', '2026-11-28 05:09:42.181527+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g8y9m6yvggjtr2gz5sadqq', '2026-11-28 05:09:42.163+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8xjvas3m0y70220b5bed4', '1', 'simulator', 'simulator', 'wd_01m8g8xjvas3m0y70220b5bed4', '1', '1', '2026-11-28 05:09:18.882486+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g8xjvas3m0y70220b5bed4', '2026-11-28 05:09:18.861+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8xk0esyfmzc2s5z2pyjdk', '1', 'simulator', 'simulator', 'wd_01m8g8xk0esyfmzc2s5z2pyjdk', '1', '1', '2026-11-28 05:09:19.028701+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g8xk0esyfmzc2s5z2pyjdk', '2026-11-28 05:09:19.014+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8xk2z3jqhxjpnv1grmmb1', '1', 'simulator', 'simulator', 'wd_01m8g8xk2z3jqhxjpnv1grmmb1', '1', '1', '2026-11-28 05:09:19.097902+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g8xk2z3jqhxjpnv1grmmb1', '2026-11-28 05:09:24.124+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8xr39j3rkc6kstkbt5vcc', '1', 'simulator', 'simulator', 'wd_01m8g8xr39j3rkc6kstkbt5vcc', '1', '1', '2026-11-28 05:09:24.236771+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g8xr39j3rkc6kstkbt5vcc', '2026-11-28 05:09:29.253+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8xx5tvptr8enpgd9z2swm', '1', 'simulator', 'simulator', 'wd_01m8g8xx5tvptr8enpgd9z2swm', '1', '1', '2026-11-28 05:09:29.469804+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g8xx5tvptr8enpgd9z2swm', '2026-11-28 05:09:31.592+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8xzdasgzz5c9bqg5w5r6d', '1', 'simulator', 'simulator', 'wd_01m8g8xzdasgzz5c9bqg5w5r6d', '1', '1', '2026-11-28 05:09:31.726829+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g8xzdasgzz5c9bqg5w5r6d', '2026-11-28 05:09:31.714+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 05:09:18.514357+00', 'system', 'business.create', 'biz_01m8g8xjheh91nht676vdcxwmx', '{"kycStatus": "APPROVED"}', 'biz_01m8g8xjheh91nht676vdcxwmx', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 05:09:18.705341+00', 'usr_01m8g8xjhec18pm1pa8s60h3nj', 'sign_in.new_network', 'biz_01m8g8xjheh91nht676vdcxwmx', '{}', 'biz_01m8g8xjheh91nht676vdcxwmx', NULL, 'token', '4a9a577fd78c', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 05:09:18.759581+00', 'usr_01m8g8xjhec18pm1pa8s60h3nj', 'webhook_url.change', 'biz_01m8g8xjheh91nht676vdcxwmx', '{}', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'token', '4a9a577fd78c', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:46009/webhooks"}'),
('4', '2026-11-28 05:09:31.625636+00', 'root', 'withdrawal.resolve', 'wd_01m8g8xx5tvptr8enpgd9z2swm', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 05:09:44.522785+00', 'usr_01m8g8xjhec18pm1pa8s60h3nj', 'webhook_url.change', 'biz_01m8g8xjheh91nht676vdcxwmx', '{}', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'token', '4a9a577fd78c', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:46009/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 05:09:44.57163+00', 'ada', 'balance.adjust', 'biz_01m8g8xjheh91nht676vdcxwmx', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g8ybzf9dzkexerpe9c4qw1"}', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g8ybzf9dzkexerpe9c4qw1', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 05:09:44.57163+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 05:09:18.514357+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 05:09:13.875927+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 05:09:13.875927+00');
insert into public.bill_plans (environment, kind, biller_id, code, name, price_minor, "position") overriding system value values
('test', 'data', '9mobile', '9mobile-1gb-1000', '1GB, 30 days', '100000', '0'),
('test', 'data', '9mobile', '9mobile-4gb-2000', '4.5GB, 30 days', '200000', '1'),
('test', 'data', '9mobile', 'sandbox-01', 'Sandbox: fails', '50001', '2'),
('test', 'data', '9mobile', 'sandbox-02', 'Sandbox: pending, then succeeds', '50002', '3'),
('test', 'data', '9mobile', 'sandbox-03', 'Sandbox: pending, then fails', '50003', '4'),
('test', 'data', '9mobile', 'sandbox-04', 'Sandbox: succeeds, then is reversed', '50004', '5'),
('test', 'data', '9mobile', 'sandbox-05', 'Sandbox: stays unknown', '50005', '6'),
('test', 'data', 'airtel', 'airtel-3gb-1500', '3GB, 30 days', '150000', '1'),
('test', 'data', 'airtel', 'airtel-750mb-500', '750MB, 14 days', '50000', '0'),
('test', 'data', 'airtel', 'sandbox-01', 'Sandbox: fails', '50001', '2'),
('test', 'data', 'airtel', 'sandbox-02', 'Sandbox: pending, then succeeds', '50002', '3'),
('test', 'data', 'airtel', 'sandbox-03', 'Sandbox: pending, then fails', '50003', '4'),
('test', 'data', 'airtel', 'sandbox-04', 'Sandbox: succeeds, then is reversed', '50004', '5'),
('test', 'data', 'airtel', 'sandbox-05', 'Sandbox: stays unknown', '50005', '6'),
('test', 'data', 'glo', 'glo-1gb-500', '1.05GB, 14 days', '50000', '0'),
('test', 'data', 'glo', 'glo-4gb-1500', '4.1GB, 30 days', '150000', '1'),
('test', 'data', 'glo', 'sandbox-01', 'Sandbox: fails', '50001', '2'),
('test', 'data', 'glo', 'sandbox-02', 'Sandbox: pending, then succeeds', '50002', '3'),
('test', 'data', 'glo', 'sandbox-03', 'Sandbox: pending, then fails', '50003', '4'),
('test', 'data', 'glo', 'sandbox-04', 'Sandbox: succeeds, then is reversed', '50004', '5'),
('test', 'data', 'glo', 'sandbox-05', 'Sandbox: stays unknown', '50005', '6'),
('test', 'data', 'mtn', 'mtn-100mb-100', '100MB, 1 day', '10000', '0'),
('test', 'data', 'mtn', 'mtn-1gb-500', '1GB, 7 days', '50000', '1'),
('test', 'data', 'mtn', 'mtn-3gb-1500', '3GB, 30 days', '150000', '2'),
('test', 'data', 'mtn', 'sandbox-01', 'Sandbox: fails', '50001', '3'),
('test', 'data', 'mtn', 'sandbox-02', 'Sandbox: pending, then succeeds', '50002', '4'),
('test', 'data', 'mtn', 'sandbox-03', 'Sandbox: pending, then fails', '50003', '5'),
('test', 'data', 'mtn', 'sandbox-04', 'Sandbox: succeeds, then is reversed', '50004', '6'),
('test', 'data', 'mtn', 'sandbox-05', 'Sandbox: stays unknown', '50005', '7'),
('test', 'tv', 'dstv', 'dstv-compact', 'DStv Compact', '1900000', '2'),
('test', 'tv', 'dstv', 'dstv-padi', 'DStv Padi', '440000', '0'),
('test', 'tv', 'dstv', 'dstv-yanga', 'DStv Yanga', '600000', '1'),
('test', 'tv', 'dstv', 'sandbox-01', 'Sandbox: fails', '50001', '3'),
('test', 'tv', 'dstv', 'sandbox-02', 'Sandbox: pending, then succeeds', '50002', '4'),
('test', 'tv', 'dstv', 'sandbox-03', 'Sandbox: pending, then fails', '50003', '5'),
('test', 'tv', 'dstv', 'sandbox-04', 'Sandbox: succeeds, then is reversed', '50004', '6'),
('test', 'tv', 'dstv', 'sandbox-05', 'Sandbox: stays unknown', '50005', '7'),
('test', 'tv', 'gotv', 'gotv-jinja', 'GOtv Jinja', '390000', '0'),
('test', 'tv', 'gotv', 'gotv-max', 'GOtv Max', '850000', '1'),
('test', 'tv', 'gotv', 'sandbox-01', 'Sandbox: fails', '50001', '2'),
('test', 'tv', 'gotv', 'sandbox-02', 'Sandbox: pending, then succeeds', '50002', '3'),
('test', 'tv', 'gotv', 'sandbox-03', 'Sandbox: pending, then fails', '50003', '4'),
('test', 'tv', 'gotv', 'sandbox-04', 'Sandbox: succeeds, then is reversed', '50004', '5'),
('test', 'tv', 'gotv', 'sandbox-05', 'Sandbox: stays unknown', '50005', '6'),
('test', 'tv', 'startimes', 'basic', 'Basic, 1 month', '370000', '1'),
('test', 'tv', 'startimes', 'nova', 'Nova, 1 month', '190000', '0'),
('test', 'tv', 'startimes', 'sandbox-01', 'Sandbox: fails', '50001', '2'),
('test', 'tv', 'startimes', 'sandbox-02', 'Sandbox: pending, then succeeds', '50002', '3'),
('test', 'tv', 'startimes', 'sandbox-03', 'Sandbox: pending, then fails', '50003', '4'),
('test', 'tv', 'startimes', 'sandbox-04', 'Sandbox: succeeds, then is reversed', '50004', '5'),
('test', 'tv', 'startimes', 'sandbox-05', 'Sandbox: stays unknown', '50005', '6');
insert into public.bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, meter_type, plan_code, plan_name, is_renewal, phone, token, other_tokens, units) overriding system value values
('bill_01m8g8y08r6g8xrxnf6ghf8zkr', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '72656354722576982428', '{}', '73.52 kWh'),
('bill_01m8g8y0arm60pvcsh5jrst671', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g8xjheh91nht676vdcxwmx', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 05:09:18.514357+00', '2026-11-28 05:09:44.522785+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 05:09:42.092+00', '2026-11-28 05:09:44.167573+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '13eb890b68ebae244dcfcadb18e7f428cb39019ac512dc0153f6b48ad3956105', '0', 'test', 'cp_01m8g8y0c7rgxdadnj9atteg1s', 'biz_01m8g8xjheh91nht676vdcxwmx', '5', '2026-11-28 05:09:34.836+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 05:09:36.863053+00'),
('simulated', 'f66d01473b98fa898042782ca9f346529a3b394330c4175fee536a79b066ec84', '0', 'test', 'cp_01m8g8y0c7rgxdadnj9atteg1s', 'biz_01m8g8xjheh91nht676vdcxwmx', '4', '2026-11-28 05:09:32.709+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 05:09:34.743969+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g8y9pgbwwhd4t9smamzzyg', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.79680000', '0', '127.50883200', '32200', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g8y9pgbwwhd4t9smamzzyg');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g8y0c7rgxdadnj9atteg1s', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3', '13eb890b68ebae244dcfcadb18e7f428cb39019ac512dc0153f6b48ad3956105', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g8y0c47xabp7vvcmh4csh0', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 06:09:32.679+00', '2026-11-28 05:09:32.679+00', '2026-11-28 05:09:42.058+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('3299fbdf8c32afbf28e9f2a25951f6e5bf7554946cc5318d4354fe304b96f624', 'swp_01m8g8y4fgs6abhbxgr255mc54', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40e38dc084a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15414c1cf564dec859db098f9f85ad45a942559a6f21121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000002a4227baaf706dcb1a682486f028b4bc0897e94b00000000000000000000000000000000000000000000000000000000017d78407083b9bc84a2349001d090c106124130cb32f3993f36844a5a6e0dc4bb3e3404fb6c4f633d31177d93715bcd9d0ed10498ec236f547a9edfcac2e389b47f5111aaff1c73a3134ae8ef21b49481bf8a1b', '2026-11-28 05:10:39.587+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 05:09:39.593535+00'),
('43c204720a73605876764ebc7a7921fdd9f7d9b7adb72548e1427daae350b307', 'swp_01m8g8y4fgs6abhbxgr255mc54', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8409da1c084a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15414c1cf564dec859db098f9f85ad45a942559a6f211215415dd938cdba834c7c9df23e6441cf7a46ff863d5c18b0a81770bdccbc84a234124116938d832a00b50e4140a6ee28ad82865a55de931cad1040e5bc0e1f2f1191ec105620d87befdf1f097e519562ec94d8ca869f4292a8984afb203071e924cc5e1b', '2026-11-28 05:10:42.077+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 05:09:42.087145+00'),
('8259505066221190a81129107e208a2abc43343a18b2ecedb8041a6cf2b58f7a', 'swp_01m8g8y4fgs6abhbxgr255mc54', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140d2f9bf84a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15415dd938cdba834c7c9df23e6441cf7a46ff863d5c1215414c1cf564dec859db098f9f85ad45a942559a6f2118d090c10670f2a4bc84a23412417be30454bfd5e6c45f7c32244eb68324ae6053a15a485693ec2d291489292c5b1363c57a69f3524d537f6fa1453d5d189feaa7862552991ffe47ff747f09afc51b', '2026-11-28 05:10:37.01+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 05:09:37.130623+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g8y4fgs6abhbxgr255mc54', 'cp_01m8g8y0c7rgxdadnj9atteg1s', 'test', '0', 'TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 05:09:36.877889+00', '2026-11-28 05:09:42.051885+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', 'collection', '1', '3187720', '0'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', 'sales', '1', '1526380'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/bills/data', '6d829d31e097c166955ce4fef90e025a', E'\\x226342579e6749fdb6565040f31ef59ede843f9d0f7694b501d1da247e6707c8', 'bill_01m8g8y0arm60pvcsh5jrst671', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g8y0arm60pvcsh5jrst671","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 05:09:32.632732+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/bills/electricity', '54b720b087d2e0e5372a6107ceeb1149', E'\\xc0ecb47335f932cf0e656b5157852ce2f1b6b34d259c633b0a2d36140678418d', 'bill_01m8g8y08r6g8xrxnf6ghf8zkr', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g8y08r6g8xrxnf6ghf8zkr","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"72656354722576982428","units":"73.52 kWh"}', '2026-11-28 05:09:32.569237+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/cross-border/collections', '52499610fc85a057b1227d06c03f883a', E'\\xdb90b26450b5e79c0391cfbc15a2f4e44204c30525f5748b31bf3b24426bb2d6', 'col_01m8g8y9pgbwwhd4t9smamzzyg', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g8y9pgbwwhd4t9smamzzyg","reference":"col_01m8g8y9pgbwwhd4t9smamzzyg","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31877.2,"targetCurrency":"NGN","rate":127.508832,"providerFee":0,"providerRate":128.7968,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T05:09:42.225Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 05:09:42.225336+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/crypto/payments/cp_01m8g8y0c7rgxdadnj9atteg1s/simulate-deposit', '0ddad272267a5d07b863d4571d0eecdd', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g8y0c7rgxdadnj9atteg1s', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g8y0c7rgxdadnj9atteg1s","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"depositAddress":"TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3","checkoutUrl":"http://127.0.0.1:41671/pay/01m8g8y0c7rgxdadnj9atteg1svjerd69063j8sy7jn1zgsr0ae8","returnUrl":null,"status":"UNDERPAID","txHash":"f66d01473b98fa898042782ca9f346529a3b394330c4175fee536a79b066ec84","reviewReason":null,"expiresAt":"2026-11-28T06:09:32.679Z","payableUntil":"2026-11-28T07:09:32.679Z","environment":"test","createdAt":"2026-11-28T05:09:32.679Z","updatedAt":"2026-11-28T05:09:34.751Z","metadata":{"simulated":true}},"deposit":{"txHash":"13eb890b68ebae244dcfcadb18e7f428cb39019ac512dc0153f6b48ad3956105","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 05:09:34.835465+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/crypto/payments/cp_01m8g8y0c7rgxdadnj9atteg1s/simulate-deposit', '8a81ff416b9b376085f136bdbce9acfe', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g8y0c7rgxdadnj9atteg1s', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g8y0c7rgxdadnj9atteg1s","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3","checkoutUrl":"http://127.0.0.1:41671/pay/01m8g8y0c7rgxdadnj9atteg1svjerd69063j8sy7jn1zgsr0ae8","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T06:09:32.679Z","payableUntil":"2026-11-28T06:09:32.679Z","environment":"test","createdAt":"2026-11-28T05:09:32.679Z","updatedAt":"2026-11-28T05:09:32.679Z","metadata":{"simulated":true}},"deposit":{"txHash":"f66d01473b98fa898042782ca9f346529a3b394330c4175fee536a79b066ec84","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 05:09:32.706497+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/crypto/payments/create', 'b0b9e030ad845095fc23b9b5e965275b', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g8y0c7rgxdadnj9atteg1s', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g8y0c7rgxdadnj9atteg1s","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3","checkoutUrl":"http://127.0.0.1:41671/pay/01m8g8y0c7rgxdadnj9atteg1svjerd69063j8sy7jn1zgsr0ae8","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T06:09:32.679Z","payableUntil":"2026-11-28T06:09:32.679Z","environment":"test","createdAt":"2026-11-28T05:09:32.679Z","updatedAt":"2026-11-28T05:09:32.679Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 05:09:32.682975+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/crypto/withdrawals/request', '71c3b2b3a58500b27232d5bc9a096150', E'\\xa36c6ec56886c6a91888fc6d0aafe5feaf3a943d61b083bf607734006afed59a', 'sale_01m8g8y9m6yvggjtr2gz5sadqq', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g8y9m6yvggjtr2gz5sadqq","amountUsdt":10,"conversionRate":1526.38,"grossAmountNgn":15263.8,"withdrawalFeeNgn":25,"netAmountNgn":15238.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g8y9m6yvggjtr2gz5sadqq","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:09:42.150Z"},"simulated":true,"environment":"test"}', '2026-11-28 05:09:42.150748+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/payment/process', 'ca77f091e37b7c6882a421c9c6618ab6', E'\\xc170962aa23687fc542fc9c0ac3b3b0657d4802bd78775ee06453465352c7bac', 'txn_01m8g8xjtbfzthv0jbhxcqdhrm', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g8xjtbfzthv0jbhxcqdhrm","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:09:18.797571+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/withdrawal/request', '4189e98aafac6c15ddaadcfdebed7b16', E'\\x41d93e4fe350547cf57369b5c8c0e729e6cb868659586a67f9ae116ed291ef49', 'wd_01m8g8xk2z3jqhxjpnv1grmmb1', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g8xk2z3jqhxjpnv1grmmb1","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:09:19.071Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:09:19.071973+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/withdrawal/request', '6048f9865ccbb284c3680cfd914cf179', E'\\xd2b0d409243d8c43995bb9a15c7c9f30b4a79e3f7ecc9642e91dfca0ca9529b2', 'wd_01m8g8xzdasgzz5c9bqg5w5r6d', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g8xzdasgzz5c9bqg5w5r6d","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:09:31.691Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:09:31.691211+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/withdrawal/request', '823bcb8ecb816f541087491932d4eafa', E'\\xe4fa3eb6d15425e23ed1fd0eb7135d5aba862c32ca687e70274d433d8b3ea35f', 'wd_01m8g8xx5tvptr8enpgd9z2swm', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g8xx5tvptr8enpgd9z2swm","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:09:29.405Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:09:29.405343+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/withdrawal/request', 'a34e8165d7a119a20ae68d498da88b07', E'\\xc46269ba07c9b87fe0554fca34d14eb2e01aee1105e0897d31ea03b9d672503b', 'wd_01m8g8xk0esyfmzc2s5z2pyjdk', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g8xk0esyfmzc2s5z2pyjdk","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:09:18.991Z","environment":"test","simulated":true},"requestId":"req_01m8g8xk0ayp75w5dsqbg4krr5","simulated":true,"environment":"test"}', '2026-11-28 05:09:18.991324+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/withdrawal/request', 'd4a6cf2476e1c1021d487b190de996c9', E'\\x2840b6f7d57932d5103bf1991a5c26dc889981f45a2d8ab7152d28fabb6f167b', 'wd_01m8g8xr39j3rkc6kstkbt5vcc', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g8xr39j3rkc6kstkbt5vcc","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:09:24.202Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:09:24.202136+00'),
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', '/withdrawal/request', 'demo-f4406aee-cd36-45f5-96ef-5716305c4724', E'\\x5e9940dad04d1bd98afcf6354eb7eb00fea598324fcbc108650c322fec8ae176', 'wd_01m8g8xjvas3m0y70220b5bed4', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g8xjvas3m0y70220b5bed4","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:09:18.827Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:09:18.827687+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331811e2b315c6c35a4c7d48aba56c00f83cd24ae80c0bcd851e92190c7dfd96485576206e5a95a11d460da0c23f7d57bd8eb1c17f725af8c0a0aadbff8171f24556bb26a534a68d5ede9ee549c37c7eb2b', '2026-11-28 05:09:13.747016+00', '2026-11-28 05:09:13.747016+00'),
('sandbox_seed', E'\\x6d707331811e2b315c6c35a4ae1a717806f0093cef88f608ee0b8ccca5958c480429bd146fa1c1e5f58c190a9a3bc58d93b880428c6a8c1f2ae2000b6f9108decb76fcfdde939773c68cb154093a9b5bdcd9d9634c3818f2cba3a78623c2f1c88b3ccc41ec77d944c924322822dd06e7', '2026-11-28 05:09:13.745017+00', '2026-11-28 05:09:13.745017+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g8xjhec18pm1pa8s60h3nj', E'\\xf7f0df2fbc7709bdca46e2a392b970ab003923a0b74d1e0c5a009b1761ae4fe0', '2026-11-28 05:09:18.705341+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g8xjheh91nht676vdcxwmx', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 05:09:18.705341+00', '2026-11-28 05:09:18.705341+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 05:09:19.374006+00'),
('2', 'biz_01m8g8xjheh91nht676vdcxwmx', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:46009/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 05:09:18.759581+00', '2026-11-28 05:09:18.759581+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 05:09:19.374006+00'),
('3', 'biz_01m8g8xjheh91nht676vdcxwmx', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:46009/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 05:09:44.522785+00', '2026-11-28 05:09:44.522785+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g8xz9ft9cnkbq6g1hqgtq3', 'withdrawal.resolve', 'wd_01m8g8xx5tvptr8enpgd9z2swm', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 05:09:31.56773+00', '2026-11-29 05:09:31.56773+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g8y08r6g8xrxnf6ghf8zkr', 'bill', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112806094m19szwv7hjzp3c3', NULL, '2026-11-28 05:09:32.569237+00', '2026-11-28 05:09:32.59785+00'),
('bill_01m8g8y0arm60pvcsh5jrst671', 'bill', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112806099n5m6bardrjwrxdv', NULL, '2026-11-28 05:09:32.632732+00', '2026-11-28 05:09:32.653238+00'),
('col_01m8g8y9pgbwwhd4t9smamzzyg', 'collection', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 05:10:02.225336+00', NULL, 'sim_col_01m8g8y9pgbwwhd4t9smamzzyg', NULL, '2026-11-28 05:09:42.225336+00', '2026-11-28 05:09:44.352725+00'),
('sale_01m8g8y9m6yvggjtr2gz5sadqq', 'usdt_sale', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g8y9m6yvggjtr2gz5sadqq', NULL, '2026-11-28 05:09:42.150748+00', '2026-11-28 05:09:42.182422+00'),
('wd_01m8g8xjvas3m0y70220b5bed4', 'withdrawal', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8xjvas3m0y70220b5bed4', NULL, '2026-11-28 05:09:18.827687+00', '2026-11-28 05:09:18.884242+00'),
('wd_01m8g8xk0esyfmzc2s5z2pyjdk', 'withdrawal', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8xk0esyfmzc2s5z2pyjdk', 'The sandbox fails amounts ending in .01.', '2026-11-28 05:09:18.991324+00', '2026-11-28 05:09:19.032655+00'),
('wd_01m8g8xk2z3jqhxjpnv1grmmb1', 'withdrawal', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8xk2z3jqhxjpnv1grmmb1', NULL, '2026-11-28 05:09:19.071973+00', '2026-11-28 05:09:24.151263+00'),
('wd_01m8g8xr39j3rkc6kstkbt5vcc', 'withdrawal', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8xr39j3rkc6kstkbt5vcc', 'The sandbox reverses amounts ending in .04.', '2026-11-28 05:09:24.202136+00', '2026-11-28 05:09:29.263303+00'),
('wd_01m8g8xx5tvptr8enpgd9z2swm', 'withdrawal', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g8xz9ft9cnkbq6g1hqgtq3', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8xx5tvptr8enpgd9z2swm', NULL, '2026-11-28 05:09:29.405343+00', '2026-11-28 05:09:31.625636+00'),
('wd_01m8g8xzdasgzz5c9bqg5w5r6d', 'withdrawal', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8xzdasgzz5c9bqg5w5r6d', NULL, '2026-11-28 05:09:31.691211+00', '2026-11-28 05:09:31.728624+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TDpedfBt8A7JitJNBSLFzVu2LeuDKnsVSv', '25000000', '0', 'false'),
('TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3', '0', '268000', 'true'),
('TJXS4juuqFa4UmkwvF18qG25ksW9Aea59V', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795842558590'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795842568686'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795842572709'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795842574836'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795842577141'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795842579601'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795842582092');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('13eb890b68ebae244dcfcadb18e7f428cb39019ac512dc0153f6b48ad3956105', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3', '15000000', '0', '0'),
('3299fbdf8c32afbf28e9f2a25951f6e5bf7554946cc5318d4354fe304b96f624', '7', 'usdt_transfer', 'SUCCESS', 'TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3', 'TDpedfBt8A7JitJNBSLFzVu2LeuDKnsVSv', '25000000', '13000000', '130000'),
('43c204720a73605876764ebc7a7921fdd9f7d9b7adb72548e1427daae350b307', '8', 'trx_transfer', 'SUCCESS', 'TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3', 'TJXS4juuqFa4UmkwvF18qG25ksW9Aea59V', '382000', '0', '0'),
('8259505066221190a81129107e208a2abc43343a18b2ecedb8041a6cf2b58f7a', '6', 'trx_transfer', 'SUCCESS', 'TJXS4juuqFa4UmkwvF18qG25ksW9Aea59V', 'TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3', '13650000', '1100000', '0'),
('f66d01473b98fa898042782ca9f346529a3b394330c4175fee536a79b066ec84', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TGuf3iR2u2gtF2gpYn1RinucnN3zym5VR3', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g8y08r6g8xrxnf6ghf8zkr', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g8y08nxn16zee8qdkbwzny', '2026-11-28 05:09:32.569237+00', '2026-11-28 05:09:32.59785+00'),
('bill_01m8g8y0arm60pvcsh5jrst671', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g8y0ansp0h1wqne8d5qrr2', '2026-11-28 05:09:32.632732+00', '2026-11-28 05:09:32.653238+00'),
('col_01m8g8y9pgbwwhd4t9smamzzyg', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'collection', 'COMPLETED', '3187720', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g8y9paaczda61njqd0v53d', '2026-11-28 05:09:42.225336+00', '2026-11-28 05:09:44.352725+00'),
('txn_01m8g8xjtbfzthv0jbhxcqdhrm', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g8xjt4a7gbrfz0fhfw1w0x', '2026-11-28 05:09:18.797571+00', '2026-11-28 05:09:18.797571+00'),
('wd_01m8g8xjvas3m0y70220b5bed4', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8xjv5ydq6v8c1xct7mcvj', '2026-11-28 05:09:18.827687+00', '2026-11-28 05:09:18.884242+00'),
('wd_01m8g8xk0esyfmzc2s5z2pyjdk', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8xk0ayp75w5dsqbg4krr5', '2026-11-28 05:09:18.991324+00', '2026-11-28 05:09:19.032655+00'),
('wd_01m8g8xk2z3jqhxjpnv1grmmb1', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8xk2xkmr9evga7vcmb1p5', '2026-11-28 05:09:19.071973+00', '2026-11-28 05:09:24.151263+00'),
('wd_01m8g8xr39j3rkc6kstkbt5vcc', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8xr37qtfhmh13agfcf13q', '2026-11-28 05:09:24.202136+00', '2026-11-28 05:09:29.263303+00'),
('wd_01m8g8xx5tvptr8enpgd9z2swm', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8xx5mfq65b2dhpwgjxbsj', '2026-11-28 05:09:29.405343+00', '2026-11-28 05:09:31.625636+00'),
('wd_01m8g8xzdasgzz5c9bqg5w5r6d', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8xzd6by65vcbt53cyaree', '2026-11-28 05:09:31.691211+00', '2026-11-28 05:09:31.728624+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g8y9kzdja9gdsjq7kvgmmp', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', '10000000', '1541.80000000', '1526.38000000', '1526380', '2500', '1523880', '15420', '2026-11-28 05:09:42.144371+00', '2026-11-28 05:10:42.143+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g8y9m6yvggjtr2gz5sadqq', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'COMPLETED', '10000000', '1541.80000000', '1526.38000000', '1526380', '2500', '1523880', '15420', 'qte_01m8g8y9kzdja9gdsjq7kvgmmp', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g8y9m3mq55t2k5j8w9fqs3', '2026-11-28 05:09:42.150748+00', '2026-11-28 05:09:42.182422+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g8xjhec18pm1pa8s60h3nj', 'biz_01m8g8xjheh91nht676vdcxwmx', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$J7rRZEI6Bvd/tKMwl1XhAg$HqyCnYQ7k/Nfgxknoy7NmglO438csn8d73GcjGT5FCQ', '1', NULL, NULL, NULL, '2026-11-28 05:09:18.514357+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'simulator', 'biz_01m8g8xjheh91nht676vdcxwmx', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 05:09:18.514357+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g8xjx7ea8a7jfw18wrhcz8', '1', 'http://127.0.0.1:46009/webhooks', '2026-11-28 05:09:18.916+00', '12', '204', '', NULL),
('msg_01m8g8xk1t84fyfqgmtjm2jnbs', '1', 'http://127.0.0.1:46009/webhooks', '2026-11-28 05:09:19.046+00', '3', '204', '', NULL),
('msg_01m8g8xr1rrqje828kde492dpg', '1', 'http://127.0.0.1:46009/webhooks', '2026-11-28 05:09:24.158+00', '3', '204', '', NULL),
('msg_01m8g8xr4epyqh5hb79t39y9d4', '1', 'http://127.0.0.1:46009/webhooks', '2026-11-28 05:09:24.244+00', '2', '204', '', NULL),
('msg_01m8g8xx1gvxxcd4eq64htz6v4', '1', 'http://127.0.0.1:46009/webhooks', '2026-11-28 05:09:29.268+00', '3', '204', '', NULL),
('msg_01m8g8xzbbcw0eet80811wmdkg', '1', 'http://127.0.0.1:46009/webhooks', '2026-11-28 05:09:31.662+00', '9', '204', '', NULL),
('msg_01m8g8xzem81wehbeb6mfr8njz', '1', 'http://127.0.0.1:46009/webhooks', '2026-11-28 05:09:31.744+00', '2', '500', '', NULL),
('msg_01m8g8xzem81wehbeb6mfr8njz', '2', 'http://127.0.0.1:46009/webhooks', '2026-11-28 05:09:32.511+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g8xjx7ea8a7jfw18wrhcz8', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal.completed', 'wd_01m8g8xjvas3m0y70220b5bed4', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:09:18.861Z","data":{"transactionId":"wd_01m8g8xjvas3m0y70220b5bed4","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:09:18.827Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:09:18.884242+00', '2026-11-28 05:09:18.931095+00', NULL),
('msg_01m8g8xk1t84fyfqgmtjm2jnbs', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal.failed', 'wd_01m8g8xk0esyfmzc2s5z2pyjdk', '{"type":"withdrawal.failed","timestamp":"2026-11-28T05:09:19.014Z","data":{"transactionId":"wd_01m8g8xk0esyfmzc2s5z2pyjdk","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:09:18.991Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:09:19.032655+00', '2026-11-28 05:09:19.05017+00', NULL),
('msg_01m8g8xr1rrqje828kde492dpg', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal.completed', 'wd_01m8g8xk2z3jqhxjpnv1grmmb1', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:09:24.124Z","data":{"transactionId":"wd_01m8g8xk2z3jqhxjpnv1grmmb1","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:09:19.071Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:09:24.151263+00', '2026-11-28 05:09:24.165484+00', NULL),
('msg_01m8g8xr4epyqh5hb79t39y9d4', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal.completed', 'wd_01m8g8xr39j3rkc6kstkbt5vcc', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:09:24.224Z","data":{"transactionId":"wd_01m8g8xr39j3rkc6kstkbt5vcc","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:09:24.202Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:09:24.237403+00', '2026-11-28 05:09:24.248131+00', NULL),
('msg_01m8g8xx1gvxxcd4eq64htz6v4', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal.failed', 'wd_01m8g8xr39j3rkc6kstkbt5vcc', '{"type":"withdrawal.failed","timestamp":"2026-11-28T05:09:29.253Z","data":{"transactionId":"wd_01m8g8xr39j3rkc6kstkbt5vcc","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:09:24.202Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:09:29.263303+00', '2026-11-28 05:09:29.272114+00', NULL),
('msg_01m8g8xzbbcw0eet80811wmdkg', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal.completed', 'wd_01m8g8xx5tvptr8enpgd9z2swm', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:09:31.618Z","data":{"transactionId":"wd_01m8g8xx5tvptr8enpgd9z2swm","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:09:29.405Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:09:31.625636+00', '2026-11-28 05:09:31.675575+00', NULL),
('msg_01m8g8xzem81wehbeb6mfr8njz', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', 'withdrawal.completed', 'wd_01m8g8xzdasgzz5c9bqg5w5r6d', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:09:31.714Z","data":{"transactionId":"wd_01m8g8xzdasgzz5c9bqg5w5r6d","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:09:31.691Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:09:31.728624+00', '2026-11-28 05:09:32.515791+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g8xjjsenm70qfya9drkraf', 'biz_01m8g8xjheh91nht676vdcxwmx', 'test', E'\\x6d707331811e2b315c6c35a40cf19c3d82caa3904ae4d45e04708a648a752cc5b5ad7c142455c01fbf0c26a93ac98aa0ff626430bef42c96d8d3e917e96f246d8f7f5f2330e652fa452cd5c5347f8d42394cb61da04c5e2c4a20', '2026-11-28 05:09:18.514357+00', NULL),
('whs_01m8g8xjjsf9gnd6kfp5wsz6sz', 'biz_01m8g8xjheh91nht676vdcxwmx', 'prod', E'\\x6d707331811e2b315c6c35a469c4ccbeac3527c24f0452d33bb5e1f05c39fb0c3aefaedfbb845c487cc7b6a176ef593c01e2b99380d7577f1670d3d673b8cafc06bed2efc3eb94a0680ce6ed99cf6bbe41e3d5a74896ed19081b', '2026-11-28 05:09:18.514357+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g8xjvas3m0y70220b5bed4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8xk0esyfmzc2s5z2pyjdk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8xk2z3jqhxjpnv1grmmb1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8xr39j3rkc6kstkbt5vcc', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8xx5tvptr8enpgd9z2swm', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8xzdasgzz5c9bqg5w5r6d', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
