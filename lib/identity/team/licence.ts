/** Compares a licence number with IBBI's shape, such as IBBI/IPA-001/IP-P00001/2017-2018/10001; only a warning depends on it. */
export const looksLikeLicence = (number: string | null) =>
  /^IBBI\/IPA-\d{3}\/IP-[PN]?-?\d{5}\/\d{4}-\d{4}\/\d{5}$/.test(number ?? '');
