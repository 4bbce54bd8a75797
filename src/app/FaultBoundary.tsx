import { Component, type ReactNode } from 'react';

/** Shows something else instead of a white page when a part breaks, or its code can't be had. */
export class FaultBoundary extends Component<
  { instead: ReactNode; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
