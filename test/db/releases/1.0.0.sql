-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '114', '177', '178', '179', '188', '257', '305', '321', '49', '50', '51');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 20:05:13.18256+00'),
('1025', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 20:05:13.18256+00'),
('1026', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'NGN', 'available', '0', '7378815', '13', '2026-11-27 20:05:13.18256+00'),
('1027', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 20:05:13.18256+00'),
('1028', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 20:05:13.18256+00'),
('1029', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 20:05:13.18256+00'),
('1030', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 20:05:13.18256+00'),
('1031', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 20:05:13.18256+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '47715', '2', '2026-11-27 20:04:33.388301+00'),
('114', NULL, 'test', 'NGN', 'commission', '2', '150000', '1', '2026-11-27 20:04:33.388301+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-1689521', '5', '2026-11-27 20:04:33.388301+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-9299993', '4', '2026-11-27 20:04:33.388301+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '5100004', '2', '2026-11-27 20:04:33.388301+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-150050', '1', '2026-11-27 20:04:33.388301+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-27 20:04:33.388301+00'),
('305', NULL, 'test', 'NGN', 'conversion', '1', '-1544970', '1', '2026-11-27 20:04:33.388301+00'),
('321', NULL, 'test', 'USDT', 'conversion', '1', '10000000', '1', '2026-11-27 20:04:33.388301+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '2500', '3', '2026-11-27 20:04:33.388301+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '2000', '2', '2026-11-27 20:04:33.388301+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '3500', '2', '2026-11-27 20:04:33.388301+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3194272', '7228765'),
('1026', '13', '23', '150050', '7378815'),
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
('113', '1', '21', '15450', '15450'),
('113', '2', '22', '32265', '47715'),
('114', '1', '1', '150000', '150000'),
('177', '1', '10', '-100004', '-100004'),
('177', '2', '14', '100000', '-4'),
('177', '3', '18', '10000', '9996'),
('177', '4', '21', '1527020', '1537016'),
('177', '5', '22', '-3226537', '-1689521'),
('178', '1', '1', '-10000000', '-10000000'),
('178', '2', '7', '100002', '-9899998'),
('178', '3', '12', '100005', '-9799993'),
('178', '4', '16', '500000', '-9299993'),
('179', '1', '3', '5000000', '5000000'),
('179', '2', '9', '100004', '5100004'),
('188', '1', '23', '-150050', '-150050'),
('257', '1', '19', '-25000000', '-25000000'),
('305', '1', '21', '-1544970', '-1544970'),
('321', '1', '21', '10000000', '10000000'),
('49', '1', '10', '-1000', '-1000'),
('49', '2', '14', '1000', '0'),
('49', '3', '21', '2500', '2500'),
('50', '1', '7', '1000', '1000'),
('50', '2', '12', '1000', '2000'),
('51', '1', '3', '2500', '2500'),
('51', '2', '9', '1000', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8f9sb39x65hawxayvccf34k', 'payment', 'single', 'test', NULL, '2026-11-27 20:05:13.967487+00', NULL, NULL, NULL),
('10', 'wd_01m8f9shdpxh2y95mc3w3n6gb6:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 20:05:25.621555+00', NULL, NULL, NULL),
('11', 'wd_01m8f9spgxt0v1ay0dts6566yn:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:25.662118+00', NULL, NULL, NULL),
('12', 'wd_01m8f9spgxt0v1ay0dts6566yn:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 20:05:28.002723+00', NULL, NULL, NULL),
('13', 'wd_01m8f9srw30y58crnfqph6za6j:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:28.067603+00', NULL, NULL, NULL),
('14', 'wd_01m8f9srw30y58crnfqph6za6j:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 20:05:28.094506+00', NULL, NULL, NULL),
('15', 'bill_01m8f9st4gz1enf22cmg8zt4p7:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:29.361284+00', NULL, NULL, NULL),
('16', 'bill_01m8f9st4gz1enf22cmg8zt4p7:post', 'bill_post', 'post', 'test', '15', '2026-11-27 20:05:29.418697+00', NULL, NULL, NULL),
('17', 'bill_01m8f9stav077bdnyd4ph83tj5:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:29.564079+00', NULL, NULL, NULL),
('18', 'bill_01m8f9stav077bdnyd4ph83tj5:post', 'bill_post', 'post', 'test', '17', '2026-11-27 20:05:29.62408+00', NULL, NULL, NULL),
('19', 'cp_01m8f9stgc4wk99enerja6n5tj', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 20:05:39.920346+00', NULL, NULL, NULL),
('2', 'wd_01m8f9sba4tjchw26e0szd8r6c:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:14.185641+00', NULL, NULL, NULL),
('20', 'sale_01m8f9t4t9w7f34k4jzm2x4g39:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:40.299296+00', NULL, NULL, NULL),
('21', 'sale_01m8f9t4t9w7f34k4jzm2x4g39:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 20:05:40.429105+00', NULL, NULL, NULL),
('22', 'col_01m8f9t4zr3r6fe05h6t2dzm09:credit', 'collection', 'single', 'test', NULL, '2026-11-27 20:05:42.576114+00', NULL, NULL, NULL),
('23', 'adj_01m8f9t790taamdnaahfa9ygwr', 'adjustment', 'single', 'test', NULL, '2026-11-27 20:05:42.81987+00', NULL, NULL, NULL),
('3', 'wd_01m8f9sba4tjchw26e0szd8r6c:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 20:05:14.394519+00', NULL, NULL, NULL),
('4', 'wd_01m8f9sbzxhm7ey7s8vvdzy4zk:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:14.884399+00', NULL, NULL, NULL),
('5', 'wd_01m8f9sbzxhm7ey7s8vvdzy4zk:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 20:05:14.910891+00', NULL, NULL, NULL),
('6', 'wd_01m8f9sc2sgyqspmqrcc3n25wa:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:14.969946+00', NULL, NULL, NULL),
('7', 'wd_01m8f9sc2sgyqspmqrcc3n25wa:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 20:05:20.146804+00', NULL, NULL, NULL),
('8', 'wd_01m8f9shdpxh2y95mc3w3n6gb6:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:05:20.439101+00', NULL, NULL, NULL),
('9', 'wd_01m8f9shdpxh2y95mc3w3n6gb6:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 20:05:20.565981+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8f9sa9ctvdfhdj03ev826g6', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'prod', E'\\x763ca794e065df2f47f195f07e3efe6627780919ada00c0d2c5cd632cb96a0f8', E'\\x6d707331f2d9c9ea0cac91c194e516f0bcab003cd55ea57f124f8ad41280cc3d049aad1a40663b93f12b7203892f2e868abdc3631a26a29cfea7d3300fc9c4647862cf3e1190f1cf90de0001464ee1ade7a26b92', '2026-11-27 20:05:13.294249+00', NULL, NULL),
('key_01m8f9sa9qwxn9cr7tbjets11y', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', E'\\x40b287776cfd9c389277ec92c798ca2c62e146bc2b01da6bf6287f52036b4530', E'\\x6d707331f2d9c9ea0cac91c127faaa0d03ba2035fc691f604b19c954b24332769fb59c3c6d2ca050439bfa385027053ba18e1beb41812acd4a4f408beb00487d1ba67d56cec8c7a3b7cfe828719c862d4d23ad37', '2026-11-27 20:05:13.294249+00', NULL, '2026-11-27 20:05:13.474323+00');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:aadce089fc65599108c640c787284205fe57d3cdf3912b17fb43e75179696949', '0', '1795896313539'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795810813518');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8f9st4gz1enf22cmg8zt4p7', '1', 'simulator', 'simulator', '202611272105m4vg03fss6wzstvp', '1', '1', '2026-11-27 20:05:29.415512+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272105m4vg03fss6wzstvp', '2026-11-27 20:05:29.405+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8f9stav077bdnyd4ph83tj5', '1', 'simulator', 'simulator', '2026112721050qznp04gymrczz8x', '1', '1', '2026-11-27 20:05:29.617906+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112721050qznp04gymrczz8x', '2026-11-27 20:05:29.603+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8f9t4zr3r6fe05h6t2dzm09', '1', 'simulator', 'simulator', 'col_01m8f9t4zr3r6fe05h6t2dzm09', '1', '1', '2026-11-27 20:05:40.50415+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8f9t4zr3r6fe05h6t2dzm09', '2026-11-27 20:05:42.566+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8f9t4t9w7f34k4jzm2x4g39', '1', 'simulator', 'simulator', 'sale_01m8f9t4t9w7f34k4jzm2x4g39', '1', '1', '2026-11-27 20:05:40.427241+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8f9t4t9w7f34k4jzm2x4g39', '2026-11-27 20:05:40.388+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9sba4tjchw26e0szd8r6c', '1', 'simulator', 'simulator', 'wd_01m8f9sba4tjchw26e0szd8r6c', '1', '1', '2026-11-27 20:05:14.38981+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f9sba4tjchw26e0szd8r6c', '2026-11-27 20:05:14.262+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9sbzxhm7ey7s8vvdzy4zk', '1', 'simulator', 'simulator', 'wd_01m8f9sbzxhm7ey7s8vvdzy4zk', '1', '1', '2026-11-27 20:05:14.910136+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8f9sbzxhm7ey7s8vvdzy4zk', '2026-11-27 20:05:14.896+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9sc2sgyqspmqrcc3n25wa', '1', 'simulator', 'simulator', 'wd_01m8f9sc2sgyqspmqrcc3n25wa', '1', '1', '2026-11-27 20:05:15.009272+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f9sc2sgyqspmqrcc3n25wa', '2026-11-27 20:05:20.043+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9shdpxh2y95mc3w3n6gb6', '1', 'simulator', 'simulator', 'wd_01m8f9shdpxh2y95mc3w3n6gb6', '1', '1', '2026-11-27 20:05:20.557709+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8f9shdpxh2y95mc3w3n6gb6', '2026-11-27 20:05:25.601+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9spgxt0v1ay0dts6566yn', '1', 'simulator', 'simulator', 'wd_01m8f9spgxt0v1ay0dts6566yn', '1', '1', '2026-11-27 20:05:25.743026+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8f9spgxt0v1ay0dts6566yn', '2026-11-27 20:05:27.917+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9srw30y58crnfqph6za6j', '1', 'simulator', 'simulator', 'wd_01m8f9srw30y58crnfqph6za6j', '1', '1', '2026-11-27 20:05:28.093752+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f9srw30y58crnfqph6za6j', '2026-11-27 20:05:28.082+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 20:05:13.294249+00', 'system', 'business.create', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', '{"kycStatus": "APPROVED"}', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 20:05:13.704991+00', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'sign_in.new_network', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', '{}', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', NULL, 'token', '06e2ece9c016', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 20:05:13.78934+00', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'webhook_url.change', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', '{}', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'token', '06e2ece9c016', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40611/webhooks"}'),
('4', '2026-11-27 20:05:28.002723+00', 'demo', 'withdrawal.resolve', 'wd_01m8f9spgxt0v1ay0dts6566yn', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 20:05:42.787461+00', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'webhook_url.change', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', '{}', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'token', '06e2ece9c016', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40611/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 20:05:42.81987+00', 'ada', 'balance.adjust', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8f9t790taamdnaahfa9ygwr"}', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8f9t790taamdnaahfa9ygwr', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 20:05:42.81987+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 20:05:13.294249+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 20:04:56.031839+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 20:04:56.031839+00');
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
('bill_01m8f9st4gz1enf22cmg8zt4p7', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '80765308034969058036', '{}', '73.52 kWh'),
('bill_01m8f9stav077bdnyd4ph83tj5', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, is_active, password_hash, sessions_version, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', 'true', '$argon2id$v=19$m=19456,t=2,p=1$Kh8FwbvKEKjTg2D3gxMXBA$4xeO0OXIGMlsNyxkHEt4PVz6zPGSieh3f/ojfN9+lmM', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-27 20:05:13.294249+00', '2026-11-27 20:05:42.787461+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 20:05:39.941+00', '2026-11-27 20:05:42.149997+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '0fd109ce6bb48f576670165da9564cba604a4503096a0942729c13a3f6edcc66', '0', 'test', 'cp_01m8f9stgc4wk99enerja6n5tj', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', '5', '2026-11-27 20:05:32.147+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 20:05:34.396882+00'),
('simulated', '66d095f5d6df5952c7450a15e1b0cb5c6af8fa997eb52073bf51ffcb7ab9ff10', '0', 'test', 'cp_01m8f9stgc4wk99enerja6n5tj', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', '4', '2026-11-27 20:05:29.783+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 20:05:31.895979+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8f9t4zr3r6fe05h6t2dzm09', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.06150000', '0', '127.77088500', '32265', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8f9t4zr3r6fe05h6t2dzm09');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8f9stgc4wk99enerja6n5tj', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN', '0fd109ce6bb48f576670165da9564cba604a4503096a0942729c13a3f6edcc66', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8f9stft3dfrep6j0b70f8qe', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 21:05:29.74+00', '2026-11-27 20:05:29.74+00', '2026-11-27 20:05:39.902+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('10c86066e55ffc15d47333f1c38f54a72f226d06900000b601349044f6b3633e', 'swp_01m8f9sz2p080a6h6y84ty1dts', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840b6f8f7f4a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15412d78200f88bbc70febb121e18999a99cc7fdb86412154107993a957b912e120ea647d3627cd4553f33c87118b0a81770d6a3f4f4a1341241fcced279c2fd75b9b32db60177709f53b15de9afb8d4eb6f973f6afc8e90066d3f5c703eb982debce75d275bd0c534e0c393d8c066a48e3c8ccbca364e831cab1b', '2026-11-27 20:06:39.926+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 20:05:39.933261+00'),
('3d0e48da9e4113ee98a7e689ea255fed1913874751279e5c7c6a03bc1a39232f', 'swp_01m8f9sz2p080a6h6y84ty1dts', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d1352114081cef7f4a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154107993a957b912e120ea647d3627cd4553f33c8711215412d78200f88bbc70febb121e18999a99cc7fdb86418d090c10670a1f9f3f4a1341241ee67896e733802a2c2d4fd1652350a144598a1aa6365bffb59cf670ca36137cd283ce612938a8c25a4f68ee37828bcd5caada76375c338ea16990c6d47d8567d1b', '2026-11-27 20:06:34.497+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 20:05:35.483868+00'),
('7b136c83c9b1331449aed2fa24b69136ba60802315ab480faee4020278b7ab7e', 'swp_01m8f9sz2p080a6h6y84ty1dts', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40f5e6f7f4a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15412d78200f88bbc70febb121e18999a99cc7fdb864121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000019f76360a79e5ee4bdd3227388229091d8a6dea00000000000000000000000000000000000000000000000000000000017d7840709592f4f4a1349001d090c10612411fc934c9d9cd8730d8f3c0d9b2691090173b57115cda68b949f8e48e648de70e08ec7bfba36ac8ae19fc9678a2b612c1db3fe8ec02bd5972a991b1b5e479b5e61b', '2026-11-27 20:06:37.685+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 20:05:37.704089+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8f9sz2p080a6h6y84ty1dts', 'cp_01m8f9stgc4wk99enerja6n5tj', 'test', '0', 'TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 20:05:34.420655+00', '2026-11-27 20:05:39.888136+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '2026-11-27', 'collection', '1', '3194272', '0'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '2026-11-27', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/bills/data', '410bcc2fe016ca7d884000defb3f3451', E'\\x021ae8ee31fc8c928578698eb7f4f2864b2e739ed89cf3d3426c51f67fb1f91c', 'bill_01m8f9stav077bdnyd4ph83tj5', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8f9stav077bdnyd4ph83tj5","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 20:05:29.564079+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/bills/electricity', '4a91d69a687562dc992166838eb936c3', E'\\xf76a7791993ecb695019703bd208968d64bd64a985895515f19f66b54948adb3', 'bill_01m8f9st4gz1enf22cmg8zt4p7', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8f9st4gz1enf22cmg8zt4p7","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"80765308034969058036","units":"73.52 kWh"}', '2026-11-27 20:05:29.361284+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/cross-border/collections', 'b6cc37ae739173ccf7f7207cd915379f', E'\\xb54b7062cb798e00f063cce527ee808f37f48698ae72c7a7b7e37d4f72d7bbb7', 'col_01m8f9t4zr3r6fe05h6t2dzm09', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8f9t4zr3r6fe05h6t2dzm09","reference":"col_01m8f9t4zr3r6fe05h6t2dzm09","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31942.72,"targetCurrency":"NGN","rate":127.770885,"providerFee":0,"providerRate":129.0615,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T20:05:40.472Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 20:05:40.472843+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/crypto/payments/cp_01m8f9stgc4wk99enerja6n5tj/simulate-deposit', '8ee358c1a51e96700ad25f64626ffa56', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8f9stgc4wk99enerja6n5tj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8f9stgc4wk99enerja6n5tj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN","checkoutUrl":"http://127.0.0.1:35087/pay/01m8f9stgc4wk99enerja6n5tjfamsr5j90xwym90sh2ve3bvr9n","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:05:29.740Z","payableUntil":"2026-11-27T21:05:29.740Z","environment":"test","createdAt":"2026-11-27T20:05:29.740Z","updatedAt":"2026-11-27T20:05:29.740Z","metadata":{"simulated":true}},"deposit":{"txHash":"66d095f5d6df5952c7450a15e1b0cb5c6af8fa997eb52073bf51ffcb7ab9ff10","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 20:05:29.772278+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/crypto/payments/cp_01m8f9stgc4wk99enerja6n5tj/simulate-deposit', 'cdf82547a0daf8a3d369877b7020161a', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8f9stgc4wk99enerja6n5tj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8f9stgc4wk99enerja6n5tj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN","checkoutUrl":"http://127.0.0.1:35087/pay/01m8f9stgc4wk99enerja6n5tjfamsr5j90xwym90sh2ve3bvr9n","returnUrl":null,"status":"UNDERPAID","txHash":"66d095f5d6df5952c7450a15e1b0cb5c6af8fa997eb52073bf51ffcb7ab9ff10","reviewReason":null,"expiresAt":"2026-11-27T21:05:29.740Z","payableUntil":"2026-11-27T22:05:29.740Z","environment":"test","createdAt":"2026-11-27T20:05:29.740Z","updatedAt":"2026-11-27T20:05:31.927Z","metadata":{"simulated":true}},"deposit":{"txHash":"0fd109ce6bb48f576670165da9564cba604a4503096a0942729c13a3f6edcc66","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 20:05:32.147216+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/crypto/payments/create', '4b604599696ed822c4ac2ce752d312ae', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8f9stgc4wk99enerja6n5tj', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8f9stgc4wk99enerja6n5tj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN","checkoutUrl":"http://127.0.0.1:35087/pay/01m8f9stgc4wk99enerja6n5tjfamsr5j90xwym90sh2ve3bvr9n","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:05:29.740Z","payableUntil":"2026-11-27T21:05:29.740Z","environment":"test","createdAt":"2026-11-27T20:05:29.740Z","updatedAt":"2026-11-27T20:05:29.740Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 20:05:29.74807+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/crypto/withdrawals/request', '387b8081924e5448faae66e13e0ea337', E'\\x4548a53163666636fa29288706a82bfdaaf7fcbbc94a6f9d28904da43619841d', 'sale_01m8f9t4t9w7f34k4jzm2x4g39', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8f9t4t9w7f34k4jzm2x4g39","amountUsdt":10,"conversionRate":1529.52,"grossAmountNgn":15295.2,"withdrawalFeeNgn":25,"netAmountNgn":15270.2,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8f9t4t9w7f34k4jzm2x4g39","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:05:40.299Z"},"simulated":true,"environment":"test"}', '2026-11-27 20:05:40.299296+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/payment/process', 'ef3bac40828c756beb7f38fafecda9af', E'\\xc8fb31ec89e620a46500a5f051a1997774b507226883ebe4b3e7ea469deb4c7e', 'txn_01m8f9sb39x65hawxayvccf34k', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8f9sb39x65hawxayvccf34k","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:05:13.967487+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/withdrawal/request', '0fab2f278bbe4cdd8e66560b540eac04', E'\\x553e30d7af8a204335c33b50d607ce20e580f0c72a3dd17692a6992628853df5', 'wd_01m8f9srw30y58crnfqph6za6j', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f9srw30y58crnfqph6za6j","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:05:28.067Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:05:28.067603+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/withdrawal/request', '56b351f4e6bb4a178c41d3e7649a3428', E'\\x316c54bf26679b5dd57f13816cac97859237b3905693ccddfd3dc2184c008d8d', 'wd_01m8f9sc2sgyqspmqrcc3n25wa', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8f9sc2sgyqspmqrcc3n25wa","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:05:14.969Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:05:14.969946+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/withdrawal/request', '6fe376be9bc88bca7f4141c3cf65e108', E'\\x0fc3085fc54328c005f9e1faac6995eec43af16d5f6c3f9640814e1461053954', 'wd_01m8f9shdpxh2y95mc3w3n6gb6', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f9shdpxh2y95mc3w3n6gb6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:05:20.439Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:05:20.439101+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/withdrawal/request', 'bc644603c090ef43d3fce095a4f664c4', E'\\x2e578a9fab275f2f0ae4d6c1d4dc52a587deaf54f21746d96fbc759369cf0ad5', 'wd_01m8f9sbzxhm7ey7s8vvdzy4zk', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8f9sbzxhm7ey7s8vvdzy4zk","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:05:14.884Z","environment":"test","simulated":true},"requestId":"req_01m8f9sbzpdby4mws6aey9ak75","simulated":true,"environment":"test"}', '2026-11-27 20:05:14.884399+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/withdrawal/request', 'demo-bf6f4a9a-f5f0-4a9a-89bc-34e03794ef5e', E'\\xd671660f2c4494359dbb155f8ab0ac3f8de949d22ee42340b58da7b61e979516', 'wd_01m8f9sba4tjchw26e0szd8r6c', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f9sba4tjchw26e0szd8r6c","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:05:14.185Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:05:14.185641+00'),
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '/withdrawal/request', 'fe344bedcb7880a203a88dc7f012f5ef', E'\\xcf3439bf819d79211ab561300e84f37422aba9caa9d0c3e7a6a91d0dc22f5224', 'wd_01m8f9spgxt0v1ay0dts6566yn', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8f9spgxt0v1ay0dts6566yn","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:05:25.662Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:05:25.662118+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331f2d9c9ea0cac91c16f34224646d6b7b7f565da7d179a61d385f5ae6b9e0a61ee1ad7a715c5abb7a36a4c1a7c7c49e718df272b34902994779a001710fceee7bf2ef5787ab7e82f0aec59936bda6fadb6', '2026-11-27 20:04:55.45342+00', '2026-11-27 20:04:55.45342+00'),
('sandbox_seed', E'\\x6d707331f2d9c9ea0cac91c120eb8ebd43996074ed69674f652807bf218ff63c35fb98b9b30878628f6643a891953aefbb2302402abc15deb07ecabda811a88b23a2df3023e75db46ff7d45c6310e8f47162d81554387844811d864c304da8e3f26663518a3791b8cc6e64d2b0b668be', '2026-11-27 20:04:55.441255+00', '2026-11-27 20:04:55.441255+00');
insert into public.known_networks (business_id, network_hmac, last_used_at) overriding system value values
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', E'\\xf8abab238c62247689fc6d0bf2ae06214e29cd097f2957f08e4d3e66d79f0950', '2026-11-27 20:05:13.704991+00');
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8f9st4gz1enf22cmg8zt4p7', 'bill', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272105m4vg03fss6wzstvp', NULL, '2026-11-27 20:05:29.361284+00', '2026-11-27 20:05:29.418697+00'),
('bill_01m8f9stav077bdnyd4ph83tj5', 'bill', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112721050qznp04gymrczz8x', NULL, '2026-11-27 20:05:29.564079+00', '2026-11-27 20:05:29.62408+00'),
('col_01m8f9t4zr3r6fe05h6t2dzm09', 'collection', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 20:06:00.472843+00', NULL, 'sim_col_01m8f9t4zr3r6fe05h6t2dzm09', NULL, '2026-11-27 20:05:40.472843+00', '2026-11-27 20:05:42.576114+00'),
('sale_01m8f9t4t9w7f34k4jzm2x4g39', 'usdt_sale', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8f9t4t9w7f34k4jzm2x4g39', NULL, '2026-11-27 20:05:40.299296+00', '2026-11-27 20:05:40.429105+00'),
('wd_01m8f9sba4tjchw26e0szd8r6c', 'withdrawal', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9sba4tjchw26e0szd8r6c', NULL, '2026-11-27 20:05:14.185641+00', '2026-11-27 20:05:14.394519+00'),
('wd_01m8f9sbzxhm7ey7s8vvdzy4zk', 'withdrawal', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9sbzxhm7ey7s8vvdzy4zk', 'The sandbox fails amounts ending in .01.', '2026-11-27 20:05:14.884399+00', '2026-11-27 20:05:14.910891+00'),
('wd_01m8f9sc2sgyqspmqrcc3n25wa', 'withdrawal', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9sc2sgyqspmqrcc3n25wa', NULL, '2026-11-27 20:05:14.969946+00', '2026-11-27 20:05:20.146804+00'),
('wd_01m8f9shdpxh2y95mc3w3n6gb6', 'withdrawal', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9shdpxh2y95mc3w3n6gb6', 'The sandbox reverses amounts ending in .04.', '2026-11-27 20:05:20.439101+00', '2026-11-27 20:05:25.621555+00'),
('wd_01m8f9spgxt0v1ay0dts6566yn', 'withdrawal', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', 'simulator', '1', 'f437af81-66cf-4e26-8071-ec5b73478529', 'completed', 'demo', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9spgxt0v1ay0dts6566yn', NULL, '2026-11-27 20:05:25.662118+00', '2026-11-27 20:05:28.002723+00'),
('wd_01m8f9srw30y58crnfqph6za6j', 'withdrawal', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9srw30y58crnfqph6za6j', NULL, '2026-11-27 20:05:28.067603+00', '2026-11-27 20:05:28.094506+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TA7nhr9vwpWE1mx1tVzgPK2m6zqGb3A4V7', '25000000', '0', 'false'),
('TAfPHvoj5hv5xaYX2GbeWwQkr8RsCN3i3d', '0', '8999999985632000', 'true'),
('TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795809913355'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795809923640'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795809929783'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795809932147'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795809935494'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795809937732'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795809939941');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('0fd109ce6bb48f576670165da9564cba604a4503096a0942729c13a3f6edcc66', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN', '15000000', '0', '0'),
('10c86066e55ffc15d47333f1c38f54a72f226d06900000b601349044f6b3633e', '8', 'trx_transfer', 'SUCCESS', 'TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN', 'TAfPHvoj5hv5xaYX2GbeWwQkr8RsCN3i3d', '382000', '0', '0'),
('3d0e48da9e4113ee98a7e689ea255fed1913874751279e5c7c6a03bc1a39232f', '6', 'trx_transfer', 'SUCCESS', 'TAfPHvoj5hv5xaYX2GbeWwQkr8RsCN3i3d', 'TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN', '13650000', '1100000', '0'),
('66d095f5d6df5952c7450a15e1b0cb5c6af8fa997eb52073bf51ffcb7ab9ff10', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN', '10000000', '0', '0'),
('7b136c83c9b1331449aed2fa24b69136ba60802315ab480faee4020278b7ab7e', '7', 'usdt_transfer', 'SUCCESS', 'TE7dK92PWMfDwQ2iXMmStJQwwA66yDcbqN', 'TA7nhr9vwpWE1mx1tVzgPK2m6zqGb3A4V7', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8f9st4gz1enf22cmg8zt4p7', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8f9st2esjbehjb02asw20nt', '2026-11-27 20:05:29.361284+00', '2026-11-27 20:05:29.418697+00'),
('bill_01m8f9stav077bdnyd4ph83tj5', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8f9st9wa1twjqxv2akz48mg', '2026-11-27 20:05:29.564079+00', '2026-11-27 20:05:29.62408+00'),
('col_01m8f9t4zr3r6fe05h6t2dzm09', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'collection', 'COMPLETED', '3194272', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8f9t4znnmhjw22j6nzbcxge', '2026-11-27 20:05:40.472843+00', '2026-11-27 20:05:42.576114+00'),
('txn_01m8f9sb39x65hawxayvccf34k', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8f9sb097v5cbmx87a16dh77', '2026-11-27 20:05:13.967487+00', '2026-11-27 20:05:13.967487+00'),
('wd_01m8f9sba4tjchw26e0szd8r6c', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9sb9fdkycneyx9474h357', '2026-11-27 20:05:14.185641+00', '2026-11-27 20:05:14.394519+00'),
('wd_01m8f9sbzxhm7ey7s8vvdzy4zk', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9sbzpdby4mws6aey9ak75', '2026-11-27 20:05:14.884399+00', '2026-11-27 20:05:14.910891+00'),
('wd_01m8f9sc2sgyqspmqrcc3n25wa', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9sc2njqzt4ct1jj3yphbz', '2026-11-27 20:05:14.969946+00', '2026-11-27 20:05:20.146804+00'),
('wd_01m8f9shdpxh2y95mc3w3n6gb6', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9shd63k3wdq6wtrgxywgx', '2026-11-27 20:05:20.439101+00', '2026-11-27 20:05:25.621555+00'),
('wd_01m8f9spgxt0v1ay0dts6566yn', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9spgs7zx4wmkmfvbx44pz', '2026-11-27 20:05:25.662118+00', '2026-11-27 20:05:28.002723+00'),
('wd_01m8f9srw30y58crnfqph6za6j', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9srw059mqx0x1n9smzyp4', '2026-11-27 20:05:28.067603+00', '2026-11-27 20:05:28.094506+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8f9t4qae3cjx0q7nkqdrpwb', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', '10000000', '1544.97000000', '1529.52000000', '1529520', '2500', '1527020', '15450', '2026-11-27 20:05:40.27669+00', '2026-11-27 20:06:40.202+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8f9t4t9w7f34k4jzm2x4g39', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'COMPLETED', '10000000', '1544.97000000', '1529.52000000', '1529520', '2500', '1527020', '15450', 'qte_01m8f9t4qae3cjx0q7nkqdrpwb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8f9t4sqhqc6dc5b195mf4h3', '2026-11-27 20:05:40.299296+00', '2026-11-27 20:05:40.429105+00');
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'simulator', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 20:05:13.294249+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8f9sbhhpnabt37ee4dhpdjw', '1', 'http://127.0.0.1:40611/webhooks', '2026-11-27 20:05:14.541+00', '146', '204', '', NULL),
('msg_01m8f9sc10tp31e0dnptd565as', '1', 'http://127.0.0.1:40611/webhooks', '2026-11-27 20:05:14.936+00', '3', '204', '', NULL),
('msg_01m8f9sh4m8rm67m89pqexe7bw', '1', 'http://127.0.0.1:40611/webhooks', '2026-11-27 20:05:20.154+00', '3', '204', '', NULL),
('msg_01m8f9shhx98xm06hafyr9z5np', '1', 'http://127.0.0.1:40611/webhooks', '2026-11-27 20:05:20.601+00', '4', '204', '', NULL),
('msg_01m8f9spfq9zwv9p7p8aazh743', '1', 'http://127.0.0.1:40611/webhooks', '2026-11-27 20:05:25.637+00', '3', '204', '', NULL),
('msg_01m8f9srt60fsvg6zvc5jcfn8p', '1', 'http://127.0.0.1:40611/webhooks', '2026-11-27 20:05:28.04+00', '5', '204', '', NULL),
('msg_01m8f9srwzr1a3fcy17w9x0781', '1', 'http://127.0.0.1:40611/webhooks', '2026-11-27 20:05:28.101+00', '2', '500', '', NULL),
('msg_01m8f9srwzr1a3fcy17w9x0781', '2', 'http://127.0.0.1:40611/webhooks', '2026-11-27 20:05:29.167+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8f9sbhhpnabt37ee4dhpdjw', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal.completed', 'wd_01m8f9sba4tjchw26e0szd8r6c', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:05:14.262Z","data":{"transactionId":"wd_01m8f9sba4tjchw26e0szd8r6c","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:05:14.185Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:05:14.394519+00', '2026-11-27 20:05:14.701634+00', NULL),
('msg_01m8f9sc10tp31e0dnptd565as', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal.failed', 'wd_01m8f9sbzxhm7ey7s8vvdzy4zk', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:05:14.896Z","data":{"transactionId":"wd_01m8f9sbzxhm7ey7s8vvdzy4zk","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:05:14.884Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:05:14.910891+00', '2026-11-27 20:05:14.942964+00', NULL),
('msg_01m8f9sh4m8rm67m89pqexe7bw', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal.completed', 'wd_01m8f9sc2sgyqspmqrcc3n25wa', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:05:20.043Z","data":{"transactionId":"wd_01m8f9sc2sgyqspmqrcc3n25wa","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:05:14.969Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:05:20.146804+00', '2026-11-27 20:05:20.158277+00', NULL),
('msg_01m8f9shhx98xm06hafyr9z5np', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal.completed', 'wd_01m8f9shdpxh2y95mc3w3n6gb6', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:05:20.491Z","data":{"transactionId":"wd_01m8f9shdpxh2y95mc3w3n6gb6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:05:20.439Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:05:20.565981+00', '2026-11-27 20:05:20.607205+00', NULL),
('msg_01m8f9spfq9zwv9p7p8aazh743', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal.failed', 'wd_01m8f9shdpxh2y95mc3w3n6gb6', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:05:25.601Z","data":{"transactionId":"wd_01m8f9shdpxh2y95mc3w3n6gb6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:05:20.439Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:05:25.621555+00', '2026-11-27 20:05:25.641252+00', NULL),
('msg_01m8f9srt60fsvg6zvc5jcfn8p', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal.completed', 'wd_01m8f9spgxt0v1ay0dts6566yn', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:05:27.991Z","data":{"transactionId":"wd_01m8f9spgxt0v1ay0dts6566yn","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:05:25.662Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:05:28.002723+00', '2026-11-27 20:05:28.050961+00', NULL),
('msg_01m8f9srwzr1a3fcy17w9x0781', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', 'withdrawal.completed', 'wd_01m8f9srw30y58crnfqph6za6j', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:05:28.082Z","data":{"transactionId":"wd_01m8f9srw30y58crnfqph6za6j","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:05:28.067Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:05:28.094506+00', '2026-11-27 20:05:29.170174+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8f9safbyf55z1yzbmw1myvg', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'prod', E'\\x6d707331f2d9c9ea0cac91c1ad6079e7aa38a9c7197f4aa432fda63dca4abbaf21e561f9ac55dc698727a65e7b0b13a239b712de611095e8cc17bbdd1073e9f24026172d7f0f8b5274bd4dce431a4b296daa235f0f93e2fd415b', '2026-11-27 20:05:13.294249+00', NULL),
('whs_01m8f9safcvtvfrqv6826zjby7', 'biz_01m8f9sa8w6zhq7jh8q1mvpb06', 'test', E'\\x6d707331f2d9c9ea0cac91c155f33710e8d83fc590cf50074212ba7a52e57b0fcd0363485b6b812147a42533d6e721dc7c2dc4420d61eef0fb81fc3da56d0abbcfe30f671608f09b62e0cb9c8e355318c1b26d0d479e1e4f8fca', '2026-11-27 20:05:13.294249+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8f9sba4tjchw26e0szd8r6c', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9sbzxhm7ey7s8vvdzy4zk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9sc2sgyqspmqrcc3n25wa', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9shdpxh2y95mc3w3n6gb6', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9spgxt0v1ay0dts6566yn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9srw30y58crnfqph6za6j', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
