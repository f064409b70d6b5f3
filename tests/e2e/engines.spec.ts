import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@/config/paths';
import { demoCredentials } from '@/features/session/demo-credentials';
import { answers } from '../support/answers';
import { storedDocuments } from '../support/database';
import type { Tab } from '../support/engines/tab';
import { expect, test } from '../support/engines/test';

/** As WebDriver writes them. */
const keys = { enter: '\ue007', escape: '\ue00c' } as const;

async function fillIn(tab: Tab) {
  for (const [label, answer] of Object.entries(answers)) await tab.fill(label, answer);
}

async function expectFilledIn(tab: Tab) {
  for (const [label, answer] of Object.entries(answers))
    await expect.poll(() => tab.valueOf(label)).toBe(answer);
}

const statusOfMarcia = (tab: Tab) =>
  tab.run(() => document.querySelector(`[aria-label="Status of Marcia O'Gilvie-Bennett"]`)?.textContent);

// First, while the browser has kept no script.
test('the form keeps every answer and is sent once', async ({ tab, relay }) => {
  await test.step('what is missing is said, and a short number is questioned', async () => {
    relay.refuse(/send-draft/);
    await tab.goto(paths.contact);
    await tab.fill('Email', 'marcia@hopefarm');
    await tab.press('button', 'Submit Request');
    await tab.sees('Please fill in the following required fields: First Name, Last Name, Phone');
    await tab.sees('Please enter a valid email address.');
    await tab.fill('Phone', '12');
    await tab.fill('First Name', 'Marcia');
    await tab.sees('That looks short for a phone number.');
  });

  await test.step('a script that does not arrive is said, and a reload keeps the answers', async () => {
    await fillIn(tab);
    await tab.press('button', 'Submit Request');
    await tab.sees('Loading chunk failed');
    relay.refuse(undefined);
    await tab.press('button', 'Load again');
    await tab.sees('Your answers are still here from before.');
    await expectFilledIn(tab);
  });

  await test.step('a filled hidden field raises a doubt', async () => {
    await tab.run(() => {
      const input = document.querySelector<HTMLInputElement>('input[name="subject"]');
      if (input) input.value = 'Cheap loans';
    });
    await tab.press('button', 'Submit Request');
    await tab.sees('We could not tell whether a person or a program filled in this form.');
  });

  await test.step('a lost connection is called one', async () => {
    relay.database.plan({ kind: 'drop' });
    await tab.press('button', 'Submit Request');
    await tab.sees('Network error. Please check your connection and try again.');
    await expectFilledIn(tab);
  });

  await test.step('while the database is slow the form waits, and thanks once', async () => {
    relay.database.heal();
    const arrived = relay.database.holdNext('write');
    await tab.press('button', 'Submit Request');
    const letThrough = await arrived;
    await tab.sees('Saving to Database...');
    await letThrough();
    await tab.sees('Customer information saved successfully!');
    expect(await storedDocuments('customers')).toHaveLength(1);
    // Else leaving the page could cut its request off.
    await expect.poll(() => storedDocuments('newsletter_subscribers')).toHaveLength(1);
  });

  await test.step('another form begins empty, and what is begun can be begun afresh', async () => {
    await tab.press('button', 'Submit Another Form');
    await expect.poll(() => tab.valueOf('First Name')).toBe('');
    await tab.fill('First Name', 'Delroy');
    await tab.reload();
    await tab.press('button', 'Start afresh');
    await expect.poll(() => tab.valueOf('First Name')).toBe('');
  });
});

test('a visitor’s request is worked through to the export', { tag: '@other-engines' }, async ({
  tab,
  running,
}) => {
  await test.step('the visitor comes to the form, fills it in and is thanked', async () => {
    await tab.goto(paths.home);
    await tab.press('link', 'Request A Quote');
    await tab.sees('Get In Touch');
    await fillIn(tab);
    await tab.choose('Parish', 'Saint Mary');
    await tab.press('field', 'Diesel');
    await tab.fill('Message', `Two generators,${keys.enter}500 gallons each.`);
    await tab.press('button', 'Submit Request');
    await tab.sees('Thank You!');
    const [customer, ...others] = await storedDocuments('customers');
    expect(others).toEqual([]);
    expect(customer?.fields).toMatchObject({
      status: { stringValue: 'new' },
      parish: { stringValue: 'Saint Mary' },
      fuelTypes: { arrayValue: { values: [{ stringValue: 'Diesel' }] } },
      message: { stringValue: 'Two generators,\n500 gallons each.' },
    });
    await tab.sees(customer?.id.match(/.{4}/g)?.join(' ') ?? 'a reference');
  });

  await test.step('the administrator signs in and reads the details', async () => {
    const { email, password } = demoCredentials.admin;
    await tab.press('link', 'Admin Login');
    await tab.fill('Email', email);
    await tab.fill('Password', password);
    await tab.press('button', 'Sign In');
    await tab.sees('Showing 1 of 1 customers\n');
    await tab.press('button', "View details of Marcia O'Gilvie-Bennett");
    await tab.sees('Two generators,');
    await tab.key(keys.escape);
    await expect.poll(() => tab.run(() => document.querySelectorAll('dialog[open]').length)).toBe(0);
  });

  await test.step('a change of status is stored and outlives a reload', async () => {
    await tab.press('button', "Status of Marcia O'Gilvie-Bennett");
    await tab.press('choice', 'Contacted');
    await tab.sees('Status updated successfully');
    const [customer] = await storedDocuments('customers');
    expect(customer?.fields.status).toEqual({ stringValue: 'contacted' });
    await tab.reload();
    await tab.sees('Showing 1 of 1 customers\n');
    await expect.poll(() => statusOfMarcia(tab)).toBe('Contacted');
  });

  await test.step('the export holds the customer', async () => {
    await tab.press('button', 'Export CSV 1');
    const files = () => readdir(running.downloads);
    await expect.poll(files).toEqual([expect.stringMatching(/^island-fuel-customers-[\d-]{10}\.csv$/)]);
    const [file = ''] = await files();
    const text = () => readFile(join(running.downloads, file), 'utf8');
    await expect.poll(text).toMatch(/^\ufeffName,Email,.*\r\n(.|\n)*contacted/);
    expect(await text()).toContain('"Two generators,\n500 gallons each."');
  });
});
