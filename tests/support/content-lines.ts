interface Property {
  /** With its parameters: 'TEL;TYPE=WORK'. */
  name: string;
  /** The texts of the components, unescaped; most values have one. */
  texts: string[];
}

/**
 * The properties of a vCard or an iCalendar file, read by the letter of RFC 6350 and RFC 5545. Throws where a
 * line is too long, ends otherwise than they demand, or holds a character that they forbid.
 */
export function readContentLines(file: string): Property[] {
  if (!file.endsWith('\r\n')) throw new Error('The file does not end in a line end.');
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    const octets = new TextEncoder().encode(line).length;
    if (octets > 75) throw new Error(`${octets} octets in the line ${line}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: naming the control characters is the point.
    if (/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u.test(line))
      throw new Error(`A forbidden character in the line ${JSON.stringify(line)}`);
  }
  return lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n').map(toProperty);
}

function toProperty(line: string): Property {
  const [, name, value] = /^((?:[a-z0-9]+\.)?[A-Za-z-]+(?:;[A-Z]+=[A-Z,]+)*):(.*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`No property: ${line}`);
  const texts = [''];
  for (const [piece] of value.matchAll(/\\.|[^\\]/gu)) {
    if (piece === ';') texts.push('');
    else texts.push(`${texts.pop()}${readPiece(piece)}`);
  }
  return { name, texts };
}

function readPiece(piece: string): string {
  if (piece === ',') throw new Error('A bare comma makes a list.');
  if (!piece.startsWith('\\')) return piece;
  if (!/[\\;,n]/.test(piece.slice(1))) throw new Error(`No escape sequence: ${piece}`);
  return piece === '\\n' ? '\n' : piece.slice(1);
}
