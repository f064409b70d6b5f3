import { Fragment, type ReactNode } from 'react';
import { ulsdSpecification } from '@/features/marketing/content/ulsd-specification';
import { splitLimit } from './split-limit';

const [propertyColumn, limitColumn, methodColumn] = ulsdSpecification.columns;

/** A figure and its unit in one cell, aligned as two columns; read aloud and copied they stay '≤15 ppm'. */
function Aligned({ figure, unit }: { figure: ReactNode; unit: ReactNode }) {
  return (
    <span className="flex justify-center whitespace-pre">
      <span className="w-[56%] text-right">{figure}</span>
      <span className="w-[44%] font-[450]">{unit}</span>
    </span>
  );
}

/** 'ASTM D93 / EN ISO 2719', broken only between the two on narrow screens. */
function Methods({ method }: { method: string }) {
  return method.split(' / ').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' / '}
      <span className="whitespace-nowrap">{name}</span>
    </Fragment>
  ));
}

/** The eight limits: property, limit and unit, test method. */
export function DataSheetTable() {
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm sm:text-base">
      <caption className="sr-only">{ulsdSpecification.caption}</caption>
      <thead>
        <tr className="form-caption border-petrol-900 border-y-2 text-petrol-700 print:border-black print:text-black">
          <th scope="col" className="w-[30%] py-2 pr-2">
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
          <tr key={property} className="border-paper-line border-b align-baseline print:border-gray-400">
            <th scope="row" className="py-3 pr-2 font-semibold">
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
