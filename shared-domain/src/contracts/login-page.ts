/** Elements of the pages of login and login-return. */
export const LOGIN_WAITING_ID = 'login-waiting';
export const LOGIN_FAILED_ID = 'login-failed';
