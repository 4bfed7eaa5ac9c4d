import forms from '@/messages/en/forms.json';
import places from '@/messages/en/places.json';
import ui from '@/messages/en/ui.json';

export const english = { forms, places, ui };
