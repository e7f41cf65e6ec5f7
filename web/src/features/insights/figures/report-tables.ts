import { COUNTED_CATEGORIES } from '@prayer-community/domain/insights/insights-counts';
import type { InsightsReport } from '@prayer-community/domain/insights/insights-report';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import { t } from '@prayer-community/i18n/text';
import { URGENCY_LABELS } from '../../../ui/team/request-labels.ts';
import { type FigureTable, isNumber, isString, plainColumn, textColumn } from './figure-table.ts';
import { COUNTED_CATEGORY_LABELS, longWeek, waitText } from './figure-texts.ts';

function weekColumn() {
  return textColumn(t('Week of'), t('Week of (its Monday)'), isString, longWeek);
}

export function requestsByWeek({ weeks }: InsightsReport): FigureTable {
  return {
    title: t('Requests by Week'),
    columns: [
      weekColumn(),
      ...URGENCY_LEVELS.map((level) => plainColumn(t(URGENCY_LABELS[level]))),
      plainColumn(t('All @requests'), t('All requests')),
    ],
    rows: weeks.map(({ week, urgency, requests }) => [
      week,
      ...URGENCY_LEVELS.map((level) => urgency[level]),
      requests,
    ]),
  };
}

export function requestsByCategory({ total }: InsightsReport): FigureTable {
  return {
    title: t('Requests by Category'),
    columns: [plainColumn(t('Category')), plainColumn(t('Requests'))],
    rows: COUNTED_CATEGORIES.map((category) => [
      t(COUNTED_CATEGORY_LABELS[category]),
      total.categories[category],
    ]),
  };
}

export function requestsByUrgency({ total }: InsightsReport): FigureTable {
  return {
    title: t('Requests by Urgency'),
    columns: [plainColumn(t('Urgency')), plainColumn(t('Requests'))],
    rows: URGENCY_LEVELS.toReversed().map((level) => [t(URGENCY_LABELS[level]), total.urgency[level]]),
  };
}

/** Waiting times, by the week in which the request was received. */
export function waitsByWeek({ weeks }: InsightsReport): FigureTable {
  return {
    title: t('Time to Answer'),
    columns: [
      weekColumn(),
      textColumn(t('To first assignment'), t('Median minutes to first assignment'), isNumber, waitText),
      textColumn(t('To first reply'), t('Median minutes to first reply'), isNumber, waitText),
      textColumn(t('To first contact'), t('Median minutes to first contact'), isNumber, waitText),
    ],
    rows: weeks.map(({ week, minutesToAssignment, minutesToReply, minutesToContact }) => [
      week,
      minutesToAssignment,
      minutesToReply,
      minutesToContact,
    ]),
  };
}

/** Answered posts on the wall, by the week they were answered. */
export function answeredByWeek({ weeks }: InsightsReport): FigureTable {
  return {
    title: t('Answered on the Wall'),
    columns: [weekColumn(), plainColumn(t('Answered @posts'), t('Answered posts'))],
    rows: weeks.map(({ week, answered }) => [week, answered]),
  };
}
