import { PageHead } from '@/components/layout/page-head';

export function HomePage() {
  return (
    <>
      <PageHead title="On-site fuel delivery in Jamaica" />
      <div className="mx-auto max-w-page px-4 py-16 md:px-6">
        <h1 className="font-extrabold text-4xl tracking-tight">Delivering Fuel, Driving Success</h1>
      </div>
    </>
  );
}
