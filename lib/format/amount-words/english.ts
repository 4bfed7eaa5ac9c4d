const ones = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Takes 0 to 99. */
export function belowHundred(number: number): string {
  const one = ones[number];
  if (one) return one;
  const rest = number % 10;
  return `${tens[Math.floor(number / 10) - 2]}${rest ? `-${ones[rest]}` : ''}`;
}

export const units = { crore: 'crore', lakh: 'lakh', thousand: 'thousand', hundred: 'hundred' };

const counted = (words: string, of: string, one: boolean) => `${words} ${one ? of : `${of}s`}`;

/** "One lakh rupees and fifty paise." */
export function sentence(rupees: string | null, paise: string | null): string {
  const parts = [
    rupees && counted(rupees, 'rupee', rupees === 'one'),
    paise && (paise === 'one' ? 'one paisa' : `${paise} paise`),
  ].filter(Boolean);
  const whole = parts.join(' and ');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
