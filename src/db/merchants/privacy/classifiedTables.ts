/** Whose data a column holds. */
export type DataSubject = 'customer' | 'user' | 'business' | 'operator';

/** Columns that hold, or may hold, personal data. */
interface PersonalColumns {
  readonly of: DataSubject;
  /** Their names, with a space between them. */
  readonly columns: string;
  readonly why: string;
  /** For how long, unless they are erased before. */
  readonly kept: string;
  /** Why the erasure of its person leaves them. */
  readonly stays?: string;
}

/** Every column of a table, each in one class. */
export interface ClassifiedTable {
  readonly personal?: readonly PersonalColumns[];
  /** Hashes, sealed values and seeds, which are exported to no person. */
  readonly secret?: string;
  /** Amounts, times, ids, and what is of no person. */
  readonly plain: string;
}

const DECIDED = 'Says who decided.';
const PROVIDER_WORDS = 'The answer of a provider, in its words.';
const WORDS_OF_OPERATOR = 'Says why, in the words of an operator.';
const FOR_GOOD = 'for good';
const PUBLIC = 'public on the chain';
const MERCHANT = 'that of the merchant';

/**
 * Every table with every column. A test compares it with the database, so that a new column without a class fails;
 * `npm run docs` writes docs/PRIVACY.md from it.
 */
