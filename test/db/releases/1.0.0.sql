-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('116', '117', '124', '180', '181', '182', '184', '185', '188', '190', '268', '308', '324', '52', '53', '54', '56', '57');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1025', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1026', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1027', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1028', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1029', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1030', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'NGN', 'held', '0', '7360019', '17', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1031', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1032', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('1033', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 14:21:11.789713+00'),
('116', NULL, 'test', 'NGN', 'commission', '4', '15360', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '32076', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '150000', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '1518020', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-3107548', '2', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-50004', '2', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '210005', '3', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '5100002', '2', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-9500000', '2', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-150050', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('308', NULL, 'test', 'NGN', 'conversion', '4', '-1535880', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('324', NULL, 'test', 'USDT', 'conversion', '4', '10000000', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '2500', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '-1000', '1', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '2000', '2', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '3500', '2', NULL, NULL, NULL, '2026-11-28 14:20:45.209695+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3175476', '7209969'),
('1026', '13', '23', '150050', '7360019'),
('1026', '14', '24', '-7360019', '0'),
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
('1030', '17', '24', '7360019', '7360019'),
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
('116', '1', '21', '15360', '15360'),
('117', '1', '22', '32076', '32076'),
('124', '1', '1', '150000', '150000'),
('180', '1', '21', '1518020', '1518020'),
('181', '1', '9', '100004', '100004'),
('181', '2', '22', '-3207552', '-3107548'),
('182', '1', '10', '-100004', '-100004'),
('182', '2', '25', '50000', '-50004'),
('184', '1', '12', '100005', '100005'),
('184', '2', '14', '100000', '200005'),
('184', '3', '18', '10000', '210005'),
('185', '1', '3', '5000000', '5000000'),
('185', '2', '7', '100002', '5100002'),
('188', '1', '1', '-10000000', '-10000000'),
('188', '2', '16', '500000', '-9500000'),
('190', '1', '23', '-150050', '-150050'),
('268', '1', '19', '-25000000', '-25000000'),
('308', '1', '21', '-1535880', '-1535880'),
('324', '1', '21', '10000000', '10000000'),
('52', '1', '21', '2500', '2500'),
('53', '1', '9', '1000', '1000'),
('54', '1', '10', '-1000', '-1000'),
('56', '1', '12', '1000', '1000'),
('56', '2', '14', '1000', '2000'),
('57', '1', '3', '2500', '2500'),
('57', '2', '7', '1000', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h8g4ewrasnzbqyy31vay7t', 'payment', 'single', 'test', NULL, '2026-11-28 14:21:12.571587+00', NULL, NULL, NULL),
('10', 'wd_01m8h8ga7f4s3gcpthq2n6emsr:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 14:21:23.532727+00', NULL, NULL, NULL),
('11', 'wd_01m8h8gfdng0zf6gs23f1yabq1:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:23.765949+00', NULL, NULL, NULL),
('12', 'wd_01m8h8gfdng0zf6gs23f1yabq1:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 14:21:25.981822+00', NULL, NULL, NULL),
('13', 'wd_01m8h8ghn83b6b9pv1ctb7sh5y:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:26.056868+00', NULL, NULL, NULL),
('14', 'wd_01m8h8ghn83b6b9pv1ctb7sh5y:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 14:21:26.086476+00', NULL, NULL, NULL),
('15', 'bill_01m8h8gj9jr5zyhh2e5emzecaq:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:26.706764+00', NULL, NULL, NULL),
('16', 'bill_01m8h8gj9jr5zyhh2e5emzecaq:post', 'bill_post', 'post', 'test', '15', '2026-11-28 14:21:26.75255+00', NULL, NULL, NULL),
('17', 'bill_01m8h8gjc75scd493jtnqgx6he:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:26.792282+00', NULL, NULL, NULL),
('18', 'bill_01m8h8gjc75scd493jtnqgx6he:post', 'bill_post', 'post', 'test', '17', '2026-11-28 14:21:26.830598+00', NULL, NULL, NULL),
('19', 'cp_01m8h8gjevx1hsfy6hgzt2tyk7', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 14:21:37.281143+00', NULL, NULL, NULL),
('2', 'wd_01m8h8g4jmpk3znzvca6errgck:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:12.670081+00', NULL, NULL, NULL),
('20', 'sale_01m8h8gwvfk8z6mngzmzms7b8d:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:37.523235+00', NULL, NULL, NULL),
('21', 'sale_01m8h8gwvfk8z6mngzmzms7b8d:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 14:21:37.591458+00', NULL, NULL, NULL),
('22', 'col_01m8h8gx1q6kyzjh8rx0ys460s:credit', 'collection', 'single', 'test', NULL, '2026-11-28 14:21:39.974474+00', NULL, NULL, NULL),
('23', 'adj_01m8h8gzgs7dsq82817x918khd', 'adjustment', 'single', 'test', NULL, '2026-11-28 14:21:40.253533+00', NULL, NULL, NULL),
('24', 'hld_01m8h8gzkk3kz7zd87q9rtekvj:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:40.339953+00', NULL, NULL, NULL),
('25', 'txn_01m8h8gzp1dhtka0211qranxsm', 'chargeback', 'single', 'test', NULL, '2026-11-28 14:21:40.422091+00', NULL, NULL, NULL),
('26', 'txn_01m8h8gzp1dhtka0211qranxsm:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 14:21:40.422091+00', NULL, NULL, NULL),
('3', 'wd_01m8h8g4jmpk3znzvca6errgck:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 14:21:12.808743+00', NULL, NULL, NULL),
('4', 'wd_01m8h8g4vsekwjqmze3yfrfspk:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:12.954502+00', NULL, NULL, NULL),
('5', 'wd_01m8h8g4vsekwjqmze3yfrfspk:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 14:21:13.024409+00', NULL, NULL, NULL),
('6', 'wd_01m8h8g52e7w5s7dqeczyhqm6a:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:13.167474+00', NULL, NULL, NULL),
('7', 'wd_01m8h8g52e7w5s7dqeczyhqm6a:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 14:21:18.23217+00', NULL, NULL, NULL),
('8', 'wd_01m8h8ga7f4s3gcpthq2n6emsr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:21:18.452919+00', NULL, NULL, NULL),
('9', 'wd_01m8h8ga7f4s3gcpthq2n6emsr:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 14:21:18.506105+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h8g3qcd663e8tv2shqj4df', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', E'\\x4e79e275d63a4a083c1213e9d86e196557fee1b071fb2b7bce7663dc3fc80098', E'\\x6d70733179a2a2ae032689669fafe73e8c0bd802c1bb831a2b71505b39ef3be25b7234fc90f6c25009f96c27c7e3086d3eafd8769c77e2bc874dc6e9b12d907fd90bfb1151469c1723a93eeeef345a67c54f8c9d', '6aeC', NULL, NULL, NULL, '2026-11-28 14:21:11.798817+00', NULL, '2026-11-28 14:21:11.88408+00', '127.0.0.1'),
('key_01m8h8g3qcznrj3gnmv36z4p02', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'prod', E'\\x53fbd4aaab4d748fe54f6ab95b8475070978d7e4bf0084e014d77d1fe02e52b8', E'\\x6d70733179a2a2ae032689662d9bc1cbdc12ba7b2c26bf75c858a8c5cbd0552109d7f3c5566fadb1bada5ec82c7f49d169b94f01bb4b4c81c4ea9b08167be3d37165b617ce59dbbef592d013e5c0cf38da7fede3', 'ehUv', NULL, NULL, NULL, '2026-11-28 14:21:11.798817+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:db48d1870aa519bc05e040660f3c4c19e897065868ee6fa677be5ef30e560f6f', '0', '1795962072080'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795876572054'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795876572038');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h8gj9jr5zyhh2e5emzecaq', '1', 'simulator', 'simulator', '20261128152134cr1zhj2046zmft', '1', '1', '2026-11-28 14:21:26.743707+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128152134cr1zhj2046zmft', '2026-11-28 14:21:26.731+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h8gjc75scd493jtnqgx6he', '1', 'simulator', 'simulator', '20261128152132s5zmyfjrcdrpgq', '1', '1', '2026-11-28 14:21:26.82772+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128152132s5zmyfjrcdrpgq', '2026-11-28 14:21:26.817+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h8gx1q6kyzjh8rx0ys460s', '1', 'simulator', 'simulator', 'col_01m8h8gx1q6kyzjh8rx0ys460s', '1', '1', '2026-11-28 14:21:37.824852+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h8gx1q6kyzjh8rx0ys460s', '2026-11-28 14:21:39.92+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h8gwvfk8z6mngzmzms7b8d', '1', 'simulator', 'simulator', 'sale_01m8h8gwvfk8z6mngzmzms7b8d', '1', '1', '2026-11-28 14:21:37.590098+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h8gwvfk8z6mngzmzms7b8d', '2026-11-28 14:21:37.564+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8g4jmpk3znzvca6errgck', '1', 'simulator', 'simulator', 'wd_01m8h8g4jmpk3znzvca6errgck', '1', '1', '2026-11-28 14:21:12.804818+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h8g4jmpk3znzvca6errgck', '2026-11-28 14:21:12.775+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8g4vsekwjqmze3yfrfspk', '1', 'simulator', 'simulator', 'wd_01m8h8g4vsekwjqmze3yfrfspk', '1', '1', '2026-11-28 14:21:13.022136+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h8g4vsekwjqmze3yfrfspk', '2026-11-28 14:21:13.011+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8g52e7w5s7dqeczyhqm6a', '1', 'simulator', 'simulator', 'wd_01m8h8g52e7w5s7dqeczyhqm6a', '1', '1', '2026-11-28 14:21:13.193527+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h8g52e7w5s7dqeczyhqm6a', '2026-11-28 14:21:18.214+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8ga7f4s3gcpthq2n6emsr', '1', 'simulator', 'simulator', 'wd_01m8h8ga7f4s3gcpthq2n6emsr', '1', '1', '2026-11-28 14:21:18.504851+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h8ga7f4s3gcpthq2n6emsr', '2026-11-28 14:21:23.521+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8gfdng0zf6gs23f1yabq1', '1', 'simulator', 'simulator', 'wd_01m8h8gfdng0zf6gs23f1yabq1', '1', '1', '2026-11-28 14:21:23.792028+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h8gfdng0zf6gs23f1yabq1', '2026-11-28 14:21:25.909+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h8ghn83b6b9pv1ctb7sh5y', '1', 'simulator', 'simulator', 'wd_01m8h8ghn83b6b9pv1ctb7sh5y', '1', '1', '2026-11-28 14:21:26.085596+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h8ghn83b6b9pv1ctb7sh5y', '2026-11-28 14:21:26.073+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 14:21:11.798817+00', 'system', 'business.create', 'biz_01m8h8g3q84gmmteag7b1bexc5', '{"kycStatus": "APPROVED"}', 'biz_01m8h8g3q84gmmteag7b1bexc5', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 14:21:12.205985+00', 'usr_01m8h8g3q8w69t98dttwhwskjh', 'sign_in.new_network', 'biz_01m8h8g3q84gmmteag7b1bexc5', '{}', 'biz_01m8h8g3q84gmmteag7b1bexc5', NULL, 'token', '92a0ff8cd81f', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 14:21:12.317328+00', 'usr_01m8h8g3q8w69t98dttwhwskjh', 'webhook_url.change', 'biz_01m8h8g3q84gmmteag7b1bexc5', '{}', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'token', '92a0ff8cd81f', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40985/webhooks"}'),
('4', '2026-11-28 14:21:25.981822+00', 'root', 'withdrawal.resolve', 'wd_01m8h8gfdng0zf6gs23f1yabq1', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 14:21:40.174346+00', 'usr_01m8h8g3q8w69t98dttwhwskjh', 'webhook_url.change', 'biz_01m8h8g3q84gmmteag7b1bexc5', '{}', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'token', '92a0ff8cd81f', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40985/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 14:21:40.253533+00', 'ada', 'balance.adjust', 'biz_01m8h8g3q84gmmteag7b1bexc5', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h8gzgs7dsq82817x918khd"}', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 14:21:40.339953+00', 'ada', 'wallet.hold', 'biz_01m8h8g3q84gmmteag7b1bexc5', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8h8gzkk3kz7zd87q9rtekvj", "reason": "An example.", "amountMinor": "7360019", "environment": "test"}', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73600.19", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 14:21:40.422091+00', 'ada', 'chargeback.open', 'txn_01m8h8gzp1dhtka0211qranxsm', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8h8g4ewrasnzbqyy31vay7t", "currency": "NGN", "chargeback": "txn_01m8h8gzp1dhtka0211qranxsm"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h8gzgs7dsq82817x918khd', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 14:21:40.253533+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 14:21:11.798817+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 14:21:01.669266+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 14:21:01.669266+00');
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
('bill_01m8h8gj9jr5zyhh2e5emzecaq', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '24792640470831867767', '{}', '73.52 kWh'),
('bill_01m8h8gjc75scd493jtnqgx6he', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h8g3q84gmmteag7b1bexc5', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 14:21:11.798817+00', '2026-11-28 14:21:40.174346+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 14:21:37.384+00', '2026-11-28 14:21:39.393564+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '1fa76fc92a1e36428170a25cc316cfeeeecc73726a5f4c641ea2bde411ec5531', '0', 'test', 'cp_01m8h8gjevx1hsfy6hgzt2tyk7', 'biz_01m8h8g3q84gmmteag7b1bexc5', '4', '2026-11-28 14:21:26.938+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 14:21:29.010857+00'),
('simulated', 'f61df2de5215d9506101cd4e35f5b8e161965d075cc40efb2d6dfcbf8377f700', '0', 'test', 'cp_01m8h8gjevx1hsfy6hgzt2tyk7', 'biz_01m8h8g3q84gmmteag7b1bexc5', '5', '2026-11-28 14:21:29.082+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 14:21:31.203591+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8h8gzp1dhtka0211qranxsm', 'txn_01m8h8g4ewrasnzbqyy31vay7t', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 14:21:40.422091+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h8gx1q6kyzjh8rx0ys460s', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.30210000', '0', '127.01907900', '32076', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h8gx1q6kyzjh8rx0ys460s');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h8gjevx1hsfy6hgzt2tyk7', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o', 'f61df2de5215d9506101cd4e35f5b8e161965d075cc40efb2d6dfcbf8377f700', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8h8gjee5j4tppy7hpja8ax8', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 15:21:26.875+00', '2026-11-28 14:21:26.875+00', '2026-11-28 14:21:37.217+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('27e37a869014fa3a647914027158c1882e02932dbcf9fbcd125674d65344e90a', 'swp_01m8h8gpqewb2kqswep5wyabv2', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40a7a5a594a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154103e85976607178a26894a0757f7514319778dd69121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000058abae201468c2ab8fdb833284f22b64942ab1a200000000000000000000000000000000000000000000000000000000017d784070c7d0a194a2349001d090c1061241e8f2b2b6954bbcebf61ec99de2ca935c98dfa2dc9e5676af59f2b710bdb5946460cbaddc224f2a9c83e95d5cded28d209b51db64c1dbd14ddca888d7c02f391a1c', '2026-11-28 14:22:34.663+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 14:21:34.675696+00'),
('6427fc2eff184cba22e36e358305c5c34074e51b4eb3d9e4efba73c507f31b3f', 'swp_01m8h8gpqewb2kqswep5wyabv2', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840ffb9a594a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154103e85976607178a26894a0757f7514319778dd691215419f895ce9bef9d003719e62756f6f2cbff5dacbbf18b0a817709fe5a194a2341241a4699d602f0a9497ad46f8c48bbe082aa4fb1c352ac50ddfd092181744d16b9325b0ab468e95a398cc68ee382659d516f7c7b8ac1af54c14b556c38d55bcc1e51c', '2026-11-28 14:22:37.311+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 14:21:37.354+00'),
('8af73c629a89e1af770e7d08212db33f1916de1613b350f249f884191d3b7bef', 'swp_01m8h8gpqewb2kqswep5wyabv2', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140fd8ba594a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15419f895ce9bef9d003719e62756f6f2cbff5dacbbf12154103e85976607178a26894a0757f7514319778dd6918d090c106709db7a194a23412415c409b10551d3704f05c91d0fd68bbfd426f46ecfe1d11dc096b9df9b091967b3d24d4a031da2446fb6e84e4b492ed2503456e7c304c72a54c4a8810fc76b6161c', '2026-11-28 14:22:31.421+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 14:21:32.067383+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h8gpqewb2kqswep5wyabv2', 'cp_01m8h8gjevx1hsfy6hgzt2tyk7', 'test', '0', 'TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 14:21:31.238022+00', '2026-11-28 14:21:37.190804+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'collection', '1', '3175476', '0'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'sales', '1', '1520520'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/bills/data', '9f4898a8a1cfed1b5a63d1bdc154d952', E'\\xb76e754210f5d70a39423adae0b178cbe838919a3d6e38c28f4693807f12e09d', 'bill_01m8h8gjc75scd493jtnqgx6he', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h8gjc75scd493jtnqgx6he","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 14:21:26.792282+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/bills/electricity', 'bbfa4c5ff3e8852bb4de4da359c1489c', E'\\xd1252e8b41884184fed800c58c9dc2ab91c14223b525860cf1ca855697cad1da', 'bill_01m8h8gj9jr5zyhh2e5emzecaq', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h8gj9jr5zyhh2e5emzecaq","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"24792640470831867767","units":"73.52 kWh"}', '2026-11-28 14:21:26.706764+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/cross-border/collections', '90d5efdef09b65c54f99a48d5d5f0a40', E'\\x0384949ce76be4c196222a18544fa2e186b5c1ad40c904285ffe6191843b3e8d', 'col_01m8h8gx1q6kyzjh8rx0ys460s', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h8gx1q6kyzjh8rx0ys460s","reference":"col_01m8h8gx1q6kyzjh8rx0ys460s","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31754.76,"targetCurrency":"NGN","rate":127.019079,"providerFee":0,"providerRate":128.3021,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T14:21:37.722Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 14:21:37.722741+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/crypto/payments/cp_01m8h8gjevx1hsfy6hgzt2tyk7/simulate-deposit', 'd4f56912f3204ad0dada094760c79055', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h8gjevx1hsfy6hgzt2tyk7', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h8gjevx1hsfy6hgzt2tyk7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o","checkoutUrl":"http://127.0.0.1:44749/pay/01m8h8gjevx1hsfy6hgzt2tyk7j2e2s5h6syzkv5j6yg5xjkatz0","returnUrl":null,"status":"UNDERPAID","txHash":"1fa76fc92a1e36428170a25cc316cfeeeecc73726a5f4c641ea2bde411ec5531","reviewReason":null,"expiresAt":"2026-11-28T15:21:26.875Z","payableUntil":"2026-11-28T16:21:26.875Z","environment":"test","createdAt":"2026-11-28T14:21:26.875Z","updatedAt":"2026-11-28T14:21:29.033Z","metadata":{"simulated":true}},"deposit":{"txHash":"f61df2de5215d9506101cd4e35f5b8e161965d075cc40efb2d6dfcbf8377f700","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 14:21:29.080159+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/crypto/payments/cp_01m8h8gjevx1hsfy6hgzt2tyk7/simulate-deposit', 'd5d72d2d9f2944b6da7d24bbd74245bc', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h8gjevx1hsfy6hgzt2tyk7', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h8gjevx1hsfy6hgzt2tyk7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o","checkoutUrl":"http://127.0.0.1:44749/pay/01m8h8gjevx1hsfy6hgzt2tyk7j2e2s5h6syzkv5j6yg5xjkatz0","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:21:26.875Z","payableUntil":"2026-11-28T15:21:26.875Z","environment":"test","createdAt":"2026-11-28T14:21:26.875Z","updatedAt":"2026-11-28T14:21:26.875Z","metadata":{"simulated":true}},"deposit":{"txHash":"1fa76fc92a1e36428170a25cc316cfeeeecc73726a5f4c641ea2bde411ec5531","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 14:21:26.933433+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/crypto/payments/create', '966447956272f98786c8a7539ae6dfc9', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h8gjevx1hsfy6hgzt2tyk7', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h8gjevx1hsfy6hgzt2tyk7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o","checkoutUrl":"http://127.0.0.1:44749/pay/01m8h8gjevx1hsfy6hgzt2tyk7j2e2s5h6syzkv5j6yg5xjkatz0","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:21:26.875Z","payableUntil":"2026-11-28T15:21:26.875Z","environment":"test","createdAt":"2026-11-28T14:21:26.875Z","updatedAt":"2026-11-28T14:21:26.875Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 14:21:26.891588+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/crypto/withdrawals/request', 'b29f1572f2b086dce8ccd94149dbe147', E'\\x2c976112c4cfeb3ee38bd0cf864b2f6a0e2a07ab7886801426b4296848564312', 'sale_01m8h8gwvfk8z6mngzmzms7b8d', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h8gwvfk8z6mngzmzms7b8d","amountUsdt":10,"conversionRate":1520.52,"grossAmountNgn":15205.2,"withdrawalFeeNgn":25,"netAmountNgn":15180.2,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h8gwvfk8z6mngzmzms7b8d","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:21:37.523Z"},"simulated":true,"environment":"test"}', '2026-11-28 14:21:37.523235+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/payment/process', 'ed0f2f8b4debd23c669ee61c821ac757', E'\\x0cfe9dd4fce9a596af8e4dd6698e277343a1ef01ad2e713a00c7783d71c0f83c', 'txn_01m8h8g4ewrasnzbqyy31vay7t', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h8g4ewrasnzbqyy31vay7t","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:21:12.571587+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/withdrawal/request', '8b7f840dd1bbe286d09ebf4416263a0b', E'\\x5478128aec4c26783fe737c74b2f135e477e5ef66d49167b80d8792e372c01f6', 'wd_01m8h8ga7f4s3gcpthq2n6emsr', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h8ga7f4s3gcpthq2n6emsr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:21:18.452Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:21:18.452919+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/withdrawal/request', '8c760ee3ed19a0b038951693f7ecb41f', E'\\xe7572e0f84c4981a91166afbb16541a08064b57ecf0ea13d53a5c11970148e14', 'wd_01m8h8gfdng0zf6gs23f1yabq1', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h8gfdng0zf6gs23f1yabq1","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:21:23.765Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:21:23.765949+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/withdrawal/request', 'af61e90ecd6200361ce81e7f4f145420', E'\\xaa056676d11bc9769e83c10ed55deb43bb92f5120784eeb58a228dcb7d3f557b', 'wd_01m8h8ghn83b6b9pv1ctb7sh5y', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h8ghn83b6b9pv1ctb7sh5y","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:21:26.056Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:21:26.056868+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/withdrawal/request', 'd4014a5f6b006b1a5c71efdf801e0767', E'\\x1d163728eaab2c1aac669a8f1ed0cf00427c560ee5e90af10351afe9db71c763', 'wd_01m8h8g4vsekwjqmze3yfrfspk', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h8g4vsekwjqmze3yfrfspk","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:21:12.954Z","environment":"test","simulated":true},"requestId":"req_01m8h8g4v5gjgkw08mbhjq3n8v","simulated":true,"environment":"test"}', '2026-11-28 14:21:12.954502+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/withdrawal/request', 'demo-2f899eb5-0981-4b84-8194-a05c811027a2', E'\\xe2f1c6451664ccfea311d44b47e64a12c8a0b5372511eaa0864845bfb6a2f4ad', 'wd_01m8h8g4jmpk3znzvca6errgck', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h8g4jmpk3znzvca6errgck","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:21:12.670Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:21:12.670081+00'),
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '/withdrawal/request', 'f0c6c9749073e8a3d6dc4dafa7062cf6', E'\\x393dd3bd32f2e07bcf142f8f542d4096f4d4e0c30fbbdae2884b894a117a27fc', 'wd_01m8h8g52e7w5s7dqeczyhqm6a', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h8g52e7w5s7dqeczyhqm6a","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:21:13.167Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:21:13.167474+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733179a2a2ae0326896697c37cb65354aa3d6d7be1fb318ffc5f46cca8f491072aff56800885eb6f4f20e0283edee0135169711ed4316ea76a74b7e1161a59545b04ac65310e83873edc5a292308016ab6db', '2026-11-28 14:21:01.098699+00', '2026-11-28 14:21:01.098699+00'),
('sandbox_seed', E'\\x6d70733179a2a2ae032689666f81232c4b92fd69131b5443beb624fad42967948fb0a4677778d125bd8e1e2e1fc00bf735e51d8eb91829d3f46e7e6842b03f1d84214fdef740c09ac341612e8c7c793c2ef77da8b1e4969eca14a4b60755f5d194e8da5f827bee3c8c0e02073a6967db', '2026-11-28 14:21:01.079941+00', '2026-11-28 14:21:01.079941+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h8g3q8w69t98dttwhwskjh', E'\\x7717281068346ad914851a28ffab2dcdd5f0610b69091aa63e6b8f11181abd07', '2026-11-28 14:21:12.205985+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 14:21:12.205985+00', '2026-11-28 14:21:12.205985+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:21:12.395156+00'),
('2', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:40985/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:21:12.317328+00', '2026-11-28 14:21:12.317328+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:21:12.395156+00'),
('3', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8h8g4vsekwjqmze3yfrfspk"}, "environment": "test"}', '2026-11-28 14:21:13.024409+00', '2026-11-28 14:21:13.024409+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:21:13.413846+00'),
('4', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8h8ga7f4s3gcpthq2n6emsr"}, "environment": "test"}', '2026-11-28 14:21:23.532727+00', '2026-11-28 14:21:23.532727+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:21:24.47789+00'),
('5', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:40985/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:21:40.174346+00', '2026-11-28 14:21:40.174346+00', '0', NULL, NULL, NULL),
('6', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73600.19", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:21:40.339953+00', '2026-11-28 14:21:40.339953+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h8ghfwfz1aamxgfv6hcrbe', 'withdrawal.resolve', 'wd_01m8h8gfdng0zf6gs23f1yabq1', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 14:21:25.884648+00', '2026-11-29 14:21:25.884648+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h8gj9jr5zyhh2e5emzecaq', 'bill', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128152134cr1zhj2046zmft', NULL, '2026-11-28 14:21:26.706764+00', '2026-11-28 14:21:26.75255+00'),
('bill_01m8h8gjc75scd493jtnqgx6he', 'bill', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128152132s5zmyfjrcdrpgq', NULL, '2026-11-28 14:21:26.792282+00', '2026-11-28 14:21:26.830598+00'),
('col_01m8h8gx1q6kyzjh8rx0ys460s', 'collection', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 14:21:57.722741+00', NULL, 'sim_col_01m8h8gx1q6kyzjh8rx0ys460s', NULL, '2026-11-28 14:21:37.722741+00', '2026-11-28 14:21:39.974474+00'),
('sale_01m8h8gwvfk8z6mngzmzms7b8d', 'usdt_sale', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h8gwvfk8z6mngzmzms7b8d', NULL, '2026-11-28 14:21:37.523235+00', '2026-11-28 14:21:37.591458+00'),
('wd_01m8h8g4jmpk3znzvca6errgck', 'withdrawal', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8g4jmpk3znzvca6errgck', NULL, '2026-11-28 14:21:12.670081+00', '2026-11-28 14:21:12.808743+00'),
('wd_01m8h8g4vsekwjqmze3yfrfspk', 'withdrawal', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8g4vsekwjqmze3yfrfspk', 'The sandbox fails amounts ending in .01.', '2026-11-28 14:21:12.954502+00', '2026-11-28 14:21:13.024409+00'),
('wd_01m8h8g52e7w5s7dqeczyhqm6a', 'withdrawal', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8g52e7w5s7dqeczyhqm6a', NULL, '2026-11-28 14:21:13.167474+00', '2026-11-28 14:21:18.23217+00'),
('wd_01m8h8ga7f4s3gcpthq2n6emsr', 'withdrawal', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8ga7f4s3gcpthq2n6emsr', 'The sandbox reverses amounts ending in .04.', '2026-11-28 14:21:18.452919+00', '2026-11-28 14:21:23.532727+00'),
('wd_01m8h8gfdng0zf6gs23f1yabq1', 'withdrawal', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h8ghfwfz1aamxgfv6hcrbe', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8gfdng0zf6gs23f1yabq1', NULL, '2026-11-28 14:21:23.765949+00', '2026-11-28 14:21:25.981822+00'),
('wd_01m8h8ghn83b6b9pv1ctb7sh5y', 'withdrawal', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h8ghn83b6b9pv1ctb7sh5y', NULL, '2026-11-28 14:21:26.056868+00', '2026-11-28 14:21:26.086476+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o', '0', '268000', 'true'),
('TJ448VFXx6jbShZe24JFBU4LzN9Ky9d26b', '25000000', '0', 'false'),
('TQWkzhpLgv35MLvN7i3xVw1syUUeq3WioK', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795875671800'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795875681816'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795875686938'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795875689082'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795875692151'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795875694704'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795875697384');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('1fa76fc92a1e36428170a25cc316cfeeeecc73726a5f4c641ea2bde411ec5531', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o', '10000000', '0', '0'),
('27e37a869014fa3a647914027158c1882e02932dbcf9fbcd125674d65344e90a', '7', 'usdt_transfer', 'SUCCESS', 'TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o', 'TJ448VFXx6jbShZe24JFBU4LzN9Ky9d26b', '25000000', '13000000', '130000'),
('6427fc2eff184cba22e36e358305c5c34074e51b4eb3d9e4efba73c507f31b3f', '8', 'trx_transfer', 'SUCCESS', 'TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o', 'TQWkzhpLgv35MLvN7i3xVw1syUUeq3WioK', '382000', '0', '0'),
('8af73c629a89e1af770e7d08212db33f1916de1613b350f249f884191d3b7bef', '6', 'trx_transfer', 'SUCCESS', 'TQWkzhpLgv35MLvN7i3xVw1syUUeq3WioK', 'TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o', '13650000', '1100000', '0'),
('f61df2de5215d9506101cd4e35f5b8e161965d075cc40efb2d6dfcbf8377f700', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TAKsNZKwFaJMpyEDaT7JRf7soR6cp4uF1o', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8h8gj9jr5zyhh2e5emzecaq', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h8gj93zyxe85vtc2f874j5', '2026-11-28 14:21:26.706764+00', '2026-11-28 14:21:26.75255+00'),
('bill_01m8h8gjc75scd493jtnqgx6he', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h8gjbzzehb6355yd68yknm', '2026-11-28 14:21:26.792282+00', '2026-11-28 14:21:26.830598+00'),
('col_01m8h8gx1q6kyzjh8rx0ys460s', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'collection', 'COMPLETED', '3175476', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h8gx0p5h5rz5r0jbtctwgx', '2026-11-28 14:21:37.722741+00', '2026-11-28 14:21:39.974474+00'),
('txn_01m8h8g4ewrasnzbqyy31vay7t', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h8g4eaqw1s9554kvr26dc2', '2026-11-28 14:21:12.571587+00', '2026-11-28 14:21:12.571587+00'),
('txn_01m8h8gzp1dhtka0211qranxsm', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 14:21:40.422091+00', '2026-11-28 14:21:40.422091+00'),
('wd_01m8h8g4jmpk3znzvca6errgck', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8g4j26zfwpx4xxry23zsd', '2026-11-28 14:21:12.670081+00', '2026-11-28 14:21:12.808743+00'),
('wd_01m8h8g4vsekwjqmze3yfrfspk', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8g4v5gjgkw08mbhjq3n8v', '2026-11-28 14:21:12.954502+00', '2026-11-28 14:21:13.024409+00'),
('wd_01m8h8g52e7w5s7dqeczyhqm6a', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8g51qxaey9dmm1g6y2hhs', '2026-11-28 14:21:13.167474+00', '2026-11-28 14:21:18.23217+00'),
('wd_01m8h8ga7f4s3gcpthq2n6emsr', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8ga75vs22yf8n4yxtp1dh', '2026-11-28 14:21:18.452919+00', '2026-11-28 14:21:23.532727+00'),
('wd_01m8h8gfdng0zf6gs23f1yabq1', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8gfdjnht5z5aq0cnar4ww', '2026-11-28 14:21:23.765949+00', '2026-11-28 14:21:25.981822+00'),
('wd_01m8h8ghn83b6b9pv1ctb7sh5y', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h8ghn1p8ac49x5hdxgs336', '2026-11-28 14:21:26.056868+00', '2026-11-28 14:21:26.086476+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h8gwtgzyjqq213vh9p3bre', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', '10000000', '1535.88000000', '1520.52000000', '1520520', '2500', NULL, '1518020', '15360', '2026-11-28 14:21:37.492113+00', '2026-11-28 14:22:37.489+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h8gwvfk8z6mngzmzms7b8d', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'COMPLETED', '10000000', '1535.88000000', '1520.52000000', '1520520', '2500', NULL, '1518020', '15360', 'qte_01m8h8gwtgzyjqq213vh9p3bre', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h8gwty83467y7mf7ya88pd', '2026-11-28 14:21:37.523235+00', '2026-11-28 14:21:37.591458+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h8g3q8w69t98dttwhwskjh', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$5rBsQvzzCDUPJvJ2xc5ufg$0epODdTlNEtNb6TgMsv40Nz6FWpcvqhL8Elon8ZW0fg', '1', NULL, NULL, NULL, '2026-11-28 14:21:11.798817+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'simulator', 'biz_01m8h8g3q84gmmteag7b1bexc5', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 14:21:11.798817+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8h8gzkk3kz7zd87q9rtekvj', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', 'NGN', '7360019', '7360019', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 14:21:40.339953+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h8g4jmpqe9y2fr2mht22aj', '1', 'http://127.0.0.1:40985/webhooks', '2026-11-28 14:21:12.86+00', '12', '204', '', NULL),
('msg_01m8h8g4vs26czm2jk31yqjpqr', '1', 'http://127.0.0.1:40985/webhooks', '2026-11-28 14:21:13.068+00', '2', '204', '', NULL),
('msg_01m8h8g52e2j8cbj9xr6pjah5k', '1', 'http://127.0.0.1:40985/webhooks', '2026-11-28 14:21:18.248+00', '2', '204', '', NULL),
('msg_01m8h8ga7f03cfzfj28yva8r6k', '1', 'http://127.0.0.1:40985/webhooks', '2026-11-28 14:21:23.577+00', '4', '204', '', NULL),
('msg_01m8h8ga7fae0psbxs5neafhs3', '1', 'http://127.0.0.1:40985/webhooks', '2026-11-28 14:21:18.54+00', '2', '204', '', NULL),
('msg_01m8h8gfdngy9befy7tcbz7qf1', '1', 'http://127.0.0.1:40985/webhooks', '2026-11-28 14:21:26+00', '3', '204', '', NULL),
('msg_01m8h8ghn8jqj0qw9jffw8t0nr', '1', 'http://127.0.0.1:40985/webhooks', '2026-11-28 14:21:26.114+00', '2', '500', '', NULL),
('msg_01m8h8ghn8jqj0qw9jffw8t0nr', '2', 'http://127.0.0.1:40985/webhooks', '2026-11-28 14:21:26.529+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h8g4jmpqe9y2fr2mht22aj', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8g4jmpk3znzvca6errgck', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:21:12.775Z","data":{"transactionId":"wd_01m8h8g4jmpk3znzvca6errgck","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:21:12.670Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:21:12.808743+00', '2026-11-28 14:21:12.882511+00', NULL),
('msg_01m8h8g4vs26czm2jk31yqjpqr', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h8g4vsekwjqmze3yfrfspk', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:21:13.011Z","data":{"transactionId":"wd_01m8h8g4vsekwjqmze3yfrfspk","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:21:12.954Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:21:13.024409+00', '2026-11-28 14:21:13.071692+00', NULL),
('msg_01m8h8g52e2j8cbj9xr6pjah5k', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8g52e7w5s7dqeczyhqm6a', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:21:18.214Z","data":{"transactionId":"wd_01m8h8g52e7w5s7dqeczyhqm6a","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:21:13.167Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:21:18.23217+00', '2026-11-28 14:21:18.250531+00', NULL),
('msg_01m8h8ga7f03cfzfj28yva8r6k', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h8ga7f4s3gcpthq2n6emsr', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:21:23.521Z","data":{"transactionId":"wd_01m8h8ga7f4s3gcpthq2n6emsr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:21:18.452Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:21:23.532727+00', '2026-11-28 14:21:23.582315+00', NULL),
('msg_01m8h8ga7fae0psbxs5neafhs3', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8ga7f4s3gcpthq2n6emsr', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:21:18.495Z","data":{"transactionId":"wd_01m8h8ga7f4s3gcpthq2n6emsr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:21:18.452Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:21:18.506105+00', '2026-11-28 14:21:18.545311+00', NULL),
('msg_01m8h8gfdngy9befy7tcbz7qf1', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8gfdng0zf6gs23f1yabq1', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:21:25.967Z","data":{"transactionId":"wd_01m8h8gfdng0zf6gs23f1yabq1","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:21:23.765Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:21:25.981822+00', '2026-11-28 14:21:26.003608+00', NULL),
('msg_01m8h8ghn8jqj0qw9jffw8t0nr', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h8ghn83b6b9pv1ctb7sh5y', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:21:26.073Z","data":{"transactionId":"wd_01m8h8ghn83b6b9pv1ctb7sh5y","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:21:26.056Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:21:26.086476+00', '2026-11-28 14:21:26.532818+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h8g3r7egsw1qs3ej60k1fk', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'test', NULL, E'\\x6d70733179a2a2ae032689660c8a8816deb96afd2f063ecf3c27a40997f6b415d1827929f18cceb8f6870385c9e5bb7928e63f8843e46e7347133d1b82281e9da002d8f2622346c8d4239dfb89628eff1002b8de43760b475275', '2026-11-28 14:21:11.798817+00', NULL),
('whs_01m8h8g3r7zg624e9d21r58kzk', 'biz_01m8h8g3q84gmmteag7b1bexc5', 'prod', NULL, E'\\x6d70733179a2a2ae03268966765ba84c6b8e450bb7d93db680321606bbf6170d4ea9a58584630b60911247a0bd406b4b4d0e6f4b3f4470983800f4f74975375179234df89d47f2e031325627e640761b32824147de1d05005d98', '2026-11-28 14:21:11.798817+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h8g4jmpk3znzvca6errgck', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8g4vsekwjqmze3yfrfspk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8g52e7w5s7dqeczyhqm6a', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8ga7f4s3gcpthq2n6emsr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8gfdng0zf6gs23f1yabq1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h8ghn83b6b9pv1ctb7sh5y', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
