import { describe, expect, test } from '@jest/globals';
import { bankAccountNameFits } from '../../../src/domain/orders/bankAccountName.ts';

type Pair = readonly [businessName: string, accountName: string, why: string];

/** Pairs that a clerk who compares the two names on paper would accept. */
const FITTING: readonly Pair[] = [
  ['Lagos Traders Ltd', 'Lagos Traders Ltd', 'the same'],
  ['Lagos Traders Ltd', 'LAGOS TRADERS LTD', 'case'],
  ['Lagos Traders Limited', 'LAGOS TRADERS LTD', 'a shortened suffix'],
  ['Lagos Traders', 'LAGOS TRADERS LIMITED', 'a suffix the merchant left off'],
  ['Lagos Traders Limited', 'LAGOS TRADERS', 'a suffix the bank left off'],
  ['Okonkwo Agro Allied Nig. Ltd.', 'OKONKWO AGRO ALLIED NIGERIA LIMITED', 'two shortened suffixes'],
  ['Okonkwo Agro Allied (Nig) Ltd', 'OKONKWO AGRO ALLIED LTD', 'brackets around a suffix'],
  ['Sahara Grains Nig.Ltd', 'SAHARA GRAINS NIG LTD', 'a full stop in place of a space'],
  ['Zenith Cables Plc', 'ZENITH CABLES PUBLIC LIMITED COMPANY', 'a form written out'],
  ['Hope Foundation Ltd/Gte', 'HOPE FOUNDATION LIMITED BY GUARANTEE', 'a company limited by guarantee'],
  [
    'Adeyemi & Partners LLP',
    'ADEYEMI AND PARTNERS LIMITED LIABILITY PARTNERSHIP',
    'a partnership written out',
  ],
  ['Chinedu Okafor Ventures', 'OKAFOR CHINEDU VENTURES', 'surname first'],
  ['Chinedu Emeka Okafor', 'OKAFOR CHINEDU EMEKA', 'a sole trader in his own name, surname first'],
  ['Musa, Ibrahim Abubakar', 'IBRAHIM ABUBAKAR MUSA', 'a comma after the surname'],
  ['Chinedu Okafor Enterprises', 'CHINEDU OKAFOR ENT', 'a shortened suffix'],
  ['Chinedu Okafor Enterprise', 'CHINEDU OKAFOR ENTERPRISES', 'one or many'],
  ['Iya Basira Ventures', 'IYA BASIRA', 'a suffix the bank left off'],
  ['Emeka Motors Co. Ltd', 'EMEKA MOTORS COMPANY LIMITED', 'a company with two suffixes'],
  ['Danjuma Textiles Coy Nig Ltd', 'DANJUMA TEXTILES', 'three suffixes'],
  ['Okafor & Sons Ltd', 'OKAFOR AND SONS LIMITED', 'the sign for "and"'],
  ['Okafor & Sons Ltd', 'OKAFOR SONS LTD', 'a bank that cannot write the sign'],
  ["Mama Put's Kitchen", 'MAMA PUTS KITCHEN', 'an apostrophe dropped'],
  ["Mama Put's Kitchen", 'MAMA PUT S KITCHEN', 'an apostrophe turned into a space'],
  ['Okafor-Eze Foods', 'OKAFOR EZE FOODS', 'a hyphen turned into a space'],
  ['Okafor-Eze Foods', 'OKAFOREZE FOODS', 'a hyphen dropped'],
  ['Okafor-Eze Foods', 'FOODS OKAFOR EZE', 'a hyphen turned into a space, in another order'],
  ['A.B.C. Stores Ltd', 'ABC STORES LTD', 'full stops dropped'],
  ['ABC Stores Ltd', 'A B C STORES LIMITED', 'letters set apart'],
  ['Green Field Farms', 'GREENFIELD FARMS', 'one word or two'],
  ['  Kano   Leather Works ', 'KANO LEATHER  WORKS', 'spaces'],
  ['Ọlámidé Àjàyí Fashion', 'OLAMIDE AJAYI FASHION', 'Yoruba tones and dots'],
  ['Chúkwúemeka Ụzọ Stores', 'CHUKWUEMEKA UZO STORES', 'Igbo tones and dots'],
  ['Ɗanladi Ƙarami Nigeria Limited', 'DANLADI KARAMI NIG LTD', "Hausa's hooked letters"],
  ['Lagos ENT Clinic Ltd', 'LAGOS ENT CLINIC', 'a suffix word inside the name stays on both sides'],
  ['Plot 7 Lounge', 'PLOT 7 LOUNGE ENTERPRISES', 'a digit, and a suffix that the bank has'],
  ['Ventures Limited', 'VENTURES LTD', 'a name made of suffixes'],
  ['Adaeze Foods and Ventures', 'ADAEZE FOODS & VENTURES', '"and" before a suffix'],
  ['Bello/Sani Haulage', 'BELLO SANI HAULAGE', 'a stroke turned into a space'],
];

