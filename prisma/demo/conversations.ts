import type { Language } from '@/lib/i18n/language';
import type { ClaimStatus } from '@/lib/reference/claim-status';

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

const conversations: Partial<Record<ClaimStatus, Record<Language, Conversation>>> = {
  under_review: {
    en: {
      read: [
        claimant('Good morning. I have filed my claim. How long will the verification take?'),
        professional(
          'Good morning. We compare each claim with the books of the corporate debtor. Please allow two weeks.',
        ),
        claimant('Thank you. I am adding the statement of my account.', 'Statement of account.pdf'),
      ],
      unread: [
        claimant('One more thing: invoice 118 was paid in part. Should I change the amount?'),
      ],
    },
    hi: {
      read: [
        claimant('नमस्ते, मैंने अपना दावा जमा कर दिया है। सत्यापन में कितना समय लगेगा?'),
        professional('नमस्ते। हम हर दावे का मिलान कंपनी के बही-खातों से करते हैं। कृपया दो सप्ताह का समय दें।'),
      ],
      unread: [claimant('ठीक है, धन्यवाद। क्या मुझे बैंक पासबुक की प्रति भी देनी होगी?')],
    },
  },
  info_required: {
    en: {
      read: [professional('Please add the account statement for the last three months.')],
      unread: [
        claimant('I have asked my bank for it. Can I send it by Monday?'),
        claimant('Is a statement from the mobile app enough, or do you need the stamped one?'),
      ],
    },
    hi: {
      read: [
        professional('कृपया पिछले तीन महीनों का खाता विवरण जोड़ें।'),
        claimant('बैंक से मँगवाया है, सोमवार तक यहाँ जोड़ दिया जाएगा।'),
      ],
      unread: [professional('ठीक है। ऐप से निकाला हुआ विवरण भी चलेगा, मुहर की आवश्यकता नहीं है।')],
    },
  },
  approved: {
    en: {
      read: [
        claimant('I see that my claim was approved. When will payments be made?'),
        professional(
          'Payments follow the resolution plan, once it is approved. You will be told here.',
        ),
      ],
      unread: [professional('The committee of creditors meets next week. We will write to you.')],
    },
    hi: {
      read: [
        claimant('दावा स्वीकृत होने के लिए धन्यवाद। भुगतान कब होगा?'),
        professional('भुगतान समाधान योजना के अनुसार होगा। सूचना आपको यहीं मिलेगी।'),
      ],
      unread: [],
    },
  },
  rejected: {
    en: {
      read: [
        claimant('Why was my claim rejected? I have not received this amount.'),
        professional(
          'Our records show a transfer on 12 August. Please compare it with your statement.',
        ),
      ],
      unread: [claimant('You are right, I have found it. Thank you.')],
    },
    hi: {
      read: [
        claimant('मेरा दावा अस्वीकृत क्यों हुआ? यह राशि मुझे नहीं मिली है।'),
        professional('हमारे रिकॉर्ड में 12 अगस्त का भुगतान दर्ज है। कृपया अपने विवरण से मिलाएँ।'),
      ],
      unread: [],
    },
  },
};

/** What was said about every second claim that somebody works on; about the others nothing yet. */
export const demoConversation = (
  status: ClaimStatus,
  language: Language,
  index: number,
): Conversation | undefined => (index % 2 === 0 ? conversations[status]?.[language] : undefined);
