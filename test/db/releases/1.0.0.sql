-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('122', '123', '126', '181', '182', '183', '186', '187', '190', '263', '314', '330', '53', '54', '55', '58');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 11:11:40.427586+00'),
('1025', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 11:11:40.427586+00'),
('1026', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'NGN', 'available', '0', '7362945', '13', NULL, '2026-11-28 11:11:40.427586+00'),
('1027', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 11:11:40.427586+00'),
('1028', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 11:11:40.427586+00'),
('1029', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 11:11:40.427586+00'),
('1030', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 11:11:40.427586+00'),
('1031', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 11:11:40.427586+00'),
('1032', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 11:11:40.427586+00'),
('1033', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 11:11:40.427586+00'),
('122', NULL, 'test', 'NGN', 'commission', '10', '15380', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32105', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '150000', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '449950', '3', NULL, '2026-11-28 11:11:10.91959+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '0', '2', NULL, '2026-11-28 11:11:10.91959+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '5210007', '4', NULL, '2026-11-28 11:11:10.91959+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '1519410', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3210507', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-10000000', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('263', NULL, 'test', 'USDT', 'custody', '7', '-25000000', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('314', NULL, 'test', 'NGN', 'conversion', '10', '-1537290', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('330', NULL, 'test', 'USDT', 'conversion', '10', '10000000', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '1000', '1', NULL, '2026-11-28 11:11:10.91959+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '0', '2', NULL, '2026-11-28 11:11:10.91959+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '4500', '3', NULL, '2026-11-28 11:11:10.91959+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '2500', '1', NULL, '2026-11-28 11:11:10.91959+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3178402', '7212895'),
('1026', '13', '23', '150050', '7362945'),
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
('122', '1', '21', '15380', '15380'),
('123', '1', '22', '32105', '32105'),
('126', '1', '1', '150000', '150000'),
('181', '1', '14', '100000', '100000'),
('181', '2', '16', '500000', '600000'),
('181', '3', '23', '-150050', '449950'),
('182', '1', '9', '100004', '100004'),
('182', '2', '10', '-100004', '0'),
('183', '1', '3', '5000000', '5000000'),
('183', '2', '7', '100002', '5100002'),
('183', '3', '12', '100005', '5200007'),
('183', '4', '18', '10000', '5210007'),
('186', '1', '21', '1519410', '1519410'),
('187', '1', '22', '-3210507', '-3210507'),
('190', '1', '1', '-10000000', '-10000000'),
('263', '1', '19', '-25000000', '-25000000'),
('314', '1', '21', '-1537290', '-1537290'),
('330', '1', '21', '10000000', '10000000'),
('53', '1', '14', '1000', '1000'),
('54', '1', '9', '1000', '1000'),
('54', '2', '10', '-1000', '0'),
('55', '1', '3', '2500', '2500'),
('55', '2', '7', '1000', '3500'),
('55', '3', '12', '1000', '4500'),
('58', '1', '21', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gxn3wpsv7a73xhdtjyhd42', 'payment', 'single', 'test', NULL, '2026-11-28 11:11:41.477719+00', NULL, NULL, NULL),
('10', 'wd_01m8gxn9pnn454x71mdf0xtrbz:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 11:11:52.547575+00', NULL, NULL, NULL),
('11', 'wd_01m8gxnesq9m630ce8msh0henn:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:11:52.632379+00', NULL, NULL, NULL),
('12', 'wd_01m8gxnesq9m630ce8msh0henn:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 11:11:54.860495+00', NULL, NULL, NULL),
('13', 'wd_01m8gxnh0hyh51qn424h3e48f5:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:11:54.898409+00', NULL, NULL, NULL),
('14', 'wd_01m8gxnh0hyh51qn424h3e48f5:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 11:11:54.929469+00', NULL, NULL, NULL),
('15', 'bill_01m8gxnhjga89yeendyyjhhzre:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 11:11:55.472889+00', NULL, NULL, NULL),
('16', 'bill_01m8gxnhjga89yeendyyjhhzre:post', 'bill_post', 'post', 'test', '15', '2026-11-28 11:11:55.586037+00', NULL, NULL, NULL),
('17', 'bill_01m8gxnhs166n426n2q5nqrf8c:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 11:11:55.682036+00', NULL, NULL, NULL),
('18', 'bill_01m8gxnhs166n426n2q5nqrf8c:post', 'bill_post', 'post', 'test', '17', '2026-11-28 11:11:55.751407+00', NULL, NULL, NULL),
('19', 'cp_01m8gxnhx6stesz14zcdbxkmyf', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 11:12:06.029855+00', NULL, NULL, NULL),
('2', 'wd_01m8gxn414bjep512q618wb5xk:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:11:41.606673+00', NULL, NULL, NULL),
('20', 'sale_01m8gxnw35qevyyje9rhapbwwv:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 11:12:06.246141+00', NULL, NULL, NULL),
('21', 'sale_01m8gxnw35qevyyje9rhapbwwv:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 11:12:06.317598+00', NULL, NULL, NULL),
('22', 'col_01m8gxnw71p96vha4angqk2785:credit', 'collection', 'single', 'test', NULL, '2026-11-28 11:12:08.513376+00', NULL, NULL, NULL),
('23', 'adj_01m8gxnytdw97dvygy53097gzt', 'adjustment', 'single', 'test', NULL, '2026-11-28 11:12:09.038087+00', NULL, NULL, NULL),
('3', 'wd_01m8gxn414bjep512q618wb5xk:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 11:11:41.829255+00', NULL, NULL, NULL),
('4', 'wd_01m8gxn4cxe9vj4txvr5st9b1r:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:11:41.982471+00', NULL, NULL, NULL),
('5', 'wd_01m8gxn4cxe9vj4txvr5st9b1r:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 11:11:42.037406+00', NULL, NULL, NULL),
('6', 'wd_01m8gxn4gtgzq8pxzy46jqq35m:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:11:42.106966+00', NULL, NULL, NULL),
('7', 'wd_01m8gxn4gtgzq8pxzy46jqq35m:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 11:11:47.243657+00', NULL, NULL, NULL),
('8', 'wd_01m8gxn9pnn454x71mdf0xtrbz:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 11:11:47.415512+00', NULL, NULL, NULL),
('9', 'wd_01m8gxn9pnn454x71mdf0xtrbz:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 11:11:47.504498+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gxn2w8s9xkz538en3ek9n7', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'prod', E'\\xe92e451905c8dfcf4e51d936c5d2e7b96183cc7b6140dccfd35a15c47cc93dcf', E'\\x6d70733125d20b9b9f0a500d75dacaad40eae556500dac16af527996fe3861fd1acc8a8edbca339cbd5fb42d14ad9a1e2dee3bbcb1dcb3ddd2851691241c0b6a241499b5204ee6b35cb6f88b1f219d14314ba324', 'hxz7', NULL, NULL, NULL, '2026-11-28 11:11:40.43959+00', NULL, NULL, NULL),
('key_01m8gxn2w956q4b1mgqyxq8jgb', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', E'\\xc8f71f276b255dbfc17f044e9ca721784c701a4c1ba11ab0517f58e2b3ac6117', E'\\x6d70733125d20b9b9f0a500d63660372a2268b9129b7e7854eec39090e170fd608563e5e1a799c0ae3afbc2be576b1bd8944e99c89b67fde1163e365f64a76c15364d29239223ba57e766e5649968573ecfc495e', '4kNj', NULL, NULL, NULL, '2026-11-28 11:11:40.43959+00', NULL, '2026-11-28 11:11:40.769736+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:92369ae006509a4680db3e185ec0e65f195102bbd21265f33f81022656957e06', '0', '1795950701063'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795865201021'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795865201000');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gxnhjga89yeendyyjhhzre', '1', 'simulator', 'simulator', '202611281211sxhe9c3dtn5ytxy7', '1', '1', '2026-11-28 11:11:55.583562+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281211sxhe9c3dtn5ytxy7', '2026-11-28 11:11:55.508+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gxnhs166n426n2q5nqrf8c', '1', 'simulator', 'simulator', '20261128121175dwjpyeab7b2kng', '1', '1', '2026-11-28 11:11:55.750385+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128121175dwjpyeab7b2kng', '2026-11-28 11:11:55.737+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gxnw71p96vha4angqk2785', '1', 'simulator', 'simulator', 'col_01m8gxnw71p96vha4angqk2785', '1', '1', '2026-11-28 11:12:06.433387+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gxnw71p96vha4angqk2785', '2026-11-28 11:12:08.503+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gxnw35qevyyje9rhapbwwv', '1', 'simulator', 'simulator', 'sale_01m8gxnw35qevyyje9rhapbwwv', '1', '1', '2026-11-28 11:12:06.31663+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gxnw35qevyyje9rhapbwwv', '2026-11-28 11:12:06.295+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxn414bjep512q618wb5xk', '1', 'simulator', 'simulator', 'wd_01m8gxn414bjep512q618wb5xk', '1', '1', '2026-11-28 11:11:41.823344+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gxn414bjep512q618wb5xk', '2026-11-28 11:11:41.722+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxn4cxe9vj4txvr5st9b1r', '1', 'simulator', 'simulator', 'wd_01m8gxn4cxe9vj4txvr5st9b1r', '1', '1', '2026-11-28 11:11:42.036664+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gxn4cxe9vj4txvr5st9b1r', '2026-11-28 11:11:42+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxn4gtgzq8pxzy46jqq35m', '1', 'simulator', 'simulator', 'wd_01m8gxn4gtgzq8pxzy46jqq35m', '1', '1', '2026-11-28 11:11:42.200545+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gxn4gtgzq8pxzy46jqq35m', '2026-11-28 11:11:47.224+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxn9pnn454x71mdf0xtrbz', '1', 'simulator', 'simulator', 'wd_01m8gxn9pnn454x71mdf0xtrbz', '1', '1', '2026-11-28 11:11:47.503357+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gxn9pnn454x71mdf0xtrbz', '2026-11-28 11:11:52.535+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxnesq9m630ce8msh0henn', '1', 'simulator', 'simulator', 'wd_01m8gxnesq9m630ce8msh0henn', '1', '1', '2026-11-28 11:11:52.668424+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gxnesq9m630ce8msh0henn', '2026-11-28 11:11:54.819+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gxnh0hyh51qn424h3e48f5', '1', 'simulator', 'simulator', 'wd_01m8gxnh0hyh51qn424h3e48f5', '1', '1', '2026-11-28 11:11:54.928732+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gxnh0hyh51qn424h3e48f5', '2026-11-28 11:11:54.915+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 11:11:40.43959+00', 'system', 'business.create', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', '{"kycStatus": "APPROVED"}', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 11:11:41.175384+00', 'usr_01m8gxn2w82zxt3m2redhpkb8h', 'sign_in.new_network', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', '{}', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', NULL, 'token', '52be3423bed8', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 11:11:41.319904+00', 'usr_01m8gxn2w82zxt3m2redhpkb8h', 'webhook_url.change', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', '{}', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'token', '52be3423bed8', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:42069/webhooks"}'),
('4', '2026-11-28 11:11:54.860495+00', 'root', 'withdrawal.resolve', 'wd_01m8gxnesq9m630ce8msh0henn', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 11:12:08.767648+00', 'usr_01m8gxn2w82zxt3m2redhpkb8h', 'webhook_url.change', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', '{}', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'token', '52be3423bed8', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:42069/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 11:12:09.038087+00', 'ada', 'balance.adjust', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gxnytdw97dvygy53097gzt"}', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gxnytdw97dvygy53097gzt', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 11:12:09.038087+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 11:11:40.43959+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 11:11:29.166883+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 11:11:29.166883+00');
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
('bill_01m8gxnhjga89yeendyyjhhzre', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '92372693522349516555', '{}', '73.52 kWh'),
('bill_01m8gxnhs166n426n2q5nqrf8c', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 11:11:40.43959+00', '2026-11-28 11:12:08.767648+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 11:12:06.097+00', '2026-11-28 11:12:08.408851+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '14a34b166969f931b3371165d251d9f78c3e70a63c0cbf58b28575c493ab34b9', '0', 'test', 'cp_01m8gxnhx6stesz14zcdbxkmyf', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', '4', '2026-11-28 11:11:55.879+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 11:11:58.198835+00'),
('simulated', '1d8becd20ab7e955a81cfac0fc8f545a2932d971ba6c38d64360f9eb0ab54c53', '0', 'test', 'cp_01m8gxnhx6stesz14zcdbxkmyf', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', '5', '2026-11-28 11:11:58.374+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 11:12:00.680126+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gxnw71p96vha4angqk2785', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.42030000', '0', '127.13609700', '32105', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gxnw71p96vha4angqk2785');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gxnhx6stesz14zcdbxkmyf', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM', '1d8becd20ab7e955a81cfac0fc8f545a2932d971ba6c38d64360f9eb0ab54c53', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gxnhx0w91j0yr8xw9hkpc3', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 12:11:55.814+00', '2026-11-28 11:11:55.814+00', '2026-11-28 11:12:06.021+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('00d1a5e365ffc45419cbbea412f107526321d5427b08f3a0018d3e0e6a7f90a8', 'swp_01m8gxnpprkm22db4j3yk08p7b', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e84088b4ef8ea2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15412e112384438df5c88c5405716b94ef5326aae793121541724e76e47abea53e36669398c08676481bf0974718b0a81770a8dfeb8ea2341241c5301f70c4f093544c7db82238a010b09a948c058828846b11b7e43e094c0d500b705dfd8796f4eeb326199f18c1bfb9237aad3e824e1fe6cac2241c453bb6271c', '2026-11-28 11:13:06.056+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 11:12:06.067665+00'),
('36a33d6603f5970037bc6a463166ef5c146df8a4d8c513d8f9426c9072a4f9c8', 'swp_01m8gxnpprkm22db4j3yk08p7b', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40a9a0ef8ea2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15412e112384438df5c88c5405716b94ef5326aae793121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000051a1db0db4178ec59b028a12adf2caf16bd8505f00000000000000000000000000000000000000000000000000000000017d784070c9cbeb8ea2349001d090c106124127173c4dab15f28b8408e9aef38ac6661fa1c838d5ff20055aab1fe940663582605c4e78a64bcfd48758c1e269eb543e3134db8812ca01ecacc61b4024eb1e661c', '2026-11-28 11:13:03.529+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 11:12:03.538394+00'),
('e5e4073818a1df027bda12065a55875dc6ac28a83dc0d120b6733224080e1702', 'swp_01m8gxnpprkm22db4j3yk08p7b', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140978bef8ea2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541724e76e47abea53e36669398c08676481bf097471215412e112384438df5c88c5405716b94ef5326aae79318d090c10670b7b6eb8ea23412412d459c97257b09d88f5294acd4a703696454bdbc9c975d5a068231077751ad7a7769fc21fe0c07141c7bfd06de9c6e37444a3015849c83136fae3e2d94744cf81c', '2026-11-28 11:13:00.823+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 11:12:01.055162+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gxnpprkm22db4j3yk08p7b', 'cp_01m8gxnhx6stesz14zcdbxkmyf', 'test', '0', 'TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 11:12:00.715667+00', '2026-11-28 11:12:06.00686+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', 'collection', '1', '3178402', '0'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', 'sales', '1', '1521910'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/bills/data', 'd35401c567a21de8982cd65be73d0a5e', E'\\x435c5e6fa7f7a76d4ef2c04c8c2841a5e8bd3fcfe9cb2c3f994dfe2c0d6bfac8', 'bill_01m8gxnhs166n426n2q5nqrf8c', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gxnhs166n426n2q5nqrf8c","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 11:11:55.682036+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/bills/electricity', 'd99c18a90a19f8ad66e6938c3d150349', E'\\x21f7a6095c70471f3b6ce9ccdb9b337885983150af94e14bf85c69c44c25142c', 'bill_01m8gxnhjga89yeendyyjhhzre', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gxnhjga89yeendyyjhhzre","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"92372693522349516555","units":"73.52 kWh"}', '2026-11-28 11:11:55.472889+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/cross-border/collections', '4483624736d7c394f2e349a9533e2f28', E'\\x735250794128c225e9a633f7e10305c886e9f7c7aa0c76257a1fec9645d611a9', 'col_01m8gxnw71p96vha4angqk2785', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gxnw71p96vha4angqk2785","reference":"col_01m8gxnw71p96vha4angqk2785","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31784.02,"targetCurrency":"NGN","rate":127.136097,"providerFee":0,"providerRate":128.4203,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T11:12:06.369Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 11:12:06.369905+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/crypto/payments/cp_01m8gxnhx6stesz14zcdbxkmyf/simulate-deposit', '1701e01a864d16c77e70d7b5bb45bdd9', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gxnhx6stesz14zcdbxkmyf', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gxnhx6stesz14zcdbxkmyf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM","checkoutUrl":"http://127.0.0.1:45807/pay/01m8gxnhx6stesz14zcdbxkmyfbq8f6e44f0jswn3cac5ptzw1y6","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T12:11:55.814Z","payableUntil":"2026-11-28T12:11:55.814Z","environment":"test","createdAt":"2026-11-28T11:11:55.814Z","updatedAt":"2026-11-28T11:11:55.814Z","metadata":{"simulated":true}},"deposit":{"txHash":"14a34b166969f931b3371165d251d9f78c3e70a63c0cbf58b28575c493ab34b9","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 11:11:55.875607+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/crypto/payments/cp_01m8gxnhx6stesz14zcdbxkmyf/simulate-deposit', 'cfde0c20b93a3a1770911d8454dabf0b', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gxnhx6stesz14zcdbxkmyf', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gxnhx6stesz14zcdbxkmyf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM","checkoutUrl":"http://127.0.0.1:45807/pay/01m8gxnhx6stesz14zcdbxkmyfbq8f6e44f0jswn3cac5ptzw1y6","returnUrl":null,"status":"UNDERPAID","txHash":"14a34b166969f931b3371165d251d9f78c3e70a63c0cbf58b28575c493ab34b9","reviewReason":null,"expiresAt":"2026-11-28T12:11:55.814Z","payableUntil":"2026-11-28T13:11:55.814Z","environment":"test","createdAt":"2026-11-28T11:11:55.814Z","updatedAt":"2026-11-28T11:11:58.213Z","metadata":{"simulated":true}},"deposit":{"txHash":"1d8becd20ab7e955a81cfac0fc8f545a2932d971ba6c38d64360f9eb0ab54c53","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 11:11:58.373603+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/crypto/payments/create', 'f3eca056e7447abad9b9332d26fc16a2', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gxnhx6stesz14zcdbxkmyf', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gxnhx6stesz14zcdbxkmyf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM","checkoutUrl":"http://127.0.0.1:45807/pay/01m8gxnhx6stesz14zcdbxkmyfbq8f6e44f0jswn3cac5ptzw1y6","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T12:11:55.814Z","payableUntil":"2026-11-28T12:11:55.814Z","environment":"test","createdAt":"2026-11-28T11:11:55.814Z","updatedAt":"2026-11-28T11:11:55.814Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 11:11:55.823332+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/crypto/withdrawals/request', '6f998f63fdc6585a881f2e2f2fb95cd0', E'\\x3c92f8685538cf463d4faed81552a95fe47422ec59bee601c0287144a812677a', 'sale_01m8gxnw35qevyyje9rhapbwwv', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gxnw35qevyyje9rhapbwwv","amountUsdt":10,"conversionRate":1521.91,"grossAmountNgn":15219.1,"withdrawalFeeNgn":25,"netAmountNgn":15194.1,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gxnw35qevyyje9rhapbwwv","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:12:06.246Z"},"simulated":true,"environment":"test"}', '2026-11-28 11:12:06.246141+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/payment/process', '68760e2ac7af9067d5be61da20154e06', E'\\x171463b7ce96ce6d31053d2e25db743cecaaa5e5b81621913a46cde96789a835', 'txn_01m8gxn3wpsv7a73xhdtjyhd42', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gxn3wpsv7a73xhdtjyhd42","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:11:41.477719+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/withdrawal/request', '34f3a00708fc181135f6d9f44839744b', E'\\x0ca78449601e25d7a420f4d9994ac2e9a53867b1beb90ecf194218f553fcbe36', 'wd_01m8gxn4cxe9vj4txvr5st9b1r', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gxn4cxe9vj4txvr5st9b1r","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:11:41.982Z","environment":"test","simulated":true},"requestId":"req_01m8gxn4csemw3swp9q35z4mtj","simulated":true,"environment":"test"}', '2026-11-28 11:11:41.982471+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/withdrawal/request', 'a80c6732de371bd6be06fd940f571dab', E'\\x2dc74ccc04b3b5aa5e0f85e792aaf5f551ee6a0b1755781a94d35e9ab705f985', 'wd_01m8gxnesq9m630ce8msh0henn', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gxnesq9m630ce8msh0henn","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:11:52.632Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:11:52.632379+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/withdrawal/request', 'd663055ad91e66a7d20a290b1e5e4108', E'\\x76ca9f29c423a05381c6666b3db55b729ea922e7aa15c1c550d217e35aa6e69c', 'wd_01m8gxnh0hyh51qn424h3e48f5', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gxnh0hyh51qn424h3e48f5","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:11:54.898Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:11:54.898409+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/withdrawal/request', 'dc6f1beb64e4d1753db34580f2848177', E'\\x9b50955a512eec1b83b5655dd0d18badfa62e11d5adf5259a51a285be1038b22', 'wd_01m8gxn4gtgzq8pxzy46jqq35m', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gxn4gtgzq8pxzy46jqq35m","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:11:42.106Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:11:42.106966+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/withdrawal/request', 'demo-0b039cf0-625e-41ba-bc97-d5d8830f976b', E'\\xe62eae766532f9530f6eff12c642054ccd2410fd217be7c0a14e8e28ab929d8f', 'wd_01m8gxn414bjep512q618wb5xk', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gxn414bjep512q618wb5xk","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:11:41.606Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:11:41.606673+00'),
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '/withdrawal/request', 'f7d016d694209c1332ddc72d8d01fdda', E'\\x646960b9797409099b703af423d3b0e764408ebfe7b24b47c46b163c03a71794', 'wd_01m8gxn9pnn454x71mdf0xtrbz', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gxn9pnn454x71mdf0xtrbz","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T11:11:47.415Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 11:11:47.415512+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733125d20b9b9f0a500d9f6a15cf4903a34f2dedc294e39e0045c253b2269de7ad19895ed7db2ab8dd3f690795e88af63566f7f9d9212ee94c0df19ff27e0f66d6e87a5e9a45220b1ce00184f0f34ce8e6b5', '2026-11-28 11:11:28.970466+00', '2026-11-28 11:11:28.970466+00'),
('sandbox_seed', E'\\x6d70733125d20b9b9f0a500d3ebff6b4fd34cf24c7a2eba542b15bf3ca2b37e7a81ba4276b62b06eec9f1e38bdfce4768b74dbc7575c53046ca0a1f100ee78981d2b0dc46b158b7870d2741de656457907a4c3a44426e5b13a276310675276124c18f4caa47d26ed44f6e72c3d8457f2', '2026-11-28 11:11:28.960023+00', '2026-11-28 11:11:28.960023+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gxn2w82zxt3m2redhpkb8h', E'\\xb8c219f2d7ac50446d32761d3dade73c23aeca3b084b1da88c5fcc8bc75632b9', '2026-11-28 11:11:41.175384+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 11:11:41.175384+00', '2026-11-28 11:11:41.175384+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:11:42.094999+00'),
('2', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:42069/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:11:41.319904+00', '2026-11-28 11:11:41.319904+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 11:11:42.094999+00'),
('3', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:42069/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 11:12:08.767648+00', '2026-11-28 11:12:08.767648+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gxngx7hckdzzymwbymvxrk', 'withdrawal.resolve', 'wd_01m8gxnesq9m630ce8msh0henn', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 11:11:54.79157+00', '2026-11-29 11:11:54.79157+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gxnhjga89yeendyyjhhzre', 'bill', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281211sxhe9c3dtn5ytxy7', NULL, '2026-11-28 11:11:55.472889+00', '2026-11-28 11:11:55.586037+00'),
('bill_01m8gxnhs166n426n2q5nqrf8c', 'bill', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128121175dwjpyeab7b2kng', NULL, '2026-11-28 11:11:55.682036+00', '2026-11-28 11:11:55.751407+00'),
('col_01m8gxnw71p96vha4angqk2785', 'collection', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 11:12:26.369905+00', NULL, 'sim_col_01m8gxnw71p96vha4angqk2785', NULL, '2026-11-28 11:12:06.369905+00', '2026-11-28 11:12:08.513376+00'),
('sale_01m8gxnw35qevyyje9rhapbwwv', 'usdt_sale', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gxnw35qevyyje9rhapbwwv', NULL, '2026-11-28 11:12:06.246141+00', '2026-11-28 11:12:06.317598+00'),
('wd_01m8gxn414bjep512q618wb5xk', 'withdrawal', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxn414bjep512q618wb5xk', NULL, '2026-11-28 11:11:41.606673+00', '2026-11-28 11:11:41.829255+00'),
('wd_01m8gxn4cxe9vj4txvr5st9b1r', 'withdrawal', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxn4cxe9vj4txvr5st9b1r', 'The sandbox fails amounts ending in .01.', '2026-11-28 11:11:41.982471+00', '2026-11-28 11:11:42.037406+00'),
('wd_01m8gxn4gtgzq8pxzy46jqq35m', 'withdrawal', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxn4gtgzq8pxzy46jqq35m', NULL, '2026-11-28 11:11:42.106966+00', '2026-11-28 11:11:47.243657+00'),
('wd_01m8gxn9pnn454x71mdf0xtrbz', 'withdrawal', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxn9pnn454x71mdf0xtrbz', 'The sandbox reverses amounts ending in .04.', '2026-11-28 11:11:47.415512+00', '2026-11-28 11:11:52.547575+00'),
('wd_01m8gxnesq9m630ce8msh0henn', 'withdrawal', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gxngx7hckdzzymwbymvxrk', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxnesq9m630ce8msh0henn', NULL, '2026-11-28 11:11:52.632379+00', '2026-11-28 11:11:54.860495+00'),
('wd_01m8gxnh0hyh51qn424h3e48f5', 'withdrawal', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gxnh0hyh51qn424h3e48f5', NULL, '2026-11-28 11:11:54.898409+00', '2026-11-28 11:11:54.929469+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM', '0', '268000', 'true'),
('THQqdXWo3MEEbQ118Hq7tArv5ydy6quRWB', '25000000', '0', 'false'),
('TLPc2jNigbtDhQkPqaDY96anMHrcSb3HAf', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795864301006'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795864311011'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795864315879'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795864318374'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795864321073'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795864323553'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795864326097');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('00d1a5e365ffc45419cbbea412f107526321d5427b08f3a0018d3e0e6a7f90a8', '8', 'trx_transfer', 'SUCCESS', 'TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM', 'TLPc2jNigbtDhQkPqaDY96anMHrcSb3HAf', '382000', '0', '0'),
('14a34b166969f931b3371165d251d9f78c3e70a63c0cbf58b28575c493ab34b9', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM', '10000000', '0', '0'),
('1d8becd20ab7e955a81cfac0fc8f545a2932d971ba6c38d64360f9eb0ab54c53', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM', '15000000', '0', '0'),
('36a33d6603f5970037bc6a463166ef5c146df8a4d8c513d8f9426c9072a4f9c8', '7', 'usdt_transfer', 'SUCCESS', 'TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM', 'THQqdXWo3MEEbQ118Hq7tArv5ydy6quRWB', '25000000', '13000000', '130000'),
('e5e4073818a1df027bda12065a55875dc6ac28a83dc0d120b6733224080e1702', '6', 'trx_transfer', 'SUCCESS', 'TLPc2jNigbtDhQkPqaDY96anMHrcSb3HAf', 'TEAnchktNnP3NHxdALxW9UvJAX9fcL9EkM', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gxnhjga89yeendyyjhhzre', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gxnhhhw5bn5p5ed04ptk44', '2026-11-28 11:11:55.472889+00', '2026-11-28 11:11:55.586037+00'),
('bill_01m8gxnhs166n426n2q5nqrf8c', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gxnhrh3brftd6yvxr7e586', '2026-11-28 11:11:55.682036+00', '2026-11-28 11:11:55.751407+00'),
('col_01m8gxnw71p96vha4angqk2785', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'collection', 'COMPLETED', '3178402', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gxnw6tybzfqjkwrq4j136m', '2026-11-28 11:12:06.369905+00', '2026-11-28 11:12:08.513376+00'),
('txn_01m8gxn3wpsv7a73xhdtjyhd42', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gxn3w6b4cwzhyb68vz5tm8', '2026-11-28 11:11:41.477719+00', '2026-11-28 11:11:41.477719+00'),
('wd_01m8gxn414bjep512q618wb5xk', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxn409q0y9nzyq7z2fwya6', '2026-11-28 11:11:41.606673+00', '2026-11-28 11:11:41.829255+00'),
('wd_01m8gxn4cxe9vj4txvr5st9b1r', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxn4csemw3swp9q35z4mtj', '2026-11-28 11:11:41.982471+00', '2026-11-28 11:11:42.037406+00'),
('wd_01m8gxn4gtgzq8pxzy46jqq35m', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxn4g31cwwrpncpb8sre4b', '2026-11-28 11:11:42.106966+00', '2026-11-28 11:11:47.243657+00'),
('wd_01m8gxn9pnn454x71mdf0xtrbz', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxn9p4s25mjabbtvpn5qdf', '2026-11-28 11:11:47.415512+00', '2026-11-28 11:11:52.547575+00'),
('wd_01m8gxnesq9m630ce8msh0henn', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxnesj5qx6sy2vjw3jy2er', '2026-11-28 11:11:52.632379+00', '2026-11-28 11:11:54.860495+00'),
('wd_01m8gxnh0hyh51qn424h3e48f5', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gxnh0eq6q41kq5td5f48wg', '2026-11-28 11:11:54.898409+00', '2026-11-28 11:11:54.929469+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gxnw1cn8s67mgyys6ratsd', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', '10000000', '1537.29000000', '1521.91000000', '1521910', '2500', '1519410', '15380', '2026-11-28 11:12:06.194165+00', '2026-11-28 11:13:06.188+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gxnw35qevyyje9rhapbwwv', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'COMPLETED', '10000000', '1537.29000000', '1521.91000000', '1521910', '2500', '1519410', '15380', 'qte_01m8gxnw1cn8s67mgyys6ratsd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gxnw2274zxjecgw3aj89xm', '2026-11-28 11:12:06.246141+00', '2026-11-28 11:12:06.317598+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gxn2w82zxt3m2redhpkb8h', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$nn1GLsos5P6eEPsqvHn9uA$8nrvPH/5lWQuFM2/+AFYWaGhMZhfUwqYJcnW/Tdv3Sc', '1', NULL, NULL, NULL, '2026-11-28 11:11:40.43959+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', 'simulator', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 11:11:40.43959+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gxn488r5avgp4bxkgk0xh6', '1', 'http://127.0.0.1:42069/webhooks', '2026-11-28 11:11:41.872+00', '21', '204', '', NULL),
('msg_01m8gxn4epcbaj2swhfhd7qst5', '1', 'http://127.0.0.1:42069/webhooks', '2026-11-28 11:11:42.048+00', '3', '204', '', NULL),
('msg_01m8gxn9hrz1vgxmyywdc78tsn', '1', 'http://127.0.0.1:42069/webhooks', '2026-11-28 11:11:47.282+00', '27', '204', '', NULL),
('msg_01m8gxn9sh2mcbqy720wjb12rr', '1', 'http://127.0.0.1:42069/webhooks', '2026-11-28 11:11:47.537+00', '5', '204', '', NULL),
('msg_01m8gxneq73xqpdf7g8mwc5rd3', '1', 'http://127.0.0.1:42069/webhooks', '2026-11-28 11:11:52.562+00', '2', '204', '', NULL),
('msg_01m8gxngzdevmje72mpq5b50tr', '1', 'http://127.0.0.1:42069/webhooks', '2026-11-28 11:11:54.869+00', '3', '204', '', NULL),
('msg_01m8gxnh1jae7rat3t8vyxqb83', '1', 'http://127.0.0.1:42069/webhooks', '2026-11-28 11:11:54.943+00', '3', '500', '', NULL),
('msg_01m8gxnh1jae7rat3t8vyxqb83', '2', 'http://127.0.0.1:42069/webhooks', '2026-11-28 11:11:55.25+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gxn488r5avgp4bxkgk0xh6', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxn414bjep512q618wb5xk', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:11:41.722Z","data":{"transactionId":"wd_01m8gxn414bjep512q618wb5xk","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:11:41.606Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:11:41.829255+00', '2026-11-28 11:11:41.927611+00', NULL),
('msg_01m8gxn4epcbaj2swhfhd7qst5', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gxn4cxe9vj4txvr5st9b1r', '{"type":"withdrawal.failed","timestamp":"2026-11-28T11:11:42.000Z","data":{"transactionId":"wd_01m8gxn4cxe9vj4txvr5st9b1r","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:11:41.982Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:11:42.037406+00', '2026-11-28 11:11:42.053988+00', NULL),
('msg_01m8gxn9hrz1vgxmyywdc78tsn', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxn4gtgzq8pxzy46jqq35m', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:11:47.224Z","data":{"transactionId":"wd_01m8gxn4gtgzq8pxzy46jqq35m","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:11:42.106Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:11:47.243657+00', '2026-11-28 11:11:47.318653+00', NULL),
('msg_01m8gxn9sh2mcbqy720wjb12rr', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxn9pnn454x71mdf0xtrbz', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:11:47.460Z","data":{"transactionId":"wd_01m8gxn9pnn454x71mdf0xtrbz","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:11:47.415Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:11:47.504498+00', '2026-11-28 11:11:47.547677+00', NULL),
('msg_01m8gxneq73xqpdf7g8mwc5rd3', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gxn9pnn454x71mdf0xtrbz', '{"type":"withdrawal.failed","timestamp":"2026-11-28T11:11:52.535Z","data":{"transactionId":"wd_01m8gxn9pnn454x71mdf0xtrbz","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:11:47.415Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:11:52.547575+00', '2026-11-28 11:11:52.5654+00', NULL),
('msg_01m8gxngzdevmje72mpq5b50tr', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxnesq9m630ce8msh0henn', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:11:54.852Z","data":{"transactionId":"wd_01m8gxnesq9m630ce8msh0henn","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:11:52.632Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:11:54.860495+00', '2026-11-28 11:11:54.872934+00', NULL),
('msg_01m8gxnh1jae7rat3t8vyxqb83', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gxnh0hyh51qn424h3e48f5', '{"type":"withdrawal.completed","timestamp":"2026-11-28T11:11:54.915Z","data":{"transactionId":"wd_01m8gxnh0hyh51qn424h3e48f5","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T11:11:54.898Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 11:11:54.929469+00', '2026-11-28 11:11:55.253601+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gxn2yp8d1v8ergh5s405f7', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'test', NULL, E'\\x6d70733125d20b9b9f0a500d552d309cbc3910a002acc9c4441f2d7ccab3bb87a4f55d919567481fc1780fa9eb6a69c0c6ec17712302ac18eb6c6331ce581b2238e80390c07b25b89ed3632bc0ba2f6515279cb2e4f622b6339d', '2026-11-28 11:11:40.43959+00', NULL),
('whs_01m8gxn2yph18pwc6wabq02pjc', 'biz_01m8gxn2w89hd8n3z4a1p9rds2', 'prod', NULL, E'\\x6d70733125d20b9b9f0a500d747ec5ec2c3bb157f5e15de667fa37402aa9ec86360b1f718370a8c1d18800b974373e9c3b7659295fbe0b210987b0a87b067e69f7662ddbe7a64757bec408c213c332b681de61fcad01ed8c28e5', '2026-11-28 11:11:40.43959+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gxn414bjep512q618wb5xk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxn4cxe9vj4txvr5st9b1r', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxn4gtgzq8pxzy46jqq35m', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxn9pnn454x71mdf0xtrbz', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxnesq9m630ce8msh0henn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gxnh0hyh51qn424h3e48f5', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
