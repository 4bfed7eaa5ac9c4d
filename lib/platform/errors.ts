import type { ErrorParams, Problem } from '@/lib/format/broken-rule';
import type { ErrorWords, RuleName } from '@/lib/i18n/words';

/** Every failure that the portal answers, with its HTTP status. */
export const statusOf = {
  invalid: 400,
  malformed_json: 400,
  broken_form: 400,
  no_form_boundary: 400,
  field_sent_twice: 400,
  wrong_file_field: 400,
  several_files: 400,
  too_many_fields: 400,
  too_many_parts: 400,
  upload_broken_off: 400,
  upload_too_slow: 400,
  invalid_idempotency_key: 400,
  amount_invalid: 400,
  head_unknown: 400,
  heads_do_not_balance: 400,
  reason_required: 400,
  reason_unexpected: 400,
  reason_unknown: 400,
  reason_untrue: 400,
  day_out_of_range: 400,
  category_unfit: 400,
  voting_unfit: 400,
  class_unfit: 400,
  currency_unfit: 400,
  rate_missing: 400,
  facilities_unfit: 400,
  facilities_differ: 400,
  identifier_in_public_text: 400,
  interest_after_commencement: 400,
  dead_reset_link: 400,
  dead_email_link: 400,
  dead_list_code: 400,
  unauthenticated: 401,
  metrics_token_required: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  wrong_code: 401,
  wrong_passkey: 401,
  forbidden: 403,
  awaiting_verification: 403,
  second_factor_not_set_up: 403,
  account_closed: 403,
  address_not_proven: 403,
  too_many_before_proof: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  address_proven: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  second_factor_not_begun: 409,
  own_second_factor: 409,
  colleague_second_factor_off: 409,
  passkeys_not_here: 409,
  passkey_exists: 409,
  too_many_passkeys: 409,
  too_many_views: 409,
  too_many_snippets: 409,
  no_example: 409,
  changed_since_selected: 409,
  too_many_number_searches: 429,
  last_administrator: 409,
  professional_not_proven: 409,
  account_changed_meanwhile: 409,
  case_changed_meanwhile: 409,
  rule_changed_meanwhile: 409,
  classes_changed_meanwhile: 409,
  class_in_use: 409,
  rate_changed: 409,
  rate_in_use: 409,
  rate_needed: 409,
  status_changed_meanwhile: 409,
  status_differs: 409,
  assigned_meanwhile: 409,
  unassigned_meanwhile: 409,
  assignee_differs: 409,
  form_changed_meanwhile: 409,
  claim_changed: 409,
  determined_meanwhile: 409,
  claim_closed: 409,
  not_to_set_aside: 409,
  claim_in_quarantine: 409,
  already_confirmed: 409,
  no_longer_proposed: 409,
  no_decision: 409,
  no_questions: 409,
  question_closed: 409,
  question_unanswered: 409,
  list_being_made: 409,
  list_state_differs: 409,
  claim_not_late: 409,
  late_claim_received: 409,
  late_step_out_of_order: 409,
  late_step_meanwhile: 409,
  late_step_missing: 409,
  late_days_admitted: 409,
  no_late_mark: 409,
  document_of_transfer: 409,
  transfer_unfit: 409,
  transfer_waiting: 409,
  transfer_moved_on: 409,
  transfer_undecided: 409,
  transfer_exceeds: 409,
  transferred_stays: 409,
  no_objection_refused: 409,
  no_withdrawal_noted: 409,
  no_list_told: 409,
  no_paper_answered: 409,
  already_objected: 409,
  objection_closed: 409,
  objections_over: 409,
  still_editable: 409,
  asks_in_portal: 409,
  change_waits: 409,
  change_closed: 409,
  too_many_changes: 409,
  list_withdrawn: 409,
  list_replaced: 409,
  answer_changed: 409,
  second_person_required: 409,
  draft_changed_meanwhile: 409,
  draft_gone: 409,
  same_status: 409,
  same_assignee: 409,
  withdrawn: 409,
  decided: 409,
  being_examined: 409,
  too_many_documents: 409,
  too_many_bulk_claims: 409,
  too_many_claims_in_all: 409,
  too_many_edits: 409,
  storage_used_up: 409,
  attached_elsewhere: 409,
  document_seen: 409,
  idempotency_key_used: 409,
  received_before_commencement: 409,
  same_claim: 409,
  no_account: 409,
  has_account: 409,
  not_correctable: 409,
  duplicate_file: 409,
  too_large: 413,
  claims_file_too_large: 413,
  request_too_large: 413,
  form_too_large: 413,
  field_too_long: 413,
  json_expected: 415,
  form_expected: 415,
  unsupported_type: 415,
  content_mismatch: 415,
  not_plain_text: 415,
  picture_kind: 415,
  save_as_pdf: 415,
  workbook_kind: 415,
  letter_kind: 415,
  office_locked: 415,
  pdf_locked: 415,
  pdf_broken: 415,
  pdf_empty: 415,
  pdf_form: 415,
  pdf_portfolio: 415,
  pdf_heavy: 415,
  too_many_requests: 429,
  network_too_busy: 429,
  too_much_at_once: 429,
  too_many_reveals: 429,
  too_many_numbers_shown: 429,
  too_many_openings: 429,
  too_many_papers: 429,
  too_many_claim_files: 429,
  too_many_questions: 429,
  too_many_answers: 429,
  too_many_lists: 429,
  too_many_transfers: 429,
  too_many_change_requests: 429,
  too_many_messages: 429,
  too_many_claims: 429,
  too_many_edits_lately: 429,
  too_many_draft_saves: 429,
  too_many_imports: 429,
  too_many_invitations: 429,
  too_many_reports: 429,
  too_many_uploads: 429,
  too_many_bulk_changes: 429,
  too_many_determinations: 429,
  too_many_streams: 429,
  too_many_email_links: 429,
  storage_of_day_used_up: 429,
  too_many_pages_open: 429,
  imports_under_way: 429,
  exports_under_way: 429,
  uploads_under_way: 429,
  internal: 500,
  damaged: 500,
  unavailable: 503,
  not_ready: 503,
  store_unavailable: 503,
  scanner_unavailable: 503,
  imports_busy: 503,
  exports_busy: 503,
  uploads_busy: 503,
  not_in_time: 503,
  restarting: 503,
  disk_nearly_full: 507,
} as const satisfies Record<keyof ErrorWords['codes'], number>;

