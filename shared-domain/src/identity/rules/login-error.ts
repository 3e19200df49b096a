/** Errors of a silent login that only mean that no one is logged in. */
const NOT_LOGGED_IN = ['login_required', 'End-User authentication is required'];

/** Whether an error of a silent login is ignored, because it only means that no one is logged in (F4.5-2, F8-19). Others are reported. */
export const isIgnoredLoginError = (message: string): boolean => NOT_LOGGED_IN.some((known) => message.includes(known));
