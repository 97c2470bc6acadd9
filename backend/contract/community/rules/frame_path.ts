import { clientPathOf, patternOf, type ClientPath } from '../../core/rules/client_paths.ts'

/** Sections with a frame of their own. The frame of their screen shows what all of its sections have in common. */
export const FRAMED_SECTIONS = ['/organizations/:organizationId/settings/company-information'] as const

/** A screen or a section, as the path of its frame. */
export type FramePath = ClientPath | (typeof FRAMED_SECTIONS)[number]

const SECTIONS = FRAMED_SECTIONS.map((path) => ({ path, pattern: patternOf(path) }))

/** The frame of the page at an address, without its query. */
export function framePathOf(address: string): FramePath | undefined {
  return SECTIONS.find(({ pattern }) => pattern.test(address))?.path ?? clientPathOf(address)
}
