import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A parameter of the address, and how to set it: undefined leaves it out. Others stay as they are. */
export function useSearchParameter(name: string) {
  const [parameters, setParameters] = useSearchParams();

  const setValue = useCallback(
    (value: string | undefined) => {
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === undefined) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      );
    },
    [name, setParameters],
  );

  return [parameters.get(name), setValue] as const;
}
