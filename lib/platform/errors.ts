/** Every failure the portal answers with, and the HTTP status it travels under. */
export const statusOf = {
  malformed: 400,
  invalid: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  wrong_code: 401,
  forbidden: 403,
  awaiting_verification: 403,
  second_factor_not_set_up: 403,
  account_closed: 403,
  address_not_proven: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  same_status: 409,
  duplicate_file: 409,
  changed_meanwhile: 409,
  withdrawn: 409,
  too_many_documents: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  damaged: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** One broken rule: where in the input, which rule, and a sentence a person can act on. */
export interface Issue {
  path: string;
  rule: string;
  message: string;
  /** What the sentence names, for whoever says it in another language. */
  params?: Record<string, string | number>;
}

/**
 * The one error that the portal throws on purpose. `message` is shown to people: a sentence they
 * can act on, without personal data. `retryAfter` is in seconds (429 and 503), `allow` the methods that an
 * address takes (405).
 */
export class PortalError extends Error {
  /** The bundler may make several copies of this class: an error is known by its name, whichever copy made it. */
  static override [Symbol.hasInstance](value: unknown) {
    return value instanceof Error && value.name === 'PortalError';
  }

  readonly code: ErrorCode;
  readonly issues?: Issue[];
  readonly retryAfter?: number;
  readonly allow?: string;

  constructor(
    code: ErrorCode,
    message: string,
    options: { issues?: Issue[]; retryAfter?: number; allow?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PortalError';
    this.code = code;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }
}

/** What does not exist, and what is not yours to see: the same answer for both. */
export const notFound = (thing: string) => new PortalError('not_found', `${thing} not found`);
