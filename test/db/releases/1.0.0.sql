-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('119', '120', '121', '178', '183', '184', '185', '189', '265', '313', '329', '50', '55', '56', '57');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 21:49:03.030572+00'),
('1025', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 21:49:03.030572+00'),
('1026', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'NGN', 'available', '0', '7369177', '13', '2026-11-27 21:49:03.030572+00'),
('1027', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 21:49:03.030572+00'),
('1028', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 21:49:03.030572+00'),
('1029', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 21:49:03.030572+00'),
('1030', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 21:49:03.030572+00'),
('1031', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 21:49:03.030572+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '32168', '1', '2026-11-27 21:48:57.354227+00'),
('120', NULL, 'test', 'NGN', 'commission', '8', '150000', '1', '2026-11-27 21:48:57.354227+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '15410', '1', '2026-11-27 21:48:57.354227+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '399996', '2', '2026-11-27 21:48:57.354227+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-3116802', '2', '2026-11-27 21:48:57.354227+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '-9789991', '4', '2026-11-27 21:48:57.354227+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '6622402', '3', '2026-11-27 21:48:57.354227+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-150050', '1', '2026-11-27 21:48:57.354227+00'),
('265', NULL, 'test', 'USDT', 'custody', '9', '-25000000', '1', '2026-11-27 21:48:57.354227+00'),
('313', NULL, 'test', 'NGN', 'conversion', '9', '-1540310', '1', '2026-11-27 21:48:57.354227+00'),
('329', NULL, 'test', 'USDT', 'conversion', '9', '10000000', '1', '2026-11-27 21:48:57.354227+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '-1000', '1', '2026-11-27 21:48:57.354227+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '1000', '1', '2026-11-27 21:48:57.354227+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '2000', '2', '2026-11-27 21:48:57.354227+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '6000', '3', '2026-11-27 21:48:57.354227+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3184634', '7219127'),
('1026', '13', '23', '150050', '7369177'),
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
('119', '1', '22', '32168', '32168'),
('120', '1', '1', '150000', '150000'),
('121', '1', '21', '15410', '15410'),
('178', '1', '10', '-100004', '-100004'),
('178', '2', '16', '500000', '399996'),
('183', '1', '14', '100000', '100000'),
('183', '2', '22', '-3216802', '-3116802'),
('184', '1', '1', '-10000000', '-10000000'),
('184', '2', '9', '100004', '-9899996'),
('184', '3', '12', '100005', '-9799991'),
('184', '4', '18', '10000', '-9789991'),
('185', '1', '3', '5000000', '5000000'),
('185', '2', '7', '100002', '5100002'),
('185', '3', '21', '1522400', '6622402'),
('189', '1', '23', '-150050', '-150050'),
('265', '1', '19', '-25000000', '-25000000'),
('313', '1', '21', '-1540310', '-1540310'),
('329', '1', '21', '10000000', '10000000'),
('50', '1', '10', '-1000', '-1000'),
('55', '1', '14', '1000', '1000'),
('56', '1', '9', '1000', '1000'),
('56', '2', '12', '1000', '2000'),
('57', '1', '3', '2500', '2500'),
('57', '2', '7', '1000', '3500'),
('57', '3', '21', '2500', '6000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8ffqeb1f6a0xm098exa701q', 'payment', 'single', 'test', NULL, '2026-11-27 21:49:03.203213+00', NULL, NULL, NULL),
('10', 'wd_01m8ffqkg6q8azc02rf3psf2p3:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 21:49:13.535651+00', NULL, NULL, NULL),
('11', 'wd_01m8ffqrk0c4cjk81mbwg3kmf4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:13.69681+00', NULL, NULL, NULL),
('12', 'wd_01m8ffqrk0c4cjk81mbwg3kmf4:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 21:49:15.852914+00', NULL, NULL, NULL),
('13', 'wd_01m8ffqtqg84x4cctda8bah45b:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:15.88898+00', NULL, NULL, NULL),
('14', 'wd_01m8ffqtqg84x4cctda8bah45b:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 21:49:15.911945+00', NULL, NULL, NULL),
('15', 'bill_01m8ffqv3x3dgbwefbpqmjjqw4:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:16.2864+00', NULL, NULL, NULL),
('16', 'bill_01m8ffqv3x3dgbwefbpqmjjqw4:post', 'bill_post', 'post', 'test', '15', '2026-11-27 21:49:16.310543+00', NULL, NULL, NULL),
('17', 'bill_01m8ffqv5yz3gga8vsfyd2btrh:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:16.35073+00', NULL, NULL, NULL),
('18', 'bill_01m8ffqv5yz3gga8vsfyd2btrh:post', 'bill_post', 'post', 'test', '17', '2026-11-27 21:49:16.368819+00', NULL, NULL, NULL),
('19', 'cp_01m8ffqv7bfszvapbxe00ewzq8', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 21:49:25.537511+00', NULL, NULL, NULL),
('2', 'wd_01m8ffqebnbs99q75afwhcsj7h:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:03.223349+00', NULL, NULL, NULL),
('20', 'sale_01m8ffr4d5wmawmne4jg1rfd2y:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:25.79834+00', NULL, NULL, NULL),
('21', 'sale_01m8ffr4d5wmawmne4jg1rfd2y:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 21:49:25.825577+00', NULL, NULL, NULL),
('22', 'col_01m8ffr4ez4js94araazeyz2gy:credit', 'collection', 'single', 'test', NULL, '2026-11-27 21:49:27.91807+00', NULL, NULL, NULL),
('23', 'adj_01m8ffr6m5ak22cezxhq9fqcac', 'adjustment', 'single', 'test', NULL, '2026-11-27 21:49:28.071564+00', NULL, NULL, NULL),
('3', 'wd_01m8ffqebnbs99q75afwhcsj7h:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 21:49:03.263245+00', NULL, NULL, NULL),
('4', 'wd_01m8ffqeessy7c8x2fzzcak42z:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:03.32205+00', NULL, NULL, NULL),
('5', 'wd_01m8ffqeessy7c8x2fzzcak42z:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 21:49:03.346576+00', NULL, NULL, NULL),
('6', 'wd_01m8ffqegrm251hnm083ytkmqg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:03.384826+00', NULL, NULL, NULL),
('7', 'wd_01m8ffqegrm251hnm083ytkmqg:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 21:49:08.438226+00', NULL, NULL, NULL),
('8', 'wd_01m8ffqkg6q8azc02rf3psf2p3:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:49:08.487123+00', NULL, NULL, NULL),
('9', 'wd_01m8ffqkg6q8azc02rf3psf2p3:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 21:49:08.51126+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8ffqe5nsfb11yn5a1btmmf3', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'prod', E'\\x1f8820028079a43e04c0f2ac6152e74535ec98075a4f5f263548b732f2ae89c7', E'\\x6d70733105bdee380cc45a03c5cd3d6ec78f87bacd548143056d6ff3abb90836bdb0827f4d816bf1a429c5c31164c41ec6ae68886833f7df4ccb53ce585165e55b09f9482a8b55f2882a167fc749160459b403f5', '6I6C', NULL, NULL, NULL, '2026-11-27 21:49:03.034161+00', NULL, NULL, NULL),
('key_01m8ffqe5p1m7dr5pqx0av35qb', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', E'\\x44288823ec3967e72439e89a95490def7de41299015c177d23756c1e912f4495', E'\\x6d70733105bdee380cc45a03d5755fa805d76fe93541efdae65f93ac2e3d20188a4b4d35382f37c3d46824c1e437b5f20403c714f0c9fe9993656a7b5ab7591f5e58a3664726cafc34aaa484c68d1a369032b1a5', 'SCqZ', NULL, NULL, NULL, '2026-11-27 21:49:03.034161+00', NULL, '2026-11-27 21:49:03.109769+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:f16b7538fd28685925cb847035a51c44aa0256b96bc73a515486ba8d50aa0e39', '0', '1795902543140'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795817043135'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795817043134');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8ffqv3x3dgbwefbpqmjjqw4', '1', 'simulator', 'simulator', '202611272249ya39j9wph0d76d4v', '1', '1', '2026-11-27 21:49:16.307512+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272249ya39j9wph0d76d4v', '2026-11-27 21:49:16.299+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8ffqv5yz3gga8vsfyd2btrh', '1', 'simulator', 'simulator', '202611272249mxv463qrcz9bemvm', '1', '1', '2026-11-27 21:49:16.36819+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272249mxv463qrcz9bemvm', '2026-11-27 21:49:16.36+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8ffr4ez4js94araazeyz2gy', '1', 'simulator', 'simulator', 'col_01m8ffr4ez4js94araazeyz2gy', '1', '1', '2026-11-27 21:49:25.879456+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8ffr4ez4js94araazeyz2gy', '2026-11-27 21:49:27.909+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8ffr4d5wmawmne4jg1rfd2y', '1', 'simulator', 'simulator', 'sale_01m8ffr4d5wmawmne4jg1rfd2y', '1', '1', '2026-11-27 21:49:25.824332+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8ffr4d5wmawmne4jg1rfd2y', '2026-11-27 21:49:25.813+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ffqebnbs99q75afwhcsj7h', '1', 'simulator', 'simulator', 'wd_01m8ffqebnbs99q75afwhcsj7h', '1', '1', '2026-11-27 21:49:03.261793+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ffqebnbs99q75afwhcsj7h', '2026-11-27 21:49:03.246+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ffqeessy7c8x2fzzcak42z', '1', 'simulator', 'simulator', 'wd_01m8ffqeessy7c8x2fzzcak42z', '1', '1', '2026-11-27 21:49:03.345735+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8ffqeessy7c8x2fzzcak42z', '2026-11-27 21:49:03.336+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ffqegrm251hnm083ytkmqg', '1', 'simulator', 'simulator', 'wd_01m8ffqegrm251hnm083ytkmqg', '1', '1', '2026-11-27 21:49:03.411062+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ffqegrm251hnm083ytkmqg', '2026-11-27 21:49:08.426+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ffqkg6q8azc02rf3psf2p3', '1', 'simulator', 'simulator', 'wd_01m8ffqkg6q8azc02rf3psf2p3', '1', '1', '2026-11-27 21:49:08.510567+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8ffqkg6q8azc02rf3psf2p3', '2026-11-27 21:49:13.526+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ffqrk0c4cjk81mbwg3kmf4', '1', 'simulator', 'simulator', 'wd_01m8ffqrk0c4cjk81mbwg3kmf4', '1', '1', '2026-11-27 21:49:13.724238+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8ffqrk0c4cjk81mbwg3kmf4', '2026-11-27 21:49:15.82+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ffqtqg84x4cctda8bah45b', '1', 'simulator', 'simulator', 'wd_01m8ffqtqg84x4cctda8bah45b', '1', '1', '2026-11-27 21:49:15.911009+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ffqtqg84x4cctda8bah45b', '2026-11-27 21:49:15.901+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 21:49:03.034161+00', 'system', 'business.create', 'biz_01m8ffqe5mw8y1mvb3th2x3925', '{"kycStatus": "APPROVED"}', 'biz_01m8ffqe5mw8y1mvb3th2x3925', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 21:49:03.156059+00', 'usr_01m8ffqe5m7xnwge9awcdm8s3b', 'sign_in.new_network', 'biz_01m8ffqe5mw8y1mvb3th2x3925', '{}', 'biz_01m8ffqe5mw8y1mvb3th2x3925', NULL, 'token', '55457451806f', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 21:49:03.179015+00', 'usr_01m8ffqe5m7xnwge9awcdm8s3b', 'webhook_url.change', 'biz_01m8ffqe5mw8y1mvb3th2x3925', '{}', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'token', '55457451806f', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:43111/webhooks"}'),
('4', '2026-11-27 21:49:15.852914+00', 'root', 'withdrawal.resolve', 'wd_01m8ffqrk0c4cjk81mbwg3kmf4', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 21:49:28.025978+00', 'usr_01m8ffqe5m7xnwge9awcdm8s3b', 'webhook_url.change', 'biz_01m8ffqe5mw8y1mvb3th2x3925', '{}', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'token', '55457451806f', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:43111/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 21:49:28.071564+00', 'ada', 'balance.adjust', 'biz_01m8ffqe5mw8y1mvb3th2x3925', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8ffr6m5ak22cezxhq9fqcac"}', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8ffr6m5ak22cezxhq9fqcac', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 21:49:28.071564+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 21:49:03.034161+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 21:49:00.830927+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 21:49:00.830927+00');
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
('bill_01m8ffqv3x3dgbwefbpqmjjqw4', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '76292125863326242687', '{}', '73.52 kWh'),
('bill_01m8ffqv5yz3gga8vsfyd2btrh', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', '{}', '{}', 'false', '{}', '2026-11-27 21:49:03.034161+00', '2026-11-27 21:49:28.025978+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 21:49:25.568+00', '2026-11-27 21:49:27.705173+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'b455fa3f19fdad2d3033fffa34421bd331a8a8fa5c7325eaf618147691d53f15', '0', 'test', 'cp_01m8ffqv7bfszvapbxe00ewzq8', 'biz_01m8ffqe5mw8y1mvb3th2x3925', '5', '2026-11-27 21:49:18.821+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 21:49:20.99987+00'),
('simulated', 'fe1d4100a6f5e65bc14372e0bce8fa88c88b0a5613e5b5233cc01e06b655bd6b', '0', 'test', 'cp_01m8ffqv7bfszvapbxe00ewzq8', 'biz_01m8ffqe5mw8y1mvb3th2x3925', '4', '2026-11-27 21:49:16.413+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 21:49:18.574903+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8ffr4ez4js94araazeyz2gy', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.67210000', '0', '127.38537900', '32168', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8ffr4ez4js94araazeyz2gy');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8ffqv7bfszvapbxe00ewzq8', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb', 'b455fa3f19fdad2d3033fffa34421bd331a8a8fa5c7325eaf618147691d53f15', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8ffqv776wzztny4dyhg546c', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 22:49:16.395+00', '2026-11-27 21:49:16.395+00', '2026-11-27 21:49:25.525+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('53df57b1fcdffb5b6f71b939faed1972acbaaa8dc5be6fd37a770c4b8a16cd17', 'swp_01m8ffqzqp3q95y8aar5n1pd29', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840fdf5f3f7a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15413ece72aa73496af49239f1742861032107730f771215412e93629d84509f79741d02033a9e5dc85dd551f518b0a817709da1f0f7a1341241116143ab8e3dba053810440d52860a8f003a0e8c61e3feda841dff262ff807c74731ca4bcab19017dafefe3c26b07330374688941ac225e7a3f319846c56ac2b1b', '2026-11-27 21:50:25.533+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 21:49:25.537503+00'),
('5b152e4a75fbe5d3845892314980abd0f137e2e09380087412e2cdf7476d58b4', 'swp_01m8ffqzqp3q95y8aar5n1pd29', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d1352114084d3f3f7a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15412e93629d84509f79741d02033a9e5dc85dd551f51215413ece72aa73496af49239f1742861032107730f7718d090c10670a4feeff7a1341241c3e9c0dd4c9d3cb659d5a5acc7d9504317c4017f42fea1bd6a97463277d1bcfe3c61ccdf2aefac1f37a83d6889219ca135f69a0c792b3cd30410c102575de92c1b', '2026-11-27 21:50:21.06+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 21:49:21.17983+00'),
('f5e702a8bef9959a89d7c2c46bf44b6c558330ede729312d3c97111df19622cb', 'swp_01m8ffqzqp3q95y8aar5n1pd29', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40eae4f3f7a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15413ece72aa73496af49239f1742861032107730f77121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000032c347cd973ed480f65f296ad5968e4bdb8fcc1f00000000000000000000000000000000000000000000000000000000017d7840708a90f0f7a1349001d090c1061241ffa1dc2120b0e423bd902017656756983d2467e25ebe9ddb3d8413baa4f6b02772bab1fce4da6652d1b8be64a8bc6c7022745c1c28e61caf044b52019dac19a91b', '2026-11-27 21:50:23.338+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 21:49:23.348936+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8ffqzqp3q95y8aar5n1pd29', 'cp_01m8ffqv7bfszvapbxe00ewzq8', 'test', '0', 'TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 21:49:21.013008+00', '2026-11-27 21:49:25.515779+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', 'collection', '1', '3184634', '0'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', 'bills', '2', '510000'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', 'nameEnquiries', '1', '0'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', 'sales', '1', '1524900'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '2026-11-27', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/bills/data', '360eee859b2e582c5c68c117c7b478ca', E'\\xee43edd1eaf75ce569e97a1d47ad1a7510bf330052f94920668619690cfde123', 'bill_01m8ffqv5yz3gga8vsfyd2btrh', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8ffqv5yz3gga8vsfyd2btrh","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 21:49:16.35073+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/bills/electricity', '5b7dab502d9d3b006b2e3af996d0ddee', E'\\x53913e42c1992b96a6ab308c69121cd11bf118c68ab6efb7347a4e4fa2ec5f47', 'bill_01m8ffqv3x3dgbwefbpqmjjqw4', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8ffqv3x3dgbwefbpqmjjqw4","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"76292125863326242687","units":"73.52 kWh"}', '2026-11-27 21:49:16.2864+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/cross-border/collections', '70bd9dbe7d4a419573cf52706c459321', E'\\x875f274e222e8bfde1b80e4cc47e337bf20e3c59e7efedaa3ab899f096f40d2e', 'col_01m8ffr4ez4js94araazeyz2gy', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8ffr4ez4js94araazeyz2gy","reference":"col_01m8ffr4ez4js94araazeyz2gy","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31846.34,"targetCurrency":"NGN","rate":127.385379,"providerFee":0,"providerRate":128.6721,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T21:49:25.856Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 21:49:25.85644+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/crypto/payments/cp_01m8ffqv7bfszvapbxe00ewzq8/simulate-deposit', '4ac8b8c6f4ae6eadd781b1fe6458dacb', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8ffqv7bfszvapbxe00ewzq8', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ffqv7bfszvapbxe00ewzq8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb","checkoutUrl":"http://127.0.0.1:38119/pay/01m8ffqv7bfszvapbxe00ewzq8gqrb96cjwt0benep1tccd3s690","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T22:49:16.395Z","payableUntil":"2026-11-27T22:49:16.395Z","environment":"test","createdAt":"2026-11-27T21:49:16.395Z","updatedAt":"2026-11-27T21:49:16.395Z","metadata":{"simulated":true}},"deposit":{"txHash":"fe1d4100a6f5e65bc14372e0bce8fa88c88b0a5613e5b5233cc01e06b655bd6b","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 21:49:16.411757+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/crypto/payments/cp_01m8ffqv7bfszvapbxe00ewzq8/simulate-deposit', 'f454656cf106d2e90d52c981d905aa58', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8ffqv7bfszvapbxe00ewzq8', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ffqv7bfszvapbxe00ewzq8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb","checkoutUrl":"http://127.0.0.1:38119/pay/01m8ffqv7bfszvapbxe00ewzq8gqrb96cjwt0benep1tccd3s690","returnUrl":null,"status":"UNDERPAID","txHash":"fe1d4100a6f5e65bc14372e0bce8fa88c88b0a5613e5b5233cc01e06b655bd6b","reviewReason":null,"expiresAt":"2026-11-27T22:49:16.395Z","payableUntil":"2026-11-27T23:49:16.395Z","environment":"test","createdAt":"2026-11-27T21:49:16.395Z","updatedAt":"2026-11-27T21:49:18.586Z","metadata":{"simulated":true}},"deposit":{"txHash":"b455fa3f19fdad2d3033fffa34421bd331a8a8fa5c7325eaf618147691d53f15","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 21:49:18.819437+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/crypto/payments/create', 'c48203c669fd7ec134a1c6353e7c56e3', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8ffqv7bfszvapbxe00ewzq8', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8ffqv7bfszvapbxe00ewzq8","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb","checkoutUrl":"http://127.0.0.1:38119/pay/01m8ffqv7bfszvapbxe00ewzq8gqrb96cjwt0benep1tccd3s690","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T22:49:16.395Z","payableUntil":"2026-11-27T22:49:16.395Z","environment":"test","createdAt":"2026-11-27T21:49:16.395Z","updatedAt":"2026-11-27T21:49:16.395Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 21:49:16.399732+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/crypto/withdrawals/request', '086e0107a9707dbf99a753bc57c42a73', E'\\xd320b7c9b013e838c653481475ef02c450baf7041cdf3a251c188a12319bf78c', 'sale_01m8ffr4d5wmawmne4jg1rfd2y', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8ffr4d5wmawmne4jg1rfd2y","amountUsdt":10,"conversionRate":1524.9,"grossAmountNgn":15249,"withdrawalFeeNgn":25,"netAmountNgn":15224,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8ffr4d5wmawmne4jg1rfd2y","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:49:25.798Z"},"simulated":true,"environment":"test"}', '2026-11-27 21:49:25.79834+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/payment/process', '7b52afbb8a6976c70299bc45a4ad8580', E'\\x1f2a836137a602a73da025ecf403d9c4713fd0eadcadad84ad5e6a3b4cd1dde4', 'txn_01m8ffqeb1f6a0xm098exa701q', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8ffqeb1f6a0xm098exa701q","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:49:03.203213+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/withdrawal/request', '44d89428e1e456d0bd1aa4f2bfcfcc9c', E'\\x9bf9fc80695ec042c60afca8399922b7d9be3ffdba0a52e23788ad624e22722e', 'wd_01m8ffqeessy7c8x2fzzcak42z', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8ffqeessy7c8x2fzzcak42z","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:49:03.322Z","environment":"test","simulated":true},"requestId":"req_01m8ffqeeqyk25gc9aas71w4wz","simulated":true,"environment":"test"}', '2026-11-27 21:49:03.32205+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/withdrawal/request', '5891c20602cfac313c4b0fbafc1e3c8e', E'\\x13198903dda8e35fddfeab9a75cb71642d2c07aeea7a087513f406d9b90ca7c4', 'wd_01m8ffqtqg84x4cctda8bah45b', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ffqtqg84x4cctda8bah45b","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:49:15.888Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:49:15.88898+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/withdrawal/request', '74be9d029b5d8c0f3a1da145871060cd', E'\\xf68bf8405f40f92de28f7806abb7872e674b203f8f88bf21eaea06563889e7be', 'wd_01m8ffqegrm251hnm083ytkmqg', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ffqegrm251hnm083ytkmqg","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:49:03.384Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:49:03.384826+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/withdrawal/request', '9368c906acc93fdc79142053fe666697', E'\\x46ea258fbb3c3610263a9fd4c81c3e6c3fcf9f1c4d6fa48e348ea8a2deeea9f2', 'wd_01m8ffqkg6q8azc02rf3psf2p3', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ffqkg6q8azc02rf3psf2p3","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:49:08.487Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:49:08.487123+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/withdrawal/request', 'ae3d5d88e622e6f77a09a0a748a3b415', E'\\x495432414d86662a9f20f0987e4905c135357faa9c62d89fb49257a298581222', 'wd_01m8ffqrk0c4cjk81mbwg3kmf4', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ffqrk0c4cjk81mbwg3kmf4","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:49:13.696Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:49:13.69681+00'),
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '/withdrawal/request', 'demo-170a577b-54b3-46bc-b5f9-d21540ecbc33', E'\\x5bda4232e1079f4e60e491fe6121ac5969b9e96ae7c9da4ea300a64bb3abe8be', 'wd_01m8ffqebnbs99q75afwhcsj7h', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ffqebnbs99q75afwhcsj7h","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:49:03.223Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:49:03.223349+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733105bdee380cc45a036b7a7a51edae45495547bf10351e79ba042e2a82a67e2834b9ec0fea6199e50150509fd3a69b268e224f557d2c4bbd38238600865d49099f40f210f357facc43f174b2a5ea2668a8', '2026-11-27 21:49:00.761882+00', '2026-11-27 21:49:00.761882+00'),
('sandbox_seed', E'\\x6d70733105bdee380cc45a032763230f32288fe3216f30211242d73449caad9727a91b48fbf3589996736eeee77de7f39291d6881f52c4aaf92de1d27e4616c1071656482d72c460d656385a6efdd798229a1faae9dc27b34c2cd22242056cbba3a0b4e088cf7cb02fe0976778989871', '2026-11-27 21:49:00.759923+00', '2026-11-27 21:49:00.759923+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8ffqe5m7xnwge9awcdm8s3b', E'\\x763ff7dc92e92077ad6d93a5224c52acfdfd0def6950fff577a8d0d4cdcb53f8', '2026-11-27 21:49:03.156059+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-27 21:49:03.156059+00', '2026-11-27 21:49:03.156059+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 21:49:03.185234+00'),
('2', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:43111/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 21:49:03.179015+00', '2026-11-27 21:49:03.179015+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 21:49:03.185234+00'),
('3', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:43111/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 21:49:28.025978+00', '2026-11-27 21:49:28.025978+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8ffqtmpefggk5g22qh2mjs2', 'withdrawal.resolve', 'wd_01m8ffqrk0c4cjk81mbwg3kmf4', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 21:49:15.79871+00', '2026-11-28 21:49:15.79871+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8ffqv3x3dgbwefbpqmjjqw4', 'bill', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272249ya39j9wph0d76d4v', NULL, '2026-11-27 21:49:16.2864+00', '2026-11-27 21:49:16.310543+00'),
('bill_01m8ffqv5yz3gga8vsfyd2btrh', 'bill', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272249mxv463qrcz9bemvm', NULL, '2026-11-27 21:49:16.35073+00', '2026-11-27 21:49:16.368819+00'),
('col_01m8ffr4ez4js94araazeyz2gy', 'collection', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 21:49:45.85644+00', NULL, 'sim_col_01m8ffr4ez4js94araazeyz2gy', NULL, '2026-11-27 21:49:25.85644+00', '2026-11-27 21:49:27.91807+00'),
('sale_01m8ffr4d5wmawmne4jg1rfd2y', 'usdt_sale', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8ffr4d5wmawmne4jg1rfd2y', NULL, '2026-11-27 21:49:25.79834+00', '2026-11-27 21:49:25.825577+00'),
('wd_01m8ffqebnbs99q75afwhcsj7h', 'withdrawal', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ffqebnbs99q75afwhcsj7h', NULL, '2026-11-27 21:49:03.223349+00', '2026-11-27 21:49:03.263245+00'),
('wd_01m8ffqeessy7c8x2fzzcak42z', 'withdrawal', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ffqeessy7c8x2fzzcak42z', 'The sandbox fails amounts ending in .01.', '2026-11-27 21:49:03.32205+00', '2026-11-27 21:49:03.346576+00'),
('wd_01m8ffqegrm251hnm083ytkmqg', 'withdrawal', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ffqegrm251hnm083ytkmqg', NULL, '2026-11-27 21:49:03.384826+00', '2026-11-27 21:49:08.438226+00'),
('wd_01m8ffqkg6q8azc02rf3psf2p3', 'withdrawal', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ffqkg6q8azc02rf3psf2p3', 'The sandbox reverses amounts ending in .04.', '2026-11-27 21:49:08.487123+00', '2026-11-27 21:49:13.535651+00'),
('wd_01m8ffqrk0c4cjk81mbwg3kmf4', 'withdrawal', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8ffqtmpefggk5g22qh2mjs2', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ffqrk0c4cjk81mbwg3kmf4', NULL, '2026-11-27 21:49:13.69681+00', '2026-11-27 21:49:15.852914+00'),
('wd_01m8ffqtqg84x4cctda8bah45b', 'withdrawal', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ffqtqg84x4cctda8bah45b', NULL, '2026-11-27 21:49:15.88898+00', '2026-11-27 21:49:15.911945+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TEDUePRvWduwxjpcL5iu3RyL6KipZMTZPR', '0', '8999999985632000', 'true'),
('TEbciyaBGF85ApLhTSJjo6dUNV4WdTQ1CQ', '25000000', '0', 'false'),
('TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795816143104'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795816153428'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795816156413'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795816158821'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795816161191'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795816163358'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795816165568');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('53df57b1fcdffb5b6f71b939faed1972acbaaa8dc5be6fd37a770c4b8a16cd17', '8', 'trx_transfer', 'SUCCESS', 'TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb', 'TEDUePRvWduwxjpcL5iu3RyL6KipZMTZPR', '382000', '0', '0'),
('5b152e4a75fbe5d3845892314980abd0f137e2e09380087412e2cdf7476d58b4', '6', 'trx_transfer', 'SUCCESS', 'TEDUePRvWduwxjpcL5iu3RyL6KipZMTZPR', 'TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb', '13650000', '1100000', '0'),
('b455fa3f19fdad2d3033fffa34421bd331a8a8fa5c7325eaf618147691d53f15', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb', '15000000', '0', '0'),
('f5e702a8bef9959a89d7c2c46bf44b6c558330ede729312d3c97111df19622cb', '7', 'usdt_transfer', 'SUCCESS', 'TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb', 'TEbciyaBGF85ApLhTSJjo6dUNV4WdTQ1CQ', '25000000', '13000000', '130000'),
('fe1d4100a6f5e65bc14372e0bce8fa88c88b0a5613e5b5233cc01e06b655bd6b', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TFhJDCqoGgZYAkZqHkHWhNEdPU8kiAjnXb', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8ffqv3x3dgbwefbpqmjjqw4', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8ffqv3smzdwe5qdawwq5ma1', '2026-11-27 21:49:16.2864+00', '2026-11-27 21:49:16.310543+00'),
('bill_01m8ffqv5yz3gga8vsfyd2btrh', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8ffqv5rsawz056q0v2rgy55', '2026-11-27 21:49:16.35073+00', '2026-11-27 21:49:16.368819+00'),
('col_01m8ffr4ez4js94araazeyz2gy', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'collection', 'COMPLETED', '3184634', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8ffr4ewry14h2qbc7ctn8az', '2026-11-27 21:49:25.85644+00', '2026-11-27 21:49:27.91807+00'),
('txn_01m8ffqeb1f6a0xm098exa701q', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8ffqeaxa7m4mvq4hx0d3psb', '2026-11-27 21:49:03.203213+00', '2026-11-27 21:49:03.203213+00'),
('wd_01m8ffqebnbs99q75afwhcsj7h', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ffqebkkxbh0wy4vyeaye3g', '2026-11-27 21:49:03.223349+00', '2026-11-27 21:49:03.263245+00'),
('wd_01m8ffqeessy7c8x2fzzcak42z', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ffqeeqyk25gc9aas71w4wz', '2026-11-27 21:49:03.32205+00', '2026-11-27 21:49:03.346576+00'),
('wd_01m8ffqegrm251hnm083ytkmqg', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ffqegnx0gjj5baf9q1xdgk', '2026-11-27 21:49:03.384826+00', '2026-11-27 21:49:08.438226+00'),
('wd_01m8ffqkg6q8azc02rf3psf2p3', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ffqkg2b2b78j5qj5sneq1q', '2026-11-27 21:49:08.487123+00', '2026-11-27 21:49:13.535651+00'),
('wd_01m8ffqrk0c4cjk81mbwg3kmf4', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ffqrjw2r0g23nzwb39btcy', '2026-11-27 21:49:13.69681+00', '2026-11-27 21:49:15.852914+00'),
('wd_01m8ffqtqg84x4cctda8bah45b', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ffqtqekn9s0hrhht0jp6yn', '2026-11-27 21:49:15.88898+00', '2026-11-27 21:49:15.911945+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8ffr4cwgxbfs7fhvm5qhpq7', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', '10000000', '1540.31000000', '1524.90000000', '1524900', '2500', '1522400', '15410', '2026-11-27 21:49:25.790398+00', '2026-11-27 21:50:25.788+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8ffr4d5wmawmne4jg1rfd2y', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'COMPLETED', '10000000', '1540.31000000', '1524.90000000', '1524900', '2500', '1522400', '15410', 'qte_01m8ffr4cwgxbfs7fhvm5qhpq7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8ffr4d0f598yfnxp5dxd8hv', '2026-11-27 21:49:25.79834+00', '2026-11-27 21:49:25.825577+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8ffqe5m7xnwge9awcdm8s3b', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$8xkDgXs97HYNzaBgdUvVkQ$P+ExPD0LJ12dkjjqAzSNi3j2UGazQQ6AwW8lKT8R23Q', '1', NULL, NULL, NULL, '2026-11-27 21:49:03.034161+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'simulator', 'biz_01m8ffqe5mw8y1mvb3th2x3925', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 21:49:03.034161+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8ffqed1dcsaw7nh4bk8gdye', '1', 'http://127.0.0.1:43111/webhooks', '2026-11-27 21:49:03.277+00', '9', '204', '', NULL),
('msg_01m8ffqefkq4fq7xb1y8tfm3b5', '1', 'http://127.0.0.1:43111/webhooks', '2026-11-27 21:49:03.354+00', '3', '204', '', NULL),
('msg_01m8ffqkeqh259zzrcxavgxb6n', '1', 'http://127.0.0.1:43111/webhooks', '2026-11-27 21:49:08.443+00', '7', '204', '', NULL),
('msg_01m8ffqkh0eh4jjhpm2d7c0eet', '1', 'http://127.0.0.1:43111/webhooks', '2026-11-27 21:49:08.52+00', '2', '204', '', NULL),
('msg_01m8ffqre1cwcq6zvk56b49kcy', '1', 'http://127.0.0.1:43111/webhooks', '2026-11-27 21:49:13.542+00', '6', '204', '', NULL),
('msg_01m8ffqtpe760deenrwsn91b9p', '1', 'http://127.0.0.1:43111/webhooks', '2026-11-27 21:49:15.86+00', '3', '204', '', NULL),
('msg_01m8ffqtr9p4b1cmg5z8brhn9g', '1', 'http://127.0.0.1:43111/webhooks', '2026-11-27 21:49:15.921+00', '3', '500', '', NULL),
('msg_01m8ffqtr9p4b1cmg5z8brhn9g', '2', 'http://127.0.0.1:43111/webhooks', '2026-11-27 21:49:16.257+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8ffqed1dcsaw7nh4bk8gdye', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal.completed', 'wd_01m8ffqebnbs99q75afwhcsj7h', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:49:03.246Z","data":{"transactionId":"wd_01m8ffqebnbs99q75afwhcsj7h","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:49:03.223Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:49:03.263245+00', '2026-11-27 21:49:03.288561+00', NULL),
('msg_01m8ffqefkq4fq7xb1y8tfm3b5', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal.failed', 'wd_01m8ffqeessy7c8x2fzzcak42z', '{"type":"withdrawal.failed","timestamp":"2026-11-27T21:49:03.336Z","data":{"transactionId":"wd_01m8ffqeessy7c8x2fzzcak42z","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:49:03.322Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:49:03.346576+00', '2026-11-27 21:49:03.357942+00', NULL),
('msg_01m8ffqkeqh259zzrcxavgxb6n', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal.completed', 'wd_01m8ffqegrm251hnm083ytkmqg', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:49:08.426Z","data":{"transactionId":"wd_01m8ffqegrm251hnm083ytkmqg","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:49:03.384Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:49:08.438226+00', '2026-11-27 21:49:08.451123+00', NULL),
('msg_01m8ffqkh0eh4jjhpm2d7c0eet', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal.completed', 'wd_01m8ffqkg6q8azc02rf3psf2p3', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:49:08.499Z","data":{"transactionId":"wd_01m8ffqkg6q8azc02rf3psf2p3","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:49:08.487Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:49:08.51126+00', '2026-11-27 21:49:08.522384+00', NULL),
('msg_01m8ffqre1cwcq6zvk56b49kcy', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal.failed', 'wd_01m8ffqkg6q8azc02rf3psf2p3', '{"type":"withdrawal.failed","timestamp":"2026-11-27T21:49:13.526Z","data":{"transactionId":"wd_01m8ffqkg6q8azc02rf3psf2p3","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:49:08.487Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:49:13.535651+00', '2026-11-27 21:49:13.549871+00', NULL),
('msg_01m8ffqtpe760deenrwsn91b9p', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal.completed', 'wd_01m8ffqrk0c4cjk81mbwg3kmf4', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:49:15.843Z","data":{"transactionId":"wd_01m8ffqrk0c4cjk81mbwg3kmf4","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:49:13.696Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:49:15.852914+00', '2026-11-27 21:49:15.863865+00', NULL),
('msg_01m8ffqtr9p4b1cmg5z8brhn9g', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', 'withdrawal.completed', 'wd_01m8ffqtqg84x4cctda8bah45b', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:49:15.901Z","data":{"transactionId":"wd_01m8ffqtqg84x4cctda8bah45b","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:49:15.888Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:49:15.911945+00', '2026-11-27 21:49:16.259769+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8ffqe5zhqawj3htgdmx6rag', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'test', E'\\x6d70733105bdee380cc45a03014ed06cb7775611cda8da605f704cc2d1c423007fe9f0a8eb7e8c133c3080561eb3f2138fd0a5487a058c3509042dcc32791542fd428a6b138638ae31e61480b8c1a08ea4da7d814270dc591bed', '2026-11-27 21:49:03.034161+00', NULL),
('whs_01m8ffqe5zqzz61pmzhxqyqvzb', 'biz_01m8ffqe5mw8y1mvb3th2x3925', 'prod', E'\\x6d70733105bdee380cc45a0309c2f8bc8a8de8aafd4ead5269c779363669e149e1d058ae2d7ab98886adadf72f65b107c87fe9f0a48d621f5b553ba9788a1183a99acf3844a30a957f15e1b28d5706f81e65bc85ae883596df91', '2026-11-27 21:49:03.034161+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8ffqebnbs99q75afwhcsj7h', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ffqeessy7c8x2fzzcak42z', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ffqegrm251hnm083ytkmqg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ffqkg6q8azc02rf3psf2p3', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ffqrk0c4cjk81mbwg3kmf4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ffqtqg84x4cctda8bah45b', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
