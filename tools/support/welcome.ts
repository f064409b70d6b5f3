import { relative } from 'node:path';
import { styleText } from 'node:util';
import { roles } from '@/domain/role';
import { demoCredentials, demoStaff } from '@/features/session/demo-credentials';
import { root } from './project.ts';
import { table } from './table.ts';

interface Welcome {
  address: string;
  /** How many customers this start stored; 0 when there were some already. */
  stored: number;
  dataFolder: string;
}

const canStyle = process.stdout.isTTY && !process.env.NO_COLOR;
const bold = (text: string) => (canStyle ? styleText('bold', text) : text);
const quiet = (text: string) => (canStyle ? styleText('gray', text) : text);

export function welcome({ address, stored, dataFolder }: Welcome): string {
  const folder = relative(root, dataFolder);
  const people = roles.flatMap(({ value, label }) =>
    (value === 'admin' ? demoStaff : [demoCredentials[value]]).map(({ email, password }) => [
      label,
      email,
      password,
    ]),
  );
  const data =
    stored > 0
      ? `${stored} demonstration customers were stored, as this is the first start.`
      : 'The customers of the last start are back.';
  return [
    '',
    `  ${bold('The site is up')}    ${bold(address)}`,
    `  Sign in at        ${address}login`,
    '',
    ...withQuietHead(table(['Account type', 'E-mail', 'Password'], people)),
    '',
    `  ${data}`,
    quiet(`  They are kept in ${folder}; delete that folder to start afresh.`),
    '',
    quiet('  Ctrl-C stops everything.'),
    '',
  ].join('\n');
}

const withQuietHead = ([head = '', ...rows]: readonly string[]) => [quiet(head), ...rows];
