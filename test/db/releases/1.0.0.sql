-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('116', '122', '180', '183', '184', '186', '187', '188', '189', '268', '308', '324', '52', '58', '60', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g3w761te22psasxs3cqs12', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 03:41:11.235723+00'),
('1025', 'biz_01m8g3w761te22psasxs3cqs12', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 03:41:11.235723+00'),
('1026', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'NGN', 'available', '0', '7373345', '13', '2026-11-28 03:41:11.235723+00'),
('1027', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 03:41:11.235723+00'),
('1028', 'biz_01m8g3w761te22psasxs3cqs12', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 03:41:11.235723+00'),
('1029', 'biz_01m8g3w761te22psasxs3cqs12', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 03:41:11.235723+00'),
('1030', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 03:41:11.235723+00'),
('1031', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 03:41:11.235723+00'),
('116', NULL, 'test', 'NGN', 'commission', '4', '15430', '1', '2026-11-28 03:40:53.783978+00'),
('122', NULL, 'test', 'NGN', 'commission', '10', '182210', '2', '2026-11-28 03:40:53.783978+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '1524390', '1', '2026-11-28 03:40:53.783978+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-150050', '1', '2026-11-28 03:40:53.783978+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '500000', '1', '2026-11-28 03:40:53.783978+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-8021010', '5', '2026-11-28 03:40:53.783978+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '10000', '1', '2026-11-28 03:40:53.783978+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '100004', '1', '2026-11-28 03:40:53.783978+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '1', '2', '2026-11-28 03:40:53.783978+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', '2026-11-28 03:40:53.783978+00'),
('308', NULL, 'test', 'NGN', 'conversion', '4', '-1542320', '1', '2026-11-28 03:40:53.783978+00'),
('324', NULL, 'test', 'USDT', 'conversion', '4', '10000000', '1', '2026-11-28 03:40:53.783978+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '2500', '1', '2026-11-28 03:40:53.783978+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '4500', '3', '2026-11-28 03:40:53.783978+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '1000', '1', '2026-11-28 03:40:53.783978+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '0', '2', '2026-11-28 03:40:53.783978+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3188802', '7223295'),
('1026', '13', '23', '150050', '7373345'),
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
('116', '1', '21', '15430', '15430'),
('122', '1', '1', '150000', '150000'),
('122', '2', '22', '32210', '182210'),
('180', '1', '21', '1524390', '1524390'),
('183', '1', '23', '-150050', '-150050'),
('184', '1', '16', '500000', '500000'),
('186', '1', '1', '-10000000', '-10000000'),
('186', '2', '3', '5000000', '-5000000'),
('186', '3', '7', '100002', '-4899998'),
('186', '4', '14', '100000', '-4799998'),
('186', '5', '22', '-3221012', '-8021010'),
('187', '1', '18', '10000', '10000'),
('188', '1', '9', '100004', '100004'),
('189', '1', '10', '-100004', '-100004'),
('189', '2', '12', '100005', '1'),
('268', '1', '19', '-25000000', '-25000000'),
('308', '1', '21', '-1542320', '-1542320'),
('324', '1', '21', '10000000', '10000000'),
('52', '1', '21', '2500', '2500'),
('58', '1', '3', '2500', '2500'),
('58', '2', '7', '1000', '3500'),
('58', '3', '14', '1000', '4500'),
('60', '1', '9', '1000', '1000'),
('61', '1', '10', '-1000', '-1000'),
('61', '2', '12', '1000', '0');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g3w7pa3v53rhcn1pcbkw6q', 'payment', 'single', 'test', NULL, '2026-11-28 03:41:11.759471+00', NULL, NULL, NULL),
('10', 'wd_01m8g3wd2n1fs4ccnfvpj3m2ja:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 03:41:22.363765+00', NULL, NULL, NULL),
('11', 'wd_01m8g3wj9q72s3e9zsanxs9tzm:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:22.616442+00', NULL, NULL, NULL),
('12', 'wd_01m8g3wj9q72s3e9zsanxs9tzm:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 03:41:24.858949+00', NULL, NULL, NULL),
('13', 'wd_01m8g3wmkaav1v0kv58ns2t85t:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:24.972209+00', NULL, NULL, NULL),
('14', 'wd_01m8g3wmkaav1v0kv58ns2t85t:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 03:41:25.076067+00', NULL, NULL, NULL),
('15', 'bill_01m8g3wn1x2t4r50gq7h0ncw9x:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:25.437961+00', NULL, NULL, NULL),
('16', 'bill_01m8g3wn1x2t4r50gq7h0ncw9x:post', 'bill_post', 'post', 'test', '15', '2026-11-28 03:41:25.475393+00', NULL, NULL, NULL),
('17', 'bill_01m8g3wn4d7x6cvkstbjynpk8j:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:25.518275+00', NULL, NULL, NULL),
('18', 'bill_01m8g3wn4d7x6cvkstbjynpk8j:post', 'bill_post', 'post', 'test', '17', '2026-11-28 03:41:25.538478+00', NULL, NULL, NULL),
('19', 'cp_01m8g3wn5zda17cf034mcy8qhe', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 03:41:36.014362+00', NULL, NULL, NULL),
('2', 'wd_01m8g3w7qrgxmj4p1cq9cxbbhs:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:11.802886+00', NULL, NULL, NULL),
('20', 'sale_01m8g3wzkmkd4swxdgs2qxjrcf:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:36.245225+00', NULL, NULL, NULL),
('21', 'sale_01m8g3wzkmkd4swxdgs2qxjrcf:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 03:41:36.331206+00', NULL, NULL, NULL),
('22', 'col_01m8g3wzqyrq5fz0jq8agmp3kd:credit', 'collection', 'single', 'test', NULL, '2026-11-28 03:41:38.491843+00', NULL, NULL, NULL),
('23', 'adj_01m8g3x1zp3h4ekyar21a1q6hv', 'adjustment', 'single', 'test', NULL, '2026-11-28 03:41:38.691635+00', NULL, NULL, NULL),
('3', 'wd_01m8g3w7qrgxmj4p1cq9cxbbhs:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 03:41:11.845417+00', NULL, NULL, NULL),
('4', 'wd_01m8g3w7vtgyy8v2wnkfaw501e:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:11.93085+00', NULL, NULL, NULL),
('5', 'wd_01m8g3w7vtgyy8v2wnkfaw501e:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 03:41:11.961347+00', NULL, NULL, NULL),
('6', 'wd_01m8g3w7xv9cxdv3eb6v8ncnq3:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:11.996242+00', NULL, NULL, NULL),
('7', 'wd_01m8g3w7xv9cxdv3eb6v8ncnq3:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 03:41:17.073777+00', NULL, NULL, NULL),
('8', 'wd_01m8g3wd2n1fs4ccnfvpj3m2ja:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:41:17.272496+00', NULL, NULL, NULL),
('9', 'wd_01m8g3wd2n1fs4ccnfvpj3m2ja:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 03:41:17.310974+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g3w762p9w7yzjj49zre1jw', 'biz_01m8g3w761te22psasxs3cqs12', 'prod', E'\\xa54525039edf95e0b39d4b2e45995a12159a9fb1d79d94d1a3f0757ebc36135f', E'\\x6d7073311ad8b6404936f19db59c10df908fcb8aaba2927f0e5cb901d8e0047acf96fbff7aa73efb2c294492dd8ca6a22a81d821804a186f92e791750e9520320e0e2a4f62dccf88491f3715dd269c35fe25bd7d', 'PZzI', NULL, NULL, NULL, '2026-11-28 03:41:11.241548+00', NULL, NULL, NULL),
('key_01m8g3w762q7sg6v1fs795eag2', 'biz_01m8g3w761te22psasxs3cqs12', 'test', E'\\x0510ad9b5b7a36b93a6f55cf7bdaec061eb56b24d0a5193a9ba735f148b963c8', E'\\x6d7073311ad8b6404936f19d719fe9b6910b2227671ae1e6fcfb3b735b214798b3f77e787ba3dcb8c04ac564988965e834c02524727e0744674e67dbf8906f2534f061635e27e431492ac585fa8b734786919ea5', '7H47', NULL, NULL, NULL, '2026-11-28 03:41:11.241548+00', NULL, '2026-11-28 03:41:11.399174+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:0ca5371ce31661670cf07716140cec7efa2877e1bd963df249880f6efe6ac8b7', '0', '1795923671467'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795838171461'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795838171453');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g3wn1x2t4r50gq7h0ncw9x', '1', 'simulator', 'simulator', '20261128044179ms83gff266t7hr', '1', '1', '2026-11-28 03:41:25.470813+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128044179ms83gff266t7hr', '2026-11-28 03:41:25.462+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g3wn4d7x6cvkstbjynpk8j', '1', 'simulator', 'simulator', '202611280441y6hkpnqgth9dm5me', '1', '1', '2026-11-28 03:41:25.537706+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280441y6hkpnqgth9dm5me', '2026-11-28 03:41:25.53+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g3wzqyrq5fz0jq8agmp3kd', '1', 'simulator', 'simulator', 'col_01m8g3wzqyrq5fz0jq8agmp3kd', '1', '1', '2026-11-28 03:41:36.418214+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g3wzqyrq5fz0jq8agmp3kd', '2026-11-28 03:41:38.469+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g3wzkmkd4swxdgs2qxjrcf', '1', 'simulator', 'simulator', 'sale_01m8g3wzkmkd4swxdgs2qxjrcf', '1', '1', '2026-11-28 03:41:36.326488+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g3wzkmkd4swxdgs2qxjrcf', '2026-11-28 03:41:36.299+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3w7qrgxmj4p1cq9cxbbhs', '1', 'simulator', 'simulator', 'wd_01m8g3w7qrgxmj4p1cq9cxbbhs', '1', '1', '2026-11-28 03:41:11.843912+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3w7qrgxmj4p1cq9cxbbhs', '2026-11-28 03:41:11.827+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3w7vtgyy8v2wnkfaw501e', '1', 'simulator', 'simulator', 'wd_01m8g3w7vtgyy8v2wnkfaw501e', '1', '1', '2026-11-28 03:41:11.960444+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g3w7vtgyy8v2wnkfaw501e', '2026-11-28 03:41:11.951+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3w7xv9cxdv3eb6v8ncnq3', '1', 'simulator', 'simulator', 'wd_01m8g3w7xv9cxdv3eb6v8ncnq3', '1', '1', '2026-11-28 03:41:12.04262+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3w7xv9cxdv3eb6v8ncnq3', '2026-11-28 03:41:17.059+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3wd2n1fs4ccnfvpj3m2ja', '1', 'simulator', 'simulator', 'wd_01m8g3wd2n1fs4ccnfvpj3m2ja', '1', '1', '2026-11-28 03:41:17.31024+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g3wd2n1fs4ccnfvpj3m2ja', '2026-11-28 03:41:22.326+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3wj9q72s3e9zsanxs9tzm', '1', 'simulator', 'simulator', 'wd_01m8g3wj9q72s3e9zsanxs9tzm', '1', '1', '2026-11-28 03:41:22.642013+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g3wj9q72s3e9zsanxs9tzm', '2026-11-28 03:41:24.78+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3wmkaav1v0kv58ns2t85t', '1', 'simulator', 'simulator', 'wd_01m8g3wmkaav1v0kv58ns2t85t', '1', '1', '2026-11-28 03:41:25.07195+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3wmkaav1v0kv58ns2t85t', '2026-11-28 03:41:25.029+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 03:41:11.241548+00', 'system', 'business.create', 'biz_01m8g3w761te22psasxs3cqs12', '{"kycStatus": "APPROVED"}', 'biz_01m8g3w761te22psasxs3cqs12', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 03:41:11.59787+00', 'usr_01m8g3w762vjfv4w6ayzdnyerz', 'sign_in.new_network', 'biz_01m8g3w761te22psasxs3cqs12', '{}', 'biz_01m8g3w761te22psasxs3cqs12', NULL, 'token', '34f141c0979f', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 03:41:11.703991+00', 'usr_01m8g3w762vjfv4w6ayzdnyerz', 'webhook_url.change', 'biz_01m8g3w761te22psasxs3cqs12', '{}', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'token', '34f141c0979f', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40249/webhooks"}'),
('4', '2026-11-28 03:41:24.858949+00', 'root', 'withdrawal.resolve', 'wd_01m8g3wj9q72s3e9zsanxs9tzm', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 03:41:38.604468+00', 'usr_01m8g3w762vjfv4w6ayzdnyerz', 'webhook_url.change', 'biz_01m8g3w761te22psasxs3cqs12', '{}', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'token', '34f141c0979f', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40249/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 03:41:38.691635+00', 'ada', 'balance.adjust', 'biz_01m8g3w761te22psasxs3cqs12', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g3x1zp3h4ekyar21a1q6hv"}', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g3x1zp3h4ekyar21a1q6hv', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 03:41:38.691635+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g3w761te22psasxs3cqs12', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 03:41:11.241548+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 03:41:04.313757+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 03:41:04.313757+00');
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
('bill_01m8g3wn1x2t4r50gq7h0ncw9x', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '49278378854968508468', '{}', '73.52 kWh'),
('bill_01m8g3wn4d7x6cvkstbjynpk8j', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g3w761te22psasxs3cqs12', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 03:41:11.241548+00', '2026-11-28 03:41:38.604468+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 03:41:36.044+00', '2026-11-28 03:41:38.077714+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '34c3187ca507fd2c7f58e6ffd5e0d45a51864a5dc36df50962073005b9689b99', '0', 'test', 'cp_01m8g3wn5zda17cf034mcy8qhe', 'biz_01m8g3w761te22psasxs3cqs12', '4', '2026-11-28 03:41:25.597+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 03:41:27.652995+00'),
('simulated', '80961d2eb58f08b500eb768ca35bc514afee0adba2be9c7dc4a54a8151b9429a', '0', 'test', 'cp_01m8g3wn5zda17cf034mcy8qhe', 'biz_01m8g3w761te22psasxs3cqs12', '5', '2026-11-28 03:41:27.85+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 03:41:30.101811+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g3wzqyrq5fz0jq8agmp3kd', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.84050000', '0', '127.55209500', '32210', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g3wzqyrq5fz0jq8agmp3kd');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g3wn5zda17cf034mcy8qhe', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM', '80961d2eb58f08b500eb768ca35bc514afee0adba2be9c7dc4a54a8151b9429a', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g3wn5t1shtkgna488nfa1z', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 04:41:25.567+00', '2026-11-28 03:41:25.567+00', '2026-11-28 03:41:35.96+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('6f218fc71c5932ac52b7d0d64b5a565ec1933ba30c616d4717ecc8f7a88e3609', 'swp_01m8g3wsmm8srzf7t899p1ye6k', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840fccffd81a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15411f02c909d90b09047360a8e9f8819d42f1036c34121541e132cc57136cef4b0059c8c38f56e60351c26d4c18b0a817709cfbf981a23412415eb01059f3999b104a1e6f5129acda7a05d7bf5d41e24a1b5de5e6cea90fc8f74e30d99b16a4a3a0c078c995d6c8f7039cf56379262fdf3cc4b06e4a376d89d11c', '2026-11-28 03:42:36.028+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 03:41:36.037321+00'),
('ccd10ac8f8da4bae45fcfcab64aba1d7a38bb55590058d4e1761d7910c39005d', 'swp_01m8g3wsmm8srzf7t899p1ye6k', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140c7a2fd81a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541e132cc57136cef4b0059c8c38f56e60351c26d4c1215411f02c909d90b09047360a8e9f8819d42f1036c3418d090c10670e7cdf981a2341241dc3a1fbbce20e2564d75e10e8ff03f449fb4bc36302df371ab431061257a76295e13aa678a9dbde130b8373db7264db5a67bb26dc95144362ff4b1b79e0431211c', '2026-11-28 03:42:30.215+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 03:41:30.544525+00'),
('cfe1cbecff1eec9e694f74bd4b1522ee21243d9ecb457eed5e308c192e2d6970', 'swp_01m8g3wsmm8srzf7t899p1ye6k', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40b5b8fd81a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15411f02c909d90b09047360a8e9f8819d42f1036c34121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000bb391d57854baad8a9848591f4f4216fb7cf949100000000000000000000000000000000000000000000000000000000017d784070d5e3f981a2349001d090c106124112b3fb9deec605d0749e17bfe36325509b82f3ada684aa7610a9d46fb65e695140b8ecc5d9786c9145a391689f0216955a9c0282a7aa4395c18db82b2512ec491c', '2026-11-28 03:42:33.013+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 03:41:33.020229+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g3wsmm8srzf7t899p1ye6k', 'cp_01m8g3wn5zda17cf034mcy8qhe', 'test', '0', 'TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 03:41:30.13023+00', '2026-11-28 03:41:35.950326+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', 'collection', '1', '3188802', '0'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', 'sales', '1', '1526890'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/bills/data', 'ad1e76df29ac522c81ea0f1a492d0f70', E'\\xcbf7006baf5f4a8983ce285883e2a8794b1653bcb84b6e245f91c392e6b97dc3', 'bill_01m8g3wn4d7x6cvkstbjynpk8j', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g3wn4d7x6cvkstbjynpk8j","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 03:41:25.518275+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/bills/electricity', '95bae21eac724d9f243c355bec11cdd1', E'\\x6d4b6c2b5aa19242f3d2089eb4acd9a80b36bb9598e69b4c227fbff435578954', 'bill_01m8g3wn1x2t4r50gq7h0ncw9x', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g3wn1x2t4r50gq7h0ncw9x","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"49278378854968508468","units":"73.52 kWh"}', '2026-11-28 03:41:25.437961+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/cross-border/collections', 'ad91213a9b44896c259a70f09288e7cf', E'\\xf2c741d4b9f3c414400cecd5a7b021b82cad70cc4efcb99c1c18a8673e6c8c94', 'col_01m8g3wzqyrq5fz0jq8agmp3kd', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g3wzqyrq5fz0jq8agmp3kd","reference":"col_01m8g3wzqyrq5fz0jq8agmp3kd","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31888.02,"targetCurrency":"NGN","rate":127.552095,"providerFee":0,"providerRate":128.8405,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T03:41:36.383Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 03:41:36.383611+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/crypto/payments/cp_01m8g3wn5zda17cf034mcy8qhe/simulate-deposit', '388fe93be90b6cfeac65f453aa35ade3', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g3wn5zda17cf034mcy8qhe', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g3wn5zda17cf034mcy8qhe","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM","checkoutUrl":"http://127.0.0.1:45301/pay/01m8g3wn5zda17cf034mcy8qhekevh4dzjdksxp5ccxtacqns46k","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T04:41:25.567Z","payableUntil":"2026-11-28T04:41:25.567Z","environment":"test","createdAt":"2026-11-28T03:41:25.567Z","updatedAt":"2026-11-28T03:41:25.567Z","metadata":{"simulated":true}},"deposit":{"txHash":"34c3187ca507fd2c7f58e6ffd5e0d45a51864a5dc36df50962073005b9689b99","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 03:41:25.589542+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/crypto/payments/cp_01m8g3wn5zda17cf034mcy8qhe/simulate-deposit', 'a6ef68b70edf8e330a6609e8c1698cf5', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g3wn5zda17cf034mcy8qhe', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g3wn5zda17cf034mcy8qhe","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM","checkoutUrl":"http://127.0.0.1:45301/pay/01m8g3wn5zda17cf034mcy8qhekevh4dzjdksxp5ccxtacqns46k","returnUrl":null,"status":"UNDERPAID","txHash":"34c3187ca507fd2c7f58e6ffd5e0d45a51864a5dc36df50962073005b9689b99","reviewReason":null,"expiresAt":"2026-11-28T04:41:25.567Z","payableUntil":"2026-11-28T05:41:25.567Z","environment":"test","createdAt":"2026-11-28T03:41:25.567Z","updatedAt":"2026-11-28T03:41:27.664Z","metadata":{"simulated":true}},"deposit":{"txHash":"80961d2eb58f08b500eb768ca35bc514afee0adba2be9c7dc4a54a8151b9429a","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 03:41:27.849589+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/crypto/payments/create', 'e952712ad9cfa87fc366d0ba64e9e424', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g3wn5zda17cf034mcy8qhe', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g3wn5zda17cf034mcy8qhe","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM","checkoutUrl":"http://127.0.0.1:45301/pay/01m8g3wn5zda17cf034mcy8qhekevh4dzjdksxp5ccxtacqns46k","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T04:41:25.567Z","payableUntil":"2026-11-28T04:41:25.567Z","environment":"test","createdAt":"2026-11-28T03:41:25.567Z","updatedAt":"2026-11-28T03:41:25.567Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 03:41:25.573573+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/crypto/withdrawals/request', '1be40e456025e3a69427406ae822b7e4', E'\\x578a40809d65994b87cba0bdafc8e4b7f213e04cf940c9f75a9d030512ae885a', 'sale_01m8g3wzkmkd4swxdgs2qxjrcf', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g3wzkmkd4swxdgs2qxjrcf","amountUsdt":10,"conversionRate":1526.89,"grossAmountNgn":15268.9,"withdrawalFeeNgn":25,"netAmountNgn":15243.9,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g3wzkmkd4swxdgs2qxjrcf","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:41:36.245Z"},"simulated":true,"environment":"test"}', '2026-11-28 03:41:36.245225+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/payment/process', '5eb12c3faec136d6d8a16ae9448968d2', E'\\xede421c1f9fae83098876733a8daf2ea34bb8ed25a921ad429ef25b471d9afe3', 'txn_01m8g3w7pa3v53rhcn1pcbkw6q', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g3w7pa3v53rhcn1pcbkw6q","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:41:11.759471+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/withdrawal/request', '017e5aeb909d68c013b5940bed982f52', E'\\xed41b0807b8aa2dccd82128c3435c75a650385d272e55b3635895e86256ae462', 'wd_01m8g3wmkaav1v0kv58ns2t85t', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3wmkaav1v0kv58ns2t85t","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:41:24.972Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:41:24.972209+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/withdrawal/request', '09a005904607a284d807dad2235cbab7', E'\\x4c29b1d699df80d957e7f4693c4a1bdc4d67be47c25146104d8724dfba9118ed', 'wd_01m8g3wj9q72s3e9zsanxs9tzm', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g3wj9q72s3e9zsanxs9tzm","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:41:22.616Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:41:22.616442+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/withdrawal/request', '7f4f3170930fcb2ee5b94081ffeb8ee3', E'\\x7d12005f5249c32e619669d39ff77c6eb14e5bccc7826d565eeb84cb7b339652', 'wd_01m8g3w7vtgyy8v2wnkfaw501e', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g3w7vtgyy8v2wnkfaw501e","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:41:11.930Z","environment":"test","simulated":true},"requestId":"req_01m8g3w7vp2sxzp7s5v8g7xk50","simulated":true,"environment":"test"}', '2026-11-28 03:41:11.93085+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/withdrawal/request', 'demo-de83213c-9ba9-456b-81cb-1fb25bebdf87', E'\\x5d655cacb1b4460a4b9311d3384ebd8d7190d0d320eb8caf2bd38c42157a8ef2', 'wd_01m8g3w7qrgxmj4p1cq9cxbbhs', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3w7qrgxmj4p1cq9cxbbhs","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:41:11.802Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:41:11.802886+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/withdrawal/request', 'e59996c4f087ceb2dfc82d002980ee31', E'\\x9fd1b005a3d3593e1aaf4cc62636a0320e41f4caf625711488eaa93593184c81', 'wd_01m8g3wd2n1fs4ccnfvpj3m2ja', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3wd2n1fs4ccnfvpj3m2ja","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:41:17.272Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:41:17.272496+00'),
('biz_01m8g3w761te22psasxs3cqs12', 'test', '/withdrawal/request', 'fb395593bf7a6c2931d15922ef7a6b02', E'\\x8f8dc94c0da07d4c11bd014de738fb0918f646aecd86cfda6ee23ed2b9d515d8', 'wd_01m8g3w7xv9cxdv3eb6v8ncnq3', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g3w7xv9cxdv3eb6v8ncnq3","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:41:11.996Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:41:11.996242+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073311ad8b6404936f19d83b9d3c343d700558de9bd9603583c8f55accd265ca0464f6583048d8b6476df8cd286f255cf696faa14f65bd2fb18b26c6b03acf1e0afe7e87b96c879b02495ce56336fb692d902', '2026-11-28 03:41:03.952554+00', '2026-11-28 03:41:03.952554+00'),
('sandbox_seed', E'\\x6d7073311ad8b6404936f19d39103f2366540a0adbdb700a5936bb2e3286f6951022aa7529b71da6e648096e261488a5513c412fb52a592e4ef2c8039750d9224dd47fdd54a3aba434411908a003bc2c3828e0e23c788f9cf36e2210a0dafd1f33ea3373aee18e7e2d8ebac21a12e9bf', '2026-11-28 03:41:03.910048+00', '2026-11-28 03:41:03.910048+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g3w762vjfv4w6ayzdnyerz', E'\\x1bc204460a0182496e6ad4a6d31451cccd889c990ce755073918d2d41ebebbdd', '2026-11-28 03:41:11.59787+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g3w761te22psasxs3cqs12', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 03:41:11.59787+00', '2026-11-28 03:41:11.59787+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:41:12.222626+00'),
('2', 'biz_01m8g3w761te22psasxs3cqs12', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:40249/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 03:41:11.703991+00', '2026-11-28 03:41:11.703991+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:41:12.222626+00'),
('3', 'biz_01m8g3w761te22psasxs3cqs12', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:40249/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 03:41:38.604468+00', '2026-11-28 03:41:38.604468+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:41:38.625835+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g3wmcehnxeg1y2z0pa5n82', 'withdrawal.resolve', 'wd_01m8g3wj9q72s3e9zsanxs9tzm', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 03:41:24.750421+00', '2026-11-29 03:41:24.750421+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g3wn1x2t4r50gq7h0ncw9x', 'bill', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128044179ms83gff266t7hr', NULL, '2026-11-28 03:41:25.437961+00', '2026-11-28 03:41:25.475393+00'),
('bill_01m8g3wn4d7x6cvkstbjynpk8j', 'bill', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280441y6hkpnqgth9dm5me', NULL, '2026-11-28 03:41:25.518275+00', '2026-11-28 03:41:25.538478+00'),
('col_01m8g3wzqyrq5fz0jq8agmp3kd', 'collection', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 03:41:56.383611+00', NULL, 'sim_col_01m8g3wzqyrq5fz0jq8agmp3kd', NULL, '2026-11-28 03:41:36.383611+00', '2026-11-28 03:41:38.491843+00'),
('sale_01m8g3wzkmkd4swxdgs2qxjrcf', 'usdt_sale', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g3wzkmkd4swxdgs2qxjrcf', NULL, '2026-11-28 03:41:36.245225+00', '2026-11-28 03:41:36.331206+00'),
('wd_01m8g3w7qrgxmj4p1cq9cxbbhs', 'withdrawal', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3w7qrgxmj4p1cq9cxbbhs', NULL, '2026-11-28 03:41:11.802886+00', '2026-11-28 03:41:11.845417+00'),
('wd_01m8g3w7vtgyy8v2wnkfaw501e', 'withdrawal', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3w7vtgyy8v2wnkfaw501e', 'The sandbox fails amounts ending in .01.', '2026-11-28 03:41:11.93085+00', '2026-11-28 03:41:11.961347+00'),
('wd_01m8g3w7xv9cxdv3eb6v8ncnq3', 'withdrawal', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3w7xv9cxdv3eb6v8ncnq3', NULL, '2026-11-28 03:41:11.996242+00', '2026-11-28 03:41:17.073777+00'),
('wd_01m8g3wd2n1fs4ccnfvpj3m2ja', 'withdrawal', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3wd2n1fs4ccnfvpj3m2ja', 'The sandbox reverses amounts ending in .04.', '2026-11-28 03:41:17.272496+00', '2026-11-28 03:41:22.363765+00'),
('wd_01m8g3wj9q72s3e9zsanxs9tzm', 'withdrawal', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g3wmcehnxeg1y2z0pa5n82', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3wj9q72s3e9zsanxs9tzm', NULL, '2026-11-28 03:41:22.616442+00', '2026-11-28 03:41:24.858949+00'),
('wd_01m8g3wmkaav1v0kv58ns2t85t', 'withdrawal', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3wmkaav1v0kv58ns2t85t', NULL, '2026-11-28 03:41:24.972209+00', '2026-11-28 03:41:25.076067+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM', '0', '268000', 'true'),
('TT39nKmdMNWamC22CrGjuA7APMiyEHdSgq', '25000000', '0', 'false'),
('TWVwtjz3XQX6NWzE6F5HuxZ72vojg1WzFp', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795837271425'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795837281725'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795837285597'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795837287850'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795837290564'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795837293024'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795837296044');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('34c3187ca507fd2c7f58e6ffd5e0d45a51864a5dc36df50962073005b9689b99', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM', '10000000', '0', '0'),
('6f218fc71c5932ac52b7d0d64b5a565ec1933ba30c616d4717ecc8f7a88e3609', '8', 'trx_transfer', 'SUCCESS', 'TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM', 'TWVwtjz3XQX6NWzE6F5HuxZ72vojg1WzFp', '382000', '0', '0'),
('80961d2eb58f08b500eb768ca35bc514afee0adba2be9c7dc4a54a8151b9429a', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM', '15000000', '0', '0'),
('ccd10ac8f8da4bae45fcfcab64aba1d7a38bb55590058d4e1761d7910c39005d', '6', 'trx_transfer', 'SUCCESS', 'TWVwtjz3XQX6NWzE6F5HuxZ72vojg1WzFp', 'TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM', '13650000', '1100000', '0'),
('cfe1cbecff1eec9e694f74bd4b1522ee21243d9ecb457eed5e308c192e2d6970', '7', 'usdt_transfer', 'SUCCESS', 'TCoBHXpgVBhfSZnkvZ1jnvBbiYwpJZSTXM', 'TT39nKmdMNWamC22CrGjuA7APMiyEHdSgq', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g3wn1x2t4r50gq7h0ncw9x', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g3wn1jwqpn74we2a21tck5', '2026-11-28 03:41:25.437961+00', '2026-11-28 03:41:25.475393+00'),
('bill_01m8g3wn4d7x6cvkstbjynpk8j', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g3wn4ay632zyjgbyfwjgm4', '2026-11-28 03:41:25.518275+00', '2026-11-28 03:41:25.538478+00'),
('col_01m8g3wzqyrq5fz0jq8agmp3kd', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'collection', 'COMPLETED', '3188802', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g3wzqvrjyb729ewxseaavm', '2026-11-28 03:41:36.383611+00', '2026-11-28 03:41:38.491843+00'),
('txn_01m8g3w7pa3v53rhcn1pcbkw6q', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g3w7p6e5srdhwngdn9gw7h', '2026-11-28 03:41:11.759471+00', '2026-11-28 03:41:11.759471+00'),
('wd_01m8g3w7qrgxmj4p1cq9cxbbhs', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3w7qhg5gzkzfyexw04afz', '2026-11-28 03:41:11.802886+00', '2026-11-28 03:41:11.845417+00'),
('wd_01m8g3w7vtgyy8v2wnkfaw501e', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3w7vp2sxzp7s5v8g7xk50', '2026-11-28 03:41:11.93085+00', '2026-11-28 03:41:11.961347+00'),
('wd_01m8g3w7xv9cxdv3eb6v8ncnq3', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3w7xr8jtwyy1bb15gza4m', '2026-11-28 03:41:11.996242+00', '2026-11-28 03:41:17.073777+00'),
('wd_01m8g3wd2n1fs4ccnfvpj3m2ja', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3wd2j1jqjeze9q5q9akza', '2026-11-28 03:41:17.272496+00', '2026-11-28 03:41:22.363765+00'),
('wd_01m8g3wj9q72s3e9zsanxs9tzm', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3wj9ndg0dn1tr1dmgwy5j', '2026-11-28 03:41:22.616442+00', '2026-11-28 03:41:24.858949+00'),
('wd_01m8g3wmkaav1v0kv58ns2t85t', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3wmk0ge7wdy3r2evn0pks', '2026-11-28 03:41:24.972209+00', '2026-11-28 03:41:25.076067+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g3wzjnbc6kx15f606bmwyg', 'biz_01m8g3w761te22psasxs3cqs12', 'test', '10000000', '1542.32000000', '1526.89000000', '1526890', '2500', '1524390', '15430', '2026-11-28 03:41:36.223604+00', '2026-11-28 03:42:36.214+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g3wzkmkd4swxdgs2qxjrcf', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'COMPLETED', '10000000', '1542.32000000', '1526.89000000', '1526890', '2500', '1524390', '15430', 'qte_01m8g3wzjnbc6kx15f606bmwyg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g3wzk4967p0wfeqq5mpc5r', '2026-11-28 03:41:36.245225+00', '2026-11-28 03:41:36.331206+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g3w762vjfv4w6ayzdnyerz', 'biz_01m8g3w761te22psasxs3cqs12', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$tzCp3D4Yc1v6qeYbvHvQsw$eU83J2e/JJiI1ztz6XUS+GO3uC8Gminlw/MGTormLtw', '1', NULL, NULL, NULL, '2026-11-28 03:41:11.241548+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g3w761te22psasxs3cqs12', 'test', 'simulator', 'biz_01m8g3w761te22psasxs3cqs12', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 03:41:11.241548+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g3w7s8t6q4zfetg16xwdhh', '1', 'http://127.0.0.1:40249/webhooks', '2026-11-28 03:41:11.869+00', '14', '204', '', NULL),
('msg_01m8g3w7wtz7wfbcqwc5jn9cb3', '1', 'http://127.0.0.1:40249/webhooks', '2026-11-28 03:41:11.97+00', '3', '204', '', NULL),
('msg_01m8g3wcwk75g2ja323qf54r6a', '1', 'http://127.0.0.1:40249/webhooks', '2026-11-28 03:41:17.083+00', '6', '204', '', NULL),
('msg_01m8g3wd4040tg5f157t3d08k8', '1', 'http://127.0.0.1:40249/webhooks', '2026-11-28 03:41:17.328+00', '3', '204', '', NULL),
('msg_01m8g3wj1yka79pcytdx3shk1m', '1', 'http://127.0.0.1:40249/webhooks', '2026-11-28 03:41:22.397+00', '3', '204', '', NULL),
('msg_01m8g3wmg6awphbttm4pk8nmdz', '1', 'http://127.0.0.1:40249/webhooks', '2026-11-28 03:41:24.888+00', '28', '204', '', NULL),
('msg_01m8g3wmpt3zm93d446m7cd304', '1', 'http://127.0.0.1:40249/webhooks', '2026-11-28 03:41:25.096+00', '3', '500', '', NULL),
('msg_01m8g3wmpt3zm93d446m7cd304', '2', 'http://127.0.0.1:40249/webhooks', '2026-11-28 03:41:25.377+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g3w7s8t6q4zfetg16xwdhh', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal.completed', 'wd_01m8g3w7qrgxmj4p1cq9cxbbhs', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:41:11.827Z","data":{"transactionId":"wd_01m8g3w7qrgxmj4p1cq9cxbbhs","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:41:11.802Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:41:11.845417+00', '2026-11-28 03:41:11.885296+00', NULL),
('msg_01m8g3w7wtz7wfbcqwc5jn9cb3', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal.failed', 'wd_01m8g3w7vtgyy8v2wnkfaw501e', '{"type":"withdrawal.failed","timestamp":"2026-11-28T03:41:11.951Z","data":{"transactionId":"wd_01m8g3w7vtgyy8v2wnkfaw501e","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:41:11.930Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:41:11.961347+00', '2026-11-28 03:41:11.974325+00', NULL),
('msg_01m8g3wcwk75g2ja323qf54r6a', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal.completed', 'wd_01m8g3w7xv9cxdv3eb6v8ncnq3', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:41:17.059Z","data":{"transactionId":"wd_01m8g3w7xv9cxdv3eb6v8ncnq3","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:41:11.996Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:41:17.073777+00', '2026-11-28 03:41:17.09029+00', NULL),
('msg_01m8g3wd4040tg5f157t3d08k8', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal.completed', 'wd_01m8g3wd2n1fs4ccnfvpj3m2ja', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:41:17.299Z","data":{"transactionId":"wd_01m8g3wd2n1fs4ccnfvpj3m2ja","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:41:17.272Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:41:17.310974+00', '2026-11-28 03:41:17.349234+00', NULL),
('msg_01m8g3wj1yka79pcytdx3shk1m', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal.failed', 'wd_01m8g3wd2n1fs4ccnfvpj3m2ja', '{"type":"withdrawal.failed","timestamp":"2026-11-28T03:41:22.326Z","data":{"transactionId":"wd_01m8g3wd2n1fs4ccnfvpj3m2ja","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:41:17.272Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:41:22.363765+00', '2026-11-28 03:41:22.401395+00', NULL),
('msg_01m8g3wmg6awphbttm4pk8nmdz', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal.completed', 'wd_01m8g3wj9q72s3e9zsanxs9tzm', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:41:24.847Z","data":{"transactionId":"wd_01m8g3wj9q72s3e9zsanxs9tzm","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:41:22.616Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:41:24.858949+00', '2026-11-28 03:41:24.920521+00', NULL),
('msg_01m8g3wmpt3zm93d446m7cd304', 'biz_01m8g3w761te22psasxs3cqs12', 'test', 'withdrawal.completed', 'wd_01m8g3wmkaav1v0kv58ns2t85t', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:41:25.029Z","data":{"transactionId":"wd_01m8g3wmkaav1v0kv58ns2t85t","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:41:24.972Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:41:25.076067+00', '2026-11-28 03:41:25.379474+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g3w76jmatmbq2wrzwng7s5', 'biz_01m8g3w761te22psasxs3cqs12', 'prod', E'\\x6d7073311ad8b6404936f19dce87c3bf9e0a8717fb4ba6d469817a96e7c0422dd890c06e89fba36b1657540bd275a621841aaade3559e907c465d3738dfd773507df2c8e302c14ccd64b20986896b7af4b65cb882059a102ba72', '2026-11-28 03:41:11.241548+00', NULL),
('whs_01m8g3w76jyhacs0hw421s15b3', 'biz_01m8g3w761te22psasxs3cqs12', 'test', E'\\x6d7073311ad8b6404936f19d4eadd8d592fe3b96aec6f81940c531afa93e0dc5462defcbac05c16a626557a29bea33092896775e955fb7251fdc72ab7d9bea740fa6b243bf0ee7f784c814126cedb7510a8df3d8c41035c5a71c', '2026-11-28 03:41:11.241548+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g3w7qrgxmj4p1cq9cxbbhs', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3w7vtgyy8v2wnkfaw501e', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3w7xv9cxdv3eb6v8ncnq3', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3wd2n1fs4ccnfvpj3m2ja', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3wj9q72s3e9zsanxs9tzm', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3wmkaav1v0kv58ns2t85t', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
