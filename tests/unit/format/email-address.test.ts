import { z } from 'zod/mini';
import { faultOf } from '@/lib/case/fact-rules';
import { emailPattern } from '@/lib/format/contact';
import { type EmailFault, faultOfEmail, tidyEmail } from '@/lib/format/email-address';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { email } from '@/lib/identity/accounts/email';

const field = fieldNamed(formOf('form_f'), 'email');

/** Whether each door takes a tidied address: a form or file, an account, the facts of the case. */
function doors(address: string) {
  if (!field) throw new Error('the form has no address');
  const checks = behaviourOf('email').checks(field);
  return {
    form: checks.every((check) => check(address) === undefined),
    account: z.safeParse(email, address).success,
    fact: faultOf('professionalEmail', address) === undefined,
  };
}

test.each([
  'asha@example.com',
  'asha.devi+claims@example.co.in',
  "o'brien@example.com",
  'a_b-c@sub.example.museum',
  `${'a'.repeat(64)}@example.com`,
  'ravi@xn--p1b6ci4b4b3a.xn--h2brj9c',
  '1234567890@example.in',
  '!#$%&*/=?^`{|}~@example.org',
])('the address %s is taken at every door', (address) => {
  expect(faultOfEmail(address)).toBeUndefined();
  expect(doors(address)).toEqual({ form: true, account: true, fact: true });
  // What a page asks for while somebody types refuses nothing that the portal takes.
  expect(emailPattern.test(address)).toBe(true);
  expect(tidyEmail(address)).toBe(address);
});

test.each<[string, EmailFault]>([
  ['mailto:asha@example.com', { kind: 'sign', sign: 'mailto:' }],
  ['asha,b@example.com', { kind: 'sign', sign: ',' }],
  ['asha@example.com, ravi@example.com', { kind: 'sign', sign: ',' }],
  ['asha@example.com;ravi@example.com', { kind: 'sign', sign: ';' }],
  ['asha@example.com ravi@example.com', { kind: 'blank' }],
  ['asha..devi@example.com', { kind: 'sign', sign: '..' }],
  ['asha@example..com', { kind: 'sign', sign: '..' }],
  ['asha@@example.com', { kind: 'sign', sign: '@' }],
  ['Asha <asha@example.com>', { kind: 'blank' }],
  ['<asha@example.com>', { kind: 'sign', sign: '<' }],
  ['“asha”@example.com', { kind: 'sign', sign: '“' }],
  ['रवि@xn--p1b6ci4b4b3a.xn--h2brj9c', { kind: 'letters', sign: 'रवि' }],
  ['o’brien@example.com', { kind: 'letters', sign: '’' }],
  ['asha', { kind: 'shape' }],
  ['asha at example.com', { kind: 'shape' }],
  ['@example.com', { kind: 'shape' }],
  ['asha@', { kind: 'shape' }],
  ['asha@example', { kind: 'shape' }],
  ['asha@192.168.0.1', { kind: 'shape' }],
  ['asha@-example.com', { kind: 'shape' }],
  ['asha@exam_ple.com', { kind: 'shape' }],
  ['asha.@example.com', { kind: 'shape' }],
  ['.asha@example.com', { kind: 'shape' }],
  [`asha@${'a'.repeat(64)}.com`, { kind: 'shape' }],
])('the address %s is refused at every door', (address, fault) => {
  expect(faultOfEmail(address)).toEqual(fault);
  expect(doors(address)).toEqual({ form: false, account: false, fact: false });
});

test.each([
  [' asha@example.com\u00a0', 'asha@example.com'],
  ['\u200easha@example.com\u200b', 'asha@example.com'],
  ['ravi@उदाहरण.भारत', 'ravi@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['ravi@bücher.example', 'ravi@xn--bcher-kva.example'],
  ['ravi@a/b.भारत', 'ravi@a/b.भारत'],
  ['ravi@a%2eb.भारत', 'ravi@a%2eb.भारत'],
  ['ravi@b.in\0', 'ravi@b.in\0'],
  ['ravi@b.भारत\0', 'ravi@b.भारत\0'],
  ['उदाहरण', 'उदाहरण'],
])('%s is stored as %s', (typed, address) => {
  expect(tidyEmail(typed)).toBe(address);
  expect(behaviourOf('email').clean(typed)).toBe(address);
});
