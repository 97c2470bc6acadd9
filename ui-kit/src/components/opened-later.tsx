import type { ComponentType, ReactNode } from 'react'
import { lateCode, type LateCode } from '../primitives/late/late-code.ts'
import { useLateCode } from '../primitives/late/use-late-code.ts'

export interface Openable {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * A component that a press opens, and whose code comes when the page is idle, or with the press. It opens as soon as it
 * is there; one that could not be loaded closes again, so that the next press tries once more.
 */
export function openedLater<Props extends Openable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** Shown while somebody waits. */
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
