-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '123', '127', '176', '179', '180', '187', '188', '190', '191', '270', '315', '331', '48', '51', '59', '60', '62');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 12:06:36.047832+00'),
('1025', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 12:06:36.047832+00'),
('1026', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'NGN', 'available', '0', '7349268', '13', NULL, '2026-11-28 12:06:36.047832+00'),
('1027', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 12:06:36.047832+00'),
('1028', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 12:06:36.047832+00'),
('1029', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 12:06:36.047832+00'),
('1030', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 12:06:36.047832+00'),
('1031', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 12:06:36.047832+00'),
('1032', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 12:06:36.047832+00'),
('1033', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 12:06:36.047832+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '31967', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '15310', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '150000', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-3086692', '3', NULL, '2026-11-28 12:06:23.138334+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '100002', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '-150050', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '1512870', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-100004', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '5200009', '3', NULL, '2026-11-28 12:06:23.138334+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-9500000', '2', NULL, '2026-11-28 12:06:23.138334+00'),
('270', NULL, 'test', 'USDT', 'custody', '14', '-25000000', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1530680', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '1000', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '1000', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '2500', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '-1000', '1', NULL, '2026-11-28 12:06:23.138334+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '4500', '3', NULL, '2026-11-28 12:06:23.138334+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3164725', '7199218'),
('1026', '13', '23', '150050', '7349268'),
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
('112', '1', '22', '31967', '31967'),
('123', '1', '21', '15310', '15310'),
('127', '1', '1', '150000', '150000'),
('176', '1', '14', '100000', '100000'),
('176', '2', '18', '10000', '110000'),
('176', '3', '22', '-3196692', '-3086692'),
('179', '1', '7', '100002', '100002'),
('180', '1', '23', '-150050', '-150050'),
('187', '1', '21', '1512870', '1512870'),
('188', '1', '10', '-100004', '-100004'),
('190', '1', '3', '5000000', '5000000'),
('190', '2', '9', '100004', '5100004'),
('190', '3', '12', '100005', '5200009'),
('191', '1', '1', '-10000000', '-10000000'),
('191', '2', '16', '500000', '-9500000'),
('270', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1530680', '-1530680'),
('331', '1', '21', '10000000', '10000000'),
('48', '1', '14', '1000', '1000'),
('51', '1', '7', '1000', '1000'),
('59', '1', '21', '2500', '2500'),
('60', '1', '10', '-1000', '-1000'),
('62', '1', '3', '2500', '2500'),
('62', '2', '9', '1000', '3500'),
('62', '3', '12', '1000', '4500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h0sny4x19ta5sh4wkfp6jf', 'payment', 'single', 'test', NULL, '2026-11-28 12:06:36.744728+00', NULL, NULL, NULL),
('10', 'wd_01m8h0svgc5ryt1gmdb5ndahn8:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 12:06:47.843145+00', NULL, NULL, NULL),
('11', 'wd_01m8h0t16kx17403me1rfcn6js:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:48.277519+00', NULL, NULL, NULL),
('12', 'wd_01m8h0t16kx17403me1rfcn6js:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 12:06:51.785489+00', NULL, NULL, NULL),
('13', 'wd_01m8h0t4qd5bf8tsvy9s92qnne:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:51.886252+00', NULL, NULL, NULL),
('14', 'wd_01m8h0t4qd5bf8tsvy9s92qnne:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 12:06:52.001817+00', NULL, NULL, NULL),
('15', 'bill_01m8h0t5v8q7cxa6t419j2tgaj:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:53.035605+00', NULL, NULL, NULL),
('16', 'bill_01m8h0t5v8q7cxa6t419j2tgaj:post', 'bill_post', 'post', 'test', '15', '2026-11-28 12:06:53.335606+00', NULL, NULL, NULL),
('17', 'bill_01m8h0t6s6dwqxd4a1p0npf16p:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:53.994274+00', NULL, NULL, NULL),
('18', 'bill_01m8h0t6s6dwqxd4a1p0npf16p:post', 'bill_post', 'post', 'test', '17', '2026-11-28 12:06:54.088861+00', NULL, NULL, NULL),
('19', 'cp_01m8h0t6zxmnd48mnxgd8ex7hy', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 12:07:10.97417+00', NULL, NULL, NULL),
('2', 'wd_01m8h0sp0kxxw7rbz6r6hnhwqe:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:36.823615+00', NULL, NULL, NULL),
('20', 'sale_01m8h0trvvwbqba50bga59765h:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 12:07:12.50833+00', NULL, NULL, NULL),
('21', 'sale_01m8h0trvvwbqba50bga59765h:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 12:07:12.903632+00', NULL, NULL, NULL),
('22', 'col_01m8h0tsz8g4ba0rn3v76e7j1q:credit', 'collection', 'single', 'test', NULL, '2026-11-28 12:07:16.14745+00', NULL, NULL, NULL),
('23', 'adj_01m8h0txbtb9spyzwpqjbfcyfy', 'adjustment', 'single', 'test', NULL, '2026-11-28 12:07:17.118052+00', NULL, NULL, NULL),
('3', 'wd_01m8h0sp0kxxw7rbz6r6hnhwqe:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 12:06:36.976647+00', NULL, NULL, NULL),
('4', 'wd_01m8h0sp96djhdjzyvk7t96w9h:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:37.095924+00', NULL, NULL, NULL),
('5', 'wd_01m8h0sp96djhdjzyvk7t96w9h:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 12:06:37.16009+00', NULL, NULL, NULL),
('6', 'wd_01m8h0spd14kxtgx6zzef6v03a:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:37.217954+00', NULL, NULL, NULL),
('7', 'wd_01m8h0spd14kxtgx6zzef6v03a:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 12:06:42.333261+00', NULL, NULL, NULL),
('8', 'wd_01m8h0svgc5ryt1gmdb5ndahn8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:42.44488+00', NULL, NULL, NULL),
('9', 'wd_01m8h0svgc5ryt1gmdb5ndahn8:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 12:06:42.505061+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h0sn8d3zsktn5hjc2z8ry6', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'prod', E'\\x8e81f041052d3626391bd62b2789d0795116d6c6914e80ed8305426f8cdf6732', E'\\x6d7073316f0c9c332d8cd4607fb2124c927aeb1234575e1385cb5aeab370caf05c0dd532d854d0aa967de212acf9600cbffe751b00f713830d973d30989e830c0dc3838a30238bda42b66a34d47d475aede9a868', 'dspY', NULL, NULL, NULL, '2026-11-28 12:06:36.121784+00', NULL, NULL, NULL),
('key_01m8h0sn8dq4k4vape8wk56p27', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', E'\\x5929348f7467e35af5b413cbac1ddb9e414921d1f5361cef2ef200e9fc1aea8f', E'\\x6d7073316f0c9c332d8cd460f24a85ce0d80caa8a7f895476dcbcb48fea935973244132018d91779ea523c5e3b69ae100f0279a6f2a4546da43816e8f87e6345aa21145bca2645556f83e790818fd36e5ff9f457', 'aiIZ', NULL, NULL, NULL, '2026-11-28 12:06:36.121784+00', NULL, '2026-11-28 12:06:36.268256+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:49f96b83885c7a127dff8f14a86b17f19249753ce1d57aa213c94756f577183e', '0', '1795953996487'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795868496480'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795868496458');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h0t5v8q7cxa6t419j2tgaj', '1', 'simulator', 'simulator', '2026112813060a8gjceh8mq88jkd', '1', '1', '2026-11-28 12:06:53.29016+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112813060a8gjceh8mq88jkd', '2026-11-28 12:06:53.183+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h0t6s6dwqxd4a1p0npf16p', '1', 'simulator', 'simulator', '202611281306qmffgnw7qfw8esys', '1', '1', '2026-11-28 12:06:54.08832+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281306qmffgnw7qfw8esys', '2026-11-28 12:06:54.03+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h0tsz8g4ba0rn3v76e7j1q', '1', 'simulator', 'simulator', 'col_01m8h0tsz8g4ba0rn3v76e7j1q', '1', '1', '2026-11-28 12:07:13.962097+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h0tsz8g4ba0rn3v76e7j1q', '2026-11-28 12:07:16.105+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h0trvvwbqba50bga59765h', '1', 'simulator', 'simulator', 'sale_01m8h0trvvwbqba50bga59765h', '1', '1', '2026-11-28 12:07:12.87289+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h0trvvwbqba50bga59765h', '2026-11-28 12:07:12.706+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0sp0kxxw7rbz6r6hnhwqe', '1', 'simulator', 'simulator', 'wd_01m8h0sp0kxxw7rbz6r6hnhwqe', '1', '1', '2026-11-28 12:06:36.971795+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h0sp0kxxw7rbz6r6hnhwqe', '2026-11-28 12:06:36.894+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0sp96djhdjzyvk7t96w9h', '1', 'simulator', 'simulator', 'wd_01m8h0sp96djhdjzyvk7t96w9h', '1', '1', '2026-11-28 12:06:37.159237+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h0sp96djhdjzyvk7t96w9h', '2026-11-28 12:06:37.129+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0spd14kxtgx6zzef6v03a', '1', 'simulator', 'simulator', 'wd_01m8h0spd14kxtgx6zzef6v03a', '1', '1', '2026-11-28 12:06:37.287346+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h0spd14kxtgx6zzef6v03a', '2026-11-28 12:06:42.311+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0svgc5ryt1gmdb5ndahn8', '1', 'simulator', 'simulator', 'wd_01m8h0svgc5ryt1gmdb5ndahn8', '1', '1', '2026-11-28 12:06:42.497904+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h0svgc5ryt1gmdb5ndahn8', '2026-11-28 12:06:47.536+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0t16kx17403me1rfcn6js', '1', 'simulator', 'simulator', 'wd_01m8h0t16kx17403me1rfcn6js', '1', '1', '2026-11-28 12:06:48.921441+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h0t16kx17403me1rfcn6js', '2026-11-28 12:06:51.622+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0t4qd5bf8tsvy9s92qnne', '1', 'simulator', 'simulator', 'wd_01m8h0t4qd5bf8tsvy9s92qnne', '1', '1', '2026-11-28 12:06:52.00124+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h0t4qd5bf8tsvy9s92qnne', '2026-11-28 12:06:51.896+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 12:06:36.121784+00', 'system', 'business.create', 'biz_01m8h0sn8b931f89wqgq6dznr2', '{"kycStatus": "APPROVED"}', 'biz_01m8h0sn8b931f89wqgq6dznr2', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 12:06:36.61999+00', 'usr_01m8h0sn8bv9nfw92g1pxta5rt', 'sign_in.new_network', 'biz_01m8h0sn8b931f89wqgq6dznr2', '{}', 'biz_01m8h0sn8b931f89wqgq6dznr2', NULL, 'token', '67e4d717f5f6', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 12:06:36.695888+00', 'usr_01m8h0sn8bv9nfw92g1pxta5rt', 'webhook_url.change', 'biz_01m8h0sn8b931f89wqgq6dznr2', '{}', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'token', '67e4d717f5f6', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:34421/webhooks"}'),
('4', '2026-11-28 12:06:51.785489+00', 'root', 'withdrawal.resolve', 'wd_01m8h0t16kx17403me1rfcn6js', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 12:07:16.474464+00', 'usr_01m8h0sn8bv9nfw92g1pxta5rt', 'webhook_url.change', 'biz_01m8h0sn8b931f89wqgq6dznr2', '{}', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'token', '67e4d717f5f6', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:34421/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 12:07:17.118052+00', 'ada', 'balance.adjust', 'biz_01m8h0sn8b931f89wqgq6dznr2', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h0txbtb9spyzwpqjbfcyfy"}', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h0txbtb9spyzwpqjbfcyfy', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 12:07:17.118052+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 12:06:36.121784+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 12:06:25.838452+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 12:06:25.838452+00');
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
('bill_01m8h0t5v8q7cxa6t419j2tgaj', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '43699481938360874173', '{}', '73.52 kWh'),
('bill_01m8h0t6s6dwqxd4a1p0npf16p', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h0sn8b931f89wqgq6dznr2', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 12:06:36.121784+00', '2026-11-28 12:07:16.474464+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 12:07:11.322+00', '2026-11-28 12:07:13.463675+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'acbf29b3a2836ec8a0689f069d59e096804536bda2906c57c7b01e161b53f4fd', '0', 'test', 'cp_01m8h0t6zxmnd48mnxgd8ex7hy', 'biz_01m8h0sn8b931f89wqgq6dznr2', '4', '2026-11-28 12:06:54.417+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 12:06:56.516548+00'),
('simulated', 'c956155772640986a205a46808d52e3a6fd08ca50f322a9e03370b2e4a8514ea', '0', 'test', 'cp_01m8h0t6zxmnd48mnxgd8ex7hy', 'biz_01m8h0sn8b931f89wqgq6dznr2', '5', '2026-11-28 12:06:56.862+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 12:06:59.014172+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h0tsz8g4ba0rn3v76e7j1q', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '127.86770000', '0', '126.58902300', '31967', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h0tsz8g4ba0rn3v76e7j1q');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h0t6zxmnd48mnxgd8ex7hy', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd', 'c956155772640986a205a46808d52e3a6fd08ca50f322a9e03370b2e4a8514ea', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8h0t6z7rqgy27azjxamy0ab', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 13:06:54.205+00', '2026-11-28 12:06:54.205+00', '2026-11-28 12:07:10.817+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('0327647a2a6dd094cbe7b32d680c0eda4ebf0599b68d48bb00dfeff8dc4ec277', 'swp_01m8h0tc4mzwj3w8sxac30vjtq', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140dcbfb890a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541b3779cd66861a39f6f9879c57a3a6fd4319313d7121541cbb09bf831dc5a5eccfdccbfea2918d29bfc917e18d090c10670fceab490a234124179de2dad4019ee2d222f3a94563d4bf38dc9f505db01abc2c760f02e671cacb17b419ef8fc7f043c50bf54b406670ac3cc4b1dcc6d7716e2a36e1a3fd781d7f11b', '2026-11-28 12:08:00.732+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 12:07:03.066368+00'),
('5744e3d6e90954ac2af3f55b60c08cedefae81f0d69acb5e5ce6dab3716bde59', 'swp_01m8h0tc4mzwj3w8sxac30vjtq', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40fbf2b890a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541cbb09bf831dc5a5eccfdccbfea2918d29bfc917e121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000005be34b19bf40cce46b5ea9ac02a61b3304dc45c600000000000000000000000000000000000000000000000000000000017d7840709b9eb590a2349001d090c106124108669aa053ef8a38d2220e60bdd25fa85aa8d61347e16fa9e040498b27c19b372208926b21be767b97b1f1d2f4daf1e4279c3de24e376e1c5a19fce5c882977d1b', '2026-11-28 12:08:07.291+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 12:07:07.441337+00'),
('ecb7e96752bf85e9efb2ca8eb05852146a3aca2304b095b46155a7c6f46ed5ee', 'swp_01m8h0tc4mzwj3w8sxac30vjtq', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8409f90b990a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541cbb09bf831dc5a5eccfdccbfea2918d29bfc917e121541b3779cd66861a39f6f9879c57a3a6fd4319313d718b0a81770bfbbb590a2341241d82b04ec2fe46925674a396f560d51d189e9bb5f544978d5f7616d8110bbae453af6e86852e2589609c42705f1a8bc7310055afac2d957e7395b15f9cd22aaf71c', '2026-11-28 12:08:11.039+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 12:07:11.154899+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h0tc4mzwj3w8sxac30vjtq', 'cp_01m8h0t6zxmnd48mnxgd8ex7hy', 'test', '0', 'TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 12:06:59.357552+00', '2026-11-28 12:07:10.671612+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', 'collection', '1', '3164725', '0'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', 'sales', '1', '1515370'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/bills/data', 'fce35ab5e98a43c8e28b8ce7f6b1dc8a', E'\\x6375dca695c70449ae50d91bddc90b95b3020a3c58999f516530d23f6b9dca9f', 'bill_01m8h0t6s6dwqxd4a1p0npf16p', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h0t6s6dwqxd4a1p0npf16p","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 12:06:53.994274+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/bills/electricity', '3ddb96807894355631ccd4fea2162da4', E'\\x9456a70669da46f531b9cea92bf48b9b1c0e68ccdbc6b67dd0faf04dd8d488a3', 'bill_01m8h0t5v8q7cxa6t419j2tgaj', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h0t5v8q7cxa6t419j2tgaj","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"43699481938360874173","units":"73.52 kWh"}', '2026-11-28 12:06:53.035605+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/cross-border/collections', '4a77f8234711cc56d75c850a36096158', E'\\xa2f1cf8135d3b7057e1f97f843004d736902d1318cc6d7eeadd42f3eb7de0c22', 'col_01m8h0tsz8g4ba0rn3v76e7j1q', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h0tsz8g4ba0rn3v76e7j1q","reference":"col_01m8h0tsz8g4ba0rn3v76e7j1q","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31647.25,"targetCurrency":"NGN","rate":126.589023,"providerFee":0,"providerRate":127.8677,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T12:07:13.662Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 12:07:13.662684+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/crypto/payments/cp_01m8h0t6zxmnd48mnxgd8ex7hy/simulate-deposit', '27ef112b803f5ebfac5822ad5f1dac75', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h0t6zxmnd48mnxgd8ex7hy', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h0t6zxmnd48mnxgd8ex7hy","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd","checkoutUrl":"http://127.0.0.1:36955/pay/01m8h0t6zxmnd48mnxgd8ex7hyqwcymg3qez3sgyeny6n187d9rm","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T13:06:54.205Z","payableUntil":"2026-11-28T13:06:54.205Z","environment":"test","createdAt":"2026-11-28T12:06:54.205Z","updatedAt":"2026-11-28T12:06:54.205Z","metadata":{"simulated":true}},"deposit":{"txHash":"acbf29b3a2836ec8a0689f069d59e096804536bda2906c57c7b01e161b53f4fd","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 12:06:54.405211+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/crypto/payments/cp_01m8h0t6zxmnd48mnxgd8ex7hy/simulate-deposit', 'ad0d6a004634a31669db46c8292cd3d8', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h0t6zxmnd48mnxgd8ex7hy', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h0t6zxmnd48mnxgd8ex7hy","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd","checkoutUrl":"http://127.0.0.1:36955/pay/01m8h0t6zxmnd48mnxgd8ex7hyqwcymg3qez3sgyeny6n187d9rm","returnUrl":null,"status":"UNDERPAID","txHash":"acbf29b3a2836ec8a0689f069d59e096804536bda2906c57c7b01e161b53f4fd","reviewReason":null,"expiresAt":"2026-11-28T13:06:54.205Z","payableUntil":"2026-11-28T14:06:54.205Z","environment":"test","createdAt":"2026-11-28T12:06:54.205Z","updatedAt":"2026-11-28T12:06:56.542Z","metadata":{"simulated":true}},"deposit":{"txHash":"c956155772640986a205a46808d52e3a6fd08ca50f322a9e03370b2e4a8514ea","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 12:06:56.839515+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/crypto/payments/create', '8f6fa3e6700c15d0a1fd9237ce7e9f42', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h0t6zxmnd48mnxgd8ex7hy', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h0t6zxmnd48mnxgd8ex7hy","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd","checkoutUrl":"http://127.0.0.1:36955/pay/01m8h0t6zxmnd48mnxgd8ex7hyqwcymg3qez3sgyeny6n187d9rm","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T13:06:54.205Z","payableUntil":"2026-11-28T13:06:54.205Z","environment":"test","createdAt":"2026-11-28T12:06:54.205Z","updatedAt":"2026-11-28T12:06:54.205Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 12:06:54.243592+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/crypto/withdrawals/request', '0f61897ba3af2b76ecbf297f965cd63d', E'\\x35465496d115794b381cfbdabc2c90a58e4485824140b74af19d8735b597dc71', 'sale_01m8h0trvvwbqba50bga59765h', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h0trvvwbqba50bga59765h","amountUsdt":10,"conversionRate":1515.37,"grossAmountNgn":15153.7,"withdrawalFeeNgn":25,"netAmountNgn":15128.7,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h0trvvwbqba50bga59765h","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:07:12.508Z"},"simulated":true,"environment":"test"}', '2026-11-28 12:07:12.50833+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/payment/process', '847f5ef25e368be065cad9c41ade67e9', E'\\xdea1498db996b5dbabd52587fc9733d75a2e6404d0d005900d38e65f7703c58d', 'txn_01m8h0sny4x19ta5sh4wkfp6jf', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h0sny4x19ta5sh4wkfp6jf","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:06:36.744728+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/withdrawal/request', '25f2161ec2ca007dcaf68ab90e76246c', E'\\x9e030c03c395c0793c3e0b1e90dea2dde9c85ad6a91dfb2bf54a18b38deddac5', 'wd_01m8h0spd14kxtgx6zzef6v03a', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h0spd14kxtgx6zzef6v03a","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:06:37.217Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:06:37.217954+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/withdrawal/request', 'b2efc2f21efbd49ed8428fbf0bcd3fba', E'\\x11c183020b4465c0643ce4855191ef5de0e3db2802877c7ed9d61ffcccd3de4a', 'wd_01m8h0sp96djhdjzyvk7t96w9h', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h0sp96djhdjzyvk7t96w9h","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:06:37.095Z","environment":"test","simulated":true},"requestId":"req_01m8h0sp92ssxvnzpzt3eceewe","simulated":true,"environment":"test"}', '2026-11-28 12:06:37.095924+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/withdrawal/request', 'd9812ed0dc21797ac8f384002b1748d8', E'\\xf287333947003580ef415394658f75ffc996396f72df75a7521dcb64914c6155', 'wd_01m8h0t4qd5bf8tsvy9s92qnne', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h0t4qd5bf8tsvy9s92qnne","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:06:51.886Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:06:51.886252+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/withdrawal/request', 'demo-a76ebc32-0260-4c5a-8a20-7985aefdbb0e', E'\\x56cccdebda7e6ee56e358ee2d833eda813ba046a8cb9f5afaacf8e411f179294', 'wd_01m8h0sp0kxxw7rbz6r6hnhwqe', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h0sp0kxxw7rbz6r6hnhwqe","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:06:36.823Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:06:36.823615+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/withdrawal/request', 'f7a91d7adadbedd55a3a65331ec9a817', E'\\x2ec219e764cca5a1fe4870d2c76abc5fb276122d10bd917d8878cf93d69441fc', 'wd_01m8h0svgc5ryt1gmdb5ndahn8', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h0svgc5ryt1gmdb5ndahn8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:06:42.444Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:06:42.44488+00'),
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '/withdrawal/request', 'ff2d0bdebe40b29133df1378481f4263', E'\\x82bcf02463cc092ccb4af88be3c0d16ce2b07424225fed9c6d11de9a7660ecad', 'wd_01m8h0t16kx17403me1rfcn6js', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h0t16kx17403me1rfcn6js","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:06:48.277Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:06:48.277519+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073316f0c9c332d8cd460158f562b7b03450d5063e73c3b77f3730cd19f6a90b6617f7c677b61b751f038c361dea808543a3814569774a0f60b9bde6e38b13a7845fa681b9ec9a27b49c8890948d1c7c9847b', '2026-11-28 12:06:25.613718+00', '2026-11-28 12:06:25.613718+00'),
('sandbox_seed', E'\\x6d7073316f0c9c332d8cd46078339fb05369ab366e8ad7ade85c5b131abea0734b8aeadc551b76c919753e15c15a40fae1060853bdcf83271e048e312e411a0979073252f4ee88b9f77b96aef2b8586bb62b0ad6f243b815c357665ddb7bc90e6b80d14d71426c268dc2d3f1692f5649', '2026-11-28 12:06:25.60739+00', '2026-11-28 12:06:25.60739+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h0sn8bv9nfw92g1pxta5rt', E'\\x243a2752f826f5ae0d1fe456c80f59e8252c24fca2caec53a87546c03e87f439', '2026-11-28 12:06:36.61999+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 12:06:36.61999+00', '2026-11-28 12:06:36.61999+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:06:36.921115+00'),
('2', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:34421/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 12:06:36.695888+00', '2026-11-28 12:06:36.695888+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:06:36.921115+00'),
('3', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:34421/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 12:07:16.474464+00', '2026-11-28 12:07:16.474464+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:07:17.031764+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h0t4c4qc2d8qs453zjkqhz', 'withdrawal.resolve', 'wd_01m8h0t16kx17403me1rfcn6js', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 12:06:51.523612+00', '2026-11-29 12:06:51.523612+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h0t5v8q7cxa6t419j2tgaj', 'bill', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112813060a8gjceh8mq88jkd', NULL, '2026-11-28 12:06:53.035605+00', '2026-11-28 12:06:53.335606+00'),
('bill_01m8h0t6s6dwqxd4a1p0npf16p', 'bill', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281306qmffgnw7qfw8esys', NULL, '2026-11-28 12:06:53.994274+00', '2026-11-28 12:06:54.088861+00'),
('col_01m8h0tsz8g4ba0rn3v76e7j1q', 'collection', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 12:07:33.662684+00', NULL, 'sim_col_01m8h0tsz8g4ba0rn3v76e7j1q', NULL, '2026-11-28 12:07:13.662684+00', '2026-11-28 12:07:16.14745+00'),
('sale_01m8h0trvvwbqba50bga59765h', 'usdt_sale', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h0trvvwbqba50bga59765h', NULL, '2026-11-28 12:07:12.50833+00', '2026-11-28 12:07:12.903632+00'),
('wd_01m8h0sp0kxxw7rbz6r6hnhwqe', 'withdrawal', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0sp0kxxw7rbz6r6hnhwqe', NULL, '2026-11-28 12:06:36.823615+00', '2026-11-28 12:06:36.976647+00'),
('wd_01m8h0sp96djhdjzyvk7t96w9h', 'withdrawal', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0sp96djhdjzyvk7t96w9h', 'The sandbox fails amounts ending in .01.', '2026-11-28 12:06:37.095924+00', '2026-11-28 12:06:37.16009+00'),
('wd_01m8h0spd14kxtgx6zzef6v03a', 'withdrawal', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0spd14kxtgx6zzef6v03a', NULL, '2026-11-28 12:06:37.217954+00', '2026-11-28 12:06:42.333261+00'),
('wd_01m8h0svgc5ryt1gmdb5ndahn8', 'withdrawal', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0svgc5ryt1gmdb5ndahn8', 'The sandbox reverses amounts ending in .04.', '2026-11-28 12:06:42.44488+00', '2026-11-28 12:06:47.843145+00'),
('wd_01m8h0t16kx17403me1rfcn6js', 'withdrawal', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h0t4c4qc2d8qs453zjkqhz', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0t16kx17403me1rfcn6js', NULL, '2026-11-28 12:06:48.277519+00', '2026-11-28 12:06:51.785489+00'),
('wd_01m8h0t4qd5bf8tsvy9s92qnne', 'withdrawal', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0t4qd5bf8tsvy9s92qnne', NULL, '2026-11-28 12:06:51.886252+00', '2026-11-28 12:06:52.001817+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TJM4n8o43ZLW51spk9q583KGNojLRzMx2L', '25000000', '0', 'false'),
('TSL9FEEhzXZsEHphC4N9rMYKtBcWEoq4pR', '0', '8999999985632000', 'true'),
('TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795867596221'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795867606249'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795867614417'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795867616862'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795867624385'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795867627632'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795867631322');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('0327647a2a6dd094cbe7b32d680c0eda4ebf0599b68d48bb00dfeff8dc4ec277', '6', 'trx_transfer', 'SUCCESS', 'TSL9FEEhzXZsEHphC4N9rMYKtBcWEoq4pR', 'TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd', '13650000', '1100000', '0'),
('5744e3d6e90954ac2af3f55b60c08cedefae81f0d69acb5e5ce6dab3716bde59', '7', 'usdt_transfer', 'SUCCESS', 'TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd', 'TJM4n8o43ZLW51spk9q583KGNojLRzMx2L', '25000000', '13000000', '130000'),
('acbf29b3a2836ec8a0689f069d59e096804536bda2906c57c7b01e161b53f4fd', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd', '10000000', '0', '0'),
('c956155772640986a205a46808d52e3a6fd08ca50f322a9e03370b2e4a8514ea', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd', '15000000', '0', '0'),
('ecb7e96752bf85e9efb2ca8eb05852146a3aca2304b095b46155a7c6f46ed5ee', '8', 'trx_transfer', 'SUCCESS', 'TUYDk2WQhHLu6XNVfJfd2Tw4sgGByJdjhd', 'TSL9FEEhzXZsEHphC4N9rMYKtBcWEoq4pR', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8h0t5v8q7cxa6t419j2tgaj', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h0t5r08fwjjka6zfas1cnp', '2026-11-28 12:06:53.035605+00', '2026-11-28 12:06:53.335606+00'),
('bill_01m8h0t6s6dwqxd4a1p0npf16p', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h0t6r6pn3q1pkdmgwh81be', '2026-11-28 12:06:53.994274+00', '2026-11-28 12:06:54.088861+00'),
('col_01m8h0tsz8g4ba0rn3v76e7j1q', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'collection', 'COMPLETED', '3164725', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h0tswc5fztnwde2xvp2knt', '2026-11-28 12:07:13.662684+00', '2026-11-28 12:07:16.14745+00'),
('txn_01m8h0sny4x19ta5sh4wkfp6jf', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h0snxynzf1atts8jkm3dze', '2026-11-28 12:06:36.744728+00', '2026-11-28 12:06:36.744728+00'),
('wd_01m8h0sp0kxxw7rbz6r6hnhwqe', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0sp0943kg9npv0g916ms7', '2026-11-28 12:06:36.823615+00', '2026-11-28 12:06:36.976647+00'),
('wd_01m8h0sp96djhdjzyvk7t96w9h', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0sp92ssxvnzpzt3eceewe', '2026-11-28 12:06:37.095924+00', '2026-11-28 12:06:37.16009+00'),
('wd_01m8h0spd14kxtgx6zzef6v03a', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0spcv8jym2d116yewxswf', '2026-11-28 12:06:37.217954+00', '2026-11-28 12:06:42.333261+00'),
('wd_01m8h0svgc5ryt1gmdb5ndahn8', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0svg8zm6b3xr7ga6m2e9e', '2026-11-28 12:06:42.44488+00', '2026-11-28 12:06:47.843145+00'),
('wd_01m8h0t16kx17403me1rfcn6js', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0t13mg5hh1gmptfyvkgtc', '2026-11-28 12:06:48.277519+00', '2026-11-28 12:06:51.785489+00'),
('wd_01m8h0t4qd5bf8tsvy9s92qnne', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0t4qb393bzbh0e85x3b27', '2026-11-28 12:06:51.886252+00', '2026-11-28 12:06:52.001817+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h0trpcpgz3jp84zxfp03fg', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', '10000000', '1530.68000000', '1515.37000000', '1515370', '2500', '1512870', '15310', '2026-11-28 12:07:12.359601+00', '2026-11-28 12:08:12.332+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h0trvvwbqba50bga59765h', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'COMPLETED', '10000000', '1530.68000000', '1515.37000000', '1515370', '2500', '1512870', '15310', 'qte_01m8h0trpcpgz3jp84zxfp03fg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h0trsa093z1fcsh40z864a', '2026-11-28 12:07:12.50833+00', '2026-11-28 12:07:12.903632+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h0sn8bv9nfw92g1pxta5rt', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$PcALO8OHFukJxtD6f/qIdA$DWAPamGQ6EZzGVqbArTVnccHrPCRtCmoLVUK8N7SlTs', '1', NULL, NULL, NULL, '2026-11-28 12:06:36.121784+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h0sn8b931f89wqgq6dznr2', 'test', 'simulator', 'biz_01m8h0sn8b931f89wqgq6dznr2', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 12:06:36.121784+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h0sp0k4fjhgg960psrb5c4', '1', 'http://127.0.0.1:34421/webhooks', '2026-11-28 12:06:37.015+00', '17', '204', '', NULL),
('msg_01m8h0sp969dkya6b63swvhq12', '1', 'http://127.0.0.1:34421/webhooks', '2026-11-28 12:06:37.171+00', '11', '204', '', NULL),
('msg_01m8h0spd1e7nk43t5tcnkpe2w', '1', 'http://127.0.0.1:34421/webhooks', '2026-11-28 12:06:42.374+00', '4', '204', '', NULL),
('msg_01m8h0svgc0rcpmqnv3pw573qr', '1', 'http://127.0.0.1:34421/webhooks', '2026-11-28 12:06:42.514+00', '4', '204', '', NULL),
('msg_01m8h0svgccag7bwkn86znpt4e', '1', 'http://127.0.0.1:34421/webhooks', '2026-11-28 12:06:47.928+00', '18', '204', '', NULL),
('msg_01m8h0t16k1pfa2cbfbrdbnpnv', '1', 'http://127.0.0.1:34421/webhooks', '2026-11-28 12:06:51.793+00', '3', '204', '', NULL),
('msg_01m8h0t4qdwej956vz5f5t6mc9', '1', 'http://127.0.0.1:34421/webhooks', '2026-11-28 12:06:52.043+00', '2', '500', '', NULL),
('msg_01m8h0t4qdwej956vz5f5t6mc9', '2', 'http://127.0.0.1:34421/webhooks', '2026-11-28 12:06:52.591+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h0sp0k4fjhgg960psrb5c4', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0sp0kxxw7rbz6r6hnhwqe', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:06:36.894Z","data":{"transactionId":"wd_01m8h0sp0kxxw7rbz6r6hnhwqe","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:06:36.823Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:06:36.976647+00', '2026-11-28 12:06:37.043823+00', NULL),
('msg_01m8h0sp969dkya6b63swvhq12', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h0sp96djhdjzyvk7t96w9h', '{"type":"withdrawal.failed","timestamp":"2026-11-28T12:06:37.129Z","data":{"transactionId":"wd_01m8h0sp96djhdjzyvk7t96w9h","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:06:37.095Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:06:37.16009+00', '2026-11-28 12:06:37.18363+00', NULL),
('msg_01m8h0spd1e7nk43t5tcnkpe2w', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0spd14kxtgx6zzef6v03a', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:06:42.311Z","data":{"transactionId":"wd_01m8h0spd14kxtgx6zzef6v03a","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:06:37.217Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:06:42.333261+00', '2026-11-28 12:06:42.379863+00', NULL),
('msg_01m8h0svgc0rcpmqnv3pw573qr', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0svgc5ryt1gmdb5ndahn8', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:06:42.470Z","data":{"transactionId":"wd_01m8h0svgc5ryt1gmdb5ndahn8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:06:42.444Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:06:42.505061+00', '2026-11-28 12:06:42.543448+00', NULL),
('msg_01m8h0svgccag7bwkn86znpt4e', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h0svgc5ryt1gmdb5ndahn8', '{"type":"withdrawal.failed","timestamp":"2026-11-28T12:06:47.536Z","data":{"transactionId":"wd_01m8h0svgc5ryt1gmdb5ndahn8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:06:42.444Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:06:47.843145+00', '2026-11-28 12:06:47.949478+00', NULL),
('msg_01m8h0t16k1pfa2cbfbrdbnpnv', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0t16kx17403me1rfcn6js', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:06:51.730Z","data":{"transactionId":"wd_01m8h0t16kx17403me1rfcn6js","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:06:48.277Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:06:51.785489+00', '2026-11-28 12:06:51.797488+00', NULL),
('msg_01m8h0t4qdwej956vz5f5t6mc9', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0t4qd5bf8tsvy9s92qnne', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:06:51.896Z","data":{"transactionId":"wd_01m8h0t4qd5bf8tsvy9s92qnne","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:06:51.886Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:06:52.001817+00', '2026-11-28 12:06:52.594972+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h0snbfbf1yjxcter2rme7f', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'prod', NULL, E'\\x6d7073316f0c9c332d8cd4603763d4eef0e3e15cc6b5d78a75794519a1514f53a08fff999db52322b0ce5f4c71eb3c4083c2fac498dbe152fe39331d988ab26960defb82b7a859b9086190b58e33f55266eecbf0d783eff97d10', '2026-11-28 12:06:36.121784+00', NULL),
('whs_01m8h0snbfdvgewhy0q79szx6c', 'biz_01m8h0sn8b931f89wqgq6dznr2', 'test', NULL, E'\\x6d7073316f0c9c332d8cd4601f666abbe420401a3f5d244409332809bbb41fcde90fa4f82885fc84822688456471b24643a023318523f1516e82b0c0fd5346206167812e43288e151f97a89686b7dc91e3bac6c0c9e768968576', '2026-11-28 12:06:36.121784+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h0sp0kxxw7rbz6r6hnhwqe', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0sp96djhdjzyvk7t96w9h', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0spd14kxtgx6zzef6v03a', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0svgc5ryt1gmdb5ndahn8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0t16kx17403me1rfcn6js', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0t4qd5bf8tsvy9s92qnne', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
