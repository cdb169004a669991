-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('121', '123', '177', '181', '182', '185', '186', '187', '188', '189', '257', '315', '331', '49', '54', '59', '60', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1025', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1026', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1027', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1028', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1029', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1030', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'NGN', 'held', '0', '7371278', '17', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1031', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1032', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('1033', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 14:35:24.048531+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '182190', '2', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '15420', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '100004', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-150050', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '5610005', '4', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-13218925', '2', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '50000', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '1623400', '2', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-100004', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '100002', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1541320', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '3500', '2', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '3500', '2', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '-1000', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:34:48.554009+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3186735', '7221228'),
('1026', '13', '23', '150050', '7371278'),
('1026', '14', '24', '-7371278', '0'),
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
('1030', '17', '24', '7371278', '7371278'),
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
('121', '1', '1', '150000', '150000'),
('121', '2', '22', '32190', '182190'),
('123', '1', '21', '15420', '15420'),
('177', '1', '9', '100004', '100004'),
('181', '1', '23', '-150050', '-150050'),
('182', '1', '3', '5000000', '5000000'),
('182', '2', '12', '100005', '5100005'),
('182', '3', '16', '500000', '5600005'),
('182', '4', '18', '10000', '5610005'),
('185', '1', '1', '-10000000', '-10000000'),
('185', '2', '22', '-3218925', '-13218925'),
('186', '1', '25', '50000', '50000'),
('187', '1', '14', '100000', '100000'),
('187', '2', '21', '1523400', '1623400'),
('188', '1', '10', '-100004', '-100004'),
('189', '1', '7', '100002', '100002'),
('257', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1541320', '-1541320'),
('331', '1', '21', '10000000', '10000000'),
('49', '1', '9', '1000', '1000'),
('54', '1', '3', '2500', '2500'),
('54', '2', '12', '1000', '3500'),
('59', '1', '14', '1000', '1000'),
('59', '2', '21', '2500', '3500'),
('60', '1', '10', '-1000', '-1000'),
('61', '1', '7', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h9a4rxxp2t50cbhh0402rm', 'payment', 'single', 'test', NULL, '2026-11-28 14:35:24.851595+00', NULL, NULL, NULL),
('10', 'wd_01m8h9aawrdztv967j5v8rmjjc:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 14:35:36.303092+00', NULL, NULL, NULL),
('11', 'wd_01m8h9ag3zz4k8k6jasfeh3d6b:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:36.44834+00', NULL, NULL, NULL),
('12', 'wd_01m8h9ag3zz4k8k6jasfeh3d6b:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 14:35:38.948392+00', NULL, NULL, NULL),
('13', 'wd_01m8h9ajmy752e4684rsz262zk:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:39.038576+00', NULL, NULL, NULL),
('14', 'wd_01m8h9ajmy752e4684rsz262zk:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 14:35:39.318932+00', NULL, NULL, NULL),
('15', 'bill_01m8h9akq6mgc4p9yrxnzphe33:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:40.134568+00', NULL, NULL, NULL),
('16', 'bill_01m8h9akq6mgc4p9yrxnzphe33:post', 'bill_post', 'post', 'test', '15', '2026-11-28 14:35:40.193554+00', NULL, NULL, NULL),
('17', 'bill_01m8h9akw0nj4mtedepcbxpv7y:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:40.289136+00', NULL, NULL, NULL),
('18', 'bill_01m8h9akw0nj4mtedepcbxpv7y:post', 'bill_post', 'post', 'test', '17', '2026-11-28 14:35:40.323898+00', NULL, NULL, NULL),
('19', 'cp_01m8h9akyn23jynjs2n45gtywx', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 14:35:51.828761+00', NULL, NULL, NULL),
('2', 'wd_01m8h9a4wg7dj229qhhjrxtxjn:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:24.946229+00', NULL, NULL, NULL),
('20', 'sale_01m8h9azexftj21tna39v8r79k:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:52.164859+00', NULL, NULL, NULL),
('21', 'sale_01m8h9azexftj21tna39v8r79k:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 14:35:52.256411+00', NULL, NULL, NULL),
('22', 'col_01m8h9azmbepz4hjq7xmta7rwe:credit', 'collection', 'single', 'test', NULL, '2026-11-28 14:35:54.633043+00', NULL, NULL, NULL),
('23', 'adj_01m8h9b23cfbb8wacz5jh6shdz', 'adjustment', 'single', 'test', NULL, '2026-11-28 14:35:54.87559+00', NULL, NULL, NULL),
('24', 'hld_01m8h9b2bw8v0zatvm0s10thzs:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:55.134204+00', NULL, NULL, NULL),
('25', 'txn_01m8h9b2g98kwm7rvxeyk1m3rd', 'chargeback', 'single', 'test', NULL, '2026-11-28 14:35:55.27357+00', NULL, NULL, NULL),
('26', 'txn_01m8h9b2g98kwm7rvxeyk1m3rd:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 14:35:55.27357+00', NULL, NULL, NULL),
('3', 'wd_01m8h9a4wg7dj229qhhjrxtxjn:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 14:35:25.175351+00', NULL, NULL, NULL),
('4', 'wd_01m8h9a5f2d62cxa5be7nwh4q0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:25.539566+00', NULL, NULL, NULL),
('5', 'wd_01m8h9a5f2d62cxa5be7nwh4q0:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 14:35:25.633305+00', NULL, NULL, NULL),
('6', 'wd_01m8h9a5pybt2vt9x4yfjegtkh:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:25.791494+00', NULL, NULL, NULL),
('7', 'wd_01m8h9a5pybt2vt9x4yfjegtkh:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 14:35:30.954416+00', NULL, NULL, NULL),
('8', 'wd_01m8h9aawrdztv967j5v8rmjjc:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:35:31.096534+00', NULL, NULL, NULL),
('9', 'wd_01m8h9aawrdztv967j5v8rmjjc:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 14:35:31.233628+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h9a40fkyyfh5ahdd6vrwjz', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'prod', E'\\x79c71942003b65e77f76920deeec1da23ee9d2820b8ba5bbc3bfde5ada7b0501', E'\\x6d7073313f094f400663a19147f063170ee96bfb964958e215c6225f4a6b6e27a556055b8f4a3f562a2e88c0f42342a390694f6d41864d7a05f583f9157cc87fa7faf4d29ca81d99b6ba7ff6796444f38dbee32c', 'h7TD', NULL, NULL, NULL, '2026-11-28 14:35:24.075577+00', NULL, NULL, NULL),
('key_01m8h9a40g1d749zdc8wf90eb3', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', E'\\x94b5501b4e08636ef7f281ca06094501c2e7429179ed2c16fe2dafc473563af6', E'\\x6d7073313f094f400663a191fdccae220f324586daec797cfb4f29e55b9d4cea40a1d48605536d7acdcb27af93d030bfebbb6b9611f2aac687bca9de5988fe9639cbfa8256b7bafbc85159e09ab5c699f13d0c19', 'lI0B', NULL, NULL, NULL, '2026-11-28 14:35:24.075577+00', NULL, '2026-11-28 14:35:24.216984+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:608a3e549bc43e23aa1c9b84f0814596cc867b5ad53857b1124e7a504b56584f', '0', '1795962924562'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795877424536'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795877424526');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h9akq6mgc4p9yrxnzphe33', '1', 'simulator', 'simulator', '202611281535kjr9wd8hddbyywzs', '1', '1', '2026-11-28 14:35:40.178236+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281535kjr9wd8hddbyywzs', '2026-11-28 14:35:40.17+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h9akw0nj4mtedepcbxpv7y', '1', 'simulator', 'simulator', '2026112815351h8pnkydzjrka2b3', '1', '1', '2026-11-28 14:35:40.32328+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112815351h8pnkydzjrka2b3', '2026-11-28 14:35:40.307+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h9azmbepz4hjq7xmta7rwe', '1', 'simulator', 'simulator', 'col_01m8h9azmbepz4hjq7xmta7rwe', '1', '1', '2026-11-28 14:35:52.498339+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h9azmbepz4hjq7xmta7rwe', '2026-11-28 14:35:54.62+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h9azexftj21tna39v8r79k', '1', 'simulator', 'simulator', 'sale_01m8h9azexftj21tna39v8r79k', '1', '1', '2026-11-28 14:35:52.242131+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h9azexftj21tna39v8r79k', '2026-11-28 14:35:52.226+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h9a4wg7dj229qhhjrxtxjn', '1', 'simulator', 'simulator', 'wd_01m8h9a4wg7dj229qhhjrxtxjn', '1', '1', '2026-11-28 14:35:25.164046+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h9a4wg7dj229qhhjrxtxjn', '2026-11-28 14:35:25.076+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h9a5f2d62cxa5be7nwh4q0', '1', 'simulator', 'simulator', 'wd_01m8h9a5f2d62cxa5be7nwh4q0', '1', '1', '2026-11-28 14:35:25.631952+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h9a5f2d62cxa5be7nwh4q0', '2026-11-28 14:35:25.594+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h9a5pybt2vt9x4yfjegtkh', '1', 'simulator', 'simulator', 'wd_01m8h9a5pybt2vt9x4yfjegtkh', '1', '1', '2026-11-28 14:35:25.870201+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h9a5pybt2vt9x4yfjegtkh', '2026-11-28 14:35:30.902+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h9aawrdztv967j5v8rmjjc', '1', 'simulator', 'simulator', 'wd_01m8h9aawrdztv967j5v8rmjjc', '1', '1', '2026-11-28 14:35:31.228903+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h9aawrdztv967j5v8rmjjc', '2026-11-28 14:35:36.282+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h9ag3zz4k8k6jasfeh3d6b', '1', 'simulator', 'simulator', 'wd_01m8h9ag3zz4k8k6jasfeh3d6b', '1', '1', '2026-11-28 14:35:36.508514+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h9ag3zz4k8k6jasfeh3d6b', '2026-11-28 14:35:38.843+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h9ajmy752e4684rsz262zk', '1', 'simulator', 'simulator', 'wd_01m8h9ajmy752e4684rsz262zk', '1', '1', '2026-11-28 14:35:39.315996+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h9ajmy752e4684rsz262zk', '2026-11-28 14:35:39.132+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 14:35:24.075577+00', 'system', 'business.create', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '{"kycStatus": "APPROVED"}', 'biz_01m8h9a40crfjb53jn8pcc1j3r', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 14:35:24.650509+00', 'usr_01m8h9a40cbt7k1a96kdhhnjf1', 'sign_in.new_network', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '{}', 'biz_01m8h9a40crfjb53jn8pcc1j3r', NULL, 'token', '69094f5c7845', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 14:35:24.694669+00', 'usr_01m8h9a40cbt7k1a96kdhhnjf1', 'webhook_url.change', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '{}', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'token', '69094f5c7845', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:39135/webhooks"}'),
('4', '2026-11-28 14:35:38.948392+00', 'root', 'withdrawal.resolve', 'wd_01m8h9ag3zz4k8k6jasfeh3d6b', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 14:35:54.69782+00', 'usr_01m8h9a40cbt7k1a96kdhhnjf1', 'webhook_url.change', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '{}', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'token', '69094f5c7845', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:39135/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 14:35:54.87559+00', 'ada', 'balance.adjust', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h9b23cfbb8wacz5jh6shdz"}', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 14:35:55.134204+00', 'ada', 'wallet.hold', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8h9b2bw8v0zatvm0s10thzs", "reason": "An example.", "amountMinor": "7371278", "environment": "test"}', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73712.78", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 14:35:55.27357+00', 'ada', 'chargeback.open', 'txn_01m8h9b2g98kwm7rvxeyk1m3rd', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8h9a4rxxp2t50cbhh0402rm", "currency": "NGN", "chargeback": "txn_01m8h9b2g98kwm7rvxeyk1m3rd"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h9b23cfbb8wacz5jh6shdz', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 14:35:54.87559+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 14:35:24.075577+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 14:35:13.519106+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 14:35:13.519106+00');
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
('bill_01m8h9akq6mgc4p9yrxnzphe33', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '48190085904919075371', '{}', '73.52 kWh'),
('bill_01m8h9akw0nj4mtedepcbxpv7y', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 14:35:24.075577+00', '2026-11-28 14:35:54.69782+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 14:35:51.872+00', '2026-11-28 14:35:53.988599+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'ac33f2a2254ddc11ec93fd0ea3cd1449177300ecd24f360289ad8811a56c1a41', '0', 'test', 'cp_01m8h9akyn23jynjs2n45gtywx', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '5', '2026-11-28 14:35:42.99+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 14:35:45.217192+00'),
('simulated', 'd5527652aca5bdc2fe7947d61775263716b54f19c58390b0d9cd75c6f4d3b329', '0', 'test', 'cp_01m8h9akyn23jynjs2n45gtywx', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '4', '2026-11-28 14:35:40.424+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 14:35:42.678234+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8h9b2g98kwm7rvxeyk1m3rd', 'txn_01m8h9a4rxxp2t50cbhh0402rm', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 14:35:55.27357+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h9azmbepz4hjq7xmta7rwe', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.75700000', '0', '127.46943000', '32190', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h9azmbepz4hjq7xmta7rwe');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h9akyn23jynjs2n45gtywx', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TP1GzubKapbxAaG2DgejXuZpfLSjDekqny', 'ac33f2a2254ddc11ec93fd0ea3cd1449177300ecd24f360289ad8811a56c1a41', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8h9akydwc260v4k2t29xczv', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 15:35:40.373+00', '2026-11-28 14:35:40.373+00', '2026-11-28 14:35:51.741+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('6bbda27657d09d3b82c1414e76692456670163f331d81041c429f8cab4db04cf', 'swp_01m8h9arqcjjehwb8ybq48k9m3', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40b3b8d994a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15418efdcdd0a8649f0323bbaf24ae162b20b474ed32121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000d549c32917596afd6526c73afe32e764ceb43d4300000000000000000000000000000000000000000000000000000000017d784070d3e3d594a2349001d090c1061241a26b91a861c6f9e1dca7d09be6f1465d99304e42c3401f95dc858a96b8c4656b5517150200c73aa75a64414822356d519051de2c910af9d84e0e5a7dba8e987f1c', '2026-11-28 14:36:49.075+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 14:35:49.10191+00'),
('bf84991a45c6567858cca09296240edd8a9c88154e710d87478c485ed2b7ce00', 'swp_01m8h9arqcjjehwb8ybq48k9m3', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840f6cdd994a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15418efdcdd0a8649f0323bbaf24ae162b20b474ed32121541851d3d8d81797898a81daefaa3d684e359beabb718b0a8177096f9d594a2341241c1c8f52b23570c023570ba8167ec35bbce8e8a55ad70431bc74328eb92331cbe0d488983d96319146e594c8ae2b2431fc0d65fbebbb6cfc941fe02345bf1d7131c', '2026-11-28 14:36:51.83+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 14:35:51.841718+00'),
('f320d6f53dedd2c280b88b67bcae82094b614dbcddfe89487c8df7fb6f61b9b9', 'swp_01m8h9arqcjjehwb8ybq48k9m3', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140de9cd994a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541851d3d8d81797898a81daefaa3d684e359beabb71215418efdcdd0a8649f0323bbaf24ae162b20b474ed3218d090c10670fec7d594a234124175957cc3388d2b0ca13d4163a3fa134b697c020c3a87e569be790ac4ac83e5771c9f6b593bef884e0bca89aad300487394093f37d0edac46787ab84a249f65581c', '2026-11-28 14:36:45.534+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 14:35:46.450316+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h9arqcjjehwb8ybq48k9m3', 'cp_01m8h9akyn23jynjs2n45gtywx', 'test', '0', 'TP1GzubKapbxAaG2DgejXuZpfLSjDekqny', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 14:35:45.258082+00', '2026-11-28 14:35:51.658253+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'collection', '1', '3186735', '0'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'sales', '1', '1525900'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/bills/data', '806c9d551583ea3a3dc746afa40f5f7b', E'\\x959aaae20d0be5c2134af393ede29e6abac273436d3f102b87b87a8a7e9ead81', 'bill_01m8h9akw0nj4mtedepcbxpv7y', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h9akw0nj4mtedepcbxpv7y","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 14:35:40.289136+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/bills/electricity', 'de08432be13cb763fa9dc1d50c92e009', E'\\x1a803852ac4ffdad8b88521056d890b62a01eb7bc60be8aecfc3f006606e77c7', 'bill_01m8h9akq6mgc4p9yrxnzphe33', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h9akq6mgc4p9yrxnzphe33","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"48190085904919075371","units":"73.52 kWh"}', '2026-11-28 14:35:40.134568+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/cross-border/collections', '57fd2b1eb663b569beebc6df85ae9fef', E'\\xa280933243d5333b2db9faa72bb388993c8fcedfab9edc35adfad603557336f4', 'col_01m8h9azmbepz4hjq7xmta7rwe', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h9azmbepz4hjq7xmta7rwe","reference":"col_01m8h9azmbepz4hjq7xmta7rwe","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31867.35,"targetCurrency":"NGN","rate":127.46943,"providerFee":0,"providerRate":128.757,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T14:35:52.347Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 14:35:52.34762+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/crypto/payments/cp_01m8h9akyn23jynjs2n45gtywx/simulate-deposit', 'ece59dcd74a68179a81e4cca129be7d4', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h9akyn23jynjs2n45gtywx', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h9akyn23jynjs2n45gtywx","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TP1GzubKapbxAaG2DgejXuZpfLSjDekqny","checkoutUrl":"http://127.0.0.1:44929/pay/01m8h9akyn23jynjs2n45gtywxkc4x10xf0s7f2s81fhy8t5redv","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:35:40.373Z","payableUntil":"2026-11-28T15:35:40.373Z","environment":"test","createdAt":"2026-11-28T14:35:40.373Z","updatedAt":"2026-11-28T14:35:40.373Z","metadata":{"simulated":true}},"deposit":{"txHash":"d5527652aca5bdc2fe7947d61775263716b54f19c58390b0d9cd75c6f4d3b329","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 14:35:40.419674+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/crypto/payments/cp_01m8h9akyn23jynjs2n45gtywx/simulate-deposit', 'f12451b4d979ecce69f29cea04655b20', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h9akyn23jynjs2n45gtywx', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h9akyn23jynjs2n45gtywx","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TP1GzubKapbxAaG2DgejXuZpfLSjDekqny","checkoutUrl":"http://127.0.0.1:44929/pay/01m8h9akyn23jynjs2n45gtywxkc4x10xf0s7f2s81fhy8t5redv","returnUrl":null,"status":"UNDERPAID","txHash":"d5527652aca5bdc2fe7947d61775263716b54f19c58390b0d9cd75c6f4d3b329","reviewReason":null,"expiresAt":"2026-11-28T15:35:40.373Z","payableUntil":"2026-11-28T16:35:40.373Z","environment":"test","createdAt":"2026-11-28T14:35:40.373Z","updatedAt":"2026-11-28T14:35:42.732Z","metadata":{"simulated":true}},"deposit":{"txHash":"ac33f2a2254ddc11ec93fd0ea3cd1449177300ecd24f360289ad8811a56c1a41","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 14:35:42.989025+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/crypto/payments/create', 'a166b2dbc5c9dc4d0887268cb661b5d1', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h9akyn23jynjs2n45gtywx', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h9akyn23jynjs2n45gtywx","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TP1GzubKapbxAaG2DgejXuZpfLSjDekqny","checkoutUrl":"http://127.0.0.1:44929/pay/01m8h9akyn23jynjs2n45gtywxkc4x10xf0s7f2s81fhy8t5redv","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:35:40.373Z","payableUntil":"2026-11-28T15:35:40.373Z","environment":"test","createdAt":"2026-11-28T14:35:40.373Z","updatedAt":"2026-11-28T14:35:40.373Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 14:35:40.394105+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/crypto/withdrawals/request', '9f658da6e995ec066d598818eede3c18', E'\\xb8c01e9914f0c3e7ee79218dd8b5e442be656cbd749c6fa4ecd80964c87eaf18', 'sale_01m8h9azexftj21tna39v8r79k', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h9azexftj21tna39v8r79k","amountUsdt":10,"conversionRate":1525.9,"grossAmountNgn":15259,"withdrawalFeeNgn":25,"netAmountNgn":15234,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h9azexftj21tna39v8r79k","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:35:52.164Z"},"simulated":true,"environment":"test"}', '2026-11-28 14:35:52.164859+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/payment/process', '6971aa91b99198b9513d926cdb8d39a7', E'\\xc8cc13ab891f56fc216c31fb5533a2ed0f1d51739ef72ede01af7a804e1a3cd2', 'txn_01m8h9a4rxxp2t50cbhh0402rm', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h9a4rxxp2t50cbhh0402rm","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:35:24.851595+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/withdrawal/request', '67cf0d53c70abf34b3ca63be607edf13', E'\\xff921508110cd6998354b6f8ea85125342adc10ebaca04e4177d99d5ae57aadd', 'wd_01m8h9aawrdztv967j5v8rmjjc', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h9aawrdztv967j5v8rmjjc","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:35:31.096Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:35:31.096534+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/withdrawal/request', 'aef9201ca55e00a60f07fe2dd7790899', E'\\x8615739357fc0f1426ac11c35f8fa20bdd5efbb6839f17ea4815cfe6e2d9c34e', 'wd_01m8h9a5f2d62cxa5be7nwh4q0', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h9a5f2d62cxa5be7nwh4q0","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:35:25.539Z","environment":"test","simulated":true},"requestId":"req_01m8h9a5egxxxtk8e3wckxqxmt","simulated":true,"environment":"test"}', '2026-11-28 14:35:25.539566+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/withdrawal/request', 'c24fb8aebebdaf1616d5dbd8e5843129', E'\\xd33f93550a6eef2bc9faac8c04cde33cfb65b5dd50663b85a92227bc5922d622', 'wd_01m8h9a5pybt2vt9x4yfjegtkh', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h9a5pybt2vt9x4yfjegtkh","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:35:25.791Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:35:25.791494+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/withdrawal/request', 'c973c57154b6a9e54c4091732610d3c6', E'\\x62cd45766af548c524843d5684a4ecf8c235d3a2fbc0220b78283d49b6c2e33c', 'wd_01m8h9ajmy752e4684rsz262zk', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h9ajmy752e4684rsz262zk","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:35:39.038Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:35:39.038576+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/withdrawal/request', 'cbcd7499195155384f20b7371eaba65a', E'\\x1e30a948fe8f10c081a20602636d2e3ef71fe45d9c7b158b623c4426c3650dc6', 'wd_01m8h9ag3zz4k8k6jasfeh3d6b', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h9ag3zz4k8k6jasfeh3d6b","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:35:36.448Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:35:36.44834+00'),
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '/withdrawal/request', 'demo-9c8bd533-941b-4b8e-9fce-fc8aba0d8803', E'\\xb4c1530b49ef52b183233a3cf848e4a832690952f5866032f7b18f21f71e02d2', 'wd_01m8h9a4wg7dj229qhhjrxtxjn', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h9a4wg7dj229qhhjrxtxjn","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:35:24.946Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:35:24.946229+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073313f094f400663a19131249b29e40d8bddf058ec05b3b638b1b09374e9b8fcd341943cc91f988f9428a2816a51d12ceb7022edd1faf811b7760a8f5da5c9331a20e0133144e42fe8db15aa5f55da55d298', '2026-11-28 14:35:12.977414+00', '2026-11-28 14:35:12.977414+00'),
('sandbox_seed', E'\\x6d7073313f094f400663a19137decffd18ea017a646e6458454ab64f0a8be19f831e1fb7e33d568e378d2305bb3496bc573dbfc1c2f2826a5aea2b32ef898655f202bad525cc3e2acf3c0a1e17e2d695e2bf04173b360b07bacef354b8523fb63fedf27cae3bfbfeba9072b02e992816', '2026-11-28 14:35:12.968417+00', '2026-11-28 14:35:12.968417+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h9a40cbt7k1a96kdhhnjf1', E'\\xc2fdf47cbc4762bebc50a012a9a6544695ed1420131333b429e2c8b798944ec5', '2026-11-28 14:35:24.650509+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 14:35:24.650509+00', '2026-11-28 14:35:24.650509+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:35:24.796296+00'),
('2', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:39135/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:35:24.694669+00', '2026-11-28 14:35:24.694669+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:35:24.796296+00'),
('3', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8h9a5f2d62cxa5be7nwh4q0"}, "environment": "test"}', '2026-11-28 14:35:25.633305+00', '2026-11-28 14:35:25.633305+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:35:25.831441+00'),
('4', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8h9aawrdztv967j5v8rmjjc"}, "environment": "test"}', '2026-11-28 14:35:36.303092+00', '2026-11-28 14:35:36.303092+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:35:36.867599+00'),
('5', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:39135/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:35:54.69782+00', '2026-11-28 14:35:54.69782+00', '0', NULL, NULL, NULL),
('6', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73712.78", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:35:55.134204+00', '2026-11-28 14:35:55.134204+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h9ajcgf657grxjhg1fge42', 'withdrawal.resolve', 'wd_01m8h9ag3zz4k8k6jasfeh3d6b', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 14:35:38.768291+00', '2026-11-29 14:35:38.768291+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h9akq6mgc4p9yrxnzphe33', 'bill', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281535kjr9wd8hddbyywzs', NULL, '2026-11-28 14:35:40.134568+00', '2026-11-28 14:35:40.193554+00'),
('bill_01m8h9akw0nj4mtedepcbxpv7y', 'bill', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112815351h8pnkydzjrka2b3', NULL, '2026-11-28 14:35:40.289136+00', '2026-11-28 14:35:40.323898+00'),
('col_01m8h9azmbepz4hjq7xmta7rwe', 'collection', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 14:36:12.34762+00', NULL, 'sim_col_01m8h9azmbepz4hjq7xmta7rwe', NULL, '2026-11-28 14:35:52.34762+00', '2026-11-28 14:35:54.633043+00'),
('sale_01m8h9azexftj21tna39v8r79k', 'usdt_sale', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h9azexftj21tna39v8r79k', NULL, '2026-11-28 14:35:52.164859+00', '2026-11-28 14:35:52.256411+00'),
('wd_01m8h9a4wg7dj229qhhjrxtxjn', 'withdrawal', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h9a4wg7dj229qhhjrxtxjn', NULL, '2026-11-28 14:35:24.946229+00', '2026-11-28 14:35:25.175351+00'),
('wd_01m8h9a5f2d62cxa5be7nwh4q0', 'withdrawal', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h9a5f2d62cxa5be7nwh4q0', 'The sandbox fails amounts ending in .01.', '2026-11-28 14:35:25.539566+00', '2026-11-28 14:35:25.633305+00'),
('wd_01m8h9a5pybt2vt9x4yfjegtkh', 'withdrawal', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h9a5pybt2vt9x4yfjegtkh', NULL, '2026-11-28 14:35:25.791494+00', '2026-11-28 14:35:30.954416+00'),
('wd_01m8h9aawrdztv967j5v8rmjjc', 'withdrawal', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h9aawrdztv967j5v8rmjjc', 'The sandbox reverses amounts ending in .04.', '2026-11-28 14:35:31.096534+00', '2026-11-28 14:35:36.303092+00'),
('wd_01m8h9ag3zz4k8k6jasfeh3d6b', 'withdrawal', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h9ajcgf657grxjhg1fge42', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h9ag3zz4k8k6jasfeh3d6b', NULL, '2026-11-28 14:35:36.44834+00', '2026-11-28 14:35:38.948392+00'),
('wd_01m8h9ajmy752e4684rsz262zk', 'withdrawal', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h9ajmy752e4684rsz262zk', NULL, '2026-11-28 14:35:39.038576+00', '2026-11-28 14:35:39.318932+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TN73uEWydocJoJPw1QzmfniQRc6YqmzkBe', '0', '8999999985632000', 'true'),
('TP1GzubKapbxAaG2DgejXuZpfLSjDekqny', '0', '268000', 'true'),
('TVQyJ1uo5mq3KW9RuU5xwQSdafsbLh2Zbr', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795876524052'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795876534332'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795876540424'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795876542990'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795876546515'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795876549144'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795876551872');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('6bbda27657d09d3b82c1414e76692456670163f331d81041c429f8cab4db04cf', '7', 'usdt_transfer', 'SUCCESS', 'TP1GzubKapbxAaG2DgejXuZpfLSjDekqny', 'TVQyJ1uo5mq3KW9RuU5xwQSdafsbLh2Zbr', '25000000', '13000000', '130000'),
('ac33f2a2254ddc11ec93fd0ea3cd1449177300ecd24f360289ad8811a56c1a41', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TP1GzubKapbxAaG2DgejXuZpfLSjDekqny', '15000000', '0', '0'),
('bf84991a45c6567858cca09296240edd8a9c88154e710d87478c485ed2b7ce00', '8', 'trx_transfer', 'SUCCESS', 'TP1GzubKapbxAaG2DgejXuZpfLSjDekqny', 'TN73uEWydocJoJPw1QzmfniQRc6YqmzkBe', '382000', '0', '0'),
('d5527652aca5bdc2fe7947d61775263716b54f19c58390b0d9cd75c6f4d3b329', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TP1GzubKapbxAaG2DgejXuZpfLSjDekqny', '10000000', '0', '0'),
('f320d6f53dedd2c280b88b67bcae82094b614dbcddfe89487c8df7fb6f61b9b9', '6', 'trx_transfer', 'SUCCESS', 'TN73uEWydocJoJPw1QzmfniQRc6YqmzkBe', 'TP1GzubKapbxAaG2DgejXuZpfLSjDekqny', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8h9akq6mgc4p9yrxnzphe33', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h9akpw0mp4zdgycj9r53qq', '2026-11-28 14:35:40.134568+00', '2026-11-28 14:35:40.193554+00'),
('bill_01m8h9akw0nj4mtedepcbxpv7y', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h9akvq2p7mrg7e53zbk3e6', '2026-11-28 14:35:40.289136+00', '2026-11-28 14:35:40.323898+00'),
('col_01m8h9azmbepz4hjq7xmta7rwe', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'collection', 'COMPLETED', '3186735', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h9azkw06yxfhq6exjy683y', '2026-11-28 14:35:52.34762+00', '2026-11-28 14:35:54.633043+00'),
('txn_01m8h9a4rxxp2t50cbhh0402rm', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h9a4qwzfgn1b839aza9vd3', '2026-11-28 14:35:24.851595+00', '2026-11-28 14:35:24.851595+00'),
('txn_01m8h9b2g98kwm7rvxeyk1m3rd', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 14:35:55.27357+00', '2026-11-28 14:35:55.27357+00'),
('wd_01m8h9a4wg7dj229qhhjrxtxjn', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h9a4vr4977gdqbfskrw84f', '2026-11-28 14:35:24.946229+00', '2026-11-28 14:35:25.175351+00'),
('wd_01m8h9a5f2d62cxa5be7nwh4q0', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h9a5egxxxtk8e3wckxqxmt', '2026-11-28 14:35:25.539566+00', '2026-11-28 14:35:25.633305+00'),
('wd_01m8h9a5pybt2vt9x4yfjegtkh', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h9a5pc2a6zrnv7s2z5kqhg', '2026-11-28 14:35:25.791494+00', '2026-11-28 14:35:30.954416+00'),
('wd_01m8h9aawrdztv967j5v8rmjjc', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h9aawarg1qerxsk5j38nd7', '2026-11-28 14:35:31.096534+00', '2026-11-28 14:35:36.303092+00'),
('wd_01m8h9ag3zz4k8k6jasfeh3d6b', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h9ag2z1qk2yrby1hwt7a4t', '2026-11-28 14:35:36.44834+00', '2026-11-28 14:35:38.948392+00'),
('wd_01m8h9ajmy752e4684rsz262zk', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h9ajmc3eh02azpe364xnje', '2026-11-28 14:35:39.038576+00', '2026-11-28 14:35:39.318932+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h9azd7adzzhkyk1kxfk7k5', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', '10000000', '1541.32000000', '1525.90000000', '1525900', '2500', NULL, '1523400', '15420', '2026-11-28 14:35:52.107884+00', '2026-11-28 14:36:52.104+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h9azexftj21tna39v8r79k', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'COMPLETED', '10000000', '1541.32000000', '1525.90000000', '1525900', '2500', NULL, '1523400', '15420', 'qte_01m8h9azd7adzzhkyk1kxfk7k5', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h9azdpndy0p59rk7nadsj8', '2026-11-28 14:35:52.164859+00', '2026-11-28 14:35:52.256411+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h9a40cbt7k1a96kdhhnjf1', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$w9Kk1N5k9u8OrAHnD/VODQ$gs4/vIrQL4jWij+LnxpPB7Su844gArVJafx/0g5CUeM', '1', NULL, NULL, NULL, '2026-11-28 14:35:24.075577+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'simulator', 'biz_01m8h9a40crfjb53jn8pcc1j3r', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 14:35:24.075577+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8h9b2bw8v0zatvm0s10thzs', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', 'NGN', '7371278', '7371278', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 14:35:55.134204+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h9a4wghm0j79x7v9q8vr6b', '1', 'http://127.0.0.1:39135/webhooks', '2026-11-28 14:35:25.282+00', '63', '204', '', NULL),
('msg_01m8h9a5f2teev13w33y5egyjz', '1', 'http://127.0.0.1:39135/webhooks', '2026-11-28 14:35:25.684+00', '17', '204', '', NULL),
('msg_01m8h9a5py3rzrzsrnhscrsb21', '1', 'http://127.0.0.1:39135/webhooks', '2026-11-28 14:35:31.007+00', '32', '204', '', NULL),
('msg_01m8h9aawr2qvtrxsft0k32kf0', '1', 'http://127.0.0.1:39135/webhooks', '2026-11-28 14:35:31.272+00', '1', '204', '', NULL),
('msg_01m8h9aawre0scwyvn5bqs7fna', '1', 'http://127.0.0.1:39135/webhooks', '2026-11-28 14:35:36.343+00', '2', '204', '', NULL),
('msg_01m8h9ag3z8rzm1pw0qpwx86w3', '1', 'http://127.0.0.1:39135/webhooks', '2026-11-28 14:35:38.957+00', '2', '204', '', NULL),
('msg_01m8h9ajmy92jfbxv3mdrwkrrp', '1', 'http://127.0.0.1:39135/webhooks', '2026-11-28 14:35:39.357+00', '1', '500', '', NULL),
('msg_01m8h9ajmy92jfbxv3mdrwkrrp', '2', 'http://127.0.0.1:39135/webhooks', '2026-11-28 14:35:39.982+00', '30', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h9a4wghm0j79x7v9q8vr6b', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h9a4wg7dj229qhhjrxtxjn', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:35:25.076Z","data":{"transactionId":"wd_01m8h9a4wg7dj229qhhjrxtxjn","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:35:24.946Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:35:25.175351+00', '2026-11-28 14:35:25.367669+00', NULL),
('msg_01m8h9a5f2teev13w33y5egyjz', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h9a5f2d62cxa5be7nwh4q0', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:35:25.594Z","data":{"transactionId":"wd_01m8h9a5f2d62cxa5be7nwh4q0","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:35:25.539Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:35:25.633305+00', '2026-11-28 14:35:25.707588+00', NULL),
('msg_01m8h9a5py3rzrzsrnhscrsb21', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h9a5pybt2vt9x4yfjegtkh', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:35:30.902Z","data":{"transactionId":"wd_01m8h9a5pybt2vt9x4yfjegtkh","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:35:25.791Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:35:30.954416+00', '2026-11-28 14:35:31.045614+00', NULL),
('msg_01m8h9aawr2qvtrxsft0k32kf0', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h9aawrdztv967j5v8rmjjc', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:35:31.188Z","data":{"transactionId":"wd_01m8h9aawrdztv967j5v8rmjjc","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:35:31.096Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:35:31.233628+00', '2026-11-28 14:35:31.275921+00', NULL),
('msg_01m8h9aawre0scwyvn5bqs7fna', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h9aawrdztv967j5v8rmjjc', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:35:36.282Z","data":{"transactionId":"wd_01m8h9aawrdztv967j5v8rmjjc","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:35:31.096Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:35:36.303092+00', '2026-11-28 14:35:36.34649+00', NULL),
('msg_01m8h9ag3z8rzm1pw0qpwx86w3', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h9ag3zz4k8k6jasfeh3d6b', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:35:38.938Z","data":{"transactionId":"wd_01m8h9ag3zz4k8k6jasfeh3d6b","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:35:36.448Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:35:38.948392+00', '2026-11-28 14:35:38.961112+00', NULL),
('msg_01m8h9ajmy92jfbxv3mdrwkrrp', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h9ajmy752e4684rsz262zk', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:35:39.132Z","data":{"transactionId":"wd_01m8h9ajmy752e4684rsz262zk","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:35:39.038Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:35:39.318932+00', '2026-11-28 14:35:40.023138+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h9a41k961p292enz0ehe25', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'prod', NULL, E'\\x6d7073313f094f400663a1910676fb7ae26c88b46388b2722e0b01fcd26bd3dab42da7fd5ba189e1aecf01555b41178a897fa9ebd71920fe030b509236c9464af773c8fb699e5abe8fe462b8f6b4dc74718885e3864ab03c012b', '2026-11-28 14:35:24.075577+00', NULL),
('whs_01m8h9a41kn2ha2gpgq68r2eg3', 'biz_01m8h9a40crfjb53jn8pcc1j3r', 'test', NULL, E'\\x6d7073313f094f400663a191ecc4f444a542188ba793919cfe0edcbd0f0fab2c6857c1bbd36792084b9b88be208befa0fc9838f44526692050418cbe0fae94aa455d70fb08b849c8806d4a7ac98209e2bed9bdbbccdc385d8387', '2026-11-28 14:35:24.075577+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h9a4wg7dj229qhhjrxtxjn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h9a5f2d62cxa5be7nwh4q0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h9a5pybt2vt9x4yfjegtkh', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h9aawrdztv967j5v8rmjjc', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h9ag3zz4k8k6jasfeh3d6b', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h9ajmy752e4684rsz262zk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
