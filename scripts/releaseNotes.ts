interface Checkout {
  /** The version in each package.json, by path. */
  readonly versions: Readonly<Record<string, string>>;
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
}

/**
 * What the changelog says of a version that is about to be released, or why the checkout cannot be released as it.
 *
 * @param tag such as v1.0.0.
 */
export function notesOfVersion(
  tag: string,
  { versions, changelog }: Checkout,
): { readonly notes: string } | { readonly problem: string } {
  const [, version] = /^v(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(tag) ?? [];
  if (version === undefined) return { problem: `A tag like v1.0.0 was expected, not "${tag}".` };
  const other = Object.entries(versions).find(([, each]) => each !== version);
  if (other !== undefined) return { problem: `${other[0]} has version ${other[1]}, and the tag is ${tag}.` };
  const [heading = '', ...lines] = sectionOf(version, changelog).split('\n');
  const notes = lines.join('\n').trim();
  return / - \d{4}-\d{2}-\d{2}$/.test(heading) && notes !== ''
    ? { notes }
    : { problem: `CHANGELOG.md has no section "## ${version} - YYYY-MM-DD" with text.` };
}

function sectionOf(version: string, changelog: string): string {
  return changelog.split(/^(?=## )/m).find((each) => each.startsWith(`## ${version} `)) ?? '';
}
