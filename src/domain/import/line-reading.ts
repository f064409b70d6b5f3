import { emptyStaffDraft } from '@/domain/staff-draft';

/** A cell of a line that is taken for a field, without the marks of a spreadsheet. */
export interface ImportCell {
  title: string;
  text: string;
}

/** A line while it is read: the form's fields as far as they are known, the first note, and all that is to be said. */
export class LineReading {
  readonly fields: Record<string, unknown> = { ...emptyStaffDraft() };
  readonly notes: string[] = ['Imported from a file.'];
  /** Everything that comes out otherwise than it stands in the file, in sentences. */
  readonly changes: string[] = [];
  /** Why a required field is empty although the line holds something. */
  readonly reasons: string[] = [];

  /** Says what is read otherwise than it stands in the file. */
  say(change: string): void {
    if (!this.changes.includes(change)) this.changes.push(change);
  }

  /** Keeps in the first note what has no other place, and says so. */
  keep(label: string, text: string): void {
    this.notes.push(`${label}: ${text}`);
    this.say(`Goes into the note – ${label}: ${text}`);
  }
}
