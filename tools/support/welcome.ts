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
    `  ${styleText('bold', 'The site is up')}    ${styleText('bold', address)}`,
    `  Sign in at        ${address}login`,
    '',
    ...withQuietHead(table(['Account type', 'E-mail', 'Password'], people)),
    '',
    `  ${data}`,
    styleText('gray', `  They are kept in ${folder}; delete that folder to start afresh.`),
    '',
    styleText('gray', '  Ctrl-C stops everything.'),
    '',
  ].join('\n');
}

const withQuietHead = ([head = '', ...rows]: readonly string[]) => [styleText('gray', head), ...rows];
