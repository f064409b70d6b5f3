import { sustainabilityMetrics } from '@/features/marketing/content/sustainability-metrics';

/** The page's figures in the cells of a solar panel, edge to edge. */
export function PanelFigures() {
  return (
    <div className="border-sea-200 border-y-4 bg-petrol-900">
      <dl className="mx-auto grid max-w-page grid-cols-2 gap-1 bg-sea-200 lg:grid-cols-4 xl:px-1">
        {sustainabilityMetrics.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end bg-linear-115 from-50% from-petrol-800 to-50% to-petrol-900 px-4 py-6 md:px-6 md:py-9"
          >
            <dt className="mt-1 text-sea-100 first-letter:uppercase">{label}</dt>
            <dd className="meter text-4xl md:text-6xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
