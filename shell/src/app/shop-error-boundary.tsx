import { Component, type ReactNode } from 'react';
import { reportError } from 'shared-domain/runtime/error-report';
import { FailedPage } from './fallbacks';
import type { ShownPage } from './shown-page';

interface Props {
  readonly page: ShownPage;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly page: ShownPage | null;
}

/** For an error of the shell's own components: a remote's is caught by its slot. The next page is tried again. */
export class ShopErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, page: null };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, hasFailed: state.page === null && state.hasFailed };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, { where: 'shell' });
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}
