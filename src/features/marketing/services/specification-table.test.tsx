import { describe, expect, it } from 'vitest';
import { specificationRows } from '@/features/marketing/specification';
import { splitLimit } from './specification-table';

describe('a limit of the specification', () => {
  it.each([
    [specificationRows.sulfur.value, '≤15', ' ppm'],
    [specificationRows.cetane.value, '≥51', ''],
    [specificationRows.density.value, '820-845', ' kg/m³'],
    [specificationRows.flashPoint.value, '≥55', '°C'],
    [specificationRows.pourPoint.value, '≤-6', '°C'],
    [specificationRows.ash.value, '≤0.01', '% m/m'],
  ])('%s is the figure %s and the unit "%s"', (value, figure, unit) => {
    expect(splitLimit(value)).toEqual({ figure, unit });
  });
});
