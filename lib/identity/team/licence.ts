/**
 * Whether a licence number has the shape that the IBBI gives insolvency professionals, such as
 * IBBI/IPA-001/IP-P00001/2017-2018/10001. It only decides whether a warning appears.
 */
export const looksLikeLicence = (number: string | null) =>
  /^IBBI\/IPA-\d{3}\/IP-[PN]?-?\d{5}\/\d{4}-\d{4}\/\d{5}$/.test(number ?? '');
