import type { ReactNode } from 'react';
import { company, companyLocation } from '@/config/company';
import { mailtoHref } from '@/domain/mail';
import { telHref } from '@/domain/phone';
import { DataSheetTable } from './data-sheet-table';
import { sheet } from './sheet';

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-petrol-900 border-t-2 border-l-2 px-3 py-2 print:border-black">
      <dt className="form-caption text-petrol-600 print:text-black">{label}</dt>
      <dd className="text-balance font-bold">{children}</dd>
    </div>
  );
}

/** The title block of a controlled document. */
function TitleBlock() {
  return (
    <dl className="grid grid-cols-2 border-petrol-900 border-r-2 border-b-2 sm:grid-cols-[1.4fr_1.2fr_1fr_1.1fr] print:grid-cols-[1.4fr_1.2fr_1fr_1.1fr] print:border-black">
      <Entry label="Product">{sheet.product}</Entry>
      <Entry label="Standards">{sheet.standards}</Entry>
      <Entry label="Sheet no.">{sheet.number}</Entry>
      <Entry label="Revision">
        {sheet.revision}, {sheet.issued}
      </Entry>
    </dl>
  );
}

function SheetFooter() {
  return (
    <div className="mt-6 grid gap-4 text-sm sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto]">
      <p className="max-w-sm text-petrol-700 print:text-black">{sheet.reading}</p>
      <address className="not-italic sm:text-right print:text-right">
        <span className="block font-bold">{company.name}</span>
        <span className="block">{companyLocation}, Jamaica</span>
        <a href={telHref(company.phone)} className="inline-block py-3 print:py-0">
          {company.phone}
        </a>{' '}
        ·{' '}
        <a href={mailtoHref(company.email)} className="inline-block py-3 print:py-0">
          {company.email}
        </a>
      </address>
    </div>
  );
}

/** What the sheet says: title block, limits, and who answers for it. */
export function SheetBody() {
  return (
    <>
      <div className="my-6">
        <TitleBlock />
      </div>
      <DataSheetTable />
      <SheetFooter />
    </>
  );
}
