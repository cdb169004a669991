-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('114', '123', '178', '186', '187', '188', '191', '268', '306', '322', '50', '60', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 23:49:26.421072+00'),
('1025', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 23:49:26.421072+00'),
('1026', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'NGN', 'available', '0', '7360178', '13', '2026-11-27 23:49:26.421072+00'),
('1027', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 23:49:26.421072+00'),
('1028', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 23:49:26.421072+00'),
('1029', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 23:49:26.421072+00'),
('1030', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 23:49:26.421072+00'),
('1031', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 23:49:26.421072+00'),
('114', NULL, 'test', 'NGN', 'commission', '2', '165360', '2', '2026-11-27 23:49:04.71222+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32077', '1', '2026-11-27 23:49:04.71222+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-3271904', '6', '2026-11-27 23:49:04.71222+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-150050', '1', '2026-11-27 23:49:04.71222+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3207712', '1', '2026-11-27 23:49:04.71222+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '600000', '2', '2026-11-27 23:49:04.71222+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '1', '2', '2026-11-27 23:49:04.71222+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', '2026-11-27 23:49:04.71222+00'),
('306', NULL, 'test', 'NGN', 'conversion', '2', '-1535950', '1', '2026-11-27 23:49:04.71222+00'),
('322', NULL, 'test', 'USDT', 'conversion', '2', '10000000', '1', '2026-11-27 23:49:04.71222+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '7000', '4', '2026-11-27 23:49:04.71222+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '1000', '1', '2026-11-27 23:49:04.71222+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '0', '2', '2026-11-27 23:49:04.71222+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3175635', '7210128'),
('1026', '13', '23', '150050', '7360178'),
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
('114', '1', '1', '150000', '150000'),
('114', '2', '21', '15360', '165360'),
('123', '1', '22', '32077', '32077'),
('178', '1', '1', '-10000000', '-10000000'),
('178', '2', '3', '5000000', '-5000000'),
('178', '3', '7', '100002', '-4899998'),
('178', '4', '9', '100004', '-4799994'),
('178', '5', '18', '10000', '-4789994'),
('178', '6', '21', '1518090', '-3271904'),
('186', '1', '23', '-150050', '-150050'),
('187', '1', '22', '-3207712', '-3207712'),
('188', '1', '14', '100000', '100000'),
('188', '2', '16', '500000', '600000'),
('191', '1', '10', '-100004', '-100004'),
('191', '2', '12', '100005', '1'),
('268', '1', '19', '-25000000', '-25000000'),
('306', '1', '21', '-1535950', '-1535950'),
('322', '1', '21', '10000000', '10000000'),
('50', '1', '3', '2500', '2500'),
('50', '2', '7', '1000', '3500'),
('50', '3', '9', '1000', '4500'),
('50', '4', '21', '2500', '7000'),
('60', '1', '14', '1000', '1000'),
('63', '1', '10', '-1000', '-1000'),
('63', '2', '12', '1000', '0');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fpkxc9tzxgm8bf7zwp1r4p', 'payment', 'single', 'test', NULL, '2026-11-27 23:49:27.564562+00', NULL, NULL, NULL),
('10', 'wd_01m8fpm31afr60c52hgg56s8c8:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 23:49:38.521949+00', NULL, NULL, NULL),
('11', 'wd_01m8fpm8d25tgfgzhcstffbhah:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:38.851559+00', NULL, NULL, NULL),
('12', 'wd_01m8fpm8d25tgfgzhcstffbhah:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 23:49:41.119403+00', NULL, NULL, NULL),
('13', 'wd_01m8fpmaqfg1zx0af97zj9n0w5:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:41.236086+00', NULL, NULL, NULL),
('14', 'wd_01m8fpmaqfg1zx0af97zj9n0w5:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 23:49:41.301656+00', NULL, NULL, NULL),
('15', 'bill_01m8fpmb6316eph2p8eejb20y1:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:41.700565+00', NULL, NULL, NULL),
('16', 'bill_01m8fpmb6316eph2p8eejb20y1:post', 'bill_post', 'post', 'test', '15', '2026-11-27 23:49:41.774154+00', NULL, NULL, NULL),
('17', 'bill_01m8fpmbae59yrqwpr8mg6t97p:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:41.840084+00', NULL, NULL, NULL),
('18', 'bill_01m8fpmbae59yrqwpr8mg6t97p:post', 'bill_post', 'post', 'test', '17', '2026-11-27 23:49:41.887434+00', NULL, NULL, NULL),
('19', 'cp_01m8fpmbd7ayphzt2esbma7pqj', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 23:49:51.441211+00', NULL, NULL, NULL),
('2', 'wd_01m8fpkxdexa7m6w8swe3rx45n:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:27.600258+00', NULL, NULL, NULL),
('20', 'sale_01m8fpmmtqnw6gz8yy76zj6y4t:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:51.575856+00', NULL, NULL, NULL),
('21', 'sale_01m8fpmmtqnw6gz8yy76zj6y4t:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 23:49:51.642568+00', NULL, NULL, NULL),
('22', 'col_01m8fpmmyb6e46yc7b79vycxf7:credit', 'collection', 'single', 'test', NULL, '2026-11-27 23:49:53.853491+00', NULL, NULL, NULL),
('23', 'adj_01m8fpmqcd0a41afvy0k6pjk72', 'adjustment', 'single', 'test', NULL, '2026-11-27 23:49:54.201154+00', NULL, NULL, NULL),
('3', 'wd_01m8fpkxdexa7m6w8swe3rx45n:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 23:49:27.757571+00', NULL, NULL, NULL),
('4', 'wd_01m8fpkxqx5607fj8eepqbnjkd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:27.9361+00', NULL, NULL, NULL),
('5', 'wd_01m8fpkxqx5607fj8eepqbnjkd:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 23:49:28.040573+00', NULL, NULL, NULL),
('6', 'wd_01m8fpkxxwba2kkajxrsqdvcdg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:28.125463+00', NULL, NULL, NULL),
('7', 'wd_01m8fpkxxwba2kkajxrsqdvcdg:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 23:49:33.313886+00', NULL, NULL, NULL),
('8', 'wd_01m8fpm31afr60c52hgg56s8c8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:49:33.356357+00', NULL, NULL, NULL),
('9', 'wd_01m8fpm31afr60c52hgg56s8c8:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 23:49:33.4914+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fpkw8k5x13vsrgkb7md2k3', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'prod', E'\\x43e0a92ad1bedf852334d468cea50ccbbf7219c9444cce7bd8e3a0b8e0c41ccd', E'\\x6d70733169a996feb0d0d541820817ad86a5652d1956788d1ab1c51e2aab63d796722ac0cea7addc9be5177d4eab3b8f76cee533460eab93297997f92bc5ca6274e552d1fac7a6144f6b3b7127a980740b421ca5', 'exEl', NULL, NULL, NULL, '2026-11-27 23:49:26.425848+00', NULL, NULL, NULL),
('key_01m8fpkw8m96cksnc2c8tayfvz', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', E'\\x2acdd7003b565eafd94b0a2f75984fb92bf383f71a0444ac0c6d4c6135f72617', E'\\x6d70733169a996feb0d0d5411e221c518f85ea5ea379a92c074868b37ff27d9ceb202b8d84ea623eabc51900ff25fb42d2b483d46f0c84c22bc8bde3ae4ba4ca4374fa03f91ec2cf242154ecaf440cbcde347dd7', 'e5rz', NULL, NULL, NULL, '2026-11-27 23:49:26.425848+00', NULL, '2026-11-27 23:49:26.58113+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:2e79895912a7496044bee52a95655be70530c44be2984c0a8e7f44654339d635', '0', '1795909767085'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795824267033'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795824266994');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fpmb6316eph2p8eejb20y1', '1', 'simulator', 'simulator', '2026112800498f4zzqdmdfpjfjgm', '1', '1', '2026-11-27 23:49:41.771671+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112800498f4zzqdmdfpjfjgm', '2026-11-27 23:49:41.755+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fpmbae59yrqwpr8mg6t97p', '1', 'simulator', 'simulator', '2026112800491spnbrxqp4epjnh2', '1', '1', '2026-11-27 23:49:41.886466+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112800491spnbrxqp4epjnh2', '2026-11-27 23:49:41.868+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fpmmyb6e46yc7b79vycxf7', '1', 'simulator', 'simulator', 'col_01m8fpmmyb6e46yc7b79vycxf7', '1', '1', '2026-11-27 23:49:51.760415+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fpmmyb6e46yc7b79vycxf7', '2026-11-27 23:49:53.821+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fpmmtqnw6gz8yy76zj6y4t', '1', 'simulator', 'simulator', 'sale_01m8fpmmtqnw6gz8yy76zj6y4t', '1', '1', '2026-11-27 23:49:51.641747+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fpmmtqnw6gz8yy76zj6y4t', '2026-11-27 23:49:51.598+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpkxdexa7m6w8swe3rx45n', '1', 'simulator', 'simulator', 'wd_01m8fpkxdexa7m6w8swe3rx45n', '1', '1', '2026-11-27 23:49:27.747686+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpkxdexa7m6w8swe3rx45n', '2026-11-27 23:49:27.716+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpkxqx5607fj8eepqbnjkd', '1', 'simulator', 'simulator', 'wd_01m8fpkxqx5607fj8eepqbnjkd', '1', '1', '2026-11-27 23:49:28.036954+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fpkxqx5607fj8eepqbnjkd', '2026-11-27 23:49:28.009+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpkxxwba2kkajxrsqdvcdg', '1', 'simulator', 'simulator', 'wd_01m8fpkxxwba2kkajxrsqdvcdg', '1', '1', '2026-11-27 23:49:28.185135+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpkxxwba2kkajxrsqdvcdg', '2026-11-27 23:49:33.285+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpm31afr60c52hgg56s8c8', '1', 'simulator', 'simulator', 'wd_01m8fpm31afr60c52hgg56s8c8', '1', '1', '2026-11-27 23:49:33.48903+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fpm31afr60c52hgg56s8c8', '2026-11-27 23:49:38.508+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpm8d25tgfgzhcstffbhah', '1', 'simulator', 'simulator', 'wd_01m8fpm8d25tgfgzhcstffbhah', '1', '1', '2026-11-27 23:49:38.889083+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fpm8d25tgfgzhcstffbhah', '2026-11-27 23:49:41.051+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpmaqfg1zx0af97zj9n0w5', '1', 'simulator', 'simulator', 'wd_01m8fpmaqfg1zx0af97zj9n0w5', '1', '1', '2026-11-27 23:49:41.300926+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpmaqfg1zx0af97zj9n0w5', '2026-11-27 23:49:41.282+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 23:49:26.425848+00', 'system', 'business.create', 'biz_01m8fpkw8kaj4k85ryh7vs6392', '{"kycStatus": "APPROVED"}', 'biz_01m8fpkw8kaj4k85ryh7vs6392', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 23:49:27.439187+00', 'usr_01m8fpkw8kw192tarvm485sh5e', 'sign_in.new_network', 'biz_01m8fpkw8kaj4k85ryh7vs6392', '{}', 'biz_01m8fpkw8kaj4k85ryh7vs6392', NULL, 'token', 'e4954e4ff482', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 23:49:27.524078+00', 'usr_01m8fpkw8kw192tarvm485sh5e', 'webhook_url.change', 'biz_01m8fpkw8kaj4k85ryh7vs6392', '{}', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'token', 'e4954e4ff482', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:43439/webhooks"}'),
('4', '2026-11-27 23:49:41.119403+00', 'root', 'withdrawal.resolve', 'wd_01m8fpm8d25tgfgzhcstffbhah', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 23:49:54.088197+00', 'usr_01m8fpkw8kw192tarvm485sh5e', 'webhook_url.change', 'biz_01m8fpkw8kaj4k85ryh7vs6392', '{}', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'token', 'e4954e4ff482', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:43439/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 23:49:54.201154+00', 'ada', 'balance.adjust', 'biz_01m8fpkw8kaj4k85ryh7vs6392', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fpmqcd0a41afvy0k6pjk72"}', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fpmqcd0a41afvy0k6pjk72', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 23:49:54.201154+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 23:49:26.425848+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 23:49:16.888527+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 23:49:16.888527+00');
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
('bill_01m8fpmb6316eph2p8eejb20y1', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '92106493913092664158', '{}', '73.52 kWh'),
('bill_01m8fpmbae59yrqwpr8mg6t97p', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', '{}', '{}', 'false', '{}', '2026-11-27 23:49:26.425848+00', '2026-11-27 23:49:54.088197+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 23:49:51.445+00', '2026-11-27 23:49:53.550177+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '00d5572ae53746723bab7e5ccf39dd8ef3e7e19492c45903f72d61b0db629ab9', '0', 'test', 'cp_01m8fpmbd7ayphzt2esbma7pqj', 'biz_01m8fpkw8kaj4k85ryh7vs6392', '5', '2026-11-27 23:49:44.453+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 23:49:46.487757+00'),
('simulated', '7b444a3afde6d103c7e207e0ab32ac75729e94a61ac70ba021a9f29dff6fbc9b', '0', 'test', 'cp_01m8fpmbd7ayphzt2esbma7pqj', 'biz_01m8fpkw8kaj4k85ryh7vs6392', '4', '2026-11-27 23:49:41.966+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 23:49:44.191729+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fpmmyb6e46yc7b79vycxf7', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.30850000', '0', '127.02541500', '32077', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fpmmyb6e46yc7b79vycxf7');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fpmbd7ayphzt2esbma7pqj', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z', '00d5572ae53746723bab7e5ccf39dd8ef3e7e19492c45903f72d61b0db629ab9', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fpmbd1dp0sqq74fty9fp7n', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 00:49:41.927+00', '2026-11-27 23:49:41.927+00', '2026-11-27 23:49:51.422+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('85c1565d2e074dbbf071359c870a7a4918319aae70611a613ac5759b09454520', 'swp_01m8fpmfwtkng894pvxaz7wejy', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140cdd4acfba1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15412e0196f1fcc0fd62145bb6ed76d718ef5217ec961215419bd992d5ff2018c7a30a5f4f787b870726f3e7ab18d090c10670edffa8fba1341241fd59a8e708cec40e070661a4bb1c6143e490186c2fd52f89ff0e335f274103796277661a0fce37bf249dde0190ba3109ff966ed757a603f2f3601b6c7bb0b81e1b', '2026-11-27 23:50:46.605+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 23:49:46.970761+00'),
('befd235d4591952dbeb3800c6026981579dcaeca873eaaae0ab21880174c1d80', 'swp_01m8fpmfwtkng894pvxaz7wejy', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4080e9acfba1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15419bd992d5ff2018c7a30a5f4f787b870726f3e7ab121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000002c0482939f95296674e26dcfc1dc6f3c20021f5000000000000000000000000000000000000000000000000000000000017d784070a094a9fba1349001d090c1061241e1be31c927da58247e95625ce54b128c351a59a5899bb2ba1b41ee63a19ceb1e321b37f7a4ea47d9852c985f2f7f4d312ad215240f9896b4bb14cdfa9bbd597e1c', '2026-11-27 23:50:49.216+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 23:49:49.223251+00'),
('c1433b237b0cb3c9d400f1b9d1b70ebd3b0ceef4b4f4c6eb96aeb6ff4ce94f13', 'swp_01m8fpmfwtkng894pvxaz7wejy', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840a7faacfba1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15419bd992d5ff2018c7a30a5f4f787b870726f3e7ab1215412e0196f1fcc0fd62145bb6ed76d718ef5217ec9618b0a81770c7a5a9fba1341241012443cc53c414a0cbea84f5481852729fe6b1d53c3f841289c74e477a3573485e36a7943a8d5574cd9d27c24c3df94bdd875c00c560f58d6c303aa512fd3b831b', '2026-11-27 23:50:51.431+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 23:49:51.435869+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fpmfwtkng894pvxaz7wejy', 'cp_01m8fpmbd7ayphzt2esbma7pqj', 'test', '0', 'TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 23:49:46.509032+00', '2026-11-27 23:49:51.41307+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', 'collection', '1', '3175635', '0'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', 'sales', '1', '1520590'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/bills/data', '1fd98b3bee9d3ef5f866c4c94092c966', E'\\x2fd14c6456a5cb84753f713b06826eb36c8799cb240d85842aa41d973aa67f38', 'bill_01m8fpmbae59yrqwpr8mg6t97p', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fpmbae59yrqwpr8mg6t97p","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 23:49:41.840084+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/bills/electricity', 'e4a724ebe25311cec9139506051da1a2', E'\\xa080e8c9806ee6b6e0fcfb5c27294f1448cf5899a070bd7d030fcaf1bc3d0f77', 'bill_01m8fpmb6316eph2p8eejb20y1', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fpmb6316eph2p8eejb20y1","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"92106493913092664158","units":"73.52 kWh"}', '2026-11-27 23:49:41.700565+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/cross-border/collections', '032854289c749342c39f6ed20a94530d', E'\\x50c56dcb72e8bcb48c2f1760c79df2d14afb9797f43649c99c8e7b8f4dde818e', 'col_01m8fpmmyb6e46yc7b79vycxf7', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fpmmyb6e46yc7b79vycxf7","reference":"col_01m8fpmmyb6e46yc7b79vycxf7","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31756.35,"targetCurrency":"NGN","rate":127.025415,"providerFee":0,"providerRate":128.3085,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T23:49:51.700Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 23:49:51.700068+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/crypto/payments/cp_01m8fpmbd7ayphzt2esbma7pqj/simulate-deposit', '6461b776e5e4520cbcfb1c8b716acd47', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fpmbd7ayphzt2esbma7pqj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fpmbd7ayphzt2esbma7pqj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z","checkoutUrl":"http://127.0.0.1:34227/pay/01m8fpmbd7ayphzt2esbma7pqjjb3hcvbcjw1wtgt2cp0mnfdnnx","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:49:41.927Z","payableUntil":"2026-11-28T00:49:41.927Z","environment":"test","createdAt":"2026-11-27T23:49:41.927Z","updatedAt":"2026-11-27T23:49:41.927Z","metadata":{"simulated":true}},"deposit":{"txHash":"7b444a3afde6d103c7e207e0ab32ac75729e94a61ac70ba021a9f29dff6fbc9b","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 23:49:41.963123+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/crypto/payments/cp_01m8fpmbd7ayphzt2esbma7pqj/simulate-deposit', 'e557046110b3988c9da232cc30e5fb15', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fpmbd7ayphzt2esbma7pqj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fpmbd7ayphzt2esbma7pqj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z","checkoutUrl":"http://127.0.0.1:34227/pay/01m8fpmbd7ayphzt2esbma7pqjjb3hcvbcjw1wtgt2cp0mnfdnnx","returnUrl":null,"status":"UNDERPAID","txHash":"7b444a3afde6d103c7e207e0ab32ac75729e94a61ac70ba021a9f29dff6fbc9b","reviewReason":null,"expiresAt":"2026-11-28T00:49:41.927Z","payableUntil":"2026-11-28T01:49:41.927Z","environment":"test","createdAt":"2026-11-27T23:49:41.927Z","updatedAt":"2026-11-27T23:49:44.199Z","metadata":{"simulated":true}},"deposit":{"txHash":"00d5572ae53746723bab7e5ccf39dd8ef3e7e19492c45903f72d61b0db629ab9","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 23:49:44.452835+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/crypto/payments/create', 'bda0f1d24f36efdc57f055dd132b202d', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fpmbd7ayphzt2esbma7pqj', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fpmbd7ayphzt2esbma7pqj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z","checkoutUrl":"http://127.0.0.1:34227/pay/01m8fpmbd7ayphzt2esbma7pqjjb3hcvbcjw1wtgt2cp0mnfdnnx","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:49:41.927Z","payableUntil":"2026-11-28T00:49:41.927Z","environment":"test","createdAt":"2026-11-27T23:49:41.927Z","updatedAt":"2026-11-27T23:49:41.927Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 23:49:41.940096+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/crypto/withdrawals/request', '9aa4cd1d33d562e684a232ddbf3ee242', E'\\x10deb1dfab632ae80ad074fa9e11d61c2075a1e465e2bdc221627065ba243ea3', 'sale_01m8fpmmtqnw6gz8yy76zj6y4t', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fpmmtqnw6gz8yy76zj6y4t","amountUsdt":10,"conversionRate":1520.59,"grossAmountNgn":15205.9,"withdrawalFeeNgn":25,"netAmountNgn":15180.9,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fpmmtqnw6gz8yy76zj6y4t","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:49:51.575Z"},"simulated":true,"environment":"test"}', '2026-11-27 23:49:51.575856+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/payment/process', '1aeeadb315f701312004bcabcc562628', E'\\x46ebe9f61556acedcbd3c8388de7dc569d26e48f90e902710f6a74f5d091b17d', 'txn_01m8fpkxc9tzxgm8bf7zwp1r4p', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fpkxc9tzxgm8bf7zwp1r4p","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:49:27.564562+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/withdrawal/request', '504e45df8686d13f54db51dc1cf7d211', E'\\x2d41593be366a6abbc27564ec351d31ae0e3680d8af46b7c7567db139f9be973', 'wd_01m8fpkxqx5607fj8eepqbnjkd', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fpkxqx5607fj8eepqbnjkd","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:49:27.936Z","environment":"test","simulated":true},"requestId":"req_01m8fpkxqf706j461d61nkb98z","simulated":true,"environment":"test"}', '2026-11-27 23:49:27.9361+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/withdrawal/request', '669ccb483beaf05c42a4edadabd27717', E'\\xfa3aa2cbfd52bf2f2a985f8d7ebcfdbd29613a0b41e2c6e31723b2386169cc06', 'wd_01m8fpm31afr60c52hgg56s8c8', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpm31afr60c52hgg56s8c8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:49:33.356Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:49:33.356357+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/withdrawal/request', '95a1cff7637ca9fed73f497bf2d451ab', E'\\x88e96931585e07aa094ae1b8f223e96f76d0c06f12444fd6a164b2e6f5f62c2f', 'wd_01m8fpkxxwba2kkajxrsqdvcdg', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fpkxxwba2kkajxrsqdvcdg","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:49:28.125Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:49:28.125463+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/withdrawal/request', 'd26f50a9078e0fd90c63b9b4758f135c', E'\\xfde6b7bdda6468273d69fab1834b3aed584eb6746a0882fca6c95814c16d6492', 'wd_01m8fpm8d25tgfgzhcstffbhah', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fpm8d25tgfgzhcstffbhah","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:49:38.851Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:49:38.851559+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/withdrawal/request', 'demo-602a6ba2-2f02-4b1f-af66-abb9db1c2579', E'\\xdecaec7c636a6ddd593dc829f902ecf6f41d954f3c0b26e80b44361a62831ae6', 'wd_01m8fpkxdexa7m6w8swe3rx45n', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpkxdexa7m6w8swe3rx45n","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:49:27.600Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:49:27.600258+00'),
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '/withdrawal/request', 'e5c01b5562088dd20af459f88190c721', E'\\x76306662f353782cc0820277b3e76bbec9e9b8e16443b8d97c04680ebe6558a0', 'wd_01m8fpmaqfg1zx0af97zj9n0w5', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpmaqfg1zx0af97zj9n0w5","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:49:41.236Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:49:41.236086+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733169a996feb0d0d541dc14b600c95ad18de9a4f807a9e7e6f871e7f7f554765f5fb3b92e5bcbc341113496a3f728c31897a9414323ccfef791bec92886455bd64fad4ca2c5e229937fc6c2880e2047e400', '2026-11-27 23:49:16.737719+00', '2026-11-27 23:49:16.737719+00'),
('sandbox_seed', E'\\x6d70733169a996feb0d0d541cc44bcde68adc75ef45729ddae3b3afff940b30233ffa75bedcd6b7f140c0d2e5bd7c289fb327016d126380903b6cf25df2062c023e72c7b76e4cfa02e1f53e71f7fe96f58af55e05889971780a84b23d1e269d73a3d147b5839381e78bcc3a9a937e0e1', '2026-11-27 23:49:16.730139+00', '2026-11-27 23:49:16.730139+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fpkw8kw192tarvm485sh5e', E'\\xdf1129a86bbfe8f18564a7e0d52546a3f77a9c40203a9eb6e9dd90baea6599e8', '2026-11-27 23:49:27.439187+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-27 23:49:27.439187+00', '2026-11-27 23:49:27.439187+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:49:28.366385+00'),
('2', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:43439/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:49:27.524078+00', '2026-11-27 23:49:27.524078+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:49:28.366385+00'),
('3', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:43439/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:49:54.088197+00', '2026-11-27 23:49:54.088197+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fpmah1m0mrr7pb8khaj6nk', 'withdrawal.resolve', 'wd_01m8fpm8d25tgfgzhcstffbhah', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 23:49:41.025089+00', '2026-11-28 23:49:41.025089+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fpmb6316eph2p8eejb20y1', 'bill', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112800498f4zzqdmdfpjfjgm', NULL, '2026-11-27 23:49:41.700565+00', '2026-11-27 23:49:41.774154+00'),
('bill_01m8fpmbae59yrqwpr8mg6t97p', 'bill', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112800491spnbrxqp4epjnh2', NULL, '2026-11-27 23:49:41.840084+00', '2026-11-27 23:49:41.887434+00'),
('col_01m8fpmmyb6e46yc7b79vycxf7', 'collection', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 23:50:11.700068+00', NULL, 'sim_col_01m8fpmmyb6e46yc7b79vycxf7', NULL, '2026-11-27 23:49:51.700068+00', '2026-11-27 23:49:53.853491+00'),
('sale_01m8fpmmtqnw6gz8yy76zj6y4t', 'usdt_sale', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fpmmtqnw6gz8yy76zj6y4t', NULL, '2026-11-27 23:49:51.575856+00', '2026-11-27 23:49:51.642568+00'),
('wd_01m8fpkxdexa7m6w8swe3rx45n', 'withdrawal', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpkxdexa7m6w8swe3rx45n', NULL, '2026-11-27 23:49:27.600258+00', '2026-11-27 23:49:27.757571+00'),
('wd_01m8fpkxqx5607fj8eepqbnjkd', 'withdrawal', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpkxqx5607fj8eepqbnjkd', 'The sandbox fails amounts ending in .01.', '2026-11-27 23:49:27.9361+00', '2026-11-27 23:49:28.040573+00'),
('wd_01m8fpkxxwba2kkajxrsqdvcdg', 'withdrawal', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpkxxwba2kkajxrsqdvcdg', NULL, '2026-11-27 23:49:28.125463+00', '2026-11-27 23:49:33.313886+00'),
('wd_01m8fpm31afr60c52hgg56s8c8', 'withdrawal', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpm31afr60c52hgg56s8c8', 'The sandbox reverses amounts ending in .04.', '2026-11-27 23:49:33.356357+00', '2026-11-27 23:49:38.521949+00'),
('wd_01m8fpm8d25tgfgzhcstffbhah', 'withdrawal', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fpmah1m0mrr7pb8khaj6nk', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpm8d25tgfgzhcstffbhah', NULL, '2026-11-27 23:49:38.851559+00', '2026-11-27 23:49:41.119403+00'),
('wd_01m8fpmaqfg1zx0af97zj9n0w5', 'withdrawal', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpmaqfg1zx0af97zj9n0w5', NULL, '2026-11-27 23:49:41.236086+00', '2026-11-27 23:49:41.301656+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TDyx8s5w16aSf3wSSQ9rSfG6MjaooJkQ5n', '25000000', '0', 'false'),
('TEATzLFCMiShYK41oiqBfpmueWuAuoPfP2', '0', '8999999985632000', 'true'),
('TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795823367314'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795823377436'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795823381966'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795823384453'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795823387032'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795823389234'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795823391445');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('00d5572ae53746723bab7e5ccf39dd8ef3e7e19492c45903f72d61b0db629ab9', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z', '15000000', '0', '0'),
('7b444a3afde6d103c7e207e0ab32ac75729e94a61ac70ba021a9f29dff6fbc9b', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z', '10000000', '0', '0'),
('85c1565d2e074dbbf071359c870a7a4918319aae70611a613ac5759b09454520', '6', 'trx_transfer', 'SUCCESS', 'TEATzLFCMiShYK41oiqBfpmueWuAuoPfP2', 'TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z', '13650000', '1100000', '0'),
('befd235d4591952dbeb3800c6026981579dcaeca873eaaae0ab21880174c1d80', '7', 'usdt_transfer', 'SUCCESS', 'TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z', 'TDyx8s5w16aSf3wSSQ9rSfG6MjaooJkQ5n', '25000000', '13000000', '130000'),
('c1433b237b0cb3c9d400f1b9d1b70ebd3b0ceef4b4f4c6eb96aeb6ff4ce94f13', '8', 'trx_transfer', 'SUCCESS', 'TQBGP51Uzf1b13eQ392kEdXqF6ZZ7pEU6z', 'TEATzLFCMiShYK41oiqBfpmueWuAuoPfP2', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fpmb6316eph2p8eejb20y1', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fpmb5jjaa0da3byz1d4pk0', '2026-11-27 23:49:41.700565+00', '2026-11-27 23:49:41.774154+00'),
('bill_01m8fpmbae59yrqwpr8mg6t97p', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fpmba67hva4kz4gy1rjppb', '2026-11-27 23:49:41.840084+00', '2026-11-27 23:49:41.887434+00'),
('col_01m8fpmmyb6e46yc7b79vycxf7', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'collection', 'COMPLETED', '3175635', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fpmmy3y44nkfzwrahfk4n1', '2026-11-27 23:49:51.700068+00', '2026-11-27 23:49:53.853491+00'),
('txn_01m8fpkxc9tzxgm8bf7zwp1r4p', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fpkxc6190br3cny9kphcsf', '2026-11-27 23:49:27.564562+00', '2026-11-27 23:49:27.564562+00'),
('wd_01m8fpkxdexa7m6w8swe3rx45n', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpkxd2wxpw42r8mtnhaha8', '2026-11-27 23:49:27.600258+00', '2026-11-27 23:49:27.757571+00'),
('wd_01m8fpkxqx5607fj8eepqbnjkd', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpkxqf706j461d61nkb98z', '2026-11-27 23:49:27.9361+00', '2026-11-27 23:49:28.040573+00'),
('wd_01m8fpkxxwba2kkajxrsqdvcdg', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpkxxn7xjt66zyyfsqcmrb', '2026-11-27 23:49:28.125463+00', '2026-11-27 23:49:33.313886+00'),
('wd_01m8fpm31afr60c52hgg56s8c8', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpm314emvabnsc2rwz61d4', '2026-11-27 23:49:33.356357+00', '2026-11-27 23:49:38.521949+00'),
('wd_01m8fpm8d25tgfgzhcstffbhah', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpm8c239rgsx40v552d0g4', '2026-11-27 23:49:38.851559+00', '2026-11-27 23:49:41.119403+00'),
('wd_01m8fpmaqfg1zx0af97zj9n0w5', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpmaq5yvczw6e4dyfggd1k', '2026-11-27 23:49:41.236086+00', '2026-11-27 23:49:41.301656+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fpmmtf7srrpxwbcm349z9n', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', '10000000', '1535.95000000', '1520.59000000', '1520590', '2500', '1518090', '15360', '2026-11-27 23:49:51.568867+00', '2026-11-27 23:50:51.568+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fpmmtqnw6gz8yy76zj6y4t', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'COMPLETED', '10000000', '1535.95000000', '1520.59000000', '1520590', '2500', '1518090', '15360', 'qte_01m8fpmmtf7srrpxwbcm349z9n', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fpmmtkpv3k2cjxtn5mazt9', '2026-11-27 23:49:51.575856+00', '2026-11-27 23:49:51.642568+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fpkw8kw192tarvm485sh5e', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$jxFHdsuP72N3QvL3fK5Ptw$nUETSWq0RSAl3Y2h6P+7kKm7ojFmnnLlpud60MtKOyE', '1', NULL, NULL, NULL, '2026-11-27 23:49:26.425848+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'simulator', 'biz_01m8fpkw8kaj4k85ryh7vs6392', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 23:49:26.425848+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fpkxjjxe1n1m9h5qy0ntak', '1', 'http://127.0.0.1:43439/webhooks', '2026-11-27 23:49:27.806+00', '18', '204', '', NULL),
('msg_01m8fpkxvq7k4w1tftf1rx32pq', '1', 'http://127.0.0.1:43439/webhooks', '2026-11-27 23:49:28.077+00', '9', '204', '', NULL),
('msg_01m8fpm306cys3c7hhz027zmnk', '1', 'http://127.0.0.1:43439/webhooks', '2026-11-27 23:49:33.331+00', '4', '204', '', NULL),
('msg_01m8fpm35v1wsq8karetkwsm8k', '1', 'http://127.0.0.1:43439/webhooks', '2026-11-27 23:49:33.509+00', '4', '204', '', NULL),
('msg_01m8fpm82wd3z5hbxtqfty0y8p', '1', 'http://127.0.0.1:43439/webhooks', '2026-11-27 23:49:38.546+00', '3', '204', '', NULL),
('msg_01m8fpmam1s2kc6b6412aq1dah', '1', 'http://127.0.0.1:43439/webhooks', '2026-11-27 23:49:41.139+00', '12', '204', '', NULL),
('msg_01m8fpmasswk4zs905m485dr1d', '1', 'http://127.0.0.1:43439/webhooks', '2026-11-27 23:49:41.345+00', '6', '500', '', NULL),
('msg_01m8fpmasswk4zs905m485dr1d', '2', 'http://127.0.0.1:43439/webhooks', '2026-11-27 23:49:41.607+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fpkxjjxe1n1m9h5qy0ntak', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal.completed', 'wd_01m8fpkxdexa7m6w8swe3rx45n', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:49:27.716Z","data":{"transactionId":"wd_01m8fpkxdexa7m6w8swe3rx45n","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:49:27.600Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:49:27.757571+00', '2026-11-27 23:49:27.852913+00', NULL),
('msg_01m8fpkxvq7k4w1tftf1rx32pq', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal.failed', 'wd_01m8fpkxqx5607fj8eepqbnjkd', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:49:28.009Z","data":{"transactionId":"wd_01m8fpkxqx5607fj8eepqbnjkd","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:49:27.936Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:49:28.040573+00', '2026-11-27 23:49:28.087186+00', NULL),
('msg_01m8fpm306cys3c7hhz027zmnk', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal.completed', 'wd_01m8fpkxxwba2kkajxrsqdvcdg', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:49:33.285Z","data":{"transactionId":"wd_01m8fpkxxwba2kkajxrsqdvcdg","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:49:28.125Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:49:33.313886+00', '2026-11-27 23:49:33.336551+00', NULL),
('msg_01m8fpm35v1wsq8karetkwsm8k', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal.completed', 'wd_01m8fpm31afr60c52hgg56s8c8', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:49:33.463Z","data":{"transactionId":"wd_01m8fpm31afr60c52hgg56s8c8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:49:33.356Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:49:33.4914+00', '2026-11-27 23:49:33.516134+00', NULL),
('msg_01m8fpm82wd3z5hbxtqfty0y8p', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal.failed', 'wd_01m8fpm31afr60c52hgg56s8c8', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:49:38.508Z","data":{"transactionId":"wd_01m8fpm31afr60c52hgg56s8c8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:49:33.356Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:49:38.521949+00', '2026-11-27 23:49:38.557174+00', NULL),
('msg_01m8fpmam1s2kc6b6412aq1dah', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal.completed', 'wd_01m8fpm8d25tgfgzhcstffbhah', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:49:41.104Z","data":{"transactionId":"wd_01m8fpm8d25tgfgzhcstffbhah","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:49:38.851Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:49:41.119403+00', '2026-11-27 23:49:41.156163+00', NULL),
('msg_01m8fpmasswk4zs905m485dr1d', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', 'withdrawal.completed', 'wd_01m8fpmaqfg1zx0af97zj9n0w5', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:49:41.282Z","data":{"transactionId":"wd_01m8fpmaqfg1zx0af97zj9n0w5","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:49:41.236Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:49:41.301656+00', '2026-11-27 23:49:41.610191+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fpkw8z20seckg2hq5wacet', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'prod', E'\\x6d70733169a996feb0d0d54163b15661193e1209b39c47ba34512a62a08111854877ef06ea3fad278a7f4a655811796bf2b33bd0f5cb492bb8d2741c76d5e94de834cb307786b19df802dfc800a06f4b17291cb51410ea21c1a0', '2026-11-27 23:49:26.425848+00', NULL),
('whs_01m8fpkw8zgzsjrbrwt2s6ryw6', 'biz_01m8fpkw8kaj4k85ryh7vs6392', 'test', E'\\x6d70733169a996feb0d0d541287c953b4c1780e2cfcbc5865401ab428d07c53b30683ef58457b09d2bb95a404731f15ec7c267d7d93929215defcecd83333f0e45b62257037298e4d3d1cb1de1a51a7ca8c5fcc44d8544fe137d', '2026-11-27 23:49:26.425848+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fpkxdexa7m6w8swe3rx45n', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpkxqx5607fj8eepqbnjkd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpkxxwba2kkajxrsqdvcdg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpm31afr60c52hgg56s8c8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpm8d25tgfgzhcstffbhah', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpmaqfg1zx0af97zj9n0w5', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
