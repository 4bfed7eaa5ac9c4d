import type { CreditorType } from '@/lib/forms/definitions/field';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { maskOf } from '@/lib/forms/mask';
import { finderOf, type OwnValue, ownValuesIn } from '@/lib/forms/published/own-values';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';

const own = (type: CreditorType, changes: object = {}) =>
  ownValuesIn(formOf(type), { ...sampleValuesOf(type), ...changes });

test.each(creditorTypes)(
  'every number, address and day that tells of a creditor in %s is own',
  (type) => {
    const values = own(type);
    for (const { value } of values)
      expect([value, finderOf(values)(`Asked about ${value} twice.`).length > 0]).toEqual([
        value,
        true,
      ]);
    expect(values.length).toBeGreaterThan(3);
  },
);

test('exactly these values of a worker’s claim may stand in no published text', () => {
  expect(own('form_d').map(({ value, as }) => [as, value])).toEqual([
    ['day', '1988-08-12'],
    ['email', 'ramesh.yadav@example.com'],
    ['phone', '9911012345'],
    ['phone', '8800012345'],
    ['address', 'House 42, Gali 7, Sangam Vihar'],
    ['number', '110080'],
    ['address', 'Village Rampur, Post Saidpur, District Ghazipur, Uttar Pradesh 233304'],
    ['number', 'AKLPY5678K'],
    ['number', '198765432107'],
    ['number', 'DL03 20120045678'],
    ['number', 'DRV-20418'],
    ['number', '50100012345678'],
    ['number', 'Z1234567'],
    ['number', 'ABC1234567'],
  ]);
});

test.each<[OwnValue['as'], string, string, string]>([
  ['number', '50100012345678', '5010/0012/345678', '5010/0012/345678'],
  ['number', '50100012345678', 'a/c ५०१०००१२३४५६७८.', '५०१०००१२३४५६७८'],
  ['number', '50100012345678', 'Rs 50100012345678', '50100012345678'],
  ['number', '50100012345678', 'guarantee 50100012345678', '50100012345678'],
  ['number', '50100012345678', '5010\n0012\n345678', '5010\n0012\n345678'],
  ['number', '12345678', 'x12345678y', '12345678'],
  ['number', '12345678', '1-2-3-4-5-6-7-8', '1-2-3-4-5-6-7-8'],
  ['number', 'ABCPK1234F', 'abcpk_1234_f', 'abcpk_1234_f'],
  ['number', 'DRV-20418', 'drv 20418', 'drv 20418'],
  ['number', 'E1234', 'no. E-1234.', 'E-1234'],
  ['phone', '9820012345', '(98200)12345', '98200)12345'],
  ['phone', '+91 98200 12345', '09820012345', '9820012345'],
  ['email', 'asha.devi@example.in', 'ASHA.DEVI @ example.in', 'ASHA.DEVI @ example.in'],
  [
    'email',
    'asha.devi@example.in',
    'asha dot devi at example dot in',
    'asha dot devi at example dot in',
  ],
  ['email', 'asha.devi@example.in', 'asha.devi (at) example.in', 'asha.devi (at) example.in'],
  ['address', 'House 42, Gali 7, Sangam Vihar', 'of house 42 gali 7', 'house 42 gali'],
  ['address', 'Shanti Niwas', 'at Shanti-Niwas', 'Shanti-Niwas'],
  ['day', '1988-08-12', 'born 12.08.1988', '12.08.1988'],
  ['day', '1988-08-12', 'born 1988-08-12', '1988-08-12'],
])('the %s %j stands in %j', (as, value, text, word) => {
  expect(finderOf([{ as, value }])(text).map((told) => told.word)).toEqual([word]);
});

test.each<[OwnValue['as'], string, string]>([
  ['number', '12345678', '1234567'],
  ['number', 'E1234', 'CASE12345'],
  ['number', '12', 'rows 12 and 13'],
  ['number', 'Clerk', 'The clerk came.'],
  ['phone', '9820012345', '9820012346'],
  ['address', 'House 42, Gali 7, Sangam Vihar', 'Sangam Vihar Cooperative Society, 42 members'],
  ['day', '1988-08-12', 'paid 112081988.00'],
])('the %s %j does not stand in %j', (as, value, text) => {
  expect(finderOf([{ as, value }])(text)).toEqual([]);
});

test('a masked value of a claim may stand in a published text', () => {
  expect(ownValuesIn(formOf('form_f'), { panNumber: maskOf('ABCPK1234F'), email: '' })).toEqual([]);
});
