/** For a library that has to know when nothing can be kept. @throws DOMException `SecurityError`, and `QuotaExceededError` when it is used */
export const tabStorage = (): Storage => sessionStorage;

/** Whether an error of `tabStorage` says that the browser keeps nothing. */
export const isStorageRefusal = (error: unknown): boolean =>
  error instanceof DOMException && /^(Security|QuotaExceeded)Error$/.test(error.name);
