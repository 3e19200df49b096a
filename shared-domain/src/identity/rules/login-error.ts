/** Answers of a silent login that only say that nobody is logged in. */
const NOT_LOGGED_IN = ['login_required', 'End-User authentication is required'];

/** Whether a failed login is no failure: the provider says that nobody is logged in (F4.5-2, F8-19). Others are reported. */
export const isIgnoredLoginError = (message: string): boolean => NOT_LOGGED_IN.some((known) => message.includes(known));
