import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmailText } from '@/components/ui/email-text';
import { company, companyLocation } from '@/config/company';
import { mailtoHref } from '@/domain/mail';
import { telHref } from '@/domain/phone';
import { FullWidthSection } from '@/features/marketing/sections/full-width-section';
import { sheet, ulsdSpecification } from '@/features/marketing/specification';

/** '≤15 ppm' → '≤15' and ' ppm', so that a table can align both. */
export function splitLimit(value: string): { figure: string; unit: string } {
  const figure = /^[^\s°%]+/.exec(value)?.[0] ?? value;
  return { figure, unit: value.slice(figure.length) };
}

const [propertyColumn, limitColumn, methodColumn] = ulsdSpecification.columns;

/** Two columns in one cell; screen readers and copies get '≤15 ppm'. */
function Aligned({ figure, unit }: { figure: ReactNode; unit: ReactNode }) {
  return (
    <span className="flex justify-center whitespace-pre">
      <span className="w-[56%] text-right">{figure}</span>
      <span className="w-[44%] font-[450]">{unit}</span>
    </span>
  );
}

/** 'ASTM D93 / EN ISO 2719' breaks between its parts only, on narrow screens. */
function Methods({ method }: { method: string }) {
  return method.split(/(?<=\/) /).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <span className="max-[22rem]:block min-[22rem]:whitespace-nowrap">{name}</span>
    </Fragment>
  ));
}

function LimitsTable() {
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm max-[22rem]:text-xs sm:text-base">
      <caption className="sr-only">{ulsdSpecification.caption}</caption>
      <thead>
        <tr className="form-caption max-[22rem]:tracking-normal border-petrol-900 border-y-2 text-petrol-700 print:border-black print:text-black">
          <th scope="col" className="w-[30%] max-[22rem]:w-[27%] py-2 pr-2 max-[22rem]:pr-0">
            {propertyColumn}
          </th>
          <th scope="col" className="w-[35%] py-2">
            <Aligned figure={limitColumn} unit=" unit" />
          </th>
          <th scope="col" className="py-2 pl-2">
            {methodColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {ulsdSpecification.rows.map(({ property, value, method }) => (
          <tr key={property} className="border-paper-line border-b align-baseline print:border-black">
            <th scope="row" className="py-3 pr-2 max-[22rem]:pr-0 font-semibold">
              {property}
            </th>
            <td className="meter py-3 sm:text-lg">
              <Aligned {...splitLimit(value)} />
            </td>
            <td className="py-3 pl-2 text-petrol-700 print:text-black">
              <Methods method={method} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-petrol-900 border-t-2 border-l-2 px-3 py-2 print:border-black">
      <dt className="form-caption text-petrol-600 print:text-black">{label}</dt>
      <dd className="text-balance font-bold">{children}</dd>
    </div>
  );
}

function TitleBlock() {
  return (
    <dl className="grid grid-cols-2 large-text:grid-cols-1 border-petrol-900 border-r-2 border-b-2 sm:grid-cols-[1.4fr_1.2fr_1fr_1.1fr] print:grid-cols-[1.4fr_1.2fr_1fr_1.1fr] print:border-black">
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
        <a href={telHref(company.phone)} className="mr-4 inline-block py-3 print:py-0">
          {company.phone}
        </a>{' '}
        <a href={mailtoHref(company.email)} className="inline-block py-3 print:py-0">
          <EmailText>{company.email}</EmailText>
        </a>
      </address>
    </div>
  );
}

function SpecificationBody() {
  return (
    <>
      <div className="my-6">
        <TitleBlock />
      </div>
      <LimitsTable />
      <SheetFooter />
    </>
  );
}

function printSpecification() {
  const { dataset } = document.documentElement;
  dataset.print = 'sheet';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}

export function SpecificationTable() {
  return (
    <FullWidthSection ground="dim" aria-labelledby="specification" className="print:p-0!">
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
          <Button variant="quiet" onClick={printSpecification} className="no-script:hidden print:hidden">
            Print this sheet
          </Button>
        </div>
        <SpecificationBody />
      </div>
    </FullWidthSection>
  );
}
