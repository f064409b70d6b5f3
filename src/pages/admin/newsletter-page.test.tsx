import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { listSubscribers } from '@/data/newsletter-subscribers';
import { getSession, startSession } from '@/data/session-store';
import { saveDraft } from '@/features/customers/state/saved-drafts';
import { NewsletterPage } from './newsletter-page';

vi.mock('@/data/newsletter-subscribers');

it('asks before Logout drops a note', () => {
  vi.mocked(listSubscribers).mockReturnValue(
    (async function* () {
      yield* [];
    })(),
  );
  startSession('admin', 'clerk@islandfuel.example');
  saveDraft('note marcia', { text: 'Two tanks' });
  render(
    <MemoryRouter>
      <NewsletterPage />
    </MemoryRouter>,
  );
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const logOut = () => fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  logOut();
  expect(getSession()).not.toBeNull();
  expect(window.sessionStorage).toHaveLength(1);
  logOut();
  expect(getSession()).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
  expect(confirm).toHaveBeenCalledWith('You typed a note that is not saved. Leave without it?');
  confirm.mockRestore();
});
