import { SHARE_VARIABLES, type ShareVariable } from '@fanfare/contract/organizations/rules/share_message.ts'

export const VARIABLES = SHARE_VARIABLES

export type Variable = ShareVariable

/** The label of each variable. */
export type VariableLabels = Record<Variable, string>

/** A part of a message: text or a variable. */
export type TemplatePart = { text: string } | { variable: Variable }

const IN_BRACES = /\{([^{}]*)\}/g

/** Replaces keys by labels: `{title}` becomes `{Post Title}`. */
export function toLabels(stored: string, labels: VariableLabels): string {
  return stored.replaceAll(IN_BRACES, (whole, key: string) =>
    isVariable(key) ? inBraces(labels[key]) : whole,
  )
}

/** Replaces labels by keys: `{Post Title}` becomes `{title}`. Other text in braces is kept. */
export function toKeys(shown: string, labels: VariableLabels): string {
  const keys = new Map(VARIABLES.map((variable) => [labels[variable], variable]))
  return shown.replaceAll(IN_BRACES, (whole, label: string) => {
    const key = keys.get(label)
    return key === undefined ? whole : `{${key}}`
  })
}

/** A label as it is written in the editor. */
export function inBraces(label: string): string {
  return `{${label}}`
}

/** Splits a stored message into text and variables. */
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
