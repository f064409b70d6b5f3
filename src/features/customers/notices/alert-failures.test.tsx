import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { countFailedAlerts } from '@/data/list-failed-alerts';
import { AlertFailures } from './alert-failures';

const key = vi.hoisted(() => ({ pushPublicKey: '' }));
vi.mock('@/config/push-key', () => key);
vi.mock('@/data/list-failed-alerts', () => ({ countFailedAlerts: vi.fn() }));

beforeEach(() => {
  key.pushPublicKey = 'a-key';
  vi.mocked(countFailedAlerts).mockReset().mockResolvedValue({});
});

it('names what could not be sent, until it is dismissed', async () => {
  vi.mocked(countFailedAlerts).mockResolvedValue({ mail: 3, push: 0, webhook: 1 });
  render(<AlertFailures />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An e-mail about 3 requests could not be sent. A notification could not be sent. A webhook event about 1 request could not be sent.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks nothing without alerts', () => {
  key.pushPublicKey = '';
  render(<AlertFailures />);
  expect(countFailedAlerts).not.toHaveBeenCalled();
});
