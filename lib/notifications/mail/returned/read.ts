import { fieldsOf, type Message, messageOf, partsOf, typeOf } from './message';

/** Bounce: the server gave up for good (5.x.x) or after long tries (4.x.x). Delay: it goes on trying. */
export type Returned =
  | { kind: 'bounce' | 'delay'; permanent: boolean; status: string; mailIds: string[] }
  | { kind: 'automatic' | 'other' };

const enhanced = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;
const reply = /(?<![\d.])([45])\d\d(?=[ -])/;

/** Finds the enhanced status in a text, or that of a plain reply code. */
function statusIn(text: string): string | undefined {
  const [, written] = enhanced.exec(text) ?? [];
  const [, first] = reply.exec(text) ?? [];
  return written ?? (first && `${first}.0.0`);
}

const ours = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi;

/** The portal's letters have their queue's id before the @ of the Message-ID. */
const idsIn = (text: string) => [
  ...new Set([...text.matchAll(ours)].map(([, id = '']) => id.toLowerCase())),
];

/** Reads the report of RFC 3464: Postfix, Exchange Online, Sendmail, Exim, Gmail. */
function reported(report: Message): Pick<Delivery, 'action' | 'status'> | null {
  for (const recipient of report.body.split(/\n[ \t]*\n/).map(fieldsOf)) {
    const action = recipient.get('action')?.toLowerCase();
    const told = recipient.get('status') ?? '';
    const diagnostic = statusIn(recipient.get('diagnostic-code') ?? '');
    // Exim says 5.0.0 for what the other server said in full.
    const status = /^[245]\.0\.0/.test(told) ? diagnostic : statusIn(told);
    if (action === 'failed' || action === 'delayed')
      return { action, status: status ?? statusIn(told) ?? '5.0.0' };
  }
  return null;
}

interface Delivery {
  action: 'failed' | 'delayed';
  status: string;
}

const original = /\n-+ ?(?:This is a copy of|Original message|Below this line)/i;

/** Reads the text for people, of servers without a report: Exim, and Gmail of old. */
function told({ headers, body }: Message): Delivery | null {
  const [text = ''] = body.split(original);
  const subject = headers.get('subject') ?? '';
  const isFrom = /^(?:.*[\s<"])?(?:mailer-daemon|postmaster)@/i.test(headers.get('from') ?? '');
  if (!isFrom && !headers.has('x-failed-recipients')) return null;
  if (/\((?:delay)\)|^warning: message \S+ delayed/i.test(subject))
    return { action: 'delayed', status: statusStarting('4', text) };
  if (!/returning message to sender|\(failure\)|undeliver|returned mail/i.test(subject))
    return null;
  // A server that never answered gave no code: it was tried for as long as servers try.
  const expired = /retry timeout exceeded|retry time not reached|requests to connect/i.test(text);
  return {
    action: 'failed',
    status: expired ? statusStarting('4', text) : (statusIn(text) ?? '5.0.0'),
  };
}

function statusStarting(digit: string, text: string) {
  const status = statusIn(text);
  return status?.startsWith(digit) ? status : `${digit}.0.0`;
}

/** A program wrote it by itself: RFC 3834, and what programs write that do not know it. */
const isAutomatic = ({ headers }: Message) =>
  !/^(?:no\b|$)/i.test(headers.get('auto-submitted') ?? '') ||
  headers.has('x-autoreply') ||
  headers.has('x-autorespond') ||
  headers.has('x-auto-response-suppress') ||
  /^(?:auto_reply|bulk|junk|list)\b/i.test(headers.get('precedence') ?? '') ||
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office)\b/i.test(
    headers.get('subject') ?? '',
  );

/** Reads a message that came to the portal's own address. */
export function readReturned(raw: string): Returned {
  const message = messageOf(raw);
  const report = partsOf(message).find((part) => typeOf(part) === 'message/delivery-status');
  const delivery = report ? reported(report) : told(message);
  if (!delivery) return { kind: isAutomatic(message) ? 'automatic' : 'other' };
  const { action, status } = delivery;
  return {
    kind: action === 'failed' ? 'bounce' : 'delay',
    permanent: status.startsWith('5'),
    status,
    mailIds: idsIn(raw),
  };
}
