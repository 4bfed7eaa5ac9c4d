import { preload } from 'react-dom';
import type { Language } from '@/lib/i18n/language';
import './devanagari.css';
import regular from './mukta-devanagari-400.woff2?address';
import semibold from './mukta-devanagari-600.woff2?address';

/** Has the browser fetch Devanagari at once where the page is in Hindi, before it has read any style sheet. */
export function preloadDevanagari(language: Language) {
  if (language !== 'hi') return;
  for (const file of [regular, semibold]) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
