import type { PortfolioItem, Section } from './content-types';

/** Specification, point 2: five energy portfolio cards, each with where it stands. */
export const energyPortfolio: Section<PortfolioItem> = {
  heading: 'Energy Solutions',
  intro: 'Diesel is what we do every day. The rest is listed with how far along it really is.',
  items: [
    {
      title: 'Traditional Fuels',
      description: 'Diesel, petrol, kerosene and LPG delivered to sites, yards, farms and jetties.',
      status: 'Established Leader',
    },
    {
      title: 'Solar Energy',
      description: 'Panels for warehouse, shop and farm roofs, sized to cut what the generator burns by day.',
      status: 'Growing Division',
    },
    {
      title: 'Energy Storage',
      description: 'Batteries that carry a cold store or an office through a short outage in silence.',
      status: 'Innovation Focus',
    },
    {
      title: 'Electricity Distribution',
      description: 'Local supply for a cluster of buildings. The first pilot is set for 2025-26.',
      status: 'Future Vision',
    },
    {
      title: 'Wind Solutions',
      description: 'We are studying where trade winds on the south coast could feed a working site.',
      status: 'Research Phase',
    },
  ],
};
