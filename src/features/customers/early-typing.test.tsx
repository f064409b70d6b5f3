import { expect, it } from 'vitest';
import { typeEarly } from '../../../tests/support/type-early';
import { ActivitySection } from './details/activity-section';
import { ListBar } from './filters/list-bar';
import { CustomersProvider, createCustomersStore } from './store/customers-store';

it.each([
  ['search', <ListBar key="list" />, 'input[type="search"]'],
  ['note', <ActivitySection key="activity" customerId="Marcia00000000000000" />, 'textarea'],
])('keeps what is typed the moment that the %s appears', async (_, part, selector) => {
  const screen = <CustomersProvider value={createCustomersStore()}>{part}</CustomersProvider>;
  expect(await typeEarly({ screen, selector, how: 'created' })).toBe('Mar');
});
