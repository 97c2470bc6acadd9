import type { ComponentProps, MouseEvent } from 'react'
import { useHelpAddress } from '../../components/use-help-address.ts'
import { openLayer } from '../shell/shell-store.ts'

/** Opens the help beside the page. With a modifier key, or before scripts run, the guide opens in a new tab. */
export function HelpLink({ children, onClick, ...props }: ComponentProps<'a'>) {
  const addressOf = useHelpAddress()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openLayer('help')
  }
  return (
    <a {...props} href={addressOf()} target="_blank" rel="noopener" hrefLang="en" onClick={open}>
      {children}
    </a>
  )
}
