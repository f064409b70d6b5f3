import { useNow } from '@/components/ui/use-now';
import { emergencyOnly } from '@/domain/business-hours';
import { publicHolidays } from '@/domain/public-holidays';
import { dayNumber, formatLongDay, startOfDay } from '@/lib/dates';

/** How far ahead holidays are announced, in days. */
const announcedDays = 14;

/** The public holidays of the next two weeks, as rows of the business hours. */
export function HolidayRows() {
  const today = dayNumber(useNow());
  return publicHolidays(today, today + announcedDays).map(({ day, name }) => (
    <div key={day} className="flex justify-between gap-4 py-3">
      <dt>
        <span>{name}</span>{' '}
        <span className="block text-petrol-700 text-sm">{formatLongDay(startOfDay(day))}</span>
      </dt>
      <dd className="text-right font-semibold">{emergencyOnly}</dd>
    </div>
  ));
}
