-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('122', '123', '125', '185', '186', '187', '189', '190', '269', '315', '331', '57', '59', '61', '62');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 04:15:53.637471+00'),
('1025', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 04:15:53.637471+00'),
('1026', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'NGN', 'available', '0', '7354802', '13', '2026-11-28 04:15:53.637471+00'),
('1027', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 04:15:53.637471+00'),
('1028', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 04:15:53.637471+00'),
('1029', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 04:15:53.637471+00'),
('1030', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 04:15:53.637471+00'),
('1031', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 04:15:53.637471+00'),
('122', NULL, 'test', 'NGN', 'commission', '10', '150000', '1', '2026-11-28 04:15:43.521975+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '15340', '1', '2026-11-28 04:15:43.521975+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '32023', '1', '2026-11-28 04:15:43.521975+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '5049952', '4', '2026-11-28 04:15:43.521975+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-10000000', '1', '2026-11-28 04:15:43.521975+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '1525510', '2', '2026-11-28 04:15:43.521975+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-2802286', '3', '2026-11-28 04:15:43.521975+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '200009', '2', '2026-11-28 04:15:43.521975+00'),
('269', NULL, 'test', 'USDT', 'custody', '13', '-25000000', '1', '2026-11-28 04:15:43.521975+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1533350', '1', '2026-11-28 04:15:43.521975+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', '2026-11-28 04:15:43.521975+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '4500', '3', '2026-11-28 04:15:43.521975+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '2500', '1', '2026-11-28 04:15:43.521975+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '-1000', '1', '2026-11-28 04:15:43.521975+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '2000', '2', '2026-11-28 04:15:43.521975+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3170259', '7204752'),
('1026', '13', '23', '150050', '7354802'),
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
('122', '1', '1', '150000', '150000'),
('123', '1', '21', '15340', '15340'),
('125', '1', '22', '32023', '32023'),
('185', '1', '3', '5000000', '5000000'),
('185', '2', '7', '100002', '5100002'),
('185', '3', '14', '100000', '5200002'),
('185', '4', '23', '-150050', '5049952'),
('186', '1', '1', '-10000000', '-10000000'),
('187', '1', '18', '10000', '10000'),
('187', '2', '21', '1515510', '1525510'),
('189', '1', '10', '-100004', '-100004'),
('189', '2', '16', '500000', '399996'),
('189', '3', '22', '-3202282', '-2802286'),
('190', '1', '9', '100004', '100004'),
('190', '2', '12', '100005', '200009'),
('269', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1533350', '-1533350'),
('331', '1', '21', '10000000', '10000000'),
('57', '1', '3', '2500', '2500'),
('57', '2', '7', '1000', '3500'),
('57', '3', '14', '1000', '4500'),
('59', '1', '21', '2500', '2500'),
('61', '1', '10', '-1000', '-1000'),
('62', '1', '9', '1000', '1000'),
('62', '2', '12', '1000', '2000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g5vt6am52sw3vttfeteann', 'payment', 'single', 'test', NULL, '2026-11-28 04:15:55.086062+00', NULL, NULL, NULL),
('10', 'wd_01m8g5w09nyc0517h1pwrd1x6q:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 04:16:06.455055+00', NULL, NULL, NULL),
('11', 'wd_01m8g5w5fjvdcrr7jv6qte1hse:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:16:06.643049+00', NULL, NULL, NULL),
('12', 'wd_01m8g5w5fjvdcrr7jv6qte1hse:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 04:16:09.942312+00', NULL, NULL, NULL),
('13', 'wd_01m8g5w8rw47yebp5g0e3wm6e0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:16:10.013415+00', NULL, NULL, NULL),
('14', 'wd_01m8g5w8rw47yebp5g0e3wm6e0:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 04:16:10.050823+00', NULL, NULL, NULL),
('15', 'bill_01m8g5w9y4bx4239bt8ene2pn2:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 04:16:11.236949+00', NULL, NULL, NULL),
('16', 'bill_01m8g5w9y4bx4239bt8ene2pn2:post', 'bill_post', 'post', 'test', '15', '2026-11-28 04:16:11.346354+00', NULL, NULL, NULL),
('17', 'bill_01m8g5wa59kqgqkpecmdtfm4v7:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 04:16:11.433882+00', NULL, NULL, NULL),
('18', 'bill_01m8g5wa59kqgqkpecmdtfm4v7:post', 'bill_post', 'post', 'test', '17', '2026-11-28 04:16:11.483239+00', NULL, NULL, NULL),
('19', 'cp_01m8g5wa82evwh6v5gb01rejm1', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 04:16:21.798067+00', NULL, NULL, NULL),
('2', 'wd_01m8g5vt7xrf7vk88s3ngcvcyj:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:15:55.136399+00', NULL, NULL, NULL),
('20', 'sale_01m8g5wmg0eqkg6nwwnb1rhkf8:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 04:16:22.049314+00', NULL, NULL, NULL),
('21', 'sale_01m8g5wmg0eqkg6nwwnb1rhkf8:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 04:16:22.142945+00', NULL, NULL, NULL),
('22', 'col_01m8g5wmpwytg4rv7xwq6p51z9:credit', 'collection', 'single', 'test', NULL, '2026-11-28 04:16:24.480419+00', NULL, NULL, NULL),
('23', 'adj_01m8g5wq5cewzmsa60h86d67yh', 'adjustment', 'single', 'test', NULL, '2026-11-28 04:16:24.767233+00', NULL, NULL, NULL),
('3', 'wd_01m8g5vt7xrf7vk88s3ngcvcyj:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 04:15:55.253033+00', NULL, NULL, NULL),
('4', 'wd_01m8g5vtgxyj1tnc0vgdv7cjnr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:15:55.422603+00', NULL, NULL, NULL),
('5', 'wd_01m8g5vtgxyj1tnc0vgdv7cjnr:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 04:15:55.549541+00', NULL, NULL, NULL),
('6', 'wd_01m8g5vtwsnjzjm5zxfs01xmse:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:15:55.801686+00', NULL, NULL, NULL),
('7', 'wd_01m8g5vtwsnjzjm5zxfs01xmse:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 04:16:00.985966+00', NULL, NULL, NULL),
('8', 'wd_01m8g5w09nyc0517h1pwrd1x6q:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:16:01.336418+00', NULL, NULL, NULL),
('9', 'wd_01m8g5w09nyc0517h1pwrd1x6q:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 04:16:01.382097+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g5vrqr1s9vkvvkpa6wbbpb', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'prod', E'\\x5a10eb9e58552c96fca8be054cd1873739bd4629de5f6f501c1e92c7c19ba45d', E'\\x6d70733136fa54f9d31d68656946e1cd70bd90f71087011d85d153436f55bbfbe16c2abb6b753f9e339479762609920684817fdd238b473c490495942bc917bbdb32fce2f948c0e6f8208bc54a18cfeb1468d694', 'IBmP', NULL, NULL, NULL, '2026-11-28 04:15:53.671831+00', NULL, NULL, NULL),
('key_01m8g5vrqr97zzqb77qjf597t9', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', E'\\xff413e5f597bf7bdab9aff4463a8ea0d8027c6d86f135e2e666d85b154303c23', E'\\x6d70733136fa54f9d31d6865ac1d2723685378565c8cdae586395835e234b02f4c8aae772c0fc10fe277c27b28183d8f823f231d14ef98403b5a92f63eee7d13d5df452453af6b34a8706a9f6d1d3b8457a10107', '4ti8', NULL, NULL, NULL, '2026-11-28 04:15:53.671831+00', NULL, '2026-11-28 04:15:54.316614+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:5583237cd58612527fa1d7a02772996272abd2c71a615149d2c863b8d443f1f8', '0', '1795925754732'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795840254702'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795840254645');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g5w9y4bx4239bt8ene2pn2', '1', 'simulator', 'simulator', '202611280516hjtkymmq99bherfs', '1', '1', '2026-11-28 04:16:11.324407+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280516hjtkymmq99bherfs', '2026-11-28 04:16:11.288+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g5wa59kqgqkpecmdtfm4v7', '1', 'simulator', 'simulator', '202611280516zvh934aqj41r032e', '1', '1', '2026-11-28 04:16:11.482262+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280516zvh934aqj41r032e', '2026-11-28 04:16:11.471+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g5wmpwytg4rv7xwq6p51z9', '1', 'simulator', 'simulator', 'col_01m8g5wmpwytg4rv7xwq6p51z9', '1', '1', '2026-11-28 04:16:22.408897+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g5wmpwytg4rv7xwq6p51z9', '2026-11-28 04:16:24.468+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g5wmg0eqkg6nwwnb1rhkf8', '1', 'simulator', 'simulator', 'sale_01m8g5wmg0eqkg6nwwnb1rhkf8', '1', '1', '2026-11-28 04:16:22.139375+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g5wmg0eqkg6nwwnb1rhkf8', '2026-11-28 04:16:22.127+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g5vt7xrf7vk88s3ngcvcyj', '1', 'simulator', 'simulator', 'wd_01m8g5vt7xrf7vk88s3ngcvcyj', '1', '1', '2026-11-28 04:15:55.2498+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g5vt7xrf7vk88s3ngcvcyj', '2026-11-28 04:15:55.192+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g5vtgxyj1tnc0vgdv7cjnr', '1', 'simulator', 'simulator', 'wd_01m8g5vtgxyj1tnc0vgdv7cjnr', '1', '1', '2026-11-28 04:15:55.528648+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g5vtgxyj1tnc0vgdv7cjnr', '2026-11-28 04:15:55.522+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g5vtwsnjzjm5zxfs01xmse', '1', 'simulator', 'simulator', 'wd_01m8g5vtwsnjzjm5zxfs01xmse', '1', '1', '2026-11-28 04:15:55.870085+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g5vtwsnjzjm5zxfs01xmse', '2026-11-28 04:16:00.893+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g5w09nyc0517h1pwrd1x6q', '1', 'simulator', 'simulator', 'wd_01m8g5w09nyc0517h1pwrd1x6q', '1', '1', '2026-11-28 04:16:01.38069+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g5w09nyc0517h1pwrd1x6q', '2026-11-28 04:16:06.422+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g5w5fjvdcrr7jv6qte1hse', '1', 'simulator', 'simulator', 'wd_01m8g5w5fjvdcrr7jv6qte1hse', '1', '1', '2026-11-28 04:16:06.702745+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g5w5fjvdcrr7jv6qte1hse', '2026-11-28 04:16:09.913+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g5w8rw47yebp5g0e3wm6e0', '1', 'simulator', 'simulator', 'wd_01m8g5w8rw47yebp5g0e3wm6e0', '1', '1', '2026-11-28 04:16:10.050067+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g5w8rw47yebp5g0e3wm6e0', '2026-11-28 04:16:10.026+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 04:15:53.671831+00', 'system', 'business.create', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', '{"kycStatus": "APPROVED"}', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 04:15:54.895611+00', 'usr_01m8g5vrqqzdaqf2y38y2pj90y', 'sign_in.new_network', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', '{}', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', NULL, 'token', '755e4d3f355f', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 04:15:55.021574+00', 'usr_01m8g5vrqqzdaqf2y38y2pj90y', 'webhook_url.change', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', '{}', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'token', '755e4d3f355f', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:34311/webhooks"}'),
('4', '2026-11-28 04:16:09.942312+00', 'root', 'withdrawal.resolve', 'wd_01m8g5w5fjvdcrr7jv6qte1hse', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 04:16:24.651997+00', 'usr_01m8g5vrqqzdaqf2y38y2pj90y', 'webhook_url.change', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', '{}', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'token', '755e4d3f355f', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:34311/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 04:16:24.767233+00', 'ada', 'balance.adjust', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g5wq5cewzmsa60h86d67yh"}', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g5wq5cewzmsa60h86d67yh', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 04:16:24.767233+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 04:15:53.671831+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 04:15:45.650991+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 04:15:45.650991+00');
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
('bill_01m8g5w9y4bx4239bt8ene2pn2', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '64981209665859723796', '{}', '73.52 kWh'),
('bill_01m8g5wa59kqgqkpecmdtfm4v7', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 04:15:53.671831+00', '2026-11-28 04:16:24.651997+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 04:16:21.915+00', '2026-11-28 04:16:24.067771+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '4722b77ec5eb3562056d62355acdaf17376af2c245b6976ac1851d5464768f79', '0', 'test', 'cp_01m8g5wa82evwh6v5gb01rejm1', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', '4', '2026-11-28 04:16:11.607+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 04:16:13.828366+00'),
('simulated', '713f512ef7c0e4d1fd4d9c1bb8ccb8ec60da6bfff71a0ad25b665c5504939aca', '0', 'test', 'cp_01m8g5wa82evwh6v5gb01rejm1', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', '5', '2026-11-28 04:16:14.009+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 04:16:16.296201+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g5wmpwytg4rv7xwq6p51z9', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.09130000', '0', '126.81038700', '32023', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g5wmpwytg4rv7xwq6p51z9');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g5wa82evwh6v5gb01rejm1', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ', '713f512ef7c0e4d1fd4d9c1bb8ccb8ec60da6bfff71a0ad25b665c5504939aca', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g5wa7xgg4qcjx5h9gdxj6k', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 05:16:11.522+00', '2026-11-28 04:16:11.522+00', '2026-11-28 04:16:21.783+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('6a5d88795b030a82698ee23b25e418cbf0f7f9a10d479d7362a349c826bdcebe', 'swp_01m8g5wexxfq3k9r0fkpd84b2k', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840c0f7fc82a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541e634a9bdbb2e712d7cfb6a7074943b66d033062b12154198579597f7aa7c0d73ed08e0283f3721962e76d018b0a81770e0a2f982a2341241d41882c6a8eeaf7a5ef52b011a155dec1d8bb8b3ad58cc16941dc1caf9ae0faf3fb044847b6556e7380233f724c9b1b110108c6f8d5d0eaa814aeb4fd59f91081b', '2026-11-28 04:17:21.856+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 04:16:21.861297+00'),
('ab0c5953dc414f0bea12a107029a9d6f81b5f069e2f184d5a777c8f97fbe000a', 'swp_01m8g5wexxfq3k9r0fkpd84b2k', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140dfccfc82a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154198579597f7aa7c0d73ed08e0283f3721962e76d0121541e634a9bdbb2e712d7cfb6a7074943b66d033062b18d090c10670fff7f882a2341241cecf7632294fe22702c5689e7cb8a060bb2be002aadd5481fc7a692b1813f87d6c9f584e147fc421b5f54ea1447d3735755354fdc4d6f91475fbd68b1fd376ad1b', '2026-11-28 04:17:16.383+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 04:16:16.687931+00'),
('cfe1c2368ad1de61e8faaa8ff3923a2472ba18ef74ff3a0dd6a14896e490d9f5', 'swp_01m8g5wexxfq3k9r0fkpd84b2k', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40c7e2fc82a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541e634a9bdbb2e712d7cfb6a7074943b66d033062b121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000d58ab08675f134211d42ef786c321e1c7dd72dd700000000000000000000000000000000000000000000000000000000017d784070e78df982a2349001d090c1061241abf3a8ad1d4c06665ff49592af9a777a3a366c55ac0a19a81d5143afea21d468767534fd109d6475a37a89cd9c58e0d9a480532aedcb37c66969e089b1a118601b', '2026-11-28 04:17:19.175+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 04:16:19.182574+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g5wexxfq3k9r0fkpd84b2k', 'cp_01m8g5wa82evwh6v5gb01rejm1', 'test', '0', 'TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 04:16:16.314752+00', '2026-11-28 04:16:21.734765+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', 'collection', '1', '3170259', '0'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', 'sales', '1', '1518010'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/bills/data', '254429ed15617e4d04e4e578c0e85cd9', E'\\xf883d7f8cb9539699fc914f31f2c3d5e343124dbe9f0aafd6f0ebc9a875651fa', 'bill_01m8g5wa59kqgqkpecmdtfm4v7', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g5wa59kqgqkpecmdtfm4v7","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 04:16:11.433882+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/bills/electricity', '1a0294d48e167fabd56c0847d0c9992a', E'\\x55c61c1e83592cc6861809558057299eb3bcbd2c472e62a41e301ab51757f602', 'bill_01m8g5w9y4bx4239bt8ene2pn2', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g5w9y4bx4239bt8ene2pn2","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"64981209665859723796","units":"73.52 kWh"}', '2026-11-28 04:16:11.236949+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/cross-border/collections', 'f71b1b3295b44f204bee68ac4ddfd43d', E'\\x654e09698242592763ed359dbb8913cd01663c7cd464471a28828d19077ba67d', 'col_01m8g5wmpwytg4rv7xwq6p51z9', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g5wmpwytg4rv7xwq6p51z9","reference":"col_01m8g5wmpwytg4rv7xwq6p51z9","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31702.59,"targetCurrency":"NGN","rate":126.810387,"providerFee":0,"providerRate":128.0913,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T04:16:22.239Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 04:16:22.239774+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/crypto/payments/cp_01m8g5wa82evwh6v5gb01rejm1/simulate-deposit', 'afcca39987fc90ee82b8aef347628174', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g5wa82evwh6v5gb01rejm1', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g5wa82evwh6v5gb01rejm1","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ","checkoutUrl":"http://127.0.0.1:37897/pay/01m8g5wa82evwh6v5gb01rejm187a86n5zdd1xaxsxjcwx8yssj9","returnUrl":null,"status":"UNDERPAID","txHash":"4722b77ec5eb3562056d62355acdaf17376af2c245b6976ac1851d5464768f79","reviewReason":null,"expiresAt":"2026-11-28T05:16:11.522Z","payableUntil":"2026-11-28T06:16:11.522Z","environment":"test","createdAt":"2026-11-28T04:16:11.522Z","updatedAt":"2026-11-28T04:16:13.847Z","metadata":{"simulated":true}},"deposit":{"txHash":"713f512ef7c0e4d1fd4d9c1bb8ccb8ec60da6bfff71a0ad25b665c5504939aca","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 04:16:13.998198+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/crypto/payments/cp_01m8g5wa82evwh6v5gb01rejm1/simulate-deposit', 'dd268430ece75fa6bb7fac7931d738ca', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g5wa82evwh6v5gb01rejm1', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g5wa82evwh6v5gb01rejm1","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ","checkoutUrl":"http://127.0.0.1:37897/pay/01m8g5wa82evwh6v5gb01rejm187a86n5zdd1xaxsxjcwx8yssj9","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T05:16:11.522Z","payableUntil":"2026-11-28T05:16:11.522Z","environment":"test","createdAt":"2026-11-28T04:16:11.522Z","updatedAt":"2026-11-28T04:16:11.522Z","metadata":{"simulated":true}},"deposit":{"txHash":"4722b77ec5eb3562056d62355acdaf17376af2c245b6976ac1851d5464768f79","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 04:16:11.600015+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/crypto/payments/create', '846d1e1b5639d1626ace9ad16abb940a', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g5wa82evwh6v5gb01rejm1', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g5wa82evwh6v5gb01rejm1","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ","checkoutUrl":"http://127.0.0.1:37897/pay/01m8g5wa82evwh6v5gb01rejm187a86n5zdd1xaxsxjcwx8yssj9","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T05:16:11.522Z","payableUntil":"2026-11-28T05:16:11.522Z","environment":"test","createdAt":"2026-11-28T04:16:11.522Z","updatedAt":"2026-11-28T04:16:11.522Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 04:16:11.532796+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/crypto/withdrawals/request', '54da44477d282db9de304f220bcc8842', E'\\xd893580eec7f2d6a1fd16db999d086185866f6928ad93b3aeda6c29b05968bab', 'sale_01m8g5wmg0eqkg6nwwnb1rhkf8', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g5wmg0eqkg6nwwnb1rhkf8","amountUsdt":10,"conversionRate":1518.01,"grossAmountNgn":15180.1,"withdrawalFeeNgn":25,"netAmountNgn":15155.1,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g5wmg0eqkg6nwwnb1rhkf8","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:16:22.049Z"},"simulated":true,"environment":"test"}', '2026-11-28 04:16:22.049314+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/payment/process', '8136875942ee6d127880f4b17d1d2433', E'\\xe1e612bd724dc92db999b8bf1b86e62b2dda8eaab2659edf7256afa343cf7c34', 'txn_01m8g5vt6am52sw3vttfeteann', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g5vt6am52sw3vttfeteann","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:15:55.086062+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/withdrawal/request', '77ea7f593126cb5f91a1559e3b3e26a8', E'\\x6230d7cd60d7fa4e74895de8103a337d53ea1064a40c7b4a78a95e1d9b22942f', 'wd_01m8g5vtwsnjzjm5zxfs01xmse', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g5vtwsnjzjm5zxfs01xmse","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:15:55.801Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:15:55.801686+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/withdrawal/request', 'd17af0a45d44f1aa726eeb5a7aa8df32', E'\\xc522111bbb56fd3635d0fbe2f12180d93a191679d68e2fb40e42e151fba85140', 'wd_01m8g5vtgxyj1tnc0vgdv7cjnr', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g5vtgxyj1tnc0vgdv7cjnr","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:15:55.422Z","environment":"test","simulated":true},"requestId":"req_01m8g5vtft558q6z7sps5j1dsn","simulated":true,"environment":"test"}', '2026-11-28 04:15:55.422603+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/withdrawal/request', 'd21b486109709226d1fb5d334e12916d', E'\\xa3a9128102e8d84cfe8bcafa3e2fe37fb594767cad1d8d654c4bae91e917d1ce', 'wd_01m8g5w5fjvdcrr7jv6qte1hse', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g5w5fjvdcrr7jv6qte1hse","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:16:06.643Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:16:06.643049+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/withdrawal/request', 'dbdbff4f108508e5a17f80c6f987503a', E'\\x897c9375475a09faa3e43f919f1d3736c379cb0bcff1ab3d80285fc01d821b7c', 'wd_01m8g5w8rw47yebp5g0e3wm6e0', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g5w8rw47yebp5g0e3wm6e0","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:16:10.013Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:16:10.013415+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/withdrawal/request', 'demo-86a9b295-b301-4a03-9eab-bc09c94fc8c7', E'\\xc3f1c071c255b238a5bc31b4c2a2c38c32c875595b8ca86eabac9499f3356822', 'wd_01m8g5vt7xrf7vk88s3ngcvcyj', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g5vt7xrf7vk88s3ngcvcyj","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:15:55.136Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:15:55.136399+00'),
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '/withdrawal/request', 'fa5eb37758c3b265a55663abf20e01d3', E'\\x2a69106d827d1f7101fa89160efb6c99a745657624f2e25a7644f016022c1c29', 'wd_01m8g5w09nyc0517h1pwrd1x6q', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g5w09nyc0517h1pwrd1x6q","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:16:01.336Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:16:01.336418+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733136fa54f9d31d68652e5c473d8a6ebcf5dec5f8324db9dcce6d9e929baeaf58bf4f16c60a50b6dcc2f6db93dcdafb80c3eebc86322cf3c55d936b867b5dde81de1abbc81df0a303a27522a862c28db3d7', '2026-11-28 04:15:45.149387+00', '2026-11-28 04:15:45.149387+00'),
('sandbox_seed', E'\\x6d70733136fa54f9d31d68656683c4553375235df0bebb068c9e665b03c796479012354351043d8c8359221952d9ab2ac8b28f64a66785ce735ec280f7d4fd48d98aef3d4cb2ca4aaf471636bd529d6b89e2a6f73b1ee5f980aaca80f6090e02d513600dab39a0dade44dd9653d55203', '2026-11-28 04:15:45.142669+00', '2026-11-28 04:15:45.142669+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g5vrqqzdaqf2y38y2pj90y', E'\\x997f9e134147d35768de960b40a8ff27c0101a6d2a515321ac797b07c7e7d467', '2026-11-28 04:15:54.895611+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 04:15:54.895611+00', '2026-11-28 04:15:54.895611+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 04:15:55.729267+00'),
('2', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:34311/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 04:15:55.021574+00', '2026-11-28 04:15:55.021574+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 04:15:55.729267+00'),
('3', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:34311/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 04:16:24.651997+00', '2026-11-28 04:16:24.651997+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g5w8jgbdh3eazkmb7623mb', 'withdrawal.resolve', 'wd_01m8g5w5fjvdcrr7jv6qte1hse', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 04:16:09.807232+00', '2026-11-29 04:16:09.807232+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g5w9y4bx4239bt8ene2pn2', 'bill', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280516hjtkymmq99bherfs', NULL, '2026-11-28 04:16:11.236949+00', '2026-11-28 04:16:11.346354+00'),
('bill_01m8g5wa59kqgqkpecmdtfm4v7', 'bill', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280516zvh934aqj41r032e', NULL, '2026-11-28 04:16:11.433882+00', '2026-11-28 04:16:11.483239+00'),
('col_01m8g5wmpwytg4rv7xwq6p51z9', 'collection', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 04:16:42.239774+00', NULL, 'sim_col_01m8g5wmpwytg4rv7xwq6p51z9', NULL, '2026-11-28 04:16:22.239774+00', '2026-11-28 04:16:24.480419+00'),
('sale_01m8g5wmg0eqkg6nwwnb1rhkf8', 'usdt_sale', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g5wmg0eqkg6nwwnb1rhkf8', NULL, '2026-11-28 04:16:22.049314+00', '2026-11-28 04:16:22.142945+00'),
('wd_01m8g5vt7xrf7vk88s3ngcvcyj', 'withdrawal', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g5vt7xrf7vk88s3ngcvcyj', NULL, '2026-11-28 04:15:55.136399+00', '2026-11-28 04:15:55.253033+00'),
('wd_01m8g5vtgxyj1tnc0vgdv7cjnr', 'withdrawal', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g5vtgxyj1tnc0vgdv7cjnr', 'The sandbox fails amounts ending in .01.', '2026-11-28 04:15:55.422603+00', '2026-11-28 04:15:55.549541+00'),
('wd_01m8g5vtwsnjzjm5zxfs01xmse', 'withdrawal', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g5vtwsnjzjm5zxfs01xmse', NULL, '2026-11-28 04:15:55.801686+00', '2026-11-28 04:16:00.985966+00'),
('wd_01m8g5w09nyc0517h1pwrd1x6q', 'withdrawal', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g5w09nyc0517h1pwrd1x6q', 'The sandbox reverses amounts ending in .04.', '2026-11-28 04:16:01.336418+00', '2026-11-28 04:16:06.455055+00'),
('wd_01m8g5w5fjvdcrr7jv6qte1hse', 'withdrawal', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g5w8jgbdh3eazkmb7623mb', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g5w5fjvdcrr7jv6qte1hse', NULL, '2026-11-28 04:16:06.643049+00', '2026-11-28 04:16:09.942312+00'),
('wd_01m8g5w8rw47yebp5g0e3wm6e0', 'withdrawal', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g5w8rw47yebp5g0e3wm6e0', NULL, '2026-11-28 04:16:10.013415+00', '2026-11-28 04:16:10.050823+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TPridgf68AajB56mNuFgUceqCxEVbqtXqL', '0', '8999999985632000', 'true'),
('TVSK5EkSTHfdDiFid9xPwBz6JDFbMEWs3a', '25000000', '0', 'false'),
('TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795839354102'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795839364400'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795839371607'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795839374009'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795839376700'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795839379186'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795839381915');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('4722b77ec5eb3562056d62355acdaf17376af2c245b6976ac1851d5464768f79', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ', '10000000', '0', '0'),
('6a5d88795b030a82698ee23b25e418cbf0f7f9a10d479d7362a349c826bdcebe', '8', 'trx_transfer', 'SUCCESS', 'TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ', 'TPridgf68AajB56mNuFgUceqCxEVbqtXqL', '382000', '0', '0'),
('713f512ef7c0e4d1fd4d9c1bb8ccb8ec60da6bfff71a0ad25b665c5504939aca', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ', '15000000', '0', '0'),
('ab0c5953dc414f0bea12a107029a9d6f81b5f069e2f184d5a777c8f97fbe000a', '6', 'trx_transfer', 'SUCCESS', 'TPridgf68AajB56mNuFgUceqCxEVbqtXqL', 'TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ', '13650000', '1100000', '0'),
('cfe1c2368ad1de61e8faaa8ff3923a2472ba18ef74ff3a0dd6a14896e490d9f5', '7', 'usdt_transfer', 'SUCCESS', 'TWxRWGnTRSpbgoLMeT8YDnrLk7wGwMBedJ', 'TVSK5EkSTHfdDiFid9xPwBz6JDFbMEWs3a', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g5w9y4bx4239bt8ene2pn2', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g5w9waj1vexp0ch0ytt8p3', '2026-11-28 04:16:11.236949+00', '2026-11-28 04:16:11.346354+00'),
('bill_01m8g5wa59kqgqkpecmdtfm4v7', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g5wa54arjdxhq8tazbn2jz', '2026-11-28 04:16:11.433882+00', '2026-11-28 04:16:11.483239+00'),
('col_01m8g5wmpwytg4rv7xwq6p51z9', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'collection', 'COMPLETED', '3170259', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g5wmp1n2qk9mse4a0g66cf', '2026-11-28 04:16:22.239774+00', '2026-11-28 04:16:24.480419+00'),
('txn_01m8g5vt6am52sw3vttfeteann', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g5vt677wsrfkez9z6src3q', '2026-11-28 04:15:55.086062+00', '2026-11-28 04:15:55.086062+00'),
('wd_01m8g5vt7xrf7vk88s3ngcvcyj', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g5vt7gas77sjrsfrjxhkg3', '2026-11-28 04:15:55.136399+00', '2026-11-28 04:15:55.253033+00'),
('wd_01m8g5vtgxyj1tnc0vgdv7cjnr', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g5vtft558q6z7sps5j1dsn', '2026-11-28 04:15:55.422603+00', '2026-11-28 04:15:55.549541+00'),
('wd_01m8g5vtwsnjzjm5zxfs01xmse', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g5vtw8qzns5maws2b603hq', '2026-11-28 04:15:55.801686+00', '2026-11-28 04:16:00.985966+00'),
('wd_01m8g5w09nyc0517h1pwrd1x6q', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g5w08x7cgn3sdxb2qwwfaj', '2026-11-28 04:16:01.336418+00', '2026-11-28 04:16:06.455055+00'),
('wd_01m8g5w5fjvdcrr7jv6qte1hse', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g5w5f68bwvn1fw52cbm9dc', '2026-11-28 04:16:06.643049+00', '2026-11-28 04:16:09.942312+00'),
('wd_01m8g5w8rw47yebp5g0e3wm6e0', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g5w8rfs3ezrfm5q3nf0g7k', '2026-11-28 04:16:10.013415+00', '2026-11-28 04:16:10.050823+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g5wmer2h6yfkdrbhgg6p62', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', '10000000', '1533.35000000', '1518.01000000', '1518010', '2500', '1515510', '15340', '2026-11-28 04:16:21.977596+00', '2026-11-28 04:17:21.977+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g5wmg0eqkg6nwwnb1rhkf8', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'COMPLETED', '10000000', '1533.35000000', '1518.01000000', '1518010', '2500', '1515510', '15340', 'qte_01m8g5wmer2h6yfkdrbhgg6p62', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g5wmf931k46bbh3xkarn0c', '2026-11-28 04:16:22.049314+00', '2026-11-28 04:16:22.142945+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g5vrqqzdaqf2y38y2pj90y', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$3W4oPw65+QIqQn+khY5Y0w$F4YXmI8SvkeTAxONvDF5nFz0XHWB5F/XmKYGtOaBX9k', '1', NULL, NULL, NULL, '2026-11-28 04:15:53.671831+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'simulator', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 04:15:53.671831+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g5vtc74p3evxthyed6fehj', '1', 'http://127.0.0.1:34311/webhooks', '2026-11-28 04:15:55.306+00', '13', '204', '', NULL),
('msg_01m8g5vtpt4bza2w3y3gepgry8', '1', 'http://127.0.0.1:34311/webhooks', '2026-11-28 04:15:55.641+00', '4', '204', '', NULL),
('msg_01m8g5w003vrtma5rbfxsf70p9', '1', 'http://127.0.0.1:34311/webhooks', '2026-11-28 04:16:01.175+00', '56', '204', '', NULL),
('msg_01m8g5w0bgn11w661fejm35ta4', '1', 'http://127.0.0.1:34311/webhooks', '2026-11-28 04:16:01.417+00', '19', '204', '', NULL),
('msg_01m8g5w59t87sns0ncfw1rrm7s', '1', 'http://127.0.0.1:34311/webhooks', '2026-11-28 04:16:06.488+00', '3', '204', '', NULL),
('msg_01m8g5w8prcgpvnktbexv7j727', '1', 'http://127.0.0.1:34311/webhooks', '2026-11-28 04:16:09.951+00', '3', '204', '', NULL),
('msg_01m8g5w8t4kw9qhyxdxx47bgdd', '1', 'http://127.0.0.1:34311/webhooks', '2026-11-28 04:16:10.073+00', '7', '500', '', NULL),
('msg_01m8g5w8t4kw9qhyxdxx47bgdd', '2', 'http://127.0.0.1:34311/webhooks', '2026-11-28 04:16:11.071+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g5vtc74p3evxthyed6fehj', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal.completed', 'wd_01m8g5vt7xrf7vk88s3ngcvcyj', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:15:55.192Z","data":{"transactionId":"wd_01m8g5vt7xrf7vk88s3ngcvcyj","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:15:55.136Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:15:55.253033+00', '2026-11-28 04:15:55.328461+00', NULL),
('msg_01m8g5vtpt4bza2w3y3gepgry8', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal.failed', 'wd_01m8g5vtgxyj1tnc0vgdv7cjnr', '{"type":"withdrawal.failed","timestamp":"2026-11-28T04:15:55.522Z","data":{"transactionId":"wd_01m8g5vtgxyj1tnc0vgdv7cjnr","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:15:55.422Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:15:55.549541+00', '2026-11-28 04:15:55.646874+00', NULL),
('msg_01m8g5w003vrtma5rbfxsf70p9', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal.completed', 'wd_01m8g5vtwsnjzjm5zxfs01xmse', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:16:00.893Z","data":{"transactionId":"wd_01m8g5vtwsnjzjm5zxfs01xmse","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:15:55.801Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:16:00.985966+00', '2026-11-28 04:16:01.255984+00', NULL),
('msg_01m8g5w0bgn11w661fejm35ta4', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal.completed', 'wd_01m8g5w09nyc0517h1pwrd1x6q', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:16:01.364Z","data":{"transactionId":"wd_01m8g5w09nyc0517h1pwrd1x6q","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:16:01.336Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:16:01.382097+00', '2026-11-28 04:16:01.437017+00', NULL),
('msg_01m8g5w59t87sns0ncfw1rrm7s', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal.failed', 'wd_01m8g5w09nyc0517h1pwrd1x6q', '{"type":"withdrawal.failed","timestamp":"2026-11-28T04:16:06.422Z","data":{"transactionId":"wd_01m8g5w09nyc0517h1pwrd1x6q","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:16:01.336Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:16:06.455055+00', '2026-11-28 04:16:06.491633+00', NULL),
('msg_01m8g5w8prcgpvnktbexv7j727', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal.completed', 'wd_01m8g5w5fjvdcrr7jv6qte1hse', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:16:09.936Z","data":{"transactionId":"wd_01m8g5w5fjvdcrr7jv6qte1hse","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:16:06.643Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:16:09.942312+00', '2026-11-28 04:16:09.954775+00', NULL),
('msg_01m8g5w8t4kw9qhyxdxx47bgdd', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', 'withdrawal.completed', 'wd_01m8g5w8rw47yebp5g0e3wm6e0', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:16:10.026Z","data":{"transactionId":"wd_01m8g5w8rw47yebp5g0e3wm6e0","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:16:10.013Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:16:10.050823+00', '2026-11-28 04:16:11.074396+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g5vs1daeyq2qyhzcqdxf4w', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'test', E'\\x6d70733136fa54f9d31d6865dab6c0b37a35b91bcd8cc74a1f4fc75898091011d60e689cb9dc7ae2c5bb03b90971bf73c8fc4864e123f8c25bcd9c60394bb00651db76805601b3033560cddf018f55547274ff466f5aa2849e19', '2026-11-28 04:15:53.671831+00', NULL),
('whs_01m8g5vs1dbsb51d8y8gemxmed', 'biz_01m8g5vrqqrrnjxsvbsgap9j5k', 'prod', E'\\x6d70733136fa54f9d31d686522df0bbd36300ec57f59a92e3375a0589c9146ef0ce9e63bf8100a467d5ae476a15051df10274cb8b7df13a41c506a006540c62e3b4d188221037a20723c46188a2020e8481b91feae73c4aa1f63', '2026-11-28 04:15:53.671831+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g5vt7xrf7vk88s3ngcvcyj', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g5vtgxyj1tnc0vgdv7cjnr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g5vtwsnjzjm5zxfs01xmse', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g5w09nyc0517h1pwrd1x6q', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g5w5fjvdcrr7jv6qte1hse', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g5w8rw47yebp5g0e3wm6e0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
