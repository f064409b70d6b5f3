import ICAL from 'ical.js';

interface Property {
  /** With its group and its parameters: 'item1.TEL;TYPE=WORK'. */
  name: string;
  /** The components of the value; most values have one. */
  texts: string[];
}

/** A component and a property as ical.js gives them (RFC 7095, jCard). */
type Component = [name: string, properties: PropertyRow[], components: Component[]];
type PropertyRow = [
  name: string,
  parameters: Record<string, string | string[]>,
  type: string,
  ...values: Value[],
];
type Value = string | (string | string[])[];

/**
 * The properties of a vCard or an iCalendar file, read by ical.js, which forgives more than others. So a line that is
 * too long, lacks CRLF or holds a control character throws here.
 */
export function readContentLines(file: string): Property[] {
  if (!file.endsWith('\r\n')) throw new Error('The file does not end in a line end.');
  for (const line of file.slice(0, -2).split('\r\n')) {
    const octets = new TextEncoder().encode(line).length;
    if (octets > 75) throw new Error(`${octets} octets in the line ${line}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
    if (/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u.test(line))
      throw new Error(`A forbidden character in the line ${JSON.stringify(line)}`);
  }
  return propertiesOf(ICAL.parse(file) as Component);
}

function propertiesOf([name, properties, components]: Component): Property[] {
  const isCard = name === 'vcard';
  return [
    { name: 'BEGIN', texts: [name.toUpperCase()] },
    ...properties.map((property) => toProperty(property, isCard)),
    ...components.flatMap(propertiesOf),
    { name: 'END', texts: [name.toUpperCase()] },
  ];
}

function toProperty([name, { group, ...parameters }, , ...values]: PropertyRow, isCard: boolean): Property {
  const [value = '', ...others] = values;
  if (others.length > 0) throw new Error(`A bare comma makes a list: ${name}`);
  return {
    name: [
      `${group ? `${group}.` : ''}${name.toUpperCase()}`,
      ...Object.entries(parameters).map(([key, given]) => `${key.toUpperCase()}=${[given].flat().join(',')}`),
    ].join(';'),
    // In a card ical.js unescapes a semicolon in components alone.
    texts: Array.isArray(value) ? value.map(String) : [isCard ? value.replaceAll('\\;', ';') : value],
  };
}
