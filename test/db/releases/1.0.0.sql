-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('115', '124', '127', '177', '178', '179', '180', '181', '187', '188', '191', '257', '307', '323', '49', '51', '53', '59');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 08:01:56.152623+00'),
('1025', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 08:01:56.152623+00'),
('1026', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'NGN', 'available', '0', '7365870', '13', '2026-11-28 08:01:56.152623+00'),
('1027', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 08:01:56.152623+00'),
('1028', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 08:01:56.152623+00'),
('1029', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 08:01:56.152623+00'),
('1030', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 08:01:56.152623+00'),
('1031', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 08:01:56.152623+00'),
('115', NULL, 'test', 'NGN', 'commission', '3', '15390', '1', '2026-11-28 08:00:21.234517+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '32135', '1', '2026-11-28 08:00:21.234517+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '150000', '1', '2026-11-28 08:00:21.234517+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '5000000', '1', '2026-11-28 08:00:21.234517+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-150050', '1', '2026-11-28 08:00:21.234517+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '2120820', '5', '2026-11-28 08:00:21.234517+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '10000', '1', '2026-11-28 08:00:21.234517+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '100005', '1', '2026-11-28 08:00:21.234517+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '100002', '1', '2026-11-28 08:00:21.234517+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-3213462', '1', '2026-11-28 08:00:21.234517+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-10000000', '1', '2026-11-28 08:00:21.234517+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-28 08:00:21.234517+00'),
('307', NULL, 'test', 'NGN', 'conversion', '3', '-1538710', '1', '2026-11-28 08:00:21.234517+00'),
('323', NULL, 'test', 'USDT', 'conversion', '3', '10000000', '1', '2026-11-28 08:00:21.234517+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '2500', '1', '2026-11-28 08:00:21.234517+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '3500', '4', '2026-11-28 08:00:21.234517+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '1000', '1', '2026-11-28 08:00:21.234517+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '1000', '1', '2026-11-28 08:00:21.234517+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3181327', '7215820'),
('1026', '13', '23', '150050', '7365870'),
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
('115', '1', '21', '15390', '15390'),
('124', '1', '22', '32135', '32135'),
('127', '1', '1', '150000', '150000'),
('177', '1', '3', '5000000', '5000000'),
('178', '1', '23', '-150050', '-150050'),
('179', '1', '9', '100004', '100004'),
('179', '2', '10', '-100004', '0'),
('179', '3', '14', '100000', '100000'),
('179', '4', '16', '500000', '600000'),
('179', '5', '21', '1520820', '2120820'),
('180', '1', '18', '10000', '10000'),
('181', '1', '12', '100005', '100005'),
('187', '1', '7', '100002', '100002'),
('188', '1', '22', '-3213462', '-3213462'),
('191', '1', '1', '-10000000', '-10000000'),
('257', '1', '19', '-25000000', '-25000000'),
('307', '1', '21', '-1538710', '-1538710'),
('323', '1', '21', '10000000', '10000000'),
('49', '1', '3', '2500', '2500'),
('51', '1', '9', '1000', '1000'),
('51', '2', '10', '-1000', '0'),
('51', '3', '14', '1000', '1000'),
('51', '4', '21', '2500', '3500'),
('53', '1', '12', '1000', '1000'),
('59', '1', '7', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gjsqzg96ksewyt41knk499', 'payment', 'single', 'test', NULL, '2026-11-28 08:01:58.788132+00', NULL, NULL, NULL),
('10', 'wd_01m8gjsz70m0f2x7e6y3txk0rm:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 08:02:11.859491+00', NULL, NULL, NULL),
('11', 'wd_01m8gjt5bca7xc77kfw49jywhx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:02:12.461894+00', NULL, NULL, NULL),
('12', 'wd_01m8gjt5bca7xc77kfw49jywhx:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 08:02:19.010564+00', NULL, NULL, NULL),
('13', 'wd_01m8gjtd25qj07ekfe523cce6g:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:02:20.397477+00', NULL, NULL, NULL),
('14', 'wd_01m8gjtd25qj07ekfe523cce6g:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 08:02:21.035483+00', NULL, NULL, NULL),
('15', 'bill_01m8gjtfp28r309a8tbb8s9kqm:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:02:23.043123+00', NULL, NULL, NULL),
('16', 'bill_01m8gjtfp28r309a8tbb8s9kqm:post', 'bill_post', 'post', 'test', '15', '2026-11-28 08:02:23.128958+00', NULL, NULL, NULL),
('17', 'bill_01m8gjtg0hbj83rbtvpm0jm5t6:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:02:23.378112+00', NULL, NULL, NULL),
('18', 'bill_01m8gjtg0hbj83rbtvpm0jm5t6:post', 'bill_post', 'post', 'test', '17', '2026-11-28 08:02:23.563679+00', NULL, NULL, NULL),
('19', 'cp_01m8gjtgesehmxfscnkpdde46e', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 08:02:35.79099+00', NULL, NULL, NULL),
('2', 'wd_01m8gjsr7wawbkky8qf6dk0qsh:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:01:59.043672+00', NULL, NULL, NULL),
('20', 'sale_01m8gjtwbjcq88w23mmb6ya93h:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 08:02:36.028997+00', NULL, NULL, NULL),
('21', 'sale_01m8gjtwbjcq88w23mmb6ya93h:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 08:02:36.335705+00', NULL, NULL, NULL),
('22', 'col_01m8gjtwt99n95z8t6jkv9jxdr:credit', 'collection', 'single', 'test', NULL, '2026-11-28 08:02:39.306087+00', NULL, NULL, NULL),
('23', 'adj_01m8gjv033se0tj3cxndjkk8ww', 'adjustment', 'single', 'test', NULL, '2026-11-28 08:02:39.861221+00', NULL, NULL, NULL),
('3', 'wd_01m8gjsr7wawbkky8qf6dk0qsh:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 08:01:59.557492+00', NULL, NULL, NULL),
('4', 'wd_01m8gjssccayaz2g1cq5vz35st:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:02:00.205715+00', NULL, NULL, NULL),
('5', 'wd_01m8gjssccayaz2g1cq5vz35st:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 08:02:00.300375+00', NULL, NULL, NULL),
('6', 'wd_01m8gjsshwcm35njwzja2f2415:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:02:00.382756+00', NULL, NULL, NULL),
('7', 'wd_01m8gjsshwcm35njwzja2f2415:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 08:02:05.667588+00', NULL, NULL, NULL),
('8', 'wd_01m8gjsz70m0f2x7e6y3txk0rm:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:02:06.181415+00', NULL, NULL, NULL),
('9', 'wd_01m8gjsz70m0f2x7e6y3txk0rm:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 08:02:06.704553+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gjsndr9my0kz21bqmtvygx', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'prod', E'\\x9a29cc9284f9661e7d5a9c57ecef9b66a0d59864f901e9aafd27976e0676c4bf', E'\\x6d707331b381b4f5c207d4479141b56318a4aca0472b73d7b291090b814e5cf478b8f00ddb55976d54e7d401669d96dbfa176141753b77f567ced4df70e0b14387c5c09fa482756325ff3c5d6040809fe9d581ec', 'xyMB', NULL, NULL, NULL, '2026-11-28 08:01:56.16787+00', NULL, NULL, NULL),
('key_01m8gjsndrve4cgxwwv91858qv', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', E'\\x69d3654b20873c5b2979ae3a6481217165362114027698713e2fb853db311a22', E'\\x6d707331b381b4f5c207d44744a364e8b07ab4acdf049450ed1772d6c8fbff4e30f35b9a3c28c21c22e22230f42120553524a573fc75957428858d73eda8fafaab1d591b7afd2555965a1c7a68e123550c791eef', 'gCrF', NULL, NULL, NULL, '2026-11-28 08:01:56.16787+00', NULL, '2026-11-28 08:01:56.930183+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:22cc5c32722afbfa3844512d5c7d2acc1ff511ff1e85a33d4a7a2592cbce26e6', '0', '1795939317666'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795853817593'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795853817554');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gjtfp28r309a8tbb8s9kqm', '1', 'simulator', 'simulator', '20261128090244tfgpgbgfhngfjv', '1', '1', '2026-11-28 08:02:23.123757+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128090244tfgpgbgfhngfjv', '2026-11-28 08:02:23.108+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gjtg0hbj83rbtvpm0jm5t6', '1', 'simulator', 'simulator', '202611280902kka4vj8eq0xky9fj', '1', '1', '2026-11-28 08:02:23.549338+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280902kka4vj8eq0xky9fj', '2026-11-28 08:02:23.437+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gjtwt99n95z8t6jkv9jxdr', '1', 'simulator', 'simulator', 'col_01m8gjtwt99n95z8t6jkv9jxdr', '1', '1', '2026-11-28 08:02:36.813912+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gjtwt99n95z8t6jkv9jxdr', '2026-11-28 08:02:39.201+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gjtwbjcq88w23mmb6ya93h', '1', 'simulator', 'simulator', 'sale_01m8gjtwbjcq88w23mmb6ya93h', '1', '1', '2026-11-28 08:02:36.300146+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gjtwbjcq88w23mmb6ya93h', '2026-11-28 08:02:36.121+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjsr7wawbkky8qf6dk0qsh', '1', 'simulator', 'simulator', 'wd_01m8gjsr7wawbkky8qf6dk0qsh', '1', '1', '2026-11-28 08:01:59.521196+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gjsr7wawbkky8qf6dk0qsh', '2026-11-28 08:01:59.421+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjssccayaz2g1cq5vz35st', '1', 'simulator', 'simulator', 'wd_01m8gjssccayaz2g1cq5vz35st', '1', '1', '2026-11-28 08:02:00.298703+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gjssccayaz2g1cq5vz35st', '2026-11-28 08:02:00.247+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjsshwcm35njwzja2f2415', '1', 'simulator', 'simulator', 'wd_01m8gjsshwcm35njwzja2f2415', '1', '1', '2026-11-28 08:02:00.544443+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gjsshwcm35njwzja2f2415', '2026-11-28 08:02:05.629+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjsz70m0f2x7e6y3txk0rm', '1', 'simulator', 'simulator', 'wd_01m8gjsz70m0f2x7e6y3txk0rm', '1', '1', '2026-11-28 08:02:06.696788+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gjsz70m0f2x7e6y3txk0rm', '2026-11-28 08:02:11.76+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjt5bca7xc77kfw49jywhx', '1', 'simulator', 'simulator', 'wd_01m8gjt5bca7xc77kfw49jywhx', '1', '1', '2026-11-28 08:02:12.735648+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gjt5bca7xc77kfw49jywhx', '2026-11-28 08:02:18.215+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gjtd25qj07ekfe523cce6g', '1', 'simulator', 'simulator', 'wd_01m8gjtd25qj07ekfe523cce6g', '1', '1', '2026-11-28 08:02:21.0108+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gjtd25qj07ekfe523cce6g', '2026-11-28 08:02:20.628+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 08:01:56.16787+00', 'system', 'business.create', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', '{"kycStatus": "APPROVED"}', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 08:01:58.147478+00', 'usr_01m8gjsndq4ssmgab2p88tenbd', 'sign_in.new_network', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', '{}', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', NULL, 'token', 'c60cd688c41f', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 08:01:58.459947+00', 'usr_01m8gjsndq4ssmgab2p88tenbd', 'webhook_url.change', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', '{}', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'token', 'c60cd688c41f', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:39995/webhooks"}'),
('4', '2026-11-28 08:02:19.010564+00', 'root', 'withdrawal.resolve', 'wd_01m8gjt5bca7xc77kfw49jywhx', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 08:02:39.490119+00', 'usr_01m8gjsndq4ssmgab2p88tenbd', 'webhook_url.change', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', '{}', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'token', 'c60cd688c41f', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:39995/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 08:02:39.861221+00', 'ada', 'balance.adjust', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gjv033se0tj3cxndjkk8ww"}', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gjv033se0tj3cxndjkk8ww', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 08:02:39.861221+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 08:01:56.16787+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 08:01:22.671735+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 08:01:22.671735+00');
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
('bill_01m8gjtfp28r309a8tbb8s9kqm', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '59421728683754684728', '{}', '73.52 kWh'),
('bill_01m8gjtg0hbj83rbtvpm0jm5t6', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 08:01:56.16787+00', '2026-11-28 08:02:39.490119+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '2026-11-28 08:02:35.831+00', '2026-11-28 08:02:37.89293+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'dcd91f0fc6a7d21dab4120e68b625c58607c6799c23f10aa4bcd93b0e733160c', '0', 'test', 'cp_01m8gjtgesehmxfscnkpdde46e', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', '5', '2026-11-28 08:02:24.217+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 08:02:26.469183+00'),
('simulated', 'e262dfaedd401b183fce74b4f1ad554e293e2ff04612d9b1689bfa9b6ce0649c', '0', 'test', 'cp_01m8gjtgesehmxfscnkpdde46e', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', '6', '2026-11-28 08:02:26.775+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 08:02:28.907616+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gjtwt99n95z8t6jkv9jxdr', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.53850000', '0', '127.25311500', '32135', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gjtwt99n95z8t6jkv9jxdr');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gjtgesehmxfscnkpdde46e', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL', 'e262dfaedd401b183fce74b4f1ad554e293e2ff04612d9b1689bfa9b6ce0649c', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gjtgdj3058ekntfv950mbe', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 09:02:23.833+00', '2026-11-28 08:02:23.833+00', '2026-11-28 08:02:35.714+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('6b38a104c51333ca93ddef799ee4881718ac61edd22668b1fd5bb8edabe6cf5a', 'swp_01m8gjtngtpm4xr43mxef9m6m7', 'transfer', '25000000', '0', '0ad3010a0200072208336eedade983f3e840db9eb989a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541ea5659f194d7db65c5371d1e459e218c575965cb121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000001221af22e346dba168c91e09dc34d97714699ad800000000000000000000000000000000000000000000000000000000017d784070fbc9b589a2349001d090c106124133a2d6d41fc1bfeca04beea90ddf9bcc919d816bb09e7f54260408987f17d9616388b69c5ce2192e96c872354f5ecfd04a93631df619737ed165c945afa58fe31b', '2026-11-28 08:03:32.827+00', 'SUCCEEDED', NULL, '13000000', '8', '2026-11-28 08:02:32.844423+00'),
('91fc8bb4818d223987aae153eee08441880118421cc0bb4f6fc561fb19a6c982', 'swp_01m8gjtngtpm4xr43mxef9m6m7', 'return_trx', '382000', '0', '0a85010a02000822082c66fc096ae77dc8408cb6b989a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541ea5659f194d7db65c5371d1e459e218c575965cb1215414dc8c864049f499b6e21d77854b870742910236518b0a81770ace1b589a234124167a3297119196a8ed74a237065f9491525279fd9ae9f620396a46ea07e715a642e9b62466c29e3bea66dad2e74302542b534bb22e266d4bc71dbfc9f747382721b', '2026-11-28 08:03:35.82+00', 'SUCCEEDED', NULL, '0', '9', '2026-11-28 08:02:35.826269+00'),
('b9877658ca33a00dda3c247c8dc2658c8e25baad68eee8a1b203540ddc01d1bc', 'swp_01m8gjtngtpm4xr43mxef9m6m7', 'top_up', '13650000', '0', '0a86010a02000622080fd4ef628c441d9a40ab83b989a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15414dc8c864049f499b6e21d77854b8707429102365121541ea5659f194d7db65c5371d1e459e218c575965cb18d090c10670cbaeb589a2341241dfe250553221050c7d9d7edc83cb69ceb0cef03e71e6de361739a825a04e671c30775fefa2eebc8a40e9b1dc9e8053888940f011e6838612a2fa9826a1b80adc1b', '2026-11-28 08:03:29.323+00', 'SUCCEEDED', NULL, '1100000', '7', '2026-11-28 08:02:30.163291+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8gjtngtpm4xr43mxef9m6m7', 'cp_01m8gjtgesehmxfscnkpdde46e', 'test', '0', 'TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 08:02:28.995599+00', '2026-11-28 08:02:35.701944+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', 'collection', '1', '3181327', '0'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', 'sales', '1', '1523320'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/bills/data', '459f7fd965550eceaf61ba79dc05a687', E'\\x9e081b38224eaa9405693a7f7933b3c8342b4c1a7c63e2ac8fdcbd7401a280b5', 'bill_01m8gjtg0hbj83rbtvpm0jm5t6', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gjtg0hbj83rbtvpm0jm5t6","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 08:02:23.378112+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/bills/electricity', '4a2bd3fd20e761eda0b32a7c8b3b164d', E'\\xb75e37162c94716b0f033d5e7221a650e45f892703e9b655057e9fe8e62a879b', 'bill_01m8gjtfp28r309a8tbb8s9kqm', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gjtfp28r309a8tbb8s9kqm","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"59421728683754684728","units":"73.52 kWh"}', '2026-11-28 08:02:23.043123+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/cross-border/collections', '7aee619f27fe0999da9f0b606cc123ac', E'\\xd6e396714729321d0c760fe55eb76d9f80317d717f580c9255b0f4cd089341c6', 'col_01m8gjtwt99n95z8t6jkv9jxdr', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gjtwt99n95z8t6jkv9jxdr","reference":"col_01m8gjtwt99n95z8t6jkv9jxdr","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31813.27,"targetCurrency":"NGN","rate":127.253115,"providerFee":0,"providerRate":128.5385,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T08:02:36.490Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 08:02:36.490633+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/crypto/payments/cp_01m8gjtgesehmxfscnkpdde46e/simulate-deposit', '42e56d0ba635f666dd98c8010ced64d5', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gjtgesehmxfscnkpdde46e', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gjtgesehmxfscnkpdde46e","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL","checkoutUrl":"http://127.0.0.1:45753/pay/01m8gjtgesehmxfscnkpdde46ehnwqpy3hw0xp2xn6ea1r323t0w","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:02:23.833Z","payableUntil":"2026-11-28T09:02:23.833Z","environment":"test","createdAt":"2026-11-28T08:02:23.833Z","updatedAt":"2026-11-28T08:02:23.833Z","metadata":{"simulated":true}},"deposit":{"txHash":"dcd91f0fc6a7d21dab4120e68b625c58607c6799c23f10aa4bcd93b0e733160c","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 08:02:24.170817+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/crypto/payments/cp_01m8gjtgesehmxfscnkpdde46e/simulate-deposit', 'ac8d371ce75bf50b9ca0238565a5c90c', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gjtgesehmxfscnkpdde46e', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gjtgesehmxfscnkpdde46e","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL","checkoutUrl":"http://127.0.0.1:45753/pay/01m8gjtgesehmxfscnkpdde46ehnwqpy3hw0xp2xn6ea1r323t0w","returnUrl":null,"status":"UNDERPAID","txHash":"dcd91f0fc6a7d21dab4120e68b625c58607c6799c23f10aa4bcd93b0e733160c","reviewReason":null,"expiresAt":"2026-11-28T09:02:23.833Z","payableUntil":"2026-11-28T10:02:23.833Z","environment":"test","createdAt":"2026-11-28T08:02:23.833Z","updatedAt":"2026-11-28T08:02:26.494Z","metadata":{"simulated":true}},"deposit":{"txHash":"e262dfaedd401b183fce74b4f1ad554e293e2ff04612d9b1689bfa9b6ce0649c","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 08:02:26.772319+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/crypto/payments/create', 'e4dfc06b3d9e53e8bba7f4f77e66aefc', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gjtgesehmxfscnkpdde46e', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gjtgesehmxfscnkpdde46e","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL","checkoutUrl":"http://127.0.0.1:45753/pay/01m8gjtgesehmxfscnkpdde46ehnwqpy3hw0xp2xn6ea1r323t0w","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:02:23.833Z","payableUntil":"2026-11-28T09:02:23.833Z","environment":"test","createdAt":"2026-11-28T08:02:23.833Z","updatedAt":"2026-11-28T08:02:23.833Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 08:02:23.910425+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/crypto/withdrawals/request', '03293603444d37ee079ecc7237aeba43', E'\\xaa32e094740714fa26032d2ecaee8df42e12a4f3a94d6c6c528bd8bf9fe64b1a', 'sale_01m8gjtwbjcq88w23mmb6ya93h', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gjtwbjcq88w23mmb6ya93h","amountUsdt":10,"conversionRate":1523.32,"grossAmountNgn":15233.2,"withdrawalFeeNgn":25,"netAmountNgn":15208.2,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gjtwbjcq88w23mmb6ya93h","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:02:36.028Z"},"simulated":true,"environment":"test"}', '2026-11-28 08:02:36.028997+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/payment/process', '5fe0c2eccbaf81399dc2f92dc76700e7', E'\\x41d5d7d9a66c4cca6e68300dd22d1a83dc98a7fd764d13498b29e08c32479625', 'txn_01m8gjsqzg96ksewyt41knk499', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gjsqzg96ksewyt41knk499","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:01:58.788132+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/withdrawal/request', '2c019b2dd5149d355060335f1edc2ea4', E'\\x3e53e5103ece9d4617d4ad5a680a3cf61e5f2599d9ed58384561cbe97a6fbea8', 'wd_01m8gjssccayaz2g1cq5vz35st', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gjssccayaz2g1cq5vz35st","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:02:00.205Z","environment":"test","simulated":true},"requestId":"req_01m8gjssc3nyetgnackjr0wn09","simulated":true,"environment":"test"}', '2026-11-28 08:02:00.205715+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/withdrawal/request', '6fab349b95bef6a39430d854c4fe1c8a', E'\\x33906054890f85a060e0c39b6abf8e7c50530c41253e381f8802a4a81338fda3', 'wd_01m8gjtd25qj07ekfe523cce6g', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gjtd25qj07ekfe523cce6g","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:02:20.397Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:02:20.397477+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/withdrawal/request', 'd4e18632c1af27487e9938964643607e', E'\\x96cf406580fc08b38c15b3092d19ddedfc4753502d7ab78b15bead50157e7c16', 'wd_01m8gjsshwcm35njwzja2f2415', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gjsshwcm35njwzja2f2415","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:02:00.382Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:02:00.382756+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/withdrawal/request', 'demo-0ef2ad87-532c-439d-907f-713631121f7f', E'\\x08cb323b88b3a4a2d0ca4942cfd2b4ed092331680e1a18972be6357eb58c75d8', 'wd_01m8gjsr7wawbkky8qf6dk0qsh', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gjsr7wawbkky8qf6dk0qsh","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:01:59.043Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:01:59.043672+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/withdrawal/request', 'f17cfbe2e1cae5a177f0df242124c3b1', E'\\xa351448443e133b583ef0a343d2a0dfe4b010294a1345be9914c9c4149c2b97d', 'wd_01m8gjsz70m0f2x7e6y3txk0rm', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gjsz70m0f2x7e6y3txk0rm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:02:06.181Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:02:06.181415+00'),
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '/withdrawal/request', 'fff54abb962815dcbf8b7067c22375f9', E'\\x26d36e0b7ee75efe19abb462ba314acd1368cca9ee269a17cd88d11733a39fec', 'wd_01m8gjt5bca7xc77kfw49jywhx', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gjt5bca7xc77kfw49jywhx","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:02:12.461Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:02:12.461894+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331b381b4f5c207d447af8be7558892414383c3cb524265a7bda370729ebba9e267fccc0399e56da509a875d3b173d90885542187cfb6eeb1810beafe6a8eff999332136b19b740741b5e5587ecbded171b', '2026-11-28 08:01:21.169672+00', '2026-11-28 08:01:21.169672+00'),
('sandbox_seed', E'\\x6d707331b381b4f5c207d447b5f654bb9838771f989be8934464ebd732180e29fcf145986d393f556820b95cdbc8a0bb4fe6176758d0ef6f425eef0693b4171a7248beb14c9de0329319318a29c974eef89c375c9a565fe035befd7ee08f92f64df3938a29b82427d93f38611dedbc68', '2026-11-28 08:01:21.084114+00', '2026-11-28 08:01:21.084114+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gjsndq4ssmgab2p88tenbd', E'\\xbb82c1103b28bdff92288b5958f7753687b6ecec6dac8677ad2c77c1b180ed90', '2026-11-28 08:01:58.147478+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 08:01:58.147478+00', '2026-11-28 08:01:58.147478+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:01:58.922763+00'),
('2', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:39995/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:01:58.459947+00', '2026-11-28 08:01:58.459947+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:01:58.922763+00'),
('3', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:39995/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:02:39.490119+00', '2026-11-28 08:02:39.490119+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gjt9x85dj722jz7a0v7qab', 'withdrawal.resolve', 'wd_01m8gjt5bca7xc77kfw49jywhx', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 08:02:17.07777+00', '2026-11-29 08:02:17.07777+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gjtfp28r309a8tbb8s9kqm', 'bill', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128090244tfgpgbgfhngfjv', NULL, '2026-11-28 08:02:23.043123+00', '2026-11-28 08:02:23.128958+00'),
('bill_01m8gjtg0hbj83rbtvpm0jm5t6', 'bill', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280902kka4vj8eq0xky9fj', NULL, '2026-11-28 08:02:23.378112+00', '2026-11-28 08:02:23.563679+00'),
('col_01m8gjtwt99n95z8t6jkv9jxdr', 'collection', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 08:02:56.490633+00', NULL, 'sim_col_01m8gjtwt99n95z8t6jkv9jxdr', NULL, '2026-11-28 08:02:36.490633+00', '2026-11-28 08:02:39.306087+00'),
('sale_01m8gjtwbjcq88w23mmb6ya93h', 'usdt_sale', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gjtwbjcq88w23mmb6ya93h', NULL, '2026-11-28 08:02:36.028997+00', '2026-11-28 08:02:36.335705+00'),
('wd_01m8gjsr7wawbkky8qf6dk0qsh', 'withdrawal', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjsr7wawbkky8qf6dk0qsh', NULL, '2026-11-28 08:01:59.043672+00', '2026-11-28 08:01:59.557492+00'),
('wd_01m8gjssccayaz2g1cq5vz35st', 'withdrawal', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjssccayaz2g1cq5vz35st', 'The sandbox fails amounts ending in .01.', '2026-11-28 08:02:00.205715+00', '2026-11-28 08:02:00.300375+00'),
('wd_01m8gjsshwcm35njwzja2f2415', 'withdrawal', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjsshwcm35njwzja2f2415', NULL, '2026-11-28 08:02:00.382756+00', '2026-11-28 08:02:05.667588+00'),
('wd_01m8gjsz70m0f2x7e6y3txk0rm', 'withdrawal', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjsz70m0f2x7e6y3txk0rm', 'The sandbox reverses amounts ending in .04.', '2026-11-28 08:02:06.181415+00', '2026-11-28 08:02:11.859491+00'),
('wd_01m8gjt5bca7xc77kfw49jywhx', 'withdrawal', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gjt9x85dj722jz7a0v7qab', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjt5bca7xc77kfw49jywhx', NULL, '2026-11-28 08:02:12.461894+00', '2026-11-28 08:02:19.010564+00'),
('wd_01m8gjtd25qj07ekfe523cce6g', 'withdrawal', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gjtd25qj07ekfe523cce6g', NULL, '2026-11-28 08:02:20.397477+00', '2026-11-28 08:02:21.035483+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TBd5WvfWkBkzgiz2wTnmcizPyYYQjEb3GQ', '25000000', '0', 'false'),
('TH4VZTjkNGLig8fRNLvjGQgnpHxFCqKxy7', '0', '8999999985632000', 'true'),
('TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795852917810'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795852928091'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795852938361'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795852944217'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795852946775'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795852950200'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795852952857'),
('9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '1795852955831');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('6b38a104c51333ca93ddef799ee4881718ac61edd22668b1fd5bb8edabe6cf5a', '8', 'usdt_transfer', 'SUCCESS', 'TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL', 'TBd5WvfWkBkzgiz2wTnmcizPyYYQjEb3GQ', '25000000', '13000000', '130000'),
('91fc8bb4818d223987aae153eee08441880118421cc0bb4f6fc561fb19a6c982', '9', 'trx_transfer', 'SUCCESS', 'TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL', 'TH4VZTjkNGLig8fRNLvjGQgnpHxFCqKxy7', '382000', '0', '0'),
('b9877658ca33a00dda3c247c8dc2658c8e25baad68eee8a1b203540ddc01d1bc', '7', 'trx_transfer', 'SUCCESS', 'TH4VZTjkNGLig8fRNLvjGQgnpHxFCqKxy7', 'TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL', '13650000', '1100000', '0'),
('dcd91f0fc6a7d21dab4120e68b625c58607c6799c23f10aa4bcd93b0e733160c', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL', '10000000', '0', '0'),
('e262dfaedd401b183fce74b4f1ad554e293e2ff04612d9b1689bfa9b6ce0649c', '6', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TXLGZk6KXzasXbAAScdAT2byoLH8JiXAdL', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gjtfp28r309a8tbb8s9kqm', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gjtfkr73q90pg05fkqnx8t', '2026-11-28 08:02:23.043123+00', '2026-11-28 08:02:23.128958+00'),
('bill_01m8gjtg0hbj83rbtvpm0jm5t6', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gjtfzp9v7nzx2q2b9dvk2p', '2026-11-28 08:02:23.378112+00', '2026-11-28 08:02:23.563679+00'),
('col_01m8gjtwt99n95z8t6jkv9jxdr', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'collection', 'COMPLETED', '3181327', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gjtwsj0t408r3wgq4xx27e', '2026-11-28 08:02:36.490633+00', '2026-11-28 08:02:39.306087+00'),
('txn_01m8gjsqzg96ksewyt41knk499', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gjsqybbywgdmg9dgmp2pxe', '2026-11-28 08:01:58.788132+00', '2026-11-28 08:01:58.788132+00'),
('wd_01m8gjsr7wawbkky8qf6dk0qsh', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjsr6ch366prnwwp2qcxtm', '2026-11-28 08:01:59.043672+00', '2026-11-28 08:01:59.557492+00'),
('wd_01m8gjssccayaz2g1cq5vz35st', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjssc3nyetgnackjr0wn09', '2026-11-28 08:02:00.205715+00', '2026-11-28 08:02:00.300375+00'),
('wd_01m8gjsshwcm35njwzja2f2415', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjsshgff76cstx73xqjq23', '2026-11-28 08:02:00.382756+00', '2026-11-28 08:02:05.667588+00'),
('wd_01m8gjsz70m0f2x7e6y3txk0rm', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjsz3nvgbmhgra1mmwes9q', '2026-11-28 08:02:06.181415+00', '2026-11-28 08:02:11.859491+00'),
('wd_01m8gjt5bca7xc77kfw49jywhx', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjt57tdvbkhdzty71e6rwd', '2026-11-28 08:02:12.461894+00', '2026-11-28 08:02:19.010564+00'),
('wd_01m8gjtd25qj07ekfe523cce6g', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gjtd1sh6qrgq48g4dc23qs', '2026-11-28 08:02:20.397477+00', '2026-11-28 08:02:21.035483+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gjtwat0bdbyaftw6vbfert', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', '10000000', '1538.71000000', '1523.32000000', '1523320', '2500', '1520820', '15390', '2026-11-28 08:02:35.996228+00', '2026-11-28 08:03:35.995+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gjtwbjcq88w23mmb6ya93h', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'COMPLETED', '10000000', '1538.71000000', '1523.32000000', '1523320', '2500', '1520820', '15390', 'qte_01m8gjtwat0bdbyaftw6vbfert', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gjtwb0thtrf5sxje781459', '2026-11-28 08:02:36.028997+00', '2026-11-28 08:02:36.335705+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gjsndq4ssmgab2p88tenbd', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$FJ6djy1RZH2Dbq4THAmYbw$HATQHjd3keMlPk4x/0i4fmFbK+X5jG7bfpXUVEAITgQ', '1', NULL, NULL, NULL, '2026-11-28 08:01:56.16787+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'simulator', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 08:01:56.16787+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gjsrt4h8bqj09txnj2e9bs', '1', 'http://127.0.0.1:39995/webhooks', '2026-11-28 08:01:59.797+00', '74', '204', '', NULL),
('msg_01m8gjssfex9959esx0tq31eaq', '1', 'http://127.0.0.1:39995/webhooks', '2026-11-28 08:02:00.326+00', '3', '204', '', NULL),
('msg_01m8gjsyr20vcjkvqzdhfjvjvx', '1', 'http://127.0.0.1:39995/webhooks', '2026-11-28 08:02:05.777+00', '65', '204', '', NULL),
('msg_01m8gjszrrggehv7qsgjx4bkjs', '1', 'http://127.0.0.1:39995/webhooks', '2026-11-28 08:02:06.842+00', '11', '204', '', NULL),
('msg_01m8gjt4rpk5aa0zd3qrxjaa0t', '1', 'http://127.0.0.1:39995/webhooks', '2026-11-28 08:02:11.913+00', '4', '204', '', NULL),
('msg_01m8gjtbsesv26p6qp64a8yp40', '1', 'http://127.0.0.1:39995/webhooks', '2026-11-28 08:02:19.171+00', '493', '204', '', NULL),
('msg_01m8gjtdsg33n84n0rzgkgk15e', '1', 'http://127.0.0.1:39995/webhooks', '2026-11-28 08:02:21.136+00', '3', '500', '', NULL),
('msg_01m8gjtdsg33n84n0rzgkgk15e', '2', 'http://127.0.0.1:39995/webhooks', '2026-11-28 08:02:22.754+00', '19', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gjsrt4h8bqj09txnj2e9bs', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal.completed', 'wd_01m8gjsr7wawbkky8qf6dk0qsh', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:01:59.421Z","data":{"transactionId":"wd_01m8gjsr7wawbkky8qf6dk0qsh","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:01:59.043Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:01:59.557492+00', '2026-11-28 08:01:59.881922+00', NULL),
('msg_01m8gjssfex9959esx0tq31eaq', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal.failed', 'wd_01m8gjssccayaz2g1cq5vz35st', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:02:00.247Z","data":{"transactionId":"wd_01m8gjssccayaz2g1cq5vz35st","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:02:00.205Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:02:00.300375+00', '2026-11-28 08:02:00.343602+00', NULL),
('msg_01m8gjsyr20vcjkvqzdhfjvjvx', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal.completed', 'wd_01m8gjsshwcm35njwzja2f2415', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:02:05.629Z","data":{"transactionId":"wd_01m8gjsshwcm35njwzja2f2415","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:02:00.382Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:02:05.667588+00', '2026-11-28 08:02:05.84444+00', NULL),
('msg_01m8gjszrrggehv7qsgjx4bkjs', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal.completed', 'wd_01m8gjsz70m0f2x7e6y3txk0rm', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:02:06.520Z","data":{"transactionId":"wd_01m8gjsz70m0f2x7e6y3txk0rm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:02:06.181Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:02:06.704553+00', '2026-11-28 08:02:06.88801+00', NULL),
('msg_01m8gjt4rpk5aa0zd3qrxjaa0t', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal.failed', 'wd_01m8gjsz70m0f2x7e6y3txk0rm', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:02:11.760Z","data":{"transactionId":"wd_01m8gjsz70m0f2x7e6y3txk0rm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:02:06.181Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:02:11.859491+00', '2026-11-28 08:02:11.919927+00', NULL),
('msg_01m8gjtbsesv26p6qp64a8yp40', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal.completed', 'wd_01m8gjt5bca7xc77kfw49jywhx', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:02:18.899Z","data":{"transactionId":"wd_01m8gjt5bca7xc77kfw49jywhx","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:02:12.461Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:02:19.010564+00', '2026-11-28 08:02:19.664949+00', NULL),
('msg_01m8gjtdsg33n84n0rzgkgk15e', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', 'withdrawal.completed', 'wd_01m8gjtd25qj07ekfe523cce6g', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:02:20.628Z","data":{"transactionId":"wd_01m8gjtd25qj07ekfe523cce6g","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:02:20.397Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:02:21.035483+00', '2026-11-28 08:02:22.783629+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gjsnhk2mqmmkmj3w8c010q', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'prod', E'\\x6d707331b381b4f5c207d4475c52b466cfbc5e024ff85ebf5f75891c9bb443c519a608c8cafdd95d25a7510d63f53b9c4bbd4d5ac83d8fe22ea65b52be7048edc4e15cc26ea34c805a1563e90af5ffc399baf2693c8af898328e', '2026-11-28 08:01:56.16787+00', NULL),
('whs_01m8gjsnhk3aehqn6x36vz4hw2', 'biz_01m8gjsndqdz1c6wfwaehb0tfa', 'test', E'\\x6d707331b381b4f5c207d447b374522dba26b7b6ef9d9ee416b5b9ac1f808e74c0cf29d20c4202b3b892f516ab57171ad906aa2fa2787c4cc910c4ad370ee46a7613a89d557f9129638af2cd9831988c8c12fcfd05be3bb7206a', '2026-11-28 08:01:56.16787+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gjsr7wawbkky8qf6dk0qsh', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gjssccayaz2g1cq5vz35st', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gjsshwcm35njwzja2f2415', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gjsz70m0f2x7e6y3txk0rm', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gjt5bca7xc77kfw49jywhx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gjtd25qj07ekfe523cce6g', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
