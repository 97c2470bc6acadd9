import type { OnSkipped } from './schema.ts'
import type { State } from './state.ts'

/** The maximum number of entries to remember. */
const SKIPPED_MAX = 1_000
/** Names as the contract has them. Anything else may be user content, and is not logged. */
const NAME = /^[a-z][a-z._-]{0,39}$/i

/** Returns a function that counts unreadable entries of servers, each once, and logs their kind. */
export function countSkipped(state: State, onNew: (kind: string) => void): OnSkipped {
  const known = new Set<string>()
  return (kind, entry) => {
    const { id, type } = Object(entry) as { id?: unknown; type?: unknown }
    const mark = `${kind} ${JSON.stringify(id ?? entry)?.slice(0, 200)}`
    if (known.has(mark) || known.size >= SKIPPED_MAX) return
    known.add(mark)
    state.setState({ skippedEntries: known.size })
    onNew(typeof type === 'string' && NAME.test(type) ? `${kind} ${type}` : kind)
  }
}
