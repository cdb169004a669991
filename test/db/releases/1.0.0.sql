-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('123', '124', '176', '187', '188', '190', '263', '315', '331', '48', '59', '60');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g519t22te9f8cghgscyk3j', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 04:01:26.371409+00'),
('1025', 'biz_01m8g519t22te9f8cghgscyk3j', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 04:01:26.371409+00'),
('1026', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'NGN', 'available', '0', '7372550', '13', '2026-11-28 04:01:26.371409+00'),
('1027', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 04:01:26.371409+00'),
('1028', 'biz_01m8g519t22te9f8cghgscyk3j', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 04:01:26.371409+00'),
('1029', 'biz_01m8g519t22te9f8cghgscyk3j', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 04:01:26.371409+00'),
('1030', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 04:01:26.371409+00'),
('1031', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 04:01:26.371409+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '165420', '2', '2026-11-28 03:59:53.025907+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '32203', '1', '2026-11-28 03:59:53.025907+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '5700002', '4', '2026-11-28 03:59:53.025907+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-8275971', '4', '2026-11-28 03:59:53.025907+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-3320214', '2', '2026-11-28 03:59:53.025907+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-140050', '2', '2026-11-28 03:59:53.025907+00'),
('263', NULL, 'test', 'USDT', 'custody', '7', '-25000000', '1', '2026-11-28 03:59:53.025907+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1541940', '1', '2026-11-28 03:59:53.025907+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', '2026-11-28 03:59:53.025907+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '4500', '3', '2026-11-28 03:59:53.025907+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '4500', '3', '2026-11-28 03:59:53.025907+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '-1000', '1', '2026-11-28 03:59:53.025907+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3188007', '7222500'),
('1026', '13', '23', '150050', '7372550'),
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
('123', '1', '1', '150000', '150000'),
('123', '2', '21', '15420', '165420'),
('124', '1', '22', '32203', '32203'),
('176', '1', '3', '5000000', '5000000'),
('176', '2', '7', '100002', '5100002'),
('176', '3', '14', '100000', '5200002'),
('176', '4', '16', '500000', '5700002'),
('187', '1', '1', '-10000000', '-10000000'),
('187', '2', '9', '100004', '-9899996'),
('187', '3', '12', '100005', '-9799991'),
('187', '4', '21', '1524020', '-8275971'),
('188', '1', '10', '-100004', '-100004'),
('188', '2', '22', '-3220210', '-3320214'),
('190', '1', '18', '10000', '10000'),
('190', '2', '23', '-150050', '-140050'),
('263', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1541940', '-1541940'),
('331', '1', '21', '10000000', '10000000'),
('48', '1', '3', '2500', '2500'),
('48', '2', '7', '1000', '3500'),
('48', '3', '14', '1000', '4500'),
('59', '1', '9', '1000', '1000'),
('59', '2', '12', '1000', '2000'),
('59', '3', '21', '2500', '4500'),
('60', '1', '10', '-1000', '-1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g51ct61ajtwq0rkz3v4n0a', 'payment', 'single', 'test', NULL, '2026-11-28 04:01:29.493402+00', NULL, NULL, NULL),
('10', 'wd_01m8g51pw6q74bna4jemj5nyct:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 04:01:45.103814+00', NULL, NULL, NULL),
('11', 'wd_01m8g51w7wvpm9acd7wv1kqeqw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:01:45.213923+00', NULL, NULL, NULL),
('12', 'wd_01m8g51w7wvpm9acd7wv1kqeqw:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 04:01:51.017781+00', NULL, NULL, NULL),
('13', 'wd_01m8g523ehc8zn6k2cf357sfhv:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:01:52.594371+00', NULL, NULL, NULL),
('14', 'wd_01m8g523ehc8zn6k2cf357sfhv:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 04:01:53.364378+00', NULL, NULL, NULL),
('15', 'bill_01m8g5266r7wf24q9511dtvqf3:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 04:01:55.417774+00', NULL, NULL, NULL),
('16', 'bill_01m8g5266r7wf24q9511dtvqf3:post', 'bill_post', 'post', 'test', '15', '2026-11-28 04:01:55.625627+00', NULL, NULL, NULL),
('17', 'bill_01m8g526k64d54atqfy5b1se76:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 04:01:55.819365+00', NULL, NULL, NULL),
('18', 'bill_01m8g526k64d54atqfy5b1se76:post', 'bill_post', 'post', 'test', '17', '2026-11-28 04:01:56.105101+00', NULL, NULL, NULL),
('19', 'cp_01m8g5271a3917d54eg91zecba', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 04:02:10.000015+00', NULL, NULL, NULL),
('2', 'wd_01m8g51d8pd526tdpxpnc909y2:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:01:29.889519+00', NULL, NULL, NULL),
('20', 'sale_01m8g52mrw1bn3yzqr0k0fn1ev:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 04:02:10.338701+00', NULL, NULL, NULL),
('21', 'sale_01m8g52mrw1bn3yzqr0k0fn1ev:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 04:02:10.558659+00', NULL, NULL, NULL),
('22', 'col_01m8g52n85v9qvtpadhtq55mbj:credit', 'collection', 'single', 'test', NULL, '2026-11-28 04:02:13.771328+00', NULL, NULL, NULL),
('23', 'adj_01m8g52rw3dw7pgaq3p5ygq522', 'adjustment', 'single', 'test', NULL, '2026-11-28 04:02:14.559633+00', NULL, NULL, NULL),
('3', 'wd_01m8g51d8pd526tdpxpnc909y2:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 04:01:30.509788+00', NULL, NULL, NULL),
('4', 'wd_01m8g51fh5p45yn5db8td9djxw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:01:32.205935+00', NULL, NULL, NULL),
('5', 'wd_01m8g51fh5p45yn5db8td9djxw:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 04:01:32.651612+00', NULL, NULL, NULL),
('6', 'wd_01m8g51gd2hwqn4rvxa9n8fyzw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:01:33.093098+00', NULL, NULL, NULL),
('7', 'wd_01m8g51gd2hwqn4rvxa9n8fyzw:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 04:01:38.663623+00', NULL, NULL, NULL),
('8', 'wd_01m8g51pw6q74bna4jemj5nyct:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:01:39.723578+00', NULL, NULL, NULL),
('9', 'wd_01m8g51pw6q74bna4jemj5nyct:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 04:01:39.848391+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g519t2eg2a4wy7zawjwbma', 'biz_01m8g519t22te9f8cghgscyk3j', 'prod', E'\\xdd1b012ae3758d355377e57ea667d7abbbac7531cf71a77b9432510ac23685f5', E'\\x6d7073312a88ba369202f015e80fe5bf845728d1cc7257e5b1cf558279879f20732598047de0b595a7bbcea99b3297f538b3d59b7478e19145a85136eefee853b5436ba391508d7bbb87f6e4715cc082217ec7da', 'RngL', NULL, NULL, NULL, '2026-11-28 04:01:26.426652+00', NULL, NULL, NULL),
('key_01m8g519t3wxwn02mwn6zgecr3', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', E'\\xa1ba641d41f1fb48c82f94d854eb3a8981604d952a4f12be305a26a8e434d527', E'\\x6d7073312a88ba369202f0157443c2295b1a07226ca5fd85145538fca486b2257ee01f7d422567e6124cdb324d39cb2d78841b94cf3ceee0989197cb710d1100777c26222dfe72208efd82408e9a683ba5234505', 'SS3m', NULL, NULL, NULL, '2026-11-28 04:01:26.426652+00', NULL, '2026-11-28 04:01:27.331341+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:7b9339db8d4e2dba7f2bd8803efc1158ff67f9038a03813e185e9ae92a7eabe4', '0', '1795924888376'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795839388265'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795839388213');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g5266r7wf24q9511dtvqf3', '1', 'simulator', 'simulator', '202611280501nw4dz7ms0e06khty', '1', '1', '2026-11-28 04:01:55.591995+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280501nw4dz7ms0e06khty', '2026-11-28 04:01:55.514+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g526k64d54atqfy5b1se76', '1', 'simulator', 'simulator', '202611280501d50jtwyprs1x9mw7', '1', '1', '2026-11-28 04:01:56.092661+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280501d50jtwyprs1x9mw7', '2026-11-28 04:01:55.976+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g52n85v9qvtpadhtq55mbj', '1', 'simulator', 'simulator', 'col_01m8g52n85v9qvtpadhtq55mbj', '1', '1', '2026-11-28 04:02:11.34593+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g52n85v9qvtpadhtq55mbj', '2026-11-28 04:02:13.673+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g52mrw1bn3yzqr0k0fn1ev', '1', 'simulator', 'simulator', 'sale_01m8g52mrw1bn3yzqr0k0fn1ev', '1', '1', '2026-11-28 04:02:10.554038+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g52mrw1bn3yzqr0k0fn1ev', '2026-11-28 04:02:10.47+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g51d8pd526tdpxpnc909y2', '1', 'simulator', 'simulator', 'wd_01m8g51d8pd526tdpxpnc909y2', '1', '1', '2026-11-28 04:01:30.454392+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g51d8pd526tdpxpnc909y2', '2026-11-28 04:01:30.258+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g51fh5p45yn5db8td9djxw', '1', 'simulator', 'simulator', 'wd_01m8g51fh5p45yn5db8td9djxw', '1', '1', '2026-11-28 04:01:32.56427+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g51fh5p45yn5db8td9djxw', '2026-11-28 04:01:32.395+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g51gd2hwqn4rvxa9n8fyzw', '1', 'simulator', 'simulator', 'wd_01m8g51gd2hwqn4rvxa9n8fyzw', '1', '1', '2026-11-28 04:01:33.321382+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g51gd2hwqn4rvxa9n8fyzw', '2026-11-28 04:01:38.458+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g51pw6q74bna4jemj5nyct', '1', 'simulator', 'simulator', 'wd_01m8g51pw6q74bna4jemj5nyct', '1', '1', '2026-11-28 04:01:39.845098+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g51pw6q74bna4jemj5nyct', '2026-11-28 04:01:44.919+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g51w7wvpm9acd7wv1kqeqw', '1', 'simulator', 'simulator', 'wd_01m8g51w7wvpm9acd7wv1kqeqw', '1', '1', '2026-11-28 04:01:45.413891+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g51w7wvpm9acd7wv1kqeqw', '2026-11-28 04:01:50.087+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g523ehc8zn6k2cf357sfhv', '1', 'simulator', 'simulator', 'wd_01m8g523ehc8zn6k2cf357sfhv', '1', '1', '2026-11-28 04:01:53.328191+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g523ehc8zn6k2cf357sfhv', '2026-11-28 04:01:52.967+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 04:01:26.426652+00', 'system', 'business.create', 'biz_01m8g519t22te9f8cghgscyk3j', '{"kycStatus": "APPROVED"}', 'biz_01m8g519t22te9f8cghgscyk3j', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 04:01:28.668322+00', 'usr_01m8g519t21dde4xz11c1gpnrw', 'sign_in.new_network', 'biz_01m8g519t22te9f8cghgscyk3j', '{}', 'biz_01m8g519t22te9f8cghgscyk3j', NULL, 'token', '298189285031', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 04:01:29.207211+00', 'usr_01m8g519t21dde4xz11c1gpnrw', 'webhook_url.change', 'biz_01m8g519t22te9f8cghgscyk3j', '{}', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'token', '298189285031', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:36437/webhooks"}'),
('4', '2026-11-28 04:01:51.017781+00', 'root', 'withdrawal.resolve', 'wd_01m8g51w7wvpm9acd7wv1kqeqw', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 04:02:14.168822+00', 'usr_01m8g519t21dde4xz11c1gpnrw', 'webhook_url.change', 'biz_01m8g519t22te9f8cghgscyk3j', '{}', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'token', '298189285031', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:36437/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 04:02:14.559633+00', 'ada', 'balance.adjust', 'biz_01m8g519t22te9f8cghgscyk3j', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g52rw3dw7pgaq3p5ygq522"}', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g52rw3dw7pgaq3p5ygq522', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 04:02:14.559633+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 04:01:26.426652+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 04:00:49.248155+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 04:00:49.248155+00');
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
('bill_01m8g5266r7wf24q9511dtvqf3', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '87760140237791324178', '{}', '73.52 kWh'),
('bill_01m8g526k64d54atqfy5b1se76', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g519t22te9f8cghgscyk3j', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 04:01:26.426652+00', '2026-11-28 04:02:14.168822+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '2026-11-28 04:02:10.174+00', '2026-11-28 04:02:12.251566+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '90db57b84d41e4b5f846e8ce877f1cda1f19c40fd2a8b21e9d57c843acebd37f', '0', 'test', 'cp_01m8g5271a3917d54eg91zecba', 'biz_01m8g519t22te9f8cghgscyk3j', '5', '2026-11-28 04:01:56.608+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 04:01:58.861398+00'),
('simulated', '978fcd5ca28200c72ef0dc834162f240598911b09e750c127eb1e55d751c292b', '0', 'test', 'cp_01m8g5271a3917d54eg91zecba', 'biz_01m8g519t22te9f8cghgscyk3j', '6', '2026-11-28 04:01:59.59+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 04:02:01.669119+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g52n85v9qvtpadhtq55mbj', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.80840000', '0', '127.52031600', '32203', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g52n85v9qvtpadhtq55mbj');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g5271a3917d54eg91zecba', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9', '978fcd5ca28200c72ef0dc834162f240598911b09e750c127eb1e55d751c292b', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g5270jahk9pjrsdqcz49kn', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 05:01:56.266+00', '2026-11-28 04:01:56.266+00', '2026-11-28 04:02:09.927+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('61a272eca3371aa76646e099fc5db1ff01135c9853c09887ed92492e92db8388', 'swp_01m8g52cerwv4jv6nrw8x06vcf', 'return_trx', '382000', '0', '0a85010a02000822082c66fc096ae77dc840f0f8c882a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15412e91dac06204cb351a8dc0646ed604bd5b0713f91215413e7f66c3c8651836758c6331378f37c678f0d58f18b0a8177090a4c582a234124168a58ab09fa7d9389d8e7a43b0c749a1b7985c9229ff748ac6e5faf25fd1461c42201ea18257d4c3d3822308869feef8bd453f6cef3449e491d16012f548dd2a1b', '2026-11-28 04:03:10.064+00', 'SUCCEEDED', NULL, '0', '9', '2026-11-28 04:02:10.107654+00'),
('922811ff65548e264e195b8ea56eff2171eeee13fa179680bdb372268f92e568', 'swp_01m8g52cerwv4jv6nrw8x06vcf', 'top_up', '13650000', '0', '0a86010a02000622080fd4ef628c441d9a40cbbbc882a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15413e7f66c3c8651836758c6331378f37c678f0d58f1215412e91dac06204cb351a8dc0646ed604bd5b0713f918d090c10670ebe6c482a23412411d2641c3d0b883e31e99f3543682f900540c22f97b19e4836c026cb6b4bb26743ed4829743b9b2e172d4c05a92a88d280aa63d1bae15a59404c34ca314dfbf3f1b', '2026-11-28 04:03:02.219+00', 'SUCCEEDED', NULL, '1100000', '7', '2026-11-28 04:02:04.352647+00'),
('b9751123c5cc199ad98968a0e298a55483426b5a743d5cdeaf14f5c2600775af', 'swp_01m8g52cerwv4jv6nrw8x06vcf', 'transfer', '25000000', '0', '0ad3010a0200072208336eedade983f3e840ebe1c882a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15412e91dac06204cb351a8dc0646ed604bd5b0713f9121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000e785a627e96e99f1b7662cc0a4df972229f5141600000000000000000000000000000000000000000000000000000000017d7840708b8dc582a2349001d090c10612411976f8041333336b177571cbf984eda632a61f27b894afb8c3bcd0ace059f76d478493d5d87f4f09fb5651709a813d5a8c25e65b1a47139c1364cb7c8b35d51c1b', '2026-11-28 04:03:07.115+00', 'SUCCEEDED', NULL, '13000000', '8', '2026-11-28 04:02:07.139417+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g52cerwv4jv6nrw8x06vcf', 'cp_01m8g5271a3917d54eg91zecba', 'test', '0', 'TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 04:02:01.769587+00', '2026-11-28 04:02:09.891413+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', 'collection', '1', '3188007', '0'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', 'sales', '1', '1526520'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/bills/data', 'e864e85c27b7e1c3bec613fbda8bdcb1', E'\\x9a24c817fa7404b999a523d64ab992423b5337d88a7cca280eea798955707b37', 'bill_01m8g526k64d54atqfy5b1se76', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g526k64d54atqfy5b1se76","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 04:01:55.819365+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/bills/electricity', 'f5c14d3c143e5989729d5f6676ff55e7', E'\\xee82192e1cedf850d2fb56b898c6d8c8e7044c9b7a90f49f416de4d3aee110bd', 'bill_01m8g5266r7wf24q9511dtvqf3', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g5266r7wf24q9511dtvqf3","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"87760140237791324178","units":"73.52 kWh"}', '2026-11-28 04:01:55.417774+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/cross-border/collections', '31932ba93cf8bc578d91b63eaa57ddfb', E'\\xaacff43f1e2526f8fc90e300c6ebac727557542af2190b61f6d17cf0a9e42530', 'col_01m8g52n85v9qvtpadhtq55mbj', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g52n85v9qvtpadhtq55mbj","reference":"col_01m8g52n85v9qvtpadhtq55mbj","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31880.07,"targetCurrency":"NGN","rate":127.520316,"providerFee":0,"providerRate":128.8084,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T04:02:10.822Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 04:02:10.822386+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/crypto/payments/cp_01m8g5271a3917d54eg91zecba/simulate-deposit', '126b5a90f222fac28d0359eeb5801258', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g5271a3917d54eg91zecba', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g5271a3917d54eg91zecba","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9","checkoutUrl":"http://127.0.0.1:36747/pay/01m8g5271a3917d54eg91zecbab390px6derymc7cxbf97586f1q","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T05:01:56.266Z","payableUntil":"2026-11-28T05:01:56.266Z","environment":"test","createdAt":"2026-11-28T04:01:56.266Z","updatedAt":"2026-11-28T04:01:56.266Z","metadata":{"simulated":true}},"deposit":{"txHash":"90db57b84d41e4b5f846e8ce877f1cda1f19c40fd2a8b21e9d57c843acebd37f","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 04:01:56.570374+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/crypto/payments/cp_01m8g5271a3917d54eg91zecba/simulate-deposit', 'f00ef86120f4f9b2c65710c306cdefad', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g5271a3917d54eg91zecba', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g5271a3917d54eg91zecba","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9","checkoutUrl":"http://127.0.0.1:36747/pay/01m8g5271a3917d54eg91zecbab390px6derymc7cxbf97586f1q","returnUrl":null,"status":"UNDERPAID","txHash":"90db57b84d41e4b5f846e8ce877f1cda1f19c40fd2a8b21e9d57c843acebd37f","reviewReason":null,"expiresAt":"2026-11-28T05:01:56.266Z","payableUntil":"2026-11-28T06:01:56.266Z","environment":"test","createdAt":"2026-11-28T04:01:56.266Z","updatedAt":"2026-11-28T04:01:58.886Z","metadata":{"simulated":true}},"deposit":{"txHash":"978fcd5ca28200c72ef0dc834162f240598911b09e750c127eb1e55d751c292b","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 04:01:59.57475+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/crypto/payments/create', '57de9c5bf7b4deedc8db3f22c2e60430', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g5271a3917d54eg91zecba', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g5271a3917d54eg91zecba","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9","checkoutUrl":"http://127.0.0.1:36747/pay/01m8g5271a3917d54eg91zecbab390px6derymc7cxbf97586f1q","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T05:01:56.266Z","payableUntil":"2026-11-28T05:01:56.266Z","environment":"test","createdAt":"2026-11-28T04:01:56.266Z","updatedAt":"2026-11-28T04:01:56.266Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 04:01:56.341139+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/crypto/withdrawals/request', 'a610ec7bb2fd278c25797da49c7cf146', E'\\x84280dc84e4206110cb1b12e405b1f42df10a917bb2ea4d398e3946a5ae6766a', 'sale_01m8g52mrw1bn3yzqr0k0fn1ev', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g52mrw1bn3yzqr0k0fn1ev","amountUsdt":10,"conversionRate":1526.52,"grossAmountNgn":15265.2,"withdrawalFeeNgn":25,"netAmountNgn":15240.2,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g52mrw1bn3yzqr0k0fn1ev","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:02:10.338Z"},"simulated":true,"environment":"test"}', '2026-11-28 04:02:10.338701+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/payment/process', 'd975749e924557d6316d6660620beb96', E'\\x89163a6a6b7ee147c48f13c2d2ebc7632d3b4ce0855d1277d4ca194e56914a4f', 'txn_01m8g51ct61ajtwq0rkz3v4n0a', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g51ct61ajtwq0rkz3v4n0a","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:01:29.493402+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/withdrawal/request', '523cf43c3e43f73969d9fc174b130b71', E'\\xd0196fb2aebad5d5209f7907eec088e7c3e088d88e7829ee7b8ef722da139c9c', 'wd_01m8g51gd2hwqn4rvxa9n8fyzw', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g51gd2hwqn4rvxa9n8fyzw","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:01:33.093Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:01:33.093098+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/withdrawal/request', '6a48c1c8d9be5e7a379d6d67340035db', E'\\xa7d66c751541bb5430b72533a10c7a49463ac614e542c951e5fd5e8a84edb9f8', 'wd_01m8g523ehc8zn6k2cf357sfhv', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g523ehc8zn6k2cf357sfhv","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:01:52.594Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:01:52.594371+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/withdrawal/request', '8c3151cecf171197a6681c046a38fdb0', E'\\x87c784271cf9018e8e0e9a8bfefd305eb7dc8fd39a8d6523529481d884e7e9c8', 'wd_01m8g51w7wvpm9acd7wv1kqeqw', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g51w7wvpm9acd7wv1kqeqw","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:01:45.213Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:01:45.213923+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/withdrawal/request', '9cf63d51920f519160b01d83d1afaf67', E'\\xc2fd98575a93ae5dece537ceff00f9a096fcf375788ed23dd17eb06dbacac79b', 'wd_01m8g51fh5p45yn5db8td9djxw', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g51fh5p45yn5db8td9djxw","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:01:32.205Z","environment":"test","simulated":true},"requestId":"req_01m8g51feeh5zswevvhrp4x7e4","simulated":true,"environment":"test"}', '2026-11-28 04:01:32.205935+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/withdrawal/request', 'db722df99be16488454c5b126b3b7c9f', E'\\x7fb0e648a67e5b1ea9e3270d051e56b9956a434caff871c35fb5c0ecf1236ef7', 'wd_01m8g51pw6q74bna4jemj5nyct', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g51pw6q74bna4jemj5nyct","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:01:39.723Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:01:39.723578+00'),
('biz_01m8g519t22te9f8cghgscyk3j', 'test', '/withdrawal/request', 'demo-3db80401-a3ff-4fa2-8042-7e5705a565b5', E'\\x952379345497f77f7012700fd7a56de4795f2aa283bff5f194bd0948d1699065', 'wd_01m8g51d8pd526tdpxpnc909y2', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g51d8pd526tdpxpnc909y2","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:01:29.889Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:01:29.889519+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073312a88ba369202f0156da94cb21e4491f62bdd2fbfe9f1f76c6d8190072a141d5b89b74e51e29ecf076146f978ce82e09e6cf5e9d0043bed80e3afe3e21e0194d696eeea729fa9ff5fb3297da637d06366', '2026-11-28 04:00:47.703362+00', '2026-11-28 04:00:47.703362+00'),
('sandbox_seed', E'\\x6d7073312a88ba369202f0156aff118bf301e39345b080d198bdb556d7a046b51e8dba24aa4fdd87c30877d20ac23ecd441468b80d433c59d5010d7d76de6b2c53986bd2417ae98c56ee180231d2c886193afa6793118ba31e13e6d7ae6fce1a92f48b25d28b333c4ed8fc51a88c6b5a', '2026-11-28 04:00:47.649713+00', '2026-11-28 04:00:47.649713+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g519t21dde4xz11c1gpnrw', E'\\x8c0308f7477861027f2de25471bb9fb56f2ebe70d4dd51aa4040212bf8d50e65', '2026-11-28 04:01:28.668322+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g519t22te9f8cghgscyk3j', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 04:01:28.668322+00', '2026-11-28 04:01:28.668322+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 04:01:29.477037+00'),
('2', 'biz_01m8g519t22te9f8cghgscyk3j', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:36437/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 04:01:29.207211+00', '2026-11-28 04:01:29.207211+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 04:01:29.477037+00'),
('3', 'biz_01m8g519t22te9f8cghgscyk3j', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:36437/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 04:02:14.168822+00', '2026-11-28 04:02:14.168822+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g5207syhkdhvawwjxpr6j1', 'withdrawal.resolve', 'wd_01m8g51w7wvpm9acd7wv1kqeqw', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 04:01:49.23313+00', '2026-11-29 04:01:49.23313+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g5266r7wf24q9511dtvqf3', 'bill', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280501nw4dz7ms0e06khty', NULL, '2026-11-28 04:01:55.417774+00', '2026-11-28 04:01:55.625627+00'),
('bill_01m8g526k64d54atqfy5b1se76', 'bill', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280501d50jtwyprs1x9mw7', NULL, '2026-11-28 04:01:55.819365+00', '2026-11-28 04:01:56.105101+00'),
('col_01m8g52n85v9qvtpadhtq55mbj', 'collection', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 04:02:30.822386+00', NULL, 'sim_col_01m8g52n85v9qvtpadhtq55mbj', NULL, '2026-11-28 04:02:10.822386+00', '2026-11-28 04:02:13.771328+00'),
('sale_01m8g52mrw1bn3yzqr0k0fn1ev', 'usdt_sale', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g52mrw1bn3yzqr0k0fn1ev', NULL, '2026-11-28 04:02:10.338701+00', '2026-11-28 04:02:10.558659+00'),
('wd_01m8g51d8pd526tdpxpnc909y2', 'withdrawal', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g51d8pd526tdpxpnc909y2', NULL, '2026-11-28 04:01:29.889519+00', '2026-11-28 04:01:30.509788+00'),
('wd_01m8g51fh5p45yn5db8td9djxw', 'withdrawal', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g51fh5p45yn5db8td9djxw', 'The sandbox fails amounts ending in .01.', '2026-11-28 04:01:32.205935+00', '2026-11-28 04:01:32.651612+00'),
('wd_01m8g51gd2hwqn4rvxa9n8fyzw', 'withdrawal', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g51gd2hwqn4rvxa9n8fyzw', NULL, '2026-11-28 04:01:33.093098+00', '2026-11-28 04:01:38.663623+00'),
('wd_01m8g51pw6q74bna4jemj5nyct', 'withdrawal', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g51pw6q74bna4jemj5nyct', 'The sandbox reverses amounts ending in .04.', '2026-11-28 04:01:39.723578+00', '2026-11-28 04:01:45.103814+00'),
('wd_01m8g51w7wvpm9acd7wv1kqeqw', 'withdrawal', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g5207syhkdhvawwjxpr6j1', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g51w7wvpm9acd7wv1kqeqw', NULL, '2026-11-28 04:01:45.213923+00', '2026-11-28 04:01:51.017781+00'),
('wd_01m8g523ehc8zn6k2cf357sfhv', 'withdrawal', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g523ehc8zn6k2cf357sfhv', NULL, '2026-11-28 04:01:52.594371+00', '2026-11-28 04:01:53.364378+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9', '0', '268000', 'true'),
('TFffWxZEVLduueQDp1EuQojTi3fSQSsVXo', '0', '8999999985632000', 'true'),
('TX5PCUEbEykhGRyM5BfprtFHvB9FkJkWxK', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795838488244'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795838498607'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795838508721'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795838516608'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795838519590'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795838524413'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795838527219'),
('9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '1795838530174');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('61a272eca3371aa76646e099fc5db1ff01135c9853c09887ed92492e92db8388', '9', 'trx_transfer', 'SUCCESS', 'TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9', 'TFffWxZEVLduueQDp1EuQojTi3fSQSsVXo', '382000', '0', '0'),
('90db57b84d41e4b5f846e8ce877f1cda1f19c40fd2a8b21e9d57c843acebd37f', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9', '10000000', '0', '0'),
('922811ff65548e264e195b8ea56eff2171eeee13fa179680bdb372268f92e568', '7', 'trx_transfer', 'SUCCESS', 'TFffWxZEVLduueQDp1EuQojTi3fSQSsVXo', 'TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9', '13650000', '1100000', '0'),
('978fcd5ca28200c72ef0dc834162f240598911b09e750c127eb1e55d751c292b', '6', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9', '15000000', '0', '0'),
('b9751123c5cc199ad98968a0e298a55483426b5a743d5cdeaf14f5c2600775af', '8', 'usdt_transfer', 'SUCCESS', 'TEDSp2mqKg8tAYRgWf8qTPRb3b3qua8JL9', 'TX5PCUEbEykhGRyM5BfprtFHvB9FkJkWxK', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g5266r7wf24q9511dtvqf3', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g52668qv56knsj947x1bfh', '2026-11-28 04:01:55.417774+00', '2026-11-28 04:01:55.625627+00'),
('bill_01m8g526k64d54atqfy5b1se76', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g526jcb8j2w40gb8jback3', '2026-11-28 04:01:55.819365+00', '2026-11-28 04:01:56.105101+00'),
('col_01m8g52n85v9qvtpadhtq55mbj', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'collection', 'COMPLETED', '3188007', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g52n68dgq4whj0k0c4wvsm', '2026-11-28 04:02:10.822386+00', '2026-11-28 04:02:13.771328+00'),
('txn_01m8g51ct61ajtwq0rkz3v4n0a', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g51cs4p9k5z15k8d4mt06f', '2026-11-28 04:01:29.493402+00', '2026-11-28 04:01:29.493402+00'),
('wd_01m8g51d8pd526tdpxpnc909y2', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g51d4xma537et725xdc045', '2026-11-28 04:01:29.889519+00', '2026-11-28 04:01:30.509788+00'),
('wd_01m8g51fh5p45yn5db8td9djxw', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g51feeh5zswevvhrp4x7e4', '2026-11-28 04:01:32.205935+00', '2026-11-28 04:01:32.651612+00'),
('wd_01m8g51gd2hwqn4rvxa9n8fyzw', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g51gbmcfy64fkhwa1ag1s8', '2026-11-28 04:01:33.093098+00', '2026-11-28 04:01:38.663623+00'),
('wd_01m8g51pw6q74bna4jemj5nyct', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g51pv9sq6wv1jw5b43m804', '2026-11-28 04:01:39.723578+00', '2026-11-28 04:01:45.103814+00'),
('wd_01m8g51w7wvpm9acd7wv1kqeqw', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g51w7mqnwe2xgm43mg443p', '2026-11-28 04:01:45.213923+00', '2026-11-28 04:01:51.017781+00'),
('wd_01m8g523ehc8zn6k2cf357sfhv', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g5238dpvjm1y9xet0ks44v', '2026-11-28 04:01:52.594371+00', '2026-11-28 04:01:53.364378+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g52mq6vbv5tybz1xjxnmaa', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', '10000000', '1541.94000000', '1526.52000000', '1526520', '2500', '1524020', '15420', '2026-11-28 04:02:10.280565+00', '2026-11-28 04:03:10.279+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g52mrw1bn3yzqr0k0fn1ev', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'COMPLETED', '10000000', '1541.94000000', '1526.52000000', '1526520', '2500', '1524020', '15420', 'qte_01m8g52mq6vbv5tybz1xjxnmaa', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g52mqfbz3qbsqr62jk534g', '2026-11-28 04:02:10.338701+00', '2026-11-28 04:02:10.558659+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g519t21dde4xz11c1gpnrw', 'biz_01m8g519t22te9f8cghgscyk3j', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$x85ozMK10vcYHFkRlLacwA$tnYHM1B8BLXiV8AIWLe/RCcCY2B+sp+5Jww7ng+Ur1E', '1', NULL, NULL, NULL, '2026-11-28 04:01:26.426652+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g519t22te9f8cghgscyk3j', 'test', 'simulator', 'biz_01m8g519t22te9f8cghgscyk3j', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 04:01:26.426652+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g51dyctbxq5gk00kmg8ynn', '1', 'http://127.0.0.1:36437/webhooks', '2026-11-28 04:01:30.724+00', '225', '204', '', NULL),
('msg_01m8g51g0tbwgdvhs0c2zwdh02', '1', 'http://127.0.0.1:36437/webhooks', '2026-11-28 04:01:32.774+00', '48', '204', '', NULL),
('msg_01m8g51nzmg1d3zttyv49y6pwx', '1', 'http://127.0.0.1:36437/webhooks', '2026-11-28 04:01:39.3+00', '237', '204', '', NULL),
('msg_01m8g51q14nxs4057racv1cvvt', '1', 'http://127.0.0.1:36437/webhooks', '2026-11-28 04:01:39.906+00', '11', '204', '', NULL),
('msg_01m8g51w4pwfb1te7sfseqth15', '1', 'http://127.0.0.1:36437/webhooks', '2026-11-28 04:01:45.161+00', '3', '204', '', NULL),
('msg_01m8g52245sy2kb5gyxremxe89', '1', 'http://127.0.0.1:36437/webhooks', '2026-11-28 04:01:51.379+00', '397', '204', '', NULL),
('msg_01m8g5246wjv1g689dm3d78bx3', '1', 'http://127.0.0.1:36437/webhooks', '2026-11-28 04:01:53.432+00', '42', '500', '', NULL),
('msg_01m8g5246wjv1g689dm3d78bx3', '2', 'http://127.0.0.1:36437/webhooks', '2026-11-28 04:01:54.936+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g51dyctbxq5gk00kmg8ynn', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal.completed', 'wd_01m8g51d8pd526tdpxpnc909y2', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:01:30.258Z","data":{"transactionId":"wd_01m8g51d8pd526tdpxpnc909y2","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:01:29.889Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:01:30.509788+00', '2026-11-28 04:01:30.999989+00', NULL),
('msg_01m8g51g0tbwgdvhs0c2zwdh02', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal.failed', 'wd_01m8g51fh5p45yn5db8td9djxw', '{"type":"withdrawal.failed","timestamp":"2026-11-28T04:01:32.395Z","data":{"transactionId":"wd_01m8g51fh5p45yn5db8td9djxw","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:01:32.205Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:01:32.651612+00', '2026-11-28 04:01:32.82361+00', NULL),
('msg_01m8g51nzmg1d3zttyv49y6pwx', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal.completed', 'wd_01m8g51gd2hwqn4rvxa9n8fyzw', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:01:38.458Z","data":{"transactionId":"wd_01m8g51gd2hwqn4rvxa9n8fyzw","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:01:33.093Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:01:38.663623+00', '2026-11-28 04:01:39.573684+00', NULL),
('msg_01m8g51q14nxs4057racv1cvvt', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal.completed', 'wd_01m8g51pw6q74bna4jemj5nyct', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:01:39.789Z","data":{"transactionId":"wd_01m8g51pw6q74bna4jemj5nyct","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:01:39.723Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:01:39.848391+00', '2026-11-28 04:01:39.918681+00', NULL),
('msg_01m8g51w4pwfb1te7sfseqth15', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal.failed', 'wd_01m8g51pw6q74bna4jemj5nyct', '{"type":"withdrawal.failed","timestamp":"2026-11-28T04:01:44.919Z","data":{"transactionId":"wd_01m8g51pw6q74bna4jemj5nyct","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:01:39.723Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:01:45.103814+00', '2026-11-28 04:01:45.178233+00', NULL),
('msg_01m8g52245sy2kb5gyxremxe89', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal.completed', 'wd_01m8g51w7wvpm9acd7wv1kqeqw', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:01:50.862Z","data":{"transactionId":"wd_01m8g51w7wvpm9acd7wv1kqeqw","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:01:45.213Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:01:51.017781+00', '2026-11-28 04:01:51.77968+00', NULL),
('msg_01m8g5246wjv1g689dm3d78bx3', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', 'withdrawal.completed', 'wd_01m8g523ehc8zn6k2cf357sfhv', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:01:52.967Z","data":{"transactionId":"wd_01m8g523ehc8zn6k2cf357sfhv","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:01:52.594Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:01:53.364378+00', '2026-11-28 04:01:54.973314+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g519yzaknfx35nj8nkr20w', 'biz_01m8g519t22te9f8cghgscyk3j', 'prod', E'\\x6d7073312a88ba369202f015fbddddd6d5a06533d5e4ac8d970f2e0a61c5ca846beae27dacef556f30d5002d207129cbe9bc42a07d096d63a0ec00f6f374c722059db718c3ca4b40bff1af6a964629dd84267e61391690d2ff1a', '2026-11-28 04:01:26.426652+00', NULL),
('whs_01m8g519z0wscscc1zym7myj8r', 'biz_01m8g519t22te9f8cghgscyk3j', 'test', E'\\x6d7073312a88ba369202f015be8b613a7c48cc82c02ff5fa4c0c67c0c4d215c241acd5b8d98eb3b54a1380a2a8d22a91f37e4f3e9be1ecddd08a5261fa37d95d977f0fe89bf63518d39753534ffccd9079b903dabb524e2f2f61', '2026-11-28 04:01:26.426652+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g51d8pd526tdpxpnc909y2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g51fh5p45yn5db8td9djxw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g51gd2hwqn4rvxa9n8fyzw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g51pw6q74bna4jemj5nyct', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g51w7wvpm9acd7wv1kqeqw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g523ehc8zn6k2cf357sfhv', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
