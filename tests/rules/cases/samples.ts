import {
  bytes,
  double,
  type Fields,
  type FieldValue,
  geopoint,
  isServerTime,
  map,
  reference,
  timestamp,
} from '../../support/rules/values';

type Sample = readonly [name: string, value: FieldValue];
type TypeName =
  | 'null'
  | 'boolean'
  | 'integer'
  | 'double'
  | 'text'
  | 'timestamp'
  | 'list'
  | 'map'
  | 'bytes'
  | 'reference'
  | 'geopoint';

/** A value or two of every Firestore type; names read as in 'a customer whose phone is …'. */
const samples: Record<TypeName, readonly Sample[]> = {
  null: [['null', null]],
  boolean: [['a boolean', true]],
  integer: [['an integer', 7]],
  double: [['a double', double(7.5)]],
  text: [['text', '0']],
  timestamp: [['a client’s time', timestamp('2026-11-20T15:30:00Z')]],
  list: [
    ['an empty list', []],
    ['a list of text', ['marcia@hopefarm.example']],
  ],
  map: [
    ['an empty map', map({})],
    ['a map', map({ text: 'marcia@hopefarm.example' })],
  ],
  bytes: [['bytes', bytes('bWFyY2lh')]],
  reference: [['a reference', reference('customers/aB3dE6gH9jK2mN5pQ8sT')]],
  geopoint: [['a geopoint', geopoint(18, -77)]],
};

function typeOf(value: FieldValue | undefined): TypeName | undefined {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'integer';
  if (typeof value === 'string') return 'text';
  if (value === null) return 'null';
  // The database's clock makes a timestamp, but no client's timestamp is right.
  if (isServerTime(value)) return undefined;
  return value !== undefined && 'type' in value ? 'timestamp' : 'list';
}

/** Every sample whose type is not the one the field has in a valid document. */
export function wrongTypesOf(document: Fields, field: string): readonly Sample[] {
  const right = typeOf(document[field]);
  return Object.entries(samples).flatMap(([type, values]) => (type === right ? [] : values));
}
