import * as v from 'valibot';
import { parishes, valuesOf } from '@/domain/options';

const StateSchema = v.object({ parish: v.picklist(valuesOf(parishes)) });

/** The parish that a link to /contact carries in the router's state; anything else there is ignored. */
export function parishFromState(state: unknown) {
  const result = v.safeParse(StateSchema, state);
  return result.success ? result.output.parish : undefined;
}
