/** What is being picked: a variable after `$`, a mention after `@`. */
export type PickerKind = 'variable' | 'mention'

export interface PickerTrigger {
  kind: PickerKind
  /** What has been typed after the sign so far. */
  query: string
  /** Where the sign stands in the text. */
  start: number
}

const REACH = 40
const WORD = /[\p{L}\p{N}]/u
const KINDS: Record<string, PickerKind> = { $: 'variable', '@': 'mention' }
/** Labels of variables have spaces between their words, names of the chat have none. */
const QUERIES: Record<PickerKind, RegExp> = { variable: /^(?!\s)[^\n{}]*$/, mention: /^[^\s{}]*$/ }

/** The picker somebody has asked for by what stands before the caret; null in `ana@example.org` and `US$5`. */
export function triggerAt(text: string, caret: number): PickerTrigger | null {
  const from = Math.max(0, caret - REACH)
  const before = text.slice(from, caret)
  const at = Math.max(before.lastIndexOf('$'), before.lastIndexOf('@'))
  const kind = KINDS[before[at] ?? '']
  if (kind === undefined || WORD.test(text[from + at - 1] ?? '')) return null
  const query = before.slice(at + 1)
  return QUERIES[kind].test(query) ? { kind, query, start: from + at } : null
}

/** The options whose label holds what was typed, whatever its accents and capitals. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  query: string,
): Option[] {
  const wanted = plain(query.trim())
  return options.filter(({ label }) => plain(label).includes(wanted))
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
