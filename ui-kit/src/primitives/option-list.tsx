import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { landmarkOf } from './landmark-of.ts'

export interface OptionListProps {
  /** The element that the list is anchored to, and as wide as. */
  anchor: RefObject<HTMLElement | null>
  children: (option: string) => ReactNode
}

/**
 * The options of a field, which keeps the focus. The popup of Base UI would hide the rest of the page from screen readers,
 * though Tab leads there; this list leaves the page alone. The field closes it on blur.
 */
export function OptionList({ anchor, children }: OptionListProps) {
  return (
    <Combobox.Portal container={anchor.current === null ? undefined : landmarkOf(anchor.current)}>
      <Combobox.Positioner anchor={anchor} sideOffset={6} className="z-50">
        <div
          role="presentation"
          onMouseDown={keepFocus}
          className="popup max-h-64 w-(--anchor-width) overflow-y-auto p-1.5"
        >
          <Combobox.List>{children}</Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

/** The actions that a combobox with an option list needs: without a Base UI popup it does not notice that the list closed. */
export function useClosing(open: boolean) {
  const actions = useRef<Combobox.Root.Actions | null>(null)
  useEffect(() => {
    if (!open) actions.current?.unmount()
  }, [open])
  return actions
}

/** A press on the scroll bar leaves the focus in the field. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
