import { expect, it } from 'vitest';
import { createLineReader } from './read-line';
import { recogniseColumns } from './recognise-columns';

it.each([
  [
    'Spanish',
    {
      Título: 'Sr.',
      Nombre: 'José',
      Apellidos: 'Trial',
      Organización: 'Trial Haulage',
      Puesto: 'Gerente',
      'Calle del trabajo': '12 Wharf Rd',
      'Ciudad de trabajo': 'Port Antonio',
      'Estado o provincia de trabajo': 'Portland',
      'País o región del trabajo': 'Jamaica',
      'Calle del domicilio': '5 Hill Ave',
      'Fax del trabajo': '876-555-0103',
      'Teléfono del trabajo': '876-555-0102',
      'Teléfono móvil': '876-555-0101',
      'Dirección de correo electrónico': 'jose@trial.example',
      'Tipo de correo electrónico': 'SMTP',
      'Nombre de pantalla de correo electrónico': 'José Trial (jose@trial.example)',
      Notas: 'gate 4',
    },
    ['Título: Sr.', 'Calle del domicilio: 5 Hill Ave', 'Notas: gate 4'],
  ],
  [
    'Portuguese',
    {
      Título: 'Sr.',
      Nome: 'José',
      Sobrenome: 'Trial',
      Empresa: 'Trial Haulage',
      Cargo: 'Gerente',
      'Rua do endereço comercial': '12 Wharf Rd',
      'Cidade do endereço comercial': 'Port Antonio',
      'Estado do endereço comercial': 'Portland',
      'País/Região da Empresa': 'Jamaica',
      'Endereço residencial': '5 Hill Ave',
      'Fax comercial': '876-555-0103',
      'Telefone comercial': '876-555-0102',
      'Telefone celular': '876-555-0101',
      'Endereço de email': 'jose@trial.example',
      'Tipo de email': 'SMTP',
      'Nome para exibição do email': 'José Trial (jose@trial.example)',
      Anotações: 'gate 4',
    },
    ['Título: Sr.', 'Endereço residencial: 5 Hill Ave', 'Anotações: gate 4'],
  ],
  [
    'French',
    {
      Titre: 'M.',
      Prénom: 'José',
      Nom: 'Trial',
      Société: 'Trial Haulage',
      'Titre (poste)': 'Gerente',
      'Rue (bureau)': '12 Wharf Rd',
      'Ville (bureau)': 'Port Antonio',
      'Dép/Région (bureau)': 'Portland',
      'Pays/Région (bureau)': 'Jamaica',
      'Rue (domicile)': '5 Hill Ave',
      'Télécopie (bureau)': '876-555-0103',
      'Téléphone (bureau)': '876-555-0102',
      'Tél. mobile': '876-555-0101',
      'Adresse de messagerie': 'jose@trial.example',
      'Type de messagerie': 'SMTP',
      "Nom complet de l'adresse de messagerie": 'José Trial (jose@trial.example)',
      Notes: 'gate 4',
    },
    ['Titre: M.', 'Rue (domicile): 5 Hill Ave', 'Notes: gate 4'],
  ],
  [
    'German',
    {
      Anrede: 'Herr',
      Vorname: 'José',
      Nachname: 'Trial',
      Firma: 'Trial Haulage',
      Position: 'Gerente',
      'Straße geschäftlich': '12 Wharf Rd',
      'Ort geschäftlich': 'Port Antonio',
      'Region geschäftlich': 'Portland',
      'Land/Region geschäftlich': 'Jamaica',
      'Straße privat': '5 Hill Ave',
      'Fax geschäftlich': '876-555-0103',
      'Telefon geschäftlich': '876-555-0102',
      Mobiltelefon: '876-555-0101',
      'E-Mail-Adresse': 'jose@trial.example',
      'E-Mail-Typ': 'SMTP',
      'E-Mail: Angezeigter Name': 'José Trial (jose@trial.example)',
      Notizen: 'gate 4',
    },
    ['Anrede: Herr', 'Straße privat: 5 Hill Ave', 'Notizen: gate 4'],
  ],
])('an address book in %s is read as one in English', (_, cells, [salutation, home, notes]) => {
  const table = { titles: Object.keys(cells), lines: [{ cells: Object.values(cells) }] };
  const plan = { targets: recogniseColumns(table), meanings: new Map(), source: 'phone' } as const;
  const check = createLineReader(table, plan)(Object.values(cells));
  expect(check).toMatchObject({
    added: {
      draft: {
        firstName: 'José',
        lastName: 'Trial',
        email: 'jose@trial.example',
        phone: '876-555-0101',
        companyName: 'Trial Haulage',
        position: 'Gerente',
        parish: 'Portland',
        address: '12 Wharf Rd, Port Antonio',
      },
    },
  });
  const [, ...note] = check.success ? check.added.note.split('\n') : [];
  expect(note).toEqual([expect.stringMatching(/^Phone 2: 876-555-0102 /), home, salutation, notes]);
});

it.each([
  ['Cliente', 'Persona de contacto', 'Dirección', 'Observaciones', 'Creado'],
  ['Client', 'Personne de contact', 'Adresse', 'Remarques', 'Créé le'],
  ['Cliente', 'Pessoa de contato', 'Endereço', 'Observações', 'Criado em'],
  ['Kunde', 'Ansprechpartner', 'Anschrift', 'Bemerkungen', 'Erstellt am'],
])('a list of customers may have the titles %s, %s, %s, %s and %s', (...titles) => {
  const cells = ['Trial Haulage', 'José Trial', '12 Wharf Rd', 'gate 4', '4.3.2026'];
  expect(recogniseColumns({ titles, lines: [{ cells }] })).toEqual([
    'companyName',
    'name',
    'address',
    'note',
    'createdAt',
  ]);
});

it.each([
  ['Número de teléfono', '876-555-0101', 'phone'],
  ['Numéro de téléphone', '876-555-0101', 'phone'],
  ['Número de teléfono móvil', '876-555-0101', 'phone'],
  ['Número de WhatsApp', '876-555-0101', 'whatsapp'],
  ['Número de cliente', '1204', undefined],
  ['Número do celular', '555-0101', 'phone'],
  ['Endereço de e-mail', 'jose at trial', 'email'],
  ['Endereço da empresa', '12 Wharf Rd', 'address'],
  ['Adresse de la société', '12 Wharf Rd', 'address'],
  ['CEP', '20040-002', 'address'],
  ['PLZ', 'JMCMR07', 'address'],
  ['Data de criação', '4.3.2026', 'createdAt'],
  ['Statut', 'Active', 'status'],
  ['Buscapersonas', '876-555-0101', undefined],
  ['Radiomessagerie', '876-555-0101', undefined],
  ['Adresse mail', 'jose@trial.example', 'email'],
  ['Adresse e-mail', 'jose@trial.example', 'email'],
  ['Dirección electrónica', 'jose@trial.example', 'email'],
  ['Address', 'jose@trial.example', 'email'],
  ['Del. Address', '12 Wharf Rd', 'address'],
  ['Commentaire', 'gate 4', 'note'],
])('a column “%s” of %s is read as %s', (title, cell, target) => {
  expect(recogniseColumns({ titles: [title], lines: [{ cells: [cell] }] })).toEqual([target]);
});
