-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '125', '126', '177', '178', '179', '182', '189', '190', '257', '317', '333', '50', '51', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 07:31:14.585989+00'),
('1025', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 07:31:14.585989+00'),
('1026', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'NGN', 'available', '0', '7380151', '13', '2026-11-28 07:31:14.585989+00'),
('1027', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 07:31:14.585989+00'),
('1028', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 07:31:14.585989+00'),
('1029', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 07:31:14.585989+00'),
('1030', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 07:31:14.585989+00'),
('1031', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 07:31:14.585989+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '150000', '1', '2026-11-28 07:30:28.155584+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '15460', '1', '2026-11-28 07:30:28.155584+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '32279', '1', '2026-11-28 07:30:28.155584+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-10000000', '1', '2026-11-28 07:30:28.155584+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '600000', '2', '2026-11-28 07:30:28.155584+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '5100003', '4', '2026-11-28 07:30:28.155584+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-150050', '1', '2026-11-28 07:30:28.155584+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '1637654', '3', '2026-11-28 07:30:28.155584+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-3227887', '1', '2026-11-28 07:30:28.155584+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-28 07:30:28.155584+00'),
('317', NULL, 'test', 'NGN', 'conversion', '13', '-1545610', '1', '2026-11-28 07:30:28.155584+00'),
('333', NULL, 'test', 'USDT', 'conversion', '13', '10000000', '1', '2026-11-28 07:30:28.155584+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '1000', '1', '2026-11-28 07:30:28.155584+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '3500', '4', '2026-11-28 07:30:28.155584+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '3500', '2', '2026-11-28 07:30:28.155584+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3195608', '7230101'),
('1026', '13', '23', '150050', '7380151'),
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
('125', '1', '21', '15460', '15460'),
('126', '1', '22', '32279', '32279'),
('177', '1', '1', '-10000000', '-10000000'),
('178', '1', '14', '100000', '100000'),
('178', '2', '16', '500000', '600000'),
('179', '1', '3', '5000000', '5000000'),
('179', '2', '7', '100002', '5100002'),
('179', '3', '10', '-100004', '4999998'),
('179', '4', '12', '100005', '5100003'),
('182', '1', '23', '-150050', '-150050'),
('189', '1', '9', '100004', '100004'),
('189', '2', '18', '10000', '110004'),
('189', '3', '21', '1527650', '1637654'),
('190', '1', '22', '-3227887', '-3227887'),
('257', '1', '19', '-25000000', '-25000000'),
('317', '1', '21', '-1545610', '-1545610'),
('333', '1', '21', '10000000', '10000000'),
('50', '1', '14', '1000', '1000'),
('51', '1', '3', '2500', '2500'),
('51', '2', '7', '1000', '3500'),
('51', '3', '10', '-1000', '2500'),
('51', '4', '12', '1000', '3500'),
('61', '1', '9', '1000', '1000'),
('61', '2', '21', '2500', '3500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gh1h9ct4bz9wywzn15fhhs', 'payment', 'single', 'test', NULL, '2026-11-28 07:31:16.931686+00', NULL, NULL, NULL),
('10', 'wd_01m8gh1r1n0pqrrb1thesja5nz:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 07:31:29.116715+00', NULL, NULL, NULL),
('11', 'wd_01m8gh1xbmxq5qw9rexbjna92a:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:29.26921+00', NULL, NULL, NULL),
('12', 'wd_01m8gh1xbmxq5qw9rexbjna92a:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 07:31:32.135447+00', NULL, NULL, NULL),
('13', 'wd_01m8gh20a4vxps3g7g3wnb2see:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:32.293077+00', NULL, NULL, NULL),
('14', 'wd_01m8gh20a4vxps3g7g3wnb2see:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 07:31:32.463587+00', NULL, NULL, NULL),
('15', 'bill_01m8gh21rcqj1tp67es8zya92e:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:33.786342+00', NULL, NULL, NULL),
('16', 'bill_01m8gh21rcqj1tp67es8zya92e:post', 'bill_post', 'post', 'test', '15', '2026-11-28 07:31:33.889876+00', NULL, NULL, NULL),
('17', 'bill_01m8gh223r1j1jevzf4k4xx4b6:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:34.137881+00', NULL, NULL, NULL),
('18', 'bill_01m8gh223r1j1jevzf4k4xx4b6:post', 'bill_post', 'post', 'test', '17', '2026-11-28 07:31:34.36036+00', NULL, NULL, NULL),
('19', 'cp_01m8gh22p6htmsyeet3tppz0q7', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 07:31:46.85598+00', NULL, NULL, NULL),
('2', 'wd_01m8gh1hetsjz0ncmy5fvp4te9:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:17.09752+00', NULL, NULL, NULL),
('20', 'sale_01m8gh2eq83tcb7ypm199xjq0j:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:47.049231+00', NULL, NULL, NULL),
('21', 'sale_01m8gh2eq83tcb7ypm199xjq0j:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 07:31:47.151277+00', NULL, NULL, NULL),
('22', 'col_01m8gh2eze20zkncgz2rz7hgdr:credit', 'collection', 'single', 'test', NULL, '2026-11-28 07:31:49.705178+00', NULL, NULL, NULL),
('23', 'adj_01m8gh2hw1zhpsn3cmnpb2n2pw', 'adjustment', 'single', 'test', NULL, '2026-11-28 07:31:50.314293+00', NULL, NULL, NULL),
('3', 'wd_01m8gh1hetsjz0ncmy5fvp4te9:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 07:31:17.384092+00', NULL, NULL, NULL),
('4', 'wd_01m8gh1jdhbr7t45vmerks6sya:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:18.068117+00', NULL, NULL, NULL),
('5', 'wd_01m8gh1jdhbr7t45vmerks6sya:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 07:31:18.212752+00', NULL, NULL, NULL),
('6', 'wd_01m8gh1jte5vkr69fs0grht6kb:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:18.479487+00', NULL, NULL, NULL),
('7', 'wd_01m8gh1jte5vkr69fs0grht6kb:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 07:31:23.626342+00', NULL, NULL, NULL),
('8', 'wd_01m8gh1r1n0pqrrb1thesja5nz:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 07:31:23.830381+00', NULL, NULL, NULL),
('9', 'wd_01m8gh1r1n0pqrrb1thesja5nz:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 07:31:24.0048+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gh1f0m69gn6c7zr7yjz0pd', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', E'\\xc4e670126048a7c7d10da942c97cfb935612d84c2dc6d9aac3f5d0fac9de4bfc', E'\\x6d70733197959c38bad920e54aca3576166d383c2bb3ee7991a312881ac56883080457124f8f2dcf8fc339239f127933d40a7f81a1b18e7883b4cd7cfa05fa6bcbbc0e974602d614e80d20fc5ec231f4f630d526', 'TUl6', NULL, NULL, NULL, '2026-11-28 07:31:14.608037+00', NULL, '2026-11-28 07:31:15.285895+00', '127.0.0.1'),
('key_01m8gh1f0mh2m19s8hahmfmwr1', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'prod', E'\\xd413655bf1396de2748345636b070ea09dc930f3968fc5f0ccce1fa35e10c848', E'\\x6d70733197959c38bad920e51b36b12f297d02dfe935a53d8e32fc5a73627b8a9fe3722d5dadafbdf0c07f7bb06ee12d6b42fd6714aa31ca0b2fe3c1135b741576a6a97fbabd36270a01f34824eda8016e12abf6', '0DKT', NULL, NULL, NULL, '2026-11-28 07:31:14.608037+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:8cd01aeba9f0dbc4e9cb5ee5dbb2b97a5c492b20912344aebe9f42b07480b790', '0', '1795937476226'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795851975729'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795851975682');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gh21rcqj1tp67es8zya92e', '1', 'simulator', 'simulator', '202611280831a3x7c91r260gjtng', '1', '1', '2026-11-28 07:31:33.884969+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280831a3x7c91r260gjtng', '2026-11-28 07:31:33.804+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gh223r1j1jevzf4k4xx4b6', '1', 'simulator', 'simulator', '2026112808312v1qkyj5x0g9r94s', '1', '1', '2026-11-28 07:31:34.339797+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112808312v1qkyj5x0g9r94s', '2026-11-28 07:31:34.272+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gh2eze20zkncgz2rz7hgdr', '1', 'simulator', 'simulator', 'col_01m8gh2eze20zkncgz2rz7hgdr', '1', '1', '2026-11-28 07:31:47.521003+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gh2eze20zkncgz2rz7hgdr', '2026-11-28 07:31:49.693+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gh2eq83tcb7ypm199xjq0j', '1', 'simulator', 'simulator', 'sale_01m8gh2eq83tcb7ypm199xjq0j', '1', '1', '2026-11-28 07:31:47.150153+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gh2eq83tcb7ypm199xjq0j', '2026-11-28 07:31:47.083+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gh1hetsjz0ncmy5fvp4te9', '1', 'simulator', 'simulator', 'wd_01m8gh1hetsjz0ncmy5fvp4te9', '1', '1', '2026-11-28 07:31:17.374431+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gh1hetsjz0ncmy5fvp4te9', '2026-11-28 07:31:17.263+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gh1jdhbr7t45vmerks6sya', '1', 'simulator', 'simulator', 'wd_01m8gh1jdhbr7t45vmerks6sya', '1', '1', '2026-11-28 07:31:18.202507+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gh1jdhbr7t45vmerks6sya', '2026-11-28 07:31:18.144+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gh1jte5vkr69fs0grht6kb', '1', 'simulator', 'simulator', 'wd_01m8gh1jte5vkr69fs0grht6kb', '1', '1', '2026-11-28 07:31:18.579205+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gh1jte5vkr69fs0grht6kb', '2026-11-28 07:31:23.602+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gh1r1n0pqrrb1thesja5nz', '1', 'simulator', 'simulator', 'wd_01m8gh1r1n0pqrrb1thesja5nz', '1', '1', '2026-11-28 07:31:23.994942+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gh1r1n0pqrrb1thesja5nz', '2026-11-28 07:31:29.03+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gh1xbmxq5qw9rexbjna92a', '1', 'simulator', 'simulator', 'wd_01m8gh1xbmxq5qw9rexbjna92a', '1', '1', '2026-11-28 07:31:29.366586+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gh1xbmxq5qw9rexbjna92a', '2026-11-28 07:31:31.981+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gh20a4vxps3g7g3wnb2see', '1', 'simulator', 'simulator', 'wd_01m8gh20a4vxps3g7g3wnb2see', '1', '1', '2026-11-28 07:31:32.454195+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gh20a4vxps3g7g3wnb2see', '2026-11-28 07:31:32.399+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 07:31:14.608037+00', 'system', 'business.create', 'biz_01m8gh1f0k1y5hweq40vm3fak3', '{"kycStatus": "APPROVED"}', 'biz_01m8gh1f0k1y5hweq40vm3fak3', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 07:31:16.434554+00', 'usr_01m8gh1f0kjm1mf2v67wkaye0c', 'sign_in.new_network', 'biz_01m8gh1f0k1y5hweq40vm3fak3', '{}', 'biz_01m8gh1f0k1y5hweq40vm3fak3', NULL, 'token', '0aca6f287c43', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 07:31:16.708036+00', 'usr_01m8gh1f0kjm1mf2v67wkaye0c', 'webhook_url.change', 'biz_01m8gh1f0k1y5hweq40vm3fak3', '{}', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'token', '0aca6f287c43', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:39749/webhooks"}'),
('4', '2026-11-28 07:31:32.135447+00', 'root', 'withdrawal.resolve', 'wd_01m8gh1xbmxq5qw9rexbjna92a', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 07:31:50.025653+00', 'usr_01m8gh1f0kjm1mf2v67wkaye0c', 'webhook_url.change', 'biz_01m8gh1f0k1y5hweq40vm3fak3', '{}', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'token', '0aca6f287c43', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:39749/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 07:31:50.314293+00', 'ada', 'balance.adjust', 'biz_01m8gh1f0k1y5hweq40vm3fak3', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gh2hw1zhpsn3cmnpb2n2pw"}', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gh2hw1zhpsn3cmnpb2n2pw', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 07:31:50.314293+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 07:31:14.608037+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 07:30:57.255026+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 07:30:57.255026+00');
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
('bill_01m8gh21rcqj1tp67es8zya92e', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '82218002445184730195', '{}', '73.52 kWh'),
('bill_01m8gh223r1j1jevzf4k4xx4b6', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 07:31:14.608037+00', '2026-11-28 07:31:50.025653+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 07:31:46.895+00', '2026-11-28 07:31:49.044777+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'd54b1ee5cf6d6016deb33030ad4bdfaf528526487704dff289b496b93325b989', '0', 'test', 'cp_01m8gh22p6htmsyeet3tppz0q7', 'biz_01m8gh1f0k1y5hweq40vm3fak3', '4', '2026-11-28 07:31:34.941+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 07:31:37.039394+00'),
('simulated', 'fa6a2246ee2716b979584f9aa35cf79b7961b57e63a4ef044fdd66a2d35ecc95', '0', 'test', 'cp_01m8gh22p6htmsyeet3tppz0q7', 'biz_01m8gh1f0k1y5hweq40vm3fak3', '5', '2026-11-28 07:31:37.463+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 07:31:39.607613+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gh2eze20zkncgz2rz7hgdr', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.11550000', '0', '127.82434500', '32279', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gh2eze20zkncgz2rz7hgdr');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gh22p6htmsyeet3tppz0q7', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc', 'fa6a2246ee2716b979584f9aa35cf79b7961b57e63a4ef044fdd66a2d35ecc95', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gh22msk2ddch78g2p6kptv', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 08:31:34.726+00', '2026-11-28 07:31:34.726+00', '2026-11-28 07:31:46.848+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('35b959bf964d712546245578de8475fdcf9dae8b1c9cd80171bccc9bd8ea3edf', 'swp_01m8gh27kgb4ky425r0f4mwrcp', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e84093c9c888a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541a04ae94c461c13ade2d3873a27ee3f6ab0da5732121541bbfd44aa61982e86d575d50bbf398ddcd635834218b0a81770b3f4c488a234124108083a3a572046c85f519f472c34e9f2765c38439230837fc34f9d4b91cce3e07557973b77e3ced6de3be31103119bf85d6552ddf210fcf6504f3fcdb61f12041b', '2026-11-28 07:32:46.867+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 07:31:46.887029+00'),
('55ebd5d4ad2319ee52380322943138119c9af90198b75d51b6a1b9457b8f6735', 'swp_01m8gh27kgb4ky425r0f4mwrcp', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40a0b3c888a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541a04ae94c461c13ade2d3873a27ee3f6ab0da5732121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000001ba3c409ef879b02b3a09cbe451441fdea5db89300000000000000000000000000000000000000000000000000000000017d784070c0dec488a2349001d090c1061241c257d68c906475f219df09ae954a0f637b8e0b5ddb1e4141b612e72f7c2f931d22edf60e7fccb89024047b6615f6a2cdcbb96d2bb1041fb03ef99472a4a0f2831b', '2026-11-28 07:32:44.064+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 07:31:44.103212+00'),
('ab57dd749a82a4609f4677f2d767b1e6befe561835996e7f11db8e679bf7311b', 'swp_01m8gh27kgb4ky425r0f4mwrcp', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140e793c888a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541bbfd44aa61982e86d575d50bbf398ddcd6358342121541a04ae94c461c13ade2d3873a27ee3f6ab0da573218d090c1067087bfc488a23412418a17b1ddb66fb041f454c2e5ad634a0a3d17dde8aceee70b37ff46ad8adbc2376ff98a52268833e2f72a981fc50437320153cb1b2c5ecee4230c758ff8fc1e181c', '2026-11-28 07:32:40.039+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 07:31:41.435595+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8gh27kgb4ky425r0f4mwrcp', 'cp_01m8gh22p6htmsyeet3tppz0q7', 'test', '0', 'TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 07:31:39.722999+00', '2026-11-28 07:31:46.772794+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', 'collection', '1', '3195608', '0'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', 'sales', '1', '1530150'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/bills/data', 'fcbd4a17652273b0c3beb1da3b8c3cf3', E'\\xd832420489efabf3c576ad63d28be22eb63ee637654668a26180b1fb283134cd', 'bill_01m8gh223r1j1jevzf4k4xx4b6', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gh223r1j1jevzf4k4xx4b6","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 07:31:34.137881+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/bills/electricity', 'a09199370bf89909d55534b7f6a4f214', E'\\x2a94a08cecfeebd5cd135ba211cdbcff8ddbb527f90682ca976e375c2298599d', 'bill_01m8gh21rcqj1tp67es8zya92e', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gh21rcqj1tp67es8zya92e","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"82218002445184730195","units":"73.52 kWh"}', '2026-11-28 07:31:33.786342+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/cross-border/collections', 'b02ff0071d3e180db353caecde29757d', E'\\x5e10f7e3a268d9b7526a7bf9351e26101e7c8829cb2fc1c596e193eb0913d9e5', 'col_01m8gh2eze20zkncgz2rz7hgdr', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gh2eze20zkncgz2rz7hgdr","reference":"col_01m8gh2eze20zkncgz2rz7hgdr","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31956.08,"targetCurrency":"NGN","rate":127.824345,"providerFee":0,"providerRate":129.1155,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T07:31:47.320Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 07:31:47.320945+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/crypto/payments/cp_01m8gh22p6htmsyeet3tppz0q7/simulate-deposit', '230a3d8b653043a5717787de11b9a540', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gh22p6htmsyeet3tppz0q7', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gh22p6htmsyeet3tppz0q7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc","checkoutUrl":"http://127.0.0.1:35929/pay/01m8gh22p6htmsyeet3tppz0q7hy6ndxfzkypw5rdhd4tfs9096s","returnUrl":null,"status":"UNDERPAID","txHash":"d54b1ee5cf6d6016deb33030ad4bdfaf528526487704dff289b496b93325b989","reviewReason":null,"expiresAt":"2026-11-28T08:31:34.726Z","payableUntil":"2026-11-28T09:31:34.726Z","environment":"test","createdAt":"2026-11-28T07:31:34.726Z","updatedAt":"2026-11-28T07:31:37.108Z","metadata":{"simulated":true}},"deposit":{"txHash":"fa6a2246ee2716b979584f9aa35cf79b7961b57e63a4ef044fdd66a2d35ecc95","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 07:31:37.462323+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/crypto/payments/cp_01m8gh22p6htmsyeet3tppz0q7/simulate-deposit', 'd5f78e939ae3bc55b362d1d59f274fe5', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gh22p6htmsyeet3tppz0q7', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gh22p6htmsyeet3tppz0q7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc","checkoutUrl":"http://127.0.0.1:35929/pay/01m8gh22p6htmsyeet3tppz0q7hy6ndxfzkypw5rdhd4tfs9096s","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:31:34.726Z","payableUntil":"2026-11-28T08:31:34.726Z","environment":"test","createdAt":"2026-11-28T07:31:34.726Z","updatedAt":"2026-11-28T07:31:34.726Z","metadata":{"simulated":true}},"deposit":{"txHash":"d54b1ee5cf6d6016deb33030ad4bdfaf528526487704dff289b496b93325b989","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 07:31:34.904072+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/crypto/payments/create', 'e02f2a634ffb0330a7f6d5758eb9a1d5', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gh22p6htmsyeet3tppz0q7', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gh22p6htmsyeet3tppz0q7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc","checkoutUrl":"http://127.0.0.1:35929/pay/01m8gh22p6htmsyeet3tppz0q7hy6ndxfzkypw5rdhd4tfs9096s","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T08:31:34.726Z","payableUntil":"2026-11-28T08:31:34.726Z","environment":"test","createdAt":"2026-11-28T07:31:34.726Z","updatedAt":"2026-11-28T07:31:34.726Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 07:31:34.771428+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/crypto/withdrawals/request', '4e1cbc876abca2dc331a42834f1d1db0', E'\\xc70a41401b6123261aacd508d0c1c9a1afcb22d8f5f1bf3a19451f42233d7748', 'sale_01m8gh2eq83tcb7ypm199xjq0j', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gh2eq83tcb7ypm199xjq0j","amountUsdt":10,"conversionRate":1530.15,"grossAmountNgn":15301.5,"withdrawalFeeNgn":25,"netAmountNgn":15276.5,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gh2eq83tcb7ypm199xjq0j","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:31:47.049Z"},"simulated":true,"environment":"test"}', '2026-11-28 07:31:47.049231+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/payment/process', 'bf9af786031d451d720321fddf782ee3', E'\\x28fc71723a29b55bca7539b76b95b1744ce578e663d38421dd0c5a5a3b43d9bd', 'txn_01m8gh1h9ct4bz9wywzn15fhhs', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gh1h9ct4bz9wywzn15fhhs","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:31:16.931686+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/withdrawal/request', '316f7121ada683fbe994c88496f72912', E'\\x8f6a25336e9ca4eb7545d6a423788da2261d7d1f0dbdfecd701f7bcbe8cc0b38', 'wd_01m8gh1jdhbr7t45vmerks6sya', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gh1jdhbr7t45vmerks6sya","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:31:18.068Z","environment":"test","simulated":true},"requestId":"req_01m8gh1j9fpn2a1h2staamvwp2","simulated":true,"environment":"test"}', '2026-11-28 07:31:18.068117+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/withdrawal/request', '5429ffae848bcd433f458d344784a909', E'\\x4395157c421a0ac89d5a578ca3192e4d93d9ac246a11f2700ccdf7391f417538', 'wd_01m8gh1jte5vkr69fs0grht6kb', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gh1jte5vkr69fs0grht6kb","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:31:18.479Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:31:18.479487+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/withdrawal/request', 'c0cdf3e95ec2038b5b9eedba29beb235', E'\\xebbdd293b1507d08bfcbb09daaf44f75300fd144f4cc3f35ad044776fd085550', 'wd_01m8gh1r1n0pqrrb1thesja5nz', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gh1r1n0pqrrb1thesja5nz","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:31:23.830Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:31:23.830381+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/withdrawal/request', 'c69d88375241fc9fda22b1157bbebb83', E'\\x0e4719fb189d384b7f6a0ad06ddef10b57d145c1bd535868aa0a029f7cf914e7', 'wd_01m8gh20a4vxps3g7g3wnb2see', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gh20a4vxps3g7g3wnb2see","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:31:32.293Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:31:32.293077+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/withdrawal/request', 'd333910eff34ae5fe43faa4a93eb1349', E'\\xb16d3203d8cfc2a2233d79dd5d3eacfca7310623b574f40791be402b87b207bc', 'wd_01m8gh1xbmxq5qw9rexbjna92a', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gh1xbmxq5qw9rexbjna92a","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:31:29.269Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:31:29.26921+00'),
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '/withdrawal/request', 'demo-af581dda-0337-4483-8dcf-89fbf424a5fc', E'\\x787ac84faa41c28719821a8998cb10890b022bd44d34d34ff448406178dbaf14', 'wd_01m8gh1hetsjz0ncmy5fvp4te9', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gh1hetsjz0ncmy5fvp4te9","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T07:31:17.097Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 07:31:17.09752+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733197959c38bad920e524c0ee83aaa3ee548858541c19c5a266c52134d5d541af81636a7e7599fbfeaacde2c168608080b91805413e20c52d0f76c4cafa03bacde17b536c1a66fe28ce997c1d246bd48c9b', '2026-11-28 07:30:56.111369+00', '2026-11-28 07:30:56.111369+00'),
('sandbox_seed', E'\\x6d70733197959c38bad920e5f20f1a654a198801f39f40c0251e2825f089d60fab3ed9029cbe7f0fb1c9e6de6f80b3837f9582d510b8d86b0f3d75739756f6411e76121af7c34f0c142f7e988d5d67970f753e428797af3746eb90fedc88e8ef72a4347ea12ad682179d699df3535f63', '2026-11-28 07:30:56.071059+00', '2026-11-28 07:30:56.071059+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gh1f0kjm1mf2v67wkaye0c', E'\\x3fa6584ee1882a88d30bc273f483921b5bd90552efa4535c1cfd936e2c983745', '2026-11-28 07:31:16.434554+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 07:31:16.434554+00', '2026-11-28 07:31:16.434554+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:31:17.240426+00'),
('2', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:39749/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:31:16.708036+00', '2026-11-28 07:31:16.708036+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 07:31:17.240426+00'),
('3', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:39749/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 07:31:50.025653+00', '2026-11-28 07:31:50.025653+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gh1zvnaqgjwnp79ty5jvv9', 'withdrawal.resolve', 'wd_01m8gh1xbmxq5qw9rexbjna92a', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 07:31:31.827602+00', '2026-11-29 07:31:31.827602+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gh21rcqj1tp67es8zya92e', 'bill', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280831a3x7c91r260gjtng', NULL, '2026-11-28 07:31:33.786342+00', '2026-11-28 07:31:33.889876+00'),
('bill_01m8gh223r1j1jevzf4k4xx4b6', 'bill', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112808312v1qkyj5x0g9r94s', NULL, '2026-11-28 07:31:34.137881+00', '2026-11-28 07:31:34.36036+00'),
('col_01m8gh2eze20zkncgz2rz7hgdr', 'collection', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 07:32:07.320945+00', NULL, 'sim_col_01m8gh2eze20zkncgz2rz7hgdr', NULL, '2026-11-28 07:31:47.320945+00', '2026-11-28 07:31:49.705178+00'),
('sale_01m8gh2eq83tcb7ypm199xjq0j', 'usdt_sale', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gh2eq83tcb7ypm199xjq0j', NULL, '2026-11-28 07:31:47.049231+00', '2026-11-28 07:31:47.151277+00'),
('wd_01m8gh1hetsjz0ncmy5fvp4te9', 'withdrawal', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gh1hetsjz0ncmy5fvp4te9', NULL, '2026-11-28 07:31:17.09752+00', '2026-11-28 07:31:17.384092+00'),
('wd_01m8gh1jdhbr7t45vmerks6sya', 'withdrawal', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gh1jdhbr7t45vmerks6sya', 'The sandbox fails amounts ending in .01.', '2026-11-28 07:31:18.068117+00', '2026-11-28 07:31:18.212752+00'),
('wd_01m8gh1jte5vkr69fs0grht6kb', 'withdrawal', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gh1jte5vkr69fs0grht6kb', NULL, '2026-11-28 07:31:18.479487+00', '2026-11-28 07:31:23.626342+00'),
('wd_01m8gh1r1n0pqrrb1thesja5nz', 'withdrawal', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gh1r1n0pqrrb1thesja5nz', 'The sandbox reverses amounts ending in .04.', '2026-11-28 07:31:23.830381+00', '2026-11-28 07:31:29.116715+00'),
('wd_01m8gh1xbmxq5qw9rexbjna92a', 'withdrawal', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gh1zvnaqgjwnp79ty5jvv9', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gh1xbmxq5qw9rexbjna92a', NULL, '2026-11-28 07:31:29.26921+00', '2026-11-28 07:31:32.135447+00'),
('wd_01m8gh20a4vxps3g7g3wnb2see', 'withdrawal', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gh20a4vxps3g7g3wnb2see', NULL, '2026-11-28 07:31:32.293077+00', '2026-11-28 07:31:32.463587+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TCVMRtEET5CZAoeCsjWWi1rYTcdWm9ENra', '25000000', '0', 'false'),
('TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc', '0', '268000', 'true'),
('TT7CmKHSvzE9seegAV8ZrnqWaDD3ZTR3oY', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795851075733'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795851085917'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795851094941'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795851097463'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795851101499'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795851104148'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795851106895');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('35b959bf964d712546245578de8475fdcf9dae8b1c9cd80171bccc9bd8ea3edf', '8', 'trx_transfer', 'SUCCESS', 'TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc', 'TT7CmKHSvzE9seegAV8ZrnqWaDD3ZTR3oY', '382000', '0', '0'),
('55ebd5d4ad2319ee52380322943138119c9af90198b75d51b6a1b9457b8f6735', '7', 'usdt_transfer', 'SUCCESS', 'TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc', 'TCVMRtEET5CZAoeCsjWWi1rYTcdWm9ENra', '25000000', '13000000', '130000'),
('ab57dd749a82a4609f4677f2d767b1e6befe561835996e7f11db8e679bf7311b', '6', 'trx_transfer', 'SUCCESS', 'TT7CmKHSvzE9seegAV8ZrnqWaDD3ZTR3oY', 'TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc', '13650000', '1100000', '0'),
('d54b1ee5cf6d6016deb33030ad4bdfaf528526487704dff289b496b93325b989', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc', '10000000', '0', '0'),
('fa6a2246ee2716b979584f9aa35cf79b7961b57e63a4ef044fdd66a2d35ecc95', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TQakrgVGujUDVhBCEYw9McVGFjczQG6WFc', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gh21rcqj1tp67es8zya92e', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gh21r9r3b128s7fynwxeac', '2026-11-28 07:31:33.786342+00', '2026-11-28 07:31:33.889876+00'),
('bill_01m8gh223r1j1jevzf4k4xx4b6', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gh222m5hnyhdj41r47nq68', '2026-11-28 07:31:34.137881+00', '2026-11-28 07:31:34.36036+00'),
('col_01m8gh2eze20zkncgz2rz7hgdr', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'collection', 'COMPLETED', '3195608', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gh2exnka2fk8w79mbe4v98', '2026-11-28 07:31:47.320945+00', '2026-11-28 07:31:49.705178+00'),
('txn_01m8gh1h9ct4bz9wywzn15fhhs', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gh1h7vhpckcwwea7twq9b5', '2026-11-28 07:31:16.931686+00', '2026-11-28 07:31:16.931686+00'),
('wd_01m8gh1hetsjz0ncmy5fvp4te9', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gh1hdys6qk4q4psgr55rqj', '2026-11-28 07:31:17.09752+00', '2026-11-28 07:31:17.384092+00'),
('wd_01m8gh1jdhbr7t45vmerks6sya', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gh1j9fpn2a1h2staamvwp2', '2026-11-28 07:31:18.068117+00', '2026-11-28 07:31:18.212752+00'),
('wd_01m8gh1jte5vkr69fs0grht6kb', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gh1jsbfz97ba8a62hdk06j', '2026-11-28 07:31:18.479487+00', '2026-11-28 07:31:23.626342+00'),
('wd_01m8gh1r1n0pqrrb1thesja5nz', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gh1r03q18nmyvbs5rd8f0v', '2026-11-28 07:31:23.830381+00', '2026-11-28 07:31:29.116715+00'),
('wd_01m8gh1xbmxq5qw9rexbjna92a', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gh1xb0s4rqyt1sftdc959e', '2026-11-28 07:31:29.26921+00', '2026-11-28 07:31:32.135447+00'),
('wd_01m8gh20a4vxps3g7g3wnb2see', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gh20900cw4y2969789cp1d', '2026-11-28 07:31:32.293077+00', '2026-11-28 07:31:32.463587+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gh2enkmt6q2bc1xrk9vmnm', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', '10000000', '1545.61000000', '1530.15000000', '1530150', '2500', '1527650', '15460', '2026-11-28 07:31:46.996869+00', '2026-11-28 07:32:46.996+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gh2eq83tcb7ypm199xjq0j', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'COMPLETED', '10000000', '1545.61000000', '1530.15000000', '1530150', '2500', '1527650', '15460', 'qte_01m8gh2enkmt6q2bc1xrk9vmnm', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gh2enxy0fvny5z4bt4nwy1', '2026-11-28 07:31:47.049231+00', '2026-11-28 07:31:47.151277+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gh1f0kjm1mf2v67wkaye0c', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$ssIiE2vqY5hxnw5z+r+wPw$tg3ncZcbK9RJXWX+skmbqWHKJPiJXwkcHsDXga36SO8', '1', NULL, NULL, NULL, '2026-11-28 07:31:14.608037+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'simulator', 'biz_01m8gh1f0k1y5hweq40vm3fak3', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 07:31:14.608037+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gh1hrbk0cx00fdhbte6mdm', '1', 'http://127.0.0.1:39749/webhooks', '2026-11-28 07:31:17.477+00', '133', '204', '', NULL),
('msg_01m8gh1jjmwhh0amdgb7j7q59j', '1', 'http://127.0.0.1:39749/webhooks', '2026-11-28 07:31:18.28+00', '32', '204', '', NULL),
('msg_01m8gh1qvjjs9s63xp16tw02dj', '1', 'http://127.0.0.1:39749/webhooks', '2026-11-28 07:31:23.681+00', '51', '204', '', NULL),
('msg_01m8gh1r7c4fdgf3gxahdhsby4', '1', 'http://127.0.0.1:39749/webhooks', '2026-11-28 07:31:24.072+00', '3', '204', '', NULL),
('msg_01m8gh1x6y6s1d9ft72tf887w6', '1', 'http://127.0.0.1:39749/webhooks', '2026-11-28 07:31:29.137+00', '3', '204', '', NULL),
('msg_01m8gh205ct1jcj4wssgyc5aed', '1', 'http://127.0.0.1:39749/webhooks', '2026-11-28 07:31:32.206+00', '3', '204', '', NULL),
('msg_01m8gh20g64262w320e40d419s', '1', 'http://127.0.0.1:39749/webhooks', '2026-11-28 07:31:32.537+00', '7', '500', '', NULL),
('msg_01m8gh20g64262w320e40d419s', '2', 'http://127.0.0.1:39749/webhooks', '2026-11-28 07:31:33.649+00', '25', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gh1hrbk0cx00fdhbte6mdm', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal.completed', 'wd_01m8gh1hetsjz0ncmy5fvp4te9', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:31:17.263Z","data":{"transactionId":"wd_01m8gh1hetsjz0ncmy5fvp4te9","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:31:17.097Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:31:17.384092+00', '2026-11-28 07:31:17.624921+00', NULL),
('msg_01m8gh1jjmwhh0amdgb7j7q59j', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal.failed', 'wd_01m8gh1jdhbr7t45vmerks6sya', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:31:18.144Z","data":{"transactionId":"wd_01m8gh1jdhbr7t45vmerks6sya","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:31:18.068Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:31:18.212752+00', '2026-11-28 07:31:18.321241+00', NULL),
('msg_01m8gh1qvjjs9s63xp16tw02dj', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal.completed', 'wd_01m8gh1jte5vkr69fs0grht6kb', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:31:23.602Z","data":{"transactionId":"wd_01m8gh1jte5vkr69fs0grht6kb","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:31:18.479Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:31:23.626342+00', '2026-11-28 07:31:23.743692+00', NULL),
('msg_01m8gh1r7c4fdgf3gxahdhsby4', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal.completed', 'wd_01m8gh1r1n0pqrrb1thesja5nz', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:31:23.941Z","data":{"transactionId":"wd_01m8gh1r1n0pqrrb1thesja5nz","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:31:23.830Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:31:24.0048+00', '2026-11-28 07:31:24.081224+00', NULL),
('msg_01m8gh1x6y6s1d9ft72tf887w6', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal.failed', 'wd_01m8gh1r1n0pqrrb1thesja5nz', '{"type":"withdrawal.failed","timestamp":"2026-11-28T07:31:29.030Z","data":{"transactionId":"wd_01m8gh1r1n0pqrrb1thesja5nz","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:31:23.830Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:31:29.116715+00', '2026-11-28 07:31:29.141416+00', NULL),
('msg_01m8gh205ct1jcj4wssgyc5aed', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal.completed', 'wd_01m8gh1xbmxq5qw9rexbjna92a', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:31:32.115Z","data":{"transactionId":"wd_01m8gh1xbmxq5qw9rexbjna92a","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:31:29.269Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:31:32.135447+00', '2026-11-28 07:31:32.210056+00', NULL),
('msg_01m8gh20g64262w320e40d419s', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', 'withdrawal.completed', 'wd_01m8gh20a4vxps3g7g3wnb2see', '{"type":"withdrawal.completed","timestamp":"2026-11-28T07:31:32.399Z","data":{"transactionId":"wd_01m8gh20a4vxps3g7g3wnb2see","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T07:31:32.293Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 07:31:32.463587+00', '2026-11-28 07:31:33.682083+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gh1f3a925s34ykf3pbxzvt', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'test', E'\\x6d70733197959c38bad920e5f634c435db7e029b2b41748b716292658ca157d2974d72725ec84b079d8b2fc842e856253160646b0f05a104ffa6da1eeacbff058410b5a0a311bf94f57bb56088d2934630db9f1a0357768ddb3a', '2026-11-28 07:31:14.608037+00', NULL),
('whs_01m8gh1f3ackrq60x6dbpe74ry', 'biz_01m8gh1f0k1y5hweq40vm3fak3', 'prod', E'\\x6d70733197959c38bad920e526bdb03a2340299a284a79fe52d0ed6ffa50fb93a5519910bf67acb8d7f0557fe468f1be939e85036050d118675efaf060b64f891d233b81372ddfe0dacc6c33ee4272119f62c5d4e4da2d26d254', '2026-11-28 07:31:14.608037+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8gh1hetsjz0ncmy5fvp4te9', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gh1jdhbr7t45vmerks6sya', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gh1jte5vkr69fs0grht6kb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gh1r1n0pqrrb1thesja5nz', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gh1xbmxq5qw9rexbjna92a', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8gh20a4vxps3g7g3wnb2see', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
