import { paths } from '@/config/paths';
import { claims } from './claims';
import type { Action } from './content-types';

/** Specification, point 2: the Industries page's sidebar. The numbers are in `config/company.ts`. */
export const industrySidebar = {
  actions: [
    { label: 'Get Industry Quote', to: paths.contact },
    { label: 'Schedule Consultation', to: paths.contact },
  ] satisfies readonly Action[],
  specialist: {
    heading: 'Speak to a specialist',
    line: 'Someone who has fuelled your kind of machine.',
    phoneLabel: 'Phone',
    emergencyLabel: `Emergency line, ${claims.emergencyDelivery.value}`,
  },
} as const;
