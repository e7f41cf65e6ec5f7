/** A phone number as shown to someone who may know only its end: `***42`. */
export function maskedPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `***${digits.slice(-2)}`;
}
