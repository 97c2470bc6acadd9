import type { BootData } from '#contract/data/boot'
import { embeddedJson } from '#contract/rules/structured_data'

/** Embeds data for the client as JSON that is never executed. */
export function bootScript(data: BootData): string {
  return `<script type="application/json" id="boot">${embeddedJson(data)}</script>`
}
