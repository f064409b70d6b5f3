import { documentName } from './project';

/** Firestore types that JavaScript has no literal for. */
type TypedValue =
  | { type: 'double'; value: number }
  | { type: 'timestamp'; value: string }
  | { type: 'bytes'; value: string }
  | { type: 'reference'; value: string }
  | { type: 'geopoint'; latitude: number; longitude: number }
  | { type: 'map'; value: Fields }
  | { type: 'serverTime' };

/** A stored value. A number is an integer: 0.0 and NaN need `double`. */
export type FieldValue = null | boolean | number | string | readonly FieldValue[] | TypedValue;

export type Fields = { readonly [name: string]: FieldValue };

/** The clock of the database: what the SDK's `serverTimestamp()` sends. */
export const serverTime = { type: 'serverTime' } as const;

export const double = (value: number) => ({ type: 'double', value }) as const;
/** @param value an ISO 8601 time. */
export const timestamp = (value: string) => ({ type: 'timestamp', value }) as const;
export const bytes = (base64: string) => ({ type: 'bytes', value: base64 }) as const;
export const reference = (path: string) => ({ type: 'reference', value: path }) as const;
export const geopoint = (latitude: number, longitude: number) =>
  ({ type: 'geopoint', latitude, longitude }) as const;
export const map = (value: Fields) => ({ type: 'map', value }) as const;

/** Whether a value is left to the database's clock. */
export function isServerTime(value: FieldValue | undefined): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'serverTime';
}

/** A value as the REST interface writes it. */
function encodeValue(value: FieldValue): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: BigInt(value).toString() };
  if (!('type' in value)) return { arrayValue: { values: value.map(encodeValue) } };
  return encodeTyped(value);
}

function encodeTyped(value: TypedValue): object {
  switch (value.type) {
    case 'double':
      return { doubleValue: encodeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: documentName(value.value) };
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.value) } };
    case 'serverTime':
      throw new Error('The time of the database is no value of a list.');
  }
}

/** JSON knows neither −0 nor what is not finite. */
function encodeDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0.0';
  return Number.isFinite(value) ? value : String(value);
}

/** Fields as the REST interface writes them, but for those left to the database's clock, also within a map. */
export function encodeFields(fields: Fields): Record<string, object> {
  const plain = Object.entries(fields).filter(([, value]) => !isServerTime(value));
  return Object.fromEntries(plain.map(([name, value]) => [name, encodeValue(value)]));
}

/** The paths of the fields that are left to the database's clock. */
export function serverTimePaths(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (isServerTime(value)) return [name];
    const isMap = typeof value === 'object' && value !== null && 'type' in value && value.type === 'map';
    return isMap ? serverTimePaths(value.value).map((path) => `${name}.${path}`) : [];
  });
}
