-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '113', '118', '176', '177', '181', '182', '184', '188', '189', '191', '262', '310', '326', '54', '56', '60', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, alert_below, low_since, created_at) overriding system value values
('1024', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'prod', 'NGN', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1025', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'prod', 'USDT', 'available', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1026', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'NGN', 'available', '0', '0', '16', '1033', NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1027', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1028', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'prod', 'NGN', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1029', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'prod', 'USDT', 'held', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1030', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'NGN', 'held', '0', '7378466', '17', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1031', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'USDT', 'held', '0', '0', '2', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1032', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('1033', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'NGN', 'debt', '0', '-50000', '1', NULL, NULL, NULL, '2026-11-28 14:08:48.104312+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '32262', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '150000', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '15450', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '-3226185', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-10000000', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '50000', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '6626854', '3', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '100000', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '510001', '4', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '100002', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-150050', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('262', NULL, 'test', 'USDT', 'custody', '6', '-25000000', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('310', NULL, 'test', 'NGN', 'conversion', '6', '-1544800', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('326', NULL, 'test', 'USDT', 'conversion', '6', '10000000', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '6000', '3', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '0', '2', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '1000', '1', NULL, NULL, NULL, '2026-11-28 14:08:04.861496+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3193923', '7228416'),
('1026', '13', '23', '150050', '7378466'),
('1026', '14', '24', '-7378466', '0'),
('1026', '15', '26', '50000', '50000'),
('1026', '16', '25', '-50000', '0'),
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
('1030', '17', '24', '7378466', '7378466'),
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
('1033', '1', '26', '-50000', '-50000'),
('112', '1', '22', '32262', '32262'),
('113', '1', '1', '150000', '150000'),
('118', '1', '21', '15450', '15450'),
('176', '1', '22', '-3226185', '-3226185'),
('177', '1', '1', '-10000000', '-10000000'),
('181', '1', '25', '50000', '50000'),
('182', '1', '3', '5000000', '5000000'),
('182', '2', '9', '100004', '5100004'),
('182', '3', '21', '1526850', '6626854'),
('184', '1', '14', '100000', '100000'),
('188', '1', '10', '-100004', '-100004'),
('188', '2', '12', '100005', '1'),
('188', '3', '16', '500000', '500001'),
('188', '4', '18', '10000', '510001'),
('189', '1', '7', '100002', '100002'),
('191', '1', '23', '-150050', '-150050'),
('262', '1', '19', '-25000000', '-25000000'),
('310', '1', '21', '-1544800', '-1544800'),
('326', '1', '21', '10000000', '10000000'),
('54', '1', '3', '2500', '2500'),
('54', '2', '9', '1000', '3500'),
('54', '3', '21', '2500', '6000'),
('56', '1', '14', '1000', '1000'),
('60', '1', '10', '-1000', '-1000'),
('60', '2', '12', '1000', '0'),
('61', '1', '7', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8h7seqck995qc6ent5spsg7', 'payment', 'single', 'test', NULL, '2026-11-28 14:08:49.408571+00', NULL, NULL, NULL),
('10', 'wd_01m8h7spec829feqmtgsjqna91:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 14:09:02.690679+00', NULL, NULL, NULL),
('11', 'wd_01m8h7svymdhmy33zxw1ee1rrc:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:09:02.932724+00', NULL, NULL, NULL),
('12', 'wd_01m8h7svymdhmy33zxw1ee1rrc:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 14:09:05.362889+00', NULL, NULL, NULL),
('13', 'wd_01m8h7sye3z29ddpbqp2ewkd5d:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:09:05.477156+00', NULL, NULL, NULL),
('14', 'wd_01m8h7sye3z29ddpbqp2ewkd5d:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 14:09:05.640699+00', NULL, NULL, NULL),
('15', 'bill_01m8h7sz4x3an7gzpt60jf3den:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:09:06.205712+00', NULL, NULL, NULL),
('16', 'bill_01m8h7sz4x3an7gzpt60jf3den:post', 'bill_post', 'post', 'test', '15', '2026-11-28 14:09:06.231295+00', NULL, NULL, NULL),
('17', 'bill_01m8h7sz9dd4m9k4sf6hrj60c2:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 14:09:06.365691+00', NULL, NULL, NULL),
('18', 'bill_01m8h7sz9dd4m9k4sf6hrj60c2:post', 'bill_post', 'post', 'test', '17', '2026-11-28 14:09:06.406091+00', NULL, NULL, NULL),
('19', 'cp_01m8h7szch3wtxkv0frfdzt62r', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 14:09:17.239759+00', NULL, NULL, NULL),
('2', 'wd_01m8h7sey509hjxjx35jnkgf01:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:08:49.644981+00', NULL, NULL, NULL),
('20', 'sale_01m8h7ta3vmp9hkv4jw3dhnrkd:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 14:09:17.436783+00', NULL, NULL, NULL),
('21', 'sale_01m8h7ta3vmp9hkv4jw3dhnrkd:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 14:09:17.488407+00', NULL, NULL, NULL),
('22', 'col_01m8h7ta7cj8tv2er86gr8fy6z:credit', 'collection', 'single', 'test', NULL, '2026-11-28 14:09:19.763407+00', NULL, NULL, NULL),
('23', 'adj_01m8h7tcprd2rv3ahs5jn3tqfb', 'adjustment', 'single', 'test', NULL, '2026-11-28 14:09:20.092262+00', NULL, NULL, NULL),
('24', 'hld_01m8h7tcvpmq41wm3a8zwwcy9p:1:reserve', 'wallet_hold_reserve', 'reserve', 'test', NULL, '2026-11-28 14:09:20.249022+00', NULL, NULL, NULL),
('25', 'txn_01m8h7td19rt9wdb9vzc1prnq6', 'chargeback', 'single', 'test', NULL, '2026-11-28 14:09:20.427637+00', NULL, NULL, NULL),
('26', 'txn_01m8h7td19rt9wdb9vzc1prnq6:debt', 'debt_incurred', 'single', 'test', NULL, '2026-11-28 14:09:20.427637+00', NULL, NULL, NULL),
('3', 'wd_01m8h7sey509hjxjx35jnkgf01:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 14:08:49.912915+00', NULL, NULL, NULL),
('4', 'wd_01m8h7sfrxz6dxfprnarzpw8fs:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:08:50.464551+00', NULL, NULL, NULL),
('5', 'wd_01m8h7sfrxz6dxfprnarzpw8fs:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 14:08:50.813612+00', NULL, NULL, NULL),
('6', 'wd_01m8h7sgf1w41kpvsyrw5s0z6j:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:08:51.175186+00', NULL, NULL, NULL),
('7', 'wd_01m8h7sgf1w41kpvsyrw5s0z6j:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 14:08:56.78485+00', NULL, NULL, NULL),
('8', 'wd_01m8h7spec829feqmtgsjqna91:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 14:08:57.293684+00', NULL, NULL, NULL),
('9', 'wd_01m8h7spec829feqmtgsjqna91:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 14:08:57.419159+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8h7sddry9e8r4x8qge21wm7', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'prod', E'\\x2f1a5643b2a7374a9b6544e02450da19d7e4afa8d0f3471ea393eb4d1a5ea306', E'\\x6d707331132c0df4586b09801aed973fccf8f6322ee0e50847d3f72d2baf160c7519e406bb7695d24212b2a13c8b6f377883ed1edccc69aa8fc1bbea09ce8b1059ad73d83f6afe63f677ef7adeced85bf9d8e982', 'gtDb', NULL, NULL, NULL, '2026-11-28 14:08:48.124114+00', NULL, NULL, NULL),
('key_01m8h7sdf753kt4x483yp15212', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', E'\\xb3044d63e8e55b8951579a22b5412858964cb7fdc7454bcdc2f2598c055e7a84', E'\\x6d707331132c0df4586b0980b2be2c3d37d7c820bca530775078f2853d9190e5a7df8e290fcbd1a5ca906efab420c0975e56da32bc1f42d8d68c6562e49414ef03a490b2a11d2bf741fc6b43921d18be2dd32782', 'K39f', NULL, NULL, NULL, '2026-11-28 14:08:48.124114+00', NULL, '2026-11-28 14:08:48.469309+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:4f477575e8f8774324e17dc75a314f5240454a4f679003a3fd5ef3b937e291e6', '0', '1795961328939'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795875828905'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795875828894');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8h7sz4x3an7gzpt60jf3den', '1', 'simulator', 'simulator', '2026112815096tpxfdfmrvnsctk2', '1', '1', '2026-11-28 14:09:06.228231+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112815096tpxfdfmrvnsctk2', '2026-11-28 14:09:06.22+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8h7sz9dd4m9k4sf6hrj60c2', '1', 'simulator', 'simulator', '2026112815098fv697xf435b722x', '1', '1', '2026-11-28 14:09:06.405441+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112815098fv697xf435b722x', '2026-11-28 14:09:06.38+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8h7ta7cj8tv2er86gr8fy6z', '1', 'simulator', 'simulator', 'col_01m8h7ta7cj8tv2er86gr8fy6z', '1', '1', '2026-11-28 14:09:17.664831+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8h7ta7cj8tv2er86gr8fy6z', '2026-11-28 14:09:19.737+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8h7ta3vmp9hkv4jw3dhnrkd', '1', 'simulator', 'simulator', 'sale_01m8h7ta3vmp9hkv4jw3dhnrkd', '1', '1', '2026-11-28 14:09:17.487694+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8h7ta3vmp9hkv4jw3dhnrkd', '2026-11-28 14:09:17.471+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h7sey509hjxjx35jnkgf01', '1', 'simulator', 'simulator', 'wd_01m8h7sey509hjxjx35jnkgf01', '1', '1', '2026-11-28 14:08:49.901869+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h7sey509hjxjx35jnkgf01', '2026-11-28 14:08:49.862+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h7sfrxz6dxfprnarzpw8fs', '1', 'simulator', 'simulator', 'wd_01m8h7sfrxz6dxfprnarzpw8fs', '1', '1', '2026-11-28 14:08:50.810159+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8h7sfrxz6dxfprnarzpw8fs', '2026-11-28 14:08:50.667+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h7sgf1w41kpvsyrw5s0z6j', '1', 'simulator', 'simulator', 'wd_01m8h7sgf1w41kpvsyrw5s0z6j', '1', '1', '2026-11-28 14:08:51.369272+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h7sgf1w41kpvsyrw5s0z6j', '2026-11-28 14:08:56.65+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h7spec829feqmtgsjqna91', '1', 'simulator', 'simulator', 'wd_01m8h7spec829feqmtgsjqna91', '1', '1', '2026-11-28 14:08:57.411743+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8h7spec829feqmtgsjqna91', '2026-11-28 14:09:02.548+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h7svymdhmy33zxw1ee1rrc', '1', 'simulator', 'simulator', 'wd_01m8h7svymdhmy33zxw1ee1rrc', '1', '1', '2026-11-28 14:09:02.977897+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8h7svymdhmy33zxw1ee1rrc', '2026-11-28 14:09:05.237+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8h7sye3z29ddpbqp2ewkd5d', '1', 'simulator', 'simulator', 'wd_01m8h7sye3z29ddpbqp2ewkd5d', '1', '1', '2026-11-28 14:09:05.635661+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8h7sye3z29ddpbqp2ewkd5d', '2026-11-28 14:09:05.617+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 14:08:48.124114+00', 'system', 'business.create', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '{"kycStatus": "APPROVED"}', 'biz_01m8h7sdde6wp3k4jpqz31ekym', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 14:08:49.110938+00', 'usr_01m8h7sddevg1t41pp23kt0681', 'sign_in.new_network', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '{}', 'biz_01m8h7sdde6wp3k4jpqz31ekym', NULL, 'token', '08f3d887731d', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 14:08:49.233792+00', 'usr_01m8h7sddevg1t41pp23kt0681', 'webhook_url.change', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '{}', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'token', '08f3d887731d', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:37703/webhooks"}'),
('4', '2026-11-28 14:09:05.362889+00', 'root', 'withdrawal.resolve', 'wd_01m8h7svymdhmy33zxw1ee1rrc', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 14:09:19.976807+00', 'usr_01m8h7sddevg1t41pp23kt0681', 'webhook_url.change', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '{}', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'token', '08f3d887731d', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:37703/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 14:09:20.092262+00', 'ada', 'balance.adjust', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8h7tcprd2rv3ahs5jn3tqfb"}', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}'),
('7', '2026-11-28 14:09:20.249022+00', 'ada', 'wallet.hold', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '{"asset": "NGN", "ground": "fraud_report", "holdId": "hld_01m8h7tcvpmq41wm3a8zwwcy9p", "reason": "An example.", "amountMinor": "7378466", "environment": "test"}', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"case": "FR-2026-114", "amount": "73784.66", "ground": "fraud report", "currency": "NGN"}'),
('8', '2026-11-28 14:09:20.427637+00', 'ada', 'chargeback.open', 'txn_01m8h7td19rt9wdb9vzc1prnq6', '{"reason": "An example.", "dispute": "dsp_1", "feeMinor": "0"}', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "500", "payment": "txn_01m8h7seqck995qc6ent5spsg7", "currency": "NGN", "chargeback": "txn_01m8h7td19rt9wdb9vzc1prnq6"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8h7tcprd2rv3ahs5jn3tqfb', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 14:09:20.092262+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 14:08:48.124114+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 14:08:30.186858+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 14:08:30.186858+00');
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
('bill_01m8h7sz4x3an7gzpt60jf3den', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '71041024704657190434', '{}', '73.52 kWh'),
('bill_01m8h7sz9dd4m9k4sf6hrj60c2', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 14:08:48.124114+00', '2026-11-28 14:09:19.976807+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 14:09:17.401+00', '2026-11-28 14:09:19.701572+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '231da78cd18155301b0b6093ec9e7904afdf3554079ab97a2435b50bab4e7f5e', '0', 'test', 'cp_01m8h7szch3wtxkv0frfdzt62r', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '5', '2026-11-28 14:09:08.836+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 14:09:11.146682+00'),
('simulated', '397567cdfdcc3bc4ad7ab05ce2cf6b99a4cf87a027d1480faaf325050fa998de', '0', 'test', 'cp_01m8h7szch3wtxkv0frfdzt62r', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '4', '2026-11-28 14:09:06.489+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 14:09:08.632968+00');
insert into public.chargebacks (transaction_id, received_id, dispute, status, returned_fee_minor, opened_by, decided_by, decided_because, decided_at, created_at) overriding system value values
('txn_01m8h7td19rt9wdb9vzc1prnq6', 'txn_01m8h7seqck995qc6ent5spsg7', 'dsp_1', 'OPEN', '0', 'ada', NULL, NULL, NULL, '2026-11-28 14:09:20.427637+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8h7ta7cj8tv2er86gr8fy6z', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.04740000', '0', '127.75692600', '32262', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8h7ta7cj8tv2er86gr8fy6z');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8h7szch3wtxkv0frfdzt62r', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4', '231da78cd18155301b0b6093ec9e7904afdf3554079ab97a2435b50bab4e7f5e', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8h7szccfasvpqrxg2rem465', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 15:09:06.449+00', '2026-11-28 14:09:06.449+00', '2026-11-28 14:09:17.225+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('7fff8dc84360ecba3c032691628a6240bb683089102b9dd78a192fb233715d58', 'swp_01m8h7t4164brsd4m6a4gdv9qf', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a409f90f893a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541b98d5512c181e3a890a1fb6616eafeb4a955238d121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000006cb528b7d1dac3878f69df8f5219fd9bf7aadaa500000000000000000000000000000000000000000000000000000000017d784070bfbbf493a2349001d090c10612418b45da4f96ad54a5d2f33eb5822a351dd5359d006e0eeb1cc2965a17904abd8c15fd6547413363720fe33c7c53e4f41cecfba1f4b9ae82dc9f0cfe0c179201ae1c', '2026-11-28 14:10:14.687+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 14:09:14.701648+00'),
('8bd35ff76eae07b3bea7760d50773c8bc694b0661925cb69e322684645efcb63', 'swp_01m8h7t4164brsd4m6a4gdv9qf', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840a7a4f893a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541b98d5512c181e3a890a1fb6616eafeb4a955238d1215410e004a7e4d5110bf382759ffb621e45146e4a3ab18b0a81770c7cff493a234124171b2b0ecfd9816e881c94e17911aaa910753ceedfa857183071a9bace3a60dc50e402da650b69fba5e53a6090fddf70b48b903b9d77c34ba1a0fac5bc8eab1cd1b', '2026-11-28 14:10:17.255+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 14:09:17.276563+00'),
('9225fec5f5fd42e36bd07aab3a07c662add90407829074fc409f7dc887d729d4', 'swp_01m8h7t4164brsd4m6a4gdv9qf', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140f4f5f793a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15410e004a7e4d5110bf382759ffb621e45146e4a3ab121541b98d5512c181e3a890a1fb6616eafeb4a955238d18d090c1067094a1f493a23412411c2c14343adb00bb7f8fe21dafc571a7a17dc99e30b160673627fefa069ffe4f179b0e98239986edc6dd2bd303b162449e6257bfa1b33b2565dc2fa3af941fb81c', '2026-11-28 14:10:11.316+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 14:09:12.181669+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8h7t4164brsd4m6a4gdv9qf', 'cp_01m8h7szch3wtxkv0frfdzt62r', 'test', '0', 'TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 14:09:11.202617+00', '2026-11-28 14:09:17.212448+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'chargeback', '1', '50000', '0'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'collection', '1', '3193923', '0'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'sales', '1', '1529350'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/bills/data', '87606b0c70cee08e858fd1bca797159f', E'\\xd50d6bbe33f3185603c93cc66038e73e74224caf8c39734282ac8888a861a020', 'bill_01m8h7sz9dd4m9k4sf6hrj60c2', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8h7sz9dd4m9k4sf6hrj60c2","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 14:09:06.365691+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/bills/electricity', '501773d1657dbc372369520afc4ebe34', E'\\xe5d7086da732ab8e67c57481c1953380fa4764d314bdd88058e3fa27b2aa6e22', 'bill_01m8h7sz4x3an7gzpt60jf3den', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8h7sz4x3an7gzpt60jf3den","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"71041024704657190434","units":"73.52 kWh"}', '2026-11-28 14:09:06.205712+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/cross-border/collections', 'e262fc54e9e59578b0ea5d73a0509ac7', E'\\xe67e70f7d1afe8f79967b9f4b952ea4110a6d4c9cd9a2066b3757b5e9e42cf1b', 'col_01m8h7ta7cj8tv2er86gr8fy6z', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8h7ta7cj8tv2er86gr8fy6z","reference":"col_01m8h7ta7cj8tv2er86gr8fy6z","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31939.23,"targetCurrency":"NGN","rate":127.756926,"providerFee":0,"providerRate":129.0474,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T14:09:17.549Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 14:09:17.549925+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/crypto/payments/cp_01m8h7szch3wtxkv0frfdzt62r/simulate-deposit', '5ec0ba6e3135db412de5a2cc624bd471', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8h7szch3wtxkv0frfdzt62r', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h7szch3wtxkv0frfdzt62r","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4","checkoutUrl":"http://127.0.0.1:42339/pay/01m8h7szch3wtxkv0frfdzt62rszwa2g30b4r5bgqh9berxt3b3x","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:09:06.449Z","payableUntil":"2026-11-28T15:09:06.449Z","environment":"test","createdAt":"2026-11-28T14:09:06.449Z","updatedAt":"2026-11-28T14:09:06.449Z","metadata":{"simulated":true}},"deposit":{"txHash":"397567cdfdcc3bc4ad7ab05ce2cf6b99a4cf87a027d1480faaf325050fa998de","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 14:09:06.4868+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/crypto/payments/cp_01m8h7szch3wtxkv0frfdzt62r/simulate-deposit', '90b09ed8f4bda58e7df47a32714d353e', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8h7szch3wtxkv0frfdzt62r', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8h7szch3wtxkv0frfdzt62r","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4","checkoutUrl":"http://127.0.0.1:42339/pay/01m8h7szch3wtxkv0frfdzt62rszwa2g30b4r5bgqh9berxt3b3x","returnUrl":null,"status":"UNDERPAID","txHash":"397567cdfdcc3bc4ad7ab05ce2cf6b99a4cf87a027d1480faaf325050fa998de","reviewReason":null,"expiresAt":"2026-11-28T15:09:06.449Z","payableUntil":"2026-11-28T16:09:06.449Z","environment":"test","createdAt":"2026-11-28T14:09:06.449Z","updatedAt":"2026-11-28T14:09:08.654Z","metadata":{"simulated":true}},"deposit":{"txHash":"231da78cd18155301b0b6093ec9e7904afdf3554079ab97a2435b50bab4e7f5e","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 14:09:08.831568+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/crypto/payments/create', 'fe9d655e0bdbe4033e4c03619ede8dfb', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8h7szch3wtxkv0frfdzt62r', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8h7szch3wtxkv0frfdzt62r","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4","checkoutUrl":"http://127.0.0.1:42339/pay/01m8h7szch3wtxkv0frfdzt62rszwa2g30b4r5bgqh9berxt3b3x","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T15:09:06.449Z","payableUntil":"2026-11-28T15:09:06.449Z","environment":"test","createdAt":"2026-11-28T14:09:06.449Z","updatedAt":"2026-11-28T14:09:06.449Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 14:09:06.455101+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/crypto/withdrawals/request', 'e1c11924890e10f13eeb6968f0fe6396', E'\\x739c8b9b98dc1c59b9414e712d3551535c10bc6147ed81d11cb959221bde5dd5', 'sale_01m8h7ta3vmp9hkv4jw3dhnrkd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8h7ta3vmp9hkv4jw3dhnrkd","amountUsdt":10,"conversionRate":1529.35,"grossAmountNgn":15293.5,"withdrawalFeeNgn":25,"netAmountNgn":15268.5,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8h7ta3vmp9hkv4jw3dhnrkd","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:09:17.436Z"},"simulated":true,"environment":"test"}', '2026-11-28 14:09:17.436783+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/payment/process', '735d5dc71472a7c73d718805c8aa9db9', E'\\xb0670e18dd4d8391027ae865b8201ac0e7c006c251c077dc61ff1b401fb271bb', 'txn_01m8h7seqck995qc6ent5spsg7', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8h7seqck995qc6ent5spsg7","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:08:49.408571+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/withdrawal/request', '005b14a44920fb621f85078c035a2c96', E'\\xe273e4d5a87aa92d3247459df2b7fa3208de734452a2b7e27ebd16bc3b6d80d4', 'wd_01m8h7sgf1w41kpvsyrw5s0z6j', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h7sgf1w41kpvsyrw5s0z6j","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:08:51.175Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:08:51.175186+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/withdrawal/request', '2162f5b06351e5122e44c8a75349fde5', E'\\x01b718be9fe0f88af57a9535fd70f2b6366695cbe362b484b8f9e8458fa665a3', 'wd_01m8h7svymdhmy33zxw1ee1rrc', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8h7svymdhmy33zxw1ee1rrc","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:09:02.932Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:09:02.932724+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/withdrawal/request', '5d7aa6279c4d683f9c08494e0edb35e7', E'\\x30fb4d4dc68d49d96638478c403471989860a8d08d358cfe1198b0fc91559acb', 'wd_01m8h7spec829feqmtgsjqna91', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h7spec829feqmtgsjqna91","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:08:57.293Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:08:57.293684+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/withdrawal/request', '8043f32377d3ad4c2e2eb8ec19c3aaea', E'\\x24d17a0cf268086b2a90ddfe8b90bcade71cd1aded7da6b8ee04900f12c222aa', 'wd_01m8h7sye3z29ddpbqp2ewkd5d', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h7sye3z29ddpbqp2ewkd5d","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:09:05.477Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:09:05.477156+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/withdrawal/request', 'a191bc65820d3020d86692b7efa1e893', E'\\x0b320797ba7107dc8958a1f237b1b7af5211f2933e8a86a107ebd00cf55dfb2f', 'wd_01m8h7sfrxz6dxfprnarzpw8fs', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8h7sfrxz6dxfprnarzpw8fs","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:08:50.464Z","environment":"test","simulated":true},"requestId":"req_01m8h7sfq7dzyc5syamcrjpm7h","simulated":true,"environment":"test"}', '2026-11-28 14:08:50.464551+00'),
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '/withdrawal/request', 'demo-18ffbfd3-30d5-4037-9755-4d8ada1d737c', E'\\x9e174ade361d5d5a2528160dc0d16467d51422369a98cda9165e59684a6922f2', 'wd_01m8h7sey509hjxjx35jnkgf01', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8h7sey509hjxjx35jnkgf01","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T14:08:49.644Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 14:08:49.644981+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331132c0df4586b0980645a8a1775e5034f2f6a9566b77a8b7ba5a4dff2c0acf65072dac75a8450d15848d103bcb760e180bb47a7947e1f0fd0cca3a98dfefd5463f33f7971269e303ee8e80f2df55149b3', '2026-11-28 14:08:30.011575+00', '2026-11-28 14:08:30.011575+00'),
('sandbox_seed', E'\\x6d707331132c0df4586b0980408b711bff0e4bbc6574fe21b4ad9759cee1ccc316ac898b8d666573f18512f0dfb9625f3925d6cc95d164da840d986f8062ce190ee97329a78c5bf57268869300b21f0000c7ea3d87bb13e8023a6a9199677bc178e564728f865015fcaba88243a12367', '2026-11-28 14:08:30.004613+00', '2026-11-28 14:08:30.004613+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8h7sddevg1t41pp23kt0681', E'\\x768f276df4e9d44f7ace5dc07a29cffde2777d8eadf7fb8d1509696c778c8578', '2026-11-28 14:08:49.110938+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 14:08:49.110938+00', '2026-11-28 14:08:49.110938+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:08:49.910944+00'),
('2', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:37703/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:08:49.233792+00', '2026-11-28 14:08:49.233792+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:08:49.910944+00'),
('3', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.01 NGN", "status": "FAILED", "because": "The sandbox fails amounts ending in .01.", "transaction": "wd_01m8h7sfrxz6dxfprnarzpw8fs"}, "environment": "test"}', '2026-11-28 14:08:50.813612+00', '2026-11-28 14:08:50.813612+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:08:50.923594+00'),
('4', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'withdrawal.failed', 'demo@merchant.example', '{"after": {"amount": "1000.04 NGN", "status": "REVERSED", "because": "The sandbox reverses amounts ending in .04.", "transaction": "wd_01m8h7spec829feqmtgsjqna91"}, "environment": "test"}', '2026-11-28 14:09:02.690679+00', '2026-11-28 14:09:02.690679+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:09:03.100608+00'),
('5', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:37703/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:09:19.976807+00', '2026-11-28 14:09:19.976807+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 14:09:20.253033+00'),
('6', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'wallet.hold', 'demo@merchant.example', '{"after": {"case": "FR-2026-114", "amount": "73784.66", "ground": "fraud report", "currency": "NGN"}, "before": null, "reason": "An example.", "address": null, "provenBy": "operator", "userAgent": null, "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 14:09:20.249022+00', '2026-11-28 14:09:20.249022+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8h7sy2zvhqd5wzqwmbrm1yx', 'withdrawal.resolve', 'wd_01m8h7svymdhmy33zxw1ee1rrc', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 14:09:05.119321+00', '2026-11-29 14:09:05.119321+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8h7sz4x3an7gzpt60jf3den', 'bill', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112815096tpxfdfmrvnsctk2', NULL, '2026-11-28 14:09:06.205712+00', '2026-11-28 14:09:06.231295+00'),
('bill_01m8h7sz9dd4m9k4sf6hrj60c2', 'bill', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112815098fv697xf435b722x', NULL, '2026-11-28 14:09:06.365691+00', '2026-11-28 14:09:06.406091+00'),
('col_01m8h7ta7cj8tv2er86gr8fy6z', 'collection', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 14:09:37.549925+00', NULL, 'sim_col_01m8h7ta7cj8tv2er86gr8fy6z', NULL, '2026-11-28 14:09:17.549925+00', '2026-11-28 14:09:19.763407+00'),
('sale_01m8h7ta3vmp9hkv4jw3dhnrkd', 'usdt_sale', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8h7ta3vmp9hkv4jw3dhnrkd', NULL, '2026-11-28 14:09:17.436783+00', '2026-11-28 14:09:17.488407+00'),
('wd_01m8h7sey509hjxjx35jnkgf01', 'withdrawal', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h7sey509hjxjx35jnkgf01', NULL, '2026-11-28 14:08:49.644981+00', '2026-11-28 14:08:49.912915+00'),
('wd_01m8h7sfrxz6dxfprnarzpw8fs', 'withdrawal', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h7sfrxz6dxfprnarzpw8fs', 'The sandbox fails amounts ending in .01.', '2026-11-28 14:08:50.464551+00', '2026-11-28 14:08:50.813612+00'),
('wd_01m8h7sgf1w41kpvsyrw5s0z6j', 'withdrawal', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h7sgf1w41kpvsyrw5s0z6j', NULL, '2026-11-28 14:08:51.175186+00', '2026-11-28 14:08:56.78485+00'),
('wd_01m8h7spec829feqmtgsjqna91', 'withdrawal', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h7spec829feqmtgsjqna91', 'The sandbox reverses amounts ending in .04.', '2026-11-28 14:08:57.293684+00', '2026-11-28 14:09:02.690679+00'),
('wd_01m8h7svymdhmy33zxw1ee1rrc', 'withdrawal', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8h7sy2zvhqd5wzqwmbrm1yx', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h7svymdhmy33zxw1ee1rrc', NULL, '2026-11-28 14:09:02.932724+00', '2026-11-28 14:09:05.362889+00'),
('wd_01m8h7sye3z29ddpbqp2ewkd5d', 'withdrawal', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8h7sye3z29ddpbqp2ewkd5d', NULL, '2026-11-28 14:09:05.477156+00', '2026-11-28 14:09:05.640699+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TBFEoxobpZxWfuesZE8Rbaw1w3UC3g9Mya', '0', '8999999985632000', 'true'),
('TKszzvog7rbRLnpsue8qB8pCVS8wEswkU6', '25000000', '0', 'false'),
('TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4', '0', '268000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795874928718'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795874939013'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795874946489'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795874948836'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795874952205'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795874954730'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795874957401');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('231da78cd18155301b0b6093ec9e7904afdf3554079ab97a2435b50bab4e7f5e', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4', '15000000', '0', '0'),
('397567cdfdcc3bc4ad7ab05ce2cf6b99a4cf87a027d1480faaf325050fa998de', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4', '10000000', '0', '0'),
('7fff8dc84360ecba3c032691628a6240bb683089102b9dd78a192fb233715d58', '7', 'usdt_transfer', 'SUCCESS', 'TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4', 'TKszzvog7rbRLnpsue8qB8pCVS8wEswkU6', '25000000', '13000000', '130000'),
('8bd35ff76eae07b3bea7760d50773c8bc694b0661925cb69e322684645efcb63', '8', 'trx_transfer', 'SUCCESS', 'TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4', 'TBFEoxobpZxWfuesZE8Rbaw1w3UC3g9Mya', '382000', '0', '0'),
('9225fec5f5fd42e36bd07aab3a07c662add90407829074fc409f7dc887d729d4', '6', 'trx_transfer', 'SUCCESS', 'TBFEoxobpZxWfuesZE8Rbaw1w3UC3g9Mya', 'TStKKVKv54Pj4LegB4CUkdfqayQYsiGrL4', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8h7sz4x3an7gzpt60jf3den', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'bill', 'COMPLETED', '500000', '0', NULL, 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8h7sz4rqmzrjeahaqwq9a1q', '2026-11-28 14:09:06.205712+00', '2026-11-28 14:09:06.231295+00'),
('bill_01m8h7sz9dd4m9k4sf6hrj60c2', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'bill', 'COMPLETED', '10000', '0', NULL, 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8h7sz8v6sjqrxe0bbj8v0gd', '2026-11-28 14:09:06.365691+00', '2026-11-28 14:09:06.406091+00'),
('col_01m8h7ta7cj8tv2er86gr8fy6z', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'collection', 'COMPLETED', '3193923', '0', NULL, 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8h7ta6s9ctnp3b9ehk6bt87', '2026-11-28 14:09:17.549925+00', '2026-11-28 14:09:19.763407+00'),
('txn_01m8h7seqck995qc6ent5spsg7', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'payment', 'COMPLETED', '10000000', '150000', NULL, 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8h7seq0h2tys5c8c2qbb9xj', '2026-11-28 14:08:49.408571+00', '2026-11-28 14:08:49.408571+00'),
('txn_01m8h7td19rt9wdb9vzc1prnq6', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'chargeback', 'COMPLETED', '50000', '0', NULL, 'invoice', 'Ada Obi', 'Chargeback: An example.', NULL, '{"dispute": "dsp_1"}', NULL, NULL, '2026-11-28 14:09:20.427637+00', '2026-11-28 14:09:20.427637+00'),
('wd_01m8h7sey509hjxjx35jnkgf01', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h7sevcsbeqdf3qr5chy228', '2026-11-28 14:08:49.644981+00', '2026-11-28 14:08:49.912915+00'),
('wd_01m8h7sfrxz6dxfprnarzpw8fs', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'withdrawal', 'FAILED', '100001', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h7sfq7dzyc5syamcrjpm7h', '2026-11-28 14:08:50.464551+00', '2026-11-28 14:08:50.813612+00'),
('wd_01m8h7sgf1w41kpvsyrw5s0z6j', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h7sgcpayayg14w1zk95dvc', '2026-11-28 14:08:51.175186+00', '2026-11-28 14:08:56.78485+00'),
('wd_01m8h7spec829feqmtgsjqna91', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'withdrawal', 'REVERSED', '100004', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h7spdwg57zey5eehzg2d5s', '2026-11-28 14:08:57.293684+00', '2026-11-28 14:09:02.690679+00'),
('wd_01m8h7svymdhmy33zxw1ee1rrc', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h7svygy2pp6bk49fdj8qb9', '2026-11-28 14:09:02.932724+00', '2026-11-28 14:09:05.362889+00'),
('wd_01m8h7sye3z29ddpbqp2ewkd5d', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', NULL, 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8h7sydsb52z445w3r1c9bfd', '2026-11-28 14:09:05.477156+00', '2026-11-28 14:09:05.640699+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8h7ta39bpvrfm9yyv92ddah', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', '10000000', '1544.80000000', '1529.35000000', '1529350', '2500', NULL, '1526850', '15450', '2026-11-28 14:09:17.418655+00', '2026-11-28 14:10:17.418+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, charges, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8h7ta3vmp9hkv4jw3dhnrkd', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'COMPLETED', '10000000', '1544.80000000', '1529.35000000', '1529350', '2500', NULL, '1526850', '15450', 'qte_01m8h7ta39bpvrfm9yyv92ddah', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8h7ta3dsyjdz3nrq9yw9czx', '2026-11-28 14:09:17.436783+00', '2026-11-28 14:09:17.488407+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8h7sddevg1t41pp23kt0681', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$013NJH5fNPRyRXePOMF+ug$vxdutX0wW6BZHvOPkBh9FZmRPf2OuU1+VNbgpmxHhAE', '1', NULL, NULL, NULL, '2026-11-28 14:08:48.124114+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'simulator', 'biz_01m8h7sdde6wp3k4jpqz31ekym', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 14:08:48.124114+00');
insert into public.wallet_holds (id, business_id, environment, asset, amount_minor, held_minor, part, ground, case_number, reason, placed_by, confirmed_by, placed_at, ended_at) overriding system value values
('hld_01m8h7tcvpmq41wm3a8zwwcy9p', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', 'NGN', '7378466', '7378466', '1', 'fraud_report', 'FR-2026-114', 'An example.', 'ada', NULL, '2026-11-28 14:09:20.249022+00', NULL);
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8h7sey537yagfrv7dhym8cs', '1', 'http://127.0.0.1:37703/webhooks', '2026-11-28 14:08:50.045+00', '126', '204', '', NULL),
('msg_01m8h7sfrxec86hcetk8aka3bb', '1', 'http://127.0.0.1:37703/webhooks', '2026-11-28 14:08:50.896+00', '6', '204', '', NULL),
('msg_01m8h7sgf1jp4f2tfy7kfzp1kr', '1', 'http://127.0.0.1:37703/webhooks', '2026-11-28 14:08:56.93+00', '34', '204', '', NULL),
('msg_01m8h7specgf74d5kj23j7ea50', '1', 'http://127.0.0.1:37703/webhooks', '2026-11-28 14:09:02.767+00', '11', '204', '', NULL),
('msg_01m8h7specmmp6hagggsx3294w', '1', 'http://127.0.0.1:37703/webhooks', '2026-11-28 14:08:57.456+00', '46', '204', '', NULL),
('msg_01m8h7svymr8fdrmhmfp8zfhwd', '1', 'http://127.0.0.1:37703/webhooks', '2026-11-28 14:09:05.439+00', '4', '204', '', NULL),
('msg_01m8h7sye3sxrsj81sw7qm5dyb', '1', 'http://127.0.0.1:37703/webhooks', '2026-11-28 14:09:05.876+00', '8', '500', '', NULL),
('msg_01m8h7sye3sxrsj81sw7qm5dyb', '2', 'http://127.0.0.1:37703/webhooks', '2026-11-28 14:09:06.149+00', '1', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8h7sey537yagfrv7dhym8cs', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h7sey509hjxjx35jnkgf01', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:08:49.862Z","data":{"transactionId":"wd_01m8h7sey509hjxjx35jnkgf01","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:08:49.644Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:08:49.912915+00', '2026-11-28 14:08:50.188897+00', NULL),
('msg_01m8h7sfrxec86hcetk8aka3bb', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h7sfrxz6dxfprnarzpw8fs', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:08:50.667Z","data":{"transactionId":"wd_01m8h7sfrxz6dxfprnarzpw8fs","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:08:50.464Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:08:50.813612+00', '2026-11-28 14:08:50.908774+00', NULL),
('msg_01m8h7sgf1jp4f2tfy7kfzp1kr', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h7sgf1w41kpvsyrw5s0z6j', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:08:56.650Z","data":{"transactionId":"wd_01m8h7sgf1w41kpvsyrw5s0z6j","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:08:51.175Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:08:56.78485+00', '2026-11-28 14:08:56.967415+00', NULL),
('msg_01m8h7specgf74d5kj23j7ea50', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8h7spec829feqmtgsjqna91', '{"type":"withdrawal.failed","timestamp":"2026-11-28T14:09:02.548Z","data":{"transactionId":"wd_01m8h7spec829feqmtgsjqna91","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:08:57.293Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:09:02.690679+00', '2026-11-28 14:09:02.789607+00', NULL),
('msg_01m8h7specmmp6hagggsx3294w', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h7spec829feqmtgsjqna91', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:08:57.342Z","data":{"transactionId":"wd_01m8h7spec829feqmtgsjqna91","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:08:57.293Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:08:57.419159+00', '2026-11-28 14:08:57.507915+00', NULL),
('msg_01m8h7svymr8fdrmhmfp8zfhwd', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h7svymdhmy33zxw1ee1rrc', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:09:05.350Z","data":{"transactionId":"wd_01m8h7svymdhmy33zxw1ee1rrc","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:09:02.932Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:09:05.362889+00', '2026-11-28 14:09:05.444246+00', NULL),
('msg_01m8h7sye3sxrsj81sw7qm5dyb', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8h7sye3z29ddpbqp2ewkd5d', '{"type":"withdrawal.completed","timestamp":"2026-11-28T14:09:05.617Z","data":{"transactionId":"wd_01m8h7sye3z29ddpbqp2ewkd5d","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T14:09:05.477Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 14:09:05.640699+00', '2026-11-28 14:09:06.151488+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8h7sdhb5988rgm4b1zwqb9x', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'test', NULL, E'\\x6d707331132c0df4586b0980eb08c327c733c7241ef14c29e553f5d4af9473f863b4595b7efaf2366db7c465b1ba6f8eaf8f3f30e4689dd564be3add7b526a87b4842c0ec7e3edf4e965d4931e0c0eece3539e09e610c80d27d0', '2026-11-28 14:08:48.124114+00', NULL),
('whs_01m8h7sdhbpm0k4qe92xmcws2q', 'biz_01m8h7sdde6wp3k4jpqz31ekym', 'prod', NULL, E'\\x6d707331132c0df4586b0980de4a963155c760e5d3535040fc66f73ced5083125e30c81985bff391cc4641f7a6c9c66a8b0f921c32d72b4ba2e84c6c9878662e531d35cdcd79f031435dbcdacebe07d432d8df675c8361718ca2', '2026-11-28 14:08:48.124114+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8h7sey509hjxjx35jnkgf01', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h7sfrxz6dxfprnarzpw8fs', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h7sgf1w41kpvsyrw5s0z6j', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h7spec829feqmtgsjqna91', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h7svymdhmy33zxw1ee1rrc', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8h7sye3z29ddpbqp2ewkd5d', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 26);
select setval('public.audit_log_id_seq', 8);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 6);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
