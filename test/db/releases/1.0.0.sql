-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('113', '117', '118', '177', '178', '181', '182', '191', '261', '310', '326', '49', '50', '54');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 01:18:18.459495+00'),
('1025', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 01:18:18.459495+00'),
('1026', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'NGN', 'available', '0', '7379609', '13', '2026-11-28 01:18:18.459495+00'),
('1027', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 01:18:18.459495+00'),
('1028', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 01:18:18.459495+00'),
('1029', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 01:18:18.459495+00'),
('1030', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 01:18:18.459495+00'),
('1031', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 01:18:18.459495+00'),
('113', NULL, 'test', 'NGN', 'commission', '1', '150000', '1', '2026-11-28 01:18:11.769185+00'),
('117', NULL, 'test', 'NGN', 'commission', '5', '32274', '1', '2026-11-28 01:18:11.769185+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '15460', '1', '2026-11-28 01:18:11.769185+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '-9900000', '2', '2026-11-28 01:18:11.769185+00'),
('178', NULL, 'test', 'NGN', 'provider_clearing', '2', '700009', '3', '2026-11-28 01:18:11.769185+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '-3227340', '1', '2026-11-28 01:18:11.769185+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '6537388', '5', '2026-11-28 01:18:11.769185+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-150050', '1', '2026-11-28 01:18:11.769185+00'),
('261', NULL, 'test', 'USDT', 'custody', '5', '-25000000', '1', '2026-11-28 01:18:11.769185+00'),
('310', NULL, 'test', 'NGN', 'conversion', '6', '-1545350', '1', '2026-11-28 01:18:11.769185+00'),
('326', NULL, 'test', 'USDT', 'conversion', '6', '10000000', '1', '2026-11-28 01:18:11.769185+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '1000', '1', '2026-11-28 01:18:11.769185+00'),
('50', NULL, 'test', 'NGN', 'fees', '2', '2000', '2', '2026-11-28 01:18:11.769185+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '5000', '4', '2026-11-28 01:18:11.769185+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3195066', '7229559'),
('1026', '13', '23', '150050', '7379609'),
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
('117', '1', '22', '32274', '32274'),
('118', '1', '21', '15460', '15460'),
('177', '1', '1', '-10000000', '-10000000'),
('177', '2', '14', '100000', '-9900000'),
('178', '1', '9', '100004', '100004'),
('178', '2', '12', '100005', '200009'),
('178', '3', '16', '500000', '700009'),
('181', '1', '22', '-3227340', '-3227340'),
('182', '1', '3', '5000000', '5000000'),
('182', '2', '7', '100002', '5100002'),
('182', '3', '10', '-100004', '4999998'),
('182', '4', '18', '10000', '5009998'),
('182', '5', '21', '1527390', '6537388'),
('191', '1', '23', '-150050', '-150050'),
('261', '1', '19', '-25000000', '-25000000'),
('310', '1', '21', '-1545350', '-1545350'),
('326', '1', '21', '10000000', '10000000'),
('49', '1', '14', '1000', '1000'),
('50', '1', '9', '1000', '1000'),
('50', '2', '12', '1000', '2000'),
('54', '1', '3', '2500', '2500'),
('54', '2', '7', '1000', '3500'),
('54', '3', '10', '-1000', '2500'),
('54', '4', '21', '2500', '5000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fvpkgknxw3j3dnf3ykxatj', 'payment', 'single', 'test', NULL, '2026-11-28 01:18:18.646142+00', NULL, NULL, NULL),
('10', 'wd_01m8fvprqevnere96g4hb7kzs6:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 01:18:29.038242+00', NULL, NULL, NULL),
('11', 'wd_01m8fvpxsv9dxg5z61az2rp3ce:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:29.18023+00', NULL, NULL, NULL),
('12', 'wd_01m8fvpxsv9dxg5z61az2rp3ce:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 01:18:31.400332+00', NULL, NULL, NULL),
('13', 'wd_01m8fvq00jgdr0v8ewacm2hnyp:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:31.442642+00', NULL, NULL, NULL),
('14', 'wd_01m8fvq00jgdr0v8ewacm2hnyp:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 01:18:31.479759+00', NULL, NULL, NULL),
('15', 'bill_01m8fvq12tnkp297tp77byacx1:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:32.539828+00', NULL, NULL, NULL),
('16', 'bill_01m8fvq12tnkp297tp77byacx1:post', 'bill_post', 'post', 'test', '15', '2026-11-28 01:18:32.569906+00', NULL, NULL, NULL),
('17', 'bill_01m8fvq1513z6j52aw5n032b6a:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:32.610454+00', NULL, NULL, NULL),
('18', 'bill_01m8fvq1513z6j52aw5n032b6a:post', 'bill_post', 'post', 'test', '17', '2026-11-28 01:18:32.639477+00', NULL, NULL, NULL),
('19', 'cp_01m8fvq1725j25090x5c1n1cfj', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 01:18:42.495059+00', NULL, NULL, NULL),
('2', 'wd_01m8fvpkhdgh165bjmpq9h5j4e:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:18.671614+00', NULL, NULL, NULL),
('20', 'sale_01m8fvqazf9t4sc165ga67smmm:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:42.672731+00', NULL, NULL, NULL),
('21', 'sale_01m8fvqazf9t4sc165ga67smmm:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 01:18:42.696991+00', NULL, NULL, NULL),
('22', 'col_01m8fvqb14d7w5xqtpm2cgx074:credit', 'collection', 'single', 'test', NULL, '2026-11-28 01:18:44.813007+00', NULL, NULL, NULL),
('23', 'adj_01m8fvqd6t0g714ps6v2gxwtfk', 'adjustment', 'single', 'test', NULL, '2026-11-28 01:18:44.956758+00', NULL, NULL, NULL),
('3', 'wd_01m8fvpkhdgh165bjmpq9h5j4e:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 01:18:18.724918+00', NULL, NULL, NULL),
('4', 'wd_01m8fvpknjhxkmctm4gje5ddeq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:18.80284+00', NULL, NULL, NULL),
('5', 'wd_01m8fvpknjhxkmctm4gje5ddeq:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 01:18:18.824277+00', NULL, NULL, NULL),
('6', 'wd_01m8fvpkq8efnm93b8zt0t30dq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:18.857073+00', NULL, NULL, NULL),
('7', 'wd_01m8fvpkq8efnm93b8zt0t30dq:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 01:18:23.914481+00', NULL, NULL, NULL),
('8', 'wd_01m8fvprqevnere96g4hb7kzs6:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 01:18:23.983408+00', NULL, NULL, NULL),
('9', 'wd_01m8fvprqevnere96g4hb7kzs6:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 01:18:24.011046+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fvpkattggvhryjwtsm1xey', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'prod', E'\\xf530437ad6eb18ba2e7ff9b3b7b010f69537eee88d555a8b4355c993b28295ad', E'\\x6d70733146f8f8c8065858420a01dd2eb196aa988133bf4a1d6886f3565c0ccf29446423ea69089f48663283bb150dd2e5caad0b975270c86202a597c075118f69cfac4f17228b10c167ac275b80432f4a261af8', 'dnjX', NULL, NULL, NULL, '2026-11-28 01:18:18.462997+00', NULL, NULL, NULL),
('key_01m8fvpkavhytxdgr5rb1vatnj', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', E'\\x522b3ce43c31d2710f030148a8ec783c6163c2299f24310d1913decbc1de703e', E'\\x6d70733146f8f8c806585842a278ec82c8f9b9fbd6db32adb4e1e13b8238b8bbd300f8031128c0b46a585180a93b45e3ddfa4f9c2c03fb53df63fb80bfe8ce4d90e6c673f2db1e5f340fa5bf43cac5de74ff9264', 'nmrU', NULL, NULL, NULL, '2026-11-28 01:18:18.462997+00', NULL, '2026-11-28 01:18:18.496604+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:790d96a5bc3f1a9ab7040dd5d5c7afdeeaee4f833a341c4cfb0c951cc72bcab7', '0', '1795915098572'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795829598568'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795829598558');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fvq12tnkp297tp77byacx1', '1', 'simulator', 'simulator', '202611280218nr6kdqzm37wnjhh6', '1', '1', '2026-11-28 01:18:32.56634+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280218nr6kdqzm37wnjhh6', '2026-11-28 01:18:32.554+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fvq1513z6j52aw5n032b6a', '1', 'simulator', 'simulator', '202611280218e9pb9dbmxxsadstf', '1', '1', '2026-11-28 01:18:32.638589+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280218e9pb9dbmxxsadstf', '2026-11-28 01:18:32.627+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fvqb14d7w5xqtpm2cgx074', '1', 'simulator', 'simulator', 'col_01m8fvqb14d7w5xqtpm2cgx074', '1', '1', '2026-11-28 01:18:42.75511+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fvqb14d7w5xqtpm2cgx074', '2026-11-28 01:18:44.803+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fvqazf9t4sc165ga67smmm', '1', 'simulator', 'simulator', 'sale_01m8fvqazf9t4sc165ga67smmm', '1', '1', '2026-11-28 01:18:42.696007+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fvqazf9t4sc165ga67smmm', '2026-11-28 01:18:42.687+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fvpkhdgh165bjmpq9h5j4e', '1', 'simulator', 'simulator', 'wd_01m8fvpkhdgh165bjmpq9h5j4e', '1', '1', '2026-11-28 01:18:18.722387+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fvpkhdgh165bjmpq9h5j4e', '2026-11-28 01:18:18.702+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fvpknjhxkmctm4gje5ddeq', '1', 'simulator', 'simulator', 'wd_01m8fvpknjhxkmctm4gje5ddeq', '1', '1', '2026-11-28 01:18:18.822489+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fvpknjhxkmctm4gje5ddeq', '2026-11-28 01:18:18.813+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fvpkq8efnm93b8zt0t30dq', '1', 'simulator', 'simulator', 'wd_01m8fvpkq8efnm93b8zt0t30dq', '1', '1', '2026-11-28 01:18:18.884468+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fvpkq8efnm93b8zt0t30dq', '2026-11-28 01:18:23.9+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fvprqevnere96g4hb7kzs6', '1', 'simulator', 'simulator', 'wd_01m8fvprqevnere96g4hb7kzs6', '1', '1', '2026-11-28 01:18:24.00988+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fvprqevnere96g4hb7kzs6', '2026-11-28 01:18:29.025+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fvpxsv9dxg5z61az2rp3ce', '1', 'simulator', 'simulator', 'wd_01m8fvpxsv9dxg5z61az2rp3ce', '1', '1', '2026-11-28 01:18:29.21408+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fvpxsv9dxg5z61az2rp3ce', '2026-11-28 01:18:31.344+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fvq00jgdr0v8ewacm2hnyp', '1', 'simulator', 'simulator', 'wd_01m8fvq00jgdr0v8ewacm2hnyp', '1', '1', '2026-11-28 01:18:31.478627+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fvq00jgdr0v8ewacm2hnyp', '2026-11-28 01:18:31.462+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 01:18:18.462997+00', 'system', 'business.create', 'biz_01m8fvpkatscdrftwcz58gcmzg', '{"kycStatus": "APPROVED"}', 'biz_01m8fvpkatscdrftwcz58gcmzg', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 01:18:18.589497+00', 'usr_01m8fvpkat5gdafdjr63bnmdth', 'sign_in.new_network', 'biz_01m8fvpkatscdrftwcz58gcmzg', '{}', 'biz_01m8fvpkatscdrftwcz58gcmzg', NULL, 'token', '76f72851d2e5', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 01:18:18.6162+00', 'usr_01m8fvpkat5gdafdjr63bnmdth', 'webhook_url.change', 'biz_01m8fvpkatscdrftwcz58gcmzg', '{}', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'token', '76f72851d2e5', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:46875/webhooks"}'),
('4', '2026-11-28 01:18:31.400332+00', 'root', 'withdrawal.resolve', 'wd_01m8fvpxsv9dxg5z61az2rp3ce', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 01:18:44.901299+00', 'usr_01m8fvpkat5gdafdjr63bnmdth', 'webhook_url.change', 'biz_01m8fvpkatscdrftwcz58gcmzg', '{}', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'token', '76f72851d2e5', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:46875/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 01:18:44.956758+00', 'ada', 'balance.adjust', 'biz_01m8fvpkatscdrftwcz58gcmzg', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fvqd6t0g714ps6v2gxwtfk"}', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fvqd6t0g714ps6v2gxwtfk', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 01:18:44.956758+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 01:18:18.462997+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 01:18:15.846845+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 01:18:15.846845+00');
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
('bill_01m8fvq12tnkp297tp77byacx1', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '46852398975892227680', '{}', '73.52 kWh'),
('bill_01m8fvq1513z6j52aw5n032b6a', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fvpkatscdrftwcz58gcmzg', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 01:18:18.462997+00', '2026-11-28 01:18:44.901299+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 01:18:42.501+00', '2026-11-28 01:18:44.643337+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '402e3d1550e6746e0e2e33c6771270d1d4921b9763e7133e56ba7ec66b94a3c9', '0', 'test', 'cp_01m8fvq1725j25090x5c1n1cfj', 'biz_01m8fvpkatscdrftwcz58gcmzg', '4', '2026-11-28 01:18:32.702+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 01:18:34.926154+00'),
('simulated', 'a744b62ee9fbe47f7eff18f3dc59633bee39faca3148cc0f4bcaad5fcd6411bb', '0', 'test', 'cp_01m8fvq1725j25090x5c1n1cfj', 'biz_01m8fvpkatscdrftwcz58gcmzg', '5', '2026-11-28 01:18:35.15+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 01:18:37.362998+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fvqb14d7w5xqtpm2cgx074', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '129.09360000', '0', '127.80266400', '32274', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fvqb14d7w5xqtpm2cgx074');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fvq1725j25090x5c1n1cfj', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2', 'a744b62ee9fbe47f7eff18f3dc59633bee39faca3148cc0f4bcaad5fcd6411bb', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fvq16wx4zsz5771kz10b4n', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 02:18:32.674+00', '2026-11-28 01:18:32.674+00', '2026-11-28 01:18:42.476+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('3f8809afb162b11b503ae7882a589a5d3c8d2361a3b7cfea80f62b7f33a930c3', 'swp_01m8fvq5t3t1ecx6q5g9ty7wd7', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e84095abf2fda1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15412ea195e7fcd4be751ec02dc3eddfc6a734d559ba121541edfa7525ff7b3790900a57e2f724481f618861b518b0a81770b5d6eefda134124103a96835437b310e4aa70d74423d63cde7a4e1c194f89d8340309cb53aa1e00f78a30a379c453466c5aa1a926b3a391fe231209abe98fe2895564c68185987e31c', '2026-11-28 01:19:42.485+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 01:18:42.491305+00'),
('4862b423a51abaf7c7f486428509c275ce998824eed5e142c87589e6f1e8f03c', 'swp_01m8fvq5t3t1ecx6q5g9ty7wd7', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40ee97f2fda1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15412ea195e7fcd4be751ec02dc3eddfc6a734d559ba121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000003284a874a4403e0080813a1b50481dd637dea1b700000000000000000000000000000000000000000000000000000000017d7840708ec3eefda1349001d090c10612412073f8f950289c92cd71096f822c061729447885903c929a6beb5622f0dbefe57e3cc6cddf614a009fd3db88c3b450d2a101c84e2f81d8d8820470b408742d111b', '2026-11-28 01:19:40.014+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 01:18:40.019605+00'),
('846682a3c59d20f4f0dfbd5cb04a24969cad2a5f2e90723043a616cb4c360653', 'swp_01m8fvq5t3t1ecx6q5g9ty7wd7', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140dd83f2fda1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541edfa7525ff7b3790900a57e2f724481f618861b51215412ea195e7fcd4be751ec02dc3eddfc6a734d559ba18d090c10670fdaeeefda134124179b2775eba7d3beea99ec9002b3b6d1479d67c6d48b6118dacff46520dbe96932da719ed3b1c937bd680df2e2b3170418e9771083b12eb5a1e22a96a5264f4821b', '2026-11-28 01:19:37.437+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 01:18:37.57302+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fvq5t3t1ecx6q5g9ty7wd7', 'cp_01m8fvq1725j25090x5c1n1cfj', 'test', '0', 'TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 01:18:37.37751+00', '2026-11-28 01:18:42.466834+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', 'collection', '1', '3195066', '0'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', 'sales', '1', '1529890'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/bills/data', 'dd3c12811adea466adc0fed733fb9db8', E'\\x574809c3b3027e3d4a0bd8bfd9b8a8a5f2ee2c295777b35eec004f21d49d9834', 'bill_01m8fvq1513z6j52aw5n032b6a', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fvq1513z6j52aw5n032b6a","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 01:18:32.610454+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/bills/electricity', '0b4061136e240bdabeebd6f00cecc0c5', E'\\x6f5386042955b2baf45497ba38978b1cb04138f5bfce15d82c9b3a645928782a', 'bill_01m8fvq12tnkp297tp77byacx1', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fvq12tnkp297tp77byacx1","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"46852398975892227680","units":"73.52 kWh"}', '2026-11-28 01:18:32.539828+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/cross-border/collections', '57c986003b49a435fbcac9bf38f4b9bf', E'\\xd3d757c5814801e86613a09ed9e0dc5d17c03740fea771d05e96a46b2b3f4a16', 'col_01m8fvqb14d7w5xqtpm2cgx074', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fvqb14d7w5xqtpm2cgx074","reference":"col_01m8fvqb14d7w5xqtpm2cgx074","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31950.66,"targetCurrency":"NGN","rate":127.802664,"providerFee":0,"providerRate":129.0936,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T01:18:42.725Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 01:18:42.725131+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/crypto/payments/cp_01m8fvq1725j25090x5c1n1cfj/simulate-deposit', '4d967071c866b59280c2f64f40d11cf1', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fvq1725j25090x5c1n1cfj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fvq1725j25090x5c1n1cfj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2","checkoutUrl":"http://127.0.0.1:45133/pay/01m8fvq1725j25090x5c1n1cfjkaayv4gyx0ttt87nmpn3kzz81e","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T02:18:32.674Z","payableUntil":"2026-11-28T02:18:32.674Z","environment":"test","createdAt":"2026-11-28T01:18:32.674Z","updatedAt":"2026-11-28T01:18:32.674Z","metadata":{"simulated":true}},"deposit":{"txHash":"402e3d1550e6746e0e2e33c6771270d1d4921b9763e7133e56ba7ec66b94a3c9","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 01:18:32.698112+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/crypto/payments/cp_01m8fvq1725j25090x5c1n1cfj/simulate-deposit', 'ef09e2794c74ca636631a87d02f71f88', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fvq1725j25090x5c1n1cfj', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fvq1725j25090x5c1n1cfj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2","checkoutUrl":"http://127.0.0.1:45133/pay/01m8fvq1725j25090x5c1n1cfjkaayv4gyx0ttt87nmpn3kzz81e","returnUrl":null,"status":"UNDERPAID","txHash":"402e3d1550e6746e0e2e33c6771270d1d4921b9763e7133e56ba7ec66b94a3c9","reviewReason":null,"expiresAt":"2026-11-28T02:18:32.674Z","payableUntil":"2026-11-28T03:18:32.674Z","environment":"test","createdAt":"2026-11-28T01:18:32.674Z","updatedAt":"2026-11-28T01:18:34.936Z","metadata":{"simulated":true}},"deposit":{"txHash":"a744b62ee9fbe47f7eff18f3dc59633bee39faca3148cc0f4bcaad5fcd6411bb","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 01:18:35.148892+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/crypto/payments/create', '9add299d789c376f78714a3d8bcd9a1b', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fvq1725j25090x5c1n1cfj', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fvq1725j25090x5c1n1cfj","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2","checkoutUrl":"http://127.0.0.1:45133/pay/01m8fvq1725j25090x5c1n1cfjkaayv4gyx0ttt87nmpn3kzz81e","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T02:18:32.674Z","payableUntil":"2026-11-28T02:18:32.674Z","environment":"test","createdAt":"2026-11-28T01:18:32.674Z","updatedAt":"2026-11-28T01:18:32.674Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 01:18:32.679107+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/crypto/withdrawals/request', '8b8983e1f14248fc0cd051f3aa55b0ec', E'\\xd85dacb50fcbd23b18e380d8a6ee500df94787047397a721d418ef041e260834', 'sale_01m8fvqazf9t4sc165ga67smmm', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fvqazf9t4sc165ga67smmm","amountUsdt":10,"conversionRate":1529.89,"grossAmountNgn":15298.9,"withdrawalFeeNgn":25,"netAmountNgn":15273.9,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fvqazf9t4sc165ga67smmm","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T01:18:42.672Z"},"simulated":true,"environment":"test"}', '2026-11-28 01:18:42.672731+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/payment/process', '4394c073a27c3a28dce55b0ed6278ebd', E'\\x3c72794a7c5b72c491be566cd3e321ccf14139b641b2b44f78292b3559931b93', 'txn_01m8fvpkgknxw3j3dnf3ykxatj', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fvpkgknxw3j3dnf3ykxatj","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 01:18:18.646142+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/withdrawal/request', '01f20afaec05abd798a408e40459498e', E'\\xfdffa81e98db0e1ea0474a4700c96aa027c8d9dc5f883f7942b58d8e4df33f50', 'wd_01m8fvpknjhxkmctm4gje5ddeq', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fvpknjhxkmctm4gje5ddeq","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T01:18:18.802Z","environment":"test","simulated":true},"requestId":"req_01m8fvpknf6dcnsb8y6wms6bzz","simulated":true,"environment":"test"}', '2026-11-28 01:18:18.80284+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/withdrawal/request', '2a18ae140a4021d2cf0c81f973913d0b', E'\\xaf962736d9688537359af75b904eb2df9bb0cda90f24b1869a6da6283de4eeb1', 'wd_01m8fvprqevnere96g4hb7kzs6', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fvprqevnere96g4hb7kzs6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T01:18:23.983Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 01:18:23.983408+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/withdrawal/request', '4ca67ddd21cff2ee214afd970cea47df', E'\\x3d804505ad4aac7c7252d6ab66b810ef6d34b78700ca4800475544df6d314f9d', 'wd_01m8fvpkq8efnm93b8zt0t30dq', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fvpkq8efnm93b8zt0t30dq","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T01:18:18.857Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 01:18:18.857073+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/withdrawal/request', '7d8374da2af5af7a56aec55a319713dc', E'\\xc709d55bcc24756b4d564c79e6f6d140b85296344f91f86b37660a1d71625ce8', 'wd_01m8fvq00jgdr0v8ewacm2hnyp', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fvq00jgdr0v8ewacm2hnyp","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T01:18:31.442Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 01:18:31.442642+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/withdrawal/request', '915f8dee1e3244fd32a18d9f4fe32c6f', E'\\xaef0cde96afdada08ae1bd8be0b36647e0501782edd3a27520a49faa795709c3', 'wd_01m8fvpxsv9dxg5z61az2rp3ce', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fvpxsv9dxg5z61az2rp3ce","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T01:18:29.180Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 01:18:29.18023+00'),
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '/withdrawal/request', 'demo-f48f668e-0a93-4c4f-aac4-c571233afa81', E'\\x7b245190fe78d0053115a3d790e61bbb46a8b242236b8609deca71cf3103d27f', 'wd_01m8fvpkhdgh165bjmpq9h5j4e', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fvpkhdgh165bjmpq9h5j4e","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T01:18:18.671Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 01:18:18.671614+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733146f8f8c80658584211ec22b30dd657800bc3d23855c93431ebeda2aa9f11674863d9ae48532e43f8aadb295b47b3b7e85e852e039177f142d193f9d044af1f8cd32153042875eafbe0f0b2282cb31521', '2026-11-28 01:18:15.740169+00', '2026-11-28 01:18:15.740169+00'),
('sandbox_seed', E'\\x6d70733146f8f8c806585842ce5f78a6cc8c850766e362c735edd4bf0167e7fa86513eaf914d8cde1dcda7785ec8ff0c2d51008d7cc018fad1a4cddb63bf723c2f7bf9484c7988fd9e3a51ba7ca4ce5a748e84f0e7d804ae30af1f58062aa604ec6706551ba8062532ff0f3ecc9bb874', '2026-11-28 01:18:15.737381+00', '2026-11-28 01:18:15.737381+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fvpkat5gdafdjr63bnmdth', E'\\xc6d2504dfee58933a3eaabb4cef5e61985ff043bc8f4e6b4fd2262005d313176', '2026-11-28 01:18:18.589497+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 01:18:18.589497+00', '2026-11-28 01:18:18.589497+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 01:18:19.440153+00'),
('2', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:46875/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 01:18:18.6162+00', '2026-11-28 01:18:18.6162+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 01:18:19.440153+00'),
('3', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:46875/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 01:18:44.901299+00', '2026-11-28 01:18:44.901299+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fvpzwc8wbv9rgxy2grd1zg', 'withdrawal.resolve', 'wd_01m8fvpxsv9dxg5z61az2rp3ce', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 01:18:31.307941+00', '2026-11-29 01:18:31.307941+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fvq12tnkp297tp77byacx1', 'bill', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280218nr6kdqzm37wnjhh6', NULL, '2026-11-28 01:18:32.539828+00', '2026-11-28 01:18:32.569906+00'),
('bill_01m8fvq1513z6j52aw5n032b6a', 'bill', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280218e9pb9dbmxxsadstf', NULL, '2026-11-28 01:18:32.610454+00', '2026-11-28 01:18:32.639477+00'),
('col_01m8fvqb14d7w5xqtpm2cgx074', 'collection', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 01:19:02.725131+00', NULL, 'sim_col_01m8fvqb14d7w5xqtpm2cgx074', NULL, '2026-11-28 01:18:42.725131+00', '2026-11-28 01:18:44.813007+00'),
('sale_01m8fvqazf9t4sc165ga67smmm', 'usdt_sale', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fvqazf9t4sc165ga67smmm', NULL, '2026-11-28 01:18:42.672731+00', '2026-11-28 01:18:42.696991+00'),
('wd_01m8fvpkhdgh165bjmpq9h5j4e', 'withdrawal', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fvpkhdgh165bjmpq9h5j4e', NULL, '2026-11-28 01:18:18.671614+00', '2026-11-28 01:18:18.724918+00'),
('wd_01m8fvpknjhxkmctm4gje5ddeq', 'withdrawal', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fvpknjhxkmctm4gje5ddeq', 'The sandbox fails amounts ending in .01.', '2026-11-28 01:18:18.80284+00', '2026-11-28 01:18:18.824277+00'),
('wd_01m8fvpkq8efnm93b8zt0t30dq', 'withdrawal', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fvpkq8efnm93b8zt0t30dq', NULL, '2026-11-28 01:18:18.857073+00', '2026-11-28 01:18:23.914481+00'),
('wd_01m8fvprqevnere96g4hb7kzs6', 'withdrawal', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fvprqevnere96g4hb7kzs6', 'The sandbox reverses amounts ending in .04.', '2026-11-28 01:18:23.983408+00', '2026-11-28 01:18:29.038242+00'),
('wd_01m8fvpxsv9dxg5z61az2rp3ce', 'withdrawal', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fvpzwc8wbv9rgxy2grd1zg', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fvpxsv9dxg5z61az2rp3ce', NULL, '2026-11-28 01:18:29.18023+00', '2026-11-28 01:18:31.400332+00'),
('wd_01m8fvq00jgdr0v8ewacm2hnyp', 'withdrawal', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fvq00jgdr0v8ewacm2hnyp', NULL, '2026-11-28 01:18:31.442642+00', '2026-11-28 01:18:31.479759+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2', '0', '268000', 'true'),
('TEaKhth1bRK4J151haB7BTRD55ka6mJ4wK', '25000000', '0', 'false'),
('TXfXBd52hzmqwnniDZLXXxz7g8juXUYVgH', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795828698567'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795828708858'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795828712702'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795828715150'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795828717582'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795828720024'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795828722501');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('3f8809afb162b11b503ae7882a589a5d3c8d2361a3b7cfea80f62b7f33a930c3', '8', 'trx_transfer', 'SUCCESS', 'TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2', 'TXfXBd52hzmqwnniDZLXXxz7g8juXUYVgH', '382000', '0', '0'),
('402e3d1550e6746e0e2e33c6771270d1d4921b9763e7133e56ba7ec66b94a3c9', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2', '10000000', '0', '0'),
('4862b423a51abaf7c7f486428509c275ce998824eed5e142c87589e6f1e8f03c', '7', 'usdt_transfer', 'SUCCESS', 'TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2', 'TEaKhth1bRK4J151haB7BTRD55ka6mJ4wK', '25000000', '13000000', '130000'),
('846682a3c59d20f4f0dfbd5cb04a24969cad2a5f2e90723043a616cb4c360653', '6', 'trx_transfer', 'SUCCESS', 'TXfXBd52hzmqwnniDZLXXxz7g8juXUYVgH', 'TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2', '13650000', '1100000', '0'),
('a744b62ee9fbe47f7eff18f3dc59633bee39faca3148cc0f4bcaad5fcd6411bb', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TEDmf3bL4SwqdDm7mvAdJCpp65NvzpPvQ2', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fvq12tnkp297tp77byacx1', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fvq12p2dv49rjzmt18h1f3', '2026-11-28 01:18:32.539828+00', '2026-11-28 01:18:32.569906+00'),
('bill_01m8fvq1513z6j52aw5n032b6a', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fvq14yh231r7p775htx482', '2026-11-28 01:18:32.610454+00', '2026-11-28 01:18:32.639477+00'),
('col_01m8fvqb14d7w5xqtpm2cgx074', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'collection', 'COMPLETED', '3195066', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fvqb11at8an2kr0vjjs96r', '2026-11-28 01:18:42.725131+00', '2026-11-28 01:18:44.813007+00'),
('txn_01m8fvpkgknxw3j3dnf3ykxatj', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fvpkgftg6b4kykhtemvc83', '2026-11-28 01:18:18.646142+00', '2026-11-28 01:18:18.646142+00'),
('wd_01m8fvpkhdgh165bjmpq9h5j4e', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fvpkh9j79rz9eg69sck0c5', '2026-11-28 01:18:18.671614+00', '2026-11-28 01:18:18.724918+00'),
('wd_01m8fvpknjhxkmctm4gje5ddeq', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fvpknf6dcnsb8y6wms6bzz', '2026-11-28 01:18:18.80284+00', '2026-11-28 01:18:18.824277+00'),
('wd_01m8fvpkq8efnm93b8zt0t30dq', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fvpkq5ag7czw7ffw9we8m0', '2026-11-28 01:18:18.857073+00', '2026-11-28 01:18:23.914481+00'),
('wd_01m8fvprqevnere96g4hb7kzs6', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fvprqcbhcez8empppvd41t', '2026-11-28 01:18:23.983408+00', '2026-11-28 01:18:29.038242+00'),
('wd_01m8fvpxsv9dxg5z61az2rp3ce', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fvpxspc8bmskm2kqa0vnhv', '2026-11-28 01:18:29.18023+00', '2026-11-28 01:18:31.400332+00'),
('wd_01m8fvq00jgdr0v8ewacm2hnyp', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fvq00eeg56ke8jmepfyqp9', '2026-11-28 01:18:31.442642+00', '2026-11-28 01:18:31.479759+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fvqaz8amkf7skxqmpdfkh3', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', '10000000', '1545.35000000', '1529.89000000', '1529890', '2500', '1527390', '15460', '2026-11-28 01:18:42.66541+00', '2026-11-28 01:19:42.664+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fvqazf9t4sc165ga67smmm', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'COMPLETED', '10000000', '1545.35000000', '1529.89000000', '1529890', '2500', '1527390', '15460', 'qte_01m8fvqaz8amkf7skxqmpdfkh3', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fvqazcrn97kbfjv42acjqm', '2026-11-28 01:18:42.672731+00', '2026-11-28 01:18:42.696991+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fvpkat5gdafdjr63bnmdth', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$MISVu+nWWXVb0QbP1F12PA$O2nTuhGEtu+UCfLKMfor3KY5Dfz5hpnyPdtgUXIUfuQ', '1', NULL, NULL, NULL, '2026-11-28 01:18:18.462997+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'simulator', 'biz_01m8fvpkatscdrftwcz58gcmzg', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 01:18:18.462997+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fvpkka7sp0agwzewcw0b98', '1', 'http://127.0.0.1:46875/webhooks', '2026-11-28 01:18:18.747+00', '10', '204', '', NULL),
('msg_01m8fvpkp9v7nefhcrd59k39t7', '1', 'http://127.0.0.1:46875/webhooks', '2026-11-28 01:18:18.829+00', '3', '204', '', NULL),
('msg_01m8fvprnctgyhy3tm4er6j61w', '1', 'http://127.0.0.1:46875/webhooks', '2026-11-28 01:18:23.924+00', '3', '204', '', NULL),
('msg_01m8fvprrc9j8gd558f0q15gj0', '1', 'http://127.0.0.1:46875/webhooks', '2026-11-28 01:18:24.023+00', '5', '204', '', NULL),
('msg_01m8fvpxngajfaz6mvgx1gmnfd', '1', 'http://127.0.0.1:46875/webhooks', '2026-11-28 01:18:29.046+00', '9', '204', '', NULL),
('msg_01m8fvpzzape39mdbwhwvznah0', '1', 'http://127.0.0.1:46875/webhooks', '2026-11-28 01:18:31.409+00', '4', '204', '', NULL),
('msg_01m8fvq01smdbr6erxj70tpj45', '1', 'http://127.0.0.1:46875/webhooks', '2026-11-28 01:18:31.49+00', '4', '500', '', NULL),
('msg_01m8fvq01smdbr6erxj70tpj45', '2', 'http://127.0.0.1:46875/webhooks', '2026-11-28 01:18:32.495+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fvpkka7sp0agwzewcw0b98', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal.completed', 'wd_01m8fvpkhdgh165bjmpq9h5j4e', '{"type":"withdrawal.completed","timestamp":"2026-11-28T01:18:18.702Z","data":{"transactionId":"wd_01m8fvpkhdgh165bjmpq9h5j4e","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T01:18:18.671Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 01:18:18.724918+00', '2026-11-28 01:18:18.760529+00', NULL),
('msg_01m8fvpkp9v7nefhcrd59k39t7', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal.failed', 'wd_01m8fvpknjhxkmctm4gje5ddeq', '{"type":"withdrawal.failed","timestamp":"2026-11-28T01:18:18.813Z","data":{"transactionId":"wd_01m8fvpknjhxkmctm4gje5ddeq","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T01:18:18.802Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 01:18:18.824277+00', '2026-11-28 01:18:18.833095+00', NULL),
('msg_01m8fvprnctgyhy3tm4er6j61w', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal.completed', 'wd_01m8fvpkq8efnm93b8zt0t30dq', '{"type":"withdrawal.completed","timestamp":"2026-11-28T01:18:23.900Z","data":{"transactionId":"wd_01m8fvpkq8efnm93b8zt0t30dq","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T01:18:18.857Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 01:18:23.914481+00', '2026-11-28 01:18:23.928824+00', NULL),
('msg_01m8fvprrc9j8gd558f0q15gj0', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal.completed', 'wd_01m8fvprqevnere96g4hb7kzs6', '{"type":"withdrawal.completed","timestamp":"2026-11-28T01:18:23.998Z","data":{"transactionId":"wd_01m8fvprqevnere96g4hb7kzs6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T01:18:23.983Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 01:18:24.011046+00', '2026-11-28 01:18:24.029714+00', NULL),
('msg_01m8fvpxngajfaz6mvgx1gmnfd', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal.failed', 'wd_01m8fvprqevnere96g4hb7kzs6', '{"type":"withdrawal.failed","timestamp":"2026-11-28T01:18:29.025Z","data":{"transactionId":"wd_01m8fvprqevnere96g4hb7kzs6","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T01:18:23.983Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 01:18:29.038242+00', '2026-11-28 01:18:29.058072+00', NULL),
('msg_01m8fvpzzape39mdbwhwvznah0', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal.completed', 'wd_01m8fvpxsv9dxg5z61az2rp3ce', '{"type":"withdrawal.completed","timestamp":"2026-11-28T01:18:31.390Z","data":{"transactionId":"wd_01m8fvpxsv9dxg5z61az2rp3ce","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T01:18:29.180Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 01:18:31.400332+00', '2026-11-28 01:18:31.414282+00', NULL),
('msg_01m8fvq01smdbr6erxj70tpj45', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', 'withdrawal.completed', 'wd_01m8fvq00jgdr0v8ewacm2hnyp', '{"type":"withdrawal.completed","timestamp":"2026-11-28T01:18:31.462Z","data":{"transactionId":"wd_01m8fvq00jgdr0v8ewacm2hnyp","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T01:18:31.442Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 01:18:31.479759+00', '2026-11-28 01:18:32.49902+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fvpkb37atec5nd6gdneh0n', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'test', E'\\x6d70733146f8f8c806585842fd9d3a93c769f813b319d3f6bd464ca11e9bb7f097a0c5406dd0b9263d9a5383a235160150de27c08c414d047896df9e73d196168b9c3968b3dad8615b97824a93ad656f7da3138be3f2f6aa71e0', '2026-11-28 01:18:18.462997+00', NULL),
('whs_01m8fvpkb3hqdhwgewnxf0dckp', 'biz_01m8fvpkatscdrftwcz58gcmzg', 'prod', E'\\x6d70733146f8f8c80658584269ba5bc87235eba4e9b7f3edf590dfed8f2e6f583823702f22f50382b78041f2206938faa0190a8a4ff3b2e50f6a9959fbfc89ee86723dcf58027b20645d1ad95eb7a10df626fbdfead20305e895', '2026-11-28 01:18:18.462997+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fvpkhdgh165bjmpq9h5j4e', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fvpknjhxkmctm4gje5ddeq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fvpkq8efnm93b8zt0t30dq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fvprqevnere96g4hb7kzs6', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fvpxsv9dxg5z61az2rp3ce', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fvq00jgdr0v8ewacm2hnyp', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
