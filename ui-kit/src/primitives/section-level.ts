import { createContext } from 'react'

/** The heading level of section cards: below the title of the page, or below that of a group. */
export const SectionLevel = createContext<'h2' | 'h3'>('h2')
