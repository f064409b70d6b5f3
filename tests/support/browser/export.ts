import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { expect } from './test';

interface Export {
  fileName: string;
  /** The whole text, from its mark to its last line end. */
  text: string;
  rows: Record<string, string>[];
}

/** Presses Export CSV once the list has been read whole – sooner, it would ask first – and reads what it downloads. */
export async function exportCsv(page: Page): Promise<Export> {
  await expect(page.getByText(/^Showing/)).toHaveText(/^(?!.*read so far)/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
    newline: '\r\n',
  });
  expect(errors).toEqual([]);
  return { fileName: download.suggestedFilename(), text, rows: data };
}
