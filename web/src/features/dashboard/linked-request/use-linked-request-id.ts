import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { useSearchParams } from 'react-router-dom';

/** An id as a link may carry it: one segment of a path. */
const REQUEST_ID = /^[\w-]{1,128}$/;

/** The request that the address of the dashboard names, or null, and the way to be rid of it. */
export function useLinkedRequestId(): [string | null, () => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(REQUEST_PARAMETER) ?? '';
  return [
    REQUEST_ID.test(named) ? named : null,
    () =>
      setParameters((current) => {
        const others = new URLSearchParams(current);
        others.delete(REQUEST_PARAMETER);
        return others;
      }),
  ];
}
