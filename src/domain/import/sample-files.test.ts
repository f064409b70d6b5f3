import { readdirSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { foreignWords } from './foreign-words';
import { createLineReader } from './read-line';
import { recogniseColumns } from './recognise-columns';

const folder = 'tests/samples/import';

/** Reads a file simply; `src/features/customers/import` reads it carefully. */
function readTable(text: string) {
  const [titles = [], ...lines] = Papa.parse<string[]>(text.trim()).data;
  return { titles, lines: lines.map((cells) => ({ cells })) };
}

function readSample(name: string) {
  const bytes = readFileSync(`${folder}/${name}`);
  const encoding = name.startsWith('03') ? 'windows-1252' : 'utf-8';
  return readTable(new TextDecoder(encoding).decode(bytes));
}

/** Each title with its field, without columns that are left out. */
function matched({ titles, lines }: ReturnType<typeof readTable>) {
  const targets = recogniseColumns({ titles, lines });
  return Object.fromEntries(
    titles.flatMap((title, column) => (targets[column] ? [[title, targets[column]]] : [])),
  );
}

/** The filled fields of each line with every proposal confirmed, or the reasons against it. */
function imported(table: ReturnType<typeof readTable>) {
  const targets = recogniseColumns(table);
  const meanings = new Map(foreignWords(table, targets).map(({ key, proposal = '' }) => [key, proposal]));
  const readLine = createLineReader(table, { targets, meanings, source: 'phone' });
  return table.lines.map(({ cells }) => {
    const check = readLine(cells);
    if (!check.success) return check.messages;
    const { draft, note, source, ...rest } = check.added;
    const filled = Object.entries(draft).filter(([, value]) => value !== false && String(value) !== '');
    const { businessType, ...fields } = Object.fromEntries(filled);
    return { ...fields, ...rest, note: note.split(/\r?\n/).slice(1) };
  });
}

const proposals = (table: ReturnType<typeof readTable>) =>
  foreignWords(table, recogniseColumns(table)).map(({ target, word, proposal }) => [target, word, proposal]);

describe('An export of Google Contacts', () => {
  const table = readSample('01-google-contacts-2024.csv');

  it('has its columns known', () => {
    expect(matched(table)).toEqual({
      'First Name': 'firstName',
      'Middle Name': 'note',
      'Last Name': 'lastName',
      'Name Prefix': 'note',
      'Name Suffix': 'note',
      Nickname: 'note',
      'Organization Name': 'companyName',
      'Organization Title': 'position',
      Notes: 'note',
      'E-mail 1 - Value': 'email',
      'E-mail 2 - Value': 'email',
      'Phone 1 - Value': 'phone',
      'Phone 2 - Value': 'phone',
      'Address 1 - Formatted': 'address',
      'Address 1 - Street': 'address',
      'Address 1 - City': 'address',
      'Address 1 - PO Box': 'address',
      'Address 1 - Region': 'address',
      'Address 1 - Postal Code': 'address',
      'Address 1 - Country': 'address',
      'Address 1 - Extended Address': 'address',
    });
  });

  it('keeps second numbers and addresses in the note', () => {
    expect(imported(table)).toEqual([
      {
        firstName: 'Odaine',
        lastName: 'Testfield',
        email: 'odaine@testfield.example',
        phone: '+1 876-555-0111',
        companyName: 'Testfield Quarries',
        position: 'Foreman',
        parish: 'Saint Catherine',
        address: '4 Quarry Lane, Spanish Town, Saint Catherine, JM',
        status: 'new',
        note: ['Phone 2: +1 876-555-0112 (Work)', 'Notes: Met at the quarry'],
      },
      {
        firstName: 'Marva',
        lastName: 'Sampleton',
        email: 'marva@sampleton.example',
        phone: '+1 876-555-0113',
        status: 'new',
        note: ['Phone 2: +1 876-555-0114', 'Email 2: office@sampleton.example'],
      },
      [
        'Please fill in the following required fields: First Name, Last Name',
        '“Jah-Cure Hauliers” reads like a company, and no person is named.',
      ],
    ]);
  });

  it('has its columns known in the older format, too', () => {
    const older = readTable(
      [
        'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Name Prefix,Nickname,Birthday,Location,Occupation,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Formatted,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title',
        'Mary Ann Demoson,Mary,Ann,Demoson,,,Mrs.,,,,,VIP,* myContacts,* Work,mary@demoson.example,Mobile,876-555-0121,Work,"Lot 5, Montego Bay, St. James",,Demoson Hotels,Manager',
      ].join('\n'),
    );
    expect(matched(older)).toMatchObject({
      'Given Name': 'firstName',
      'Family Name': 'lastName',
      'E-mail 1 - Value': 'email',
      'Phone 1 - Value': 'phone',
      'Organization 1 - Name': 'companyName',
      'Organization 1 - Title': 'position',
    });
    expect(imported(older)).toMatchObject([
      {
        firstName: 'Mary',
        lastName: 'Demoson',
        parish: 'Saint James',
        address: 'Lot 5, Montego Bay, St. James',
        note: ['Additional Name: Ann', 'Name Prefix: Mrs.', 'Notes: VIP'],
      },
    ]);
  });
});

describe('An export of Outlook', () => {
  const table = readSample('03-outlook-contacts.csv');

  it('takes the mobile number first, and a title of address for no position', () => {
    expect(matched(table)).toMatchObject({
      Title: 'note',
      'Job Title': 'position',
      'Business State': 'address',
    });
    expect(matched(table)).not.toHaveProperty('Business Fax');
    expect(imported(table)).toEqual([
      {
        firstName: 'Errol',
        lastName: 'Núñez',
        email: 'errol@nunez.example',
        phone: '(876) 555-0132',
        companyName: 'Núñez & Sons',
        position: 'Plant Manager',
        parish: 'Portland',
        address: '12 Wharf Rd, Port Antonio',
        status: 'new',
        note: ['Phone 2: (876) 555-0131 (Business Phone)', 'Title: Mr.', 'Notes: Prefers', 'mornings'],
      },
      {
        firstName: 'Trisha',
        lastName: "O'Trial",
        email: 'trisha@otrial.example',
        phone: '(876) 555-0133',
        companyName: 'Trial Clinic',
        status: 'new',
        note: ['Title: Dr.'],
      },
    ]);
  });
});

describe('An export of HubSpot', () => {
  const table = readSample('04-hubspot-contacts.csv');

  it('has its columns recognised without ids and owners', () => {
    expect(matched(table)).toEqual({
      'First Name': 'firstName',
      'Last Name': 'lastName',
      Email: 'email',
      'Phone Number': 'phone',
      'Lead Status': 'status',
      'Create Date (GMT-5)': 'createdAt',
      'Associated Company': 'companyName',
      'Job Title': 'position',
    });
    expect(proposals(table)).toEqual([['status', 'Attempted to contact', 'contacted']]);
  });

  it('restores the waiting time', () => {
    expect(imported(table)).toMatchObject([
      { firstName: 'Shanique', status: 'contacted', note: ['Customer since 1 Apr 2026'] },
      {
        firstName: 'Dwight',
        status: 'new',
        // Thursday before Good Friday: the office closes at six.
        followUpAt: new Date('2026-04-02T23:00:00Z'),
        note: ['Customer since 1 Apr 2026'],
      },
    ]);
  });
});

it('An empty status leaves the second column of one to decide', () => {
  const table = readTable(
    [
      'First Name,Last Name,Phone Number,Lead Status,Lifecycle Stage',
      'Ann,Reid,876-555-0101,,Customer',
      'Bob,Grant,876-555-0102,New,Lead',
    ].join('\n'),
  );
  expect(imported(table)).toMatchObject([
    { status: 'customer', note: [] },
    { status: 'new', note: ['Lifecycle Stage: Lead'] },
  ]);
  expect(proposals(table)).toEqual([]);
});

describe('An export of Zoho', () => {
  const table = readSample('05-zoho-leads.csv');

  it('joins the address, and finds the parish in it', () => {
    expect(imported(table)[0]).toEqual({
      firstName: 'Ava',
      lastName: 'Placeholder',
      email: 'ava@placeholder.example',
      phone: '876-555-0151',
      companyName: 'Placeholder Hotels',
      position: 'Purchasing Officer',
      parish: 'Saint Ann',
      address: '7 Beach Rd, Ocho Rios',
      hearAboutUs: 'website',
      status: 'contacted',
      note: ['Phone 2: 876-555-0152 (Mobile)', 'Description: Two standby generators', 'Email Opt Out: false'],
    });
  });

  it('refuses a customer without a first name for that reason alone', () => {
    expect(imported(table)[1]).toEqual(['Please fill in the following required fields: First Name']);
  });
});

describe('An export of Pipedrive', () => {
  it('has both names in one column and both numbers in one cell', () => {
    const table = readSample('06-pipedrive-people.csv');
    expect(matched(table)).toEqual({
      'Person - Name': 'name',
      'Person - Organization': 'companyName',
      'Person - Email - Work': 'email',
      'Person - Email - Home': 'email',
      'Person - Phone - Work': 'phone',
      'Person - Phone - Mobile': 'phone',
    });
    expect(imported(table)).toEqual([
      {
        firstName: 'Kemar',
        lastName: 'Standin',
        email: 'kemar@standin.example',
        phone: '+18765550161',
        companyName: 'Standin Ltd',
        status: 'new',
        note: ['Phone 2: +18765550162'],
      },
    ]);
  });
});

describe('An export of Salesforce', () => {
  it('proposes its statuses and makes nobody a new customer of today', () => {
    const table = readSample('07-salesforce-leads.csv');
    expect(matched(table)).not.toHaveProperty('Name');
    expect(proposals(table)).toEqual([
      ['hearAboutUs', 'Web', 'website'],
      ['status', 'Open - Not Contacted', 'new'],
      ['status', 'Closed - Converted', 'customer'],
    ]);
    expect(imported(table)).toMatchObject([
      {
        firstName: 'Lisa',
        lastName: 'Fauxman',
        parish: 'Kingston',
        address: '3 Dock St, Kingston',
        status: 'new',
        followUpAt: new Date('2026-03-03T23:00:00Z'),
        note: ['Customer since 2 Mar 2026', 'Salutation: Ms.', 'Description: Wants weekly'],
      },
      { firstName: 'Omar', status: 'customer', note: ['Customer since 2 Mar 2026', 'Salutation: Mr.'] },
    ]);
  });

  it('keeps surnames of two words, and a comma within a first name', () => {
    const table = readSample('27-salesforce-two-word-surname.csv');
    expect(imported(table)).toMatchObject([
      { firstName: 'Ana Maria', lastName: 'de la Sample' },
      { firstName: 'Mary, Ann', lastName: 'Test-Brown' },
    ]);
  });
});

describe('Lead ads of Facebook', () => {
  const table = readTable(
    [
      'id,created_time,ad_id,ad_name,adset_name,campaign_name,form_id,form_name,is_organic,platform,what_fuel_do_you_need?,full_name,email,phone_number,company_name,job_title,street_address,city,lead_status',
      'l:1,2026-05-04T09:12:00-05:00,ag:1,Diesel ad,Set,Camp,f:1,Form A,false,fb,ULSD,Tanya Mockson,tanya@mockson.example,p:+18765550181,Mockson Blocks,Owner,12 Main St,May Pen,CREATED',
    ].join('\n'),
  );

  it('are known, but for what tells of the advertisement', () => {
    expect(matched(table)).toEqual({
      created_time: 'createdAt',
      'what_fuel_do_you_need?': 'fuelTypes',
      full_name: 'name',
      email: 'email',
      phone_number: 'phone',
      company_name: 'companyName',
      job_title: 'position',
      street_address: 'address',
      city: 'address',
      lead_status: 'status',
    });
    expect(imported(table)).toEqual([
      {
        firstName: 'Tanya',
        lastName: 'Mockson',
        email: 'tanya@mockson.example',
        phone: '+18765550181',
        companyName: 'Mockson Blocks',
        position: 'Owner',
        parish: 'Clarendon',
        address: '12 Main St, May Pen',
        fuelTypes: ['Diesel'],
        status: 'new',
        followUpAt: new Date('2026-05-05T23:00:00Z'),
        note: ['Customer since 4 May 2026'],
      },
    ]);
  });
});

describe('Other lists', () => {
  it('of a mail program are known, but for its own figures', () => {
    const table = readTable(
      [
        'Email Address,First Name,Last Name,Address,Phone Number,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,LATITUDE,TIMEZONE,REGION,LAST_CHANGED,NOTES,TAGS',
        'mc@trial.example,Mac,Chimp,,8765550199,2,2026-01-04 12:00:00,,18.0,America/Jamaica,13,2026-01-04,likes mornings,vip',
      ].join('\n'),
    );
    expect(matched(table)).toEqual({
      'Email Address': 'email',
      'First Name': 'firstName',
      'Last Name': 'lastName',
      Address: 'address',
      'Phone Number': 'phone',
      NOTES: 'note',
    });
  });

  it('of a form are known by the words of its questions', () => {
    const table = readTable(
      [
        'Timestamp,What is your full name?,Email address,Phone number (WhatsApp preferred),Company name,Which parish are you in?,What type of fuel do you need?,How many gallons per delivery?,How often?,How did you hear about us?,Any other comments?,Would you like our newsletter?,Source Url,User Agent,IP Address',
        '5/14/2026 9:32:11,Ann Tester,ann@tester.example,876-555-0701,Tester Ltd,St. Thomas,"Diesel, Petrol (87)",100 - 400,weekly delivery,Facebook,Call first,Yes please,https://x.example,Mozilla,10.0.0.1',
      ].join('\n'),
    );
    expect(Object.values(matched(table))).toEqual([
      'createdAt',
      'name',
      'email',
      'whatsapp',
      'companyName',
      'parish',
      'fuelTypes',
      'averageVolume',
      'deliveryFrequency',
      'hearAboutUs',
      'note',
      'newsletter',
    ]);
    expect(imported(table)).toEqual([
      {
        firstName: 'Ann',
        lastName: 'Tester',
        email: 'ann@tester.example',
        phone: '876-555-0701',
        whatsapp: '876-555-0701',
        companyName: 'Tester Ltd',
        parish: 'Saint Thomas',
        fuelTypes: ['Diesel', 'Gasoline/Petrol'],
        averageVolume: '100-500',
        deliveryFrequency: 'weekly',
        hearAboutUs: 'social-media',
        newsletter: true,
        status: 'new',
        followUpAt: new Date('2026-05-15T23:00:00Z'),
        note: ['Customer since 14 May 2026', 'Any other comments?: Call first'],
      },
    ]);
  });

  it('have links to a chat taken for WhatsApp numbers, whatever their title', () => {
    const table = readTable(
      [
        'Client,E-mail,Contact Number,Cell #,Whatsapp No.,Chat',
        'Kay Reid,kay@reid.example,,,,https://wa.me/18765550501',
        'Lee Reid,lee@reid.example,876-555-0502,876-555-0503,876-555-0504,wa.me/18765550504?text=hi',
      ].join('\n'),
    );
    expect(Object.values(matched(table))).toEqual([
      'name',
      'email',
      'phone',
      'phone',
      'whatsapp',
      'whatsapp',
    ]);
    expect(imported(table)).toMatchObject([
      { phone: '+18765550501', whatsapp: '+18765550501', note: [] },
      { phone: '876-555-0502', whatsapp: '876-555-0504', note: ['Phone 2: 876-555-0503 (Cell #)'] },
    ]);
  });
});

describe('A column’s title and cells', () => {
  it.each([
    ['Email subscriber status', 'Never subscribed', undefined],
    ['SMS subscriber status', 'Never subscribed', undefined],
    ['Email Confirmation Status', 'Confirmed', undefined],
    ['Email sent', 'yes', undefined],
    ['Include in email', 'FALSE', undefined],
    ['Accepted marketing emails', 'Yes', 'newsletter'],
    ['Email opt-in', 'Yes', 'newsletter'],
    ['WhatsApp opt-in', 'not yet', 'whatsappUpdates'],
    ['Email permission status', 'express', undefined],
    ['Created By Email', 'desk@tester.example', undefined],
    ['Last Contact', '3/4/2026', undefined],
    ['Surname', '3/4/2026', undefined],
    ['Date of last delivery', '3/4/2026', undefined],
    ['Enquiry date', '3/4/2026', 'createdAt'],
    ['Enquiry', 'Two tanks', 'message'],
    ['Last Message Date', '3/4/2026', undefined],
    ['Price per gallon', '250', undefined],
    ['Gallons delivered', '250', undefined],
    ['Gallons per month', '250', 'averageVolume'],
    ['Fuel supplier', 'Tester Petrol', undefined],
    ['Fuel card number', '4711', undefined],
    ['Card Name', 'Ann Tester', 'name'],
    ['Kero', '✓', 'fuelTypes'],
    ['Diesel', 'Diesel', 'fuelTypes'],
    ['Diesel', '2,000', undefined],
    ['Active last 90 days', 'Yes', undefined],
    ['Type your message (here)', 'Two tanks', 'message'],
    ['Type of enquiry', 'Fuel', 'note'],
    ['How much fuel do you need delivered?', '500 gallons', 'averageVolume'],
    ['What fuel do you need and when?', 'Diesel', 'fuelTypes'],
    ['Date of first contact', '3/4/2026', 'createdAt'],
    ['First contact email', 'ann@tester.example', 'email'],
    ['Next delivery time', 'Morning', 'preferredDeliveryTime'],
    ['Company', 'Bar 7', 'companyName'],
    ['Customers', '12', undefined],
    ['What is your first name? (required)', 'Ann', 'firstName'],
    ['Phone number (with area code, e.g. 876-555-0123)', '876-555-0101', 'phone'],
    ['Marital Status', 'Single', undefined],
    ['Delivery status', 'Sent', undefined],
    ['Account', 'R01', undefined],
    ['Account', 'Tester Haulage', 'companyName'],
    ['Tel/Fax', '876-555-0101', 'phone'],
    ['Telefax', '876-555-0101', undefined],
    ['Segundo nombre', 'Lee', 'note'],
    ['Fax', '876-555-0101', undefined],
    ['Last Name, First Name', 'Tester, Ann', 'name'],
    ['First & Last Name', 'Ann Tester', 'name'],
    ['Client Names', 'Ann Tester', 'name'],
    ['Lead - Contact person', 'Ann Tester', 'name'],
    ["Hi there, what's your first name?", 'Ann', 'firstName'],
    ['May we have your last name?', 'Tester', 'lastName'],
    ['Related Company/Display Name', 'Tester Haulage', 'companyName'],
    ['Location', 'Zoom', undefined],
    ['shipping_address', 'TRUE', undefined],
    ['ship_to_contact', 'Ann Tester', 'note'],
    ['Last email date', '2026-03-01', undefined],
    ['Mobile carrier', 'Digicel', undefined],
    ['Payment status', 'Paid', undefined],
    ['Contact status', 'New', 'status'],
    ['Email ID', '4711', undefined],
    ['Email ID', 'ann@tester.example', 'email'],
    ['E-mail address', 'ann at tester', 'email'],
    ['WhatsApp (Y/N)', 'Y', 'note'],
    ['On WhatsApp', 'x', 'note'],
    ['WhatsApp', '876-555-0101', 'whatsapp'],
    ['Accepts SMS Marketing', 'no', 'smsAlerts'],
    ['Best number to reach you', '18765550101', 'phone'],
    ['How should we contact you?', '+1 876-555-0101', 'phone'],
    ['How should we contact you?', 'WhatsApp', 'preferredContact'],
    ["What's your *first name*?", 'Ann', 'firstName'],
    ['And your last name?', 'Tester', 'lastName'],
    ['Client’s Name', 'Ann Tester', 'name'],
    ['billing_first_name', 'Ann', 'firstName'],
    ['Shipping Last Name', 'Tester', 'lastName'],
    ['Ship to', '2 Quarry Road, Linstead', 'address'],
    ['POAddressLine1', '1 Main Street', 'address'],
    ['SMSAlerts', 'yes', 'smsAlerts'],
    ['BankAccountName', 'Tester Haulage', undefined],
    ['SalesAccount', '200', undefined],
    ['Sales account', 'Tester Haulage', 'companyName'],
    ['user_registered', '2026-03-01 10:11:12', 'createdAt'],
    ['Registered', 'yes', undefined],
    ['Invitee Name', 'Ann Tester', 'name'],
    ['Fuel (Diesel)', 'TRUE', 'fuelTypes'],
    ['Diesel', 'X', 'fuelTypes'],
    ['Diesel', '120', undefined],
    ['Any fuel?', 'yes', 'note'],
    ['Christian Name(s)', 'Ann', 'firstName'],
    ['Christian Names', 'Ann', 'firstName'],
    ['Caller', 'Ann Tester', 'name'],
    ['Contact info', '876-555-0101', 'phone'],
    ['First Names', 'Ann', 'firstName'],
    ['I agree to receive marketing emails', 'Accepted', 'newsletter'],
    ['Would you like to receive special offers?', 'Yes', 'newsletter'],
    ['May we contact you about promotions?', 'Yes', 'newsletter'],
    ["Please don't send me promotions", 'Yes', 'note'],
    ['Never send me offers', 'Yes', 'note'],
    ['I would rather not receive marketing emails', 'Yes', 'note'],
    ['Stop WhatsApp updates', 'Yes', 'note'],
    ['Would you like to receive delivery updates?', 'Yes', undefined],
    ['Do you receive offers from other suppliers?', 'Yes', undefined],
    ['Do you get offers from other suppliers?', 'Yes', undefined],
    ['E-MAIL ADD.', 'ann@tester.example', 'email'],
    ['Addr 2', 'Linstead', 'address'],
    ['Site', 'Quarry Road', 'address'],
    ['Trading As', 'Tester Haulage', 'companyName'],
    ['Co. Name', 'Tester Haulage', 'companyName'],
    ['Proprietor', 'Ann Tester', 'name'],
    ['Business Owner', 'Ann Tester', 'name'],
    ['Contact Owner', 'Ann Tester', undefined],
    ['Company owner', 'Ann Tester', undefined],
    ['Company Director', 'Ann Tester', 'name'],
    ['Cargo', 'Diesel', 'fuelTypes'],
    ['Task Name', 'Deliver 500 gal', undefined],
    ['Date de rappel', '4.3.2026', undefined],
    ['Organization - Owner', 'Ann Tester', undefined],
    ['Business/ Org Name', 'Tester Haulage', 'companyName'],
    ['P.O. Box', 'Box 4', 'address'],
    ['Co./Last Name', 'Tester', 'lastName'],
    ['Task Name', 'Ann Tester', 'name'],
    ['Companies', 'Tester Haulage', 'companyName'],
    ['Default Address Company', 'Tester Haulage', 'companyName'],
    ['Address of the company', '2 Quarry Road', 'address'],
    ['Mr./Ms./...', 'Ms.', 'note'],
    ['M.I.', 'Q', 'note'],
    ['Billing Attention', 'Ann Tester', 'note'],
    ['Company Name for Emails', 'Tester', undefined],
    ['Anything we should know?', 'Ring twice', 'note'],
    ['Account Manager', 'Ann Tester', undefined],
    ['Owner ID', '4711', undefined],
    ['Attn.', 'Ann Tester', 'name'],
    ['Contact 1', 'Ann Tester', 'name'],
    ['Contact 1', '876-555-0101', 'phone'],
    ['Contact', '876-555-0101', 'phone'],
    ['Contact', '555-0101', 'phone'],
    ['Contact', '555-0101 / 876-555-0102', 'phone'],
    ['Contact', '10023', undefined],
    ['Contact', 'Ann Tester 876-555-0101', undefined],
    ['Contact', '555-0101 ann@tester.example', 'phone'],
    ['Customer', '876-555-0101', undefined],
    ['Vol.', '400 gals', 'averageVolume'],
    ['Freq.', 'weekly', 'deliveryFrequency'],
    ['Contact Title', 'Manager', 'position'],
    ['role', 'customer', undefined],
    ['Role', 'Site foreman', 'position'],
    ['(Do Not Modify) Row Checksum', 'a1b2', undefined],
    ['Do not call', 'yes', 'note'],
    ["Hi, what's your name?", 'Ann Tester', 'name'],
    ['Which company are you with?', 'Tester Haulage', 'companyName'],
    ['Company / farm', 'Tester Farm', 'companyName'],
    ['Where should we deliver?', '2 Quarry Road', 'address'],
    ['What business are you in?', 'Construction', undefined],
    ['Which company currently supplies you?', 'Rival Fuels', undefined],
    ['Where on site is the tank?', 'Behind the house', undefined],
    ['Where did you see our delivery truck?', 'Facebook', 'hearAboutUs'],
    ['What is the best number and time to contact you?', '876-555-0101', 'phone'],
    ['Please submit your delivery address on this line', '2 Quarry Road', 'address'],
    ['Where are your tanks located?', 'Roof', undefined],
    ['Job Role', 'Agent', 'position'],
    ['Position 2', 'Driver', 'position'],
    ['Best time to reach you', 'Mornings', 'note'],
    ['When can we call?', 'after 5', 'note'],
    ['Best delivery time', 'Mornings', 'preferredDeliveryTime'],
    ['Created (UTC)', '2026-03-01 10:11', 'createdAt'],
    ['Submit Date (UTC)', '2026-03-01 10:11', 'createdAt'],
    ['Completion time', '2026-03-01 10:11', 'createdAt'],
    ['TYPE OF BIZ', 'Trucking', 'businessType'],
    ['Saved Name', 'Ann Tester', 'name'],
    ['lead_name', 'Ann Tester', 'name'],
    ['status_label', 'Potential', 'status'],
    ['Labels', 'VIP', undefined],
    ['Marketing Allowed', 'TRUE', 'newsletter'],
    ['Lead Submit Time', '2026-03-01 10:11', 'createdAt'],
    ['IMAddress', 'ann.tester', undefined],
    ['Role', 'End-user', undefined],
    ['X-WhatsApp', '876-555-0101', 'whatsapp'],
    ['Is this number on WhatsApp?', 'Yes', 'note'],
    ['Is this number on WhatsApp?', 'No, 876-555-0101', 'whatsapp'],
    ['Is subscribed', 'yes', undefined],
    ['Full Name - First Name', 'Ann', 'firstName'],
    ['Name - Last Name', 'Tester', 'lastName'],
    ['Name & Surname', 'Ann Tester', 'name'],
    ['Surname and Christian Names', 'Tester, Ann', 'name'],
    ['1. Name', 'Ann Tester', 'name'],
    ['Q2: Last name', 'Tester', 'lastName'],
    ['3) E-mail', 'ann@tester.example', 'email'],
    ['Last Customer Name', 'Ann Tester', undefined],
    ['Family Member Name', 'Ann Tester', undefined],
    ['delivery_instructions', 'Ring twice', 'note'],
    ['Directions', 'Left at the church', 'note'],
    ['Nearest Landmark', 'Town clock', 'note'],
    ['Address_1 Notes', 'Dog in the yard', 'note'],
    ['Delivery address notes', 'Dog in the yard', 'note'],
    ['Area', 'Half-way-tree', 'address'],
    ['Area', '876', undefined],
    ['Country', 'JA', undefined],
    ['Country', 'Jamaica, W.I.', undefined],
    ['Country', 'Jamaica West Indies', undefined],
    ['Country', 'Jamaica,W.I.', undefined],
    ['Country', 'Jamaica (W.I.)', undefined],
    ['Country', 'Jamaica - W.I.', undefined],
    ['Country', 'Jamaica, the West Indies', undefined],
    ['Country', 'Ja., W.I.', undefined],
    ['Country', 'J.A.', undefined],
    ['Country', 'JA/WI', undefined],
    ['Country', 'Cayman Islands', 'address'],
    ['Phone 1 Ext', '12', 'note'],
    ['Extension', '12', 'note'],
    ['Phone & ext.', '876-555-0101 x12', 'phone'],
    ['Quantity', '1', 'note'],
    ['Ticket Qty', '2.00', 'note'],
    ['Quantity', '12', 'averageVolume'],
    ['Quantity (gallons)', '5', 'averageVolume'],
    ['Tank size', '500', 'note'],
    ['Tank size (gal)', '500', 'note'],
    ['Size of tank in litres', '2000', 'note'],
    ['Storage capacity (gallons)', '500', 'note'],
    ['How many gallons fill your tank?', '500', 'averageVolume'],
    ['Company size', '1-10', undefined],
    ['createdate', '2026-05-04T14:12:00Z', 'createdAt'],
    ['LEADSOURCE', 'Web', 'hearAboutUs'],
    ['jobtitle', 'Buyer', 'position'],
    ['lifecyclestage', 'lead', 'status'],
    ['MAILINGSTREET', '1 Main Street', 'address'],
    ['MAILINGPOSTALCODE', '00000', 'address'],
    ['OTHERPHONE', '555-0101', 'phone'],
    ['EMAILADDRESS', 'ann at tester', 'email'],
    ['CUSTOMERNAME', 'Ann Tester', 'name'],
    ['And your last name, {{field:01ab}}?', 'Tester', 'lastName'],
    ['Name of person requesting quote', 'Ann Tester', 'name'],
    ['What products are you interested in?', 'Diesel;Petrol', 'fuelTypes'],
    ['Avg monthly use', '500', 'averageVolume'],
    ['Added', '4 May 2026', 'createdAt'],
    ['Sign up', '2026-05-04', 'createdAt'],
    ['Sign up', 'yes', undefined],
    ['Archive status', 'Not archived', undefined],
    ['Enrich Status', 'Available', undefined],
    ['DDINumber', '555-0101', 'phone'],
    ['Grade', 'Petrol', 'fuelTypes'],
    ['Interested in', 'Diesel, Kerosene', 'fuelTypes'],
    ['Branch', 'Kingston', undefined],
    ['Tele.', '555-0101', 'phone'],
    ['Mob', '555-0101', 'phone'],
    ['Land line', '555-0101', 'phone'],
    ['Office #', '555-0101', 'phone'],
    ['Home', '555-0101', 'phone'],
    ['Home', 'Blue Hole', undefined],
    ['Wapp', '8765550101', 'whatsapp'],
    ['POC', 'Ann Tester', 'name'],
    ['Person in charge', 'Ann Tester', 'name'],
    ['Other names', 'Ann Lee', 'firstName'],
    ['Co.', 'Tester Haulage', 'companyName'],
    ['Company/Individual', 'Tester Haulage', 'companyName'],
    ['Trading name', 'Tester Haulage', 'companyName'],
    ['Par.', 'Clarendon', 'parish'],
    ['Delivery parish', 'Clarendon', 'parish'],
    ['Address & Parish', '2 Quarry Road, Clarendon', 'address'],
    ['Town/Parish', 'May Pen', 'address'],
    ['Town/Parish', 'Kingston 2', 'address'],
    ['Address/Parish', 'Bog Walk St. Catherine', 'address'],
    ['Delivery address (include parish)', 'Black River St Elizabeth', 'address'],
    ['Location / Parish', 'Grange Lane Portmore', 'address'],
    ['Site & Parish', 'Grange Lane Portmore', 'address'],
    ['Parish / Delivery location', 'St. Ann', 'parish'],
    ['Site parish', 'Trelawney', 'parish'],
    ['Parish (location)', 'Westmorland', 'parish'],
    ['Parish/District', 'St Elizebeth', 'parish'],
    ['Which parish is your delivery address in?', 'Kgn', 'parish'],
    ['Site parish', 'Kingston 10', 'parish'],
    ['Parish/District', 'Kgn. No. 2', 'parish'],
    ['Which parish is your delivery address in?', 'Kingston 2', 'parish'],
    ['Site parish', 'Lot 5', 'address'],
    ['Where should we deliver? (street & parish)', '2 Quarry Road, Clarendon', 'address'],
    ['Complete Name', 'Ann Tester', 'name'],
    ['Drop-off point', 'Linstead', 'address'],
    ['Delivered to', 'Linstead', 'address'],
    ['Shipped to', 'Linstead', 'address'],
    ['Billed to date', '$1,250,000.00', undefined],
    ['Delivered to name', 'Ann Tester', undefined],
    ['Delivered to contact', 'Ann Tester', 'note'],
    ['Ltrs', '2000', 'averageVolume'],
    ['Usual order', '500 gal', 'averageVolume'],
    ['How frequently', 'Weekly', 'deliveryFrequency'],
    ['Pref. time', 'Morning', 'preferredDeliveryTime'],
    ['Contact pref.', 'Call', 'preferredContact'],
    ['Date entered', '4 May 2026', 'createdAt'],
    ['Rmks', 'Ring twice', 'note'],
    ['Other info', 'Ring twice', 'note'],
    ['Any other information?', 'Ring twice', 'note'],
    ['Further information you wish to give', 'Ring twice', 'note'],
    ['Is there any other information you would like to share?', 'Ring twice', 'note'],
    ['Any other relevant information', 'Ring twice', 'note'],
    ['Work', '876-555-0101 ext 12', 'phone'],
    ['Fax/Phone', '876-555-0101', 'phone'],
    ['Where', '2 Quarry Road', 'address'],
    ['Which company or organisation are you with?', 'Tester Haulage', 'companyName'],
    ['Account Manager', 'Ann Tester', undefined],
    ['Account Manager Email', 'ann@desk.example', undefined],
    ['Regional Supervisor Phone', '876-555-0101', undefined],
    ['Salesman Cell', '876-555-0101', undefined],
    ['Handled By', 'Ann Tester', undefined],
    ['Area Manager', 'Ann Tester', undefined],
    ['Sales Representative Phone', '876-555-0101', undefined],
    ['Saleslady Phone', '876-555-0101', undefined],
    ['Looked after by (phone)', '876-555-0101', undefined],
    ['Business Development Officer Email', 'ann@desk.example', undefined],
    ['Marketing Officer Email', 'ann@desk.example', undefined],
    ['Representative Phone', '876-555-0101', 'phone'],
    ['Consent to SMS', 'yes', 'smsAlerts'],
    ['Opt in to receive SMS', 'yes', 'smsAlerts'],
    ['Consent to WhatsApp messages', 'yes', 'whatsappUpdates'],
    ['WhatsApp marketing', 'yes', 'whatsappUpdates'],
    ['Opt in to receive WhatsApp', 'yes', 'whatsappUpdates'],
    ['WhatsApp number for messages', '876-555-0101', 'whatsapp'],
    ['Opt-in WhatsApp', 'yes', 'whatsappUpdates'],
  ])('%s, above “%s”, give the field %s', (title, cell, field) => {
    expect(recogniseColumns({ titles: [title], lines: [{ cells: [cell] }] })).toEqual([field]);
  });

  it.each([
    ['Address,City,Parish,Address,City,Parish', 'Address'],
    ['Ship Address,Ship Town,Delivery Parish,Billing Address,Billing Town,Billing Parish', 'Billing Address'],
  ])('of two addresses keep the second in the note: %s', (titles, title) => {
    const table = readTable(
      [
        `Name,Phone,${titles}`,
        'Ann Reid,876-555-0101,Lot 5,May Pen,Clarendon,12 Hope Rd,Liguanea,St Andrew',
        'Bob Grant,876-555-0102,Lot 6,,Hanover,,Liguanea,St Andrew',
        'Lee Fox,876-555-0103,,,,12 Hope Rd,Liguanea,St Andrew',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([
      { address: 'Lot 5, May Pen', parish: 'Clarendon', note: [`${title}: 12 Hope Rd, Liguanea, St Andrew`] },
      { address: 'Lot 6', parish: 'Hanover', note: [expect.stringContaining(': Liguanea, St Andrew')] },
      { address: '12 Hope Rd, Liguanea', parish: 'Saint Andrew', note: [] },
    ]);
  });

  it('of a billing address before one of delivery leave its parish to the note', () => {
    const table = readTable(
      [
        'Name,Phone,Billing Address,Billing Parish,Delivery Address,Delivery Parish',
        'Ann Reid,876-555-0101,12 Hope Rd,St Andrew,Lot 5,Clarendon',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([
      { address: 'Lot 5', parish: 'Clarendon', note: ['Billing Address: 12 Hope Rd, St Andrew'] },
    ]);
  });

  it('of the same address leave nothing to the note', () => {
    const table = readTable(
      [
        'Name,Phone,Delivery Address,Delivery Parish,Billing Address,Billing Parish',
        'Ann Reid,876-555-0101,Lot 6,Clarendon,Lot 6,Clarendon',
        'Bob Grant,876-555-0102,Lot 6,St Andrew,,St. Andrew',
        'Lee Fox,876-555-0103,Lot 6,Clarendon,Lot 6,Hanover',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([
      { address: 'Lot 6', note: [] },
      { address: 'Lot 6', note: [] },
      { address: 'Lot 6', note: ['Billing Address: Lot 6, Hanover'] },
    ]);
  });

  it('keep two lines of one address together', () => {
    const table = readTable(
      'Name,Phone,Address,Address,City,Parish\nAnn Reid,876-555-0101,Shop 2,12 Hope Rd,Liguanea,St Andrew',
    );
    expect(imported(table)).toMatchObject([{ address: 'Shop 2, 12 Hope Rd, Liguanea', note: [] }]);
  });

  it('of a shop name the parish by its code', () => {
    const table = readTable(
      [
        'first_name,last_name,billing_email,billing_phone,billing_address_1,billing_city,billing_state',
        'Ann,Tester,ann@tester.example,8765550101,12 Hope Road,Linstead,JM-14',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([
      { parish: 'Saint Catherine', address: '12 Hope Road, Linstead', note: [] },
    ]);
  });
});

describe('A customer beside a contact person', () => {
  it.each(['10023', 'Yes'])('is no company if its cells hold “%s”', (cell) => {
    const table = readTable(`Customer,Full Name,Phone\n${cell},Ann Tester,876-555-0101`);
    expect(imported(table)[0]).not.toHaveProperty('companyName');
  });

  const table = readTable(
    [
      'S/N,Customer Name,Contact Person,Tel. No.,E-mail Address',
      '1,Tester Haulage,Ann Tester,876-555-0101,ann@tester.example',
      '2,Lee Reid,,876-555-0102,lee@reid.example',
      '3,Reid Quarry Ltd,,876-555-0103,quarry@reid.example',
    ].join('\n'),
  );

  it('is the company', () => {
    expect(imported(table)[0]).toMatchObject({
      firstName: 'Ann',
      lastName: 'Tester',
      companyName: 'Tester Haulage',
    });
  });

  it('may have a remark behind its name', () => {
    const lines = [
      'Customer,Contact,Phone',
      'Lee Reid (retired),,876-555-0102',
      'Tester Ltd,Ann Tester,876-555-0101',
    ];
    const [person] = imported(readTable(lines.join('\n')));
    expect(person).toMatchObject({ firstName: 'Lee', lastName: 'Reid', note: ['Name: retired'] });
  });

  it('without one is the person, but a company is none', () => {
    expect(imported(table).slice(1)).toEqual([
      {
        firstName: 'Lee',
        lastName: 'Reid',
        email: 'lee@reid.example',
        phone: '876-555-0102',
        status: 'new',
        note: [],
      },
      [
        'Please fill in the following required fields: First Name, Last Name',
        '“Reid Quarry Ltd” reads like a company, and no person is named.',
      ],
    ]);
  });

  it.each([
    ['Customer,Primary Contact,Phone', 'Lee Reid', 'Ann Tester'],
    ['customer_name,contact_first_name,contact_last_name,phone', 'Lee,Reid', 'Ann,Tester'],
    ['Customer full name,Full name,Phone numbers', 'Lee Reid', 'Ann Tester'],
  ])('is a person if both names below %s are the same', (titles, lee, ann) => {
    const lines = [`Lee Reid,${lee},876-555-0102`, `Tester Haulage,${ann},876-555-0101`];
    const [person, company] = imported(readTable([titles, ...lines].join('\n')));
    expect(person).not.toHaveProperty('companyName');
    expect(person).toMatchObject({ firstName: 'Lee', lastName: 'Reid', note: [] });
    expect(company).toMatchObject({ firstName: 'Ann', lastName: 'Tester', companyName: 'Tester Haulage' });
  });

  it.each(['Name,Contact Person,Phone', 'Name,Contact,Phone', 'Name,Attn,Phone'])(
    'below the titles %s is a company or a person',
    (titles) => {
      const lines = [
        'Tester Haulage,Ann Tester,876-555-0101',
        'Lee Reid,Bob Fox,876-555-0102',
        'Cy Lee,,876-555-0103',
      ];
      const [, contact] = titles.split(',');
      expect(imported(readTable([titles, ...lines].join('\n')))).toMatchObject([
        { firstName: 'Ann', lastName: 'Tester', companyName: 'Tester Haulage', note: [] },
        { firstName: 'Lee', lastName: 'Reid', note: [`${contact}: Bob Fox`] },
        { firstName: 'Cy', lastName: 'Lee', note: [] },
      ]);
    },
  );

  it.each(['Reid Trucking - Marcia Reid', 'Marcia Reid (Reid Trucking)'])(
    'goes into the note below a customer of a company: %s',
    (customer) => {
      const table = readTable(`Name,Contact Person,Phone\n${customer},Andre Lee,876-555-0101`);
      expect(imported(table)).toMatchObject([
        {
          firstName: 'Marcia',
          lastName: 'Reid',
          companyName: 'Reid Trucking',
          note: ['Contact Person: Andre Lee'],
        },
      ]);
    },
  );

  it.each([
    'Front Desk',
    'Accounts Payable',
    'Main Gate',
    'Plant Supervisor',
    'Managing Director',
    'Store Keeper',
    'Pump Station',
    'Not given',
  ])('is no person as %s', (words) => {
    const lines = [`Reid Farms Ltd,${words},876-555-0101`, 'Tester Haulage,Ann Tester,876-555-0102'];
    const [company] = imported(readTable(['Name,Contact Person,Phone', ...lines].join('\n')));
    expect(company).toContain('“Reid Farms Ltd” reads like a company, and no person is named.');
  });

  it.each([
    ['Ann Lane', 'Lane'],
    ['Ann Farmer', 'Farmer'],
    ['Ann Reid, Manager', 'Reid'],
    ['Ann Reid (Accounts)', 'Reid'],
  ])('may be %s', (contact, lastName) => {
    const table = readTable(`Name,Contact Person,Phone\nTester Haulage,"${contact}",876-555-0101`);
    expect(imported(table)).toMatchObject([{ firstName: 'Ann', lastName, companyName: 'Tester Haulage' }]);
  });

  it('goes into the note with its number', () => {
    const table = readTable(
      'Name,Phone,Site contact Name,Site contact Phone\nAnn Tester,876-555-0101,Lee Reid,876-555-0102',
    );
    expect(imported(table)).toMatchObject([
      { note: ['Site contact Name: Lee Reid', 'Phone 2: 876-555-0102 (Site contact Phone)'] },
    ]);
  });

  it('may stand in for empty first and last names', () => {
    const table = readTable(
      [
        'Customer,Company,First Name,Last Name,Primary Contact,Phone',
        'Tester Haulage,Tester Haulage,Ann,Tester,Ann Tester,876-555-0101',
        'Reid Quarry Ltd,Reid Quarry Ltd,,,Lee Reid,876-555-0102',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([
      { firstName: 'Ann', lastName: 'Tester', companyName: 'Tester Haulage', note: [] },
      { firstName: 'Lee', lastName: 'Reid', companyName: 'Reid Quarry Ltd', note: [] },
    ]);
  });
});

it.each([
  ['Country Code,Phone', '44,2079 460018', '+44 2079 460018'],
  ['Country Code,Phone', '+1,(876) 555-0101', '(876) 555-0101'],
  ['Country Code,Phone', '1,18765550101', '18765550101'],
  ['Country Code,Phone', 'JM,876-555-0101', '876-555-0101'],
  ['Country Code,Phone', '44,+1 876-555-0101', '+1 876-555-0101'],
  ['Country Code,Phone', '1,555-0101', '555-0101'],
  ['Country Code,Area Code,Phone', '1,876,555-0101', '+1 876 555-0101'],
  ['Country Code,Phone', '+1 (876),555-0101', '+1 876 555-0101'],
  ['Area,Number', '876,555-0101', '+1 876 555-0101'],
  ['Area,Phone', '876,876-555-0101', '876-555-0101'],
  ['Area,Phone', 'Half-way-tree,555-0101', '555-0101'],
  ['Area Code,Phone', '658,5550101', '+1 658 5550101'],
  ['Country Code,Phone', '44,020 7946 0018', '+44 020 7946 0018'],
  ['Country Code,Phone', '44,876-555-0101', '876-555-0101'],
  ['Country Code,Phone', '49,030 123456', '030 123456'],
  ['Country Code,Phone', '011,2079460018', '2079460018'],
  ['Country Code,Phone', '246,555-0101', '555-0101'],
  ['Country Code,Phone', '44,555-0101', '555-0101'],
  ['Country Code,Phone', '44,555-0101 ext. 12', '555-0101 ext. 12'],
  ['Area Code,Phone', '305,555-0101', '555-0101'],
  ['Area Code,Phone', '876,876-5550', '876-5550'],
  ['Country Code,Phone', '1876,876-5550', '876-5550'],
  ['Area Code,Phone', '33101,555-0101', '555-0101'],
  ['Area Code,Phone', '20,79460018', '79460018'],
  ['Fax Country Code,Phone', '44,2079460018', '2079460018'],
])('A number below %s, “%s”, is %s', (titles, cells, phone) => {
  const table = readTable(`First Name,Last Name,${titles}\nAnn,Tester,${cells}`);
  expect(imported(table)).toMatchObject([{ phone }]);
});

it('An amount without a unit has that of its title', () => {
  const table = readTable(
    ['Name,Phone,Monthly volume (L)', 'Ann Tester,876-555-0101,2000', 'Lee Reid,876-555-0102,500-1000'].join(
      '\n',
    ),
  );
  expect(proposals(table)).toEqual([
    ['averageVolume', '2000 (litres)', '500-1000'],
    ['averageVolume', '500-1000 (litres)', '100-500'],
  ]);
  expect(imported(table)).toMatchObject([{ averageVolume: '500-1000' }, { averageVolume: '100-500' }]);
});

it.each([
  ['monthly_litres', '2000', '2000 (litres)', '500-1000'],
  ['Litres per month', '100 to 500', '100 to 500 (litres)', undefined],
  ['Volume_L', '2000/mth', '2000/mth (litres)', '500-1000'],
  ['Volume (Litres)', '2000 L', '2000 L', '500-1000'],
  ['Qty (gal)', '200 lts', '200 lts', '50-100'],
  ['Volume (Lts)', '2000', '2000 (litres)', '500-1000'],
  ['Volume (Litres)', 'Under 150', 'Under 150 (litres)', 'under-50'],
  ['Volume (Litres)', '4000+', '4000+ (litres)', 'over-1000'],
  ['Volume (Litres)', '20kg', '20kg', undefined],
  ['Volume (Litres)', `1${',1'.repeat(5000)}x1`, `1${',1'.repeat(5000)}x1`, undefined],
  ['Volume (gallons / litres)', '501', '501', '500-1000'],
  ['Gallons per week', '600', '600 (week)', undefined],
  ['Litres per week', '600', '600 (litres, week)', undefined],
  ['Weekly usage (litres)', '600-700 gal', '600-700 gal (weekly)', undefined],
  ['Annual consumption', 'varies', 'varies', undefined],
  ['Weekly volume', '600 gal/mth', '600 gal/mth', '500-1000'],
  ['Monthly volume (lbs)', '100', '100 (lbs)', undefined],
  ['Weekly volume (lbs)', '100', '100 (lbs, weekly)', undefined],
  ['Monthly drums (55 gal)', '40', '40 (drums)', undefined],
  ['55-gallon drums a week', '40', '40 (drums, week)', undefined],
  ['Monthly usage in 100 lb cylinders', '4', '4 (cylinders)', undefined],
  ['Monthly volume (Imp. Gal)', '450', '450 (imp gal)', undefined],
  ['Monthly volume in drums', '3', '3 (drums)', undefined],
  ['Vol (kL)', '5', '5 (kl)', undefined],
  ['Volume (kilolitres)', '5', '5 (kilolitres)', undefined],
  ['Vol (bbl)', '60', '60 (bbl)', undefined],
  ['Monthly barrels (42 gal)', '60', '60 (barrels)', undefined],
  ['Volume (m³)', '5', '5 (m3)', undefined],
  ["Volume ('000 gal)", '5', '5 (000)', undefined],
  ['Litres (thousands)', '5', '5 (thousands)', undefined],
  ['Volume up to 10,000 gal', '501', '501', '500-1000'],
  ['Gal/yr', '5000', '5000 (yr)', undefined],
  ['Vol. p.a.', '5000', '5000 (p a)', undefined],
  ['YTD gallons', '5000', '5000 (ytd)', undefined],
  ['Monthly volume (gal or kg)', '100', '100', '100-500'],
])('An amount below %s, “%s”, is “%s”', (title, cell, word, proposal) => {
  const table = readTable(`Name,Phone,${title}\nAnn Tester,876-555-0101,"${cell}"`);
  expect(proposals(table)).toEqual([['averageVolume', word, proposal]]);
});

describe('Volumes of several fuels', () => {
  const table = (titles: string, ...lines: string[]) =>
    readTable(
      [
        `Customer,Contact,Phone,${titles}`,
        ...lines.map((line) => `Reid Ltd,Ann Reid,876-555-0101,${line}`),
      ].join('\n'),
    );

  it.each([
    ['Diesel Gals', 'Gasoline Gals'],
    ['Diesel (gal)', '87 (gal)'],
    ['Diesel Qty', 'Gas Qty'],
    ['Volume 1', 'Volume 2'],
    ['Volume 1 (gal)', 'Volume 2 (gal)'],
    ['Monthly volume 1 - gallons', 'Monthly volume 2 - gallons'],
  ])('are none of the customer below %s and %s', (one, other) => {
    const [both, only] = imported(table(`${one},${other}`, '40,1200', '0,1200'));
    expect(both).toMatchObject({ note: [`${one}: 40`, `${other}: 1200`] });
    expect(both).not.toHaveProperty('averageVolume');
    expect(only).toMatchObject({ averageVolume: 'over-1000', note: [] });
  });

  it('are not asked about', () => {
    expect(proposals(table('Diesel Gals,Gasoline Gals', '40,1200', '600,'))).toEqual([
      ['averageVolume', '600', '500-1000'],
    ]);
  });

  it.each([
    ['Avg gallons last 3 months', 'Avg gallons last 12 months', '1200', 'over-1000'],
    ['Volume 2025', 'Volume 2026', '40', 'under-50'],
    ['3-month volume (gal)', '6-month volume (gal)', '40', 'under-50'],
    ['Volume, last 3 mths', 'Volume, last 6 mths', '40', 'under-50'],
  ])('are none below %s and %s', (one, other, word, proposal) => {
    expect(proposals(table(`${one},${other}`, '40,1200'))).toEqual([['averageVolume', word, proposal]]);
  });

  it('leave the first place to a volume of all fuels', () => {
    expect(imported(table('Total gals,Diesel gals', '600,40'))).toMatchObject([
      { averageVolume: '500-1000' },
    ]);
  });

  it('name the fuels', () => {
    expect(imported(table('Fuel,Diesel Gals,Gasoline Gals', 'Kerosene,0,1200', 'Diesel,40,'))).toMatchObject([
      { fuelTypes: ['Kerosene', 'Gasoline/Petrol'] },
      { fuelTypes: ['Diesel'] },
    ]);
  });
});

describe('A list without titles', () => {
  const lines = [
    'Ann Tester,876-555-0101,ann@tester.example,St. Ann,Diesel,Tester Haulage'.split(','),
    'Lee Reid,876-555-0102,lee@reid.example,Portland,Kerosene,Reid Quarry'.split(','),
  ].map((cells) => ({ cells }));

  it('has its columns known by their cells', () => {
    const known = ['name', 'phone', 'email', 'parish', 'fuelTypes', undefined];
    expect(recogniseColumns({ titles: Array(6).fill(''), lines })).toEqual(known);
  });

  it('takes no remark behind a single name for a name', () => {
    const remarks = ['Diesel Oil', 'Big Tank', 'Call Back'].map((remark) => ({
      cells: ['Ann', '876-555-0101', remark],
    }));
    const known = [undefined, 'phone', undefined];
    expect(recogniseColumns({ titles: ['', '', ''], lines: remarks })).toEqual(known);
  });

  it('takes no place for a name', () => {
    const places = ['Spanish Town', 'Ocho Rios', 'Old Hope Road'];
    const withPlaces = places.map((place) => ({ cells: ['876-555-0101', 'Ann', 'Tester', place] }));
    expect(recogniseColumns({ titles: ['', '', '', ''], lines: withPlaces })).toEqual([
      'phone',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leaves a field to the column with its title', () => {
    const grouped = [
      ['Saint Ann', '', ''],
      ['', 'Ann Tester', 'Portland'],
    ].map((cells) => ({ cells }));
    expect(recogniseColumns({ titles: ['', 'Name', 'Parish'], lines: grouped })).toEqual([
      undefined,
      'name',
      'parish',
    ]);
  });

  it('is told from one column without a title', () => {
    const titles = ['', 'Phone', 'Email', '', 'Fuel', 'Name'];
    const known = [undefined, 'phone', 'email', 'parish', 'fuelTypes', 'name'];
    expect(recogniseColumns({ titles, lines })).toEqual(known);
  });
});

it.each([
  ['Customer,Primary Contact,Phone', 'Ann Tester,Yes,876-555-0101'],
  ['Client,Main Contact,Phone', 'Ann Tester,WhatsApp,876-555-0101'],
  ['Client,Primary Contact,Phone', 'Ann Tester,cell 876-555-0102,876-555-0101'],
  ['Client Name,Contact First Name,Phone', 'Ann Tester,Ann,876-555-0101'],
])('A customer beside no contact person is the person: %s, %s', (titles, line) => {
  expect(imported(readTable(`${titles}\n${line}`))).toMatchObject([{ firstName: 'Ann', lastName: 'Tester' }]);
});

it('The driver is the person where no other column names one', () => {
  const table = readTable(
    'Driver Name,Vehicle,Phone,Company\nAnn Tester,Truck 1,876-555-0101,Tester Haulage',
  );
  expect(imported(table)).toMatchObject([
    { firstName: 'Ann', lastName: 'Tester', companyName: 'Tester Haulage' },
  ]);
});

it('The contact of an address is no part of it', () => {
  const table = readTable(
    'Name,Addr 1 - Line 1,Addr 1 - Contact Name,Phone\nAnn Tester,12 Wharf Rd,Lee Reid,876-555-0101',
  );
  const note = ['Addr 1 - Contact Name: Lee Reid'];
  expect(imported(table)).toMatchObject([{ firstName: 'Ann', address: '12 Wharf Rd', note }]);
});

it('A name beside a contact person is a person where none reads like a company', () => {
  const table = readTable('Name,Contact Person,Phone\nLee Reid,Ann Tester,876-555-0101');
  expect(imported(table)).toMatchObject([{ firstName: 'Lee', lastName: 'Reid' }]);
});

it('A caller’s number is a phone number', () => {
  const table = readTable('Caller,Name\n876-555-0101,Ann Tester');
  expect(matched(table)).toEqual({ Caller: 'phone', Name: 'name' });
});

it('A customer beside the contact of a site is the company', () => {
  const table = readTable('Customer,Site Contact,Tel\nTester Ltd,Ann Tester,876-555-0101');
  expect(matched(table)).toEqual({ Customer: 'companyName', 'Site Contact': 'name', Tel: 'phone' });
});

it('A lead beside its main contact is the company', () => {
  const table = readTable(
    [
      'lead_name,primary_contact_name,primary_contact_primary_phone',
      'Tester Depot (https://notes.example/tester),Ann Tester,876-555-0101',
    ].join('\n'),
  );
  expect(imported(table)).toMatchObject([
    { firstName: 'Ann', lastName: 'Tester', companyName: 'Tester Depot', note: [] },
  ]);
});

it('A company is named behind the kind of record that it is', () => {
  const table = readTable(
    'Organization Name,Full Name,Phone\nAccounts::::Tester Depot,Ann Tester,876-555-0101',
  );
  expect(imported(table)).toMatchObject([{ lastName: 'Tester', companyName: 'Tester Depot', note: [] }]);
});

it('A company beside its contacts’ names is the company', () => {
  const table = readTable(
    'lead_name,contacts.name,contacts.primary_phone\nTester Fishing Coop,Ann Tester,876-555-0101',
  );
  expect(imported(table)).toMatchObject([
    { firstName: 'Ann', lastName: 'Tester', companyName: 'Tester Fishing Coop', note: [] },
  ]);
});

it.each([
  ['Card Name,Contact Person,Phone', 'Tester Fishing Coop,Ann Tester', 'Tester Fishing Coop'],
  ['Card Name,Name,Phone', 'A B Tester,Ann Tester', undefined],
])('A card’s name gives way to the person: %s', (titles, names, companyName) => {
  const [customer] = imported(readTable(`${titles}\n${names},876-555-0101`));
  const expected = { firstName: 'Ann', lastName: 'Tester', companyName };
  expect({ companyName: undefined, ...customer }).toMatchObject(expected);
});

it.each([
  ['Nombre,Apellidos,Teléfono móvil,Correo electrónico,Nombre de la empresa', 'Ann,Tester'],
  ['Nom,Prénom,Téléphone,Adresse e-mail,Société', 'Tester,Ann'],
  ['Name,Vorname,Telefon,E-Mail,Firma', 'Tester,Ann'],
  ['Vorname,Nachname,Telefon geschäftlich,E-Mail-Adresse,Firma', 'Ann,Tester'],
])('A program in another language names the fields of a customer: %s', (titles, names) => {
  const table = readTable(`${titles}\n${names},876-555-0101,ann@tester.example,Tester Haulage`);
  expect(imported(table)).toMatchObject([
    {
      firstName: 'Ann',
      lastName: 'Tester',
      phone: '876-555-0101',
      email: 'ann@tester.example',
      companyName: 'Tester Haulage',
      note: [],
    },
  ]);
});

it('A customer beside a contact’s first name is the company', () => {
  const table = readTable(
    'customer_name,contact_first_name,contact_last_name,phone\nTester Fishing Coop,Ann,Tester,876-555-0101',
  );
  expect(imported(table)).toMatchObject([
    { firstName: 'Ann', lastName: 'Tester', companyName: 'Tester Fishing Coop', note: [] },
  ]);
});

it('A customer beside a contact’s local number keeps the name', () => {
  const table = readTable('Customer,Contact,Email\nAnn Tester,555-0101,ann@tester.example');
  expect(matched(table)).toMatchObject({ Customer: 'name', Email: 'email' });
});

describe('A form’s answers', () => {
  it.each([
    ['Client,Phone,Email,Diesel,Gasoline,LPG', 'X,,X', ['Diesel', 'Cooking Gas (LPG)']],
    [
      'Name,Phone,Email,Fuels,Fuels (Diesel),Fuels (Gasoline)',
      '"Diesel, Kerosene",true,false',
      ['Diesel', 'Kerosene'],
    ],
  ])('tick the fuels of their titles: %s', (titles, ticks, fuelTypes) => {
    const table = readTable(`${titles}\nAnn Tester,876-555-0101,ann@tester.example,${ticks}`);
    expect(proposals(table)).toEqual([]);
    expect(imported(table)).toMatchObject([{ fuelTypes, note: [] }]);
  });

  it('of several columns, one for each fuel, are all kept', () => {
    const table = readTable(
      [
        'Name (First),Name (Last),Email,Phone,Fuel Type (Diesel),Fuel Type (Gasoline),Fuel Type (Kerosene)',
        'Ann,Tester,ann@tester.example,876-555-0101,Diesel,,Kerosene',
        'Lee,Reid,lee@reid.example,876-555-0102,,Gasoline,',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([
      { fuelTypes: ['Diesel', 'Kerosene'] },
      { fuelTypes: ['Gasoline/Petrol'] },
    ]);
  });

  it('of a column with a fuel of two words are kept', () => {
    const table = readTable('Name,Phone,Diesel,Cooking gas\nAnn Tester,876-555-0101,Diesel,Cooking gas');
    expect(imported(table)).toMatchObject([{ fuelTypes: ['Diesel', 'Cooking Gas (LPG)'] }]);
  });

  it('are found below the second of two titles when the first column is empty', () => {
    const table = readTable(
      [
        'ID,Completion time,Name,Your full name,Email,Your phone number',
        '1,2026-11-18 9:30 pm,,Ann Tester,ann@tester.example,876-555-0101',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([{ firstName: 'Ann', lastName: 'Tester' }]);
  });
});

it('A full name stays where the first and last name are empty', () => {
  const table = readTable(
    'Invitee Name,Invitee First Name,Invitee Last Name,Email,Phone\nAnn Tester,,,ann.tester@farm.example,876-555-0101\n',
  );
  expect(imported(table)[0]).toMatchObject({ firstName: 'Ann', lastName: 'Tester', note: [] });
});

it('A second column of names stands in where the first is empty', () => {
  const gap = readTable(
    'Saved Name,Public Name,Phone\nAnn Tester,~Annie,876-555-0101\n,Lee Sample,876-555-0102\n王 小明,李 四,876-555-0103',
  );
  expect(imported(gap)).toMatchObject([
    { firstName: 'Ann', lastName: 'Tester', note: ['Public Name: ~Annie'] },
    { firstName: 'Lee', lastName: 'Sample', note: [] },
    { note: ['Public Name: 李 四'] },
  ]);
  expect(matched({ ...gap, lines: gap.lines.slice(0, 1) })).toEqual({ 'Saved Name': 'name', Phone: 'phone' });
});

it('An owner beside a customer is a colleague', () => {
  const table = readTable('Name,Owner,Email\nAnn Tester,Kerry Clarke,ann@tester.example');
  expect(matched(table)).toEqual({ Name: 'name', Email: 'email' });
});

describe('A company’s person', () => {
  it('stands behind the company’s name, in a parish behind which the country stands', () => {
    const table = readTable(
      [
        'Display Name,Company Name,Phone,Email,Street,City,State',
        '"Tester Haulage, Ann Tester",Tester Haulage,876-555-0101,ann@tester.example,1 Main Street,Linstead,Saint Catherine (JM)',
      ].join('\n'),
    );
    expect(imported(table)).toEqual([
      {
        firstName: 'Ann',
        lastName: 'Tester',
        companyName: 'Tester Haulage',
        email: 'ann@tester.example',
        phone: '876-555-0101',
        parish: 'Saint Catherine',
        address: '1 Main Street, Linstead',
        status: 'new',
        note: [],
      },
    ]);
  });
});

describe('An export of an accounting program', () => {
  it('names the company in the contact’s name, beside the person', () => {
    const table = readTable(
      [
        '*ContactName,EmailAddress,FirstName,LastName,PhoneNumber',
        'Tester Haulage Ltd,ann@tester.example,Ann,Tester,876-555-0101',
        'Ann Tester Reid,reid@tester.example,Ann,Tester,876-555-0102',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([
      { firstName: 'Ann', lastName: 'Tester', companyName: 'Tester Haulage Ltd', note: [] },
      { firstName: 'Ann', lastName: 'Tester', note: ['Name: Ann Tester Reid'] },
    ]);
  });

  it.each([
    ['POAddressLine1,POCity,SAAddressLine1,SACity', 'POAddressLine1: 1 Main Street, Linstead'],
    ['Bill to,Bill to 2,Ship to,Ship to 2', 'Bill to: 1 Main Street, Linstead'],
    ['Billing Street,Billing City,Shipping Street,Shipping City', 'Billing Street: 1 Main Street, Linstead'],
  ])('tells where to deliver from where to write: %s', (titles, note) => {
    const table = readTable(
      [
        `First Name,Last Name,Email,Phone,${titles}`,
        'Ann,Tester,ann@tester.example,876-555-0101,1 Main Street,Linstead,2 Quarry Road,Ewarton',
      ].join('\n'),
    );
    expect(imported(table)).toMatchObject([{ address: '2 Quarry Road, Ewarton', note: [note] }]);
  });
});

it.each(['Email / Phone', 'Phone/Email', 'Contact', 'Contact Info', 'Email'])(
  'A column “%s” of numbers and e-mails is one of numbers',
  (title) => {
    const table = readTable(
      `Name,${title}\nAnn Tester,ann@tester.example 876-555-0101\nLee Reid,876-555-0102\nMax Poe,mp@poe.example`,
    );
    expect(matched(table)).toEqual({ Name: 'name', [title]: 'phone' });
    expect(imported(table)).toMatchObject([
      { phone: '876-555-0101', email: 'ann@tester.example' },
      { phone: '876-555-0102' },
      ['Please fill in the following required fields: Phone'],
    ]);
  },
);

it.each([
  ['Old Phone,New Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Old Phone)']],
  ['Previous Phone,Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Previous Phone)']],
  ['Disconnected Number,Home', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Disconnected Number)']],
  ['Prev. Phone,Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Prev. Phone)']],
  ['Prior Cell No,Cell No', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Prior Cell No)']],
  ['Inactive Phone,Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Inactive Phone)']],
  ['Phone (past),Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Phone (past))']],
  ['Phone (old),Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Phone (old))']],
  ['Old Work Phone,Office Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Old Work Phone)']],
  ['Old Digicel Number,Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Old Digicel Number)']],
  ['Old Customer Phone,Phone', '876-555-0101,876-555-0102', ['Phone 2: 876-555-0101 (Old Customer Phone)']],
  ['Old Hope Road Phone,Phone 2', '876-555-0102,876-555-0101', ['Phone 2: 876-555-0101']],
  ['Phone,Old Phone', ',876-555-0102', ['Phone: taken from Old Phone, 876-555-0102.']],
  ['Old Harbour Phone,Phone 2', '876-555-0102,876-555-0101', ['Phone 2: 876-555-0101']],
])('takes the current contact of %s', (titles, cells, note) => {
  const table = readTable(`Name,${titles}\nAnn Tester,${cells}`);
  expect(imported(table)).toMatchObject([{ phone: '876-555-0102', note }]);
});

it('takes the related company before the one whose books list the customer', () => {
  const table = readTable(
    'Name,Phone,Company,Related Company\nAnn Tester,876-555-0101,Books Ltd,Lee Farm\nLee Reid,876-555-0102,Books Ltd,',
  );
  expect(imported(table)).toMatchObject([{ companyName: 'Lee Farm' }, { companyName: 'Books Ltd' }]);
});

it('takes current addresses, e-mails and companies before former ones', () => {
  const table = readTable(
    [
      'Name,Phone,Old Email,Email,Former Company,Company,Old Work Address,Old Parish,Address,Parish',
      'Ann Tester,876-555-0101,old@a.example,new@a.example,Reid Farm,Lee Farm,1 Main Street,Hanover,2 Hill Road,Kingston',
    ].join('\n'),
  );
  expect(imported(table)).toMatchObject([
    { email: 'new@a.example', companyName: 'Lee Farm', address: '2 Hill Road', parish: 'Kingston' },
  ]);
});

it.each<[string, string, string | undefined]>([
  ['Phone number with country code', '+1 876 555 0101', 'phone'],
  ['Phone number with country code', '18765550101', 'phone'],
  ['WhatsApp number (include country code +1876)', '18765550101', 'whatsapp'],
  ['Mobile No. (including area code)', '(876) 555-0101', 'phone'],
  ['Telephone (area code first)', '876 555 0101', 'phone'],
  ['Phone country code', '+1', undefined],
  ['Phone area code', '1 (876)', undefined],
  ['Phone country code', '1\n1\n876 555 0101', undefined],
  ['Your phone (with the country code)', '', 'phone'],
  ['Country code', '+1 876 555 0101', undefined],
  ['Country code', 'JM', undefined],
  ['Invoice phone', '876-555-0101', 'phone'],
  ['Invoice email', 'ann@tester.example', 'email'],
  ['Invoice tel', '876-555-0101', 'phone'],
  ['Email invoices', 'Yes', undefined],
  ['Invoice email sent', 'Yes', undefined],
  ['Email overdue invoices', 'ann@tester.example', undefined],
  ['Invoice number', '1001', undefined],
])('A column “%s” that holds “%s” is %s', (title, cell, target) => {
  const lines = cell.split('\n').map((text) => `Ann Tester,Foreman,"${text}"`);
  const table = readTable([`Name,Position,${title}`, ...lines].join('\n'));
  expect(recogniseColumns(table)[2]).toBe(target);
});

it('takes the contacts of an owner who is the only person', () => {
  const table = readTable(
    "Business,Owner,Owner's Cell,Owner's Email,Owner ID\nLee Farm,Ann Tester,876-555-0101,ann@tester.example,7",
  );
  expect(imported(table)).toMatchObject([
    {
      companyName: 'Lee Farm',
      firstName: 'Ann',
      phone: '876-555-0101',
      email: 'ann@tester.example',
      note: [],
    },
  ]);
});

it('takes only numbers and e-mails from the other columns of an owner', () => {
  const titles = "Business,Owner,Owner's Cell,Owner Status,Owner Notes,Owner Address,Lead?";
  const table = readTable(`${titles}\nLee Farm,Ann Tester,876-555-0101,Active,Pays late,1 Main Street,TRUE`);
  expect(matched(table)).toEqual({ Business: 'companyName', Owner: 'name', "Owner's Cell": 'phone' });
});

it('leaves out the contacts of an owner whom most lines share', () => {
  const lines = ['Lee Farm', 'Reid Farm', 'Bay Hotel'].map((name) => `${name},Ann Tester,ann@desk.example`);
  const table = readTable(['Account Name,Owner,Owner Email', ...lines].join('\n'));
  expect(matched(table)).not.toHaveProperty('Owner Email');
});

it.each(['Owner', 'Driver', 'Foreman'])('names nobody after a %s whom most lines share', (title) => {
  const lines = ['Lee Farm,Ann Tester', 'Reid Farm,Ann Tester', 'Bay Hotel,Max Poe', 'Dew Spa,Ann Tester'];
  const table = readTable(
    [`Company,${title},Phone`, ...lines.map((line) => `${line},876-555-0101`)].join('\n'),
  );
  expect(matched(table)).toEqual({ Company: 'companyName', Phone: 'phone' });
});

it('names farms after the owner of each, though one has two', () => {
  const lines = ['Lee Farm,Ann Tester', 'Reid Farm,Ann Tester', 'Bay Farm,Max Poe', 'Dew Farm,Lee Reid'];
  const table = readTable(['Company,Owner,Phone', ...lines.map((line) => `${line},876-555-0101`)].join('\n'));
  expect(matched(table)).toMatchObject({ Owner: 'name' });
});

it.each(['Driver', 'Technician', 'Referred By', 'Landlord', 'Supplier', 'Accountant'])(
  'takes the phone of somebody else, “%s”, last and says so',
  (person) => {
    const table = readTable(
      `Name,${person} Phone,Phone\nAnn Tester,876-555-0101,876-555-0102\nLee Reid,876-555-0103,`,
    );
    expect(imported(table)).toMatchObject([
      { phone: '876-555-0102', note: [`Phone 2: 876-555-0101 (${person} Phone)`] },
      { phone: '876-555-0103', note: [`Phone: taken from ${person} Phone, 876-555-0103.`] },
    ]);
  },
);

it.each([
  ['Driver Name,Driver Phone,Vehicle', 'Ann Tester,876-555-0101,Truck 1'],
  ['Supplier Name,Contact Person,Supplier Phone', 'Tester Farm,Ann Tester,876-555-0101'],
])('takes the phone of the person or company whom it names as their own: %s', (titles, line) => {
  const [customer] = imported(readTable(`${titles}\n${line}`));
  expect(customer).toMatchObject({ firstName: 'Ann', phone: '876-555-0101', note: [] });
});

it('says whose phone it takes where the driver is not the person', () => {
  const table = readTable('Name,Driver Name,Driver Phone\nAnn Tester,Lee Reid,876-555-0101');
  const note = ['Phone: taken from Driver Phone, 876-555-0101.'];
  expect(imported(table)).toMatchObject([{ firstName: 'Ann', note }]);
});

it('leaves out the contacts of an owner beside the customer', () => {
  const table = readTable('Name,Phone,Owner,Owner Email\nAnn Tester,876-555-0101,Lee Reid,lee@desk.example');
  expect(matched(table)).toEqual({ Name: 'name', Phone: 'phone' });
});

it.each(['Invoice Email', 'Invoices e-mail', 'Invoicing Email', 'Email for invoices', 'Email invoices to'])(
  'takes the e-mail of “%s” behind the other one',
  (title) => {
    const table = readTable(
      `Name,Phone,${title},Email\nAnn Tester,876-555-0101,bills@a.example,ann@a.example`,
    );
    expect(imported(table)).toMatchObject([
      { email: 'ann@a.example', note: [`Email 2: bills@a.example (${title})`] },
    ]);
  },
);

describe('A list with holes', () => {
  const table = readSample('14-holes.csv');

  it('proposes a meaning for each unambiguous word', () => {
    expect(proposals(table)).toEqual([
      ['parish', 'Kgn', 'Kingston'],
      ['parish', 'St. Cath.', 'Saint Catherine'],
      ['parish', 'Mobay', 'Saint James'],
      ['fuelTypes', 'Gas', undefined],
      ['fuelTypes', 'ADO', 'Diesel'],
      ['fuelTypes', 'ULSD', 'Diesel'],
      ['status', 'Lead', 'new'],
      ['status', 'Cold', 'inactive'],
      ['status', 'Active', 'customer'],
      ['status', 'Prospect', 'new'],
    ]);
  });

  it('refuses a line for missing fields alone', () => {
    expect(imported(table)).toEqual([
      expect.objectContaining({ firstName: 'Only', lastName: 'Phone', phone: '876-555-0131' }),
      ['Please fill in the following required fields: Phone'],
      expect.objectContaining({
        email: 'a@holes.example',
        fuelTypes: ['Diesel', 'Gasoline/Petrol'],
        status: 'inactive',
        note: ['Email 2: b@holes.example'],
      }),
      expect.objectContaining({ firstName: 'Na', lastName: 'Mail', phone: '876-555-0133' }),
      expect.objectContaining({ email: 'angle@holes.example', fuelTypes: ['Diesel'], note: [] }),
      expect.objectContaining({ email: 'mt@holes.example', parish: 'Saint James' }),
      ['Please fill in the following required fields: First Name, Last Name'],
    ]);
  });
});

it('reads every sample', () => {
  for (const name of readdirSync(folder)) expect(() => imported(readSample(name))).not.toThrow();
});
