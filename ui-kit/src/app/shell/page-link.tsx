import { Link } from 'react-router-dom'
import { usePlatform } from '../../platform/platform-context.ts'

export interface PageLinkProps {
  path: string
  className: string
  children: string
}

/** A page of the website, which the desktop client opens in the browser. */
export function PageLink({ path, className, children }: PageLinkProps) {
  const { kind, origin } = usePlatform()
  if (kind === 'web') {
    return (
      <Link to={path} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={`${origin()}${path}`} target="_blank" rel="noopener" className={className}>
      {children}
    </a>
  )
}
