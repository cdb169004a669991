import { userInfo } from 'node:os';
import { Command, Option } from 'commander';
import type { Environment } from '../domain/money.ts';
import { AdminError } from './errors.ts';

/** What `--json` becomes: facts are printed as JSON, not in words. */
export interface Printed {
  readonly json?: true;
}

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
export const NO_ADDRESSES = '; kept for good, so no names or addresses';

/** A command with the options that several have; its commands are of the same kind. */
export class AdminCommand extends Command {
  override createCommand(name?: string): AdminCommand {
    return new AdminCommand(name);
  }

  /** Adds `--json`; the action gets it as `Printed`. */
  withJson(): this {
    return this.option('--json', 'as JSON');
  }

  /** Adds `--operator`, whoever is logged in here unless given; the action gets it as `Operated`. */
  withOperator(): this {
    return this.addOption(
      new Option('--operator <name>', 'who does it, for the audit log').default(
        userInfo().username,
        'your name on this computer',
      ),
    );
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
      note = '; kept for good, so no names or account numbers',
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

  /** Adds `--reason` and `--operator`, both of which must be given; the action gets them as `Decision`. */
  withDecision(says: string, options?: ReasonOptions): this {
    return this.withReason(says, options).requiredOption('--operator <name>', 'who decides');
  }
}
