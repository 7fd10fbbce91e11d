import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorMessage, explainError } from './frame/ErrorMessage.tsx';

/** What the router shows where a page broke. */
export default function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    return <ErrorMessage text={`${error.status} ${error.statusText}`} stack="" />;
  }
  return <ErrorMessage {...explainError(error)} />;
}
