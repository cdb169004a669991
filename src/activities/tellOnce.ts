import { ApplicationFailure } from '@temporalio/common';
import { type AccountAtProvider, AccountNotConfiguredError } from '../providers/accounts.ts';
import {
  AccountUnresolvedError,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../providers/errors.ts';

/**
 * Telling a provider of an order at most once, whatever crashes, is lost or overlaps: the same for every kind of order.
 * docs/decisions/0017 says what differs between kinds.
 */

/** What a provider says of an order. `not_sent` and `blocked` say of a first telling that the provider did nothing. */
interface Report {
  readonly status: string;
  readonly reason: string | undefined;
  readonly askAgainInMs?: number | undefined;
}

interface NotFound {
  readonly status: 'not_found';
}

/** What is known of an order when its provider did not answer, or was not told. */
export interface Unanswered {
  /** `failed` is definitive: nothing was sent, and nothing may be. */
  readonly status: 'failed' | 'blocked' | 'unreachable' | 'unknown' | 'not_configured';
  readonly providerReference: undefined;
  readonly reason: string;
  /** How long the provider wants to be left alone. */
  readonly askAgainInMs: number | undefined;
}

/** Whether a provider may be told; or why not, which is definitive unless another provider may see it otherwise. */
export type Check<Cleared> =
  | { readonly cleared: Cleared }
  | { readonly because: string; readonly isDefinitive: boolean };

/** What is about to be told: the attempt that is under way, or a new one in an account at a provider. */
export type Told<Provider, Attempt> =
  | { readonly under: Attempt; readonly provider?: undefined; readonly account?: undefined }
  | { readonly under?: undefined; readonly provider: Provider; readonly account: string | undefined };

/** The right to tell a provider of an attempt. */
interface Claim {
  /** Whether nobody can have told the provider of it before: only then its refusal is definitive. */
  readonly isFirst: boolean;
}

/** How an order of one kind is told. */
export interface Telling<
  Provider extends AccountAtProvider,
  Attempt,
  Cleared,
  Claimed extends Claim,
  Said extends Report,
> {
  /** What the provider is to do, such as `transfer`. */
  readonly deed: string;
  /** The attempt that is under way, of which its provider may know: at most one. */
  readonly attempt: Attempt | undefined;
  /** The account where an attempt began: another one knows nothing of it, and would do it a second time. */
  readonly accountOf: (attempt: Attempt) => Promise<Provider>;
  readonly find: (provider: Provider, attempt: Attempt) => Promise<Said | NotFound>;
  /** Whom a new attempt may go to, the preferred one first, and what is said when there is nobody. */
  readonly candidates: () => Promise<readonly Provider[]>;
  readonly nobody: string;
  /** Finds out right before it is told whether a provider may be. */
  readonly check: (provider: Provider) => Promise<Check<Cleared>>;
  /** Which of our accounts there a new attempt is in. */
  readonly identify: (provider: Provider, cleared: Cleared | undefined) => Promise<string | undefined>;
  /**
   * Claims the right to tell the provider: from then on it may know of the attempt.
   *
   * @returns undefined when the order is decided or somebody else was first: then nothing may be sent.
   */
  readonly claim: (told: Told<Provider, Attempt>) => Promise<Claimed | undefined>;
  readonly tell: (provider: Provider, cleared: Cleared, claim: Claimed) => Promise<Said>;
  /** Whether nobody has claimed the right to tell since this claim. */
  readonly isLatest: (claim: Claimed) => Promise<boolean>;
  /**
   * Gives up an attempt that its provider has provably not acted on. Absent where no provider proves that.
   *
   * @returns false when somebody claimed it again meanwhile: then nothing follows from the refusal.
   */
  readonly giveUp?: (
    claim: Claimed,
    refusal: { readonly as: 'not_sent' | 'blocked'; readonly because: string },
  ) => Promise<boolean>;
  /** Hears of a provider that could not be asked whether it may be told. */
  readonly noteFailedCheck?: (provider: Provider, status: Unanswered['status']) => void;
  /** Hears of a provider that will do nothing until somebody acts on our account there. */
  readonly noteBlocked?: (provider: string) => void;
}

/** How long one execution goes on telling further providers; each may take three exchanges at most 60 s long. */
const NO_FURTHER_PROVIDER_AFTER_MS = 100_000;

/**
 * Has a provider carry out an order. After a crash or time-out the provider may know of the attempt already, so it is
 * asked first and told again, under the same reference, only when it does not. As long as no attempt is under way a
 * provider is chosen; one that provably did nothing is given up for the next.
 *
 * An execution whose worker lost its connection to Temporal may still be at work when the next one begins. So only the one
 * that claimed the attempt first may call a refusal definitive, nobody may once it was claimed again, and one that was
 * overtaken sends nothing.
 *
 * @throws ApplicationFailure `Overtaken`, which Temporal retries.
 */
export function tellOnce<
  Provider extends AccountAtProvider,
  Attempt,
  Cleared,
  Claimed extends Claim,
  Said extends Report,
>(telling: Telling<Provider, Attempt, Cleared, Claimed, Said>): Promise<Said | NotFound | Unanswered> {
  const { attempt, deed, noteBlocked } = telling;

  /**
   * A refusal of the first attempt is for good only while nobody else claimed: who did may have told the provider again,
   * which may have taken that. The next attempt asks then.
   */
  async function stepBackIfOvertaken(claim: Claimed): Promise<void> {
    if (claim.isFirst && !(await telling.isLatest(claim))) throw overtaken(deed);
  }

  /** Returns what is known then, and whether another provider may be told. */
  async function tellOf(provider: Provider, check: Check<Cleared>, told: Told<Provider, Attempt>) {
    const claim = await telling.claim(told);
    if (!claim) throw overtaken(deed);
    if ('because' in check) {
      await stepBackIfOvertaken(claim);
      const known = claim.isFirst
        ? unanswered('failed', check.because)
        : unanswered('unknown', `${check.because} An earlier attempt may be under way.`);
      return { known, isPassedOver: false };
    }
    const report = await telling.tell(provider, check.cleared, claim);
    const { status, reason, askAgainInMs } = report;
    if (status === 'failed' || status === 'refused') await stepBackIfOvertaken(claim);
    const isRefused = status === 'not_sent' || status === 'blocked';
    if (!isRefused || !claim.isFirst || !telling.giveUp) return { known: report, isPassedOver: false };
    const because = reason ?? `${provider.name} did nothing, and did not say why.`;
    if (!(await telling.giveUp(claim, { as: status, because }))) throw overtaken(deed);
    const known = unanswered(status === 'blocked' ? 'blocked' : 'unreachable', because, askAgainInMs);
    return { known, isPassedOver: true };
  }

  async function goOn(under: Attempt) {
    const provider = await telling.accountOf(under);
    const found = await telling.find(provider, under);
    if (found.status !== 'not_found') return found;
    const { known } = await tellOf(provider, await telling.check(provider), { under });
    if (known.status === 'blocked') noteBlocked?.(provider.name);
    return known;
  }

  async function begin() {
    const startedAtMs = Date.now();
    const passedOver: Unanswered[] = [];
    for (const provider of await telling.candidates()) {
      if (Date.now() - startedAtMs > NO_FURTHER_PROVIDER_AFTER_MS) break;
      const passOver = (known: Unanswered) => {
        if (known.status === 'blocked') noteBlocked?.(provider.name);
        passedOver.push(known);
      };
      let check: Check<Cleared>;
      let account: string | undefined;
      try {
        check = await telling.check(provider);
        account = await telling.identify(provider, 'because' in check ? undefined : check.cleared);
      } catch (error) {
        const failed = unansweredBy(error, { isTold: false });
        if (!failed) throw error;
        telling.noteFailedCheck?.(provider, failed.status);
        passOver(failed);
        continue;
      }
      if ('because' in check && !check.isDefinitive) {
        passOver(unanswered('unknown', check.because));
        continue;
      }
      const { known, isPassedOver } = await tellOf(provider, check, { provider, account });
      if (!isPassedOver) return known;
      passOver(known as Unanswered);
    }
    return summaryOf(passedOver, telling.nobody);
  }

  return answerOf(() => (attempt === undefined ? begin() : goOn(attempt)), noteBlocked);
}

/** Asks what became of an order; `not_found` as long as no attempt is under way: then a provider is told, not asked. */
export async function askAbout<Provider extends AccountAtProvider, Attempt, Said extends Report>({
  attempt,
  accountOf,
  find,
  noteBlocked,
}: Pick<
  Telling<Provider, Attempt, never, never, Said>,
  'attempt' | 'accountOf' | 'find' | 'noteBlocked'
>): Promise<Said | NotFound | Unanswered> {
  if (attempt === undefined) return { status: 'not_found' };
  return answerOf(async () => find(await accountOf(attempt), attempt), noteBlocked);
}

/**
 * What a provider that was told answers, or what is known when it does not. An unreachable provider is knowledge too, so
 * that the workflow decides when to ask again; only our own faults are thrown and retried by Temporal.
 */
export async function answerOf<Said>(
  ask: () => Promise<Said>,
  noteBlocked?: (provider: string) => void,
): Promise<Said | Unanswered> {
  try {
    return await ask();
  } catch (error) {
    const failed = unansweredBy(error, { isTold: true });
    if (!failed) throw error;
    if (error instanceof ProviderRejectedError) noteBlocked?.(error.provider);
    return failed;
  }
}

/** What a provider's failing says of an order; undefined when the failure is our own. */
function unansweredBy(error: unknown, { isTold }: { readonly isTold: boolean }): Unanswered | undefined {
  // Nothing was sent, and waiting for days would help nobody: a human hears of it after a few more enquiries.
  if (error instanceof AccountUnresolvedError) return unanswered('unknown', error.message);
  if (error instanceof ProviderUnavailableError) {
    return unanswered('unreachable', error.message, error.retryAfterMs);
  }
  // Of what was told to a provider that does not let us ask nobody may say that it was not done.
  if (error instanceof ProviderRejectedError) {
    return unanswered(isTold ? 'not_configured' : 'blocked', error.message);
  }
  if (error instanceof AccountNotConfiguredError) return unanswered('not_configured', error.message);
  return undefined;
}

/** What follows when every provider was passed over: the one that may take it soonest decides what to wait for. */
function summaryOf(passedOver: readonly Unanswered[], nobody: string): Unanswered {
  const [first, another] = passedOver;
  if (!first) return unanswered('blocked', nobody);
  const soonest = (['unreachable', 'blocked'] as const).find((status) =>
    passedOver.some((each) => each.status === status),
  );
  // One of several that wants to be left alone is no reason not to ask the others.
  const askAgainInMs = another ? undefined : first.askAgainInMs;
  return unanswered(soonest ?? first.status, passedOver.map(({ reason }) => reason).join(' '), askAgainInMs);
}

function unanswered(status: Unanswered['status'], reason: string, askAgainInMs?: number): Unanswered {
  return { status, providerReference: undefined, reason, askAgainInMs };
}

function overtaken(deed: string): ApplicationFailure {
  return ApplicationFailure.retryable(`Another attempt at this ${deed} was faster.`, 'Overtaken');
}
