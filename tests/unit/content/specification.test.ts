import { describe, expect, it } from 'vitest';
import { claims, type Figure, rating, ratingText } from '@/config/claims';
import { commitments } from '@/config/commitments';
import { fuelTypes, parishes } from '@/domain/options';
import { aboutClosing, aboutStats } from '@/features/marketing/about/about-sections';
import { aboutTabs, aboutTimeline, aboutValues, aboutVision } from '@/features/marketing/about/about-tabs';
import { aboutRoadmap, energyPortfolio } from '@/features/marketing/about/energy-panel';
import type { Action } from '@/features/marketing/content-types';
import { paymentMethods } from '@/features/marketing/facts';
import { homeClosing, homeHero, processSteps } from '@/features/marketing/home/home-sections';
import { homeServices } from '@/features/marketing/home/home-services';
import { industries } from '@/features/marketing/industry/industries';
import { industrySidebar } from '@/features/marketing/industry/industry-sections';
import { countryAdoption } from '@/features/marketing/services/adoption-table';
import { ulsdBenefits } from '@/features/marketing/services/benefits-section';
import { premiumServices } from '@/features/marketing/services/premium-services';
import {
  ulsdClosing,
  ulsdHero,
  ulsdIndustries,
  ulsdStats,
} from '@/features/marketing/services/services-sections';
import { ulsdSpecification, ulsdStandards } from '@/features/marketing/specification';
import { commitmentPillars } from '@/features/marketing/sustainability/commitment-tabs';
import { sustainabilityRoadmap } from '@/features/marketing/sustainability/sustainability-roadmap';
import {
  impact,
  partners,
  sustainabilityClosing,
  sustainabilityMetrics,
  sustainablePractices,
} from '@/features/marketing/sustainability/sustainability-sections';
import { testimonials } from '@/features/marketing/testimonials';

const titles = ({ items }: { items: readonly { title: string }[] }) => items.map(({ title }) => title);
const read = (figures: readonly Figure[]) => figures.map(({ value, label }) => `${value} ${label}`);
const links = (actions: readonly Action[]) => actions.map(({ label, to }) => `${label} → ${to}`);
const sixIndustries = [
  'Transport & Logistics',
  'Construction',
  'Agriculture',
  'Marine',
  'Power Generation',
  'Mining',
];

