export { assertNever } from './assert-never';
export { firstMatch, otherwise, type Rule } from './decision-table';
export { failed, ok, type Result } from './result';
