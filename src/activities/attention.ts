/** Why a human is needed for a flow. The text is kept with the record and shown to operators: no personal data. */
export interface AttentionInput {
  readonly reason: string;
  /** It is about a flow that has ended, which the provider contradicts. */
  readonly hasEnded?: boolean;
}
