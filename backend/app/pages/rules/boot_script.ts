import type { BootData } from '#contract/data/boot'

/** Characters that could end the script element, or a line in old parsers. */
const DANGEROUS = /[<>&\u2028\u2029]/g

/** Embeds data for the client as JSON that is never executed. */
export function bootScript(data: BootData): string {
  const json = JSON.stringify(data).replace(DANGEROUS, escape)
  return `<script type="application/json" id="boot">${json}</script>`
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
