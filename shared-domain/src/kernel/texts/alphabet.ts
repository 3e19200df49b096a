/** Signs and digits in the order in which ICU sorts them, all before the letters; a space that does not break is a space. */
export const SIGNS = [' \u00A0', ...'_-–—,;:!?.…\'’"”«»()[]{}@*/\\&#%`^°©®+±×<=>|~−$£€0123456789'];

/** The letters of the Norwegian alphabet, each followed by its variants with accents and by foreign letters that are sorted with it. */
export const LETTERS =
  'aáàâãā b cčç dđð eéèêëē f g h iíìîïī j k l m nñ oóòôõō p q r sš t uúùûū v w x yýÿü zž æä øö å'.split(' ');
