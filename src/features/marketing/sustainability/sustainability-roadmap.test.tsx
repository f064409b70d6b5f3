import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SustainabilityRoadmap } from './sustainability-roadmap';

describe('the 2025-2030 roadmap', () => {
  it('shows the five statuses in order without controls', () => {
    render(<SustainabilityRoadmap />);
    const stages = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stages).toEqual([
      expect.stringMatching(/^2025 In Progress/),
      expect.stringMatching(/^2026 Planning/),
      expect.stringMatching(/^2027 Research/),
      expect.stringMatching(/^2028 Vision/),
      expect.stringMatching(/^2030 Goal/),
    ]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
