import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

async function readCompany() {
  vi.resetModules();
  return import('./company');
}

it('lets a VITE_COMPANY_ variable override a detail, and everything made from it', async () => {
  vi.stubEnv('VITE_COMPANY_NAME', 'Blue Water Fuels');
  vi.stubEnv('VITE_COMPANY_TOWN', 'May Pen');
  const { company, companyLocation } = await readCompany();
  expect(company.name).toBe('Blue Water Fuels');
  expect(companyLocation).toBe('May Pen, Saint Catherine Parish');
});

it('keeps the standard detail where a variable is empty', async () => {
  vi.stubEnv('VITE_COMPANY_PHONE', '');
  const { company } = await readCompany();
  expect(company.phone).toBe('+1 876-555-0123');
});

it('takes no slash from the end of the site’s address, so that none is doubled in links', async () => {
  vi.stubEnv('VITE_COMPANY_SITE_URL', 'https://www.bluewater.example/');
  const { company } = await readCompany();
  expect(company.siteUrl).toBe('https://www.bluewater.example');
});
