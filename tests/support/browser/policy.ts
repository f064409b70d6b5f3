import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (violation: string) => void;
  }
}

/** Notes every violation of the content security policy, on all pages opened from now on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.reportViolation?.(`${violatedDirective} blocked ${blockedURI} of ${sourceFile}`),
    );
  });
  return violations;
}
