import { PageHead } from '@/components/layout/page-head';

export function IndustryPage() {
  return (
    <>
      <PageHead title="Industry" />
      <div className="mx-auto max-w-page px-4 py-16 md:px-6">
        <h1 className="font-extrabold text-4xl tracking-tight">Industries We Serve</h1>
      </div>
    </>
  );
}
