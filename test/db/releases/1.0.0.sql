-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('118', '123', '179', '181', '182', '187', '191', '262', '315', '331', '51', '53', '59', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, repaid_first, created_at) overriding system value values
('1024', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'prod', 'NGN', 'available', '0', '0', '0', NULL, '2026-11-28 10:58:58.40762+00'),
('1025', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'prod', 'USDT', 'available', '0', '0', '0', NULL, '2026-11-28 10:58:58.40762+00'),
('1026', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'NGN', 'available', '0', '7355216', '13', NULL, '2026-11-28 10:58:58.40762+00'),
('1027', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'USDT', 'available', '0', '15000000', '2', NULL, '2026-11-28 10:58:58.40762+00'),
('1028', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'prod', 'NGN', 'held', '0', '0', '0', NULL, '2026-11-28 10:58:58.40762+00'),
('1029', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'prod', 'USDT', 'held', '0', '0', '0', NULL, '2026-11-28 10:58:58.40762+00'),
('1030', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'NGN', 'held', '0', '0', '16', NULL, '2026-11-28 10:58:58.40762+00'),
('1031', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'USDT', 'held', '0', '0', '2', NULL, '2026-11-28 10:58:58.40762+00'),
('1032', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'prod', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 10:58:58.40762+00'),
('1033', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'NGN', 'debt', '0', '0', '0', NULL, '2026-11-28 10:58:58.40762+00'),
('118', NULL, 'test', 'NGN', 'commission', '6', '182027', '2', NULL, '2026-11-28 10:58:20.763572+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '15340', '1', NULL, '2026-11-28 10:58:20.763572+00'),
('179', NULL, 'test', 'NGN', 'provider_clearing', '3', '4949952', '3', NULL, '2026-11-28 10:58:20.763572+00'),
('181', NULL, 'test', 'NGN', 'provider_clearing', '5', '200009', '2', NULL, '2026-11-28 10:58:20.763572+00'),
('182', NULL, 'test', 'NGN', 'provider_clearing', '6', '-13192700', '3', NULL, '2026-11-28 10:58:20.763572+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '1515710', '1', NULL, '2026-11-28 10:58:20.763572+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '499996', '3', NULL, '2026-11-28 10:58:20.763572+00'),
('262', NULL, 'test', 'USDT', 'custody', '6', '-25000000', '1', NULL, '2026-11-28 10:58:20.763572+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1533550', '1', NULL, '2026-11-28 10:58:20.763572+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', NULL, '2026-11-28 10:58:20.763572+00'),
('51', NULL, 'test', 'NGN', 'fees', '3', '3500', '2', NULL, '2026-11-28 10:58:20.763572+00'),
('53', NULL, 'test', 'NGN', 'fees', '5', '2000', '2', NULL, '2026-11-28 10:58:20.763572+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '2500', '1', NULL, '2026-11-28 10:58:20.763572+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '0', '2', NULL, '2026-11-28 10:58:20.763572+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3170673', '7205166'),
('1026', '13', '23', '150050', '7355216'),
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
('118', '1', '1', '150000', '150000'),
('118', '2', '22', '32027', '182027'),
('123', '1', '21', '15340', '15340'),
('179', '1', '3', '5000000', '5000000'),
('179', '2', '7', '100002', '5100002'),
('179', '3', '23', '-150050', '4949952'),
('181', '1', '9', '100004', '100004'),
('181', '2', '12', '100005', '200009'),
('182', '1', '1', '-10000000', '-10000000'),
('182', '2', '18', '10000', '-9990000'),
('182', '3', '22', '-3202700', '-13192700'),
('187', '1', '21', '1515710', '1515710'),
('191', '1', '10', '-100004', '-100004'),
('191', '2', '14', '100000', '-4'),
('191', '3', '16', '500000', '499996'),
('262', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1533550', '-1533550'),
('331', '1', '21', '10000000', '10000000'),
('51', '1', '3', '2500', '2500'),
('51', '2', '7', '1000', '3500'),
('53', '1', '9', '1000', '1000'),
('53', '2', '12', '1000', '2000'),
('59', '1', '21', '2500', '2500'),
('63', '1', '10', '-1000', '-1000'),
('63', '2', '14', '1000', '0');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8gwxvqnjedxtwpeg7eac7wf', 'payment', 'single', 'test', NULL, '2026-11-28 10:58:59.457823+00', NULL, NULL, NULL),
('10', 'wd_01m8gwy1f7jvj3kfcbzxzqs0gd:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-28 10:59:10.504972+00', NULL, NULL, NULL),
('11', 'wd_01m8gwy6n9scsnhtjnx71e8tc8:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 10:59:10.634361+00', NULL, NULL, NULL),
('12', 'wd_01m8gwy6n9scsnhtjnx71e8tc8:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-28 10:59:12.993787+00', NULL, NULL, NULL),
('13', 'wd_01m8gwy90dpbrv2qt596t3j19n:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 10:59:13.037643+00', NULL, NULL, NULL),
('14', 'wd_01m8gwy90dpbrv2qt596t3j19n:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-28 10:59:13.108326+00', NULL, NULL, NULL),
('15', 'bill_01m8gwy9gppysrmecpp74617f5:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 10:59:13.559329+00', NULL, NULL, NULL),
('16', 'bill_01m8gwy9gppysrmecpp74617f5:post', 'bill_post', 'post', 'test', '15', '2026-11-28 10:59:13.587055+00', NULL, NULL, NULL),
('17', 'bill_01m8gwy9krh7a0m3gygzmwfmkk:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-28 10:59:13.656898+00', NULL, NULL, NULL),
('18', 'bill_01m8gwy9krh7a0m3gygzmwfmkk:post', 'bill_post', 'post', 'test', '17', '2026-11-28 10:59:13.865168+00', NULL, NULL, NULL),
('19', 'cp_01m8gwy9x0w6v0qs9zf2pkza66', 'crypto_settlement', 'single', 'test', NULL, '2026-11-28 10:59:25.738269+00', NULL, NULL, NULL),
('2', 'wd_01m8gwxvt18605f5spedtjmrbv:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 10:58:59.522494+00', NULL, NULL, NULL),
('20', 'sale_01m8gwyp65x7n1hb7n5pggpj2r:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-28 10:59:26.537153+00', NULL, NULL, NULL),
('21', 'sale_01m8gwyp65x7n1hb7n5pggpj2r:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-28 10:59:26.799404+00', NULL, NULL, NULL),
('22', 'col_01m8gwypv2ynst1vejmydggjvn:credit', 'collection', 'single', 'test', NULL, '2026-11-28 10:59:30.484611+00', NULL, NULL, NULL),
('23', 'adj_01m8gwyvmx17smk8cavzytz2m7', 'adjustment', 'single', 'test', NULL, '2026-11-28 10:59:32.178641+00', NULL, NULL, NULL),
('3', 'wd_01m8gwxvt18605f5spedtjmrbv:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-28 10:58:59.593004+00', NULL, NULL, NULL),
('4', 'wd_01m8gwxvzyd41q9893fn3s68wp:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 10:58:59.711291+00', NULL, NULL, NULL),
('5', 'wd_01m8gwxvzyd41q9893fn3s68wp:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-28 10:58:59.886195+00', NULL, NULL, NULL),
('6', 'wd_01m8gwxw8ev6wkk41cj112mnrx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 10:58:59.983649+00', NULL, NULL, NULL),
('7', 'wd_01m8gwxw8ev6wkk41cj112mnrx:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-28 10:59:05.099459+00', NULL, NULL, NULL),
('8', 'wd_01m8gwy1f7jvj3kfcbzxzqs0gd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-28 10:59:05.320278+00', NULL, NULL, NULL),
('9', 'wd_01m8gwy1f7jvj3kfcbzxzqs0gd:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-28 10:59:05.425474+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8gwxtq0cvmv41fr5jve900x', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'prod', E'\\x77fd337cbb45345f5cfb3548c14cfefa569867641256a948e23212d27e9522c5', E'\\x6d707331bd63fe2958b99154b9d4eadb447e52c9950f49b4afc6b4ee98da2f864a518e07619634dbc47c7cb0a5b0bc54849b153df023af0af1f79736b9cefd218012442752ae080128d1303585a28eb418f68185', '7rFM', NULL, NULL, NULL, '2026-11-28 10:58:58.439598+00', NULL, NULL, NULL),
('key_01m8gwxtq0gmjd8p2kfj2wrs6v', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', E'\\x75b8d9931f9e47aa1fe3509b29117135462b7ffde97a5f992b520758598ba323', E'\\x6d707331bd63fe2958b99154f795b0077447b2cd4ccb1e052f9d94ef4c8ed56d58bc8408335c855fcbbbc70ddbde4a3903ca918378f8e4d75e90470a1d75be654562389f70dba72ee9801cba2c19b84b06dd1785', 'Iy5z', NULL, NULL, NULL, '2026-11-28 10:58:58.439598+00', NULL, '2026-11-28 10:58:58.740859+00', '127.0.0.1');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:f4898ed2f1c19342db612396b876b48285c4787deb1855d63cdf7c8f8ee7ae6e', '0', '1795949939153'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795864439145'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795864439061');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, unreachable, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8gwy9gppysrmecpp74617f5', '1', 'simulator', 'simulator', '2026112811597hg08ge127b619ej', '1', '1', '2026-11-28 10:59:13.584834+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112811597hg08ge127b619ej', '2026-11-28 10:59:13.572+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8gwy9krh7a0m3gygzmwfmkk', '1', 'simulator', 'simulator', '202611281159yrmnd10a8yzzzf46', '1', '1', '2026-11-28 10:59:13.86086+00', NULL, NULL, 'succeeded', NULL, 'sim_202611281159yrmnd10a8yzzzf46', '2026-11-28 10:59:13.853+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8gwypv2ynst1vejmydggjvn', '1', 'simulator', 'simulator', 'col_01m8gwypv2ynst1vejmydggjvn', '1', '1', '2026-11-28 10:59:27.809465+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8gwypv2ynst1vejmydggjvn', '2026-11-28 10:59:30.376+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8gwyp65x7n1hb7n5pggpj2r', '1', 'simulator', 'simulator', 'sale_01m8gwyp65x7n1hb7n5pggpj2r', '1', '1', '2026-11-28 10:59:26.763955+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8gwyp65x7n1hb7n5pggpj2r', '2026-11-28 10:59:26.736+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gwxvt18605f5spedtjmrbv', '1', 'simulator', 'simulator', 'wd_01m8gwxvt18605f5spedtjmrbv', '1', '1', '2026-11-28 10:58:59.588448+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gwxvt18605f5spedtjmrbv', '2026-11-28 10:58:59.555+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gwxvzyd41q9893fn3s68wp', '1', 'simulator', 'simulator', 'wd_01m8gwxvzyd41q9893fn3s68wp', '1', '1', '2026-11-28 10:58:59.882675+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8gwxvzyd41q9893fn3s68wp', '2026-11-28 10:58:59.814+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gwxw8ev6wkk41cj112mnrx', '1', 'simulator', 'simulator', 'wd_01m8gwxw8ev6wkk41cj112mnrx', '1', '1', '2026-11-28 10:59:00.016715+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gwxw8ev6wkk41cj112mnrx', '2026-11-28 10:59:05.074+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gwy1f7jvj3kfcbzxzqs0gd', '1', 'simulator', 'simulator', 'wd_01m8gwy1f7jvj3kfcbzxzqs0gd', '1', '1', '2026-11-28 10:59:05.424051+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8gwy1f7jvj3kfcbzxzqs0gd', '2026-11-28 10:59:10.488+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gwy6n9scsnhtjnx71e8tc8', '1', 'simulator', 'simulator', 'wd_01m8gwy6n9scsnhtjnx71e8tc8', '1', '1', '2026-11-28 10:59:10.717922+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8gwy6n9scsnhtjnx71e8tc8', '2026-11-28 10:59:12.942+00', '0', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8gwy90dpbrv2qt596t3j19n', '1', 'simulator', 'simulator', 'wd_01m8gwy90dpbrv2qt596t3j19n', '1', '1', '2026-11-28 10:59:13.107437+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8gwy90dpbrv2qt596t3j19n', '2026-11-28 10:59:13.089+00', '0', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-28 10:58:58.439598+00', 'system', 'business.create', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', '{"kycStatus": "APPROVED"}', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-28 10:58:59.231661+00', 'usr_01m8gwxtpzmtqjq487tj2q5xw2', 'sign_in.new_network', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', '{}', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', NULL, 'token', '724da0090b5e', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-28 10:58:59.395671+00', 'usr_01m8gwxtpzmtqjq487tj2q5xw2', 'webhook_url.change', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', '{}', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'token', '724da0090b5e', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:35157/webhooks"}'),
('4', '2026-11-28 10:59:12.993787+00', 'root', 'withdrawal.resolve', 'wd_01m8gwy6n9scsnhtjnx71e8tc8', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-28 10:59:30.855999+00', 'usr_01m8gwxtpzmtqjq487tj2q5xw2', 'webhook_url.change', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', '{}', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'token', '724da0090b5e', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:35157/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-28 10:59:32.178641+00', 'ada', 'balance.adjust', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8gwyvmx17smk8cavzytz2m7"}', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8gwyvmx17smk8cavzytz2m7', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-28 10:59:32.178641+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-28 10:58:58.439598+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-28 10:58:42.851593+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-28 10:58:42.851593+00');
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
('bill_01m8gwy9gppysrmecpp74617f5', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '85923993431026543526', '{}', '73.52 kWh'),
('bill_01m8gwy9krh7a0m3gygzmwfmkk', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, approval_above_naira_minor, approval_above_usdt_minor, approval_includes_keys, requires_second_factor, session_sales_prod, session_sales_test, pricing, crypto_policy, repays_debts, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', NULL, NULL, 'false', 'false', NULL, NULL, '{}', '{}', 'true', 'false', '{}', '2026-11-28 10:58:58.439598+00', '2026-11-28 10:59:30.855999+00');
insert into public.chain_checkpoints (network, block_number, block_hash, block_time) overriding system value values
('simulated', '1', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1970-01-01 00:00:00+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-28 10:59:25.757+00', '2026-11-28 10:59:27.938587+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '5e0887d5e32208bb0793e28e1d5b2f91741e2f0048c87a556efe340b634ab7bc', '0', 'test', 'cp_01m8gwy9x0w6v0qs9zf2pkza66', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', '5', '2026-11-28 10:59:16.432+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-28 10:59:18.756557+00'),
('simulated', 'f46e7f753f11bf1ae6f292e7343dd36a9408f287d2208e54a85f859d72e72b24', '0', 'test', 'cp_01m8gwy9x0w6v0qs9zf2pkza66', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', '4', '2026-11-28 10:59:13.987+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-28 10:59:16.176192+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8gwypv2ynst1vejmydggjvn', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.10800000', '0', '126.82692000', '32027', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8gwypv2ynst1vejmydggjvn');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, amount_ngn_minor, market_rate, rate, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8gwy9x0w6v0qs9zf2pkza66', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'SETTLED', '25000000', '25000000', '25000000', NULL, NULL, NULL, '0', 'TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw', '5e0887d5e32208bb0793e28e1d5b2f91741e2f0048c87a556efe340b634ab7bc', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8gwy9wsw8p3h12dza16area', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 11:59:13.952+00', '2026-11-28 10:59:13.952+00', '2026-11-28 10:59:25.176+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, is_resent, fee_sun, block_number, created_at) overriding system value values
('5a0ce6c2e507525ad1adb2e49b1de4f5ef2a1edc5ce5bdc85a2a9d5b6d2d569c', 'swp_01m8gwyekzqbwgswjf1hbepm5a', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840affcc08ea2345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15417bc8237c79c550b233624777022cf252647698db121541d628ec2e793c9bdfe35c7a89681ad6499edf086218b0a81770cfa7bd8ea2341241fc8fbf04bca17c04f59eca8898da5c3a22d7c5534105234ef60ded309b3db6901770fd97d87a946aeb79595a08f6268eac4f631ae9f56d2b4ea1bcf561907ea21c', '2026-11-28 11:00:25.263+00', 'SUCCEEDED', NULL, 'false', '0', '8', '2026-11-28 10:59:25.38257+00'),
('d25f1b79b4cf2166b60670bfdd8e35436fdd720a92cd2dc31ca81ebb08b75791', 'swp_01m8gwyekzqbwgswjf1hbepm5a', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140bacac08ea2345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541d628ec2e793c9bdfe35c7a89681ad6499edf08621215417bc8237c79c550b233624777022cf252647698db18d090c10670daf5bc8ea2341241ea7efa0c3127762f1eecbd14da972624fcc48fd05b81643a1901d4c2b69fa9bb34643269c90515128924c14ec4371e1a9de6385017d861b72534a8f744ee39f51c', '2026-11-28 11:00:18.874+00', 'SUCCEEDED', NULL, 'false', '1100000', '6', '2026-11-28 10:59:19.438547+00'),
('f79942326e789bfbac4df5057c84fcc15328ec4c6c6d45c1604e6962d4c18c8c', 'swp_01m8gwyekzqbwgswjf1hbepm5a', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a4091e3c08ea2345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a15417bc8237c79c550b233624777022cf252647698db121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb000000000000000000000000c10e93e0abef082177e1ced585af4f27a0525fd400000000000000000000000000000000000000000000000000000000017d784070b18ebd8ea2349001d090c106124171fe7e4bf4603451b92d1bad9ac8e84cfae13fef4d28b3fdd7b6fe132e728ef1122236f63241cafb1bce8b3b48613e38e282b6b831e09e2ee3f1267ce674e80b1b', '2026-11-28 11:00:22.033+00', 'SUCCEEDED', NULL, 'false', '13000000', '7', '2026-11-28 10:59:22.111513+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, refusals, created_at, finished_at) overriding system value values
('swp_01m8gwyekzqbwgswjf1hbepm5a', 'cp_01m8gwy9x0w6v0qs9zf2pkza66', 'test', '0', 'TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw', 'DONE', '25000000', '14100000', NULL, NULL, '0', '2026-11-28 10:59:18.778693+00', '2026-11-28 10:59:25.111593+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', 'collection', '1', '3170673', '0'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', 'sales', '1', '1518210'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/bills/data', 'a58d9dd6234bae53b45bf6d789758c4a', E'\\x8478555c88543455386379f3f8cfa94118a96c3b667e3609e16851133546f991', 'bill_01m8gwy9krh7a0m3gygzmwfmkk', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8gwy9krh7a0m3gygzmwfmkk","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-28 10:59:13.656898+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/bills/electricity', '8d0c130d6d80529300106d907de67345', E'\\x5509812e8223f517779f1e72f5d1f5b084f339412ba4782130f87a02e84d7b8f', 'bill_01m8gwy9gppysrmecpp74617f5', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8gwy9gppysrmecpp74617f5","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"85923993431026543526","units":"73.52 kWh"}', '2026-11-28 10:59:13.559329+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/cross-border/collections', '81d53f3c75e385ded9e89908ad7b6d78', E'\\x13222daa68e91004f0bc03682d5af494f7cfcce8c7bf232cc2d1424206d185b5', 'col_01m8gwypv2ynst1vejmydggjvn', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8gwypv2ynst1vejmydggjvn","reference":"col_01m8gwypv2ynst1vejmydggjvn","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31706.73,"targetCurrency":"NGN","rate":126.82692,"providerFee":0,"providerRate":128.108,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-28T10:59:27.205Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-28 10:59:27.205109+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/crypto/payments/cp_01m8gwy9x0w6v0qs9zf2pkza66/simulate-deposit', '1694854cf8d153b4169550a5b6c6a6ec', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8gwy9x0w6v0qs9zf2pkza66', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gwy9x0w6v0qs9zf2pkza66","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw","checkoutUrl":"http://127.0.0.1:33867/pay/01m8gwy9x0w6v0qs9zf2pkza66hr7mx9wc9t8be2n230cmjqw42p","returnUrl":null,"status":"UNDERPAID","txHash":"f46e7f753f11bf1ae6f292e7343dd36a9408f287d2208e54a85f859d72e72b24","reviewReason":null,"expiresAt":"2026-11-28T11:59:13.952Z","payableUntil":"2026-11-28T12:59:13.952Z","environment":"test","createdAt":"2026-11-28T10:59:13.952Z","updatedAt":"2026-11-28T10:59:16.189Z","metadata":{"simulated":true}},"deposit":{"txHash":"5e0887d5e32208bb0793e28e1d5b2f91741e2f0048c87a556efe340b634ab7bc","amount":15},"simulated":true,"environment":"test"}', '2026-11-28 10:59:16.431729+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/crypto/payments/cp_01m8gwy9x0w6v0qs9zf2pkza66/simulate-deposit', 'f0e0b98c22f8f80de29b08c4aca384a1', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8gwy9x0w6v0qs9zf2pkza66', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8gwy9x0w6v0qs9zf2pkza66","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw","checkoutUrl":"http://127.0.0.1:33867/pay/01m8gwy9x0w6v0qs9zf2pkza66hr7mx9wc9t8be2n230cmjqw42p","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T11:59:13.952Z","payableUntil":"2026-11-28T11:59:13.952Z","environment":"test","createdAt":"2026-11-28T10:59:13.952Z","updatedAt":"2026-11-28T10:59:13.952Z","metadata":{"simulated":true}},"deposit":{"txHash":"f46e7f753f11bf1ae6f292e7343dd36a9408f287d2208e54a85f859d72e72b24","amount":10},"simulated":true,"environment":"test"}', '2026-11-28 10:59:13.982702+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/crypto/payments/create', '0147753fd93c6b447d5fda30bc5aaf62', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8gwy9x0w6v0qs9zf2pkza66', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8gwy9x0w6v0qs9zf2pkza66","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"refunds":[],"furtherDeposits":[],"depositAddress":"TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw","checkoutUrl":"http://127.0.0.1:33867/pay/01m8gwy9x0w6v0qs9zf2pkza66hr7mx9wc9t8be2n230cmjqw42p","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T11:59:13.952Z","payableUntil":"2026-11-28T11:59:13.952Z","environment":"test","createdAt":"2026-11-28T10:59:13.952Z","updatedAt":"2026-11-28T10:59:13.952Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-28 10:59:13.961281+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/crypto/withdrawals/request', '3e9aed788bf97dba10a38514ed322acc', E'\\x0d1a86ff2083dd5868ce159eaf5e705a4591d4a14a0272b6769231a6815bd6ba', 'sale_01m8gwyp65x7n1hb7n5pggpj2r', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8gwyp65x7n1hb7n5pggpj2r","amountUsdt":10,"conversionRate":1518.21,"grossAmountNgn":15182.1,"withdrawalFeeNgn":25,"netAmountNgn":15157.1,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8gwyp65x7n1hb7n5pggpj2r","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T10:59:26.537Z"},"simulated":true,"environment":"test"}', '2026-11-28 10:59:26.537153+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/payment/process', 'fb323e6b98572e6993535b63d6ab903a', E'\\x50dba70b8648a9298ee7a6be4a5920f853eedac99fceac1fd5d6cfb5e5470f7f', 'txn_01m8gwxvqnjedxtwpeg7eac7wf', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8gwxvqnjedxtwpeg7eac7wf","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 10:58:59.457823+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/withdrawal/request', '2638f185d5cc67eb624071cd7f61c052', E'\\x6d412216368b2f55c3839f5881b64d1df014b90a03a5c554e2f519dfad2f8171', 'wd_01m8gwxvzyd41q9893fn3s68wp', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8gwxvzyd41q9893fn3s68wp","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-28T10:58:59.711Z","environment":"test","simulated":true},"requestId":"req_01m8gwxvzs651rgyj9wvvsnagx","simulated":true,"environment":"test"}', '2026-11-28 10:58:59.711291+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/withdrawal/request', '9dfe30fae4da0c36002941f3d33b09f0', E'\\xf3a2c190c8fa96a407aa17b26e348fa6d3d0e89f33cd6d0405a699b20f4d879d', 'wd_01m8gwy1f7jvj3kfcbzxzqs0gd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gwy1f7jvj3kfcbzxzqs0gd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T10:59:05.320Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 10:59:05.320278+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/withdrawal/request', 'b918f6121cc3924f6a4f639bac4df680', E'\\x4bc966aceb5e25f4f68619c1546ed3c2822fc7f8d61e921a97e4934fade0f134', 'wd_01m8gwxw8ev6wkk41cj112mnrx', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gwxw8ev6wkk41cj112mnrx","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T10:58:59.983Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 10:58:59.983649+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/withdrawal/request', 'demo-78975085-8446-47b0-9638-25e4487381aa', E'\\x43f52bb39c4d823aeabe0ea49039723454d725ac07188183b37ab3138a398f6e', 'wd_01m8gwxvt18605f5spedtjmrbv', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gwxvt18605f5spedtjmrbv","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T10:58:59.522Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 10:58:59.522494+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/withdrawal/request', 'e3448c187102d171b9276fb7ef30cb04', E'\\xca12b12c1fd5edd7bc30664fd45ccf3fafbbab23f2631ec8527915e88db9141d', 'wd_01m8gwy90dpbrv2qt596t3j19n', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8gwy90dpbrv2qt596t3j19n","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T10:59:13.037Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 10:59:13.037643+00'),
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '/withdrawal/request', 'e83bbcb6b1c28dbf274a551b6f3e4a7f', E'\\x8a33b6c4cd594992e03242b5dfbddad66eafa6e972594419a59e3fd7a6d771b4', 'wd_01m8gwy6n9scsnhtjnx71e8tc8', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8gwy6n9scsnhtjnx71e8tc8","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-28T10:59:10.634Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-28 10:59:10.634361+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331bd63fe2958b9915442215e963a5768825844d60f85ebfb17e75e78b7b2ef3ed9f895cfcf28c8cd70a9a1ed602ab0ecceeabafaeff4321d4226494415cc66a801fc29cbaa061277db66b0e8065feae3a0', '2026-11-28 10:58:41.93266+00', '2026-11-28 10:58:41.93266+00'),
('sandbox_seed', E'\\x6d707331bd63fe2958b991542b95c5f18d1303133df385333ca83fa6224c719b9d2e7c162639c1fe781c07d21774031a748d02ee40ec01667ec1fe2f2c3effa99f12614b88384e29fc02f2a788cc9a613bddcb959a85dcbaac8d94cd9cd25e770257ba3cc82bc6d089b3b05941b5c505', '2026-11-28 10:58:41.915618+00', '2026-11-28 10:58:41.915618+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8gwxtpzmtqjq487tj2q5xw2', E'\\x9f4296d9093e02d2a93159e6c6e2cbb50cc10d37e67d8deeef8b045d119ceb58', '2026-11-28 10:58:59.231661+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-28 10:58:59.231661+00', '2026-11-28 10:58:59.231661+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 10:58:59.381245+00'),
('2', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:35157/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 10:58:59.395671+00', '2026-11-28 10:58:59.395671+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 10:59:00.386993+00'),
('3', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:35157/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-28 10:59:30.855999+00', '2026-11-28 10:59:30.855999+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-28 10:59:31.231499+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8gwy8wbkqk55dra668p8ncq', 'withdrawal.resolve', 'wd_01m8gwy6n9scsnhtjnx71e8tc8', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-28 10:59:12.907785+00', '2026-11-29 10:59:12.907785+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8gwy9gppysrmecpp74617f5', 'bill', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112811597hg08ge127b619ej', NULL, '2026-11-28 10:59:13.559329+00', '2026-11-28 10:59:13.587055+00'),
('bill_01m8gwy9krh7a0m3gygzmwfmkk', 'bill', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611281159yrmnd10a8yzzzf46', NULL, '2026-11-28 10:59:13.656898+00', '2026-11-28 10:59:13.865168+00'),
('col_01m8gwypv2ynst1vejmydggjvn', 'collection', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-28 10:59:47.205109+00', NULL, 'sim_col_01m8gwypv2ynst1vejmydggjvn', NULL, '2026-11-28 10:59:27.205109+00', '2026-11-28 10:59:30.484611+00'),
('sale_01m8gwyp65x7n1hb7n5pggpj2r', 'usdt_sale', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8gwyp65x7n1hb7n5pggpj2r', NULL, '2026-11-28 10:59:26.537153+00', '2026-11-28 10:59:26.799404+00'),
('wd_01m8gwxvt18605f5spedtjmrbv', 'withdrawal', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gwxvt18605f5spedtjmrbv', NULL, '2026-11-28 10:58:59.522494+00', '2026-11-28 10:58:59.593004+00'),
('wd_01m8gwxvzyd41q9893fn3s68wp', 'withdrawal', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gwxvzyd41q9893fn3s68wp', 'The sandbox fails amounts ending in .01.', '2026-11-28 10:58:59.711291+00', '2026-11-28 10:58:59.886195+00'),
('wd_01m8gwxw8ev6wkk41cj112mnrx', 'withdrawal', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gwxw8ev6wkk41cj112mnrx', NULL, '2026-11-28 10:58:59.983649+00', '2026-11-28 10:59:05.099459+00'),
('wd_01m8gwy1f7jvj3kfcbzxzqs0gd', 'withdrawal', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gwy1f7jvj3kfcbzxzqs0gd', 'The sandbox reverses amounts ending in .04.', '2026-11-28 10:59:05.320278+00', '2026-11-28 10:59:10.504972+00'),
('wd_01m8gwy6n9scsnhtjnx71e8tc8', 'withdrawal', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8gwy8wbkqk55dra668p8ncq', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gwy6n9scsnhtjnx71e8tc8', NULL, '2026-11-28 10:59:10.634361+00', '2026-11-28 10:59:12.993787+00'),
('wd_01m8gwy90dpbrv2qt596t3j19n', 'withdrawal', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8gwy90dpbrv2qt596t3j19n', NULL, '2026-11-28 10:59:13.037643+00', '2026-11-28 10:59:13.108326+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw', '0', '268000', 'true'),
('TTZzsxLfctrWv8Bpr3eyNxhmvjEGeKz4b3', '25000000', '0', 'false'),
('TVVadTjREnv3kQiDS8xTTAm3quii1Z4et2', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795863539185'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795863549224'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795863553987'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795863556432'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795863559479'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795863562326'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795863565757');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('5a0ce6c2e507525ad1adb2e49b1de4f5ef2a1edc5ce5bdc85a2a9d5b6d2d569c', '8', 'trx_transfer', 'SUCCESS', 'TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw', 'TVVadTjREnv3kQiDS8xTTAm3quii1Z4et2', '382000', '0', '0'),
('5e0887d5e32208bb0793e28e1d5b2f91741e2f0048c87a556efe340b634ab7bc', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw', '15000000', '0', '0'),
('d25f1b79b4cf2166b60670bfdd8e35436fdd720a92cd2dc31ca81ebb08b75791', '6', 'trx_transfer', 'SUCCESS', 'TVVadTjREnv3kQiDS8xTTAm3quii1Z4et2', 'TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw', '13650000', '1100000', '0'),
('f46e7f753f11bf1ae6f292e7343dd36a9408f287d2208e54a85f859d72e72b24', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw', '10000000', '0', '0'),
('f79942326e789bfbac4df5057c84fcc15328ec4c6c6d45c1604e6962d4c18c8c', '7', 'usdt_transfer', 'SUCCESS', 'TMFhsXeBvRFmmQZwijiqvsiMKvLLS6sfbw', 'TTZzsxLfctrWv8Bpr3eyNxhmvjEGeKz4b3', '25000000', '13000000', '130000');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8gwy9gppysrmecpp74617f5', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8gwy9gk8qc89wfhjjzxm3nc', '2026-11-28 10:59:13.559329+00', '2026-11-28 10:59:13.587055+00'),
('bill_01m8gwy9krh7a0m3gygzmwfmkk', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8gwy9khmy16gjjx6b7jw78t', '2026-11-28 10:59:13.656898+00', '2026-11-28 10:59:13.865168+00'),
('col_01m8gwypv2ynst1vejmydggjvn', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'collection', 'COMPLETED', '3170673', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8gwyps74fft623jarses290', '2026-11-28 10:59:27.205109+00', '2026-11-28 10:59:30.484611+00'),
('txn_01m8gwxvqnjedxtwpeg7eac7wf', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8gwxvq7yfgmpt3w2mkqcam4', '2026-11-28 10:58:59.457823+00', '2026-11-28 10:58:59.457823+00'),
('wd_01m8gwxvt18605f5spedtjmrbv', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gwxvss8n0s5y6jzq1nxhq0', '2026-11-28 10:58:59.522494+00', '2026-11-28 10:58:59.593004+00'),
('wd_01m8gwxvzyd41q9893fn3s68wp', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gwxvzs651rgyj9wvvsnagx', '2026-11-28 10:58:59.711291+00', '2026-11-28 10:58:59.886195+00'),
('wd_01m8gwxw8ev6wkk41cj112mnrx', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gwxw8am3q5fwgj28npzamp', '2026-11-28 10:58:59.983649+00', '2026-11-28 10:59:05.099459+00'),
('wd_01m8gwy1f7jvj3kfcbzxzqs0gd', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gwy1f1b6r47nyeb9ff1qg0', '2026-11-28 10:59:05.320278+00', '2026-11-28 10:59:10.504972+00'),
('wd_01m8gwy6n9scsnhtjnx71e8tc8', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gwy6mzpxx20z0c10pzvx75', '2026-11-28 10:59:10.634361+00', '2026-11-28 10:59:12.993787+00'),
('wd_01m8gwy90dpbrv2qt596t3j19n', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8gwy908t3wey9pv83wv55r4', '2026-11-28 10:59:13.037643+00', '2026-11-28 10:59:13.108326+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8gwynyb7hw50j2eaekj9kvz', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', '10000000', '1533.55000000', '1518.21000000', '1518210', '2500', '1515710', '15340', '2026-11-28 10:59:26.293396+00', '2026-11-28 11:00:26.283+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8gwyp65x7n1hb7n5pggpj2r', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'COMPLETED', '10000000', '1533.55000000', '1518.21000000', '1518210', '2500', '1515710', '15340', 'qte_01m8gwynyb7hw50j2eaekj9kvz', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8gwyp0cgtnrdg7z1hfmewbj', '2026-11-28 10:59:26.537153+00', '2026-11-28 10:59:26.799404+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8gwxtpzmtqjq487tj2q5xw2', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$6Avl29WU7W1Hp/caRnIZXw$sVpMDLM2qFZOLm6h121Itu4jOIF1jznDjMrdXxugcAc', '1', NULL, NULL, NULL, '2026-11-28 10:58:58.439598+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', 'simulator', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-28 10:58:58.439598+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8gwxvwbyb30v2qs7h5dvnbg', '1', 'http://127.0.0.1:35157/webhooks', '2026-11-28 10:58:59.621+00', '19', '204', '', NULL),
('msg_01m8gwxw5pr4r44y8myjbfvvvt', '1', 'http://127.0.0.1:35157/webhooks', '2026-11-28 10:58:59.945+00', '3', '204', '', NULL),
('msg_01m8gwy191qmz10zn8m9kv6tx7', '1', 'http://127.0.0.1:35157/webhooks', '2026-11-28 10:59:05.139+00', '25', '204', '', NULL),
('msg_01m8gwy1jr4y2c3f23707653n1', '1', 'http://127.0.0.1:35157/webhooks', '2026-11-28 10:59:05.47+00', '2', '204', '', NULL),
('msg_01m8gwy6hmvgttth8b4r68fk91', '1', 'http://127.0.0.1:35157/webhooks', '2026-11-28 10:59:10.56+00', '19', '204', '', NULL),
('msg_01m8gwy8z33s0p958x53nz87qk', '1', 'http://127.0.0.1:35157/webhooks', '2026-11-28 10:59:13.004+00', '4', '204', '', NULL),
('msg_01m8gwy92qq56hxvyxxw0rb225', '1', 'http://127.0.0.1:35157/webhooks', '2026-11-28 10:59:13.179+00', '9', '500', '', NULL),
('msg_01m8gwy92qq56hxvyxxw0rb225', '2', 'http://127.0.0.1:35157/webhooks', '2026-11-28 10:59:13.522+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, endpoint_id, event_id, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8gwxvwbyb30v2qs7h5dvnbg', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gwxvt18605f5spedtjmrbv', '{"type":"withdrawal.completed","timestamp":"2026-11-28T10:58:59.555Z","data":{"transactionId":"wd_01m8gwxvt18605f5spedtjmrbv","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T10:58:59.522Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:58:59.593004+00', '2026-11-28 10:58:59.683791+00', NULL),
('msg_01m8gwxw5pr4r44y8myjbfvvvt', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gwxvzyd41q9893fn3s68wp', '{"type":"withdrawal.failed","timestamp":"2026-11-28T10:58:59.814Z","data":{"transactionId":"wd_01m8gwxvzyd41q9893fn3s68wp","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T10:58:59.711Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:58:59.886195+00', '2026-11-28 10:58:59.949136+00', NULL),
('msg_01m8gwy191qmz10zn8m9kv6tx7', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gwxw8ev6wkk41cj112mnrx', '{"type":"withdrawal.completed","timestamp":"2026-11-28T10:59:05.074Z","data":{"transactionId":"wd_01m8gwxw8ev6wkk41cj112mnrx","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T10:58:59.983Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:59:05.099459+00', '2026-11-28 10:59:05.171868+00', NULL),
('msg_01m8gwy1jr4y2c3f23707653n1', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gwy1f7jvj3kfcbzxzqs0gd', '{"type":"withdrawal.completed","timestamp":"2026-11-28T10:59:05.349Z","data":{"transactionId":"wd_01m8gwy1f7jvj3kfcbzxzqs0gd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T10:59:05.320Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:59:05.425474+00', '2026-11-28 10:59:05.475585+00', NULL),
('msg_01m8gwy6hmvgttth8b4r68fk91', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', NULL, NULL, 'withdrawal.failed', 'wd_01m8gwy1f7jvj3kfcbzxzqs0gd', '{"type":"withdrawal.failed","timestamp":"2026-11-28T10:59:10.488Z","data":{"transactionId":"wd_01m8gwy1f7jvj3kfcbzxzqs0gd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T10:59:05.320Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:59:10.504972+00', '2026-11-28 10:59:10.586568+00', NULL),
('msg_01m8gwy8z33s0p958x53nz87qk', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gwy6n9scsnhtjnx71e8tc8', '{"type":"withdrawal.completed","timestamp":"2026-11-28T10:59:12.985Z","data":{"transactionId":"wd_01m8gwy6n9scsnhtjnx71e8tc8","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T10:59:10.634Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:59:12.993787+00', '2026-11-28 10:59:13.009136+00', NULL),
('msg_01m8gwy92qq56hxvyxxw0rb225', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', NULL, NULL, 'withdrawal.completed', 'wd_01m8gwy90dpbrv2qt596t3j19n', '{"type":"withdrawal.completed","timestamp":"2026-11-28T10:59:13.089Z","data":{"transactionId":"wd_01m8gwy90dpbrv2qt596t3j19n","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-28T10:59:13.037Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-28 10:59:13.108326+00', '2026-11-28 10:59:13.524624+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, endpoint_id, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8gwxtrs3zwq6pr4g85t7jxm', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'prod', NULL, E'\\x6d707331bd63fe2958b991540a4e801dcda1aa0477c361130ad84e9ba98e0a52201b8385738d5217ea305b1ab568af8c4eceafeb6af98485f0cba3f3a8a84c3823dd7fbbcf8ec81fb213e359dcd9bdd8fad6c8cda173ff56ea12', '2026-11-28 10:58:58.439598+00', NULL),
('whs_01m8gwxtrs5s2h3tb0edvdhz0k', 'biz_01m8gwxtpzyjn26hrjn1jpny3q', 'test', NULL, E'\\x6d707331bd63fe2958b99154717b7351dcf266cba107c808fab93834ba5462252afbea33dc583df2a541e10f45f8810cbb40e4b2f1490860ddb868410972457c68c5c9f528cd4f0621d37b42ef4bb193126f78122456062e1cb5', '2026-11-28 10:58:58.439598+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, is_automatic) overriding system value values
('wd_01m8gwxvt18605f5spedtjmrbv', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gwxvzyd41q9893fn3s68wp', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gwxw8ev6wkk41cj112mnrx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gwy1f7jvj3kfcbzxzqs0gd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gwy6n9scsnhtjnx71e8tc8', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false'),
('wd_01m8gwy90dpbrv2qt596t3j19n', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, 'false');
select setval('ledger.accounts_id_seq', 1033);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
