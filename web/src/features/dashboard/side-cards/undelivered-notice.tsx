import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Link } from 'react-router-dom';
import { PATHS, UNDELIVERED_ANCHOR } from '../../../config/paths.ts';
import { useUndelivered } from '../../../firebase/deliveries/use-undelivered.ts';

const Notice = styled('p')(({ theme }) => ({
  margin: '0 0 24px',
  padding: '10px 16px',
  borderRadius: 12,
  fontSize: '0.9375rem',
  color: '#664600',
  background: '#fbeec4',
  '& a': { color: 'inherit', fontWeight: 600, display: 'inline-block', paddingBlock: 4 },
  ...theme.applyStyles('dark', { color: '#f7dc85', background: '#433507' }),
}));

export function UndeliveredNotice() {
  // Checking whether there are any costs one read, however many there are.
  const undelivered = useUndelivered(1);
  const isAny = undelivered.state === 'ready' && undelivered.documents.length > 0;
  return (
    <div role="status">
      {isAny && (
        <Notice>
          {t('Some messages could not be delivered.')}{' '}
          <Link to={{ pathname: PATHS.distribution, hash: UNDELIVERED_ANCHOR }}>{t('View Messages')}</Link>
        </Notice>
      )}
    </div>
  );
}
