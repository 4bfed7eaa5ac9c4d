import { withoutHiddenMarks } from './digits';

/**
 * What keeps a text from being the address of a mailbox: a sign that cannot stand there, as it was typed letters before the @ that most
 * post offices do not carry (RFC 6531), or its shape.
 */
export type EmailFault = { kind: 'sign' | 'letters'; sign: string } | { kind: 'blank' | 'shape' };

/** Signs that are never in an address as people have them: RFC 5322 lets some stand in quotes, and nobody does. */
const wrongSign = /^mailto:|\.\.|[\s,;:<>()[\]\\"“”]/i;

/** RFC 5322, 3.2.3: letters, digits and signs, with full stops between them. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;

/** A part of the name of a host (RFC 1123), and the last one: a word or, from another script, punycode. */
const part = /^(?!-)[a-z\d-]{1,63}(?<!-)$/i;
const lastPart = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

function isHost(host: string): boolean {
  const parts = host.split('.');
  return (
    parts.length > 1 && parts.every((one) => part.test(one)) && lastPart.test(parts.at(-1) ?? '')
  );
}

/** What a name in another script may hold; what is more, such as control characters, reading one would drop. */
const otherScript = /^(?=.*[^\x21-\x7e])[\p{L}\p{M}\p{N}.-]+$/u;

/** The name of a host in another script as it goes over the wire, in punycode; others as they are. */
function onTheWire(host: string): string {
  if (!otherScript.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** An address as it is stored: without blanks at its ends and marks that nobody sees, its domain in punycode. */
export function tidyEmail(typed: string): string {
  const text = withoutHiddenMarks(typed)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();
  const at = text.lastIndexOf('@') + 1;
  return at === 0 ? text : text.slice(0, at) + onTheWire(text.slice(at));
}

/** What is wrong with a tidied address; undefined for one that letters can go to. The only rule for addresses: forms, files and accounts ask it. */
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
