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
 * Several addresses tried at once fail as one error that holds the others: the first tells why.
 * @param {unknown} error
 * @returns {Record<string, unknown>}
 */
function cause(error) {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const [first] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return first ? cause(first) : /** @type {Record<string, unknown>} */ (error);
}

/**
 * What an error says, in one line.
 * @param {unknown} error
 */
export const reasonOf = (error) => String(cause(error).message);

/**
 * The system's code for an error, such as ENOENT, or PostgreSQL's, such as 28P01.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  const { code } = cause(error);
  return code === undefined ? undefined : String(code);
}
