import { type CustomerDraftField, customerFields } from '@/domain/customer-fields';
import { controlId } from './draft-field';

interface FieldLinksProps {
  fields: readonly CustomerDraftField[];
  scope?: string | undefined;
}

/** The way from the summary to the fields that need mending. */
export function FieldLinks({ fields, scope }: FieldLinksProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {fields.map((field) => (
        <li key={field}>
          <a
            href={`#${controlId(field, scope)}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(controlId(field, scope))?.focus();
            }}
          >
            {customerFields[field].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
