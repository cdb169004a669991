-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('123', '124', '125', '181', '187', '188', '189', '190', '191', '262', '317', '333', '53', '60', '61', '62');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1025', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1026', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1027', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1028', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1029', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1030', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'NGN', 'held', '0', '7362150', '17', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1031', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1032', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('1033', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 14:19:06.871584+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '150000', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '32098', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '15370', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '5000000', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-10000000', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-2959703', '4', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '1629044', '3', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '500001', '3', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-150050', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('262', NULL, 'test', 'USDT', 'custody', '6', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('317', NULL, 'test', 'NGN', 'conversion', '13', '-1536910', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('333', NULL, 'test', 'USDT', 'conversion', '13', '10000000', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '2500', '1', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '2000', '2', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '3500', '2', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '0', '2', NULL, NULL, NULL, '2026-11-28 14:18:27.709238+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3177607', '7212100'),
('1026', '13', '23', '150050', '7362150'),
('1026', '14', '24', '-7362150', '0'),
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
('1030', '17', '24', '7362150', '7362150'),
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
('123', '1', '1', '150000', '150000'),
('124', '1', '22', '32098', '32098'),
('125', '1', '21', '15370', '15370'),
('181', '1', '3', '5000000', '5000000'),
('187', '1', '1', '-10000000', '-10000000'),
('188', '1', '7', '100002', '100002'),
('188', '2', '14', '100000', '200002'),
('188', '3', '22', '-3209705', '-3009703'),
('188', '4', '25', '50000', '-2959703'),
('189', '1', '9', '100004', '100004'),
('189', '2', '18', '10000', '110004'),
('189', '3', '21', '1519040', '1629044'),
('190', '1', '10', '-100004', '-100004'),
('190', '2', '12', '100005', '1'),
('190', '3', '16', '500000', '500001'),
('191', '1', '23', '-150050', '-150050'),
('262', '1', '19', '-25000000', '-25000000'),
('317', '1', '21', '-1536910', '-1536910'),
('333', '1', '21', '10000000', '10000000'),
('53', '1', '3', '2500', '2500'),
('60', '1', '7', '1000', '1000'),
('60', '2', '14', '1000', '2000'),
('61', '1', '9', '1000', '1000'),
('61', '2', '21', '2500', '3500'),
('62', '1', '10', '-1000', '-1000'),
('62', '2', '12', '1000', '0');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h8cbn88vfxcw400ydysa3s', 'payment', 'single', 'test', NULL, '2026-11-28 14:19:08.854657+00', NULL, NULL, NULL),
('10', 'wd_01m8h8ckzd7frz2deja3z02deq:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 14:19:22.827599+00', NULL, NULL, NULL),
('11', 'wd_01m8h8csgq97xt49zwacwk9hkf:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:23.035569+00', NULL, NULL, NULL),
('12', 'wd_01m8h8csgq97xt49zwacwk9hkf:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 14:19:25.527685+00', NULL, NULL, NULL),
('13', 'wd_01m8h8cw20jc5jevzygxqjh51p:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:25.634195+00', NULL, NULL, NULL),
('14', 'wd_01m8h8cw20jc5jevzygxqjh51p:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 14:19:25.698644+00', NULL, NULL, NULL),
('15', 'bill_01m8h8cwxx3b4af5hgn03bq6xq:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:26.526252+00', NULL, NULL, NULL),
('16', 'bill_01m8h8cwxx3b4af5hgn03bq6xq:post', 'bill_post', 'post', 'test', '15', '2026-11-28 14:19:26.59278+00', NULL, NULL, NULL),
('17', 'bill_01m8h8cx2emwqm4w3g32rf4krq:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:26.672146+00', NULL, NULL, NULL),
('18', 'bill_01m8h8cx2emwqm4w3g32rf4krq:post', 'bill_post', 'post', 'test', '17', '2026-11-28 14:19:26.74986+00', NULL, NULL, NULL),
('19', 'cp_01m8h8cx88p448twjw3yvwqfyj', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 14:19:37.358233+00', NULL, NULL, NULL),
('2', 'wd_01m8h8cbwf499vk2mmkq3kk7qx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:09.087594+00', NULL, NULL, NULL),
('20', 'sale_01m8h8d7nyh36jjqxb477sbgtx:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:37.535497+00', NULL, NULL, NULL),
('21', 'sale_01m8h8d7nyh36jjqxb477sbgtx:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 14:19:37.607659+00', NULL, NULL, NULL),
('22', 'col_01m8h8d7v4mhy40q961cfyvnvd:credit', 'collection', 'single', 'test', NULL, '2026-11-28 14:19:39.866383+00', NULL, NULL, NULL),
('23', 'adj_01m8h8dak8atrcb7nhn267bcyq', 'adjustment', 'single', 'test', NULL, '2026-11-28 14:19:40.524094+00', NULL, NULL, NULL),
('24', 'hld_01m8h8dar63qc7zzfjx03n27we:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:40.679571+00', NULL, NULL, NULL),
('25', 'txn_01m8h8dav650v54g1vpdkwpvq9', 'chargeback', 'single', 'test', NULL, '2026-11-28 14:19:40.775135+00', NULL, NULL, NULL),
('26', 'txn_01m8h8dav650v54g1vpdkwpvq9:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 14:19:40.775135+00', NULL, NULL, NULL),
('3', 'wd_01m8h8cbwf499vk2mmkq3kk7qx:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 14:19:09.571287+00', NULL, NULL, NULL),
('4', 'wd_01m8h8cd257r7bap9tpcqyd0bc:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:10.283784+00', NULL, NULL, NULL),
('5', 'wd_01m8h8cd257r7bap9tpcqyd0bc:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 14:19:10.647116+00', NULL, NULL, NULL),
('6', 'wd_01m8h8cdr8h93t6fcaww9db42d:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:11.020203+00', NULL, NULL, NULL),
('7', 'wd_01m8h8cdr8h93t6fcaww9db42d:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 14:19:16.616897+00', NULL, NULL, NULL),
('8', 'wd_01m8h8ckzd7frz2deja3z02deq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:19:17.368701+00', NULL, NULL, NULL),
('9', 'wd_01m8h8ckzd7frz2deja3z02deq:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 14:19:17.534458+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h8c9q7ece1jvwm8tmf0w74', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'prod', E'\\xa40bbf68c705d5b569cc47ba66a3acaf828692c298b6cd4d566de45ae1991530', E'\\x6d707331cf104aeb3cd7e302d3d14490322e57c0cfdbed46f9aac75cb39737939c24d854ed4bae6f06478a05011fb2ad4db602ae8cf18e9f389b0dcb78be3aaf9081f7d9a04dc02b32a02deb1436b4ca3bab5b9e', 'Hg3W', NULL, NULL, NULL, '2026-11-28 14:19:06.8952+00', NULL, NULL, NULL),
('key_01m8h8c9q8eybrpatey4a4e6j6', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', E'\\x979f2cfc2a7009973ffed0bae6f3b4453ef7bca9f9715b7851fd4324037d964a', E'\\x6d707331cf104aeb3cd7e302c3ccf5472c69cc9d2e6474f2ad664265bdbf2b1c690c27ce716edd68a2ca6d2994bd56ae61e89267c0cbb6f31986dc5d470895d43e910f1cbf767aa09ff1ef0ffa2437f105bec5e0', 'LtrG', NULL, NULL, NULL, '2026-11-28 14:19:06.8952+00', NULL, '2026-11-28 14:19:07.677337+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:dabcd16768ede0f87c8f75a7182dfb6fdd0df7ef6751b0243ee37d61937e52c6', '0', '1795961948180'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795876448136'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795876448078');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h8cwxx3b4af5hgn03bq6xq', '1', 'simulator', 'simulator', '202611281519cwrhhw3w9wezwdq2', '1', '1', '2026-11-28 14:19:26.589481+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281519cwrhhw3w9wezwdq2', '2026-11-28 14:19:26.555+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h8cx2emwqm4w3g32rf4krq', '1', 'simulator', 'simulator', '2026112815197etv692yfzxbyrnw', '1', '1', '2026-11-28 14:19:26.735499+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112815197etv692yfzxbyrnw', '2026-11-28 14:19:26.733+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h8d7v4mhy40q961cfyvnvd', '1', 'simulator', 'simulator', 'col_01m8h8d7v4mhy40q961cfyvnvd', '1', '1', '2026-11-28 14:19:37.752025+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h8d7v4mhy40q961cfyvnvd', '2026-11-28 14:19:39.844+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h8d7nyh36jjqxb477sbgtx', '1', 'simulator', 'simulator', 'sale_01m8h8d7nyh36jjqxb477sbgtx', '1', '1', '2026-11-28 14:19:37.606525+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h8d7nyh36jjqxb477sbgtx', '2026-11-28 14:19:37.581+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8cbwf499vk2mmkq3kk7qx', '1', 'simulator', 'simulator', 'wd_01m8h8cbwf499vk2mmkq3kk7qx', '1', '1', '2026-11-28 14:19:09.554895+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h8cbwf499vk2mmkq3kk7qx', '2026-11-28 14:19:09.293+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8cd257r7bap9tpcqyd0bc', '1', 'simulator', 'simulator', 'wd_01m8h8cd257r7bap9tpcqyd0bc', '1', '1', '2026-11-28 14:19:10.636923+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h8cd257r7bap9tpcqyd0bc', '2026-11-28 14:19:10.394+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8cdr8h93t6fcaww9db42d', '1', 'simulator', 'simulator', 'wd_01m8h8cdr8h93t6fcaww9db42d', '1', '1', '2026-11-28 14:19:11.37798+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h8cdr8h93t6fcaww9db42d', '2026-11-28 14:19:16.53+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8ckzd7frz2deja3z02deq', '1', 'simulator', 'simulator', 'wd_01m8h8ckzd7frz2deja3z02deq', '1', '1', '2026-11-28 14:19:17.525112+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h8ckzd7frz2deja3z02deq', '2026-11-28 14:19:22.792+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8csgq97xt49zwacwk9hkf', '1', 'simulator', 'simulator', 'wd_01m8h8csgq97xt49zwacwk9hkf', '1', '1', '2026-11-28 14:19:23.147058+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h8csgq97xt49zwacwk9hkf', '2026-11-28 14:19:25.394+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8cw20jc5jevzygxqjh51p', '1', 'simulator', 'simulator', 'wd_01m8h8cw20jc5jevzygxqjh51p', '1', '1', '2026-11-28 14:19:25.697031+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h8cw20jc5jevzygxqjh51p', '2026-11-28 14:19:25.662+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 14:19:06.8952+00', 'system', 'business.create', 'biz_01m8h8c9q6emtf53wswehm0tnp', '{"kycStatus": "APPROVED"}', 'biz_01m8h8c9q6emtf53wswehm0tnp', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 14:19:08.427695+00', 'usr_01m8h8c9q7a6d3py1x8ekdc7d1', 'sign_in.new_network', 'biz_01m8h8c9q6emtf53wswehm0tnp', '{}', 'biz_01m8h8c9q6emtf53wswehm0tnp', NULL, 'token', '4bcbccd9b8c3', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 14:19:08.631088+00', 'usr_01m8h8c9q7a6d3py1x8ekdc7d1', 'webhook_url.change', 'biz_01m8h8c9q6emtf53wswehm0tnp', '{}', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'token', '4bcbccd9b8c3', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40691/webhooks"}'),
('4', '2026-11-28 14:19:25.527685+00', 'root', 'withdrawal.resolve', 'wd_01m8h8csgq97xt49zwacwk9hkf', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 14:19:40.197981+00', 'usr_01m8h8c9q7a6d3py1x8ekdc7d1', 'webhook_url.change', 'biz_01m8h8c9q6emtf53wswehm0tnp', '{}', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'token', '4bcbccd9b8c3', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40691/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 14:19:40.524094+00', 'ada', 'balance.adjust', 'biz_01m8h8c9q6emtf53wswehm0tnp', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h8dak8atrcb7nhn267bcyq"}', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 14:19:40.679571+00', 'ada', 'wallet.hold', 'biz_01m8h8c9q6emtf53wswehm0tnp', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8h8dar63qc7zzfjx03n27we", "reason": "An example.", "amountMinor": "7362150", "environment": "test"}', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73621.5", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 14:19:40.775135+00', 'ada', 'chargeback.open', 'txn_01m8h8dav650v54g1vpdkwpvq9', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8h8cbn88vfxcw400ydysa3s", "currency": "NGN", "chargeback": "txn_01m8h8dav650v54g1vpdkwpvq9"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h8dak8atrcb7nhn267bcyq', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 14:19:40.524094+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 14:19:06.8952+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 14:18:46.627987+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 14:18:46.627987+00');
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
('bill_01m8h8cwxx3b4af5hgn03bq6xq', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '26542217390139763427', '{}', '73.52 kWh'),
('bill_01m8h8cx2emwqm4w3g32rf4krq', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h8c9q6emtf53wswehm0tnp', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 14:19:06.8952+00', '2026-11-28 14:19:40.197981+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 14:19:37.388+00', '2026-11-28 14:19:39.473153+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '1a2263667cd10eaeb03e8023bd5305fe17296dc3ce14243e1d5565ab908e210f', '0', 'test', 'cp_01m8h8cx88p448twjw3yvwqfyj', 'biz_01m8h8c9q6emtf53wswehm0tnp', '4', '2026-11-28 14:19:26.902+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 14:19:28.974145+00'),
('simulated', 'af8acdeb6b18a54522a19db063010db01c4a89cbf3185e5cacf0900bad9b76e5', '0', 'test', 'cp_01m8h8cx88p448twjw3yvwqfyj', 'biz_01m8h8c9q6emtf53wswehm0tnp', '5', '2026-11-28 14:19:29.32+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 14:19:31.477081+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8h8dav650v54g1vpdkwpvq9', 'txn_01m8h8cbn88vfxcw400ydysa3s', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 14:19:40.775135+00');
insert into public.check_results (source, subject, found, reason, checked_at) overriding system value values
('ledger', 'account_balances', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'account_sequences', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'alerts_are_applied', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'books_sum_to_zero', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'chargebacks_fit_their_money', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'charges_make_their_fee', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'days_are_counted', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'debts_are_repaid_first', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'debts_follow_wallets', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'deposits_are_counted_once', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'entries_belong', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'held_balances', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'held_money_moves_in_two_phases', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'holds_are_held', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'merchants_never_negative', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'records_are_known', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'records_have_their_transfers', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'refunds_fit_their_payments', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'reservations_resolved_exactly', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'running_balances', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'transfers_have_entries', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'transfers_have_their_record', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'transfers_in_one_environment', '0', NULL, '2026-11-28 14:19:08.229+00'),
('ledger', 'transfers_sum_to_zero', '0', NULL, '2026-11-28 14:19:08.229+00'),
('verification', 'whole', '0', '0.1.0', '2026-11-28 14:19:08.229+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h8d7v4mhy40q961cfyvnvd', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.38820000', '0', '127.10431800', '32098', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h8d7v4mhy40q961cfyvnvd');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h8cx88p448twjw3yvwqfyj', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs', 'af8acdeb6b18a54522a19db063010db01c4a89cbf3185e5cacf0900bad9b76e5', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8h8cx7eqf9mhtj1d4n2c4cn', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 15:19:26.856+00', '2026-11-28 14:19:26.856+00', '2026-11-28 14:19:37.348+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('86455f5db6ce2aca8c390968fad15cccd0aae034ca29b2dd7a5c01bc7ccc949d', 'swp_01m8h8d1vf5zc7cm3hbamvzqh1', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40eafc9d94a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15413995cf507f5eec223e0230c7eeab7f69ef9999ff121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000070eccf75eaddb0ac7d8f645d1729e2ea0edd32200000000000000000000000000000000000000000000000000000000017d7840708aa89a94a2349001d090c106124148e1b3478e30ac6f7a94c9d977acfd328b42cc9ae0e8afc6cbcc57dc80a7d4ad77634ad36c7048a655cdc7a054375cca3310ea7f0eb39e1fc639bd75dd7cf4a31c', '2026-11-28 14:20:34.794+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 14:19:34.814255+00'),
('a8b4fc5537586426fa699bbcb3fc8083b8d5c04d6f36ee57ee2c68c387b1cbc4', 'swp_01m8h8d1vf5zc7cm3hbamvzqh1', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840f1909e94a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15413995cf507f5eec223e0230c7eeab7f69ef9999ff121541e7937aa4c0dce8ad401aeb9ee3b16f29d3c27ae518b0a8177091bc9a94a2341241a2ffae805e3047fc98ed00405728f5249fc4490c2d06a03238913905f5d3ff857ea1942f12b72b5dab507b3694f419906e32546b606526e5d3af52d22bb321991c', '2026-11-28 14:20:37.361+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 14:19:37.369704+00'),
('ea826ed7f263dfa8af5a564fd96de6b2ad56959d166fa8f5f363d5470ee80367', 'swp_01m8h8d1vf5zc7cm3hbamvzqh1', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140bfe69d94a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541e7937aa4c0dce8ad401aeb9ee3b16f29d3c27ae51215413995cf507f5eec223e0230c7eeab7f69ef9999ff18d090c10670df919a94a2341241301024362c8a8c692d3e2a52887eca7b1b4d0f029c6cf68e058eeb1b6bdd47f63ce236712d828b3b025d43f758ac55b1e20af6f74f59a7fe191dc9b688ca89561c', '2026-11-28 14:20:31.935+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 14:19:32.272549+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h8d1vf5zc7cm3hbamvzqh1', 'cp_01m8h8cx88p448twjw3yvwqfyj', 'test', '0', 'TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 14:19:31.535996+00', '2026-11-28 14:19:37.339576+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'collection', '1', '3177607', '0'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'sales', '1', '1521540'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/bills/data', '86a4d7054c51752c046ff62be41a93ba', E'\\xfb64ef710c46d1cf78e139377bdd9b234bc2522895bde4a6bd523cf99bef3437', 'bill_01m8h8cx2emwqm4w3g32rf4krq', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h8cx2emwqm4w3g32rf4krq","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 14:19:26.672146+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/bills/electricity', '5676d7c82f0465542172b7d2145831dc', E'\\xfdef8c18a254e118f08da9c7f5c74d3c5377ebfe5cecd4ed9661804adfb44db2', 'bill_01m8h8cwxx3b4af5hgn03bq6xq', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h8cwxx3b4af5hgn03bq6xq","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"26542217390139763427","units":"73.52 kWh"}', '2026-11-28 14:19:26.526252+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/cross-border/collections', '5463a8eeec13fb2add3c0269fd9bebcc', E'\\x2677c5037283f636360e07e1f1e8541578505da903765efc596e524cce43d4ae', 'col_01m8h8d7v4mhy40q961cfyvnvd', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h8d7v4mhy40q961cfyvnvd","reference":"col_01m8h8d7v4mhy40q961cfyvnvd","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31776.07,"targetCurrency":"NGN","rate":127.104318,"providerFee":0,"providerRate":128.3882,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T14:19:37.700Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 14:19:37.700892+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/crypto/payments/cp_01m8h8cx88p448twjw3yvwqfyj/simulate-deposit', '1bb4814695b1e72617a748854426aabb', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h8cx88p448twjw3yvwqfyj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h8cx88p448twjw3yvwqfyj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs","checkoutUrl":"http://127.0.0.1:44949/pay/01m8h8cx88p448twjw3yvwqfyjtmxtrs75epkzch5ezzshhs12jd","returnUrl":null,"status":"UNDERPAID","txHash":"1a2263667cd10eaeb03e8023bd5305fe17296dc3ce14243e1d5565ab908e210f","reviewReason":null,"expiresAt":"2026-11-28T15:19:26.856Z","payableUntil":"2026-11-28T16:19:26.856Z","environment":"test","createdAt":"2026-11-28T14:19:26.856Z","updatedAt":"2026-11-28T14:19:28.983Z","metadata":{"simulated":true}},"deposit":{"txHash":"af8acdeb6b18a54522a19db063010db01c4a89cbf3185e5cacf0900bad9b76e5","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 14:19:29.316779+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/crypto/payments/cp_01m8h8cx88p448twjw3yvwqfyj/simulate-deposit', '63fa409ae27e97875a233ded92501669', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h8cx88p448twjw3yvwqfyj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h8cx88p448twjw3yvwqfyj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs","checkoutUrl":"http://127.0.0.1:44949/pay/01m8h8cx88p448twjw3yvwqfyjtmxtrs75epkzch5ezzshhs12jd","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:19:26.856Z","payableUntil":"2026-11-28T15:19:26.856Z","environment":"test","createdAt":"2026-11-28T14:19:26.856Z","updatedAt":"2026-11-28T14:19:26.856Z","metadata":{"simulated":true}},"deposit":{"txHash":"1a2263667cd10eaeb03e8023bd5305fe17296dc3ce14243e1d5565ab908e210f","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 14:19:26.899277+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/crypto/payments/create', '11494b36f4d14f5d1f5c6be479c8a373', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h8cx88p448twjw3yvwqfyj', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h8cx88p448twjw3yvwqfyj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs","checkoutUrl":"http://127.0.0.1:44949/pay/01m8h8cx88p448twjw3yvwqfyjtmxtrs75epkzch5ezzshhs12jd","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:19:26.856Z","payableUntil":"2026-11-28T15:19:26.856Z","environment":"test","createdAt":"2026-11-28T14:19:26.856Z","updatedAt":"2026-11-28T14:19:26.856Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 14:19:26.871656+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/crypto/withdrawals/request', '7d8bf987d00ea2640ca8f43c782161c8', E'\\xef214a19678fcfd8cf7cb9bcdeb4899aa9346c70827e75a6b66baa4b9219485b', 'sale_01m8h8d7nyh36jjqxb477sbgtx', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h8d7nyh36jjqxb477sbgtx","amountUsdt":10,"conversionRate":1521.54,"grossAmountNgn":15215.4,"withdrawalFeeNgn":25,"netAmountNgn":15190.4,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h8d7nyh36jjqxb477sbgtx","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:19:37.535Z"},"simulated":true,"environment":"test"}', '2026-11-28 14:19:37.535497+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/payment/process', '33b9c0c10472f5a8f6e51ad21bc666f1', E'\\x047367524aef01bbc8d0bbf6f686f5609aa6879b600a22d07fa79a60d3b241b3', 'txn_01m8h8cbn88vfxcw400ydysa3s', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h8cbn88vfxcw400ydysa3s","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:19:08.854657+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/withdrawal/request', '13ad1a349c1b3e6f247eda2477ded886', E'\\xfde63a0ceb95ff94b5ac5861d3122a9c2dd87c5e7a763080bec0b9d5cbdadebf', 'wd_01m8h8cd257r7bap9tpcqyd0bc', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h8cd257r7bap9tpcqyd0bc","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:19:10.283Z","environment":"test","simulated":true},"requestId":"req_01m8h8cd04g4hn0seeyfvvx0bq","simulated":true,"environment":"test"}', '2026-11-28 14:19:10.283784+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/withdrawal/request', '1cbb82844dac8a90939265ebd7ccf44d', E'\\x2d3bee62636b0a6411077a0e91af8837aad3845ded4164ec0781ae915aea1aa5', 'wd_01m8h8cw20jc5jevzygxqjh51p', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h8cw20jc5jevzygxqjh51p","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:19:25.634Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:19:25.634195+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/withdrawal/request', '3f8aa4981523b4230930046f7accbbed', E'\\xb86a10c5325c83459f823b8eea1f209ad7f3e7e8c599fa5acaf74284035cd511', 'wd_01m8h8ckzd7frz2deja3z02deq', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h8ckzd7frz2deja3z02deq","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:19:17.368Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:19:17.368701+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/withdrawal/request', '476881fc8aab83a43db083d408330117', E'\\x0b483c373e2e816167130b02b07a3b5de4a9282b6dd4001701dd46ec4f4d798f', 'wd_01m8h8csgq97xt49zwacwk9hkf', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h8csgq97xt49zwacwk9hkf","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:19:23.035Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:19:23.035569+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/withdrawal/request', 'c1b43ddac7d14b5f017ea824657c62df', E'\\x9e3bdc041259fde196583a3275f6a7bd257cc44579b0df7eb84f504c33a6e23b', 'wd_01m8h8cdr8h93t6fcaww9db42d', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h8cdr8h93t6fcaww9db42d","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:19:11.020Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:19:11.020203+00'),
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '/withdrawal/request', 'demo-29282817-ff5d-470d-8ad5-a997b358729e', E'\\x7c69acaaf0fcb403a0db9c7b6ef07b65bd14e4a6f8590c83fb9f60c99d5dc40f', 'wd_01m8h8cbwf499vk2mmkq3kk7qx', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h8cbwf499vk2mmkq3kk7qx","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:19:09.087Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:19:09.087594+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331cf104aeb3cd7e302ef3f6c936ab1479a65d8fa85fe241492f0a88c55334f0ef3daf84ed9d6134be376ef0bf7dc2978590200da17c6b53f3ad85321de35df8871b68ce1570d2cda61d5d0330045c454ef', '2026-11-28 14:18:45.986344+00', '2026-11-28 14:18:45.986344+00'),
('sandbox_seed', E'\\x6d707331cf104aeb3cd7e302f0f777e18ee22b0640ffa45c2c16e5ab50943de7495f194b19075b0b7055b3d7f40052a39b44cf79077cabe73d1a7df9e6812301c03a4922b6958e44cdf2664c7aade2f961fd0ee4927154ee6bae5256f078602d5460da866bac594239f8e92f6ab72358', '2026-11-28 14:18:45.957783+00', '2026-11-28 14:18:45.957783+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h8c9q7a6d3py1x8ekdc7d1', E'\\xa8a2ba03db6dcb208b576aa0c6042414398789c567cb3f097b0308016d06fd21', '2026-11-28 14:19:08.427695+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 14:19:08.427695+00', '2026-11-28 14:19:08.427695+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:19:08.733624+00'),
('2', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:40691/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:19:08.631088+00', '2026-11-28 14:19:08.631088+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:19:08.733624+00'),
('3', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8h8cd257r7bap9tpcqyd0bc"}, "environment": "test"}', '2026-11-28 14:19:10.647116+00', '2026-11-28 14:19:10.647116+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:19:10.783363+00'),
('4', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8h8ckzd7frz2deja3z02deq"}, "environment": "test"}', '2026-11-28 14:19:22.827599+00', '2026-11-28 14:19:22.827599+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:19:23.211568+00'),
('5', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:40691/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:19:40.197981+00', '2026-11-28 14:19:40.197981+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:19:40.473553+00'),
('6', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73621.5", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:19:40.679571+00', '2026-11-28 14:19:40.679571+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h8cvs7v11qeqbzeckyvs62', 'withdrawal.resolve', 'wd_01m8h8csgq97xt49zwacwk9hkf', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 14:19:25.351312+00', '2026-11-29 14:19:25.351312+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h8cwxx3b4af5hgn03bq6xq', 'bill', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281519cwrhhw3w9wezwdq2', NULL, '2026-11-28 14:19:26.526252+00', '2026-11-28 14:19:26.59278+00'),
('bill_01m8h8cx2emwqm4w3g32rf4krq', 'bill', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112815197etv692yfzxbyrnw', NULL, '2026-11-28 14:19:26.672146+00', '2026-11-28 14:19:26.74986+00'),
('col_01m8h8d7v4mhy40q961cfyvnvd', 'collection', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 14:19:57.700892+00', NULL, 'sim_col_01m8h8d7v4mhy40q961cfyvnvd', NULL, '2026-11-28 14:19:37.700892+00', '2026-11-28 14:19:39.866383+00'),
('sale_01m8h8d7nyh36jjqxb477sbgtx', 'usdt_sale', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h8d7nyh36jjqxb477sbgtx', NULL, '2026-11-28 14:19:37.535497+00', '2026-11-28 14:19:37.607659+00'),
('wd_01m8h8cbwf499vk2mmkq3kk7qx', 'withdrawal', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8cbwf499vk2mmkq3kk7qx', NULL, '2026-11-28 14:19:09.087594+00', '2026-11-28 14:19:09.571287+00'),
('wd_01m8h8cd257r7bap9tpcqyd0bc', 'withdrawal', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8cd257r7bap9tpcqyd0bc', 'The sandbox fails amounts ending in .01.', '2026-11-28 14:19:10.283784+00', '2026-11-28 14:19:10.647116+00'),
('wd_01m8h8cdr8h93t6fcaww9db42d', 'withdrawal', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8cdr8h93t6fcaww9db42d', NULL, '2026-11-28 14:19:11.020203+00', '2026-11-28 14:19:16.616897+00'),
('wd_01m8h8ckzd7frz2deja3z02deq', 'withdrawal', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8ckzd7frz2deja3z02deq', 'The sandbox reverses amounts ending in .04.', '2026-11-28 14:19:17.368701+00', '2026-11-28 14:19:22.827599+00'),
('wd_01m8h8csgq97xt49zwacwk9hkf', 'withdrawal', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h8cvs7v11qeqbzeckyvs62', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8csgq97xt49zwacwk9hkf', NULL, '2026-11-28 14:19:23.035569+00', '2026-11-28 14:19:25.527685+00'),
('wd_01m8h8cw20jc5jevzygxqjh51p', 'withdrawal', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8cw20jc5jevzygxqjh51p', NULL, '2026-11-28 14:19:25.634195+00', '2026-11-28 14:19:25.698644+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TAcXTmZ5RzrfEpLaikCSfzhL7LvYKo7RSg', '25000000', '0', 'false'),
('TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs', '0', '268000', 'true'),
('TX5fmQ27dEq2egn7Et84qhr5UCeuUcKq1R', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795875547951'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795875558204'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795875566902'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795875569320'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795875572297'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795875574821'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795875577388');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('1a2263667cd10eaeb03e8023bd5305fe17296dc3ce14243e1d5565ab908e210f', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs', '10000000', '0', '0'),
('86455f5db6ce2aca8c390968fad15cccd0aae034ca29b2dd7a5c01bc7ccc949d', '7', 'usdt_transfer', 'SUCCESS', 'TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs', 'TAcXTmZ5RzrfEpLaikCSfzhL7LvYKo7RSg', '25000000', '13000000', '130000'),
('a8b4fc5537586426fa699bbcb3fc8083b8d5c04d6f36ee57ee2c68c387b1cbc4', '8', 'trx_transfer', 'SUCCESS', 'TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs', 'TX5fmQ27dEq2egn7Et84qhr5UCeuUcKq1R', '382000', '0', '0'),
('af8acdeb6b18a54522a19db063010db01c4a89cbf3185e5cacf0900bad9b76e5', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs', '15000000', '0', '0'),
('ea826ed7f263dfa8af5a564fd96de6b2ad56959d166fa8f5f363d5470ee80367', '6', 'trx_transfer', 'SUCCESS', 'TX5fmQ27dEq2egn7Et84qhr5UCeuUcKq1R', 'TFDgyxmGH5GLHKFQ3TnbLgh78djK6rYXZs', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8h8cwxx3b4af5hgn03bq6xq', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h8cwxkhv2x5db83sfz29zp', '2026-11-28 14:19:26.526252+00', '2026-11-28 14:19:26.59278+00'),
('bill_01m8h8cx2emwqm4w3g32rf4krq', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h8cx2at5phswnk9g569n0c', '2026-11-28 14:19:26.672146+00', '2026-11-28 14:19:26.74986+00'),
('col_01m8h8d7v4mhy40q961cfyvnvd', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'collection', 'COMPLETED', '3177607', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h8d7t219bwxvn9v7cs2v3a', '2026-11-28 14:19:37.700892+00', '2026-11-28 14:19:39.866383+00'),
('txn_01m8h8cbn88vfxcw400ydysa3s', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h8cbj08dab4q57a8jkdrfj', '2026-11-28 14:19:08.854657+00', '2026-11-28 14:19:08.854657+00'),
('txn_01m8h8dav650v54g1vpdkwpvq9', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 14:19:40.775135+00', '2026-11-28 14:19:40.775135+00'),
('wd_01m8h8cbwf499vk2mmkq3kk7qx', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8cbtmk6bqc004gkzfqbr3', '2026-11-28 14:19:09.087594+00', '2026-11-28 14:19:09.571287+00'),
('wd_01m8h8cd257r7bap9tpcqyd0bc', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8cd04g4hn0seeyfvvx0bq', '2026-11-28 14:19:10.283784+00', '2026-11-28 14:19:10.647116+00'),
('wd_01m8h8cdr8h93t6fcaww9db42d', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8cdqned15vkxkf67bm1ns', '2026-11-28 14:19:11.020203+00', '2026-11-28 14:19:16.616897+00'),
('wd_01m8h8ckzd7frz2deja3z02deq', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8ckxf12rtb9m0pc243wan', '2026-11-28 14:19:17.368701+00', '2026-11-28 14:19:22.827599+00'),
('wd_01m8h8csgq97xt49zwacwk9hkf', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8csg6x0rsnq3nwgrvt170', '2026-11-28 14:19:23.035569+00', '2026-11-28 14:19:25.527685+00'),
('wd_01m8h8cw20jc5jevzygxqjh51p', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8cw1paafs4b8dhap4nk14', '2026-11-28 14:19:25.634195+00', '2026-11-28 14:19:25.698644+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h8d7mqkh1p7qqkx385mwkv', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', '10000000', '1536.91000000', '1521.54000000', '1521540', '2500', NULL, '1519040', '15370', '2026-11-28 14:19:37.506666+00', '2026-11-28 14:20:37.503+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h8d7nyh36jjqxb477sbgtx', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'COMPLETED', '10000000', '1536.91000000', '1521.54000000', '1521540', '2500', NULL, '1519040', '15370', 'qte_01m8h8d7mqkh1p7qqkx385mwkv', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h8d7ne0t3ebdyq7axp0vb2', '2026-11-28 14:19:37.535497+00', '2026-11-28 14:19:37.607659+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h8c9q7a6d3py1x8ekdc7d1', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$5iKRM9KZl/KBHTTuQ2Ua3Q$YG6H+3LwG2+6U1Petv+01XVYF+e66IKC4TuHvTu9Eps', '1', NULL, NULL, NULL, '2026-11-28 14:19:06.8952+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'simulator', 'biz_01m8h8c9q6emtf53wswehm0tnp', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 14:19:06.8952+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8h8dar63qc7zzfjx03n27we', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', 'NGN', '7362150', '7362150', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 14:19:40.679571+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h8cbwftj0vkdp1c4kam1fe', '1', 'http://127.0.0.1:40691/webhooks', '2026-11-28 14:19:09.713+00', '36', '204', '', NULL),
('msg_01m8h8cd2589jvtqdhkbg2tfdg', '1', 'http://127.0.0.1:40691/webhooks', '2026-11-28 14:19:10.764+00', '53', '204', '', NULL),
('msg_01m8h8cdr8wa31qrbj4dvhppy4', '1', 'http://127.0.0.1:40691/webhooks', '2026-11-28 14:19:16.764+00', '10', '204', '', NULL),
('msg_01m8h8ckzddscw7sdzekgg77jn', '1', 'http://127.0.0.1:40691/webhooks', '2026-11-28 14:19:17.604+00', '8', '204', '', NULL),
('msg_01m8h8ckzdnhk6gszg801jjfej', '1', 'http://127.0.0.1:40691/webhooks', '2026-11-28 14:19:22.888+00', '2', '204', '', NULL),
('msg_01m8h8csgqbj3fytpmhzk84fxr', '1', 'http://127.0.0.1:40691/webhooks', '2026-11-28 14:19:25.568+00', '10', '204', '', NULL),
('msg_01m8h8cw20ts49vcptt22fbe13', '1', 'http://127.0.0.1:40691/webhooks', '2026-11-28 14:19:25.711+00', '5', '500', '', NULL),
('msg_01m8h8cw20ts49vcptt22fbe13', '2', 'http://127.0.0.1:40691/webhooks', '2026-11-28 14:19:26.398+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h8cbwftj0vkdp1c4kam1fe', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8cbwf499vk2mmkq3kk7qx', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:19:09.293Z","data":{"transactionId":"wd_01m8h8cbwf499vk2mmkq3kk7qx","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:19:09.087Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:19:09.571287+00', '2026-11-28 14:19:09.774282+00', NULL),
('msg_01m8h8cd2589jvtqdhkbg2tfdg', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h8cd257r7bap9tpcqyd0bc', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:19:10.394Z","data":{"transactionId":"wd_01m8h8cd257r7bap9tpcqyd0bc","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:19:10.283Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:19:10.647116+00', '2026-11-28 14:19:10.837595+00', NULL),
('msg_01m8h8cdr8wa31qrbj4dvhppy4', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8cdr8h93t6fcaww9db42d', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:19:16.530Z","data":{"transactionId":"wd_01m8h8cdr8h93t6fcaww9db42d","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:19:11.020Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:19:16.616897+00', '2026-11-28 14:19:16.775766+00', NULL),
('msg_01m8h8ckzddscw7sdzekgg77jn', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8ckzd7frz2deja3z02deq', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:19:17.455Z","data":{"transactionId":"wd_01m8h8ckzd7frz2deja3z02deq","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:19:17.368Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:19:17.534458+00', '2026-11-28 14:19:17.615582+00', NULL),
('msg_01m8h8ckzdnhk6gszg801jjfej', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h8ckzd7frz2deja3z02deq', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:19:22.792Z","data":{"transactionId":"wd_01m8h8ckzd7frz2deja3z02deq","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:19:17.368Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:19:22.827599+00', '2026-11-28 14:19:22.903211+00', NULL),
('msg_01m8h8csgqbj3fytpmhzk84fxr', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8csgq97xt49zwacwk9hkf', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:19:25.492Z","data":{"transactionId":"wd_01m8h8csgq97xt49zwacwk9hkf","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:19:23.035Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:19:25.527685+00', '2026-11-28 14:19:25.578514+00', NULL),
('msg_01m8h8cw20ts49vcptt22fbe13', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8cw20jc5jevzygxqjh51p', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:19:25.662Z","data":{"transactionId":"wd_01m8h8cw20jc5jevzygxqjh51p","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:19:25.634Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:19:25.698644+00', '2026-11-28 14:19:26.4197+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h8c9t45eakwt7y4y2xxms1', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'test', NULL, E'\\x6d707331cf104aeb3cd7e3029a70dd75c770accec3fa43caf8c25a8a760c704369b8755f4177e659bf82ebfe5a6ee03a06cf440e31eb4416a7873686599d5bf1822b1b6ae9055423811999b14be993348ed1de279ebcf8c581bf', '2026-11-28 14:19:06.8952+00', NULL),
('whs_01m8h8c9t4zc0kcz92nb0rqqek', 'biz_01m8h8c9q6emtf53wswehm0tnp', 'prod', NULL, E'\\x6d707331cf104aeb3cd7e3024d6468164148263732846546a7810eb8e02c5063229237f05c9f78defe4c85851d24a39e59676f96d12c2de39d39890cd0eeef5bbf000a0ed4c44fb1ef73c39bd8ae2d640bd18d9098fbdaaa85f9', '2026-11-28 14:19:06.8952+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h8cbwf499vk2mmkq3kk7qx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8cd257r7bap9tpcqyd0bc', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8cdr8h93t6fcaww9db42d', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8ckzd7frz2deja3z02deq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8csgq97xt49zwacwk9hkf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8cw20jc5jevzygxqjh51p', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
