/** Facts about the user of the HttpOnly session (F7.5-1, F7.5-2). */
import * as v from 'valibot';

export const isAuthenticatedSchema = v.object({
  isAuthenticated: v.boolean(),
  /** Who is logged in, for pages that hold no tokens. */
  user: v.optional(v.object({ name: v.string(), givenName: v.string(), isRetailer: v.boolean() })),
});

/** Flags of a customer; all false for a visitor. */
export const publicUserSchema = v.object({ isInternetCustomer: v.boolean() });

export type PublicUser = v.InferOutput<typeof publicUserSchema>;
