import { createContext } from 'react'

/** The element id of what the buttons inside act on: their description, by which a screen reader tells one *Copy* from the next. */
export const SubjectContext = createContext<string | undefined>(undefined)
