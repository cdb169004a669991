-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('119', '121', '180', '181', '182', '183', '185', '186', '189', '260', '311', '327', '52', '53', '54', '55', '58');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1025', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1026', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1027', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1028', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1029', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1030', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'NGN', 'held', '0', '7367046', '17', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1031', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1032', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('1033', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 14:32:03.234411+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '47547', '2', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '150000', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '5049956', '4', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-100004', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '100000', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-1693270', '2', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-9490000', '3', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '100005', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '50000', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('260', NULL, 'test', 'USDT', 'custody', '4', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('311', NULL, 'test', 'NGN', 'conversion', '7', '-1539280', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('327', NULL, 'test', 'USDT', 'conversion', '7', '10000000', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '4500', '3', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '-1000', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '2500', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:31:38.273844+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3182503', '7216996'),
('1026', '13', '23', '150050', '7367046'),
('1026', '14', '24', '-7367046', '0'),
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
('1030', '17', '24', '7367046', '7367046'),
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
('119', '1', '21', '15400', '15400'),
('119', '2', '22', '32147', '47547'),
('121', '1', '1', '150000', '150000'),
('180', '1', '3', '5000000', '5000000'),
('180', '2', '7', '100002', '5100002'),
('180', '3', '9', '100004', '5200006'),
('180', '4', '23', '-150050', '5049956'),
('181', '1', '10', '-100004', '-100004'),
('182', '1', '14', '100000', '100000'),
('183', '1', '21', '1521380', '1521380'),
('183', '2', '22', '-3214650', '-1693270'),
('185', '1', '1', '-10000000', '-10000000'),
('185', '2', '16', '500000', '-9500000'),
('185', '3', '18', '10000', '-9490000'),
('186', '1', '12', '100005', '100005'),
('189', '1', '25', '50000', '50000'),
('260', '1', '19', '-25000000', '-25000000'),
('311', '1', '21', '-1539280', '-1539280'),
('327', '1', '21', '10000000', '10000000'),
('52', '1', '3', '2500', '2500'),
('52', '2', '7', '1000', '3500'),
('52', '3', '9', '1000', '4500'),
('53', '1', '10', '-1000', '-1000'),
('54', '1', '14', '1000', '1000'),
('55', '1', '21', '2500', '2500'),
('58', '1', '12', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h940nvs16yxygha5sxv4z3', 'payment', 'single', 'test', NULL, '2026-11-28 14:32:04.055346+00', NULL, NULL, NULL),
('10', 'wd_01m8h9469rb2seg31k7zyymmba:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 14:32:14.908206+00', NULL, NULL, NULL),
('11', 'wd_01m8h94bjyagxxetn7n6tsynpk:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:15.198667+00', NULL, NULL, NULL),
('12', 'wd_01m8h94bjyagxxetn7n6tsynpk:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 14:32:17.44556+00', NULL, NULL, NULL),
('13', 'wd_01m8h94dvm8s2nzve9pcdaec9s:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:17.525466+00', NULL, NULL, NULL),
('14', 'wd_01m8h94dvm8s2nzve9pcdaec9s:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 14:32:17.54961+00', NULL, NULL, NULL),
('15', 'bill_01m8h94e8tfdat1m273a6kmafp:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:17.950444+00', NULL, NULL, NULL),
('16', 'bill_01m8h94e8tfdat1m273a6kmafp:post', 'bill_post', 'post', 'test', '15', '2026-11-28 14:32:18.074124+00', NULL, NULL, NULL),
('17', 'bill_01m8h94ehyvbmhhzk8j7w9q7bb:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:18.239473+00', NULL, NULL, NULL),
('18', 'bill_01m8h94ehyvbmhhzk8j7w9q7bb:post', 'bill_post', 'post', 'test', '17', '2026-11-28 14:32:18.283141+00', NULL, NULL, NULL),
('19', 'cp_01m8h94er756sfcm7j6839b81q', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 14:32:29.164257+00', NULL, NULL, NULL),
('2', 'wd_01m8h940rz6g030mwdj517qe4h:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:04.129428+00', NULL, NULL, NULL),
('20', 'sale_01m8h94s9e5nwgrnbwhpey1r0z:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:29.230893+00', NULL, NULL, NULL),
('21', 'sale_01m8h94s9e5nwgrnbwhpey1r0z:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 14:32:29.33259+00', NULL, NULL, NULL),
('22', 'col_01m8h94sghmpcy9apf1r3zb66v:credit', 'collection', 'single', 'test', NULL, '2026-11-28 14:32:31.6085+00', NULL, NULL, NULL),
('23', 'adj_01m8h94w91snvtfjph6br57n8w', 'adjustment', 'single', 'test', NULL, '2026-11-28 14:32:32.301148+00', NULL, NULL, NULL),
('24', 'hld_01m8h94wj16eem0hht04qd7ffk:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:32.588288+00', NULL, NULL, NULL),
('25', 'txn_01m8h94wqrfbg49zxjzvgwjzwa', 'chargeback', 'single', 'test', NULL, '2026-11-28 14:32:32.761799+00', NULL, NULL, NULL),
('26', 'txn_01m8h94wqrfbg49zxjzvgwjzwa:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 14:32:32.761799+00', NULL, NULL, NULL),
('3', 'wd_01m8h940rz6g030mwdj517qe4h:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 14:32:04.259409+00', NULL, NULL, NULL),
('4', 'wd_01m8h94131fkn928ns2jakbsj8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:04.450098+00', NULL, NULL, NULL),
('5', 'wd_01m8h94131fkn928ns2jakbsj8:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 14:32:04.533852+00', NULL, NULL, NULL),
('6', 'wd_01m8h9417vxptdxvxzd4e0ystt:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:04.605158+00', NULL, NULL, NULL),
('7', 'wd_01m8h9417vxptdxvxzd4e0ystt:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 14:32:09.691854+00', NULL, NULL, NULL),
('8', 'wd_01m8h9469rb2seg31k7zyymmba:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:32:09.785105+00', NULL, NULL, NULL),
('9', 'wd_01m8h9469rb2seg31k7zyymmba:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 14:32:09.839164+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h93zwxegp5vn18hcm6353f', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', E'\\x4ff1f33d65e9d9bef85e584a6147a2005a49c8e36ad1c7d665ee1268067c62d2', E'\\x6d70733105545f39b7747cdb099b1bd9b3b09439f5f7b2e4f4887aafdce6793d3393001f06fee68096e0f01a6a087d1c57478ae53fce0c2f056969e66b4a09ab5348decfe9133d046437421acb42bb8300d26fb1', 'Oemg', NULL, NULL, NULL, '2026-11-28 14:32:03.248681+00', NULL, '2026-11-28 14:32:03.39158+00', '127.0.0.1'),
('key_01m8h93zwxk4gecmr0rcvzr5hw', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'prod', E'\\x07fb138307335d850fa450a4e4a23c0a33a55dfb410e846aa221b73d4cd98ed1', E'\\x6d70733105545f39b7747cdb8f572ac20d3c44136ad71e2f39b490c68b51edaa4acded419517fad7b28265a3dbc535e6a4465f665bf0d782da29d9c0ac7ad09fb0da3794c77dde8906d02285bcc3ef6dac49177e', 'GCz4', NULL, NULL, NULL, '2026-11-28 14:32:03.248681+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:059fd644c51b02c7d00e43e3bc361a2458290abfef26998520ecb1395f8b29e8', '0', '1795962723571'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795877223554'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795877223545');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h94e8tfdat1m273a6kmafp', '1', 'simulator', 'simulator', '202611281532prf9yngyshzq8w8h', '1', '1', '2026-11-28 14:32:18.067972+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281532prf9yngyshzq8w8h', '2026-11-28 14:32:17.994+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h94ehyvbmhhzk8j7w9q7bb', '1', 'simulator', 'simulator', '202611281532fh1fx6nabp06ndy6', '1', '1', '2026-11-28 14:32:18.280502+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281532fh1fx6nabp06ndy6', '2026-11-28 14:32:18.27+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h94sghmpcy9apf1r3zb66v', '1', 'simulator', 'simulator', 'col_01m8h94sghmpcy9apf1r3zb66v', '1', '1', '2026-11-28 14:32:29.536762+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h94sghmpcy9apf1r3zb66v', '2026-11-28 14:32:31.585+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h94s9e5nwgrnbwhpey1r0z', '1', 'simulator', 'simulator', 'sale_01m8h94s9e5nwgrnbwhpey1r0z', '1', '1', '2026-11-28 14:32:29.331443+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h94s9e5nwgrnbwhpey1r0z', '2026-11-28 14:32:29.308+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h940rz6g030mwdj517qe4h', '1', 'simulator', 'simulator', 'wd_01m8h940rz6g030mwdj517qe4h', '1', '1', '2026-11-28 14:32:04.249039+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h940rz6g030mwdj517qe4h', '2026-11-28 14:32:04.227+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h94131fkn928ns2jakbsj8', '1', 'simulator', 'simulator', 'wd_01m8h94131fkn928ns2jakbsj8', '1', '1', '2026-11-28 14:32:04.531942+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h94131fkn928ns2jakbsj8', '2026-11-28 14:32:04.51+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h9417vxptdxvxzd4e0ystt', '1', 'simulator', 'simulator', 'wd_01m8h9417vxptdxvxzd4e0ystt', '1', '1', '2026-11-28 14:32:04.64977+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h9417vxptdxvxzd4e0ystt', '2026-11-28 14:32:09.664+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h9469rb2seg31k7zyymmba', '1', 'simulator', 'simulator', 'wd_01m8h9469rb2seg31k7zyymmba', '1', '1', '2026-11-28 14:32:09.838518+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h9469rb2seg31k7zyymmba', '2026-11-28 14:32:14.896+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h94bjyagxxetn7n6tsynpk', '1', 'simulator', 'simulator', 'wd_01m8h94bjyagxxetn7n6tsynpk', '1', '1', '2026-11-28 14:32:15.264158+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h94bjyagxxetn7n6tsynpk', '2026-11-28 14:32:17.407+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h94dvm8s2nzve9pcdaec9s', '1', 'simulator', 'simulator', 'wd_01m8h94dvm8s2nzve9pcdaec9s', '1', '1', '2026-11-28 14:32:17.548355+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h94dvm8s2nzve9pcdaec9s', '2026-11-28 14:32:17.54+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 14:32:03.248681+00', 'system', 'business.create', 'biz_01m8h93zwwy71pcs28z1ccf7th', '{"kycStatus": "APPROVED"}', 'biz_01m8h93zwwy71pcs28z1ccf7th', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 14:32:03.753185+00', 'usr_01m8h93zwwv17ghfaejhfbsw6z', 'sign_in.new_network', 'biz_01m8h93zwwy71pcs28z1ccf7th', '{}', 'biz_01m8h93zwwy71pcs28z1ccf7th', NULL, 'token', '562e57e42d84', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 14:32:03.93099+00', 'usr_01m8h93zwwv17ghfaejhfbsw6z', 'webhook_url.change', 'biz_01m8h93zwwy71pcs28z1ccf7th', '{}', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'token', '562e57e42d84', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:33399/webhooks"}'),
('4', '2026-11-28 14:32:17.44556+00', 'root', 'withdrawal.resolve', 'wd_01m8h94bjyagxxetn7n6tsynpk', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 14:32:31.823361+00', 'usr_01m8h93zwwv17ghfaejhfbsw6z', 'webhook_url.change', 'biz_01m8h93zwwy71pcs28z1ccf7th', '{}', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'token', '562e57e42d84', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:33399/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 14:32:32.301148+00', 'ada', 'balance.adjust', 'biz_01m8h93zwwy71pcs28z1ccf7th', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h94w91snvtfjph6br57n8w"}', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 14:32:32.588288+00', 'ada', 'wallet.hold', 'biz_01m8h93zwwy71pcs28z1ccf7th', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8h94wj16eem0hht04qd7ffk", "reason": "An example.", "amountMinor": "7367046", "environment": "test"}', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73670.46", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 14:32:32.761799+00', 'ada', 'chargeback.open', 'txn_01m8h94wqrfbg49zxjzvgwjzwa', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8h940nvs16yxygha5sxv4z3", "currency": "NGN", "chargeback": "txn_01m8h94wqrfbg49zxjzvgwjzwa"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h94w91snvtfjph6br57n8w', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 14:32:32.301148+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 14:32:03.248681+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 14:31:53.185573+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 14:31:53.185573+00');
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
('bill_01m8h94e8tfdat1m273a6kmafp', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '85146681651449125301', '{}', '73.52 kWh'),
('bill_01m8h94ehyvbmhhzk8j7w9q7bb', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h93zwwy71pcs28z1ccf7th', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 14:32:03.248681+00', '2026-11-28 14:32:31.823361+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 14:32:29.269+00', '2026-11-28 14:32:31.478577+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '418ac2a21ab184d58e54a696432e4d142971db29e71467461c85dd16d4367da3', '0', 'test', 'cp_01m8h94er756sfcm7j6839b81q', 'biz_01m8h93zwwy71pcs28z1ccf7th', '5', '2026-11-28 14:32:20.928+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 14:32:23.17726+00'),
('simulated', '4b208e4486048da996dc5e0b7be183447e32948eaf2666687d237b29f26ca228', '0', 'test', 'cp_01m8h94er756sfcm7j6839b81q', 'biz_01m8h93zwwy71pcs28z1ccf7th', '4', '2026-11-28 14:32:18.507+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 14:32:20.703873+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8h94wqrfbg49zxjzvgwjzwa', 'txn_01m8h940nvs16yxygha5sxv4z3', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 14:32:32.761799+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h94sghmpcy9apf1r3zb66v', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.58600000', '0', '127.30014000', '32147', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h94sghmpcy9apf1r3zb66v');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, description, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h94er756sfcm7j6839b81q', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM', '418ac2a21ab184d58e54a696432e4d142971db29e71467461c85dd16d4367da3', NULL, 'demo', NULL, '{"simulated": true}', NULL, 'req_01m8h94eqhawtn7k4rtjkwtmyy', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 15:32:18.439+00', '2026-11-28 14:32:18.439+00', '2026-11-28 14:32:29.142+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('065a1503af2cb96c889b694aa6e57b2ee346786f5af4dae9427a5ceca7f58f5e', 'swp_01m8h94kdghm1n38yfv6gjg62e', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140d5f0cc94a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154191dee9426a89b366a425e8739b85a3e18be415751215416ed51e32995eb18fdd73cbedfc653551843cd77618d090c10670f59bc994a23412415cf70b0b3cf03977e72993680e0edb736ae9f0685c4660d86c4696aed97dc1fe3a46aca6adce69476f99a760661b7561500456b498cdf3e2aee323900076dbfb1b', '2026-11-28 14:33:23.285+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 14:32:23.996831+00'),
('c30d0b1058f1da466f4b4d5599a97b8ddd7334c758c29cda67aac148127776ed', 'swp_01m8h94kdghm1n38yfv6gjg62e', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840ed9ecd94a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15416ed51e32995eb18fdd73cbedfc653551843cd77612154191dee9426a89b366a425e8739b85a3e18be4157518b0a817708dcac994a2341241ee70ebb416f1689e6cc415d23b4e08e6aa96a78667a66cee6c7157c90b19354e2ccc34fb147dc74b51f9fe5ab60528add4aaafa7e6562a526d69a404525686151b', '2026-11-28 14:33:29.197+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 14:32:29.219589+00'),
('df49c844c0522c09eeee3cd594d5144a2eec0d2c31e08ed44553f14c41dc62c6', 'swp_01m8h94kdghm1n38yfv6gjg62e', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a409a8acd94a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15416ed51e32995eb18fdd73cbedfc653551843cd776121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000a7feea1c6f1b8316da0d272e53ab9077c0cd801600000000000000000000000000000000000000000000000000000000017d784070bab5c994a2349001d090c10612415663dceb2ece4c16739604adcd6f54332274e5a6f7e45a910002c80366bfab2a6dac9e258f7e3e33b74f4966ba27c14527c17272cf4e04ab508ac74679b4201e1c', '2026-11-28 14:33:26.554+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 14:32:26.560352+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h94kdghm1n38yfv6gjg62e', 'cp_01m8h94er756sfcm7j6839b81q', 'test', '0', 'TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 14:32:23.21198+00', '2026-11-28 14:32:29.126766+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'collection', '1', '3182503', '0'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'sales', '1', '1523880'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/bills/data', '7434e5ee1018620f65ad2254baa1d004', E'\\x4cee2634922425dace4e893b74cdb259abe4ab4fa9617c1f7b1b406ee31edd35', 'bill_01m8h94ehyvbmhhzk8j7w9q7bb', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h94ehyvbmhhzk8j7w9q7bb","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 14:32:18.239473+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/bills/electricity', '3660d5724905060c7f60858d2ea9f8df', E'\\xda9dc30b7201d0094c50a3cd27c869db8fe530388ea18c19f6ec6e2764980136', 'bill_01m8h94e8tfdat1m273a6kmafp', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h94e8tfdat1m273a6kmafp","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"85146681651449125301","units":"73.52 kWh"}', '2026-11-28 14:32:17.950444+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/cross-border/collections', 'e0e9031c799dd8a454468d00c752f76d', E'\\x5d59415e2466dc5cfcdf4eb22155518aaa8d180d9de8aab05fe23ccaccc0da70', 'col_01m8h94sghmpcy9apf1r3zb66v', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h94sghmpcy9apf1r3zb66v","reference":"col_01m8h94sghmpcy9apf1r3zb66v","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31825.03,"targetCurrency":"NGN","rate":127.30014,"providerFee":0,"providerRate":128.586,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T14:32:29.457Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 14:32:29.45775+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/crypto/payments/cp_01m8h94er756sfcm7j6839b81q/simulate-deposit', 'eb96199bc20f0089e3e581b23c2094f0', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h94er756sfcm7j6839b81q', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h94er756sfcm7j6839b81q","merchantCustomerId":null,"merchantReference":"demo","description":null,"currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM","checkoutUrl":"http://127.0.0.1:40413/pay/01m8h94er756sfcm7j6839b81qt2qn7j78h921m5e11z3jhvprz0","returnUrl":null,"status":"UNDERPAID","txHash":"4b208e4486048da996dc5e0b7be183447e32948eaf2666687d237b29f26ca228","reviewReason":null,"expiresAt":"2026-11-28T15:32:18.439Z","payableUntil":"2026-11-28T16:32:18.439Z","environment":"test","createdAt":"2026-11-28T14:32:18.439Z","updatedAt":"2026-11-28T14:32:20.712Z","metadata":{"simulated":true}},"deposit":{"txHash":"418ac2a21ab184d58e54a696432e4d142971db29e71467461c85dd16d4367da3","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 14:32:20.919584+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/crypto/payments/cp_01m8h94er756sfcm7j6839b81q/simulate-deposit', 'fc6bfd9ee3a490c6a3f77afbb0bccd2d', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h94er756sfcm7j6839b81q', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h94er756sfcm7j6839b81q","merchantCustomerId":null,"merchantReference":"demo","description":null,"currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM","checkoutUrl":"http://127.0.0.1:40413/pay/01m8h94er756sfcm7j6839b81qt2qn7j78h921m5e11z3jhvprz0","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:32:18.439Z","payableUntil":"2026-11-28T15:32:18.439Z","environment":"test","createdAt":"2026-11-28T14:32:18.439Z","updatedAt":"2026-11-28T14:32:18.439Z","metadata":{"simulated":true}},"deposit":{"txHash":"4b208e4486048da996dc5e0b7be183447e32948eaf2666687d237b29f26ca228","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 14:32:18.499581+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/crypto/payments/create', '493fa1107db42aac2107e42447b4bb74', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h94er756sfcm7j6839b81q', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h94er756sfcm7j6839b81q","merchantCustomerId":null,"merchantReference":"demo","description":null,"currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM","checkoutUrl":"http://127.0.0.1:40413/pay/01m8h94er756sfcm7j6839b81qt2qn7j78h921m5e11z3jhvprz0","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:32:18.439Z","payableUntil":"2026-11-28T15:32:18.439Z","environment":"test","createdAt":"2026-11-28T14:32:18.439Z","updatedAt":"2026-11-28T14:32:18.439Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 14:32:18.451104+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/crypto/withdrawals/request', '694dc7345fc78fbbd798b2eed78a0f5b', E'\\x56a39f7f01933d780b14edd495cb5490ca71f2e5d7669141151f96bde8e2aec3', 'sale_01m8h94s9e5nwgrnbwhpey1r0z', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h94s9e5nwgrnbwhpey1r0z","amountUsdt":10,"conversionRate":1523.88,"grossAmountNgn":15238.8,"withdrawalFeeNgn":25,"netAmountNgn":15213.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h94s9e5nwgrnbwhpey1r0z","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:32:29.230Z"},"simulated":true,"environment":"test"}', '2026-11-28 14:32:29.230893+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/payment/process', 'c6a18229e13f9a1fd94731e064b5d9aa', E'\\xd65a68c2f7364129c96eac3050b77088b751d1ad532278c3be53d5495986cc31', 'txn_01m8h940nvs16yxygha5sxv4z3', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h940nvs16yxygha5sxv4z3","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:32:04.055346+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/withdrawal/request', '7d73300331b73c0abe9da4edb4767c6b', E'\\x73d64331500336d9e60b2064c8e71ae0a19adaf6e2e60fb5f57cd90bdc456f9e', 'wd_01m8h9417vxptdxvxzd4e0ystt', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h9417vxptdxvxzd4e0ystt","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:32:04.605Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:32:04.605158+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/withdrawal/request', '92e6bfe9e01d589b77520664dbdda902', E'\\x567d6851e985eb1b4c85c00bbfa0e7378033d54021644f8e8ac5bf2ced24593b', 'wd_01m8h94dvm8s2nzve9pcdaec9s', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h94dvm8s2nzve9pcdaec9s","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:32:17.525Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:32:17.525466+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/withdrawal/request', 'd0f2a4647d04b5cdda0f9374db94be0a', E'\\x1630a7d23e9d2e480d8a4b16b03c504a3eeddda85799a805d3d02d76941ecab0', 'wd_01m8h9469rb2seg31k7zyymmba', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h9469rb2seg31k7zyymmba","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:32:09.785Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:32:09.785105+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/withdrawal/request', 'da1743e4214a52730dd9afb8e7df1585', E'\\xe21315c7ccbcf62e5518052e42796d647615131a409859e0638bb17d4a96b060', 'wd_01m8h94bjyagxxetn7n6tsynpk', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h94bjyagxxetn7n6tsynpk","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:32:15.198Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:32:15.198667+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/withdrawal/request', 'demo-d48367c4-0a72-4ef1-8432-653c39824258', E'\\x1e6872036c99eb86892bc930123c753ac91ba16531d0452fd4981ca5c97fdcb2', 'wd_01m8h940rz6g030mwdj517qe4h', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h940rz6g030mwdj517qe4h","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:32:04.129Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:32:04.129428+00'),
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '/withdrawal/request', 'e2727076ec25f0e3291d367f1c7269be', E'\\x4970c30b26525bf16d8513fd4553ed735f23b6d2f76b46dfffa730a5903d2369', 'wd_01m8h94131fkn928ns2jakbsj8', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h94131fkn928ns2jakbsj8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:32:04.450Z","environment":"test","simulated":true},"requestId":"req_01m8h9412mryg312dnv4kn6wqt","simulated":true,"environment":"test"}', '2026-11-28 14:32:04.450098+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733105545f39b7747cdb73734e87d64310b222c0ff82c01bf23748954ac5ff21b89ce058294354a9b1e792e5eada8a14eccd4e8d2fc38f090fe865cb50dc59f2a29be96bba0b39031b15cb908830e716a448', '2026-11-28 14:31:52.716163+00', '2026-11-28 14:31:52.716163+00'),
('sandbox_seed', E'\\x6d70733105545f39b7747cdb9a46eed4160cd60ae28b1213e29a0dd5e18638a629a84dce1f3488ff72aa9b88f48828b1c291577f8ccdd307b5ef08cd4423e3dc584a434577c494e33b8e4fb74d6beddee9be18cf02d9c7f13951805f9d457cc8414a96f228112d86b04160055d1eb980', '2026-11-28 14:31:52.709697+00', '2026-11-28 14:31:52.709697+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h93zwwv17ghfaejhfbsw6z', E'\\xf08f2a653901e8a132b55b646c2e74f87165389f7271236881f3041aab492408', '2026-11-28 14:32:03.753185+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 14:32:03.753185+00', '2026-11-28 14:32:03.753185+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:32:04.777899+00'),
('2', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:33399/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:32:03.93099+00', '2026-11-28 14:32:03.93099+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:32:04.777899+00'),
('3', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8h94131fkn928ns2jakbsj8"}, "environment": "test"}', '2026-11-28 14:32:04.533852+00', '2026-11-28 14:32:04.533852+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:32:04.777899+00'),
('4', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8h9469rb2seg31k7zyymmba"}, "environment": "test"}', '2026-11-28 14:32:14.908206+00', '2026-11-28 14:32:14.908206+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:32:15.84444+00'),
('5', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:33399/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:32:31.823361+00', '2026-11-28 14:32:31.823361+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:32:32.178606+00'),
('6', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73670.46", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:32:32.588288+00', '2026-11-28 14:32:32.588288+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h94dq3b1rpd599qf8ffbwe', 'withdrawal.resolve', 'wd_01m8h94bjyagxxetn7n6tsynpk', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 14:32:17.378837+00', '2026-11-29 14:32:17.378837+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h94e8tfdat1m273a6kmafp', 'bill', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281532prf9yngyshzq8w8h', NULL, '2026-11-28 14:32:17.950444+00', '2026-11-28 14:32:18.074124+00'),
('bill_01m8h94ehyvbmhhzk8j7w9q7bb', 'bill', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281532fh1fx6nabp06ndy6', NULL, '2026-11-28 14:32:18.239473+00', '2026-11-28 14:32:18.283141+00'),
('col_01m8h94sghmpcy9apf1r3zb66v', 'collection', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 14:32:49.45775+00', NULL, 'sim_col_01m8h94sghmpcy9apf1r3zb66v', NULL, '2026-11-28 14:32:29.45775+00', '2026-11-28 14:32:31.6085+00'),
('sale_01m8h94s9e5nwgrnbwhpey1r0z', 'usdt_sale', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h94s9e5nwgrnbwhpey1r0z', NULL, '2026-11-28 14:32:29.230893+00', '2026-11-28 14:32:29.33259+00'),
('wd_01m8h940rz6g030mwdj517qe4h', 'withdrawal', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h940rz6g030mwdj517qe4h', NULL, '2026-11-28 14:32:04.129428+00', '2026-11-28 14:32:04.259409+00'),
('wd_01m8h94131fkn928ns2jakbsj8', 'withdrawal', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h94131fkn928ns2jakbsj8', 'The sandbox fails amounts ending in .01.', '2026-11-28 14:32:04.450098+00', '2026-11-28 14:32:04.533852+00'),
('wd_01m8h9417vxptdxvxzd4e0ystt', 'withdrawal', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h9417vxptdxvxzd4e0ystt', NULL, '2026-11-28 14:32:04.605158+00', '2026-11-28 14:32:09.691854+00'),
('wd_01m8h9469rb2seg31k7zyymmba', 'withdrawal', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h9469rb2seg31k7zyymmba', 'The sandbox reverses amounts ending in .04.', '2026-11-28 14:32:09.785105+00', '2026-11-28 14:32:14.908206+00'),
('wd_01m8h94bjyagxxetn7n6tsynpk', 'withdrawal', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h94dq3b1rpd599qf8ffbwe', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h94bjyagxxetn7n6tsynpk', NULL, '2026-11-28 14:32:15.198667+00', '2026-11-28 14:32:17.44556+00'),
('wd_01m8h94dvm8s2nzve9pcdaec9s', 'withdrawal', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h94dvm8s2nzve9pcdaec9s', NULL, '2026-11-28 14:32:17.525466+00', '2026-11-28 14:32:17.54961+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM', '0', '268000', 'true'),
('TPGW21mNCHP2hpmX7W49MT7otWtSpffr39', '0', '8999999985632000', 'true'),
('TRHVDs65ZnvhEsMSYtJoTYxeReDee6oKzo', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795876323256'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795876333540'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795876338507'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795876340928'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795876344061'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795876346567'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795876349269');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('065a1503af2cb96c889b694aa6e57b2ee346786f5af4dae9427a5ceca7f58f5e', '6', 'trx_transfer', 'SUCCESS', 'TPGW21mNCHP2hpmX7W49MT7otWtSpffr39', 'TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM', '13650000', '1100000', '0'),
('418ac2a21ab184d58e54a696432e4d142971db29e71467461c85dd16d4367da3', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM', '15000000', '0', '0'),
('4b208e4486048da996dc5e0b7be183447e32948eaf2666687d237b29f26ca228', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM', '10000000', '0', '0'),
('c30d0b1058f1da466f4b4d5599a97b8ddd7334c758c29cda67aac148127776ed', '8', 'trx_transfer', 'SUCCESS', 'TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM', 'TPGW21mNCHP2hpmX7W49MT7otWtSpffr39', '382000', '0', '0'),
('df49c844c0522c09eeee3cd594d5144a2eec0d2c31e08ed44553f14c41dc62c6', '7', 'usdt_transfer', 'SUCCESS', 'TL5Edrb5MdgEQfTnyFfe3DUueLzA59PZfM', 'TRHVDs65ZnvhEsMSYtJoTYxeReDee6oKzo', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8h94e8tfdat1m273a6kmafp', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h94e8awxvcg9jjhmxdngxp', '2026-11-28 14:32:17.950444+00', '2026-11-28 14:32:18.074124+00'),
('bill_01m8h94ehyvbmhhzk8j7w9q7bb', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h94ehkk59bqjpfv8bz5vp4', '2026-11-28 14:32:18.239473+00', '2026-11-28 14:32:18.283141+00'),
('col_01m8h94sghmpcy9apf1r3zb66v', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'collection', 'COMPLETED', '3182503', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h94sfwz1pc24b8es2af33t', '2026-11-28 14:32:29.45775+00', '2026-11-28 14:32:31.6085+00'),
('txn_01m8h940nvs16yxygha5sxv4z3', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h940n6x37w40k1mem5ph0q', '2026-11-28 14:32:04.055346+00', '2026-11-28 14:32:04.055346+00'),
('txn_01m8h94wqrfbg49zxjzvgwjzwa', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 14:32:32.761799+00', '2026-11-28 14:32:32.761799+00'),
('wd_01m8h940rz6g030mwdj517qe4h', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h940re9ve56wrsjqvt3pyk', '2026-11-28 14:32:04.129428+00', '2026-11-28 14:32:04.259409+00'),
('wd_01m8h94131fkn928ns2jakbsj8', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h9412mryg312dnv4kn6wqt', '2026-11-28 14:32:04.450098+00', '2026-11-28 14:32:04.533852+00'),
('wd_01m8h9417vxptdxvxzd4e0ystt', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h9417rqf6b7hzxfmr7hmax', '2026-11-28 14:32:04.605158+00', '2026-11-28 14:32:09.691854+00'),
('wd_01m8h9469rb2seg31k7zyymmba', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h94693zgt6gf79dx5wadd6', '2026-11-28 14:32:09.785105+00', '2026-11-28 14:32:14.908206+00'),
('wd_01m8h94bjyagxxetn7n6tsynpk', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h94bjf7gkgt2exkjpyp5hg', '2026-11-28 14:32:15.198667+00', '2026-11-28 14:32:17.44556+00'),
('wd_01m8h94dvm8s2nzve9pcdaec9s', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h94dvb2qenw8vvhfqxt9md', '2026-11-28 14:32:17.525466+00', '2026-11-28 14:32:17.54961+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h94s85knp9204tdf92ra2n', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', '10000000', '1539.28000000', '1523.88000000', '1523880', '2500', NULL, '1521380', '15400', '2026-11-28 14:32:29.19219+00', '2026-11-28 14:33:29.19+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h94s9e5nwgrnbwhpey1r0z', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'COMPLETED', '10000000', '1539.28000000', '1523.88000000', '1523880', '2500', NULL, '1521380', '15400', 'qte_01m8h94s85knp9204tdf92ra2n', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h94s8b4xyxm48vsnkwjhk6', '2026-11-28 14:32:29.230893+00', '2026-11-28 14:32:29.33259+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h93zwwv17ghfaejhfbsw6z', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$rEae+Mg5OK0k83ZCLXgymA$XAiNVApZrYE5fxWrep/2q3dAqGQ2jzGiHIifC0SofPs', '1', NULL, NULL, NULL, '2026-11-28 14:32:03.248681+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'simulator', 'biz_01m8h93zwwy71pcs28z1ccf7th', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 14:32:03.248681+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8h94wj16eem0hht04qd7ffk', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', 'NGN', '7367046', '7367046', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 14:32:32.588288+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h940rz4x9mcnc034cdv2ng', '1', 'http://127.0.0.1:33399/webhooks', '2026-11-28 14:32:04.323+00', '22', '204', '', NULL),
('msg_01m8h94131rwcw09gzrd7pt87z', '1', 'http://127.0.0.1:33399/webhooks', '2026-11-28 14:32:04.572+00', '3', '204', '', NULL),
('msg_01m8h9417v62j57fnb9d1t0j89', '1', 'http://127.0.0.1:33399/webhooks', '2026-11-28 14:32:09.71+00', '2', '204', '', NULL),
('msg_01m8h9469r44d4cmqnxb77fvj3', '1', 'http://127.0.0.1:33399/webhooks', '2026-11-28 14:32:14.958+00', '94', '204', '', NULL),
('msg_01m8h9469ryeab7esnsc7mp317', '1', 'http://127.0.0.1:33399/webhooks', '2026-11-28 14:32:09.855+00', '1', '204', '', NULL),
('msg_01m8h94bjy9y181sxf1r1xgedh', '1', 'http://127.0.0.1:33399/webhooks', '2026-11-28 14:32:17.46+00', '3', '204', '', NULL),
('msg_01m8h94dvmznj9xrvt2pt848v8', '1', 'http://127.0.0.1:33399/webhooks', '2026-11-28 14:32:17.565+00', '4', '500', '', NULL),
('msg_01m8h94dvmznj9xrvt2pt848v8', '2', 'http://127.0.0.1:33399/webhooks', '2026-11-28 14:32:17.864+00', '1', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h940rz4x9mcnc034cdv2ng', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h940rz6g030mwdj517qe4h', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:32:04.227Z","data":{"transactionId":"wd_01m8h940rz6g030mwdj517qe4h","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:32:04.129Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:32:04.259409+00', '2026-11-28 14:32:04.365135+00', NULL),
('msg_01m8h94131rwcw09gzrd7pt87z', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h94131fkn928ns2jakbsj8', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:32:04.510Z","data":{"transactionId":"wd_01m8h94131fkn928ns2jakbsj8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:32:04.450Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:32:04.533852+00', '2026-11-28 14:32:04.578261+00', NULL),
('msg_01m8h9417v62j57fnb9d1t0j89', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h9417vxptdxvxzd4e0ystt', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:32:09.664Z","data":{"transactionId":"wd_01m8h9417vxptdxvxzd4e0ystt","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:32:04.605Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:32:09.691854+00', '2026-11-28 14:32:09.715597+00', NULL),
('msg_01m8h9469r44d4cmqnxb77fvj3', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h9469rb2seg31k7zyymmba', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:32:14.896Z","data":{"transactionId":"wd_01m8h9469rb2seg31k7zyymmba","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:32:09.785Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:32:14.908206+00', '2026-11-28 14:32:15.053374+00', NULL),
('msg_01m8h9469ryeab7esnsc7mp317', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h9469rb2seg31k7zyymmba', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:32:09.824Z","data":{"transactionId":"wd_01m8h9469rb2seg31k7zyymmba","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:32:09.785Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:32:09.839164+00', '2026-11-28 14:32:09.858116+00', NULL),
('msg_01m8h94bjy9y181sxf1r1xgedh', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h94bjyagxxetn7n6tsynpk', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:32:17.438Z","data":{"transactionId":"wd_01m8h94bjyagxxetn7n6tsynpk","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:32:15.198Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:32:17.44556+00', '2026-11-28 14:32:17.463606+00', NULL),
('msg_01m8h94dvmznj9xrvt2pt848v8', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h94dvm8s2nzve9pcdaec9s', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:32:17.540Z","data":{"transactionId":"wd_01m8h94dvm8s2nzve9pcdaec9s","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:32:17.525Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:32:17.54961+00', '2026-11-28 14:32:17.865759+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h93zxy5hht0pcatf4yy2w2', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'test', NULL, E'\\x6d70733105545f39b7747cdbaeb78e2786ce29d6dbf15d643fd2ff2c55d49a9c19ead642189e93259f181bd746b61ced6ae9e64103f30c40bae5ae688c5e6af41f1186e74891ac848485c31ba8c95b762d2cc327c6c6b71719cf', '2026-11-28 14:32:03.248681+00', NULL),
('whs_01m8h93zxy7jkeqcc6mtx1nqvk', 'biz_01m8h93zwwy71pcs28z1ccf7th', 'prod', NULL, E'\\x6d70733105545f39b7747cdbef180c72d76dac067107e274677f87092c0f178446d312341ac39f52fda9768816b9935b65fce62c7fae74c3722041bb256d494c210be84abaf0489179030697a10ae3d1d07116d5ecbb9143f312', '2026-11-28 14:32:03.248681+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h940rz6g030mwdj517qe4h', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h94131fkn928ns2jakbsj8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h9417vxptdxvxzd4e0ystt', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h9469rb2seg31k7zyymmba', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h94bjyagxxetn7n6tsynpk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h94dvm8s2nzve9pcdaec9s', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
