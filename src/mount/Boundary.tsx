import { Component, type ReactNode } from 'react';

interface Props {
  /** Called while the failed view is still in the page: the moment to keep its last good HTML. */
  onFailing(): void;
  onFailed(error: unknown): void;
  children: ReactNode;
}

/** Takes a failed view out and tells `mount`, which puts the last good HTML in its place. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    this.props.onFailing();
    return null;
  }
}
