import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { configurationDocuments } from '../../scripts/configurationDocuments.ts';
import { SETTING_PURPOSES, SETTING_SUBJECTS } from '../../src/config/settingPurposes.ts';
import { type SettingName, settingsSchema } from '../../src/config/settings.ts';

const names = Object.keys(settingsSchema.shape) as SettingName[];
const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

describe('the reference of the settings', () => {
  test.each(configurationDocuments())('$path is up to date (npm run docs)', ({ path, text }) => {
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
  });

  test('has every setting once, and none that is not read', () => {
    const shown = SETTING_SUBJECTS.flatMap(({ purposes }) => Object.keys(purposes));
    expect(shown.toSorted()).toEqual(names.toSorted());
    expect(Object.keys(SETTING_PURPOSES).toSorted()).toEqual(names.toSorted());
  });

  test('says in one sentence what each is for', () => {
    const others = names.filter((name) => !/^[A-Z`i].{8,140}\.$/.test(SETTING_PURPOSES[name]));
    expect(others).toEqual([]);
  });

  test('describes what .env.example names, and nothing else', () => {
    const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(names.toSorted());
  });

  test('shows defaults that mean the same when they are set', () => {
    const defaults = parseEnv(example.replace(/^#(?=[A-Z][A-Z0-9_]+=)/gm, ''));
    for (const name of names) {
      const unset = settingsSchema.shape[name].safeParse(undefined);
      const set = settingsSchema.shape[name].safeParse(defaults[name]);
      expect({ name, isValid: set.success, value: set.data }).toEqual({
        name,
        isValid: unset.success,
        value: unset.data,
      });
    }
  });

  test('has at most 90 settings', () => {
    expect(names.length).toBeLessThanOrEqual(90);
  });

  test('has no default or example that a POSIX shell would need quoted', () => {
    const lines = [example, readFileSync(new URL('../../deploy/.env.example', import.meta.url), 'utf8')]
      .join('\n')
      .split('\n');
    const values = lines.flatMap((line) => /^#?[A-Z][A-Z0-9_]+=(.*)$/.exec(line)?.[1] ?? []);
    // The examples in the expectations: `such as …`, up to a space or the end of the clause.
    const examples = lines.flatMap((line) =>
      [...line.matchAll(/such as ([^ ]+?)(?=[,.]?( |$))/g)].map(([, value = '']) => value),
    );
    expect(values.length).toBeGreaterThanOrEqual(names.length);
    expect(examples.length).toBeGreaterThan(5);
    const needingQuotes = [...values, ...examples].filter((value) => !/^[\w@%+=:,./-]*$/.test(value));
    expect(needingQuotes).toEqual([]);
  });

  test('leaves without a comment only what has to be set', () => {
    expect(parseEnv(example)).toEqual({ ENCRYPTION_KEY: '', JWT_SECRET: '' });
  });
});

describe('agreed transfer fees', () => {
  test('may have parts of a kobo, and are rounded as the fees that providers list', () => {
    const { MONNIFY_TRANSFER_FEES } = settingsSchema
      .pick({ MONNIFY_TRANSFER_FEES: true })
      .parse({ MONNIFY_TRANSFER_FEES: '5000=10.75,50000=26.875,above=53.7549' });
    expect(MONNIFY_TRANSFER_FEES).toEqual([
      { upToMinor: 500_000n, feeMinor: 1_075n },
      { upToMinor: 5_000_000n, feeMinor: 2_688n },
      { upToMinor: null, feeMinor: 5_375n },
    ]);
  });
});
