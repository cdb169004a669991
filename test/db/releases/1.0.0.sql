-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '121', '177', '182', '183', '185', '257', '313', '329', '49', '54', '57');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-26 16:58:52.178734+00'),
('1025', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-26 16:58:52.178734+00'),
('1026', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'NGN', 'available', '0', '7368734', '13', '2026-11-26 16:58:52.178734+00'),
('1027', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-26 16:58:52.178734+00'),
('1028', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-26 16:58:52.178734+00'),
('1029', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-26 16:58:52.178734+00'),
('1030', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-26 16:58:52.178734+00'),
('1031', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-26 16:58:52.178734+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '32164', '1', '2026-11-26 16:58:43.017065+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '165410', '2', '2026-11-26 16:58:43.017065+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '2483649', '5', '2026-11-26 16:58:43.017065+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '110005', '2', '2026-11-26 16:58:43.017065+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-150050', '1', '2026-11-26 16:58:43.017065+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-8477822', '4', '2026-11-26 16:58:43.017065+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-26 16:58:43.017065+00'),
('313', NULL, 'test', 'NGN', 'conversion', '9', '-1540090', '1', '2026-11-26 16:58:43.017065+00'),
('329', NULL, 'test', 'USDT', 'conversion', '9', '10000000', '1', '2026-11-26 16:58:43.017065+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '4500', '3', '2026-11-26 16:58:43.017065+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '1000', '1', '2026-11-26 16:58:43.017065+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '2500', '3', '2026-11-26 16:58:43.017065+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3184191', '7218684'),
('1026', '13', '23', '150050', '7368734'),
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
('113', '1', '22', '32164', '32164'),
('121', '1', '1', '150000', '150000'),
('121', '2', '21', '15410', '165410'),
('177', '1', '3', '5000000', '5000000'),
('177', '2', '9', '100004', '5100004'),
('177', '3', '14', '100000', '5200004'),
('177', '4', '16', '500000', '5700004'),
('177', '5', '22', '-3216355', '2483649'),
('182', '1', '12', '100005', '100005'),
('182', '2', '18', '10000', '110005'),
('183', '1', '23', '-150050', '-150050'),
('185', '1', '1', '-10000000', '-10000000'),
('185', '2', '7', '100002', '-9899998'),
('185', '3', '10', '-100004', '-10000002'),
('185', '4', '21', '1522180', '-8477822'),
('257', '1', '19', '-25000000', '-25000000'),
('313', '1', '21', '-1540090', '-1540090'),
('329', '1', '21', '10000000', '10000000'),
('49', '1', '3', '2500', '2500'),
('49', '2', '9', '1000', '3500'),
('49', '3', '14', '1000', '4500'),
('54', '1', '12', '1000', '1000'),
('57', '1', '7', '1000', '1000'),
('57', '2', '10', '-1000', '0'),
('57', '3', '21', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8ccqcsdcw8cdgeh6s57ag5b', 'payment', 'single', 'test', NULL, '2026-11-26 16:58:52.59556+00', NULL, NULL, NULL),
('10', 'wd_01m8ccqjt4brtnwr7r3whqnanf:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-26 16:59:03.960379+00', NULL, NULL, NULL),
('11', 'wd_01m8ccqr5emh8mwwzhyymn3v40:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 16:59:04.240399+00', NULL, NULL, NULL),
('12', 'wd_01m8ccqr5emh8mwwzhyymn3v40:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-26 16:59:06.463732+00', NULL, NULL, NULL),
('13', 'wd_01m8ccqtehzd2qx9xs923wxpfe:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 16:59:06.578276+00', NULL, NULL, NULL),
('14', 'wd_01m8ccqtehzd2qx9xs923wxpfe:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-26 16:59:06.646648+00', NULL, NULL, NULL),
('15', 'bill_01m8ccqvchev6pjnp4px6e3smt:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-26 16:59:07.539521+00', NULL, NULL, NULL),
('16', 'bill_01m8ccqvchev6pjnp4px6e3smt:post', 'bill_post', 'post', 'test', '15', '2026-11-26 16:59:07.593224+00', NULL, NULL, NULL),
('17', 'bill_01m8ccqvg8gsmkpmxqt798maax:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-26 16:59:07.65764+00', NULL, NULL, NULL),
('18', 'bill_01m8ccqvg8gsmkpmxqt798maax:post', 'bill_post', 'post', 'test', '17', '2026-11-26 16:59:07.700503+00', NULL, NULL, NULL),
('19', 'cp_01m8ccqvkk3s9z6h0z1ws5vsv3', 'crypto_settlement', 'single', 'test', NULL, '2026-11-26 16:59:17.255447+00', NULL, NULL, NULL),
('2', 'wd_01m8ccqcvdv6nn5p9tanhyqqkf:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 16:58:52.657274+00', NULL, NULL, NULL),
('20', 'sale_01m8ccr4yqk5dzp44texegbkrz:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-26 16:59:17.336536+00', NULL, NULL, NULL),
('21', 'sale_01m8ccr4yqk5dzp44texegbkrz:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-26 16:59:17.376258+00', NULL, NULL, NULL),
('22', 'col_01m8ccr51ag3p1ebanex78ba8v:credit', 'collection', 'single', 'test', NULL, '2026-11-26 16:59:19.592618+00', NULL, NULL, NULL),
('23', 'adj_01m8ccr7ayrzg8r842n5h75y2p', 'adjustment', 'single', 'test', NULL, '2026-11-26 16:59:19.779057+00', NULL, NULL, NULL),
('3', 'wd_01m8ccqcvdv6nn5p9tanhyqqkf:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-26 16:58:52.774292+00', NULL, NULL, NULL),
('4', 'wd_01m8ccqd9pdme699peytsk7s2h:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 16:58:53.117445+00', NULL, NULL, NULL),
('5', 'wd_01m8ccqd9pdme699peytsk7s2h:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-26 16:58:53.271342+00', NULL, NULL, NULL),
('6', 'wd_01m8ccqdm5ayj0wzr321fmmjs0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 16:58:53.446559+00', NULL, NULL, NULL),
('7', 'wd_01m8ccqdm5ayj0wzr321fmmjs0:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-26 16:58:58.600182+00', NULL, NULL, NULL),
('8', 'wd_01m8ccqjt4brtnwr7r3whqnanf:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 16:58:58.758168+00', NULL, NULL, NULL),
('9', 'wd_01m8ccqjt4brtnwr7r3whqnanf:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-26 16:58:58.848923+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8ccqcceh3sv5pgnspqrmgz0', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'prod', E'\\xac8927f49c59048632d8f39f0e047b02e776990eedfdfd044171e4b457d42936', E'\\x6d707331a7afe3533e86654ed34db8e108f663224d26cdce4768f983f977e7456c4e9aeaf7b0cc85bacf168efc17091d31b75e87b1d77814d815880980a38b55b60aa7656f5edf2a67e9b69a0180bb3816d5ca8b', '2026-11-26 16:58:52.185663+00', NULL, NULL),
('key_01m8ccqccej64b90e993yp925k', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', E'\\x96f7fbaaf7987ae5a11d48ffa95c69ae2eeddd18d08c3adef10d4c8ec827f121', E'\\x6d707331a7afe3533e86654e045c690a381346d8a11a404a435a93cae95132fd93589b88a5c29880885e042d8fec54b53bd24a1ce8ec10ffaaf0c71ad14f89c343d79a54b8918b2c72fd3e9c5db34830d2d22235', '2026-11-26 16:58:52.185663+00', NULL, '2026-11-26 16:58:52.288182+00');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:03a83640aa930ce80ea970a578edb766df14cda1a56c4f06b86a8b4bc8a1cac2', '0', '1795798732383'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795713232366');
insert into public.audit_log (id, at, actor, action, subject, details) overriding system value values
('1', '2026-11-26 16:58:52.185663+00', 'system', 'business.create', 'biz_01m8ccqcc69e1sarzgjxhdgchg', '{"kycStatus": "APPROVED"}'),
('2', '2026-11-26 16:58:52.518643+00', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'profile.change', 'biz_01m8ccqcc69e1sarzgjxhdgchg', '{"fields": ["webhookUrl"], "webhookUrl": "http://127.0.0.1:35175/webhooks", "environment": "test"}'),
('3', '2026-11-26 16:59:06.463732+00', 'demo', 'withdrawal.resolve', 'wd_01m8ccqr5emh8mwwzhyymn3v40', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}'),
('4', '2026-11-26 16:59:19.73812+00', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'profile.change', 'biz_01m8ccqcc69e1sarzgjxhdgchg', '{"fields": ["webhookUrl"], "webhookUrl": null, "environment": "test"}'),
('5', '2026-11-26 16:59:19.779057+00', 'ada', 'balance.adjust', 'biz_01m8ccqcc69e1sarzgjxhdgchg', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8ccr7ayrzg8r842n5h75y2p"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8ccr7ayrzg8r842n5h75y2p', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-26 16:59:19.779057+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-26 16:58:52.185663+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-26 16:58:45.175597+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-26 16:58:45.175597+00');
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
insert into public.bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, meter_type, plan_code, plan_name, is_renewal, phone, provider, provider_account, request_id, sends, sent_at, provider_reference, token, other_tokens, units, finished_at, failure_reason, attention_reason) overriding system value values
('bill_01m8ccqvchev6pjnp4px6e3smt', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', 'simulator', 'simulator', '202611261759fx56m6vjfz3rvcxk', '1', '2026-11-26 16:59:07.583121+00', 'sim_202611261759fx56m6vjfz3rvcxk', '14332302312501647824', '{}', '73.52 kWh', '2026-11-26 16:59:07.593224+00', NULL, NULL),
('bill_01m8ccqvg8gsmkpmxqt798maax', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, 'simulator', 'simulator', '202611261759tmg8z8y1we4nzzkm', '1', '2026-11-26 16:59:07.695584+00', 'sim_202611261759tmg8z8y1we4nzzkm', NULL, '{}', NULL, '2026-11-26 16:59:07.700503+00', NULL, NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, is_active, password_hash, sessions_version, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', 'true', '$argon2id$v=19$m=19456,t=2,p=1$RSo4F0o9EIHhEznCR5EtoQ$JKnf1KPXUiV6Idvw7jaKPz+k4rDn4TWhS3nYhCxazPY', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-26 16:58:52.185663+00', '2026-11-26 16:59:19.73812+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-26 16:59:17.27+00', '2026-11-26 16:59:19.517171+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'e11c9781ba9fa75e42130b4d76937b58101e03341a8ab9fde2e3c0e969d90d59', '0', 'test', 'cp_01m8ccqvkk3s9z6h0z1ws5vsv3', 'biz_01m8ccqcc69e1sarzgjxhdgchg', '5', '2026-11-26 16:59:10.14+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-26 16:59:12.360188+00'),
('simulated', 'ee8566be131e27b69b74732d09c77a3465e729b475f50c047b49ec7830fc8052', '0', 'test', 'cp_01m8ccqvkk3s9z6h0z1ws5vsv3', 'biz_01m8ccqcc69e1sarzgjxhdgchg', '4', '2026-11-26 16:59:07.804+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-26 16:59:09.893204+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_account, provider_reference, approve_by, sends, sent_at, finished_at, failure_reason, review_reason) overriding system value values
('col_01m8ccr51ag3p1ebanex78ba8v', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.65420000', '0', '127.36765800', '32164', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'simulator', 'sim_col_01m8ccr51ag3p1ebanex78ba8v', '2026-11-26 16:59:37.420294+00', '1', '2026-11-26 16:59:17.475431+00', '2026-11-26 16:59:19.592618+00', NULL, NULL);
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8ccqvkk3s9z6h0z1ws5vsv3', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU', 'e11c9781ba9fa75e42130b4d76937b58101e03341a8ab9fde2e3c0e969d90d59', NULL, 'demo', '{"simulated": true}', NULL, '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-26 17:59:07.763+00', '2026-11-26 16:59:07.763+00', '2026-11-26 16:59:17.215+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('825025354e7fd7fa7758a62e79d4d2035315077c4b51186dff977864eb9a4849', 'swp_01m8ccr04gybbnayhr7wa75d72', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140f1d6b3c6a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15417a8a9f44eb7322a973f50bd12c3e5e9e3e7912ba1215418e4ffa2c8063372b04ca55ae94e8726074f89ad418d090c106709182b0c6a13412412dc09fd34b5601bea7adc67e4ce8a0bbee7b1ab1d66f1d6a1a14375c735fd16b6115d8f45989ede6b1efcb79c213db3f82ffc0366d2c4af8b114ced815eb9a8c1b', '2026-11-26 17:00:12.529+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-26 16:59:12.811625+00'),
('c07c16dd90b121502015a0cf79648bd7d2e8e989b61ac0bb727279ec6dfbd056', 'swp_01m8ccr04gybbnayhr7wa75d72', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4091eab3c6a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15418e4ffa2c8063372b04ca55ae94e8726074f89ad4121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000004f6ecd295d55637b0a2199d33c3925687ac6510d00000000000000000000000000000000000000000000000000000000017d784070b195b0c6a1349001d090c10612414cc883dc7c97504566695a40d47f10de1beebe383466038e36e7961a481de85a67c70cae5ffc7ed0a9b803199cd814bc81948514c8bbe2b47f4906c06b97abf11b', '2026-11-26 17:00:14.993+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-26 16:59:15.004455+00'),
('ffc4aafb1b975433c4d038c93041181b7b48e3f82473ce48b880f0d2bedd5359', 'swp_01m8ccr04gybbnayhr7wa75d72', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840d7fbb3c6a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15418e4ffa2c8063372b04ca55ae94e8726074f89ad41215417a8a9f44eb7322a973f50bd12c3e5e9e3e7912ba18b0a81770f7a6b0c6a1341241b8902c169dfb8b1322803bae30c405b2e31c3cfab9927a460e22889e74f3d6246b6f3b0b14b1051b1785ec1e3be2f4fb845ef1624dd87fbeb8e5ac30a3fed2251b', '2026-11-26 17:00:17.239+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-26 16:59:17.24933+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8ccr04gybbnayhr7wa75d72', 'cp_01m8ccqvkk3s9z6h0z1ws5vsv3', 'test', '0', 'TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-26 16:59:12.392047+00', '2026-11-26 16:59:17.195521+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '2026-11-26', 'bill', '2', '510000', '0'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '2026-11-26', 'collection', '1', '3184191', '0'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '2026-11-26', 'payment', '1', '10000000', '150000'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '2026-11-26', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '2026-11-26', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/bills/data', 'f067d40cbfdf0ff2d3ad7f45546c1294', E'\\xc9ef8ea8082a127ad18c2e832a0f78474029c1f747532acbf22ff94d2f2404e1', 'bill_01m8ccqvg8gsmkpmxqt798maax', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8ccqvg8gsmkpmxqt798maax","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-26 16:59:07.65764+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/bills/electricity', 'c296910b0189cb97d67e7d316c402758', E'\\x6e04752a64baef627c22c8523f39da57ac2736412f93b47d731060db9a3fd45b', 'bill_01m8ccqvchev6pjnp4px6e3smt', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8ccqvchev6pjnp4px6e3smt","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"14332302312501647824","units":"73.52 kWh"}', '2026-11-26 16:59:07.539521+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/cross-border/collections', '87764e98250de2e353a3180f86db9cd0', E'\\x4b7b47c76a24b0632d28511d2f1215e9a195d7c048805f12b12ec24e92d328bf', 'col_01m8ccr51ag3p1ebanex78ba8v', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8ccr51ag3p1ebanex78ba8v","reference":"col_01m8ccr51ag3p1ebanex78ba8v","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31841.91,"targetCurrency":"NGN","rate":127.367658,"providerFee":0,"providerRate":128.6542,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-26T16:59:17.420Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-26 16:59:17.420294+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/crypto/payments/cp_01m8ccqvkk3s9z6h0z1ws5vsv3/simulate-deposit', '3fa7f2e01c1cf0204f198e79d2889744', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8ccqvkk3s9z6h0z1ws5vsv3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ccqvkk3s9z6h0z1ws5vsv3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU","checkoutUrl":"http://127.0.0.1:39903/pay/01m8ccqvkk3s9z6h0z1ws5vsv3q9mev7g0z17q9cg7k3t6n981qc","returnUrl":null,"status":"UNDERPAID","txHash":"ee8566be131e27b69b74732d09c77a3465e729b475f50c047b49ec7830fc8052","reviewReason":null,"expiresAt":"2026-11-26T17:59:07.763Z","environment":"test","createdAt":"2026-11-26T16:59:07.763Z","updatedAt":"2026-11-26T16:59:09.921Z","metadata":{"simulated":true}},"deposit":{"txHash":"e11c9781ba9fa75e42130b4d76937b58101e03341a8ab9fde2e3c0e969d90d59","amount":15},"simulated":true,"environment":"test"}', '2026-11-26 16:59:10.136749+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/crypto/payments/cp_01m8ccqvkk3s9z6h0z1ws5vsv3/simulate-deposit', '6824bba6c399f1e15335eb81447519f5', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8ccqvkk3s9z6h0z1ws5vsv3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ccqvkk3s9z6h0z1ws5vsv3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU","checkoutUrl":"http://127.0.0.1:39903/pay/01m8ccqvkk3s9z6h0z1ws5vsv3q9mev7g0z17q9cg7k3t6n981qc","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-26T17:59:07.763Z","environment":"test","createdAt":"2026-11-26T16:59:07.763Z","updatedAt":"2026-11-26T16:59:07.763Z","metadata":{"simulated":true}},"deposit":{"txHash":"ee8566be131e27b69b74732d09c77a3465e729b475f50c047b49ec7830fc8052","amount":10},"simulated":true,"environment":"test"}', '2026-11-26 16:59:07.799382+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/crypto/payments/create', '4e1c317d59f14098fd296a7b3d4ab456', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8ccqvkk3s9z6h0z1ws5vsv3', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8ccqvkk3s9z6h0z1ws5vsv3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU","checkoutUrl":"http://127.0.0.1:39903/pay/01m8ccqvkk3s9z6h0z1ws5vsv3q9mev7g0z17q9cg7k3t6n981qc","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-26T17:59:07.763Z","environment":"test","createdAt":"2026-11-26T16:59:07.763Z","updatedAt":"2026-11-26T16:59:07.763Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-26 16:59:07.77132+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/crypto/withdrawals/request', '87cf9f9125db54719df3210658d95b0c', E'\\xb3be2869f129c84fff439f583b05342389b7935f93a749d9a99a50f4cb21200e', 'sale_01m8ccr4yqk5dzp44texegbkrz', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8ccr4yqk5dzp44texegbkrz","amountUsdt":10,"conversionRate":1524.68,"grossAmountNgn":15246.8,"withdrawalFeeNgn":25,"netAmountNgn":15221.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8ccr4yqk5dzp44texegbkrz","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T16:59:17.336Z"},"simulated":true,"environment":"test"}', '2026-11-26 16:59:17.336536+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/payment/process', 'c352ab17df3ded49dd933668e80ee1e7', E'\\x3f00ba7136f791549d25b1b7d0ac20cf58c11e5254d066d3d97066ac3efe209b', 'txn_01m8ccqcsdcw8cdgeh6s57ag5b', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8ccqcsdcw8cdgeh6s57ag5b","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 16:58:52.59556+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/withdrawal/request', '39422b88223e7f7032c3a784b05f311d', E'\\x247e920e76922cdd21bdff06fa72090ef535e63546e919f0b1e5d14a4e110df0', 'wd_01m8ccqtehzd2qx9xs923wxpfe', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ccqtehzd2qx9xs923wxpfe","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T16:59:06.578Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 16:59:06.578276+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/withdrawal/request', '58e3a90249e4ebad41d8ef8b3cdfc04b', E'\\x4e61e0eaa2816c548ecc38d6d1e9a5011dcc3fe955dd8c85921320237fdf796d', 'wd_01m8ccqd9pdme699peytsk7s2h', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8ccqd9pdme699peytsk7s2h","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-26T16:58:53.117Z","environment":"test","simulated":true},"requestId":"req_01m8ccqd8vanrkvg7w5bs62md4","simulated":true,"environment":"test"}', '2026-11-26 16:58:53.117445+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/withdrawal/request', '5e405792344b0b2a7a8bf9fa96c0b37b', E'\\x67315dea060b9d272c6b2dcc00ce7b930e760e0dd108d5cf1f58a0fa33aef246', 'wd_01m8ccqjt4brtnwr7r3whqnanf', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ccqjt4brtnwr7r3whqnanf","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T16:58:58.758Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 16:58:58.758168+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/withdrawal/request', '94509b8f8942eb86d49416470e07df9a', E'\\xaebebdbd35648927fa14667e7d772a4f305e76f21fdf97fb3b367a9fea1df1fa', 'wd_01m8ccqdm5ayj0wzr321fmmjs0', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ccqdm5ayj0wzr321fmmjs0","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T16:58:53.446Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 16:58:53.446559+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/withdrawal/request', '97ba8bf5754715e29048587bdf767f7b', E'\\x9069f44ecb5ce9dee2aa9db66eeef12934b0227e25312017fff027778e357dad', 'wd_01m8ccqr5emh8mwwzhyymn3v40', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ccqr5emh8mwwzhyymn3v40","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T16:59:04.240Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 16:59:04.240399+00'),
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '/withdrawal/request', 'demo-80c8b6e5-3a66-4210-bf90-3abd17d684e4', E'\\x4ee1f3622a9e1dedda39d7c8f29b91990c1ab885b6027ed9d3a335e340f6ce03', 'wd_01m8ccqcvdv6nn5p9tanhyqqkf', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ccqcvdv6nn5p9tanhyqqkf","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T16:58:52.657Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 16:58:52.657274+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331a7afe3533e86654e260416331f45bedd751648bea4e21b026231ca78c31d1b68e962b8871715cd57bbed0fa47acd5c4876e567bfeb0f523d0d3565f33853049a08db376f1cb07eda311ae71c2f46817b', '2026-11-26 16:58:44.584267+00', '2026-11-26 16:58:44.584267+00'),
('sandbox_seed', E'\\x6d707331a7afe3533e86654eadd6106794a3878343687bd2a2e90ca3af2a8f8e33a102dd31b83dada8e3d38e6b1a7ccfcbd1449482b89d6ff57dc337a83fe1efc27997a559088c98f419dd08a07bbd2060f2e23fa48a54322dc6d5263c7aa4a77a90972e2ce8bfd65d186b9b586a11c0', '2026-11-26 16:58:44.574795+00', '2026-11-26 16:58:44.574795+00');
insert into public.known_networks (business_id, network_hmac, last_used_at) overriding system value values
('biz_01m8ccqcc69e1sarzgjxhdgchg', E'\\x1be80363151ddf0c47ea7b07243c4693f18f4bd666043072a4a6c3e72d965046', '2026-11-26 16:58:52.423696+00');
insert into public.payout_attempts (withdrawal_id, usdt_sale_id, ordinal, provider, account, reference, claims, told_at, refusals, given_up_at, given_up_as, given_up_because) overriding system value values
('wd_01m8ccqcvdv6nn5p9tanhyqqkf', NULL, '1', 'simulator', 'simulator', 'wd_01m8ccqcvdv6nn5p9tanhyqqkf', '1', '2026-11-26 16:58:52.759019+00', '0', NULL, NULL, NULL),
('wd_01m8ccqd9pdme699peytsk7s2h', NULL, '1', 'simulator', 'simulator', 'wd_01m8ccqd9pdme699peytsk7s2h', '1', '2026-11-26 16:58:53.233087+00', '0', NULL, NULL, NULL),
('wd_01m8ccqdm5ayj0wzr321fmmjs0', NULL, '1', 'simulator', 'simulator', 'wd_01m8ccqdm5ayj0wzr321fmmjs0', '1', '2026-11-26 16:58:53.501537+00', '0', NULL, NULL, NULL),
('wd_01m8ccqjt4brtnwr7r3whqnanf', NULL, '1', 'simulator', 'simulator', 'wd_01m8ccqjt4brtnwr7r3whqnanf', '1', '2026-11-26 16:58:58.84327+00', '0', NULL, NULL, NULL),
('wd_01m8ccqr5emh8mwwzhyymn3v40', NULL, '1', 'simulator', 'simulator', 'wd_01m8ccqr5emh8mwwzhyymn3v40', '1', '2026-11-26 16:59:04.268974+00', '0', NULL, NULL, NULL),
('wd_01m8ccqtehzd2qx9xs923wxpfe', NULL, '1', 'simulator', 'simulator', 'wd_01m8ccqtehzd2qx9xs923wxpfe', '1', '2026-11-26 16:59:06.642304+00', '0', NULL, NULL, NULL),
(NULL, 'sale_01m8ccr4yqk5dzp44texegbkrz', '1', 'simulator', 'simulator', 'sale_01m8ccr4yqk5dzp44texegbkrz', '1', '2026-11-26 16:59:17.37341+00', '0', NULL, NULL, NULL);
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('THDD7q8jtjndVJ8zSm2eG2mB8ZdjkMUTBu', '25000000', '0', 'false'),
('TM99W6dLcUpjHcvY4MwHEZCnPrt1nkaAX9', '0', '8999999985632000', 'true'),
('TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795712332306'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795712342531'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795712347804'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795712350140'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795712352837'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795712355017'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795712357270');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('825025354e7fd7fa7758a62e79d4d2035315077c4b51186dff977864eb9a4849', '6', 'trx_transfer', 'SUCCESS', 'TM99W6dLcUpjHcvY4MwHEZCnPrt1nkaAX9', 'TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU', '13650000', '1100000', '0'),
('c07c16dd90b121502015a0cf79648bd7d2e8e989b61ac0bb727279ec6dfbd056', '7', 'usdt_transfer', 'SUCCESS', 'TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU', 'THDD7q8jtjndVJ8zSm2eG2mB8ZdjkMUTBu', '25000000', '13000000', '130000'),
('e11c9781ba9fa75e42130b4d76937b58101e03341a8ab9fde2e3c0e969d90d59', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU', '15000000', '0', '0'),
('ee8566be131e27b69b74732d09c77a3465e729b475f50c047b49ec7830fc8052', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU', '10000000', '0', '0'),
('ffc4aafb1b975433c4d038c93041181b7b48e3f82473ce48b880f0d2bedd5359', '8', 'trx_transfer', 'SUCCESS', 'TNwgmDRnRw6pzLCbYwXmbEsB2CARQE9ktU', 'TM99W6dLcUpjHcvY4MwHEZCnPrt1nkaAX9', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, created_at, updated_at) overriding system value values
('bill_01m8ccqvchev6pjnp4px6e3smt', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, '2026-11-26 16:59:07.539521+00', '2026-11-26 16:59:07.593224+00'),
('bill_01m8ccqvg8gsmkpmxqt798maax', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, '2026-11-26 16:59:07.65764+00', '2026-11-26 16:59:07.700503+00'),
('col_01m8ccr51ag3p1ebanex78ba8v', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'collection', 'COMPLETED', '3184191', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, '2026-11-26 16:59:17.420294+00', '2026-11-26 16:59:19.592618+00'),
('txn_01m8ccqcsdcw8cdgeh6s57ag5b', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, '2026-11-26 16:58:52.59556+00', '2026-11-26 16:58:52.59556+00'),
('wd_01m8ccqcvdv6nn5p9tanhyqqkf', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 16:58:52.657274+00', '2026-11-26 16:58:52.774292+00'),
('wd_01m8ccqd9pdme699peytsk7s2h', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 16:58:53.117445+00', '2026-11-26 16:58:53.271342+00'),
('wd_01m8ccqdm5ayj0wzr321fmmjs0', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 16:58:53.446559+00', '2026-11-26 16:58:58.600182+00'),
('wd_01m8ccqjt4brtnwr7r3whqnanf', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 16:58:58.758168+00', '2026-11-26 16:59:03.960379+00'),
('wd_01m8ccqr5emh8mwwzhyymn3v40', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 16:59:04.240399+00', '2026-11-26 16:59:06.463732+00'),
('wd_01m8ccqtehzd2qx9xs923wxpfe', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 16:59:06.578276+00', '2026-11-26 16:59:06.646648+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8ccr4y4cq6qr424h0rre7pq', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', '10000000', '1540.09000000', '1524.68000000', '1524680', '2500', '1522180', '15410', '2026-11-26 16:59:17.320424+00', '2026-11-26 17:00:17.318+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, provider, provider_reference, merchant_reference, metadata, sent_at, finished_at, failure_reason, attention_reason, created_at, updated_at) overriding system value values
('sale_01m8ccr4yqk5dzp44texegbkrz', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'COMPLETED', '10000000', '1540.09000000', '1524.68000000', '1524680', '2500', '1522180', '15410', 'qte_01m8ccr4y4cq6qr424h0rre7pq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'simulator', 'sim_sale_01m8ccr4yqk5dzp44texegbkrz', NULL, '{}', '2026-11-26 16:59:17.37341+00', '2026-11-26 16:59:17.376258+00', NULL, NULL, '2026-11-26 16:59:17.336536+00', '2026-11-26 16:59:17.376258+00');
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'simulator', 'biz_01m8ccqcc69e1sarzgjxhdgchg', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-26 16:58:52.185663+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8ccqcz2c3px6a28m6mc4nrc', '1', 'http://127.0.0.1:35175/webhooks', '2026-11-26 16:58:52.919+00', '36', '204', '', NULL),
('msg_01m8ccqdepgq1x90sf8c8tjwxa', '1', 'http://127.0.0.1:35175/webhooks', '2026-11-26 16:58:53.384+00', '7', '204', '', NULL),
('msg_01m8ccqjn6f2jtt8q9dc85er0v', '1', 'http://127.0.0.1:35175/webhooks', '2026-11-26 16:58:58.697+00', '7', '204', '', NULL),
('msg_01m8ccqjwzvzwe3c4yhzprw9v0', '1', 'http://127.0.0.1:35175/webhooks', '2026-11-26 16:58:58.943+00', '11', '204', '', NULL),
('msg_01m8ccqqwqy19sjnmaqw9dnrs9', '1', 'http://127.0.0.1:35175/webhooks', '2026-11-26 16:59:04.047+00', '13', '204', '', NULL),
('msg_01m8ccqtay2b332jxmhhyn1w2e', '1', 'http://127.0.0.1:35175/webhooks', '2026-11-26 16:59:06.55+00', '9', '204', '', NULL),
('msg_01m8ccqtgne7pgwrmkcpsq19tm', '1', 'http://127.0.0.1:35175/webhooks', '2026-11-26 16:59:06.738+00', '6', '500', '', NULL),
('msg_01m8ccqtgne7pgwrmkcpsq19tm', '2', 'http://127.0.0.1:35175/webhooks', '2026-11-26 16:59:07.456+00', '4', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8ccqcz2c3px6a28m6mc4nrc', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal.completed', 'wd_01m8ccqcvdv6nn5p9tanhyqqkf', '{"type":"withdrawal.completed","timestamp":"2026-11-26T16:58:52.770Z","data":{"transactionId":"wd_01m8ccqcvdv6nn5p9tanhyqqkf","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T16:58:52.657Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 16:58:52.774292+00', '2026-11-26 16:58:52.961446+00', NULL),
('msg_01m8ccqdepgq1x90sf8c8tjwxa', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal.failed', 'wd_01m8ccqd9pdme699peytsk7s2h', '{"type":"withdrawal.failed","timestamp":"2026-11-26T16:58:53.270Z","data":{"transactionId":"wd_01m8ccqd9pdme699peytsk7s2h","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T16:58:53.117Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 16:58:53.271342+00', '2026-11-26 16:58:53.393453+00', NULL),
('msg_01m8ccqjn6f2jtt8q9dc85er0v', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal.completed', 'wd_01m8ccqdm5ayj0wzr321fmmjs0', '{"type":"withdrawal.completed","timestamp":"2026-11-26T16:58:58.598Z","data":{"transactionId":"wd_01m8ccqdm5ayj0wzr321fmmjs0","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T16:58:53.446Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 16:58:58.600182+00', '2026-11-26 16:58:58.706733+00', NULL),
('msg_01m8ccqjwzvzwe3c4yhzprw9v0', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal.completed', 'wd_01m8ccqjt4brtnwr7r3whqnanf', '{"type":"withdrawal.completed","timestamp":"2026-11-26T16:58:58.847Z","data":{"transactionId":"wd_01m8ccqjt4brtnwr7r3whqnanf","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T16:58:58.758Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 16:58:58.848923+00', '2026-11-26 16:58:58.957829+00', NULL),
('msg_01m8ccqqwqy19sjnmaqw9dnrs9', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal.failed', 'wd_01m8ccqjt4brtnwr7r3whqnanf', '{"type":"withdrawal.failed","timestamp":"2026-11-26T16:59:03.959Z","data":{"transactionId":"wd_01m8ccqjt4brtnwr7r3whqnanf","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T16:58:58.758Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 16:59:03.960379+00', '2026-11-26 16:59:04.062424+00', NULL),
('msg_01m8ccqtay2b332jxmhhyn1w2e', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal.completed', 'wd_01m8ccqr5emh8mwwzhyymn3v40', '{"type":"withdrawal.completed","timestamp":"2026-11-26T16:59:06.462Z","data":{"transactionId":"wd_01m8ccqr5emh8mwwzhyymn3v40","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T16:59:04.240Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 16:59:06.463732+00', '2026-11-26 16:59:06.560315+00', NULL),
('msg_01m8ccqtgne7pgwrmkcpsq19tm', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', 'withdrawal.completed', 'wd_01m8ccqtehzd2qx9xs923wxpfe', '{"type":"withdrawal.completed","timestamp":"2026-11-26T16:59:06.645Z","data":{"transactionId":"wd_01m8ccqtehzd2qx9xs923wxpfe","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T16:59:06.578Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 16:59:06.646648+00', '2026-11-26 16:59:07.461689+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8ccqcd74n4f7tm2c14tm2hd', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'test', E'\\x6d707331a7afe3533e86654ec688e7d3a6d8358ad24c89b3e94f8f29e8042135a703b5d1d2195900f8ab534209d3ea5fad453985af9e06b0603d1c0a9f9240ef826a6541eda401f71cf865010825a7cf2a6cc8c8a62ec5f07f03', '2026-11-26 16:58:52.185663+00', NULL),
('whs_01m8ccqcd7qcn1m3zw37tek1nt', 'biz_01m8ccqcc69e1sarzgjxhdgchg', 'prod', E'\\x6d707331a7afe3533e86654ef3a45fe8fa153e01c1de4ebfbca05d4f01239bebfebd996b5731c6f56a8b37b5c37960bdd4ba47e3a3b9d7a02f6924b95dced5e32e7e6818208a46dfc4143a3f9739d062058dfb0e9ca927b47d7a', '2026-11-26 16:58:52.185663+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, provider, provider_reference, sent_at, finished_at, failure_reason, attention_reason) overriding system value values
('wd_01m8ccqcvdv6nn5p9tanhyqqkf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'simulator', 'sim_wd_01m8ccqcvdv6nn5p9tanhyqqkf', '2026-11-26 16:58:52.759019+00', '2026-11-26 16:58:52.774292+00', NULL, NULL),
('wd_01m8ccqd9pdme699peytsk7s2h', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'simulator', 'sim_wd_01m8ccqd9pdme699peytsk7s2h', '2026-11-26 16:58:53.233087+00', '2026-11-26 16:58:53.271342+00', 'The sandbox fails amounts ending in .01.', NULL),
('wd_01m8ccqdm5ayj0wzr321fmmjs0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'simulator', 'sim_wd_01m8ccqdm5ayj0wzr321fmmjs0', '2026-11-26 16:58:53.501537+00', '2026-11-26 16:58:58.600182+00', NULL, NULL),
('wd_01m8ccqjt4brtnwr7r3whqnanf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'simulator', 'sim_wd_01m8ccqjt4brtnwr7r3whqnanf', '2026-11-26 16:58:58.84327+00', '2026-11-26 16:59:03.960379+00', 'The sandbox reverses amounts ending in .04.', NULL),
('wd_01m8ccqr5emh8mwwzhyymn3v40', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'simulator', 'sim_wd_01m8ccqr5emh8mwwzhyymn3v40', '2026-11-26 16:59:04.268974+00', '2026-11-26 16:59:06.463732+00', NULL, NULL),
('wd_01m8ccqtehzd2qx9xs923wxpfe', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'simulator', 'sim_wd_01m8ccqtehzd2qx9xs923wxpfe', '2026-11-26 16:59:06.642304+00', '2026-11-26 16:59:06.646648+00', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 5);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 25);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
