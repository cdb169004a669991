-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('115', '123', '127', '178', '179', '181', '186', '187', '189', '191', '266', '307', '323', '50', '51', '58', '59', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 08:07:04.130672+00'),
('1025', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 08:07:04.130672+00'),
('1026', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'NGN', 'available', '0', '7376461', '13', NULL, '2026-11-28 08:07:04.130672+00'),
('1027', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 08:07:04.130672+00'),
('1028', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 08:07:04.130672+00'),
('1029', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 08:07:04.130672+00'),
('1030', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 08:07:04.130672+00'),
('1031', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 08:07:04.130672+00'),
('1032', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 08:07:04.130672+00'),
('1033', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 08:07:04.130672+00'),
('115', NULL, 'test', 'NGN', 'commission', '3', '15440', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '150000', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '32242', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '5000000', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '1725892', '3', NULL, '2026-11-28 08:06:15.393827+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-150050', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '100005', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-9590004', '4', NULL, '2026-11-28 08:06:15.393827+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '100004', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-3224160', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('266', NULL, 'test', 'USDT', 'custody', '10', '-25000000', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('307', NULL, 'test', 'NGN', 'conversion', '3', '-1543830', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('323', NULL, 'test', 'USDT', 'conversion', '3', '10000000', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '2500', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '4500', '3', NULL, '2026-11-28 08:06:15.393827+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '1000', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '-1000', '1', NULL, '2026-11-28 08:06:15.393827+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '1000', '1', NULL, '2026-11-28 08:06:15.393827+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3191918', '7226411'),
('1026', '13', '23', '150050', '7376461'),
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
('115', '1', '21', '15440', '15440'),
('123', '1', '1', '150000', '150000'),
('127', '1', '22', '32242', '32242'),
('178', '1', '3', '5000000', '5000000'),
('179', '1', '7', '100002', '100002'),
('179', '2', '14', '100000', '200002'),
('179', '3', '21', '1525890', '1725892'),
('181', '1', '23', '-150050', '-150050'),
('186', '1', '12', '100005', '100005'),
('187', '1', '1', '-10000000', '-10000000'),
('187', '2', '10', '-100004', '-10100004'),
('187', '3', '16', '500000', '-9600004'),
('187', '4', '18', '10000', '-9590004'),
('189', '1', '9', '100004', '100004'),
('191', '1', '22', '-3224160', '-3224160'),
('266', '1', '19', '-25000000', '-25000000'),
('307', '1', '21', '-1543830', '-1543830'),
('323', '1', '21', '10000000', '10000000'),
('50', '1', '3', '2500', '2500'),
('51', '1', '7', '1000', '1000'),
('51', '2', '14', '1000', '2000'),
('51', '3', '21', '2500', '4500'),
('58', '1', '12', '1000', '1000'),
('59', '1', '10', '-1000', '-1000'),
('61', '1', '9', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gk33h00e4w0smfw52cgjsb', 'payment', 'single', 'test', NULL, '2026-11-28 08:07:05.510991+00', NULL, NULL, NULL),
('10', 'wd_01m8gk39rjypcrnhjysh1g83s6:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 08:07:17.328562+00', NULL, NULL, NULL),
('11', 'wd_01m8gk3fj4145kybek7fhtn6x4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:17.832659+00', NULL, NULL, NULL),
('12', 'wd_01m8gk3fj4145kybek7fhtn6x4:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 08:07:21.014219+00', NULL, NULL, NULL),
('13', 'wd_01m8gk3jy5gckm6r3ddexp28cr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:21.286418+00', NULL, NULL, NULL),
('14', 'wd_01m8gk3jy5gckm6r3ddexp28cr:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 08:07:21.515361+00', NULL, NULL, NULL),
('15', 'bill_01m8gk3mds6w723zb988j8eqv8:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:22.834604+00', NULL, NULL, NULL),
('16', 'bill_01m8gk3mds6w723zb988j8eqv8:post', 'bill_post', 'post', 'test', '15', '2026-11-28 08:07:22.962365+00', NULL, NULL, NULL),
('17', 'bill_01m8gk3mv19xhctdreax4g03fr:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:23.234485+00', NULL, NULL, NULL),
('18', 'bill_01m8gk3mv19xhctdreax4g03fr:post', 'bill_post', 'post', 'test', '17', '2026-11-28 08:07:23.49729+00', NULL, NULL, NULL),
('19', 'cp_01m8gk3n8jcpnagc4tgv7b3e7g', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 08:07:35.202983+00', NULL, NULL, NULL),
('2', 'wd_01m8gk33ktmjr0gsqe7v690e69:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:05.596682+00', NULL, NULL, NULL),
('20', 'sale_01m8gk40we9g091ew1z68zrkyr:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:35.579617+00', NULL, NULL, NULL),
('21', 'sale_01m8gk40we9g091ew1z68zrkyr:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 08:07:35.642977+00', NULL, NULL, NULL),
('22', 'col_01m8gk411nb8v9vqpxb7d2wh85:credit', 'collection', 'single', 'test', NULL, '2026-11-28 08:07:38.060738+00', NULL, NULL, NULL),
('23', 'adj_01m8gk43p32t51yeydsghp0azh', 'adjustment', 'single', 'test', NULL, '2026-11-28 08:07:38.4535+00', NULL, NULL, NULL),
('3', 'wd_01m8gk33ktmjr0gsqe7v690e69:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 08:07:05.881979+00', NULL, NULL, NULL),
('4', 'wd_01m8gk345fwh4pp3f30ryans2y:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:06.160396+00', NULL, NULL, NULL),
('5', 'wd_01m8gk345fwh4pp3f30ryans2y:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 08:07:06.295235+00', NULL, NULL, NULL),
('6', 'wd_01m8gk34dv7z5jtspmgcfzzxcy:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:06.428996+00', NULL, NULL, NULL),
('7', 'wd_01m8gk34dv7z5jtspmgcfzzxcy:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 08:07:11.609461+00', NULL, NULL, NULL),
('8', 'wd_01m8gk39rjypcrnhjysh1g83s6:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:07:11.892771+00', NULL, NULL, NULL),
('9', 'wd_01m8gk39rjypcrnhjysh1g83s6:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 08:07:12.127586+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gk325zdr17x9rxwp11wxkp', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', E'\\x4069c9a6724ec2bebb8e672f9445518169f194dc89079ed265024f942aa03b34', E'\\x6d70733116ef21bfef9c37887937c15e52431cd6ad557f342b38da6b53c9c6526defb3c237430c225915cc288e35ea0f0d6b7d007243af317334385dd5042db8c851b88aeced4f3d1639299239f35d6c932234a4', 'wkKV', NULL, NULL, NULL, '2026-11-28 08:07:04.147592+00', NULL, '2026-11-28 08:07:04.72183+00', '127.0.0.1'),
('key_01m8gk325zp3vjabh9ev803ttp', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'prod', E'\\xeaae7c5ebef019bacf7cb7d46d59ef3446a2cf84005eb70782c9979facd5abc1', E'\\x6d70733116ef21bfef9c3788e6667b73667d854bc4e561627d492751a552d2b287c1dc1db4cee1f141e67af3ccced81542477ca8889a37dcc407b00ace3c949f8d8cf85648462c199909dec31942216915c88489', 'p9yn', NULL, NULL, NULL, '2026-11-28 08:07:04.147592+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:9094a177751a9874a5c7a338ff50fad5daa8c79269889903dddb171eecf0eece', '0', '1795939625180'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795854125150'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795854125123');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gk3mds6w723zb988j8eqv8', '1', 'simulator', 'simulator', '2026112809077vjr7ydbjbrfbt0z', '1', '1', '2026-11-28 08:07:22.953013+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112809077vjr7ydbjbrfbt0z', '2026-11-28 08:07:22.905+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gk3mv19xhctdreax4g03fr', '1', 'simulator', 'simulator', '2026112809070dmr2rxgytn7tztm', '1', '1', '2026-11-28 08:07:23.412454+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112809070dmr2rxgytn7tztm', '2026-11-28 08:07:23.418+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gk411nb8v9vqpxb7d2wh85', '1', 'simulator', 'simulator', 'col_01m8gk411nb8v9vqpxb7d2wh85', '1', '1', '2026-11-28 08:07:35.89195+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gk411nb8v9vqpxb7d2wh85', '2026-11-28 08:07:38.046+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gk40we9g091ew1z68zrkyr', '1', 'simulator', 'simulator', 'sale_01m8gk40we9g091ew1z68zrkyr', '1', '1', '2026-11-28 08:07:35.641816+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gk40we9g091ew1z68zrkyr', '2026-11-28 08:07:35.604+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gk33ktmjr0gsqe7v690e69', '1', 'simulator', 'simulator', 'wd_01m8gk33ktmjr0gsqe7v690e69', '1', '1', '2026-11-28 08:07:05.865996+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gk33ktmjr0gsqe7v690e69', '2026-11-28 08:07:05.747+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gk345fwh4pp3f30ryans2y', '1', 'simulator', 'simulator', 'wd_01m8gk345fwh4pp3f30ryans2y', '1', '1', '2026-11-28 08:07:06.282431+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gk345fwh4pp3f30ryans2y', '2026-11-28 08:07:06.262+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gk34dv7z5jtspmgcfzzxcy', '1', 'simulator', 'simulator', 'wd_01m8gk34dv7z5jtspmgcfzzxcy', '1', '1', '2026-11-28 08:07:06.513797+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gk34dv7z5jtspmgcfzzxcy', '2026-11-28 08:07:11.576+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gk39rjypcrnhjysh1g83s6', '1', 'simulator', 'simulator', 'wd_01m8gk39rjypcrnhjysh1g83s6', '1', '1', '2026-11-28 08:07:12.123258+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gk39rjypcrnhjysh1g83s6', '2026-11-28 08:07:17.258+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gk3fj4145kybek7fhtn6x4', '1', 'simulator', 'simulator', 'wd_01m8gk3fj4145kybek7fhtn6x4', '1', '1', '2026-11-28 08:07:18.346522+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gk3fj4145kybek7fhtn6x4', '2026-11-28 08:07:20.909+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gk3jy5gckm6r3ddexp28cr', '1', 'simulator', 'simulator', 'wd_01m8gk3jy5gckm6r3ddexp28cr', '1', '1', '2026-11-28 08:07:21.498861+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gk3jy5gckm6r3ddexp28cr', '2026-11-28 08:07:21.392+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 08:07:04.147592+00', 'system', 'business.create', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', '{"kycStatus": "APPROVED"}', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 08:07:05.313035+00', 'usr_01m8gk325y1t2y9sxyan7pr5ns', 'sign_in.new_network', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', '{}', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', NULL, 'token', '193882a3693e', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 08:07:05.427879+00', 'usr_01m8gk325y1t2y9sxyan7pr5ns', 'webhook_url.change', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', '{}', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'token', '193882a3693e', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:39489/webhooks"}'),
('4', '2026-11-28 08:07:21.014219+00', 'root', 'withdrawal.resolve', 'wd_01m8gk3fj4145kybek7fhtn6x4', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 08:07:38.230201+00', 'usr_01m8gk325y1t2y9sxyan7pr5ns', 'webhook_url.change', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', '{}', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'token', '193882a3693e', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:39489/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 08:07:38.4535+00', 'ada', 'balance.adjust', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gk43p32t51yeydsghp0azh"}', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gk43p32t51yeydsghp0azh', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 08:07:38.4535+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 08:07:04.147592+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 08:06:39.674192+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 08:06:39.674192+00');
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
('bill_01m8gk3mds6w723zb988j8eqv8', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '12319770775366864434', '{}', '73.52 kWh'),
('bill_01m8gk3mv19xhctdreax4g03fr', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 08:07:04.147592+00', '2026-11-28 08:07:38.230201+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 08:07:35.24+00', '2026-11-28 08:07:37.366323+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '6cb5e0b347cf5e403974513c109ba87580bb62decab02fb3e9e8b8f4f950976e', '0', 'test', 'cp_01m8gk3n8jcpnagc4tgv7b3e7g', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', '4', '2026-11-28 08:07:23.876+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 08:07:26.056619+00'),
('simulated', 'a6d0126bf990177a6d1ac5d1bd123bf32083711875b241f729a39b6cb38e28fc', '0', 'test', 'cp_01m8gk3n8jcpnagc4tgv7b3e7g', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', '5', '2026-11-28 08:07:26.351+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 08:07:28.564671+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gk411nb8v9vqpxb7d2wh85', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.96640000', '0', '127.67673600', '32242', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gk411nb8v9vqpxb7d2wh85');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gk3n8jcpnagc4tgv7b3e7g', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M', 'a6d0126bf990177a6d1ac5d1bd123bf32083711875b241f729a39b6cb38e28fc', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gk3n6ztjhkqrn5ft71gpvr', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 09:07:23.666+00', '2026-11-28 08:07:23.666+00', '2026-11-28 08:07:35.189+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('4715cbdcae5a2463620b2366d1c608fb669fc67669fa0f86d46241ea988df76d', 'swp_01m8gk3t48gjdjfnk8sjv97f3x', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140a1a7cb89a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154184fd46e8914121493f5db9898b45523f595fc00d1215418e7377525747a0c28c07467297f6d21acd67815d18d090c10670c1d2c789a2341241352d3394ee104915a8a16af820b8261543a885043fa2234b156e6ae9fe5355076b3b58308482e006121ddda63ff656f6c1a35734bd94c2959ececf3a099c9e291c', '2026-11-28 08:08:28.833+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 08:07:29.901284+00'),
('5b5da0b7f81d54e7324134def2125bfc469fbda92ae5b9c9b02ba4430d3b2ea1', 'swp_01m8gk3t48gjdjfnk8sjv97f3x', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40e5c3cb89a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15418e7377525747a0c28c07467297f6d21acd67815d121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000d705ceed7fc308ddd45495c7e2296a0d27f5e6af00000000000000000000000000000000000000000000000000000000017d78407085efc789a2349001d090c1061241b75a8d5412321501d12b23b9dd4eec99a3bfcb9ec34b5d4922ae0dc9083d416b1257e9fa31cdab423cff72aed9fdeec84a908f98d8d960c981c209dbdf5fd3e41c', '2026-11-28 08:08:32.485+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 08:07:32.495501+00'),
('c72362f230590b55da1a707fad9ac1ab3e06084d36d5942db0ac65f6ecc2f0d2', 'swp_01m8gk3t48gjdjfnk8sjv97f3x', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8408ad9cb89a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15418e7377525747a0c28c07467297f6d21acd67815d12154184fd46e8914121493f5db9898b45523f595fc00d18b0a81770aa84c889a2341241f607af8b5332f815cc42a27a294b1837fa6c6be77352ff8c5fd09f379ea5a41a6dae965e6c05a1c15a147020732394437f23f33f3114e7da1b84dc2264a80e3e1b', '2026-11-28 08:08:35.21+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 08:07:35.216652+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8gk3t48gjdjfnk8sjv97f3x', 'cp_01m8gk3n8jcpnagc4tgv7b3e7g', 'test', '0', 'TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 08:07:28.640465+00', '2026-11-28 08:07:35.166361+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', 'collection', '1', '3191918', '0'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', 'sales', '1', '1528390'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/bills/data', '3d1e59b331fee9d84f14c522f624dd5e', E'\\xcffe488cea22cc1ea2755245cea1b0304b8e9c92f48ef06be0778bb9b74609f5', 'bill_01m8gk3mv19xhctdreax4g03fr', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gk3mv19xhctdreax4g03fr","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 08:07:23.234485+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/bills/electricity', 'ed8c1f6ff0ee295e8a5c96b1aa3681df', E'\\xdf78c78caf4dcd37161455dfd205ff1ab09c068aab85a8502535da10d8e8f83b', 'bill_01m8gk3mds6w723zb988j8eqv8', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gk3mds6w723zb988j8eqv8","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"12319770775366864434","units":"73.52 kWh"}', '2026-11-28 08:07:22.834604+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/cross-border/collections', '07232740e90aec689e4c66e8060898ce', E'\\x740f96ca5e5c90dcc484f2cd1acbfdbe71f10f63cf895b31803851d0acdf3e81', 'col_01m8gk411nb8v9vqpxb7d2wh85', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gk411nb8v9vqpxb7d2wh85","reference":"col_01m8gk411nb8v9vqpxb7d2wh85","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31919.18,"targetCurrency":"NGN","rate":127.676736,"providerFee":0,"providerRate":128.9664,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T08:07:35.734Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 08:07:35.734845+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/crypto/payments/cp_01m8gk3n8jcpnagc4tgv7b3e7g/simulate-deposit', '0d7c238dcb99675c9c68931fb1a3d5e6', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gk3n8jcpnagc4tgv7b3e7g', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gk3n8jcpnagc4tgv7b3e7g","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M","checkoutUrl":"http://127.0.0.1:40663/pay/01m8gk3n8jcpnagc4tgv7b3e7gqkefej0zp8sx2135aq440d5n0q","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:07:23.666Z","payableUntil":"2026-11-28T09:07:23.666Z","environment":"test","createdAt":"2026-11-28T08:07:23.666Z","updatedAt":"2026-11-28T08:07:23.666Z","metadata":{"simulated":true}},"deposit":{"txHash":"6cb5e0b347cf5e403974513c109ba87580bb62decab02fb3e9e8b8f4f950976e","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 08:07:23.859667+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/crypto/payments/cp_01m8gk3n8jcpnagc4tgv7b3e7g/simulate-deposit', '24d746d7d49d8cf0be2231d48cc9784d', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gk3n8jcpnagc4tgv7b3e7g', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gk3n8jcpnagc4tgv7b3e7g","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M","checkoutUrl":"http://127.0.0.1:40663/pay/01m8gk3n8jcpnagc4tgv7b3e7gqkefej0zp8sx2135aq440d5n0q","returnUrl":null,"status":"UNDERPAID","txHash":"6cb5e0b347cf5e403974513c109ba87580bb62decab02fb3e9e8b8f4f950976e","reviewReason":null,"expiresAt":"2026-11-28T09:07:23.666Z","payableUntil":"2026-11-28T10:07:23.666Z","environment":"test","createdAt":"2026-11-28T08:07:23.666Z","updatedAt":"2026-11-28T08:07:26.078Z","metadata":{"simulated":true}},"deposit":{"txHash":"a6d0126bf990177a6d1ac5d1bd123bf32083711875b241f729a39b6cb38e28fc","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 08:07:26.345908+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/crypto/payments/create', '420ee12e1b9d45bfde2d661881478aa6', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gk3n8jcpnagc4tgv7b3e7g', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gk3n8jcpnagc4tgv7b3e7g","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M","checkoutUrl":"http://127.0.0.1:40663/pay/01m8gk3n8jcpnagc4tgv7b3e7gqkefej0zp8sx2135aq440d5n0q","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:07:23.666Z","payableUntil":"2026-11-28T09:07:23.666Z","environment":"test","createdAt":"2026-11-28T08:07:23.666Z","updatedAt":"2026-11-28T08:07:23.666Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 08:07:23.702404+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/crypto/withdrawals/request', '1b25303bf1d055187bfd2954f26c39aa', E'\\x6bd580f68feca316e261c1b2232860f3d010ca5f9c277542c25220a6fae72cb3', 'sale_01m8gk40we9g091ew1z68zrkyr', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gk40we9g091ew1z68zrkyr","amountUsdt":10,"conversionRate":1528.39,"grossAmountNgn":15283.9,"withdrawalFeeNgn":25,"netAmountNgn":15258.9,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gk40we9g091ew1z68zrkyr","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:07:35.579Z"},"simulated":true,"environment":"test"}', '2026-11-28 08:07:35.579617+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/payment/process', '39fcd590c33a0675bcc87fcbc947d18f', E'\\x24c365973f6c3d57694c6f645efedcc5b19025548cb78a87b579e912ea600bbb', 'txn_01m8gk33h00e4w0smfw52cgjsb', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gk33h00e4w0smfw52cgjsb","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:07:05.510991+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/withdrawal/request', '37039d1f5bc5502ccf9387f259f47f46', E'\\xe8817f6da38c81b5faf7e5f938b4b7cb3cc9f4ecd57edfd96134d988dcd4a5d2', 'wd_01m8gk39rjypcrnhjysh1g83s6', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gk39rjypcrnhjysh1g83s6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:07:11.892Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:07:11.892771+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/withdrawal/request', '978e6ff262b169b26f0dd87f19bb31a6', E'\\x659bd193fe268483628831f9dbf530dd0dcc0dea0a4d63fb8728300b8e1f6723', 'wd_01m8gk345fwh4pp3f30ryans2y', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gk345fwh4pp3f30ryans2y","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:07:06.160Z","environment":"test","simulated":true},"requestId":"req_01m8gk3456enjyqwd94enak474","simulated":true,"environment":"test"}', '2026-11-28 08:07:06.160396+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/withdrawal/request', 'a4490f8354c1758dd4d6512ee55c0d6e', E'\\x5dd3ce21754da0bd4dafc81f1c8606648686e2d613baf8d9d107f4cc76dd950b', 'wd_01m8gk34dv7z5jtspmgcfzzxcy', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gk34dv7z5jtspmgcfzzxcy","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:07:06.428Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:07:06.428996+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/withdrawal/request', 'c4a8d246ae168a135dd7f9bda2052cd3', E'\\xfaac345c4d1c8423f57b6fdc1f23e1ed6b93836ed4d1ef192ff26117b4bf366c', 'wd_01m8gk3jy5gckm6r3ddexp28cr', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gk3jy5gckm6r3ddexp28cr","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:07:21.286Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:07:21.286418+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/withdrawal/request', 'demo-be1a39b5-3cc7-4e85-90c5-14ac9af0c943', E'\\xad01281c328bf42cc0b8e08145d1038a22a8daa4a028bad2dfd5a78120cebf96', 'wd_01m8gk33ktmjr0gsqe7v690e69', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gk33ktmjr0gsqe7v690e69","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:07:05.596Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:07:05.596682+00'),
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '/withdrawal/request', 'df656b27db7c056cc91e3a128e84fc84', E'\\x9800ef9be0d577bad42df73d4282c347f40edddf13cf2d3e5f3856503a508c5f', 'wd_01m8gk3fj4145kybek7fhtn6x4', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gk3fj4145kybek7fhtn6x4","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:07:17.832Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:07:17.832659+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733116ef21bfef9c378893ea8497430fd32d8a72cfa93e56d84f79e3f35bc1e622f6341024e04d85e6b4bae4d46e97eb0595ebdfce3ddca13397dcb0af0e3b957ca0237ecbe97f065fe8cc14f80aa806aed5', '2026-11-28 08:06:39.448823+00', '2026-11-28 08:06:39.448823+00'),
('sandbox_seed', E'\\x6d70733116ef21bfef9c3788fff2c939051d4c7cbf13ef7a62716fe2bfc8c23e29a2ced3abcc615d441b76f6d06b5dd5ed6c3d3e56404bd0299f4df2ca1a9fe07dac8e52b77779bfc18e77015edc5877cf662bb2cdcee75402501f51932abdefa2f6b8275b787555f1264f74feb58f9d', '2026-11-28 08:06:39.438705+00', '2026-11-28 08:06:39.438705+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gk325y1t2y9sxyan7pr5ns', E'\\xe662e196d7d00578ca089d795d80a7413e5d39752cc332e56a8f31dc47251318', '2026-11-28 08:07:05.313035+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 08:07:05.313035+00', '2026-11-28 08:07:05.313035+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:07:06.082455+00'),
('2', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:39489/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:07:05.427879+00', '2026-11-28 08:07:05.427879+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:07:06.082455+00'),
('3', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:39489/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:07:38.230201+00', '2026-11-28 08:07:38.230201+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gk3je401awbqvg54a6gszf', 'withdrawal.resolve', 'wd_01m8gk3fj4145kybek7fhtn6x4', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 08:07:20.771616+00', '2026-11-29 08:07:20.771616+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gk3mds6w723zb988j8eqv8', 'bill', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112809077vjr7ydbjbrfbt0z', NULL, '2026-11-28 08:07:22.834604+00', '2026-11-28 08:07:22.962365+00'),
('bill_01m8gk3mv19xhctdreax4g03fr', 'bill', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112809070dmr2rxgytn7tztm', NULL, '2026-11-28 08:07:23.234485+00', '2026-11-28 08:07:23.49729+00'),
('col_01m8gk411nb8v9vqpxb7d2wh85', 'collection', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 08:07:55.734845+00', NULL, 'sim_col_01m8gk411nb8v9vqpxb7d2wh85', NULL, '2026-11-28 08:07:35.734845+00', '2026-11-28 08:07:38.060738+00'),
('sale_01m8gk40we9g091ew1z68zrkyr', 'usdt_sale', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gk40we9g091ew1z68zrkyr', NULL, '2026-11-28 08:07:35.579617+00', '2026-11-28 08:07:35.642977+00'),
('wd_01m8gk33ktmjr0gsqe7v690e69', 'withdrawal', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gk33ktmjr0gsqe7v690e69', NULL, '2026-11-28 08:07:05.596682+00', '2026-11-28 08:07:05.881979+00'),
('wd_01m8gk345fwh4pp3f30ryans2y', 'withdrawal', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gk345fwh4pp3f30ryans2y', 'The sandbox fails amounts ending in .01.', '2026-11-28 08:07:06.160396+00', '2026-11-28 08:07:06.295235+00'),
('wd_01m8gk34dv7z5jtspmgcfzzxcy', 'withdrawal', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gk34dv7z5jtspmgcfzzxcy', NULL, '2026-11-28 08:07:06.428996+00', '2026-11-28 08:07:11.609461+00'),
('wd_01m8gk39rjypcrnhjysh1g83s6', 'withdrawal', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gk39rjypcrnhjysh1g83s6', 'The sandbox reverses amounts ending in .04.', '2026-11-28 08:07:11.892771+00', '2026-11-28 08:07:17.328562+00'),
('wd_01m8gk3fj4145kybek7fhtn6x4', 'withdrawal', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gk3je401awbqvg54a6gszf', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gk3fj4145kybek7fhtn6x4', NULL, '2026-11-28 08:07:17.832659+00', '2026-11-28 08:07:21.014219+00'),
('wd_01m8gk3jy5gckm6r3ddexp28cr', 'withdrawal', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gk3jy5gckm6r3ddexp28cr', NULL, '2026-11-28 08:07:21.286418+00', '2026-11-28 08:07:21.515361+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TN6PcNepn1gieTfHPmXcbvSskWq2JwXsF3', '0', '8999999985632000', 'true'),
('TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M', '0', '268000', 'true'),
('TVa9EsUcZsRdG8py4vquruEZXfFSbYZcpw', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795853225163'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795853235321'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795853243876'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795853246351'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795853249936'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795853252504'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795853255240');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('4715cbdcae5a2463620b2366d1c608fb669fc67669fa0f86d46241ea988df76d', '6', 'trx_transfer', 'SUCCESS', 'TN6PcNepn1gieTfHPmXcbvSskWq2JwXsF3', 'TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M', '13650000', '1100000', '0'),
('5b5da0b7f81d54e7324134def2125bfc469fbda92ae5b9c9b02ba4430d3b2ea1', '7', 'usdt_transfer', 'SUCCESS', 'TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M', 'TVa9EsUcZsRdG8py4vquruEZXfFSbYZcpw', '25000000', '13000000', '130000'),
('6cb5e0b347cf5e403974513c109ba87580bb62decab02fb3e9e8b8f4f950976e', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M', '10000000', '0', '0'),
('a6d0126bf990177a6d1ac5d1bd123bf32083711875b241f729a39b6cb38e28fc', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M', '15000000', '0', '0'),
('c72362f230590b55da1a707fad9ac1ab3e06084d36d5942db0ac65f6ecc2f0d2', '8', 'trx_transfer', 'SUCCESS', 'TNxRH2MghjvCHajFdPxFi1ASLP7ebxTz2M', 'TN6PcNepn1gieTfHPmXcbvSskWq2JwXsF3', '382000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gk3mds6w723zb988j8eqv8', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gk3mcwppbkngv17qfmht10', '2026-11-28 08:07:22.834604+00', '2026-11-28 08:07:22.962365+00'),
('bill_01m8gk3mv19xhctdreax4g03fr', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gk3mrymyepwx44rqee9cbv', '2026-11-28 08:07:23.234485+00', '2026-11-28 08:07:23.49729+00'),
('col_01m8gk411nb8v9vqpxb7d2wh85', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'collection', 'COMPLETED', '3191918', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gk411122ak1sq8w7kp0zfk', '2026-11-28 08:07:35.734845+00', '2026-11-28 08:07:38.060738+00'),
('txn_01m8gk33h00e4w0smfw52cgjsb', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gk33gj9w02k2neb3cptmxt', '2026-11-28 08:07:05.510991+00', '2026-11-28 08:07:05.510991+00'),
('wd_01m8gk33ktmjr0gsqe7v690e69', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gk33kebsfaj6gypx9knr2a', '2026-11-28 08:07:05.596682+00', '2026-11-28 08:07:05.881979+00'),
('wd_01m8gk345fwh4pp3f30ryans2y', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gk3456enjyqwd94enak474', '2026-11-28 08:07:06.160396+00', '2026-11-28 08:07:06.295235+00'),
('wd_01m8gk34dv7z5jtspmgcfzzxcy', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gk34dpk57s75713c62040e', '2026-11-28 08:07:06.428996+00', '2026-11-28 08:07:11.609461+00'),
('wd_01m8gk39rjypcrnhjysh1g83s6', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gk39qhcems1etk75cbgdpq', '2026-11-28 08:07:11.892771+00', '2026-11-28 08:07:17.328562+00'),
('wd_01m8gk3fj4145kybek7fhtn6x4', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gk3fh77xgj8999m8s3et48', '2026-11-28 08:07:17.832659+00', '2026-11-28 08:07:21.014219+00'),
('wd_01m8gk3jy5gckm6r3ddexp28cr', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gk3jx2z0jnt5bne7h8z531', '2026-11-28 08:07:21.286418+00', '2026-11-28 08:07:21.515361+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gk40tr9sfzen0469dz7sz8', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', '10000000', '1543.83000000', '1528.39000000', '1528390', '2500', '1525890', '15440', '2026-11-28 08:07:35.524644+00', '2026-11-28 08:08:35.513+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gk40we9g091ew1z68zrkyr', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'COMPLETED', '10000000', '1543.83000000', '1528.39000000', '1528390', '2500', '1525890', '15440', 'qte_01m8gk40tr9sfzen0469dz7sz8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gk40vjphk8pn00pz61fjrp', '2026-11-28 08:07:35.579617+00', '2026-11-28 08:07:35.642977+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gk325y1t2y9sxyan7pr5ns', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$iwyW9SkOgCgJKBBK+9ojGw$qG+3zKloG9SEsifhndgjiW8KqLHIW4M9DAcRtt6DjN8', '1', NULL, NULL, NULL, '2026-11-28 08:07:04.147592+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'simulator', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 08:07:04.147592+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gk33xgxsdds6a0h2sm0n00', '1', 'http://127.0.0.1:39489/webhooks', '2026-11-28 08:07:05.999+00', '54', '204', '', NULL),
('msg_01m8gk34a71yg7jd5pbvdqyvrx', '1', 'http://127.0.0.1:39489/webhooks', '2026-11-28 08:07:06.364+00', '8', '204', '', NULL),
('msg_01m8gk39gf96yx1mvp298r5j8y', '1', 'http://127.0.0.1:39489/webhooks', '2026-11-28 08:07:11.733+00', '96', '204', '', NULL),
('msg_01m8gk3a0m0hsz8gpz8yp800xy', '1', 'http://127.0.0.1:39489/webhooks', '2026-11-28 08:07:12.217+00', '61', '204', '', NULL),
('msg_01m8gk3f4mt8k2jc4eekz2hfnq', '1', 'http://127.0.0.1:39489/webhooks', '2026-11-28 08:07:17.424+00', '24', '204', '', NULL),
('msg_01m8gk3jp0bx6rrxhk7ddecg3h', '1', 'http://127.0.0.1:39489/webhooks', '2026-11-28 08:07:21.088+00', '3', '204', '', NULL),
('msg_01m8gk3k5mt05dndgws0x2pyz9', '1', 'http://127.0.0.1:39489/webhooks', '2026-11-28 08:07:21.562+00', '17', '500', '', NULL),
('msg_01m8gk3k5mt05dndgws0x2pyz9', '2', 'http://127.0.0.1:39489/webhooks', '2026-11-28 08:07:22.571+00', '13', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gk33xgxsdds6a0h2sm0n00', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal.completed', 'wd_01m8gk33ktmjr0gsqe7v690e69', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:07:05.747Z","data":{"transactionId":"wd_01m8gk33ktmjr0gsqe7v690e69","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:07:05.596Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:07:05.881979+00', '2026-11-28 08:07:06.087464+00', NULL),
('msg_01m8gk34a71yg7jd5pbvdqyvrx', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal.failed', 'wd_01m8gk345fwh4pp3f30ryans2y', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:07:06.262Z","data":{"transactionId":"wd_01m8gk345fwh4pp3f30ryans2y","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:07:06.160Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:07:06.295235+00', '2026-11-28 08:07:06.374822+00', NULL),
('msg_01m8gk39gf96yx1mvp298r5j8y', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal.completed', 'wd_01m8gk34dv7z5jtspmgcfzzxcy', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:07:11.576Z","data":{"transactionId":"wd_01m8gk34dv7z5jtspmgcfzzxcy","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:07:06.428Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:07:11.609461+00', '2026-11-28 08:07:11.830156+00', NULL),
('msg_01m8gk3a0m0hsz8gpz8yp800xy', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal.completed', 'wd_01m8gk39rjypcrnhjysh1g83s6', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:07:12.069Z","data":{"transactionId":"wd_01m8gk39rjypcrnhjysh1g83s6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:07:11.892Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:07:12.127586+00', '2026-11-28 08:07:12.283623+00', NULL),
('msg_01m8gk3f4mt8k2jc4eekz2hfnq', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal.failed', 'wd_01m8gk39rjypcrnhjysh1g83s6', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:07:17.258Z","data":{"transactionId":"wd_01m8gk39rjypcrnhjysh1g83s6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:07:11.892Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:07:17.328562+00', '2026-11-28 08:07:17.4533+00', NULL),
('msg_01m8gk3jp0bx6rrxhk7ddecg3h', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal.completed', 'wd_01m8gk3fj4145kybek7fhtn6x4', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:07:21.002Z","data":{"transactionId":"wd_01m8gk3fj4145kybek7fhtn6x4","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:07:17.832Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:07:21.014219+00', '2026-11-28 08:07:21.110439+00', NULL),
('msg_01m8gk3k5mt05dndgws0x2pyz9', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', 'withdrawal.completed', 'wd_01m8gk3jy5gckm6r3ddexp28cr', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:07:21.392Z","data":{"transactionId":"wd_01m8gk3jy5gckm6r3ddexp28cr","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:07:21.286Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:07:21.515361+00', '2026-11-28 08:07:22.589163+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gk328zsxmmmjrj0ktk2xpw', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'test', E'\\x6d70733116ef21bfef9c37887c5fd39a950c11e438bae88d14a1a7fe9584acaba648fc6580d1d23dd32cfc8832b22a5976ab052157403da653a8e9549890a807ca84b0d08d7bec4c41afe2dc23c72e530c3c3c360686824a67e8', '2026-11-28 08:07:04.147592+00', NULL),
('whs_01m8gk328zyb1se35vwbj95ddg', 'biz_01m8gk325yhvw8kdp6wmmrg0zv', 'prod', E'\\x6d70733116ef21bfef9c378898f68e32e9b8a547f3166a340dc87da1567a92bd1e9169c19e3bbb2b595bbf67b980f96798de1ace3562f343174275fad82518a54ae41f18b468f04eaaad77f79f211ecfc37255e26f2811cadf20', '2026-11-28 08:07:04.147592+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8gk33ktmjr0gsqe7v690e69', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gk345fwh4pp3f30ryans2y', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gk34dv7z5jtspmgcfzzxcy', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gk39rjypcrnhjysh1g83s6', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gk3fj4145kybek7fhtn6x4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gk3jy5gckm6r3ddexp28cr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
