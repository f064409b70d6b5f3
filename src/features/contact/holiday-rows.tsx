import { useNow } from '@/components/ui/use-now';
import { emergencyOnly } from '@/domain/business-hours';
import { publicHolidays } from '@/domain/public-holidays';
import { dayNumber, formatLongDay, startOfDay } from '@/lib/dates';

const announcedDays = 14;

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
