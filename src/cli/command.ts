import { Command, Option } from 'commander';
import type { Environment } from '../domain/money.ts';
import { AdminError } from './errors.ts';
import type { AdminTools, Opened, SettingNeeds } from './tools.ts';

/** Who runs a command, for the audit log. */
export interface Operated {
  readonly operator: string;
}

/** What a human decided, kept for good. */
export interface Decision extends Operated {
  readonly reason: string;
}

/** The environment whose chain or books a command is about. */
export interface Placed {
  readonly environment: Environment;
}

interface ReasonOptions {
  /** What else there is to know of it, with how it goes on from `says`. */
  readonly note?: string;
  readonly isNeeded?: boolean;
  /** Whether one that says nothing is refused here; the running flow that some are sent to refuses it by itself. */
  readonly isChecked?: boolean;
}

/** A note on reasons for decisions about money on the chain. */
export const NO_ADDRESSES = '; stored for good: no names or addresses';

/** What `--json` prints as JSON, and what is otherwise said in words. */
export class Report {
  readonly facts: object;
  /** Each is a line. */
  readonly inWords: readonly string[];
  /** Whether what was checked is not as it must be: then the command ends with exit code 1. */
  readonly isViolation: boolean;

  constructor(facts: object, inWords: readonly string[], { isViolation = false } = {}) {
    this.facts = facts;
    this.inWords = inWords;
    this.isViolation = isViolation;
  }
}

/** What a command prints when it is done: text as one line, a report as `--json` says, and anything else as JSON. */
type Result = string | Report | object | undefined;

/** A command with the options that several have; its commands are of the same kind. */
export class AdminCommand extends Command {
  readonly tools: AdminTools;
  #isOperated = false;

  constructor(name: string | undefined, tools: AdminTools) {
    super(name);
    this.tools = tools;
  }

  override createCommand(name?: string): AdminCommand {
    return new AdminCommand(name, this.tools);
  }

  /**
   * Does `work`, which gets the arguments and then the options, and prints its result.
   */
  runs<Given extends unknown[]>(work: (...given: Given) => Promise<Result> | Result): this {
    return this.action(async (...given: unknown[]) => {
      const { identify, print, reportViolation } = this.tools;
      if (this.#isOperated) {
        this.setOptionValue('operator', await identify({ named: this.opts<Partial<Operated>>().operator }));
      }
      const result = await work(...(given as Given));
      if (!(result instanceof Report)) {
        if (result !== undefined) print(result);
        return;
      }
      // An option that a command above has too is that one's, wherever it stands.
      if (this.optsWithGlobals().json) print(result.facts);
      else for (const text of result.inWords) print(text);
      if (result.isViolation) reportViolation();
    });
  }

  /** Does `work` on the database, likewise. @throws what `withDatabase` of AdminTools throws. */
  runsOnDatabase<Given extends unknown[]>(
    work: (opened: Opened, ...given: Given) => Promise<Result>,
    needs?: SettingNeeds,
  ): this {
    return this.runs((...given: Given) => this.tools.withDatabase((opened) => work(opened, ...given), needs));
  }

  /** Adds `--json`, for a command whose result is a report. */
  withJson(): this {
    return this.option('--json', 'as JSON');
  }

  /**
   * Has the action get who runs the command as `Operated`, for the audit log. It is proven by `identify` of AdminTools;
   * `--operator`, which this adds, can name no other.
   */
  withOperator(): this {
    this.#isOperated = true;
    return this.option('--operator <name>', 'who you are: refused when you are another');
  }

  /** Adds `--environment`; the action gets it as `Placed`. */
  withEnvironment(): this {
    return this.addOption(
      new Option('--env, --environment <environment>').choices(['prod', 'test']).default('prod'),
    );
  }

  /**
   * Adds `--reason`.
   *
   * @param says what the reason tells, such as "why".
   */
  withReason(says: string, options: ReasonOptions = {}): this {
    const {
      note = '; stored for good: no names or account numbers',
      isNeeded = true,
      isChecked = true,
    } = options;
    const reason = new Option('--reason <words>', `${says}${note}`).makeOptionMandatory(isNeeded);
    if (isChecked) {
      reason.argParser((words: string) => {
        if (words.trim().length >= 5) return words;
        throw new AdminError(`--reason must say ${says}, in at least 5 characters.`);
      });
    }
    return this.addOption(reason);
  }

  /** Adds `--reason`, which must be given, and who decides; the action gets them as `Decision`. */
  withDecision(says: string, options?: ReasonOptions): this {
    return this.withReason(says, options).withOperator();
  }
}
