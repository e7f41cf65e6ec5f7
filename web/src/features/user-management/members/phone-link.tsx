import Link from '@mui/material/Link';

/** A number to call, where there is one. */
export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? <>None</> : <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>;
}
