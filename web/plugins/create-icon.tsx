import { createElement, type SVGProps } from 'react'
import type { IconNode } from 'lucide-react'

interface IconData {
  name: string
  aliases?: string[]
  node: IconNode
}

const NAMING = /^(?:aria-|role$|title$)/

/** Draws an icon as lucide-react does, without the options that this client does not use. */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const ownClasses = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)]
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
  return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    const isNamed = Object.keys(rest).some((attribute) => NAMING.test(attribute))
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={[...ownClasses, className].filter(Boolean).join(' ')}
        aria-hidden={isNamed ? undefined : 'true'}
        {...rest}
      >
        {shapes}
      </svg>
    )
  }
}
