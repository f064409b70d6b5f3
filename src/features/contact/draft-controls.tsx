import type { ComponentProps } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { TextareaField, TextField } from '@/components/ui/text-field';
import { type CustomerDraftField, requiredFields } from '@/domain/customer-draft';
import type { ContactFormState, DraftChanges } from './contact-form-state';
import {
  type ChoiceField,
  draftChoices,
  draftLabels,
  type FlagField,
  type WrittenField,
} from './draft-fields';

/** The draft, what is wrong with it, and the way to change it. */
export interface DraftForm extends Pick<ContactFormState, 'draft' | 'fieldMessages'> {
  edit: (changes: DraftChanges) => void;
}

interface OfForm<Field extends CustomerDraftField> {
  form: DraftForm;
  field: Field;
}

/** The id of a field's control, for links to it. */
export function controlId(field: CustomerDraftField): string {
  return `contact-${field}`;
}

function fieldProps({ form, field }: OfForm<CustomerDraftField>) {
  return {
    id: controlId(field),
    name: field,
    label: draftLabels[field],
    error: form.fieldMessages[field],
    required: field in requiredFields,
  };
}

type LineProps = OfForm<WrittenField> &
  Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete' | 'hint' | 'className'>;

/** A line of the draft. */
export function DraftLine({ form, field, ...input }: LineProps) {
  return (
    <TextField
      {...fieldProps({ form, field })}
      value={form.draft[field]}
      onChange={(event) => form.edit({ [field]: event.target.value })}
      {...input}
    />
  );
}

type TextProps = OfForm<WrittenField> &
  Pick<ComponentProps<typeof TextareaField>, 'rows' | 'autoComplete' | 'hint' | 'className'>;

/** A text of several lines. */
export function DraftText({ form, field, ...textarea }: TextProps) {
  return (
    <TextareaField
      {...fieldProps({ form, field })}
      value={form.draft[field]}
      onChange={(event) => form.edit({ [field]: event.target.value })}
      {...textarea}
    />
  );
}

/** A choice of one, which may be left open. */
export function DraftChoice({ form, field, className }: OfForm<ChoiceField> & { className?: string }) {
  return (
    <SelectField
      {...fieldProps({ form, field })}
      options={draftChoices[field]}
      placeholder="Please choose"
      value={form.draft[field]}
      onChange={(event) => form.edit({ [field]: event.target.value })}
      className={className}
    />
  );
}

/** A box of the draft to tick. */
export function DraftFlag({ form, field }: OfForm<FlagField>) {
  return (
    <CheckboxField
      name={field}
      label={draftLabels[field]}
      checked={form.draft[field]}
      onChange={(event) => form.edit({ [field]: event.target.checked })}
    />
  );
}
