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
  [/परिसीमा/, 'माँगने की कानूनी समय-सीमा'],
  [/बहियों/, 'कंपनी का हिसाब'],
  [/आकस्मिक/, 'अभी पक्का नहीं'],
  [/संकलन/, 'दावा लिया जा सकता है'],
  [/विलंबित/, 'देर से आया'],
  [/अंतर(?:ण|ित)/, 'ट्रांसफ़र'],
  [/मदवार/, 'कितना माना, कितना नहीं'],
  [/परिपक्वता/, 'पैसा लौटाने की तय तारीख'],
  [/बातचीत/, 'चैट'],
  [/पावती/, 'रसीद'],
  [/उत्तर(?! प्रदेश|ाखंड)/, 'जवाब'],
  [/प्रचलित/, 'बहुत लोग रखते हैं'],
];

const texts = [...messagesIn('hi')];

test.each(former)('no Hindi text uses %s, but %s', (word) => {
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(([, text]) => word.test(text.normalize('NFC')))).toEqual([]);
});

/** Words that a claimant does not read: one word for one thing, the one that a driver says. */
const formerOfClaimants: readonly (readonly [former: RegExp, now: string])[] = [
  [/(?<!अ)स्वीकृत|अस्वीकृत/, 'माना गया, नहीं माना गया'],
  [/निर्णय|निर्धारण/, 'फ़ैसला'],
  [/समीक्षा(?! होगी)/, 'जाँच'],
  [/आवश्यक/, 'ज़रूरी'],
  [/वैकल्पिक/, 'ज़रूरी नहीं'],
  [/अधिकतम/, 'ज़्यादा से ज़्यादा'],
  [/यदि/, 'अगर'],
  [/स्वयं/, 'ख़ुद'],
  [/अंतिम/, 'आख़िरी'],
  [/उपयोग/, 'इस्तेमाल'],
  [/प्रकाशित/, 'जारी'],
  [/वर्ष/, 'साल'],
  [/अनुबंध|क़रार/, 'एग्रीमेंट'],
  [/वेतन पर्ची/, 'सैलरी स्लिप'],
  [/प्रमाण(?! पत्र)/, 'सबूत'],
  [/न्यायालय/, 'अदालत'],
  [/न्यायाधिकरण(?! \(NCLT\))/, 'न्यायाधिकरण (NCLT)'],
  [/मसौद/, 'अधूरा दावा'],
  [/संस्करण/, 'प्रति'],
  [/ऋण/, 'बकाया, लोन'],
  [/प्रतिभूति/, 'सिक्योरिटी'],
  [/सफलतापूर्वक/, 'say it without'],
  [/कृपया/, 'say it without'],
];

test('the desk says लोन and सिक्योरिटी too; the annexures keep the law’s words', () => {
  const desk = texts.filter(([key]) => /^(?:desk|errors|claim)\.json/.test(key));
  expect(desk.filter(([, text]) => /ऋण सुविधा|प्रतिभूति/.test(text.normalize('NFC')))).toEqual([]);
});

const filesOfClaimants =
  `auth chat claim dashboard documents drafts errors field-help forms guide help import late late-claim law
  look-up mail notification objections our-mail papers preferences questions receipt security transfers ui viewer wizard`
    .split(/\s+/)
    .map((name) => `${name}.json`);

/** Parts of these files that professionals alone read. */
const ofProfessionals = [
  'auth.json.awaiting',
  'auth.json.ip',
  'claim.json.audit',
  'claim.json.determinations.changes',
  'claim.json.determinations.number',
  'claim.json.determinations.title',
  'claim.json.status',
  'late-claim.json.dayMissing',
  'late-claim.json.like',
  'late-claim.json.reasonsMissing',
  'late-claim.json.stepMissing',
  'late-claim.json.texts',
  'law.json.calculator',
  'mail.json.accountNotice.audit_anchored',
  'notification.json.alert',
  'notification.json.changed_by_claimant',
  'notification.json.determination_returned',
  'objections.json.desk',
  'papers.json.file',
  'transfers.json.refusal',
  'transfers.json.what.desk',
  ...`already_confirmed amount_invalid answer_changed class_in_use classes_changed_meanwhile day_out_of_range
    determined_meanwhile exports_busy exports_under_way facilities_differ last_administrator late_days_admitted
    late_step_missing list_being_made list_state_differs no_longer_proposed not_correctable rate_changed reason_required
    reason_unexpected reason_untrue rule_changed_meanwhile too_many_bulk_changes too_many_claim_files too_many_determinations
    too_many_invitations too_many_lists too_many_number_searches too_many_numbers_shown too_many_questions too_many_reports
    too_many_views transfer_exceeds transfer_undecided transferred_stays voting_unfit`
    .split(/\s+/)
    .map((code) => `errors.json.codes.${code}`),
  ...`judged.dates judged.fact_too_long labels.reviewNote
    labels.versionBefore rules.basis rules.below rules.currency_amount rules.each_version
    rules.late_reasons rules.publish_reason rules.reference_rate rules.too_many_claims_for_file rules.too_many_claims_to_export
    things.determination`
    .split(/\s+/)
    .map((key) => `errors.json.${key}`),
];

/** What a person asks, the heads of annexures, and the legal title of a form. */
const asTheyAre = [
  'law.json.categories',
  'notification.json.info_required.again',
  'notification.json.info_required.before',
  'notification.json.info_required.due',
  'papers.json.claimForm.title',
];

const excepted = [...ofProfessionals, ...asTheyAre];
const within = (key: string, part: string) => key === part || key.startsWith(`${part}.`);

const ofClaimants = texts.filter(([key]) => filesOfClaimants.some((file) => within(key, file)));
const read = ofClaimants.filter(([key]) => !excepted.some((part) => within(key, part)));

test.each(formerOfClaimants)('no claimant reads %s in Hindi, but %s', (word) => {
  expect(read.length).toBeGreaterThan(1_500);
  expect(read.filter(([, text]) => word.test(text.normalize('NFC')))).toEqual([]);
});

test('every file and every part that is excepted is there, and has such a word', () => {
  const there = new Set(texts.map(([key]) => key.replace(/\.json\..*/, '.json')));
  expect(filesOfClaimants.filter((file) => !there.has(file))).toEqual([]);
  const found = ofClaimants.filter(([, text]) =>
    formerOfClaimants.some(([word]) => word.test(text.normalize('NFC'))),
  );
  expect(excepted.filter((part) => !found.some(([key]) => within(key, part)))).toEqual([]);
});
