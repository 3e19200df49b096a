/** Facts about the user of the HttpOnly session (F7.5-1, F7.5-2). */
import * as v from 'valibot';

export const isAuthenticatedSchema = v.object({
  isAuthenticated: v.boolean(),
  /** Who is logged in, for pages that hold no tokens. */
  user: v.optional(v.object({ name: v.string(), givenName: v.string(), isRetailer: v.boolean() })),
});

/** An access token of the session, for calls of the shop's own pages. Never stored by them. */
export const sessionTokenSchema = v.object({
  accessToken: v.pipe(v.string(), v.minLength(1)),
  /** Null: the provider does not say. */
  expiresInSeconds: v.nullable(v.number()),
  /** False: the provider gave no refresh token, so that only the page can renew it, silently (F2.10-2). */
  isRenewable: v.boolean(),
  user: v.object({
    name: v.string(),
    givenName: v.string(),
    familyName: v.string(),
    phoneNumber: v.string(),
    isRetailer: v.boolean(),
    customerNumber: v.optional(v.string()),
  }),
});

export type SessionTokenAnswer = v.InferOutput<typeof sessionTokenSchema>;

/** Flags of a customer; all false for a visitor. */
export const publicUserSchema = v.object({ isInternetCustomer: v.boolean() });

export type PublicUser = v.InferOutput<typeof publicUserSchema>;
