import { Component, type ReactNode } from 'react';

interface GuardedProps {
  onFailed(error: unknown): void;
  /** Shown in its place. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A stranger's view: when it throws, nothing around it does. */
export class Guarded extends Component<GuardedProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
