import { styled } from '@mui/material/styles';
import { telUri } from '@prayer-community/domain/fields/tel-uri';
import { t } from '@prayer-community/i18n/text';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { useIdentity } from '../../ui/identity/identity.ts';

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 24px',
  padding: '8px 16px 24px',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '& a': { padding: '12px 4px', fontSize: '0.9375rem', color: theme.vars?.palette.text.secondary },
  '& address': {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '0 16px',
    fontStyle: 'normal',
    fontSize: '0.9375rem',
    color: theme.vars?.palette.text.secondary,
    '& > :not(a)': { paddingBlock: 12 },
  },
  '@media print': { display: 'none' },
}));

function Contact() {
  const identity = useIdentity();
  if (!identity?.phone && !identity?.address && !identity?.website) {
    return null;
  }
  const { name, phone, address, website } = identity;
  const uri = phone && telUri(phone);
  return (
    <address>
      <strong>{name}</strong>
      {address && <span>{address}</span>}
      {uri ? <a href={uri}>{phone}</a> : phone && <span>{phone}</span>}
      {website && <a href={website}>{website.replace(/^https:\/\/|\/$/g, '')}</a>}
    </address>
  );
}

export function SiteFooter() {
  return (
    <Footer>
      <Contact />
      <Link to={PATHS.privacy}>{t('Privacy')}</Link>
      <Link to={PATHS.login}>{t('Team Login')}</Link>
    </Footer>
  );
}
