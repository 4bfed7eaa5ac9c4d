/** What looks like an address while somebody types; it takes whatever email-address.ts takes. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const phonePattern = /^[6-9]\d{9}$/;
