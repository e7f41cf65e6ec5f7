import { styled } from '@mui/material/styles';
import { shownText, t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import { useGrowingQuery } from '../../../firebase/use-growing-query.ts';
import { Button } from '../../../ui/button.tsx';
import { type Confirmation, ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { ADMIN_TOASTS } from '../admin-toasts.ts';
import { type ContentItem, ContentRow } from './content-row.tsx';
import { ContentUnpublishedError } from './content-unpublished-error.ts';
import { EditContentDialog } from './edit-content-dialog.tsx';

const PAGE_SIZE = 50;
const LIST_HEIGHT_PX = 600;

const ScrollArea = styled('div')({
  height: LIST_HEIGHT_PX,
  overflowY: 'auto',
  marginRight: -12,
  paddingRight: 12,
});
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const loadContent = async (count: number) => (await import('./content-query.ts')).allContent(count);
const loadWrites = () => import('./content-writes.ts');

export function ExistingContent({ uid }: { uid: string }) {
  const [changing, setChanging] = useState<string | null>(null);
  const [edited, setEdited] = useState<ContentItem | null>(null);
  const { confirmation, ask, close } = useConfirmation();
  const area = useRef<HTMLDivElement>(null);
  useListFocus(area);
  const content = useGrowingQuery(loadContent, PAGE_SIZE);
  useFailureToast(ADMIN_TOASTS.notFetched, content.state === 'error');

  async function change(
    item: ContentItem,
    write: () => Promise<void>,
    done: Toast,
    failedFor: (error: unknown) => Toast,
  ): Promise<void> {
    setChanging(item.id);
    try {
      await write();
      void showToast(done);
    } catch (error) {
      const failed = failedFor(error);
      console.error(shownText(failed.text), error);
      void showToast(failed);
    } finally {
      setChanging(null);
    }
  }

  function toggle(item: ContentItem): Promise<void> {
    const { published, unpublished, notChanged } = ADMIN_TOASTS;
    const failedFor = () => notChanged;
    return item.is_published
      ? change(item, async () => (await loadWrites()).unpublish(item), unpublished, failedFor)
      : change(item, async () => (await loadWrites()).publish(item), published, failedFor);
  }

  function confirmDeletion(item: ContentItem): Confirmation {
    const { deleted, notDeleted, onlyUnpublished } = ADMIN_TOASTS;
    const failedFor = (error: unknown) =>
      error instanceof ContentUnpublishedError ? onlyUnpublished : notDeleted;
    return {
      title: t('Delete {title}?', { title: item.title }),
      text: t('The item and its file will be deleted. This action cannot be undone.'),
      confirmLabel: t('Delete'),
      onConfirm: () => change(item, async () => (await loadWrites()).deleteContent(item), deleted, failedFor),
    };
  }

  return (
    <>
      {/* What scrolls has to be reached by keyboard. */}
      <ScrollArea ref={area} tabIndex={0} role="group" aria-label={t('Items, newest first')}>
        {content.state === 'loading' && <PageLoading />}
        {content.state === 'error' && (
          <>
            <p>{t(ADMIN_TOASTS.notFetched.text)}</p>
            <RetryButton look="outlined" onRetry={content.retry} />
          </>
        )}
        {content.state === 'ready' && content.documents.length === 0 && <p>{t('No content yet.')}</p>}
        {content.state === 'ready' && (
          <List>
            {content.documents.map((item) => (
              <ContentRow
                key={item.id}
                item={item}
                isChanging={changing === item.id}
                onToggle={() => changing !== item.id && void toggle(item)}
                onEdit={() => setEdited(item)}
                onDelete={() => ask(confirmDeletion(item))}
              />
            ))}
          </List>
        )}
        {content.hasMore && (
          <Button look="text" data-more aria-disabled={content.isLoadingMore} onClick={content.loadMore}>
            {t('Show More')}
          </Button>
        )}
      </ScrollArea>
      {edited !== null && <EditContentDialog uid={uid} item={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}
