-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '121', '127', '177', '184', '185', '189', '190', '191', '257', '305', '321', '49', '62', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 07:26:16.020405+00'),
('1025', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 07:26:16.020405+00'),
('1026', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'NGN', 'available', '0', '7369561', '13', '2026-11-28 07:26:16.020405+00'),
('1027', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 07:26:16.020405+00'),
('1028', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 07:26:16.020405+00'),
('1029', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 07:26:16.020405+00'),
('1030', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 07:26:16.020405+00'),
('1031', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 07:26:16.020405+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '15410', '1', '2026-11-28 07:25:34.949439+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '32172', '1', '2026-11-28 07:25:34.949439+00'),
('127', NULL, 'test', 'NGN', 'commission', '15', '150000', '1', '2026-11-28 07:25:34.949439+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '6722587', '4', '2026-11-28 07:25:34.949439+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '-150050', '1', '2026-11-28 07:25:34.949439+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-3217190', '1', '2026-11-28 07:25:34.949439+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '500000', '1', '2026-11-28 07:25:34.949439+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '100004', '1', '2026-11-28 07:25:34.949439+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-9990004', '4', '2026-11-28 07:25:34.949439+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-28 07:25:34.949439+00'),
('305', NULL, 'test', 'NGN', 'conversion', '1', '-1540490', '1', '2026-11-28 07:25:34.949439+00'),
('321', NULL, 'test', 'USDT', 'conversion', '1', '10000000', '1', '2026-11-28 07:25:34.949439+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '7000', '4', '2026-11-28 07:25:34.949439+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '1000', '1', '2026-11-28 07:25:34.949439+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '0', '2', '2026-11-28 07:25:34.949439+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3185018', '7219511'),
('1026', '13', '23', '150050', '7369561'),
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
('113', '1', '21', '15410', '15410'),
('121', '1', '22', '32172', '32172'),
('127', '1', '1', '150000', '150000'),
('177', '1', '3', '5000000', '5000000'),
('177', '2', '7', '100002', '5100002'),
('177', '3', '12', '100005', '5200007'),
('177', '4', '21', '1522580', '6722587'),
('184', '1', '23', '-150050', '-150050'),
('185', '1', '22', '-3217190', '-3217190'),
('189', '1', '16', '500000', '500000'),
('190', '1', '9', '100004', '100004'),
('191', '1', '1', '-10000000', '-10000000'),
('191', '2', '10', '-100004', '-10100004'),
('191', '3', '14', '100000', '-10000004'),
('191', '4', '18', '10000', '-9990004'),
('257', '1', '19', '-25000000', '-25000000'),
('305', '1', '21', '-1540490', '-1540490'),
('321', '1', '21', '10000000', '10000000'),
('49', '1', '3', '2500', '2500'),
('49', '2', '7', '1000', '3500'),
('49', '3', '12', '1000', '4500'),
('49', '4', '21', '2500', '7000'),
('62', '1', '9', '1000', '1000'),
('63', '1', '10', '-1000', '-1000'),
('63', '2', '14', '1000', '0');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8ggrd6xr6svwmded87qp7an', 'payment', 'single', 'test', NULL, '2026-11-28 07:26:17.843354+00', NULL, NULL, NULL),
('10', 'wd_01m8ggrm6jepf3cwnxmfhnjqc9:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 07:26:30.218304+00', NULL, NULL, NULL),
('11', 'wd_01m8ggrsjxm5xk1cnr16xekw2c:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:30.494192+00', NULL, NULL, NULL),
('12', 'wd_01m8ggrsjxm5xk1cnr16xekw2c:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 07:26:32.748334+00', NULL, NULL, NULL),
('13', 'wd_01m8ggrvwmfjjhq99x0rw7eaba:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:32.857594+00', NULL, NULL, NULL),
('14', 'wd_01m8ggrvwmfjjhq99x0rw7eaba:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 07:26:32.929914+00', NULL, NULL, NULL),
('15', 'bill_01m8ggrx0gr677p5n5dedxqs5a:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:34.007819+00', NULL, NULL, NULL),
('16', 'bill_01m8ggrx0gr677p5n5dedxqs5a:post', 'bill_post', 'post', 'test', '15', '2026-11-28 07:26:34.093834+00', NULL, NULL, NULL),
('17', 'bill_01m8ggrx74g0jjzfs2zfb2j73x:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:34.233884+00', NULL, NULL, NULL),
('18', 'bill_01m8ggrx74g0jjzfs2zfb2j73x:post', 'bill_post', 'post', 'test', '17', '2026-11-28 07:26:34.264065+00', NULL, NULL, NULL),
('19', 'cp_01m8ggrxa0wtcc46qes6ajdm8v', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 07:26:45.516646+00', NULL, NULL, NULL),
('2', 'wd_01m8ggrdcmee3wxyzrkfjgth0p:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:18.012535+00', NULL, NULL, NULL),
('20', 'sale_01m8ggs8epskaxgh0ew49jajqd:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:45.720286+00', NULL, NULL, NULL),
('21', 'sale_01m8ggs8epskaxgh0ew49jajqd:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 07:26:45.789877+00', NULL, NULL, NULL),
('22', 'col_01m8ggs8jnz07vjfqynzekx13r:credit', 'collection', 'single', 'test', NULL, '2026-11-28 07:26:48.094525+00', NULL, NULL, NULL),
('23', 'adj_01m8ggsbfphz2h0v281gcn5yr7', 'adjustment', 'single', 'test', NULL, '2026-11-28 07:26:48.850847+00', NULL, NULL, NULL),
('3', 'wd_01m8ggrdcmee3wxyzrkfjgth0p:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 07:26:18.683288+00', NULL, NULL, NULL),
('4', 'wd_01m8ggrec8v6211c6c9kdr286r:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:19.017619+00', NULL, NULL, NULL),
('5', 'wd_01m8ggrec8v6211c6c9kdr286r:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 07:26:19.129651+00', NULL, NULL, NULL),
('6', 'wd_01m8ggres6rwfnwp7kyjway6y7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:19.431906+00', NULL, NULL, NULL),
('7', 'wd_01m8ggres6rwfnwp7kyjway6y7:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 07:26:24.643595+00', NULL, NULL, NULL),
('8', 'wd_01m8ggrm6jepf3cwnxmfhnjqc9:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:26:24.989421+00', NULL, NULL, NULL),
('9', 'wd_01m8ggrm6jepf3cwnxmfhnjqc9:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 07:26:25.154645+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8ggrbdzb2vb5y62hvcz851e', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'prod', E'\\xd1f9e3255d33aa77718c04e63a963a11cba13c49e00ecbfede5c0e9defa38a6d', E'\\x6d707331181648cbbf105557be9ee413b0beb6fd8dc0d9363b0466a276cfd014d7eafd7e8f51ba0636dfc2123b90c4b4bc838d86fb09ea1da22539b6922c4b2f25c557bd9c6adf093230cd6620f1805cff6bad7b', 'nUJ2', NULL, NULL, NULL, '2026-11-28 07:26:16.035296+00', NULL, NULL, NULL),
('key_01m8ggrbee16m1gg72v8ykw4wp', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', E'\\x587172979fb6f1a4210d92bd20e470482a5b36dca5c35bda931d759cd3ac3515', E'\\x6d707331181648cbbf105557b2801b3d744954fabe2fe8596aeebd38d46ddecaa2c1b2677f1f91f5cf53e5acdf686fea856770c16a4e8570dd083898b2a8b3e7ead95c6e5b1bc13fa783862be226b023d1e40bd5', 'N822', NULL, NULL, NULL, '2026-11-28 07:26:16.035296+00', NULL, '2026-11-28 07:26:16.449037+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:ea1e7d85dedb526ac8c32e54d43be390819def403e8ebc8bc0f0aacefa90c4c6', '0', '1795937177141'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795851677062'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795851677017');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8ggrx0gr677p5n5dedxqs5a', '1', 'simulator', 'simulator', '202611280826jcqyvjxhvgms37a4', '1', '1', '2026-11-28 07:26:34.083775+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280826jcqyvjxhvgms37a4', '2026-11-28 07:26:34.069+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8ggrx74g0jjzfs2zfb2j73x', '1', 'simulator', 'simulator', '202611280826ydg0thsryh02w4wp', '1', '1', '2026-11-28 07:26:34.263295+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280826ydg0thsryh02w4wp', '2026-11-28 07:26:34.253+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8ggs8jnz07vjfqynzekx13r', '1', 'simulator', 'simulator', 'col_01m8ggs8jnz07vjfqynzekx13r', '1', '1', '2026-11-28 07:26:46.008759+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8ggs8jnz07vjfqynzekx13r', '2026-11-28 07:26:48.082+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8ggs8epskaxgh0ew49jajqd', '1', 'simulator', 'simulator', 'sale_01m8ggs8epskaxgh0ew49jajqd', '1', '1', '2026-11-28 07:26:45.783791+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8ggs8epskaxgh0ew49jajqd', '2026-11-28 07:26:45.764+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggrdcmee3wxyzrkfjgth0p', '1', 'simulator', 'simulator', 'wd_01m8ggrdcmee3wxyzrkfjgth0p', '1', '1', '2026-11-28 07:26:18.675273+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggrdcmee3wxyzrkfjgth0p', '2026-11-28 07:26:18.205+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggrec8v6211c6c9kdr286r', '1', 'simulator', 'simulator', 'wd_01m8ggrec8v6211c6c9kdr286r', '1', '1', '2026-11-28 07:26:19.113594+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8ggrec8v6211c6c9kdr286r', '2026-11-28 07:26:19.084+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggres6rwfnwp7kyjway6y7', '1', 'simulator', 'simulator', 'wd_01m8ggres6rwfnwp7kyjway6y7', '1', '1', '2026-11-28 07:26:19.544013+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggres6rwfnwp7kyjway6y7', '2026-11-28 07:26:24.588+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggrm6jepf3cwnxmfhnjqc9', '1', 'simulator', 'simulator', 'wd_01m8ggrm6jepf3cwnxmfhnjqc9', '1', '1', '2026-11-28 07:26:25.138334+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8ggrm6jepf3cwnxmfhnjqc9', '2026-11-28 07:26:30.203+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggrsjxm5xk1cnr16xekw2c', '1', 'simulator', 'simulator', 'wd_01m8ggrsjxm5xk1cnr16xekw2c', '1', '1', '2026-11-28 07:26:30.526052+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8ggrsjxm5xk1cnr16xekw2c', '2026-11-28 07:26:32.708+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8ggrvwmfjjhq99x0rw7eaba', '1', 'simulator', 'simulator', 'wd_01m8ggrvwmfjjhq99x0rw7eaba', '1', '1', '2026-11-28 07:26:32.928782+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8ggrvwmfjjhq99x0rw7eaba', '2026-11-28 07:26:32.915+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 07:26:16.035296+00', 'system', 'business.create', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', '{"kycStatus": "APPROVED"}', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 07:26:17.357297+00', 'usr_01m8ggrbdzfzg3g1jfcvtfc1j3', 'sign_in.new_network', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', '{}', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', NULL, 'token', '637300c7b9da', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 07:26:17.636786+00', 'usr_01m8ggrbdzfzg3g1jfcvtfc1j3', 'webhook_url.change', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', '{}', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'token', '637300c7b9da', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:46115/webhooks"}'),
('4', '2026-11-28 07:26:32.748334+00', 'root', 'withdrawal.resolve', 'wd_01m8ggrsjxm5xk1cnr16xekw2c', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 07:26:48.460417+00', 'usr_01m8ggrbdzfzg3g1jfcvtfc1j3', 'webhook_url.change', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', '{}', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'token', '637300c7b9da', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:46115/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 07:26:48.850847+00', 'ada', 'balance.adjust', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8ggsbfphz2h0v281gcn5yr7"}', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8ggsbfphz2h0v281gcn5yr7', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 07:26:48.850847+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 07:26:16.035296+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 07:26:01.70769+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 07:26:01.70769+00');
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
('bill_01m8ggrx0gr677p5n5dedxqs5a', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '81632730263135934373', '{}', '73.52 kWh'),
('bill_01m8ggrx74g0jjzfs2zfb2j73x', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 07:26:16.035296+00', '2026-11-28 07:26:48.460417+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 07:26:45.545+00', '2026-11-28 07:26:47.664172+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '4575730335fa3baaef69325ebb6b2656f9c8cee2f43dc17a14248017302f5014', '0', 'test', 'cp_01m8ggrxa0wtcc46qes6ajdm8v', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', '5', '2026-11-28 07:26:36.764+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 07:26:39.003286+00'),
('simulated', '6b85969661045334ad769b9dcfa4800fa8d644a375c942774691e60912c1d19b', '0', 'test', 'cp_01m8ggrxa0wtcc46qes6ajdm8v', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', '4', '2026-11-28 07:26:34.33+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 07:26:36.540298+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8ggs8jnz07vjfqynzekx13r', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.68760000', '0', '127.40072400', '32172', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8ggs8jnz07vjfqynzekx13r');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8ggrxa0wtcc46qes6ajdm8v', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd', '4575730335fa3baaef69325ebb6b2656f9c8cee2f43dc17a14248017302f5014', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8ggrx9rqqgfs86bc32aqq9q', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 08:26:34.304+00', '2026-11-28 07:26:34.304+00', '2026-11-28 07:26:45.502+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('454fec8779415e3fc8aaaab4c2088e934b805b484b351a4e2cfbead9fa2a05f6', 'swp_01m8ggs1ykc7dvf6dkap69czg8', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a408382b688a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541032f5f929399c3374fed75e89b6b51edd2ef9a5b121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000c9d5723044476f485bacf763fba15168b14f8ac900000000000000000000000000000000000000000000000000000000017d784070a3adb288a2349001d090c10612410b4716d77c08c038b04effa4374023616481f5a57e1af85275dca972ff59ce17473a5fa72560511d5dd82d2fce3d65862a493d3ee3bde631e117a06312493db91b', '2026-11-28 07:27:42.851+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 07:26:42.864851+00'),
('6b7f0592417cbaef7240b563018a44226d7b8fbed7259803aef115c9af77d1f7', 'swp_01m8ggs1ykc7dvf6dkap69czg8', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840f696b688a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541032f5f929399c3374fed75e89b6b51edd2ef9a5b1215412dad699d493cb2be7f258bc42783c0aeee998ca218b0a8177096c2b288a23412416ecdb9224e6f177cbe0b7742ea02c117fb83623d9a07ae01f023b78f95dc4f7337b0343d60a30001ae32a3f27d162f7c5ef0a4f3fdc360193af2b595f8c1117d1b', '2026-11-28 07:27:45.526+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 07:26:45.537218+00'),
('e07dd7cffb53b8e47b1880c5c81bf91d6e0ef8d029b8b71743943edd24030f25', 'swp_01m8ggs1ykc7dvf6dkap69czg8', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140b8e5b588a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15412dad699d493cb2be7f258bc42783c0aeee998ca2121541032f5f929399c3374fed75e89b6b51edd2ef9a5b18d090c10670d890b288a2341241ab6f12bd07ef5fc50e3334e565b305e26869bd0c7c7256e22bbff63f19d01180079ebbe1ad1f3ae6bc3f52ea6b0481d5626e2b4b713a77d0fba13a9255d2e7d91c', '2026-11-28 07:27:39.192+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 07:26:40.243437+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8ggs1ykc7dvf6dkap69czg8', 'cp_01m8ggrxa0wtcc46qes6ajdm8v', 'test', '0', 'TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 07:26:39.048395+00', '2026-11-28 07:26:45.493294+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', 'collection', '1', '3185018', '0'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', 'sales', '1', '1525080'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/bills/data', '5aeafa26926b67f18ccd7029fb8d2250', E'\\x2dca542f4e76bf0fad358548fec9001ff96ec8ae0bdc6d2293dee7deae330e43', 'bill_01m8ggrx74g0jjzfs2zfb2j73x', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8ggrx74g0jjzfs2zfb2j73x","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 07:26:34.233884+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/bills/electricity', '3c2aab0508b997d0114701b0039bb2a0', E'\\x72324e2151a4f1464414e7ddabcb4784ebe5f7c8a84945b591e3918cbec39b76', 'bill_01m8ggrx0gr677p5n5dedxqs5a', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8ggrx0gr677p5n5dedxqs5a","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"81632730263135934373","units":"73.52 kWh"}', '2026-11-28 07:26:34.007819+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/cross-border/collections', 'df03829a630a97fd8b6667c02877b028', E'\\x0d9eae2f40952ae896a718045c0842b94febfc3d569575e15bfeb31fa6bc8d28', 'col_01m8ggs8jnz07vjfqynzekx13r', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8ggs8jnz07vjfqynzekx13r","reference":"col_01m8ggs8jnz07vjfqynzekx13r","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31850.18,"targetCurrency":"NGN","rate":127.400724,"providerFee":0,"providerRate":128.6876,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T07:26:45.855Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 07:26:45.855596+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/crypto/payments/cp_01m8ggrxa0wtcc46qes6ajdm8v/simulate-deposit', '1b51283a9e97722d1a95400291fa4749', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8ggrxa0wtcc46qes6ajdm8v', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ggrxa0wtcc46qes6ajdm8v","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd","checkoutUrl":"http://127.0.0.1:36539/pay/01m8ggrxa0wtcc46qes6ajdm8v3674b3r0ntdxy5jdk0egc139tt","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:26:34.304Z","payableUntil":"2026-11-28T08:26:34.304Z","environment":"test","createdAt":"2026-11-28T07:26:34.304Z","updatedAt":"2026-11-28T07:26:34.304Z","metadata":{"simulated":true}},"deposit":{"txHash":"6b85969661045334ad769b9dcfa4800fa8d644a375c942774691e60912c1d19b","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 07:26:34.328376+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/crypto/payments/cp_01m8ggrxa0wtcc46qes6ajdm8v/simulate-deposit', '2a8e9a1c0453a0e95058c37d8b3a59b8', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8ggrxa0wtcc46qes6ajdm8v', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8ggrxa0wtcc46qes6ajdm8v","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd","checkoutUrl":"http://127.0.0.1:36539/pay/01m8ggrxa0wtcc46qes6ajdm8v3674b3r0ntdxy5jdk0egc139tt","returnUrl":null,"status":"UNDERPAID","txHash":"6b85969661045334ad769b9dcfa4800fa8d644a375c942774691e60912c1d19b","reviewReason":null,"expiresAt":"2026-11-28T08:26:34.304Z","payableUntil":"2026-11-28T09:26:34.304Z","environment":"test","createdAt":"2026-11-28T07:26:34.304Z","updatedAt":"2026-11-28T07:26:36.567Z","metadata":{"simulated":true}},"deposit":{"txHash":"4575730335fa3baaef69325ebb6b2656f9c8cee2f43dc17a14248017302f5014","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 07:26:36.763767+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/crypto/payments/create', 'b87e258f5963c705c00b2a3842a52cc6', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8ggrxa0wtcc46qes6ajdm8v', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8ggrxa0wtcc46qes6ajdm8v","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd","checkoutUrl":"http://127.0.0.1:36539/pay/01m8ggrxa0wtcc46qes6ajdm8v3674b3r0ntdxy5jdk0egc139tt","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:26:34.304Z","payableUntil":"2026-11-28T08:26:34.304Z","environment":"test","createdAt":"2026-11-28T07:26:34.304Z","updatedAt":"2026-11-28T07:26:34.304Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 07:26:34.307607+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/crypto/withdrawals/request', '939005fd9a662d445fa02dfca7729f3f', E'\\xeb7a961bfbbecb041390cd2845ef3bcfc9d78fd91dcc23c0e0b0d0563287e8fe', 'sale_01m8ggs8epskaxgh0ew49jajqd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8ggs8epskaxgh0ew49jajqd","amountUsdt":10,"conversionRate":1525.08,"grossAmountNgn":15250.8,"withdrawalFeeNgn":25,"netAmountNgn":15225.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8ggs8epskaxgh0ew49jajqd","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:26:45.720Z"},"simulated":true,"environment":"test"}', '2026-11-28 07:26:45.720286+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/payment/process', 'f520ed0b67fc1f3c21179d66daf50344', E'\\x5cc7a69d1575cc881fe76de36a799323c041f79298bcdd6fea089208fe1f9176', 'txn_01m8ggrd6xr6svwmded87qp7an', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8ggrd6xr6svwmded87qp7an","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:26:17.843354+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/withdrawal/request', '65ea8518594d0f0197cfe68c32cd5d2d', E'\\xaab647776449a7dcb3102749573eadaf6400c24b905dc31504c9aba5d64f6ab7', 'wd_01m8ggres6rwfnwp7kyjway6y7', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ggres6rwfnwp7kyjway6y7","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:26:19.431Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:26:19.431906+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/withdrawal/request', '76e3059a7a5c37d6e5d3bf0dc6ce52a5', E'\\x78ba65cfda44b17b9b8b5a80df02fe19e065242069d0d397acdfc49242a124b0', 'wd_01m8ggrm6jepf3cwnxmfhnjqc9', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggrm6jepf3cwnxmfhnjqc9","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:26:24.989Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:26:24.989421+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/withdrawal/request', 'b05ef3522fa330224ab0acc9a2d2dbd1', E'\\x83bcd75f007e589261ba1ca3b3689b8ec504b3727a871c7cf1c837966bd779db', 'wd_01m8ggrsjxm5xk1cnr16xekw2c', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8ggrsjxm5xk1cnr16xekw2c","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:26:30.494Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:26:30.494192+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/withdrawal/request', 'demo-077db0af-4285-4772-a706-5327bb209fc5', E'\\xb11bf24c5077e16ae0ef9111b73613b1f75dda967f0a629aa7fec4964939d812', 'wd_01m8ggrdcmee3wxyzrkfjgth0p', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggrdcmee3wxyzrkfjgth0p","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:26:18.012Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:26:18.012535+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/withdrawal/request', 'e1f036dab255ff3590e93fddfef27a28', E'\\x67639edb9ae812909716841b052cfc313728c79ac2a75555708ae5626205770f', 'wd_01m8ggrvwmfjjhq99x0rw7eaba', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8ggrvwmfjjhq99x0rw7eaba","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:26:32.857Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:26:32.857594+00'),
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '/withdrawal/request', 'ecededf62fe8ec533a94fe5b9f48aeb1', E'\\xaaa94c723e373c231605db994d543364055c193e621d6069382b5e3d1180541b', 'wd_01m8ggrec8v6211c6c9kdr286r', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8ggrec8v6211c6c9kdr286r","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:26:19.017Z","environment":"test","simulated":true},"requestId":"req_01m8ggrebv7a22ke0yfst5y689","simulated":true,"environment":"test"}', '2026-11-28 07:26:19.017619+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331181648cbbf105557511e3a0c18b3a724de6413f55344828ba2d2934251669918e89db742cabef74940c23919177a628241aef75c82e167c132bf989640a4518c95c54b2bb46f9761ec6619f211d86e38', '2026-11-28 07:26:01.043915+00', '2026-11-28 07:26:01.043915+00'),
('sandbox_seed', E'\\x6d707331181648cbbf105557f5b2d1e70980ec030bc1a444c4cd7147f95105b1eceb308b54d190fc289846db5d3ee1063e5279199c53cc7713be22bf72d0d87e7f64e83558fa49b8858f58f4500c798cbe4a617aae7190b5f6260f6b090df308f2f083fb8a92a150700e8d24a732c33c', '2026-11-28 07:26:01.001515+00', '2026-11-28 07:26:01.001515+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8ggrbdzfzg3g1jfcvtfc1j3', E'\\xd8442a2a52a0b97d602fc8a9ae9dfc3783841edea9d8126f3c0ec1a550917b94', '2026-11-28 07:26:17.357297+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 07:26:17.357297+00', '2026-11-28 07:26:17.357297+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:26:18.500875+00'),
('2', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:46115/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:26:17.636786+00', '2026-11-28 07:26:17.636786+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:26:18.500875+00'),
('3', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:46115/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:26:48.460417+00', '2026-11-28 07:26:48.460417+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8ggrvqbvk1m8gn92ztaassd', 'withdrawal.resolve', 'wd_01m8ggrsjxm5xk1cnr16xekw2c', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 07:26:32.683174+00', '2026-11-29 07:26:32.683174+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8ggrx0gr677p5n5dedxqs5a', 'bill', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280826jcqyvjxhvgms37a4', NULL, '2026-11-28 07:26:34.007819+00', '2026-11-28 07:26:34.093834+00'),
('bill_01m8ggrx74g0jjzfs2zfb2j73x', 'bill', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280826ydg0thsryh02w4wp', NULL, '2026-11-28 07:26:34.233884+00', '2026-11-28 07:26:34.264065+00'),
('col_01m8ggs8jnz07vjfqynzekx13r', 'collection', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 07:27:05.855596+00', NULL, 'sim_col_01m8ggs8jnz07vjfqynzekx13r', NULL, '2026-11-28 07:26:45.855596+00', '2026-11-28 07:26:48.094525+00'),
('sale_01m8ggs8epskaxgh0ew49jajqd', 'usdt_sale', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8ggs8epskaxgh0ew49jajqd', NULL, '2026-11-28 07:26:45.720286+00', '2026-11-28 07:26:45.789877+00'),
('wd_01m8ggrdcmee3wxyzrkfjgth0p', 'withdrawal', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggrdcmee3wxyzrkfjgth0p', NULL, '2026-11-28 07:26:18.012535+00', '2026-11-28 07:26:18.683288+00'),
('wd_01m8ggrec8v6211c6c9kdr286r', 'withdrawal', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggrec8v6211c6c9kdr286r', 'The sandbox fails amounts ending in .01.', '2026-11-28 07:26:19.017619+00', '2026-11-28 07:26:19.129651+00'),
('wd_01m8ggres6rwfnwp7kyjway6y7', 'withdrawal', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggres6rwfnwp7kyjway6y7', NULL, '2026-11-28 07:26:19.431906+00', '2026-11-28 07:26:24.643595+00'),
('wd_01m8ggrm6jepf3cwnxmfhnjqc9', 'withdrawal', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggrm6jepf3cwnxmfhnjqc9', 'The sandbox reverses amounts ending in .04.', '2026-11-28 07:26:24.989421+00', '2026-11-28 07:26:30.218304+00'),
('wd_01m8ggrsjxm5xk1cnr16xekw2c', 'withdrawal', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8ggrvqbvk1m8gn92ztaassd', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggrsjxm5xk1cnr16xekw2c', NULL, '2026-11-28 07:26:30.494192+00', '2026-11-28 07:26:32.748334+00'),
('wd_01m8ggrvwmfjjhq99x0rw7eaba', 'withdrawal', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8ggrvwmfjjhq99x0rw7eaba', NULL, '2026-11-28 07:26:32.857594+00', '2026-11-28 07:26:32.929914+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd', '0', '268000', 'true'),
('TE8j9cAEBU953NKqFTXnxK3Mo92E3vQYna', '0', '8999999985632000', 'true'),
('TUNQX7EtZjTtQAYABd4VLG2byh1rt9rrgH', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795850776232'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795850786329'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795850794330'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795850796764'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795850800301'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795850802878'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795850805545');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('454fec8779415e3fc8aaaab4c2088e934b805b484b351a4e2cfbead9fa2a05f6', '7', 'usdt_transfer', 'SUCCESS', 'TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd', 'TUNQX7EtZjTtQAYABd4VLG2byh1rt9rrgH', '25000000', '13000000', '130000'),
('4575730335fa3baaef69325ebb6b2656f9c8cee2f43dc17a14248017302f5014', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd', '15000000', '0', '0'),
('6b7f0592417cbaef7240b563018a44226d7b8fbed7259803aef115c9af77d1f7', '8', 'trx_transfer', 'SUCCESS', 'TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd', 'TE8j9cAEBU953NKqFTXnxK3Mo92E3vQYna', '382000', '0', '0'),
('6b85969661045334ad769b9dcfa4800fa8d644a375c942774691e60912c1d19b', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd', '10000000', '0', '0'),
('e07dd7cffb53b8e47b1880c5c81bf91d6e0ef8d029b8b71743943edd24030f25', '6', 'trx_transfer', 'SUCCESS', 'TE8j9cAEBU953NKqFTXnxK3Mo92E3vQYna', 'TAG3nC3QXCcNYxH3AnZ5WytA3e281DZvsd', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8ggrx0gr677p5n5dedxqs5a', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8ggrx051nyvt1pfbr9v7xkd', '2026-11-28 07:26:34.007819+00', '2026-11-28 07:26:34.093834+00'),
('bill_01m8ggrx74g0jjzfs2zfb2j73x', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8ggrx6v2pmh64skyyk27rre', '2026-11-28 07:26:34.233884+00', '2026-11-28 07:26:34.264065+00'),
('col_01m8ggs8jnz07vjfqynzekx13r', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'collection', 'COMPLETED', '3185018', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8ggs8j7awp7jq8xpad25qxv', '2026-11-28 07:26:45.855596+00', '2026-11-28 07:26:48.094525+00'),
('txn_01m8ggrd6xr6svwmded87qp7an', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8ggrd66ptmxd25688hs8rr7', '2026-11-28 07:26:17.843354+00', '2026-11-28 07:26:17.843354+00'),
('wd_01m8ggrdcmee3wxyzrkfjgth0p', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggrdbskadbxwvc4qd5dec2', '2026-11-28 07:26:18.012535+00', '2026-11-28 07:26:18.683288+00'),
('wd_01m8ggrec8v6211c6c9kdr286r', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggrebv7a22ke0yfst5y689', '2026-11-28 07:26:19.017619+00', '2026-11-28 07:26:19.129651+00'),
('wd_01m8ggres6rwfnwp7kyjway6y7', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggreqa0jccstgvkzx7p8e8', '2026-11-28 07:26:19.431906+00', '2026-11-28 07:26:24.643595+00'),
('wd_01m8ggrm6jepf3cwnxmfhnjqc9', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggrm5pa4e02f05f2mngpg9', '2026-11-28 07:26:24.989421+00', '2026-11-28 07:26:30.218304+00'),
('wd_01m8ggrsjxm5xk1cnr16xekw2c', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggrsjsajcdhcackqjkvtwz', '2026-11-28 07:26:30.494192+00', '2026-11-28 07:26:32.748334+00'),
('wd_01m8ggrvwmfjjhq99x0rw7eaba', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8ggrvw09wyndpgq53xfc4z8', '2026-11-28 07:26:32.857594+00', '2026-11-28 07:26:32.929914+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8ggs8cvhy761y042r63dfyx', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', '10000000', '1540.49000000', '1525.08000000', '1525080', '2500', '1522580', '15410', '2026-11-28 07:26:45.661013+00', '2026-11-28 07:27:45.66+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8ggs8epskaxgh0ew49jajqd', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'COMPLETED', '10000000', '1540.49000000', '1525.08000000', '1525080', '2500', '1522580', '15410', 'qte_01m8ggs8cvhy761y042r63dfyx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8ggs8dw24fmmhxr5av7ctg9', '2026-11-28 07:26:45.720286+00', '2026-11-28 07:26:45.789877+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8ggrbdzfzg3g1jfcvtfc1j3', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$CzaT0YNvxAd5jUGEDY3eAQ$oqnwszgf5ZaTgVBRmSDknLsQ7LG/XpjvqOwvRoxu2tU', '1', NULL, NULL, NULL, '2026-11-28 07:26:16.035296+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'simulator', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 07:26:16.035296+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8ggre2p4kj4gd1rbt7t6wbh', '1', 'http://127.0.0.1:46115/webhooks', '2026-11-28 07:26:18.797+00', '114', '204', '', NULL),
('msg_01m8ggreg8yesm098egcaj2wes', '1', 'http://127.0.0.1:46115/webhooks', '2026-11-28 07:26:19.213+00', '10', '204', '', NULL),
('msg_01m8ggrkwb82jqt4eabwd09dhh', '1', 'http://127.0.0.1:46115/webhooks', '2026-11-28 07:26:24.676+00', '9', '204', '', NULL),
('msg_01m8ggrmd4jb7ny4zvttsees7a', '1', 'http://127.0.0.1:46115/webhooks', '2026-11-28 07:26:25.267+00', '15', '204', '', NULL),
('msg_01m8ggrsagkgngw620f4wkhr1c', '1', 'http://127.0.0.1:46115/webhooks', '2026-11-28 07:26:30.256+00', '4', '204', '', NULL),
('msg_01m8ggrvsdmbt3erdfnrtenxx7', '1', 'http://127.0.0.1:46115/webhooks', '2026-11-28 07:26:32.768+00', '4', '204', '', NULL),
('msg_01m8ggrvz64gq0cg904bvbn6jd', '1', 'http://127.0.0.1:46115/webhooks', '2026-11-28 07:26:32.973+00', '4', '500', '', NULL),
('msg_01m8ggrvz64gq0cg904bvbn6jd', '2', 'http://127.0.0.1:46115/webhooks', '2026-11-28 07:26:33.913+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8ggre2p4kj4gd1rbt7t6wbh', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal.completed', 'wd_01m8ggrdcmee3wxyzrkfjgth0p', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:26:18.205Z","data":{"transactionId":"wd_01m8ggrdcmee3wxyzrkfjgth0p","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:26:18.012Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:26:18.683288+00', '2026-11-28 07:26:18.923627+00', NULL),
('msg_01m8ggreg8yesm098egcaj2wes', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal.failed', 'wd_01m8ggrec8v6211c6c9kdr286r', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:26:19.084Z","data":{"transactionId":"wd_01m8ggrec8v6211c6c9kdr286r","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:26:19.017Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:26:19.129651+00', '2026-11-28 07:26:19.227575+00', NULL),
('msg_01m8ggrkwb82jqt4eabwd09dhh', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal.completed', 'wd_01m8ggres6rwfnwp7kyjway6y7', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:26:24.588Z","data":{"transactionId":"wd_01m8ggres6rwfnwp7kyjway6y7","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:26:19.431Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:26:24.643595+00', '2026-11-28 07:26:24.690854+00', NULL),
('msg_01m8ggrmd4jb7ny4zvttsees7a', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal.completed', 'wd_01m8ggrm6jepf3cwnxmfhnjqc9', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:26:25.091Z","data":{"transactionId":"wd_01m8ggrm6jepf3cwnxmfhnjqc9","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:26:24.989Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:26:25.154645+00', '2026-11-28 07:26:25.289591+00', NULL),
('msg_01m8ggrsagkgngw620f4wkhr1c', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal.failed', 'wd_01m8ggrm6jepf3cwnxmfhnjqc9', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:26:30.203Z","data":{"transactionId":"wd_01m8ggrm6jepf3cwnxmfhnjqc9","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:26:24.989Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:26:30.218304+00', '2026-11-28 07:26:30.265085+00', NULL),
('msg_01m8ggrvsdmbt3erdfnrtenxx7', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal.completed', 'wd_01m8ggrsjxm5xk1cnr16xekw2c', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:26:32.739Z","data":{"transactionId":"wd_01m8ggrsjxm5xk1cnr16xekw2c","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:26:30.494Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:26:32.748334+00', '2026-11-28 07:26:32.775459+00', NULL),
('msg_01m8ggrvz64gq0cg904bvbn6jd', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', 'withdrawal.completed', 'wd_01m8ggrvwmfjjhq99x0rw7eaba', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:26:32.915Z","data":{"transactionId":"wd_01m8ggrvwmfjjhq99x0rw7eaba","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:26:32.857Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:26:32.929914+00', '2026-11-28 07:26:33.921566+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8ggrbk126k177ake54ezz2g', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'prod', E'\\x6d707331181648cbbf105557a70f49d81a896e8bf475e9b15a5ff6695d4134dce460c8d7bb736899b64e2876eb3b6bde312be5ff669bbe287a5059636b1d3fa816d52dbad207fe02b24ccab359c3c3355dd682cc4dc90962378c', '2026-11-28 07:26:16.035296+00', NULL),
('whs_01m8ggrbk1pt119qcnqh1aq51f', 'biz_01m8ggrbdyh592wcrv2f0xcwb7', 'test', E'\\x6d707331181648cbbf105557d92654c97af6b2444472e93d09a13f33c50df7d368cd27c70b1e0fc96e1db6997a2e42401994a4774ef6f7ac5c7dedb0e5d7f1550d768d1051e40c5f9f8f9353d0d95b6cb3be63565a30c093f627', '2026-11-28 07:26:16.035296+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8ggrdcmee3wxyzrkfjgth0p', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggrec8v6211c6c9kdr286r', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggres6rwfnwp7kyjway6y7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggrm6jepf3cwnxmfhnjqc9', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggrsjxm5xk1cnr16xekw2c', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8ggrvwmfjjhq99x0rw7eaba', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
