import { normalizePassword } from './password.ts';

/** The texts of an account that its password must not be made of. */
export interface OwnTexts {
  readonly email: string;
  readonly businessName: string;
  readonly phone: string;
}

const OWN_WORDS = 'must not be made of the e-mail address, the business name or the phone number';
const TOO_COMMON = 'is too easy to guess; use several words that have nothing to do with each other';

/** zxcvbn's estimate from which a password is refused: fewer than 10^8 guesses. */
const MIN_SCORE = 3;
/** Longer passwords are judged by their beginning, which bounds the work. */
const MAX_JUDGED_LENGTH = 64;
const MIN_OWN_WORD_LENGTH = 3;
/** Letters and digits that a password with words of the account has besides them. */
const MIN_FOREIGN_CHARACTERS = 6;
/** Digits of a Nigerian number after its prefix: 234 abroad, 0 at home. */
const LOCAL_PHONE_DIGITS = 10;

/**
 * Judges a new password.
 *
 * @returns what is wrong with it, as the end of a sentence about its field; undefined when it is accepted.
 */
export async function passwordProblem(password: string, own: OwnTexts): Promise<string | undefined> {
  const normalized = normalizePassword(password).slice(0, MAX_JUDGED_LENGTH);
  if (isMadeOf(normalized, own)) return OWN_WORDS;
  judge ??= createJudge();
  const { check } = await judge;
  return check(normalized) < MIN_SCORE ? TOO_COMMON : undefined;
}

let judge: ReturnType<typeof createJudge> | undefined;

/** Loads the dictionaries, which take some megabytes, when the first password is judged. */
async function createJudge(): Promise<{ readonly check: (password: string) => number }> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return { check: (password) => zxcvbn.check(password).score };
}

/** Whether a password contains words of the account and little else. */
function isMadeOf(password: string, { email, businessName, phone }: OwnTexts): boolean {
  const digits = plain(phone);
  const local = digits.slice(-LOCAL_PHONE_DIGITS);
  const texts = [
    email,
    businessName,
    ...email.split(/[^\p{L}\p{N}]+/u),
    ...businessName.split(/[^\p{L}\p{N}]+/u),
  ];
  const words = [...texts.map(plain), digits, `0${local}`, local]
    .filter((word) => word.length >= MIN_OWN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length);
  const whole = plain(password);
  const foreign = words.reduce((rest, word) => rest.replaceAll(word, ''), whole);
  return foreign.length < whole.length && foreign.length < MIN_FOREIGN_CHARACTERS;
}

/** A text without case, spaces and signs. */
function plain(text: string): string {
  return normalizePassword(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
