-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '118', '121', '176', '181', '182', '185', '186', '187', '265', '304', '320', '48', '57', '58', '59');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fcrt443s1s032fn43y22cz', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 20:57:22.324573+00'),
('1025', 'biz_01m8fcrt443s1s032fn43y22cz', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 20:57:22.324573+00'),
('1026', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'NGN', 'available', '0', '7355248', '13', '2026-11-27 20:57:22.324573+00'),
('1027', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 20:57:22.324573+00'),
('1028', 'biz_01m8fcrt443s1s032fn43y22cz', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 20:57:22.324573+00'),
('1029', 'biz_01m8fcrt443s1s032fn43y22cz', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 20:57:22.324573+00'),
('1030', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 20:57:22.324573+00'),
('1031', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 20:57:22.324573+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '15340', '1', '2026-11-27 20:57:03.4522+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '32027', '1', '2026-11-27 20:57:03.4522+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '150000', '1', '2026-11-27 20:57:03.4522+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '6515730', '2', '2026-11-27 20:57:03.4522+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-150050', '1', '2026-11-27 20:57:03.4522+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-2692732', '3', '2026-11-27 20:57:03.4522+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-9799998', '3', '2026-11-27 20:57:03.4522+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '100004', '1', '2026-11-27 20:57:03.4522+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '1', '2', '2026-11-27 20:57:03.4522+00'),
('265', NULL, 'test', 'USDT', 'custody', '9', '-25000000', '1', '2026-11-27 20:57:03.4522+00'),
('304', NULL, 'test', 'NGN', 'conversion', '0', '-1533570', '1', '2026-11-27 20:57:03.4522+00'),
('320', NULL, 'test', 'USDT', 'conversion', '0', '10000000', '1', '2026-11-27 20:57:03.4522+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '5000', '2', '2026-11-27 20:57:03.4522+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '2000', '2', '2026-11-27 20:57:03.4522+00'),
('58', NULL, 'test', 'NGN', 'fees', '10', '1000', '1', '2026-11-27 20:57:03.4522+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '0', '2', '2026-11-27 20:57:03.4522+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3170705', '7205198'),
('1026', '13', '23', '150050', '7355248'),
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
('112', '1', '21', '15340', '15340'),
('118', '1', '22', '32027', '32027'),
('121', '1', '1', '150000', '150000'),
('176', '1', '3', '5000000', '5000000'),
('176', '2', '21', '1515730', '6515730'),
('181', '1', '23', '-150050', '-150050'),
('182', '1', '16', '500000', '500000'),
('182', '2', '18', '10000', '510000'),
('182', '3', '22', '-3202732', '-2692732'),
('185', '1', '1', '-10000000', '-10000000'),
('185', '2', '7', '100002', '-9899998'),
('185', '3', '14', '100000', '-9799998'),
('186', '1', '9', '100004', '100004'),
('187', '1', '10', '-100004', '-100004'),
('187', '2', '12', '100005', '1'),
('265', '1', '19', '-25000000', '-25000000'),
('304', '1', '21', '-1533570', '-1533570'),
('320', '1', '21', '10000000', '10000000'),
('48', '1', '3', '2500', '2500'),
('48', '2', '21', '2500', '5000'),
('57', '1', '7', '1000', '1000'),
('57', '2', '14', '1000', '2000'),
('58', '1', '9', '1000', '1000'),
('59', '1', '10', '-1000', '-1000'),
('59', '2', '12', '1000', '0');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fcrv1ke3qkyp11qx1hxmwf', 'payment', 'single', 'test', NULL, '2026-11-27 20:57:23.273881+00', NULL, NULL, NULL),
('10', 'wd_01m8fcs11z02sasjjdm46mh616:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 20:57:34.641212+00', NULL, NULL, NULL),
('11', 'wd_01m8fcs6da5jcvb9c4j93v6v2m:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:34.891605+00', NULL, NULL, NULL),
('12', 'wd_01m8fcs6da5jcvb9c4j93v6v2m:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 20:57:37.524018+00', NULL, NULL, NULL),
('13', 'wd_01m8fcs91429jyyn3nneck6hhb:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:37.57282+00', NULL, NULL, NULL),
('14', 'wd_01m8fcs91429jyyn3nneck6hhb:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 20:57:37.600937+00', NULL, NULL, NULL),
('15', 'bill_01m8fcs9z4vjtf58c8hngvx9tv:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:38.53378+00', NULL, NULL, NULL),
('16', 'bill_01m8fcs9z4vjtf58c8hngvx9tv:post', 'bill_post', 'post', 'test', '15', '2026-11-27 20:57:38.619192+00', NULL, NULL, NULL),
('17', 'bill_01m8fcsa422nq5px4rf35k8yfa:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:38.69107+00', NULL, NULL, NULL),
('18', 'bill_01m8fcsa422nq5px4rf35k8yfa:post', 'bill_post', 'post', 'test', '17', '2026-11-27 20:57:38.720698+00', NULL, NULL, NULL),
('19', 'cp_01m8fcsa612ngdgy8b1kt5n3dh', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 20:57:49.560219+00', NULL, NULL, NULL),
('2', 'wd_01m8fcrv52v2cgn12w7cj9jt0e:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:23.37575+00', NULL, NULL, NULL),
('20', 'sale_01m8fcsmxhgrhshxjv92y5y8m0:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:49.74652+00', NULL, NULL, NULL),
('21', 'sale_01m8fcsmxhgrhshxjv92y5y8m0:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 20:57:49.79261+00', NULL, NULL, NULL),
('22', 'col_01m8fcsn25jxeg77cdrqt4nhj6:credit', 'collection', 'single', 'test', NULL, '2026-11-27 20:57:52.023163+00', NULL, NULL, NULL),
('23', 'adj_01m8fcsqpbrxqvvcezysps5cy0', 'adjustment', 'single', 'test', NULL, '2026-11-27 20:57:52.603939+00', NULL, NULL, NULL),
('3', 'wd_01m8fcrv52v2cgn12w7cj9jt0e:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 20:57:23.584705+00', NULL, NULL, NULL),
('4', 'wd_01m8fcrvhnnv1n0zxhvezpetf1:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:23.768113+00', NULL, NULL, NULL),
('5', 'wd_01m8fcrvhnnv1n0zxhvezpetf1:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 20:57:23.801311+00', NULL, NULL, NULL),
('6', 'wd_01m8fcrvngrvmc6jnswchsm8k8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:23.889192+00', NULL, NULL, NULL),
('7', 'wd_01m8fcrvngrvmc6jnswchsm8k8:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 20:57:28.991198+00', NULL, NULL, NULL),
('8', 'wd_01m8fcs11z02sasjjdm46mh616:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:57:29.40784+00', NULL, NULL, NULL),
('9', 'wd_01m8fcs11z02sasjjdm46mh616:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 20:57:29.462673+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fcrt4k7r7y9nmz1mgsp3fq', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', E'\\x136bd67ab82f2a1832dfcc0df9f2ce5e605b065b1770fca1be461558f02fc78c', E'\\x6d7073319e733d52660cc4da220765f59f563efbccb600cb080e16071037ccf14ddaa111ad4c8b22349947cf2a70b0a6aaf8f2f45957d706b0dc277e40dc42434517bdc1d2443d6bfe38ad6647d2781c72acfecf', 'jauz', NULL, NULL, NULL, '2026-11-27 20:57:22.328575+00', NULL, '2026-11-27 20:57:22.668173+00', '127.0.0.1'),
('key_01m8fcrt4kq0xanfs175ha516j', 'biz_01m8fcrt443s1s032fn43y22cz', 'prod', E'\\x1ab4187f2b35d297d50b63d4ee3fa952a65b07317b7f07b1d77f6cf3e590612b', E'\\x6d7073319e733d52660cc4da5753d792f4116309b8c80fed977fa0c86e4d30ce6f4e9f7e05ffc380620f67ba7685b8d66410be5dd5e346052874da7839bb3dc19443e4df25827121c87d9ecd7a999aebae7ab53d', 'PLj7', NULL, NULL, NULL, '2026-11-27 20:57:22.328575+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:7a8e80b93f5408120b7629973d5a1234d4807676780c2645ce79a89c80976e5b', '0', '1795899442918'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795813942869'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795813942850');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fcs9z4vjtf58c8hngvx9tv', '1', 'simulator', 'simulator', '202611272157611a3yjzek6j4msw', '1', '1', '2026-11-27 20:57:38.606775+00', NULL, NULL, 'succeeded', NULL, 'sim_202611272157611a3yjzek6j4msw', '2026-11-27 20:57:38.603+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fcsa422nq5px4rf35k8yfa', '1', 'simulator', 'simulator', '2026112721572z6h229ex6khgxzq', '1', '1', '2026-11-27 20:57:38.719923+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112721572z6h229ex6khgxzq', '2026-11-27 20:57:38.707+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fcsn25jxeg77cdrqt4nhj6', '1', 'simulator', 'simulator', 'col_01m8fcsn25jxeg77cdrqt4nhj6', '1', '1', '2026-11-27 20:57:49.947823+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fcsn25jxeg77cdrqt4nhj6', '2026-11-27 20:57:52.013+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fcsmxhgrhshxjv92y5y8m0', '1', 'simulator', 'simulator', 'sale_01m8fcsmxhgrhshxjv92y5y8m0', '1', '1', '2026-11-27 20:57:49.791589+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fcsmxhgrhshxjv92y5y8m0', '2026-11-27 20:57:49.775+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcrv52v2cgn12w7cj9jt0e', '1', 'simulator', 'simulator', 'wd_01m8fcrv52v2cgn12w7cj9jt0e', '1', '1', '2026-11-27 20:57:23.579776+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fcrv52v2cgn12w7cj9jt0e', '2026-11-27 20:57:23.533+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcrvhnnv1n0zxhvezpetf1', '1', 'simulator', 'simulator', 'wd_01m8fcrvhnnv1n0zxhvezpetf1', '1', '1', '2026-11-27 20:57:23.800449+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fcrvhnnv1n0zxhvezpetf1', '2026-11-27 20:57:23.78+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcrvngrvmc6jnswchsm8k8', '1', 'simulator', 'simulator', 'wd_01m8fcrvngrvmc6jnswchsm8k8', '1', '1', '2026-11-27 20:57:23.937041+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fcrvngrvmc6jnswchsm8k8', '2026-11-27 20:57:28.966+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcs11z02sasjjdm46mh616', '1', 'simulator', 'simulator', 'wd_01m8fcs11z02sasjjdm46mh616', '1', '1', '2026-11-27 20:57:29.459756+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fcs11z02sasjjdm46mh616', '2026-11-27 20:57:34.539+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcs6da5jcvb9c4j93v6v2m', '1', 'simulator', 'simulator', 'wd_01m8fcs6da5jcvb9c4j93v6v2m', '1', '1', '2026-11-27 20:57:34.938736+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fcs6da5jcvb9c4j93v6v2m', '2026-11-27 20:57:37.371+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fcs91429jyyn3nneck6hhb', '1', 'simulator', 'simulator', 'wd_01m8fcs91429jyyn3nneck6hhb', '1', '1', '2026-11-27 20:57:37.600165+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fcs91429jyyn3nneck6hhb', '2026-11-27 20:57:37.586+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details) overriding system value values
('1', '2026-11-27 20:57:22.328575+00', 'system', 'business.create', 'biz_01m8fcrt443s1s032fn43y22cz', '{"kycStatus": "APPROVED"}'),
('2', '2026-11-27 20:57:23.127362+00', 'biz_01m8fcrt443s1s032fn43y22cz', 'profile.change', 'biz_01m8fcrt443s1s032fn43y22cz', '{"fields": ["webhookUrl"], "webhookUrl": "http://127.0.0.1:38379/webhooks", "environment": "test"}'),
('3', '2026-11-27 20:57:37.524018+00', 'root', 'withdrawal.resolve', 'wd_01m8fcs6da5jcvb9c4j93v6v2m', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}'),
('4', '2026-11-27 20:57:52.348142+00', 'biz_01m8fcrt443s1s032fn43y22cz', 'profile.change', 'biz_01m8fcrt443s1s032fn43y22cz', '{"fields": ["webhookUrl"], "webhookUrl": null, "environment": "test"}'),
('5', '2026-11-27 20:57:52.603939+00', 'ada', 'balance.adjust', 'biz_01m8fcrt443s1s032fn43y22cz', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fcsqpbrxqvvcezysps5cy0"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fcsqpbrxqvvcezysps5cy0', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 20:57:52.603939+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 20:57:22.328575+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 20:57:14.376619+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 20:57:14.376619+00');
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
('bill_01m8fcs9z4vjtf58c8hngvx9tv', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '75513655261843476973', '{}', '73.52 kWh'),
('bill_01m8fcsa422nq5px4rf35k8yfa', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8fcrt443s1s032fn43y22cz', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-27 20:57:22.328575+00', '2026-11-27 20:57:52.348142+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 20:57:49.609+00', '2026-11-27 20:57:51.640975+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'b32e0035c5a7de666609ba5a74a10665a3736db259b5cbbbd46e24c835dc3b2c', '0', 'test', 'cp_01m8fcsa612ngdgy8b1kt5n3dh', 'biz_01m8fcrt443s1s032fn43y22cz', '4', '2026-11-27 20:57:38.811+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 20:57:41.018859+00'),
('simulated', 'c37f5efd6a4a5af7b931da6a85c2b695d4770f9c40fcfb1ad2bc53356ffdc553', '0', 'test', 'cp_01m8fcsa612ngdgy8b1kt5n3dh', 'biz_01m8fcrt443s1s032fn43y22cz', '5', '2026-11-27 20:57:41.34+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 20:57:43.5182+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fcsn25jxeg77cdrqt4nhj6', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.10930000', '0', '126.82820700', '32027', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fcsn25jxeg77cdrqt4nhj6');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fcsa612ngdgy8b1kt5n3dh', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds', 'c37f5efd6a4a5af7b931da6a85c2b695d4770f9c40fcfb1ad2bc53356ffdc553', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fcsa5xvv2t4t3d0rsjnmhh', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 21:57:38.753+00', '2026-11-27 20:57:38.753+00', '2026-11-27 20:57:49.542+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('01238fe8f36650eada59d9cf081bc1605e53a59669f02a487fe2e3b5def0d274', 'swp_01m8fcsextbt958n6cb6210e0n', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40b9e8b6f6a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154175373750935e47c69d7ee8e9b60c3c2608c2a9f8121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000008451fa3fd576e762528208d1216a13d6d18ed4bf00000000000000000000000000000000000000000000000000000000017d784070d993b3f6a1349001d090c1061241d337af4545f52434377b1f541ccdcfd52f08089229e0120b542fcf8e7a27423b036a94c4b4f3c4747b75a48f502cdcb441cf757353ca0483e409588b7d98638e1c', '2026-11-27 20:58:47.225+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 20:57:47.232169+00'),
('099838c728629973414f99b306930490c2c39e9d57f99a70ae9d47197f3dc9df', 'swp_01m8fcsextbt958n6cb6210e0n', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140adceb6f6a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154175dcd0b79094da4b4742a1f4e96e7df84c016bf812154175373750935e47c69d7ee8e9b60c3c2608c2a9f818d090c10670cdf9b2f6a1341241ee8dd0f8e8781174c1edff526a80f15541b889ce548c122d719edf3ab52733ac3d7b9c4b50ee6c4d10aeefd7977bb78642fe5b639201f0f15581fa55def84f511b', '2026-11-27 20:58:43.885+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 20:57:44.955738+00'),
('578dff55d2888ce4a831000a07ea01a83a84d98319b7d35e35b5ec646d9611dd', 'swp_01m8fcsextbt958n6cb6210e0n', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840e4fab6f6a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154175373750935e47c69d7ee8e9b60c3c2608c2a9f812154175dcd0b79094da4b4742a1f4e96e7df84c016bf818b0a8177084a6b3f6a13412415fb9b6925a1b6b2cba7236e04dcb5d5401a5bec4cfda5da8e5d9edd3906045ad76002131b38f46dbdb13934995bac3d1dc14950b289cd2ed4b45fba3dc0046981b', '2026-11-27 20:58:49.572+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 20:57:49.585551+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fcsextbt958n6cb6210e0n', 'cp_01m8fcsa612ngdgy8b1kt5n3dh', 'test', '0', 'TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 20:57:43.588736+00', '2026-11-27 20:57:49.514396+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '2026-11-27', 'collection', '1', '3170705', '0'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '2026-11-27', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/bills/data', '320b015cb78166cd89eb825e78d2e708', E'\\x25305be57162bdbd867f9382f8d080418566b97d010108f8b0edac6da6e7a56c', 'bill_01m8fcsa422nq5px4rf35k8yfa', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fcsa422nq5px4rf35k8yfa","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 20:57:38.69107+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/bills/electricity', '36da968842fbf3686990debc6c2d9ba2', E'\\x27a8d2e11748e6595451d0602218848bdca4fdba2f1346062aaf6a7a8e1651ba', 'bill_01m8fcs9z4vjtf58c8hngvx9tv', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fcs9z4vjtf58c8hngvx9tv","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"75513655261843476973","units":"73.52 kWh"}', '2026-11-27 20:57:38.53378+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/cross-border/collections', 'dc122522fbf5fb9d201aa2bd2728ec11', E'\\x52d48570113b7522badb770025238e13a4851a14dca2dd34dcf5baf2b703a685', 'col_01m8fcsn25jxeg77cdrqt4nhj6', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fcsn25jxeg77cdrqt4nhj6","reference":"col_01m8fcsn25jxeg77cdrqt4nhj6","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31707.05,"targetCurrency":"NGN","rate":126.828207,"providerFee":0,"providerRate":128.1093,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T20:57:49.899Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 20:57:49.899887+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/crypto/payments/cp_01m8fcsa612ngdgy8b1kt5n3dh/simulate-deposit', '3d15c5c2d7d7dd0f34fcb8cda79d1647', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fcsa612ngdgy8b1kt5n3dh', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fcsa612ngdgy8b1kt5n3dh","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds","checkoutUrl":"http://127.0.0.1:39931/pay/01m8fcsa612ngdgy8b1kt5n3dhj86wqrstwchrtnx1j091ppg15p","returnUrl":null,"status":"UNDERPAID","txHash":"b32e0035c5a7de666609ba5a74a10665a3736db259b5cbbbd46e24c835dc3b2c","reviewReason":null,"expiresAt":"2026-11-27T21:57:38.753Z","payableUntil":"2026-11-27T22:57:38.753Z","environment":"test","createdAt":"2026-11-27T20:57:38.753Z","updatedAt":"2026-11-27T20:57:41.032Z","metadata":{"simulated":true}},"deposit":{"txHash":"c37f5efd6a4a5af7b931da6a85c2b695d4770f9c40fcfb1ad2bc53356ffdc553","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 20:57:41.334206+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/crypto/payments/cp_01m8fcsa612ngdgy8b1kt5n3dh/simulate-deposit', '52d727d20732f557923f97db159918a8', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fcsa612ngdgy8b1kt5n3dh', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fcsa612ngdgy8b1kt5n3dh","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds","checkoutUrl":"http://127.0.0.1:39931/pay/01m8fcsa612ngdgy8b1kt5n3dhj86wqrstwchrtnx1j091ppg15p","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:57:38.753Z","payableUntil":"2026-11-27T21:57:38.753Z","environment":"test","createdAt":"2026-11-27T20:57:38.753Z","updatedAt":"2026-11-27T20:57:38.753Z","metadata":{"simulated":true}},"deposit":{"txHash":"b32e0035c5a7de666609ba5a74a10665a3736db259b5cbbbd46e24c835dc3b2c","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 20:57:38.79612+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/crypto/payments/create', 'bef42456d050cc2ef9ef9a1b44264e24', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fcsa612ngdgy8b1kt5n3dh', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fcsa612ngdgy8b1kt5n3dh","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds","checkoutUrl":"http://127.0.0.1:39931/pay/01m8fcsa612ngdgy8b1kt5n3dhj86wqrstwchrtnx1j091ppg15p","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:57:38.753Z","payableUntil":"2026-11-27T21:57:38.753Z","environment":"test","createdAt":"2026-11-27T20:57:38.753Z","updatedAt":"2026-11-27T20:57:38.753Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 20:57:38.761333+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/crypto/withdrawals/request', '9b05e65c2c31766f42f4be1c3d4f9ced', E'\\x8112540d56fc8d86e53392a665d27adf98a25c1568218ae8591291abc8f0b84f', 'sale_01m8fcsmxhgrhshxjv92y5y8m0', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fcsmxhgrhshxjv92y5y8m0","amountUsdt":10,"conversionRate":1518.23,"grossAmountNgn":15182.3,"withdrawalFeeNgn":25,"netAmountNgn":15157.3,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fcsmxhgrhshxjv92y5y8m0","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:57:49.746Z"},"simulated":true,"environment":"test"}', '2026-11-27 20:57:49.74652+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/payment/process', '1d07f648789551bdd2b50c9a631cd048', E'\\x137a417dd3bae055d26196f12bd8de84bd65e222aca77be9ddac32e61ab1ff11', 'txn_01m8fcrv1ke3qkyp11qx1hxmwf', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fcrv1ke3qkyp11qx1hxmwf","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:57:23.273881+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/withdrawal/request', '28e334654e74e814e014bd2b9c0bedc6', E'\\xfc36c4cb3b76a0f59f9eaf3ce0232e832f53d53a4b700005fcda1bd07a4002d4', 'wd_01m8fcs11z02sasjjdm46mh616', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fcs11z02sasjjdm46mh616","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:57:29.407Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:57:29.40784+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/withdrawal/request', '7cd363afb02f10c8fce7ad03ed55ffd5', E'\\xd20870547cdef8868debc1f65ac93d3b2f8566aa75e846e4a4951ce3080b2911', 'wd_01m8fcs91429jyyn3nneck6hhb', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fcs91429jyyn3nneck6hhb","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:57:37.572Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:57:37.57282+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/withdrawal/request', '90dd75fa4c9e74b628ec0f5953339312', E'\\xaae9caf4130693e29c622c95db75bc15b6f0debd5ba845140a0601418bb376cb', 'wd_01m8fcrvngrvmc6jnswchsm8k8', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fcrvngrvmc6jnswchsm8k8","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:57:23.889Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:57:23.889192+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/withdrawal/request', 'dc6e2a8652c775f4cf78db6ff03bca10', E'\\xe51b8f9ed212ade8617699ff106be697e367c926394f2a9f3fb08b915711d0e8', 'wd_01m8fcs6da5jcvb9c4j93v6v2m', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fcs6da5jcvb9c4j93v6v2m","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:57:34.891Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:57:34.891605+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/withdrawal/request', 'demo-419e8df7-93ee-48be-884e-bb87711cec6e', E'\\xe495bb1a80a6f38f70b859b2fd9c4f218d237af5af1c20b31e19706dd0fe385e', 'wd_01m8fcrv52v2cgn12w7cj9jt0e', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fcrv52v2cgn12w7cj9jt0e","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:57:23.375Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:57:23.37575+00'),
('biz_01m8fcrt443s1s032fn43y22cz', 'test', '/withdrawal/request', 'fdbec925b278bd69ce5a4804f2d1242a', E'\\xbd843ce68e6fad1bcfe1889008af9d0c56d65eb63912c64037ef18b13063e77b', 'wd_01m8fcrvhnnv1n0zxhvezpetf1', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fcrvhnnv1n0zxhvezpetf1","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:57:23.768Z","environment":"test","simulated":true},"requestId":"req_01m8fcrvgy8mtm8nj8c9sqprsv","simulated":true,"environment":"test"}', '2026-11-27 20:57:23.768113+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073319e733d52660cc4daccc120ca64e7ddf0ef6f9153a30cdc81dcc073d30ad84971b4a7015b6f392b100ef969516c65a3675b32007647b744e5778a95acdaaf26bd7092ecee30a84ff66dcf69e75c7f6cd9', '2026-11-27 20:57:13.974048+00', '2026-11-27 20:57:13.974048+00'),
('sandbox_seed', E'\\x6d7073319e733d52660cc4dabd0244c22f13202d7dd7a44a2c7e232ec9505cd113067a6745d08c2057128e97eddb04bb1cf2e0c9dded08b2015fda0b219066b6286d23f8b14e9c0c97e386e1de26f472e56ae8ef101a302b61910be9293940a1794a4ac3f1a6901dc9aa3938ee6c2632', '2026-11-27 20:57:13.970287+00', '2026-11-27 20:57:13.970287+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fcrt44dmngygbx01y6s6gk', E'\\x10784ad9de4a8330c8d81afe0dae7dbd265b7e46de068d14095e84e04cc25b00', '2026-11-27 20:57:23.018337+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fcs8nvekgx1hrba9xz8h70', 'withdrawal.resolve', 'wd_01m8fcs6da5jcvb9c4j93v6v2m', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 20:57:37.209176+00', '2026-11-28 20:57:37.209176+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fcs9z4vjtf58c8hngvx9tv', 'bill', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611272157611a3yjzek6j4msw', NULL, '2026-11-27 20:57:38.53378+00', '2026-11-27 20:57:38.619192+00'),
('bill_01m8fcsa422nq5px4rf35k8yfa', 'bill', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112721572z6h229ex6khgxzq', NULL, '2026-11-27 20:57:38.69107+00', '2026-11-27 20:57:38.720698+00'),
('col_01m8fcsn25jxeg77cdrqt4nhj6', 'collection', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 20:58:09.899887+00', NULL, 'sim_col_01m8fcsn25jxeg77cdrqt4nhj6', NULL, '2026-11-27 20:57:49.899887+00', '2026-11-27 20:57:52.023163+00'),
('sale_01m8fcsmxhgrhshxjv92y5y8m0', 'usdt_sale', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fcsmxhgrhshxjv92y5y8m0', NULL, '2026-11-27 20:57:49.74652+00', '2026-11-27 20:57:49.79261+00'),
('wd_01m8fcrv52v2cgn12w7cj9jt0e', 'withdrawal', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcrv52v2cgn12w7cj9jt0e', NULL, '2026-11-27 20:57:23.37575+00', '2026-11-27 20:57:23.584705+00'),
('wd_01m8fcrvhnnv1n0zxhvezpetf1', 'withdrawal', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcrvhnnv1n0zxhvezpetf1', 'The sandbox fails amounts ending in .01.', '2026-11-27 20:57:23.768113+00', '2026-11-27 20:57:23.801311+00'),
('wd_01m8fcrvngrvmc6jnswchsm8k8', 'withdrawal', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcrvngrvmc6jnswchsm8k8', NULL, '2026-11-27 20:57:23.889192+00', '2026-11-27 20:57:28.991198+00'),
('wd_01m8fcs11z02sasjjdm46mh616', 'withdrawal', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcs11z02sasjjdm46mh616', 'The sandbox reverses amounts ending in .04.', '2026-11-27 20:57:29.40784+00', '2026-11-27 20:57:34.641212+00'),
('wd_01m8fcs6da5jcvb9c4j93v6v2m', 'withdrawal', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fcs8nvekgx1hrba9xz8h70', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcs6da5jcvb9c4j93v6v2m', NULL, '2026-11-27 20:57:34.891605+00', '2026-11-27 20:57:37.524018+00'),
('wd_01m8fcs91429jyyn3nneck6hhb', 'withdrawal', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fcs91429jyyn3nneck6hhb', NULL, '2026-11-27 20:57:37.57282+00', '2026-11-27 20:57:37.600937+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds', '0', '268000', 'true'),
('TLiQb24z97fY4tJTsFGLbYXWcsf2iFgcPe', '0', '8999999985632000', 'true'),
('TN2rQHBC9bUihsPkEgMiD8VfdkMvjg1p2d', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795813042564'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795813052690'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795813058811'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795813061340'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795813064963'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795813067237'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795813069609');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('01238fe8f36650eada59d9cf081bc1605e53a59669f02a487fe2e3b5def0d274', '7', 'usdt_transfer', 'SUCCESS', 'TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds', 'TN2rQHBC9bUihsPkEgMiD8VfdkMvjg1p2d', '25000000', '13000000', '130000'),
('099838c728629973414f99b306930490c2c39e9d57f99a70ae9d47197f3dc9df', '6', 'trx_transfer', 'SUCCESS', 'TLiQb24z97fY4tJTsFGLbYXWcsf2iFgcPe', 'TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds', '13650000', '1100000', '0'),
('578dff55d2888ce4a831000a07ea01a83a84d98319b7d35e35b5ec646d9611dd', '8', 'trx_transfer', 'SUCCESS', 'TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds', 'TLiQb24z97fY4tJTsFGLbYXWcsf2iFgcPe', '382000', '0', '0'),
('b32e0035c5a7de666609ba5a74a10665a3736db259b5cbbbd46e24c835dc3b2c', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds', '10000000', '0', '0'),
('c37f5efd6a4a5af7b931da6a85c2b695d4770f9c40fcfb1ad2bc53356ffdc553', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLezCyygrXrQwQs5AywUUPcLgYSZBjxWds', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fcs9z4vjtf58c8hngvx9tv', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fcs9yn12ps6pgnng9cdk0d', '2026-11-27 20:57:38.53378+00', '2026-11-27 20:57:38.619192+00'),
('bill_01m8fcsa422nq5px4rf35k8yfa', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fcsa3ybvkyneqj42rydznn', '2026-11-27 20:57:38.69107+00', '2026-11-27 20:57:38.720698+00'),
('col_01m8fcsn25jxeg77cdrqt4nhj6', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'collection', 'COMPLETED', '3170705', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fcsn0fv56c3h8d1vktc52e', '2026-11-27 20:57:49.899887+00', '2026-11-27 20:57:52.023163+00'),
('txn_01m8fcrv1ke3qkyp11qx1hxmwf', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fcrv0zag1v4p53nwtbfxsd', '2026-11-27 20:57:23.273881+00', '2026-11-27 20:57:23.273881+00'),
('wd_01m8fcrv52v2cgn12w7cj9jt0e', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcrv435fk58t4qh8ryfnpp', '2026-11-27 20:57:23.37575+00', '2026-11-27 20:57:23.584705+00'),
('wd_01m8fcrvhnnv1n0zxhvezpetf1', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcrvgy8mtm8nj8c9sqprsv', '2026-11-27 20:57:23.768113+00', '2026-11-27 20:57:23.801311+00'),
('wd_01m8fcrvngrvmc6jnswchsm8k8', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcrvn87gzyz0btf62ezb6w', '2026-11-27 20:57:23.889192+00', '2026-11-27 20:57:28.991198+00'),
('wd_01m8fcs11z02sasjjdm46mh616', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcs11q0nyttpmd0hwer3mp', '2026-11-27 20:57:29.40784+00', '2026-11-27 20:57:34.641212+00'),
('wd_01m8fcs6da5jcvb9c4j93v6v2m', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcs6d6gxwnv83z5v9b4wxr', '2026-11-27 20:57:34.891605+00', '2026-11-27 20:57:37.524018+00'),
('wd_01m8fcs91429jyyn3nneck6hhb', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fcs910a1svgn8xq2ce0aww', '2026-11-27 20:57:37.57282+00', '2026-11-27 20:57:37.600937+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fcsmvxpd8rxj9tbe4a5c2w', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', '10000000', '1533.57000000', '1518.23000000', '1518230', '2500', '1515730', '15340', '2026-11-27 20:57:49.699276+00', '2026-11-27 20:58:49.694+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fcsmxhgrhshxjv92y5y8m0', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'COMPLETED', '10000000', '1533.57000000', '1518.23000000', '1518230', '2500', '1515730', '15340', 'qte_01m8fcsmvxpd8rxj9tbe4a5c2w', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fcsmwhq472m5bmk3j1a5pj', '2026-11-27 20:57:49.74652+00', '2026-11-27 20:57:49.79261+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fcrt44dmngygbx01y6s6gk', 'biz_01m8fcrt443s1s032fn43y22cz', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$Es7kkEtQNVvzVyfLlS0Tcg$jpBTecU6H+1P+WBRHIzniN8CDDc8xEM1N+B5RJOHTNI', '1', NULL, NULL, NULL, '2026-11-27 20:57:22.328575+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fcrt443s1s032fn43y22cz', 'test', 'simulator', 'biz_01m8fcrt443s1s032fn43y22cz', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 20:57:22.328575+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fcrvc9wqhywyftxc1d0244', '1', 'http://127.0.0.1:38379/webhooks', '2026-11-27 20:57:23.636+00', '31', '204', '', NULL),
('msg_01m8fcrvjvgjx3jg7ymsmb6e5w', '1', 'http://127.0.0.1:38379/webhooks', '2026-11-27 20:57:23.826+00', '7', '204', '', NULL),
('msg_01m8fcs0n1f7s4c3wtma4whvyq', '1', 'http://127.0.0.1:38379/webhooks', '2026-11-27 20:57:29.006+00', '2', '204', '', NULL),
('msg_01m8fcs13rx60093x3mna9dnhy', '1', 'http://127.0.0.1:38379/webhooks', '2026-11-27 20:57:29.475+00', '5', '204', '', NULL),
('msg_01m8fcs667agc63zc79snhtnvf', '1', 'http://127.0.0.1:38379/webhooks', '2026-11-27 20:57:34.719+00', '14', '204', '', NULL),
('msg_01m8fcs8zntd83ebe88t0w2p5p', '1', 'http://127.0.0.1:38379/webhooks', '2026-11-27 20:57:37.537+00', '6', '204', '', NULL),
('msg_01m8fcs92153kgsr7t2wmbsbmh', '1', 'http://127.0.0.1:38379/webhooks', '2026-11-27 20:57:37.611+00', '3', '500', '', NULL),
('msg_01m8fcs92153kgsr7t2wmbsbmh', '2', 'http://127.0.0.1:38379/webhooks', '2026-11-27 20:57:38.466+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fcrvc9wqhywyftxc1d0244', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal.completed', 'wd_01m8fcrv52v2cgn12w7cj9jt0e', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:57:23.533Z","data":{"transactionId":"wd_01m8fcrv52v2cgn12w7cj9jt0e","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:57:23.375Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:57:23.584705+00', '2026-11-27 20:57:23.675194+00', NULL),
('msg_01m8fcrvjvgjx3jg7ymsmb6e5w', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal.failed', 'wd_01m8fcrvhnnv1n0zxhvezpetf1', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:57:23.780Z","data":{"transactionId":"wd_01m8fcrvhnnv1n0zxhvezpetf1","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:57:23.768Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:57:23.801311+00', '2026-11-27 20:57:23.833218+00', NULL),
('msg_01m8fcs0n1f7s4c3wtma4whvyq', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal.completed', 'wd_01m8fcrvngrvmc6jnswchsm8k8', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:57:28.966Z","data":{"transactionId":"wd_01m8fcrvngrvmc6jnswchsm8k8","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:57:23.889Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:57:28.991198+00', '2026-11-27 20:57:29.009818+00', NULL),
('msg_01m8fcs13rx60093x3mna9dnhy', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal.completed', 'wd_01m8fcs11z02sasjjdm46mh616', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:57:29.442Z","data":{"transactionId":"wd_01m8fcs11z02sasjjdm46mh616","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:57:29.407Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:57:29.462673+00', '2026-11-27 20:57:29.4814+00', NULL),
('msg_01m8fcs667agc63zc79snhtnvf', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal.failed', 'wd_01m8fcs11z02sasjjdm46mh616', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:57:34.539Z","data":{"transactionId":"wd_01m8fcs11z02sasjjdm46mh616","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:57:29.407Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:57:34.641212+00', '2026-11-27 20:57:34.733472+00', NULL),
('msg_01m8fcs8zntd83ebe88t0w2p5p', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal.completed', 'wd_01m8fcs6da5jcvb9c4j93v6v2m', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:57:37.509Z","data":{"transactionId":"wd_01m8fcs6da5jcvb9c4j93v6v2m","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:57:34.891Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:57:37.524018+00', '2026-11-27 20:57:37.544276+00', NULL),
('msg_01m8fcs92153kgsr7t2wmbsbmh', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', 'withdrawal.completed', 'wd_01m8fcs91429jyyn3nneck6hhb', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:57:37.586Z","data":{"transactionId":"wd_01m8fcs91429jyyn3nneck6hhb","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:57:37.572Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:57:37.600937+00', '2026-11-27 20:57:38.470059+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fcrt5csxfy79kgbxznhe37', 'biz_01m8fcrt443s1s032fn43y22cz', 'prod', E'\\x6d7073319e733d52660cc4daf4d8d0a4f5a3a34cb95ed7d90f1efd13ea82797e964d59caa9826ee80ac1166a403b6de64d36352aa9e445809f21b62b75828762761614ed5509d1414d23f6fe43eb57bd3d135c385b8817a535d3', '2026-11-27 20:57:22.328575+00', NULL),
('whs_01m8fcrt5cy5qqrswb9et17p4q', 'biz_01m8fcrt443s1s032fn43y22cz', 'test', E'\\x6d7073319e733d52660cc4da353c71cefde396eb809f017c89a3722c8651a3220d5e53351ffcaf8595c9586704d9d68afdfb8fad445857ea108d0e230e441296332cb66f33799168c62fea84987226911a718ec3fb26d8e887ad', '2026-11-27 20:57:22.328575+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fcrv52v2cgn12w7cj9jt0e', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fcrvhnnv1n0zxhvezpetf1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fcrvngrvmc6jnswchsm8k8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fcs11z02sasjjdm46mh616', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fcs6da5jcvb9c4j93v6v2m', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fcs91429jyyn3nneck6hhb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 5);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
