export interface CsvDialect {
  delimiter: string;
  escapeChar: string;
  width: number;
  separatorLine: string | undefined;
}

/** Splits a single line. Quotation marks that do not enclose a whole cell are text. */
export function splitLine(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  const quoted = /[ \t]*"([^"]*(?:""[^"]*)*)"[ \t]*/y;
  for (let at = 0; ; ) {
    quoted.lastIndex = at;
    const match = line.charAt(at) === delimiter ? null : quoted.exec(line);
    const end = quoted.lastIndex;
    if (match && (end === line.length || line.startsWith(delimiter, end))) {
      cells.push((match[1] ?? '').replaceAll('""', '"'));
      at = end;
    } else {
      const next = line.indexOf(delimiter, at);
      cells.push(line.slice(at, next === -1 ? line.length : next));
      at = next === -1 ? line.length : next;
    }
    if (at >= line.length) return cells;
    at += delimiter.length;
    if (at === line.length) return [...cells, ''];
  }
}
