import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { placeholders, placeholdersLeft } from '../../../tools/check-content/placeholders.ts';
import { welcomeGap } from '../../../tools/check-content/welcome-gap.ts';
import { root } from '../../../tools/support/project.ts';

describe('the list of placeholders', () => {
  it.each(placeholders)('names $what in $file', ({ file, text }) => {
    const content = readFileSync(join(root, file), 'utf8');
    expect(content).toContain(text);
    expect(content.replace(/\n \* /g, ' ')).toMatch(/placeholder/i);
  });

  it('leaves out no testimonial and no partner', () => {
    const named = (file: string) =>
      placeholders.filter((placeholder) => placeholder.file.endsWith(file)).length;
    expect(named('testimonials.tsx')).toBe(3);
    expect(named('sustainability-sections.tsx')).toBe(4);
  });
});

describe('the rest of the list', () => {
  it('is everything, as the repository comes', () => {
    expect(placeholdersLeft({})).toEqual(placeholders);
  });

  it('is not what a variable overrides, unless that is empty', () => {
    const left = placeholdersLeft({ VITE_COMPANY_PHONE: '+1 876-555-0177', VITE_COMPANY_EMAIL: '' });
    const variables = left.map(({ variable }) => variable);
    expect(variables).not.toContain('VITE_COMPANY_PHONE');
    expect(variables).toContain('VITE_COMPANY_EMAIL');
  });

  it('is everything beside a copy of .env.example', () => {
    const copied = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
    expect(copied).toHaveProperty('VITE_COMPANY_PHONE');
    expect(placeholdersLeft({ ...copied, VITE_COMPANY_SITE_URL: 'https://www.islandfuel.example/' })).toEqual(
      placeholders,
    );
  });

  it('is not what was replaced in its file', () => {
    const read = (file: string) =>
      file.endsWith('sustainability-sections.tsx') ? 'Clear Harbour Watch' : '';
    expect(placeholdersLeft({}, read).map(({ what }) => what)).toEqual(['the partner Clear Harbour Watch']);
  });
});

describe('the promised welcome newsletter', () => {
  it.each([{}, { ALERT_WEBHOOK_URL: '' }])('is sent by nobody without a webhook', (variables) =>
    expect(welcomeGap(variables)).toMatch(/^Nobody sends the welcome newsletter .* within 24 hours/),
  );

  it('is sent by whoever hears the webhook', () =>
    expect(welcomeGap({ ALERT_WEBHOOK_URL: 'https://mailing.example/hook' })).toBeUndefined());
});
