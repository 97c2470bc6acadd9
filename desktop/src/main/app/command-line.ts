import { HIDDEN } from '../autostart/hidden.ts'
import { linkAmong, type DeepLink } from '../deep-link/parse-link.ts'

/** What a command line asks of the client, of a new one or of the one that runs already. */
export interface Wish {
  link: DeepLink | null
  /** Copy the next suggestion without showing anything. */
  copyNext: boolean
  /** Begin in the tray. */
  hidden: boolean
}

export function readCommandLine(words: readonly string[]): Wish {
  return {
    link: linkAmong(words),
    copyNext: words.includes('--copy-next'),
    hidden: words.includes(HIDDEN),
  }
}
