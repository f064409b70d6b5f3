import { unchosen } from '@/components/customer-form/draft-field';
import { SelectField } from '@/components/ui/select-field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useNow } from '@/components/ui/use-now';
import { isPastDay, openingDays, soonest, wantedDayText } from '@/domain/wanted-day';
import type { ContactDraftForm } from './contact-form-state';

/** So many opening days are offered: four weeks. */
const offeredDays = 24;

/**
 * When it is wanted. Not stored by itself: it becomes the first line of the message. Days are offered once the page
 * runs, because prerendered HTML cannot know the date.
 */
export function WantedDayField({ form: { draft, edit } }: { form: ContactDraftForm }) {
  const isHydrated = useHydrated();
  const now = useNow();
  const { wanted } = draft;
  const days = isHydrated ? openingDays(now, offeredDays) : [];
  // A day that was chosen stays, though it may lie outside by now.
  const outside = wanted && !days.includes(wanted) ? [wanted] : [];
  const offered = new Set([soonest, ...outside, ...days]);
  return (
    <SelectField
      id="contact-wanted"
      name="wanted"
      label="When is it wanted?"
      hint="Becomes the first line of your message."
      options={[...offered].map((value) => ({ value, label: wantedDayText(value) }))}
      placeholder={unchosen}
      value={wanted}
      onChange={(event) => edit({ wanted: event.target.value })}
      doubt={isHydrated && isPastDay(wanted, now) ? 'That day is over. Please choose another.' : ''}
    />
  );
}
