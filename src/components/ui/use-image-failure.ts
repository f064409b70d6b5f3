import { useEffect, useRef, useState } from 'react';

/** Whether an image has failed to load. A prerendered one may fail before hydration. */
export function useImageFailure() {
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);
  return { hasFailed, imageProps: { ref: image, onError: () => setHasFailed(true) } };
}
