import { expect, type Locator } from '@playwright/test'

/** Waits until an element is hydrated: only then does the client handle what happens to it. */
export const expectHydrated = (element: Locator) => expect.poll(() => element.evaluate(isHydrated)).toBe(true)

/** Runs in the page: React marks hydrated elements. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
