import Link from '@mui/material/Link';
import { telUri } from '@prayer-community/domain/fields/tel-uri';
import { t } from '@prayer-community/i18n/text';

/** Enlarges the touch target without moving anything around it. */
const TARGET = { display: 'inline-block', py: 1.5, my: -1.5 };

export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) {
    return t('None');
  }
  const uri = telUri(phone);
  return uri === null ? (
    phone
  ) : (
    <Link href={uri} sx={TARGET}>
      {phone}
    </Link>
  );
}
