import { claims } from './claims';
import type { Section, ServiceItem } from './content-types';

/** Specification, point 2: four premium service cards. */
export const premiumServices: Section<ServiceItem> = {
  heading: 'Premium Services',
  intro: 'What comes with the diesel when you ask for it.',
  items: [
    {
      title: 'Emergency Delivery',
      description: 'For the night the power goes and the gauge is already low.',
      features: [
        `${claims.emergencyDelivery.value}, Sundays and holidays included`,
        `${claims.emergencyResponse.value} emergency response`,
        'One number, answered by a person',
      ],
    },
    {
      title: 'Scheduled Refuelling',
      description: 'Set the days once. The tanker keeps them.',
      features: [
        'Weekly, every two weeks or monthly',
        'Morning, afternoon or evening',
        'Change a day by WhatsApp',
      ],
    },
    {
      title: 'Bulk Tank Supply',
      description: 'A full load into the tank you keep on site.',
      features: ['From drum to storage tank', 'Dip before and after', 'Access checked before the first load'],
    },
    {
      title: 'Delivery Records',
      description: 'Paper your accountant will not ring you about.',
      features: [
        'A ticket and a receipt for every fill',
        'Gallons by machine, on request',
        'Prices in Jamaican dollars',
      ],
    },
  ],
};
