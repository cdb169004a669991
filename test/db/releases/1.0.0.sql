-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('127', '177', '186', '191', '271', '319', '335', '49', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 16:36:23.501024+00'),
('1025', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 16:36:23.501024+00'),
('1026', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'NGN', 'available', '0', '7362722', '13', '2026-11-27 16:36:23.501024+00'),
('1027', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 16:36:23.501024+00'),
('1028', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 16:36:23.501024+00'),
('1029', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 16:36:23.501024+00'),
('1030', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 16:36:23.501024+00'),
('1031', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 16:36:23.501024+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '197483', '3', '2026-11-27 16:36:14.641656+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '5100003', '4', '2026-11-27 16:36:14.641656+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '349950', '2', '2026-11-27 16:36:14.641656+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-11480978', '6', '2026-11-27 16:36:14.641656+00'),
('271', NULL, 'test', 'USDT', 'custody', '15', '-25000000', '1', '2026-11-27 16:36:14.641656+00'),
('319', NULL, 'test', 'NGN', 'conversion', '15', '-1537180', '1', '2026-11-27 16:36:14.641656+00'),
('335', NULL, 'test', 'USDT', 'conversion', '15', '10000000', '1', '2026-11-27 16:36:14.641656+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '3500', '4', '2026-11-27 16:36:14.641656+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '4500', '3', '2026-11-27 16:36:14.641656+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3178179', '7212672'),
('1026', '13', '23', '150050', '7362722'),
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
('127', '1', '1', '150000', '150000'),
('127', '2', '21', '15380', '165380'),
('127', '3', '22', '32103', '197483'),
('177', '1', '3', '5000000', '5000000'),
('177', '2', '7', '100002', '5100002'),
('177', '3', '10', '-100004', '4999998'),
('177', '4', '12', '100005', '5100003'),
('186', '1', '16', '500000', '500000'),
('186', '2', '23', '-150050', '349950'),
('191', '1', '1', '-10000000', '-10000000'),
('191', '2', '9', '100004', '-9899996'),
('191', '3', '14', '100000', '-9799996'),
('191', '4', '18', '10000', '-9789996'),
('191', '5', '21', '1519300', '-8270696'),
('191', '6', '22', '-3210282', '-11480978'),
('271', '1', '19', '-25000000', '-25000000'),
('319', '1', '21', '-1537180', '-1537180'),
('335', '1', '21', '10000000', '10000000'),
('49', '1', '3', '2500', '2500'),
('49', '2', '7', '1000', '3500'),
('49', '3', '10', '-1000', '2500'),
('49', '4', '12', '1000', '3500'),
('63', '1', '9', '1000', '1000'),
('63', '2', '14', '1000', '2000'),
('63', '3', '21', '2500', '4500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8extyk8sd20k7mwp2rn4e1r', 'payment', 'single', 'test', NULL, '2026-11-27 16:36:23.786749+00', NULL, NULL, NULL),
('10', 'wd_01m8exv3tvpcwtjtdxr818k1x0:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 16:36:34.211422+00', NULL, NULL, NULL),
('11', 'wd_01m8exv8yjmbjvnps7d50sj0sr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:34.386646+00', NULL, NULL, NULL),
('12', 'wd_01m8exv8yjmbjvnps7d50sj0sr:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 16:36:36.569741+00', NULL, NULL, NULL),
('13', 'wd_01m8exvb4c5f1dtj83939frqdv:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:36.62137+00', NULL, NULL, NULL),
('14', 'wd_01m8exvb4c5f1dtj83939frqdv:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 16:36:36.64468+00', NULL, NULL, NULL),
('15', 'bill_01m8exvbkp51b2f9xwjs9skgkx:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:37.115626+00', NULL, NULL, NULL),
('16', 'bill_01m8exvbkp51b2f9xwjs9skgkx:post', 'bill_post', 'post', 'test', '15', '2026-11-27 16:36:37.188572+00', NULL, NULL, NULL),
('17', 'bill_01m8exvbqajm06mzzew11xhtd6:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:37.227412+00', NULL, NULL, NULL),
('18', 'bill_01m8exvbqajm06mzzew11xhtd6:post', 'bill_post', 'post', 'test', '17', '2026-11-27 16:36:37.256912+00', NULL, NULL, NULL),
('19', 'cp_01m8exvbtjmwpjxx7tgtpj74vw', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 16:36:47.11186+00', NULL, NULL, NULL),
('2', 'wd_01m8extym1ac8rsa8y2ckxsvk7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:23.810436+00', NULL, NULL, NULL),
('20', 'sale_01m8exvnqvjr0xcsdp248eerj6:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:47.484239+00', NULL, NULL, NULL),
('21', 'sale_01m8exvnqvjr0xcsdp248eerj6:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 16:36:47.550751+00', NULL, NULL, NULL),
('22', 'col_01m8exvny4x3297k3mth606zmw:credit', 'collection', 'single', 'test', NULL, '2026-11-27 16:36:49.904484+00', NULL, NULL, NULL),
('23', 'adj_01m8exvr67mabp7xdqcd4qd597', 'adjustment', 'single', 'test', NULL, '2026-11-27 16:36:49.992655+00', NULL, NULL, NULL),
('3', 'wd_01m8extym1ac8rsa8y2ckxsvk7:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 16:36:23.848774+00', NULL, NULL, NULL),
('4', 'wd_01m8extyqay89xpc7sjwf6mhd4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:23.915099+00', NULL, NULL, NULL),
('5', 'wd_01m8extyqay89xpc7sjwf6mhd4:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 16:36:23.947466+00', NULL, NULL, NULL),
('6', 'wd_01m8extysfyzt3jtssesfr9nvg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:23.984136+00', NULL, NULL, NULL),
('7', 'wd_01m8extysfyzt3jtssesfr9nvg:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 16:36:29.050083+00', NULL, NULL, NULL),
('8', 'wd_01m8exv3tvpcwtjtdxr818k1x0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 16:36:29.147891+00', NULL, NULL, NULL),
('9', 'wd_01m8exv3tvpcwtjtdxr818k1x0:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 16:36:29.169532+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8extyac6nfen6wtnnft4eq6', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'prod', E'\\xfe2398b745bcdbede24c112eb74d1cf29d8910c75ff83f09fdc8a2f1a8b2e9e2', E'\\x6d70733178831f09dfe578e75de74b0d8395e147b3cedc3b7705f18fd6cf3fe260ace5a7b5536f69a42f8b66c2233000f29c7f75e7a7773cecf98cfd3a771c769da383192ac601e08fd7b505a260e1086838e776', '2026-11-27 16:36:23.507651+00', NULL, NULL),
('key_01m8extyac7kmqh3scs6qjntxa', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', E'\\xe22bb0eb77480e2a8ba05fd8ba71c60f57a7771b76a47bba56b550ae83faf6aa', E'\\x6d70733178831f09dfe578e7b0afbe64ff2517d5ceed951837b9fc469e1452efe6d1cf9f801a6f09e7f0c3c591713df7cf2299c9e83bc6ff59c011f9f0f7bcff83c05a1ceafbdc31f987a72cb779d4dc9be9ab3e', '2026-11-27 16:36:23.507651+00', NULL, '2026-11-27 16:36:23.58975+00');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:e54720593e042baa12a09725ee3587b2bacd13f2a50b9191703e37f619aa4538', '0', '1795883783644'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795798283638');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8exvbkp51b2f9xwjs9skgkx', '1', 'simulator', 'simulator', '202611271736p163z17epsmh1tmf', '1', '1', '2026-11-27 16:36:37.18619+00', NULL, NULL, 'succeeded', NULL, 'sim_202611271736p163z17epsmh1tmf', '2026-11-27 16:36:37.133+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8exvbqajm06mzzew11xhtd6', '1', 'simulator', 'simulator', '2026112717364dk3rvxkwy3pmc9s', '1', '1', '2026-11-27 16:36:37.256249+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112717364dk3rvxkwy3pmc9s', '2026-11-27 16:36:37.239+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8exvny4x3297k3mth606zmw', '1', 'simulator', 'simulator', 'col_01m8exvny4x3297k3mth606zmw', '1', '1', '2026-11-27 16:36:47.783504+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8exvny4x3297k3mth606zmw', '2026-11-27 16:36:49.884+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8exvnqvjr0xcsdp248eerj6', '1', 'simulator', 'simulator', 'sale_01m8exvnqvjr0xcsdp248eerj6', '1', '1', '2026-11-27 16:36:47.549745+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8exvnqvjr0xcsdp248eerj6', '2026-11-27 16:36:47.505+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8extym1ac8rsa8y2ckxsvk7', '1', 'simulator', 'simulator', 'wd_01m8extym1ac8rsa8y2ckxsvk7', '1', '1', '2026-11-27 16:36:23.847015+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8extym1ac8rsa8y2ckxsvk7', '2026-11-27 16:36:23.831+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8extyqay89xpc7sjwf6mhd4', '1', 'simulator', 'simulator', 'wd_01m8extyqay89xpc7sjwf6mhd4', '1', '1', '2026-11-27 16:36:23.946198+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8extyqay89xpc7sjwf6mhd4', '2026-11-27 16:36:23.932+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8extysfyzt3jtssesfr9nvg', '1', 'simulator', 'simulator', 'wd_01m8extysfyzt3jtssesfr9nvg', '1', '1', '2026-11-27 16:36:24.012671+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8extysfyzt3jtssesfr9nvg', '2026-11-27 16:36:29.04+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8exv3tvpcwtjtdxr818k1x0', '1', 'simulator', 'simulator', 'wd_01m8exv3tvpcwtjtdxr818k1x0', '1', '1', '2026-11-27 16:36:29.168951+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8exv3tvpcwtjtdxr818k1x0', '2026-11-27 16:36:34.201+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8exv8yjmbjvnps7d50sj0sr', '1', 'simulator', 'simulator', 'wd_01m8exv8yjmbjvnps7d50sj0sr', '1', '1', '2026-11-27 16:36:34.410589+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8exv8yjmbjvnps7d50sj0sr', '2026-11-27 16:36:36.53+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8exvb4c5f1dtj83939frqdv', '1', 'simulator', 'simulator', 'wd_01m8exvb4c5f1dtj83939frqdv', '1', '1', '2026-11-27 16:36:36.644066+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8exvb4c5f1dtj83939frqdv', '2026-11-27 16:36:36.633+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details) overriding system value values
('1', '2026-11-27 16:36:23.507651+00', 'system', 'business.create', 'biz_01m8extyacrb7p2z0c23q4gqt2', '{"kycStatus": "APPROVED"}'),
('2', '2026-11-27 16:36:23.760978+00', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'profile.change', 'biz_01m8extyacrb7p2z0c23q4gqt2', '{"fields": ["webhookUrl"], "webhookUrl": "http://127.0.0.1:46227/webhooks", "environment": "test"}'),
('3', '2026-11-27 16:36:36.569741+00', 'demo', 'withdrawal.resolve', 'wd_01m8exv8yjmbjvnps7d50sj0sr', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}'),
('4', '2026-11-27 16:36:49.977645+00', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'profile.change', 'biz_01m8extyacrb7p2z0c23q4gqt2', '{"fields": ["webhookUrl"], "webhookUrl": null, "environment": "test"}'),
('5', '2026-11-27 16:36:49.992655+00', 'ada', 'balance.adjust', 'biz_01m8extyacrb7p2z0c23q4gqt2', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8exvr67mabp7xdqcd4qd597"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8exvr67mabp7xdqcd4qd597', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 16:36:49.992655+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 16:36:23.507651+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 16:36:19.173852+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 16:36:19.173852+00');
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
('bill_01m8exvbkp51b2f9xwjs9skgkx', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '33299431628479471268', '{}', '73.52 kWh'),
('bill_01m8exvbqajm06mzzew11xhtd6', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, is_active, password_hash, sessions_version, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8extyacrb7p2z0c23q4gqt2', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', 'true', '$argon2id$v=19$m=19456,t=2,p=1$FS7SC8LDLNMe35CSmTsVoQ$cGnyy1WbviwO0hkeG0VLSzobvPoqB0NrHTueo/jNkPg', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-27 16:36:23.507651+00', '2026-11-27 16:36:49.977645+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 16:36:47.122+00', '2026-11-27 16:36:49.419558+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '2646ff1c9ff25c88ac4a29abd266f9a1f9fd6bf70bfa36d44e6e9431fc7945c5', '0', 'test', 'cp_01m8exvbtjmwpjxx7tgtpj74vw', 'biz_01m8extyacrb7p2z0c23q4gqt2', '4', '2026-11-27 16:36:37.352+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 16:36:39.4364+00'),
('simulated', '2b299eafd4653adc4f4f5da54c9ac14920b6820b1e2d71c4bfeef7308d327048', '0', 'test', 'cp_01m8exvbtjmwpjxx7tgtpj74vw', 'biz_01m8extyacrb7p2z0c23q4gqt2', '5', '2026-11-27 16:36:39.75+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 16:36:41.910085+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8exvny4x3297k3mth606zmw', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.41130000', '0', '127.12718700', '32103', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8exvny4x3297k3mth606zmw');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8exvbtjmwpjxx7tgtpj74vw', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ', '2b299eafd4653adc4f4f5da54c9ac14920b6820b1e2d71c4bfeef7308d327048', NULL, 'demo', '{"simulated": true}', NULL, '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 17:36:37.33+00', '2026-11-27 16:36:37.33+00', '2026-11-27 16:36:47.087+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('8531902c10b885935de9cda054bb755fe9529b73ec16410570829f235db65a23', 'swp_01m8exvgdsgcnqdg7mp88dqhn9', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140c1d9faeea1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15418e5d64bd27876513c91ab0c56b33327aa94293a31215410f407bc2a993b58f0919eea67bb0f7fe5ba14f8018d090c10670e184f7eea1341241df86d5922fc8e2bbbc714519ae5b02b6dd1c15ab2f74c74d513e9493098dd13658c376a63f154fad4043afddb36a950aa7c2d789828af1e07aeaa9b0f8f8a01b1b', '2026-11-27 16:37:42.209+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 16:36:42.546006+00'),
('a4eef313fd7908ca3ee39005864819519c5c5405cbd6c0e748a92d3d67059fe0', 'swp_01m8exvgdsgcnqdg7mp88dqhn9', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40daedfaeea1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15410f407bc2a993b58f0919eea67bb0f7fe5ba14f80121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000fa92f86235f2cfc8076ad5312e509244ae57ee8500000000000000000000000000000000000000000000000000000000017d784070fa98f7eea1349001d090c1061241dad6d1a980e3d518fe771e6a704f3d480d0d86c4496c6a4797debedbf384c47706c1df897c8a450ce4e4e83af1b6355d75a40560cf224e5c4ea27bff7be6a4a51c', '2026-11-27 16:37:44.794+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 16:36:44.800253+00'),
('e4946879d71d503030e920cae6678d8ccc44648069dca6757ed58eb77183359e', 'swp_01m8exvgdsgcnqdg7mp88dqhn9', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840e7fffaeea1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15410f407bc2a993b58f0919eea67bb0f7fe5ba14f801215418e5d64bd27876513c91ab0c56b33327aa94293a318b0a8177087abf7eea13412414b5422d510f7f1bddc7b876de87cff76e20fc67cbf51c66b35de52d99b65066c5de50621df5fd6d90475bef577af6b63efb24c7399343e985d26d7c1e46effbf1c', '2026-11-27 16:37:47.111+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 16:36:47.115256+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8exvgdsgcnqdg7mp88dqhn9', 'cp_01m8exvbtjmwpjxx7tgtpj74vw', 'test', '0', 'TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 16:36:42.038936+00', '2026-11-27 16:36:47.059169+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '2026-11-27', 'collection', '1', '3178179', '0'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '2026-11-27', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/bills/data', 'a637539159994b360a8066057b791d76', E'\\xfeb25eee7676341f02d8948af3910fd80ddc6a1d4e50e8770f5ea2ae12c74513', 'bill_01m8exvbqajm06mzzew11xhtd6', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8exvbqajm06mzzew11xhtd6","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 16:36:37.227412+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/bills/electricity', '9c3295fc565e42d1cfdedff7acb254e1', E'\\xb1252d96e216df34b698501231507fe9cd85f56304ba54f204c8b8c9bff0c088', 'bill_01m8exvbkp51b2f9xwjs9skgkx', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8exvbkp51b2f9xwjs9skgkx","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"33299431628479471268","units":"73.52 kWh"}', '2026-11-27 16:36:37.115626+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/cross-border/collections', '233f03fe4e3602fabb75c8b39fa5723c', E'\\x5ad0aa59b6b11f333f471d7cdd7ef5870421228f7715e6f9e0165f52dcf1304d', 'col_01m8exvny4x3297k3mth606zmw', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8exvny4x3297k3mth606zmw","reference":"col_01m8exvny4x3297k3mth606zmw","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31781.79,"targetCurrency":"NGN","rate":127.127187,"providerFee":0,"providerRate":128.4113,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T16:36:47.684Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 16:36:47.684905+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/crypto/payments/cp_01m8exvbtjmwpjxx7tgtpj74vw/simulate-deposit', 'c6d04ad08dc0e8fac6c1b7a2cf6dc58f', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8exvbtjmwpjxx7tgtpj74vw', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8exvbtjmwpjxx7tgtpj74vw","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ","checkoutUrl":"http://127.0.0.1:33389/pay/01m8exvbtjmwpjxx7tgtpj74vw8y7hne7qq8zn6geg5zx8k43kaw","returnUrl":null,"status":"UNDERPAID","txHash":"2646ff1c9ff25c88ac4a29abd266f9a1f9fd6bf70bfa36d44e6e9431fc7945c5","reviewReason":null,"expiresAt":"2026-11-27T17:36:37.330Z","environment":"test","createdAt":"2026-11-27T16:36:37.330Z","updatedAt":"2026-11-27T16:36:39.465Z","metadata":{"simulated":true}},"deposit":{"txHash":"2b299eafd4653adc4f4f5da54c9ac14920b6820b1e2d71c4bfeef7308d327048","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 16:36:39.750221+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/crypto/payments/cp_01m8exvbtjmwpjxx7tgtpj74vw/simulate-deposit', 'f44c59eabaa8e03f46d594547ec522df', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8exvbtjmwpjxx7tgtpj74vw', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8exvbtjmwpjxx7tgtpj74vw","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ","checkoutUrl":"http://127.0.0.1:33389/pay/01m8exvbtjmwpjxx7tgtpj74vw8y7hne7qq8zn6geg5zx8k43kaw","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T17:36:37.330Z","environment":"test","createdAt":"2026-11-27T16:36:37.330Z","updatedAt":"2026-11-27T16:36:37.330Z","metadata":{"simulated":true}},"deposit":{"txHash":"2646ff1c9ff25c88ac4a29abd266f9a1f9fd6bf70bfa36d44e6e9431fc7945c5","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 16:36:37.348382+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/crypto/payments/create', '1b03008b80bd8dfce52e72d451ceebbd', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8exvbtjmwpjxx7tgtpj74vw', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8exvbtjmwpjxx7tgtpj74vw","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ","checkoutUrl":"http://127.0.0.1:33389/pay/01m8exvbtjmwpjxx7tgtpj74vw8y7hne7qq8zn6geg5zx8k43kaw","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T17:36:37.330Z","environment":"test","createdAt":"2026-11-27T16:36:37.330Z","updatedAt":"2026-11-27T16:36:37.330Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 16:36:37.335458+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/crypto/withdrawals/request', '3119af3a76ba2cf5497db85b5f9c908f', E'\\xb535596b254bad6d783f4e929b040282835db89ba4d2de4b67c9ccbe1ae4b631', 'sale_01m8exvnqvjr0xcsdp248eerj6', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8exvnqvjr0xcsdp248eerj6","amountUsdt":10,"conversionRate":1521.8,"grossAmountNgn":15218,"withdrawalFeeNgn":25,"netAmountNgn":15193,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8exvnqvjr0xcsdp248eerj6","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T16:36:47.484Z"},"simulated":true,"environment":"test"}', '2026-11-27 16:36:47.484239+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/payment/process', '623782c782d348ff1a5c50708a16a0b9', E'\\x878839b3bf6892ad882644b7a5e73090b2f35d617de74fa4b165217807453cd2', 'txn_01m8extyk8sd20k7mwp2rn4e1r', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8extyk8sd20k7mwp2rn4e1r","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 16:36:23.786749+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/withdrawal/request', '3e502088fc3f05da77113dad3456cd10', E'\\xc6cf4b991e3d26114bb8abd8a4c039e62f7de39ef91257acc7066aa5b7effa47', 'wd_01m8extysfyzt3jtssesfr9nvg', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8extysfyzt3jtssesfr9nvg","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T16:36:23.984Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 16:36:23.984136+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/withdrawal/request', '41600797f765a817d9a1d2feb9ea2f64', E'\\x2c476c70c00f52f0ad06e9236f71690eb81a28347bf81f9d4fdb7db3385aa116', 'wd_01m8exvb4c5f1dtj83939frqdv', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8exvb4c5f1dtj83939frqdv","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T16:36:36.621Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 16:36:36.62137+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/withdrawal/request', 'c857225fd74b5e3fef5bf0057a7cfdd3', E'\\x6c48a372d7ecb04693d3bd7730825829cb2e6af9ef5b215f35fc48e5145dc328', 'wd_01m8exv3tvpcwtjtdxr818k1x0', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8exv3tvpcwtjtdxr818k1x0","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T16:36:29.147Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 16:36:29.147891+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/withdrawal/request', 'dec4774df3721b112fb44c21d1d4c655', E'\\x3514546551f9531923b66efb78c517a3ac114f0ca5600ef3d561201078c2073a', 'wd_01m8extyqay89xpc7sjwf6mhd4', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8extyqay89xpc7sjwf6mhd4","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T16:36:23.915Z","environment":"test","simulated":true},"requestId":"req_01m8extyq6tvwwad6g785hzqwz","simulated":true,"environment":"test"}', '2026-11-27 16:36:23.915099+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/withdrawal/request', 'demo-cfa4905b-6093-4632-816b-ccff73616f19', E'\\x1e14ac9034f7f0c9f1648d1700b4202f9fd727b6fd10e6e03d61bb1b4fdc714d', 'wd_01m8extym1ac8rsa8y2ckxsvk7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8extym1ac8rsa8y2ckxsvk7","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T16:36:23.810Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 16:36:23.810436+00'),
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '/withdrawal/request', 'f4c19dd30b3ab9f6ba25663f6a5b1a48', E'\\x463b8b4c3570841bde8200177c0273b0848ee36b0b7184f475df595569092fba', 'wd_01m8exv8yjmbjvnps7d50sj0sr', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8exv8yjmbjvnps7d50sj0sr","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T16:36:34.386Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 16:36:34.386646+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733178831f09dfe578e746351573788e7969e0a6ea39a2c1da4be1910597112bab7760183d190d2cd3e2377c92d93a0036118a2449645aec052477d8c201da9d1ee43ffc1a2c9721ffe009a0f9f437ec6b95', '2026-11-27 16:36:19.051045+00', '2026-11-27 16:36:19.051045+00'),
('sandbox_seed', E'\\x6d70733178831f09dfe578e7f654cc871288e30e5ebd438e238ff495d3756a8e6b614f7c91ba9d1f08a769cb11384360db7d8a5b9d0ad288d9999f5507c7ec43be8869515ffd04d5c956dda21310328853817d6d252826aef0a063e06b9dfb571c436b53ddaad2416c2fa5eaf8350462', '2026-11-27 16:36:19.048798+00', '2026-11-27 16:36:19.048798+00');
insert into public.known_networks (business_id, network_hmac, last_used_at) overriding system value values
('biz_01m8extyacrb7p2z0c23q4gqt2', E'\\x21d68899c9df194a92564cdf750a29cac905e74b2639db6160b87fbea809df19', '2026-11-27 16:36:23.709725+00');
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8exvbkp51b2f9xwjs9skgkx', 'bill', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611271736p163z17epsmh1tmf', NULL, '2026-11-27 16:36:37.115626+00', '2026-11-27 16:36:37.188572+00'),
('bill_01m8exvbqajm06mzzew11xhtd6', 'bill', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112717364dk3rvxkwy3pmc9s', NULL, '2026-11-27 16:36:37.227412+00', '2026-11-27 16:36:37.256912+00'),
('col_01m8exvny4x3297k3mth606zmw', 'collection', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 16:37:07.684905+00', NULL, 'sim_col_01m8exvny4x3297k3mth606zmw', NULL, '2026-11-27 16:36:47.684905+00', '2026-11-27 16:36:49.904484+00'),
('sale_01m8exvnqvjr0xcsdp248eerj6', 'usdt_sale', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8exvnqvjr0xcsdp248eerj6', NULL, '2026-11-27 16:36:47.484239+00', '2026-11-27 16:36:47.550751+00'),
('wd_01m8extym1ac8rsa8y2ckxsvk7', 'withdrawal', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8extym1ac8rsa8y2ckxsvk7', NULL, '2026-11-27 16:36:23.810436+00', '2026-11-27 16:36:23.848774+00'),
('wd_01m8extyqay89xpc7sjwf6mhd4', 'withdrawal', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8extyqay89xpc7sjwf6mhd4', 'The sandbox fails amounts ending in .01.', '2026-11-27 16:36:23.915099+00', '2026-11-27 16:36:23.947466+00'),
('wd_01m8extysfyzt3jtssesfr9nvg', 'withdrawal', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8extysfyzt3jtssesfr9nvg', NULL, '2026-11-27 16:36:23.984136+00', '2026-11-27 16:36:29.050083+00'),
('wd_01m8exv3tvpcwtjtdxr818k1x0', 'withdrawal', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8exv3tvpcwtjtdxr818k1x0', 'The sandbox reverses amounts ending in .04.', '2026-11-27 16:36:29.147891+00', '2026-11-27 16:36:34.211422+00'),
('wd_01m8exv8yjmbjvnps7d50sj0sr', 'withdrawal', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', 'simulator', '1', 'fea66dbc-7157-4f7e-aaef-ceea8db9f659', 'completed', 'demo', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8exv8yjmbjvnps7d50sj0sr', NULL, '2026-11-27 16:36:34.386646+00', '2026-11-27 16:36:36.569741+00'),
('wd_01m8exvb4c5f1dtj83939frqdv', 'withdrawal', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8exvb4c5f1dtj83939frqdv', NULL, '2026-11-27 16:36:36.62137+00', '2026-11-27 16:36:36.64468+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ', '0', '268000', 'true'),
('TNwxqPo9DWr6SfvtcFB6nSx2jWUmdBJgo9', '0', '8999999985632000', 'true'),
('TYp7zgtMtsJ4YiqwVJJ6Dqmtk5aHjg5jNw', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795797383502'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795797393795'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795797397352'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795797399750'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795797402647'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795797404804'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795797407122');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('2646ff1c9ff25c88ac4a29abd266f9a1f9fd6bf70bfa36d44e6e9431fc7945c5', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ', '10000000', '0', '0'),
('2b299eafd4653adc4f4f5da54c9ac14920b6820b1e2d71c4bfeef7308d327048', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ', '15000000', '0', '0'),
('8531902c10b885935de9cda054bb755fe9529b73ec16410570829f235db65a23', '6', 'trx_transfer', 'SUCCESS', 'TNwxqPo9DWr6SfvtcFB6nSx2jWUmdBJgo9', 'TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ', '13650000', '1100000', '0'),
('a4eef313fd7908ca3ee39005864819519c5c5405cbd6c0e748a92d3d67059fe0', '7', 'usdt_transfer', 'SUCCESS', 'TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ', 'TYp7zgtMtsJ4YiqwVJJ6Dqmtk5aHjg5jNw', '25000000', '13000000', '130000'),
('e4946879d71d503030e920cae6678d8ccc44648069dca6757ed58eb77183359e', '8', 'trx_transfer', 'SUCCESS', 'TBMrPKmMtrcrD1cVAPPKFakSgEnTTu4zvJ', 'TNwxqPo9DWr6SfvtcFB6nSx2jWUmdBJgo9', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, created_at, updated_at) overriding system value values
('bill_01m8exvbkp51b2f9xwjs9skgkx', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, '2026-11-27 16:36:37.115626+00', '2026-11-27 16:36:37.188572+00'),
('bill_01m8exvbqajm06mzzew11xhtd6', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, '2026-11-27 16:36:37.227412+00', '2026-11-27 16:36:37.256912+00'),
('col_01m8exvny4x3297k3mth606zmw', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'collection', 'COMPLETED', '3178179', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, '2026-11-27 16:36:47.684905+00', '2026-11-27 16:36:49.904484+00'),
('txn_01m8extyk8sd20k7mwp2rn4e1r', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, '2026-11-27 16:36:23.786749+00', '2026-11-27 16:36:23.786749+00'),
('wd_01m8extym1ac8rsa8y2ckxsvk7', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-27 16:36:23.810436+00', '2026-11-27 16:36:23.848774+00'),
('wd_01m8extyqay89xpc7sjwf6mhd4', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-27 16:36:23.915099+00', '2026-11-27 16:36:23.947466+00'),
('wd_01m8extysfyzt3jtssesfr9nvg', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-27 16:36:23.984136+00', '2026-11-27 16:36:29.050083+00'),
('wd_01m8exv3tvpcwtjtdxr818k1x0', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-27 16:36:29.147891+00', '2026-11-27 16:36:34.211422+00'),
('wd_01m8exv8yjmbjvnps7d50sj0sr', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-27 16:36:34.386646+00', '2026-11-27 16:36:36.569741+00'),
('wd_01m8exvb4c5f1dtj83939frqdv', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-27 16:36:36.62137+00', '2026-11-27 16:36:36.64468+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8exvnj6zx1atz8g68s16dwy', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', '10000000', '1537.18000000', '1521.80000000', '1521800', '2500', '1519300', '15380', '2026-11-27 16:36:47.319985+00', '2026-11-27 16:37:47.303+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, created_at, updated_at) overriding system value values
('sale_01m8exvnqvjr0xcsdp248eerj6', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'COMPLETED', '10000000', '1537.18000000', '1521.80000000', '1521800', '2500', '1519300', '15380', 'qte_01m8exvnj6zx1atz8g68s16dwy', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', '2026-11-27 16:36:47.484239+00', '2026-11-27 16:36:47.550751+00');
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'simulator', 'biz_01m8extyacrb7p2z0c23q4gqt2', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 16:36:23.507651+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8extynbny520r7468zp3r2d', '1', 'http://127.0.0.1:46227/webhooks', '2026-11-27 16:36:23.867+00', '10', '204', '', NULL),
('msg_01m8extyrdzd175s6jqsg50chb', '1', 'http://127.0.0.1:46227/webhooks', '2026-11-27 16:36:23.956+00', '5', '204', '', NULL),
('msg_01m8exv3qvaef7fck3xdkby12v', '1', 'http://127.0.0.1:46227/webhooks', '2026-11-27 16:36:29.056+00', '3', '204', '', NULL),
('msg_01m8exv3vjqq44dfm7gkf4ykn4', '1', 'http://127.0.0.1:46227/webhooks', '2026-11-27 16:36:29.181+00', '2', '204', '', NULL),
('msg_01m8exv8s5fb19eg3f8q0exc7z', '1', 'http://127.0.0.1:46227/webhooks', '2026-11-27 16:36:34.226+00', '2', '204', '', NULL),
('msg_01m8exvb2v2d8ry8s9f9nw6ngg', '1', 'http://127.0.0.1:46227/webhooks', '2026-11-27 16:36:36.579+00', '4', '204', '', NULL),
('msg_01m8exvb552jekxqn4jmf7yj53', '1', 'http://127.0.0.1:46227/webhooks', '2026-11-27 16:36:36.651+00', '2', '500', '', NULL),
('msg_01m8exvb552jekxqn4jmf7yj53', '2', 'http://127.0.0.1:46227/webhooks', '2026-11-27 16:36:37.063+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8extynbny520r7468zp3r2d', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal.completed', 'wd_01m8extym1ac8rsa8y2ckxsvk7', '{"type":"withdrawal.completed","timestamp":"2026-11-27T16:36:23.831Z","data":{"transactionId":"wd_01m8extym1ac8rsa8y2ckxsvk7","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T16:36:23.810Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 16:36:23.848774+00', '2026-11-27 16:36:23.893068+00', NULL),
('msg_01m8extyrdzd175s6jqsg50chb', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal.failed', 'wd_01m8extyqay89xpc7sjwf6mhd4', '{"type":"withdrawal.failed","timestamp":"2026-11-27T16:36:23.932Z","data":{"transactionId":"wd_01m8extyqay89xpc7sjwf6mhd4","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T16:36:23.915Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 16:36:23.947466+00', '2026-11-27 16:36:23.962364+00', NULL),
('msg_01m8exv3qvaef7fck3xdkby12v', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal.completed', 'wd_01m8extysfyzt3jtssesfr9nvg', '{"type":"withdrawal.completed","timestamp":"2026-11-27T16:36:29.040Z","data":{"transactionId":"wd_01m8extysfyzt3jtssesfr9nvg","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T16:36:23.984Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 16:36:29.050083+00', '2026-11-27 16:36:29.060633+00', NULL),
('msg_01m8exv3vjqq44dfm7gkf4ykn4', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal.completed', 'wd_01m8exv3tvpcwtjtdxr818k1x0', '{"type":"withdrawal.completed","timestamp":"2026-11-27T16:36:29.159Z","data":{"transactionId":"wd_01m8exv3tvpcwtjtdxr818k1x0","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T16:36:29.147Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 16:36:29.169532+00', '2026-11-27 16:36:29.183291+00', NULL),
('msg_01m8exv8s5fb19eg3f8q0exc7z', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal.failed', 'wd_01m8exv3tvpcwtjtdxr818k1x0', '{"type":"withdrawal.failed","timestamp":"2026-11-27T16:36:34.201Z","data":{"transactionId":"wd_01m8exv3tvpcwtjtdxr818k1x0","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T16:36:29.147Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 16:36:34.211422+00', '2026-11-27 16:36:34.229271+00', NULL),
('msg_01m8exvb2v2d8ry8s9f9nw6ngg', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal.completed', 'wd_01m8exv8yjmbjvnps7d50sj0sr', '{"type":"withdrawal.completed","timestamp":"2026-11-27T16:36:36.552Z","data":{"transactionId":"wd_01m8exv8yjmbjvnps7d50sj0sr","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T16:36:34.386Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 16:36:36.569741+00', '2026-11-27 16:36:36.584541+00', NULL),
('msg_01m8exvb552jekxqn4jmf7yj53', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', 'withdrawal.completed', 'wd_01m8exvb4c5f1dtj83939frqdv', '{"type":"withdrawal.completed","timestamp":"2026-11-27T16:36:36.633Z","data":{"transactionId":"wd_01m8exvb4c5f1dtj83939frqdv","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T16:36:36.621Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 16:36:36.64468+00', '2026-11-27 16:36:37.067911+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8extyaqq5qsz706t5kjspep', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'prod', E'\\x6d70733178831f09dfe578e7baf4a97b2e6aa52602485ce439a6efe7a474040366c733657148cb8de22658bcdd52a52953fc9bc63224d29d48cbb5e45d71feff8fa7ba66542ee9c61e9160c62ec99cd0fab78676451b0ef4c950', '2026-11-27 16:36:23.507651+00', NULL),
('whs_01m8extyaqy5yk69vp0e2c9yv9', 'biz_01m8extyacrb7p2z0c23q4gqt2', 'test', E'\\x6d70733178831f09dfe578e7415740545011cfcb17e4e303a85a1fa199738824be6d4f4ae96a59272b3170d920ec4db8469e8dac6c514dcc76cd0744dd4e48a1669a82b25baced765b6264bb9055ba9c252ae8d21f3dae5970a8', '2026-11-27 16:36:23.507651+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8extym1ac8rsa8y2ckxsvk7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8extyqay89xpc7sjwf6mhd4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8extysfyzt3jtssesfr9nvg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8exv3tvpcwtjtdxr818k1x0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8exv8yjmbjvnps7d50sj0sr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8exvb4c5f1dtj83939frqdv', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 5);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
