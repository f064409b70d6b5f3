import type { CustomersState, Notice } from './customers-state';
import { messages } from './messages';

type Notices = Pick<CustomersState, 'notice' | 'missed'>;

/** Shows a notice, or none, in place of the one before. A failed change stays beside it until it is dismissed. */
export const showNotice =
  (notice: Notice | undefined) =>
  ({ notice: before, missed }: Notices): Notices => ({
    notice,
    missed:
      before && isFailedChange(before) && !(notice && saysTheSame(notice, before))
        ? [...missed.filter((other) => !saysTheSame(other, before)), before]
        : missed,
  });

const isFailedChange = ({ tone, text, customerId, bulk }: Notice) =>
  tone === 'error' && (customerId !== undefined || bulk !== undefined || text === messages.erased);

const saysTheSame = (one: Notice, other: Notice) => one.text === other.text && one.detail === other.detail;

export const dropNotices =
  (isNeedless: (notice: Notice) => boolean) =>
  ({ notice, missed }: Notices): Notices => ({
    notice: notice && isNeedless(notice) ? undefined : notice,
    missed: missed.some(isNeedless) ? missed.filter((other) => !isNeedless(other)) : missed,
  });
