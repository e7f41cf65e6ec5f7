import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { UNDELIVERED_ANCHOR } from '../../../config/paths.ts';
import { useUndelivered } from '../../../firebase/deliveries/use-undelivered.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { UndeliveredMessage } from './undelivered-message.tsx';
import { NOT_LOADED } from './undelivered-toasts.ts';

/** More would be impractical to resolve one by one. */
const SHOWN_MAX = 50;

const Anchor = styled('div')({ marginTop: 40, scrollMarginTop: 80 });

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/**
 * Messages that were given up, because every attempt failed or the provider reported that they did not arrive.
 * Leadership retries or dismisses them.
 */
export function UndeliveredMessages() {
  const { members } = useDistributionKnowledge();
  const undelivered = useUndelivered(SHOWN_MAX);
  const anchor = useScrolledToByLink();
  useListFocus(anchor);
  return (
    <Anchor ref={anchor} tabIndex={-1}>
      <Panel title={t('Undelivered Messages')}>
        {undelivered.state === 'loading' && <p role="status">{t('Loading messages…')}</p>}
        {undelivered.state === 'error' && <LoadFailure text={t(NOT_LOADED)} onRetry={undelivered.retry} />}
        {undelivered.state === 'ready' && undelivered.documents.length === 0 && (
          <p>{t('No failed messages to handle.')}</p>
        )}
        {undelivered.state === 'ready' && undelivered.documents.length > 0 && (
          <List>
            {undelivered.documents.map((delivery) => (
              <UndeliveredMessage key={delivery.id} delivery={delivery} members={members} />
            ))}
          </List>
        )}
      </Panel>
    </Anchor>
  );
}

/** Scrolls to the anchor of a link, because the browser does so only if the page is already rendered. */
function useScrolledToByLink() {
  const { hash } = useLocation();
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${UNDELIVERED_ANCHOR}`) {
      anchor.current?.scrollIntoView();
    }
  }, [hash]);
  return anchor;
}
