import { styled } from '@mui/material/styles';
import { telUri } from '@prayer-community/domain/fields/tel-uri';
import { t } from '@prayer-community/i18n/text';
import { CONTACT_PREFERENCE_LABELS, GENDER_LABELS } from '../../../ui/team/request-labels.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 18,
  rowGap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', minHeight: 28 },
  '& a': {
    color: theme.vars?.palette.primary.main,
    textUnderlineOffset: 3,
    overflowWrap: 'anywhere',
    paddingBlock: 4,
  },
}));

export function RequesterContact({ request }: { request: StaffRequest }) {
  const { contact_info: contact, requester_display } = request;
  const name = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  const preference = CONTACT_PREFERENCE_LABELS[request.contact_preference];
  if (contact === null && !request.follow_up_requested && preference === null) {
    return null;
  }
  return (
    <Row aria-label={t('Contact details')}>
      {name !== '' && name !== requester_display && <li>{name}</li>}
      {contact?.gender && <li>{t(GENDER_LABELS[contact.gender])}</li>}
      {contact?.phone && (
        <li>
          <PhoneNumber written={contact.phone} />
        </li>
      )}
      {contact?.email && (
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      )}
      {request.follow_up_requested && <li>{t('Wants contact')}</li>}
      {preference !== null && <li>{t(preference)}</li>}
    </Row>
  );
}

function PhoneNumber({ written }: { written: string }) {
  const uri = telUri(written);
  return uri === null ? written : <a href={uri}>{written}</a>;
}
