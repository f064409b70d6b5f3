/** Words of Spanish, Portuguese, French and German titles, in the form of `titleWords`. */
const foreignTitles: Readonly<Record<string, string>> = {
  'email display name':
    'nombre de pantalla de correo electronico, nom complet de l adresse de messagerie, nome para exibicao do email, nome para exibicao do e mail, nome de exibicao do e mail',
  'email type': 'tipo de correo electronico, type de messagerie, tipo de email, tipo de e mail',
  email:
    'correo, correo electronico, direccion electronica, courriel, adresse de messagerie, adresse electronique, adresse mail, endereco de email, endereco de e mail, endereco eletronico, correio eletronico',
  'display name': 'angezeigter name, nome de exibicao, nome para exibicao',
  type: 'tipo, typ',
  'full name': 'nombre completo, nom complet, nome completo',
  'first name': 'prenom, prenoms, vorname, vornamen, primeiro nome',
  'middle name': 'segundo nombre, deuxieme prenom, weitere vornamen, nome do meio',
  'last name': 'apellido, apellidos, nachname, nom de famille, sobrenome, ultimo nome',
  'nick name': 'apodo, surnom, spitzname',
  name: 'nombre, nombres, nom, nome',
  customer: 'cliente, kunde, nome do cliente',
  contact: 'contacto, kontakt, contato',
  'contact person': 'persona de contacto, personne de contact, ansprechpartner, pessoa de contato',
  company: 'empresa, entreprise, societe, firma, compania',
  organization: 'organizacion, organizacao',
  'job title': 'puesto, titre poste, cargo, fonction',
  salutation: 'anrede, titulo, titre, tratamento',
  phone: 'telefono, telefonos, telefon, telefone, telefones, fone',
  'main phone': 'haupttelefon, telefone principal, telefono principal',
  'car phone': 'telefone do carro, telefono del coche, telephone voiture, autotelefon',
  callback: 'retorno de chamada, devolucion de llamada, rappel, ruckmeldung',
  'switchboard phone': 'centralita',
  mobile: 'movil, celular, telemovel',
  'mobile phone': 'mobiltelefon, telephone portable',
  fax: 'telefax, telecopie',
  pager: 'buscapersonas, radiomessagerie, recepteur de radiomessagerie',
  number: 'numero',
  id: 'identification',
  address: 'direccion, adresse, anschrift, endereco',
  street: 'calle, rue, strasse, stra e, rua',
  city: 'ciudad, ville, ort, cidade',
  suburb: 'bairro',
  state: 'estado o provincia, provincia o estado, bundesland, estado do endereco',
  'state work': 'estado comercial, estado de trabalho, estado de trabajo',
  'state home': 'estado residencial, estado de casa, estado domicilio',
  province: 'provincia',
  region: 'dep region, regiao',
  parish: 'parroquia, paroisse',
  'postal code': 'codigo postal, code postal, postleitzahl, plz, cep',
  'po box': 'apartado postal, boite postale, postfach, caixa postal',
  country: 'pais, pais o region, pays, pays region, land region',
  work: 'trabajo, geschaftlich, dienstlich, comercial, trabalho, professionnel, professionnelle',
  office: 'bureau',
  home: 'casa, domicilio, residencia, particular, domicile, privat, residencial, personnelle, prive, privee',
  other: 'otro, otra, autre, weitere, weiterer, weiteres, outro, outra',
  delivery: 'entrega, livraison',
  assistant: 'ayudante, assistent, assistente',
  date: 'fecha, datum',
  created: 'creado, cree le, erstellt, erstellt am, criado, criado em',
  creation: 'creacion, criacao',
  'creation date': 'data de criacao, data de cadastro',
  status: 'situacao, statut, estatus',
  message: 'mensaje, nachricht, mensagem',
  notes:
    'nota, notas, observacao, observacoes, anotacao, anotacoes, observacion, observaciones, comentario, comentarios, remarque, remarques, observations, commentaire, commentaires, notiz, notizen, bemerkung, bemerkungen',
  fuel: 'combustible, carburant, kraftstoff, combustivel',
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
    .replace(/\bnumero d(?:e la|el|e|u|o|a)? (.+)$/, '$1 numero')
    .replace(foreign, (title) => english.get(title) ?? title)
    .replace(/(?<=\S )(?:de|del|du)\b/g, 'of');
}
