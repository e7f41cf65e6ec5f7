import { COUNTED_CATEGORIES } from '@prayer-community/domain/insights/insights-counts';
import type { InsightsReport, WeekFigures } from '@prayer-community/domain/insights/insights-report';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import { t } from '@prayer-community/i18n/text';
import { URGENCY_LABELS } from '../../../ui/team/request-labels.ts';
import { type FigureTable, plainColumn, type Ranked, rankingColumns, textColumn } from './figure-table.ts';
import { COUNTED_CATEGORY_LABELS, longWeek, waitText } from './figure-texts.ts';

function weekColumn() {
  return textColumn(t('Week of'), t('Week of (its Monday)'), ({ week }: WeekFigures) => week, longWeek);
}

function waitColumn(heading: string, fileHeading: string, wait: (figures: WeekFigures) => number | null) {
  return textColumn(heading, fileHeading, wait, waitText);
}

export function requestsByWeek({ weeks }: InsightsReport): FigureTable<WeekFigures> {
  return {
    title: t('Requests by Week'),
    columns: [
      weekColumn(),
      ...URGENCY_LEVELS.map((level) =>
        plainColumn(t(URGENCY_LABELS[level]), ({ urgency }: WeekFigures) => urgency[level]),
      ),
      plainColumn(t('All @requests'), ({ requests }) => requests, t('All requests')),
    ],
    rows: weeks,
  };
}

export function requestsByCategory({ total }: InsightsReport): FigureTable<Ranked> {
  return {
    title: t('Requests by Category'),
    columns: rankingColumns(t('Category'), t('Requests')),
    rows: COUNTED_CATEGORIES.map((category) => ({
      name: t(COUNTED_CATEGORY_LABELS[category]),
      count: total.categories[category],
    })),
  };
}

export function requestsByUrgency({ total }: InsightsReport): FigureTable<Ranked> {
  return {
    title: t('Requests by Urgency'),
    columns: rankingColumns(t('Urgency'), t('Requests')),
    rows: URGENCY_LEVELS.toReversed().map((level) => ({
      name: t(URGENCY_LABELS[level]),
      count: total.urgency[level],
    })),
  };
}

/** Waiting times, by the week in which the request was received. */
export function waitsByWeek({ weeks }: InsightsReport): FigureTable<WeekFigures> {
  return {
    title: t('Response Time'),
    columns: [
      weekColumn(),
      waitColumn(
        t('To first assignment'),
        t('Median minutes to first assignment'),
        ({ minutesToAssignment }) => minutesToAssignment,
      ),
      waitColumn(
        t('To first reply'),
        t('Median minutes to first reply'),
        ({ minutesToReply }) => minutesToReply,
      ),
      waitColumn(
        t('To first contact'),
        t('Median minutes to first contact'),
        ({ minutesToContact }) => minutesToContact,
      ),
    ],
    rows: weeks,
  };
}

/** Answered posts on the wall, by the week they were answered. */
export function answeredByWeek({ weeks }: InsightsReport): FigureTable<WeekFigures> {
  return {
    title: t('Answered on the Wall'),
    columns: [
      weekColumn(),
      plainColumn(t('Answered @posts'), ({ answered }) => answered, t('Answered posts')),
    ],
    rows: weeks,
  };
}
