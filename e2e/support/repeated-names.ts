import type { Page } from '@playwright/test'

/** Controls that act on one of several things. Links to the same page and radio buttons of several groups may share a name. */
const ROLES = new Set(['button', 'checkbox', 'switch'])
/** Part of the browser's own fields, or the same act wherever it is offered. */
const SAME_EVERYWHERE = /^(Show (date|time|local date and time) picker|Request support$)/
/** Describes a session of the tests: they begin in the same minute, and nothing else tells them apart. */
const OWN_SESSION = /^127\.0\.0\.1 · /

/**
 * The controls of a page that a screen reader cannot tell apart, because several have the same role, name and description.
 */
export async function repeatedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const counts = new Map<string, number>()
  for (const { ignored, role, name, description } of nodes) {
    if (ignored || !ROLES.has(String(role?.value))) continue
    if (SAME_EVERYWHERE.test(String(name?.value))) continue
    if (OWN_SESSION.test(String(description?.value))) continue
    const about = description?.value ? `, ${description.value}` : ''
    const control = `${role!.value} “${name?.value}${about}”`
    counts.set(control, (counts.get(control) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1).map(([control, count]) => `${control} ×${count}`)
}
