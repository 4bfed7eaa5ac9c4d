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

/** What every answer of the portal carries, pages, calls and files alike; `https` is how people reach it. */
export const fixedHeaders = (https: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': notUsed.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Said without TLS it would be ignored, or lock out whoever tries the portal on plain http.
  ...(https && { 'Strict-Transport-Security': `max-age=${year}; includeSubDomains` }),
});

/** What an answer of the API carries unless the call says otherwise: kept nowhere, and no page of its own. */
export const callHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
