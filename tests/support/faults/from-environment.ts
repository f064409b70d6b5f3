import { UserError } from '../../../tools/support/fail.ts';

/**
 * The number that a variable of the environment holds, or the fallback where it is not set or empty.
 * @throws {UserError} naming the variable, for anything but a whole number from `least`.
 */
export function wholeNumber(name: string, fallback: number, { least }: { least: number }): number {
  const text = process.env[name]?.trim();
  if (!text) return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw new UserError(`${name} must be a whole number from ${least}, not "${text}".`);
}

/**
 * The items whose names fit the expression in a variable of the environment. All fit where it is not set or empty.
 * @throws {UserError} naming the variable, for an expression that is none or fits no name.
 */
export function fitting<Named extends { name: string }>(name: string, all: readonly Named[]): Named[] {
  const text = process.env[name] ?? '';
  const expression = parseExpression(text);
  if (!expression) throw new UserError(`${name} must be a regular expression, which "${text}" is not.`);
  const fit = all.filter((one) => expression.test(one.name));
  if (fit.length === 0) throw new UserError(`${name} must fit a name, and "${text}" fits none.`);
  return fit;
}

function parseExpression(text: string): RegExp | undefined {
  try {
    return new RegExp(text);
  } catch {
    return undefined;
  }
}
