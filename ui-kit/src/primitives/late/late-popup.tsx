import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { LateCode } from './late-code.ts'
import { HostedTrigger, StandIn, TriggerHost } from './trigger-host.tsx'
import { useLateCode } from './use-late-code.ts'

export interface LatePopupProps<Code> {
  late: LateCode<Code>
  /** The content opened by a press; nothing where the popup only describes its trigger. */
  opens?: 'menu' | 'dialog'
  trigger: ReactElement
  /** Opened from outside. */
  open?: boolean
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Renders the popup with its code, and with the stand-in for the trigger. */
  children: (code: Code, trigger: ReactElement) => ReactNode
}

/**
 * A control with a popup whose code loads when the page is idle, or with the first press, which then opens it as soon as
 * the code has loaded.
 */
export function LatePopup<Code extends object>(props: LatePopupProps<Code>) {
  const { late, opens, trigger, open = false, onOpenChange, children } = props
  const { code, request } = useLateCode(late, open, () => onOpenChange?.(false))
  const [host] = useState(() => new TriggerHost())
  const pressed = useRef(false)
  const press = () => {
    pressed.current = true
    void request().then((came) => (pressed.current &&= came))
  }
  const repeatPress = () => {
    // A browser ignores a click that is made while it still dispatches another one of the same element.
    if (pressed.current) setTimeout(() => host.element?.click())
    pressed.current = false
  }

  return (
    <>
      <HostedTrigger
        host={host}
        trigger={trigger as ReactElement<Record<string, unknown>>}
        before={opens === undefined ? {} : { 'aria-haspopup': opens, 'aria-expanded': false, onClick: press }}
        onReady={repeatPress}
      />
      {code !== null && children(code, <StandIn host={host} />)}
    </>
  )
}
