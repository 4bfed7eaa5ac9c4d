import {
  fetchErrorWords,
  sentencesAtHand,
  withReasonWords,
} from '@/lib/client/request/error-words';
import { formatDateTime } from '@/lib/format/date';
import { wordsIn } from '@/lib/i18n/words';

const page = (lang: string) =>
  Object.assign(globalThis, { document: { documentElement: { lang } } });

afterAll(() => Object.assign(globalThis, { document: undefined }));

const changed = '2026-03-05T12:46:00Z';

/** The words of the claimants' pages. */
const { auth, documents, errors, ui } = wordsIn('hi');
const words = { auth, documents, ui, errors: { judged: errors.judged } as typeof errors };
const said = (code: string, params = {}) => sentencesAtHand('hi', words)?.ofError({ code, params });
const marked = (path: string, rule: string, params = {}) =>
  sentencesAtHand('hi', words)?.ofRule({ path, rule, params });

it('an English page loads no error sentences, since the API answers in English', async () => {
  page('en');
  await fetchErrorWords();
  expect(sentencesAtHand('en', words)).toBeUndefined();
  expect(sentencesAtHand('hi', words)).toBeUndefined();
});

it('an answer that left nothing out loads no error sentences', async () => {
  page('hi');
  const answer = { skipped: [] };
  expect(await withReasonWords(answer)).toBe(answer);
  expect(sentencesAtHand('hi', words)).toBeUndefined();
});

describe('a reader of Hindi', () => {
  beforeAll(async () => {
    page('hi');
    await withReasonWords({ skipped: ['one'] });
  });

  it('reads in Hindi why one of many was left out', () => {
    expect(sentencesAtHand('hi', words)?.ofCode('already_confirmed')).toBe(
      errors.codes.already_confirmed,
    );
  });

  it.each([
    ['email_taken', {}, 'इस ईमेल से एक खाता पहले से है'],
    ['wrong_credentials', {}, 'ईमेल या पासवर्ड ग़लत है'],
    ['too_large', { size: '10MB' }, 'हर फ़ाइल 10MB से छोटी होनी चाहिए।'],
    ['too_many_documents', { count: 10 }, 'आप ज़्यादा से ज़्यादा 10 फ़ाइलें अपलोड कर सकते हैं।'],
    ['same_status', {}, 'दावे की स्थिति पहले से यही है।'],
    [
      'decided',
      { status: 'approved', act: 'edit' },
      'इस दावे पर फ़ैसला हो चुका है (माना गया), इसलिए यहाँ इसे बदला नहीं जा सकता। अब दावे के पृष्ठ पर बदलाव का अनुरोध करें।',
    ],
    [
      'withdrawn',
      { status: 'withdrawn', act: 'upload' },
      'यह दावा वापस ले लिया गया है, अब इसमें दस्तावेज़ नहीं जोड़े जा सकते।',
    ],
    ['too_many_requests', {}, 'बहुत बार कोशिश हुई। कुछ देर रुककर फिर से कोशिश करें।'],
    [
      'network_too_busy',
      { reason: 'too_many_uploads' },
      'आपके नेटवर्क से बहुत से लोग यह कर रहे हैं। आपने पिछले एक घंटे में बहुत सी फ़ाइलें अपलोड की हैं। कुछ देर बाद फिर से कोशिश करें।',
    ],
    [
      'form_changed_meanwhile',
      { known: 'yes', name: 'Asha Devi', at: changed, version: 2 },
      `Asha Devi ने ${formatDateTime(changed, 'hi')} को यह दावा बदला। बदलने से पहले इसे फिर से देखें।`,
    ],
    ['not_found', { thing: 'claim' }, 'दावा यहाँ नहीं है'],
    ['a_code_of_tomorrow', {}, 'हमारी ओर से कुछ गड़बड़ हुई।'],
  ])('reads %s in Hindi', (code, params, sentence) => {
    expect(said(code, params)).toBe(sentence);
  });

  it.each([
    ['phone', 'phone', {}, '10 अंकों का सही मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो'],
    ['firstName', 'required', { field: 'firstName' }, 'नाम लिखना ज़रूरी है'],
    ['email', 'email_taken', {}, 'इस ईमेल से एक खाता पहले से है'],
    ['password', 'common', {}, 'यह पासवर्ड बहुत लोग रखते हैं। तीन अलग शब्द जोड़कर लिखें।'],
    ['password', 'short', { min: 8 }, 'पासवर्ड कम से कम 8 अक्षरों का होना चाहिए'],
    ['password', 'wrong', {}, 'यह पासवर्ड सही नहीं है।'],
    ['a', 'rule_of_tomorrow', {}, 'इसे जाँचें'],
  ])('reads at %s in Hindi that the rule %s is broken', (path, rule, params, sentence) => {
    expect(marked(path, rule, params)).toBe(sentence);
  });
});
