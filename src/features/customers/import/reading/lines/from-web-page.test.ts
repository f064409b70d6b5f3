import { expect, it } from 'vitest';
import { fromWebPage } from './from-web-page';

it.each([
  ['S&oslash;ren &AElig;r&oslash; &Oslash;', 'Søren Ærø Ø'],
  ['&laquo;Farm&raquo;&reg; &frac12; &euro;5 &pound;6 &iquest;Qu&eacute;?', '«Farm»® ½ €5 £6 ¿Qué?'],
  ['Gate 2&#xA;Site&#xd;&#x9;&#9;&#10;B', 'Gate 2\nSite\r\t\t\nB'],
  ['&constructor; &toString; &valueOf;', '&constructor; &toString; &valueOf;'],
  ['&#1; &#x1; &#x; &#;', '&#1; &#x1; &#x; &#;'],
])('reads %j as %j', (written, read) => {
  expect(fromWebPage(written)).toBe(read);
});
