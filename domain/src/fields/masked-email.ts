/** Masks an address for readers who may see only part of it: `r***@example.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) {
    return '***';
  }
  const [firstLetter = ''] = email.slice(0, at);
  return `${firstLetter}***${email.slice(at)}`;
}
