-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '118', '124', '176', '181', '182', '188', '262', '316', '332', '48', '54', '60');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-26 21:50:22.436374+00'),
('1025', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-26 21:50:22.436374+00'),
('1026', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'NGN', 'available', '0', '7352639', '13', '2026-11-26 21:50:22.436374+00'),
('1027', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-26 21:50:22.436374+00'),
('1028', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-26 21:50:22.436374+00'),
('1029', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-26 21:50:22.436374+00'),
('1030', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-26 21:50:22.436374+00'),
('1031', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-26 21:50:22.436374+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '32001', '1', '2026-11-26 21:50:11.020817+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '150000', '1', '2026-11-26 21:50:11.020817+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '15330', '1', '2026-11-26 21:50:11.020817+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '1649853', '5', '2026-11-26 21:50:11.020817+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '510000', '2', '2026-11-26 21:50:11.020817+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-9799998', '3', '2026-11-26 21:50:11.020817+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '1614485', '2', '2026-11-26 21:50:11.020817+00'),
('262', NULL, 'test', 'USDT', 'custody', '6', '-25000000', '1', '2026-11-26 21:50:11.020817+00'),
('316', NULL, 'test', 'NGN', 'conversion', '12', '-1532310', '1', '2026-11-26 21:50:11.020817+00'),
('332', NULL, 'test', 'USDT', 'conversion', '12', '10000000', '1', '2026-11-26 21:50:11.020817+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '2500', '3', '2026-11-26 21:50:11.020817+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '2000', '2', '2026-11-26 21:50:11.020817+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '3500', '2', '2026-11-26 21:50:11.020817+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3168096', '7202589'),
('1026', '13', '23', '150050', '7352639'),
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
('112', '1', '22', '32001', '32001'),
('118', '1', '1', '150000', '150000'),
('124', '1', '21', '15330', '15330'),
('176', '1', '3', '5000000', '5000000'),
('176', '2', '9', '100004', '5100004'),
('176', '3', '10', '-100004', '5000000'),
('176', '4', '22', '-3200097', '1799903'),
('176', '5', '23', '-150050', '1649853'),
('181', '1', '16', '500000', '500000'),
('181', '2', '18', '10000', '510000'),
('182', '1', '1', '-10000000', '-10000000'),
('182', '2', '7', '100002', '-9899998'),
('182', '3', '14', '100000', '-9799998'),
('188', '1', '12', '100005', '100005'),
('188', '2', '21', '1514480', '1614485'),
('262', '1', '19', '-25000000', '-25000000'),
('316', '1', '21', '-1532310', '-1532310'),
('332', '1', '21', '10000000', '10000000'),
('48', '1', '3', '2500', '2500'),
('48', '2', '9', '1000', '3500'),
('48', '3', '10', '-1000', '2500'),
('54', '1', '7', '1000', '1000'),
('54', '2', '14', '1000', '2000'),
('60', '1', '12', '1000', '1000'),
('60', '2', '21', '2500', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8cxd57qe99xwj591emqtr6t', 'payment', 'single', 'test', NULL, '2026-11-26 21:50:22.9716+00', NULL, NULL, NULL),
('10', 'wd_01m8cxdb6dhyvt9mmcref8da6b:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-26 21:50:34.222118+00', NULL, NULL, NULL),
('11', 'wd_01m8cxdggpxpb9y0v0vnskt2q5:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:34.520124+00', NULL, NULL, NULL),
('12', 'wd_01m8cxdggpxpb9y0v0vnskt2q5:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-26 21:50:36.845532+00', NULL, NULL, NULL),
('13', 'wd_01m8cxdk03rjbmnpmsek9an3g8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:37.060073+00', NULL, NULL, NULL),
('14', 'wd_01m8cxdk03rjbmnpmsek9an3g8:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-26 21:50:37.118238+00', NULL, NULL, NULL),
('15', 'bill_01m8cxdkg2b52m0grjtvjr4d0b:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:37.571962+00', NULL, NULL, NULL),
('16', 'bill_01m8cxdkg2b52m0grjtvjr4d0b:post', 'bill_post', 'post', 'test', '15', '2026-11-26 21:50:37.649581+00', NULL, NULL, NULL),
('17', 'bill_01m8cxdkn1d1xwsrt4mp1t3fqc:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:37.730133+00', NULL, NULL, NULL),
('18', 'bill_01m8cxdkn1d1xwsrt4mp1t3fqc:post', 'bill_post', 'post', 'test', '17', '2026-11-26 21:50:37.796853+00', NULL, NULL, NULL),
('19', 'cp_01m8cxdkryqckmb95cn8d674ha', 'crypto_settlement', 'single', 'test', NULL, '2026-11-26 21:50:47.237793+00', NULL, NULL, NULL),
('2', 'wd_01m8cxd59xnxp4ns0v815tgbfw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:23.040617+00', NULL, NULL, NULL),
('20', 'sale_01m8cxdx3a2pmw9sbqyz736k83:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:47.404249+00', NULL, NULL, NULL),
('21', 'sale_01m8cxdx3a2pmw9sbqyz736k83:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-26 21:50:47.441848+00', NULL, NULL, NULL),
('22', 'col_01m8cxdx60psmwhrrak0rsj7ss:credit', 'collection', 'single', 'test', NULL, '2026-11-26 21:50:49.605561+00', NULL, NULL, NULL),
('23', 'adj_01m8cxdzdmec7ez16wbe8sctaa', 'adjustment', 'single', 'test', NULL, '2026-11-26 21:50:49.784238+00', NULL, NULL, NULL),
('3', 'wd_01m8cxd59xnxp4ns0v815tgbfw:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-26 21:50:23.164132+00', NULL, NULL, NULL),
('4', 'wd_01m8cxd5nttdcywkvm6dxj20bp:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:23.422489+00', NULL, NULL, NULL),
('5', 'wd_01m8cxd5nttdcywkvm6dxj20bp:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-26 21:50:23.492229+00', NULL, NULL, NULL),
('6', 'wd_01m8cxd5yn5v2dp1rvpjf9fa7w:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:23.703321+00', NULL, NULL, NULL),
('7', 'wd_01m8cxd5yn5v2dp1rvpjf9fa7w:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-26 21:50:28.873023+00', NULL, NULL, NULL),
('8', 'wd_01m8cxdb6dhyvt9mmcref8da6b:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 21:50:29.070112+00', NULL, NULL, NULL),
('9', 'wd_01m8cxdb6dhyvt9mmcref8da6b:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-26 21:50:29.126574+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8cxd4q38ertx4hr873g830y', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'prod', E'\\xc335e88e1c2069ba47eeb3eccd75e0486e8cb11c06e31c0465b4db57004d649d', E'\\x6d70733176764e6e16f01bb908d983d31b5be2204f5cccc21cb737c1b8d1b2e379722eae554fb5327384257602e434864054426e42b5c005952da9371a175d3bc53003f18ae3705b7d7c665388ab40e0967549f2', '2026-11-26 21:50:22.443783+00', NULL, NULL),
('key_01m8cxd4q3tdx7ksm25c71gjah', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', E'\\x4006243d369a52d3aa3b36523cf3c929cc121b92ebdbcd180ded8c85d71ef88b', E'\\x6d70733176764e6e16f01bb9133d34426324333ba01b516114747ff05b93a5d0d1bdc2240451c3211ead0b17f64e595e665d85138f8a9bd047972effda821b25f03bd0604935e11acb8fe88a3fd2dfbe8dd4114c', '2026-11-26 21:50:22.443783+00', NULL, '2026-11-26 21:50:22.535913+00');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:dcbfb4cc2352e2a6a2686c14713ef493cbf562307f5ac20a20237f6124bd685b', '0', '1795816222814'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795730722798');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8cxdkg2b52m0grjtvjr4d0b', '1', 'simulator', 'simulator', '202611262250qc9sk8vnsgq9zvng', '1', '1', '2026-11-26 21:50:37.643569+00', NULL, NULL, 'succeeded', NULL, 'sim_202611262250qc9sk8vnsgq9zvng', '2026-11-26 21:50:37.621+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8cxdkn1d1xwsrt4mp1t3fqc', '1', 'simulator', 'simulator', '202611262250v0qs1w4vh81p1rnz', '1', '1', '2026-11-26 21:50:37.794713+00', NULL, NULL, 'succeeded', NULL, 'sim_202611262250v0qs1w4vh81p1rnz', '2026-11-26 21:50:37.76+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8cxdx60psmwhrrak0rsj7ss', '1', 'simulator', 'simulator', 'col_01m8cxdx60psmwhrrak0rsj7ss', '1', '1', '2026-11-26 21:50:47.528271+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8cxdx60psmwhrrak0rsj7ss', '2026-11-26 21:50:49.585+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8cxdx3a2pmw9sbqyz736k83', '1', 'simulator', 'simulator', 'sale_01m8cxdx3a2pmw9sbqyz736k83', '1', '1', '2026-11-26 21:50:47.439747+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8cxdx3a2pmw9sbqyz736k83', '2026-11-26 21:50:47.425+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cxd59xnxp4ns0v815tgbfw', '1', 'simulator', 'simulator', 'wd_01m8cxd59xnxp4ns0v815tgbfw', '1', '1', '2026-11-26 21:50:23.159382+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8cxd59xnxp4ns0v815tgbfw', '2026-11-26 21:50:23.109+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cxd5nttdcywkvm6dxj20bp', '1', 'simulator', 'simulator', 'wd_01m8cxd5nttdcywkvm6dxj20bp', '1', '1', '2026-11-26 21:50:23.487752+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8cxd5nttdcywkvm6dxj20bp', '2026-11-26 21:50:23.462+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cxd5yn5v2dp1rvpjf9fa7w', '1', 'simulator', 'simulator', 'wd_01m8cxd5yn5v2dp1rvpjf9fa7w', '1', '1', '2026-11-26 21:50:23.815706+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8cxd5yn5v2dp1rvpjf9fa7w', '2026-11-26 21:50:28.842+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cxdb6dhyvt9mmcref8da6b', '1', 'simulator', 'simulator', 'wd_01m8cxdb6dhyvt9mmcref8da6b', '1', '1', '2026-11-26 21:50:29.12457+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8cxdb6dhyvt9mmcref8da6b', '2026-11-26 21:50:34.189+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cxdggpxpb9y0v0vnskt2q5', '1', 'simulator', 'simulator', 'wd_01m8cxdggpxpb9y0v0vnskt2q5', '1', '1', '2026-11-26 21:50:34.589089+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8cxdggpxpb9y0v0vnskt2q5', '2026-11-26 21:50:36.765+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cxdk03rjbmnpmsek9an3g8', '1', 'simulator', 'simulator', 'wd_01m8cxdk03rjbmnpmsek9an3g8', '1', '1', '2026-11-26 21:50:37.115676+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8cxdk03rjbmnpmsek9an3g8', '2026-11-26 21:50:37.09+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details) overriding system value values
('1', '2026-11-26 21:50:22.443783+00', 'system', 'business.create', 'biz_01m8cxd4q1tjd33sefvt7dr24j', '{"kycStatus": "APPROVED"}'),
('2', '2026-11-26 21:50:22.921442+00', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'profile.change', 'biz_01m8cxd4q1tjd33sefvt7dr24j', '{"fields": ["webhookUrl"], "webhookUrl": "http://127.0.0.1:33093/webhooks", "environment": "test"}'),
('3', '2026-11-26 21:50:36.845532+00', 'demo', 'withdrawal.resolve', 'wd_01m8cxdggpxpb9y0v0vnskt2q5', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}'),
('4', '2026-11-26 21:50:49.743175+00', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'profile.change', 'biz_01m8cxd4q1tjd33sefvt7dr24j', '{"fields": ["webhookUrl"], "webhookUrl": null, "environment": "test"}'),
('5', '2026-11-26 21:50:49.784238+00', 'ada', 'balance.adjust', 'biz_01m8cxd4q1tjd33sefvt7dr24j', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8cxdzdmec7ez16wbe8sctaa"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8cxdzdmec7ez16wbe8sctaa', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-26 21:50:49.784238+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-26 21:50:22.443783+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-26 21:50:13.846446+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-26 21:50:13.846446+00');
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
('bill_01m8cxdkg2b52m0grjtvjr4d0b', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '34585020403791952050', '{}', '73.52 kWh'),
('bill_01m8cxdkn1d1xwsrt4mp1t3fqc', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, is_active, password_hash, sessions_version, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', 'true', '$argon2id$v=19$m=19456,t=2,p=1$VymDjWa3B8nYmXSJqY4fbg$H9gP6IEYUlYX01XlhQz4NyiVbTMCiz91OzZkkEHq5Yk', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-26 21:50:22.443783+00', '2026-11-26 21:50:49.743175+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-26 21:50:47.25+00', '2026-11-26 21:50:49.506784+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '67096ccb16b9134c3e052a590da5c9c5845db0b362e8bc67e628512fa25e3e73', '0', 'test', 'cp_01m8cxdkryqckmb95cn8d674ha', 'biz_01m8cxd4q1tjd33sefvt7dr24j', '4', '2026-11-26 21:50:37.895+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-26 21:50:40.027091+00'),
('simulated', '749d790cbb50f5a547718b58ecbeffa7139dd9f1266ad51e7d9da0356babf608', '0', 'test', 'cp_01m8cxdkryqckmb95cn8d674ha', 'biz_01m8cxd4q1tjd33sefvt7dr24j', '5', '2026-11-26 21:50:40.21+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-26 21:50:42.468961+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8cxdx60psmwhrrak0rsj7ss', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.00390000', '0', '126.72386100', '32001', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8cxdx60psmwhrrak0rsj7ss');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8cxdkryqckmb95cn8d674ha', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ', '749d790cbb50f5a547718b58ecbeffa7139dd9f1266ad51e7d9da0356babf608', NULL, 'demo', '{"simulated": true}', NULL, '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-26 22:50:37.854+00', '2026-11-26 21:50:37.854+00', '2026-11-26 21:50:47.194+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('296f43ef32141d27baac33b51ac964517b3e5d33fa429b3d129209001b07c9b7', 'swp_01m8cxdra7vrcn245wqs0s3s4f', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8409bbcdfcea1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541893d4669a1bc2b60b12a62c629d8e96fcca4db3a12154174f434f68dbe0251eb0af497e1088efee9755e8c18b0a81770bbe7dbcea1341241f2460fc39c34fa5baee9b7f38d861fba41b73a353891f5e78961ddd77ca96acd732c0768323c2d07f27ab4bd375bd81c3ef5fd7d9ac9971594633e6dc3a43b311b', '2026-11-26 21:51:47.227+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-26 21:50:47.235879+00'),
('d2684e0b4e58a87f2d98514cf167a56e3bd6cd5a7ec695b298771196b9f3a805', 'swp_01m8cxdra7vrcn245wqs0s3s4f', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d135211408598dfcea1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154174f434f68dbe0251eb0af497e1088efee9755e8c121541893d4669a1bc2b60b12a62c629d8e96fcca4db3a18d090c10670a5c3dbcea1341241d53a21e7916d9789be61e000e06b3421941a3d1222b2ee904a2b3f1c046ca323645a182d04ac03fec20ba3f63624dec68c91a209100e7624d663fb2b55246f071b', '2026-11-26 21:51:42.597+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-26 21:50:42.825612+00'),
('ebd11fdc8169df53ed20bf5feed23c37d9122df01989de2fb39ca372fa1d13b1', 'swp_01m8cxdra7vrcn245wqs0s3s4f', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40e5aadfcea1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541893d4669a1bc2b60b12a62c629d8e96fcca4db3a121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000b52db7f7f51bbbd94f309ffdc83b92aed3ded12b00000000000000000000000000000000000000000000000000000000017d78407085d6dbcea1349001d090c10612419ad59dae0d1bc348a059b422dea180dbedac6e03900fe29662c46d03b686c1ab267265018f9dfb938bea955edad84baf2b0ad33da292c3240560d9c8132280771c', '2026-11-26 21:51:44.997+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-26 21:50:45.007853+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8cxdra7vrcn245wqs0s3s4f', 'cp_01m8cxdkryqckmb95cn8d674ha', 'test', '0', 'TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-26 21:50:42.499589+00', '2026-11-26 21:50:47.182945+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '2026-11-26', 'bill', '2', '510000', '0'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '2026-11-26', 'collection', '1', '3168096', '0'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '2026-11-26', 'payment', '1', '10000000', '150000'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '2026-11-26', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '2026-11-26', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/bills/data', 'af83305b4c679ee761062345acedcade', E'\\x39b1166f30f51b12e008d18c56336e64514d8390df69cb5d3012233bf259c374', 'bill_01m8cxdkn1d1xwsrt4mp1t3fqc', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8cxdkn1d1xwsrt4mp1t3fqc","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-26 21:50:37.730133+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/bills/electricity', 'f6feef3db3700d589dbe5eea1328c4b3', E'\\x9213d92df261e0fd75d730bc6558974321d103bf9da43ba5ce38a93112ab75c2', 'bill_01m8cxdkg2b52m0grjtvjr4d0b', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8cxdkg2b52m0grjtvjr4d0b","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"34585020403791952050","units":"73.52 kWh"}', '2026-11-26 21:50:37.571962+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/cross-border/collections', '3ee9b44f06aae80ae27629fd81b2215f', E'\\x6813a6612ab379726a62def4b0f3e052aaa2624f6c233136a92873571529c064', 'col_01m8cxdx60psmwhrrak0rsj7ss', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8cxdx60psmwhrrak0rsj7ss","reference":"col_01m8cxdx60psmwhrrak0rsj7ss","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31680.96,"targetCurrency":"NGN","rate":126.723861,"providerFee":0,"providerRate":128.0039,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-26T21:50:47.489Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-26 21:50:47.489149+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/crypto/payments/cp_01m8cxdkryqckmb95cn8d674ha/simulate-deposit', 'cc78401160a2cd5813953e8c1c88c646', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8cxdkryqckmb95cn8d674ha', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8cxdkryqckmb95cn8d674ha","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ","checkoutUrl":"http://127.0.0.1:37251/pay/01m8cxdkryqckmb95cn8d674hay6ngndvmjhszam9ks3phbgqvxg","returnUrl":null,"status":"UNDERPAID","txHash":"67096ccb16b9134c3e052a590da5c9c5845db0b362e8bc67e628512fa25e3e73","reviewReason":null,"expiresAt":"2026-11-26T22:50:37.854Z","environment":"test","createdAt":"2026-11-26T21:50:37.854Z","updatedAt":"2026-11-26T21:50:40.045Z","metadata":{"simulated":true}},"deposit":{"txHash":"749d790cbb50f5a547718b58ecbeffa7139dd9f1266ad51e7d9da0356babf608","amount":15},"simulated":true,"environment":"test"}', '2026-11-26 21:50:40.2075+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/crypto/payments/cp_01m8cxdkryqckmb95cn8d674ha/simulate-deposit', 'fb89010275b09995b40c54181e91af0d', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8cxdkryqckmb95cn8d674ha', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8cxdkryqckmb95cn8d674ha","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ","checkoutUrl":"http://127.0.0.1:37251/pay/01m8cxdkryqckmb95cn8d674hay6ngndvmjhszam9ks3phbgqvxg","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-26T22:50:37.854Z","environment":"test","createdAt":"2026-11-26T21:50:37.854Z","updatedAt":"2026-11-26T21:50:37.854Z","metadata":{"simulated":true}},"deposit":{"txHash":"67096ccb16b9134c3e052a590da5c9c5845db0b362e8bc67e628512fa25e3e73","amount":10},"simulated":true,"environment":"test"}', '2026-11-26 21:50:37.887679+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/crypto/payments/create', '5b79747bdca64f531a65d51d85fb2051', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8cxdkryqckmb95cn8d674ha', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8cxdkryqckmb95cn8d674ha","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ","checkoutUrl":"http://127.0.0.1:37251/pay/01m8cxdkryqckmb95cn8d674hay6ngndvmjhszam9ks3phbgqvxg","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-26T22:50:37.854Z","environment":"test","createdAt":"2026-11-26T21:50:37.854Z","updatedAt":"2026-11-26T21:50:37.854Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-26 21:50:37.861994+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/crypto/withdrawals/request', 'c8ee3b666d56b6052efdb7d817bd74d7', E'\\x1822b312eefb267e39f261dbffa5820d1eb827935c1be4d314cb9a33418b92c8', 'sale_01m8cxdx3a2pmw9sbqyz736k83', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8cxdx3a2pmw9sbqyz736k83","amountUsdt":10,"conversionRate":1516.98,"grossAmountNgn":15169.8,"withdrawalFeeNgn":25,"netAmountNgn":15144.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8cxdx3a2pmw9sbqyz736k83","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T21:50:47.404Z"},"simulated":true,"environment":"test"}', '2026-11-26 21:50:47.404249+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/payment/process', '8611bc73801e6b1548c7f9f06df44597', E'\\x6475022283749b99cbff84ec65a832aa39e6799df4b0d564e69ece25293a26af', 'txn_01m8cxd57qe99xwj591emqtr6t', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8cxd57qe99xwj591emqtr6t","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 21:50:22.9716+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/withdrawal/request', '7eceb42d6cb297264842a23da3913293', E'\\xa8baae8b70cc959fb799e2d41b79617cb3861de2afafdaadac8bd41e019ba4cb', 'wd_01m8cxd5nttdcywkvm6dxj20bp', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8cxd5nttdcywkvm6dxj20bp","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-26T21:50:23.422Z","environment":"test","simulated":true},"requestId":"req_01m8cxd5nkdmzpyhaa9mzy47ka","simulated":true,"environment":"test"}', '2026-11-26 21:50:23.422489+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/withdrawal/request', '821214b04b3db625449b569567d6ec1f', E'\\x66f34910c6c031ecddab31129c269ada0904a847a4b1c3949977890b3d0cfa32', 'wd_01m8cxdb6dhyvt9mmcref8da6b', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8cxdb6dhyvt9mmcref8da6b","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T21:50:29.070Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 21:50:29.070112+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/withdrawal/request', '9027d4102bacebfdcf1371d39380eb93', E'\\xef47e36c828d7264f716ae0c9ff80c5f5b665f8cb8818b0ef5342ce7a42d1346', 'wd_01m8cxd5yn5v2dp1rvpjf9fa7w', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8cxd5yn5v2dp1rvpjf9fa7w","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T21:50:23.703Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 21:50:23.703321+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/withdrawal/request', '93ab592abb4cce4d0bc49b306fbff361', E'\\xe4b23ab72ce414439900e9fddb399dc22fe7e171bfde78180ae491e28e691199', 'wd_01m8cxdggpxpb9y0v0vnskt2q5', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8cxdggpxpb9y0v0vnskt2q5","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T21:50:34.520Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 21:50:34.520124+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/withdrawal/request', 'demo-3f0aac5d-2f72-458d-b52e-c7dd8748258a', E'\\xcf2f2c2cbaf7eca0c75ce4f9ae98887c2d85f0b2228b57ea67c697fb06149a27', 'wd_01m8cxd59xnxp4ns0v815tgbfw', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8cxd59xnxp4ns0v815tgbfw","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T21:50:23.040Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 21:50:23.040617+00'),
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '/withdrawal/request', 'e004fc3ba51e6b840acfe638965c32b4', E'\\x0cbdf1c0d1096396b5364db6d4151f2056bff11e9b5a2a23cc65bbe8e9db1809', 'wd_01m8cxdk03rjbmnpmsek9an3g8', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8cxdk03rjbmnpmsek9an3g8","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T21:50:37.060Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 21:50:37.060073+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733176764e6e16f01bb9335df7ab7db75c86f4d7f6b9cdea1e257830fd62424bc53ebd04d834a0760e029be37c18948830f181ab99d73cc33bfd674d70ea1f6db9e40d3e2c1095fde56f6dbe6dcb4074d9d0', '2026-11-26 21:50:13.43095+00', '2026-11-26 21:50:13.43095+00'),
('sandbox_seed', E'\\x6d70733176764e6e16f01bb9375c97a99421b4de3920c24f702357a96a7c79f3ec733a5ffb202a879750a0d522439105a19295b16d2f20280cad9a68a59c04cf398cd13e66f285299254ec16614ce87d124a500e1e364aa096427f07d53c1a81bcff7c09a0a26d63a5446a0efa9b0af6', '2026-11-26 21:50:13.424761+00', '2026-11-26 21:50:13.424761+00');
insert into public.known_networks (business_id, network_hmac, last_used_at) overriding system value values
('biz_01m8cxd4q1tjd33sefvt7dr24j', E'\\xc2a5d861c4fb887dfcee159d1f38bcf0d950f109266447f4bc50612aa94102eb', '2026-11-26 21:50:22.867081+00');
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8cxdkg2b52m0grjtvjr4d0b', 'bill', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611262250qc9sk8vnsgq9zvng', NULL, '2026-11-26 21:50:37.571962+00', '2026-11-26 21:50:37.649581+00'),
('bill_01m8cxdkn1d1xwsrt4mp1t3fqc', 'bill', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611262250v0qs1w4vh81p1rnz', NULL, '2026-11-26 21:50:37.730133+00', '2026-11-26 21:50:37.796853+00'),
('col_01m8cxdx60psmwhrrak0rsj7ss', 'collection', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-26 21:51:07.489149+00', NULL, 'sim_col_01m8cxdx60psmwhrrak0rsj7ss', NULL, '2026-11-26 21:50:47.489149+00', '2026-11-26 21:50:49.605561+00'),
('sale_01m8cxdx3a2pmw9sbqyz736k83', 'usdt_sale', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8cxdx3a2pmw9sbqyz736k83', NULL, '2026-11-26 21:50:47.404249+00', '2026-11-26 21:50:47.441848+00'),
('wd_01m8cxd59xnxp4ns0v815tgbfw', 'withdrawal', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cxd59xnxp4ns0v815tgbfw', NULL, '2026-11-26 21:50:23.040617+00', '2026-11-26 21:50:23.164132+00'),
('wd_01m8cxd5nttdcywkvm6dxj20bp', 'withdrawal', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cxd5nttdcywkvm6dxj20bp', 'The sandbox fails amounts ending in .01.', '2026-11-26 21:50:23.422489+00', '2026-11-26 21:50:23.492229+00'),
('wd_01m8cxd5yn5v2dp1rvpjf9fa7w', 'withdrawal', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cxd5yn5v2dp1rvpjf9fa7w', NULL, '2026-11-26 21:50:23.703321+00', '2026-11-26 21:50:28.873023+00'),
('wd_01m8cxdb6dhyvt9mmcref8da6b', 'withdrawal', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cxdb6dhyvt9mmcref8da6b', 'The sandbox reverses amounts ending in .04.', '2026-11-26 21:50:29.070112+00', '2026-11-26 21:50:34.222118+00'),
('wd_01m8cxdggpxpb9y0v0vnskt2q5', 'withdrawal', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', 'simulator', '1', 'd2643137-6953-43d5-8bd2-9918353ff996', 'completed', 'demo', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cxdggpxpb9y0v0vnskt2q5', NULL, '2026-11-26 21:50:34.520124+00', '2026-11-26 21:50:36.845532+00'),
('wd_01m8cxdk03rjbmnpmsek9an3g8', 'withdrawal', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cxdk03rjbmnpmsek9an3g8', NULL, '2026-11-26 21:50:37.060073+00', '2026-11-26 21:50:37.118238+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TLdbw6wnfJHRr6GUcQaunfkwiQjRcWKpM1', '0', '8999999985632000', 'true'),
('TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ', '0', '268000', 'true'),
('TSVC5NCDCrdX3iqPqMJGBJnSkKRw4s91Th', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795729822765'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795729832966'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795729837895'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795729840210'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795729842843'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795729845019'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795729847250');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('296f43ef32141d27baac33b51ac964517b3e5d33fa429b3d129209001b07c9b7', '8', 'trx_transfer', 'SUCCESS', 'TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ', 'TLdbw6wnfJHRr6GUcQaunfkwiQjRcWKpM1', '382000', '0', '0'),
('67096ccb16b9134c3e052a590da5c9c5845db0b362e8bc67e628512fa25e3e73', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ', '10000000', '0', '0'),
('749d790cbb50f5a547718b58ecbeffa7139dd9f1266ad51e7d9da0356babf608', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ', '15000000', '0', '0'),
('d2684e0b4e58a87f2d98514cf167a56e3bd6cd5a7ec695b298771196b9f3a805', '6', 'trx_transfer', 'SUCCESS', 'TLdbw6wnfJHRr6GUcQaunfkwiQjRcWKpM1', 'TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ', '13650000', '1100000', '0'),
('ebd11fdc8169df53ed20bf5feed23c37d9122df01989de2fb39ca372fa1d13b1', '7', 'usdt_transfer', 'SUCCESS', 'TNUryodhx6Lt8RELXkfBJrfg7LRXn6bccZ', 'TSVC5NCDCrdX3iqPqMJGBJnSkKRw4s91Th', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, created_at, updated_at) overriding system value values
('bill_01m8cxdkg2b52m0grjtvjr4d0b', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, '2026-11-26 21:50:37.571962+00', '2026-11-26 21:50:37.649581+00'),
('bill_01m8cxdkn1d1xwsrt4mp1t3fqc', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, '2026-11-26 21:50:37.730133+00', '2026-11-26 21:50:37.796853+00'),
('col_01m8cxdx60psmwhrrak0rsj7ss', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'collection', 'COMPLETED', '3168096', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, '2026-11-26 21:50:47.489149+00', '2026-11-26 21:50:49.605561+00'),
('txn_01m8cxd57qe99xwj591emqtr6t', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, '2026-11-26 21:50:22.9716+00', '2026-11-26 21:50:22.9716+00'),
('wd_01m8cxd59xnxp4ns0v815tgbfw', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 21:50:23.040617+00', '2026-11-26 21:50:23.164132+00'),
('wd_01m8cxd5nttdcywkvm6dxj20bp', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 21:50:23.422489+00', '2026-11-26 21:50:23.492229+00'),
('wd_01m8cxd5yn5v2dp1rvpjf9fa7w', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 21:50:23.703321+00', '2026-11-26 21:50:28.873023+00'),
('wd_01m8cxdb6dhyvt9mmcref8da6b', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 21:50:29.070112+00', '2026-11-26 21:50:34.222118+00'),
('wd_01m8cxdggpxpb9y0v0vnskt2q5', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 21:50:34.520124+00', '2026-11-26 21:50:36.845532+00'),
('wd_01m8cxdk03rjbmnpmsek9an3g8', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 21:50:37.060073+00', '2026-11-26 21:50:37.118238+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8cxdx2xxc5hc98m4502zem2', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', '10000000', '1532.31000000', '1516.98000000', '1516980', '2500', '1514480', '15330', '2026-11-26 21:50:47.391465+00', '2026-11-26 21:51:47.39+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, created_at, updated_at) overriding system value values
('sale_01m8cxdx3a2pmw9sbqyz736k83', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'COMPLETED', '10000000', '1532.31000000', '1516.98000000', '1516980', '2500', '1514480', '15330', 'qte_01m8cxdx2xxc5hc98m4502zem2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', '2026-11-26 21:50:47.404249+00', '2026-11-26 21:50:47.441848+00');
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'simulator', 'biz_01m8cxd4q1tjd33sefvt7dr24j', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-26 21:50:22.443783+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8cxd5e2mdhfs6tdjqab9dak', '1', 'http://127.0.0.1:33093/webhooks', '2026-11-26 21:50:23.286+00', '44', '204', '', NULL),
('msg_01m8cxd5r8md6htgncw5e6rsxp', '1', 'http://127.0.0.1:33093/webhooks', '2026-11-26 21:50:23.636+00', '18', '204', '', NULL),
('msg_01m8cxdb0bmwcd62rkqdah929p', '1', 'http://127.0.0.1:33093/webhooks', '2026-11-26 21:50:29.008+00', '8', '204', '', NULL),
('msg_01m8cxdb887y5q2hxmraegs6sy', '1', 'http://127.0.0.1:33093/webhooks', '2026-11-26 21:50:29.222+00', '9', '204', '', NULL),
('msg_01m8cxdg7qjrywsr0q8het908d', '1', 'http://127.0.0.1:33093/webhooks', '2026-11-26 21:50:34.333+00', '6', '204', '', NULL),
('msg_01m8cxdjsjfb4x7xkr2pg55bkf', '1', 'http://127.0.0.1:33093/webhooks', '2026-11-26 21:50:36.991+00', '10', '204', '', NULL),
('msg_01m8cxdk259t5w71fqpvvv08t2', '1', 'http://127.0.0.1:33093/webhooks', '2026-11-26 21:50:37.226+00', '15', '500', '', NULL),
('msg_01m8cxdk259t5w71fqpvvv08t2', '2', 'http://127.0.0.1:33093/webhooks', '2026-11-26 21:50:37.482+00', '6', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8cxd5e2mdhfs6tdjqab9dak', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal.completed', 'wd_01m8cxd59xnxp4ns0v815tgbfw', '{"type":"withdrawal.completed","timestamp":"2026-11-26T21:50:23.109Z","data":{"transactionId":"wd_01m8cxd59xnxp4ns0v815tgbfw","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T21:50:23.040Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 21:50:23.164132+00', '2026-11-26 21:50:23.334432+00', NULL),
('msg_01m8cxd5r8md6htgncw5e6rsxp', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal.failed', 'wd_01m8cxd5nttdcywkvm6dxj20bp', '{"type":"withdrawal.failed","timestamp":"2026-11-26T21:50:23.462Z","data":{"transactionId":"wd_01m8cxd5nttdcywkvm6dxj20bp","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T21:50:23.422Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 21:50:23.492229+00', '2026-11-26 21:50:23.65758+00', NULL),
('msg_01m8cxdb0bmwcd62rkqdah929p', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal.completed', 'wd_01m8cxd5yn5v2dp1rvpjf9fa7w', '{"type":"withdrawal.completed","timestamp":"2026-11-26T21:50:28.842Z","data":{"transactionId":"wd_01m8cxd5yn5v2dp1rvpjf9fa7w","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T21:50:23.703Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 21:50:28.873023+00', '2026-11-26 21:50:29.018838+00', NULL),
('msg_01m8cxdb887y5q2hxmraegs6sy', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal.completed', 'wd_01m8cxdb6dhyvt9mmcref8da6b', '{"type":"withdrawal.completed","timestamp":"2026-11-26T21:50:29.091Z","data":{"transactionId":"wd_01m8cxdb6dhyvt9mmcref8da6b","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T21:50:29.070Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 21:50:29.126574+00', '2026-11-26 21:50:29.232047+00', NULL),
('msg_01m8cxdg7qjrywsr0q8het908d', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal.failed', 'wd_01m8cxdb6dhyvt9mmcref8da6b', '{"type":"withdrawal.failed","timestamp":"2026-11-26T21:50:34.189Z","data":{"transactionId":"wd_01m8cxdb6dhyvt9mmcref8da6b","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T21:50:29.070Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 21:50:34.222118+00', '2026-11-26 21:50:34.341516+00', NULL),
('msg_01m8cxdjsjfb4x7xkr2pg55bkf', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal.completed', 'wd_01m8cxdggpxpb9y0v0vnskt2q5', '{"type":"withdrawal.completed","timestamp":"2026-11-26T21:50:36.829Z","data":{"transactionId":"wd_01m8cxdggpxpb9y0v0vnskt2q5","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T21:50:34.520Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 21:50:36.845532+00', '2026-11-26 21:50:37.002395+00', NULL),
('msg_01m8cxdk259t5w71fqpvvv08t2', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', 'withdrawal.completed', 'wd_01m8cxdk03rjbmnpmsek9an3g8', '{"type":"withdrawal.completed","timestamp":"2026-11-26T21:50:37.090Z","data":{"transactionId":"wd_01m8cxdk03rjbmnpmsek9an3g8","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T21:50:37.060Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 21:50:37.118238+00', '2026-11-26 21:50:37.488675+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8cxd4qktdzsfyj4aqjjxg4p', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'test', E'\\x6d70733176764e6e16f01bb9cf1205a54087034f4e8287bc0cf60f71107e020080fb59bf64366ff8e30d3e6db157e65d127200122a840512bf0a015785c4323fcc944c7605c5485c84cb676e468fe65d2bf774142854958215b6', '2026-11-26 21:50:22.443783+00', NULL),
('whs_01m8cxd4qkw2rv0mm527gmdg5d', 'biz_01m8cxd4q1tjd33sefvt7dr24j', 'prod', E'\\x6d70733176764e6e16f01bb90c0d56b74a859e57e3079befacf8bf123dc3e2fba3c9ad018cd67578e3cbabe85889e4165be12a3bba347c8b25e0bd22efe002713309db1998f1397bee6edafa836d9d67e3389978e11f4ee13a02', '2026-11-26 21:50:22.443783+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8cxd59xnxp4ns0v815tgbfw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cxd5nttdcywkvm6dxj20bp', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cxd5yn5v2dp1rvpjf9fa7w', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cxdb6dhyvt9mmcref8da6b', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cxdggpxpb9y0v0vnskt2q5', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cxdk03rjbmnpmsek9an3g8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 5);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
