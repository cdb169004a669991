-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('118', '121', '123', '181', '182', '185', '187', '191', '267', '310', '326', '53', '54', '57');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-28 05:07:32.107013+00'),
('1025', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-28 05:07:32.107013+00'),
('1026', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'NGN', 'available', '0', '7371563', '13', '2026-11-28 05:07:32.107013+00'),
('1027', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-28 05:07:32.107013+00'),
('1028', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-28 05:07:32.107013+00'),
('1029', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-28 05:07:32.107013+00'),
('1030', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-28 05:07:32.107013+00'),
('1031', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-28 05:07:32.107013+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '15420', '1', '2026-11-28 05:07:22.675053+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '32192', '1', '2026-11-28 05:07:22.675053+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '150000', '1', '2026-11-28 05:07:22.675053+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '5110002', '3', '2026-11-28 05:07:22.675053+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '2123545', '5', '2026-11-28 05:07:22.675053+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-3119212', '2', '2026-11-28 05:07:22.675053+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-10000000', '1', '2026-11-28 05:07:22.675053+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '-150050', '1', '2026-11-28 05:07:22.675053+00'),
('267', NULL, 'test', 'USDT', 'custody', '11', '-25000000', '1', '2026-11-28 05:07:22.675053+00'),
('310', NULL, 'test', 'NGN', 'conversion', '6', '-1541460', '1', '2026-11-28 05:07:22.675053+00'),
('326', NULL, 'test', 'USDT', 'conversion', '6', '10000000', '1', '2026-11-28 05:07:22.675053+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '3500', '2', '2026-11-28 05:07:22.675053+00'),
('54', NULL, 'test', 'NGN', 'fees', '6', '3500', '4', '2026-11-28 05:07:22.675053+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '1000', '1', '2026-11-28 05:07:22.675053+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3187020', '7221513'),
('1026', '13', '23', '150050', '7371563'),
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
('118', '1', '21', '15420', '15420'),
('121', '1', '22', '32192', '32192'),
('123', '1', '1', '150000', '150000'),
('181', '1', '3', '5000000', '5000000'),
('181', '2', '7', '100002', '5100002'),
('181', '3', '18', '10000', '5110002'),
('182', '1', '9', '100004', '100004'),
('182', '2', '10', '-100004', '0'),
('182', '3', '12', '100005', '100005'),
('182', '4', '16', '500000', '600005'),
('182', '5', '21', '1523540', '2123545'),
('185', '1', '14', '100000', '100000'),
('185', '2', '22', '-3219212', '-3119212'),
('187', '1', '1', '-10000000', '-10000000'),
('191', '1', '23', '-150050', '-150050'),
('267', '1', '19', '-25000000', '-25000000'),
('310', '1', '21', '-1541460', '-1541460'),
('326', '1', '21', '10000000', '10000000'),
('53', '1', '3', '2500', '2500'),
('53', '2', '7', '1000', '3500'),
('54', '1', '9', '1000', '1000'),
('54', '2', '10', '-1000', '0'),
('54', '3', '12', '1000', '1000'),
('54', '4', '21', '2500', '3500'),
('57', '1', '14', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8g8tas29m7dwepv8m300ps9', 'payment', 'single', 'test', NULL, '2026-11-28 05:07:32.261486+00', NULL, NULL, NULL),
('10', 'wd_01m8g8tg4cmp70angvtbyykbxg:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 05:07:42.808899+00', NULL, NULL, NULL),
('11', 'wd_01m8g8tn73bk5eezqh88q33x6p:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:42.947724+00', NULL, NULL, NULL),
('12', 'wd_01m8g8tn73bk5eezqh88q33x6p:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 05:07:45.170029+00', NULL, NULL, NULL),
('13', 'wd_01m8g8tqfcyhgp2t1vezcw41sk:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:45.261455+00', NULL, NULL, NULL),
('14', 'wd_01m8g8tqfcyhgp2t1vezcw41sk:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 05:07:45.285443+00', NULL, NULL, NULL),
('15', 'bill_01m8g8traysdjpmfx08hhm5bcb:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:46.142785+00', NULL, NULL, NULL),
('16', 'bill_01m8g8traysdjpmfx08hhm5bcb:post', 'bill_post', 'post', 'test', '15', '2026-11-28 05:07:46.167105+00', NULL, NULL, NULL),
('17', 'bill_01m8g8trcj6ebw51xnfndqf03g:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:46.195147+00', NULL, NULL, NULL),
('18', 'bill_01m8g8trcj6ebw51xnfndqf03g:post', 'bill_post', 'post', 'test', '17', '2026-11-28 05:07:46.222437+00', NULL, NULL, NULL),
('19', 'cp_01m8g8tre6j8xjwzy1kkp90cg3', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 05:07:56.273089+00', NULL, NULL, NULL),
('2', 'wd_01m8g8tasyd78xm5qfqh5dh66g:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:32.288288+00', NULL, NULL, NULL),
('20', 'sale_01m8g8v2f24v0nvvg8c38fdppc:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:56.515496+00', NULL, NULL, NULL),
('21', 'sale_01m8g8v2f24v0nvvg8c38fdppc:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 05:07:56.541762+00', NULL, NULL, NULL),
('22', 'col_01m8g8v2gxt5x47dhyk85we65p:credit', 'collection', 'single', 'test', NULL, '2026-11-28 05:07:58.753658+00', NULL, NULL, NULL),
('23', 'adj_01m8g8v4th2k87rv11ccm81ttz', 'adjustment', 'single', 'test', NULL, '2026-11-28 05:07:58.933394+00', NULL, NULL, NULL),
('3', 'wd_01m8g8tasyd78xm5qfqh5dh66g:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 05:07:32.339394+00', NULL, NULL, NULL),
('4', 'wd_01m8g8tay5th1nfbm7gasz0xys:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:32.422512+00', NULL, NULL, NULL),
('5', 'wd_01m8g8tay5th1nfbm7gasz0xys:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 05:07:32.448596+00', NULL, NULL, NULL),
('6', 'wd_01m8g8tb07n3yx4f1akmc13x65:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:32.488073+00', NULL, NULL, NULL),
('7', 'wd_01m8g8tb07n3yx4f1akmc13x65:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 05:07:37.549681+00', NULL, NULL, NULL),
('8', 'wd_01m8g8tg4cmp70angvtbyykbxg:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 05:07:37.740847+00', NULL, NULL, NULL),
('9', 'wd_01m8g8tg4cmp70angvtbyykbxg:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 05:07:37.774766+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8g8tamaf56ehqddp54wsr9c', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'prod', E'\\xbd1985df70bcddcb187e838b8bbe2021b7f0d22c7a87c5c25ddaf6214581ea21', E'\\x6d707331849be878cec40555aec0c3d55c57565a9ea83958dc3c7949acf9428829fcfca40a2b8debcca8ad7edb5ee3fff6e5fef1e514123eec629835dbc9e1fae3d25ca76dfe39120a92a6ae4f0119196f27d2ce', 'wOOw', NULL, NULL, NULL, '2026-11-28 05:07:32.113255+00', NULL, NULL, NULL),
('key_01m8g8tamaxs0bvcb4b61agvv4', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', E'\\x11bc9fec0b98401e6d6c674ba69ada876ecf833507dde428065386c5fd694be6', E'\\x6d707331849be878cec40555d2222bd4fd393711468c725bc32beb4d5d7c3c02704c3a6627b24302b0475487938acf756be456a3593914060bbb645b5bfa8bd280f34f86819b803bd12e5614e300bed6d9257eb6', 'b2cG', NULL, NULL, NULL, '2026-11-28 05:07:32.113255+00', NULL, '2026-11-28 05:07:32.149554+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:ad04206cb4e6fca7b340839a87380c00394af0c12698e29049fb4aac9030c13c', '0', '1795928852180'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795843352175'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795843352174');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8g8traysdjpmfx08hhm5bcb', '1', 'simulator', 'simulator', '202611280607kqygk0ma04t0090h', '1', '1', '2026-11-28 05:07:46.164838+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280607kqygk0ma04t0090h', '2026-11-28 05:07:46.156+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8g8trcj6ebw51xnfndqf03g', '1', 'simulator', 'simulator', '202611280607wvcz3nf1t96cnd60', '1', '1', '2026-11-28 05:07:46.221686+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280607wvcz3nf1t96cnd60', '2026-11-28 05:07:46.21+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8g8v2gxt5x47dhyk85we65p', '1', 'simulator', 'simulator', 'col_01m8g8v2gxt5x47dhyk85we65p', '1', '1', '2026-11-28 05:07:56.628177+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8g8v2gxt5x47dhyk85we65p', '2026-11-28 05:07:58.725+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8g8v2f24v0nvvg8c38fdppc', '1', 'simulator', 'simulator', 'sale_01m8g8v2f24v0nvvg8c38fdppc', '1', '1', '2026-11-28 05:07:56.539944+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8g8v2f24v0nvvg8c38fdppc', '2026-11-28 05:07:56.528+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8tasyd78xm5qfqh5dh66g', '1', 'simulator', 'simulator', 'wd_01m8g8tasyd78xm5qfqh5dh66g', '1', '1', '2026-11-28 05:07:32.337461+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g8tasyd78xm5qfqh5dh66g', '2026-11-28 05:07:32.316+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8tay5th1nfbm7gasz0xys', '1', 'simulator', 'simulator', 'wd_01m8g8tay5th1nfbm7gasz0xys', '1', '1', '2026-11-28 05:07:32.447006+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8g8tay5th1nfbm7gasz0xys', '2026-11-28 05:07:32.438+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8tb07n3yx4f1akmc13x65', '1', 'simulator', 'simulator', 'wd_01m8g8tb07n3yx4f1akmc13x65', '1', '1', '2026-11-28 05:07:32.513707+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g8tb07n3yx4f1akmc13x65', '2026-11-28 05:07:37.533+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8tg4cmp70angvtbyykbxg', '1', 'simulator', 'simulator', 'wd_01m8g8tg4cmp70angvtbyykbxg', '1', '1', '2026-11-28 05:07:37.773858+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8g8tg4cmp70angvtbyykbxg', '2026-11-28 05:07:42.792+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8tn73bk5eezqh88q33x6p', '1', 'simulator', 'simulator', 'wd_01m8g8tn73bk5eezqh88q33x6p', '1', '1', '2026-11-28 05:07:42.969015+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8g8tn73bk5eezqh88q33x6p', '2026-11-28 05:07:45.094+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8g8tqfcyhgp2t1vezcw41sk', '1', 'simulator', 'simulator', 'wd_01m8g8tqfcyhgp2t1vezcw41sk', '1', '1', '2026-11-28 05:07:45.284887+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8g8tqfcyhgp2t1vezcw41sk', '2026-11-28 05:07:45.275+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 05:07:32.113255+00', 'system', 'business.create', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', '{"kycStatus": "APPROVED"}', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 05:07:32.201432+00', 'usr_01m8g8tam9j4qen29svkbn7fbb', 'sign_in.new_network', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', '{}', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', NULL, 'token', 'f57086e3b5c2', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 05:07:32.234048+00', 'usr_01m8g8tam9j4qen29svkbn7fbb', 'webhook_url.change', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', '{}', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'token', 'f57086e3b5c2', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:35041/webhooks"}'),
('4', '2026-11-28 05:07:45.170029+00', 'root', 'withdrawal.resolve', 'wd_01m8g8tn73bk5eezqh88q33x6p', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 05:07:58.848771+00', 'usr_01m8g8tam9j4qen29svkbn7fbb', 'webhook_url.change', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', '{}', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'token', 'f57086e3b5c2', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:35041/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 05:07:58.933394+00', 'ada', 'balance.adjust', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8g8v4th2k87rv11ccm81ttz"}', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8g8v4th2k87rv11ccm81ttz', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 05:07:58.933394+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 05:07:32.113255+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 05:07:28.289899+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 05:07:28.289899+00');
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
('bill_01m8g8traysdjpmfx08hhm5bcb', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '03232859473124229223', '{}', '73.52 kWh'),
('bill_01m8g8trcj6ebw51xnfndqf03g', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'false', '{}', '2026-11-28 05:07:32.113255+00', '2026-11-28 05:07:58.848771+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 05:07:56.301+00', '2026-11-28 05:07:58.327933+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', 'a850dd8178411793c2fb5b5bbfd4cd5966ac4d47ebe75e71a1f2969c1c680dd5', '0', 'test', 'cp_01m8g8tre6j8xjwzy1kkp90cg3', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', '4', '2026-11-28 05:07:46.263+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 05:07:48.546369+00'),
('simulated', 'cfc3b80e0473c057814a2a89b80d3427aa9cb6abf5dbbc8a3b553ec2d0076509', '0', 'test', 'cp_01m8g8tre6j8xjwzy1kkp90cg3', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', '5', '2026-11-28 05:07:48.716+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 05:07:50.980696+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8g8v2gxt5x47dhyk85we65p', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.76850000', '0', '127.48081500', '32192', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8g8v2gxt5x47dhyk85we65p');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8g8tre6j8xjwzy1kkp90cg3', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq', 'cfc3b80e0473c057814a2a89b80d3427aa9cb6abf5dbbc8a3b553ec2d0076509', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8g8tre2sw51t25hhbz0aw7s', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 06:07:46.246+00', '2026-11-28 05:07:46.246+00', '2026-11-28 05:07:56.263+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('0683012952bb093bfd2f0ea89e7a123f09d541996640129541f49b6a5c4c8483', 'swp_01m8g8tx2yjv0tsv0wak9qvk2m', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4092d3b984a2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15419d71e783e8940d19d80a61658d057d7b343cb4ec121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000232a5223e6c4ddfbd67623d45b6009a4c0dfc3f800000000000000000000000000000000000000000000000000000000017d784070b2feb584a2349001d090c106124141640e560bdeac14e81d22d7faa96ed96b4f83821e0b9992644f13c24fe4efb66590608aad3b1ef61f6dfda4e23b709bf26804d3d50ae6d7339a37630d28c0401b', '2026-11-28 05:08:53.778+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-28 05:07:53.786448+00'),
('3cc65fb73346bbc60db0a9d48941a84895c5400abd28383c35211886d8132958', 'swp_01m8g8tx2yjv0tsv0wak9qvk2m', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d1352114081beb984a2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541a3ec813038301b2c787bf2cc52752fe5c4d4b0861215419d71e783e8940d19d80a61658d057d7b343cb4ec18d090c10670a1e9b584a234124125f4626b29742b315bf9f436a6f1509380118e4a69ef65caa5675a0c35bef0b506c7dc98882b93625251c584ad525c7676b100979f18fe601b0656a9bab826581b', '2026-11-28 05:08:51.073+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-28 05:07:51.209874+00'),
('5e079c7e443f16ff16a59dfb00f2bfee6ba34fc594e0bdad77390d4977515260', 'swp_01m8g8tx2yjv0tsv0wak9qvk2m', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840d5e6b984a2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15419d71e783e8940d19d80a61658d057d7b343cb4ec121541a3ec813038301b2c787bf2cc52752fe5c4d4b08618b0a81770f591b684a2341241ad11eec632565b4d57c6f4ccc72b861e456ace2214608f0ff85d55f5b16628d4741999a930c2d76afe1b36c99b13f4d8eb519743a4f3ac0f3db3d85127e1c6711c', '2026-11-28 05:08:56.277+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-28 05:07:56.286839+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8g8tx2yjv0tsv0wak9qvk2m', 'cp_01m8g8tre6j8xjwzy1kkp90cg3', 'test', '0', 'TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-28 05:07:51.00376+00', '2026-11-28 05:07:56.256872+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', 'collection', '1', '3187020', '0'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', 'sales', '1', '1526040'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/bills/data', 'b7624635d9286b13c99cf6fd236e3799', E'\\x2402d6ff106c632503a400dc4cd9cd420e883424d867cb83a30a1b9c8e14b768', 'bill_01m8g8trcj6ebw51xnfndqf03g', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8g8trcj6ebw51xnfndqf03g","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 05:07:46.195147+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/bills/electricity', '3f42dec80d00b407d9f7514c7c7639e1', E'\\x495c22787828af7e356cf8e96f912ac66e6781c1c5db9b673aa951d285b658de', 'bill_01m8g8traysdjpmfx08hhm5bcb', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8g8traysdjpmfx08hhm5bcb","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"03232859473124229223","units":"73.52 kWh"}', '2026-11-28 05:07:46.142785+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/cross-border/collections', 'bf0aa24d8127d3b55565a5d5607da243', E'\\xff262e15a0be9f8ae53d23ad4513f92cc2fc84f337cd92606f09ef4b59fc041e', 'col_01m8g8v2gxt5x47dhyk85we65p', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8g8v2gxt5x47dhyk85we65p","reference":"col_01m8g8v2gxt5x47dhyk85we65p","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31870.2,"targetCurrency":"NGN","rate":127.480815,"providerFee":0,"providerRate":128.7685,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T05:07:56.573Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 05:07:56.573999+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/crypto/payments/cp_01m8g8tre6j8xjwzy1kkp90cg3/simulate-deposit', '843a2ee76e5e0c26a329505364d4a660', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8g8tre6j8xjwzy1kkp90cg3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g8tre6j8xjwzy1kkp90cg3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq","checkoutUrl":"http://127.0.0.1:33585/pay/01m8g8tre6j8xjwzy1kkp90cg39k1g1m2gs8v0b85hj392z1yfgk","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T06:07:46.246Z","payableUntil":"2026-11-28T06:07:46.246Z","environment":"test","createdAt":"2026-11-28T05:07:46.246Z","updatedAt":"2026-11-28T05:07:46.246Z","metadata":{"simulated":true}},"deposit":{"txHash":"a850dd8178411793c2fb5b5bbfd4cd5966ac4d47ebe75e71a1f2969c1c680dd5","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 05:07:46.25979+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/crypto/payments/cp_01m8g8tre6j8xjwzy1kkp90cg3/simulate-deposit', 'b8dafe8daffb0f0f8b93726b8d04974f', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8g8tre6j8xjwzy1kkp90cg3', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8g8tre6j8xjwzy1kkp90cg3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"depositAddress":"TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq","checkoutUrl":"http://127.0.0.1:33585/pay/01m8g8tre6j8xjwzy1kkp90cg39k1g1m2gs8v0b85hj392z1yfgk","returnUrl":null,"status":"UNDERPAID","txHash":"a850dd8178411793c2fb5b5bbfd4cd5966ac4d47ebe75e71a1f2969c1c680dd5","reviewReason":null,"expiresAt":"2026-11-28T06:07:46.246Z","payableUntil":"2026-11-28T07:07:46.246Z","environment":"test","createdAt":"2026-11-28T05:07:46.246Z","updatedAt":"2026-11-28T05:07:48.560Z","metadata":{"simulated":true}},"deposit":{"txHash":"cfc3b80e0473c057814a2a89b80d3427aa9cb6abf5dbbc8a3b553ec2d0076509","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 05:07:48.71492+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/crypto/payments/create', 'd78cea7baa6cd5e5042c79fc9f835e02', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8g8tre6j8xjwzy1kkp90cg3', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8g8tre6j8xjwzy1kkp90cg3","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"depositAddress":"TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq","checkoutUrl":"http://127.0.0.1:33585/pay/01m8g8tre6j8xjwzy1kkp90cg39k1g1m2gs8v0b85hj392z1yfgk","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T06:07:46.246Z","payableUntil":"2026-11-28T06:07:46.246Z","environment":"test","createdAt":"2026-11-28T05:07:46.246Z","updatedAt":"2026-11-28T05:07:46.246Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 05:07:46.250723+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/crypto/withdrawals/request', '59636f72fcce5167bf79927188ee496b', E'\\xebe7fa7bc575eec7d693a9be0f40892b745a24d0f5501511d3b635ff3b522275', 'sale_01m8g8v2f24v0nvvg8c38fdppc', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8g8v2f24v0nvvg8c38fdppc","amountUsdt":10,"conversionRate":1526.04,"grossAmountNgn":15260.4,"withdrawalFeeNgn":25,"netAmountNgn":15235.4,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8g8v2f24v0nvvg8c38fdppc","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:07:56.515Z"},"simulated":true,"environment":"test"}', '2026-11-28 05:07:56.515496+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/payment/process', 'd545ad41b8fc2c527a5136fc0ccacc66', E'\\x24e900adf0b493878e7799a1b4b86f1b6b85f66081c26e2899b7c147e0d433e5', 'txn_01m8g8tas29m7dwepv8m300ps9', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8g8tas29m7dwepv8m300ps9","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:07:32.261486+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/withdrawal/request', '67587b4130484dd9ebd1c668ed3db7cf', E'\\xbf8581b7051f645869e2ae5d84748b246f8ec73c1fe47601c4afac0b65759497', 'wd_01m8g8tay5th1nfbm7gasz0xys', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8g8tay5th1nfbm7gasz0xys","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:07:32.422Z","environment":"test","simulated":true},"requestId":"req_01m8g8tay0rdrxp3pwh5a4sxjs","simulated":true,"environment":"test"}', '2026-11-28 05:07:32.422512+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/withdrawal/request', '6fcf55fc163e01f99f1faf05b010341e', E'\\xeaf4d08106cca33967b435b888ce042f52d365e955fb725e79939b461faf0f0f', 'wd_01m8g8tg4cmp70angvtbyykbxg', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g8tg4cmp70angvtbyykbxg","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:07:37.740Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:07:37.740847+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/withdrawal/request', '765bd833eb66aa60244f42f5ee109fb5', E'\\x8c9638953c6035d55e74eadbac6b9d67deefb003d022e8359fb9582fe6375424', 'wd_01m8g8tb07n3yx4f1akmc13x65', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g8tb07n3yx4f1akmc13x65","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:07:32.488Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:07:32.488073+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/withdrawal/request', '7fd327fc574ab24fe26111dbc25fff71', E'\\x172d8190e2b2778fc52612fac6fbabe1925b5ac02f329162e9560328688182f1', 'wd_01m8g8tqfcyhgp2t1vezcw41sk', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g8tqfcyhgp2t1vezcw41sk","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:07:45.261Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:07:45.261455+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/withdrawal/request', 'demo-5fb06acf-eab0-46a0-a4bf-0b68a232248b', E'\\x0b98a5aab9efd2f3ecc9e7e3ec6d7a46f4f851066acaee0374ba283f4f686df9', 'wd_01m8g8tasyd78xm5qfqh5dh66g', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8g8tasyd78xm5qfqh5dh66g","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:07:32.288Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:07:32.288288+00'),
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '/withdrawal/request', 'f20bfe032aa1140b2f0a01d6180a10bb', E'\\x5daf6e40b5412a0dbd1a82a08fa76062c2d912a83a06ede4c8eb6071f8fa421b', 'wd_01m8g8tn73bk5eezqh88q33x6p', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8g8tn73bk5eezqh88q33x6p","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T05:07:42.947Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 05:07:42.947724+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331849be878cec405554560824fd5bf0021dcd0388a49e8018ea29dbe50c0f4abbfedcddb485b4287b3ca1b8258b089df2e0b287d2e8b79d69277cdb6457967d327158ebe0d3c41958726d8f9fbe2043241', '2026-11-28 05:07:28.178044+00', '2026-11-28 05:07:28.178044+00'),
('sandbox_seed', E'\\x6d707331849be878cec405559888a9e79b44f77a373e4b30af846459df05403956854fd8883267c587078c533083ae1bdb27606f1ade24f669a7709b0a59ea69f97338c6937e5ab40c012fc3950f182bd379a0e58b07eb997d6cdf82d409657c762ccd3bdaa4a21c0f2d95417af96188', '2026-11-28 05:07:28.169642+00', '2026-11-28 05:07:28.169642+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8g8tam9j4qen29svkbn7fbb', E'\\x20a2e56f5f109b6dc1b4f952dbf57840d2486f8d3e2239d13f4c5575e1a6b935', '2026-11-28 05:07:32.201432+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 05:07:32.201432+00', '2026-11-28 05:07:32.201432+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 05:07:33.026739+00'),
('2', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:35041/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 05:07:32.234048+00', '2026-11-28 05:07:32.234048+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 05:07:33.026739+00'),
('3', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:35041/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 05:07:58.848771+00', '2026-11-28 05:07:58.848771+00', '0', NULL, NULL, NULL);
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8g8tq9ae6gvwead00rgzjqg', 'withdrawal.resolve', 'wd_01m8g8tn73bk5eezqh88q33x6p', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 05:07:45.066687+00', '2026-11-29 05:07:45.066687+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8g8traysdjpmfx08hhm5bcb', 'bill', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280607kqygk0ma04t0090h', NULL, '2026-11-28 05:07:46.142785+00', '2026-11-28 05:07:46.167105+00'),
('bill_01m8g8trcj6ebw51xnfndqf03g', 'bill', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280607wvcz3nf1t96cnd60', NULL, '2026-11-28 05:07:46.195147+00', '2026-11-28 05:07:46.222437+00'),
('col_01m8g8v2gxt5x47dhyk85we65p', 'collection', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 05:08:16.573999+00', NULL, 'sim_col_01m8g8v2gxt5x47dhyk85we65p', NULL, '2026-11-28 05:07:56.573999+00', '2026-11-28 05:07:58.753658+00'),
('sale_01m8g8v2f24v0nvvg8c38fdppc', 'usdt_sale', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8g8v2f24v0nvvg8c38fdppc', NULL, '2026-11-28 05:07:56.515496+00', '2026-11-28 05:07:56.541762+00'),
('wd_01m8g8tasyd78xm5qfqh5dh66g', 'withdrawal', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8tasyd78xm5qfqh5dh66g', NULL, '2026-11-28 05:07:32.288288+00', '2026-11-28 05:07:32.339394+00'),
('wd_01m8g8tay5th1nfbm7gasz0xys', 'withdrawal', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8tay5th1nfbm7gasz0xys', 'The sandbox fails amounts ending in .01.', '2026-11-28 05:07:32.422512+00', '2026-11-28 05:07:32.448596+00'),
('wd_01m8g8tb07n3yx4f1akmc13x65', 'withdrawal', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8tb07n3yx4f1akmc13x65', NULL, '2026-11-28 05:07:32.488073+00', '2026-11-28 05:07:37.549681+00'),
('wd_01m8g8tg4cmp70angvtbyykbxg', 'withdrawal', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8tg4cmp70angvtbyykbxg', 'The sandbox reverses amounts ending in .04.', '2026-11-28 05:07:37.740847+00', '2026-11-28 05:07:42.808899+00'),
('wd_01m8g8tn73bk5eezqh88q33x6p', 'withdrawal', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8g8tq9ae6gvwead00rgzjqg', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8tn73bk5eezqh88q33x6p', NULL, '2026-11-28 05:07:42.947724+00', '2026-11-28 05:07:45.170029+00'),
('wd_01m8g8tqfcyhgp2t1vezcw41sk', 'withdrawal', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8g8tqfcyhgp2t1vezcw41sk', NULL, '2026-11-28 05:07:45.261455+00', '2026-11-28 05:07:45.285443+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TDB9MH5QfxzchMJKjk7E2j6B5YCN3W2nFQ', '25000000', '0', 'false'),
('TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq', '0', '268000', 'true'),
('TQuxTxWrs8uDXvDSQgEC15M9y8tykw6rig', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795842452117'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795842462149'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795842466263'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795842468716'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795842471221'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795842473803'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795842476301');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('0683012952bb093bfd2f0ea89e7a123f09d541996640129541f49b6a5c4c8483', '7', 'usdt_transfer', 'SUCCESS', 'TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq', 'TDB9MH5QfxzchMJKjk7E2j6B5YCN3W2nFQ', '25000000', '13000000', '130000'),
('3cc65fb73346bbc60db0a9d48941a84895c5400abd28383c35211886d8132958', '6', 'trx_transfer', 'SUCCESS', 'TQuxTxWrs8uDXvDSQgEC15M9y8tykw6rig', 'TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq', '13650000', '1100000', '0'),
('5e079c7e443f16ff16a59dfb00f2bfee6ba34fc594e0bdad77390d4977515260', '8', 'trx_transfer', 'SUCCESS', 'TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq', 'TQuxTxWrs8uDXvDSQgEC15M9y8tykw6rig', '382000', '0', '0'),
('a850dd8178411793c2fb5b5bbfd4cd5966ac4d47ebe75e71a1f2969c1c680dd5', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq', '10000000', '0', '0'),
('cfc3b80e0473c057814a2a89b80d3427aa9cb6abf5dbbc8a3b553ec2d0076509', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TQKhYPZaY1PehxukDaWUEW8Pf8meGLPkVq', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8g8traysdjpmfx08hhm5bcb', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8g8trarg6ecc31nwqekrqgg', '2026-11-28 05:07:46.142785+00', '2026-11-28 05:07:46.167105+00'),
('bill_01m8g8trcj6ebw51xnfndqf03g', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8g8trcgxwn3df5dyrf2pt12', '2026-11-28 05:07:46.195147+00', '2026-11-28 05:07:46.222437+00'),
('col_01m8g8v2gxt5x47dhyk85we65p', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'collection', 'COMPLETED', '3187020', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8g8v2gts22499ecvyjnwk26', '2026-11-28 05:07:56.573999+00', '2026-11-28 05:07:58.753658+00'),
('txn_01m8g8tas29m7dwepv8m300ps9', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8g8tary6kkgfaa6my9xeaxz', '2026-11-28 05:07:32.261486+00', '2026-11-28 05:07:32.261486+00'),
('wd_01m8g8tasyd78xm5qfqh5dh66g', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8tasrtefzbwxk5qp053gb', '2026-11-28 05:07:32.288288+00', '2026-11-28 05:07:32.339394+00'),
('wd_01m8g8tay5th1nfbm7gasz0xys', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8tay0rdrxp3pwh5a4sxjs', '2026-11-28 05:07:32.422512+00', '2026-11-28 05:07:32.448596+00'),
('wd_01m8g8tb07n3yx4f1akmc13x65', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8tb04m01kx4ah0g3mh733', '2026-11-28 05:07:32.488073+00', '2026-11-28 05:07:37.549681+00'),
('wd_01m8g8tg4cmp70angvtbyykbxg', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8tg4914dnefkntq76hcdz', '2026-11-28 05:07:37.740847+00', '2026-11-28 05:07:42.808899+00'),
('wd_01m8g8tn73bk5eezqh88q33x6p', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8tn7093qnpxehbac6qp2d', '2026-11-28 05:07:42.947724+00', '2026-11-28 05:07:45.170029+00'),
('wd_01m8g8tqfcyhgp2t1vezcw41sk', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8g8tqecyrht8884r1vjsz2m', '2026-11-28 05:07:45.261455+00', '2026-11-28 05:07:45.285443+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8g8v2ev0bd1yfgkjz6mvc2q', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', '10000000', '1541.46000000', '1526.04000000', '1526040', '2500', '1523540', '15420', '2026-11-28 05:07:56.50843+00', '2026-11-28 05:08:56.507+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8g8v2f24v0nvvg8c38fdppc', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'COMPLETED', '10000000', '1541.46000000', '1526.04000000', '1526040', '2500', '1523540', '15420', 'qte_01m8g8v2ev0bd1yfgkjz6mvc2q', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8g8v2ez0vre7pr481hst3wq', '2026-11-28 05:07:56.515496+00', '2026-11-28 05:07:56.541762+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8g8tam9j4qen29svkbn7fbb', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$GFvyLb6Zd3hTJ/uBLW5w8A$D/AUDPAWk97G5bJbb2PQkga/k1fubKza87G4sE6rKUQ', '1', NULL, NULL, NULL, '2026-11-28 05:07:32.113255+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'simulator', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 05:07:32.113255+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8g8tavpb596tzbhdvkgdvbq', '1', 'http://127.0.0.1:35041/webhooks', '2026-11-28 05:07:32.354+00', '14', '204', '', NULL),
('msg_01m8g8taz20axsssx4s1qh7kcx', '1', 'http://127.0.0.1:35041/webhooks', '2026-11-28 05:07:32.459+00', '3', '204', '', NULL),
('msg_01m8g8tfyfgpkcf8fetxa1mrhf', '1', 'http://127.0.0.1:35041/webhooks', '2026-11-28 05:07:37.559+00', '2', '204', '', NULL),
('msg_01m8g8tg5gqnjeyhq4nsq8vasn', '1', 'http://127.0.0.1:35041/webhooks', '2026-11-28 05:07:37.786+00', '3', '204', '', NULL),
('msg_01m8g8tn2wp4f5c82nspe88hby', '1', 'http://127.0.0.1:35041/webhooks', '2026-11-28 05:07:42.833+00', '3', '204', '', NULL),
('msg_01m8g8tqcm32exaj8vyzvw5yf2', '1', 'http://127.0.0.1:35041/webhooks', '2026-11-28 05:07:45.217+00', '2', '204', '', NULL),
('msg_01m8g8tqg6frg9f282zxxkg0zm', '1', 'http://127.0.0.1:35041/webhooks', '2026-11-28 05:07:45.295+00', '7', '500', '', NULL),
('msg_01m8g8tqg6frg9f282zxxkg0zm', '2', 'http://127.0.0.1:35041/webhooks', '2026-11-28 05:07:46.115+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8g8tavpb596tzbhdvkgdvbq', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal.completed', 'wd_01m8g8tasyd78xm5qfqh5dh66g', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:07:32.316Z","data":{"transactionId":"wd_01m8g8tasyd78xm5qfqh5dh66g","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:07:32.288Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:07:32.339394+00', '2026-11-28 05:07:32.370755+00', NULL),
('msg_01m8g8taz20axsssx4s1qh7kcx', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal.failed', 'wd_01m8g8tay5th1nfbm7gasz0xys', '{"type":"withdrawal.failed","timestamp":"2026-11-28T05:07:32.438Z","data":{"transactionId":"wd_01m8g8tay5th1nfbm7gasz0xys","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:07:32.422Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:07:32.448596+00', '2026-11-28 05:07:32.463165+00', NULL),
('msg_01m8g8tfyfgpkcf8fetxa1mrhf', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal.completed', 'wd_01m8g8tb07n3yx4f1akmc13x65', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:07:37.533Z","data":{"transactionId":"wd_01m8g8tb07n3yx4f1akmc13x65","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:07:32.488Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:07:37.549681+00', '2026-11-28 05:07:37.562902+00', NULL),
('msg_01m8g8tg5gqnjeyhq4nsq8vasn', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal.completed', 'wd_01m8g8tg4cmp70angvtbyykbxg', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:07:37.761Z","data":{"transactionId":"wd_01m8g8tg4cmp70angvtbyykbxg","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:07:37.740Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:07:37.774766+00', '2026-11-28 05:07:37.797211+00', NULL),
('msg_01m8g8tn2wp4f5c82nspe88hby', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal.failed', 'wd_01m8g8tg4cmp70angvtbyykbxg', '{"type":"withdrawal.failed","timestamp":"2026-11-28T05:07:42.792Z","data":{"transactionId":"wd_01m8g8tg4cmp70angvtbyykbxg","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:07:37.740Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:07:42.808899+00', '2026-11-28 05:07:42.838371+00', NULL),
('msg_01m8g8tqcm32exaj8vyzvw5yf2', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal.completed', 'wd_01m8g8tn73bk5eezqh88q33x6p', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:07:45.143Z","data":{"transactionId":"wd_01m8g8tn73bk5eezqh88q33x6p","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:07:42.947Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:07:45.170029+00', '2026-11-28 05:07:45.221633+00', NULL),
('msg_01m8g8tqg6frg9f282zxxkg0zm', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', 'withdrawal.completed', 'wd_01m8g8tqfcyhgp2t1vezcw41sk', '{"type":"withdrawal.completed","timestamp":"2026-11-28T05:07:45.275Z","data":{"transactionId":"wd_01m8g8tqfcyhgp2t1vezcw41sk","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T05:07:45.261Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 05:07:45.285443+00', '2026-11-28 05:07:46.118638+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8g8tamn1ffhd889mj8et01h', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'test', E'\\x6d707331849be878cec405559b44384226132a67d449dbf14ad972620ce26436b45e172e46efe4f9768f46a79274744fa19d9c12412a83a693a4f99c078787114d1d09ea722acbe2e0ed2d6457dd136263d5b71fb1ac4424b2d0', '2026-11-28 05:07:32.113255+00', NULL),
('whs_01m8g8tamnr7aq7fwmmxe9erqa', 'biz_01m8g8tam89ttzdgqyqa2dnmx5', 'prod', E'\\x6d707331849be878cec40555d35096bc9c31b46cd3901600291e499542bfe367154f4395f9773af35e0caaf3f3493953badd2f7b0a73d7f18b4d9adb7c848ddede4ab682894ded36927533335b990b532abeeb12f8fa287b9e1f', '2026-11-28 05:07:32.113255+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8g8tasyd78xm5qfqh5dh66g', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8tay5th1nfbm7gasz0xys', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8tb07n3yx4f1akmc13x65', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8tg4cmp70angvtbyykbxg', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8tn73bk5eezqh88q33x6p', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8g8tqfcyhgp2t1vezcw41sk', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
