/** What stopped a copy or an undo, for causes whose sentence has no variables. */
type PlainRefusal =
  /** There has been no suggestion yet. */
  | 'none-yet'
  /** Every suggestion is used. */
  | 'none-left'
  /** Only suggestions by the user are left, which are never offered to them. */
  | 'only-yours'
  /** The user has copied from every post with available suggestions. */
  | 'copied-from-all'
  /** The user has copied as many suggestions of the post as one member may. */
  | 'copy-limit'
  | 'no-organization'
  | 'not-member'
  | 'post-deleted'
  | 'post-ended'
  | 'suggestion-deleted'
  /** The claim was released elsewhere before its response arrived. */
  | 'released'
  | 'signed-out'
  | 'forbidden'
  | 'offline'
  /** The server may or may not have done it. The client asks again about a claim. */
  | 'unanswered'
  /** The server could not answer a question; nothing was changed. */
  | 'server-failed'
  | 'storage-full'
  | 'clipboard-failed'

/** Why nothing was copied, or why a copy was not undone. Each has its sentence in `refusals/`. */
export type Refusal =
  | { outcome: PlainRefusal }
  | { outcome: 'rate-limited'; seconds: number }
  /** The post has the same text, or a similar one. Null when the user may not see it. */
  | { outcome: 'repeated' | 'similar'; text: string | null }
  /** With the error code of the server, for codes without a sentence of their own. */
  | { outcome: 'refused'; code: string }

/** The variables of the sentences of refusals. */
export function refusalDetails(refusal: Refusal): { count: number; code: string } {
  return {
    count: refusal.outcome === 'rate-limited' ? refusal.seconds : 0,
    code: refusal.outcome === 'refused' ? refusal.code : '',
  }
}
