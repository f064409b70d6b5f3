import * as v from 'valibot';

/** Somebody whom a customer can be given to (requirement 3.11). */
export interface StaffMember {
  email: string;
  name: string;
  role: string;
}

const text = v.fallback(v.string(), '');
const StaffMemberSchema = v.object({ email: text, name: text, role: text });

/** Reads any document as a person who can be named. */
export function toStaffMember(stored: object): StaffMember {
  const member = v.parse(StaffMemberSchema, { email: '', name: '', role: '', ...stored });
  return { ...member, name: member.name.trim() || member.email };
}
