import { EnergyPortfolio } from './energy-portfolio';
import { EnergyRoadmap } from './energy-roadmap';

/** The tab 'Energy Solutions': what there is, how far along it is, and what comes when. */
export function EnergyPanel() {
  return (
    <>
      <EnergyPortfolio />
      <EnergyRoadmap />
    </>
  );
}
