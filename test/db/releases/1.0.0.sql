-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '113', '116', '176', '177', '180', '182', '183', '262', '305', '321', '48', '49', '52', '54');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 23:54:01.222172+00'),
('1025', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 23:54:01.222172+00'),
('1026', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'NGN', 'available', '0', '7379260', '13', '2026-11-27 23:54:01.222172+00'),
('1027', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 23:54:01.222172+00'),
('1028', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 23:54:01.222172+00'),
('1029', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 23:54:01.222172+00'),
('1030', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 23:54:01.222172+00'),
('1031', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 23:54:01.222172+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '150000', '1', '2026-11-27 23:53:39.189544+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '15460', '1', '2026-11-27 23:53:39.189544+00'),
('116', NULL, 'test', 'NGN', 'commission', '4', '32270', '1', '2026-11-27 23:53:39.189544+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-5000000', '2', '2026-11-27 23:53:39.189544+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '2037218', '5', '2026-11-27 23:53:39.189544+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '-3026978', '3', '2026-11-27 23:53:39.189544+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '100000', '1', '2026-11-27 23:53:39.189544+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '-150050', '1', '2026-11-27 23:53:39.189544+00'),
('262', NULL, 'test', 'USDT', 'custody', '6', '-25000000', '1', '2026-11-27 23:53:39.189544+00'),
('305', NULL, 'test', 'NGN', 'conversion', '1', '-1545180', '1', '2026-11-27 23:53:39.189544+00'),
('321', NULL, 'test', 'USDT', 'conversion', '1', '10000000', '1', '2026-11-27 23:53:39.189544+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '2500', '1', '2026-11-27 23:53:39.189544+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '2500', '3', '2026-11-27 23:53:39.189544+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '2000', '2', '2026-11-27 23:53:39.189544+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '1000', '1', '2026-11-27 23:53:39.189544+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3194717', '7229210'),
('1026', '13', '23', '150050', '7379260'),
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
('112', '1', '1', '150000', '150000'),
('113', '1', '21', '15460', '15460'),
('116', '1', '22', '32270', '32270'),
('176', '1', '1', '-10000000', '-10000000'),
('176', '2', '3', '5000000', '-5000000'),
('177', '1', '7', '100002', '100002'),
('177', '2', '10', '-100004', '-2'),
('177', '3', '16', '500000', '499998'),
('177', '4', '18', '10000', '509998'),
('177', '5', '21', '1527220', '2037218'),
('180', '1', '9', '100004', '100004'),
('180', '2', '12', '100005', '200009'),
('180', '3', '22', '-3226987', '-3026978'),
('182', '1', '14', '100000', '100000'),
('183', '1', '23', '-150050', '-150050'),
('262', '1', '19', '-25000000', '-25000000'),
('305', '1', '21', '-1545180', '-1545180'),
('321', '1', '21', '10000000', '10000000'),
('48', '1', '3', '2500', '2500'),
('49', '1', '7', '1000', '1000'),
('49', '2', '10', '-1000', '0'),
('49', '3', '21', '2500', '2500'),
('52', '1', '9', '1000', '1000'),
('52', '2', '12', '1000', '2000'),
('54', '1', '14', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fpw9pgj5583cbbksvncns7', 'payment', 'single', 'test', NULL, '2026-11-27 23:54:02.325789+00', NULL, NULL, NULL),
('10', 'wd_01m8fpwfk6gjrqhrpq3wev5b1p:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 23:54:13.50799+00', NULL, NULL, NULL),
('11', 'wd_01m8fpwmsncgqg31gbvw1r6q5y:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:13.685648+00', NULL, NULL, NULL),
('12', 'wd_01m8fpwmsncgqg31gbvw1r6q5y:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 23:54:16.23275+00', NULL, NULL, NULL),
('13', 'wd_01m8fpwqcx0hb0z9d195sb8ssa:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:16.349482+00', NULL, NULL, NULL),
('14', 'wd_01m8fpwqcx0hb0z9d195sb8ssa:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 23:54:16.460951+00', NULL, NULL, NULL),
('15', 'bill_01m8fpwrjvet4nnkgvaftrnyf7:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:17.570942+00', NULL, NULL, NULL),
('16', 'bill_01m8fpwrjvet4nnkgvaftrnyf7:post', 'bill_post', 'post', 'test', '15', '2026-11-27 23:54:17.65298+00', NULL, NULL, NULL),
('17', 'bill_01m8fpwrs44kxtcmv0gqbn5jns:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:17.767091+00', NULL, NULL, NULL),
('18', 'bill_01m8fpwrs44kxtcmv0gqbn5jns:post', 'bill_post', 'post', 'test', '17', '2026-11-27 23:54:17.859938+00', NULL, NULL, NULL),
('19', 'cp_01m8fpwrzfk60wkmbdx19zm1xh', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 23:54:28.47653+00', NULL, NULL, NULL),
('2', 'wd_01m8fpw9rghyaj11abczg1sm3d:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:02.387548+00', NULL, NULL, NULL),
('20', 'sale_01m8fpx3haqy5svq2d1me3d66c:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:28.779493+00', NULL, NULL, NULL),
('21', 'sale_01m8fpx3haqy5svq2d1me3d66c:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 23:54:28.899259+00', NULL, NULL, NULL),
('22', 'col_01m8fpx3sravev3bm028prgnra:credit', 'collection', 'single', 'test', NULL, '2026-11-27 23:54:31.223732+00', NULL, NULL, NULL),
('23', 'adj_01m8fpx6afdtmg4d04bxg6bd9r', 'adjustment', 'single', 'test', NULL, '2026-11-27 23:54:31.64087+00', NULL, NULL, NULL),
('3', 'wd_01m8fpw9rghyaj11abczg1sm3d:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 23:54:02.582411+00', NULL, NULL, NULL),
('4', 'wd_01m8fpwa7qawsr84325pfpz29p:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:02.880637+00', NULL, NULL, NULL),
('5', 'wd_01m8fpwa7qawsr84325pfpz29p:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 23:54:02.961655+00', NULL, NULL, NULL),
('6', 'wd_01m8fpwadcja46zf6h0p0h31ry:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:03.065301+00', NULL, NULL, NULL),
('7', 'wd_01m8fpwadcja46zf6h0p0h31ry:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 23:54:08.236852+00', NULL, NULL, NULL),
('8', 'wd_01m8fpwfk6gjrqhrpq3wev5b1p:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:54:08.359005+00', NULL, NULL, NULL),
('9', 'wd_01m8fpwfk6gjrqhrpq3wev5b1p:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 23:54:08.425935+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fpw8m30cq3n2wwf9yvwpxm', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'prod', E'\\x4f7b741b7e70fd7cb473194e98987ceb7f866fbdb83fe3aba2c3263b43db48fc', E'\\x6d7073315df96d0959c5ea1031635f0b2bf85baafa7b3e502fdd17f66be88c559f0b62bb40c192c1d0df01c5709f048ff8b84dc58e19589f65b3a410b725d15f1267b4b1f1e6e445cd44cc37b9561dc610decd8e', 'elv5', NULL, NULL, NULL, '2026-11-27 23:54:01.245508+00', NULL, NULL, NULL),
('key_01m8fpw8m38npn5jj55r22hvdp', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', E'\\x99c68234eb7acbe16ec4a6dfc90617c3befd9473c829131b009280e5c112f85a', E'\\x6d7073315df96d0959c5ea10ccc8fe13d4fa5207ce4159e6909c2f2c85ff0e16935700e1da82511259989c525bea025f3d7c521821a07a8424a7b825dbf137a2689c9a688bd983ab2c2ea1b124377c66570a4e9a', 'SQzq', NULL, NULL, NULL, '2026-11-27 23:54:01.245508+00', NULL, '2026-11-27 23:54:01.610735+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:a6bb03a247b80c97fbc5ab8474132ee39ba05a5648b68108a1c852b277341ac1', '0', '1795910041935'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795824541886'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795824541866');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fpwrjvet4nnkgvaftrnyf7', '1', 'simulator', 'simulator', '20261128005434qr9sakc4gtvxdr', '1', '1', '2026-11-27 23:54:17.643848+00', NULL, NULL, 'succeeded', NULL, 'sim_20261128005434qr9sakc4gtvxdr', '2026-11-27 23:54:17.637+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fpwrs44kxtcmv0gqbn5jns', '1', 'simulator', 'simulator', '202611280054c5ezmbgh3ff1ews6', '1', '1', '2026-11-27 23:54:17.816227+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280054c5ezmbgh3ff1ews6', '2026-11-27 23:54:17.807+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fpx3sravev3bm028prgnra', '1', 'simulator', 'simulator', 'col_01m8fpx3sravev3bm028prgnra', '1', '1', '2026-11-27 23:54:29.128275+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fpx3sravev3bm028prgnra', '2026-11-27 23:54:31.212+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fpx3haqy5svq2d1me3d66c', '1', 'simulator', 'simulator', 'sale_01m8fpx3haqy5svq2d1me3d66c', '1', '1', '2026-11-27 23:54:28.890776+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fpx3haqy5svq2d1me3d66c', '2026-11-27 23:54:28.825+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpw9rghyaj11abczg1sm3d', '1', 'simulator', 'simulator', 'wd_01m8fpw9rghyaj11abczg1sm3d', '1', '1', '2026-11-27 23:54:02.556737+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpw9rghyaj11abczg1sm3d', '2026-11-27 23:54:02.533+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwa7qawsr84325pfpz29p', '1', 'simulator', 'simulator', 'wd_01m8fpwa7qawsr84325pfpz29p', '1', '1', '2026-11-27 23:54:02.955347+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fpwa7qawsr84325pfpz29p', '2026-11-27 23:54:02.937+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwadcja46zf6h0p0h31ry', '1', 'simulator', 'simulator', 'wd_01m8fpwadcja46zf6h0p0h31ry', '1', '1', '2026-11-27 23:54:03.1693+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpwadcja46zf6h0p0h31ry', '2026-11-27 23:54:08.201+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwfk6gjrqhrpq3wev5b1p', '1', 'simulator', 'simulator', 'wd_01m8fpwfk6gjrqhrpq3wev5b1p', '1', '1', '2026-11-27 23:54:08.411715+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fpwfk6gjrqhrpq3wev5b1p', '2026-11-27 23:54:13.481+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwmsncgqg31gbvw1r6q5y', '1', 'simulator', 'simulator', 'wd_01m8fpwmsncgqg31gbvw1r6q5y', '1', '1', '2026-11-27 23:54:13.793681+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fpwmsncgqg31gbvw1r6q5y', '2026-11-27 23:54:16.141+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fpwqcx0hb0z9d195sb8ssa', '1', 'simulator', 'simulator', 'wd_01m8fpwqcx0hb0z9d195sb8ssa', '1', '1', '2026-11-27 23:54:16.45982+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fpwqcx0hb0z9d195sb8ssa', '2026-11-27 23:54:16.4+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 23:54:01.245508+00', 'system', 'business.create', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', '{"kycStatus": "APPROVED"}', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 23:54:02.105808+00', 'usr_01m8fpw8m26jf83s0b7tvghng2', 'sign_in.new_network', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', '{}', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', NULL, 'token', '06e1f294ead5', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 23:54:02.247593+00', 'usr_01m8fpw8m26jf83s0b7tvghng2', 'webhook_url.change', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', '{}', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'token', '06e1f294ead5', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:45535/webhooks"}'),
('4', '2026-11-27 23:54:16.23275+00', 'root', 'withdrawal.resolve', 'wd_01m8fpwmsncgqg31gbvw1r6q5y', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 23:54:31.472801+00', 'usr_01m8fpw8m26jf83s0b7tvghng2', 'webhook_url.change', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', '{}', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'token', '06e1f294ead5', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:45535/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 23:54:31.64087+00', 'ada', 'balance.adjust', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fpx6afdtmg4d04bxg6bd9r"}', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fpx6afdtmg4d04bxg6bd9r', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 23:54:31.64087+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 23:54:01.245508+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 23:53:43.992539+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 23:53:43.992539+00');
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
('bill_01m8fpwrjvet4nnkgvaftrnyf7', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '57536016212565023237', '{}', '73.52 kWh'),
('bill_01m8fpwrs44kxtcmv0gqbn5jns', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', '{}', '{}', 'false', '{}', '2026-11-27 23:54:01.245508+00', '2026-11-27 23:54:31.472801+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 23:54:28.548+00', '2026-11-27 23:54:30.663398+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '0b261283944cad81eb60778cdc1de2b916256d72b2dc162627da78b5082cfc5f', '0', 'test', 'cp_01m8fpwrzfk60wkmbdx19zm1xh', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', '4', '2026-11-27 23:54:18.079+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 23:54:20.361178+00'),
('simulated', '33084f3450d6f0b58d48d49b7c133a13578564f0b526aa83a2a063f191a3cbd2', '0', 'test', 'cp_01m8fpwrzfk60wkmbdx19zm1xh', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', '5', '2026-11-27 23:54:20.579+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 23:54:22.842842+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fpx3sravev3bm028prgnra', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.07950000', '0', '127.78870500', '32270', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fpx3sravev3bm028prgnra');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fpwrzfk60wkmbdx19zm1xh', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj', '33084f3450d6f0b58d48d49b7c133a13578564f0b526aa83a2a063f191a3cbd2', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fpwrysw1bmvbzfbd5dj2wz', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 00:54:17.967+00', '2026-11-27 23:54:17.967+00', '2026-11-27 23:54:28.456+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('6813956789b96954cdc4fe1cf5c77f72bdf32b2c16ac3d1f5c5819486a11750a', 'swp_01m8fpwxsv32kt2wsdhww7zhqb', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840e6eebdfba1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541dff2442aa5b84418f227bb751b9c7c242d0032b3121541d9b6acaed8d808777e210abbc2eb13585187afa718b0a81770869abafba1341241f64ba94344ae802b98206091dd40c9b31e6c3dc1896ead6ba56bacb06204f1c26c97f56e1b093c5cad000006742948bf89e9cb1f7e142072fc54d7d2565f781f1c', '2026-11-27 23:55:28.486+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 23:54:28.523364+00'),
('8ecb967aae965bd0930e8eca5c8788a5cac7a6b5580a9a046a0195320b05ce50', 'swp_01m8fpwxsv32kt2wsdhww7zhqb', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d135211408cc4bdfba1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541d9b6acaed8d808777e210abbc2eb13585187afa7121541dff2442aa5b84418f227bb751b9c7c242d0032b318d090c10670acefb9fba1341241ed00c54232bb00754614de5fc65acfd74b689e590e28bb97011b05cc65c667c929d76caa5099e63de0c00bef1e4dbddec3b09a6dc48e4905101ff20fe44354fe1c', '2026-11-27 23:55:23.02+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 23:54:23.816267+00'),
('be5f1d74372e0a020c3d444b9cacb3c784da1ce871cba14967a6a71e7d6d98af', 'swp_01m8fpwxsv32kt2wsdhww7zhqb', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a409fdcbdfba1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541dff2442aa5b84418f227bb751b9c7c242d0032b3121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000098bed98062c2d7485d00e8079483bb992fb20a4500000000000000000000000000000000000000000000000000000000017d784070bf87bafba1349001d090c1061241dd5c7c54e3b05d1168b72b8fcb221b3460e72b39856bd36686d54e003a9666f27e15fed707d259f4b1c7875185df008f5c85699c9208390e45a306d5c676a22d1c', '2026-11-27 23:55:26.111+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 23:54:26.13171+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fpwxsv32kt2wsdhww7zhqb', 'cp_01m8fpwrzfk60wkmbdx19zm1xh', 'test', '0', 'TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 23:54:22.90395+00', '2026-11-27 23:54:28.444263+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', 'collection', '1', '3194717', '0'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', 'sales', '1', '1529720'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/bills/data', '8f54431cad5c8a7ce42c91ea2fb8c05e', E'\\xc95b4d0a7eaf7152939a68983f5bad35014ad9c4cd8b10f4fa912c7a8d31dc06', 'bill_01m8fpwrs44kxtcmv0gqbn5jns', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fpwrs44kxtcmv0gqbn5jns","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 23:54:17.767091+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/bills/electricity', '1c73864f09aa23af480e02417502177c', E'\\x64a67212510052ac366a3de868e478c014c2bbd37c33c2c80dafb41fae162fde', 'bill_01m8fpwrjvet4nnkgvaftrnyf7', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fpwrjvet4nnkgvaftrnyf7","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"57536016212565023237","units":"73.52 kWh"}', '2026-11-27 23:54:17.570942+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/cross-border/collections', '924bd1def5c48462d26eb53b2a2b2285', E'\\xad62eecf3bf3c63763821d81415e560ffabb5405ec82a7fe36f7480d47a13689', 'col_01m8fpx3sravev3bm028prgnra', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fpx3sravev3bm028prgnra","reference":"col_01m8fpx3sravev3bm028prgnra","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31947.17,"targetCurrency":"NGN","rate":127.788705,"providerFee":0,"providerRate":129.0795,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T23:54:29.049Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 23:54:29.049639+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/crypto/payments/cp_01m8fpwrzfk60wkmbdx19zm1xh/simulate-deposit', '1f96709a33f0117476bcb7c7b3e6332a', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fpwrzfk60wkmbdx19zm1xh', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fpwrzfk60wkmbdx19zm1xh","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj","checkoutUrl":"http://127.0.0.1:42223/pay/01m8fpwrzfk60wkmbdx19zm1xh4trakzgarc05hnextm4gzhy74r","returnUrl":null,"status":"UNDERPAID","txHash":"0b261283944cad81eb60778cdc1de2b916256d72b2dc162627da78b5082cfc5f","reviewReason":null,"expiresAt":"2026-11-28T00:54:17.967Z","payableUntil":"2026-11-28T01:54:17.967Z","environment":"test","createdAt":"2026-11-27T23:54:17.967Z","updatedAt":"2026-11-27T23:54:20.383Z","metadata":{"simulated":true}},"deposit":{"txHash":"33084f3450d6f0b58d48d49b7c133a13578564f0b526aa83a2a063f191a3cbd2","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 23:54:20.577527+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/crypto/payments/cp_01m8fpwrzfk60wkmbdx19zm1xh/simulate-deposit', 'ad0492c7f54c105b53469178fb7015ea', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fpwrzfk60wkmbdx19zm1xh', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fpwrzfk60wkmbdx19zm1xh","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj","checkoutUrl":"http://127.0.0.1:42223/pay/01m8fpwrzfk60wkmbdx19zm1xh4trakzgarc05hnextm4gzhy74r","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:54:17.967Z","payableUntil":"2026-11-28T00:54:17.967Z","environment":"test","createdAt":"2026-11-27T23:54:17.967Z","updatedAt":"2026-11-27T23:54:17.967Z","metadata":{"simulated":true}},"deposit":{"txHash":"0b261283944cad81eb60778cdc1de2b916256d72b2dc162627da78b5082cfc5f","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 23:54:18.06578+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/crypto/payments/create', '0bca46f0636fb515b0314325bf8e16cc', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fpwrzfk60wkmbdx19zm1xh', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fpwrzfk60wkmbdx19zm1xh","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj","checkoutUrl":"http://127.0.0.1:42223/pay/01m8fpwrzfk60wkmbdx19zm1xh4trakzgarc05hnextm4gzhy74r","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:54:17.967Z","payableUntil":"2026-11-28T00:54:17.967Z","environment":"test","createdAt":"2026-11-27T23:54:17.967Z","updatedAt":"2026-11-27T23:54:17.967Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 23:54:17.982871+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/crypto/withdrawals/request', '10c290262992c574372ee22cc958c86b', E'\\x726d51a9bb1dd9d0b8d2538e4cb73feac9a98e70ee088b4ccadba82a037952b5', 'sale_01m8fpx3haqy5svq2d1me3d66c', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fpx3haqy5svq2d1me3d66c","amountUsdt":10,"conversionRate":1529.72,"grossAmountNgn":15297.2,"withdrawalFeeNgn":25,"netAmountNgn":15272.2,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fpx3haqy5svq2d1me3d66c","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:28.779Z"},"simulated":true,"environment":"test"}', '2026-11-27 23:54:28.779493+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/payment/process', 'ba30e6d3561aa59e0cf0f331e4b3cc52', E'\\xdae84d2df9a85ab0cab00e5cb53ae70f929d696a923a8871b95d499512e9e521', 'txn_01m8fpw9pgj5583cbbksvncns7', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fpw9pgj5583cbbksvncns7","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:02.325789+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/withdrawal/request', '0feb981494e78e0e811f432bf112626e', E'\\xc5b58e9d4c6416f7b3a44c5ffdb8162dc0998627019d6c4e74535b7ca668b7ec', 'wd_01m8fpwadcja46zf6h0p0h31ry', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fpwadcja46zf6h0p0h31ry","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:03.065Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:03.065301+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/withdrawal/request', '1a6c932f5b114ba66979156a1005c292', E'\\xbd84fb471e972297357825d0f352b2b7871f709be4ac7f91131ce458d287038c', 'wd_01m8fpwmsncgqg31gbvw1r6q5y', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fpwmsncgqg31gbvw1r6q5y","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:13.685Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:13.685648+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/withdrawal/request', '3f8c069e16a3a23614011428ae32b6e8', E'\\xf71f08bd49ae9db3e6bad2952b4cc5bc675689c7811c30146a399921b35c0a7e', 'wd_01m8fpwfk6gjrqhrpq3wev5b1p', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpwfk6gjrqhrpq3wev5b1p","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:08.359Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:08.359005+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/withdrawal/request', 'c96d297e162600eb911e1bd954bbfad1', E'\\x6511164cd05e0ff4477a37a27f1145aec30313aec21a632f812599661a52630b', 'wd_01m8fpwa7qawsr84325pfpz29p', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fpwa7qawsr84325pfpz29p","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:02.880Z","environment":"test","simulated":true},"requestId":"req_01m8fpwa7766fsa9assfdjgah7","simulated":true,"environment":"test"}', '2026-11-27 23:54:02.880637+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/withdrawal/request', 'd6e9efb0c783b269d5ebb17a7a47e66e', E'\\xbdbdd726c8e2819f8695e98e92cf7151c3acd59576665c2509502b6a36a7dfbe', 'wd_01m8fpwqcx0hb0z9d195sb8ssa', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpwqcx0hb0z9d195sb8ssa","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:16.349Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:16.349482+00'),
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '/withdrawal/request', 'demo-c790581b-e3a6-44fa-a095-25c691416a30', E'\\x420a20df38d020418854ccb04b1ec8d37852eb41c26e3f41f0fe0c86a1d4b5b9', 'wd_01m8fpw9rghyaj11abczg1sm3d', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fpw9rghyaj11abczg1sm3d","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:54:02.387Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:54:02.387548+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073315df96d0959c5ea105659b2b00aa94ee709e51372e95dca04a8d097c0d174c126548e38fb031b49bbc7eb19a7919c16aa9280a55b3e6d6abba6a79c28fff496e2f07302b460b88c606dd460fecf4ccbf3', '2026-11-27 23:53:43.589309+00', '2026-11-27 23:53:43.589309+00'),
('sandbox_seed', E'\\x6d7073315df96d0959c5ea1060314953ee81ea7ea57ef8dfc49589da439f20be0d5d36b1a9edd21568d5bbf01992e64d4253ff9c338e4e7dc54cd6576db69e45071d05b1b233474e8478c48c05feff7e610a6ebf760ba28794f693ff46263df03ab106167bb7823f670247d245bc601b', '2026-11-27 23:53:43.558272+00', '2026-11-27 23:53:43.558272+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fpw8m26jf83s0b7tvghng2', E'\\x309fd3cfdb89cb2b42135ace0d4628120954369e46b183dd9557d40b340eb088', '2026-11-27 23:54:02.105808+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-27 23:54:02.105808+00', '2026-11-27 23:54:02.105808+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:54:02.210779+00'),
('2', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:45535/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:54:02.247593+00', '2026-11-27 23:54:02.247593+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:54:03.23573+00'),
('3', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:45535/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:54:31.472801+00', '2026-11-27 23:54:31.472801+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fpwq4pw290bhmfv4502kdk', 'withdrawal.resolve', 'wd_01m8fpwmsncgqg31gbvw1r6q5y', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 23:54:16.084393+00', '2026-11-28 23:54:16.084393+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fpwrjvet4nnkgvaftrnyf7', 'bill', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_20261128005434qr9sakc4gtvxdr', NULL, '2026-11-27 23:54:17.570942+00', '2026-11-27 23:54:17.65298+00'),
('bill_01m8fpwrs44kxtcmv0gqbn5jns', 'bill', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280054c5ezmbgh3ff1ews6', NULL, '2026-11-27 23:54:17.767091+00', '2026-11-27 23:54:17.859938+00'),
('col_01m8fpx3sravev3bm028prgnra', 'collection', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 23:54:49.049639+00', NULL, 'sim_col_01m8fpx3sravev3bm028prgnra', NULL, '2026-11-27 23:54:29.049639+00', '2026-11-27 23:54:31.223732+00'),
('sale_01m8fpx3haqy5svq2d1me3d66c', 'usdt_sale', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fpx3haqy5svq2d1me3d66c', NULL, '2026-11-27 23:54:28.779493+00', '2026-11-27 23:54:28.899259+00'),
('wd_01m8fpw9rghyaj11abczg1sm3d', 'withdrawal', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpw9rghyaj11abczg1sm3d', NULL, '2026-11-27 23:54:02.387548+00', '2026-11-27 23:54:02.582411+00'),
('wd_01m8fpwa7qawsr84325pfpz29p', 'withdrawal', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwa7qawsr84325pfpz29p', 'The sandbox fails amounts ending in .01.', '2026-11-27 23:54:02.880637+00', '2026-11-27 23:54:02.961655+00'),
('wd_01m8fpwadcja46zf6h0p0h31ry', 'withdrawal', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwadcja46zf6h0p0h31ry', NULL, '2026-11-27 23:54:03.065301+00', '2026-11-27 23:54:08.236852+00'),
('wd_01m8fpwfk6gjrqhrpq3wev5b1p', 'withdrawal', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwfk6gjrqhrpq3wev5b1p', 'The sandbox reverses amounts ending in .04.', '2026-11-27 23:54:08.359005+00', '2026-11-27 23:54:13.50799+00'),
('wd_01m8fpwmsncgqg31gbvw1r6q5y', 'withdrawal', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fpwq4pw290bhmfv4502kdk', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwmsncgqg31gbvw1r6q5y', NULL, '2026-11-27 23:54:13.685648+00', '2026-11-27 23:54:16.23275+00'),
('wd_01m8fpwqcx0hb0z9d195sb8ssa', 'withdrawal', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fpwqcx0hb0z9d195sb8ssa', NULL, '2026-11-27 23:54:16.349482+00', '2026-11-27 23:54:16.460951+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TPtrLgT1jXu9Te21M9jE2NZ4DWWoEQNTzd', '25000000', '0', 'false'),
('TVpNU8qcoBscN43ytZjKUm6eec7571NwNH', '0', '8999999985632000', 'true'),
('TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795823641573'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795823651640'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795823658079'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795823660579'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795823663884'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795823666234'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795823668548');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('0b261283944cad81eb60778cdc1de2b916256d72b2dc162627da78b5082cfc5f', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj', '10000000', '0', '0'),
('33084f3450d6f0b58d48d49b7c133a13578564f0b526aa83a2a063f191a3cbd2', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj', '15000000', '0', '0'),
('6813956789b96954cdc4fe1cf5c77f72bdf32b2c16ac3d1f5c5819486a11750a', '8', 'trx_transfer', 'SUCCESS', 'TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj', 'TVpNU8qcoBscN43ytZjKUm6eec7571NwNH', '382000', '0', '0'),
('8ecb967aae965bd0930e8eca5c8788a5cac7a6b5580a9a046a0195320b05ce50', '6', 'trx_transfer', 'SUCCESS', 'TVpNU8qcoBscN43ytZjKUm6eec7571NwNH', 'TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj', '13650000', '1100000', '0'),
('be5f1d74372e0a020c3d444b9cacb3c784da1ce871cba14967a6a71e7d6d98af', '7', 'usdt_transfer', 'SUCCESS', 'TWPKunxKZ8Dz4ecq7fvkYNpksRNKDz9JDj', 'TPtrLgT1jXu9Te21M9jE2NZ4DWWoEQNTzd', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fpwrjvet4nnkgvaftrnyf7', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fpwrj81xd4qfvt6h1xywfp', '2026-11-27 23:54:17.570942+00', '2026-11-27 23:54:17.65298+00'),
('bill_01m8fpwrs44kxtcmv0gqbn5jns', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fpwrr243hqztywh1gfata1', '2026-11-27 23:54:17.767091+00', '2026-11-27 23:54:17.859938+00'),
('col_01m8fpx3sravev3bm028prgnra', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'collection', 'COMPLETED', '3194717', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fpx3sn2q4hg7w9jbejhk6k', '2026-11-27 23:54:29.049639+00', '2026-11-27 23:54:31.223732+00'),
('txn_01m8fpw9pgj5583cbbksvncns7', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fpw9pbwv7c2wy4y3fmn9p6', '2026-11-27 23:54:02.325789+00', '2026-11-27 23:54:02.325789+00'),
('wd_01m8fpw9rghyaj11abczg1sm3d', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpw9r6qhg024zxbznszzry', '2026-11-27 23:54:02.387548+00', '2026-11-27 23:54:02.582411+00'),
('wd_01m8fpwa7qawsr84325pfpz29p', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpwa7766fsa9assfdjgah7', '2026-11-27 23:54:02.880637+00', '2026-11-27 23:54:02.961655+00'),
('wd_01m8fpwadcja46zf6h0p0h31ry', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpwad5wh9ggkshwrt87cqf', '2026-11-27 23:54:03.065301+00', '2026-11-27 23:54:08.236852+00'),
('wd_01m8fpwfk6gjrqhrpq3wev5b1p', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpwfk2ddtvj32xm4r4yftm', '2026-11-27 23:54:08.359005+00', '2026-11-27 23:54:13.50799+00'),
('wd_01m8fpwmsncgqg31gbvw1r6q5y', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpwmsfxve1w4pcc4y163y5', '2026-11-27 23:54:13.685648+00', '2026-11-27 23:54:16.23275+00'),
('wd_01m8fpwqcx0hb0z9d195sb8ssa', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fpwqctbx734n88np6ngzvf', '2026-11-27 23:54:16.349482+00', '2026-11-27 23:54:16.460951+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fpx3g03yp635ecdwa588nr', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', '10000000', '1545.18000000', '1529.72000000', '1529720', '2500', '1527220', '15460', '2026-11-27 23:54:28.741635+00', '2026-11-27 23:55:28.736+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fpx3haqy5svq2d1me3d66c', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'COMPLETED', '10000000', '1545.18000000', '1529.72000000', '1529720', '2500', '1527220', '15460', 'qte_01m8fpx3g03yp635ecdwa588nr', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fpx3gm5kykq2jk7wrw2pax', '2026-11-27 23:54:28.779493+00', '2026-11-27 23:54:28.899259+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fpw8m26jf83s0b7tvghng2', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$w+X2PNJy28rc1hp0Vjwupw$nVU2q7Jhatcd4x4v4KeDGnUvZ8To3Bvqq4PFDg5nqTw', '1', NULL, NULL, NULL, '2026-11-27 23:54:01.245508+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'simulator', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 23:54:01.245508+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fpw9yx52bebb9zsh6mcwyh', '1', 'http://127.0.0.1:45535/webhooks', '2026-11-27 23:54:02.641+00', '92', '204', '', NULL),
('msg_01m8fpwaawvjw7v6z2fxxmz3dt', '1', 'http://127.0.0.1:45535/webhooks', '2026-11-27 23:54:03.008+00', '6', '204', '', NULL),
('msg_01m8fpwffe5dhtswccr0dq9pfn', '1', 'http://127.0.0.1:45535/webhooks', '2026-11-27 23:54:08.253+00', '3', '204', '', NULL),
('msg_01m8fpwfnha3pn2amvazfws4j7', '1', 'http://127.0.0.1:45535/webhooks', '2026-11-27 23:54:08.462+00', '26', '204', '', NULL),
('msg_01m8fpwmm8d5wk0rgyn26j3wbf', '1', 'http://127.0.0.1:45535/webhooks', '2026-11-27 23:54:13.524+00', '2', '204', '', NULL),
('msg_01m8fpwq9b64ewpje9sk42tcb6', '1', 'http://127.0.0.1:45535/webhooks', '2026-11-27 23:54:16.245+00', '8', '204', '', NULL),
('msg_01m8fpwqgkte001nrxc9qz3ea4', '1', 'http://127.0.0.1:45535/webhooks', '2026-11-27 23:54:16.507+00', '2', '500', '', NULL),
('msg_01m8fpwqgkte001nrxc9qz3ea4', '2', 'http://127.0.0.1:45535/webhooks', '2026-11-27 23:54:17.401+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fpw9yx52bebb9zsh6mcwyh', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal.completed', 'wd_01m8fpw9rghyaj11abczg1sm3d', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:02.533Z","data":{"transactionId":"wd_01m8fpw9rghyaj11abczg1sm3d","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:02.387Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:02.582411+00', '2026-11-27 23:54:02.73573+00', NULL),
('msg_01m8fpwaawvjw7v6z2fxxmz3dt', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal.failed', 'wd_01m8fpwa7qawsr84325pfpz29p', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:54:02.937Z","data":{"transactionId":"wd_01m8fpwa7qawsr84325pfpz29p","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:02.880Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:02.961655+00', '2026-11-27 23:54:03.021342+00', NULL),
('msg_01m8fpwffe5dhtswccr0dq9pfn', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal.completed', 'wd_01m8fpwadcja46zf6h0p0h31ry', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:08.201Z","data":{"transactionId":"wd_01m8fpwadcja46zf6h0p0h31ry","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:03.065Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:08.236852+00', '2026-11-27 23:54:08.256993+00', NULL),
('msg_01m8fpwfnha3pn2amvazfws4j7', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal.completed', 'wd_01m8fpwfk6gjrqhrpq3wev5b1p', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:08.400Z","data":{"transactionId":"wd_01m8fpwfk6gjrqhrpq3wev5b1p","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:08.359Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:08.425935+00', '2026-11-27 23:54:08.490854+00', NULL),
('msg_01m8fpwmm8d5wk0rgyn26j3wbf', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal.failed', 'wd_01m8fpwfk6gjrqhrpq3wev5b1p', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:54:13.481Z","data":{"transactionId":"wd_01m8fpwfk6gjrqhrpq3wev5b1p","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:08.359Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:13.50799+00', '2026-11-27 23:54:13.527646+00', NULL),
('msg_01m8fpwq9b64ewpje9sk42tcb6', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal.completed', 'wd_01m8fpwmsncgqg31gbvw1r6q5y', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:16.223Z","data":{"transactionId":"wd_01m8fpwmsncgqg31gbvw1r6q5y","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:13.685Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:16.23275+00', '2026-11-27 23:54:16.254208+00', NULL),
('msg_01m8fpwqgkte001nrxc9qz3ea4', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', 'withdrawal.completed', 'wd_01m8fpwqcx0hb0z9d195sb8ssa', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:54:16.400Z","data":{"transactionId":"wd_01m8fpwqcx0hb0z9d195sb8ssa","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:54:16.349Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:54:16.460951+00', '2026-11-27 23:54:17.409988+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fpw8q96ewtmydfvvyzyntp', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'prod', E'\\x6d7073315df96d0959c5ea103d8c273c3df13bb9c0c6dc4e88b19d8d6d5578b485e7f43b5c4de20d908f7fcffecdaf4ce1abdc45fd7d0c1a2406928f0a6f606c56ead733090cef01c77277cf2c0bbd3bd130090a9a445aa1bf83', '2026-11-27 23:54:01.245508+00', NULL),
('whs_01m8fpw8q9711sqnb5jnd2c375', 'biz_01m8fpw8m2zjn24t6yjf7yb57e', 'test', E'\\x6d7073315df96d0959c5ea10899ce45b593f71f5ae252bc74472145c88efb6468841b2d792caf98b9f7efbecc7b43ea91aa5147b0adf1db5e0976ceae80472e7a61064aa12bf91602a53aff8d1b3d39b70194889236dd10c34c6', '2026-11-27 23:54:01.245508+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fpw9rghyaj11abczg1sm3d', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpwa7qawsr84325pfpz29p', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpwadcja46zf6h0p0h31ry', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpwfk6gjrqhrpq3wev5b1p', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpwmsncgqg31gbvw1r6q5y', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fpwqcx0hb0z9d195sb8ssa', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
