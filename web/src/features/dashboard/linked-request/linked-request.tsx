import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { RequestCard } from '../card/request-card.tsx';
import { useOutOfDate } from '../connection/use-out-of-date.ts';
import { WORK_MAX_WIDTH_PX } from '../work-width.ts';
import { useLinkedRequest } from './use-linked-request.ts';

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

interface LinkedRequestViewProps {
  requestId: string;
  onAll: () => void;
  onOutOfDate: (isOutOfDate: boolean) => void;
}

/** The one request that a message was about, and the way to all of them. */
export function LinkedRequestView({ requestId, onAll, onOutOfDate }: LinkedRequestViewProps) {
  const linked = useLinkedRequest(requestId);
  useOutOfDate(linked.state === 'ready' && linked.isFromCache, onOutOfDate);
  return (
    <Section aria-labelledby="linked-heading">
      <Head>
        <Heading id="linked-heading">{text('Your Linked Request')}</Heading>
        <Button variant="outlined" onClick={onAll}>
          {text('Show All Requests')}
        </Button>
      </Head>
      {linked.state === 'loading' && <p role="status">{text('Loading prayer request…')}</p>}
      {linked.state === 'absent' && (
        <p role="status">{text('This request was deleted, or you no longer have access to it.')}</p>
      )}
      {linked.state === 'ready' && <RequestCard request={linked.request} />}
    </Section>
  );
}
