import type { RuleGroup } from '../../support/rules/rule-case';
import { activity } from './activity';
import { alertCases } from './alerts';
import { correcting } from './correcting';
import { createByStaff } from './create-by-staff';
import { createChoices } from './create-choices';
import { createRecord } from './create-record';
import { createShape } from './create-shape';
import { createText } from './create-text';
import { deleting } from './deleting';
import { lastCallCases } from './last-call';
import { newsletter } from './newsletter';
import { places } from './places';
import { reading } from './reading';
import { secretCases } from './secrets';
import { staffDevices } from './staff-devices';
import { staffOnly } from './staff-only';
import { tombstones } from './tombstones';
import { updating } from './updating';
import { workCases } from './work';

/** Every case there is, by subject; the canary comes first. */
export const allGroups: readonly RuleGroup[] = [
  ...reading,
  ...createShape,
  ...createText,
  ...createChoices,
  ...createRecord,
  ...createByStaff,
  ...places,
  ...updating,
  ...correcting,
  ...deleting,
  ...newsletter,
  ...tombstones,
  ...activity,
  ...workCases,
  ...lastCallCases,
  ...staffOnly,
  ...secretCases,
  ...staffDevices,
  ...alertCases,
];
