-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('122', '124', '176', '186', '188', '189', '190', '191', '268', '314', '330', '48', '58', '60', '61', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1025', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1026', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1027', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1028', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1029', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1030', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'NGN', 'held', '0', '7366252', '17', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1031', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1032', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('1033', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 12:05:44.557368+00'),
('122', NULL, 'test', 'NGN', 'commission', '10', '47528', '2', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '150000', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '4859950', '3', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-1692847', '2', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-10000004', '3', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '700009', '3', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '50000', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '100002', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('314', NULL, 'test', 'NGN', 'conversion', '10', '-1538890', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('330', NULL, 'test', 'USDT', 'conversion', '10', '10000000', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '2500', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '2500', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '0', '2', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '2000', '2', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '1000', '1', NULL, NULL, NULL, '2026-11-28 12:05:25.405662+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3181709', '7216202'),
('1026', '13', '23', '150050', '7366252'),
('1026', '14', '24', '-7366252', '0'),
('1026', '15', '26', '50000', '50000'),
('1026', '16', '25', '-50000', '0'),
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
('1030', '17', '24', '7366252', '7366252'),
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
('1033', '1', '26', '-50000', '-50000'),
('122', '1', '21', '15390', '15390'),
('122', '2', '22', '32138', '47528'),
('124', '1', '1', '150000', '150000'),
('176', '1', '3', '5000000', '5000000'),
('176', '2', '18', '10000', '5010000'),
('176', '3', '23', '-150050', '4859950'),
('186', '1', '21', '1521000', '1521000'),
('186', '2', '22', '-3213847', '-1692847'),
('188', '1', '1', '-10000000', '-10000000'),
('188', '2', '10', '-100004', '-10100004'),
('188', '3', '14', '100000', '-10000004'),
('189', '1', '9', '100004', '100004'),
('189', '2', '12', '100005', '200009'),
('189', '3', '16', '500000', '700009'),
('190', '1', '25', '50000', '50000'),
('191', '1', '7', '100002', '100002'),
('268', '1', '19', '-25000000', '-25000000'),
('314', '1', '21', '-1538890', '-1538890'),
('330', '1', '21', '10000000', '10000000'),
('48', '1', '3', '2500', '2500'),
('58', '1', '21', '2500', '2500'),
('60', '1', '10', '-1000', '-1000'),
('60', '2', '14', '1000', '0'),
('61', '1', '9', '1000', '1000'),
('61', '2', '12', '1000', '2000'),
('63', '1', '7', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h0r3n8bk57g3vrdn44k8my', 'payment', 'single', 'test', NULL, '2026-11-28 12:05:45.274133+00', NULL, NULL, NULL),
('10', 'wd_01m8h0r9jtmqq2pz69a3wfeqg7:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 12:05:56.444475+00', NULL, NULL, NULL),
('11', 'wd_01m8h0reqa5qns4bcq689nt9g3:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:05:56.587466+00', NULL, NULL, NULL),
('12', 'wd_01m8h0reqa5qns4bcq689nt9g3:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 12:05:59.569636+00', NULL, NULL, NULL),
('13', 'wd_01m8h0rhpr0cesr8wtaehkd8f4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:05:59.640604+00', NULL, NULL, NULL),
('14', 'wd_01m8h0rhpr0cesr8wtaehkd8f4:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 12:05:59.672655+00', NULL, NULL, NULL),
('15', 'bill_01m8h0rjaj8mfzyt7mr60zvkk0:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:00.275837+00', NULL, NULL, NULL),
('16', 'bill_01m8h0rjaj8mfzyt7mr60zvkk0:post', 'bill_post', 'post', 'test', '15', '2026-11-28 12:06:00.303082+00', NULL, NULL, NULL),
('17', 'bill_01m8h0rje8drg6wy2sm0jgsg83:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:00.394218+00', NULL, NULL, NULL),
('18', 'bill_01m8h0rje8drg6wy2sm0jgsg83:post', 'bill_post', 'post', 'test', '17', '2026-11-28 12:06:00.45342+00', NULL, NULL, NULL),
('19', 'cp_01m8h0rjmne7hc7jkjkz8nn0eb', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 12:06:11.905633+00', NULL, NULL, NULL),
('2', 'wd_01m8h0r3r1e0hqq6g7dzq67twg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:05:45.348234+00', NULL, NULL, NULL),
('20', 'sale_01m8h0rxyfkp3fm720wbzmwcsk:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:12.17633+00', NULL, NULL, NULL),
('21', 'sale_01m8h0rxyfkp3fm720wbzmwcsk:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 12:06:12.233893+00', NULL, NULL, NULL),
('22', 'col_01m8h0ry23r6f2hqv9799r4c7b:credit', 'collection', 'single', 'test', NULL, '2026-11-28 12:06:14.451837+00', NULL, NULL, NULL),
('23', 'adj_01m8h0s0gvffzzkxecynvxm218', 'adjustment', 'single', 'test', NULL, '2026-11-28 12:06:14.814588+00', NULL, NULL, NULL),
('24', 'hld_01m8h0s0kaf7zj6sc1b9d1tvvg:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 12:06:14.892736+00', NULL, NULL, NULL),
('25', 'txn_01m8h0s0nst2239qmjv563xv5g', 'chargeback', 'single', 'test', NULL, '2026-11-28 12:06:14.972154+00', NULL, NULL, NULL),
('26', 'txn_01m8h0s0nst2239qmjv563xv5g:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 12:06:14.972154+00', NULL, NULL, NULL),
('3', 'wd_01m8h0r3r1e0hqq6g7dzq67twg:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 12:05:45.499765+00', NULL, NULL, NULL),
('4', 'wd_01m8h0r44wrf3aq0471s35hnh8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:05:45.75775+00', NULL, NULL, NULL),
('5', 'wd_01m8h0r44wrf3aq0471s35hnh8:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 12:05:45.800021+00', NULL, NULL, NULL),
('6', 'wd_01m8h0r48zhjf4jddy0e4b98ps:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:05:45.889029+00', NULL, NULL, NULL),
('7', 'wd_01m8h0r48zhjf4jddy0e4b98ps:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 12:05:51.173576+00', NULL, NULL, NULL),
('8', 'wd_01m8h0r9jtmqq2pz69a3wfeqg7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:05:51.322828+00', NULL, NULL, NULL),
('9', 'wd_01m8h0r9jtmqq2pz69a3wfeqg7:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 12:05:51.371005+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h0r2zanmf3ned3nyf4pqvv', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'prod', E'\\x704d460a843f74fcd03e5e45eaeeb09a624ec4309024519687f6c5034c387dc8', E'\\x6d70733158bb15800b0a1bd8f8cb9dd49595a9ff166091f84ee452f6c34a7980bad7bb946aacc86498cedd80460fdb3dc217b32d202fad9dd05f6e9747144bbd90b36707b6f69be0be88892973660f3a76d63b6b', 'E2IS', NULL, NULL, NULL, '2026-11-28 12:05:44.563168+00', NULL, NULL, NULL),
('key_01m8h0r2zb0khgd2mzsxr1k75f', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', E'\\x879baad9c593186884a91211b75ab5b802b8c8f7df0104627ea24785920ac057', E'\\x6d70733158bb15800b0a1bd8d5b9237c175744265039ea670beecc87e1ad75a92f61756d04b02760e3ab3a54834de37331f01611af05053caf1f427195a86e91576763fca9859c87439c281b7b21a6b283dc9f34', 'oicX', NULL, NULL, NULL, '2026-11-28 12:05:44.563168+00', NULL, '2026-11-28 12:05:44.758484+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:12ea40b82f9d9dc6cf73e1315866a66737724290d8ab12fb34f2b01b70041206', '0', '1795953945008'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795868444979'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795868444960');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h0rjaj8mfzyt7mr60zvkk0', '1', 'simulator', 'simulator', '202611281306epcjk496dgqsz9hj', '1', '1', '2026-11-28 12:06:00.301107+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281306epcjk496dgqsz9hj', '2026-11-28 12:06:00.289+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h0rje8drg6wy2sm0jgsg83', '1', 'simulator', 'simulator', '202611281306knpce7h1rc8nnyc0', '1', '1', '2026-11-28 12:06:00.452543+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281306knpce7h1rc8nnyc0', '2026-11-28 12:06:00.427+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h0ry23r6f2hqv9799r4c7b', '1', 'simulator', 'simulator', 'col_01m8h0ry23r6f2hqv9799r4c7b', '1', '1', '2026-11-28 12:06:12.397494+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h0ry23r6f2hqv9799r4c7b', '2026-11-28 12:06:14.437+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h0rxyfkp3fm720wbzmwcsk', '1', 'simulator', 'simulator', 'sale_01m8h0rxyfkp3fm720wbzmwcsk', '1', '1', '2026-11-28 12:06:12.22488+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h0rxyfkp3fm720wbzmwcsk', '2026-11-28 12:06:12.198+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0r3r1e0hqq6g7dzq67twg', '1', 'simulator', 'simulator', 'wd_01m8h0r3r1e0hqq6g7dzq67twg', '1', '1', '2026-11-28 12:05:45.495736+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h0r3r1e0hqq6g7dzq67twg', '2026-11-28 12:05:45.427+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0r44wrf3aq0471s35hnh8', '1', 'simulator', 'simulator', 'wd_01m8h0r44wrf3aq0471s35hnh8', '1', '1', '2026-11-28 12:05:45.79909+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h0r44wrf3aq0471s35hnh8', '2026-11-28 12:05:45.783+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0r48zhjf4jddy0e4b98ps', '1', 'simulator', 'simulator', 'wd_01m8h0r48zhjf4jddy0e4b98ps', '1', '1', '2026-11-28 12:05:46.013881+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h0r48zhjf4jddy0e4b98ps', '2026-11-28 12:05:51.156+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0r9jtmqq2pz69a3wfeqg7', '1', 'simulator', 'simulator', 'wd_01m8h0r9jtmqq2pz69a3wfeqg7', '1', '1', '2026-11-28 12:05:51.370205+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h0r9jtmqq2pz69a3wfeqg7', '2026-11-28 12:05:56.381+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0reqa5qns4bcq689nt9g3', '1', 'simulator', 'simulator', 'wd_01m8h0reqa5qns4bcq689nt9g3', '1', '1', '2026-11-28 12:05:56.636719+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h0reqa5qns4bcq689nt9g3', '2026-11-28 12:05:59.49+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h0rhpr0cesr8wtaehkd8f4', '1', 'simulator', 'simulator', 'wd_01m8h0rhpr0cesr8wtaehkd8f4', '1', '1', '2026-11-28 12:05:59.671118+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h0rhpr0cesr8wtaehkd8f4', '2026-11-28 12:05:59.656+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 12:05:44.563168+00', 'system', 'business.create', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '{"kycStatus": "APPROVED"}', 'biz_01m8h0r2z8y1crbt6sexjs7fra', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 12:05:45.109197+00', 'usr_01m8h0r2z9w37xybmkct0y54p5', 'sign_in.new_network', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '{}', 'biz_01m8h0r2z8y1crbt6sexjs7fra', NULL, 'token', 'cba15a893653', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 12:05:45.205043+00', 'usr_01m8h0r2z9w37xybmkct0y54p5', 'webhook_url.change', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '{}', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'token', 'cba15a893653', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:37589/webhooks"}'),
('4', '2026-11-28 12:05:59.569636+00', 'root', 'withdrawal.resolve', 'wd_01m8h0reqa5qns4bcq689nt9g3', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 12:06:14.715751+00', 'usr_01m8h0r2z9w37xybmkct0y54p5', 'webhook_url.change', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '{}', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'token', 'cba15a893653', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:37589/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 12:06:14.814588+00', 'ada', 'balance.adjust', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h0s0gvffzzkxecynvxm218"}', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 12:06:14.892736+00', 'ada', 'wallet.hold', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8h0s0kaf7zj6sc1b9d1tvvg", "reason": "An example.", "amountMinor": "7366252", "environment": "test"}', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73662.52", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 12:06:14.972154+00', 'ada', 'chargeback.open', 'txn_01m8h0s0nst2239qmjv563xv5g', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8h0r3n8bk57g3vrdn44k8my", "currency": "NGN", "chargeback": "txn_01m8h0s0nst2239qmjv563xv5g"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h0s0gvffzzkxecynvxm218', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 12:06:14.814588+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 12:05:44.563168+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 12:05:34.738308+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 12:05:34.738308+00');
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
('bill_01m8h0rjaj8mfzyt7mr60zvkk0', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '61198028156226875399', '{}', '73.52 kWh'),
('bill_01m8h0rje8drg6wy2sm0jgsg83', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 12:05:44.563168+00', '2026-11-28 12:06:14.715751+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 12:06:11.916+00', '2026-11-28 12:06:14.172374+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'b74b6521150a7b987814176eaabf1824bb37264f1098effa3618f09a86fa3415', '0', 'test', 'cp_01m8h0rjmne7hc7jkjkz8nn0eb', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '5', '2026-11-28 12:06:03.179+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 12:06:05.689758+00'),
('simulated', 'c042fa842a7bd7e7b3cf02800f0661ed3a51b260554e0e86075c554329b81b04', '0', 'test', 'cp_01m8h0rjmne7hc7jkjkz8nn0eb', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '4', '2026-11-28 12:06:00.63+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 12:06:02.897802+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8h0s0nst2239qmjv563xv5g', 'txn_01m8h0r3n8bk57g3vrdn44k8my', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 12:06:14.972154+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h0ry23r6f2hqv9799r4c7b', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.55390000', '0', '127.26836100', '32138', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h0ry23r6f2hqv9799r4c7b');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h0rjmne7hc7jkjkz8nn0eb', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5', 'b74b6521150a7b987814176eaabf1824bb37264f1098effa3618f09a86fa3415', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8h0rjm2fy1jr97mcbt88n4a', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 13:06:00.597+00', '2026-11-28 12:06:00.597+00', '2026-11-28 12:06:11.874+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('91cc83ff92fdae08fb80234b8388b9267c37baf91f60290e2bf50c908093b106', 'swp_01m8h0rqskx3mfyvse9fv834rt', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8409bc2b590a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541debdf03d6982476b7540f05e1d95661e57b1658d121541b9485e239025cc6c4d22d63f66aaf3a0895dc62c18b0a81770bbedb190a2341241af08c3099a17998f55fb39a63a5806786687716eed1b4003ed2beb05187ec57b7acdf9ee618effc09aaf41e211a2e7d2e0449a7234a2c17c478e9e0bf72a19741c', '2026-11-28 12:07:11.899+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 12:06:11.904175+00'),
('b6c1063c1234c6357b5028e33edebcc9a70a538a4cce126f1b4db7861bb11eea', 'swp_01m8h0rqskx3mfyvse9fv834rt', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40a1adb590a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541debdf03d6982476b7540f05e1d95661e57b1658d121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000050e2733e782d6b0bdb0430873ad1b91f2e9dc69a00000000000000000000000000000000000000000000000000000000017d784070c1d8b190a2349001d090c1061241bf0069f705b2084c45798b7780c4bef15d92dd67dbed69e592427dd232f4077d1be9224431a3905f4d57c2eb646e475c363b9b23082a02ab052b697f4a5dba601c', '2026-11-28 12:07:09.217+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 12:06:09.25322+00'),
('cb0120cfb84a00cb93dd7d878c5ee1102b988778167574a27f90d4dcf5d2e818', 'swp_01m8h0rqskx3mfyvse9fv834rt', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140b895b590a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541b9485e239025cc6c4d22d63f66aaf3a0895dc62c121541debdf03d6982476b7540f05e1d95661e57b1658d18d090c10670d8c0b190a2341241c7b0ffd0a9cdd53911f0651a7cdcc346b6050d141269864ed3b128e613ef63b2789d97ea6931bb6316d835cea7304b5e1d2ba33d9cf59fcf390a219b7d2d38301b', '2026-11-28 12:07:06.168+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 12:06:06.673709+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h0rqskx3mfyvse9fv834rt', 'cp_01m8h0rjmne7hc7jkjkz8nn0eb', 'test', '0', 'TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 12:06:05.857777+00', '2026-11-28 12:06:11.8227+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'collection', '1', '3181709', '0'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'sales', '1', '1523500'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/bills/data', '439c3954d1cd5fd22b6d3d5978aaad15', E'\\x63c8b3b9ee92dc7c5b4478cce3e71a3a030cc3cc4fac5407330cb3cfc5a1022d', 'bill_01m8h0rje8drg6wy2sm0jgsg83', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h0rje8drg6wy2sm0jgsg83","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 12:06:00.394218+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/bills/electricity', '1143d2201ffe4a4b7500804591a46a48', E'\\xb5ab583f8f5179e3f61a93a3aea86f86c17bb88f799688720413f7cad0f3dbd8', 'bill_01m8h0rjaj8mfzyt7mr60zvkk0', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h0rjaj8mfzyt7mr60zvkk0","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"61198028156226875399","units":"73.52 kWh"}', '2026-11-28 12:06:00.275837+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/cross-border/collections', 'e2cf38547d470cf5df47a4add11e6989', E'\\x44ee14a4cf3c00a7658237b02e6e7535debf9ab8f1e1acd7fb710a9d766dd2db', 'col_01m8h0ry23r6f2hqv9799r4c7b', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h0ry23r6f2hqv9799r4c7b","reference":"col_01m8h0ry23r6f2hqv9799r4c7b","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31817.09,"targetCurrency":"NGN","rate":127.268361,"providerFee":0,"providerRate":128.5539,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T12:06:12.298Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 12:06:12.298874+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/crypto/payments/cp_01m8h0rjmne7hc7jkjkz8nn0eb/simulate-deposit', 'ca4c410ea483fa6e436f286f54a290b5', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h0rjmne7hc7jkjkz8nn0eb', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h0rjmne7hc7jkjkz8nn0eb","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5","checkoutUrl":"http://127.0.0.1:40581/pay/01m8h0rjmne7hc7jkjkz8nn0ebb1s2c584pyrba7w10km51fjh6r","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T13:06:00.597Z","payableUntil":"2026-11-28T13:06:00.597Z","environment":"test","createdAt":"2026-11-28T12:06:00.597Z","updatedAt":"2026-11-28T12:06:00.597Z","metadata":{"simulated":true}},"deposit":{"txHash":"c042fa842a7bd7e7b3cf02800f0661ed3a51b260554e0e86075c554329b81b04","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 12:06:00.625014+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/crypto/payments/cp_01m8h0rjmne7hc7jkjkz8nn0eb/simulate-deposit', 'f289a54c7a45c2618b3cd7065f202960', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h0rjmne7hc7jkjkz8nn0eb', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h0rjmne7hc7jkjkz8nn0eb","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5","checkoutUrl":"http://127.0.0.1:40581/pay/01m8h0rjmne7hc7jkjkz8nn0ebb1s2c584pyrba7w10km51fjh6r","returnUrl":null,"status":"UNDERPAID","txHash":"c042fa842a7bd7e7b3cf02800f0661ed3a51b260554e0e86075c554329b81b04","reviewReason":null,"expiresAt":"2026-11-28T13:06:00.597Z","payableUntil":"2026-11-28T14:06:00.597Z","environment":"test","createdAt":"2026-11-28T12:06:00.597Z","updatedAt":"2026-11-28T12:06:02.913Z","metadata":{"simulated":true}},"deposit":{"txHash":"b74b6521150a7b987814176eaabf1824bb37264f1098effa3618f09a86fa3415","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 12:06:03.177212+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/crypto/payments/create', 'f3f13bfe1a93d9c23f6180044d36f9c7', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h0rjmne7hc7jkjkz8nn0eb', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h0rjmne7hc7jkjkz8nn0eb","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5","checkoutUrl":"http://127.0.0.1:40581/pay/01m8h0rjmne7hc7jkjkz8nn0ebb1s2c584pyrba7w10km51fjh6r","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T13:06:00.597Z","payableUntil":"2026-11-28T13:06:00.597Z","environment":"test","createdAt":"2026-11-28T12:06:00.597Z","updatedAt":"2026-11-28T12:06:00.597Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 12:06:00.608006+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/crypto/withdrawals/request', 'abd2c19d0d02c0d6f71e2f551cbf3b2a', E'\\x2fafb1b1ad0140cb61d3bbfecf5d797802c929ed7ef5a254f2f36871d0634da2', 'sale_01m8h0rxyfkp3fm720wbzmwcsk', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h0rxyfkp3fm720wbzmwcsk","amountUsdt":10,"conversionRate":1523.5,"grossAmountNgn":15235,"withdrawalFeeNgn":25,"netAmountNgn":15210,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h0rxyfkp3fm720wbzmwcsk","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:06:12.176Z"},"simulated":true,"environment":"test"}', '2026-11-28 12:06:12.17633+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/payment/process', '7e0adf17c61a5b1340d6c896775e8110', E'\\xdd88927e10c4f9ef2619ca42d29a64d38805db9f7316228f0194533232c00376', 'txn_01m8h0r3n8bk57g3vrdn44k8my', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h0r3n8bk57g3vrdn44k8my","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:05:45.274133+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/withdrawal/request', '080efd2ccae136ad105d3948dd07a71f', E'\\x7fd4892f3d0fcff642f7e7c8782b427fdb7ef058e66394235cc58b318ee7bb47', 'wd_01m8h0r9jtmqq2pz69a3wfeqg7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h0r9jtmqq2pz69a3wfeqg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:05:51.322Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:05:51.322828+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/withdrawal/request', '20436037895bf6b3556a993561856067', E'\\x73062f1733264068daa0ffd46652f3b4c4b129ff1083a6076bd65857f429f60e', 'wd_01m8h0r48zhjf4jddy0e4b98ps', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h0r48zhjf4jddy0e4b98ps","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:05:45.889Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:05:45.889029+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/withdrawal/request', '69e0f1f086b8f35af30cb919df41a579', E'\\x4b1676e0f852407505fb619fd20703a858de7ade2b82b5b9fa750597e4fe9c16', 'wd_01m8h0rhpr0cesr8wtaehkd8f4', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h0rhpr0cesr8wtaehkd8f4","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:05:59.640Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:05:59.640604+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/withdrawal/request', 'ad728638c45b9ef6ccdd576d4be909b4', E'\\x067215e03d4742ef980c0687641aa6c4692a9ad8f97c174d648f1276f2ea9174', 'wd_01m8h0reqa5qns4bcq689nt9g3', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h0reqa5qns4bcq689nt9g3","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:05:56.587Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:05:56.587466+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/withdrawal/request', 'demo-a0d9c92b-1881-4ed6-8bfb-d5626aa07681', E'\\x3f04a87f9fec28d22b146e0bd6d4d3759a56f0a811b73727ff47938cdd296185', 'wd_01m8h0r3r1e0hqq6g7dzq67twg', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h0r3r1e0hqq6g7dzq67twg","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:05:45.348Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:05:45.348234+00'),
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '/withdrawal/request', 'f2583381a6669dc5e3c3a932f85d5ff3', E'\\x5e63a74cc5e49805b18d891d7a61d8d0275929ab3800927cb59057f859255f77', 'wd_01m8h0r44wrf3aq0471s35hnh8', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h0r44wrf3aq0471s35hnh8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:05:45.757Z","environment":"test","simulated":true},"requestId":"req_01m8h0r44re2dwab67pwtc22jw","simulated":true,"environment":"test"}', '2026-11-28 12:05:45.75775+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733158bb15800b0a1bd8b3fa9f160d6a52afed1e53c3806fc4b9083a5f6430e0ecae9d8bfcb4e21cb0b29e61e2cb4fbf609bc47c9392cd3e30c0c7ecb0b04f039ec6346570df912a25488f621a51573cfaa4', '2026-11-28 12:05:34.250375+00', '2026-11-28 12:05:34.250375+00'),
('sandbox_seed', E'\\x6d70733158bb15800b0a1bd8acb1a2e45ca8b08e53b24337226c00678df6c8fee5e398442f900198367d7205a8629b154ab5305918e5defe827fa9d0fff636e4f65a82fcfb2403e5d812225e1c0cc76cdc48824483677b933a73c8cd3789a4e756db80e135267944cbaf89dfd5485576', '2026-11-28 12:05:34.247114+00', '2026-11-28 12:05:34.247114+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h0r2z9w37xybmkct0y54p5', E'\\x5ec162e05896ba50565f0cea3ef6762783a270ce496101168567308f3033f797', '2026-11-28 12:05:45.109197+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 12:05:45.109197+00', '2026-11-28 12:05:45.109197+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:05:45.999899+00'),
('2', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:37589/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 12:05:45.205043+00', '2026-11-28 12:05:45.205043+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:05:45.999899+00'),
('3', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8h0r44wrf3aq0471s35hnh8"}, "environment": "test"}', '2026-11-28 12:05:45.800021+00', '2026-11-28 12:05:45.800021+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:05:45.999899+00'),
('4', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8h0r9jtmqq2pz69a3wfeqg7"}, "environment": "test"}', '2026-11-28 12:05:56.444475+00', '2026-11-28 12:05:56.444475+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:05:57.111636+00'),
('5', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:37589/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 12:06:14.715751+00', '2026-11-28 12:06:14.715751+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:06:14.745706+00'),
('6', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73662.52", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 12:06:14.892736+00', '2026-11-28 12:06:14.892736+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h0rhfy98p7p4vmsgfk0fxm', 'withdrawal.resolve', 'wd_01m8h0reqa5qns4bcq689nt9g3', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 12:05:59.421082+00', '2026-11-29 12:05:59.421082+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h0rjaj8mfzyt7mr60zvkk0', 'bill', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281306epcjk496dgqsz9hj', NULL, '2026-11-28 12:06:00.275837+00', '2026-11-28 12:06:00.303082+00'),
('bill_01m8h0rje8drg6wy2sm0jgsg83', 'bill', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281306knpce7h1rc8nnyc0', NULL, '2026-11-28 12:06:00.394218+00', '2026-11-28 12:06:00.45342+00'),
('col_01m8h0ry23r6f2hqv9799r4c7b', 'collection', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 12:06:32.298874+00', NULL, 'sim_col_01m8h0ry23r6f2hqv9799r4c7b', NULL, '2026-11-28 12:06:12.298874+00', '2026-11-28 12:06:14.451837+00'),
('sale_01m8h0rxyfkp3fm720wbzmwcsk', 'usdt_sale', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h0rxyfkp3fm720wbzmwcsk', NULL, '2026-11-28 12:06:12.17633+00', '2026-11-28 12:06:12.233893+00'),
('wd_01m8h0r3r1e0hqq6g7dzq67twg', 'withdrawal', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0r3r1e0hqq6g7dzq67twg', NULL, '2026-11-28 12:05:45.348234+00', '2026-11-28 12:05:45.499765+00'),
('wd_01m8h0r44wrf3aq0471s35hnh8', 'withdrawal', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0r44wrf3aq0471s35hnh8', 'The sandbox fails amounts ending in .01.', '2026-11-28 12:05:45.75775+00', '2026-11-28 12:05:45.800021+00'),
('wd_01m8h0r48zhjf4jddy0e4b98ps', 'withdrawal', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0r48zhjf4jddy0e4b98ps', NULL, '2026-11-28 12:05:45.889029+00', '2026-11-28 12:05:51.173576+00'),
('wd_01m8h0r9jtmqq2pz69a3wfeqg7', 'withdrawal', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0r9jtmqq2pz69a3wfeqg7', 'The sandbox reverses amounts ending in .04.', '2026-11-28 12:05:51.322828+00', '2026-11-28 12:05:56.444475+00'),
('wd_01m8h0reqa5qns4bcq689nt9g3', 'withdrawal', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h0rhfy98p7p4vmsgfk0fxm', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0reqa5qns4bcq689nt9g3', NULL, '2026-11-28 12:05:56.587466+00', '2026-11-28 12:05:59.569636+00'),
('wd_01m8h0rhpr0cesr8wtaehkd8f4', 'withdrawal', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h0rhpr0cesr8wtaehkd8f4', NULL, '2026-11-28 12:05:59.640604+00', '2026-11-28 12:05:59.672655+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('THLtLSRn7w8KfHK5kBeaNGD5bE3NkEjmmy', '25000000', '0', 'false'),
('TSrthkCgSnEGNyr65Vob8NhrHGWy6th2gN', '0', '8999999985632000', 'true'),
('TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795867544976'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795867555109'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795867560630'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795867563179'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795867566718'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795867569282'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795867571916');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('91cc83ff92fdae08fb80234b8388b9267c37baf91f60290e2bf50c908093b106', '8', 'trx_transfer', 'SUCCESS', 'TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5', 'TSrthkCgSnEGNyr65Vob8NhrHGWy6th2gN', '382000', '0', '0'),
('b6c1063c1234c6357b5028e33edebcc9a70a538a4cce126f1b4db7861bb11eea', '7', 'usdt_transfer', 'SUCCESS', 'TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5', 'THLtLSRn7w8KfHK5kBeaNGD5bE3NkEjmmy', '25000000', '13000000', '130000'),
('b74b6521150a7b987814176eaabf1824bb37264f1098effa3618f09a86fa3415', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5', '15000000', '0', '0'),
('c042fa842a7bd7e7b3cf02800f0661ed3a51b260554e0e86075c554329b81b04', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5', '10000000', '0', '0'),
('cb0120cfb84a00cb93dd7d878c5ee1102b988778167574a27f90d4dcf5d2e818', '6', 'trx_transfer', 'SUCCESS', 'TSrthkCgSnEGNyr65Vob8NhrHGWy6th2gN', 'TWGxYoKB1UbSsB9X6agDSwKJ4nx44asrw5', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8h0rjaj8mfzyt7mr60zvkk0', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h0rjaectn6xd3mzpgzj4zt', '2026-11-28 12:06:00.275837+00', '2026-11-28 12:06:00.303082+00'),
('bill_01m8h0rje8drg6wy2sm0jgsg83', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h0rjd7cs4jympq30a8tbsb', '2026-11-28 12:06:00.394218+00', '2026-11-28 12:06:00.45342+00'),
('col_01m8h0ry23r6f2hqv9799r4c7b', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'collection', 'COMPLETED', '3181709', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h0ry1p20w55g6zrt21kbes', '2026-11-28 12:06:12.298874+00', '2026-11-28 12:06:14.451837+00'),
('txn_01m8h0r3n8bk57g3vrdn44k8my', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h0r3mzzq5z45k8kwww6fbf', '2026-11-28 12:05:45.274133+00', '2026-11-28 12:05:45.274133+00'),
('txn_01m8h0s0nst2239qmjv563xv5g', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 12:06:14.972154+00', '2026-11-28 12:06:14.972154+00'),
('wd_01m8h0r3r1e0hqq6g7dzq67twg', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0r3qn0qgwrdh2xbk0vqt3', '2026-11-28 12:05:45.348234+00', '2026-11-28 12:05:45.499765+00'),
('wd_01m8h0r44wrf3aq0471s35hnh8', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0r44re2dwab67pwtc22jw', '2026-11-28 12:05:45.75775+00', '2026-11-28 12:05:45.800021+00'),
('wd_01m8h0r48zhjf4jddy0e4b98ps', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0r48wpetrpnfrx7a2jbmj', '2026-11-28 12:05:45.889029+00', '2026-11-28 12:05:51.173576+00'),
('wd_01m8h0r9jtmqq2pz69a3wfeqg7', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0r9jnhercaxyp920thkps', '2026-11-28 12:05:51.322828+00', '2026-11-28 12:05:56.444475+00'),
('wd_01m8h0reqa5qns4bcq689nt9g3', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0req7sf3vk59cvw5s3wbv', '2026-11-28 12:05:56.587466+00', '2026-11-28 12:05:59.569636+00'),
('wd_01m8h0rhpr0cesr8wtaehkd8f4', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h0rhpja0qh4ssx1swwrzz9', '2026-11-28 12:05:59.640604+00', '2026-11-28 12:05:59.672655+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h0rxy14yy9ve43bh1xvs8k', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', '10000000', '1538.89000000', '1523.50000000', '1523500', '2500', NULL, '1521000', '15390', '2026-11-28 12:06:12.162058+00', '2026-11-28 12:07:12.161+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h0rxyfkp3fm720wbzmwcsk', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'COMPLETED', '10000000', '1538.89000000', '1523.50000000', '1523500', '2500', NULL, '1521000', '15390', 'qte_01m8h0rxy14yy9ve43bh1xvs8k', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h0rxy674h1f1r1mhcww4xa', '2026-11-28 12:06:12.17633+00', '2026-11-28 12:06:12.233893+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h0r2z9w37xybmkct0y54p5', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$C/GqlgNGQOKTNmtMqbT9QQ$oFCc4Pt5vy+jdnd60yNK38N07REoKqTTpIEOMlezhE8', '1', NULL, NULL, NULL, '2026-11-28 12:05:44.563168+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'simulator', 'biz_01m8h0r2z8y1crbt6sexjs7fra', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 12:05:44.563168+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8h0s0kaf7zj6sc1b9d1tvvg', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', 'NGN', '7366252', '7366252', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 12:06:14.892736+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h0r3ywbpmvxdbp3587s6m8', '1', 'http://127.0.0.1:37589/webhooks', '2026-11-28 12:05:45.624+00', '15', '204', '', NULL),
('msg_01m8h0r469cjs551rw9vjng38g', '1', 'http://127.0.0.1:37589/webhooks', '2026-11-28 12:05:45.851+00', '2', '204', '', NULL),
('msg_01m8h0r9e71h2p7zydjfs8rs2d', '1', 'http://127.0.0.1:37589/webhooks', '2026-11-28 12:05:51.237+00', '4', '204', '', NULL),
('msg_01m8h0r9mctdzd9v5ttf58w58b', '1', 'http://127.0.0.1:37589/webhooks', '2026-11-28 12:05:51.4+00', '3', '204', '', NULL),
('msg_01m8h0rejyer23zs4v3rnzeqcx', '1', 'http://127.0.0.1:37589/webhooks', '2026-11-28 12:05:56.465+00', '2', '204', '', NULL),
('msg_01m8h0rhmkg9jb7fq10a4mcr78', '1', 'http://127.0.0.1:37589/webhooks', '2026-11-28 12:05:59.583+00', '7', '204', '', NULL),
('msg_01m8h0rhqtek27x0gyy8ts0end', '1', 'http://127.0.0.1:37589/webhooks', '2026-11-28 12:05:59.679+00', '5', '500', '', NULL),
('msg_01m8h0rhqtek27x0gyy8ts0end', '2', 'http://127.0.0.1:37589/webhooks', '2026-11-28 12:06:00.247+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h0r3ywbpmvxdbp3587s6m8', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0r3r1e0hqq6g7dzq67twg', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:05:45.427Z","data":{"transactionId":"wd_01m8h0r3r1e0hqq6g7dzq67twg","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:05:45.348Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:05:45.499765+00', '2026-11-28 12:05:45.642657+00', NULL),
('msg_01m8h0r469cjs551rw9vjng38g', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h0r44wrf3aq0471s35hnh8', '{"type":"withdrawal.failed","timestamp":"2026-11-28T12:05:45.783Z","data":{"transactionId":"wd_01m8h0r44wrf3aq0471s35hnh8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:05:45.757Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:05:45.800021+00', '2026-11-28 12:05:45.854146+00', NULL),
('msg_01m8h0r9e71h2p7zydjfs8rs2d', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0r48zhjf4jddy0e4b98ps', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:05:51.156Z","data":{"transactionId":"wd_01m8h0r48zhjf4jddy0e4b98ps","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:05:45.889Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:05:51.173576+00', '2026-11-28 12:05:51.248434+00', NULL),
('msg_01m8h0r9mctdzd9v5ttf58w58b', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0r9jtmqq2pz69a3wfeqg7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:05:51.359Z","data":{"transactionId":"wd_01m8h0r9jtmqq2pz69a3wfeqg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:05:51.322Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:05:51.371005+00', '2026-11-28 12:05:51.403783+00', NULL),
('msg_01m8h0rejyer23zs4v3rnzeqcx', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h0r9jtmqq2pz69a3wfeqg7', '{"type":"withdrawal.failed","timestamp":"2026-11-28T12:05:56.381Z","data":{"transactionId":"wd_01m8h0r9jtmqq2pz69a3wfeqg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:05:51.322Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:05:56.444475+00', '2026-11-28 12:05:56.467982+00', NULL),
('msg_01m8h0rhmkg9jb7fq10a4mcr78', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0reqa5qns4bcq689nt9g3', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:05:59.554Z","data":{"transactionId":"wd_01m8h0reqa5qns4bcq689nt9g3","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:05:56.587Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:05:59.569636+00', '2026-11-28 12:05:59.592353+00', NULL),
('msg_01m8h0rhqtek27x0gyy8ts0end', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h0rhpr0cesr8wtaehkd8f4', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:05:59.656Z","data":{"transactionId":"wd_01m8h0rhpr0cesr8wtaehkd8f4","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:05:59.640Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:05:59.672655+00', '2026-11-28 12:06:00.251266+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h0r2zw45hnjmbmz24b6wy4', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'prod', NULL, E'\\x6d70733158bb15800b0a1bd85d27f2dda204d959d5c19420c4cd4fd8855bdc4f2e903c6a21c454827cf4897cd09794ce649b367284abbd90602f055c209472bc4ff1273b52c546a0ef3684296587694b47e4d23477a3a2090ee5', '2026-11-28 12:05:44.563168+00', NULL),
('whs_01m8h0r2zwr6vqvayn5z62j717', 'biz_01m8h0r2z8y1crbt6sexjs7fra', 'test', NULL, E'\\x6d70733158bb15800b0a1bd81108eef2a3ea3e59053f05290ad5a1c33e5d2c87aca36aebdfc009c0601d5cbf48ff90a7a2d3d729b2f07cb4219b481e372b3b9a288075936ce070145284774c778b4aaa5c7e2c1a5fe8027fba3f', '2026-11-28 12:05:44.563168+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h0r3r1e0hqq6g7dzq67twg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0r44wrf3aq0471s35hnh8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0r48zhjf4jddy0e4b98ps', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0r9jtmqq2pz69a3wfeqg7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0reqa5qns4bcq689nt9g3', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h0rhpr0cesr8wtaehkd8f4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
