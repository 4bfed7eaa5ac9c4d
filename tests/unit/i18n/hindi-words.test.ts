import { messagesIn } from '@/tests/support/words/messages';

/** Words that were used before or come to mind first, and are not what people say in India; beside each the right one. */
const former: readonly (readonly [former: RegExp, now: string])[] = [
  [/ई-मेल/, 'ईमेल'],
  [/पेज/, 'पृष्ठ'],
  [/गलत/, 'ग़लत'],
  [/लॉगिन|साइन-इन|दो चरणों वाला/, 'लॉग इन, दो-चरणीय लॉग इन'],
  [/संलग्न/, 'फ़ाइल'],
  [/प्रपत्र/, 'फ़ॉर्म'],
  [/मसौदे के रूप में सुरक्षित|सुरक्षित हुआ/, 'सहेजा गया'],
  [/जानकारी आवश्यक/, 'जानकारी चाहिए'],
  // For an office or a hotel that many people share, नेटवर्क is right.
  [/नेटवर्क (?:जाँच|में समस्या|नहीं|आने)|बिना नेटवर्क|नेटवर्क के बिना/, 'इंटरनेट'],
  [/स्थायी खाता संख्या/, 'पैन (PAN) नंबर'],
  [/(?<!सं)चालक/, 'ड्राइवर'],
  [/दिनांक|(?<!जन्म )तिथि/, 'तारीख'],
  [/प्रयास|प्रयत्न/, 'कोशिश'],
  [/एडमिन|प्रशासक/, 'व्यवस्थापक'],
  [/प्रश्न/, 'सवाल'],
  [/उपयोगकर्ता/, 'व्यक्ति, ग्राहक'],
  [/पुनः/, 'फिर, दोबारा'],
  [/अद्यतन/, 'नया, बदला गया'],
];

const texts = [...messagesIn('hi')];

test.each(former)('no Hindi text uses %s, but %s', (word) => {
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(([, text]) => word.test(text.normalize('NFC')))).toEqual([]);
});
