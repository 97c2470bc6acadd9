import { SHARE_VARIABLES, type ShareVariable } from '@fanfare/contract/organizations/rules/share_message.ts'

export type ShareValues = Record<ShareVariable, string>

const DEFAULT_TEMPLATE = '{title}\n{url}'

/** The message a post is shared with: the organization's template filled in, always with the link. */
export function shareMessage(template: string | null, values: ShareValues): string {
  const message = fillTemplate(template ?? DEFAULT_TEMPLATE, values)
  return message.includes(values.url) ? message : `${message}\n${values.url}`
}

/** The message without the link, for a share sheet that gets the link separately. */
export function messageWithoutLink(template: string | null, values: ShareValues): string {
  return fillTemplate(template ?? DEFAULT_TEMPLATE, { ...values, url: '' })
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .trim()
}

/** Replaces the variables of a template in one pass: values are not searched for variables, unknown ones stay. */
export function fillTemplate(template: string, values: ShareValues): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (match, key: string) => {
    const variable = SHARE_VARIABLES.find((known) => known === key)
    return variable === undefined ? match : values[variable]
  })
}

/** A `mailto:` link with subject and body and no recipient. */
export function mailLink(subject: string, text: string): string {
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
