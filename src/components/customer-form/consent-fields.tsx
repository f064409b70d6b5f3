import type { ReactNode } from 'react';
import { consentFields } from '@/domain/customer-fields';
import { DraftField, type DraftForm } from './draft-field';

interface ConsentFieldsProps {
  form: DraftForm;
  legend: string;
  children?: ReactNode;
}

export function ConsentFields({ form, legend, children }: ConsentFieldsProps) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-semibold text-petrol-900 text-sm">{legend}</legend>
      <div className="mt-1 flex flex-col sm:flex-row sm:flex-wrap sm:gap-x-5">
        {consentFields.map((field) => (
          <DraftField key={field} form={form} field={field} />
        ))}
      </div>
      {children}
    </fieldset>
  );
}
