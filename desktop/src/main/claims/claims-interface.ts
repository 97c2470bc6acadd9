import type { CopyChoice } from '../../shared/copy-choice.ts'
import type { CopyOutcome, UndoOutcome } from '../../shared/desktop-state.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import type { State } from '../core/state.ts'
import type { RunningSession } from '../core/running-session.ts'

export interface Claims {
  /**
   * Copies a suggestion of a post of any organization, or the next one there when `commentId` is null. Opens the post
   * unless the choice says otherwise.
   */
  copy: (postId: string, commentId: string | null, choice?: CopyChoice) => Promise<CopyOutcome>
  /**
   * Copies the next suggestion of an organization, by default of the chosen one: never a suggestion by the member, and from
   * the newest post they have not copied from, because members comment once on a post. After an undo it is the same one
   * again. While the outcome of a claim there is unknown, that claim is repeated instead.
   */
  copyNext: (organizationId?: string) => Promise<CopyOutcome>
  /** Undoes the last copy, and takes its text off the clipboard if it is still there. */
  undo: () => Promise<UndoOutcome>
  /** Asks a server about claims without a response. Copies attempted offline are not among them. */
  ask: (address: string) => void
  /** Copies the suggestion of such a recovered claim, by its key. */
  copyRecovered: (key: string) => Promise<CopyOutcome>
  releaseRecovered: (key: string) => Promise<UndoOutcome>
  /** Forgets the claims at a server whose session has ended. */
  forget: (address: string) => void
}

export interface ClaimsOptions {
  state: State
  storage: DeviceStorage
  apiIn: (session: RunningSession) => CheckedClient
  tokenAt: (address: string) => string | null
  /** Waits for the organizations and the list of posts if there are none yet, as right after the start. */
  ensureOffers: () => Promise<void>
  /** Resolves to whether the text is on the clipboard. */
  writeText: (text: string) => Promise<boolean>
  /** Clears the clipboard if it contains this text. */
  clearText: (text: string) => Promise<void>
  openExternal: (url: string) => void
  /** Waits before a claim without a response is sent again. */
  wait?: (milliseconds: number) => Promise<void>
  now?: () => number
}
