-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('118', '119', '120', '179', '182', '183', '184', '185', '186', '260', '312', '328', '54', '56', '57', '58');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 11:07:54.745495+00'),
('1025', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 11:07:54.745495+00'),
('1026', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'NGN', 'available', '0', '0', '16', '1033', '2026-11-28 11:07:54.745495+00'),
('1027', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 11:07:54.745495+00'),
('1028', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 11:07:54.745495+00'),
('1029', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 11:07:54.745495+00'),
('1030', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'NGN', 'held', '0', '7361544', '17', NULL, '2026-11-28 11:07:54.745495+00'),
('1031', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 11:07:54.745495+00'),
('1032', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 11:07:54.745495+00'),
('1033', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, '2026-11-28 11:07:54.745495+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '150000', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '32091', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('120', NULL, 'test', 'NGN', 'commission', '8', '15370', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-100050', '2', NULL, '2026-11-28 11:07:36.597949+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-9789991', '4', NULL, '2026-11-28 11:07:36.597949+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-3209092', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '1518740', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '499996', '3', NULL, '2026-11-28 11:07:36.597949+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '5100002', '2', NULL, '2026-11-28 11:07:36.597949+00'),
('260', NULL, 'test', 'USDT', 'custody', '4', '-25000000', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('312', NULL, 'test', 'NGN', 'conversion', '8', '-1536610', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('328', NULL, 'test', 'USDT', 'conversion', '8', '10000000', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '2000', '2', NULL, '2026-11-28 11:07:36.597949+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '2500', '1', NULL, '2026-11-28 11:07:36.597949+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '0', '2', NULL, '2026-11-28 11:07:36.597949+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '3500', '2', NULL, '2026-11-28 11:07:36.597949+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3177001', '7211494'),
('1026', '13', '23', '150050', '7361544'),
('1026', '14', '24', '-7361544', '0'),
('1026', '15', '26', '50000', '50000'),
('1026', '16', '25', '-50000', '0'),
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
('1030', '17', '24', '7361544', '7361544'),
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
('1033', '1', '26', '-50000', '-50000'),
('118', '1', '1', '150000', '150000'),
('119', '1', '22', '32091', '32091'),
('120', '1', '21', '15370', '15370'),
('179', '1', '23', '-150050', '-150050'),
('179', '2', '25', '50000', '-100050'),
('182', '1', '1', '-10000000', '-10000000'),
('182', '2', '9', '100004', '-9899996'),
('182', '3', '12', '100005', '-9799991'),
('182', '4', '18', '10000', '-9789991'),
('183', '1', '22', '-3209092', '-3209092'),
('184', '1', '21', '1518740', '1518740'),
('185', '1', '10', '-100004', '-100004'),
('185', '2', '14', '100000', '-4'),
('185', '3', '16', '500000', '499996'),
('186', '1', '3', '5000000', '5000000'),
('186', '2', '7', '100002', '5100002'),
('260', '1', '19', '-25000000', '-25000000'),
('312', '1', '21', '-1536610', '-1536610'),
('328', '1', '21', '10000000', '10000000'),
('54', '1', '9', '1000', '1000'),
('54', '2', '12', '1000', '2000'),
('56', '1', '21', '2500', '2500'),
('57', '1', '10', '-1000', '-1000'),
('57', '2', '14', '1000', '0'),
('58', '1', '3', '2500', '2500'),
('58', '2', '7', '1000', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gxe737n6t9x3c85d0cp2f5', 'payment', 'single', 'test', NULL, '2026-11-28 11:07:55.370782+00', NULL, NULL, NULL),
('10', 'wd_01m8gxecqzfrjftgqrzp5sw8rm:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 11:08:06.219337+00', NULL, NULL, NULL),
('11', 'wd_01m8gxej0a7a4skdbvtbpnxf7p:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:08:06.540254+00', NULL, NULL, NULL),
('12', 'wd_01m8gxej0a7a4skdbvtbpnxf7p:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 11:08:08.829955+00', NULL, NULL, NULL),
('13', 'wd_01m8gxem9xa2718fs3nc0hzsdf:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:08:08.894203+00', NULL, NULL, NULL),
('14', 'wd_01m8gxem9xa2718fs3nc0hzsdf:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 11:08:08.953024+00', NULL, NULL, NULL),
('15', 'bill_01m8gxen658wcv1rdqphzj84hb:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 11:08:09.802095+00', NULL, NULL, NULL),
('16', 'bill_01m8gxen658wcv1rdqphzj84hb:post', 'bill_post', 'post', 'test', '15', '2026-11-28 11:08:09.875186+00', NULL, NULL, NULL),
('17', 'bill_01m8gxenb4ejh7xre0m4r2d4wq:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 11:08:09.959573+00', NULL, NULL, NULL),
('18', 'bill_01m8gxenb4ejh7xre0m4r2d4wq:post', 'bill_post', 'post', 'test', '17', '2026-11-28 11:08:09.995955+00', NULL, NULL, NULL),
('19', 'cp_01m8gxendvsc05ghhemgcknh0x', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 11:08:19.998438+00', NULL, NULL, NULL),
('2', 'wd_01m8gxe74q1x4gwm7hdeaxassy:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:07:55.421669+00', NULL, NULL, NULL),
('20', 'sale_01m8gxezj806txdxg0vcy05khw:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 11:08:20.427663+00', NULL, NULL, NULL),
('21', 'sale_01m8gxezj806txdxg0vcy05khw:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 11:08:20.507695+00', NULL, NULL, NULL),
('22', 'col_01m8gxezqez4vrkt2xmrerfc5n:credit', 'collection', 'single', 'test', NULL, '2026-11-28 11:08:23.053061+00', NULL, NULL, NULL),
('23', 'adj_01m8gxf2f55ea72dc85bd25xgc', 'adjustment', 'single', 'test', NULL, '2026-11-28 11:08:23.403802+00', NULL, NULL, NULL),
('24', 'hld_01m8gxf2kxpqgqndc00dz9g9a0:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 11:08:23.559867+00', NULL, NULL, NULL),
('25', 'txn_01m8gxf2tdp8nc2xrvr67tw527', 'chargeback', 'single', 'test', NULL, '2026-11-28 11:08:23.758195+00', NULL, NULL, NULL),
('26', 'txn_01m8gxf2tdp8nc2xrvr67tw527:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 11:08:23.758195+00', NULL, NULL, NULL),
('3', 'wd_01m8gxe74q1x4gwm7hdeaxassy:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 11:07:55.564664+00', NULL, NULL, NULL),
('4', 'wd_01m8gxe7g29c9t1cwnp7nkctj4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:07:55.779019+00', NULL, NULL, NULL),
('5', 'wd_01m8gxe7g29c9t1cwnp7nkctj4:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 11:07:55.815996+00', NULL, NULL, NULL),
('6', 'wd_01m8gxe7k378fa33wtfrt2gkx7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:07:55.875997+00', NULL, NULL, NULL),
('7', 'wd_01m8gxe7k378fa33wtfrt2gkx7:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 11:08:00.993644+00', NULL, NULL, NULL),
('8', 'wd_01m8gxecqzfrjftgqrzp5sw8rm:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:08:01.152261+00', NULL, NULL, NULL),
('9', 'wd_01m8gxecqzfrjftgqrzp5sw8rm:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 11:08:01.180469+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gxe6f885njy1x9kwcxz788', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'prod', E'\\x5b9460b2ce6e561a4d75f58c96de2324f542e1d9a300942fbce67c2a59bcdd57', E'\\x6d707331ab8e99b4d3c8bb6231a9673501a6c96bf82cdbec909d8c2eb178479d032739059967a58599b6ddd0b6ade512808c3a212e802c3b5d869325fa1f94a48c0d4c49ac1851a3875c6c4d52c8ca6a773964f1', 'dSXb', NULL, NULL, NULL, '2026-11-28 11:07:54.749287+00', NULL, NULL, NULL),
('key_01m8gxe6f8r3pvd35ck39zcrbe', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', E'\\x5d5a9ab9a6dabb4efd77fea529a109148a69c524c9cc943303b2260dc3b69ff9', E'\\x6d707331ab8e99b4d3c8bb629802a0563387e57574b8cb93d29f9db707a652e00b2dd695ed7a6411d1842ed560b4420ab61b8031a83b6ca9a3ac573040ec51cc94c89bbe2e27f07be3e201066ff72ea266e21b15', 'mQWy', NULL, NULL, NULL, '2026-11-28 11:07:54.749287+00', NULL, '2026-11-28 11:07:54.893601+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:554a3e725072901c10885ab4eb46a2e4b9ef0d696bfddc440625a18db3990dd8', '0', '1795950475042'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795864975014'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795864974997');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gxen658wcv1rdqphzj84hb', '1', 'simulator', 'simulator', '202611281208jwpm774hwrdkqrjb', '1', '1', '2026-11-28 11:08:09.867282+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281208jwpm774hwrdkqrjb', '2026-11-28 11:08:09.838+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gxenb4ejh7xre0m4r2d4wq', '1', 'simulator', 'simulator', '2026112812089j055cv70mzqx5t2', '1', '1', '2026-11-28 11:08:09.993547+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112812089j055cv70mzqx5t2', '2026-11-28 11:08:09.983+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gxezqez4vrkt2xmrerfc5n', '1', 'simulator', 'simulator', 'col_01m8gxezqez4vrkt2xmrerfc5n', '1', '1', '2026-11-28 11:08:20.857267+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gxezqez4vrkt2xmrerfc5n', '2026-11-28 11:08:23.004+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gxezj806txdxg0vcy05khw', '1', 'simulator', 'simulator', 'sale_01m8gxezj806txdxg0vcy05khw', '1', '1', '2026-11-28 11:08:20.50239+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gxezj806txdxg0vcy05khw', '2026-11-28 11:08:20.472+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxe74q1x4gwm7hdeaxassy', '1', 'simulator', 'simulator', 'wd_01m8gxe74q1x4gwm7hdeaxassy', '1', '1', '2026-11-28 11:07:55.558372+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gxe74q1x4gwm7hdeaxassy', '2026-11-28 11:07:55.538+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxe7g29c9t1cwnp7nkctj4', '1', 'simulator', 'simulator', 'wd_01m8gxe7g29c9t1cwnp7nkctj4', '1', '1', '2026-11-28 11:07:55.814618+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gxe7g29c9t1cwnp7nkctj4', '2026-11-28 11:07:55.798+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxe7k378fa33wtfrt2gkx7', '1', 'simulator', 'simulator', 'wd_01m8gxe7k378fa33wtfrt2gkx7', '1', '1', '2026-11-28 11:07:55.934925+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gxe7k378fa33wtfrt2gkx7', '2026-11-28 11:08:00.973+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxecqzfrjftgqrzp5sw8rm', '1', 'simulator', 'simulator', 'wd_01m8gxecqzfrjftgqrzp5sw8rm', '1', '1', '2026-11-28 11:08:01.179703+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gxecqzfrjftgqrzp5sw8rm', '2026-11-28 11:08:06.206+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxej0a7a4skdbvtbpnxf7p', '1', 'simulator', 'simulator', 'wd_01m8gxej0a7a4skdbvtbpnxf7p', '1', '1', '2026-11-28 11:08:06.604942+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gxej0a7a4skdbvtbpnxf7p', '2026-11-28 11:08:08.784+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxem9xa2718fs3nc0hzsdf', '1', 'simulator', 'simulator', 'wd_01m8gxem9xa2718fs3nc0hzsdf', '1', '1', '2026-11-28 11:08:08.948353+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gxem9xa2718fs3nc0hzsdf', '2026-11-28 11:08:08.935+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 11:07:54.749287+00', 'system', 'business.create', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '{"kycStatus": "APPROVED"}', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 11:07:55.206557+00', 'usr_01m8gxe6evxds24fdckty8t2y7', 'sign_in.new_network', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '{}', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', NULL, 'token', '8b1ac332f011', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 11:07:55.304829+00', 'usr_01m8gxe6evxds24fdckty8t2y7', 'webhook_url.change', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '{}', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'token', '8b1ac332f011', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:39221/webhooks"}'),
('4', '2026-11-28 11:08:08.829955+00', 'root', 'withdrawal.resolve', 'wd_01m8gxej0a7a4skdbvtbpnxf7p', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 11:08:23.340817+00', 'usr_01m8gxe6evxds24fdckty8t2y7', 'webhook_url.change', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '{}', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'token', '8b1ac332f011', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:39221/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 11:08:23.403802+00', 'ada', 'balance.adjust', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gxf2f55ea72dc85bd25xgc"}', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 11:08:23.559867+00', 'ada', 'wallet.hold', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8gxf2kxpqgqndc00dz9g9a0", "reason": "An example.", "amountMinor": "7361544", "environment": "test"}', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73615.44", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 11:08:23.758195+00', 'ada', 'chargeback.open', 'txn_01m8gxf2tdp8nc2xrvr67tw527', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8gxe737n6t9x3c85d0cp2f5", "currency": "NGN", "chargeback": "txn_01m8gxf2tdp8nc2xrvr67tw527"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gxf2f55ea72dc85bd25xgc', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 11:08:23.403802+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 11:07:54.749287+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 11:07:48.202985+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 11:07:48.202985+00');
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
('bill_01m8gxen658wcv1rdqphzj84hb', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '45863651848615029417', '{}', '73.52 kWh'),
('bill_01m8gxenb4ejh7xre0m4r2d4wq', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 11:07:54.749287+00', '2026-11-28 11:08:23.340817+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 11:08:20.047+00', '2026-11-28 11:08:22.238136+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '4db5e6e730914f8fdb1f05a026b31db6530b6fc1bf44ca319aa7c74261dbdbf2', '0', 'test', 'cp_01m8gxendvsc05ghhemgcknh0x', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '5', '2026-11-28 11:08:12.421+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 11:08:14.482866+00'),
('simulated', '83d5865fd15c8f2dea49d74a38171fee8173a2429dca5533d3c00c51e30ce538', '0', 'test', 'cp_01m8gxendvsc05ghhemgcknh0x', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '4', '2026-11-28 11:08:10.081+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 11:08:12.299724+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8gxf2tdp8nc2xrvr67tw527', 'txn_01m8gxe737n6t9x3c85d0cp2f5', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 11:08:23.758195+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gxezqez4vrkt2xmrerfc5n', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.36370000', '0', '127.08006300', '32091', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gxezqez4vrkt2xmrerfc5n');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gxendvsc05ghhemgcknh0x', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU', '4db5e6e730914f8fdb1f05a026b31db6530b6fc1bf44ca319aa7c74261dbdbf2', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gxendfkzcc3g6b6en3vrpb', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 12:08:10.043+00', '2026-11-28 11:08:10.043+00', '2026-11-28 11:08:19.986+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('5a9f2053bd49fe4857bd6d6f37f5ecbbe111d9faed266f7c0c26f0cc6fa8872e', 'swp_01m8gxest37r4grcaxp6mnbjrw', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e84089cee18ea2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154178afeafd6fca97deada4dda2d05dc8a69a0df1271215414dae621cf5058b7d074615d06072ff60201917bd18b0a81770a9f9dd8ea23412415c6882167141d40e2e2297ccd5122298f15c06838e801e5e9c40ba92d7f615402b0e4df23eef6f8af1b2dfec4988e1c004601365b175cf6b7e22f45b8d00fce61c', '2026-11-28 11:09:20.009+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 11:08:20.019321+00'),
('66873e2e7221e08ee4d9e604b70b287e2a771200c6e456b8f045eafdf7b9eaeb', 'swp_01m8gxest37r4grcaxp6mnbjrw', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4093bae18ea2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154178afeafd6fca97deada4dda2d05dc8a69a0df127121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000008b6b4ebdb3ce8fcd51cbae6429502d66d106290800000000000000000000000000000000000000000000000000000000017d784070b3e5dd8ea2349001d090c10612412d431cea781979e11cf45acfcecdc97159bea8d44488e4c6258a87e3fe8cc8132ac3bab0994747915f325ad980a1966bae8c6b5e542ec48bdf34b511de16210b1b', '2026-11-28 11:09:17.459+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 11:08:17.482088+00'),
('a672a9f028d0447e4d701bf1ca4674c91c214b2df1ff6bb5e8698e2cdd5397a7', 'swp_01m8gxest37r4grcaxp6mnbjrw', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140f9a3e18ea2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15414dae621cf5058b7d074615d06072ff60201917bd12154178afeafd6fca97deada4dda2d05dc8a69a0df12718d090c1067099cfdd8ea234124145a3816e3b95fc5f4220c3116206afe0eac2fe61be223097cd695a082f4949e74eb333797f1fe0ad1cf27220a0306b4a09f39af8c9a806e2ed6594401cd028c91b', '2026-11-28 11:09:14.617+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 11:08:14.980732+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gxest37r4grcaxp6mnbjrw', 'cp_01m8gxendvsc05ghhemgcknh0x', 'test', '0', 'TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 11:08:14.523411+00', '2026-11-28 11:08:19.977793+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'collection', '1', '3177001', '0'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'sales', '1', '1521240'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/bills/data', '37f74e4ce73acae44cbcb575f0173467', E'\\x110876e22f5f5d7992c66e75a5b4677276d28fae786fbb19951cb2650b69be4c', 'bill_01m8gxenb4ejh7xre0m4r2d4wq', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gxenb4ejh7xre0m4r2d4wq","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 11:08:09.959573+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/bills/electricity', 'a0f3bcdb90030bca9356f55b5400890d', E'\\xb6eb6599d1056a5fadf437f29d62e4a6ab89a3b1b485bc9e3fbc5c82730f3321', 'bill_01m8gxen658wcv1rdqphzj84hb', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gxen658wcv1rdqphzj84hb","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"45863651848615029417","units":"73.52 kWh"}', '2026-11-28 11:08:09.802095+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/cross-border/collections', '29b3c96540f180f4cd63da1f8760944b', E'\\xf78f377dbfc936fa850063330f261791c2a15585d3b63269428ab4dd76107fce', 'col_01m8gxezqez4vrkt2xmrerfc5n', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gxezqez4vrkt2xmrerfc5n","reference":"col_01m8gxezqez4vrkt2xmrerfc5n","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31770.01,"targetCurrency":"NGN","rate":127.080063,"providerFee":0,"providerRate":128.3637,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T11:08:20.595Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 11:08:20.595592+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/crypto/payments/cp_01m8gxendvsc05ghhemgcknh0x/simulate-deposit', '544d70787695f3afc0d4250b4937fb0c', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gxendvsc05ghhemgcknh0x', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gxendvsc05ghhemgcknh0x","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU","checkoutUrl":"http://127.0.0.1:44235/pay/01m8gxendvsc05ghhemgcknh0x56jg71dkf9zksd06t6470j2j9e","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T12:08:10.043Z","payableUntil":"2026-11-28T12:08:10.043Z","environment":"test","createdAt":"2026-11-28T11:08:10.043Z","updatedAt":"2026-11-28T11:08:10.043Z","metadata":{"simulated":true}},"deposit":{"txHash":"83d5865fd15c8f2dea49d74a38171fee8173a2429dca5533d3c00c51e30ce538","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 11:08:10.074609+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/crypto/payments/cp_01m8gxendvsc05ghhemgcknh0x/simulate-deposit', 'e00e4b6d0e1f1312f7e67841f11a05a2', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gxendvsc05ghhemgcknh0x', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gxendvsc05ghhemgcknh0x","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU","checkoutUrl":"http://127.0.0.1:44235/pay/01m8gxendvsc05ghhemgcknh0x56jg71dkf9zksd06t6470j2j9e","returnUrl":null,"status":"UNDERPAID","txHash":"83d5865fd15c8f2dea49d74a38171fee8173a2429dca5533d3c00c51e30ce538","reviewReason":null,"expiresAt":"2026-11-28T12:08:10.043Z","payableUntil":"2026-11-28T13:08:10.043Z","environment":"test","createdAt":"2026-11-28T11:08:10.043Z","updatedAt":"2026-11-28T11:08:12.319Z","metadata":{"simulated":true}},"deposit":{"txHash":"4db5e6e730914f8fdb1f05a026b31db6530b6fc1bf44ca319aa7c74261dbdbf2","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 11:08:12.419399+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/crypto/payments/create', '2fbaa8fe082f897964924cf73d09c0b9', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gxendvsc05ghhemgcknh0x', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gxendvsc05ghhemgcknh0x","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU","checkoutUrl":"http://127.0.0.1:44235/pay/01m8gxendvsc05ghhemgcknh0x56jg71dkf9zksd06t6470j2j9e","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T12:08:10.043Z","payableUntil":"2026-11-28T12:08:10.043Z","environment":"test","createdAt":"2026-11-28T11:08:10.043Z","updatedAt":"2026-11-28T11:08:10.043Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 11:08:10.051603+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/crypto/withdrawals/request', '4f0b2094c1ef0d0cd0425a26671c6ee1', E'\\x09cf00498e6ac01bca57dfa17a588638a2c36e832008080e5a46488e9a3a1671', 'sale_01m8gxezj806txdxg0vcy05khw', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gxezj806txdxg0vcy05khw","amountUsdt":10,"conversionRate":1521.24,"grossAmountNgn":15212.4,"withdrawalFeeNgn":25,"netAmountNgn":15187.4,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gxezj806txdxg0vcy05khw","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:08:20.427Z"},"simulated":true,"environment":"test"}', '2026-11-28 11:08:20.427663+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/payment/process', 'd27bece6712baa3ebad81798b9c1ee75', E'\\xc528a2de472bfd2e57df7c070affba08c322051a5bf2e8399c59bda6986295fb', 'txn_01m8gxe737n6t9x3c85d0cp2f5', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gxe737n6t9x3c85d0cp2f5","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:07:55.370782+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/withdrawal/request', '0ce0ee8bf697c72165b90c8a0758d348', E'\\x81baaf71b2149efbaaa8ee6d75dffbe6df88a335223e21a5659c2ea17a6df76c', 'wd_01m8gxecqzfrjftgqrzp5sw8rm', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gxecqzfrjftgqrzp5sw8rm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:08:01.152Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:08:01.152261+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/withdrawal/request', '6d5cefae0c3267598948357e30aef7e9', E'\\x5ba98babde12dca216c21345f4ae567718d8b551d00a43cff22399aaa21d315a', 'wd_01m8gxe7g29c9t1cwnp7nkctj4', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gxe7g29c9t1cwnp7nkctj4","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:07:55.779Z","environment":"test","simulated":true},"requestId":"req_01m8gxe7fwpcdftvcdns3cf7hc","simulated":true,"environment":"test"}', '2026-11-28 11:07:55.779019+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/withdrawal/request', '86754f559ea30125c0329b5ae7a12806', E'\\x80dfa83e847c859e5caf6622ce1508ee71e7de3f2ac2de72b3e7877c9f66618e', 'wd_01m8gxem9xa2718fs3nc0hzsdf', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gxem9xa2718fs3nc0hzsdf","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:08:08.894Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:08:08.894203+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/withdrawal/request', 'c048a6f62c76a47dc97709086e1a6e3f', E'\\x04339d5907504d7028fb48a1c7f84c0c8ebd45762e85c393cd4980e222731958', 'wd_01m8gxej0a7a4skdbvtbpnxf7p', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gxej0a7a4skdbvtbpnxf7p","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:08:06.540Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:08:06.540254+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/withdrawal/request', 'da05f4027133b4ca3efea3570c8b01a9', E'\\xbb7ec684cf03f7c85ebfb39acbe4f8764ac3aa65f2d6c35eba9a571f55619d02', 'wd_01m8gxe7k378fa33wtfrt2gkx7', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gxe7k378fa33wtfrt2gkx7","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:07:55.875Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:07:55.875997+00'),
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '/withdrawal/request', 'demo-faf44c0f-2df9-4c60-ba3c-f6870711b5ce', E'\\x037a4111b66aa1d45309eb01a042ab5522412c077d639987fb9bb6a22fb1f471', 'wd_01m8gxe74q1x4gwm7hdeaxassy', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gxe74q1x4gwm7hdeaxassy","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:07:55.421Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:07:55.421669+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331ab8e99b4d3c8bb62e7a8177f76130185b109d6194bf57442cef3a330c8368724156f7b2ca8421e44b422a0170a992757e430ccd6f474134de4a782d3fbd44bfc5e1558f478e9b26a031fab48c0da5010', '2026-11-28 11:07:47.826004+00', '2026-11-28 11:07:47.826004+00'),
('sandbox_seed', E'\\x6d707331ab8e99b4d3c8bb6215d49533a2660590c418b96533237f6ad72abe17c72825fa251ade8d1841c26e7f47be39aa9fc8a2221f2b65597758a749c98bfac9ecbca79c277273a7f854c5ef48333272a64add7f5465bbbbfc8c1c4c779b4fcb61e53b442d592f884242ca5f4f2960', '2026-11-28 11:07:47.819828+00', '2026-11-28 11:07:47.819828+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gxe6evxds24fdckty8t2y7', E'\\x6bdf867b097993353f8163c58ba8a986c4f3ca4af1e10566e314acca4a691fff', '2026-11-28 11:07:55.206557+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 11:07:55.206557+00', '2026-11-28 11:07:55.206557+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:07:55.581326+00'),
('2', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:39221/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:07:55.304829+00', '2026-11-28 11:07:55.304829+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:07:55.581326+00'),
('3', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:39221/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:08:23.340817+00', '2026-11-28 11:08:23.340817+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:08:24.080925+00'),
('4', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73615.44", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:08:23.559867+00', '2026-11-28 11:08:23.559867+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:08:24.080925+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gxem57a1wefkr6dh5vj84x', 'withdrawal.resolve', 'wd_01m8gxej0a7a4skdbvtbpnxf7p', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 11:08:08.743041+00', '2026-11-29 11:08:08.743041+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gxen658wcv1rdqphzj84hb', 'bill', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281208jwpm774hwrdkqrjb', NULL, '2026-11-28 11:08:09.802095+00', '2026-11-28 11:08:09.875186+00'),
('bill_01m8gxenb4ejh7xre0m4r2d4wq', 'bill', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112812089j055cv70mzqx5t2', NULL, '2026-11-28 11:08:09.959573+00', '2026-11-28 11:08:09.995955+00'),
('col_01m8gxezqez4vrkt2xmrerfc5n', 'collection', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 11:08:40.595592+00', NULL, 'sim_col_01m8gxezqez4vrkt2xmrerfc5n', NULL, '2026-11-28 11:08:20.595592+00', '2026-11-28 11:08:23.053061+00'),
('sale_01m8gxezj806txdxg0vcy05khw', 'usdt_sale', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gxezj806txdxg0vcy05khw', NULL, '2026-11-28 11:08:20.427663+00', '2026-11-28 11:08:20.507695+00'),
('wd_01m8gxe74q1x4gwm7hdeaxassy', 'withdrawal', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxe74q1x4gwm7hdeaxassy', NULL, '2026-11-28 11:07:55.421669+00', '2026-11-28 11:07:55.564664+00'),
('wd_01m8gxe7g29c9t1cwnp7nkctj4', 'withdrawal', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxe7g29c9t1cwnp7nkctj4', 'The sandbox fails amounts ending in .01.', '2026-11-28 11:07:55.779019+00', '2026-11-28 11:07:55.815996+00'),
('wd_01m8gxe7k378fa33wtfrt2gkx7', 'withdrawal', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxe7k378fa33wtfrt2gkx7', NULL, '2026-11-28 11:07:55.875997+00', '2026-11-28 11:08:00.993644+00'),
('wd_01m8gxecqzfrjftgqrzp5sw8rm', 'withdrawal', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxecqzfrjftgqrzp5sw8rm', 'The sandbox reverses amounts ending in .04.', '2026-11-28 11:08:01.152261+00', '2026-11-28 11:08:06.219337+00'),
('wd_01m8gxej0a7a4skdbvtbpnxf7p', 'withdrawal', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gxem57a1wefkr6dh5vj84x', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxej0a7a4skdbvtbpnxf7p', NULL, '2026-11-28 11:08:06.540254+00', '2026-11-28 11:08:08.829955+00'),
('wd_01m8gxem9xa2718fs3nc0hzsdf', 'withdrawal', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxem9xa2718fs3nc0hzsdf', NULL, '2026-11-28 11:08:08.894203+00', '2026-11-28 11:08:08.953024+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TH3wwC2LJuu37dCZ2o9BK7taAyCNaDMptn', '0', '8999999985632000', 'true'),
('TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU', '0', '268000', 'true'),
('TNgPUat1GDyeeF6WezmzLyuTgSR4bNVsXK', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795864074913'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795864085182'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795864090081'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795864092421'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795864095001'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795864097503'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795864100047');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('4db5e6e730914f8fdb1f05a026b31db6530b6fc1bf44ca319aa7c74261dbdbf2', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU', '15000000', '0', '0'),
('5a9f2053bd49fe4857bd6d6f37f5ecbbe111d9faed266f7c0c26f0cc6fa8872e', '8', 'trx_transfer', 'SUCCESS', 'TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU', 'TH3wwC2LJuu37dCZ2o9BK7taAyCNaDMptn', '382000', '0', '0'),
('66873e2e7221e08ee4d9e604b70b287e2a771200c6e456b8f045eafdf7b9eaeb', '7', 'usdt_transfer', 'SUCCESS', 'TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU', 'TNgPUat1GDyeeF6WezmzLyuTgSR4bNVsXK', '25000000', '13000000', '130000'),
('83d5865fd15c8f2dea49d74a38171fee8173a2429dca5533d3c00c51e30ce538', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU', '10000000', '0', '0'),
('a672a9f028d0447e4d701bf1ca4674c91c214b2df1ff6bb5e8698e2cdd5397a7', '6', 'trx_transfer', 'SUCCESS', 'TH3wwC2LJuu37dCZ2o9BK7taAyCNaDMptn', 'TLyLq5432gsmPTEjmLTLf5xbi1AHPJnWeU', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gxen658wcv1rdqphzj84hb', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gxen5s7zjpm2mwqygmdev7', '2026-11-28 11:08:09.802095+00', '2026-11-28 11:08:09.875186+00'),
('bill_01m8gxenb4ejh7xre0m4r2d4wq', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gxenatd41z1qe9mp8t8z60', '2026-11-28 11:08:09.959573+00', '2026-11-28 11:08:09.995955+00'),
('col_01m8gxezqez4vrkt2xmrerfc5n', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'collection', 'COMPLETED', '3177001', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gxezpdvbe2td3bjk23k4dv', '2026-11-28 11:08:20.595592+00', '2026-11-28 11:08:23.053061+00'),
('txn_01m8gxe737n6t9x3c85d0cp2f5', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gxe72xcvfbz302wf89m2qx', '2026-11-28 11:07:55.370782+00', '2026-11-28 11:07:55.370782+00'),
('txn_01m8gxf2tdp8nc2xrvr67tw527', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'chargeback', 'COMPLETED', '50000', '0', 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 11:08:23.758195+00', '2026-11-28 11:08:23.758195+00'),
('wd_01m8gxe74q1x4gwm7hdeaxassy', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxe74dvh40naqdvn7s9b0j', '2026-11-28 11:07:55.421669+00', '2026-11-28 11:07:55.564664+00'),
('wd_01m8gxe7g29c9t1cwnp7nkctj4', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxe7fwpcdftvcdns3cf7hc', '2026-11-28 11:07:55.779019+00', '2026-11-28 11:07:55.815996+00'),
('wd_01m8gxe7k378fa33wtfrt2gkx7', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxe7jzdaq2ptv2b2sqysbb', '2026-11-28 11:07:55.875997+00', '2026-11-28 11:08:00.993644+00'),
('wd_01m8gxecqzfrjftgqrzp5sw8rm', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxecqxcqyznn7gcw5ttpdy', '2026-11-28 11:08:01.152261+00', '2026-11-28 11:08:06.219337+00'),
('wd_01m8gxej0a7a4skdbvtbpnxf7p', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxej00sychr0m2a8kq5mgb', '2026-11-28 11:08:06.540254+00', '2026-11-28 11:08:08.829955+00'),
('wd_01m8gxem9xa2718fs3nc0hzsdf', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxem9t7f461mqbxqwp42g0', '2026-11-28 11:08:08.894203+00', '2026-11-28 11:08:08.953024+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gxezh569712g8t6sgxz8vb', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', '10000000', '1536.61000000', '1521.24000000', '1521240', '2500', '1518740', '15370', '2026-11-28 11:08:20.394218+00', '2026-11-28 11:09:20.39+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gxezj806txdxg0vcy05khw', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'COMPLETED', '10000000', '1536.61000000', '1521.24000000', '1521240', '2500', '1518740', '15370', 'qte_01m8gxezh569712g8t6sgxz8vb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gxezhm729fdpk2ff2avb82', '2026-11-28 11:08:20.427663+00', '2026-11-28 11:08:20.507695+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gxe6evxds24fdckty8t2y7', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$e5pzmZ6lCejYcefhXY1XnQ$2JRuhIOMujROTsXauMDLgA18hL2HgqZOQ4kM4W+cQiM', '1', NULL, NULL, NULL, '2026-11-28 11:07:54.749287+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'simulator', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 11:07:54.749287+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8gxf2kxpqgqndc00dz9g9a0', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', 'NGN', '7361544', '7361544', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 11:08:23.559867+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gxe79knffc8qg9ygk3sf6m', '1', 'http://127.0.0.1:39221/webhooks', '2026-11-28 11:07:55.615+00', '44', '204', '', NULL),
('msg_01m8gxe7hap09q4qa3gy4m12wh', '1', 'http://127.0.0.1:39221/webhooks', '2026-11-28 11:07:55.834+00', '6', '204', '', NULL),
('msg_01m8gxeck3e7v34ebqyn344sx5', '1', 'http://127.0.0.1:39221/webhooks', '2026-11-28 11:08:01.02+00', '2', '204', '', NULL),
('msg_01m8gxecry68zmwekg9gwjhrda', '1', 'http://127.0.0.1:39221/webhooks', '2026-11-28 11:08:01.221+00', '6', '204', '', NULL),
('msg_01m8gxehpjmzhqdep81f09vt4m', '1', 'http://127.0.0.1:39221/webhooks', '2026-11-28 11:08:06.276+00', '17', '204', '', NULL),
('msg_01m8gxem85abpaw43evrrg87bq', '1', 'http://127.0.0.1:39221/webhooks', '2026-11-28 11:08:08.856+00', '5', '204', '', NULL),
('msg_01m8gxembyb1a6yyqy8tdzg591', '1', 'http://127.0.0.1:39221/webhooks', '2026-11-28 11:08:08.972+00', '5', '500', '', NULL),
('msg_01m8gxembyb1a6yyqy8tdzg591', '2', 'http://127.0.0.1:39221/webhooks', '2026-11-28 11:08:09.718+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gxe79knffc8qg9ygk3sf6m', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxe74q1x4gwm7hdeaxassy', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:07:55.538Z","data":{"transactionId":"wd_01m8gxe74q1x4gwm7hdeaxassy","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:07:55.421Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:07:55.564664+00', '2026-11-28 11:07:55.68349+00', NULL),
('msg_01m8gxe7hap09q4qa3gy4m12wh', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gxe7g29c9t1cwnp7nkctj4', '{"type":"withdrawal.failed","timestamp":"2026-11-28T11:07:55.798Z","data":{"transactionId":"wd_01m8gxe7g29c9t1cwnp7nkctj4","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:07:55.779Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:07:55.815996+00', '2026-11-28 11:07:55.842221+00', NULL),
('msg_01m8gxeck3e7v34ebqyn344sx5', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxe7k378fa33wtfrt2gkx7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:08:00.973Z","data":{"transactionId":"wd_01m8gxe7k378fa33wtfrt2gkx7","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:07:55.875Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:08:00.993644+00', '2026-11-28 11:08:01.023877+00', NULL),
('msg_01m8gxecry68zmwekg9gwjhrda', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxecqzfrjftgqrzp5sw8rm', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:08:01.165Z","data":{"transactionId":"wd_01m8gxecqzfrjftgqrzp5sw8rm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:08:01.152Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:08:01.180469+00', '2026-11-28 11:08:01.237505+00', NULL),
('msg_01m8gxehpjmzhqdep81f09vt4m', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gxecqzfrjftgqrzp5sw8rm', '{"type":"withdrawal.failed","timestamp":"2026-11-28T11:08:06.206Z","data":{"transactionId":"wd_01m8gxecqzfrjftgqrzp5sw8rm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:08:01.152Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:08:06.219337+00', '2026-11-28 11:08:06.307305+00', NULL),
('msg_01m8gxem85abpaw43evrrg87bq', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxej0a7a4skdbvtbpnxf7p', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:08:08.819Z","data":{"transactionId":"wd_01m8gxej0a7a4skdbvtbpnxf7p","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:08:06.540Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:08:08.829955+00', '2026-11-28 11:08:08.87164+00', NULL),
('msg_01m8gxembyb1a6yyqy8tdzg591', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxem9xa2718fs3nc0hzsdf', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:08:08.935Z","data":{"transactionId":"wd_01m8gxem9xa2718fs3nc0hzsdf","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:08:08.894Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:08:08.953024+00', '2026-11-28 11:08:09.723919+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gxe6gve9dd137snjw0994m', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'test', NULL, E'\\x6d707331ab8e99b4d3c8bb6245b82e7fed9080178ddc02ec50423dcd528156a7845dbe048f59470ee597532d8139119ae0ecf3aed43178984b801f6fab6e523a4acce6812ac6c13f9cd79ac110ba1d55b1b3354506395b5b466f', '2026-11-28 11:07:54.749287+00', NULL),
('whs_01m8gxe6gvy0vskgajgz4tcxmc', 'biz_01m8gxe6evp6y4rz4qjwcjh1y9', 'prod', NULL, E'\\x6d707331ab8e99b4d3c8bb628d0ad2c6c48d02d0ebd43140c8f15956371e12830b289efcad018211c07134280d537a058a03da468f0b1b0ba38fda88d59af81b2d39acfc50ff8b7e8aba9e4f72be8a60005a04b7a8388f080539', '2026-11-28 11:07:54.749287+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gxe74q1x4gwm7hdeaxassy', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxe7g29c9t1cwnp7nkctj4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxe7k378fa33wtfrt2gkx7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxecqzfrjftgqrzp5sw8rm', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxej0a7a4skdbvtbpnxf7p', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxem9xa2718fs3nc0hzsdf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 4);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
