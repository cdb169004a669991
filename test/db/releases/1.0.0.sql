-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('114', '119', '177', '178', '183', '184', '185', '263', '306', '322', '50', '55', '56', '57');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 20:23:59.970249+00'),
('1025', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 20:23:59.970249+00'),
('1026', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'NGN', 'available', '0', '7380151', '13', '2026-11-27 20:23:59.970249+00'),
('1027', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 20:23:59.970249+00'),
('1028', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 20:23:59.970249+00'),
('1029', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 20:23:59.970249+00'),
('1030', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 20:23:59.970249+00'),
('1031', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 20:23:59.970249+00'),
('114', NULL, 'test', 'NGN', 'commission', '2', '47739', '2', '2026-11-27 20:23:27.160809+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '150000', '1', '2026-11-27 20:23:27.160809+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-150050', '1', '2026-11-27 20:23:27.160809+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-1500232', '4', '2026-11-27 20:23:27.160809+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-10000002', '3', '2026-11-27 20:23:27.160809+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '110004', '2', '2026-11-27 20:23:27.160809+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '5500000', '2', '2026-11-27 20:23:27.160809+00'),
('263', NULL, 'test', 'USDT', 'custody', '7', '-25000000', '1', '2026-11-27 20:23:27.160809+00'),
('306', NULL, 'test', 'NGN', 'conversion', '2', '-1545610', '1', '2026-11-27 20:23:27.160809+00'),
('322', NULL, 'test', 'USDT', 'conversion', '2', '10000000', '1', '2026-11-27 20:23:27.160809+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '4500', '3', '2026-11-27 20:23:27.160809+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '0', '2', '2026-11-27 20:23:27.160809+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '1000', '1', '2026-11-27 20:23:27.160809+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '2500', '1', '2026-11-27 20:23:27.160809+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3195608', '7230101'),
('1026', '13', '23', '150050', '7380151'),
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
('114', '1', '21', '15460', '15460'),
('114', '2', '22', '32279', '47739'),
('119', '1', '1', '150000', '150000'),
('177', '1', '23', '-150050', '-150050'),
('178', '1', '12', '100005', '100005'),
('178', '2', '14', '100000', '200005'),
('178', '3', '21', '1527650', '1727655'),
('178', '4', '22', '-3227887', '-1500232'),
('183', '1', '1', '-10000000', '-10000000'),
('183', '2', '7', '100002', '-9899998'),
('183', '3', '10', '-100004', '-10000002'),
('184', '1', '9', '100004', '100004'),
('184', '2', '18', '10000', '110004'),
('185', '1', '3', '5000000', '5000000'),
('185', '2', '16', '500000', '5500000'),
('263', '1', '19', '-25000000', '-25000000'),
('306', '1', '21', '-1545610', '-1545610'),
('322', '1', '21', '10000000', '10000000'),
('50', '1', '12', '1000', '1000'),
('50', '2', '14', '1000', '2000'),
('50', '3', '21', '2500', '4500'),
('55', '1', '7', '1000', '1000'),
('55', '2', '10', '-1000', '0'),
('56', '1', '9', '1000', '1000'),
('57', '1', '3', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8favqj2rxnx080e93m6c7xd', 'payment', 'single', 'test', NULL, '2026-11-27 20:24:00.840091+00', NULL, NULL, NULL),
('10', 'wd_01m8favx4pt2s3f9ee25wx4kg7:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 20:24:11.956224+00', NULL, NULL, NULL),
('11', 'wd_01m8faw2knn1vb83xd1yp6jvge:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:12.150633+00', NULL, NULL, NULL),
('12', 'wd_01m8faw2knn1vb83xd1yp6jvge:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 20:24:14.684883+00', NULL, NULL, NULL),
('13', 'wd_01m8faw58qx70a3vd92bwsn03k:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:14.872159+00', NULL, NULL, NULL),
('14', 'wd_01m8faw58qx70a3vd92bwsn03k:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 20:24:14.944438+00', NULL, NULL, NULL),
('15', 'bill_01m8faw6jxs0vxr2tzxq4pk2jf:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:16.222269+00', NULL, NULL, NULL),
('16', 'bill_01m8faw6jxs0vxr2tzxq4pk2jf:post', 'bill_post', 'post', 'test', '15', '2026-11-27 20:24:16.251676+00', NULL, NULL, NULL),
('17', 'bill_01m8faw6vsx7pw630y2xq0swb1:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:16.510348+00', NULL, NULL, NULL),
('18', 'bill_01m8faw6vsx7pw630y2xq0swb1:post', 'bill_post', 'post', 'test', '17', '2026-11-27 20:24:16.570479+00', NULL, NULL, NULL),
('19', 'cp_01m8faw71dde7km5vxnfvj9df6', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 20:24:26.750907+00', NULL, NULL, NULL),
('2', 'wd_01m8favqktzxr8ctdarjwq2vg1:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:00.893642+00', NULL, NULL, NULL),
('20', 'sale_01m8fawh3t1mcx9y6qg3n41xdg:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:27.004103+00', NULL, NULL, NULL),
('21', 'sale_01m8fawh3t1mcx9y6qg3n41xdg:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 20:24:27.03563+00', NULL, NULL, NULL),
('22', 'col_01m8fawh8na8v3f4c6fp4w22sq:credit', 'collection', 'single', 'test', NULL, '2026-11-27 20:24:29.318644+00', NULL, NULL, NULL),
('23', 'adj_01m8fawkm1x5yavyv711mcrp06', 'adjustment', 'single', 'test', NULL, '2026-11-27 20:24:29.572863+00', NULL, NULL, NULL),
('3', 'wd_01m8favqktzxr8ctdarjwq2vg1:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 20:24:01.108693+00', NULL, NULL, NULL),
('4', 'wd_01m8favqx8z5zy14nh47et0hg1:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:01.193421+00', NULL, NULL, NULL),
('5', 'wd_01m8favqx8z5zy14nh47et0hg1:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 20:24:01.264606+00', NULL, NULL, NULL),
('6', 'wd_01m8favr1g7kz0ez2673p1a1hj:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:01.32867+00', NULL, NULL, NULL),
('7', 'wd_01m8favr1g7kz0ez2673p1a1hj:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 20:24:06.456077+00', NULL, NULL, NULL),
('8', 'wd_01m8favx4pt2s3f9ee25wx4kg7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:24:06.550732+00', NULL, NULL, NULL),
('9', 'wd_01m8favx4pt2s3f9ee25wx4kg7:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 20:24:06.705394+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8favppz0j89hjjdnekych0a', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', E'\\xe76a137c91b2ac322fab0f39219d7a810189b2e322f217e5d7df3f7c465bebc6', E'\\x6d707331ed63b8a9ef3f83db14aacd2b3d7fcf6d46caaed274465ec1f119f93d5586a20ba54d56d6a3c5c4b740817b93d6972073d81530456fd87bbc40d3b8247167ac0afdfcfd25fd1b2a840e78ff9be266d01c', '2026-11-27 20:23:59.98722+00', NULL, '2026-11-27 20:24:00.113989+00'),
('key_01m8favppz9gkfhpefhadaws5h', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'prod', E'\\x9c46211bd4a0499204f061fe6f8de66056ccdda8eac4404a77c2cc1ba7516bb9', E'\\x6d707331ed63b8a9ef3f83db858ccfea4e05ffd18d3b763a74d9d40f351d41d70a307399955220add7105b44fca367999e2b6489ed66f688ef01bef56a23d854fa4275782fe6664db1608afe1d03d9cfdbd7ed50', '2026-11-27 20:23:59.98722+00', NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:78f042448db401ae68dfbc6f99393a1238e053dc318b0b5e7d756dd99b0c091b', '0', '1795897440501'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795811940393');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8faw6jxs0vxr2tzxq4pk2jf', '1', 'simulator', 'simulator', '202611272124g32v2wkdkb0qw2by', '1', '1', '2026-11-27 20:24:16.249753+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272124g32v2wkdkb0qw2by', '2026-11-27 20:24:16.238+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8faw6vsx7pw630y2xq0swb1', '1', 'simulator', 'simulator', '202611272124zsf3jyc4sd5tqetw', '1', '1', '2026-11-27 20:24:16.568967+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272124zsf3jyc4sd5tqetw', '2026-11-27 20:24:16.543+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fawh8na8v3f4c6fp4w22sq', '1', 'simulator', 'simulator', 'col_01m8fawh8na8v3f4c6fp4w22sq', '1', '1', '2026-11-27 20:24:27.239595+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fawh8na8v3f4c6fp4w22sq', '2026-11-27 20:24:29.29+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fawh3t1mcx9y6qg3n41xdg', '1', 'simulator', 'simulator', 'sale_01m8fawh3t1mcx9y6qg3n41xdg', '1', '1', '2026-11-27 20:24:27.034649+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fawh3t1mcx9y6qg3n41xdg', '2026-11-27 20:24:27.024+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8favqktzxr8ctdarjwq2vg1', '1', 'simulator', 'simulator', 'wd_01m8favqktzxr8ctdarjwq2vg1', '1', '1', '2026-11-27 20:24:01.101697+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8favqktzxr8ctdarjwq2vg1', '2026-11-27 20:24:01.047+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8favqx8z5zy14nh47et0hg1', '1', 'simulator', 'simulator', 'wd_01m8favqx8z5zy14nh47et0hg1', '1', '1', '2026-11-27 20:24:01.262762+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8favqx8z5zy14nh47et0hg1', '2026-11-27 20:24:01.249+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8favr1g7kz0ez2673p1a1hj', '1', 'simulator', 'simulator', 'wd_01m8favr1g7kz0ez2673p1a1hj', '1', '1', '2026-11-27 20:24:01.409279+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8favr1g7kz0ez2673p1a1hj', '2026-11-27 20:24:06.429+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8favx4pt2s3f9ee25wx4kg7', '1', 'simulator', 'simulator', 'wd_01m8favx4pt2s3f9ee25wx4kg7', '1', '1', '2026-11-27 20:24:06.698794+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8favx4pt2s3f9ee25wx4kg7', '2026-11-27 20:24:11.715+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8faw2knn1vb83xd1yp6jvge', '1', 'simulator', 'simulator', 'wd_01m8faw2knn1vb83xd1yp6jvge', '1', '1', '2026-11-27 20:24:12.321179+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8faw2knn1vb83xd1yp6jvge', '2026-11-27 20:24:14.643+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8faw58qx70a3vd92bwsn03k', '1', 'simulator', 'simulator', 'wd_01m8faw58qx70a3vd92bwsn03k', '1', '1', '2026-11-27 20:24:14.930041+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8faw58qx70a3vd92bwsn03k', '2026-11-27 20:24:14.91+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 20:23:59.98722+00', 'system', 'business.create', 'biz_01m8favppv8s2xqg8jdv3hpwez', '{"kycStatus": "APPROVED"}', 'biz_01m8favppv8s2xqg8jdv3hpwez', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 20:24:00.52948+00', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'sign_in.new_network', 'biz_01m8favppv8s2xqg8jdv3hpwez', '{}', 'biz_01m8favppv8s2xqg8jdv3hpwez', NULL, 'token', 'd5a379b98c59', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 20:24:00.798131+00', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'webhook_url.change', 'biz_01m8favppv8s2xqg8jdv3hpwez', '{}', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'token', 'd5a379b98c59', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:45229/webhooks"}'),
('4', '2026-11-27 20:24:14.684883+00', 'demo', 'withdrawal.resolve', 'wd_01m8faw2knn1vb83xd1yp6jvge', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 20:24:29.421422+00', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'webhook_url.change', 'biz_01m8favppv8s2xqg8jdv3hpwez', '{}', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'token', 'd5a379b98c59', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:45229/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 20:24:29.572863+00', 'ada', 'balance.adjust', 'biz_01m8favppv8s2xqg8jdv3hpwez', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fawkm1x5yavyv711mcrp06"}', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fawkm1x5yavyv711mcrp06', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 20:24:29.572863+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 20:23:59.98722+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 20:23:46.529306+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 20:23:46.529306+00');
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
('bill_01m8faw6jxs0vxr2tzxq4pk2jf', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '87059856307048389918', '{}', '73.52 kWh'),
('bill_01m8faw6vsx7pw630y2xq0swb1', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, is_active, password_hash, sessions_version, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8favppv8s2xqg8jdv3hpwez', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', 'true', '$argon2id$v=19$m=19456,t=2,p=1$Ockjd2fIUV+zZUotedf1Fw$f5ZsGUMt2iU2Z3SKiwTUodA0sleYUHCOYbVhRCaGAtc', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-27 20:23:59.98722+00', '2026-11-27 20:24:29.421422+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 20:24:26.863+00', '2026-11-27 20:24:28.935934+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '3367accc7d3f4d2b7cd56ae117853a3c1fa87f8c215ae8ca79d052f8ae770e78', '0', 'test', 'cp_01m8faw71dde7km5vxnfvj9df6', 'biz_01m8favppv8s2xqg8jdv3hpwez', '4', '2026-11-27 20:24:16.782+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 20:24:19.078909+00'),
('simulated', '4985c6e225a0857bd6b26c4e5c62f34b665f1bd43d434eb98f16a5b459f992b3', '0', 'test', 'cp_01m8faw71dde7km5vxnfvj9df6', 'biz_01m8favppv8s2xqg8jdv3hpwez', '5', '2026-11-27 20:24:19.346+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 20:24:21.378478+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fawh8na8v3f4c6fp4w22sq', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.11550000', '0', '127.82434500', '32279', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fawh8na8v3f4c6fp4w22sq');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8faw71dde7km5vxnfvj9df6', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn', '4985c6e225a0857bd6b26c4e5c62f34b665f1bd43d434eb98f16a5b459f992b3', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8faw713pqncb2rf4zje0r0n', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 21:24:16.685+00', '2026-11-27 20:24:16.685+00', '2026-11-27 20:24:26.737+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('085a72bb2952b7ee5a32dbd8ae1187f8616c196b2e784693ecefa9cfbbb5a9dc', 'swp_01m8fawbpm086nn5tbb8vneaj2', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140b9b3bcf5a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154149a2ca9e46cd77b6a9d9b917924d65b5f4070820121541893c8f6fe72ae841dd24ea6ba1184164180fbdf618d090c10670d9deb8f5a1341241f4a48d5642071861861de7928f9d48d0d99b91d3289172f2cd18d9ae9f11d6aa21ee5d4d7ba85a1a5c9272ab23c384b3f629897db09fb2433510fad2f22ec5b31b', '2026-11-27 20:25:21.593+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 20:24:22.108063+00'),
('2933162fab7e2f4af7f7980a5ad9d84a1b2d90b26f1d80265d5d1e4916bc1c77', 'swp_01m8fawbpm086nn5tbb8vneaj2', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840a6dcbcf5a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541893c8f6fe72ae841dd24ea6ba1184164180fbdf612154149a2ca9e46cd77b6a9d9b917924d65b5f407082018b0a81770c687b9f5a1341241e817fa207792007adb34bb5269c1492e85e0cca65b7e74bd4441c52fa12c262713c9bb4db68c84870bc26cf76039d33e736c688a38989a0fa7d585509032ba2a1b', '2026-11-27 20:25:26.822+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 20:24:26.828266+00'),
('81c640b9454b8536da4799c5a96df5312447d437e41c89ab1e01f394b58a8b83', 'swp_01m8fawbpm086nn5tbb8vneaj2', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40bec9bcf5a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541893c8f6fe72ae841dd24ea6ba1184164180fbdf6121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000001317bbf479ce06f40afa68af356916b45e11fc0700000000000000000000000000000000000000000000000000000000017d784070def4b8f5a1349001d090c1061241e43333d6da7d245bb597f9e84ead5e94916003b1133866311b783fd597c843ea2f22233f333e2659708db8e4745924ad688f29b2fcf59cf5e0a80b8979b601f81c', '2026-11-27 20:25:24.414+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 20:24:24.444788+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fawbpm086nn5tbb8vneaj2', 'cp_01m8faw71dde7km5vxnfvj9df6', 'test', '0', 'TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 20:24:21.450709+00', '2026-11-27 20:24:26.725965+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '2026-11-27', 'collection', '1', '3195608', '0'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '2026-11-27', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/bills/data', '6e3182055eccd7dab08ce65ea9b7a97d', E'\\x849925817e98f4307ff53bd8ad4425315ad33ff7fbddf85998dd183ba03f9902', 'bill_01m8faw6vsx7pw630y2xq0swb1', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8faw6vsx7pw630y2xq0swb1","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 20:24:16.510348+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/bills/electricity', 'f2dbe6d28594076cb000aef05a8ea53a', E'\\xf458688637a7451c01071f62aeecc63f540c609cde8ef3dae549f663868ab178', 'bill_01m8faw6jxs0vxr2tzxq4pk2jf', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8faw6jxs0vxr2tzxq4pk2jf","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"87059856307048389918","units":"73.52 kWh"}', '2026-11-27 20:24:16.222269+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/cross-border/collections', '1c09ed187f6b555103c18273bdf1d80e', E'\\x121bea11ae4cf6c70c827f28bf1f3f52b1e26d464c10f185fd1a77466e07eed2', 'col_01m8fawh8na8v3f4c6fp4w22sq', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fawh8na8v3f4c6fp4w22sq","reference":"col_01m8fawh8na8v3f4c6fp4w22sq","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31956.08,"targetCurrency":"NGN","rate":127.824345,"providerFee":0,"providerRate":129.1155,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T20:24:27.158Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 20:24:27.158041+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/crypto/payments/cp_01m8faw71dde7km5vxnfvj9df6/simulate-deposit', '06767a2bc4e3575c1c25b66e69d4cc51', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8faw71dde7km5vxnfvj9df6', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8faw71dde7km5vxnfvj9df6","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn","checkoutUrl":"http://127.0.0.1:41729/pay/01m8faw71dde7km5vxnfvj9df62jzxe7n45ygp8bwh7fj27yj3fp","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:24:16.685Z","payableUntil":"2026-11-27T21:24:16.685Z","environment":"test","createdAt":"2026-11-27T20:24:16.685Z","updatedAt":"2026-11-27T20:24:16.685Z","metadata":{"simulated":true}},"deposit":{"txHash":"3367accc7d3f4d2b7cd56ae117853a3c1fa87f8c215ae8ca79d052f8ae770e78","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 20:24:16.775251+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/crypto/payments/cp_01m8faw71dde7km5vxnfvj9df6/simulate-deposit', 'ac8462f53bc414c55d40892494c35806', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8faw71dde7km5vxnfvj9df6', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8faw71dde7km5vxnfvj9df6","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn","checkoutUrl":"http://127.0.0.1:41729/pay/01m8faw71dde7km5vxnfvj9df62jzxe7n45ygp8bwh7fj27yj3fp","returnUrl":null,"status":"UNDERPAID","txHash":"3367accc7d3f4d2b7cd56ae117853a3c1fa87f8c215ae8ca79d052f8ae770e78","reviewReason":null,"expiresAt":"2026-11-27T21:24:16.685Z","payableUntil":"2026-11-27T22:24:16.685Z","environment":"test","createdAt":"2026-11-27T20:24:16.685Z","updatedAt":"2026-11-27T20:24:19.087Z","metadata":{"simulated":true}},"deposit":{"txHash":"4985c6e225a0857bd6b26c4e5c62f34b665f1bd43d434eb98f16a5b459f992b3","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 20:24:19.335102+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/crypto/payments/create', '19f05a4db61fc9b5e31133e3c432c53c', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8faw71dde7km5vxnfvj9df6', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8faw71dde7km5vxnfvj9df6","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn","checkoutUrl":"http://127.0.0.1:41729/pay/01m8faw71dde7km5vxnfvj9df62jzxe7n45ygp8bwh7fj27yj3fp","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:24:16.685Z","payableUntil":"2026-11-27T21:24:16.685Z","environment":"test","createdAt":"2026-11-27T20:24:16.685Z","updatedAt":"2026-11-27T20:24:16.685Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 20:24:16.705892+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/crypto/withdrawals/request', 'cf55e72513018e804db02f71c9d6c0c2', E'\\x0b460de6dcbc27fefda67f49699837c71fa293c3dd35821c77399ef4c25f8797', 'sale_01m8fawh3t1mcx9y6qg3n41xdg', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fawh3t1mcx9y6qg3n41xdg","amountUsdt":10,"conversionRate":1530.15,"grossAmountNgn":15301.5,"withdrawalFeeNgn":25,"netAmountNgn":15276.5,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fawh3t1mcx9y6qg3n41xdg","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:24:27.004Z"},"simulated":true,"environment":"test"}', '2026-11-27 20:24:27.004103+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/payment/process', 'b610b72ea4af29cbf2f8c20efedacb76', E'\\x4858aa06dab52b8c508bc194cbbe8d5727949a43726477df6358aea03f4ea1a7', 'txn_01m8favqj2rxnx080e93m6c7xd', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8favqj2rxnx080e93m6c7xd","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:24:00.840091+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/withdrawal/request', '409a67bdc327a0e49385521730bf2e1c', E'\\xbdc4cb29df3f43243277a531758523237a314d5c75a3295757a2c179283723c6', 'wd_01m8favx4pt2s3f9ee25wx4kg7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8favx4pt2s3f9ee25wx4kg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:24:06.550Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:24:06.550732+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/withdrawal/request', '7e9bf8e8cf3cef17c448af400b375cb1', E'\\xf2fe4a3ed9d667cc27a6d5e52b511b13818fab6ae9eaf84a46ba15f90e86a982', 'wd_01m8faw58qx70a3vd92bwsn03k', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8faw58qx70a3vd92bwsn03k","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:24:14.872Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:24:14.872159+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/withdrawal/request', '9590244f7d9a7bb9e5f221393ffeaf0d', E'\\xf56c0bab835570af5c4acf1087502b400cff339e6cb1d2a9ae9019fbb206aba3', 'wd_01m8favr1g7kz0ez2673p1a1hj', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8favr1g7kz0ez2673p1a1hj","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:24:01.328Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:24:01.32867+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/withdrawal/request', 'a5d4d9a465aea6579b37d49dce48f66c', E'\\xe1f3997c0955750afebd8d1aaa52bf5089f4ca849e9ec8dd0a2e3d2dd751b377', 'wd_01m8faw2knn1vb83xd1yp6jvge', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8faw2knn1vb83xd1yp6jvge","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:24:12.150Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:24:12.150633+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/withdrawal/request', 'demo-ed51050c-b800-4830-ad92-37bab55c32d2', E'\\x9054a3310f26f4b3537e1258afa54e76431caa1456f9abf1eecbf45e0e4c7080', 'wd_01m8favqktzxr8ctdarjwq2vg1', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8favqktzxr8ctdarjwq2vg1","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:24:00.893Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:24:00.893642+00'),
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '/withdrawal/request', 'dff3d8d1a7c93b42686aa55d838ebe43', E'\\x225b8dc507fa5c146caa5e775c3d7ca67ea8ef448a3bec1d855c7e25e02fdd0f', 'wd_01m8favqx8z5zy14nh47et0hg1', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8favqx8z5zy14nh47et0hg1","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:24:01.193Z","environment":"test","simulated":true},"requestId":"req_01m8favqx6zt02qf1hq6ameqz0","simulated":true,"environment":"test"}', '2026-11-27 20:24:01.193421+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331ed63b8a9ef3f83db5c9dff42159277650579cac523c135631dc33abaa97135337166d77766ba2dba70ba500d82ce3613d05e67ede85e007b44581ea1cee125db5a1badcdac6193591f3c1e628a5d9574', '2026-11-27 20:23:46.170752+00', '2026-11-27 20:23:46.170752+00'),
('sandbox_seed', E'\\x6d707331ed63b8a9ef3f83db20ed3b4338c1be08adab141ff8bf4e4a2f4c2bde3e46545745a9be8c34c15e2e2993af72acbb249deda3f1384ce87cf7d0cce0678c05f2dc9eb0b23428ff718658c4822006818687a2c9349d6ace99c45f0192e3870913154a1d9f609504366cb6161003', '2026-11-27 20:23:46.168392+00', '2026-11-27 20:23:46.168392+00');
insert into public.known_networks (business_id, network_hmac, last_used_at) overriding system value values
('biz_01m8favppv8s2xqg8jdv3hpwez', E'\\xa7649f449d7a03158c03098f31adb3aea2aef43ebf47dc9adb8fa71f3915b80c', '2026-11-27 20:24:00.52948+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "environment": null, "credentialEnds": null}', '2026-11-27 20:24:00.52948+00', '2026-11-27 20:24:00.52948+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 20:24:00.73304+00'),
('2', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:45229/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "environment": "test", "credentialEnds": null}', '2026-11-27 20:24:00.798131+00', '2026-11-27 20:24:00.798131+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 20:24:01.740369+00'),
('3', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:45229/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "environment": "test", "credentialEnds": null}', '2026-11-27 20:24:29.421422+00', '2026-11-27 20:24:29.421422+00', '0', NULL, NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8faw6jxs0vxr2tzxq4pk2jf', 'bill', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272124g32v2wkdkb0qw2by', NULL, '2026-11-27 20:24:16.222269+00', '2026-11-27 20:24:16.251676+00'),
('bill_01m8faw6vsx7pw630y2xq0swb1', 'bill', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272124zsf3jyc4sd5tqetw', NULL, '2026-11-27 20:24:16.510348+00', '2026-11-27 20:24:16.570479+00'),
('col_01m8fawh8na8v3f4c6fp4w22sq', 'collection', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 20:24:47.158041+00', NULL, 'sim_col_01m8fawh8na8v3f4c6fp4w22sq', NULL, '2026-11-27 20:24:27.158041+00', '2026-11-27 20:24:29.318644+00'),
('sale_01m8fawh3t1mcx9y6qg3n41xdg', 'usdt_sale', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fawh3t1mcx9y6qg3n41xdg', NULL, '2026-11-27 20:24:27.004103+00', '2026-11-27 20:24:27.03563+00'),
('wd_01m8favqktzxr8ctdarjwq2vg1', 'withdrawal', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8favqktzxr8ctdarjwq2vg1', NULL, '2026-11-27 20:24:00.893642+00', '2026-11-27 20:24:01.108693+00'),
('wd_01m8favqx8z5zy14nh47et0hg1', 'withdrawal', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8favqx8z5zy14nh47et0hg1', 'The sandbox fails amounts ending in .01.', '2026-11-27 20:24:01.193421+00', '2026-11-27 20:24:01.264606+00'),
('wd_01m8favr1g7kz0ez2673p1a1hj', 'withdrawal', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8favr1g7kz0ez2673p1a1hj', NULL, '2026-11-27 20:24:01.32867+00', '2026-11-27 20:24:06.456077+00'),
('wd_01m8favx4pt2s3f9ee25wx4kg7', 'withdrawal', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8favx4pt2s3f9ee25wx4kg7', 'The sandbox reverses amounts ending in .04.', '2026-11-27 20:24:06.550732+00', '2026-11-27 20:24:11.956224+00'),
('wd_01m8faw2knn1vb83xd1yp6jvge', 'withdrawal', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', 'simulator', '1', 'bdf86dcd-2350-4dd7-92a8-8ee3c074e60f', 'completed', 'demo', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8faw2knn1vb83xd1yp6jvge', NULL, '2026-11-27 20:24:12.150633+00', '2026-11-27 20:24:14.684883+00'),
('wd_01m8faw58qx70a3vd92bwsn03k', 'withdrawal', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8faw58qx70a3vd92bwsn03k', NULL, '2026-11-27 20:24:14.872159+00', '2026-11-27 20:24:14.944438+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TBiAGnUULEwZvy4revUDi8kDFJuymLNrX6', '25000000', '0', 'false'),
('TGgZM1hEuuia3RwM8Z4n6SLxygbJSU7tD2', '0', '8999999985632000', 'true'),
('TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795811040610'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795811050889'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795811056782'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795811059346'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795811062159'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795811064477'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795811066863');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('085a72bb2952b7ee5a32dbd8ae1187f8616c196b2e784693ecefa9cfbbb5a9dc', '6', 'trx_transfer', 'SUCCESS', 'TGgZM1hEuuia3RwM8Z4n6SLxygbJSU7tD2', 'TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn', '13650000', '1100000', '0'),
('2933162fab7e2f4af7f7980a5ad9d84a1b2d90b26f1d80265d5d1e4916bc1c77', '8', 'trx_transfer', 'SUCCESS', 'TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn', 'TGgZM1hEuuia3RwM8Z4n6SLxygbJSU7tD2', '382000', '0', '0'),
('3367accc7d3f4d2b7cd56ae117853a3c1fa87f8c215ae8ca79d052f8ae770e78', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn', '10000000', '0', '0'),
('4985c6e225a0857bd6b26c4e5c62f34b665f1bd43d434eb98f16a5b459f992b3', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn', '15000000', '0', '0'),
('81c640b9454b8536da4799c5a96df5312447d437e41c89ab1e01f394b58a8b83', '7', 'usdt_transfer', 'SUCCESS', 'TNUr89GCXwq6Hx4T7WZSd2fx73xGtSozKn', 'TBiAGnUULEwZvy4revUDi8kDFJuymLNrX6', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8faw6jxs0vxr2tzxq4pk2jf', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8faw6jtvatgmweqq2nedq0w', '2026-11-27 20:24:16.222269+00', '2026-11-27 20:24:16.251676+00'),
('bill_01m8faw6vsx7pw630y2xq0swb1', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8faw6v5abqc3ctre1w1n207', '2026-11-27 20:24:16.510348+00', '2026-11-27 20:24:16.570479+00'),
('col_01m8fawh8na8v3f4c6fp4w22sq', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'collection', 'COMPLETED', '3195608', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fawh6nvqcegtd5m3n5zfw4', '2026-11-27 20:24:27.158041+00', '2026-11-27 20:24:29.318644+00'),
('txn_01m8favqj2rxnx080e93m6c7xd', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8favqhsdrxr72zx6sa2dm40', '2026-11-27 20:24:00.840091+00', '2026-11-27 20:24:00.840091+00'),
('wd_01m8favqktzxr8ctdarjwq2vg1', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8favqkc8d3gx64rwpkxpq07', '2026-11-27 20:24:00.893642+00', '2026-11-27 20:24:01.108693+00'),
('wd_01m8favqx8z5zy14nh47et0hg1', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8favqx6zt02qf1hq6ameqz0', '2026-11-27 20:24:01.193421+00', '2026-11-27 20:24:01.264606+00'),
('wd_01m8favr1g7kz0ez2673p1a1hj', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8favr1dbn6cw58r9afjw8fe', '2026-11-27 20:24:01.32867+00', '2026-11-27 20:24:06.456077+00'),
('wd_01m8favx4pt2s3f9ee25wx4kg7', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8favx4krpe9gt01r00z9zht', '2026-11-27 20:24:06.550732+00', '2026-11-27 20:24:11.956224+00'),
('wd_01m8faw2knn1vb83xd1yp6jvge', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8faw2jms66js4gezwz4jjw0', '2026-11-27 20:24:12.150633+00', '2026-11-27 20:24:14.684883+00'),
('wd_01m8faw58qx70a3vd92bwsn03k', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8faw57mncn7knkzsqdpkmyw', '2026-11-27 20:24:14.872159+00', '2026-11-27 20:24:14.944438+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fawh3g7ksttv8g4gvqn68p', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', '10000000', '1545.61000000', '1530.15000000', '1530150', '2500', '1527650', '15460', '2026-11-27 20:24:26.994118+00', '2026-11-27 20:25:26.993+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fawh3t1mcx9y6qg3n41xdg', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'COMPLETED', '10000000', '1545.61000000', '1530.15000000', '1530150', '2500', '1527650', '15460', 'qte_01m8fawh3g7ksttv8g4gvqn68p', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fawh3mbyh76s6chp3dfs5t', '2026-11-27 20:24:27.004103+00', '2026-11-27 20:24:27.03563+00');
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'simulator', 'biz_01m8favppv8s2xqg8jdv3hpwez', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 20:23:59.98722+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8favqttqj96g39xrxq72stf', '1', 'http://127.0.0.1:45229/webhooks', '2026-11-27 20:24:01.144+00', '10', '204', '', NULL),
('msg_01m8favqzjx8v3y7samas7nwc8', '1', 'http://127.0.0.1:45229/webhooks', '2026-11-27 20:24:01.298+00', '6', '204', '', NULL),
('msg_01m8favx1shxaaqwrvb9enph11', '1', 'http://127.0.0.1:45229/webhooks', '2026-11-27 20:24:06.498+00', '12', '204', '', NULL),
('msg_01m8favxa3t445jznf2y775vzf', '1', 'http://127.0.0.1:45229/webhooks', '2026-11-27 20:24:06.764+00', '2', '204', '', NULL),
('msg_01m8faw2dnhj8m4kg87jhf3v39', '1', 'http://127.0.0.1:45229/webhooks', '2026-11-27 20:24:11.962+00', '3', '204', '', NULL),
('msg_01m8faw52yy6wr70zrej4yg098', '1', 'http://127.0.0.1:45229/webhooks', '2026-11-27 20:24:14.699+00', '5', '204', '', NULL),
('msg_01m8faw5b8kk3wx5tyxppkbye6', '1', 'http://127.0.0.1:45229/webhooks', '2026-11-27 20:24:14.971+00', '17', '500', '', NULL),
('msg_01m8faw5b8kk3wx5tyxppkbye6', '2', 'http://127.0.0.1:45229/webhooks', '2026-11-27 20:24:16.097+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8favqttqj96g39xrxq72stf', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal.completed', 'wd_01m8favqktzxr8ctdarjwq2vg1', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:24:01.047Z","data":{"transactionId":"wd_01m8favqktzxr8ctdarjwq2vg1","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:24:00.893Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:24:01.108693+00', '2026-11-27 20:24:01.156969+00', NULL),
('msg_01m8favqzjx8v3y7samas7nwc8', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal.failed', 'wd_01m8favqx8z5zy14nh47et0hg1', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:24:01.249Z","data":{"transactionId":"wd_01m8favqx8z5zy14nh47et0hg1","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:24:01.193Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:24:01.264606+00', '2026-11-27 20:24:01.305295+00', NULL),
('msg_01m8favx1shxaaqwrvb9enph11', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal.completed', 'wd_01m8favr1g7kz0ez2673p1a1hj', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:24:06.429Z","data":{"transactionId":"wd_01m8favr1g7kz0ez2673p1a1hj","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:24:01.328Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:24:06.456077+00', '2026-11-27 20:24:06.511414+00', NULL),
('msg_01m8favxa3t445jznf2y775vzf', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal.completed', 'wd_01m8favx4pt2s3f9ee25wx4kg7', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:24:06.603Z","data":{"transactionId":"wd_01m8favx4pt2s3f9ee25wx4kg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:24:06.550Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:24:06.705394+00', '2026-11-27 20:24:06.767352+00', NULL),
('msg_01m8faw2dnhj8m4kg87jhf3v39', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal.failed', 'wd_01m8favx4pt2s3f9ee25wx4kg7', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:24:11.715Z","data":{"transactionId":"wd_01m8favx4pt2s3f9ee25wx4kg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:24:06.550Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:24:11.956224+00', '2026-11-27 20:24:11.965768+00', NULL),
('msg_01m8faw52yy6wr70zrej4yg098', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal.completed', 'wd_01m8faw2knn1vb83xd1yp6jvge', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:24:14.676Z","data":{"transactionId":"wd_01m8faw2knn1vb83xd1yp6jvge","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:24:12.150Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:24:14.684883+00', '2026-11-27 20:24:14.706993+00', NULL),
('msg_01m8faw5b8kk3wx5tyxppkbye6', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', 'withdrawal.completed', 'wd_01m8faw58qx70a3vd92bwsn03k', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:24:14.910Z","data":{"transactionId":"wd_01m8faw58qx70a3vd92bwsn03k","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:24:14.872Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:24:14.944438+00', '2026-11-27 20:24:16.101178+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8favprs2z084wkjsmgpt77f', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'prod', E'\\x6d707331ed63b8a9ef3f83dbe6264b3526080da6651c0fe51901a4f8b7b73191e33c3fe746c11c2e8c7f724a26ac9e31b117947f2229d7197514831a8df83825bd2020b6694ccf3ea85a4bf045592bf20eea10d53b245eee30eb', '2026-11-27 20:23:59.98722+00', NULL),
('whs_01m8favprsngknr4d8e83zjrqy', 'biz_01m8favppv8s2xqg8jdv3hpwez', 'test', E'\\x6d707331ed63b8a9ef3f83db1cdca8342fa7c1873d1e7b40a4289f9ba485824ed633743134b5fa4ee3b2a808ae5eed1d39661a6c571fd128a44cf7bd2edabdfe59d3924657a00586a0061f2126a84ae5759393fc332fd3cdafe2', '2026-11-27 20:23:59.98722+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8favqktzxr8ctdarjwq2vg1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8favqx8z5zy14nh47et0hg1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8favr1g7kz0ez2673p1a1hj', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8favx4pt2s3f9ee25wx4kg7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8faw2knn1vb83xd1yp6jvge', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8faw58qx70a3vd92bwsn03k', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