describe('the content of the public pages holds to the specification', () => {
  it.each<[what: string, actual: unknown, expected: unknown]>([
    ['Home: hero button', links(homeHero.actions), ['Request A Quote → /contact']],
    [
      'Home: three services',
      titles(homeServices),
      ['Mobile Fuel Delivery', 'Fleet Refueling Programs', 'Bulk Fuel Supply'],
    ],
    [
      'Home: three steps',
      processSteps.items.map(({ id, title }) => `${id} ${title}`),
      ['1 Make Contact & Order Fuel', '2 Fuel Delivered & Receipts Provided', '3 Make Payment'],
    ],
    [
      'Home: four payment methods',
      paymentMethods.items.map(({ name }) => name),
      ['Card Payment', 'Cash Payment', 'Bank Transfer', 'Advance Card Payment'],
    ],
    ['Home: payment note', paymentMethods.note, 'Secure and reliable payment processing'],
    ['Home: closing button', links(homeClosing.actions), ['Get a Free Quote Today → /contact']],
    [
      'About: four tabs',
      aboutTabs.map(({ id, label }) => `${id}: ${label}`),
      ['story: Our Story', 'vision: Vision & Mission', 'energy: Energy Solutions', 'values: Our Values'],
    ],
    [
      'About: stats',
      read(aboutStats),
      ['50,000+ gallons delivered', '14 parishes', '99.8% delivery success'],
    ],
    [
      'About: timeline',
      aboutTimeline.items.map(({ year, title }) => `${year} ${title}`),
      [
        '2022 Foundation',
        '2023 Market Expansion',
        '2024 Technology Integration',
        '2025 Energy Diversification',
      ],
    ],
    ['About: vision and mission', aboutVision.map(({ title }) => title), ['Our Vision', 'Our Mission']],
    [
      'About: portfolio',
      energyPortfolio.items.map(({ title, status }) => `${title} (${status})`),
      [
        'Traditional Fuels (Established Leader)',
        'Solar Energy (Growing Division)',
        'Energy Storage (Innovation Focus)',
        'Electricity Distribution (Future Vision)',
        'Wind Solutions (Research Phase)',
      ],
    ],
    [
      'About: roadmap',
      aboutRoadmap.items.map(({ year, title }) => `${year} ${title}`),
      ['2025-26 Electricity pilot', '2027-28 Scale renewables', '2029-30 Caribbean expansion'],
    ],
    ['About: roadmap years', aboutRoadmap.heading, 'Roadmap 2025-2030'],
    ['About: values', titles(aboutValues), ['Reliability', 'Customer First', 'Innovation', 'Community']],
    ['About: buttons', links(aboutClosing.actions), ['Contact Us → /contact', 'Learn More → /services']],
    [
      'ULSD: stat tiles',
      read(ulsdStats),
      ['90% less sulfur', '25% longer engine life', '50+ countries', '100% quality guaranteed'],
    ],
    [
      'ULSD: benefits',
      titles(ulsdBenefits),
      ['Environmental Protection', 'Engine Performance', 'Cost Efficiency', 'Regulatory Compliance'],
    ],
    ['ULSD: six countries', countryAdoption.items.length, 6],
    [
      'ULSD: specification',
      ulsdSpecification.rows.map(({ property, value }) => `${property} ${value}`),
      [
        'Sulfur ≤15 ppm',
        'Cetane ≥51',
        'Density at 15°C 820-845 kg/m³',
        'Flash point ≥55°C',
        'Cloud point ≤4°C',
        'Pour point ≤-6°C',
        'Water ≤200 mg/kg',
        'Ash ≤0.01% m/m',
      ],
    ],
    ['ULSD: standards', ulsdStandards, ['ASTM D975', 'EN 590']],
    ['ULSD: industries', ulsdIndustries.items.map(({ name }) => name), sixIndustries],
    ['ULSD: four premium services', premiumServices.items.length, 4],
    ['ULSD: three testimonials of 5 stars', testimonials.items.map((item) => item.rating), [5, 5, 5]],
    [
      'ULSD: buttons of the hero',
      links(ulsdHero.actions),
      ['Get Quote Now → /contact', 'Schedule Delivery → /contact'],
    ],
    ['ULSD: buttons of the call to action', ulsdClosing.actions, ulsdHero.actions],
    [
      'Sustainability: metric tiles',
      read(sustainabilityMetrics),
      ['2030 carbon neutrality goal', '75% recycling rate', '50+ trees planted', '90% less sulfur'],
    ],
    [
      'Sustainability: pillars',
      titles(commitmentPillars),
      ['Environmental Protection', 'Community Impact', 'Clean Energy Future', 'Responsible Business'],
    ],
    [
      'Sustainability: statuses of the roadmap',
      sustainabilityRoadmap.items.map(({ status }) => status),
      ['In Progress', 'Planning', 'Research', 'Vision', 'Goal'],
    ],
    ['Sustainability: years of the roadmap', sustainabilityRoadmap.heading, 'Roadmap 2025-2030'],
    ['Sustainability: four practices', sustainablePractices.items.length, 4],
    ['Sustainability: four partners', partners.items.length, 4],
    [
      'Sustainability: impact band',
      read(impact.items),
      ['50,000+ gallons delivered', '500+ partners', '14 parishes', '3+ years experience'],
    ],
    [
      'Sustainability: buttons',
      links(sustainabilityClosing.actions),
      ['Start Your Sustainability Journey → /contact', 'Schedule Consultation → /contact'],
    ],
    ['Industries: six', industries.map(({ name }) => name), sixIndustries],
    [
      'Industries: buttons of the sidebar',
      links(industrySidebar.actions),
      ['Get Industry Quote → /contact', 'Schedule Consultation → /contact'],
    ],
    [
      'Emergency',
      read([claims.emergencyDelivery, claims.emergencyResponse]),
      ['24/7 emergency delivery', '2-hour emergency response'],
    ],
    ['Rating', rating, { value: 4.8, best: 5, reviews: 127 }],
    ['Rating, as read', ratingText, 'Rated 4.8 out of 5 from 127 reviews'],
    [
      'Commitments',
      [commitments.newsletter, commitments.contact, commitments.driverApproval],
      ['within 24 hours', 'within 1 business day', 'within 48 hours'],
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it.each(industries.map((industry) => [industry.name, industry] as const))(
    '%s shows challenges, a solution, applications, benefits and stats',
    (_, industry) => {
      const { challenges, applications, keyBenefits, stats } = industry;
      expect([challenges, applications, keyBenefits, stats].map((list) => list.length)).toEqual([3, 4, 3, 3]);
      expect(industry.solution.length).toBeGreaterThan(industry.description.length);
    },
  );

  it('counts the parishes and the fuels that the form offers', () => {
    expect(claims.parishes.value).toBe(String(parishes.length));
    expect(claims.fuels.value).toBe(String(fuelTypes.length));
  });

  it('gives each property of the sheet a test method of both standards', () => {
    for (const { method } of ulsdSpecification.rows) expect(method).toMatch(/^ASTM D\d+ \/ (EN )?ISO \d+$/);
  });
});
