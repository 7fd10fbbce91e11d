import { Component, type ReactNode } from 'react';
import { ErrorMessage, explainError } from './ErrorMessage.tsx';

interface State {
  failure: { error: unknown } | null;
}

/** Where no router stands around a page: a broken one keeps the navigation around it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorMessage {...explainError(failure.error)} /> : this.props.children;
  }
}
