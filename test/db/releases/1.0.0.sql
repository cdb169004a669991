-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('121', '123', '183', '185', '187', '191', '263', '313', '329', '55', '57', '63');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 17:30:27.255284+00'),
('1025', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 17:30:27.255284+00'),
('1026', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'NGN', 'available', '0', '7368860', '13', '2026-11-27 17:30:27.255284+00'),
('1027', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 17:30:27.255284+00'),
('1028', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 17:30:27.255284+00'),
('1029', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 17:30:27.255284+00'),
('1030', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 17:30:27.255284+00'),
('1031', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 17:30:27.255284+00'),
('121', NULL, 'test', 'NGN', 'commission', '9', '165410', '2', '2026-11-27 17:30:21.922088+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32165', '1', '2026-11-27 17:30:21.922088+00'),
('183', NULL, 'test', 'NGN', 'provider_clearing', '7', '100003', '3', '2026-11-27 17:30:21.922088+00'),
('185', NULL, 'test', 'NGN', 'provider_clearing', '9', '-7977760', '3', '2026-11-27 17:30:21.922088+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3206482', '2', '2026-11-27 17:30:21.922088+00'),
('191', NULL, 'test', 'NGN', 'provider_clearing', '15', '5049954', '4', '2026-11-27 17:30:21.922088+00'),
('263', NULL, 'test', 'USDT', 'custody', '7', '-25000000', '1', '2026-11-27 17:30:21.922088+00'),
('313', NULL, 'test', 'NGN', 'conversion', '9', '-1540150', '1', '2026-11-27 17:30:21.922088+00'),
('329', NULL, 'test', 'USDT', 'conversion', '9', '10000000', '1', '2026-11-27 17:30:21.922088+00'),
('55', NULL, 'test', 'NGN', 'fees', '7', '1000', '3', '2026-11-27 17:30:21.922088+00'),
('57', NULL, 'test', 'NGN', 'fees', '9', '2500', '1', '2026-11-27 17:30:21.922088+00'),
('63', NULL, 'test', 'NGN', 'fees', '15', '4500', '3', '2026-11-27 17:30:21.922088+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3184317', '7218810'),
('1026', '13', '23', '150050', '7368860'),
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
('121', '2', '21', '15410', '165410'),
('123', '1', '22', '32165', '32165'),
('183', '1', '7', '100002', '100002'),
('183', '2', '10', '-100004', '-2'),
('183', '3', '12', '100005', '100003'),
('185', '1', '1', '-10000000', '-10000000'),
('185', '2', '16', '500000', '-9500000'),
('185', '3', '21', '1522240', '-7977760'),
('187', '1', '18', '10000', '10000'),
('187', '2', '22', '-3216482', '-3206482'),
('191', '1', '3', '5000000', '5000000'),
('191', '2', '9', '100004', '5100004'),
('191', '3', '14', '100000', '5200004'),
('191', '4', '23', '-150050', '5049954'),
('263', '1', '19', '-25000000', '-25000000'),
('313', '1', '21', '-1540150', '-1540150'),
('329', '1', '21', '10000000', '10000000'),
('55', '1', '7', '1000', '1000'),
('55', '2', '10', '-1000', '0'),
('55', '3', '12', '1000', '1000'),
('57', '1', '21', '2500', '2500'),
('63', '1', '3', '2500', '2500'),
('63', '2', '9', '1000', '3500'),
('63', '3', '14', '1000', '4500');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8f0xy6bd357vwmb5genqkz4', 'payment', 'single', 'test', NULL, '2026-11-27 17:30:27.405748+00', NULL, NULL, NULL),
('10', 'wd_01m8f0y3jft5cet9yy9kpp1wtd:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 17:30:37.950749+00', NULL, NULL, NULL),
('11', 'wd_01m8f0y8jz99mwtd9q9f99197y:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:38.048473+00', NULL, NULL, NULL),
('12', 'wd_01m8f0y8jz99mwtd9q9f99197y:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 17:30:40.170189+00', NULL, NULL, NULL),
('13', 'wd_01m8f0yap8skv3b7dx3hjh9cxq:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:40.200745+00', NULL, NULL, NULL),
('14', 'wd_01m8f0yap8skv3b7dx3hjh9cxq:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 17:30:40.219245+00', NULL, NULL, NULL),
('15', 'bill_01m8f0yb0agpa1cm011p2bhjhv:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:40.523238+00', NULL, NULL, NULL),
('16', 'bill_01m8f0yb0agpa1cm011p2bhjhv:post', 'bill_post', 'post', 'test', '15', '2026-11-27 17:30:40.547336+00', NULL, NULL, NULL),
('17', 'bill_01m8f0yb20r2anqkkmg406k691:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:40.576836+00', NULL, NULL, NULL),
('18', 'bill_01m8f0yb20r2anqkkmg406k691:post', 'bill_post', 'post', 'test', '17', '2026-11-27 17:30:40.595333+00', NULL, NULL, NULL),
('19', 'cp_01m8f0yb3b91cvz36zqpk6mtrs', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 17:30:49.776489+00', NULL, NULL, NULL),
('2', 'wd_01m8f0xy6zkb8p3gx9xmfn7s8f:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:27.425058+00', NULL, NULL, NULL),
('20', 'sale_01m8f0ym73e2xqses70fkgtyjn:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:49.955741+00', NULL, NULL, NULL),
('21', 'sale_01m8f0ym73e2xqses70fkgtyjn:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 17:30:49.975243+00', NULL, NULL, NULL),
('22', 'col_01m8f0ym8908ngr1h9a9z79t5z:credit', 'collection', 'single', 'test', NULL, '2026-11-27 17:30:52.049619+00', NULL, NULL, NULL),
('23', 'adj_01m8f0ypb0gybs8hg1k744pk9q', 'adjustment', 'single', 'test', NULL, '2026-11-27 17:30:52.129506+00', NULL, NULL, NULL),
('3', 'wd_01m8f0xy6zkb8p3gx9xmfn7s8f:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 17:30:27.472418+00', NULL, NULL, NULL),
('4', 'wd_01m8f0xyahwz4j7ze79a0z3nxm:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:27.537429+00', NULL, NULL, NULL),
('5', 'wd_01m8f0xyahwz4j7ze79a0z3nxm:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 17:30:27.558277+00', NULL, NULL, NULL),
('6', 'wd_01m8f0xyc26wf6sajns4p2vk0b:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:27.587109+00', NULL, NULL, NULL),
('7', 'wd_01m8f0xyc26wf6sajns4p2vk0b:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 17:30:32.630491+00', NULL, NULL, NULL),
('8', 'wd_01m8f0y3jft5cet9yy9kpp1wtd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 17:30:32.911599+00', NULL, NULL, NULL),
('9', 'wd_01m8f0y3jft5cet9yy9kpp1wtd:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 17:30:32.929929+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, created_at, expires_at, last_used_at) overriding system value values
('key_01m8f0xy1ppaseby3c1re5k2ry', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', E'\\x8cd1eb32484bc75941a3fdb45954b851354e3aef1df9a412d3a22198f62d2654', E'\\x6d7073310ce205c4c57147aeb5bc9af838f15ef9ee27a83eeb16bc8284dad5f868f96401e6c87782e52cc2765a0455e7e15c62bfe7f06f2b7c716d429d79956c1016435c1060563e88f4a71b40c0f011e33a4286', '2026-11-27 17:30:27.257876+00', NULL, '2026-11-27 17:30:27.295802+00'),
('key_01m8f0xy1pybhhd0bkbc730gdp', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'prod', E'\\xfcbcf41272dab8448b70576bf1f5a1d44a10d30b2afbb3fe30c90ff4e9ddd045', E'\\x6d7073310ce205c4c57147ae67dc745366820c196f7c383c95c6aa0cba3eebdb8b9de1d4344bbfd835f5c6e0fbabddbf23527d283deaffc334407c527dfa6fa684e1bb780026b4b06b9aee9a3d555ea1f7a5b913', '2026-11-27 17:30:27.257876+00', NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:c4a409bb3bd4c46ad894d7133ce7c63b68fcb57e75c933debc1fe777526d1e8b', '0', '1795887027344'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795801527337');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8f0yb0agpa1cm011p2bhjhv', '1', 'simulator', 'simulator', '202611271830049bdgh3beh8r21a', '1', '1', '2026-11-27 17:30:40.544943+00', NULL, NULL, 'succeeded', NULL, 'sim_202611271830049bdgh3beh8r21a', '2026-11-27 17:30:40.535+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8f0yb20r2anqkkmg406k691', '1', 'simulator', 'simulator', '2026112718308h6rm45hjb0qj3zb', '1', '1', '2026-11-27 17:30:40.594607+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112718308h6rm45hjb0qj3zb', '2026-11-27 17:30:40.587+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8f0ym8908ngr1h9a9z79t5z', '1', 'simulator', 'simulator', 'col_01m8f0ym8908ngr1h9a9z79t5z', '1', '1', '2026-11-27 17:30:50.013655+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8f0ym8908ngr1h9a9z79t5z', '2026-11-27 17:30:52.043+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8f0ym73e2xqses70fkgtyjn', '1', 'simulator', 'simulator', 'sale_01m8f0ym73e2xqses70fkgtyjn', '1', '1', '2026-11-27 17:30:49.974571+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8f0ym73e2xqses70fkgtyjn', '2026-11-27 17:30:49.966+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f0xy6zkb8p3gx9xmfn7s8f', '1', 'simulator', 'simulator', 'wd_01m8f0xy6zkb8p3gx9xmfn7s8f', '1', '1', '2026-11-27 17:30:27.470838+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f0xy6zkb8p3gx9xmfn7s8f', '2026-11-27 17:30:27.444+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f0xyahwz4j7ze79a0z3nxm', '1', 'simulator', 'simulator', 'wd_01m8f0xyahwz4j7ze79a0z3nxm', '1', '1', '2026-11-27 17:30:27.557544+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8f0xyahwz4j7ze79a0z3nxm', '2026-11-27 17:30:27.549+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f0xyc26wf6sajns4p2vk0b', '1', 'simulator', 'simulator', 'wd_01m8f0xyc26wf6sajns4p2vk0b', '1', '1', '2026-11-27 17:30:27.606322+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f0xyc26wf6sajns4p2vk0b', '2026-11-27 17:30:32.621+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f0y3jft5cet9yy9kpp1wtd', '1', 'simulator', 'simulator', 'wd_01m8f0y3jft5cet9yy9kpp1wtd', '1', '1', '2026-11-27 17:30:32.929229+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8f0y3jft5cet9yy9kpp1wtd', '2026-11-27 17:30:37.941+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f0y8jz99mwtd9q9f99197y', '1', 'simulator', 'simulator', 'wd_01m8f0y8jz99mwtd9q9f99197y', '1', '1', '2026-11-27 17:30:38.073289+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8f0y8jz99mwtd9q9f99197y', '2026-11-27 17:30:40.143+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8f0yap8skv3b7dx3hjh9cxq', '1', 'simulator', 'simulator', 'wd_01m8f0yap8skv3b7dx3hjh9cxq', '1', '1', '2026-11-27 17:30:40.218507+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8f0yap8skv3b7dx3hjh9cxq', '2026-11-27 17:30:40.21+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details) overriding system value values
('1', '2026-11-27 17:30:27.257876+00', 'system', 'business.create', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', '{"kycStatus": "APPROVED"}'),
('2', '2026-11-27 17:30:27.383413+00', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'profile.change', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', '{"fields": ["webhookUrl"], "webhookUrl": "http://127.0.0.1:40325/webhooks", "environment": "test"}'),
('3', '2026-11-27 17:30:40.170189+00', 'demo', 'withdrawal.resolve', 'wd_01m8f0y8jz99mwtd9q9f99197y', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}'),
('4', '2026-11-27 17:30:52.11456+00', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'profile.change', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', '{"fields": ["webhookUrl"], "webhookUrl": null, "environment": "test"}'),
('5', '2026-11-27 17:30:52.129506+00', 'ada', 'balance.adjust', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8f0ypb0gybs8hg1k744pk9q"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8f0ypb0gybs8hg1k744pk9q', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 17:30:52.129506+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code) overriding system value values
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 17:30:27.257876+00', NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 17:30:25.243586+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 17:30:25.243586+00');
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
('bill_01m8f0yb0agpa1cm011p2bhjhv', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '21074763062852215112', '{}', '73.52 kWh'),
('bill_01m8f0yb20r2anqkkmg406k691', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, is_active, password_hash, sessions_version, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, pricing, crypto_policy, requires_idempotency_key, created_at, updated_at) overriding system value values
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', 'true', '$argon2id$v=19$m=19456,t=2,p=1$zMBVmXh4W0NJD7FFT/6Plg$cdHT6kggknzTTFUbwLn5xp7Z83XcZEnUagqwX39aqeI', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', 'false', '2026-11-27 17:30:27.257876+00', '2026-11-27 17:30:52.11456+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 17:30:49.787+00', '2026-11-27 17:30:51.866675+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '8d0300fb587ab8e42f0304cac6a55b52501be7cd8ac5fba5cb338d17cc04edb7', '0', 'test', 'cp_01m8f0yb3b91cvz36zqpk6mtrs', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', '4', '2026-11-27 17:30:40.637+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 17:30:42.793297+00'),
('simulated', 'e58198ef1fe70b322caa5266963e985bc880d5a769347ea76b13b0c6ac9101df', '0', 'test', 'cp_01m8f0yb3b91cvz36zqpk6mtrs', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', '5', '2026-11-27 17:30:43.015+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 17:30:45.21413+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8f0ym8908ngr1h9a9z79t5z', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.65930000', '0', '127.37270700', '32165', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8f0ym8908ngr1h9a9z79t5z');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8f0yb3b91cvz36zqpk6mtrs', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd', 'e58198ef1fe70b322caa5266963e985bc880d5a769347ea76b13b0c6ac9101df', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8f0yb38jfjcjhqbey87xvvy', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-27 18:30:40.619+00', '2026-11-27 17:30:40.619+00', '2026-11-27 17:30:49.768+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('10872a0c2eb2622f0e106648f54eee6bbf0979be9b2b050220e6c14448d9bfea', 'swp_01m8f0yfkbhdckn5p4trg11efs', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d1352114091d2c0f0a1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a15413f1016211e4776a69c6d90176f9aaa644b1a58c1121541813853fd6d207c2a4ba1b1f3eeaa23025659bf9118d090c10670b1fdbcf0a134124116c22005f831b59ecd4d7397416fae39ec360d4066d604262aee69f3801c45e87b3195dc65c4be4c1f33407f64f5cb8d4a9ab70e1dd53b1619d460988cc280e61c', '2026-11-27 17:31:45.297+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 17:30:45.472237+00'),
('3aec6b63069c8f07b962aab934744fe31fdf8d374978a4f0d5d208bda1cb541a', 'swp_01m8f0yfkbhdckn5p4trg11efs', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e84092f5c0f0a1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541813853fd6d207c2a4ba1b1f3eeaa23025659bf911215413f1016211e4776a69c6d90176f9aaa644b1a58c118b0a81770b2a0bdf0a13412418f2d675837eb185b9a101e049b874a547f81b022fc63441aff031ab484566e0f416190798a8290e9f32ddab58f224def665c64fd6d055d6f32aac5f63a1407811b', '2026-11-27 17:31:49.778+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 17:30:49.781537+00'),
('5921b84f787cf97b3f2c44f9b0cb357a2c1eb2e6a0d7caea0cea1ad9961c942c', 'swp_01m8f0yfkbhdckn5p4trg11efs', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a409de4c0f0a1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541813853fd6d207c2a4ba1b1f3eeaa23025659bf91121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000086ce8bcce8a467072dea577b6d2ba30690152e3100000000000000000000000000000000000000000000000000000000017d784070bd8fbdf0a1349001d090c1061241a207e12e391204b2777b818e79c27181e211a70665e7e467ef8c466e620bf33d64070147156f51d453e0180743bc4f6c5624a3497024b02e979be97c58f722a61b', '2026-11-27 17:31:47.613+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 17:30:47.62084+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8f0yfkbhdckn5p4trg11efs', 'cp_01m8f0yb3b91cvz36zqpk6mtrs', 'test', '0', 'TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 17:30:45.225803+00', '2026-11-27 17:30:49.761748+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '2026-11-27', 'bill', '2', '510000', '0'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '2026-11-27', 'collection', '1', '3184317', '0'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '2026-11-27', 'payment', '1', '10000000', '150000'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '2026-11-27', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '2026-11-27', '1', '25000000');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/bills/data', 'e8ce567d5272f3f455e9360a2590a9d1', E'\\x9a38ae87fa2f94e6b36dfb05451a479522ae078429afdfbd40bb9405b35f1dc3', 'bill_01m8f0yb20r2anqkkmg406k691', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8f0yb20r2anqkkmg406k691","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 17:30:40.576836+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/bills/electricity', '2aa00adec63b04e68bb4e785e42ccbec', E'\\xdf5340ad746ee20b50c4f4f95ae5772d7240071ad60f29be0b9d77816e0bc924', 'bill_01m8f0yb0agpa1cm011p2bhjhv', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8f0yb0agpa1cm011p2bhjhv","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"21074763062852215112","units":"73.52 kWh"}', '2026-11-27 17:30:40.523238+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/cross-border/collections', 'f87d03e08974476baaa560069ba57dbd', E'\\x8e1ef514f69183abdedac8a3e26ec39f63e61b7d4c99917df9000ee2c4c931bb', 'col_01m8f0ym8908ngr1h9a9z79t5z', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8f0ym8908ngr1h9a9z79t5z","reference":"col_01m8f0ym8908ngr1h9a9z79t5z","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31843.17,"targetCurrency":"NGN","rate":127.372707,"providerFee":0,"providerRate":128.6593,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T17:30:49.994Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 17:30:49.9944+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/crypto/payments/cp_01m8f0yb3b91cvz36zqpk6mtrs/simulate-deposit', '1ffdbe37c12de14192c362ab48ea79ae', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8f0yb3b91cvz36zqpk6mtrs', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8f0yb3b91cvz36zqpk6mtrs","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd","checkoutUrl":"http://127.0.0.1:43955/pay/01m8f0yb3b91cvz36zqpk6mtrsqtnt6sw3narw17pzg842pc3a92","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T18:30:40.619Z","payableUntil":"2026-11-27T18:30:40.619Z","environment":"test","createdAt":"2026-11-27T17:30:40.619Z","updatedAt":"2026-11-27T17:30:40.619Z","metadata":{"simulated":true}},"deposit":{"txHash":"8d0300fb587ab8e42f0304cac6a55b52501be7cd8ac5fba5cb338d17cc04edb7","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 17:30:40.636145+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/crypto/payments/cp_01m8f0yb3b91cvz36zqpk6mtrs/simulate-deposit', '5112b3a08859d6223c2701b36fb860bf', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8f0yb3b91cvz36zqpk6mtrs', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8f0yb3b91cvz36zqpk6mtrs","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd","checkoutUrl":"http://127.0.0.1:43955/pay/01m8f0yb3b91cvz36zqpk6mtrsqtnt6sw3narw17pzg842pc3a92","returnUrl":null,"status":"UNDERPAID","txHash":"8d0300fb587ab8e42f0304cac6a55b52501be7cd8ac5fba5cb338d17cc04edb7","reviewReason":null,"expiresAt":"2026-11-27T18:30:40.619Z","payableUntil":"2026-11-27T19:30:40.619Z","environment":"test","createdAt":"2026-11-27T17:30:40.619Z","updatedAt":"2026-11-27T17:30:42.800Z","metadata":{"simulated":true}},"deposit":{"txHash":"e58198ef1fe70b322caa5266963e985bc880d5a769347ea76b13b0c6ac9101df","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 17:30:43.01449+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/crypto/payments/create', '6ce48e74dc26554b4137b2de35b6e1b3', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8f0yb3b91cvz36zqpk6mtrs', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8f0yb3b91cvz36zqpk6mtrs","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd","checkoutUrl":"http://127.0.0.1:43955/pay/01m8f0yb3b91cvz36zqpk6mtrsqtnt6sw3narw17pzg842pc3a92","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-27T18:30:40.619Z","payableUntil":"2026-11-27T18:30:40.619Z","environment":"test","createdAt":"2026-11-27T17:30:40.619Z","updatedAt":"2026-11-27T17:30:40.619Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 17:30:40.62287+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/crypto/withdrawals/request', '86159a6167c127d7a729627325913131', E'\\x809a2a643db91d9bdb8b91baa5d94cd72731b1e7faba579f0da223ad4509d5c0', 'sale_01m8f0ym73e2xqses70fkgtyjn', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8f0ym73e2xqses70fkgtyjn","amountUsdt":10,"conversionRate":1524.74,"grossAmountNgn":15247.4,"withdrawalFeeNgn":25,"netAmountNgn":15222.4,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8f0ym73e2xqses70fkgtyjn","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T17:30:49.955Z"},"simulated":true,"environment":"test"}', '2026-11-27 17:30:49.955741+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/payment/process', '3b8d5f3c1ac6cc3ae55178ce57aa4ddb', E'\\x599481e092b540103832378e73c80dcfd0cbc2403ad581c70e6861c8c55b8148', 'txn_01m8f0xy6bd357vwmb5genqkz4', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8f0xy6bd357vwmb5genqkz4","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 17:30:27.405748+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/withdrawal/request', '3b98db892cb46fd3d2fde5ee1abcbbd3', E'\\x917b87ae104ff645c29106ce202c61d27f3f51202ef147e95fb6115fc9e19731', 'wd_01m8f0y3jft5cet9yy9kpp1wtd', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f0y3jft5cet9yy9kpp1wtd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T17:30:32.911Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 17:30:32.911599+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/withdrawal/request', '5e10d78b01f879a176da158307b3dbfb', E'\\xc06b706061d7802b42a634c6f290ea04da472adbc16dce2c1c391479718e34fc', 'wd_01m8f0yap8skv3b7dx3hjh9cxq', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f0yap8skv3b7dx3hjh9cxq","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T17:30:40.200Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 17:30:40.200745+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/withdrawal/request', 'dc0b75dfb5d3a30066fe04cdbb176efc', E'\\x5d0089fc0a53fc707c18d1903e1f8f553486f6269aa913b9c9d824d976b3d090', 'wd_01m8f0y8jz99mwtd9q9f99197y', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8f0y8jz99mwtd9q9f99197y","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T17:30:38.048Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 17:30:38.048473+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/withdrawal/request', 'demo-a649f5d3-dede-4097-af31-155571b6e234', E'\\x28d9608ad33183aec1885d7f7803b5ab0959f004539075439d50a5bc0508a2d2', 'wd_01m8f0xy6zkb8p3gx9xmfn7s8f', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8f0xy6zkb8p3gx9xmfn7s8f","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T17:30:27.425Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 17:30:27.425058+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/withdrawal/request', 'ebd3f4bef5ad6a8e4e4ee58c134ad8c8', E'\\xc7fc95fceaeff93bc45d137e82563927992b5dd343f555173c43d551008de25f', 'wd_01m8f0xyc26wf6sajns4p2vk0b', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8f0xyc26wf6sajns4p2vk0b","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T17:30:27.587Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 17:30:27.587109+00'),
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '/withdrawal/request', 'f752d1df57fefcd40e9a51d453c97b6b', E'\\xedd9d9b3ec74516e121c12cf6424f727864cd2d2454144c3bb96450c9a432566', 'wd_01m8f0xyahwz4j7ze79a0z3nxm', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8f0xyahwz4j7ze79a0z3nxm","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T17:30:27.537Z","environment":"test","simulated":true},"requestId":"req_01m8f0xyaebgjnp9e2zagsckv5","simulated":true,"environment":"test"}', '2026-11-27 17:30:27.537429+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d7073310ce205c4c57147ae6de3a0412fab3b8fc0150a76b3ab6a6dc8ad7b202672a0dde96b3deec41ceeaf1027c9a44cee9ccc147453105272223155b16d9503530c89fe48d627d8b4b03aae2bd7c2e72a0c87', '2026-11-27 17:30:25.187326+00', '2026-11-27 17:30:25.187326+00'),
('sandbox_seed', E'\\x6d7073310ce205c4c57147ae81883abbf7409cd25973530705ce587a721478d84368e43e67ac5f8af5e0d413b0fcd582c397511ab564e892b16900a7c8ebc7f6feaea86b16124e96b38a30f27c50e367ce3e5179daf0248ec7058c5abf865225a03a6921d1513997b0005a1ed2d198e8', '2026-11-27 17:30:25.185499+00', '2026-11-27 17:30:25.185499+00');
insert into public.known_networks (business_id, network_hmac, last_used_at) overriding system value values
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', E'\\x1942a5e7adc0b3953931ebd65583a6a9a917745705509e90826267f46cda751b', '2026-11-27 17:30:27.361541+00');
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8f0yb0agpa1cm011p2bhjhv', 'bill', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611271830049bdgh3beh8r21a', NULL, '2026-11-27 17:30:40.523238+00', '2026-11-27 17:30:40.547336+00'),
('bill_01m8f0yb20r2anqkkmg406k691', 'bill', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112718308h6rm45hjb0qj3zb', NULL, '2026-11-27 17:30:40.576836+00', '2026-11-27 17:30:40.595333+00'),
('col_01m8f0ym8908ngr1h9a9z79t5z', 'collection', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 17:31:09.9944+00', NULL, 'sim_col_01m8f0ym8908ngr1h9a9z79t5z', NULL, '2026-11-27 17:30:49.9944+00', '2026-11-27 17:30:52.049619+00'),
('sale_01m8f0ym73e2xqses70fkgtyjn', 'usdt_sale', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8f0ym73e2xqses70fkgtyjn', NULL, '2026-11-27 17:30:49.955741+00', '2026-11-27 17:30:49.975243+00'),
('wd_01m8f0xy6zkb8p3gx9xmfn7s8f', 'withdrawal', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f0xy6zkb8p3gx9xmfn7s8f', NULL, '2026-11-27 17:30:27.425058+00', '2026-11-27 17:30:27.472418+00'),
('wd_01m8f0xyahwz4j7ze79a0z3nxm', 'withdrawal', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f0xyahwz4j7ze79a0z3nxm', 'The sandbox fails amounts ending in .01.', '2026-11-27 17:30:27.537429+00', '2026-11-27 17:30:27.558277+00'),
('wd_01m8f0xyc26wf6sajns4p2vk0b', 'withdrawal', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f0xyc26wf6sajns4p2vk0b', NULL, '2026-11-27 17:30:27.587109+00', '2026-11-27 17:30:32.630491+00'),
('wd_01m8f0y3jft5cet9yy9kpp1wtd', 'withdrawal', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f0y3jft5cet9yy9kpp1wtd', 'The sandbox reverses amounts ending in .04.', '2026-11-27 17:30:32.911599+00', '2026-11-27 17:30:37.950749+00'),
('wd_01m8f0y8jz99mwtd9q9f99197y', 'withdrawal', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', 'simulator', '1', '4bd726e3-7a8b-4058-b869-a0dac237ccc9', 'completed', 'demo', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f0y8jz99mwtd9q9f99197y', NULL, '2026-11-27 17:30:38.048473+00', '2026-11-27 17:30:40.170189+00'),
('wd_01m8f0yap8skv3b7dx3hjh9cxq', 'withdrawal', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8f0yap8skv3b7dx3hjh9cxq', NULL, '2026-11-27 17:30:40.200745+00', '2026-11-27 17:30:40.219245+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TFieqrFWwJXD8yukovuCPh5Xy9bK9CiJhe', '0', '8999999985632000', 'true'),
('TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd', '0', '268000', 'true'),
('TNFzyqbDtGjMXo8FBbtEFmcViacLejho6r', '25000000', '0', 'false');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795800627332'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795800637336'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795800640637'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795800643015'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795800645486'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795800647625'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795800649787');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('10872a0c2eb2622f0e106648f54eee6bbf0979be9b2b050220e6c14448d9bfea', '6', 'trx_transfer', 'SUCCESS', 'TFieqrFWwJXD8yukovuCPh5Xy9bK9CiJhe', 'TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd', '13650000', '1100000', '0'),
('3aec6b63069c8f07b962aab934744fe31fdf8d374978a4f0d5d208bda1cb541a', '8', 'trx_transfer', 'SUCCESS', 'TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd', 'TFieqrFWwJXD8yukovuCPh5Xy9bK9CiJhe', '382000', '0', '0'),
('5921b84f787cf97b3f2c44f9b0cb357a2c1eb2e6a0d7caea0cea1ad9961c942c', '7', 'usdt_transfer', 'SUCCESS', 'TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd', 'TNFzyqbDtGjMXo8FBbtEFmcViacLejho6r', '25000000', '13000000', '130000'),
('8d0300fb587ab8e42f0304cac6a55b52501be7cd8ac5fba5cb338d17cc04edb7', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd', '10000000', '0', '0'),
('e58198ef1fe70b322caa5266963e985bc880d5a769347ea76b13b0c6ac9101df', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TMkTeYoXzaFmJGa9fqyuGAMdYy6UrU4ujd', '15000000', '0', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8f0yb0agpa1cm011p2bhjhv', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8f0yb08gcwfysrw64k36rrq', '2026-11-27 17:30:40.523238+00', '2026-11-27 17:30:40.547336+00'),
('bill_01m8f0yb20r2anqkkmg406k691', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8f0yb1ykw36s3j0a5cb5v5z', '2026-11-27 17:30:40.576836+00', '2026-11-27 17:30:40.595333+00'),
('col_01m8f0ym8908ngr1h9a9z79t5z', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'collection', 'COMPLETED', '3184317', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8f0ym87hncrw09swcy02j8j', '2026-11-27 17:30:49.9944+00', '2026-11-27 17:30:52.049619+00'),
('txn_01m8f0xy6bd357vwmb5genqkz4', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8f0xy68bag7n3rrtwfd2y50', '2026-11-27 17:30:27.405748+00', '2026-11-27 17:30:27.405748+00'),
('wd_01m8f0xy6zkb8p3gx9xmfn7s8f', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f0xy6xzq1p92ynbcfqsc12', '2026-11-27 17:30:27.425058+00', '2026-11-27 17:30:27.472418+00'),
('wd_01m8f0xyahwz4j7ze79a0z3nxm', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f0xyaebgjnp9e2zagsckv5', '2026-11-27 17:30:27.537429+00', '2026-11-27 17:30:27.558277+00'),
('wd_01m8f0xyc26wf6sajns4p2vk0b', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f0xyc0m6pj52qgat5shn5m', '2026-11-27 17:30:27.587109+00', '2026-11-27 17:30:32.630491+00'),
('wd_01m8f0y3jft5cet9yy9kpp1wtd', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f0y3jdw6wqng9hybkdebtr', '2026-11-27 17:30:32.911599+00', '2026-11-27 17:30:37.950749+00'),
('wd_01m8f0y8jz99mwtd9q9f99197y', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f0y8jw4cyaf4vpdkyrdmqn', '2026-11-27 17:30:38.048473+00', '2026-11-27 17:30:40.170189+00'),
('wd_01m8f0yap8skv3b7dx3hjh9cxq', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8f0yap63jdj87gs92zxph3t', '2026-11-27 17:30:40.200745+00', '2026-11-27 17:30:40.219245+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8f0ym6xxw66c7t7pae29q79', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', '10000000', '1540.15000000', '1524.74000000', '1524740', '2500', '1522240', '15410', '2026-11-27 17:30:49.950427+00', '2026-11-27 17:31:49.949+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8f0ym73e2xqses70fkgtyjn', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'COMPLETED', '10000000', '1540.15000000', '1524.74000000', '1524740', '2500', '1522240', '15410', 'qte_01m8f0ym6xxw66c7t7pae29q79', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8f0ym70108716mxedkqvy2z', '2026-11-27 17:30:49.955741+00', '2026-11-27 17:30:49.975243+00');
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'simulator', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 17:30:27.257876+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8f0xy8jajw3my542hvq1jmq', '1', 'http://127.0.0.1:40325/webhooks', '2026-11-27 17:30:27.483+00', '14', '204', '', NULL),
('msg_01m8f0xyb8t4em6yneqpt8g9zb', '1', 'http://127.0.0.1:40325/webhooks', '2026-11-27 17:30:27.566+00', '2', '204', '', NULL),
('msg_01m8f0y39t77cnn5ehr2eygzwq', '1', 'http://127.0.0.1:40325/webhooks', '2026-11-27 17:30:32.641+00', '4', '204', '', NULL),
('msg_01m8f0y3k37wg13bm0y42yq1m8', '1', 'http://127.0.0.1:40325/webhooks', '2026-11-27 17:30:32.934+00', '1', '204', '', NULL),
('msg_01m8f0y8fzezv739ha0rxke5mv', '1', 'http://127.0.0.1:40325/webhooks', '2026-11-27 17:30:37.957+00', '3', '204', '', NULL),
('msg_01m8f0yanb1c8ea052zvshfr2e', '1', 'http://127.0.0.1:40325/webhooks', '2026-11-27 17:30:40.176+00', '3', '204', '', NULL),
('msg_01m8f0yapynw0mkrf2p6kwv0bq', '1', 'http://127.0.0.1:40325/webhooks', '2026-11-27 17:30:40.226+00', '2', '500', '', NULL),
('msg_01m8f0yapynw0mkrf2p6kwv0bq', '2', 'http://127.0.0.1:40325/webhooks', '2026-11-27 17:30:40.494+00', '2', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8f0xy8jajw3my542hvq1jmq', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal.completed', 'wd_01m8f0xy6zkb8p3gx9xmfn7s8f', '{"type":"withdrawal.completed","timestamp":"2026-11-27T17:30:27.444Z","data":{"transactionId":"wd_01m8f0xy6zkb8p3gx9xmfn7s8f","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T17:30:27.425Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 17:30:27.472418+00', '2026-11-27 17:30:27.499367+00', NULL),
('msg_01m8f0xyb8t4em6yneqpt8g9zb', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal.failed', 'wd_01m8f0xyahwz4j7ze79a0z3nxm', '{"type":"withdrawal.failed","timestamp":"2026-11-27T17:30:27.549Z","data":{"transactionId":"wd_01m8f0xyahwz4j7ze79a0z3nxm","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T17:30:27.537Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 17:30:27.558277+00', '2026-11-27 17:30:27.568901+00', NULL),
('msg_01m8f0y39t77cnn5ehr2eygzwq', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal.completed', 'wd_01m8f0xyc26wf6sajns4p2vk0b', '{"type":"withdrawal.completed","timestamp":"2026-11-27T17:30:32.621Z","data":{"transactionId":"wd_01m8f0xyc26wf6sajns4p2vk0b","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T17:30:27.587Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 17:30:32.630491+00', '2026-11-27 17:30:32.64608+00', NULL),
('msg_01m8f0y3k37wg13bm0y42yq1m8', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal.completed', 'wd_01m8f0y3jft5cet9yy9kpp1wtd', '{"type":"withdrawal.completed","timestamp":"2026-11-27T17:30:32.921Z","data":{"transactionId":"wd_01m8f0y3jft5cet9yy9kpp1wtd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T17:30:32.911Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 17:30:32.929929+00', '2026-11-27 17:30:32.936768+00', NULL),
('msg_01m8f0y8fzezv739ha0rxke5mv', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal.failed', 'wd_01m8f0y3jft5cet9yy9kpp1wtd', '{"type":"withdrawal.failed","timestamp":"2026-11-27T17:30:37.941Z","data":{"transactionId":"wd_01m8f0y3jft5cet9yy9kpp1wtd","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T17:30:32.911Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 17:30:37.950749+00', '2026-11-27 17:30:37.96057+00', NULL),
('msg_01m8f0yanb1c8ea052zvshfr2e', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal.completed', 'wd_01m8f0y8jz99mwtd9q9f99197y', '{"type":"withdrawal.completed","timestamp":"2026-11-27T17:30:40.163Z","data":{"transactionId":"wd_01m8f0y8jz99mwtd9q9f99197y","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T17:30:38.048Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 17:30:40.170189+00', '2026-11-27 17:30:40.179608+00', NULL),
('msg_01m8f0yapynw0mkrf2p6kwv0bq', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', 'withdrawal.completed', 'wd_01m8f0yap8skv3b7dx3hjh9cxq', '{"type":"withdrawal.completed","timestamp":"2026-11-27T17:30:40.210Z","data":{"transactionId":"wd_01m8f0yap8skv3b7dx3hjh9cxq","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T17:30:40.200Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 17:30:40.219245+00', '2026-11-27 17:30:40.496421+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8f0xy1v7s1vsxh6n9qkzcwd', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'test', E'\\x6d7073310ce205c4c57147ae526d252e6a73b3ef6d160967eb33629dbbac970ad102a50177e46c6a5203153e2352c2337ca2820191c060554b6ec8ace9a0bf10a431adeabe45f93e054fbd09704a40b4761b6a1a848e772664f4', '2026-11-27 17:30:27.257876+00', NULL),
('whs_01m8f0xy1vqfdb88mxer6hfszn', 'biz_01m8f0xy1p7z8s4p1jhbn44hfe', 'prod', E'\\x6d7073310ce205c4c57147ae80dbf2fd55826e61ad2cd86d4094f3fdf3d41cef54054ba944003eb7be5f1e08cda3ca8e121b248e6258e632fef0263a289220f0ca7b9baee474b5df9fd65f48f2cacd519154782b78ae68c2aebd', '2026-11-27 17:30:27.257876+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8f0xy6zkb8p3gx9xmfn7s8f', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f0xyahwz4j7ze79a0z3nxm', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f0xyc26wf6sajns4p2vk0b', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f0y3jft5cet9yy9kpp1wtd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f0y8jz99mwtd9q9f99197y', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8f0yap8skv3b7dx3hjh9cxq', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 5);
select setval('public.crypto_address_index_test', 0);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
