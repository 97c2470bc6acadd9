import { useEffect, useRef, useState } from 'react'
import { bridge } from '../bridge.ts'
import { FindBar } from './find-bar.tsx'

/** Opens the search of the page when main asks for it. Once it is closed, the focus returns to where it was. */
export function FindInPage() {
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(
    () =>
      bridge.on('find:open', () => {
        if (field.current === null) {
          opener.current = document.activeElement
          setOpen(true)
        } else {
          field.current.focus()
          field.current.select()
        }
      }),
    [],
  )
  const close = () => {
    setOpen(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return open && <FindBar field={field} onClose={close} />
}
