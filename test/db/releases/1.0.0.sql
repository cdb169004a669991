-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '123', '126', '176', '187', '188', '189', '190', '256', '315', '331', '59', '60', '61', '62');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 08:34:09.627581+00'),
('1025', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 08:34:09.627581+00'),
('1026', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'NGN', 'available', '0', '7363613', '13', NULL, '2026-11-28 08:34:09.627581+00'),
('1027', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 08:34:09.627581+00'),
('1028', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 08:34:09.627581+00'),
('1029', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 08:34:09.627581+00'),
('1030', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 08:34:09.627581+00'),
('1031', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 08:34:09.627581+00'),
('1032', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 08:34:09.627581+00'),
('1033', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 08:34:09.627581+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '150000', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '15380', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '32112', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-10000000', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '1529728', '4', NULL, '2026-11-28 08:33:51.130777+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '5500000', '2', NULL, '2026-11-28 08:33:51.130777+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-50045', '2', NULL, '2026-11-28 08:33:51.130777+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-3011178', '3', NULL, '2026-11-28 08:33:51.130777+00'),
('256', NULL, 'test', 'USDT', 'custody', '0', '-25000000', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1537610', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '2500', '3', NULL, '2026-11-28 08:33:51.130777+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '2500', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '1000', '1', NULL, '2026-11-28 08:33:51.130777+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '2000', '2', NULL, '2026-11-28 08:33:51.130777+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3179070', '7213563'),
('1026', '13', '23', '150050', '7363613'),
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
('112', '1', '1', '150000', '150000'),
('123', '1', '21', '15380', '15380'),
('126', '1', '22', '32112', '32112'),
('176', '1', '1', '-10000000', '-10000000'),
('187', '1', '7', '100002', '100002'),
('187', '2', '10', '-100004', '-2'),
('187', '3', '18', '10000', '9998'),
('187', '4', '21', '1519730', '1529728'),
('188', '1', '3', '5000000', '5000000'),
('188', '2', '16', '500000', '5500000'),
('189', '1', '12', '100005', '100005'),
('189', '2', '23', '-150050', '-50045'),
('190', '1', '9', '100004', '100004'),
('190', '2', '14', '100000', '200004'),
('190', '3', '22', '-3211182', '-3011178'),
('256', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1537610', '-1537610'),
('331', '1', '21', '10000000', '10000000'),
('59', '1', '7', '1000', '1000'),
('59', '2', '10', '-1000', '0'),
('59', '3', '21', '2500', '2500'),
('60', '1', '3', '2500', '2500'),
('61', '1', '12', '1000', '1000'),
('62', '1', '9', '1000', '1000'),
('62', '2', '14', '1000', '2000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gmmnt1gpcv0792xw8y2dfp', 'payment', 'single', 'test', NULL, '2026-11-28 08:34:09.860802+00', NULL, NULL, NULL),
('10', 'wd_01m8gmmv5cmgc2ndbnymks1be8:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 08:34:20.414129+00', NULL, NULL, NULL),
('11', 'wd_01m8gmn0cj7gy1j72g1xzxkky2:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:20.691486+00', NULL, NULL, NULL),
('12', 'wd_01m8gmn0cj7gy1j72g1xzxkky2:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 08:34:22.856353+00', NULL, NULL, NULL),
('13', 'wd_01m8gmn2hdpzhpsnvwvgzerp0v:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:22.893546+00', NULL, NULL, NULL),
('14', 'wd_01m8gmn2hdpzhpsnvwvgzerp0v:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 08:34:22.911214+00', NULL, NULL, NULL),
('15', 'bill_01m8gmn39rrxqwk442cys5rr68:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:23.673199+00', NULL, NULL, NULL),
('16', 'bill_01m8gmn39rrxqwk442cys5rr68:post', 'bill_post', 'post', 'test', '15', '2026-11-28 08:34:23.700035+00', NULL, NULL, NULL),
('17', 'bill_01m8gmn3bnte0qdqwqxqqh1ndr:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:23.733851+00', NULL, NULL, NULL),
('18', 'bill_01m8gmn3bnte0qdqwqxqqh1ndr:post', 'bill_post', 'post', 'test', '17', '2026-11-28 08:34:23.758545+00', NULL, NULL, NULL),
('19', 'cp_01m8gmn3djgwz5wf6kfdfvmkdd', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 08:34:33.108941+00', NULL, NULL, NULL),
('2', 'wd_01m8gmmnv14f7r0bwesyy8qnxe:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:09.891275+00', NULL, NULL, NULL),
('20', 'sale_01m8gmncn85vf3t0jxxe4fj3c6:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:33.256926+00', NULL, NULL, NULL),
('21', 'sale_01m8gmncn85vf3t0jxxe4fj3c6:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 08:34:33.277355+00', NULL, NULL, NULL),
('22', 'col_01m8gmncpnqknfd0pqbdkcta9x:credit', 'collection', 'single', 'test', NULL, '2026-11-28 08:34:35.355434+00', NULL, NULL, NULL),
('23', 'adj_01m8gmnetm1dfqqy28jt9n0epn', 'adjustment', 'single', 'test', NULL, '2026-11-28 08:34:35.478372+00', NULL, NULL, NULL),
('3', 'wd_01m8gmmnv14f7r0bwesyy8qnxe:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 08:34:09.951214+00', NULL, NULL, NULL),
('4', 'wd_01m8gmmnzm3nbddg0g3dvgve12:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:10.03718+00', NULL, NULL, NULL),
('5', 'wd_01m8gmmnzm3nbddg0g3dvgve12:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 08:34:10.066146+00', NULL, NULL, NULL),
('6', 'wd_01m8gmmp1p7cm8815w16f15620:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:10.103341+00', NULL, NULL, NULL),
('7', 'wd_01m8gmmp1p7cm8815w16f15620:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 08:34:15.177901+00', NULL, NULL, NULL),
('8', 'wd_01m8gmmv5cmgc2ndbnymks1be8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:34:15.340754+00', NULL, NULL, NULL),
('9', 'wd_01m8gmmv5cmgc2ndbnymks1be8:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 08:34:15.379118+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gmmnjraqyb9zcvcpy5nmr3', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'prod', E'\\x14fe93be87e1b3a960f073c0320c1026f4680e70bdcc97d5b34d1ebf7c33d95a', E'\\x6d707331da262db3a2c033bf0e6cca7ebcc65ae53713b22d1ed33941ce9a83df2f3c07c7d6ce904466e67e4e6021c218fdfc76bcb02695d9c48d2332588ef8829f9336c0ff0bfe4050d8614a680094ac25967faf', 'gHVh', NULL, NULL, NULL, '2026-11-28 08:34:09.637948+00', NULL, NULL, NULL),
('key_01m8gmmnjresmvrs4khgpxygb4', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', E'\\x53d2f723e3a4bdbdb7731f0a10e521724ba1821b59b3ab120b19309412dbb26e', E'\\x6d707331da262db3a2c033bf5b5fa6dadc7d78690aba22f5e195785959b4aab53e3527177a4c7fcd38e57b439e25ed927edaa9807b4cffaae5316ba715e535bc78834294cee2e776a0beca963c25fb18b7d42e13', 'sLGj', NULL, NULL, NULL, '2026-11-28 08:34:09.637948+00', NULL, '2026-11-28 08:34:09.680766+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:194d72aea141846a9b931e7eae79d3711d780003e2cb8009c95dfa812dfd75f3', '0', '1795941249776'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795855749772'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795855749769');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gmn39rrxqwk442cys5rr68', '1', 'simulator', 'simulator', '202611280934may68z6qahs7hnvg', '1', '1', '2026-11-28 08:34:23.697876+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280934may68z6qahs7hnvg', '2026-11-28 08:34:23.686+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gmn3bnte0qdqwqxqqh1ndr', '1', 'simulator', 'simulator', '202611280934t5tf7w5ps0yy14f1', '1', '1', '2026-11-28 08:34:23.757842+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280934t5tf7w5ps0yy14f1', '2026-11-28 08:34:23.748+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gmncpnqknfd0pqbdkcta9x', '1', 'simulator', 'simulator', 'col_01m8gmncpnqknfd0pqbdkcta9x', '1', '1', '2026-11-28 08:34:33.320561+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gmncpnqknfd0pqbdkcta9x', '2026-11-28 08:34:35.346+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gmncn85vf3t0jxxe4fj3c6', '1', 'simulator', 'simulator', 'sale_01m8gmncn85vf3t0jxxe4fj3c6', '1', '1', '2026-11-28 08:34:33.276642+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gmncn85vf3t0jxxe4fj3c6', '2026-11-28 08:34:33.268+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmmnv14f7r0bwesyy8qnxe', '1', 'simulator', 'simulator', 'wd_01m8gmmnv14f7r0bwesyy8qnxe', '1', '1', '2026-11-28 08:34:09.949513+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gmmnv14f7r0bwesyy8qnxe', '2026-11-28 08:34:09.922+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmmnzm3nbddg0g3dvgve12', '1', 'simulator', 'simulator', 'wd_01m8gmmnzm3nbddg0g3dvgve12', '1', '1', '2026-11-28 08:34:10.065298+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gmmnzm3nbddg0g3dvgve12', '2026-11-28 08:34:10.053+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmmp1p7cm8815w16f15620', '1', 'simulator', 'simulator', 'wd_01m8gmmp1p7cm8815w16f15620', '1', '1', '2026-11-28 08:34:10.139207+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gmmp1p7cm8815w16f15620', '2026-11-28 08:34:15.159+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmmv5cmgc2ndbnymks1be8', '1', 'simulator', 'simulator', 'wd_01m8gmmv5cmgc2ndbnymks1be8', '1', '1', '2026-11-28 08:34:15.378475+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gmmv5cmgc2ndbnymks1be8', '2026-11-28 08:34:20.398+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmn0cj7gy1j72g1xzxkky2', '1', 'simulator', 'simulator', 'wd_01m8gmn0cj7gy1j72g1xzxkky2', '1', '1', '2026-11-28 08:34:20.722554+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gmn0cj7gy1j72g1xzxkky2', '2026-11-28 08:34:22.827+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gmn2hdpzhpsnvwvgzerp0v', '1', 'simulator', 'simulator', 'wd_01m8gmn2hdpzhpsnvwvgzerp0v', '1', '1', '2026-11-28 08:34:22.910608+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gmn2hdpzhpsnvwvgzerp0v', '2026-11-28 08:34:22.902+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 08:34:09.637948+00', 'system', 'business.create', 'biz_01m8gmmnjq5zd97q80qtn86tft', '{"kycStatus": "APPROVED"}', 'biz_01m8gmmnjq5zd97q80qtn86tft', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 08:34:09.794037+00', 'usr_01m8gmmnjq12vb8vjp2rfe1hx8', 'sign_in.new_network', 'biz_01m8gmmnjq5zd97q80qtn86tft', '{}', 'biz_01m8gmmnjq5zd97q80qtn86tft', NULL, 'token', '698bf1a871d2', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 08:34:09.825903+00', 'usr_01m8gmmnjq12vb8vjp2rfe1hx8', 'webhook_url.change', 'biz_01m8gmmnjq5zd97q80qtn86tft', '{}', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'token', '698bf1a871d2', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:37927/webhooks"}'),
('4', '2026-11-28 08:34:22.856353+00', 'root', 'withdrawal.resolve', 'wd_01m8gmn0cj7gy1j72g1xzxkky2', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 08:34:35.445928+00', 'usr_01m8gmmnjq12vb8vjp2rfe1hx8', 'webhook_url.change', 'biz_01m8gmmnjq5zd97q80qtn86tft', '{}', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'token', '698bf1a871d2', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:37927/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 08:34:35.478372+00', 'ada', 'balance.adjust', 'biz_01m8gmmnjq5zd97q80qtn86tft', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gmnetm1dfqqy28jt9n0epn"}', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gmnetm1dfqqy28jt9n0epn', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 08:34:35.478372+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 08:34:09.637948+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 08:34:01.498611+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 08:34:01.498611+00');
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
('bill_01m8gmn39rrxqwk442cys5rr68', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '39502712583969542735', '{}', '73.52 kWh'),
('bill_01m8gmn3bnte0qdqwqxqqh1ndr', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gmmnjq5zd97q80qtn86tft', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 08:34:09.637948+00', '2026-11-28 08:34:35.445928+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 08:34:33.127+00', '2026-11-28 08:34:35.267344+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '1016bfe8b9f9c1cf48e56380b4a23386d51724f65238358a62ed38f5ea9da19e', '0', 'test', 'cp_01m8gmn3djgwz5wf6kfdfvmkdd', 'biz_01m8gmmnjq5zd97q80qtn86tft', '5', '2026-11-28 08:34:26.012+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 08:34:28.021078+00'),
('simulated', '28b91ff21ee146badc7f4e031b96c615f3544b0a3324a79c59119caba1c9181c', '0', 'test', 'cp_01m8gmn3djgwz5wf6kfdfvmkdd', 'biz_01m8gmmnjq5zd97q80qtn86tft', '4', '2026-11-28 08:34:23.817+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 08:34:25.891966+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gmncpnqknfd0pqbdkcta9x', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.44730000', '0', '127.16282700', '32112', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gmncpnqknfd0pqbdkcta9x');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gmn3djgwz5wf6kfdfvmkdd', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45', '1016bfe8b9f9c1cf48e56380b4a23386d51724f65238358a62ed38f5ea9da19e', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gmn3dds35yqrepz9f4dey5', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 09:34:23.794+00', '2026-11-28 08:34:23.794+00', '2026-11-28 08:34:33.1+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('0acce7bbb0ecfb445fc11562e474864175792a52c26ce7c27f7167e4fdf3c5e6', 'swp_01m8gmn7j6xjjga57xvqgzz9qf', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140d491ae8aa2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541bc1bb89447ae0188967a86f1178a893359d71655121541a59fbb4584364e1fcc1288490251ae13afc9f14118d090c10670f4bcaa8aa2341241099ca2e0e292443a3c8fe1765f89464596058788e2cf78f4f7241a130a69c4cf52082e7a9605e62843c6ec696eb5ee534ef1215556694ce7f804a66ca81727bb1b', '2026-11-28 08:35:28.084+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 08:34:28.210398+00'),
('230305024f1c37bed37040ced2afb5b695ddf4b59db9423d9ec357ffc54fca7a', 'swp_01m8gmn7j6xjjga57xvqgzz9qf', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840f8b8ae8aa2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541a59fbb4584364e1fcc1288490251ae13afc9f141121541bc1bb89447ae0188967a86f1178a893359d7165518b0a8177098e4aa8aa234124102d50c13918fa162c4411911311e668dcd8c404c8298b6eea79fc94aadb5050f0085f63682a1a6925b8aae64c7dccf8bceebc05e887c5637fcb6b6759dfe61191b', '2026-11-28 08:35:33.112+00', 'SIGNED', NULL, 'false', '0', NULL, '2026-11-28 08:34:33.117675+00'),
('e9f657f66a2ca9dbdad04711ab9aa0e0a552a97be0aeb75671f4d23a262a8335', 'swp_01m8gmn7j6xjjga57xvqgzz9qf', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40daa5ae8aa2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541a59fbb4584364e1fcc1288490251ae13afc9f141121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000a717d9a958d8bd19f711cc79b46a92c1032adb4200000000000000000000000000000000000000000000000000000000017d784070fad0aa8aa2349001d090c10612419c314c1e74c083ba45e0c522221ee4dd984a6bf546621720fbac10c6078e4fc71790d98d10fa5c54ac021a19e97b01f285051feaadbfaa291837f05c138d9ef31b', '2026-11-28 08:35:30.65+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 08:34:30.656559+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gmn7j6xjjga57xvqgzz9qf', 'cp_01m8gmn3djgwz5wf6kfdfvmkdd', 'test', '0', 'TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 08:34:28.035025+00', '2026-11-28 08:34:33.093207+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', 'collection', '1', '3179070', '0'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', 'sales', '1', '1522230'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/bills/data', 'a81d200b1134fac84e9c1cdfa8199c65', E'\\x6424927ee8da24ce90c3bbf60d8c01e1e4e33701eec5636a01b18a3e48a5bea0', 'bill_01m8gmn3bnte0qdqwqxqqh1ndr', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gmn3bnte0qdqwqxqqh1ndr","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 08:34:23.733851+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/bills/electricity', '6f8a1476439c417c5462f96dc603f0bf', E'\\xcd6081348b7f517924588bdfa654b0b6fb461c8110c0abc1939b81a0ff8fdf20', 'bill_01m8gmn39rrxqwk442cys5rr68', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gmn39rrxqwk442cys5rr68","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"39502712583969542735","units":"73.52 kWh"}', '2026-11-28 08:34:23.673199+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/cross-border/collections', 'a772643a732e619fc878128128040695', E'\\x67b724dff53c24d9fe40a79bfa2780f51e5b9f73cfc4e7efa4201fc7b749a658', 'col_01m8gmncpnqknfd0pqbdkcta9x', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gmncpnqknfd0pqbdkcta9x","reference":"col_01m8gmncpnqknfd0pqbdkcta9x","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31790.7,"targetCurrency":"NGN","rate":127.162827,"providerFee":0,"providerRate":128.4473,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T08:34:33.301Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 08:34:33.30175+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/crypto/payments/cp_01m8gmn3djgwz5wf6kfdfvmkdd/simulate-deposit', '6b95f9e837f3b67f461bcecb3608d47d', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gmn3djgwz5wf6kfdfvmkdd', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gmn3djgwz5wf6kfdfvmkdd","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45","checkoutUrl":"http://127.0.0.1:34563/pay/01m8gmn3djgwz5wf6kfdfvmkddf9stbwvsf58q89qmzkb6cdmfzs","returnUrl":null,"status":"UNDERPAID","txHash":"28b91ff21ee146badc7f4e031b96c615f3544b0a3324a79c59119caba1c9181c","reviewReason":null,"expiresAt":"2026-11-28T09:34:23.794Z","payableUntil":"2026-11-28T10:34:23.794Z","environment":"test","createdAt":"2026-11-28T08:34:23.794Z","updatedAt":"2026-11-28T08:34:25.899Z","metadata":{"simulated":true}},"deposit":{"txHash":"1016bfe8b9f9c1cf48e56380b4a23386d51724f65238358a62ed38f5ea9da19e","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 08:34:26.0095+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/crypto/payments/cp_01m8gmn3djgwz5wf6kfdfvmkdd/simulate-deposit', 'ceeca9370121b6a4b03768065988bb99', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gmn3djgwz5wf6kfdfvmkdd', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gmn3djgwz5wf6kfdfvmkdd","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45","checkoutUrl":"http://127.0.0.1:34563/pay/01m8gmn3djgwz5wf6kfdfvmkddf9stbwvsf58q89qmzkb6cdmfzs","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:34:23.794Z","payableUntil":"2026-11-28T09:34:23.794Z","environment":"test","createdAt":"2026-11-28T08:34:23.794Z","updatedAt":"2026-11-28T08:34:23.794Z","metadata":{"simulated":true}},"deposit":{"txHash":"28b91ff21ee146badc7f4e031b96c615f3544b0a3324a79c59119caba1c9181c","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 08:34:23.814356+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/crypto/payments/create', '4050df948f956c4b0ac90cc1970604ca', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gmn3djgwz5wf6kfdfvmkdd', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gmn3djgwz5wf6kfdfvmkdd","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45","checkoutUrl":"http://127.0.0.1:34563/pay/01m8gmn3djgwz5wf6kfdfvmkddf9stbwvsf58q89qmzkb6cdmfzs","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:34:23.794Z","payableUntil":"2026-11-28T09:34:23.794Z","environment":"test","createdAt":"2026-11-28T08:34:23.794Z","updatedAt":"2026-11-28T08:34:23.794Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 08:34:23.79862+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/crypto/withdrawals/request', '44c94c0b82b8ebf1155d0a431b15ba51', E'\\xd32d97f2f10f71f32d3016617521608e92b7f584cadafc91a0c418486fd0be6a', 'sale_01m8gmncn85vf3t0jxxe4fj3c6', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gmncn85vf3t0jxxe4fj3c6","amountUsdt":10,"conversionRate":1522.23,"grossAmountNgn":15222.3,"withdrawalFeeNgn":25,"netAmountNgn":15197.3,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gmncn85vf3t0jxxe4fj3c6","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:34:33.256Z"},"simulated":true,"environment":"test"}', '2026-11-28 08:34:33.256926+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/payment/process', 'a95d60b303843b3d117a29e6c4460137', E'\\x0ce15a27f660d8d3d59aa4b8533675a3573f311ab0aea7537e1d83c491b0470e', 'txn_01m8gmmnt1gpcv0792xw8y2dfp', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gmmnt1gpcv0792xw8y2dfp","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:34:09.860802+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/withdrawal/request', '2473031f7d0ebe5831e90588ca7bddd7', E'\\xc196f8e0e6edf301360813520253406f85947d93bc0b69fa7ffd0c7069de908f', 'wd_01m8gmn0cj7gy1j72g1xzxkky2', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gmn0cj7gy1j72g1xzxkky2","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:34:20.691Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:34:20.691486+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/withdrawal/request', '6c57b6b080eb75c4b57fe6fd53913a0b', E'\\xebe2ce2e2de1f63bc8cdb3ce4d8dfb51a0c7a14a30036b6cda6bcd66f69cf1ae', 'wd_01m8gmmv5cmgc2ndbnymks1be8', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gmmv5cmgc2ndbnymks1be8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:34:15.340Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:34:15.340754+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/withdrawal/request', '7430f3e26af5957829c30f04714a487f', E'\\xfd4c95cdc0dda307b0145b727d5ea4876ae998b62d019d4b7c363e85af7011cf', 'wd_01m8gmn2hdpzhpsnvwvgzerp0v', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gmn2hdpzhpsnvwvgzerp0v","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:34:22.893Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:34:22.893546+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/withdrawal/request', '749465d590405c8b681ad94669d5f59c', E'\\x2fb9c255dcdb798e1b0eb2e008ab89d7bd33f1841e9110415743c758bbf78dd8', 'wd_01m8gmmnzm3nbddg0g3dvgve12', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gmmnzm3nbddg0g3dvgve12","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:34:10.037Z","environment":"test","simulated":true},"requestId":"req_01m8gmmnzgj4m2ac09qk9fn9s3","simulated":true,"environment":"test"}', '2026-11-28 08:34:10.03718+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/withdrawal/request', 'da7870cd5a1e668bb8fa39a4b21863cc', E'\\xf04dece5a946592ab6000ad98e58c397ff89a7a0fb57e42facfb8b9677eac185', 'wd_01m8gmmp1p7cm8815w16f15620', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gmmp1p7cm8815w16f15620","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:34:10.103Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:34:10.103341+00'),
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '/withdrawal/request', 'demo-5c1a5e9d-ebab-4e5b-b145-6616a8b48e45', E'\\x2f4cbffd290010deca760c94bf3651c16ad55c2b2b8e1ffefa8e4eb89c2aadf2', 'wd_01m8gmmnv14f7r0bwesyy8qnxe', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gmmnv14f7r0bwesyy8qnxe","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:34:09.891Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:34:09.891275+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331da262db3a2c033bf6ab1eab06bbfc1fde106388445cdeaefba62a3a3c22f5f41d2e481b6106b048c20875293051684767effedd4350c9cfff726649319925cd76d8cfc8bf2ca3062c014d187e8e44c32', '2026-11-28 08:34:01.333664+00', '2026-11-28 08:34:01.333664+00'),
('sandbox_seed', E'\\x6d707331da262db3a2c033bfd78455841f3b61a2d310b1477f061104e9b6b5e2f387979bd028be93afd652648b47e740ee03f843525d31cf71af627319f7dbc178c8a8051a0a718ccbac6a096776943ba608fbfd1220919bd3c4b420a89630e59dfd12ebaf5c54a7c746c217c17c73fa', '2026-11-28 08:34:01.331141+00', '2026-11-28 08:34:01.331141+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gmmnjq12vb8vjp2rfe1hx8', E'\\xac88593ee5504e8fe58d2a9f14ba7f92efe6544b89bce434baefcb0adc23f7e6', '2026-11-28 08:34:09.794037+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 08:34:09.794037+00', '2026-11-28 08:34:09.794037+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:34:10.557689+00'),
('2', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:37927/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:34:09.825903+00', '2026-11-28 08:34:09.825903+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:34:10.557689+00'),
('3', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:37927/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:34:35.445928+00', '2026-11-28 08:34:35.445928+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gmn2er3459c27v1amxg846', 'withdrawal.resolve', 'wd_01m8gmn0cj7gy1j72g1xzxkky2', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 08:34:22.808493+00', '2026-11-29 08:34:22.808493+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gmn39rrxqwk442cys5rr68', 'bill', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280934may68z6qahs7hnvg', NULL, '2026-11-28 08:34:23.673199+00', '2026-11-28 08:34:23.700035+00'),
('bill_01m8gmn3bnte0qdqwqxqqh1ndr', 'bill', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280934t5tf7w5ps0yy14f1', NULL, '2026-11-28 08:34:23.733851+00', '2026-11-28 08:34:23.758545+00'),
('col_01m8gmncpnqknfd0pqbdkcta9x', 'collection', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 08:34:53.30175+00', NULL, 'sim_col_01m8gmncpnqknfd0pqbdkcta9x', NULL, '2026-11-28 08:34:33.30175+00', '2026-11-28 08:34:35.355434+00'),
('sale_01m8gmncn85vf3t0jxxe4fj3c6', 'usdt_sale', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gmncn85vf3t0jxxe4fj3c6', NULL, '2026-11-28 08:34:33.256926+00', '2026-11-28 08:34:33.277355+00'),
('wd_01m8gmmnv14f7r0bwesyy8qnxe', 'withdrawal', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmmnv14f7r0bwesyy8qnxe', NULL, '2026-11-28 08:34:09.891275+00', '2026-11-28 08:34:09.951214+00'),
('wd_01m8gmmnzm3nbddg0g3dvgve12', 'withdrawal', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmmnzm3nbddg0g3dvgve12', 'The sandbox fails amounts ending in .01.', '2026-11-28 08:34:10.03718+00', '2026-11-28 08:34:10.066146+00'),
('wd_01m8gmmp1p7cm8815w16f15620', 'withdrawal', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmmp1p7cm8815w16f15620', NULL, '2026-11-28 08:34:10.103341+00', '2026-11-28 08:34:15.177901+00'),
('wd_01m8gmmv5cmgc2ndbnymks1be8', 'withdrawal', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmmv5cmgc2ndbnymks1be8', 'The sandbox reverses amounts ending in .04.', '2026-11-28 08:34:15.340754+00', '2026-11-28 08:34:20.414129+00'),
('wd_01m8gmn0cj7gy1j72g1xzxkky2', 'withdrawal', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gmn2er3459c27v1amxg846', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmn0cj7gy1j72g1xzxkky2', NULL, '2026-11-28 08:34:20.691486+00', '2026-11-28 08:34:22.856353+00'),
('wd_01m8gmn2hdpzhpsnvwvgzerp0v', 'withdrawal', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gmn2hdpzhpsnvwvgzerp0v', NULL, '2026-11-28 08:34:22.893546+00', '2026-11-28 08:34:22.911214+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45', '0', '268000', 'true'),
('TRCiREnKQqcnnM35nxFNnhmNBerpef3Kfm', '25000000', '0', 'false'),
('TT7qFDJF1HjFxswDT9Xw4njKweWjh2hkgE', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795854849659'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795854859797'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795854863817'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795854866012'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795854868225'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795854870660'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795854873127');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('0acce7bbb0ecfb445fc11562e474864175792a52c26ce7c27f7167e4fdf3c5e6', '6', 'trx_transfer', 'SUCCESS', 'TT7qFDJF1HjFxswDT9Xw4njKweWjh2hkgE', 'TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45', '13650000', '1100000', '0'),
('1016bfe8b9f9c1cf48e56380b4a23386d51724f65238358a62ed38f5ea9da19e', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45', '15000000', '0', '0'),
('230305024f1c37bed37040ced2afb5b695ddf4b59db9423d9ec357ffc54fca7a', '8', 'trx_transfer', 'SUCCESS', 'TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45', 'TT7qFDJF1HjFxswDT9Xw4njKweWjh2hkgE', '382000', '0', '0'),
('28b91ff21ee146badc7f4e031b96c615f3544b0a3324a79c59119caba1c9181c', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45', '10000000', '0', '0'),
('e9f657f66a2ca9dbdad04711ab9aa0e0a552a97be0aeb75671f4d23a262a8335', '7', 'usdt_transfer', 'SUCCESS', 'TR4wr3z37kc8Bu8tUEo7Hnv6qk5a53Qo45', 'TRCiREnKQqcnnM35nxFNnhmNBerpef3Kfm', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gmn39rrxqwk442cys5rr68', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gmn39n5y69ryt8an9ce2g3', '2026-11-28 08:34:23.673199+00', '2026-11-28 08:34:23.700035+00'),
('bill_01m8gmn3bnte0qdqwqxqqh1ndr', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gmn3bhgy55jggct4j33vrk', '2026-11-28 08:34:23.733851+00', '2026-11-28 08:34:23.758545+00'),
('col_01m8gmncpnqknfd0pqbdkcta9x', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'collection', 'COMPLETED', '3179070', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gmncpjdx3ehjdgfqcrb4r3', '2026-11-28 08:34:33.30175+00', '2026-11-28 08:34:35.355434+00'),
('txn_01m8gmmnt1gpcv0792xw8y2dfp', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gmmnswa0qheb5w1qhspxhz', '2026-11-28 08:34:09.860802+00', '2026-11-28 08:34:09.860802+00'),
('wd_01m8gmmnv14f7r0bwesyy8qnxe', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmmntwjp3b35gzdvhc0ps3', '2026-11-28 08:34:09.891275+00', '2026-11-28 08:34:09.951214+00'),
('wd_01m8gmmnzm3nbddg0g3dvgve12', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmmnzgj4m2ac09qk9fn9s3', '2026-11-28 08:34:10.03718+00', '2026-11-28 08:34:10.066146+00'),
('wd_01m8gmmp1p7cm8815w16f15620', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmmp1k9wmcphs914dtthk0', '2026-11-28 08:34:10.103341+00', '2026-11-28 08:34:15.177901+00'),
('wd_01m8gmmv5cmgc2ndbnymks1be8', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmmv58hsm5mn3d9q00fdn9', '2026-11-28 08:34:15.340754+00', '2026-11-28 08:34:20.414129+00'),
('wd_01m8gmn0cj7gy1j72g1xzxkky2', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmn0ce530wd818kfwbj0es', '2026-11-28 08:34:20.691486+00', '2026-11-28 08:34:22.856353+00'),
('wd_01m8gmn2hdpzhpsnvwvgzerp0v', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gmn2hb2r7s4bqdc2hpeb4v', '2026-11-28 08:34:22.893546+00', '2026-11-28 08:34:22.911214+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gmncn1cb76dhrr9aeftsmf', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', '10000000', '1537.61000000', '1522.23000000', '1522230', '2500', '1519730', '15380', '2026-11-28 08:34:33.250566+00', '2026-11-28 08:35:33.249+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gmncn85vf3t0jxxe4fj3c6', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'COMPLETED', '10000000', '1537.61000000', '1522.23000000', '1522230', '2500', '1519730', '15380', 'qte_01m8gmncn1cb76dhrr9aeftsmf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gmncn55g049amjtq9fr44t', '2026-11-28 08:34:33.256926+00', '2026-11-28 08:34:33.277355+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gmmnjq12vb8vjp2rfe1hx8', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$IDqTcquCWOOxEUo7UrK/Ag$Co681+n2GK7295HXHGzIG52DCHvEk9fYQ87LRO537XY', '1', NULL, NULL, NULL, '2026-11-28 08:34:09.637948+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'simulator', 'biz_01m8gmmnjq5zd97q80qtn86tft', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 08:34:09.637948+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gmmnx1qw6g7cqz6455dgg3', '1', 'http://127.0.0.1:37927/webhooks', '2026-11-28 08:34:09.971+00', '12', '204', '', NULL),
('msg_01m8gmmp0k2depb2ehg62qbjsx', '1', 'http://127.0.0.1:37927/webhooks', '2026-11-28 08:34:10.076+00', '3', '204', '', NULL),
('msg_01m8gmmv0c68nj3jwetw1v088b', '1', 'http://127.0.0.1:37927/webhooks', '2026-11-28 08:34:15.198+00', '6', '204', '', NULL),
('msg_01m8gmmv6mgd9n95gsk147np1k', '1', 'http://127.0.0.1:37927/webhooks', '2026-11-28 08:34:15.392+00', '3', '204', '', NULL),
('msg_01m8gmn042910sdvd8dymy29x7', '1', 'http://127.0.0.1:37927/webhooks', '2026-11-28 08:34:20.432+00', '9', '204', '', NULL),
('msg_01m8gmn2ga9pgdbf35c499ydtn', '1', 'http://127.0.0.1:37927/webhooks', '2026-11-28 08:34:22.869+00', '2', '204', '', NULL),
('msg_01m8gmn2j01gga3k2dbg5ke2zk', '1', 'http://127.0.0.1:37927/webhooks', '2026-11-28 08:34:22.918+00', '2', '500', '', NULL),
('msg_01m8gmn2j01gga3k2dbg5ke2zk', '2', 'http://127.0.0.1:37927/webhooks', '2026-11-28 08:34:23.609+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gmmnx1qw6g7cqz6455dgg3', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal.completed', 'wd_01m8gmmnv14f7r0bwesyy8qnxe', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:34:09.922Z","data":{"transactionId":"wd_01m8gmmnv14f7r0bwesyy8qnxe","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:34:09.891Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:34:09.951214+00', '2026-11-28 08:34:09.987362+00', NULL),
('msg_01m8gmmp0k2depb2ehg62qbjsx', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal.failed', 'wd_01m8gmmnzm3nbddg0g3dvgve12', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:34:10.053Z","data":{"transactionId":"wd_01m8gmmnzm3nbddg0g3dvgve12","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:34:10.037Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:34:10.066146+00', '2026-11-28 08:34:10.080412+00', NULL),
('msg_01m8gmmv0c68nj3jwetw1v088b', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal.completed', 'wd_01m8gmmp1p7cm8815w16f15620', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:34:15.159Z","data":{"transactionId":"wd_01m8gmmp1p7cm8815w16f15620","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:34:10.103Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:34:15.177901+00', '2026-11-28 08:34:15.204774+00', NULL),
('msg_01m8gmmv6mgd9n95gsk147np1k', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal.completed', 'wd_01m8gmmv5cmgc2ndbnymks1be8', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:34:15.360Z","data":{"transactionId":"wd_01m8gmmv5cmgc2ndbnymks1be8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:34:15.340Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:34:15.379118+00', '2026-11-28 08:34:15.396769+00', NULL),
('msg_01m8gmn042910sdvd8dymy29x7', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal.failed', 'wd_01m8gmmv5cmgc2ndbnymks1be8', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:34:20.398Z","data":{"transactionId":"wd_01m8gmmv5cmgc2ndbnymks1be8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:34:15.340Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:34:20.414129+00', '2026-11-28 08:34:20.442136+00', NULL),
('msg_01m8gmn2ga9pgdbf35c499ydtn', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal.completed', 'wd_01m8gmn0cj7gy1j72g1xzxkky2', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:34:22.848Z","data":{"transactionId":"wd_01m8gmn0cj7gy1j72g1xzxkky2","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:34:20.691Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:34:22.856353+00', '2026-11-28 08:34:22.872453+00', NULL),
('msg_01m8gmn2j01gga3k2dbg5ke2zk', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', 'withdrawal.completed', 'wd_01m8gmn2hdpzhpsnvwvgzerp0v', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:34:22.902Z","data":{"transactionId":"wd_01m8gmn2hdpzhpsnvwvgzerp0v","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:34:22.893Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:34:22.911214+00', '2026-11-28 08:34:23.611483+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gmmnkjcktbykwj73w6075k', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'test', E'\\x6d707331da262db3a2c033bf06da23c134e5cffce5dadb6596c8c053faa52e06437191bd258168c04f08f3d9616fdf2c9fa6567561c4169a0dfa76ff81ac014bdd7d9dedcd5e9f2eadc93e4acabb20aedf25f1177f7ee3e3a2c0', '2026-11-28 08:34:09.637948+00', NULL),
('whs_01m8gmmnkjzbmgqq5bhcjkaa9m', 'biz_01m8gmmnjq5zd97q80qtn86tft', 'prod', E'\\x6d707331da262db3a2c033bf5f84443a174a0aa7d8baff9f04321ef822bbdc4d9f92184e5ba17cb1169065dbd7c2d2466ecbc72da7d344fd3b3f7336727508d97234ffcaeb14ff5f716ab3b9613f95e7d1926e7048df43ce8797', '2026-11-28 08:34:09.637948+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gmmnv14f7r0bwesyy8qnxe', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmmnzm3nbddg0g3dvgve12', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmmp1p7cm8815w16f15620', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmmv5cmgc2ndbnymks1be8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmn0cj7gy1j72g1xzxkky2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gmn2hdpzhpsnvwvgzerp0v', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
