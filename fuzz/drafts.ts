import type { MerchantName, Piece } from './json.ts';

/** How a request proves who sends it. `own` is what the operation takes. */
export type Credential =
  | { readonly kind: 'own'; readonly environment: 'prod' | 'test' }
  /** What the operation does not take, in the header where it belongs. */
  | { readonly kind: 'misplaced'; readonly environment: 'prod' | 'test' }
  /** One of the sender's users, by login token where the operation takes one and by cookie otherwise. */
  | {
      readonly kind: 'user';
      readonly index: number;
      readonly prefersCookie: boolean;
      readonly environment: 'prod' | 'test';
    }
  /** One of the sender's restricted keys. */
  | { readonly kind: 'restrictedKey'; readonly index: number }
  | { readonly kind: 'keyAsBearer' | 'tokenAsKey' | 'none' | 'damaged' | 'twice' }
  /** The sender's key and the other merchant's token. */
  | { readonly kind: 'mixed'; readonly environment: 'prod' | 'test' }
  | { readonly kind: 'text'; readonly header: 'x-api-key' | 'authorization'; readonly text: string };

/** What stands in the query: names with values, or a text that is none. */
export type DraftQuery = readonly (readonly [name: string, value: Piece])[] | string;

/** The bytes of a body, once the texts in it are known. */
export type DraftBody = (resolve: (piece: Piece) => string) => Uint8Array;

/** How a request travels: as a client writes it, or as bytes that no client would write. */
export type Framing =
  | { readonly kind: 'client'; readonly isChunked: boolean }
  | {
      readonly kind: 'raw';
      readonly trick: string;
      /** Whether it is HTTP/1.1, which has to be answered. */
      readonly isHttp: boolean;
      /** Whether the client says that nothing more comes. */
      readonly endsAfter: boolean;
    };

/** How a callback is signed, by the provider whose secret it is. */
export interface DraftSignature {
  readonly provider: string;
  readonly kind: 'right' | 'wrong' | 'missing' | 'damaged' | 'of other bytes';
}

/** A request as it is drawn: all of it follows from the seed, but for what the service gave. */
export interface Draft {
  /** What it is about, for the report: such as `POST /payment/process`. */
  readonly operation: string;
  /** The documented path with its placeholders when it is certain that this operation answers. */
  readonly documented: { readonly method: string; readonly path: string } | undefined;
  readonly sender: MerchantName;
  readonly credential: Credential;
  /** Whether the operation asks for a credential, and which. */
  readonly takes: readonly ('apiKey' | 'token')[];
  /** The permissions of which one is needed; empty where none is, and undefined for an operation without a caller. */
  readonly permissions: readonly string[] | undefined;
  readonly method: string;
  /** The path, piece by piece; a text that was given is percent-encoded, others stand as they are. */
  readonly path: readonly Piece[];
  readonly query: DraftQuery;
  readonly headers: readonly (readonly [name: string, value: Piece])[];
  readonly body: DraftBody | undefined;
  readonly signature: DraftSignature | undefined;
  readonly framing: Framing;
}
