/**
 * A limit as printed, '≤15 ppm', parted into the figure and the unit after it (with the space between, if
 * any), so that a table can align both. A figure without a unit has the unit ''.
 */
export function splitLimit(value: string): { figure: string; unit: string } {
  const figure = /^[^\s°%]+/.exec(value)?.[0] ?? value;
  return { figure, unit: value.slice(figure.length) };
}
