import type { Reason } from './judge';

/** What the sentence of a reason takes: the text written with it, '' for none, and whether there is one. */
interface Given {
  given: 'yes' | 'no';
  text: string;
}

/**
 * Why an amount is not admitted, by the reason's sentence, which `say` makes. Adds the text written with the reason after a
 * colon where the sentence does not contain it.
 */
export function reasonText(
  { code, text }: Pick<Reason, 'code' | 'text'>,
  say: (code: Reason['code'], given: Given) => string,
) {
  const said = say(code, { given: text ? 'yes' : 'no', text: text ?? '' });
  return text && !said.includes(text) ? `${said}: ${text}` : said;
}
