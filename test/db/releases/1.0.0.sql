-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('122', '123', '183', '184', '185', '186', '187', '264', '314', '330', '55', '56', '57', '58', '59');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gysyccseahjppnj3b4hvks', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 11:31:48.237439+00'),
('1025', 'biz_01m8gysyccseahjppnj3b4hvks', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 11:31:48.237439+00'),
('1026', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'NGN', 'available', '0', '7370642', '13', NULL, '2026-11-28 11:31:48.237439+00'),
('1027', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 11:31:48.237439+00'),
('1028', 'biz_01m8gysyccseahjppnj3b4hvks', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 11:31:48.237439+00'),
('1029', 'biz_01m8gysyccseahjppnj3b4hvks', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 11:31:48.237439+00'),
('1030', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 11:31:48.237439+00'),
('1031', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 11:31:48.237439+00'),
('1032', 'biz_01m8gysyccseahjppnj3b4hvks', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 11:31:48.237439+00'),
('1033', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 11:31:48.237439+00'),
('122', NULL, 'test', 'NGN', 'commission', '10', '165420', '2', NULL, '2026-11-28 11:31:21.016902+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32183', '1', NULL, '2026-11-28 11:31:21.016902+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '4849950', '2', NULL, '2026-11-28 11:31:21.016902+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '600002', '2', NULL, '2026-11-28 11:31:21.016902+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '0', '2', NULL, '2026-11-28 11:31:21.016902+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-8366905', '4', NULL, '2026-11-28 11:31:21.016902+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3118282', '2', NULL, '2026-11-28 11:31:21.016902+00'),
('264', NULL, 'test', 'USDT', 'custody', '8', '-25000000', '1', NULL, '2026-11-28 11:31:21.016902+00'),
('314', NULL, 'test', 'NGN', 'conversion', '10', '-1541010', '1', NULL, '2026-11-28 11:31:21.016902+00'),
('330', NULL, 'test', 'USDT', 'conversion', '10', '10000000', '1', NULL, '2026-11-28 11:31:21.016902+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '2500', '1', NULL, '2026-11-28 11:31:21.016902+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '1000', '1', NULL, '2026-11-28 11:31:21.016902+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '0', '2', NULL, '2026-11-28 11:31:21.016902+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '3500', '2', NULL, '2026-11-28 11:31:21.016902+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '1000', '1', NULL, '2026-11-28 11:31:21.016902+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3186099', '7220592'),
('1026', '13', '23', '150050', '7370642'),
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
('122', '2', '21', '15420', '165420'),
('123', '1', '22', '32183', '32183'),
('183', '1', '3', '5000000', '5000000'),
('183', '2', '23', '-150050', '4849950'),
('184', '1', '7', '100002', '100002'),
('184', '2', '16', '500000', '600002'),
('185', '1', '9', '100004', '100004'),
('185', '2', '10', '-100004', '0'),
('186', '1', '1', '-10000000', '-10000000'),
('186', '2', '12', '100005', '-9899995'),
('186', '3', '18', '10000', '-9889995'),
('186', '4', '21', '1523090', '-8366905'),
('187', '1', '14', '100000', '100000'),
('187', '2', '22', '-3218282', '-3118282'),
('264', '1', '19', '-25000000', '-25000000'),
('314', '1', '21', '-1541010', '-1541010'),
('330', '1', '21', '10000000', '10000000'),
('55', '1', '3', '2500', '2500'),
('56', '1', '7', '1000', '1000'),
('57', '1', '9', '1000', '1000'),
('57', '2', '10', '-1000', '0'),
('58', '1', '12', '1000', '1000'),
('58', '2', '21', '2500', '3500'),
('59', '1', '14', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gyszartsgxdxvznjkse69p', 'payment', 'single', 'test', NULL, '2026-11-28 11:31:49.215828+00', NULL, NULL, NULL),
('10', 'wd_01m8gyt544wypqm824x1p90c0f:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 11:32:00.242061+00', NULL, NULL, NULL),
('11', 'wd_01m8gytadrrygq7fykyp7ky892:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:32:00.569041+00', NULL, NULL, NULL),
('12', 'wd_01m8gytadrrygq7fykyp7ky892:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 11:32:02.963918+00', NULL, NULL, NULL),
('13', 'wd_01m8gytctd2tf8apnre88zbmt9:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:32:03.02197+00', NULL, NULL, NULL),
('14', 'wd_01m8gytctd2tf8apnre88zbmt9:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 11:32:03.046964+00', NULL, NULL, NULL),
('15', 'bill_01m8gytd6d3fba14sktxvcresg:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 11:32:03.40627+00', NULL, NULL, NULL),
('16', 'bill_01m8gytd6d3fba14sktxvcresg:post', 'bill_post', 'post', 'test', '15', '2026-11-28 11:32:03.44949+00', NULL, NULL, NULL),
('17', 'bill_01m8gytdc1b31vq0f471txeyx2:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 11:32:03.585619+00', NULL, NULL, NULL),
('18', 'bill_01m8gytdc1b31vq0f471txeyx2:post', 'bill_post', 'post', 'test', '17', '2026-11-28 11:32:03.644025+00', NULL, NULL, NULL),
('19', 'cp_01m8gytdh30yy1924p29a6n1z2', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 11:32:14.381463+00', NULL, NULL, NULL),
('2', 'wd_01m8gyszf6rwmcjr3h13y4azy7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:31:49.35356+00', NULL, NULL, NULL),
('20', 'sale_01m8gytr7kgjpc29wcvxh3m90w:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 11:32:14.708597+00', NULL, NULL, NULL),
('21', 'sale_01m8gytr7kgjpc29wcvxh3m90w:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 11:32:14.808932+00', NULL, NULL, NULL),
('22', 'col_01m8gytrfh96hph3d9qdx6jtjy:credit', 'collection', 'single', 'test', NULL, '2026-11-28 11:32:17.06978+00', NULL, NULL, NULL),
('23', 'adj_01m8gyttwwd9jjetsy0t6t93mt', 'adjustment', 'single', 'test', NULL, '2026-11-28 11:32:17.453844+00', NULL, NULL, NULL),
('3', 'wd_01m8gyszf6rwmcjr3h13y4azy7:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 11:31:49.575562+00', NULL, NULL, NULL),
('4', 'wd_01m8gysztg96ehhb8pjp87rssq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:31:49.713112+00', NULL, NULL, NULL),
('5', 'wd_01m8gysztg96ehhb8pjp87rssq:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 11:31:49.856061+00', NULL, NULL, NULL),
('6', 'wd_01m8gyt02gmw5x7m0p13xr60gr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:31:49.971182+00', NULL, NULL, NULL),
('7', 'wd_01m8gyt02gmw5x7m0p13xr60gr:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 11:31:55.085816+00', NULL, NULL, NULL),
('8', 'wd_01m8gyt544wypqm824x1p90c0f:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:31:55.141618+00', NULL, NULL, NULL),
('9', 'wd_01m8gyt544wypqm824x1p90c0f:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 11:31:55.19066+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gysyccbq3n0w92safy8q3b', 'biz_01m8gysyccseahjppnj3b4hvks', 'prod', E'\\xf8559f8973263a635803595e7b93a704e9cbcce0a35855b1c2b4b480f40eceb1', E'\\x6d70733118c561fbf0ebb9c527df3cb5c39ddaaecde7f6d16349917cfd05683be3f78d9e1cf3f5a97f550e85600bb534f543a2f3f55cbd8d7563f6a0d5e1f4f8c9d7ea8b533f6957e07dc301e0e31b0052866c0d', '5qwP', NULL, NULL, NULL, '2026-11-28 11:31:48.265693+00', NULL, NULL, NULL),
('key_01m8gysycdfncdhmnpg0r1yrrz', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', E'\\xefefba96613a27fac548fab09f3ad81d6cb223d721e8a59e0e8f55eaf90f1d46', E'\\x6d70733118c561fbf0ebb9c56924c009b17bd8e8d5c08e3fe9ae8d341527dc4b8dd33d73b696be9fdac1ddc0b8905209089c9fe37fa8ee77bf705a6d119a601f60dfdc2d81292a3cefb11680236243e3f9c4c6f1', 'REp2', NULL, NULL, NULL, '2026-11-28 11:31:48.265693+00', NULL, '2026-11-28 11:31:48.43689+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:bac51f413bb38fa1bae3c7918310abf69648bf1d268868dde943b42303f510b2', '0', '1795951908649'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795866408632'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795866408623');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gytd6d3fba14sktxvcresg', '1', 'simulator', 'simulator', '202611281232htd2d82wb02wggsz', '1', '1', '2026-11-28 11:32:03.443187+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281232htd2d82wb02wggsz', '2026-11-28 11:32:03.435+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gytdc1b31vq0f471txeyx2', '1', 'simulator', 'simulator', '202611281232n0n2s5765e1f77ts', '1', '1', '2026-11-28 11:32:03.63986+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281232n0n2s5765e1f77ts', '2026-11-28 11:32:03.631+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gytrfh96hph3d9qdx6jtjy', '1', 'simulator', 'simulator', 'col_01m8gytrfh96hph3d9qdx6jtjy', '1', '1', '2026-11-28 11:32:14.994871+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gytrfh96hph3d9qdx6jtjy', '2026-11-28 11:32:17.05+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gytr7kgjpc29wcvxh3m90w', '1', 'simulator', 'simulator', 'sale_01m8gytr7kgjpc29wcvxh3m90w', '1', '1', '2026-11-28 11:32:14.808039+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gytr7kgjpc29wcvxh3m90w', '2026-11-28 11:32:14.789+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyszf6rwmcjr3h13y4azy7', '1', 'simulator', 'simulator', 'wd_01m8gyszf6rwmcjr3h13y4azy7', '1', '1', '2026-11-28 11:31:49.559933+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gyszf6rwmcjr3h13y4azy7', '2026-11-28 11:31:49.513+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gysztg96ehhb8pjp87rssq', '1', 'simulator', 'simulator', 'wd_01m8gysztg96ehhb8pjp87rssq', '1', '1', '2026-11-28 11:31:49.852565+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gysztg96ehhb8pjp87rssq', '2026-11-28 11:31:49.813+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyt02gmw5x7m0p13xr60gr', '1', 'simulator', 'simulator', 'wd_01m8gyt02gmw5x7m0p13xr60gr', '1', '1', '2026-11-28 11:31:50.048105+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gyt02gmw5x7m0p13xr60gr', '2026-11-28 11:31:55.073+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyt544wypqm824x1p90c0f', '1', 'simulator', 'simulator', 'wd_01m8gyt544wypqm824x1p90c0f', '1', '1', '2026-11-28 11:31:55.189735+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gyt544wypqm824x1p90c0f', '2026-11-28 11:32:00.21+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gytadrrygq7fykyp7ky892', '1', 'simulator', 'simulator', 'wd_01m8gytadrrygq7fykyp7ky892', '1', '1', '2026-11-28 11:32:00.611659+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gytadrrygq7fykyp7ky892', '2026-11-28 11:32:02.925+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gytctd2tf8apnre88zbmt9', '1', 'simulator', 'simulator', 'wd_01m8gytctd2tf8apnre88zbmt9', '1', '1', '2026-11-28 11:32:03.046317+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gytctd2tf8apnre88zbmt9', '2026-11-28 11:32:03.032+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 11:31:48.265693+00', 'system', 'business.create', 'biz_01m8gysyccseahjppnj3b4hvks', '{"kycStatus": "APPROVED"}', 'biz_01m8gysyccseahjppnj3b4hvks', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 11:31:48.70537+00', 'usr_01m8gysycc5sspcdmfb07phaec', 'sign_in.new_network', 'biz_01m8gysyccseahjppnj3b4hvks', '{}', 'biz_01m8gysyccseahjppnj3b4hvks', NULL, 'token', '580bcc59d50c', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 11:31:48.820567+00', 'usr_01m8gysycc5sspcdmfb07phaec', 'webhook_url.change', 'biz_01m8gysyccseahjppnj3b4hvks', '{}', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'token', '580bcc59d50c', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:42495/webhooks"}'),
('4', '2026-11-28 11:32:02.963918+00', 'root', 'withdrawal.resolve', 'wd_01m8gytadrrygq7fykyp7ky892', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 11:32:17.300003+00', 'usr_01m8gysycc5sspcdmfb07phaec', 'webhook_url.change', 'biz_01m8gysyccseahjppnj3b4hvks', '{}', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'token', '580bcc59d50c', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:42495/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 11:32:17.453844+00', 'ada', 'balance.adjust', 'biz_01m8gysyccseahjppnj3b4hvks', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gyttwwd9jjetsy0t6t93mt"}', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gyttwwd9jjetsy0t6t93mt', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 11:32:17.453844+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 11:31:48.265693+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 11:31:39.271781+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 11:31:39.271781+00');
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
('bill_01m8gytd6d3fba14sktxvcresg', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '03771150438548721999', '{}', '73.52 kWh'),
('bill_01m8gytdc1b31vq0f471txeyx2', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gysyccseahjppnj3b4hvks', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 11:31:48.265693+00', '2026-11-28 11:32:17.300003+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 11:32:14.403+00', '2026-11-28 11:32:16.499612+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '705c57ffabfcfd287eadd581ce0f24df8af53afe674b8d3749a21d4e405ff13a', '0', 'test', 'cp_01m8gytdh30yy1924p29a6n1z2', 'biz_01m8gysyccseahjppnj3b4hvks', '5', '2026-11-28 11:32:06.369+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 11:32:08.556144+00'),
('simulated', '71e96073954d8e28e0b370424483177447ecb5b0696047c2b7dbbe44a0084808', '0', 'test', 'cp_01m8gytdh30yy1924p29a6n1z2', 'biz_01m8gysyccseahjppnj3b4hvks', '4', '2026-11-28 11:32:03.794+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 11:32:06.073384+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gytrfh96hph3d9qdx6jtjy', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.73130000', '0', '127.44398700', '32183', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gytrfh96hph3d9qdx6jtjy');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gytdh30yy1924p29a6n1z2', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU', '705c57ffabfcfd287eadd581ce0f24df8af53afe674b8d3749a21d4e405ff13a', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gytdesmvbq4arx04gptt4c', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 12:32:03.747+00', '2026-11-28 11:32:03.747+00', '2026-11-28 11:32:14.361+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('6e54dacd58fcff069b9737754f8dd6a388d205e10396612e14ba3587587884a5', 'swp_01m8gytj8awcgazxvfrjk2m7ak', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8409a94b98fa2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541cc8bdbead62db344f1be8d2606efa675edb8518712154133337c4fd1c698497b3ca65d98371344381188f418b0a81770babfb58fa23412418a0cfa2f0504a0f125f735c7f7f7d98e6b9330c6122e99d281dedce9cc6ec64e7edf47a908f5cf4a2a2088860bb3d791b8ec83d5745ea3b57ed5f65c06ae92cb1b', '2026-11-28 11:33:14.394+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 11:32:14.398588+00'),
('9e2bb09d59b6bbf14dc7cf888ea9e7ba88ce49a02d9fa6428d3443ff61a68a1c', 'swp_01m8gytj8awcgazxvfrjk2m7ak', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140c5e7b88fa2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154133337c4fd1c698497b3ca65d98371344381188f4121541cc8bdbead62db344f1be8d2606efa675edb8518718d090c10670e592b58fa23412416cead3e6a2d371bb1b60df8878917b9b7a92c7240964135779d57fa4339e023554bb084f4038b9ddd309cbfa33ba88055bef2dabe681bb524f4dbd27c7c871611b', '2026-11-28 11:33:08.677+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 11:32:09.158101+00'),
('b52a8c7a01b9c668c208231e0ffd3ba53de27cc174ca9ca1133cf78d2d24e1e9', 'swp_01m8gytj8awcgazxvfrjk2m7ak', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40a1ffb88fa2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541cc8bdbead62db344f1be8d2606efa675edb85187121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000006d8870e3ec90b0fd17c578490520f3e64c5e253400000000000000000000000000000000000000000000000000000000017d784070c1aab58fa2349001d090c106124182eed37ef77bf711010b7bb59250677e7e53a670433e8747300bd79c6f06e84858289964f6ce74f2149fc8b9ca21123bd83ff244160439dc0ba2733bf664fdfc1b', '2026-11-28 11:33:11.713+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 11:32:11.738995+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gytj8awcgazxvfrjk2m7ak', 'cp_01m8gytdh30yy1924p29a6n1z2', 'test', '0', 'TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 11:32:08.583919+00', '2026-11-28 11:32:14.303117+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', 'collection', '1', '3186099', '0'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', 'sales', '1', '1525590'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/bills/data', '493d5111fa220d179ed8107274d2876f', E'\\x17fb7b0236ae90d40f816941c27e9ef801a92f80803910ad639972174ab18e91', 'bill_01m8gytdc1b31vq0f471txeyx2', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gytdc1b31vq0f471txeyx2","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 11:32:03.585619+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/bills/electricity', '6c542db0ce4980e5e6bd8229e9e68c2d', E'\\x6ff05df918c26d1d5c06f0cac8d7a2d7dce37a7f6573086f7a9d8be491acb580', 'bill_01m8gytd6d3fba14sktxvcresg', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gytd6d3fba14sktxvcresg","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"03771150438548721999","units":"73.52 kWh"}', '2026-11-28 11:32:03.40627+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/cross-border/collections', '9282dc8bb39116799a405b70b9d57e4f', E'\\x618db3498bc4faefc7c70c7a0c7934f1af147faab0ff42b9c4425b7f61bf2138', 'col_01m8gytrfh96hph3d9qdx6jtjy', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gytrfh96hph3d9qdx6jtjy","reference":"col_01m8gytrfh96hph3d9qdx6jtjy","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31860.99,"targetCurrency":"NGN","rate":127.443987,"providerFee":0,"providerRate":128.7313,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T11:32:14.962Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 11:32:14.962554+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/crypto/payments/cp_01m8gytdh30yy1924p29a6n1z2/simulate-deposit', '40807ca560624706c9843f6909a1f9c4', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gytdh30yy1924p29a6n1z2', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gytdh30yy1924p29a6n1z2","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU","checkoutUrl":"http://127.0.0.1:43063/pay/01m8gytdh30yy1924p29a6n1z2kkkpn4we9bd5wa0rm2g80401ej","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T12:32:03.747Z","payableUntil":"2026-11-28T12:32:03.747Z","environment":"test","createdAt":"2026-11-28T11:32:03.747Z","updatedAt":"2026-11-28T11:32:03.747Z","metadata":{"simulated":true}},"deposit":{"txHash":"71e96073954d8e28e0b370424483177447ecb5b0696047c2b7dbbe44a0084808","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 11:32:03.790571+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/crypto/payments/cp_01m8gytdh30yy1924p29a6n1z2/simulate-deposit', '54a71d0cd5dcca0b06785438b4939d7c', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gytdh30yy1924p29a6n1z2', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gytdh30yy1924p29a6n1z2","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU","checkoutUrl":"http://127.0.0.1:43063/pay/01m8gytdh30yy1924p29a6n1z2kkkpn4we9bd5wa0rm2g80401ej","returnUrl":null,"status":"UNDERPAID","txHash":"71e96073954d8e28e0b370424483177447ecb5b0696047c2b7dbbe44a0084808","reviewReason":null,"expiresAt":"2026-11-28T12:32:03.747Z","payableUntil":"2026-11-28T13:32:03.747Z","environment":"test","createdAt":"2026-11-28T11:32:03.747Z","updatedAt":"2026-11-28T11:32:06.166Z","metadata":{"simulated":true}},"deposit":{"txHash":"705c57ffabfcfd287eadd581ce0f24df8af53afe674b8d3749a21d4e405ff13a","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 11:32:06.367765+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/crypto/payments/create', 'd686b04da3a8f1412e98e0afa7b2b309', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gytdh30yy1924p29a6n1z2', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gytdh30yy1924p29a6n1z2","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU","checkoutUrl":"http://127.0.0.1:43063/pay/01m8gytdh30yy1924p29a6n1z2kkkpn4we9bd5wa0rm2g80401ej","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T12:32:03.747Z","payableUntil":"2026-11-28T12:32:03.747Z","environment":"test","createdAt":"2026-11-28T11:32:03.747Z","updatedAt":"2026-11-28T11:32:03.747Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 11:32:03.755173+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/crypto/withdrawals/request', '794aa81e01965c72ff9f488ebe232870', E'\\x7df668a3b68dffa05d9e7f43545f41e796d1b716271e64c5bc6cd0c50051679e', 'sale_01m8gytr7kgjpc29wcvxh3m90w', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gytr7kgjpc29wcvxh3m90w","amountUsdt":10,"conversionRate":1525.59,"grossAmountNgn":15255.9,"withdrawalFeeNgn":25,"netAmountNgn":15230.9,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gytr7kgjpc29wcvxh3m90w","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:32:14.708Z"},"simulated":true,"environment":"test"}', '2026-11-28 11:32:14.708597+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/payment/process', 'b9c581a903b0be5d0ed552da59e38591', E'\\x72832f7eaf8dba66e9fec2bca8d9291e44998493ac5e469a4f6dc4f411e4db58', 'txn_01m8gyszartsgxdxvznjkse69p', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gyszartsgxdxvznjkse69p","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:31:49.215828+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/withdrawal/request', '53f575567ab6b6f4fd1fbc3fe25e82d9', E'\\x35c1392eedbf9a387104b0b51a7cbce74b646045761317227804019c155bddbc', 'wd_01m8gytadrrygq7fykyp7ky892', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gytadrrygq7fykyp7ky892","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:32:00.569Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:32:00.569041+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/withdrawal/request', 'cbacbab53a889203970fd462beaebb34', E'\\x85813aa93db50db942ee3b6cb97c1e83ac32c2a2460638682f1dbbce50505ef6', 'wd_01m8gyt544wypqm824x1p90c0f', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gyt544wypqm824x1p90c0f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:31:55.141Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:31:55.141618+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/withdrawal/request', 'demo-5c0a7d73-3bc4-4fd4-a585-5edb04fa6692', E'\\xcde7370e8a1f9feab37f328abf372606ae8ae0ab95d2a1ad280ebf5ba2809716', 'wd_01m8gyszf6rwmcjr3h13y4azy7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gyszf6rwmcjr3h13y4azy7","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:31:49.353Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:31:49.35356+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/withdrawal/request', 'e7b8e783f2c9e2eaeeeec3d2dd535af0', E'\\xab998f2778a5b4d71d97f4ecb2df0cb3d5fed48dd5fac6d71dc5118da3f66b07', 'wd_01m8gytctd2tf8apnre88zbmt9', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gytctd2tf8apnre88zbmt9","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:32:03.021Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:32:03.02197+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/withdrawal/request', 'e7c92507b90aa5b62a1ad5e45ce69e0d', E'\\xd56f460f4659ec20214810e93a40b34ed1668f9a5b04f7365e46d3ce4d1a8974', 'wd_01m8gyt02gmw5x7m0p13xr60gr', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gyt02gmw5x7m0p13xr60gr","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:31:49.971Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:31:49.971182+00'),
('biz_01m8gysyccseahjppnj3b4hvks', 'test', '/withdrawal/request', 'f1d4816a6e1406cfefb2485650e4d9c5', E'\\x3ccedfcc8879c264421b5947aa42b62b6b25e4de094b917abb464801edd4f1a2', 'wd_01m8gysztg96ehhb8pjp87rssq', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gysztg96ehhb8pjp87rssq","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:31:49.713Z","environment":"test","simulated":true},"requestId":"req_01m8gyszt6s6njbcabqnbwb5n4","simulated":true,"environment":"test"}', '2026-11-28 11:31:49.713112+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733118c561fbf0ebb9c5d2fabe875c68619104755111f4a3f8b63366268a827de1fce30266495954fa6af3a9eca6667173518c30963992c430550c6ea9bc61559243d624052f007151c7e49a3c168c7e7195', '2026-11-28 11:31:38.818414+00', '2026-11-28 11:31:38.818414+00'),
('sandbox_seed', E'\\x6d70733118c561fbf0ebb9c5ac15165b416624c129c50458fb3a9a225c92e2bf2a1d4c73922fbd47862959d3a92e4f0eada30b67fd4487324e953db81bb901315d281c1dc81d01088cfea9d777bd984be83bdd5a7ae27dc627d3ad97c00bc649720d570198c13da923d5fad8f6925f1e', '2026-11-28 11:31:38.811428+00', '2026-11-28 11:31:38.811428+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gysycc5sspcdmfb07phaec', E'\\x6249cf8d122c8bcc0396c258886815e89795785d8ed62fc227727d1b8cae85f3', '2026-11-28 11:31:48.70537+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gysyccseahjppnj3b4hvks', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 11:31:48.70537+00', '2026-11-28 11:31:48.70537+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:31:49.04743+00'),
('2', 'biz_01m8gysyccseahjppnj3b4hvks', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:42495/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:31:48.820567+00', '2026-11-28 11:31:48.820567+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:31:49.04743+00'),
('3', 'biz_01m8gysyccseahjppnj3b4hvks', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:42495/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:32:17.300003+00', '2026-11-28 11:32:17.300003+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:32:17.315843+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gytcnxr4e0rfjsv747fxs3', 'withdrawal.resolve', 'wd_01m8gytadrrygq7fykyp7ky892', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 11:32:02.875567+00', '2026-11-29 11:32:02.875567+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gytd6d3fba14sktxvcresg', 'bill', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281232htd2d82wb02wggsz', NULL, '2026-11-28 11:32:03.40627+00', '2026-11-28 11:32:03.44949+00'),
('bill_01m8gytdc1b31vq0f471txeyx2', 'bill', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281232n0n2s5765e1f77ts', NULL, '2026-11-28 11:32:03.585619+00', '2026-11-28 11:32:03.644025+00'),
('col_01m8gytrfh96hph3d9qdx6jtjy', 'collection', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 11:32:34.962554+00', NULL, 'sim_col_01m8gytrfh96hph3d9qdx6jtjy', NULL, '2026-11-28 11:32:14.962554+00', '2026-11-28 11:32:17.06978+00'),
('sale_01m8gytr7kgjpc29wcvxh3m90w', 'usdt_sale', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gytr7kgjpc29wcvxh3m90w', NULL, '2026-11-28 11:32:14.708597+00', '2026-11-28 11:32:14.808932+00'),
('wd_01m8gyszf6rwmcjr3h13y4azy7', 'withdrawal', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyszf6rwmcjr3h13y4azy7', NULL, '2026-11-28 11:31:49.35356+00', '2026-11-28 11:31:49.575562+00'),
('wd_01m8gysztg96ehhb8pjp87rssq', 'withdrawal', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gysztg96ehhb8pjp87rssq', 'The sandbox fails amounts ending in .01.', '2026-11-28 11:31:49.713112+00', '2026-11-28 11:31:49.856061+00'),
('wd_01m8gyt02gmw5x7m0p13xr60gr', 'withdrawal', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyt02gmw5x7m0p13xr60gr', NULL, '2026-11-28 11:31:49.971182+00', '2026-11-28 11:31:55.085816+00'),
('wd_01m8gyt544wypqm824x1p90c0f', 'withdrawal', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyt544wypqm824x1p90c0f', 'The sandbox reverses amounts ending in .04.', '2026-11-28 11:31:55.141618+00', '2026-11-28 11:32:00.242061+00'),
('wd_01m8gytadrrygq7fykyp7ky892', 'withdrawal', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gytcnxr4e0rfjsv747fxs3', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gytadrrygq7fykyp7ky892', NULL, '2026-11-28 11:32:00.569041+00', '2026-11-28 11:32:02.963918+00'),
('wd_01m8gytctd2tf8apnre88zbmt9', 'withdrawal', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gytctd2tf8apnre88zbmt9', NULL, '2026-11-28 11:32:03.02197+00', '2026-11-28 11:32:03.046964+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TEdw989boGmCmM7B3NH8q3kGb3TuRrUYs7', '0', '8999999985632000', 'true'),
('TKxN745R1Squ1EY3x8P19dTZ5UJXujYKhL', '25000000', '0', 'false'),
('TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795865508337'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795865518602'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795865523794'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795865526369'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795865529248'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795865531756'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795865534403');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('6e54dacd58fcff069b9737754f8dd6a388d205e10396612e14ba3587587884a5', '8', 'trx_transfer', 'SUCCESS', 'TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU', 'TEdw989boGmCmM7B3NH8q3kGb3TuRrUYs7', '382000', '0', '0'),
('705c57ffabfcfd287eadd581ce0f24df8af53afe674b8d3749a21d4e405ff13a', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU', '15000000', '0', '0'),
('71e96073954d8e28e0b370424483177447ecb5b0696047c2b7dbbe44a0084808', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU', '10000000', '0', '0'),
('9e2bb09d59b6bbf14dc7cf888ea9e7ba88ce49a02d9fa6428d3443ff61a68a1c', '6', 'trx_transfer', 'SUCCESS', 'TEdw989boGmCmM7B3NH8q3kGb3TuRrUYs7', 'TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU', '13650000', '1100000', '0'),
('b52a8c7a01b9c668c208231e0ffd3ba53de27cc174ca9ca1133cf78d2d24e1e9', '7', 'usdt_transfer', 'SUCCESS', 'TUckPmbY4qbUPDXXsaCBRviRqivHbAQNgU', 'TKxN745R1Squ1EY3x8P19dTZ5UJXujYKhL', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gytd6d3fba14sktxvcresg', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gytd61vnap6dvd30m8neha', '2026-11-28 11:32:03.40627+00', '2026-11-28 11:32:03.44949+00'),
('bill_01m8gytdc1b31vq0f471txeyx2', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gytdbg97dk9jzzsz2twsyh', '2026-11-28 11:32:03.585619+00', '2026-11-28 11:32:03.644025+00'),
('col_01m8gytrfh96hph3d9qdx6jtjy', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'collection', 'COMPLETED', '3186099', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gytrf1m4re83026f6rh805', '2026-11-28 11:32:14.962554+00', '2026-11-28 11:32:17.06978+00'),
('txn_01m8gyszartsgxdxvznjkse69p', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gysz5rz7tebfsqwgtk3xtf', '2026-11-28 11:31:49.215828+00', '2026-11-28 11:31:49.215828+00'),
('wd_01m8gyszf6rwmcjr3h13y4azy7', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyszea32r482mzj95xwax0', '2026-11-28 11:31:49.35356+00', '2026-11-28 11:31:49.575562+00'),
('wd_01m8gysztg96ehhb8pjp87rssq', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyszt6s6njbcabqnbwb5n4', '2026-11-28 11:31:49.713112+00', '2026-11-28 11:31:49.856061+00'),
('wd_01m8gyt02gmw5x7m0p13xr60gr', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyt02bcywbxtgvwg7nmrxr', '2026-11-28 11:31:49.971182+00', '2026-11-28 11:31:55.085816+00'),
('wd_01m8gyt544wypqm824x1p90c0f', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyt540ctazqvjz9nevjg3d', '2026-11-28 11:31:55.141618+00', '2026-11-28 11:32:00.242061+00'),
('wd_01m8gytadrrygq7fykyp7ky892', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gytadmy6dm14argznm3san', '2026-11-28 11:32:00.569041+00', '2026-11-28 11:32:02.963918+00'),
('wd_01m8gytctd2tf8apnre88zbmt9', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gytctbcgpvkjh9kb022fkf', '2026-11-28 11:32:03.02197+00', '2026-11-28 11:32:03.046964+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gytr6s89n1tc8r8v99krvj', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', '10000000', '1541.01000000', '1525.59000000', '1525590', '2500', '1523090', '15420', '2026-11-28 11:32:14.682953+00', '2026-11-28 11:33:14.681+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gytr7kgjpc29wcvxh3m90w', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', 'COMPLETED', '10000000', '1541.01000000', '1525.59000000', '1525590', '2500', '1523090', '15420', 'qte_01m8gytr6s89n1tc8r8v99krvj', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gytr75w5qwjyfwnp8kcrn5', '2026-11-28 11:32:14.708597+00', '2026-11-28 11:32:14.808932+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gysycc5sspcdmfb07phaec', 'biz_01m8gysyccseahjppnj3b4hvks', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$9UF2WZVicGQhv72PjQlg9A$EXmvIummqwUV48uyYOu0VpNCkcJX2r2teI2vZs9QZOk', '1', NULL, NULL, NULL, '2026-11-28 11:31:48.265693+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gysyccseahjppnj3b4hvks', 'test', 'simulator', 'biz_01m8gysyccseahjppnj3b4hvks', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 11:31:48.265693+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gyszpgh45m7534hfycsarw', '1', 'http://127.0.0.1:42495/webhooks', '2026-11-28 11:31:49.634+00', '6', '204', '', NULL),
('msg_01m8gyszzcc20rqjyr2w67ragc', '1', 'http://127.0.0.1:42495/webhooks', '2026-11-28 11:31:49.912+00', '2', '204', '', NULL),
('msg_01m8gyt52naycag2b6t8bx6r2p', '1', 'http://127.0.0.1:42495/webhooks', '2026-11-28 11:31:55.108+00', '9', '204', '', NULL),
('msg_01m8gyt55rnz015wgdvd0av50c', '1', 'http://127.0.0.1:42495/webhooks', '2026-11-28 11:31:55.215+00', '3', '204', '', NULL),
('msg_01m8gyta3mb2zahcjgscq0vhv3', '1', 'http://127.0.0.1:42495/webhooks', '2026-11-28 11:32:00.262+00', '2', '204', '', NULL),
('msg_01m8gytcrnx52g97sebrpspems', '1', 'http://127.0.0.1:42495/webhooks', '2026-11-28 11:32:02.981+00', '3', '204', '', NULL),
('msg_01m8gytcv8gyqdfnd45fg89tc1', '1', 'http://127.0.0.1:42495/webhooks', '2026-11-28 11:32:03.061+00', '2', '500', '', NULL),
('msg_01m8gytcv8gyqdfnd45fg89tc1', '2', 'http://127.0.0.1:42495/webhooks', '2026-11-28 11:32:03.283+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gyszpgh45m7534hfycsarw', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gyszf6rwmcjr3h13y4azy7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:31:49.513Z","data":{"transactionId":"wd_01m8gyszf6rwmcjr3h13y4azy7","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:31:49.353Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:31:49.575562+00', '2026-11-28 11:31:49.643091+00', NULL),
('msg_01m8gyszzcc20rqjyr2w67ragc', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gysztg96ehhb8pjp87rssq', '{"type":"withdrawal.failed","timestamp":"2026-11-28T11:31:49.813Z","data":{"transactionId":"wd_01m8gysztg96ehhb8pjp87rssq","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:31:49.713Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:31:49.856061+00', '2026-11-28 11:31:49.919584+00', NULL),
('msg_01m8gyt52naycag2b6t8bx6r2p', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gyt02gmw5x7m0p13xr60gr', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:31:55.073Z","data":{"transactionId":"wd_01m8gyt02gmw5x7m0p13xr60gr","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:31:49.971Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:31:55.085816+00', '2026-11-28 11:31:55.118159+00', NULL),
('msg_01m8gyt55rnz015wgdvd0av50c', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gyt544wypqm824x1p90c0f', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:31:55.179Z","data":{"transactionId":"wd_01m8gyt544wypqm824x1p90c0f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:31:55.141Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:31:55.19066+00', '2026-11-28 11:31:55.218157+00', NULL),
('msg_01m8gyta3mb2zahcjgscq0vhv3', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gyt544wypqm824x1p90c0f', '{"type":"withdrawal.failed","timestamp":"2026-11-28T11:32:00.210Z","data":{"transactionId":"wd_01m8gyt544wypqm824x1p90c0f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:31:55.141Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:32:00.242061+00', '2026-11-28 11:32:00.265663+00', NULL),
('msg_01m8gytcrnx52g97sebrpspems', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gytadrrygq7fykyp7ky892', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:32:02.956Z","data":{"transactionId":"wd_01m8gytadrrygq7fykyp7ky892","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:32:00.569Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:32:02.963918+00', '2026-11-28 11:32:02.985411+00', NULL),
('msg_01m8gytcv8gyqdfnd45fg89tc1', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gytctd2tf8apnre88zbmt9', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:32:03.032Z","data":{"transactionId":"wd_01m8gytctd2tf8apnre88zbmt9","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:32:03.021Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:32:03.046964+00', '2026-11-28 11:32:03.2861+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gysyea4tva64z5baxeecbp', 'biz_01m8gysyccseahjppnj3b4hvks', 'test', NULL, E'\\x6d70733118c561fbf0ebb9c5bcff777ff17426742fc9d69ed70e02b499ed1d24d5560cf60f5cb9c731958acb58604a798a1392699810bf03936ebe42d717ce3455ab69b42bd2fe543ad9cb26a4f77951534a1f5271ba9d62fb92', '2026-11-28 11:31:48.265693+00', NULL),
('whs_01m8gysyeaer9xgq4xtpjx17wk', 'biz_01m8gysyccseahjppnj3b4hvks', 'prod', NULL, E'\\x6d70733118c561fbf0ebb9c58d3affda97057da25aeee440de7102a71bbeafb00d7f169f190c5dfb3f79e72c4f5b117a7973bcbc679a1d6a7008e62eb079e8a2c5af98a43e0713eb33a62772a92237ab458fdce1b6ecd33903a0', '2026-11-28 11:31:48.265693+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gyszf6rwmcjr3h13y4azy7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gysztg96ehhb8pjp87rssq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gyt02gmw5x7m0p13xr60gr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gyt544wypqm824x1p90c0f', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gytadrrygq7fykyp7ky892', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gytctd2tf8apnre88zbmt9', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
