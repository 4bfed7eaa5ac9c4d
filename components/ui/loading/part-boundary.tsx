'use client';

import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  /** Replaces a part that could not render. */
  failure: (again: () => void) => ReactNode;
  onAgain?: () => void;
  children: ReactNode;
};

/** Catches errors inside it, so that what the person typed around it stays. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  again = () => {
    this.props.onAgain?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.failure(this.again) : this.props.children;
  }
}
