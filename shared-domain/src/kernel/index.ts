export { firstMatch, otherwise, type Rule } from './decision-table';
export { escapeHtml } from './escape-html';
export { foldText } from './fold-text';
export { compareNorwegian } from './norwegian-order';
export { type NorwegianTime, norwegianTime, type Weekday } from './norwegian-time';
export { readCookie } from './read-cookie';
export { failed, ok, type Result } from './result';
export { textFunction, type TextTable } from './text-table';
export { dayAndMonth, WEEKDAY_NAMES } from './texts/nb';
