import {
  CheckmarkCircleFillIcon,
  ExclamationmarkTriangleFillIcon,
  InformationSquareFillIcon,
  MegaphoneIcon,
  RocketIcon,
  XMarkOctagonFillIcon,
} from '../../icons';

/** The icon of each kind of notice (F3.7-3). */
export const ALERT_ICONS = {
  positive: CheckmarkCircleFillIcon,
  negative: XMarkOctagonFillIcon,
  info: InformationSquareFillIcon,
  warning: ExclamationmarkTriangleFillIcon,
  rocket: RocketIcon,
  megaphone: MegaphoneIcon,
} as const;
