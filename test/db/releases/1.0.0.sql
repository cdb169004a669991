-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('122', '123', '124', '176', '185', '186', '187', '188', '266', '314', '330', '57', '58', '59', '60');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 21:26:16.27445+00'),
('1025', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 21:26:16.27445+00'),
('1026', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'NGN', 'available', '0', '7374934', '13', '2026-11-27 21:26:16.27445+00'),
('1027', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 21:26:16.27445+00'),
('1028', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 21:26:16.27445+00'),
('1029', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 21:26:16.27445+00'),
('1030', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 21:26:16.27445+00'),
('1031', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 21:26:16.27445+00'),
('122', NULL, 'test', 'NGN', 'commission', '10', '15440', '1', '2026-11-27 21:26:09.864085+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32226', '1', '2026-11-27 21:26:09.864085+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '150000', '1', '2026-11-27 21:26:09.864085+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-150050', '1', '2026-11-27 21:26:09.864085+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '5610005', '4', '2026-11-27 21:26:09.864085+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '1725152', '3', '2026-11-27 21:26:09.864085+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3122613', '2', '2026-11-27 21:26:09.864085+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-10100004', '2', '2026-11-27 21:26:09.864085+00'),
('266', NULL, 'test', 'USDT', 'custody', '10', '-25000000', '1', '2026-11-27 21:26:09.864085+00'),
('314', NULL, 'test', 'NGN', 'conversion', '10', '-1543090', '1', '2026-11-27 21:26:09.864085+00'),
('330', NULL, 'test', 'USDT', 'conversion', '10', '10000000', '1', '2026-11-27 21:26:09.864085+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '3500', '2', '2026-11-27 21:26:09.864085+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '4500', '3', '2026-11-27 21:26:09.864085+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '1000', '1', '2026-11-27 21:26:09.864085+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '-1000', '1', '2026-11-27 21:26:09.864085+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3190391', '7224884'),
('1026', '13', '23', '150050', '7374934'),
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
('122', '1', '21', '15440', '15440'),
('123', '1', '22', '32226', '32226'),
('124', '1', '1', '150000', '150000'),
('176', '1', '23', '-150050', '-150050'),
('185', '1', '3', '5000000', '5000000'),
('185', '2', '12', '100005', '5100005'),
('185', '3', '16', '500000', '5600005'),
('185', '4', '18', '10000', '5610005'),
('186', '1', '7', '100002', '100002'),
('186', '2', '14', '100000', '200002'),
('186', '3', '21', '1525150', '1725152'),
('187', '1', '9', '100004', '100004'),
('187', '2', '22', '-3222617', '-3122613'),
('188', '1', '1', '-10000000', '-10000000'),
('188', '2', '10', '-100004', '-10100004'),
('266', '1', '19', '-25000000', '-25000000'),
('314', '1', '21', '-1543090', '-1543090'),
('330', '1', '21', '10000000', '10000000'),
('57', '1', '3', '2500', '2500'),
('57', '2', '12', '1000', '3500'),
('58', '1', '7', '1000', '1000'),
('58', '2', '14', '1000', '2000'),
('58', '3', '21', '2500', '4500'),
('59', '1', '9', '1000', '1000'),
('60', '1', '10', '-1000', '-1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fedqkyw34raawa25y0645x', 'payment', 'single', 'test', NULL, '2026-11-27 21:26:16.449149+00', NULL, NULL, NULL),
('10', 'wd_01m8fedww8ktc4khp04z20gkaa:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 21:26:26.901594+00', NULL, NULL, NULL),
('11', 'wd_01m8fee228gs45tbcc4h655jt2:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:27.148821+00', NULL, NULL, NULL),
('12', 'wd_01m8fee228gs45tbcc4h655jt2:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 21:26:29.528474+00', NULL, NULL, NULL),
('13', 'wd_01m8fee4gcx795vtf3502qvs2r:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:29.645035+00', NULL, NULL, NULL),
('14', 'wd_01m8fee4gcx795vtf3502qvs2r:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 21:26:29.7031+00', NULL, NULL, NULL),
('15', 'bill_01m8fee587gxs5pmhw6jsnpx98:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:30.408684+00', NULL, NULL, NULL),
('16', 'bill_01m8fee587gxs5pmhw6jsnpx98:post', 'bill_post', 'post', 'test', '15', '2026-11-27 21:26:30.444962+00', NULL, NULL, NULL),
('17', 'bill_01m8fee5az0c0amhm78zm4xwmq:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:30.496339+00', NULL, NULL, NULL),
('18', 'bill_01m8fee5az0c0amhm78zm4xwmq:post', 'bill_post', 'post', 'test', '17', '2026-11-27 21:26:30.527036+00', NULL, NULL, NULL),
('19', 'cp_01m8fee5detak3s4vevprzt1pr', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 21:26:39.727508+00', NULL, NULL, NULL),
('2', 'wd_01m8fedqmrwfrb0m3s0fhrkdtz:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:16.47411+00', NULL, NULL, NULL),
('20', 'sale_01m8feeedz93y9r2bbxcc2jkdh:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:39.808622+00', NULL, NULL, NULL),
('21', 'sale_01m8feeedz93y9r2bbxcc2jkdh:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 21:26:39.85118+00', NULL, NULL, NULL),
('22', 'col_01m8feeegm6g0r36vaqf5zkd0j:credit', 'collection', 'single', 'test', NULL, '2026-11-27 21:26:42.067604+00', NULL, NULL, NULL),
('23', 'adj_01m8feegteks3ppd158tzxa39p', 'adjustment', 'single', 'test', NULL, '2026-11-27 21:26:42.256924+00', NULL, NULL, NULL),
('3', 'wd_01m8fedqmrwfrb0m3s0fhrkdtz:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 21:26:16.519855+00', NULL, NULL, NULL),
('4', 'wd_01m8fedqrr44ftsbqzzx6z7ezb:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:16.60096+00', NULL, NULL, NULL),
('5', 'wd_01m8fedqrr44ftsbqzzx6z7ezb:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 21:26:16.63519+00', NULL, NULL, NULL),
('6', 'wd_01m8fedqvcx5zmkr6nkh9pxzgt:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:16.685576+00', NULL, NULL, NULL),
('7', 'wd_01m8fedqvcx5zmkr6nkh9pxzgt:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 21:26:21.753784+00', NULL, NULL, NULL),
('8', 'wd_01m8fedww8ktc4khp04z20gkaa:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 21:26:21.833364+00', NULL, NULL, NULL),
('9', 'wd_01m8fedww8ktc4khp04z20gkaa:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 21:26:21.863086+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fedqehfcezt9jecs9rt38q', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'prod', E'\\x308577aab4db09065031117f1dfc6fe5568c38d6832cab407899df9f99fc0676', E'\\x6d7073312c82c64c7312a11a298ce37257bae3a2feb16a1da75b66466556fe8b7a5f2af4bb78706f77ee6734090f7383df3455ead9eda956697517637b754e196370d308bcf54969b57106bf97aa2192c560c975', 'TUQW', NULL, NULL, NULL, '2026-11-27 21:26:16.278065+00', NULL, NULL, NULL),
('key_01m8fedqehkep5kmedaag27xz4', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', E'\\xbba842ffee178c016ac7a53d4763f0e31498fbd767a5747c875c1b8219bef8f2', E'\\x6d7073312c82c64c7312a11aff8a6de24dbd92249db0b6797fbd7711a2550ce1e7afe37703448b7d0f655c4e954a9975123ac5b9548da8f7da903386c08649cdea3ed1e9ac16f0038f4916afc287cf8adacd9d62', 'RzmB', NULL, NULL, NULL, '2026-11-27 21:26:16.278065+00', NULL, '2026-11-27 21:26:16.321203+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:8f671efa652069372a112de2e042089f50e325af3bb69d980c06ec3ec45208d8', '0', '1795901176377'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795815676370'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795815676362');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fee587gxs5pmhw6jsnpx98', '1', 'simulator', 'simulator', '202611272226taxq58fyn8rztkwy', '1', '1', '2026-11-27 21:26:30.441016+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272226taxq58fyn8rztkwy', '2026-11-27 21:26:30.427+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fee5az0c0amhm78zm4xwmq', '1', 'simulator', 'simulator', '202611272226sr9c8gh3s0gt8nvq', '1', '1', '2026-11-27 21:26:30.523927+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272226sr9c8gh3s0gt8nvq', '2026-11-27 21:26:30.512+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8feeegm6g0r36vaqf5zkd0j', '1', 'simulator', 'simulator', 'col_01m8feeegm6g0r36vaqf5zkd0j', '1', '1', '2026-11-27 21:26:39.953125+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8feeegm6g0r36vaqf5zkd0j', '2026-11-27 21:26:42.035+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8feeedz93y9r2bbxcc2jkdh', '1', 'simulator', 'simulator', 'sale_01m8feeedz93y9r2bbxcc2jkdh', '1', '1', '2026-11-27 21:26:39.850039+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8feeedz93y9r2bbxcc2jkdh', '2026-11-27 21:26:39.826+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fedqmrwfrb0m3s0fhrkdtz', '1', 'simulator', 'simulator', 'wd_01m8fedqmrwfrb0m3s0fhrkdtz', '1', '1', '2026-11-27 21:26:16.517751+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fedqmrwfrb0m3s0fhrkdtz', '2026-11-27 21:26:16.499+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fedqrr44ftsbqzzx6z7ezb', '1', 'simulator', 'simulator', 'wd_01m8fedqrr44ftsbqzzx6z7ezb', '1', '1', '2026-11-27 21:26:16.633952+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fedqrr44ftsbqzzx6z7ezb', '2026-11-27 21:26:16.618+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fedqvcx5zmkr6nkh9pxzgt', '1', 'simulator', 'simulator', 'wd_01m8fedqvcx5zmkr6nkh9pxzgt', '1', '1', '2026-11-27 21:26:16.719502+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fedqvcx5zmkr6nkh9pxzgt', '2026-11-27 21:26:21.739+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fedww8ktc4khp04z20gkaa', '1', 'simulator', 'simulator', 'wd_01m8fedww8ktc4khp04z20gkaa', '1', '1', '2026-11-27 21:26:21.86219+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fedww8ktc4khp04z20gkaa', '2026-11-27 21:26:26.88+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fee228gs45tbcc4h655jt2', '1', 'simulator', 'simulator', 'wd_01m8fee228gs45tbcc4h655jt2', '1', '1', '2026-11-27 21:26:27.21958+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fee228gs45tbcc4h655jt2', '2026-11-27 21:26:29.43+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fee4gcx795vtf3502qvs2r', '1', 'simulator', 'simulator', 'wd_01m8fee4gcx795vtf3502qvs2r', '1', '1', '2026-11-27 21:26:29.702397+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fee4gcx795vtf3502qvs2r', '2026-11-27 21:26:29.671+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 21:26:16.278065+00', 'system', 'business.create', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', '{"kycStatus": "APPROVED"}', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 21:26:16.397047+00', 'usr_01m8fedqehg5t7c3497bxg13ra', 'sign_in.new_network', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', '{}', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', NULL, 'token', '46949a1d617f', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 21:26:16.421361+00', 'usr_01m8fedqehg5t7c3497bxg13ra', 'webhook_url.change', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', '{}', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'token', '46949a1d617f', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40655/webhooks"}'),
('4', '2026-11-27 21:26:29.528474+00', 'root', 'withdrawal.resolve', 'wd_01m8fee228gs45tbcc4h655jt2', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 21:26:42.204772+00', 'usr_01m8fedqehg5t7c3497bxg13ra', 'webhook_url.change', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', '{}', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'token', '46949a1d617f', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40655/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 21:26:42.256924+00', 'ada', 'balance.adjust', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8feegteks3ppd158tzxa39p"}', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8feegteks3ppd158tzxa39p', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 21:26:42.256924+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 21:26:16.278065+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 21:26:13.676544+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 21:26:13.676544+00');
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
('bill_01m8fee587gxs5pmhw6jsnpx98', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '10725543989660760631', '{}', '73.52 kWh'),
('bill_01m8fee5az0c0amhm78zm4xwmq', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', '{}', '{}', 'false', '{}', '2026-11-27 21:26:16.278065+00', '2026-11-27 21:26:42.204772+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 21:26:39.756+00', '2026-11-27 21:26:41.838695+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '4a10762b766cd51282ac7ea52c42d3e2b4246201d77de7f0ea01d9f8f9854bf7', '0', 'test', 'cp_01m8fee5detak3s4vevprzt1pr', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', '5', '2026-11-27 21:26:32.861+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 21:26:35.126033+00'),
('simulated', '9381413888d88ac428a6aebd2ae21b6a6cc392ac5ba795e539cd0c081b6bfd5d', '0', 'test', 'cp_01m8fee5detak3s4vevprzt1pr', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', '4', '2026-11-27 21:26:30.597+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 21:26:32.701231+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8feeegm6g0r36vaqf5zkd0j', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.90470000', '0', '127.61565300', '32226', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8feeegm6g0r36vaqf5zkd0j');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fee5detak3s4vevprzt1pr', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp', '4a10762b766cd51282ac7ea52c42d3e2b4246201d77de7f0ea01d9f8f9854bf7', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fee5d9pvc7nq00wnhkpcmx', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 22:26:30.574+00', '2026-11-27 21:26:30.574+00', '2026-11-27 21:26:39.708+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('017fab25ba8e90d953c448e783ff417aac47395994995870b389b2431178d73d', 'swp_01m8fee9w7naahw776y9qcz76f', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840d3c7a0f7a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154142420894a1eadbac2a78bf36ace171fed9fcfcc31215415ad9a4fe073d125149d1fd2a6e407d67efc45ac418b0a81770f3f29cf7a134124145d89fd8fca9dde705a16698165a3d0ba1de3c31a1169da7003a438c11ea26707876386bbb4e3f0f3ab10e4e020d87929bbbf8717ae3be2ea0fb76b19080dcf91c', '2026-11-27 21:27:39.731+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 21:26:39.736954+00'),
('6836a2fc4e94302495b9bf45996cc8ace625028fed3186f677106f41e9cb426f', 'swp_01m8fee9w7naahw776y9qcz76f', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d135211409fa4a0f7a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15415ad9a4fe073d125149d1fd2a6e407d67efc45ac412154142420894a1eadbac2a78bf36ace171fed9fcfcc318d090c10670bfcf9cf7a1341241ff65d56a071d360fd4eb04feac73b12e80a51fae8ed74696a10c5f102f4e099d1314e7c5ae79b41a66d868675871cda7ff37e0bab0762812454d14997f845c461c', '2026-11-27 21:27:35.199+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 21:26:35.316941+00'),
('d3181a118c45fafbf87827ffa058aa2bd15408bd1599ddcddcf6407a285eb5af', 'swp_01m8fee9w7naahw776y9qcz76f', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a408cb6a0f7a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154142420894a1eadbac2a78bf36ace171fed9fcfcc3121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000e3dcb6d98b6726af0a73deec1c0b73cf2d800e0800000000000000000000000000000000000000000000000000000000017d784070ace19cf7a1349001d090c106124177ad14d43bbec859e8c0a3a4141af58984b57aba952ee37c620e68b0f335f2956c473a88b9f849a8dc62cfcf369d6b09297c7700dd22867b24f92753426b97561b', '2026-11-27 21:27:37.484+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 21:26:37.490994+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fee9w7naahw776y9qcz76f', 'cp_01m8fee5detak3s4vevprzt1pr', 'test', '0', 'TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 21:26:35.140902+00', '2026-11-27 21:26:39.687133+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', 'collection', '1', '3190391', '0'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', 'bills', '2', '510000'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', 'nameEnquiries', '1', '0'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', 'sales', '1', '1527650'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '2026-11-27', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/bills/data', 'd8df1a9b8e6d243b4c9ca22b5472f2c3', E'\\x0eeaf41effc4a9ee845bcb01cf85bb01bdcf83ff9365a26267c6d5176bb24fcb', 'bill_01m8fee5az0c0amhm78zm4xwmq', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fee5az0c0amhm78zm4xwmq","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 21:26:30.496339+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/bills/electricity', '53369570f1f19fed04e3f530943e4131', E'\\x045b40785aacfd2e875f6374c6824ac876a25ab8bee7c00be03b36856dce8e90', 'bill_01m8fee587gxs5pmhw6jsnpx98', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fee587gxs5pmhw6jsnpx98","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"10725543989660760631","units":"73.52 kWh"}', '2026-11-27 21:26:30.408684+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/cross-border/collections', '0986627fda24e200749c12188530e90c', E'\\x9322e9effe965e3b5b8f40c88075b8bed7dfdac040d3b41d2918dc07c32b87c7', 'col_01m8feeegm6g0r36vaqf5zkd0j', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8feeegm6g0r36vaqf5zkd0j","reference":"col_01m8feeegm6g0r36vaqf5zkd0j","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31903.91,"targetCurrency":"NGN","rate":127.615653,"providerFee":0,"providerRate":128.9047,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T21:26:39.893Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 21:26:39.893561+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/crypto/payments/cp_01m8fee5detak3s4vevprzt1pr/simulate-deposit', '7a94dfb23b5f53f859150cf05a5fb3f2', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fee5detak3s4vevprzt1pr', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fee5detak3s4vevprzt1pr","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp","checkoutUrl":"http://127.0.0.1:34729/pay/01m8fee5detak3s4vevprzt1prr8wvg9rr4ppg8zfa905e94c649","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T22:26:30.574Z","payableUntil":"2026-11-27T22:26:30.574Z","environment":"test","createdAt":"2026-11-27T21:26:30.574Z","updatedAt":"2026-11-27T21:26:30.574Z","metadata":{"simulated":true}},"deposit":{"txHash":"9381413888d88ac428a6aebd2ae21b6a6cc392ac5ba795e539cd0c081b6bfd5d","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 21:26:30.594958+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/crypto/payments/cp_01m8fee5detak3s4vevprzt1pr/simulate-deposit', '8a1243ca33df032bf7186af9c944cf5b', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fee5detak3s4vevprzt1pr', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fee5detak3s4vevprzt1pr","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp","checkoutUrl":"http://127.0.0.1:34729/pay/01m8fee5detak3s4vevprzt1prr8wvg9rr4ppg8zfa905e94c649","returnUrl":null,"status":"UNDERPAID","txHash":"9381413888d88ac428a6aebd2ae21b6a6cc392ac5ba795e539cd0c081b6bfd5d","reviewReason":null,"expiresAt":"2026-11-27T22:26:30.574Z","payableUntil":"2026-11-27T23:26:30.574Z","environment":"test","createdAt":"2026-11-27T21:26:30.574Z","updatedAt":"2026-11-27T21:26:32.709Z","metadata":{"simulated":true}},"deposit":{"txHash":"4a10762b766cd51282ac7ea52c42d3e2b4246201d77de7f0ea01d9f8f9854bf7","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 21:26:32.859886+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/crypto/payments/create', '46876d384aed3ed47ec81a60e716678e', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fee5detak3s4vevprzt1pr', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fee5detak3s4vevprzt1pr","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp","checkoutUrl":"http://127.0.0.1:34729/pay/01m8fee5detak3s4vevprzt1prr8wvg9rr4ppg8zfa905e94c649","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T22:26:30.574Z","payableUntil":"2026-11-27T22:26:30.574Z","environment":"test","createdAt":"2026-11-27T21:26:30.574Z","updatedAt":"2026-11-27T21:26:30.574Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 21:26:30.581697+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/crypto/withdrawals/request', 'f9e822504b8289dc2e6b7d602e16e50f', E'\\x22b613bc23c2230fa920b3e9232dd96c121474c3b363311ed031fe5ed1c98d2c', 'sale_01m8feeedz93y9r2bbxcc2jkdh', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8feeedz93y9r2bbxcc2jkdh","amountUsdt":10,"conversionRate":1527.65,"grossAmountNgn":15276.5,"withdrawalFeeNgn":25,"netAmountNgn":15251.5,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8feeedz93y9r2bbxcc2jkdh","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:26:39.808Z"},"simulated":true,"environment":"test"}', '2026-11-27 21:26:39.808622+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/payment/process', '288cf0c735bdd0e1c8b10d6580b0ee9f', E'\\x78911eb03cc260fe6d5b6dc1bbf990a6d9c3f2bf0b3c084f2d168d9a8d0c9d14', 'txn_01m8fedqkyw34raawa25y0645x', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fedqkyw34raawa25y0645x","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:26:16.449149+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/withdrawal/request', '2b451d40bad10a580c7941d004a3d130', E'\\xe087079434e9462999b3196382974d319d9a3a147f78c82194ca267544cf48d7', 'wd_01m8fedww8ktc4khp04z20gkaa', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fedww8ktc4khp04z20gkaa","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:26:21.833Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:26:21.833364+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/withdrawal/request', '5d3713e79d1a5c91741dfa95e205f673', E'\\xab59aa2d9c98fcd6a93df5f227bbb1b5a19b17ca4762d583138ec3e751a16993', 'wd_01m8fee4gcx795vtf3502qvs2r', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fee4gcx795vtf3502qvs2r","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:26:29.645Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:26:29.645035+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/withdrawal/request', '71835014d274c8d7f4092cc7de6b9ee0', E'\\x94c9b5ee88025bd0fcfd38a3015de9f98c0678070149ee94bab38f41121ca412', 'wd_01m8fedqvcx5zmkr6nkh9pxzgt', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fedqvcx5zmkr6nkh9pxzgt","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:26:16.685Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:26:16.685576+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/withdrawal/request', 'add15b67a99dafc6ea1000df46175e99', E'\\xf4829056f06981e1b5aecfc2e902ea534d95a921ffe1456ddad9b0fbaffb6c71', 'wd_01m8fedqrr44ftsbqzzx6z7ezb', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fedqrr44ftsbqzzx6z7ezb","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:26:16.600Z","environment":"test","simulated":true},"requestId":"req_01m8fedqrmtkkktbqmy2e1w4qr","simulated":true,"environment":"test"}', '2026-11-27 21:26:16.60096+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/withdrawal/request', 'demo-6fd3ef34-426e-4d0d-a02b-25b1164e236b', E'\\x2ccfb64803f76335e3855c7115e5e20a4ba066eacc7c1f424cdf78241e0f2292', 'wd_01m8fedqmrwfrb0m3s0fhrkdtz', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fedqmrwfrb0m3s0fhrkdtz","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:26:16.474Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:26:16.47411+00'),
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '/withdrawal/request', 'dfc9f72c84eb568bbadaecd2261b32b0', E'\\x2bf0d8de82e9c838b24dbf53b58924486588d741e5cf4cb4fc0b3a3d4736baaf', 'wd_01m8fee228gs45tbcc4h655jt2', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fee228gs45tbcc4h655jt2","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T21:26:27.148Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 21:26:27.148821+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073312c82c64c7312a11a170da34f8c1fbbb6312d04a9e071997de452217afff79435dbb11cd9e9a4682098c56ec1c78e7090f2272d726bd381888334717edc13378b2f8e1500606b0fc60746b7ead2eb7721', '2026-11-27 21:26:13.584641+00', '2026-11-27 21:26:13.584641+00'),
('sandbox_seed', E'\\x6d7073312c82c64c7312a11a79a4457cec6319929018a50a69e94b2026043042016752509fd92ba83089c4d4578755e73f4ee3a37ce046d894f5392f45d39bdd416dde80b65907fddc5b6105c6952cc539044f02e5435bb2de59ec16aec4e246424232f4406107db977c42c2368fc01c', '2026-11-27 21:26:13.581748+00', '2026-11-27 21:26:13.581748+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fedqehg5t7c3497bxg13ra', E'\\x47396ddd9f8a747c1eb7e08c9d9302844c3d786179806fcc665ff7713d1b7cea', '2026-11-27 21:26:16.397047+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-27 21:26:16.397047+00', '2026-11-27 21:26:16.397047+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 21:26:17.245544+00'),
('2', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:40655/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 21:26:16.421361+00', '2026-11-27 21:26:16.421361+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 21:26:17.245544+00'),
('3', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:40655/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 21:26:42.204772+00', '2026-11-27 21:26:42.204772+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fee476xjd2qs9tgn97jj5n', 'withdrawal.resolve', 'wd_01m8fee228gs45tbcc4h655jt2', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 21:26:29.350092+00', '2026-11-28 21:26:29.350092+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fee587gxs5pmhw6jsnpx98', 'bill', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272226taxq58fyn8rztkwy', NULL, '2026-11-27 21:26:30.408684+00', '2026-11-27 21:26:30.444962+00'),
('bill_01m8fee5az0c0amhm78zm4xwmq', 'bill', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272226sr9c8gh3s0gt8nvq', NULL, '2026-11-27 21:26:30.496339+00', '2026-11-27 21:26:30.527036+00'),
('col_01m8feeegm6g0r36vaqf5zkd0j', 'collection', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 21:26:59.893561+00', NULL, 'sim_col_01m8feeegm6g0r36vaqf5zkd0j', NULL, '2026-11-27 21:26:39.893561+00', '2026-11-27 21:26:42.067604+00'),
('sale_01m8feeedz93y9r2bbxcc2jkdh', 'usdt_sale', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8feeedz93y9r2bbxcc2jkdh', NULL, '2026-11-27 21:26:39.808622+00', '2026-11-27 21:26:39.85118+00'),
('wd_01m8fedqmrwfrb0m3s0fhrkdtz', 'withdrawal', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fedqmrwfrb0m3s0fhrkdtz', NULL, '2026-11-27 21:26:16.47411+00', '2026-11-27 21:26:16.519855+00'),
('wd_01m8fedqrr44ftsbqzzx6z7ezb', 'withdrawal', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fedqrr44ftsbqzzx6z7ezb', 'The sandbox fails amounts ending in .01.', '2026-11-27 21:26:16.60096+00', '2026-11-27 21:26:16.63519+00'),
('wd_01m8fedqvcx5zmkr6nkh9pxzgt', 'withdrawal', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fedqvcx5zmkr6nkh9pxzgt', NULL, '2026-11-27 21:26:16.685576+00', '2026-11-27 21:26:21.753784+00'),
('wd_01m8fedww8ktc4khp04z20gkaa', 'withdrawal', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fedww8ktc4khp04z20gkaa', 'The sandbox reverses amounts ending in .04.', '2026-11-27 21:26:21.833364+00', '2026-11-27 21:26:26.901594+00'),
('wd_01m8fee228gs45tbcc4h655jt2', 'withdrawal', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fee476xjd2qs9tgn97jj5n', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fee228gs45tbcc4h655jt2', NULL, '2026-11-27 21:26:27.148821+00', '2026-11-27 21:26:29.528474+00'),
('wd_01m8fee4gcx795vtf3502qvs2r', 'withdrawal', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fee4gcx795vtf3502qvs2r', NULL, '2026-11-27 21:26:29.645035+00', '2026-11-27 21:26:29.7031+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp', '0', '268000', 'true'),
('TJFaYXd6ZdNwSG6oFpndB5J6Y4iuMJMo5f', '0', '8999999985632000', 'true'),
('TWk2o6kQoihYonrMY3e7ZFYJt5mLUW2d1Q', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795814776374'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795814786547'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795814790597'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795814792861'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795814795331'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795814797497'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795814799756');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('017fab25ba8e90d953c448e783ff417aac47395994995870b389b2431178d73d', '8', 'trx_transfer', 'SUCCESS', 'TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp', 'TJFaYXd6ZdNwSG6oFpndB5J6Y4iuMJMo5f', '382000', '0', '0'),
('4a10762b766cd51282ac7ea52c42d3e2b4246201d77de7f0ea01d9f8f9854bf7', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp', '15000000', '0', '0'),
('6836a2fc4e94302495b9bf45996cc8ace625028fed3186f677106f41e9cb426f', '6', 'trx_transfer', 'SUCCESS', 'TJFaYXd6ZdNwSG6oFpndB5J6Y4iuMJMo5f', 'TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp', '13650000', '1100000', '0'),
('9381413888d88ac428a6aebd2ae21b6a6cc392ac5ba795e539cd0c081b6bfd5d', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp', '10000000', '0', '0'),
('d3181a118c45fafbf87827ffa058aa2bd15408bd1599ddcddcf6407a285eb5af', '7', 'usdt_transfer', 'SUCCESS', 'TG1YhosxjJhtmTP7xLuZmqbpEEALAVq1Tp', 'TWk2o6kQoihYonrMY3e7ZFYJt5mLUW2d1Q', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fee587gxs5pmhw6jsnpx98', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fee583eshfwnagpvzgxgc4', '2026-11-27 21:26:30.408684+00', '2026-11-27 21:26:30.444962+00'),
('bill_01m8fee5az0c0amhm78zm4xwmq', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fee5avfh0dr3b86jeyfn2s', '2026-11-27 21:26:30.496339+00', '2026-11-27 21:26:30.527036+00'),
('col_01m8feeegm6g0r36vaqf5zkd0j', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'collection', 'COMPLETED', '3190391', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8feeeg6pxfp5zdbzf9jn69t', '2026-11-27 21:26:39.893561+00', '2026-11-27 21:26:42.067604+00'),
('txn_01m8fedqkyw34raawa25y0645x', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fedqkrb4fzpbz9d90yjb6f', '2026-11-27 21:26:16.449149+00', '2026-11-27 21:26:16.449149+00'),
('wd_01m8fedqmrwfrb0m3s0fhrkdtz', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fedqmm8s1k7v0xrz0dz13d', '2026-11-27 21:26:16.47411+00', '2026-11-27 21:26:16.519855+00'),
('wd_01m8fedqrr44ftsbqzzx6z7ezb', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fedqrmtkkktbqmy2e1w4qr', '2026-11-27 21:26:16.60096+00', '2026-11-27 21:26:16.63519+00'),
('wd_01m8fedqvcx5zmkr6nkh9pxzgt', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fedqv89y3cfj2a6m980caa', '2026-11-27 21:26:16.685576+00', '2026-11-27 21:26:21.753784+00'),
('wd_01m8fedww8ktc4khp04z20gkaa', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fedww407r0as2e4j886ane', '2026-11-27 21:26:21.833364+00', '2026-11-27 21:26:26.901594+00'),
('wd_01m8fee228gs45tbcc4h655jt2', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fee21zqt5n6qkcqwaj2hy7', '2026-11-27 21:26:27.148821+00', '2026-11-27 21:26:29.528474+00'),
('wd_01m8fee4gcx795vtf3502qvs2r', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fee4g8cjewsxcf2qbcthey', '2026-11-27 21:26:29.645035+00', '2026-11-27 21:26:29.7031+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8feeedefxt48qcmakwr33vd', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', '10000000', '1543.09000000', '1527.65000000', '1527650', '2500', '1525150', '15440', '2026-11-27 21:26:39.791716+00', '2026-11-27 21:27:39.79+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8feeedz93y9r2bbxcc2jkdh', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'COMPLETED', '10000000', '1543.09000000', '1527.65000000', '1527650', '2500', '1525150', '15440', 'qte_01m8feeedefxt48qcmakwr33vd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8feeedvh08szemkkykndh8s', '2026-11-27 21:26:39.808622+00', '2026-11-27 21:26:39.85118+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fedqehg5t7c3497bxg13ra', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$8D9OqWHC0oao3QgtqCPVzA$rwP9neNgbBcD9cdKNUNFjq7nSTUrD0sL+a9I/2xw+BM', '1', NULL, NULL, NULL, '2026-11-27 21:26:16.278065+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'simulator', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 21:26:16.278065+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fedqpa11hjbc9g3b4yqzyq', '1', 'http://127.0.0.1:40655/webhooks', '2026-11-27 21:26:16.536+00', '14', '204', '', NULL),
('msg_01m8fedqsxzf0dpb35ax6995et', '1', 'http://127.0.0.1:40655/webhooks', '2026-11-27 21:26:16.646+00', '3', '204', '', NULL),
('msg_01m8fedwsvb1gpf2grqqd6zq4k', '1', 'http://127.0.0.1:40655/webhooks', '2026-11-27 21:26:21.764+00', '5', '204', '', NULL),
('msg_01m8fedwx8eqvm72hjgrppc3az', '1', 'http://127.0.0.1:40655/webhooks', '2026-11-27 21:26:21.875+00', '3', '204', '', NULL),
('msg_01m8fee1trffr6423zxxsqmvrb', '1', 'http://127.0.0.1:40655/webhooks', '2026-11-27 21:26:26.929+00', '9', '204', '', NULL),
('msg_01m8fee4ctkpg45dschq3n84vj', '1', 'http://127.0.0.1:40655/webhooks', '2026-11-27 21:26:29.571+00', '3', '204', '', NULL),
('msg_01m8fee4j881jay9x0qdzqr7fg', '1', 'http://127.0.0.1:40655/webhooks', '2026-11-27 21:26:29.718+00', '3', '500', '', NULL),
('msg_01m8fee4j881jay9x0qdzqr7fg', '2', 'http://127.0.0.1:40655/webhooks', '2026-11-27 21:26:30.329+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fedqpa11hjbc9g3b4yqzyq', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal.completed', 'wd_01m8fedqmrwfrb0m3s0fhrkdtz', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:26:16.499Z","data":{"transactionId":"wd_01m8fedqmrwfrb0m3s0fhrkdtz","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:26:16.474Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:26:16.519855+00', '2026-11-27 21:26:16.552688+00', NULL),
('msg_01m8fedqsxzf0dpb35ax6995et', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal.failed', 'wd_01m8fedqrr44ftsbqzzx6z7ezb', '{"type":"withdrawal.failed","timestamp":"2026-11-27T21:26:16.618Z","data":{"transactionId":"wd_01m8fedqrr44ftsbqzzx6z7ezb","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:26:16.600Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:26:16.63519+00', '2026-11-27 21:26:16.650204+00', NULL),
('msg_01m8fedwsvb1gpf2grqqd6zq4k', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal.completed', 'wd_01m8fedqvcx5zmkr6nkh9pxzgt', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:26:21.739Z","data":{"transactionId":"wd_01m8fedqvcx5zmkr6nkh9pxzgt","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:26:16.685Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:26:21.753784+00', '2026-11-27 21:26:21.771412+00', NULL),
('msg_01m8fedwx8eqvm72hjgrppc3az', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal.completed', 'wd_01m8fedww8ktc4khp04z20gkaa', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:26:21.851Z","data":{"transactionId":"wd_01m8fedww8ktc4khp04z20gkaa","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:26:21.833Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:26:21.863086+00', '2026-11-27 21:26:21.879113+00', NULL),
('msg_01m8fee1trffr6423zxxsqmvrb', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal.failed', 'wd_01m8fedww8ktc4khp04z20gkaa', '{"type":"withdrawal.failed","timestamp":"2026-11-27T21:26:26.880Z","data":{"transactionId":"wd_01m8fedww8ktc4khp04z20gkaa","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:26:21.833Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:26:26.901594+00', '2026-11-27 21:26:26.941909+00', NULL),
('msg_01m8fee4ctkpg45dschq3n84vj', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal.completed', 'wd_01m8fee228gs45tbcc4h655jt2', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:26:29.483Z","data":{"transactionId":"wd_01m8fee228gs45tbcc4h655jt2","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:26:27.148Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:26:29.528474+00', '2026-11-27 21:26:29.57479+00', NULL),
('msg_01m8fee4j881jay9x0qdzqr7fg', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', 'withdrawal.completed', 'wd_01m8fee4gcx795vtf3502qvs2r', '{"type":"withdrawal.completed","timestamp":"2026-11-27T21:26:29.671Z","data":{"transactionId":"wd_01m8fee4gcx795vtf3502qvs2r","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T21:26:29.645Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 21:26:29.7031+00', '2026-11-27 21:26:30.332316+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fedqet17gwh2k06gwvxtxv', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'prod', E'\\x6d7073312c82c64c7312a11a30983d4d8e7112451652c855dabe444d51cba182283d9a470475792bc9f30866bd51e313df7d361591f98f7fded2fc067bd7428e68aa605839bfed43754fc2220ed467bb6f65fbb2ba91c0492b4b', '2026-11-27 21:26:16.278065+00', NULL),
('whs_01m8fedqetrkqqkgj9095qnb9j', 'biz_01m8fedqeg5gcyxrcfpgrdxj0p', 'test', E'\\x6d7073312c82c64c7312a11aae43df4130b33324bb5dc820c4d7c204282655d385fb4b27bc20b267364305978c63a629a46f795d1d68e226e9784b352ee8d692dc804ba0b19ba8d13c49467d32d21fd32b434037cc624b4fadab', '2026-11-27 21:26:16.278065+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fedqmrwfrb0m3s0fhrkdtz', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fedqrr44ftsbqzzx6z7ezb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fedqvcx5zmkr6nkh9pxzgt', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fedww8ktc4khp04z20gkaa', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fee228gs45tbcc4h655jt2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fee4gcx795vtf3502qvs2r', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
