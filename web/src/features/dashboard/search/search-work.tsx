import { styled } from '@mui/material/styles';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { t } from '@prayer-community/i18n/text';
import { ButtonLink } from '../../../ui/button.tsx';
import { type DashboardKnowledge, useDashboard } from '../dashboard-context.ts';
import { announcementOf, RequestSection } from '../requests/request-section.tsx';
import { type AnnounceList, useAnnounceList } from '../requests/use-list-announcement.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { useReportCounts } from '../views/use-report-counts.ts';
import { useViewCounts } from '../views/use-view-counts.ts';
import type { WorkAddress } from '../views/use-work-address.ts';
import type { ViewCounts } from '../views/view-tabs.tsx';
import { useSearch } from './use-search.ts';

const Note = styled('p')(({ theme }) => ({
  margin: '6px 0',
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));

interface SearchWorkProps {
  visibility: RequestVisibility;
  clock: DashboardKnowledge['clock'];
  address: WorkAddress;
  onCounts: (counts: ViewCounts) => void;
  onListed: AnnounceList;
}

export function SearchWork({ visibility, clock, address, onCounts, onListed }: SearchWorkProps) {
  const { actor } = useDashboard();
  const { list, retry } = useSearch(address.search, visibility);
  useReportCounts(onCounts, useViewCounts(actor, visibility, clock, list));
  useFailureToast('loadRequests', list.state === 'refused');
  const listed = {
    heading: t('Search Results'),
    list,
    count: list.state === 'ready' ? list.requests.length : null,
    empty: t('No prayer requests match your search.'),
  };
  useAnnounceList(onListed, announcementOf(listed));
  return (
    <>
      <RequestSection
        {...listed}
        address={address}
        more={<Note>{t('There may be older ones. Try a rarer word by itself.')}</Note>}
        onRetry={retry}
      />
      <ButtonLink to={address.withoutSearch} look="text" style={{ justifySelf: 'center' }}>
        {t('Clear Search')}
      </ButtonLink>
    </>
  );
}
