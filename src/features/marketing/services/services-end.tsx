import { EstimateSection } from './estimate-section';
import { Testimonials } from './testimonials';

/** What /services can show before its script is there: the worksheet's place, and what customers say. */
export function ServicesEnd() {
  return (
    <>
      <EstimateSection />
      <Testimonials />
    </>
  );
}
