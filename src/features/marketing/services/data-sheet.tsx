import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { staticIsland } from '@/components/ui/static-island';
import { company } from '@/config/company';
import { ulsdSpecification } from '@/features/marketing/content/ulsd-specification';
import { BandSection } from '@/features/marketing/sections/band-section';
import { sheet } from './sheet';

const SheetBody = staticIsland(async () => (await import('./sheet-body')).SheetBody);

/** The technical specification as the sheet that is filed: it alone is what the page prints. */
export function DataSheet() {
  return (
    <BandSection ground="dim" aria-labelledby="specification" className="print:p-0!">
      <div className="mx-auto max-w-4xl bg-paper-bright px-4 py-8 shadow-lg sm:px-10 sm:py-12 print:max-w-none print:break-inside-avoid print:bg-white print:p-0 print:text-black print:shadow-none">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="form-caption text-petrol-600 print:text-black">
              {company.name} · {sheet.kind}
            </p>
            <h2 id="specification" className="mt-1 font-extrabold text-3xl tracking-tight md:text-4xl">
              {ulsdSpecification.heading}
            </h2>
          </div>
          <Button variant="quiet" onClick={() => window.print()} className="no-script:hidden print:hidden">
            <Printer aria-hidden="true" className="size-5" />
            Print this sheet
          </Button>
        </div>
        <SheetBody />
      </div>
    </BandSection>
  );
}
