/** What stopped a copy or an undo, where its sentence needs nothing else. */
type PlainRefusal =
  /** Every suggestion is used. */
  | 'none-left'
  /** The person has written what is left, and is never offered that. */
  | 'only-yours'
  /** The person has copied from every post that has something left. */
  | 'copied-from-all'
  /** The person has copied as many suggestions of the post as one member may. */
  | 'copy-limit'
  | 'no-organization'
  | 'not-member'
  | 'post-deleted'
  | 'suggestion-deleted'
  /** The claim was released elsewhere before its answer arrived. */
  | 'released'
  | 'signed-out'
  | 'forbidden'
  | 'offline'
  /** It is not known whether the server has done it. The client asks again about a claim. */
  | 'unanswered'
  /** The server could not answer a question; nothing was changed. */
  | 'server-failed'
  | 'storage-full'
  | 'clipboard-failed'

/** Why nothing was copied, or why a copy was not undone. Each has its sentence in `refusals/`. */
export type Refusal =
  | { outcome: PlainRefusal }
  | { outcome: 'rate-limited'; seconds: number }
  /** With the code of the server, for one that has no sentence of its own. */
  | { outcome: 'refused'; code: string }

/** What the sentences of refusals say beside their words. */
export function refusalDetails(refusal: Refusal): { count: number; code: string } {
  return {
    count: refusal.outcome === 'rate-limited' ? refusal.seconds : 0,
    code: refusal.outcome === 'refused' ? refusal.code : '',
  }
}
