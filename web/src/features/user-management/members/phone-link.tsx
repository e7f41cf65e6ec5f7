import Link from '@mui/material/Link';
import { t } from '@prayer-community/i18n/text';

/** A number to call, where there is one. */
export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? t('None') : <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>;
}
