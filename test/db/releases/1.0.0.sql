-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('117', '126', '127', '179', '180', '181', '182', '190', '191', '259', '309', '325', '51', '52', '53', '62');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 00:57:38.062207+00'),
('1025', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 00:57:38.062207+00'),
('1026', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'NGN', 'available', '0', '7380404', '13', '2026-11-28 00:57:38.062207+00'),
('1027', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 00:57:38.062207+00'),
('1028', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 00:57:38.062207+00'),
('1029', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 00:57:38.062207+00'),
('1030', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 00:57:38.062207+00'),
('1031', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 00:57:38.062207+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '15460', '1', '2026-11-28 00:57:14.03098+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '150000', '1', '2026-11-28 00:57:14.03098+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '32281', '1', '2026-11-28 00:57:14.03098+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '100005', '1', '2026-11-28 00:57:14.03098+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '600000', '4', '2026-11-28 00:57:14.03098+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '6527780', '2', '2026-11-28 00:57:14.03098+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-150050', '1', '2026-11-28 00:57:14.03098+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-9899998', '2', '2026-11-28 00:57:14.03098+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-3218142', '2', '2026-11-28 00:57:14.03098+00'),
('259', NULL, 'test', 'USDT', 'custody', '3', '-25000000', '1', '2026-11-28 00:57:14.03098+00'),
('309', NULL, 'test', 'NGN', 'conversion', '5', '-1545740', '1', '2026-11-28 00:57:14.03098+00'),
('325', NULL, 'test', 'USDT', 'conversion', '5', '10000000', '1', '2026-11-28 00:57:14.03098+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '1000', '1', '2026-11-28 00:57:14.03098+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '1000', '3', '2026-11-28 00:57:14.03098+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '5000', '2', '2026-11-28 00:57:14.03098+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '1000', '1', '2026-11-28 00:57:14.03098+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3195861', '7230354'),
('1026', '13', '23', '150050', '7380404'),
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
('117', '1', '21', '15460', '15460'),
('126', '1', '1', '150000', '150000'),
('127', '1', '22', '32281', '32281'),
('179', '1', '12', '100005', '100005'),
('180', '1', '9', '100004', '100004'),
('180', '2', '10', '-100004', '0'),
('180', '3', '14', '100000', '100000'),
('180', '4', '16', '500000', '600000'),
('181', '1', '3', '5000000', '5000000'),
('181', '2', '21', '1527780', '6527780'),
('182', '1', '23', '-150050', '-150050'),
('190', '1', '1', '-10000000', '-10000000'),
('190', '2', '7', '100002', '-9899998'),
('191', '1', '18', '10000', '10000'),
('191', '2', '22', '-3228142', '-3218142'),
('259', '1', '19', '-25000000', '-25000000'),
('309', '1', '21', '-1545740', '-1545740'),
('325', '1', '21', '10000000', '10000000'),
('51', '1', '12', '1000', '1000'),
('52', '1', '9', '1000', '1000'),
('52', '2', '10', '-1000', '0'),
('52', '3', '14', '1000', '1000'),
('53', '1', '3', '2500', '2500'),
('53', '2', '21', '2500', '5000'),
('62', '1', '7', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8ftgspvaxpbsq4zn504y1m6', 'payment', 'single', 'test', NULL, '2026-11-28 00:57:39.81476+00', NULL, NULL, NULL),
('10', 'wd_01m8fth0127waw1q1a7860rnch:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 00:57:51.385175+00', NULL, NULL, NULL),
('11', 'wd_01m8fth56bw4hpytqqbk2qvz2f:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:57:51.564477+00', NULL, NULL, NULL),
('12', 'wd_01m8fth56bw4hpytqqbk2qvz2f:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 00:57:53.908946+00', NULL, NULL, NULL),
('13', 'wd_01m8fth7h8zbxdywggebahdm8j:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:57:53.960932+00', NULL, NULL, NULL),
('14', 'wd_01m8fth7h8zbxdywggebahdm8j:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 00:57:53.999853+00', NULL, NULL, NULL),
('15', 'bill_01m8fth8p0j6ha4w1hzg3m7fyx:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:57:55.137996+00', NULL, NULL, NULL),
('16', 'bill_01m8fth8p0j6ha4w1hzg3m7fyx:post', 'bill_post', 'post', 'test', '15', '2026-11-28 00:57:55.206965+00', NULL, NULL, NULL),
('17', 'bill_01m8fth8xb4fptzm76ytcc41ts:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:57:55.372294+00', NULL, NULL, NULL),
('18', 'bill_01m8fth8xb4fptzm76ytcc41ts:post', 'bill_post', 'post', 'test', '17', '2026-11-28 00:57:55.435146+00', NULL, NULL, NULL),
('19', 'cp_01m8fth91p3k3sqaptmncz3j4a', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 00:58:06.27334+00', NULL, NULL, NULL),
('2', 'wd_01m8ftgsrw30tr2hbdsp75e7ck:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:57:39.87379+00', NULL, NULL, NULL),
('20', 'sale_01m8fthkqsdqcth2egmc2dcem1:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 00:58:06.458893+00', NULL, NULL, NULL),
('21', 'sale_01m8fthkqsdqcth2egmc2dcem1:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 00:58:06.486676+00', NULL, NULL, NULL),
('22', 'col_01m8fthksm6fg35b3jwky3f88z:credit', 'collection', 'single', 'test', NULL, '2026-11-28 00:58:08.699634+00', NULL, NULL, NULL),
('23', 'adj_01m8fthp5396znzn5y9s11jnj7', 'adjustment', 'single', 'test', NULL, '2026-11-28 00:58:08.94702+00', NULL, NULL, NULL),
('3', 'wd_01m8ftgsrw30tr2hbdsp75e7ck:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 00:57:39.958715+00', NULL, NULL, NULL),
('4', 'wd_01m8ftgtf8mka2nkc23py44f0e:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:57:40.585118+00', NULL, NULL, NULL),
('5', 'wd_01m8ftgtf8mka2nkc23py44f0e:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 00:57:40.911424+00', NULL, NULL, NULL),
('6', 'wd_01m8ftgtv0bpnq9bf06kdf16b4:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:57:40.961103+00', NULL, NULL, NULL),
('7', 'wd_01m8ftgtv0bpnq9bf06kdf16b4:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 00:57:46.05834+00', NULL, NULL, NULL),
('8', 'wd_01m8fth0127waw1q1a7860rnch:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:57:46.274812+00', NULL, NULL, NULL),
('9', 'wd_01m8fth0127waw1q1a7860rnch:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 00:57:46.35117+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8ftgqxwwhtfdrc9pv51agwk', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'prod', E'\\x6b684e7616b4ae458172bc0a27831fd79efa374ce80478f22ed8a3a661c58a8f', E'\\x6d7073316be1eeb3ee788e2d934ffcb15ae35edc831af3a5b6d5f37371d8a3382dfb7823494566808ba6d5524ab876a23e0a5455be693a0e4724f24a90d7bf47b7b61d03e1fa2a367000d9db1737fd91d2d8b24c', 'Mec3', NULL, NULL, NULL, '2026-11-28 00:57:38.116118+00', NULL, NULL, NULL),
('key_01m8ftgqxxa7ev885x7y9cjyen', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', E'\\xef51645c01a9e398b0be8cfef52ee90e316603d8dece67c43cc0ef7544560f82', E'\\x6d7073316be1eeb3ee788e2de247519d4ab31c81fbc03a2c624fd08342b68484de7aa9120bc6983b920328613a13825f236911e31bfc8734e0a77755fb65592eba76cdb747bd795f166c0a2fa910dbdbba42c200', 'MZY2', NULL, NULL, NULL, '2026-11-28 00:57:38.116118+00', NULL, '2026-11-28 00:57:38.780583+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:442a8bed614f7a21d90708a0c57b6e5ab1070b968759cb365a6721ad74cbaa6a', '0', '1795913858819'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795828358816'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795828358813');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fth8p0j6ha4w1hzg3m7fyx', '1', 'simulator', 'simulator', '202611280157vtxeg3mqj2r55t8s', '1', '1', '2026-11-28 00:57:55.20135+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280157vtxeg3mqj2r55t8s', '2026-11-28 00:57:55.173+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fth8xb4fptzm76ytcc41ts', '1', 'simulator', 'simulator', '2026112801576v50kadkez9v985t', '1', '1', '2026-11-28 00:57:55.431893+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112801576v50kadkez9v985t', '2026-11-28 00:57:55.416+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fthksm6fg35b3jwky3f88z', '1', 'simulator', 'simulator', 'col_01m8fthksm6fg35b3jwky3f88z', '1', '1', '2026-11-28 00:58:06.59251+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fthksm6fg35b3jwky3f88z', '2026-11-28 00:58:08.673+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fthkqsdqcth2egmc2dcem1', '1', 'simulator', 'simulator', 'sale_01m8fthkqsdqcth2egmc2dcem1', '1', '1', '2026-11-28 00:58:06.486041+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fthkqsdqcth2egmc2dcem1', '2026-11-28 00:58:06.477+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ftgsrw30tr2hbdsp75e7ck', '1', 'simulator', 'simulator', 'wd_01m8ftgsrw30tr2hbdsp75e7ck', '1', '1', '2026-11-28 00:57:39.957295+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ftgsrw30tr2hbdsp75e7ck', '2026-11-28 00:57:39.921+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ftgtf8mka2nkc23py44f0e', '1', 'simulator', 'simulator', 'wd_01m8ftgtf8mka2nkc23py44f0e', '1', '1', '2026-11-28 00:57:40.910486+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8ftgtf8mka2nkc23py44f0e', '2026-11-28 00:57:40.874+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ftgtv0bpnq9bf06kdf16b4', '1', 'simulator', 'simulator', 'wd_01m8ftgtv0bpnq9bf06kdf16b4', '1', '1', '2026-11-28 00:57:40.998436+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ftgtv0bpnq9bf06kdf16b4', '2026-11-28 00:57:46.023+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fth0127waw1q1a7860rnch', '1', 'simulator', 'simulator', 'wd_01m8fth0127waw1q1a7860rnch', '1', '1', '2026-11-28 00:57:46.348791+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fth0127waw1q1a7860rnch', '2026-11-28 00:57:51.37+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fth56bw4hpytqqbk2qvz2f', '1', 'simulator', 'simulator', 'wd_01m8fth56bw4hpytqqbk2qvz2f', '1', '1', '2026-11-28 00:57:51.672155+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fth56bw4hpytqqbk2qvz2f', '2026-11-28 00:57:53.824+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fth7h8zbxdywggebahdm8j', '1', 'simulator', 'simulator', 'wd_01m8fth7h8zbxdywggebahdm8j', '1', '1', '2026-11-28 00:57:53.998913+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fth7h8zbxdywggebahdm8j', '2026-11-28 00:57:53.981+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 00:57:38.116118+00', 'system', 'business.create', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', '{"kycStatus": "APPROVED"}', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 00:57:39.270042+00', 'usr_01m8ftgqxc3cdzqrdteaq0mp0s', 'sign_in.new_network', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', '{}', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', NULL, 'token', '78964767ce51', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 00:57:39.516102+00', 'usr_01m8ftgqxc3cdzqrdteaq0mp0s', 'webhook_url.change', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', '{}', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'token', '78964767ce51', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:32807/webhooks"}'),
('4', '2026-11-28 00:57:53.908946+00', 'root', 'withdrawal.resolve', 'wd_01m8fth56bw4hpytqqbk2qvz2f', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 00:58:08.81861+00', 'usr_01m8ftgqxc3cdzqrdteaq0mp0s', 'webhook_url.change', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', '{}', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'token', '78964767ce51', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:32807/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 00:58:08.94702+00', 'ada', 'balance.adjust', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fthp5396znzn5y9s11jnj7"}', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fthp5396znzn5y9s11jnj7', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 00:58:08.94702+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 00:57:38.116118+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 00:57:29.655805+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 00:57:29.655805+00');
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
('bill_01m8fth8p0j6ha4w1hzg3m7fyx', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '60057455824741220932', '{}', '73.52 kWh'),
('bill_01m8fth8xb4fptzm76ytcc41ts', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 00:57:38.116118+00', '2026-11-28 00:58:08.81861+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 00:58:06.313+00', '2026-11-28 00:58:08.324114+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'c65e068b9cd23e5225c0d8994d3a381f4599a33fcd090b56db596f23868ddfbd', '0', 'test', 'cp_01m8fth91p3k3sqaptmncz3j4a', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', '4', '2026-11-28 00:57:55.552+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 00:57:57.613266+00'),
('simulated', 'e04a11fa93c7f9c9e057978b1ab2e3cc2a5a989d51db928eb11dd46ab35da9cf', '0', 'test', 'cp_01m8fth91p3k3sqaptmncz3j4a', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', '5', '2026-11-28 00:57:57.833+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 00:58:00.057676+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fthksm6fg35b3jwky3f88z', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.12570000', '0', '127.83444300', '32281', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fthksm6fg35b3jwky3f88z');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fth91p3k3sqaptmncz3j4a', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH', 'e04a11fa93c7f9c9e057978b1ab2e3cc2a5a989d51db928eb11dd46ab35da9cf', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fth91fcbyy5wbzb3azrzjt', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 01:57:55.51+00', '2026-11-28 00:57:55.51+00', '2026-11-28 00:58:06.262+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('12dd92e952e328e9c7033d815ba98edf9a6e90e636c0d71f05d05d65b67794cd', 'swp_01m8fthdj2nxbh4kct3nz2kkzd', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140a6c2a6fda1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541e754aaa52b7a18788c3debd98980c6e87c58a97d121541fe75f6f282245149bd73a88dcd96c4c78d6252d618d090c10670c6eda2fda1341241dfc08133c8208dcfb0aa9ed7e939f95d877180a9f64ab7e74b9411cdd114f6b704dfb15943f5693c902571cf7d50e29446459d4a3f57a4ecb794c6be7c05506a1c', '2026-11-28 00:59:00.262+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 00:58:01.132746+00'),
('45f2f2e707d96c97d34cfac4cfbf83f0136e6ac3e08ee30649ccd32a22aaf224', 'swp_01m8fthdj2nxbh4kct3nz2kkzd', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840b5f1a6fda1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541fe75f6f282245149bd73a88dcd96c4c78d6252d6121541e754aaa52b7a18788c3debd98980c6e87c58a97d18b0a81770d59ca3fda134124128102777b0a9df05113370b62aa8ec0fce8e07329747c472b77edd4cc1ecac0f0b9e725ef27f31f1f8aaa30942e8a58f3d336d9c91cb4a10365ff2c5818190c81c', '2026-11-28 00:59:06.293+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 00:58:06.301508+00'),
('c95fc816bd9e27e8da83279474276bcfcd5ea8182ee1a66a1eda7b92bc5c656a', 'swp_01m8fthdj2nxbh4kct3nz2kkzd', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4097dda6fda1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541fe75f6f282245149bd73a88dcd96c4c78d6252d6121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000000372632fd0c5c88f6f2a2193950690ca31617aab00000000000000000000000000000000000000000000000000000000017d784070b788a3fda1349001d090c10612410150bdbbf947c211c81e8648b15bc57ad97be97a5afcaac825a019d8897392887173934c2cd358dab01254ac01a4cec4249d1cf6862fc39c59c3a8690ddadb511b', '2026-11-28 00:59:03.703+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 00:58:03.717027+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fthdj2nxbh4kct3nz2kkzd', 'cp_01m8fth91p3k3sqaptmncz3j4a', 'test', '0', 'TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 00:58:00.126846+00', '2026-11-28 00:58:06.248079+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', 'collection', '1', '3195861', '0'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', 'sales', '1', '1530280'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/bills/data', 'd289c78194214c622a61efadfe80f2e6', E'\\xa02127bfb6f3df321272da5dde89258b62c21372378cf73f393c4cf253880817', 'bill_01m8fth8xb4fptzm76ytcc41ts', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fth8xb4fptzm76ytcc41ts","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 00:57:55.372294+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/bills/electricity', '4b490999f8143f38d356e36db49eef30', E'\\x38560c5333cddecab6dce3e9a7213da524949ccc9b2bad6d09951441336920c8', 'bill_01m8fth8p0j6ha4w1hzg3m7fyx', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fth8p0j6ha4w1hzg3m7fyx","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"60057455824741220932","units":"73.52 kWh"}', '2026-11-28 00:57:55.137996+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/cross-border/collections', '15fba947ecf8a3efafaa0881d2d77f3f', E'\\x238d2e24bde0f7196593c2f675eca54c19e35dfc4c21be52d14040d1a095dcd3', 'col_01m8fthksm6fg35b3jwky3f88z', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fthksm6fg35b3jwky3f88z","reference":"col_01m8fthksm6fg35b3jwky3f88z","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31958.61,"targetCurrency":"NGN","rate":127.834443,"providerFee":0,"providerRate":129.1257,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T00:58:06.518Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 00:58:06.518512+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/crypto/payments/cp_01m8fth91p3k3sqaptmncz3j4a/simulate-deposit', '82d477984a097c9b5ca8aaf838d7e6d3', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fth91p3k3sqaptmncz3j4a', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fth91p3k3sqaptmncz3j4a","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH","checkoutUrl":"http://127.0.0.1:42625/pay/01m8fth91p3k3sqaptmncz3j4a4hcfg8s7wwfqx2npsz01vqvqnk","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:57:55.510Z","payableUntil":"2026-11-28T01:57:55.510Z","environment":"test","createdAt":"2026-11-28T00:57:55.510Z","updatedAt":"2026-11-28T00:57:55.510Z","metadata":{"simulated":true}},"deposit":{"txHash":"c65e068b9cd23e5225c0d8994d3a381f4599a33fcd090b56db596f23868ddfbd","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 00:57:55.549563+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/crypto/payments/cp_01m8fth91p3k3sqaptmncz3j4a/simulate-deposit', 'a88c87e919a3ce01a1adfba2a8b3993e', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fth91p3k3sqaptmncz3j4a', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fth91p3k3sqaptmncz3j4a","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH","checkoutUrl":"http://127.0.0.1:42625/pay/01m8fth91p3k3sqaptmncz3j4a4hcfg8s7wwfqx2npsz01vqvqnk","returnUrl":null,"status":"UNDERPAID","txHash":"c65e068b9cd23e5225c0d8994d3a381f4599a33fcd090b56db596f23868ddfbd","reviewReason":null,"expiresAt":"2026-11-28T01:57:55.510Z","payableUntil":"2026-11-28T02:57:55.510Z","environment":"test","createdAt":"2026-11-28T00:57:55.510Z","updatedAt":"2026-11-28T00:57:57.623Z","metadata":{"simulated":true}},"deposit":{"txHash":"e04a11fa93c7f9c9e057978b1ab2e3cc2a5a989d51db928eb11dd46ab35da9cf","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 00:57:57.833199+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/crypto/payments/create', '9f4c129a5de2832c3c1db33506be3a1c', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fth91p3k3sqaptmncz3j4a', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fth91p3k3sqaptmncz3j4a","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH","checkoutUrl":"http://127.0.0.1:42625/pay/01m8fth91p3k3sqaptmncz3j4a4hcfg8s7wwfqx2npsz01vqvqnk","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:57:55.510Z","payableUntil":"2026-11-28T01:57:55.510Z","environment":"test","createdAt":"2026-11-28T00:57:55.510Z","updatedAt":"2026-11-28T00:57:55.510Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 00:57:55.517323+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/crypto/withdrawals/request', '608a71b6ca04deed84fb7eb84851383d', E'\\x7827a4f258c2f45ceafa10c461ee4099ce367d57f445b95ff31ae935a1190385', 'sale_01m8fthkqsdqcth2egmc2dcem1', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fthkqsdqcth2egmc2dcem1","amountUsdt":10,"conversionRate":1530.28,"grossAmountNgn":15302.8,"withdrawalFeeNgn":25,"netAmountNgn":15277.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fthkqsdqcth2egmc2dcem1","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:58:06.458Z"},"simulated":true,"environment":"test"}', '2026-11-28 00:58:06.458893+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/payment/process', '24b59ce9b479994c1ec00e4774e51367', E'\\xa1bc7de1dafe248618288c6e3180dd37ce4a2642363f56e28ba8082be316b1e2', 'txn_01m8ftgspvaxpbsq4zn504y1m6', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8ftgspvaxpbsq4zn504y1m6","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:57:39.81476+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/withdrawal/request', '20704e5c9d827e19700f0e35280aa545', E'\\x26b468d655de6415a4faaf1d4ccd92c9fb08ccb47f99b2c457055ec99887ffac', 'wd_01m8ftgtf8mka2nkc23py44f0e', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8ftgtf8mka2nkc23py44f0e","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:57:40.585Z","environment":"test","simulated":true},"requestId":"req_01m8ftgtcawyemyaedy3wy90r0","simulated":true,"environment":"test"}', '2026-11-28 00:57:40.585118+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/withdrawal/request', '5a586a276a303c56c8feffc8bd600cf7', E'\\x395565923c48f1a4994a6feda4535af20b93b5c1a6355f9be26d7a73f2ca178b', 'wd_01m8ftgtv0bpnq9bf06kdf16b4', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ftgtv0bpnq9bf06kdf16b4","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:57:40.961Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:57:40.961103+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/withdrawal/request', '7ba55c98abc4bb6070261a5342f61bc1', E'\\x1e0cc368d9f45e09fc26da73be104be719c7d152fee7f5b6ad95b224bdf3e59b', 'wd_01m8fth0127waw1q1a7860rnch', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fth0127waw1q1a7860rnch","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:57:46.274Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:57:46.274812+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/withdrawal/request', '857f8931392cb7f4da137188fee84121', E'\\x67a2c4e1479171cb31900b2e4dccc27638bf2fb5f046cf767ecb8aaa1afd8213', 'wd_01m8fth56bw4hpytqqbk2qvz2f', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fth56bw4hpytqqbk2qvz2f","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:57:51.564Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:57:51.564477+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/withdrawal/request', 'demo-e49978a6-b0b5-475a-8269-2c8f9fa2b4d5', E'\\xa9a759e58ccf3076fc601d25735b32c31192b1c79bcea402fc488874ac401926', 'wd_01m8ftgsrw30tr2hbdsp75e7ck', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ftgsrw30tr2hbdsp75e7ck","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:57:39.873Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:57:39.87379+00'),
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '/withdrawal/request', 'fc3b6f0ebf6663d3a5e30d08304c8126', E'\\x80a3a541d1455421d6b5e6485ecde94d6311a75951dee1222cecd2d8cc03ba55', 'wd_01m8fth7h8zbxdywggebahdm8j', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fth7h8zbxdywggebahdm8j","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:57:53.960Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:57:53.960932+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073316be1eeb3ee788e2db4ba78275006cda72ddbbd40fee2edb4b1dd659ecc4cf3fb0b43ae9a84bcb366cd4d2a81fc2c61c19b9feaf6d75d17b22a53ee774c8d1f3915e49016724bf71ce7dc04531d229b86', '2026-11-28 00:57:29.558183+00', '2026-11-28 00:57:29.558183+00'),
('sandbox_seed', E'\\x6d7073316be1eeb3ee788e2dca844515f79a86fcada1b970c30647bee9ffd931ac086090801a0ad696a8496e7d379974cdd246445b6b5f28805dc24ceb4d39149796807a0e26b9a597f4dc360805cda6ac5b9b64920af8a284d51a74fd141a8454376bc7519ea70fc0a9bd1ba0aa471c', '2026-11-28 00:57:29.554906+00', '2026-11-28 00:57:29.554906+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8ftgqxc3cdzqrdteaq0mp0s', E'\\x99fd2c0f111b7ab6de3350730bfc14badeed5e4c00eb5d65d798501aef21c088', '2026-11-28 00:57:39.270042+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 00:57:39.270042+00', '2026-11-28 00:57:39.270042+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:57:39.759449+00'),
('2', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:32807/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:57:39.516102+00', '2026-11-28 00:57:39.516102+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:57:39.759449+00'),
('3', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:32807/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:58:08.81861+00', '2026-11-28 00:58:08.81861+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fth7c1w5v1a6r9j5z7bt76', 'withdrawal.resolve', 'wd_01m8fth56bw4hpytqqbk2qvz2f', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 00:57:53.793565+00', '2026-11-29 00:57:53.793565+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fth8p0j6ha4w1hzg3m7fyx', 'bill', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280157vtxeg3mqj2r55t8s', NULL, '2026-11-28 00:57:55.137996+00', '2026-11-28 00:57:55.206965+00'),
('bill_01m8fth8xb4fptzm76ytcc41ts', 'bill', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112801576v50kadkez9v985t', NULL, '2026-11-28 00:57:55.372294+00', '2026-11-28 00:57:55.435146+00'),
('col_01m8fthksm6fg35b3jwky3f88z', 'collection', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 00:58:26.518512+00', NULL, 'sim_col_01m8fthksm6fg35b3jwky3f88z', NULL, '2026-11-28 00:58:06.518512+00', '2026-11-28 00:58:08.699634+00'),
('sale_01m8fthkqsdqcth2egmc2dcem1', 'usdt_sale', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fthkqsdqcth2egmc2dcem1', NULL, '2026-11-28 00:58:06.458893+00', '2026-11-28 00:58:06.486676+00'),
('wd_01m8ftgsrw30tr2hbdsp75e7ck', 'withdrawal', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ftgsrw30tr2hbdsp75e7ck', NULL, '2026-11-28 00:57:39.87379+00', '2026-11-28 00:57:39.958715+00'),
('wd_01m8ftgtf8mka2nkc23py44f0e', 'withdrawal', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ftgtf8mka2nkc23py44f0e', 'The sandbox fails amounts ending in .01.', '2026-11-28 00:57:40.585118+00', '2026-11-28 00:57:40.911424+00'),
('wd_01m8ftgtv0bpnq9bf06kdf16b4', 'withdrawal', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ftgtv0bpnq9bf06kdf16b4', NULL, '2026-11-28 00:57:40.961103+00', '2026-11-28 00:57:46.05834+00'),
('wd_01m8fth0127waw1q1a7860rnch', 'withdrawal', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fth0127waw1q1a7860rnch', 'The sandbox reverses amounts ending in .04.', '2026-11-28 00:57:46.274812+00', '2026-11-28 00:57:51.385175+00'),
('wd_01m8fth56bw4hpytqqbk2qvz2f', 'withdrawal', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fth7c1w5v1a6r9j5z7bt76', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fth56bw4hpytqqbk2qvz2f', NULL, '2026-11-28 00:57:51.564477+00', '2026-11-28 00:57:53.908946+00'),
('wd_01m8fth7h8zbxdywggebahdm8j', 'withdrawal', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fth7h8zbxdywggebahdm8j', NULL, '2026-11-28 00:57:53.960932+00', '2026-11-28 00:57:53.999853+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TAHS4Qx4bs9pKPJZx9PYJFJEwKpC1PWb5N', '25000000', '0', 'false'),
('TX4NX7HNEaaJHH5b3bSqXt5WupXWsqq4Ws', '0', '8999999985632000', 'true'),
('TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795827458774'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795827468911'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795827475552'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795827477833'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795827481181'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795827483723'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795827486313');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('12dd92e952e328e9c7033d815ba98edf9a6e90e636c0d71f05d05d65b67794cd', '6', 'trx_transfer', 'SUCCESS', 'TX4NX7HNEaaJHH5b3bSqXt5WupXWsqq4Ws', 'TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH', '13650000', '1100000', '0'),
('45f2f2e707d96c97d34cfac4cfbf83f0136e6ac3e08ee30649ccd32a22aaf224', '8', 'trx_transfer', 'SUCCESS', 'TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH', 'TX4NX7HNEaaJHH5b3bSqXt5WupXWsqq4Ws', '382000', '0', '0'),
('c65e068b9cd23e5225c0d8994d3a381f4599a33fcd090b56db596f23868ddfbd', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH', '10000000', '0', '0'),
('c95fc816bd9e27e8da83279474276bcfcd5ea8182ee1a66a1eda7b92bc5c656a', '7', 'usdt_transfer', 'SUCCESS', 'TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH', 'TAHS4Qx4bs9pKPJZx9PYJFJEwKpC1PWb5N', '25000000', '13000000', '130000'),
('e04a11fa93c7f9c9e057978b1ab2e3cc2a5a989d51db928eb11dd46ab35da9cf', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TZAfx7NWFboJPL9xEiuxryvaJLJn8fpJWH', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fth8p0j6ha4w1hzg3m7fyx', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fth8my2xa8yc4tt0anhpw4', '2026-11-28 00:57:55.137996+00', '2026-11-28 00:57:55.206965+00'),
('bill_01m8fth8xb4fptzm76ytcc41ts', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fth8wx67agwbtcgc13h1sb', '2026-11-28 00:57:55.372294+00', '2026-11-28 00:57:55.435146+00'),
('col_01m8fthksm6fg35b3jwky3f88z', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'collection', 'COMPLETED', '3195861', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fthksj6h102sg2m4z094ra', '2026-11-28 00:58:06.518512+00', '2026-11-28 00:58:08.699634+00'),
('txn_01m8ftgspvaxpbsq4zn504y1m6', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8ftgspqzpxc6j2wtqk47582', '2026-11-28 00:57:39.81476+00', '2026-11-28 00:57:39.81476+00'),
('wd_01m8ftgsrw30tr2hbdsp75e7ck', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ftgsrqs6h00b4af478jx4h', '2026-11-28 00:57:39.87379+00', '2026-11-28 00:57:39.958715+00'),
('wd_01m8ftgtf8mka2nkc23py44f0e', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ftgtcawyemyaedy3wy90r0', '2026-11-28 00:57:40.585118+00', '2026-11-28 00:57:40.911424+00'),
('wd_01m8ftgtv0bpnq9bf06kdf16b4', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ftgttwh2hsmh4y9fa513er', '2026-11-28 00:57:40.961103+00', '2026-11-28 00:57:46.05834+00'),
('wd_01m8fth0127waw1q1a7860rnch', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fth00zmexp6hs850xqkzny', '2026-11-28 00:57:46.274812+00', '2026-11-28 00:57:51.385175+00'),
('wd_01m8fth56bw4hpytqqbk2qvz2f', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fth568y3gn04g73gskz7yr', '2026-11-28 00:57:51.564477+00', '2026-11-28 00:57:53.908946+00'),
('wd_01m8fth7h8zbxdywggebahdm8j', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fth7h5kmm8r61tsf1sy9vz', '2026-11-28 00:57:53.960932+00', '2026-11-28 00:57:53.999853+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fthkpw9psv9c63grjj7p0e', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', '10000000', '1545.74000000', '1530.28000000', '1530280', '2500', '1527780', '15460', '2026-11-28 00:58:06.43267+00', '2026-11-28 00:59:06.429+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fthkqsdqcth2egmc2dcem1', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'COMPLETED', '10000000', '1545.74000000', '1530.28000000', '1530280', '2500', '1527780', '15460', 'qte_01m8fthkpw9psv9c63grjj7p0e', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fthkq6vc77f75v9kdaqxr6', '2026-11-28 00:58:06.458893+00', '2026-11-28 00:58:06.486676+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8ftgqxc3cdzqrdteaq0mp0s', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$dt+27xkuwQpBYiPsJ4ZuFQ$LoXf9ERwKda19jNdJiApC3OFRj45klZEAfnqn6t/FEE', '1', NULL, NULL, NULL, '2026-11-28 00:57:38.116118+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'simulator', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 00:57:38.116118+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8ftgsvrjwyer318jnaen931', '1', 'http://127.0.0.1:32807/webhooks', '2026-11-28 00:57:39.972+00', '23', '204', '', NULL),
('msg_01m8ftgtsg7vw07kf656s95sxm', '1', 'http://127.0.0.1:32807/webhooks', '2026-11-28 00:57:40.923+00', '5', '204', '', NULL),
('msg_01m8ftgztbbcvq2bbxtn4bqq75', '1', 'http://127.0.0.1:32807/webhooks', '2026-11-28 00:57:46.067+00', '2', '204', '', NULL),
('msg_01m8fth03gkmdgjtwbm2fwnmh9', '1', 'http://127.0.0.1:32807/webhooks', '2026-11-28 00:57:46.368+00', '2', '204', '', NULL),
('msg_01m8fth50t2jg6pffz56jsfkqe', '1', 'http://127.0.0.1:32807/webhooks', '2026-11-28 00:57:51.41+00', '6', '204', '', NULL),
('msg_01m8fth7fpt69f6ngrerq69rxk', '1', 'http://127.0.0.1:32807/webhooks', '2026-11-28 00:57:53.92+00', '4', '204', '', NULL),
('msg_01m8fth7jh2avk9bcafg038gxw', '1', 'http://127.0.0.1:32807/webhooks', '2026-11-28 00:57:54.009+00', '7', '500', '', NULL),
('msg_01m8fth7jh2avk9bcafg038gxw', '2', 'http://127.0.0.1:32807/webhooks', '2026-11-28 00:57:54.994+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8ftgsvrjwyer318jnaen931', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal.completed', 'wd_01m8ftgsrw30tr2hbdsp75e7ck', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:57:39.921Z","data":{"transactionId":"wd_01m8ftgsrw30tr2hbdsp75e7ck","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:57:39.873Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:57:39.958715+00', '2026-11-28 00:57:39.997942+00', NULL),
('msg_01m8ftgtsg7vw07kf656s95sxm', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal.failed', 'wd_01m8ftgtf8mka2nkc23py44f0e', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:57:40.874Z","data":{"transactionId":"wd_01m8ftgtf8mka2nkc23py44f0e","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:57:40.585Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:57:40.911424+00', '2026-11-28 00:57:40.931128+00', NULL),
('msg_01m8ftgztbbcvq2bbxtn4bqq75', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal.completed', 'wd_01m8ftgtv0bpnq9bf06kdf16b4', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:57:46.023Z","data":{"transactionId":"wd_01m8ftgtv0bpnq9bf06kdf16b4","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:57:40.961Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:57:46.05834+00', '2026-11-28 00:57:46.070713+00', NULL),
('msg_01m8fth03gkmdgjtwbm2fwnmh9', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal.completed', 'wd_01m8fth0127waw1q1a7860rnch', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:57:46.299Z","data":{"transactionId":"wd_01m8fth0127waw1q1a7860rnch","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:57:46.274Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:57:46.35117+00', '2026-11-28 00:57:46.372733+00', NULL),
('msg_01m8fth50t2jg6pffz56jsfkqe', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal.failed', 'wd_01m8fth0127waw1q1a7860rnch', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:57:51.370Z","data":{"transactionId":"wd_01m8fth0127waw1q1a7860rnch","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:57:46.274Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:57:51.385175+00', '2026-11-28 00:57:51.417045+00', NULL),
('msg_01m8fth7fpt69f6ngrerq69rxk', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal.completed', 'wd_01m8fth56bw4hpytqqbk2qvz2f', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:57:53.890Z","data":{"transactionId":"wd_01m8fth56bw4hpytqqbk2qvz2f","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:57:51.564Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:57:53.908946+00', '2026-11-28 00:57:53.926529+00', NULL),
('msg_01m8fth7jh2avk9bcafg038gxw', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', 'withdrawal.completed', 'wd_01m8fth7h8zbxdywggebahdm8j', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:57:53.981Z","data":{"transactionId":"wd_01m8fth7h8zbxdywggebahdm8j","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:57:53.960Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:57:53.999853+00', '2026-11-28 00:57:54.998093+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8ftgr33tjmknn5tbda6ftc6', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'prod', E'\\x6d7073316be1eeb3ee788e2d118e9fc6fc812c49ea2138e04349e9b2c547a0fdfebc999208cbf2375fbb76c3c776ef6405e5862ab8c3baedad78144424115f6b9859d23c508380ba8cd4fe85dc0513992ab2c74b35d4bf47f6e5', '2026-11-28 00:57:38.116118+00', NULL),
('whs_01m8ftgr3dzkrm373sz6fcn71d', 'biz_01m8ftgqxcp7e2hnrdp8xyc3hx', 'test', E'\\x6d7073316be1eeb3ee788e2d75eb6f904cc0ff23b838b8f12c897a39dda3d563cd6dd370b215a564f23ccb08432b18c5cb0b49194dbf61bd9e7e4e0542b53eab37e67f34526adb2388d20ccb52558263c02dbe5b892dbb6b3486', '2026-11-28 00:57:38.116118+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8ftgsrw30tr2hbdsp75e7ck', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ftgtf8mka2nkc23py44f0e', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ftgtv0bpnq9bf06kdf16b4', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fth0127waw1q1a7860rnch', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fth56bw4hpytqqbk2qvz2f', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fth7h8zbxdywggebahdm8j', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
