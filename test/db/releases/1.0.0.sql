-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('119', '125', '127', '179', '181', '183', '187', '189', '191', '269', '311', '327', '51', '53', '55');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 23:54:10.67532+00'),
('1025', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 23:54:10.67532+00'),
('1026', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'NGN', 'available', '0', '7373600', '13', '2026-11-27 23:54:10.67532+00'),
('1027', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 23:54:10.67532+00'),
('1028', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 23:54:10.67532+00'),
('1029', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 23:54:10.67532+00'),
('1030', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 23:54:10.67532+00'),
('1031', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 23:54:10.67532+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '15430', '1', '2026-11-27 23:53:24.565698+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '150000', '1', '2026-11-27 23:53:24.565698+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '32213', '1', '2026-11-27 23:53:24.565698+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '5600005', '5', '2026-11-27 23:53:24.565698+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '110000', '2', '2026-11-27 23:53:24.565698+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '1624512', '2', '2026-11-27 23:53:24.565698+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-150050', '1', '2026-11-27 23:53:24.565698+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-10000000', '1', '2026-11-27 23:53:24.565698+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-3221270', '1', '2026-11-27 23:53:24.565698+00'),
('269', NULL, 'test', 'USDT', 'custody', '13', '-25000000', '1', '2026-11-27 23:53:24.565698+00'),
('311', NULL, 'test', 'NGN', 'conversion', '7', '-1542440', '1', '2026-11-27 23:53:24.565698+00'),
('327', NULL, 'test', 'USDT', 'conversion', '7', '10000000', '1', '2026-11-27 23:53:24.565698+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '3500', '4', '2026-11-27 23:53:24.565698+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '1000', '1', '2026-11-27 23:53:24.565698+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '3500', '2', '2026-11-27 23:53:24.565698+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3189057', '7223550'),
('1026', '13', '23', '150050', '7373600'),
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
('119', '1', '21', '15430', '15430'),
('125', '1', '1', '150000', '150000'),
('127', '1', '22', '32213', '32213'),
('179', '1', '3', '5000000', '5000000'),
('179', '2', '9', '100004', '5100004'),
('179', '3', '10', '-100004', '5000000'),
('179', '4', '12', '100005', '5100005'),
('179', '5', '16', '500000', '5600005'),
('181', '1', '14', '100000', '100000'),
('181', '2', '18', '10000', '110000'),
('183', '1', '7', '100002', '100002'),
('183', '2', '21', '1524510', '1624512'),
('187', '1', '23', '-150050', '-150050'),
('189', '1', '1', '-10000000', '-10000000'),
('191', '1', '22', '-3221270', '-3221270'),
('269', '1', '19', '-25000000', '-25000000'),
('311', '1', '21', '-1542440', '-1542440'),
('327', '1', '21', '10000000', '10000000'),
('51', '1', '3', '2500', '2500'),
('51', '2', '9', '1000', '3500'),
('51', '3', '10', '-1000', '2500'),
('51', '4', '12', '1000', '3500'),
('53', '1', '14', '1000', '1000'),
('55', '1', '7', '1000', '1000'),
('55', '2', '21', '2500', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fpwmfmfvv61s7r50a6ses9', 'payment', 'single', 'test', NULL, '2026-11-27 23:54:13.389084+00', NULL, NULL, NULL),
('10', 'wd_01m8fpwwa9nttr297afsp5gwtq:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 23:54:27.023955+00', NULL, NULL, NULL),
('11', 'wd_01m8fpx25qah2bc86046k8z2r9:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:27.396082+00', NULL, NULL, NULL),
('12', 'wd_01m8fpx25qah2bc86046k8z2r9:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 23:54:30.331833+00', NULL, NULL, NULL),
('13', 'wd_01m8fpx546wr4gz3ckghkc1he2:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:30.408078+00', NULL, NULL, NULL),
('14', 'wd_01m8fpx546wr4gz3ckghkc1he2:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 23:54:30.551869+00', NULL, NULL, NULL),
('15', 'bill_01m8fpx6zzms4sn9ytzb1wdt73:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:32.329456+00', NULL, NULL, NULL),
('16', 'bill_01m8fpx6zzms4sn9ytzb1wdt73:post', 'bill_post', 'post', 'test', '15', '2026-11-27 23:54:32.532428+00', NULL, NULL, NULL),
('17', 'bill_01m8fpx7emtg47tbctw5mj3m7g:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:32.794454+00', NULL, NULL, NULL),
('18', 'bill_01m8fpx7emtg47tbctw5mj3m7g:post', 'bill_post', 'post', 'test', '17', '2026-11-27 23:54:33.180674+00', NULL, NULL, NULL),
('19', 'cp_01m8fpx8dby2nkgqmx926fg736', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 23:54:48.599283+00', NULL, NULL, NULL),
('2', 'wd_01m8fpwmzwp2rd0enhdvxzm0t0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:13.88814+00', NULL, NULL, NULL),
('20', 'sale_01m8fpxqdz75bahfcz7bvsx3b4:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:49.154818+00', NULL, NULL, NULL),
('21', 'sale_01m8fpxqdz75bahfcz7bvsx3b4:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 23:54:49.520837+00', NULL, NULL, NULL),
('22', 'col_01m8fpxr3hwnpajwsm2jh86raj:credit', 'collection', 'single', 'test', NULL, '2026-11-27 23:54:52.752162+00', NULL, NULL, NULL),
('23', 'adj_01m8fpxvwadm7yqrvcyb75n5n0', 'adjustment', 'single', 'test', NULL, '2026-11-27 23:54:53.77407+00', NULL, NULL, NULL),
('3', 'wd_01m8fpwmzwp2rd0enhdvxzm0t0:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 23:54:14.363736+00', NULL, NULL, NULL),
('4', 'wd_01m8fpwp78jh89mvk2xg7kf9jr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:15.144768+00', NULL, NULL, NULL),
('5', 'wd_01m8fpwp78jh89mvk2xg7kf9jr:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 23:54:15.190257+00', NULL, NULL, NULL),
('6', 'wd_01m8fpwpdgtpbrc6ry3vswg4pj:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:15.345806+00', NULL, NULL, NULL),
('7', 'wd_01m8fpwpdgtpbrc6ry3vswg4pj:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 23:54:20.654593+00', NULL, NULL, NULL),
('8', 'wd_01m8fpwwa9nttr297afsp5gwtq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:21.390987+00', NULL, NULL, NULL),
('9', 'wd_01m8fpwwa9nttr297afsp5gwtq:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 23:54:21.804768+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fpwhve69gs5rxbpam2zp51', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'prod', E'\\x13688087af995800db9afbaf8c57a275f9e602c0d370c3be0815735e816eabfe', E'\\x6d7073315fb2f549519839ae6094a0bbac522064c343869f3357f0101b1e4941ea6dd21092961334f54ea230e2c5b6395abaf3430afa417c0c94ee5f560f0e5c273d675df8687301f5052d7a92136e353576865b', 'tv7s', NULL, NULL, NULL, '2026-11-27 23:54:10.724093+00', NULL, NULL, NULL),
('key_01m8fpwhvefv6zfvzwhs5r7fvh', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', E'\\x7fff4e45d39756ae1773983ac68f65b7f1f4e60e9cbd0eaac296681f0225c348', E'\\x6d7073315fb2f549519839aebea593dbc02f84eac625cdfe716e3fd3e7ea8afaba816b343ba4ea419e62ebadeebea4886430de35c0a294e60e7a8bca61336069a1844faa3bce8637f006a3e7e45c18c658ef66a1', 'hPg6', NULL, NULL, NULL, '2026-11-27 23:54:10.724093+00', NULL, '2026-11-27 23:54:11.131398+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:1976468e81a1d7754d7a6f936c6f79dd41e6807ff5d665e9ab0ec3e68c39f26d', '0', '1795910051786'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795824551755'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795824551727');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fpx6zzms4sn9ytzb1wdt73', '1', 'simulator', 'simulator', '2026112800544hehbvtr6df6a4ya', '1', '1', '2026-11-27 23:54:32.504841+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112800544hehbvtr6df6a4ya', '2026-11-27 23:54:32.442+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fpx7emtg47tbctw5mj3m7g', '1', 'simulator', 'simulator', '202611280054ptbbp1a4ep68xg17', '1', '1', '2026-11-27 23:54:33.130301+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280054ptbbp1a4ep68xg17', '2026-11-27 23:54:33.11+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fpxr3hwnpajwsm2jh86raj', '1', 'simulator', 'simulator', 'col_01m8fpxr3hwnpajwsm2jh86raj', '1', '1', '2026-11-27 23:54:50.139742+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fpxr3hwnpajwsm2jh86raj', '2026-11-27 23:54:52.646+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fpxqdz75bahfcz7bvsx3b4', '1', 'simulator', 'simulator', 'sale_01m8fpxqdz75bahfcz7bvsx3b4', '1', '1', '2026-11-27 23:54:49.517469+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fpxqdz75bahfcz7bvsx3b4', '2026-11-27 23:54:49.409+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwmzwp2rd0enhdvxzm0t0', '1', 'simulator', 'simulator', 'wd_01m8fpwmzwp2rd0enhdvxzm0t0', '1', '1', '2026-11-27 23:54:14.35452+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpwmzwp2rd0enhdvxzm0t0', '2026-11-27 23:54:14.219+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwp78jh89mvk2xg7kf9jr', '1', 'simulator', 'simulator', 'wd_01m8fpwp78jh89mvk2xg7kf9jr', '1', '1', '2026-11-27 23:54:15.189559+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fpwp78jh89mvk2xg7kf9jr', '2026-11-27 23:54:15.164+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwpdgtpbrc6ry3vswg4pj', '1', 'simulator', 'simulator', 'wd_01m8fpwpdgtpbrc6ry3vswg4pj', '1', '1', '2026-11-27 23:54:15.465653+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpwpdgtpbrc6ry3vswg4pj', '2026-11-27 23:54:20.557+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwwa9nttr297afsp5gwtq', '1', 'simulator', 'simulator', 'wd_01m8fpwwa9nttr297afsp5gwtq', '1', '1', '2026-11-27 23:54:21.796933+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fpwwa9nttr297afsp5gwtq', '2026-11-27 23:54:26.926+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpx25qah2bc86046k8z2r9', '1', 'simulator', 'simulator', 'wd_01m8fpx25qah2bc86046k8z2r9', '1', '1', '2026-11-27 23:54:27.587973+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fpx25qah2bc86046k8z2r9', '2026-11-27 23:54:30.136+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpx546wr4gz3ckghkc1he2', '1', 'simulator', 'simulator', 'wd_01m8fpx546wr4gz3ckghkc1he2', '1', '1', '2026-11-27 23:54:30.544092+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpx546wr4gz3ckghkc1he2', '2026-11-27 23:54:30.474+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 23:54:10.724093+00', 'system', 'business.create', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', '{"kycStatus": "APPROVED"}', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 23:54:12.294872+00', 'usr_01m8fpwhvdyd5pk2azvdre4abc', 'sign_in.new_network', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', '{}', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', NULL, 'token', '939b83fc4644', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 23:54:12.894982+00', 'usr_01m8fpwhvdyd5pk2azvdre4abc', 'webhook_url.change', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', '{}', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'token', '939b83fc4644', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:43017/webhooks"}'),
('4', '2026-11-27 23:54:30.331833+00', 'root', 'withdrawal.resolve', 'wd_01m8fpx25qah2bc86046k8z2r9', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 23:54:53.320161+00', 'usr_01m8fpwhvdyd5pk2azvdre4abc', 'webhook_url.change', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', '{}', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'token', '939b83fc4644', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:43017/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 23:54:53.77407+00', 'ada', 'balance.adjust', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fpxvwadm7yqrvcyb75n5n0"}', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fpxvwadm7yqrvcyb75n5n0', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 23:54:53.77407+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 23:54:10.724093+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 23:53:31.12283+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 23:53:31.12283+00');
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
('bill_01m8fpx6zzms4sn9ytzb1wdt73', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '60729268525753350472', '{}', '73.52 kWh'),
('bill_01m8fpx7emtg47tbctw5mj3m7g', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', '{}', '{}', 'false', '{}', '2026-11-27 23:54:10.724093+00', '2026-11-27 23:54:53.320161+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '2026-11-27 23:54:48.778+00', '2026-11-27 23:54:50.90092+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '8c410b8a7de4b017e74aeefb5a87bd782f95cc7a8cbaa922fb89a711f3d67030', '0', 'test', 'cp_01m8fpx8dby2nkgqmx926fg736', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', '6', '2026-11-27 23:54:36.857+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 23:54:39.152074+00'),
('simulated', 'be18e6f84f7b9ed5df24e348172076c9ace7628e582ce8a641dc67ce27d19d31', '0', 'test', 'cp_01m8fpx8dby2nkgqmx926fg736', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', '5', '2026-11-27 23:54:33.977+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 23:54:36.12114+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fpxr3hwnpajwsm2jh86raj', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.85080000', '0', '127.56229200', '32213', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fpxr3hwnpajwsm2jh86raj');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fpx8dby2nkgqmx926fg736', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY', '8c410b8a7de4b017e74aeefb5a87bd782f95cc7a8cbaa922fb89a711f3d67030', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fpx8bbghz7e9j63g4mz7v8', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 00:54:33.771+00', '2026-11-27 23:54:33.771+00', '2026-11-27 23:54:48.511+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('22bf3fc814494a6c8a3b9287155bb8da4c70eb592cfa2579db93d04bb15796f0', 'swp_01m8fpxegn2mqbh9hny8ej4zfx', 'top_up', '13650000', '0', '0a86010a02000622080fd4ef628c441d9a4080d3befba1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541523b7fcb1cca7f3b8e772f518d52d7f5b2b8d67d121541c05cebf7dd52fd3ae3e3440507684ab5e3ac832918d090c10670a0febafba1341241f3f446d7d344bbbd1c6b221c05c317565a37b6926c0f97b2b5f0bdf7bf53a2d966af5e5e8b8e29021d684a40d66d3b0753acc5d87cb77c95c4b9c83ec40701461c', '2026-11-27 23:55:41.312+00', 'SUCCEEDED', NULL, '1100000', '7', '2026-11-27 23:54:43.255558+00'),
('83c7f97ff6fee382caf6de15a06b53dc2f348292a3bd84b23f1840d4bb208791', 'swp_01m8fpxegn2mqbh9hny8ej4zfx', 'return_trx', '382000', '0', '0a85010a02000822082c66fc096ae77dc840fd8bbffba1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541c05cebf7dd52fd3ae3e3440507684ab5e3ac8329121541523b7fcb1cca7f3b8e772f518d52d7f5b2b8d67d18b0a817709db7bbfba134124173e83554600d77dba469132b29a729e41e7a6c3d9309bce27f1f7d95023ceaba285c20db6d72c50ef42896b75f94c9dca534d741e69f653c586953f9c7dfbd951b', '2026-11-27 23:55:48.605+00', 'SUCCEEDED', NULL, '0', '9', '2026-11-27 23:54:48.629593+00'),
('930c315b6fc04ea0b2a2e4553dd61d277ddfd5340753bd8117da5c2b69975d2d', 'swp_01m8fpxegn2mqbh9hny8ej4zfx', 'transfer', '25000000', '0', '0ad3010a0200072208336eedade983f3e84086f5befba1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541c05cebf7dd52fd3ae3e3440507684ab5e3ac8329121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000000f0770a21988b04552c3024fdef663cd8b791cd300000000000000000000000000000000000000000000000000000000017d784070a6a0bbfba1349001d090c10612412b9d5ba88c072eae98a72dca1463f819d4625912fcfe5b7240faba149dc23bf44d97f35e4a672eb427e322896e415fa9f2424c4e8cfc284413939481426375ae1b', '2026-11-27 23:55:45.67+00', 'SUCCEEDED', NULL, '13000000', '8', '2026-11-27 23:54:45.915557+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fpxegn2mqbh9hny8ej4zfx', 'cp_01m8fpx8dby2nkgqmx926fg736', 'test', '0', 'TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 23:54:39.890348+00', '2026-11-27 23:54:48.50365+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', 'collection', '1', '3189057', '0'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', 'sales', '1', '1527010'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/bills/data', 'edbda6121955ee3030b11b47f6e5bc52', E'\\xbaab0f5c7fb70dba473524ccfc18da3e5c7f324869a20b71c537ce5348a8710d', 'bill_01m8fpx7emtg47tbctw5mj3m7g', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fpx7emtg47tbctw5mj3m7g","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 23:54:32.794454+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/bills/electricity', 'ff2703d0491c5584a372115b2e5394b5', E'\\x71c8d2157e6236e2be9c2163acc1aa33c61193f1f88ff98a96e00c7e1e218aba', 'bill_01m8fpx6zzms4sn9ytzb1wdt73', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fpx6zzms4sn9ytzb1wdt73","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"60729268525753350472","units":"73.52 kWh"}', '2026-11-27 23:54:32.329456+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/cross-border/collections', 'e3bd8b215cffb3578355755c0e61a59d', E'\\xeaef769be139d5bd31dc1e9ce00720a8f5cfaef2f0804e4b52b2b9c4ece6eac2', 'col_01m8fpxr3hwnpajwsm2jh86raj', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fpxr3hwnpajwsm2jh86raj","reference":"col_01m8fpxr3hwnpajwsm2jh86raj","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31890.57,"targetCurrency":"NGN","rate":127.562292,"providerFee":0,"providerRate":128.8508,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T23:54:49.884Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 23:54:49.884489+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/crypto/payments/cp_01m8fpx8dby2nkgqmx926fg736/simulate-deposit', '25e3c53a1ed21e335b2f84e86af50b0a', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fpx8dby2nkgqmx926fg736', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fpx8dby2nkgqmx926fg736","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY","checkoutUrl":"http://127.0.0.1:41235/pay/01m8fpx8dby2nkgqmx926fg7366sbr1j21tqf3sr2x04xv854b90","returnUrl":null,"status":"UNDERPAID","txHash":"be18e6f84f7b9ed5df24e348172076c9ace7628e582ce8a641dc67ce27d19d31","reviewReason":null,"expiresAt":"2026-11-28T00:54:33.771Z","payableUntil":"2026-11-28T01:54:33.771Z","environment":"test","createdAt":"2026-11-27T23:54:33.771Z","updatedAt":"2026-11-27T23:54:36.157Z","metadata":{"simulated":true}},"deposit":{"txHash":"8c410b8a7de4b017e74aeefb5a87bd782f95cc7a8cbaa922fb89a711f3d67030","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 23:54:36.834247+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/crypto/payments/cp_01m8fpx8dby2nkgqmx926fg736/simulate-deposit', '5d8cf7c9da5faa2e501929f018bf1f68', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fpx8dby2nkgqmx926fg736', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fpx8dby2nkgqmx926fg736","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY","checkoutUrl":"http://127.0.0.1:41235/pay/01m8fpx8dby2nkgqmx926fg7366sbr1j21tqf3sr2x04xv854b90","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:54:33.771Z","payableUntil":"2026-11-28T00:54:33.771Z","environment":"test","createdAt":"2026-11-27T23:54:33.771Z","updatedAt":"2026-11-27T23:54:33.771Z","metadata":{"simulated":true}},"deposit":{"txHash":"be18e6f84f7b9ed5df24e348172076c9ace7628e582ce8a641dc67ce27d19d31","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 23:54:33.889066+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/crypto/payments/create', '16396ee1c1a6bfb0b8307808683d66d4', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fpx8dby2nkgqmx926fg736', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fpx8dby2nkgqmx926fg736","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY","checkoutUrl":"http://127.0.0.1:41235/pay/01m8fpx8dby2nkgqmx926fg7366sbr1j21tqf3sr2x04xv854b90","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:54:33.771Z","payableUntil":"2026-11-28T00:54:33.771Z","environment":"test","createdAt":"2026-11-27T23:54:33.771Z","updatedAt":"2026-11-27T23:54:33.771Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 23:54:33.782874+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/crypto/withdrawals/request', '6ee05535d3d662ee2dbb16705df9dce7', E'\\xb4f905a8f2240f2fc47e534f83e4381a069703b581aef252488075b591fde04d', 'sale_01m8fpxqdz75bahfcz7bvsx3b4', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fpxqdz75bahfcz7bvsx3b4","amountUsdt":10,"conversionRate":1527.01,"grossAmountNgn":15270.1,"withdrawalFeeNgn":25,"netAmountNgn":15245.1,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fpxqdz75bahfcz7bvsx3b4","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:49.154Z"},"simulated":true,"environment":"test"}', '2026-11-27 23:54:49.154818+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/payment/process', '35fb8dc88bd2e3a91294b0ac9130c482', E'\\xfc3c7b1ba18962230b46eb4c5d0d160b73fc99eafc4d545aaf5e5ccbf770d760', 'txn_01m8fpwmfmfvv61s7r50a6ses9', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fpwmfmfvv61s7r50a6ses9","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:13.389084+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/withdrawal/request', '5ee1e0873591c7b639c05bba7fbb381e', E'\\x3c5c3601ca553f3becde2f91b0bb1296fc37598da987a177ba7fe8dafb9580a0', 'wd_01m8fpx25qah2bc86046k8z2r9', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fpx25qah2bc86046k8z2r9","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:27.396Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:27.396082+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/withdrawal/request', '67baabcaa1981926af9036f9f90f895a', E'\\x6d724063478322799da262ee8c4279ea67cfe1c9e310f7093016cedbb38496d3', 'wd_01m8fpwpdgtpbrc6ry3vswg4pj', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fpwpdgtpbrc6ry3vswg4pj","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:15.345Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:15.345806+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/withdrawal/request', '89842ea0508bacc6d1aa79f8a0ffe895', E'\\x6806b4dd059a77817ae6b1b42ef406b5e3e53f09fcc9621184f063a0c88b947d', 'wd_01m8fpx546wr4gz3ckghkc1he2', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpx546wr4gz3ckghkc1he2","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:30.408Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:30.408078+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/withdrawal/request', '8f186ea3112cc4b3ca856179bc0c0c9b', E'\\x2b46ab20e0adaf7ae72f7c6e88a64337fe7e1089af6885383ccbd814fa7b60df', 'wd_01m8fpwp78jh89mvk2xg7kf9jr', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fpwp78jh89mvk2xg7kf9jr","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:15.144Z","environment":"test","simulated":true},"requestId":"req_01m8fpwp75xdp55ry8sctdr5xx","simulated":true,"environment":"test"}', '2026-11-27 23:54:15.144768+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/withdrawal/request', 'demo-6e49edbc-61f2-48e9-9f5e-aafb769c1338', E'\\xaec5042318b5cf632b9bc874748fbbbeb472b20a75d4aa74261e1ea21ad06732', 'wd_01m8fpwmzwp2rd0enhdvxzm0t0', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpwmzwp2rd0enhdvxzm0t0","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:13.888Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:13.88814+00'),
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '/withdrawal/request', 'f804cf5e60bdc8b3d97a804aac145fd5', E'\\xe0aeb7c3fc6c91bcc4088e44f85f53aab3d56aa1cb4e7d6272c5eb4b46ab901d', 'wd_01m8fpwwa9nttr297afsp5gwtq', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpwwa9nttr297afsp5gwtq","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:21.390Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:21.390987+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073315fb2f549519839ae9bb158067f7153d38db4699c518c90db41daaa72aff65265feb2f1d3aa1b3328f7efe9dbc4972ee4e10d762266db8361dafc7d287b59f22a334689e10c46e1656a3dabd363451818', '2026-11-27 23:53:29.342705+00', '2026-11-27 23:53:29.342705+00'),
('sandbox_seed', E'\\x6d7073315fb2f549519839aeb26ffda92e3f044bc3a0f9671bc8e4f6dfefad81684d5d762aff449b5453d83275047edda6c04144b5ec93bb82420969f82ce9bc4303dfd549d1544c9e5125330d6a05f70128b037895dd90e31754335f6e01d569941fbbed78e811184526cf67711a04a', '2026-11-27 23:53:29.243331+00', '2026-11-27 23:53:29.243331+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fpwhvdyd5pk2azvdre4abc', E'\\x0a87ddfa304024a8820d61933fa6023d45b33b5501585da91d1d9068e60b1a94', '2026-11-27 23:54:12.294872+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-27 23:54:12.294872+00', '2026-11-27 23:54:12.294872+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:54:12.465319+00'),
('2', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:43017/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:54:12.894982+00', '2026-11-27 23:54:12.894982+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:54:13.561053+00'),
('3', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:43017/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:54:53.320161+00', '2026-11-27 23:54:53.320161+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:54:53.67833+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fpx4rms3v2m440ykrv5mny', 'withdrawal.resolve', 'wd_01m8fpx25qah2bc86046k8z2r9', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 23:54:30.036558+00', '2026-11-28 23:54:30.036558+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fpx6zzms4sn9ytzb1wdt73', 'bill', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112800544hehbvtr6df6a4ya', NULL, '2026-11-27 23:54:32.329456+00', '2026-11-27 23:54:32.532428+00'),
('bill_01m8fpx7emtg47tbctw5mj3m7g', 'bill', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280054ptbbp1a4ep68xg17', NULL, '2026-11-27 23:54:32.794454+00', '2026-11-27 23:54:33.180674+00'),
('col_01m8fpxr3hwnpajwsm2jh86raj', 'collection', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 23:55:09.884489+00', NULL, 'sim_col_01m8fpxr3hwnpajwsm2jh86raj', NULL, '2026-11-27 23:54:49.884489+00', '2026-11-27 23:54:52.752162+00'),
('sale_01m8fpxqdz75bahfcz7bvsx3b4', 'usdt_sale', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fpxqdz75bahfcz7bvsx3b4', NULL, '2026-11-27 23:54:49.154818+00', '2026-11-27 23:54:49.520837+00'),
('wd_01m8fpwmzwp2rd0enhdvxzm0t0', 'withdrawal', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwmzwp2rd0enhdvxzm0t0', NULL, '2026-11-27 23:54:13.88814+00', '2026-11-27 23:54:14.363736+00'),
('wd_01m8fpwp78jh89mvk2xg7kf9jr', 'withdrawal', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwp78jh89mvk2xg7kf9jr', 'The sandbox fails amounts ending in .01.', '2026-11-27 23:54:15.144768+00', '2026-11-27 23:54:15.190257+00'),
('wd_01m8fpwpdgtpbrc6ry3vswg4pj', 'withdrawal', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwpdgtpbrc6ry3vswg4pj', NULL, '2026-11-27 23:54:15.345806+00', '2026-11-27 23:54:20.654593+00'),
('wd_01m8fpwwa9nttr297afsp5gwtq', 'withdrawal', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwwa9nttr297afsp5gwtq', 'The sandbox reverses amounts ending in .04.', '2026-11-27 23:54:21.390987+00', '2026-11-27 23:54:27.023955+00'),
('wd_01m8fpx25qah2bc86046k8z2r9', 'withdrawal', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fpx4rms3v2m440ykrv5mny', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpx25qah2bc86046k8z2r9', NULL, '2026-11-27 23:54:27.396082+00', '2026-11-27 23:54:30.331833+00'),
('wd_01m8fpx546wr4gz3ckghkc1he2', 'withdrawal', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpx546wr4gz3ckghkc1he2', NULL, '2026-11-27 23:54:30.408078+00', '2026-11-27 23:54:30.551869+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TBLg3shKvqfU782xzkkQ4gyTc3MjtPjSC4', '25000000', '0', 'false'),
('THU1gs9nqnKUnt8KwbRCe1HyB1erXHxSTT', '0', '8999999985632000', 'true'),
('TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795823651222'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795823661491'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795823671508'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795823673977'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795823676857'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795823683279'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795823686150'),
('9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '1795823688778');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('22bf3fc814494a6c8a3b9287155bb8da4c70eb592cfa2579db93d04bb15796f0', '7', 'trx_transfer', 'SUCCESS', 'THU1gs9nqnKUnt8KwbRCe1HyB1erXHxSTT', 'TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY', '13650000', '1100000', '0'),
('83c7f97ff6fee382caf6de15a06b53dc2f348292a3bd84b23f1840d4bb208791', '9', 'trx_transfer', 'SUCCESS', 'TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY', 'THU1gs9nqnKUnt8KwbRCe1HyB1erXHxSTT', '382000', '0', '0'),
('8c410b8a7de4b017e74aeefb5a87bd782f95cc7a8cbaa922fb89a711f3d67030', '6', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY', '15000000', '0', '0'),
('930c315b6fc04ea0b2a2e4553dd61d277ddfd5340753bd8117da5c2b69975d2d', '8', 'usdt_transfer', 'SUCCESS', 'TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY', 'TBLg3shKvqfU782xzkkQ4gyTc3MjtPjSC4', '25000000', '13000000', '130000'),
('be18e6f84f7b9ed5df24e348172076c9ace7628e582ce8a641dc67ce27d19d31', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TTWL4CxBoBJJt7gx2zFnMfzEyfQoSKyPeY', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fpx6zzms4sn9ytzb1wdt73', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fpx6zjf29zp5grhnkx7vqm', '2026-11-27 23:54:32.329456+00', '2026-11-27 23:54:32.532428+00'),
('bill_01m8fpx7emtg47tbctw5mj3m7g', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fpx7cmwm2pzqqvhefekh19', '2026-11-27 23:54:32.794454+00', '2026-11-27 23:54:33.180674+00'),
('col_01m8fpxr3hwnpajwsm2jh86raj', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'collection', 'COMPLETED', '3189057', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fpxr20psnk2n2v5dxtc9mv', '2026-11-27 23:54:49.884489+00', '2026-11-27 23:54:52.752162+00'),
('txn_01m8fpwmfmfvv61s7r50a6ses9', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fpwmbh3rh674r7hc1jbb14', '2026-11-27 23:54:13.389084+00', '2026-11-27 23:54:13.389084+00'),
('wd_01m8fpwmzwp2rd0enhdvxzm0t0', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpwmx824zbw9arwepyrmn8', '2026-11-27 23:54:13.88814+00', '2026-11-27 23:54:14.363736+00'),
('wd_01m8fpwp78jh89mvk2xg7kf9jr', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpwp75xdp55ry8sctdr5xx', '2026-11-27 23:54:15.144768+00', '2026-11-27 23:54:15.190257+00'),
('wd_01m8fpwpdgtpbrc6ry3vswg4pj', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpwpd60rd5rcc938fm4dna', '2026-11-27 23:54:15.345806+00', '2026-11-27 23:54:20.654593+00'),
('wd_01m8fpwwa9nttr297afsp5gwtq', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpww996qe6rf9yq4jgzmbm', '2026-11-27 23:54:21.390987+00', '2026-11-27 23:54:27.023955+00'),
('wd_01m8fpx25qah2bc86046k8z2r9', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpx24xrcz5bma7c658cxgx', '2026-11-27 23:54:27.396082+00', '2026-11-27 23:54:30.331833+00'),
('wd_01m8fpx546wr4gz3ckghkc1he2', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpx53tr4wjz35vtq3nyxxk', '2026-11-27 23:54:30.408078+00', '2026-11-27 23:54:30.551869+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fpxqa9zv0mxhdwj6kr444g', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', '10000000', '1542.44000000', '1527.01000000', '1527010', '2500', '1524510', '15430', '2026-11-27 23:54:49.086948+00', '2026-11-27 23:55:49.033+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fpxqdz75bahfcz7bvsx3b4', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'COMPLETED', '10000000', '1542.44000000', '1527.01000000', '1527010', '2500', '1524510', '15430', 'qte_01m8fpxqa9zv0mxhdwj6kr444g', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fpxqcv2hwtp7bq6sz6rc1k', '2026-11-27 23:54:49.154818+00', '2026-11-27 23:54:49.520837+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fpwhvdyd5pk2azvdre4abc', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$qgtwtAfaVkxcmj1pTzq9jw$O2M7dNOkad3zeMlCFk48dBpAGxU8Nx8CGo4eA0kalzQ', '1', NULL, NULL, NULL, '2026-11-27 23:54:10.724093+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'simulator', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 23:54:10.724093+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fpwng810de3hjyn1mj2p62', '1', 'http://127.0.0.1:43017/webhooks', '2026-11-27 23:54:14.486+00', '31', '204', '', NULL),
('msg_01m8fpwp8qp9yqy1cnbr7v5xj5', '1', 'http://127.0.0.1:43017/webhooks', '2026-11-27 23:54:15.197+00', '3', '204', '', NULL),
('msg_01m8fpwvq71t1mf7ep7x1f11v3', '1', 'http://127.0.0.1:43017/webhooks', '2026-11-27 23:54:20.901+00', '123', '204', '', NULL),
('msg_01m8fpwwqxz9582maq8fb8xnt8', '1', 'http://127.0.0.1:43017/webhooks', '2026-11-27 23:54:21.839+00', '21', '204', '', NULL),
('msg_01m8fpx1tjn9sy22zmknmf0ybj', '1', 'http://127.0.0.1:43017/webhooks', '2026-11-27 23:54:27.051+00', '2', '204', '', NULL),
('msg_01m8fpx51xhcabhratw8k906af', '1', 'http://127.0.0.1:43017/webhooks', '2026-11-27 23:54:30.342+00', '3', '204', '', NULL),
('msg_01m8fpx58x8twq2jattk4hawzj', '1', 'http://127.0.0.1:43017/webhooks', '2026-11-27 23:54:30.63+00', '4', '500', '', NULL),
('msg_01m8fpx58x8twq2jattk4hawzj', '2', 'http://127.0.0.1:43017/webhooks', '2026-11-27 23:54:31.978+00', '76', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fpwng810de3hjyn1mj2p62', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal.completed', 'wd_01m8fpwmzwp2rd0enhdvxzm0t0', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:14.219Z","data":{"transactionId":"wd_01m8fpwmzwp2rd0enhdvxzm0t0","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:13.888Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:14.363736+00', '2026-11-27 23:54:14.535247+00', NULL),
('msg_01m8fpwp8qp9yqy1cnbr7v5xj5', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal.failed', 'wd_01m8fpwp78jh89mvk2xg7kf9jr', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:54:15.164Z","data":{"transactionId":"wd_01m8fpwp78jh89mvk2xg7kf9jr","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:15.144Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:15.190257+00', '2026-11-27 23:54:15.201366+00', NULL),
('msg_01m8fpwvq71t1mf7ep7x1f11v3', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal.completed', 'wd_01m8fpwpdgtpbrc6ry3vswg4pj', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:20.557Z","data":{"transactionId":"wd_01m8fpwpdgtpbrc6ry3vswg4pj","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:15.345Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:20.654593+00', '2026-11-27 23:54:21.025246+00', NULL),
('msg_01m8fpwwqxz9582maq8fb8xnt8', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal.completed', 'wd_01m8fpwwa9nttr297afsp5gwtq', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:21.479Z","data":{"transactionId":"wd_01m8fpwwa9nttr297afsp5gwtq","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:21.390Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:21.804768+00', '2026-11-27 23:54:21.878443+00', NULL),
('msg_01m8fpx1tjn9sy22zmknmf0ybj', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal.failed', 'wd_01m8fpwwa9nttr297afsp5gwtq', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:54:26.926Z","data":{"transactionId":"wd_01m8fpwwa9nttr297afsp5gwtq","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:21.390Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:27.023955+00', '2026-11-27 23:54:27.055936+00', NULL),
('msg_01m8fpx51xhcabhratw8k906af', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal.completed', 'wd_01m8fpx25qah2bc86046k8z2r9', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:30.296Z","data":{"transactionId":"wd_01m8fpx25qah2bc86046k8z2r9","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:27.396Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:30.331833+00', '2026-11-27 23:54:30.350499+00', NULL),
('msg_01m8fpx58x8twq2jattk4hawzj', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', 'withdrawal.completed', 'wd_01m8fpx546wr4gz3ckghkc1he2', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:30.474Z","data":{"transactionId":"wd_01m8fpx546wr4gz3ckghkc1he2","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:30.408Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:30.551869+00', '2026-11-27 23:54:32.056083+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fpwhyh1zhy70crdfy6fqnt', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'prod', E'\\x6d7073315fb2f549519839ae981ca0a75eff17e595a8d4d23f9fd83d318bb8c88df9a7fda65a5b3073b2497262996e8184f93c9b9bfbe51098e2a8422a24f8d9fc6bf98ad5103650cdcc2caa8fbceea896e7d9fe43127ada6a0f', '2026-11-27 23:54:10.724093+00', NULL),
('whs_01m8fpwhyjwpk9hz8f4xwvwzf6', 'biz_01m8fpwhvdqa9rmrfpx4ybfm3a', 'test', E'\\x6d7073315fb2f549519839ae39cde8290e4318884527b982b4a811b58c84d42f1c77f324da5839baf4e91be58722e4306985666cf1a07f1011c53a3766af1ff773ca994715c122c10a27f14ac154b452e404f029b3117740c2f7', '2026-11-27 23:54:10.724093+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fpwmzwp2rd0enhdvxzm0t0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpwp78jh89mvk2xg7kf9jr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpwpdgtpbrc6ry3vswg4pj', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpwwa9nttr297afsp5gwtq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpx25qah2bc86046k8z2r9', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpx546wr4gz3ckghkc1he2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
