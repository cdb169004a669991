-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('118', '125', '181', '182', '185', '189', '191', '256', '317', '333', '53', '54', '57', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 07:21:07.914303+00'),
('1025', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 07:21:07.914303+00'),
('1026', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'NGN', 'available', '0', '7361799', '13', '2026-11-28 07:21:07.914303+00'),
('1027', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 07:21:07.914303+00'),
('1028', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 07:21:07.914303+00'),
('1029', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 07:21:07.914303+00'),
('1030', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 07:21:07.914303+00'),
('1031', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 07:21:07.914303+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '150000', '1', '2026-11-28 07:20:30.345169+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '47464', '2', '2026-11-28 07:20:30.345169+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-40048', '3', '2026-11-28 07:20:30.345169+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-9900000', '2', '2026-11-28 07:20:30.345169+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '5000000', '1', '2026-11-28 07:20:30.345169+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '-1590475', '5', '2026-11-28 07:20:30.345169+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '500000', '1', '2026-11-28 07:20:30.345169+00'),
('256', NULL, 'test', 'USDT', 'custody', '0', '-25000000', '1', '2026-11-28 07:20:30.345169+00'),
('317', NULL, 'test', 'NGN', 'conversion', '13', '-1536740', '1', '2026-11-28 07:20:30.345169+00'),
('333', NULL, 'test', 'USDT', 'conversion', '13', '10000000', '1', '2026-11-28 07:20:30.345169+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '1000', '1', '2026-11-28 07:20:30.345169+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '1000', '1', '2026-11-28 07:20:30.345169+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '2500', '1', '2026-11-28 07:20:30.345169+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '3500', '4', '2026-11-28 07:20:30.345169+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3177256', '7211749'),
('1026', '13', '23', '150050', '7361799'),
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
('118', '1', '1', '150000', '150000'),
('125', '1', '21', '15370', '15370'),
('125', '2', '22', '32094', '47464'),
('181', '1', '7', '100002', '100002'),
('181', '2', '18', '10000', '110002'),
('181', '3', '23', '-150050', '-40048'),
('182', '1', '1', '-10000000', '-10000000'),
('182', '2', '14', '100000', '-9900000'),
('185', '1', '3', '5000000', '5000000'),
('189', '1', '9', '100004', '100004'),
('189', '2', '10', '-100004', '0'),
('189', '3', '12', '100005', '100005'),
('189', '4', '21', '1518870', '1618875'),
('189', '5', '22', '-3209350', '-1590475'),
('191', '1', '16', '500000', '500000'),
('256', '1', '19', '-25000000', '-25000000'),
('317', '1', '21', '-1536740', '-1536740'),
('333', '1', '21', '10000000', '10000000'),
('53', '1', '7', '1000', '1000'),
('54', '1', '14', '1000', '1000'),
('57', '1', '3', '2500', '2500'),
('61', '1', '9', '1000', '1000'),
('61', '2', '10', '-1000', '0'),
('61', '3', '12', '1000', '1000'),
('61', '4', '21', '2500', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8ggezyecqx4m8re0rzybj6t', 'payment', 'single', 'test', NULL, '2026-11-28 07:21:09.335626+00', NULL, NULL, NULL),
('10', 'wd_01m8ggf5r3s3ajq9qndm1txhsr:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 07:21:20.425099+00', NULL, NULL, NULL),
('11', 'wd_01m8ggfb0kka32spyt6bm332k7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:20.660294+00', NULL, NULL, NULL),
('12', 'wd_01m8ggfb0kka32spyt6bm332k7:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 07:21:23.421415+00', NULL, NULL, NULL),
('13', 'wd_01m8ggfdypffd21vnrpnjnr77a:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:23.674654+00', NULL, NULL, NULL),
('14', 'wd_01m8ggfdypffd21vnrpnjnr77a:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 07:21:23.73465+00', NULL, NULL, NULL),
('15', 'bill_01m8ggffh3vjksp13135g1vnxb:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:25.289076+00', NULL, NULL, NULL),
('16', 'bill_01m8ggffh3vjksp13135g1vnxb:post', 'bill_post', 'post', 'test', '15', '2026-11-28 07:21:25.441356+00', NULL, NULL, NULL),
('17', 'bill_01m8ggfftq5g475gvm5mvxr0qx:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:25.593083+00', NULL, NULL, NULL),
('18', 'bill_01m8ggfftq5g475gvm5mvxr0qx:post', 'bill_post', 'post', 'test', '17', '2026-11-28 07:21:25.670017+00', NULL, NULL, NULL),
('19', 'cp_01m8ggffzd4sszcxhd26es281e', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 07:21:36.73245+00', NULL, NULL, NULL),
('2', 'wd_01m8ggezzkt885v9sphvy5kj5k:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:09.366248+00', NULL, NULL, NULL),
('20', 'sale_01m8ggfts9qdr4tcztvc2wdrwn:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:36.809998+00', NULL, NULL, NULL),
('21', 'sale_01m8ggfts9qdr4tcztvc2wdrwn:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 07:21:36.849906+00', NULL, NULL, NULL),
('22', 'col_01m8ggftwgba1rhf84habdt3y9:credit', 'collection', 'single', 'test', NULL, '2026-11-28 07:21:39.143618+00', NULL, NULL, NULL),
('23', 'adj_01m8ggfx9se31me6sct2n84226', 'adjustment', 'single', 'test', NULL, '2026-11-28 07:21:39.390665+00', NULL, NULL, NULL),
('3', 'wd_01m8ggezzkt885v9sphvy5kj5k:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 07:21:09.444715+00', NULL, NULL, NULL),
('4', 'wd_01m8ggf0aqhbr4s7vf5zkhzg59:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:09.720378+00', NULL, NULL, NULL),
('5', 'wd_01m8ggf0aqhbr4s7vf5zkhzg59:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 07:21:09.826901+00', NULL, NULL, NULL),
('6', 'wd_01m8ggf0fhbkgy6716tvrzztpv:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:09.873585+00', NULL, NULL, NULL),
('7', 'wd_01m8ggf0fhbkgy6716tvrzztpv:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 07:21:15.026318+00', NULL, NULL, NULL),
('8', 'wd_01m8ggf5r3s3ajq9qndm1txhsr:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:21:15.268802+00', NULL, NULL, NULL),
('9', 'wd_01m8ggf5r3s3ajq9qndm1txhsr:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 07:21:15.333918+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8ggeyj4fx35gx420b3xdc1y', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'prod', E'\\xdaf70f1861e972abff4948f7fd62cc9595c870c5aca8b27bc33fbff9fd7abdee', E'\\x6d707331efccf98074c671966fabaa6c45f76832919ffeda92dfd7f088ba9d18ba4d15b6430c66f483bfcd11d1aa52e8c418ce8a0decc975ca9a68f31e78e00ea67248579ddcffb3f80999bfd8ba436df5372898', 'O4TV', NULL, NULL, NULL, '2026-11-28 07:21:07.953362+00', NULL, NULL, NULL),
('key_01m8ggeyj6fzk85jcpwvadc0d0', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', E'\\x49ceb8ef9b187eb9a30c3da430c8a41d7559461829469a07557454a4bb30bf8b', E'\\x6d707331efccf98074c671964491c38cefcd1e2dace8d501c35be284f4d06f4243bc683510c8a5ae2db5806ec4c0591df308c09d7af9218e15606ac6ea93ca1f30abed6356e6cc33de1b5dd01764d54579fb7677', 'EoSA', NULL, NULL, NULL, '2026-11-28 07:21:07.953362+00', NULL, '2026-11-28 07:21:08.242944+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:55c6ba4dbb65d33c43519ddf58a38fa7546dde97880aa22cec43d64a0444a7f4', '0', '1795936868744'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795851368668'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795851368561');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8ggffh3vjksp13135g1vnxb', '1', 'simulator', 'simulator', '202611280821tsvxzk0jcyh6t6y1', '1', '1', '2026-11-28 07:21:25.420975+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280821tsvxzk0jcyh6t6y1', '2026-11-28 07:21:25.413+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8ggfftq5g475gvm5mvxr0qx', '1', 'simulator', 'simulator', '202611280821f9bjcv8jtc2nr1kf', '1', '1', '2026-11-28 07:21:25.666856+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280821f9bjcv8jtc2nr1kf', '2026-11-28 07:21:25.653+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8ggftwgba1rhf84habdt3y9', '1', 'simulator', 'simulator', 'col_01m8ggftwgba1rhf84habdt3y9', '1', '1', '2026-11-28 07:21:37.003777+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8ggftwgba1rhf84habdt3y9', '2026-11-28 07:21:39.13+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8ggfts9qdr4tcztvc2wdrwn', '1', 'simulator', 'simulator', 'sale_01m8ggfts9qdr4tcztvc2wdrwn', '1', '1', '2026-11-28 07:21:36.849168+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8ggfts9qdr4tcztvc2wdrwn', '2026-11-28 07:21:36.84+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggezzkt885v9sphvy5kj5k', '1', 'simulator', 'simulator', 'wd_01m8ggezzkt885v9sphvy5kj5k', '1', '1', '2026-11-28 07:21:09.435714+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggezzkt885v9sphvy5kj5k', '2026-11-28 07:21:09.425+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggf0aqhbr4s7vf5zkhzg59', '1', 'simulator', 'simulator', 'wd_01m8ggf0aqhbr4s7vf5zkhzg59', '1', '1', '2026-11-28 07:21:09.81449+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8ggf0aqhbr4s7vf5zkhzg59', '2026-11-28 07:21:09.791+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggf0fhbkgy6716tvrzztpv', '1', 'simulator', 'simulator', 'wd_01m8ggf0fhbkgy6716tvrzztpv', '1', '1', '2026-11-28 07:21:09.929955+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggf0fhbkgy6716tvrzztpv', '2026-11-28 07:21:14.96+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggf5r3s3ajq9qndm1txhsr', '1', 'simulator', 'simulator', 'wd_01m8ggf5r3s3ajq9qndm1txhsr', '1', '1', '2026-11-28 07:21:15.329439+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8ggf5r3s3ajq9qndm1txhsr', '2026-11-28 07:21:20.371+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggfb0kka32spyt6bm332k7', '1', 'simulator', 'simulator', 'wd_01m8ggfb0kka32spyt6bm332k7', '1', '1', '2026-11-28 07:21:20.755002+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8ggfb0kka32spyt6bm332k7', '2026-11-28 07:21:23.342+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggfdypffd21vnrpnjnr77a', '1', 'simulator', 'simulator', 'wd_01m8ggfdypffd21vnrpnjnr77a', '1', '1', '2026-11-28 07:21:23.733334+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggfdypffd21vnrpnjnr77a', '2026-11-28 07:21:23.718+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 07:21:07.953362+00', 'system', 'business.create', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', '{"kycStatus": "APPROVED"}', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 07:21:09.087042+00', 'usr_01m8ggeyhvfm81m0r3he6vjayn', 'sign_in.new_network', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', '{}', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', NULL, 'token', '25c4fe89151a', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 07:21:09.219702+00', 'usr_01m8ggeyhvfm81m0r3he6vjayn', 'webhook_url.change', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', '{}', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'token', '25c4fe89151a', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:45825/webhooks"}'),
('4', '2026-11-28 07:21:23.421415+00', 'root', 'withdrawal.resolve', 'wd_01m8ggfb0kka32spyt6bm332k7', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 07:21:39.329113+00', 'usr_01m8ggeyhvfm81m0r3he6vjayn', 'webhook_url.change', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', '{}', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'token', '25c4fe89151a', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:45825/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 07:21:39.390665+00', 'ada', 'balance.adjust', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8ggfx9se31me6sct2n84226"}', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8ggfx9se31me6sct2n84226', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 07:21:39.390665+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 07:21:07.953362+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 07:20:51.557327+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 07:20:51.557327+00');
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
('bill_01m8ggffh3vjksp13135g1vnxb', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '79223767246819991596', '{}', '73.52 kWh'),
('bill_01m8ggfftq5g475gvm5mvxr0qx', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 07:21:07.953362+00', '2026-11-28 07:21:39.329113+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 07:21:36.743+00', '2026-11-28 07:21:39.028452+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '6b7461d5627bf75d525961788c551663522a20cf2d3d759ac63b6237f2e15ec5', '0', 'test', 'cp_01m8ggffzd4sszcxhd26es281e', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', '5', '2026-11-28 07:21:28.182+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 07:21:30.360352+00'),
('simulated', 'bc61d2a68775e11309f2dc8ddd9ea60944ed6e5a43c9f64ba3e96d6fd52150d8', '0', 'test', 'cp_01m8ggffzd4sszcxhd26es281e', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', '4', '2026-11-28 07:21:25.849+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 07:21:27.937495+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8ggftwgba1rhf84habdt3y9', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.37400000', '0', '127.09026000', '32094', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8ggftwgba1rhf84habdt3y9');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8ggffzd4sszcxhd26es281e', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n', '6b7461d5627bf75d525961788c551663522a20cf2d3d759ac63b6237f2e15ec5', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8ggffz3w1pr1tbthb396ymw', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 08:21:25.741+00', '2026-11-28 07:21:25.741+00', '2026-11-28 07:21:36.722+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('63ce7bea3720941173b2d70155899eabe9ee8eb8a60c5a19c80428b26600adda', 'swp_01m8ggfmgknqygn9dpbzvnw4pc', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a409196a388a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541babfb13c1f63ed28ec5ac465b2b4911182ac4b36121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000007b26d1641b9e2f71c8e494cc9d85dabd898352d000000000000000000000000000000000000000000000000000000000017d784070b1c19f88a2349001d090c10612416ebc6a76781fe6f3b2431ac5e9b62177d641d08c0c842be8a29d0a1bb59f808d53c59c42e15567ccb4f90030ee9f81629508c55a19fdfdbe139feb391089b7501c', '2026-11-28 07:22:34.129+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 07:21:34.171604+00'),
('a04bc777fa959e6265b48f9d25b4e52871a211b79a9b2a5b872cf40304ccd3e0', 'swp_01m8ggfmgknqygn9dpbzvnw4pc', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840bdaaa388a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541babfb13c1f63ed28ec5ac465b2b4911182ac4b3612154197d8cc1ee85072ee101cc70813e8e1b0ffdb508f18b0a81770ddd59f88a23412411274e885a9411501759a0581898a24afbd583490d931e996af632f635a8f783e480439a2ce049df15f61a2918bc18699d4bf147a227d3414551b66a431246c121c', '2026-11-28 07:22:36.733+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 07:21:36.737404+00'),
('a896f4b6f1c156d4983f1b6e7b149eb17c9e097930e8776cbe099ef01343924a', 'swp_01m8ggfmgknqygn9dpbzvnw4pc', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140acfaa288a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154197d8cc1ee85072ee101cc70813e8e1b0ffdb508f121541babfb13c1f63ed28ec5ac465b2b4911182ac4b3618d090c10670cca59f88a23412411aed341ff435189fa485f2b2e54213688e526a502198fd05f5af49cce389294a036678329a4b4c31b43fddf8aeeba9e5c619d07f96731e66c26c44505e8e36901c', '2026-11-28 07:22:30.572+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 07:21:31.595226+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8ggfmgknqygn9dpbzvnw4pc', 'cp_01m8ggffzd4sszcxhd26es281e', 'test', '0', 'TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 07:21:30.385386+00', '2026-11-28 07:21:36.708405+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', 'collection', '1', '3177256', '0'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', 'sales', '1', '1521370'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/bills/data', 'e0f309a2a9c3a0a82215efdf61ed524b', E'\\x15aeaf8de08bd30e9508ec5a83149db82a8f656c3fd8fd03a2cce3f6eedbb636', 'bill_01m8ggfftq5g475gvm5mvxr0qx', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8ggfftq5g475gvm5mvxr0qx","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 07:21:25.593083+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/bills/electricity', '1beda31afc09b6ef393405311dd90fe8', E'\\xc4498c82e2ead8bdc81977cfcae51d0633b838e3fb3f491ac6c2fafecea0b439', 'bill_01m8ggffh3vjksp13135g1vnxb', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8ggffh3vjksp13135g1vnxb","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"79223767246819991596","units":"73.52 kWh"}', '2026-11-28 07:21:25.289076+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/cross-border/collections', 'a4af419280a5babfaaa1e85c84d9c6ca', E'\\x775c9cbd5cfdd8e2e11e52169ef5ce82514e33c25239886314f13cb8ca2e24bd', 'col_01m8ggftwgba1rhf84habdt3y9', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8ggftwgba1rhf84habdt3y9","reference":"col_01m8ggftwgba1rhf84habdt3y9","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31772.56,"targetCurrency":"NGN","rate":127.09026,"providerFee":0,"providerRate":128.374,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T07:21:36.913Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 07:21:36.913167+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/crypto/payments/cp_01m8ggffzd4sszcxhd26es281e/simulate-deposit', 'dced9712f7f3ae08cfc34aa6a87a1178', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8ggffzd4sszcxhd26es281e', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ggffzd4sszcxhd26es281e","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n","checkoutUrl":"http://127.0.0.1:41017/pay/01m8ggffzd4sszcxhd26es281ek9gyn99jsxnt88ap5cy1xddtz0","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:21:25.741Z","payableUntil":"2026-11-28T08:21:25.741Z","environment":"test","createdAt":"2026-11-28T07:21:25.741Z","updatedAt":"2026-11-28T07:21:25.741Z","metadata":{"simulated":true}},"deposit":{"txHash":"bc61d2a68775e11309f2dc8ddd9ea60944ed6e5a43c9f64ba3e96d6fd52150d8","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 07:21:25.846948+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/crypto/payments/cp_01m8ggffzd4sszcxhd26es281e/simulate-deposit', 'eef4513a7287dc9118824fc15f05bf0a', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8ggffzd4sszcxhd26es281e', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ggffzd4sszcxhd26es281e","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n","checkoutUrl":"http://127.0.0.1:41017/pay/01m8ggffzd4sszcxhd26es281ek9gyn99jsxnt88ap5cy1xddtz0","returnUrl":null,"status":"UNDERPAID","txHash":"bc61d2a68775e11309f2dc8ddd9ea60944ed6e5a43c9f64ba3e96d6fd52150d8","reviewReason":null,"expiresAt":"2026-11-28T08:21:25.741Z","payableUntil":"2026-11-28T09:21:25.741Z","environment":"test","createdAt":"2026-11-28T07:21:25.741Z","updatedAt":"2026-11-28T07:21:27.998Z","metadata":{"simulated":true}},"deposit":{"txHash":"6b7461d5627bf75d525961788c551663522a20cf2d3d759ac63b6237f2e15ec5","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 07:21:28.175882+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/crypto/payments/create', '3f41a9066f6d65143b638be9d87f0428', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8ggffzd4sszcxhd26es281e', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8ggffzd4sszcxhd26es281e","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n","checkoutUrl":"http://127.0.0.1:41017/pay/01m8ggffzd4sszcxhd26es281ek9gyn99jsxnt88ap5cy1xddtz0","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:21:25.741Z","payableUntil":"2026-11-28T08:21:25.741Z","environment":"test","createdAt":"2026-11-28T07:21:25.741Z","updatedAt":"2026-11-28T07:21:25.741Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 07:21:25.761185+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/crypto/withdrawals/request', '3dded837ad40dab38207055d45aa2e68', E'\\x9057797fee830d48d1ffebaecb64c21e94546258a8383ba861e0a7da5303fb12', 'sale_01m8ggfts9qdr4tcztvc2wdrwn', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8ggfts9qdr4tcztvc2wdrwn","amountUsdt":10,"conversionRate":1521.37,"grossAmountNgn":15213.7,"withdrawalFeeNgn":25,"netAmountNgn":15188.7,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8ggfts9qdr4tcztvc2wdrwn","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:36.809Z"},"simulated":true,"environment":"test"}', '2026-11-28 07:21:36.809998+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/payment/process', '0e94e3b6d04ace7b9c3ae6e6f3499b7c', E'\\xad0e1b7e82b7ae73b9caaa298f63d25e9bb26ccc3dfa325d886ac78ec82d44a3', 'txn_01m8ggezyecqx4m8re0rzybj6t', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8ggezyecqx4m8re0rzybj6t","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:09.335626+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/withdrawal/request', '1f1b9d95e039f4ae818ebaca5c51c04e', E'\\x669d68b72edd8e23366385fe5b82ecc7d0b64f96bc7c5d2799f625fdd519514c', 'wd_01m8ggfdypffd21vnrpnjnr77a', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggfdypffd21vnrpnjnr77a","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:23.674Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:23.674654+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/withdrawal/request', '78e3b484fc4c14ec6b5d116728e6f7cc', E'\\xdb610753cb85140c9685c17dfd2f80c8aa83df612e94c6d1122c1b52a17197de', 'wd_01m8ggf0fhbkgy6716tvrzztpv', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ggf0fhbkgy6716tvrzztpv","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:09.873Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:09.873585+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/withdrawal/request', '94f52accbeb2d7eab55ddd26c6e4e225', E'\\x1af9dce58e621245379080c0a39760cb85663afc59e532567b2ec40f06185783', 'wd_01m8ggf5r3s3ajq9qndm1txhsr', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggf5r3s3ajq9qndm1txhsr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:15.268Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:15.268802+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/withdrawal/request', '9f8625f513e65b6ed9d068d4fd96f9da', E'\\xe9d453de4937364c3eef83547bb6bb94e10efacd350e68a75a5e0764cad002ae', 'wd_01m8ggfb0kka32spyt6bm332k7', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ggfb0kka32spyt6bm332k7","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:20.660Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:20.660294+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/withdrawal/request', 'demo-517acd96-0ef4-497c-a149-e36e384c4137', E'\\xc3b82a65270bcdc6c0bd63203bd130ebef001194779972abbdf41b7b1f4361f3', 'wd_01m8ggezzkt885v9sphvy5kj5k', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggezzkt885v9sphvy5kj5k","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:09.366Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:21:09.366248+00'),
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '/withdrawal/request', 'ec1073e44948ad348639b4dcf398a354', E'\\x270e8a3abdc2c912690b191b96391d5f5e8b7116fce519ce6c94be272cf22490', 'wd_01m8ggf0aqhbr4s7vf5zkhzg59', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8ggf0aqhbr4s7vf5zkhzg59","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:21:09.720Z","environment":"test","simulated":true},"requestId":"req_01m8ggf0a54z0js7pdxh03ryhp","simulated":true,"environment":"test"}', '2026-11-28 07:21:09.720378+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331efccf98074c671966e8f2d0dad63cf846f32107709426458df4f45a7079fb1d1a6d33f33fc67f74c88f3e2f9a6d94759cb739568e283721558700824046f6f0f60fbf3f4ec7afcafcc6a7aedd18c9104', '2026-11-28 07:20:50.961468+00', '2026-11-28 07:20:50.961468+00'),
('sandbox_seed', E'\\x6d707331efccf98074c671969463777ac741363d910dd929b38136fd66fc36906995c69ff0d3e9780b06e95061edcf9f8bc1898d05fce5f281e3b3d5618c2119635077e0125328afcb01c764104cbf532b7de02725f6d4136a297789544d104e7f3a6251051e10690ca5a7c57dfef3d2', '2026-11-28 07:20:50.947044+00', '2026-11-28 07:20:50.947044+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8ggeyhvfm81m0r3he6vjayn', E'\\xda74730e78d36bf4ef7b3af07a44137a27a3020c1966209157aa6999367fd7e8', '2026-11-28 07:21:09.087042+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 07:21:09.087042+00', '2026-11-28 07:21:09.087042+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:21:09.675855+00'),
('2', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:45825/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:21:09.219702+00', '2026-11-28 07:21:09.219702+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:21:09.675855+00'),
('3', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:45825/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:21:39.329113+00', '2026-11-28 07:21:39.329113+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8ggfdfq61cftfg7m3tbh8w2', 'withdrawal.resolve', 'wd_01m8ggfb0kka32spyt6bm332k7', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 07:21:23.191208+00', '2026-11-29 07:21:23.191208+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8ggffh3vjksp13135g1vnxb', 'bill', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280821tsvxzk0jcyh6t6y1', NULL, '2026-11-28 07:21:25.289076+00', '2026-11-28 07:21:25.441356+00'),
('bill_01m8ggfftq5g475gvm5mvxr0qx', 'bill', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280821f9bjcv8jtc2nr1kf', NULL, '2026-11-28 07:21:25.593083+00', '2026-11-28 07:21:25.670017+00'),
('col_01m8ggftwgba1rhf84habdt3y9', 'collection', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 07:21:56.913167+00', NULL, 'sim_col_01m8ggftwgba1rhf84habdt3y9', NULL, '2026-11-28 07:21:36.913167+00', '2026-11-28 07:21:39.143618+00'),
('sale_01m8ggfts9qdr4tcztvc2wdrwn', 'usdt_sale', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8ggfts9qdr4tcztvc2wdrwn', NULL, '2026-11-28 07:21:36.809998+00', '2026-11-28 07:21:36.849906+00'),
('wd_01m8ggezzkt885v9sphvy5kj5k', 'withdrawal', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggezzkt885v9sphvy5kj5k', NULL, '2026-11-28 07:21:09.366248+00', '2026-11-28 07:21:09.444715+00'),
('wd_01m8ggf0aqhbr4s7vf5zkhzg59', 'withdrawal', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggf0aqhbr4s7vf5zkhzg59', 'The sandbox fails amounts ending in .01.', '2026-11-28 07:21:09.720378+00', '2026-11-28 07:21:09.826901+00'),
('wd_01m8ggf0fhbkgy6716tvrzztpv', 'withdrawal', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggf0fhbkgy6716tvrzztpv', NULL, '2026-11-28 07:21:09.873585+00', '2026-11-28 07:21:15.026318+00'),
('wd_01m8ggf5r3s3ajq9qndm1txhsr', 'withdrawal', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggf5r3s3ajq9qndm1txhsr', 'The sandbox reverses amounts ending in .04.', '2026-11-28 07:21:15.268802+00', '2026-11-28 07:21:20.425099+00'),
('wd_01m8ggfb0kka32spyt6bm332k7', 'withdrawal', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8ggfdfq61cftfg7m3tbh8w2', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggfb0kka32spyt6bm332k7', NULL, '2026-11-28 07:21:20.660294+00', '2026-11-28 07:21:23.421415+00'),
('wd_01m8ggfdypffd21vnrpnjnr77a', 'withdrawal', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggfdypffd21vnrpnjnr77a', NULL, '2026-11-28 07:21:23.674654+00', '2026-11-28 07:21:23.73465+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TMCNcmhTRAFwrUxG2HQghhCFk9c7FfjHyu', '25000000', '0', 'false'),
('TPp6kNMx7uKsaRrxCcHfqZxcm5Nie4TvoK', '0', '8999999985632000', 'true'),
('TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795850468308'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795850478630'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795850485849'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795850488182'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795850491623'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795850494194'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795850496743');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('63ce7bea3720941173b2d70155899eabe9ee8eb8a60c5a19c80428b26600adda', '7', 'usdt_transfer', 'SUCCESS', 'TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n', 'TMCNcmhTRAFwrUxG2HQghhCFk9c7FfjHyu', '25000000', '13000000', '130000'),
('6b7461d5627bf75d525961788c551663522a20cf2d3d759ac63b6237f2e15ec5', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n', '15000000', '0', '0'),
('a04bc777fa959e6265b48f9d25b4e52871a211b79a9b2a5b872cf40304ccd3e0', '8', 'trx_transfer', 'SUCCESS', 'TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n', 'TPp6kNMx7uKsaRrxCcHfqZxcm5Nie4TvoK', '382000', '0', '0'),
('a896f4b6f1c156d4983f1b6e7b149eb17c9e097930e8776cbe099ef01343924a', '6', 'trx_transfer', 'SUCCESS', 'TPp6kNMx7uKsaRrxCcHfqZxcm5Nie4TvoK', 'TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n', '13650000', '1100000', '0'),
('bc61d2a68775e11309f2dc8ddd9ea60944ed6e5a43c9f64ba3e96d6fd52150d8', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TSzeKkn6noWPfjKFgPF3XvX4uugfTXbE7n', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8ggffh3vjksp13135g1vnxb', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8ggfffterdchh61zzjqbbt8', '2026-11-28 07:21:25.289076+00', '2026-11-28 07:21:25.441356+00'),
('bill_01m8ggfftq5g475gvm5mvxr0qx', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8ggfft5nbtvta84wh94xnrz', '2026-11-28 07:21:25.593083+00', '2026-11-28 07:21:25.670017+00'),
('col_01m8ggftwgba1rhf84habdt3y9', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'collection', 'COMPLETED', '3177256', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8ggftwdr0mp8th2ebgd5h7s', '2026-11-28 07:21:36.913167+00', '2026-11-28 07:21:39.143618+00'),
('txn_01m8ggezyecqx4m8re0rzybj6t', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8ggezy3q4e9v86ssh4k5v0e', '2026-11-28 07:21:09.335626+00', '2026-11-28 07:21:09.335626+00'),
('wd_01m8ggezzkt885v9sphvy5kj5k', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggezzfx09wcs9qypqzyv9e', '2026-11-28 07:21:09.366248+00', '2026-11-28 07:21:09.444715+00'),
('wd_01m8ggf0aqhbr4s7vf5zkhzg59', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggf0a54z0js7pdxh03ryhp', '2026-11-28 07:21:09.720378+00', '2026-11-28 07:21:09.826901+00'),
('wd_01m8ggf0fhbkgy6716tvrzztpv', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggf0ff6f6gc2m6516d31m0', '2026-11-28 07:21:09.873585+00', '2026-11-28 07:21:15.026318+00'),
('wd_01m8ggf5r3s3ajq9qndm1txhsr', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggf5qz2tw77y38cdqb9sap', '2026-11-28 07:21:15.268802+00', '2026-11-28 07:21:20.425099+00'),
('wd_01m8ggfb0kka32spyt6bm332k7', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggfb09pe83p8bv7hhgjbd0', '2026-11-28 07:21:20.660294+00', '2026-11-28 07:21:23.421415+00'),
('wd_01m8ggfdypffd21vnrpnjnr77a', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggfdy3xjyefd8hm3jqvg86', '2026-11-28 07:21:23.674654+00', '2026-11-28 07:21:23.73465+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8ggftrgmqr56cm88hmkjcbr', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', '10000000', '1536.74000000', '1521.37000000', '1521370', '2500', '1518870', '15370', '2026-11-28 07:21:36.784918+00', '2026-11-28 07:22:36.784+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8ggfts9qdr4tcztvc2wdrwn', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'COMPLETED', '10000000', '1536.74000000', '1521.37000000', '1521370', '2500', '1518870', '15370', 'qte_01m8ggftrgmqr56cm88hmkjcbr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8ggftrk6r22ym9yj0q3z1yn', '2026-11-28 07:21:36.809998+00', '2026-11-28 07:21:36.849906+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8ggeyhvfm81m0r3he6vjayn', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$RXL5upB7FbIyjDId2ViVmA$lBaPK1YZ8MgERIqXs3E2vCHt6XUOqIeRZP7WtFM3448', '1', NULL, NULL, NULL, '2026-11-28 07:21:07.953362+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', 'simulator', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 07:21:07.953362+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8ggf02ax772mzm85pf81jsf', '1', 'http://127.0.0.1:45825/webhooks', '2026-11-28 07:21:09.478+00', '14', '204', '', NULL),
('msg_01m8ggf0ecnfa2f491c0sw5wbs', '1', 'http://127.0.0.1:45825/webhooks', '2026-11-28 07:21:09.847+00', '3', '204', '', NULL),
('msg_01m8ggf5gyn6x1430r46kxeg0y', '1', 'http://127.0.0.1:45825/webhooks', '2026-11-28 07:21:15.08+00', '33', '204', '', NULL),
('msg_01m8ggf5tfhnh573anq21crqqh', '1', 'http://127.0.0.1:45825/webhooks', '2026-11-28 07:21:15.394+00', '2', '204', '', NULL),
('msg_01m8ggfat4v5cq84aqssbfb731', '1', 'http://127.0.0.1:45825/webhooks', '2026-11-28 07:21:20.492+00', '23', '204', '', NULL),
('msg_01m8ggfdqhhv96zs5gfxre6nw8', '1', 'http://127.0.0.1:45825/webhooks', '2026-11-28 07:21:23.526+00', '21', '204', '', NULL),
('msg_01m8ggfe0wkv11048z6hvd4pe2', '1', 'http://127.0.0.1:45825/webhooks', '2026-11-28 07:21:23.79+00', '4', '500', '', NULL),
('msg_01m8ggfe0wkv11048z6hvd4pe2', '2', 'http://127.0.0.1:45825/webhooks', '2026-11-28 07:21:25.08+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8ggf02ax772mzm85pf81jsf', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ggezzkt885v9sphvy5kj5k', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:21:09.425Z","data":{"transactionId":"wd_01m8ggezzkt885v9sphvy5kj5k","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:09.366Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:09.444715+00', '2026-11-28 07:21:09.498982+00', NULL),
('msg_01m8ggf0ecnfa2f491c0sw5wbs', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8ggf0aqhbr4s7vf5zkhzg59', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:21:09.791Z","data":{"transactionId":"wd_01m8ggf0aqhbr4s7vf5zkhzg59","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:09.720Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:09.826901+00', '2026-11-28 07:21:09.859134+00', NULL),
('msg_01m8ggf5gyn6x1430r46kxeg0y', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ggf0fhbkgy6716tvrzztpv', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:21:14.960Z","data":{"transactionId":"wd_01m8ggf0fhbkgy6716tvrzztpv","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:09.873Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:15.026318+00', '2026-11-28 07:21:15.115894+00', NULL),
('msg_01m8ggf5tfhnh573anq21crqqh', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ggf5r3s3ajq9qndm1txhsr', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:21:15.303Z","data":{"transactionId":"wd_01m8ggf5r3s3ajq9qndm1txhsr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:15.268Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:15.333918+00', '2026-11-28 07:21:15.39753+00', NULL),
('msg_01m8ggfat4v5cq84aqssbfb731', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8ggf5r3s3ajq9qndm1txhsr', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:21:20.371Z","data":{"transactionId":"wd_01m8ggf5r3s3ajq9qndm1txhsr","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:15.268Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:20.425099+00', '2026-11-28 07:21:20.522218+00', NULL),
('msg_01m8ggfdqhhv96zs5gfxre6nw8', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ggfb0kka32spyt6bm332k7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:21:23.386Z","data":{"transactionId":"wd_01m8ggfb0kka32spyt6bm332k7","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:20.660Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:23.421415+00', '2026-11-28 07:21:23.555648+00', NULL),
('msg_01m8ggfe0wkv11048z6hvd4pe2', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8ggfdypffd21vnrpnjnr77a', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:21:23.718Z","data":{"transactionId":"wd_01m8ggfdypffd21vnrpnjnr77a","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:21:23.674Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:21:23.73465+00', '2026-11-28 07:21:25.085373+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8ggeyn2gjrws4sy19r1pahp', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'test', NULL, E'\\x6d707331efccf98074c67196a05ff7ad504c8a45104c3d2c3f3c3cdf5ece2f0d8ff5521521e7796ce876c2f069a7f2210edf406e2553163ea52ef56424cf856d0eed92143872cfba26a5fc7db7e313fcbcec7ecfdbd6cca24bf2', '2026-11-28 07:21:07.953362+00', NULL),
('whs_01m8ggeyn2s7nd6234tvkhzck7', 'biz_01m8ggeyhvwm9w9p8cwh83eskd', 'prod', NULL, E'\\x6d707331efccf98074c6719641810b71b60ef1dab9907b27809ed2977304d2e861cb8eae034f46efe00f7a087c699b2af646a74253d5fc7057d63e84fbd01ffffb597d3eeb139fbeae43039cc938e6451e2810fe1b0e1c06447a', '2026-11-28 07:21:07.953362+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8ggezzkt885v9sphvy5kj5k', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggf0aqhbr4s7vf5zkhzg59', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggf0fhbkgy6716tvrzztpv', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggf5r3s3ajq9qndm1txhsr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggfb0kka32spyt6bm332k7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggfdypffd21vnrpnjnr77a', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
