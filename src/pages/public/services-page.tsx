import { PageHead } from '@/components/layout/page-head';

export function ServicesPage() {
  return (
    <>
      <PageHead title="Products & Services" />
      <div className="mx-auto max-w-page px-4 py-16 md:px-6">
        <h1 className="font-extrabold text-4xl tracking-tight">Ultra Low Sulphur Diesel</h1>
      </div>
    </>
  );
}
