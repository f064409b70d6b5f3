import { company } from '@/config/company';
import type { CustomerDraft, CustomerDraftField } from '@/domain/customer-draft';
import { labelOf } from '@/domain/options';
import { draftChoices, draftLabels, isChoice } from './draft-fields';

/** Every answer of a draft as a text message to the company, one a line; what was left empty is left out. */
export function whatsappMessage(draft: CustomerDraft): string {
  const fields = Object.keys(draftLabels) as CustomerDraftField[];
  const answers = fields
    .map((field) => ({ label: draftLabels[field].replace(/\?$/, ''), answer: answerOf(draft, field) }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`);
  return [`Hello ${company.name}, I would like a quote.`, '', ...answers].join('\n');
}

function answerOf(draft: CustomerDraft, field: CustomerDraftField): string {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return isChoice(field) ? labelOf(draftChoices[field], value) : value;
  return value.join(', ');
}
