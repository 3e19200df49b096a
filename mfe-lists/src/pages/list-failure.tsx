import { useRevalidator } from 'shared-domain/runtime/router';
import { ButtonLink, ErrorState } from 'shared-domain/ui';
import { texts } from '../texts/nb';

/** The products could not be read: says so, and offers to try again, by a plain link where there is no script. */
export function ListFailure({ path }: { readonly path: string }) {
  const { revalidate } = useRevalidator();
  return (
    <ErrorState
      title={texts.failedHeading}
      text={texts.failedBody}
      action={
        <ButtonLink
          href={path}
          variant="secondary"
          onClick={(event) => {
            event.preventDefault();
            void revalidate();
          }}
        >
          {texts.failedRetry}
        </ButtonLink>
      }
    />
  );
}
