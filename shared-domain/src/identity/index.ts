export { formatPhoneNumber, nationalNumber } from './rules/phone-number';
