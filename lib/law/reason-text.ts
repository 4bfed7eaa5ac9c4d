import type { Reason } from './judge';

/** `text` is '' where none was written. */
interface Given {
  given: 'yes' | 'no';
  text: string;
}

/** The sentence of a reason. Adds the text after a colon where the sentence does not contain it. */
export function reasonText(
  { code, text }: Pick<Reason, 'code' | 'text'>,
  say: (code: Reason['code'], given: Given) => string,
) {
  const said = say(code, { given: text ? 'yes' : 'no', text: text ?? '' });
  return text && !said.includes(text) ? `${said}: ${text}` : said;
}
