-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '117', '125', '177', '179', '180', '181', '189', '259', '317', '333', '49', '51', '52', '61');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 03:38:48.9796+00'),
('1025', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 03:38:48.9796+00'),
('1026', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'NGN', 'available', '0', '7349300', '13', '2026-11-28 03:38:48.9796+00'),
('1027', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 03:38:48.9796+00'),
('1028', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 03:38:48.9796+00'),
('1029', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 03:38:48.9796+00'),
('1030', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 03:38:48.9796+00'),
('1031', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 03:38:48.9796+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '150000', '1', '2026-11-28 03:38:36.984674+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '31968', '1', '2026-11-28 03:38:36.984674+00'),
('125', NULL, 'test', 'NGN', 'commission', '13', '15310', '1', '2026-11-28 03:38:36.984674+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-5000000', '2', '2026-11-28 03:38:36.984674+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '-50046', '2', '2026-11-28 03:38:36.984674+00'),
('180', NULL, 'test', 'NGN', 'provider_clearing', '4', '700003', '5', '2026-11-28 03:38:36.984674+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-3196725', '1', '2026-11-28 03:38:36.984674+00'),
('189', NULL, 'test', 'NGN', 'provider_clearing', '13', '1522880', '2', '2026-11-28 03:38:36.984674+00'),
('259', NULL, 'test', 'USDT', 'custody', '3', '-25000000', '1', '2026-11-28 03:38:36.984674+00'),
('317', NULL, 'test', 'NGN', 'conversion', '13', '-1530690', '1', '2026-11-28 03:38:36.984674+00'),
('333', NULL, 'test', 'USDT', 'conversion', '13', '10000000', '1', '2026-11-28 03:38:36.984674+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '2500', '1', '2026-11-28 03:38:36.984674+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '1000', '1', '2026-11-28 03:38:36.984674+00'),
('52', NULL, 'test', 'NGN', 'fees', '4', '2000', '4', '2026-11-28 03:38:36.984674+00'),
('61', NULL, 'test', 'NGN', 'fees', '13', '2500', '1', '2026-11-28 03:38:36.984674+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3164757', '7199250'),
('1026', '13', '23', '150050', '7349300'),
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
('117', '1', '22', '31968', '31968'),
('125', '1', '21', '15310', '15310'),
('177', '1', '1', '-10000000', '-10000000'),
('177', '2', '3', '5000000', '-5000000'),
('179', '1', '9', '100004', '100004'),
('179', '2', '23', '-150050', '-50046'),
('180', '1', '7', '100002', '100002'),
('180', '2', '10', '-100004', '-2'),
('180', '3', '12', '100005', '100003'),
('180', '4', '14', '100000', '200003'),
('180', '5', '16', '500000', '700003'),
('181', '1', '22', '-3196725', '-3196725'),
('189', '1', '18', '10000', '10000'),
('189', '2', '21', '1512880', '1522880'),
('259', '1', '19', '-25000000', '-25000000'),
('317', '1', '21', '-1530690', '-1530690'),
('333', '1', '21', '10000000', '10000000'),
('49', '1', '3', '2500', '2500'),
('51', '1', '9', '1000', '1000'),
('52', '1', '7', '1000', '1000'),
('52', '2', '10', '-1000', '0'),
('52', '3', '12', '1000', '1000'),
('52', '4', '14', '1000', '2000'),
('61', '1', '21', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g3qwpc36xzcpbvehzd3r59', 'payment', 'single', 'test', NULL, '2026-11-28 03:38:49.429731+00', NULL, NULL, NULL),
('10', 'wd_01m8g3r2b1pkzc3w323twds0ke:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 03:39:00.2802+00', NULL, NULL, NULL),
('11', 'wd_01m8g3r7exqsy33e91b5645zh0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:00.446747+00', NULL, NULL, NULL),
('12', 'wd_01m8g3r7exqsy33e91b5645zh0:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 03:39:02.669597+00', NULL, NULL, NULL),
('13', 'wd_01m8g3r9nna5meegw6jjyzzrgd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:02.709688+00', NULL, NULL, NULL),
('14', 'wd_01m8g3r9nna5meegw6jjyzzrgd:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 03:39:02.75002+00', NULL, NULL, NULL),
('15', 'bill_01m8g3ra5bbtmeg1532veh428p:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:03.212211+00', NULL, NULL, NULL),
('16', 'bill_01m8g3ra5bbtmeg1532veh428p:post', 'bill_post', 'post', 'test', '15', '2026-11-28 03:39:03.257245+00', NULL, NULL, NULL),
('17', 'bill_01m8g3ra8nj91w5q4hxvqsnhfk:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:03.318203+00', NULL, NULL, NULL),
('18', 'bill_01m8g3ra8nj91w5q4hxvqsnhfk:post', 'bill_post', 'post', 'test', '17', '2026-11-28 03:39:03.360087+00', NULL, NULL, NULL),
('19', 'cp_01m8g3rab8r60ebfahjwp3henq', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 03:39:13.497425+00', NULL, NULL, NULL),
('2', 'wd_01m8g3qwr4skf4n54nh2pzp0tx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:38:49.478636+00', NULL, NULL, NULL),
('20', 'sale_01m8g3rmd35ejnhm6kckq0yzw3:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 03:39:13.700374+00', NULL, NULL, NULL),
('21', 'sale_01m8g3rmd35ejnhm6kckq0yzw3:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 03:39:13.735463+00', NULL, NULL, NULL),
('22', 'col_01m8g3rmfm1ghp9thtrq8rqtah:credit', 'collection', 'single', 'test', NULL, '2026-11-28 03:39:15.909778+00', NULL, NULL, NULL),
('23', 'adj_01m8g3rpsh0yvce09dhbwdqmgc', 'adjustment', 'single', 'test', NULL, '2026-11-28 03:39:16.159117+00', NULL, NULL, NULL),
('3', 'wd_01m8g3qwr4skf4n54nh2pzp0tx:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 03:38:49.614107+00', NULL, NULL, NULL),
('4', 'wd_01m8g3qx0r4jzemb090s0t5gbz:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:38:49.753067+00', NULL, NULL, NULL),
('5', 'wd_01m8g3qx0r4jzemb090s0t5gbz:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 03:38:49.816566+00', NULL, NULL, NULL),
('6', 'wd_01m8g3qx4zy67d6566wtgbeb68:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:38:49.888468+00', NULL, NULL, NULL),
('7', 'wd_01m8g3qx4zy67d6566wtgbeb68:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 03:38:55.012621+00', NULL, NULL, NULL),
('8', 'wd_01m8g3r2b1pkzc3w323twds0ke:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 03:38:55.203589+00', NULL, NULL, NULL),
('9', 'wd_01m8g3r2b1pkzc3w323twds0ke:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 03:38:55.248837+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g3qw8cq1dhmmvf85c2zb9y', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', E'\\x56187b8b42ad3180d17029f4cb40aa659206a3672a54aa9d9a38b172daaaab3c', E'\\x6d707331e8b887c054319ffdd4b991bc8e194c1699e3c57917eb0f3bf1a890321c98abfbc21074bb016b2289cc98b754003ff0fc31ab4cc3a63d9491438315f2275aacf08fd9f40574510294b7ba7dcb5f2615a7', 'KXID', NULL, NULL, NULL, '2026-11-28 03:38:48.986619+00', NULL, '2026-11-28 03:38:49.102424+00', '127.0.0.1'),
('key_01m8g3qw8cynf0f5phn0n0dag7', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'prod', E'\\x1c9159aaf2292afe27a353c52e0db5521bb716aa3b49a8211921eaa3f9897c40', E'\\x6d707331e8b887c054319ffdb5f9986450b1ff13952c68126ce1bd39e91e5fbd3f0d64b6ed36107675226aa1e695c113dd0d5d8c152b63fb6fe3f2bab4068d6e711d98e2326b2bd65568b4ef9150c80698174d4a', 'xoBc', NULL, NULL, NULL, '2026-11-28 03:38:48.986619+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:f8a6dc53a63f808dbb59602ba5310547a1d447be0a497f05b82306a633c0e9da', '0', '1795923529164'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795838029149'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795838029148');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g3ra5bbtmeg1532veh428p', '1', 'simulator', 'simulator', '202611280439evfg6spfpkph0ens', '1', '1', '2026-11-28 03:39:03.253736+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280439evfg6spfpkph0ens', '2026-11-28 03:39:03.237+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g3ra8nj91w5q4hxvqsnhfk', '1', 'simulator', 'simulator', '202611280439hc98k8aj6sq2bgd0', '1', '1', '2026-11-28 03:39:03.359151+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280439hc98k8aj6sq2bgd0', '2026-11-28 03:39:03.346+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g3rmfm1ghp9thtrq8rqtah', '1', 'simulator', 'simulator', 'col_01m8g3rmfm1ghp9thtrq8rqtah', '1', '1', '2026-11-28 03:39:13.834376+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g3rmfm1ghp9thtrq8rqtah', '2026-11-28 03:39:15.889+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g3rmd35ejnhm6kckq0yzw3', '1', 'simulator', 'simulator', 'sale_01m8g3rmd35ejnhm6kckq0yzw3', '1', '1', '2026-11-28 03:39:13.734403+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g3rmd35ejnhm6kckq0yzw3', '2026-11-28 03:39:13.72+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3qwr4skf4n54nh2pzp0tx', '1', 'simulator', 'simulator', 'wd_01m8g3qwr4skf4n54nh2pzp0tx', '1', '1', '2026-11-28 03:38:49.606879+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3qwr4skf4n54nh2pzp0tx', '2026-11-28 03:38:49.576+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3qx0r4jzemb090s0t5gbz', '1', 'simulator', 'simulator', 'wd_01m8g3qx0r4jzemb090s0t5gbz', '1', '1', '2026-11-28 03:38:49.814804+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g3qx0r4jzemb090s0t5gbz', '2026-11-28 03:38:49.792+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3qx4zy67d6566wtgbeb68', '1', 'simulator', 'simulator', 'wd_01m8g3qx4zy67d6566wtgbeb68', '1', '1', '2026-11-28 03:38:49.966376+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3qx4zy67d6566wtgbeb68', '2026-11-28 03:38:54.988+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3r2b1pkzc3w323twds0ke', '1', 'simulator', 'simulator', 'wd_01m8g3r2b1pkzc3w323twds0ke', '1', '1', '2026-11-28 03:38:55.247943+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g3r2b1pkzc3w323twds0ke', '2026-11-28 03:39:00.267+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3r7exqsy33e91b5645zh0', '1', 'simulator', 'simulator', 'wd_01m8g3r7exqsy33e91b5645zh0', '1', '1', '2026-11-28 03:39:00.486193+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g3r7exqsy33e91b5645zh0', '2026-11-28 03:39:02.619+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g3r9nna5meegw6jjyzzrgd', '1', 'simulator', 'simulator', 'wd_01m8g3r9nna5meegw6jjyzzrgd', '1', '1', '2026-11-28 03:39:02.748123+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g3r9nna5meegw6jjyzzrgd', '2026-11-28 03:39:02.736+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 03:38:48.986619+00', 'system', 'business.create', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', '{"kycStatus": "APPROVED"}', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 03:38:49.323632+00', 'usr_01m8g3qw8c2tjdmynda048f0t7', 'sign_in.new_network', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', '{}', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', NULL, 'token', '185075856053', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 03:38:49.385551+00', 'usr_01m8g3qw8c2tjdmynda048f0t7', 'webhook_url.change', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', '{}', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'token', '185075856053', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:40265/webhooks"}'),
('4', '2026-11-28 03:39:02.669597+00', 'root', 'withdrawal.resolve', 'wd_01m8g3r7exqsy33e91b5645zh0', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 03:39:16.092737+00', 'usr_01m8g3qw8c2tjdmynda048f0t7', 'webhook_url.change', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', '{}', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'token', '185075856053', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:40265/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 03:39:16.159117+00', 'ada', 'balance.adjust', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g3rpsh0yvce09dhbwdqmgc"}', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g3rpsh0yvce09dhbwdqmgc', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 03:39:16.159117+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 03:38:48.986619+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 03:38:44.502877+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 03:38:44.502877+00');
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
('bill_01m8g3ra5bbtmeg1532veh428p', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '98820168792452055094', '{}', '73.52 kWh'),
('bill_01m8g3ra8nj91w5q4hxvqsnhfk', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 03:38:48.986619+00', '2026-11-28 03:39:16.092737+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 03:39:13.528+00', '2026-11-28 03:39:15.833068+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '718416a0433136d767515d654ff16579c9130beafd8983b39636ae7ca8c0c033', '0', 'test', 'cp_01m8g3rab8r60ebfahjwp3henq', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', '4', '2026-11-28 03:39:03.447+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 03:39:05.722717+00'),
('simulated', 'dae11da21215a41cbfdb045b2442eafa0c9c8710ed4923b4042456101e0b5c7d', '0', 'test', 'cp_01m8g3rab8r60ebfahjwp3henq', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', '5', '2026-11-28 03:39:05.953+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 03:39:08.212513+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g3rmfm1ghp9thtrq8rqtah', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '127.86900000', '0', '126.59031000', '31968', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g3rmfm1ghp9thtrq8rqtah');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g3rab8r60ebfahjwp3henq', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn', 'dae11da21215a41cbfdb045b2442eafa0c9c8710ed4923b4042456101e0b5c7d', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g3rab4ey9d309y70y1n5cp', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 04:39:03.4+00', '2026-11-28 03:39:03.4+00', '2026-11-28 03:39:13.432+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('3c1fab8b5f606139b763d604199e5dfa826750d1c8422aae95b9487f5397ec47', 'swp_01m8g3rf2qqv5c948pe42tr1fj', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40aee2f481a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154193adef9cbe1a62f6013b4c5551b10bfaee43c9b8121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000611bfe648f6cdcd193c7a403fc6682cd2c48fd1200000000000000000000000000000000000000000000000000000000017d784070ce8df181a2349001d090c10612417879b872cf79f56ced0c4f171a43544591e591322322cdcd9fc73d9d233fa3065d7b72a054e69a9fc8a924d285abf3a92c0fe3858b5f64623e7bc49819d86f0b1b', '2026-11-28 03:40:10.926+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 03:39:10.935099+00'),
('a7b05ca75b29729c40d26f078f816bc132de3a8bdffe676d1038463435fdfcd6', 'swp_01m8g3rf2qqv5c948pe42tr1fj', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140f9cdf481a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541caf1c5285f62072d839744ed2ed15113453e5d8b12154193adef9cbe1a62f6013b4c5551b10bfaee43c9b818d090c1067099f9f081a2341241431b847f2449d007b1422a6736cb6ac02a58c4a6163e664b4101d3bc9d92625b553333a7e3905cdd5eb7c64f6a49e4bf71b56f78a1c737297aa108c7128621d61c', '2026-11-28 03:40:08.313+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 03:39:08.46579+00'),
('ad4b0fbc3a6837c11835f4518f0b18d1236bfd7fac0836119a3ba3ff03db96f7', 'swp_01m8g3rf2qqv5c948pe42tr1fj', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840bdf6f481a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154193adef9cbe1a62f6013b4c5551b10bfaee43c9b8121541caf1c5285f62072d839744ed2ed15113453e5d8b18b0a81770dda1f181a2341241866bafe4b3b6ca4249b83781c22c9d4658045b7ff386856774d4e3d49e931ce233e5b42d74d630a37146c9fb6d496bb8eab21bb4d81532d2110b7a5e11b1716f1b', '2026-11-28 03:40:13.501+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 03:39:13.514471+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g3rf2qqv5c948pe42tr1fj', 'cp_01m8g3rab8r60ebfahjwp3henq', 'test', '0', 'TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 03:39:08.240986+00', '2026-11-28 03:39:13.420861+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', 'collection', '1', '3164757', '0'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', 'sales', '1', '1515380'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/bills/data', '1e9c0d35cb8c5ec0ddf28801ecc85ac0', E'\\x38a4ed5e2eaefbf29c5c1e0cb1397a138de6b42b7558d815eabc0e68d1faedd1', 'bill_01m8g3ra8nj91w5q4hxvqsnhfk', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g3ra8nj91w5q4hxvqsnhfk","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 03:39:03.318203+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/bills/electricity', '71cd5537ffa2798006ee30d8051052fd', E'\\xc52c7ae0fe1b46e059307927e54521f345ee89ebdbb23e6433208554ec0b9ffa', 'bill_01m8g3ra5bbtmeg1532veh428p', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g3ra5bbtmeg1532veh428p","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"98820168792452055094","units":"73.52 kWh"}', '2026-11-28 03:39:03.212211+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/cross-border/collections', '368436e5a9e0bcbffb90b8fc13a1d7f5', E'\\x91228a0c8e59ed7c72862817ea0d2a6a83f2f944b64eb0d430a5a8a9bb742b40', 'col_01m8g3rmfm1ghp9thtrq8rqtah', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g3rmfm1ghp9thtrq8rqtah","reference":"col_01m8g3rmfm1ghp9thtrq8rqtah","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31647.57,"targetCurrency":"NGN","rate":126.59031,"providerFee":0,"providerRate":127.869,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T03:39:13.781Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 03:39:13.781654+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/crypto/payments/cp_01m8g3rab8r60ebfahjwp3henq/simulate-deposit', '0f5261cf7379f5373dfdb0609f48cf2c', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g3rab8r60ebfahjwp3henq', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g3rab8r60ebfahjwp3henq","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn","checkoutUrl":"http://127.0.0.1:42807/pay/01m8g3rab8r60ebfahjwp3henq5aas9245ssr3q30ang4ghkkt4y","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T04:39:03.400Z","payableUntil":"2026-11-28T04:39:03.400Z","environment":"test","createdAt":"2026-11-28T03:39:03.400Z","updatedAt":"2026-11-28T03:39:03.400Z","metadata":{"simulated":true}},"deposit":{"txHash":"718416a0433136d767515d654ff16579c9130beafd8983b39636ae7ca8c0c033","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 03:39:03.443608+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/crypto/payments/cp_01m8g3rab8r60ebfahjwp3henq/simulate-deposit', 'cb22eb8ce46cf7e2348eac03478bdd13', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g3rab8r60ebfahjwp3henq', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g3rab8r60ebfahjwp3henq","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"depositAddress":"TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn","checkoutUrl":"http://127.0.0.1:42807/pay/01m8g3rab8r60ebfahjwp3henq5aas9245ssr3q30ang4ghkkt4y","returnUrl":null,"status":"UNDERPAID","txHash":"718416a0433136d767515d654ff16579c9130beafd8983b39636ae7ca8c0c033","reviewReason":null,"expiresAt":"2026-11-28T04:39:03.400Z","payableUntil":"2026-11-28T05:39:03.400Z","environment":"test","createdAt":"2026-11-28T03:39:03.400Z","updatedAt":"2026-11-28T03:39:05.742Z","metadata":{"simulated":true}},"deposit":{"txHash":"dae11da21215a41cbfdb045b2442eafa0c9c8710ed4923b4042456101e0b5c7d","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 03:39:05.949454+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/crypto/payments/create', '3482484f5e306af3273604105998be31', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g3rab8r60ebfahjwp3henq', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g3rab8r60ebfahjwp3henq","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn","checkoutUrl":"http://127.0.0.1:42807/pay/01m8g3rab8r60ebfahjwp3henq5aas9245ssr3q30ang4ghkkt4y","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T04:39:03.400Z","payableUntil":"2026-11-28T04:39:03.400Z","environment":"test","createdAt":"2026-11-28T03:39:03.400Z","updatedAt":"2026-11-28T03:39:03.400Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 03:39:03.403979+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/crypto/withdrawals/request', 'c3d2c2ca5e0af121460a3f930ecc56e4', E'\\xbdfd1a9d24dd5a90ba82792808d21a2f523d2466b82e75938b1db64b0f45cb35', 'sale_01m8g3rmd35ejnhm6kckq0yzw3', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g3rmd35ejnhm6kckq0yzw3","amountUsdt":10,"conversionRate":1515.38,"grossAmountNgn":15153.8,"withdrawalFeeNgn":25,"netAmountNgn":15128.8,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g3rmd35ejnhm6kckq0yzw3","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:13.700Z"},"simulated":true,"environment":"test"}', '2026-11-28 03:39:13.700374+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/payment/process', 'c9a02caca33fe83f7661b91ea04ee2a4', E'\\xfb54ad89250dafbff8f646a2b0b456a257df9c32f35cf27ff260f9e1d98e6a10', 'txn_01m8g3qwpc36xzcpbvehzd3r59', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g3qwpc36xzcpbvehzd3r59","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:38:49.429731+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/withdrawal/request', '01b365fe7a868cd5342afc23f8d610fa', E'\\x7701634e41997730c2e84897041a054546ce56cdc6cb293d436c07cee711cf39', 'wd_01m8g3r2b1pkzc3w323twds0ke', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3r2b1pkzc3w323twds0ke","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:38:55.203Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:38:55.203589+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/withdrawal/request', '21af234d9388ee6c2416e4f6effadab1', E'\\x04215cca96d510cfe1725dba2df1851378f296761d09c1826bbf549d610b90f7', 'wd_01m8g3qx4zy67d6566wtgbeb68', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g3qx4zy67d6566wtgbeb68","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:38:49.888Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:38:49.888468+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/withdrawal/request', '679c901ae9752177b661adce9b3570d2', E'\\xed35ef28c399edc2ccb8571167466f2423533ab85e9925db9bcebed78b5dd5ab', 'wd_01m8g3r7exqsy33e91b5645zh0', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g3r7exqsy33e91b5645zh0","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:00.446Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:39:00.446747+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/withdrawal/request', '70b5b4dbcb266fa6ea65e3eca0f98bff', E'\\xc7540e9f217a28af8d208fa1b2f9e69b31fa6c27c51340b4ab83d0e6306f1318', 'wd_01m8g3r9nna5meegw6jjyzzrgd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3r9nna5meegw6jjyzzrgd","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:39:02.709Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:39:02.709688+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/withdrawal/request', '7e8790a44e6d588e92791e1690c25456', E'\\x023f009f9661b78a955fe12399a12e8fb515c67b11eb266c9f08fa04ad423961', 'wd_01m8g3qx0r4jzemb090s0t5gbz', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g3qx0r4jzemb090s0t5gbz","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:38:49.753Z","environment":"test","simulated":true},"requestId":"req_01m8g3qx0hvqmmmd5vv9jq7vmg","simulated":true,"environment":"test"}', '2026-11-28 03:38:49.753067+00'),
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '/withdrawal/request', 'demo-7182fd64-043e-474d-9c49-a5d3844848b2', E'\\xa4b1692c7662df3e5f9d5ebd1ca442c38bbf4b04eaff18928b2de9ffb7c4eadf', 'wd_01m8g3qwr4skf4n54nh2pzp0tx', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g3qwr4skf4n54nh2pzp0tx","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T03:38:49.478Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 03:38:49.478636+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331e8b887c054319ffdcaeb8300bc5c5df2ae50c5c8c8435fdc62ad08ab11d7ae0becdd2b8e9807951a6205b6bb07908978500c36ae131ad8d3ebd742d4ccf4bce3e42312e0e6b73b44873e49ffb6a10ed6', '2026-11-28 03:38:44.111358+00', '2026-11-28 03:38:44.111358+00'),
('sandbox_seed', E'\\x6d707331e8b887c054319ffd88a20ae264885c01e8ea4a3b83d03bc9e3f75f4064a6e635aea2d08fe57185d77bf6b8ee224b5b00ab1e7d433b7b6353fb5f1a708b7472e38673b6fceacb5c9e87ea3a92146686824b6f036993c8d9a2465fc1fa74be20ed8501237142b3ec57e8c20907', '2026-11-28 03:38:44.107601+00', '2026-11-28 03:38:44.107601+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g3qw8c2tjdmynda048f0t7', E'\\xd16bbcebb28988689cdc23620ab39aa0122680c030f8e2eefda0db4d60e83183', '2026-11-28 03:38:49.323632+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 03:38:49.323632+00', '2026-11-28 03:38:49.323632+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:38:49.884072+00'),
('2', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:40265/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 03:38:49.385551+00', '2026-11-28 03:38:49.385551+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 03:38:49.884072+00'),
('3', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:40265/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 03:39:16.092737+00', '2026-11-28 03:39:16.092737+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g3r9hysqt85r5dberks3fj', 'withdrawal.resolve', 'wd_01m8g3r7exqsy33e91b5645zh0', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 03:39:02.590199+00', '2026-11-29 03:39:02.590199+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g3ra5bbtmeg1532veh428p', 'bill', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280439evfg6spfpkph0ens', NULL, '2026-11-28 03:39:03.212211+00', '2026-11-28 03:39:03.257245+00'),
('bill_01m8g3ra8nj91w5q4hxvqsnhfk', 'bill', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280439hc98k8aj6sq2bgd0', NULL, '2026-11-28 03:39:03.318203+00', '2026-11-28 03:39:03.360087+00'),
('col_01m8g3rmfm1ghp9thtrq8rqtah', 'collection', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 03:39:33.781654+00', NULL, 'sim_col_01m8g3rmfm1ghp9thtrq8rqtah', NULL, '2026-11-28 03:39:13.781654+00', '2026-11-28 03:39:15.909778+00'),
('sale_01m8g3rmd35ejnhm6kckq0yzw3', 'usdt_sale', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g3rmd35ejnhm6kckq0yzw3', NULL, '2026-11-28 03:39:13.700374+00', '2026-11-28 03:39:13.735463+00'),
('wd_01m8g3qwr4skf4n54nh2pzp0tx', 'withdrawal', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3qwr4skf4n54nh2pzp0tx', NULL, '2026-11-28 03:38:49.478636+00', '2026-11-28 03:38:49.614107+00'),
('wd_01m8g3qx0r4jzemb090s0t5gbz', 'withdrawal', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3qx0r4jzemb090s0t5gbz', 'The sandbox fails amounts ending in .01.', '2026-11-28 03:38:49.753067+00', '2026-11-28 03:38:49.816566+00'),
('wd_01m8g3qx4zy67d6566wtgbeb68', 'withdrawal', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3qx4zy67d6566wtgbeb68', NULL, '2026-11-28 03:38:49.888468+00', '2026-11-28 03:38:55.012621+00'),
('wd_01m8g3r2b1pkzc3w323twds0ke', 'withdrawal', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3r2b1pkzc3w323twds0ke', 'The sandbox reverses amounts ending in .04.', '2026-11-28 03:38:55.203589+00', '2026-11-28 03:39:00.2802+00'),
('wd_01m8g3r7exqsy33e91b5645zh0', 'withdrawal', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g3r9hysqt85r5dberks3fj', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3r7exqsy33e91b5645zh0', NULL, '2026-11-28 03:39:00.446747+00', '2026-11-28 03:39:02.669597+00'),
('wd_01m8g3r9nna5meegw6jjyzzrgd', 'withdrawal', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g3r9nna5meegw6jjyzzrgd', NULL, '2026-11-28 03:39:02.709688+00', '2026-11-28 03:39:02.75002+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TJpg5hp21HkF3KnBeJCdeton4uQrVNwNjW', '25000000', '0', 'false'),
('TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn', '0', '268000', 'true'),
('TUUH8HxA5pnVvfRGJqs2hJMzdkrNsExSHw', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795837129045'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795837139282'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795837143447'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795837145953'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795837148474'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795837150951'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795837153528');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('3c1fab8b5f606139b763d604199e5dfa826750d1c8422aae95b9487f5397ec47', '7', 'usdt_transfer', 'SUCCESS', 'TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn', 'TJpg5hp21HkF3KnBeJCdeton4uQrVNwNjW', '25000000', '13000000', '130000'),
('718416a0433136d767515d654ff16579c9130beafd8983b39636ae7ca8c0c033', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn', '10000000', '0', '0'),
('a7b05ca75b29729c40d26f078f816bc132de3a8bdffe676d1038463435fdfcd6', '6', 'trx_transfer', 'SUCCESS', 'TUUH8HxA5pnVvfRGJqs2hJMzdkrNsExSHw', 'TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn', '13650000', '1100000', '0'),
('ad4b0fbc3a6837c11835f4518f0b18d1236bfd7fac0836119a3ba3ff03db96f7', '8', 'trx_transfer', 'SUCCESS', 'TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn', 'TUUH8HxA5pnVvfRGJqs2hJMzdkrNsExSHw', '382000', '0', '0'),
('dae11da21215a41cbfdb045b2442eafa0c9c8710ed4923b4042456101e0b5c7d', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TPS4hYQFFbpAvMb2vsE7vVh4ufXQi353kn', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g3ra5bbtmeg1532veh428p', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g3ra4v97t2f2vrv2pb3akc', '2026-11-28 03:39:03.212211+00', '2026-11-28 03:39:03.257245+00'),
('bill_01m8g3ra8nj91w5q4hxvqsnhfk', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g3ra85wmtgk191f9xeywhp', '2026-11-28 03:39:03.318203+00', '2026-11-28 03:39:03.360087+00'),
('col_01m8g3rmfm1ghp9thtrq8rqtah', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'collection', 'COMPLETED', '3164757', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g3rmffwmacaxxterfzbr53', '2026-11-28 03:39:13.781654+00', '2026-11-28 03:39:15.909778+00'),
('txn_01m8g3qwpc36xzcpbvehzd3r59', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g3qwp826seh2p25d9vwen4', '2026-11-28 03:38:49.429731+00', '2026-11-28 03:38:49.429731+00'),
('wd_01m8g3qwr4skf4n54nh2pzp0tx', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3qwqt396qzrd8mmc2mwrd', '2026-11-28 03:38:49.478636+00', '2026-11-28 03:38:49.614107+00'),
('wd_01m8g3qx0r4jzemb090s0t5gbz', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3qx0hvqmmmd5vv9jq7vmg', '2026-11-28 03:38:49.753067+00', '2026-11-28 03:38:49.816566+00'),
('wd_01m8g3qx4zy67d6566wtgbeb68', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3qx4jq9w8yn7qfs6mmzdj', '2026-11-28 03:38:49.888468+00', '2026-11-28 03:38:55.012621+00'),
('wd_01m8g3r2b1pkzc3w323twds0ke', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3r2ay2vmagst6kh9v9vsf', '2026-11-28 03:38:55.203589+00', '2026-11-28 03:39:00.2802+00'),
('wd_01m8g3r7exqsy33e91b5645zh0', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3r7es16356fwnzm5gw93a', '2026-11-28 03:39:00.446747+00', '2026-11-28 03:39:02.669597+00'),
('wd_01m8g3r9nna5meegw6jjyzzrgd', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g3r9ng4xhv3e5vfv3bv42t', '2026-11-28 03:39:02.709688+00', '2026-11-28 03:39:02.75002+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g3rmcf3td587xwzqq8c0xh', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', '10000000', '1530.69000000', '1515.38000000', '1515380', '2500', '1512880', '15310', '2026-11-28 03:39:13.687735+00', '2026-11-28 03:40:13.68+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g3rmd35ejnhm6kckq0yzw3', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'COMPLETED', '10000000', '1530.69000000', '1515.38000000', '1515380', '2500', '1512880', '15310', 'qte_01m8g3rmcf3td587xwzqq8c0xh', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g3rmcy9yf6fe31ssa8t1mh', '2026-11-28 03:39:13.700374+00', '2026-11-28 03:39:13.735463+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g3qw8c2tjdmynda048f0t7', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$jcadKBx5dSJCucMIKejgNw$RwIoDVBnoq77ySur481n4YB2J9GeZ39vnpPOXPdrDI0', '1', NULL, NULL, NULL, '2026-11-28 03:38:48.986619+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'simulator', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 03:38:48.986619+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g3qwwm8xh3vw8b9fhxcw6e', '1', 'http://127.0.0.1:40265/webhooks', '2026-11-28 03:38:49.646+00', '20', '204', '', NULL),
('msg_01m8g3qx2tyzf554akwpy4gsp8', '1', 'http://127.0.0.1:40265/webhooks', '2026-11-28 03:38:49.843+00', '6', '204', '', NULL),
('msg_01m8g3r25693gka5e118bhnfwd', '1', 'http://127.0.0.1:40265/webhooks', '2026-11-28 03:38:55.032+00', '3', '204', '', NULL),
('msg_01m8g3r2cjca7my62seqcv55xm', '1', 'http://127.0.0.1:40265/webhooks', '2026-11-28 03:38:55.258+00', '4', '204', '', NULL),
('msg_01m8g3r79z5cnse1z1n8zha7k6', '1', 'http://127.0.0.1:40265/webhooks', '2026-11-28 03:39:00.296+00', '4', '204', '', NULL),
('msg_01m8g3r9mf1wpyqqh5v4edfwah', '1', 'http://127.0.0.1:40265/webhooks', '2026-11-28 03:39:02.679+00', '3', '204', '', NULL),
('msg_01m8g3r9q5e400h7zwn503n5xr', '1', 'http://127.0.0.1:40265/webhooks', '2026-11-28 03:39:02.764+00', '3', '500', '', NULL),
('msg_01m8g3r9q5e400h7zwn503n5xr', '2', 'http://127.0.0.1:40265/webhooks', '2026-11-28 03:39:03.123+00', '28', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g3qwwm8xh3vw8b9fhxcw6e', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal.completed', 'wd_01m8g3qwr4skf4n54nh2pzp0tx', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:38:49.576Z","data":{"transactionId":"wd_01m8g3qwr4skf4n54nh2pzp0tx","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:38:49.478Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:38:49.614107+00', '2026-11-28 03:38:49.670869+00', NULL),
('msg_01m8g3qx2tyzf554akwpy4gsp8', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal.failed', 'wd_01m8g3qx0r4jzemb090s0t5gbz', '{"type":"withdrawal.failed","timestamp":"2026-11-28T03:38:49.792Z","data":{"transactionId":"wd_01m8g3qx0r4jzemb090s0t5gbz","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:38:49.753Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:38:49.816566+00', '2026-11-28 03:38:49.870209+00', NULL),
('msg_01m8g3r25693gka5e118bhnfwd', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal.completed', 'wd_01m8g3qx4zy67d6566wtgbeb68', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:38:54.988Z","data":{"transactionId":"wd_01m8g3qx4zy67d6566wtgbeb68","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:38:49.888Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:38:55.012621+00', '2026-11-28 03:38:55.036466+00', NULL),
('msg_01m8g3r2cjca7my62seqcv55xm', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal.completed', 'wd_01m8g3r2b1pkzc3w323twds0ke', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:38:55.218Z","data":{"transactionId":"wd_01m8g3r2b1pkzc3w323twds0ke","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:38:55.203Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:38:55.248837+00', '2026-11-28 03:38:55.267076+00', NULL),
('msg_01m8g3r79z5cnse1z1n8zha7k6', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal.failed', 'wd_01m8g3r2b1pkzc3w323twds0ke', '{"type":"withdrawal.failed","timestamp":"2026-11-28T03:39:00.267Z","data":{"transactionId":"wd_01m8g3r2b1pkzc3w323twds0ke","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:38:55.203Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:00.2802+00', '2026-11-28 03:39:00.301217+00', NULL),
('msg_01m8g3r9mf1wpyqqh5v4edfwah', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal.completed', 'wd_01m8g3r7exqsy33e91b5645zh0', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:39:02.658Z","data":{"transactionId":"wd_01m8g3r7exqsy33e91b5645zh0","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:00.446Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:02.669597+00', '2026-11-28 03:39:02.683615+00', NULL),
('msg_01m8g3r9q5e400h7zwn503n5xr', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', 'withdrawal.completed', 'wd_01m8g3r9nna5meegw6jjyzzrgd', '{"type":"withdrawal.completed","timestamp":"2026-11-28T03:39:02.736Z","data":{"transactionId":"wd_01m8g3r9nna5meegw6jjyzzrgd","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T03:39:02.709Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 03:39:02.75002+00', '2026-11-28 03:39:03.153776+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g3qwa41dkmq3jeskpc708d', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'prod', E'\\x6d707331e8b887c054319ffd445aa751fc6ba2a81b8ce12b9b9d3cc35aaddf657e8197ac41bc3fa0066bd569a7669a2e9784a8fedf6089bb88e0f6155366b4cf9e4c723cf452ca915551e0fd8c5512a3cd84a5f80d1e7bdca1cc', '2026-11-28 03:38:48.986619+00', NULL),
('whs_01m8g3qwa46rcx93ffznhar7ry', 'biz_01m8g3qw8bsnh811gwgjd1z5ny', 'test', E'\\x6d707331e8b887c054319ffda0356e2ec2361faa77aff1f565dc09cc5cbb8c3b23ab202422fcd5c79e6348642e9d7c742f2d2ebe2d0989ac9e0d6f0d06efb34e53354fa7eb2dd965bddecb8d995128bf7ae3e08e385c6d24b995', '2026-11-28 03:38:48.986619+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g3qwr4skf4n54nh2pzp0tx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3qx0r4jzemb090s0t5gbz', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3qx4zy67d6566wtgbeb68', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3r2b1pkzc3w323twds0ke', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3r7exqsy33e91b5645zh0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g3r9nna5meegw6jjyzzrgd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
