export interface Paint {
  readonly ground?: string | undefined;
  readonly ink?: string | undefined;
}

/** A ref that gives an element colours of the data; without one it keeps that of its sheet. By script: the page's security policy refuses attributes. */
export const paint =
  ({ ground = '', ink = '' }: Paint) =>
  (element: HTMLElement | null): void => {
    element?.style.setProperty('background-color', ground);
    element?.style.setProperty('color', ink);
  };
