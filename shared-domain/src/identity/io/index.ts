export { fetchAccounts, type AccountQuestion } from './account-client';
