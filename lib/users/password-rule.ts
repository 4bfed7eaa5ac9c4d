/** Fewest and most characters of a password. */
export const passwordLength = { least: 8, most: 128 } as const;

// The commonest of eight characters or more in published lists of leaked passwords.
const commonest = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890
  0123456789 0987654321 987654321 87654321 11111111 00000000 12341234 11223344 12344321 123123123 123321123 147258369
  741852963 789456123 159753456 123654789 321654987 88888888 99999999 66666666 77777777 55555555 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123
  abcd1234 abcd12345 abc12345 abcdefgh abcdefghi aaaaaaaa a1b2c3d4 a1234567 iloveyou iloveyou1 sunshine princess football
  baseball superman batman123 dragon123 monkey123 master123 michael1 welcome1 welcome123 admin123 admin1234 administrator
  changeme letmein1 letmein123 trustno1 starwars whatever computer internet samsung1 liverpool chelsea1 manchester
  india123 india1234 indian123 bharat123 krishna1 krishna123 ganesh123 ganesha1 sairam123 jaimatadi jaishreeram omsairam
  shivshakti hanuman123 rahul123 priya123 pooja123 deepak123 sanjay123 suresh123 ramesh123 rajesh123 test1234 testtest
  user1234 login123 secret123 hello123 temp1234 google123 facebook`.split(/\s+/),
);

/** What stands against a password being chosen, or null when nothing does. */
export function passwordFault(password: string): 'short' | 'long' | 'common' | null {
  if (password.length < passwordLength.least) return 'short';
  if (password.length > passwordLength.most) return 'long';
  return commonest.has(password.toLowerCase()) || /^(.)\1+$/.test(password) ? 'common' : null;
}

const sentences = {
  short: 'Password must be at least 8 characters',
  long: 'Password must be at most 128 characters',
  common: 'This password is too common. Please choose another one',
};

/** Why a password cannot be chosen, as a sentence, or null when it can. */
export function passwordProblem(password: string): string | null {
  const fault = passwordFault(password);
  return fault && sentences[fault];
}
