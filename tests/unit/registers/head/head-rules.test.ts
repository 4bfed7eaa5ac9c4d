import { type FactName, factNames } from '@/lib/registers/facts';
import { headRules, saidByHead } from '@/lib/registers/head/head-rules';
import { isConcept, longestHead } from '@/lib/registers/head/head-words';

/** Heads as offices write them. */
const heads: Record<FactName, string> = {
  serial: 'S.No|Sl. No.|Sr No|SR. NO|Serial No.|क्रमांक|क्र. सं.',
  claimNumber: 'Claim No.|Claim ID|CLAIM NUMBER|दावा संख्या',
  name: 'Name of Creditor|Name of the Financial Creditor|Particulars|Claimant|Vendor Name|Party|fullName|institutionName|Name of Workman|लेनदार का नाम|नाम|Name of the Allottee',
  representative: 'Authorised Representative|Name of AR|authorizedRepresentativeName',
  form: 'Form|Claim Form|Form Type|फॉर्म',
  category: 'Category|Type of Creditor|Creditor Class|श्रेणी',
  nature: 'Nature of claim|natureOfClaim',
  description: 'Description|claimDescription|Purpose of transaction',
  receivedOn:
    'Date of receipt|Dt. of Receipt|Claim received on|Date of filing|Date of claim|Received Date|प्राप्ति की तारीख|दावा प्राप्ति दिनांक',
  mode: 'Mode|Mode of receipt|Received through|प्राप्ति का माध्यम',
  claimed:
    'Amt Claimed (Rs.)|Amount of claim|Claim Amount (INR)|Total amount claimed|Claimed|Amount|Total Claim|claimAmount|दावे की राशि|दावा राशि (₹)|Amount claimed by creditor|Outstanding amount|O/s',
  principal: 'Principal|Principal amount|Amount claimed - Principal|मूलधन',
  interest: 'Interest|Interest Amount|Amount claimed - Interest|ब्याज',
  otherAmount: 'Other charges|Others',
  admitted:
    'Admitted by RP|Amount Admitted|Amount of claim admitted|Admitted|Admitted Claim|Claim accepted|स्वीकृत राशि|मानी गई राशि|Verified amount',
  notAdmitted:
    'Amount not admitted|Amount of claim not admitted|Rejected amount|Not Admitted|Disallowed|Amt. Rejected|अस्वीकृत राशि|Non-admitted amount',
  contingent: 'Amount of contingent claim|Contingent',
  underVerification:
    'Amount of claim under verification|Under verification|Pending amount|सत्यापनाधीन राशि',
  reason: 'Reason for rejection|Reasons for non-admission|Reason|कारण|Reasons|अस्वीकृति का कारण',
  decidedOn: 'Decided on|Date of admission|Date of decision|निर्णय की तारीख',
  decidedBy: 'Decided by',
  listNumber: 'List No.|LOC version',
  secured: 'Secured / Unsecured|Secured',
  securedAmount: 'Amount covered by security interest|Secured amount',
  security: 'Security|Details of security|Collateral',
  guaranteedAmount: 'Amount covered by guarantee',
  setOffAmount: 'Amount of any mutual dues, that may be set-off',
  related: 'Related Party|Whether related party?|Related (Y/N)|isRelatedParty',
  worker: 'Workman / Employee|Workmen or Employee',
  votingShare: '% of voting share in CoC|Voting %',
  debit: 'Debit|Dr.|Debit Amount',
  credit: 'Credit|Cr.',
  balance: 'Closing Balance|Balance|शेष',
  entryDate: 'Date|Invoice Date|Voucher date|तारीख',
  reference: 'Voucher No.|Invoice No|Ref. No.|Bill No',
  memberNumber: 'Emp Code|Employee ID|UAN|Customer ID|Vendor code',
  pan: 'PAN|PAN No.|P.A.N|PAN of creditor|पैन',
  aadhaar: 'Aadhaar|Aadhar No|UID No.|आधार संख्या',
  gstin: 'GSTIN|GST No.|GSTIN / UIN',
  accountHolder: 'Account Holder Name|accountHolderName',
  account: 'Account No.|Bank A/c No.|Bank Account Number|A/C No|खाता संख्या',
  ifsc: 'IFSC|IFSC Code|I.F.S.C. Code|आईएफएससी',
  bank: 'Bank Name|Bank|Name of Bank|Bank & Branch|बैंक का नाम',
  phone: 'Mobile No.|Phone|Contact No|Tel. No.|मोबाइल नंबर|फोन',
  email: 'E-mail|Email ID|e mail id|Mail ID|ईमेल|E-mail address',
  address: 'Address|Address of the creditor|Registered Office Address|पता|Correspondence address',
  city: 'City|शहर',
  state: 'State|राज्य',
  pincode: 'PIN|Pin Code|पिन कोड',
  remarks: 'Remarks|Remarks, if any|Comments|टिप्पणी|अभ्युक्ति',
};

const lines = factNames.flatMap((fact) =>
  heads[fact].split('|').map((head) => [head, fact] as const),
);

test.each(lines)('%s is %s', (head, fact) => {
  expect(saidByHead(head)[0]?.fact).toBe(fact);
});

test.each(['Example Mobility Limited (in CIRP)', '31.03.2024', '—', '', 'Ravi Nair', 'xyz'])(
  '"%s" names no column surely',
  (text) => {
    expect(saidByHead(text)[0]?.weight ?? 0).toBeLessThan(0.5);
  },
);

test('a head of a million letters costs no more than a head', () => {
  expect(saidByHead(`${'a'.repeat(longestHead)}${' amount claimed'.repeat(100_000)}`)).toEqual([]);
});

test('rules name facts and concepts that there are', () => {
  const wrong = headRules.filter(
    ({ fact, all, none }) => !factNames.includes(fact) || ![...all, ...none].every(isConcept),
  );
  expect(wrong).toEqual([]);
});
