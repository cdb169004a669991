-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('124', '125', '176', '187', '188', '189', '267', '316', '332', '59', '60', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 00:39:09.344406+00'),
('1025', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 00:39:09.344406+00'),
('1026', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'NGN', 'available', '0', '7376238', '13', '2026-11-28 00:39:09.344406+00'),
('1027', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 00:39:09.344406+00'),
('1028', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 00:39:09.344406+00'),
('1029', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 00:39:09.344406+00'),
('1030', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 00:39:09.344406+00'),
('1031', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 00:39:09.344406+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '47680', '2', '2026-11-28 00:39:03.127918+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '150000', '1', '2026-11-28 00:39:03.127918+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-150050', '1', '2026-11-28 00:39:03.127918+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-2', '2', '2026-11-28 00:39:03.127918+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '3511850', '6', '2026-11-28 00:39:03.127918+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-9399996', '3', '2026-11-28 00:39:03.127918+00'),
('267', NULL, 'test', 'USDT', 'custody', '11', '-25000000', '1', '2026-11-28 00:39:03.127918+00'),
('316', NULL, 'test', 'NGN', 'conversion', '12', '-1543720', '1', '2026-11-28 00:39:03.127918+00'),
('332', NULL, 'test', 'USDT', 'conversion', '12', '10000000', '1', '2026-11-28 00:39:03.127918+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '0', '2', '2026-11-28 00:39:03.127918+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '7000', '4', '2026-11-28 00:39:03.127918+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '1000', '1', '2026-11-28 00:39:03.127918+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3191695', '7226188'),
('1026', '13', '23', '150050', '7376238'),
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
('124', '1', '21', '15440', '15440'),
('124', '2', '22', '32240', '47680'),
('125', '1', '1', '150000', '150000'),
('176', '1', '23', '-150050', '-150050'),
('187', '1', '7', '100002', '100002'),
('187', '2', '10', '-100004', '-2'),
('188', '1', '3', '5000000', '5000000'),
('188', '2', '12', '100005', '5100005'),
('188', '3', '14', '100000', '5200005'),
('188', '4', '18', '10000', '5210005'),
('188', '5', '21', '1525780', '6735785'),
('188', '6', '22', '-3223935', '3511850'),
('189', '1', '1', '-10000000', '-10000000'),
('189', '2', '9', '100004', '-9899996'),
('189', '3', '16', '500000', '-9399996'),
('267', '1', '19', '-25000000', '-25000000'),
('316', '1', '21', '-1543720', '-1543720'),
('332', '1', '21', '10000000', '10000000'),
('59', '1', '7', '1000', '1000'),
('59', '2', '10', '-1000', '0'),
('60', '1', '3', '2500', '2500'),
('60', '2', '12', '1000', '3500'),
('60', '3', '14', '1000', '4500'),
('60', '4', '21', '2500', '7000'),
('61', '1', '9', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fsexe4ej63qzk1hy6vr136', 'payment', 'single', 'test', NULL, '2026-11-28 00:39:09.510676+00', NULL, NULL, NULL),
('10', 'wd_01m8fsf2mfafsc6jh6fxpr83p3:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 00:39:19.874748+00', NULL, NULL, NULL),
('11', 'wd_01m8fsf7ncrf5n8w7w6f9q7yc7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:19.981246+00', NULL, NULL, NULL),
('12', 'wd_01m8fsf7ncrf5n8w7w6f9q7yc7:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 00:39:22.12676+00', NULL, NULL, NULL),
('13', 'wd_01m8fsf9shxn78eqcyezpzvb4w:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:22.161561+00', NULL, NULL, NULL),
('14', 'wd_01m8fsf9shxn78eqcyezpzvb4w:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 00:39:22.183052+00', NULL, NULL, NULL),
('15', 'bill_01m8fsfa2bz7zrfp4544jmyh56:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:22.444376+00', NULL, NULL, NULL),
('16', 'bill_01m8fsfa2bz7zrfp4544jmyh56:post', 'bill_post', 'post', 'test', '15', '2026-11-28 00:39:22.465975+00', NULL, NULL, NULL),
('17', 'bill_01m8fsfa40gyxjvz40vzmfr2h9:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:22.496697+00', NULL, NULL, NULL),
('18', 'bill_01m8fsfa40gyxjvz40vzmfr2h9:post', 'bill_post', 'post', 'test', '17', '2026-11-28 00:39:22.520001+00', NULL, NULL, NULL),
('19', 'cp_01m8fsfa5na5fardm83nd6x7fc', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 00:39:32.06537+00', NULL, NULL, NULL),
('2', 'wd_01m8fsexevf17ctefj0z38dt7y:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:09.533301+00', NULL, NULL, NULL),
('20', 'sale_01m8fsfkkjvhc8f295ht914qb2:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:32.211043+00', NULL, NULL, NULL),
('21', 'sale_01m8fsfkkjvhc8f295ht914qb2:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 00:39:32.261783+00', NULL, NULL, NULL),
('22', 'col_01m8fsfkp356c80zv1ecp8q2gq:credit', 'collection', 'single', 'test', NULL, '2026-11-28 00:39:34.369622+00', NULL, NULL, NULL),
('23', 'adj_01m8fsfnvddfdkhth116z4jevc', 'adjustment', 'single', 'test', NULL, '2026-11-28 00:39:34.515445+00', NULL, NULL, NULL),
('3', 'wd_01m8fsexevf17ctefj0z38dt7y:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 00:39:09.586168+00', NULL, NULL, NULL),
('4', 'wd_01m8fsexjzvafj3t6az55sq3ny:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:09.663893+00', NULL, NULL, NULL),
('5', 'wd_01m8fsexjzvafj3t6az55sq3ny:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 00:39:09.699776+00', NULL, NULL, NULL),
('6', 'wd_01m8fsexnqrcrba635w0fkksrv:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:09.752092+00', NULL, NULL, NULL),
('7', 'wd_01m8fsexnqrcrba635w0fkksrv:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 00:39:14.803588+00', NULL, NULL, NULL),
('8', 'wd_01m8fsf2mfafsc6jh6fxpr83p3:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:39:14.831601+00', NULL, NULL, NULL),
('9', 'wd_01m8fsf2mfafsc6jh6fxpr83p3:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 00:39:14.85176+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fsex8z1hj2ywhkmtz4gh99', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', E'\\xa71aedc198272cdf187a8af4f108f22fdc67e651ab37d39cb28e882efa048867', E'\\x6d707331c55d06c858afb39a87196b1b9a3d26e709a7f46b491284dc3239addfd12f4b1dcb164a94fca1dfc7b8db4a3b58e3159d4e6af71b6f1a9ac615757e32a4737415ad0d669322a05a7faebf4f97cca09083', '1pYw', NULL, NULL, NULL, '2026-11-28 00:39:09.346999+00', NULL, '2026-11-28 00:39:09.380395+00', '127.0.0.1'),
('key_01m8fsex8zxjcbf7pjw0h7bhwv', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'prod', E'\\x4d169e12508f7ae0ee3514fb45a1f578dd36798aa6a648dd24154e9a9a159676', E'\\x6d707331c55d06c858afb39aa2d233a82a9e0f2cb280fa7f0a3e185a4e88c0c1320c3d7e23fc06e9903ea63e7fdaf4e25faf75c2174109695a9d27ad067d5206fdc85c36e0f7f76a16f63cbb4d5d51bb07210b7f', 'lSIW', NULL, NULL, NULL, '2026-11-28 00:39:09.346999+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:83d906ba42cabfb61ba872bee075d5a509d0287eb526842b4b455ecb5df89c4e', '0', '1795912749441'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795827249434'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795827249417');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fsfa2bz7zrfp4544jmyh56', '1', 'simulator', 'simulator', '202611280139gbn2h9mq8nc2gn0t', '1', '1', '2026-11-28 00:39:22.46382+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280139gbn2h9mq8nc2gn0t', '2026-11-28 00:39:22.455+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fsfa40gyxjvz40vzmfr2h9', '1', 'simulator', 'simulator', '202611280139cvmr7b97fewhywxb', '1', '1', '2026-11-28 00:39:22.519153+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280139cvmr7b97fewhywxb', '2026-11-28 00:39:22.51+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fsfkp356c80zv1ecp8q2gq', '1', 'simulator', 'simulator', 'col_01m8fsfkp356c80zv1ecp8q2gq', '1', '1', '2026-11-28 00:39:32.317999+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fsfkp356c80zv1ecp8q2gq', '2026-11-28 00:39:34.357+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fsfkkjvhc8f295ht914qb2', '1', 'simulator', 'simulator', 'sale_01m8fsfkkjvhc8f295ht914qb2', '1', '1', '2026-11-28 00:39:32.260574+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fsfkkjvhc8f295ht914qb2', '2026-11-28 00:39:32.23+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fsexevf17ctefj0z38dt7y', '1', 'simulator', 'simulator', 'wd_01m8fsexevf17ctefj0z38dt7y', '1', '1', '2026-11-28 00:39:09.583386+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fsexevf17ctefj0z38dt7y', '2026-11-28 00:39:09.564+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fsexjzvafj3t6az55sq3ny', '1', 'simulator', 'simulator', 'wd_01m8fsexjzvafj3t6az55sq3ny', '1', '1', '2026-11-28 00:39:09.698703+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fsexjzvafj3t6az55sq3ny', '2026-11-28 00:39:09.683+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fsexnqrcrba635w0fkksrv', '1', 'simulator', 'simulator', 'wd_01m8fsexnqrcrba635w0fkksrv', '1', '1', '2026-11-28 00:39:09.777075+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fsexnqrcrba635w0fkksrv', '2026-11-28 00:39:14.793+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fsf2mfafsc6jh6fxpr83p3', '1', 'simulator', 'simulator', 'wd_01m8fsf2mfafsc6jh6fxpr83p3', '1', '1', '2026-11-28 00:39:14.851049+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fsf2mfafsc6jh6fxpr83p3', '2026-11-28 00:39:19.864+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fsf7ncrf5n8w7w6f9q7yc7', '1', 'simulator', 'simulator', 'wd_01m8fsf7ncrf5n8w7w6f9q7yc7', '1', '1', '2026-11-28 00:39:20.004357+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fsf7ncrf5n8w7w6f9q7yc7', '2026-11-28 00:39:22.098+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fsf9shxn78eqcyezpzvb4w', '1', 'simulator', 'simulator', 'wd_01m8fsf9shxn78eqcyezpzvb4w', '1', '1', '2026-11-28 00:39:22.182301+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fsf9shxn78eqcyezpzvb4w', '2026-11-28 00:39:22.173+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 00:39:09.346999+00', 'system', 'business.create', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', '{"kycStatus": "APPROVED"}', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 00:39:09.4575+00', 'usr_01m8fsex8zq2s45c13gsj5094w', 'sign_in.new_network', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', '{}', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', NULL, 'token', 'a6760a7b2c46', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 00:39:09.481826+00', 'usr_01m8fsex8zq2s45c13gsj5094w', 'webhook_url.change', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', '{}', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'token', 'a6760a7b2c46', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:41861/webhooks"}'),
('4', '2026-11-28 00:39:22.12676+00', 'root', 'withdrawal.resolve', 'wd_01m8fsf7ncrf5n8w7w6f9q7yc7', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 00:39:34.466829+00', 'usr_01m8fsex8zq2s45c13gsj5094w', 'webhook_url.change', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', '{}', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'token', 'a6760a7b2c46', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:41861/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 00:39:34.515445+00', 'ada', 'balance.adjust', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fsfnvddfdkhth116z4jevc"}', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fsfnvddfdkhth116z4jevc', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 00:39:34.515445+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 00:39:09.346999+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 00:39:07.010823+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 00:39:07.010823+00');
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
('bill_01m8fsfa2bz7zrfp4544jmyh56', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '60646118090212586454', '{}', '73.52 kWh'),
('bill_01m8fsfa40gyxjvz40vzmfr2h9', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 00:39:09.346999+00', '2026-11-28 00:39:34.466829+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 00:39:32.085+00', '2026-11-28 00:39:34.240572+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '1d0d12a2945e5ab4802f3f4e5d54e10d9f2f466b69cc69dc2943c4499214692b', '0', 'test', 'cp_01m8fsfa5na5fardm83nd6x7fc', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', '5', '2026-11-28 00:39:24.969+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 00:39:26.98091+00'),
('simulated', '696725d283c6888cb036dd6eb219b45c9309d55b3b6f9529bd62aca63dd6e6e4', '0', 'test', 'cp_01m8fsfa5na5fardm83nd6x7fc', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', '4', '2026-11-28 00:39:22.57+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 00:39:24.86105+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fsfkp356c80zv1ecp8q2gq', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.95740000', '0', '127.66782600', '32240', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fsfkp356c80zv1ecp8q2gq');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fsfa5na5fardm83nd6x7fc', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK', '1d0d12a2945e5ab4802f3f4e5d54e10d9f2f466b69cc69dc2943c4499214692b', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fsfa5hjvp4gwrdzdch4gpz', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 01:39:22.549+00', '2026-11-28 00:39:22.549+00', '2026-11-28 00:39:32.056+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('02de9725d889ca684fd29726ae6778f31ce2787ae12c12291766ac218884571e', 'swp_01m8fsfegm0k9nfmh1dntmzqaa', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d135211409cc9e2fca1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15414a9f671139e7686b81358ddc1c78b70b2bd7e4a0121541d871d01fdf1d27bd43a199abb0573de4e049e1a918d090c10670bcf4defca134124103df4b7dba44f0514ec7d2b3a2ecd7b6f7c8b92aaa7165d460b85bd2c280c8ef6efad147ecd9fd21cd60f4c3cebbe3e1a57288ef6587c8faccc97d45a6b8ded81c', '2026-11-28 00:40:27.036+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 00:39:27.152429+00'),
('b731840f0f2b7882340cc2478067aae09e52cb5022d8f11e4ead722acabda540', 'swp_01m8fsfegm0k9nfmh1dntmzqaa', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840c1f0e2fca1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541d871d01fdf1d27bd43a199abb0573de4e049e1a91215414a9f671139e7686b81358ddc1c78b70b2bd7e4a018b0a81770e19bdffca13412418f40324918175521b98b91f0b22f14ec079fdf23b58fcfdb7a1dbe96600054581dbf66bcf6a59985086e39e2bf89f482b8c7af1feed32aa4e930f89aaa2682721b', '2026-11-28 00:40:32.065+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 00:39:32.074057+00'),
('f1cc01b2e78584121a18fc0a2ce2f4b93b89deef39d79b72a6028b57d2ce6796', 'swp_01m8fsfegm0k9nfmh1dntmzqaa', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4096dde2fca1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541d871d01fdf1d27bd43a199abb0573de4e049e1a9121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000068d2e8fec2998e521dd1b57cc57017887c46ec2900000000000000000000000000000000000000000000000000000000017d784070b688dffca1349001d090c10612411bce4256d6e59db4ff36eeed085dc78051d4f404fda6360798a19f71b5025d5713d3146566d9ffcaf31aa32083bfa3e2c3392f3daf8ce4a8201486a47360ba981b', '2026-11-28 00:40:29.59+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 00:39:29.597975+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fsfegm0k9nfmh1dntmzqaa', 'cp_01m8fsfa5na5fardm83nd6x7fc', 'test', '0', 'TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 00:39:26.993887+00', '2026-11-28 00:39:32.047461+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', 'collection', '1', '3191695', '0'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', 'sales', '1', '1528280'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/bills/data', 'cd39040997eff63955ebb3ffb549a3fd', E'\\x20f7cf87bfcd91514684e193d4da7bc50a0a1be03b19c6db08a803bd3f94edfd', 'bill_01m8fsfa40gyxjvz40vzmfr2h9', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fsfa40gyxjvz40vzmfr2h9","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 00:39:22.496697+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/bills/electricity', '563f3fcb6a5b32df626e1b95c0c3649c', E'\\x087f8ccc682d8fee19a0f7d7545220341a545895c124957c3ed76e2f5444b701', 'bill_01m8fsfa2bz7zrfp4544jmyh56', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fsfa2bz7zrfp4544jmyh56","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"60646118090212586454","units":"73.52 kWh"}', '2026-11-28 00:39:22.444376+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/cross-border/collections', '0c7e7800f5a6d203a215bf656b64fb38', E'\\x39d2860299b7d28c78718979a981637a490aee8e5acc2d451820eee8435f181b', 'col_01m8fsfkp356c80zv1ecp8q2gq', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fsfkp356c80zv1ecp8q2gq","reference":"col_01m8fsfkp356c80zv1ecp8q2gq","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31916.95,"targetCurrency":"NGN","rate":127.667826,"providerFee":0,"providerRate":128.9574,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T00:39:32.291Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 00:39:32.291835+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/crypto/payments/cp_01m8fsfa5na5fardm83nd6x7fc/simulate-deposit', '244e0eb9b2fa62601314cc3c35daaadb', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fsfa5na5fardm83nd6x7fc', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fsfa5na5fardm83nd6x7fc","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK","checkoutUrl":"http://127.0.0.1:45645/pay/01m8fsfa5na5fardm83nd6x7fc5g6rad5dddzr9eyccq3k7k4mfm","returnUrl":null,"status":"UNDERPAID","txHash":"696725d283c6888cb036dd6eb219b45c9309d55b3b6f9529bd62aca63dd6e6e4","reviewReason":null,"expiresAt":"2026-11-28T01:39:22.549Z","payableUntil":"2026-11-28T02:39:22.549Z","environment":"test","createdAt":"2026-11-28T00:39:22.549Z","updatedAt":"2026-11-28T00:39:24.870Z","metadata":{"simulated":true}},"deposit":{"txHash":"1d0d12a2945e5ab4802f3f4e5d54e10d9f2f466b69cc69dc2943c4499214692b","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 00:39:24.967134+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/crypto/payments/cp_01m8fsfa5na5fardm83nd6x7fc/simulate-deposit', 'f28fa3004a7d079f905872530d86bfde', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fsfa5na5fardm83nd6x7fc', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fsfa5na5fardm83nd6x7fc","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK","checkoutUrl":"http://127.0.0.1:45645/pay/01m8fsfa5na5fardm83nd6x7fc5g6rad5dddzr9eyccq3k7k4mfm","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:39:22.549Z","payableUntil":"2026-11-28T01:39:22.549Z","environment":"test","createdAt":"2026-11-28T00:39:22.549Z","updatedAt":"2026-11-28T00:39:22.549Z","metadata":{"simulated":true}},"deposit":{"txHash":"696725d283c6888cb036dd6eb219b45c9309d55b3b6f9529bd62aca63dd6e6e4","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 00:39:22.568793+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/crypto/payments/create', '26acda246e0147783756f7142f7b7f33', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fsfa5na5fardm83nd6x7fc', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fsfa5na5fardm83nd6x7fc","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK","checkoutUrl":"http://127.0.0.1:45645/pay/01m8fsfa5na5fardm83nd6x7fc5g6rad5dddzr9eyccq3k7k4mfm","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:39:22.549Z","payableUntil":"2026-11-28T01:39:22.549Z","environment":"test","createdAt":"2026-11-28T00:39:22.549Z","updatedAt":"2026-11-28T00:39:22.549Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 00:39:22.558035+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/crypto/withdrawals/request', '7819637f3fdcaed35deb1c16550171da', E'\\xef635ceea7031ec6c412319404a3d6143857fc7190d535d25d3977d673f938f6', 'sale_01m8fsfkkjvhc8f295ht914qb2', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fsfkkjvhc8f295ht914qb2","paymentId":null,"amountUsdt":10,"conversionRate":1528.28,"grossAmountNgn":15282.8,"withdrawalFeeNgn":25,"netAmountNgn":15257.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fsfkkjvhc8f295ht914qb2","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:39:32.211Z"},"simulated":true,"environment":"test"}', '2026-11-28 00:39:32.211043+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/payment/process', '743c23fe3d1d0a6150032511890234e4', E'\\xb8bb31db9fd6ea79bc33e367006a14ee8621979619f58aaed22332234928606a', 'txn_01m8fsexe4ej63qzk1hy6vr136', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fsexe4ej63qzk1hy6vr136","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:39:09.510676+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/withdrawal/request', '0e24e531f4eda85c7c917ced61d3a2e5', E'\\x845214f63fdaf94109b8507de172ee2d6f332c36a3f609731a41b3e58ee25eeb', 'wd_01m8fsexnqrcrba635w0fkksrv', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fsexnqrcrba635w0fkksrv","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:39:09.752Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:39:09.752092+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/withdrawal/request', '599c4b016026cd400b15cf4168215389', E'\\xa21db8984be6276b5061fb78415361171ae9f59bd587e2d2a99419c2bb9991ac', 'wd_01m8fsf9shxn78eqcyezpzvb4w', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fsf9shxn78eqcyezpzvb4w","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:39:22.161Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:39:22.161561+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/withdrawal/request', '61743083ea63bf796f25455f97c64f7d', E'\\x65ca61d3df666a893e10edb737681283d9fd176167707ab40a6d2ca44f1fd6d2', 'wd_01m8fsexjzvafj3t6az55sq3ny', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fsexjzvafj3t6az55sq3ny","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:39:09.663Z","environment":"test","simulated":true},"requestId":"req_01m8fsexjt1khtfvr2f9gynrxf","simulated":true,"environment":"test"}', '2026-11-28 00:39:09.663893+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/withdrawal/request', 'c7e6bd372f16d417d91d28ffd403ee1f', E'\\x35d2a9363e7e54215c5888506242bf56af60dbb5caf77c431688637513a30f4c', 'wd_01m8fsf7ncrf5n8w7w6f9q7yc7', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fsf7ncrf5n8w7w6f9q7yc7","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:39:19.981Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:39:19.981246+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/withdrawal/request', 'demo-a39ee651-f90f-4b2b-a138-ca2fe74a0dbd', E'\\x905df01999405a94e8e9449c9fdd1c84d7b6bb55f92445a1308fc17210fcacf4', 'wd_01m8fsexevf17ctefj0z38dt7y', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fsexevf17ctefj0z38dt7y","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:39:09.533Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:39:09.533301+00'),
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '/withdrawal/request', 'f7fac6e5d026ca796b0c0de703ff3068', E'\\x8626a5c6bf407a5cd49952070da16d36de22cd9b1b2f877a99409e4fc9c048fd', 'wd_01m8fsf2mfafsc6jh6fxpr83p3', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fsf2mfafsc6jh6fxpr83p3","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:39:14.831Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:39:14.831601+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331c55d06c858afb39adf06cc841e12e845ece64b76d6e7782c5218553ac8736bdb5ec9601d209e11b9fd1f5ab68ed98dfe6a4806aba2fefbc1083a9b0401e15fea24510635d95023fcdcdbd3c0f82fcfce', '2026-11-28 00:39:06.928497+00', '2026-11-28 00:39:06.928497+00'),
('sandbox_seed', E'\\x6d707331c55d06c858afb39a29c6803d15903f96e5247536bf47fedaca8fb3cec0152e0b2debb804a4977c5ba43bd4d52dc917396e87cc7fd48b34303ba88ea4c6530361431fa8443d0657ff96b04eed7a377cffae7c8f38d9cb045fd041c7da79cb309a4c80eaa9e929dbc60c3af986', '2026-11-28 00:39:06.925997+00', '2026-11-28 00:39:06.925997+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fsex8zq2s45c13gsj5094w', E'\\x1a111e65497afc0c5527aa924bead3602bdfe908531b918c35b5c5d171ff6d52', '2026-11-28 00:39:09.4575+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 00:39:09.4575+00', '2026-11-28 00:39:09.4575+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:39:10.342651+00'),
('2', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:41861/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:39:09.481826+00', '2026-11-28 00:39:09.481826+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:39:10.342651+00'),
('3', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:41861/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:39:34.466829+00', '2026-11-28 00:39:34.466829+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fsf9pxkghah932r73esjch', 'withdrawal.resolve', 'wd_01m8fsf7ncrf5n8w7w6f9q7yc7', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 00:39:22.076587+00', '2026-11-29 00:39:22.076587+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fsfa2bz7zrfp4544jmyh56', 'bill', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280139gbn2h9mq8nc2gn0t', NULL, '2026-11-28 00:39:22.444376+00', '2026-11-28 00:39:22.465975+00'),
('bill_01m8fsfa40gyxjvz40vzmfr2h9', 'bill', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280139cvmr7b97fewhywxb', NULL, '2026-11-28 00:39:22.496697+00', '2026-11-28 00:39:22.520001+00'),
('col_01m8fsfkp356c80zv1ecp8q2gq', 'collection', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 00:39:52.291835+00', NULL, 'sim_col_01m8fsfkp356c80zv1ecp8q2gq', NULL, '2026-11-28 00:39:32.291835+00', '2026-11-28 00:39:34.369622+00'),
('sale_01m8fsfkkjvhc8f295ht914qb2', 'usdt_sale', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fsfkkjvhc8f295ht914qb2', NULL, '2026-11-28 00:39:32.211043+00', '2026-11-28 00:39:32.261783+00'),
('wd_01m8fsexevf17ctefj0z38dt7y', 'withdrawal', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fsexevf17ctefj0z38dt7y', NULL, '2026-11-28 00:39:09.533301+00', '2026-11-28 00:39:09.586168+00'),
('wd_01m8fsexjzvafj3t6az55sq3ny', 'withdrawal', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fsexjzvafj3t6az55sq3ny', 'The sandbox fails amounts ending in .01.', '2026-11-28 00:39:09.663893+00', '2026-11-28 00:39:09.699776+00'),
('wd_01m8fsexnqrcrba635w0fkksrv', 'withdrawal', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fsexnqrcrba635w0fkksrv', NULL, '2026-11-28 00:39:09.752092+00', '2026-11-28 00:39:14.803588+00'),
('wd_01m8fsf2mfafsc6jh6fxpr83p3', 'withdrawal', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fsf2mfafsc6jh6fxpr83p3', 'The sandbox reverses amounts ending in .04.', '2026-11-28 00:39:14.831601+00', '2026-11-28 00:39:19.874748+00'),
('wd_01m8fsf7ncrf5n8w7w6f9q7yc7', 'withdrawal', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fsf9pxkghah932r73esjch', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fsf7ncrf5n8w7w6f9q7yc7', NULL, '2026-11-28 00:39:19.981246+00', '2026-11-28 00:39:22.12676+00'),
('wd_01m8fsf9shxn78eqcyezpzvb4w', 'withdrawal', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fsf9shxn78eqcyezpzvb4w', NULL, '2026-11-28 00:39:22.161561+00', '2026-11-28 00:39:22.183052+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TGmmxjyQoEmBfSMuWyg9nijgp31YNJLnN9', '0', '8999999985632000', 'true'),
('TKXTwJWEs4BNgEzy2mNVKWHhXHY2UA7DQB', '25000000', '0', 'false'),
('TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795826349425'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795826359709'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795826362570'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795826364969'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795826367160'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795826369604'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795826372085');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('02de9725d889ca684fd29726ae6778f31ce2787ae12c12291766ac218884571e', '6', 'trx_transfer', 'SUCCESS', 'TGmmxjyQoEmBfSMuWyg9nijgp31YNJLnN9', 'TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK', '13650000', '1100000', '0'),
('1d0d12a2945e5ab4802f3f4e5d54e10d9f2f466b69cc69dc2943c4499214692b', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK', '15000000', '0', '0'),
('696725d283c6888cb036dd6eb219b45c9309d55b3b6f9529bd62aca63dd6e6e4', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK', '10000000', '0', '0'),
('b731840f0f2b7882340cc2478067aae09e52cb5022d8f11e4ead722acabda540', '8', 'trx_transfer', 'SUCCESS', 'TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK', 'TGmmxjyQoEmBfSMuWyg9nijgp31YNJLnN9', '382000', '0', '0'),
('f1cc01b2e78584121a18fc0a2ce2f4b93b89deef39d79b72a6028b57d2ce6796', '7', 'usdt_transfer', 'SUCCESS', 'TVhfJMnvCGoPbQdqfVaxiSbG4ctzV9jMtK', 'TKXTwJWEs4BNgEzy2mNVKWHhXHY2UA7DQB', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fsfa2bz7zrfp4544jmyh56', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fsfa270g44tq86zv1ews4n', '2026-11-28 00:39:22.444376+00', '2026-11-28 00:39:22.465975+00'),
('bill_01m8fsfa40gyxjvz40vzmfr2h9', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fsfa3xtjqcxvxy3v13ve4j', '2026-11-28 00:39:22.496697+00', '2026-11-28 00:39:22.520001+00'),
('col_01m8fsfkp356c80zv1ecp8q2gq', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'collection', 'COMPLETED', '3191695', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fsfkp0wh1en2cmewacq1y1', '2026-11-28 00:39:32.291835+00', '2026-11-28 00:39:34.369622+00'),
('txn_01m8fsexe4ej63qzk1hy6vr136', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fsexdze3x298njgjnewfv3', '2026-11-28 00:39:09.510676+00', '2026-11-28 00:39:09.510676+00'),
('wd_01m8fsexevf17ctefj0z38dt7y', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fsexerxafnvmwva7th8ww5', '2026-11-28 00:39:09.533301+00', '2026-11-28 00:39:09.586168+00'),
('wd_01m8fsexjzvafj3t6az55sq3ny', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fsexjt1khtfvr2f9gynrxf', '2026-11-28 00:39:09.663893+00', '2026-11-28 00:39:09.699776+00'),
('wd_01m8fsexnqrcrba635w0fkksrv', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fsexnjyrznpfh5r9vv0666', '2026-11-28 00:39:09.752092+00', '2026-11-28 00:39:14.803588+00'),
('wd_01m8fsf2mfafsc6jh6fxpr83p3', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fsf2mcaerc5ym528kmf6bz', '2026-11-28 00:39:14.831601+00', '2026-11-28 00:39:19.874748+00'),
('wd_01m8fsf7ncrf5n8w7w6f9q7yc7', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fsf7namz7c8qbwvevbvx9j', '2026-11-28 00:39:19.981246+00', '2026-11-28 00:39:22.12676+00'),
('wd_01m8fsf9shxn78eqcyezpzvb4w', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fsf9sfqx0dxsyv8g6rsd15', '2026-11-28 00:39:22.161561+00', '2026-11-28 00:39:22.183052+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fsfkk8grjwddp21y8ast6r', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', '10000000', '1543.72000000', '1528.28000000', '1528280', '2500', '1525780', '15440', '2026-11-28 00:39:32.202084+00', '2026-11-28 00:40:32.201+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fsfkkjvhc8f295ht914qb2', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'COMPLETED', '10000000', '1543.72000000', '1528.28000000', '1528280', '2500', '1525780', '15440', 'qte_01m8fsfkk8grjwddp21y8ast6r', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fsfkkdd42m59m651bz97j1', '2026-11-28 00:39:32.211043+00', '2026-11-28 00:39:32.261783+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fsex8zq2s45c13gsj5094w', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$5U5TTtDd2HyS0BLoOJkn6g$KGT/LoNtUg3gW90hlxEjWgs/jrg1NPoCC1Z1MCvH1dg', '1', NULL, NULL, NULL, '2026-11-28 00:39:09.346999+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'simulator', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 00:39:09.346999+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fsexgn3hxmk7n79phbm138', '1', 'http://127.0.0.1:41861/webhooks', '2026-11-28 00:39:09.601+00', '10', '204', '', NULL),
('msg_01m8fsexm7bhyzxs9xbm6cwzjd', '1', 'http://127.0.0.1:41861/webhooks', '2026-11-28 00:39:09.714+00', '4', '204', '', NULL),
('msg_01m8fsf2knawmcf55eyz0s8j1v', '1', 'http://127.0.0.1:41861/webhooks', '2026-11-28 00:39:14.809+00', '4', '204', '', NULL),
('msg_01m8fsf2n4da9nscvyewrcew19', '1', 'http://127.0.0.1:41861/webhooks', '2026-11-28 00:39:14.86+00', '3', '204', '', NULL),
('msg_01m8fsf7j4wdfybv1fgab8zrac', '1', 'http://127.0.0.1:41861/webhooks', '2026-11-28 00:39:19.881+00', '5', '204', '', NULL),
('msg_01m8fsf9rgp0a4g0aqrer81xj2', '1', 'http://127.0.0.1:41861/webhooks', '2026-11-28 00:39:22.136+00', '3', '204', '', NULL),
('msg_01m8fsf9t96b0ev2k10dps2rew', '1', 'http://127.0.0.1:41861/webhooks', '2026-11-28 00:39:22.189+00', '3', '500', '', NULL),
('msg_01m8fsf9t96b0ev2k10dps2rew', '2', 'http://127.0.0.1:41861/webhooks', '2026-11-28 00:39:22.407+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fsexgn3hxmk7n79phbm138', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal.completed', 'wd_01m8fsexevf17ctefj0z38dt7y', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:39:09.564Z","data":{"transactionId":"wd_01m8fsexevf17ctefj0z38dt7y","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:39:09.533Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:39:09.586168+00', '2026-11-28 00:39:09.613736+00', NULL),
('msg_01m8fsexm7bhyzxs9xbm6cwzjd', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal.failed', 'wd_01m8fsexjzvafj3t6az55sq3ny', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:39:09.683Z","data":{"transactionId":"wd_01m8fsexjzvafj3t6az55sq3ny","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:39:09.663Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:39:09.699776+00', '2026-11-28 00:39:09.718911+00', NULL),
('msg_01m8fsf2knawmcf55eyz0s8j1v', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal.completed', 'wd_01m8fsexnqrcrba635w0fkksrv', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:39:14.793Z","data":{"transactionId":"wd_01m8fsexnqrcrba635w0fkksrv","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:39:09.752Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:39:14.803588+00', '2026-11-28 00:39:14.815179+00', NULL),
('msg_01m8fsf2n4da9nscvyewrcew19', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal.completed', 'wd_01m8fsf2mfafsc6jh6fxpr83p3', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:39:14.841Z","data":{"transactionId":"wd_01m8fsf2mfafsc6jh6fxpr83p3","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:39:14.831Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:39:14.85176+00', '2026-11-28 00:39:14.864384+00', NULL),
('msg_01m8fsf7j4wdfybv1fgab8zrac', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal.failed', 'wd_01m8fsf2mfafsc6jh6fxpr83p3', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:39:19.864Z","data":{"transactionId":"wd_01m8fsf2mfafsc6jh6fxpr83p3","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:39:14.831Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:39:19.874748+00', '2026-11-28 00:39:19.887595+00', NULL),
('msg_01m8fsf9rgp0a4g0aqrer81xj2', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal.completed', 'wd_01m8fsf7ncrf5n8w7w6f9q7yc7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:39:22.118Z","data":{"transactionId":"wd_01m8fsf7ncrf5n8w7w6f9q7yc7","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:39:19.981Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:39:22.12676+00', '2026-11-28 00:39:22.139329+00', NULL),
('msg_01m8fsf9t96b0ev2k10dps2rew', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', 'withdrawal.completed', 'wd_01m8fsf9shxn78eqcyezpzvb4w', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:39:22.173Z","data":{"transactionId":"wd_01m8fsf9shxn78eqcyezpzvb4w","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:39:22.161Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:39:22.183052+00', '2026-11-28 00:39:22.409867+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fsex967x40zyfpfd9q178x', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'prod', E'\\x6d707331c55d06c858afb39a2753307072d0460d4eea476e623ded81acc483f85645d9acd0953a61c14bce21d8c006362930728591946ed1922088b1e7c40edb8dee61c60b39529336f0194f5bd818e76af2e33cb4693b33a1a6', '2026-11-28 00:39:09.346999+00', NULL),
('whs_01m8fsex96g8xwcdnnryz788w8', 'biz_01m8fsex8zmkpfp0exk5xbdgrq', 'test', E'\\x6d707331c55d06c858afb39aae4f898faf2df67d75c6fa9f82010a8d41bee9a977318d1cd229b7d717c6f16d5b9fef93eb45b3354c891b89d4d36745e7e6d221deab70698361e0169067e198ab00e3bc6e16e0e7ed3ff4a12d54', '2026-11-28 00:39:09.346999+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fsexevf17ctefj0z38dt7y', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fsexjzvafj3t6az55sq3ny', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fsexnqrcrba635w0fkksrv', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fsf2mfafsc6jh6fxpr83p3', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fsf7ncrf5n8w7w6f9q7yc7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fsf9shxn78eqcyezpzvb4w', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
