/** An address that letters can go to. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** The ten digits of an Indian mobile number. */
export const phonePattern = /^[6-9]\d{9}$/;
