-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '118', '125', '176', '177', '178', '179', '181', '182', '189', '261', '317', '333', '48', '49', '50', '51', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 00:23:44.398371+00'),
('1025', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 00:23:44.398371+00'),
('1026', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'NGN', 'available', '0', '7350127', '13', '2026-11-28 00:23:44.398371+00'),
('1027', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 00:23:44.398371+00'),
('1028', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 00:23:44.398371+00'),
('1029', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 00:23:44.398371+00'),
('1030', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 00:23:44.398371+00'),
('1031', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 00:23:44.398371+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '150000', '1', '2026-11-28 00:23:14.436709+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '31976', '1', '2026-11-28 00:23:14.436709+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '15320', '1', '2026-11-28 00:23:14.436709+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-9799991', '3', '2026-11-28 00:23:14.436709+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-2', '2', '2026-11-28 00:23:14.436709+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '100000', '1', '2026-11-28 00:23:14.436709+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '4849950', '2', '2026-11-28 00:23:14.436709+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '10000', '1', '2026-11-28 00:23:14.436709+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-2697560', '2', '2026-11-28 00:23:14.436709+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '1513270', '1', '2026-11-28 00:23:14.436709+00'),
('261', NULL, 'test', 'USDT', 'custody', '5', '-25000000', '1', '2026-11-28 00:23:14.436709+00'),
('317', NULL, 'test', 'NGN', 'conversion', '13', '-1531090', '1', '2026-11-28 00:23:14.436709+00'),
('333', NULL, 'test', 'USDT', 'conversion', '13', '10000000', '1', '2026-11-28 00:23:14.436709+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '2000', '2', '2026-11-28 00:23:14.436709+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '0', '2', '2026-11-28 00:23:14.436709+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '1000', '1', '2026-11-28 00:23:14.436709+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '2500', '1', '2026-11-28 00:23:14.436709+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '2500', '1', '2026-11-28 00:23:14.436709+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3165584', '7200077'),
('1026', '13', '23', '150050', '7350127'),
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
('112', '1', '1', '150000', '150000'),
('118', '1', '22', '31976', '31976'),
('125', '1', '21', '15320', '15320'),
('176', '1', '1', '-10000000', '-10000000'),
('176', '2', '9', '100004', '-9899996'),
('176', '3', '12', '100005', '-9799991'),
('177', '1', '7', '100002', '100002'),
('177', '2', '10', '-100004', '-2'),
('178', '1', '14', '100000', '100000'),
('179', '1', '3', '5000000', '5000000'),
('179', '2', '23', '-150050', '4849950'),
('181', '1', '18', '10000', '10000'),
('182', '1', '16', '500000', '500000'),
('182', '2', '22', '-3197560', '-2697560'),
('189', '1', '21', '1513270', '1513270'),
('261', '1', '19', '-25000000', '-25000000'),
('317', '1', '21', '-1531090', '-1531090'),
('333', '1', '21', '10000000', '10000000'),
('48', '1', '9', '1000', '1000'),
('48', '2', '12', '1000', '2000'),
('49', '1', '7', '1000', '1000'),
('49', '2', '10', '-1000', '0'),
('50', '1', '14', '1000', '1000'),
('51', '1', '3', '2500', '2500'),
('61', '1', '21', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8frjppbxw0fa4nr6pt3favv', 'payment', 'single', 'test', NULL, '2026-11-28 00:23:45.101784+00', NULL, NULL, NULL),
('10', 'wd_01m8frjwk7peeb43wc8whkhh7f:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 00:23:56.230004+00', NULL, NULL, NULL),
('11', 'wd_01m8frk1mbsevj9fh57d5cm4g9:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:23:56.299827+00', NULL, NULL, NULL),
('12', 'wd_01m8frk1mbsevj9fh57d5cm4g9:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 00:23:58.987633+00', NULL, NULL, NULL),
('13', 'wd_01m8frk4fdvz2fc7tad4y00kzs:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:23:59.214533+00', NULL, NULL, NULL),
('14', 'wd_01m8frk4fdvz2fc7tad4y00kzs:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 00:23:59.299883+00', NULL, NULL, NULL),
('15', 'bill_01m8frk5s3y6zbexehfhkpsbtr:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:24:00.548006+00', NULL, NULL, NULL),
('16', 'bill_01m8frk5s3y6zbexehfhkpsbtr:post', 'bill_post', 'post', 'test', '15', '2026-11-28 00:24:00.608147+00', NULL, NULL, NULL),
('17', 'bill_01m8frk5wz5hmkathan4ngxq8f:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:24:00.67166+00', NULL, NULL, NULL),
('18', 'bill_01m8frk5wz5hmkathan4ngxq8f:post', 'bill_post', 'post', 'test', '17', '2026-11-28 00:24:00.749214+00', NULL, NULL, NULL),
('19', 'cp_01m8frk61pgt4e6byep2vpgkrf', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 00:24:10.71038+00', NULL, NULL, NULL),
('2', 'wd_01m8frjprh0n26h1sz4b2w6bvj:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:23:45.172855+00', NULL, NULL, NULL),
('20', 'sale_01m8frkfsgkvzg8cmemjgx4995:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 00:24:10.801443+00', NULL, NULL, NULL),
('21', 'sale_01m8frkfsgkvzg8cmemjgx4995:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 00:24:10.898463+00', NULL, NULL, NULL),
('22', 'col_01m8frkfzz1ffzja8baff5wqht:credit', 'collection', 'single', 'test', NULL, '2026-11-28 00:24:13.454711+00', NULL, NULL, NULL),
('23', 'adj_01m8frkjqangwjynmsr4x7e8g2', 'adjustment', 'single', 'test', NULL, '2026-11-28 00:24:13.820088+00', NULL, NULL, NULL),
('3', 'wd_01m8frjprh0n26h1sz4b2w6bvj:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 00:23:45.252381+00', NULL, NULL, NULL),
('4', 'wd_01m8frjq03grf073jtq9w7p01w:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:23:45.416068+00', NULL, NULL, NULL),
('5', 'wd_01m8frjq03grf073jtq9w7p01w:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 00:23:45.512698+00', NULL, NULL, NULL),
('6', 'wd_01m8frjq68g507aryns4nn5htg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:23:45.609221+00', NULL, NULL, NULL),
('7', 'wd_01m8frjq68g507aryns4nn5htg:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 00:23:50.724944+00', NULL, NULL, NULL),
('8', 'wd_01m8frjwk7peeb43wc8whkhh7f:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:23:51.144877+00', NULL, NULL, NULL),
('9', 'wd_01m8frjwk7peeb43wc8whkhh7f:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 00:23:51.191175+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8frjp0dmwy09eq19pezs5tv', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'prod', E'\\xd3e30d60b6ffe4b38cbf28497675032055095b5f663df98556870099a154591a', E'\\x6d7073318df6545700762a5f5a5f4926cc1d75f2415564ab9436b03aa131d5cced9189bbe416b8f13818026ed3759daee8bf33bc3e099c7c025900333c90352458478626c64ae73fec88a7a7769696d93e6e40c0', 'tsW7', NULL, NULL, NULL, '2026-11-28 00:23:44.40202+00', NULL, NULL, NULL),
('key_01m8frjp0dzsf61mvgd4dbcxen', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', E'\\xe75ef342516551a9a6e73869142a127d7df88db81aa08064ef00f26896076c7a', E'\\x6d7073318df6545700762a5f7bd5f88fdb53f1521b2c444db908d484bee030850fb812104be2a7f98fe8fe14e4edac00a83e4c18499705678aab0eb5c455b6b3b9cef6eb5a240be14c68d12a6f12f59d793c3d5f', 'MIgB', NULL, NULL, NULL, '2026-11-28 00:23:44.40202+00', NULL, '2026-11-28 00:23:44.503616+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:77a0848aa04b98fc45756b3290f05bf5b31cda000eec8d1d8b369fe9f172a870', '0', '1795911824894'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795826324851'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795826324820');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8frk5s3y6zbexehfhkpsbtr', '1', 'simulator', 'simulator', '20261128012496qnwmj3g9c9cdb0', '1', '1', '2026-11-28 00:24:00.605471+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128012496qnwmj3g9c9cdb0', '2026-11-28 00:24:00.59+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8frk5wz5hmkathan4ngxq8f', '1', 'simulator', 'simulator', '202611280124e3cmq5d7nnsnv0y3', '1', '1', '2026-11-28 00:24:00.748463+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280124e3cmq5d7nnsnv0y3', '2026-11-28 00:24:00.72+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8frkfzz1ffzja8baff5wqht', '1', 'simulator', 'simulator', 'col_01m8frkfzz1ffzja8baff5wqht', '1', '1', '2026-11-28 00:24:11.135985+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8frkfzz1ffzja8baff5wqht', '2026-11-28 00:24:13.439+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8frkfsgkvzg8cmemjgx4995', '1', 'simulator', 'simulator', 'sale_01m8frkfsgkvzg8cmemjgx4995', '1', '1', '2026-11-28 00:24:10.896363+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8frkfsgkvzg8cmemjgx4995', '2026-11-28 00:24:10.883+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frjprh0n26h1sz4b2w6bvj', '1', 'simulator', 'simulator', 'wd_01m8frjprh0n26h1sz4b2w6bvj', '1', '1', '2026-11-28 00:23:45.250666+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8frjprh0n26h1sz4b2w6bvj', '2026-11-28 00:23:45.215+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frjq03grf073jtq9w7p01w', '1', 'simulator', 'simulator', 'wd_01m8frjq03grf073jtq9w7p01w', '1', '1', '2026-11-28 00:23:45.506412+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8frjq03grf073jtq9w7p01w', '2026-11-28 00:23:45.478+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frjq68g507aryns4nn5htg', '1', 'simulator', 'simulator', 'wd_01m8frjq68g507aryns4nn5htg', '1', '1', '2026-11-28 00:23:45.685101+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8frjq68g507aryns4nn5htg', '2026-11-28 00:23:50.702+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frjwk7peeb43wc8whkhh7f', '1', 'simulator', 'simulator', 'wd_01m8frjwk7peeb43wc8whkhh7f', '1', '1', '2026-11-28 00:23:51.189939+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8frjwk7peeb43wc8whkhh7f', '2026-11-28 00:23:56.21+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frk1mbsevj9fh57d5cm4g9', '1', 'simulator', 'simulator', 'wd_01m8frk1mbsevj9fh57d5cm4g9', '1', '1', '2026-11-28 00:23:56.403524+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8frk1mbsevj9fh57d5cm4g9', '2026-11-28 00:23:58.796+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8frk4fdvz2fc7tad4y00kzs', '1', 'simulator', 'simulator', 'wd_01m8frk4fdvz2fc7tad4y00kzs', '1', '1', '2026-11-28 00:23:59.298812+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8frk4fdvz2fc7tad4y00kzs', '2026-11-28 00:23:59.26+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 00:23:44.40202+00', 'system', 'business.create', 'biz_01m8frjp0d87s9c0xryfe2dv6z', '{"kycStatus": "APPROVED"}', 'biz_01m8frjp0d87s9c0xryfe2dv6z', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 00:23:45.023389+00', 'usr_01m8frjp0d26cgspkybb0p4mvk', 'sign_in.new_network', 'biz_01m8frjp0d87s9c0xryfe2dv6z', '{}', 'biz_01m8frjp0d87s9c0xryfe2dv6z', NULL, 'token', '045248929b32', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 00:23:45.066377+00', 'usr_01m8frjp0d26cgspkybb0p4mvk', 'webhook_url.change', 'biz_01m8frjp0d87s9c0xryfe2dv6z', '{}', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'token', '045248929b32', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:33549/webhooks"}'),
('4', '2026-11-28 00:23:58.987633+00', 'root', 'withdrawal.resolve', 'wd_01m8frk1mbsevj9fh57d5cm4g9', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 00:24:13.718763+00', 'usr_01m8frjp0d26cgspkybb0p4mvk', 'webhook_url.change', 'biz_01m8frjp0d87s9c0xryfe2dv6z', '{}', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'token', '045248929b32', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:33549/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 00:24:13.820088+00', 'ada', 'balance.adjust', 'biz_01m8frjp0d87s9c0xryfe2dv6z', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8frkjqangwjynmsr4x7e8g2"}', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8frkjqangwjynmsr4x7e8g2', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 00:24:13.820088+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 00:23:44.40202+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 00:23:33.163962+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 00:23:33.163962+00');
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
('bill_01m8frk5s3y6zbexehfhkpsbtr', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '54304541262650974864', '{}', '73.52 kWh'),
('bill_01m8frk5wz5hmkathan4ngxq8f', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 00:23:44.40202+00', '2026-11-28 00:24:13.718763+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 00:24:10.715+00', '2026-11-28 00:24:12.820875+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '207117dac5debb357ef79da076c48d5024bdf5007164871ef0c9662e851c5729', '0', 'test', 'cp_01m8frk61pgt4e6byep2vpgkrf', 'biz_01m8frjp0d87s9c0xryfe2dv6z', '5', '2026-11-28 00:24:03.31+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 00:24:05.620713+00'),
('simulated', 'c4526f2d8164133379c1fdee87153552b0d1a8a9082ac19791c8844e81f0f638', '0', 'test', 'cp_01m8frk61pgt4e6byep2vpgkrf', 'biz_01m8frjp0d87s9c0xryfe2dv6z', '4', '2026-11-28 00:24:00.862+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 00:24:03.102355+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8frkfzz1ffzja8baff5wqht', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '127.90240000', '0', '126.62337600', '31976', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8frkfzz1ffzja8baff5wqht');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8frk61pgt4e6byep2vpgkrf', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ', '207117dac5debb357ef79da076c48d5024bdf5007164871ef0c9662e851c5729', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8frk61evmkj97vg2azpegw9', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 01:24:00.822+00', '2026-11-28 00:24:00.822+00', '2026-11-28 00:24:10.684+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('4b28935dce3d21f95e78b0e0e70ff5f43b4d54aa3529165421a3058377e2bd05', 'swp_01m8frkas2zacpk795z9v2rsyg', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40eebfaafca1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541a7f0af12785712bb62b9f812a24c8375d17b5202121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000050a4a364142a9b3e40f015586677f983e127d97f00000000000000000000000000000000000000000000000000000000017d7840708eeba6fca1349001d090c1061241ef5b1ba01dc4726ff62fdb1d4099c6aaa1dbbb025712b9be3fc209ba3f90ffc857e8903cd39871bf26cd54e154de09e5a86439af156f8d8aca97c55ab9a487271c', '2026-11-28 00:25:08.334+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 00:24:08.343369+00'),
('698931058aa981a5c9d26c4f3b53d0643921d52695fd0331f6512fc860d216dd', 'swp_01m8frkas2zacpk795z9v2rsyg', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840acd2aafca1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541a7f0af12785712bb62b9f812a24c8375d17b5202121541303a4fe32d740495916e31bfb2a664efcbc034e618b0a81770ccfda6fca1341241822390c488fc80c5e392804d534d44f12421a9e495974f279a379be3d1eaa6826e770842ad2db124b99613c0702fc65c1d623750564369710f119bd017a751d51c', '2026-11-28 00:25:10.7+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 00:24:10.708016+00'),
('c0893c7a00125e4f546daef0eb3a62d2aa743a28e0c830102ce430939f3e21d2', 'swp_01m8frkas2zacpk795z9v2rsyg', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140e3abaafca1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541303a4fe32d740495916e31bfb2a664efcbc034e6121541a7f0af12785712bb62b9f812a24c8375d17b520218d090c1067083d7a6fca134124119816d8db2b7961dcab9b3aea13e1db08b56b18dd49077f16d9b0ee5a0d1683608dfa22fe818d3ea1a4ddd8d5d6434ffa353f9a9a5f753ca80664c1b4b4cdfef1c', '2026-11-28 00:25:05.763+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 00:24:06.096016+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8frkas2zacpk795z9v2rsyg', 'cp_01m8frk61pgt4e6byep2vpgkrf', 'test', '0', 'TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 00:24:05.652122+00', '2026-11-28 00:24:10.659788+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', 'collection', '1', '3165584', '0'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', 'sales', '1', '1515770'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/bills/data', '89668d9f70db0d743f30d656d3e1a755', E'\\x35b2c761924a375d1b08ffa65a216201d28f01f6098375ef0e2aa2553ea98904', 'bill_01m8frk5wz5hmkathan4ngxq8f', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8frk5wz5hmkathan4ngxq8f","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 00:24:00.67166+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/bills/electricity', '7dfcd2aeb4c87adb404b2af0b4546a33', E'\\xf84ba7fc52dd725fbf67666d1a76433c0b9f2d24638d5a11ac0f763b463edd6a', 'bill_01m8frk5s3y6zbexehfhkpsbtr', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8frk5s3y6zbexehfhkpsbtr","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"54304541262650974864","units":"73.52 kWh"}', '2026-11-28 00:24:00.548006+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/cross-border/collections', 'a26f3d699249f68823e1874bf55253bd', E'\\x197ec9094ae08d813f937f3768b721f4ae3c6751781c97a6ba5e567a07ad1ead', 'col_01m8frkfzz1ffzja8baff5wqht', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8frkfzz1ffzja8baff5wqht","reference":"col_01m8frkfzz1ffzja8baff5wqht","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31655.84,"targetCurrency":"NGN","rate":126.623376,"providerFee":0,"providerRate":127.9024,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T00:24:11.016Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 00:24:11.016763+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/crypto/payments/cp_01m8frk61pgt4e6byep2vpgkrf/simulate-deposit', '8deffb2037b1626a729eaeeadb69ea91', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8frk61pgt4e6byep2vpgkrf', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8frk61pgt4e6byep2vpgkrf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ","checkoutUrl":"http://127.0.0.1:36489/pay/01m8frk61pgt4e6byep2vpgkrfvjgsthaqr746qjthgy8j6bgqhy","returnUrl":null,"status":"UNDERPAID","txHash":"c4526f2d8164133379c1fdee87153552b0d1a8a9082ac19791c8844e81f0f638","reviewReason":null,"expiresAt":"2026-11-28T01:24:00.822Z","payableUntil":"2026-11-28T02:24:00.822Z","environment":"test","createdAt":"2026-11-28T00:24:00.822Z","updatedAt":"2026-11-28T00:24:03.116Z","metadata":{"simulated":true}},"deposit":{"txHash":"207117dac5debb357ef79da076c48d5024bdf5007164871ef0c9662e851c5729","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 00:24:03.30974+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/crypto/payments/cp_01m8frk61pgt4e6byep2vpgkrf/simulate-deposit', 'ea621d3c68cafec0cefe1c2a4568f85e', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8frk61pgt4e6byep2vpgkrf', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8frk61pgt4e6byep2vpgkrf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ","checkoutUrl":"http://127.0.0.1:36489/pay/01m8frk61pgt4e6byep2vpgkrfvjgsthaqr746qjthgy8j6bgqhy","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:24:00.822Z","payableUntil":"2026-11-28T01:24:00.822Z","environment":"test","createdAt":"2026-11-28T00:24:00.822Z","updatedAt":"2026-11-28T00:24:00.822Z","metadata":{"simulated":true}},"deposit":{"txHash":"c4526f2d8164133379c1fdee87153552b0d1a8a9082ac19791c8844e81f0f638","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 00:24:00.858113+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/crypto/payments/create', '01707613e3b38c6232c0af29fd7a935d', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8frk61pgt4e6byep2vpgkrf', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8frk61pgt4e6byep2vpgkrf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ","checkoutUrl":"http://127.0.0.1:36489/pay/01m8frk61pgt4e6byep2vpgkrfvjgsthaqr746qjthgy8j6bgqhy","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:24:00.822Z","payableUntil":"2026-11-28T01:24:00.822Z","environment":"test","createdAt":"2026-11-28T00:24:00.822Z","updatedAt":"2026-11-28T00:24:00.822Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 00:24:00.837314+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/crypto/withdrawals/request', '8b6ebe46613f9c819251942fdb666552', E'\\x36ba66baa1998aaf3ea3ebf62d0bc11a635bbd57da199ee04c6dff870b76c3d0', 'sale_01m8frkfsgkvzg8cmemjgx4995', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8frkfsgkvzg8cmemjgx4995","amountUsdt":10,"conversionRate":1515.77,"grossAmountNgn":15157.7,"withdrawalFeeNgn":25,"netAmountNgn":15132.7,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8frkfsgkvzg8cmemjgx4995","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:24:10.801Z"},"simulated":true,"environment":"test"}', '2026-11-28 00:24:10.801443+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/payment/process', '35c8980662ff738656f6d4962d319a7a', E'\\x3264bf80db2b994a31175a13f3cd9999f614e264dbe06c5a78d877fc4d16bab0', 'txn_01m8frjppbxw0fa4nr6pt3favv', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8frjppbxw0fa4nr6pt3favv","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:23:45.101784+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/withdrawal/request', '0041088e3f35f953d3452d85499d919b', E'\\x9a5592dbba952a31b9ea22465d46b6808533b1f8ae18262481a2d41ba76337b6', 'wd_01m8frjq68g507aryns4nn5htg', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8frjq68g507aryns4nn5htg","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:23:45.609Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:23:45.609221+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/withdrawal/request', '70a7b63373e01e9a9269d2d7bcfe5ad3', E'\\xd43c78f2ef8d4ff88901bf86ec7939fa32428126b0de56026d5f302e151570b3', 'wd_01m8frjq03grf073jtq9w7p01w', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8frjq03grf073jtq9w7p01w","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:23:45.416Z","environment":"test","simulated":true},"requestId":"req_01m8frjpzv5b4btdj5613gr76d","simulated":true,"environment":"test"}', '2026-11-28 00:23:45.416068+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/withdrawal/request', 'cb9e5f6cc0cec6d1e4cd922e46a6c0b6', E'\\xa7a9802a95a865a281a65d4a3f556f9a15641c19e69ebe4af4cf14d41feacb80', 'wd_01m8frjwk7peeb43wc8whkhh7f', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8frjwk7peeb43wc8whkhh7f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:23:51.144Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:23:51.144877+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/withdrawal/request', 'demo-58554f17-9ed4-4c42-b7f1-a36d1dd5b260', E'\\x0297c1e804b28b41472d0d9eace43bff726313a92b648ed9322309cbda8b821c', 'wd_01m8frjprh0n26h1sz4b2w6bvj', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8frjprh0n26h1sz4b2w6bvj","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:23:45.172Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:23:45.172855+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/withdrawal/request', 'e358fcbfbedfc8b02c0be387dce6397e', E'\\xc6e812ea52d5615244cc908f760a55f1dc7bd7c80b4eafb76dbaef040b5fb40a', 'wd_01m8frk1mbsevj9fh57d5cm4g9', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8frk1mbsevj9fh57d5cm4g9","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:23:56.299Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:23:56.299827+00'),
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '/withdrawal/request', 'f0ee7f6cf167a5d3224d0c2870d75420', E'\\xc2fd8c042cacf5c0c3c976640ff0bb022234a6fb3bf2da86bb9610bc50d78ba9', 'wd_01m8frk4fdvz2fc7tad4y00kzs', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8frk4fdvz2fc7tad4y00kzs","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:23:59.214Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:23:59.214533+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073318df6545700762a5f5ec98a9990e35413bc471358720d4cc5aefda6e4b54689bb0edc8cc2899cb294275e4413957c29b78e07ee60f59a810c244da002d3841c68ee9653db55c655cf3893315e9c4f46df', '2026-11-28 00:23:32.646569+00', '2026-11-28 00:23:32.646569+00'),
('sandbox_seed', E'\\x6d7073318df6545700762a5fda3ea3c6e89bc61a6abcf21b47531ede6de743e2ffe1edd067927d746fb69e643c23bff5c21a59c9d150afbb483498d3c68a6a933e0526f8eacac39b59818c009f26ae1dc387e190267d5917dcd749496392626d2ca7566dc94c5850358b9580cef2d443', '2026-11-28 00:23:32.63504+00', '2026-11-28 00:23:32.63504+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8frjp0d26cgspkybb0p4mvk', E'\\x5a78a5ec6045e56f50a9ef56f358ec2739d3b504e61bea3fe9a70d0534411f33', '2026-11-28 00:23:45.023389+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 00:23:45.023389+00', '2026-11-28 00:23:45.023389+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:23:45.297763+00'),
('2', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:33549/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:23:45.066377+00', '2026-11-28 00:23:45.066377+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:23:45.297763+00'),
('3', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:33549/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:24:13.718763+00', '2026-11-28 00:24:13.718763+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8frk3xycy25kej20n2eazkr', 'withdrawal.resolve', 'wd_01m8frk1mbsevj9fh57d5cm4g9', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 00:23:58.654199+00', '2026-11-29 00:23:58.654199+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8frk5s3y6zbexehfhkpsbtr', 'bill', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128012496qnwmj3g9c9cdb0', NULL, '2026-11-28 00:24:00.548006+00', '2026-11-28 00:24:00.608147+00'),
('bill_01m8frk5wz5hmkathan4ngxq8f', 'bill', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280124e3cmq5d7nnsnv0y3', NULL, '2026-11-28 00:24:00.67166+00', '2026-11-28 00:24:00.749214+00'),
('col_01m8frkfzz1ffzja8baff5wqht', 'collection', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 00:24:31.016763+00', NULL, 'sim_col_01m8frkfzz1ffzja8baff5wqht', NULL, '2026-11-28 00:24:11.016763+00', '2026-11-28 00:24:13.454711+00'),
('sale_01m8frkfsgkvzg8cmemjgx4995', 'usdt_sale', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8frkfsgkvzg8cmemjgx4995', NULL, '2026-11-28 00:24:10.801443+00', '2026-11-28 00:24:10.898463+00'),
('wd_01m8frjprh0n26h1sz4b2w6bvj', 'withdrawal', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frjprh0n26h1sz4b2w6bvj', NULL, '2026-11-28 00:23:45.172855+00', '2026-11-28 00:23:45.252381+00'),
('wd_01m8frjq03grf073jtq9w7p01w', 'withdrawal', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frjq03grf073jtq9w7p01w', 'The sandbox fails amounts ending in .01.', '2026-11-28 00:23:45.416068+00', '2026-11-28 00:23:45.512698+00'),
('wd_01m8frjq68g507aryns4nn5htg', 'withdrawal', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frjq68g507aryns4nn5htg', NULL, '2026-11-28 00:23:45.609221+00', '2026-11-28 00:23:50.724944+00'),
('wd_01m8frjwk7peeb43wc8whkhh7f', 'withdrawal', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frjwk7peeb43wc8whkhh7f', 'The sandbox reverses amounts ending in .04.', '2026-11-28 00:23:51.144877+00', '2026-11-28 00:23:56.230004+00'),
('wd_01m8frk1mbsevj9fh57d5cm4g9', 'withdrawal', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8frk3xycy25kej20n2eazkr', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frk1mbsevj9fh57d5cm4g9', NULL, '2026-11-28 00:23:56.299827+00', '2026-11-28 00:23:58.987633+00'),
('wd_01m8frk4fdvz2fc7tad4y00kzs', 'withdrawal', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8frk4fdvz2fc7tad4y00kzs', NULL, '2026-11-28 00:23:59.214533+00', '2026-11-28 00:23:59.299883+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TENDHrpj9ewKr3UJyfBQmuGpsnoZkwjGiD', '0', '8999999985632000', 'true'),
('THKcHftVnFqqHjMQmskuBTQQrVrf87BiTD', '25000000', '0', 'false'),
('TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795825424433'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795825434659'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795825440862'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795825443310'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795825446107'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795825448353'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795825450715');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('207117dac5debb357ef79da076c48d5024bdf5007164871ef0c9662e851c5729', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ', '15000000', '0', '0'),
('4b28935dce3d21f95e78b0e0e70ff5f43b4d54aa3529165421a3058377e2bd05', '7', 'usdt_transfer', 'SUCCESS', 'TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ', 'THKcHftVnFqqHjMQmskuBTQQrVrf87BiTD', '25000000', '13000000', '130000'),
('698931058aa981a5c9d26c4f3b53d0643921d52695fd0331f6512fc860d216dd', '8', 'trx_transfer', 'SUCCESS', 'TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ', 'TENDHrpj9ewKr3UJyfBQmuGpsnoZkwjGiD', '382000', '0', '0'),
('c0893c7a00125e4f546daef0eb3a62d2aa743a28e0c830102ce430939f3e21d2', '6', 'trx_transfer', 'SUCCESS', 'TENDHrpj9ewKr3UJyfBQmuGpsnoZkwjGiD', 'TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ', '13650000', '1100000', '0'),
('c4526f2d8164133379c1fdee87153552b0d1a8a9082ac19791c8844e81f0f638', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TRHCB6xXPW3XtL5qxfoQyAYxHLq8VcDgcQ', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8frk5s3y6zbexehfhkpsbtr', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8frk5ryrt3nvtyphsjfzbhs', '2026-11-28 00:24:00.548006+00', '2026-11-28 00:24:00.608147+00'),
('bill_01m8frk5wz5hmkathan4ngxq8f', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8frk5wty7fegh2f3raradkj', '2026-11-28 00:24:00.67166+00', '2026-11-28 00:24:00.749214+00'),
('col_01m8frkfzz1ffzja8baff5wqht', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'collection', 'COMPLETED', '3165584', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8frkfzqm0yew3216hx1z1ky', '2026-11-28 00:24:11.016763+00', '2026-11-28 00:24:13.454711+00'),
('txn_01m8frjppbxw0fa4nr6pt3favv', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8frjpp3711dwdkwcydmsfq2', '2026-11-28 00:23:45.101784+00', '2026-11-28 00:23:45.101784+00'),
('wd_01m8frjprh0n26h1sz4b2w6bvj', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frjpqcedxr4sb4zqw543p1', '2026-11-28 00:23:45.172855+00', '2026-11-28 00:23:45.252381+00'),
('wd_01m8frjq03grf073jtq9w7p01w', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frjpzv5b4btdj5613gr76d', '2026-11-28 00:23:45.416068+00', '2026-11-28 00:23:45.512698+00'),
('wd_01m8frjq68g507aryns4nn5htg', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frjq63h11276p687dhnw4j', '2026-11-28 00:23:45.609221+00', '2026-11-28 00:23:50.724944+00'),
('wd_01m8frjwk7peeb43wc8whkhh7f', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frjwk2bxkxmgp3ab1wafbh', '2026-11-28 00:23:51.144877+00', '2026-11-28 00:23:56.230004+00'),
('wd_01m8frk1mbsevj9fh57d5cm4g9', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frk1m8hd0yqqvegda5zwff', '2026-11-28 00:23:56.299827+00', '2026-11-28 00:23:58.987633+00'),
('wd_01m8frk4fdvz2fc7tad4y00kzs', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8frk4dq15z69jspaxbt8szn', '2026-11-28 00:23:59.214533+00', '2026-11-28 00:23:59.299883+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8frkfs2kv9hztna5qe8wzqe', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', '10000000', '1531.09000000', '1515.77000000', '1515770', '2500', '1513270', '15320', '2026-11-28 00:24:10.787825+00', '2026-11-28 00:25:10.787+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8frkfsgkvzg8cmemjgx4995', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'COMPLETED', '10000000', '1531.09000000', '1515.77000000', '1515770', '2500', '1513270', '15320', 'qte_01m8frkfs2kv9hztna5qe8wzqe', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8frkfsabpyafxf8w5yekhmk', '2026-11-28 00:24:10.801443+00', '2026-11-28 00:24:10.898463+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8frjp0d26cgspkybb0p4mvk', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$EdGsNngDdGrg6RF8l6uJQQ$P8zJDLZPI3v7sjbyxFqORo9BdVYUruG5YMDTWsYQ09w', '1', NULL, NULL, NULL, '2026-11-28 00:23:44.40202+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'simulator', 'biz_01m8frjp0d87s9c0xryfe2dv6z', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 00:23:44.40202+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8frjpv69n4fre1xf0s84545', '1', 'http://127.0.0.1:33549/webhooks', '2026-11-28 00:23:45.268+00', '31', '204', '', NULL),
('msg_01m8frjq3e4jsty44yhzyb0pwa', '1', 'http://127.0.0.1:33549/webhooks', '2026-11-28 00:23:45.548+00', '8', '204', '', NULL),
('msg_01m8frjw66kes0z49m7skezv71', '1', 'http://127.0.0.1:33549/webhooks', '2026-11-28 00:23:50.974+00', '9', '204', '', NULL),
('msg_01m8frjwmsgb3qgs2fqgqw0aay', '1', 'http://127.0.0.1:33549/webhooks', '2026-11-28 00:23:51.207+00', '4', '204', '', NULL),
('msg_01m8frk1jcsqsteyfbzzrc8kkm', '1', 'http://127.0.0.1:33549/webhooks', '2026-11-28 00:23:56.255+00', '3', '204', '', NULL),
('msg_01m8frk49pgy1qt54jp8x4h7q7', '1', 'http://127.0.0.1:33549/webhooks', '2026-11-28 00:23:59.055+00', '31', '204', '', NULL),
('msg_01m8frk4jezv55cbsvbmz5d60q', '1', 'http://127.0.0.1:33549/webhooks', '2026-11-28 00:23:59.344+00', '18', '500', '', NULL),
('msg_01m8frk4jezv55cbsvbmz5d60q', '2', 'http://127.0.0.1:33549/webhooks', '2026-11-28 00:24:00.461+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8frjpv69n4fre1xf0s84545', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal.completed', 'wd_01m8frjprh0n26h1sz4b2w6bvj', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:23:45.215Z","data":{"transactionId":"wd_01m8frjprh0n26h1sz4b2w6bvj","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:23:45.172Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:23:45.252381+00', '2026-11-28 00:23:45.302666+00', NULL),
('msg_01m8frjq3e4jsty44yhzyb0pwa', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal.failed', 'wd_01m8frjq03grf073jtq9w7p01w', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:23:45.478Z","data":{"transactionId":"wd_01m8frjq03grf073jtq9w7p01w","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:23:45.416Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:23:45.512698+00', '2026-11-28 00:23:45.556923+00', NULL),
('msg_01m8frjw66kes0z49m7skezv71', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal.completed', 'wd_01m8frjq68g507aryns4nn5htg', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:23:50.702Z","data":{"transactionId":"wd_01m8frjq68g507aryns4nn5htg","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:23:45.609Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:23:50.724944+00', '2026-11-28 00:23:51.015019+00', NULL),
('msg_01m8frjwmsgb3qgs2fqgqw0aay', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal.completed', 'wd_01m8frjwk7peeb43wc8whkhh7f', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:23:51.169Z","data":{"transactionId":"wd_01m8frjwk7peeb43wc8whkhh7f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:23:51.144Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:23:51.191175+00', '2026-11-28 00:23:51.212202+00', NULL),
('msg_01m8frk1jcsqsteyfbzzrc8kkm', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal.failed', 'wd_01m8frjwk7peeb43wc8whkhh7f', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:23:56.210Z","data":{"transactionId":"wd_01m8frjwk7peeb43wc8whkhh7f","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:23:51.144Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:23:56.230004+00', '2026-11-28 00:23:56.260079+00', NULL),
('msg_01m8frk49pgy1qt54jp8x4h7q7', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal.completed', 'wd_01m8frk1mbsevj9fh57d5cm4g9', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:23:58.959Z","data":{"transactionId":"wd_01m8frk1mbsevj9fh57d5cm4g9","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:23:56.299Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:23:58.987633+00', '2026-11-28 00:23:59.089725+00', NULL),
('msg_01m8frk4jezv55cbsvbmz5d60q', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', 'withdrawal.completed', 'wd_01m8frk4fdvz2fc7tad4y00kzs', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:23:59.260Z","data":{"transactionId":"wd_01m8frk4fdvz2fc7tad4y00kzs","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:23:59.214Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:23:59.299883+00', '2026-11-28 00:24:00.468151+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8frjp1b3fm1kda589tx98m7', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'prod', E'\\x6d7073318df6545700762a5fd81e4c1f0ed58d6759cef8d77b0cae9207eeb3a8a78fd82dfddfb15413e0ce251779450adea614435dc39e4417a26e507eb0f07b041257d8a8d753a75bcb06522161a577d117dc36c0382a6b67a6', '2026-11-28 00:23:44.40202+00', NULL),
('whs_01m8frjp1b988evn07tzcrrtbk', 'biz_01m8frjp0d87s9c0xryfe2dv6z', 'test', E'\\x6d7073318df6545700762a5fcf7f6ed3f2d6820773287a8aa0d8f5d04f36daada11b83f41844f0f88881a52f66ed3dea8670fdb9c3dccd8967bcd0a57eb16c2208bde0a65b2aa8a40e013b96ff3eebd66f3663059f80d4e3622f', '2026-11-28 00:23:44.40202+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8frjprh0n26h1sz4b2w6bvj', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8frjq03grf073jtq9w7p01w', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8frjq68g507aryns4nn5htg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8frjwk7peeb43wc8whkhh7f', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8frk1mbsevj9fh57d5cm4g9', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8frk4fdvz2fc7tad4y00kzs', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
