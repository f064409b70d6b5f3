import { PageHead } from '@/components/layout/page-head';

export function AboutPage() {
  return (
    <>
      <PageHead title="About Us" />
      <div className="mx-auto max-w-page px-4 py-16 md:px-6">
        <h1 className="font-extrabold text-4xl tracking-tight">About Us</h1>
      </div>
    </>
  );
}
