import { expect, it } from 'vitest';
import { prerenderedControls } from '@/lib/prerendered-controls';
import { takeOver } from './replay-input';

function input(name: string, value = ''): HTMLInputElement {
  return Object.assign(document.createElement('input'), { name, value });
}

it('keeps early text for its own form while another one is drawn first', () => {
  prerenderedControls.add(input('firstName', 'Marcia'));
  const [other, own, later] = [input('machines'), input('firstName'), input('firstName')];
  takeOver([other]);
  takeOver([own]);
  takeOver([later]);
  expect([other, own, later].map(({ value }) => value)).toEqual(['', 'Marcia', '']);
});
