-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '115', '119', '176', '177', '179', '183', '190', '259', '311', '327', '49', '51', '55');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-26 20:18:26.130819+00'),
('1025', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-26 20:18:26.130819+00'),
('1026', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'NGN', 'available', '0', '7352322', '13', '2026-11-26 20:18:26.130819+00'),
('1027', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-26 20:18:26.130819+00'),
('1028', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-26 20:18:26.130819+00'),
('1029', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-26 20:18:26.130819+00'),
('1030', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-26 20:18:26.130819+00'),
('1031', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-26 20:18:26.130819+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '150000', '1', '2026-11-26 20:18:15.79286+00'),
('115', NULL, 'test', 'NGN', 'commission', '3', '31998', '1', '2026-11-26 20:18:15.79286+00'),
('119', NULL, 'test', 'NGN', 'commission', '7', '15330', '1', '2026-11-26 20:18:15.79286+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '10000', '1', '2026-11-26 20:18:15.79286+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-9799996', '3', '2026-11-26 20:18:15.79286+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-3299781', '2', '2026-11-26 20:18:15.79286+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '7214327', '5', '2026-11-26 20:18:15.79286+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-150050', '1', '2026-11-26 20:18:15.79286+00'),
('259', NULL, 'test', 'USDT', 'custody', '3', '-25000000', '1', '2026-11-26 20:18:15.79286+00'),
('311', NULL, 'test', 'NGN', 'conversion', '7', '-1532150', '1', '2026-11-26 20:18:15.79286+00'),
('327', NULL, 'test', 'USDT', 'conversion', '7', '10000000', '1', '2026-11-26 20:18:15.79286+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '2000', '2', '2026-11-26 20:18:15.79286+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '-1000', '1', '2026-11-26 20:18:15.79286+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '7000', '4', '2026-11-26 20:18:15.79286+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3167779', '7202272'),
('1026', '13', '23', '150050', '7352322'),
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
('115', '1', '22', '31998', '31998'),
('119', '1', '21', '15330', '15330'),
('176', '1', '18', '10000', '10000'),
('177', '1', '1', '-10000000', '-10000000'),
('177', '2', '9', '100004', '-9899996'),
('177', '3', '14', '100000', '-9799996'),
('179', '1', '10', '-100004', '-100004'),
('179', '2', '22', '-3199777', '-3299781'),
('183', '1', '3', '5000000', '5000000'),
('183', '2', '7', '100002', '5100002'),
('183', '3', '12', '100005', '5200007'),
('183', '4', '16', '500000', '5700007'),
('183', '5', '21', '1514320', '7214327'),
('190', '1', '23', '-150050', '-150050'),
('259', '1', '19', '-25000000', '-25000000'),
('311', '1', '21', '-1532150', '-1532150'),
('327', '1', '21', '10000000', '10000000'),
('49', '1', '9', '1000', '1000'),
('49', '2', '14', '1000', '2000'),
('51', '1', '10', '-1000', '-1000'),
('55', '1', '3', '2500', '2500'),
('55', '2', '7', '1000', '3500'),
('55', '3', '12', '1000', '4500'),
('55', '4', '21', '2500', '7000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8cr4t25b4rv98c0rr275kng', 'payment', 'single', 'test', NULL, '2026-11-26 20:18:26.507516+00', NULL, NULL, NULL),
('10', 'wd_01m8cr4zwqkfpgxqe77dxjamg7:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-26 20:18:37.668636+00', NULL, NULL, NULL),
('11', 'wd_01m8cr558a2tv0j55zdq4j8xv8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:37.963717+00', NULL, NULL, NULL),
('12', 'wd_01m8cr558a2tv0j55zdq4j8xv8:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-26 20:18:40.196341+00', NULL, NULL, NULL),
('13', 'wd_01m8cr57hz1vxavhwyffqz8gtm:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:40.320552+00', NULL, NULL, NULL),
('14', 'wd_01m8cr57hz1vxavhwyffqz8gtm:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-26 20:18:40.354016+00', NULL, NULL, NULL),
('15', 'bill_01m8cr58gb4pp93g3fr4ms9z3x:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:41.292963+00', NULL, NULL, NULL),
('16', 'bill_01m8cr58gb4pp93g3fr4ms9z3x:post', 'bill_post', 'post', 'test', '15', '2026-11-26 20:18:41.34471+00', NULL, NULL, NULL),
('17', 'bill_01m8cr58m29mcmjp0v1a7tv895:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:41.41198+00', NULL, NULL, NULL),
('18', 'bill_01m8cr58m29mcmjp0v1a7tv895:post', 'bill_post', 'post', 'test', '17', '2026-11-26 20:18:41.468057+00', NULL, NULL, NULL),
('19', 'cp_01m8cr58qpkwcze06bnj0zg9th', 'crypto_settlement', 'single', 'test', NULL, '2026-11-26 20:18:50.679142+00', NULL, NULL, NULL),
('2', 'wd_01m8cr4t3vt5k155bw7qx5g3ry:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:26.558241+00', NULL, NULL, NULL),
('20', 'sale_01m8cr5hqztqypw029m3ffj80z:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:50.75244+00', NULL, NULL, NULL),
('21', 'sale_01m8cr5hqztqypw029m3ffj80z:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-26 20:18:50.798309+00', NULL, NULL, NULL),
('22', 'col_01m8cr5htraf2xeph9n2m8prph:credit', 'collection', 'single', 'test', NULL, '2026-11-26 20:18:52.948739+00', NULL, NULL, NULL),
('23', 'adj_01m8cr5m2hfevh8a19htqc8qge', 'adjustment', 'single', 'test', NULL, '2026-11-26 20:18:53.140891+00', NULL, NULL, NULL),
('3', 'wd_01m8cr4t3vt5k155bw7qx5g3ry:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-26 20:18:26.642422+00', NULL, NULL, NULL),
('4', 'wd_01m8cr4tcff6whpghp2t7q4d0m:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:26.833704+00', NULL, NULL, NULL),
('5', 'wd_01m8cr4tcff6whpghp2t7q4d0m:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-26 20:18:26.879666+00', NULL, NULL, NULL),
('6', 'wd_01m8cr4thcxntnk3fwcc5cdxg1:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:26.992149+00', NULL, NULL, NULL),
('7', 'wd_01m8cr4thcxntnk3fwcc5cdxg1:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-26 20:18:32.133829+00', NULL, NULL, NULL),
('8', 'wd_01m8cr4zwqkfpgxqe77dxjamg7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-26 20:18:32.472643+00', NULL, NULL, NULL),
('9', 'wd_01m8cr4zwqkfpgxqe77dxjamg7:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-26 20:18:32.598814+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8cr4sph8evd4hd0bgfyt0ry', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', E'\\xbd8207fb88a764b796c3618661c7a7836c49e0a0be1ac3a7adbc0917d047085b', E'\\x6d707331069da203aa755a4a04ceebd1a43863c05e823134bc22f9ea5a8e1a7590d5922d81c9ba81851e792c4cfb13bb949b4213984dcb1ef43187a09d49d75b4fdff51fad754c82846c79b44a2ebc5da0f149b6', '2026-11-26 20:18:26.136504+00', NULL, '2026-11-26 20:18:26.203904+00'),
('key_01m8cr4sphts9mdnd4rafdx15e', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'prod', E'\\x5a4a32983a5dfdb69cd097b09ba768cb3092f26db06b91cb3fc2a7843c0a5aff', E'\\x6d707331069da203aa755a4ae605904d14e29a2085685afbfd207857af0bd6c4a142dc5ed4979cfb05c397f0cf67b18e93da0ae221ea1651baacc879c0908da8f4d0c7011bb2191d93b66233c6d26f5ff114ba51', '2026-11-26 20:18:26.136504+00', NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:0a010b26e4a6f1e1626e36dcb21236718e9684efa086480e6054de0a00364021', '0', '1795810706324'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795725206287');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8cr58gb4pp93g3fr4ms9z3x', '1', 'simulator', 'simulator', '202611262118f3ygpwq0hjt0vq90', '1', '1', '2026-11-26 20:18:41.337921+00', NULL, NULL, 'succeeded', NULL, 'sim_202611262118f3ygpwq0hjt0vq90', '2026-11-26 20:18:41.322+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8cr58m29mcmjp0v1a7tv895', '1', 'simulator', 'simulator', '202611262118xtmcagf440skgg1x', '1', '1', '2026-11-26 20:18:41.465665+00', NULL, NULL, 'succeeded', NULL, 'sim_202611262118xtmcagf440skgg1x', '2026-11-26 20:18:41.446+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8cr5htraf2xeph9n2m8prph', '1', 'simulator', 'simulator', 'col_01m8cr5htraf2xeph9n2m8prph', '1', '1', '2026-11-26 20:18:50.88032+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8cr5htraf2xeph9n2m8prph', '2026-11-26 20:18:52.931+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8cr5hqztqypw029m3ffj80z', '1', 'simulator', 'simulator', 'sale_01m8cr5hqztqypw029m3ffj80z', '1', '1', '2026-11-26 20:18:50.796852+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8cr5hqztqypw029m3ffj80z', '2026-11-26 20:18:50.776+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cr4t3vt5k155bw7qx5g3ry', '1', 'simulator', 'simulator', 'wd_01m8cr4t3vt5k155bw7qx5g3ry', '1', '1', '2026-11-26 20:18:26.638582+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8cr4t3vt5k155bw7qx5g3ry', '2026-11-26 20:18:26.609+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cr4tcff6whpghp2t7q4d0m', '1', 'simulator', 'simulator', 'wd_01m8cr4tcff6whpghp2t7q4d0m', '1', '1', '2026-11-26 20:18:26.878052+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8cr4tcff6whpghp2t7q4d0m', '2026-11-26 20:18:26.858+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cr4thcxntnk3fwcc5cdxg1', '1', 'simulator', 'simulator', 'wd_01m8cr4thcxntnk3fwcc5cdxg1', '1', '1', '2026-11-26 20:18:27.063513+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8cr4thcxntnk3fwcc5cdxg1', '2026-11-26 20:18:32.095+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cr4zwqkfpgxqe77dxjamg7', '1', 'simulator', 'simulator', 'wd_01m8cr4zwqkfpgxqe77dxjamg7', '1', '1', '2026-11-26 20:18:32.597005+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8cr4zwqkfpgxqe77dxjamg7', '2026-11-26 20:18:37.645+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cr558a2tv0j55zdq4j8xv8', '1', 'simulator', 'simulator', 'wd_01m8cr558a2tv0j55zdq4j8xv8', '1', '1', '2026-11-26 20:18:38.007401+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8cr558a2tv0j55zdq4j8xv8', '2026-11-26 20:18:40.142+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8cr57hz1vxavhwyffqz8gtm', '1', 'simulator', 'simulator', 'wd_01m8cr57hz1vxavhwyffqz8gtm', '1', '1', '2026-11-26 20:18:40.352401+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8cr57hz1vxavhwyffqz8gtm', '2026-11-26 20:18:40.337+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details) overriding system value values
('1', '2026-11-26 20:18:26.136504+00', 'system', 'business.create', 'biz_01m8cr4spfkfmgdtanv4t7zerr', '{"kycStatus": "APPROVED"}'),
('2', '2026-11-26 20:18:26.447154+00', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'profile.change', 'biz_01m8cr4spfkfmgdtanv4t7zerr', '{"fields": ["webhookUrl"], "webhookUrl": "http://127.0.0.1:37595/webhooks", "environment": "test"}'),
('3', '2026-11-26 20:18:40.196341+00', 'demo', 'withdrawal.resolve', 'wd_01m8cr558a2tv0j55zdq4j8xv8', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}'),
('4', '2026-11-26 20:18:53.101388+00', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'profile.change', 'biz_01m8cr4spfkfmgdtanv4t7zerr', '{"fields": ["webhookUrl"], "webhookUrl": null, "environment": "test"}'),
('5', '2026-11-26 20:18:53.140891+00', 'ada', 'balance.adjust', 'biz_01m8cr4spfkfmgdtanv4t7zerr', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8cr5m2hfevh8a19htqc8qge"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8cr5m2hfevh8a19htqc8qge', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-26 20:18:53.140891+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-26 20:18:26.136504+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-26 20:18:21.442525+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-26 20:18:21.442525+00');
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
('bill_01m8cr58gb4pp93g3fr4ms9z3x', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '13844568014745551777', '{}', '73.52 kWh'),
('bill_01m8cr58m29mcmjp0v1a7tv895', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, is_active, password_hash, sessions_version, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', 'true', '$argon2id$v=19$m=19456,t=2,p=1$C7pV0Pmm8Cn2ITuTRmp5Bg$bPr1fmrDziFiA/8Zmycf0Gx8myx5FwMv23aJeesPH4U', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-26 20:18:26.136504+00', '2026-11-26 20:18:53.101388+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-26 20:18:50.7+00', '2026-11-26 20:18:52.96298+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '7ed028a8842ea1a23bff533cf7e3a36b46be574f00c38b4dbb984f00e964bfc8', '0', 'test', 'cp_01m8cr58qpkwcze06bnj0zg9th', 'biz_01m8cr4spfkfmgdtanv4t7zerr', '4', '2026-11-26 20:18:41.568+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-26 20:18:43.727047+00'),
('simulated', 'dd07472b866d6faae198bfd9a718eb84cf57752c1d1c1ebe787157c18282fabf', '0', 'test', 'cp_01m8cr58qpkwcze06bnj0zg9th', 'biz_01m8cr4spfkfmgdtanv4t7zerr', '5', '2026-11-26 20:18:43.859+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-26 20:18:45.867738+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8cr5htraf2xeph9n2m8prph', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '127.99110000', '0', '126.71118900', '31998', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8cr5htraf2xeph9n2m8prph');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8cr58qpkwcze06bnj0zg9th', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R', 'dd07472b866d6faae198bfd9a718eb84cf57752c1d1c1ebe787157c18282fabf', NULL, 'demo', '{"simulated": true}', NULL, '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-26 21:18:41.526+00', '2026-11-26 20:18:41.526+00', '2026-11-26 20:18:50.662+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('1aaa746b2e0d2776c5b91ef2ccfbe25a1f20d214b0d658cde7dfc9a2da2d656b', 'swp_01m8cr5d0em4jzgb0jsd1b6d61', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140ccbd8ecca1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154146b7e3ce52f43a35bc49e983fdc9dc2bc98de7e8121541c9063173082a406e5481357c5e2b63795329a12318d090c10670ece88acca1341241996082cc3eb7fc1895619f6698ca2d1a51431ca1178f9a18eab15d53cee7fdda09191c2eda5b19acb75f3822e17f734193da0fa069d5a6c4a5adfe4ce181c88c1b', '2026-11-26 20:19:45.996+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-26 20:18:46.263228+00'),
('1c6389f672727efc2e2173ed54a16d74246321f32c851c6946bdd679c0a6a420', 'swp_01m8cr5d0em4jzgb0jsd1b6d61', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8409be28ecca1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541c9063173082a406e5481357c5e2b63795329a12312154146b7e3ce52f43a35bc49e983fdc9dc2bc98de7e818b0a81770bb8d8bcca1341241cd0318f8fa1e6c03647871f6a827b9ca2640aad30333a74de8d6e69f35c0397175754d6d48987d2e892693712392010c89fe9eb67ac06b6b6f5ab02efc72188d1c', '2026-11-26 20:19:50.683+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-26 20:18:50.690057+00'),
('937ee0c7c1b9e3587af3fbc6b6db506ee5e565bb264997d664e27ba2cfd9dea5', 'swp_01m8cr5d0em4jzgb0jsd1b6d61', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40d9d08ecca1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541c9063173082a406e5481357c5e2b63795329a123121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000c2d28bb13665369f83daa404cb606f1506760eab00000000000000000000000000000000000000000000000000000000017d784070f9fb8acca1349001d090c1061241e2b34a931ce0d261158bc78ef348c5babb13f0bbd9e20f82632dc1cdf6281cc36987f01cb72c0ba014172a70cdf7d9e793c820feeb67f2dc344feafd4273103b1c', '2026-11-26 20:19:48.441+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-26 20:18:48.454138+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8cr5d0em4jzgb0jsd1b6d61', 'cp_01m8cr58qpkwcze06bnj0zg9th', 'test', '0', 'TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-26 20:18:45.898099+00', '2026-11-26 20:18:50.648371+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '2026-11-26', 'bill', '2', '510000', '0'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '2026-11-26', 'collection', '1', '3167779', '0'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '2026-11-26', 'payment', '1', '10000000', '150000'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '2026-11-26', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '2026-11-26', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/bills/data', '1d6c6edc8679f03da75fa08ad52c40bb', E'\\x5906c237bd4b42de56af8f22eb20f71c7f2066a06537eb47bd20c88b43e0aa0f', 'bill_01m8cr58m29mcmjp0v1a7tv895', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8cr58m29mcmjp0v1a7tv895","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-26 20:18:41.41198+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/bills/electricity', 'c7755dd8314b32e146dc471f6037412c', E'\\xd806a691ecca84d232ca156aef132c510eff097f998512f657785b2dcd2d8d0e', 'bill_01m8cr58gb4pp93g3fr4ms9z3x', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8cr58gb4pp93g3fr4ms9z3x","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"13844568014745551777","units":"73.52 kWh"}', '2026-11-26 20:18:41.292963+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/cross-border/collections', '7378fa8468ae7d0d0f2ce0d9f9137ac6', E'\\xf3a721180fee520c373abced4c2bb652409bcbc2a536bafc4ed125fdfc238614', 'col_01m8cr5htraf2xeph9n2m8prph', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8cr5htraf2xeph9n2m8prph","reference":"col_01m8cr5htraf2xeph9n2m8prph","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31677.79,"targetCurrency":"NGN","rate":126.711189,"providerFee":0,"providerRate":127.9911,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-26T20:18:50.842Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-26 20:18:50.842425+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/crypto/payments/cp_01m8cr58qpkwcze06bnj0zg9th/simulate-deposit', '446c04ac429cbe5772ff9bcd28cace33', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8cr58qpkwcze06bnj0zg9th', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8cr58qpkwcze06bnj0zg9th","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R","checkoutUrl":"http://127.0.0.1:39793/pay/01m8cr58qpkwcze06bnj0zg9thrcfck278ckth08bqw8x5zj6fyc","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-26T21:18:41.526Z","environment":"test","createdAt":"2026-11-26T20:18:41.526Z","updatedAt":"2026-11-26T20:18:41.526Z","metadata":{"simulated":true}},"deposit":{"txHash":"7ed028a8842ea1a23bff533cf7e3a36b46be574f00c38b4dbb984f00e964bfc8","amount":10},"simulated":true,"environment":"test"}', '2026-11-26 20:18:41.562392+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/crypto/payments/cp_01m8cr58qpkwcze06bnj0zg9th/simulate-deposit', 'e7deeddd35b81c9428bab0cd239a47c3', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8cr58qpkwcze06bnj0zg9th', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8cr58qpkwcze06bnj0zg9th","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R","checkoutUrl":"http://127.0.0.1:39793/pay/01m8cr58qpkwcze06bnj0zg9thrcfck278ckth08bqw8x5zj6fyc","returnUrl":null,"status":"UNDERPAID","txHash":"7ed028a8842ea1a23bff533cf7e3a36b46be574f00c38b4dbb984f00e964bfc8","reviewReason":null,"expiresAt":"2026-11-26T21:18:41.526Z","environment":"test","createdAt":"2026-11-26T20:18:41.526Z","updatedAt":"2026-11-26T20:18:43.745Z","metadata":{"simulated":true}},"deposit":{"txHash":"dd07472b866d6faae198bfd9a718eb84cf57752c1d1c1ebe787157c18282fabf","amount":15},"simulated":true,"environment":"test"}', '2026-11-26 20:18:43.856764+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/crypto/payments/create', 'a79fe83038968ec1900609fbc7771c98', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8cr58qpkwcze06bnj0zg9th', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8cr58qpkwcze06bnj0zg9th","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R","checkoutUrl":"http://127.0.0.1:39793/pay/01m8cr58qpkwcze06bnj0zg9thrcfck278ckth08bqw8x5zj6fyc","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-26T21:18:41.526Z","environment":"test","createdAt":"2026-11-26T20:18:41.526Z","updatedAt":"2026-11-26T20:18:41.526Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-26 20:18:41.535744+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/crypto/withdrawals/request', 'fbf84c62850e8130120d93d72b985ff4', E'\\x60d82648b5223dd6635f81d274f6959608c7689d4e9b99183f528941f95afc0e', 'sale_01m8cr5hqztqypw029m3ffj80z', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8cr5hqztqypw029m3ffj80z","amountUsdt":10,"conversionRate":1516.82,"grossAmountNgn":15168.2,"withdrawalFeeNgn":25,"netAmountNgn":15143.2,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8cr5hqztqypw029m3ffj80z","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T20:18:50.752Z"},"simulated":true,"environment":"test"}', '2026-11-26 20:18:50.75244+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/payment/process', 'a8b2d5295e1ebdf83e9caef0373ae8ce', E'\\xac36c4e385a352b1801e006af11d749b3a5c355a0539ee103e82c0f94f879edf', 'txn_01m8cr4t25b4rv98c0rr275kng', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8cr4t25b4rv98c0rr275kng","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 20:18:26.507516+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/withdrawal/request', '088914c546a301fb1a64d08f291ce7db', E'\\xb2dfc74b226bb650f5998d6b621b8d45b29f8ab8515b4a999a5a7a90227a3403', 'wd_01m8cr4thcxntnk3fwcc5cdxg1', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8cr4thcxntnk3fwcc5cdxg1","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T20:18:26.992Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 20:18:26.992149+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/withdrawal/request', '747d349c9804f081de22c21e97361e6a', E'\\x28e9bdf1576af90b90810338361e1368c3d531e8096d2fcdf7c27050eb7635b1', 'wd_01m8cr4tcff6whpghp2t7q4d0m', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8cr4tcff6whpghp2t7q4d0m","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-26T20:18:26.833Z","environment":"test","simulated":true},"requestId":"req_01m8cr4tc1sn007bnebxftfpah","simulated":true,"environment":"test"}', '2026-11-26 20:18:26.833704+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/withdrawal/request', '9bd896b234b30a3dce63b40ed041303d', E'\\xdd03984a07501523b51badf51ff120d99529cf0e34b80bca113229420e23b8ac', 'wd_01m8cr57hz1vxavhwyffqz8gtm', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8cr57hz1vxavhwyffqz8gtm","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T20:18:40.320Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 20:18:40.320552+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/withdrawal/request', 'ba5379ad90a52dcb789ce2dbb8364d96', E'\\x7a5b354d9db408c15ee1c1ed969aad87594cebd6a3f361c6f1a14614f15b5767', 'wd_01m8cr558a2tv0j55zdq4j8xv8', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8cr558a2tv0j55zdq4j8xv8","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T20:18:37.963Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 20:18:37.963717+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/withdrawal/request', 'demo-07ad088b-3281-4414-9638-e4f3d77b9f0b', E'\\xc282324cdae7d06dfa1501f9a88786a6287d9728f287756595044287af2b1023', 'wd_01m8cr4t3vt5k155bw7qx5g3ry', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8cr4t3vt5k155bw7qx5g3ry","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T20:18:26.558Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 20:18:26.558241+00'),
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '/withdrawal/request', 'fd748a7a417d73d31c286d339b4cb5a3', E'\\x67434b8650c56b8a47c8c6941477b3a44424f518d782b9f82ce6601e5f322e43', 'wd_01m8cr4zwqkfpgxqe77dxjamg7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8cr4zwqkfpgxqe77dxjamg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-26T20:18:32.472Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-26 20:18:32.472643+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331069da203aa755a4aa761cb485d5a4d5c773a8c5dab7245da39cfc62fcfb220179fe1cf80e19d22924bfeebbfca2f63648c3e6f3232e0a0e478ed69da97f05a77b6e0fd2847c4c97e6ea57a1206e3fd64', '2026-11-26 20:18:21.287114+00', '2026-11-26 20:18:21.287114+00'),
('sandbox_seed', E'\\x6d707331069da203aa755a4a70db72e655c0eef2bdda5ba7e800c9997b3678f29d584533a2fa7e649feb8af854c7196d6f6734ffeb210ea0f1d4d8960e48845f6e5e186046e8cadda727caf4756661e44164d288d4a58987020669dabdf8eabee2122151b8dd260f6ce994d54d47e944', '2026-11-26 20:18:21.282088+00', '2026-11-26 20:18:21.282088+00');
insert into public.known_networks (business_id, network_hmac, last_used_at) overriding system value values
('biz_01m8cr4spfkfmgdtanv4t7zerr', E'\\x52e3fe762ecdf6d4aab6c2e734625402a7218b375d63c44fce468cdddb309f77', '2026-11-26 20:18:26.392136+00');
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8cr58gb4pp93g3fr4ms9z3x', 'bill', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611262118f3ygpwq0hjt0vq90', NULL, '2026-11-26 20:18:41.292963+00', '2026-11-26 20:18:41.34471+00'),
('bill_01m8cr58m29mcmjp0v1a7tv895', 'bill', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611262118xtmcagf440skgg1x', NULL, '2026-11-26 20:18:41.41198+00', '2026-11-26 20:18:41.468057+00'),
('col_01m8cr5htraf2xeph9n2m8prph', 'collection', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-26 20:19:10.842425+00', NULL, 'sim_col_01m8cr5htraf2xeph9n2m8prph', NULL, '2026-11-26 20:18:50.842425+00', '2026-11-26 20:18:52.948739+00'),
('sale_01m8cr5hqztqypw029m3ffj80z', 'usdt_sale', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8cr5hqztqypw029m3ffj80z', NULL, '2026-11-26 20:18:50.75244+00', '2026-11-26 20:18:50.798309+00'),
('wd_01m8cr4t3vt5k155bw7qx5g3ry', 'withdrawal', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cr4t3vt5k155bw7qx5g3ry', NULL, '2026-11-26 20:18:26.558241+00', '2026-11-26 20:18:26.642422+00'),
('wd_01m8cr4tcff6whpghp2t7q4d0m', 'withdrawal', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cr4tcff6whpghp2t7q4d0m', 'The sandbox fails amounts ending in .01.', '2026-11-26 20:18:26.833704+00', '2026-11-26 20:18:26.879666+00'),
('wd_01m8cr4thcxntnk3fwcc5cdxg1', 'withdrawal', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cr4thcxntnk3fwcc5cdxg1', NULL, '2026-11-26 20:18:26.992149+00', '2026-11-26 20:18:32.133829+00'),
('wd_01m8cr4zwqkfpgxqe77dxjamg7', 'withdrawal', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cr4zwqkfpgxqe77dxjamg7', 'The sandbox reverses amounts ending in .04.', '2026-11-26 20:18:32.472643+00', '2026-11-26 20:18:37.668636+00'),
('wd_01m8cr558a2tv0j55zdq4j8xv8', 'withdrawal', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', 'simulator', '1', 'e1e50cd3-15f5-4269-bae7-4b9172616489', 'completed', 'demo', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cr558a2tv0j55zdq4j8xv8', NULL, '2026-11-26 20:18:37.963717+00', '2026-11-26 20:18:40.196341+00'),
('wd_01m8cr57hz1vxavhwyffqz8gtm', 'withdrawal', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8cr57hz1vxavhwyffqz8gtm', NULL, '2026-11-26 20:18:40.320552+00', '2026-11-26 20:18:40.354016+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TGR8bNwV9wxSqfsGoBGnLLwPd1Q7y2MwiP', '0', '8999999985632000', 'true'),
('TTjLKF6mQNV5wif9BmDEpe6mFj6mxqhVHt', '25000000', '0', 'false'),
('TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795724306304'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795724316398'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795724321568'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795724323859'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795724326283'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795724328469'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795724330700');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('1aaa746b2e0d2776c5b91ef2ccfbe25a1f20d214b0d658cde7dfc9a2da2d656b', '6', 'trx_transfer', 'SUCCESS', 'TGR8bNwV9wxSqfsGoBGnLLwPd1Q7y2MwiP', 'TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R', '13650000', '1100000', '0'),
('1c6389f672727efc2e2173ed54a16d74246321f32c851c6946bdd679c0a6a420', '8', 'trx_transfer', 'SUCCESS', 'TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R', 'TGR8bNwV9wxSqfsGoBGnLLwPd1Q7y2MwiP', '382000', '0', '0'),
('7ed028a8842ea1a23bff533cf7e3a36b46be574f00c38b4dbb984f00e964bfc8', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R', '10000000', '0', '0'),
('937ee0c7c1b9e3587af3fbc6b6db506ee5e565bb264997d664e27ba2cfd9dea5', '7', 'usdt_transfer', 'SUCCESS', 'TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R', 'TTjLKF6mQNV5wif9BmDEpe6mFj6mxqhVHt', '25000000', '13000000', '130000'),
('dd07472b866d6faae198bfd9a718eb84cf57752c1d1c1ebe787157c18282fabf', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TUJ8Evd2PEGWeJ8kUQz6i3ReSfmBxgrU2R', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, created_at, updated_at) overriding system value values
('bill_01m8cr58gb4pp93g3fr4ms9z3x', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, '2026-11-26 20:18:41.292963+00', '2026-11-26 20:18:41.34471+00'),
('bill_01m8cr58m29mcmjp0v1a7tv895', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, '2026-11-26 20:18:41.41198+00', '2026-11-26 20:18:41.468057+00'),
('col_01m8cr5htraf2xeph9n2m8prph', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'collection', 'COMPLETED', '3167779', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, '2026-11-26 20:18:50.842425+00', '2026-11-26 20:18:52.948739+00'),
('txn_01m8cr4t25b4rv98c0rr275kng', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, '2026-11-26 20:18:26.507516+00', '2026-11-26 20:18:26.507516+00'),
('wd_01m8cr4t3vt5k155bw7qx5g3ry', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 20:18:26.558241+00', '2026-11-26 20:18:26.642422+00'),
('wd_01m8cr4tcff6whpghp2t7q4d0m', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 20:18:26.833704+00', '2026-11-26 20:18:26.879666+00'),
('wd_01m8cr4thcxntnk3fwcc5cdxg1', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 20:18:26.992149+00', '2026-11-26 20:18:32.133829+00'),
('wd_01m8cr4zwqkfpgxqe77dxjamg7', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 20:18:32.472643+00', '2026-11-26 20:18:37.668636+00'),
('wd_01m8cr558a2tv0j55zdq4j8xv8', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 20:18:37.963717+00', '2026-11-26 20:18:40.196341+00'),
('wd_01m8cr57hz1vxavhwyffqz8gtm', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, '2026-11-26 20:18:40.320552+00', '2026-11-26 20:18:40.354016+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8cr5hqg2jnyfax8j5jjhqpp', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', '10000000', '1532.15000000', '1516.82000000', '1516820', '2500', '1514320', '15330', '2026-11-26 20:18:50.739213+00', '2026-11-26 20:19:50.737+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, created_at, updated_at) overriding system value values
('sale_01m8cr5hqztqypw029m3ffj80z', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'COMPLETED', '10000000', '1532.15000000', '1516.82000000', '1516820', '2500', '1514320', '15330', 'qte_01m8cr5hqg2jnyfax8j5jjhqpp', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', '2026-11-26 20:18:50.75244+00', '2026-11-26 20:18:50.798309+00');
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'simulator', 'biz_01m8cr4spfkfmgdtanv4t7zerr', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-26 20:18:26.136504+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8cr4t6re537zvp9n7w1y0bw', '1', 'http://127.0.0.1:37595/webhooks', '2026-11-26 20:18:26.738+00', '27', '204', '', NULL),
('msg_01m8cr4te4a2hdffg49grn8p39', '1', 'http://127.0.0.1:37595/webhooks', '2026-11-26 20:18:26.955+00', '19', '204', '', NULL),
('msg_01m8cr4zj9jy72w45wt4azfb3j', '1', 'http://127.0.0.1:37595/webhooks', '2026-11-26 20:18:32.193+00', '5', '204', '', NULL),
('msg_01m8cr500spwmbys13wx1h3gj2', '1', 'http://127.0.0.1:37595/webhooks', '2026-11-26 20:18:32.723+00', '5', '204', '', NULL),
('msg_01m8cr54z8pyjb2e2m5vs8kav4', '1', 'http://127.0.0.1:37595/webhooks', '2026-11-26 20:18:37.732+00', '5', '204', '', NULL),
('msg_01m8cr57e789117zhmkzfcp1yc', '1', 'http://127.0.0.1:37595/webhooks', '2026-11-26 20:18:40.273+00', '6', '204', '', NULL),
('msg_01m8cr57k5ae56j2qf1bt4aet5', '1', 'http://127.0.0.1:37595/webhooks', '2026-11-26 20:18:40.418+00', '4', '500', '', NULL),
('msg_01m8cr57k5ae56j2qf1bt4aet5', '2', 'http://127.0.0.1:37595/webhooks', '2026-11-26 20:18:41.184+00', '4', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8cr4t6re537zvp9n7w1y0bw', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal.completed', 'wd_01m8cr4t3vt5k155bw7qx5g3ry', '{"type":"withdrawal.completed","timestamp":"2026-11-26T20:18:26.609Z","data":{"transactionId":"wd_01m8cr4t3vt5k155bw7qx5g3ry","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T20:18:26.558Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 20:18:26.642422+00', '2026-11-26 20:18:26.770621+00', NULL),
('msg_01m8cr4te4a2hdffg49grn8p39', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal.failed', 'wd_01m8cr4tcff6whpghp2t7q4d0m', '{"type":"withdrawal.failed","timestamp":"2026-11-26T20:18:26.858Z","data":{"transactionId":"wd_01m8cr4tcff6whpghp2t7q4d0m","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T20:18:26.833Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 20:18:26.879666+00', '2026-11-26 20:18:26.975329+00', NULL),
('msg_01m8cr4zj9jy72w45wt4azfb3j', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal.completed', 'wd_01m8cr4thcxntnk3fwcc5cdxg1', '{"type":"withdrawal.completed","timestamp":"2026-11-26T20:18:32.095Z","data":{"transactionId":"wd_01m8cr4thcxntnk3fwcc5cdxg1","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T20:18:26.992Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 20:18:32.133829+00', '2026-11-26 20:18:32.200411+00', NULL),
('msg_01m8cr500spwmbys13wx1h3gj2', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal.completed', 'wd_01m8cr4zwqkfpgxqe77dxjamg7', '{"type":"withdrawal.completed","timestamp":"2026-11-26T20:18:32.519Z","data":{"transactionId":"wd_01m8cr4zwqkfpgxqe77dxjamg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T20:18:32.472Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 20:18:32.598814+00', '2026-11-26 20:18:32.729196+00', NULL),
('msg_01m8cr54z8pyjb2e2m5vs8kav4', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal.failed', 'wd_01m8cr4zwqkfpgxqe77dxjamg7', '{"type":"withdrawal.failed","timestamp":"2026-11-26T20:18:37.645Z","data":{"transactionId":"wd_01m8cr4zwqkfpgxqe77dxjamg7","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T20:18:32.472Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 20:18:37.668636+00', '2026-11-26 20:18:37.739263+00', NULL),
('msg_01m8cr57e789117zhmkzfcp1yc', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal.completed', 'wd_01m8cr558a2tv0j55zdq4j8xv8', '{"type":"withdrawal.completed","timestamp":"2026-11-26T20:18:40.184Z","data":{"transactionId":"wd_01m8cr558a2tv0j55zdq4j8xv8","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T20:18:37.963Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 20:18:40.196341+00', '2026-11-26 20:18:40.279951+00', NULL),
('msg_01m8cr57k5ae56j2qf1bt4aet5', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', 'withdrawal.completed', 'wd_01m8cr57hz1vxavhwyffqz8gtm', '{"type":"withdrawal.completed","timestamp":"2026-11-26T20:18:40.337Z","data":{"transactionId":"wd_01m8cr57hz1vxavhwyffqz8gtm","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-26T20:18:40.320Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-26 20:18:40.354016+00', '2026-11-26 20:18:41.190186+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8cr4spwtd0t15gz2g255007', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'prod', E'\\x6d707331069da203aa755a4ab4b2a658d4fe72d4d3eee7684af4a02fccd6da42f965a6a40f09006abb3d24d2cbe63150a8b0f28863ffaa812429ea43343b3dc8272f65ff9705085f8bb1f5af777fc46d287c8184416625c70de8', '2026-11-26 20:18:26.136504+00', NULL),
('whs_01m8cr4spx6k6v374xtj2p35d8', 'biz_01m8cr4spfkfmgdtanv4t7zerr', 'test', E'\\x6d707331069da203aa755a4a1a7a8e481ce6e7f23ffebbacfd3424908b86bf19a88478e36eb94faece3561974ad60cd42fe55b5c2c9cea57611f5a3d6fe793f9ba5bfb3faccb62d620269fd333f9ef19fecdf5bcf1c7c08691be', '2026-11-26 20:18:26.136504+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8cr4t3vt5k155bw7qx5g3ry', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cr4tcff6whpghp2t7q4d0m', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cr4thcxntnk3fwcc5cdxg1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cr4zwqkfpgxqe77dxjamg7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cr558a2tv0j55zdq4j8xv8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8cr57hz1vxavhwyffqz8gtm', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 5);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
