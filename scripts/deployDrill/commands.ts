import { readFileSync } from 'node:fs';

/** The commands under one heading of a document. */
export interface Step {
  readonly title: string;
  readonly commands: string;
}

/** What a reader fills in before the first command: the names that the first step exports. */
export interface Steps {
  readonly settings: readonly string[];
  /** Needs the network, for packages and compilers. */
  readonly programs: Step;
  /** Needs none. */
  readonly service: readonly Step[];
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/**
 * The commands of docs/deploy/systemd.md, and then of "The first live payment" in docs/DEPLOY.md.
 *
 * @throws Error when a document does not begin with the settings and the programs.
 */
export function stepsOfSystemd(): Steps {
  const [settings, programs, ...service] = stepsOf(read('docs/deploy/systemd.md'));
  const payment = stepsOf(read('docs/DEPLOY.md')).filter(({ title }) => title === 'The first live payment');
  if (settings === undefined || programs === undefined || payment.length !== 1)
    throw new Error(
      'docs/deploy/systemd.md has no settings and programs, or docs/DEPLOY.md no first payment.',
    );
  return {
    settings: [...settings.commands.matchAll(/^export (\w+)=/gm)].map(([, name = '']) => name),
    programs,
    service: [...service, ...payment],
  };
}

/** The blocks of Bash in a document, those of one heading together. */
function stepsOf(document: string): readonly Step[] {
  return document.split(/^## /m).flatMap((section) => {
    const [title = ''] = section.split('\n', 1);
    const blocks = [...section.matchAll(/^```bash\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
    return blocks.length === 0 ? [] : [{ title, commands: blocks.join('\n') }];
  });
}
