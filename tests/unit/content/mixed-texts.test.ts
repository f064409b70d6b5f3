import { describe, expect, it } from 'vitest';
import { siteSources } from '../../support/layers';
import { findMixedTexts } from '../../support/mixed-texts';

const component = (jsx: string) => `
  import { company } from '@/config/company';
  import { Check } from 'lucide-react';
  interface Props { count: number; icon: ReactNode }
  export function Line({ count, icon }: Props) { return ${jsx}; }
`;

describe('a text that a translator would break', () => {
  it.each([
    '<p>{count} customers</p>',
    '<p>Showing {count}</p>',
    '<p>Call {count > 0 && <b>now</b>}</p>',
    '<p>Call <Later /></p>',
    '<p><Check />{count > 0 ? "one" : "none"}</p>',
    '<p><Check />{icon}</p>',
    '<p>{count}{icon}</p>',
    '<><Check />{count}</>',
    '<>{count}</>',
    '<p>{count > 0 ? <span>some</span> : <>None <b>yet</b></>}</p>',
    '<p>{count > 0 && <>Call <b>now</b></>}</p>',
    '<ul>{[1].map((n) => n)}<li /></ul>',
    `\`\${count} selected\``,
    'count > 0 ? "some" : null',
  ])('is found in %s', (jsx) => {
    expect(findMixedTexts('line.tsx', component(jsx))).toHaveLength(1);
  });
});

describe('a text that a translator may replace', () => {
  it.each([
    '<p>{count}</p>',
    `<p>{\`\${count} customers\`}</p>`,
    '<p>Call {company.phone} <b>now</b>.</p>',
    '<p><Check />Call {company.phone}</p>',
    '<p><Check /> <span>{count}</span>{" "}{count > 0 && <b>now</b>}</p>',
    '<div><p>{count}</p>{icon}</div>',
    '<ul>{[1].map((n) => <li key={n}>{n}</li>)}<li>{count}</li></ul>',
    '<p>{count > 0 ? <span key="some">some</span> : <span key="none">None <b>yet</b></span>}</p>',
    'count > 0 ? <p>{count}</p> : null',
  ])('is let be in %s', (jsx) => {
    expect(findMixedTexts('line.tsx', component(jsx))).toEqual([]);
  });
});

it('every text that changes on a screen has an element of its own', () => {
  expect(siteSources().flatMap(({ file, source }) => findMixedTexts(file, source))).toEqual([]);
});
