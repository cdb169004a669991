-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('122', '127', '176', '179', '186', '187', '188', '191', '268', '319', '335', '58', '59', '60', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g2y89z3v41537ez7paj2t3', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 03:24:49.345601+00'),
('1025', 'biz_01m8g2y89z3v41537ez7paj2t3', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 03:24:49.345601+00'),
('1026', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'NGN', 'available', '0', '7364217', '13', '2026-11-28 03:24:49.345601+00'),
('1027', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 03:24:49.345601+00'),
('1028', 'biz_01m8g2y89z3v41537ez7paj2t3', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 03:24:49.345601+00'),
('1029', 'biz_01m8g2y89z3v41537ez7paj2t3', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 03:24:49.345601+00'),
('1030', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 03:24:49.345601+00'),
('1031', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 03:24:49.345601+00'),
('122', NULL, 'test', 'NGN', 'commission', '10', '150000', '1', '2026-11-28 03:24:37.197156+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '47498', '2', '2026-11-28 03:24:37.197156+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '500000', '1', '2026-11-28 03:24:37.197156+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-150050', '1', '2026-11-28 03:24:37.197156+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-9899996', '2', '2026-11-28 03:24:37.197156+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-90004', '2', '2026-11-28 03:24:37.197156+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '100005', '1', '2026-11-28 03:24:37.197156+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '3508240', '5', '2026-11-28 03:24:37.197156+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', '2026-11-28 03:24:37.197156+00'),
('319', NULL, 'test', 'NGN', 'conversion', '15', '-1537910', '1', '2026-11-28 03:24:37.197156+00'),
('335', NULL, 'test', 'USDT', 'conversion', '15', '10000000', '1', '2026-11-28 03:24:37.197156+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '1000', '1', '2026-11-28 03:24:37.197156+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '-1000', '1', '2026-11-28 03:24:37.197156+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '1000', '1', '2026-11-28 03:24:37.197156+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '7000', '4', '2026-11-28 03:24:37.197156+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3179674', '7214167'),
('1026', '13', '23', '150050', '7364217'),
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
('122', '1', '1', '150000', '150000'),
('127', '1', '21', '15380', '15380'),
('127', '2', '22', '32118', '47498'),
('176', '1', '16', '500000', '500000'),
('179', '1', '23', '-150050', '-150050'),
('186', '1', '1', '-10000000', '-10000000'),
('186', '2', '9', '100004', '-9899996'),
('187', '1', '10', '-100004', '-100004'),
('187', '2', '18', '10000', '-90004'),
('188', '1', '12', '100005', '100005'),
('191', '1', '3', '5000000', '5000000'),
('191', '2', '7', '100002', '5100002'),
('191', '3', '14', '100000', '5200002'),
('191', '4', '21', '1520030', '6720032'),
('191', '5', '22', '-3211792', '3508240'),
('268', '1', '19', '-25000000', '-25000000'),
('319', '1', '21', '-1537910', '-1537910'),
('335', '1', '21', '10000000', '10000000'),
('58', '1', '9', '1000', '1000'),
('59', '1', '10', '-1000', '-1000'),
('60', '1', '12', '1000', '1000'),
('63', '1', '3', '2500', '2500'),
('63', '2', '7', '1000', '3500'),
('63', '3', '14', '1000', '4500'),
('63', '4', '21', '2500', '7000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g2y8s5fsm9pt03a5s9c2be', 'payment', 'single', 'test', NULL, '2026-11-28 03:24:49.837497+00', NULL, NULL, NULL),
('10', 'wd_01m8g2yebcm96gg0nvp7q1p9qd:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 03:25:00.787646+00', NULL, NULL, NULL),
('11', 'wd_01m8g2ykmfehf237b71mdffz2e:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:25:00.944912+00', NULL, NULL, NULL),
('12', 'wd_01m8g2ykmfehf237b71mdffz2e:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 03:25:03.569879+00', NULL, NULL, NULL),
('13', 'wd_01m8g2ypf26qpnfx73meycxb6m:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:25:03.843108+00', NULL, NULL, NULL),
('14', 'wd_01m8g2ypf26qpnfx73meycxb6m:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 03:25:03.933224+00', NULL, NULL, NULL),
('15', 'bill_01m8g2yq5nypfq0ckmj7nptd3p:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 03:25:04.56664+00', NULL, NULL, NULL),
('16', 'bill_01m8g2yq5nypfq0ckmj7nptd3p:post', 'bill_post', 'post', 'test', '15', '2026-11-28 03:25:04.707351+00', NULL, NULL, NULL),
('17', 'bill_01m8g2yqfhv444pr309q36fvh8:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 03:25:04.882194+00', NULL, NULL, NULL),
('18', 'bill_01m8g2yqfhv444pr309q36fvh8:post', 'bill_post', 'post', 'test', '17', '2026-11-28 03:25:04.981343+00', NULL, NULL, NULL),
('19', 'cp_01m8g2yqnbbx4qa9x96sfmwre3', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 03:25:16.166924+00', NULL, NULL, NULL),
('2', 'wd_01m8g2y8v1w9w5h7z0wtb7e46c:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:24:49.893235+00', NULL, NULL, NULL),
('20', 'sale_01m8g2z2sdtfxe23m98sg8ckv2:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 03:25:16.469167+00', NULL, NULL, NULL),
('21', 'sale_01m8g2z2sdtfxe23m98sg8ckv2:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 03:25:16.539206+00', NULL, NULL, NULL),
('22', 'col_01m8g2z2z83rvh828s27hantkg:credit', 'collection', 'single', 'test', NULL, '2026-11-28 03:25:18.857373+00', NULL, NULL, NULL),
('23', 'adj_01m8g2z5j96vgtj3zbm0c83dhf', 'adjustment', 'single', 'test', NULL, '2026-11-28 03:25:19.308879+00', NULL, NULL, NULL),
('3', 'wd_01m8g2y8v1w9w5h7z0wtb7e46c:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 03:24:50.006155+00', NULL, NULL, NULL),
('4', 'wd_01m8g2y93nz87c8a5knp75n8yg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:24:50.165998+00', NULL, NULL, NULL),
('5', 'wd_01m8g2y93nz87c8a5knp75n8yg:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 03:24:50.211083+00', NULL, NULL, NULL),
('6', 'wd_01m8g2y97ja814pfepp7jkkncn:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:24:50.291768+00', NULL, NULL, NULL),
('7', 'wd_01m8g2y97ja814pfepp7jkkncn:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 03:24:55.389236+00', NULL, NULL, NULL),
('8', 'wd_01m8g2yebcm96gg0nvp7q1p9qd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:24:55.534643+00', NULL, NULL, NULL),
('9', 'wd_01m8g2yebcm96gg0nvp7q1p9qd:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 03:24:55.629101+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g2y8a0k124twnhczw132xb', 'biz_01m8g2y89z3v41537ez7paj2t3', 'prod', E'\\x2752e6a42015d4efd3f8c919afedebfc6d16f637166c983ad07451c039838305', E'\\x6d707331c52a1a876adf23db72d42f0b20274c95ee808b74d7f0d76c4b6b0a6151ab11509ac36e1cedb7d13cc6dbf9ef00fee7e54f95a0cd2fdf9e4e95393ecaccecb5055efae5b2ac85ae6f8f9c0802c8b061f0', 'YHsP', NULL, NULL, NULL, '2026-11-28 03:24:49.356276+00', NULL, NULL, NULL),
('key_01m8g2y8a1zq88re78zy9x83j6', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', E'\\xdeeb7beb78a1e9fea146e56b6ba69d05d9fe75244916c21e7f68c124d449e318', E'\\x6d707331c52a1a876adf23dba962c4f49479ed4fab021555a81bf13a1fad7139f89f964dcc1d37f2bfa56ce3a6b4baeb64ab5e4ce2106503cd72130a18b79cbbe96477baf9f474a84947572e7b59174afab90fb4', '7YS1', NULL, NULL, NULL, '2026-11-28 03:24:49.356276+00', NULL, '2026-11-28 03:24:49.536944+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:7664f242e7c27e15f7890c14d706acba0bd9970615089550ab78d6dc84dd8b9f', '0', '1795922689684'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795837189677'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795837189666');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g2yq5nypfq0ckmj7nptd3p', '1', 'simulator', 'simulator', '202611280425n52c7dt4vfpsqrsq', '1', '1', '2026-11-28 03:25:04.694313+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280425n52c7dt4vfpsqrsq', '2026-11-28 03:25:04.691+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g2yqfhv444pr309q36fvh8', '1', 'simulator', 'simulator', '202611280425qfm9k7sha8j4cyqx', '1', '1', '2026-11-28 03:25:04.980618+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280425qfm9k7sha8j4cyqx', '2026-11-28 03:25:04.921+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g2z2z83rvh828s27hantkg', '1', 'simulator', 'simulator', 'col_01m8g2z2z83rvh828s27hantkg', '1', '1', '2026-11-28 03:25:16.711262+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g2z2z83rvh828s27hantkg', '2026-11-28 03:25:18.826+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g2z2sdtfxe23m98sg8ckv2', '1', 'simulator', 'simulator', 'sale_01m8g2z2sdtfxe23m98sg8ckv2', '1', '1', '2026-11-28 03:25:16.534747+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g2z2sdtfxe23m98sg8ckv2', '2026-11-28 03:25:16.523+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g2y8v1w9w5h7z0wtb7e46c', '1', 'simulator', 'simulator', 'wd_01m8g2y8v1w9w5h7z0wtb7e46c', '1', '1', '2026-11-28 03:24:49.998806+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g2y8v1w9w5h7z0wtb7e46c', '2026-11-28 03:24:49.949+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g2y93nz87c8a5knp75n8yg', '1', 'simulator', 'simulator', 'wd_01m8g2y93nz87c8a5knp75n8yg', '1', '1', '2026-11-28 03:24:50.209634+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g2y93nz87c8a5knp75n8yg', '2026-11-28 03:24:50.196+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g2y97ja814pfepp7jkkncn', '1', 'simulator', 'simulator', 'wd_01m8g2y97ja814pfepp7jkkncn', '1', '1', '2026-11-28 03:24:50.337987+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g2y97ja814pfepp7jkkncn', '2026-11-28 03:24:55.368+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g2yebcm96gg0nvp7q1p9qd', '1', 'simulator', 'simulator', 'wd_01m8g2yebcm96gg0nvp7q1p9qd', '1', '1', '2026-11-28 03:24:55.608663+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g2yebcm96gg0nvp7q1p9qd', '2026-11-28 03:25:00.692+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g2ykmfehf237b71mdffz2e', '1', 'simulator', 'simulator', 'wd_01m8g2ykmfehf237b71mdffz2e', '1', '1', '2026-11-28 03:25:01.054351+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g2ykmfehf237b71mdffz2e', '2026-11-28 03:25:03.427+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g2ypf26qpnfx73meycxb6m', '1', 'simulator', 'simulator', 'wd_01m8g2ypf26qpnfx73meycxb6m', '1', '1', '2026-11-28 03:25:03.924127+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g2ypf26qpnfx73meycxb6m', '2026-11-28 03:25:03.911+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 03:24:49.356276+00', 'system', 'business.create', 'biz_01m8g2y89z3v41537ez7paj2t3', '{"kycStatus": "APPROVED"}', 'biz_01m8g2y89z3v41537ez7paj2t3', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 03:24:49.732649+00', 'usr_01m8g2y8a033fqym46mnm7tv7g', 'sign_in.new_network', 'biz_01m8g2y89z3v41537ez7paj2t3', '{}', 'biz_01m8g2y89z3v41537ez7paj2t3', NULL, 'token', '456294f63ec3', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 03:24:49.781358+00', 'usr_01m8g2y8a033fqym46mnm7tv7g', 'webhook_url.change', 'biz_01m8g2y89z3v41537ez7paj2t3', '{}', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'token', '456294f63ec3', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:45695/webhooks"}'),
('4', '2026-11-28 03:25:03.569879+00', 'root', 'withdrawal.resolve', 'wd_01m8g2ykmfehf237b71mdffz2e', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 03:25:19.145495+00', 'usr_01m8g2y8a033fqym46mnm7tv7g', 'webhook_url.change', 'biz_01m8g2y89z3v41537ez7paj2t3', '{}', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'token', '456294f63ec3', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:45695/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 03:25:19.308879+00', 'ada', 'balance.adjust', 'biz_01m8g2y89z3v41537ez7paj2t3', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g2z5j96vgtj3zbm0c83dhf"}', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g2z5j96vgtj3zbm0c83dhf', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 03:25:19.308879+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 03:24:49.356276+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 03:24:44.530065+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 03:24:44.530065+00');
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
('bill_01m8g2yq5nypfq0ckmj7nptd3p', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '09364806144271162743', '{}', '73.52 kWh'),
('bill_01m8g2yqfhv444pr309q36fvh8', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g2y89z3v41537ez7paj2t3', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 03:24:49.356276+00', '2026-11-28 03:25:19.145495+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 03:25:16.137+00', '2026-11-28 03:25:18.256265+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '69fa5946c47ee3ff621306913566608690aeddb4e3c471a6926a25287d3307b0', '0', 'test', 'cp_01m8g2yqnbbx4qa9x96sfmwre3', 'biz_01m8g2y89z3v41537ez7paj2t3', '5', '2026-11-28 03:25:07.648+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 03:25:09.71926+00'),
('simulated', 'd8738836b7dd46de26d935d89890c280c490d9af047041874552e5c309260692', '0', 'test', 'cp_01m8g2yqnbbx4qa9x96sfmwre3', 'biz_01m8g2y89z3v41537ez7paj2t3', '4', '2026-11-28 03:25:05.155+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 03:25:07.448911+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g2z2z83rvh828s27hantkg', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.47170000', '0', '127.18698300', '32118', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g2z2z83rvh828s27hantkg');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g2yqnbbx4qa9x96sfmwre3', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi', '69fa5946c47ee3ff621306913566608690aeddb4e3c471a6926a25287d3307b0', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g2yqn45jnm12rcq5jbaqw4', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 04:25:05.067+00', '2026-11-28 03:25:05.067+00', '2026-11-28 03:25:16.071+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('5b69f73b87a291c2d81c45783353688df0f736a06b3f291a34424316f440150b', 'swp_01m8g2yw7q8psb2nevjgaz2y1h', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8409fe8c181a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541db0975fc2264f11429d182e47be2a7f81054a908121541e953d4385a1de9eb0a0991a874f61e3b601e97fe18b0a81770bf93be81a23412410a6d1fa3a6e516f366d3bf6eeb780ad8bd32c8736f729f6512f7ff5adba981af7d1f7adbe5f0080c6f3ff15f512f99f09b023b1d0eb89f637ba4ffa6ee4c258f1b', '2026-11-28 03:26:16.095+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 03:25:16.119727+00'),
('776236ad82fc15aa796d4c3d0374f1c2bd5c0707916745c1c74116d58064e47a', 'swp_01m8g2yw7q8psb2nevjgaz2y1h', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40d3d3c181a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541db0975fc2264f11429d182e47be2a7f81054a908121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000009538a9eb9b9a97d87a45bb10f42894cbc6c146fe00000000000000000000000000000000000000000000000000000000017d784070f3febd81a2349001d090c1061241c63bbcff8703d6960a9172b810e6e44e58ed6d03a2a260758117a3aae932abb87ab7a74e77c051cbb2e2a57cdc2836426fcfa1c585b0b2080c1904ea35578df21b', '2026-11-28 03:26:13.459+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 03:25:13.469139+00'),
('8545c02bae769ab0a4c96c1e341d01b7a7e1e81532a8f54395456b5e4adf803f', 'swp_01m8g2yw7q8psb2nevjgaz2y1h', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140beb9c181a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541e953d4385a1de9eb0a0991a874f61e3b601e97fe121541db0975fc2264f11429d182e47be2a7f81054a90818d090c10670dee4bd81a23412419c57b550a8f3c3a89844873b495b042e8a3a29cbf928b1876991e7f48a58bb7c43de039d4719c6fc5603b6d8601b72719ae021bb71170ae6cd6733f4143bac681b', '2026-11-28 03:26:10.11+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 03:25:10.953004+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g2yw7q8psb2nevjgaz2y1h', 'cp_01m8g2yqnbbx4qa9x96sfmwre3', 'test', '0', 'TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 03:25:09.745733+00', '2026-11-28 03:25:15.97019+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', 'collection', '1', '3179674', '0'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', 'sales', '1', '1522530'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/bills/data', '5317147bc69dd1aa515b24743c6a19f8', E'\\x28818f73a244e85b6157a990821a709a003abd30ec96475139b8f72f9095e5a3', 'bill_01m8g2yqfhv444pr309q36fvh8', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g2yqfhv444pr309q36fvh8","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 03:25:04.882194+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/bills/electricity', '52dc355d91a18bedc8db5901cda37ee0', E'\\x45e86df346ccf1bab6127a213658828e9193b83e6273edbcf304cd739abd3341', 'bill_01m8g2yq5nypfq0ckmj7nptd3p', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g2yq5nypfq0ckmj7nptd3p","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"09364806144271162743","units":"73.52 kWh"}', '2026-11-28 03:25:04.56664+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/cross-border/collections', '6fd8c6c87c0ef983bd27c1aa67deedf8', E'\\x7f6d58f7bb7042e651940b6c66a9b76befae35c948ccffb7adbca9b2522e3acd', 'col_01m8g2z2z83rvh828s27hantkg', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g2z2z83rvh828s27hantkg","reference":"col_01m8g2z2z83rvh828s27hantkg","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31796.74,"targetCurrency":"NGN","rate":127.186983,"providerFee":0,"providerRate":128.4717,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T03:25:16.650Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 03:25:16.650719+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/crypto/payments/cp_01m8g2yqnbbx4qa9x96sfmwre3/simulate-deposit', '649289b955f6c2ad70a755aa8d1809f8', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g2yqnbbx4qa9x96sfmwre3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g2yqnbbx4qa9x96sfmwre3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi","checkoutUrl":"http://127.0.0.1:44983/pay/01m8g2yqnbbx4qa9x96sfmwre31j1cga9q7qc7w6sr3ej9gkqgnt","returnUrl":null,"status":"UNDERPAID","txHash":"d8738836b7dd46de26d935d89890c280c490d9af047041874552e5c309260692","reviewReason":null,"expiresAt":"2026-11-28T04:25:05.067Z","payableUntil":"2026-11-28T05:25:05.067Z","environment":"test","createdAt":"2026-11-28T03:25:05.067Z","updatedAt":"2026-11-28T03:25:07.492Z","metadata":{"simulated":true}},"deposit":{"txHash":"69fa5946c47ee3ff621306913566608690aeddb4e3c471a6926a25287d3307b0","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 03:25:07.646522+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/crypto/payments/cp_01m8g2yqnbbx4qa9x96sfmwre3/simulate-deposit', '6b075e18f6fc25187bbaffd52fe03be0', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g2yqnbbx4qa9x96sfmwre3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g2yqnbbx4qa9x96sfmwre3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi","checkoutUrl":"http://127.0.0.1:44983/pay/01m8g2yqnbbx4qa9x96sfmwre31j1cga9q7qc7w6sr3ej9gkqgnt","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T04:25:05.067Z","payableUntil":"2026-11-28T04:25:05.067Z","environment":"test","createdAt":"2026-11-28T03:25:05.067Z","updatedAt":"2026-11-28T03:25:05.067Z","metadata":{"simulated":true}},"deposit":{"txHash":"d8738836b7dd46de26d935d89890c280c490d9af047041874552e5c309260692","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 03:25:05.147952+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/crypto/payments/create', '3b1b85c9123d9b0b0d35f78b1aab3c54', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g2yqnbbx4qa9x96sfmwre3', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g2yqnbbx4qa9x96sfmwre3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi","checkoutUrl":"http://127.0.0.1:44983/pay/01m8g2yqnbbx4qa9x96sfmwre31j1cga9q7qc7w6sr3ej9gkqgnt","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T04:25:05.067Z","payableUntil":"2026-11-28T04:25:05.067Z","environment":"test","createdAt":"2026-11-28T03:25:05.067Z","updatedAt":"2026-11-28T03:25:05.067Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 03:25:05.072234+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/crypto/withdrawals/request', 'e8622e31c4a2c8b3917eb7acff55a353', E'\\xcb48b3b81ef1e668ee0be922b6de4da995741ddc8378c4aa1b96d45cf969f8fe', 'sale_01m8g2z2sdtfxe23m98sg8ckv2', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g2z2sdtfxe23m98sg8ckv2","amountUsdt":10,"conversionRate":1522.53,"grossAmountNgn":15225.3,"withdrawalFeeNgn":25,"netAmountNgn":15200.3,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g2z2sdtfxe23m98sg8ckv2","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:25:16.469Z"},"simulated":true,"environment":"test"}', '2026-11-28 03:25:16.469167+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/payment/process', '45062157d435406ed344396a0cf7f84b', E'\\xb146d49fa0fa05c343b98f0660046de92033462b36e34ab32bf5748bddc9b309', 'txn_01m8g2y8s5fsm9pt03a5s9c2be', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g2y8s5fsm9pt03a5s9c2be","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:24:49.837497+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/withdrawal/request', '007ea5fb745f12b03b34d7262de6aeba', E'\\xae181efdd5ad9198c2b8123b19efb7fbf57144ddfbb0d0facd60c8f5dc467fce', 'wd_01m8g2ykmfehf237b71mdffz2e', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g2ykmfehf237b71mdffz2e","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:25:00.944Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:25:00.944912+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/withdrawal/request', '2ae54def45827ac4a4203d43f7629deb', E'\\x48de4625480acf5913614f2ee88f32f860a722ab0a17a43e406d6bc8b4585b3c', 'wd_01m8g2yebcm96gg0nvp7q1p9qd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g2yebcm96gg0nvp7q1p9qd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:24:55.534Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:24:55.534643+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/withdrawal/request', '30e7930d9b122fea2dcdd1b40da5ecaa', E'\\xc79ef1138211542b422905045462316ed4d8a17934dec01c54089bd911e45f9a', 'wd_01m8g2ypf26qpnfx73meycxb6m', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g2ypf26qpnfx73meycxb6m","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:25:03.843Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:25:03.843108+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/withdrawal/request', 'ce4dd21a13142ce37ab0cf1a8250fbb5', E'\\x5d4c98e3969909809a8f4eec08048c4e8a9ce4597d85a52c741de308dbec6204', 'wd_01m8g2y93nz87c8a5knp75n8yg', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g2y93nz87c8a5knp75n8yg","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:24:50.165Z","environment":"test","simulated":true},"requestId":"req_01m8g2y93c030b42yvbjzx40n9","simulated":true,"environment":"test"}', '2026-11-28 03:24:50.165998+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/withdrawal/request', 'demo-48d0bd82-9168-413d-8869-f96b4a8881e4', E'\\x2e153b727fbceed1a81a7a257bbfbbb27b2a015196e9faf2167451ab2c908f35', 'wd_01m8g2y8v1w9w5h7z0wtb7e46c', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g2y8v1w9w5h7z0wtb7e46c","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:24:49.893Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:24:49.893235+00'),
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', '/withdrawal/request', 'e37d64b3d3eed3d8cb282bff122551e9', E'\\x5771538d9c493fabfb4755d7680fa982cba9c5b1e13f04817fefe69c33d626d1', 'wd_01m8g2y97ja814pfepp7jkkncn', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g2y97ja814pfepp7jkkncn","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:24:50.291Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:24:50.291768+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331c52a1a876adf23db0b38334c58913024fd14c1cfaadb62258a5a3f4efaed2d7134ae87eb6c6599e67be077f89fac1f5200b8e5c13b33eab5cde1013d10f342b31e32960d88b9d3b4d1d8f7636252a857', '2026-11-28 03:24:44.392177+00', '2026-11-28 03:24:44.392177+00'),
('sandbox_seed', E'\\x6d707331c52a1a876adf23db35e8c5dfc90ae08367b6f380f65745df75c546666b863e65d6c6ec9688e4f2010bea3c33b97845a4ccf961fbeed012b28c6ee38637630850f3ed677b5bfcfe888dad17a01025ba916419a5d2df708feff2aef704b24c118ce0634267d333c658c973bb5b', '2026-11-28 03:24:44.387767+00', '2026-11-28 03:24:44.387767+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g2y8a033fqym46mnm7tv7g', E'\\xf01bcf43b6ff99606778666d390a96532439f20162e17d2914fa120a89bbcee9', '2026-11-28 03:24:49.732649+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g2y89z3v41537ez7paj2t3', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 03:24:49.732649+00', '2026-11-28 03:24:49.732649+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:24:50.357704+00'),
('2', 'biz_01m8g2y89z3v41537ez7paj2t3', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:45695/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 03:24:49.781358+00', '2026-11-28 03:24:49.781358+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:24:50.357704+00'),
('3', 'biz_01m8g2y89z3v41537ez7paj2t3', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:45695/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 03:25:19.145495+00', '2026-11-28 03:25:19.145495+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g2ynyc2gdwh3t487srkhyv', 'withdrawal.resolve', 'wd_01m8g2ykmfehf237b71mdffz2e', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 03:25:03.308057+00', '2026-11-29 03:25:03.308057+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g2yq5nypfq0ckmj7nptd3p', 'bill', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280425n52c7dt4vfpsqrsq', NULL, '2026-11-28 03:25:04.56664+00', '2026-11-28 03:25:04.707351+00'),
('bill_01m8g2yqfhv444pr309q36fvh8', 'bill', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280425qfm9k7sha8j4cyqx', NULL, '2026-11-28 03:25:04.882194+00', '2026-11-28 03:25:04.981343+00'),
('col_01m8g2z2z83rvh828s27hantkg', 'collection', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 03:25:36.650719+00', NULL, 'sim_col_01m8g2z2z83rvh828s27hantkg', NULL, '2026-11-28 03:25:16.650719+00', '2026-11-28 03:25:18.857373+00'),
('sale_01m8g2z2sdtfxe23m98sg8ckv2', 'usdt_sale', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g2z2sdtfxe23m98sg8ckv2', NULL, '2026-11-28 03:25:16.469167+00', '2026-11-28 03:25:16.539206+00'),
('wd_01m8g2y8v1w9w5h7z0wtb7e46c', 'withdrawal', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g2y8v1w9w5h7z0wtb7e46c', NULL, '2026-11-28 03:24:49.893235+00', '2026-11-28 03:24:50.006155+00'),
('wd_01m8g2y93nz87c8a5knp75n8yg', 'withdrawal', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g2y93nz87c8a5knp75n8yg', 'The sandbox fails amounts ending in .01.', '2026-11-28 03:24:50.165998+00', '2026-11-28 03:24:50.211083+00'),
('wd_01m8g2y97ja814pfepp7jkkncn', 'withdrawal', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g2y97ja814pfepp7jkkncn', NULL, '2026-11-28 03:24:50.291768+00', '2026-11-28 03:24:55.389236+00'),
('wd_01m8g2yebcm96gg0nvp7q1p9qd', 'withdrawal', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g2yebcm96gg0nvp7q1p9qd', 'The sandbox reverses amounts ending in .04.', '2026-11-28 03:24:55.534643+00', '2026-11-28 03:25:00.787646+00'),
('wd_01m8g2ykmfehf237b71mdffz2e', 'withdrawal', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g2ynyc2gdwh3t487srkhyv', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g2ykmfehf237b71mdffz2e', NULL, '2026-11-28 03:25:00.944912+00', '2026-11-28 03:25:03.569879+00'),
('wd_01m8g2ypf26qpnfx73meycxb6m', 'withdrawal', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g2ypf26qpnfx73meycxb6m', NULL, '2026-11-28 03:25:03.843108+00', '2026-11-28 03:25:03.933224+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TPaDZi2dHYxNyTfTk3ujxYGkxg1LkfvssZ', '25000000', '0', 'false'),
('TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi', '0', '268000', 'true'),
('TXEvsJ6CjBYGLV6GvZ12mY7Luy9LjCSEE8', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795836289652'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795836299746'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795836305155'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795836307648'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795836310965'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795836313476'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795836316137');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('5b69f73b87a291c2d81c45783353688df0f736a06b3f291a34424316f440150b', '8', 'trx_transfer', 'SUCCESS', 'TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi', 'TXEvsJ6CjBYGLV6GvZ12mY7Luy9LjCSEE8', '382000', '0', '0'),
('69fa5946c47ee3ff621306913566608690aeddb4e3c471a6926a25287d3307b0', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi', '15000000', '0', '0'),
('776236ad82fc15aa796d4c3d0374f1c2bd5c0707916745c1c74116d58064e47a', '7', 'usdt_transfer', 'SUCCESS', 'TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi', 'TPaDZi2dHYxNyTfTk3ujxYGkxg1LkfvssZ', '25000000', '13000000', '130000'),
('8545c02bae769ab0a4c96c1e341d01b7a7e1e81532a8f54395456b5e4adf803f', '6', 'trx_transfer', 'SUCCESS', 'TXEvsJ6CjBYGLV6GvZ12mY7Luy9LjCSEE8', 'TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi', '13650000', '1100000', '0'),
('d8738836b7dd46de26d935d89890c280c490d9af047041874552e5c309260692', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TVwNKRVysp8nG2ye271V7ExZiu5V6FiwWi', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g2yq5nypfq0ckmj7nptd3p', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g2yq5ft6hd0w6w8d0hzfef', '2026-11-28 03:25:04.56664+00', '2026-11-28 03:25:04.707351+00'),
('bill_01m8g2yqfhv444pr309q36fvh8', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g2yqepm0tz2seefrhdqshg', '2026-11-28 03:25:04.882194+00', '2026-11-28 03:25:04.981343+00'),
('col_01m8g2z2z83rvh828s27hantkg', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'collection', 'COMPLETED', '3179674', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g2z2xx8gxemat8c9f72jge', '2026-11-28 03:25:16.650719+00', '2026-11-28 03:25:18.857373+00'),
('txn_01m8g2y8s5fsm9pt03a5s9c2be', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g2y8s0wrwvzx1944yj31g5', '2026-11-28 03:24:49.837497+00', '2026-11-28 03:24:49.837497+00'),
('wd_01m8g2y8v1w9w5h7z0wtb7e46c', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g2y8tp4f4wmeayhfb7kps0', '2026-11-28 03:24:49.893235+00', '2026-11-28 03:24:50.006155+00'),
('wd_01m8g2y93nz87c8a5knp75n8yg', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g2y93c030b42yvbjzx40n9', '2026-11-28 03:24:50.165998+00', '2026-11-28 03:24:50.211083+00'),
('wd_01m8g2y97ja814pfepp7jkkncn', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g2y9799p7eesavg6dmshsf', '2026-11-28 03:24:50.291768+00', '2026-11-28 03:24:55.389236+00'),
('wd_01m8g2yebcm96gg0nvp7q1p9qd', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g2yeaqcdjt4x3g1s92gnza', '2026-11-28 03:24:55.534643+00', '2026-11-28 03:25:00.787646+00'),
('wd_01m8g2ykmfehf237b71mdffz2e', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g2ykkgqvqqbr9h43yhrcqg', '2026-11-28 03:25:00.944912+00', '2026-11-28 03:25:03.569879+00'),
('wd_01m8g2ypf26qpnfx73meycxb6m', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g2ypegn387f0eags3v55g1', '2026-11-28 03:25:03.843108+00', '2026-11-28 03:25:03.933224+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g2z2rawvnvcr6y33m4dgzb', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', '10000000', '1537.91000000', '1522.53000000', '1522530', '2500', '1520030', '15380', '2026-11-28 03:25:16.42778+00', '2026-11-28 03:26:16.426+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g2z2sdtfxe23m98sg8ckv2', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'COMPLETED', '10000000', '1537.91000000', '1522.53000000', '1522530', '2500', '1520030', '15380', 'qte_01m8g2z2rawvnvcr6y33m4dgzb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g2z2rq7kw7861gjzhmkhxg', '2026-11-28 03:25:16.469167+00', '2026-11-28 03:25:16.539206+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g2y8a033fqym46mnm7tv7g', 'biz_01m8g2y89z3v41537ez7paj2t3', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$I0B+4FtdF6KIWDEf8e9ZHA$zcjIxYGtg5121TP58HhQbl9Sl1SO1fZSYjGZDtUjyzM', '1', NULL, NULL, NULL, '2026-11-28 03:24:49.356276+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'simulator', 'biz_01m8g2y89z3v41537ez7paj2t3', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 03:24:49.356276+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g2y8yw1z6kzk7csgkk259b', '1', 'http://127.0.0.1:45695/webhooks', '2026-11-28 03:24:50.048+00', '33', '204', '', NULL),
('msg_01m8g2y955fw1xs33krkpgazvc', '1', 'http://127.0.0.1:45695/webhooks', '2026-11-28 03:24:50.232+00', '7', '204', '', NULL),
('msg_01m8g2ye6yze7ews0vh3ss5cfm', '1', 'http://127.0.0.1:45695/webhooks', '2026-11-28 03:24:55.406+00', '4', '204', '', NULL),
('msg_01m8g2yef4j18web9esy35m67q', '1', 'http://127.0.0.1:45695/webhooks', '2026-11-28 03:24:55.684+00', '2', '204', '', NULL),
('msg_01m8g2ykfxkwft93bqr1mhzq3a', '1', 'http://127.0.0.1:45695/webhooks', '2026-11-28 03:25:00.824+00', '40', '204', '', NULL),
('msg_01m8g2yp74ysmzy02pr2k8e43n', '1', 'http://127.0.0.1:45695/webhooks', '2026-11-28 03:25:03.646+00', '36', '204', '', NULL),
('msg_01m8g2ypjd1s73sdcte6y2ddp4', '1', 'http://127.0.0.1:45695/webhooks', '2026-11-28 03:25:03.975+00', '70', '500', '', NULL),
('msg_01m8g2ypjd1s73sdcte6y2ddp4', '2', 'http://127.0.0.1:45695/webhooks', '2026-11-28 03:25:04.493+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g2y8yw1z6kzk7csgkk259b', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal.completed', 'wd_01m8g2y8v1w9w5h7z0wtb7e46c', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:24:49.949Z","data":{"transactionId":"wd_01m8g2y8v1w9w5h7z0wtb7e46c","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:24:49.893Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:24:50.006155+00', '2026-11-28 03:24:50.084613+00', NULL),
('msg_01m8g2y955fw1xs33krkpgazvc', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal.failed', 'wd_01m8g2y93nz87c8a5knp75n8yg', '{"type":"withdrawal.failed","timestamp":"2026-11-28T03:24:50.196Z","data":{"transactionId":"wd_01m8g2y93nz87c8a5knp75n8yg","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:24:50.165Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:24:50.211083+00', '2026-11-28 03:24:50.242384+00', NULL),
('msg_01m8g2ye6yze7ews0vh3ss5cfm', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal.completed', 'wd_01m8g2y97ja814pfepp7jkkncn', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:24:55.368Z","data":{"transactionId":"wd_01m8g2y97ja814pfepp7jkkncn","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:24:50.291Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:24:55.389236+00', '2026-11-28 03:24:55.415708+00', NULL),
('msg_01m8g2yef4j18web9esy35m67q', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal.completed', 'wd_01m8g2yebcm96gg0nvp7q1p9qd', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:24:55.601Z","data":{"transactionId":"wd_01m8g2yebcm96gg0nvp7q1p9qd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:24:55.534Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:24:55.629101+00', '2026-11-28 03:24:55.687813+00', NULL),
('msg_01m8g2ykfxkwft93bqr1mhzq3a', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal.failed', 'wd_01m8g2yebcm96gg0nvp7q1p9qd', '{"type":"withdrawal.failed","timestamp":"2026-11-28T03:25:00.692Z","data":{"transactionId":"wd_01m8g2yebcm96gg0nvp7q1p9qd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:24:55.534Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:25:00.787646+00', '2026-11-28 03:25:00.865104+00', NULL),
('msg_01m8g2yp74ysmzy02pr2k8e43n', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal.completed', 'wd_01m8g2ykmfehf237b71mdffz2e', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:25:03.534Z","data":{"transactionId":"wd_01m8g2ykmfehf237b71mdffz2e","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:25:00.944Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:25:03.569879+00', '2026-11-28 03:25:03.688242+00', NULL),
('msg_01m8g2ypjd1s73sdcte6y2ddp4', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', 'withdrawal.completed', 'wd_01m8g2ypf26qpnfx73meycxb6m', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:25:03.911Z","data":{"transactionId":"wd_01m8g2ypf26qpnfx73meycxb6m","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:25:03.843Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:25:03.933224+00', '2026-11-28 03:25:04.498879+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g2y8anxwvqcsj7kjt3etp6', 'biz_01m8g2y89z3v41537ez7paj2t3', 'test', E'\\x6d707331c52a1a876adf23db38853637dff0946e8e9076df00760cdabef1ec628bd6a17824410bcaba45868765617e04fa36555dfe382328dfce0fd51a612448bd070cba4c10dcf14ebb833dd3f5f8eae7959cd6500e9eb4b1c0', '2026-11-28 03:24:49.356276+00', NULL),
('whs_01m8g2y8any6xh8y3zjg50x7g4', 'biz_01m8g2y89z3v41537ez7paj2t3', 'prod', E'\\x6d707331c52a1a876adf23db09487f367fe5144e7d4f0ffae510d7735fb31d2af2a0646866a86eca2074dd7ae163fe7385234101e7ff7d9631fb70dbea5d768001429db6da4e05bf7208b098d47588f233d93fb7014f13b312b5', '2026-11-28 03:24:49.356276+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g2y8v1w9w5h7z0wtb7e46c', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g2y93nz87c8a5knp75n8yg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g2y97ja814pfepp7jkkncn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g2yebcm96gg0nvp7q1p9qd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g2ykmfehf237b71mdffz2e', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g2ypf26qpnfx73meycxb6m', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
