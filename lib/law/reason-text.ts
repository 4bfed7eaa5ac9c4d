import type { Reason } from './judge';

/** What the sentence of a reason takes: whether a text was written besides, and it. */
interface Given {
  given: 'yes' | 'no';
  text: string;
}

/**
 * Why an amount is not admitted, by the sentence of the reason that `say` makes; one that has no place for what was written
 * besides has it after a colon.
 */
export function reasonText(
  { code, text }: Pick<Reason, 'code' | 'text'>,
  say: (code: Reason['code'], given: Given) => string,
) {
  const said = say(code, { given: text ? 'yes' : 'no', text: text ?? '' });
  return text && !said.includes(text) ? `${said}: ${text}` : said;
}
