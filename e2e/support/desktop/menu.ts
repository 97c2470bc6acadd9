import { expect } from '@playwright/test'
import type { TrayItem } from '../../sandbox/desktop/tray-item.ts'

/** Clicks an entry of the tray menu once it is enabled. */
export async function clickEntry({ menu }: TrayItem, ...labels: string[]) {
  await expect(() => menu.click(...labels)).toPass({ timeout: 10_000 })
}

/** The labels of the menu, without separators. */
export async function labelsOf({ menu }: TrayItem): Promise<string[]> {
  return (await menu.read()).map(({ label }) => label).filter((label) => label !== '')
}
