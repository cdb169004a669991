-- Rows of a database of version 1.0.0, written by `npm run dump`.
begin;
-- The triggers ran when the rows were first written. Here they would move money a second time.
set local session_replication_role = replica;
delete from ledger.accounts where id in ('112', '123', '124', '176', '177', '186', '187', '188', '268', '304', '320', '48', '49', '60');
insert into ledger.accounts (id, business_id, environment, asset, kind, shard, balance_minor, last_sequence, created_at) overriding system value values
('1024', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'prod', 'NGN', 'available', '0', '0', '0', '2026-11-27 23:39:21.756284+00'),
('1025', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'prod', 'USDT', 'available', '0', '0', '0', '2026-11-27 23:39:21.756284+00'),
('1026', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'NGN', 'available', '0', '7373662', '13', '2026-11-27 23:39:21.756284+00'),
('1027', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'USDT', 'available', '0', '15000000', '2', '2026-11-27 23:39:21.756284+00'),
('1028', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'prod', 'NGN', 'held', '0', '0', '0', '2026-11-27 23:39:21.756284+00'),
('1029', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'prod', 'USDT', 'held', '0', '0', '0', '2026-11-27 23:39:21.756284+00'),
('1030', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'NGN', 'held', '0', '0', '16', '2026-11-27 23:39:21.756284+00'),
('1031', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'USDT', 'held', '0', '0', '2', '2026-11-27 23:39:21.756284+00'),
('112', NULL, 'test', 'NGN', 'commission', '0', '15430', '1', '2026-11-27 23:38:56.805963+00'),
('123', NULL, 'test', 'NGN', 'commission', '11', '32213', '1', '2026-11-27 23:38:56.805963+00'),
('124', NULL, 'test', 'NGN', 'commission', '12', '150000', '1', '2026-11-27 23:38:56.805963+00'),
('176', NULL, 'test', 'NGN', 'provider_clearing', '0', '6534550', '5', '2026-11-27 23:38:56.805963+00'),
('177', NULL, 'test', 'NGN', 'provider_clearing', '1', '200005', '2', '2026-11-27 23:38:56.805963+00'),
('186', NULL, 'test', 'NGN', 'provider_clearing', '10', '-150050', '1', '2026-11-27 23:38:56.805963+00'),
('187', NULL, 'test', 'NGN', 'provider_clearing', '11', '-3221332', '1', '2026-11-27 23:38:56.805963+00'),
('188', NULL, 'test', 'NGN', 'provider_clearing', '12', '-9399998', '3', '2026-11-27 23:38:56.805963+00'),
('268', NULL, 'test', 'USDT', 'custody', '12', '-25000000', '1', '2026-11-27 23:38:56.805963+00'),
('304', NULL, 'test', 'NGN', 'conversion', '0', '-1542480', '1', '2026-11-27 23:38:56.805963+00'),
('320', NULL, 'test', 'USDT', 'conversion', '0', '10000000', '1', '2026-11-27 23:38:56.805963+00'),
('48', NULL, 'test', 'NGN', 'fees', '0', '5000', '4', '2026-11-27 23:38:56.805963+00'),
('49', NULL, 'test', 'NGN', 'fees', '1', '2000', '2', '2026-11-27 23:38:56.805963+00'),
('60', NULL, 'test', 'NGN', 'fees', '12', '1000', '1', '2026-11-27 23:38:56.805963+00');
insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor) overriding system value values
('1026', '1', '1', '9850000', '9850000'),
('1026', '10', '15', '-500000', '4044493'),
('1026', '11', '17', '-10000', '4034493'),
('1026', '12', '22', '3189119', '7223612'),
('1026', '13', '23', '150050', '7373662'),
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
('112', '1', '21', '15430', '15430'),
('123', '1', '22', '32213', '32213'),
('124', '1', '1', '150000', '150000'),
('176', '1', '3', '5000000', '5000000'),
('176', '2', '9', '100004', '5100004'),
('176', '3', '10', '-100004', '5000000'),
('176', '4', '18', '10000', '5010000'),
('176', '5', '21', '1524550', '6534550'),
('177', '1', '12', '100005', '100005'),
('177', '2', '14', '100000', '200005'),
('186', '1', '23', '-150050', '-150050'),
('187', '1', '22', '-3221332', '-3221332'),
('188', '1', '1', '-10000000', '-10000000'),
('188', '2', '7', '100002', '-9899998'),
('188', '3', '16', '500000', '-9399998'),
('268', '1', '19', '-25000000', '-25000000'),
('304', '1', '21', '-1542480', '-1542480'),
('320', '1', '21', '10000000', '10000000'),
('48', '1', '3', '2500', '2500'),
('48', '2', '9', '1000', '3500'),
('48', '3', '10', '-1000', '2500'),
('48', '4', '21', '2500', '5000'),
('49', '1', '12', '1000', '1000'),
('49', '2', '14', '1000', '2000'),
('60', '1', '7', '1000', '1000');
insert into ledger.transfers (id, reference, kind, phase, environment, reservation_id, created_at, leg_accounts, leg_amounts, applied_by_batch) overriding system value values
('1', 'txn_01m8fp1eamrjcz9pdeg3sfxjph', 'payment', 'single', 'test', NULL, '2026-11-27 23:39:22.338444+00', NULL, NULL, NULL),
('10', 'wd_01m8fp1kzcmv4nca8b0st48ggx:reversal', 'withdrawal_reversal', 'single', 'test', NULL, '2026-11-27 23:39:33.200404+00', NULL, NULL, NULL),
('11', 'wd_01m8fp1s96xnzqp3zybk7c6xyn:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:33.542935+00', NULL, NULL, NULL),
('12', 'wd_01m8fp1s96xnzqp3zybk7c6xyn:post', 'withdrawal_post', 'post', 'test', '11', '2026-11-27 23:39:36.2134+00', NULL, NULL, NULL),
('13', 'wd_01m8fp1vykeshmsqc2xmj6sw5s:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:36.276124+00', NULL, NULL, NULL),
('14', 'wd_01m8fp1vykeshmsqc2xmj6sw5s:post', 'withdrawal_post', 'post', 'test', '13', '2026-11-27 23:39:36.427207+00', NULL, NULL, NULL),
('15', 'bill_01m8fp1wfcb583tv3h4a4w2v9x:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:36.813682+00', NULL, NULL, NULL),
('16', 'bill_01m8fp1wfcb583tv3h4a4w2v9x:post', 'bill_post', 'post', 'test', '15', '2026-11-27 23:39:36.895308+00', NULL, NULL, NULL),
('17', 'bill_01m8fp1wpm828z11f1pnpwy60a:reserve', 'bill_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:37.045193+00', NULL, NULL, NULL),
('18', 'bill_01m8fp1wpm828z11f1pnpwy60a:post', 'bill_post', 'post', 'test', '17', '2026-11-27 23:39:37.185064+00', NULL, NULL, NULL),
('19', 'cp_01m8fp1wyw2w12bjky3z1pmt83', 'crypto_settlement', 'single', 'test', NULL, '2026-11-27 23:39:47.4922+00', NULL, NULL, NULL),
('2', 'wd_01m8fp1edcjz4rdc56k3nc8ekv:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:22.427823+00', NULL, NULL, NULL),
('20', 'sale_01m8fp2758rkn5nas2m8yxv3pk:reserve', 'usdt_sale_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:47.753317+00', NULL, NULL, NULL),
('21', 'sale_01m8fp2758rkn5nas2m8yxv3pk:post', 'usdt_sale_post', 'post', 'test', '20', '2026-11-27 23:39:47.843711+00', NULL, NULL, NULL),
('22', 'col_01m8fp27e15jdfmjdbx3936m4h:credit', 'collection', 'single', 'test', NULL, '2026-11-27 23:39:50.313957+00', NULL, NULL, NULL),
('23', 'adj_01m8fp2a8z0s247gj83zwjd625', 'adjustment', 'single', 'test', NULL, '2026-11-27 23:39:50.95363+00', NULL, NULL, NULL),
('3', 'wd_01m8fp1edcjz4rdc56k3nc8ekv:post', 'withdrawal_post', 'post', 'test', '2', '2026-11-27 23:39:22.543242+00', NULL, NULL, NULL),
('4', 'wd_01m8fp1emg8ns8ksz91jkse66e:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:22.641307+00', NULL, NULL, NULL),
('5', 'wd_01m8fp1emg8ns8ksz91jkse66e:void', 'withdrawal_void', 'void', 'test', '4', '2026-11-27 23:39:22.673101+00', NULL, NULL, NULL),
('6', 'wd_01m8fp1epyb5sd5tah8bgs8wrd:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:22.718859+00', NULL, NULL, NULL),
('7', 'wd_01m8fp1epyb5sd5tah8bgs8wrd:post', 'withdrawal_post', 'post', 'test', '6', '2026-11-27 23:39:27.818676+00', NULL, NULL, NULL),
('8', 'wd_01m8fp1kzcmv4nca8b0st48ggx:reserve', 'withdrawal_reserve', 'reserve', 'test', NULL, '2026-11-27 23:39:28.110013+00', NULL, NULL, NULL),
('9', 'wd_01m8fp1kzcmv4nca8b0st48ggx:post', 'withdrawal_post', 'post', 'test', '8', '2026-11-27 23:39:28.152437+00', NULL, NULL, NULL);
insert into public.api_keys (id, business_id, environment, key_sha256, key_encrypted, last_four, name, scopes, networks, created_at, expires_at, last_used_at, last_used_network) overriding system value values
('key_01m8fp1drpntz78c11jhreebwk', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', E'\\x630abe8ec46955618a8da70aecde9058bfd99221660cd18a54b71eba041739f5', E'\\x6d707331831fb76b2f5370d06f10894424713b3973ccb580dfc6ea7291efdd36dd1a8cc8f40cb6f61b2f07106b8f296598f2f06a07386b7dac0edad7235a499821b47bb70b4fd7d2d375b3552c5e7ba4c9a6cadf', 'qNYK', NULL, NULL, NULL, '2026-11-27 23:39:21.76302+00', NULL, '2026-11-27 23:39:21.881252+00', '127.0.0.1'),
('key_01m8fp1drpzc8j7yhy8k453qy0', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'prod', E'\\xca29bbb818da7d718f81f487fe969e4be5e27b6701d41d901a03a1ad8c28b0c2', E'\\x6d707331831fb76b2f5370d0622c8d9f44aceeb7d7e8d0007b079548009106f37cca0562c0922409b762667b8fed0e83ac97d9f8bd9a4b3b9ba9b7638cef0ea0ff7faebb4c18bc079ef645937cf847af4ce9c057', 'un7x', NULL, NULL, NULL, '2026-11-27 23:39:21.76302+00', NULL, NULL, NULL);
insert into public.attempt_counters (key, points, expire) overriding system value values
('login-account:70dd5add54c861f4c22739807370aa43bcaa6bdc61fabe908141deed780ff989', '0', '1795909162061'),
('login-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '0', '1795823662053'),
('password-address:05d4b45f7dc288281604a9493ed149ecb857a8d91cbb9680073732359b79b9bb', '1', '1795823662041');
insert into public.attempts (order_id, ordinal, provider, account, reference, fencing_token, sends, sent_at, leased_at, send_by, outcome, reason, provider_reference, answered_at, checks, updates_read, next_check_at, refusals, abandoned_at, is_reference_over, can_fail_over) overriding system value values
('bill_01m8fp1wfcb583tv3h4a4w2v9x', '1', 'simulator', 'simulator', '2026112800396qhexnj71vtr1fkx', '1', '1', '2026-11-27 23:39:36.882002+00', NULL, NULL, 'succeeded', NULL, 'sim_2026112800396qhexnj71vtr1fkx', '2026-11-27 23:39:36.869+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('bill_01m8fp1wpm828z11f1pnpwy60a', '1', 'simulator', 'simulator', '202611280039v89spgvbqf8aq55y', '1', '1', '2026-11-27 23:39:37.166117+00', NULL, NULL, 'succeeded', NULL, 'sim_202611280039v89spgvbqf8aq55y', '2026-11-27 23:39:37.112+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('col_01m8fp27e15jdfmjdbx3936m4h', '1', 'simulator', 'simulator', 'col_01m8fp27e15jdfmjdbx3936m4h', '1', '1', '2026-11-27 23:39:48.154108+00', NULL, NULL, 'succeeded', NULL, 'sim_col_01m8fp27e15jdfmjdbx3936m4h', '2026-11-27 23:39:50.291+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('sale_01m8fp2758rkn5nas2m8yxv3pk', '1', 'simulator', 'simulator', 'sale_01m8fp2758rkn5nas2m8yxv3pk', '1', '1', '2026-11-27 23:39:47.841075+00', NULL, NULL, 'succeeded', NULL, 'sim_sale_01m8fp2758rkn5nas2m8yxv3pk', '2026-11-27 23:39:47.812+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fp1edcjz4rdc56k3nc8ekv', '1', 'simulator', 'simulator', 'wd_01m8fp1edcjz4rdc56k3nc8ekv', '1', '1', '2026-11-27 23:39:22.541267+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fp1edcjz4rdc56k3nc8ekv', '2026-11-27 23:39:22.492+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fp1emg8ns8ksz91jkse66e', '1', 'simulator', 'simulator', 'wd_01m8fp1emg8ns8ksz91jkse66e', '1', '1', '2026-11-27 23:39:22.671729+00', NULL, NULL, 'failed', 'The sandbox fails amounts ending in .01.', 'sim_wd_01m8fp1emg8ns8ksz91jkse66e', '2026-11-27 23:39:22.656+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fp1epyb5sd5tah8bgs8wrd', '1', 'simulator', 'simulator', 'wd_01m8fp1epyb5sd5tah8bgs8wrd', '1', '1', '2026-11-27 23:39:22.744918+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fp1epyb5sd5tah8bgs8wrd', '2026-11-27 23:39:27.77+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fp1kzcmv4nca8b0st48ggx', '1', 'simulator', 'simulator', 'wd_01m8fp1kzcmv4nca8b0st48ggx', '1', '1', '2026-11-27 23:39:28.147308+00', NULL, NULL, 'reversed', 'The sandbox reverses amounts ending in .04.', 'sim_wd_01m8fp1kzcmv4nca8b0st48ggx', '2026-11-27 23:39:33.175+00', '0', '0', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fp1s96xnzqp3zybk7c6xyn', '1', 'simulator', 'simulator', 'wd_01m8fp1s96xnzqp3zybk7c6xyn', '1', '1', '2026-11-27 23:39:33.872324+00', NULL, NULL, 'unknown', 'The sandbox never tells the outcome of amounts ending in .05.', 'sim_wd_01m8fp1s96xnzqp3zybk7c6xyn', '2026-11-27 23:39:36.171+00', '0', '1', NULL, '0', NULL, 'false', 'false'),
('wd_01m8fp1vykeshmsqc2xmj6sw5s', '1', 'simulator', 'simulator', 'wd_01m8fp1vykeshmsqc2xmj6sw5s', '1', '1', '2026-11-27 23:39:36.426069+00', NULL, NULL, 'succeeded', NULL, 'sim_wd_01m8fp1vykeshmsqc2xmj6sw5s', '2026-11-27 23:39:36.299+00', '0', '0', NULL, '0', NULL, 'false', 'false');
insert into public.audit_log (id, at, actor, action, subject, details, business_id, environment, proven_by, credential_id, credential_ends, address, user_agent, before, after) overriding system value values
('1', '2026-11-27 23:39:21.76302+00', 'system', 'business.create', 'biz_01m8fp1drn87r7h742e7gvqvnr', '{"kycStatus": "APPROVED"}', 'biz_01m8fp1drn87r7h742e7gvqvnr', NULL, 'operator', NULL, NULL, NULL, NULL, NULL, NULL),
('2', '2026-11-27 23:39:22.134442+00', 'usr_01m8fp1drnffyvmg35dk2mevtr', 'sign_in.new_network', 'biz_01m8fp1drn87r7h742e7gvqvnr', '{}', 'biz_01m8fp1drn87r7h742e7gvqvnr', NULL, 'token', '5c8d86309d49', NULL, '127.0.0.1', 'node', NULL, NULL),
('3', '2026-11-27 23:39:22.255743+00', 'usr_01m8fp1drnffyvmg35dk2mevtr', 'webhook_url.change', 'biz_01m8fp1drn87r7h742e7gvqvnr', '{}', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'token', '5c8d86309d49', NULL, '127.0.0.1', 'node', '{"webhookUrl": null}', '{"webhookUrl": "http://127.0.0.1:43393/webhooks"}'),
('4', '2026-11-27 23:39:36.2134+00', 'root', 'withdrawal.resolve', 'wd_01m8fp1s96xnzqp3zybk7c6xyn', '{"to": "COMPLETED", "from": "PROCESSING", "reason": "It is on the bank''s statement"}', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'operator', NULL, NULL, NULL, NULL, '{"status": "PROCESSING"}', '{"status": "COMPLETED"}'),
('5', '2026-11-27 23:39:50.671842+00', 'usr_01m8fp1drnffyvmg35dk2mevtr', 'webhook_url.change', 'biz_01m8fp1drn87r7h742e7gvqvnr', '{}', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'token', '5c8d86309d49', NULL, '127.0.0.1', 'node', '{"webhookUrl": "http://127.0.0.1:43393/webhooks"}', '{"webhookUrl": null}'),
('6', '2026-11-27 23:39:50.95363+00', 'ada', 'balance.adjust', 'biz_01m8fp1drn87r7h742e7gvqvnr', '{"asset": "NGN", "reason": "An example.", "amountMinor": "150050", "environment": "test", "adjustmentId": "adj_01m8fp2a8z0s247gj83zwjd625"}', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'operator', NULL, NULL, NULL, NULL, NULL, '{"amount": "1500.5", "currency": "NGN"}');
insert into public.balance_adjustments (id, business_id, environment, asset, amount_minor, reason, ordered_by, created_at) overriding system value values
('adj_01m8fp2a8z0s247gj83zwjd625', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'NGN', '150050', 'An example.', 'ada', '2026-11-27 23:39:50.95363+00');
insert into public.bank_accounts (business_id, environment, account_number, bank_code, bank_name, account_name, verified_at, verified_with, nip_code, changed_at) overriding system value values
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', '2026-11-27 23:39:21.76302+00', NULL, NULL, NULL);
insert into public.bill_billers (environment, kind, id, service_id, name, smallest_minor, largest_minor, "position", provider, refreshed_at) overriding system value values
('test', 'airtime', '9mobile', '9mobile', '9mobile Airtime', '5000', '5000000', '3', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'airtime', 'airtel', 'airtel', 'Airtel Airtime', '5000', '5000000', '1', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'airtime', 'glo', 'glo', 'Glo Airtime', '5000', '5000000', '2', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'airtime', 'mtn', 'mtn', 'MTN Airtime', '5000', '5000000', '0', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'bet', 'bet9ja', 'bet9ja', 'Bet9ja', '10000', '50000000', '23', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'bet', 'betking', 'betking', 'BetKing', '10000', '50000000', '24', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'bet', 'sportybet', 'sportybet', 'SportyBet', '10000', '50000000', '25', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'data', '9mobile', '9mobile-data', '9mobile Data', '5000', '10000000', '7', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'data', 'airtel', 'airtel-data', 'Airtel Data', '5000', '10000000', '5', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'data', 'glo', 'glo-data', 'Glo Data', '5000', '10000000', '6', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'data', 'mtn', 'mtn-data', 'MTN Data', '5000', '10000000', '4', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'aba-electric', 'aba-electric', 'Aba Electric', '50000', '50000000', '18', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'abuja-electric', 'abuja-electric', 'Abuja Electric', '50000', '50000000', '10', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'benin-electric', 'benin-electric', 'Benin Electric', '50000', '50000000', '17', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'eko-electric', 'eko-electric', 'Eko Electric', '50000', '50000000', '9', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'enugu-electric', 'enugu-electric', 'Enugu Electric', '50000', '50000000', '16', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'ibadan-electric', 'ibadan-electric', 'Ibadan Electric', '50000', '50000000', '14', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '50000', '50000000', '8', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'jos-electric', 'jos-electric', 'Jos Electric', '50000', '50000000', '13', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'kaduna-electric', 'kaduna-electric', 'Kaduna Electric', '50000', '50000000', '15', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'kano-electric', 'kano-electric', 'Kano Electric', '50000', '50000000', '11', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'portharcourt-electric', 'portharcourt-electric', 'Port Harcourt Electric', '50000', '50000000', '12', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'electricity', 'yola-electric', 'yola-electric', 'Yola Electric', '50000', '50000000', '19', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'tv', 'dstv', 'dstv', 'DStv', '50000', '20000000', '20', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'tv', 'gotv', 'gotv', 'GOtv', '50000', '10000000', '21', 'simulator', '2026-11-27 23:39:14.185277+00'),
('test', 'tv', 'startimes', 'startimes', 'StarTimes', '50000', '10000000', '22', 'simulator', '2026-11-27 23:39:14.185277+00');
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
('bill_01m8fp1wfcb583tv3h4a4w2v9x', 'electricity', 'ikeja-electric', 'ikeja-electric', 'Ikeja Electric', '1111111111111', 'prepaid', NULL, NULL, 'false', '08031234567', '21589738202714224968', '{}', '73.52 kWh'),
('bill_01m8fp1wpm828z11f1pnpwy60a', 'data', 'mtn', 'mtn-data', 'MTN Data', '08031234567', NULL, 'mtn-100mb-100', '100MB, 1 day', 'false', NULL, NULL, '{}', NULL);
insert into public.businesses (id, name, email, phone, type, category, kyc_status, kyc_submitted_at, kyc_reason, is_active, contact_person_name, contact_person_phone, address, registration_number, tax_id, document_url, webhook_url_prod, webhook_url_test, access_changed_at, holds_key_payouts, requires_second_factor, pricing, crypto_policy, requires_idempotency_key, muted_notices, created_at, updated_at) overriding system value values
('biz_01m8fp1drn87r7h742e7gvqvnr', 'Demo Merchant', 'demo@merchant.example', '+2348012345678', 'limited_company', 'retail', 'APPROVED', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'false', 'false', '{}', '{}', 'false', '{}', '2026-11-27 23:39:21.76302+00', '2026-11-27 23:39:50.671842+00');
insert into public.chain_cursors (network, environment, block_number, block_hash, block_time, updated_at) overriding system value values
('simulated', 'test', '8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '2026-11-27 23:39:47.505+00', '2026-11-27 23:39:49.809948+00');
insert into public.chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time, contract, from_address, amount_minor, status, reason, decided_by, created_at) overriding system value values
('simulated', '360db48eb2a45c99f6c62c9d56b5faedbbd442e8e21ceba5741f4d9d67837d97', '0', 'test', 'cp_01m8fp1wyw2w12bjky3z1pmt83', 'biz_01m8fp1drn87r7h742e7gvqvnr', '4', '2026-11-27 23:39:37.395+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '10000000', 'CREDITED', NULL, NULL, '2026-11-27 23:39:39.581472+00'),
('simulated', '829a3e10fc9ed71dc4fb9cd7b313f4980dfce29eaf08ed5c25b44d125e915baf', '0', 'test', 'cp_01m8fp1wyw2w12bjky3z1pmt83', 'biz_01m8fp1drn87r7h742e7gvqvnr', '5', '2026-11-27 23:39:39.726+00', 'TX1GnmKq4ZUkK6byEaczUyqqkyfmubNXP8', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', '15000000', 'CREDITED', NULL, NULL, '2026-11-27 23:39:41.833411+00');
insert into public.collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method, provider_rate, provider_fee_minor, rate, margin_minor, customer_name, customer_phone, customer_email, provider, provider_reference) overriding system value values
('col_01m8fp27e15jdfmjdbx3936m4h', 'GHS', '25000', 'source', 'GH', 'MTN Mobile Money', '128.85330000', '0', '127.56476700', '32213', 'Kofi Mensah', '+233241234567', NULL, 'simulator', 'sim_col_01m8fp27e15jdfmjdbx3936m4h');
insert into public.crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor, amount_credited_minor, address_index, deposit_address, tx_hash, merchant_customer_id, merchant_reference, metadata, return_url, request_id, policy, review_reason, resolution, accepts_unswept, resolved_by, expires_at, created_at, updated_at) overriding system value values
('cp_01m8fp1wyw2w12bjky3z1pmt83', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'SETTLED', '25000000', '25000000', '25000000', '0', 'TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf', '829a3e10fc9ed71dc4fb9cd7b313f4980dfce29eaf08ed5c25b44d125e915baf', NULL, 'demo', '{"simulated": true}', NULL, 'req_01m8fp1wy8y18xp92c6syzd00f', '{"sweeps": "now", "graceMs": 3600000, "settlesOn": "sweep", "lateWindowMs": 0, "sweepFloorMinor": "5000000", "tokenFeeBorneBy": "platform", "creditsOverpayment": true, "creditsUnderpayment": false, "toleranceBasisPoints": "50"}', NULL, NULL, 'false', NULL, '2026-11-28 00:39:37.308+00', '2026-11-27 23:39:37.308+00', '2026-11-27 23:39:47.463+00');
insert into public.crypto_sweep_transactions (tx_id, sweep_id, step, amount_minor, token_fee_minor, signed_hex, expires_at, status, failure_reason, fee_sun, block_number, created_at) overriding system value values
('5d538eadb57b273785952a036e55cd59a08c54a9411918037046fbb358f93c6f', 'swp_01m8fp21dxjmxed8j7ap6zqgmf', 'return_trx', '382000', '0', '0a85010a0200072208336eedade983f3e840f78b88fba1345a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a1541b1345249bacdbb1cc3eacd0e53f4d7616a1b8993121541d81482c9a9ca9d1a251d1f0bb574d28edba8c28018b0a8177097b784fba1341241d04f6a424b440a2e5bdbe32ae444a27f4868df62fecac094a43fc8b7072ac08f30069b8babc43f606724b201d1bb59cfff94243efc224a522875ba80c4654be41b', '2026-11-27 23:40:47.479+00', 'SUCCEEDED', NULL, '0', '8', '2026-11-27 23:39:47.489909+00'),
('8effe759ace2cd25e88af3999d700bd87d1605a26f24e8ac9e7cf8e3d7c539af', 'swp_01m8fp21dxjmxed8j7ap6zqgmf', 'transfer', '25000000', '0', '0ad3010a02000622080fd4ef628c441d9a40c1f987fba1345aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a1541b1345249bacdbb1cc3eacd0e53f4d7616a1b8993121541e6bea2ae83555dfcc545d1028999f46f08257c042244a9059cbb00000000000000000000000005708f6e8605c5b6379a86467d41775d59f0ee4500000000000000000000000000000000000000000000000000000000017d784070e1a484fba1349001d090c1061241e03eb2a56906edd4886ee32d40e4a9a31ec9cf3672253643992d4e0c95e9a73b03c16ec276a08722c9ee8e46828bc28ec1d94306d4787b6463c945669a8a5f2d1c', '2026-11-27 23:40:45.121+00', 'SUCCEEDED', NULL, '13000000', '7', '2026-11-27 23:39:45.140437+00'),
('f635c05bd04129fee7bce37d15af41babcd6a3eff1623f6e721dc339f4610b49', 'swp_01m8fp21dxjmxed8j7ap6zqgmf', 'top_up', '13650000', '0', '0a86010a02000522089c3448a92d13521140fbe087fba1345a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a1541d81482c9a9ca9d1a251d1f0bb574d28edba8c280121541b1345249bacdbb1cc3eacd0e53f4d7616a1b899318d090c106709b8c84fba13412413671d6141d63e0a2bc4119fd63533f57cf623e582f1ed7951be13e9be93edaae7625d8eda2997380ce2e8a5dac2559e17a4d371877a1a0933624185ea4e8ec741b', '2026-11-27 23:40:41.979+00', 'SUCCEEDED', NULL, '1100000', '6', '2026-11-27 23:39:42.760719+00');
insert into public.crypto_sweeps (id, payment_id, environment, address_index, address, status, amount_minor, cost_sun, reason, attention_reason, created_at, finished_at) overriding system value values
('swp_01m8fp21dxjmxed8j7ap6zqgmf', 'cp_01m8fp1wyw2w12bjky3z1pmt83', 'test', '0', 'TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf', 'DONE', '25000000', '14100000', NULL, NULL, '2026-11-27 23:39:41.875606+00', '2026-11-27 23:39:47.429894+00');
insert into public.daily_totals (business_id, environment, day, flow, transactions, amount_minor, fee_minor) overriding system value values
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', 'bill', '2', '510000', '0'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', 'collection', '1', '3189119', '0'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', 'payment', '1', '10000000', '150000'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', 'withdrawal', '4', '5300007', '5500');
insert into public.daily_usdt_totals (business_id, environment, day, credits, credited_minor) overriding system value values
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', '1', '25000000');
insert into public.daily_uses (business_id, environment, day, limit_name, uses, amount_minor) overriding system value values
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', 'bills', '2', '510000'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', 'nameEnquiries', '1', '0'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', 'sales', '1', '1527050'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '2026-11-28', 'withdrawals', '6', '5500012');
insert into public.idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body, created_at) overriding system value values
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/bills/data', 'e9243639a6bf4cf9916427fd7e4fb055', E'\\x85de1e59e306236703734535f7ba86455be4c70f1695b676fcc552ca91082696', 'bill_01m8fp1wpm828z11f1pnpwy60a', '200', '{"success":true,"msg":"data purchase completed","transactionId":"bill_01m8fp1wpm828z11f1pnpwy60a","status":"COMPLETED","amount":100,"reason":null,"merchantReference":null,"environment":"test","simulated":true}', '2026-11-27 23:39:37.045193+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/bills/electricity', '212460b9c93aad369dca673974d14f5b', E'\\x2fcf5b395670977e1f512406cc68ccc212fbed1530382c3431e512db50a4d4dd', 'bill_01m8fp1wfcb583tv3h4a4w2v9x', '200', '{"success":true,"msg":"electricity purchase completed","transactionId":"bill_01m8fp1wfcb583tv3h4a4w2v9x","status":"COMPLETED","amount":5000,"reason":null,"merchantReference":null,"environment":"test","simulated":true,"token":"21589738202714224968","units":"73.52 kWh"}', '2026-11-27 23:39:36.813682+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/cross-border/collections', 'f34a2f7ba964c32422e42cbd0f28b0e9', E'\\x73c59bafd1bfa34564fbd8c1cf2ffa9663b6120552c57952150149753e78f47f', 'col_01m8fp27e15jdfmjdbx3936m4h', '202', '{"success":true,"msg":"collection is processing","status":"PROCESSING","collection":{"transactionId":"col_01m8fp27e15jdfmjdbx3936m4h","reference":"col_01m8fp27e15jdfmjdbx3936m4h","merchantReference":null,"status":"PROCESSING","sourceAmount":250,"sourceCurrency":"GHS","targetAmount":31891.19,"targetCurrency":"NGN","rate":127.564767,"providerFee":0,"providerRate":128.8533,"provider":"simulator","country":"GH","paymentMethod":"MTN Mobile Money","createdAt":"2026-11-27T23:39:48.039Z","completedAt":null,"failedAt":null,"failureReason":null},"simulated":true,"environment":"test"}', '2026-11-27 23:39:48.03965+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/crypto/payments/cp_01m8fp1wyw2w12bjky3z1pmt83/simulate-deposit', '04f79f84bb8410be94013db916d6f18d', E'\\xa8b88b82fe90a16048eb8851fe382405395cd395dafaa7ca9be90ec00f82a72b', 'cp_01m8fp1wyw2w12bjky3z1pmt83', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fp1wyw2w12bjky3z1pmt83","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf","checkoutUrl":"http://127.0.0.1:40581/pay/01m8fp1wyw2w12bjky3z1pmt83dbdb5x6v01arpsvwe0d68k1te2","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:39:37.308Z","payableUntil":"2026-11-28T00:39:37.308Z","environment":"test","createdAt":"2026-11-27T23:39:37.308Z","updatedAt":"2026-11-27T23:39:37.308Z","metadata":{"simulated":true}},"deposit":{"txHash":"360db48eb2a45c99f6c62c9d56b5faedbbd442e8e21ceba5741f4d9d67837d97","amount":10},"simulated":true,"environment":"test"}', '2026-11-27 23:39:37.390318+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/crypto/payments/cp_01m8fp1wyw2w12bjky3z1pmt83/simulate-deposit', '0b536e5dd243e3f1d3d5735e11d183b6', E'\\x44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a', 'cp_01m8fp1wyw2w12bjky3z1pmt83', '200', '{"success":true,"msg":"deposit simulated","payment":{"paymentId":"cp_01m8fp1wyw2w12bjky3z1pmt83","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":10,"amountCredited":0,"depositAddress":"TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf","checkoutUrl":"http://127.0.0.1:40581/pay/01m8fp1wyw2w12bjky3z1pmt83dbdb5x6v01arpsvwe0d68k1te2","returnUrl":null,"status":"UNDERPAID","txHash":"360db48eb2a45c99f6c62c9d56b5faedbbd442e8e21ceba5741f4d9d67837d97","reviewReason":null,"expiresAt":"2026-11-28T00:39:37.308Z","payableUntil":"2026-11-28T01:39:37.308Z","environment":"test","createdAt":"2026-11-27T23:39:37.308Z","updatedAt":"2026-11-27T23:39:39.595Z","metadata":{"simulated":true}},"deposit":{"txHash":"829a3e10fc9ed71dc4fb9cd7b313f4980dfce29eaf08ed5c25b44d125e915baf","amount":15},"simulated":true,"environment":"test"}', '2026-11-27 23:39:39.724449+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/crypto/payments/create', '0c5cbc953d173ef5b3cc9b7949684979', E'\\xcb06edd4f9c17eee5e07d65711f644addc14979e513ad9a94c43f9884a938760', 'cp_01m8fp1wyw2w12bjky3z1pmt83', '200', '{"success":true,"msg":"payment session created","payment":{"paymentId":"cp_01m8fp1wyw2w12bjky3z1pmt83","merchantCustomerId":null,"merchantReference":"demo","currency":"usdt","network":"trc20","amountExpected":25,"amountReceived":0,"amountCredited":0,"depositAddress":"TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf","checkoutUrl":"http://127.0.0.1:40581/pay/01m8fp1wyw2w12bjky3z1pmt83dbdb5x6v01arpsvwe0d68k1te2","returnUrl":null,"status":"AWAITING_DEPOSIT","txHash":null,"reviewReason":null,"expiresAt":"2026-11-28T00:39:37.308Z","payableUntil":"2026-11-28T00:39:37.308Z","environment":"test","createdAt":"2026-11-27T23:39:37.308Z","updatedAt":"2026-11-27T23:39:37.308Z","metadata":{"simulated":true}},"simulated":true,"environment":"test"}', '2026-11-27 23:39:37.321272+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/crypto/withdrawals/request', 'ebac4af2d456a725f9f6b3b620d4d502', E'\\x06706909312ebc913da3693a09fdb9572b3b2848e7582b984b2734fc7be44dfe', 'sale_01m8fp2758rkn5nas2m8yxv3pk', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"withdrawalId":"sale_01m8fp2758rkn5nas2m8yxv3pk","amountUsdt":10,"conversionRate":1527.05,"grossAmountNgn":15270.5,"withdrawalFeeNgn":25,"netAmountNgn":15245.5,"bankAccount":"0123456789","bankName":"Guaranty Trust Bank","providerReference":"sim_sale_01m8fp2758rkn5nas2m8yxv3pk","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:39:47.753Z"},"simulated":true,"environment":"test"}', '2026-11-27 23:39:47.753317+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/payment/process', '96099d0b9b45b66d60d85dcc7df0f5ce', E'\\xef1518a840066d6e27b89a6de55b631513fb79c9022fc4bb79a15cc380634c21', 'txn_01m8fp1eamrjcz9pdeg3sfxjph', '200', '{"success":true,"msg":"test payment recorded","transaction":{"transactionId":"txn_01m8fp1eamrjcz9pdeg3sfxjph","amount":100000,"businessName":"Demo Merchant","commission":1500,"netAmount":98500,"status":"COMPLETED","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:39:22.338444+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/withdrawal/request', '3f30b1fc73548d1157a4dd75d131474a', E'\\xccaf5ab330ddabbf7fe519afa323e8e3d6f2cd0904af58e536b821dd7808707d', 'wd_01m8fp1vykeshmsqc2xmj6sw5s', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fp1vykeshmsqc2xmj6sw5s","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:39:36.276Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:39:36.276124+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/withdrawal/request', '63d69ab60e19fedd74ebcf5178e30b02', E'\\x2493d6b85546a9ac17d94b90950e9073326a52bcedd3a236183cb1493aacfedc', 'wd_01m8fp1epyb5sd5tah8bgs8wrd', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fp1epyb5sd5tah8bgs8wrd","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:39:22.718Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:39:22.718859+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/withdrawal/request', '896bdb2a70bdfdb4b9240340c7fb6dbf', E'\\xa10dc3268fd775de370d786979ebbe6efe565a0f6c7ef7763f88f90ac636a06c', 'wd_01m8fp1kzcmv4nca8b0st48ggx', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fp1kzcmv4nca8b0st48ggx","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:39:28.110Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:39:28.110013+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/withdrawal/request', '9082af4b509bd7e8d9a9f49ca342af2b', E'\\x64634df23de13d59e1d8212c794c28ba0eb8d4426d40f752759b5657bbd90b91', 'wd_01m8fp1emg8ns8ksz91jkse66e', '422', '{"success":false,"msg":"the transfer failed; amount and fee are back","code":"transfer_failed","withdrawal":{"transactionId":"wd_01m8fp1emg8ns8ksz91jkse66e","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:39:22.641Z","environment":"test","simulated":true},"requestId":"req_01m8fp1embpkyj0zg9bd53d7qq","simulated":true,"environment":"test"}', '2026-11-27 23:39:22.641307+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/withdrawal/request', 'demo-2a828da8-a7c4-4ac7-94f1-4d3564535ba0', E'\\xccd9a163126ac652e27e02f4aad3468fb1427c17709ed5c5e94873d29b692ca6', 'wd_01m8fp1edcjz4rdc56k3nc8ekv', '200', '{"success":true,"msg":"withdrawal completed","withdrawal":{"transactionId":"wd_01m8fp1edcjz4rdc56k3nc8ekv","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:39:22.427Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:39:22.427823+00'),
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '/withdrawal/request', 'df57e4d06503ea0a62c578cef23f8cde', E'\\x936b8d0e1c66dbfdb5a4e9f819b2062c06fbb6f83d035f43639c73e481a99726', 'wd_01m8fp1s96xnzqp3zybk7c6xyn', '202', '{"success":true,"msg":"withdrawal is processing","status":"PROCESSING","withdrawal":{"transactionId":"wd_01m8fp1s96xnzqp3zybk7c6xyn","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"PROCESSING","failureReason":null,"merchantReference":null,"metadata":{},"createdAt":"2026-11-27T23:39:33.542Z","environment":"test","simulated":true},"simulated":true,"environment":"test"}', '2026-11-27 23:39:33.542935+00');
insert into public.installation_secrets (name, sealed, created_at, updated_at) overriding system value values
('checkout_key', E'\\x6d707331831fb76b2f5370d03e1942fe951134e176acb98cb8dfee61cea62bc2dfee8b28553a611421561e3334cf68f988bd47a4fea089a71645133755cf05ff8174e1e45effab254448b868fd924c40ed4542f3', '2026-11-27 23:39:14.010742+00', '2026-11-27 23:39:14.010742+00'),
('sandbox_seed', E'\\x6d707331831fb76b2f5370d0f74b25b2e87aa4be6a6cae56c8a6db8ef2b8b7eab5e76fc8dec27788fecb7c52ce92c9bea91ee77b415529afa52521305ebf7ab3ab923a39cf98b3626ac1696dcc1dd6f37107a90642b8d8414d5ec1b52262c97621d41b9b1f820dbeb1d6e84e7c0ff8b4', '2026-11-27 23:39:14.003567+00', '2026-11-27 23:39:14.003567+00');
insert into public.known_networks (user_id, network_hmac, last_used_at) overriding system value values
('usr_01m8fp1drnffyvmg35dk2mevtr', E'\\x4fea704f436f4618c2867cb47c1e91d8f379f6ccfbc1ea3a5f3148df37157b7b', '2026-11-27 23:39:22.134442+00');
insert into public.notices (id, business_id, name, recipient, facts, created_at, due_at, attempts, last_error, outcome, ended_at) overriding system value values
('1', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'sign_in.new_network', 'demo@merchant.example', '{"after": null, "before": null, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": null, "credentialEnds": null}', '2026-11-27 23:39:22.134442+00', '2026-11-27 23:39:22.134442+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:39:22.296101+00'),
('2', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": "http://127.0.0.1:43393/webhooks"}, "before": {"webhookUrl": null}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:39:22.255743+00', '2026-11-27 23:39:22.255743+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:39:22.296101+00'),
('3', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'webhook_url.change', 'demo@merchant.example', '{"after": {"webhookUrl": null}, "before": {"webhookUrl": "http://127.0.0.1:43393/webhooks"}, "reason": null, "address": "127.0.0.1", "provenBy": "token", "userAgent": "node", "userEmail": null, "environment": "test", "credentialEnds": null}', '2026-11-27 23:39:50.671842+00', '2026-11-27 23:39:50.671842+00', '0', 'no mail is configured', 'GIVEN_UP', '2026-11-27 23:39:50.833041+00');
insert into public.operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, requested_at, expires_at, status, decided_by, decided_at) overriding system value values
('opr_01m8fp1vqth9f67jkq9bm1sbnj', 'withdrawal.resolve', 'wd_01m8fp1s96xnzqp3zybk7c6xyn', '{"outcome": "completed", "environment": "test", "overridesUnreachable": false}', 'It is on the bank''s statement', 'root', 'true', 'false', '2026-11-27 23:39:36.058408+00', '2026-11-28 23:39:36.058408+00', 'APPLIED', NULL, NULL);
insert into public.orders (id, kind, business_id, environment, status, provider, updates_received, decision_id, decision_outcome, decision_operator, decision_reason, decision_overrides, is_cancellation_requested, review_reason, review_outlives_end, dismissed_outcome, approve_by, next_check_at, provider_reference, failure_reason, created_at, settled_at) overriding system value values
('bill_01m8fp1wfcb583tv3h4a4w2v9x', 'bill', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_2026112800396qhexnj71vtr1fkx', NULL, '2026-11-27 23:39:36.813682+00', '2026-11-27 23:39:36.895308+00'),
('bill_01m8fp1wpm828z11f1pnpwy60a', 'bill', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_202611280039v89spgvbqf8aq55y', NULL, '2026-11-27 23:39:37.045193+00', '2026-11-27 23:39:37.185064+00'),
('col_01m8fp27e15jdfmjdbx3936m4h', 'collection', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, '2026-11-27 23:40:08.03965+00', NULL, 'sim_col_01m8fp27e15jdfmjdbx3936m4h', NULL, '2026-11-27 23:39:48.03965+00', '2026-11-27 23:39:50.313957+00'),
('sale_01m8fp2758rkn5nas2m8yxv3pk', 'usdt_sale', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_sale_01m8fp2758rkn5nas2m8yxv3pk', NULL, '2026-11-27 23:39:47.753317+00', '2026-11-27 23:39:47.843711+00'),
('wd_01m8fp1edcjz4rdc56k3nc8ekv', 'withdrawal', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fp1edcjz4rdc56k3nc8ekv', NULL, '2026-11-27 23:39:22.427823+00', '2026-11-27 23:39:22.543242+00'),
('wd_01m8fp1emg8ns8ksz91jkse66e', 'withdrawal', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'FAILED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fp1emg8ns8ksz91jkse66e', 'The sandbox fails amounts ending in .01.', '2026-11-27 23:39:22.641307+00', '2026-11-27 23:39:22.673101+00'),
('wd_01m8fp1epyb5sd5tah8bgs8wrd', 'withdrawal', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fp1epyb5sd5tah8bgs8wrd', NULL, '2026-11-27 23:39:22.718859+00', '2026-11-27 23:39:27.818676+00'),
('wd_01m8fp1kzcmv4nca8b0st48ggx', 'withdrawal', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'REVERSED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fp1kzcmv4nca8b0st48ggx', 'The sandbox reverses amounts ending in .04.', '2026-11-27 23:39:28.110013+00', '2026-11-27 23:39:33.200404+00'),
('wd_01m8fp1s96xnzqp3zybk7c6xyn', 'withdrawal', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', 'simulator', '1', 'opr_01m8fp1vqth9f67jkq9bm1sbnj', 'completed', 'root', 'It is on the bank''s statement', 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fp1s96xnzqp3zybk7c6xyn', NULL, '2026-11-27 23:39:33.542935+00', '2026-11-27 23:39:36.2134+00'),
('wd_01m8fp1vykeshmsqc2xmj6sw5s', 'withdrawal', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', 'simulator', '0', NULL, NULL, NULL, NULL, 'false', 'false', NULL, 'false', NULL, NULL, NULL, 'sim_wd_01m8fp1vykeshmsqc2xmj6sw5s', NULL, '2026-11-27 23:39:36.276124+00', '2026-11-27 23:39:36.427207+00');
insert into public.simulated_chain_accounts (address, usdt_minor, trx_sun, is_active) overriding system value values
('TATyDqstBNt1g1eY5MduYjYpAxKsMUNebV', '25000000', '0', 'false'),
('TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf', '0', '268000', 'true'),
('TVfjXcgN2uGpZUPEyxxEZNthGSub2pT56m', '0', '8999999985632000', 'true');
insert into public.simulated_chain_blocks (number, hash, parent_hash, timestamp_ms) overriding system value values
('2', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '00000000000000011b1465ab0960d3817029ddda0c750a80155491f6dc3979f2', '1795822761717'),
('3', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '0000000000000002931b4b384df9f032b3e194c44a06e77486c88ee9cd19733a', '1795822771930'),
('4', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '000000000000000307ef07f9299720697e777f1485926835d798411122820205', '1795822777395'),
('5', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '0000000000000004567282157dd73e18f8e7c498a9ab8b65295227d4fa530c42', '1795822779726'),
('6', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '00000000000000059c3448a92d1352117b568e2fa8474e9039cac5a6c5e6403d', '1795822782776'),
('7', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '00000000000000060fd4ef628c441d9afd02d50a739b1593dfd6360a18aa8bd0', '1795822785164'),
('8', '00000000000000082c66fc096ae77dc8c0151145a0bf09ac4463f382afd06b9b', '0000000000000007336eedade983f3e89affb8b2b852245de3696b98342af766', '1795822787505');
insert into public.simulated_chain_transactions (tx_id, block_number, kind, outcome, from_address, to_address, amount, fee_sun, energy_used) overriding system value values
('360db48eb2a45c99f6c62c9d56b5faedbbd442e8e21ceba5741f4d9d67837d97', '4', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf', '10000000', '0', '0'),
('5d538eadb57b273785952a036e55cd59a08c54a9411918037046fbb358f93c6f', '8', 'trx_transfer', 'SUCCESS', 'TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf', 'TVfjXcgN2uGpZUPEyxxEZNthGSub2pT56m', '382000', '0', '0'),
('829a3e10fc9ed71dc4fb9cd7b313f4980dfce29eaf08ed5c25b44d125e915baf', '5', 'deposit', 'SUCCESS', 'THteVBVrjFFKhRBEDr5VFh8D4uUAcwBiVi', 'TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf', '15000000', '0', '0'),
('8effe759ace2cd25e88af3999d700bd87d1605a26f24e8ac9e7cf8e3d7c539af', '7', 'usdt_transfer', 'SUCCESS', 'TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf', 'TATyDqstBNt1g1eY5MduYjYpAxKsMUNebV', '25000000', '13000000', '130000'),
('f635c05bd04129fee7bce37d15af41babcd6a3eff1623f6e721dc339f4610b49', '6', 'trx_transfer', 'SUCCESS', 'TVfjXcgN2uGpZUPEyxxEZNthGSub2pT56m', 'TS8BHNRbAK4KM4sT3Z425UaDS8sTiCUZcf', '13650000', '1100000', '0');
insert into public.transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer, description, payer, metadata, merchant_reference, request_id, created_at, updated_at) overriding system value values
('bill_01m8fp1wfcb583tv3h4a4w2v9x', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'bill', 'COMPLETED', '500000', '0', 'electricity', '1111111111111', 'Ikeja Electric for 1111111111111', NULL, '{"bill": {"kind": "electricity", "biller": "ikeja-electric", "account": "1111111111111", "meterType": "prepaid", "billerName": "Ikeja Electric", "description": "Ikeja Electric for 1111111111111"}}', NULL, 'req_01m8fp1wekqyevam98e0pf8zrr', '2026-11-27 23:39:36.813682+00', '2026-11-27 23:39:36.895308+00'),
('bill_01m8fp1wpm828z11f1pnpwy60a', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'bill', 'COMPLETED', '10000', '0', 'data', '08031234567', '100MB, 1 day for 08031234567', NULL, '{"bill": {"kind": "data", "biller": "mtn", "account": "08031234567", "planCode": "mtn-100mb-100", "planName": "100MB, 1 day", "billerName": "MTN Data", "description": "100MB, 1 day for 08031234567", "networkHint": "mtn"}}', NULL, 'req_01m8fp1wp13gw4qdrt8pmk3r0c', '2026-11-27 23:39:37.045193+00', '2026-11-27 23:39:37.185064+00'),
('col_01m8fp27e15jdfmjdbx3936m4h', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'collection', 'COMPLETED', '3189119', '0', 'cross_border', 'Kofi Mensah', 'Collection by MTN Mobile Money in GH', '{"name": "Kofi Mensah"}', '{}', NULL, 'req_01m8fp27dt8hysq6e11dt3bdmq', '2026-11-27 23:39:48.03965+00', '2026-11-27 23:39:50.313957+00'),
('txn_01m8fp1eamrjcz9pdeg3sfxjph', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'payment', 'COMPLETED', '10000000', '150000', 'invoice', 'Ada Obi', '', '{"name": "Ada Obi", "email": "ada@example.com"}', '{}', NULL, 'req_01m8fp1ead8jattyjfe05zg6kq', '2026-11-27 23:39:22.338444+00', '2026-11-27 23:39:22.338444+00'),
('wd_01m8fp1edcjz4rdc56k3nc8ekv', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal', 'COMPLETED', '5000000', '2500', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fp1ecx8sdnz82m6xdcg83r', '2026-11-27 23:39:22.427823+00', '2026-11-27 23:39:22.543242+00'),
('wd_01m8fp1emg8ns8ksz91jkse66e', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal', 'FAILED', '100001', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fp1embpkyj0zg9bd53d7qq', '2026-11-27 23:39:22.641307+00', '2026-11-27 23:39:22.673101+00'),
('wd_01m8fp1epyb5sd5tah8bgs8wrd', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal', 'COMPLETED', '100002', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fp1eptnjdsqendd0tvbk60', '2026-11-27 23:39:22.718859+00', '2026-11-27 23:39:27.818676+00'),
('wd_01m8fp1kzcmv4nca8b0st48ggx', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal', 'REVERSED', '100004', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fp1kz8373trwphw3ctag3x', '2026-11-27 23:39:28.110013+00', '2026-11-27 23:39:33.200404+00'),
('wd_01m8fp1s96xnzqp3zybk7c6xyn', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal', 'COMPLETED', '100005', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fp1s8hjagjfvg7ajgcmxfz', '2026-11-27 23:39:33.542935+00', '2026-11-27 23:39:36.2134+00'),
('wd_01m8fp1vykeshmsqc2xmj6sw5s', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal', 'COMPLETED', '100000', '1000', 'bank_transfer', 'DEMO MERCHANT', 'Withdrawal to Guaranty Trust Bank', NULL, '{}', NULL, 'req_01m8fp1vyb9axge4fd3jg156ap', '2026-11-27 23:39:36.276124+00', '2026-11-27 23:39:36.427207+00');
insert into public.usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, created_at, expires_at) overriding system value values
('qte_01m8fp274rrffvrdews0r7xr4d', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', '10000000', '1542.48000000', '1527.05000000', '1527050', '2500', '1524550', '15430', '2026-11-27 23:39:47.737296+00', '2026-11-27 23:40:47.736+00');
insert into public.usdt_sales (id, business_id, environment, status, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor, margin_minor, quote_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code, merchant_reference, metadata, request_id, created_at, updated_at) overriding system value values
('sale_01m8fp2758rkn5nas2m8yxv3pk', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'COMPLETED', '10000000', '1542.48000000', '1527.05000000', '1527050', '2500', '1524550', '15430', 'qte_01m8fp274rrffvrdews0r7xr4d', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL, NULL, '{}', 'req_01m8fp2750msxnkqtrp68yx2ft', '2026-11-27 23:39:47.753317+00', '2026-11-27 23:39:47.843711+00');
insert into public.users (id, business_id, email, name, role, status, password_hash, sessions_version, invitation_sha256, invitation_expires_at, invited_at, joined_at, removed_at) overriding system value values
('usr_01m8fp1drnffyvmg35dk2mevtr', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'demo@merchant.example', NULL, 'owner', 'active', '$argon2id$v=19$m=19456,t=2,p=1$ClkC3yVGx7w/BlA3u9zueQ$V2CjI0dpXKOuqE2FuUJbOrdcLxH/MM/nZYcW0/GK9dY', '1', NULL, NULL, NULL, '2026-11-27 23:39:21.76302+00', NULL);
insert into public.vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name, account_type, bank_name, created_at) overriding system value values
('biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'simulator', 'biz_01m8fp1drn87r7h742e7gvqvnr', '9900000001', 'DEMO MERCHANT', 'static', 'Sandbox Bank', '2026-11-27 23:39:21.76302+00');
insert into public.webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt, error) overriding system value values
('msg_01m8fp1ehhmxysjdjs4pqgft23', '1', 'http://127.0.0.1:43393/webhooks', '2026-11-27 23:39:22.564+00', '17', '204', '', NULL),
('msg_01m8fp1enj15r6ejmjmx60dxjn', '1', 'http://127.0.0.1:43393/webhooks', '2026-11-27 23:39:22.682+00', '6', '204', '', NULL),
('msg_01m8fp1kpd6ynxzbngnwtphw9v', '1', 'http://127.0.0.1:43393/webhooks', '2026-11-27 23:39:27.839+00', '5', '204', '', NULL),
('msg_01m8fp1m0wddtfratxc4q570gd', '1', 'http://127.0.0.1:43393/webhooks', '2026-11-27 23:39:28.166+00', '3', '204', '', NULL),
('msg_01m8fp1rykexharf5spenkb049', '1', 'http://127.0.0.1:43393/webhooks', '2026-11-27 23:39:33.217+00', '4', '204', '', NULL),
('msg_01m8fp1vwqya6xtwkrt7e8sxgr', '1', 'http://127.0.0.1:43393/webhooks', '2026-11-27 23:39:36.237+00', '6', '204', '', NULL),
('msg_01m8fp1w3ex4kvgyrska1fpek0', '1', 'http://127.0.0.1:43393/webhooks', '2026-11-27 23:39:36.435+00', '4', '500', '', NULL),
('msg_01m8fp1w3ex4kvgyrska1fpek0', '2', 'http://127.0.0.1:43393/webhooks', '2026-11-27 23:39:36.603+00', '3', '204', '', NULL);
insert into public.webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status, attempt_count, scheduled_attempts, schedule_id, next_attempt_at, replay_id, replay_requested_at, replay_started_at, created_at, finished_at, end_reason) overriding system value values
('msg_01m8fp1ehhmxysjdjs4pqgft23', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal.completed', 'wd_01m8fp1edcjz4rdc56k3nc8ekv', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:39:22.492Z","data":{"transactionId":"wd_01m8fp1edcjz4rdc56k3nc8ekv","amount":50000,"fee":25,"totalDebit":50025,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:39:22.427Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:39:22.543242+00', '2026-11-27 23:39:22.58887+00', NULL),
('msg_01m8fp1enj15r6ejmjmx60dxjn', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal.failed', 'wd_01m8fp1emg8ns8ksz91jkse66e', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:39:22.656Z","data":{"transactionId":"wd_01m8fp1emg8ns8ksz91jkse66e","amount":1000.01,"fee":10,"totalDebit":1010.01,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"FAILED","failureReason":"The sandbox fails amounts ending in .01.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:39:22.641Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:39:22.673101+00', '2026-11-27 23:39:22.691402+00', NULL),
('msg_01m8fp1kpd6ynxzbngnwtphw9v', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal.completed', 'wd_01m8fp1epyb5sd5tah8bgs8wrd', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:39:27.770Z","data":{"transactionId":"wd_01m8fp1epyb5sd5tah8bgs8wrd","amount":1000.02,"fee":10,"totalDebit":1010.02,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:39:22.718Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:39:27.818676+00', '2026-11-27 23:39:27.848543+00', NULL),
('msg_01m8fp1m0wddtfratxc4q570gd', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal.completed', 'wd_01m8fp1kzcmv4nca8b0st48ggx', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:39:28.133Z","data":{"transactionId":"wd_01m8fp1kzcmv4nca8b0st48ggx","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:39:28.110Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:39:28.152437+00', '2026-11-27 23:39:28.169974+00', NULL),
('msg_01m8fp1rykexharf5spenkb049', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal.failed', 'wd_01m8fp1kzcmv4nca8b0st48ggx', '{"type":"withdrawal.failed","timestamp":"2026-11-27T23:39:33.175Z","data":{"transactionId":"wd_01m8fp1kzcmv4nca8b0st48ggx","amount":1000.04,"fee":10,"totalDebit":1010.04,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"REVERSED","failureReason":"The sandbox reverses amounts ending in .04.","merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:39:28.110Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:39:33.200404+00', '2026-11-27 23:39:33.223105+00', NULL),
('msg_01m8fp1vwqya6xtwkrt7e8sxgr', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal.completed', 'wd_01m8fp1s96xnzqp3zybk7c6xyn', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:39:36.203Z","data":{"transactionId":"wd_01m8fp1s96xnzqp3zybk7c6xyn","amount":1000.05,"fee":10,"totalDebit":1010.05,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:39:33.542Z"}}', 'DELIVERED', '1', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:39:36.2134+00', '2026-11-27 23:39:36.268146+00', NULL),
('msg_01m8fp1w3ex4kvgyrska1fpek0', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', 'withdrawal.completed', 'wd_01m8fp1vykeshmsqc2xmj6sw5s', '{"type":"withdrawal.completed","timestamp":"2026-11-27T23:39:36.299Z","data":{"transactionId":"wd_01m8fp1vykeshmsqc2xmj6sw5s","amount":1000,"fee":10,"totalDebit":1010,"currency":"NGN","bankAccount":"0123456789","bankName":"Guaranty Trust Bank","status":"COMPLETED","failureReason":null,"merchantReference":null,"metadata":{},"environment":"test","simulated":true,"createdAt":"2026-11-27T23:39:36.276Z"}}', 'DELIVERED', '2', '1', NULL, NULL, NULL, NULL, NULL, '2026-11-27 23:39:36.427207+00', '2026-11-27 23:39:36.606916+00', NULL);
insert into public.webhook_secrets (id, business_id, environment, secret_encrypted, created_at, expires_at) overriding system value values
('whs_01m8fp1dsmevc7edveb9rc47th', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'prod', E'\\x6d707331831fb76b2f5370d07132aaf3ba72e395a965cb3d343ca8a2abd91651bbc8931a4dc9366afbd360abeea1c2748f80fc8cb836768513af90427d4b9422403f872a4798a63619c69a33c283149a3ec12a331be2071b4394', '2026-11-27 23:39:21.76302+00', NULL),
('whs_01m8fp1dsmhdd9fwkva3wzcg10', 'biz_01m8fp1drn87r7h742e7gvqvnr', 'test', E'\\x6d707331831fb76b2f5370d021287b56bb55a576d26ad65592b5569fd25ff547b48c20e7a20c709347ff5f502e83bbaec828ba26a204a60da89d3ff44b3eb54cad214830ac6feebf551ae43e790aeb23dfc96d94b9aeee3218a6', '2026-11-27 23:39:21.76302+00', NULL);
insert into public.withdrawals (transaction_id, account_number, bank_code, bank_name, account_name, verified_with, nip_code) overriding system value values
('wd_01m8fp1edcjz4rdc56k3nc8ekv', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fp1emg8ns8ksz91jkse66e', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fp1epyb5sd5tah8bgs8wrd', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fp1kzcmv4nca8b0st48ggx', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fp1s96xnzqp3zybk7c6xyn', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL),
('wd_01m8fp1vykeshmsqc2xmj6sw5s', '0123456789', '058', 'Guaranty Trust Bank', 'DEMO MERCHANT', NULL, NULL);
select setval('ledger.accounts_id_seq', 1031);
select setval('ledger.transfers_id_seq', 23);
select setval('public.audit_log_id_seq', 6);
select setval('public.crypto_address_index_test', 0);
select setval('public.notices_id_seq', 3);
select setval('public.outbox_id_seq', 24);
select setval('public.vendor_account_sandbox_numbers', 1);
commit;
