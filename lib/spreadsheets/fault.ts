export type FaultRule =
  | 'empty_file'
  | 'no_header'
  | 'no_rows'
  | 'wrong_template'
  | 'rows_of_claim'
  | 'duplicate_columns'
  | 'amount_currency'
  | 'amount_ledger'
  | 'too_many_columns'
  | 'cell_too_long'
  | 'unreadable'
  | 'unclosed'
  | 'too_big_unpacked'
  | 'too_much_work'
  | 'no_progress'
  | 'too_many_rows';

export type FaultParams = Record<string, string | number>;

/** Thrown for a file that nobody can read. Its message is for the person who sent the file. */
export class FileFault extends Error {
  constructor(
    readonly rule: FaultRule,
    readonly params: FaultParams = {},
  ) {
    super(rule);
  }
}
