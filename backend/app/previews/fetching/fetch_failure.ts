import type { PreviewFailure } from '#contract/data/link_preview'

/** Why something was not fetched: a reason for the person, and words for the log that tell nothing secret. */
export class FetchFailure extends Error {
  readonly reason: PreviewFailure

  constructor(reason: PreviewFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchFailure'
    this.reason = reason
  }
}

/** Whatever was thrown on the way, as a failure: what is not a decision of ours was the other side or the line. */
export function toFetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error
  const { code, name } = error as NodeJS.ErrnoException
  return new FetchFailure('unreachable', typeof code === 'string' ? code : name, { cause: error })
}
