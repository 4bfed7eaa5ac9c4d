'use client';

import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

/** A device loads its voices after the page. */
function watchVoices(changed: () => void) {
  window.speechSynthesis?.addEventListener('voiceschanged', changed);
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', changed);
}

const voiceOf = (language: string) =>
  window.speechSynthesis?.getVoices().find(({ lang }) => lang.startsWith(language));

/** Something is hidden where its part of the page is folded. Old browsers do not say; then it is read out. */
const isHidden = (element: Element | null) => element?.checkVisibility?.() === false;

/** Gives the text of these parts of the page in reading order, without buttons, hidden parts, and texts for eyes or ears only. */
function textIn(ids: readonly string[]) {
  const lines: string[] = [];
  for (const id of ids) {
    const part = document.getElementById(id);
    if (!part) continue;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: around, textContent } = walker.currentNode;
      const line = textContent?.trim();
      const silent = around?.closest('button, [aria-hidden=true], .sr-only') || isHidden(around);
      if (line && !silent) lines.push(line);
    }
  }
  return lines;
}

/** Reads parts of the page aloud by the device's own voice, where it has one for the page's language. */
export function Listen({ to }: { to: readonly string[] }) {
  const t = useTranslations('claim.steps.listen');
  const language = useLocale();
  const speaks = useSyncExternalStore(
    watchVoices,
    () => voiceOf(language) !== undefined,
    () => false,
  );
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  if (!speaks) return null;

  function press() {
    window.speechSynthesis.cancel();
    if (speaking) return setSpeaking(false);
    const said = textIn(to).map((line) => {
      const one = new SpeechSynthesisUtterance(line);
      one.voice = voiceOf(language) ?? null;
      one.lang = language;
      return one;
    });
    const last = said.at(-1);
    if (!last) return;
    last.onend = () => setSpeaking(false);
    for (const one of said) window.speechSynthesis.speak(one);
    setSpeaking(true);
  }

  return (
    <Button variant="secondary" size="sm" aria-pressed={speaking} onClick={press}>
      {speaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      {t(speaking ? 'stop' : 'start')}
    </Button>
  );
}
