import { expect, it } from 'vitest';
import { commaBehindSurname, looksLikeCompany, splitName } from './person-name';

it.each([
  ['Mary Ann Brown', 'Mary Ann', 'Brown', ''],
  ['Ana Maria de la Sample', 'Ana Maria', 'de la Sample', ''],
  ['Brown, Mary Ann', 'Mary Ann', 'Brown', ''],
  ['Test-Brown, Mary', 'Mary', 'Test-Brown', ''],
  ['Lee Reid Jr.', 'Lee', 'Reid Jr.', ''],
  ['Reid, Lee, Jr.', 'Lee', 'Reid Jr.', ''],
  ['Lee Reid, JP', 'Lee', 'Reid JP', ''],
  ['Dr. Lee Reid, OJ', 'Lee', 'Reid OJ', 'Dr.'],
  ['Lee Reid ✅', 'Lee', 'Reid ✅', ''],
  ['🚛 Lee Reid', '🚛 Lee', 'Reid', ''],
  ['Dr. Kay Reid', 'Kay', 'Reid', 'Dr.'],
  ['Mr & Mrs Lee Brown', 'Lee', 'Brown', 'Mr & Mrs'],
  ['BROWN, MARY ANN (MRS.)', 'MARY ANN', 'BROWN', 'MRS.'],
  ['Lee Reid (Junior)', 'Lee', 'Reid (Junior)', ''],
  ['Lee Reid (Jr.)', 'Lee', 'Reid (Jr.)', ''],
  ['Lee Reid Jnr.', 'Lee', 'Reid Jnr.', ''],
  ['Lee Reid Junior', 'Lee', 'Reid Junior', ''],
  ['Lee Reid, Senior', 'Lee', 'Reid Senior', ''],
  ['Mary Ann Senior', 'Mary Ann', 'Senior', ''],
  ['Junior Reid', 'Junior', 'Reid', ''],
  ['Reid, Junior', 'Junior', 'Reid', ''],
  ['Reid, Lee Snr', 'Lee', 'Reid Snr', ''],
  ['Lee, Mrs. Ann', 'Ann', 'Lee', 'Mrs.'],
  ['LEE, MISS ANN', 'ANN', 'LEE', 'MISS'],
  ['Lee, Hon Wai', 'Hon Wai', 'Lee', ''],
  ['Lee, Hon. Ann', 'Ann', 'Lee', 'Hon.'],
  ['Lee Reid, CPA', 'Lee', 'Reid CPA', ''],
  ['Lee Reid, BSc, FCCA', 'Lee', 'Reid BSc FCCA', ''],
  ['Lee Reid FCCA', 'Lee', 'Reid FCCA', ''],
  ['García López, ANA', 'ANA', 'García López', ''],
  ['Ann Reid, RGN', 'Ann', 'Reid RGN', ''],
  ['Truck 7', 'Truck', '7', ''],
  ['Mr Reid 2', 'Reid', '2', 'Mr'],
  ['Ann Reid, BA', 'Ann', 'Reid BA', ''],
  ['Ann Marie Meng', 'Ann Marie', 'Meng', ''],
  ['Lee Reid, RN', 'Lee', 'Reid RN', ''],
  ['LEE REID, ANN', 'ANN', 'LEE REID', ''],
  ['Grant Lee, AJ', 'AJ', 'Grant Lee', ''],
  ['St. Lee, ANN', 'ANN', 'St. Lee', ''],
  ['Brown, ANN', 'ANN', 'Brown', ''],
  ['Ann Sample :)', 'Ann', 'Sample :)', ''],
  ['Ann Reid #2', 'Ann', 'Reid #2', ''],
  ['Sis. Ann Reid', 'Ann', 'Reid', 'Sis.'],
  ['Lee Reid)', 'Lee', 'Reid)', ''],
  ['Lee Reid 🇯🇲 🚛', 'Lee', 'Reid 🇯🇲 🚛', ''],
  ['Simpson, O.J.', 'O.J.', 'Simpson', ''],
  ['Lee, Jr.', 'Lee', 'Jr.', ''],
  ['Reid, K.C.', 'K.C.', 'Reid', ''],
  ['Sharma, Om', 'Om', 'Sharma', ''],
  ['Ravi Kumar Om', 'Ravi Kumar', 'Om', ''],
  ['Lee (the tall one)', 'Lee', '(the tall one)', ''],
  ['Dr. Reid', 'Dr.', 'Reid', ''],
  ['Nobody', '', 'Nobody', ''],
])('%j is split into %j and %j', (name, firstName, lastName, prefix) => {
  expect(splitName(name)).toEqual({ firstName, lastName, prefix });
});

it.each([
  ['Brown Mary Ann', 'Brown, Mary Ann'],
  ['Brown, Mary Ann', 'Brown, Mary Ann'],
  ['Brown', 'Brown'],
  ['Brown (Mrs.)', 'Brown (Mrs.)'],
  ['Mrs. Brown Mary', 'Mrs. Brown Mary'],
  ['de la Sample Ana', 'de la Sample Ana'],
  ['Brown Haulage Ltd', 'Brown Haulage Ltd'],
])('%j, whose surname comes first, is read as %j', (name, parted) => {
  expect(commaBehindSurname(name)).toBe(parted);
});

it('recognises companies by their words', () => {
  for (const name of ['Jah-Cure Hauliers', 'Sample Ltd', 'Test & Sons', 'Sample Farm'])
    expect(looksLikeCompany(name)).toBe(true);
  expect(['Charlotte Church', 'Kay Farmer', 'Lee Reid'].map(looksLikeCompany)).toEqual([false, false, false]);
});
