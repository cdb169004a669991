import type { Environment } from '../src/domain/money.ts';
import { type Given, MERCHANTS, type MerchantName } from './json.ts';

/** A merchant of a run, as the generator knows it. */
export interface FuzzedMerchant {
  readonly businessId: string;
  readonly email: string;
  readonly password: string;
  readonly passwordHash: string;
  /** A user of every role, the owner first. */
  readonly users: readonly FuzzedUser[];
  readonly restrictedKeys: readonly FuzzedKey[];
  /** Users who have not joined; requests name them. */
  readonly invitedIds: readonly string[];
  /** A text that stands in the merchant's name and in whatever it sends, and nowhere else. */
  readonly mark: string;
  /** The current keys; a rotation replaces them. */
  readonly keys: { prod: string; test: string };
}

/** A user of a merchant, whose sessions are begun again now and then, because requests end them. */
export interface FuzzedUser {
  readonly userId: string;
  readonly permissions: ReadonlySet<string>;
  /** Of a login. */
  token: string;
  /** The token in the cookie of the dashboard. */
  cookie: string;
}

/** A restricted key of a merchant. */
export interface FuzzedKey {
  readonly id: string;
  readonly key: string;
  readonly permissions: ReadonlySet<string>;
  /** Whether it is accepted from another network alone. */
  readonly isForElsewhere: boolean;
}

/** Ids, keys and secrets as they stand in answers. */
const TOKENS =
  /\b(?:(biz|txn|wd|bill|sale|col|cp|msg|key|qte|whs|usr|apr)_[0-9a-z]{26}\b|mp_(?:prod|test)_[0-9A-Za-z]{36}|whsec_[A-Za-z0-9+/=]{20,}|[0-9a-z]{16}@merchant\.example)/g;
/** The prefixes of what stands in one environment only. */
const RECORDS = new Set(['txn', 'wd', 'bill', 'sale', 'col', 'cp', 'msg', 'qte']);
const CURSOR = /"nextCursor":"([^"]{1,500})"/;

/** How many of a kind are kept to be drawn from, the latest. */
const MAX_POOL = 500;

/**
 * What is known of both merchants: who they are, what the service answered them, and what each of them sent. Whatever is
 * first seen in an answer to a merchant is that merchant's.
 */
export class World {
  readonly merchants: Readonly<Record<MerchantName, FuzzedMerchant>>;
  readonly #ownerOf = new Map<string, MerchantName>();
  readonly #environmentOf = new Map<string, Environment>();
  readonly #published: ReadonlySet<string>;
  readonly #sentBy = { a: new Set<string>(), b: new Set<string>() };
  /** Who sent something, marked, with a proof of the other: it may be stored as the other's. */
  readonly #storedWithOther = new Set<MerchantName>();
  /** Tokens of logins and of cookies. */
  readonly #sessions = new Set<string>();
  readonly #pools = { a: new Map<string, string[]>(), b: new Map<string, string[]>() };

