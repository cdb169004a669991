-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('116', '121', '123', '180', '182', '183', '184', '185', '187', '260', '308', '324', '52', '54', '55', '56', '57');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 07:56:23.307026+00'),
('1025', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 07:56:23.307026+00'),
('1026', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'NGN', 'available', '0', '7366603', '13', '2026-11-28 07:56:23.307026+00'),
('1027', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 07:56:23.307026+00'),
('1028', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 07:56:23.307026+00'),
('1029', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 07:56:23.307026+00'),
('1030', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 07:56:23.307026+00'),
('1031', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 07:56:23.307026+00'),
('116', NULL, 'test', 'NGN', 'commission', '4', '15400', '1', '2026-11-28 07:55:55.609403+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '32142', '1', '2026-11-28 07:55:55.609403+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '150000', '1', '2026-11-28 07:55:55.609403+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '1521160', '1', '2026-11-28 07:55:55.609403+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '4949954', '3', '2026-11-28 07:55:55.609403+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '100000', '1', '2026-11-28 07:55:55.609403+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '100005', '1', '2026-11-28 07:55:55.609403+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-2704204', '5', '2026-11-28 07:55:55.609403+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-10000000', '1', '2026-11-28 07:55:55.609403+00'),
('260', NULL, 'test', 'USDT', 'custody', '4', '-25000000', '1', '2026-11-28 07:55:55.609403+00'),
('308', NULL, 'test', 'NGN', 'conversion', '4', '-1539060', '1', '2026-11-28 07:55:55.609403+00'),
('324', NULL, 'test', 'USDT', 'conversion', '4', '10000000', '1', '2026-11-28 07:55:55.609403+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '2500', '1', '2026-11-28 07:55:55.609403+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '3500', '2', '2026-11-28 07:55:55.609403+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '1000', '1', '2026-11-28 07:55:55.609403+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '1000', '1', '2026-11-28 07:55:55.609403+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '0', '2', '2026-11-28 07:55:55.609403+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3182060', '7216553'),
('1026', '13', '23', '150050', '7366603'),
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
('116', '1', '21', '15400', '15400'),
('121', '1', '22', '32142', '32142'),
('123', '1', '1', '150000', '150000'),
('180', '1', '21', '1521160', '1521160'),
('182', '1', '3', '5000000', '5000000'),
('182', '2', '9', '100004', '5100004'),
('182', '3', '23', '-150050', '4949954'),
('183', '1', '14', '100000', '100000'),
('184', '1', '12', '100005', '100005'),
('185', '1', '7', '100002', '100002'),
('185', '2', '10', '-100004', '-2'),
('185', '3', '16', '500000', '499998'),
('185', '4', '18', '10000', '509998'),
('185', '5', '22', '-3214202', '-2704204'),
('187', '1', '1', '-10000000', '-10000000'),
('260', '1', '19', '-25000000', '-25000000'),
('308', '1', '21', '-1539060', '-1539060'),
('324', '1', '21', '10000000', '10000000'),
('52', '1', '21', '2500', '2500'),
('54', '1', '3', '2500', '2500'),
('54', '2', '9', '1000', '3500'),
('55', '1', '14', '1000', '1000'),
('56', '1', '12', '1000', '1000'),
('57', '1', '7', '1000', '1000'),
('57', '2', '10', '-1000', '0');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gjfhgrvee66fpwgtnrkztd', 'payment', 'single', 'test', NULL, '2026-11-28 07:56:24.483288+00', NULL, NULL, NULL),
('10', 'wd_01m8gjfr2w9qarcebsp3k18jph:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 07:56:36.495584+00', NULL, NULL, NULL),
('11', 'wd_01m8gjfxe5b1xcv1p959shtswb:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:36.678271+00', NULL, NULL, NULL),
('12', 'wd_01m8gjfxe5b1xcv1p959shtswb:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 07:56:39.563611+00', NULL, NULL, NULL),
('13', 'wd_01m8gjg0cb3q5rrtbrncb4cq30:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:39.692597+00', NULL, NULL, NULL),
('14', 'wd_01m8gjg0cb3q5rrtbrncb4cq30:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 07:56:39.859643+00', NULL, NULL, NULL),
('15', 'bill_01m8gjg1m03ssmq8hcngp1qjnk:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:40.969154+00', NULL, NULL, NULL),
('16', 'bill_01m8gjg1m03ssmq8hcngp1qjnk:post', 'bill_post', 'post', 'test', '15', '2026-11-28 07:56:41.24105+00', NULL, NULL, NULL),
('17', 'bill_01m8gjg24pzvjcg684hp871f4r:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:41.495993+00', NULL, NULL, NULL),
('18', 'bill_01m8gjg24pzvjcg684hp871f4r:post', 'bill_post', 'post', 'test', '17', '2026-11-28 07:56:41.591866+00', NULL, NULL, NULL),
('19', 'cp_01m8gjg28s44779k70a616h4v8', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 07:56:53.920964+00', NULL, NULL, NULL),
('2', 'wd_01m8gjfhnrv8x6gj17wjd35nkb:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:24.637055+00', NULL, NULL, NULL),
('20', 'sale_01m8gjgem37adg010qnctx80f5:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:54.278158+00', NULL, NULL, NULL),
('21', 'sale_01m8gjgem37adg010qnctx80f5:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 07:56:54.578465+00', NULL, NULL, NULL),
('22', 'col_01m8gjgf6kgvzp7x3ejhtme08h:credit', 'collection', 'single', 'test', NULL, '2026-11-28 07:56:57.373849+00', NULL, NULL, NULL),
('23', 'adj_01m8gjgj3yq3spbvx9cje7qta5', 'adjustment', 'single', 'test', NULL, '2026-11-28 07:56:57.870655+00', NULL, NULL, NULL),
('3', 'wd_01m8gjfhnrv8x6gj17wjd35nkb:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 07:56:24.846491+00', NULL, NULL, NULL),
('4', 'wd_01m8gjfj9yvq1ag3ewtfjk2phn:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:25.290443+00', NULL, NULL, NULL),
('5', 'wd_01m8gjfj9yvq1ag3ewtfjk2phn:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 07:56:25.500804+00', NULL, NULL, NULL),
('6', 'wd_01m8gjfjngdxqxzbs8ya3kakt0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:25.655666+00', NULL, NULL, NULL),
('7', 'wd_01m8gjfjngdxqxzbs8ya3kakt0:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 07:56:30.939927+00', NULL, NULL, NULL),
('8', 'wd_01m8gjfr2w9qarcebsp3k18jph:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:56:31.197124+00', NULL, NULL, NULL),
('9', 'wd_01m8gjfr2w9qarcebsp3k18jph:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 07:56:31.381517+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gjfgca0f1x28b4wrteqdmq', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'prod', E'\\xa55eba44b9d3dd5a95dfe14c26eac2d18d1cfe6a328d68f1146b623e254881ae', E'\\x6d707331b4a93e44e38e342fab3b7d752fc31f6580b7f8ec0e3622b3e7f5945e96289792cf0df681f265df7de9b5a3b2af0af605e96222fde611333e12bc078c4002e01bea1b7e8eb133d48f95a9b88a5b8fc961', 'B7QC', NULL, NULL, NULL, '2026-11-28 07:56:23.31032+00', NULL, NULL, NULL),
('key_01m8gjfgca0ky232zbeyprc23m', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', E'\\x6d6a0a646b13235cf55985d116ae236cb381a0e773fd31f3e7b4ff06149750db', E'\\x6d707331b4a93e44e38e342f58a120feacea3f58f5a3860f84d354a6e82f9f7ea119508326273f0f74dbc54c325bee9349046623e894531988f91d67fda89d431ab1fcdba3f04c71767fe16d0eac7e79e3172e3d', 'IANJ', NULL, NULL, NULL, '2026-11-28 07:56:23.31032+00', NULL, '2026-11-28 07:56:23.607785+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:e7ddd3ae59a21c174248001f9ca53c2f2a95e0187d2adcdfb627b13fea562c12', '0', '1795938983898'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795853483866'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795853483846');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gjg1m03ssmq8hcngp1qjnk', '1', 'simulator', 'simulator', '202611280856xfqgaxe4dkk330x7', '1', '1', '2026-11-28 07:56:41.174578+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280856xfqgaxe4dkk330x7', '2026-11-28 07:56:41.154+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gjg24pzvjcg684hp871f4r', '1', 'simulator', 'simulator', '202611280856mwxrew7dxzwkz332', '1', '1', '2026-11-28 07:56:41.591127+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280856mwxrew7dxzwkz332', '2026-11-28 07:56:41.535+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gjgf6kgvzp7x3ejhtme08h', '1', 'simulator', 'simulator', 'col_01m8gjgf6kgvzp7x3ejhtme08h', '1', '1', '2026-11-28 07:56:55.123986+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gjgf6kgvzp7x3ejhtme08h', '2026-11-28 07:56:57.344+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gjgem37adg010qnctx80f5', '1', 'simulator', 'simulator', 'sale_01m8gjgem37adg010qnctx80f5', '1', '1', '2026-11-28 07:56:54.564128+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gjgem37adg010qnctx80f5', '2026-11-28 07:56:54.404+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjfhnrv8x6gj17wjd35nkb', '1', 'simulator', 'simulator', 'wd_01m8gjfhnrv8x6gj17wjd35nkb', '1', '1', '2026-11-28 07:56:24.843159+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gjfhnrv8x6gj17wjd35nkb', '2026-11-28 07:56:24.785+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjfj9yvq1ag3ewtfjk2phn', '1', 'simulator', 'simulator', 'wd_01m8gjfj9yvq1ag3ewtfjk2phn', '1', '1', '2026-11-28 07:56:25.48084+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gjfj9yvq1ag3ewtfjk2phn', '2026-11-28 07:56:25.365+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjfjngdxqxzbs8ya3kakt0', '1', 'simulator', 'simulator', 'wd_01m8gjfjngdxqxzbs8ya3kakt0', '1', '1', '2026-11-28 07:56:25.79082+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gjfjngdxqxzbs8ya3kakt0', '2026-11-28 07:56:30.921+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjfr2w9qarcebsp3k18jph', '1', 'simulator', 'simulator', 'wd_01m8gjfr2w9qarcebsp3k18jph', '1', '1', '2026-11-28 07:56:31.379829+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gjfr2w9qarcebsp3k18jph', '2026-11-28 07:56:36.471+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjfxe5b1xcv1p959shtswb', '1', 'simulator', 'simulator', 'wd_01m8gjfxe5b1xcv1p959shtswb', '1', '1', '2026-11-28 07:56:36.762933+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gjfxe5b1xcv1p959shtswb', '2026-11-28 07:56:39.508+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjg0cb3q5rrtbrncb4cq30', '1', 'simulator', 'simulator', 'wd_01m8gjg0cb3q5rrtbrncb4cq30', '1', '1', '2026-11-28 07:56:39.847+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gjg0cb3q5rrtbrncb4cq30', '2026-11-28 07:56:39.765+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 07:56:23.31032+00', 'system', 'business.create', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', '{"kycStatus": "APPROVED"}', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 07:56:24.164716+00', 'usr_01m8gjfgc95ykez2cs8w1xw65q', 'sign_in.new_network', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', '{}', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', NULL, 'token', '71ae72ddbee1', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 07:56:24.345107+00', 'usr_01m8gjfgc95ykez2cs8w1xw65q', 'webhook_url.change', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', '{}', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'token', '71ae72ddbee1', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:36965/webhooks"}'),
('4', '2026-11-28 07:56:39.563611+00', 'root', 'withdrawal.resolve', 'wd_01m8gjfxe5b1xcv1p959shtswb', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 07:56:57.583652+00', 'usr_01m8gjfgc95ykez2cs8w1xw65q', 'webhook_url.change', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', '{}', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'token', '71ae72ddbee1', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:36965/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 07:56:57.870655+00', 'ada', 'balance.adjust', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gjgj3yq3spbvx9cje7qta5"}', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gjgj3yq3spbvx9cje7qta5', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 07:56:57.870655+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 07:56:23.31032+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 07:56:00.861058+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 07:56:00.861058+00');
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
('bill_01m8gjg1m03ssmq8hcngp1qjnk', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '32394416609302187070', '{}', '73.52 kWh'),
('bill_01m8gjg24pzvjcg684hp871f4r', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 07:56:23.31032+00', '2026-11-28 07:56:57.583652+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 07:56:53.989+00', '2026-11-28 07:56:56.337919+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '7e1c85dea3ba028605b128f55e58a27a3ff2c3aafc798df025218950b9b37000', '0', 'test', 'cp_01m8gjg28s44779k70a616h4v8', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', '5', '2026-11-28 07:56:44.212+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 07:56:46.251643+00'),
('simulated', '8d7d80e6cf00690ca5b81267543e5ac543936380ec9e7cdec42233fbeb5fef75', '0', 'test', 'cp_01m8gjg28s44779k70a616h4v8', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', '4', '2026-11-28 07:56:41.758+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 07:56:43.935481+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gjgf6kgvzp7x3ejhtme08h', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.56810000', '0', '127.28241900', '32142', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gjgf6kgvzp7x3ejhtme08h');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gjg28s44779k70a616h4v8', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy', '7e1c85dea3ba028605b128f55e58a27a3ff2c3aafc798df025218950b9b37000', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gjg28na1j3z9wekst6mnnd', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 08:56:41.625+00', '2026-11-28 07:56:41.625+00', '2026-11-28 07:56:53.839+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('42d7eca2ec3cf757503c31ba4a7e11d44c13d11c623287dc23a7572a89b37195', 'swp_01m8gjg6wev46msxrzmf063n7h', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40f2aea489a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15414dff2461c3b820c6ea066b6ca42685ff48f71ab0121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000e18fde2caa996ca67ffd1223a9db1e45c294ed6200000000000000000000000000000000000000000000000000000000017d78407092daa089a2349001d090c106124123e14b54cb87ec0645d9ecefa4141f8d8292e480efe6f30a9a3a888f6d49a12e5f0d53b158a01e0c6b77b6fd52a8f3040742532e044ce942ae4338aa508132de1c', '2026-11-28 07:57:50.834+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 07:56:50.87341+00'),
('84910e6f6ae5246922d3866039fafc99dfb0ccde9d2ee9b07efecd2c33e44afd', 'swp_01m8gjg6wev46msxrzmf063n7h', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d135211408191a489a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154113fe0934412c8122db2e5c71f07eb0c3f1a66cc01215414dff2461c3b820c6ea066b6ca42685ff48f71ab018d090c10670a1bca089a23412413cf500dd0dca3bd11a53e95ccb5da70bedd5e1f0b6680687141b17401fe3851458cf146b2cab5514ee9ea846c73fff11836616d30ad098c0363599cf73e18ee71b', '2026-11-28 07:57:47.009+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 07:56:48.16591+00'),
('b334a1c3e9b7d12c807ae3dcce4f2d40e9d80776256e8c4c6bb04c7e85c82d4c', 'swp_01m8gjg6wev46msxrzmf063n7h', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e84090c7a489a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15414dff2461c3b820c6ea066b6ca42685ff48f71ab012154113fe0934412c8122db2e5c71f07eb0c3f1a66cc018b0a81770b0f2a089a234124156c6131dae5e0568b2c0474273533104a697137b2136a99ade2aec7a98ef3f5a6e88e1962c21cf425eeb0f8fefd2a4c36d0c317f97b6fab73a3bf24d7853f2001b', '2026-11-28 07:57:53.936+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 07:56:53.965787+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gjg6wev46msxrzmf063n7h', 'cp_01m8gjg28s44779k70a616h4v8', 'test', '0', 'TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 07:56:46.339869+00', '2026-11-28 07:56:53.805155+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', 'collection', '1', '3182060', '0'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', 'sales', '1', '1523660'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/bills/data', '6551634afe21e0bdfb3512c08ef477e3', E'\\xef217a2273de1b82fc6d82ff6bd9e6fcf304602cb803268fbbe1f6f7852b8ee9', 'bill_01m8gjg24pzvjcg684hp871f4r', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gjg24pzvjcg684hp871f4r","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 07:56:41.495993+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/bills/electricity', 'acb4dbe0f350c7af5ff253bb5e9e678f', E'\\x143a50bc39d59c237cabdc155116cb4d3a5f392a816b111708ff22eac3ee141e', 'bill_01m8gjg1m03ssmq8hcngp1qjnk', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gjg1m03ssmq8hcngp1qjnk","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"32394416609302187070","units":"73.52 kWh"}', '2026-11-28 07:56:40.969154+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/cross-border/collections', '6f90e59b3511b34396c87afaf980624b', E'\\x19a51413132bf9284d8f984504e587baf6c13f24e2fbf44e4e68d8cf095d9b9d', 'col_01m8gjgf6kgvzp7x3ejhtme08h', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gjgf6kgvzp7x3ejhtme08h","reference":"col_01m8gjgf6kgvzp7x3ejhtme08h","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31820.6,"targetCurrency":"NGN","rate":127.282419,"providerFee":0,"providerRate":128.5681,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T07:56:54.880Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 07:56:54.88017+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/crypto/payments/cp_01m8gjg28s44779k70a616h4v8/simulate-deposit', '8f60877c0aab147f4cb25b2e31c38bc7', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gjg28s44779k70a616h4v8', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gjg28s44779k70a616h4v8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy","checkoutUrl":"http://127.0.0.1:38671/pay/01m8gjg28s44779k70a616h4v86fr2c2msxtnxbqbe8bqc94y3d6","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:56:41.625Z","payableUntil":"2026-11-28T08:56:41.625Z","environment":"test","createdAt":"2026-11-28T07:56:41.625Z","updatedAt":"2026-11-28T07:56:41.625Z","metadata":{"simulated":true}},"deposit":{"txHash":"8d7d80e6cf00690ca5b81267543e5ac543936380ec9e7cdec42233fbeb5fef75","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 07:56:41.75165+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/crypto/payments/cp_01m8gjg28s44779k70a616h4v8/simulate-deposit', '93932dd54c008b8def826fa958151851', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gjg28s44779k70a616h4v8', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gjg28s44779k70a616h4v8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy","checkoutUrl":"http://127.0.0.1:38671/pay/01m8gjg28s44779k70a616h4v86fr2c2msxtnxbqbe8bqc94y3d6","returnUrl":null,"status":"UNDERPAID","txHash":"8d7d80e6cf00690ca5b81267543e5ac543936380ec9e7cdec42233fbeb5fef75","reviewReason":null,"expiresAt":"2026-11-28T08:56:41.625Z","payableUntil":"2026-11-28T09:56:41.625Z","environment":"test","createdAt":"2026-11-28T07:56:41.625Z","updatedAt":"2026-11-28T07:56:43.991Z","metadata":{"simulated":true}},"deposit":{"txHash":"7e1c85dea3ba028605b128f55e58a27a3ff2c3aafc798df025218950b9b37000","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 07:56:44.211251+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/crypto/payments/create', '86af481440d8c674ff708d456d15d291', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gjg28s44779k70a616h4v8', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gjg28s44779k70a616h4v8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy","checkoutUrl":"http://127.0.0.1:38671/pay/01m8gjg28s44779k70a616h4v86fr2c2msxtnxbqbe8bqc94y3d6","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:56:41.625Z","payableUntil":"2026-11-28T08:56:41.625Z","environment":"test","createdAt":"2026-11-28T07:56:41.625Z","updatedAt":"2026-11-28T07:56:41.625Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 07:56:41.660442+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/crypto/withdrawals/request', '126a44f01063793943edd1f720c0588d', E'\\xb2c5a6561996406cc3e8ae9df3d346ac8f8c1f80145178232aff02c714f8305e', 'sale_01m8gjgem37adg010qnctx80f5', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gjgem37adg010qnctx80f5","amountUsdt":10,"conversionRate":1523.66,"grossAmountNgn":15236.6,"withdrawalFeeNgn":25,"netAmountNgn":15211.6,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gjgem37adg010qnctx80f5","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:56:54.278Z"},"simulated":true,"environment":"test"}', '2026-11-28 07:56:54.278158+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/payment/process', 'de11b97ff13fb6cdc1b62f2c6d5c8cb3', E'\\xfa28f23dfa4988b62b63be4b0b467c3535a08519c45516147f8fa2f0fc1727b8', 'txn_01m8gjfhgrvee66fpwgtnrkztd', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gjfhgrvee66fpwgtnrkztd","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:56:24.483288+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/withdrawal/request', '39fd45a256ae386249944512f0b90e44', E'\\x167843d663400b852d2294a352118ccb0539a43c113008096764589fc6bcca54', 'wd_01m8gjfj9yvq1ag3ewtfjk2phn', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gjfj9yvq1ag3ewtfjk2phn","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:56:25.290Z","environment":"test","simulated":true},"requestId":"req_01m8gjfj8j5aqh5akcxhwfnv9j","simulated":true,"environment":"test"}', '2026-11-28 07:56:25.290443+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/withdrawal/request', '58fc25b725e956bccc0919f29c21f10f', E'\\x195e4b72755319ba32e3e80b38ec29f03cc2f180a5269a3d280901a41a34f410', 'wd_01m8gjfjngdxqxzbs8ya3kakt0', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gjfjngdxqxzbs8ya3kakt0","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:56:25.655Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:56:25.655666+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/withdrawal/request', '79b4d3411846cbb713df735c3795bcd1', E'\\xda21f26b19c61ca3c7d0374d64450726cd6c650f43e54957fdc01cacb982f765', 'wd_01m8gjg0cb3q5rrtbrncb4cq30', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gjg0cb3q5rrtbrncb4cq30","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:56:39.692Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:56:39.692597+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/withdrawal/request', '81b766414be027fd90b39acd56189cb2', E'\\xe4af454ecdd606d46a703038772a22ee5cf98f4c10d8e962383af4aaf3916df6', 'wd_01m8gjfr2w9qarcebsp3k18jph', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gjfr2w9qarcebsp3k18jph","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:56:31.197Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:56:31.197124+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/withdrawal/request', '8bea086b60db67355d578425335560b9', E'\\x1a15a48b1243d43dc85f8055f39ad69cb493672056e61697043ace6a82088104', 'wd_01m8gjfxe5b1xcv1p959shtswb', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gjfxe5b1xcv1p959shtswb","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:56:36.678Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:56:36.678271+00'),
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '/withdrawal/request', 'demo-d191cdf0-3d87-43a5-91dd-9e85c1f8a127', E'\\xe82d019fb102d11f47a5a3c69a98b52968fa8acfad5a6208bee016a429565af8', 'wd_01m8gjfhnrv8x6gj17wjd35nkb', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gjfhnrv8x6gj17wjd35nkb","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:56:24.637Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:56:24.637055+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331b4a93e44e38e342f81b745c78b0662520eb604f812e5aeeea927cc54617124e76638b8dd4372d5f99b489e5ba5b5328eb801c9349161b7ab429ff176b6c0e9f25e74ed90aa74a9d67a94d020042ea3ff', '2026-11-28 07:55:59.820978+00', '2026-11-28 07:55:59.820978+00'),
('sandbox_seed', E'\\x6d707331b4a93e44e38e342fcea76519adfb2bbfd5e83db9362e9451889135596a94a35d168904331986f401237a16fb181a746343f9092d64b585e765169ea6f65057e4dc7b884842e4509f9efff287131ec5cc98248cb1a939d4c27c759380ae46f30e955fc37cd80d67152afac009', '2026-11-28 07:55:59.779132+00', '2026-11-28 07:55:59.779132+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gjfgc95ykez2cs8w1xw65q', E'\\x57cc8d12af6022c0afc766f00a1a19debd2e74f22c43586511ba7c4afac851a1', '2026-11-28 07:56:24.164716+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 07:56:24.164716+00', '2026-11-28 07:56:24.164716+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:56:24.539005+00'),
('2', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:36965/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:56:24.345107+00', '2026-11-28 07:56:24.345107+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:56:24.539005+00'),
('3', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:36965/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:56:57.583652+00', '2026-11-28 07:56:57.583652+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gjg027k42pbtcs6gqbqnr3', 'withdrawal.resolve', 'wd_01m8gjfxe5b1xcv1p959shtswb', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 07:56:39.363624+00', '2026-11-29 07:56:39.363624+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gjg1m03ssmq8hcngp1qjnk', 'bill', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280856xfqgaxe4dkk330x7', NULL, '2026-11-28 07:56:40.969154+00', '2026-11-28 07:56:41.24105+00'),
('bill_01m8gjg24pzvjcg684hp871f4r', 'bill', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280856mwxrew7dxzwkz332', NULL, '2026-11-28 07:56:41.495993+00', '2026-11-28 07:56:41.591866+00'),
('col_01m8gjgf6kgvzp7x3ejhtme08h', 'collection', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 07:57:14.88017+00', NULL, 'sim_col_01m8gjgf6kgvzp7x3ejhtme08h', NULL, '2026-11-28 07:56:54.88017+00', '2026-11-28 07:56:57.373849+00'),
('sale_01m8gjgem37adg010qnctx80f5', 'usdt_sale', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gjgem37adg010qnctx80f5', NULL, '2026-11-28 07:56:54.278158+00', '2026-11-28 07:56:54.578465+00'),
('wd_01m8gjfhnrv8x6gj17wjd35nkb', 'withdrawal', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjfhnrv8x6gj17wjd35nkb', NULL, '2026-11-28 07:56:24.637055+00', '2026-11-28 07:56:24.846491+00'),
('wd_01m8gjfj9yvq1ag3ewtfjk2phn', 'withdrawal', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjfj9yvq1ag3ewtfjk2phn', 'The sandbox fails amounts ending in .01.', '2026-11-28 07:56:25.290443+00', '2026-11-28 07:56:25.500804+00'),
('wd_01m8gjfjngdxqxzbs8ya3kakt0', 'withdrawal', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjfjngdxqxzbs8ya3kakt0', NULL, '2026-11-28 07:56:25.655666+00', '2026-11-28 07:56:30.939927+00'),
('wd_01m8gjfr2w9qarcebsp3k18jph', 'withdrawal', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjfr2w9qarcebsp3k18jph', 'The sandbox reverses amounts ending in .04.', '2026-11-28 07:56:31.197124+00', '2026-11-28 07:56:36.495584+00'),
('wd_01m8gjfxe5b1xcv1p959shtswb', 'withdrawal', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gjg027k42pbtcs6gqbqnr3', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjfxe5b1xcv1p959shtswb', NULL, '2026-11-28 07:56:36.678271+00', '2026-11-28 07:56:39.563611+00'),
('wd_01m8gjg0cb3q5rrtbrncb4cq30', 'withdrawal', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjg0cb3q5rrtbrncb4cq30', NULL, '2026-11-28 07:56:39.692597+00', '2026-11-28 07:56:39.859643+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TBnvARy3oP8uvS15GxtboWhy1GxxP6m5Dm', '0', '8999999985632000', 'true'),
('TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy', '0', '268000', 'true'),
('TWXsPLRJzTj29eCYwNtFgzKeYS9E7EeFvp', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795852583516'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795852593658'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795852601758'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795852604212'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795852608265'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795852610962'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795852613989');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('42d7eca2ec3cf757503c31ba4a7e11d44c13d11c623287dc23a7572a89b37195', '7', 'usdt_transfer', 'SUCCESS', 'TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy', 'TWXsPLRJzTj29eCYwNtFgzKeYS9E7EeFvp', '25000000', '13000000', '130000'),
('7e1c85dea3ba028605b128f55e58a27a3ff2c3aafc798df025218950b9b37000', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy', '15000000', '0', '0'),
('84910e6f6ae5246922d3866039fafc99dfb0ccde9d2ee9b07efecd2c33e44afd', '6', 'trx_transfer', 'SUCCESS', 'TBnvARy3oP8uvS15GxtboWhy1GxxP6m5Dm', 'TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy', '13650000', '1100000', '0'),
('8d7d80e6cf00690ca5b81267543e5ac543936380ec9e7cdec42233fbeb5fef75', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy', '10000000', '0', '0'),
('b334a1c3e9b7d12c807ae3dcce4f2d40e9d80776256e8c4c6bb04c7e85c82d4c', '8', 'trx_transfer', 'SUCCESS', 'TH5cgR2KBYvjcZhrpC6oRQvXzRQ2koa5xy', 'TBnvARy3oP8uvS15GxtboWhy1GxxP6m5Dm', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gjg1m03ssmq8hcngp1qjnk', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gjg1jtmn0yg756n8r94n82', '2026-11-28 07:56:40.969154+00', '2026-11-28 07:56:41.24105+00'),
('bill_01m8gjg24pzvjcg684hp871f4r', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gjg23w3c5mcf5c1szps5mp', '2026-11-28 07:56:41.495993+00', '2026-11-28 07:56:41.591866+00'),
('col_01m8gjgf6kgvzp7x3ejhtme08h', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'collection', 'COMPLETED', '3182060', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gjgf54nv94s5fw116ymemq', '2026-11-28 07:56:54.88017+00', '2026-11-28 07:56:57.373849+00'),
('txn_01m8gjfhgrvee66fpwgtnrkztd', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gjfhg83yd6pe9t1vjchbat', '2026-11-28 07:56:24.483288+00', '2026-11-28 07:56:24.483288+00'),
('wd_01m8gjfhnrv8x6gj17wjd35nkb', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjfhkrcpwhzzdrtf0097qn', '2026-11-28 07:56:24.637055+00', '2026-11-28 07:56:24.846491+00'),
('wd_01m8gjfj9yvq1ag3ewtfjk2phn', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjfj8j5aqh5akcxhwfnv9j', '2026-11-28 07:56:25.290443+00', '2026-11-28 07:56:25.500804+00'),
('wd_01m8gjfjngdxqxzbs8ya3kakt0', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjfjmav91yvnysq5m4p6t4', '2026-11-28 07:56:25.655666+00', '2026-11-28 07:56:30.939927+00'),
('wd_01m8gjfr2w9qarcebsp3k18jph', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjfr26nkvpn8vpeh85hwgk', '2026-11-28 07:56:31.197124+00', '2026-11-28 07:56:36.495584+00'),
('wd_01m8gjfxe5b1xcv1p959shtswb', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjfxe2s3rnkhh8zfcvts5x', '2026-11-28 07:56:36.678271+00', '2026-11-28 07:56:39.563611+00'),
('wd_01m8gjg0cb3q5rrtbrncb4cq30', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjg0c0d5xy84mq2gq2bhyy', '2026-11-28 07:56:39.692597+00', '2026-11-28 07:56:39.859643+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gjgeh3r9850ywt386rwzqx', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', '10000000', '1539.06000000', '1523.66000000', '1523660', '2500', '1521160', '15400', '2026-11-28 07:56:54.196407+00', '2026-11-28 07:57:54.192+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gjgem37adg010qnctx80f5', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'COMPLETED', '10000000', '1539.06000000', '1523.66000000', '1523660', '2500', '1521160', '15400', 'qte_01m8gjgeh3r9850ywt386rwzqx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gjgejhkad5xj1qmm78gjwq', '2026-11-28 07:56:54.278158+00', '2026-11-28 07:56:54.578465+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gjfgc95ykez2cs8w1xw65q', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$XAWfDraEJ2+Mo9APzXtqEg$c+6uxdJixGSn+swXEyyiBjsc9xL9rFubWMecivh9M1I', '1', NULL, NULL, NULL, '2026-11-28 07:56:23.31032+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'simulator', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 07:56:23.31032+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gjfhx0fg689qm7sv5afhk0', '1', 'http://127.0.0.1:36965/webhooks', '2026-11-28 07:56:24.928+00', '75', '204', '', NULL),
('msg_01m8gjfjh8wzw0qz08z9zhfg0h', '1', 'http://127.0.0.1:36965/webhooks', '2026-11-28 07:56:25.532+00', '21', '204', '', NULL),
('msg_01m8gjfqtyxstryn70z1fhqezv', '1', 'http://127.0.0.1:36965/webhooks', '2026-11-28 07:56:31.025+00', '23', '204', '', NULL),
('msg_01m8gjfr9678n4dnc0mga6n3a6', '1', 'http://127.0.0.1:36965/webhooks', '2026-11-28 07:56:31.433+00', '26', '204', '', NULL),
('msg_01m8gjfx8jgxd9drc9z2xh3zdj', '1', 'http://127.0.0.1:36965/webhooks', '2026-11-28 07:56:36.517+00', '4', '204', '', NULL),
('msg_01m8gjg08xnehyjgz84dh68cdz', '1', 'http://127.0.0.1:36965/webhooks', '2026-11-28 07:56:39.634+00', '5', '204', '', NULL),
('msg_01m8gjg0j3gh4s949fe7ywmcyc', '1', 'http://127.0.0.1:36965/webhooks', '2026-11-28 07:56:39.942+00', '6', '500', '', NULL),
('msg_01m8gjg0j3gh4s949fe7ywmcyc', '2', 'http://127.0.0.1:36965/webhooks', '2026-11-28 07:56:40.791+00', '10', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gjfhx0fg689qm7sv5afhk0', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal.completed', 'wd_01m8gjfhnrv8x6gj17wjd35nkb', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:56:24.785Z","data":{"transactionId":"wd_01m8gjfhnrv8x6gj17wjd35nkb","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:56:24.637Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:56:24.846491+00', '2026-11-28 07:56:25.011641+00', NULL),
('msg_01m8gjfjh8wzw0qz08z9zhfg0h', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal.failed', 'wd_01m8gjfj9yvq1ag3ewtfjk2phn', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:56:25.365Z","data":{"transactionId":"wd_01m8gjfj9yvq1ag3ewtfjk2phn","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:56:25.290Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:56:25.500804+00', '2026-11-28 07:56:25.555455+00', NULL),
('msg_01m8gjfqtyxstryn70z1fhqezv', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal.completed', 'wd_01m8gjfjngdxqxzbs8ya3kakt0', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:56:30.921Z","data":{"transactionId":"wd_01m8gjfjngdxqxzbs8ya3kakt0","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:56:25.655Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:56:30.939927+00', '2026-11-28 07:56:31.04876+00', NULL),
('msg_01m8gjfr9678n4dnc0mga6n3a6', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal.completed', 'wd_01m8gjfr2w9qarcebsp3k18jph', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:56:31.269Z","data":{"transactionId":"wd_01m8gjfr2w9qarcebsp3k18jph","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:56:31.197Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:56:31.381517+00', '2026-11-28 07:56:31.475325+00', NULL),
('msg_01m8gjfx8jgxd9drc9z2xh3zdj', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal.failed', 'wd_01m8gjfr2w9qarcebsp3k18jph', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:56:36.471Z","data":{"transactionId":"wd_01m8gjfr2w9qarcebsp3k18jph","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:56:31.197Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:56:36.495584+00', '2026-11-28 07:56:36.523624+00', NULL),
('msg_01m8gjg08xnehyjgz84dh68cdz', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal.completed', 'wd_01m8gjfxe5b1xcv1p959shtswb', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:56:39.551Z","data":{"transactionId":"wd_01m8gjfxe5b1xcv1p959shtswb","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:56:36.678Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:56:39.563611+00', '2026-11-28 07:56:39.640286+00', NULL),
('msg_01m8gjg0j3gh4s949fe7ywmcyc', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', 'withdrawal.completed', 'wd_01m8gjg0cb3q5rrtbrncb4cq30', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:56:39.765Z","data":{"transactionId":"wd_01m8gjg0cb3q5rrtbrncb4cq30","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:56:39.692Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:56:39.859643+00', '2026-11-28 07:56:40.805725+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gjfge974wtgxzzd92q10wb', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'prod', E'\\x6d707331b4a93e44e38e342fdc2195a25b23f6a5a6af7c2cd84edb49efccf9e01aba1d180b4f53ec8cbe9e20e2da7d16e67cb3592541dacef51f89755f22c5d03c462e85b264a2766107daa5d16c06c029df572683bdc0081bce', '2026-11-28 07:56:23.31032+00', NULL),
('whs_01m8gjfge9msxj8gef52qrq2aw', 'biz_01m8gjfgc9kdsahfmxjnqbkj9c', 'test', E'\\x6d707331b4a93e44e38e342fa5caef77cff91321315587e91945b0db1488aaf28573b87c46d23686deb2c857787b8c4e6cc05b4c84a64f5de724c2eb715e54055d6d293bb348b7b288bca709d9c1162153590997897a98252b53', '2026-11-28 07:56:23.31032+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8gjfhnrv8x6gj17wjd35nkb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gjfj9yvq1ag3ewtfjk2phn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gjfjngdxqxzbs8ya3kakt0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gjfr2w9qarcebsp3k18jph', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gjfxe5b1xcv1p959shtswb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gjg0cb3q5rrtbrncb4cq30', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
