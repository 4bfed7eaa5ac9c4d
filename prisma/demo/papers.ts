import type { CreditorType } from '@/lib/forms/definitions/field';
import type { DemoLanguage } from './calendar';

/** A file as its creditor named it, and what stands in it. */
export interface Paper {
  name: Record<DemoLanguage, string>;
  lines: string[];
}

const paper = (en: string, hi: string, ...lines: string[]): Paper => ({
  name: { en: `${en}.pdf`, hi: `${hi}.pdf` },
  lines: [en, ...lines],
});

/** What creditors of each form add to their claims, the first things first. */
export const papersOf: Record<CreditorType, readonly Paper[]> = {
  form_b: [
    paper('Unpaid invoices', 'बकाया बिल', 'Invoices with delivery challans'),
    paper('Purchase orders', 'क्रय आदेश', 'Signed by the corporate debtor'),
    paper('Ledger confirmation', 'लेजर की पुष्टि', 'Balance as confirmed on 31 March'),
  ],
  form_c: [
    paper('Sanction letter', 'मंज़ूरी पत्र', 'Terms of the facility'),
    paper('Statement of account', 'खाता विवरण', 'Opening balance, instalments and interest'),
    paper('Deed of hypothecation', 'दृष्टिबंधक विलेख', 'Schedule of vehicles'),
  ],
  form_d: [
    paper('Appointment letter', 'नियुक्ति पत्र', 'Designation, place of work and wage'),
    paper('Aadhaar card', 'आधार कार्ड', 'Self-attested copy, number masked'),
    paper('Bank passbook', 'बैंक पासबुक', 'Pages of the last six months'),
  ],
  form_e: [
    paper('Authorisation of members', 'सदस्यों का अधिकार पत्र', 'Signed by each employee'),
    paper('List of employees and dues', 'कर्मचारियों और बकाया की सूची', 'Wages month by month'),
    paper('Union registration certificate', 'यूनियन पंजीकरण प्रमाणपत्र', 'Copy'),
  ],
  form_f: [
    paper('Wallet screenshot', 'वॉलेट का स्क्रीनशॉट', 'Balance as shown in the app'),
    paper('Booking cancellation', 'बुकिंग रद्द होने की सूचना', 'E-mail of the corporate debtor'),
    paper('Bank statement', 'बैंक विवरण', 'Payments to the corporate debtor'),
  ],
  form_ca: [
    paper('Debenture certificates', 'डिबेंचर प्रमाणपत्र', 'Series and face value'),
    paper('Trust deed', 'न्यास विलेख', 'Terms of redemption'),
    paper('Statement of holdings', 'धारिता विवरण', 'As on the commencement date'),
  ],
};
