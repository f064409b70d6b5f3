import { describe, expect, it } from 'vitest';
import { promises } from '@/config/promises';
import { aboutClosing } from '@/features/marketing/content/about-closing';
import { aboutRoadmap } from '@/features/marketing/content/about-roadmap';
import { aboutStats } from '@/features/marketing/content/about-stats';
import { aboutTabs } from '@/features/marketing/content/about-tabs';
import { aboutTimeline } from '@/features/marketing/content/about-timeline';
import { aboutValues } from '@/features/marketing/content/about-values';
import { aboutVision } from '@/features/marketing/content/about-vision';
import { claims, rating, ratingText } from '@/features/marketing/content/claims';
import { commitmentPillars } from '@/features/marketing/content/commitment-pillars';
import type { Action, Figure } from '@/features/marketing/content/content-types';
import { countryAdoption } from '@/features/marketing/content/country-adoption';
import { energyPortfolio } from '@/features/marketing/content/energy-portfolio';
import { homeClosing } from '@/features/marketing/content/home-closing';
import { homeHero } from '@/features/marketing/content/home-hero';
import { homeServices } from '@/features/marketing/content/home-services';
import { impact } from '@/features/marketing/content/impact';
import { industries } from '@/features/marketing/content/industries/industries';
import { industrySidebar } from '@/features/marketing/content/industry-sidebar';
import { partners } from '@/features/marketing/content/partners';
import { paymentMethods } from '@/features/marketing/content/payment-methods';
import { premiumServices } from '@/features/marketing/content/premium-services';
import { processSteps } from '@/features/marketing/content/process-steps';
import { sustainabilityClosing } from '@/features/marketing/content/sustainability-closing';
import { sustainabilityMetrics } from '@/features/marketing/content/sustainability-metrics';
import { sustainabilityRoadmap } from '@/features/marketing/content/sustainability-roadmap';
import { sustainablePractices } from '@/features/marketing/content/sustainable-practices';
import { testimonials } from '@/features/marketing/content/testimonials';
import { ulsdBenefits } from '@/features/marketing/content/ulsd-benefits';
import { ulsdClosing } from '@/features/marketing/content/ulsd-closing';
import { ulsdHero } from '@/features/marketing/content/ulsd-hero';
import { ulsdIndustries } from '@/features/marketing/content/ulsd-industries';
import { ulsdSpecification, ulsdStandards } from '@/features/marketing/content/ulsd-specification';
import { ulsdStats } from '@/features/marketing/content/ulsd-stats';

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
    ['Home: headline', homeHero.heading, 'Delivering Fuel, Driving Success'],
    ['Home: hero button', links(homeHero.actions), ['Request A Quote → /contact']],
    ['Home: services heading', homeServices.heading, 'Our Comprehensive Services'],
    [
      'Home: three services',
      titles(homeServices),
      ['Mobile Fuel Delivery', 'Fleet Refueling Programs', 'Bulk Fuel Supply'],
    ],
    ['Home: process heading', processSteps.heading, 'How Our Process Works'],
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
    ['Home: closing', homeClosing.heading, 'Ready to Optimize Your Fuel Management?'],
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
      'Promises',
      [promises.newsletter, promises.contact, promises.driverApproval],
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

  it('gives each property of the sheet a test method of both standards', () => {
    for (const { method } of ulsdSpecification.rows) expect(method).toMatch(/^ASTM D\d+ \/ (EN )?ISO \d+$/);
  });
});
