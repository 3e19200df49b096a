/** What the shop says of whoever asks, by the HttpOnly session (F7.5-1, F7.5-2). */
import * as v from 'valibot';

export const isAuthenticatedSchema = v.object({ isAuthenticated: v.boolean() });

/** Customer flags; of a visitor none is set. */
export const publicUserSchema = v.object({ isInternetCustomer: v.boolean() });

export type PublicUser = v.InferOutput<typeof publicUserSchema>;
