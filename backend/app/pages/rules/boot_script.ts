import type { PublicOrganization } from '#contract/data/organization'
import type { PublicPost } from '#contract/data/post'

/** What the server writes into the page of a public address, so that the first paint needs no request. */
export type BootData =
  | { kind: 'public-post'; post: PublicPost }
  | { kind: 'public-organization'; organization: PublicOrganization }

/** Characters that could end the script element, or a line of it in old readers. */
const DANGEROUS = /[<>&\u2028\u2029]/g

/** The data as an element that is read, never run. */
export function bootScript(data: BootData): string {
  const json = JSON.stringify(data).replace(DANGEROUS, escape)
  return `<script type="application/json" id="boot">${json}</script>`
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
