-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('115', '123', '125', '176', '178', '179', '186', '187', '189', '191', '267', '315', '331', '50', '51', '58', '59');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 07:28:38.353284+00'),
('1025', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 07:28:38.353284+00'),
('1026', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'NGN', 'available', '0', '7356107', '13', '2026-11-28 07:28:38.353284+00'),
('1027', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 07:28:38.353284+00'),
('1028', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 07:28:38.353284+00'),
('1029', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 07:28:38.353284+00'),
('1030', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 07:28:38.353284+00'),
('1031', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 07:28:38.353284+00'),
('115', NULL, 'test', 'NGN', 'commission', '3', '150000', '1', '2026-11-28 07:27:52.475919+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '15340', '1', '2026-11-28 07:27:52.475919+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '32036', '1', '2026-11-28 07:27:52.475919+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '10000', '1', '2026-11-28 07:27:52.475919+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '100002', '1', '2026-11-28 07:27:52.475919+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-5000000', '2', '2026-11-28 07:27:52.475919+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '100001', '3', '2026-11-28 07:27:52.475919+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '2116144', '3', '2026-11-28 07:27:52.475919+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-3203600', '1', '2026-11-28 07:27:52.475919+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-150050', '1', '2026-11-28 07:27:52.475919+00'),
('267', NULL, 'test', 'USDT', 'custody', '11', '-25000000', '1', '2026-11-28 07:27:52.475919+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1533980', '1', '2026-11-28 07:27:52.475919+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', '2026-11-28 07:27:52.475919+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '1000', '1', '2026-11-28 07:27:52.475919+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '2500', '1', '2026-11-28 07:27:52.475919+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '1000', '3', '2026-11-28 07:27:52.475919+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '3500', '2', '2026-11-28 07:27:52.475919+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3171564', '7206057'),
('1026', '13', '23', '150050', '7356107'),
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
('123', '1', '21', '15340', '15340'),
('125', '1', '22', '32036', '32036'),
('176', '1', '18', '10000', '10000'),
('178', '1', '7', '100002', '100002'),
('179', '1', '1', '-10000000', '-10000000'),
('179', '2', '3', '5000000', '-5000000'),
('186', '1', '10', '-100004', '-100004'),
('186', '2', '12', '100005', '1'),
('186', '3', '14', '100000', '100001'),
('187', '1', '9', '100004', '100004'),
('187', '2', '16', '500000', '600004'),
('187', '3', '21', '1516140', '2116144'),
('189', '1', '22', '-3203600', '-3203600'),
('191', '1', '23', '-150050', '-150050'),
('267', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1533980', '-1533980'),
('331', '1', '21', '10000000', '10000000'),
('50', '1', '7', '1000', '1000'),
('51', '1', '3', '2500', '2500'),
('58', '1', '10', '-1000', '-1000'),
('58', '2', '12', '1000', '0'),
('58', '3', '14', '1000', '1000'),
('59', '1', '9', '1000', '1000'),
('59', '2', '21', '2500', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8ggwtcbx3439136dj5rs9yt', 'payment', 'single', 'test', NULL, '2026-11-28 07:28:42.4298+00', NULL, NULL, NULL),
('10', 'wd_01m8ggx4bcwpdf5bn9t6hkrffd:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 07:28:58.282366+00', NULL, NULL, NULL),
('11', 'wd_01m8ggxacr70amzkw2d4fn01b0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:28:58.779575+00', NULL, NULL, NULL),
('12', 'wd_01m8ggxacr70amzkw2d4fn01b0:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 07:29:03.394566+00', NULL, NULL, NULL),
('13', 'wd_01m8ggxfdpyndsx4g771dvmnad:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:29:03.936486+00', NULL, NULL, NULL),
('14', 'wd_01m8ggxfdpyndsx4g771dvmnad:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 07:29:04.401911+00', NULL, NULL, NULL),
('15', 'bill_01m8ggxhq51fjcjbjdw6pq0d5m:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:29:06.278145+00', NULL, NULL, NULL),
('16', 'bill_01m8ggxhq51fjcjbjdw6pq0d5m:post', 'bill_post', 'post', 'test', '15', '2026-11-28 07:29:06.671602+00', NULL, NULL, NULL),
('17', 'bill_01m8ggxjg7x83g6gxjbxt24gz0:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:29:07.080345+00', NULL, NULL, NULL),
('18', 'bill_01m8ggxjg7x83g6gxjbxt24gz0:post', 'bill_post', 'post', 'test', '17', '2026-11-28 07:29:07.2916+00', NULL, NULL, NULL),
('19', 'cp_01m8ggxk814q6a0abt58rf27z2', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 07:29:22.059246+00', NULL, NULL, NULL),
('2', 'wd_01m8ggwtyab1cwb9chz3kv5p36:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:28:42.991656+00', NULL, NULL, NULL),
('20', 'sale_01m8ggy1kmn9e4t0rgpx6aq498:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 07:29:22.552123+00', NULL, NULL, NULL),
('21', 'sale_01m8ggy1kmn9e4t0rgpx6aq498:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 07:29:22.817921+00', NULL, NULL, NULL),
('22', 'col_01m8ggy2jaeaez24jhvfekf0yv:credit', 'collection', 'single', 'test', NULL, '2026-11-28 07:29:26.51019+00', NULL, NULL, NULL),
('23', 'adj_01m8ggy6kn7f01ezpy9gn4kahn', 'adjustment', 'single', 'test', NULL, '2026-11-28 07:29:27.714024+00', NULL, NULL, NULL),
('3', 'wd_01m8ggwtyab1cwb9chz3kv5p36:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 07:28:43.332777+00', NULL, NULL, NULL),
('4', 'wd_01m8ggww6ea8fehgwm26g64w69:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:28:44.250651+00', NULL, NULL, NULL),
('5', 'wd_01m8ggww6ea8fehgwm26g64w69:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 07:28:45.064233+00', NULL, NULL, NULL),
('6', 'wd_01m8ggwxr11gw3ydzcq8mvbnx1:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:28:45.828251+00', NULL, NULL, NULL),
('7', 'wd_01m8ggwxr11gw3ydzcq8mvbnx1:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 07:28:51.59558+00', NULL, NULL, NULL),
('8', 'wd_01m8ggx4bcwpdf5bn9t6hkrffd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:28:52.619587+00', NULL, NULL, NULL),
('9', 'wd_01m8ggx4bcwpdf5bn9t6hkrffd:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 07:28:52.978161+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8ggwped4884mcxssqytdwka', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'prod', E'\\x79e8f06c77db0d1caab6bce65a1b97888f2189bce4ff9cd98c72277f654521d2', E'\\x6d7073318f46792c2ae1d2526b07f69ce60cbe35c0b87c64dbb588af63bc71cd573248728275872f486d65d6f4ece6bd4f7cb7e618ae7c9953a27ff4927458e16f46c48f6856db57f9240762e906b5342113da56', '630V', NULL, NULL, NULL, '2026-11-28 07:28:38.373178+00', NULL, NULL, NULL),
('key_01m8ggwpedn7c56eqcejvjfvpv', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', E'\\x53fea7af32d1c40bfd496c9b833a2e904b5c8d4f7384ed3ea441c9ae77e011f1', E'\\x6d7073318f46792c2ae1d25264034b1f1989695ce825efccc4bb4410624f8f3424f9c632745bbdeeb08edcc7d95d44b28f826a154af98c7b77e781c93b0902044d3ebf6fc97329f0c37c663670f255fde36e8f81', 'WlaI', NULL, NULL, NULL, '2026-11-28 07:28:38.373178+00', NULL, '2026-11-28 07:28:39.199286+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:01147b804cc220ee638e9280396f2870e998f29100da1df1fc36f0d75634b343', '0', '1795937320449'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795851820286'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795851820204');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8ggxhq51fjcjbjdw6pq0d5m', '1', 'simulator', 'simulator', '202611280829qn8448xt050yfvge', '1', '1', '2026-11-28 07:29:06.611789+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280829qn8448xt050yfvge', '2026-11-28 07:29:06.485+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8ggxjg7x83g6gxjbxt24gz0', '1', 'simulator', 'simulator', '202611280829zm3xqfc37h381ghq', '1', '1', '2026-11-28 07:29:07.277722+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280829zm3xqfc37h381ghq', '2026-11-28 07:29:07.134+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8ggy2jaeaez24jhvfekf0yv', '1', 'simulator', 'simulator', 'col_01m8ggy2jaeaez24jhvfekf0yv', '1', '1', '2026-11-28 07:29:23.691164+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8ggy2jaeaez24jhvfekf0yv', '2026-11-28 07:29:26.367+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8ggy1kmn9e4t0rgpx6aq498', '1', 'simulator', 'simulator', 'sale_01m8ggy1kmn9e4t0rgpx6aq498', '1', '1', '2026-11-28 07:29:22.8017+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8ggy1kmn9e4t0rgpx6aq498', '2026-11-28 07:29:22.751+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggwtyab1cwb9chz3kv5p36', '1', 'simulator', 'simulator', 'wd_01m8ggwtyab1cwb9chz3kv5p36', '1', '1', '2026-11-28 07:28:43.319071+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggwtyab1cwb9chz3kv5p36', '2026-11-28 07:28:43.145+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggww6ea8fehgwm26g64w69', '1', 'simulator', 'simulator', 'wd_01m8ggww6ea8fehgwm26g64w69', '1', '1', '2026-11-28 07:28:45.038536+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8ggww6ea8fehgwm26g64w69', '2026-11-28 07:28:45.01+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggwxr11gw3ydzcq8mvbnx1', '1', 'simulator', 'simulator', 'wd_01m8ggwxr11gw3ydzcq8mvbnx1', '1', '1', '2026-11-28 07:28:46.271416+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggwxr11gw3ydzcq8mvbnx1', '2026-11-28 07:28:51.485+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggx4bcwpdf5bn9t6hkrffd', '1', 'simulator', 'simulator', 'wd_01m8ggx4bcwpdf5bn9t6hkrffd', '1', '1', '2026-11-28 07:28:52.959421+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8ggx4bcwpdf5bn9t6hkrffd', '2026-11-28 07:28:58.111+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggxacr70amzkw2d4fn01b0', '1', 'simulator', 'simulator', 'wd_01m8ggxacr70amzkw2d4fn01b0', '1', '1', '2026-11-28 07:28:59.104438+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8ggxacr70amzkw2d4fn01b0', '2026-11-28 07:29:02.892+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggxfdpyndsx4g771dvmnad', '1', 'simulator', 'simulator', 'wd_01m8ggxfdpyndsx4g771dvmnad', '1', '1', '2026-11-28 07:29:04.387947+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggxfdpyndsx4g771dvmnad', '2026-11-28 07:29:04.121+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 07:28:38.373178+00', 'system', 'business.create', 'biz_01m8ggwpecwx2c5yyam6gxb59r', '{"kycStatus": "APPROVED"}', 'biz_01m8ggwpecwx2c5yyam6gxb59r', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 07:28:40.78613+00', 'usr_01m8ggwpeckeewtx6rsejwpv05', 'sign_in.new_network', 'biz_01m8ggwpecwx2c5yyam6gxb59r', '{}', 'biz_01m8ggwpecwx2c5yyam6gxb59r', NULL, 'token', '01d870d57d7a', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 07:28:41.819436+00', 'usr_01m8ggwpeckeewtx6rsejwpv05', 'webhook_url.change', 'biz_01m8ggwpecwx2c5yyam6gxb59r', '{}', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'token', '01d870d57d7a', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40727/webhooks"}'),
('4', '2026-11-28 07:29:03.394566+00', 'root', 'withdrawal.resolve', 'wd_01m8ggxacr70amzkw2d4fn01b0', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 07:29:27.057513+00', 'usr_01m8ggwpeckeewtx6rsejwpv05', 'webhook_url.change', 'biz_01m8ggwpecwx2c5yyam6gxb59r', '{}', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'token', '01d870d57d7a', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40727/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 07:29:27.714024+00', 'ada', 'balance.adjust', 'biz_01m8ggwpecwx2c5yyam6gxb59r', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8ggy6kn7f01ezpy9gn4kahn"}', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8ggy6kn7f01ezpy9gn4kahn', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 07:29:27.714024+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 07:28:38.373178+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 07:28:21.056755+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 07:28:21.056755+00');
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
('bill_01m8ggxhq51fjcjbjdw6pq0d5m', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '85324347749464895298', '{}', '73.52 kWh'),
('bill_01m8ggxjg7x83g6gxjbxt24gz0', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 07:28:38.373178+00', '2026-11-28 07:29:27.057513+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '2026-11-28 07:29:22.242+00', '2026-11-28 07:29:24.357059+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'b34a1bab159e71f9d0c63f7f4fd20b9a4f569ce09ca7196491664bd51f753f8c', '0', 'test', 'cp_01m8ggxk814q6a0abt58rf27z2', 'biz_01m8ggwpecwx2c5yyam6gxb59r', '5', '2026-11-28 07:29:08.461+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 07:29:10.790365+00'),
('simulated', 'f5e5f2c06cf131f4ed8717a855ba13417c51423b51b8dff1344b7a737704cec5', '0', 'test', 'cp_01m8ggxk814q6a0abt58rf27z2', 'biz_01m8ggwpecwx2c5yyam6gxb59r', '6', '2026-11-28 07:29:11.552+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 07:29:13.597254+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8ggy2jaeaez24jhvfekf0yv', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.14400000', '0', '126.86256000', '32036', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8ggy2jaeaez24jhvfekf0yv');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8ggxk814q6a0abt58rf27z2', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1', 'f5e5f2c06cf131f4ed8717a855ba13417c51423b51b8dff1344b7a737704cec5', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8ggxk6ptpmdgr8sa79kskxs', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 08:29:07.841+00', '2026-11-28 07:29:07.841+00', '2026-11-28 07:29:21.886+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('8068f21e57e81946e7262ba1933b1cb900b7513c749f9a2c85135063eb7f16e1', 'swp_01m8ggxryytrjv1scebs5mmkc2', 'transfer', '25000000', '0', '0ad3010a0200072208336eedade983f3e840b2c7bf88a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15411d66b42013cef6d9dbd50643f2243352771c1658121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000004609e287729df822adda37529ec6d2a8c7fb8b0300000000000000000000000000000000000000000000000000000000017d784070d2f2bb88a2349001d090c1061241ca6a80fa86fe668be0ce86dd69cfec2afc7b4efe7f8a27971a0b5270683d2dc00d2bfd120c387edd6079fc21d078290cc0d94b32f2612d08c8a90f9098eb95b81b', '2026-11-28 07:30:19.186+00', 'SUCCEEDED', NULL, '13000000', '8', '2026-11-28 07:29:19.19364+00'),
('ac3105e6a50f073612b7d7553e0df4fa766760bbebc1a9232112941ae0e9667a', 'swp_01m8ggxryytrjv1scebs5mmkc2', 'return_trx', '382000', '0', '0a85010a02000822082c66fc096ae77dc840dbdebf88a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15411d66b42013cef6d9dbd50643f2243352771c165812154155e9721e473f6ad4cb3b057774d253db2b1673c818b0a81770fb89bc88a234124189ca7c2ee567cb279dd16e2f298bec18d319584fb298494d9cce0518db8ee4380c64b9ddbffc7d31238453ad9dd9e8989d8cbd699339b1902c3a3a8897095d811b', '2026-11-28 07:30:22.171+00', 'SUCCEEDED', NULL, '0', '9', '2026-11-28 07:29:22.207286+00'),
('d7091b21c75dd3abf027026de9e57ea99504164f77da53525d020d06f51b45e6', 'swp_01m8ggxryytrjv1scebs5mmkc2', 'top_up', '13650000', '0', '0a86010a02000622080fd4ef628c441d9a40b9a3bf88a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154155e9721e473f6ad4cb3b057774d253db2b1673c81215411d66b42013cef6d9dbd50643f2243352771c165818d090c10670d9cebb88a2341241a17812ffcd27cf8296c6ad5f10719034f6589bbb13a7d6b4eca28d71bed883493e768e0c2d2353d51628a9203c96f70172790906cf2d0aeec8fcf04a467103711b', '2026-11-28 07:30:14.585+00', 'SUCCEEDED', NULL, '1100000', '7', '2026-11-28 07:29:16.661069+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8ggxryytrjv1scebs5mmkc2', 'cp_01m8ggxk814q6a0abt58rf27z2', 'test', '0', 'TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 07:29:13.688284+00', '2026-11-28 07:29:21.877002+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', 'collection', '1', '3171564', '0'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', 'sales', '1', '1518640'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/bills/data', '4638878b908c949aff58bf03adca0682', E'\\xba677767bca31b471b3e1c10759a56d37e5373da68fdbbe0219834615ef9de40', 'bill_01m8ggxjg7x83g6gxjbxt24gz0', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8ggxjg7x83g6gxjbxt24gz0","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 07:29:07.080345+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/bills/electricity', '7b02fe6110e265b86b888f244a332f02', E'\\x21f3f234b18477f385e12624a2f89be876e9280d09a949aaeae2157ce5f2a027', 'bill_01m8ggxhq51fjcjbjdw6pq0d5m', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8ggxhq51fjcjbjdw6pq0d5m","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"85324347749464895298","units":"73.52 kWh"}', '2026-11-28 07:29:06.278145+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/cross-border/collections', '551996d05367673bcee00c427fbcb609', E'\\x929f57a2873f90c90320c5d01baaf4990733ea59ae97d8c74feb71a6a1064cff', 'col_01m8ggy2jaeaez24jhvfekf0yv', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8ggy2jaeaez24jhvfekf0yv","reference":"col_01m8ggy2jaeaez24jhvfekf0yv","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31715.64,"targetCurrency":"NGN","rate":126.86256,"providerFee":0,"providerRate":128.144,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T07:29:23.535Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 07:29:23.535411+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/crypto/payments/cp_01m8ggxk814q6a0abt58rf27z2/simulate-deposit', '1e9551371d72d8095a5482caa68fb563', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8ggxk814q6a0abt58rf27z2', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ggxk814q6a0abt58rf27z2","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1","checkoutUrl":"http://127.0.0.1:36903/pay/01m8ggxk814q6a0abt58rf27z2jyvpsfvkdmhs5js6yg8dn6yh16","returnUrl":null,"status":"UNDERPAID","txHash":"b34a1bab159e71f9d0c63f7f4fd20b9a4f569ce09ca7196491664bd51f753f8c","reviewReason":null,"expiresAt":"2026-11-28T08:29:07.841Z","payableUntil":"2026-11-28T09:29:07.841Z","environment":"test","createdAt":"2026-11-28T07:29:07.841Z","updatedAt":"2026-11-28T07:29:10.851Z","metadata":{"simulated":true}},"deposit":{"txHash":"f5e5f2c06cf131f4ed8717a855ba13417c51423b51b8dff1344b7a737704cec5","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 07:29:11.530158+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/crypto/payments/cp_01m8ggxk814q6a0abt58rf27z2/simulate-deposit', '7842e7695d66001f78ab0c8ac4e9c490', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8ggxk814q6a0abt58rf27z2', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ggxk814q6a0abt58rf27z2","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1","checkoutUrl":"http://127.0.0.1:36903/pay/01m8ggxk814q6a0abt58rf27z2jyvpsfvkdmhs5js6yg8dn6yh16","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:29:07.841Z","payableUntil":"2026-11-28T08:29:07.841Z","environment":"test","createdAt":"2026-11-28T07:29:07.841Z","updatedAt":"2026-11-28T07:29:07.841Z","metadata":{"simulated":true}},"deposit":{"txHash":"b34a1bab159e71f9d0c63f7f4fd20b9a4f569ce09ca7196491664bd51f753f8c","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 07:29:08.428588+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/crypto/payments/create', '7a5b942becf525d5ab03f2aea28e34f1', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8ggxk814q6a0abt58rf27z2', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8ggxk814q6a0abt58rf27z2","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1","checkoutUrl":"http://127.0.0.1:36903/pay/01m8ggxk814q6a0abt58rf27z2jyvpsfvkdmhs5js6yg8dn6yh16","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:29:07.841Z","payableUntil":"2026-11-28T08:29:07.841Z","environment":"test","createdAt":"2026-11-28T07:29:07.841Z","updatedAt":"2026-11-28T07:29:07.841Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 07:29:07.904073+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/crypto/withdrawals/request', 'a4264110020cf2af0eb3a02cd0b6175d', E'\\x2deaa224501147c063bc0a57ef093376bc7cfad001a7d4ba7d0c1f1153abde5e', 'sale_01m8ggy1kmn9e4t0rgpx6aq498', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8ggy1kmn9e4t0rgpx6aq498","amountUsdt":10,"conversionRate":1518.64,"grossAmountNgn":15186.4,"withdrawalFeeNgn":25,"netAmountNgn":15161.4,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8ggy1kmn9e4t0rgpx6aq498","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:29:22.552Z"},"simulated":true,"environment":"test"}', '2026-11-28 07:29:22.552123+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/payment/process', 'e874065294e27f6a32a0209287f8e01a', E'\\xff2853a1c06d34a91cddfc3970504e399197fae14e748b12aafaf9fa1f988a7f', 'txn_01m8ggwtcbx3439136dj5rs9yt', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8ggwtcbx3439136dj5rs9yt","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:28:42.4298+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/withdrawal/request', '2e4a5d660bfb93510030b03823ed8f05', E'\\x73cb61c265767f713bb878f08686386d2d0f15a269fec52d2466783baa9342d0', 'wd_01m8ggxacr70amzkw2d4fn01b0', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ggxacr70amzkw2d4fn01b0","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:28:58.779Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:28:58.779575+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/withdrawal/request', '5e1515243b489ac562627d84f3663362', E'\\xbd08a32a50f6904b0e00f6320be9e9881396bb1e9509b6e13107a8c081e76442', 'wd_01m8ggwxr11gw3ydzcq8mvbnx1', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ggwxr11gw3ydzcq8mvbnx1","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:28:45.828Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:28:45.828251+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/withdrawal/request', 'acf03ec64d3b01c939b5948a8c57c0c0', E'\\xdb17c816c48eb8662f2c1a38ff5cdd6ad0a76c9faf51221ef571ff027c8f5519', 'wd_01m8ggx4bcwpdf5bn9t6hkrffd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggx4bcwpdf5bn9t6hkrffd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:28:52.619Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:28:52.619587+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/withdrawal/request', 'demo-370b60dd-6c46-4f9c-9911-3b98e3d5ffa3', E'\\x83f57cdd8f6639740d08be70b75eecbe7bf7fb0f0771640cc42e7cf68119d3ad', 'wd_01m8ggwtyab1cwb9chz3kv5p36', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggwtyab1cwb9chz3kv5p36","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:28:42.991Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:28:42.991656+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/withdrawal/request', 'eee0fa58347767e9a39a1e66ce008aa2', E'\\x4b88e899c6da2372917656c811cbbc7ee4cd4f3f82b99a0877846545bd6a5862', 'wd_01m8ggww6ea8fehgwm26g64w69', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8ggww6ea8fehgwm26g64w69","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:28:44.250Z","environment":"test","simulated":true},"requestId":"req_01m8ggww064a266dxvayvhc8n9","simulated":true,"environment":"test"}', '2026-11-28 07:28:44.250651+00'),
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '/withdrawal/request', 'f0c81b5ffd90a30aa59d1daa54d43ab1', E'\\x50c0d3463f32fcad04d7069ceea2617d1ecef9828fe0020118d6d7519d1d5da8', 'wd_01m8ggxfdpyndsx4g771dvmnad', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggxfdpyndsx4g771dvmnad","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:29:03.936Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:29:03.936486+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073318f46792c2ae1d2524edcccdafc0fda795a41c33424b6217b0c6f2cab7c0e04befadeeb752131404155cea71bf85f433d615675155436611b1e53b1250a3a560f9a89796a32b2af8832c1684d4d515d55', '2026-11-28 07:28:20.641506+00', '2026-11-28 07:28:20.641506+00'),
('sandbox_seed', E'\\x6d7073318f46792c2ae1d252bda9709f42a5192a5e6c005d95107dff2b15abc5efd46b65a90e5c1f315b74f345a807906d3c2a561f9fbc8ac46546bb44dff9c97afa6b1d4043a0ac5c4d3fb428196e016d264abd038cc7f505451154966b9abd2d5624e1fe9abcbaa21dc6fb2d2c61da', '2026-11-28 07:28:20.633648+00', '2026-11-28 07:28:20.633648+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8ggwpeckeewtx6rsejwpv05', E'\\x88f023cd2f6e85b39b500fb77049a8130941b3b506e92d3edfdf47ac6724ebe8', '2026-11-28 07:28:40.78613+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 07:28:40.78613+00', '2026-11-28 07:28:40.78613+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:28:41.46339+00'),
('2', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:40727/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:28:41.819436+00', '2026-11-28 07:28:41.819436+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:28:42.687585+00'),
('3', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:40727/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:29:27.057513+00', '2026-11-28 07:29:27.057513+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:29:27.364428+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8ggxdvq9y664925f4aan2p9', 'withdrawal.resolve', 'wd_01m8ggxacr70amzkw2d4fn01b0', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 07:29:02.325614+00', '2026-11-29 07:29:02.325614+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8ggxhq51fjcjbjdw6pq0d5m', 'bill', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280829qn8448xt050yfvge', NULL, '2026-11-28 07:29:06.278145+00', '2026-11-28 07:29:06.671602+00'),
('bill_01m8ggxjg7x83g6gxjbxt24gz0', 'bill', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280829zm3xqfc37h381ghq', NULL, '2026-11-28 07:29:07.080345+00', '2026-11-28 07:29:07.2916+00'),
('col_01m8ggy2jaeaez24jhvfekf0yv', 'collection', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 07:29:43.535411+00', NULL, 'sim_col_01m8ggy2jaeaez24jhvfekf0yv', NULL, '2026-11-28 07:29:23.535411+00', '2026-11-28 07:29:26.51019+00'),
('sale_01m8ggy1kmn9e4t0rgpx6aq498', 'usdt_sale', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8ggy1kmn9e4t0rgpx6aq498', NULL, '2026-11-28 07:29:22.552123+00', '2026-11-28 07:29:22.817921+00'),
('wd_01m8ggwtyab1cwb9chz3kv5p36', 'withdrawal', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggwtyab1cwb9chz3kv5p36', NULL, '2026-11-28 07:28:42.991656+00', '2026-11-28 07:28:43.332777+00'),
('wd_01m8ggww6ea8fehgwm26g64w69', 'withdrawal', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggww6ea8fehgwm26g64w69', 'The sandbox fails amounts ending in .01.', '2026-11-28 07:28:44.250651+00', '2026-11-28 07:28:45.064233+00'),
('wd_01m8ggwxr11gw3ydzcq8mvbnx1', 'withdrawal', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggwxr11gw3ydzcq8mvbnx1', NULL, '2026-11-28 07:28:45.828251+00', '2026-11-28 07:28:51.59558+00'),
('wd_01m8ggx4bcwpdf5bn9t6hkrffd', 'withdrawal', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggx4bcwpdf5bn9t6hkrffd', 'The sandbox reverses amounts ending in .04.', '2026-11-28 07:28:52.619587+00', '2026-11-28 07:28:58.282366+00'),
('wd_01m8ggxacr70amzkw2d4fn01b0', 'withdrawal', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8ggxdvq9y664925f4aan2p9', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggxacr70amzkw2d4fn01b0', NULL, '2026-11-28 07:28:58.779575+00', '2026-11-28 07:29:03.394566+00'),
('wd_01m8ggxfdpyndsx4g771dvmnad', 'withdrawal', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggxfdpyndsx4g771dvmnad', NULL, '2026-11-28 07:29:03.936486+00', '2026-11-28 07:29:04.401911+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1', '0', '268000', 'true'),
('TGMY9JPQci9wbUq3SvkHXTPGGvT4YCjYfU', '25000000', '0', 'false'),
('THoU6TiFeKncRLkeGVLj263gqvbECZm1Tn', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795850918767'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795850928870'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795850938968'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795850948461'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795850951552'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795850956904'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795850959199'),
('9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '1795850962242');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('8068f21e57e81946e7262ba1933b1cb900b7513c749f9a2c85135063eb7f16e1', '8', 'usdt_transfer', 'SUCCESS', 'TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1', 'TGMY9JPQci9wbUq3SvkHXTPGGvT4YCjYfU', '25000000', '13000000', '130000'),
('ac3105e6a50f073612b7d7553e0df4fa766760bbebc1a9232112941ae0e9667a', '9', 'trx_transfer', 'SUCCESS', 'TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1', 'THoU6TiFeKncRLkeGVLj263gqvbECZm1Tn', '382000', '0', '0'),
('b34a1bab159e71f9d0c63f7f4fd20b9a4f569ce09ca7196491664bd51f753f8c', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1', '10000000', '0', '0'),
('d7091b21c75dd3abf027026de9e57ea99504164f77da53525d020d06f51b45e6', '7', 'trx_transfer', 'SUCCESS', 'THoU6TiFeKncRLkeGVLj263gqvbECZm1Tn', 'TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1', '13650000', '1100000', '0'),
('f5e5f2c06cf131f4ed8717a855ba13417c51423b51b8dff1344b7a737704cec5', '6', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TCefdbRXvCZZxCefHwSzZjVN2PXHCGh5B1', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8ggxhq51fjcjbjdw6pq0d5m', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8ggxhjt34mqyez735vpegkc', '2026-11-28 07:29:06.278145+00', '2026-11-28 07:29:06.671602+00'),
('bill_01m8ggxjg7x83g6gxjbxt24gz0', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8ggxjf9w06nwwavq3hps3x1', '2026-11-28 07:29:07.080345+00', '2026-11-28 07:29:07.2916+00'),
('col_01m8ggy2jaeaez24jhvfekf0yv', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'collection', 'COMPLETED', '3171564', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8ggy2fv130qhjj0emb0pq33', '2026-11-28 07:29:23.535411+00', '2026-11-28 07:29:26.51019+00'),
('txn_01m8ggwtcbx3439136dj5rs9yt', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8ggwt9x3myvqhxv2tsgf3hx', '2026-11-28 07:28:42.4298+00', '2026-11-28 07:28:42.4298+00'),
('wd_01m8ggwtyab1cwb9chz3kv5p36', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggwtqpbryk2wprcp1kxvxf', '2026-11-28 07:28:42.991656+00', '2026-11-28 07:28:43.332777+00'),
('wd_01m8ggww6ea8fehgwm26g64w69', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggww064a266dxvayvhc8n9', '2026-11-28 07:28:44.250651+00', '2026-11-28 07:28:45.064233+00'),
('wd_01m8ggwxr11gw3ydzcq8mvbnx1', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggwxm4m27h7paxsz9jrazn', '2026-11-28 07:28:45.828251+00', '2026-11-28 07:28:51.59558+00'),
('wd_01m8ggx4bcwpdf5bn9t6hkrffd', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggx46br2c8m09abgvef966', '2026-11-28 07:28:52.619587+00', '2026-11-28 07:28:58.282366+00'),
('wd_01m8ggxacr70amzkw2d4fn01b0', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggxa9wqmgs1z6xkmgyxx4x', '2026-11-28 07:28:58.779575+00', '2026-11-28 07:29:03.394566+00'),
('wd_01m8ggxfdpyndsx4g771dvmnad', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggxf8a8cj43gpvw3dpj39d', '2026-11-28 07:29:03.936486+00', '2026-11-28 07:29:04.401911+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8ggy1gygfhfdtb8hkdkd7g0', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', '10000000', '1533.98000000', '1518.64000000', '1518640', '2500', '1516140', '15340', '2026-11-28 07:29:22.506647+00', '2026-11-28 07:30:22.462+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8ggy1kmn9e4t0rgpx6aq498', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'COMPLETED', '10000000', '1533.98000000', '1518.64000000', '1518640', '2500', '1516140', '15340', 'qte_01m8ggy1gygfhfdtb8hkdkd7g0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8ggy1jnx0b77c5d187gp9hx', '2026-11-28 07:29:22.552123+00', '2026-11-28 07:29:22.817921+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8ggwpeckeewtx6rsejwpv05', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$+QzgjCl/qGciPzNydEB+bA$IuTbloZbVrlUJg2wLLB+scI6vz5uUaLk4y6exCQrijw', '1', NULL, NULL, NULL, '2026-11-28 07:28:38.373178+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'simulator', 'biz_01m8ggwpecwx2c5yyam6gxb59r', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 07:28:38.373178+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8ggwvb9m5mhq3hj2snw0kr2', '1', 'http://127.0.0.1:40727/webhooks', '2026-11-28 07:28:43.49+00', '121', '204', '', NULL),
('msg_01m8ggwx2wh34vnst4sv1vjem3', '1', 'http://127.0.0.1:40727/webhooks', '2026-11-28 07:28:45.244+00', '69', '204', '', NULL),
('msg_01m8ggx3h2z3rnwvcs46tr8pts', '1', 'http://127.0.0.1:40727/webhooks', '2026-11-28 07:28:51.854+00', '107', '204', '', NULL),
('msg_01m8ggx4qvedhd6nar6e6gkq98', '1', 'http://127.0.0.1:40727/webhooks', '2026-11-28 07:28:53.09+00', '32', '204', '', NULL),
('msg_01m8ggx9z46ystsn02nv1a81k2', '1', 'http://127.0.0.1:40727/webhooks', '2026-11-28 07:28:58.412+00', '49', '204', '', NULL),
('msg_01m8ggxex87c50bra9w7j40e7n', '1', 'http://127.0.0.1:40727/webhooks', '2026-11-28 07:29:03.451+00', '81', '204', '', NULL),
('msg_01m8ggxfyxkkcxkjefvtfy7ved', '1', 'http://127.0.0.1:40727/webhooks', '2026-11-28 07:29:04.613+00', '52', '500', '', NULL),
('msg_01m8ggxfyxkkcxkjefvtfy7ved', '2', 'http://127.0.0.1:40727/webhooks', '2026-11-28 07:29:05.721+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8ggwvb9m5mhq3hj2snw0kr2', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal.completed', 'wd_01m8ggwtyab1cwb9chz3kv5p36', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:28:43.145Z","data":{"transactionId":"wd_01m8ggwtyab1cwb9chz3kv5p36","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:28:42.991Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:28:43.332777+00', '2026-11-28 07:28:43.654314+00', NULL),
('msg_01m8ggwx2wh34vnst4sv1vjem3', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal.failed', 'wd_01m8ggww6ea8fehgwm26g64w69', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:28:45.010Z","data":{"transactionId":"wd_01m8ggww6ea8fehgwm26g64w69","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:28:44.250Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:28:45.064233+00', '2026-11-28 07:28:45.314855+00', NULL),
('msg_01m8ggx3h2z3rnwvcs46tr8pts', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal.completed', 'wd_01m8ggwxr11gw3ydzcq8mvbnx1', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:28:51.485Z","data":{"transactionId":"wd_01m8ggwxr11gw3ydzcq8mvbnx1","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:28:45.828Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:28:51.59558+00', '2026-11-28 07:28:51.974177+00', NULL),
('msg_01m8ggx4qvedhd6nar6e6gkq98', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal.completed', 'wd_01m8ggx4bcwpdf5bn9t6hkrffd', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:28:52.742Z","data":{"transactionId":"wd_01m8ggx4bcwpdf5bn9t6hkrffd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:28:52.619Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:28:52.978161+00', '2026-11-28 07:28:53.12357+00', NULL),
('msg_01m8ggx9z46ystsn02nv1a81k2', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal.failed', 'wd_01m8ggx4bcwpdf5bn9t6hkrffd', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:28:58.111Z","data":{"transactionId":"wd_01m8ggx4bcwpdf5bn9t6hkrffd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:28:52.619Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:28:58.282366+00', '2026-11-28 07:28:58.49184+00', NULL),
('msg_01m8ggxex87c50bra9w7j40e7n', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal.completed', 'wd_01m8ggxacr70amzkw2d4fn01b0', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:29:03.119Z","data":{"transactionId":"wd_01m8ggxacr70amzkw2d4fn01b0","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:28:58.779Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:29:03.394566+00', '2026-11-28 07:29:03.537405+00', NULL),
('msg_01m8ggxfyxkkcxkjefvtfy7ved', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', 'withdrawal.completed', 'wd_01m8ggxfdpyndsx4g771dvmnad', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:29:04.121Z","data":{"transactionId":"wd_01m8ggxfdpyndsx4g771dvmnad","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:29:03.936Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:29:04.401911+00', '2026-11-28 07:29:05.762662+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8ggwpgxdssxtb7p233bk6wj', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'test', E'\\x6d7073318f46792c2ae1d2523415af46f0d3002fbe9189b3486fd729f686486709ad2f26b5dbffe21895caa2ace62978d9e7767339af5556c957b42f359b891b5a5a0dbddcf351e1b27cad6d77c8fee0cca88de1b5eaa3cd844c', '2026-11-28 07:28:38.373178+00', NULL),
('whs_01m8ggwpgxhdkpqtrgdhmxv9bw', 'biz_01m8ggwpecwx2c5yyam6gxb59r', 'prod', E'\\x6d7073318f46792c2ae1d252477e29ca03e6ae422d5488f7e9397ffa734f3f820b0203dab55cf423d2757fc569bc6a35d50c4722250b884b54c554cdd4018f3f9e2b16d3db2db588365677e8bd9393e07f1b49bcbf5285163e1a', '2026-11-28 07:28:38.373178+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8ggwtyab1cwb9chz3kv5p36', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggww6ea8fehgwm26g64w69', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggwxr11gw3ydzcq8mvbnx1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggx4bcwpdf5bn9t6hkrffd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggxacr70amzkw2d4fn01b0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggxfdpyndsx4g771dvmnad', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
