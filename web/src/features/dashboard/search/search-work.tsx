import { styled } from '@mui/material/styles';
import { queryTerms } from '@prayer-community/domain/prayer-request/search-terms';
import { t } from '@prayer-community/i18n/text';
import { ButtonLink } from '../../../ui/button.tsx';
import { useOutOfDate } from '../../../ui/connection/out-of-date.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { type AnnounceList, useAnnounceList } from '../../../ui/use-list-announcement.ts';
import { useDashboard } from '../dashboard-context.ts';
import { NOT_LOADED } from '../dashboard-toasts.ts';
import { isOutOfDate } from '../requests/request-list.ts';
import { announcementOf, RequestSection } from '../requests/request-section.tsx';
import type { DashboardUrl } from '../views/use-dashboard-url.ts';
import { useSearch } from './use-search.ts';

const Note = styled('p')(({ theme }) => ({
  margin: '6px 0',
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));

interface SearchWorkProps {
  url: DashboardUrl;
  onListed: AnnounceList;
}

/** The results of a search. The tabs keep their last counts, because to count again would cost reads. */
export function SearchWork({ url, onListed }: SearchWorkProps) {
  const { visibility } = useDashboard();
  const { list, retry } = useSearch(url.search, visibility);
  useFailureToast(NOT_LOADED.requests, list.state === 'refused');
  useOutOfDate(isOutOfDate(list));
  const isFromCache = list.state === 'ready' && list.isFromCache;
  const isEmpty = list.state === 'ready' && list.documents.length === 0;
  const listed = {
    heading: t('Search Results'),
    list,
    count: list.state === 'ready' && !isFromCache ? list.documents.length : null,
    empty: emptyText(url.search, isFromCache),
  };
  const more = isFromCache
    ? t('Not everything is loaded yet, so there may be others.')
    : t('There may be older ones. Try a single, less common word.');
  const text = isFromCache && !isEmpty ? `${listed.heading}. ${more}` : announcementOf(listed);
  useAnnounceList(onListed, text, isFromCache);
  return (
    <>
      <RequestSection
        {...listed}
        url={url}
        more={isFromCache && isEmpty ? null : <Note>{more}</Note>}
        onRetry={retry}
      />
      <ButtonLink to={url.withoutSearch} look="text" style={{ justifySelf: 'center' }}>
        {t('Clear Search')}
      </ButtonLink>
    </>
  );
}

function emptyText(search: string, isFromCache: boolean): string {
  if (queryTerms(search).length === 0) {
    return t('Please type at least two letters of a word.');
  }
  return isFromCache
    ? t('None found on this device. There may be others.')
    : t('No prayer requests match your search.');
}
