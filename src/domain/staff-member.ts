import * as v from 'valibot';

/** Somebody whom a customer can be given to (requirement 3.11). */
export interface StaffMember {
  /** Their account's id: names them in an address, which holds no e-mail. */
  uid: string;
  email: string;
  name: string;
  role: string;
}

/** Whether a customer can be given to somebody (requirement 7.5). */
export function canOwn({ role }: StaffMember): boolean {
  return role === 'admin';
}

const text = v.fallback(v.string(), '');
const StaffMemberSchema = v.object({ email: text, name: text, role: text });

/** Reads any document as a person who can be named. */
export function toStaffMember(uid: string, stored: object): StaffMember {
  const member = v.parse(StaffMemberSchema, { email: '', name: '', role: '', ...stored });
  return { ...member, uid, name: member.name.trim() || member.email };
}
