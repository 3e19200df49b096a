export const SESSION_COOKIE = 'shop-session';

/** Where the session is asked for: nothing else is sent the cookie. The first is where it is opened and closed. */
export const SESSION_PATHS = ['/shop/api/security', '/api/cart'] as const;