/** Pairs that the same clerk would send back. */
const NOT_FITTING: readonly Pair[] = [
  ['Lagos Traders Ltd', 'ADAEZE NGOZI OKONKWO', 'somebody else'],
  ['Lagos Traders Ltd', 'LAGOS TRADES LTD', 'a letter missing'],
  ['Lagos Traders Ltd', 'LAGOS TRADER LTD', 'one or many of what is not a suffix'],
  ['Lagos Traders Ltd', 'LAGOSS TRADERS LTD', 'a letter too many'],
  ['Lagos Traders Ltd', 'LAGOS', 'a word missing'],
  ['Lagos Traders Ltd', 'LAGOS TRADERS EXPORT LTD', 'a word too many'],
  ['Lagos Traders Ltd', 'LAGOS TRADERS GLOBAL LTD', 'a word that tells companies of a group apart'],
  ['Lagos Traders Ltd', 'LAGOS TRADERS INTERNATIONAL LTD', 'another company of the group'],
  ['Lagos Traders International', "LAGOS TRADERS INT'L", 'an abbreviation'],
  ['Chinedu Okafor', 'C OKAFOR', 'an initial'],
  ['Chinedu Okafor', 'CHINEDU EMEKA OKAFOR', 'a middle name too many'],
  ['Chinedu Okafor', 'CHINEDUM OKAFOR', 'a name that begins alike'],
  ['Chinedu Okafor', 'MR CHINEDU OKAFOR', 'a title'],
  ['Chinedu Okafor', 'CHINEDU OKAFOR CHINEDU', 'a name twice'],
  ['Okafor & Sons', 'OKAFOR & SON', 'one son'],
  ['Okafor & Sons', 'OKAFOR', 'the family without the sons'],
  ['Mohammed Bello', 'MUHAMMAD BELLO', 'another spelling'],
  ['Adebayo Foods', 'ADEBISI FOODS', 'another name that looks alike'],
  ['Nigerian Leather Works', 'NIGERIA LEATHER WORKS', 'Nigerian is no suffix'],
  ['Nigeria Foods Ltd', 'FOODS LTD', 'a suffix word at the beginning belongs to the name'],
  ['Lagos ENT Clinic Ltd', 'LAGOS CLINIC LTD', 'a suffix word inside belongs to the name'],
  ['Sweet Ventures Foods', 'SWEET FOODS', 'a suffix word inside belongs to the name'],
  ['Plot 7 Lounge', 'PLOT 9 LOUNGE', 'another number'],
  ['Plot 7 Lounge', 'PLOT SEVEN LOUNGE', 'a number written out'],
  ['Acme Foods Ltd', 'ACME FOODS LTD RC 1234567', 'a registration number'],
  ['The Food Place', 'FOOD PLACE', 'an article'],
  ['Green Field Farms', 'FARM GREENFIELDS', 'the same letters, not the same words'],
  ['Kano Leather', 'LEATHERKANO', 'words run together in another order'],
  ['Ventures Limited', 'ENTERPRISES LIMITED', 'names made of different suffixes'],
  ['Zenith Cables Plc', 'ZENITH BANK PLC', 'the first word alone'],
  ['Lagos Traders Ltd', '', 'nothing'],
  ['---', '***', 'nothing but punctuation on both sides'],
  ['Ltd', 'PLC', 'nothing but different suffixes'],
];

describe('the name of a bank account fits', () => {
  test.each(FITTING)('%j: %j (%s)', (businessName, accountName) => {
    expect(bankAccountNameFits(businessName, accountName)).toBe(true);
    expect(bankAccountNameFits(accountName, businessName)).toBe(true);
  });
});

describe('the name of a bank account does not fit', () => {
  test.each(NOT_FITTING)('%j: %j (%s)', (businessName, accountName) => {
    expect(bankAccountNameFits(businessName, accountName)).toBe(false);
    expect(bankAccountNameFits(accountName, businessName)).toBe(false);
  });
});
