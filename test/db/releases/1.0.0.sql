-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('115', '119', '126', '177', '179', '183', '187', '188', '189', '190', '191', '271', '311', '327', '49', '55', '61', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 07:12:50.320928+00'),
('1025', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 07:12:50.320928+00'),
('1026', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'NGN', 'available', '0', '7367492', '13', '2026-11-28 07:12:50.320928+00'),
('1027', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 07:12:50.320928+00'),
('1028', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 07:12:50.320928+00'),
('1029', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 07:12:50.320928+00'),
('1030', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 07:12:50.320928+00'),
('1031', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 07:12:50.320928+00'),
('115', NULL, 'test', 'NGN', 'commission', '3', '150000', '1', '2026-11-28 07:12:02.636828+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '15400', '1', '2026-11-28 07:12:02.636828+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '32151', '1', '2026-11-28 07:12:02.636828+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '100005', '1', '2026-11-28 07:12:02.636828+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-10000000', '1', '2026-11-28 07:12:02.636828+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '1521590', '3', '2026-11-28 07:12:02.636828+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '500000', '1', '2026-11-28 07:12:02.636828+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-150050', '1', '2026-11-28 07:12:02.636828+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '5100000', '2', '2026-11-28 07:12:02.636828+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-3215100', '1', '2026-11-28 07:12:02.636828+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '110002', '2', '2026-11-28 07:12:02.636828+00'),
('271', NULL, 'test', 'USDT', 'custody', '15', '-25000000', '1', '2026-11-28 07:12:02.636828+00'),
('311', NULL, 'test', 'NGN', 'conversion', '7', '-1539490', '1', '2026-11-28 07:12:02.636828+00'),
('327', NULL, 'test', 'USDT', 'conversion', '7', '10000000', '1', '2026-11-28 07:12:02.636828+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '1000', '1', '2026-11-28 07:12:02.636828+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '2500', '3', '2026-11-28 07:12:02.636828+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '3500', '2', '2026-11-28 07:12:02.636828+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '1000', '1', '2026-11-28 07:12:02.636828+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3182949', '7217442'),
('1026', '13', '23', '150050', '7367492'),
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
('119', '1', '21', '15400', '15400'),
('126', '1', '22', '32151', '32151'),
('177', '1', '12', '100005', '100005'),
('179', '1', '1', '-10000000', '-10000000'),
('183', '1', '9', '100004', '100004'),
('183', '2', '10', '-100004', '0'),
('183', '3', '21', '1521590', '1521590'),
('187', '1', '16', '500000', '500000'),
('188', '1', '23', '-150050', '-150050'),
('189', '1', '3', '5000000', '5000000'),
('189', '2', '14', '100000', '5100000'),
('190', '1', '22', '-3215100', '-3215100'),
('191', '1', '7', '100002', '100002'),
('191', '2', '18', '10000', '110002'),
('271', '1', '19', '-25000000', '-25000000'),
('311', '1', '21', '-1539490', '-1539490'),
('327', '1', '21', '10000000', '10000000'),
('49', '1', '12', '1000', '1000'),
('55', '1', '9', '1000', '1000'),
('55', '2', '10', '-1000', '0'),
('55', '3', '21', '2500', '2500'),
('61', '1', '3', '2500', '2500'),
('61', '2', '14', '1000', '3500'),
('63', '1', '7', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gfzvje711r0f1pb051d741', 'payment', 'single', 'test', NULL, '2026-11-28 07:12:53.366307+00', NULL, NULL, NULL),
('10', 'wd_01m8gg03j8xhtqqc5dzsbpr366:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 07:13:07.144528+00', NULL, NULL, NULL),
('11', 'wd_01m8gg09h49mmkw31g5rzxmkxc:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:13:07.629304+00', NULL, NULL, NULL),
('12', 'wd_01m8gg09h49mmkw31g5rzxmkxc:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 07:13:11.604835+00', NULL, NULL, NULL),
('13', 'wd_01m8gg0dykev5yka7fd35a83an:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:13:12.150529+00', NULL, NULL, NULL),
('14', 'wd_01m8gg0dykev5yka7fd35a83an:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 07:13:13.234572+00', NULL, NULL, NULL),
('15', 'bill_01m8gg0jfhjfg413afxpbp9whe:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:13:16.786346+00', NULL, NULL, NULL),
('16', 'bill_01m8gg0jfhjfg413afxpbp9whe:post', 'bill_post', 'post', 'test', '15', '2026-11-28 07:13:17.133666+00', NULL, NULL, NULL),
('17', 'bill_01m8gg0knn9bsgdkfmcf3tb6a9:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:13:18.0075+00', NULL, NULL, NULL),
('18', 'bill_01m8gg0knn9bsgdkfmcf3tb6a9:post', 'bill_post', 'post', 'test', '17', '2026-11-28 07:13:19.41716+00', NULL, NULL, NULL),
('19', 'cp_01m8gg0pvqkgahxq69przqsmvw', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 07:13:42.199484+00', NULL, NULL, NULL),
('2', 'wd_01m8gfzvsfh6w43821cqvqwaaa:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:12:53.554377+00', NULL, NULL, NULL),
('20', 'sale_01m8gg1e1xem5q5h7b1racxwzj:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 07:13:45.058076+00', NULL, NULL, NULL),
('21', 'sale_01m8gg1e1xem5q5h7b1racxwzj:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 07:13:45.80536+00', NULL, NULL, NULL),
('22', 'col_01m8gg1fv99r66971krahatsyz:credit', 'collection', 'single', 'test', NULL, '2026-11-28 07:13:50.499832+00', NULL, NULL, NULL),
('23', 'adj_01m8gg1mdfa6n4fabr6tk69mvz', 'adjustment', 'single', 'test', NULL, '2026-11-28 07:13:51.54463+00', NULL, NULL, NULL),
('3', 'wd_01m8gfzvsfh6w43821cqvqwaaa:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 07:12:53.786405+00', NULL, NULL, NULL),
('4', 'wd_01m8gfzx28xkq27ps6d3mgwsey:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:12:54.857067+00', NULL, NULL, NULL),
('5', 'wd_01m8gfzx28xkq27ps6d3mgwsey:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 07:12:55.419577+00', NULL, NULL, NULL),
('6', 'wd_01m8gfzxzsdmcga5awwzzwsbdq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:12:55.801826+00', NULL, NULL, NULL),
('7', 'wd_01m8gfzxzsdmcga5awwzzwsbdq:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 07:13:00.99962+00', NULL, NULL, NULL),
('8', 'wd_01m8gg03j8xhtqqc5dzsbpr366:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:13:01.512681+00', NULL, NULL, NULL),
('9', 'wd_01m8gg03j8xhtqqc5dzsbpr366:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 07:13:01.819614+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gfzrm8a6ed54yjp6hhtqq5', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', E'\\x7b35557c9ee65fd0acf36759c68d41b536a0dcc47cd96a76fc099aaa405ae916', E'\\x6d7073318e2240121336f4edc8972e0045d04ae299b4b921f1f6a41fba31d609e73b90b8cb554f1e9b4e6d203296032e216fe8554f7b6c8891d89b02987bbeea0439081bf415803c153ed51d213fe2ec604049d7', 'Y46b', NULL, NULL, NULL, '2026-11-28 07:12:50.342851+00', NULL, '2026-11-28 07:12:51.235133+00', '127.0.0.1'),
('key_01m8gfzrm8hwchxf6xfd7736e4', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'prod', E'\\x36b65d4053f4fac8b96300255b85dc83ee4ea16aca7d6cd18b5d52dd98f3e5c9', E'\\x6d7073318e2240121336f4ed725dc4e7b7ad4660bdd7f1b2f005fdcc5dd9274fb689e698e133bfb1ca1d4f6f871741d1a8ef4fa02f75cdfb4a905280e41d555f58b0b559e18dcec92f1d8aeb10a00e6e30846cac', 'hHzt', NULL, NULL, NULL, '2026-11-28 07:12:50.342851+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:c70d8499819d74ae3881b68fd613cb6c015ff06c8e1c34c7e56a280fcc234d8f', '0', '1795936372288'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795850872159'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795850872096');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gg0jfhjfg413afxpbp9whe', '1', 'simulator', 'simulator', '202611280813qdrkv8w0pdtakka2', '1', '1', '2026-11-28 07:13:17.071778+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280813qdrkv8w0pdtakka2', '2026-11-28 07:13:16.992+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gg0knn9bsgdkfmcf3tb6a9', '1', 'simulator', 'simulator', '202611280813z7b81a25f1k9yx6r', '1', '1', '2026-11-28 07:13:19.361145+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280813z7b81a25f1k9yx6r', '2026-11-28 07:13:18.593+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gg1fv99r66971krahatsyz', '1', 'simulator', 'simulator', 'col_01m8gg1fv99r66971krahatsyz', '1', '1', '2026-11-28 07:13:47.392348+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gg1fv99r66971krahatsyz', '2026-11-28 07:13:50.051+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gg1e1xem5q5h7b1racxwzj', '1', 'simulator', 'simulator', 'sale_01m8gg1e1xem5q5h7b1racxwzj', '1', '1', '2026-11-28 07:13:45.791602+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gg1e1xem5q5h7b1racxwzj', '2026-11-28 07:13:45.432+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gfzvsfh6w43821cqvqwaaa', '1', 'simulator', 'simulator', 'wd_01m8gfzvsfh6w43821cqvqwaaa', '1', '1', '2026-11-28 07:12:53.768092+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gfzvsfh6w43821cqvqwaaa', '2026-11-28 07:12:53.731+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gfzx28xkq27ps6d3mgwsey', '1', 'simulator', 'simulator', 'wd_01m8gfzx28xkq27ps6d3mgwsey', '1', '1', '2026-11-28 07:12:55.352243+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gfzx28xkq27ps6d3mgwsey', '2026-11-28 07:12:55.101+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gfzxzsdmcga5awwzzwsbdq', '1', 'simulator', 'simulator', 'wd_01m8gfzxzsdmcga5awwzzwsbdq', '1', '1', '2026-11-28 07:12:55.894229+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gfzxzsdmcga5awwzzwsbdq', '2026-11-28 07:13:00.965+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gg03j8xhtqqc5dzsbpr366', '1', 'simulator', 'simulator', 'wd_01m8gg03j8xhtqqc5dzsbpr366', '1', '1', '2026-11-28 07:13:01.801394+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gg03j8xhtqqc5dzsbpr366', '2026-11-28 07:13:07.023+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gg09h49mmkw31g5rzxmkxc', '1', 'simulator', 'simulator', 'wd_01m8gg09h49mmkw31g5rzxmkxc', '1', '1', '2026-11-28 07:13:07.855929+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gg09h49mmkw31g5rzxmkxc', '2026-11-28 07:13:11.089+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gg0dykev5yka7fd35a83an', '1', 'simulator', 'simulator', 'wd_01m8gg0dykev5yka7fd35a83an', '1', '1', '2026-11-28 07:13:12.997181+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gg0dykev5yka7fd35a83an', '2026-11-28 07:13:12.84+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 07:12:50.342851+00', 'system', 'business.create', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', '{"kycStatus": "APPROVED"}', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 07:12:52.623113+00', 'usr_01m8gfzrm7emqbskg5t17yezgd', 'sign_in.new_network', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', '{}', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', NULL, 'token', '70cecbc40457', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 07:12:52.935377+00', 'usr_01m8gfzrm7emqbskg5t17yezgd', 'webhook_url.change', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', '{}', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'token', '70cecbc40457', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:38833/webhooks"}'),
('4', '2026-11-28 07:13:11.604835+00', 'root', 'withdrawal.resolve', 'wd_01m8gg09h49mmkw31g5rzxmkxc', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 07:13:50.933482+00', 'usr_01m8gfzrm7emqbskg5t17yezgd', 'webhook_url.change', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', '{}', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'token', '70cecbc40457', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:38833/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 07:13:51.54463+00', 'ada', 'balance.adjust', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gg1mdfa6n4fabr6tk69mvz"}', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gg1mdfa6n4fabr6tk69mvz', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 07:13:51.54463+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 07:12:50.342851+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 07:12:28.450312+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 07:12:28.450312+00');
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
('bill_01m8gg0jfhjfg413afxpbp9whe', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '01846350972490111591', '{}', '73.52 kWh'),
('bill_01m8gg0knn9bsgdkfmcf3tb6a9', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 07:12:50.342851+00', '2026-11-28 07:13:50.933482+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '2026-11-28 07:13:42.701+00', '2026-11-28 07:13:45.063487+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '55be594d83937534a64dff3ae1143b72a0a4635c5708a486c7fe84a8b0a6fa54', '0', 'test', 'cp_01m8gg0pvqkgahxq69przqsmvw', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', '5', '2026-11-28 07:13:22.15+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 07:13:24.462437+00'),
('simulated', 'a6b7d4c93daa03130341206a9be4c50f68f250563070b5e0cc0ab354830f5675', '0', 'test', 'cp_01m8gg0pvqkgahxq69przqsmvw', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', '6', '2026-11-28 07:13:25.548+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 07:13:27.763199+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gg1fv99r66971krahatsyz', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.60400000', '0', '127.31796000', '32151', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gg1fv99r66971krahatsyz');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gg0pvqkgahxq69przqsmvw', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH', 'a6b7d4c93daa03130341206a9be4c50f68f250563070b5e0cc0ab354830f5675', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gg0pk9w3kry6vqtshm8bdd', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 08:13:21.271+00', '2026-11-28 07:13:21.271+00', '2026-11-28 07:13:41.908+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('7e44d796d6a666aa51c360b579c40cc3c769f0a055329b4ee6960e29fd023120', 'swp_01m8gg0xey2gj3m4aava8xtq50', 'transfer', '25000000', '0', '0ad3010a0200072208336eedade983f3e840f0948688a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154125568792f72ff070686e10aebc7af36c54ae8cfc121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000002427a96e1299809891529d4b0a7fc45f395150e100000000000000000000000000000000000000000000000000000000017d78407090c08288a2349001d090c1061241859d6c5a49d3e67d8678ae7d6a5d166a154900773de4698a36cd39436b728cf643ef076f4e1f86e046d2ecfb7ffc56fcf774e3b3ab5dd37765c6cd75da8ab88e1b', '2026-11-28 07:14:38.832+00', 'SUCCEEDED', NULL, '13000000', '8', '2026-11-28 07:13:39.085227+00'),
('b8578f558c835b8374ad4960ffd0103599fbc4e7324f4883ceaf2312669b47a6', 'swp_01m8gg0xey2gj3m4aava8xtq50', 'top_up', '13650000', '0', '0a86010a02000622080fd4ef628c441d9a40dbc88588a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541d1dcd20e16dfb7578553fef782b835c8af84a56712154125568792f72ff070686e10aebc7af36c54ae8cfc18d090c10670fbf38188a2341241a1be3303ed51c2801eac8f2c55c7e294051a97d9437506d7d3e59451b8ca91684df8edb291a87c3f04a9011a813e1ffc18286e4b3a5f12c587cc8611fd17920c1b', '2026-11-28 07:14:29.083+00', 'SUCCEEDED', NULL, '1100000', '7', '2026-11-28 07:13:35.00902+00'),
('bc3a39636bcad74c67bb5cc3ca91f93699de11caa8f3b8a1eaa20dabc95e600d', 'swp_01m8gg0xey2gj3m4aava8xtq50', 'return_trx', '382000', '0', '0a85010a02000822082c66fc096ae77dc84098b08688a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154125568792f72ff070686e10aebc7af36c54ae8cfc121541d1dcd20e16dfb7578553fef782b835c8af84a56718b0a81770b8db8288a2341241973a57ce7a232f6c0432f9f9f55fae99a9afcb469f9ac217378c1aeae5909ada0ea1dbc1b6c56a45e3951a92328e36ba31f229a7fbc777ff3c1c3a47c241db181b', '2026-11-28 07:14:42.328+00', 'SUCCEEDED', NULL, '0', '9', '2026-11-28 07:13:42.498454+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8gg0xey2gj3m4aava8xtq50', 'cp_01m8gg0pvqkgahxq69przqsmvw', 'test', '0', 'TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 07:13:28.014171+00', '2026-11-28 07:13:41.751627+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', 'collection', '1', '3182949', '0'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', 'sales', '1', '1524090'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/bills/data', '72c8127220069bfbc561468b0dc331bb', E'\\x2247b0d2caf6eab93766ccf7bf83c7474ce13ea766681eec0b5b951611ce37d0', 'bill_01m8gg0knn9bsgdkfmcf3tb6a9', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gg0knn9bsgdkfmcf3tb6a9","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 07:13:18.0075+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/bills/electricity', 'be2491fe426aee577316534016b8d802', E'\\x017f95fdacf236ef3c29ad31226f39eadeeafd29eb0c65b6fac91ff89fd20ef4', 'bill_01m8gg0jfhjfg413afxpbp9whe', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gg0jfhjfg413afxpbp9whe","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"01846350972490111591","units":"73.52 kWh"}', '2026-11-28 07:13:16.786346+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/cross-border/collections', '0c936b1497ca691283f12384d7c6c9d2', E'\\x954555a6cd7c6c88a5bd1046b35d4d49935152ee89054aadd73fce00a93def13', 'col_01m8gg1fv99r66971krahatsyz', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gg1fv99r66971krahatsyz","reference":"col_01m8gg1fv99r66971krahatsyz","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31829.49,"targetCurrency":"NGN","rate":127.31796,"providerFee":0,"providerRate":128.604,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T07:13:46.858Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 07:13:46.858378+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/crypto/payments/cp_01m8gg0pvqkgahxq69przqsmvw/simulate-deposit', '4ce5df50b009aa0c238f673f31e67855', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gg0pvqkgahxq69przqsmvw', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gg0pvqkgahxq69przqsmvw","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH","checkoutUrl":"http://127.0.0.1:38921/pay/01m8gg0pvqkgahxq69przqsmvwjmx1cyx853ts4zz192sepyzfyy","returnUrl":null,"status":"UNDERPAID","txHash":"55be594d83937534a64dff3ae1143b72a0a4635c5708a486c7fe84a8b0a6fa54","reviewReason":null,"expiresAt":"2026-11-28T08:13:21.271Z","payableUntil":"2026-11-28T09:13:21.271Z","environment":"test","createdAt":"2026-11-28T07:13:21.271Z","updatedAt":"2026-11-28T07:13:24.497Z","metadata":{"simulated":true}},"deposit":{"txHash":"a6b7d4c93daa03130341206a9be4c50f68f250563070b5e0cc0ab354830f5675","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 07:13:25.531601+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/crypto/payments/cp_01m8gg0pvqkgahxq69przqsmvw/simulate-deposit', '7aa08aac6f3652138bedccdd96c0fd5f', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gg0pvqkgahxq69przqsmvw', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gg0pvqkgahxq69przqsmvw","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH","checkoutUrl":"http://127.0.0.1:38921/pay/01m8gg0pvqkgahxq69przqsmvwjmx1cyx853ts4zz192sepyzfyy","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:13:21.271Z","payableUntil":"2026-11-28T08:13:21.271Z","environment":"test","createdAt":"2026-11-28T07:13:21.271Z","updatedAt":"2026-11-28T07:13:21.271Z","metadata":{"simulated":true}},"deposit":{"txHash":"55be594d83937534a64dff3ae1143b72a0a4635c5708a486c7fe84a8b0a6fa54","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 07:13:22.140186+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/crypto/payments/create', '11d75b4bcb98949b4b7882c86ba59482', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gg0pvqkgahxq69przqsmvw', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gg0pvqkgahxq69przqsmvw","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH","checkoutUrl":"http://127.0.0.1:38921/pay/01m8gg0pvqkgahxq69przqsmvwjmx1cyx853ts4zz192sepyzfyy","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:13:21.271Z","payableUntil":"2026-11-28T08:13:21.271Z","environment":"test","createdAt":"2026-11-28T07:13:21.271Z","updatedAt":"2026-11-28T07:13:21.271Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 07:13:21.523106+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/crypto/withdrawals/request', 'a3cfd90e31b93fe5db98eed3cd5cd1aa', E'\\x689931b6e606dd406b54ae5331372dbbe3c634af88d4f75fed2cb0a6bacb1552', 'sale_01m8gg1e1xem5q5h7b1racxwzj', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gg1e1xem5q5h7b1racxwzj","amountUsdt":10,"conversionRate":1524.09,"grossAmountNgn":15240.9,"withdrawalFeeNgn":25,"netAmountNgn":15215.9,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gg1e1xem5q5h7b1racxwzj","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:13:45.058Z"},"simulated":true,"environment":"test"}', '2026-11-28 07:13:45.058076+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/payment/process', '662b5037e120777bd733578bf7b549ee', E'\\xef7ba06260fe47d4f71dbecab4e6441bba49d09a79a47b388fd238f8918a976b', 'txn_01m8gfzvje711r0f1pb051d741', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gfzvje711r0f1pb051d741","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:12:53.366307+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/withdrawal/request', '1a7c18bf2ab595fa6b99993182d51302', E'\\xe66f33131f95e0bbc27bbab115b2af702041ad227d718f4f1549f661aee56dbf', 'wd_01m8gfzx28xkq27ps6d3mgwsey', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gfzx28xkq27ps6d3mgwsey","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:12:54.857Z","environment":"test","simulated":true},"requestId":"req_01m8gfzx1sbey1c6x1hxqa1vx8","simulated":true,"environment":"test"}', '2026-11-28 07:12:54.857067+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/withdrawal/request', '1f0edd0ff77bc2dc4f7de48986b95d7a', E'\\xcbc183e6932332fef05017e14d8902887bf23f939a6d3fcd6f149a01b6948f1e', 'wd_01m8gg03j8xhtqqc5dzsbpr366', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gg03j8xhtqqc5dzsbpr366","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:13:01.512Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:13:01.512681+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/withdrawal/request', '42ae2860230c1fc3fb4f36d6f9808a5b', E'\\x37b92f71f2dde7e732cb2dc3a04f0205d1bfaf66f342ebb4f9b60b0334c243f7', 'wd_01m8gg0dykev5yka7fd35a83an', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gg0dykev5yka7fd35a83an","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:13:12.150Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:13:12.150529+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/withdrawal/request', '77df1263d58468ed736613d255b5e1fd', E'\\xec3ec3127e6c408c5dcb211e04060c6f2be9563789fcce50223f24e118354f84', 'wd_01m8gfzxzsdmcga5awwzzwsbdq', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gfzxzsdmcga5awwzzwsbdq","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:12:55.801Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:12:55.801826+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/withdrawal/request', '8e708474901fe911412c8f2680cfb3bc', E'\\x79f1529a2c99da57382112ea651d031ab088ffbaf0e4755519fdef75a0c8d9ba', 'wd_01m8gg09h49mmkw31g5rzxmkxc', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gg09h49mmkw31g5rzxmkxc","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:13:07.629Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:13:07.629304+00'),
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '/withdrawal/request', 'demo-e300d604-d765-4ad8-9b20-63da097b647f', E'\\xa08134902bf4e0681ba9b2d0811c463fd9de8400ffd6d51fbf3381d9a1d017d7', 'wd_01m8gfzvsfh6w43821cqvqwaaa', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gfzvsfh6w43821cqvqwaaa","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:12:53.554Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:12:53.554377+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073318e2240121336f4ed4659f894da9d45196629264334cfef8819f12079058672713cd9398d5e394fa4e3aeac7e3bb48fd66bd6019b72100c0408e8a5c1cb65a740e5e80bb6c507a22c5d487dc2de98bcc9', '2026-11-28 07:12:28.235594+00', '2026-11-28 07:12:28.235594+00'),
('sandbox_seed', E'\\x6d7073318e2240121336f4ed182cdb72d04bb96be8a0c4432932678662a7ff573e0194b4986f976366556764ae0b0b3745f43a48ed36ce6af85aed2ec30d0fcb46824bbe78f01eb1dd49ac64996d46288c438ed526e296d4a99d0cd8180bf1046ed1bef646596bccd9762f02934b1e28', '2026-11-28 07:12:28.230541+00', '2026-11-28 07:12:28.230541+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gfzrm7emqbskg5t17yezgd', E'\\x6bd4f208de7deaf58c76dd7a2ad87a053abc2b137079c18ce3933fdead4465b2', '2026-11-28 07:12:52.623113+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 07:12:52.623113+00', '2026-11-28 07:12:52.623113+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:12:53.255389+00'),
('2', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:38833/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:12:52.935377+00', '2026-11-28 07:12:52.935377+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:12:53.255389+00'),
('3', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:38833/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:13:50.933482+00', '2026-11-28 07:13:50.933482+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:13:51.815747+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gg0csn5ht9v74242vkjk1d', 'withdrawal.resolve', 'wd_01m8gg09h49mmkw31g5rzxmkxc', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 07:13:10.957292+00', '2026-11-29 07:13:10.957292+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gg0jfhjfg413afxpbp9whe', 'bill', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280813qdrkv8w0pdtakka2', NULL, '2026-11-28 07:13:16.786346+00', '2026-11-28 07:13:17.133666+00'),
('bill_01m8gg0knn9bsgdkfmcf3tb6a9', 'bill', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280813z7b81a25f1k9yx6r', NULL, '2026-11-28 07:13:18.0075+00', '2026-11-28 07:13:19.41716+00'),
('col_01m8gg1fv99r66971krahatsyz', 'collection', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 07:14:06.858378+00', NULL, 'sim_col_01m8gg1fv99r66971krahatsyz', NULL, '2026-11-28 07:13:46.858378+00', '2026-11-28 07:13:50.499832+00'),
('sale_01m8gg1e1xem5q5h7b1racxwzj', 'usdt_sale', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gg1e1xem5q5h7b1racxwzj', NULL, '2026-11-28 07:13:45.058076+00', '2026-11-28 07:13:45.80536+00'),
('wd_01m8gfzvsfh6w43821cqvqwaaa', 'withdrawal', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gfzvsfh6w43821cqvqwaaa', NULL, '2026-11-28 07:12:53.554377+00', '2026-11-28 07:12:53.786405+00'),
('wd_01m8gfzx28xkq27ps6d3mgwsey', 'withdrawal', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gfzx28xkq27ps6d3mgwsey', 'The sandbox fails amounts ending in .01.', '2026-11-28 07:12:54.857067+00', '2026-11-28 07:12:55.419577+00'),
('wd_01m8gfzxzsdmcga5awwzzwsbdq', 'withdrawal', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gfzxzsdmcga5awwzzwsbdq', NULL, '2026-11-28 07:12:55.801826+00', '2026-11-28 07:13:00.99962+00'),
('wd_01m8gg03j8xhtqqc5dzsbpr366', 'withdrawal', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gg03j8xhtqqc5dzsbpr366', 'The sandbox reverses amounts ending in .04.', '2026-11-28 07:13:01.512681+00', '2026-11-28 07:13:07.144528+00'),
('wd_01m8gg09h49mmkw31g5rzxmkxc', 'withdrawal', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gg0csn5ht9v74242vkjk1d', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gg09h49mmkw31g5rzxmkxc', NULL, '2026-11-28 07:13:07.629304+00', '2026-11-28 07:13:11.604835+00'),
('wd_01m8gg0dykev5yka7fd35a83an', 'withdrawal', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gg0dykev5yka7fd35a83an', NULL, '2026-11-28 07:13:12.150529+00', '2026-11-28 07:13:13.234572+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TDGNqia85bZhNEfzycVLpAXgdNTJfCzw1T', '25000000', '0', 'false'),
('TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH', '0', '268000', 'true'),
('TV6rm2jpJQKvYJVphPPgKf5V1hS878rnn7', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795849971981'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795849982018'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795849992028'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795850002150'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795850005548'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795850015560'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795850019214'),
('9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '1795850022701');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('55be594d83937534a64dff3ae1143b72a0a4635c5708a486c7fe84a8b0a6fa54', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH', '10000000', '0', '0'),
('7e44d796d6a666aa51c360b579c40cc3c769f0a055329b4ee6960e29fd023120', '8', 'usdt_transfer', 'SUCCESS', 'TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH', 'TDGNqia85bZhNEfzycVLpAXgdNTJfCzw1T', '25000000', '13000000', '130000'),
('a6b7d4c93daa03130341206a9be4c50f68f250563070b5e0cc0ab354830f5675', '6', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH', '15000000', '0', '0'),
('b8578f558c835b8374ad4960ffd0103599fbc4e7324f4883ceaf2312669b47a6', '7', 'trx_transfer', 'SUCCESS', 'TV6rm2jpJQKvYJVphPPgKf5V1hS878rnn7', 'TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH', '13650000', '1100000', '0'),
('bc3a39636bcad74c67bb5cc3ca91f93699de11caa8f3b8a1eaa20dabc95e600d', '9', 'trx_transfer', 'SUCCESS', 'TDNdfLYYTwDgjkZBRbsKY1GtBD6EpkGkaH', 'TV6rm2jpJQKvYJVphPPgKf5V1hS878rnn7', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gg0jfhjfg413afxpbp9whe', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gg0jad02tt8hvva6n6s8bg', '2026-11-28 07:13:16.786346+00', '2026-11-28 07:13:17.133666+00'),
('bill_01m8gg0knn9bsgdkfmcf3tb6a9', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gg0kj2vbfsns8y8szcqdxa', '2026-11-28 07:13:18.0075+00', '2026-11-28 07:13:19.41716+00'),
('col_01m8gg1fv99r66971krahatsyz', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'collection', 'COMPLETED', '3182949', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gg1fq9esn5pyz61be1mf7z', '2026-11-28 07:13:46.858378+00', '2026-11-28 07:13:50.499832+00'),
('txn_01m8gfzvje711r0f1pb051d741', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gfzvgb9zg420fwa7q09tdd', '2026-11-28 07:12:53.366307+00', '2026-11-28 07:12:53.366307+00'),
('wd_01m8gfzvsfh6w43821cqvqwaaa', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gfzvqsp7cff260rgj1dr93', '2026-11-28 07:12:53.554377+00', '2026-11-28 07:12:53.786405+00'),
('wd_01m8gfzx28xkq27ps6d3mgwsey', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gfzx1sbey1c6x1hxqa1vx8', '2026-11-28 07:12:54.857067+00', '2026-11-28 07:12:55.419577+00'),
('wd_01m8gfzxzsdmcga5awwzzwsbdq', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gfzxzp494jk97nhrs6kdj5', '2026-11-28 07:12:55.801826+00', '2026-11-28 07:13:00.99962+00'),
('wd_01m8gg03j8xhtqqc5dzsbpr366', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gg03fqzvfjcrafnz8agfcc', '2026-11-28 07:13:01.512681+00', '2026-11-28 07:13:07.144528+00'),
('wd_01m8gg09h49mmkw31g5rzxmkxc', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gg09eg8rhmw54z3y64gyxp', '2026-11-28 07:13:07.629304+00', '2026-11-28 07:13:11.604835+00'),
('wd_01m8gg0dykev5yka7fd35a83an', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gg0dwk8ja0gz1yrgx1h88c', '2026-11-28 07:13:12.150529+00', '2026-11-28 07:13:13.234572+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gg1dtem1r7bc72e53rahac', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', '10000000', '1539.49000000', '1524.09000000', '1524090', '2500', '1521590', '15400', '2026-11-28 07:13:44.784111+00', '2026-11-28 07:14:44.782+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gg1e1xem5q5h7b1racxwzj', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'COMPLETED', '10000000', '1539.49000000', '1524.09000000', '1524090', '2500', '1521590', '15400', 'qte_01m8gg1dtem1r7bc72e53rahac', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gg1dy39ps5xpp6h38wmdwy', '2026-11-28 07:13:45.058076+00', '2026-11-28 07:13:45.80536+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gfzrm7emqbskg5t17yezgd', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$vKMPxR8O+AsNCwyaY1cOmA$jjg6x/qLOl4hNNJLcygHRZ7nq0LWLLA9qhqT+kdLkOc', '1', NULL, NULL, NULL, '2026-11-28 07:12:50.342851+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'simulator', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 07:12:50.342851+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gfzw3g5q6hmtsf8tzzxb4h', '1', 'http://127.0.0.1:38833/webhooks', '2026-11-28 07:12:54+00', '132', '204', '', NULL),
('msg_01m8gfzxpkczsedf766q41ja3x', '1', 'http://127.0.0.1:38833/webhooks', '2026-11-28 07:12:55.672+00', '80', '204', '', NULL),
('msg_01m8gg032eh8vya28npdasxnm0', '1', 'http://127.0.0.1:38833/webhooks', '2026-11-28 07:13:01.06+00', '5', '204', '', NULL),
('msg_01m8gg040h51a9e3qr70waqbck', '1', 'http://127.0.0.1:38833/webhooks', '2026-11-28 07:13:02.103+00', '3', '204', '', NULL),
('msg_01m8gg093szs1mk5dnjxy9tjd1', '1', 'http://127.0.0.1:38833/webhooks', '2026-11-28 07:13:07.229+00', '34', '204', '', NULL),
('msg_01m8gg0df8md9cp7r0jp5f6vk3', '1', 'http://127.0.0.1:38833/webhooks', '2026-11-28 07:13:11.736+00', '57', '204', '', NULL),
('msg_01m8gg0f4srj5mgeq7yv0r01cp', '1', 'http://127.0.0.1:38833/webhooks', '2026-11-28 07:13:13.475+00', '94', '500', '', NULL),
('msg_01m8gg0f4srj5mgeq7yv0r01cp', '2', 'http://127.0.0.1:38833/webhooks', '2026-11-28 07:13:15.86+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gfzw3g5q6hmtsf8tzzxb4h', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal.completed', 'wd_01m8gfzvsfh6w43821cqvqwaaa', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:12:53.731Z","data":{"transactionId":"wd_01m8gfzvsfh6w43821cqvqwaaa","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:12:53.554Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:12:53.786405+00', '2026-11-28 07:12:54.171601+00', NULL),
('msg_01m8gfzxpkczsedf766q41ja3x', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal.failed', 'wd_01m8gfzx28xkq27ps6d3mgwsey', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:12:55.101Z","data":{"transactionId":"wd_01m8gfzx28xkq27ps6d3mgwsey","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:12:54.857Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:12:55.419577+00', '2026-11-28 07:12:55.754666+00', NULL),
('msg_01m8gg032eh8vya28npdasxnm0', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal.completed', 'wd_01m8gfzxzsdmcga5awwzzwsbdq', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:13:00.965Z","data":{"transactionId":"wd_01m8gfzxzsdmcga5awwzzwsbdq","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:12:55.801Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:13:00.99962+00', '2026-11-28 07:13:01.085815+00', NULL),
('msg_01m8gg040h51a9e3qr70waqbck', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal.completed', 'wd_01m8gg03j8xhtqqc5dzsbpr366', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:13:01.641Z","data":{"transactionId":"wd_01m8gg03j8xhtqqc5dzsbpr366","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:13:01.512Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:13:01.819614+00', '2026-11-28 07:13:02.107063+00', NULL),
('msg_01m8gg093szs1mk5dnjxy9tjd1', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal.failed', 'wd_01m8gg03j8xhtqqc5dzsbpr366', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:13:07.023Z","data":{"transactionId":"wd_01m8gg03j8xhtqqc5dzsbpr366","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:13:01.512Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:13:07.144528+00', '2026-11-28 07:13:07.277773+00', NULL),
('msg_01m8gg0df8md9cp7r0jp5f6vk3', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal.completed', 'wd_01m8gg09h49mmkw31g5rzxmkxc', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:13:11.519Z","data":{"transactionId":"wd_01m8gg09h49mmkw31g5rzxmkxc","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:13:07.629Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:13:11.604835+00', '2026-11-28 07:13:11.79439+00', NULL),
('msg_01m8gg0f4srj5mgeq7yv0r01cp', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', 'withdrawal.completed', 'wd_01m8gg0dykev5yka7fd35a83an', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:13:12.840Z","data":{"transactionId":"wd_01m8gg0dykev5yka7fd35a83an","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:13:12.150Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:13:13.234572+00', '2026-11-28 07:13:15.869391+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gfzrqr14x3mmxpwjv47vd9', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'prod', E'\\x6d7073318e2240121336f4edddeff0b7343051c8f6cf9d19ec3cb067ae83ad827034468a4f002e2a246c3167e16a7a53c938af50090ca04574fdaf1f4ac93b4096dd1c2e7c11a3d1a122434b7a91e9760a8a49ff938e50bd4632', '2026-11-28 07:12:50.342851+00', NULL),
('whs_01m8gfzrqrt7rcwngpehv09n0v', 'biz_01m8gfzrm78ka7p32gqx6j0kz3', 'test', E'\\x6d7073318e2240121336f4eda223d6ed2c542ef596e78120673c9cb7c424d95fccbb5a17016a50bd152cf0c9d5a7b285676b069f0ac918e3fe90b246bb26fe151cb30a3e79d0a70dfb9365e846bc52612226d4609b8d6d358af4', '2026-11-28 07:12:50.342851+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8gfzvsfh6w43821cqvqwaaa', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gfzx28xkq27ps6d3mgwsey', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gfzxzsdmcga5awwzzwsbdq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gg03j8xhtqqc5dzsbpr366', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gg09h49mmkw31g5rzxmkxc', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gg0dykev5yka7fd35a83an', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
