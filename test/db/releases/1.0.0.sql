-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('116', '117', '127', '180', '181', '183', '189', '191', '260', '319', '335', '52', '61', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 20:51:33.930575+00'),
('1025', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 20:51:33.930575+00'),
('1026', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'NGN', 'available', '0', '7358809', '13', '2026-11-27 20:51:33.930575+00'),
('1027', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 20:51:33.930575+00'),
('1028', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 20:51:33.930575+00'),
('1029', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 20:51:33.930575+00'),
('1030', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 20:51:33.930575+00'),
('1031', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 20:51:33.930575+00'),
('116', NULL, 'test', 'NGN', 'commission', '4', '32064', '1', '2026-11-27 20:51:10.605752+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '150000', '1', '2026-11-27 20:51:10.605752+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '15360', '1', '2026-11-27 20:51:10.605752+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '-3096326', '3', '2026-11-27 20:51:10.605752+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-10000000', '1', '2026-11-27 20:51:10.605752+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-150050', '1', '2026-11-27 20:51:10.605752+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '5100003', '4', '2026-11-27 20:51:10.605752+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '2117430', '3', '2026-11-27 20:51:10.605752+00'),
('260', NULL, 'test', 'USDT', 'custody', '4', '-25000000', '1', '2026-11-27 20:51:10.605752+00'),
('319', NULL, 'test', 'NGN', 'conversion', '15', '-1535290', '1', '2026-11-27 20:51:10.605752+00'),
('335', NULL, 'test', 'USDT', 'conversion', '15', '10000000', '1', '2026-11-27 20:51:10.605752+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '1000', '1', '2026-11-27 20:51:10.605752+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '3500', '4', '2026-11-27 20:51:10.605752+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '3500', '2', '2026-11-27 20:51:10.605752+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3174266', '7208759'),
('1026', '13', '23', '150050', '7358809'),
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
('116', '1', '22', '32064', '32064'),
('117', '1', '1', '150000', '150000'),
('127', '1', '21', '15360', '15360'),
('180', '1', '9', '100004', '100004'),
('180', '2', '18', '10000', '110004'),
('180', '3', '22', '-3206330', '-3096326'),
('181', '1', '1', '-10000000', '-10000000'),
('183', '1', '23', '-150050', '-150050'),
('189', '1', '3', '5000000', '5000000'),
('189', '2', '7', '100002', '5100002'),
('189', '3', '10', '-100004', '4999998'),
('189', '4', '12', '100005', '5100003'),
('191', '1', '14', '100000', '100000'),
('191', '2', '16', '500000', '600000'),
('191', '3', '21', '1517430', '2117430'),
('260', '1', '19', '-25000000', '-25000000'),
('319', '1', '21', '-1535290', '-1535290'),
('335', '1', '21', '10000000', '10000000'),
('52', '1', '9', '1000', '1000'),
('61', '1', '3', '2500', '2500'),
('61', '2', '7', '1000', '3500'),
('61', '3', '10', '-1000', '2500'),
('61', '4', '12', '1000', '3500'),
('63', '1', '14', '1000', '1000'),
('63', '2', '21', '2500', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fce6p35nhyh5mamks6xprd', 'payment', 'single', 'test', NULL, '2026-11-27 20:51:34.727397+00', NULL, NULL, NULL),
('10', 'wd_01m8fcecbc5rzk6q9vbhrky7mn:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 20:51:45.777736+00', NULL, NULL, NULL),
('11', 'wd_01m8fcehpe0d40z4480yya6dns:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:45.999018+00', NULL, NULL, NULL),
('12', 'wd_01m8fcehpe0d40z4480yya6dns:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 20:51:48.340275+00', NULL, NULL, NULL),
('13', 'wd_01m8fcem33p10ggwwhkvm6n3wq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:48.452802+00', NULL, NULL, NULL),
('14', 'wd_01m8fcem33p10ggwwhkvm6n3wq:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 20:51:48.482934+00', NULL, NULL, NULL),
('15', 'bill_01m8fcemp13cmrt2y1jc9ge393:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:49.058385+00', NULL, NULL, NULL),
('16', 'bill_01m8fcemp13cmrt2y1jc9ge393:post', 'bill_post', 'post', 'test', '15', '2026-11-27 20:51:49.09095+00', NULL, NULL, NULL),
('17', 'bill_01m8fcemrk495sceg54ek1208s:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:49.14024+00', NULL, NULL, NULL),
('18', 'bill_01m8fcemrk495sceg54ek1208s:post', 'bill_post', 'post', 'test', '17', '2026-11-27 20:51:49.161802+00', NULL, NULL, NULL),
('19', 'cp_01m8fcemte1c0ebkqrhkv610cj', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 20:51:59.102782+00', NULL, NULL, NULL),
('2', 'wd_01m8fce6sm8f3kgr628sp8th93:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:34.843833+00', NULL, NULL, NULL),
('20', 'sale_01m8fceype5q5axd1xas97wetm:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:59.310797+00', NULL, NULL, NULL),
('21', 'sale_01m8fceype5q5axd1xas97wetm:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 20:51:59.408724+00', NULL, NULL, NULL),
('22', 'col_01m8fceytes5wrkhvkrq8nhyqt:credit', 'collection', 'single', 'test', NULL, '2026-11-27 20:52:01.527235+00', NULL, NULL, NULL),
('23', 'adj_01m8fcf11j2n2ycm280cab7rar', 'adjustment', 'single', 'test', NULL, '2026-11-27 20:52:01.716132+00', NULL, NULL, NULL),
('3', 'wd_01m8fce6sm8f3kgr628sp8th93:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 20:51:34.922688+00', NULL, NULL, NULL),
('4', 'wd_01m8fce704zzhes6yp2vhqz6g8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:35.04692+00', NULL, NULL, NULL),
('5', 'wd_01m8fce704zzhes6yp2vhqz6g8:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 20:51:35.105939+00', NULL, NULL, NULL),
('6', 'wd_01m8fce741q9abpx86g8bz661g:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:35.170488+00', NULL, NULL, NULL),
('7', 'wd_01m8fce741q9abpx86g8bz661g:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 20:51:40.261886+00', NULL, NULL, NULL),
('8', 'wd_01m8fcecbc5rzk6q9vbhrky7mn:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:51:40.525063+00', NULL, NULL, NULL),
('9', 'wd_01m8fcecbc5rzk6q9vbhrky7mn:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 20:51:40.574873+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8fce5x895wm4ffpxcjn4taj', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'prod', E'\\x38cd7b1d481faf352cce76690a81960a0e1bf8122d007a5137d848a59511de1c', E'\\x6d707331572df06ee7d4520d85aef583410fa307133aaa2a241f016e3a7837bf8cb910e29f95cdce8fad29a2089737e3eb1a7c6c7707e64ef1fe1111096b835afec1cb3f4d41a542700372305ebc2982c7c031b6', '2026-11-27 20:51:33.934067+00', NULL, NULL),
('key_01m8fce5x92464kcss8z4z4442', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', E'\\xabe65c7066accb86c5b394e1c7a1be2d9d8af7be9a0d175f16ae29d1e0056c8f', E'\\x6d707331572df06ee7d4520d2748a7cb7327adffcdda5c59c30ac178c8b368857375b329c5561dcace6fdf45318a2cdefaf5b8fde11b7b17aa09f204a9c80fd6532cbf38fe26c2d4288a2b4d8c9bca2278a7b42d', '2026-11-27 20:51:33.934067+00', NULL, '2026-11-27 20:51:34.084621+00');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:d82d8ed99633ac9e446e349806260dac495c804a5bd02bacf5205e1a90dcacb5', '0', '1795899094260'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795813594243'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795813594225');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fcemp13cmrt2y1jc9ge393', '1', 'simulator', 'simulator', '202611272151458fyrpdnzfecqvg', '1', '1', '2026-11-27 20:51:49.088144+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272151458fyrpdnzfecqvg', '2026-11-27 20:51:49.08+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fcemrk495sceg54ek1208s', '1', 'simulator', 'simulator', '202611272151mmvpeyz645ym3wx0', '1', '1', '2026-11-27 20:51:49.161019+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272151mmvpeyz645ym3wx0', '2026-11-27 20:51:49.152+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fceytes5wrkhvkrq8nhyqt', '1', 'simulator', 'simulator', 'col_01m8fceytes5wrkhvkrq8nhyqt', '1', '1', '2026-11-27 20:51:59.470169+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fceytes5wrkhvkrq8nhyqt', '2026-11-27 20:52:01.519+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fceype5q5axd1xas97wetm', '1', 'simulator', 'simulator', 'sale_01m8fceype5q5axd1xas97wetm', '1', '1', '2026-11-27 20:51:59.40561+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fceype5q5axd1xas97wetm', '2026-11-27 20:51:59.377+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fce6sm8f3kgr628sp8th93', '1', 'simulator', 'simulator', 'wd_01m8fce6sm8f3kgr628sp8th93', '1', '1', '2026-11-27 20:51:34.920757+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fce6sm8f3kgr628sp8th93', '2026-11-27 20:51:34.887+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fce704zzhes6yp2vhqz6g8', '1', 'simulator', 'simulator', 'wd_01m8fce704zzhes6yp2vhqz6g8', '1', '1', '2026-11-27 20:51:35.101078+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fce704zzhes6yp2vhqz6g8', '2026-11-27 20:51:35.089+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fce741q9abpx86g8bz661g', '1', 'simulator', 'simulator', 'wd_01m8fce741q9abpx86g8bz661g', '1', '1', '2026-11-27 20:51:35.217299+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fce741q9abpx86g8bz661g', '2026-11-27 20:51:40.238+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcecbc5rzk6q9vbhrky7mn', '1', 'simulator', 'simulator', 'wd_01m8fcecbc5rzk6q9vbhrky7mn', '1', '1', '2026-11-27 20:51:40.573962+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fcecbc5rzk6q9vbhrky7mn', '2026-11-27 20:51:45.605+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcehpe0d40z4480yya6dns', '1', 'simulator', 'simulator', 'wd_01m8fcehpe0d40z4480yya6dns', '1', '1', '2026-11-27 20:51:46.049431+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fcehpe0d40z4480yya6dns', '2026-11-27 20:51:48.292+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcem33p10ggwwhkvm6n3wq', '1', 'simulator', 'simulator', 'wd_01m8fcem33p10ggwwhkvm6n3wq', '1', '1', '2026-11-27 20:51:48.481019+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fcem33p10ggwwhkvm6n3wq', '2026-11-27 20:51:48.466+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details) overriding system value values
('1', '2026-11-27 20:51:33.934067+00', 'system', 'business.create', 'biz_01m8fce5x17ce0n1saycnsrsy6', '{"kycStatus": "APPROVED"}'),
('2', '2026-11-27 20:51:34.597558+00', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'profile.change', 'biz_01m8fce5x17ce0n1saycnsrsy6', '{"fields": ["webhookUrl"], "webhookUrl": "http://127.0.0.1:39511/webhooks", "environment": "test"}'),
('3', '2026-11-27 20:51:48.340275+00', 'root', 'withdrawal.resolve', 'wd_01m8fcehpe0d40z4480yya6dns', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}'),
('4', '2026-11-27 20:52:01.682917+00', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'profile.change', 'biz_01m8fce5x17ce0n1saycnsrsy6', '{"fields": ["webhookUrl"], "webhookUrl": null, "environment": "test"}'),
('5', '2026-11-27 20:52:01.716132+00', 'ada', 'balance.adjust', 'biz_01m8fce5x17ce0n1saycnsrsy6', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fcf11j2n2ycm280cab7rar"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fcf11j2n2ycm280cab7rar', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 20:52:01.716132+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 20:51:33.934067+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 20:51:23.588069+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 20:51:23.588069+00');
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
('bill_01m8fcemp13cmrt2y1jc9ge393', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '51265346765753826199', '{}', '73.52 kWh'),
('bill_01m8fcemrk495sceg54ek1208s', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8fce5x17ce0n1saycnsrsy6', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-27 20:51:33.934067+00', '2026-11-27 20:52:01.682917+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 20:51:59.1+00', '2026-11-27 20:52:01.362902+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '531a632e82af63ce298aaaa3cbd6a0830a704938f91a57e69974417126c87da0', '0', 'test', 'cp_01m8fcemte1c0ebkqrhkv610cj', 'biz_01m8fce5x17ce0n1saycnsrsy6', '4', '2026-11-27 20:51:49.235+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 20:51:51.279882+00'),
('simulated', 'fc9082339cd111652c62f35fb172384324a4fa2cc139a18b2020403000f003dd', '0', 'test', 'cp_01m8fcemte1c0ebkqrhkv610cj', 'biz_01m8fce5x17ce0n1saycnsrsy6', '5', '2026-11-27 20:51:51.4+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 20:51:53.458263+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fceytes5wrkhvkrq8nhyqt', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.25320000', '0', '126.97066800', '32064', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fceytes5wrkhvkrq8nhyqt');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fcemte1c0ebkqrhkv610cj', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr', 'fc9082339cd111652c62f35fb172384324a4fa2cc139a18b2020403000f003dd', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fcemt8vt5mbk5ycvqmr8eh', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 21:51:49.198+00', '2026-11-27 20:51:49.198+00', '2026-11-27 20:51:59.077+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('07750f16d2884b6028a74d5878946acb691eb285445267e8058b528c2b9691d8', 'swp_01m8fces0csqw86kbtd0wbxt0d', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40eab3a1f6a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15414434b529d61c97ae103cd440f2d7839e45f08fe5121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000413e71c93536629e26dd21f730d8496ec4b4395900000000000000000000000000000000000000000000000000000000017d7840708adf9df6a1349001d090c1061241e7c658f61a68160129a54da43141495841907ae556912128b0aff28fabb1ea895d1656f49beb0131394ab5cb87e2c9849047f984320b78071e48a825871ad5fc1b', '2026-11-27 20:52:56.426+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 20:51:56.636079+00'),
('91ea8b671c567c0f8e38825feeffca308147328690a9d7c62045d377bafd8c1b', 'swp_01m8fces0csqw86kbtd0wbxt0d', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140ad9da1f6a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15417c8fde0f6e20dbdb4cc9441a38161572c099efb51215414434b529d61c97ae103cd440f2d7839e45f08fe518d090c10670cdc89df6a134124155c2559609b40eeda055034c639a2066cd9e2f39777e147f0d6c56c4b605b5c112ddad0f8dd97e2e3764436cdb91da4db8830036b02e6d52c27ab8331d9ecd081c', '2026-11-27 20:52:53.549+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 20:51:54.022308+00'),
('e8e36cb5d112a4a5ea8d21dbc971bbf241f5e59fbb919cd3b63d1d98c49149a6', 'swp_01m8fces0csqw86kbtd0wbxt0d', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840ccc8a1f6a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15414434b529d61c97ae103cd440f2d7839e45f08fe51215417c8fde0f6e20dbdb4cc9441a38161572c099efb518b0a81770ecf39df6a13412416d340cedc4ec321aa7854d49186163b32592b99ef2c1a6f2f889bd1bd6ded9e36d1060fdd39dcf4c870c04de3631af1541059decdb0c76d9d9781c39d11e52691c', '2026-11-27 20:52:59.084+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 20:51:59.093441+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fces0csqw86kbtd0wbxt0d', 'cp_01m8fcemte1c0ebkqrhkv610cj', 'test', '0', 'TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 20:51:53.476265+00', '2026-11-27 20:51:59.069016+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '2026-11-27', 'collection', '1', '3174266', '0'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '2026-11-27', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/bills/data', '8b2b599eb603243e96551ffc5e976b9d', E'\\x883ee629aeda1895f30052036e46025be37ebb4533fd35f52b170b85ee31a230', 'bill_01m8fcemrk495sceg54ek1208s', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fcemrk495sceg54ek1208s","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 20:51:49.14024+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/bills/electricity', 'e1e0dab3fece953c363e33a0e3ac4e63', E'\\x24adee7c912e2af1573d7187fa7d7ba1dbc3553c92090b349074546aa5b96139', 'bill_01m8fcemp13cmrt2y1jc9ge393', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fcemp13cmrt2y1jc9ge393","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"51265346765753826199","units":"73.52 kWh"}', '2026-11-27 20:51:49.058385+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/cross-border/collections', '45252e18a0d88b930318e2fa8e57399a', E'\\xb2538033666aedecec9cd11e19fb4cee12c37d8b2faae91a6d11fbdca534c579', 'col_01m8fceytes5wrkhvkrq8nhyqt', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fceytes5wrkhvkrq8nhyqt","reference":"col_01m8fceytes5wrkhvkrq8nhyqt","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31742.66,"targetCurrency":"NGN","rate":126.970668,"providerFee":0,"providerRate":128.2532,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T20:51:59.438Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 20:51:59.438718+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/crypto/payments/cp_01m8fcemte1c0ebkqrhkv610cj/simulate-deposit', 'd0c2876beffd5efb3b6244440d4631e9', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fcemte1c0ebkqrhkv610cj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fcemte1c0ebkqrhkv610cj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr","checkoutUrl":"http://127.0.0.1:33701/pay/01m8fcemte1c0ebkqrhkv610cj3f0tw3f6jfmsjhdt5gz8cpqmyc","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:51:49.198Z","payableUntil":"2026-11-27T21:51:49.198Z","environment":"test","createdAt":"2026-11-27T20:51:49.198Z","updatedAt":"2026-11-27T20:51:49.198Z","metadata":{"simulated":true}},"deposit":{"txHash":"531a632e82af63ce298aaaa3cbd6a0830a704938f91a57e69974417126c87da0","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 20:51:49.225767+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/crypto/payments/cp_01m8fcemte1c0ebkqrhkv610cj/simulate-deposit', 'f31a1a2758366cd9d0562074e29903cc', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fcemte1c0ebkqrhkv610cj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fcemte1c0ebkqrhkv610cj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr","checkoutUrl":"http://127.0.0.1:33701/pay/01m8fcemte1c0ebkqrhkv610cj3f0tw3f6jfmsjhdt5gz8cpqmyc","returnUrl":null,"status":"UNDERPAID","txHash":"531a632e82af63ce298aaaa3cbd6a0830a704938f91a57e69974417126c87da0","reviewReason":null,"expiresAt":"2026-11-27T21:51:49.198Z","payableUntil":"2026-11-27T22:51:49.198Z","environment":"test","createdAt":"2026-11-27T20:51:49.198Z","updatedAt":"2026-11-27T20:51:51.289Z","metadata":{"simulated":true}},"deposit":{"txHash":"fc9082339cd111652c62f35fb172384324a4fa2cc139a18b2020403000f003dd","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 20:51:51.398647+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/crypto/payments/create', '66fcd368bd4f1b3ee1da736fb2ade95b', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fcemte1c0ebkqrhkv610cj', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fcemte1c0ebkqrhkv610cj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr","checkoutUrl":"http://127.0.0.1:33701/pay/01m8fcemte1c0ebkqrhkv610cj3f0tw3f6jfmsjhdt5gz8cpqmyc","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:51:49.198Z","payableUntil":"2026-11-27T21:51:49.198Z","environment":"test","createdAt":"2026-11-27T20:51:49.198Z","updatedAt":"2026-11-27T20:51:49.198Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 20:51:49.206758+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/crypto/withdrawals/request', '3f13f87078d235c3b553d8e8b6ec19a4', E'\\x2fc425cce1ed764ebe6254b29bcc4373ad56c0af46a3c8c3ea43d87f1b634234', 'sale_01m8fceype5q5axd1xas97wetm', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fceype5q5axd1xas97wetm","amountUsdt":10,"conversionRate":1519.93,"grossAmountNgn":15199.3,"withdrawalFeeNgn":25,"netAmountNgn":15174.3,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fceype5q5axd1xas97wetm","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:51:59.310Z"},"simulated":true,"environment":"test"}', '2026-11-27 20:51:59.310797+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/payment/process', '1b22891fab2a0786e9cad66d757a03eb', E'\\x0a7558b4fd1d3bd717b0bb0ece593c53ff9207273c578c6acf1df6abf321694c', 'txn_01m8fce6p35nhyh5mamks6xprd', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fce6p35nhyh5mamks6xprd","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:51:34.727397+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/withdrawal/request', '3521dcffc871b2a78bf8d843ce366ea1', E'\\x62ebe569c18b3479dbf225137316648c30a80168810a0935e25727e0e732fa6b', 'wd_01m8fcem33p10ggwwhkvm6n3wq', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fcem33p10ggwwhkvm6n3wq","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:51:48.452Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:51:48.452802+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/withdrawal/request', '5ec6d6e49bec3aa9550463fa1c6da01e', E'\\x59b64d253eea054265c6f45d57875820abc9c77cd8074127157c1c289a43dc98', 'wd_01m8fcecbc5rzk6q9vbhrky7mn', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fcecbc5rzk6q9vbhrky7mn","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:51:40.525Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:51:40.525063+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/withdrawal/request', 'd72ff54f3cf2b0f4bc0387fd29b7b360', E'\\x233653822fc816fd897547185f74b936a892b8562a0837f89b828bbf3696b7e2', 'wd_01m8fce741q9abpx86g8bz661g', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fce741q9abpx86g8bz661g","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:51:35.170Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:51:35.170488+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/withdrawal/request', 'd81b27b3f9089cdf975031578147fafe', E'\\x0f7648734e82286b5d42c04464845609037bd924b940eadc749e78677a5d4706', 'wd_01m8fce704zzhes6yp2vhqz6g8', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fce704zzhes6yp2vhqz6g8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:51:35.046Z","environment":"test","simulated":true},"requestId":"req_01m8fce6zsxvj973g83ahqzgv9","simulated":true,"environment":"test"}', '2026-11-27 20:51:35.04692+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/withdrawal/request', 'demo-bd1f8717-7f26-4ba2-816d-f573e624b19a', E'\\x2ec792e17d0bc5fbfd37efa3633d4052c3eb9e35717d4072ad37d2053c05a432', 'wd_01m8fce6sm8f3kgr628sp8th93', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fce6sm8f3kgr628sp8th93","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:51:34.843Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:51:34.843833+00'),
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '/withdrawal/request', 'e8cd792508468e88e2b434229bc47aab', E'\\x765dd78acf93bb7bb39033cc4a4b74f3536430fd5495c96b7ed79206842d33a9', 'wd_01m8fcehpe0d40z4480yya6dns', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fcehpe0d40z4480yya6dns","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:51:45.999Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:51:45.999018+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331572df06ee7d4520d9c48a6f315e73a4305845d2fddbeb3dec7b0b97f28fbfc15ed00426f7e9d88eb179aa40dd05f59878dfb6e3b10ad27bb89a5d15c3d0b9bd98a68910821bdf4d7fb62c328ceb4ddaf', '2026-11-27 20:51:23.214998+00', '2026-11-27 20:51:23.214998+00'),
('sandbox_seed', E'\\x6d707331572df06ee7d4520dd2e8273fea43bc4b32a70eb994d84ad395f6bfd087b025d0ee0d96ebcfb1ac37d65b24426e207d16767bd3c5598d5a1911b9fe9237b4919631aa75f8343c8741e7cd8410a6c37dd09cd72c7fd05df3876ffc00ceb96004955bcbebe5ffbdd7fffb20fed7', '2026-11-27 20:51:23.203481+00', '2026-11-27 20:51:23.203481+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fce5x2nhqym88c75n9kp5p', E'\\x9b3aa10c3265b562ef011524ff05a844d3993faeffcda60abc8030d84481de9d', '2026-11-27 20:51:34.392762+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fcekwwrmybgw83caaeq29x', 'withdrawal.resolve', 'wd_01m8fcehpe0d40z4480yya6dns', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 20:51:48.252319+00', '2026-11-28 20:51:48.252319+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fcemp13cmrt2y1jc9ge393', 'bill', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272151458fyrpdnzfecqvg', NULL, '2026-11-27 20:51:49.058385+00', '2026-11-27 20:51:49.09095+00'),
('bill_01m8fcemrk495sceg54ek1208s', 'bill', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272151mmvpeyz645ym3wx0', NULL, '2026-11-27 20:51:49.14024+00', '2026-11-27 20:51:49.161802+00'),
('col_01m8fceytes5wrkhvkrq8nhyqt', 'collection', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 20:52:19.438718+00', NULL, 'sim_col_01m8fceytes5wrkhvkrq8nhyqt', NULL, '2026-11-27 20:51:59.438718+00', '2026-11-27 20:52:01.527235+00'),
('sale_01m8fceype5q5axd1xas97wetm', 'usdt_sale', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fceype5q5axd1xas97wetm', NULL, '2026-11-27 20:51:59.310797+00', '2026-11-27 20:51:59.408724+00'),
('wd_01m8fce6sm8f3kgr628sp8th93', 'withdrawal', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fce6sm8f3kgr628sp8th93', NULL, '2026-11-27 20:51:34.843833+00', '2026-11-27 20:51:34.922688+00'),
('wd_01m8fce704zzhes6yp2vhqz6g8', 'withdrawal', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fce704zzhes6yp2vhqz6g8', 'The sandbox fails amounts ending in .01.', '2026-11-27 20:51:35.04692+00', '2026-11-27 20:51:35.105939+00'),
('wd_01m8fce741q9abpx86g8bz661g', 'withdrawal', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fce741q9abpx86g8bz661g', NULL, '2026-11-27 20:51:35.170488+00', '2026-11-27 20:51:40.261886+00'),
('wd_01m8fcecbc5rzk6q9vbhrky7mn', 'withdrawal', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcecbc5rzk6q9vbhrky7mn', 'The sandbox reverses amounts ending in .04.', '2026-11-27 20:51:40.525063+00', '2026-11-27 20:51:45.777736+00'),
('wd_01m8fcehpe0d40z4480yya6dns', 'withdrawal', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fcekwwrmybgw83caaeq29x', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcehpe0d40z4480yya6dns', NULL, '2026-11-27 20:51:45.999018+00', '2026-11-27 20:51:48.340275+00'),
('wd_01m8fcem33p10ggwwhkvm6n3wq', 'withdrawal', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcem33p10ggwwhkvm6n3wq', NULL, '2026-11-27 20:51:48.452802+00', '2026-11-27 20:51:48.482934+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TFvBjFEgRJ7G1RD8NjK2PGgViNJjKbTEFc', '25000000', '0', 'false'),
('TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr', '0', '268000', 'true'),
('TMKq8vsyA7kYZjbXqT3Txqno83aujBHohk', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795812694039'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795812704055'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795812709235'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795812711400'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795812714043'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795812716815'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795812719100');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('07750f16d2884b6028a74d5878946acb691eb285445267e8058b528c2b9691d8', '7', 'usdt_transfer', 'SUCCESS', 'TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr', 'TFvBjFEgRJ7G1RD8NjK2PGgViNJjKbTEFc', '25000000', '13000000', '130000'),
('531a632e82af63ce298aaaa3cbd6a0830a704938f91a57e69974417126c87da0', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr', '10000000', '0', '0'),
('91ea8b671c567c0f8e38825feeffca308147328690a9d7c62045d377bafd8c1b', '6', 'trx_transfer', 'SUCCESS', 'TMKq8vsyA7kYZjbXqT3Txqno83aujBHohk', 'TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr', '13650000', '1100000', '0'),
('e8e36cb5d112a4a5ea8d21dbc971bbf241f5e59fbb919cd3b63d1d98c49149a6', '8', 'trx_transfer', 'SUCCESS', 'TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr', 'TMKq8vsyA7kYZjbXqT3Txqno83aujBHohk', '382000', '0', '0'),
('fc9082339cd111652c62f35fb172384324a4fa2cc139a18b2020403000f003dd', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TGBr6J9sGRg8WiUiBwVYK5g9C3bWMEmntr', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fcemp13cmrt2y1jc9ge393', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fcemntsejnxwt9mxbhkqnb', '2026-11-27 20:51:49.058385+00', '2026-11-27 20:51:49.09095+00'),
('bill_01m8fcemrk495sceg54ek1208s', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fcemreda3j0qewg4paam7v', '2026-11-27 20:51:49.14024+00', '2026-11-27 20:51:49.161802+00'),
('col_01m8fceytes5wrkhvkrq8nhyqt', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'collection', 'COMPLETED', '3174266', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fceyta2p6kf5r00xcn60hk', '2026-11-27 20:51:59.438718+00', '2026-11-27 20:52:01.527235+00'),
('txn_01m8fce6p35nhyh5mamks6xprd', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fce6nz51153jxv6mv4gwfs', '2026-11-27 20:51:34.727397+00', '2026-11-27 20:51:34.727397+00'),
('wd_01m8fce6sm8f3kgr628sp8th93', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fce6rm0kw16vb49yjsef8b', '2026-11-27 20:51:34.843833+00', '2026-11-27 20:51:34.922688+00'),
('wd_01m8fce704zzhes6yp2vhqz6g8', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fce6zsxvj973g83ahqzgv9', '2026-11-27 20:51:35.04692+00', '2026-11-27 20:51:35.105939+00'),
('wd_01m8fce741q9abpx86g8bz661g', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fce73ys57yhdrkr0avrk0t', '2026-11-27 20:51:35.170488+00', '2026-11-27 20:51:40.261886+00'),
('wd_01m8fcecbc5rzk6q9vbhrky7mn', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcecb9j592xq8h37q0031p', '2026-11-27 20:51:40.525063+00', '2026-11-27 20:51:45.777736+00'),
('wd_01m8fcehpe0d40z4480yya6dns', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcehp448vrmeagdqz1tf25', '2026-11-27 20:51:45.999018+00', '2026-11-27 20:51:48.340275+00'),
('wd_01m8fcem33p10ggwwhkvm6n3wq', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcem1ykz5c8pxmekkntm21', '2026-11-27 20:51:48.452802+00', '2026-11-27 20:51:48.482934+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fceyp39c867vy4db7qsgrw', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', '10000000', '1535.29000000', '1519.93000000', '1519930', '2500', '1517430', '15360', '2026-11-27 20:51:59.30223+00', '2026-11-27 20:52:59.299+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fceype5q5axd1xas97wetm', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'COMPLETED', '10000000', '1535.29000000', '1519.93000000', '1519930', '2500', '1517430', '15360', 'qte_01m8fceyp39c867vy4db7qsgrw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fceyp9kj0f5cawmq53n34n', '2026-11-27 20:51:59.310797+00', '2026-11-27 20:51:59.408724+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fce5x2nhqym88c75n9kp5p', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$2v3Q2eWnP9NaKXXvz9x8mQ$ZLFVpOHJSY/0sLmqcANnG283NE0aHPl1mLRoNbpFOXc', '1', NULL, NULL, NULL, '2026-11-27 20:51:33.934067+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'simulator', 'biz_01m8fce5x17ce0n1saycnsrsy6', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 20:51:33.934067+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fce6wpxpygsbn954fzaadp', '1', 'http://127.0.0.1:39511/webhooks', '2026-11-27 20:51:34.954+00', '24', '204', '', NULL),
('msg_01m8fce7294scbkqb6bbg7w20q', '1', 'http://127.0.0.1:39511/webhooks', '2026-11-27 20:51:35.133+00', '4', '204', '', NULL),
('msg_01m8fcec37jmp07hbacv251yvb', '1', 'http://127.0.0.1:39511/webhooks', '2026-11-27 20:51:40.287+00', '2', '204', '', NULL),
('msg_01m8fcecd1n6k439g3fdm6ctg9', '1', 'http://127.0.0.1:39511/webhooks', '2026-11-27 20:51:40.588+00', '5', '204', '', NULL),
('msg_01m8fcehgdjm7r5avx8zzyqycv', '1', 'http://127.0.0.1:39511/webhooks', '2026-11-27 20:51:45.893+00', '3', '204', '', NULL),
('msg_01m8fcekzp8wvee564btj1v347', '1', 'http://127.0.0.1:39511/webhooks', '2026-11-27 20:51:48.357+00', '3', '204', '', NULL),
('msg_01m8fcem45yd7ze2zcy09p1vnc', '1', 'http://127.0.0.1:39511/webhooks', '2026-11-27 20:51:48.506+00', '3', '500', '', NULL),
('msg_01m8fcem45yd7ze2zcy09p1vnc', '2', 'http://127.0.0.1:39511/webhooks', '2026-11-27 20:51:49.01+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fce6wpxpygsbn954fzaadp', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal.completed', 'wd_01m8fce6sm8f3kgr628sp8th93', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:51:34.887Z","data":{"transactionId":"wd_01m8fce6sm8f3kgr628sp8th93","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:51:34.843Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:51:34.922688+00', '2026-11-27 20:51:34.987602+00', NULL),
('msg_01m8fce7294scbkqb6bbg7w20q', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal.failed', 'wd_01m8fce704zzhes6yp2vhqz6g8', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:51:35.089Z","data":{"transactionId":"wd_01m8fce704zzhes6yp2vhqz6g8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:51:35.046Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:51:35.105939+00', '2026-11-27 20:51:35.138301+00', NULL),
('msg_01m8fcec37jmp07hbacv251yvb', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal.completed', 'wd_01m8fce741q9abpx86g8bz661g', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:51:40.238Z","data":{"transactionId":"wd_01m8fce741q9abpx86g8bz661g","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:51:35.170Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:51:40.261886+00', '2026-11-27 20:51:40.291353+00', NULL),
('msg_01m8fcecd1n6k439g3fdm6ctg9', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal.completed', 'wd_01m8fcecbc5rzk6q9vbhrky7mn', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:51:40.541Z","data":{"transactionId":"wd_01m8fcecbc5rzk6q9vbhrky7mn","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:51:40.525Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:51:40.574873+00', '2026-11-27 20:51:40.593795+00', NULL),
('msg_01m8fcehgdjm7r5avx8zzyqycv', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal.failed', 'wd_01m8fcecbc5rzk6q9vbhrky7mn', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:51:45.605Z","data":{"transactionId":"wd_01m8fcecbc5rzk6q9vbhrky7mn","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:51:40.525Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:51:45.777736+00', '2026-11-27 20:51:45.899061+00', NULL),
('msg_01m8fcekzp8wvee564btj1v347', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal.completed', 'wd_01m8fcehpe0d40z4480yya6dns', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:51:48.325Z","data":{"transactionId":"wd_01m8fcehpe0d40z4480yya6dns","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:51:45.999Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:51:48.340275+00', '2026-11-27 20:51:48.363764+00', NULL),
('msg_01m8fcem45yd7ze2zcy09p1vnc', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', 'withdrawal.completed', 'wd_01m8fcem33p10ggwwhkvm6n3wq', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:51:48.466Z","data":{"transactionId":"wd_01m8fcem33p10ggwwhkvm6n3wq","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:51:48.452Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:51:48.482934+00', '2026-11-27 20:51:49.013561+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fce5ys5h63w0hxeje2p2vd', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'test', E'\\x6d707331572df06ee7d4520dfc63eb0ec249baf785ae18e271f1812b501a36016dd1bfc1b1d4a2694f94c637f4756f5ddf71a2189caf31bc8d73d6034916d7c49ecaca0698647bde3597e4c2c094c8f4eb1fd047147818345127', '2026-11-27 20:51:33.934067+00', NULL),
('whs_01m8fce5ysqcxnpkeh53r9fgv5', 'biz_01m8fce5x17ce0n1saycnsrsy6', 'prod', E'\\x6d707331572df06ee7d4520dd45ed5b10aa2ab7b88f721bb2951e134920792c4f7b1feabd4573d2957c74a177e726c6efe9962975cd7ce838981d15a21b073e3060df5c75c264411ea15e6c603901d6863f5f0cd9fd088f8d0d6', '2026-11-27 20:51:33.934067+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fce6sm8f3kgr628sp8th93', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fce704zzhes6yp2vhqz6g8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fce741q9abpx86g8bz661g', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fcecbc5rzk6q9vbhrky7mn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fcehpe0d40z4480yya6dns', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fcem33p10ggwwhkvm6n3wq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 5);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
