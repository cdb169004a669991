import { describe, expect, test } from '@jest/globals';
import { notesOfVersion } from '../../scripts/releaseNotes.ts';

const CHANGELOG = `# Changelog

## Unreleased

- Later.

## 1.1.0 - 2027-01-15

### Added

- A thing.

## 1.0.0 - 2026-12-01

- All of it.
`;
const versions = { 'package.json': '1.1.0', 'packages/client/package.json': '1.1.0' };

describe('what a release says of itself', () => {
  test('is the section of its version alone', () => {
    expect(notesOfVersion('v1.1.0', { versions, changelog: CHANGELOG })).toEqual({
      notes: '### Added\n\n- A thing.',
    });
  });

  test.each([
    ['1.1.0', {}, CHANGELOG, /A tag like v1\.0\.0 was expected, not "1\.1\.0"/],
    ['v1.1', {}, CHANGELOG, /A tag like v1\.0\.0 was expected/],
    [
      'v1.1.0',
      { 'web/package.json': '1.0.0' },
      CHANGELOG,
      /web\/package\.json has version 1\.0\.0, and the tag is v1\.1\.0/,
    ],
    ['v1.1.0', {}, CHANGELOG.replace('1.1.0 - 2027-01-15', '1.1.0'), /no section "## 1\.1\.0 - YYYY-MM-DD"/],
    ['v1.1.0', {}, CHANGELOG.replace('1.1.0 -', '1x1.0 -'), /no section/],
    ['v1.1.0', {}, CHANGELOG.replace('### Added\n\n- A thing.\n', ''), /no section .* with text/],
  ])('is refused for %s beside %p', (tag, other, changelog, problem) => {
    expect(notesOfVersion(tag, { versions: { ...versions, ...other }, changelog })).toEqual({
      problem: expect.stringMatching(problem),
    });
  });
});
