import { withoutHiddenMarks } from './digits';

/** A wrong sign, letters before the @ that most post offices do not carry (RFC 6531), or a wrong shape. */
export type EmailFault = { kind: 'sign' | 'letters'; sign: string } | { kind: 'blank' | 'shape' };

/** RFC 5322 lets some of these stand in quotes; nobody has such an address. */
const wrongSign = /^mailto:|\.\.|[\s,;:<>()[\]\\"“”]/i;

/** RFC 5322, 3.2.3: letters, digits and signs, with full stops between them. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;

/** A part of a host's name (RFC 1123), and its last part: a word or punycode. */
const part = /^(?!-)[a-z\d-]{1,63}(?<!-)$/i;
const lastPart = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

function isHost(host: string): boolean {
  const parts = host.split('.');
  return (
    parts.length > 1 && parts.every((one) => part.test(one)) && lastPart.test(parts.at(-1) ?? '')
  );
}

/** A name in another script may hold these; URL would drop others, such as control characters. */
const otherScript = /^(?=.*[^\x21-\x7e])[\p{L}\p{M}\p{N}.-]+$/u;

/** Names in another script in punycode; others as they are. */
function onTheWire(host: string): string {
  if (!otherScript.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** An address as it is stored: without outer blanks and marks that nobody sees, its domain in punycode. */
export function tidyEmail(typed: string): string {
  const text = withoutHiddenMarks(typed)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();
  const at = text.lastIndexOf('@') + 1;
  return at === 0 ? text : text.slice(0, at) + onTheWire(text.slice(at));
}

/** What is wrong with a tidied address; undefined for a good one. Forms, files and accounts all ask this rule. */
export function faultOfEmail(text: string): EmailFault | undefined {
  if (!text.includes('@')) return { kind: 'shape' };
  const [wrong] = wrongSign.exec(text) ?? [];
  if (wrong?.trim() === '') return { kind: 'blank' };
  if (wrong !== undefined) return { kind: 'sign', sign: wrong };
  const [local = '', host = '', ...more] = text.split('@');
  if (more.length > 0) return { kind: 'sign', sign: '@' };
  const [foreign] = /[^\x21-\x7e]+/.exec(local) ?? [];
  if (foreign !== undefined) return { kind: 'letters', sign: foreign };
  const isLocal = localPart.test(local) && !/^\.|\.$/.test(local);
  return isLocal && isHost(host) ? undefined : { kind: 'shape' };
}
