-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('115', '116', '123', '177', '179', '180', '181', '182', '187', '191', '257', '307', '323', '49', '51', '52', '54');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 00:13:30.956904+00'),
('1025', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 00:13:30.956904+00'),
('1026', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'NGN', 'available', '0', '7363613', '13', '2026-11-28 00:13:30.956904+00'),
('1027', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 00:13:30.956904+00'),
('1028', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 00:13:30.956904+00'),
('1029', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 00:13:30.956904+00'),
('1030', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 00:13:30.956904+00'),
('1031', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 00:13:30.956904+00'),
('115', NULL, 'test', 'NGN', 'commission', '3', '15380', '1', '2026-11-28 00:13:01.356427+00'),
('116', NULL, 'test', 'NGN', 'commission', '4', '150000', '1', '2026-11-28 00:13:01.356427+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32112', '1', '2026-11-28 00:13:01.356427+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '5210007', '4', '2026-11-28 00:13:01.356427+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '1619730', '2', '2026-11-28 00:13:01.356427+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '-10100004', '2', '2026-11-28 00:13:01.356427+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '500000', '1', '2026-11-28 00:13:01.356427+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '100004', '1', '2026-11-28 00:13:01.356427+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3211182', '1', '2026-11-28 00:13:01.356427+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-150050', '1', '2026-11-28 00:13:01.356427+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-28 00:13:01.356427+00'),
('307', NULL, 'test', 'NGN', 'conversion', '3', '-1537610', '1', '2026-11-28 00:13:01.356427+00'),
('323', NULL, 'test', 'USDT', 'conversion', '3', '10000000', '1', '2026-11-28 00:13:01.356427+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '4500', '3', '2026-11-28 00:13:01.356427+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '3500', '2', '2026-11-28 00:13:01.356427+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '-1000', '1', '2026-11-28 00:13:01.356427+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '1000', '1', '2026-11-28 00:13:01.356427+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3179070', '7213563'),
('1026', '13', '23', '150050', '7363613'),
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
('115', '1', '21', '15380', '15380'),
('116', '1', '1', '150000', '150000'),
('123', '1', '22', '32112', '32112'),
('177', '1', '3', '5000000', '5000000'),
('177', '2', '7', '100002', '5100002'),
('177', '3', '12', '100005', '5200007'),
('177', '4', '18', '10000', '5210007'),
('179', '1', '14', '100000', '100000'),
('179', '2', '21', '1519730', '1619730'),
('180', '1', '1', '-10000000', '-10000000'),
('180', '2', '10', '-100004', '-10100004'),
('181', '1', '16', '500000', '500000'),
('182', '1', '9', '100004', '100004'),
('187', '1', '22', '-3211182', '-3211182'),
('191', '1', '23', '-150050', '-150050'),
('257', '1', '19', '-25000000', '-25000000'),
('307', '1', '21', '-1537610', '-1537610'),
('323', '1', '21', '10000000', '10000000'),
('49', '1', '3', '2500', '2500'),
('49', '2', '7', '1000', '3500'),
('49', '3', '12', '1000', '4500'),
('51', '1', '14', '1000', '1000'),
('51', '2', '21', '2500', '3500'),
('52', '1', '10', '-1000', '-1000'),
('54', '1', '9', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fr0015m91edjp45zrhvath', 'payment', 'single', 'test', NULL, '2026-11-28 00:13:32.073813+00', NULL, NULL, NULL),
('10', 'wd_01m8fr061rk7v98vc9d99tn6zp:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 00:13:43.461162+00', NULL, NULL, NULL),
('11', 'wd_01m8fr0bvvhzsaycgrvwztdbc4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:13:44.212891+00', NULL, NULL, NULL),
('12', 'wd_01m8fr0bvvhzsaycgrvwztdbc4:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 00:13:49.032709+00', NULL, NULL, NULL),
('13', 'wd_01m8fr0h42nxb0b1b0x4mhem14:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:13:49.575508+00', NULL, NULL, NULL),
('14', 'wd_01m8fr0h42nxb0b1b0x4mhem14:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 00:13:50.078063+00', NULL, NULL, NULL),
('15', 'bill_01m8fr0kxjrxgj6hg691901f70:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:13:52.436335+00', NULL, NULL, NULL),
('16', 'bill_01m8fr0kxjrxgj6hg691901f70:post', 'bill_post', 'post', 'test', '15', '2026-11-28 00:13:52.884094+00', NULL, NULL, NULL),
('17', 'bill_01m8fr0mrafcsb5hwwcqy0qjrv:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:13:53.295401+00', NULL, NULL, NULL),
('18', 'bill_01m8fr0mrafcsb5hwwcqy0qjrv:post', 'bill_post', 'post', 'test', '17', '2026-11-28 00:13:53.73446+00', NULL, NULL, NULL),
('19', 'cp_01m8fr0nj44tbye7tcjz16mt6r', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 00:14:08.156225+00', NULL, NULL, NULL),
('2', 'wd_01m8fr006mc0hdg3b9yrtgzdjd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:13:32.267214+00', NULL, NULL, NULL),
('20', 'sale_01m8fr13n6s7dx5wbxgjbwq940:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 00:14:08.559838+00', NULL, NULL, NULL),
('21', 'sale_01m8fr13n6s7dx5wbxgjbwq940:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 00:14:08.686548+00', NULL, NULL, NULL),
('22', 'col_01m8fr13wwqtx8ad73xjjk03ad:credit', 'collection', 'single', 'test', NULL, '2026-11-28 00:14:11.162433+00', NULL, NULL, NULL),
('23', 'adj_01m8fr16xcf5krp13yknfqkezq', 'adjustment', 'single', 'test', NULL, '2026-11-28 00:14:11.909207+00', NULL, NULL, NULL),
('3', 'wd_01m8fr006mc0hdg3b9yrtgzdjd:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 00:13:32.399688+00', NULL, NULL, NULL),
('4', 'wd_01m8fr00hzzten7nkyq4pdeds8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:13:32.612092+00', NULL, NULL, NULL),
('5', 'wd_01m8fr00hzzten7nkyq4pdeds8:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 00:13:32.712097+00', NULL, NULL, NULL),
('6', 'wd_01m8fr00r0ze4z1e8y8mrgh8jk:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:13:32.808754+00', NULL, NULL, NULL),
('7', 'wd_01m8fr00r0ze4z1e8y8mrgh8jk:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 00:13:38.16918+00', NULL, NULL, NULL),
('8', 'wd_01m8fr061rk7v98vc9d99tn6zp:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:13:38.233261+00', NULL, NULL, NULL),
('9', 'wd_01m8fr061rk7v98vc9d99tn6zp:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 00:13:38.35718+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fqzyxy9ac8kr2bxxejwbrq', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'prod', E'\\x74ecbf6a93c19d9a6e1dec8943ea0a485851d54937f50cc623735163d53f9f3b', E'\\x6d707331286f04dfeba2dfe17cf6ca24e1ddc7ff502818bf0ccba4895661ca57b24388c66d1975cbab9664aae8d257ee795846984010ac76c9132e77b3e05d0f9e63cdbab81b1b476d11759c95a8bdaf5652d252', 'ziHO', NULL, NULL, NULL, '2026-11-28 00:13:30.99215+00', NULL, NULL, NULL),
('key_01m8fqzyxzb191ve3dwdhckcbf', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', E'\\xcb21d49747e5a0de421f60f8208686f9b33d0e250d301239ddf795801443998c', E'\\x6d707331286f04dfeba2dfe1f495f78e56acd68b14749a80adabd8f79c7ba4d752aea3fda7a8ddaaec4db384eaa2b278450c2f8e3a1dc0a90751de9fad604ba8d3aff3599c30280d0e351bf3c6b70f3cacef7fce', 'atI1', NULL, NULL, NULL, '2026-11-28 00:13:30.99215+00', NULL, '2026-11-28 00:13:31.36966+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:3182b5151aeeb607eae3014815fd0f2c299732e8f684719a790d3100ce21ac84', '0', '1795911211823'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795825711725'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795825711694');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fr0kxjrxgj6hg691901f70', '1', 'simulator', 'simulator', '202611280113kb0b5pdwjhqck8d6', '1', '1', '2026-11-28 00:13:52.789812+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280113kb0b5pdwjhqck8d6', '2026-11-28 00:13:52.657+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fr0mrafcsb5hwwcqy0qjrv', '1', 'simulator', 'simulator', '202611280113g3sx212waq3jq5xh', '1', '1', '2026-11-28 00:13:53.703578+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280113g3sx212waq3jq5xh', '2026-11-28 00:13:53.398+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fr13wwqtx8ad73xjjk03ad', '1', 'simulator', 'simulator', 'col_01m8fr13wwqtx8ad73xjjk03ad', '1', '1', '2026-11-28 00:14:08.904252+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fr13wwqtx8ad73xjjk03ad', '2026-11-28 00:14:11.115+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fr13n6s7dx5wbxgjbwq940', '1', 'simulator', 'simulator', 'sale_01m8fr13n6s7dx5wbxgjbwq940', '1', '1', '2026-11-28 00:14:08.684514+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fr13n6s7dx5wbxgjbwq940', '2026-11-28 00:14:08.66+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fr006mc0hdg3b9yrtgzdjd', '1', 'simulator', 'simulator', 'wd_01m8fr006mc0hdg3b9yrtgzdjd', '1', '1', '2026-11-28 00:13:32.395701+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fr006mc0hdg3b9yrtgzdjd', '2026-11-28 00:13:32.357+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fr00hzzten7nkyq4pdeds8', '1', 'simulator', 'simulator', 'wd_01m8fr00hzzten7nkyq4pdeds8', '1', '1', '2026-11-28 00:13:32.696284+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fr00hzzten7nkyq4pdeds8', '2026-11-28 00:13:32.677+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fr00r0ze4z1e8y8mrgh8jk', '1', 'simulator', 'simulator', 'wd_01m8fr00r0ze4z1e8y8mrgh8jk', '1', '1', '2026-11-28 00:13:33.025015+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fr00r0ze4z1e8y8mrgh8jk', '2026-11-28 00:13:38.061+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fr061rk7v98vc9d99tn6zp', '1', 'simulator', 'simulator', 'wd_01m8fr061rk7v98vc9d99tn6zp', '1', '1', '2026-11-28 00:13:38.353019+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fr061rk7v98vc9d99tn6zp', '2026-11-28 00:13:43.385+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fr0bvvhzsaycgrvwztdbc4', '1', 'simulator', 'simulator', 'wd_01m8fr0bvvhzsaycgrvwztdbc4', '1', '1', '2026-11-28 00:13:44.634054+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fr0bvvhzsaycgrvwztdbc4', '2026-11-28 00:13:48.588+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fr0h42nxb0b1b0x4mhem14', '1', 'simulator', 'simulator', 'wd_01m8fr0h42nxb0b1b0x4mhem14', '1', '1', '2026-11-28 00:13:50.060382+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fr0h42nxb0b1b0x4mhem14', '2026-11-28 00:13:49.833+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 00:13:30.99215+00', 'system', 'business.create', 'biz_01m8fqzyxy7489gmz4m88v3cyd', '{"kycStatus": "APPROVED"}', 'biz_01m8fqzyxy7489gmz4m88v3cyd', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 00:13:31.927683+00', 'usr_01m8fqzyxys2eg528htsx69pgd', 'sign_in.new_network', 'biz_01m8fqzyxy7489gmz4m88v3cyd', '{}', 'biz_01m8fqzyxy7489gmz4m88v3cyd', NULL, 'token', '77c8726de004', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 00:13:32.014936+00', 'usr_01m8fqzyxys2eg528htsx69pgd', 'webhook_url.change', 'biz_01m8fqzyxy7489gmz4m88v3cyd', '{}', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'token', '77c8726de004', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:38087/webhooks"}'),
('4', '2026-11-28 00:13:49.032709+00', 'root', 'withdrawal.resolve', 'wd_01m8fr0bvvhzsaycgrvwztdbc4', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 00:14:11.715332+00', 'usr_01m8fqzyxys2eg528htsx69pgd', 'webhook_url.change', 'biz_01m8fqzyxy7489gmz4m88v3cyd', '{}', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'token', '77c8726de004', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:38087/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 00:14:11.909207+00', 'ada', 'balance.adjust', 'biz_01m8fqzyxy7489gmz4m88v3cyd', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fr16xcf5krp13yknfqkezq"}', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fr16xcf5krp13yknfqkezq', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 00:14:11.909207+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 00:13:30.99215+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 00:13:10.924071+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 00:13:10.924071+00');
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
('bill_01m8fr0kxjrxgj6hg691901f70', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '20137387612890662629', '{}', '73.52 kWh'),
('bill_01m8fr0mrafcsb5hwwcqy0qjrv', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', '{}', '{}', 'false', '{}', '2026-11-28 00:13:30.99215+00', '2026-11-28 00:14:11.715332+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '2026-11-28 00:14:08.219+00', '2026-11-28 00:14:10.366312+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '93d2e5167e29a39df9c9b9edc388836bba2bf2ad7866604f5a02ce270d4f832e', '0', 'test', 'cp_01m8fr0nj44tbye7tcjz16mt6r', 'biz_01m8fqzyxy7489gmz4m88v3cyd', '5', '2026-11-28 00:13:54.473+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 00:13:56.636114+00'),
('simulated', 'a33793c92150feb0376364a8bdea1bf8f51e999c8ee3ea4cd211b3541beed50f', '0', 'test', 'cp_01m8fr0nj44tbye7tcjz16mt6r', 'biz_01m8fqzyxy7489gmz4m88v3cyd', '6', '2026-11-28 00:13:57.43+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 00:13:59.457002+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fr13wwqtx8ad73xjjk03ad', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.44730000', '0', '127.16282700', '32112', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fr13wwqtx8ad73xjjk03ad');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fr0nj44tbye7tcjz16mt6r', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt', 'a33793c92150feb0376364a8bdea1bf8f51e999c8ee3ea4cd211b3541beed50f', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fr0nexrpnfvdm6y84cbemg', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 01:13:54.116+00', '2026-11-28 00:13:54.116+00', '2026-11-28 00:14:08.112+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('1129e1785bc2e34a33fba74688e6fe05e7f3853c1ab79c50b66af53e71a47f0a', 'swp_01m8fr0tzq426ehvrhepv5a0dr', 'top_up', '13650000', '0', '0a86010a02000622080fd4ef628c441d9a40ffb085fca1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15417669594746c87d235622722e43382640170891991215418b1c17b1ccb19b4f4e1cf0b34dee2cd1f6a70f6818d090c106709fdc81fca13412413dcfc0aaaebaefa06277a2d5533065029204e632ec22924f0f1cd0c6e7e5b10d13f6b73b33774f6c7d0572c326317a5337d75f8d64558744afb988b0c2dacf001b', '2026-11-28 00:15:00.223+00', 'SUCCEEDED', NULL, '1100000', '7', '2026-11-28 00:14:02.491124+00'),
('75dd73e79d5f42713f37f928302132ca281caac174905fcbdd70de5413afd3d1', 'swp_01m8fr0tzq426ehvrhepv5a0dr', 'transfer', '25000000', '0', '0ad3010a0200072208336eedade983f3e840fdd785fca1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15418b1c17b1ccb19b4f4e1cf0b34dee2cd1f6a70f68121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000004a6fdb88e17126407f27b3ed67ac3c24341f18ea00000000000000000000000000000000000000000000000000000000017d7840709d8382fca1349001d090c10612410476643c783a4de26ae6af9803e25c99d760ef771244b66a40b8e13eaf358f911dd233f5322fa50cf3fd9ca0c2030bbf8ed5a1113db98a6471e7e49e9bac33811c', '2026-11-28 00:15:05.213+00', 'SUCCEEDED', NULL, '13000000', '8', '2026-11-28 00:14:05.310625+00'),
('fa0fb2b8760d29633f598107f2359efe773b665c64949e418749373fbe64144d', 'swp_01m8fr0tzq426ehvrhepv5a0dr', 'return_trx', '382000', '0', '0a85010a02000822082c66fc096ae77dc840feee85fca1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15418b1c17b1ccb19b4f4e1cf0b34dee2cd1f6a70f681215417669594746c87d235622722e433826401708919918b0a817709e9a82fca134124181a8331f0b98dc1cf0db2b435e7d2318a5c76c99f145fd823dcb01cde8eb94df37b0ef7063b0f851eca23745f9fe85465c8deb48bf51c6dbe17cac72022489461b', '2026-11-28 00:15:08.158+00', 'SUCCEEDED', NULL, '0', '9', '2026-11-28 00:14:08.164084+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fr0tzq426ehvrhepv5a0dr', 'cp_01m8fr0nj44tbye7tcjz16mt6r', 'test', '0', 'TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 00:13:59.653416+00', '2026-11-28 00:14:08.036187+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', 'collection', '1', '3179070', '0'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', 'sales', '1', '1522230'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/bills/data', '2bcf48ad7c4016ea6fecd05dbb7a1a05', E'\\x510d7b109eab2aa93d119729e32cc536756157f1b51dc00215e9b42b864c6545', 'bill_01m8fr0mrafcsb5hwwcqy0qjrv', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fr0mrafcsb5hwwcqy0qjrv","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 00:13:53.295401+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/bills/electricity', '5e0863c2edae46c79bb0b43110217b82', E'\\x7b0a540577766e595593cb8df75834905aa5f725d349e84cd334308d5bc6c0e1', 'bill_01m8fr0kxjrxgj6hg691901f70', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fr0kxjrxgj6hg691901f70","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"20137387612890662629","units":"73.52 kWh"}', '2026-11-28 00:13:52.436335+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/cross-border/collections', '80c11adf623b1257281ba53abba45a6b', E'\\xcb1c14b7656eefe602aa425edd3b3266d9022ec2fd8f5e48c07e09a9451c84f6', 'col_01m8fr13wwqtx8ad73xjjk03ad', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fr13wwqtx8ad73xjjk03ad","reference":"col_01m8fr13wwqtx8ad73xjjk03ad","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31790.7,"targetCurrency":"NGN","rate":127.162827,"providerFee":0,"providerRate":128.4473,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T00:14:08.798Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 00:14:08.79861+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/crypto/payments/cp_01m8fr0nj44tbye7tcjz16mt6r/simulate-deposit', '59b1b486c6082a04868e727be7c4d2b3', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fr0nj44tbye7tcjz16mt6r', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fr0nj44tbye7tcjz16mt6r","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt","checkoutUrl":"http://127.0.0.1:44741/pay/01m8fr0nj44tbye7tcjz16mt6rnpg2h0qmewrwz1eg42rghc6mq1","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:13:54.116Z","payableUntil":"2026-11-28T01:13:54.116Z","environment":"test","createdAt":"2026-11-28T00:13:54.116Z","updatedAt":"2026-11-28T00:13:54.116Z","metadata":{"simulated":true}},"deposit":{"txHash":"93d2e5167e29a39df9c9b9edc388836bba2bf2ad7866604f5a02ce270d4f832e","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 00:13:54.428367+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/crypto/payments/cp_01m8fr0nj44tbye7tcjz16mt6r/simulate-deposit', 'f58afcffd77cd3a0f13a7703cf0d8ad8', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fr0nj44tbye7tcjz16mt6r', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fr0nj44tbye7tcjz16mt6r","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt","checkoutUrl":"http://127.0.0.1:44741/pay/01m8fr0nj44tbye7tcjz16mt6rnpg2h0qmewrwz1eg42rghc6mq1","returnUrl":null,"status":"UNDERPAID","txHash":"93d2e5167e29a39df9c9b9edc388836bba2bf2ad7866604f5a02ce270d4f832e","reviewReason":null,"expiresAt":"2026-11-28T01:13:54.116Z","payableUntil":"2026-11-28T02:13:54.116Z","environment":"test","createdAt":"2026-11-28T00:13:54.116Z","updatedAt":"2026-11-28T00:13:56.690Z","metadata":{"simulated":true}},"deposit":{"txHash":"a33793c92150feb0376364a8bdea1bf8f51e999c8ee3ea4cd211b3541beed50f","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 00:13:57.384703+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/crypto/payments/create', '18caf39dcb8d3fceb3abdd507b11af7c', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fr0nj44tbye7tcjz16mt6r', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fr0nj44tbye7tcjz16mt6r","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt","checkoutUrl":"http://127.0.0.1:44741/pay/01m8fr0nj44tbye7tcjz16mt6rnpg2h0qmewrwz1eg42rghc6mq1","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:13:54.116Z","payableUntil":"2026-11-28T01:13:54.116Z","environment":"test","createdAt":"2026-11-28T00:13:54.116Z","updatedAt":"2026-11-28T00:13:54.116Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 00:13:54.136108+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/crypto/withdrawals/request', '51db181033c1be7b509bc3a4c9715da6', E'\\x78bc4a2b258f2f4321395b8a9c4afb5dca797bb4a95e96baf648662e08dd26af', 'sale_01m8fr13n6s7dx5wbxgjbwq940', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fr13n6s7dx5wbxgjbwq940","amountUsdt":10,"conversionRate":1522.23,"grossAmountNgn":15222.3,"withdrawalFeeNgn":25,"netAmountNgn":15197.3,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fr13n6s7dx5wbxgjbwq940","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:14:08.559Z"},"simulated":true,"environment":"test"}', '2026-11-28 00:14:08.559838+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/payment/process', 'cc1316d82a3bc88681c2590fb8165f75', E'\\x0ead8444c8abce0197fd3be99e953306d7d375800e51c63eaa1c9e936e6c096e', 'txn_01m8fr0015m91edjp45zrhvath', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fr0015m91edjp45zrhvath","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:13:32.073813+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/withdrawal/request', '25c39ca9558f72047bf920683fc822c6', E'\\xc063acda76507565d213795ae4826a4574902610c883d07bb90738f6a1f74029', 'wd_01m8fr061rk7v98vc9d99tn6zp', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fr061rk7v98vc9d99tn6zp","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:13:38.233Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:13:38.233261+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/withdrawal/request', '68cbd4838416a7e31ff9728f890ea69f', E'\\xfd8942fd942ede235bd671963500badb9194651f4127756bc411af3b62eb2309', 'wd_01m8fr0bvvhzsaycgrvwztdbc4', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fr0bvvhzsaycgrvwztdbc4","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:13:44.212Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:13:44.212891+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/withdrawal/request', 'bd52bd77690c0f996a1cf2a4fcf9e971', E'\\x2f1e5e77e4ce3b90d17f31e745f3d736d8272269adf87b6acf869ce856833f1d', 'wd_01m8fr00hzzten7nkyq4pdeds8', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fr00hzzten7nkyq4pdeds8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:13:32.612Z","environment":"test","simulated":true},"requestId":"req_01m8fr00he5ke40k7fjt5tdzd2","simulated":true,"environment":"test"}', '2026-11-28 00:13:32.612092+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/withdrawal/request', 'da01bea5900deddf2aba8baf0b36e976', E'\\x5728e570222a28d0d2aa246bd2ea53d4c1f1fcb350c2081edd137596222d18f0', 'wd_01m8fr00r0ze4z1e8y8mrgh8jk', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fr00r0ze4z1e8y8mrgh8jk","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:13:32.808Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:13:32.808754+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/withdrawal/request', 'demo-3750b5b9-70ed-4b81-aaf5-10aed4acae86', E'\\xbab16aa4e05b8265e2330b5c21a8cb19a1caae043c84af142bcd1d02d3ceffe2', 'wd_01m8fr006mc0hdg3b9yrtgzdjd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fr006mc0hdg3b9yrtgzdjd","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:13:32.267Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:13:32.267214+00'),
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '/withdrawal/request', 'e5f8f6530acd8f57a8cf402f483d596b', E'\\x687dda12e56f8491f5b33d2afe8b7ec970fbc8b75aa1493987aa95fe9b9aabd8', 'wd_01m8fr0h42nxb0b1b0x4mhem14', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fr0h42nxb0b1b0x4mhem14","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:13:49.575Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:13:49.575508+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331286f04dfeba2dfe19880106e4de5d43e1f9878ce89b667e2513f8d8f7bbbe2ff77896ab8466951dc3894e472391b217c9eb333a9cee2481e4bef91e36faf73ee1c02429cb39e77a3fb721651ee9db5ac', '2026-11-28 00:13:08.271832+00', '2026-11-28 00:13:08.271832+00'),
('sandbox_seed', E'\\x6d707331286f04dfeba2dfe15ef0188739552e57d833e046fcfd7eb7aa758afb52854b9326d399fdb152adc3d2924c4eda728ebed21153356daa0965814bb79b87256ed4657edc82ef93ba08a0f5280326421815edef9619830067951bd4ddc36fc1e6b1f7374c282e34c7581255abee', '2026-11-28 00:13:08.076236+00', '2026-11-28 00:13:08.076236+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fqzyxys2eg528htsx69pgd', E'\\x0bf8f81676d17038f1da5660922610dc233ce453c77b312b84a1d994cb264e13', '2026-11-28 00:13:31.927683+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 00:13:31.927683+00', '2026-11-28 00:13:31.927683+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:13:32.824703+00'),
('2', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:38087/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:13:32.014936+00', '2026-11-28 00:13:32.014936+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:13:32.824703+00'),
('3', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:38087/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:14:11.715332+00', '2026-11-28 00:14:11.715332+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fr0fwhvg1nd24jzycm9j7w', 'withdrawal.resolve', 'wd_01m8fr0bvvhzsaycgrvwztdbc4', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 00:13:48.273858+00', '2026-11-29 00:13:48.273858+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fr0kxjrxgj6hg691901f70', 'bill', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280113kb0b5pdwjhqck8d6', NULL, '2026-11-28 00:13:52.436335+00', '2026-11-28 00:13:52.884094+00'),
('bill_01m8fr0mrafcsb5hwwcqy0qjrv', 'bill', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280113g3sx212waq3jq5xh', NULL, '2026-11-28 00:13:53.295401+00', '2026-11-28 00:13:53.73446+00'),
('col_01m8fr13wwqtx8ad73xjjk03ad', 'collection', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 00:14:28.79861+00', NULL, 'sim_col_01m8fr13wwqtx8ad73xjjk03ad', NULL, '2026-11-28 00:14:08.79861+00', '2026-11-28 00:14:11.162433+00'),
('sale_01m8fr13n6s7dx5wbxgjbwq940', 'usdt_sale', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fr13n6s7dx5wbxgjbwq940', NULL, '2026-11-28 00:14:08.559838+00', '2026-11-28 00:14:08.686548+00'),
('wd_01m8fr006mc0hdg3b9yrtgzdjd', 'withdrawal', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fr006mc0hdg3b9yrtgzdjd', NULL, '2026-11-28 00:13:32.267214+00', '2026-11-28 00:13:32.399688+00'),
('wd_01m8fr00hzzten7nkyq4pdeds8', 'withdrawal', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fr00hzzten7nkyq4pdeds8', 'The sandbox fails amounts ending in .01.', '2026-11-28 00:13:32.612092+00', '2026-11-28 00:13:32.712097+00'),
('wd_01m8fr00r0ze4z1e8y8mrgh8jk', 'withdrawal', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fr00r0ze4z1e8y8mrgh8jk', NULL, '2026-11-28 00:13:32.808754+00', '2026-11-28 00:13:38.16918+00'),
('wd_01m8fr061rk7v98vc9d99tn6zp', 'withdrawal', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fr061rk7v98vc9d99tn6zp', 'The sandbox reverses amounts ending in .04.', '2026-11-28 00:13:38.233261+00', '2026-11-28 00:13:43.461162+00'),
('wd_01m8fr0bvvhzsaycgrvwztdbc4', 'withdrawal', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fr0fwhvg1nd24jzycm9j7w', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fr0bvvhzsaycgrvwztdbc4', NULL, '2026-11-28 00:13:44.212891+00', '2026-11-28 00:13:49.032709+00'),
('wd_01m8fr0h42nxb0b1b0x4mhem14', 'withdrawal', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fr0h42nxb0b1b0x4mhem14', NULL, '2026-11-28 00:13:49.575508+00', '2026-11-28 00:13:50.078063+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TGko1Fg15RdB8cxd8LbiydrZmdutYxt4Av', '25000000', '0', 'false'),
('TLmJwTHdMwxpkPNtEioVjEoUGvLqhWksjJ', '0', '8999999985632000', 'true'),
('TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795824811346'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795824821600'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795824831621'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795824834473'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795824837430'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795824842715'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795824845475'),
('9', '00000000000000094b096bddfc0c3caf328c39c49e73a8e3e58b6d786a1b04dd', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '1795824848219');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('1129e1785bc2e34a33fba74688e6fe05e7f3853c1ab79c50b66af53e71a47f0a', '7', 'trx_transfer', 'SUCCESS', 'TLmJwTHdMwxpkPNtEioVjEoUGvLqhWksjJ', 'TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt', '13650000', '1100000', '0'),
('75dd73e79d5f42713f37f928302132ca281caac174905fcbdd70de5413afd3d1', '8', 'usdt_transfer', 'SUCCESS', 'TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt', 'TGko1Fg15RdB8cxd8LbiydrZmdutYxt4Av', '25000000', '13000000', '130000'),
('93d2e5167e29a39df9c9b9edc388836bba2bf2ad7866604f5a02ce270d4f832e', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt', '10000000', '0', '0'),
('a33793c92150feb0376364a8bdea1bf8f51e999c8ee3ea4cd211b3541beed50f', '6', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt', '15000000', '0', '0'),
('fa0fb2b8760d29633f598107f2359efe773b665c64949e418749373fbe64144d', '9', 'trx_transfer', 'SUCCESS', 'TNekadQVfrM54u32CBj7JJ7YQFRQkz6LRt', 'TLmJwTHdMwxpkPNtEioVjEoUGvLqhWksjJ', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fr0kxjrxgj6hg691901f70', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fr0krnbpxyf7kjvrnknzjc', '2026-11-28 00:13:52.436335+00', '2026-11-28 00:13:52.884094+00'),
('bill_01m8fr0mrafcsb5hwwcqy0qjrv', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fr0mqtdveehv35hjpbz8aj', '2026-11-28 00:13:53.295401+00', '2026-11-28 00:13:53.73446+00'),
('col_01m8fr13wwqtx8ad73xjjk03ad', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'collection', 'COMPLETED', '3179070', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fr13w32x7g9c2njfbt1gpk', '2026-11-28 00:14:08.79861+00', '2026-11-28 00:14:11.162433+00'),
('txn_01m8fr0015m91edjp45zrhvath', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fr000z161h1sjv3x81ce87', '2026-11-28 00:13:32.073813+00', '2026-11-28 00:13:32.073813+00'),
('wd_01m8fr006mc0hdg3b9yrtgzdjd', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fr004qgj88qgcf43h51fc5', '2026-11-28 00:13:32.267214+00', '2026-11-28 00:13:32.399688+00'),
('wd_01m8fr00hzzten7nkyq4pdeds8', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fr00he5ke40k7fjt5tdzd2', '2026-11-28 00:13:32.612092+00', '2026-11-28 00:13:32.712097+00'),
('wd_01m8fr00r0ze4z1e8y8mrgh8jk', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fr00qjt6s4v0gt7zpezbhz', '2026-11-28 00:13:32.808754+00', '2026-11-28 00:13:38.16918+00'),
('wd_01m8fr061rk7v98vc9d99tn6zp', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fr061k18daddh1dt17gthc', '2026-11-28 00:13:38.233261+00', '2026-11-28 00:13:43.461162+00'),
('wd_01m8fr0bvvhzsaycgrvwztdbc4', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fr0bsrx95g6p8mbapq29yx', '2026-11-28 00:13:44.212891+00', '2026-11-28 00:13:49.032709+00'),
('wd_01m8fr0h42nxb0b1b0x4mhem14', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fr0h3azqfcxwpcspp55rrj', '2026-11-28 00:13:49.575508+00', '2026-11-28 00:13:50.078063+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fr13k77ygqtce3s3f1fe3m', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', '10000000', '1537.61000000', '1522.23000000', '1522230', '2500', '1519730', '15380', '2026-11-28 00:14:08.501899+00', '2026-11-28 00:15:08.5+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fr13n6s7dx5wbxgjbwq940', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'COMPLETED', '10000000', '1537.61000000', '1522.23000000', '1522230', '2500', '1519730', '15380', 'qte_01m8fr13k77ygqtce3s3f1fe3m', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fr13me82mgh315mc6tf9b5', '2026-11-28 00:14:08.559838+00', '2026-11-28 00:14:08.686548+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fqzyxys2eg528htsx69pgd', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$RYMDDwE9YxT5gCBfIFJJaQ$2ZmFkNWrmX/EITTq3XrKhhL1I7NXWxd4nXL9qBZ91JQ', '1', NULL, NULL, NULL, '2026-11-28 00:13:30.99215+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'simulator', 'biz_01m8fqzyxy7489gmz4m88v3cyd', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 00:13:30.99215+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fr00bmfr7ekccgcjkqwbd0', '1', 'http://127.0.0.1:38087/webhooks', '2026-11-28 00:13:32.466+00', '60', '204', '', NULL),
('msg_01m8fr00nf0qez6skffnbt15e5', '1', 'http://127.0.0.1:38087/webhooks', '2026-11-28 00:13:32.753+00', '3', '204', '', NULL),
('msg_01m8fr05ztcjhemd4wwenb4xnx', '1', 'http://127.0.0.1:38087/webhooks', '2026-11-28 00:13:38.176+00', '3', '204', '', NULL),
('msg_01m8fr066qjf36fkbghzre7ypv', '1', 'http://127.0.0.1:38087/webhooks', '2026-11-28 00:13:38.407+00', '2', '204', '', NULL),
('msg_01m8fr0b6wdvzh1jnnhsaata4s', '1', 'http://127.0.0.1:38087/webhooks', '2026-11-28 00:13:43.714+00', '96', '204', '', NULL),
('msg_01m8fr0gpkq13n0cs8x6wdtgmz', '1', 'http://127.0.0.1:38087/webhooks', '2026-11-28 00:13:49.174+00', '61', '204', '', NULL),
('msg_01m8fr0hnc686mae4yqb3vk2z6', '1', 'http://127.0.0.1:38087/webhooks', '2026-11-28 00:13:50.154+00', '51', '500', '', NULL),
('msg_01m8fr0hnc686mae4yqb3vk2z6', '2', 'http://127.0.0.1:38087/webhooks', '2026-11-28 00:13:51.895+00', '53', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fr00bmfr7ekccgcjkqwbd0', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal.completed', 'wd_01m8fr006mc0hdg3b9yrtgzdjd', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:13:32.357Z","data":{"transactionId":"wd_01m8fr006mc0hdg3b9yrtgzdjd","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:13:32.267Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:13:32.399688+00', '2026-11-28 00:13:32.538118+00', NULL),
('msg_01m8fr00nf0qez6skffnbt15e5', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal.failed', 'wd_01m8fr00hzzten7nkyq4pdeds8', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:13:32.677Z","data":{"transactionId":"wd_01m8fr00hzzten7nkyq4pdeds8","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:13:32.612Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:13:32.712097+00', '2026-11-28 00:13:32.761463+00', NULL),
('msg_01m8fr05ztcjhemd4wwenb4xnx', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal.completed', 'wd_01m8fr00r0ze4z1e8y8mrgh8jk', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:13:38.061Z","data":{"transactionId":"wd_01m8fr00r0ze4z1e8y8mrgh8jk","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:13:32.808Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:13:38.16918+00', '2026-11-28 00:13:38.183303+00', NULL),
('msg_01m8fr066qjf36fkbghzre7ypv', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal.completed', 'wd_01m8fr061rk7v98vc9d99tn6zp', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:13:38.293Z","data":{"transactionId":"wd_01m8fr061rk7v98vc9d99tn6zp","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:13:38.233Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:13:38.35718+00', '2026-11-28 00:13:38.410193+00', NULL),
('msg_01m8fr0b6wdvzh1jnnhsaata4s', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal.failed', 'wd_01m8fr061rk7v98vc9d99tn6zp', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:13:43.385Z","data":{"transactionId":"wd_01m8fr061rk7v98vc9d99tn6zp","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:13:38.233Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:13:43.461162+00', '2026-11-28 00:13:43.827701+00', NULL),
('msg_01m8fr0gpkq13n0cs8x6wdtgmz', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal.completed', 'wd_01m8fr0bvvhzsaycgrvwztdbc4', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:13:48.905Z","data":{"transactionId":"wd_01m8fr0bvvhzsaycgrvwztdbc4","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:13:44.212Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:13:49.032709+00', '2026-11-28 00:13:49.23591+00', NULL),
('msg_01m8fr0hnc686mae4yqb3vk2z6', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', 'withdrawal.completed', 'wd_01m8fr0h42nxb0b1b0x4mhem14', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:13:49.833Z","data":{"transactionId":"wd_01m8fr0h42nxb0b1b0x4mhem14","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:13:49.575Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:13:50.078063+00', '2026-11-28 00:13:51.96165+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fqzz063428m8v7cmy8s85f', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'test', E'\\x6d707331286f04dfeba2dfe173819db5acb269c4c3bd3e7aff7634c7e911c668757abeda4e3a2e4b1ddd7a36d990a81bc02cf37d857bf1b3fc0e82e1e8a124c31c759740622d33bc52e302330b4c836fd939c0736e6aa2b2bf9d', '2026-11-28 00:13:30.99215+00', NULL),
('whs_01m8fqzz064skdy1n6h8va72wf', 'biz_01m8fqzyxy7489gmz4m88v3cyd', 'prod', E'\\x6d707331286f04dfeba2dfe178983c0aaf22a40367d66aebc78a4f2cf95a7b62f61f9a6c5c4a917181070646eb35244779cf6854e3b2efe7fb32840a79cc753d6ec951e2e8add6a7f7aee26cbc35986cfac30df0fd640d52d87d', '2026-11-28 00:13:30.99215+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fr006mc0hdg3b9yrtgzdjd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fr00hzzten7nkyq4pdeds8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fr00r0ze4z1e8y8mrgh8jk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fr061rk7v98vc9d99tn6zp', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fr0bvvhzsaycgrvwztdbc4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fr0h42nxb0b1b0x4mhem14', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
