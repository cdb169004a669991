/**
 * Words that say what form a business has, or that it is Nigerian, and not which business it is. A bank writes them
 * out, shortens them or leaves them off as its form has room. Company forms are those of the Companies and Allied
 * Matters Act 2020 (section 29: LTD, PLC, LTD/GTE, ULTD; Parts C and D: LLP, LP); the rest is what registered business
 * names usually end with. Words that tell businesses apart (GLOBAL, GROUP, SERVICES, STORES, INTERNATIONAL, SONS) are
 * not here.
 */
const SUFFIX_WORDS: ReadonlySet<string> = new Set([
  ...['LIMITED', 'LTD', 'PLC', 'GTE', 'ULTD', 'UNLIMITED', 'LLC', 'LLP', 'LP'],
  ...['COMPANY', 'CO', 'COY'],
  ...['ENTERPRISE', 'ENTERPRISES', 'ENT'],
  ...['VENTURE', 'VENTURES'],
  ...['NIGERIA', 'NIG'],
]);

/** The forms whose full names hold a word that is not a suffix by itself. */
const WRITTEN_OUT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bPUBLIC LIMITED COMPANY\b/g, 'PLC'],
  [/\bLIMITED BY GUARANTEE\b/g, 'GTE'],
  [/\bLIMITED LIABILITY (COMPANY|PARTNERSHIP)\b/g, 'LTD'],
];

/** Letters that Unicode does not decompose into a plain letter and a mark: Hausa's hooked ones, and a few others. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ɓ: 'B',
  Ɗ: 'D',
  Ƙ: 'K',
  Ƴ: 'Y',
  Ø: 'O',
  Ł: 'L',
  Æ: 'AE',
  Œ: 'OE',
};

/**
 * Whether a bank account's name is the name of a business, as a careful clerk would read the two. Forgiven are, and
 * nothing more:
 *
 * - case, and diacritics (Yoruba and Igbo accents and dots, Hausa hooks);
 * - the order of the words, because banks write a person's surname first;
 * - punctuation, which banks drop or turn into a space. `&` is punctuation that is read aloud, so AND counts as little;
 * - where the same letters in the same order are broken into words (A B C FOODS, ABC FOODS);
 * - company suffixes at the end of the name, in any number and mixture. Elsewhere they belong to the name: LAGOS ENT
 *   CLINIC is not LAGOS CLINIC. A name of nothing but suffixes keeps its first word.
 *
 * Every other letter and digit counts: no spelling mistakes, no initials, no abbreviations, no missing or additional
 * names, titles, articles or registration numbers. One who is refused wrongly can have the name corrected; a payout to
 * another person's cannot be.
 *
 * @param businessName as the merchant is registered with us.
 * @param accountName as the bank's name enquiry gives it.
 */
export function bankAccountNameFits(businessName: string, accountName: string): boolean {
  const ofBusiness = readingsOf(businessName);
  const ofAccount = new Set(readingsOf(accountName));
  return ofBusiness.some((reading) => ofAccount.has(reading));
}

/**
 * All ways to read a name: punctuation as nothing or as a space, as it is or without suffixes, by its words in any
 * order or by its letters in theirs. Two names fit when they share one.
 */
function readingsOf(name: string): readonly string[] {
  const plain = toPlainCapitals(name);
  const readings: string[] = [];
  for (const punctuation of ['', ' ']) {
    const words = wordsOf(plain, punctuation);
    if (words.length === 0) continue;
    const core = withoutSuffixes(words);
    readings.push(
      `words: ${words.toSorted().join(' ')}`,
      `words: ${core.toSorted().join(' ')}`,
      `letters: ${core.join('')}`,
    );
  }
  return readings;
}

function toPlainCapitals(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ƁƊƘƳØŁÆŒ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/&/g, ' AND ');
}

function wordsOf(plain: string, punctuation: string): readonly string[] {
  let text = plain
    .replace(/[^\p{L}\p{N}\s]/gu, punctuation)
    .replace(/\s+/g, ' ')
    .trim();
  for (const [writtenOut, short] of WRITTEN_OUT_FORMS) text = text.replace(writtenOut, short);
  return text.split(' ').filter((word) => word !== '' && word !== 'AND');
}

function withoutSuffixes(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && SUFFIX_WORDS.has(words[end - 1] ?? '')) end--;
  return words.slice(0, end);
}

/** The same name at the same bank: only spacing and case may differ from what was verified. */
export function isSameName(left: string, right: string): boolean {
  const plain = (name: string) => name.toUpperCase().replace(/\s+/g, ' ').trim();
  return plain(left) === plain(right);
}

/** The same name told by another provider, which may put surname and first names in another order. */
export function hasSameWords(left: string, right: string): boolean {
  const words = (name: string) => (name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
  return words(left) === words(right);
}
