import forms from '@/messages/hi/forms.json';
import places from '@/messages/hi/places.json';
import ui from '@/messages/hi/ui.json';
import type { english } from './words-en';

export const hindi = { forms, places, ui } satisfies typeof english;
