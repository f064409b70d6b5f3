import type { CustomerFormValues } from '@/domain/customer-draft';
import type { CustomerDraftField } from '@/domain/customer-fields';
import { emptyStaffDraft } from '@/domain/staff-draft';

export interface ImportCell {
  title: string;
  text: string;
  isLabelled?: boolean;
  addressNumber?: number;
}

type ReadFields = {
  [Field in CustomerDraftField]: CustomerFormValues[Field] extends string
    ? string
    : CustomerFormValues[Field] extends boolean
      ? boolean
      : readonly string[];
};

export class LineReading {
  readonly fields: ReadFields = emptyStaffDraft();
  readonly notes: string[] = ['Imported from a file.'];
  readonly changes: string[] = [];
  /** Why a required field is empty although the line holds a value. */
  readonly reasons: string[] = [];
  phoneCells: readonly ImportCell[] = [];
  /** 'driver' where the name is the driver's. */
  ownRoles: readonly string[] = [];
  isOwnCompany = false;

  say(change: string): void {
    if (!this.changes.includes(change)) this.changes.push(change);
  }

  keep(label: string, text: string): void {
    this.notes.push(`${label}: ${text}`);
    this.say(`Goes into the note – ${label}: ${text}`);
  }
}
