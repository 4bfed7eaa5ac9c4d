import { preload } from 'react-dom';
import { type Language, type Script, scriptOf } from '@/lib/i18n/language';
import './devanagari.css';
import regular from './mukta-devanagari-400.woff2?address';
import semibold from './mukta-devanagari-600.woff2?address';

/** The files for words in a script; next/font takes care of Latin (mukta.ts). */
const files: Record<Script, readonly string[]> = {
  Latin: [],
  Devanagari: [regular, semibold],
};

/** Lets the browser load the letters of the page's language at once, before it has read any style sheet. */
export function preloadLetters(language: Language) {
  for (const file of files[scriptOf(language)]) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
