import { Component, type ReactNode } from 'react';
import { reportError } from 'shared-domain/runtime/error-report';

export interface DrawerBoundaryProps {
  /** Takes the visitor to a page that does what the drawer would have done. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** A drawer that cannot be loaded or drawn must not take the header with it. */
export class DrawerBoundary extends Component<DrawerBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { remote: 'mfe-header', part: 'drawer' });
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
