import format from 'use-intl/format-message/format-only';

/** Fills in compiled messages; numbers in English ones are grouped as in India: 12,34,567. Named in `next.config.ts`. */
const formatMessage: typeof format = Object.assign(
  (...[path, message, values, options]: Parameters<typeof format>) => {
    const locale = options.locale === 'en' ? 'en-IN' : options.locale;
    return format(path, message, values, { ...options, locale });
  },
  { raw: false },
);

export default formatMessage;
