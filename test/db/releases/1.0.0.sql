-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('115', '117', '127', '177', '178', '179', '180', '181', '191', '271', '309', '325', '50', '53', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 05:22:26.462015+00'),
('1025', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 05:22:26.462015+00'),
('1026', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'NGN', 'available', '0', '7371499', '13', '2026-11-28 05:22:26.462015+00'),
('1027', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 05:22:26.462015+00'),
('1028', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 05:22:26.462015+00'),
('1029', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 05:22:26.462015+00'),
('1030', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 05:22:26.462015+00'),
('1031', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 05:22:26.462015+00'),
('115', NULL, 'test', 'NGN', 'commission', '3', '150000', '1', '2026-11-28 05:22:17.849477+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '15420', '1', '2026-11-28 05:22:17.849477+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '32191', '1', '2026-11-28 05:22:17.849477+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '500000', '1', '2026-11-28 05:22:17.849477+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '5110005', '5', '2026-11-28 05:22:17.849477+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-10000000', '1', '2026-11-28 05:22:17.849477+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '-150050', '1', '2026-11-28 05:22:17.849477+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '1523510', '1', '2026-11-28 05:22:17.849477+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-3019145', '3', '2026-11-28 05:22:17.849477+00'),
('271', NULL, 'test', 'USDT', 'custody', '15', '-25000000', '1', '2026-11-28 05:22:17.849477+00'),
('309', NULL, 'test', 'NGN', 'conversion', '5', '-1541430', '1', '2026-11-28 05:22:17.849477+00'),
('325', NULL, 'test', 'USDT', 'conversion', '5', '10000000', '1', '2026-11-28 05:22:17.849477+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '3500', '4', '2026-11-28 05:22:17.849477+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '2500', '1', '2026-11-28 05:22:17.849477+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '2000', '2', '2026-11-28 05:22:17.849477+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3186956', '7221449'),
('1026', '13', '23', '150050', '7371499'),
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
('115', '1', '1', '150000', '150000'),
('117', '1', '21', '15420', '15420'),
('127', '1', '22', '32191', '32191'),
('177', '1', '16', '500000', '500000'),
('178', '1', '3', '5000000', '5000000'),
('178', '2', '9', '100004', '5100004'),
('178', '3', '10', '-100004', '5000000'),
('178', '4', '12', '100005', '5100005'),
('178', '5', '18', '10000', '5110005'),
('179', '1', '1', '-10000000', '-10000000'),
('180', '1', '23', '-150050', '-150050'),
('181', '1', '21', '1523510', '1523510'),
('191', '1', '7', '100002', '100002'),
('191', '2', '14', '100000', '200002'),
('191', '3', '22', '-3219147', '-3019145'),
('271', '1', '19', '-25000000', '-25000000'),
('309', '1', '21', '-1541430', '-1541430'),
('325', '1', '21', '10000000', '10000000'),
('50', '1', '3', '2500', '2500'),
('50', '2', '9', '1000', '3500'),
('50', '3', '10', '-1000', '2500'),
('50', '4', '12', '1000', '3500'),
('53', '1', '21', '2500', '2500'),
('63', '1', '7', '1000', '1000'),
('63', '2', '14', '1000', '2000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g9nm959t64myjegyha699k', 'payment', 'single', 'test', NULL, '2026-11-28 05:22:26.728202+00', NULL, NULL, NULL),
('10', 'wd_01m8g9nseyj48bcpeyc4bxbrv7:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 05:22:37.089004+00', NULL, NULL, NULL),
('11', 'wd_01m8g9nyjfse8d6q8qzec5eary:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:37.264997+00', NULL, NULL, NULL),
('12', 'wd_01m8g9nyjfse8d6q8qzec5eary:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 05:22:39.565393+00', NULL, NULL, NULL),
('13', 'wd_01m8g9p0w081xb7fg6ryv3z3tv:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:39.616962+00', NULL, NULL, NULL),
('14', 'wd_01m8g9p0w081xb7fg6ryv3z3tv:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 05:22:39.648106+00', NULL, NULL, NULL),
('15', 'bill_01m8g9p1sy05jyjae9np7qd8q1:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:40.57577+00', NULL, NULL, NULL),
('16', 'bill_01m8g9p1sy05jyjae9np7qd8q1:post', 'bill_post', 'post', 'test', '15', '2026-11-28 05:22:40.61779+00', NULL, NULL, NULL),
('17', 'bill_01m8g9p1wp7q8kpz1pnvpp9s85:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:40.662848+00', NULL, NULL, NULL),
('18', 'bill_01m8g9p1wp7q8kpz1pnvpp9s85:post', 'bill_post', 'post', 'test', '17', '2026-11-28 05:22:40.689803+00', NULL, NULL, NULL),
('19', 'cp_01m8g9p1z00vqc9rh7gnp5pdhm', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 05:22:50.790944+00', NULL, NULL, NULL),
('2', 'wd_01m8g9nma1a1aq6n1q9n9y9fp2:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:26.754429+00', NULL, NULL, NULL),
('20', 'sale_01m8g9pbyjychq2xvjcd5mzd7q:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:50.962968+00', NULL, NULL, NULL),
('21', 'sale_01m8g9pbyjychq2xvjcd5mzd7q:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 05:22:51.012588+00', NULL, NULL, NULL),
('22', 'col_01m8g9pc1gk87s3z8p5q9rhhzp:credit', 'collection', 'single', 'test', NULL, '2026-11-28 05:22:53.1563+00', NULL, NULL, NULL),
('23', 'adj_01m8g9pe8nd0h2b5t4ks0sym82', 'adjustment', 'single', 'test', NULL, '2026-11-28 05:22:53.33569+00', NULL, NULL, NULL),
('3', 'wd_01m8g9nma1a1aq6n1q9n9y9fp2:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 05:22:26.80288+00', NULL, NULL, NULL),
('4', 'wd_01m8g9nmdyt13md4nefzw0xxjx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:26.87927+00', NULL, NULL, NULL),
('5', 'wd_01m8g9nmdyt13md4nefzw0xxjx:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 05:22:26.908648+00', NULL, NULL, NULL),
('6', 'wd_01m8g9nmg2aywz7wfrg0115k9b:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:26.946781+00', NULL, NULL, NULL),
('7', 'wd_01m8g9nmg2aywz7wfrg0115k9b:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 05:22:31.995042+00', NULL, NULL, NULL),
('8', 'wd_01m8g9nseyj48bcpeyc4bxbrv7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:22:32.030906+00', NULL, NULL, NULL),
('9', 'wd_01m8g9nseyj48bcpeyc4bxbrv7:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 05:22:32.057719+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g9nm0x4a4b5h21z6wgy8vn', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'prod', E'\\xcb23bff0eda33826667c2c5b7597021288f2aea7201c2089b9c27ee3b2b40902', E'\\x6d707331bc2799f964e748205bf9afcf1dc053231a3b7b23b4d2b5cc62220eb480860ef649e5c445e5ebb3a63bc29146fd5a6d196571af7c06d27bb82b12f78714e2c26b2a1feef06ab37a467a9b3504e0c2e3f7', 'xO30', NULL, NULL, NULL, '2026-11-28 05:22:26.464846+00', NULL, NULL, NULL),
('key_01m8g9nm0xahdr6nbdf7zdegp5', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', E'\\xeeab66e6b40f9741bf138bc4c8032da989a3ee5a4828a9baa604a1e98059fbed', E'\\x6d707331bc2799f964e748207dde4fe4ad9a602a17f022d73d3c927ebdcd5a6a4127fe3ac108ec27c97c66880d19cade03adfdea0d0136540315fbe30fa4e54719f111e31f020f5e5d0540b6fc3f55c9065b238a', '06Fi', NULL, NULL, NULL, '2026-11-28 05:22:26.464846+00', NULL, '2026-11-28 05:22:26.523508+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:b6e151ec3f4f1741354bcfc7a7586f537d62bc9b1b38f346293dbf95399aa64e', '0', '1795929746637'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795844246629'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795844246626');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g9p1sy05jyjae9np7qd8q1', '1', 'simulator', 'simulator', '20261128062235192fg793zsbvg4', '1', '1', '2026-11-28 05:22:40.612413+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128062235192fg793zsbvg4', '2026-11-28 05:22:40.601+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g9p1wp7q8kpz1pnvpp9s85', '1', 'simulator', 'simulator', '2026112806226sg1rs9e6hmm0b1v', '1', '1', '2026-11-28 05:22:40.689091+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112806226sg1rs9e6hmm0b1v', '2026-11-28 05:22:40.679+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g9pc1gk87s3z8p5q9rhhzp', '1', 'simulator', 'simulator', 'col_01m8g9pc1gk87s3z8p5q9rhhzp', '1', '1', '2026-11-28 05:22:51.099891+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g9pc1gk87s3z8p5q9rhhzp', '2026-11-28 05:22:53.144+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g9pbyjychq2xvjcd5mzd7q', '1', 'simulator', 'simulator', 'sale_01m8g9pbyjychq2xvjcd5mzd7q', '1', '1', '2026-11-28 05:22:51.010987+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g9pbyjychq2xvjcd5mzd7q', '2026-11-28 05:22:50.996+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g9nma1a1aq6n1q9n9y9fp2', '1', 'simulator', 'simulator', 'wd_01m8g9nma1a1aq6n1q9n9y9fp2', '1', '1', '2026-11-28 05:22:26.800989+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g9nma1a1aq6n1q9n9y9fp2', '2026-11-28 05:22:26.782+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g9nmdyt13md4nefzw0xxjx', '1', 'simulator', 'simulator', 'wd_01m8g9nmdyt13md4nefzw0xxjx', '1', '1', '2026-11-28 05:22:26.907512+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g9nmdyt13md4nefzw0xxjx', '2026-11-28 05:22:26.899+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g9nmg2aywz7wfrg0115k9b', '1', 'simulator', 'simulator', 'wd_01m8g9nmg2aywz7wfrg0115k9b', '1', '1', '2026-11-28 05:22:26.967975+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g9nmg2aywz7wfrg0115k9b', '2026-11-28 05:22:31.982+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g9nseyj48bcpeyc4bxbrv7', '1', 'simulator', 'simulator', 'wd_01m8g9nseyj48bcpeyc4bxbrv7', '1', '1', '2026-11-28 05:22:32.05707+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g9nseyj48bcpeyc4bxbrv7', '2026-11-28 05:22:37.075+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g9nyjfse8d6q8qzec5eary', '1', 'simulator', 'simulator', 'wd_01m8g9nyjfse8d6q8qzec5eary', '1', '1', '2026-11-28 05:22:37.304727+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g9nyjfse8d6q8qzec5eary', '2026-11-28 05:22:39.503+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g9p0w081xb7fg6ryv3z3tv', '1', 'simulator', 'simulator', 'wd_01m8g9p0w081xb7fg6ryv3z3tv', '1', '1', '2026-11-28 05:22:39.64745+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g9p0w081xb7fg6ryv3z3tv', '2026-11-28 05:22:39.634+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 05:22:26.464846+00', 'system', 'business.create', 'biz_01m8g9nm0wsqfcz8wragqnaaft', '{"kycStatus": "APPROVED"}', 'biz_01m8g9nm0wsqfcz8wragqnaaft', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 05:22:26.667327+00', 'usr_01m8g9nm0w5s76be7jpaqajwnm', 'sign_in.new_network', 'biz_01m8g9nm0wsqfcz8wragqnaaft', '{}', 'biz_01m8g9nm0wsqfcz8wragqnaaft', NULL, 'token', 'c7398672da0b', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 05:22:26.703404+00', 'usr_01m8g9nm0w5s76be7jpaqajwnm', 'webhook_url.change', 'biz_01m8g9nm0wsqfcz8wragqnaaft', '{}', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'token', 'c7398672da0b', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:33407/webhooks"}'),
('4', '2026-11-28 05:22:39.565393+00', 'root', 'withdrawal.resolve', 'wd_01m8g9nyjfse8d6q8qzec5eary', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 05:22:53.292319+00', 'usr_01m8g9nm0w5s76be7jpaqajwnm', 'webhook_url.change', 'biz_01m8g9nm0wsqfcz8wragqnaaft', '{}', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'token', 'c7398672da0b', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:33407/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 05:22:53.33569+00', 'ada', 'balance.adjust', 'biz_01m8g9nm0wsqfcz8wragqnaaft', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g9pe8nd0h2b5t4ks0sym82"}', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g9pe8nd0h2b5t4ks0sym82', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 05:22:53.33569+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 05:22:26.464846+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 05:22:23.70985+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 05:22:23.70985+00');
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
('bill_01m8g9p1sy05jyjae9np7qd8q1', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '42304730218625462977', '{}', '73.52 kWh'),
('bill_01m8g9p1wp7q8kpz1pnvpp9s85', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 05:22:26.464846+00', '2026-11-28 05:22:53.292319+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 05:22:50.791+00', '2026-11-28 05:22:52.820295+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '2d5ff10ca58af8ecbdab0e58e8cbe01e0fa3231a9a8ec28fe7b0f2c84ec4f042', '0', 'test', 'cp_01m8g9p1z00vqc9rh7gnp5pdhm', 'biz_01m8g9nm0wsqfcz8wragqnaaft', '5', '2026-11-28 05:22:43.308+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 05:22:45.549121+00'),
('simulated', '627936c9e3576f8999b0d19cfb47983812d6d3b2745e533f91f66b98822a9460', '0', 'test', 'cp_01m8g9p1z00vqc9rh7gnp5pdhm', 'biz_01m8g9nm0wsqfcz8wragqnaaft', '4', '2026-11-28 05:22:40.785+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 05:22:43.084969+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g9pc1gk87s3z8p5q9rhhzp', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.76590000', '0', '127.47824100', '32191', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g9pc1gk87s3z8p5q9rhhzp');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g9p1z00vqc9rh7gnp5pdhm', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f', '2d5ff10ca58af8ecbdab0e58e8cbe01e0fa3231a9a8ec28fe7b0f2c84ec4f042', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g9p1yfn0tyd6w3mpzd9h1b', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 06:22:40.736+00', '2026-11-28 05:22:40.736+00', '2026-11-28 05:22:50.758+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('03ce332c9b8dcb1122dd0ad65f210d7946c31a477b0393d5374abe2744743cd8', 'swp_01m8g9p6p40v4rca4bdmkfj2tw', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840f1b2f084a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154101d067e4cb412c8f164ad068527c02ca64151d1912154144b468bff9555f38dd2fdc0988107a048c52c9aa18b0a8177091deec84a2341241f7ad7c06de82b333df89c383c64aaf26f0ea8ce9a68c07f32c167c9d172c5df8285307e96c1bdfc69a6963cc450127cd0f8c85955e1fd1383b042fd3dfa4d1721b', '2026-11-28 05:23:50.769+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 05:22:50.775974+00'),
('9d9c44d40adfc3ab6fe89b27465ec92363c4810b1663af96d3bae4be1ed18057', 'swp_01m8g9p6p40v4rca4bdmkfj2tw', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a409c9ff084a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154101d067e4cb412c8f164ad068527c02ca64151d19121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000f24331b0c79d323859bafe2565c16222affba34d00000000000000000000000000000000000000000000000000000000017d784070bccaec84a2349001d090c1061241635fe53f4562e99082fe23695bf8aff37242f2cd047799269412d1f3d38a11e912bcdc33f9d14bbca96887f612049e1a968cc4bc76722e3db764ba40360410cf1c', '2026-11-28 05:23:48.252+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 05:22:48.260419+00'),
('e95a4bf6b0fa95691c50607176ad3a8241c88571b50c86de47d16385fbf69a86', 'swp_01m8g9p6p40v4rca4bdmkfj2tw', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140e48af084a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154144b468bff9555f38dd2fdc0988107a048c52c9aa12154101d067e4cb412c8f164ad068527c02ca64151d1918d090c1067084b6ec84a2341241623dddd29ef1c54ee85ec88576145ffaa9fec86c6f7471d66480860a93618bde0d2865a36cb395d584f994376c6b93076dd2fe96b0ac44763c30f7859a4457fe1c', '2026-11-28 05:23:45.636+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 05:22:45.790247+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g9p6p40v4rca4bdmkfj2tw', 'cp_01m8g9p1z00vqc9rh7gnp5pdhm', 'test', '0', 'TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 05:22:45.568328+00', '2026-11-28 05:22:50.746962+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', 'collection', '1', '3186956', '0'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', 'sales', '1', '1526010'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/bills/data', '2c1f7ac21729ef250d58230340f9b672', E'\\x636dd62eaf884264cfd049dc459d57d952473abd0b26f467e753a0cba240f5f2', 'bill_01m8g9p1wp7q8kpz1pnvpp9s85', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g9p1wp7q8kpz1pnvpp9s85","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 05:22:40.662848+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/bills/electricity', 'af738b4cdade69d287ca7b90c0eb1d8b', E'\\x0dc014fc2288ef6a848f972ad274896b8135d4d1661278ec267d48dffdc7838e', 'bill_01m8g9p1sy05jyjae9np7qd8q1', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g9p1sy05jyjae9np7qd8q1","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"42304730218625462977","units":"73.52 kWh"}', '2026-11-28 05:22:40.57577+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/cross-border/collections', '6688a9d2b9a549ed197e00b7f22713c8', E'\\xfea2060160865bd4aecc0c78953634f2da91e246602286f6f853fc7316d6fe5e', 'col_01m8g9pc1gk87s3z8p5q9rhhzp', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g9pc1gk87s3z8p5q9rhhzp","reference":"col_01m8g9pc1gk87s3z8p5q9rhhzp","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31869.56,"targetCurrency":"NGN","rate":127.478241,"providerFee":0,"providerRate":128.7659,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T05:22:51.057Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 05:22:51.057639+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/crypto/payments/cp_01m8g9p1z00vqc9rh7gnp5pdhm/simulate-deposit', 'c92941a637fb9098bec8fcb951f28698', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g9p1z00vqc9rh7gnp5pdhm', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g9p1z00vqc9rh7gnp5pdhm","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f","checkoutUrl":"http://127.0.0.1:44645/pay/01m8g9p1z00vqc9rh7gnp5pdhmk46gcrqdby8jmckdw0yt6n7khd","returnUrl":null,"status":"UNDERPAID","txHash":"627936c9e3576f8999b0d19cfb47983812d6d3b2745e533f91f66b98822a9460","reviewReason":null,"expiresAt":"2026-11-28T06:22:40.736Z","payableUntil":"2026-11-28T07:22:40.736Z","environment":"test","createdAt":"2026-11-28T05:22:40.736Z","updatedAt":"2026-11-28T05:22:43.098Z","metadata":{"simulated":true}},"deposit":{"txHash":"2d5ff10ca58af8ecbdab0e58e8cbe01e0fa3231a9a8ec28fe7b0f2c84ec4f042","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 05:22:43.307425+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/crypto/payments/cp_01m8g9p1z00vqc9rh7gnp5pdhm/simulate-deposit', 'e1d1b81263b1fab5dda6e2aed6bbc4b2', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g9p1z00vqc9rh7gnp5pdhm', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g9p1z00vqc9rh7gnp5pdhm","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f","checkoutUrl":"http://127.0.0.1:44645/pay/01m8g9p1z00vqc9rh7gnp5pdhmk46gcrqdby8jmckdw0yt6n7khd","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T06:22:40.736Z","payableUntil":"2026-11-28T06:22:40.736Z","environment":"test","createdAt":"2026-11-28T05:22:40.736Z","updatedAt":"2026-11-28T05:22:40.736Z","metadata":{"simulated":true}},"deposit":{"txHash":"627936c9e3576f8999b0d19cfb47983812d6d3b2745e533f91f66b98822a9460","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 05:22:40.782944+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/crypto/payments/create', '9e484441b04096b0a7331e8a9262d219', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g9p1z00vqc9rh7gnp5pdhm', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g9p1z00vqc9rh7gnp5pdhm","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f","checkoutUrl":"http://127.0.0.1:44645/pay/01m8g9p1z00vqc9rh7gnp5pdhmk46gcrqdby8jmckdw0yt6n7khd","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T06:22:40.736Z","payableUntil":"2026-11-28T06:22:40.736Z","environment":"test","createdAt":"2026-11-28T05:22:40.736Z","updatedAt":"2026-11-28T05:22:40.736Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 05:22:40.74225+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/crypto/withdrawals/request', 'a267b9afa19310c953db9e236920f33a', E'\\x2536757225e412cf6bc6eb4d17799cea0a5dcd9abf21697104d0271d12c5dfff', 'sale_01m8g9pbyjychq2xvjcd5mzd7q', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g9pbyjychq2xvjcd5mzd7q","amountUsdt":10,"conversionRate":1526.01,"grossAmountNgn":15260.1,"withdrawalFeeNgn":25,"netAmountNgn":15235.1,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g9pbyjychq2xvjcd5mzd7q","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:22:50.962Z"},"simulated":true,"environment":"test"}', '2026-11-28 05:22:50.962968+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/payment/process', 'b6c37e86eef8d1bea6aa21b8ca00936b', E'\\x21aa101f00380f09865a5de7a8998c6d2c86ca2473c08e8a945dc6a128461b26', 'txn_01m8g9nm959t64myjegyha699k', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g9nm959t64myjegyha699k","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:22:26.728202+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/withdrawal/request', '10c0b5605def6873dea36040ad371a9c', E'\\x8e4cae139ba1979cf73999c89af622dfe105bf66550382d33591e9b882ff9a9b', 'wd_01m8g9nmdyt13md4nefzw0xxjx', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g9nmdyt13md4nefzw0xxjx","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:22:26.879Z","environment":"test","simulated":true},"requestId":"req_01m8g9nmdv67yj5xks4y23fsmp","simulated":true,"environment":"test"}', '2026-11-28 05:22:26.87927+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/withdrawal/request', '341e6b35526c739ed181cd80a87d849b', E'\\xe7a034ee61729f5cd9f21bca0ddf284d4ab78a87c8ffc0ea4c5dd60a71907ed7', 'wd_01m8g9nmg2aywz7wfrg0115k9b', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g9nmg2aywz7wfrg0115k9b","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:22:26.946Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:22:26.946781+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/withdrawal/request', 'a322fef73903906b2da92f9c943964b7', E'\\x623ade45afd20c6a3b6a671bc348d47dec729c5361e3dc4186e787dc326912a3', 'wd_01m8g9p0w081xb7fg6ryv3z3tv', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g9p0w081xb7fg6ryv3z3tv","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:22:39.616Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:22:39.616962+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/withdrawal/request', 'demo-7c846e5f-020a-4c6b-81ad-439813ce82f5', E'\\xa8e01c8121d22977cc191861082e5f7e2575d9dcce3ef0e44d69700a6d220c45', 'wd_01m8g9nma1a1aq6n1q9n9y9fp2', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g9nma1a1aq6n1q9n9y9fp2","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:22:26.754Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:22:26.754429+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/withdrawal/request', 'ee3ff07822ea70fb73cee085158b1816', E'\\x570433d17fc9741795a950363b6a97b00d057622c66fad54f0efe22f28c0ae5c', 'wd_01m8g9nseyj48bcpeyc4bxbrv7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g9nseyj48bcpeyc4bxbrv7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:22:32.030Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:22:32.030906+00'),
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '/withdrawal/request', 'eeb557ba593dce171de670c18a284a60', E'\\xe9dcbacc176d7f44f0e592919297e9e9965420225df84acb82a0a6e6238f549f', 'wd_01m8g9nyjfse8d6q8qzec5eary', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g9nyjfse8d6q8qzec5eary","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:22:37.264Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:22:37.264997+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331bc2799f964e7482064ae423150038935eb6e463f6a6f15623b5121e8c985365fd3cac88f0bab90e17e16330dd9f28d986e065fb8df614d6046c7d99b1e37af79dccf19af5c0a02726f3f5788cee891b5', '2026-11-28 05:22:23.572471+00', '2026-11-28 05:22:23.572471+00'),
('sandbox_seed', E'\\x6d707331bc2799f964e74820afb06ea5c0983dbf8129f11501037733f11070acb8f3e84bec51cfc8079dbe56cde909424db4662e713ad75af87b5d0b791c6e16ef40d6f1627eac615cda6df576d5208d2b1978c0bdc0ef13299eb933d059a72b850a8ece7342cf48181c506f33b2a935', '2026-11-28 05:22:23.567016+00', '2026-11-28 05:22:23.567016+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g9nm0w5s76be7jpaqajwnm', E'\\x697efdc2e18f9d37b3afa02ad994bd9996aa6dc3e02ea6d979db6b4822574631', '2026-11-28 05:22:26.667327+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 05:22:26.667327+00', '2026-11-28 05:22:26.667327+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 05:22:27.439849+00'),
('2', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:33407/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 05:22:26.703404+00', '2026-11-28 05:22:26.703404+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 05:22:27.439849+00'),
('3', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:33407/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 05:22:53.292319+00', '2026-11-28 05:22:53.292319+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g9p0q0938g72s2tedwf10a', 'withdrawal.resolve', 'wd_01m8g9nyjfse8d6q8qzec5eary', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 05:22:39.455166+00', '2026-11-29 05:22:39.455166+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g9p1sy05jyjae9np7qd8q1', 'bill', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128062235192fg793zsbvg4', NULL, '2026-11-28 05:22:40.57577+00', '2026-11-28 05:22:40.61779+00'),
('bill_01m8g9p1wp7q8kpz1pnvpp9s85', 'bill', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112806226sg1rs9e6hmm0b1v', NULL, '2026-11-28 05:22:40.662848+00', '2026-11-28 05:22:40.689803+00'),
('col_01m8g9pc1gk87s3z8p5q9rhhzp', 'collection', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 05:23:11.057639+00', NULL, 'sim_col_01m8g9pc1gk87s3z8p5q9rhhzp', NULL, '2026-11-28 05:22:51.057639+00', '2026-11-28 05:22:53.1563+00'),
('sale_01m8g9pbyjychq2xvjcd5mzd7q', 'usdt_sale', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g9pbyjychq2xvjcd5mzd7q', NULL, '2026-11-28 05:22:50.962968+00', '2026-11-28 05:22:51.012588+00'),
('wd_01m8g9nma1a1aq6n1q9n9y9fp2', 'withdrawal', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g9nma1a1aq6n1q9n9y9fp2', NULL, '2026-11-28 05:22:26.754429+00', '2026-11-28 05:22:26.80288+00'),
('wd_01m8g9nmdyt13md4nefzw0xxjx', 'withdrawal', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g9nmdyt13md4nefzw0xxjx', 'The sandbox fails amounts ending in .01.', '2026-11-28 05:22:26.87927+00', '2026-11-28 05:22:26.908648+00'),
('wd_01m8g9nmg2aywz7wfrg0115k9b', 'withdrawal', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g9nmg2aywz7wfrg0115k9b', NULL, '2026-11-28 05:22:26.946781+00', '2026-11-28 05:22:31.995042+00'),
('wd_01m8g9nseyj48bcpeyc4bxbrv7', 'withdrawal', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g9nseyj48bcpeyc4bxbrv7', 'The sandbox reverses amounts ending in .04.', '2026-11-28 05:22:32.030906+00', '2026-11-28 05:22:37.089004+00'),
('wd_01m8g9nyjfse8d6q8qzec5eary', 'withdrawal', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g9p0q0938g72s2tedwf10a', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g9nyjfse8d6q8qzec5eary', NULL, '2026-11-28 05:22:37.264997+00', '2026-11-28 05:22:39.565393+00'),
('wd_01m8g9p0w081xb7fg6ryv3z3tv', 'withdrawal', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g9p0w081xb7fg6ryv3z3tv', NULL, '2026-11-28 05:22:39.616962+00', '2026-11-28 05:22:39.648106+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f', '0', '268000', 'true'),
('TGEV59pwe2RvXH8Lg2iZw3SYsGhyZLuWhF', '0', '8999999985632000', 'true'),
('TY4B2D99KUeufjWjcnj6hJ5sfNevRQYJPv', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795843346637'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795843356700'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795843360785'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795843363308'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795843365805'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795843368266'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795843370791');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('03ce332c9b8dcb1122dd0ad65f210d7946c31a477b0393d5374abe2744743cd8', '8', 'trx_transfer', 'SUCCESS', 'TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f', 'TGEV59pwe2RvXH8Lg2iZw3SYsGhyZLuWhF', '382000', '0', '0'),
('2d5ff10ca58af8ecbdab0e58e8cbe01e0fa3231a9a8ec28fe7b0f2c84ec4f042', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f', '15000000', '0', '0'),
('627936c9e3576f8999b0d19cfb47983812d6d3b2745e533f91f66b98822a9460', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f', '10000000', '0', '0'),
('9d9c44d40adfc3ab6fe89b27465ec92363c4810b1663af96d3bae4be1ed18057', '7', 'usdt_transfer', 'SUCCESS', 'TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f', 'TY4B2D99KUeufjWjcnj6hJ5sfNevRQYJPv', '25000000', '13000000', '130000'),
('e95a4bf6b0fa95691c50607176ad3a8241c88571b50c86de47d16385fbf69a86', '6', 'trx_transfer', 'SUCCESS', 'TGEV59pwe2RvXH8Lg2iZw3SYsGhyZLuWhF', 'TA8oLYPrXEykQ7sLmgrQDNyWLERgypHr6f', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g9p1sy05jyjae9np7qd8q1', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g9p1spzv1vvdrf5g0atxm2', '2026-11-28 05:22:40.57577+00', '2026-11-28 05:22:40.61779+00'),
('bill_01m8g9p1wp7q8kpz1pnvpp9s85', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g9p1wgzhe8kx7akzc1f21y', '2026-11-28 05:22:40.662848+00', '2026-11-28 05:22:40.689803+00'),
('col_01m8g9pc1gk87s3z8p5q9rhhzp', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'collection', 'COMPLETED', '3186956', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g9pc1cfxsb5zvk5jtw1ce9', '2026-11-28 05:22:51.057639+00', '2026-11-28 05:22:53.1563+00'),
('txn_01m8g9nm959t64myjegyha699k', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g9nm91hbjex93e6wfd4dph', '2026-11-28 05:22:26.728202+00', '2026-11-28 05:22:26.728202+00'),
('wd_01m8g9nma1a1aq6n1q9n9y9fp2', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g9nm9tcx58cjxng8qv82d9', '2026-11-28 05:22:26.754429+00', '2026-11-28 05:22:26.80288+00'),
('wd_01m8g9nmdyt13md4nefzw0xxjx', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g9nmdv67yj5xks4y23fsmp', '2026-11-28 05:22:26.87927+00', '2026-11-28 05:22:26.908648+00'),
('wd_01m8g9nmg2aywz7wfrg0115k9b', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g9nmfyv4ycsrf81e001rn2', '2026-11-28 05:22:26.946781+00', '2026-11-28 05:22:31.995042+00'),
('wd_01m8g9nseyj48bcpeyc4bxbrv7', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g9nsethdbkgz8yca4w7170', '2026-11-28 05:22:32.030906+00', '2026-11-28 05:22:37.089004+00'),
('wd_01m8g9nyjfse8d6q8qzec5eary', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g9nyj9k3gd7nhgz46xccq8', '2026-11-28 05:22:37.264997+00', '2026-11-28 05:22:39.565393+00'),
('wd_01m8g9p0w081xb7fg6ryv3z3tv', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g9p0vysm5bbse2atgz7p5z', '2026-11-28 05:22:39.616962+00', '2026-11-28 05:22:39.648106+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g9pbxj3563n61zh25bccm3', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', '10000000', '1541.43000000', '1526.01000000', '1526010', '2500', '1523510', '15420', '2026-11-28 05:22:50.940192+00', '2026-11-28 05:23:50.931+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g9pbyjychq2xvjcd5mzd7q', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'COMPLETED', '10000000', '1541.43000000', '1526.01000000', '1526010', '2500', '1523510', '15420', 'qte_01m8g9pbxj3563n61zh25bccm3', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g9pby9svb2np9x425vf2sg', '2026-11-28 05:22:50.962968+00', '2026-11-28 05:22:51.012588+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g9nm0w5s76be7jpaqajwnm', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$PyTjKhvqlTORPW1nAu62Sw$61K0vgojkWhDhq32xED4rcdBW6O29n+CiBCUiNFCS6k', '1', NULL, NULL, NULL, '2026-11-28 05:22:26.464846+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'simulator', 'biz_01m8g9nm0wsqfcz8wragqnaaft', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 05:22:26.464846+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g9nmbn0tep1jp4ecce73n3', '1', 'http://127.0.0.1:33407/webhooks', '2026-11-28 05:22:26.817+00', '14', '204', '', NULL),
('msg_01m8g9nmeyq8t6bkxrxc9ztrbr', '1', 'http://127.0.0.1:33407/webhooks', '2026-11-28 05:22:26.917+00', '3', '204', '', NULL),
('msg_01m8g9nsdwvcs24x4vcjamcv9f', '1', 'http://127.0.0.1:33407/webhooks', '2026-11-28 05:22:32.006+00', '8', '204', '', NULL),
('msg_01m8g9nsfv54pxncwmh10g0gyp', '1', 'http://127.0.0.1:33407/webhooks', '2026-11-28 05:22:32.068+00', '2', '204', '', NULL),
('msg_01m8g9nyd3tw0b2ym7k1kahnft', '1', 'http://127.0.0.1:33407/webhooks', '2026-11-28 05:22:37.098+00', '12', '204', '', NULL),
('msg_01m8g9p0tfnck18q7yb9zwdtya', '1', 'http://127.0.0.1:33407/webhooks', '2026-11-28 05:22:39.581+00', '3', '204', '', NULL),
('msg_01m8g9p0x1d1nqdkh8ga5mnmxk', '1', 'http://127.0.0.1:33407/webhooks', '2026-11-28 05:22:39.656+00', '2', '500', '', NULL),
('msg_01m8g9p0x1d1nqdkh8ga5mnmxk', '2', 'http://127.0.0.1:33407/webhooks', '2026-11-28 05:22:40.505+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g9nmbn0tep1jp4ecce73n3', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal.completed', 'wd_01m8g9nma1a1aq6n1q9n9y9fp2', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:22:26.782Z","data":{"transactionId":"wd_01m8g9nma1a1aq6n1q9n9y9fp2","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:22:26.754Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:22:26.80288+00', '2026-11-28 05:22:26.833601+00', NULL),
('msg_01m8g9nmeyq8t6bkxrxc9ztrbr', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal.failed', 'wd_01m8g9nmdyt13md4nefzw0xxjx', '{"type":"withdrawal.failed","timestamp":"2026-11-28T05:22:26.899Z","data":{"transactionId":"wd_01m8g9nmdyt13md4nefzw0xxjx","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:22:26.879Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:22:26.908648+00', '2026-11-28 05:22:26.921133+00', NULL),
('msg_01m8g9nsdwvcs24x4vcjamcv9f', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal.completed', 'wd_01m8g9nmg2aywz7wfrg0115k9b', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:22:31.982Z","data":{"transactionId":"wd_01m8g9nmg2aywz7wfrg0115k9b","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:22:26.946Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:22:31.995042+00', '2026-11-28 05:22:32.014636+00', NULL),
('msg_01m8g9nsfv54pxncwmh10g0gyp', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal.completed', 'wd_01m8g9nseyj48bcpeyc4bxbrv7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:22:32.041Z","data":{"transactionId":"wd_01m8g9nseyj48bcpeyc4bxbrv7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:22:32.030Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:22:32.057719+00', '2026-11-28 05:22:32.071853+00', NULL),
('msg_01m8g9nyd3tw0b2ym7k1kahnft', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal.failed', 'wd_01m8g9nseyj48bcpeyc4bxbrv7', '{"type":"withdrawal.failed","timestamp":"2026-11-28T05:22:37.075Z","data":{"transactionId":"wd_01m8g9nseyj48bcpeyc4bxbrv7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:22:32.030Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:22:37.089004+00', '2026-11-28 05:22:37.112203+00', NULL),
('msg_01m8g9p0tfnck18q7yb9zwdtya', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal.completed', 'wd_01m8g9nyjfse8d6q8qzec5eary', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:22:39.550Z","data":{"transactionId":"wd_01m8g9nyjfse8d6q8qzec5eary","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:22:37.264Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:22:39.565393+00', '2026-11-28 05:22:39.584091+00', NULL),
('msg_01m8g9p0x1d1nqdkh8ga5mnmxk', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', 'withdrawal.completed', 'wd_01m8g9p0w081xb7fg6ryv3z3tv', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:22:39.634Z","data":{"transactionId":"wd_01m8g9p0w081xb7fg6ryv3z3tv","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:22:39.616Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:22:39.648106+00', '2026-11-28 05:22:40.508565+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g9nm14mg1zt3b4zpfg5ez8', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'prod', E'\\x6d707331bc2799f964e7482044e7f5bf67aec185867ab961c16653cde83224107fa0742b3930abe83a3b42d26a741d2ac540c7d542996e62565442809a56732437ced19a955d462dcfa4964f334ae32867dd445f665f96115a7b', '2026-11-28 05:22:26.464846+00', NULL),
('whs_01m8g9nm14v7zht62hayb09qqv', 'biz_01m8g9nm0wsqfcz8wragqnaaft', 'test', E'\\x6d707331bc2799f964e74820c7cf570fd54c26f87adccbd78b246fa550d73bd2941191fe535ea7b57966166e2718c16bd6d4fa9855ba6e70eee10f3edcb522a014c5b7916275bd9ea722287538fee1647aac613b8ad07765ebe9', '2026-11-28 05:22:26.464846+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g9nma1a1aq6n1q9n9y9fp2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g9nmdyt13md4nefzw0xxjx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g9nmg2aywz7wfrg0115k9b', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g9nseyj48bcpeyc4bxbrv7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g9nyjfse8d6q8qzec5eary', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g9p0w081xb7fg6ryv3z3tv', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
