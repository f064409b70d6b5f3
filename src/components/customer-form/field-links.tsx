import { type CustomerDraftField, customerFields } from '@/domain/customer-fields';
import { controlId } from './draft-field';

/** The way from the summary to the fields that need mending. */
export function FieldLinks({ fields }: { fields: readonly CustomerDraftField[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {fields.map((field) => (
        <li key={field}>
          <a
            href={`#${controlId(field)}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(controlId(field))?.focus();
            }}
          >
            {customerFields[field].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
