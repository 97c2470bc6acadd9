import type { ComponentType, ReactNode } from 'react'
import { lateCode, type LateCode } from '../primitives/late/late-code.ts'
import { useLateCode } from '../primitives/late/use-late-code.ts'

export interface Openable {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * A component that opens on a press, and whose code loads when the page is idle, or with the press. It opens as soon as it
 * has loaded; after a failure it closes, so that the next press tries again.
 */
export function openedLater<Props extends Openable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** Shown while the code loads after a press. */
  pending: ReactNode = null,
): ComponentType<Props> & { code: LateCode<{ default: ComponentType<Props> }> } {
  const late = lateCode(load)
  function OpenedLater(props: Props) {
    const { open, onOpenChange } = props
    const { code } = useLateCode(late, open, () => onOpenChange(false))
    if (code === null) return open && pending
    const { default: Component } = code
    return <Component {...props} />
  }
  return Object.assign(OpenedLater, { code: late })
}
