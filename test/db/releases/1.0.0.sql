-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('117', '119', '126', '180', '181', '182', '183', '188', '190', '263', '318', '334', '52', '53', '54', '55', '62');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gmyvag8pt8s3b465br4455', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 08:39:43.186139+00'),
('1025', 'biz_01m8gmyvag8pt8s3b465br4455', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 08:39:43.186139+00'),
('1026', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'NGN', 'available', '0', '7365712', '13', NULL, '2026-11-28 08:39:43.186139+00'),
('1027', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 08:39:43.186139+00'),
('1028', 'biz_01m8gmyvag8pt8s3b465br4455', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 08:39:43.186139+00'),
('1029', 'biz_01m8gmyvag8pt8s3b465br4455', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 08:39:43.186139+00'),
('1030', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 08:39:43.186139+00'),
('1031', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 08:39:43.186139+00'),
('1032', 'biz_01m8gmyvag8pt8s3b465br4455', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 08:39:43.186139+00'),
('1033', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 08:39:43.186139+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '150000', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '32133', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '15390', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '700009', '3', NULL, '2026-11-28 08:39:36.741971+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-9900000', '2', NULL, '2026-11-28 08:39:36.741971+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '5110002', '3', NULL, '2026-11-28 08:39:36.741971+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-3313306', '2', NULL, '2026-11-28 08:39:36.741971+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-150050', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '1520740', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('263', NULL, 'test', 'USDT', 'custody', '7', '-25000000', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('318', NULL, 'test', 'NGN', 'conversion', '14', '-1538630', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('334', NULL, 'test', 'USDT', 'conversion', '14', '10000000', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '2000', '2', NULL, '2026-11-28 08:39:36.741971+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '1000', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '3500', '2', NULL, '2026-11-28 08:39:36.741971+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '-1000', '1', NULL, '2026-11-28 08:39:36.741971+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '2500', '1', NULL, '2026-11-28 08:39:36.741971+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3181169', '7215662'),
('1026', '13', '23', '150050', '7365712'),
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
('117', '1', '1', '150000', '150000'),
('119', '1', '22', '32133', '32133'),
('126', '1', '21', '15390', '15390'),
('180', '1', '9', '100004', '100004'),
('180', '2', '12', '100005', '200009'),
('180', '3', '16', '500000', '700009'),
('181', '1', '1', '-10000000', '-10000000'),
('181', '2', '14', '100000', '-9900000'),
('182', '1', '3', '5000000', '5000000'),
('182', '2', '7', '100002', '5100002'),
('182', '3', '18', '10000', '5110002'),
('183', '1', '10', '-100004', '-100004'),
('183', '2', '22', '-3213302', '-3313306'),
('188', '1', '23', '-150050', '-150050'),
('190', '1', '21', '1520740', '1520740'),
('263', '1', '19', '-25000000', '-25000000'),
('318', '1', '21', '-1538630', '-1538630'),
('334', '1', '21', '10000000', '10000000'),
('52', '1', '9', '1000', '1000'),
('52', '2', '12', '1000', '2000'),
('53', '1', '14', '1000', '1000'),
('54', '1', '3', '2500', '2500'),
('54', '2', '7', '1000', '3500'),
('55', '1', '10', '-1000', '-1000'),
('62', '1', '21', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gmyvgemwppnc5ba8xqk6wk', 'payment', 'single', 'test', NULL, '2026-11-28 08:39:43.376448+00', NULL, NULL, NULL),
('10', 'wd_01m8gmz0xqpw3dxf62dr6nagrn:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 08:39:53.97465+00', NULL, NULL, NULL),
('11', 'wd_01m8gmz600z4mnsn2xch3f4qzw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:39:54.113921+00', NULL, NULL, NULL),
('12', 'wd_01m8gmz600z4mnsn2xch3f4qzw:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 08:39:56.288436+00', NULL, NULL, NULL),
('13', 'wd_01m8gmz853q98yxmdt152enfhb:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:39:56.324213+00', NULL, NULL, NULL),
('14', 'wd_01m8gmz853q98yxmdt152enfhb:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 08:39:56.342574+00', NULL, NULL, NULL),
('15', 'bill_01m8gmz92pvwk501bvmymqq9ep:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:39:57.271386+00', NULL, NULL, NULL),
('16', 'bill_01m8gmz92pvwk501bvmymqq9ep:post', 'bill_post', 'post', 'test', '15', '2026-11-28 08:39:57.299731+00', NULL, NULL, NULL),
('17', 'bill_01m8gmz94nycj79j0dzpng3zmd:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:39:57.334279+00', NULL, NULL, NULL),
('18', 'bill_01m8gmz94nycj79j0dzpng3zmd:post', 'bill_post', 'post', 'test', '17', '2026-11-28 08:39:57.355136+00', NULL, NULL, NULL),
('19', 'cp_01m8gmz969t6jf1yyqeskxrdd8', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 08:40:07.254875+00', NULL, NULL, NULL),
('2', 'wd_01m8gmyvh6spd2hf1d7w9e5071:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:39:43.4006+00', NULL, NULL, NULL),
('20', 'sale_01m8gmzjyj9r3gg27gd4kx83wv:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 08:40:07.379595+00', NULL, NULL, NULL),
('21', 'sale_01m8gmzjyj9r3gg27gd4kx83wv:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 08:40:07.412262+00', NULL, NULL, NULL),
('22', 'col_01m8gmzk0m233wg3r1eq1q7f6a:credit', 'collection', 'single', 'test', NULL, '2026-11-28 08:40:09.519833+00', NULL, NULL, NULL),
('23', 'adj_01m8gmzn5e9mqxg2a74k4bzx61', 'adjustment', 'single', 'test', NULL, '2026-11-28 08:40:09.647221+00', NULL, NULL, NULL),
('3', 'wd_01m8gmyvh6spd2hf1d7w9e5071:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 08:39:43.459163+00', NULL, NULL, NULL),
('4', 'wd_01m8gmyvn3eb8xb1f1caetjyq9:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:39:43.524204+00', NULL, NULL, NULL),
('5', 'wd_01m8gmyvn3eb8xb1f1caetjyq9:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 08:39:43.549913+00', NULL, NULL, NULL),
('6', 'wd_01m8gmyvq3y24k3t2g6g6nwmy7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:39:43.58838+00', NULL, NULL, NULL),
('7', 'wd_01m8gmyvq3y24k3t2g6g6nwmy7:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 08:39:48.63656+00', NULL, NULL, NULL),
('8', 'wd_01m8gmz0xqpw3dxf62dr6nagrn:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:39:48.919684+00', NULL, NULL, NULL),
('9', 'wd_01m8gmz0xqpw3dxf62dr6nagrn:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 08:39:48.939552+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gmyvah88g8f247z4zejkkk', 'biz_01m8gmyvag8pt8s3b465br4455', 'prod', E'\\x82635db6360018116acf53d3e27f5bb94c6f0d010dfd21eecaf6ff48c5b3949a', E'\\x6d7073313832766f7cbbd566665eda8ffe9a94f01c692955874a7f7d880ca066e3d56ef44d972ac04328d55b13ff3c901dc12853b0eaaf0f0f00c0c1838d027e9de036d2c92a54ce9bc294f0c36559757db18485', 'ZtiM', NULL, NULL, NULL, '2026-11-28 08:39:43.191742+00', NULL, NULL, NULL),
('key_01m8gmyvahv26577q449dhm6e5', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', E'\\x6c696bc1bddab4fa34702f2bd8a190b60ef6c33e1d5c4993a992e41e0bee8581', E'\\x6d7073313832766f7cbbd566c7d0e09c4dd3dd9dbef9fda2ebe43211a4aaa7670dda639fb2ca1995511c7a102760cc8457fad8d16cb9273c2d013fbcb7cc5da15321906895b435162837555630de190c47a0a765', 'POKK', NULL, NULL, NULL, '2026-11-28 08:39:43.191742+00', NULL, '2026-11-28 08:39:43.244114+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:fe6b43cd7c228be647c45682c17a4b7c2876f7d126aaff03400277f8899aa366', '0', '1795941583307'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795856083301'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795856083299');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gmz92pvwk501bvmymqq9ep', '1', 'simulator', 'simulator', '202611280939cs6qcdv164c7msf2', '1', '1', '2026-11-28 08:39:57.296694+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280939cs6qcdv164c7msf2', '2026-11-28 08:39:57.287+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gmz94nycj79j0dzpng3zmd', '1', 'simulator', 'simulator', '202611280939fry2anbvtksh3tnk', '1', '1', '2026-11-28 08:39:57.354497+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280939fry2anbvtksh3tnk', '2026-11-28 08:39:57.345+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gmzk0m233wg3r1eq1q7f6a', '1', 'simulator', 'simulator', 'col_01m8gmzk0m233wg3r1eq1q7f6a', '1', '1', '2026-11-28 08:40:07.471996+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gmzk0m233wg3r1eq1q7f6a', '2026-11-28 08:40:09.511+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gmzjyj9r3gg27gd4kx83wv', '1', 'simulator', 'simulator', 'sale_01m8gmzjyj9r3gg27gd4kx83wv', '1', '1', '2026-11-28 08:40:07.410687+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gmzjyj9r3gg27gd4kx83wv', '2026-11-28 08:40:07.401+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmyvh6spd2hf1d7w9e5071', '1', 'simulator', 'simulator', 'wd_01m8gmyvh6spd2hf1d7w9e5071', '1', '1', '2026-11-28 08:39:43.4574+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gmyvh6spd2hf1d7w9e5071', '2026-11-28 08:39:43.422+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmyvn3eb8xb1f1caetjyq9', '1', 'simulator', 'simulator', 'wd_01m8gmyvn3eb8xb1f1caetjyq9', '1', '1', '2026-11-28 08:39:43.548946+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gmyvn3eb8xb1f1caetjyq9', '2026-11-28 08:39:43.54+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmyvq3y24k3t2g6g6nwmy7', '1', 'simulator', 'simulator', 'wd_01m8gmyvq3y24k3t2g6g6nwmy7', '1', '1', '2026-11-28 08:39:43.613932+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gmyvq3y24k3t2g6g6nwmy7', '2026-11-28 08:39:48.627+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmz0xqpw3dxf62dr6nagrn', '1', 'simulator', 'simulator', 'wd_01m8gmz0xqpw3dxf62dr6nagrn', '1', '1', '2026-11-28 08:39:48.938937+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gmz0xqpw3dxf62dr6nagrn', '2026-11-28 08:39:53.956+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmz600z4mnsn2xch3f4qzw', '1', 'simulator', 'simulator', 'wd_01m8gmz600z4mnsn2xch3f4qzw', '1', '1', '2026-11-28 08:39:54.149284+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gmz600z4mnsn2xch3f4qzw', '2026-11-28 08:39:56.261+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmz853q98yxmdt152enfhb', '1', 'simulator', 'simulator', 'wd_01m8gmz853q98yxmdt152enfhb', '1', '1', '2026-11-28 08:39:56.341986+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gmz853q98yxmdt152enfhb', '2026-11-28 08:39:56.334+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 08:39:43.191742+00', 'system', 'business.create', 'biz_01m8gmyvag8pt8s3b465br4455', '{"kycStatus": "APPROVED"}', 'biz_01m8gmyvag8pt8s3b465br4455', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 08:39:43.326593+00', 'usr_01m8gmyvah31b75gkzzkgehght', 'sign_in.new_network', 'biz_01m8gmyvag8pt8s3b465br4455', '{}', 'biz_01m8gmyvag8pt8s3b465br4455', NULL, 'token', 'd7ca06ffd006', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 08:39:43.35091+00', 'usr_01m8gmyvah31b75gkzzkgehght', 'webhook_url.change', 'biz_01m8gmyvag8pt8s3b465br4455', '{}', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'token', 'd7ca06ffd006', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:33801/webhooks"}'),
('4', '2026-11-28 08:39:56.288436+00', 'root', 'withdrawal.resolve', 'wd_01m8gmz600z4mnsn2xch3f4qzw', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 08:40:09.613147+00', 'usr_01m8gmyvah31b75gkzzkgehght', 'webhook_url.change', 'biz_01m8gmyvag8pt8s3b465br4455', '{}', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'token', 'd7ca06ffd006', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:33801/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 08:40:09.647221+00', 'ada', 'balance.adjust', 'biz_01m8gmyvag8pt8s3b465br4455', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gmzn5e9mqxg2a74k4bzx61"}', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gmzn5e9mqxg2a74k4bzx61', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 08:40:09.647221+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 08:39:43.191742+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 08:39:40.367089+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 08:39:40.367089+00');
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
('bill_01m8gmz92pvwk501bvmymqq9ep', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '81910800114010682909', '{}', '73.52 kWh'),
('bill_01m8gmz94nycj79j0dzpng3zmd', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gmyvag8pt8s3b465br4455', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 08:39:43.191742+00', '2026-11-28 08:40:09.613147+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 08:40:07.267+00', '2026-11-28 08:40:09.368073+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '36a43a33fd7da273655299b4ccae544ddd2505e393548266084ddf690febb705', '0', 'test', 'cp_01m8gmz969t6jf1yyqeskxrdd8', 'biz_01m8gmyvag8pt8s3b465br4455', '4', '2026-11-28 08:39:57.411+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 08:39:59.678797+00'),
('simulated', 'df1b1822ee08e88b84006b88c2842645c7a63b674a0ffc48cc89ae2f9163b4d6', '0', 'test', 'cp_01m8gmz969t6jf1yyqeskxrdd8', 'biz_01m8gmyvag8pt8s3b465br4455', '5', '2026-11-28 08:39:59.826+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 08:40:02.108132+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gmzk0m233wg3r1eq1q7f6a', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.53210000', '0', '127.24677900', '32133', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gmzk0m233wg3r1eq1q7f6a');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gmz969t6jf1yyqeskxrdd8', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha', 'df1b1822ee08e88b84006b88c2842645c7a63b674a0ffc48cc89ae2f9163b4d6', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gmz965c8qgmxbc7yrd4t0j', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 09:39:57.385+00', '2026-11-28 08:39:57.385+00', '2026-11-28 08:40:07.246+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('81f7e1472dba70f1cf65e52df78f2c76df1157e1a45f4e6c63212e82a4056ec6', 'swp_01m8gmzdtq4qgb4vv5a1asykx6', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4090d8c28aa2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15411b6ff08d5010b0c48b8fb8c9ea018196c726bad4121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000001cc82fe6d3e30b35e5ec2835c55097dcd3c1ace600000000000000000000000000000000000000000000000000000000017d784070b083bf8aa2349001d090c10612417f7ab95cf57321bbbde331813f633606298606e1a56fb17cb4467f4ec06df36c58b2b01e6f1635c6b3ad1321c63a4d1a31374febe2d66bfbd911edcc447a29901b', '2026-11-28 08:41:04.784+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 08:40:04.789883+00'),
('bc2d443c05d2ae2d4fee8a6ac0ca69ebbdc1be1a9c80faf44214f2ace5e1c050', 'swp_01m8gmzdtq4qgb4vv5a1asykx6', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140efc3c28aa2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541f015f7e8fde4f0a5733df5050bf7316c40f9a47d1215411b6ff08d5010b0c48b8fb8c9ea018196c726bad418d090c106708fefbe8aa2341241255110eee475bdc97cd8cdd79a7ee9396267e10ff44d02be4509002502b2e89110ee50b384476356c4af4576dc1e71f72ab43aa7f1bb1e76b352c1d7024720ab1c', '2026-11-28 08:41:02.191+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 08:40:02.334705+00'),
('bc5199b07a781ff7b328c85e35e3beb4f5b74e590777b2e2aa3018035a690477', 'swp_01m8gmzdtq4qgb4vv5a1asykx6', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840b6ebc28aa2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15411b6ff08d5010b0c48b8fb8c9ea018196c726bad4121541f015f7e8fde4f0a5733df5050bf7316c40f9a47d18b0a81770d696bf8aa23412419131379042b75991aa2c017b0c32a594d1b5980236d9339a089cd1017fccd02f15c9763f3187c54f29c68df61e24ab84ec2d2b9d6b788f47b9f7b4ce780561c01b', '2026-11-28 08:41:07.254+00', 'SIGNED', NULL, 'false', '0', NULL, '2026-11-28 08:40:07.258395+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gmzdtq4qgb4vv5a1asykx6', 'cp_01m8gmz969t6jf1yyqeskxrdd8', 'test', '0', 'TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 08:40:02.131154+00', '2026-11-28 08:40:07.238163+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', 'collection', '1', '3181169', '0'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', 'sales', '1', '1523240'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/bills/data', 'd311f7db0611f1b10444272b0330f4a1', E'\\x8388fa7d7a8ec67e418d8cb8ca718535d6f1899a8dbf55a4ef2bd25e9683f1c1', 'bill_01m8gmz94nycj79j0dzpng3zmd', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gmz94nycj79j0dzpng3zmd","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 08:39:57.334279+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/bills/electricity', '22ac63057587a8531f2cb41007adb85c', E'\\x4b23556093459a0a181071835561bb05171e415a8a29b51290531c6fdefbabf6', 'bill_01m8gmz92pvwk501bvmymqq9ep', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gmz92pvwk501bvmymqq9ep","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"81910800114010682909","units":"73.52 kWh"}', '2026-11-28 08:39:57.271386+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/cross-border/collections', '9fbf2e562a8bac9d51a4143e834120eb', E'\\x23ec2a6990cb643b0923ede356a9d2ff0a77c4e002689c67320c56e97e5ad450', 'col_01m8gmzk0m233wg3r1eq1q7f6a', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gmzk0m233wg3r1eq1q7f6a","reference":"col_01m8gmzk0m233wg3r1eq1q7f6a","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31811.69,"targetCurrency":"NGN","rate":127.246779,"providerFee":0,"providerRate":128.5321,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T08:40:07.445Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 08:40:07.445679+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/crypto/payments/cp_01m8gmz969t6jf1yyqeskxrdd8/simulate-deposit', '48f284bf5bc15f507078d63fc63f2ae6', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gmz969t6jf1yyqeskxrdd8', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gmz969t6jf1yyqeskxrdd8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha","checkoutUrl":"http://127.0.0.1:35263/pay/01m8gmz969t6jf1yyqeskxrdd8j5eh8qzvyfzvyngqcrbazm3fq7","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:39:57.385Z","payableUntil":"2026-11-28T09:39:57.385Z","environment":"test","createdAt":"2026-11-28T08:39:57.385Z","updatedAt":"2026-11-28T08:39:57.385Z","metadata":{"simulated":true}},"deposit":{"txHash":"36a43a33fd7da273655299b4ccae544ddd2505e393548266084ddf690febb705","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 08:39:57.406393+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/crypto/payments/cp_01m8gmz969t6jf1yyqeskxrdd8/simulate-deposit', 'ca2a8de2e5c42097beb42493c5160154', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gmz969t6jf1yyqeskxrdd8', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gmz969t6jf1yyqeskxrdd8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha","checkoutUrl":"http://127.0.0.1:35263/pay/01m8gmz969t6jf1yyqeskxrdd8j5eh8qzvyfzvyngqcrbazm3fq7","returnUrl":null,"status":"UNDERPAID","txHash":"36a43a33fd7da273655299b4ccae544ddd2505e393548266084ddf690febb705","reviewReason":null,"expiresAt":"2026-11-28T09:39:57.385Z","payableUntil":"2026-11-28T10:39:57.385Z","environment":"test","createdAt":"2026-11-28T08:39:57.385Z","updatedAt":"2026-11-28T08:39:59.689Z","metadata":{"simulated":true}},"deposit":{"txHash":"df1b1822ee08e88b84006b88c2842645c7a63b674a0ffc48cc89ae2f9163b4d6","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 08:39:59.825785+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/crypto/payments/create', '6a45b7dc03b7a18bd607c44366dd7457', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gmz969t6jf1yyqeskxrdd8', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gmz969t6jf1yyqeskxrdd8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha","checkoutUrl":"http://127.0.0.1:35263/pay/01m8gmz969t6jf1yyqeskxrdd8j5eh8qzvyfzvyngqcrbazm3fq7","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:39:57.385Z","payableUntil":"2026-11-28T09:39:57.385Z","environment":"test","createdAt":"2026-11-28T08:39:57.385Z","updatedAt":"2026-11-28T08:39:57.385Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 08:39:57.389014+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/crypto/withdrawals/request', 'd9d99d28013b7ed66d504be6d5d36bc5', E'\\x295d089ebdfc19e9bd98c0fd2ead6296e881e088e74b6c0460b40317620ccd3c', 'sale_01m8gmzjyj9r3gg27gd4kx83wv', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gmzjyj9r3gg27gd4kx83wv","amountUsdt":10,"conversionRate":1523.24,"grossAmountNgn":15232.4,"withdrawalFeeNgn":25,"netAmountNgn":15207.4,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gmzjyj9r3gg27gd4kx83wv","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:40:07.379Z"},"simulated":true,"environment":"test"}', '2026-11-28 08:40:07.379595+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/payment/process', 'b552550c101e206852cc47a53a7f8769', E'\\xe7b88eb3a40a14c65f8d3efc37a242e552f5692b346826e47aedd29194bf7efb', 'txn_01m8gmyvgemwppnc5ba8xqk6wk', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gmyvgemwppnc5ba8xqk6wk","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:39:43.376448+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/withdrawal/request', '0c568468681e5ed799155e41b9ce723d', E'\\x7ece7cb31930d867739d1e8df6fbb4fed7a02d868edd91c884f2e5b5fb97d5c1', 'wd_01m8gmyvn3eb8xb1f1caetjyq9', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gmyvn3eb8xb1f1caetjyq9","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:39:43.524Z","environment":"test","simulated":true},"requestId":"req_01m8gmyvn0vysy6zsfrx37tq5n","simulated":true,"environment":"test"}', '2026-11-28 08:39:43.524204+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/withdrawal/request', '4a6621280aa64d5d9b7d6eb60da1e745', E'\\x24ad17a9a4912df92590743086170d5bd81ebcbb594b2dedceeb1ec999357d39', 'wd_01m8gmz0xqpw3dxf62dr6nagrn', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gmz0xqpw3dxf62dr6nagrn","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:39:48.919Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:39:48.919684+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/withdrawal/request', 'b0edf85e3fa5351fb3c57d34cea4879d', E'\\x513a6f9c29e45eff7a3a2dbc0b5dcc69efd101646ca694a0dcff04c8ab9e2ed8', 'wd_01m8gmyvq3y24k3t2g6g6nwmy7', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gmyvq3y24k3t2g6g6nwmy7","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:39:43.588Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:39:43.58838+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/withdrawal/request', 'demo-4916ed6c-215b-42f6-a2fc-33bf7c2353f2', E'\\x1416b1109ce64d5874291d2dee3f25462710c30f0c617a2673a0cb730a58f44e', 'wd_01m8gmyvh6spd2hf1d7w9e5071', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gmyvh6spd2hf1d7w9e5071","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:39:43.400Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:39:43.4006+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/withdrawal/request', 'e53ca0bfbd4d74efb1d0e06345a8fcbc', E'\\x7655b5ed4879aea5d7df56bfeb31024c36344f74f8dc97f88bc98724b304426d', 'wd_01m8gmz600z4mnsn2xch3f4qzw', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gmz600z4mnsn2xch3f4qzw","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:39:54.113Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:39:54.113921+00'),
('biz_01m8gmyvag8pt8s3b465br4455', 'test', '/withdrawal/request', 'ec24815e2cb44ff0883c440602ad8e71', E'\\x9e0aef90bac28651a1b0e145cc5492e2b2cd5823c1b6e4757ba2513495401d2e', 'wd_01m8gmz853q98yxmdt152enfhb', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gmz853q98yxmdt152enfhb","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:39:56.324Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:39:56.324213+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073313832766f7cbbd56670698bc84a5c935783eaab73469c096c6114e9a8702bde56c2894eb23233e720df947f35a5ff39c0ed71bf2db90f37d28e04355ca81d49cf6d8a3a1a6dee533957f4248124f81705', '2026-11-28 08:39:40.297626+00', '2026-11-28 08:39:40.297626+00'),
('sandbox_seed', E'\\x6d7073313832766f7cbbd566eb1437329927a8080a5d2b0aad22b00b5d3b72204f28941e48809ef69bf17048303c34a7ed764c4dc7232f4419f398beb22243002c5ed8dd97c380eba01206ac9f8fae1fb61eedd2d4554143fc22375fa4c18020ecd1efb2c73caace3d75679d600a22e2', '2026-11-28 08:39:40.295644+00', '2026-11-28 08:39:40.295644+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gmyvah31b75gkzzkgehght', E'\\xf44c2576c6d182ff380f6896716a2150b7444f9c4a0acb4262fec08e104bda41', '2026-11-28 08:39:43.326593+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gmyvag8pt8s3b465br4455', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 08:39:43.326593+00', '2026-11-28 08:39:43.326593+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:39:44.167267+00'),
('2', 'biz_01m8gmyvag8pt8s3b465br4455', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:33801/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:39:43.35091+00', '2026-11-28 08:39:43.35091+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:39:44.167267+00'),
('3', 'biz_01m8gmyvag8pt8s3b465br4455', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:33801/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:40:09.613147+00', '2026-11-28 08:40:09.613147+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gmz82hb6mtv6dcv6r50ktm', 'withdrawal.resolve', 'wd_01m8gmz600z4mnsn2xch3f4qzw', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 08:39:56.240863+00', '2026-11-29 08:39:56.240863+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gmz92pvwk501bvmymqq9ep', 'bill', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280939cs6qcdv164c7msf2', NULL, '2026-11-28 08:39:57.271386+00', '2026-11-28 08:39:57.299731+00'),
('bill_01m8gmz94nycj79j0dzpng3zmd', 'bill', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280939fry2anbvtksh3tnk', NULL, '2026-11-28 08:39:57.334279+00', '2026-11-28 08:39:57.355136+00'),
('col_01m8gmzk0m233wg3r1eq1q7f6a', 'collection', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 08:40:27.445679+00', NULL, 'sim_col_01m8gmzk0m233wg3r1eq1q7f6a', NULL, '2026-11-28 08:40:07.445679+00', '2026-11-28 08:40:09.519833+00'),
('sale_01m8gmzjyj9r3gg27gd4kx83wv', 'usdt_sale', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gmzjyj9r3gg27gd4kx83wv', NULL, '2026-11-28 08:40:07.379595+00', '2026-11-28 08:40:07.412262+00'),
('wd_01m8gmyvh6spd2hf1d7w9e5071', 'withdrawal', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmyvh6spd2hf1d7w9e5071', NULL, '2026-11-28 08:39:43.4006+00', '2026-11-28 08:39:43.459163+00'),
('wd_01m8gmyvn3eb8xb1f1caetjyq9', 'withdrawal', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmyvn3eb8xb1f1caetjyq9', 'The sandbox fails amounts ending in .01.', '2026-11-28 08:39:43.524204+00', '2026-11-28 08:39:43.549913+00'),
('wd_01m8gmyvq3y24k3t2g6g6nwmy7', 'withdrawal', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmyvq3y24k3t2g6g6nwmy7', NULL, '2026-11-28 08:39:43.58838+00', '2026-11-28 08:39:48.63656+00'),
('wd_01m8gmz0xqpw3dxf62dr6nagrn', 'withdrawal', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmz0xqpw3dxf62dr6nagrn', 'The sandbox reverses amounts ending in .04.', '2026-11-28 08:39:48.919684+00', '2026-11-28 08:39:53.97465+00'),
('wd_01m8gmz600z4mnsn2xch3f4qzw', 'withdrawal', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gmz82hb6mtv6dcv6r50ktm', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmz600z4mnsn2xch3f4qzw', NULL, '2026-11-28 08:39:54.113921+00', '2026-11-28 08:39:56.288436+00'),
('wd_01m8gmz853q98yxmdt152enfhb', 'withdrawal', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmz853q98yxmdt152enfhb', NULL, '2026-11-28 08:39:56.324213+00', '2026-11-28 08:39:56.342574+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha', '0', '268000', 'true'),
('TCbPjg6eacL5FFT1QcxnctYXJcspc4o9z4', '25000000', '0', 'false'),
('TXrfVVLej3odjFut3bunMSS2bC1mwYuCiE', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795855183308'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795855193316'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795855197411'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795855199826'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795855202347'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795855204797'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795855207267');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('36a43a33fd7da273655299b4ccae544ddd2505e393548266084ddf690febb705', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha', '10000000', '0', '0'),
('81f7e1472dba70f1cf65e52df78f2c76df1157e1a45f4e6c63212e82a4056ec6', '7', 'usdt_transfer', 'SUCCESS', 'TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha', 'TCbPjg6eacL5FFT1QcxnctYXJcspc4o9z4', '25000000', '13000000', '130000'),
('bc2d443c05d2ae2d4fee8a6ac0ca69ebbdc1be1a9c80faf44214f2ace5e1c050', '6', 'trx_transfer', 'SUCCESS', 'TXrfVVLej3odjFut3bunMSS2bC1mwYuCiE', 'TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha', '13650000', '1100000', '0'),
('bc5199b07a781ff7b328c85e35e3beb4f5b74e590777b2e2aa3018035a690477', '8', 'trx_transfer', 'SUCCESS', 'TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha', 'TXrfVVLej3odjFut3bunMSS2bC1mwYuCiE', '382000', '0', '0'),
('df1b1822ee08e88b84006b88c2842645c7a63b674a0ffc48cc89ae2f9163b4d6', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TCUHLwbSjvuXNEp6ZHcE3Qi3NUWUWWcnha', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gmz92pvwk501bvmymqq9ep', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gmz92h7dazq0q82gw2a4cy', '2026-11-28 08:39:57.271386+00', '2026-11-28 08:39:57.299731+00'),
('bill_01m8gmz94nycj79j0dzpng3zmd', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gmz94khjrrhtcdh8gadaqy', '2026-11-28 08:39:57.334279+00', '2026-11-28 08:39:57.355136+00'),
('col_01m8gmzk0m233wg3r1eq1q7f6a', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'collection', 'COMPLETED', '3181169', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gmzk0jb5z76835yv34nw5m', '2026-11-28 08:40:07.445679+00', '2026-11-28 08:40:09.519833+00'),
('txn_01m8gmyvgemwppnc5ba8xqk6wk', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gmyvg9136en2zq1xgpw65b', '2026-11-28 08:39:43.376448+00', '2026-11-28 08:39:43.376448+00'),
('wd_01m8gmyvh6spd2hf1d7w9e5071', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmyvh2bcvbvq0p37zcp5j7', '2026-11-28 08:39:43.4006+00', '2026-11-28 08:39:43.459163+00'),
('wd_01m8gmyvn3eb8xb1f1caetjyq9', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmyvn0vysy6zsfrx37tq5n', '2026-11-28 08:39:43.524204+00', '2026-11-28 08:39:43.549913+00'),
('wd_01m8gmyvq3y24k3t2g6g6nwmy7', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmyvpz4t2811m8pa9aq8a3', '2026-11-28 08:39:43.58838+00', '2026-11-28 08:39:48.63656+00'),
('wd_01m8gmz0xqpw3dxf62dr6nagrn', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmz0xn78v5zb00kc8et2sj', '2026-11-28 08:39:48.919684+00', '2026-11-28 08:39:53.97465+00'),
('wd_01m8gmz600z4mnsn2xch3f4qzw', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmz5zwt09vgdzkbxdmxx4j', '2026-11-28 08:39:54.113921+00', '2026-11-28 08:39:56.288436+00'),
('wd_01m8gmz853q98yxmdt152enfhb', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmz851p7ywqfparz59dnak', '2026-11-28 08:39:56.324213+00', '2026-11-28 08:39:56.342574+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gmzjy7s176jk8gafw92pp6', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', '10000000', '1538.63000000', '1523.24000000', '1523240', '2500', '1520740', '15390', '2026-11-28 08:40:07.369024+00', '2026-11-28 08:41:07.368+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gmzjyj9r3gg27gd4kx83wv', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', 'COMPLETED', '10000000', '1538.63000000', '1523.24000000', '1523240', '2500', '1520740', '15390', 'qte_01m8gmzjy7s176jk8gafw92pp6', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gmzjycpara1gpxktz61847', '2026-11-28 08:40:07.379595+00', '2026-11-28 08:40:07.412262+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gmyvah31b75gkzzkgehght', 'biz_01m8gmyvag8pt8s3b465br4455', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$qdE4NRZIcjbS3tTH0EVutA$m+QQHp44eT9Dhm0aAk5qRAARMJr/2XgVFhGb6+QuLBY', '1', NULL, NULL, NULL, '2026-11-28 08:39:43.191742+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gmyvag8pt8s3b465br4455', 'test', 'simulator', 'biz_01m8gmyvag8pt8s3b465br4455', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 08:39:43.191742+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gmyvk5frd0k2jqzyva21p8', '1', 'http://127.0.0.1:33801/webhooks', '2026-11-28 08:39:43.471+00', '14', '204', '', NULL),
('msg_01m8gmyvnz2xtacj0w6w1mrh93', '1', 'http://127.0.0.1:33801/webhooks', '2026-11-28 08:39:43.558+00', '3', '204', '', NULL),
('msg_01m8gmz0n00m40ae1xs5fy6zvf', '1', 'http://127.0.0.1:33801/webhooks', '2026-11-28 08:39:48.648+00', '4', '204', '', NULL),
('msg_01m8gmz0yc2cxhfm3fxby4xmwv', '1', 'http://127.0.0.1:33801/webhooks', '2026-11-28 08:39:48.949+00', '4', '204', '', NULL),
('msg_01m8gmz5vrhc1dj2myt5z16fgw', '1', 'http://127.0.0.1:33801/webhooks', '2026-11-28 08:39:53.988+00', '7', '204', '', NULL),
('msg_01m8gmz8425pn6npa22wfvxnt0', '1', 'http://127.0.0.1:33801/webhooks', '2026-11-28 08:39:56.297+00', '2', '204', '', NULL),
('msg_01m8gmz85qge3z1qmprv4e35gm', '1', 'http://127.0.0.1:33801/webhooks', '2026-11-28 08:39:56.352+00', '2', '500', '', NULL),
('msg_01m8gmz85qge3z1qmprv4e35gm', '2', 'http://127.0.0.1:33801/webhooks', '2026-11-28 08:39:57.216+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gmyvk5frd0k2jqzyva21p8', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gmyvh6spd2hf1d7w9e5071', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:39:43.422Z","data":{"transactionId":"wd_01m8gmyvh6spd2hf1d7w9e5071","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:39:43.400Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:39:43.459163+00', '2026-11-28 08:39:43.487566+00', NULL),
('msg_01m8gmyvnz2xtacj0w6w1mrh93', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gmyvn3eb8xb1f1caetjyq9', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:39:43.540Z","data":{"transactionId":"wd_01m8gmyvn3eb8xb1f1caetjyq9","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:39:43.524Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:39:43.549913+00', '2026-11-28 08:39:43.561952+00', NULL),
('msg_01m8gmz0n00m40ae1xs5fy6zvf', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gmyvq3y24k3t2g6g6nwmy7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:39:48.627Z","data":{"transactionId":"wd_01m8gmyvq3y24k3t2g6g6nwmy7","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:39:43.588Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:39:48.63656+00', '2026-11-28 08:39:48.653186+00', NULL),
('msg_01m8gmz0yc2cxhfm3fxby4xmwv', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gmz0xqpw3dxf62dr6nagrn', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:39:48.929Z","data":{"transactionId":"wd_01m8gmz0xqpw3dxf62dr6nagrn","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:39:48.919Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:39:48.939552+00', '2026-11-28 08:39:48.954241+00', NULL),
('msg_01m8gmz5vrhc1dj2myt5z16fgw', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gmz0xqpw3dxf62dr6nagrn', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:39:53.956Z","data":{"transactionId":"wd_01m8gmz0xqpw3dxf62dr6nagrn","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:39:48.919Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:39:53.97465+00', '2026-11-28 08:39:53.997503+00', NULL),
('msg_01m8gmz8425pn6npa22wfvxnt0', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gmz600z4mnsn2xch3f4qzw', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:39:56.282Z","data":{"transactionId":"wd_01m8gmz600z4mnsn2xch3f4qzw","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:39:54.113Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:39:56.288436+00', '2026-11-28 08:39:56.299704+00', NULL),
('msg_01m8gmz85qge3z1qmprv4e35gm', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gmz853q98yxmdt152enfhb', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:39:56.334Z","data":{"transactionId":"wd_01m8gmz853q98yxmdt152enfhb","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:39:56.324Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:39:56.342574+00', '2026-11-28 08:39:57.218723+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gmyvaw7padnzey0ttfh7dy', 'biz_01m8gmyvag8pt8s3b465br4455', 'prod', NULL, E'\\x6d7073313832766f7cbbd56678c7a393536d33cc6423fa926b3c514a2719ad9c8d7c00c9d520deb45da4047c1d9c9af7ded7b4e2c006c32179abe18b88bb394a5f6af198054d0a8c0d60e737a6d6739b1db6edfbfc6700fde62b', '2026-11-28 08:39:43.191742+00', NULL),
('whs_01m8gmyvawm50ya9m90hh4yjtw', 'biz_01m8gmyvag8pt8s3b465br4455', 'test', NULL, E'\\x6d7073313832766f7cbbd566087c06593c790215f6d9a28cedb2b024d4f43890038182f60cc789c419e84592db589c2314da0c27c9a0882c6bf4cee25e14ff09672e560c8aade40dff8a48a34ecf849df3739937ee188d03a931', '2026-11-28 08:39:43.191742+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gmyvh6spd2hf1d7w9e5071', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmyvn3eb8xb1f1caetjyq9', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmyvq3y24k3t2g6g6nwmy7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmz0xqpw3dxf62dr6nagrn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmz600z4mnsn2xch3f4qzw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmz853q98yxmdt152enfhb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
