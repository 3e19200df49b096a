/** How long prices that depend on who asks wait for session and accounts, in milliseconds; then the page shows what it has. */
export const CUSTOMER_LIMIT_MS = 8_000;
