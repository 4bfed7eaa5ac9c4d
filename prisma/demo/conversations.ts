import type { Calendar } from './calendar';

/** A line of a demonstration conversation. */
interface Line {
  by: 'claimant' | 'professional';
  text: string;
  /** The file that comes with it. */
  attachment?: string;
}

/** What was said about a claim: some of it read by everybody, and perhaps some that nobody has read yet. */
export interface Conversation {
  read: Line[];
  unread: Line[];
}

const claimant = (text: string, attachment?: string): Line => ({
  by: 'claimant',
  text,
  ...(attachment ? { attachment } : {}),
});
const professional = (text: string): Line => ({ by: 'professional', text });

/** What is said in the demonstration, each about the claim of somebody who would say it. */
export const talks = {
  salarySlips: (calendar) => ({
    read: [
      claimant(
        'Good morning. I drove from the Okhla depot for seven years. Is anything missing from my claim?',
      ),
      professional(
        'Good morning. Please add your salary slips for the last three months, or your account statement.',
      ),
      claimant(
        `We got no slips after ${calendar.month(4, 'en')}. Here is my account statement.`,
        'Account statement.pdf',
      ),
    ],
    unread: [
      professional(
        'Thank you, the statement will do. Please also add the passbook page with your name on it.',
      ),
    ],
  }),
  driverPaid: () => ({
    read: [
      claimant('दावा स्वीकृत होने के लिए धन्यवाद। भुगतान कब होगा?'),
      professional('भुगतान समाधान योजना के अनुसार होगा। सूचना आपको यहीं मिलेगी।'),
    ],
    unread: [],
  }),
  overtimeSheets: () => ({
    read: [
      professional('Good afternoon. Do you have the overtime sheets that your supervisor signed?'),
      claimant('Yes, for all three months. I am adding them here.', 'Overtime sheets.pdf'),
    ],
    unread: [claimant('One more thing: does my gratuity need a form of its own?')],
  }),
  salaryFound: (calendar) => ({
    read: [
      claimant('मेरा दावा अस्वीकृत क्यों हुआ? यह राशि मुझे नहीं मिली है।'),
      professional(
        `हमारे रिकॉर्ड में ${calendar.said(-16, 'hi')} का भुगतान दर्ज है। कृपया अपने विवरण से मिलाएँ।`,
      ),
    ],
    unread: [claimant('जी, विवरण में मिल गया। धन्यवाद।')],
  }),
  passbook: () => ({
    read: [
      claimant('नमस्ते, मैंने अपना दावा जमा कर दिया है। सत्यापन में कितना समय लगेगा?'),
      professional('नमस्ते। हम हर दावे का मिलान कंपनी के बही-खातों से करते हैं। कृपया दो सप्ताह का समय दें।'),
    ],
    unread: [claimant('ठीक है, धन्यवाद। क्या मुझे बैंक पासबुक की प्रति भी देनी होगी?')],
  }),
  whenPaid: () => ({
    read: [
      claimant('I see that my claim was approved. When will payments be made?'),
      professional(
        'Payments follow the resolution plan, once it is approved. You will be told here.',
      ),
    ],
    unread: [professional('The committee of creditors meets next week. We will write to you.')],
  }),
  depositReceipt: () => ({
    read: [
      professional('Please add the receipt of the deposit that you paid for the car on hire.'),
    ],
    unread: [
      claimant(
        'I paid it by card. Is the card statement enough, or do you need the stamped receipt?',
      ),
    ],
  }),
  walletPaidOut: (calendar) => ({
    read: [
      claimant('मेरे वॉलेट की राशि का दावा अस्वीकृत क्यों हुआ?'),
      professional(
        `वॉलेट की राशि ${calendar.said(-9, 'hi')} को आपके खाते में भेज दी गई थी। कृपया अपने विवरण से मिलाएँ।`,
      ),
    ],
    unread: [],
  }),
  partPayment: (calendar) => ({
    read: [
      professional(
        `Our books show a part payment on ${calendar.said(-41, 'en')}. Which invoices did you set it off against?`,
      ),
      claimant(
        'Against the two oldest. I am adding our ledger.',
        'Ledger of the corporate debtor.pdf',
      ),
    ],
    unread: [claimant('I have changed the amount on the form. Please look at it again.')],
  }),
  transferFound: (calendar) => ({
    read: [
      claimant('Why was our claim rejected? We have not received this amount.'),
      professional(
        `Our books show a transfer on ${calendar.said(-35, 'en')}. Please compare it with your statement.`,
      ),
    ],
    unread: [claimant('You are right, our branch has found it. Thank you.')],
  }),
  trackers: () => ({
    read: [
      claimant('Good morning. How long will the verification take?'),
      professional(
        'Good morning. We compare each claim with the books of the corporate debtor. Please allow two weeks.',
      ),
      claimant('Thank you. I am adding the statement of our account.', 'Statement of account.pdf'),
    ],
    unread: [],
  }),
  statement: () => ({
    read: [
      professional('Please confirm the interest up to the commencement date alone.'),
      claimant('Confirmed; the working is attached.', 'Interest working.pdf'),
    ],
    unread: [],
  }),
  authorisation: () => ({
    read: [professional('Please add the authorisation signed by each of the five employees.')],
    unread: [claimant('Two of them are in their villages. Can we send theirs by Monday?')],
  }),
} satisfies Record<string, (calendar: Calendar) => Conversation>;
