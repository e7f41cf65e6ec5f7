/** Masks a phone number for readers who may see only its end: `***42`. */
export function maskedPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `***${digits.slice(-2)}`;
}
