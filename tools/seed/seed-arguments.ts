import { parseArgs } from 'node:util';
import { UserError } from '../support/fail.ts';

const usage = 'npm run seed -- --count 1000';
const mostCustomers = 1_000_000;

/** `npm start` stores so many on its first start. */
export const firstCustomers = 60;

/**
 * How many customers the command line asks for.
 * @throws {UserError} for anything but `--count` with a whole number from 1 to a million.
 */
export function parseCount(commandLine: readonly string[]): number {
  const text = readCount(commandLine);
  if (text === undefined) throw new UserError(`Say how many customers to store: ${usage}.`);
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > mostCustomers) {
    throw new UserError(
      `--count must be a whole number from 1 to ${mostCustomers.toLocaleString('en')}, not "${text}": ${usage}.`,
    );
  }
  return count;
}

function readCount(commandLine: readonly string[]): string | undefined {
  // parseArgs would take the minus of a negative number for another option.
  const joined = commandLine.join(' ').replace(/--count\s+(?=-\d)/g, '--count=');
  try {
    return parseArgs({ args: joined.split(' ').filter(Boolean), options: { count: { type: 'string' } } })
      .values.count;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      return undefined;
    }
    throw new UserError(`The only option is --count: ${usage}.`);
  }
}