export type ErrorCode = keyof typeof statusOf;

interface Options {
  params?: ErrorParams;
  issues?: Problem[];
  /** In seconds, for 429 and 503. */
  retryAfter?: number;
  /** The methods that an address takes, for 405. */
  allow?: string;
  cause?: unknown;
}

/**
 * The only error that the portal throws on purpose. messages/{language}/errors.json has its sentence, that of `invalid` under its
 * first issue; only `params` may hold personal data.
 */
export class PortalError extends Error {
  /** The bundler may make several copies of this class, so an error is known by its name. */
  static override [Symbol.hasInstance](value: unknown) {
    return value instanceof Error && value.name === 'PortalError';
  }

  readonly code: ErrorCode;
  readonly params?: ErrorParams;
  readonly issues?: Problem[];
  readonly retryAfter?: number;
  readonly allow?: string;

  constructor(code: ErrorCode, options: Options = {}) {
    super(code, { cause: options.cause });
    this.name = 'PortalError';
    this.code = code;
    this.params = options.params;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }
}

/** Answers the same for what does not exist and for what is not yours to see. */
export const notFound = (thing: keyof ErrorWords['things']) =>
  new PortalError('not_found', { params: { thing } });

/** Input that breaks one rule at `path`. */
export const invalid = (path: string, rule: RuleName, params?: ErrorParams) =>
  new PortalError('invalid', { issues: [{ path, rule, params }] });
