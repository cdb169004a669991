-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '117', '126', '176', '178', '181', '182', '187', '190', '191', '256', '304', '320', '48', '54', '59', '62', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 08:51:24.102967+00'),
('1025', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 08:51:24.102967+00'),
('1026', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'NGN', 'available', '0', '7355758', '13', NULL, '2026-11-28 08:51:24.102967+00'),
('1027', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 08:51:24.102967+00'),
('1028', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 08:51:24.102967+00'),
('1029', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 08:51:24.102967+00'),
('1030', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 08:51:24.102967+00'),
('1031', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 08:51:24.102967+00'),
('1032', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 08:51:24.102967+00'),
('1033', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 08:51:24.102967+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '15340', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '32032', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('126', NULL, 'test', 'NGN', 'commission', '14', '150000', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '1615974', '2', NULL, '2026-11-28 08:50:39.855424+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '-150050', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-3203247', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '210005', '3', NULL, '2026-11-28 08:50:39.855424+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-100004', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-9399998', '3', NULL, '2026-11-28 08:50:39.855424+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '5000000', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('256', NULL, 'test', 'USDT', 'custody', '0', '-25000000', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('304', NULL, 'test', 'NGN', 'conversion', '0', '-1533810', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('320', NULL, 'test', 'USDT', 'conversion', '0', '10000000', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '3500', '2', NULL, '2026-11-28 08:50:39.855424+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '2000', '2', NULL, '2026-11-28 08:50:39.855424+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '-1000', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('62', NULL, 'test', 'NGN', 'fees', '14', '1000', '1', NULL, '2026-11-28 08:50:39.855424+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '2500', '1', NULL, '2026-11-28 08:50:39.855424+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3171215', '7205708'),
('1026', '13', '23', '150050', '7355758'),
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
('117', '1', '22', '32032', '32032'),
('126', '1', '1', '150000', '150000'),
('176', '1', '9', '100004', '100004'),
('176', '2', '21', '1515970', '1615974'),
('178', '1', '23', '-150050', '-150050'),
('181', '1', '22', '-3203247', '-3203247'),
('182', '1', '12', '100005', '100005'),
('182', '2', '14', '100000', '200005'),
('182', '3', '18', '10000', '210005'),
('187', '1', '10', '-100004', '-100004'),
('190', '1', '1', '-10000000', '-10000000'),
('190', '2', '7', '100002', '-9899998'),
('190', '3', '16', '500000', '-9399998'),
('191', '1', '3', '5000000', '5000000'),
('256', '1', '19', '-25000000', '-25000000'),
('304', '1', '21', '-1533810', '-1533810'),
('320', '1', '21', '10000000', '10000000'),
('48', '1', '9', '1000', '1000'),
('48', '2', '21', '2500', '3500'),
('54', '1', '12', '1000', '1000'),
('54', '2', '14', '1000', '2000'),
('59', '1', '10', '-1000', '-1000'),
('62', '1', '7', '1000', '1000'),
('63', '1', '3', '2500', '2500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gnm9wwh5dzqfxr3m6x1zew', 'payment', 'single', 'test', NULL, '2026-11-28 08:51:26.323584+00', NULL, NULL, NULL),
('10', 'wd_01m8gnmjmjh28s9ycmtdjv5rmm:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 08:51:40.360044+00', NULL, NULL, NULL),
('11', 'wd_01m8gnmr0wnpbzk6314h74b269:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:40.734831+00', NULL, NULL, NULL),
('12', 'wd_01m8gnmr0wnpbzk6314h74b269:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 08:51:43.48796+00', NULL, NULL, NULL),
('13', 'wd_01m8gnmtv6frafr9xawv27y83h:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:43.590825+00', NULL, NULL, NULL),
('14', 'wd_01m8gnmtv6frafr9xawv27y83h:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 08:51:43.654282+00', NULL, NULL, NULL),
('15', 'bill_01m8gnmvp05qhsym55p4r8bsn5:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:44.449927+00', NULL, NULL, NULL),
('16', 'bill_01m8gnmvp05qhsym55p4r8bsn5:post', 'bill_post', 'post', 'test', '15', '2026-11-28 08:51:44.530798+00', NULL, NULL, NULL),
('17', 'bill_01m8gnmvz92ffrteq6gxb12rx9:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:44.746278+00', NULL, NULL, NULL),
('18', 'bill_01m8gnmvz92ffrteq6gxb12rx9:post', 'bill_post', 'post', 'test', '17', '2026-11-28 08:51:44.809158+00', NULL, NULL, NULL),
('19', 'cp_01m8gnmw4qr28nmt28xnjwwrqf', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 08:51:56.480329+00', NULL, NULL, NULL),
('2', 'wd_01m8gnma8503dj8jynsyt5k4nb:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:26.601804+00', NULL, NULL, NULL),
('20', 'sale_01m8gnn7ft72y3wvr5pvp5rz2a:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:56.539343+00', NULL, NULL, NULL),
('21', 'sale_01m8gnn7ft72y3wvr5pvp5rz2a:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 08:51:56.667798+00', NULL, NULL, NULL),
('22', 'col_01m8gnn7pvmt41azd89q4wf8tm:credit', 'collection', 'single', 'test', NULL, '2026-11-28 08:51:59.203667+00', NULL, NULL, NULL),
('23', 'adj_01m8gnnawhxew21dfbbpkw89tc', 'adjustment', 'single', 'test', NULL, '2026-11-28 08:52:00.039601+00', NULL, NULL, NULL),
('3', 'wd_01m8gnma8503dj8jynsyt5k4nb:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 08:51:27.232571+00', NULL, NULL, NULL),
('4', 'wd_01m8gnmd06fdae1w6vwpdz7gar:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:29.434166+00', NULL, NULL, NULL),
('5', 'wd_01m8gnmd06fdae1w6vwpdz7gar:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 08:51:29.565579+00', NULL, NULL, NULL),
('6', 'wd_01m8gnmdbx3vxx76zjn135h3fq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:29.793981+00', NULL, NULL, NULL),
('7', 'wd_01m8gnmdbx3vxx76zjn135h3fq:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 08:51:34.982777+00', NULL, NULL, NULL),
('8', 'wd_01m8gnmjmjh28s9ycmtdjv5rmm:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 08:51:35.18662+00', NULL, NULL, NULL),
('9', 'wd_01m8gnmjmjh28s9ycmtdjv5rmm:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 08:51:35.278484+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gnm7t68rd695vs81dstrpp', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', E'\\xfe5a61061b7234c422d8ba7a8fbd40f685131a6748ea94100e4fc9e337882797', E'\\x6d7073317ca4454ba3d6ed342f86de80ce241c5f37c73a1c22d21012494474924893eb346f6881172cef05d4586a2a07e9d04373762c329ebcb854eee7e7e741fd66696212e11a2a5fa9b5bf434433edce21c1d9', 'jBLX', NULL, NULL, NULL, '2026-11-28 08:51:24.121344+00', NULL, '2026-11-28 08:51:25.007106+00', '127.0.0.1'),
('key_01m8gnm7t6t8wnkw2ag4nmq4jz', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'prod', E'\\xce1787a51e48735f819ba74d93d8a1d8325ee975174df5f233a8c332fd9f4f3c', E'\\x6d7073317ca4454ba3d6ed348b47f066976377529d27be9626d3b924f3fe8e173017abd79507b850c3f2df5b5ea88ccce08c05b457deedeff50d1c656852065b2c42b04cc7f21721a63d2960a29158af2439e78d', 'O6IO', NULL, NULL, NULL, '2026-11-28 08:51:24.121344+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:c8a1343baaac8a8f4d090a6bb7c8264fd3a22d763587c2acb567c4c6a00f97bb', '0', '1795942285600'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795856785528'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795856785468');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gnmvp05qhsym55p4r8bsn5', '1', 'simulator', 'simulator', '202611280951nd33071mn11cc50f', '1', '1', '2026-11-28 08:51:44.52404+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280951nd33071mn11cc50f', '2026-11-28 08:51:44.507+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gnmvz92ffrteq6gxb12rx9', '1', 'simulator', 'simulator', '202611280951vffxj09dgmeh77eb', '1', '1', '2026-11-28 08:51:44.806185+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280951vffxj09dgmeh77eb', '2026-11-28 08:51:44.78+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gnn7pvmt41azd89q4wf8tm', '1', 'simulator', 'simulator', 'col_01m8gnn7pvmt41azd89q4wf8tm', '1', '1', '2026-11-28 08:51:56.841515+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gnn7pvmt41azd89q4wf8tm', '2026-11-28 08:51:59.129+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gnn7ft72y3wvr5pvp5rz2a', '1', 'simulator', 'simulator', 'sale_01m8gnn7ft72y3wvr5pvp5rz2a', '1', '1', '2026-11-28 08:51:56.66665+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gnn7ft72y3wvr5pvp5rz2a', '2026-11-28 08:51:56.599+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gnma8503dj8jynsyt5k4nb', '1', 'simulator', 'simulator', 'wd_01m8gnma8503dj8jynsyt5k4nb', '1', '1', '2026-11-28 08:51:27.225176+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gnma8503dj8jynsyt5k4nb', '2026-11-28 08:51:26.789+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gnmd06fdae1w6vwpdz7gar', '1', 'simulator', 'simulator', 'wd_01m8gnmd06fdae1w6vwpdz7gar', '1', '1', '2026-11-28 08:51:29.546393+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gnmd06fdae1w6vwpdz7gar', '2026-11-28 08:51:29.533+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gnmdbx3vxx76zjn135h3fq', '1', 'simulator', 'simulator', 'wd_01m8gnmdbx3vxx76zjn135h3fq', '1', '1', '2026-11-28 08:51:29.87032+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gnmdbx3vxx76zjn135h3fq', '2026-11-28 08:51:34.919+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gnmjmjh28s9ycmtdjv5rmm', '1', 'simulator', 'simulator', 'wd_01m8gnmjmjh28s9ycmtdjv5rmm', '1', '1', '2026-11-28 08:51:35.277694+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gnmjmjh28s9ycmtdjv5rmm', '2026-11-28 08:51:40.343+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gnmr0wnpbzk6314h74b269', '1', 'simulator', 'simulator', 'wd_01m8gnmr0wnpbzk6314h74b269', '1', '1', '2026-11-28 08:51:40.881478+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gnmr0wnpbzk6314h74b269', '2026-11-28 08:51:43.38+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gnmtv6frafr9xawv27y83h', '1', 'simulator', 'simulator', 'wd_01m8gnmtv6frafr9xawv27y83h', '1', '1', '2026-11-28 08:51:43.652784+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gnmtv6frafr9xawv27y83h', '2026-11-28 08:51:43.616+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 08:51:24.121344+00', 'system', 'business.create', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', '{"kycStatus": "APPROVED"}', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 08:51:25.898274+00', 'usr_01m8gnm7t5zg1ewxmf76f47mjv', 'sign_in.new_network', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', '{}', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', NULL, 'token', 'c9a9a1e824dd', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 08:51:25.996927+00', 'usr_01m8gnm7t5zg1ewxmf76f47mjv', 'webhook_url.change', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', '{}', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'token', 'c9a9a1e824dd', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:38835/webhooks"}'),
('4', '2026-11-28 08:51:43.48796+00', 'root', 'withdrawal.resolve', 'wd_01m8gnmr0wnpbzk6314h74b269', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 08:51:59.458252+00', 'usr_01m8gnm7t5zg1ewxmf76f47mjv', 'webhook_url.change', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', '{}', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'token', 'c9a9a1e824dd', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:38835/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 08:52:00.039601+00', 'ada', 'balance.adjust', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gnnawhxew21dfbbpkw89tc"}', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gnnawhxew21dfbbpkw89tc', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 08:52:00.039601+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 08:51:24.121344+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 08:51:05.211906+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 08:51:05.211906+00');
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
('bill_01m8gnmvp05qhsym55p4r8bsn5', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '40159801536531553665', '{}', '73.52 kWh'),
('bill_01m8gnmvz92ffrteq6gxb12rx9', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 08:51:24.121344+00', '2026-11-28 08:51:59.458252+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 08:51:56.479+00', '2026-11-28 08:51:58.497338+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'a6a74e5fb2dc16542f6ca2294b2d765e5188a780109e8894f14804b582b91ec9', '0', 'test', 'cp_01m8gnmw4qr28nmt28xnjwwrqf', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', '5', '2026-11-28 08:51:47.506+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 08:51:49.665739+00'),
('simulated', 'e4443aee5f9bc6eda2284b70436abdb6247b2577a12dc42e1afd0b70e0c28f77', '0', 'test', 'cp_01m8gnmw4qr28nmt28xnjwwrqf', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', '4', '2026-11-28 08:51:45.157+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 08:51:47.314741+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gnn7pvmt41azd89q4wf8tm', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.12990000', '0', '126.84860100', '32032', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gnn7pvmt41azd89q4wf8tm');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gnmw4qr28nmt28xnjwwrqf', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1', 'a6a74e5fb2dc16542f6ca2294b2d765e5188a780109e8894f14804b582b91ec9', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gnmw480qbxy5873hc6qmhr', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 09:51:44.919+00', '2026-11-28 08:51:44.919+00', '2026-11-28 08:51:56.448+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('39361ff3b5b104c3243ae84afbbccaccbf481f95da68d6dd9e93e45545d6dba4', 'swp_01m8gnn0xb2hv0czdt4266p945', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e8409490ee8aa2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154173b7b43594cddda54665dd2e644e38f9ab3de7ce121541a9e2ba7e0e204e017e159955ffb82f845d1b914f18b0a81770b4bbea8aa2341241437abd1b00daf40f5e1573db427de03a5d61a9799faba8b3e948ca6cf42828de4a3bdc6f90980a6ed26a1bce64b4c6a3b2aca7565101d5aaf7c707f981c30d7a1c', '2026-11-28 08:52:56.468+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 08:51:56.474354+00'),
('41a681fdf29b32469fa95a5edbfedcc5b62e0bcc6e8ccd2c899eb17fd8bbf579', 'swp_01m8gnn0xb2hv0czdt4266p945', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140fadeed8aa2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541a9e2ba7e0e204e017e159955ffb82f845d1b914f12154173b7b43594cddda54665dd2e644e38f9ab3de7ce18d090c106709a8aea8aa234124108074dc3f218f9213d544c85b7b94410b8da83b33e8e3866c958fc6cdb717430117a326fe3ee8054408bf4833c52af026d67fd858c1075b689e1ffd6b50300041c', '2026-11-28 08:52:50.17+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 08:51:50.892724+00'),
('6bc6f46377bdb89c29ff29107930d72b49738c795ff957d7eea8176420ac00a7', 'swp_01m8gnn0xb2hv0czdt4266p945', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4088fbed8aa2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154173b7b43594cddda54665dd2e644e38f9ab3de7ce121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000afb02ebd68168217ba329dba096c6f917e38c7cf00000000000000000000000000000000000000000000000000000000017d784070a8a6ea8aa2349001d090c1061241fdebed8bd16a40170b894e28540db59b03cd0eb1767df5c2d750798daeb516124abb2caa3a84d819f290b32c31c6a7fdd6b96ca59592967599786f8ebd93ccfe1c', '2026-11-28 08:52:53.768+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 08:51:53.789598+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gnn0xb2hv0czdt4266p945', 'cp_01m8gnmw4qr28nmt28xnjwwrqf', 'test', '0', 'TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 08:51:49.773002+00', '2026-11-28 08:51:56.433161+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', 'collection', '1', '3171215', '0'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', 'sales', '1', '1518470'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/bills/data', 'b145c053fa9c45873e3744193efcbf50', E'\\x362985b62fcd052cc93d6d83a732aad21230566acfeca411a985738b1ff112ee', 'bill_01m8gnmvz92ffrteq6gxb12rx9', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gnmvz92ffrteq6gxb12rx9","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 08:51:44.746278+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/bills/electricity', '544eb708088f19b38db3cadaadb0a20e', E'\\xc2e35f9cba5d207fca310d2e1657ee6f4a04a79d10b1b4744f603ba8bbd98f81', 'bill_01m8gnmvp05qhsym55p4r8bsn5', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gnmvp05qhsym55p4r8bsn5","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"40159801536531553665","units":"73.52 kWh"}', '2026-11-28 08:51:44.449927+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/cross-border/collections', '0e4b6116d93a48b14c71a43a32ccf171', E'\\x2d7ac5725bb882335d76135cc808b3a061aa942b7f73bdcc76a968b4df9feb8d', 'col_01m8gnn7pvmt41azd89q4wf8tm', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gnn7pvmt41azd89q4wf8tm","reference":"col_01m8gnn7pvmt41azd89q4wf8tm","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31712.15,"targetCurrency":"NGN","rate":126.848601,"providerFee":0,"providerRate":128.1299,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T08:51:56.776Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 08:51:56.776719+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/crypto/payments/cp_01m8gnmw4qr28nmt28xnjwwrqf/simulate-deposit', '0229e4784e398a64ac4b862e78550770', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gnmw4qr28nmt28xnjwwrqf', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gnmw4qr28nmt28xnjwwrqf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1","checkoutUrl":"http://127.0.0.1:36415/pay/01m8gnmw4qr28nmt28xnjwwrqfxp4cgw3ysyk42t103733639nts","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:51:44.919Z","payableUntil":"2026-11-28T09:51:44.919Z","environment":"test","createdAt":"2026-11-28T08:51:44.919Z","updatedAt":"2026-11-28T08:51:44.919Z","metadata":{"simulated":true}},"deposit":{"txHash":"e4443aee5f9bc6eda2284b70436abdb6247b2577a12dc42e1afd0b70e0c28f77","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 08:51:45.134889+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/crypto/payments/cp_01m8gnmw4qr28nmt28xnjwwrqf/simulate-deposit', '911d714de34992d408c522f7b39f1c94', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gnmw4qr28nmt28xnjwwrqf', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gnmw4qr28nmt28xnjwwrqf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1","checkoutUrl":"http://127.0.0.1:36415/pay/01m8gnmw4qr28nmt28xnjwwrqfxp4cgw3ysyk42t103733639nts","returnUrl":null,"status":"UNDERPAID","txHash":"e4443aee5f9bc6eda2284b70436abdb6247b2577a12dc42e1afd0b70e0c28f77","reviewReason":null,"expiresAt":"2026-11-28T09:51:44.919Z","payableUntil":"2026-11-28T10:51:44.919Z","environment":"test","createdAt":"2026-11-28T08:51:44.919Z","updatedAt":"2026-11-28T08:51:47.345Z","metadata":{"simulated":true}},"deposit":{"txHash":"a6a74e5fb2dc16542f6ca2294b2d765e5188a780109e8894f14804b582b91ec9","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 08:51:47.505778+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/crypto/payments/create', 'c70f371e05562488cc6257ac4ab96d9b', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gnmw4qr28nmt28xnjwwrqf', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gnmw4qr28nmt28xnjwwrqf","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1","checkoutUrl":"http://127.0.0.1:36415/pay/01m8gnmw4qr28nmt28xnjwwrqfxp4cgw3ysyk42t103733639nts","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T09:51:44.919Z","payableUntil":"2026-11-28T09:51:44.919Z","environment":"test","createdAt":"2026-11-28T08:51:44.919Z","updatedAt":"2026-11-28T08:51:44.919Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 08:51:44.926843+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/crypto/withdrawals/request', 'b991151a9a24c8c5322f3340effece7a', E'\\x3403054685b18bda4e1cf91a8b55dd7908bcd837c7c1a8caa3cf1e39bbc727ac', 'sale_01m8gnn7ft72y3wvr5pvp5rz2a', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gnn7ft72y3wvr5pvp5rz2a","amountUsdt":10,"conversionRate":1518.47,"grossAmountNgn":15184.7,"withdrawalFeeNgn":25,"netAmountNgn":15159.7,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gnn7ft72y3wvr5pvp5rz2a","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:51:56.539Z"},"simulated":true,"environment":"test"}', '2026-11-28 08:51:56.539343+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/payment/process', '2c68d8225a4439f6da27e6ddd6799493', E'\\x741c52d34c3f23fa3313d0b0fed93e3772f573dfa31fe5d5ccfb68786d2f31c1', 'txn_01m8gnm9wwh5dzqfxr3m6x1zew', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gnm9wwh5dzqfxr3m6x1zew","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:51:26.323584+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/withdrawal/request', '3a7013e9d2a2fc77d5aba6c967e4da49', E'\\xa7d5ad684a9a9e98e4502427c8a6777063f56092bb7a8c126d6b6cab5927d8c6', 'wd_01m8gnmr0wnpbzk6314h74b269', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gnmr0wnpbzk6314h74b269","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:51:40.734Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:51:40.734831+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/withdrawal/request', '6f65ca5897a7dd348ab30fdc277eb189', E'\\x330d391eccb3a8470b8d80b47b10681b0a12ccd5ad703b4354cf11f328e97a37', 'wd_01m8gnmdbx3vxx76zjn135h3fq', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gnmdbx3vxx76zjn135h3fq","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:51:29.793Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:51:29.793981+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/withdrawal/request', '704a285f8581afff80a014f871e7a1ab', E'\\x37185ae3c437be604c9c943debf61d106ab3c30d86d85ad726f4d40100fbe650', 'wd_01m8gnmtv6frafr9xawv27y83h', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gnmtv6frafr9xawv27y83h","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:51:43.590Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:51:43.590825+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/withdrawal/request', 'a506f55bd574333359c0ad8ac92360a5', E'\\xe7421dcbf4331b980fa59af1dd426fa6cc214fb76893d8d0d108f227768c2187', 'wd_01m8gnmjmjh28s9ycmtdjv5rmm', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gnmjmjh28s9ycmtdjv5rmm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:51:35.186Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:51:35.18662+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/withdrawal/request', 'demo-a157519a-1103-4612-8656-a5ea43191ca1', E'\\x1209b9dd63daeb3dd7379f51f8591605423d8cd5082f831e37af7452be498314', 'wd_01m8gnma8503dj8jynsyt5k4nb', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gnma8503dj8jynsyt5k4nb","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:51:26.601Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 08:51:26.601804+00'),
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '/withdrawal/request', 'f7fbe1fe29962a680b80bdf0b32d3769', E'\\xf07759c97ed210c70b1cec65c57e19d8a6908b683c01763f5a8dd39ad1a03b0e', 'wd_01m8gnmd06fdae1w6vwpdz7gar', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gnmd06fdae1w6vwpdz7gar","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T08:51:29.434Z","environment":"test","simulated":true},"requestId":"req_01m8gnmcyp97246stppyhh9vt8","simulated":true,"environment":"test"}', '2026-11-28 08:51:29.434166+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073317ca4454ba3d6ed3495363f9d5b0327101deacf9e63785f9a1b8ba9cef724920ef26cd61a88e59d4f0513451f126b27fcbb09dd17535faf72d8747e45b37d9ab57ba48d7cfb1e8b3c24b830b7710895db', '2026-11-28 08:51:05.027778+00', '2026-11-28 08:51:05.027778+00'),
('sandbox_seed', E'\\x6d7073317ca4454ba3d6ed342a81ef9f0c572d3862f6e17dfbc8e02aaa12bb05ecfa982f2ba4776c7ec97d735f6e7a32dc031cb238dd7095a3ccec66c50368e2743c7241a856e83db13f18892e0aae3f184cd2617dd6d60b478fdcfe20ca831e44b176f31baceaec4672c33865cda495', '2026-11-28 08:51:05.020505+00', '2026-11-28 08:51:05.020505+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gnm7t5zg1ewxmf76f47mjv', E'\\x2cbf9cf1bde070b0bae487a37cfcd5ecefad3136aa57439a4059791b35418f7d', '2026-11-28 08:51:25.898274+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 08:51:25.898274+00', '2026-11-28 08:51:25.898274+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:51:26.052835+00'),
('2', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:38835/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:51:25.996927+00', '2026-11-28 08:51:25.996927+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:51:27.118373+00'),
('3', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:38835/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 08:51:59.458252+00', '2026-11-28 08:51:59.458252+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 08:52:00.01316+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gnmtjgwytjjbh1wt3kvx92', 'withdrawal.resolve', 'wd_01m8gnmr0wnpbzk6314h74b269', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 08:51:43.312633+00', '2026-11-29 08:51:43.312633+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gnmvp05qhsym55p4r8bsn5', 'bill', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280951nd33071mn11cc50f', NULL, '2026-11-28 08:51:44.449927+00', '2026-11-28 08:51:44.530798+00'),
('bill_01m8gnmvz92ffrteq6gxb12rx9', 'bill', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280951vffxj09dgmeh77eb', NULL, '2026-11-28 08:51:44.746278+00', '2026-11-28 08:51:44.809158+00'),
('col_01m8gnn7pvmt41azd89q4wf8tm', 'collection', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 08:52:16.776719+00', NULL, 'sim_col_01m8gnn7pvmt41azd89q4wf8tm', NULL, '2026-11-28 08:51:56.776719+00', '2026-11-28 08:51:59.203667+00'),
('sale_01m8gnn7ft72y3wvr5pvp5rz2a', 'usdt_sale', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gnn7ft72y3wvr5pvp5rz2a', NULL, '2026-11-28 08:51:56.539343+00', '2026-11-28 08:51:56.667798+00'),
('wd_01m8gnma8503dj8jynsyt5k4nb', 'withdrawal', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gnma8503dj8jynsyt5k4nb', NULL, '2026-11-28 08:51:26.601804+00', '2026-11-28 08:51:27.232571+00'),
('wd_01m8gnmd06fdae1w6vwpdz7gar', 'withdrawal', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gnmd06fdae1w6vwpdz7gar', 'The sandbox fails amounts ending in .01.', '2026-11-28 08:51:29.434166+00', '2026-11-28 08:51:29.565579+00'),
('wd_01m8gnmdbx3vxx76zjn135h3fq', 'withdrawal', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gnmdbx3vxx76zjn135h3fq', NULL, '2026-11-28 08:51:29.793981+00', '2026-11-28 08:51:34.982777+00'),
('wd_01m8gnmjmjh28s9ycmtdjv5rmm', 'withdrawal', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gnmjmjh28s9ycmtdjv5rmm', 'The sandbox reverses amounts ending in .04.', '2026-11-28 08:51:35.18662+00', '2026-11-28 08:51:40.360044+00'),
('wd_01m8gnmr0wnpbzk6314h74b269', 'withdrawal', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gnmtjgwytjjbh1wt3kvx92', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gnmr0wnpbzk6314h74b269', NULL, '2026-11-28 08:51:40.734831+00', '2026-11-28 08:51:43.48796+00'),
('wd_01m8gnmtv6frafr9xawv27y83h', 'withdrawal', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gnmtv6frafr9xawv27y83h', NULL, '2026-11-28 08:51:43.590825+00', '2026-11-28 08:51:43.654282+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1', '0', '268000', 'true'),
('TRTUorEi5aeUazGEegZCtfYLtELvKZhtds', '0', '8999999985632000', 'true'),
('TRzAK1VwsxczGfHxVeAFqyDXxwvHNTu3iW', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795855885653'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795855895868'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795855905157'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795855907506'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795855910950'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795855913936'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795855916479');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('39361ff3b5b104c3243ae84afbbccaccbf481f95da68d6dd9e93e45545d6dba4', '8', 'trx_transfer', 'SUCCESS', 'TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1', 'TRTUorEi5aeUazGEegZCtfYLtELvKZhtds', '382000', '0', '0'),
('41a681fdf29b32469fa95a5edbfedcc5b62e0bcc6e8ccd2c899eb17fd8bbf579', '6', 'trx_transfer', 'SUCCESS', 'TRTUorEi5aeUazGEegZCtfYLtELvKZhtds', 'TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1', '13650000', '1100000', '0'),
('6bc6f46377bdb89c29ff29107930d72b49738c795ff957d7eea8176420ac00a7', '7', 'usdt_transfer', 'SUCCESS', 'TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1', 'TRzAK1VwsxczGfHxVeAFqyDXxwvHNTu3iW', '25000000', '13000000', '130000'),
('a6a74e5fb2dc16542f6ca2294b2d765e5188a780109e8894f14804b582b91ec9', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1', '15000000', '0', '0'),
('e4443aee5f9bc6eda2284b70436abdb6247b2577a12dc42e1afd0b70e0c28f77', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TLX4n6MmK5pB91ZkR559KZuzov4oVMgCt1', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gnmvp05qhsym55p4r8bsn5', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gnmvmbgzryd6hng3f2tsf1', '2026-11-28 08:51:44.449927+00', '2026-11-28 08:51:44.530798+00'),
('bill_01m8gnmvz92ffrteq6gxb12rx9', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gnmvyfvasq104gfy4txm2x', '2026-11-28 08:51:44.746278+00', '2026-11-28 08:51:44.809158+00'),
('col_01m8gnn7pvmt41azd89q4wf8tm', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'collection', 'COMPLETED', '3171215', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gnn7pk4e2kx4nvs3c5ay9p', '2026-11-28 08:51:56.776719+00', '2026-11-28 08:51:59.203667+00'),
('txn_01m8gnm9wwh5dzqfxr3m6x1zew', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gnm9vnze9ppfdkrvehfxtv', '2026-11-28 08:51:26.323584+00', '2026-11-28 08:51:26.323584+00'),
('wd_01m8gnma8503dj8jynsyt5k4nb', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gnma6xgbxxp29vx68r9mz6', '2026-11-28 08:51:26.601804+00', '2026-11-28 08:51:27.232571+00'),
('wd_01m8gnmd06fdae1w6vwpdz7gar', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gnmcyp97246stppyhh9vt8', '2026-11-28 08:51:29.434166+00', '2026-11-28 08:51:29.565579+00'),
('wd_01m8gnmdbx3vxx76zjn135h3fq', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gnmdb6y99nahnzg9rd7brc', '2026-11-28 08:51:29.793981+00', '2026-11-28 08:51:34.982777+00'),
('wd_01m8gnmjmjh28s9ycmtdjv5rmm', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gnmjm3e0zekt0r47049ffs', '2026-11-28 08:51:35.18662+00', '2026-11-28 08:51:40.360044+00'),
('wd_01m8gnmr0wnpbzk6314h74b269', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gnmqz6qdrh5j0tkhy7xsf9', '2026-11-28 08:51:40.734831+00', '2026-11-28 08:51:43.48796+00'),
('wd_01m8gnmtv6frafr9xawv27y83h', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gnmttt3hpb9myyf4nd67tz', '2026-11-28 08:51:43.590825+00', '2026-11-28 08:51:43.654282+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gnn7fg16t9n559ey7czfp1', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', '10000000', '1533.81000000', '1518.47000000', '1518470', '2500', '1515970', '15340', '2026-11-28 08:51:56.529292+00', '2026-11-28 08:52:56.528+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gnn7ft72y3wvr5pvp5rz2a', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'COMPLETED', '10000000', '1533.81000000', '1518.47000000', '1518470', '2500', '1515970', '15340', 'qte_01m8gnn7fg16t9n559ey7czfp1', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gnn7fn2jnp4sks1kk4j41n', '2026-11-28 08:51:56.539343+00', '2026-11-28 08:51:56.667798+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gnm7t5zg1ewxmf76f47mjv', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$VhfUIJR3rRCf/uqigbPThA$9pagLeBYgEwvPV/2UvLB3IfhNu2T+ccQWI4daXVd+uY', '1', NULL, NULL, NULL, '2026-11-28 08:51:24.121344+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', 'simulator', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 08:51:24.121344+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gnmb5mswwftc9dbqkp3g6n', '1', 'http://127.0.0.1:38835/webhooks', '2026-11-28 08:51:27.94+00', '520', '204', '', NULL),
('msg_01m8gnmd6g3v5hqs2dmxr5g87a', '1', 'http://127.0.0.1:38835/webhooks', '2026-11-28 08:51:29.651+00', '3', '204', '', NULL),
('msg_01m8gnmjeej8apd2mx93ztmnz8', '1', 'http://127.0.0.1:38835/webhooks', '2026-11-28 08:51:35.019+00', '12', '204', '', NULL),
('msg_01m8gnmjqnwtf013xwdj5p7893', '1', 'http://127.0.0.1:38835/webhooks', '2026-11-28 08:51:35.308+00', '10', '204', '', NULL),
('msg_01m8gnmqpepa0z21t5rgrw0evf', '1', 'http://127.0.0.1:38835/webhooks', '2026-11-28 08:51:40.388+00', '3', '204', '', NULL),
('msg_01m8gnmtr222psj621xwheyrbd', '1', 'http://127.0.0.1:38835/webhooks', '2026-11-28 08:51:43.532+00', '5', '204', '', NULL),
('msg_01m8gnmtxc92t6mdmzmjn09hkc', '1', 'http://127.0.0.1:38835/webhooks', '2026-11-28 08:51:43.678+00', '4', '500', '', NULL),
('msg_01m8gnmtxc92t6mdmzmjn09hkc', '2', 'http://127.0.0.1:38835/webhooks', '2026-11-28 08:51:44.031+00', '10', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gnmb5mswwftc9dbqkp3g6n', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gnma8503dj8jynsyt5k4nb', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:51:26.789Z","data":{"transactionId":"wd_01m8gnma8503dj8jynsyt5k4nb","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:51:26.601Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:51:27.232571+00', '2026-11-28 08:51:28.510818+00', NULL),
('msg_01m8gnmd6g3v5hqs2dmxr5g87a', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gnmd06fdae1w6vwpdz7gar', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:51:29.533Z","data":{"transactionId":"wd_01m8gnmd06fdae1w6vwpdz7gar","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:51:29.434Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:51:29.565579+00', '2026-11-28 08:51:29.667857+00', NULL),
('msg_01m8gnmjeej8apd2mx93ztmnz8', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gnmdbx3vxx76zjn135h3fq', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:51:34.919Z","data":{"transactionId":"wd_01m8gnmdbx3vxx76zjn135h3fq","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:51:29.793Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:51:34.982777+00', '2026-11-28 08:51:35.039398+00', NULL),
('msg_01m8gnmjqnwtf013xwdj5p7893', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gnmjmjh28s9ycmtdjv5rmm', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:51:35.218Z","data":{"transactionId":"wd_01m8gnmjmjh28s9ycmtdjv5rmm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:51:35.186Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:51:35.278484+00', '2026-11-28 08:51:35.318955+00', NULL),
('msg_01m8gnmqpepa0z21t5rgrw0evf', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gnmjmjh28s9ycmtdjv5rmm', '{"type":"withdrawal.failed","timestamp":"2026-11-28T08:51:40.343Z","data":{"transactionId":"wd_01m8gnmjmjh28s9ycmtdjv5rmm","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:51:35.186Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:51:40.360044+00', '2026-11-28 08:51:40.402956+00', NULL),
('msg_01m8gnmtr222psj621xwheyrbd', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gnmr0wnpbzk6314h74b269', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:51:43.475Z","data":{"transactionId":"wd_01m8gnmr0wnpbzk6314h74b269","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:51:40.734Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:51:43.48796+00', '2026-11-28 08:51:43.540052+00', NULL),
('msg_01m8gnmtxc92t6mdmzmjn09hkc', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gnmtv6frafr9xawv27y83h', '{"type":"withdrawal.completed","timestamp":"2026-11-28T08:51:43.616Z","data":{"transactionId":"wd_01m8gnmtv6frafr9xawv27y83h","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T08:51:43.590Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 08:51:43.654282+00', '2026-11-28 08:51:44.042837+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gnm7vf8j7ja50fr33mtwjd', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'test', NULL, E'\\x6d7073317ca4454ba3d6ed3490121cfadff4c0c39622c8c62910c7039e8f47282df8b7f909359fa91e1ecc54ef8849078d84566fe45da5740272dac4b4cf9a79ba5f2881114340c209cf33722621fb86ab2658b072ce7164af0e', '2026-11-28 08:51:24.121344+00', NULL),
('whs_01m8gnm7vfh253x0779837w17p', 'biz_01m8gnm7t54xpd1cc3ve46nj0b', 'prod', NULL, E'\\x6d7073317ca4454ba3d6ed34bc3c7427a529673dfda9d15dda82bff72a32a1fb3fe041ec6df7c762952816e24f5e2bf1171b8a39840d4c1de52e893a3715241ab54e43ae3b78f630dc0dc5574363ac6c298014360e0fe06964c1', '2026-11-28 08:51:24.121344+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gnma8503dj8jynsyt5k4nb', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gnmd06fdae1w6vwpdz7gar', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gnmdbx3vxx76zjn135h3fq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gnmjmjh28s9ycmtdjv5rmm', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gnmr0wnpbzk6314h74b269', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gnmtv6frafr9xawv27y83h', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
