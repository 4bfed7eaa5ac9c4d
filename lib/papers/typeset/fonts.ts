import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script } from '@/lib/i18n/language';

const familyOf: Record<Script, string> = { Latin: 'Mukta', Devanagari: 'Mukta' };

/** A name in India may be written in these. */
const otherScripts = [
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Oriya',
  'Arabic',
  'Ol Chiki',
  'Meetei Mayek',
] as const;

const weights = ['400Regular', '700Bold'] as const;

const packageOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');

// The built server runs in its own folder, to which next.config.ts brings these.
const fileOf = (family: string, weight: (typeof weights)[number]) =>
  join(
    process.cwd(),
    'node_modules/@expo-google-fonts',
    packageOf(family),
    weight,
    `${family.replaceAll(' ', '')}_${weight}.ttf`,
  );

/** The first family that has a letter sets it. */
export const families = [
  ...new Set([...Object.values(familyOf), ...otherScripts.map((script) => `Noto Sans ${script}`)]),
];

/** All fonts of papers, as TrueType files. */
export const readFonts = () =>
  families.flatMap((family) => weights.map((weight) => readFileSync(fileOf(family, weight))));
