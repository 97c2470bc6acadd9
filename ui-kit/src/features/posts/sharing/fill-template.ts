import { SHARE_VARIABLES, type ShareVariable } from '@fanfare/contract/rules/share_message.ts'

export type ShareValues = Record<ShareVariable, string>

/** A share message with its variables filled in. What is filled in is never looked at again; other words in braces stay. */
export function fillTemplate(template: string, values: ShareValues): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (whole, key: string) => {
    const variable = SHARE_VARIABLES.find((known) => known === key)
    return variable === undefined ? whole : values[variable]
  })
}
