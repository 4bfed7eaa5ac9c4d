import { settingsBody } from '@/lib/creditor-lists/schema';
import { changeListSettings, readListSettings } from '@/lib/creditor-lists/settings';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', { handle: () => readListSettings() }),
  PATCH: route('case.edit', {
    body: settingsBody,
    handle: ({ actor, body }) => changeListSettings(actor, body),
  }),
});
