-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('117', '119', '120', '180', '181', '183', '184', '186', '188', '189', '266', '309', '325', '52', '53', '56', '58', '60');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1025', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1026', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1027', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1028', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1029', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1030', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'NGN', 'held', '0', '7361957', '17', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1031', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1032', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('1033', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 12:17:15.725733+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '15370', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '32096', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('120', NULL, 'test', 'NGN', 'commission', '8', '150000', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '110004', '2', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '1568940', '2', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-3209510', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '-10000004', '3', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '200007', '2', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '5500000', '2', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-150050', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('266', NULL, 'test', 'USDT', 'custody', '10', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('309', NULL, 'test', 'NGN', 'conversion', '5', '-1536810', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('325', NULL, 'test', 'USDT', 'conversion', '5', '10000000', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '1000', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '2500', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '0', '2', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '2000', '2', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '2500', '1', NULL, NULL, NULL, '2026-11-28 12:17:02.440598+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3177414', '7211907'),
('1026', '13', '23', '150050', '7361957'),
('1026', '14', '24', '-7361957', '0'),
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
('1030', '17', '24', '7361957', '7361957'),
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
('117', '1', '21', '15370', '15370'),
('119', '1', '22', '32096', '32096'),
('120', '1', '1', '150000', '150000'),
('180', '1', '9', '100004', '100004'),
('180', '2', '18', '10000', '110004'),
('181', '1', '21', '1518940', '1518940'),
('181', '2', '25', '50000', '1568940'),
('183', '1', '22', '-3209510', '-3209510'),
('184', '1', '1', '-10000000', '-10000000'),
('184', '2', '10', '-100004', '-10100004'),
('184', '3', '14', '100000', '-10000004'),
('186', '1', '7', '100002', '100002'),
('186', '2', '12', '100005', '200007'),
('188', '1', '3', '5000000', '5000000'),
('188', '2', '16', '500000', '5500000'),
('189', '1', '23', '-150050', '-150050'),
('266', '1', '19', '-25000000', '-25000000'),
('309', '1', '21', '-1536810', '-1536810'),
('325', '1', '21', '10000000', '10000000'),
('52', '1', '9', '1000', '1000'),
('53', '1', '21', '2500', '2500'),
('56', '1', '10', '-1000', '-1000'),
('56', '2', '14', '1000', '0'),
('58', '1', '7', '1000', '1000'),
('58', '2', '12', '1000', '2000'),
('60', '1', '3', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h1d68e0txbwdct46yysghp', 'payment', 'single', 'test', NULL, '2026-11-28 12:17:16.051066+00', NULL, NULL, NULL),
('10', 'wd_01m8h1dbtpyxvt109c71g5vj5f:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 12:17:26.846794+00', NULL, NULL, NULL),
('11', 'wd_01m8h1dgxhawthy5s7m5wz3qx0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:26.973544+00', NULL, NULL, NULL),
('12', 'wd_01m8h1dgxhawthy5s7m5wz3qx0:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 12:17:29.191404+00', NULL, NULL, NULL),
('13', 'wd_01m8h1dk4sx9b2tnms4majj54v:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:29.241909+00', NULL, NULL, NULL),
('14', 'wd_01m8h1dk4sx9b2tnms4majj54v:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 12:17:29.264534+00', NULL, NULL, NULL),
('15', 'bill_01m8h1dkkr306r0ksffbavqkfx:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:29.721053+00', NULL, NULL, NULL),
('16', 'bill_01m8h1dkkr306r0ksffbavqkfx:post', 'bill_post', 'post', 'test', '15', '2026-11-28 12:17:29.775899+00', NULL, NULL, NULL),
('17', 'bill_01m8h1dkrzbstypppj43mczc1f:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:29.889338+00', NULL, NULL, NULL),
('18', 'bill_01m8h1dkrzbstypppj43mczc1f:post', 'bill_post', 'post', 'test', '17', '2026-11-28 12:17:30.021049+00', NULL, NULL, NULL),
('19', 'cp_01m8h1dkyr4cmyw1s81h65am8j', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 12:17:40.302258+00', NULL, NULL, NULL),
('2', 'wd_01m8h1d69ygh95ck22c2ftmcn0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:16.096831+00', NULL, NULL, NULL),
('20', 'sale_01m8h1dy888e55jre284x7fe00:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:40.61749+00', NULL, NULL, NULL),
('21', 'sale_01m8h1dy888e55jre284x7fe00:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 12:17:40.695791+00', NULL, NULL, NULL),
('22', 'col_01m8h1dycyr4ynerhmf1nwfky7:credit', 'collection', 'single', 'test', NULL, '2026-11-28 12:17:42.924964+00', NULL, NULL, NULL),
('23', 'adj_01m8h1e0t1k02vzqbyf0cqae2v', 'adjustment', 'single', 'test', NULL, '2026-11-28 12:17:43.238452+00', NULL, NULL, NULL),
('24', 'hld_01m8h1e0x4r19jc7jmhhdnzv9h:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:43.341407+00', NULL, NULL, NULL),
('25', 'txn_01m8h1e10ptb75zk9e2rjczjdj', 'chargeback', 'single', 'test', NULL, '2026-11-28 12:17:43.446838+00', NULL, NULL, NULL),
('26', 'txn_01m8h1e10ptb75zk9e2rjczjdj:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 12:17:43.446838+00', NULL, NULL, NULL),
('3', 'wd_01m8h1d69ygh95ck22c2ftmcn0:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 12:17:16.171262+00', NULL, NULL, NULL),
('4', 'wd_01m8h1d6fe1rdzdt737t0dkk6b:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:16.271664+00', NULL, NULL, NULL),
('5', 'wd_01m8h1d6fe1rdzdt737t0dkk6b:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 12:17:16.305908+00', NULL, NULL, NULL),
('6', 'wd_01m8h1d6j8avt63fpdh7ttyxpr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:16.361182+00', NULL, NULL, NULL),
('7', 'wd_01m8h1d6j8avt63fpdh7ttyxpr:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 12:17:21.464599+00', NULL, NULL, NULL),
('8', 'wd_01m8h1dbtpyxvt109c71g5vj5f:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 12:17:21.750511+00', NULL, NULL, NULL),
('9', 'wd_01m8h1dbtpyxvt109c71g5vj5f:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 12:17:21.794145+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h1d5ycfgr6qwtyzxce4scy', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'prod', E'\\x7f80134bef9b90a6ae80843c8e12d945619519322afa8e9eb847e0df3b7ce221', E'\\x6d707331487fc8b19faf4dde804b83a5df3b8e28c78f68b475c1a1a7cc09d744e34d80a5b921f7d8ed19644452769628583acc003a5e3c0b645d5875867ef7d7656f54b5f00a25737c08fdc432c431f0216b63f1', 'BFM1', NULL, NULL, NULL, '2026-11-28 12:17:15.731625+00', NULL, NULL, NULL),
('key_01m8h1d5ydqbt9f7see2khkk1r', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', E'\\x2b9ebc8c15936876de2bab45d168bcdc16ebe5691fa2c0993306ce1f6b4f6a8d', E'\\x6d707331487fc8b19faf4dde8f487b69e2a1025166ac08436c62bfe956acf24fed530099586181cfecc56155120843392e47534415fed0855e1f0cbb438b076e77861835fa11c7b20ed7a8e4b0ce30bc610b8f6e', 'XDYP', NULL, NULL, NULL, '2026-11-28 12:17:15.731625+00', NULL, '2026-11-28 12:17:15.821976+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:2b51f7161acb65101cb27e2f16892d5bd2d5380fbe47e131b9252c536f84d212', '0', '1795954635882'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795869135876'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795869135866');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h1dkkr306r0ksffbavqkfx', '1', 'simulator', 'simulator', '202611281317w5150w4677eefmf5', '1', '1', '2026-11-28 12:17:29.772186+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281317w5150w4677eefmf5', '2026-11-28 12:17:29.754+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h1dkrzbstypppj43mczc1f', '1', 'simulator', 'simulator', '2026112813175czgnfyv4vwb2yb8', '1', '1', '2026-11-28 12:17:30.02022+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112813175czgnfyv4vwb2yb8', '2026-11-28 12:17:30.001+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h1dycyr4ynerhmf1nwfky7', '1', 'simulator', 'simulator', 'col_01m8h1dycyr4ynerhmf1nwfky7', '1', '1', '2026-11-28 12:17:40.856025+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h1dycyr4ynerhmf1nwfky7', '2026-11-28 12:17:42.914+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h1dy888e55jre284x7fe00', '1', 'simulator', 'simulator', 'sale_01m8h1dy888e55jre284x7fe00', '1', '1', '2026-11-28 12:17:40.69166+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h1dy888e55jre284x7fe00', '2026-11-28 12:17:40.669+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h1d69ygh95ck22c2ftmcn0', '1', 'simulator', 'simulator', 'wd_01m8h1d69ygh95ck22c2ftmcn0', '1', '1', '2026-11-28 12:17:16.169025+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h1d69ygh95ck22c2ftmcn0', '2026-11-28 12:17:16.142+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h1d6fe1rdzdt737t0dkk6b', '1', 'simulator', 'simulator', 'wd_01m8h1d6fe1rdzdt737t0dkk6b', '1', '1', '2026-11-28 12:17:16.304459+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h1d6fe1rdzdt737t0dkk6b', '2026-11-28 12:17:16.291+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h1d6j8avt63fpdh7ttyxpr', '1', 'simulator', 'simulator', 'wd_01m8h1d6j8avt63fpdh7ttyxpr', '1', '1', '2026-11-28 12:17:16.403878+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h1d6j8avt63fpdh7ttyxpr', '2026-11-28 12:17:21.435+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h1dbtpyxvt109c71g5vj5f', '1', 'simulator', 'simulator', 'wd_01m8h1dbtpyxvt109c71g5vj5f', '1', '1', '2026-11-28 12:17:21.793209+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h1dbtpyxvt109c71g5vj5f', '2026-11-28 12:17:26.827+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h1dgxhawthy5s7m5wz3qx0', '1', 'simulator', 'simulator', 'wd_01m8h1dgxhawthy5s7m5wz3qx0', '1', '1', '2026-11-28 12:17:27.009279+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h1dgxhawthy5s7m5wz3qx0', '2026-11-28 12:17:29.152+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h1dk4sx9b2tnms4majj54v', '1', 'simulator', 'simulator', 'wd_01m8h1dk4sx9b2tnms4majj54v', '1', '1', '2026-11-28 12:17:29.263702+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h1dk4sx9b2tnms4majj54v', '2026-11-28 12:17:29.253+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 12:17:15.731625+00', 'system', 'business.create', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '{"kycStatus": "APPROVED"}', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 12:17:15.953623+00', 'usr_01m8h1d5ybfmvt08pxt7arrkrp', 'sign_in.new_network', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '{}', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', NULL, 'token', 'c69a39c4ba1a', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 12:17:15.999421+00', 'usr_01m8h1d5ybfmvt08pxt7arrkrp', 'webhook_url.change', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '{}', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'token', 'c69a39c4ba1a', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:45233/webhooks"}'),
('4', '2026-11-28 12:17:29.191404+00', 'root', 'withdrawal.resolve', 'wd_01m8h1dgxhawthy5s7m5wz3qx0', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 12:17:43.150367+00', 'usr_01m8h1d5ybfmvt08pxt7arrkrp', 'webhook_url.change', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '{}', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'token', 'c69a39c4ba1a', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:45233/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 12:17:43.238452+00', 'ada', 'balance.adjust', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h1e0t1k02vzqbyf0cqae2v"}', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 12:17:43.341407+00', 'ada', 'wallet.hold', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8h1e0x4r19jc7jmhhdnzv9h", "reason": "An example.", "amountMinor": "7361957", "environment": "test"}', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73619.57", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 12:17:43.446838+00', 'ada', 'chargeback.open', 'txn_01m8h1e10ptb75zk9e2rjczjdj', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8h1d68e0txbwdct46yysghp", "currency": "NGN", "chargeback": "txn_01m8h1e10ptb75zk9e2rjczjdj"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h1e0t1k02vzqbyf0cqae2v', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 12:17:43.238452+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 12:17:15.731625+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 12:17:09.468381+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 12:17:09.468381+00');
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
('bill_01m8h1dkkr306r0ksffbavqkfx', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '33787721786216157488', '{}', '73.52 kWh'),
('bill_01m8h1dkrzbstypppj43mczc1f', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 12:17:15.731625+00', '2026-11-28 12:17:43.150367+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 12:17:40.332+00', '2026-11-28 12:17:42.61338+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '06991062b516d5a737ca940fcbe43608768392f2e6f6498cf6dfeb1d1ff09748', '0', 'test', 'cp_01m8h1dkyr4cmyw1s81h65am8j', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '5', '2026-11-28 12:17:32.464+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 12:17:34.678435+00'),
('simulated', 'c485d77aa408e72ffaa6e438df355260e37cb0fe2825a8d1a1b5dd50018c7669', '0', 'test', 'cp_01m8h1dkyr4cmyw1s81h65am8j', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '4', '2026-11-28 12:17:30.128+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 12:17:32.212531+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8h1e10ptb75zk9e2rjczjdj', 'txn_01m8h1d68e0txbwdct46yysghp', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 12:17:43.446838+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h1dycyr4ynerhmf1nwfky7', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.38040000', '0', '127.09659600', '32096', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h1dycyr4ynerhmf1nwfky7');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h1dkyr4cmyw1s81h65am8j', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1', '06991062b516d5a737ca940fcbe43608768392f2e6f6498cf6dfeb1d1ff09748', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8h1dkyhm48jbzjvjc42d7hx', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 13:17:30.072+00', '2026-11-28 12:17:30.072+00', '2026-11-28 12:17:40.288+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('1e4239369b5e59e3963032b54af769ab618f2767eebb80788fcbf0b655d75480', 'swp_01m8h1drg3n4j5sy4sf92c5d9h', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840b7c4df90a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15410a0346a036335fb3037254e5f3372be17bfe46e0121541728d636c627d05d1ff7be22bc05670103ade4e4e18b0a81770d7efdb90a2341241b02b0818d5cf00466a543d9512ff7f54d1097b0c5dd3283249eeebf2345322a848b029dbee80d3f549e3acc5f88deff2169e05722e9f1d88a2079ade5116136a1b', '2026-11-28 12:18:40.311+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 12:17:40.318682+00'),
('336e8266168a9a18ffac8e32beeb477e1672ce7f6570ccfcbb8e7803c6ae49ef', 'swp_01m8h1drg3n4j5sy4sf92c5d9h', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40c5b0df90a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15410a0346a036335fb3037254e5f3372be17bfe46e0121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000003eab4d8ccd58c7d7bc972a3354967d5ef8203aa600000000000000000000000000000000000000000000000000000000017d784070e5dbdb90a2349001d090c10612411d0a8adac2728d6edbffab04f80bed8aa2a35c8cb28e0e6aa0c0562d17723fdb0d6f193558a8009000a1ba3875139e2bd1e99b6b36e9b52b840f241edcb8e32a1c', '2026-11-28 12:18:37.765+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 12:17:37.776793+00'),
('dbc73bde36b0948b9c313bf14b49591d4a2eea13530ed8397aa39ccd67ca7600', 'swp_01m8h1drg3n4j5sy4sf92c5d9h', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140fa99df90a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541728d636c627d05d1ff7be22bc05670103ade4e4e1215410a0346a036335fb3037254e5f3372be17bfe46e018d090c106709ac5db90a2341241e959450be2bf724c8b802b954f286dc12678e1d412ac6e7e9f475ac5e5f6822f16bf4faa21096d6ca404889adbdca8e432c6a46150b83b1d0fae84684104afe51b', '2026-11-28 12:18:34.874+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 12:17:35.291342+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h1drg3n4j5sy4sf92c5d9h', 'cp_01m8h1dkyr4cmyw1s81h65am8j', 'test', '0', 'TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 12:17:34.707112+00', '2026-11-28 12:17:40.275806+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'collection', '1', '3177414', '0'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'sales', '1', '1521440'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/bills/data', '261eca490c243e04b7321c7710a2f64d', E'\\x02ade3cc6fc47cdd3b11d03b395dec2b816d80701f8dfb2db2b3e4a4e15180f0', 'bill_01m8h1dkrzbstypppj43mczc1f', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h1dkrzbstypppj43mczc1f","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 12:17:29.889338+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/bills/electricity', '4637ad45ab9c713fc753d50d2a779d47', E'\\xc3d11856d719341d5c68eeccd7649195606d5c6c949ef52853127ba599c61cc0', 'bill_01m8h1dkkr306r0ksffbavqkfx', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h1dkkr306r0ksffbavqkfx","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"33787721786216157488","units":"73.52 kWh"}', '2026-11-28 12:17:29.721053+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/cross-border/collections', '750de576957d673cce8d3bd31c24621a', E'\\x37a18875bd5b618fe6222c27b83a77dfc99656ecc6860e9ce442c88b175672c5', 'col_01m8h1dycyr4ynerhmf1nwfky7', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h1dycyr4ynerhmf1nwfky7","reference":"col_01m8h1dycyr4ynerhmf1nwfky7","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31774.14,"targetCurrency":"NGN","rate":127.096596,"providerFee":0,"providerRate":128.3804,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T12:17:40.768Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 12:17:40.768451+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/crypto/payments/cp_01m8h1dkyr4cmyw1s81h65am8j/simulate-deposit', '9f153f2c3574e66359d8224d12ecac5f', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h1dkyr4cmyw1s81h65am8j', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h1dkyr4cmyw1s81h65am8j","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1","checkoutUrl":"http://127.0.0.1:46189/pay/01m8h1dkyr4cmyw1s81h65am8jp4skf0bcvxpz2vqrpfxx5cdnqs","returnUrl":null,"status":"UNDERPAID","txHash":"c485d77aa408e72ffaa6e438df355260e37cb0fe2825a8d1a1b5dd50018c7669","reviewReason":null,"expiresAt":"2026-11-28T13:17:30.072Z","payableUntil":"2026-11-28T14:17:30.072Z","environment":"test","createdAt":"2026-11-28T12:17:30.072Z","updatedAt":"2026-11-28T12:17:32.239Z","metadata":{"simulated":true}},"deposit":{"txHash":"06991062b516d5a737ca940fcbe43608768392f2e6f6498cf6dfeb1d1ff09748","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 12:17:32.464009+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/crypto/payments/cp_01m8h1dkyr4cmyw1s81h65am8j/simulate-deposit', 'c2dda5a5865d7b079ade1f626b2d7b71', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h1dkyr4cmyw1s81h65am8j', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h1dkyr4cmyw1s81h65am8j","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1","checkoutUrl":"http://127.0.0.1:46189/pay/01m8h1dkyr4cmyw1s81h65am8jp4skf0bcvxpz2vqrpfxx5cdnqs","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T13:17:30.072Z","payableUntil":"2026-11-28T13:17:30.072Z","environment":"test","createdAt":"2026-11-28T12:17:30.072Z","updatedAt":"2026-11-28T12:17:30.072Z","metadata":{"simulated":true}},"deposit":{"txHash":"c485d77aa408e72ffaa6e438df355260e37cb0fe2825a8d1a1b5dd50018c7669","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 12:17:30.126122+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/crypto/payments/create', '89359a6eeb4b793b91f5d4e6a088bbd7', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h1dkyr4cmyw1s81h65am8j', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h1dkyr4cmyw1s81h65am8j","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1","checkoutUrl":"http://127.0.0.1:46189/pay/01m8h1dkyr4cmyw1s81h65am8jp4skf0bcvxpz2vqrpfxx5cdnqs","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T13:17:30.072Z","payableUntil":"2026-11-28T13:17:30.072Z","environment":"test","createdAt":"2026-11-28T12:17:30.072Z","updatedAt":"2026-11-28T12:17:30.072Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 12:17:30.082743+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/crypto/withdrawals/request', '08615bc0877c8a0af26961f8be919b5a', E'\\xbcf9e8e7cf7bd6ab3cd848d9a2db8fa2ef00760263a3647107e9f63bbd2eafbc', 'sale_01m8h1dy888e55jre284x7fe00', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h1dy888e55jre284x7fe00","amountUsdt":10,"conversionRate":1521.44,"grossAmountNgn":15214.4,"withdrawalFeeNgn":25,"netAmountNgn":15189.4,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h1dy888e55jre284x7fe00","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:17:40.617Z"},"simulated":true,"environment":"test"}', '2026-11-28 12:17:40.61749+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/payment/process', 'd690b7da437b1b8bffa615fb8f65ede4', E'\\x391b6efdab10ddc3be832a7224664a9a1f016ee4309f8317a31cb549f4c6abe4', 'txn_01m8h1d68e0txbwdct46yysghp', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h1d68e0txbwdct46yysghp","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:17:16.051066+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/withdrawal/request', '1cb3e9fda68bbce9920036689af5b782', E'\\xc55f64e690a90b9f927148197f7444e489d7ccd5e492f036c5a8dae5fa20169e', 'wd_01m8h1dbtpyxvt109c71g5vj5f', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h1dbtpyxvt109c71g5vj5f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:17:21.750Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:17:21.750511+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/withdrawal/request', '5b7bcda0d32aa7fd31c464e11ba495f2', E'\\xfa237932bd35952996faae910a32550145fcd115bade1946a7074c8dad1ad93e', 'wd_01m8h1dk4sx9b2tnms4majj54v', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h1dk4sx9b2tnms4majj54v","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:17:29.241Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:17:29.241909+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/withdrawal/request', '722610a93a8289475190be83535ceed0', E'\\xd03c490289d85014a3056362d5c7451ea448e99a28613d48263ba9c889b4cacb', 'wd_01m8h1d6j8avt63fpdh7ttyxpr', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h1d6j8avt63fpdh7ttyxpr","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:17:16.361Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:17:16.361182+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/withdrawal/request', 'b2bd07a46455247c3dbfb194dcbd7020', E'\\x648a3d94bd231885deed61ef775a0dfa52f51fce9399fd322225bddffbbce417', 'wd_01m8h1d6fe1rdzdt737t0dkk6b', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h1d6fe1rdzdt737t0dkk6b","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:17:16.271Z","environment":"test","simulated":true},"requestId":"req_01m8h1d6f948zgh5zvhy6pn65f","simulated":true,"environment":"test"}', '2026-11-28 12:17:16.271664+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/withdrawal/request', 'b904a4edc6fa8771cb629d5cf7957665', E'\\x6c2bca9a01b80adff886b83ab204f8de459913f7958a8f181f36ab531731fc4e', 'wd_01m8h1dgxhawthy5s7m5wz3qx0', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h1dgxhawthy5s7m5wz3qx0","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:17:26.973Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:17:26.973544+00'),
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '/withdrawal/request', 'demo-61b2d10e-54e6-483d-a637-b67b3dd42dd1', E'\\xb823cc8481a9cd3142024a93c914dfa869a10b2f6bb0f64b3733d55a15212304', 'wd_01m8h1d69ygh95ck22c2ftmcn0', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h1d69ygh95ck22c2ftmcn0","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T12:17:16.096Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 12:17:16.096831+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331487fc8b19faf4ddee1ff27665b3d330b96bf341e07ee56ae5d7cd452b9e31dd7990ac1b26f56c10e83cffe52be72fcbc1592d327f6be09c160c214618768feca9b2c9659ff79e499c8f16cc84ea34879', '2026-11-28 12:17:09.207605+00', '2026-11-28 12:17:09.207605+00'),
('sandbox_seed', E'\\x6d707331487fc8b19faf4dde531324913654fddef9d87d3960e0461616412e2bdc8e447145bde09db9a06e1cb87603a7001e4b8e0cf10fd80fd5745fb762756747e90f12df2325d47766aeaad0b9d6698f620f2e7e779dda6f6e5ba1cb65ef74780ba8d955d9b5527a63c88a59a44f68', '2026-11-28 12:17:09.186882+00', '2026-11-28 12:17:09.186882+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h1d5ybfmvt08pxt7arrkrp', E'\\xcd2052cc629ac0100a670bf7d4be42f17ae105791103c9971143724a2620efed', '2026-11-28 12:17:15.953623+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 12:17:15.953623+00', '2026-11-28 12:17:15.953623+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:17:16.521444+00'),
('2', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:45233/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 12:17:15.999421+00', '2026-11-28 12:17:15.999421+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:17:16.521444+00'),
('3', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8h1d6fe1rdzdt737t0dkk6b"}, "environment": "test"}', '2026-11-28 12:17:16.305908+00', '2026-11-28 12:17:16.305908+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:17:16.521444+00'),
('4', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8h1dbtpyxvt109c71g5vj5f"}, "environment": "test"}', '2026-11-28 12:17:26.846794+00', '2026-11-28 12:17:26.846794+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 12:17:27.565946+00'),
('5', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:45233/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 12:17:43.150367+00', '2026-11-28 12:17:43.150367+00', '0', NULL, NULL, NULL),
('6', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73619.57", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 12:17:43.341407+00', '2026-11-28 12:17:43.341407+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h1dk1dqmh0m3r9em8et3rj', 'withdrawal.resolve', 'wd_01m8h1dgxhawthy5s7m5wz3qx0', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 12:17:29.133545+00', '2026-11-29 12:17:29.133545+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h1dkkr306r0ksffbavqkfx', 'bill', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281317w5150w4677eefmf5', NULL, '2026-11-28 12:17:29.721053+00', '2026-11-28 12:17:29.775899+00'),
('bill_01m8h1dkrzbstypppj43mczc1f', 'bill', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112813175czgnfyv4vwb2yb8', NULL, '2026-11-28 12:17:29.889338+00', '2026-11-28 12:17:30.021049+00'),
('col_01m8h1dycyr4ynerhmf1nwfky7', 'collection', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 12:18:00.768451+00', NULL, 'sim_col_01m8h1dycyr4ynerhmf1nwfky7', NULL, '2026-11-28 12:17:40.768451+00', '2026-11-28 12:17:42.924964+00'),
('sale_01m8h1dy888e55jre284x7fe00', 'usdt_sale', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h1dy888e55jre284x7fe00', NULL, '2026-11-28 12:17:40.61749+00', '2026-11-28 12:17:40.695791+00'),
('wd_01m8h1d69ygh95ck22c2ftmcn0', 'withdrawal', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h1d69ygh95ck22c2ftmcn0', NULL, '2026-11-28 12:17:16.096831+00', '2026-11-28 12:17:16.171262+00'),
('wd_01m8h1d6fe1rdzdt737t0dkk6b', 'withdrawal', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h1d6fe1rdzdt737t0dkk6b', 'The sandbox fails amounts ending in .01.', '2026-11-28 12:17:16.271664+00', '2026-11-28 12:17:16.305908+00'),
('wd_01m8h1d6j8avt63fpdh7ttyxpr', 'withdrawal', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h1d6j8avt63fpdh7ttyxpr', NULL, '2026-11-28 12:17:16.361182+00', '2026-11-28 12:17:21.464599+00'),
('wd_01m8h1dbtpyxvt109c71g5vj5f', 'withdrawal', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h1dbtpyxvt109c71g5vj5f', 'The sandbox reverses amounts ending in .04.', '2026-11-28 12:17:21.750511+00', '2026-11-28 12:17:26.846794+00'),
('wd_01m8h1dgxhawthy5s7m5wz3qx0', 'withdrawal', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h1dk1dqmh0m3r9em8et3rj', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h1dgxhawthy5s7m5wz3qx0', NULL, '2026-11-28 12:17:26.973544+00', '2026-11-28 12:17:29.191404+00'),
('wd_01m8h1dk4sx9b2tnms4majj54v', 'withdrawal', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h1dk4sx9b2tnms4majj54v', NULL, '2026-11-28 12:17:29.241909+00', '2026-11-28 12:17:29.264534+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1', '0', '268000', 'true'),
('TFga7HhTLm6E5ZKBrLxmX61PBiJWjRgP3V', '25000000', '0', 'false'),
('TLQuQmGQWEidYmmyNDZSCjNL8sX3itoSNE', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795868235871'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795868245952'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795868250128'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795868252464'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795868255318'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795868257786'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795868260332');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('06991062b516d5a737ca940fcbe43608768392f2e6f6498cf6dfeb1d1ff09748', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1', '15000000', '0', '0'),
('1e4239369b5e59e3963032b54af769ab618f2767eebb80788fcbf0b655d75480', '8', 'trx_transfer', 'SUCCESS', 'TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1', 'TLQuQmGQWEidYmmyNDZSCjNL8sX3itoSNE', '382000', '0', '0'),
('336e8266168a9a18ffac8e32beeb477e1672ce7f6570ccfcbb8e7803c6ae49ef', '7', 'usdt_transfer', 'SUCCESS', 'TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1', 'TFga7HhTLm6E5ZKBrLxmX61PBiJWjRgP3V', '25000000', '13000000', '130000'),
('c485d77aa408e72ffaa6e438df355260e37cb0fe2825a8d1a1b5dd50018c7669', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1', '10000000', '0', '0'),
('dbc73bde36b0948b9c313bf14b49591d4a2eea13530ed8397aa39ccd67ca7600', '6', 'trx_transfer', 'SUCCESS', 'TLQuQmGQWEidYmmyNDZSCjNL8sX3itoSNE', 'TAt9gb9cj2EeyFkQEtK2DnFYmSXvYphoC1', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8h1dkkr306r0ksffbavqkfx', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h1dkkg8hg4b1bsxj1j8t2e', '2026-11-28 12:17:29.721053+00', '2026-11-28 12:17:29.775899+00'),
('bill_01m8h1dkrzbstypppj43mczc1f', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h1dkr2g6gnm9xy1tvcvmyy', '2026-11-28 12:17:29.889338+00', '2026-11-28 12:17:30.021049+00'),
('col_01m8h1dycyr4ynerhmf1nwfky7', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'collection', 'COMPLETED', '3177414', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h1dycmb4cka26rxvqaf0gw', '2026-11-28 12:17:40.768451+00', '2026-11-28 12:17:42.924964+00'),
('txn_01m8h1d68e0txbwdct46yysghp', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h1d687ntz5d27g212zpnv7', '2026-11-28 12:17:16.051066+00', '2026-11-28 12:17:16.051066+00'),
('txn_01m8h1e10ptb75zk9e2rjczjdj', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 12:17:43.446838+00', '2026-11-28 12:17:43.446838+00'),
('wd_01m8h1d69ygh95ck22c2ftmcn0', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h1d69fhwsfny1brx4qjqx9', '2026-11-28 12:17:16.096831+00', '2026-11-28 12:17:16.171262+00'),
('wd_01m8h1d6fe1rdzdt737t0dkk6b', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h1d6f948zgh5zvhy6pn65f', '2026-11-28 12:17:16.271664+00', '2026-11-28 12:17:16.305908+00'),
('wd_01m8h1d6j8avt63fpdh7ttyxpr', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h1d6j35bxw1xax9m4mazhm', '2026-11-28 12:17:16.361182+00', '2026-11-28 12:17:21.464599+00'),
('wd_01m8h1dbtpyxvt109c71g5vj5f', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h1dbtf2r5hg02g5mtyhw98', '2026-11-28 12:17:21.750511+00', '2026-11-28 12:17:26.846794+00'),
('wd_01m8h1dgxhawthy5s7m5wz3qx0', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h1dgx4dph16ege4a358q72', '2026-11-28 12:17:26.973544+00', '2026-11-28 12:17:29.191404+00'),
('wd_01m8h1dk4sx9b2tnms4majj54v', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h1dk4ngp2bymb9z24a2ffd', '2026-11-28 12:17:29.241909+00', '2026-11-28 12:17:29.264534+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h1dy724d6znsdx836ydadf', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', '10000000', '1536.81000000', '1521.44000000', '1521440', '2500', NULL, '1518940', '15370', '2026-11-28 12:17:40.583072+00', '2026-11-28 12:18:40.581+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h1dy888e55jre284x7fe00', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'COMPLETED', '10000000', '1536.81000000', '1521.44000000', '1521440', '2500', NULL, '1518940', '15370', 'qte_01m8h1dy724d6znsdx836ydadf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h1dy7ht7f9tdbktmkj0den', '2026-11-28 12:17:40.61749+00', '2026-11-28 12:17:40.695791+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h1d5ybfmvt08pxt7arrkrp', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$HsflZMfWuAenYtjuhOZQUQ$K108IysxTl6d1ivH46o2DB/ooRqivSbtyUxGcEA4I2k', '1', NULL, NULL, NULL, '2026-11-28 12:17:15.731625+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'simulator', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 12:17:15.731625+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8h1e0x4r19jc7jmhhdnzv9h', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', 'NGN', '7361957', '7361957', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 12:17:43.341407+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h1d69yh1yag2ck98s008ra', '1', 'http://127.0.0.1:45233/webhooks', '2026-11-28 12:17:16.192+00', '12', '204', '', NULL),
('msg_01m8h1d6fetgd6pak82rbqww9e', '1', 'http://127.0.0.1:45233/webhooks', '2026-11-28 12:17:16.328+00', '4', '204', '', NULL),
('msg_01m8h1d6j8vbdd5paz6aw2mtqj', '1', 'http://127.0.0.1:45233/webhooks', '2026-11-28 12:17:21.497+00', '4', '204', '', NULL),
('msg_01m8h1dbtp74bn823xatgm69gx', '1', 'http://127.0.0.1:45233/webhooks', '2026-11-28 12:17:26.863+00', '2', '204', '', NULL),
('msg_01m8h1dbtpksqtzhn68qfrncay', '1', 'http://127.0.0.1:45233/webhooks', '2026-11-28 12:17:21.812+00', '5', '204', '', NULL),
('msg_01m8h1dgxh34sqqyb0e2s0j782', '1', 'http://127.0.0.1:45233/webhooks', '2026-11-28 12:17:29.201+00', '2', '204', '', NULL),
('msg_01m8h1dk4s0qt84tchf7svdsc4', '1', 'http://127.0.0.1:45233/webhooks', '2026-11-28 12:17:29.28+00', '2', '500', '', NULL),
('msg_01m8h1dk4s0qt84tchf7svdsc4', '2', 'http://127.0.0.1:45233/webhooks', '2026-11-28 12:17:29.639+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h1d69yh1yag2ck98s008ra', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h1d69ygh95ck22c2ftmcn0', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:17:16.142Z","data":{"transactionId":"wd_01m8h1d69ygh95ck22c2ftmcn0","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:17:16.096Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:17:16.171262+00', '2026-11-28 12:17:16.208841+00', NULL),
('msg_01m8h1d6fetgd6pak82rbqww9e', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h1d6fe1rdzdt737t0dkk6b', '{"type":"withdrawal.failed","timestamp":"2026-11-28T12:17:16.291Z","data":{"transactionId":"wd_01m8h1d6fe1rdzdt737t0dkk6b","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:17:16.271Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:17:16.305908+00', '2026-11-28 12:17:16.333077+00', NULL),
('msg_01m8h1d6j8vbdd5paz6aw2mtqj', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h1d6j8avt63fpdh7ttyxpr', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:17:21.435Z","data":{"transactionId":"wd_01m8h1d6j8avt63fpdh7ttyxpr","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:17:16.361Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:17:21.464599+00', '2026-11-28 12:17:21.501908+00', NULL),
('msg_01m8h1dbtp74bn823xatgm69gx', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h1dbtpyxvt109c71g5vj5f', '{"type":"withdrawal.failed","timestamp":"2026-11-28T12:17:26.827Z","data":{"transactionId":"wd_01m8h1dbtpyxvt109c71g5vj5f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:17:21.750Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:17:26.846794+00', '2026-11-28 12:17:26.866581+00', NULL),
('msg_01m8h1dbtpksqtzhn68qfrncay', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h1dbtpyxvt109c71g5vj5f', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:17:21.776Z","data":{"transactionId":"wd_01m8h1dbtpyxvt109c71g5vj5f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:17:21.750Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:17:21.794145+00', '2026-11-28 12:17:21.821298+00', NULL),
('msg_01m8h1dgxh34sqqyb0e2s0j782', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h1dgxhawthy5s7m5wz3qx0', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:17:29.182Z","data":{"transactionId":"wd_01m8h1dgxhawthy5s7m5wz3qx0","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:17:26.973Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:17:29.191404+00', '2026-11-28 12:17:29.204179+00', NULL),
('msg_01m8h1dk4s0qt84tchf7svdsc4', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h1dk4sx9b2tnms4majj54v', '{"type":"withdrawal.completed","timestamp":"2026-11-28T12:17:29.253Z","data":{"transactionId":"wd_01m8h1dk4sx9b2tnms4majj54v","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T12:17:29.241Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 12:17:29.264534+00', '2026-11-28 12:17:29.647632+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h1d5ys7ag59wbkvdtfqaz8', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'prod', NULL, E'\\x6d707331487fc8b19faf4dde6ff895a63573e2e2bfa45d8af8073a045d539de96f5e92efce359b2a56ee1a43ee29e6677afccccd427f5b8a3b647ab81e9578140aa4db4b392fe3c9b03577b5673cfdecb809671045a404c65068', '2026-11-28 12:17:15.731625+00', NULL),
('whs_01m8h1d5ystarknzc6qbth4pwr', 'biz_01m8h1d5ybcj53kv4kafkmvp9p', 'test', NULL, E'\\x6d707331487fc8b19faf4dded37d99c41bdc59f6cb7e184d54089661b4bb198007445961788f21482a13df4f9128886e7169926c4194dfbdba6290dc62d9fddd8d3ddd6f334a0a773d1066bf7026a1cf74176595d76a29431eca', '2026-11-28 12:17:15.731625+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h1d69ygh95ck22c2ftmcn0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h1d6fe1rdzdt737t0dkk6b', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h1d6j8avt63fpdh7ttyxpr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h1dbtpyxvt109c71g5vj5f', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h1dgxhawthy5s7m5wz3qx0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h1dk4sx9b2tnms4majj54v', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
