-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '119', '121', '176', '177', '180', '183', '185', '187', '189', '190', '191', '269', '313', '329', '48', '49', '57', '59', '61', '62', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1025', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1026', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1027', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1028', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1029', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1030', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'NGN', 'held', '0', '7350701', '17', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1031', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1032', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('1033', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 14:49:51.582051+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '150000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '31982', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '15320', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-9899995', '2', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '150002', '2', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '-150050', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-3198140', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '1513550', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '5000000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '610000', '3', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-100004', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '100004', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('269', NULL, 'test', 'USDT', 'custody', '13', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('313', NULL, 'test', 'NGN', 'conversion', '9', '-1531370', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('329', NULL, 'test', 'USDT', 'conversion', '9', '10000000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '2500', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '2500', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '-1000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:49:26.095586+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3166158', '7200651'),
('1026', '13', '23', '150050', '7350701'),
('1026', '14', '24', '-7350701', '0'),
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
('1030', '17', '24', '7350701', '7350701'),
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
('112', '1', '1', '150000', '150000'),
('119', '1', '22', '31982', '31982'),
('121', '1', '21', '15320', '15320'),
('176', '1', '1', '-10000000', '-10000000'),
('176', '2', '12', '100005', '-9899995'),
('177', '1', '7', '100002', '100002'),
('177', '2', '25', '50000', '150002'),
('180', '1', '23', '-150050', '-150050'),
('183', '1', '22', '-3198140', '-3198140'),
('185', '1', '21', '1513550', '1513550'),
('187', '1', '3', '5000000', '5000000'),
('189', '1', '14', '100000', '100000'),
('189', '2', '16', '500000', '600000'),
('189', '3', '18', '10000', '610000'),
('190', '1', '10', '-100004', '-100004'),
('191', '1', '9', '100004', '100004'),
('269', '1', '19', '-25000000', '-25000000'),
('313', '1', '21', '-1531370', '-1531370'),
('329', '1', '21', '10000000', '10000000'),
('48', '1', '12', '1000', '1000'),
('49', '1', '7', '1000', '1000'),
('57', '1', '21', '2500', '2500'),
('59', '1', '3', '2500', '2500'),
('61', '1', '14', '1000', '1000'),
('62', '1', '10', '-1000', '-1000'),
('63', '1', '9', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8ha4m0teczw1evgfhh8mxwz', 'payment', 'single', 'test', NULL, '2026-11-28 14:49:52.412968+00', NULL, NULL, NULL),
('10', 'wd_01m8ha4ssr2dc0cg85myg1zx5h:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 14:50:03.418977+00', NULL, NULL, NULL),
('11', 'wd_01m8ha4yyxnsffjwt7hn3wjb9y:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:50:03.614452+00', NULL, NULL, NULL),
('12', 'wd_01m8ha4yyxnsffjwt7hn3wjb9y:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 14:50:06.060622+00', NULL, NULL, NULL),
('13', 'wd_01m8ha51gwh0k1j83b51ngzdg1:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:50:06.236941+00', NULL, NULL, NULL),
('14', 'wd_01m8ha51gwh0k1j83b51ngzdg1:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 14:50:06.295862+00', NULL, NULL, NULL),
('15', 'bill_01m8ha5244b1mmxw8kvtmhdyp9:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:50:06.858146+00', NULL, NULL, NULL),
('16', 'bill_01m8ha5244b1mmxw8kvtmhdyp9:post', 'bill_post', 'post', 'test', '15', '2026-11-28 14:50:06.911601+00', NULL, NULL, NULL),
('17', 'bill_01m8ha527nw3095ttccbm0srzt:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:50:06.967558+00', NULL, NULL, NULL),
('18', 'bill_01m8ha527nw3095ttccbm0srzt:post', 'bill_post', 'post', 'test', '17', '2026-11-28 14:50:07.004612+00', NULL, NULL, NULL),
('19', 'cp_01m8ha52ae5acbhhf5468a4vtk', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 14:50:17.536397+00', NULL, NULL, NULL),
('2', 'wd_01m8ha4m308q54wmacchphnnn7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:49:52.483576+00', NULL, NULL, NULL),
('20', 'sale_01m8ha5csp8gjjx17vyj090mq7:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 14:50:17.784486+00', NULL, NULL, NULL),
('21', 'sale_01m8ha5csp8gjjx17vyj090mq7:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 14:50:17.882958+00', NULL, NULL, NULL),
('22', 'col_01m8ha5d1swvvgb0r9an1g00fk:credit', 'collection', 'single', 'test', NULL, '2026-11-28 14:50:20.280496+00', NULL, NULL, NULL),
('23', 'adj_01m8ha5fkwx38b62pmmftpx704', 'adjustment', 'single', 'test', NULL, '2026-11-28 14:50:20.670773+00', NULL, NULL, NULL),
('24', 'hld_01m8ha5fqwd9zn195g9j9awpqx:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 14:50:20.79858+00', NULL, NULL, NULL),
('25', 'txn_01m8ha5fwg4b64wdcx9z9q9vjh', 'chargeback', 'single', 'test', NULL, '2026-11-28 14:50:20.944816+00', NULL, NULL, NULL),
('26', 'txn_01m8ha5fwg4b64wdcx9z9q9vjh:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 14:50:20.944816+00', NULL, NULL, NULL),
('3', 'wd_01m8ha4m308q54wmacchphnnn7:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 14:49:52.562322+00', NULL, NULL, NULL),
('4', 'wd_01m8ha4mcqcn0crcyfvht3tqy9:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:49:52.794493+00', NULL, NULL, NULL),
('5', 'wd_01m8ha4mcqcn0crcyfvht3tqy9:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 14:49:52.866904+00', NULL, NULL, NULL),
('6', 'wd_01m8ha4mkvxz89a1szp38s4vy2:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:49:53.02356+00', NULL, NULL, NULL),
('7', 'wd_01m8ha4mkvxz89a1szp38s4vy2:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 14:49:58.182518+00', NULL, NULL, NULL),
('8', 'wd_01m8ha4ssr2dc0cg85myg1zx5h:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:49:58.329134+00', NULL, NULL, NULL),
('9', 'wd_01m8ha4ssr2dc0cg85myg1zx5h:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 14:49:58.393735+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8ha4k6x27s8x0vqkr4wkhac', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', E'\\xb50d783a3579ee71435505f60fb48c5a2acd4cc1ac703afd3afe98cb4b1236e8', E'\\x6d707331a0911da1272b7853a784363afee83d47438467d6e09e15c8450f8773b09e2afaa534229caf2294211aa63be673194fa2e8d122abfa245e737adfee8cf7214f29db78354e2b2dfddf28dd67c29a6f632e', '4VrT', NULL, NULL, NULL, '2026-11-28 14:49:51.585157+00', NULL, '2026-11-28 14:49:51.639582+00', '127.0.0.1'),
('key_01m8ha4k6xaet15ca4y17vvkpt', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'prod', E'\\x5ff89d42355f9c4eadd42118d74d9377c4d240c08a5a94acce6c6c0b384dd81a', E'\\x6d707331a0911da1272b7853f2ce78a08ca9d9cb12f6e41df446baf06f57032a3ae5395aa06c2e7f4eafbff954babf7958d168b17be9138293e4030d4ee6e18a690a57b7a79bec5271d5a500d3d0c4faad13d8fd', '1koF', NULL, NULL, NULL, '2026-11-28 14:49:51.585157+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:e8d2fe156e3798680bb3e99736df9c2d9120018f875ca903facd594e642e1267', '0', '1795963791900'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795878291860'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795878291780');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8ha5244b1mmxw8kvtmhdyp9', '1', 'simulator', 'simulator', '2026112815506g1b470qbdfzfzaj', '1', '1', '2026-11-28 14:50:06.909232+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112815506g1b470qbdfzfzaj', '2026-11-28 14:50:06.878+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8ha527nw3095ttccbm0srzt', '1', 'simulator', 'simulator', '2026112815502q0v4aekcnvzqe4c', '1', '1', '2026-11-28 14:50:07.003918+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112815502q0v4aekcnvzqe4c', '2026-11-28 14:50:06.984+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8ha5d1swvvgb0r9an1g00fk', '1', 'simulator', 'simulator', 'col_01m8ha5d1swvvgb0r9an1g00fk', '1', '1', '2026-11-28 14:50:18.171745+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8ha5d1swvvgb0r9an1g00fk', '2026-11-28 14:50:20.266+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8ha5csp8gjjx17vyj090mq7', '1', 'simulator', 'simulator', 'sale_01m8ha5csp8gjjx17vyj090mq7', '1', '1', '2026-11-28 14:50:17.881014+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8ha5csp8gjjx17vyj090mq7', '2026-11-28 14:50:17.847+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ha4m308q54wmacchphnnn7', '1', 'simulator', 'simulator', 'wd_01m8ha4m308q54wmacchphnnn7', '1', '1', '2026-11-28 14:49:52.55565+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ha4m308q54wmacchphnnn7', '2026-11-28 14:49:52.524+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ha4mcqcn0crcyfvht3tqy9', '1', 'simulator', 'simulator', 'wd_01m8ha4mcqcn0crcyfvht3tqy9', '1', '1', '2026-11-28 14:49:52.865892+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8ha4mcqcn0crcyfvht3tqy9', '2026-11-28 14:49:52.857+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ha4mkvxz89a1szp38s4vy2', '1', 'simulator', 'simulator', 'wd_01m8ha4mkvxz89a1szp38s4vy2', '1', '1', '2026-11-28 14:49:53.095226+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ha4mkvxz89a1szp38s4vy2', '2026-11-28 14:49:58.145+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ha4ssr2dc0cg85myg1zx5h', '1', 'simulator', 'simulator', 'wd_01m8ha4ssr2dc0cg85myg1zx5h', '1', '1', '2026-11-28 14:49:58.392874+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8ha4ssr2dc0cg85myg1zx5h', '2026-11-28 14:50:03.409+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ha4yyxnsffjwt7hn3wjb9y', '1', 'simulator', 'simulator', 'wd_01m8ha4yyxnsffjwt7hn3wjb9y', '1', '1', '2026-11-28 14:50:03.652767+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8ha4yyxnsffjwt7hn3wjb9y', '2026-11-28 14:50:05.962+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ha51gwh0k1j83b51ngzdg1', '1', 'simulator', 'simulator', 'wd_01m8ha51gwh0k1j83b51ngzdg1', '1', '1', '2026-11-28 14:50:06.292928+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ha51gwh0k1j83b51ngzdg1', '2026-11-28 14:50:06.267+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 14:49:51.585157+00', 'system', 'business.create', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '{"kycStatus": "APPROVED"}', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 14:49:52.073904+00', 'usr_01m8ha4k6wfefdghs9kr10nmay', 'sign_in.new_network', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '{}', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', NULL, 'token', '6a2ea3cc4811', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 14:49:52.345172+00', 'usr_01m8ha4k6wfefdghs9kr10nmay', 'webhook_url.change', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '{}', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'token', '6a2ea3cc4811', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:46341/webhooks"}'),
('4', '2026-11-28 14:50:06.060622+00', 'root', 'withdrawal.resolve', 'wd_01m8ha4yyxnsffjwt7hn3wjb9y', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 14:50:20.555296+00', 'usr_01m8ha4k6wfefdghs9kr10nmay', 'webhook_url.change', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '{}', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'token', '6a2ea3cc4811', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:46341/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 14:50:20.670773+00', 'ada', 'balance.adjust', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8ha5fkwx38b62pmmftpx704"}', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 14:50:20.79858+00', 'ada', 'wallet.hold', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8ha5fqwd9zn195g9j9awpqx", "reason": "An example.", "amountMinor": "7350701", "environment": "test"}', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73507.01", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 14:50:20.944816+00', 'ada', 'chargeback.open', 'txn_01m8ha5fwg4b64wdcx9z9q9vjh', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8ha4m0teczw1evgfhh8mxwz", "currency": "NGN", "chargeback": "txn_01m8ha5fwg4b64wdcx9z9q9vjh"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8ha5fkwx38b62pmmftpx704', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 14:50:20.670773+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 14:49:51.585157+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 14:49:41.800108+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 14:49:41.800108+00');
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
('bill_01m8ha5244b1mmxw8kvtmhdyp9', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '04248397320023340473', '{}', '73.52 kWh'),
('bill_01m8ha527nw3095ttccbm0srzt', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 14:49:51.585157+00', '2026-11-28 14:50:20.555296+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 14:50:17.517+00', '2026-11-28 14:50:19.695618+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '8ab5331624c3fcb0000bfdd96ba9905faf387995e420df8c5cf4b48281555ef4', '0', 'test', 'cp_01m8ha52ae5acbhhf5468a4vtk', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '5', '2026-11-28 14:50:09.457+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 14:50:11.519701+00'),
('simulated', 'bb29a8eb40933f8420676204d332c91e8d7eb172a00f3f139570f21a3df5d691', '0', 'test', 'cp_01m8ha52ae5acbhhf5468a4vtk', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '4', '2026-11-28 14:50:07.072+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 14:50:09.326307+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8ha5fwg4b64wdcx9z9q9vjh', 'txn_01m8ha4m0teczw1evgfhh8mxwz', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 14:50:20.944816+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8ha5d1swvvgb0r9an1g00fk', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '127.92560000', '0', '126.64634400', '31982', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8ha5d1swvvgb0r9an1g00fk');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, description, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8ha52ae5acbhhf5468a4vtk', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf', '8ab5331624c3fcb0000bfdd96ba9905faf387995e420df8c5cf4b48281555ef4', NULL, 'demo', NULL, '{"simulated": true}', NULL, 'req_01m8ha52aaxv3q5nrtayq3hvbz', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 15:50:07.054+00', '2026-11-28 14:50:07.054+00', '2026-11-28 14:50:17.497+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('0a9e26346276fb7e55b7203b0313d16e01a3b0159fc038a1d61dbcd0a1df0f1f', 'swp_01m8ha56q445m2kfzd13tn9tgz', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840fdb88e95a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541252ecec27c1d36682fba083f7b1677b7039b8a50121541ec06f38ea362eb6e2c92e0671b3a3297f74b386118b0a817709de48a95a23412415cca5b4e809369514458e77732ea04454384ad0fdecc522c1e87c242b09ddb9f1489783c3886b292145e1da697a0973a7f55fb367c1c81be31fdf162b67c35381c', '2026-11-28 14:51:17.501+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 14:50:17.507481+00'),
('e16b690606c71dfc6905cef4dfea744b6824207630189acbad2abe9ad092444f', 'swp_01m8ha56q445m2kfzd13tn9tgz', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4080a48e95a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541252ecec27c1d36682fba083f7b1677b7039b8a50121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000000a9f5c4b0631111e211dcf4abbee9a47f0c6ee7900000000000000000000000000000000000000000000000000000000017d784070a0cf8a95a2349001d090c10612416314421ce037dcbce3a27f5ee7c034d9c464badf0f08f44c4791ee2741eeb1d656801017dfdced4d7ffd3accdfeda056c0bf63638b7d0f0bd29f35522fb135831c', '2026-11-28 14:51:14.816+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 14:50:14.823437+00'),
('fb31388f678972088a40f46cd48668eb56d7b9d237172704d7678538824d7b50', 'swp_01m8ha56q445m2kfzd13tn9tgz', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140f78b8e95a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541ec06f38ea362eb6e2c92e0671b3a3297f74b3861121541252ecec27c1d36682fba083f7b1677b7039b8a5018d090c1067097b78a95a234124198b33de1e2df2dc3db9324dc9111089f5e83f5235e529d7977d2f1393e5a003b2126c7486d6a267696f425a124839c17f79a83a0c8cd232cba1a0e2899a9ec871b', '2026-11-28 14:51:11.735+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 14:50:12.301979+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8ha56q445m2kfzd13tn9tgz', 'cp_01m8ha52ae5acbhhf5468a4vtk', 'test', '0', 'TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 14:50:11.544843+00', '2026-11-28 14:50:17.457103+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'collection', '1', '3166158', '0'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'sales', '1', '1516050'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/bills/data', 'cb03a176bdbb9dbd3bd6b84b29144e5f', E'\\x9ec754c650900fa27d42854ec67c143e5fea4451b537d60186720e01516a08be', 'bill_01m8ha527nw3095ttccbm0srzt', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8ha527nw3095ttccbm0srzt","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 14:50:06.967558+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/bills/electricity', '398604473838b1f5aadf3b4226169599', E'\\xe54bb0ed48e2e36208c16c5990c41c252ae9721fcb85a09b9b788d4f9d253f64', 'bill_01m8ha5244b1mmxw8kvtmhdyp9', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8ha5244b1mmxw8kvtmhdyp9","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"04248397320023340473","units":"73.52 kWh"}', '2026-11-28 14:50:06.858146+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/cross-border/collections', '1e1e75dc7b215d3f965ace68a0a1bbf5', E'\\x7d3ecdac2f112308bfa5498c36e4f77daafb614d684710e121e8dfee316df2d6', 'col_01m8ha5d1swvvgb0r9an1g00fk', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8ha5d1swvvgb0r9an1g00fk","reference":"col_01m8ha5d1swvvgb0r9an1g00fk","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31661.58,"targetCurrency":"NGN","rate":126.646344,"providerFee":0,"providerRate":127.9256,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T14:50:18.048Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 14:50:18.048761+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/crypto/payments/cp_01m8ha52ae5acbhhf5468a4vtk/simulate-deposit', 'af067720ac7e23485d5852009eeefb60', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8ha52ae5acbhhf5468a4vtk', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ha52ae5acbhhf5468a4vtk","merchantCustomerId":null,"merchantReference":"demo","description":null,"currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf","checkoutUrl":"http://127.0.0.1:36929/pay/01m8ha52ae5acbhhf5468a4vtkwyvd4s7dsn8adrsqapb4vnj863","returnUrl":null,"status":"UNDERPAID","txHash":"bb29a8eb40933f8420676204d332c91e8d7eb172a00f3f139570f21a3df5d691","reviewReason":null,"policy":{"tolerancePercent":0.5,"underpaid":"review","overpaid":"accept"},"expiresAt":"2026-11-28T15:50:07.054Z","payableUntil":"2026-11-28T16:50:07.054Z","environment":"test","createdAt":"2026-11-28T14:50:07.054Z","updatedAt":"2026-11-28T14:50:09.340Z","metadata":{"simulated":true}},"deposit":{"txHash":"8ab5331624c3fcb0000bfdd96ba9905faf387995e420df8c5cf4b48281555ef4","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 14:50:09.456054+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/crypto/payments/cp_01m8ha52ae5acbhhf5468a4vtk/simulate-deposit', 'dc9274bb2a99c94d0506b17d793909cd', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8ha52ae5acbhhf5468a4vtk', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ha52ae5acbhhf5468a4vtk","merchantCustomerId":null,"merchantReference":"demo","description":null,"currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf","checkoutUrl":"http://127.0.0.1:36929/pay/01m8ha52ae5acbhhf5468a4vtkwyvd4s7dsn8adrsqapb4vnj863","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"policy":{"tolerancePercent":0.5,"underpaid":"review","overpaid":"accept"},"expiresAt":"2026-11-28T15:50:07.054Z","payableUntil":"2026-11-28T15:50:07.054Z","environment":"test","createdAt":"2026-11-28T14:50:07.054Z","updatedAt":"2026-11-28T14:50:07.054Z","metadata":{"simulated":true}},"deposit":{"txHash":"bb29a8eb40933f8420676204d332c91e8d7eb172a00f3f139570f21a3df5d691","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 14:50:07.070963+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/crypto/payments/create', '1b3ecf87ff86732ec7e2a141730e68d5', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8ha52ae5acbhhf5468a4vtk', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8ha52ae5acbhhf5468a4vtk","merchantCustomerId":null,"merchantReference":"demo","description":null,"currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf","checkoutUrl":"http://127.0.0.1:36929/pay/01m8ha52ae5acbhhf5468a4vtkwyvd4s7dsn8adrsqapb4vnj863","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"policy":{"tolerancePercent":0.5,"underpaid":"review","overpaid":"accept"},"expiresAt":"2026-11-28T15:50:07.054Z","payableUntil":"2026-11-28T15:50:07.054Z","environment":"test","createdAt":"2026-11-28T14:50:07.054Z","updatedAt":"2026-11-28T14:50:07.054Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 14:50:07.060943+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/crypto/withdrawals/request', '00379580239cb76758a181b3137e7f7f', E'\\xc282b42485a4ae20e515838560e5db8cead32e0504ac373580194c5f390ba2c1', 'sale_01m8ha5csp8gjjx17vyj090mq7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8ha5csp8gjjx17vyj090mq7","amountUsdt":10,"conversionRate":1516.05,"grossAmountNgn":15160.5,"withdrawalFeeNgn":25,"netAmountNgn":15135.5,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8ha5csp8gjjx17vyj090mq7","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:50:17.784Z"},"simulated":true,"environment":"test"}', '2026-11-28 14:50:17.784486+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/payment/process', 'c078a5c83b8f90fd94482f18db35d78a', E'\\x8be72049f8530a7d5fcfd6bdecae3c1383e12bc90a9692a81ca7418b3bdcdb9b', 'txn_01m8ha4m0teczw1evgfhh8mxwz', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8ha4m0teczw1evgfhh8mxwz","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:49:52.412968+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/withdrawal/request', '45e9fcd7615b13569071795f2135f6c1', E'\\x07e066035ee334746662ddaeddc8861eeef8862e2f06b87447549dab73851a91', 'wd_01m8ha51gwh0k1j83b51ngzdg1', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ha51gwh0k1j83b51ngzdg1","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:50:06.236Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:50:06.236941+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/withdrawal/request', '46053e603158e8d764c6137048db598f', E'\\x90157248700d590b45c5945b5842e6842bcb96393b3851b778b44abe36fdf916', 'wd_01m8ha4ssr2dc0cg85myg1zx5h', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ha4ssr2dc0cg85myg1zx5h","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:49:58.329Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:49:58.329134+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/withdrawal/request', '989e132bcd704e2b6e9202a079ec2251', E'\\x3a610a77bc474f62bb4816961302a65c67306916ef5d32254b834a38a02f3005', 'wd_01m8ha4mcqcn0crcyfvht3tqy9', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8ha4mcqcn0crcyfvht3tqy9","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:49:52.794Z","environment":"test","simulated":true},"requestId":"req_01m8ha4mcdjqz31hfjqnra4nqs","simulated":true,"environment":"test"}', '2026-11-28 14:49:52.794493+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/withdrawal/request', 'b096317adf68f4639b942811d32cf896', E'\\x5487d5ff00081ee25cca62b1193a2bd80142a640c863019c403cb47383c906f5', 'wd_01m8ha4mkvxz89a1szp38s4vy2', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ha4mkvxz89a1szp38s4vy2","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:49:53.023Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:49:53.02356+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/withdrawal/request', 'da864d716daded1115541fa8e634904f', E'\\x4b009c47b12fdbac26d5694cbf0b65bbe3c29a051a689925d6a88f904e9e23f1', 'wd_01m8ha4yyxnsffjwt7hn3wjb9y', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ha4yyxnsffjwt7hn3wjb9y","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:50:03.614Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:50:03.614452+00'),
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '/withdrawal/request', 'demo-03dfc7bd-4c7d-4a9e-a2e7-f0c6672e4bb9', E'\\x70690f1235294f03f5a818243d05d0c53dee616573a94ae5611e30545e4d9cef', 'wd_01m8ha4m308q54wmacchphnnn7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ha4m308q54wmacchphnnn7","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:49:52.483Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:49:52.483576+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331a0911da1272b78535c16580abd1cb9bfef1c1c740cf627f508fd677ec26860593b26a78cbbf2b1b493f6fda95cfeaa7ffaaaec6c7becfceff90cce8ab191c0464a8be5ad757d0e8db00b526a2da25fa1', '2026-11-28 14:49:41.580582+00', '2026-11-28 14:49:41.580582+00'),
('sandbox_seed', E'\\x6d707331a0911da1272b78534723871831f0d5687ac6f486c1bec1d29168b61bdeae8f0070afff7018aefaf3f4c97ee369a514e3b09570997724c20a35b45277451ea2845026bc22659e9b691c4bd257792dc8ae0267c3f70b653a9342a5adf46b5aba08762d6f2ed2b6adc38f9763b3', '2026-11-28 14:49:41.573682+00', '2026-11-28 14:49:41.573682+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8ha4k6wfefdghs9kr10nmay', E'\\xe0f9ace8ee09db653782edad8f9807bb3ab02bb171ddad7dd515dd012cddeb4a', '2026-11-28 14:49:52.073904+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 14:49:52.073904+00', '2026-11-28 14:49:52.073904+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:49:52.534408+00'),
('2', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:46341/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:49:52.345172+00', '2026-11-28 14:49:52.345172+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:49:52.534408+00'),
('3', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8ha4mcqcn0crcyfvht3tqy9"}, "environment": "test"}', '2026-11-28 14:49:52.866904+00', '2026-11-28 14:49:52.866904+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:49:53.537855+00'),
('4', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8ha4ssr2dc0cg85myg1zx5h"}, "environment": "test"}', '2026-11-28 14:50:03.418977+00', '2026-11-28 14:50:03.418977+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:50:03.624753+00'),
('5', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:46341/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:50:20.555296+00', '2026-11-28 14:50:20.555296+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:50:20.697205+00'),
('6', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73507.01", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:50:20.79858+00', '2026-11-28 14:50:20.79858+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8ha51500vtcb286jmdndfnt', 'withdrawal.resolve', 'wd_01m8ha4yyxnsffjwt7hn3wjb9y', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 14:50:05.856504+00', '2026-11-29 14:50:05.856504+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8ha5244b1mmxw8kvtmhdyp9', 'bill', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112815506g1b470qbdfzfzaj', NULL, '2026-11-28 14:50:06.858146+00', '2026-11-28 14:50:06.911601+00'),
('bill_01m8ha527nw3095ttccbm0srzt', 'bill', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112815502q0v4aekcnvzqe4c', NULL, '2026-11-28 14:50:06.967558+00', '2026-11-28 14:50:07.004612+00'),
('col_01m8ha5d1swvvgb0r9an1g00fk', 'collection', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 14:50:38.048761+00', NULL, 'sim_col_01m8ha5d1swvvgb0r9an1g00fk', NULL, '2026-11-28 14:50:18.048761+00', '2026-11-28 14:50:20.280496+00'),
('sale_01m8ha5csp8gjjx17vyj090mq7', 'usdt_sale', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8ha5csp8gjjx17vyj090mq7', NULL, '2026-11-28 14:50:17.784486+00', '2026-11-28 14:50:17.882958+00'),
('wd_01m8ha4m308q54wmacchphnnn7', 'withdrawal', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ha4m308q54wmacchphnnn7', NULL, '2026-11-28 14:49:52.483576+00', '2026-11-28 14:49:52.562322+00'),
('wd_01m8ha4mcqcn0crcyfvht3tqy9', 'withdrawal', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ha4mcqcn0crcyfvht3tqy9', 'The sandbox fails amounts ending in .01.', '2026-11-28 14:49:52.794493+00', '2026-11-28 14:49:52.866904+00'),
('wd_01m8ha4mkvxz89a1szp38s4vy2', 'withdrawal', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ha4mkvxz89a1szp38s4vy2', NULL, '2026-11-28 14:49:53.02356+00', '2026-11-28 14:49:58.182518+00'),
('wd_01m8ha4ssr2dc0cg85myg1zx5h', 'withdrawal', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ha4ssr2dc0cg85myg1zx5h', 'The sandbox reverses amounts ending in .04.', '2026-11-28 14:49:58.329134+00', '2026-11-28 14:50:03.418977+00'),
('wd_01m8ha4yyxnsffjwt7hn3wjb9y', 'withdrawal', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8ha51500vtcb286jmdndfnt', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ha4yyxnsffjwt7hn3wjb9y', NULL, '2026-11-28 14:50:03.614452+00', '2026-11-28 14:50:06.060622+00'),
('wd_01m8ha51gwh0k1j83b51ngzdg1', 'withdrawal', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ha51gwh0k1j83b51ngzdg1', NULL, '2026-11-28 14:50:06.236941+00', '2026-11-28 14:50:06.295862+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TAwNfYHw5sTeCzkUJ5ZkotK3sEUtxB6MBx', '25000000', '0', 'false'),
('TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf', '0', '268000', 'true'),
('TXVCoKemD8chAEjeERXgy138AvEoq5hEQE', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795877392314'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795877402581'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795877407072'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795877409457'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795877412346'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795877414831'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795877417517');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('0a9e26346276fb7e55b7203b0313d16e01a3b0159fc038a1d61dbcd0a1df0f1f', '8', 'trx_transfer', 'SUCCESS', 'TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf', 'TXVCoKemD8chAEjeERXgy138AvEoq5hEQE', '382000', '0', '0'),
('8ab5331624c3fcb0000bfdd96ba9905faf387995e420df8c5cf4b48281555ef4', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf', '15000000', '0', '0'),
('bb29a8eb40933f8420676204d332c91e8d7eb172a00f3f139570f21a3df5d691', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf', '10000000', '0', '0'),
('e16b690606c71dfc6905cef4dfea744b6824207630189acbad2abe9ad092444f', '7', 'usdt_transfer', 'SUCCESS', 'TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf', 'TAwNfYHw5sTeCzkUJ5ZkotK3sEUtxB6MBx', '25000000', '13000000', '130000'),
('fb31388f678972088a40f46cd48668eb56d7b9d237172704d7678538824d7b50', '6', 'trx_transfer', 'SUCCESS', 'TXVCoKemD8chAEjeERXgy138AvEoq5hEQE', 'TDMp5QiCukDHpqg4UJ1EKHofdAeSwxXFbf', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8ha5244b1mmxw8kvtmhdyp9', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8ha523maqh4bp94j3423t2m', '2026-11-28 14:50:06.858146+00', '2026-11-28 14:50:06.911601+00'),
('bill_01m8ha527nw3095ttccbm0srzt', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8ha527g3azseyy615fk0a6j', '2026-11-28 14:50:06.967558+00', '2026-11-28 14:50:07.004612+00'),
('col_01m8ha5d1swvvgb0r9an1g00fk', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'collection', 'COMPLETED', '3166158', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8ha5d0fbb9sy31671z5seg4', '2026-11-28 14:50:18.048761+00', '2026-11-28 14:50:20.280496+00'),
('txn_01m8ha4m0teczw1evgfhh8mxwz', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8ha4m0ht53b9nndfkjz8v0x', '2026-11-28 14:49:52.412968+00', '2026-11-28 14:49:52.412968+00'),
('txn_01m8ha5fwg4b64wdcx9z9q9vjh', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 14:50:20.944816+00', '2026-11-28 14:50:20.944816+00'),
('wd_01m8ha4m308q54wmacchphnnn7', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ha4m2t4jsfdgks3f4vqtj5', '2026-11-28 14:49:52.483576+00', '2026-11-28 14:49:52.562322+00'),
('wd_01m8ha4mcqcn0crcyfvht3tqy9', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ha4mcdjqz31hfjqnra4nqs', '2026-11-28 14:49:52.794493+00', '2026-11-28 14:49:52.866904+00'),
('wd_01m8ha4mkvxz89a1szp38s4vy2', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ha4mjfcdekkvev81efty82', '2026-11-28 14:49:53.02356+00', '2026-11-28 14:49:58.182518+00'),
('wd_01m8ha4ssr2dc0cg85myg1zx5h', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ha4sshjhz59rckkzzjarsj', '2026-11-28 14:49:58.329134+00', '2026-11-28 14:50:03.418977+00'),
('wd_01m8ha4yyxnsffjwt7hn3wjb9y', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ha4yyqmb6505d56kev14vb', '2026-11-28 14:50:03.614452+00', '2026-11-28 14:50:06.060622+00'),
('wd_01m8ha51gwh0k1j83b51ngzdg1', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ha51g5wsv0k29s8n8mqtz2', '2026-11-28 14:50:06.236941+00', '2026-11-28 14:50:06.295862+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8ha5crb5a12e3g89b61qb9w', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', '10000000', '1531.37000000', '1516.05000000', '1516050', '2500', NULL, '1513550', '15320', '2026-11-28 14:50:17.745318+00', '2026-11-28 14:51:17.739+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8ha5csp8gjjx17vyj090mq7', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'COMPLETED', '10000000', '1531.37000000', '1516.05000000', '1516050', '2500', NULL, '1513550', '15320', 'qte_01m8ha5crb5a12e3g89b61qb9w', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8ha5crpaaem9cqpxfgdkt3w', '2026-11-28 14:50:17.784486+00', '2026-11-28 14:50:17.882958+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8ha4k6wfefdghs9kr10nmay', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$Pq5g2cf13SGZqzrGIdVlQg$rVnqCIIRId8dv2AQKMOKFzScitY6aR5+iCMKFNLPPAs', '1', NULL, NULL, NULL, '2026-11-28 14:49:51.585157+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'simulator', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 14:49:51.585157+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8ha5fqwd9zn195g9j9awpqx', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', 'NGN', '7350701', '7350701', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 14:50:20.79858+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8ha4m309sk3aamrkrgrg7p4', '1', 'http://127.0.0.1:46341/webhooks', '2026-11-28 14:49:52.61+00', '7', '204', '', NULL),
('msg_01m8ha4mcqwcbgttms478xbxxr', '1', 'http://127.0.0.1:46341/webhooks', '2026-11-28 14:49:52.905+00', '2', '204', '', NULL),
('msg_01m8ha4mkv1mea3hgehshjab37', '1', 'http://127.0.0.1:46341/webhooks', '2026-11-28 14:49:58.259+00', '36', '204', '', NULL),
('msg_01m8ha4ssrnjsr1mymqtvjkyd8', '1', 'http://127.0.0.1:46341/webhooks', '2026-11-28 14:49:58.446+00', '2', '204', '', NULL),
('msg_01m8ha4ssrvct2x8v833jjaghh', '1', 'http://127.0.0.1:46341/webhooks', '2026-11-28 14:50:03.458+00', '2', '204', '', NULL),
('msg_01m8ha4yyx8bt2mprk28ykvxtt', '1', 'http://127.0.0.1:46341/webhooks', '2026-11-28 14:50:06.122+00', '6', '204', '', NULL),
('msg_01m8ha51gwx506j61am7tfjfrj', '1', 'http://127.0.0.1:46341/webhooks', '2026-11-28 14:50:06.332+00', '2', '500', '', NULL),
('msg_01m8ha51gwx506j61am7tfjfrj', '2', 'http://127.0.0.1:46341/webhooks', '2026-11-28 14:50:06.731+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8ha4m309sk3aamrkrgrg7p4', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ha4m308q54wmacchphnnn7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:49:52.524Z","data":{"transactionId":"wd_01m8ha4m308q54wmacchphnnn7","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:49:52.483Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:49:52.562322+00', '2026-11-28 14:49:52.627095+00', NULL),
('msg_01m8ha4mcqwcbgttms478xbxxr', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8ha4mcqcn0crcyfvht3tqy9', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:49:52.857Z","data":{"transactionId":"wd_01m8ha4mcqcn0crcyfvht3tqy9","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:49:52.794Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:49:52.866904+00', '2026-11-28 14:49:52.911913+00', NULL),
('msg_01m8ha4mkv1mea3hgehshjab37', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ha4mkvxz89a1szp38s4vy2', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:49:58.145Z","data":{"transactionId":"wd_01m8ha4mkvxz89a1szp38s4vy2","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:49:53.023Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:49:58.182518+00', '2026-11-28 14:49:58.299579+00', NULL),
('msg_01m8ha4ssrnjsr1mymqtvjkyd8', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ha4ssr2dc0cg85myg1zx5h', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:49:58.380Z","data":{"transactionId":"wd_01m8ha4ssr2dc0cg85myg1zx5h","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:49:58.329Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:49:58.393735+00', '2026-11-28 14:49:58.451626+00', NULL),
('msg_01m8ha4ssrvct2x8v833jjaghh', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8ha4ssr2dc0cg85myg1zx5h', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:50:03.409Z","data":{"transactionId":"wd_01m8ha4ssr2dc0cg85myg1zx5h","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:49:58.329Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:50:03.418977+00', '2026-11-28 14:50:03.466961+00', NULL),
('msg_01m8ha4yyx8bt2mprk28ykvxtt', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ha4yyxnsffjwt7hn3wjb9y', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:50:06.045Z","data":{"transactionId":"wd_01m8ha4yyxnsffjwt7hn3wjb9y","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:50:03.614Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:50:06.060622+00', '2026-11-28 14:50:06.153805+00', NULL),
('msg_01m8ha51gwx506j61am7tfjfrj', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ha51gwh0k1j83b51ngzdg1', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:50:06.267Z","data":{"transactionId":"wd_01m8ha51gwh0k1j83b51ngzdg1","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:50:06.236Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:50:06.295862+00', '2026-11-28 14:50:06.733603+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8ha4k7abc530gq84kv1mewg', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'prod', NULL, E'\\x6d707331a0911da1272b7853a5b6b43e5d55af689202d94fa81567555094fb2d4e87b4ded30cb81c29d5d6878dcb1c7e28be4aa7028eebc98dcefe249fef5feac1908fb38b1c8683553558c4a6c23dc6cff370fee85738bb4184', '2026-11-28 14:49:51.585157+00', NULL),
('whs_01m8ha4k7ad6nhtzjshwtvb0z6', 'biz_01m8ha4k6wzsmn8w9y5qyq5eag', 'test', NULL, E'\\x6d707331a0911da1272b7853817b9a96f940fcbf22d6efcc14055feced4f15fe27b50cde3464fb7ccaf70a6c222f124443cd76c22411f8105ef7483947da83c42e2fdcca5a2523790d47b2a0b6f03b63119856b852f92806153c', '2026-11-28 14:49:51.585157+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8ha4m308q54wmacchphnnn7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8ha4mcqcn0crcyfvht3tqy9', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8ha4mkvxz89a1szp38s4vy2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8ha4ssr2dc0cg85myg1zx5h', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8ha4yyxnsffjwt7hn3wjb9y', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8ha51gwh0k1j83b51ngzdg1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
