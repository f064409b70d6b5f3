/** Words of Spanish, Portuguese, French, German, Italian and Dutch titles, in the form of `titleWords`. */
const foreignTitles: Readonly<Record<string, string>> = {
  'email display name':
    'nombre de pantalla de correo electronico, nom complet de l adresse de messagerie, nome para exibicao do email, nome para exibicao do e mail, nome de exibicao do e mail, nome visualizzato posta elettronica, weergavenaam voor e mail, e mail weergegeven naam',
  'email type':
    'tipo de correo electronico, type de messagerie, tipo de email, tipo de e mail, tipo posta elettronica, e mailtype',
  email:
    'correo, correo electronico, direccion electronica, courriel, adresse de messagerie, adresse electronique, adresse mail, endereco de email, endereco de e mail, endereco eletronico, correio eletronico, indirizzo posta elettronica, indirizzo di posta elettronica, posta elettronica, indirizzo email, indirizzo e mail, indirizzo mail, e mailadres, emailadres',
  'display name':
    'angezeigter name, nome de exibicao, nome para exibicao, nome visualizzato, weergavenaam, nombre mostrado, nombre para mostrar, nom affiche, anzeigename',
  type: 'tipo, typ',
  'full name': 'nombre completo, nom complet, nome completo, nome e cognome, volledige naam',
  'first name':
    'prenom, prenoms, vorname, vornamen, primeiro nome, nome proprio, nome di battesimo, voornaam, roepnaam',
  'middle name':
    'segundo nombre, deuxieme prenom, weitere vornamen, nome do meio, secondo nome, middelste naam, tussenvoegsel',
  'last name':
    'apellido, apellidos, nachname, nom de famille, sobrenome, ultimo nome, apelidos, cognome, cognomi, achternaam, familienaam',
  'nick name': 'apodo, surnom, spitzname, soprannome, bijnaam',
  name: 'nombre, nombres, nom, nome, naam',
  customer:
    'cliente, kunde, nome do cliente, klant, klantnaam, nome cliente, naam klant, kundenname, nom du client',
  contact: 'contacto, kontakt, contato, contatto',
  'contact person':
    'persona de contacto, personne de contact, ansprechpartner, pessoa de contato, persona di contatto, referente, contactpersoon',
  company:
    'empresa, entreprise, societe, firma, compania, azienda, societa, ditta, ragione sociale, razon social, raison sociale, bedrijf, bedrijfsnaam, razao social, unternehmen',
  organization: 'organizacion, organizacao, organizzazione, organisatie',
  'job title':
    'puesto, titre poste, cargo, fonction, posizione lavorativa, posizione, qualifica, mansione, ruolo, functie',
  salutation: 'anrede, titulo, titre, tratamento, titolo, titel, aanhef',
  phone: 'telefono, telefonos, telefon, telefone, telefones, fone, recapito telefonico, telefoon',
  'main phone': 'haupttelefon, telefone principal, telefono principal, telefono principale, hoofdtelefoon',
  'car phone':
    'telefone do carro, telefono del coche, telephone voiture, autotelefon, telefono auto, autotelefoon',
  callback:
    'retorno de chamada, devolucion de llamada, rappel, ruckmeldung, richiamata automatica, terugbellen',
  'switchboard phone': 'centralita',
  mobile: 'movil, celular, telemovel, cellulare, mobiel, mobil',
  'mobile phone': 'mobiltelefon, telephone portable, telefono cellulare, mobiele telefoon',
  fax: 'telefax, telecopie',
  pager: 'buscapersonas, radiomessagerie, recepteur de radiomessagerie, cercapersone, semafoon',
  number: 'numero, nummer',
  id: 'identification',
  address: 'direccion, adresse, anschrift, endereco, morada, indirizzo, adres',
  street: 'calle, rue, strasse, stra e, rua, strada, straat',
  city: 'ciudad, ville, ort, cidade, localidade, localidad, poblacion, municipio, citta, comune, localita, plaats, woonplaats',
  suburb: 'bairro',
  state: 'estado o provincia, provincia o estado, bundesland, estado do endereco',
  'state work': 'estado comercial, estado de trabalho, estado de trabajo',
  'state home': 'estado residencial, estado de casa, estado domicilio',
  province: 'provincia, provincie',
  region: 'dep region, regiao, regione, regio',
  parish: 'parroquia, paroisse, freguesia, parrocchia',
  'postal code': 'codigo postal, code postal, postleitzahl, plz, cep, codice postale',
  'po box': 'apartado postal, boite postale, postfach, caixa postal, casella postale, postbus, postbusnummer',
  country:
    'pais, pais o region, pays, pays region, land region, paese area geografica, paese, nazione, land regio',
  work: 'trabajo, geschaftlich, dienstlich, comercial, trabalho, professionnel, professionnelle, lavoro, uff, op werk, op het werk, werk',
  office: 'bureau, ufficio, kantoor',
  home: 'casa, domicilio, residencia, particular, domicile, privat, residencial, personnelle, prive, privee, abitazione, residenza, thuis',
  other: 'otro, otra, autre, weitere, weiterer, weiteres, outro, outra, altro, altra, ander, andere, anders',
  delivery: 'entrega, livraison, consegna, levering',
  assistant: 'ayudante, assistent, assistente',
  date: 'fecha, datum',
  created:
    'creado, cree le, erstellt, erstellt am, criado, criado em, creato, creato il, aangemaakt, aangemaakt op',
  creation: 'creacion, criacao, creazione',
  'creation date': 'data de criacao, data de cadastro, data di creazione, data creazione, aanmaakdatum',
  status: 'situacao, statut, estatus',
  message: 'mensaje, nachricht, mensagem, messaggio, bericht',
  notes:
    'nota, notas, observacao, observacoes, anotacao, anotacoes, observacion, observaciones, comentario, comentarios, remarque, remarques, observations, commentaire, commentaires, notiz, notizen, bemerkung, bemerkungen, osservazioni, annotazioni, commento, commenti, notitie, notities, opmerking, opmerkingen',
  'phone number': 'telefoonnummer',
  'radio phone': 'radiotelefono, radiotelefoon',
  department: 'afdeling',
  initials: 'iniziali, initialen, voorletters',
  'last name first name': 'cognome e nome',
  'work address': 'werkadres',
  'work street 2': 'werkadres 2 straat',
  'work street 3': 'werkadres 3 straat',
  'home address': 'huisadres',
  'delivery address': 'afleveradres, bezorgadres',
  'billing address': 'factuuradres',
  'mailing address': 'postadres',
  'home street': 'via ab',
  'home city': 'citta ab',
  'home state': 'provincia ab',
  'home postal code': 'cap ab',
  'home country': 'paese area geografica ab',
  'home phone': 'telefono ab',
  'home fax': 'fax ab',
  'other street': 'altra via',
  'work street': 'via uff',
  'work postal code': 'cap uff, cap di lavoro',
  district: 'distrito',
  primary: 'primaria',
  secondary: 'secondaria',
  'company name': 'denominazione',
  fuel: 'combustible, carburant, kraftstoff, combustivel, carburante, combustibile, brandstof',
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
    .replace(/\bnumero d(?:e la|el|ella|e|i|u|o|a)? (.+)$/, '$1 numero')
    .replace(foreign, (title) => english.get(title) ?? title)
    .replace(/(?<=\S )(?:de|del|du|di)\b/g, 'of');
}
