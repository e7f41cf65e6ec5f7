import { COUNTED_CATEGORIES } from '@prayer-community/domain/insights/insights-counts';
import type { InsightsReport } from '@prayer-community/domain/insights/insights-report';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import { text } from '@prayer-community/i18n/text';
import { URGENCY_LABELS } from '../../../ui/team/request-labels.ts';
import { type FigureTable, isNumber, isString, plainColumn, textColumn } from './figure-table.ts';
import { COUNTED_CATEGORY_LABELS, longWeek, waitText } from './words.ts';

function weekColumn() {
  return textColumn(text('Week of'), text('Week of (its Monday)'), isString, longWeek);
}

/** Requests by week, and of each week by urgency. */
export function requestsByWeek({ weeks }: InsightsReport): FigureTable {
  return {
    title: text('Requests by Week'),
    columns: [
      weekColumn(),
      ...URGENCY_LEVELS.map((level) => plainColumn(text(URGENCY_LABELS[level]))),
      plainColumn(text('All @requests'), text('All requests')),
    ],
    rows: weeks.map(({ week, urgency, requests }) => [
      week,
      ...URGENCY_LEVELS.map((level) => urgency[level]),
      requests,
    ]),
  };
}

/** Requests by category. */
export function requestsByCategory({ total }: InsightsReport): FigureTable {
  return {
    title: text('Requests by Category'),
    columns: [plainColumn(text('Category')), plainColumn(text('Requests'))],
    rows: COUNTED_CATEGORIES.map((category) => [
      text(COUNTED_CATEGORY_LABELS[category]),
      total.categories[category],
    ]),
  };
}

/** Requests by urgency, the most urgent first. */
export function requestsByUrgency({ total }: InsightsReport): FigureTable {
  return {
    title: text('Requests by Urgency'),
    columns: [plainColumn(text('Urgency')), plainColumn(text('Requests'))],
    rows: URGENCY_LEVELS.toReversed().map((level) => [text(URGENCY_LABELS[level]), total.urgency[level]]),
  };
}

/** How long requesters wait, by the week in which they asked. */
export function waitsByWeek({ weeks }: InsightsReport): FigureTable {
  return {
    title: text('Time to Answer'),
    columns: [
      weekColumn(),
      textColumn(text('To first assignment'), text('Median minutes to first assignment'), isNumber, waitText),
      textColumn(text('To first reply'), text('Median minutes to first reply'), isNumber, waitText),
      textColumn(text('To first contact'), text('Median minutes to first contact'), isNumber, waitText),
    ],
    rows: weeks.map(({ week, minutesToAssignment, minutesToReply, minutesToContact }) => [
      week,
      minutesToAssignment,
      minutesToReply,
      minutesToContact,
    ]),
  };
}

/** Posts of the wall that were answered, by the week of their answer. */
export function answeredByWeek({ weeks }: InsightsReport): FigureTable {
  return {
    title: text('Answered on the Wall'),
    columns: [weekColumn(), plainColumn(text('Answered @posts'), text('Answered posts'))],
    rows: weeks.map(({ week, answered }) => [week, answered]),
  };
}
