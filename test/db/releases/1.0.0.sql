-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '114', '176', '178', '186', '188', '191', '261', '304', '320', '48', '60', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 11:30:42.325249+00'),
('1025', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 11:30:42.325249+00'),
('1026', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'NGN', 'available', '0', '7355790', '13', NULL, '2026-11-28 11:30:42.325249+00'),
('1027', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 11:30:42.325249+00'),
('1028', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 11:30:42.325249+00'),
('1029', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 11:30:42.325249+00'),
('1030', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 11:30:42.325249+00'),
('1031', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 11:30:42.325249+00'),
('1032', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 11:30:42.325249+00'),
('1033', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 11:30:42.325249+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '47373', '2', NULL, '2026-11-28 11:30:17.321709+00'),
('114', NULL, 'test', 'NGN', 'commission', '2', '150000', '1', NULL, '2026-11-28 11:30:17.321709+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '3712706', '5', NULL, '2026-11-28 11:30:17.321709+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-10000000', '1', NULL, '2026-11-28 11:30:17.321709+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-150050', '1', NULL, '2026-11-28 11:30:17.321709+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '300006', '3', NULL, '2026-11-28 11:30:17.321709+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '110005', '2', NULL, '2026-11-28 11:30:17.321709+00'),
('261', NULL, 'test', 'USDT', 'custody', '5', '-25000000', '1', NULL, '2026-11-28 11:30:17.321709+00'),
('304', NULL, 'test', 'NGN', 'conversion', '0', '-1533830', '1', NULL, '2026-11-28 11:30:17.321709+00'),
('320', NULL, 'test', 'USDT', 'conversion', '0', '10000000', '1', NULL, '2026-11-28 11:30:17.321709+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '4000', '3', NULL, '2026-11-28 11:30:17.321709+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '3000', '3', NULL, '2026-11-28 11:30:17.321709+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '1000', '1', NULL, '2026-11-28 11:30:17.321709+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3171247', '7205740'),
('1026', '13', '23', '150050', '7355790'),
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
('112', '1', '21', '15340', '15340'),
('112', '2', '22', '32033', '47373'),
('114', '1', '1', '150000', '150000'),
('176', '1', '3', '5000000', '5000000'),
('176', '2', '10', '-100004', '4899996'),
('176', '3', '16', '500000', '5399996'),
('176', '4', '21', '1515990', '6915986'),
('176', '5', '22', '-3203280', '3712706'),
('178', '1', '1', '-10000000', '-10000000'),
('186', '1', '23', '-150050', '-150050'),
('188', '1', '7', '100002', '100002'),
('188', '2', '9', '100004', '200006'),
('188', '3', '14', '100000', '300006'),
('191', '1', '12', '100005', '100005'),
('191', '2', '18', '10000', '110005'),
('261', '1', '19', '-25000000', '-25000000'),
('304', '1', '21', '-1533830', '-1533830'),
('320', '1', '21', '10000000', '10000000'),
('48', '1', '3', '2500', '2500'),
('48', '2', '10', '-1000', '1500'),
('48', '3', '21', '2500', '4000'),
('60', '1', '7', '1000', '1000'),
('60', '2', '9', '1000', '2000'),
('60', '3', '14', '1000', '3000'),
('63', '1', '12', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gyqytz5xbrqtv2femr9x9v', 'payment', 'single', 'test', NULL, '2026-11-28 11:30:43.209462+00', NULL, NULL, NULL),
('10', 'wd_01m8gyr4rzefvrwypjcqvg7mjr:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 11:30:54.336411+00', NULL, NULL, NULL),
('11', 'wd_01m8gyra27jm3844ea9hj3weag:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:30:54.670761+00', NULL, NULL, NULL),
('12', 'wd_01m8gyra27jm3844ea9hj3weag:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 11:30:57.438441+00', NULL, NULL, NULL),
('13', 'wd_01m8gyrcx14wsbwfghbywfac9f:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:30:57.569845+00', NULL, NULL, NULL),
('14', 'wd_01m8gyrcx14wsbwfghbywfac9f:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 11:30:57.596325+00', NULL, NULL, NULL),
('15', 'bill_01m8gyrdy5vg26qtedvn61dr5n:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 11:30:58.630804+00', NULL, NULL, NULL),
('16', 'bill_01m8gyrdy5vg26qtedvn61dr5n:post', 'bill_post', 'post', 'test', '15', '2026-11-28 11:30:58.740302+00', NULL, NULL, NULL),
('17', 'bill_01m8gyre3jvxwfexkjyn2x2h97:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 11:30:58.804501+00', NULL, NULL, NULL),
('18', 'bill_01m8gyre3jvxwfexkjyn2x2h97:post', 'bill_post', 'post', 'test', '17', '2026-11-28 11:30:58.915312+00', NULL, NULL, NULL),
('19', 'cp_01m8gyreanntsynqvfq5ej0m2z', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 11:31:10.031551+00', NULL, NULL, NULL),
('2', 'wd_01m8gyqyxe3jfntjqx5hjxszvx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:30:43.249439+00', NULL, NULL, NULL),
('20', 'sale_01m8gyrs60mgcyj22hw579avsc:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 11:31:10.145038+00', NULL, NULL, NULL),
('21', 'sale_01m8gyrs60mgcyj22hw579avsc:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 11:31:10.189887+00', NULL, NULL, NULL),
('22', 'col_01m8gyrs8h26jprgn3qepakffb:credit', 'collection', 'single', 'test', NULL, '2026-11-28 11:31:12.736027+00', NULL, NULL, NULL),
('23', 'adj_01m8gyrw4jk87nyczxk13127mp', 'adjustment', 'single', 'test', NULL, '2026-11-28 11:31:13.179147+00', NULL, NULL, NULL),
('3', 'wd_01m8gyqyxe3jfntjqx5hjxszvx:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 11:30:43.320074+00', NULL, NULL, NULL),
('4', 'wd_01m8gyqzged13n5emfm5j32r2b:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:30:43.875809+00', NULL, NULL, NULL),
('5', 'wd_01m8gyqzged13n5emfm5j32r2b:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 11:30:43.942914+00', NULL, NULL, NULL),
('6', 'wd_01m8gyqzmt2jb5jyc422v8cgak:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:30:43.99528+00', NULL, NULL, NULL),
('7', 'wd_01m8gyqzmt2jb5jyc422v8cgak:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 11:30:49.108777+00', NULL, NULL, NULL),
('8', 'wd_01m8gyr4rzefvrwypjcqvg7mjr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:30:49.247715+00', NULL, NULL, NULL),
('9', 'wd_01m8gyr4rzefvrwypjcqvg7mjr:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 11:30:49.277624+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gyqy0m9mmeas4ve1v7hz4e', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', E'\\x40322e947372be4f2bd6e279ed631156554fabf194cc065587842accb1afbecd', E'\\x6d707331792280b625328060fc5af7f05cfc96b1ff159a2f6ec0649a1cf1d3320236f447153d736ab9fdd9278ed18fb4247a76c57781ef612979d64278225e0226e6bcd1d9697265ac3a110935185708f04f51dd', 'Uhrq', NULL, NULL, NULL, '2026-11-28 11:30:42.33907+00', NULL, '2026-11-28 11:30:42.552186+00', '127.0.0.1'),
('key_01m8gyqy0mds38hqj4kf32pzds', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'prod', E'\\x21a1064375d8f349cffc185cd93e0c8ccf052d19d202cd6a6ed929f3084b9bd5', E'\\x6d707331792280b62532806092b9362f06d8c6eeb21acd329a02f96bec3586ac91e82daa79c27b2932fb09bcbac75924ee915e2c0eac538d87376f50e42cf3d66fc1041e71ad560d26e3f5649c954ecc818eb154', 'S32Q', NULL, NULL, NULL, '2026-11-28 11:30:42.33907+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:e2afcf56f62fa447cd195fc847d16ec963d4b4ec738cf1f747b7c1a60ac8c336', '0', '1795951842730'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795866342719'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795866342712');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gyrdy5vg26qtedvn61dr5n', '1', 'simulator', 'simulator', '202611281230fvrf6ns23m0r44h9', '1', '1', '2026-11-28 11:30:58.73566+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281230fvrf6ns23m0r44h9', '2026-11-28 11:30:58.726+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gyre3jvxwfexkjyn2x2h97', '1', 'simulator', 'simulator', '202611281230ndq94y26y1015nxv', '1', '1', '2026-11-28 11:30:58.9036+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281230ndq94y26y1015nxv', '2026-11-28 11:30:58.905+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gyrs8h26jprgn3qepakffb', '1', 'simulator', 'simulator', 'col_01m8gyrs8h26jprgn3qepakffb', '1', '1', '2026-11-28 11:31:10.257965+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gyrs8h26jprgn3qepakffb', '2026-11-28 11:31:12.605+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gyrs60mgcyj22hw579avsc', '1', 'simulator', 'simulator', 'sale_01m8gyrs60mgcyj22hw579avsc', '1', '1', '2026-11-28 11:31:10.189092+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gyrs60mgcyj22hw579avsc', '2026-11-28 11:31:10.167+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyqyxe3jfntjqx5hjxszvx', '1', 'simulator', 'simulator', 'wd_01m8gyqyxe3jfntjqx5hjxszvx', '1', '1', '2026-11-28 11:30:43.317564+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gyqyxe3jfntjqx5hjxszvx', '2026-11-28 11:30:43.279+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyqzged13n5emfm5j32r2b', '1', 'simulator', 'simulator', 'wd_01m8gyqzged13n5emfm5j32r2b', '1', '1', '2026-11-28 11:30:43.941353+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gyqzged13n5emfm5j32r2b', '2026-11-28 11:30:43.901+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyqzmt2jb5jyc422v8cgak', '1', 'simulator', 'simulator', 'wd_01m8gyqzmt2jb5jyc422v8cgak', '1', '1', '2026-11-28 11:30:44.054773+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gyqzmt2jb5jyc422v8cgak', '2026-11-28 11:30:49.07+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyr4rzefvrwypjcqvg7mjr', '1', 'simulator', 'simulator', 'wd_01m8gyr4rzefvrwypjcqvg7mjr', '1', '1', '2026-11-28 11:30:49.276637+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gyr4rzefvrwypjcqvg7mjr', '2026-11-28 11:30:54.32+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyra27jm3844ea9hj3weag', '1', 'simulator', 'simulator', 'wd_01m8gyra27jm3844ea9hj3weag', '1', '1', '2026-11-28 11:30:54.748306+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gyra27jm3844ea9hj3weag', '2026-11-28 11:30:57.311+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gyrcx14wsbwfghbywfac9f', '1', 'simulator', 'simulator', 'wd_01m8gyrcx14wsbwfghbywfac9f', '1', '1', '2026-11-28 11:30:57.595241+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gyrcx14wsbwfghbywfac9f', '2026-11-28 11:30:57.585+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 11:30:42.33907+00', 'system', 'business.create', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', '{"kycStatus": "APPROVED"}', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 11:30:42.80436+00', 'usr_01m8gyqy0kyqvdtf6yz85qfzty', 'sign_in.new_network', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', '{}', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', NULL, 'token', 'c4c62d0900e8', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 11:30:43.121971+00', 'usr_01m8gyqy0kyqvdtf6yz85qfzty', 'webhook_url.change', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', '{}', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'token', 'c4c62d0900e8', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:45201/webhooks"}'),
('4', '2026-11-28 11:30:57.438441+00', 'root', 'withdrawal.resolve', 'wd_01m8gyra27jm3844ea9hj3weag', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 11:31:13.035445+00', 'usr_01m8gyqy0kyqvdtf6yz85qfzty', 'webhook_url.change', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', '{}', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'token', 'c4c62d0900e8', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:45201/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 11:31:13.179147+00', 'ada', 'balance.adjust', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gyrw4jk87nyczxk13127mp"}', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gyrw4jk87nyczxk13127mp', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 11:31:13.179147+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 11:30:42.33907+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 11:30:33.647553+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 11:30:33.647553+00');
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
('bill_01m8gyrdy5vg26qtedvn61dr5n', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '46026422082060600383', '{}', '73.52 kWh'),
('bill_01m8gyre3jvxwfexkjyn2x2h97', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 11:30:42.33907+00', '2026-11-28 11:31:13.035445+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 11:31:10.043+00', '2026-11-28 11:31:12.180737+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '162734aa04b80152359f1993383be2d0d425de2bf2173a7253542b75529d3e47', '0', 'test', 'cp_01m8gyreanntsynqvfq5ej0m2z', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', '4', '2026-11-28 11:30:59.25+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 11:31:01.346033+00'),
('simulated', '83194e345e8d190a4d4184d345c84bf1c3a5e9b2fa82793b346828146cc3b6ca', '0', 'test', 'cp_01m8gyreanntsynqvfq5ej0m2z', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', '5', '2026-11-28 11:31:01.592+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 11:31:03.806087+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gyrs8h26jprgn3qepakffb', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.13120000', '0', '126.84988800', '32033', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gyrs8h26jprgn3qepakffb');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gyreanntsynqvfq5ej0m2z', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS', '83194e345e8d190a4d4184d345c84bf1c3a5e9b2fa82793b346828146cc3b6ca', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gyreahtcsg29pftzbn907m', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 12:30:59.029+00', '2026-11-28 11:30:59.029+00', '2026-11-28 11:31:10.019+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('17a2f192898f37ddc5218a9d077db1d0b8cd02a315328deccbf42fbae3a3f507', 'swp_01m8gyrk12qmhr4n80rtjbb6pa', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840b09db58fa2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15415c1909450cc249f07055af7db6f45a0a426ffb14121541aac9e9718aeeb0c993278dd1674f1ea7227818b018b0a81770d0c8b18fa23412413ea36855ec486c98359d604714b22d3c1f7ae11f05d2da4137869fcfd7efdc5d350b51206164cc0ff3e9323b61a0c7b351038f95e1b3336eed511901413ac9be1c', '2026-11-28 11:32:10.032+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 11:31:10.036503+00'),
('d7c1769a05b38257dc5898fc5040ec301e327474beaa626f89306bfaa7f528e1', 'swp_01m8gyrk12qmhr4n80rtjbb6pa', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140ebeeb48fa2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541aac9e9718aeeb0c993278dd1674f1ea7227818b01215415c1909450cc249f07055af7db6f45a0a426ffb1418d090c106708b9ab18fa23412415016355016f51debf1dd3b0010047f3ab476c1acbaa5b8e8988585d1eb18fe9a5e19833aab34e790b459bfde7e6d6740af7a5d12b12e90a0d5e8e7e4b4021bcc1c', '2026-11-28 11:32:04.075+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 11:31:04.989388+00'),
('ecb9d7f6708b7a8d2dc4e3fc78a3d5b9079ffaeb856ee306f6e15327c5333acf', 'swp_01m8gyrk12qmhr4n80rtjbb6pa', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40c889b58fa2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15415c1909450cc249f07055af7db6f45a0a426ffb14121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000fe990b655621789c66672a85eb65dd75f12674ab00000000000000000000000000000000000000000000000000000000017d784070e8b4b18fa2349001d090c1061241485ef77f76953bbd354474867d57267e2fa698603c0eced6ca51b0076b464bf7102e88ea5e4def329a5b9a487a5f879c136023b99e56b8158aeda5d29ab0fd6b1b', '2026-11-28 11:32:07.496+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 11:31:07.504313+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gyrk12qmhr4n80rtjbb6pa', 'cp_01m8gyreanntsynqvfq5ej0m2z', 'test', '0', 'TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 11:31:03.832047+00', '2026-11-28 11:31:10.012395+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', 'collection', '1', '3171247', '0'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', 'sales', '1', '1518490'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/bills/data', '9e28e0c54f1ab62b314cea2c0cf763de', E'\\x0e2bb06a97c66e3a4ed90a851ba9d1c482c1da305a1e41d92737e639d5feb7e7', 'bill_01m8gyre3jvxwfexkjyn2x2h97', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gyre3jvxwfexkjyn2x2h97","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 11:30:58.804501+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/bills/electricity', '0cf83d6f9354f45666a42b03b81f826b', E'\\xa388a53924c61e8b3b66795a9212e7934eab745d607bba995ea626614d31bb48', 'bill_01m8gyrdy5vg26qtedvn61dr5n', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gyrdy5vg26qtedvn61dr5n","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"46026422082060600383","units":"73.52 kWh"}', '2026-11-28 11:30:58.630804+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/cross-border/collections', '90b333e3a4875dbffc69809de3ed6353', E'\\x1bf9801e9c7ae781934fbcfbd45d8a2825255dedc96f0c4d5afec31dee6fa02e', 'col_01m8gyrs8h26jprgn3qepakffb', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gyrs8h26jprgn3qepakffb","reference":"col_01m8gyrs8h26jprgn3qepakffb","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31712.47,"targetCurrency":"NGN","rate":126.849888,"providerFee":0,"providerRate":128.1312,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T11:31:10.225Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 11:31:10.225608+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/crypto/payments/cp_01m8gyreanntsynqvfq5ej0m2z/simulate-deposit', '05ab531f77726fbade7df90d3a93ce83', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gyreanntsynqvfq5ej0m2z', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gyreanntsynqvfq5ej0m2z","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS","checkoutUrl":"http://127.0.0.1:39249/pay/01m8gyreanntsynqvfq5ej0m2zs1tdgjaqf6ycawgk1r4d6e4vgj","returnUrl":null,"status":"UNDERPAID","txHash":"162734aa04b80152359f1993383be2d0d425de2bf2173a7253542b75529d3e47","reviewReason":null,"expiresAt":"2026-11-28T12:30:59.029Z","payableUntil":"2026-11-28T13:30:59.029Z","environment":"test","createdAt":"2026-11-28T11:30:59.029Z","updatedAt":"2026-11-28T11:31:01.365Z","metadata":{"simulated":true}},"deposit":{"txHash":"83194e345e8d190a4d4184d345c84bf1c3a5e9b2fa82793b346828146cc3b6ca","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 11:31:01.588713+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/crypto/payments/cp_01m8gyreanntsynqvfq5ej0m2z/simulate-deposit', '0eb46dcf8a7816d51b478149419bbf61', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gyreanntsynqvfq5ej0m2z', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gyreanntsynqvfq5ej0m2z","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS","checkoutUrl":"http://127.0.0.1:39249/pay/01m8gyreanntsynqvfq5ej0m2zs1tdgjaqf6ycawgk1r4d6e4vgj","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T12:30:59.029Z","payableUntil":"2026-11-28T12:30:59.029Z","environment":"test","createdAt":"2026-11-28T11:30:59.029Z","updatedAt":"2026-11-28T11:30:59.029Z","metadata":{"simulated":true}},"deposit":{"txHash":"162734aa04b80152359f1993383be2d0d425de2bf2173a7253542b75529d3e47","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 11:30:59.22038+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/crypto/payments/create', 'df281369cce3822d5178923141ac5d33', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gyreanntsynqvfq5ej0m2z', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gyreanntsynqvfq5ej0m2z","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS","checkoutUrl":"http://127.0.0.1:39249/pay/01m8gyreanntsynqvfq5ej0m2zs1tdgjaqf6ycawgk1r4d6e4vgj","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T12:30:59.029Z","payableUntil":"2026-11-28T12:30:59.029Z","environment":"test","createdAt":"2026-11-28T11:30:59.029Z","updatedAt":"2026-11-28T11:30:59.029Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 11:30:59.043631+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/crypto/withdrawals/request', '30ec2312c2dc6f92c119f160a1bc2629', E'\\xfaf094a6cbf356a119806f75e2fdf7384c3c262368278ff88963cb412e1dc65f', 'sale_01m8gyrs60mgcyj22hw579avsc', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gyrs60mgcyj22hw579avsc","amountUsdt":10,"conversionRate":1518.49,"grossAmountNgn":15184.9,"withdrawalFeeNgn":25,"netAmountNgn":15159.9,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gyrs60mgcyj22hw579avsc","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:31:10.145Z"},"simulated":true,"environment":"test"}', '2026-11-28 11:31:10.145038+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/payment/process', 'dc143c8be305e161943a6c462939cc47', E'\\xfa5b8363f9eebcb42553b534f97e6764fe1a96d94fff41c8f2e045840f5a950d', 'txn_01m8gyqytz5xbrqtv2femr9x9v', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gyqytz5xbrqtv2femr9x9v","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:30:43.209462+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/withdrawal/request', '303f6e1534f6ed8a84fe366ba47c7383', E'\\xd279a145eea1b477bc548fb4ae4fd333d431a87e44e8a36101ca79b7dbb2e6fa', 'wd_01m8gyqzmt2jb5jyc422v8cgak', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gyqzmt2jb5jyc422v8cgak","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:30:43.995Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:30:43.99528+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/withdrawal/request', '66a59b676060e551f036b7f2f2a9ed75', E'\\xcbbe8bf901810820c965f5e4de42a60c907dd6158ce973996393920aa1d007e6', 'wd_01m8gyr4rzefvrwypjcqvg7mjr', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gyr4rzefvrwypjcqvg7mjr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:30:49.247Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:30:49.247715+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/withdrawal/request', '85b68b836e0f41310f05f1ee6194f851', E'\\x9879fc37f0396bbc39ad765b4c0e36645954bbf187088576219511a81cb17f06', 'wd_01m8gyqzged13n5emfm5j32r2b', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gyqzged13n5emfm5j32r2b","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:30:43.875Z","environment":"test","simulated":true},"requestId":"req_01m8gyqzfv1sv262kpbzhfh7aq","simulated":true,"environment":"test"}', '2026-11-28 11:30:43.875809+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/withdrawal/request', 'c4c0ed6fd7ebd48fc1db1ba65623df11', E'\\x688fc5e0506e9a88f47ec761f725b4f85337073ea57511f8a9c637820bd12b86', 'wd_01m8gyra27jm3844ea9hj3weag', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gyra27jm3844ea9hj3weag","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:30:54.670Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:30:54.670761+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/withdrawal/request', 'demo-69a9d8f1-fc5c-4a20-8bb4-7ddf0b6b52be', E'\\xeb2e0283590fe87bc0e0c07000a0e1527ee32d7037bb7ab586d6e5b29fd7388f', 'wd_01m8gyqyxe3jfntjqx5hjxszvx', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gyqyxe3jfntjqx5hjxszvx","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:30:43.249Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:30:43.249439+00'),
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '/withdrawal/request', 'ff93f7d3477d6ee7e86f959627325fdf', E'\\x727ec64beead1942b3ff396286c2a1d95ba0bbfc34f8a9609abb502770b69ca4', 'wd_01m8gyrcx14wsbwfghbywfac9f', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gyrcx14wsbwfghbywfac9f","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:30:57.569Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:30:57.569845+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331792280b62532806069a60ce463a6d0b5ab3d992ed5eb824c35ee86a1824768772b967a1f93f4aafa9e122010cc6f97d09d35033bcac4ed0f81e11b4be1ec920aa61df654037e6d241d5006189e8aa007', '2026-11-28 11:30:33.381725+00', '2026-11-28 11:30:33.381725+00'),
('sandbox_seed', E'\\x6d707331792280b6253280609d65bd55ad3cb2964618cd3d547c037478f56158d1861d402904e964098f4019575c51519b0d0e6e7d8979d91dcaa9d077d29d92625dd8c4708aa02c5f0c22f72485ec3447a2cd4a1fead66ab8a44d7d23f582580e4069c6ee12d8b27a81a87be47fd5f9', '2026-11-28 11:30:33.359743+00', '2026-11-28 11:30:33.359743+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gyqy0kyqvdtf6yz85qfzty', E'\\x32f682320a8987fc107213f7725232c41e67aa20336e793d09a3c4e563c321e9', '2026-11-28 11:30:42.80436+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 11:30:42.80436+00', '2026-11-28 11:30:42.80436+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:30:43.28454+00'),
('2', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:45201/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:30:43.121971+00', '2026-11-28 11:30:43.121971+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:30:43.28454+00'),
('3', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:45201/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:31:13.035445+00', '2026-11-28 11:31:13.035445+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:31:13.075094+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gyrcj8ktzjpwsbd6bff8h4', 'withdrawal.resolve', 'wd_01m8gyra27jm3844ea9hj3weag', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 11:30:57.174633+00', '2026-11-29 11:30:57.174633+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gyrdy5vg26qtedvn61dr5n', 'bill', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281230fvrf6ns23m0r44h9', NULL, '2026-11-28 11:30:58.630804+00', '2026-11-28 11:30:58.740302+00'),
('bill_01m8gyre3jvxwfexkjyn2x2h97', 'bill', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281230ndq94y26y1015nxv', NULL, '2026-11-28 11:30:58.804501+00', '2026-11-28 11:30:58.915312+00'),
('col_01m8gyrs8h26jprgn3qepakffb', 'collection', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 11:31:30.225608+00', NULL, 'sim_col_01m8gyrs8h26jprgn3qepakffb', NULL, '2026-11-28 11:31:10.225608+00', '2026-11-28 11:31:12.736027+00'),
('sale_01m8gyrs60mgcyj22hw579avsc', 'usdt_sale', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gyrs60mgcyj22hw579avsc', NULL, '2026-11-28 11:31:10.145038+00', '2026-11-28 11:31:10.189887+00'),
('wd_01m8gyqyxe3jfntjqx5hjxszvx', 'withdrawal', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyqyxe3jfntjqx5hjxszvx', NULL, '2026-11-28 11:30:43.249439+00', '2026-11-28 11:30:43.320074+00'),
('wd_01m8gyqzged13n5emfm5j32r2b', 'withdrawal', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyqzged13n5emfm5j32r2b', 'The sandbox fails amounts ending in .01.', '2026-11-28 11:30:43.875809+00', '2026-11-28 11:30:43.942914+00'),
('wd_01m8gyqzmt2jb5jyc422v8cgak', 'withdrawal', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyqzmt2jb5jyc422v8cgak', NULL, '2026-11-28 11:30:43.99528+00', '2026-11-28 11:30:49.108777+00'),
('wd_01m8gyr4rzefvrwypjcqvg7mjr', 'withdrawal', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyr4rzefvrwypjcqvg7mjr', 'The sandbox reverses amounts ending in .04.', '2026-11-28 11:30:49.247715+00', '2026-11-28 11:30:54.336411+00'),
('wd_01m8gyra27jm3844ea9hj3weag', 'withdrawal', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gyrcj8ktzjpwsbd6bff8h4', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyra27jm3844ea9hj3weag', NULL, '2026-11-28 11:30:54.670761+00', '2026-11-28 11:30:57.438441+00'),
('wd_01m8gyrcx14wsbwfghbywfac9f', 'withdrawal', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gyrcx14wsbwfghbywfac9f', NULL, '2026-11-28 11:30:57.569845+00', '2026-11-28 11:30:57.596325+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS', '0', '268000', 'true'),
('TRYFkkhDCt5Wv4kPVzHHPq5xs2pQxjkxkW', '0', '8999999985632000', 'true'),
('TZBPyW9C2cGnSGGH4cg76YPjW4sWD9jXLN', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795865442531'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795865452620'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795865459250'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795865461592'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795865465023'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795865467529'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795865470043');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('162734aa04b80152359f1993383be2d0d425de2bf2173a7253542b75529d3e47', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS', '10000000', '0', '0'),
('17a2f192898f37ddc5218a9d077db1d0b8cd02a315328deccbf42fbae3a3f507', '8', 'trx_transfer', 'SUCCESS', 'TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS', 'TRYFkkhDCt5Wv4kPVzHHPq5xs2pQxjkxkW', '382000', '0', '0'),
('83194e345e8d190a4d4184d345c84bf1c3a5e9b2fa82793b346828146cc3b6ca', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS', '15000000', '0', '0'),
('d7c1769a05b38257dc5898fc5040ec301e327474beaa626f89306bfaa7f528e1', '6', 'trx_transfer', 'SUCCESS', 'TRYFkkhDCt5Wv4kPVzHHPq5xs2pQxjkxkW', 'TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS', '13650000', '1100000', '0'),
('ecb9d7f6708b7a8d2dc4e3fc78a3d5b9079ffaeb856ee306f6e15327c5333acf', '7', 'usdt_transfer', 'SUCCESS', 'TJNBAFftUQ7ihqzZvN4igyDnJVtkSBoEMS', 'TZBPyW9C2cGnSGGH4cg76YPjW4sWD9jXLN', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gyrdy5vg26qtedvn61dr5n', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gyrdy2gjw5kmha4p9jctn6', '2026-11-28 11:30:58.630804+00', '2026-11-28 11:30:58.740302+00'),
('bill_01m8gyre3jvxwfexkjyn2x2h97', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gyre34yj0sc5wdv6rd0z0c', '2026-11-28 11:30:58.804501+00', '2026-11-28 11:30:58.915312+00'),
('col_01m8gyrs8h26jprgn3qepakffb', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'collection', 'COMPLETED', '3171247', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gyrs8d463nxdb4tzt269vk', '2026-11-28 11:31:10.225608+00', '2026-11-28 11:31:12.736027+00'),
('txn_01m8gyqytz5xbrqtv2femr9x9v', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gyqytsx52b7x203wbbsgx3', '2026-11-28 11:30:43.209462+00', '2026-11-28 11:30:43.209462+00'),
('wd_01m8gyqyxe3jfntjqx5hjxszvx', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyqyx5hathd5p6pv87sm43', '2026-11-28 11:30:43.249439+00', '2026-11-28 11:30:43.320074+00'),
('wd_01m8gyqzged13n5emfm5j32r2b', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyqzfv1sv262kpbzhfh7aq', '2026-11-28 11:30:43.875809+00', '2026-11-28 11:30:43.942914+00'),
('wd_01m8gyqzmt2jb5jyc422v8cgak', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyqzmnwbwkvh15wapvx242', '2026-11-28 11:30:43.99528+00', '2026-11-28 11:30:49.108777+00'),
('wd_01m8gyr4rzefvrwypjcqvg7mjr', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyr4rw95k6gww62dkgh4kd', '2026-11-28 11:30:49.247715+00', '2026-11-28 11:30:54.336411+00'),
('wd_01m8gyra27jm3844ea9hj3weag', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyra1wrhv4x2eam6938t79', '2026-11-28 11:30:54.670761+00', '2026-11-28 11:30:57.438441+00'),
('wd_01m8gyrcx14wsbwfghbywfac9f', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gyrcwy7d0m4da6zhdwyzcg', '2026-11-28 11:30:57.569845+00', '2026-11-28 11:30:57.596325+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gyrs55g1082jwr672khn4r', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', '10000000', '1533.83000000', '1518.49000000', '1518490', '2500', NULL, '1515990', '15340', '2026-11-28 11:31:10.120584+00', '2026-11-28 11:32:10.118+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gyrs60mgcyj22hw579avsc', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'COMPLETED', '10000000', '1533.83000000', '1518.49000000', '1518490', '2500', NULL, '1515990', '15340', 'qte_01m8gyrs55g1082jwr672khn4r', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gyrs5sdfn7hgxqv2wptm5h', '2026-11-28 11:31:10.145038+00', '2026-11-28 11:31:10.189887+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gyqy0kyqvdtf6yz85qfzty', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$f4SQ5NN1AIZyRMnstt8O4g$9GFib33v66pOZlueUflrC9XXMATrCGYtZfK1Z6gLASk', '1', NULL, NULL, NULL, '2026-11-28 11:30:42.33907+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', 'simulator', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 11:30:42.33907+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gyqyzyjyxk7yh9sm31fm4k', '1', 'http://127.0.0.1:45201/webhooks', '2026-11-28 11:30:43.405+00', '166', '204', '', NULL),
('msg_01m8gyqzk8x6q3r3af4df23319', '1', 'http://127.0.0.1:45201/webhooks', '2026-11-28 11:30:43.961+00', '4', '204', '', NULL),
('msg_01m8gyr4mp4c4f76kxbsg8dmaj', '1', 'http://127.0.0.1:45201/webhooks', '2026-11-28 11:30:49.13+00', '3', '204', '', NULL),
('msg_01m8gyr4sz4aetp4cenabvs19v', '1', 'http://127.0.0.1:45201/webhooks', '2026-11-28 11:30:49.31+00', '6', '204', '', NULL),
('msg_01m8gyr9rc55cpad2er44c35qp', '1', 'http://127.0.0.1:45201/webhooks', '2026-11-28 11:30:54.409+00', '47', '204', '', NULL),
('msg_01m8gyrcs1k4y98d1wchp6n2xe', '1', 'http://127.0.0.1:45201/webhooks', '2026-11-28 11:30:57.485+00', '27', '204', '', NULL),
('msg_01m8gyrcxxp9xznnwhvtcqdsb4', '1', 'http://127.0.0.1:45201/webhooks', '2026-11-28 11:30:57.621+00', '2', '500', '', NULL),
('msg_01m8gyrcxxp9xznnwhvtcqdsb4', '2', 'http://127.0.0.1:45201/webhooks', '2026-11-28 11:30:58.598+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gyqyzyjyxk7yh9sm31fm4k', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gyqyxe3jfntjqx5hjxszvx', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:30:43.279Z","data":{"transactionId":"wd_01m8gyqyxe3jfntjqx5hjxszvx","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:30:43.249Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:30:43.320074+00', '2026-11-28 11:30:43.58053+00', NULL),
('msg_01m8gyqzk8x6q3r3af4df23319', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gyqzged13n5emfm5j32r2b', '{"type":"withdrawal.failed","timestamp":"2026-11-28T11:30:43.901Z","data":{"transactionId":"wd_01m8gyqzged13n5emfm5j32r2b","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:30:43.875Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:30:43.942914+00', '2026-11-28 11:30:43.969459+00', NULL),
('msg_01m8gyr4mp4c4f76kxbsg8dmaj', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gyqzmt2jb5jyc422v8cgak', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:30:49.070Z","data":{"transactionId":"wd_01m8gyqzmt2jb5jyc422v8cgak","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:30:43.995Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:30:49.108777+00', '2026-11-28 11:30:49.133867+00', NULL),
('msg_01m8gyr4sz4aetp4cenabvs19v', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gyr4rzefvrwypjcqvg7mjr', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:30:49.263Z","data":{"transactionId":"wd_01m8gyr4rzefvrwypjcqvg7mjr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:30:49.247Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:30:49.277624+00', '2026-11-28 11:30:49.317442+00', NULL),
('msg_01m8gyr9rc55cpad2er44c35qp', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gyr4rzefvrwypjcqvg7mjr', '{"type":"withdrawal.failed","timestamp":"2026-11-28T11:30:54.320Z","data":{"transactionId":"wd_01m8gyr4rzefvrwypjcqvg7mjr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:30:49.247Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:30:54.336411+00', '2026-11-28 11:30:54.457141+00', NULL),
('msg_01m8gyrcs1k4y98d1wchp6n2xe', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gyra27jm3844ea9hj3weag', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:30:57.420Z","data":{"transactionId":"wd_01m8gyra27jm3844ea9hj3weag","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:30:54.670Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:30:57.438441+00', '2026-11-28 11:30:57.513324+00', NULL),
('msg_01m8gyrcxxp9xznnwhvtcqdsb4', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gyrcx14wsbwfghbywfac9f', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:30:57.585Z","data":{"transactionId":"wd_01m8gyrcx14wsbwfghbywfac9f","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:30:57.569Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:30:57.596325+00', '2026-11-28 11:30:58.600653+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gyqy37mz4r12yqvq1xawwh', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'prod', NULL, E'\\x6d707331792280b62532806077d2bde10cacb326b98616ae4469f5658a602f0fba56c5a061101870c8f01bdd37a194b5eb9c317930c8a02bb2995011bb7b5f40f59fb169a803949f215d567c0fe9ab8d3d309d4691ebb8102487', '2026-11-28 11:30:42.33907+00', NULL),
('whs_01m8gyqy38p8fsxag9nztzjz35', 'biz_01m8gyqy0kkn7vp6gpddvdfj12', 'test', NULL, E'\\x6d707331792280b625328060dd9f3a8b342e2adc1bbbb9c3fce1d8f5517da4b3ce83744f5721a35b64533464e606f3e4d25e4492fd65996fa3f0689b891fe84a110e7740148cc25fd0b278a97a9ad8271b8267297e259ae0a7b4', '2026-11-28 11:30:42.33907+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gyqyxe3jfntjqx5hjxszvx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gyqzged13n5emfm5j32r2b', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gyqzmt2jb5jyc422v8cgak', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gyr4rzefvrwypjcqvg7mjr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gyra27jm3844ea9hj3weag', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gyrcx14wsbwfghbywfac9f', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
