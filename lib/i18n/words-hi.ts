import ui from '@/messages/hi/ui.json';
import type { english } from './words-en';

export const hindi = { ui } satisfies typeof english;
