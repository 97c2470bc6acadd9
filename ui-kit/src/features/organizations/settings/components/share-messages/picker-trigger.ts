import { foldAccents } from '../../../../../i18n/fold-accents.ts'

/** What the picker offers: variables after `$`, mentions after `@`. */
export type PickerKind = 'variable' | 'mention'

export interface PickerTrigger {
  kind: PickerKind
  /** What has been typed after the trigger character. */
  query: string
  /** The index of the trigger character. */
  start: number
}

const REACH = 40
/** What may not precede a trigger character: a word character, or the opening brace of a complete mention. */
const BEFORE: Record<PickerKind, RegExp> = { variable: /[\p{L}\p{N}]/u, mention: /[\p{L}\p{N}{]/u }
const KINDS: Record<string, PickerKind> = { $: 'variable', '@': 'mention' }
/** Variable labels may contain spaces, mentions may not. */
const QUERIES: Record<PickerKind, RegExp> = { variable: /^(?!\s)[^\n{}]*$/, mention: /^[^\s{}]*$/ }

/** The picker to open for the text before the caret; null in `ana@example.org` and `US$5`. */
export function triggerAt(text: string, caret: number): PickerTrigger | null {
  const from = Math.max(0, caret - REACH)
  const before = text.slice(from, caret)
  const at = Math.max(before.lastIndexOf('$'), before.lastIndexOf('@'))
  const kind = KINDS[before[at] ?? '']
  if (kind === undefined || BEFORE[kind].test(text[from + at - 1] ?? '')) return null
  const query = before.slice(at + 1)
  return QUERIES[kind].test(query) ? { kind, query, start: from + at } : null
}

/** The options whose label, or other name, contains the query, ignoring accents and case. */
export function matching<Option extends { label: string; alias?: string }>(
  options: readonly Option[],
  query: string,
): Option[] {
  const wanted = foldAccents(query.trim())
  return options.filter(({ label, alias = '' }) => foldAccents(`${label} ${alias}`).includes(wanted))
}
