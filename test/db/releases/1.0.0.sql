-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('120', '125', '127', '183', '184', '189', '191', '268', '317', '333', '56', '61', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g7qx6xknxxmq68nb64febm', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 04:48:44.25788+00'),
('1025', 'biz_01m8g7qx6xknxxmq68nb64febm', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 04:48:44.25788+00'),
('1026', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'NGN', 'available', '0', '7373058', '13', '2026-11-28 04:48:44.25788+00'),
('1027', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 04:48:44.25788+00'),
('1028', 'biz_01m8g7qx6xknxxmq68nb64febm', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 04:48:44.25788+00'),
('1029', 'biz_01m8g7qx6xknxxmq68nb64febm', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 04:48:44.25788+00'),
('1030', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 04:48:44.25788+00'),
('1031', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 04:48:44.25788+00'),
('120', NULL, 'test', 'NGN', 'commission', '8', '150000', '1', '2026-11-28 04:48:36.751461+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '15430', '1', '2026-11-28 04:48:36.751461+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '32207', '1', '2026-11-28 04:48:36.751461+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-150050', '1', '2026-11-28 04:48:36.751461+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '-9799996', '3', '2026-11-28 04:48:36.751461+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '1534250', '2', '2026-11-28 04:48:36.751461+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '2379281', '6', '2026-11-28 04:48:36.751461+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', '2026-11-28 04:48:36.751461+00'),
('317', NULL, 'test', 'NGN', 'conversion', '13', '-1542180', '1', '2026-11-28 04:48:36.751461+00'),
('333', NULL, 'test', 'USDT', 'conversion', '13', '10000000', '1', '2026-11-28 04:48:36.751461+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '2000', '2', '2026-11-28 04:48:36.751461+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '2500', '1', '2026-11-28 04:48:36.751461+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '3500', '4', '2026-11-28 04:48:36.751461+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3188515', '7223008'),
('1026', '13', '23', '150050', '7373058'),
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
('120', '1', '1', '150000', '150000'),
('125', '1', '21', '15430', '15430'),
('127', '1', '22', '32207', '32207'),
('183', '1', '23', '-150050', '-150050'),
('184', '1', '1', '-10000000', '-10000000'),
('184', '2', '9', '100004', '-9899996'),
('184', '3', '14', '100000', '-9799996'),
('189', '1', '18', '10000', '10000'),
('189', '2', '21', '1524250', '1534250'),
('191', '1', '3', '5000000', '5000000'),
('191', '2', '7', '100002', '5100002'),
('191', '3', '10', '-100004', '4999998'),
('191', '4', '12', '100005', '5100003'),
('191', '5', '16', '500000', '5600003'),
('191', '6', '22', '-3220722', '2379281'),
('268', '1', '19', '-25000000', '-25000000'),
('317', '1', '21', '-1542180', '-1542180'),
('333', '1', '21', '10000000', '10000000'),
('56', '1', '9', '1000', '1000'),
('56', '2', '14', '1000', '2000'),
('61', '1', '21', '2500', '2500'),
('63', '1', '3', '2500', '2500'),
('63', '2', '7', '1000', '3500'),
('63', '3', '10', '-1000', '2500'),
('63', '4', '12', '1000', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g7qxfgjq7qy2d38x25t4e1', 'payment', 'single', 'test', NULL, '2026-11-28 04:48:44.532874+00', NULL, NULL, NULL),
('10', 'wd_01m8g7r2vbttjdtqevfz66r1k8:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 04:48:55.077695+00', NULL, NULL, NULL),
('11', 'wd_01m8g7r7wztxm6heb1n8enchjr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:48:55.200206+00', NULL, NULL, NULL),
('12', 'wd_01m8g7r7wztxm6heb1n8enchjr:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 04:48:57.343176+00', NULL, NULL, NULL),
('13', 'wd_01m8g7ra0xmeqhzdfztbee6dnf:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:48:57.373824+00', NULL, NULL, NULL),
('14', 'wd_01m8g7ra0xmeqhzdfztbee6dnf:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 04:48:57.394021+00', NULL, NULL, NULL),
('15', 'bill_01m8g7ra4y7bpjdj76k3hebecp:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 04:48:57.503111+00', NULL, NULL, NULL),
('16', 'bill_01m8g7ra4y7bpjdj76k3hebecp:post', 'bill_post', 'post', 'test', '15', '2026-11-28 04:48:57.525054+00', NULL, NULL, NULL),
('17', 'bill_01m8g7ra6grewgvew572txehxs:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 04:48:57.552568+00', NULL, NULL, NULL),
('18', 'bill_01m8g7ra6grewgvew572txehxs:post', 'bill_post', 'post', 'test', '17', '2026-11-28 04:48:57.578212+00', NULL, NULL, NULL),
('19', 'cp_01m8g7ra8660djmkvj4r5qyktx', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 04:49:07.49814+00', NULL, NULL, NULL),
('2', 'wd_01m8g7qxgn6g3gbbvb033rn7tw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:48:44.5684+00', NULL, NULL, NULL),
('20', 'sale_01m8g7rm2680bkmbgv9gtyg6ep:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 04:49:07.655206+00', NULL, NULL, NULL),
('21', 'sale_01m8g7rm2680bkmbgv9gtyg6ep:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 04:49:07.675373+00', NULL, NULL, NULL),
('22', 'col_01m8g7rm3rbyzbfehenj0q4v6b:credit', 'collection', 'single', 'test', NULL, '2026-11-28 04:49:09.769301+00', NULL, NULL, NULL),
('23', 'adj_01m8g7rp8knt6v0tp27g6401tw', 'adjustment', 'single', 'test', NULL, '2026-11-28 04:49:09.911874+00', NULL, NULL, NULL),
('3', 'wd_01m8g7qxgn6g3gbbvb033rn7tw:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 04:48:44.640232+00', NULL, NULL, NULL),
('4', 'wd_01m8g7qxp66kms92k22p6rmmef:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:48:44.743105+00', NULL, NULL, NULL),
('5', 'wd_01m8g7qxp66kms92k22p6rmmef:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 04:48:44.779096+00', NULL, NULL, NULL),
('6', 'wd_01m8g7qxrs1nps8sb5dmt13tay:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:48:44.826045+00', NULL, NULL, NULL),
('7', 'wd_01m8g7qxrs1nps8sb5dmt13tay:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 04:48:49.888737+00', NULL, NULL, NULL),
('8', 'wd_01m8g7r2vbttjdtqevfz66r1k8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 04:48:50.028226+00', NULL, NULL, NULL),
('9', 'wd_01m8g7r2vbttjdtqevfz66r1k8:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 04:48:50.050404+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g7qx703x5yb148fzffye8a', 'biz_01m8g7qx6xknxxmq68nb64febm', 'prod', E'\\xae515c8f0adfaa2884fcac2a7646a75654268dfdecd357c77a01e7e8d9d843d4', E'\\x6d7073311435f9722cef55d7f6f8d6abb6841af776616e8596126d901a8fc7713dbf082ea59cdc3c8c2982c1f2acdec5433109cdf4a0113451bdc049c0a6d114f6946a02772c7065d1734f8f14961ca1216d2675', 'BaOe', NULL, NULL, NULL, '2026-11-28 04:48:44.26218+00', NULL, NULL, NULL),
('key_01m8g7qx710fes7nnxr6rab8vs', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', E'\\xb3221e6ac442ac023ef66c73c48fa3dd868a25af8683fe9b682971b46cbc1285', E'\\x6d7073311435f9722cef55d7a117608a5456b52106498cd40fc396de465f6f3625c0da7979371973841d1f0c016f3c2f046226d0df894233aaf99ba9832d03bafb121cf0486ba4d89b3198876030e456f9679d58', 'AdoC', NULL, NULL, NULL, '2026-11-28 04:48:44.26218+00', NULL, '2026-11-28 04:48:44.35388+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:063d2ed9efea3f0b91b701be0c18598f4d4a70dc21bcaf6acf46faf36543ff3b', '0', '1795927724427'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795842224415'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795842224402');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g7ra4y7bpjdj76k3hebecp', '1', 'simulator', 'simulator', '20261128054828chjtj07v46ymnj', '1', '1', '2026-11-28 04:48:57.523069+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128054828chjtj07v46ymnj', '2026-11-28 04:48:57.515+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g7ra6grewgvew572txehxs', '1', 'simulator', 'simulator', '202611280548psbytk11r9mh2e70', '1', '1', '2026-11-28 04:48:57.577434+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280548psbytk11r9mh2e70', '2026-11-28 04:48:57.568+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g7rm3rbyzbfehenj0q4v6b', '1', 'simulator', 'simulator', 'col_01m8g7rm3rbyzbfehenj0q4v6b', '1', '1', '2026-11-28 04:49:07.728552+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g7rm3rbyzbfehenj0q4v6b', '2026-11-28 04:49:09.76+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g7rm2680bkmbgv9gtyg6ep', '1', 'simulator', 'simulator', 'sale_01m8g7rm2680bkmbgv9gtyg6ep', '1', '1', '2026-11-28 04:49:07.674644+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g7rm2680bkmbgv9gtyg6ep', '2026-11-28 04:49:07.666+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g7qxgn6g3gbbvb033rn7tw', '1', 'simulator', 'simulator', 'wd_01m8g7qxgn6g3gbbvb033rn7tw', '1', '1', '2026-11-28 04:48:44.636753+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g7qxgn6g3gbbvb033rn7tw', '2026-11-28 04:48:44.61+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g7qxp66kms92k22p6rmmef', '1', 'simulator', 'simulator', 'wd_01m8g7qxp66kms92k22p6rmmef', '1', '1', '2026-11-28 04:48:44.777381+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g7qxp66kms92k22p6rmmef', '2026-11-28 04:48:44.765+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g7qxrs1nps8sb5dmt13tay', '1', 'simulator', 'simulator', 'wd_01m8g7qxrs1nps8sb5dmt13tay', '1', '1', '2026-11-28 04:48:44.856333+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g7qxrs1nps8sb5dmt13tay', '2026-11-28 04:48:49.872+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g7r2vbttjdtqevfz66r1k8', '1', 'simulator', 'simulator', 'wd_01m8g7r2vbttjdtqevfz66r1k8', '1', '1', '2026-11-28 04:48:50.049818+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g7r2vbttjdtqevfz66r1k8', '2026-11-28 04:48:55.066+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g7r7wztxm6heb1n8enchjr', '1', 'simulator', 'simulator', 'wd_01m8g7r7wztxm6heb1n8enchjr', '1', '1', '2026-11-28 04:48:55.227988+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g7r7wztxm6heb1n8enchjr', '2026-11-28 04:48:57.316+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g7ra0xmeqhzdfztbee6dnf', '1', 'simulator', 'simulator', 'wd_01m8g7ra0xmeqhzdfztbee6dnf', '1', '1', '2026-11-28 04:48:57.393389+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g7ra0xmeqhzdfztbee6dnf', '2026-11-28 04:48:57.383+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 04:48:44.26218+00', 'system', 'business.create', 'biz_01m8g7qx6xknxxmq68nb64febm', '{"kycStatus": "APPROVED"}', 'biz_01m8g7qx6xknxxmq68nb64febm', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 04:48:44.450435+00', 'usr_01m8g7qx6xvqf84hjcgeevnrc3', 'sign_in.new_network', 'biz_01m8g7qx6xknxxmq68nb64febm', '{}', 'biz_01m8g7qx6xknxxmq68nb64febm', NULL, 'token', '657a5f5e91a9', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 04:48:44.48966+00', 'usr_01m8g7qx6xvqf84hjcgeevnrc3', 'webhook_url.change', 'biz_01m8g7qx6xknxxmq68nb64febm', '{}', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'token', '657a5f5e91a9', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40685/webhooks"}'),
('4', '2026-11-28 04:48:57.343176+00', 'root', 'withdrawal.resolve', 'wd_01m8g7r7wztxm6heb1n8enchjr', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 04:49:09.867847+00', 'usr_01m8g7qx6xvqf84hjcgeevnrc3', 'webhook_url.change', 'biz_01m8g7qx6xknxxmq68nb64febm', '{}', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'token', '657a5f5e91a9', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40685/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 04:49:09.911874+00', 'ada', 'balance.adjust', 'biz_01m8g7qx6xknxxmq68nb64febm', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g7rp8knt6v0tp27g6401tw"}', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g7rp8knt6v0tp27g6401tw', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 04:49:09.911874+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 04:48:44.26218+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 04:48:41.051945+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 04:48:41.051945+00');
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
('bill_01m8g7ra4y7bpjdj76k3hebecp', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '87538383605106073742', '{}', '73.52 kWh'),
('bill_01m8g7ra6grewgvew572txehxs', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g7qx6xknxxmq68nb64febm', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 04:48:44.26218+00', '2026-11-28 04:49:09.867847+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 04:49:07.496+00', '2026-11-28 04:49:09.588396+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '282eb6178948924dc5c93591f1b37c22c908de48e5cbe597cc472973240a76f9', '0', 'test', 'cp_01m8g7ra8660djmkvj4r5qyktx', 'biz_01m8g7qx6xknxxmq68nb64febm', '5', '2026-11-28 04:49:00.055+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 04:49:02.335685+00'),
('simulated', 'dd5928fc6e43d6321b3f75bc7dc22115b494596b9b35b0eee92f988b0abf88ef', '0', 'test', 'cp_01m8g7ra8660djmkvj4r5qyktx', 'biz_01m8g7qx6xknxxmq68nb64febm', '4', '2026-11-28 04:48:57.622+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 04:48:59.906377+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g7rm3rbyzbfehenj0q4v6b', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.82890000', '0', '127.54061100', '32207', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g7rm3rbyzbfehenj0q4v6b');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g7ra8660djmkvj4r5qyktx', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci', '282eb6178948924dc5c93591f1b37c22c908de48e5cbe597cc472973240a76f9', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g7ra82n693dqcz5n3a48hb', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 05:48:57.606+00', '2026-11-28 04:48:57.606+00', '2026-11-28 04:49:07.472+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('2dc7bb80d92aa7c783f8324b169d8a0551c8f6115fd713a245aa3546d0ed3735', 'swp_01m8g7rewpvynyget8yrdqjg9e', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40cde0f483a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154176538bf7146b37fb3800372b0f9c9724be4a8388121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000a228101c0f24ba9d6019a16098a7ba0b64e9cb2600000000000000000000000000000000000000000000000000000000017d784070ed8bf183a2349001d090c1061241a9b0e5111384528fb33aa69c216d2714c3dd8294108059a6c9d97d73e42aa2ff63f22aaf5fd33874cc5c687b79c6e84a0185bea762da9d84232e3d1dd9b70b471c', '2026-11-28 04:50:05.005+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 04:49:05.011217+00'),
('f833b5bb6cc452aa3a53320f451739b10d59a4164d8fc039ee86bf14840b70ff', 'swp_01m8g7rewpvynyget8yrdqjg9e', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140b6ccf483a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15413fc26a60d01c9f66e2a36e5ea33f4139bd349dc812154176538bf7146b37fb3800372b0f9c9724be4a838818d090c10670d6f7f083a23412416e7a5ab025b337c3907ebda27b2d419f7a786d4b67065cd654dcf59ebb686a8e39f6217ab15add9036a05e445bfcd1ba8b9116c23287dc2f59c8e6b7d7dc7ba31c', '2026-11-28 04:50:02.422+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 04:49:02.551862+00'),
('fcde92d742d8877f46a0a5086f21e4333e6784e694900a7b250fa6f5dc23dd1c', 'swp_01m8g7rewpvynyget8yrdqjg9e', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840f9f3f483a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154176538bf7146b37fb3800372b0f9c9724be4a83881215413fc26a60d01c9f66e2a36e5ea33f4139bd349dc818b0a81770999ff183a2341241e3bb053d67733662b2f5fc9964e2fab4d39af7e834bc5c74acd464eb1ae5c77f48f6438886d91ef85d6b34946506d285bfe89dbf9a80634353ec1a653b8fb5dd1c', '2026-11-28 04:50:07.481+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 04:49:07.486953+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g7rewpvynyget8yrdqjg9e', 'cp_01m8g7ra8660djmkvj4r5qyktx', 'test', '0', 'TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 04:49:02.355427+00', '2026-11-28 04:49:07.461068+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', 'collection', '1', '3188515', '0'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', 'sales', '1', '1526750'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/bills/data', '5696a8ac853bb59b13628f5871f0728e', E'\\xe4d97866fd693dc8105033dad50a3b58bcb4f3350b643ea3a9e11068b1bbc179', 'bill_01m8g7ra6grewgvew572txehxs', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g7ra6grewgvew572txehxs","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 04:48:57.552568+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/bills/electricity', '7faa2e2891129c1a553984fa99cd190a', E'\\x303556c043ad436ee70c125a088feed042ba7cba52f7bccc9762840c2fb9824d', 'bill_01m8g7ra4y7bpjdj76k3hebecp', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g7ra4y7bpjdj76k3hebecp","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"87538383605106073742","units":"73.52 kWh"}', '2026-11-28 04:48:57.503111+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/cross-border/collections', 'b75e52995bcb0218fff227252d435b15', E'\\xc57d4d6cabb88f9b9cef16b9d6b0cd3ef25ef38b1a76a0f084332ab5689fa090', 'col_01m8g7rm3rbyzbfehenj0q4v6b', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g7rm3rbyzbfehenj0q4v6b","reference":"col_01m8g7rm3rbyzbfehenj0q4v6b","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31885.15,"targetCurrency":"NGN","rate":127.540611,"providerFee":0,"providerRate":128.8289,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T04:49:07.705Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 04:49:07.705121+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/crypto/payments/cp_01m8g7ra8660djmkvj4r5qyktx/simulate-deposit', '1356ca9dc2dcde5599fee4c9290a2515', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g7ra8660djmkvj4r5qyktx', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g7ra8660djmkvj4r5qyktx","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci","checkoutUrl":"http://127.0.0.1:40169/pay/01m8g7ra8660djmkvj4r5qyktxq5g3cjvcc6h2xc82se1q8acnd2","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T05:48:57.606Z","payableUntil":"2026-11-28T05:48:57.606Z","environment":"test","createdAt":"2026-11-28T04:48:57.606Z","updatedAt":"2026-11-28T04:48:57.606Z","metadata":{"simulated":true}},"deposit":{"txHash":"dd5928fc6e43d6321b3f75bc7dc22115b494596b9b35b0eee92f988b0abf88ef","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 04:48:57.61885+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/crypto/payments/cp_01m8g7ra8660djmkvj4r5qyktx/simulate-deposit', 'df245462c490a3d67fa3b2196eef4095', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g7ra8660djmkvj4r5qyktx', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g7ra8660djmkvj4r5qyktx","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"depositAddress":"TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci","checkoutUrl":"http://127.0.0.1:40169/pay/01m8g7ra8660djmkvj4r5qyktxq5g3cjvcc6h2xc82se1q8acnd2","returnUrl":null,"status":"UNDERPAID","txHash":"dd5928fc6e43d6321b3f75bc7dc22115b494596b9b35b0eee92f988b0abf88ef","reviewReason":null,"expiresAt":"2026-11-28T05:48:57.606Z","payableUntil":"2026-11-28T06:48:57.606Z","environment":"test","createdAt":"2026-11-28T04:48:57.606Z","updatedAt":"2026-11-28T04:48:59.919Z","metadata":{"simulated":true}},"deposit":{"txHash":"282eb6178948924dc5c93591f1b37c22c908de48e5cbe597cc472973240a76f9","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 04:49:00.055249+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/crypto/payments/create', '4c20e25df75ea5d605a7e69bfd0cc6e0', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g7ra8660djmkvj4r5qyktx', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g7ra8660djmkvj4r5qyktx","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci","checkoutUrl":"http://127.0.0.1:40169/pay/01m8g7ra8660djmkvj4r5qyktxq5g3cjvcc6h2xc82se1q8acnd2","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T05:48:57.606Z","payableUntil":"2026-11-28T05:48:57.606Z","environment":"test","createdAt":"2026-11-28T04:48:57.606Z","updatedAt":"2026-11-28T04:48:57.606Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 04:48:57.609293+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/crypto/withdrawals/request', '3d5dc3becaf1cb57a9a5710a903d35c9', E'\\x0905f3e9b26653003ef7efc72c84c72f66bca3930e28c3ef765967d379273809', 'sale_01m8g7rm2680bkmbgv9gtyg6ep', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g7rm2680bkmbgv9gtyg6ep","amountUsdt":10,"conversionRate":1526.75,"grossAmountNgn":15267.5,"withdrawalFeeNgn":25,"netAmountNgn":15242.5,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g7rm2680bkmbgv9gtyg6ep","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:49:07.655Z"},"simulated":true,"environment":"test"}', '2026-11-28 04:49:07.655206+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/payment/process', 'bf047ce3e88eacce26b399d52efdfa04', E'\\xeb5aaaa9af2d9caecf6c1f9996d2186b0989cdd9d2dc428b654534e703156eef', 'txn_01m8g7qxfgjq7qy2d38x25t4e1', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g7qxfgjq7qy2d38x25t4e1","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:48:44.532874+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/withdrawal/request', '18c12a108e8dc9d854be9e94d4750755', E'\\x5032cbf30072e8f554d2c9d86e1b8b8c122d2021cdb4262aca59fe17a5fabd7f', 'wd_01m8g7qxp66kms92k22p6rmmef', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g7qxp66kms92k22p6rmmef","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:48:44.743Z","environment":"test","simulated":true},"requestId":"req_01m8g7qxp1p25pcc98x5wesxg0","simulated":true,"environment":"test"}', '2026-11-28 04:48:44.743105+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/withdrawal/request', '29c9d1db0a9b321565409db5771f96a0', E'\\x1b8eff147a871b77ff0837eb91592cef8e5972f755482d45aaf3a17500a6b283', 'wd_01m8g7ra0xmeqhzdfztbee6dnf', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g7ra0xmeqhzdfztbee6dnf","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:48:57.373Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:48:57.373824+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/withdrawal/request', '850cebc6ee1089784fd1c59068875367', E'\\xe8b7970f9725c630b7fa4da964a1900545621e1cdc52d6834343c757bdf6fc20', 'wd_01m8g7qxrs1nps8sb5dmt13tay', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g7qxrs1nps8sb5dmt13tay","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:48:44.826Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:48:44.826045+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/withdrawal/request', 'demo-97aeb480-d152-40cb-9ad0-ea7fee36e21e', E'\\x599ec66f4db3b58a3c2b4e6d048c64a5f1a4c679569acb25bbc4491a9e2ee7ba', 'wd_01m8g7qxgn6g3gbbvb033rn7tw', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g7qxgn6g3gbbvb033rn7tw","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:48:44.568Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:48:44.5684+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/withdrawal/request', 'fcb094328097f6a8af2e6f1bbd447705', E'\\xc6ac00fd38653f9a1985886826b0f5d29d6a217a38960345a8db15967fa247a6', 'wd_01m8g7r7wztxm6heb1n8enchjr', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g7r7wztxm6heb1n8enchjr","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:48:55.200Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:48:55.200206+00'),
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', '/withdrawal/request', 'ffedb181185a1ac689ec70ae4e958d4f', E'\\x38d2a1213682b0059bb4c2e93caa344dcc392d1376737113a9c54ed71fdf069c', 'wd_01m8g7r2vbttjdtqevfz66r1k8', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g7r2vbttjdtqevfz66r1k8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T04:48:50.028Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 04:48:50.028226+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073311435f9722cef55d731f234a868b7925fb0926a07462055150367b8be3f6e78c714fda8c978bb3b23aa406a132b4a0c7a4ca7756d4f8f9bd68f152a7eeab85ce932a45ebc3b4e43812f6cb89247b98020', '2026-11-28 04:48:40.947494+00', '2026-11-28 04:48:40.947494+00'),
('sandbox_seed', E'\\x6d7073311435f9722cef55d77e8a6af60ea484413b6d19eeeca9ec9425bd5a9058c6ee0eb6a41ab992468bcc3f323ae9a266b1a9990d88c99f0b38efaaf91290626ea9d010f75af119f28c57405c0769068a9439c09ccd589fc051fc813d42a2f96a8d176625cc729f442d485eac7b0a', '2026-11-28 04:48:40.943682+00', '2026-11-28 04:48:40.943682+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g7qx6xvqf84hjcgeevnrc3', E'\\x7ca5d23fff81dd33a94cb3dd5b578831e077474aea1c9f2f12b4993257c7e2f8', '2026-11-28 04:48:44.450435+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g7qx6xknxxmq68nb64febm', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 04:48:44.450435+00', '2026-11-28 04:48:44.450435+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 04:48:45.417447+00'),
('2', 'biz_01m8g7qx6xknxxmq68nb64febm', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:40685/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 04:48:44.48966+00', '2026-11-28 04:48:44.48966+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 04:48:45.417447+00'),
('3', 'biz_01m8g7qx6xknxxmq68nb64febm', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:40685/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 04:49:09.867847+00', '2026-11-28 04:49:09.867847+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g7r9ygfwz8yj3b2fj68raz', 'withdrawal.resolve', 'wd_01m8g7r7wztxm6heb1n8enchjr', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 04:48:57.296819+00', '2026-11-29 04:48:57.296819+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g7ra4y7bpjdj76k3hebecp', 'bill', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128054828chjtj07v46ymnj', NULL, '2026-11-28 04:48:57.503111+00', '2026-11-28 04:48:57.525054+00'),
('bill_01m8g7ra6grewgvew572txehxs', 'bill', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280548psbytk11r9mh2e70', NULL, '2026-11-28 04:48:57.552568+00', '2026-11-28 04:48:57.578212+00'),
('col_01m8g7rm3rbyzbfehenj0q4v6b', 'collection', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 04:49:27.705121+00', NULL, 'sim_col_01m8g7rm3rbyzbfehenj0q4v6b', NULL, '2026-11-28 04:49:07.705121+00', '2026-11-28 04:49:09.769301+00'),
('sale_01m8g7rm2680bkmbgv9gtyg6ep', 'usdt_sale', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g7rm2680bkmbgv9gtyg6ep', NULL, '2026-11-28 04:49:07.655206+00', '2026-11-28 04:49:07.675373+00'),
('wd_01m8g7qxgn6g3gbbvb033rn7tw', 'withdrawal', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g7qxgn6g3gbbvb033rn7tw', NULL, '2026-11-28 04:48:44.5684+00', '2026-11-28 04:48:44.640232+00'),
('wd_01m8g7qxp66kms92k22p6rmmef', 'withdrawal', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g7qxp66kms92k22p6rmmef', 'The sandbox fails amounts ending in .01.', '2026-11-28 04:48:44.743105+00', '2026-11-28 04:48:44.779096+00'),
('wd_01m8g7qxrs1nps8sb5dmt13tay', 'withdrawal', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g7qxrs1nps8sb5dmt13tay', NULL, '2026-11-28 04:48:44.826045+00', '2026-11-28 04:48:49.888737+00'),
('wd_01m8g7r2vbttjdtqevfz66r1k8', 'withdrawal', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g7r2vbttjdtqevfz66r1k8', 'The sandbox reverses amounts ending in .04.', '2026-11-28 04:48:50.028226+00', '2026-11-28 04:48:55.077695+00'),
('wd_01m8g7r7wztxm6heb1n8enchjr', 'withdrawal', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g7r9ygfwz8yj3b2fj68raz', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g7r7wztxm6heb1n8enchjr', NULL, '2026-11-28 04:48:55.200206+00', '2026-11-28 04:48:57.343176+00'),
('wd_01m8g7ra0xmeqhzdfztbee6dnf', 'withdrawal', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g7ra0xmeqhzdfztbee6dnf', NULL, '2026-11-28 04:48:57.373824+00', '2026-11-28 04:48:57.394021+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TFnLUNaTnwrxLUdkRRHjHuqcjcE9uw3qCT', '0', '8999999985632000', 'true'),
('TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci', '0', '268000', 'true'),
('TQkcTkqNai37moZYXSozfMsTuW6gfSikEc', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795841324408'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795841334710'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795841337622'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795841340055'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795841342565'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795841345016'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795841347496');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('282eb6178948924dc5c93591f1b37c22c908de48e5cbe597cc472973240a76f9', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci', '15000000', '0', '0'),
('2dc7bb80d92aa7c783f8324b169d8a0551c8f6115fd713a245aa3546d0ed3735', '7', 'usdt_transfer', 'SUCCESS', 'TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci', 'TQkcTkqNai37moZYXSozfMsTuW6gfSikEc', '25000000', '13000000', '130000'),
('dd5928fc6e43d6321b3f75bc7dc22115b494596b9b35b0eee92f988b0abf88ef', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci', '10000000', '0', '0'),
('f833b5bb6cc452aa3a53320f451739b10d59a4164d8fc039ee86bf14840b70ff', '6', 'trx_transfer', 'SUCCESS', 'TFnLUNaTnwrxLUdkRRHjHuqcjcE9uw3qCT', 'TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci', '13650000', '1100000', '0'),
('fcde92d742d8877f46a0a5086f21e4333e6784e694900a7b250fa6f5dc23dd1c', '8', 'trx_transfer', 'SUCCESS', 'TLkrpd9yWvW1E3ixNz43ZdjyC4gvjALkci', 'TFnLUNaTnwrxLUdkRRHjHuqcjcE9uw3qCT', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g7ra4y7bpjdj76k3hebecp', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g7ra4tvmzm9hecy7pnfvev', '2026-11-28 04:48:57.503111+00', '2026-11-28 04:48:57.525054+00'),
('bill_01m8g7ra6grewgvew572txehxs', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g7ra6dmt368w47djcmj9pq', '2026-11-28 04:48:57.552568+00', '2026-11-28 04:48:57.578212+00'),
('col_01m8g7rm3rbyzbfehenj0q4v6b', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'collection', 'COMPLETED', '3188515', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g7rm3na88ea2kr1brrp4wn', '2026-11-28 04:49:07.705121+00', '2026-11-28 04:49:09.769301+00'),
('txn_01m8g7qxfgjq7qy2d38x25t4e1', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g7qxf9jh9zb57fswhbk48c', '2026-11-28 04:48:44.532874+00', '2026-11-28 04:48:44.532874+00'),
('wd_01m8g7qxgn6g3gbbvb033rn7tw', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g7qxgehacvyaphp6ah14qj', '2026-11-28 04:48:44.5684+00', '2026-11-28 04:48:44.640232+00'),
('wd_01m8g7qxp66kms92k22p6rmmef', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g7qxp1p25pcc98x5wesxg0', '2026-11-28 04:48:44.743105+00', '2026-11-28 04:48:44.779096+00'),
('wd_01m8g7qxrs1nps8sb5dmt13tay', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g7qxrnev5yxrtys17y5ff5', '2026-11-28 04:48:44.826045+00', '2026-11-28 04:48:49.888737+00'),
('wd_01m8g7r2vbttjdtqevfz66r1k8', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g7r2v8kmmx04xa2h76dvds', '2026-11-28 04:48:50.028226+00', '2026-11-28 04:48:55.077695+00'),
('wd_01m8g7r7wztxm6heb1n8enchjr', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g7r7wwyq8mqnb3h8pncwa4', '2026-11-28 04:48:55.200206+00', '2026-11-28 04:48:57.343176+00'),
('wd_01m8g7ra0xmeqhzdfztbee6dnf', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g7ra0vckgkwyq9m9ysnkxs', '2026-11-28 04:48:57.373824+00', '2026-11-28 04:48:57.394021+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g7rm1y6ksxnrg6r13h8rmg', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', '10000000', '1542.18000000', '1526.75000000', '1526750', '2500', '1524250', '15430', '2026-11-28 04:49:07.647997+00', '2026-11-28 04:50:07.647+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g7rm2680bkmbgv9gtyg6ep', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'COMPLETED', '10000000', '1542.18000000', '1526.75000000', '1526750', '2500', '1524250', '15430', 'qte_01m8g7rm1y6ksxnrg6r13h8rmg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g7rm22zpnpzqc0h35ra1hz', '2026-11-28 04:49:07.655206+00', '2026-11-28 04:49:07.675373+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g7qx6xvqf84hjcgeevnrc3', 'biz_01m8g7qx6xknxxmq68nb64febm', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$Wz1o5hcoaAJX66wVw06d1A$0qBkFOKxUHJG5zr6GyLJ7SWGV6AFhbk8D6B+5GXBtV0', '1', NULL, NULL, NULL, '2026-11-28 04:48:44.26218+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'simulator', 'biz_01m8g7qx6xknxxmq68nb64febm', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 04:48:44.26218+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g7qxk4mk6wg5azx9w1nywv', '1', 'http://127.0.0.1:40685/webhooks', '2026-11-28 04:48:44.664+00', '19', '204', '', NULL),
('msg_01m8g7qxqdap66g3thx172n60y', '1', 'http://127.0.0.1:40685/webhooks', '2026-11-28 04:48:44.791+00', '4', '204', '', NULL),
('msg_01m8g7r2q2gprg1t4vt62s5va8', '1', 'http://127.0.0.1:40685/webhooks', '2026-11-28 04:48:49.896+00', '6', '204', '', NULL),
('msg_01m8g7r2w3znjhz3a4f491n3d2', '1', 'http://127.0.0.1:40685/webhooks', '2026-11-28 04:48:50.059+00', '4', '204', '', NULL),
('msg_01m8g7r7s7n32zmdaxenzqf3j6', '1', 'http://127.0.0.1:40685/webhooks', '2026-11-28 04:48:55.084+00', '4', '204', '', NULL),
('msg_01m8g7ra00y8c18daxd9tn43bs', '1', 'http://127.0.0.1:40685/webhooks', '2026-11-28 04:48:57.349+00', '3', '204', '', NULL),
('msg_01m8g7ra1kzyn0v6dj7nf21tpz', '1', 'http://127.0.0.1:40685/webhooks', '2026-11-28 04:48:57.399+00', '2', '500', '', NULL),
('msg_01m8g7ra1kzyn0v6dj7nf21tpz', '2', 'http://127.0.0.1:40685/webhooks', '2026-11-28 04:48:57.461+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g7qxk4mk6wg5azx9w1nywv', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal.completed', 'wd_01m8g7qxgn6g3gbbvb033rn7tw', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:48:44.610Z","data":{"transactionId":"wd_01m8g7qxgn6g3gbbvb033rn7tw","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:48:44.568Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:48:44.640232+00', '2026-11-28 04:48:44.687295+00', NULL),
('msg_01m8g7qxqdap66g3thx172n60y', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal.failed', 'wd_01m8g7qxp66kms92k22p6rmmef', '{"type":"withdrawal.failed","timestamp":"2026-11-28T04:48:44.765Z","data":{"transactionId":"wd_01m8g7qxp66kms92k22p6rmmef","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:48:44.743Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:48:44.779096+00', '2026-11-28 04:48:44.795946+00', NULL),
('msg_01m8g7r2q2gprg1t4vt62s5va8', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal.completed', 'wd_01m8g7qxrs1nps8sb5dmt13tay', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:48:49.872Z","data":{"transactionId":"wd_01m8g7qxrs1nps8sb5dmt13tay","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:48:44.826Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:48:49.888737+00', '2026-11-28 04:48:49.903298+00', NULL),
('msg_01m8g7r2w3znjhz3a4f491n3d2', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal.completed', 'wd_01m8g7r2vbttjdtqevfz66r1k8', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:48:50.038Z","data":{"transactionId":"wd_01m8g7r2vbttjdtqevfz66r1k8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:48:50.028Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:48:50.050404+00', '2026-11-28 04:48:50.063427+00', NULL),
('msg_01m8g7r7s7n32zmdaxenzqf3j6', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal.failed', 'wd_01m8g7r2vbttjdtqevfz66r1k8', '{"type":"withdrawal.failed","timestamp":"2026-11-28T04:48:55.066Z","data":{"transactionId":"wd_01m8g7r2vbttjdtqevfz66r1k8","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:48:50.028Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:48:55.077695+00', '2026-11-28 04:48:55.08926+00', NULL),
('msg_01m8g7ra00y8c18daxd9tn43bs', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal.completed', 'wd_01m8g7r7wztxm6heb1n8enchjr', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:48:57.337Z","data":{"transactionId":"wd_01m8g7r7wztxm6heb1n8enchjr","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:48:55.200Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:48:57.343176+00', '2026-11-28 04:48:57.353098+00', NULL),
('msg_01m8g7ra1kzyn0v6dj7nf21tpz', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', 'withdrawal.completed', 'wd_01m8g7ra0xmeqhzdfztbee6dnf', '{"type":"withdrawal.completed","timestamp":"2026-11-28T04:48:57.383Z","data":{"transactionId":"wd_01m8g7ra0xmeqhzdfztbee6dnf","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T04:48:57.373Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 04:48:57.394021+00', '2026-11-28 04:48:57.46419+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g7qx7b8hfrx8yfp25cpt02', 'biz_01m8g7qx6xknxxmq68nb64febm', 'prod', E'\\x6d7073311435f9722cef55d75782232ef99d23cdb5672207280a3ee426469c6f0fd31fc5322693b0238e7b228d38af848d6f4ad8dd8bea3e880392ae48db632a532ec085b493bd2ce28f26f9b0fb6b984486381ce9dd437f39df', '2026-11-28 04:48:44.26218+00', NULL),
('whs_01m8g7qx7cbapwat1h9vjczvv0', 'biz_01m8g7qx6xknxxmq68nb64febm', 'test', E'\\x6d7073311435f9722cef55d718ac3aa11521bb5e8038bab552d2e56d58283088f8d22c375b07d4911aa5611c6986169a9845cc25748692b71bc23e8cde83c71d28bdef441eebd177f7113db5fe5e3d43c806614c5cbb9dabe46b', '2026-11-28 04:48:44.26218+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g7qxgn6g3gbbvb033rn7tw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g7qxp66kms92k22p6rmmef', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g7qxrs1nps8sb5dmt13tay', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g7r2vbttjdtqevfz66r1k8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g7r7wztxm6heb1n8enchjr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g7ra0xmeqhzdfztbee6dnf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
