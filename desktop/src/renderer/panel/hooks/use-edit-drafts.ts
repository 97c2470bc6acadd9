import { useState } from 'react'

/** The edited texts that are on no clipboard yet, by suggestion or generated text. */
export type EditDrafts = Map<string, string>

/** Keeps edited texts while the panel is hidden, as it is when the user looks at the post. */
export function useEditDrafts(): EditDrafts {
  const [drafts] = useState<EditDrafts>(() => new Map())
  return drafts
}
