import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { FeedItem } from './feed-item.ts';
import { FeedList } from './feed-list.tsx';

const DATE = new Date(2020, 10, 21, 9, 0);
const READY = { state: 'ready', hasMore: false, isLoadingMore: false, isFromCache: false } as const;
const FILE_URL = 'https://example.org/file';

function feedItem(changes: Partial<FeedItem> = {}): FeedItem {
  const form = { ...EMPTY_CONTENT_FORM, title: 'Gratitude', content: 'Name three people.' };
  const created = newDailyContent(form, null, { at: (chosen) => chosen, now: DATE });
  return { ...created, is_published: true, is_in_feed: true, publish_date: DATE, id: 'an-item', ...changes };
}

function show(items: readonly FeedItem[], isCached = false): void {
  render(
    <MemoryRouter>
      <FeedList list={{ ...READY, documents: items }} isCached={isCached} onShowMore={vi.fn()} />
    </MemoryRouter>,
  );
}

it('an empty feed says that it is empty', () => {
  show([]);

  expect(screen.getByText('No daily content available yet.')).toBeVisible();
});

it('the items have a name for when they take the focus', () => {
  show([feedItem()]);

  expect(screen.getByRole('region', { name: 'Daily Content' })).toHaveAttribute('tabindex', '-1');
});

it('the first new item takes the focus of the button that showed the last page', async () => {
  function Feed() {
    const [hasMore, setHasMore] = useState(true);
    const documents = [feedItem(), feedItem({ id: 'older', title: 'Patience' })].slice(0, hasMore ? 1 : 2);
    return (
      <FeedList
        list={{ ...READY, documents, hasMore }}
        isCached={false}
        onShowMore={() => setHasMore(false)}
      />
    );
  }
  render(<Feed />, { wrapper: MemoryRouter });

  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));

  await waitFor(() => expect(screen.getAllByRole('listitem')[1]).toHaveFocus());
});

it('the item of a notification takes the focus once, when it arrives', () => {
  const feedOf = (...ids: string[]) => (
    <MemoryRouter initialEntries={['/daily-content#announced']}>
      <FeedList
        list={{ ...READY, documents: ids.map((id) => feedItem({ id })), hasMore: true }}
        isCached={false}
        onShowMore={vi.fn()}
      />
    </MemoryRouter>
  );
  const { rerender } = render(feedOf('earlier'));

  rerender(feedOf('announced', 'earlier'));
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus();

  const showMore = screen.getByRole('button', { name: 'Show More' });
  act(() => showMore.focus());
  rerender(feedOf('later', 'announced', 'earlier'));
  expect(showMore).toHaveFocus();
});

it('the item of a notification that is opened late is looked for among the earlier items', async () => {
  function Feed() {
    const [ids, setIds] = useState(['newest']);
    return (
      <FeedList
        list={{ ...READY, documents: ids.map((id) => feedItem({ id })), hasMore: true }}
        isCached={false}
        onShowMore={() => setIds(['newest', 'newer', 'announced'].slice(0, ids.length + 1))}
      />
    );
  }
  render(
    <MemoryRouter initialEntries={['/daily-content#announced']}>
      <Feed />
    </MemoryRouter>,
  );

  await waitFor(() => expect(screen.getAllByRole('listitem')[2]).toHaveFocus());
});

it('an item that is gone is not looked for forever, nor when its page cannot be loaded', () => {
  const onShowMore = vi.fn();
  const feedOf = (count: number, isLoadingMore = false) => (
    <MemoryRouter initialEntries={['/daily-content#gone']}>
      <FeedList
        list={{
          ...READY,
          documents: Array.from({ length: count }, (_, index) => feedItem({ id: `item-${index}` })),
          hasMore: true,
          isLoadingMore,
        }}
        isCached={false}
        onShowMore={onShowMore}
      />
    </MemoryRouter>
  );
  const { rerender } = render(feedOf(20));
  expect(onShowMore).toHaveBeenCalledTimes(1);

  rerender(feedOf(20, true));
  rerender(feedOf(20));
  expect(onShowMore).toHaveBeenCalledTimes(1);

  rerender(feedOf(100));
  expect(onShowMore).toHaveBeenCalledTimes(1);
});

