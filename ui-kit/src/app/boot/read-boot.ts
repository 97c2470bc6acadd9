import type { BootData } from './boot-data.ts'

/** The data the server left in the page; null on every other page. */
export function readBoot(page: Document): BootData | null {
  const text = page.querySelector('#boot')?.textContent
  return text ? (JSON.parse(text) as BootData) : null
}
