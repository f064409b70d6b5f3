import { User } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { aboutHero } from '@/features/marketing/content/about-hero';
import { cn } from '@/lib/cn';

const { src, alt } = aboutHero.portrait;

/** The managing director's portrait. A user icon replaces it when it does not load (specification, point 2). */
export function DirectorPortrait({ className }: { className?: string }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A prerendered portrait may have failed before anyone listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    return (
      <div role="img" aria-label={alt} className={cn('flex items-center justify-center p-10', className)}>
        <User
          aria-hidden="true"
          className="size-40 rounded-full bg-petrol-900 p-8 text-amber-300 md:size-64"
        />
      </div>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      width={480}
      height={560}
      className={className}
      onError={() => setFailed(true)}
    />
  );
}
