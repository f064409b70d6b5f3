import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { CheckboxField, SelectField, TextareaField, TextField } from '@/components/ui/fields';
import { type CustomerFormValues, toStored } from '@/domain/customer-draft';
import { type CustomerDraftField, customerFields, definitionOf, draftFields } from '@/domain/customer-fields';
import { optionText } from '@/domain/option-text';
import { type Option, valuesOf } from '@/domain/options';
import { countNearLimit } from '@/lib/text-limit';
import { loadDoubts } from './load-doubts';

type DraftChanges =
  | Partial<CustomerFormValues>
  | ((draft: CustomerFormValues) => Partial<CustomerFormValues>);

export interface DraftForm {
  draft: CustomerFormValues;
  fieldMessages: Readonly<Partial<Record<CustomerDraftField, string>>>;
  edit: (changes: DraftChanges) => void;
  /** Distinguishes the controls of two forms on one page. */
  scope?: string;
}

interface DraftFieldProps {
  form: DraftForm;
  field: CustomerDraftField;
  hint?: string;
  autoComplete?: string;
  rows?: number;
  beside?: ReactNode;
  /** The text that is sent, if it is longer than the field's own. */
  sent?: string;
  isReadOnly?: boolean;
  mayBeEmpty?: boolean;
  className?: string;
}

export function controlId(field: CustomerDraftField, scope = 'contact'): string {
  return `${scope}-${field}`;
}

export const unchosen = 'Please choose';
export const savingLabel = 'Saving to Database...';

export function RequiredNote() {
  return (
    <p className="text-petrol-600 text-sm">
      Fields marked <span className="text-danger-600">*</span> are required
    </p>
  );
}

export function DraftField(props: DraftFieldProps) {
  const { form, field, rows, autoComplete, beside, sent, isReadOnly, mayBeEmpty, ...common } = props;
  const definition = definitionOf(field);
  const { label } = customerFields[field];
  const value: string | boolean | readonly string[] = form.draft[field];

  if (definition.kind === 'flag') {
    return (
      <CheckboxField
        name={field}
        label={label}
        checked={value === true}
        onChange={(event) => form.edit({ [field]: event.target.checked })}
      />
    );
  }
  if (definition.kind === 'choices') {
    return <Boxes form={form} field={field} legend={label} options={definition.options} />;
  }

  const control = {
    id: controlId(field, form.scope),
    name: field,
    label,
    autoComplete,
    error: form.fieldMessages[field],
    value: String(value),
    onChange: (event: { target: { value: string } }) => form.edit({ [field]: event.target.value }),
    ...common,
  };
  if (definition.kind === 'choice') {
    const options = definition.options.map((option) => ({ value: option.value, label: optionText(option) }));
    return <SelectField {...control} options={options} placeholder={unchosen} beside={beside} />;
  }
  const count =
    'limit' in definition
      ? countNearLimit(toStored[definition.kind](sent ?? control.value).length, definition.limit)
      : undefined;
  const required = 'required' in definition && !mayBeEmpty;
  const text = { ...control, count, required, readOnly: isReadOnly };
  const { kind } = definition;
  if (kind === 'message' || kind === 'address') return <TextareaField {...text} rows={rows ?? 5} />;
  if (kind === 'line') return <TextField {...text} />;
  const type = kind === 'phone' ? 'tel' : 'email';
  return <DoubtedField {...text} field={field} type={type} inputMode={type} />;
}

interface DoubtedFieldProps extends ComponentProps<typeof TextField>, Pick<DraftFieldProps, 'field'> {
  value: string;
}

/** Questions a value that looks wrong when the field loses the focus. The form sends it all the same. */
function DoubtedField({ field, ...props }: DoubtedFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const [doubt, setDoubt] = useState<{ value: string; sentence: string | undefined }>();
  return (
    <TextField
      {...props}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        const { value } = props;
        void loadDoubts({ [field]: value }).then((doubts) =>
          setDoubt({ value, sentence: doubts[field]?.sentence }),
        );
      }}
      doubt={(isLeft && doubt?.value === props.value && doubt.sentence) || ''}
    />
  );
}

interface BoxesProps extends Pick<DraftFieldProps, 'form' | 'field'> {
  legend: string;
  options: readonly Option[];
}

function Boxes({ form, field, legend, options }: BoxesProps) {
  const chosenIn = (draft: DraftForm['draft']) => [draft[field]].flat();

  /** Several boxes ticked before hydration change in one turn, so each change builds on the last. */
  function tick(option: string, isTicked: boolean) {
    form.edit((draft) => ({
      [field]: valuesOf(options).filter((value) =>
        value === option ? isTicked : chosenIn(draft).includes(value),
      ),
    }));
  }

  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="font-semibold text-petrol-900 text-sm">{legend}</legend>
      <div className="mt-1.5 grid gap-x-5 gap-y-2 xs:grid-cols-2">
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            name={field}
            value={value}
            label={breakAfterSlash(label)}
            checked={chosenIn(form.draft).includes(value)}
            onChange={(event) => tick(value, event.target.checked)}
            className="rounded-md border border-paper-edge bg-white px-3 large-text:px-1 hover:border-petrol-600 has-checked:border-petrol-900 has-checked:bg-amber-100 has-checked:font-semibold"
          />
        ))}
      </div>
    </fieldset>
  );
}

/** On a small screen with large text a line may end after a slash. */
function breakAfterSlash(label: string): ReactNode {
  return label.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
}

interface FieldLinksProps {
  messages: DraftForm['fieldMessages'];
  scope?: string | undefined;
}

/** The links follow the order of the controls on the page, which differs from form to form. */
export function FieldLinks({ messages, scope }: FieldLinksProps) {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  const place = (field: CustomerDraftField) => ids.indexOf(controlId(field, scope));
  const fields = draftFields
    .filter((field) => messages[field])
    .sort((one, other) => place(one) - place(other));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {fields.map((field) => (
        <li key={field}>
          <a
            href={`#${controlId(field, scope)}`}
            className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
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
