/**
 * What a word in the head of a column stands for. Offices shorten, misspell and mix languages: "Amt Claimed (Rs.)", "Admitted by
 * RP", "दावा की गई राशि". Words of one concept stand together, in lower case and without marks of nukta.
 */
const words = {
  amount: 'amount amt amts amounts value sum rs inr rupees figure राशि रकम धनराशि',
  claim: 'claim claims claimed clm दावा दावे दावों दावित',
  admit:
    'admit admitted admission accepted accept approved verified allowed admissible collated स्वीकृत मान्य मानी माना सत्यापित मंजूर',
  refuse:
    'rejected reject rejection refused disallowed inadmissible unadmitted nonadmitted denied difference अस्वीकृत अमान्य खारिज नामंजूर',
  not: 'not non nt नहीं गैर',
  pending: 'pending verification unverified process review विचाराधीन सत्यापनाधीन लंबित',
  contingent: 'contingent conditional आकस्मिक',
  name: 'name names particulars particular title नाम विवरण',
  creditor:
    'creditor creditors claimant claimants lender lenders vendor vendors supplier suppliers party parties customer customers applicant payee borrower member allottee homebuyer depositor ledger लेनदार लेनदारों दावेदार दावेदारों विक्रेता ग्राहक पक्ष आवेदक',
  company: 'company firm organisation organization institution entity business कंपनी फर्म संस्था',
  person: 'individual person full व्यक्ति पूरा',
  worker:
    'workman workmen employee employees worker workers staff labour labourer कर्मचारी कामगार मजदूर श्रमिक',
  reason: 'reason reasons why ground grounds basis rationale justification कारण वजह आधार',
  date: 'date dt dated day on तारीख दिनांक तिथि',
  receive:
    'receipt received recd rcvd filing filed submission submitted receiving lodged प्राप्ति प्राप्त मिलने मिला दाखिल जमा',
  mode: 'mode medium channel manner through via तरीका माध्यम',
  serial: 'sno slno srno sr sl serial sn index क्रमांक क्रम',
  number: 'no number num nos code id identifier संख्या नंबर',
  pan: 'pan पैन',
  aadhaar: 'aadhaar aadhar adhar adhaar uid uidai आधार',
  gstin: 'gstin gst gstn जीएसटी जीएसटीआईएन',
  account: 'account acct ac acc accno acno खाता खाते',
  ifsc: 'ifsc ifs rtgs neft आईएफएससी',
  bank: 'bank banker branch बैंक शाखा',
  holder: 'holder beneficiary धारक',
  phone: 'phone telephone tel mobile mob contact cell whatsapp फोन मोबाइल दूरभाष संपर्क',
  email: 'email mail emailid ईमेल मेल',
  address: 'address addr residence registered office correspondence communication पता पते',
  city: 'city town district place शहर नगर जिला',
  state: 'state राज्य',
  pincode: 'pin pincode postal zip पिन पिनकोड',
  remark:
    'remark remarks comment comments note notes observation observations narration टिप्पणी टिप्पणियां अभ्युक्ति',
  related: 'related संबंधित',
  secured: 'secured प्रतिभूत सुरक्षित',
  security: 'security collateral charge mortgage asset assets hypothecation प्रतिभूति बंधक',
  interest: 'interest int ब्याज',
  principal: 'principal prin मूलधन मूल',
  other: 'other others penal penalty charges expenses cost costs misc अन्य दंड',
  decide: 'decided decision determined determination adjudicated order निर्णय फैसला',
  list: 'list loc annexure version सूची',
  form: 'form फॉर्म प्रपत्र',
  type: 'type class classification category kind nature श्रेणी प्रकार वर्ग',
  describe: 'description transaction purpose subject debt ऋण',
  setoff: 'setoff mutual',
  total: 'total gross aggregate overall कुल योग',
  outstanding: 'outstanding due dues payable os owed बकाया देय',
  guarantee: 'guarantee guaranteed covered गारंटी',
  voting: 'voting vote votes share मतदान मत',
  representative: 'representative ar authorised authorized signatory प्रतिनिधि',
  debit: 'debit dr withdrawal नामे',
  credit: 'credit cr deposit',
  balance: 'balance closing शेष',
  reference: 'reference ref invoice bill voucher vch document बिल संदर्भ',
  ours: 'ledgercode uan employeeid customerid token emp cust टोकन',
  by: 'by rp irp liquidator resolution professional द्वारा',
} as const;

export type Concept = keyof typeof words;

export const isConcept = (name: string): name is Concept => Object.hasOwn(words, name);

/** Words that add nothing to a head. */
const silent: ReadonlySet<string> = new Set(
  'of the in for to as at and or if any per with from be is was has been their his her a an details detail whether yes y n s की का के को में से और या यदि कोई गई गया किया की हुई हुआ है पर'.split(
    ' ',
  ),
);

/** Words without what people write in several ways: capitals, dots below letters, marks that nobody sees. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('़', '')
    .replace(/\p{Cf}/gu, '');

const concepts: ReadonlyMap<string, Concept> = new Map(
  (Object.entries(words) as [Concept, string][]).flatMap(([concept, all]) =>
    plain(all)
      .split(' ')
      .map((word) => [word, concept] as const),
  ),
);

/** Signs in the middle of a word, as in "A/c", "S.No.", "e-mail", "O/s". */
const joined = (head: string) =>
  plain(head)
    .replace(/\ba\s?\/\s?c\b/g, 'account')
    .replace(/\bo\s?\/\s?s\b/g, 'outstanding')
    .replace(/\bs(?:[lr])?\s?[./]?\s?no\b/g, 'sno')
    .replace(/क्र\.?\s?सं/g, 'sno')
    .replace(/\bsecurity\s?interests?\b/g, 'security')
    .replace(/\be\s?-\s?mail\b/g, 'email')
    .replace(/\bp\.a\.n\b/g, 'pan')
    .replace(/\bi\.?f\.?s\.?c\b/g, 'ifsc')
    .replace(/\bsub\s?-\s?total\b/g, 'total')
    .replace(/\bset\s?-?\s?off\b/g, 'setoff')
    .replace(/\byes\s?\/\s?no\b/g, '')
    .replace(/\bnon\s?-\s?/g, 'not ')
    .replace(/\bun\s?-?\s?secured\b/g, 'secured');

export interface HeadWords {
  concepts: ReadonlySet<Concept>;
  /** Words that stand for nothing known. */
  unknown: number;
}

/** A longer text is no head of a column. */
export const longestHead = 160;

/** Reads what the words of a head stand for. */
export function headWords(head: string): HeadWords {
  const found = new Set<Concept>();
  let unknown = 0;
  // Names of fields are written in one: claimAmount.
  const parted = head.slice(0, longestHead).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  for (const word of joined(parted).match(/[\p{L}\p{M}]+|₹/gu) ?? []) {
    const concept = word === '₹' ? 'amount' : concepts.get(word);
    if (concept) found.add(concept);
    else if (!silent.has(word)) unknown += 1;
  }
  return { concepts: found, unknown };
}
