-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('123', '126', '181', '182', '183', '184', '185', '187', '188', '190', '267', '318', '334', '53', '55', '56', '57', '59', '62');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1025', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1026', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1027', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1028', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1029', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1030', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'held', '0', '7378369', '17', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1031', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1032', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('1033', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 14:31:13.704762+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32261', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '165450', '2', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '200005', '2', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '349950', '2', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '100004', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '5010000', '2', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '100002', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3326091', '2', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '50000', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-8473200', '2', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('267', NULL, 'test', 'USDT', 'custody', '11', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('318', NULL, 'test', 'NGN', 'conversion', '14', '-1544750', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('334', NULL, 'test', 'USDT', 'conversion', '14', '10000000', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '2000', '2', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '2500', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '-1000', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '2500', '1', NULL, NULL, NULL, '2026-11-28 14:30:45.552509+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3193826', '7228319'),
('1026', '13', '23', '150050', '7378369'),
('1026', '14', '24', '-7378369', '0'),
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
('1030', '17', '24', '7378369', '7378369'),
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
('123', '1', '22', '32261', '32261'),
('126', '1', '1', '150000', '150000'),
('126', '2', '21', '15450', '165450'),
('181', '1', '12', '100005', '100005'),
('181', '2', '14', '100000', '200005'),
('182', '1', '16', '500000', '500000'),
('182', '2', '23', '-150050', '349950'),
('183', '1', '9', '100004', '100004'),
('184', '1', '3', '5000000', '5000000'),
('184', '2', '18', '10000', '5010000'),
('185', '1', '7', '100002', '100002'),
('187', '1', '10', '-100004', '-100004'),
('187', '2', '22', '-3226087', '-3326091'),
('188', '1', '25', '50000', '50000'),
('190', '1', '1', '-10000000', '-10000000'),
('190', '2', '21', '1526800', '-8473200'),
('267', '1', '19', '-25000000', '-25000000'),
('318', '1', '21', '-1544750', '-1544750'),
('334', '1', '21', '10000000', '10000000'),
('53', '1', '12', '1000', '1000'),
('53', '2', '14', '1000', '2000'),
('55', '1', '9', '1000', '1000'),
('56', '1', '3', '2500', '2500'),
('57', '1', '7', '1000', '1000'),
('59', '1', '10', '-1000', '-1000'),
('62', '1', '21', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h92g6b5cq1v1gt8vsa7ger', 'payment', 'single', 'test', NULL, '2026-11-28 14:31:14.394778+00', NULL, NULL, NULL),
('10', 'wd_01m8h92p6h191mm069536yg0km:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 14:31:25.648825+00', NULL, NULL, NULL),
('11', 'wd_01m8h92v9xtwxpv9ydfxg7na44:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:25.757677+00', NULL, NULL, NULL),
('12', 'wd_01m8h92v9xtwxpv9ydfxg7na44:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 14:31:28.462672+00', NULL, NULL, NULL),
('13', 'wd_01m8h92y0dsfranc0xf8stqnj7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:28.525747+00', NULL, NULL, NULL),
('14', 'wd_01m8h92y0dsfranc0xf8stqnj7:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 14:31:28.633492+00', NULL, NULL, NULL),
('15', 'bill_01m8h92z9bca97yj0vx9bcqkwk:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:29.838721+00', NULL, NULL, NULL),
('16', 'bill_01m8h92z9bca97yj0vx9bcqkwk:post', 'bill_post', 'post', 'test', '15', '2026-11-28 14:31:29.913531+00', NULL, NULL, NULL),
('17', 'bill_01m8h92zdzbn1zb6v1ah9awz4w:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:29.983848+00', NULL, NULL, NULL),
('18', 'bill_01m8h92zdzbn1zb6v1ah9awz4w:post', 'bill_post', 'post', 'test', '17', '2026-11-28 14:31:30.023224+00', NULL, NULL, NULL),
('19', 'cp_01m8h92zh7m25z97esgaan6as3', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 14:31:40.636721+00', NULL, NULL, NULL),
('2', 'wd_01m8h92g96ezmpp1ph4bdxt5r3:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:14.477234+00', NULL, NULL, NULL),
('20', 'sale_01m8h939yaq778bem6btf6811h:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:40.747197+00', NULL, NULL, NULL),
('21', 'sale_01m8h939yaq778bem6btf6811h:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 14:31:40.808379+00', NULL, NULL, NULL),
('22', 'col_01m8h93a1rmrnab90z3m0e30a4:credit', 'collection', 'single', 'test', NULL, '2026-11-28 14:31:43.053787+00', NULL, NULL, NULL),
('23', 'adj_01m8h93cd5rcqygv4j9f4fjtn4', 'adjustment', 'single', 'test', NULL, '2026-11-28 14:31:43.275421+00', NULL, NULL, NULL),
('24', 'hld_01m8h93chamzb3afmt5vt80jte:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:43.409747+00', NULL, NULL, NULL),
('25', 'txn_01m8h93ckwtyxjtbh6jarq9725', 'chargeback', 'single', 'test', NULL, '2026-11-28 14:31:43.484723+00', NULL, NULL, NULL),
('26', 'txn_01m8h93ckwtyxjtbh6jarq9725:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 14:31:43.484723+00', NULL, NULL, NULL),
('3', 'wd_01m8h92g96ezmpp1ph4bdxt5r3:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 14:31:14.627849+00', NULL, NULL, NULL),
('4', 'wd_01m8h92gpzw4et2dx014vcn5x8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:14.915812+00', NULL, NULL, NULL),
('5', 'wd_01m8h92gpzw4et2dx014vcn5x8:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 14:31:14.981398+00', NULL, NULL, NULL),
('6', 'wd_01m8h92gw6qgjy7001mxgjk5ft:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:15.079118+00', NULL, NULL, NULL),
('7', 'wd_01m8h92gw6qgjy7001mxgjk5ft:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 14:31:20.193592+00', NULL, NULL, NULL),
('8', 'wd_01m8h92p6h191mm069536yg0km:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:31:20.535611+00', NULL, NULL, NULL),
('9', 'wd_01m8h92p6h191mm069536yg0km:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 14:31:20.601482+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h92fh75tp9pen2tfpjfmxf', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'prod', E'\\x41d71d446cde133556bb8074be546be86a588ef9381d51fa68f996c56bb11448', E'\\x6d707331c4fe81c530d4ee65bd8c738b8a749e0d8054d3132e9b48091435a1d87041028e72729ddf7beb9712ec208a916f1429171f113da778d461f587cbb5c9575cc9c18891b154bbf0e8673cfdecf9f98a0737', '4xrF', NULL, NULL, NULL, '2026-11-28 14:31:13.724685+00', NULL, NULL, NULL),
('key_01m8h92fh8c17wjav2fhhfftw3', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', E'\\xd43f22ff587c8887fa052c6ed00f77bc711b1935a941f311a3587cac443af659', E'\\x6d707331c4fe81c530d4ee653a42994bd117167ef2464a470a5325f1b0583ab33ef8619535d657bd78025eee140c234e14472a47ca38003da77e7b5ca253fff5ea22e357f8d818bfe1fc8871f588b910ca9f2828', '4192', NULL, NULL, NULL, '2026-11-28 14:31:13.724685+00', NULL, '2026-11-28 14:31:13.923891+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:def791812d11342ecd93622bffcf5a8da3c78e550a3e32229bd65ff5c5947fce', '0', '1795962674127'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795877174105'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795877174093');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h92z9bca97yj0vx9bcqkwk', '1', 'simulator', 'simulator', '202611281531yegdracz85yqw084', '1', '1', '2026-11-28 14:31:29.91098+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281531yegdracz85yqw084', '2026-11-28 14:31:29.899+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h92zdzbn1zb6v1ah9awz4w', '1', 'simulator', 'simulator', '202611281531n56m4br7p65q3ahx', '1', '1', '2026-11-28 14:31:30.021867+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281531n56m4br7p65q3ahx', '2026-11-28 14:31:30.014+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h93a1rmrnab90z3m0e30a4', '1', 'simulator', 'simulator', 'col_01m8h93a1rmrnab90z3m0e30a4', '1', '1', '2026-11-28 14:31:40.947061+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h93a1rmrnab90z3m0e30a4', '2026-11-28 14:31:43.039+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h939yaq778bem6btf6811h', '1', 'simulator', 'simulator', 'sale_01m8h939yaq778bem6btf6811h', '1', '1', '2026-11-28 14:31:40.803686+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h939yaq778bem6btf6811h', '2026-11-28 14:31:40.788+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h92g96ezmpp1ph4bdxt5r3', '1', 'simulator', 'simulator', 'wd_01m8h92g96ezmpp1ph4bdxt5r3', '1', '1', '2026-11-28 14:31:14.617213+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h92g96ezmpp1ph4bdxt5r3', '2026-11-28 14:31:14.574+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h92gpzw4et2dx014vcn5x8', '1', 'simulator', 'simulator', 'wd_01m8h92gpzw4et2dx014vcn5x8', '1', '1', '2026-11-28 14:31:14.97793+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h92gpzw4et2dx014vcn5x8', '2026-11-28 14:31:14.955+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h92gw6qgjy7001mxgjk5ft', '1', 'simulator', 'simulator', 'wd_01m8h92gw6qgjy7001mxgjk5ft', '1', '1', '2026-11-28 14:31:15.144938+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h92gw6qgjy7001mxgjk5ft', '2026-11-28 14:31:20.173+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h92p6h191mm069536yg0km', '1', 'simulator', 'simulator', 'wd_01m8h92p6h191mm069536yg0km', '1', '1', '2026-11-28 14:31:20.600507+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h92p6h191mm069536yg0km', '2026-11-28 14:31:25.626+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h92v9xtwxpv9ydfxg7na44', '1', 'simulator', 'simulator', 'wd_01m8h92v9xtwxpv9ydfxg7na44', '1', '1', '2026-11-28 14:31:25.980276+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h92v9xtwxpv9ydfxg7na44', '2026-11-28 14:31:28.428+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h92y0dsfranc0xf8stqnj7', '1', 'simulator', 'simulator', 'wd_01m8h92y0dsfranc0xf8stqnj7', '1', '1', '2026-11-28 14:31:28.632148+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h92y0dsfranc0xf8stqnj7', '2026-11-28 14:31:28.595+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 14:31:13.724685+00', 'system', 'business.create', 'biz_01m8h92fh3mm40vfa5j1btxmke', '{"kycStatus": "APPROVED"}', 'biz_01m8h92fh3mm40vfa5j1btxmke', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 14:31:14.238356+00', 'usr_01m8h92fh3p0rtb90gvfaeb4kd', 'sign_in.new_network', 'biz_01m8h92fh3mm40vfa5j1btxmke', '{}', 'biz_01m8h92fh3mm40vfa5j1btxmke', NULL, 'token', '05a0bb6c0018', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 14:31:14.303565+00', 'usr_01m8h92fh3p0rtb90gvfaeb4kd', 'webhook_url.change', 'biz_01m8h92fh3mm40vfa5j1btxmke', '{}', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'token', '05a0bb6c0018', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:43511/webhooks"}'),
('4', '2026-11-28 14:31:28.462672+00', 'root', 'withdrawal.resolve', 'wd_01m8h92v9xtwxpv9ydfxg7na44', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 14:31:43.206513+00', 'usr_01m8h92fh3p0rtb90gvfaeb4kd', 'webhook_url.change', 'biz_01m8h92fh3mm40vfa5j1btxmke', '{}', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'token', '05a0bb6c0018', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:43511/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 14:31:43.275421+00', 'ada', 'balance.adjust', 'biz_01m8h92fh3mm40vfa5j1btxmke', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h93cd5rcqygv4j9f4fjtn4"}', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 14:31:43.409747+00', 'ada', 'wallet.hold', 'biz_01m8h92fh3mm40vfa5j1btxmke', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8h93chamzb3afmt5vt80jte", "reason": "An example.", "amountMinor": "7378369", "environment": "test"}', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73783.69", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 14:31:43.484723+00', 'ada', 'chargeback.open', 'txn_01m8h93ckwtyxjtbh6jarq9725', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8h92g6b5cq1v1gt8vsa7ger", "currency": "NGN", "chargeback": "txn_01m8h93ckwtyxjtbh6jarq9725"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h93cd5rcqygv4j9f4fjtn4', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 14:31:43.275421+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 14:31:13.724685+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 14:31:04.144659+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 14:31:04.144659+00');
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
('bill_01m8h92z9bca97yj0vx9bcqkwk', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '16070624119301920186', '{}', '73.52 kWh'),
('bill_01m8h92zdzbn1zb6v1ah9awz4w', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h92fh3mm40vfa5j1btxmke', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 14:31:13.724685+00', '2026-11-28 14:31:43.206513+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 14:31:40.641+00', '2026-11-28 14:31:42.828206+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '272569f4361c99eed5792ccd10aad68cce5370da8e717faab54b21a178496bff', '0', 'test', 'cp_01m8h92zh7m25z97esgaan6as3', 'biz_01m8h92fh3mm40vfa5j1btxmke', '5', '2026-11-28 14:31:32.603+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 14:31:34.796856+00'),
('simulated', 'b01fdb4177fb3b0df86e40701ac80d06ef597757912fb24a5dcf04761dc03ea5', '0', 'test', 'cp_01m8h92zh7m25z97esgaan6as3', 'biz_01m8h92fh3mm40vfa5j1btxmke', '4', '2026-11-28 14:31:30.117+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 14:31:32.25146+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8h93ckwtyxjtbh6jarq9725', 'txn_01m8h92g6b5cq1v1gt8vsa7ger', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 14:31:43.484723+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h93a1rmrnab90z3m0e30a4', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.04350000', '0', '127.75306500', '32261', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h93a1rmrnab90z3m0e30a4');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h92zh7m25z97esgaan6as3', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz', '272569f4361c99eed5792ccd10aad68cce5370da8e717faab54b21a178496bff', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8h92zh37cpmhr3dzbm6rsgj', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 15:31:30.087+00', '2026-11-28 14:31:30.087+00', '2026-11-28 14:31:40.624+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('a78519c04716b4be99ad5c9c5cb7045dc114e74a3b9052815b416d4dacad314b', 'swp_01m8h93461jk4d4btsjr01jz4k', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d1352114093f7c994a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154137691c113c6657a06c18ead55113d895f138b9e3121541a8735d5b597c15ed67b6f42c9c5c115b2f0b861818d090c10670b3a2c694a2341241795d03ef7bf0a899f595689834703b7ae9774940005bd20f0552c8118d01efa16b9ecab302c5893955ab957520fc395b205a42433b3f8277dbfa51016b0ee3541b', '2026-11-28 14:32:34.963+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 14:31:35.362144+00'),
('ad5b8b898217b6b871babdca248493d26e8a2204cae4f2e07492f3b2d9d3c67c', 'swp_01m8h93461jk4d4btsjr01jz4k', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40f48dca94a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541a8735d5b597c15ed67b6f42c9c5c115b2f0b8618121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000d8c3795dce085aa7f8d5f7b97484384d72ecea2400000000000000000000000000000000000000000000000000000000017d78407094b9c694a2349001d090c106124132ce647e90def6aa3a51241b61655c68de7729ba41f5dc4dfc006ed18e80424023609303e86e86b09f64a4db92a3843dd4b125bbb6c26e4c26e4c9c2d0e309421c', '2026-11-28 14:32:37.876+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 14:31:37.920934+00'),
('c9357e6cf41e96bac1b4fdac134faa487e7f0d7169059ce9c7dac6ec8115d744', 'swp_01m8h93461jk4d4btsjr01jz4k', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840b7a3ca94a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541a8735d5b597c15ed67b6f42c9c5c115b2f0b861812154137691c113c6657a06c18ead55113d895f138b9e318b0a81770d7cec694a2341241211c1d9caeb2575094786eb52418608e368c8b2bb3e4948833e6cc6e7e55699433f40dc695f1ce009b53082773549d55e76416ecdac15c0033eeed9cc53666b31b', '2026-11-28 14:32:40.631+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 14:31:40.635348+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h93461jk4d4btsjr01jz4k', 'cp_01m8h92zh7m25z97esgaan6as3', 'test', '0', 'TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 14:31:34.84376+00', '2026-11-28 14:31:40.587318+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'collection', '1', '3193826', '0'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'sales', '1', '1529300'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/bills/data', 'cbf104ee55dce75c9c3f844e4b0b7517', E'\\x5d28a7aced37af009204443a44dd8b6893a6e0a18d44d33f7dd32e83b0d79816', 'bill_01m8h92zdzbn1zb6v1ah9awz4w', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h92zdzbn1zb6v1ah9awz4w","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 14:31:29.983848+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/bills/electricity', '0b1c3110d9940e73add78866b5fa978c', E'\\x097b92807a2c0c51438fdbe73812a40e66582300cae4aaf7664e4e1885822e06', 'bill_01m8h92z9bca97yj0vx9bcqkwk', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h92z9bca97yj0vx9bcqkwk","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"16070624119301920186","units":"73.52 kWh"}', '2026-11-28 14:31:29.838721+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/cross-border/collections', '9ce12bc921331398aca6d59d83818314', E'\\x1c97b6c95c017be8f529d39932440027758c1a72b4bd948eee50f7db8acb181b', 'col_01m8h93a1rmrnab90z3m0e30a4', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h93a1rmrnab90z3m0e30a4","reference":"col_01m8h93a1rmrnab90z3m0e30a4","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31938.26,"targetCurrency":"NGN","rate":127.753065,"providerFee":0,"providerRate":129.0435,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T14:31:40.859Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 14:31:40.85929+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/crypto/payments/cp_01m8h92zh7m25z97esgaan6as3/simulate-deposit', '45798e3ce7315926526cfdf9f5333eff', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h92zh7m25z97esgaan6as3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h92zh7m25z97esgaan6as3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz","checkoutUrl":"http://127.0.0.1:43201/pay/01m8h92zh7m25z97esgaan6as3zdbvm54ejfn6r11smmnmh1py5m","returnUrl":null,"status":"UNDERPAID","txHash":"b01fdb4177fb3b0df86e40701ac80d06ef597757912fb24a5dcf04761dc03ea5","reviewReason":null,"expiresAt":"2026-11-28T15:31:30.087Z","payableUntil":"2026-11-28T16:31:30.087Z","environment":"test","createdAt":"2026-11-28T14:31:30.087Z","updatedAt":"2026-11-28T14:31:32.300Z","metadata":{"simulated":true}},"deposit":{"txHash":"272569f4361c99eed5792ccd10aad68cce5370da8e717faab54b21a178496bff","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 14:31:32.598034+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/crypto/payments/cp_01m8h92zh7m25z97esgaan6as3/simulate-deposit', 'a48652d55710dbee71e79610ba84ad35', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h92zh7m25z97esgaan6as3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h92zh7m25z97esgaan6as3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz","checkoutUrl":"http://127.0.0.1:43201/pay/01m8h92zh7m25z97esgaan6as3zdbvm54ejfn6r11smmnmh1py5m","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:31:30.087Z","payableUntil":"2026-11-28T15:31:30.087Z","environment":"test","createdAt":"2026-11-28T14:31:30.087Z","updatedAt":"2026-11-28T14:31:30.087Z","metadata":{"simulated":true}},"deposit":{"txHash":"b01fdb4177fb3b0df86e40701ac80d06ef597757912fb24a5dcf04761dc03ea5","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 14:31:30.109381+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/crypto/payments/create', 'f3aa560be236b7ae776f5a6103298f4f', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h92zh7m25z97esgaan6as3', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h92zh7m25z97esgaan6as3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz","checkoutUrl":"http://127.0.0.1:43201/pay/01m8h92zh7m25z97esgaan6as3zdbvm54ejfn6r11smmnmh1py5m","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:31:30.087Z","payableUntil":"2026-11-28T15:31:30.087Z","environment":"test","createdAt":"2026-11-28T14:31:30.087Z","updatedAt":"2026-11-28T14:31:30.087Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 14:31:30.091393+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/crypto/withdrawals/request', '70b3767e75aa2c981b79b3ee23af4959', E'\\x3667188ec26f0d6df37bcc5053f747277fc666cc9006e82d8a1281cd76c3742b', 'sale_01m8h939yaq778bem6btf6811h', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h939yaq778bem6btf6811h","amountUsdt":10,"conversionRate":1529.3,"grossAmountNgn":15293,"withdrawalFeeNgn":25,"netAmountNgn":15268,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h939yaq778bem6btf6811h","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:31:40.747Z"},"simulated":true,"environment":"test"}', '2026-11-28 14:31:40.747197+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/payment/process', '2c08e28ff035ad7793d07ab440c630bf', E'\\x46005106e7259dcf53b54aaba8492e99bd6bcce7c46e7e52680fee2d121f9c60', 'txn_01m8h92g6b5cq1v1gt8vsa7ger', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h92g6b5cq1v1gt8vsa7ger","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:31:14.394778+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/withdrawal/request', '3dd965d88774fe2fe1f208f9475ae372', E'\\xa4dc7ec3bddc99d533c9158cf2f1a4fda9ac5dd15e1f2891c4212554c45c35bd', 'wd_01m8h92y0dsfranc0xf8stqnj7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h92y0dsfranc0xf8stqnj7","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:31:28.525Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:31:28.525747+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/withdrawal/request', '903daeea2d13131dcd25635f5a5d7096', E'\\xf3433af38fed3951c438272af90884a0c8581a4422308860af36f41975794366', 'wd_01m8h92v9xtwxpv9ydfxg7na44', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h92v9xtwxpv9ydfxg7na44","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:31:25.757Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:31:25.757677+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/withdrawal/request', 'ad1734a5d8cadbaf27b4ae14c916a2fb', E'\\x416d08c917dabd827f0d083a835259d2a2ae4691e84e7dc52db7fbc9cf522929', 'wd_01m8h92gw6qgjy7001mxgjk5ft', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h92gw6qgjy7001mxgjk5ft","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:31:15.079Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:31:15.079118+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/withdrawal/request', 'd9961cf6cfb947bd0b81566d4fe24e45', E'\\x936aef94a1e32ef4378c4e4f88e566dfb69510aefbfb1fec92bd8dae9510c38e', 'wd_01m8h92p6h191mm069536yg0km', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h92p6h191mm069536yg0km","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:31:20.535Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:31:20.535611+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/withdrawal/request', 'demo-321fc401-32fe-474a-ac55-24ae49ae7060', E'\\x0bdc8a6ee386b7b45a66fbc8e0ac8f3af380468bf162cd0e4381f51a604a0661', 'wd_01m8h92g96ezmpp1ph4bdxt5r3', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h92g96ezmpp1ph4bdxt5r3","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:31:14.477Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:31:14.477234+00'),
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '/withdrawal/request', 'ff413d999d0b4afdca0be54189c4463f', E'\\xa10c8f07b2c1798c2101ceee11ab50f74a7a89c5a32c4d24103946aea7978ee8', 'wd_01m8h92gpzw4et2dx014vcn5x8', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h92gpzw4et2dx014vcn5x8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:31:14.915Z","environment":"test","simulated":true},"requestId":"req_01m8h92gp3r66jd6s7gj0m4kb0","simulated":true,"environment":"test"}', '2026-11-28 14:31:14.915812+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331c4fe81c530d4ee6515088e68e89e12f09d781de6799759e95269e54f1a34c9bec5ebfab53c6384fa159151986cbf1df494d93d36bbd2c3b873a34891bd1a72523b1a5c16e3183cab7f7611ad85dafb9e', '2026-11-28 14:31:03.589533+00', '2026-11-28 14:31:03.589533+00'),
('sandbox_seed', E'\\x6d707331c4fe81c530d4ee6549b766c94f4d3244b955910cac46694a8ffdbf61e8146d45f86892691c5b6028ad5936f51148b4926b745dc826a4f91ed6f0508c6eb5154480b7b831ac8e336c06d76d509d0a77fe846153dd291703f275573a9fc47f742e54ac79267c41cef44c87db2d', '2026-11-28 14:31:03.581014+00', '2026-11-28 14:31:03.581014+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h92fh3p0rtb90gvfaeb4kd', E'\\xa44dbebc90090da505a5086c0fea2f070be3ecb3242dd48d8d2a8dd2135a7d6f', '2026-11-28 14:31:14.238356+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 14:31:14.238356+00', '2026-11-28 14:31:14.238356+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:31:14.591583+00'),
('2', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:43511/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:31:14.303565+00', '2026-11-28 14:31:14.303565+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:31:14.591583+00'),
('3', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8h92gpzw4et2dx014vcn5x8"}, "environment": "test"}', '2026-11-28 14:31:14.981398+00', '2026-11-28 14:31:14.981398+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:31:15.599839+00'),
('4', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8h92p6h191mm069536yg0km"}, "environment": "test"}', '2026-11-28 14:31:25.648825+00', '2026-11-28 14:31:25.648825+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:31:26.679614+00'),
('5', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:43511/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:31:43.206513+00', '2026-11-28 14:31:43.206513+00', '0', NULL, NULL, NULL),
('6', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73783.69", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:31:43.409747+00', '2026-11-28 14:31:43.409747+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h92xvn08mvvxvcgw2d56km', 'withdrawal.resolve', 'wd_01m8h92v9xtwxpv9ydfxg7na44', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 14:31:28.373197+00', '2026-11-29 14:31:28.373197+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h92z9bca97yj0vx9bcqkwk', 'bill', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281531yegdracz85yqw084', NULL, '2026-11-28 14:31:29.838721+00', '2026-11-28 14:31:29.913531+00'),
('bill_01m8h92zdzbn1zb6v1ah9awz4w', 'bill', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281531n56m4br7p65q3ahx', NULL, '2026-11-28 14:31:29.983848+00', '2026-11-28 14:31:30.023224+00'),
('col_01m8h93a1rmrnab90z3m0e30a4', 'collection', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 14:32:00.85929+00', NULL, 'sim_col_01m8h93a1rmrnab90z3m0e30a4', NULL, '2026-11-28 14:31:40.85929+00', '2026-11-28 14:31:43.053787+00'),
('sale_01m8h939yaq778bem6btf6811h', 'usdt_sale', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h939yaq778bem6btf6811h', NULL, '2026-11-28 14:31:40.747197+00', '2026-11-28 14:31:40.808379+00'),
('wd_01m8h92g96ezmpp1ph4bdxt5r3', 'withdrawal', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h92g96ezmpp1ph4bdxt5r3', NULL, '2026-11-28 14:31:14.477234+00', '2026-11-28 14:31:14.627849+00'),
('wd_01m8h92gpzw4et2dx014vcn5x8', 'withdrawal', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h92gpzw4et2dx014vcn5x8', 'The sandbox fails amounts ending in .01.', '2026-11-28 14:31:14.915812+00', '2026-11-28 14:31:14.981398+00'),
('wd_01m8h92gw6qgjy7001mxgjk5ft', 'withdrawal', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h92gw6qgjy7001mxgjk5ft', NULL, '2026-11-28 14:31:15.079118+00', '2026-11-28 14:31:20.193592+00'),
('wd_01m8h92p6h191mm069536yg0km', 'withdrawal', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h92p6h191mm069536yg0km', 'The sandbox reverses amounts ending in .04.', '2026-11-28 14:31:20.535611+00', '2026-11-28 14:31:25.648825+00'),
('wd_01m8h92v9xtwxpv9ydfxg7na44', 'withdrawal', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h92xvn08mvvxvcgw2d56km', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h92v9xtwxpv9ydfxg7na44', NULL, '2026-11-28 14:31:25.757677+00', '2026-11-28 14:31:28.462672+00'),
('wd_01m8h92y0dsfranc0xf8stqnj7', 'withdrawal', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h92y0dsfranc0xf8stqnj7', NULL, '2026-11-28 14:31:28.525747+00', '2026-11-28 14:31:28.633492+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TF2C5kmGBLFNN5YYiZuGjcdPvvzKL3xS6P', '0', '8999999985632000', 'true'),
('TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz', '0', '268000', 'true'),
('TVjM8GjXufnupC9fKisTs4oyCbUWNFcwzr', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795876274011'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795876284018'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795876290117'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795876292603'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795876295374'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795876297976'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795876300641');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('272569f4361c99eed5792ccd10aad68cce5370da8e717faab54b21a178496bff', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz', '15000000', '0', '0'),
('a78519c04716b4be99ad5c9c5cb7045dc114e74a3b9052815b416d4dacad314b', '6', 'trx_transfer', 'SUCCESS', 'TF2C5kmGBLFNN5YYiZuGjcdPvvzKL3xS6P', 'TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz', '13650000', '1100000', '0'),
('ad5b8b898217b6b871babdca248493d26e8a2204cae4f2e07492f3b2d9d3c67c', '7', 'usdt_transfer', 'SUCCESS', 'TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz', 'TVjM8GjXufnupC9fKisTs4oyCbUWNFcwzr', '25000000', '13000000', '130000'),
('b01fdb4177fb3b0df86e40701ac80d06ef597757912fb24a5dcf04761dc03ea5', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz', '10000000', '0', '0'),
('c9357e6cf41e96bac1b4fdac134faa487e7f0d7169059ce9c7dac6ec8115d744', '8', 'trx_transfer', 'SUCCESS', 'TRKtixuNt3Czgpqb7aMjsHWwvHGgVujVnz', 'TF2C5kmGBLFNN5YYiZuGjcdPvvzKL3xS6P', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, asset, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('adj_01m8h93cd5rcqygv4j9f4fjtn4', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'adjustment', 'COMPLETED', '150050', '0', NULL, 'wallet', 'Demo Merchant', 'Adjustment: An example.', NULL, '{}', NULL, NULL, '2026-11-28 14:31:43.275421+00', '2026-11-28 14:31:43.275421+00'),
('bill_01m8h92z9bca97yj0vx9bcqkwk', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h92z92x7sw3cj2mc6c9rvm', '2026-11-28 14:31:29.838721+00', '2026-11-28 14:31:29.913531+00'),
('bill_01m8h92zdzbn1zb6v1ah9awz4w', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h92zdvdkr0h3chxm97xrbq', '2026-11-28 14:31:29.983848+00', '2026-11-28 14:31:30.023224+00'),
('col_01m8h93a1rmrnab90z3m0e30a4', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'collection', 'COMPLETED', '3193826', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h93a1hhyt6ny1bw6a4266x', '2026-11-28 14:31:40.85929+00', '2026-11-28 14:31:43.053787+00'),
('hld_01m8h93chamzb3afmt5vt80jte', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'hold', 'COMPLETED', '7378369', '0', NULL, 'wallet', 'Demo Merchant', 'On hold: fraud report, case FR-2026-114: An example.', NULL, '{"ground": "fraud_report", "caseNumber": "FR-2026-114"}', NULL, NULL, '2026-11-28 14:31:43.409747+00', '2026-11-28 14:31:43.409747+00'),
('txn_01m8h92g6b5cq1v1gt8vsa7ger', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h92g5q3rna6byn8krnbt38', '2026-11-28 14:31:14.394778+00', '2026-11-28 14:31:14.394778+00'),
('txn_01m8h93ckwtyxjtbh6jarq9725', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 14:31:43.484723+00', '2026-11-28 14:31:43.484723+00'),
('wd_01m8h92g96ezmpp1ph4bdxt5r3', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h92g8hhew2gakv603yj3y0', '2026-11-28 14:31:14.477234+00', '2026-11-28 14:31:14.627849+00'),
('wd_01m8h92gpzw4et2dx014vcn5x8', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h92gp3r66jd6s7gj0m4kb0', '2026-11-28 14:31:14.915812+00', '2026-11-28 14:31:14.981398+00'),
('wd_01m8h92gw6qgjy7001mxgjk5ft', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h92gvv6vpwagxde32h40kc', '2026-11-28 14:31:15.079118+00', '2026-11-28 14:31:20.193592+00'),
('wd_01m8h92p6h191mm069536yg0km', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h92p61v7d269ybhty1zpq5', '2026-11-28 14:31:20.535611+00', '2026-11-28 14:31:25.648825+00'),
('wd_01m8h92v9xtwxpv9ydfxg7na44', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h92v9n8ar5wwbcsbsx36vm', '2026-11-28 14:31:25.757677+00', '2026-11-28 14:31:28.462672+00'),
('wd_01m8h92y0dsfranc0xf8stqnj7', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h92y0ahdenygs6084zrn7m', '2026-11-28 14:31:28.525747+00', '2026-11-28 14:31:28.633492+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h939xjfej0zfhr70qtwhv5', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', '10000000', '1544.75000000', '1529.30000000', '1529300', '2500', NULL, '1526800', '15450', '2026-11-28 14:31:40.723589+00', '2026-11-28 14:32:40.722+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h939yaq778bem6btf6811h', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'COMPLETED', '10000000', '1544.75000000', '1529.30000000', '1529300', '2500', NULL, '1526800', '15450', 'qte_01m8h939xjfej0zfhr70qtwhv5', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h939xrzzrkcw02pk7t8z3b', '2026-11-28 14:31:40.747197+00', '2026-11-28 14:31:40.808379+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h92fh3p0rtb90gvfaeb4kd', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$ztTQhe6V2TfPQJxXFVn3VQ$zqUh3ngGWajjpxE8R5o/or+4LkoB6UcN8N6+sx0J73I', '1', NULL, NULL, NULL, '2026-11-28 14:31:13.724685+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'simulator', 'biz_01m8h92fh3mm40vfa5j1btxmke', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 14:31:13.724685+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8h93chamzb3afmt5vt80jte', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', 'NGN', '7378369', '7378369', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 14:31:43.409747+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h92g966varaw07hm8xgayn', '1', 'http://127.0.0.1:43511/webhooks', '2026-11-28 14:31:14.695+00', '59', '204', '', NULL),
('msg_01m8h92gpzw62wyn4kpngrjy5d', '1', 'http://127.0.0.1:43511/webhooks', '2026-11-28 14:31:15.016+00', '6', '204', '', NULL),
('msg_01m8h92gw6d8kwsd2yehxwv1sb', '1', 'http://127.0.0.1:43511/webhooks', '2026-11-28 14:31:20.254+00', '2', '204', '', NULL),
('msg_01m8h92p6h33aen5942yktgecn', '1', 'http://127.0.0.1:43511/webhooks', '2026-11-28 14:31:25.698+00', '24', '204', '', NULL),
('msg_01m8h92p6ha1v8955wexdsr1wx', '1', 'http://127.0.0.1:43511/webhooks', '2026-11-28 14:31:20.645+00', '4', '204', '', NULL),
('msg_01m8h92v9xr24ntfp696xghwg0', '1', 'http://127.0.0.1:43511/webhooks', '2026-11-28 14:31:28.49+00', '4', '204', '', NULL),
('msg_01m8h92y0dk22e8ddn4yejfwfe', '1', 'http://127.0.0.1:43511/webhooks', '2026-11-28 14:31:28.649+00', '2', '500', '', NULL),
('msg_01m8h92y0dk22e8ddn4yejfwfe', '2', 'http://127.0.0.1:43511/webhooks', '2026-11-28 14:31:29.765+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h92g966varaw07hm8xgayn', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h92g96ezmpp1ph4bdxt5r3', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:31:14.574Z","data":{"transactionId":"wd_01m8h92g96ezmpp1ph4bdxt5r3","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:31:14.477Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:31:14.627849+00', '2026-11-28 14:31:14.759046+00', NULL),
('msg_01m8h92gpzw62wyn4kpngrjy5d', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h92gpzw4et2dx014vcn5x8', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:31:14.955Z","data":{"transactionId":"wd_01m8h92gpzw4et2dx014vcn5x8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:31:14.915Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:31:14.981398+00', '2026-11-28 14:31:15.023389+00', NULL),
('msg_01m8h92gw6d8kwsd2yehxwv1sb', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h92gw6qgjy7001mxgjk5ft', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:31:20.173Z","data":{"transactionId":"wd_01m8h92gw6qgjy7001mxgjk5ft","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:31:15.079Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:31:20.193592+00', '2026-11-28 14:31:20.257877+00', NULL),
('msg_01m8h92p6h33aen5942yktgecn', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h92p6h191mm069536yg0km', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:31:25.626Z","data":{"transactionId":"wd_01m8h92p6h191mm069536yg0km","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:31:20.535Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:31:25.648825+00', '2026-11-28 14:31:25.726068+00', NULL),
('msg_01m8h92p6ha1v8955wexdsr1wx', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h92p6h191mm069536yg0km', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:31:20.569Z","data":{"transactionId":"wd_01m8h92p6h191mm069536yg0km","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:31:20.535Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:31:20.601482+00', '2026-11-28 14:31:20.668876+00', NULL),
('msg_01m8h92v9xr24ntfp696xghwg0', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h92v9xtwxpv9ydfxg7na44', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:31:28.452Z","data":{"transactionId":"wd_01m8h92v9xtwxpv9ydfxg7na44","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:31:25.757Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:31:28.462672+00', '2026-11-28 14:31:28.544282+00', NULL),
('msg_01m8h92y0dk22e8ddn4yejfwfe', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h92y0dsfranc0xf8stqnj7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:31:28.595Z","data":{"transactionId":"wd_01m8h92y0dsfranc0xf8stqnj7","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:31:28.525Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:31:28.633492+00', '2026-11-28 14:31:29.768241+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h92fk7afe3hf9jgnmyp2fa', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'prod', NULL, E'\\x6d707331c4fe81c530d4ee65d53bf90b000a662b456964ab38eaa0d2929f05dbb93fa2defa2b07dc15bfaf1357a5f655c9e208c6440d154636de1088d7fc5432e1e8876cb2e231312175d22c52addb78ff8836c1b759c575d8f9', '2026-11-28 14:31:13.724685+00', NULL),
('whs_01m8h92fk7qfee04m4dys8crsc', 'biz_01m8h92fh3mm40vfa5j1btxmke', 'test', NULL, E'\\x6d707331c4fe81c530d4ee65a98f80549e2dd789e47015258ce72bc0d55be162dc68c3d142cf83e98cee31a0e679d4696fe1f114e86d93d6810c54f2cc02ffa1158f43a18354f5aad3384f16ad66d4583b33ccd43532dddaa35c', '2026-11-28 14:31:13.724685+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h92g96ezmpp1ph4bdxt5r3', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h92gpzw4et2dx014vcn5x8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h92gw6qgjy7001mxgjk5ft', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h92p6h191mm069536yg0km', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h92v9xtwxpv9ydfxg7na44', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h92y0dsfranc0xf8stqnj7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
