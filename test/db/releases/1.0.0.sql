-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '125', '126', '176', '180', '182', '189', '190', '191', '256', '304', '320', '48', '52', '61', '62');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 04:34:57.200791+00'),
('1025', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 04:34:57.200791+00'),
('1026', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'NGN', 'available', '0', '7350478', '13', '2026-11-28 04:34:57.200791+00'),
('1027', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 04:34:57.200791+00'),
('1028', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 04:34:57.200791+00'),
('1029', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 04:34:57.200791+00'),
('1030', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 04:34:57.200791+00'),
('1031', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 04:34:57.200791+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '15320', '1', '2026-11-28 04:34:22.246848+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '31980', '1', '2026-11-28 04:34:22.246848+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '150000', '1', '2026-11-28 04:34:22.246848+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '1613445', '2', '2026-11-28 04:34:22.246848+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '600000', '2', '2026-11-28 04:34:22.246848+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-150050', '1', '2026-11-28 04:34:22.246848+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-2997909', '3', '2026-11-28 04:34:22.246848+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-5100004', '3', '2026-11-28 04:34:22.246848+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '10000', '1', '2026-11-28 04:34:22.246848+00'),
('256', NULL, 'test', 'USDT', 'custody', '0', '-25000000', '1', '2026-11-28 04:34:22.246848+00'),
('304', NULL, 'test', 'NGN', 'conversion', '0', '-1531260', '1', '2026-11-28 04:34:22.246848+00'),
('320', NULL, 'test', 'USDT', 'conversion', '0', '10000000', '1', '2026-11-28 04:34:22.246848+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '3500', '2', '2026-11-28 04:34:22.246848+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '1000', '1', '2026-11-28 04:34:22.246848+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '2000', '2', '2026-11-28 04:34:22.246848+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '1500', '2', '2026-11-28 04:34:22.246848+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3165935', '7200428'),
('1026', '13', '23', '150050', '7350478'),
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
('112', '1', '21', '15320', '15320'),
('125', '1', '22', '31980', '31980'),
('126', '1', '1', '150000', '150000'),
('176', '1', '12', '100005', '100005'),
('176', '2', '21', '1513440', '1613445'),
('180', '1', '14', '100000', '100000'),
('180', '2', '16', '500000', '600000'),
('182', '1', '23', '-150050', '-150050'),
('189', '1', '7', '100002', '100002'),
('189', '2', '9', '100004', '200006'),
('189', '3', '22', '-3197915', '-2997909'),
('190', '1', '1', '-10000000', '-10000000'),
('190', '2', '3', '5000000', '-5000000'),
('190', '3', '10', '-100004', '-5100004'),
('191', '1', '18', '10000', '10000'),
('256', '1', '19', '-25000000', '-25000000'),
('304', '1', '21', '-1531260', '-1531260'),
('320', '1', '21', '10000000', '10000000'),
('48', '1', '12', '1000', '1000'),
('48', '2', '21', '2500', '3500'),
('52', '1', '14', '1000', '1000'),
('61', '1', '7', '1000', '1000'),
('61', '2', '9', '1000', '2000'),
('62', '1', '3', '2500', '2500'),
('62', '2', '10', '-1000', '1500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g6ypf9svf3cng1e3y21zzr', 'payment', 'single', 'test', NULL, '2026-11-28 04:34:58.161193+00', NULL, NULL, NULL),
('10', 'wd_01m8g6yw5q3nc0wahz2fd0v67g:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 04:35:09.144231+00', NULL, NULL, NULL),
('11', 'wd_01m8g6z1fwz41ygysgkppzmya4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:35:09.437349+00', NULL, NULL, NULL),
('12', 'wd_01m8g6z1fwz41ygysgkppzmya4:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 04:35:11.712512+00', NULL, NULL, NULL),
('13', 'wd_01m8g6z3s6hzqqd6wpk242a5v5:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:35:11.782701+00', NULL, NULL, NULL),
('14', 'wd_01m8g6z3s6hzqqd6wpk242a5v5:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 04:35:11.837024+00', NULL, NULL, NULL),
('15', 'bill_01m8g6z4bnzejp438s9w4kvvw3:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 04:35:12.400357+00', NULL, NULL, NULL),
('16', 'bill_01m8g6z4bnzejp438s9w4kvvw3:post', 'bill_post', 'post', 'test', '15', '2026-11-28 04:35:12.466476+00', NULL, NULL, NULL),
('17', 'bill_01m8g6z4hd96nh05gyef3swp5s:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 04:35:12.559583+00', NULL, NULL, NULL),
('18', 'bill_01m8g6z4hd96nh05gyef3swp5s:post', 'bill_post', 'post', 'test', '17', '2026-11-28 04:35:12.641408+00', NULL, NULL, NULL),
('19', 'cp_01m8g6z4nd6rwtebd01mqvp4bc', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 04:35:23.791606+00', NULL, NULL, NULL),
('2', 'wd_01m8g6yphy3hqekyz6c66kdxjy:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:34:58.259034+00', NULL, NULL, NULL),
('20', 'sale_01m8g6zfkvdx3var25t9br7e73:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 04:35:23.900153+00', NULL, NULL, NULL),
('21', 'sale_01m8g6zfkvdx3var25t9br7e73:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 04:35:23.948026+00', NULL, NULL, NULL),
('22', 'col_01m8g6zfq60y1w34hja2agwa84:credit', 'collection', 'single', 'test', NULL, '2026-11-28 04:35:26.128028+00', NULL, NULL, NULL),
('23', 'adj_01m8g6zj1gqq8vq8m3mj38qctk', 'adjustment', 'single', 'test', NULL, '2026-11-28 04:35:26.388322+00', NULL, NULL, NULL),
('3', 'wd_01m8g6yphy3hqekyz6c66kdxjy:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 04:34:58.36506+00', NULL, NULL, NULL),
('4', 'wd_01m8g6ypxg45txj9dd19srgbze:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:34:58.609555+00', NULL, NULL, NULL),
('5', 'wd_01m8g6ypxg45txj9dd19srgbze:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 04:34:58.662303+00', NULL, NULL, NULL),
('6', 'wd_01m8g6yq113vp985by8c9pvhaw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:34:58.722079+00', NULL, NULL, NULL),
('7', 'wd_01m8g6yq113vp985by8c9pvhaw:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 04:35:03.811914+00', NULL, NULL, NULL),
('8', 'wd_01m8g6yw5q3nc0wahz2fd0v67g:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:35:03.993285+00', NULL, NULL, NULL),
('9', 'wd_01m8g6yw5q3nc0wahz2fd0v67g:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 04:35:04.098099+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g6ynhgdedwx7ngx90jfbyk', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'prod', E'\\x58ca4b2446332b56db8d2e1b538fae1682cce08cfdb4d50fe7b6d6f4b3071a59', E'\\x6d7073313279cf15df89a793da6503ee5054be05aa71c12358dfae2127acfef7e6d4a0e28309688b5fbc4a42afc7a8785d98b5893e0f591b1bfc73cd0731d9e39539d1cf75145a3374057dbc7b29c193a7559af0', 'eDgZ', NULL, NULL, NULL, '2026-11-28 04:34:57.208291+00', NULL, NULL, NULL),
('key_01m8g6ynhgmw0bknhchh29ej1k', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', E'\\x3e7046ea4fd6cb36a69e4b9994e7f32a1ceda220f6b6b417f71b150cf259605b', E'\\x6d7073313279cf15df89a793e643333618fb2adfe3973a266c94285e3d52ece93ed3d2ee8879815ff8111f3e08346a37e19c848adba32f4fef8bea3f3cc4ae206247d0a8d638cd2babcd6b5455a4a7e47aaf927f', 'ouJ8', NULL, NULL, NULL, '2026-11-28 04:34:57.208291+00', NULL, '2026-11-28 04:34:57.520172+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:39935e4dfc5447de8620a760901eac17ccce2dad66f7594caf0d0666db9547cf', '0', '1795926897719'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795841397694'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795841397665');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g6z4bnzejp438s9w4kvvw3', '1', 'simulator', 'simulator', '202611280535r9a8azxjszpcgz5d', '1', '1', '2026-11-28 04:35:12.455188+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280535r9a8azxjszpcgz5d', '2026-11-28 04:35:12.451+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g6z4hd96nh05gyef3swp5s', '1', 'simulator', 'simulator', '202611280535cs4j3h6086n8p7m1', '1', '1', '2026-11-28 04:35:12.6398+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280535cs4j3h6086n8p7m1', '2026-11-28 04:35:12.627+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g6zfq60y1w34hja2agwa84', '1', 'simulator', 'simulator', 'col_01m8g6zfq60y1w34hja2agwa84', '1', '1', '2026-11-28 04:35:24.077796+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g6zfq60y1w34hja2agwa84', '2026-11-28 04:35:26.115+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g6zfkvdx3var25t9br7e73', '1', 'simulator', 'simulator', 'sale_01m8g6zfkvdx3var25t9br7e73', '1', '1', '2026-11-28 04:35:23.946036+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g6zfkvdx3var25t9br7e73', '2026-11-28 04:35:23.919+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g6yphy3hqekyz6c66kdxjy', '1', 'simulator', 'simulator', 'wd_01m8g6yphy3hqekyz6c66kdxjy', '1', '1', '2026-11-28 04:34:58.35387+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g6yphy3hqekyz6c66kdxjy', '2026-11-28 04:34:58.321+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g6ypxg45txj9dd19srgbze', '1', 'simulator', 'simulator', 'wd_01m8g6ypxg45txj9dd19srgbze', '1', '1', '2026-11-28 04:34:58.66144+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g6ypxg45txj9dd19srgbze', '2026-11-28 04:34:58.647+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g6yq113vp985by8c9pvhaw', '1', 'simulator', 'simulator', 'wd_01m8g6yq113vp985by8c9pvhaw', '1', '1', '2026-11-28 04:34:58.7691+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g6yq113vp985by8c9pvhaw', '2026-11-28 04:35:03.796+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g6yw5q3nc0wahz2fd0v67g', '1', 'simulator', 'simulator', 'wd_01m8g6yw5q3nc0wahz2fd0v67g', '1', '1', '2026-11-28 04:35:04.092526+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g6yw5q3nc0wahz2fd0v67g', '2026-11-28 04:35:09.116+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g6z1fwz41ygysgkppzmya4', '1', 'simulator', 'simulator', 'wd_01m8g6z1fwz41ygysgkppzmya4', '1', '1', '2026-11-28 04:35:09.474166+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g6z1fwz41ygysgkppzmya4', '2026-11-28 04:35:11.675+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g6z3s6hzqqd6wpk242a5v5', '1', 'simulator', 'simulator', 'wd_01m8g6z3s6hzqqd6wpk242a5v5', '1', '1', '2026-11-28 04:35:11.836034+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g6z3s6hzqqd6wpk242a5v5', '2026-11-28 04:35:11.823+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 04:34:57.208291+00', 'system', 'business.create', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', '{"kycStatus": "APPROVED"}', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 04:34:57.815832+00', 'usr_01m8g6ynhf4tkmmewvaq59400z', 'sign_in.new_network', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', '{}', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', NULL, 'token', '1c54c410f543', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 04:34:58.01067+00', 'usr_01m8g6ynhf4tkmmewvaq59400z', 'webhook_url.change', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', '{}', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'token', '1c54c410f543', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:35165/webhooks"}'),
('4', '2026-11-28 04:35:11.712512+00', 'root', 'withdrawal.resolve', 'wd_01m8g6z1fwz41ygysgkppzmya4', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 04:35:26.324304+00', 'usr_01m8g6ynhf4tkmmewvaq59400z', 'webhook_url.change', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', '{}', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'token', '1c54c410f543', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:35165/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 04:35:26.388322+00', 'ada', 'balance.adjust', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g6zj1gqq8vq8m3mj38qctk"}', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g6zj1gqq8vq8m3mj38qctk', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 04:35:26.388322+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 04:34:57.208291+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 04:34:42.986576+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 04:34:42.986576+00');
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
('bill_01m8g6z4bnzejp438s9w4kvvw3', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '28669608562529368255', '{}', '73.52 kWh'),
('bill_01m8g6z4hd96nh05gyef3swp5s', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 04:34:57.208291+00', '2026-11-28 04:35:26.324304+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 04:35:23.856+00', '2026-11-28 04:35:25.940737+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '4576a70912ac7533d42d07bf99c71cf7b1d4f19247f4a9e6763195743edfc321', '0', 'test', 'cp_01m8g6z4nd6rwtebd01mqvp4bc', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', '5', '2026-11-28 04:35:15.205+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 04:35:17.35174+00'),
('simulated', '8cad71ebceabccf08745336c205ec58243be77dbf4da4696109ce52850f45d82', '0', 'test', 'cp_01m8g6z4nd6rwtebd01mqvp4bc', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', '4', '2026-11-28 04:35:12.704+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 04:35:14.887387+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g6zfq60y1w34hja2agwa84', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '127.91660000', '0', '126.63743400', '31980', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g6zfq60y1w34hja2agwa84');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g6z4nd6rwtebd01mqvp4bc', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q', '4576a70912ac7533d42d07bf99c71cf7b1d4f19247f4a9e6763195743edfc321', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g6z4n9mvye94g702m6cztx', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 05:35:12.685+00', '2026-11-28 04:35:12.685+00', '2026-11-28 04:35:23.763+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('a87a0c39127091b7f5f5090ef18adfe128c248901f79995181c0d600cbb01221', 'swp_01m8g6z9aav25kbmvqye3t1bp0', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140eaa0c283a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541d0a14ad76d5a0f86ec854f42de50a4a335a7eb461215413211e8bbc9bd6086c95017f317a9d17d256ebd2818d090c106708accbe83a23412416ac5dbf434ba148443656d0a677ecb93db4ef760cb2e091f5203ada4c4b13171227ccbf778031c84409915229d3be484a62e43f3d2a3f88a14b072dd9b6ad4ce1b', '2026-11-28 04:36:17.642+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 04:35:18.463609+00'),
('bfbcea24d64e924bb37aad53294185396dcf583c4615c7b42efd8696e53a88e5', 'swp_01m8g6z9aav25kbmvqye3t1bp0', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e84090d1c283a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15413211e8bbc9bd6086c95017f317a9d17d256ebd28121541d0a14ad76d5a0f86ec854f42de50a4a335a7eb4618b0a81770b0fcbe83a2341241bc7aadd908c4536df01d8d629ef0cfd366a9adf402a8d842907a6dd41a65dacb7452678fd26c765a6e1ff751b3aaa39d59786a5cec9ffbc7582784ec38c874bd1c', '2026-11-28 04:36:23.824+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 04:35:23.829715+00'),
('f68c87d6c2dd5a2f8d5219b9b8ca43821f33e2607cbc68f59d6fcf9cd6a2c870', 'swp_01m8g6z9aav25kbmvqye3t1bp0', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40dfbbc283a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15413211e8bbc9bd6086c95017f317a9d17d256ebd28121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000c90555f2afdbe3a11a51c3331a8441174e17a13900000000000000000000000000000000000000000000000000000000017d784070ffe6be83a2349001d090c10612412d5a652006eccedd09b1a9ad5b4b6352564cd6d306df1aa310b3c5bfda0c13f603438d7470b4d55b7bfbd358a0881b35d4811835df967baa91c51f3e473a621f1c', '2026-11-28 04:36:21.087+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 04:35:21.099603+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g6z9aav25kbmvqye3t1bp0', 'cp_01m8g6z4nd6rwtebd01mqvp4bc', 'test', '0', 'TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 04:35:17.411486+00', '2026-11-28 04:35:23.737404+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', 'collection', '1', '3165935', '0'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', 'sales', '1', '1515940'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/bills/data', 'd73700c81eae566beff561fc964964c0', E'\\xfe7716304a250d56a986fd4068d91dd7160808da898f47c1567b2240acd3b4db', 'bill_01m8g6z4hd96nh05gyef3swp5s', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g6z4hd96nh05gyef3swp5s","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 04:35:12.559583+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/bills/electricity', 'c28754d92c8b58771b08a1fa2ef150c7', E'\\x255714ddb9c6599058aed1cedb6174b3a8fa8684b107ce485e4f649e837a2c17', 'bill_01m8g6z4bnzejp438s9w4kvvw3', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g6z4bnzejp438s9w4kvvw3","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"28669608562529368255","units":"73.52 kWh"}', '2026-11-28 04:35:12.400357+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/cross-border/collections', '08e63a55729a836fa40090d01a5c94aa', E'\\xfd3b9317df2655b2939317aacb8b8d23dbc444c1f208c5abe06a1e53c8d6fa1e', 'col_01m8g6zfq60y1w34hja2agwa84', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g6zfq60y1w34hja2agwa84","reference":"col_01m8g6zfq60y1w34hja2agwa84","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31659.35,"targetCurrency":"NGN","rate":126.637434,"providerFee":0,"providerRate":127.9166,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T04:35:24.006Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 04:35:24.006552+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/crypto/payments/cp_01m8g6z4nd6rwtebd01mqvp4bc/simulate-deposit', '308a176048c0caf481ced81d6f771369', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g6z4nd6rwtebd01mqvp4bc', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g6z4nd6rwtebd01mqvp4bc","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q","checkoutUrl":"http://127.0.0.1:35403/pay/01m8g6z4nd6rwtebd01mqvp4bcw1krm2st8h72szz8ydxswhp84y","returnUrl":null,"status":"UNDERPAID","txHash":"8cad71ebceabccf08745336c205ec58243be77dbf4da4696109ce52850f45d82","reviewReason":null,"expiresAt":"2026-11-28T05:35:12.685Z","payableUntil":"2026-11-28T06:35:12.685Z","environment":"test","createdAt":"2026-11-28T04:35:12.685Z","updatedAt":"2026-11-28T04:35:14.909Z","metadata":{"simulated":true}},"deposit":{"txHash":"4576a70912ac7533d42d07bf99c71cf7b1d4f19247f4a9e6763195743edfc321","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 04:35:15.204087+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/crypto/payments/cp_01m8g6z4nd6rwtebd01mqvp4bc/simulate-deposit', '7ce1b62fad40df8d489b37e29b03b6ce', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g6z4nd6rwtebd01mqvp4bc', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g6z4nd6rwtebd01mqvp4bc","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q","checkoutUrl":"http://127.0.0.1:35403/pay/01m8g6z4nd6rwtebd01mqvp4bcw1krm2st8h72szz8ydxswhp84y","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T05:35:12.685Z","payableUntil":"2026-11-28T05:35:12.685Z","environment":"test","createdAt":"2026-11-28T04:35:12.685Z","updatedAt":"2026-11-28T04:35:12.685Z","metadata":{"simulated":true}},"deposit":{"txHash":"8cad71ebceabccf08745336c205ec58243be77dbf4da4696109ce52850f45d82","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 04:35:12.701854+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/crypto/payments/create', '96a541b3ba1278fc64b3438afbec9960', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g6z4nd6rwtebd01mqvp4bc', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g6z4nd6rwtebd01mqvp4bc","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q","checkoutUrl":"http://127.0.0.1:35403/pay/01m8g6z4nd6rwtebd01mqvp4bcw1krm2st8h72szz8ydxswhp84y","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T05:35:12.685Z","payableUntil":"2026-11-28T05:35:12.685Z","environment":"test","createdAt":"2026-11-28T04:35:12.685Z","updatedAt":"2026-11-28T04:35:12.685Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 04:35:12.692073+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/crypto/withdrawals/request', '05f73ebc0f814da45c63bac334f2a52c', E'\\x43f60a01b69dc273c52b52db46b0198721a2cb443b742f499a08e6525012ec19', 'sale_01m8g6zfkvdx3var25t9br7e73', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g6zfkvdx3var25t9br7e73","amountUsdt":10,"conversionRate":1515.94,"grossAmountNgn":15159.4,"withdrawalFeeNgn":25,"netAmountNgn":15134.4,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g6zfkvdx3var25t9br7e73","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:35:23.900Z"},"simulated":true,"environment":"test"}', '2026-11-28 04:35:23.900153+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/payment/process', 'b161351ec3932ef691b492e5a30ddfb1', E'\\xfc0cb4bbde5643471c4ce6c2f97ffe1ee7daf775e815298154f944b822aeee9d', 'txn_01m8g6ypf9svf3cng1e3y21zzr', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g6ypf9svf3cng1e3y21zzr","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:34:58.161193+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/withdrawal/request', '5c0a43965ab5c904fb832993216b3df5', E'\\xb1011d4cac66638a2dd8b282ed55802bc0306518dfad6caaef1abb9e4b679c35', 'wd_01m8g6yq113vp985by8c9pvhaw', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g6yq113vp985by8c9pvhaw","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:34:58.722Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:34:58.722079+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/withdrawal/request', '800fd07a824556441fa4d0058db079cc', E'\\xd6fa378c95165e8b9c9a8f9a2364b73449c4516b0735286433f03ad950486d23', 'wd_01m8g6z3s6hzqqd6wpk242a5v5', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g6z3s6hzqqd6wpk242a5v5","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:35:11.782Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:35:11.782701+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/withdrawal/request', '881ead95beb422a88192cd1069419419', E'\\xee0bcea1ce642ca67b4887d6dc09de05c4ab6027f63c68ae9f5108f38ee19f9f', 'wd_01m8g6ypxg45txj9dd19srgbze', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g6ypxg45txj9dd19srgbze","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:34:58.609Z","environment":"test","simulated":true},"requestId":"req_01m8g6ypwzvwthk3rgg4v07bjt","simulated":true,"environment":"test"}', '2026-11-28 04:34:58.609555+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/withdrawal/request', 'a76b312606a58a01d8529bbfbc341fb9', E'\\xb21573ceafd27589024d06f3ef90143604319f186d2474a8934a1d23f10e900b', 'wd_01m8g6z1fwz41ygysgkppzmya4', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g6z1fwz41ygysgkppzmya4","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:35:09.437Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:35:09.437349+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/withdrawal/request', 'dd1d5073d044889364d39bcee3bf854f', E'\\xe85eee673a11943ece0a143f1008019c8fa9088d3bed3fc095ec092cad0c564a', 'wd_01m8g6yw5q3nc0wahz2fd0v67g', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g6yw5q3nc0wahz2fd0v67g","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:35:03.993Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:35:03.993285+00'),
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '/withdrawal/request', 'demo-d8c898f9-ca4b-445d-bb8b-b5cd93128c39', E'\\xf66aca72e190e8a28773c7fa2d2a68ac3f9851f8653339ffac545a1bd85a7788', 'wd_01m8g6yphy3hqekyz6c66kdxjy', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g6yphy3hqekyz6c66kdxjy","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:34:58.259Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:34:58.259034+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073313279cf15df89a79399044c791cfaa34911c9a3d8b2e2aa2deb8376f398b386fabf73265b239c6d21af5629ce44eba41c5be7b0d93faae9fdd7949808bdd8092ad6d0d4df299524754e3457c22a316c9e', '2026-11-28 04:34:42.531212+00', '2026-11-28 04:34:42.531212+00'),
('sandbox_seed', E'\\x6d7073313279cf15df89a793448b2c88de7ca42926cc07be354499ccda86193a297133e39fe12713e2edb6e979b5f8e8a162a0898d9a78ec7ef0fe60518ff876b87b7ceb8ba4021824451f7d112fd99083a44d1d624ab348e8112a93dfa74dce0178b292e82b03c095caebdda31ad71c', '2026-11-28 04:34:42.519219+00', '2026-11-28 04:34:42.519219+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g6ynhf4tkmmewvaq59400z', E'\\xead5d42eb035a8ba48e0da3b27669943a87f8259df9d6f712026b1fe98edaf3a', '2026-11-28 04:34:57.815832+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 04:34:57.815832+00', '2026-11-28 04:34:57.815832+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 04:34:58.147878+00'),
('2', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:35165/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 04:34:58.01067+00', '2026-11-28 04:34:58.01067+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 04:34:58.147878+00'),
('3', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:35165/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 04:35:26.324304+00', '2026-11-28 04:35:26.324304+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g6z3mx1zmm67m31xz7d7xr', 'withdrawal.resolve', 'wd_01m8g6z1fwz41ygysgkppzmya4', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 04:35:11.644775+00', '2026-11-29 04:35:11.644775+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g6z4bnzejp438s9w4kvvw3', 'bill', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280535r9a8azxjszpcgz5d', NULL, '2026-11-28 04:35:12.400357+00', '2026-11-28 04:35:12.466476+00'),
('bill_01m8g6z4hd96nh05gyef3swp5s', 'bill', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280535cs4j3h6086n8p7m1', NULL, '2026-11-28 04:35:12.559583+00', '2026-11-28 04:35:12.641408+00'),
('col_01m8g6zfq60y1w34hja2agwa84', 'collection', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 04:35:44.006552+00', NULL, 'sim_col_01m8g6zfq60y1w34hja2agwa84', NULL, '2026-11-28 04:35:24.006552+00', '2026-11-28 04:35:26.128028+00'),
('sale_01m8g6zfkvdx3var25t9br7e73', 'usdt_sale', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g6zfkvdx3var25t9br7e73', NULL, '2026-11-28 04:35:23.900153+00', '2026-11-28 04:35:23.948026+00'),
('wd_01m8g6yphy3hqekyz6c66kdxjy', 'withdrawal', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g6yphy3hqekyz6c66kdxjy', NULL, '2026-11-28 04:34:58.259034+00', '2026-11-28 04:34:58.36506+00'),
('wd_01m8g6ypxg45txj9dd19srgbze', 'withdrawal', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g6ypxg45txj9dd19srgbze', 'The sandbox fails amounts ending in .01.', '2026-11-28 04:34:58.609555+00', '2026-11-28 04:34:58.662303+00'),
('wd_01m8g6yq113vp985by8c9pvhaw', 'withdrawal', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g6yq113vp985by8c9pvhaw', NULL, '2026-11-28 04:34:58.722079+00', '2026-11-28 04:35:03.811914+00'),
('wd_01m8g6yw5q3nc0wahz2fd0v67g', 'withdrawal', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g6yw5q3nc0wahz2fd0v67g', 'The sandbox reverses amounts ending in .04.', '2026-11-28 04:35:03.993285+00', '2026-11-28 04:35:09.144231+00'),
('wd_01m8g6z1fwz41ygysgkppzmya4', 'withdrawal', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g6z3mx1zmm67m31xz7d7xr', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g6z1fwz41ygysgkppzmya4', NULL, '2026-11-28 04:35:09.437349+00', '2026-11-28 04:35:11.712512+00'),
('wd_01m8g6z3s6hzqqd6wpk242a5v5', 'withdrawal', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g6z3s6hzqqd6wpk242a5v5', NULL, '2026-11-28 04:35:11.782701+00', '2026-11-28 04:35:11.837024+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q', '0', '268000', 'true'),
('TUJ7DMGSz4g7XDx5gVd471rcgHLAu2EdiP', '25000000', '0', 'false'),
('TUzLmkNi5kqd5kBradnedRaKFtj5aNouHU', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795840497375'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795840507665'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795840512704'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795840515205'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795840518528'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795840521117'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795840523856');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('4576a70912ac7533d42d07bf99c71cf7b1d4f19247f4a9e6763195743edfc321', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q', '15000000', '0', '0'),
('8cad71ebceabccf08745336c205ec58243be77dbf4da4696109ce52850f45d82', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q', '10000000', '0', '0'),
('a87a0c39127091b7f5f5090ef18adfe128c248901f79995181c0d600cbb01221', '6', 'trx_transfer', 'SUCCESS', 'TUzLmkNi5kqd5kBradnedRaKFtj5aNouHU', 'TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q', '13650000', '1100000', '0'),
('bfbcea24d64e924bb37aad53294185396dcf583c4615c7b42efd8696e53a88e5', '8', 'trx_transfer', 'SUCCESS', 'TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q', 'TUzLmkNi5kqd5kBradnedRaKFtj5aNouHU', '382000', '0', '0'),
('f68c87d6c2dd5a2f8d5219b9b8ca43821f33e2607cbc68f59d6fcf9cd6a2c870', '7', 'usdt_transfer', 'SUCCESS', 'TEXxEzpRvqDPVC5KTGJGhDqwj2Bi4Sbn6Q', 'TUJ7DMGSz4g7XDx5gVd471rcgHLAu2EdiP', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g6z4bnzejp438s9w4kvvw3', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g6z4aw3jbkb69ep3qzz2kh', '2026-11-28 04:35:12.400357+00', '2026-11-28 04:35:12.466476+00'),
('bill_01m8g6z4hd96nh05gyef3swp5s', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g6z4h0g7g077cswy63m17r', '2026-11-28 04:35:12.559583+00', '2026-11-28 04:35:12.641408+00'),
('col_01m8g6zfq60y1w34hja2agwa84', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'collection', 'COMPLETED', '3165935', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g6zfq38mybaw544qmtsagq', '2026-11-28 04:35:24.006552+00', '2026-11-28 04:35:26.128028+00'),
('txn_01m8g6ypf9svf3cng1e3y21zzr', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g6ypevmc69dwm4ar2d71jc', '2026-11-28 04:34:58.161193+00', '2026-11-28 04:34:58.161193+00'),
('wd_01m8g6yphy3hqekyz6c66kdxjy', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g6yphcv6j2p48wwh0jyyva', '2026-11-28 04:34:58.259034+00', '2026-11-28 04:34:58.36506+00'),
('wd_01m8g6ypxg45txj9dd19srgbze', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g6ypwzvwthk3rgg4v07bjt', '2026-11-28 04:34:58.609555+00', '2026-11-28 04:34:58.662303+00'),
('wd_01m8g6yq113vp985by8c9pvhaw', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g6yq0tgmzkdpkc4c0r5r7h', '2026-11-28 04:34:58.722079+00', '2026-11-28 04:35:03.811914+00'),
('wd_01m8g6yw5q3nc0wahz2fd0v67g', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g6yw3w20w7c4412jyd7waz', '2026-11-28 04:35:03.993285+00', '2026-11-28 04:35:09.144231+00'),
('wd_01m8g6z1fwz41ygysgkppzmya4', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g6z1fdh77q2n573zxvw2yb', '2026-11-28 04:35:09.437349+00', '2026-11-28 04:35:11.712512+00'),
('wd_01m8g6z3s6hzqqd6wpk242a5v5', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g6z3s0dy23dydrcag1hjyc', '2026-11-28 04:35:11.782701+00', '2026-11-28 04:35:11.837024+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g6zfkjqkf8r10ckkz58fqd', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', '10000000', '1531.26000000', '1515.94000000', '1515940', '2500', '1513440', '15320', '2026-11-28 04:35:23.892132+00', '2026-11-28 04:36:23.891+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g6zfkvdx3var25t9br7e73', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'COMPLETED', '10000000', '1531.26000000', '1515.94000000', '1515940', '2500', '1513440', '15320', 'qte_01m8g6zfkjqkf8r10ckkz58fqd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g6zfkp82pafv834kvzaz21', '2026-11-28 04:35:23.900153+00', '2026-11-28 04:35:23.948026+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g6ynhf4tkmmewvaq59400z', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$XlV0S9Ct8RKQHbjC9txfuw$ik9zMSl9/uxomKVXzmg3yRKlHNA5Z1KRXPIFt5BmrtM', '1', NULL, NULL, NULL, '2026-11-28 04:34:57.208291+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'simulator', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 04:34:57.208291+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g6ypp3564cmn2k7yvb5xz2', '1', 'http://127.0.0.1:35165/webhooks', '2026-11-28 04:34:58.436+00', '40', '204', '', NULL),
('msg_01m8g6ypz7g60n953zd9r7hh4j', '1', 'http://127.0.0.1:35165/webhooks', '2026-11-28 04:34:58.701+00', '2', '204', '', NULL),
('msg_01m8g6yw076gn9sh2jg99rqtn1', '1', 'http://127.0.0.1:35165/webhooks', '2026-11-28 04:35:03.854+00', '5', '204', '', NULL),
('msg_01m8g6yw99dz4cc63avcnc5np1', '1', 'http://127.0.0.1:35165/webhooks', '2026-11-28 04:35:04.125+00', '4', '204', '', NULL),
('msg_01m8g6z16tmy2xg3nf3pz72mzk', '1', 'http://127.0.0.1:35165/webhooks', '2026-11-28 04:35:09.158+00', '5', '204', '', NULL),
('msg_01m8g6z3q3c6fj0k57e338y7x1', '1', 'http://127.0.0.1:35165/webhooks', '2026-11-28 04:35:11.73+00', '5', '204', '', NULL),
('msg_01m8g6z3tyq0wrrts664e14gcg', '1', 'http://127.0.0.1:35165/webhooks', '2026-11-28 04:35:11.893+00', '2', '500', '', NULL),
('msg_01m8g6z3tyq0wrrts664e14gcg', '2', 'http://127.0.0.1:35165/webhooks', '2026-11-28 04:35:12.262+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g6ypp3564cmn2k7yvb5xz2', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal.completed', 'wd_01m8g6yphy3hqekyz6c66kdxjy', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:34:58.321Z","data":{"transactionId":"wd_01m8g6yphy3hqekyz6c66kdxjy","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:34:58.259Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:34:58.36506+00', '2026-11-28 04:34:58.478398+00', NULL),
('msg_01m8g6ypz7g60n953zd9r7hh4j', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal.failed', 'wd_01m8g6ypxg45txj9dd19srgbze', '{"type":"withdrawal.failed","timestamp":"2026-11-28T04:34:58.647Z","data":{"transactionId":"wd_01m8g6ypxg45txj9dd19srgbze","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:34:58.609Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:34:58.662303+00', '2026-11-28 04:34:58.706931+00', NULL),
('msg_01m8g6yw076gn9sh2jg99rqtn1', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal.completed', 'wd_01m8g6yq113vp985by8c9pvhaw', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:35:03.796Z","data":{"transactionId":"wd_01m8g6yq113vp985by8c9pvhaw","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:34:58.722Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:35:03.811914+00', '2026-11-28 04:35:03.867352+00', NULL),
('msg_01m8g6yw99dz4cc63avcnc5np1', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal.completed', 'wd_01m8g6yw5q3nc0wahz2fd0v67g', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:35:04.076Z","data":{"transactionId":"wd_01m8g6yw5q3nc0wahz2fd0v67g","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:35:03.993Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:35:04.098099+00', '2026-11-28 04:35:04.133497+00', NULL),
('msg_01m8g6z16tmy2xg3nf3pz72mzk', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal.failed', 'wd_01m8g6yw5q3nc0wahz2fd0v67g', '{"type":"withdrawal.failed","timestamp":"2026-11-28T04:35:09.116Z","data":{"transactionId":"wd_01m8g6yw5q3nc0wahz2fd0v67g","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:35:03.993Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:35:09.144231+00', '2026-11-28 04:35:09.164574+00', NULL),
('msg_01m8g6z3q3c6fj0k57e338y7x1', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal.completed', 'wd_01m8g6z1fwz41ygysgkppzmya4', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:35:11.700Z","data":{"transactionId":"wd_01m8g6z1fwz41ygysgkppzmya4","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:35:09.437Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:35:11.712512+00', '2026-11-28 04:35:11.756697+00', NULL),
('msg_01m8g6z3tyq0wrrts664e14gcg', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', 'withdrawal.completed', 'wd_01m8g6z3s6hzqqd6wpk242a5v5', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:35:11.823Z","data":{"transactionId":"wd_01m8g6z3s6hzqqd6wpk242a5v5","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:35:11.782Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:35:11.837024+00', '2026-11-28 04:35:12.265246+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g6ynmx0hkzkwa5xbmsd2ee', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'prod', E'\\x6d7073313279cf15df89a79344b292e48eacc2e5256bc300efdba7be0c791130f86a3694613bc8ea8128f16a487ce9e66095e020f39417b31c5812d6ef19e7cadb87f6e6b2d127a4ec419f0f010edc642cf0c3b2f35e9ff957ef', '2026-11-28 04:34:57.208291+00', NULL),
('whs_01m8g6ynmxkc6wcszx5zdsegqd', 'biz_01m8g6ynhf6tmr4wyjv3gmhsev', 'test', E'\\x6d7073313279cf15df89a7933abf077b3cf277c704f59936570b265919d7f8d2932ee812c760b22959db6d03d3e49f907659ca210f74b050c15168751972c789787b290f47c56e185292dea01737a4bac0c38f81fca91a9188f7', '2026-11-28 04:34:57.208291+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g6yphy3hqekyz6c66kdxjy', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g6ypxg45txj9dd19srgbze', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g6yq113vp985by8c9pvhaw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g6yw5q3nc0wahz2fd0v67g', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g6z1fwz41ygysgkppzmya4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g6z3s6hzqqd6wpk242a5v5', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
