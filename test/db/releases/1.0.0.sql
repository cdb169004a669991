-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('121', '123', '184', '185', '187', '190', '267', '315', '331', '56', '57', '59');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 20:03:13.277575+00'),
('1025', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 20:03:13.277575+00'),
('1026', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'NGN', 'available', '0', '7351941', '13', '2026-11-27 20:03:13.277575+00'),
('1027', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 20:03:13.277575+00'),
('1028', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 20:03:13.277575+00'),
('1029', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 20:03:13.277575+00'),
('1030', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 20:03:13.277575+00'),
('1031', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 20:03:13.277575+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '150000', '1', '2026-11-27 20:02:41.144064+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '47314', '2', '2026-11-27 20:02:41.144064+00'),
('184', NULL, 'test', 'NGN', 'provider_clearing', '8', '100004', '1', '2026-11-27 20:02:41.144064+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-4490004', '6', '2026-11-27 20:02:41.144064+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-1485235', '4', '2026-11-27 20:02:41.144064+00'),
('190', NULL, 'test', 'NGN', 'provider_clearing', '14', '-150050', '1', '2026-11-27 20:02:41.144064+00'),
('267', NULL, 'test', 'USDT', 'custody', '11', '-25000000', '1', '2026-11-27 20:02:41.144064+00'),
('315', NULL, 'test', 'NGN', 'conversion', '11', '-1531970', '1', '2026-11-27 20:02:41.144064+00'),
('331', NULL, 'test', 'USDT', 'conversion', '11', '10000000', '1', '2026-11-27 20:02:41.144064+00'),
('56', NULL, 'test', 'NGN', 'fees', '8', '1000', '1', '2026-11-27 20:02:41.144064+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '2500', '3', '2026-11-27 20:02:41.144064+00'),
('59', NULL, 'test', 'NGN', 'fees', '11', '4500', '3', '2026-11-27 20:02:41.144064+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3167398', '7201891'),
('1026', '13', '23', '150050', '7351941'),
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
('121', '1', '1', '150000', '150000'),
('123', '1', '21', '15320', '15320'),
('123', '2', '22', '31994', '47314'),
('184', '1', '9', '100004', '100004'),
('185', '1', '1', '-10000000', '-10000000'),
('185', '2', '3', '5000000', '-5000000'),
('185', '3', '10', '-100004', '-5100004'),
('185', '4', '14', '100000', '-5000004'),
('185', '5', '16', '500000', '-4500004'),
('185', '6', '18', '10000', '-4490004'),
('187', '1', '7', '100002', '100002'),
('187', '2', '12', '100005', '200007'),
('187', '3', '21', '1514150', '1714157'),
('187', '4', '22', '-3199392', '-1485235'),
('190', '1', '23', '-150050', '-150050'),
('267', '1', '19', '-25000000', '-25000000'),
('315', '1', '21', '-1531970', '-1531970'),
('331', '1', '21', '10000000', '10000000'),
('56', '1', '9', '1000', '1000'),
('57', '1', '3', '2500', '2500'),
('57', '2', '10', '-1000', '1500'),
('57', '3', '14', '1000', '2500'),
('59', '1', '7', '1000', '1000'),
('59', '2', '12', '1000', '2000'),
('59', '3', '21', '2500', '4500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8f9nnzd9qg0eby8sf2mkfmm', 'payment', 'single', 'test', NULL, '2026-11-27 20:03:14.032142+00', NULL, NULL, NULL),
('10', 'wd_01m8f9nvxacfab6w93yx7eq5nf:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 20:03:25.330544+00', NULL, NULL, NULL),
('11', 'wd_01m8f9p1cvxpbfjkkn046z84dh:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:25.723711+00', NULL, NULL, NULL),
('12', 'wd_01m8f9p1cvxpbfjkkn046z84dh:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 20:03:28.188203+00', NULL, NULL, NULL),
('13', 'wd_01m8f9p42xxs4w73qrtt11r8z7:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:28.478177+00', NULL, NULL, NULL),
('14', 'wd_01m8f9p42xxs4w73qrtt11r8z7:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 20:03:28.56057+00', NULL, NULL, NULL),
('15', 'bill_01m8f9p4nc9mjvaf87zswx30gx:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:29.06965+00', NULL, NULL, NULL),
('16', 'bill_01m8f9p4nc9mjvaf87zswx30gx:post', 'bill_post', 'post', 'test', '15', '2026-11-27 20:03:29.107915+00', NULL, NULL, NULL),
('17', 'bill_01m8f9p4r9230zdstg1qmrwpfg:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:29.161461+00', NULL, NULL, NULL),
('18', 'bill_01m8f9p4r9230zdstg1qmrwpfg:post', 'bill_post', 'post', 'test', '17', '2026-11-27 20:03:29.182303+00', NULL, NULL, NULL),
('19', 'cp_01m8f9p4vfwbpxwvfcdjfbe4q7', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 20:03:39.149005+00', NULL, NULL, NULL),
('2', 'wd_01m8f9np16st0mf8e1vnz0n5z2:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:14.087611+00', NULL, NULL, NULL),
('20', 'sale_01m8f9pemhtxgyz24fjgdzx61q:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:39.283798+00', NULL, NULL, NULL),
('21', 'sale_01m8f9pemhtxgyz24fjgdzx61q:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 20:03:39.317111+00', NULL, NULL, NULL),
('22', 'col_01m8f9pepnb81s486zymww2qap:credit', 'collection', 'single', 'test', NULL, '2026-11-27 20:03:41.532278+00', NULL, NULL, NULL),
('23', 'adj_01m8f9ph25md4scbta576b6q66', 'adjustment', 'single', 'test', NULL, '2026-11-27 20:03:41.776233+00', NULL, NULL, NULL),
('3', 'wd_01m8f9np16st0mf8e1vnz0n5z2:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 20:03:14.213414+00', NULL, NULL, NULL),
('4', 'wd_01m8f9npefvr88yqqw2nafhpk0:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:14.512726+00', NULL, NULL, NULL),
('5', 'wd_01m8f9npefvr88yqqw2nafhpk0:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 20:03:14.589558+00', NULL, NULL, NULL),
('6', 'wd_01m8f9npr47m9a4fr3s1v71307:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:14.82222+00', NULL, NULL, NULL),
('7', 'wd_01m8f9npr47m9a4fr3s1v71307:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 20:03:19.906904+00', NULL, NULL, NULL),
('8', 'wd_01m8f9nvxacfab6w93yx7eq5nf:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 20:03:20.107021+00', NULL, NULL, NULL),
('9', 'wd_01m8f9nvxacfab6w93yx7eq5nf:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 20:03:20.255786+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8f9nn7s71z5v9v3wev7jn3e', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'prod', E'\\xcb9ef69e7a2b978e1c3af8730b5c86b6a7af48c416bbab908dc0b29cc586be8f', E'\\x6d70733195028f95c2c69363e63ff84a4118d84c5a82656e5aa06d0c22fa86b447ddb97d2529dccc04ef2040aaaca59c949ce27af31a713fdd71fefe04825711a99a66eb1111fee03765724265f1f53615de275b', '2026-11-27 20:03:13.289624+00', NULL, NULL),
('key_01m8f9nn7szqcff2aprrx9130w', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', E'\\x293c7753e89b9c80f8784b4067ad2649e45a43c58c640b36d90aeae4d51472f1', E'\\x6d70733195028f95c2c69363f9362818409c7dbd14e060edcc669f835c20c519d00a07f963fe8b1f84f2d4828246dd48e65a15199d16c0d9312f6bf8bc4aee65bdc1792d4874682a98a2a4046d98838ca093a803', '2026-11-27 20:03:13.289624+00', NULL, '2026-11-27 20:03:13.456099+00');
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:3e411ee397ef94086c267d0b7f5c7b497a916f4871cc3703309e8082354fcd98', '0', '1795896193770'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795810693721');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8f9p4nc9mjvaf87zswx30gx', '1', 'simulator', 'simulator', '2026112721032qv460wr9d9rnht5', '1', '1', '2026-11-27 20:03:29.104637+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112721032qv460wr9d9rnht5', '2026-11-27 20:03:29.092+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8f9p4r9230zdstg1qmrwpfg', '1', 'simulator', 'simulator', '2026112721037bqxsq855dw6ybz8', '1', '1', '2026-11-27 20:03:29.181629+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112721037bqxsq855dw6ybz8', '2026-11-27 20:03:29.17+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8f9pepnb81s486zymww2qap', '1', 'simulator', 'simulator', 'col_01m8f9pepnb81s486zymww2qap', '1', '1', '2026-11-27 20:03:39.392544+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8f9pepnb81s486zymww2qap', '2026-11-27 20:03:41.488+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8f9pemhtxgyz24fjgdzx61q', '1', 'simulator', 'simulator', 'sale_01m8f9pemhtxgyz24fjgdzx61q', '1', '1', '2026-11-27 20:03:39.316148+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8f9pemhtxgyz24fjgdzx61q', '2026-11-27 20:03:39.301+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9np16st0mf8e1vnz0n5z2', '1', 'simulator', 'simulator', 'wd_01m8f9np16st0mf8e1vnz0n5z2', '1', '1', '2026-11-27 20:03:14.204556+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f9np16st0mf8e1vnz0n5z2', '2026-11-27 20:03:14.159+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9npefvr88yqqw2nafhpk0', '1', 'simulator', 'simulator', 'wd_01m8f9npefvr88yqqw2nafhpk0', '1', '1', '2026-11-27 20:03:14.581334+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8f9npefvr88yqqw2nafhpk0', '2026-11-27 20:03:14.549+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9npr47m9a4fr3s1v71307', '1', 'simulator', 'simulator', 'wd_01m8f9npr47m9a4fr3s1v71307', '1', '1', '2026-11-27 20:03:14.869985+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f9npr47m9a4fr3s1v71307', '2026-11-27 20:03:19.889+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9nvxacfab6w93yx7eq5nf', '1', 'simulator', 'simulator', 'wd_01m8f9nvxacfab6w93yx7eq5nf', '1', '1', '2026-11-27 20:03:20.244945+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8f9nvxacfab6w93yx7eq5nf', '2026-11-27 20:03:25.286+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9p1cvxpbfjkkn046z84dh', '1', 'simulator', 'simulator', 'wd_01m8f9p1cvxpbfjkkn046z84dh', '1', '1', '2026-11-27 20:03:25.796466+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8f9p1cvxpbfjkkn046z84dh', '2026-11-27 20:03:28.077+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f9p42xxs4w73qrtt11r8z7', '1', 'simulator', 'simulator', 'wd_01m8f9p42xxs4w73qrtt11r8z7', '1', '1', '2026-11-27 20:03:28.556707+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f9p42xxs4w73qrtt11r8z7', '2026-11-27 20:03:28.544+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details) overriding system value values
('1', '2026-11-27 20:03:13.289624+00', 'system', 'business.create', 'biz_01m8f9nn78kax6qxna7z22vq0h', '{"kycStatus": "APPROVED"}'),
('2', '2026-11-27 20:03:13.99282+00', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'profile.change', 'biz_01m8f9nn78kax6qxna7z22vq0h', '{"fields": ["webhookUrl"], "webhookUrl": "http://127.0.0.1:36013/webhooks", "environment": "test"}'),
('3', '2026-11-27 20:03:28.188203+00', 'demo', 'withdrawal.resolve', 'wd_01m8f9p1cvxpbfjkkn046z84dh', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}'),
('4', '2026-11-27 20:03:41.710224+00', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'profile.change', 'biz_01m8f9nn78kax6qxna7z22vq0h', '{"fields": ["webhookUrl"], "webhookUrl": null, "environment": "test"}'),
('5', '2026-11-27 20:03:41.776233+00', 'ada', 'balance.adjust', 'biz_01m8f9nn78kax6qxna7z22vq0h', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8f9ph25md4scbta576b6q66"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8f9ph25md4scbta576b6q66', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 20:03:41.776233+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 20:03:13.289624+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 20:03:00.703388+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 20:03:00.703388+00');
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
('bill_01m8f9p4nc9mjvaf87zswx30gx', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '15960589123783652521', '{}', '73.52 kWh'),
('bill_01m8f9p4r9230zdstg1qmrwpfg', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8f9nn78kax6qxna7z22vq0h', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-27 20:03:13.289624+00', '2026-11-27 20:03:41.710224+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 20:03:39.175+00', '2026-11-27 20:03:41.439906+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '18acb46177adb0d11ae8c4a2881afbb440c28918a76b8b53cf4e473bf55e32cc', '0', 'test', 'cp_01m8f9p4vfwbpxwvfcdjfbe4q7', 'biz_01m8f9nn78kax6qxna7z22vq0h', '5', '2026-11-27 20:03:31.654+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 20:03:33.8274+00'),
('simulated', 'e95bd93fea0ad161159d47d4e8afec9a7ac39d984d777bf55fd1e29d99432f72', '0', 'test', 'cp_01m8f9p4vfwbpxwvfcdjfbe4q7', 'biz_01m8f9nn78kax6qxna7z22vq0h', '4', '2026-11-27 20:03:29.323+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 20:03:31.334147+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8f9pepnb81s486zymww2qap', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '127.97570000', '0', '126.69594300', '31994', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8f9pepnb81s486zymww2qap');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8f9p4vfwbpxwvfcdjfbe4q7', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM', '18acb46177adb0d11ae8c4a2881afbb440c28918a76b8b53cf4e473bf55e32cc', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8f9p4tpqja14zckdseaj71v', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 21:03:29.263+00', '2026-11-27 20:03:29.263+00', '2026-11-27 20:03:39.136+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('0d54f27d1403a94fd73d9c9de8d7b44e3f2aa4c0f5329a3467c57e0385573378', 'swp_01m8f9p9b8sgwy0zptnngzeax2', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40ecb6f0f4a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541dadd9a1947ed19cfa12e7982e4a7598601551429121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb0000000000000000000000001d66e4ddced6b151dbf071e9f13d405bcb9aa7de00000000000000000000000000000000000000000000000000000000017d7840708ce2ecf4a1349001d090c10612415d025fa768fa497b702e34888a2c0ca25fed83b53028b284ed1b792fe35811ca5c19b064fa98b9ce752e1ce00890aebfb7142674ffc9dadb28e39f6bbcd2740f1c', '2026-11-27 20:04:36.844+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 20:03:36.894695+00'),
('300fb609ad07458dc66ea5f961f87f6e5ac4f9a3090b2789c873caf6f4a011e2', 'swp_01m8f9p9b8sgwy0zptnngzeax2', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840edc8f0f4a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541dadd9a1947ed19cfa12e7982e4a7598601551429121541fbf43d10ac40be4351102385e77df3aaa6910bb618b0a817708df4ecf4a13412410f405028941335bab1e65c1c81a6f0f1d77a94f89bf7017d985466f0d9820137339005fb15bc2426bed14df7b3ae98842e26e988b4117f9c64e7c247276755a81b', '2026-11-27 20:04:39.149+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 20:03:39.160129+00'),
('80c5d7df932b17efe6fa93f60ad98f5cff8c191f1f9e45e7fbd66c4afc12d2bd', 'swp_01m8f9p9b8sgwy0zptnngzeax2', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d135211408ba1f0f4a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541fbf43d10ac40be4351102385e77df3aaa6910bb6121541dadd9a1947ed19cfa12e7982e4a759860155142918d090c10670abccecf4a1341241adf27b96b21348b221cd979c1fdf5e2ab10deaa2e32d5e9f0f0920d5ad45940d671daa1efa36bb85fb5355b23eee8f49779d24c7261b0ddc12a0a9d63699abc61b', '2026-11-27 20:04:34.059+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 20:03:34.620115+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8f9p9b8sgwy0zptnngzeax2', 'cp_01m8f9p4vfwbpxwvfcdjfbe4q7', 'test', '0', 'TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 20:03:33.859172+00', '2026-11-27 20:03:39.122612+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '2026-11-27', 'collection', '1', '3167398', '0'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '2026-11-27', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/bills/data', 'a2ccaa33b576c95b7e2724be07ef3de9', E'\\xfff01c98c3b07a61f22e5df463e76d37a1d6c221956858700f8b5091cef7e4ca', 'bill_01m8f9p4r9230zdstg1qmrwpfg', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8f9p4r9230zdstg1qmrwpfg","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 20:03:29.161461+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/bills/electricity', 'e72f49b067243d9a65ce382710b1a030', E'\\xe87490af84b5a64919b36c235c1fa1d20966a422bb74e77127d17a4b5a93ba99', 'bill_01m8f9p4nc9mjvaf87zswx30gx', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8f9p4nc9mjvaf87zswx30gx","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"15960589123783652521","units":"73.52 kWh"}', '2026-11-27 20:03:29.06965+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/cross-border/collections', '4ea0ea3f80e3700ad32f258521cf7d3a', E'\\xac714ee6818702d3aef688b5ba78b143ebc001011816b0e5935eb57a9f59677d', 'col_01m8f9pepnb81s486zymww2qap', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8f9pepnb81s486zymww2qap","reference":"col_01m8f9pepnb81s486zymww2qap","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31673.98,"targetCurrency":"NGN","rate":126.695943,"providerFee":0,"providerRate":127.9757,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T20:03:39.351Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 20:03:39.351614+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/crypto/payments/cp_01m8f9p4vfwbpxwvfcdjfbe4q7/simulate-deposit', '4936a740db3959431eab44c695fd2563', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8f9p4vfwbpxwvfcdjfbe4q7', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8f9p4vfwbpxwvfcdjfbe4q7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM","checkoutUrl":"http://127.0.0.1:41665/pay/01m8f9p4vfwbpxwvfcdjfbe4q74pztsj0nqkp3kcbxf4skq385wr","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:03:29.263Z","payableUntil":"2026-11-27T21:03:29.263Z","environment":"test","createdAt":"2026-11-27T20:03:29.263Z","updatedAt":"2026-11-27T20:03:29.263Z","metadata":{"simulated":true}},"deposit":{"txHash":"e95bd93fea0ad161159d47d4e8afec9a7ac39d984d777bf55fd1e29d99432f72","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 20:03:29.306167+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/crypto/payments/cp_01m8f9p4vfwbpxwvfcdjfbe4q7/simulate-deposit', '86bb347b0ebce4a9ff6de7b5fc872020', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8f9p4vfwbpxwvfcdjfbe4q7', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8f9p4vfwbpxwvfcdjfbe4q7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM","checkoutUrl":"http://127.0.0.1:41665/pay/01m8f9p4vfwbpxwvfcdjfbe4q74pztsj0nqkp3kcbxf4skq385wr","returnUrl":null,"status":"UNDERPAID","txHash":"e95bd93fea0ad161159d47d4e8afec9a7ac39d984d777bf55fd1e29d99432f72","reviewReason":null,"expiresAt":"2026-11-27T21:03:29.263Z","payableUntil":"2026-11-27T22:03:29.263Z","environment":"test","createdAt":"2026-11-27T20:03:29.263Z","updatedAt":"2026-11-27T20:03:31.341Z","metadata":{"simulated":true}},"deposit":{"txHash":"18acb46177adb0d11ae8c4a2881afbb440c28918a76b8b53cf4e473bf55e32cc","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 20:03:31.652574+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/crypto/payments/create', 'f080536195f17e8c5ef4ca4403e2ee41', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8f9p4vfwbpxwvfcdjfbe4q7', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8f9p4vfwbpxwvfcdjfbe4q7","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM","checkoutUrl":"http://127.0.0.1:41665/pay/01m8f9p4vfwbpxwvfcdjfbe4q74pztsj0nqkp3kcbxf4skq385wr","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T21:03:29.263Z","payableUntil":"2026-11-27T21:03:29.263Z","environment":"test","createdAt":"2026-11-27T20:03:29.263Z","updatedAt":"2026-11-27T20:03:29.263Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 20:03:29.271416+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/crypto/withdrawals/request', '28b4fd76c45b5ffdd13a19615207a121', E'\\x9f5037f3277146639a4caa3ae448a1d81d361c9c50efa6a33b80918f1814de60', 'sale_01m8f9pemhtxgyz24fjgdzx61q', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8f9pemhtxgyz24fjgdzx61q","amountUsdt":10,"conversionRate":1516.65,"grossAmountNgn":15166.5,"withdrawalFeeNgn":25,"netAmountNgn":15141.5,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8f9pemhtxgyz24fjgdzx61q","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:03:39.283Z"},"simulated":true,"environment":"test"}', '2026-11-27 20:03:39.283798+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/payment/process', '95ec911712c37a4b9c7c11f4173d8200', E'\\xf35b3c916e674acecaac6e936ba79b78424a993dd43c924dfb22ac53931e2ca3', 'txn_01m8f9nnzd9qg0eby8sf2mkfmm', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8f9nnzd9qg0eby8sf2mkfmm","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:03:14.032142+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/withdrawal/request', '4baf642e9ca5f81dd0c43c95733addf6', E'\\x594d9ecaafb1c8ca0cda792309494dd8f9151e5b08048eaf0d1d55170e093e32', 'wd_01m8f9nvxacfab6w93yx7eq5nf', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f9nvxacfab6w93yx7eq5nf","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:03:20.107Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:03:20.107021+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/withdrawal/request', '9b9b93308addce76e0b678dbbd3306f5', E'\\xc4cac66a43ee5a0e09ff5eeec5e2b7bb18b6d645d04f9b8b5c85876e14129d6e', 'wd_01m8f9p1cvxpbfjkkn046z84dh', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8f9p1cvxpbfjkkn046z84dh","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:03:25.723Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:03:25.723711+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/withdrawal/request', 'a2f909dc640b6869cc1e3b66481c7b70', E'\\x4bf3777543959c526ad1393bc2e9c83abcf255ee5e5aa30124947143b6a013ab', 'wd_01m8f9p42xxs4w73qrtt11r8z7', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f9p42xxs4w73qrtt11r8z7","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:03:28.478Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:03:28.478177+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/withdrawal/request', 'a7a80cfd120b5e2432f8a9046a13c86d', E'\\x4e98296d97fdc94e6d9477eb70090b893555d172c4de95d24bdb26fce87756ca', 'wd_01m8f9npefvr88yqqw2nafhpk0', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8f9npefvr88yqqw2nafhpk0","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:03:14.512Z","environment":"test","simulated":true},"requestId":"req_01m8f9npdz5qerkjswbvyw2784","simulated":true,"environment":"test"}', '2026-11-27 20:03:14.512726+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/withdrawal/request', 'c50c296763f28902cc6854e3f49bfc48', E'\\xef37a86a7132c3aae08b5ea643f57f4cfe82731069d21e8179692fd7467c5a6d', 'wd_01m8f9npr47m9a4fr3s1v71307', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8f9npr47m9a4fr3s1v71307","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:03:14.822Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:03:14.82222+00'),
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '/withdrawal/request', 'demo-a0a7fe99-d6d1-40f8-ae29-ee2261ab66c3', E'\\x34c7c0b0c33b420f6f6e86a8cc0b772d727c21d6f0a3e7cd9b93d74bdf1706dc', 'wd_01m8f9np16st0mf8e1vnz0n5z2', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f9np16st0mf8e1vnz0n5z2","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T20:03:14.087Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 20:03:14.087611+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d70733195028f95c2c69363afa706c42f6db16d94ba567c41fb41297db75109a30cc6f8ac9ae8764e63c8326a5fdec46effdf0170e3352c8d19a1c265b8028727eb83af6acbb708051e03a1792374bde094d502', '2026-11-27 20:02:59.974954+00', '2026-11-27 20:02:59.974954+00'),
('sandbox_seed', E'\\x6d70733195028f95c2c693639720a37b8fdc9ab269695d608dde24405d7bbf80435c398d8bfe544100949c9c7e82e9f51c781ee8772654f172a7281c7f61cfb9981c15465c70d150da1688007b9e10575c33f4c35762ca5b3c840b0b1970e343c328ff70f905c8b730487fc4fa3f996a', '2026-11-27 20:02:59.958763+00', '2026-11-27 20:02:59.958763+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8f9nn78a18z1bp8ke6548ff', E'\\x2c1f15f4f280d27dd3f618d98afa2f24984715b5d5ee1626e2e7f01760295c1e', '2026-11-27 20:03:13.925686+00');
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8f9p4nc9mjvaf87zswx30gx', 'bill', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112721032qv460wr9d9rnht5', NULL, '2026-11-27 20:03:29.06965+00', '2026-11-27 20:03:29.107915+00'),
('bill_01m8f9p4r9230zdstg1qmrwpfg', 'bill', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112721037bqxsq855dw6ybz8', NULL, '2026-11-27 20:03:29.161461+00', '2026-11-27 20:03:29.182303+00'),
('col_01m8f9pepnb81s486zymww2qap', 'collection', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 20:03:59.351614+00', NULL, 'sim_col_01m8f9pepnb81s486zymww2qap', NULL, '2026-11-27 20:03:39.351614+00', '2026-11-27 20:03:41.532278+00'),
('sale_01m8f9pemhtxgyz24fjgdzx61q', 'usdt_sale', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8f9pemhtxgyz24fjgdzx61q', NULL, '2026-11-27 20:03:39.283798+00', '2026-11-27 20:03:39.317111+00'),
('wd_01m8f9np16st0mf8e1vnz0n5z2', 'withdrawal', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9np16st0mf8e1vnz0n5z2', NULL, '2026-11-27 20:03:14.087611+00', '2026-11-27 20:03:14.213414+00'),
('wd_01m8f9npefvr88yqqw2nafhpk0', 'withdrawal', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9npefvr88yqqw2nafhpk0', 'The sandbox fails amounts ending in .01.', '2026-11-27 20:03:14.512726+00', '2026-11-27 20:03:14.589558+00'),
('wd_01m8f9npr47m9a4fr3s1v71307', 'withdrawal', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9npr47m9a4fr3s1v71307', NULL, '2026-11-27 20:03:14.82222+00', '2026-11-27 20:03:19.906904+00'),
('wd_01m8f9nvxacfab6w93yx7eq5nf', 'withdrawal', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9nvxacfab6w93yx7eq5nf', 'The sandbox reverses amounts ending in .04.', '2026-11-27 20:03:20.107021+00', '2026-11-27 20:03:25.330544+00'),
('wd_01m8f9p1cvxpbfjkkn046z84dh', 'withdrawal', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', 'simulator', '1', '9faab82f-7411-4d91-bbd7-c2ac6b0295e4', 'completed', 'demo', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9p1cvxpbfjkkn046z84dh', NULL, '2026-11-27 20:03:25.723711+00', '2026-11-27 20:03:28.188203+00'),
('wd_01m8f9p42xxs4w73qrtt11r8z7', 'withdrawal', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f9p42xxs4w73qrtt11r8z7', NULL, '2026-11-27 20:03:28.478177+00', '2026-11-27 20:03:28.56057+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TCefrphVGnkDimYCo9gf7jibneKXD6JGRk', '25000000', '0', 'false'),
('TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM', '0', '268000', 'true'),
('TYwRCCX2F19iPDvKFKYDHtzGUfv1urp8HD', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795809793203'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795809803451'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795809809323'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795809811654'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795809814645'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795809816922'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795809819175');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('0d54f27d1403a94fd73d9c9de8d7b44e3f2aa4c0f5329a3467c57e0385573378', '7', 'usdt_transfer', 'SUCCESS', 'TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM', 'TCefrphVGnkDimYCo9gf7jibneKXD6JGRk', '25000000', '13000000', '130000'),
('18acb46177adb0d11ae8c4a2881afbb440c28918a76b8b53cf4e473bf55e32cc', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM', '15000000', '0', '0'),
('300fb609ad07458dc66ea5f961f87f6e5ac4f9a3090b2789c873caf6f4a011e2', '8', 'trx_transfer', 'SUCCESS', 'TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM', 'TYwRCCX2F19iPDvKFKYDHtzGUfv1urp8HD', '382000', '0', '0'),
('80c5d7df932b17efe6fa93f60ad98f5cff8c191f1f9e45e7fbd66c4afc12d2bd', '6', 'trx_transfer', 'SUCCESS', 'TYwRCCX2F19iPDvKFKYDHtzGUfv1urp8HD', 'TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM', '13650000', '1100000', '0'),
('e95bd93fea0ad161159d47d4e8afec9a7ac39d984d777bf55fd1e29d99432f72', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TVvTn3vv3f86HgCnHA9u8w8Xju34WRsbHM', '10000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8f9p4nc9mjvaf87zswx30gx', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8f9p4mv1nn603yvqag8216g', '2026-11-27 20:03:29.06965+00', '2026-11-27 20:03:29.107915+00'),
('bill_01m8f9p4r9230zdstg1qmrwpfg', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8f9p4r6pnhw9ms52dtfyxk2', '2026-11-27 20:03:29.161461+00', '2026-11-27 20:03:29.182303+00'),
('col_01m8f9pepnb81s486zymww2qap', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'collection', 'COMPLETED', '3167398', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8f9pepj1v0p3vfvdvhr1y0r', '2026-11-27 20:03:39.351614+00', '2026-11-27 20:03:41.532278+00'),
('txn_01m8f9nnzd9qg0eby8sf2mkfmm', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8f9nnz92x72hshja0vnw4zj', '2026-11-27 20:03:14.032142+00', '2026-11-27 20:03:14.032142+00'),
('wd_01m8f9np16st0mf8e1vnz0n5z2', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9np0ztpf15aqptgm2ab3j', '2026-11-27 20:03:14.087611+00', '2026-11-27 20:03:14.213414+00'),
('wd_01m8f9npefvr88yqqw2nafhpk0', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9npdz5qerkjswbvyw2784', '2026-11-27 20:03:14.512726+00', '2026-11-27 20:03:14.589558+00'),
('wd_01m8f9npr47m9a4fr3s1v71307', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9npqfv8nfxzf38enwam1t', '2026-11-27 20:03:14.82222+00', '2026-11-27 20:03:19.906904+00'),
('wd_01m8f9nvxacfab6w93yx7eq5nf', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9nvwwwafs0zjx3pq3h7tz', '2026-11-27 20:03:20.107021+00', '2026-11-27 20:03:25.330544+00'),
('wd_01m8f9p1cvxpbfjkkn046z84dh', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9p1cnafkn3tj6ygwf8tmz', '2026-11-27 20:03:25.723711+00', '2026-11-27 20:03:28.188203+00'),
('wd_01m8f9p42xxs4w73qrtt11r8z7', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f9p4226hrts13w8mj216zb', '2026-11-27 20:03:28.478177+00', '2026-11-27 20:03:28.56057+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8f9pek68c9efgsegcagn361', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', '10000000', '1531.97000000', '1516.65000000', '1516650', '2500', '1514150', '15320', '2026-11-27 20:03:39.239534+00', '2026-11-27 20:04:39.238+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8f9pemhtxgyz24fjgdzx61q', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'COMPLETED', '10000000', '1531.97000000', '1516.65000000', '1516650', '2500', '1514150', '15320', 'qte_01m8f9pek68c9efgsegcagn361', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8f9pekpmb70ey7jjytgdr1b', '2026-11-27 20:03:39.283798+00', '2026-11-27 20:03:39.317111+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8f9nn78a18z1bp8ke6548ff', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$RHIc5pKBJJHnsMRFtLR/lA$0itI8GcO7BxD4q8czYdsK7M6Kb8F6QfN9SMW0M8Q+uI', '1', NULL, NULL, NULL, '2026-11-27 20:03:13.289624+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'simulator', 'biz_01m8f9nn78kax6qxna7z22vq0h', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 20:03:13.289624+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8f9np60yfwyn99v8eb49nnj', '1', 'http://127.0.0.1:36013/webhooks', '2026-11-27 20:03:14.327+00', '77', '204', '', NULL),
('msg_01m8f9npjx06knprafhqx0jbjp', '1', 'http://127.0.0.1:36013/webhooks', '2026-11-27 20:03:14.689+00', '52', '204', '', NULL),
('msg_01m8f9nvq9rxecevx5r3mnw3j5', '1', 'http://127.0.0.1:36013/webhooks', '2026-11-27 20:03:19.932+00', '24', '204', '', NULL),
('msg_01m8f9nw2hf8stnpwr6phzh6yc', '1', 'http://127.0.0.1:36013/webhooks', '2026-11-27 20:03:20.319+00', '26', '204', '', NULL),
('msg_01m8f9p10sem858y2t0e16342y', '1', 'http://127.0.0.1:36013/webhooks', '2026-11-27 20:03:25.364+00', '2', '204', '', NULL),
('msg_01m8f9p3tp3m9pn25xzwpws4nh', '1', 'http://127.0.0.1:36013/webhooks', '2026-11-27 20:03:28.261+00', '45', '204', '', NULL),
('msg_01m8f9p45m2t9x41h53xswv089', '1', 'http://127.0.0.1:36013/webhooks', '2026-11-27 20:03:28.597+00', '16', '500', '', NULL),
('msg_01m8f9p45m2t9x41h53xswv089', '2', 'http://127.0.0.1:36013/webhooks', '2026-11-27 20:03:28.994+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8f9np60yfwyn99v8eb49nnj', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal.completed', 'wd_01m8f9np16st0mf8e1vnz0n5z2', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:03:14.159Z","data":{"transactionId":"wd_01m8f9np16st0mf8e1vnz0n5z2","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:03:14.087Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:03:14.213414+00', '2026-11-27 20:03:14.407986+00', NULL),
('msg_01m8f9npjx06knprafhqx0jbjp', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal.failed', 'wd_01m8f9npefvr88yqqw2nafhpk0', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:03:14.549Z","data":{"transactionId":"wd_01m8f9npefvr88yqqw2nafhpk0","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:03:14.512Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:03:14.589558+00', '2026-11-27 20:03:14.74217+00', NULL),
('msg_01m8f9nvq9rxecevx5r3mnw3j5', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal.completed', 'wd_01m8f9npr47m9a4fr3s1v71307', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:03:19.889Z","data":{"transactionId":"wd_01m8f9npr47m9a4fr3s1v71307","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:03:14.822Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:03:19.906904+00', '2026-11-27 20:03:19.964186+00', NULL),
('msg_01m8f9nw2hf8stnpwr6phzh6yc', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal.completed', 'wd_01m8f9nvxacfab6w93yx7eq5nf', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:03:20.226Z","data":{"transactionId":"wd_01m8f9nvxacfab6w93yx7eq5nf","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:03:20.107Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:03:20.255786+00', '2026-11-27 20:03:20.347621+00', NULL),
('msg_01m8f9p10sem858y2t0e16342y', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal.failed', 'wd_01m8f9nvxacfab6w93yx7eq5nf', '{"type":"withdrawal.failed","timestamp":"2026-11-27T20:03:25.286Z","data":{"transactionId":"wd_01m8f9nvxacfab6w93yx7eq5nf","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:03:20.107Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:03:25.330544+00', '2026-11-27 20:03:25.367652+00', NULL),
('msg_01m8f9p3tp3m9pn25xzwpws4nh', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal.completed', 'wd_01m8f9p1cvxpbfjkkn046z84dh', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:03:28.145Z","data":{"transactionId":"wd_01m8f9p1cvxpbfjkkn046z84dh","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:03:25.723Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:03:28.188203+00', '2026-11-27 20:03:28.307167+00', NULL),
('msg_01m8f9p45m2t9x41h53xswv089', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', 'withdrawal.completed', 'wd_01m8f9p42xxs4w73qrtt11r8z7', '{"type":"withdrawal.completed","timestamp":"2026-11-27T20:03:28.544Z","data":{"transactionId":"wd_01m8f9p42xxs4w73qrtt11r8z7","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T20:03:28.478Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 20:03:28.56057+00', '2026-11-27 20:03:28.998898+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8f9nn8kfz7nzcyzy8tqyzr3', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'test', E'\\x6d70733195028f95c2c69363979e1e020e0dde8e82f55c89f024aad7aea10c56097457d75826d76af22864020da5b41b9f4274ba52e00ba096a950b95ea7b8c6ddf90fdca1165fe499685363bc3cbf39458177bec1eb118c3682', '2026-11-27 20:03:13.289624+00', NULL),
('whs_01m8f9nn8kr8vq7xfxc4syb8vb', 'biz_01m8f9nn78kax6qxna7z22vq0h', 'prod', E'\\x6d70733195028f95c2c693633cefbcaf82baea8f3565d562875ddc17fa13b45a18e11807c4afcfe1965d2f39c0cdbff6814585d15052174b4cd650baa97760ee2978ba2815d51d910968a35b297ccad9a7e9895c767fd97663ee', '2026-11-27 20:03:13.289624+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8f9np16st0mf8e1vnz0n5z2', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9npefvr88yqqw2nafhpk0', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9npr47m9a4fr3s1v71307', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9nvxacfab6w93yx7eq5nf', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9p1cvxpbfjkkn046z84dh', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f9p42xxs4w73qrtt11r8z7', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 5);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
