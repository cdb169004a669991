-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '114', '121', '176', '177', '178', '183', '185', '190', '191', '270', '304', '320', '48', '49', '50', '62', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 03:39:31.614334+00'),
('1025', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 03:39:31.614334+00'),
('1026', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'NGN', 'available', '0', '7369813', '13', '2026-11-28 03:39:31.614334+00'),
('1027', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 03:39:31.614334+00'),
('1028', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 03:39:31.614334+00'),
('1029', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 03:39:31.614334+00'),
('1030', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 03:39:31.614334+00'),
('1031', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 03:39:31.614334+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '15410', '1', '2026-11-28 03:39:19.980231+00'),
('114', NULL, 'test', 'NGN', 'commission', '2', '150000', '1', '2026-11-28 03:39:19.980231+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '32175', '1', '2026-11-28 03:39:19.980231+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '1622702', '2', '2026-11-28 03:39:19.980231+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '610005', '3', '2026-11-28 03:39:19.980231+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-5000000', '2', '2026-11-28 03:39:19.980231+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-150050', '1', '2026-11-28 03:39:19.980231+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-3217445', '1', '2026-11-28 03:39:19.980231+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-100004', '1', '2026-11-28 03:39:19.980231+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '200004', '2', '2026-11-28 03:39:19.980231+00'),
('270', NULL, 'test', 'USDT', 'custody', '14', '-25000000', '1', '2026-11-28 03:39:19.980231+00'),
('304', NULL, 'test', 'NGN', 'conversion', '0', '-1540610', '1', '2026-11-28 03:39:19.980231+00'),
('320', NULL, 'test', 'USDT', 'conversion', '0', '10000000', '1', '2026-11-28 03:39:19.980231+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '3500', '2', '2026-11-28 03:39:19.980231+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '1000', '1', '2026-11-28 03:39:19.980231+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '2500', '1', '2026-11-28 03:39:19.980231+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '-1000', '1', '2026-11-28 03:39:19.980231+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '2000', '2', '2026-11-28 03:39:19.980231+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3185270', '7219763'),
('1026', '13', '23', '150050', '7369813'),
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
('112', '1', '21', '15410', '15410'),
('114', '1', '1', '150000', '150000'),
('121', '1', '22', '32175', '32175'),
('176', '1', '7', '100002', '100002'),
('176', '2', '21', '1522700', '1622702'),
('177', '1', '12', '100005', '100005'),
('177', '2', '16', '500000', '600005'),
('177', '3', '18', '10000', '610005'),
('178', '1', '1', '-10000000', '-10000000'),
('178', '2', '3', '5000000', '-5000000'),
('183', '1', '23', '-150050', '-150050'),
('185', '1', '22', '-3217445', '-3217445'),
('190', '1', '10', '-100004', '-100004'),
('191', '1', '9', '100004', '100004'),
('191', '2', '14', '100000', '200004'),
('270', '1', '19', '-25000000', '-25000000'),
('304', '1', '21', '-1540610', '-1540610'),
('320', '1', '21', '10000000', '10000000'),
('48', '1', '7', '1000', '1000'),
('48', '2', '21', '2500', '3500'),
('49', '1', '12', '1000', '1000'),
('50', '1', '3', '2500', '2500'),
('62', '1', '10', '-1000', '-1000'),
('63', '1', '9', '1000', '1000'),
('63', '2', '14', '1000', '2000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g3s69baw5bcvz5afgm8fv5', 'payment', 'single', 'test', NULL, '2026-11-28 03:39:32.014657+00', NULL, NULL, NULL),
('10', 'wd_01m8g3sbqhzaxdwdcffjgjf951:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 03:39:42.750087+00', NULL, NULL, NULL),
('11', 'wd_01m8g3sgx8nedgn2tbzwkbbc09:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:42.888833+00', NULL, NULL, NULL),
('12', 'wd_01m8g3sgx8nedgn2tbzwkbbc09:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 03:39:45.142373+00', NULL, NULL, NULL),
('13', 'wd_01m8g3sk6napsxbmrb17s185eg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:45.239216+00', NULL, NULL, NULL),
('14', 'wd_01m8g3sk6napsxbmrb17s185eg:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 03:39:45.260473+00', NULL, NULL, NULL),
('15', 'bill_01m8g3skrqbt0mvkgwzd39vg46:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:45.81656+00', NULL, NULL, NULL),
('16', 'bill_01m8g3skrqbt0mvkgwzd39vg46:post', 'bill_post', 'post', 'test', '15', '2026-11-28 03:39:45.911729+00', NULL, NULL, NULL),
('17', 'bill_01m8g3skxkjh64sqt06gaar4zt:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:45.973046+00', NULL, NULL, NULL),
('18', 'bill_01m8g3skxkjh64sqt06gaar4zt:post', 'bill_post', 'post', 'test', '17', '2026-11-28 03:39:46.018322+00', NULL, NULL, NULL),
('19', 'cp_01m8g3sm0m117hjsgkswfs1mmy', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 03:39:56.637976+00', NULL, NULL, NULL),
('2', 'wd_01m8g3s6anwk4b2dpt2dsjxxen:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:32.054695+00', NULL, NULL, NULL),
('20', 'sale_01m8g3syjt0rgwx1g9r1c54r44:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:56.913225+00', NULL, NULL, NULL),
('21', 'sale_01m8g3syjt0rgwx1g9r1c54r44:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 03:39:57.067884+00', NULL, NULL, NULL),
('22', 'col_01m8g3syx7kzkhap5b7h79d7g6:credit', 'collection', 'single', 'test', NULL, '2026-11-28 03:39:59.469271+00', NULL, NULL, NULL),
('23', 'adj_01m8g3t1a79s7pfg9jfjcc6pc5', 'adjustment', 'single', 'test', NULL, '2026-11-28 03:39:59.69081+00', NULL, NULL, NULL),
('3', 'wd_01m8g3s6anwk4b2dpt2dsjxxen:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 03:39:32.136619+00', NULL, NULL, NULL),
('4', 'wd_01m8g3s6fxn0zv5a01f0vjgc2n:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:32.221771+00', NULL, NULL, NULL),
('5', 'wd_01m8g3s6fxn0zv5a01f0vjgc2n:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 03:39:32.255906+00', NULL, NULL, NULL),
('6', 'wd_01m8g3s6jb3e4e38f90sbn3c56:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:32.299905+00', NULL, NULL, NULL),
('7', 'wd_01m8g3s6jb3e4e38f90sbn3c56:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 03:39:37.407138+00', NULL, NULL, NULL),
('8', 'wd_01m8g3sbqhzaxdwdcffjgjf951:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:37.585684+00', NULL, NULL, NULL),
('9', 'wd_01m8g3sbqhzaxdwdcffjgjf951:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 03:39:37.679781+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g3s5wx8r732k2dfnc2q4se', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', E'\\x193b677d73575a7819b972dbf0904ab75226dc2aa328e98c42c78b3bf48485b2', E'\\x6d7073313f60a0aecb8f82a04d6c55f081aa943d9e88b1c72d8456c6afa0f644357db88909f74e82dfaced5b4f6f1f6e119e54057d9a19cb2cd589f754129d1428fe5252f756831e24af9bf27b2843ae64a2be07', 'zlVc', NULL, NULL, NULL, '2026-11-28 03:39:31.617186+00', NULL, '2026-11-28 03:39:31.743434+00', '127.0.0.1'),
('key_01m8g3s5wxzzfaj51ktafzd9b0', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'prod', E'\\x9c9cece0ee806fb3f2fa2ca1dd97cab8336324f60635735e935a57f06f8b73f9', E'\\x6d7073313f60a0aecb8f82a0d7282f3ac82ef0d4e5e14e875dab64c65b6e54c111ec11dd406391d5ad6e7b525be62845a4068831116a79a334c81363072a4a942ee8284a4a5196bf72280d7a011056d1ab827c84', 'K610', NULL, NULL, NULL, '2026-11-28 03:39:31.617186+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:b04229bb1c9d4b58bb2236c87327104116e0f9e6e4c384dff3a009c6ed2989c8', '0', '1795923571864'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795838071845'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795838071834');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g3skrqbt0mvkgwzd39vg46', '1', 'simulator', 'simulator', '202611280439c6ajts32dnsye204', '1', '1', '2026-11-28 03:39:45.896661+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280439c6ajts32dnsye204', '2026-11-28 03:39:45.897+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g3skxkjh64sqt06gaar4zt', '1', 'simulator', 'simulator', '202611280439rf1axv0yby7p9pr8', '1', '1', '2026-11-28 03:39:46.017539+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280439rf1axv0yby7p9pr8', '2026-11-28 03:39:45.996+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g3syx7kzkhap5b7h79d7g6', '1', 'simulator', 'simulator', 'col_01m8g3syx7kzkhap5b7h79d7g6', '1', '1', '2026-11-28 03:39:57.367182+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g3syx7kzkhap5b7h79d7g6', '2026-11-28 03:39:59.454+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g3syjt0rgwx1g9r1c54r44', '1', 'simulator', 'simulator', 'sale_01m8g3syjt0rgwx1g9r1c54r44', '1', '1', '2026-11-28 03:39:57.05777+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g3syjt0rgwx1g9r1c54r44', '2026-11-28 03:39:56.951+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3s6anwk4b2dpt2dsjxxen', '1', 'simulator', 'simulator', 'wd_01m8g3s6anwk4b2dpt2dsjxxen', '1', '1', '2026-11-28 03:39:32.132646+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3s6anwk4b2dpt2dsjxxen', '2026-11-28 03:39:32.088+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3s6fxn0zv5a01f0vjgc2n', '1', 'simulator', 'simulator', 'wd_01m8g3s6fxn0zv5a01f0vjgc2n', '1', '1', '2026-11-28 03:39:32.254544+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g3s6fxn0zv5a01f0vjgc2n', '2026-11-28 03:39:32.245+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3s6jb3e4e38f90sbn3c56', '1', 'simulator', 'simulator', 'wd_01m8g3s6jb3e4e38f90sbn3c56', '1', '1', '2026-11-28 03:39:32.337226+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3s6jb3e4e38f90sbn3c56', '2026-11-28 03:39:37.356+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3sbqhzaxdwdcffjgjf951', '1', 'simulator', 'simulator', 'wd_01m8g3sbqhzaxdwdcffjgjf951', '1', '1', '2026-11-28 03:39:37.677601+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g3sbqhzaxdwdcffjgjf951', '2026-11-28 03:39:42.716+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3sgx8nedgn2tbzwkbbc09', '1', 'simulator', 'simulator', 'wd_01m8g3sgx8nedgn2tbzwkbbc09', '1', '1', '2026-11-28 03:39:42.923892+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g3sgx8nedgn2tbzwkbbc09', '2026-11-28 03:39:45.1+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3sk6napsxbmrb17s185eg', '1', 'simulator', 'simulator', 'wd_01m8g3sk6napsxbmrb17s185eg', '1', '1', '2026-11-28 03:39:45.259682+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3sk6napsxbmrb17s185eg', '2026-11-28 03:39:45.249+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 03:39:31.617186+00', 'system', 'business.create', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', '{"kycStatus": "APPROVED"}', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 03:39:31.916426+00', 'usr_01m8g3s5wxvt3qf1wxvpsgejfb', 'sign_in.new_network', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', '{}', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', NULL, 'token', '8595348acceb', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 03:39:31.971597+00', 'usr_01m8g3s5wxvt3qf1wxvpsgejfb', 'webhook_url.change', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', '{}', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'token', '8595348acceb', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:45227/webhooks"}'),
('4', '2026-11-28 03:39:45.142373+00', 'root', 'withdrawal.resolve', 'wd_01m8g3sgx8nedgn2tbzwkbbc09', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 03:39:59.632563+00', 'usr_01m8g3s5wxvt3qf1wxvpsgejfb', 'webhook_url.change', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', '{}', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'token', '8595348acceb', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:45227/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 03:39:59.69081+00', 'ada', 'balance.adjust', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g3t1a79s7pfg9jfjcc6pc5"}', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g3t1a79s7pfg9jfjcc6pc5', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 03:39:59.69081+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 03:39:31.617186+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 03:39:27.454499+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 03:39:27.454499+00');
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
('bill_01m8g3skrqbt0mvkgwzd39vg46', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '73278067369766840089', '{}', '73.52 kWh'),
('bill_01m8g3skxkjh64sqt06gaar4zt', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 03:39:31.617186+00', '2026-11-28 03:39:59.632563+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 03:39:56.762+00', '2026-11-28 03:39:59.047381+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '7e3ca3ce271e5c69e90042155e2e872419506769ecd971adc2f1a4a8bef2c87b', '0', 'test', 'cp_01m8g3sm0m117hjsgkswfs1mmy', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', '5', '2026-11-28 03:39:48.63+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 03:39:50.844436+00'),
('simulated', '924de6b1da98f985ee329a8991c6382e6f65f855f69d406d06aaa3e8166a5986', '0', 'test', 'cp_01m8g3sm0m117hjsgkswfs1mmy', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', '4', '2026-11-28 03:39:46.093+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 03:39:48.34544+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g3syx7kzkhap5b7h79d7g6', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.69780000', '0', '127.41082200', '32175', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g3syx7kzkhap5b7h79d7g6');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g3sm0m117hjsgkswfs1mmy', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY', '7e3ca3ce271e5c69e90042155e2e872419506769ecd971adc2f1a4a8bef2c87b', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g3sm00wdnp4k9mhqgyyvrd', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 04:39:46.068+00', '2026-11-28 03:39:46.068+00', '2026-11-28 03:39:56.598+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('0d58228b381d84bde422baa5ecf68cc25a1461ef7a06705b0e7e066bd96f2593', 'swp_01m8g3srq8a27ybxy5cr361bs5', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d135211408d9cf781a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15410fcb63be11fc68b474dca1746f5dc7ecf051cd0c1215413c5a89830ffd3b2844f5f198e5616976017e15df18d090c10670adc7f381a23412418b8d029505d40a315065861f8ffad0f2c9cab3465796f0e8a41e3cd76b3329077c30f51816eaf5aadace25e66c2afdac456fdad1ac4730edfe63115176b9e5591c', '2026-11-28 03:40:51.085+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 03:39:51.5056+00'),
('23ba40c50586f731313ec3fa1ed7bbb8b78ed25e38ce12e63c001b529d2b39cb', 'swp_01m8g3srq8a27ybxy5cr361bs5', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e84084c8f781a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15413c5a89830ffd3b2844f5f198e5616976017e15df1215410fcb63be11fc68b474dca1746f5dc7ecf051cd0c18b0a81770a4f3f381a2341241893ff45bee3fc61573788d1641f176bac6ce4a28035e0115bb59cf42129e039710a43754af64e931cf83d69c5ea2d4c3dbf0d340b90186610971e96e1671eef11c', '2026-11-28 03:40:56.708+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 03:39:56.731884+00'),
('e99639a03c66ccfbf33177567cdbdbc0a1fdb390b1c97d60fb8324a2c05c4905', 'swp_01m8g3srq8a27ybxy5cr361bs5', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4086b3f781a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15413c5a89830ffd3b2844f5f198e5616976017e15df121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000bba5b1259057108050f48a4207a6ee4b67df1d1700000000000000000000000000000000000000000000000000000000017d784070a6def381a2349001d090c10612416a44cc0d889c328d1b5d91d29d45adbeb603a35cbd33cee2dc06908ca8df580f7f1fbcceb6836905942b1761b7c06193032a2f01c0cdc82d41e5b53fd634b8721b', '2026-11-28 03:40:54.022+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 03:39:54.031242+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g3srq8a27ybxy5cr361bs5', 'cp_01m8g3sm0m117hjsgkswfs1mmy', 'test', '0', 'TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 03:39:50.885097+00', '2026-11-28 03:39:56.591437+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', 'collection', '1', '3185270', '0'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', 'sales', '1', '1525200'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/bills/data', 'bd39c498c0748f47843a094d26e8206f', E'\\x48a9aa0acbee74640b7dcfa98eebd9fc98232bd05aed26114953f6ce96eda5a5', 'bill_01m8g3skxkjh64sqt06gaar4zt', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g3skxkjh64sqt06gaar4zt","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 03:39:45.973046+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/bills/electricity', '46b7e7879ce68c3997f87305e9ace92e', E'\\xbca718bf250338e33a197a54e21e943b679b4a6c67f28560c7f5dae44d6b07f6', 'bill_01m8g3skrqbt0mvkgwzd39vg46', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g3skrqbt0mvkgwzd39vg46","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"73278067369766840089","units":"73.52 kWh"}', '2026-11-28 03:39:45.81656+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/cross-border/collections', '20b2aed22431ebeadea985fb3092e727', E'\\x629ee1b55c7b4d38bf6d8bb4989716e505f69c20b0a6c550d1e80afd96f9fab9', 'col_01m8g3syx7kzkhap5b7h79d7g6', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g3syx7kzkhap5b7h79d7g6","reference":"col_01m8g3syx7kzkhap5b7h79d7g6","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31852.7,"targetCurrency":"NGN","rate":127.410822,"providerFee":0,"providerRate":128.6978,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T03:39:57.224Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 03:39:57.224615+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/crypto/payments/cp_01m8g3sm0m117hjsgkswfs1mmy/simulate-deposit', '65859cec71f9f807133bdf5e3ff1e387', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g3sm0m117hjsgkswfs1mmy', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g3sm0m117hjsgkswfs1mmy","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY","checkoutUrl":"http://127.0.0.1:32885/pay/01m8g3sm0m117hjsgkswfs1mmyyd6cebptns7y328jmbke4swf00","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T04:39:46.068Z","payableUntil":"2026-11-28T04:39:46.068Z","environment":"test","createdAt":"2026-11-28T03:39:46.068Z","updatedAt":"2026-11-28T03:39:46.068Z","metadata":{"simulated":true}},"deposit":{"txHash":"924de6b1da98f985ee329a8991c6382e6f65f855f69d406d06aaa3e8166a5986","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 03:39:46.088236+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/crypto/payments/cp_01m8g3sm0m117hjsgkswfs1mmy/simulate-deposit', 'ecd0d23e35d0049172d09456007b185f', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g3sm0m117hjsgkswfs1mmy', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g3sm0m117hjsgkswfs1mmy","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY","checkoutUrl":"http://127.0.0.1:32885/pay/01m8g3sm0m117hjsgkswfs1mmyyd6cebptns7y328jmbke4swf00","returnUrl":null,"status":"UNDERPAID","txHash":"924de6b1da98f985ee329a8991c6382e6f65f855f69d406d06aaa3e8166a5986","reviewReason":null,"expiresAt":"2026-11-28T04:39:46.068Z","payableUntil":"2026-11-28T05:39:46.068Z","environment":"test","createdAt":"2026-11-28T03:39:46.068Z","updatedAt":"2026-11-28T03:39:48.355Z","metadata":{"simulated":true}},"deposit":{"txHash":"7e3ca3ce271e5c69e90042155e2e872419506769ecd971adc2f1a4a8bef2c87b","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 03:39:48.628801+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/crypto/payments/create', '45c4c0678240d5bf07657532e49c7797', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g3sm0m117hjsgkswfs1mmy', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g3sm0m117hjsgkswfs1mmy","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY","checkoutUrl":"http://127.0.0.1:32885/pay/01m8g3sm0m117hjsgkswfs1mmyyd6cebptns7y328jmbke4swf00","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T04:39:46.068Z","payableUntil":"2026-11-28T04:39:46.068Z","environment":"test","createdAt":"2026-11-28T03:39:46.068Z","updatedAt":"2026-11-28T03:39:46.068Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 03:39:46.075624+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/crypto/withdrawals/request', '8c19aad87cc98187854a4099328f6fa3', E'\\xc700f4dae84da15798a1ce7c572c3f878cca73261bbda40c01d650d2c610d56d', 'sale_01m8g3syjt0rgwx1g9r1c54r44', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g3syjt0rgwx1g9r1c54r44","amountUsdt":10,"conversionRate":1525.2,"grossAmountNgn":15252,"withdrawalFeeNgn":25,"netAmountNgn":15227,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g3syjt0rgwx1g9r1c54r44","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:56.913Z"},"simulated":true,"environment":"test"}', '2026-11-28 03:39:56.913225+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/payment/process', 'c593ab8863ba12b51ee1693a873f954e', E'\\x3bb87b39e35d213c9a5c038763c9fa9fa58943c4b85c120a652495627bcdcf03', 'txn_01m8g3s69baw5bcvz5afgm8fv5', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g3s69baw5bcvz5afgm8fv5","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:39:32.014657+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/withdrawal/request', '19ae46b851dab1779a3a79f8136e91e4', E'\\xcce5e1cb99713b24a8697e2b4b37278b1c7e05dbc6dcae2fec5b4280f75014c5', 'wd_01m8g3s6fxn0zv5a01f0vjgc2n', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g3s6fxn0zv5a01f0vjgc2n","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:32.221Z","environment":"test","simulated":true},"requestId":"req_01m8g3s6fpanapxaf7mphfg2ss","simulated":true,"environment":"test"}', '2026-11-28 03:39:32.221771+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/withdrawal/request', '3bdc94145e792995829de65ec7dfc17e', E'\\x9f5ddd40ce897a4652020059aaa4d5206ef20f54ee354a811973060bba4eb06f', 'wd_01m8g3s6jb3e4e38f90sbn3c56', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g3s6jb3e4e38f90sbn3c56","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:32.299Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:39:32.299905+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/withdrawal/request', '5b8cdab5ec939f56948ab4d1ac7f3fd1', E'\\x63f907452fa8db6967c3eaaff676075b9e8acf65ff73be5a0ccb98d213ae2c64', 'wd_01m8g3sbqhzaxdwdcffjgjf951', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3sbqhzaxdwdcffjgjf951","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:37.585Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:39:37.585684+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/withdrawal/request', 'cf9dd2711626bdf3aca14fab71850af0', E'\\x509d9d1fbabcb8d0d9694724f1a6d66d3808825734d4a88dfb9005d083ce3af4', 'wd_01m8g3sgx8nedgn2tbzwkbbc09', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g3sgx8nedgn2tbzwkbbc09","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:42.888Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:39:42.888833+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/withdrawal/request', 'demo-7bc3a2d3-bb5a-4ed0-b834-5f2c489c84a9', E'\\x997357ca495d92f0fd2596d68c72513cf5c5edef0d3ad9387ede6c405e60cd3b', 'wd_01m8g3s6anwk4b2dpt2dsjxxen', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3s6anwk4b2dpt2dsjxxen","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:32.054Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:39:32.054695+00'),
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '/withdrawal/request', 'eba7e22eb31a50855e27305d6a5eb672', E'\\xbf24b80fc30594b4d3eaedd382ae1b5e5ff6023283cbfc7d48c013fa7678ba85', 'wd_01m8g3sk6napsxbmrb17s185eg', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3sk6napsxbmrb17s185eg","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:45.239Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:39:45.239216+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073313f60a0aecb8f82a074b07f2942929a21cdb766b75f7007a264580fbc344f1457dab1711a3f2d83332d1ab3007e2b8a27370623dda615d3b4a60857f33e6838971979456e90da87274c8abd96df52250c', '2026-11-28 03:39:27.22861+00', '2026-11-28 03:39:27.22861+00'),
('sandbox_seed', E'\\x6d7073313f60a0aecb8f82a01f8ab68d3158e9b6cb515d93fecc23361bc85f5568d0f8c14607469a72c969020ace3c2c12e5d372641a33626112af35bede9a2f12936ec0e6a3d51c29246efab5f1f1c52cec99093196e82ce38789edce19e132f4631f25e422d50172fe84e86c65ef33', '2026-11-28 03:39:27.222616+00', '2026-11-28 03:39:27.222616+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g3s5wxvt3qf1wxvpsgejfb', E'\\x4cf65c2d09cb7c1afcca1ec2c4351a948d0e3770b97969907478aea9594ff0ea', '2026-11-28 03:39:31.916426+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 03:39:31.916426+00', '2026-11-28 03:39:31.916426+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:39:32.562763+00'),
('2', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:45227/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 03:39:31.971597+00', '2026-11-28 03:39:31.971597+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:39:32.562763+00'),
('3', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:45227/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 03:39:59.632563+00', '2026-11-28 03:39:59.632563+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:39:59.695911+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g3sk1e3wxaqjd1tgx3gqff', 'withdrawal.resolve', 'wd_01m8g3sgx8nedgn2tbzwkbbc09', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 03:39:45.070247+00', '2026-11-29 03:39:45.070247+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g3skrqbt0mvkgwzd39vg46', 'bill', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280439c6ajts32dnsye204', NULL, '2026-11-28 03:39:45.81656+00', '2026-11-28 03:39:45.911729+00'),
('bill_01m8g3skxkjh64sqt06gaar4zt', 'bill', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280439rf1axv0yby7p9pr8', NULL, '2026-11-28 03:39:45.973046+00', '2026-11-28 03:39:46.018322+00'),
('col_01m8g3syx7kzkhap5b7h79d7g6', 'collection', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 03:40:17.224615+00', NULL, 'sim_col_01m8g3syx7kzkhap5b7h79d7g6', NULL, '2026-11-28 03:39:57.224615+00', '2026-11-28 03:39:59.469271+00'),
('sale_01m8g3syjt0rgwx1g9r1c54r44', 'usdt_sale', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g3syjt0rgwx1g9r1c54r44', NULL, '2026-11-28 03:39:56.913225+00', '2026-11-28 03:39:57.067884+00'),
('wd_01m8g3s6anwk4b2dpt2dsjxxen', 'withdrawal', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3s6anwk4b2dpt2dsjxxen', NULL, '2026-11-28 03:39:32.054695+00', '2026-11-28 03:39:32.136619+00'),
('wd_01m8g3s6fxn0zv5a01f0vjgc2n', 'withdrawal', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3s6fxn0zv5a01f0vjgc2n', 'The sandbox fails amounts ending in .01.', '2026-11-28 03:39:32.221771+00', '2026-11-28 03:39:32.255906+00'),
('wd_01m8g3s6jb3e4e38f90sbn3c56', 'withdrawal', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3s6jb3e4e38f90sbn3c56', NULL, '2026-11-28 03:39:32.299905+00', '2026-11-28 03:39:37.407138+00'),
('wd_01m8g3sbqhzaxdwdcffjgjf951', 'withdrawal', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3sbqhzaxdwdcffjgjf951', 'The sandbox reverses amounts ending in .04.', '2026-11-28 03:39:37.585684+00', '2026-11-28 03:39:42.750087+00'),
('wd_01m8g3sgx8nedgn2tbzwkbbc09', 'withdrawal', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g3sk1e3wxaqjd1tgx3gqff', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3sgx8nedgn2tbzwkbbc09', NULL, '2026-11-28 03:39:42.888833+00', '2026-11-28 03:39:45.142373+00'),
('wd_01m8g3sk6napsxbmrb17s185eg', 'withdrawal', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3sk6napsxbmrb17s185eg', NULL, '2026-11-28 03:39:45.239216+00', '2026-11-28 03:39:45.260473+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TBQinhFzma5EH9mVEDq5vfHzrSmDK17joj', '0', '8999999985632000', 'true'),
('TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY', '0', '268000', 'true'),
('TT5PrQqhjprhuE6fj1U2YUr6noijXoU3KW', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795837171739'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795837181988'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795837186093'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795837188630'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795837191531'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795837194043'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795837196762');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('0d58228b381d84bde422baa5ecf68cc25a1461ef7a06705b0e7e066bd96f2593', '6', 'trx_transfer', 'SUCCESS', 'TBQinhFzma5EH9mVEDq5vfHzrSmDK17joj', 'TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY', '13650000', '1100000', '0'),
('23ba40c50586f731313ec3fa1ed7bbb8b78ed25e38ce12e63c001b529d2b39cb', '8', 'trx_transfer', 'SUCCESS', 'TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY', 'TBQinhFzma5EH9mVEDq5vfHzrSmDK17joj', '382000', '0', '0'),
('7e3ca3ce271e5c69e90042155e2e872419506769ecd971adc2f1a4a8bef2c87b', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY', '15000000', '0', '0'),
('924de6b1da98f985ee329a8991c6382e6f65f855f69d406d06aaa3e8166a5986', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY', '10000000', '0', '0'),
('e99639a03c66ccfbf33177567cdbdbc0a1fdb390b1c97d60fb8324a2c05c4905', '7', 'usdt_transfer', 'SUCCESS', 'TFUL1CbT9woiWPZoKLfKYgdypyqzCebQwY', 'TT5PrQqhjprhuE6fj1U2YUr6noijXoU3KW', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g3skrqbt0mvkgwzd39vg46', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g3skr8rzvyxsbyxqhdcf4p', '2026-11-28 03:39:45.81656+00', '2026-11-28 03:39:45.911729+00'),
('bill_01m8g3skxkjh64sqt06gaar4zt', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g3skxbxwz658pss3ad84nn', '2026-11-28 03:39:45.973046+00', '2026-11-28 03:39:46.018322+00'),
('col_01m8g3syx7kzkhap5b7h79d7g6', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'collection', 'COMPLETED', '3185270', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g3sytdfdcx4r23e028xkm6', '2026-11-28 03:39:57.224615+00', '2026-11-28 03:39:59.469271+00'),
('txn_01m8g3s69baw5bcvz5afgm8fv5', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g3s696nbkq76r841ccd785', '2026-11-28 03:39:32.014657+00', '2026-11-28 03:39:32.014657+00'),
('wd_01m8g3s6anwk4b2dpt2dsjxxen', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3s6ahv9y5yc0spk72135r', '2026-11-28 03:39:32.054695+00', '2026-11-28 03:39:32.136619+00'),
('wd_01m8g3s6fxn0zv5a01f0vjgc2n', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3s6fpanapxaf7mphfg2ss', '2026-11-28 03:39:32.221771+00', '2026-11-28 03:39:32.255906+00'),
('wd_01m8g3s6jb3e4e38f90sbn3c56', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3s6j76svvhpft3qv3sm2s', '2026-11-28 03:39:32.299905+00', '2026-11-28 03:39:37.407138+00'),
('wd_01m8g3sbqhzaxdwdcffjgjf951', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3sbqb8k187d4nwjj1pjyp', '2026-11-28 03:39:37.585684+00', '2026-11-28 03:39:42.750087+00'),
('wd_01m8g3sgx8nedgn2tbzwkbbc09', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3sgx5tdvz7p9tykqm5hys', '2026-11-28 03:39:42.888833+00', '2026-11-28 03:39:45.142373+00'),
('wd_01m8g3sk6napsxbmrb17s185eg', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3sk6d99cj2t2a03a4ezbg', '2026-11-28 03:39:45.239216+00', '2026-11-28 03:39:45.260473+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g3syfragcvjn0me2vnhh2t', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', '10000000', '1540.61000000', '1525.20000000', '1525200', '2500', '1522700', '15410', '2026-11-28 03:39:56.805874+00', '2026-11-28 03:40:56.792+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g3syjt0rgwx1g9r1c54r44', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'COMPLETED', '10000000', '1540.61000000', '1525.20000000', '1525200', '2500', '1522700', '15410', 'qte_01m8g3syfragcvjn0me2vnhh2t', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g3sygg3vfmdnk9602j90tz', '2026-11-28 03:39:56.913225+00', '2026-11-28 03:39:57.067884+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g3s5wxvt3qf1wxvpsgejfb', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$gQtuxws0UnJD+sPLN0TZJQ$qkoaia3WDZS1adqrxe48mYejj1LHCjQDMaQ8hrF8Sao', '1', NULL, NULL, NULL, '2026-11-28 03:39:31.617186+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'simulator', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 03:39:31.617186+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g3s6dbr7ah97r7kzc5jegt', '1', 'http://127.0.0.1:45227/webhooks', '2026-11-28 03:39:32.155+00', '13', '204', '', NULL),
('msg_01m8g3s6h1rxv3c8h3xa1r82h0', '1', 'http://127.0.0.1:45227/webhooks', '2026-11-28 03:39:32.265+00', '5', '204', '', NULL),
('msg_01m8g3sbj1pv0vyjdd1wkn4nc3', '1', 'http://127.0.0.1:45227/webhooks', '2026-11-28 03:39:37.43+00', '3', '204', '', NULL),
('msg_01m8g3sbth1jsxcbffe6daxkxr', '1', 'http://127.0.0.1:45227/webhooks', '2026-11-28 03:39:37.71+00', '3', '204', '', NULL),
('msg_01m8g3sgrzaejef0za3svfm76r', '1', 'http://127.0.0.1:45227/webhooks', '2026-11-28 03:39:42.757+00', '8', '204', '', NULL),
('msg_01m8g3sk3rsr4jtawg2rwm066h', '1', 'http://127.0.0.1:45227/webhooks', '2026-11-28 03:39:45.163+00', '3', '204', '', NULL),
('msg_01m8g3sk7fvvtt4wtdqvkxd47t', '1', 'http://127.0.0.1:45227/webhooks', '2026-11-28 03:39:45.273+00', '2', '500', '', NULL),
('msg_01m8g3sk7fvvtt4wtdqvkxd47t', '2', 'http://127.0.0.1:45227/webhooks', '2026-11-28 03:39:45.705+00', '4', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g3s6dbr7ah97r7kzc5jegt', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal.completed', 'wd_01m8g3s6anwk4b2dpt2dsjxxen', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:39:32.088Z","data":{"transactionId":"wd_01m8g3s6anwk4b2dpt2dsjxxen","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:32.054Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:32.136619+00', '2026-11-28 03:39:32.171596+00', NULL),
('msg_01m8g3s6h1rxv3c8h3xa1r82h0', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal.failed', 'wd_01m8g3s6fxn0zv5a01f0vjgc2n', '{"type":"withdrawal.failed","timestamp":"2026-11-28T03:39:32.245Z","data":{"transactionId":"wd_01m8g3s6fxn0zv5a01f0vjgc2n","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:32.221Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:32.255906+00', '2026-11-28 03:39:32.270368+00', NULL),
('msg_01m8g3sbj1pv0vyjdd1wkn4nc3', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal.completed', 'wd_01m8g3s6jb3e4e38f90sbn3c56', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:39:37.356Z","data":{"transactionId":"wd_01m8g3s6jb3e4e38f90sbn3c56","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:32.299Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:37.407138+00', '2026-11-28 03:39:37.435283+00', NULL),
('msg_01m8g3sbth1jsxcbffe6daxkxr', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal.completed', 'wd_01m8g3sbqhzaxdwdcffjgjf951', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:39:37.658Z","data":{"transactionId":"wd_01m8g3sbqhzaxdwdcffjgjf951","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:37.585Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:37.679781+00', '2026-11-28 03:39:37.714041+00', NULL),
('msg_01m8g3sgrzaejef0za3svfm76r', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal.failed', 'wd_01m8g3sbqhzaxdwdcffjgjf951', '{"type":"withdrawal.failed","timestamp":"2026-11-28T03:39:42.716Z","data":{"transactionId":"wd_01m8g3sbqhzaxdwdcffjgjf951","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:37.585Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:42.750087+00', '2026-11-28 03:39:42.765942+00', NULL),
('msg_01m8g3sk3rsr4jtawg2rwm066h', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal.completed', 'wd_01m8g3sgx8nedgn2tbzwkbbc09', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:39:45.130Z","data":{"transactionId":"wd_01m8g3sgx8nedgn2tbzwkbbc09","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:42.888Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:45.142373+00', '2026-11-28 03:39:45.179241+00', NULL),
('msg_01m8g3sk7fvvtt4wtdqvkxd47t', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', 'withdrawal.completed', 'wd_01m8g3sk6napsxbmrb17s185eg', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:39:45.249Z","data":{"transactionId":"wd_01m8g3sk6napsxbmrb17s185eg","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:45.239Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:45.260473+00', '2026-11-28 03:39:45.710064+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g3s5xdqewmmmzhm9fp8txa', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'prod', E'\\x6d7073313f60a0aecb8f82a0fb9f296681b8f386861d7a351a08a2936918a68b6e1de81ccdbbe738399c470dc8f03cdb81bf274149f5fb39cb9e967c917d0a1429051d9a95b607bc6251bfc8b3acee35a91405d00b6bd6747903', '2026-11-28 03:39:31.617186+00', NULL),
('whs_01m8g3s5xdzxd58vxpp3ryfve5', 'biz_01m8g3s5ww96sjbwm8fpzxcse2', 'test', E'\\x6d7073313f60a0aecb8f82a05e62330459e783f62d5a341dee39636d2978f1732102bddedf32d2cd7fe3547ebd84f0d8548205b6e06288cf692e04075588067f56697306be7c95be3d36fac82c83c8cbaffffff8a8b27a3579cf', '2026-11-28 03:39:31.617186+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g3s6anwk4b2dpt2dsjxxen', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3s6fxn0zv5a01f0vjgc2n', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3s6jb3e4e38f90sbn3c56', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3sbqhzaxdwdcffjgjf951', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3sgx8nedgn2tbzwkbbc09', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3sk6napsxbmrb17s185eg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
