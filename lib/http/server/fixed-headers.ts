const year = 365 * 24 * 60 * 60;

const notUsed = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers of every answer, pages, calls and files; `https` tells whether people reach the portal by it. */
export const fixedHeaders = (https: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': notUsed.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Without TLS browsers ignore this header, or it would lock out a person who tries the portal on plain http.
  ...(https && { 'Strict-Transport-Security': `max-age=${year}; includeSubDomains` }),
});

/** An API call's answer is not cached or shown as a page, unless the call says otherwise. */
export const callHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
