import { isSwitchOption } from '../../catalogue';

/** Whether a damaged screen is covered without an insurance of one's own: always with Svitsj (P9-21). */
export const includesScreenInsurance = (option: string): boolean => isSwitchOption(option);
