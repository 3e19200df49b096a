export function showProgress(
  title: string,
  options?: { readonly out?: NodeJS.WriteStream; readonly expectedMs?: number; readonly now?: () => number },
): {
  update(share: number | undefined, detail?: string): void;
  line(text: string): void;
  end(text?: string): void;
};
