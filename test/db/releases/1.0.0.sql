-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('124', '126', '176', '177', '181', '188', '190', '191', '257', '316', '332', '48', '49', '60');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fqtxpa6ensj149g26stc6v', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 00:10:45.838616+00'),
('1025', 'biz_01m8fqtxpa6ensj149g26stc6v', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 00:10:45.838616+00'),
('1026', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'NGN', 'available', '0', '7379896', '13', '2026-11-28 00:10:45.838616+00'),
('1027', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 00:10:45.838616+00'),
('1028', 'biz_01m8fqtxpa6ensj149g26stc6v', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 00:10:45.838616+00'),
('1029', 'biz_01m8fqtxpa6ensj149g26stc6v', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 00:10:45.838616+00'),
('1030', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 00:10:45.838616+00'),
('1031', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 00:10:45.838616+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '47737', '2', '2026-11-28 00:10:14.053476+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '150000', '1', '2026-11-28 00:10:14.053476+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '200004', '2', '2026-11-28 00:10:14.053476+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '5100003', '4', '2026-11-28 00:10:14.053476+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-150050', '1', '2026-11-28 00:10:14.053476+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-1700100', '2', '2026-11-28 00:10:14.053476+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-10000000', '1', '2026-11-28 00:10:14.053476+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '510000', '2', '2026-11-28 00:10:14.053476+00'),
('257', NULL, 'test', 'USDT', 'custody', '1', '-25000000', '1', '2026-11-28 00:10:14.053476+00'),
('316', NULL, 'test', 'NGN', 'conversion', '12', '-1545490', '1', '2026-11-28 00:10:14.053476+00'),
('332', NULL, 'test', 'USDT', 'conversion', '12', '10000000', '1', '2026-11-28 00:10:14.053476+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '2000', '2', '2026-11-28 00:10:14.053476+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '3500', '4', '2026-11-28 00:10:14.053476+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '2500', '1', '2026-11-28 00:10:14.053476+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3195353', '7229846'),
('1026', '13', '23', '150050', '7379896'),
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
('124', '1', '21', '15460', '15460'),
('124', '2', '22', '32277', '47737'),
('126', '1', '1', '150000', '150000'),
('176', '1', '9', '100004', '100004'),
('176', '2', '14', '100000', '200004'),
('177', '1', '3', '5000000', '5000000'),
('177', '2', '7', '100002', '5100002'),
('177', '3', '10', '-100004', '4999998'),
('177', '4', '12', '100005', '5100003'),
('181', '1', '23', '-150050', '-150050'),
('188', '1', '21', '1527530', '1527530'),
('188', '2', '22', '-3227630', '-1700100'),
('190', '1', '1', '-10000000', '-10000000'),
('191', '1', '16', '500000', '500000'),
('191', '2', '18', '10000', '510000'),
('257', '1', '19', '-25000000', '-25000000'),
('316', '1', '21', '-1545490', '-1545490'),
('332', '1', '21', '10000000', '10000000'),
('48', '1', '9', '1000', '1000'),
('48', '2', '14', '1000', '2000'),
('49', '1', '3', '2500', '2500'),
('49', '2', '7', '1000', '3500'),
('49', '3', '10', '-1000', '2500'),
('49', '4', '12', '1000', '3500'),
('60', '1', '21', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fqtykt8vv5x24hdc9nzw18', 'payment', 'single', 'test', NULL, '2026-11-28 00:10:46.796113+00', NULL, NULL, NULL),
('10', 'wd_01m8fqv4hpkfkpe1w69m9ymk7t:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 00:10:58.025556+00', NULL, NULL, NULL),
('11', 'wd_01m8fqv9stdypff1yvxsvrndxz:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:10:58.234988+00', NULL, NULL, NULL),
('12', 'wd_01m8fqv9stdypff1yvxsvrndxz:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 00:11:00.986311+00', NULL, NULL, NULL),
('13', 'wd_01m8fqvch8esz08ee0fk0mbr4w:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:11:01.032595+00', NULL, NULL, NULL),
('14', 'wd_01m8fqvch8esz08ee0fk0mbr4w:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 00:11:01.058662+00', NULL, NULL, NULL),
('15', 'bill_01m8fqvd1d7xamq2axz093mqws:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:11:01.550507+00', NULL, NULL, NULL),
('16', 'bill_01m8fqvd1d7xamq2axz093mqws:post', 'bill_post', 'post', 'test', '15', '2026-11-28 00:11:01.655185+00', NULL, NULL, NULL),
('17', 'bill_01m8fqvd7dm8gsewr9q0ax6s5v:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 00:11:01.741871+00', NULL, NULL, NULL),
('18', 'bill_01m8fqvd7dm8gsewr9q0ax6s5v:post', 'bill_post', 'post', 'test', '17', '2026-11-28 00:11:01.767829+00', NULL, NULL, NULL),
('19', 'cp_01m8fqvd9bwhx3384zes8dxvax', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 00:11:12.222092+00', NULL, NULL, NULL),
('2', 'wd_01m8fqtyrmm792zxbq173ypa57:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:10:46.939127+00', NULL, NULL, NULL),
('20', 'sale_01m8fqvqp6z40rfgrjv6fxap8y:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 00:11:12.455492+00', NULL, NULL, NULL),
('21', 'sale_01m8fqvqp6z40rfgrjv6fxap8y:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 00:11:12.537426+00', NULL, NULL, NULL),
('22', 'col_01m8fqvqtsndnypya7gq5efr25:credit', 'collection', 'single', 'test', NULL, '2026-11-28 00:11:14.833201+00', NULL, NULL, NULL),
('23', 'adj_01m8fqvta9ebdsmej7bvb31kb6', 'adjustment', 'single', 'test', NULL, '2026-11-28 00:11:15.161018+00', NULL, NULL, NULL),
('3', 'wd_01m8fqtyrmm792zxbq173ypa57:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 00:10:47.240226+00', NULL, NULL, NULL),
('4', 'wd_01m8fqtz7srgvezk8hvxbca62h:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:10:47.41776+00', NULL, NULL, NULL),
('5', 'wd_01m8fqtz7srgvezk8hvxbca62h:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 00:10:47.454647+00', NULL, NULL, NULL),
('6', 'wd_01m8fqtzbqrx4h2q7nzb5yevgx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:10:47.544658+00', NULL, NULL, NULL),
('7', 'wd_01m8fqtzbqrx4h2q7nzb5yevgx:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 00:10:52.686372+00', NULL, NULL, NULL),
('8', 'wd_01m8fqv4hpkfkpe1w69m9ymk7t:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 00:10:52.858054+00', NULL, NULL, NULL),
('9', 'wd_01m8fqv4hpkfkpe1w69m9ymk7t:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 00:10:52.95487+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fqtxpbagx95a7d6wbb02j9', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', E'\\x14a6993041c4325d5f6b1abc8923256159a70f35174dcdb989e812eb98651481', E'\\x6d707331e43fa6e8abbfbe3675530b4bccd8f74d6a4740b966b2f2e7b9c30ae41aaf241e2f1c5a311b3af4b9b74aa521085adbd9e45378eb15167195d2d98c5eb288a0c1bf0b3148e32a53d7a5104a5507627a77', '6fTk', NULL, NULL, NULL, '2026-11-28 00:10:45.848529+00', NULL, '2026-11-28 00:10:45.976189+00', '127.0.0.1'),
('key_01m8fqtxpbs9gbdm092mvdfgfy', 'biz_01m8fqtxpa6ensj149g26stc6v', 'prod', E'\\x9750723848b23383cb6627e841de35c74b5189cbef03bc8e09fcdc3cb85ec89b', E'\\x6d707331e43fa6e8abbfbe3667154a6f8abb5e924ac3152e234b898f3439c3dbadf802021d8713f6c9739854c4dbfe7ca9734aa7c5de1e106aa5d2da69e069c26715f94f339b6fba6df92f4d2209dd8b5878557e', 'upAF', NULL, NULL, NULL, '2026-11-28 00:10:45.848529+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:fdd6256949a5b1474a410405ceaf23da1278820f1a1817578d608025d6487868', '0', '1795911046199'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795825546169'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795825546160');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fqvd1d7xamq2axz093mqws', '1', 'simulator', 'simulator', '202611280111ynh5bjekp1dvb921', '1', '1', '2026-11-28 00:11:01.609278+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280111ynh5bjekp1dvb921', '2026-11-28 00:11:01.629+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fqvd7dm8gsewr9q0ax6s5v', '1', 'simulator', 'simulator', '2026112801119v4t6knb5fwfapj9', '1', '1', '2026-11-28 00:11:01.76716+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112801119v4t6knb5fwfapj9', '2026-11-28 00:11:01.756+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fqvqtsndnypya7gq5efr25', '1', 'simulator', 'simulator', 'col_01m8fqvqtsndnypya7gq5efr25', '1', '1', '2026-11-28 00:11:12.685414+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fqvqtsndnypya7gq5efr25', '2026-11-28 00:11:14.782+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fqvqp6z40rfgrjv6fxap8y', '1', 'simulator', 'simulator', 'sale_01m8fqvqp6z40rfgrjv6fxap8y', '1', '1', '2026-11-28 00:11:12.524635+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fqvqp6z40rfgrjv6fxap8y', '2026-11-28 00:11:12.526+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fqtyrmm792zxbq173ypa57', '1', 'simulator', 'simulator', 'wd_01m8fqtyrmm792zxbq173ypa57', '1', '1', '2026-11-28 00:10:47.2249+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fqtyrmm792zxbq173ypa57', '2026-11-28 00:10:47.161+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fqtz7srgvezk8hvxbca62h', '1', 'simulator', 'simulator', 'wd_01m8fqtz7srgvezk8hvxbca62h', '1', '1', '2026-11-28 00:10:47.451481+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fqtz7srgvezk8hvxbca62h', '2026-11-28 00:10:47.441+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fqtzbqrx4h2q7nzb5yevgx', '1', 'simulator', 'simulator', 'wd_01m8fqtzbqrx4h2q7nzb5yevgx', '1', '1', '2026-11-28 00:10:47.615609+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fqtzbqrx4h2q7nzb5yevgx', '2026-11-28 00:10:52.654+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fqv4hpkfkpe1w69m9ymk7t', '1', 'simulator', 'simulator', 'wd_01m8fqv4hpkfkpe1w69m9ymk7t', '1', '1', '2026-11-28 00:10:52.948539+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fqv4hpkfkpe1w69m9ymk7t', '2026-11-28 00:10:58.012+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fqv9stdypff1yvxsvrndxz', '1', 'simulator', 'simulator', 'wd_01m8fqv9stdypff1yvxsvrndxz', '1', '1', '2026-11-28 00:10:58.296421+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fqv9stdypff1yvxsvrndxz', '2026-11-28 00:11:00.85+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fqvch8esz08ee0fk0mbr4w', '1', 'simulator', 'simulator', 'wd_01m8fqvch8esz08ee0fk0mbr4w', '1', '1', '2026-11-28 00:11:01.057592+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fqvch8esz08ee0fk0mbr4w', '2026-11-28 00:11:01.046+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 00:10:45.848529+00', 'system', 'business.create', 'biz_01m8fqtxpa6ensj149g26stc6v', '{"kycStatus": "APPROVED"}', 'biz_01m8fqtxpa6ensj149g26stc6v', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 00:10:46.388135+00', 'usr_01m8fqtxpa2bgphqkz3fbeb41n', 'sign_in.new_network', 'biz_01m8fqtxpa6ensj149g26stc6v', '{}', 'biz_01m8fqtxpa6ensj149g26stc6v', NULL, 'token', '6be2b87f1dd3', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 00:10:46.644128+00', 'usr_01m8fqtxpa2bgphqkz3fbeb41n', 'webhook_url.change', 'biz_01m8fqtxpa6ensj149g26stc6v', '{}', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'token', '6be2b87f1dd3', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:46813/webhooks"}'),
('4', '2026-11-28 00:11:00.986311+00', 'root', 'withdrawal.resolve', 'wd_01m8fqv9stdypff1yvxsvrndxz', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 00:11:15.016163+00', 'usr_01m8fqtxpa2bgphqkz3fbeb41n', 'webhook_url.change', 'biz_01m8fqtxpa6ensj149g26stc6v', '{}', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'token', '6be2b87f1dd3', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:46813/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 00:11:15.161018+00', 'ada', 'balance.adjust', 'biz_01m8fqtxpa6ensj149g26stc6v', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fqvta9ebdsmej7bvb31kb6"}', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fqvta9ebdsmej7bvb31kb6', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 00:11:15.161018+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 00:10:45.848529+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 00:10:34.366256+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 00:10:34.366256+00');
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
('bill_01m8fqvd1d7xamq2axz093mqws', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '38352936445635168028', '{}', '73.52 kWh'),
('bill_01m8fqvd7dm8gsewr9q0ax6s5v', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fqtxpa6ensj149g26stc6v', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', '{}', '{}', 'false', '{}', '2026-11-28 00:10:45.848529+00', '2026-11-28 00:11:15.016163+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 00:11:12.289+00', '2026-11-28 00:11:14.549318+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '98860dfef84c7221313050dfb572ed305841f3a7d6560a70603d032d7371afb9', '0', 'test', 'cp_01m8fqvd9bwhx3384zes8dxvax', 'biz_01m8fqtxpa6ensj149g26stc6v', '5', '2026-11-28 00:11:04.404+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 00:11:06.566229+00'),
('simulated', 'dfa0301cc5a89a5c354708078fd41f4005e5dc9ab3c9b40184b40b1b49bbe9df', '0', 'test', 'cp_01m8fqvd9bwhx3384zes8dxvax', 'biz_01m8fqtxpa6ensj149g26stc6v', '4', '2026-11-28 00:11:01.834+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 00:11:04.055562+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fqvqtsndnypya7gq5efr25', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.10520000', '0', '127.81414800', '32277', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fqvqtsndnypya7gq5efr25');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fqvd9bwhx3384zes8dxvax', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE', '98860dfef84c7221313050dfb572ed305841f3a7d6560a70603d032d7371afb9', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fqvd96qqqv2zycwd1kbdk6', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 01:11:01.803+00', '2026-11-28 00:11:01.803+00', '2026-11-28 00:11:12.209+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('746ee5517a17b90c3e681dea1dfe3cfcd09ced7f7a46f2e630e07dd20f6da1ff', 'swp_01m8fqvj0mjqaz13g93c2x3ys9', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140d6e6fafba1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541169c96037e844cd96c89757e7d937a62fc7ce62112154160a1a140c22e64e0fec0ffc5f66f997efa69dd3018d090c10670f691f7fba13412419fec443ce5c5f444a3a72ba9021ee9ed846b80b366a9612ee159145ffc91b7b52404ec217ce9669b6ce4a792e6b2ab3a9fffcc5826048534cbc7ef2765d1459d1c', '2026-11-28 00:12:06.87+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 00:11:07.546667+00'),
('acc71ae5348eae1129fbbe59c4ff46b92b7e6cf73e01daa7a3f9324746702c45', 'swp_01m8fqvj0mjqaz13g93c2x3ys9', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40a2fefafba1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154160a1a140c22e64e0fec0ffc5f66f997efa69dd30121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000002681057f811f07b33ea31d9069ee3b2b5447b13c00000000000000000000000000000000000000000000000000000000017d784070c2a9f7fba1349001d090c106124193d0309ca27b702c49fa27b5c1442857afa37a3cf3fa8150e1392bf0e6f6bd216a6400f10217f8ff66941596bd54f26e1ac53681511cf3ce5fde265398ab79971b', '2026-11-28 00:12:09.89+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 00:11:09.910163+00'),
('b5001246e7d93bfa4945e8911cd06599be46e9324a4d9f36c01cb631d703d9c1', 'swp_01m8fqvj0mjqaz13g93c2x3ys9', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840d990fbfba1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154160a1a140c22e64e0fec0ffc5f66f997efa69dd30121541169c96037e844cd96c89757e7d937a62fc7ce62118b0a81770f9bbf7fba1341241a06fe1a82db20dcf9ddafbb7b97189b1846ac2d10bbbb3f27ece3b9731215e8474388b33c306b5e69f86135242c9620d49e7b0aee6e3b8856ff0f6244d5569ac1b', '2026-11-28 00:12:12.249+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 00:11:12.272147+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fqvj0mjqaz13g93c2x3ys9', 'cp_01m8fqvd9bwhx3384zes8dxvax', 'test', '0', 'TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 00:11:06.628074+00', '2026-11-28 00:11:12.193455+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', 'collection', '1', '3195353', '0'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', 'sales', '1', '1530030'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/bills/data', 'f64cad30a542a6b0b69d858ecc19bf96', E'\\xa8fb45f1e1e49dd99dfd5d5ac815a5a2134d7a5b018ddcd60aba5b0545e68125', 'bill_01m8fqvd7dm8gsewr9q0ax6s5v', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fqvd7dm8gsewr9q0ax6s5v","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 00:11:01.741871+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/bills/electricity', '63f7239459222aed4011e2adb3b17778', E'\\xd7889bf143028a58b6f5106f368721024d755de8ea485086ec5b13f50adea2e4', 'bill_01m8fqvd1d7xamq2axz093mqws', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fqvd1d7xamq2axz093mqws","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"38352936445635168028","units":"73.52 kWh"}', '2026-11-28 00:11:01.550507+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/cross-border/collections', '62d7a41952a8b53e19b0c25e83cb19c2', E'\\x592e4d77dbd5ec1e047def780ee55f1d2d2a6189250329e97683e1d3b754c332', 'col_01m8fqvqtsndnypya7gq5efr25', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fqvqtsndnypya7gq5efr25","reference":"col_01m8fqvqtsndnypya7gq5efr25","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31953.53,"targetCurrency":"NGN","rate":127.814148,"providerFee":0,"providerRate":129.1052,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T00:11:12.602Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 00:11:12.60286+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/crypto/payments/cp_01m8fqvd9bwhx3384zes8dxvax/simulate-deposit', '989a4e09464d07cdbbb2bb50843afe6e', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fqvd9bwhx3384zes8dxvax', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fqvd9bwhx3384zes8dxvax","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE","checkoutUrl":"http://127.0.0.1:40143/pay/01m8fqvd9bwhx3384zes8dxvaxnkh9hy757da9aec2f4c0s11mvk","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:11:01.803Z","payableUntil":"2026-11-28T01:11:01.803Z","environment":"test","createdAt":"2026-11-28T00:11:01.803Z","updatedAt":"2026-11-28T00:11:01.803Z","metadata":{"simulated":true}},"deposit":{"txHash":"dfa0301cc5a89a5c354708078fd41f4005e5dc9ab3c9b40184b40b1b49bbe9df","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 00:11:01.830733+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/crypto/payments/cp_01m8fqvd9bwhx3384zes8dxvax/simulate-deposit', 'f9a15127d15918a5fa015a0357920ea5', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fqvd9bwhx3384zes8dxvax', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fqvd9bwhx3384zes8dxvax","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE","checkoutUrl":"http://127.0.0.1:40143/pay/01m8fqvd9bwhx3384zes8dxvaxnkh9hy757da9aec2f4c0s11mvk","returnUrl":null,"status":"UNDERPAID","txHash":"dfa0301cc5a89a5c354708078fd41f4005e5dc9ab3c9b40184b40b1b49bbe9df","reviewReason":null,"expiresAt":"2026-11-28T01:11:01.803Z","payableUntil":"2026-11-28T02:11:01.803Z","environment":"test","createdAt":"2026-11-28T00:11:01.803Z","updatedAt":"2026-11-28T00:11:04.065Z","metadata":{"simulated":true}},"deposit":{"txHash":"98860dfef84c7221313050dfb572ed305841f3a7d6560a70603d032d7371afb9","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 00:11:04.40214+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/crypto/payments/create', 'bc1b0830f042c9ed773a5639dc841286', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fqvd9bwhx3384zes8dxvax', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fqvd9bwhx3384zes8dxvax","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE","checkoutUrl":"http://127.0.0.1:40143/pay/01m8fqvd9bwhx3384zes8dxvaxnkh9hy757da9aec2f4c0s11mvk","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T01:11:01.803Z","payableUntil":"2026-11-28T01:11:01.803Z","environment":"test","createdAt":"2026-11-28T00:11:01.803Z","updatedAt":"2026-11-28T00:11:01.803Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 00:11:01.811085+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/crypto/withdrawals/request', 'be25c36f28fc35a3c92b6bdfd618995b', E'\\xca4836f1203b8f4fc2fcb96b64a61fd7bac87400b679258ade53e2545190326c', 'sale_01m8fqvqp6z40rfgrjv6fxap8y', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fqvqp6z40rfgrjv6fxap8y","amountUsdt":10,"conversionRate":1530.03,"grossAmountNgn":15300.3,"withdrawalFeeNgn":25,"netAmountNgn":15275.3,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fqvqp6z40rfgrjv6fxap8y","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:11:12.455Z"},"simulated":true,"environment":"test"}', '2026-11-28 00:11:12.455492+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/payment/process', '9acea073b55abbbf8988ebc0d4cc4232', E'\\x243c07cfbcf33af9a4e6e4aec2ecda1750109020bdf683c789dddc5b8aaecd61', 'txn_01m8fqtykt8vv5x24hdc9nzw18', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fqtykt8vv5x24hdc9nzw18","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:10:46.796113+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/withdrawal/request', '18c30fb1c5a5388fb541d17c71cd0b25', E'\\x086d4b37af60ebe4b8d472e1d741382800de69c20891b668abe92241e193585a', 'wd_01m8fqtzbqrx4h2q7nzb5yevgx', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fqtzbqrx4h2q7nzb5yevgx","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:10:47.544Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:10:47.544658+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/withdrawal/request', '58916587f8e41887d4deaab56e48989f', E'\\xdabcfe54a86dfb08dcc4321c7d5c74e804166f9287a4735b67ea9b44c0bfa762', 'wd_01m8fqvch8esz08ee0fk0mbr4w', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fqvch8esz08ee0fk0mbr4w","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:11:01.032Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:11:01.032595+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/withdrawal/request', '88457e047f2524c4bdf5df1b978e3f13', E'\\xfa229e902d00d4d31b49894d1488d776f483ef58987d85aa4a6ed6c236ca1abf', 'wd_01m8fqv4hpkfkpe1w69m9ymk7t', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fqv4hpkfkpe1w69m9ymk7t","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:10:52.858Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:10:52.858054+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/withdrawal/request', 'ac484244e119e42625f9b529c3f4af72', E'\\x9f17dd66555492ef1e5f8e01f02d0deda00683a5cdb0d5b53a14b298b4f93cb2', 'wd_01m8fqtz7srgvezk8hvxbca62h', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fqtz7srgvezk8hvxbca62h","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:10:47.417Z","environment":"test","simulated":true},"requestId":"req_01m8fqtz7m5mey48q0wvc6wz4n","simulated":true,"environment":"test"}', '2026-11-28 00:10:47.41776+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/withdrawal/request', 'bdcb35e989c8860faa9217b70a989901', E'\\x457507fadd41e686f5bfd3093f2a31ba178ef3b63fd36b757b1194dd9f991367', 'wd_01m8fqv9stdypff1yvxsvrndxz', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fqv9stdypff1yvxsvrndxz","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:10:58.234Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:10:58.234988+00'),
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', '/withdrawal/request', 'demo-5d0c2206-7f59-46a4-9413-836025aaf479', E'\\x0ec50c01df85ee46c76c0bac8b0480e2e8f19ff4258efe720e7a73447557a1fc', 'wd_01m8fqtyrmm792zxbq173ypa57', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fqtyrmm792zxbq173ypa57","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T00:10:46.939Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 00:10:46.939127+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331e43fa6e8abbfbe364c02b2c1b0a55f9d08702a5322951256dfd1667eb9a08013852775e8c8d3a3aff4bed92b45d04c00c42a98baa64406167f06e0fb59d2df4f649d5c463611e04396d6a3a4d94d1e37', '2026-11-28 00:10:33.887698+00', '2026-11-28 00:10:33.887698+00'),
('sandbox_seed', E'\\x6d707331e43fa6e8abbfbe36257b7fff3fe8e1f92a48d5805f91fadfc2f43e6c2a317c48983a4da8e1d9a0d8fa009b32f19683d32e9b82e23913d0836c9b26c84b293f54d5c7e5f4806c8a5f628f5e40dab0243b6384b889f28783f66bdc8f5d7496804ea4c0862e4bbc6a5932155c05', '2026-11-28 00:10:33.884581+00', '2026-11-28 00:10:33.884581+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fqtxpa2bgphqkz3fbeb41n', E'\\xd90ff0f3e34b16cd188b812efb14c894abd246171f43bde4831e3ce02d41b7b6', '2026-11-28 00:10:46.388135+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fqtxpa6ensj149g26stc6v', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 00:10:46.388135+00', '2026-11-28 00:10:46.388135+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:10:47.41576+00'),
('2', 'biz_01m8fqtxpa6ensj149g26stc6v', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:46813/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:10:46.644128+00', '2026-11-28 00:10:46.644128+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 00:10:47.41576+00'),
('3', 'biz_01m8fqtxpa6ensj149g26stc6v', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:46813/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 00:11:15.016163+00', '2026-11-28 00:11:15.016163+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fqvc1tgn1phcdk6yc7mftp', 'withdrawal.resolve', 'wd_01m8fqv9stdypff1yvxsvrndxz', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 00:11:00.536225+00', '2026-11-29 00:11:00.536225+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fqvd1d7xamq2axz093mqws', 'bill', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280111ynh5bjekp1dvb921', NULL, '2026-11-28 00:11:01.550507+00', '2026-11-28 00:11:01.655185+00'),
('bill_01m8fqvd7dm8gsewr9q0ax6s5v', 'bill', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112801119v4t6knb5fwfapj9', NULL, '2026-11-28 00:11:01.741871+00', '2026-11-28 00:11:01.767829+00'),
('col_01m8fqvqtsndnypya7gq5efr25', 'collection', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 00:11:32.60286+00', NULL, 'sim_col_01m8fqvqtsndnypya7gq5efr25', NULL, '2026-11-28 00:11:12.60286+00', '2026-11-28 00:11:14.833201+00'),
('sale_01m8fqvqp6z40rfgrjv6fxap8y', 'usdt_sale', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fqvqp6z40rfgrjv6fxap8y', NULL, '2026-11-28 00:11:12.455492+00', '2026-11-28 00:11:12.537426+00'),
('wd_01m8fqtyrmm792zxbq173ypa57', 'withdrawal', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fqtyrmm792zxbq173ypa57', NULL, '2026-11-28 00:10:46.939127+00', '2026-11-28 00:10:47.240226+00'),
('wd_01m8fqtz7srgvezk8hvxbca62h', 'withdrawal', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fqtz7srgvezk8hvxbca62h', 'The sandbox fails amounts ending in .01.', '2026-11-28 00:10:47.41776+00', '2026-11-28 00:10:47.454647+00'),
('wd_01m8fqtzbqrx4h2q7nzb5yevgx', 'withdrawal', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fqtzbqrx4h2q7nzb5yevgx', NULL, '2026-11-28 00:10:47.544658+00', '2026-11-28 00:10:52.686372+00'),
('wd_01m8fqv4hpkfkpe1w69m9ymk7t', 'withdrawal', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fqv4hpkfkpe1w69m9ymk7t', 'The sandbox reverses amounts ending in .04.', '2026-11-28 00:10:52.858054+00', '2026-11-28 00:10:58.025556+00'),
('wd_01m8fqv9stdypff1yvxsvrndxz', 'withdrawal', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fqvc1tgn1phcdk6yc7mftp', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fqv9stdypff1yvxsvrndxz', NULL, '2026-11-28 00:10:58.234988+00', '2026-11-28 00:11:00.986311+00'),
('wd_01m8fqvch8esz08ee0fk0mbr4w', 'withdrawal', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fqvch8esz08ee0fk0mbr4w', NULL, '2026-11-28 00:11:01.032595+00', '2026-11-28 00:11:01.058662+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TC2mT4hitGVQXMWrb2zfvKsmF11rpvGgbM', '0', '8999999985632000', 'true'),
('TDUoEvC9bVjhQVuwZK2KLZS87tTiRns4sD', '25000000', '0', 'false'),
('TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795824645657'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795824655958'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795824661834'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795824664404'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795824667560'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795824669922'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795824672289');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('746ee5517a17b90c3e681dea1dfe3cfcd09ced7f7a46f2e630e07dd20f6da1ff', '6', 'trx_transfer', 'SUCCESS', 'TC2mT4hitGVQXMWrb2zfvKsmF11rpvGgbM', 'TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE', '13650000', '1100000', '0'),
('98860dfef84c7221313050dfb572ed305841f3a7d6560a70603d032d7371afb9', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE', '15000000', '0', '0'),
('acc71ae5348eae1129fbbe59c4ff46b92b7e6cf73e01daa7a3f9324746702c45', '7', 'usdt_transfer', 'SUCCESS', 'TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE', 'TDUoEvC9bVjhQVuwZK2KLZS87tTiRns4sD', '25000000', '13000000', '130000'),
('b5001246e7d93bfa4945e8911cd06599be46e9324a4d9f36c01cb631d703d9c1', '8', 'trx_transfer', 'SUCCESS', 'TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE', 'TC2mT4hitGVQXMWrb2zfvKsmF11rpvGgbM', '382000', '0', '0'),
('dfa0301cc5a89a5c354708078fd41f4005e5dc9ab3c9b40184b40b1b49bbe9df', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TJn9ViX6pxioYKpVVseTDzZbDF2qZxQWDE', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fqvd1d7xamq2axz093mqws', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fqvd13mhzpgw8qzy9cdczq', '2026-11-28 00:11:01.550507+00', '2026-11-28 00:11:01.655185+00'),
('bill_01m8fqvd7dm8gsewr9q0ax6s5v', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fqvd78ph643xg32znvgf5f', '2026-11-28 00:11:01.741871+00', '2026-11-28 00:11:01.767829+00'),
('col_01m8fqvqtsndnypya7gq5efr25', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'collection', 'COMPLETED', '3195353', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fqvqtnrkyn2ttwzra0g442', '2026-11-28 00:11:12.60286+00', '2026-11-28 00:11:14.833201+00'),
('txn_01m8fqtykt8vv5x24hdc9nzw18', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fqtykk2bm9nfrqxzhx2kjs', '2026-11-28 00:10:46.796113+00', '2026-11-28 00:10:46.796113+00'),
('wd_01m8fqtyrmm792zxbq173ypa57', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fqtyr0phamsv9zrmsceyt3', '2026-11-28 00:10:46.939127+00', '2026-11-28 00:10:47.240226+00'),
('wd_01m8fqtz7srgvezk8hvxbca62h', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fqtz7m5mey48q0wvc6wz4n', '2026-11-28 00:10:47.41776+00', '2026-11-28 00:10:47.454647+00'),
('wd_01m8fqtzbqrx4h2q7nzb5yevgx', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fqtzbdqbkrwcpqpsxey34p', '2026-11-28 00:10:47.544658+00', '2026-11-28 00:10:52.686372+00'),
('wd_01m8fqv4hpkfkpe1w69m9ymk7t', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fqv4h52qw80s4ytj40hgtr', '2026-11-28 00:10:52.858054+00', '2026-11-28 00:10:58.025556+00'),
('wd_01m8fqv9stdypff1yvxsvrndxz', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fqv9sqy2qhy0cf0t7tj790', '2026-11-28 00:10:58.234988+00', '2026-11-28 00:11:00.986311+00'),
('wd_01m8fqvch8esz08ee0fk0mbr4w', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fqvch4rjy67jd0j3dxczd4', '2026-11-28 00:11:01.032595+00', '2026-11-28 00:11:01.058662+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fqvqngtga9xf6n5yzwx6a1', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', '10000000', '1545.49000000', '1530.03000000', '1530030', '2500', '1527530', '15460', '2026-11-28 00:11:12.433816+00', '2026-11-28 00:12:12.432+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fqvqp6z40rfgrjv6fxap8y', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'COMPLETED', '10000000', '1545.49000000', '1530.03000000', '1530030', '2500', '1527530', '15460', 'qte_01m8fqvqngtga9xf6n5yzwx6a1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fqvqnq5rnvn39eztmqzen2', '2026-11-28 00:11:12.455492+00', '2026-11-28 00:11:12.537426+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fqtxpa2bgphqkz3fbeb41n', 'biz_01m8fqtxpa6ensj149g26stc6v', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$YUT7ODXLyocW4u/qaZ+5Sg$6IyUxVPnSv1FZheJNxRj3BqoPpsMicOSgzyMO+VrJ/o', '1', NULL, NULL, NULL, '2026-11-28 00:10:45.848529+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'simulator', 'biz_01m8fqtxpa6ensj149g26stc6v', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 00:10:45.848529+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fqtz2qbj3ce1cfezk2kz73', '1', 'http://127.0.0.1:46813/webhooks', '2026-11-28 00:10:47.312+00', '15', '204', '', NULL),
('msg_01m8fqtz93qjmde2sw9hdzrhv5', '1', 'http://127.0.0.1:46813/webhooks', '2026-11-28 00:10:47.492+00', '5', '204', '', NULL),
('msg_01m8fqv4cn5qk4v1g8vcgxh127', '1', 'http://127.0.0.1:46813/webhooks', '2026-11-28 00:10:52.707+00', '31', '204', '', NULL),
('msg_01m8fqv4nbhq2ng3t4a95exq97', '1', 'http://127.0.0.1:46813/webhooks', '2026-11-28 00:10:53.013+00', '19', '204', '', NULL),
('msg_01m8fqv9kc9fq2khyzx0ahcsnt', '1', 'http://127.0.0.1:46813/webhooks', '2026-11-28 00:10:58.033+00', '9', '204', '', NULL),
('msg_01m8fqvcfw5f3y2cnb9b9zhx0y', '1', 'http://127.0.0.1:46813/webhooks', '2026-11-28 00:11:00.998+00', '7', '204', '', NULL),
('msg_01m8fqvcj44hmtpt1d5nh5j2cr', '1', 'http://127.0.0.1:46813/webhooks', '2026-11-28 00:11:01.068+00', '3', '500', '', NULL),
('msg_01m8fqvcj44hmtpt1d5nh5j2cr', '2', 'http://127.0.0.1:46813/webhooks', '2026-11-28 00:11:01.501+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fqtz2qbj3ce1cfezk2kz73', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal.completed', 'wd_01m8fqtyrmm792zxbq173ypa57', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:10:47.161Z","data":{"transactionId":"wd_01m8fqtyrmm792zxbq173ypa57","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:10:46.939Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:10:47.240226+00', '2026-11-28 00:10:47.333168+00', NULL),
('msg_01m8fqtz93qjmde2sw9hdzrhv5', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal.failed', 'wd_01m8fqtz7srgvezk8hvxbca62h', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:10:47.441Z","data":{"transactionId":"wd_01m8fqtz7srgvezk8hvxbca62h","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:10:47.417Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:10:47.454647+00', '2026-11-28 00:10:47.497546+00', NULL),
('msg_01m8fqv4cn5qk4v1g8vcgxh127', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal.completed', 'wd_01m8fqtzbqrx4h2q7nzb5yevgx', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:10:52.654Z","data":{"transactionId":"wd_01m8fqtzbqrx4h2q7nzb5yevgx","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:10:47.544Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:10:52.686372+00', '2026-11-28 00:10:52.748095+00', NULL),
('msg_01m8fqv4nbhq2ng3t4a95exq97', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal.completed', 'wd_01m8fqv4hpkfkpe1w69m9ymk7t', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:10:52.923Z","data":{"transactionId":"wd_01m8fqv4hpkfkpe1w69m9ymk7t","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:10:52.858Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:10:52.95487+00', '2026-11-28 00:10:53.033237+00', NULL),
('msg_01m8fqv9kc9fq2khyzx0ahcsnt', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal.failed', 'wd_01m8fqv4hpkfkpe1w69m9ymk7t', '{"type":"withdrawal.failed","timestamp":"2026-11-28T00:10:58.012Z","data":{"transactionId":"wd_01m8fqv4hpkfkpe1w69m9ymk7t","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:10:52.858Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:10:58.025556+00', '2026-11-28 00:10:58.045193+00', NULL),
('msg_01m8fqvcfw5f3y2cnb9b9zhx0y', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal.completed', 'wd_01m8fqv9stdypff1yvxsvrndxz', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:11:00.978Z","data":{"transactionId":"wd_01m8fqv9stdypff1yvxsvrndxz","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:10:58.234Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:11:00.986311+00', '2026-11-28 00:11:01.007095+00', NULL),
('msg_01m8fqvcj44hmtpt1d5nh5j2cr', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', 'withdrawal.completed', 'wd_01m8fqvch8esz08ee0fk0mbr4w', '{"type":"withdrawal.completed","timestamp":"2026-11-28T00:11:01.046Z","data":{"transactionId":"wd_01m8fqvch8esz08ee0fk0mbr4w","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T00:11:01.032Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 00:11:01.058662+00', '2026-11-28 00:11:01.50509+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fqtxq2mhqss3r1b1dqm03a', 'biz_01m8fqtxpa6ensj149g26stc6v', 'test', E'\\x6d707331e43fa6e8abbfbe367843a1766569f35bdc7bf816349ad19b5fe4889d609b33c723932635ffb26f33aafafd0cd8225c9f4c7db202f06f4b68916f05b73afc2f40ed1723cb25b7c48458c3186037a96ad456d44edcf55a', '2026-11-28 00:10:45.848529+00', NULL),
('whs_01m8fqtxq2vppae1mhx2vxag5y', 'biz_01m8fqtxpa6ensj149g26stc6v', 'prod', E'\\x6d707331e43fa6e8abbfbe3690bfe1ac0f1b1a6cdbf591dcb84e42ee214c3933414fe29f43d25672addb79f55a292c82ea481a7cf3f692e0cafc57e3611c2de0c1ff8c8fe3a003625c9fdd8e9894c7a2618b592397cfaf862673', '2026-11-28 00:10:45.848529+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fqtyrmm792zxbq173ypa57', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fqtz7srgvezk8hvxbca62h', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fqtzbqrx4h2q7nzb5yevgx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fqv4hpkfkpe1w69m9ymk7t', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fqv9stdypff1yvxsvrndxz', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fqvch8esz08ee0fk0mbr4w', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