  /** @param published what anybody may read, such as /openapi.json with its examples. */
  constructor(merchants: Readonly<Record<MerchantName, FuzzedMerchant>>, published = '') {
    this.merchants = merchants;
    this.#published = new Set([...published.matchAll(TOKENS)].map(([token]) => token));
    for (const name of MERCHANTS) {
      const { businessId, email, password, mark, keys, users, restrictedKeys, invitedIds } = merchants[name];
      for (const token of [businessId, email, keys.prod, keys.test]) this.#ownerOf.set(token, name);
      // Known from the beginning, so that they are not drawn: their permissions stay as they are.
      for (const { userId } of users) this.#ownerOf.set(userId, name);
      for (const { id, key } of restrictedKeys) for (const token of [id, key]) this.#ownerOf.set(token, name);
      for (const id of invitedIds) this.#ownerOf.set(id, name);
      this.noteSessions();
      this.#pools[name] = new Map([
        ['biz', [businessId]],
        ['email', [email]],
        ['password', [password]],
        ['mark', [mark]],
        ['usr', [...invitedIds]],
      ]);
    }
  }

  /** The text that a request has for what was drawn. */
  resolve(given: Given, sender: MerchantName): string {
    if (given.what === 'text') return given.suffix;
    const owner = given.of === 'own' ? sender : otherOf(sender);
    const pool = this.#pools[owner].get(given.what) ?? [];
    const value = pool[given.index % Math.max(1, pool.length)] ?? `${given.what}_01kb4z7v1q8m3c5n6p7r8s9t0v`;
    return `${value}${given.suffix}`;
  }

  /**
   * Notes what a merchant sends: to be answered it again is not a leak. An id of its own counts where it may be stored, since
   * it may then be read in the environment that it is not of.
   *
   * @param sent.text the request as text. @param sent.stored the part of it that a record may keep.
   * @param sent.viewers the merchants that the request may be done for.
   */
  noteSent(
    sender: MerchantName,
    sent: { readonly text: string; readonly stored: string; readonly viewers: readonly MerchantName[] },
  ): void {
    const { text, stored, viewers } = sent;
    if (viewers.includes(otherOf(sender)) && holds(stored, this.merchants[sender].mark))
      this.#storedWithOther.add(sender);
    for (const [token] of text.matchAll(TOKENS)) {
      if (this.#ownerOf.get(token) !== sender || stored.includes(token)) this.#sentBy[sender].add(token);
    }
  }

  /**
   * Notes what a merchant was answered.
   *
   * @param environment whose records the answer has; undefined when it may have those of both.
   */
  noteAnswered(viewer: MerchantName, text: string, environment: Environment | undefined): void {
    for (const [token, prefix] of text.matchAll(TOKENS)) {
      const isKnown = this.#ownerOf.has(token) || this.#published.has(token);
      if (isKnown || this.#sentBy[viewer].has(token)) continue;
      this.#ownerOf.set(token, viewer);
      if (environment !== undefined && RECORDS.has(prefix ?? '')) this.#environmentOf.set(token, environment);
      if (prefix !== undefined) this.#keep(viewer, prefix, token);
    }
    const cursor = CURSOR.exec(text)?.[1];
    if (cursor !== undefined) this.#keep(viewer, 'cursor', cursor);
  }

  /**
   * What in an answer belongs to other merchants than its viewers, or to their other environment, and was not in what its
   * sender sent.
   *
   * @param environment whose records the answer may have; undefined when it may have those of both.
   * @param sent the request as text.
   * @param isProfile whether the answer has the texts that a merchant is described by, which a holder of its token set.
   */
  foreignIn(
    text: string,
    by: {
      readonly viewers: readonly MerchantName[];
      readonly environment: Environment | undefined;
      readonly sender: MerchantName;
      readonly sent: string;
      readonly isProfile: boolean;
    },
  ): readonly string[] {
    const { viewers, environment, sender, sent } = by;
    const tokens = [...text.matchAll(TOKENS)].map(([token]) => token);
    const foreign = tokens.filter((token) => {
      const owner = this.#ownerOf.get(token);
      if (owner === undefined) return false;
      const holder = this.#environmentOf.get(token) ?? environment;
      if (viewers.includes(owner) && (environment === undefined || holder === environment)) return false;
      return !this.#sentBy[sender].has(token) && !sent.includes(token);
    });
    for (const name of MERCHANTS) {
      if (viewers.includes(name)) continue;
      const { mark, password } = this.merchants[name];
      const unexpected = by.isProfile && this.#storedWithOther.has(name) ? [password] : [mark, password];
      for (const each of unexpected) if (holds(text, each) && !holds(sent, each)) foreign.push(each);
    }
    return [...new Set(foreign)];
  }

  /** Whose passwords stand in a request, which prove who signs in. */
  passwordsIn(text: string): readonly MerchantName[] {
    return MERCHANTS.filter((name) => text.includes(this.merchants[name].password));
  }

  /** Notes the tokens that the users of both merchants have now. */
  noteSessions(): void {
    for (const { token, cookie } of MERCHANTS.flatMap((name) => this.merchants[name].users))
      for (const each of [token, cookie]) this.#sessions.add(each);
  }

  /** Every key, token and secret of a merchant that was seen, which no log may hold. */
  secrets(): readonly string[] {
    const seen = [...this.#ownerOf.keys()].filter((each) => /^(mp_|whsec_)/.test(each));
    const passwords = MERCHANTS.map((name) => this.merchants[name].password);
    return [...seen, ...this.#sessions, ...passwords];
  }

  /** The merchant of a token; undefined when no answer had it yet. */
  ownerOf(token: string): MerchantName | undefined {
    return this.#ownerOf.get(token);
  }

  #keep(of: MerchantName, kind: string, token: string): void {
    const pool = this.#pools[of].get(kind) ?? [];
    pool.push(token);
    if (pool.length > MAX_POOL) pool.shift();
    this.#pools[of].set(kind, pool);
  }
}

/** The token of a login of a merchant's owner. */
export function ownerToken({ users }: FuzzedMerchant): string {
  return users[0]?.token ?? '';
}

/** Names of accounts are written in capitals. */
function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

/** The other of the two merchants. */
export function otherOf(name: MerchantName): MerchantName {
  return name === 'a' ? 'b' : 'a';
}
