-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '118', '122', '177', '180', '181', '182', '183', '186', '190', '257', '314', '330', '52', '53', '55', '58');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8ggg6sbyht56br142p9dwc8', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 07:21:49.251596+00'),
('1025', 'biz_01m8ggg6sbyht56br142p9dwc8', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 07:21:49.251596+00'),
('1026', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'NGN', 'available', '0', '7376651', '13', '2026-11-28 07:21:49.251596+00'),
('1027', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 07:21:49.251596+00'),
('1028', 'biz_01m8ggg6sbyht56br142p9dwc8', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 07:21:49.251596+00'),
('1029', 'biz_01m8ggg6sbyht56br142p9dwc8', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 07:21:49.251596+00'),
('1030', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 07:21:49.251596+00'),
('1031', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 07:21:49.251596+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '32244', '1', '2026-11-28 07:21:04.455576+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '150000', '1', '2026-11-28 07:21:04.455576+00'),
('122', NULL, 'test', 'NGN', 'commission', '10', '15440', '1', '2026-11-28 07:21:04.455576+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-3224352', '1', '2026-11-28 07:21:04.455576+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '300006', '3', '2026-11-28 07:21:04.455576+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '4899996', '2', '2026-11-28 07:21:04.455576+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-10000000', '1', '2026-11-28 07:21:04.455576+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-40045', '3', '2026-11-28 07:21:04.455576+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '1525980', '1', '2026-11-28 07:21:04.455576+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '500000', '1', '2026-11-28 07:21:04.455576+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-28 07:21:04.455576+00'),
('314', NULL, 'test', 'NGN', 'conversion', '10', '-1543920', '1', '2026-11-28 07:21:04.455576+00'),
('330', NULL, 'test', 'USDT', 'conversion', '10', '10000000', '1', '2026-11-28 07:21:04.455576+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '3000', '3', '2026-11-28 07:21:04.455576+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '1500', '2', '2026-11-28 07:21:04.455576+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '1000', '1', '2026-11-28 07:21:04.455576+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '2500', '1', '2026-11-28 07:21:04.455576+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3192108', '7226601'),
('1026', '13', '23', '150050', '7376651'),
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
('113', '1', '22', '32244', '32244'),
('118', '1', '1', '150000', '150000'),
('122', '1', '21', '15440', '15440'),
('177', '1', '22', '-3224352', '-3224352'),
('180', '1', '7', '100002', '100002'),
('180', '2', '9', '100004', '200006'),
('180', '3', '14', '100000', '300006'),
('181', '1', '3', '5000000', '5000000'),
('181', '2', '10', '-100004', '4899996'),
('182', '1', '1', '-10000000', '-10000000'),
('183', '1', '12', '100005', '100005'),
('183', '2', '18', '10000', '110005'),
('183', '3', '23', '-150050', '-40045'),
('186', '1', '21', '1525980', '1525980'),
('190', '1', '16', '500000', '500000'),
('257', '1', '19', '-25000000', '-25000000'),
('314', '1', '21', '-1543920', '-1543920'),
('330', '1', '21', '10000000', '10000000'),
('52', '1', '7', '1000', '1000'),
('52', '2', '9', '1000', '2000'),
('52', '3', '14', '1000', '3000'),
('53', '1', '3', '2500', '2500'),
('53', '2', '10', '-1000', '1500'),
('55', '1', '12', '1000', '1000'),
('58', '1', '21', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8ggg90t3wv1h9ndhym755d4', 'payment', 'single', 'test', NULL, '2026-11-28 07:21:51.432515+00', NULL, NULL, NULL),
('10', 'wd_01m8ggghfq5dv6xp1rnv5v2ezy:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 07:22:05.326541+00', NULL, NULL, NULL),
('11', 'wd_01m8gggq07dpe4vcfhx0h02v11:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:22:05.704864+00', NULL, NULL, NULL),
('12', 'wd_01m8gggq07dpe4vcfhx0h02v11:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 07:22:12.391637+00', NULL, NULL, NULL),
('13', 'wd_01m8gggxy0tzb6gckczc78yh4p:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:22:12.801749+00', NULL, NULL, NULL),
('14', 'wd_01m8gggxy0tzb6gckczc78yh4p:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 07:22:12.897424+00', NULL, NULL, NULL),
('15', 'bill_01m8ggh11mbe9vz3gbspcq1z0s:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:22:15.995252+00', NULL, NULL, NULL),
('16', 'bill_01m8ggh11mbe9vz3gbspcq1z0s:post', 'bill_post', 'post', 'test', '15', '2026-11-28 07:22:16.451715+00', NULL, NULL, NULL),
('17', 'bill_01m8ggh28rmrebvgwfbdbwns32:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:22:17.240833+00', NULL, NULL, NULL),
('18', 'bill_01m8ggh28rmrebvgwfbdbwns32:post', 'bill_post', 'post', 'test', '17', '2026-11-28 07:22:17.470835+00', NULL, NULL, NULL),
('19', 'cp_01m8ggh2t6b4qt1f3dmppcstk3', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 07:22:35.310878+00', NULL, NULL, NULL),
('2', 'wd_01m8ggg9a653eb650h0jsxv9md:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:51.709613+00', NULL, NULL, NULL),
('20', 'sale_01m8gghn989cy2g5fjahxfebrq:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 07:22:36.718267+00', NULL, NULL, NULL),
('21', 'sale_01m8gghn989cy2g5fjahxfebrq:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 07:22:36.817741+00', NULL, NULL, NULL),
('22', 'col_01m8gghp39hmjxks8gk120x7ba:credit', 'collection', 'single', 'test', NULL, '2026-11-28 07:22:41.336333+00', NULL, NULL, NULL),
('23', 'adj_01m8gghvdzbzhpvhzwfv3eh85c', 'adjustment', 'single', 'test', NULL, '2026-11-28 07:22:43.034927+00', NULL, NULL, NULL),
('3', 'wd_01m8ggg9a653eb650h0jsxv9md:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 07:21:53.220735+00', NULL, NULL, NULL),
('4', 'wd_01m8gggbt60n8kah4c38gmsjfx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:54.266165+00', NULL, NULL, NULL),
('5', 'wd_01m8gggbt60n8kah4c38gmsjfx:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 07:21:54.320364+00', NULL, NULL, NULL),
('6', 'wd_01m8gggc4y6gd5sbhg2sg7vd2x:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:54.607997+00', NULL, NULL, NULL),
('7', 'wd_01m8gggc4y6gd5sbhg2sg7vd2x:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 07:21:59.879201+00', NULL, NULL, NULL),
('8', 'wd_01m8ggghfq5dv6xp1rnv5v2ezy:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:22:00.055849+00', NULL, NULL, NULL),
('9', 'wd_01m8ggghfq5dv6xp1rnv5v2ezy:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 07:22:00.107962+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8ggg6tdksn3vnxrntnpe9vk', 'biz_01m8ggg6sbyht56br142p9dwc8', 'prod', E'\\x1bde341054f3ddd6a7e6f022ed1c14501ab163b00063e872503f9fb631ac7d82', E'\\x6d707331b575912c2e2e9fafa226d54a88e4b4e16102065a3b64d4f7585f00e21872ec81130d437303fb13416afb2ef3d746525e0107012554774a7bbbc44b8e93bd778a87eaa8f3a9aa4b38fcfff7d59412bb93', 'iGNF', NULL, NULL, NULL, '2026-11-28 07:21:49.285371+00', NULL, NULL, NULL),
('key_01m8ggg6tea7840y9v79r17z3r', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', E'\\x693cf9f991d7bb38181d192c7b0876226444046d2fb0b5ce32ddfc436b00119f', E'\\x6d707331b575912c2e2e9fafc0bd29f3b4debb76602d3edfdcf7a25b0fd515c3ca7645eb85bbdf57ecc485a03895d559645a89d0c1c4c82b89b70f97f4f3e08874d07407a21e4c2970111cc06c391e8d3bc63245', 'yYvK', NULL, NULL, NULL, '2026-11-28 07:21:49.285371+00', NULL, '2026-11-28 07:21:49.755584+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:96294793940b892c0dbf211a0c7a4fd5d776d8fd3e04f5b4ed3d524cb9ee63e0', '0', '1795936910353'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795851410193'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795851410138');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8ggh11mbe9vz3gbspcq1z0s', '1', 'simulator', 'simulator', '202611280822ztaqej1vmk5kv9da', '1', '1', '2026-11-28 07:22:16.360239+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280822ztaqej1vmk5kv9da', '2026-11-28 07:22:16.222+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8ggh28rmrebvgwfbdbwns32', '1', 'simulator', 'simulator', '202611280822evpte9dat166ph0b', '1', '1', '2026-11-28 07:22:17.456583+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280822evpte9dat166ph0b', '2026-11-28 07:22:17.368+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gghp39hmjxks8gk120x7ba', '1', 'simulator', 'simulator', 'col_01m8gghp39hmjxks8gk120x7ba', '1', '1', '2026-11-28 07:22:38.887081+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gghp39hmjxks8gk120x7ba', '2026-11-28 07:22:40.387+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gghn989cy2g5fjahxfebrq', '1', 'simulator', 'simulator', 'sale_01m8gghn989cy2g5fjahxfebrq', '1', '1', '2026-11-28 07:22:36.816612+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gghn989cy2g5fjahxfebrq', '2026-11-28 07:22:36.771+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggg9a653eb650h0jsxv9md', '1', 'simulator', 'simulator', 'wd_01m8ggg9a653eb650h0jsxv9md', '1', '1', '2026-11-28 07:21:53.199324+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggg9a653eb650h0jsxv9md', '2026-11-28 07:21:52.128+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gggbt60n8kah4c38gmsjfx', '1', 'simulator', 'simulator', 'wd_01m8gggbt60n8kah4c38gmsjfx', '1', '1', '2026-11-28 07:21:54.315697+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gggbt60n8kah4c38gmsjfx', '2026-11-28 07:21:54.308+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gggc4y6gd5sbhg2sg7vd2x', '1', 'simulator', 'simulator', 'wd_01m8gggc4y6gd5sbhg2sg7vd2x', '1', '1', '2026-11-28 07:21:54.821711+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gggc4y6gd5sbhg2sg7vd2x', '2026-11-28 07:21:59.868+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggghfq5dv6xp1rnv5v2ezy', '1', 'simulator', 'simulator', 'wd_01m8ggghfq5dv6xp1rnv5v2ezy', '1', '1', '2026-11-28 07:22:00.103727+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8ggghfq5dv6xp1rnv5v2ezy', '2026-11-28 07:22:05.136+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gggq07dpe4vcfhx0h02v11', '1', 'simulator', 'simulator', 'wd_01m8gggq07dpe4vcfhx0h02v11', '1', '1', '2026-11-28 07:22:06.234836+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gggq07dpe4vcfhx0h02v11', '2026-11-28 07:22:11.705+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gggxy0tzb6gckczc78yh4p', '1', 'simulator', 'simulator', 'wd_01m8gggxy0tzb6gckczc78yh4p', '1', '1', '2026-11-28 07:22:12.894735+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gggxy0tzb6gckczc78yh4p', '2026-11-28 07:22:12.86+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 07:21:49.285371+00', 'system', 'business.create', 'biz_01m8ggg6sbyht56br142p9dwc8', '{"kycStatus": "APPROVED"}', 'biz_01m8ggg6sbyht56br142p9dwc8', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 07:21:50.757977+00', 'usr_01m8ggg6sbp9y4ged5697nhgb9', 'sign_in.new_network', 'biz_01m8ggg6sbyht56br142p9dwc8', '{}', 'biz_01m8ggg6sbyht56br142p9dwc8', NULL, 'token', 'd5958c1cb86f', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 07:21:51.183486+00', 'usr_01m8ggg6sbp9y4ged5697nhgb9', 'webhook_url.change', 'biz_01m8ggg6sbyht56br142p9dwc8', '{}', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'token', 'd5958c1cb86f', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:36525/webhooks"}'),
('4', '2026-11-28 07:22:12.391637+00', 'root', 'withdrawal.resolve', 'wd_01m8gggq07dpe4vcfhx0h02v11', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 07:22:42.010434+00', 'usr_01m8ggg6sbp9y4ged5697nhgb9', 'webhook_url.change', 'biz_01m8ggg6sbyht56br142p9dwc8', '{}', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'token', 'd5958c1cb86f', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:36525/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 07:22:43.034927+00', 'ada', 'balance.adjust', 'biz_01m8ggg6sbyht56br142p9dwc8', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gghvdzbzhpvhzwfv3eh85c"}', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gghvdzbzhpvhzwfv3eh85c', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 07:22:43.034927+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 07:21:49.285371+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 07:21:31.237123+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 07:21:31.237123+00');
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
('bill_01m8ggh11mbe9vz3gbspcq1z0s', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '94281389082594674244', '{}', '73.52 kWh'),
('bill_01m8ggh28rmrebvgwfbdbwns32', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8ggg6sbyht56br142p9dwc8', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 07:21:49.285371+00', '2026-11-28 07:22:42.010434+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '2026-11-28 07:22:35.562+00', '2026-11-28 07:22:38.411718+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '1e93dba54cb974dd1c40801b229d2fc1cbfdaff4aff4141d09c5beac577c7454', '0', 'test', 'cp_01m8ggh2t6b4qt1f3dmppcstk3', 'biz_01m8ggg6sbyht56br142p9dwc8', '5', '2026-11-28 07:22:18.264+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 07:22:20.403679+00'),
('simulated', 'b02faafe74a0733e8c4fcb0940ad450287e6a2b0eb96e5dc16afca564179eace', '0', 'test', 'cp_01m8ggh2t6b4qt1f3dmppcstk3', 'biz_01m8ggg6sbyht56br142p9dwc8', '6', '2026-11-28 07:22:21.399+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 07:22:23.770542+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gghp39hmjxks8gk120x7ba', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.97410000', '0', '127.68435900', '32244', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gghp39hmjxks8gk120x7ba');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8ggh2t6b4qt1f3dmppcstk3', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo', 'b02faafe74a0733e8c4fcb0940ad450287e6a2b0eb96e5dc16afca564179eace', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8ggh2rmr3zc2fbaavjg266y', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 08:22:17.798+00', '2026-11-28 07:22:17.798+00', '2026-11-28 07:22:34.424+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('2c01dd45fe4c6cef3f1ff55134255d269c1e876ece589c7064fbf706821f5836', 'swp_01m8ggh9248vvm6hdravb26zth', 'top_up', '13650000', '0', '0a86010a02000622080fd4ef628c441d9a40e6a9a688a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541071267bbe23a402dafa46116dec5977e6f426f8412154144c0299649bdb4bbf0966b3434de26d988c7a37418d090c1067086d5a288a234124185299342160d1f28a8b1bbc2f82dbd6aff8cb3608e8e4792bc21527c1c2fb7b062254e4298b6646e6feb4b04623b0e2cbdf4180192fa66cc008157296e3121831b', '2026-11-28 07:23:25.798+00', 'SUCCEEDED', NULL, '1100000', '7', '2026-11-28 07:22:28.369297+00'),
('6630c3ef9203ae7236e487116ddae86e536a44fa249a23bf38d0f3575d164ff1', 'swp_01m8ggh9248vvm6hdravb26zth', 'transfer', '25000000', '0', '0ad3010a0200072208336eedade983f3e840edd3a688a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154144c0299649bdb4bbf0966b3434de26d988c7a374121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000c0e243842277011316483dcb090a73edffc1c02f00000000000000000000000000000000000000000000000000000000017d7840708dffa288a2349001d090c1061241018c459724e8a5886512637e8aa1a3ae7e9110e3c52f235d97a43206ecd4c112372b6f859ee422cbc052d44b4d3b7452e93fe924744b6748c8e0256ae6f7134b1c', '2026-11-28 07:23:31.181+00', 'SUCCEEDED', NULL, '13000000', '8', '2026-11-28 07:22:31.334635+00'),
('c597e30655da1cb642ad1046a5a25f5d150f88486a6123c38c184514d4cf95ba', 'swp_01m8ggh9248vvm6hdravb26zth', 'return_trx', '382000', '0', '0a85010a02000822082c66fc096ae77dc840d0f4a688a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154144c0299649bdb4bbf0966b3434de26d988c7a374121541071267bbe23a402dafa46116dec5977e6f426f8418b0a81770f09fa388a2341241fe51477e15570ea0e0ec6ca181bf0c4a6435583cc4951d3d3093bc6641a0ca6637bcd52a5c0cd4163a58d31cb9d2c3c73e346cd56beb56114828b7bae600d4521c', '2026-11-28 07:23:35.376+00', 'SUCCEEDED', NULL, '0', '9', '2026-11-28 07:22:35.458713+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8ggh9248vvm6hdravb26zth', 'cp_01m8ggh2t6b4qt1f3dmppcstk3', 'test', '0', 'TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 07:22:24.115364+00', '2026-11-28 07:22:34.323128+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', 'collection', '1', '3192108', '0'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', 'sales', '1', '1528480'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/bills/data', '70e73c3927ebde2df06d1c5b3677ca8c', E'\\xbeabd3f0cbe97d91e7e5f4bc1e456932f27ae6a3533a81f171fddaee02ecc167', 'bill_01m8ggh28rmrebvgwfbdbwns32', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8ggh28rmrebvgwfbdbwns32","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 07:22:17.240833+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/bills/electricity', 'd50761013ae56cfba1bb3a8bf8340cdb', E'\\xb7f83ba1e1de6097d9f02ad13918ce613a9c1c257334869d2998936a8f0867b9', 'bill_01m8ggh11mbe9vz3gbspcq1z0s', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8ggh11mbe9vz3gbspcq1z0s","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"94281389082594674244","units":"73.52 kWh"}', '2026-11-28 07:22:15.995252+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/cross-border/collections', 'e4cc39822ab80425b87e123fe9d1b9bf', E'\\x05ab3de206ed13c07c754bb941d5917b114a718c74fb1aec075a24c8793529f7', 'col_01m8gghp39hmjxks8gk120x7ba', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gghp39hmjxks8gk120x7ba","reference":"col_01m8gghp39hmjxks8gk120x7ba","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31921.08,"targetCurrency":"NGN","rate":127.684359,"providerFee":0,"providerRate":128.9741,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T07:22:37.551Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 07:22:37.551228+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/crypto/payments/cp_01m8ggh2t6b4qt1f3dmppcstk3/simulate-deposit', '552b2fb06ec81656dd6a0732d03d36f4', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8ggh2t6b4qt1f3dmppcstk3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ggh2t6b4qt1f3dmppcstk3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo","checkoutUrl":"http://127.0.0.1:41165/pay/01m8ggh2t6b4qt1f3dmppcstk3jyf9jzvr84w6zadgd1cbew2kz7","returnUrl":null,"status":"UNDERPAID","txHash":"1e93dba54cb974dd1c40801b229d2fc1cbfdaff4aff4141d09c5beac577c7454","reviewReason":null,"expiresAt":"2026-11-28T08:22:17.798Z","payableUntil":"2026-11-28T09:22:17.798Z","environment":"test","createdAt":"2026-11-28T07:22:17.798Z","updatedAt":"2026-11-28T07:22:20.565Z","metadata":{"simulated":true}},"deposit":{"txHash":"b02faafe74a0733e8c4fcb0940ad450287e6a2b0eb96e5dc16afca564179eace","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 07:22:21.397179+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/crypto/payments/cp_01m8ggh2t6b4qt1f3dmppcstk3/simulate-deposit', 'e1289ca947543df8492ea76daffe9d51', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8ggh2t6b4qt1f3dmppcstk3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ggh2t6b4qt1f3dmppcstk3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo","checkoutUrl":"http://127.0.0.1:41165/pay/01m8ggh2t6b4qt1f3dmppcstk3jyf9jzvr84w6zadgd1cbew2kz7","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:22:17.798Z","payableUntil":"2026-11-28T08:22:17.798Z","environment":"test","createdAt":"2026-11-28T07:22:17.798Z","updatedAt":"2026-11-28T07:22:17.798Z","metadata":{"simulated":true}},"deposit":{"txHash":"1e93dba54cb974dd1c40801b229d2fc1cbfdaff4aff4141d09c5beac577c7454","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 07:22:18.260492+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/crypto/payments/create', 'c009dd59639c3b2ae8a45b44a5650980', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8ggh2t6b4qt1f3dmppcstk3', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8ggh2t6b4qt1f3dmppcstk3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo","checkoutUrl":"http://127.0.0.1:41165/pay/01m8ggh2t6b4qt1f3dmppcstk3jyf9jzvr84w6zadgd1cbew2kz7","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:22:17.798Z","payableUntil":"2026-11-28T08:22:17.798Z","environment":"test","createdAt":"2026-11-28T07:22:17.798Z","updatedAt":"2026-11-28T07:22:17.798Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 07:22:17.884515+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/crypto/withdrawals/request', 'b1bfa26c79338a7ba6ef158f92fce769', E'\\x2d02c2597cd5abb1970f0fda6739fdbd2e5242e760662d4ab558be2009271bbb', 'sale_01m8gghn989cy2g5fjahxfebrq', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gghn989cy2g5fjahxfebrq","amountUsdt":10,"conversionRate":1528.48,"grossAmountNgn":15284.8,"withdrawalFeeNgn":25,"netAmountNgn":15259.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gghn989cy2g5fjahxfebrq","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:22:36.718Z"},"simulated":true,"environment":"test"}', '2026-11-28 07:22:36.718267+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/payment/process', '480be97c9d2b693794cfb5ae972ce881', E'\\x626dcdd1e8c82139c0e365bcbfba5713db0c4becc2c48e5c939dc30d7ebcbf9f', 'txn_01m8ggg90t3wv1h9ndhym755d4', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8ggg90t3wv1h9ndhym755d4","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:51.432515+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/withdrawal/request', '2881a32c193f045ce950199ab8334b7a', E'\\x3eb14574607ea5597e96aa1f6fcaebea8073248ca15155070ef6c52cdf271383', 'wd_01m8gggxy0tzb6gckczc78yh4p', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gggxy0tzb6gckczc78yh4p","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:22:12.801Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:22:12.801749+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/withdrawal/request', '6f68be754d0b3f88aaae51d8bfb8b109', E'\\x8484a0021a99584a6522f9a26c423cd15eb5ed0bc9d0d9cf64030d5ce467b96b', 'wd_01m8gggbt60n8kah4c38gmsjfx', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gggbt60n8kah4c38gmsjfx","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:54.266Z","environment":"test","simulated":true},"requestId":"req_01m8gggbsp0qk19g25wepcj2ex","simulated":true,"environment":"test"}', '2026-11-28 07:21:54.266165+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/withdrawal/request', '9bdb2b74a115a0fb518799a7e2ef645b', E'\\x4bfda6d158202a3bb8c3c1079328f404df577dfa836cb29f8d7a3a3984d4672a', 'wd_01m8gggq07dpe4vcfhx0h02v11', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gggq07dpe4vcfhx0h02v11","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:22:05.704Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:22:05.704864+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/withdrawal/request', 'c810e32fa7e9f7c6c566b692db4a2a0e', E'\\x2b895290ea56f73fd3991753a8088f355d75a88e1914b0b271c2335a3c6fc6a8', 'wd_01m8gggc4y6gd5sbhg2sg7vd2x', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gggc4y6gd5sbhg2sg7vd2x","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:54.607Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:54.607997+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/withdrawal/request', 'demo-e63faec1-053e-4f77-89a4-14471fb2c710', E'\\x7d5af8f863bdfc1a0e7c939e54e9d4c140c2e2adeba2db7c919d510a39f9f976', 'wd_01m8ggg9a653eb650h0jsxv9md', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggg9a653eb650h0jsxv9md","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:51.709Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:51.709613+00'),
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', '/withdrawal/request', 'f9cfdac74c08a988a21026a6254cc592', E'\\x1d3369bff3f68bf65c1489e6bec3efafead5560302721fc6509eda9eee7d412a', 'wd_01m8ggghfq5dv6xp1rnv5v2ezy', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggghfq5dv6xp1rnv5v2ezy","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:22:00.055Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:22:00.055849+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331b575912c2e2e9faf64efbb25c42de7738cf2a1480128286296ad76ed49c16b6ba4013a9693702c4e60752f3d729beee5051e03ae23144ad46482a755f61c6792a28b9ac020c2569928399acc8b12357c', '2026-11-28 07:21:30.777462+00', '2026-11-28 07:21:30.777462+00'),
('sandbox_seed', E'\\x6d707331b575912c2e2e9faf185efa4ea81d5f3c0f984063cbb825e5813601336c5cf4b840643da939c20c2e10983dcf4bf278c05cd358f016bb8b30a9940ad2215689d76d8ae26361b3b4b8ddeacafa8741cfa6330808f8cbbea0b2f7cffd542295686911d04c8c79fd84d265d0c9c8', '2026-11-28 07:21:30.767793+00', '2026-11-28 07:21:30.767793+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8ggg6sbp9y4ged5697nhgb9', E'\\x787a1f1b2f23fdd6e6caa7facc5bc8fafb3afcc30cad3026e3f12efddf66eaa1', '2026-11-28 07:21:50.757977+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8ggg6sbyht56br142p9dwc8', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 07:21:50.757977+00', '2026-11-28 07:21:50.757977+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:21:51.097276+00'),
('2', 'biz_01m8ggg6sbyht56br142p9dwc8', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:36525/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:21:51.183486+00', '2026-11-28 07:21:51.183486+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:21:52.894963+00'),
('3', 'biz_01m8ggg6sbyht56br142p9dwc8', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:36525/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:22:42.010434+00', '2026-11-28 07:22:42.010434+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:22:42.222125+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gggvypnmkh1z9kwyvdgqpp', 'withdrawal.resolve', 'wd_01m8gggq07dpe4vcfhx0h02v11', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 07:22:10.715708+00', '2026-11-29 07:22:10.715708+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8ggh11mbe9vz3gbspcq1z0s', 'bill', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280822ztaqej1vmk5kv9da', NULL, '2026-11-28 07:22:15.995252+00', '2026-11-28 07:22:16.451715+00'),
('bill_01m8ggh28rmrebvgwfbdbwns32', 'bill', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280822evpte9dat166ph0b', NULL, '2026-11-28 07:22:17.240833+00', '2026-11-28 07:22:17.470835+00'),
('col_01m8gghp39hmjxks8gk120x7ba', 'collection', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 07:22:57.551228+00', NULL, 'sim_col_01m8gghp39hmjxks8gk120x7ba', NULL, '2026-11-28 07:22:37.551228+00', '2026-11-28 07:22:41.336333+00'),
('sale_01m8gghn989cy2g5fjahxfebrq', 'usdt_sale', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gghn989cy2g5fjahxfebrq', NULL, '2026-11-28 07:22:36.718267+00', '2026-11-28 07:22:36.817741+00'),
('wd_01m8ggg9a653eb650h0jsxv9md', 'withdrawal', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggg9a653eb650h0jsxv9md', NULL, '2026-11-28 07:21:51.709613+00', '2026-11-28 07:21:53.220735+00'),
('wd_01m8gggbt60n8kah4c38gmsjfx', 'withdrawal', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gggbt60n8kah4c38gmsjfx', 'The sandbox fails amounts ending in .01.', '2026-11-28 07:21:54.266165+00', '2026-11-28 07:21:54.320364+00'),
('wd_01m8gggc4y6gd5sbhg2sg7vd2x', 'withdrawal', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gggc4y6gd5sbhg2sg7vd2x', NULL, '2026-11-28 07:21:54.607997+00', '2026-11-28 07:21:59.879201+00'),
('wd_01m8ggghfq5dv6xp1rnv5v2ezy', 'withdrawal', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggghfq5dv6xp1rnv5v2ezy', 'The sandbox reverses amounts ending in .04.', '2026-11-28 07:22:00.055849+00', '2026-11-28 07:22:05.326541+00'),
('wd_01m8gggq07dpe4vcfhx0h02v11', 'withdrawal', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gggvypnmkh1z9kwyvdgqpp', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gggq07dpe4vcfhx0h02v11', NULL, '2026-11-28 07:22:05.704864+00', '2026-11-28 07:22:12.391637+00'),
('wd_01m8gggxy0tzb6gckczc78yh4p', 'withdrawal', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gggxy0tzb6gckczc78yh4p', NULL, '2026-11-28 07:22:12.801749+00', '2026-11-28 07:22:12.897424+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TAcbnDcVxav6rsvTTAM5Ln5yHMgAMNhZYt', '0', '8999999985632000', 'true'),
('TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo', '0', '268000', 'true'),
('TTZ5nyEXSHphTEHdEAdNArQiGgBNwow5Cr', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795850510766'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795850520816'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795850531296'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795850538264'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795850541399'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795850548545'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795850551416'),
('9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '1795850555562');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('1e93dba54cb974dd1c40801b229d2fc1cbfdaff4aff4141d09c5beac577c7454', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo', '10000000', '0', '0'),
('2c01dd45fe4c6cef3f1ff55134255d269c1e876ece589c7064fbf706821f5836', '7', 'trx_transfer', 'SUCCESS', 'TAcbnDcVxav6rsvTTAM5Ln5yHMgAMNhZYt', 'TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo', '13650000', '1100000', '0'),
('6630c3ef9203ae7236e487116ddae86e536a44fa249a23bf38d0f3575d164ff1', '8', 'usdt_transfer', 'SUCCESS', 'TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo', 'TTZ5nyEXSHphTEHdEAdNArQiGgBNwow5Cr', '25000000', '13000000', '130000'),
('b02faafe74a0733e8c4fcb0940ad450287e6a2b0eb96e5dc16afca564179eace', '6', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo', '15000000', '0', '0'),
('c597e30655da1cb642ad1046a5a25f5d150f88486a6123c38c184514d4cf95ba', '9', 'trx_transfer', 'SUCCESS', 'TGEj9nTQN2Bi6bbccteZqcZxmcS5m1hnWo', 'TAcbnDcVxav6rsvTTAM5Ln5yHMgAMNhZYt', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8ggh11mbe9vz3gbspcq1z0s', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8ggh0zhwt2ww54md8bd11bz', '2026-11-28 07:22:15.995252+00', '2026-11-28 07:22:16.451715+00'),
('bill_01m8ggh28rmrebvgwfbdbwns32', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8ggh26g2f287akr38k5xd9m', '2026-11-28 07:22:17.240833+00', '2026-11-28 07:22:17.470835+00'),
('col_01m8gghp39hmjxks8gk120x7ba', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'collection', 'COMPLETED', '3192108', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gghnss83mfrvdasc2khyd9', '2026-11-28 07:22:37.551228+00', '2026-11-28 07:22:41.336333+00'),
('txn_01m8ggg90t3wv1h9ndhym755d4', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8ggg8zze3xy6n99zbfem9ad', '2026-11-28 07:21:51.432515+00', '2026-11-28 07:21:51.432515+00'),
('wd_01m8ggg9a653eb650h0jsxv9md', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggg97dxbfq07358989cwrf', '2026-11-28 07:21:51.709613+00', '2026-11-28 07:21:53.220735+00'),
('wd_01m8gggbt60n8kah4c38gmsjfx', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gggbsp0qk19g25wepcj2ex', '2026-11-28 07:21:54.266165+00', '2026-11-28 07:21:54.320364+00'),
('wd_01m8gggc4y6gd5sbhg2sg7vd2x', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gggc3t832n79nqv2ar4n59', '2026-11-28 07:21:54.607997+00', '2026-11-28 07:21:59.879201+00'),
('wd_01m8ggghfq5dv6xp1rnv5v2ezy', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggghep1x9dga8t55bx8tyc', '2026-11-28 07:22:00.055849+00', '2026-11-28 07:22:05.326541+00'),
('wd_01m8gggq07dpe4vcfhx0h02v11', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gggq04q5j9q6txvzsv6794', '2026-11-28 07:22:05.704864+00', '2026-11-28 07:22:12.391637+00'),
('wd_01m8gggxy0tzb6gckczc78yh4p', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gggxwyqz4mq2cvs0aegsb2', '2026-11-28 07:22:12.801749+00', '2026-11-28 07:22:12.897424+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gghn6979h8c0dsg336kctk', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', '10000000', '1543.92000000', '1528.48000000', '1528480', '2500', '1525980', '15440', '2026-11-28 07:22:36.625652+00', '2026-11-28 07:23:36.618+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gghn989cy2g5fjahxfebrq', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'COMPLETED', '10000000', '1543.92000000', '1528.48000000', '1528480', '2500', '1525980', '15440', 'qte_01m8gghn6979h8c0dsg336kctk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gghn7b3d9wkzffwj7n6b0g', '2026-11-28 07:22:36.718267+00', '2026-11-28 07:22:36.817741+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8ggg6sbp9y4ged5697nhgb9', 'biz_01m8ggg6sbyht56br142p9dwc8', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$Yntv3+JhWCbeteBPoY4w1Q$fJW7UCCuLVAepymm6X2mIgzXe+0uFWxpOP3JoXIb3AE', '1', NULL, NULL, NULL, '2026-11-28 07:21:49.285371+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'simulator', 'biz_01m8ggg6sbyht56br142p9dwc8', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 07:21:49.285371+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gggav052tte2vdd4kf9kdp', '1', 'http://127.0.0.1:36525/webhooks', '2026-11-28 07:21:53.333+00', '214', '204', '', NULL),
('msg_01m8gggbwm5a3xxsmh2jk4vc1x', '1', 'http://127.0.0.1:36525/webhooks', '2026-11-28 07:21:54.361+00', '16', '204', '', NULL),
('msg_01m8ggghabbbc9c9nmqfay4yhp', '1', 'http://127.0.0.1:36525/webhooks', '2026-11-28 07:21:59.903+00', '13', '204', '', NULL),
('msg_01m8ggghhp945f0bej6kstadrx', '1', 'http://127.0.0.1:36525/webhooks', '2026-11-28 07:22:00.149+00', '4', '204', '', NULL),
('msg_01m8gggpqxf3869efx3bb9m2yn', '1', 'http://127.0.0.1:36525/webhooks', '2026-11-28 07:22:05.547+00', '52', '204', '', NULL),
('msg_01m8gggxh9a7vk7bpmxeygakzv', '1', 'http://127.0.0.1:36525/webhooks', '2026-11-28 07:22:12.514+00', '32', '204', '', NULL),
('msg_01m8gggy12bv4nh6grh1r48r7r', '1', 'http://127.0.0.1:36525/webhooks', '2026-11-28 07:22:12.92+00', '86', '500', '', NULL),
('msg_01m8gggy12bv4nh6grh1r48r7r', '2', 'http://127.0.0.1:36525/webhooks', '2026-11-28 07:22:15.77+00', '67', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gggav052tte2vdd4kf9kdp', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal.completed', 'wd_01m8ggg9a653eb650h0jsxv9md', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:21:52.128Z","data":{"transactionId":"wd_01m8ggg9a653eb650h0jsxv9md","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:51.709Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:53.220735+00', '2026-11-28 07:21:53.559731+00', NULL),
('msg_01m8gggbwm5a3xxsmh2jk4vc1x', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal.failed', 'wd_01m8gggbt60n8kah4c38gmsjfx', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:21:54.308Z","data":{"transactionId":"wd_01m8gggbt60n8kah4c38gmsjfx","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:54.266Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:54.320364+00', '2026-11-28 07:21:54.380059+00', NULL),
('msg_01m8ggghabbbc9c9nmqfay4yhp', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal.completed', 'wd_01m8gggc4y6gd5sbhg2sg7vd2x', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:21:59.868Z","data":{"transactionId":"wd_01m8gggc4y6gd5sbhg2sg7vd2x","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:54.607Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:59.879201+00', '2026-11-28 07:21:59.950001+00', NULL),
('msg_01m8ggghhp945f0bej6kstadrx', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal.completed', 'wd_01m8ggghfq5dv6xp1rnv5v2ezy', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:22:00.082Z","data":{"transactionId":"wd_01m8ggghfq5dv6xp1rnv5v2ezy","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:22:00.055Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:22:00.107962+00', '2026-11-28 07:22:00.154416+00', NULL),
('msg_01m8gggpqxf3869efx3bb9m2yn', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal.failed', 'wd_01m8ggghfq5dv6xp1rnv5v2ezy', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:22:05.136Z","data":{"transactionId":"wd_01m8ggghfq5dv6xp1rnv5v2ezy","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:22:00.055Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:22:05.326541+00', '2026-11-28 07:22:05.613301+00', NULL),
('msg_01m8gggxh9a7vk7bpmxeygakzv', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal.completed', 'wd_01m8gggq07dpe4vcfhx0h02v11', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:22:12.366Z","data":{"transactionId":"wd_01m8gggq07dpe4vcfhx0h02v11","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:22:05.704Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:22:12.391637+00', '2026-11-28 07:22:12.547116+00', NULL),
('msg_01m8gggy12bv4nh6grh1r48r7r', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', 'withdrawal.completed', 'wd_01m8gggxy0tzb6gckczc78yh4p', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:22:12.860Z","data":{"transactionId":"wd_01m8gggxy0tzb6gckczc78yh4p","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:22:12.801Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:22:12.897424+00', '2026-11-28 07:22:15.86964+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8ggg72sd03712casb9ws4pq', 'biz_01m8ggg6sbyht56br142p9dwc8', 'test', E'\\x6d707331b575912c2e2e9faffdac891a62963007667b65a2e52bb579edddf899837616d87fc42a3c70aa7035c5cd96f1c48f836f91bc36a14161fc6b5f530b7c2bff8e379300f60c259fb67b9ba9b3753334a254756fc875d303', '2026-11-28 07:21:49.285371+00', NULL),
('whs_01m8ggg72svfr5tde2gs5qyv7j', 'biz_01m8ggg6sbyht56br142p9dwc8', 'prod', E'\\x6d707331b575912c2e2e9faff582341c88702f2a306e1364d50564c02d2d2d14001cf3fe8978f7a6fc86d64cd4fde19bef85fd5136d58b7eb87981d4b7aa95644d107340c6355011b829d9d14f2a9357c523b4ef46c9d59fdfcf', '2026-11-28 07:21:49.285371+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8ggg9a653eb650h0jsxv9md', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gggbt60n8kah4c38gmsjfx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gggc4y6gd5sbhg2sg7vd2x', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggghfq5dv6xp1rnv5v2ezy', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gggq07dpe4vcfhx0h02v11', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gggxy0tzb6gckczc78yh4p', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
