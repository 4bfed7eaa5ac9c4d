import format from 'use-intl/format-message/format-only';

/** Fills in compiled messages and groups English numbers as in India: 12,34,567. `next.config.ts` names this file. */
const formatMessage: typeof format = Object.assign(
  (...[path, message, values, options]: Parameters<typeof format>) => {
    const locale = options.locale === 'en' ? 'en-IN' : options.locale;
    return format(path, message, values, { ...options, locale });
  },
  { raw: false },
);

export default formatMessage;
