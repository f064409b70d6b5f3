import { expect, it } from 'vitest';
import { typeEarly } from '../../../tests/support/type-early';
import { ContactForm } from './contact-form';
import { createContactStore } from './contact-store';

it.each(['created', 'hydrated'] as const)(
  'keeps what is typed the moment that the form is %s',
  async (how) => {
    const store = createContactStore(() => import('./send-draft'));
    const screen = <ContactForm store={store} />;
    expect(await typeEarly({ screen, selector: 'input[name="firstName"]', how })).toBe('Mar');
  },
);
