import ui from '@/messages/en/ui.json';

export const english = { ui };
