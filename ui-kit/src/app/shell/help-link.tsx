import type { ComponentProps } from 'react'
import { usePlatform } from '../../platform/platform-context.ts'

/** Opens the guide on the server in a new tab, so that the current page stays open. */
export function HelpLink({ children, ...props }: ComponentProps<'a'>) {
  const { kind, origin } = usePlatform()
  const address = kind === 'web' ? '/help' : `${origin()}/help`
  return (
    <a {...props} href={address} target="_blank" rel="noopener" hrefLang="en">
      {children}
    </a>
  )
}
