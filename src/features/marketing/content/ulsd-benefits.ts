import type { BenefitItem, Section } from './content-types';
import { type UlsdBenefitId, ulsdBenefitNames } from './ulsd-benefit-names';
import { ulsdStandards } from './ulsd-specification';

interface UlsdBenefit extends BenefitItem {
  id: UlsdBenefitId;
}

/** Specification, point 2: four selectable benefits; the first is selected at the start. */
export const ulsdBenefits: Section<UlsdBenefit> = {
  heading: 'What less sulphur changes',
  intro: 'Sulphur adds nothing to the power of diesel. It ends up in the exhaust and in the oil.',
  items: [
    {
      id: 'environmental-protection',
      title: ulsdBenefitNames['environmental-protection'],
      description: 'Less sulphur in the tank means less sulphur dioxide and soot at the exhaust.',
      details: [
        'Less smell and haze around a generator beside a ward or a classroom',
        'Particulate filters and catalysts work; high sulphur would foul them',
        'Less of the sulphur that turns to acid in rain',
      ],
    },
    {
      id: 'engine-performance',
      title: ulsdBenefitNames['engine-performance'],
      description: 'A cetane number of 51 or more lights cleanly and evenly.',
      details: [
        'Quick starts for standby sets that wait weeks for an outage',
        'Less corrosive acid on rings, liners and valve guides',
        'Fewer deposits on injectors',
      ],
    },
    {
      id: 'cost-efficiency',
      title: ulsdBenefitNames['cost-efficiency'],
      description: 'The saving is in the workshop: less wear, and filters that last.',
      details: [
        'Oil stays fit for service longer; let your oil analysis set the interval',
        'Exhaust filters clog more slowly',
        'Machines are filled on site, so nobody is paid to queue',
      ],
    },
    {
      id: 'regulatory-compliance',
      title: ulsdBenefitNames['regulatory-compliance'],
      description: 'The fuel that makers of current engines ask for by name.',
      details: [
        `Standards: ${ulsdStandards.join(' and ')}`,
        'Suits engines that require ultra low sulphur fuel for their exhaust treatment',
        'Delivery documents for your auditor with each fill',
      ],
    },
  ],
};
