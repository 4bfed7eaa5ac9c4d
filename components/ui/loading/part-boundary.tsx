'use client';

import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  /** What stands in the place of a part that could not be drawn. */
  failure: (again: () => void) => ReactNode;
  /** Called before the part is drawn again. */
  onAgain?: () => void;
  children: ReactNode;
};

/** Holds what goes wrong inside it, so that what is typed around it stays. */
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
