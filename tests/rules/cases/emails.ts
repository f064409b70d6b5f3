/** Text, an @, text, a dot, text, no spaces (requirement 5.2). */
export const validEmails = [
  'a@b.c',
  'marcia.bennett+fuel@hopefarm.example',
  "o'reilly@hope-farm.example",
  'a@b.c.d',
  'a..b@c..d',
  '.@b.c',
  'josé@año.example',
  '⛽@\u{1f69a}.example',
  'a@b.c?bcc=evil',
] as const;

export const invalidEmails = [
  ...['', 'a', 'a@', '@', '@b.c', 'a@b', 'a@b.', 'a@.c', '.c', 'a.b', 'a@@b.c', 'a@b@c.d', '@@b.c', 'a@b.c@'],
  ...[' a@b.c', 'a@b.c ', 'a b@c.d', 'a@b c.d', 'a@b. c', 'a@b.c d', 'a@b .c', 'a @b.c', 'a@ b.c'],
  ...['a@b,c', 'mailto:a', 'a@b.c, d@e.f', '<a@b.c> x', 'a\t@b.c', 'a@b.c\n', 'a@b.c\r\nBcc: evil@x.y'],
] as const;
