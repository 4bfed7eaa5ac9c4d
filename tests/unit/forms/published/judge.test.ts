import { toldIn } from '@/lib/forms/published/judge';
import type { Looks } from '@/lib/forms/published/looks';

const told = (text: string) => toldIn(text).map(({ word, looks, sure }) => [word, looks, sure]);

test.each<[text: string, word: string, looks: Looks, sure: boolean]>([
  // PAN, however it is parted and in every script.
  ['PAN ABCPK1234F.', 'ABCPK1234F', 'pan', true],
  ['ABCPK_1234_F', 'ABCPK_1234_F', 'pan', true],
  ['abcpk1234f', 'abcpk1234f', 'pan', true],
  ['of ABCPK 1234 F here', 'ABCPK 1234 F', 'pan', true],
  ['of ABCPK\n1234F here', 'ABCPK\n1234F', 'pan', true],
  ['of A B C P K 1 2 3 4 F here', 'A B C P K 1 2 3 4 F', 'pan', true],
  ['of A-B-C-P-K-1-2-3-4-F here', 'A-B-C-P-K-1-2-3-4-F', 'pan', true],
  ['ABCPK•1234•F', 'ABCPK•1234•F', 'pan', true],
  ['AB\u200bCPK12\u200b34F', 'AB\u200bCPK12\u200b34F', 'pan', true],
  ['ＡＢＣＰＫ１２３４Ｆ', 'ＡＢＣＰＫ１２３４Ｆ', 'pan', true],
  ['ABCPK१२३४F', 'ABCPK१२३४F', 'pan', true],
  // Cyrillic А, В, С.
  ['АВСPK1234F', 'АВСPK1234F', 'pan', true],
  ['PANABCPK1234F', 'ABCPK1234F', 'pan', false],
  // No LEI: its check digits do not fit.
  ['code ABCPK1234F0000000012', 'ABCPK1234F', 'pan', false],
  ['ABCPK 2024 F', 'ABCPK 2024 F', 'pan', false],
  // GSTIN.
  ['GSTIN 27ABCPE1234F1Z5', '27ABCPE1234F1Z5', 'gstin', true],
  ['27-ABCPE-1234-F-1Z5', '27-ABCPE-1234-F-1Z5', 'gstin', true],
  // Aadhaar by its check digit.
  ['Aadhaar 2345 6789 0124', '2345 6789 0124', 'aadhaar', true],
  ['2345*6789*0124', '2345*6789*0124', 'aadhaar', true],
  ['234567890124', '234567890124', 'aadhaar', true],
  ['2345\n6789\n0124', '2345\n6789\n0124', 'aadhaar', true],
  ['२३४५ ६७८९ ०१२४', '२३४५ ६७८९ ०१२४', 'aadhaar', true],
  ['২৩৪৫৬৭৮৯০১২৪', '২৩৪৫৬৭৮৯০১২৪', 'aadhaar', true],
  ['2345.6789.0124', '2345.6789.0124', 'aadhaar', true],
  ['2 3 4 5 6 7 8 9 0 1 2 4', '2 3 4 5 6 7 8 9 0 1 2 4', 'aadhaar', true],
  ['2345\u202f6789\u202f0124', '2345\u202f6789\u202f0124', 'aadhaar', true],
])('the text %j is refused because of %j', (text, word, looks, sure) => {
  expect(told(text)).toEqual([[word, looks, sure]]);
});

