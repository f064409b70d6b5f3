import { expect, it } from 'vitest';
import { securityText } from '../../../tools/site-build/security-text';

const site = { email: 'info@fuel.example', siteUrl: 'https://www.fuel.example' };

it('security.txt names the contact and expires within a year of the build', () => {
  expect(securityText(site, new Date('2026-11-28T15:00:00Z'))).toBe(
    [
      'Contact: mailto:info@fuel.example',
      'Expires: 2027-11-27T15:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://www.fuel.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
