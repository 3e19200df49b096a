import { isSwitchOption } from '../../catalogue';

/** Whether a damaged screen is covered without a separate insurance: always with Svitsj (P9-21). */
export const includesScreenInsurance = (option: string): boolean => isSwitchOption(option);
