import { inEachLanguage, type Language } from '@/lib/i18n/language';
import type { BankName } from './banks';

/** How banks print their own names, where that is not their English name. */
const printed: Readonly<Record<Language, Partial<Record<BankName, string>>>> = {
  en: {},
  hi: {
    'Axis Bank': 'ऐक्सिस बैंक',
    'Bank of Baroda': 'बैंक ऑफ़ बड़ौदा',
    'Bank of India': 'बैंक ऑफ़ इंडिया',
    'Bank of Maharashtra': 'बैंक ऑफ़ महाराष्ट्र',
    'Canara Bank': 'केनरा बैंक',
    'Central Bank of India': 'सेंट्रल बैंक ऑफ़ इंडिया',
    'HDFC Bank': 'एचडीएफ़सी बैंक',
    'ICICI Bank': 'आईसीआईसीआई बैंक',
    'IDBI Bank': 'आईडीबीआई बैंक',
    'India Post Payments Bank': 'इंडिया पोस्ट पेमेंट्स बैंक',
    'Indian Bank': 'इंडियन बैंक',
    'Indian Overseas Bank': 'इंडियन ओवरसीज़ बैंक',
    'Kotak Mahindra Bank': 'कोटक महिंद्रा बैंक',
    'Punjab & Sind Bank': 'पंजाब एंड सिंध बैंक',
    'Punjab National Bank': 'पंजाब नैशनल बैंक',
    'State Bank of India': 'भारतीय स्टेट बैंक',
    'UCO Bank': 'यूको बैंक',
    'Union Bank of India': 'यूनियन बैंक ऑफ़ इंडिया',
    'Yes Bank': 'यस बैंक',
  },
};

const names = inEachLanguage(
  (language): ReadonlyMap<string, string> => new Map(Object.entries(printed[language])),
);

/** A bank's name as the bank writes it in a language; any other text stays. */
export const bankNameIn = (language: Language, name: string) => names[language].get(name) ?? name;