test.each<[text: string, word: string, looks: Looks, sure: boolean]>([
  // Telephones.
  ['(98200)12345', '98200)12345', 'phone', false],
  ['phone 98765 43210', '98765 43210', 'phone', true],
  ['98765, 43210', '98765, 43210', 'phone', false],
  ['call +91 98765-43210', '91 98765-43210', 'phone', true],
  ['०९८७६५४३२१०', '०९८७६५४३२१०', 'phone', false],
  ['९८७६५ ४३२१०', '९८७६५ ४३२१०', 'phone', false],
  ['(022) 2345 6789', '022) 2345 6789', 'number', false],
  // Accounts.
  ['5010/0012/345678', '5010/0012/345678', 'number', false],
  ['12345678', '12345678', 'number', false],
  ['a/c no. 123456', '123456', 'account', true],
  ['खाता संख्या 00123456', '00123456', 'account', true],
  ['AC12345678', '12345678', 'account', true],
  ['0012 – 3456 – 7890', '0012 – 3456 – 7890', 'number', false],
  ['12.34.56.78.90', '12.34.56.78.90', 'number', false],
  ['SBIN0001234 50100012345678', '50100012345678', 'number', false],
  // Passports, voters' and driving licences.
  ['passport M1234567', 'M1234567', 'passport', true],
  ['M1234567', 'M1234567', 'passport', false],
  ['M-1234567', 'M-1234567', 'passport', false],
  ['EPIC ABC1234567', 'ABC1234567', 'voter', true],
  ['ABC/1234567', 'ABC/1234567', 'voter', false],
  ['DL03 20120045678', 'DL03 20120045678', 'licence', false],
  ['licence MH-12-20110012345', 'MH-12-20110012345', 'licence', true],
  // Addresses of mail.
  ['asha.devi@example.in', 'asha.devi@example.in', 'email', true],
  ['asha@okaxis', 'asha@okaxis', 'email', true],
  ['Asha.Devi @ example.in', 'Asha.Devi @ example.in', 'email', true],
  ['Asha@Example.Co.In', 'Asha@Example.Co.In', 'email', true],
  ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत', 'email', true],
  ['asha @ oksbi', 'asha @ oksbi', 'email', true],
  ['Asha9@pockets', 'Asha9@pockets', 'email', true],
  ['asha@ramesh', 'asha@ramesh', 'email', false],
  ['asha at example dot in', 'asha at example dot in', 'email', true],
  ['asha[at]example.com', 'asha[at]example.com', 'email', true],
  // Postal addresses.
  [
    'Flat 12, Shanti Niwas, MG Road, Pune 411001',
    'Flat 12, Shanti Niwas, MG Road, Pune 411001',
    'address',
    false,
  ],
  ['r/o House No. 42, Gali 7', 'r/o House No. 42, Gali', 'address', false],
  ['House 42, Ga\u200bli 7', 'House 42, Ga\u200bli', 'address', false],
  ['मकान नं 42, गली 7', 'मकान नं 42, गली', 'address', false],
])('the text %j is asked about because of %j', (text, word, looks, sure) => {
  expect(told(text)).toEqual([[word, looks, sure]]);
});

test.each([
  // Two names of one person.
  'Ram Kumar @ Raju s/o Shyam Lal',
  'Mohd. Irfan @ Guddu',
  'M.K. @ S.K. Sharma',
  'Ram@Ramesh',
  'RAM@RAMESH',
  'S.K.@Sharma Traders',
  'राम @ रामू',
  'राम@रामू',
  'Ram @Raju and Sita@ Geeta',
  'Rs 1234567890.50',
  '₹1,25,00,00,000 and 12345',
  '1234567890.50 was paid',
  'paid 1000000.00 and 12500000.50 on 01.04.2015',
  '12345678/- and 98765432 lakh',
  'INR 9876543210',
  'रु 98765432 दिए',
  '₹९८,७६,५४,३२१',
  '1,234,567,890.00',
  'bank guarantee 123456789012345',
  'Guarantee No. 00430100012345',
  'BG No.: 0012BG00123456',
  'guarantee IGB2023123456789',
  'invoice no 2023-24/00012345',
  'cheque 12345678',
  'गारंटी संख्या 1234567890',
  'LEI 335800A8HK6JBITVPA30',
  'from 01-04-2015 - 31-03-2016',
  'from 01/04/2025-31/03/2026',
  '31.03.2016 - 30.06.2016',
  '2016-03-31/2017-03-31',
  'FY 2015-16 - 2016-17',
  'counted already in CLM-2026-000007',
  'CIN U74999MH2015PTC123456',
  'id 3f2a1b4c-2345-6789-0124-234567890124',
  'sections 5, 7, 9, 12, 14, 21, 24, 25 and 28',
  'CP (IB) 1234/2024, section 24(3)(c)',
  'CP(IB) 123/2025',
  'IA 12345/MB/2024 in CP 4258/MB/2019',
  'Company Appeal (AT) (Insolvency) No. 1045 of 2023',
  'clause 4.2.1.3 of IA 1234 of 2024',
  'IBBI/IPA-001/IP-P00123/2017-2018/11234',
  'SBIN0001234',
  'Unit 24x7 (India) 3M',
  'para 12 of 2016; annexure 3, page 4567',
  'in March 2024 I asked; total 5000 a month',
  'Mon–Fri 10:00–17:00, 10.30 to 18.30',
  '30 March 2024, 12 employees, 8% a year',
  '१२.०५.२०१६ को ₹1,25,00,000.00',
  'Employees 1200 and 1500, 2023 and 2024',
  'Nagar Cooperative Bank, Main Road Branch',
  'Sector 5 Flat Buyers Association',
  'The property at Andheri is mortgaged.',
  'Paid in full at the end of 2023.',
  'M/s Kaveri O’Neil & Sons (सहकारी) Bank',
  '',
])('the text %j is published as it is', (text) => {
  expect(told(text)).toEqual([]);
});
