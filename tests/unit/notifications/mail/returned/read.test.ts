import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReturned } from '@/lib/notifications/mail/returned/read';

const folder = join(__dirname, 'messages');
const message = (name: string) => readFileSync(join(folder, `${name}.eml`), 'utf8');

const letter = '5b1c6f0e-3c1d-4c57-9a52-7f0e3a9d1b20';

/** Messages as these servers write them, with other names and addresses. */
const samples: Record<string, { kind: string; status: string; permanent: boolean; ids?: [] }> = {
  'gmail-unknown': { kind: 'bounce', status: '5.1.1', permanent: true },
  'gmail-no-connection': { kind: 'bounce', status: '4.0.0', permanent: false },
  'gmail-delay': { kind: 'delay', status: '4.0.0', permanent: false },
  'exchange-unknown': { kind: 'bounce', status: '5.1.10', permanent: true },
  'exchange-full': { kind: 'bounce', status: '5.2.2', permanent: true },
  'exchange-expired': { kind: 'bounce', status: '5.4.316', permanent: true },
  'postfix-unknown': { kind: 'bounce', status: '5.1.1', permanent: true },
  'postfix-full': { kind: 'bounce', status: '5.2.2', permanent: true },
  'postfix-deferred': { kind: 'bounce', status: '4.7.0', permanent: false },
  'exim-refused': { kind: 'bounce', status: '5.7.1', permanent: true },
  'exim-report': { kind: 'bounce', status: '5.7.1', permanent: true },
  // It does not say which letter it means.
  'exim-delay': { kind: 'delay', status: '4.0.0', permanent: false, ids: [] },
  'sendmail-unknown': { kind: 'bounce', status: '5.1.1', permanent: true },
  'sendmail-expired': { kind: 'bounce', status: '4.4.7', permanent: false },
  'sendmail-delay': { kind: 'delay', status: '4.5.0', permanent: false },
};

test('each message is stated here', () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(samples)
      .map((name) => `${name}.eml`)
      .sort(),
  );
});

test.each(Object.entries(samples))('%s', (name, { ids = [letter], ...said }) => {
  expect(readReturned(message(name))).toEqual({ ...said, mailIds: ids });
  expect(readReturned(message(name).replaceAll('\n', '\r\n'))).toEqual({ ...said, mailIds: ids });
});

const answering = (headers: string, body = 'I am away until Monday.') =>
  `From: Asha Devi <asha@example.org>\nTo: no-reply@portal.example.org\nIn-Reply-To: <${letter}@portal.example.org>\n${headers}\n\n${body}\n`;

test.each([
  [
    'Gmail',
    'Subject: Away Re: Your claim was received\nAuto-Submitted: auto-replied\nPrecedence: bulk\nX-Autoreply: yes',
  ],
  [
    'Exchange',
    'Subject: Automatic reply: Your claim was received\nAuto-Submitted: auto-generated\nX-Auto-Response-Suppress: All',
  ],
  [
    'vacation of Sieve',
    'Subject: Auto: Your claim was received\nAuto-Submitted: auto-replied (vacation)',
  ],
  ['an old one', 'Subject: Out of office: Re: Your claim was received'],
  ['one that names itself', 'Subject: Re: Your claim was received\nPrecedence: auto_reply'],
  [
    'a receipt for reading',
    'Subject: Read: Your claim was received\nAuto-Submitted: auto-replied\nContent-Type: multipart/report; report-type=disposition-notification; boundary=b',
  ],
])('an answer of a machine is no bounce, whatever it says: %s', (_, headers) => {
  const body =
    'My old address failed: 550 5.1.1 User unknown. Undelivered Mail Returned to Sender.';
  expect(readReturned(answering(headers, body))).toEqual({ kind: 'automatic' });
});

test.each([
  ['a person answers', 'Subject: Re: Your claim was received\nAuto-Submitted: no'],
  ['a person tells of a bounce', 'Subject: Undelivered Mail Returned to Sender'],
])('%s: it is no bounce, and no answer of a machine', (_, headers) => {
  expect(readReturned(answering(headers, '550 5.1.1 User unknown'))).toEqual({ kind: 'other' });
});

test('a report of what was delivered is no bounce', () => {
  const relayed = message('postfix-unknown').replace('Action: failed', 'Action: relayed');
  expect(readReturned(relayed)).toEqual({ kind: 'automatic' });
});

test.each([
  '',
  '\n\n',
  'Subject',
  'Content-Type: multipart/report; boundary=b\n\n--b',
  '\0'.repeat(50),
])('%j says nothing, and breaks nothing', (raw) =>
  expect(['other', 'automatic']).toContain(readReturned(raw).kind),
);
