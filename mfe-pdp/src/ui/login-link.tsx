import { PATHS } from 'shared-domain/contracts/paths';
import { TextLink } from 'shared-domain/ui';

export interface LoginLinkProps {
  readonly text: string;
  readonly onLogin: () => void;
  readonly look?: 'inline' | 'strong';
}

/** Logs in here; without script it leads to 'Min Side', which asks for the login. */
export function LoginLink({ text, onLogin, look = 'inline' }: LoginLinkProps) {
  return (
    <TextLink
      href={PATHS.myPagesHome}
      look={look}
      onClick={(event) => {
        event.preventDefault();
        onLogin();
      }}
    >
      {text}
    </TextLink>
  );
}
