import type { ComponentType } from 'react'
import { lateCode, type LateCode } from './late-code.ts'

export interface WithContent {
  /** The code of a child from `lateContent`. */
  content?: LateCode<unknown>
}

export type LateContent<Props> = ComponentType<Props> & { code: LateCode<{ default: ComponentType<Props> }> }

/** The content of a popup, in a file of its own. The popup gets its `code` as `content`, and opens once it has loaded. */
export function lateContent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LateContent<Props> {
  const code = lateCode(load)
  function Content(props: Props) {
    const loaded = code.loaded()
    if (loaded === null) throw new Error('The popup needs the code of its content')
    return <loaded.default {...props} />
  }
  return Object.assign(Content, { code })
}
