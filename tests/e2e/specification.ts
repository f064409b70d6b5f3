import { paths } from '@/config/paths';

/** A page's required texts and links. */
export interface PageExpectation {
  path: string;
  headings: readonly string[];
  texts: readonly string[];
  /** The names of links and where they lead. */
  links: readonly (readonly [name: string, to: string])[];
  /** The names of the tabs, the first of which is selected at the start. */
  tabs: readonly string[];
}

const everyPage: PageExpectation['links'] = [
  ['Home', paths.home],
  ['About Us', paths.about],
  ['Products & Services', paths.services],
  ['Sustainability', paths.sustainability],
  ['Industry', paths.industry],
  ['Login', paths.login],
  ['Privacy Policy', paths.privacy],
  ['Terms of Service', paths.terms],
  ['Admin Login', paths.login],
  ['info@islandfuel.example', 'mailto:info@islandfuel.example'],
  ['+1 876-555-0123', 'tel:+18765550123'],
];

const home: PageExpectation = {
  path: paths.home,
  headings: [
    'Delivering Fuel, Driving Success',
    'Our Comprehensive Services',
    'Mobile Fuel Delivery',
    'Fleet Refueling Programs',
    'Bulk Fuel Supply',
    'How Our Process Works',
    'Make Contact & Order Fuel',
    'Fuel Delivered & Receipts Provided',
    'Make Payment',
    'Accepted Payment Methods',
    'Ready to Optimize Your Fuel Management?',
  ],
  texts: [
    'trusted partner',
    'Card Payment',
    'Cash Payment',
    'Bank Transfer',
    'Advance Card Payment',
    'Secure and reliable payment processing',
    'since 2022',
    '4.8',
    '127 reviews',
    '24/7',
    '2-hour',
    'JMD',
  ],
  links: [
    ['Request A Quote', paths.contact],
    ['Get a Free Quote Today', paths.contact],
  ],
  tabs: [],
};

const about: PageExpectation = {
  path: paths.about,
  headings: [
    'Foundation',
    'Market Expansion',
    'Technology Integration',
    'Energy Diversification',
    'Traditional Fuels',
    'Solar Energy',
    'Energy Storage',
    'Electricity Distribution',
    'Wind Solutions',
    'Reliability',
    'Customer First',
    'Innovation',
    'Community',
  ],
  texts: [
    '50,000+',
    '14',
    '99.8%',
    '2022',
    '2023',
    '2024',
    '2025',
    'Established Leader',
    'Growing Division',
    'Innovation Focus',
    'Future Vision',
    'Research Phase',
    '2025-26',
    '2027-28',
    '2029-30',
  ],
  links: [
    ['Contact Us', paths.contact],
    ['Learn More about our products and services', paths.services],
  ],
  tabs: ['Our Story', 'Vision & Mission', 'Energy Solutions', 'Our Values'],
};

const services: PageExpectation = {
  path: paths.services,
  headings: [],
  texts: [
    '90%',
    'less sulfur',
    '25%',
    'longer engine life',
    '50+',
    'countries',
    '100%',
    'quality guaranteed',
    '≤15',
    '≥51',
    '820-845',
    '≥55',
    '≤4',
    '≤-6',
    '≤200',
    '≤0.01',
    'ASTM D975',
    'EN 590',
  ],
  links: [
    ['Get Quote Now', paths.contact],
    ['Schedule Delivery', paths.contact],
  ],
  tabs: ['Environmental Protection', 'Engine Performance', 'Cost Efficiency', 'Regulatory Compliance'],
};

const sustainability: PageExpectation = {
  path: paths.sustainability,
  headings: [],
  texts: ['2030', '75%', '50+', 'In Progress', 'Planning', 'Research', 'Vision', 'Goal'],
  links: [
    ['Start Your Sustainability Journey', paths.contact],
    ['Schedule Consultation', paths.contact],
  ],
  tabs: ['Environmental Protection', 'Community Impact', 'Clean Energy Future', 'Responsible Business'],
};

const industry: PageExpectation = {
  path: paths.industry,
  headings: [],
  texts: ['+1 876-555-0123', '+1 876-555-0199'],
  links: [
    ['Get Industry Quote', paths.contact],
    ['Schedule Consultation', paths.contact],
  ],
  tabs: ['Transport & Logistics', 'Construction', 'Agriculture', 'Marine', 'Power Generation', 'Mining'],
};

const contact: PageExpectation = {
  path: paths.contact,
  headings: ['Get In Touch'],
  texts: ['Spanish Town, Saint Catherine Parish', 'Monday to Friday', 'Saturday', 'Sunday', 'Emergency only'],
  links: [['+1 876-555-0124', 'tel:+18765550124']],
  tabs: [],
};

/** Requirements 1.4, 2.3 to 2.10 and 9 as a table. */
export const publicPages: readonly PageExpectation[] = [
  home,
  about,
  services,
  sustainability,
  industry,
  contact,
].map((page) => ({ ...page, links: [...everyPage, ...page.links] }));
