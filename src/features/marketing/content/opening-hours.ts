const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Specification, point 9: business hours in Jamaica time, 24-hour. Sunday is for emergencies only. */
export const openingHours = [
  { days: weekdays, opens: '07:00', closes: '18:00' },
  { days: ['Saturday'], opens: '08:00', closes: '16:00' },
] as const;