describe('an item', () => {
  it('shows its texts in the direction of their script', () => {
    show([feedItem({ title: 'سلام', content: 'השלום', scripture_reference: 'תהילים 46', topic: 'صلاة' })]);

    for (const text of ['سلام', 'השלום', 'תהילים 46']) {
      expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
    }
    expect(screen.getByText('صلاة').tagName).toBe('BDI');
  });

  it('shows its title, content, scripture reference, topic and date', () => {
    show([feedItem({ scripture_reference: 'Philippians 4:6', topic: 'Thanks' })]);

    const item = within(screen.getByRole('listitem'));
    expect(item.getByRole('heading', { level: 2, name: 'Gratitude' })).toBeVisible();
    for (const text of ['Name three people.', 'Philippians 4:6', 'Thanks']) {
      expect(item.getByText(text)).toBeVisible();
    }
    const date = item.getByText(DATE.toLocaleDateString());
    expect(date).toHaveAttribute('title', expect.stringMatching(/^November 21, 2020.* 9:00/));
  });

  it('links the web addresses in its text, and nothing else', () => {
    show([feedItem({ content: 'Read (https://example.org/psalm?n=46). javascript:alert(1) www.' })]);

    const [link, ...others] = screen.getAllByRole('link');
    expect(link).toHaveAttribute('href', 'https://example.org/psalm?n=46');
    expect(link).toHaveTextContent('https://example.org/psalm?n=46');
    expect(others).toEqual([]);
    expect(screen.getByText(/^Read \(/)).toHaveTextContent(
      'Read (https://example.org/psalm?n=46). javascript:alert(1) www.',
    );
  });

  it.each([
    ['daily_scripture', 'Daily Scripture', 'Daily scripture'],
    ['weekly_declaration', 'Weekly Declaration', 'Weekly declaration'],
    ['topical_focus', 'Topical Focus', 'Topical focus'],
    ['teaching', 'Content', 'Teaching'],
  ])('of type %s is labeled %s and shows its type as a chip', (content_type, label, chip) => {
    show([feedItem({ content_type })]);

    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(chip)).toBeVisible();
  });
});

describe('the file of an item', () => {
  const withFile = (file_type: string) => [feedItem({ file_type, file_url: FILE_URL })];

  it('is shown inline when it is an image', () => {
    show(withFile('image/webp'));

    expect(screen.getByRole('img', { name: 'Attached to Gratitude' })).toHaveAttribute('src', FILE_URL);
  });

  it('is described by leadership when it is an image', () => {
    show([feedItem({ file_type: 'image/webp', file_url: FILE_URL, image_description: 'A still lake.' })]);

    expect(screen.getByRole('img', { name: 'A still lake.' })).toHaveAttribute('src', FILE_URL);
  });

  it('is shown in a frame and linked when it is a PDF, as phones do not show all of a frame', () => {
    show(withFile('application/pdf'));

    expect(screen.getByTitle('Attached to Gratitude')).toHaveAttribute('src', FILE_URL);
    expect(screen.getByRole('link', { name: 'View attached file' })).toHaveAttribute('href', FILE_URL);
  });

  it('is linked when it is anything else', () => {
    show(withFile('application/msword'));

    expect(screen.getByRole('link', { name: 'View attached file' })).toHaveAttribute('href', FILE_URL);
  });

  it('is not linked if its URL is a script', () => {
    show([feedItem({ file_type: 'application/msword', file_url: 'javascript:alert(1)' })]);

    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['application/pdf', 'application/msword'])('of type %s is not available offline', (type) => {
    show(withFile(type), true);

    expect(screen.getByText('You can open the attached file when you’re back online.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByTitle('Attached to Gratitude')).toBeNull();
  });

  it('is reported as not loaded if it is an unreachable image', () => {
    show(withFile('image/png'), true);

    fireEvent.error(screen.getByRole('img'));

    expect(screen.getByText('We couldn’t load the attached image.')).toBeVisible();
  });
});
