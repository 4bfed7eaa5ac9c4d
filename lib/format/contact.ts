/** What looks like an address while it is typed; email-address.ts judges it. Whatever that takes, this takes. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** The ten digits of an Indian mobile number. */
export const phonePattern = /^[6-9]\d{9}$/;
