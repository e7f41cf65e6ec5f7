import { styled } from '@mui/material/styles';
import type { RequestCategory } from '@prayer-community/domain/request-form/request-choices';
import { t } from '@prayer-community/i18n/text';
import { CATEGORY_LABELS } from '../../../ui/team/request-labels.ts';

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: '2px 10px',
    borderRadius: 999,
    border: `1px solid ${theme.vars?.palette.divider}`,
    fontSize: '0.8125rem',
    color: theme.vars?.palette.text.secondary,
  },
}));

export function CategoryBadges({ categories }: { categories: readonly RequestCategory[] }) {
  if (categories.length === 0) {
    return null;
  }
  return (
    <Row aria-label={t('Categories')}>
      {categories.map((category) => (
        <li key={category}>{t(CATEGORY_LABELS[category])}</li>
      ))}
    </Row>
  );
}
