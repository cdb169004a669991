-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('123', '124', '125', '179', '186', '187', '188', '189', '268', '317', '333', '58', '60', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 09:05:13.53795+00'),
('1025', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 09:05:13.53795+00'),
('1026', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'NGN', 'available', '0', '7378337', '13', '2026-11-28 09:05:13.53795+00'),
('1027', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 09:05:13.53795+00'),
('1028', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 09:05:13.53795+00'),
('1029', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 09:05:13.53795+00'),
('1030', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 09:05:13.53795+00'),
('1031', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 09:05:13.53795+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32261', '1', '2026-11-28 09:05:06.816204+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '150000', '1', '2026-11-28 09:05:06.816204+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '15450', '1', '2026-11-28 09:05:06.816204+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-150050', '1', '2026-11-28 09:05:06.816204+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '200004', '2', '2026-11-28 09:05:06.816204+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3216055', '2', '2026-11-28 09:05:06.816204+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-9399998', '3', '2026-11-28 09:05:06.816204+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '6526791', '4', '2026-11-28 09:05:06.816204+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', '2026-11-28 09:05:06.816204+00'),
('317', NULL, 'test', 'NGN', 'conversion', '13', '-1544740', '1', '2026-11-28 09:05:06.816204+00'),
('333', NULL, 'test', 'USDT', 'conversion', '13', '10000000', '1', '2026-11-28 09:05:06.816204+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '2000', '2', '2026-11-28 09:05:06.816204+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '1000', '1', '2026-11-28 09:05:06.816204+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '5000', '4', '2026-11-28 09:05:06.816204+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3193794', '7228287'),
('1026', '13', '23', '150050', '7378337'),
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
('123', '1', '22', '32261', '32261'),
('124', '1', '1', '150000', '150000'),
('125', '1', '21', '15450', '15450'),
('179', '1', '23', '-150050', '-150050'),
('186', '1', '9', '100004', '100004'),
('186', '2', '14', '100000', '200004'),
('187', '1', '18', '10000', '10000'),
('187', '2', '22', '-3226055', '-3216055'),
('188', '1', '1', '-10000000', '-10000000'),
('188', '2', '7', '100002', '-9899998'),
('188', '3', '16', '500000', '-9399998'),
('189', '1', '3', '5000000', '5000000'),
('189', '2', '10', '-100004', '4899996'),
('189', '3', '12', '100005', '5000001'),
('189', '4', '21', '1526790', '6526791'),
('268', '1', '19', '-25000000', '-25000000'),
('317', '1', '21', '-1544740', '-1544740'),
('333', '1', '21', '10000000', '10000000'),
('58', '1', '9', '1000', '1000'),
('58', '2', '14', '1000', '2000'),
('60', '1', '7', '1000', '1000'),
('61', '1', '3', '2500', '2500'),
('61', '2', '10', '-1000', '1500'),
('61', '3', '12', '1000', '2500'),
('61', '4', '21', '2500', '5000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gpdj14v54ghgkb4armct47', 'payment', 'single', 'test', NULL, '2026-11-28 09:05:13.768213+00', NULL, NULL, NULL),
('10', 'wd_01m8gpdq9fe25cw73w2an43j04:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 09:05:24.210439+00', NULL, NULL, NULL),
('11', 'wd_01m8gpdwbmccbtreqf0affgja0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:24.341114+00', NULL, NULL, NULL),
('12', 'wd_01m8gpdwbmccbtreqf0affgja0:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 09:05:26.516392+00', NULL, NULL, NULL),
('13', 'wd_01m8gpdygyx54b7qqm9dkxqmbd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:26.558576+00', NULL, NULL, NULL),
('14', 'wd_01m8gpdygyx54b7qqm9dkxqmbd:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 09:05:26.584708+00', NULL, NULL, NULL),
('15', 'bill_01m8gpdzgn6cq2zzjqdf04n3ed:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:27.574338+00', NULL, NULL, NULL),
('16', 'bill_01m8gpdzgn6cq2zzjqdf04n3ed:post', 'bill_post', 'post', 'test', '15', '2026-11-28 09:05:27.605282+00', NULL, NULL, NULL),
('17', 'bill_01m8gpdzjw644xq4qkapnb13m8:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:27.645153+00', NULL, NULL, NULL),
('18', 'bill_01m8gpdzjw644xq4qkapnb13m8:post', 'bill_post', 'post', 'test', '17', '2026-11-28 09:05:27.676605+00', NULL, NULL, NULL),
('19', 'cp_01m8gpdzn34ws8e1z17y6mc1ey', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 09:05:37.330301+00', NULL, NULL, NULL),
('2', 'wd_01m8gpdj24e7a5h9z4hte6v401:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:13.798619+00', NULL, NULL, NULL),
('20', 'sale_01m8gpe95h2f903gcgy2003ae8:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:37.458365+00', NULL, NULL, NULL),
('21', 'sale_01m8gpe95h2f903gcgy2003ae8:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 09:05:37.480093+00', NULL, NULL, NULL),
('22', 'col_01m8gpe972zspq2zxswdrhvz1e:credit', 'collection', 'single', 'test', NULL, '2026-11-28 09:05:39.586969+00', NULL, NULL, NULL),
('23', 'adj_01m8gpebggeegq8wenv2jrge4p', 'adjustment', 'single', 'test', NULL, '2026-11-28 09:05:39.860466+00', NULL, NULL, NULL),
('3', 'wd_01m8gpdj24e7a5h9z4hte6v401:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 09:05:13.854864+00', NULL, NULL, NULL),
('4', 'wd_01m8gpdj6mezyfv0a9yfe7vm2f:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:13.941819+00', NULL, NULL, NULL),
('5', 'wd_01m8gpdj6mezyfv0a9yfe7vm2f:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 09:05:13.971385+00', NULL, NULL, NULL),
('6', 'wd_01m8gpdj90qsw2s7jcgnmgzhhf:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:14.01765+00', NULL, NULL, NULL),
('7', 'wd_01m8gpdj90qsw2s7jcgnmgzhhf:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 09:05:19.076357+00', NULL, NULL, NULL),
('8', 'wd_01m8gpdq9fe25cw73w2an43j04:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 09:05:19.151862+00', NULL, NULL, NULL),
('9', 'wd_01m8gpdq9fe25cw73w2an43j04:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 09:05:19.178163+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gpdht0wemn4qvgkayf4ypf', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'prod', E'\\x2b0757c948b89277a27365244d2fff0fcfb94ba562124ec3c744119816f33543', E'\\x6d707331e48258853747d1e5dfe0a98215a53f71eb979d2f77af73ddd7d55159e4cbdb24dca9b80e008f705347f2a907c6c6ddd2f091c8be766aa5eb37c647124d55d2f4a7e6130c28727660f4d667fbb1160b5d', 'fObn', NULL, NULL, NULL, '2026-11-28 09:05:13.541306+00', NULL, NULL, NULL),
('key_01m8gpdht1cax1100p6wnqhb6k', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', E'\\x67b9a4d67995fccbe4e6cdb3c066597b45501548cba057f9542996d74211544f', E'\\x6d707331e48258853747d1e52532bbf7873b7bcee253726808c7c00fe2e87a0d7140499a09d839896ad05df4ed644b3d4b466afd3c72748f4b64c864d6e9382686f0b1c74a941e2d9d9acc6be8544634fca526d4', 'MDV0', NULL, NULL, NULL, '2026-11-28 09:05:13.541306+00', NULL, '2026-11-28 09:05:13.591775+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:220f230dc11605adf328bf5aa0d18de9e04c059512b7d0a6ccf7a7b4a1251449', '0', '1795943113654'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795857613650'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795857613647');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gpdzgn6cq2zzjqdf04n3ed', '1', 'simulator', 'simulator', '20261128100545c05fa7ndk8de55', '1', '1', '2026-11-28 09:05:27.602452+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128100545c05fa7ndk8de55', '2026-11-28 09:05:27.591+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gpdzjw644xq4qkapnb13m8', '1', 'simulator', 'simulator', '202611281005mcwp0ygaxnwrx464', '1', '1', '2026-11-28 09:05:27.675342+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281005mcwp0ygaxnwrx464', '2026-11-28 09:05:27.665+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gpe972zspq2zxswdrhvz1e', '1', 'simulator', 'simulator', 'col_01m8gpe972zspq2zxswdrhvz1e', '1', '1', '2026-11-28 09:05:37.533319+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gpe972zspq2zxswdrhvz1e', '2026-11-28 09:05:39.574+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gpe95h2f903gcgy2003ae8', '1', 'simulator', 'simulator', 'sale_01m8gpe95h2f903gcgy2003ae8', '1', '1', '2026-11-28 09:05:37.479221+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gpe95h2f903gcgy2003ae8', '2026-11-28 09:05:37.469+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gpdj24e7a5h9z4hte6v401', '1', 'simulator', 'simulator', 'wd_01m8gpdj24e7a5h9z4hte6v401', '1', '1', '2026-11-28 09:05:13.852624+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gpdj24e7a5h9z4hte6v401', '2026-11-28 09:05:13.832+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gpdj6mezyfv0a9yfe7vm2f', '1', 'simulator', 'simulator', 'wd_01m8gpdj6mezyfv0a9yfe7vm2f', '1', '1', '2026-11-28 09:05:13.970361+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gpdj6mezyfv0a9yfe7vm2f', '2026-11-28 09:05:13.957+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gpdj90qsw2s7jcgnmgzhhf', '1', 'simulator', 'simulator', 'wd_01m8gpdj90qsw2s7jcgnmgzhhf', '1', '1', '2026-11-28 09:05:14.046382+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gpdj90qsw2s7jcgnmgzhhf', '2026-11-28 09:05:19.063+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gpdq9fe25cw73w2an43j04', '1', 'simulator', 'simulator', 'wd_01m8gpdq9fe25cw73w2an43j04', '1', '1', '2026-11-28 09:05:19.177318+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gpdq9fe25cw73w2an43j04', '2026-11-28 09:05:24.197+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gpdwbmccbtreqf0affgja0', '1', 'simulator', 'simulator', 'wd_01m8gpdwbmccbtreqf0affgja0', '1', '1', '2026-11-28 09:05:24.370184+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gpdwbmccbtreqf0affgja0', '2026-11-28 09:05:26.481+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gpdygyx54b7qqm9dkxqmbd', '1', 'simulator', 'simulator', 'wd_01m8gpdygyx54b7qqm9dkxqmbd', '1', '1', '2026-11-28 09:05:26.58376+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gpdygyx54b7qqm9dkxqmbd', '2026-11-28 09:05:26.572+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 09:05:13.541306+00', 'system', 'business.create', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', '{"kycStatus": "APPROVED"}', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 09:05:13.70118+00', 'usr_01m8gpdhsn0jjqh5c5rbv8kb2t', 'sign_in.new_network', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', '{}', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', NULL, 'token', 'afba57db74d3', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 09:05:13.732984+00', 'usr_01m8gpdhsn0jjqh5c5rbv8kb2t', 'webhook_url.change', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', '{}', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'token', 'afba57db74d3', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40295/webhooks"}'),
('4', '2026-11-28 09:05:26.516392+00', 'root', 'withdrawal.resolve', 'wd_01m8gpdwbmccbtreqf0affgja0', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 09:05:39.689991+00', 'usr_01m8gpdhsn0jjqh5c5rbv8kb2t', 'webhook_url.change', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', '{}', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'token', 'afba57db74d3', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40295/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 09:05:39.860466+00', 'ada', 'balance.adjust', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gpebggeegq8wenv2jrge4p"}', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gpebggeegq8wenv2jrge4p', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 09:05:39.860466+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 09:05:13.541306+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 09:05:10.787855+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 09:05:10.787855+00');
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
('bill_01m8gpdzgn6cq2zzjqdf04n3ed', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '23561507875171900419', '{}', '73.52 kWh'),
('bill_01m8gpdzjw644xq4qkapnb13m8', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 09:05:13.541306+00', '2026-11-28 09:05:39.689991+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 09:05:37.334+00', '2026-11-28 09:05:39.429079+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'f0c85150e6810bdbbbcc11c2b5a39501cd9010f8500683c3379c8cb33cdfb133', '0', 'test', 'cp_01m8gpdzn34ws8e1z17y6mc1ey', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', '4', '2026-11-28 09:05:27.743+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 09:05:29.75176+00'),
('simulated', 'ffc7c747c9a5d5fe2c47ef972822b501c26c8d57b3609a3c00895ab610088b1a', '0', 'test', 'cp_01m8gpdzn34ws8e1z17y6mc1ey', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', '5', '2026-11-28 09:05:29.991+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 09:05:32.178233+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gpe972zspq2zxswdrhvz1e', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.04220000', '0', '127.75177800', '32261', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gpe972zspq2zxswdrhvz1e');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gpdzn34ws8e1z17y6mc1ey', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV', 'ffc7c747c9a5d5fe2c47ef972822b501c26c8d57b3609a3c00895ab610088b1a', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gpdzmxd8gydd3m8nh9kcsq', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 10:05:27.715+00', '2026-11-28 09:05:27.715+00', '2026-11-28 09:05:37.31+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('14b440dd77f5033027025fb7de229b9ec6c5e7aefb1d8c3ce42aab84d5d5e011', 'swp_01m8gpe413cbtfaxd5f2n8fgq5', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140b5f59f8ba2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541e5434a92907850d6368adb7eeed7d6848881883a1215412633de95a79337e8f151603265f0c37dcf5382d218d090c10670d5a09c8ba234124113857b1cf6dc6c9d0ce72300523f84bf1dfb561793cc81f888ad8376aa7037f8331bd35f20e7ae13c145d1f89602657141ab75ecbc9e2bef3fc5ee3627e5768c1b', '2026-11-28 09:06:32.245+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 09:05:32.384399+00'),
('25af8036e9c98918a76bb4e0ed978a15a5166166d78ac828ef15a6fed0677828', 'swp_01m8gpe413cbtfaxd5f2n8fgq5', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40d489a08ba2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15412633de95a79337e8f151603265f0c37dcf5382d2121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000065267b134d6708e8e584314646dbca07435ebf0700000000000000000000000000000000000000000000000000000000017d784070f4b49c8ba2349001d090c10612419c8842e8f13404850af6780a86eb8d048833116c9333d20d6f771bf37d958f884e670edfdea2e2d4f2c240d41a13d6b118178efc518b12731dfee978c3b08e1f1c', '2026-11-28 09:06:34.836+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 09:05:34.844457+00'),
('8413e0763c3b32366a64ecae69721af775a89eb30bec38e99069ee836783a413', 'swp_01m8gpe413cbtfaxd5f2n8fgq5', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840879da08ba2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15412633de95a79337e8f151603265f0c37dcf5382d2121541e5434a92907850d6368adb7eeed7d6848881883a18b0a81770a7c89c8ba23412417a170a924c7fa8d05808eafe775d80c72b2b1497fa750b02c82ea53884594c9114c6eda24c61b53401b8b99c157e345c402d4dc5f90763ed35463da938ff65901c', '2026-11-28 09:06:37.319+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 09:05:37.326399+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gpe413cbtfaxd5f2n8fgq5', 'cp_01m8gpdzn34ws8e1z17y6mc1ey', 'test', '0', 'TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 09:05:32.193295+00', '2026-11-28 09:05:37.300979+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', 'collection', '1', '3193794', '0'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', 'sales', '1', '1529290'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/bills/data', '1c2f498992d6d25ca86d92141fd44470', E'\\x28adc132104faea79e74e4925c8c5f1cdfde7d3457030a3f0115c0ad5528a158', 'bill_01m8gpdzjw644xq4qkapnb13m8', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gpdzjw644xq4qkapnb13m8","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 09:05:27.645153+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/bills/electricity', '0f978bcc382c2f5c7a1fb569248a2b5b', E'\\x55f09eab353d56e648bbae816855daa8e06b697deb4b80fbb6d747a272cacaf5', 'bill_01m8gpdzgn6cq2zzjqdf04n3ed', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gpdzgn6cq2zzjqdf04n3ed","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"23561507875171900419","units":"73.52 kWh"}', '2026-11-28 09:05:27.574338+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/cross-border/collections', '00930c953ae40ebed3cc226b3a9559dc', E'\\x7d6b6e465c855812371623f6495e039183be8fa04c541bac2b681c8cd95b8a44', 'col_01m8gpe972zspq2zxswdrhvz1e', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gpe972zspq2zxswdrhvz1e","reference":"col_01m8gpe972zspq2zxswdrhvz1e","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31937.94,"targetCurrency":"NGN","rate":127.751778,"providerFee":0,"providerRate":129.0422,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T09:05:37.507Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 09:05:37.507123+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/crypto/payments/cp_01m8gpdzn34ws8e1z17y6mc1ey/simulate-deposit', '3c8dc1a5061d4d43b34bd268e74727f2', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gpdzn34ws8e1z17y6mc1ey', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gpdzn34ws8e1z17y6mc1ey","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV","checkoutUrl":"http://127.0.0.1:37301/pay/01m8gpdzn34ws8e1z17y6mc1eyknf9b1tv7h7why9n2xrn0v7aty","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T10:05:27.715Z","payableUntil":"2026-11-28T10:05:27.715Z","environment":"test","createdAt":"2026-11-28T09:05:27.715Z","updatedAt":"2026-11-28T09:05:27.715Z","metadata":{"simulated":true}},"deposit":{"txHash":"f0c85150e6810bdbbbcc11c2b5a39501cd9010f8500683c3379c8cb33cdfb133","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 09:05:27.739776+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/crypto/payments/cp_01m8gpdzn34ws8e1z17y6mc1ey/simulate-deposit', 'f1f65dacc8654527f08b49baf92e140f', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gpdzn34ws8e1z17y6mc1ey', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gpdzn34ws8e1z17y6mc1ey","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV","checkoutUrl":"http://127.0.0.1:37301/pay/01m8gpdzn34ws8e1z17y6mc1eyknf9b1tv7h7why9n2xrn0v7aty","returnUrl":null,"status":"UNDERPAID","txHash":"f0c85150e6810bdbbbcc11c2b5a39501cd9010f8500683c3379c8cb33cdfb133","reviewReason":null,"expiresAt":"2026-11-28T10:05:27.715Z","payableUntil":"2026-11-28T11:05:27.715Z","environment":"test","createdAt":"2026-11-28T09:05:27.715Z","updatedAt":"2026-11-28T09:05:29.760Z","metadata":{"simulated":true}},"deposit":{"txHash":"ffc7c747c9a5d5fe2c47ef972822b501c26c8d57b3609a3c00895ab610088b1a","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 09:05:29.991082+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/crypto/payments/create', '4ed912c67ff15ae84079755c94d92a73', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gpdzn34ws8e1z17y6mc1ey', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gpdzn34ws8e1z17y6mc1ey","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV","checkoutUrl":"http://127.0.0.1:37301/pay/01m8gpdzn34ws8e1z17y6mc1eyknf9b1tv7h7why9n2xrn0v7aty","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T10:05:27.715Z","payableUntil":"2026-11-28T10:05:27.715Z","environment":"test","createdAt":"2026-11-28T09:05:27.715Z","updatedAt":"2026-11-28T09:05:27.715Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 09:05:27.719487+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/crypto/withdrawals/request', '5bbb20cb68f3ce1ad3861340a6c51135', E'\\x3d4649a56473dadd7a14117154a70ca53de2272d4c90705dbfb3106c68ba579c', 'sale_01m8gpe95h2f903gcgy2003ae8', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gpe95h2f903gcgy2003ae8","amountUsdt":10,"conversionRate":1529.29,"grossAmountNgn":15292.9,"withdrawalFeeNgn":25,"netAmountNgn":15267.9,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gpe95h2f903gcgy2003ae8","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T09:05:37.458Z"},"simulated":true,"environment":"test"}', '2026-11-28 09:05:37.458365+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/payment/process', 'b67704175896ff419eec826b59ac5b58', E'\\x168d8b0cc80a765c192f2929489d3a043707c4438360268efab7bbfa77119c3f', 'txn_01m8gpdj14v54ghgkb4armct47', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gpdj14v54ghgkb4armct47","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 09:05:13.768213+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/withdrawal/request', '5d97e4bed26aa76eb5605c0c5b56cefc', E'\\x5b80684a3807e405b935ef7492f427dcf0cc40bd7262e2dcf42c8f47434bc6ee', 'wd_01m8gpdj90qsw2s7jcgnmgzhhf', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gpdj90qsw2s7jcgnmgzhhf","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T09:05:14.017Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 09:05:14.01765+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/withdrawal/request', 'cca8ee2aa5ab177c2121db5bbdd46219', E'\\xb885d947c0c25a9542d56d0742db884aad5b7ec9dc0ffbd0628936936255b0c4', 'wd_01m8gpdj6mezyfv0a9yfe7vm2f', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gpdj6mezyfv0a9yfe7vm2f","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T09:05:13.941Z","environment":"test","simulated":true},"requestId":"req_01m8gpdj6hddrmhk18s5zzy2ty","simulated":true,"environment":"test"}', '2026-11-28 09:05:13.941819+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/withdrawal/request', 'demo-3b338334-fdc6-4fc0-9b17-9544de6b08fc', E'\\xd14f7d9b0809d3e6189f10f2e6eec0c53cf2977a8b5fcadc6b11fef7d60aa995', 'wd_01m8gpdj24e7a5h9z4hte6v401', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gpdj24e7a5h9z4hte6v401","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T09:05:13.798Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 09:05:13.798619+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/withdrawal/request', 'df70aa985d1c68f6d45ed2321789bdea', E'\\x18b0c22820b659b84481b9e343d0ba806c367925fb89368cf4b45f393049cc62', 'wd_01m8gpdygyx54b7qqm9dkxqmbd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gpdygyx54b7qqm9dkxqmbd","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T09:05:26.558Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 09:05:26.558576+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/withdrawal/request', 'e53613272c0a894e48eaa99757117f3b', E'\\xae394913f4ca652bc07ec1282e8a0718f9d60776a39f2c46eb0354bb8ebf04ba', 'wd_01m8gpdwbmccbtreqf0affgja0', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gpdwbmccbtreqf0affgja0","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T09:05:24.341Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 09:05:24.341114+00'),
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '/withdrawal/request', 'fa0b629b2758ccba8f5cbc515e187052', E'\\xb8ec474207e4da6c2d8d0437956cb24b7fae63ec770079c631b2e7091d865aae', 'wd_01m8gpdq9fe25cw73w2an43j04', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gpdq9fe25cw73w2an43j04","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T09:05:19.151Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 09:05:19.151862+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331e48258853747d1e5c30d82cac1a894e9ae748c7f80944809a3edeb7688547306c9646e84052fc7cd60fb227fef1b043b05724897adddeb5182df537dc87327db7a6afdcd725f14ea1b13c9045ee5a23e', '2026-11-28 09:05:10.688907+00', '2026-11-28 09:05:10.688907+00'),
('sandbox_seed', E'\\x6d707331e48258853747d1e59bfb7053fb7ad0b01ac4da0760d6f32b6a35eaea4fa3b575329d665875fa520f5719e8b5be4db2891d293173ff1eb5644430ba454d37f0b6560da9e488118f4991055bac3b24751957d16d23ccf6d60300e9fc426458f0a445480f7018d3b0dd963f0b3f', '2026-11-28 09:05:10.686084+00', '2026-11-28 09:05:10.686084+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gpdhsn0jjqh5c5rbv8kb2t', E'\\x7a14f74d194a0e6a3bcb1dfcea4935d8fda286956b7904cbb4b771a97cdcdd81', '2026-11-28 09:05:13.70118+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 09:05:13.70118+00', '2026-11-28 09:05:13.70118+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 09:05:14.472149+00'),
('2', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:40295/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 09:05:13.732984+00', '2026-11-28 09:05:13.732984+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 09:05:14.472149+00'),
('3', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:40295/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 09:05:39.689991+00', '2026-11-28 09:05:39.689991+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gpdydry5qxvryd6cgzw9bh', 'withdrawal.resolve', 'wd_01m8gpdwbmccbtreqf0affgja0', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 09:05:26.456728+00', '2026-11-29 09:05:26.456728+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gpdzgn6cq2zzjqdf04n3ed', 'bill', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128100545c05fa7ndk8de55', NULL, '2026-11-28 09:05:27.574338+00', '2026-11-28 09:05:27.605282+00'),
('bill_01m8gpdzjw644xq4qkapnb13m8', 'bill', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281005mcwp0ygaxnwrx464', NULL, '2026-11-28 09:05:27.645153+00', '2026-11-28 09:05:27.676605+00'),
('col_01m8gpe972zspq2zxswdrhvz1e', 'collection', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 09:05:57.507123+00', NULL, 'sim_col_01m8gpe972zspq2zxswdrhvz1e', NULL, '2026-11-28 09:05:37.507123+00', '2026-11-28 09:05:39.586969+00'),
('sale_01m8gpe95h2f903gcgy2003ae8', 'usdt_sale', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gpe95h2f903gcgy2003ae8', NULL, '2026-11-28 09:05:37.458365+00', '2026-11-28 09:05:37.480093+00'),
('wd_01m8gpdj24e7a5h9z4hte6v401', 'withdrawal', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gpdj24e7a5h9z4hte6v401', NULL, '2026-11-28 09:05:13.798619+00', '2026-11-28 09:05:13.854864+00'),
('wd_01m8gpdj6mezyfv0a9yfe7vm2f', 'withdrawal', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gpdj6mezyfv0a9yfe7vm2f', 'The sandbox fails amounts ending in .01.', '2026-11-28 09:05:13.941819+00', '2026-11-28 09:05:13.971385+00'),
('wd_01m8gpdj90qsw2s7jcgnmgzhhf', 'withdrawal', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gpdj90qsw2s7jcgnmgzhhf', NULL, '2026-11-28 09:05:14.01765+00', '2026-11-28 09:05:19.076357+00'),
('wd_01m8gpdq9fe25cw73w2an43j04', 'withdrawal', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gpdq9fe25cw73w2an43j04', 'The sandbox reverses amounts ending in .04.', '2026-11-28 09:05:19.151862+00', '2026-11-28 09:05:24.210439+00'),
('wd_01m8gpdwbmccbtreqf0affgja0', 'withdrawal', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gpdydry5qxvryd6cgzw9bh', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gpdwbmccbtreqf0affgja0', NULL, '2026-11-28 09:05:24.341114+00', '2026-11-28 09:05:26.516392+00'),
('wd_01m8gpdygyx54b7qqm9dkxqmbd', 'withdrawal', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gpdygyx54b7qqm9dkxqmbd', NULL, '2026-11-28 09:05:26.558576+00', '2026-11-28 09:05:26.584708+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV', '0', '268000', 'true'),
('TKC3M89zAvWDEY4Z8D8vrHKDDadZytzzcY', '25000000', '0', 'false'),
('TWsSMUBvEH5d1VKoDyMJPjXwbfc7w7EXSH', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795856713660'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795856723667'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795856727743'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795856729991'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795856732399'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795856734854'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795856737334');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('14b440dd77f5033027025fb7de229b9ec6c5e7aefb1d8c3ce42aab84d5d5e011', '6', 'trx_transfer', 'SUCCESS', 'TWsSMUBvEH5d1VKoDyMJPjXwbfc7w7EXSH', 'TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV', '13650000', '1100000', '0'),
('25af8036e9c98918a76bb4e0ed978a15a5166166d78ac828ef15a6fed0677828', '7', 'usdt_transfer', 'SUCCESS', 'TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV', 'TKC3M89zAvWDEY4Z8D8vrHKDDadZytzzcY', '25000000', '13000000', '130000'),
('8413e0763c3b32366a64ecae69721af775a89eb30bec38e99069ee836783a413', '8', 'trx_transfer', 'SUCCESS', 'TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV', 'TWsSMUBvEH5d1VKoDyMJPjXwbfc7w7EXSH', '382000', '0', '0'),
('f0c85150e6810bdbbbcc11c2b5a39501cd9010f8500683c3379c8cb33cdfb133', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV', '10000000', '0', '0'),
('ffc7c747c9a5d5fe2c47ef972822b501c26c8d57b3609a3c00895ab610088b1a', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TDTCpJW9gftnGpGyN5ujjT74PaoMLFGzBV', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gpdzgn6cq2zzjqdf04n3ed', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gpdzggshg45h35km3k2va6', '2026-11-28 09:05:27.574338+00', '2026-11-28 09:05:27.605282+00'),
('bill_01m8gpdzjw644xq4qkapnb13m8', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gpdzjrwab4ynxbk9q18wqf', '2026-11-28 09:05:27.645153+00', '2026-11-28 09:05:27.676605+00'),
('col_01m8gpe972zspq2zxswdrhvz1e', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'collection', 'COMPLETED', '3193794', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gpe96zv65hkwh0mj43r2z5', '2026-11-28 09:05:37.507123+00', '2026-11-28 09:05:39.586969+00'),
('txn_01m8gpdj14v54ghgkb4armct47', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gpdj0y4xrsdk5qd3hb0d25', '2026-11-28 09:05:13.768213+00', '2026-11-28 09:05:13.768213+00'),
('wd_01m8gpdj24e7a5h9z4hte6v401', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gpdj1zb05ncz4wrbkmcq6c', '2026-11-28 09:05:13.798619+00', '2026-11-28 09:05:13.854864+00'),
('wd_01m8gpdj6mezyfv0a9yfe7vm2f', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gpdj6hddrmhk18s5zzy2ty', '2026-11-28 09:05:13.941819+00', '2026-11-28 09:05:13.971385+00'),
('wd_01m8gpdj90qsw2s7jcgnmgzhhf', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gpdj8w3cn6s9akc7f713h9', '2026-11-28 09:05:14.01765+00', '2026-11-28 09:05:19.076357+00'),
('wd_01m8gpdq9fe25cw73w2an43j04', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gpdq9btq4s5r34xh0d81zm', '2026-11-28 09:05:19.151862+00', '2026-11-28 09:05:24.210439+00'),
('wd_01m8gpdwbmccbtreqf0affgja0', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gpdwbhztdm1chfsjcvgcdk', '2026-11-28 09:05:24.341114+00', '2026-11-28 09:05:26.516392+00'),
('wd_01m8gpdygyx54b7qqm9dkxqmbd', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gpdygvg6b5bn5fmt5scntn', '2026-11-28 09:05:26.558576+00', '2026-11-28 09:05:26.584708+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gpe95bmkbn4scaappjcba1', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', '10000000', '1544.74000000', '1529.29000000', '1529290', '2500', '1526790', '15450', '2026-11-28 09:05:37.451887+00', '2026-11-28 09:06:37.451+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gpe95h2f903gcgy2003ae8', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'COMPLETED', '10000000', '1544.74000000', '1529.29000000', '1529290', '2500', '1526790', '15450', 'qte_01m8gpe95bmkbn4scaappjcba1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gpe95e8069h8hyw6pescem', '2026-11-28 09:05:37.458365+00', '2026-11-28 09:05:37.480093+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gpdhsn0jjqh5c5rbv8kb2t', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$bTj9tRfpseZFfqF+c+N7Ww$lCjPZm1KzdhilNNjWZHEeIllPj9o5QqwFgPNKiY2SqQ', '1', NULL, NULL, NULL, '2026-11-28 09:05:13.541306+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'simulator', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 09:05:13.541306+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gpdj42ksjxw3n58aj4n7fq', '1', 'http://127.0.0.1:40295/webhooks', '2026-11-28 09:05:13.872+00', '14', '204', '', NULL),
('msg_01m8gpdj7nevvpe0k0c2ykygtw', '1', 'http://127.0.0.1:40295/webhooks', '2026-11-28 09:05:13.978+00', '4', '204', '', NULL),
('msg_01m8gpdq774s21cnsjm5172sx1', '1', 'http://127.0.0.1:40295/webhooks', '2026-11-28 09:05:19.088+00', '4', '204', '', NULL),
('msg_01m8gpdqabhhtrpz9cnxgm1knv', '1', 'http://127.0.0.1:40295/webhooks', '2026-11-28 09:05:19.186+00', '3', '204', '', NULL),
('msg_01m8gpdw7mvbbmt4b8rf35tt01', '1', 'http://127.0.0.1:40295/webhooks', '2026-11-28 09:05:24.219+00', '8', '204', '', NULL),
('msg_01m8gpdyfnehjefjqg40f72tdr', '1', 'http://127.0.0.1:40295/webhooks', '2026-11-28 09:05:26.525+00', '4', '204', '', NULL),
('msg_01m8gpdyhtabnwryyf9fd7dxx8', '1', 'http://127.0.0.1:40295/webhooks', '2026-11-28 09:05:26.591+00', '3', '500', '', NULL),
('msg_01m8gpdyhtabnwryyf9fd7dxx8', '2', 'http://127.0.0.1:40295/webhooks', '2026-11-28 09:05:27.533+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gpdj42ksjxw3n58aj4n7fq', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal.completed', 'wd_01m8gpdj24e7a5h9z4hte6v401', '{"type":"withdrawal.completed","timestamp":"2026-11-28T09:05:13.832Z","data":{"transactionId":"wd_01m8gpdj24e7a5h9z4hte6v401","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T09:05:13.798Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 09:05:13.854864+00', '2026-11-28 09:05:13.888676+00', NULL),
('msg_01m8gpdj7nevvpe0k0c2ykygtw', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal.failed', 'wd_01m8gpdj6mezyfv0a9yfe7vm2f', '{"type":"withdrawal.failed","timestamp":"2026-11-28T09:05:13.957Z","data":{"transactionId":"wd_01m8gpdj6mezyfv0a9yfe7vm2f","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T09:05:13.941Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 09:05:13.971385+00', '2026-11-28 09:05:13.983489+00', NULL),
('msg_01m8gpdq774s21cnsjm5172sx1', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal.completed', 'wd_01m8gpdj90qsw2s7jcgnmgzhhf', '{"type":"withdrawal.completed","timestamp":"2026-11-28T09:05:19.063Z","data":{"transactionId":"wd_01m8gpdj90qsw2s7jcgnmgzhhf","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T09:05:14.017Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 09:05:19.076357+00', '2026-11-28 09:05:19.095002+00', NULL),
('msg_01m8gpdqabhhtrpz9cnxgm1knv', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal.completed', 'wd_01m8gpdq9fe25cw73w2an43j04', '{"type":"withdrawal.completed","timestamp":"2026-11-28T09:05:19.168Z","data":{"transactionId":"wd_01m8gpdq9fe25cw73w2an43j04","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T09:05:19.151Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 09:05:19.178163+00', '2026-11-28 09:05:19.190246+00', NULL),
('msg_01m8gpdw7mvbbmt4b8rf35tt01', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal.failed', 'wd_01m8gpdq9fe25cw73w2an43j04', '{"type":"withdrawal.failed","timestamp":"2026-11-28T09:05:24.197Z","data":{"transactionId":"wd_01m8gpdq9fe25cw73w2an43j04","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T09:05:19.151Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 09:05:24.210439+00', '2026-11-28 09:05:24.228521+00', NULL),
('msg_01m8gpdyfnehjefjqg40f72tdr', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal.completed', 'wd_01m8gpdwbmccbtreqf0affgja0', '{"type":"withdrawal.completed","timestamp":"2026-11-28T09:05:26.507Z","data":{"transactionId":"wd_01m8gpdwbmccbtreqf0affgja0","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T09:05:24.341Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 09:05:26.516392+00', '2026-11-28 09:05:26.529867+00', NULL),
('msg_01m8gpdyhtabnwryyf9fd7dxx8', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', 'withdrawal.completed', 'wd_01m8gpdygyx54b7qqm9dkxqmbd', '{"type":"withdrawal.completed","timestamp":"2026-11-28T09:05:26.572Z","data":{"transactionId":"wd_01m8gpdygyx54b7qqm9dkxqmbd","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T09:05:26.558Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 09:05:26.584708+00', '2026-11-28 09:05:27.53724+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gpdhta1hffy7vth2jg7jdx', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'prod', E'\\x6d707331e48258853747d1e5afc75bab8b7a5948491062501c2d1c3b3d1b97c8d7711fbdf7574e8987c71cd966381b32bfce9c95ad495f9a00ca0587007512a1164547989b095ec8459c0fe1f24db1e002bd8af5ec104974ceea', '2026-11-28 09:05:13.541306+00', NULL),
('whs_01m8gpdhta8gdyj0583pzsk56g', 'biz_01m8gpdhsn8byqsavc5yjr1fkj', 'test', E'\\x6d707331e48258853747d1e528dd0e40ad9b8b491b3af5fa435d59580a6af2f8122a63e29000e89d8d1a37fca4fd64eb46a5d4e24f066fcc16bf1670ed234b31ebfe1191cd95435b1e67da3d15142a16c9e1ea61f46d816b98e9', '2026-11-28 09:05:13.541306+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8gpdj24e7a5h9z4hte6v401', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gpdj6mezyfv0a9yfe7vm2f', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gpdj90qsw2s7jcgnmgzhhf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gpdq9fe25cw73w2an43j04', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gpdwbmccbtreqf0affgja0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gpdygyx54b7qqm9dkxqmbd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
