import type { PreviewFailure } from '#contract/posts/data/link_preview'
import { AddressRefused } from '#core/network/public_addresses'

/** Why a page was not fetched: a reason for the user, and a message for the log without secrets. */
export class FetchFailure extends Error {
  readonly reason: PreviewFailure

  constructor(reason: PreviewFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchFailure'
    this.reason = reason
  }
}

/** Converts any error of a fetch; unknown errors are treated as network errors. */
export function toFetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error
  if (error instanceof AddressRefused) return new FetchFailure('refused', error.message)
  const { code, name } = error as NodeJS.ErrnoException
  return new FetchFailure('unreachable', typeof code === 'string' ? code : name, { cause: error })
}
