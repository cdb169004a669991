-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '114', '176', '177', '178', '179', '181', '259', '306', '322', '48', '49', '50', '51', '53');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8frzts0c75qcb8rm8p969nc', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 00:30:55.26592+00'),
('1025', 'biz_01m8frzts0c75qcb8rm8p969nc', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 00:30:55.26592+00'),
('1026', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'NGN', 'available', '0', '7358586', '13', '2026-11-28 00:30:55.26592+00'),
('1027', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 00:30:55.26592+00'),
('1028', 'biz_01m8frzts0c75qcb8rm8p969nc', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 00:30:55.26592+00'),
('1029', 'biz_01m8frzts0c75qcb8rm8p969nc', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 00:30:55.26592+00'),
('1030', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 00:30:55.26592+00'),
('1031', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 00:30:55.26592+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '150000', '1', '2026-11-28 00:30:43.941085+00'),
('114', NULL, 'test', 'NGN', 'commission', '2', '47422', '2', '2026-11-28 00:30:43.941085+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '4899996', '2', '2026-11-28 00:30:43.941085+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-9890000', '3', '2026-11-28 00:30:43.941085+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-1688785', '2', '2026-11-28 00:30:43.941085+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '700006', '3', '2026-11-28 00:30:43.941085+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-50045', '2', '2026-11-28 00:30:43.941085+00'),
('259', NULL, 'test', 'USDT', 'custody', '3', '-25000000', '1', '2026-11-28 00:30:43.941085+00'),
('306', NULL, 'test', 'NGN', 'conversion', '2', '-1535180', '1', '2026-11-28 00:30:43.941085+00'),
('322', NULL, 'test', 'USDT', 'conversion', '2', '10000000', '1', '2026-11-28 00:30:43.941085+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '1500', '2', '2026-11-28 00:30:43.941085+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '1000', '1', '2026-11-28 00:30:43.941085+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '2500', '1', '2026-11-28 00:30:43.941085+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '2000', '2', '2026-11-28 00:30:43.941085+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '1000', '1', '2026-11-28 00:30:43.941085+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3174043', '7208536'),
('1026', '13', '23', '150050', '7358586'),
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
('114', '1', '21', '15360', '15360'),
('114', '2', '22', '32062', '47422'),
('176', '1', '3', '5000000', '5000000'),
('176', '2', '10', '-100004', '4899996'),
('177', '1', '1', '-10000000', '-10000000'),
('177', '2', '14', '100000', '-9900000'),
('177', '3', '18', '10000', '-9890000'),
('178', '1', '21', '1517320', '1517320'),
('178', '2', '22', '-3206105', '-1688785'),
('179', '1', '7', '100002', '100002'),
('179', '2', '9', '100004', '200006'),
('179', '3', '16', '500000', '700006'),
('181', '1', '12', '100005', '100005'),
('181', '2', '23', '-150050', '-50045'),
('259', '1', '19', '-25000000', '-25000000'),
('306', '1', '21', '-1535180', '-1535180'),
('322', '1', '21', '10000000', '10000000'),
('48', '1', '3', '2500', '2500'),
('48', '2', '10', '-1000', '1500'),
('49', '1', '14', '1000', '1000'),
('50', '1', '21', '2500', '2500'),
('51', '1', '7', '1000', '1000'),
('51', '2', '9', '1000', '2000'),
('53', '1', '12', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8frzv2hhz5hez77c8an624w', 'payment', 'single', 'test', NULL, '2026-11-28 00:30:55.57409+00', NULL, NULL, NULL),
('10', 'wd_01m8fs00k9f3ns65qytg1jqh3a:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 00:31:06.345778+00', NULL, NULL, NULL),
('11', 'wd_01m8fs05wcrwjczsjy7nc85ctf:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:31:06.637134+00', NULL, NULL, NULL),
('12', 'wd_01m8fs05wcrwjczsjy7nc85ctf:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 00:31:08.913728+00', NULL, NULL, NULL),
('13', 'wd_01m8fs085jr6d79hn9hdqqybwg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:31:08.979782+00', NULL, NULL, NULL),
('14', 'wd_01m8fs085jr6d79hn9hdqqybwg:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 00:31:09.008004+00', NULL, NULL, NULL),
('15', 'bill_01m8fs08gh09ayq6d7xcde4msa:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:31:09.330452+00', NULL, NULL, NULL),
('16', 'bill_01m8fs08gh09ayq6d7xcde4msa:post', 'bill_post', 'post', 'test', '15', '2026-11-28 00:31:09.369707+00', NULL, NULL, NULL),
('17', 'bill_01m8fs08k1gsm8g0certnhms7f:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:31:09.410192+00', NULL, NULL, NULL),
('18', 'bill_01m8fs08k1gsm8g0certnhms7f:post', 'bill_post', 'post', 'test', '17', '2026-11-28 00:31:09.435472+00', NULL, NULL, NULL),
('19', 'cp_01m8fs08n1t3cz32xq7vge1h3c', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 00:31:19.06675+00', NULL, NULL, NULL),
('2', 'wd_01m8frzv3xzkcy09vvejpsyzag:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:30:55.616748+00', NULL, NULL, NULL),
('20', 'sale_01m8fs0j8t3jgbn01nq7e1svdg:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 00:31:19.324404+00', NULL, NULL, NULL),
('21', 'sale_01m8fs0j8t3jgbn01nq7e1svdg:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 00:31:19.364698+00', NULL, NULL, NULL),
('22', 'col_01m8fs0jbz4ct9z7efyvez9vyw:credit', 'collection', 'single', 'test', NULL, '2026-11-28 00:31:21.509809+00', NULL, NULL, NULL),
('23', 'adj_01m8fs0mk4ast51jh15f9nysvg', 'adjustment', 'single', 'test', NULL, '2026-11-28 00:31:21.711778+00', NULL, NULL, NULL),
('3', 'wd_01m8frzv3xzkcy09vvejpsyzag:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 00:30:55.768096+00', NULL, NULL, NULL),
('4', 'wd_01m8frzvc8jj262z4954myhbny:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:30:55.881225+00', NULL, NULL, NULL),
('5', 'wd_01m8frzvc8jj262z4954myhbny:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 00:30:55.938282+00', NULL, NULL, NULL),
('6', 'wd_01m8frzvh2q2r4wf94cb9srdyr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:30:56.035931+00', NULL, NULL, NULL),
('7', 'wd_01m8frzvh2q2r4wf94cb9srdyr:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 00:31:01.153475+00', NULL, NULL, NULL),
('8', 'wd_01m8fs00k9f3ns65qytg1jqh3a:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:31:01.227095+00', NULL, NULL, NULL),
('9', 'wd_01m8fs00k9f3ns65qytg1jqh3a:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 00:31:01.280292+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8frzts12cyz5m0y8zb3ye3a', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', E'\\x435a3f4829a81e224b8e97a258e0f0a1ba3aed4536a2213deab20e6cca571b14', E'\\x6d70733105d99cb7b9ddcb2f6a7354168029893f2a1331459cbcfa2bf11efd3d69245db938c2396e577a7261e835ed42133218525febb4920c5a11dde1c372ab84936e95021a101fe362b3bc141b5493f359ae2f', 'e78S', NULL, NULL, NULL, '2026-11-28 00:30:55.269084+00', NULL, '2026-11-28 00:30:55.316285+00', '127.0.0.1'),
('key_01m8frzts17yggtn51a1xcm35m', 'biz_01m8frzts0c75qcb8rm8p969nc', 'prod', E'\\xe2ac4b8ac6a1d733c53c262a0965299a6a7b4c39b1d2bf8c91ac3df0db521257', E'\\x6d70733105d99cb7b9ddcb2f3e16b44560fbc044e887227cb7b6bf231143f7b4e54dcae64a06074a2cfe5a386f9c26c0160ebc79d78b4aaac8b6d26cc54154a243a932dd2a567277616e3ac8a65e0a3f778c72bf', 'RlqZ', NULL, NULL, NULL, '2026-11-28 00:30:55.269084+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:22c36aff5f0cc1e0e770ef39560da38e7e69e736360a3f3407c9612be779cfe1', '0', '1795912255428'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795826755413'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795826755403');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fs08gh09ayq6d7xcde4msa', '1', 'simulator', 'simulator', '202611280131a6s69z1nzr3kstdz', '1', '1', '2026-11-28 00:31:09.367627+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280131a6s69z1nzr3kstdz', '2026-11-28 00:31:09.358+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fs08k1gsm8g0certnhms7f', '1', 'simulator', 'simulator', '2026112801311qv9y5grk3tzbkhr', '1', '1', '2026-11-28 00:31:09.434556+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112801311qv9y5grk3tzbkhr', '2026-11-28 00:31:09.424+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fs0jbz4ct9z7efyvez9vyw', '1', 'simulator', 'simulator', 'col_01m8fs0jbz4ct9z7efyvez9vyw', '1', '1', '2026-11-28 00:31:19.45578+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fs0jbz4ct9z7efyvez9vyw', '2026-11-28 00:31:21.5+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fs0j8t3jgbn01nq7e1svdg', '1', 'simulator', 'simulator', 'sale_01m8fs0j8t3jgbn01nq7e1svdg', '1', '1', '2026-11-28 00:31:19.361864+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fs0j8t3jgbn01nq7e1svdg', '2026-11-28 00:31:19.347+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frzv3xzkcy09vvejpsyzag', '1', 'simulator', 'simulator', 'wd_01m8frzv3xzkcy09vvejpsyzag', '1', '1', '2026-11-28 00:30:55.765706+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8frzv3xzkcy09vvejpsyzag', '2026-11-28 00:30:55.677+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frzvc8jj262z4954myhbny', '1', 'simulator', 'simulator', 'wd_01m8frzvc8jj262z4954myhbny', '1', '1', '2026-11-28 00:30:55.935751+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8frzvc8jj262z4954myhbny', '2026-11-28 00:30:55.919+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frzvh2q2r4wf94cb9srdyr', '1', 'simulator', 'simulator', 'wd_01m8frzvh2q2r4wf94cb9srdyr', '1', '1', '2026-11-28 00:30:56.094249+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8frzvh2q2r4wf94cb9srdyr', '2026-11-28 00:31:01.136+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fs00k9f3ns65qytg1jqh3a', '1', 'simulator', 'simulator', 'wd_01m8fs00k9f3ns65qytg1jqh3a', '1', '1', '2026-11-28 00:31:01.278851+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fs00k9f3ns65qytg1jqh3a', '2026-11-28 00:31:06.301+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fs05wcrwjczsjy7nc85ctf', '1', 'simulator', 'simulator', 'wd_01m8fs05wcrwjczsjy7nc85ctf', '1', '1', '2026-11-28 00:31:06.692342+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fs05wcrwjczsjy7nc85ctf', '2026-11-28 00:31:08.847+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fs085jr6d79hn9hdqqybwg', '1', 'simulator', 'simulator', 'wd_01m8fs085jr6d79hn9hdqqybwg', '1', '1', '2026-11-28 00:31:09.00704+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fs085jr6d79hn9hdqqybwg', '2026-11-28 00:31:08.992+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 00:30:55.269084+00', 'system', 'business.create', 'biz_01m8frzts0c75qcb8rm8p969nc', '{"kycStatus": "APPROVED"}', 'biz_01m8frzts0c75qcb8rm8p969nc', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 00:30:55.473104+00', 'usr_01m8frzts07hv65kvyt02sdy79', 'sign_in.new_network', 'biz_01m8frzts0c75qcb8rm8p969nc', '{}', 'biz_01m8frzts0c75qcb8rm8p969nc', NULL, 'token', '8831d545f281', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 00:30:55.519102+00', 'usr_01m8frzts07hv65kvyt02sdy79', 'webhook_url.change', 'biz_01m8frzts0c75qcb8rm8p969nc', '{}', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'token', '8831d545f281', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:42611/webhooks"}'),
('4', '2026-11-28 00:31:08.913728+00', 'root', 'withdrawal.resolve', 'wd_01m8fs05wcrwjczsjy7nc85ctf', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 00:31:21.652287+00', 'usr_01m8frzts07hv65kvyt02sdy79', 'webhook_url.change', 'biz_01m8frzts0c75qcb8rm8p969nc', '{}', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'token', '8831d545f281', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:42611/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 00:31:21.711778+00', 'ada', 'balance.adjust', 'biz_01m8frzts0c75qcb8rm8p969nc', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fs0mk4ast51jh15f9nysvg"}', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fs0mk4ast51jh15f9nysvg', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 00:31:21.711778+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 00:30:55.269084+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 00:30:50.67929+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 00:30:50.67929+00');
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
('bill_01m8fs08gh09ayq6d7xcde4msa', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '25093571440571621270', '{}', '73.52 kWh'),
('bill_01m8fs08k1gsm8g0certnhms7f', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8frzts0c75qcb8rm8p969nc', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 00:30:55.269084+00', '2026-11-28 00:31:21.652287+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 00:31:19.125+00', '2026-11-28 00:31:21.41958+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '9db6c855f2b36ca6160b2d07a867a71dca7eb0b8c4f07234a89eb1c55710aeef', '0', 'test', 'cp_01m8fs08n1t3cz32xq7vge1h3c', 'biz_01m8frzts0c75qcb8rm8p969nc', '5', '2026-11-28 00:31:11.73+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 00:31:13.80381+00'),
('simulated', 'e42011653a5674268253c2cbed55b31f72d08a083b707c32da2a44b26aa95978', '0', 'test', 'cp_01m8fs08n1t3cz32xq7vge1h3c', 'biz_01m8frzts0c75qcb8rm8p969nc', '4', '2026-11-28 00:31:09.51+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 00:31:11.649154+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fs0jbz4ct9z7efyvez9vyw', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.24420000', '0', '126.96175800', '32062', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fs0jbz4ct9z7efyvez9vyw');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fs08n1t3cz32xq7vge1h3c', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S', '9db6c855f2b36ca6160b2d07a867a71dca7eb0b8c4f07234a89eb1c55710aeef', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fs08mxv43s1w7ajymfd1qw', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 01:31:09.473+00', '2026-11-28 00:31:09.473+00', '2026-11-28 00:31:19.029+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('4a4b910cdfa5f978a6ecfe4b79444b3a2eb5ad80255626c7c816eeb2d85dbcd4', 'swp_01m8fs0cx5vqy0ths999b702rn', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40f5d0c4fca1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541e913c698f8605aff093c94c40c021d1d7b7ea722121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000002212641578f7e28b2cb28393799fbae1cf69a68f00000000000000000000000000000000000000000000000000000000017d78407095fcc0fca1349001d090c1061241acdb22a1784b2e3ced32a97ef7d207da051e3f9e2059e0e7cdc36a61c14dfa7c6f5a142f8557b3539cd0f11d55f9a8b9b3d2e90c495aa46a311e33ca12bd04a31c', '2026-11-28 00:32:16.501+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 00:31:16.513065+00'),
('dce45c1268b76e0de63ef34bfd752ba0d65c1d324302590c1834b7c0a91918b2', 'swp_01m8fs0cx5vqy0ths999b702rn', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140cfbcc4fca1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541cb605a59a4ca6f2813a31bc09cce96a97ff851ac121541e913c698f8605aff093c94c40c021d1d7b7ea72218d090c10670efe7c0fca1341241d2eb1e572e65a84306a3626e8f5120e224c25df027ad4b95cc0634d704cc5ce5565c6bfc867f882b4fd15954df0a449946b373b8f40c856b3dfc96165e32cd9a1b', '2026-11-28 00:32:13.903+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 00:31:14.039125+00'),
('f758ea934e355feadfde5699714a92d4c4b6b3ba910ec7f990aaafa7ecd9d9bf', 'swp_01m8fs0cx5vqy0ths999b702rn', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840f3e4c4fca1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541e913c698f8605aff093c94c40c021d1d7b7ea722121541cb605a59a4ca6f2813a31bc09cce96a97ff851ac18b0a817709390c1fca1341241f995db7f2bae7fcba1e920f8a2f88fdac52c1d64f74aada15f5ffe17312f708e030d6338c54e39102474f98d156dba37a67e5a12b663615ee0b249a2c677683c1c', '2026-11-28 00:32:19.059+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 00:31:19.076167+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fs0cx5vqy0ths999b702rn', 'cp_01m8fs08n1t3cz32xq7vge1h3c', 'test', '0', 'TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 00:31:13.826456+00', '2026-11-28 00:31:19.021217+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', 'collection', '1', '3174043', '0'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', 'sales', '1', '1519820'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/bills/data', 'fba607df1791c533b1e8c9bcb71c321f', E'\\x0fa044211b837cd7083fc0fb52de585b0067211ca0bb78f62974d59c973d4248', 'bill_01m8fs08k1gsm8g0certnhms7f', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fs08k1gsm8g0certnhms7f","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 00:31:09.410192+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/bills/electricity', '571c3f554584357f3ee0b21837abc123', E'\\x9945a5502487a6c06944e27e5f351d78bbc2b58b4e69d7c249199e0f40124808', 'bill_01m8fs08gh09ayq6d7xcde4msa', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fs08gh09ayq6d7xcde4msa","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"25093571440571621270","units":"73.52 kWh"}', '2026-11-28 00:31:09.330452+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/cross-border/collections', 'e85b27e24fd16fc885ead97957cb5c32', E'\\xc96f0d152d256e05462195e21e1c0f2fe262ced463a0d41f69ca25557746cd30', 'col_01m8fs0jbz4ct9z7efyvez9vyw', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fs0jbz4ct9z7efyvez9vyw","reference":"col_01m8fs0jbz4ct9z7efyvez9vyw","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31740.43,"targetCurrency":"NGN","rate":126.961758,"providerFee":0,"providerRate":128.2442,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T00:31:19.427Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 00:31:19.427563+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/crypto/payments/cp_01m8fs08n1t3cz32xq7vge1h3c/simulate-deposit', '330f5793e8bf7a89a19fb5940e6fc1e1', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fs08n1t3cz32xq7vge1h3c', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fs08n1t3cz32xq7vge1h3c","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S","checkoutUrl":"http://127.0.0.1:33811/pay/01m8fs08n1t3cz32xq7vge1h3c0z6denaz2pyg6jh3rd6sw0tj1v","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:31:09.473Z","payableUntil":"2026-11-28T01:31:09.473Z","environment":"test","createdAt":"2026-11-28T00:31:09.473Z","updatedAt":"2026-11-28T00:31:09.473Z","metadata":{"simulated":true}},"deposit":{"txHash":"e42011653a5674268253c2cbed55b31f72d08a083b707c32da2a44b26aa95978","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 00:31:09.508814+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/crypto/payments/cp_01m8fs08n1t3cz32xq7vge1h3c/simulate-deposit', 'f1296afcb7541bc47741892209a62b0c', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fs08n1t3cz32xq7vge1h3c', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fs08n1t3cz32xq7vge1h3c","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S","checkoutUrl":"http://127.0.0.1:33811/pay/01m8fs08n1t3cz32xq7vge1h3c0z6denaz2pyg6jh3rd6sw0tj1v","returnUrl":null,"status":"UNDERPAID","txHash":"e42011653a5674268253c2cbed55b31f72d08a083b707c32da2a44b26aa95978","reviewReason":null,"expiresAt":"2026-11-28T01:31:09.473Z","payableUntil":"2026-11-28T02:31:09.473Z","environment":"test","createdAt":"2026-11-28T00:31:09.473Z","updatedAt":"2026-11-28T00:31:11.662Z","metadata":{"simulated":true}},"deposit":{"txHash":"9db6c855f2b36ca6160b2d07a867a71dca7eb0b8c4f07234a89eb1c55710aeef","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 00:31:11.729106+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/crypto/payments/create', '0e83303a10ff7c5c7cba52781ba35846', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fs08n1t3cz32xq7vge1h3c', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fs08n1t3cz32xq7vge1h3c","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S","checkoutUrl":"http://127.0.0.1:33811/pay/01m8fs08n1t3cz32xq7vge1h3c0z6denaz2pyg6jh3rd6sw0tj1v","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:31:09.473Z","payableUntil":"2026-11-28T01:31:09.473Z","environment":"test","createdAt":"2026-11-28T00:31:09.473Z","updatedAt":"2026-11-28T00:31:09.473Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 00:31:09.480937+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/crypto/withdrawals/request', '7f1c3dd56baa1e32bec7c20f8e5b8e4b', E'\\x14f39bf8c9cbfec6051e9d1482994d9089ad8a62326c7bed5150640358d359ca', 'sale_01m8fs0j8t3jgbn01nq7e1svdg', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fs0j8t3jgbn01nq7e1svdg","amountUsdt":10,"conversionRate":1519.82,"grossAmountNgn":15198.2,"withdrawalFeeNgn":25,"netAmountNgn":15173.2,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fs0j8t3jgbn01nq7e1svdg","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:31:19.324Z"},"simulated":true,"environment":"test"}', '2026-11-28 00:31:19.324404+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/payment/process', '93298088863015629cac795e889bcc76', E'\\x12d0afa30e164e9071c52118826cf43412bffbbf67a5f0f5d09520bb0a3fc8b3', 'txn_01m8frzv2hhz5hez77c8an624w', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8frzv2hhz5hez77c8an624w","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:30:55.57409+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/withdrawal/request', '8088b2f097f2153fd330c679815be04b', E'\\x6bf44ec569ad9e2c19501af0c6949c82c55cdc471e540eb1caf63b5a8c47efad', 'wd_01m8fs085jr6d79hn9hdqqybwg', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fs085jr6d79hn9hdqqybwg","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:31:08.979Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:31:08.979782+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/withdrawal/request', '90f137745364b45bbe98c7e11d65b441', E'\\xf2c3800009ababd13084f8d4a9c39c4f09c462f67e32eae40110973f44ac0749', 'wd_01m8fs05wcrwjczsjy7nc85ctf', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fs05wcrwjczsjy7nc85ctf","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:31:06.637Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:31:06.637134+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/withdrawal/request', '9eb07f0e7355aa9776252c2187299410', E'\\xf3508623572b8b1fe36072a6290a0d3985e7267d8b9e48345f868f873faf30bb', 'wd_01m8frzvh2q2r4wf94cb9srdyr', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8frzvh2q2r4wf94cb9srdyr","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:30:56.035Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:30:56.035931+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/withdrawal/request', 'demo-42673312-639e-4260-80fb-fe6bec995ec2', E'\\xb914924e2a4ce64e5ea2b373cd3de4b20bbf2c22734bbd10110f8d2222d1f767', 'wd_01m8frzv3xzkcy09vvejpsyzag', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8frzv3xzkcy09vvejpsyzag","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:30:55.616Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:30:55.616748+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/withdrawal/request', 'f17c9b2c38595bbeb2d35a1dfa6205ad', E'\\x63c9a20f71f4df3c9e2fb96b17566020022baaaafa03e98869a497b473ab481c', 'wd_01m8frzvc8jj262z4954myhbny', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8frzvc8jj262z4954myhbny","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:30:55.881Z","environment":"test","simulated":true},"requestId":"req_01m8frzvc3d36rq0rrdhtd9877","simulated":true,"environment":"test"}', '2026-11-28 00:30:55.881225+00'),
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', '/withdrawal/request', 'ffca22a0f117244f95d25fb8a6d909b6', E'\\x7aefe38bd79e12819586a387f64afbb9ac73eb29d7cb94ebdbd1a1e81c36816e', 'wd_01m8fs00k9f3ns65qytg1jqh3a', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fs00k9f3ns65qytg1jqh3a","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:31:01.227Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:31:01.227095+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733105d99cb7b9ddcb2f84d7ccea9d13e8462a61eba7e5c198da7c42b9d8f28f812c97862e306821f95fc06b87d79eb5b70db7af0b27a2cc9400c8d79a5142b0caca8fa1392ba08cd30b3a06367de56411fd', '2026-11-28 00:30:50.350959+00', '2026-11-28 00:30:50.350959+00'),
('sandbox_seed', E'\\x6d70733105d99cb7b9ddcb2fc52f467c1966ef1f52e43c4b2b92825aca507e390514e6e94638dea223f3e4bd404e49fad0742dc39f938e7e8f4d4778bc2044db712a914fae9919a7f753012bc7a9067c96ae3d4f4fba5b5774b5ef7b49bc7ff0d2aaae8bafd53980df1b171e3d2639a3', '2026-11-28 00:30:50.346526+00', '2026-11-28 00:30:50.346526+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8frzts07hv65kvyt02sdy79', E'\\x3fad21044f5c4fc29171bf4aafa15c3560623492b5e3f374f29f2b069bdb03a1', '2026-11-28 00:30:55.473104+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8frzts0c75qcb8rm8p969nc', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 00:30:55.473104+00', '2026-11-28 00:30:55.473104+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:30:56.180236+00'),
('2', 'biz_01m8frzts0c75qcb8rm8p969nc', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:42611/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:30:55.519102+00', '2026-11-28 00:30:55.519102+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:30:56.180236+00'),
('3', 'biz_01m8frzts0c75qcb8rm8p969nc', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:42611/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:31:21.652287+00', '2026-11-28 00:31:21.652287+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fs07zw7b24pqzsmw2p8bk7', 'withdrawal.resolve', 'wd_01m8fs05wcrwjczsjy7nc85ctf', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 00:31:08.79634+00', '2026-11-29 00:31:08.79634+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fs08gh09ayq6d7xcde4msa', 'bill', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280131a6s69z1nzr3kstdz', NULL, '2026-11-28 00:31:09.330452+00', '2026-11-28 00:31:09.369707+00'),
('bill_01m8fs08k1gsm8g0certnhms7f', 'bill', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112801311qv9y5grk3tzbkhr', NULL, '2026-11-28 00:31:09.410192+00', '2026-11-28 00:31:09.435472+00'),
('col_01m8fs0jbz4ct9z7efyvez9vyw', 'collection', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 00:31:39.427563+00', NULL, 'sim_col_01m8fs0jbz4ct9z7efyvez9vyw', NULL, '2026-11-28 00:31:19.427563+00', '2026-11-28 00:31:21.509809+00'),
('sale_01m8fs0j8t3jgbn01nq7e1svdg', 'usdt_sale', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fs0j8t3jgbn01nq7e1svdg', NULL, '2026-11-28 00:31:19.324404+00', '2026-11-28 00:31:19.364698+00'),
('wd_01m8frzv3xzkcy09vvejpsyzag', 'withdrawal', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frzv3xzkcy09vvejpsyzag', NULL, '2026-11-28 00:30:55.616748+00', '2026-11-28 00:30:55.768096+00'),
('wd_01m8frzvc8jj262z4954myhbny', 'withdrawal', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frzvc8jj262z4954myhbny', 'The sandbox fails amounts ending in .01.', '2026-11-28 00:30:55.881225+00', '2026-11-28 00:30:55.938282+00'),
('wd_01m8frzvh2q2r4wf94cb9srdyr', 'withdrawal', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frzvh2q2r4wf94cb9srdyr', NULL, '2026-11-28 00:30:56.035931+00', '2026-11-28 00:31:01.153475+00'),
('wd_01m8fs00k9f3ns65qytg1jqh3a', 'withdrawal', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fs00k9f3ns65qytg1jqh3a', 'The sandbox reverses amounts ending in .04.', '2026-11-28 00:31:01.227095+00', '2026-11-28 00:31:06.345778+00'),
('wd_01m8fs05wcrwjczsjy7nc85ctf', 'withdrawal', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fs07zw7b24pqzsmw2p8bk7', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fs05wcrwjczsjy7nc85ctf', NULL, '2026-11-28 00:31:06.637134+00', '2026-11-28 00:31:08.913728+00'),
('wd_01m8fs085jr6d79hn9hdqqybwg', 'withdrawal', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fs085jr6d79hn9hdqqybwg', NULL, '2026-11-28 00:31:08.979782+00', '2026-11-28 00:31:09.008004+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TD5N1QZVAYz9cgUZUuT8g3vhFQatQtWgtL', '25000000', '0', 'false'),
('TUWZbignvaNJ4zJDWE1yvCsy5KueVWbp3U', '0', '8999999985632000', 'true'),
('TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795825855301'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795825865499'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795825869510'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795825871730'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795825874046'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795825876530'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795825879125');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('4a4b910cdfa5f978a6ecfe4b79444b3a2eb5ad80255626c7c816eeb2d85dbcd4', '7', 'usdt_transfer', 'SUCCESS', 'TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S', 'TD5N1QZVAYz9cgUZUuT8g3vhFQatQtWgtL', '25000000', '13000000', '130000'),
('9db6c855f2b36ca6160b2d07a867a71dca7eb0b8c4f07234a89eb1c55710aeef', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S', '15000000', '0', '0'),
('dce45c1268b76e0de63ef34bfd752ba0d65c1d324302590c1834b7c0a91918b2', '6', 'trx_transfer', 'SUCCESS', 'TUWZbignvaNJ4zJDWE1yvCsy5KueVWbp3U', 'TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S', '13650000', '1100000', '0'),
('e42011653a5674268253c2cbed55b31f72d08a083b707c32da2a44b26aa95978', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S', '10000000', '0', '0'),
('f758ea934e355feadfde5699714a92d4c4b6b3ba910ec7f990aaafa7ecd9d9bf', '8', 'trx_transfer', 'SUCCESS', 'TXDc8oN6D24V1GWz1Aq1jFo8uH257B5i6S', 'TUWZbignvaNJ4zJDWE1yvCsy5KueVWbp3U', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fs08gh09ayq6d7xcde4msa', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fs08gf17hhy61jbvyjyg67', '2026-11-28 00:31:09.330452+00', '2026-11-28 00:31:09.369707+00'),
('bill_01m8fs08k1gsm8g0certnhms7f', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fs08jyhsdr0x6vhaezawtw', '2026-11-28 00:31:09.410192+00', '2026-11-28 00:31:09.435472+00'),
('col_01m8fs0jbz4ct9z7efyvez9vyw', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'collection', 'COMPLETED', '3174043', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fs0jbra7ngbhx73xsa14ck', '2026-11-28 00:31:19.427563+00', '2026-11-28 00:31:21.509809+00'),
('txn_01m8frzv2hhz5hez77c8an624w', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8frzv29sk7bjna7xp3bv0pj', '2026-11-28 00:30:55.57409+00', '2026-11-28 00:30:55.57409+00'),
('wd_01m8frzv3xzkcy09vvejpsyzag', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frzv3qcwbymbhe57gfbedc', '2026-11-28 00:30:55.616748+00', '2026-11-28 00:30:55.768096+00'),
('wd_01m8frzvc8jj262z4954myhbny', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frzvc3d36rq0rrdhtd9877', '2026-11-28 00:30:55.881225+00', '2026-11-28 00:30:55.938282+00'),
('wd_01m8frzvh2q2r4wf94cb9srdyr', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frzvgwtqh3f2wdnnzg3bsj', '2026-11-28 00:30:56.035931+00', '2026-11-28 00:31:01.153475+00'),
('wd_01m8fs00k9f3ns65qytg1jqh3a', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fs00k661fy52hhfj81q162', '2026-11-28 00:31:01.227095+00', '2026-11-28 00:31:06.345778+00'),
('wd_01m8fs05wcrwjczsjy7nc85ctf', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fs05w7xqpqb39rk3fewssn', '2026-11-28 00:31:06.637134+00', '2026-11-28 00:31:08.913728+00'),
('wd_01m8fs085jr6d79hn9hdqqybwg', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fs085f1q0p1v8enn1pakpg', '2026-11-28 00:31:08.979782+00', '2026-11-28 00:31:09.008004+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fs0j89c4w0bq043te63kea', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', '10000000', '1535.18000000', '1519.82000000', '1519820', '2500', '1517320', '15360', '2026-11-28 00:31:19.307916+00', '2026-11-28 00:32:19.305+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fs0j8t3jgbn01nq7e1svdg', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'COMPLETED', '10000000', '1535.18000000', '1519.82000000', '1519820', '2500', '1517320', '15360', 'qte_01m8fs0j89c4w0bq043te63kea', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fs0j8h36pyqb1dbm5ts4kf', '2026-11-28 00:31:19.324404+00', '2026-11-28 00:31:19.364698+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8frzts07hv65kvyt02sdy79', 'biz_01m8frzts0c75qcb8rm8p969nc', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$ladIVh5/iuBwzRUaN563MQ$5cROa+Mhzy4sAfQRN81NuIP1J8yYCsYCCNAD/cKg4tQ', '1', NULL, NULL, NULL, '2026-11-28 00:30:55.269084+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'simulator', 'biz_01m8frzts0c75qcb8rm8p969nc', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 00:30:55.269084+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8frzv8wxnjgqj8tckwgf0hs', '1', 'http://127.0.0.1:42611/webhooks', '2026-11-28 00:30:55.79+00', '19', '204', '', NULL),
('msg_01m8frzve6t7c1b1763p7hjd9g', '1', 'http://127.0.0.1:42611/webhooks', '2026-11-28 00:30:55.979+00', '3', '204', '', NULL),
('msg_01m8fs00h8c3mr8qn39s54d0ny', '1', 'http://127.0.0.1:42611/webhooks', '2026-11-28 00:31:01.185+00', '7', '204', '', NULL),
('msg_01m8fs00n25eh6kra1x5tgd3vx', '1', 'http://127.0.0.1:42611/webhooks', '2026-11-28 00:31:01.289+00', '2', '204', '', NULL),
('msg_01m8fs05kdwdf18nqr15ybv4b6', '1', 'http://127.0.0.1:42611/webhooks', '2026-11-28 00:31:06.368+00', '4', '204', '', NULL),
('msg_01m8fs083ky5gxpnnxfg44tvwh', '1', 'http://127.0.0.1:42611/webhooks', '2026-11-28 00:31:08.921+00', '6', '204', '', NULL),
('msg_01m8fs086hj18nthvp1fbtp4b8', '1', 'http://127.0.0.1:42611/webhooks', '2026-11-28 00:31:09.017+00', '3', '500', '', NULL),
('msg_01m8fs086hj18nthvp1fbtp4b8', '2', 'http://127.0.0.1:42611/webhooks', '2026-11-28 00:31:09.268+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8frzv8wxnjgqj8tckwgf0hs', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal.completed', 'wd_01m8frzv3xzkcy09vvejpsyzag', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:30:55.677Z","data":{"transactionId":"wd_01m8frzv3xzkcy09vvejpsyzag","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:30:55.616Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:30:55.768096+00', '2026-11-28 00:30:55.812092+00', NULL),
('msg_01m8frzve6t7c1b1763p7hjd9g', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal.failed', 'wd_01m8frzvc8jj262z4954myhbny', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:30:55.919Z","data":{"transactionId":"wd_01m8frzvc8jj262z4954myhbny","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:30:55.881Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:30:55.938282+00', '2026-11-28 00:30:55.983881+00', NULL),
('msg_01m8fs00h8c3mr8qn39s54d0ny', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal.completed', 'wd_01m8frzvh2q2r4wf94cb9srdyr', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:31:01.136Z","data":{"transactionId":"wd_01m8frzvh2q2r4wf94cb9srdyr","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:30:56.035Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:31:01.153475+00', '2026-11-28 00:31:01.194125+00', NULL),
('msg_01m8fs00n25eh6kra1x5tgd3vx', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal.completed', 'wd_01m8fs00k9f3ns65qytg1jqh3a', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:31:01.249Z","data":{"transactionId":"wd_01m8fs00k9f3ns65qytg1jqh3a","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:31:01.227Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:31:01.280292+00', '2026-11-28 00:31:01.292007+00', NULL),
('msg_01m8fs05kdwdf18nqr15ybv4b6', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal.failed', 'wd_01m8fs00k9f3ns65qytg1jqh3a', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:31:06.301Z","data":{"transactionId":"wd_01m8fs00k9f3ns65qytg1jqh3a","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:31:01.227Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:31:06.345778+00', '2026-11-28 00:31:06.375425+00', NULL),
('msg_01m8fs083ky5gxpnnxfg44tvwh', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal.completed', 'wd_01m8fs05wcrwjczsjy7nc85ctf', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:31:08.893Z","data":{"transactionId":"wd_01m8fs05wcrwjczsjy7nc85ctf","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:31:06.637Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:31:08.913728+00', '2026-11-28 00:31:08.927371+00', NULL),
('msg_01m8fs086hj18nthvp1fbtp4b8', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', 'withdrawal.completed', 'wd_01m8fs085jr6d79hn9hdqqybwg', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:31:08.992Z","data":{"transactionId":"wd_01m8fs085jr6d79hn9hdqqybwg","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:31:08.979Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:31:09.008004+00', '2026-11-28 00:31:09.274523+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8frzts9628fjnzz33x664a5', 'biz_01m8frzts0c75qcb8rm8p969nc', 'test', E'\\x6d70733105d99cb7b9ddcb2fb470477d2d9ae6286f8cc5c8290e279e217e7e96a428ee243fe152d2ef4a851cacf18f66963299cc9225a81c73ea1ab08c079c48ce9eb20f8c3cebd338da535697a832bcde9a8f1e32dbce476bc7', '2026-11-28 00:30:55.269084+00', NULL),
('whs_01m8frzts9cgesw9xkqjr53svk', 'biz_01m8frzts0c75qcb8rm8p969nc', 'prod', E'\\x6d70733105d99cb7b9ddcb2f5dde8a2c5a3a94f6e4fea4378d305e53fa263f805322494417932da63b7491940226a68663d0f27f9b7b9603f367ffb8f0e3826dfc522337792b93cefeccea94a3324af4c771c32c709ef9afc238', '2026-11-28 00:30:55.269084+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8frzv3xzkcy09vvejpsyzag', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8frzvc8jj262z4954myhbny', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8frzvh2q2r4wf94cb9srdyr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fs00k9f3ns65qytg1jqh3a', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fs05wcrwjczsjy7nc85ctf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fs085jr6d79hn9hdqqybwg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
