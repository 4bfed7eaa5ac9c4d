/**
 * A problem told to a person: the message is one sentence they can act on, `output` is what the
 * program that failed had to say.
 */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {string} [output]
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Prints a failure without a stack; anything that is not a Failure is a mistake of ours and keeps
 * its stack.
 * @param {unknown} error
 */
export function printFailure(error) {
  if (!(error instanceof Failure)) return console.error(error);
  if (error.output.trim()) console.error(`\n${error.output.trimEnd()}`);
  console.error(`\n${error.message}`);
}

/**
 * What an error says, in one line.
 * @param {unknown} error
 */
export function reasonOf(error) {
  if (error instanceof AggregateError && error.errors.length) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/**
 * The system's code for an error, such as ENOENT, or PostgreSQL's, such as 28P01.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  if (error instanceof AggregateError && error.errors.length) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
