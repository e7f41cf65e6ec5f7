/** An address as shown to someone who may know only half of it: `r***@example.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) {
    return '***';
  }
  const [firstLetter = ''] = email.slice(0, at);
  return `${firstLetter}***${email.slice(at)}`;
}
