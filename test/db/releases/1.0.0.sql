-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '119', '176', '177', '181', '183', '185', '266', '305', '321', '48', '49', '55', '57');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 23:29:47.103514+00'),
('1025', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 23:29:47.103514+00'),
('1026', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'NGN', 'available', '0', '7375825', '13', '2026-11-27 23:29:47.103514+00'),
('1027', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 23:29:47.103514+00'),
('1028', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 23:29:47.103514+00'),
('1029', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 23:29:47.103514+00'),
('1030', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 23:29:47.103514+00'),
('1031', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 23:29:47.103514+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '165440', '2', '2026-11-27 23:29:08.190932+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '32235', '1', '2026-11-27 23:29:08.190932+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '499996', '3', '2026-11-27 23:29:08.190932+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-8374416', '3', '2026-11-27 23:29:08.190932+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-150050', '1', '2026-11-27 23:29:08.190932+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '1876485', '3', '2026-11-27 23:29:08.190932+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '110005', '2', '2026-11-27 23:29:08.190932+00'),
('266', NULL, 'test', 'USDT', 'custody', '10', '-25000000', '1', '2026-11-27 23:29:08.190932+00'),
('305', NULL, 'test', 'NGN', 'conversion', '1', '-1543520', '1', '2026-11-27 23:29:08.190932+00'),
('321', NULL, 'test', 'USDT', 'conversion', '1', '10000000', '1', '2026-11-27 23:29:08.190932+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '0', '2', '2026-11-27 23:29:08.190932+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '3500', '2', '2026-11-27 23:29:08.190932+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '3500', '2', '2026-11-27 23:29:08.190932+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '1000', '1', '2026-11-27 23:29:08.190932+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3191282', '7225775'),
('1026', '13', '23', '150050', '7375825'),
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
('113', '1', '1', '150000', '150000'),
('113', '2', '21', '15440', '165440'),
('119', '1', '22', '32235', '32235'),
('176', '1', '10', '-100004', '-100004'),
('176', '2', '14', '100000', '-4'),
('176', '3', '16', '500000', '499996'),
('177', '1', '1', '-10000000', '-10000000'),
('177', '2', '9', '100004', '-9899996'),
('177', '3', '21', '1525580', '-8374416'),
('181', '1', '23', '-150050', '-150050'),
('183', '1', '3', '5000000', '5000000'),
('183', '2', '7', '100002', '5100002'),
('183', '3', '22', '-3223517', '1876485'),
('185', '1', '12', '100005', '100005'),
('185', '2', '18', '10000', '110005'),
('266', '1', '19', '-25000000', '-25000000'),
('305', '1', '21', '-1543520', '-1543520'),
('321', '1', '21', '10000000', '10000000'),
('48', '1', '10', '-1000', '-1000'),
('48', '2', '14', '1000', '0'),
('49', '1', '9', '1000', '1000'),
('49', '2', '21', '2500', '3500'),
('55', '1', '3', '2500', '2500'),
('55', '2', '7', '1000', '3500'),
('57', '1', '12', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fnfxdbvbttephjrcvry0sg', 'payment', 'single', 'test', NULL, '2026-11-27 23:29:48.013732+00', NULL, NULL, NULL),
('10', 'wd_01m8fng37d6pnv0bjm4g270ya7:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 23:29:59.026643+00', NULL, NULL, NULL),
('11', 'wd_01m8fng8jarepmkbnrftc3ntzs:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:29:59.376088+00', NULL, NULL, NULL),
('12', 'wd_01m8fng8jarepmkbnrftc3ntzs:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 23:30:02.160909+00', NULL, NULL, NULL),
('13', 'wd_01m8fngbdj31gz8q4kpt22yhcj:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:30:02.290983+00', NULL, NULL, NULL),
('14', 'wd_01m8fngbdj31gz8q4kpt22yhcj:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 23:30:02.323141+00', NULL, NULL, NULL),
('15', 'bill_01m8fngcctyj1zmjzmj1g4prh3:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:30:03.292853+00', NULL, NULL, NULL),
('16', 'bill_01m8fngcctyj1zmjzmj1g4prh3:post', 'bill_post', 'post', 'test', '15', '2026-11-27 23:30:03.399019+00', NULL, NULL, NULL),
('17', 'bill_01m8fngcjzzvbjqp850zabg77p:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:30:03.488267+00', NULL, NULL, NULL),
('18', 'bill_01m8fngcjzzvbjqp850zabg77p:post', 'bill_post', 'post', 'test', '17', '2026-11-27 23:30:03.517712+00', NULL, NULL, NULL),
('19', 'cp_01m8fngcncb8j2fmnxdhfbtzfs', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 23:30:14.280293+00', NULL, NULL, NULL),
('2', 'wd_01m8fnfxm2bdv7snk1a5gagb83:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:29:48.169334+00', NULL, NULL, NULL),
('20', 'sale_01m8fngqam4jw9jqfn8nwnsmy3:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 23:30:14.485691+00', NULL, NULL, NULL),
('21', 'sale_01m8fngqam4jw9jqfn8nwnsmy3:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 23:30:14.631605+00', NULL, NULL, NULL),
('22', 'col_01m8fngqggng6s9tcgn0e5m3a4:credit', 'collection', 'single', 'test', NULL, '2026-11-27 23:30:16.978799+00', NULL, NULL, NULL),
('23', 'adj_01m8fngt61s3ak6w88h735s710', 'adjustment', 'single', 'test', NULL, '2026-11-27 23:30:17.421739+00', NULL, NULL, NULL),
('3', 'wd_01m8fnfxm2bdv7snk1a5gagb83:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 23:29:48.333357+00', NULL, NULL, NULL),
('4', 'wd_01m8fnfxzv8zajkvwws3vcbkbx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:29:48.540599+00', NULL, NULL, NULL),
('5', 'wd_01m8fnfxzv8zajkvwws3vcbkbx:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 23:29:48.583906+00', NULL, NULL, NULL),
('6', 'wd_01m8fnfy2fkbyrq37fwmq17wam:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:29:48.623955+00', NULL, NULL, NULL),
('7', 'wd_01m8fnfy2fkbyrq37fwmq17wam:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 23:29:53.724205+00', NULL, NULL, NULL),
('8', 'wd_01m8fng37d6pnv0bjm4g270ya7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:29:53.90212+00', NULL, NULL, NULL),
('9', 'wd_01m8fng37d6pnv0bjm4g270ya7:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 23:29:53.951466+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fnfwjycxb7ebv8n9q6r6ck', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'prod', E'\\x4ee681604b837864f469139fb52419a65d8f194882c84b6dcc9b76fb37a3f4f9', E'\\x6d7073314faea8cd0b6c0ecb58a42ecb49bd0c2f88befa00ddf1b58f548dde5cbc7feaf9ed68dc07b3403f4d9ee9c5da0968545d0391d1ba0508c80c70bdc0463d86ee7708e94b9e407643ed108255f42f556535', 'EOF6', NULL, NULL, NULL, '2026-11-27 23:29:47.106374+00', NULL, NULL, NULL),
('key_01m8fnfwjzeyr65xwk16nppp8p', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', E'\\x1d3367795723385df52d7097b3d93246bbc82c77d13f4704248e83a7eb218ad6', E'\\x6d7073314faea8cd0b6c0ecb0068591972ec153bb2156d90763bb593028446f784d0a8de5bf66ab3141c87c3797d245b498660dd6f77515d70757fb30fcc01924023ee8ef61a27a847127fba2c9e17d76c963c44', 'FWhM', NULL, NULL, NULL, '2026-11-27 23:29:47.106374+00', NULL, '2026-11-27 23:29:47.3729+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:77683f99e3b6ba9fbbba83213c7b14a1af9a6502a702a1462d5938cdaea7d5a7', '0', '1795908587608'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795823087591'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795823087565');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fngcctyj1zmjzmj1g4prh3', '1', 'simulator', 'simulator', '202611280030n8a57szg16ey3d05', '1', '1', '2026-11-27 23:30:03.395635+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280030n8a57szg16ey3d05', '2026-11-27 23:30:03.366+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fngcjzzvbjqp850zabg77p', '1', 'simulator', 'simulator', '2026112800308je7vyysmp4fvxn8', '1', '1', '2026-11-27 23:30:03.517123+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112800308je7vyysmp4fvxn8', '2026-11-27 23:30:03.504+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fngqggng6s9tcgn0e5m3a4', '1', 'simulator', 'simulator', 'col_01m8fngqggng6s9tcgn0e5m3a4', '1', '1', '2026-11-27 23:30:14.837531+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fngqggng6s9tcgn0e5m3a4', '2026-11-27 23:30:16.951+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fngqam4jw9jqfn8nwnsmy3', '1', 'simulator', 'simulator', 'sale_01m8fngqam4jw9jqfn8nwnsmy3', '1', '1', '2026-11-27 23:30:14.630573+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fngqam4jw9jqfn8nwnsmy3', '2026-11-27 23:30:14.546+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fnfxm2bdv7snk1a5gagb83', '1', 'simulator', 'simulator', 'wd_01m8fnfxm2bdv7snk1a5gagb83', '1', '1', '2026-11-27 23:29:48.327246+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fnfxm2bdv7snk1a5gagb83', '2026-11-27 23:29:48.27+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fnfxzv8zajkvwws3vcbkbx', '1', 'simulator', 'simulator', 'wd_01m8fnfxzv8zajkvwws3vcbkbx', '1', '1', '2026-11-27 23:29:48.582981+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fnfxzv8zajkvwws3vcbkbx', '2026-11-27 23:29:48.573+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fnfy2fkbyrq37fwmq17wam', '1', 'simulator', 'simulator', 'wd_01m8fnfy2fkbyrq37fwmq17wam', '1', '1', '2026-11-27 23:29:48.674978+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fnfy2fkbyrq37fwmq17wam', '2026-11-27 23:29:53.703+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fng37d6pnv0bjm4g270ya7', '1', 'simulator', 'simulator', 'wd_01m8fng37d6pnv0bjm4g270ya7', '1', '1', '2026-11-27 23:29:53.950315+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fng37d6pnv0bjm4g270ya7', '2026-11-27 23:29:59.009+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fng8jarepmkbnrftc3ntzs', '1', 'simulator', 'simulator', 'wd_01m8fng8jarepmkbnrftc3ntzs', '1', '1', '2026-11-27 23:29:59.468979+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fng8jarepmkbnrftc3ntzs', '2026-11-27 23:30:02.022+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fngbdj31gz8q4kpt22yhcj', '1', 'simulator', 'simulator', 'wd_01m8fngbdj31gz8q4kpt22yhcj', '1', '1', '2026-11-27 23:30:02.322454+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fngbdj31gz8q4kpt22yhcj', '2026-11-27 23:30:02.306+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 23:29:47.106374+00', 'system', 'business.create', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', '{"kycStatus": "APPROVED"}', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 23:29:47.695728+00', 'usr_01m8fnfwjy06g9wv0nmz4mwn4a', 'sign_in.new_network', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', '{}', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', NULL, 'token', '30c687e84943', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 23:29:47.838494+00', 'usr_01m8fnfwjy06g9wv0nmz4mwn4a', 'webhook_url.change', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', '{}', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'token', '30c687e84943', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:39533/webhooks"}'),
('4', '2026-11-27 23:30:02.160909+00', 'root', 'withdrawal.resolve', 'wd_01m8fng8jarepmkbnrftc3ntzs', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 23:30:17.242789+00', 'usr_01m8fnfwjy06g9wv0nmz4mwn4a', 'webhook_url.change', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', '{}', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'token', '30c687e84943', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:39533/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 23:30:17.421739+00', 'ada', 'balance.adjust', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fngt61s3ak6w88h735s710"}', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fngt61s3ak6w88h735s710', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 23:30:17.421739+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 23:29:47.106374+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 23:29:35.243934+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 23:29:35.243934+00');
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
('bill_01m8fngcctyj1zmjzmj1g4prh3', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '72668336359332288052', '{}', '73.52 kWh'),
('bill_01m8fngcjzzvbjqp850zabg77p', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', '{}', '{}', 'false', '{}', '2026-11-27 23:29:47.106374+00', '2026-11-27 23:30:17.242789+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 23:30:14.368+00', '2026-11-27 23:30:16.652859+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'c2ba80a70d95d516a9104300c0e789bfd89313da78caf83fcc647bcc0f72f172', '0', 'test', 'cp_01m8fngcncb8j2fmnxdhfbtzfs', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', '5', '2026-11-27 23:30:06.057+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 23:30:08.073112+00'),
('simulated', 'deda28212ea8b06ce90600b53b874eb4541814edc995fbfc9e6892bedf890a60', '0', 'test', 'cp_01m8fngcncb8j2fmnxdhfbtzfs', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', '4', '2026-11-27 23:30:03.627+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 23:30:05.867163+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fngqggng6s9tcgn0e5m3a4', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.94070000', '0', '127.65129300', '32235', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fngqggng6s9tcgn0e5m3a4');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fngcncb8j2fmnxdhfbtzfs', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL', 'c2ba80a70d95d516a9104300c0e789bfd89313da78caf83fcc647bcc0f72f172', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fngcn6harfxatc72m7r5hs', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 00:30:03.564+00', '2026-11-27 23:30:03.564+00', '2026-11-27 23:30:14.212+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('1e4d817dd1fe09ff80d81e540872a12c43c89fd5b16baefa9f09be3cbd7ab5f8', 'swp_01m8fngh3ccpyg24eeq722hmve', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840ac8ee5faa1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154176685fe984149fdfef481ee65dbab96c695537e9121541cf3870bdf7299429c58befdc6a579671bd06d52418b0a81770ccb9e1faa1341241cc84c61708a43b7105a0aec392e35e3b1d400e4ed8c306612aba02abfb5c9b6716e8c557531d61532cf2ca79e30369e337e2f2d9432781b15cf1f76f074026151b', '2026-11-27 23:31:14.348+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 23:30:14.354433+00'),
('26979583695aa5882849361c11cc00ccae0326ddb773e5376f894dc69d8864f4', 'swp_01m8fngh3ccpyg24eeq722hmve', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40f2fae4faa1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154176685fe984149fdfef481ee65dbab96c695537e9121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000004d6ab774c9cb3a25d1ad7715930e91959344012000000000000000000000000000000000000000000000000000000000017d78407092a6e1faa1349001d090c10612416c055237494ed6962a9a5c53c61287b66c5be57053700f8d2b78f8b1c8cd5d5200638e420d791e432f5a54f4e6a79873c5f7224bd0abffe9d36490f09058eede1c', '2026-11-27 23:31:11.858+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 23:30:11.907072+00'),
('4e3f5c7b91a5d3ab06ca632e14fdfe96914eaa83b8d10a6141327da3218181b2', 'swp_01m8fngh3ccpyg24eeq722hmve', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140a4dee4faa1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541cf3870bdf7299429c58befdc6a579671bd06d52412154176685fe984149fdfef481ee65dbab96c695537e918d090c10670c489e1faa13412414722b92c56a73b98ce8cfbd7705b7f6e12130456582e81862b15bb57298f6e1252516c7acc4b2c6fce12b24c1fa7d20af08654cac8f3536aafdaf0c05cf861461b', '2026-11-27 23:31:08.196+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 23:30:09.532131+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fngh3ccpyg24eeq722hmve', 'cp_01m8fngcncb8j2fmnxdhfbtzfs', 'test', '0', 'TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 23:30:08.10416+00', '2026-11-27 23:30:14.202594+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', 'collection', '1', '3191282', '0'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', 'sales', '1', '1528080'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/bills/data', '45ec21d0a56fc78c1f63445250c648f3', E'\\xbb9e323274f3c6a18889b2a65c621ea677b692cb9e049ba8cf1f729df9eab16a', 'bill_01m8fngcjzzvbjqp850zabg77p', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fngcjzzvbjqp850zabg77p","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 23:30:03.488267+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/bills/electricity', 'f2230ee1429517fc8f10c938fc05cfa4', E'\\xc85bb31fb24ef24fd0fb2f120a94d9d089d1bc6aa4bd12d4089fed319c7b70ac', 'bill_01m8fngcctyj1zmjzmj1g4prh3', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fngcctyj1zmjzmj1g4prh3","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"72668336359332288052","units":"73.52 kWh"}', '2026-11-27 23:30:03.292853+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/cross-border/collections', '417eb2dbfd0b2e757e9aec246a3cff7d', E'\\xd85809b2ad66b9bbf8c9acd4124cb009c623b131d95941d1ce5b22b9f1266b41', 'col_01m8fngqggng6s9tcgn0e5m3a4', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fngqggng6s9tcgn0e5m3a4","reference":"col_01m8fngqggng6s9tcgn0e5m3a4","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31912.82,"targetCurrency":"NGN","rate":127.651293,"providerFee":0,"providerRate":128.9407,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T23:30:14.699Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 23:30:14.69902+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/crypto/payments/cp_01m8fngcncb8j2fmnxdhfbtzfs/simulate-deposit', '358ad19e2f178cfd27ba09eddf0b652e', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fngcncb8j2fmnxdhfbtzfs', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fngcncb8j2fmnxdhfbtzfs","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL","checkoutUrl":"http://127.0.0.1:45975/pay/01m8fngcncb8j2fmnxdhfbtzfszs7y24styv98qw096jsswgz40a","returnUrl":null,"status":"UNDERPAID","txHash":"deda28212ea8b06ce90600b53b874eb4541814edc995fbfc9e6892bedf890a60","reviewReason":null,"expiresAt":"2026-11-28T00:30:03.564Z","payableUntil":"2026-11-28T01:30:03.564Z","environment":"test","createdAt":"2026-11-27T23:30:03.564Z","updatedAt":"2026-11-27T23:30:05.914Z","metadata":{"simulated":true}},"deposit":{"txHash":"c2ba80a70d95d516a9104300c0e789bfd89313da78caf83fcc647bcc0f72f172","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 23:30:06.054848+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/crypto/payments/cp_01m8fngcncb8j2fmnxdhfbtzfs/simulate-deposit', '80b00a2d524f79ff72db9434d9eb2116', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fngcncb8j2fmnxdhfbtzfs', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fngcncb8j2fmnxdhfbtzfs","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL","checkoutUrl":"http://127.0.0.1:45975/pay/01m8fngcncb8j2fmnxdhfbtzfszs7y24styv98qw096jsswgz40a","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:30:03.564Z","payableUntil":"2026-11-28T00:30:03.564Z","environment":"test","createdAt":"2026-11-27T23:30:03.564Z","updatedAt":"2026-11-27T23:30:03.564Z","metadata":{"simulated":true}},"deposit":{"txHash":"deda28212ea8b06ce90600b53b874eb4541814edc995fbfc9e6892bedf890a60","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 23:30:03.617031+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/crypto/payments/create', '44b0f9451462ee748cfd838809df5d9c', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fngcncb8j2fmnxdhfbtzfs', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fngcncb8j2fmnxdhfbtzfs","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL","checkoutUrl":"http://127.0.0.1:45975/pay/01m8fngcncb8j2fmnxdhfbtzfszs7y24styv98qw096jsswgz40a","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:30:03.564Z","payableUntil":"2026-11-28T00:30:03.564Z","environment":"test","createdAt":"2026-11-27T23:30:03.564Z","updatedAt":"2026-11-27T23:30:03.564Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 23:30:03.567617+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/crypto/withdrawals/request', '0979afb82fa1d8945471bef81d6d3741', E'\\xe4eaa737cc98d8ab3dc9160f041c107fe7989e69e86db7b4b9f695f036c76c95', 'sale_01m8fngqam4jw9jqfn8nwnsmy3', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fngqam4jw9jqfn8nwnsmy3","amountUsdt":10,"conversionRate":1528.08,"grossAmountNgn":15280.8,"withdrawalFeeNgn":25,"netAmountNgn":15255.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fngqam4jw9jqfn8nwnsmy3","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:30:14.485Z"},"simulated":true,"environment":"test"}', '2026-11-27 23:30:14.485691+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/payment/process', 'afed2b97586813e446f87c85f5c3c25d', E'\\x485aa352ae5965faaf44d6cffd272a9681038aa55731e4b25442dd813f8b4269', 'txn_01m8fnfxdbvbttephjrcvry0sg', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fnfxdbvbttephjrcvry0sg","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:29:48.013732+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/withdrawal/request', '87545c1d2f5eb4a591e4a12d91acee87', E'\\xdbe40d58cf092a0c97df6e83fac8078379931d4d71084e02ea16c839f5840079', 'wd_01m8fng8jarepmkbnrftc3ntzs', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fng8jarepmkbnrftc3ntzs","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:29:59.376Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:29:59.376088+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/withdrawal/request', '91139525195bad1fb5e94b4b1882db21', E'\\x44d5f149e8140a1d188e82ac3317063933cba05ccb9174d3284e3f3849cb41ec', 'wd_01m8fngbdj31gz8q4kpt22yhcj', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fngbdj31gz8q4kpt22yhcj","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:30:02.290Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:30:02.290983+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/withdrawal/request', 'af222fb18d04374328a2944798215547', E'\\xc9a8095105e280c9e3a22463fed73cd5a176cadedf92d957d6d88b8056a51dc2', 'wd_01m8fnfxzv8zajkvwws3vcbkbx', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fnfxzv8zajkvwws3vcbkbx","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:29:48.540Z","environment":"test","simulated":true},"requestId":"req_01m8fnfxzjn2w348m2h522sr46","simulated":true,"environment":"test"}', '2026-11-27 23:29:48.540599+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/withdrawal/request', 'demo-1268cea3-4f7f-4d5e-bbed-daa3628776fb', E'\\x110fc806bb4f04664d9f1a765d7c42ad3b9889d970b67ca7b85beb275375a533', 'wd_01m8fnfxm2bdv7snk1a5gagb83', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fnfxm2bdv7snk1a5gagb83","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:29:48.169Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:29:48.169334+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/withdrawal/request', 'eab7f0ba4cfb446c699abbfcf478bb4e', E'\\x406b200946483dc0ac5d266c7dd2bbda6250e2bb79e57ae17790037491e69d85', 'wd_01m8fnfy2fkbyrq37fwmq17wam', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fnfy2fkbyrq37fwmq17wam","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:29:48.623Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:29:48.623955+00'),
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '/withdrawal/request', 'f4c6051d78fb1cdef216d90b159631ab', E'\\x3c0933290248d9d20e82e333abb32e0e3e7c33a8a9be0700ad1fdf012fe59405', 'wd_01m8fng37d6pnv0bjm4g270ya7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fng37d6pnv0bjm4g270ya7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:29:53.902Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:29:53.90212+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073314faea8cd0b6c0ecb3826c94cc7fff11009b448a37512a5184f84fbf2edc8d9115730433c569a6e209ae4e76001b41dd431222cb6653ac3e5e0818b3c2dc764e58aa4c5f248e6d884c92f94ab684d088f', '2026-11-27 23:29:34.874608+00', '2026-11-27 23:29:34.874608+00'),
('sandbox_seed', E'\\x6d7073314faea8cd0b6c0ecbc62672b11dd956b52e61f1025ec5a0ce71799345f75a1f8b8f204da91208af28b8df005996a91d6d1dc222bbeee4dccedd1880b3208bb84503a886f8865e6e826e5d603da5706356638022f975c40433d5ee619620adc93e87ddf46b4a678ccad0433761', '2026-11-27 23:29:34.870726+00', '2026-11-27 23:29:34.870726+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fnfwjy06g9wv0nmz4mwn4a', E'\\x2262907c1cf1c8464d91102f5b01341aea4242f862880f99b92b555e5d6e2eca', '2026-11-27 23:29:47.695728+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-27 23:29:47.695728+00', '2026-11-27 23:29:47.695728+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:29:47.884619+00'),
('2', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:39533/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:29:47.838494+00', '2026-11-27 23:29:47.838494+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:29:47.884619+00'),
('3', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:39533/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:30:17.242789+00', '2026-11-27 23:30:17.242789+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fngb160gtm54as1fe5q6vr', 'withdrawal.resolve', 'wd_01m8fng8jarepmkbnrftc3ntzs', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 23:30:01.893722+00', '2026-11-28 23:30:01.893722+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fngcctyj1zmjzmj1g4prh3', 'bill', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280030n8a57szg16ey3d05', NULL, '2026-11-27 23:30:03.292853+00', '2026-11-27 23:30:03.399019+00'),
('bill_01m8fngcjzzvbjqp850zabg77p', 'bill', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112800308je7vyysmp4fvxn8', NULL, '2026-11-27 23:30:03.488267+00', '2026-11-27 23:30:03.517712+00'),
('col_01m8fngqggng6s9tcgn0e5m3a4', 'collection', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 23:30:34.69902+00', NULL, 'sim_col_01m8fngqggng6s9tcgn0e5m3a4', NULL, '2026-11-27 23:30:14.69902+00', '2026-11-27 23:30:16.978799+00'),
('sale_01m8fngqam4jw9jqfn8nwnsmy3', 'usdt_sale', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fngqam4jw9jqfn8nwnsmy3', NULL, '2026-11-27 23:30:14.485691+00', '2026-11-27 23:30:14.631605+00'),
('wd_01m8fnfxm2bdv7snk1a5gagb83', 'withdrawal', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fnfxm2bdv7snk1a5gagb83', NULL, '2026-11-27 23:29:48.169334+00', '2026-11-27 23:29:48.333357+00'),
('wd_01m8fnfxzv8zajkvwws3vcbkbx', 'withdrawal', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fnfxzv8zajkvwws3vcbkbx', 'The sandbox fails amounts ending in .01.', '2026-11-27 23:29:48.540599+00', '2026-11-27 23:29:48.583906+00'),
('wd_01m8fnfy2fkbyrq37fwmq17wam', 'withdrawal', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fnfy2fkbyrq37fwmq17wam', NULL, '2026-11-27 23:29:48.623955+00', '2026-11-27 23:29:53.724205+00'),
('wd_01m8fng37d6pnv0bjm4g270ya7', 'withdrawal', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fng37d6pnv0bjm4g270ya7', 'The sandbox reverses amounts ending in .04.', '2026-11-27 23:29:53.90212+00', '2026-11-27 23:29:59.026643+00'),
('wd_01m8fng8jarepmkbnrftc3ntzs', 'withdrawal', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fngb160gtm54as1fe5q6vr', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fng8jarepmkbnrftc3ntzs', NULL, '2026-11-27 23:29:59.376088+00', '2026-11-27 23:30:02.160909+00'),
('wd_01m8fngbdj31gz8q4kpt22yhcj', 'withdrawal', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fngbdj31gz8q4kpt22yhcj', NULL, '2026-11-27 23:30:02.290983+00', '2026-11-27 23:30:02.323141+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TH2YsdZFLreVjiSdmEd17Ph5BvYW7cVpKZ', '25000000', '0', 'false'),
('TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL', '0', '268000', 'true'),
('TUrtVKFjxCK7uc8hy5SzjQSW34NdLNamGa', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795822187140'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795822197311'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795822203627'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795822206057'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795822209577'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795822211947'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795822214368');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('1e4d817dd1fe09ff80d81e540872a12c43c89fd5b16baefa9f09be3cbd7ab5f8', '8', 'trx_transfer', 'SUCCESS', 'TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL', 'TUrtVKFjxCK7uc8hy5SzjQSW34NdLNamGa', '382000', '0', '0'),
('26979583695aa5882849361c11cc00ccae0326ddb773e5376f894dc69d8864f4', '7', 'usdt_transfer', 'SUCCESS', 'TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL', 'TH2YsdZFLreVjiSdmEd17Ph5BvYW7cVpKZ', '25000000', '13000000', '130000'),
('4e3f5c7b91a5d3ab06ca632e14fdfe96914eaa83b8d10a6141327da3218181b2', '6', 'trx_transfer', 'SUCCESS', 'TUrtVKFjxCK7uc8hy5SzjQSW34NdLNamGa', 'TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL', '13650000', '1100000', '0'),
('c2ba80a70d95d516a9104300c0e789bfd89313da78caf83fcc647bcc0f72f172', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL', '15000000', '0', '0'),
('deda28212ea8b06ce90600b53b874eb4541814edc995fbfc9e6892bedf890a60', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLmHmmobffPX1MezF4vDKmBA2PKwPMmuqL', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fngcctyj1zmjzmj1g4prh3', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fngccj2x7tsbdcq6rgmrk2', '2026-11-27 23:30:03.292853+00', '2026-11-27 23:30:03.399019+00'),
('bill_01m8fngcjzzvbjqp850zabg77p', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fngcjw8fc17ydy03vtgw11', '2026-11-27 23:30:03.488267+00', '2026-11-27 23:30:03.517712+00'),
('col_01m8fngqggng6s9tcgn0e5m3a4', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'collection', 'COMPLETED', '3191282', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fngqgaddfvdh77thj5fk4b', '2026-11-27 23:30:14.69902+00', '2026-11-27 23:30:16.978799+00'),
('txn_01m8fnfxdbvbttephjrcvry0sg', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fnfxcnxa3252dtqbhbqfv1', '2026-11-27 23:29:48.013732+00', '2026-11-27 23:29:48.013732+00'),
('wd_01m8fnfxm2bdv7snk1a5gagb83', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fnfxknkaf6wbk3dmmg79f7', '2026-11-27 23:29:48.169334+00', '2026-11-27 23:29:48.333357+00'),
('wd_01m8fnfxzv8zajkvwws3vcbkbx', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fnfxzjn2w348m2h522sr46', '2026-11-27 23:29:48.540599+00', '2026-11-27 23:29:48.583906+00'),
('wd_01m8fnfy2fkbyrq37fwmq17wam', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fnfy2bzznvmjzqyfpwgwsn', '2026-11-27 23:29:48.623955+00', '2026-11-27 23:29:53.724205+00'),
('wd_01m8fng37d6pnv0bjm4g270ya7', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fng370e4hpyx1rsnrgar5q', '2026-11-27 23:29:53.90212+00', '2026-11-27 23:29:59.026643+00'),
('wd_01m8fng8jarepmkbnrftc3ntzs', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fng8hdaqexdpgsn4cvserr', '2026-11-27 23:29:59.376088+00', '2026-11-27 23:30:02.160909+00'),
('wd_01m8fngbdj31gz8q4kpt22yhcj', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fngbcj4wskr3yhaf7gc4mc', '2026-11-27 23:30:02.290983+00', '2026-11-27 23:30:02.323141+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fngq9zy96vhmmc9yyx7yhj', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', '10000000', '1543.52000000', '1528.08000000', '1528080', '2500', '1525580', '15440', '2026-11-27 23:30:14.463932+00', '2026-11-27 23:31:14.463+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fngqam4jw9jqfn8nwnsmy3', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'COMPLETED', '10000000', '1543.52000000', '1528.08000000', '1528080', '2500', '1525580', '15440', 'qte_01m8fngq9zy96vhmmc9yyx7yhj', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fngqa6604tk9dfgz6b5ny8', '2026-11-27 23:30:14.485691+00', '2026-11-27 23:30:14.631605+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fnfwjy06g9wv0nmz4mwn4a', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$Yult4iu1b6zf0/FeruAbkQ$TnRZSXVIJtZIcUGOv82ht8OpXwD/kzozU9RUjnXllk4', '1', NULL, NULL, NULL, '2026-11-27 23:29:47.106374+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'simulator', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 23:29:47.106374+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fnfxsp0hxfq2ks6s9d18ft', '1', 'http://127.0.0.1:39533/webhooks', '2026-11-27 23:29:48.389+00', '72', '204', '', NULL),
('msg_01m8fnfy1a9209qnxrdzs0tkx0', '1', 'http://127.0.0.1:39533/webhooks', '2026-11-27 23:29:48.594+00', '6', '204', '', NULL),
('msg_01m8fng31zsmd5ad0k6w6kx44b', '1', 'http://127.0.0.1:39533/webhooks', '2026-11-27 23:29:53.75+00', '15', '204', '', NULL),
('msg_01m8fng3909gpqhfh6a0d4fzf7', '1', 'http://127.0.0.1:39533/webhooks', '2026-11-27 23:29:53.995+00', '2', '204', '', NULL),
('msg_01m8fng87z5x454ps4a5w43j3j', '1', 'http://127.0.0.1:39533/webhooks', '2026-11-27 23:29:59.126+00', '87', '204', '', NULL),
('msg_01m8fngb9jaf8nv2p0f96qasd4', '1', 'http://127.0.0.1:39533/webhooks', '2026-11-27 23:30:02.186+00', '17', '204', '', NULL),
('msg_01m8fngbemqw29rxtv6s08wrym', '1', 'http://127.0.0.1:39533/webhooks', '2026-11-27 23:30:02.333+00', '2', '500', '', NULL),
('msg_01m8fngbemqw29rxtv6s08wrym', '2', 'http://127.0.0.1:39533/webhooks', '2026-11-27 23:30:03.182+00', '4', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fnfxsp0hxfq2ks6s9d18ft', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal.completed', 'wd_01m8fnfxm2bdv7snk1a5gagb83', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:29:48.270Z","data":{"transactionId":"wd_01m8fnfxm2bdv7snk1a5gagb83","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:29:48.169Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:29:48.333357+00', '2026-11-27 23:29:48.472096+00', NULL),
('msg_01m8fnfy1a9209qnxrdzs0tkx0', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal.failed', 'wd_01m8fnfxzv8zajkvwws3vcbkbx', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:29:48.573Z","data":{"transactionId":"wd_01m8fnfxzv8zajkvwws3vcbkbx","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:29:48.540Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:29:48.583906+00', '2026-11-27 23:29:48.606735+00', NULL),
('msg_01m8fng31zsmd5ad0k6w6kx44b', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal.completed', 'wd_01m8fnfy2fkbyrq37fwmq17wam', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:29:53.703Z","data":{"transactionId":"wd_01m8fnfy2fkbyrq37fwmq17wam","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:29:48.623Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:29:53.724205+00', '2026-11-27 23:29:53.768568+00', NULL),
('msg_01m8fng3909gpqhfh6a0d4fzf7', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal.completed', 'wd_01m8fng37d6pnv0bjm4g270ya7', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:29:53.935Z","data":{"transactionId":"wd_01m8fng37d6pnv0bjm4g270ya7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:29:53.902Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:29:53.951466+00', '2026-11-27 23:29:54.008492+00', NULL),
('msg_01m8fng87z5x454ps4a5w43j3j', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal.failed', 'wd_01m8fng37d6pnv0bjm4g270ya7', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:29:59.009Z","data":{"transactionId":"wd_01m8fng37d6pnv0bjm4g270ya7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:29:53.902Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:29:59.026643+00', '2026-11-27 23:29:59.214342+00', NULL),
('msg_01m8fngb9jaf8nv2p0f96qasd4', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal.completed', 'wd_01m8fng8jarepmkbnrftc3ntzs', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:30:02.124Z","data":{"transactionId":"wd_01m8fng8jarepmkbnrftc3ntzs","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:29:59.376Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:30:02.160909+00', '2026-11-27 23:30:02.207376+00', NULL),
('msg_01m8fngbemqw29rxtv6s08wrym', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', 'withdrawal.completed', 'wd_01m8fngbdj31gz8q4kpt22yhcj', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:30:02.306Z","data":{"transactionId":"wd_01m8fngbdj31gz8q4kpt22yhcj","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:30:02.290Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:30:02.323141+00', '2026-11-27 23:30:03.186546+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fnfwkq62a0nr7nwsnjsa9h', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'prod', E'\\x6d7073314faea8cd0b6c0ecb69db4a575fa8183411c501c46636a60438d31764f41c7d1821c77e78980600d8c7bd3d52ad20b9da2d65730d4cf6a08611c5ba55615e9ce1286313fc0aa4c6c8314ddf9949793d0e3fb67938d384', '2026-11-27 23:29:47.106374+00', NULL),
('whs_01m8fnfwkqp1v9b5k581g8p2w4', 'biz_01m8fnfwjy1jp5yrsn6m7hppz6', 'test', E'\\x6d7073314faea8cd0b6c0ecb8808c7343d152554c6633491690ed38ffff20eceb6530c364794bbe3764d26199a0a1a69c341427f1b27f152a10f35cf19b51ab6b3a3e023644457efe8cc76d15facac563f4422117c6ffa57bc14', '2026-11-27 23:29:47.106374+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fnfxm2bdv7snk1a5gagb83', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fnfxzv8zajkvwws3vcbkbx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fnfy2fkbyrq37fwmq17wam', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fng37d6pnv0bjm4g270ya7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fng8jarepmkbnrftc3ntzs', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fngbdj31gz8q4kpt22yhcj', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
