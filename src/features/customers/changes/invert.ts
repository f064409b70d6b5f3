import type { Change } from '@/data/staff-transaction';

export function invert<Value>({ to, expected }: Change<Value>): Change<Value> {
  return { to: expected, expected: to };
}
