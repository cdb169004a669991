-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '115', '116', '176', '178', '179', '180', '183', '256', '308', '324', '51', '52', '55');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g917c09m5b7syxq4zd79zx', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 05:11:18.145415+00'),
('1025', 'biz_01m8g917c09m5b7syxq4zd79zx', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 05:11:18.145415+00'),
('1026', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'NGN', 'available', '0', '7370132', '13', '2026-11-28 05:11:18.145415+00'),
('1027', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 05:11:18.145415+00'),
('1028', 'biz_01m8g917c09m5b7syxq4zd79zx', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 05:11:18.145415+00'),
('1029', 'biz_01m8g917c09m5b7syxq4zd79zx', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 05:11:18.145415+00'),
('1030', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 05:11:18.145415+00'),
('1031', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 05:11:18.145415+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '32178', '1', '2026-11-28 05:11:04.918297+00'),
('115', NULL, 'test', 'NGN', 'commission', '3', '150000', '1', '2026-11-28 05:11:04.918297+00'),
('116', NULL, 'test', 'NGN', 'commission', '4', '15410', '1', '2026-11-28 05:11:04.918297+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-3217767', '1', '2026-11-28 05:11:04.918297+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-150050', '1', '2026-11-28 05:11:04.918297+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-9899998', '2', '2026-11-28 05:11:04.918297+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '2232865', '5', '2026-11-28 05:11:04.918297+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '5000000', '3', '2026-11-28 05:11:04.918297+00'),
('256', NULL, 'test', 'USDT', 'custody', '0', '-25000000', '1', '2026-11-28 05:11:04.918297+00'),
('308', NULL, 'test', 'NGN', 'conversion', '4', '-1540770', '1', '2026-11-28 05:11:04.918297+00'),
('324', NULL, 'test', 'USDT', 'conversion', '4', '10000000', '1', '2026-11-28 05:11:04.918297+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '1000', '1', '2026-11-28 05:11:04.918297+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '4500', '3', '2026-11-28 05:11:04.918297+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '2500', '3', '2026-11-28 05:11:04.918297+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3185589', '7220082'),
('1026', '13', '23', '150050', '7370132'),
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
('112', '1', '22', '32178', '32178'),
('115', '1', '1', '150000', '150000'),
('116', '1', '21', '15410', '15410'),
('176', '1', '22', '-3217767', '-3217767'),
('178', '1', '23', '-150050', '-150050'),
('179', '1', '1', '-10000000', '-10000000'),
('179', '2', '7', '100002', '-9899998'),
('180', '1', '12', '100005', '100005'),
('180', '2', '14', '100000', '200005'),
('180', '3', '16', '500000', '700005'),
('180', '4', '18', '10000', '710005'),
('180', '5', '21', '1522860', '2232865'),
('183', '1', '3', '5000000', '5000000'),
('183', '2', '9', '100004', '5100004'),
('183', '3', '10', '-100004', '5000000'),
('256', '1', '19', '-25000000', '-25000000'),
('308', '1', '21', '-1540770', '-1540770'),
('324', '1', '21', '10000000', '10000000'),
('51', '1', '7', '1000', '1000'),
('52', '1', '12', '1000', '1000'),
('52', '2', '14', '1000', '2000'),
('52', '3', '21', '2500', '4500'),
('55', '1', '3', '2500', '2500'),
('55', '2', '9', '1000', '3500'),
('55', '3', '10', '-1000', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g91802z89cejjz33f1a7c3', 'payment', 'single', 'test', NULL, '2026-11-28 05:11:18.791496+00', NULL, NULL, NULL),
('10', 'wd_01m8g91dj84be0q4w46tmyvm1t:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 05:11:29.580482+00', NULL, NULL, NULL),
('11', 'wd_01m8g91jrm7jhp66vgbwy1yt54:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:29.814074+00', NULL, NULL, NULL),
('12', 'wd_01m8g91jrm7jhp66vgbwy1yt54:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 05:11:32.87319+00', NULL, NULL, NULL),
('13', 'wd_01m8g91ntxnbqz0nwmxttt1kj9:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:32.959599+00', NULL, NULL, NULL),
('14', 'wd_01m8g91ntxnbqz0nwmxttt1kj9:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 05:11:32.991671+00', NULL, NULL, NULL),
('15', 'bill_01m8g91psw5rc7900raey9f1tq:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:33.949204+00', NULL, NULL, NULL),
('16', 'bill_01m8g91psw5rc7900raey9f1tq:post', 'bill_post', 'post', 'test', '15', '2026-11-28 05:11:34.006864+00', NULL, NULL, NULL),
('17', 'bill_01m8g91pzrmq5v868j08qdtmtd:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:34.140817+00', NULL, NULL, NULL),
('18', 'bill_01m8g91pzrmq5v868j08qdtmtd:post', 'bill_post', 'post', 'test', '17', '2026-11-28 05:11:34.194177+00', NULL, NULL, NULL),
('19', 'cp_01m8g91q2yz7tnxjq4336cazrv', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 05:11:45.233216+00', NULL, NULL, NULL),
('2', 'wd_01m8g91838nmzzdfcvfcefw6y7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:18.891607+00', NULL, NULL, NULL),
('20', 'sale_01m8g921yy7p4cyspz542r1asn:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:45.375717+00', NULL, NULL, NULL),
('21', 'sale_01m8g921yy7p4cyspz542r1asn:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 05:11:45.411736+00', NULL, NULL, NULL),
('22', 'col_01m8g9221zg67k50zv4685cbq0:credit', 'collection', 'single', 'test', NULL, '2026-11-28 05:11:47.622047+00', NULL, NULL, NULL),
('23', 'adj_01m8g924f1jdqja6p09zy0g097', 'adjustment', 'single', 'test', NULL, '2026-11-28 05:11:47.94433+00', NULL, NULL, NULL),
('3', 'wd_01m8g91838nmzzdfcvfcefw6y7:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 05:11:19.084004+00', NULL, NULL, NULL),
('4', 'wd_01m8g918bv1btysgkaqs3y2bae:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:19.164152+00', NULL, NULL, NULL),
('5', 'wd_01m8g918bv1btysgkaqs3y2bae:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 05:11:19.218516+00', NULL, NULL, NULL),
('6', 'wd_01m8g918erj88t95z0kfea9bs6:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:19.257368+00', NULL, NULL, NULL),
('7', 'wd_01m8g918erj88t95z0kfea9bs6:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 05:11:24.323309+00', NULL, NULL, NULL),
('8', 'wd_01m8g91dj84be0q4w46tmyvm1t:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:11:24.48932+00', NULL, NULL, NULL),
('9', 'wd_01m8g91dj84be0q4w46tmyvm1t:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 05:11:24.551682+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g917c0j3zkc0e6dbq8fwtt', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', E'\\xdb0ab8f8c58344774c936b07dd154a6f0cd2ab74f52638719f1253417b950cb6', E'\\x6d707331ed3d489929ba880e85e762f334fb5e0c05043da24a44e6355e3c820279c2778348b2f2a88957f8ad89d22812c71b876a3ea6e5f45f539dbfaf49cce9d77309346110311355f12d49a665908b5829f320', 'Qlg5', NULL, NULL, NULL, '2026-11-28 05:11:18.148181+00', NULL, '2026-11-28 05:11:18.387604+00', '127.0.0.1'),
('key_01m8g917c0qar3794t2mfby3c4', 'biz_01m8g917c09m5b7syxq4zd79zx', 'prod', E'\\x07337ae161ab312a60d03ba64617c3073830cf9a697fa587fb9caaccd850891c', E'\\x6d707331ed3d489929ba880eb76868b988b9a5db2cc77d124a5ff7bd507d81c7320f617c29f0aba3b80893d06428a94ccacb8ea2815455ecdb07cd5df66301940661558a8faf58aee80b4cf1080a274a7cc10461', 'gHns', NULL, NULL, NULL, '2026-11-28 05:11:18.148181+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:db4472dfbafff9929ca6dfec3c6ab5d6e5a13f35180c5e46254199691f3f66e7', '0', '1795929078481'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795843578475'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795843578465');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g91psw5rc7900raey9f1tq', '1', 'simulator', 'simulator', '202611280611essk5ejtf4vfcj4m', '1', '1', '2026-11-28 05:11:34.003958+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280611essk5ejtf4vfcj4m', '2026-11-28 05:11:33.979+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g91pzrmq5v868j08qdtmtd', '1', 'simulator', 'simulator', '202611280611y8zmx6ap47s8vvr5', '1', '1', '2026-11-28 05:11:34.193448+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280611y8zmx6ap47s8vvr5', '2026-11-28 05:11:34.182+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g9221zg67k50zv4685cbq0', '1', 'simulator', 'simulator', 'col_01m8g9221zg67k50zv4685cbq0', '1', '1', '2026-11-28 05:11:45.548326+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g9221zg67k50zv4685cbq0', '2026-11-28 05:11:47.612+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g921yy7p4cyspz542r1asn', '1', 'simulator', 'simulator', 'sale_01m8g921yy7p4cyspz542r1asn', '1', '1', '2026-11-28 05:11:45.410772+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g921yy7p4cyspz542r1asn', '2026-11-28 05:11:45.387+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g91838nmzzdfcvfcefw6y7', '1', 'simulator', 'simulator', 'wd_01m8g91838nmzzdfcvfcefw6y7', '1', '1', '2026-11-28 05:11:19.082183+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g91838nmzzdfcvfcefw6y7', '2026-11-28 05:11:19.025+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g918bv1btysgkaqs3y2bae', '1', 'simulator', 'simulator', 'wd_01m8g918bv1btysgkaqs3y2bae', '1', '1', '2026-11-28 05:11:19.213214+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g918bv1btysgkaqs3y2bae', '2026-11-28 05:11:19.196+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g918erj88t95z0kfea9bs6', '1', 'simulator', 'simulator', 'wd_01m8g918erj88t95z0kfea9bs6', '1', '1', '2026-11-28 05:11:19.290273+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g918erj88t95z0kfea9bs6', '2026-11-28 05:11:24.309+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g91dj84be0q4w46tmyvm1t', '1', 'simulator', 'simulator', 'wd_01m8g91dj84be0q4w46tmyvm1t', '1', '1', '2026-11-28 05:11:24.539055+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g91dj84be0q4w46tmyvm1t', '2026-11-28 05:11:29.569+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g91jrm7jhp66vgbwy1yt54', '1', 'simulator', 'simulator', 'wd_01m8g91jrm7jhp66vgbwy1yt54', '1', '1', '2026-11-28 05:11:30.464086+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g91jrm7jhp66vgbwy1yt54', '2026-11-28 05:11:32.817+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g91ntxnbqz0nwmxttt1kj9', '1', 'simulator', 'simulator', 'wd_01m8g91ntxnbqz0nwmxttt1kj9', '1', '1', '2026-11-28 05:11:32.986723+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g91ntxnbqz0nwmxttt1kj9', '2026-11-28 05:11:32.979+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 05:11:18.148181+00', 'system', 'business.create', 'biz_01m8g917c09m5b7syxq4zd79zx', '{"kycStatus": "APPROVED"}', 'biz_01m8g917c09m5b7syxq4zd79zx', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 05:11:18.647257+00', 'usr_01m8g917c03xvj3fgpt27n132f', 'sign_in.new_network', 'biz_01m8g917c09m5b7syxq4zd79zx', '{}', 'biz_01m8g917c09m5b7syxq4zd79zx', NULL, 'token', 'd26cd1508fde', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 05:11:18.704871+00', 'usr_01m8g917c03xvj3fgpt27n132f', 'webhook_url.change', 'biz_01m8g917c09m5b7syxq4zd79zx', '{}', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'token', 'd26cd1508fde', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:34987/webhooks"}'),
('4', '2026-11-28 05:11:32.87319+00', 'root', 'withdrawal.resolve', 'wd_01m8g91jrm7jhp66vgbwy1yt54', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 05:11:47.900253+00', 'usr_01m8g917c03xvj3fgpt27n132f', 'webhook_url.change', 'biz_01m8g917c09m5b7syxq4zd79zx', '{}', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'token', 'd26cd1508fde', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:34987/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 05:11:47.94433+00', 'ada', 'balance.adjust', 'biz_01m8g917c09m5b7syxq4zd79zx', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g924f1jdqja6p09zy0g097"}', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g924f1jdqja6p09zy0g097', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 05:11:47.94433+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 05:11:18.148181+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 05:11:07.783577+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 05:11:07.783577+00');
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
('bill_01m8g91psw5rc7900raey9f1tq', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '76881270502026897366', '{}', '73.52 kWh'),
('bill_01m8g91pzrmq5v868j08qdtmtd', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g917c09m5b7syxq4zd79zx', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 05:11:18.148181+00', '2026-11-28 05:11:47.900253+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 05:11:45.279+00', '2026-11-28 05:11:47.381279+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '1b0956652a9df153fee08309c5897614e484326dbe27ab6cb5f192fcb13d129c', '0', 'test', 'cp_01m8g91q2yz7tnxjq4336cazrv', 'biz_01m8g917c09m5b7syxq4zd79zx', '5', '2026-11-28 05:11:36.459+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 05:11:38.877778+00'),
('simulated', '22a78146b06c1a330d36ce8b8ab7f55d74d05f383896b18b3ee032c263cf5b92', '0', 'test', 'cp_01m8g91q2yz7tnxjq4336cazrv', 'biz_01m8g917c09m5b7syxq4zd79zx', '4', '2026-11-28 05:11:34.28+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 05:11:36.313357+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g9221zg67k50zv4685cbq0', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.71070000', '0', '127.42359300', '32178', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g9221zg67k50zv4685cbq0');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g91q2yz7tnxjq4336cazrv', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP', '1b0956652a9df153fee08309c5897614e484326dbe27ab6cb5f192fcb13d129c', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g91q2rz2r6c5hphv0m6yqv', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 06:11:34.238+00', '2026-11-28 05:11:34.238+00', '2026-11-28 05:11:45.219+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('8571426deb3ecfaf271e2985d58f593bbaf848e19728f0880d49e940bd3bce6a', 'swp_01m8g91w70hhcwmeb637jz7zjj', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140f7b7c784a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154167516f82d34c0ea27f78a0ea74b06c1c15520059121541745c35091db28684aeb7723720727ed0361e454018d090c1067097e3c384a2341241b6b8867d82fe7f6ef1b32b4342fd2078933dc42081992c8a1f0fa0d47f635aab0b2afffa7c17200c5ddf8b5dc5714b8fa6af5743e1c977c5157d03bfe22932551c', '2026-11-28 05:12:39.671+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 05:11:40.071257+00'),
('d78079c41c7cca812cef03a59b0a7f72a7ee98afab5f209f1d340349003dc30d', 'swp_01m8g91w70hhcwmeb637jz7zjj', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840c5e3c784a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541745c35091db28684aeb7723720727ed0361e454012154167516f82d34c0ea27f78a0ea74b06c1c1552005918b0a81770e58ec484a2341241da306bc3fe7e1a6e8d6db18d902f3f912e9d15799f77b7a3825f1ba43fb4880d4cd51535d9283187dbcd631fde387d889ad36a740512ebff819035ba0914615f1b', '2026-11-28 05:12:45.253+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 05:11:45.274632+00'),
('fd6006ad7ac86630ebb34fad035b253091ead0728bcf527a1b9fad51c2707213', 'swp_01m8g91w70hhcwmeb637jz7zjj', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40a3cec784a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541745c35091db28684aeb7723720727ed0361e4540121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000ee6630242d1848eaea8b60660f838ce8db7d1f8500000000000000000000000000000000000000000000000000000000017d784070c3f9c384a2349001d090c10612416fffdc83d153618499af46a872f30c4bbec2cda51440c4735b5921978c77433708428b28aa932ecad37fa7175ef71faed8d5d1f1772077d4b76c6fedefd501041b', '2026-11-28 05:12:42.531+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 05:11:42.563499+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g91w70hhcwmeb637jz7zjj', 'cp_01m8g91q2yz7tnxjq4336cazrv', 'test', '0', 'TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 05:11:39.438326+00', '2026-11-28 05:11:45.201295+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', 'collection', '1', '3185589', '0'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', 'sales', '1', '1525360'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/bills/data', 'c68f6763141189d2e9351c840a2c123a', E'\\x0251f08310e3352d25bd074c70166b8f91ac0a178ff1839dedb5c21a555911c5', 'bill_01m8g91pzrmq5v868j08qdtmtd', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g91pzrmq5v868j08qdtmtd","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 05:11:34.140817+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/bills/electricity', '16a6c80d638d70e769c8d1487c621754', E'\\xb6350a0ef1d1229673393d04ad6bd2f4ba5f8b2077c4b255120a9ef70512a480', 'bill_01m8g91psw5rc7900raey9f1tq', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g91psw5rc7900raey9f1tq","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"76881270502026897366","units":"73.52 kWh"}', '2026-11-28 05:11:33.949204+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/cross-border/collections', '2f78a9f9eef1d0eec0c9d9953d7a8d82', E'\\x1f3baba4febf438484a24d37a42a7e52ab416834604c758556a191b70c398968', 'col_01m8g9221zg67k50zv4685cbq0', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g9221zg67k50zv4685cbq0","reference":"col_01m8g9221zg67k50zv4685cbq0","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31855.89,"targetCurrency":"NGN","rate":127.423593,"providerFee":0,"providerRate":128.7107,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T05:11:45.473Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 05:11:45.473892+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/crypto/payments/cp_01m8g91q2yz7tnxjq4336cazrv/simulate-deposit', '9bf663c675831a1d9b27c31c99758707', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g91q2yz7tnxjq4336cazrv', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g91q2yz7tnxjq4336cazrv","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"depositAddress":"TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP","checkoutUrl":"http://127.0.0.1:33437/pay/01m8g91q2yz7tnxjq4336cazrvhgy485qw3d07gjwcb9sg9m73w6","returnUrl":null,"status":"UNDERPAID","txHash":"22a78146b06c1a330d36ce8b8ab7f55d74d05f383896b18b3ee032c263cf5b92","reviewReason":null,"expiresAt":"2026-11-28T06:11:34.238Z","payableUntil":"2026-11-28T07:11:34.238Z","environment":"test","createdAt":"2026-11-28T05:11:34.238Z","updatedAt":"2026-11-28T05:11:36.327Z","metadata":{"simulated":true}},"deposit":{"txHash":"1b0956652a9df153fee08309c5897614e484326dbe27ab6cb5f192fcb13d129c","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 05:11:36.458131+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/crypto/payments/cp_01m8g91q2yz7tnxjq4336cazrv/simulate-deposit', 'dd10f013468c1b7ca3322a864044f3ab', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g91q2yz7tnxjq4336cazrv', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g91q2yz7tnxjq4336cazrv","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP","checkoutUrl":"http://127.0.0.1:33437/pay/01m8g91q2yz7tnxjq4336cazrvhgy485qw3d07gjwcb9sg9m73w6","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T06:11:34.238Z","payableUntil":"2026-11-28T06:11:34.238Z","environment":"test","createdAt":"2026-11-28T05:11:34.238Z","updatedAt":"2026-11-28T05:11:34.238Z","metadata":{"simulated":true}},"deposit":{"txHash":"22a78146b06c1a330d36ce8b8ab7f55d74d05f383896b18b3ee032c263cf5b92","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 05:11:34.275662+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/crypto/payments/create', '27c7cfdc3ad150a518152754e02ce47e', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g91q2yz7tnxjq4336cazrv', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g91q2yz7tnxjq4336cazrv","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP","checkoutUrl":"http://127.0.0.1:33437/pay/01m8g91q2yz7tnxjq4336cazrvhgy485qw3d07gjwcb9sg9m73w6","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T06:11:34.238Z","payableUntil":"2026-11-28T06:11:34.238Z","environment":"test","createdAt":"2026-11-28T05:11:34.238Z","updatedAt":"2026-11-28T05:11:34.238Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 05:11:34.243393+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/crypto/withdrawals/request', 'b0eafe8d4a75951efd8fe38ba50b8cfc', E'\\xc4fb552c6a08ccd04b8fb8e2b7a7db48a42951bcfbff74a18ed45602b5f342b4', 'sale_01m8g921yy7p4cyspz542r1asn', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g921yy7p4cyspz542r1asn","amountUsdt":10,"conversionRate":1525.36,"grossAmountNgn":15253.6,"withdrawalFeeNgn":25,"netAmountNgn":15228.6,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g921yy7p4cyspz542r1asn","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:11:45.375Z"},"simulated":true,"environment":"test"}', '2026-11-28 05:11:45.375717+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/payment/process', '55bb5b6f1c4e68588c9cd3d793a4cbe4', E'\\x012a2853b0aa98b4daec8459572dcec428cd6a378ca04ac1f82d7b3591d6712b', 'txn_01m8g91802z89cejjz33f1a7c3', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g91802z89cejjz33f1a7c3","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:11:18.791496+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/withdrawal/request', '7f7e5f3ee23323b29574961248e553bf', E'\\xe3ebb3e109c1e936a156e8e65f1b128ddb5c0a039532a41e0965589ed85ab66b', 'wd_01m8g91dj84be0q4w46tmyvm1t', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g91dj84be0q4w46tmyvm1t","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:11:24.489Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:11:24.48932+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/withdrawal/request', '9cd8996fc4cde53c24b45ad8fdfddae2', E'\\xc6ffee5075b7d39273d0aa4e14010be6c0c498a5159d0ad498c36da15af825fd', 'wd_01m8g918erj88t95z0kfea9bs6', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g918erj88t95z0kfea9bs6","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:11:19.257Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:11:19.257368+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/withdrawal/request', 'c9c6f276470af683aabdaeb8f5491e7a', E'\\x81c303161888a6439e9f3f8c15d9e02984f5d07a208e7d10e8608e915011c623', 'wd_01m8g91jrm7jhp66vgbwy1yt54', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g91jrm7jhp66vgbwy1yt54","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:11:29.814Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:11:29.814074+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/withdrawal/request', 'demo-3874b856-ab7b-4bfc-8f2c-14b510c38d3c', E'\\x95d9d3380f8ed72ffaec1789dfd48a1902fa94633aaf1d023f396dd7d86aa70e', 'wd_01m8g91838nmzzdfcvfcefw6y7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g91838nmzzdfcvfcefw6y7","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:11:18.891Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:11:18.891607+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/withdrawal/request', 'f7f8e41c3944b87cf75d3d3e04fa1e09', E'\\xf9929ee45e86f363f9a340a005402d934b201d360596557df1e8588540905d09', 'wd_01m8g91ntxnbqz0nwmxttt1kj9', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g91ntxnbqz0nwmxttt1kj9","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:11:32.959Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:11:32.959599+00'),
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', '/withdrawal/request', 'f850f9583aa3e75796a3e297778fe951', E'\\x36a9b35879460f56e861e809fe526ebd95e49405c9cc10cc421b4e669d662aaa', 'wd_01m8g918bv1btysgkaqs3y2bae', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g918bv1btysgkaqs3y2bae","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:11:19.164Z","environment":"test","simulated":true},"requestId":"req_01m8g918bptm3v82cayxsj59wz","simulated":true,"environment":"test"}', '2026-11-28 05:11:19.164152+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331ed3d489929ba880e422c01fab62f6a3bc8ca9afa1ae67529042707e4269bf351bc39b7c3bbb6dd8b66cf53209a45544db9880a39547102bcc5e594172bf5881b93ee4a51fc5b8e7909aaf6fc7f18b1ba', '2026-11-28 05:11:07.657577+00', '2026-11-28 05:11:07.657577+00'),
('sandbox_seed', E'\\x6d707331ed3d489929ba880e2a5c1f99f15181926a3180509d03d905a8a9c42e446720120f8c6b18abe04d46a650ed9973bda4aca9f551a27fb0a1b923945c7b77399457a41d9223ef8fd5d4002d70b8d9bb828848d5d45960f766bb25399164c54a703be651a4d31e03ff38d172b62a', '2026-11-28 05:11:07.654539+00', '2026-11-28 05:11:07.654539+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g917c03xvj3fgpt27n132f', E'\\xf71c4271e3c5723f8f86409ad82568ae528fe907c5234e721aa883535b8d2726', '2026-11-28 05:11:18.647257+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g917c09m5b7syxq4zd79zx', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 05:11:18.647257+00', '2026-11-28 05:11:18.647257+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 05:11:19.332206+00'),
('2', 'biz_01m8g917c09m5b7syxq4zd79zx', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:34987/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 05:11:18.704871+00', '2026-11-28 05:11:18.704871+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 05:11:19.332206+00'),
('3', 'biz_01m8g917c09m5b7syxq4zd79zx', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:34987/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 05:11:47.900253+00', '2026-11-28 05:11:47.900253+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g91nnkf7adngq1nw2djtbt', 'withdrawal.resolve', 'wd_01m8g91jrm7jhp66vgbwy1yt54', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 05:11:32.787563+00', '2026-11-29 05:11:32.787563+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g91psw5rc7900raey9f1tq', 'bill', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280611essk5ejtf4vfcj4m', NULL, '2026-11-28 05:11:33.949204+00', '2026-11-28 05:11:34.006864+00'),
('bill_01m8g91pzrmq5v868j08qdtmtd', 'bill', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280611y8zmx6ap47s8vvr5', NULL, '2026-11-28 05:11:34.140817+00', '2026-11-28 05:11:34.194177+00'),
('col_01m8g9221zg67k50zv4685cbq0', 'collection', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 05:12:05.473892+00', NULL, 'sim_col_01m8g9221zg67k50zv4685cbq0', NULL, '2026-11-28 05:11:45.473892+00', '2026-11-28 05:11:47.622047+00'),
('sale_01m8g921yy7p4cyspz542r1asn', 'usdt_sale', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g921yy7p4cyspz542r1asn', NULL, '2026-11-28 05:11:45.375717+00', '2026-11-28 05:11:45.411736+00'),
('wd_01m8g91838nmzzdfcvfcefw6y7', 'withdrawal', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g91838nmzzdfcvfcefw6y7', NULL, '2026-11-28 05:11:18.891607+00', '2026-11-28 05:11:19.084004+00'),
('wd_01m8g918bv1btysgkaqs3y2bae', 'withdrawal', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g918bv1btysgkaqs3y2bae', 'The sandbox fails amounts ending in .01.', '2026-11-28 05:11:19.164152+00', '2026-11-28 05:11:19.218516+00'),
('wd_01m8g918erj88t95z0kfea9bs6', 'withdrawal', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g918erj88t95z0kfea9bs6', NULL, '2026-11-28 05:11:19.257368+00', '2026-11-28 05:11:24.323309+00'),
('wd_01m8g91dj84be0q4w46tmyvm1t', 'withdrawal', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g91dj84be0q4w46tmyvm1t', 'The sandbox reverses amounts ending in .04.', '2026-11-28 05:11:24.48932+00', '2026-11-28 05:11:29.580482+00'),
('wd_01m8g91jrm7jhp66vgbwy1yt54', 'withdrawal', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g91nnkf7adngq1nw2djtbt', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g91jrm7jhp66vgbwy1yt54', NULL, '2026-11-28 05:11:29.814074+00', '2026-11-28 05:11:32.87319+00'),
('wd_01m8g91ntxnbqz0nwmxttt1kj9', 'withdrawal', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g91ntxnbqz0nwmxttt1kj9', NULL, '2026-11-28 05:11:32.959599+00', '2026-11-28 05:11:32.991671+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TKPWA4XD4mXVjS59Wif4pgU73NHn2iQnUu', '0', '8999999985632000', 'true'),
('TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP', '0', '268000', 'true'),
('TXhkEs811VSMATLL6R3z8LBDDfwyaxrm8y', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795842678491'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795842688656'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795842694280'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795842696459'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795842700078'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795842702599'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795842705279');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('1b0956652a9df153fee08309c5897614e484326dbe27ab6cb5f192fcb13d129c', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP', '15000000', '0', '0'),
('22a78146b06c1a330d36ce8b8ab7f55d74d05f383896b18b3ee032c263cf5b92', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP', '10000000', '0', '0'),
('8571426deb3ecfaf271e2985d58f593bbaf848e19728f0880d49e940bd3bce6a', '6', 'trx_transfer', 'SUCCESS', 'TKPWA4XD4mXVjS59Wif4pgU73NHn2iQnUu', 'TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP', '13650000', '1100000', '0'),
('d78079c41c7cca812cef03a59b0a7f72a7ee98afab5f209f1d340349003dc30d', '8', 'trx_transfer', 'SUCCESS', 'TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP', 'TKPWA4XD4mXVjS59Wif4pgU73NHn2iQnUu', '382000', '0', '0'),
('fd6006ad7ac86630ebb34fad035b253091ead0728bcf527a1b9fad51c2707213', '7', 'usdt_transfer', 'SUCCESS', 'TLaTqyfi3eis82aX8YxgmVTYxSsJ2ALqZP', 'TXhkEs811VSMATLL6R3z8LBDDfwyaxrm8y', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g91psw5rc7900raey9f1tq', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g91psfyrcmhhj2s8w1dh1n', '2026-11-28 05:11:33.949204+00', '2026-11-28 05:11:34.006864+00'),
('bill_01m8g91pzrmq5v868j08qdtmtd', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g91pzh9wrz0s9t0hr2rvz2', '2026-11-28 05:11:34.140817+00', '2026-11-28 05:11:34.194177+00'),
('col_01m8g9221zg67k50zv4685cbq0', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'collection', 'COMPLETED', '3185589', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g9221mxr4txzykxpcn6q5j', '2026-11-28 05:11:45.473892+00', '2026-11-28 05:11:47.622047+00'),
('txn_01m8g91802z89cejjz33f1a7c3', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g917z334wasrjad8m9e9mz', '2026-11-28 05:11:18.791496+00', '2026-11-28 05:11:18.791496+00'),
('wd_01m8g91838nmzzdfcvfcefw6y7', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g9182a9fbw3tbb1bm0f3jn', '2026-11-28 05:11:18.891607+00', '2026-11-28 05:11:19.084004+00'),
('wd_01m8g918bv1btysgkaqs3y2bae', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g918bptm3v82cayxsj59wz', '2026-11-28 05:11:19.164152+00', '2026-11-28 05:11:19.218516+00'),
('wd_01m8g918erj88t95z0kfea9bs6', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g918enegdbvrvtrchw3d1r', '2026-11-28 05:11:19.257368+00', '2026-11-28 05:11:24.323309+00'),
('wd_01m8g91dj84be0q4w46tmyvm1t', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g91dj3xm767epbyw0zbs2r', '2026-11-28 05:11:24.48932+00', '2026-11-28 05:11:29.580482+00'),
('wd_01m8g91jrm7jhp66vgbwy1yt54', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g91jqqptcfqa5qxmxa865b', '2026-11-28 05:11:29.814074+00', '2026-11-28 05:11:32.87319+00'),
('wd_01m8g91ntxnbqz0nwmxttt1kj9', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g91ntf8bpjsrvab22qcea4', '2026-11-28 05:11:32.959599+00', '2026-11-28 05:11:32.991671+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g921yqvmaarpnt83jxjtex', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', '10000000', '1540.77000000', '1525.36000000', '1525360', '2500', '1522860', '15410', '2026-11-28 05:11:45.368367+00', '2026-11-28 05:12:45.367+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g921yy7p4cyspz542r1asn', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'COMPLETED', '10000000', '1540.77000000', '1525.36000000', '1525360', '2500', '1522860', '15410', 'qte_01m8g921yqvmaarpnt83jxjtex', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g921yvdv4svtx2kgxm7s1p', '2026-11-28 05:11:45.375717+00', '2026-11-28 05:11:45.411736+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g917c03xvj3fgpt27n132f', 'biz_01m8g917c09m5b7syxq4zd79zx', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$ntwxgYpZIoM6CkgHadJjNw$FvL4FW9kgT33D3Rt3ZuTKvfehu4MAcp4qAKNR2bIKk0', '1', NULL, NULL, NULL, '2026-11-28 05:11:18.148181+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'simulator', 'biz_01m8g917c09m5b7syxq4zd79zx', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 05:11:18.148181+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g9189eeeg0ea2y6vdx55tv', '1', 'http://127.0.0.1:34987/webhooks', '2026-11-28 05:11:19.1+00', '11', '204', '', NULL),
('msg_01m8g918dkhqtv11c85mrs3ay8', '1', 'http://127.0.0.1:34987/webhooks', '2026-11-28 05:11:19.23+00', '3', '204', '', NULL),
('msg_01m8g91dd49w7r8rmkgv6y689e', '1', 'http://127.0.0.1:34987/webhooks', '2026-11-28 05:11:24.336+00', '2', '204', '', NULL),
('msg_01m8g91dmm2ndhqgm2ppke9v6r', '1', 'http://127.0.0.1:34987/webhooks', '2026-11-28 05:11:24.58+00', '3', '204', '', NULL),
('msg_01m8g91jhe8mr7fq98ryvr49yd', '1', 'http://127.0.0.1:34987/webhooks', '2026-11-28 05:11:29.588+00', '2', '204', '', NULL),
('msg_01m8g91nrcfqf8pwpxd7wz4vrs', '1', 'http://127.0.0.1:34987/webhooks', '2026-11-28 05:11:32.899+00', '4', '204', '', NULL),
('msg_01m8g91nw972kjrkw6q27pfsdy', '1', 'http://127.0.0.1:34987/webhooks', '2026-11-28 05:11:33.087+00', '33', '500', '', NULL),
('msg_01m8g91nw972kjrkw6q27pfsdy', '2', 'http://127.0.0.1:34987/webhooks', '2026-11-28 05:11:33.78+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g9189eeeg0ea2y6vdx55tv', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal.completed', 'wd_01m8g91838nmzzdfcvfcefw6y7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:11:19.025Z","data":{"transactionId":"wd_01m8g91838nmzzdfcvfcefw6y7","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:11:18.891Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:11:19.084004+00', '2026-11-28 05:11:19.114032+00', NULL),
('msg_01m8g918dkhqtv11c85mrs3ay8', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal.failed', 'wd_01m8g918bv1btysgkaqs3y2bae', '{"type":"withdrawal.failed","timestamp":"2026-11-28T05:11:19.196Z","data":{"transactionId":"wd_01m8g918bv1btysgkaqs3y2bae","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:11:19.164Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:11:19.218516+00', '2026-11-28 05:11:19.233735+00', NULL),
('msg_01m8g91dd49w7r8rmkgv6y689e', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal.completed', 'wd_01m8g918erj88t95z0kfea9bs6', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:11:24.309Z","data":{"transactionId":"wd_01m8g918erj88t95z0kfea9bs6","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:11:19.257Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:11:24.323309+00', '2026-11-28 05:11:24.339271+00', NULL),
('msg_01m8g91dmm2ndhqgm2ppke9v6r', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal.completed', 'wd_01m8g91dj84be0q4w46tmyvm1t', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:11:24.532Z","data":{"transactionId":"wd_01m8g91dj84be0q4w46tmyvm1t","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:11:24.489Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:11:24.551682+00', '2026-11-28 05:11:24.600544+00', NULL),
('msg_01m8g91jhe8mr7fq98ryvr49yd', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal.failed', 'wd_01m8g91dj84be0q4w46tmyvm1t', '{"type":"withdrawal.failed","timestamp":"2026-11-28T05:11:29.569Z","data":{"transactionId":"wd_01m8g91dj84be0q4w46tmyvm1t","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:11:24.489Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:11:29.580482+00', '2026-11-28 05:11:29.594281+00', NULL),
('msg_01m8g91nrcfqf8pwpxd7wz4vrs', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal.completed', 'wd_01m8g91jrm7jhp66vgbwy1yt54', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:11:32.857Z","data":{"transactionId":"wd_01m8g91jrm7jhp66vgbwy1yt54","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:11:29.814Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:11:32.87319+00', '2026-11-28 05:11:32.904696+00', NULL),
('msg_01m8g91nw972kjrkw6q27pfsdy', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', 'withdrawal.completed', 'wd_01m8g91ntxnbqz0nwmxttt1kj9', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:11:32.979Z","data":{"transactionId":"wd_01m8g91ntxnbqz0nwmxttt1kj9","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:11:32.959Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:11:32.991671+00', '2026-11-28 05:11:33.783249+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g917d35w0mef8a0jx3gd8a', 'biz_01m8g917c09m5b7syxq4zd79zx', 'prod', E'\\x6d707331ed3d489929ba880eae30095fbce59e6068daaf3c085fc1fba28a7d19b805483e16e07575eb0b6bdbe9142ac58cfee0b08084f7df26b734d6524d4d9a66a97c8336a169f79c659b18fa51a3f6bf34ccb1fda224bc23c9', '2026-11-28 05:11:18.148181+00', NULL),
('whs_01m8g917d3dxma530bd073s6c0', 'biz_01m8g917c09m5b7syxq4zd79zx', 'test', E'\\x6d707331ed3d489929ba880e0c1053a8487cd49de278f429057ab7b66ec898823e84325f8bafeb0d72b8f5452a9cfc9e270175432bdfcec7f127fedb601962245e788f8541e1394683dd10117af2216f59e265d7eef5e5722c05', '2026-11-28 05:11:18.148181+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g91838nmzzdfcvfcefw6y7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g918bv1btysgkaqs3y2bae', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g918erj88t95z0kfea9bs6', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g91dj84be0q4w46tmyvm1t', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g91jrm7jhp66vgbwy1yt54', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g91ntxnbqz0nwmxttt1kj9', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
