import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (error: unknown) => ReactNode;
  onError?: () => void;
}

/** Shows `fallback` in place of children that threw. Give it another key to try again. */
export class ErrorBoundary extends Component<Props, { failed?: { error: unknown } }> {
  // Not as a field: for the oldest browsers each page would carry a helper that defines fields.
  constructor(props: Props) {
    super(props);
    this.state = {};
  }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
