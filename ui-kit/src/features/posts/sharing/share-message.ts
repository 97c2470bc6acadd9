import { fillTemplate, type ShareValues } from './fill-template.ts'

/** What goes round where an organization has written nothing. */
const PLAIN = '{title}\n{url}'

/** The message a post is shared with: the organization's words filled in, and never without the link. */
export function shareMessage(template: string | null, values: ShareValues): string {
  const message = fillTemplate(template ?? PLAIN, values)
  return message.includes(values.url) ? message : `${message}\n${values.url}`
}

/** The same for a share sheet, which is given the link beside the words and would show it twice. */
export function wordsBesideLink(template: string | null, values: ShareValues): string {
  return fillTemplate(template ?? PLAIN, { ...values, url: '' })
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .trim()
}
