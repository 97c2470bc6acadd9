import { SHARE_VARIABLES, type ShareVariable } from '@fanfare/contract/rules/share_message.ts'

export const VARIABLES = SHARE_VARIABLES

export type Variable = ShareVariable

/** What people see in place of the keys. */
export type VariableLabels = Record<Variable, string>

/** A piece of a message: words, or a variable that stands for some. */
export type TemplatePart = { text: string } | { variable: Variable }

const IN_BRACES = /\{([^{}]*)\}/g

/** A stored message as people read it: `{title}` becomes `{Post Title}`. */
export function toLabels(stored: string, labels: VariableLabels): string {
  return stored.replaceAll(IN_BRACES, (whole, key: string) =>
    isVariable(key) ? labelled(labels[key]) : whole,
  )
}

/** A message as it is stored: `{Post Title}` becomes `{title}`. Other words in braces stay as they are. */
export function toKeys(shown: string, labels: VariableLabels): string {
  const keys = new Map(VARIABLES.map((variable) => [labels[variable], variable]))
  return shown.replaceAll(IN_BRACES, (whole, label: string) => {
    const key = keys.get(label)
    return key === undefined ? whole : `{${key}}`
  })
}

/** How a variable is written in the editor. */
export function labelled(label: string): string {
  return `{${label}}`
}

/** The pieces of a stored message, in order. */
export function partsOf(stored: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let end = 0
  for (const match of stored.matchAll(IN_BRACES)) {
    const key = match[1] ?? ''
    if (!isVariable(key)) continue
    if (match.index > end) parts.push({ text: stored.slice(end, match.index) })
    parts.push({ variable: key })
    end = match.index + match[0].length
  }
  if (end < stored.length) parts.push({ text: stored.slice(end) })
  return parts
}

function isVariable(key: string): key is Variable {
  return VARIABLES.includes(key as Variable)
}
