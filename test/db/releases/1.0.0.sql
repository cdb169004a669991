-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('123', '124', '177', '186', '187', '188', '189', '191', '268', '315', '331', '58', '59', '61', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8gj002chmyhgk44cqh7fae0', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 07:47:55.088236+00'),
('1025', 'biz_01m8gj002chmyhgk44cqh7fae0', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 07:47:55.088236+00'),
('1026', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'NGN', 'available', '0', '7351780', '13', '2026-11-28 07:47:55.088236+00'),
('1027', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 07:47:55.088236+00'),
('1028', 'biz_01m8gj002chmyhgk44cqh7fae0', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 07:47:55.088236+00'),
('1029', 'biz_01m8gj002chmyhgk44cqh7fae0', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 07:47:55.088236+00'),
('1030', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 07:47:55.088236+00'),
('1031', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 07:47:55.088236+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '15320', '1', '2026-11-28 07:47:18.44942+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '181993', '2', '2026-11-28 07:47:18.44942+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-150050', '1', '2026-11-28 07:47:18.44942+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-100004', '1', '2026-11-28 07:47:18.44942+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '1514070', '1', '2026-11-28 07:47:18.44942+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-13199230', '2', '2026-11-28 07:47:18.44942+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '200002', '2', '2026-11-28 07:47:18.44942+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '5710009', '5', '2026-11-28 07:47:18.44942+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', '2026-11-28 07:47:18.44942+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1531890', '1', '2026-11-28 07:47:18.44942+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', '2026-11-28 07:47:18.44942+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '-1000', '1', '2026-11-28 07:47:18.44942+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '2500', '1', '2026-11-28 07:47:18.44942+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '2000', '2', '2026-11-28 07:47:18.44942+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '4500', '3', '2026-11-28 07:47:18.44942+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3167237', '7201730'),
('1026', '13', '23', '150050', '7351780'),
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
('123', '1', '21', '15320', '15320'),
('124', '1', '1', '150000', '150000'),
('124', '2', '22', '31993', '181993'),
('177', '1', '23', '-150050', '-150050'),
('186', '1', '10', '-100004', '-100004'),
('187', '1', '21', '1514070', '1514070'),
('188', '1', '1', '-10000000', '-10000000'),
('188', '2', '22', '-3199230', '-13199230'),
('189', '1', '7', '100002', '100002'),
('189', '2', '14', '100000', '200002'),
('191', '1', '3', '5000000', '5000000'),
('191', '2', '9', '100004', '5100004'),
('191', '3', '12', '100005', '5200009'),
('191', '4', '16', '500000', '5700009'),
('191', '5', '18', '10000', '5710009'),
('268', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1531890', '-1531890'),
('331', '1', '21', '10000000', '10000000'),
('58', '1', '10', '-1000', '-1000'),
('59', '1', '21', '2500', '2500'),
('61', '1', '7', '1000', '1000'),
('61', '2', '14', '1000', '2000'),
('63', '1', '3', '2500', '2500'),
('63', '2', '9', '1000', '3500'),
('63', '3', '12', '1000', '4500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gj017xa6jtdrqjrgf9yv49', 'payment', 'single', 'test', NULL, '2026-11-28 07:47:56.314676+00', NULL, NULL, NULL),
('10', 'wd_01m8gj07dg4nkw71006d38278q:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 07:48:07.701103+00', NULL, NULL, NULL),
('11', 'wd_01m8gj0cm1rr609rpbmn6m61xw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:48:07.938787+00', NULL, NULL, NULL),
('12', 'wd_01m8gj0cm1rr609rpbmn6m61xw:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 07:48:10.413908+00', NULL, NULL, NULL),
('13', 'wd_01m8gj0f32rampfj2sy9zny2jw:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:48:10.467368+00', NULL, NULL, NULL),
('14', 'wd_01m8gj0f32rampfj2sy9zny2jw:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 07:48:10.527647+00', NULL, NULL, NULL),
('15', 'bill_01m8gj0gg0r13hwm39rw9x7tkv:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:48:11.906056+00', NULL, NULL, NULL),
('16', 'bill_01m8gj0gg0r13hwm39rw9x7tkv:post', 'bill_post', 'post', 'test', '15', '2026-11-28 07:48:12.002895+00', NULL, NULL, NULL),
('17', 'bill_01m8gj0gqwvs11b4yfstxvyn76:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:48:12.163618+00', NULL, NULL, NULL),
('18', 'bill_01m8gj0gqwvs11b4yfstxvyn76:post', 'bill_post', 'post', 'test', '17', '2026-11-28 07:48:12.233202+00', NULL, NULL, NULL),
('19', 'cp_01m8gj0gy4khq8by4w9x5hk9qg', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 07:48:23.034533+00', NULL, NULL, NULL),
('2', 'wd_01m8gj01cr76z35jpzwqd1bpjg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:47:56.471604+00', NULL, NULL, NULL),
('20', 'sale_01m8gj0vmhapgcv7v2e36d4r1b:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 07:48:23.323713+00', NULL, NULL, NULL),
('21', 'sale_01m8gj0vmhapgcv7v2e36d4r1b:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 07:48:23.373329+00', NULL, NULL, NULL),
('22', 'col_01m8gj0vqzjps143hxzmh03808:credit', 'collection', 'single', 'test', NULL, '2026-11-28 07:48:25.61254+00', NULL, NULL, NULL),
('23', 'adj_01m8gj0y9nh4jyqa4y9wwk5aze', 'adjustment', 'single', 'test', NULL, '2026-11-28 07:48:26.055611+00', NULL, NULL, NULL),
('3', 'wd_01m8gj01cr76z35jpzwqd1bpjg:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 07:47:56.703662+00', NULL, NULL, NULL),
('4', 'wd_01m8gj01yw1jeabxseg4gmht37:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:47:57.031691+00', NULL, NULL, NULL),
('5', 'wd_01m8gj01yw1jeabxseg4gmht37:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 07:47:57.131789+00', NULL, NULL, NULL),
('6', 'wd_01m8gj0278mf270f03t4zgr2v2:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:47:57.291744+00', NULL, NULL, NULL),
('7', 'wd_01m8gj0278mf270f03t4zgr2v2:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 07:48:02.461778+00', NULL, NULL, NULL),
('8', 'wd_01m8gj07dg4nkw71006d38278q:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:48:02.609479+00', NULL, NULL, NULL),
('9', 'wd_01m8gj07dg4nkw71006d38278q:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 07:48:02.643414+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gj002d9sw9k3p15kj9aw2x', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', E'\\x480a66ccfc9ce3b34a39a2b6887479137619c2cdc3b2a308f8426c281d22edd4', E'\\x6d707331a13534676b1ab1e93f53f781c969aa3be179aed05486cf581bfa7486f6984f2052e2799f4a922e6f81ae6568ea141b075ca1d4fa87253558bb2bfd2ba337cbb809e58cc0e8fe5df781fd7c4f603f757d', '30GY', NULL, NULL, NULL, '2026-11-28 07:47:55.098232+00', NULL, '2026-11-28 07:47:55.342786+00', '127.0.0.1'),
('key_01m8gj002dbffpaj0vrps84kwk', 'biz_01m8gj002chmyhgk44cqh7fae0', 'prod', E'\\x883304dd880b16c15428d7363991a669b8d7d72130dde8b84efdb635451e93ca', E'\\x6d707331a13534676b1ab1e9f5f319a339d0710de5ce5bc11cb137b450c39269f492d0ed8e2323b4527a7884c7a097a8dc496891b77932df158a11474aa120b00b2b328e58bf700c27c2223ee04609a3c3f6e940', 'D66P', NULL, NULL, NULL, '2026-11-28 07:47:55.098232+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:e6b3e0cd3215af150bc2da164790bb242c05d08a47997208e6a17eedbcb660a4', '0', '1795938475732'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795852975664'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795852975635');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gj0gg0r13hwm39rw9x7tkv', '1', 'simulator', 'simulator', '202611280848vqx3kgdg5kz4sj7e', '1', '1', '2026-11-28 07:48:11.995944+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280848vqx3kgdg5kz4sj7e', '2026-11-28 07:48:11.971+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gj0gqwvs11b4yfstxvyn76', '1', 'simulator', 'simulator', '2026112808482tfdstbxjkj1vc6j', '1', '1', '2026-11-28 07:48:12.22996+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112808482tfdstbxjkj1vc6j', '2026-11-28 07:48:12.203+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gj0vqzjps143hxzmh03808', '1', 'simulator', 'simulator', 'col_01m8gj0vqzjps143hxzmh03808', '1', '1', '2026-11-28 07:48:23.477509+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gj0vqzjps143hxzmh03808', '2026-11-28 07:48:25.582+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gj0vmhapgcv7v2e36d4r1b', '1', 'simulator', 'simulator', 'sale_01m8gj0vmhapgcv7v2e36d4r1b', '1', '1', '2026-11-28 07:48:23.363273+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gj0vmhapgcv7v2e36d4r1b', '2026-11-28 07:48:23.354+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gj01cr76z35jpzwqd1bpjg', '1', 'simulator', 'simulator', 'wd_01m8gj01cr76z35jpzwqd1bpjg', '1', '1', '2026-11-28 07:47:56.692486+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gj01cr76z35jpzwqd1bpjg', '2026-11-28 07:47:56.656+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gj01yw1jeabxseg4gmht37', '1', 'simulator', 'simulator', 'wd_01m8gj01yw1jeabxseg4gmht37', '1', '1', '2026-11-28 07:47:57.127233+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gj01yw1jeabxseg4gmht37', '2026-11-28 07:47:57.083+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gj0278mf270f03t4zgr2v2', '1', 'simulator', 'simulator', 'wd_01m8gj0278mf270f03t4zgr2v2', '1', '1', '2026-11-28 07:47:57.392641+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gj0278mf270f03t4zgr2v2', '2026-11-28 07:48:02.434+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gj07dg4nkw71006d38278q', '1', 'simulator', 'simulator', 'wd_01m8gj07dg4nkw71006d38278q', '1', '1', '2026-11-28 07:48:02.642743+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gj07dg4nkw71006d38278q', '2026-11-28 07:48:07.668+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gj0cm1rr609rpbmn6m61xw', '1', 'simulator', 'simulator', 'wd_01m8gj0cm1rr609rpbmn6m61xw', '1', '1', '2026-11-28 07:48:08.083787+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gj0cm1rr609rpbmn6m61xw', '2026-11-28 07:48:10.348+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gj0f32rampfj2sy9zny2jw', '1', 'simulator', 'simulator', 'wd_01m8gj0f32rampfj2sy9zny2jw', '1', '1', '2026-11-28 07:48:10.526543+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gj0f32rampfj2sy9zny2jw', '2026-11-28 07:48:10.496+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 07:47:55.098232+00', 'system', 'business.create', 'biz_01m8gj002chmyhgk44cqh7fae0', '{"kycStatus": "APPROVED"}', 'biz_01m8gj002chmyhgk44cqh7fae0', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 07:47:55.972633+00', 'usr_01m8gj002c9bgb3wyyvmbwax2h', 'sign_in.new_network', 'biz_01m8gj002chmyhgk44cqh7fae0', '{}', 'biz_01m8gj002chmyhgk44cqh7fae0', NULL, 'token', '9265bf2573d9', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 07:47:56.162519+00', 'usr_01m8gj002c9bgb3wyyvmbwax2h', 'webhook_url.change', 'biz_01m8gj002chmyhgk44cqh7fae0', '{}', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'token', '9265bf2573d9', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:44425/webhooks"}'),
('4', '2026-11-28 07:48:10.413908+00', 'root', 'withdrawal.resolve', 'wd_01m8gj0cm1rr609rpbmn6m61xw', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 07:48:25.875618+00', 'usr_01m8gj002c9bgb3wyyvmbwax2h', 'webhook_url.change', 'biz_01m8gj002chmyhgk44cqh7fae0', '{}', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'token', '9265bf2573d9', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:44425/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 07:48:26.055611+00', 'ada', 'balance.adjust', 'biz_01m8gj002chmyhgk44cqh7fae0', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gj0y9nh4jyqa4y9wwk5aze"}', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gj0y9nh4jyqa4y9wwk5aze', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 07:48:26.055611+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 07:47:55.098232+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 07:47:40.952786+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 07:47:40.952786+00');
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
('bill_01m8gj0gg0r13hwm39rw9x7tkv', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '52519005577561481231', '{}', '73.52 kWh'),
('bill_01m8gj0gqwvs11b4yfstxvyn76', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gj002chmyhgk44cqh7fae0', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 07:47:55.098232+00', '2026-11-28 07:48:25.875618+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 07:48:23.082+00', '2026-11-28 07:48:25.382211+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '4949f9a5bf64ee62477db4477d574533ea99eb273dfacbcbd0e92856c51d35d4', '0', 'test', 'cp_01m8gj0gy4khq8by4w9x5hk9qg', 'biz_01m8gj002chmyhgk44cqh7fae0', '5', '2026-11-28 07:48:14.65+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 07:48:16.66547+00'),
('simulated', 'd19310ecae0fdc975017b16568d8835fbb528c173cb433f9d4b699388ca93943', '0', 'test', 'cp_01m8gj0gy4khq8by4w9x5hk9qg', 'biz_01m8gj002chmyhgk44cqh7fae0', '4', '2026-11-28 07:48:12.465+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 07:48:14.475598+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gj0vqzjps143hxzmh03808', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '127.96920000', '0', '126.68950800', '31993', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gj0vqzjps143hxzmh03808');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gj0gy4khq8by4w9x5hk9qg', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt', '4949f9a5bf64ee62477db4477d574533ea99eb273dfacbcbd0e92856c51d35d4', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gj0gx6t2w23jz9b4pw7x8n', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 08:48:12.356+00', '2026-11-28 07:48:12.356+00', '2026-11-28 07:48:23.018+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('2f0b34fd0320db3e4cf8949e9ad9b945423854e30eb381840dab17cfa4cee93a', 'swp_01m8gj0n60aj307w1e6r8zjsf7', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40d39b8589a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154141a8b592ef0a168d18ca3c6ed8477a6cb940e265121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000cefc2fbc2520aec8c8f659b83a477531e482a26400000000000000000000000000000000000000000000000000000000017d784070f3c68189a2349001d090c1061241b62ef89d4397b236207b7dc75d1895c52015427a5d9f78d35594f77751408e8f69b90ef335e868d41bbf874b23098e569e5f1a3225abeb81bf6d8c226965702b1b', '2026-11-28 07:49:20.467+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 07:48:20.481713+00'),
('975021d1e62c5a15efeabb5bf6b644c12cd583c5a295ab331d88d5e9a17bd5e7', 'swp_01m8gj0n60aj307w1e6r8zjsf7', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140eeff8489a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154133f24e783b9593c68d10008d1a131e9e5f96785312154141a8b592ef0a168d18ca3c6ed8477a6cb940e26518d090c106708eab8189a2341241214409f015aa7598485e9660376ebddf3af2191f98810f3a2001a2d03fd28424667d2a9b1d5f0226012d224c62836d9d11aeec502f7bc05bab4e98edd8b5f5051b', '2026-11-28 07:49:16.91+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 07:48:17.731469+00'),
('98267f348269bd1201d1983ffdf983ab1ee29142bcbdb6f844c9473563f9f47a', 'swp_01m8gj0n60aj307w1e6r8zjsf7', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840e0af8589a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154141a8b592ef0a168d18ca3c6ed8477a6cb940e26512154133f24e783b9593c68d10008d1a131e9e5f96785318b0a8177080db8189a23412411a765a6c6e73c642510455fa01a88f732105caf4707298943002736f43e8c5856757e86d3eda23dfecd5fcedacb8f2e174568fd21e2b0bf6f21fec99d45c839b1b', '2026-11-28 07:49:23.04+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 07:48:23.062842+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gj0n60aj307w1e6r8zjsf7', 'cp_01m8gj0gy4khq8by4w9x5hk9qg', 'test', '0', 'TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 07:48:16.691225+00', '2026-11-28 07:48:23.004532+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', 'collection', '1', '3167237', '0'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', 'sales', '1', '1516570'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/bills/data', 'ef752f542ff0a7d4d474fc68d6ab239c', E'\\x9d9af787299a501dfeb562da788ff59a3c80bbdc6f0c39561be53d570b1cf3ea', 'bill_01m8gj0gqwvs11b4yfstxvyn76', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gj0gqwvs11b4yfstxvyn76","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 07:48:12.163618+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/bills/electricity', '953c64cedeeb82f815d5034394fa30c2', E'\\xdff2842da49907506077095e01379705408539ae653687096ef319e9578f65fd', 'bill_01m8gj0gg0r13hwm39rw9x7tkv', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gj0gg0r13hwm39rw9x7tkv","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"52519005577561481231","units":"73.52 kWh"}', '2026-11-28 07:48:11.906056+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/cross-border/collections', '5dc6f3aa90d66b471dc4ff3460968d24', E'\\x91ebbeff586850bb82ca77e77102d3dbc1145c300a3f83cca923fbc900cd2dcf', 'col_01m8gj0vqzjps143hxzmh03808', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gj0vqzjps143hxzmh03808","reference":"col_01m8gj0vqzjps143hxzmh03808","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31672.37,"targetCurrency":"NGN","rate":126.689508,"providerFee":0,"providerRate":127.9692,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T07:48:23.424Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 07:48:23.424194+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/crypto/payments/cp_01m8gj0gy4khq8by4w9x5hk9qg/simulate-deposit', '3b929cbd45344c24059c8d7c16d71bc2', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gj0gy4khq8by4w9x5hk9qg', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gj0gy4khq8by4w9x5hk9qg","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt","checkoutUrl":"http://127.0.0.1:44709/pay/01m8gj0gy4khq8by4w9x5hk9qgfktjm68fzvzxesgqpzpvq7mt2j","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:48:12.356Z","payableUntil":"2026-11-28T08:48:12.356Z","environment":"test","createdAt":"2026-11-28T07:48:12.356Z","updatedAt":"2026-11-28T07:48:12.356Z","metadata":{"simulated":true}},"deposit":{"txHash":"d19310ecae0fdc975017b16568d8835fbb528c173cb433f9d4b699388ca93943","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 07:48:12.459592+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/crypto/payments/cp_01m8gj0gy4khq8by4w9x5hk9qg/simulate-deposit', '8885acb93429afe5c00cd6e05b7e5c98', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gj0gy4khq8by4w9x5hk9qg', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gj0gy4khq8by4w9x5hk9qg","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt","checkoutUrl":"http://127.0.0.1:44709/pay/01m8gj0gy4khq8by4w9x5hk9qgfktjm68fzvzxesgqpzpvq7mt2j","returnUrl":null,"status":"UNDERPAID","txHash":"d19310ecae0fdc975017b16568d8835fbb528c173cb433f9d4b699388ca93943","reviewReason":null,"expiresAt":"2026-11-28T08:48:12.356Z","payableUntil":"2026-11-28T09:48:12.356Z","environment":"test","createdAt":"2026-11-28T07:48:12.356Z","updatedAt":"2026-11-28T07:48:14.488Z","metadata":{"simulated":true}},"deposit":{"txHash":"4949f9a5bf64ee62477db4477d574533ea99eb273dfacbcbd0e92856c51d35d4","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 07:48:14.643594+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/crypto/payments/create', 'a9b12797dcf9575b6a957c211b1c7ec5', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gj0gy4khq8by4w9x5hk9qg', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gj0gy4khq8by4w9x5hk9qg","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt","checkoutUrl":"http://127.0.0.1:44709/pay/01m8gj0gy4khq8by4w9x5hk9qgfktjm68fzvzxesgqpzpvq7mt2j","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:48:12.356Z","payableUntil":"2026-11-28T08:48:12.356Z","environment":"test","createdAt":"2026-11-28T07:48:12.356Z","updatedAt":"2026-11-28T07:48:12.356Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 07:48:12.375613+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/crypto/withdrawals/request', '31fe1166889ce6b8e8725b87f89efd09', E'\\xeaa35e313dd8e033c08926df1aa4e9171c2c9ae51ad8e4544e519d3e08299ea1', 'sale_01m8gj0vmhapgcv7v2e36d4r1b', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gj0vmhapgcv7v2e36d4r1b","amountUsdt":10,"conversionRate":1516.57,"grossAmountNgn":15165.7,"withdrawalFeeNgn":25,"netAmountNgn":15140.7,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gj0vmhapgcv7v2e36d4r1b","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:48:23.323Z"},"simulated":true,"environment":"test"}', '2026-11-28 07:48:23.323713+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/payment/process', '7a4678a1f08956c4177d6d81b5d38ff2', E'\\x2761001dbbd1c00cf7a20de78743ac37e9e3a87e510990e102e4228e22282fb6', 'txn_01m8gj017xa6jtdrqjrgf9yv49', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gj017xa6jtdrqjrgf9yv49","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:47:56.314676+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/withdrawal/request', '2900acbc275bbb0f8c364b828e3d765f', E'\\x091648bedec9d1502941852649777c2f552f9389d3c9dfb5309081c567285ef1', 'wd_01m8gj01yw1jeabxseg4gmht37', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gj01yw1jeabxseg4gmht37","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:47:57.031Z","environment":"test","simulated":true},"requestId":"req_01m8gj01xxj4ddgytg05c4t5wk","simulated":true,"environment":"test"}', '2026-11-28 07:47:57.031691+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/withdrawal/request', '7cb3145bfedf5c01728a8a46ccfdeac8', E'\\x54980fb3e65177b0ffd5fdedbb942ef80528e21334115c4fa4d0b7ad6732dd52', 'wd_01m8gj0f32rampfj2sy9zny2jw', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gj0f32rampfj2sy9zny2jw","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:48:10.467Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:48:10.467368+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/withdrawal/request', '8031e3d65e653905b4a8af73f94b1758', E'\\xe6e8b9e4f8ebe14a6e442fc5a218a3d0fa6cb51fcc3ac45f7ca83322502c25f5', 'wd_01m8gj0cm1rr609rpbmn6m61xw', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gj0cm1rr609rpbmn6m61xw","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:48:07.938Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:48:07.938787+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/withdrawal/request', 'demo-a7eec3be-b767-406d-a980-6dc6e5587c96', E'\\x3dea290d2d2c4ccd15ee0d53e48e506a07518ad3d6df45ab9695c4930ed5a4fc', 'wd_01m8gj01cr76z35jpzwqd1bpjg', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gj01cr76z35jpzwqd1bpjg","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:47:56.471Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:47:56.471604+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/withdrawal/request', 'ecaa3b682ca1423a2b1fcda00d30cf70', E'\\x64888b270ced2ae24d38eb33cb07f1d231a05e4750b10836fdb122ec309dc7f1', 'wd_01m8gj07dg4nkw71006d38278q', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gj07dg4nkw71006d38278q","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:48:02.609Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:48:02.609479+00'),
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', '/withdrawal/request', 'f18c46e194dc57787aeb5d4c6e394b94', E'\\xd5b37510c72c1b50add65ecf903804830826e3c894e2f3d1d2a5a8b4b379e84b', 'wd_01m8gj0278mf270f03t4zgr2v2', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gj0278mf270f03t4zgr2v2","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:47:57.291Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:47:57.291744+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331a13534676b1ab1e9e50eb44ce37ad0f1f03fd9a5b7c4eda0a8441ad7c419935382ce1cdb8dbd10f865506b5be6077de8650b321a9a2c65244aa4038ad849fd6ad0c9fd214ab398a1050270cbf3a8ed6c', '2026-11-28 07:47:40.443693+00', '2026-11-28 07:47:40.443693+00'),
('sandbox_seed', E'\\x6d707331a13534676b1ab1e9ac5914d46b1b6bb11d8c0d019a85c6c0a6a4f520b51144844dd41ba06a4a58de0b174aba7282fde1618dabffddece51cc1fb3c62b8789ce36d904f59c58e31ebf5f6b1102c35459443ddf7c4b6625a7f5f982529814228bb9fd80780dfc646894dd2db9e', '2026-11-28 07:47:40.400798+00', '2026-11-28 07:47:40.400798+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gj002c9bgb3wyyvmbwax2h', E'\\x69c82b49d622469714216e9b889f8f13518aff7962fda28ded1d333c08ad6a6d', '2026-11-28 07:47:55.972633+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gj002chmyhgk44cqh7fae0', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 07:47:55.972633+00', '2026-11-28 07:47:55.972633+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:47:56.5156+00'),
('2', 'biz_01m8gj002chmyhgk44cqh7fae0', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:44425/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:47:56.162519+00', '2026-11-28 07:47:56.162519+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:47:56.5156+00'),
('3', 'biz_01m8gj002chmyhgk44cqh7fae0', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:44425/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:48:25.875618+00', '2026-11-28 07:48:25.875618+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:48:26.000491+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gj0eykzbqytqn3n24bxv7h', 'withdrawal.resolve', 'wd_01m8gj0cm1rr609rpbmn6m61xw', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 07:48:10.323573+00', '2026-11-29 07:48:10.323573+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gj0gg0r13hwm39rw9x7tkv', 'bill', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280848vqx3kgdg5kz4sj7e', NULL, '2026-11-28 07:48:11.906056+00', '2026-11-28 07:48:12.002895+00'),
('bill_01m8gj0gqwvs11b4yfstxvyn76', 'bill', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112808482tfdstbxjkj1vc6j', NULL, '2026-11-28 07:48:12.163618+00', '2026-11-28 07:48:12.233202+00'),
('col_01m8gj0vqzjps143hxzmh03808', 'collection', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 07:48:43.424194+00', NULL, 'sim_col_01m8gj0vqzjps143hxzmh03808', NULL, '2026-11-28 07:48:23.424194+00', '2026-11-28 07:48:25.61254+00'),
('sale_01m8gj0vmhapgcv7v2e36d4r1b', 'usdt_sale', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gj0vmhapgcv7v2e36d4r1b', NULL, '2026-11-28 07:48:23.323713+00', '2026-11-28 07:48:23.373329+00'),
('wd_01m8gj01cr76z35jpzwqd1bpjg', 'withdrawal', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gj01cr76z35jpzwqd1bpjg', NULL, '2026-11-28 07:47:56.471604+00', '2026-11-28 07:47:56.703662+00'),
('wd_01m8gj01yw1jeabxseg4gmht37', 'withdrawal', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gj01yw1jeabxseg4gmht37', 'The sandbox fails amounts ending in .01.', '2026-11-28 07:47:57.031691+00', '2026-11-28 07:47:57.131789+00'),
('wd_01m8gj0278mf270f03t4zgr2v2', 'withdrawal', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gj0278mf270f03t4zgr2v2', NULL, '2026-11-28 07:47:57.291744+00', '2026-11-28 07:48:02.461778+00'),
('wd_01m8gj07dg4nkw71006d38278q', 'withdrawal', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gj07dg4nkw71006d38278q', 'The sandbox reverses amounts ending in .04.', '2026-11-28 07:48:02.609479+00', '2026-11-28 07:48:07.701103+00'),
('wd_01m8gj0cm1rr609rpbmn6m61xw', 'withdrawal', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gj0eykzbqytqn3n24bxv7h', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gj0cm1rr609rpbmn6m61xw', NULL, '2026-11-28 07:48:07.938787+00', '2026-11-28 07:48:10.413908+00'),
('wd_01m8gj0f32rampfj2sy9zny2jw', 'withdrawal', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gj0f32rampfj2sy9zny2jw', NULL, '2026-11-28 07:48:10.467368+00', '2026-11-28 07:48:10.527647+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TEhsjbSgSFXj1bbmtUDffzp8pLv7tiReQY', '0', '8999999985632000', 'true'),
('TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt', '0', '268000', 'true'),
('TUqeJoHTZuirdTSRer21ULgWufbiacfBxa', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795852075154'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795852085352'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795852092465'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795852094650'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795852097815'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795852100498'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795852103082');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('2f0b34fd0320db3e4cf8949e9ad9b945423854e30eb381840dab17cfa4cee93a', '7', 'usdt_transfer', 'SUCCESS', 'TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt', 'TUqeJoHTZuirdTSRer21ULgWufbiacfBxa', '25000000', '13000000', '130000'),
('4949f9a5bf64ee62477db4477d574533ea99eb273dfacbcbd0e92856c51d35d4', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt', '15000000', '0', '0'),
('975021d1e62c5a15efeabb5bf6b644c12cd583c5a295ab331d88d5e9a17bd5e7', '6', 'trx_transfer', 'SUCCESS', 'TEhsjbSgSFXj1bbmtUDffzp8pLv7tiReQY', 'TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt', '13650000', '1100000', '0'),
('98267f348269bd1201d1983ffdf983ab1ee29142bcbdb6f844c9473563f9f47a', '8', 'trx_transfer', 'SUCCESS', 'TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt', 'TEhsjbSgSFXj1bbmtUDffzp8pLv7tiReQY', '382000', '0', '0'),
('d19310ecae0fdc975017b16568d8835fbb528c173cb433f9d4b699388ca93943', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TFxP2esbLFhYA8iKZYQ4mM1QmwmSGNYXrt', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gj0gg0r13hwm39rw9x7tkv', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gj0geybf3z0t5kzzap7dbm', '2026-11-28 07:48:11.906056+00', '2026-11-28 07:48:12.002895+00'),
('bill_01m8gj0gqwvs11b4yfstxvyn76', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gj0gqgsh1tdx2y8zyh0f9k', '2026-11-28 07:48:12.163618+00', '2026-11-28 07:48:12.233202+00'),
('col_01m8gj0vqzjps143hxzmh03808', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'collection', 'COMPLETED', '3167237', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gj0vqw2k6tnjz881ntxf3q', '2026-11-28 07:48:23.424194+00', '2026-11-28 07:48:25.61254+00'),
('txn_01m8gj017xa6jtdrqjrgf9yv49', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gj0172j1yd7298n31zx21n', '2026-11-28 07:47:56.314676+00', '2026-11-28 07:47:56.314676+00'),
('wd_01m8gj01cr76z35jpzwqd1bpjg', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gj01bqs0qejr7ffqr5fb2c', '2026-11-28 07:47:56.471604+00', '2026-11-28 07:47:56.703662+00'),
('wd_01m8gj01yw1jeabxseg4gmht37', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gj01xxj4ddgytg05c4t5wk', '2026-11-28 07:47:57.031691+00', '2026-11-28 07:47:57.131789+00'),
('wd_01m8gj0278mf270f03t4zgr2v2', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gj026bbc8a8j7ebgp98h5z', '2026-11-28 07:47:57.291744+00', '2026-11-28 07:48:02.461778+00'),
('wd_01m8gj07dg4nkw71006d38278q', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gj07dc7qe51857rym0az89', '2026-11-28 07:48:02.609479+00', '2026-11-28 07:48:07.701103+00'),
('wd_01m8gj0cm1rr609rpbmn6m61xw', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gj0ck7zat39j3rz20b3z8x', '2026-11-28 07:48:07.938787+00', '2026-11-28 07:48:10.413908+00'),
('wd_01m8gj0f32rampfj2sy9zny2jw', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gj0f2xgddf1a9tpant6f1t', '2026-11-28 07:48:10.467368+00', '2026-11-28 07:48:10.527647+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gj0vk3qhjjpstmazv82nqn', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', '10000000', '1531.89000000', '1516.57000000', '1516570', '2500', '1514070', '15320', '2026-11-28 07:48:23.268919+00', '2026-11-28 07:49:23.268+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gj0vmhapgcv7v2e36d4r1b', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'COMPLETED', '10000000', '1531.89000000', '1516.57000000', '1516570', '2500', '1514070', '15320', 'qte_01m8gj0vk3qhjjpstmazv82nqn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gj0vkwyjp7cz7ywffzp0e7', '2026-11-28 07:48:23.323713+00', '2026-11-28 07:48:23.373329+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gj002c9bgb3wyyvmbwax2h', 'biz_01m8gj002chmyhgk44cqh7fae0', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$EgqMbY1CSz/Sis0LskpKMQ$DRi6kSLBpeay0xeZ8J7V47gCDMgt8ZE1oKq+DKvGc8k', '1', NULL, NULL, NULL, '2026-11-28 07:47:55.098232+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'simulator', 'biz_01m8gj002chmyhgk44cqh7fae0', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 07:47:55.098232+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gj01nge7rnd1ffwb4kzmps', '1', 'http://127.0.0.1:44425/webhooks', '2026-11-28 07:47:56.805+00', '44', '204', '', NULL),
('msg_01m8gj022f2arq6kh7bn20f56r', '1', 'http://127.0.0.1:44425/webhooks', '2026-11-28 07:47:57.175+00', '8', '204', '', NULL),
('msg_01m8gj079g6fdnxzah3et12h6q', '1', 'http://127.0.0.1:44425/webhooks', '2026-11-28 07:48:02.531+00', '4', '204', '', NULL),
('msg_01m8gj07epz593a4k7z88163rt', '1', 'http://127.0.0.1:44425/webhooks', '2026-11-28 07:48:02.666+00', '3', '204', '', NULL),
('msg_01m8gj0cd32kjmyb4dttzb8067', '1', 'http://127.0.0.1:44425/webhooks', '2026-11-28 07:48:07.774+00', '32', '204', '', NULL),
('msg_01m8gj0f1gq53n8vasxj6dc909', '1', 'http://127.0.0.1:44425/webhooks', '2026-11-28 07:48:10.427+00', '5', '204', '', NULL),
('msg_01m8gj0f5166w1wv8a6mdxtbth', '1', 'http://127.0.0.1:44425/webhooks', '2026-11-28 07:48:10.539+00', '5', '500', '', NULL),
('msg_01m8gj0f5166w1wv8a6mdxtbth', '2', 'http://127.0.0.1:44425/webhooks', '2026-11-28 07:48:11.756+00', '21', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gj01nge7rnd1ffwb4kzmps', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal.completed', 'wd_01m8gj01cr76z35jpzwqd1bpjg', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:47:56.656Z","data":{"transactionId":"wd_01m8gj01cr76z35jpzwqd1bpjg","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:47:56.471Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:47:56.703662+00', '2026-11-28 07:47:56.863241+00', NULL),
('msg_01m8gj022f2arq6kh7bn20f56r', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal.failed', 'wd_01m8gj01yw1jeabxseg4gmht37', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:47:57.083Z","data":{"transactionId":"wd_01m8gj01yw1jeabxseg4gmht37","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:47:57.031Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:47:57.131789+00', '2026-11-28 07:47:57.185178+00', NULL),
('msg_01m8gj079g6fdnxzah3et12h6q', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal.completed', 'wd_01m8gj0278mf270f03t4zgr2v2', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:48:02.434Z","data":{"transactionId":"wd_01m8gj0278mf270f03t4zgr2v2","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:47:57.291Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:48:02.461778+00', '2026-11-28 07:48:02.545461+00', NULL),
('msg_01m8gj07epz593a4k7z88163rt', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal.completed', 'wd_01m8gj07dg4nkw71006d38278q', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:48:02.629Z","data":{"transactionId":"wd_01m8gj07dg4nkw71006d38278q","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:48:02.609Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:48:02.643414+00', '2026-11-28 07:48:02.671033+00', NULL),
('msg_01m8gj0cd32kjmyb4dttzb8067', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal.failed', 'wd_01m8gj07dg4nkw71006d38278q', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:48:07.668Z","data":{"transactionId":"wd_01m8gj07dg4nkw71006d38278q","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:48:02.609Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:48:07.701103+00', '2026-11-28 07:48:07.810914+00', NULL),
('msg_01m8gj0f1gq53n8vasxj6dc909', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal.completed', 'wd_01m8gj0cm1rr609rpbmn6m61xw', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:48:10.394Z","data":{"transactionId":"wd_01m8gj0cm1rr609rpbmn6m61xw","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:48:07.938Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:48:10.413908+00', '2026-11-28 07:48:10.433312+00', NULL),
('msg_01m8gj0f5166w1wv8a6mdxtbth', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', 'withdrawal.completed', 'wd_01m8gj0f32rampfj2sy9zny2jw', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:48:10.496Z","data":{"transactionId":"wd_01m8gj0f32rampfj2sy9zny2jw","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:48:10.467Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:48:10.527647+00', '2026-11-28 07:48:11.7776+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gj003n5akqyb0xf691zj4t', 'biz_01m8gj002chmyhgk44cqh7fae0', 'prod', E'\\x6d707331a13534676b1ab1e990c484789358bcf2e9da4dfc41fcca9f42bdbb2234b7c9025581c05b7e2cd677815606e90c833c4fa8cc64637a1ace867f845f0ba4ce6529af8f1fa9ab2eec3e2b3dd98709dd0f5a102fba62c4b0', '2026-11-28 07:47:55.098232+00', NULL),
('whs_01m8gj003pq1j3mrezff44r7vd', 'biz_01m8gj002chmyhgk44cqh7fae0', 'test', E'\\x6d707331a13534676b1ab1e92b58a1603c268c896f46579c6ee8bb4069980232966c62f444a97e537f5623d1d7069362aff78f32297d0854bfc898ef642634874537f3496f14ff95d0733f54d091c385678d13f43f1718f4bf79', '2026-11-28 07:47:55.098232+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8gj01cr76z35jpzwqd1bpjg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gj01yw1jeabxseg4gmht37', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gj0278mf270f03t4zgr2v2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gj07dg4nkw71006d38278q', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gj0cm1rr609rpbmn6m61xw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gj0f32rampfj2sy9zny2jw', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
