type Names = readonly (readonly [sign: RegExp, name: string])[];

// Most browsers also name older ones, so particular names come before general ones.
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera|Opera Mini)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/\b(?:MSIE |Trident\/)/, 'Internet Explorer'],
];

const systems: Names = [
  [/\bKAIOS\//i, 'KaiOS'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Longer than any browser's; the rest is not looked at. */
const longest = 1000;

const nameIn = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** Names a User-Agent's browser and system. For a reader's eye, never for a decision: anybody can send anything. */
export function browserNamed(userAgent: string): { browser?: string; system?: string } {
  const text = userAgent.slice(0, longest);
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)];
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
}
