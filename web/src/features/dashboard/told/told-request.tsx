import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { RequestCard } from '../card/request-card.tsx';
import { useOutOfDate } from '../connection/use-out-of-date.ts';
import { WORK_MAX_WIDTH_PX } from '../work-width.ts';
import { useToldRequest } from './use-told-request.ts';

const Section = styled('section')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  minWidth: 0,
  width: '100%',
  maxWidth: WORK_MAX_WIDTH_PX,
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
});

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

interface ToldRequestViewProps {
  requestId: string;
  onAll: () => void;
  onOutOfDate: (isOutOfDate: boolean) => void;
}

/** The one request that a message was about, and the way to all of them. */
export function ToldRequestView({ requestId, onAll, onOutOfDate }: ToldRequestViewProps) {
  const told = useToldRequest(requestId);
  useOutOfDate(told.state === 'ready' && told.isFromCache, onOutOfDate);
  return (
    <Section aria-labelledby="told-heading">
      <Head>
        <Heading id="told-heading">{text('Your Linked Request')}</Heading>
        <Button variant="outlined" onClick={onAll}>
          {text('Show All Requests')}
        </Button>
      </Head>
      {told.state === 'loading' && <p role="status">{text('Loading prayer request…')}</p>}
      {told.state === 'absent' && (
        <p role="status">{text('This request was deleted, or you no longer have access to it.')}</p>
      )}
      {told.state === 'ready' && <RequestCard request={told.request} />}
    </Section>
  );
}
