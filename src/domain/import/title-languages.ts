/** Words of Spanish, French and German titles, in the form of `titleWords`. */
const foreignTitles: Readonly<Record<string, string>> = {
  'email display name': 'nombre de pantalla de correo electronico, nom complet de l adresse de messagerie',
  'email type': 'tipo de correo electronico, type de messagerie',
  email:
    'correo, correo electronico, direccion electronica, courriel, adresse de messagerie, adresse electronique, adresse mail',
  'display name': 'angezeigter name',
  type: 'tipo, typ',
  'full name': 'nombre completo, nom complet',
  'first name': 'prenom, prenoms, vorname, vornamen',
  'middle name': 'segundo nombre, deuxieme prenom, weitere vornamen',
  'last name': 'apellido, apellidos, nachname, nom de famille',
  name: 'nombre, nombres, nom',
  customer: 'cliente, kunde',
  contact: 'contacto, kontakt',
  'contact person': 'persona de contacto, personne de contact, ansprechpartner',
  company: 'empresa, entreprise, societe, firma',
  organization: 'organizacion',
  'job title': 'puesto, titre poste',
  salutation: 'anrede, titulo, titre',
  phone: 'telefono, telefonos, telefon',
  'main phone': 'haupttelefon',
  'switchboard phone': 'centralita',
  mobile: 'movil, celular',
  'mobile phone': 'mobiltelefon, telephone portable',
  fax: 'telefax, telecopie',
  number: 'numero',
  id: 'identification',
  address: 'direccion, adresse, anschrift',
  street: 'calle, rue, strasse, stra e',
  city: 'ciudad, ville, ort',
  state: 'estado o provincia, provincia o estado, bundesland',
  province: 'provincia',
  region: 'dep region',
  parish: 'parroquia, paroisse',
  'postal code': 'codigo postal, code postal, postleitzahl',
  'po box': 'apartado postal, boite postale, postfach',
  country: 'pais, pais o region, pays, pays region, land region',
  work: 'trabajo, geschaftlich',
  office: 'bureau',
  home: 'casa, domicilio, residencia, particular, domicile, privat',
  other: 'otro, otra, autre, weitere, weiterer, weiteres',
  assistant: 'ayudante, assistent',
  date: 'fecha, datum',
  created: 'creado, cree le, erstellt, erstellt am',
  creation: 'creacion',
  message: 'mensaje, nachricht',
  notes:
    'nota, notas, observacion, observaciones, comentario, comentarios, remarque, remarques, observations, commentaire, commentaires, notiz, notizen, bemerkung, bemerkungen',
  fuel: 'combustible, carburant, kraftstoff',
};

const english = new Map(
  Object.entries(foreignTitles).flatMap(([word, titles]) =>
    titles.split(', ').map((title) => [title, word] as const),
  ),
);
const longestFirst = [...english.keys()].sort((one, other) => other.length - one.length);
const foreign = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g');

export function toEnglish(words: string): string {
  return words
    .replace(/\bnumero d(?:e la|el|e|u)? (.+)$/, '$1 numero')
    .replace(foreign, (title) => english.get(title) ?? title)
    .replace(/(?<=\S )(?:de|del|du)\b/g, 'of');
}