export const CLASSIFIED_TABLES: Readonly<Record<string, ClassifiedTable>> = {
  installation_secrets: { secret: 'sealed', plain: 'name created_at updated_at' },
  audit_log: {
    personal: [
      {
        of: 'user',
        columns: 'actor details address user_agent before after',
        why: 'Says who did what, and from where.',
        kept: FOR_GOOD,
      },
    ],
    plain: 'id at action subject business_id environment proven_by credential_id credential_ends request_id',
  },
  request_log: {
    personal: [
      {
        of: 'customer',
        columns: 'path error',
        why: 'The merchant and the operator look into a call. Values that may be private are masked.',
        kept: '30 days',
      },
    ],
    plain:
      'id request_id business_id environment proven_by credential_id method status duration_ms created trace_id created_at',
  },
  operators: {
    personal: [
      { of: 'operator', columns: 'name added_by', why: 'Names operators in the audit log.', kept: FOR_GOOD },
    ],
    secret: 'token_sha256',
    plain: 'added_at expires_at revoked_at last_used_at',
  },
  operator_requests: {
    personal: [
      {
        of: 'customer',
        columns: 'details reason',
        why: 'Says what a second operator confirms; of a lost order, also what the merchant knows of it.',
        kept: FOR_GOOD,
      },
      { of: 'operator', columns: 'requested_by decided_by', why: 'Names the two operators.', kept: FOR_GOOD },
    ],
    plain: 'id action subject is_verified needs_second requested_at expires_at status decided_at',
  },
  outbox: {
    plain:
      'id workflow_type workflow_id input signal_name start_delay_ms created_at due_at attempts last_error business_id priority',
  },
  idempotency_keys: {
    personal: [
      {
        of: 'customer',
        columns: 'response_body',
        why: 'Answers a repeated request as the first one.',
        kept: '30 days',
      },
    ],
    secret: 'body_sha256',
    plain: 'business_id environment path key resource_id response_status created_at',
  },
  attempt_counters: {
    personal: [
      {
        of: 'user',
        columns: 'key',
        why: 'Counts failed attempts of an account and of a network.',
        kept: 'a day at most',
        stays: 'gone before it matters',
      },
    ],
    plain: 'points expire',
  },
  businesses: {
    personal: [
      {
        of: 'business',
        columns:
          'name email phone contact_person_name contact_person_phone address registration_number tax_id document_url kyc_reason',
        why: 'Identifies the merchant, as KYC demands.',
        kept: FOR_GOOD,
      },
    ],
    plain:
      'id type category kyc_status kyc_submitted_at is_active closed_at webhook_url_prod webhook_url_test access_changed_at holds_key_payouts approval_above_naira_minor approval_above_usdt_minor approval_includes_keys requires_second_factor session_sales_prod session_sales_test pricing crypto_policy repays_debts requires_idempotency_key muted_notices created_at updated_at',
  },
  checkout_settings: {
    personal: [
      {
        of: 'business',
        columns: 'support_email support_phone',
        why: 'Customers find it on the checkout page.',
        kept: 'as long as the business',
      },
    ],
    plain:
      'business_id color logo tolerance_basis_points credits_underpayment credits_overpayment updated_at',
  },
  users: {
    personal: [
      {
        of: 'user',
        columns: 'email name',
        why: 'Signs the user in, and names the user to the others.',
        kept: 'until erased, so that the audit log can name removed users',
      },
    ],
    secret: 'password_hash invitation_sha256',
    plain:
      'id business_id role status sessions_version invitation_expires_at invited_at joined_at removed_at',
  },
  api_keys: {
    personal: [
      {
        of: 'user',
        columns: 'last_used_network',
        why: 'Shows where a key was used last.',
        kept: 'as long as the key',
        stays: MERCHANT,
      },
    ],
    secret: 'key_sha256 key_encrypted',
    plain: 'id business_id environment last_four name scopes networks created_at expires_at last_used_at',
  },
  password_resets: { secret: 'code_seed', plain: 'user_id expires_at mailed_at' },
  password_reset_mails: { plain: 'id user_id is_for_known_network mailed_at' },
  known_networks: {
    personal: [
      {
        of: 'user',
        columns: 'network_hmac',
        why: 'Tells a known network from a new one.',
        kept: '90 days after its last use, or until the user is removed',
      },
    ],
    plain: 'user_id last_used_at',
  },
  dashboard_sessions: {
    personal: [
      {
        of: 'user',
        columns: 'address user_agent',
        why: 'Shows the user where the account is signed in.',
        kept: 'a day after its end',
      },
    ],
    secret: 'token_sha256',
    plain: 'user_id sessions_version created_at last_seen_at expires_at ended_at',
  },
  ended_login_tokens: { secret: 'token_sha256', plain: 'ended_at' },
  second_factors: { secret: 'secret_encrypted', plain: 'user_id created_at confirmed_at last_step' },
  passkeys: {
    personal: [
      {
        of: 'user',
        columns: 'name',
        why: 'Shows the user which passkey it is.',
        kept: 'until it is removed',
      },
    ],
    secret: 'credential_id public_key',
    plain: 'id user_id sign_count transports created_at last_used_at',
  },
  passkey_challenges: { secret: 'challenge session_sha256', plain: 'user_id ceremony expires_at' },
  second_factor_recovery_codes: { secret: 'code_sha256', plain: 'user_id used_at' },
  second_factor_proofs: { secret: 'token_sha256', plain: 'user_id proven_at' },
  notices: {
    personal: [
      {
        of: 'user',
        columns: 'recipient facts last_error',
        why: 'Mails the merchant what happened to its account.',
        kept: '30 days',
      },
    ],
    plain: 'id business_id name created_at due_at attempts outcome ended_at',
  },
  bank_accounts: {
    personal: [
      {
        of: 'business',
        columns: 'account_number account_name',
        why: 'Receives the payouts of the merchant.',
        kept: 'as long as the business',
      },
    ],
    plain: 'business_id environment bank_code bank_name verified_at verified_with nip_code changed_at',
  },
  vendor_accounts: {
    personal: [
      {
        of: 'business',
        columns: 'account_number account_name',
        why: 'Attributes incoming payments to the merchant.',
        kept: 'as long as the business',
      },
    ],
    plain: 'business_id environment provider provider_reference account_type bank_name created_at',
  },
  vendor_account_claims: { plain: 'business_id claimed_at' },
  'ledger.accounts': {
    plain:
      'id business_id environment asset kind shard balance_minor last_sequence repaid_first alert_below low_since created_at',
  },
  'ledger.transfers': {
    plain:
      'id reference kind phase environment reservation_id created_at leg_accounts leg_amounts applied_by_batch',
  },
  'ledger.entries': { plain: 'account_id sequence transfer_id amount_minor balance_after_minor' },
  balance_alerts: { plain: 'business_id environment asset threshold_minor' },
  low_balances: {
    plain:
      'id account_id business_id environment asset threshold_minor balance_minor began_at ended_at notified_at',
  },
  balance_adjustments: {
    personal: [
      { of: 'customer', columns: 'reason', why: WORDS_OF_OPERATOR, kept: FOR_GOOD },
      { of: 'operator', columns: 'ordered_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain: 'id business_id environment asset amount_minor created_at',
  },
  wallet_holds: {
    personal: [
      { of: 'customer', columns: 'reason', why: WORDS_OF_OPERATOR, kept: FOR_GOOD },
      { of: 'operator', columns: 'placed_by confirmed_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain:
      'id business_id environment asset amount_minor held_minor part ground case_number placed_at ended_at',
  },
  wallet_hold_releases: {
    personal: [
      { of: 'customer', columns: 'reason', why: WORDS_OF_OPERATOR, kept: FOR_GOOD },
      { of: 'operator', columns: 'released_by confirmed_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain: 'hold_id part released_minor remaining_minor released_at transaction_id',
  },
  treasury_movements: {
    personal: [{ of: 'operator', columns: 'booked_by', why: DECIDED, kept: FOR_GOOD }],
    plain:
      'network tx_id log_index environment direction counterparty amount_minor block_number block_time created_at',
  },
  daily_totals: { plain: 'business_id environment day flow transactions amount_minor fee_minor' },
  daily_usdt_totals: { plain: 'business_id environment day credits credited_minor' },
  daily_uses: { plain: 'business_id environment day limit_name uses amount_minor' },
  reconciliations: {
    plain:
      'environment book provider account day compared_at compared undecided paid_minor fees_minor booked_minor balance_minor unasked_since unasked_because',
  },
  reconciliation_differences: {
    personal: [
      { of: 'customer', columns: 'detail explained_because', why: WORDS_OF_OPERATOR, kept: FOR_GOOD },
      { of: 'operator', columns: 'explained_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain:
      'id environment book provider account day kind subject flow_id ours_minor theirs_minor status found_at seen_at times_found explained_at closed_at',
  },
  reconciliation_events: {
    personal: [
      { of: 'customer', columns: 'reason', why: WORDS_OF_OPERATOR, kept: FOR_GOOD },
      { of: 'operator', columns: 'operator', why: DECIDED, kept: FOR_GOOD },
    ],
    plain: 'id difference_id status ours_minor theirs_minor at',
  },
  check_results: { plain: 'source subject found reason checked_at' },
  transactions: {
    personal: [
      {
        of: 'customer',
        columns: 'customer description payer metadata merchant_reference',
        why: 'The merchant recognizes the payment by it.',
        kept: FOR_GOOD,
      },
    ],
    plain:
      'id business_id environment asset flow status amount_minor fee_minor charges channel request_id created_at updated_at',
  },
  payment_refunds: { plain: 'transaction_id payment_id created_at' },
  chargebacks: {
    personal: [
      { of: 'customer', columns: 'decided_because', why: WORDS_OF_OPERATOR, kept: FOR_GOOD },
      { of: 'operator', columns: 'opened_by decided_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain: 'transaction_id received_id dispute status returned_fee_minor decided_at created_at',
  },
  orders: {
    personal: [
      {
        of: 'customer',
        columns: 'review_reason decision_reason failure_reason',
        why: 'Says why it failed or waits, in the words of the provider or operator.',
        kept: FOR_GOOD,
      },
      { of: 'operator', columns: 'decision_operator', why: DECIDED, kept: FOR_GOOD },
    ],
    plain:
      'id kind business_id environment summary status provider updates_received decision_id decision_outcome decision_overrides is_cancellation_requested review_outlives_end dismissed_outcome approve_by next_check_at provider_reference created_at database_life settled_at',
  },
  attempts: {
    personal: [{ of: 'customer', columns: 'reason', why: PROVIDER_WORDS, kept: FOR_GOOD }],
    plain:
      'order_id ordinal provider account reference fencing_token sends sent_at leased_at send_by outcome provider_reference answered_at checks unreachable updates_read next_check_at refusals abandoned_at is_reference_over can_fail_over blocked_at',
  },
  recreated_orders: {
    personal: [
      { of: 'customer', columns: 'reason', why: WORDS_OF_OPERATOR, kept: FOR_GOOD },
      { of: 'operator', columns: 'recreated_by confirmed_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain: 'order_id may_owe created_at',
  },
  withdrawals: {
    personal: [
      {
        of: 'business',
        columns: 'account_number account_name',
        why: 'Says where the merchant was paid.',
        kept: FOR_GOOD,
      },
    ],
    plain: 'transaction_id bank_code bank_name verified_with nip_code is_automatic',
  },
  usdt_quotes: {
    plain:
      'id business_id environment amount_minor market_rate rate gross_minor fee_minor charges net_minor margin_minor created_at expires_at',
  },
  usdt_sales: {
    personal: [
      {
        of: 'customer',
        columns: 'merchant_reference metadata',
        why: 'The merchant recognizes the sale by it.',
        kept: FOR_GOOD,
      },
      {
        of: 'business',
        columns: 'account_number account_name',
        why: 'Says where the merchant was paid.',
        kept: FOR_GOOD,
      },
    ],
    plain:
      'id business_id environment status amount_minor market_rate rate gross_minor fee_minor charges net_minor margin_minor quote_id bank_code bank_name verified_with nip_code request_id created_at updated_at',
  },
  payout_pauses: {
    personal: [{ of: 'operator', columns: 'paused_by', why: DECIDED, kept: 'as long as the pause' }],
    plain: 'provider reason paused_at',
  },
  bill_purchases: {
    personal: [
      {
        of: 'customer',
        columns: 'account phone',
        why: 'The biller needs it: the meter, card, account or phone that is paid for.',
        kept: FOR_GOOD,
      },
    ],
    plain:
      'transaction_id kind biller_id service_id biller_name meter_type plan_code plan_name is_renewal token other_tokens units',
  },
  bill_billers: {
    plain: 'environment kind id service_id name smallest_minor largest_minor position provider refreshed_at',
  },
  bill_plans: { plain: 'environment kind biller_id code name price_minor position' },
  collections: {
    personal: [
      {
        of: 'customer',
        columns: 'customer_name customer_phone customer_email',
        why: 'The provider collects from the customer.',
        kept: FOR_GOOD,
      },
    ],
    plain:
      'transaction_id source_currency source_minor given_amount country payment_method provider_rate provider_fee_minor rate margin_minor provider provider_reference kept_fee_minor',
  },
  provider_callbacks: {
    personal: [
      {
        of: 'customer',
        columns: 'body raw_body',
        why: 'Proves what the provider announced, for disputes.',
        kept: '180 days',
      },
    ],
    plain: 'provider event_key event_type transfer_reference received_at times_received problem settled_at',
  },
  payment_claims: {
    plain:
      'provider event_key kind payment_reference status amount_minor currency due_at created_at settled_at',
  },
  vendor_credits: {
    personal: [
      {
        of: 'customer',
        columns: 'reason review_reason decision_reason',
        why: 'Says why it waits or was dismissed, in the words of the provider or operator.',
        kept: FOR_GOOD,
      },
      { of: 'operator', columns: 'decision_operator', why: DECIDED, kept: FOR_GOOD },
    ],
    plain:
      'provider provider_reference environment status business_id transaction_id updates_received decision_id is_cancellation_requested outcome answered_at checks unreachable updates_read next_check_at taken_back_at created_at updated_at',
  },
  approval_requests: {
    personal: [
      {
        of: 'customer',
        columns: 'body destination reason',
        why: 'The second person reads what is approved.',
        kept: FOR_GOOD,
      },
    ],
    plain:
      'id business_id environment kind operation rule_before amount_minor made_by_user made_by_key created_at expires_at status decided_by decided_at order_id',
  },
  automatic_payouts: {
    plain:
      'business_id environment status rule at_minute above_minor reserve_minor paused_because failures unconfirmed_change due_at look_at',
  },
  automatic_payout_runs: { plain: 'transaction_id business_id environment rule day failures_before outcome' },
  payment_links: {
    plain:
      'id business_id environment title description currency amount_minor min_amount_minor max_amount_minor reference_label return_url thank_you_text is_active created_at updated_at',
  },
  crypto_payments: {
    personal: [
      {
        of: 'customer',
        columns: 'merchant_customer_id merchant_reference payer_reference description metadata return_url',
        why: 'The merchant recognizes the payment by it, and the customer goes back to the shop.',
        kept: FOR_GOOD,
      },
      { of: 'operator', columns: 'resolved_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain:
      'id business_id environment status amount_expected_minor amount_received_minor amount_credited_minor amount_ngn_minor market_rate rate payment_link_id address_index deposit_address tx_hash request_id policy review_reason resolution accepts_unswept expires_at created_at updated_at',
  },
  session_sales: {
    plain:
      'payment_id business_id environment amount_minor destination status rate_basis sale_id reason due_at created_at ended_at',
  },
  chain_cursors: { plain: 'network environment block_number block_hash block_time updated_at' },
  chain_checkpoints: { plain: 'network block_number block_hash block_time' },
  chain_alarms: { plain: 'environment kind subject note since' },
  chain_deposits: {
    personal: [
      { of: 'customer', columns: 'from_address', why: 'Proves who paid.', kept: FOR_GOOD, stays: PUBLIC },
      { of: 'operator', columns: 'decided_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain:
      'network tx_id log_index environment payment_id business_id block_number block_time contract amount_minor status reason created_at',
  },
  accepted_contracts: {
    personal: [{ of: 'operator', columns: 'accepted_by', why: DECIDED, kept: FOR_GOOD }],
    plain: 'environment contract reason created_at',
  },
  crypto_refunds: {
    personal: [
      {
        of: 'customer',
        columns: 'reason cancel_reason merchant_reference',
        why: 'The merchant says why it refunds, or an operator why not.',
        kept: FOR_GOOD,
      },
      { of: 'customer', columns: 'address', why: 'Proves where it was paid.', kept: FOR_GOOD, stays: PUBLIC },
      { of: 'operator', columns: 'requested_by payer ended_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain:
      'id business_id environment payment_id network deposit_tx_id deposit_log_index source amount_minor request_id status payer_since tx_id token_fee_minor block_number ended_at created_at',
  },
  chain_sightings: { plain: 'network tx_id log_index payment_id block_number amount_minor created_at' },
  crypto_sweeps: {
    plain:
      'id payment_id environment address_index address status amount_minor cost_sun reason attention_reason refusals created_at finished_at',
  },
  crypto_sweep_transactions: {
    plain:
      'tx_id sweep_id step amount_minor token_fee_minor signed_hex expires_at status failure_reason is_resent fee_sun block_number created_at',
  },
  crypto_sweep_absences: { plain: 'tx_id node solid_time' },
  crypto_losses: {
    personal: [
      { of: 'customer', columns: 'reason', why: WORDS_OF_OPERATOR, kept: FOR_GOOD },
      { of: 'operator', columns: 'booked_by', why: DECIDED, kept: FOR_GOOD },
    ],
    plain: 'id environment address payment_id business_id amount_minor borne_by created_at',
  },
  custody_rounds: { plain: 'environment next_index' },
  custody_deviations: { plain: 'payment_id since' },
  crypto_energy_rentals: {
    plain: 'id sweep_id provider energy price_sun status order_id cost_sun reason created_at updated_at',
  },
  simulated_chain_blocks: { plain: 'number hash parent_hash timestamp_ms' },
  simulated_chain_transactions: {
    plain: 'tx_id block_number kind outcome from_address to_address amount fee_sun energy_used',
  },
  simulated_chain_accounts: { plain: 'address usdt_minor trx_sun is_active' },
  webhook_endpoints: {
    plain:
      'id business_id environment url event_types description status disabled_reason failing_since warned_at created_at updated_at deleted_at',
  },
  webhook_secrets: {
    secret: 'secret_encrypted',
    plain: 'id business_id environment endpoint_id created_at expires_at',
  },
  webhook_deliveries: {
    personal: [
      {
        of: 'customer',
        columns: 'body',
        why: 'The receiver gets it, again if the merchant asks.',
        kept: '90 days',
      },
    ],
    plain:
      'id business_id environment endpoint_id event_id event_type transaction_id status attempt_count scheduled_attempts schedule_id next_attempt_at replay_id replay_requested_at replay_started_at created_at finished_at end_reason',
  },
  webhook_attempts: {
    personal: [
      {
        of: 'customer',
        columns: 'response_excerpt error',
        why: 'Shows the merchant how its receiver answered.',
        kept: '90 days',
      },
    ],
    plain: 'delivery_id number url started_at duration_ms response_status',
  },
};
