import type { Page } from '@playwright/test';

/** Stops the page's clock, and the time in the database's answers: the list names a clock that differs from it. */
export async function stopClock(page: Page, time: Date): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.addInitScript((readTime) => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (!answer.url.endsWith(':runQuery')) return answer;
      const text = await answer.text();
      return new Response(text.replace(/(?<="readTime": *")[^"]*/g, readTime), answer);
    };
  }, time.toISOString());
}
